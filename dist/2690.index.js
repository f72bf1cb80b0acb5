export const id = 2690;
export const ids = [2690];
export const modules = {

/***/ 31126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mn: () => (/* binding */ streamLines),
/* harmony export */   fl: () => (/* binding */ appendJsonLine),
/* harmony export */   mv: () => (/* binding */ streamJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57685);
/* harmony import */ var _path_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10373);
/* harmony import */ var _size_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17603);
/* harmony import */ var _untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4920);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});









// As in files.ts, `root` says that strangers may have made what lies below it.
/** As 'a+', and never through a link. */
const APPEND = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
/**
 * Appends one line and syncs it, so that a killed process loses at most the line it was writing; where the disk is full
 * the file stays as it was. One process at a time writes a file.
 */
async function appendJsonLine(path, value, root) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            if (root === undefined)
                await (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolders */ .w)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
            else
                await (0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__/* .prepareBelow */ .N2)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path));
            const file = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, root === undefined ? 'a+' : APPEND), true);
            const { size } = await file.stat();
            const last = Buffer.alloc(1);
            if (size > 0)
                await file.read(last, 0, 1, size - 1);
            const torn = size > 0 && last[0] !== 0x0a; // an earlier writer was killed in the middle of its line
            try {
                await file.appendFile(`${torn ? '\n' : ''}${JSON.stringify(value)}\n`);
                await file.sync();
            }
            catch (error) {
                await file.truncate(size);
                throw error;
            }
            if (size === 0)
                await syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .explainWrite */ .N3)(error, path);
    }
}
/** A new file's name is lost with the power until its folder is synced too. */
async function syncFolder(path) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const folder = __addDisposableResource(env_2, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path), true);
        await folder.sync();
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/**
 * Every whole line, validated, one at a time and never the whole file; nothing where there is no such file. A line that is no
 * JSON was torn by a killed writer: it is left out and told to `onTorn`. One that is JSON and does not fit is an error that
 * names file and line.
 */
async function* streamJsonLines(path, schema, onTorn, root) {
    let number = 0;
    for await (const lines of streamLines(path, root)) {
        for (const line of lines) {
            number++;
            if (line.trim() === '')
                continue;
            let value;
            try {
                value = JSON.parse(line);
            }
            catch {
                onTorn();
                continue;
            }
            yield (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseWith */ .Ku)(schema, value, `${path}, line ${number}`);
        }
    }
}
const CHUNK_BYTES = 1 << 20;
/** Far more than any line of this tool's: one that never ends would be held in memory whole. */
const LONGEST_LINE_BYTES = 16 * CHUNK_BYTES;
/**
 * The lines of a file, as many at a time as a chunk completes; the next chunk takes their place. They end at a line feed
 * only: `node:readline` also breaks at U+2028, which JSON allows inside a string. UserError for one that is far longer than
 * any of this tool's.
 */
async function* streamLines(path, root) {
    try {
        const env_3 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_3, await openToRead(path, root), true);
            if (file === null)
                return;
            const seen = { lines: 0 };
            let buffer = Buffer.allocUnsafe(CHUNK_BYTES);
            let unfinished = 0; // bytes of a line whose end is still to be read
            for (;;) {
                const { bytesRead } = await file.read(buffer, unfinished, buffer.length - unfinished);
                const read = buffer.subarray(0, unfinished + bytesRead);
                const end = bytesRead === 0 ? read.length : read.lastIndexOf(0x0a) + 1;
                yield splitLines(read.subarray(0, end), seen);
                if (bytesRead === 0)
                    return;
                unfinished = read.copy(buffer, 0, end);
                if (unfinished > LONGEST_LINE_BYTES)
                    throw tooLong(path, seen.lines + 1);
                if (unfinished === buffer.length)
                    buffer = Buffer.concat([buffer], 2 * buffer.length);
            }
        }
        catch (e_3) {
            env_3.error = e_3;
            env_3.hasError = true;
        }
        finally {
            const result_3 = __disposeResources(env_3);
            if (result_3)
                await result_3;
        }
    }
    catch (error) {
        throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .explainPath */ .hp)(error, path);
    }
}
async function openToRead(path, root) {
    if (root !== undefined)
        return (await (0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__/* .openBelow */ .SL)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path)))?.file ?? null;
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .recover */ .lj)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path), ['ENOENT'], null);
}
const tooLong = (path, line) => new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path}, line ${line} is longer than ${(0,_size_js__WEBPACK_IMPORTED_MODULE_7__/* .formatSize */ .X)(LONGEST_LINE_BYTES)}, which no line of it is: remove it.`);
/** `seen`: counts them. */
function* splitLines(bytes, seen) {
    for (let from = 0; from < bytes.length; seen.lines++) {
        const feed = bytes.indexOf(0x0a, from);
        const end = feed < 0 ? bytes.length : feed;
        yield bytes.toString('utf8', from, end);
        from = end + 1;
    }
}


/***/ }),

/***/ 7535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ AttemptPlaces),
/* harmony export */   x: () => (/* binding */ keepLatest)
/* harmony export */ });
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64841);

/**
 * Keeps an attempt where it counts: the highest of its run does. A run can have two records of one attempt (a shard's file
 * that was copied, two machines that made the same run): then the one that started later counts, then the greater id, and
 * never the order in which files are read. Returns the other of the two, which does not count.
 */
function keepLatest(kept, run, attempt) {
    const other = kept.get(run);
    if (other !== undefined && compareAttempts(attempt, other) < 0)
        return attempt;
    kept.set(run, attempt);
    return other;
}
/** Tells which of many records count without keeping them: it is shown each once. */
class AttemptPlaces {
    #kept = new Map();
    #place = 0;
    /** Of those that do not count among the records so far: the how-manyth each was, from 0. */
    outdated = new Set();
    add(record) {
        const { attempt, startedAt, id } = record;
        const run = JSON.stringify([(0,_schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .memberKey */ .S7)(record), record.block, record.purpose]);
        const other = keepLatest(this.#kept, run, { attempt, startedAt, id, place: this.#place++ });
        if (other !== undefined)
            this.outdated.add(other.place);
    }
}
function compareAttempts(a, b) {
    return a.attempt - b.attempt || compareTexts(a.startedAt, b.startedAt) || compareTexts(a.id, b.id);
}
const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


/***/ }),

/***/ 50105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lc: () => (/* binding */ readShardRecords),
/* harmony export */   RA: () => (/* binding */ streamRecords),
/* harmony export */   gm: () => (/* binding */ boundRecord),
/* harmony export */   k_: () => (/* binding */ streamRecordFile),
/* harmony export */   tW: () => (/* binding */ openRecords)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23085);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);
/* harmony import */ var _base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31126);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4920);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57029);
/* harmony import */ var _schema_execution_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50856);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55189);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24919);










/**
 * The records of a campaign, one at a time, file by file in the order of their names; nothing where there are none yet.
 * `onTorn` is told the file of each line that a killed writer left unfinished.
 */
async function* streamRecords(campaign, onTorn = () => { }, isWanted = () => true) {
    const folder = _paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.records('');
    for (const { name } of (await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__/* .listBelow */ .Iy)(campaign, folder)) ?? []) {
        if (!name.endsWith('.jsonl') || !isWanted(name))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(campaign, folder, name);
        yield* streamRecordFile(campaign, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), () => onTorn(path));
    }
}
/** `path`: relative to the campaign's folder. */
const streamRecordFile = (campaign, path, onTorn = () => { }) => (0,_base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__/* .streamJsonLines */ .mv)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(campaign, path), _schema_record_js__WEBPACK_IMPORTED_MODULE_7__/* .runRecord */ .DW, onTorn, campaign);
/** The records that a shard goes on from. Only files of other shards are left out, as far as their names tell. */
async function readShardRecords(campaign, plan, shard) {
    const records = [];
    const isWanted = (name) => mayHoldShard(name, shard, plan);
    for await (const record of streamRecords(campaign, undefined, isWanted))
        records.push(record);
    return records;
}
/**
 * Whether a file of that name can hold records of this shard. False only where the plan fixes the shards and the name says
 * that it is of another one: those never hold the same blocks.
 */
function mayHoldShard(fileName, shard, { shards }) {
    const named = (0,_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .parseRecordsName */ .D)(fileName);
    if (shards === null || shard.count === 1 || named?.count !== shards.length)
        return true;
    return named.index === shard.index;
}
/**
 * A new file for the records that this process makes of a shard. Each is synced before the next run begins. UserError where
 * nothing can be written there.
 */
async function openRecords(campaign, shard) {
    await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolderBelow */ .IL)(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.records(''));
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkWritableFolder */ .B1)(_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.records(campaign));
    const path = _paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.shardRecords(campaign, shard, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex'));
    return (record) => (0,_base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__/* .appendJsonLine */ .fl)(path, boundRecord(record), campaign);
}
/** A record with all that a run or a machine said of itself as its format takes it: printable, and no longer than it may be. */
const boundRecord = (record) => (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_9__/* .boundTexts */ .Dh)(record, _schema_common_js__WEBPACK_IMPORTED_MODULE_5__/* .LONGEST_TEXT */ .xG, { errorType: _schema_execution_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST_ERROR_TYPE */ .Jo, tracebackTail: _schema_execution_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST_TRACEBACK */ .Oc });


/***/ }),

/***/ 85868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ writeVariant),
/* harmony export */   CZ: () => (/* binding */ writePatch),
/* harmony export */   b4: () => (/* binding */ readScripts),
/* harmony export */   fN: () => (/* binding */ readPatches),
/* harmony export */   j: () => (/* binding */ readProvenances)
/* harmony export */ });
/* unused harmony export readProvenance */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4920);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43431);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24919);





const readProvenance = (campaign, variant) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonIfPresent */ .He)(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantProvenance(campaign, variant), _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .provenance */ .aH, campaign);
/** By variant id: what there is of each answer; a variant without is left out. */
async function readOfAnswers(variants, read) {
    const found = new Map();
    for (const { id, model } of variants) {
        const own = model === null ? null : await read(id);
        if (own !== null)
            found.set(id, own);
    }
    return found;
}
/** By variant id: what is known of the scripts that models wrote. */
const readProvenances = (campaign, variants) => readOfAnswers(variants, (id) => readProvenance(campaign, id));
/** By variant id: the scripts that models wrote, byte for byte. */
const readScripts = (campaign, variants) => readOfAnswers(variants, (id) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readIfPresent */ .Zu)(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantScript(campaign, id), campaign));
/** By variant id: the changes that `writePatch` wrote. */
const readPatches = (campaign, variants) => readOfAnswers(variants, (id) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextIfPresent */ .Ge)(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.patch(campaign, id), campaign));
/**
 * Writes the script and then its provenance, so that a provenance that exists tells of the script beside it. What an
 * earlier answer left is removed first; no script is left where the answer held none.
 */
async function writeVariant(campaign, told, script) {
    await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .removeBelow */ .ck)(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantProvenance('', told.variant));
    await writeOrRemove(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantScript('', told.variant), script);
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantProvenance(campaign, told.variant), told, campaign);
}
/** The change from the author's entry file to a model's script; null: there is none to show. */
const writePatch = (campaign, variant, patch) => writeOrRemove(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.patch('', variant), patch);
async function writeOrRemove(campaign, path, content) {
    if (content === null)
        await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .removeBelow */ .ck)(campaign, path);
    else
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, path), content, campaign);
}


/***/ }),

/***/ 60711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ isDoubtful),
/* harmony export */   Ny: () => (/* binding */ netJoulesOfHost),
/* harmony export */   W3: () => (/* binding */ measuredNetJoules),
/* harmony export */   fZ: () => (/* binding */ meterOfHost),
/* harmony export */   u3: () => (/* binding */ energyOfHost)
/* harmony export */ });
/** A whole processor package by its kernel name; its children (`package-0/dram`) are not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/;
/** A wall plug, a supply or the sockets of several: what the whole machine takes. */
const EXTERNAL_DOMAIN = /^external(-|$)/;
const ESTIMATE_DOMAIN = 'estimate/cpu';
/** A number that was read but that a careful reader would not trust unseen. */
const isDoubtful = ({ joules, doubts }) => joules !== null && doubts.length > 0;
/**
 * Gross joules of all processor packages by one meter; where none was read, of the meters outside the machine, which take in
 * all the rest of it; where there are none of these, the estimate, marked so; else null with the reason. All zones or none:
 * a sum that lacks a socket is not the run's energy.
 */
function energyOfHost(energy) {
    return sumZones(zonesOfHost(energy), energy);
}
/** Joules above idle of the same zones; null where one has none. */
function netJoulesOfHost(energy) {
    if (energy.every(({ netJoules }) => netJoules === null))
        return null;
    const net = zonesOfHost(energy).map((zone) => (zone.joules === null ? null : zone.netJoules));
    return net.length === 0 || net.includes(null) ? null : net.reduce((sum, each) => sum + (each ?? 0), 0);
}
/** The same where the gross joules were measured: an estimate has no idle power of its own. */
function measuredNetJoules(energy) {
    return energyOfHost(energy).quality === 'measured' ? netJoulesOfHost(energy) : null;
}
/** Which of a host's meters, by name, is taken for its energy; as `energyOfHost` chooses among what was read. */
function meterOfHost(meters) {
    const inside = meters.find((meter) => PACKAGE_METERS.includes(meter));
    return inside ?? ['external', 'estimate'].find((meter) => meters.includes(meter)) ?? null;
}
/** Those that read processor packages. */
const PACKAGE_METERS = ['powercap', 'perf', 'powermetrics'];
function zonesOfHost(energy) {
    const packages = energy.filter(({ domain, quality }) => PACKAGE_DOMAIN.test(domain) && quality !== 'estimated');
    const external = energy.filter(({ domain }) => EXTERNAL_DOMAIN.test(domain));
    const measured = [ofOneMeter(packages), ofOneMeter(external)].find((zones) => zones.length > 0);
    if (measured !== undefined)
        return measured;
    return energy.filter(({ domain, quality, joules }) => domain === ESTIMATE_DOMAIN && quality === 'estimated' && joules !== null);
}
/** Two meters read the same joules. Empty where none read any. */
function ofOneMeter(zones) {
    const meter = zones.find(({ quality }) => quality === 'measured')?.meter;
    return zones.filter((zone) => zone.meter === meter);
}
function sumZones(zones, energy) {
    const [first] = zones;
    if (first === undefined) {
        const silent = energy.filter(({ domain }) => PACKAGE_DOMAIN.test(domain) || EXTERNAL_DOMAIN.test(domain));
        const told = [...silent, ...energy].find(({ reason }) => reason !== null);
        return { joules: null, quality: 'unavailable', reason: told?.reason ?? null, doubts: [], meter: null, domains: [] };
    }
    const source = { meter: first.meter, domains: zones.map(({ domain }) => domain).sort() };
    const missing = zones.find(({ joules }) => joules === null);
    if (missing !== undefined) {
        return {
            ...source,
            joules: null,
            quality: 'unavailable',
            reason: missing.reason ?? { kind: 'not-read' },
            doubts: [],
        };
    }
    return {
        ...source,
        joules: zones.reduce((sum, { joules }) => sum + (joules ?? 0), 0),
        quality: first.quality,
        reason: first.quality === 'estimated' ? first.reason : null,
        doubts: zones.find(isDoubtful)?.doubts ?? [],
    };
}


/***/ }),

/***/ 43431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ PROVENANCE_VERSION),
/* harmony export */   aH: () => (/* binding */ provenance)
/* harmony export */ });
/* unused harmony export GENERATION_STATUSES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _migrations_record_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83271);
/* harmony import */ var _versioned_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69739);




const GENERATION_STATUSES = [
    'ok',
    'syntax-error',
    'no-code',
    'truncated',
    'refused',
    'provider-error',
    'no-answer',
];
const PROVENANCE_VERSION = 2;
const provenanceFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(PROVENANCE_VERSION),
    variant: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .compoundId */ .zN,
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    sample: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    /** `recorded`: written for a demonstration, never a live model's; `given`: a file of `--answers`, whoever wrote it. */
    origin: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['provider', 'recorded', 'given']),
    provider: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    requestedModel: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** As the provider's answer names it. */
    returnedModel: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    responseId: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(GENERATION_STATUSES),
    reason: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    promptHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    answerHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    codeHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    /** Whether the script may take another course when it starts headless. Null: there is none, or nobody looked. */
    drawsOrWaits: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ input: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), cachedInput: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), output: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), reasoning: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }).nullable(),
    cost: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ usd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, pricedAs: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }).nullable(),
    costReason: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    /** Joules of the generation, from the model entry's figure for a token; null where it gives none. */
    energy: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        joules: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive(),
        low: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive(),
        high: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive(),
        source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    })
        .nullable(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    wallSeconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    startedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR,
});
/** `<variant>.json`, beside the script that it tells the origin of. */
const provenance = (0,_versioned_js__WEBPACK_IMPORTED_MODULE_3__/* .versioned */ .iF)(PROVENANCE_VERSION, provenanceFile, {
    1: (old) => ({ ...old, drawsOrWaits: null, reason: (0,_migrations_record_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(old.reason) }),
});


/***/ })

};

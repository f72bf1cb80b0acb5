export const id = 7310;
export const ids = [7310,9148];
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

/***/ 33846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ recordWithoutRun),
/* harmony export */   qn: () => (/* binding */ recordOfCommand),
/* harmony export */   s9: () => (/* binding */ blankRecord),
/* harmony export */   yn: () => (/* binding */ identifyRun)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34144);
/* harmony import */ var _campaign_record_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11162);
/* harmony import */ var _schema_execution_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50856);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55189);






/** A run that could not be made: why, and nothing measured. */
function recordWithoutRun(run, settings, status, reason) {
    return {
        ...blankRecord(run, settings),
        status,
        errorMessage: reason,
        failureClass: _schema_execution_js__WEBPACK_IMPORTED_MODULE_4__/* .FAILURE_CLASSES */ .CJ.find((each) => each === status) ?? null,
    };
}
const identifyRun = ({ variant, shim, block, attempt }) => ({
    variant: variant.id,
    shim,
    block: block.id,
    purpose: block.purpose,
    attempt,
});
/** The record of a planned run before anything of it is known. */
function blankRecord(run, settings) {
    const { variant, code, orderIndex, primaryFamilyHash } = run;
    const { project, host, sandbox, environment } = settings;
    const identity = identifyRun(run);
    return {
        ...NOTHING_KNOWN,
        ...variant,
        ...identity,
        id: (0,_campaign_record_id_js__WEBPACK_IMPORTED_MODULE_3__/* .recordId */ .R)(identity),
        orderIndex,
        variantHash: code === null ? null : (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(code),
        sourceHash: project.sourceHash,
        lockHash: environment?.lockHash ?? null,
        primaryFamilyHash,
        environment: environment ? `Python ${environment.pythonVersion}` : null,
        sandbox: sandbox.tier,
        host,
        startedAt: new Date().toISOString(),
    };
}
/** The blank record of a command that belongs to no campaign. */
function recordOfCommand(host, sandbox) {
    return {
        ...NOTHING_KNOWN,
        id: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()).slice(0, 16),
        project: null,
        mode: null,
        model: null,
        variant: 'sandbox',
        shim: 'as-is',
        sample: null,
        iteration: null,
        block: 'sandbox',
        orderIndex: 0,
        purpose: 'measured',
        attempt: 1,
        variantHash: null,
        sourceHash: null,
        lockHash: null,
        primaryFamilyHash: null,
        environment: null,
        sandbox,
        host,
        startedAt: new Date().toISOString(),
    };
}
const NOTHING_KNOWN = {
    schemaVersion: _schema_record_js__WEBPACK_IMPORTED_MODULE_5__/* .RECORD_VERSION */ .hl,
    status: 'failed',
    exitCode: null,
    signal: null,
    errorType: null,
    errorMessage: null,
    tracebackTail: null,
    failureClass: null,
    flags: [],
    metric: null,
    wallSeconds: null,
    userSeconds: null,
    systemSeconds: null,
    peakMemoryBytes: null,
    reasons: {},
    energy: [],
    idle: [],
    carbon: null,
    phaseCpuSeconds: null,
    flops: [],
    probe: null,
    conditions: null,
    toolVersion: _base_package_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL_VERSION */ .wr,
    log: null,
    logSha256: null,
};


/***/ }),

/***/ 24919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseRecordsName),
/* harmony export */   e: () => (/* binding */ campaignFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * The files of a campaign's folder: `plan.json`, `schedule.json`, `slurm/`, `run_table.csv`, `variants/`, `records/`, `logs/`,
 * `patches/`, `analysis.json`, `report/`. With an empty `campaign` the paths are relative to it.
 */
const campaignFiles = {
    plan: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'plan.json'),
    /** Who runs what, where the plan was made for hosts that are known. */
    schedule: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'schedule.json'),
    slurm: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'slurm'),
    runTable: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'run_table.csv'),
    /** `variants/<slug>/<mode>/<model>/s1/i0.py` and its provenance, `i0.json`. */
    variantScript: (campaign, variant) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'variants', `${variant}.py`),
    variantProvenance: (campaign, variant) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'variants', `${variant}.json`),
    records: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'records'),
    /** Of one process: what it ran is told from the file's name, and `id` keeps it apart from others of the same shard. */
    shardRecords: (campaign, { index, count }, id) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'records', `${index}-of-${count}-${id}.jsonl`),
    log: (campaign, recordId) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'logs', `${recordId}.log`),
    /** `patches/<variant id>.patch`: each model's script against the author's entry file. */
    patch: (campaign, variant) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'patches', `${variant}.patch`),
    analysis: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'analysis.json'),
    report: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'report'),
};
/** The shard that a file of records is of, by its name; null where the name does not say. */
function parseRecordsName(name) {
    const [, index, count] = /^([1-9]\d*)-of-([1-9]\d*)-[0-9a-f]+\.jsonl$/.exec(name) ?? [];
    return index && count ? { index: Number(index), count: Number(count) } : null;
}


/***/ }),

/***/ 11162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ recordId)
/* harmony export */ });
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60599);

/** Names one attempt of one run, by the ids of its variant and block: the same on every machine that makes it. */
function recordId({ variant, shim, block, purpose, attempt }) {
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)([variant, shim, block, purpose, attempt].join('\0')).slice(0, 16);
}


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

/***/ 7310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSandboxed: () => (/* binding */ runSandboxed)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/base/check-writable.js
var check_writable = __webpack_require__(27333);
// EXTERNAL MODULE: ./build/base/errors.js
var base_errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var scratch = __webpack_require__(5767);
// EXTERNAL MODULE: ./build/benchmark/blank-record.js
var blank_record = __webpack_require__(33846);
// EXTERNAL MODULE: ./build/campaign/records.js
var records = __webpack_require__(50105);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/base/find-program.js
var find_program = __webpack_require__(15456);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: ./build/base/secrets.js
var secrets = __webpack_require__(87033);
// EXTERNAL MODULE: ./build/measurement/check-programs.js
var check_programs = __webpack_require__(86757);
;// CONCATENATED MODULE: ./build/measurement/command/resolve-program.js









const PYTHON = /^python[\d.]*$/;
const ALWAYS_THERE = ['/usr', '/bin', '/lib', '/lib64', '/sbin'];
const FACTS = 'import json, sys; print(json.dumps([sys.executable, sys.prefix, sys.base_prefix]))';
const facts = schemas/* tuple */.PVZ([schemas/* string */.YjP().min(1), schemas/* string */.YjP(), schemas/* string */.YjP()]);
/**
 * The real program behind a name: the interpreter itself where a version manager's shim stands for it, which could not
 * start in a sandbox. What lies in `folder` is never run to find that out: nobody vouched for it.
 */
async function resolveProgram(program, folder, env) {
    (0,check_programs/* checkProgram */.n)(program, env);
    const path = program.includes('/') ? (0,external_node_path_.resolve)(folder, program) : (0,find_program/* findProgram */.K)(program, env);
    if (path === null)
        throw new base_errors/* UserError */.yo(`${program} is found by a relative folder on PATH only: name its path.`, 126);
    const real = (0,external_node_fs_.realpathSync)(path);
    if (isBelow(path, folder)) {
        const base = isBelow(real, folder) || !PYTHON.test((0,external_node_path_.basename)(real)) ? [] : (await askPython(real, env)).readOnly;
        return { path: (0,external_node_path_.relative)(folder, path), inFolder: true, readOnly: base };
    }
    if (PYTHON.test((0,external_node_path_.basename)(path)))
        return askPython(path, env);
    if ((0,external_node_path_.basename)((0,external_node_path_.dirname)(path)) === 'shims') {
        throw new base_errors/* UserError */.yo(`${path} is a version manager's shim, which can't start in a sandbox: name the program itself ` +
            `(pyenv which ${program}, asdf which ${program}, mise which ${program}).`, 126);
    }
    const isSystem = ALWAYS_THERE.some((each) => isBelow(path, each));
    return { path: isSystem ? path : real, inFolder: false, readOnly: isSystem ? [] : [real] };
}
/** Asks an interpreter where it lies; away from the caller's folder, whose files could choose another one. */
async function askPython(path, env) {
    const told = await (0,base_process/* runCommand */.d)(path, ['-I', '-c', FACTS], {
        cwd: '/',
        env: (0,secrets/* withoutSecrets */.cT)(env),
        timeoutSeconds: 30,
    });
    const parsed = facts.safeParse((0,files/* readJsonText */.gb)(told.stdout));
    if (!parsed.success) {
        throw new base_errors/* UserError */.yo(`${path} does not tell where its Python lies: name another, as /usr/bin/python3.`, 126);
    }
    const [executable, prefix, basePrefix] = parsed.data;
    const inEnvironment = prefix !== basePrefix;
    const base = ['bin', 'lib', 'lib64'].map((name) => (0,external_node_path_.join)(basePrefix, name)).filter((each) => (0,external_node_fs_.existsSync)(each));
    // A venv is told by its own link; the folder of any other is none that is shown.
    const program = inEnvironment ? executable : (0,external_node_fs_.realpathSync)(executable);
    return { path: program, inFolder: false, readOnly: [...(inEnvironment ? [prefix] : []), ...base].filter(isShown) };
}
const isShown = (path) => !ALWAYS_THERE.some((each) => isBelow(path, each));
const isBelow = (path, folder) => path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

;// CONCATENATED MODULE: ./build/measurement/command/folders.js






const KEY_FILE = /^(?:\.env(?:\..+)?|\.git-credentials|\.netrc|\.pypirc|\.npmrc|id_(?:rsa|dsa|ecdsa|ed25519))$/;
const EXAMPLE = /\.(?:example|sample|template)$/;
/** Keys are not copied in. */
async function isCopied(path) {
    const name = (0,external_node_path_.basename)(path);
    return !KEY_FILE.test(name) || EXAMPLE.test(name);
}
/** A home or a disk is no project: copying it would take long and show the code what it is kept from. */
async function checkFolder(folder) {
    for (const inside of [(0,external_node_os_.homedir)(), (0,external_node_os_.tmpdir)()]) {
        const path = await (0,promises_.realpath)(inside).catch(() => inside);
        if (!isBelow(path, folder))
            continue;
        throw new base_errors/* UserError */.yo(`${folder} would be copied into the sandbox, with ${path} in it: go to the project's folder first.`);
    }
}
/** The folders to write to, as the sandbox is to show them. */
async function findWritable(paths, folder, workspace, sandbox) {
    const found = [];
    for (const path of paths) {
        const real = await (0,promises_.realpath)(path).catch(() => null);
        if (real === null || !(0,external_node_fs_.statSync)(real).isDirectory())
            throw new base_errors/* UserError */.yo(`--writable ${path}: there is no such folder.`);
        if (isBelow(folder, real))
            throw new base_errors/* UserError */.yo(`--writable ${path}: name a folder inside or beside this one.`);
        checkOwner(real, path, sandbox);
        const at = isBelow(real, folder) ? (0,external_node_path_.join)(workspace.projectFolder, (0,external_node_path_.relative)(folder, real)) : real;
        if (sandbox.tier === 'none' && at !== real) {
            await (0,promises_.rm)(at, { recursive: true, force: true });
            await (0,promises_.symlink)(real, at);
        }
        found.push({ folder: real, at });
    }
    return found;
}
/** The program has another uid than its caller where that is root. */
function checkOwner(real, path, { ownerUid }) {
    if (ownerUid === null) {
        (0,external_node_fs_.accessSync)(real, external_node_fs_.constants.W_OK);
        return;
    }
    const { uid, gid, mode } = (0,external_node_fs_.statSync)(real);
    const bits = uid === ownerUid ? mode >> 6 : gid === ownerUid ? mode >> 3 : mode;
    if ((bits & 0o3) === 0o3)
        return;
    throw new base_errors/* UserError */.yo(`--writable ${path}: run by root, the code belongs to user ${ownerUid}, who may not write there: ` +
        `chown ${ownerUid} ${path}, or run greenml as another user than root.`);
}

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ./build/base/clean-text.js
var clean_text = __webpack_require__(23085);
;// CONCATENATED MODULE: ./build/base/clean-stream.js



const AS_IT_IS = { take: (chunk) => chunk, end: () => '' };
/**
 * Cleans what code of others prints for whoever obeys what stands in it: a terminal, and GitHub's runner, which takes whole
 * lines. A file, and a pipe elsewhere, get the very bytes.
 */
function openStreamCleaner(sink, env) {
    if ((0,clean_text/* isWorkflowLog */.cc)(env) && !isFile(sink))
        return cleanLines();
    return 'isTTY' in sink && sink.isTTY === true ? cleanPieces() : AS_IT_IS;
}
function isFile(sink) {
    return 'fd' in sink && typeof sink.fd === 'number' && (0,external_node_fs_.fstatSync)(sink.fd).isFile();
}
/** At once, so that a line without an end is seen; a carriage return goes back to its own line's start only. */
function cleanPieces() {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    const clean = (text) => text.split('\r').map(clean_text/* cleanText */.X5).join('\r');
    return { take: (chunk) => clean(decoder.write(chunk)), end: () => clean(decoder.end()) };
}
/** A longer line is broken into several, each a line of its own for what begins one. */
const LONGEST_LINE = 64 * 1024;
/** Whole lines: what makes a command may come in several pieces, and in those of another stream. */
function cleanLines() {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    let pending = '';
    const clean = (text) => (text === '' ? '' : (0,clean_text/* cleanMessage */.V8)(/[\r\n]$/.test(text) ? text : `${text}\n`, true));
    return {
        take(chunk) {
            pending += decoder.write(chunk);
            // A carriage return that came last may be half of a line's end.
            const lastEnd = Math.max(pending.lastIndexOf('\n'), pending.slice(0, -1).lastIndexOf('\r'));
            const length = lastEnd < 0 && pending.length > LONGEST_LINE ? pending.length : lastEnd + 1;
            const whole = pending.slice(0, length);
            pending = pending.slice(length);
            return clean(whole);
        },
        end: () => clean(pending + decoder.end()),
    };
}

// EXTERNAL MODULE: ./build/measurement/ending.js + 1 modules
var measurement_ending = __webpack_require__(73184);
// EXTERNAL MODULE: ./build/measurement/instruments/shims.js
var instruments_shims = __webpack_require__(79148);
// EXTERNAL MODULE: ./build/measurement/launcher.js
var measurement_launcher = __webpack_require__(23555);
// EXTERNAL MODULE: ./build/measurement/measure-run.js + 2 modules
var measure_run = __webpack_require__(10960);
// EXTERNAL MODULE: ./build/measurement/place.js
var measurement_place = __webpack_require__(72316);
// EXTERNAL MODULE: ./build/measurement/script-environment.js
var script_environment = __webpack_require__(1928);
// EXTERNAL MODULE: ./build/measurement/workspace.js
var measurement_workspace = __webpack_require__(62114);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/measurement/command/relay.js


const TAIL_BYTES = 64 * 1024;
/** Takes of each chunk what is within the bytes that several streams may carry together; tells once when they are spent. */
function limitOutput(bytes, onFlood) {
    let left = bytes;
    let isFlooded = false;
    return (chunk) => {
        const part = chunk.subarray(0, left);
        left -= part.length;
        if (part.length < chunk.length && !isFlooded) {
            isFlooded = true;
            onFlood();
        }
        return part;
    };
}
/**
 * Passes what comes through a named pipe on, cleaned and as fast as it is taken; remembers its end. A reader that goes away
 * closes the pipe, which the writer is told by SIGPIPE, as in a shell.
 */
class Relay {
    #pipe;
    #sink;
    #cleaner;
    #closed;
    #writeEnd;
    #tail = Buffer.alloc(0);
    /** `path`: a named pipe that exists. `limit`: what of a chunk may be passed on. */
    constructor(path, sink, cleaner, limit) {
        this.#sink = sink;
        this.#cleaner = cleaner;
        const fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        this.#writeEnd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NONBLOCK); // else it ends before it has begun
        this.#pipe = new external_node_net_.Socket({ fd, readable: true, writable: false });
        this.#closed = new Promise((resolve) => this.#pipe.once('close', () => resolve()));
        sink.once('close', () => this.#pipe.destroy());
        sink.once('error', () => this.#pipe.destroy());
        this.#pipe.on('data', (chunk) => {
            const part = limit(chunk);
            this.#tail = Buffer.concat([this.#tail, part]).subarray(-TAIL_BYTES);
            const shown = cleaner.take(part);
            if (shown.length === 0 || sink.write(shown))
                return;
            this.#pipe.pause();
            sink.once('drain', () => this.#pipe.resume());
        });
    }
    /** Waits until all that was written is passed on, once nobody writes any more; returns its last 64 KiB. */
    async finish() {
        this.#closeWriteEnd();
        await this.#closed;
        const rest = this.#cleaner.end();
        if (rest !== '')
            this.#sink.write(rest);
        return this.#tail.toString();
    }
    #closeWriteEnd() {
        if (this.#writeEnd !== null)
            (0,external_node_fs_.closeSync)(this.#writeEnd);
        this.#writeEnd = null;
    }
    async [Symbol.asyncDispose]() {
        this.#closeWriteEnd();
        this.#pipe.destroy();
        await this.#closed;
    }
}

;// CONCATENATED MODULE: ./build/measurement/command/run-in-sandbox.js
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













/** Runs a command on a copy of its folder, its output passed on as it comes. UserError where it can't be started. */
async function runInSandbox(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { folder, limits, sandbox, signal } = request;
        const [word = '', ...words] = request.command;
        const launcher = __addDisposableResource(env_1, new measurement_launcher/* Launcher */.bR(), true); // it starts while all else is made ready
        const program = await resolveProgram(word, folder, request.env);
        const workspace = __addDisposableResource(env_1, await (0,measurement_workspace/* makeWorkspace */.WQ)({
            sourceFolder: folder,
            isCopied: isCopied,
            ownerUid: sandbox.ownerUid,
        }), true);
        const writable = await findWritable(request.writable, folder, workspace, sandbox);
        if (signal?.aborted)
            throw (0,base_errors/* stopped */.ce)();
        const stop = () => launcher.stop();
        signal?.addEventListener('abort', stop);
        const shims = (0,instruments_shims.shimFolders)('render');
        const path = program.inFolder ? (0,external_node_path_.join)(workspace.projectFolder, program.path) : program.path;
        const place = { sandbox, workspace, readOnly: [...program.readOnly, ...shims], writable, limits };
        const { measured, errors } = await passThrough([path, ...words], shims, place, launcher, request);
        signal?.removeEventListener('abort', stop);
        const { execution, outcome } = measured;
        const hidden = errors.replaceAll(workspace.projectFolder, '/project');
        const ending = (0,measurement_ending/* judgeStart */.E)(outcome, hidden, program.path) ?? (0,measurement_ending/* judgeEnd */.d)(outcome, execution, hidden, limits);
        if (outcome.notStarted !== null)
            throw refuseToStart(outcome.notStarted, program.path, sandbox);
        if (ending?.status === 'sandbox-failed')
            throw new base_errors/* UserError */.yo(ending.errorMessage ?? 'the sandbox did not start', 125);
        return { execution, ending };
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
/** Runs it with both streams passed on; a run that prints too much is ended. `errors`: the end of standard error. */
async function passThrough(command, shims, place, launcher, { limits, env, ...streams }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { stdoutPath, stderrPath } = place.workspace;
        for (const path of [stdoutPath, stderrPath])
            await launcher.makePipe(path);
        let isFlooded = false;
        const take = limitOutput(limits.outputBytes, () => {
            isFlooded = true;
            launcher.stop();
        });
        const stdout = __addDisposableResource(env_2, new Relay(stdoutPath, streams.stdout, openStreamCleaner(streams.stdout, env), take), true);
        const stderr = __addDisposableResource(env_2, new Relay(stderrPath, streams.stderr, openStreamCleaner(streams.stderr, env), take), true);
        const measured = await (0,measure_run/* measureRun */.u)({
            command,
            env: { ...script_environment/* SCRIPT_ENVIRONMENT */.w, PYTHONPATH: shims.join(':') },
            place: (0,measurement_place/* inSandbox */.H)(place),
            offsetSeed: null,
            whyNoEnergy: 'not read',
        }, { launcher, meter: null, sensors: null, baseline: null, carbon: null });
        const [, errors] = await Promise.all([stdout.finish(), stderr.finish()]);
        const { outcome } = measured;
        return { measured: isFlooded ? { ...measured, outcome: { ...outcome, endedFor: 'output' } } : measured, errors };
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
function refuseToStart(exitCode, path, { ownerUid }) {
    const owner = ownerUid === null ? '' : `, or let every user read the folder that it lies in (here it runs as user ${ownerUid})`;
    return new base_errors/* UserError */.yo(`${path} does not start in the sandbox: ${(0,measurement_launcher/* explainNotStarted */.SH)(exitCode)}. It, or what it needs, is not visible inside the sandbox: ` +
        `name a program below /usr, as /usr/bin/python3${owner}.`, exitCode === 127 ? 127 : 126);
}

// EXTERNAL MODULE: ./build/measurement/host.js
var host = __webpack_require__(51017);
// EXTERNAL MODULE: ./build/base/size.js
var size = __webpack_require__(17603);
;// CONCATENATED MODULE: ./build/report/text/sandboxed-run.js


/** How a command in a sandbox ended and what it took: one line, free of what it could have put into its messages. */
function renderSandboxedRun(record) {
    const { status, errorMessage, errorType, wallSeconds, userSeconds, systemSeconds, peakMemoryBytes } = record;
    const why = errorMessage ?? errorType;
    const parts = [
        why === null ? status : `${status} (${(0,clean_text/* cleanLine */.Ow)(why, 200)})`,
        wallSeconds === null ? null : `${wallSeconds.toFixed(2)} s`,
        userSeconds === null || systemSeconds === null ? null : `CPU ${(userSeconds + systemSeconds).toFixed(2)} s`,
        peakMemoryBytes === null ? null : (0,size/* formatSize */.X)(peakMemoryBytes),
        `sandbox: ${record.sandbox}`,
    ];
    return `greenml sandbox: ${parts.filter((each) => each !== null).join(', ')}`;
}

// EXTERNAL MODULE: ./build/sandbox/choose-sandbox.js + 7 modules
var choose_sandbox = __webpack_require__(52288);
// EXTERNAL MODULE: ./build/sandbox/run-limits.js
var run_limits = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/schema/options/sandbox.js
var options_sandbox = __webpack_require__(78404);
;// CONCATENATED MODULE: ./build/commands/sandbox.js















/** Runs a command as a variant would be: on a copy of the current folder, in a sandbox, held to its limits. */
async function runSandboxed(given, context) {
    const options = { ...given, ...options_sandbox/* sandboxCommandOptions */.h.parse(given) };
    const [word] = options.command;
    if (word === undefined || word === '')
        throw new base_errors/* UserError */.yo('A command is missing: greenml sandbox -- <command>');
    if (options.json === '-')
        throw new base_errors/* UserError */.yo("--json -: standard output is the command's own; name a file.");
    const limits = { ...run_limits/* DEFAULT_LIMITS */.dR, ...(options.limits === undefined ? {} : (0,run_limits/* parseLimits */.kd)(options.limits)) };
    if (options.json !== undefined)
        await (0,check_writable/* checkWritable */.Z)(options.json);
    const folder = await (0,promises_.realpath)(options.folder ?? process.cwd());
    await checkFolder(folder);
    const sandbox = await (0,choose_sandbox/* chooseSandbox */.HY)(options.sandbox, {
        trusted: false,
        userTrusts: options.iTrustThisCode,
        allow: options.allow,
        warn: (text) => context.logger.warn(text),
    });
    await (0,scratch/* removeAbandonedScratch */.jK)();
    const { execution, ending } = await runInSandbox({
        ...{ command: options.command, folder, limits, sandbox, writable: options.writable ?? [] },
        ...{ stdout: options.stdout, stderr: options.stderr, env: context.env, signal: context.signal },
    });
    const record = {
        ...(0,blank_record/* recordOfCommand */.qn)(await (0,host/* describeHost */.Y)(null), sandbox.tier),
        ...execution,
        ...(ending ?? { status: 'ok' }),
        reasons: { ...execution.reasons, metric: 'a command of its own has no rule to read one by' },
    };
    if (options.json !== undefined)
        await (0,files/* writeJson */.GF)(options.json, (0,records/* boundRecord */.gm)(record));
    if (options.json === undefined || record.failureClass !== null)
        context.logger.info(renderSandboxedRun(record));
    return { record, exitCode: exitCodeOf(record) };
}
/** 128 + n on a signal, as a shell says it; a run that was ended is one that SIGKILL ended. */
function exitCodeOf({ exitCode, signal }) {
    if (exitCode !== null)
        return exitCode;
    const number = Object.entries(external_node_os_.constants.signals).find(([name]) => name === signal)?.[1];
    return 128 + (number ?? external_node_os_.constants.signals.SIGKILL);
}


/***/ }),

/***/ 73184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ judgeEnd),
  E: () => (/* binding */ judgeStart)
});

// EXTERNAL MODULE: ./build/base/size.js
var size = __webpack_require__(17603);
// EXTERNAL MODULE: ./build/schema/execution.js
var execution = __webpack_require__(50856);
;// CONCATENATED MODULE: ./build/measurement/failure.js

const CLASSES = [
    [/^(SyntaxError|IndentationError|TabError)$/, 'syntax'],
    [/^(ImportError|ModuleNotFoundError)$/, 'import'],
    [/^(FileNotFoundError|NotADirectoryError|IsADirectoryError)$/, 'file-not-found'],
    [/^(KeyError|IndexError|AttributeError|NameError|UnboundLocalError|TypeError)$/, 'schema-or-name'],
    [/^(ValueError|UnicodeDecodeError|ParserError|EmptyDataError|NotFittedError|OverflowError)$/, 'data-values'],
    [/^(MemoryError|_ArrayMemoryError|ArrayMemoryError)$/, 'memory'],
    [/^(PermissionError|OSError|BlockingIOError)$/, 'forbidden-action'],
    [/^AssertionError$/, 'assertion'],
    [/^EOFError$/, 'asks-for-input'],
];
/** Python prints the exception last, at the start of a line; what a finaliser prints after it is skipped over. */
const EXCEPTION = /^([A-Za-z_][\w.]*(?:Error|Exception|Interrupt|Exit|Iteration|Warning))(?::\s?(.*))?$/;
function classifyFailure(stderr, exitCode, signal) {
    const lines = withoutIgnored(stderr.split('\n').map((line) => line.trimEnd()));
    const start = lines.findLastIndex((line) => line.startsWith('Traceback (most recent call last)') || /^ {2}File ".*", line \d+/.test(line));
    const index = start < 0 ? -1 : lines.findIndex((line, at) => at > start && EXCEPTION.test(line));
    const [, qualified, message] = EXCEPTION.exec(lines[index] ?? '') ?? [];
    if (qualified === undefined) {
        return { errorType: null, tracebackTail: null, ...withoutException(exitCode, signal) };
    }
    const errorType = (qualified.split('.').at(-1) ?? qualified).slice(0, execution/* LONGEST_ERROR_TYPE */.Jo);
    return {
        errorType,
        errorMessage: message?.slice(0, 500) || null,
        tracebackTail: lines
            .slice(Math.max(0, index - 12), index + 1)
            .join('\n')
            .slice(-execution/* LONGEST_TRACEBACK */.Oc),
        failureClass: CLASSES.find(([pattern]) => pattern.test(errorType))?.[1] ?? 'other-exception',
    };
}
/** A SIGKILL that is not ours (a time-out is told apart before) comes from the kernel when memory has run out. */
function withoutException(exitCode, signal) {
    if (signal === 'SIGKILL')
        return { errorMessage: 'killed, most likely because memory ran out', failureClass: 'memory' };
    if (signal)
        return { errorMessage: `ended by ${signal}`, failureClass: 'signal' };
    return { errorMessage: `ended with exit code ${exitCode}`, failureClass: 'exit-code' };
}
/** Leaves out the tracebacks that Python prints of finalisers after the end: they are not why the script failed. */
function withoutIgnored(lines) {
    let ignored = false;
    return lines.filter((line) => {
        if (line.startsWith('Exception ignored in'))
            ignored = true;
        else if (ignored && EXCEPTION.test(line)) {
            ignored = false;
            return false;
        }
        return !ignored;
    });
}

// EXTERNAL MODULE: ./build/measurement/launcher.js
var launcher = __webpack_require__(23555);
;// CONCATENATED MODULE: ./build/measurement/ending.js



/** The reason why a program was never started; null when it was. */
function judgeStart(outcome, stderr, program) {
    if (outcome.notStarted !== null) {
        const why = `${program} did not start: ${(0,launcher/* explainNotStarted */.SH)(outcome.notStarted)}`;
        return end('environment-failed', 'environment-failed', why);
    }
    if (outcome.started && outcome.wallSeconds !== undefined)
        return null;
    const why = `the sandbox did not start: ${stderr.trim().split('\n').at(-1) ?? ''}`.slice(0, 500);
    return end('sandbox-failed', 'sandbox-failed', why);
}
/** The failure of a program that was started; null when it ended with 0, within its limits. */
function judgeEnd({ endedFor, memoryWatched }, { exitCode, signal }, stderr, limits) {
    if (endedFor !== null)
        return ENDED_FOR[endedFor](limits);
    if (exitCode === 0)
        return null;
    const failure = classifyFailure(stderr, exitCode, signal);
    if (failure.failureClass !== 'memory')
        return { ...failure, status: 'failed' };
    // A SIGKILL of no process of the run that the kernel killed for memory is the program's own.
    if (failure.errorType === null && memoryWatched) {
        return { ...failure, status: 'failed', failureClass: 'signal', errorMessage: `ended by ${signal}` };
    }
    return { ...failure, status: 'out-of-memory' };
}
const ENDED_FOR = {
    wall: ({ wallSeconds }) => end('timeout', 'time', `not done after ${wallSeconds} s`),
    cpu: ({ cpuSeconds }) => end('timeout', 'time', `ended: more than ${cpuSeconds} s of processor time`),
    memory: ({ memoryBytes }) => end('out-of-memory', 'memory', `ended: its processes took more than ${(0,size/* formatSize */.X)(memoryBytes)} of memory together`),
    processes: ({ processes }) => end('failed', 'processes', `ended: more than ${processes} processes`),
    output: ({ outputBytes }) => end('failed', 'output', `ended: it printed more than ${(0,size/* formatSize */.X)(outputBytes)}`),
    disk: ({ diskBytes }) => end('failed', 'disk', `ended: it wrote more than ${(0,size/* formatSize */.X)(diskBytes)} of files, or filled the disk`),
    stop: () => end('interrupted', 'interrupted', 'ended: it was asked to stop'),
};
const end = (status, failureClass, errorMessage) => ({
    status,
    failureClass,
    errorMessage,
});


/***/ }),

/***/ 79148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   shimFolders: () => (/* binding */ shimFolders)
/* harmony export */ });
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34144);

/**
 * The folders to stand first on `PYTHONPATH`, to be shown to the script's sandbox too. The first of them runs the
 * `sitecustomize` of all, and then one that would have run without them.
 */
function shimFolders(...shims) {
    return ['chain', ...shims].map((name) => (0,_base_package_js__WEBPACK_IMPORTED_MODULE_0__/* .assetPath */ .Q$)('python', 'shims', name));
}


/***/ }),

/***/ 1928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ SCRIPT_ENVIRONMENT)
/* harmony export */ });
/** Variables of every script: enough for Python to be deterministic and to draw without a screen. */
const SCRIPT_ENVIRONMENT = {
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    PYTHONHASHSEED: '0',
    PYTHONUNBUFFERED: '1',
    PYTHONNOUSERSITE: '1', // no packages in the home, which a project's downloads may fill
    PYTHONDONTWRITEBYTECODE: '1',
    MPLBACKEND: 'module://greenml_show',
    // Both are where glibc's own rule ends, which raises them as large arrays are freed. Whether and when it does so depends on
    // the heap's layout: a script that makes an array of 700 kB in a loop took a tenth of the page faults when one import path was longer.
    MALLOC_MMAP_THRESHOLD_: `${32 * 1024 ** 2}`,
    MALLOC_TRIM_THRESHOLD_: `${64 * 1024 ** 2}`,
};


/***/ }),

/***/ 62114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ copyTree),
/* harmony export */   WQ: () => (/* binding */ makeWorkspace),
/* harmony export */   Zr: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_path_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10373);
/* harmony import */ var _base_scratch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5767);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4920);






const OUTPUT_BYTES = 4 * 1024 * 1024;
async function makeWorkspace(request) {
    const folder = await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .makeScratch */ .lP)('run');
    try {
        return await fillWorkspace(folder, request);
    }
    catch (error) {
        await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .dM)(folder);
        throw (0,_base_path_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .explainFullDisk */ .Eh)(error, folder, _base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .ROOM_FOR_SCRATCH */ .Hi);
    }
}
async function fillWorkspace(folder, request) {
    const projectFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'project');
    const homeFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'home');
    await copyTree(request.sourceFolder, projectFolder, request.isCopied);
    await request.change?.(projectFolder);
    if (request.script)
        await putScript(projectFolder, request.script);
    await copyTree(request.homeTemplate, homeFolder);
    if (request.ownerUid !== null) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(folder, 0o711);
        for (const each of [projectFolder, homeFolder])
            await giveTo(each, request.ownerUid);
    }
    return {
        folder,
        projectFolder,
        homeFolder,
        stdoutPath: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'stdout'),
        stderrPath: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'stderr'),
        [Symbol.asyncDispose]: () => (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .dM)(folder),
    };
}
/**
 * Copies files, folders and links, on write where the file system can; an empty folder where there is nothing to copy. Links
 * are copied as links, and point nowhere once in a sandbox; pipes, sockets and devices, which would hold up who opens them,
 * are not copied.
 */
async function copyTree(from, to, isCopied = async () => true) {
    if (!from)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(to);
    const filter = async (path) => {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path);
        return (found.isFile() || found.isDirectory() || found.isSymbolicLink()) && isCopied(path);
    };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(from, to, { recursive: true, verbatimSymlinks: true, mode: node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE, filter });
}
/** A link in a hostile project must not make this process write outside the copy. */
async function putScript(projectFolder, { path, code }) {
    const folder = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_5__/* .enterBelow */ .kw)(projectFolder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .dM)(target);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(target, code, { flag: 'wx' });
}
async function giveTo(folder, uid) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chown)(folder, uid, uid);
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isSymbolicLink())
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chown)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name), uid, uid);
    }
}
/** The end of what a run printed: a script that floods its output does not flood this process. */
async function readTail(path, limit = OUTPUT_BYTES) {
    return (await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTailBelow */ .iy)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path), limit))?.toString('utf8') ?? '';
}


/***/ }),

/***/ 24106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   kd: () => (/* binding */ parseLimits)
/* harmony export */ });
/* unused harmony export LIMIT_NAMES */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17603);


const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const DEFAULT_LIMITS = {
    memoryBytes: 2 * GIB,
    processes: 512,
    wallSeconds: 60,
    cpuSeconds: null,
    diskBytes: 4 * GIB,
    outputBytes: 256 * MIB,
    fileBytes: GIB,
    openFiles: 4096,
};
const NAMES = {
    memory: { field: 'memoryBytes', kind: 'size' },
    processes: { field: 'processes', kind: 'count' },
    wall: { field: 'wallSeconds', kind: 'seconds' },
    cpu: { field: 'cpuSeconds', kind: 'seconds' },
    disk: { field: 'diskBytes', kind: 'size' },
    output: { field: 'outputBytes', kind: 'size' },
    file: { field: 'fileBytes', kind: 'size' },
    'open-files': { field: 'openFiles', kind: 'count' },
};
const LIMIT_NAMES = Object.keys(NAMES);
/** `memory=2GiB,processes=64,wall=60`: what is not named stays as it is. */
function parseLimits(text) {
    const entries = text.split(',').map((part) => {
        const [name = '', value = '', ...more] = part.split('=').map((each) => each.trim());
        const known = Object.entries(NAMES).find(([each]) => each === name)?.[1];
        if (!known || more.length > 0) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--limits: '${part}' is no limit; there are ${LIMIT_NAMES.join(', ')}, as memory=2GiB.`);
        }
        return [known.field, parseValue(name, value, known.kind)];
    });
    return Object.fromEntries(entries);
}
function parseValue(name, text, kind) {
    const value = PARSERS[kind](text);
    if (value !== null && value > 0 && value <= Number.MAX_SAFE_INTEGER)
        return value;
    const expected = { size: 'a size, as 512MiB or 2GiB', count: 'a whole number above 0', seconds: 'seconds above 0' };
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--limits: ${name}=${text}: expected ${expected[kind]}.`);
}
const parseNumber = (text) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null);
const PARSERS = {
    size: _base_size_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSize */ .D,
    count: (text) => Math.floor(parseNumber(text) ?? 0),
    seconds: (text) => parseNumber(text.replace(/(?<!\s)\s*s$/i, '')),
};


/***/ })

};

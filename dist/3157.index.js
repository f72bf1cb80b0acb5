export const id = 3157;
export const ids = [3157];
export const modules = {

/***/ 7535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ streamLatestAttempts),
/* harmony export */   x: () => (/* binding */ keepLatest)
/* harmony export */ });
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64841);

/**
 * Keeps an attempt where it counts: the highest of its run does. A run can have two records of one attempt (a shard's file
 * that was copied, two machines that made the same run): then the one that started later counts, then the greater id, and
 * never the order in which files are read.
 */
function keepLatest(kept, run, attempt) {
    const other = kept.get(run);
    if (other === undefined || compareAttempts(attempt, other) >= 0)
        kept.set(run, attempt);
}
/** The records that count, one at a time and never all of them: `open` reads the same records in the same order each time. */
async function* streamLatestAttempts(open) {
    const kept = new Map();
    let place = 0;
    for await (const record of open()) {
        const { attempt, startedAt, id } = record;
        const run = JSON.stringify([(0,_schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .memberKey */ .S7)(record), record.block, record.purpose]);
        keepLatest(kept, run, { attempt, startedAt, id, place: place++ });
    }
    const places = new Set([...kept.values()].map((each) => each.place));
    place = 0;
    for await (const record of open())
        if (places.has(place++))
            yield record;
}
function compareAttempts(a, b) {
    return a.attempt - b.attempt || compareTexts(a.startedAt, b.startedAt) || compareTexts(a.id, b.id);
}
const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


/***/ }),

/***/ 23990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tW: () => (/* binding */ openRecords),
  Lc: () => (/* binding */ readShardRecords),
  k_: () => (/* binding */ streamRecordFile),
  RA: () => (/* binding */ streamRecords)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var base_files = __webpack_require__(60599);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/base/jsonl.js
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





/**
 * Appends one line and syncs it, so that a killed process loses at most the line it was writing; where the disk is full
 * the file stays as it was. One process at a time writes a file.
 */
async function appendJsonLine(path, value) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            const file = __addDisposableResource(env_1, await (0,promises_.open)(path, 'a+'), true);
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
                await syncFolder((0,external_node_path_.dirname)(path));
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
        throw (0,base_files/* explainWrite */.N3)(error, path);
    }
}
/** A new file's name is lost with the power until its folder is synced too. */
async function syncFolder(path) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const folder = __addDisposableResource(env_2, await (0,promises_.open)(path), true);
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
async function* streamJsonLines(path, schema, onTorn) {
    let number = 0;
    for await (const lines of streamLines(path)) {
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
            yield (0,base_files/* parseWith */.Ku)(schema, value, `${path}, line ${number}`);
        }
    }
}
const CHUNK_BYTES = 1 << 20;
/**
 * The lines of a file, as many at a time as a chunk completes. They end at a line feed only: `node:readline` also breaks at
 * U+2028, which JSON allows inside a string.
 */
async function* streamLines(path) {
    let unfinished = [];
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: CHUNK_BYTES })) {
            const end = chunk.lastIndexOf(0x0a);
            if (end < 0) {
                unfinished.push(chunk);
                continue;
            }
            const whole = Buffer.concat([...unfinished, chunk.subarray(0, end)]);
            unfinished = [chunk.subarray(end + 1)];
            yield whole.toString('utf8').split('\n');
        }
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) !== 'ENOENT')
            throw (0,base_files/* explainPath */.hp)(error, path);
    }
    const last = Buffer.concat(unfinished);
    if (last.length > 0)
        yield [last.toString('utf8')];
}

// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
// EXTERNAL MODULE: ./build/campaign/paths.js
var paths = __webpack_require__(24919);
;// CONCATENATED MODULE: ./build/campaign/records.js








/**
 * The records of a campaign, one at a time, file by file in the order of their names; nothing where there are none yet.
 * `onTorn` is told the file of each line that a killed writer left unfinished.
 */
async function* streamRecords(campaign, onTorn = () => { }, isWanted = () => true) {
    for (const path of await listRecordFiles(paths/* campaignFiles */.e.records(campaign), isWanted)) {
        yield* streamRecordFile(path, () => onTorn(path));
    }
}
const streamRecordFile = (path, onTorn = () => { }) => streamJsonLines(path, record/* runRecord */.DW, onTorn);
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
    const named = (0,paths/* parseRecordsName */.D)(fileName);
    if (shards === null || shard.count === 1 || named?.count !== shards.length)
        return true;
    return named.index === shard.index;
}
/**
 * A new file for the records that this process makes of a shard. Each is synced before the next run begins. UserError where
 * nothing can be written there.
 */
async function openRecords(campaign, shard) {
    await (0,base_files/* checkWritableFolder */.B1)(paths/* campaignFiles */.e.records(campaign));
    const path = paths/* campaignFiles */.e.shardRecords(campaign, shard, (0,external_node_crypto_.randomBytes)(4).toString('hex'));
    return (record) => appendJsonLine(path, record);
}
async function listRecordFiles(folder, isWanted) {
    const names = await (0,promises_.readdir)(folder).catch((error) => {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return [];
        throw (0,errors/* errorCode */.CA)(error) === 'ENOTDIR' ? (0,base_files/* notAFolder */.b7)(folder) : error;
    });
    const files = names.filter((each) => each.endsWith('.jsonl') && isWanted(each)).sort();
    return files.map((name) => (0,external_node_path_.join)(folder, name));
}


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
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43431);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24919);




const readProvenance = (campaign, variant) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonIfPresent */ .He)(_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.variantProvenance(campaign, variant), _schema_provenance_js__WEBPACK_IMPORTED_MODULE_2__/* .provenance */ .aH);
/** By variant id: what is known of the scripts that models wrote. */
async function readProvenances(campaign, variants) {
    const found = new Map();
    for (const { id, model } of variants) {
        const written = model === null ? null : await readProvenance(campaign, id);
        if (written !== null)
            found.set(id, written);
    }
    return found;
}
/** By variant id: the scripts that models wrote, byte for byte. */
async function readScripts(campaign, variants) {
    const found = new Map();
    for (const { id, model } of variants) {
        const script = model === null ? null : await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readIfPresent */ .Zu)(_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.variantScript(campaign, id));
        if (script !== null)
            found.set(id, script);
    }
    return found;
}
/**
 * Writes the script and then its provenance, so that a provenance that exists tells of the script beside it. What an
 * earlier answer left is removed first; no script is left where the answer held none.
 */
async function writeVariant(campaign, told, script) {
    const provenancePath = _paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.variantProvenance(campaign, told.variant);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(provenancePath, { force: true });
    await writeOrRemove(_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.variantScript(campaign, told.variant), script);
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(provenancePath, told);
}
/** By variant id: the changes that `writePatch` wrote. */
async function readPatches(campaign, variants) {
    const found = new Map();
    for (const { id, model } of variants) {
        const patch = model === null ? null : await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextIfPresent */ .Ge)(_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.patch(campaign, id));
        if (patch !== null)
            found.set(id, patch);
    }
    return found;
}
/** The change from the author's entry file to a model's script; null: there is none to show. */
const writePatch = (campaign, variant, patch) => writeOrRemove(_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.patch(campaign, variant), patch);
async function writeOrRemove(path, content) {
    if (content === null)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
    else
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)(path, content);
}


/***/ }),

/***/ 75251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WK: () => (/* binding */ formatChangeKind),
/* harmony export */   Xl: () => (/* binding */ formatSide),
/* harmony export */   dq: () => (/* binding */ formatChangeKinds)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);

const CHANGE_WORDS = {
    'plots-removed': { words: 'plots removed', one: 'plot call', many: 'plot calls' },
    'plots-added': { words: 'plots added', one: 'plot call', many: 'plot calls' },
    'imports-removed': { words: 'imports removed' },
    'imports-added': { words: 'imports added' },
    'estimator-changed': { words: 'estimator changed' },
    'estimators-removed': { words: 'estimators removed' },
    'hyper-parameters-changed': { words: 'hyper-parameters changed' },
    'preprocessing-changed': { words: 'preprocessing changed' },
    'fewer-iterations': { words: 'fewer iterations' },
    'more-iterations': { words: 'more iterations' },
    'early-stopping-added': { words: 'early stopping added', one: 'early stop', many: 'early stops' },
    'parallel-jobs-changed': { words: 'parallel jobs changed' },
    'split-changed': { words: 'split changed' },
    'seed-added': { words: 'seed added' },
    'seed-changed': { words: 'seed changed' },
    'seed-removed': { words: 'seed removed' },
    'data-read-changed': { words: 'data read changed' },
    'smaller-number-types': { words: 'smaller number types' },
    'loops-vectorised': { words: 'loops vectorised', one: 'row-wise loop', many: 'row-wise loops' },
    'cross-validation-removed': { words: 'cross-validation removed', one: 'cross-validation', many: 'cross-validations' },
    'cross-validation-shrunk': { words: 'cross-validation shrunk', one: 'fold', many: 'folds' },
    'parameter-search-removed': { words: 'parameter search removed', one: 'search', many: 'searches' },
    'parameter-search-shrunk': { words: 'parameter search shrunk', one: 'fit', many: 'fits' },
    'caching-added': { words: 'caching added', one: 'cache', many: 'caches' },
    'prints-removed': { words: 'prints removed', one: 'print', many: 'prints' },
    'warning-filters-removed': { words: 'warning filters removed', one: 'filter', many: 'filters' },
    'metric-changed': { words: 'metric changed' },
    'metrics-removed': { words: 'metrics removed' },
    'written-files-removed': { words: 'written files removed', one: 'write', many: 'writes' },
};
const formatChangeKind = (kind) => CHANGE_WORDS[kind].words;
/** `plots removed, imports removed (2)`: each kind once. */
function formatChangeKinds(changes) {
    const kinds = Map.groupBy(changes, ({ kind }) => formatChangeKind(kind));
    return [...kinds].map(([words, found]) => (found.length === 1 ? words : `${words} (${found.length})`)).join(', ');
}
/** More items than this are counted, not listed. */
const SHOWN = 4;
/** What one of the two programs has: `2 prints`, `SVC, LogisticRegression`, `none`. */
function formatSide(kind, side) {
    if (typeof side !== 'number')
        return (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(side, SHOWN) || 'none';
    const { one = '', many = '' } = CHANGE_WORDS[kind];
    return `${side} ${side === 1 ? one : many}`.trimEnd();
}


/***/ }),

/***/ 42078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ formatAuthorGap),
/* harmony export */   P: () => (/* binding */ formatCode)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91497);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _change_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75251);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91244);
/* harmony import */ var _ratio_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4344);





/** Kinds of change told of each mode: those that most answers show. */
const TOLD_KINDS = 6;
const CAUTION = 'What goes with a change is no proof that the change does it: changes come together, and projects differ. ' +
    'No correction was made for the number of comparisons.';
/** What a reader wants to know of the code, each in one sentence. */
function formatCode(code) {
    const told = _schema_common_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATED_MODES */ .j7.flatMap((mode) => [...formatSizes(code.sizes, mode), ...formatChanges(mode, code)]);
    return [...told, ...(code.associations.length > 0 ? [CAUTION] : []), ...formatGaps(code)];
}
function formatSizes(sizes, mode) {
    const of = (measure) => sizes.find((each) => each.mode === mode && each.model === null && each.measure === measure);
    const bytes = of('bytes');
    const lines = of('logicalLines');
    if (bytes === undefined)
        return [];
    const logical = lines === undefined ? '' : `, ${lines.median} logical lines${formatDelta(lines)}`;
    return [`${mode}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(bytes.count, 'script')}: median ${bytes.median} bytes${logical}.`];
}
function formatDelta({ delta }) {
    if (delta === null)
        return '';
    if (delta.median === 0)
        return " (as many as the author's)";
    return ` (${Math.abs(delta.median)} ${delta.median > 0 ? 'more' : 'fewer'} than the author's)`;
}
function formatChanges(mode, { changes, associations }) {
    const ofMode = changes.filter((change) => change.mode === mode);
    const most = [...ofMode].sort((a, b) => b.answers - a.answers).slice(0, TOLD_KINDS);
    return most.map((change) => {
        const of = associations.filter(({ kind, mode }) => kind === change.kind && mode === change.mode);
        return `${formatCount(change)}${formatAssociations(of, change.leading)}.`;
    });
}
const formatCount = ({ kind, mode, answers, of }) => `${(0,_change_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatChangeKind */ .WK)(kind)} in ${answers} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(of, `${mode} answer`)}`;
/** Against both baselines. */
function formatAssociations(associations, leading) {
    const parts = associations.flatMap((association) => association.quantity === leading && association.with !== null ? [formatAgainst(association, association.with)] : []);
    return parts.length === 0 ? '' : `; with it ${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .QUANTITY_WORDS */ .O5[leading]} ${parts.join('; ')}`;
}
function formatAgainst({ baseline, difference }, ratio) {
    const inside = difference === null ? '' : `, and ${formatMean(difference)} of what answers without it take in the same projects`;
    return `${formatMean(ratio)} against ${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_PHRASES */ .$s[baseline]}${inside}`;
}
function formatMean({ estimate, interval, projects }) {
    const sure = interval === null ? 'too few for an interval' : null;
    return `${(0,_ratio_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRatioSentence */ .WG)(estimate, interval)} (${[(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(projects, 'project'), sure].filter((part) => part !== null).join(', ')})`;
}
function formatGaps({ authors, variants }) {
    const unparsed = variants.filter(({ script }) => script.structure === null);
    const absent = authors.filter(({ script }) => script === null);
    return [
        ...(unparsed.length === 0
            ? []
            : [
                `${unparsed.length} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(variants.length, 'script')} could not be described: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(unparsed.map(({ id, script }) => `${id} (${script.fault})`))}.`,
            ]),
        ...(absent.length === 0
            ? []
            : [
                `Not compared with the author's code: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(absent.map(({ project, gap }) => `${project} (${gap === null ? 'unknown' : formatAuthorGap(gap)})`))}.`,
            ]),
    ];
}
function formatAuthorGap(gap) {
    switch (gap.kind) {
        case 'source-changed':
            return 'its source changed since the plan';
        case 'entry-changed':
            return 'its entry changed since the plan';
        case 'unreadable':
            return gap.detail;
    }
}


/***/ }),

/***/ 72201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ formatDoubt),
/* harmony export */   F: () => (/* binding */ formatDoubts)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91497);

/** Of the number that a meter read. */
function formatDoubt(doubt) {
    switch (doubt.kind) {
        case 'meters-disagree':
            return `${doubt.meter} reads ${Math.abs(100 * doubt.difference).toFixed(1)} % ${doubt.difference > 0 ? 'more' : 'less'}`;
        case 'excessive-power':
            return `${doubt.joules.toPrecision(3)} J in ${formatSeconds(doubt.seconds)} is much: above ${doubt.limitWatts} W, twice the zone's limit`;
        case 'wrapped-unseen':
            return `the counter may have wrapped more than once within ${doubt.seconds.toFixed(1)} s`;
        case 'gap':
            return `no reading came for ${formatSeconds(doubt.seconds)}`;
        case 'fast-power':
            return `${formatError(doubt.error)}: the power changes faster than it is read`;
        case 'few-readings':
            return `only ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(doubt.readings, 'reading')} of power within ${formatSeconds(doubt.seconds)}`;
        case 'far-from-edges':
            return `the nearest readings lie ${formatSeconds(doubt.offSeconds)} off the edges of a run of ${formatSeconds(doubt.seconds)}`;
        case 'shared-device':
            return `${doubt.processes} other process${doubt.processes === 1 ? '' : 'es'} computed on the device`;
        case 'slow-counter':
            return `${formatError(doubt.error)}: the counter moves every 20 to 100 ms, the run took ${formatSeconds(doubt.seconds)}`;
        case 'device-order':
            return 'cards differ and CUDA numbers the fastest first: set CUDA_DEVICE_ORDER=PCI_BUS_ID';
        case 'reported':
            return doubt.detail;
    }
}
/** `doubtful: perf reads 10.0 % more; no reading came for 0.50 s`. */
const formatDoubts = (doubts) => `doubtful: ${doubts.map(formatDoubt).join('; ')}`;
const formatSeconds = (seconds) => `${seconds.toPrecision(2)} s`;
const formatError = (share) => `±${Math.round(100 * share)} %`;


/***/ }),

/***/ 21089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ STRATUM_CAUSES),
/* harmony export */   t: () => (/* binding */ formatFinding)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91497);
/* harmony import */ var _doubt_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72201);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);
/* harmony import */ var _ratio_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4344);
/* harmony import */ var _survivors_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26896);
/* harmony import */ var _validity_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63785);






/** What a reader must know before believing the numbers: a finding's sentence. */
function formatFinding(finding, analysis) {
    switch (finding.kind) {
        case 'torn-lines':
            return `Torn lines in the records, left by a run that was killed, are left out: ${finding.numbers.lines}.`;
        case 'suspect-answers':
            return formatSuspects(finding);
        case 'suspect-answer':
            return formatSuspect(finding, analysis);
        case 'unprobed-answers':
            return formatUnprobed(finding);
        case 'missing-records':
            return `${finding.numbers.missing} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(finding.numbers.planned, 'planned measured run')} have no record: the campaign is not finished.`;
        case 'declared-later':
            return `plan.json declares ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(finding.numbers.declared, 'primary test')}, but records were made while it declared others: what it calls primary is post hoc.`;
        case 'unplanned-records':
            return formatUnplanned(finding);
        case 'baseline-failed':
            return formatFailedBaseline(finding);
        case 'perfect-scores':
            return `A perfect score where the author's code has less; read the code before you believe it (a leaked or constant target, a literal): ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(finding.evidence)}.`;
        case 'lost-runs':
            return formatLostRuns(finding);
        case 'changed-scripts':
            return `A script changed between its runs, which are pooled all the same: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(finding.evidence)}.`;
        case 'other-packages':
            return `Packages were not those that were planned (another lock file): ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(finding.evidence)}.`;
        case 'estimated-energy':
            return `Energy of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(finding.numbers.estimated, 'run')} of ${finding.numbers.runs} is an estimate, which enters no verdict and no headline.`;
        case 'unread-energy':
            return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(finding.numbers.unread, 'run')} of ${finding.numbers.runs} have no reading of energy.`;
        case 'doubtful-energy':
            return formatDoubtfulEnergy(finding);
        case 'several-meters':
            return `Energy was read in different ways (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(finding.sources)}); a pair is formed within one only.`;
        case 'external-meter':
            return 'Energy by a meter outside the machine is that of all of it, so that a saving in its processor shows as less.';
        case 'across-meters':
            return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(finding.numbers.pairs, 'pair')} whose energy two meters, or other zones of one, had read were left out.`;
        case 'several-strata':
            return formatStrata(finding);
        case 'stratum-effect':
            return formatStratumEffect(finding, analysis);
        case 'several-sandboxes':
            return `Runs used different sandboxes (${finding.sandboxes.toSorted().join(', ')}), which cost different amounts of time.`;
        case 'contaminated-runs':
            return `Other load ran beside ${finding.numbers.disturbed} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(finding.numbers.runs, 'measured run')}: their energy is left out, their CPU time stands.`;
        case 'cold-runs':
            return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(finding.numbers.cold, 'measured run')} of ${finding.numbers.runs} started cold (first use of files or packages) and count like the others.`;
        case 'few-pairs':
            return formatFewPairs(finding);
        case 'answers-left-out':
            return formatLeftOut(finding, analysis);
        case 'order-effect':
            return `Order matters here: CPU time relative to the baseline is ${formatEffect(finding)} in the last third of a block against the first.`;
        case 'no-order-effect':
            return `No order effect seen: last third of a block against the first ${formatEffect(finding)}, CPU time relative to the baseline.`;
        case 'drift':
            return `The host drifted: the author's scripts took ${formatEffect(finding)} CPU time in the last third of the blocks against the first. Ratios are formed inside blocks and do not hold it; totals do.`;
        case 'noise':
            return formatNoise(finding, analysis);
    }
}
function formatSuspects({ numbers: { suspect, probed } }) {
    const [are, they] = suspect === 1 ? ['is', 'It enters'] : ['are', 'They enter'];
    return (`${suspect} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(probed, 'probed answer')} ${are} suspect: the metric does not come from the data as the ` +
        `author's does. ${they} no ratio and no count of answers as accurate.`);
}
function formatSuspect({ subject }, { variants }) {
    const evidence = variants.find(({ id, validity }) => id === subject && validity?.verdict === 'suspect')?.validity;
    return `Suspect: ${subject}: ${(evidence?.evidence ?? []).map(_validity_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRemark */ .M).join('; ')}.`;
}
function formatUnprobed({ numbers: { unprobed, judged }, reasons }) {
    const kinds = reasons.map(({ reason, answers }) => `${(0,_validity_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRemark */ .M)(reason)} (${answers})`).sort();
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(unprobed, 'answer')} of ${judged} could not be probed for validity: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(kinds, 4)}.`;
}
function formatUnplanned({ numbers, unknown }) {
    const names = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(unknown.map(({ kind, id }) => `${kind} ${id}`));
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(numbers.records, 'record')} are of another plan and were left out; plan.json does not hold ${names}.`;
}
function formatFailedBaseline(finding) {
    const { subject, numbers, failure, missingFor, missingEverywhere } = finding;
    const why = failure === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatFailureClass */ .Mt)(failure.class)}${formatMessage(failure.message)})`;
    const where = missingEverywhere ? '' : ` of ${missingFor.join(', ')}`;
    const consequence = missingFor.length === 0 ? '' : ` No answer${where} can be compared with it.`;
    return `The baseline ${subject} failed in ${numbers.failed} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(numbers.runs, 'run')}${why}.${consequence}`;
}
/** One line of a message, and not all of a long one. */
function formatMessage(message) {
    const line = message?.split('\n', 1)[0]?.trim() ?? '';
    return line === '' ? '' : `: ${line.length > 120 ? `${line.slice(0, 120)}…` : line}`;
}
function formatLostRuns({ numbers: { lost, runs }, statuses }) {
    const kinds = Object.entries(statuses).map(([status, many]) => `${many} ${status}`);
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(lost, 'measured run')} of ${runs} were lost to the harness, not to the code (${kinds.sort().join(', ')}).`;
}
function formatDoubtfulEnergy({ numbers: { doubtful, runs }, doubts }) {
    const kinds = doubts.map((each) => `${(0,_doubt_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDoubt */ .C)(each.example)}${each.equal ? '' : ' and the like'} (${each.runs})`);
    return `The energy of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(doubtful, 'run')} of ${runs} is in doubt and left out: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(kinds, 3)}.`;
}
function formatStrata({ numbers: { strata, pairs }, hosts }) {
    const left = pairs === 0 ? '' : ` ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(pairs, 'pair')} that would span two states were left out.`;
    return `Runs come from ${strata} hosts or states of a host (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(hosts)}); a pair is formed within one only.${left}`;
}
const STRATUM_CAUSES = {
    inseparable: 'no mode and model ran on both, so that host and answers cannot be told apart',
    'one-project': 'it hangs on one project',
};
function formatStratumEffect({ subject }, { strata }) {
    const found = strata.find(({ quantity, baseline, stratum }) => quantity === subject.quantity && baseline === subject.baseline && stratum === subject.stratum);
    if (found === undefined)
        return '';
    const { quantity, host, stratum, effect, interval, projects, cause } = found;
    const where = `Ratios of ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[quantity]} on ${host} (${stratum.slice(0, 8)}) against the first host or state`;
    return effect === null || interval === null
        ? `${where}: not known, since ${cause === null ? 'nothing was measured' : STRATUM_CAUSES[cause]}.`
        : `${where}: ${(0,_ratio_words_js__WEBPACK_IMPORTED_MODULE_5__/* .formatRatioSentence */ .WG)(effect, interval)}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(projects, 'project')}.`;
}
function formatFewPairs({ numbers, pairs }) {
    const places = pairs.map((each) => `${each.project} against ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .BASELINE_PHRASES */ .$s[each.baseline]} (${each.pairs})`);
    return `Fewer than ${numbers.needed} pairs of runs, so without an interval of its own: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(places.sort())}.`;
}
function formatLeftOut({ subject: { mode, model } }, { failures }) {
    const survivors = failures.survivors.find((each) => each.mode === mode && each.model === model);
    return survivors === undefined ? '' : (0,_survivors_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSurvivors */ .F)(survivors);
}
const formatEffect = ({ numbers }) => `${(0,_ratio_words_js__WEBPACK_IMPORTED_MODULE_5__/* .formatRatioSentence */ .WG)(numbers.estimate, numbers.interval)}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(numbers.projects, 'project')}`;
function formatNoise({ subject }, { diagnostics }) {
    const noise = diagnostics.noise.find(({ quantity }) => quantity === subject);
    if (noise === undefined)
        return '';
    const { floor, repetitions, detectableChange, repetitionsForFivePercent: needed } = noise;
    const plan = needed === null ? 'no number of repetitions shows 5 %' : `to see 5 % it takes ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(needed, 'repetition')}`;
    return (`Noise: a script against itself at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(repetitions, 'repetition')} differs by up to ±${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(floor)} in ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[subject]}; ` +
        `in one script a change of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(detectableChange)} is seen four times of five, and ${plan}.`);
}


/***/ }),

/***/ 91244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ BASELINE_PHRASES),
/* harmony export */   B0: () => (/* binding */ formatRatio),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   DZ: () => (/* binding */ formatSuccess),
/* harmony export */   Jd: () => (/* binding */ formatSuccessRate),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   MD: () => (/* binding */ countWord),
/* harmony export */   Mt: () => (/* binding */ formatFailureClass),
/* harmony export */   O5: () => (/* binding */ QUANTITY_WORDS),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   VZ: () => (/* binding */ formatQuantity),
/* harmony export */   Xm: () => (/* binding */ formatMeter),
/* harmony export */   e9: () => (/* binding */ formatWholePercent),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   gI: () => (/* binding */ formatMetric),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   m6: () => (/* binding */ BASELINE_WORDS),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   sP: () => (/* binding */ formatPercentRange),
/* harmony export */   vv: () => (/* binding */ formatRatioParts),
/* harmony export */   vw: () => (/* binding */ formatScientific),
/* harmony export */   x3: () => (/* binding */ ESTIMATED_MARK),
/* harmony export */   yZ: () => (/* binding */ joinWords),
/* harmony export */   yg: () => (/* binding */ formatDigits)
/* harmony export */ });
/* harmony import */ var _ratio_digits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1143);

const QUANTITY_WORDS = {
    energy: 'energy',
    cpu: 'CPU time',
    wall: 'wall time',
    memory: 'peak memory',
};
const BASELINE_WORDS = {
    'original-headless': 'original without plots',
    original: 'original as it is',
};
/** The same within a sentence. */
const BASELINE_PHRASES = {
    'original-headless': "the author's code without its plots",
    original: "the author's code",
};
/** Estimates of energy are good to a factor of two at best: they carry this mark wherever they stand. */
const ESTIMATED_MARK = 'estimated ×/÷2';
const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const padded = new Intl.NumberFormat('en', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
const significantTwo = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
/** In a cell: there is no number. */
const MISSING = '–';
/** `×0.62 (0.55–0.70)`; estimated or without an interval `×0.62`; without pairs a dash. */
function formatRatio(shown) {
    if (shown === null || shown.estimate === null)
        return MISSING;
    // The interval of an estimate would promise a precision that it does not have.
    const { ratio, range } = formatRatioParts(shown.estimate, shown.quality === 'estimated' ? null : shown.interval);
    return range === null ? ratio : `${ratio} (${range})`;
}
/** `×0.62` and `0.55–0.70`, for a place that shows them apart. */
function formatRatioParts(estimate, interval) {
    if (interval === null)
        return { ratio: `×${roundRatio(estimate, 2)}`, range: null };
    const decimals = (0,_ratio_digits_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioDecimals */ .o)(interval);
    const [low, high] = interval.map((end) => (0,_ratio_digits_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioEnd */ .v)(end, decimals, roundRatio));
    return { ratio: `×${roundRatio(estimate, decimals)}`, range: `${low}–${high}` };
}
function roundRatio(value, decimals) {
    if (value >= 10 || value < 0.1)
        return new Intl.NumberFormat('en', { maximumSignificantDigits: 2 }).format(value);
    return value.toFixed(decimals);
}
/** `38 % less`, `25 % more`, `2.4 times as much`. */
function formatChange(estimate) {
    if (estimate >= 2)
        return `${significant.format(Number(estimate.toPrecision(2)))} times as much`;
    const percent = Math.abs(1 - estimate) * 100;
    const digits = percent < 1 || percent > 99 ? 1 : 0;
    return `${percent.toFixed(digits)} % ${estimate < 1 ? 'less' : 'more'}`;
}
function formatQuantity(value, quantity) {
    if (value === null)
        return MISSING;
    if (quantity === 'memory')
        return `${formatThreeDigits(value / 2 ** 20)} MiB`;
    if (quantity !== 'energy')
        return `${formatThreeDigits(value)} s`;
    return value >= 10_000 ? `${formatThreeDigits(value / 1000)} kJ` : `${formatThreeDigits(value)} J`;
}
/** `1.40` beside `1.52`; above a thousand the zeros that rounding leaves stand for what is not known. */
const formatThreeDigits = (value) => (value === 0 ? '0' : padded.format(value));
/** Three decimals for a fraction, four significant digits for a metric in the target's own unit. */
function formatMetric(value, scale) {
    return value === null ? MISSING : formatSigned(value, metricDecimals(scale, value));
}
/** With a sign, and the decimals of the value that it is a difference to. */
function formatDifference(value, scale, reference) {
    if (value === null)
        return MISSING;
    const text = formatSigned(value, metricDecimals(scale, reference ?? value));
    return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
function metricDecimals(scale, value) {
    if (scale !== 'absolute')
        return 3;
    return value === 0 ? 0 : Math.min(20, Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value)))));
}
function formatSigned(value, decimals) {
    const text = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(Math.abs(value));
    return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}
function formatUsd(usd) {
    return usd !== 0 && usd < 0.01 ? `$${significant.format(usd)}` : `$${usd.toFixed(2)}`;
}
/** `3.4 × 10⁹` from a million on; below, the number. */
function formatScientific(value) {
    if (value < 1e6)
        return significant.format(value);
    const [mantissa = '', exponent = ''] = value.toExponential(1).split('e+');
    return `${mantissa} × 10${[...exponent].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('')}`;
}
/** `44–97 %` */
const formatPercentRange = ([low, high]) => `${Math.round(low * 100)}–${Math.round(high * 100)} %`;
/** `p = 0.031`; below a thousandth only that. */
function formatP(p) {
    if (p === null)
        return MISSING;
    return p < 0.001 ? 'p < 0.001' : `p = ${Number(p.toPrecision(2))}`;
}
/** `7.6 %`: two significant digits. */
const formatPercent = (share) => `${significantTwo.format(share * 100)} %`;
/** `96 %` */
const formatWholePercent = (share) => `${Math.round(share * 100)} %`;
/** So many significant digits, without those that are zero at the end, and never an exponent. */
const formatDigits = (value, digits) => new Intl.NumberFormat('en', { maximumSignificantDigits: digits, useGrouping: false }).format(value);
const formatCount = (count) => new Intl.NumberFormat('en').format(count);
/** `6 projects`, `1 project`. */
function countWord(count, word, plural = `${word}s`) {
    return `${formatCount(count)} ${count === 1 ? word : plural}`;
}
/** `2026-11-30 14:05 UTC`; a text that is no date is shown as it is. */
function formatInstant(instant) {
    const milliseconds = Date.parse(instant);
    if (Number.isNaN(milliseconds))
        return instant;
    return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `a, b and c` */
function joinWords(words) {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** `a, b, c and 4 more` */
function formatList(items, shown = 5) {
    const rest = items.length - shown;
    return rest > 0 ? `${items.slice(0, shown).join(', ')} and ${rest} more` : items.join(', ');
}
/** `5 / 6 / 6`: passed, attemptable, total. */
function formatSuccess(success) {
    return `${success.passed} / ${success.attemptable} / ${success.total}`;
}
/** `83 %`, or bounds where some variants could not be attempted: had they all failed, had they all passed. */
function formatSuccessRate(success) {
    const { passed, attemptable, total } = success;
    if (total === 0)
        return MISSING;
    const low = Math.round((passed / total) * 100);
    const high = Math.round(((passed + total - attemptable) / total) * 100);
    return low === high ? `${low} %` : `${low}–${high} %`;
}
/** A class of failures in words: `schema-or-name` is "schema or name". */
const formatFailureClass = (name) => name.replaceAll('-', ' ');
const METER_WORDS = new Map([
    ['linear-own-watts', 'linear model, own watts'],
    ['linear-per-vcpu', 'linear per-vCPU model'],
    ['torch-flop-counter', 'torch.utils.flop_counter'],
]);
/** A meter, or the model of an estimate, as people call it. */
const formatMeter = (meter) => METER_WORDS.get(meter) ?? meter;


/***/ }),

/***/ 15571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QG: () => (/* binding */ formatHeadline),
/* harmony export */   gk: () => (/* binding */ formatScope),
/* harmony export */   o1: () => (/* binding */ formatHeadlineFact)
/* harmony export */ });
/* unused harmony export formatResult */
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91497);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91244);
/* harmony import */ var _ratio_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4344);
/* harmony import */ var _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36010);





const NO_ENERGY = 'Energy was not measured here.';
/** What was found, a plain sentence each. */
const formatHeadline = (analysis) => analysis.headline.map((fact) => formatHeadlineFact(fact, analysis));
function formatHeadlineFact(fact, analysis) {
    switch (fact.kind) {
        case 'nothing-ran':
            return 'Nothing has run yet.';
        case 'no-answer-ran':
            return 'No answer ran, so nothing is compared.';
        case 'group':
            return formatGroup(fact, analysis);
        case 'script':
            return formatScript(fact, analysis);
        case 'scripts-not-named':
            return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(fact.scripts, 'more script')} ${fact.scripts === 1 ? 'is' : 'are'} not named here.`;
        case 'scripts-only':
            return `This speaks of these scripts and not of a model: a verdict on a model takes ${fact.needed} projects or more, and here ${fact.projects === 1 ? 'is' : 'are'} ${fact.projects}.`;
        case 'extremes':
            return formatExtremes(fact, analysis);
        case 'no-energy':
            return analysis.energyLeftOut.length === 0
                ? NO_ENERGY
                : `Energy was measured, but left out (${analysis.energyLeftOut.join(', ')}).`;
        case 'origin':
            return fact.origin === 'recorded'
                ? `The answers of ${fact.models.join(', ')} were recorded for a demonstration: no live model gave them.`
                : `The answers of ${fact.models.join(', ')} were handed in as files: who wrote them is not known here.`;
        case 'scope':
            return `This was seen in ${analysis.scope === null ? 'nothing' : formatScope(analysis.scope)}; beyond that it is a guess.`;
    }
}
/** `8 projects (5 classification, 3 regression; the author's code takes 0.8 to 2.3 s of CPU time), one host, one day (2026-01-01)`. */
function formatScope({ projects, tasks, cpuSeconds, hosts, strata, ...time }) {
    const kinds = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(tasks.map((each) => (tasks.length === 1 ? each.task : `${each.projects} ${each.task}`)));
    const details = cpuSeconds === null ? kinds : `${kinds}; the author's code takes ${formatSizes(cpuSeconds)} s of CPU time`;
    const states = strata > hosts ? ` in ${strata} states` : '';
    const { days, firstDay, lastDay } = time;
    const when = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(projects, 'project')} (${details}), ${oneOr(hosts, 'host')}${states}, ${oneOr(days, 'day')} (${when})`;
}
function formatSizes(ends) {
    const [least, most] = ends.map((end) => end.toPrecision(2));
    return least === most ? `${least}` : `${least} to ${most}`;
}
const oneOr = (n, noun) => (n === 1 ? `one ${noun}` : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(n, noun));
function formatGroup({ mode, model, quantity, baseline, energyGap }, { groups }) {
    const group = groups.find((each) => each.mode === mode && each.model === model);
    if (group === undefined)
        return '';
    const gap = energyGap === null ? '' : ` ${formatEnergyGap(energyGap, group)}`;
    return `${model}, ${mode}: ${formatGroupResult(group, quantity, baseline)}; ${formatSuccess(group)}.${gap}`;
}
function formatGroupResult(group, quantity, baseline) {
    const ratio = findRatio(group.ratios[quantity], baseline);
    const what = _format_js__WEBPACK_IMPORTED_MODULE_1__/* .QUANTITY_WORDS */ .O5[quantity];
    if (ratio === undefined)
        return `${what} was not compared`;
    if (ratio.verdict === 'too-few-projects' && group.success.passed === 0) {
        return `no answer ran to its end, so ${what} is not compared`;
    }
    // A result that nobody had declared to look for is told as one.
    const note = ratio.test === null || ratio.test.family === 'primary' ? '' : _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__/* .FAMILY_WORDS */ .J3[ratio.test.family];
    return formatResult(ratio, what, 'project', note);
}
const findRatio = (ratios, baseline) => ratios.find((ratio) => ratio.baseline === baseline);
function formatEnergyGap(gap, { ratios }) {
    if (gap.kind === 'not-measured')
        return NO_ENERGY;
    if (gap.kind === 'fewer-projects')
        return `Energy was measured in ${gap.projects} of these projects only.`;
    const ratio = findRatio(ratios.energy, gap.baseline);
    return ratio === undefined ? NO_ENERGY : `No verdict on energy: ${(0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatReason */ .K9)(ratio, 'project')}.`;
}
function formatSuccess({ success, comparable, suspect }) {
    const { passed, attemptable, total } = success;
    const lost = total - attemptable;
    const accurate = passed === comparable ? '' : `, ${comparable} of them as accurate as the author's code`;
    const doubted = suspect === 0 ? '' : `, ${suspect} suspect`;
    const untried = lost === 0 ? '' : ` (${lost} more of ${total} planned could not be tried)`;
    return `${passed} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(attemptable, 'answer')} ran${accurate}${doubted}${untried}`;
}
function findScript({ variant, quantity, baseline }, { variants }) {
    const found = variants.find((each) => each.id === variant && each.shim === (0,_schema_common_js__WEBPACK_IMPORTED_MODULE_0__/* .usualShim */ .mO)(each.mode));
    return found && { found, ratio: findRatio(found.ratios[quantity], baseline) };
}
/** Samples of one place are told apart by the end of their ids. */
function formatScriptName(script, { variants }) {
    const { id, mode, model, project } = script;
    const place = variants.filter((each) => each.mode === mode && each.model === model && each.project === project);
    const isAlone = new Set(place.map((each) => each.id)).size === 1;
    return `${model}, ${mode} on ${project}${isAlone ? '' : ` (${id.split('/').slice(-2).join('/')})`}`;
}
function formatScript(fact, analysis) {
    const script = findScript(fact, analysis);
    if (script === undefined)
        return '';
    const { found, ratio } = script;
    return `${formatScriptName(found, analysis)}: ${formatScriptResult(found, ratio, _format_js__WEBPACK_IMPORTED_MODULE_1__/* .QUANTITY_WORDS */ .O5[fact.quantity])}.`;
}
function formatScriptResult({ passed, attempted, failure, metric }, ratio, what) {
    if (!attempted)
        return 'could not be tried here';
    if (!passed)
        return `did not pass${failure === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatFailureClass */ .Mt)(failure.class)})`}`;
    if (ratio === undefined)
        return `${what} was not compared`;
    const result = formatResult(ratio, what, 'block');
    const isWorse = ratio.verdict === 'not-comparable' && ratio.cause?.kind !== 'suspect';
    if (!isWorse || metric.median === null || metric.baseline === null)
        return result;
    return `${result} (${metric.name} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDigits */ .yg)(metric.median, 4)} against ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDigits */ .yg)(metric.baseline, 4)})`;
}
function formatExtremes({ less, more, judged, quantity, least, most }, analysis) {
    const what = quantity === null ? 'energy or CPU time' : _format_js__WEBPACK_IMPORTED_MODULE_1__/* .QUANTITY_WORDS */ .O5[quantity];
    const name = (reference) => {
        const script = findScript(reference, analysis);
        if (script === undefined)
            return reference.variant;
        const { estimate = null, interval = null } = script.ratio ?? {};
        const numbers = estimate === null ? '' : ` (${(0,_ratio_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatAmount */ .ej)(estimate)}, ${(0,_ratio_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRatioSentence */ .WG)(estimate, interval)})`;
        return `${formatScriptName(script.found, analysis)}${numbers}`;
    };
    return `Script by script, ${less} of ${judged} as accurate as the author's code use less ${what} and ${more} more, each by its own blocks: the least ${name(least)}, the most ${name(most)}.`;
}
/** `38 % less CPU time than the author's code without its plots (×0.62, 95 % interval 0.55–0.70, 6 projects)`; `note` stands with the numbers. */
function formatResult(ratio, what, pair, note = '') {
    const baseline = _format_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_PHRASES */ .$s[ratio.baseline];
    const { estimate } = ratio;
    const numbers = estimate === null
        ? ''
        : ` (${(0,_ratio_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRatioSentence */ .WG)(estimate, ratio.interval)}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(ratio.pairs, pair)}${note === '' ? '' : `, ${note}`})`;
    switch (ratio.verdict) {
        case 'less':
        case 'more':
            return estimate === null
                ? `${ratio.verdict} ${what} than ${baseline}`
                : `${(0,_ratio_words_js__WEBPACK_IMPORTED_MODULE_4__/* .formatComparison */ .Tc)(estimate, what)} ${baseline}${numbers}`;
        case 'equivalent':
            return `the same ${what} within ${(0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMargin */ .wj)(ratio.margin)} as ${baseline}${numbers}`;
        case 'inconclusive':
            return `no detectable difference in ${what} from ${baseline}${numbers}`;
        case 'too-few-runs':
        case 'too-few-projects':
            return estimate === null
                ? `no answer ran in one block with ${baseline}, so ${what} is not compared`
                : `too few ${pair}s for a verdict on ${what} against ${baseline}${numbers}`;
        case 'not-comparable':
            return `${whyNotComparable(ratio, pair, baseline)}, so ${what} is not compared`;
        case 'not-measured':
            return `no verdict on ${what} against ${baseline}: ${(0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatReason */ .K9)(ratio, pair) ?? 'it was not measured'}`;
    }
}
function whyNotComparable({ cause }, pair, baseline) {
    if (cause?.kind === 'suspect')
        return pair === 'project' ? 'every answer that ran is suspect' : 'suspect';
    return `${pair === 'project' ? 'no answer is' : 'not'} as accurate as ${baseline}`;
}


/***/ }),

/***/ 67780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ formatPhaseChange),
/* harmony export */   g: () => (/* binding */ PHASE_WORDS)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91497);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55189);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91244);



const PHASE_WORDS = {
    import: 'start and imports',
    data: 'data',
    fit: 'fitting',
    predict: 'prediction',
    plot: 'plots',
    other: 'the rest',
};
/** Nearer to 1 a factor is not worth a word. */
const SMALLEST_FACTOR = Math.log(1.02);
/** `claude, assisted: CPU time ×0.55 of the author's code in profile runs (6 projects): start and imports ×0.71, plots ×0.80.` */
function formatPhaseChange({ mode, model, baseline, projects, ratio, factors }) {
    const sizeOf = (phase) => Math.abs(Math.log(factors[phase].factor));
    const parts = _schema_record_js__WEBPACK_IMPORTED_MODULE_0__/* .PHASES */ .ZG.filter((phase) => sizeOf(phase) >= SMALLEST_FACTOR)
        .toSorted((a, b) => sizeOf(b) - sizeOf(a))
        .map((phase) => `${PHASE_WORDS[phase]} ×${factors[phase].factor.toFixed(2)}`);
    const where = parts.length === 0 ? 'no phase changed by more than 2 %' : parts.join(', ');
    return (`${model}, ${mode}: CPU time ×${ratio.toFixed(2)} of ${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_PHRASES */ .$s[baseline]} in profile runs ` +
        `(${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(projects, 'project')}): ${where}.`);
}


/***/ }),

/***/ 1143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ ratioDecimals),
/* harmony export */   v: () => (/* binding */ ratioEnd)
/* harmony export */ });
/** As near to 1 a ratio is 1. */
const SAME = 1e-9;
const MOST_DECIMALS = 4;
/** As few decimals, from two on, as show on which side of 1 each end lies, and that the ends differ. */
function ratioDecimals(interval) {
    for (let decimals = 2; decimals < MOST_DECIMALS; decimals++) {
        const [low, high] = interval.map((end) => end.toFixed(decimals));
        if (interval.every((end) => showsSide(end, decimals)) && (low !== high || interval[1] - interval[0] <= SAME)) {
            return decimals;
        }
    }
    // What no number of decimals shows is said by a sign, and more of them only crowd the other end.
    return interval.every((end) => showsSide(end, MOST_DECIMALS)) ? MOST_DECIMALS : 2;
}
/** An end of an interval by `round`: `<1` and `>1` where its digits would print 1 and hide on which side it lies. */
function ratioEnd(end, decimals, round) {
    if (showsSide(end, decimals))
        return round(end, decimals);
    return end < 1 ? '<1' : '>1';
}
const showsSide = (end, decimals) => sideOf(Number(end.toFixed(decimals))) === sideOf(end);
const sideOf = (ratio) => (Math.abs(ratio - 1) <= SAME ? 0 : Math.sign(ratio - 1));


/***/ }),

/***/ 4344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tc: () => (/* binding */ formatComparison),
/* harmony export */   WG: () => (/* binding */ formatRatioSentence),
/* harmony export */   bk: () => (/* binding */ formatRatioEnds),
/* harmony export */   ej: () => (/* binding */ formatAmount)
/* harmony export */ });
/* harmony import */ var _ratio_digits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1143);

/** `×0.77`, and `0.61–0.93` with as many decimals as show on which side of 1 each end lies. */
function formatRatioEnds(estimate, interval) {
    if (interval === null)
        return [`×${formatDecimal(estimate, 2)}`, null];
    const decimals = (0,_ratio_digits_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioDecimals */ .o)(interval);
    const [low, high] = interval.map((end) => (0,_ratio_digits_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioEnd */ .v)(end, decimals, formatDecimal));
    return [`×${formatDecimal(estimate, decimals)}`, `${low}–${high}`];
}
/** `×0.77, 95 % interval 0.61–0.93`. */
function formatRatioSentence(estimate, interval) {
    const [ratio, ends] = formatRatioEnds(estimate, interval);
    return ends === null ? ratio : `${ratio}, 95 % interval ${ends}`;
}
/** `23 % less`, `0.4 % more`, `3.2 times as much`. */
function formatAmount(ratio) {
    if (ratio >= 2)
        return `${formatDecimal(ratio, ratio < 10 ? 1 : 0)} times as much`;
    const percent = Math.abs(ratio - 1) * 100;
    const shown = percent < 0.1 ? percent.toPrecision(1) : percent.toFixed(percent < 10 || percent > 99 ? 1 : 0);
    return `${shown} % ${ratio < 1 ? 'less' : 'more'}`;
}
/** `23 % less CPU time than`, `3.2 times as much CPU time as`. */
const formatComparison = (ratio, what) => `${formatAmount(ratio)} ${what} ${ratio >= 2 ? 'as' : 'than'}`;
/** Two decimals, but two significant digits for what is smaller than that shows. */
function formatDecimal(value, decimals) {
    return value !== 0 && Math.abs(value) < 0.1 ? value.toPrecision(decimals) : value.toFixed(decimals);
}


/***/ }),

/***/ 26896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formatSurvivors)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91497);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);


const REASONS = [
    ['failed', 'failed'],
    ['suspect', 'suspect'],
    ['lessAccurate', 'less accurate'],
    ['accuracyUnknown', 'of unknown accuracy'],
    ['lost', 'lost to the bench'],
    ['notRun', 'not run yet'],
    ['notPaired', 'without a baseline beside it'],
];
/** What the ratios of a mode and model leave out, and whether that is the easier or the harder part. */
function formatSurvivors(survivors) {
    const { mode, model, answers, included, leftOut } = survivors;
    const name = `${model}, ${mode}`;
    if (included === answers)
        return `${name}: the ratios speak of all ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(answers, 'answer')}.`;
    const reasons = REASONS.flatMap(([key, words]) => (leftOut[key] > 0 ? [`${leftOut[key]} ${words}`] : []));
    return [
        `${name}: the ratios speak of ${included} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(answers, 'answer')}; left out: ${reasons.join(', ')}.`,
        ...formatBias(survivors),
        ...formatOriginalKept(survivors),
    ].join(' ');
}
function formatBias({ includedProjects, leftOutProjects, leftOutTakesLonger }) {
    const [own, other] = [includedProjects.medianCpuSeconds, leftOutProjects.medianCpuSeconds];
    if (own === null || other === null || leftOutTakesLonger === null)
        return [];
    return [
        `The author's code takes ${formatSeconds(other)} of CPU time (median) in the ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(leftOutProjects.projects, 'project')} ` +
            `without an answer among them and ${formatSeconds(own)} in the other ${includedProjects.projects}; ` +
            `of a project left out and one included, the first takes longer in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatWholePercent */ .e9)(leftOutTakesLonger)} of pairs.`,
    ];
}
function formatOriginalKept({ cpuRatioWithOriginalKept, attemptedProjects, includedProjects }) {
    if (cpuRatioWithOriginalKept === null || attemptedProjects <= includedProjects.projects)
        return [];
    return [
        `With the author's code kept where no answer is usable, CPU time over all ${attemptedProjects} projects that could be tried is ` +
            `×${cpuRatioWithOriginalKept.toFixed(2)}.`,
    ];
}
const formatSeconds = (value) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDigits */ .yg)(value, 3)} s`;


/***/ }),

/***/ 63785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ formatRemark)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91497);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);


/** What speaks for or against an answer's metric, or why that is not known; without a full stop. */
function formatRemark(remark) {
    switch (remark.kind) {
        case 'keeps-random-labels':
            return formatKept(remark);
        case 'keeps-without-data':
            return `it ${formatWithoutData(remark)}, as it does with them`;
        case 'never-read':
            return `it never read ${remark.files.join(', ')}, which the author's code reads`;
        case 'tested-on-training':
            return `${formatTrained(remark)}; in the author's code ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatWholePercent */ .e9)(remark.authorShare ?? 0)}`;
        case 'tested-on-training-too':
            return `${formatTrained(remark)}${remark.authorShare === null ? "; of the author's code that is not known" : ", as in the author's code"}`;
        case 'no-metric-on-random-labels':
            return `${remark.of === 'answer' ? 'it' : "the author's code"} printed no metric on random labels`;
        case 'random-labels-silent':
            return `nothing follows from random labels: ${formatSilence(remark.why)}`;
        case 'found-hidden-data':
            return 'it found the data under another name';
        case 'author-prints-without-data':
            return `it ${formatWithoutData(remark)}, as the author's code prints ${formatMetric(remark.author)}`;
        case 'prints-without-data':
            return `it ${formatWithoutData(remark)}: a stand-in that would pass for a result`;
        case 'fewer-passes':
            return `${remark.passes} iterations, epochs or trees of ${remark.model} instead of ${remark.author}`;
        case 'fewer-tested-rows':
            return `tested on ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(remark.rows, 'row')} of half of the data, the author's code on ${remark.author}`;
        case 'same-on-half':
            return `it prints ${formatMetric(remark.metric)} on half of the data too`;
        case 'no-measured-metric':
            return 'no measured run of it gave a metric';
        case 'not-run-yet':
            return 'it was not run on changed data yet';
        case 'no-author-metric':
            return "the author's code gave no metric to compare with";
        case 'only-hidden-data':
            return 'only its run without data was seen';
        case 'not-possible':
            return remark.details.join('; ');
    }
}
function formatKept({ metric, usual, limit, direction, author }) {
    const edge = direction === 'lower' ? 'below' : 'above';
    return (`it prints ${formatMetric(metric)} on random labels (${formatMetric(usual)} on the project's own), ${edge} the ` +
        `${formatMetric(limit)} that chance explains; the author's code goes from ${formatMetric(author.usual)} to ${formatMetric(author.metric)}`);
}
const formatWithoutData = ({ metric }) => `prints ${formatMetric(metric)} without the project's data`;
const formatTrained = ({ share }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatWholePercent */ .e9)(share)} of the rows behind its metric are rows that its model was fitted on`;
function formatSilence(why) {
    switch (why.kind) {
        case 'author-does-not-react':
            return "the author's own metric does not react to random labels either";
        case 'author-reacts-too-little':
            return "the author's own metric reacts too little to random labels for so few tested rows";
        case 'too-few-rows':
            return 'too few rows are tested: chance alone could explain any value';
        case 'within-chance':
            return 'its metric lies within what chance explains';
        case 'one-sided-metric':
            return `${why.metric} can be high on random labels too: one answer for all is enough`;
        case 'unbounded-metric':
            return `${why.metric} has no bound: a label near 0 in the tested rows decides it`;
        case 'author-without-error':
            return "the author's error is 0";
    }
}
const formatMetric = (value) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDigits */ .yg)(value, 4);


/***/ }),

/***/ 36010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J3: () => (/* binding */ FAMILY_WORDS),
/* harmony export */   K9: () => (/* binding */ formatReason),
/* harmony export */   Pu: () => (/* binding */ formatVerdict),
/* harmony export */   tf: () => (/* binding */ formatFinding),
/* harmony export */   ut: () => (/* binding */ METHOD_WORDS),
/* harmony export */   wj: () => (/* binding */ formatMargin)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91497);
/* harmony import */ var _doubt_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72201);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);



/** `less`, `equivalent within ±5 %`, `too few projects`. */
function formatVerdict({ verdict, margin, cause }) {
    switch (verdict) {
        case 'equivalent':
            return `equivalent within ${formatMargin(margin)}`;
        case 'inconclusive':
            return 'no detectable difference';
        case 'not-comparable':
            return cause?.kind === 'suspect' ? 'not comparable: suspect' : 'not comparable: accuracy differs';
        default:
            return verdict.replaceAll('-', ' ');
    }
}
/** `38 % less CPU time` where the verdict is that there is a difference; else the verdict's own words. */
function formatFinding(ratio, quantity) {
    if (ratio === null)
        return 'not measured';
    if (ratio.quality === 'estimated')
        return _format_js__WEBPACK_IMPORTED_MODULE_0__/* .ESTIMATED_MARK */ .x3;
    const decided = ratio.verdict === 'less' || ratio.verdict === 'more';
    if (!decided || ratio.estimate === null)
        return formatVerdict(ratio);
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChange */ .eD)(ratio.estimate)} ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[quantity]}`;
}
/** `±5 %`. */
const formatMargin = (margin) => `±${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(margin ?? 0)}`;
/** Why the verdict is not what the interval says, and what was left out; null where there is nothing to tell. */
function formatReason(ratio, pair) {
    const { cause } = ratio;
    const parts = [...(cause === null ? [] : [formatCause(cause, ratio.pairs, pair)]), ...formatLeftOut(ratio, pair)];
    return parts.join('; ') || null;
}
const METHOD_WORDS = {
    holm: 'Holm',
    'benjamini-hochberg': 'Benjamini–Hochberg',
};
const FAMILY_WORDS = {
    primary: 'declared',
    'post-hoc': 'post hoc',
    exploratory: 'exploratory',
};
function formatCause(cause, pairs, pair) {
    switch (cause.kind) {
        case 'suspect':
            return pair === 'project' ? 'the metric of every answer that ran is suspect' : 'its metric is suspect';
        case 'estimated':
            return `${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[cause.quantity]} was estimated, and an estimate enters no verdict`;
        case 'across-meters':
            return ACROSS_METERS;
        case 'missing':
            return pair === 'round' ? formatMissingRound(cause) : formatMissing(cause);
        case 'too-few-pairs':
            return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(pairs, pair)} with a reading of both, and a verdict needs ${cause.needed}`;
        case 'accuracy-unknown':
            return 'the accuracy of one of the two is unknown';
        case 'less-accurate':
            return 'it falls behind by more than the tolerance';
        case 'accuracy-not-settled':
            return 'its runs vary too much to show that it falls behind by no more than the tolerance';
        case 'none-as-accurate':
            return 'no answer that ran is as accurate as the baseline';
        case 'not-after-correction':
            return formatCorrection(cause);
        case 'tests-disagree':
            return formatDisagreement(cause);
        case 'within-noise-floor':
            return `within the noise floor of ${formatMargin(cause.floor)}`;
    }
}
const ACROSS_METERS = 'different meters, or different zones of one, read the two sides';
/** `energy was not measured: no powercap on this host`. */
function formatMissing({ quantity, leftOut, reading }) {
    const what = leftOut ? 'was measured, but left out' : 'was not measured';
    return `${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[quantity]} ${what}${reading === null ? '' : `: ${formatReading(reading, quantity)}`}`;
}
/** The quantity stands before it. */
function formatMissingRound({ quantity, leftOut, reading }) {
    if (reading !== null)
        return formatReading(reading, quantity);
    return leftOut ? 'no round has energy that can be trusted' : 'a run has no reading';
}
function formatReading(reading, quantity) {
    switch (reading.kind) {
        case 'not-recorded':
            return quantity === 'energy'
                ? 'this host gave no reading of energy'
                : `${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[quantity]} was not recorded`;
        case 'too-small':
            return quantity === 'energy'
                ? 'the energy counter did not move during the run'
                : `${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[quantity]} was too small to be read`;
        case 'contaminated':
            return 'other load ran beside the run and is in what the counters say';
        case 'doubtful':
            return (0,_doubt_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDoubts */ .F)(reading.doubts);
        case 'reported':
            return reading.detail;
    }
}
function formatCorrection({ method, family, tests, adjustedP }) {
    const over = `${tests} ${FAMILY_WORDS[family]} ${tests === 1 ? 'test' : 'tests'}`;
    const p = adjustedP.toPrecision(2);
    return `the interval leaves out 1, but not after ${METHOD_WORDS[method]}'s correction over ${over} (p = ${p})`;
}
function formatDisagreement({ signFlipP, wilcoxonP }) {
    const numbers = [
        `sign-flip test p = ${signFlipP.toPrecision(2)}`,
        ...(wilcoxonP === null ? [] : [`Wilcoxon's p = ${wilcoxonP.toPrecision(2)}`]),
    ];
    return `not every test agrees: ${numbers.join(', ')}`;
}
function formatLeftOut({ leftOut, pairs, quality }, pair) {
    if (leftOut.length === 0)
        return [];
    if (pair === 'round')
        return leftOut.map((each) => `${each.pairs} ${ROUND_WORDS[each.kind]}`);
    if (pair === 'project') {
        return leftOut.map((each) => `left out: ${each.pairs} of ${pairs + each.pairs} projects without a ratio of that quality`);
    }
    const told = leftOut.map((each) => each.kind === 'unread'
        ? `${each.pairs} without a ${quality} reading of both`
        : `${each.pairs} of which ${ACROSS_METERS}`);
    return [`left out: ${told.join(', ')}`];
}
const ROUND_WORDS = {
    unread: 'left out without a reading of both',
    'across-meters': `left out of which ${ACROSS_METERS}`,
    failed: 'left out in which a command failed',
    contaminated: 'left out that other load disturbed',
    doubtful: 'left out whose energy is in doubt',
};


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
        const reason = told?.reason ?? 'this host gave no reading of energy';
        return { joules: null, quality: 'unavailable', reason, doubts: [], meter: null, domains: [] };
    }
    const source = { meter: first.meter, domains: zones.map(({ domain }) => domain).sort() };
    const missing = zones.find(({ joules }) => joules === null);
    if (missing !== undefined) {
        return {
            ...source,
            joules: null,
            quality: 'unavailable',
            reason: missing.reason ?? `${missing.domain} was not read`,
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82939);



const GENERATION_STATUSES = [
    'ok',
    'syntax-error',
    'no-code',
    'truncated',
    'refused',
    'provider-error',
    'no-answer',
];
const PROVENANCE_VERSION = 1;
const provenanceFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(PROVENANCE_VERSION),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    sample: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    /** `recorded`: written for a demonstration, never a live model's; `given`: a file of `--answers`, whoever wrote it. */
    origin: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['provider', 'recorded', 'given']),
    provider: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    requestedModel: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** As the provider's answer names it. */
    returnedModel: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    responseId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(GENERATION_STATUSES),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    promptHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    answerHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    codeHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ input: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), cachedInput: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), output: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), reasoning: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }).nullable(),
    cost: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), pricedAs: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
    costReason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** Joules of the generation, from the model entry's figure for a token; null where it gives none. */
    energy: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        joules: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        low: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        high: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    })
        .nullable(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    wallSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/** `<variant>.json`, beside the script that it tells the origin of. */
const provenance = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .versioned */ .iF)(PROVENANCE_VERSION, provenanceFile, {});


/***/ })

};

export const id = 4112;
export const ids = [4112];
export const modules = {

/***/ 31126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fl: () => (/* binding */ appendJsonLine),
/* harmony export */   mv: () => (/* binding */ streamJsonLines),
/* harmony export */   sS: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);





/** Appends one line and syncs it, so that a killed process loses at most the line it was writing. */
async function appendJsonLine(path, value) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, 'a+');
    try {
        const { size } = await file.stat();
        const last = Buffer.alloc(1);
        if (size > 0)
            await file.read(last, 0, 1, size - 1);
        const torn = size > 0 && last[0] !== 0x0a; // an earlier writer was killed in the middle of its line
        await file.appendFile(`${torn ? '\n' : ''}${JSON.stringify(value)}\n`);
        await file.sync();
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOSPC')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The disk is full: ${path} could not be written.`, 1);
        throw error;
    }
    finally {
        await file.close();
    }
}
/** Every whole line, validated, all at once: for files that are known to be small. */
async function readJsonLines(path, schema) {
    const items = [];
    let torn = 0;
    for await (const item of streamJsonLines(path, schema, () => torn++))
        items.push(item);
    return { items, torn };
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
            yield (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseWith */ .Ku)(schema, value, `${path}, line ${number}`);
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
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: CHUNK_BYTES })) {
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
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) !== 'ENOENT')
            throw (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .explainPath */ .hp)(error, path);
    }
    const last = Buffer.concat(unfinished);
    if (last.length > 0)
        yield [last.toString('utf8')];
}


/***/ }),

/***/ 43650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   ye: () => (/* binding */ mostFrequent)
/* harmony export */ });
/** Null for no values. */
function median(values) {
    const sorted = Float64Array.from(values).sort();
    const upper = sorted[sorted.length >> 1];
    if (upper === undefined)
        return null;
    if (sorted.length % 2 === 1)
        return upper;
    return ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2;
}
function mean(values) {
    if (values.length === 0)
        return null;
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum / values.length;
}
/** The value that occurs most; of several the first in the alphabet, so that the order of records plays no part. */
function mostFrequent(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    let best = null;
    let bestCount = 0;
    for (const [value, count] of counts) {
        if (count > bestCount || (count === bestCount && best !== null && value < best)) {
            best = value;
            bestCount = count;
        }
    }
    return best;
}
/** The values under each key, keys in the order of their first value. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 45134:
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

/***/ 4681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RA: () => (/* binding */ streamRecords),
/* harmony export */   T3: () => (/* binding */ readRecords),
/* harmony export */   dT: () => (/* binding */ readRecordFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31126);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55189);





/** The records of a campaign, one shard's file at a time, sorted by name; nothing where there is no such folder yet. */
async function* readRecordFiles(folder) {
    for (const path of await listRecordFiles(folder))
        yield { path, ...(await (0,_base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonLines */ .sS)(path, _schema_record_js__WEBPACK_IMPORTED_MODULE_4__/* .runRecord */ .DW)) };
}
/** The same, one record at a time, for readers that keep little of each; `onTorn` is told each line of a killed writer. */
async function* streamRecords(folder, onTorn) {
    for (const path of await listRecordFiles(folder))
        yield* (0,_base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__/* .streamJsonLines */ .mv)(path, _schema_record_js__WEBPACK_IMPORTED_MODULE_4__/* .runRecord */ .DW, onTorn);
}
/** All of them at once. */
async function readRecords(folder) {
    const records = [];
    for await (const record of streamRecords(folder, () => { }))
        records.push(record);
    return records;
}
async function listRecordFiles(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch((error) => {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT')
            return [];
        throw (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOTDIR' ? new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${folder} is a file, and should be a folder.`) : error;
    });
    const files = names.filter((each) => each.endsWith('.jsonl')).sort();
    return files.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
}


/***/ }),

/***/ 1232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ findPlannedEntry)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);


/**
 * Where the dataset has the author's entry file as it was planned, or why it has it no more: a comparison with other code
 * would mislead. The path is the dataset's own, since a plan that was edited may name any file.
 */
async function findPlannedEntry({ sourceFolder, manifest }, planned) {
    if ((await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .hashTree */ .vz)(sourceFolder)) !== planned.sourceHash)
        return { reason: 'its source changed since the plan' };
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(manifest.entry) !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(planned.entry))
        return { reason: 'its entry changed since the plan' };
    return { path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(sourceFolder, manifest.entry) };
}


/***/ }),

/***/ 84040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ writeVariant),
/* harmony export */   Ch: () => (/* binding */ readProvenance),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   Qu: () => (/* binding */ toGeneratedVariant),
/* harmony export */   j: () => (/* binding */ readProvenances)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79176);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57029);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43431);





/** The variant as a generated one; null for a baseline and for a later iteration, which repairs make. */
function toGeneratedVariant(variant) {
    const { id, project, model, sample, iteration } = variant;
    const mode = _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .generatedMode */ .X$.safeParse(variant.mode);
    if (!mode.success || model === null || sample === null || iteration !== 0)
        return null;
    return { id, project, mode: mode.data, model, sample, iteration };
}
async function readProvenance(campaign, variant) {
    const path = _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignFiles */ .e.variantProvenance(campaign, variant);
    return (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfPresent */ .Ge)(path)) === null ? null : await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(path, _schema_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .provenance */ .a);
}
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
/** An outage and a file that was not there are no fact about the model: the next run tries them again. */
function isSettled({ status }) {
    return status !== 'provider-error' && status !== 'no-answer';
}
/**
 * Writes the script and then its provenance, so that a provenance that exists tells of the script beside it. What an
 * earlier answer left is removed first.
 */
async function writeVariant(campaign, variant, entry, { code, ...answer }) {
    const provenancePath = _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignFiles */ .e.variantProvenance(campaign, variant.id);
    const scriptPath = _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignFiles */ .e.variantScript(campaign, variant.id);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(provenancePath, { force: true });
    if (code === null)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(scriptPath, { force: true });
    else
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomic */ .Zf)(scriptPath, code);
    const { id, ...place } = variant;
    const provider = answer.origin === 'provider' ? entry.provider : 'replay';
    const record = {
        schemaVersion: _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .SCHEMA_VERSION */ .f$,
        variant: id,
        ...place,
        provider,
        requestedModel: entry.model,
        ...answer,
    };
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .GF)(provenancePath, (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWith */ .Ku)(_schema_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .provenance */ .a, record, provenancePath));
}


/***/ }),

/***/ 60130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HS: () => (/* binding */ analysis)
});

// UNUSED EXPORTS: summary, variantAnalysis

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./build/schema/code-analysis.js
var code_analysis = __webpack_require__(34008);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/ratio.js
var ratio = __webpack_require__(56369);
// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
;// CONCATENATED MODULE: ./build/schema/diagnostics.js




const baseline = schemas/* enum */.k5n(['original', 'original-headless']);
/** A ratio over projects, where there is one. */
const effect = schemas/* strictObject */.rej({
    estimate: schemas/* number */.aig().positive(),
    interval: ratio/* interval */.YP.nullable(),
    projects: schemas/* int */.Whr(),
});
/**
 * Where a mode and model's change of CPU time comes from, by profile runs: each phase's factor of the ratio, over projects.
 * The factors multiply to the ratio.
 */
const phaseChange = schemas/* strictObject */.rej({
    mode: common/* generatedMode */.X$,
    model: common/* modelId */.ZR,
    baseline,
    projects: schemas/* int */.Whr(),
    /** Geometric mean ratio of the profile runs' CPU seconds. */
    ratio: schemas/* number */.aig().positive(),
    factors: schemas/* record */.g1P(record/* phase */.Oi, schemas/* strictObject */.rej({ factor: schemas/* number */.aig().positive(), interval: ratio/* interval */.YP.nullable() })),
    /** Of the logarithm of the ratio, 1 in all; a phase that works against it is negative. Null: the ratio is too near to 1. */
    shares: schemas/* record */.g1P(record/* phase */.Oi, schemas/* number */.aig()).nullable(),
    statement: schemas/* string */.YjP(),
});
/** How well the campaign could see a difference, and what it would take to see 5 %. */
const power = schemas/* strictObject */.rej({
    mode: common/* generatedMode */.X$,
    model: common/* modelId */.ZR,
    baseline,
    quantity: ratio/* quantity */.au,
    projects: schemas/* int */.Whr(),
    /** Of the log-ratio between projects. */
    standardDeviation: schemas/* number */.aig().nonnegative(),
    /** Smallest change seen with 80 % power at the 5 % level: 0.08 is a ratio of 0.92 or less. */
    detectableChange: schemas/* number */.aig().nonnegative().max(1),
    /** Projects it takes to see 5 %; null above 10,000. */
    projectsForFivePercent: schemas/* int */.Whr().nullable(),
});
const noise = schemas/* strictObject */.rej({
    quantity: ratio/* quantity */.au,
    /** Baselines with runs enough. */
    baselines: schemas/* int */.Whr(),
    /** Of one script's log-ratio between two neighbouring blocks, median over baselines: an A/A comparison. */
    standardDeviation: schemas/* number */.aig().nonnegative(),
    repetitions: schemas/* int */.Whr(),
    /** Half the width of the 95 % interval that a script has against itself at that many repetitions, as a share. */
    floor: schemas/* number */.aig().nonnegative(),
    /** Smallest change of one script seen with 80 % power at the 5 % level. */
    detectableChange: schemas/* number */.aig().nonnegative().max(1),
    /** Repetitions it takes to see 5 % in one script; null above 10,000. */
    repetitionsForFivePercent: schemas/* int */.Whr().nullable(),
});
const diagnostics = schemas/* strictObject */.rej({
    /** CPU time, relative to the baseline, in the last third of a block against the first. */
    order: effect.nullable(),
    /** CPU time of the author's scripts in the last third of the blocks against the first. */
    drift: effect.nullable(),
    noise: schemas/* array */.YOg(noise),
    power: schemas/* array */.YOg(power),
});
/** Runs until the energy that it took to generate a variant is saved. */
const breakEven = schemas/* strictObject */.rej({
    variant: schemas/* string */.YjP(),
    generationJoules: schemas/* number */.aig().positive(),
    source: schemas/* string */.YjP(),
    baseline,
    /** Gross joules saved by each run, with the range that the ratio's interval gives. */
    savedJoules: schemas/* number */.aig(),
    savedRange: ratio/* interval */.YP.nullable(),
    /** Null: it saves nothing, so never. */
    runs: schemas/* int */.Whr().positive().nullable(),
    /** The later end is null where the saving may be none. */
    range: schemas/* tuple */.PVZ([schemas/* int */.Whr().positive().nullable(), schemas/* int */.Whr().positive().nullable()]).nullable(),
});

;// CONCATENATED MODULE: ./build/schema/failure-analysis.js



/** Whose failure it is: the model's, the author's (of a baseline), or the bench's own, which counts against nobody. */
const FAULTS = ['model', 'author', 'bench'];
const fault = schemas/* enum */.k5n(FAULTS);
/** Scripts, not runs. A baseline is one script in the blocks of each shard. */
const outcomeShape = {
    /** passed + failed + lost + notRun. */
    total: schemas/* int */.Whr(),
    /** passed + failed: those of which something can be said. */
    attemptable: schemas/* int */.Whr(),
    passed: schemas/* int */.Whr(),
    failed: schemas/* int */.Whr(),
    /** To the bench: no environment, no sandbox, interrupted, a provider that did not answer. */
    lost: schemas/* int */.Whr(),
    /** Without any record yet. */
    notRun: schemas/* int */.Whr(),
    /** Of the failed, those that ran ok at least once. */
    unsteady: schemas/* int */.Whr(),
    /** failed / attemptable, and Wilson's 95 %; null of none. */
    failedShare: schemas/* number */.aig().min(0).max(1).nullable(),
    interval: ratio/* interval */.YP.nullable(),
};
const outcomes = schemas/* strictObject */.rej(outcomeShape);
const byModel = schemas/* strictObject */.rej({ model: common/* modelId */.ZR, ...outcomeShape });
const byModeAndModel = schemas/* strictObject */.rej({ mode: common/* mode */.Mq, model: common/* modelId */.ZR.nullable(), ...outcomeShape });
/** Scripts that ended in one way. */
const failureClass = schemas/* strictObject */.rej({
    fault,
    /** What the harness made of it (`import`, `timeout`, `syntax-error` …). */
    class: schemas/* string */.YjP(),
    /** The exception as Python prints it, with its module; null without one. */
    errorType: schemas/* string */.YjP().nullable(),
    scripts: schemas/* int */.Whr(),
    /** Of all that failed or were lost. */
    of: schemas/* int */.Whr(),
    /** Every mode and model in which it came up, with its denominators. */
    groups: schemas/* array */.YOg(schemas/* strictObject */.rej({
        mode: common/* mode */.Mq,
        model: common/* modelId */.ZR.nullable(),
        scripts: schemas/* int */.Whr(),
        attemptable: schemas/* int */.Whr(),
        total: schemas/* int */.Whr(),
        /** Wilson's 95 % of scripts / attemptable; null for what was lost, which is not among the attemptable. */
        interval: ratio/* interval */.YP.nullable(),
    })),
    /** Most frequent first; messages that differ in paths, addresses and times only are one. */
    messages: schemas/* array */.YOg(schemas/* strictObject */.rej({ message: schemas/* string */.YjP().nullable(), scripts: schemas/* int */.Whr(), variants: schemas/* array */.YOg(schemas/* string */.YjP()) })),
});
/** Of the n-th answer to the same question: 0 is the first, later ones are repairs of what failed. */
const byIteration = schemas/* strictObject */.rej({
    iteration: schemas/* int */.Whr().min(0),
    ...outcomeShape,
    byModeAndModel: schemas/* array */.YOg(byModeAndModel),
    classes: schemas/* array */.YOg(schemas/* strictObject */.rej({ class: schemas/* string */.YjP(), errorType: schemas/* string */.YjP().nullable(), scripts: schemas/* int */.Whr() })),
    /** Questions answered by a script that passes in this or an earlier iteration, of all that could be attempted at all. */
    passedSoFar: schemas/* strictObject */.rej({ passed: schemas/* int */.Whr(), of: schemas/* int */.Whr(), interval: ratio/* interval */.YP.nullable() }),
    /** What became of those that failed in this iteration; null for the last. */
    next: schemas/* strictObject */.rej({
        repaired: schemas/* int */.Whr(),
        sameFailure: schemas/* int */.Whr(),
        otherFailure: schemas/* int */.Whr(),
        lost: schemas/* int */.Whr(),
        notRetried: schemas/* int */.Whr(),
    })
        .nullable(),
});
const projectCost = schemas/* strictObject */.rej({
    projects: schemas/* int */.Whr(),
    /** Median over projects of what the baseline takes. */
    medianCpuSeconds: schemas/* number */.aig().nullable(),
    medianPeakMemoryBytes: schemas/* number */.aig().nullable(),
});
/** What the ratios of a mode and model leave out, and whether that is the easier or the harder part. */
const survivors = schemas/* strictObject */.rej({
    mode: common/* generatedMode */.X$,
    model: common/* modelId */.ZR,
    answers: schemas/* int */.Whr(),
    /** They passed, are as accurate, and have a CPU time beside a baseline's: the ratios speak of these. */
    included: schemas/* int */.Whr(),
    leftOut: schemas/* strictObject */.rej({
        failed: schemas/* int */.Whr(),
        lessAccurate: schemas/* int */.Whr(),
        accuracyUnknown: schemas/* int */.Whr(),
        lost: schemas/* int */.Whr(),
        notRun: schemas/* int */.Whr(),
        notPaired: schemas/* int */.Whr(),
    }),
    /** Projects with an answer among the included. */
    includedProjects: projectCost,
    leftOutProjects: projectCost,
    /**
     * Share of pairs of a project left out and one included in which the baseline of the first takes more CPU time, ties half:
     * 0.5 is no bias, 1 says that only the shortest survive. Null where either is missing.
     */
    leftOutTakesLonger: schemas/* number */.aig().min(0).max(1).nullable(),
    /**
     * Geometric mean of CPU time over all projects that could be attempted, those without an answer worth keeping counted as
     * ×1: there the author's code stays. Null without any ratio.
     */
    cpuRatioWithOriginalKept: schemas/* number */.aig().positive().nullable(),
    statement: schemas/* string */.YjP(),
});
const failureAnalysis = schemas/* strictObject */.rej({
    /** Of all scripts that models wrote. */
    overall: outcomes,
    /** With the baselines. */
    byMode: schemas/* array */.YOg(schemas/* strictObject */.rej({ mode: common/* mode */.Mq, ...outcomeShape })),
    byModel: schemas/* array */.YOg(byModel),
    byModeAndModel: schemas/* array */.YOg(byModeAndModel),
    /** Without the baselines. */
    byProject: schemas/* array */.YOg(schemas/* strictObject */.rej({ project: common/* slug */.yR, ...outcomeShape })),
    byIteration: schemas/* array */.YOg(byIteration),
    /** Ordered by how many scripts, then by name. */
    classes: schemas/* array */.YOg(failureClass),
    survivors: schemas/* array */.YOg(survivors),
});

// EXTERNAL MODULE: ./build/schema/group.js
var group = __webpack_require__(93365);
;// CONCATENATED MODULE: ./build/schema/model-comparison.js




const share = schemas/* number */.aig().min(0).max(1);
const member = schemas/* strictObject */.rej({ mode: common/* generatedMode */.X$, model: common/* modelId */.ZR });
/** Ranks of models within projects: Friedman's χ², of passed and failed Cochran's Q. */
const rankTest = schemas/* strictObject */.rej({
    models: schemas/* array */.YOg(common/* modelId */.ZR),
    /** With a value of every one of them. */
    projects: schemas/* int */.Whr(),
    statistic: schemas/* number */.aig().nullable(),
    degreesOfFreedom: schemas/* int */.Whr(),
    /** Of χ², which few projects only approach. */
    p: share.nullable(),
    /** Of shuffling the models within each project. */
    permutationP: share.nullable(),
});
const modelPair = schemas/* strictObject */.rej({
    a: common/* modelId */.ZR,
    b: common/* modelId */.ZR,
    /** Geometric mean of b / a. */
    ratio: schemas/* number */.aig().positive(),
    /** Sign-flip test, and by Holm's correction over the pairs. */
    p: share,
    adjustedP: share,
});
/** Models of one mode, on the projects that have a ratio to the baseline for each. Exploratory. */
const modelComparison = schemas/* strictObject */.rej({
    mode: common/* generatedMode */.X$,
    /** Cochran's Q; with several samples of each, of the share that passed. */
    success: rankTest.nullable(),
    ratios: schemas/* array */.YOg(rankTest.extend({ quantity: group/* cost */.y, baseline: schemas/* enum */.k5n(['original', 'original-headless']), pairs: schemas/* array */.YOg(modelPair) })),
});
/** McNemar's exact test; with several samples of each, the sign-flip test of the shares that passed. Exploratory. */
const successPair = schemas/* strictObject */.rej({
    a: member,
    b: member,
    /** That both could attempt. */
    projects: schemas/* int */.Whr(),
    betterA: schemas/* int */.Whr(),
    betterB: schemas/* int */.Whr(),
    p: share,
    /** By Benjamini and Hochberg over all such pairs. */
    adjustedP: share,
});
/**
 * Of ratios on a stratum relative to the first: log ratio ~ mode × model + stratum over answers, with standard errors by
 * leaving out a project at a time.
 */
const stratumEffect = schemas/* strictObject */.rej({
    quantity: group/* cost */.y,
    baseline: schemas/* enum */.k5n(['original', 'original-headless']),
    stratum: schemas/* string */.YjP(),
    host: schemas/* string */.YjP(),
    reference: schemas/* string */.YjP(),
    answers: schemas/* int */.Whr(),
    projects: schemas/* int */.Whr(),
    effect: schemas/* number */.aig().positive().nullable(),
    interval: ratio/* interval */.YP.nullable(),
    p: share.nullable(),
    reason: schemas/* string */.YjP().nullable(),
});
/** The tests that plan.json declares. */
const familySummary = schemas/* strictObject */.rej({
    declared: schemas/* int */.Whr(),
    tested: schemas/* int */.Whr(),
    /** Records were made while plan.json declared other tests. Null: the records do not say what it declared. */
    postHoc: schemas/* boolean */.zMY().nullable(),
});

;// CONCATENATED MODULE: ./build/schema/analysis.js









/** Over the measured runs that ended ok. Joules for energy, seconds for cpu and wall, bytes for memory. */
const summary = schemas/* strictObject */.rej({
    n: schemas/* int */.Whr(),
    median: schemas/* number */.aig().nullable(),
    minimum: schemas/* number */.aig().nullable(),
    maximum: schemas/* number */.aig().nullable(),
    quality: common/* quality */.Q0,
});
const variantAnalysis = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    project: common/* slug */.yR,
    mode: common/* mode */.Mq,
    model: common/* modelId */.ZR.nullable(),
    /** The shard's model whose blocks these runs belong to; a baseline runs once in each model's blocks. */
    blockModel: common/* modelId */.ZR.nullable(),
    statuses: schemas/* partialRecord */.jgl(record/* status */.h5, schemas/* int */.Whr()),
    runs: schemas/* int */.Whr(),
    /** All its measured runs are ok. */
    passed: schemas/* boolean */.zMY(),
    /** False: every run failed for a reason of ours, so that nothing can be said of the variant. */
    attempted: schemas/* boolean */.zMY(),
    failure: schemas/* strictObject */.rej({ class: schemas/* string */.YjP(), message: schemas/* string */.YjP().nullable() }).nullable(),
    metric: schemas/* strictObject */.rej({
        name: schemas/* string */.YjP(),
        median: schemas/* number */.aig().nullable(),
        baseline: schemas/* number */.aig().nullable(),
        /** Variant − baseline, in the metric's own unit. */
        difference: schemas/* number */.aig().nullable(),
        /** One-sided 95 % limit over blocks of the gain, positive where the variant is better; of one block its gain. */
        lowerGain: schemas/* number */.aig().nullable(),
        /** The limit lies above −tolerance. */
        comparable: schemas/* boolean */.zMY().nullable(),
    }),
    summaries: schemas/* record */.g1P(ratio/* quantity */.au, summary),
    ratios: schemas/* record */.g1P(ratio/* quantity */.au, schemas/* array */.YOg(ratio/* ratio */.CG)),
});
/** `<campaign>/analysis.json`. */
const analysis = schemas/* strictObject */.rej({
    schemaVersion: common/* schemaVersion */.CZ,
    campaign: schemas/* string */.YjP(),
    toolVersion: schemas/* string */.YjP(),
    createdAt: schemas/* string */.YjP(),
    seed: schemas/* int */.Whr(),
    headline: schemas/* array */.YOg(schemas/* string */.YjP()),
    energyQuality: common/* quality */.Q0,
    energyMeters: schemas/* array */.YOg(schemas/* string */.YjP()),
    runs: schemas/* strictObject */.rej({ planned: schemas/* int */.Whr(), recorded: schemas/* int */.Whr(), ok: schemas/* int */.Whr() }),
    hosts: schemas/* array */.YOg(record/* host */.Hc),
    sandboxes: schemas/* array */.YOg(record/* sandboxTier */.IX),
    startedAt: schemas/* string */.YjP().nullable(),
    /** What the numbers were taken from, and so what they can speak of. Null without a run. */
    generalisesTo: schemas/* string */.YjP().nullable(),
    primaryFamily: familySummary,
    groups: schemas/* array */.YOg(group/* groupAnalysis */.oc),
    models: schemas/* array */.YOg(modelComparison),
    successPairs: schemas/* array */.YOg(successPair),
    strata: schemas/* array */.YOg(stratumEffect),
    variants: schemas/* array */.YOg(variantAnalysis),
    failures: failureAnalysis,
    phases: schemas/* array */.YOg(phaseChange),
    diagnostics: diagnostics,
    /** Of variants whose provenance holds the energy of their generation. */
    breakEven: schemas/* array */.YOg(breakEven),
    /** Null: the dataset was not at hand. */
    code: code_analysis/* codeAnalysis */.wQ.nullable(),
    findings: schemas/* array */.YOg(schemas/* string */.YjP()),
});


/***/ }),

/***/ 34008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ SIZE_MEASURES),
/* harmony export */   qN: () => (/* binding */ codeDescription),
/* harmony export */   tO: () => (/* binding */ CHANGE_KINDS),
/* harmony export */   wQ: () => (/* binding */ codeAnalysis)
/* harmony export */ });
/* unused harmony exports PIPELINE_KINDS, codeStructure, codeCounts, changeKind, codeChange, lineDifference, authorCode, variantCode, sizeSummary, changeAssociation, changeCount */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32716);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _ratio_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56369);



const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
/** Values as Python writes them, shortened; `…` is one that is only known when the program runs. */
const parameters = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const setting = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ where: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), parameter: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), value: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const tally = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), count);
const PIPELINE_KINDS = ['estimator', 'transform', 'layer', 'optimizer'];
/** What a program imports, trains, reads, draws and repeats, from its syntax tree alone (assets/python/code_structure). */
const codeStructure = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Top-level packages that are not Python's own. */
    packages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    standardModules: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    plotLibraries: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** Calls of the classes of scikit-learn, XGBoost, LightGBM, CatBoost, Keras, PyTorch …, in the order of the source. */
    estimators: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(PIPELINE_KINDS), parameters })),
    splits: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ call: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), parameters })),
    crossValidations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ call: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), folds: count.nullable() })),
    searches: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ call: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), candidates: count.nullable(), folds: count.nullable() })),
    reads: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ call: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), parameters })),
    jobs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(setting),
    iterations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(setting),
    seeds: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(setting),
    /** Number of calls by name. */
    metrics: tally,
    writes: tally,
    /** Number types that are named, such as float32. */
    types: tally,
    /** `for` and `while` statements. */
    loops: count,
    comprehensions: count,
    loopDepth: count,
    /** Calls and loops that take one row at a time: iterrows, apply, range(len(…)) … */
    rowLoops: count,
    /** Calls of functions of NumPy, SciPy and pandas. */
    arrayCalls: count,
    plots: count,
    parallelCalls: count,
    fits: count,
    fitsInLoops: count,
    caches: count,
    earlyStopping: count,
    prints: count,
    warningFilters: count,
    functions: count,
    classes: count,
    /** Decisions, as McCabe counts them (1976), without the 1 of each function. */
    branches: count,
    /** Facts beyond sixty of one kind. */
    leftOut: count,
});
/** By Python's tokenizer: physical lines with code, with nothing but a comment, and blank; tokens without comments. */
const codeCounts = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ code: count, comment: count, blank: count, logical: count, tokens: count });
/** What the parser says of one program. */
const codeDescription = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    counts: codeCounts.nullable(),
    structure: codeStructure.nullable(),
    /** Why there is no structure. */
    fault: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
/** How a program may differ from the author's. A fixed vocabulary; src/analysis/code/change-rules.ts defines each. */
const CHANGE_KINDS = [
    'plots removed',
    'plots added',
    'imports removed',
    'imports added',
    'estimator changed',
    'estimators removed',
    'hyper-parameters changed',
    'preprocessing changed',
    'fewer iterations',
    'more iterations',
    'early stopping added',
    'parallel jobs changed',
    'split changed',
    'seed added',
    'seed changed',
    'seed removed',
    'data read changed',
    'smaller number types',
    'loops vectorised',
    'cross-validation removed',
    'cross-validation shrunk',
    'parameter search removed',
    'parameter search shrunk',
    'caching added',
    'prints removed',
    'warning filters removed',
    'metric changed',
    'metrics removed',
    'written files removed',
];
const changeKind = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(CHANGE_KINDS);
const codeChange = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: changeKind, before: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), after: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
/** By Myers' shortest edit, as git diff. */
const lineDifference = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    added: count,
    removed: count,
    unchanged: count,
    /** Share of the author's lines that are kept. Null: the author's file is empty. */
    kept: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1).nullable(),
    /** 2 · unchanged / (lines of both). Null: both are empty. */
    similarity: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1).nullable(),
});
const script = codeDescription.extend({ bytes: count, lines: count });
/** The author's entry file. */
const authorCode = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    /** Null: it can't be compared with. */
    script: script.nullable(),
    /** Modules of the project itself that it imports: they are no part of this comparison. */
    ownModules: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
/** A script of a model. */
const variantCode = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    script,
    difference: lineDifference.nullable(),
    /** Null: one of the two can't be parsed or is not there. */
    changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(codeChange).nullable(),
    /** Why there is no difference or are no changes. */
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
const SIZE_MEASURES = ['bytes', 'logicalLines', 'tokens'];
/** Sizes of models' scripts. Percentiles are linear between order statistics, as NumPy's default. */
const sizeSummary = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Null: any. */
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$.nullable(),
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR.nullable(),
    measure: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(SIZE_MEASURES),
    count,
    mean: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    median: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    /** With n − 1; null of one script. */
    standardDeviation: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    minimum: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    p10: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    p25: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    p75: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    p90: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    maximum: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    /** Script − the author's, of those that can be compared with it. */
    delta: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ count, mean: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), median: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }).nullable(),
});
/** A geometric mean over projects; 95 % interval from five projects on. */
const meanRatio = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ estimate: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive(), interval: _ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .interval */ .YP.nullable(), projects: count });
/** How the ratio of answers that changed something differs from those that did not: an association, no cause. */
const changeAssociation = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    kind: changeKind,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    quantity: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['cpu', 'energy']),
    baseline: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['original', 'original-headless']),
    /** Comparable answers with a measured ratio. */
    answers: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ with: count, without: count }),
    with: meanRatio.nullable(),
    without: meanRatio.nullable(),
    /** with / without inside the projects that have both: the project is its own control. */
    difference: meanRatio.nullable(),
});
/** How many of a mode's answers that could be compared show a change. */
const changeCount = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: changeKind, mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$, answers: count, of: count });
/** `code` of analysis.json. */
const codeAnalysis = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    authors: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(authorCode),
    variants: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(variantCode),
    sizes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(sizeSummary),
    changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(changeCount),
    associations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(changeAssociation),
    summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});


/***/ }),

/***/ 93365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oc: () => (/* binding */ groupAnalysis),
/* harmony export */   y: () => (/* binding */ cost),
/* harmony export */   zN: () => (/* binding */ COSTS)
/* harmony export */ });
/* unused harmony exports success, metricGain, resultCost, drawsOfK, meanRank */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32716);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _ratio_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56369);



const share = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1);
/** The two quantities that tell what a result cost. */
const COSTS = ['energy', 'cpu'];
const cost = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(COSTS);
const success = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    attemptable: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** Wilson's 95 % of passed / attemptable; samples of one project count as if they were independent. Null of none. */
    interval: _ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .interval */ .YP.nullable(),
    /** Share of total, had all that could not be attempted failed, and had they passed. Null: nothing was planned. */
    bounds: _ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .interval */ .YP.nullable(),
});
/** Gains of the metric over projects (positive: the answer is better), of metrics that are fractions. */
const metricGain = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    median: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    projects: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    mean: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    /** One-sided 95 %; null below five projects. */
    lower: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    /** The strictest tolerance of those projects' manifests. */
    margin: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    /** The lower limit lies above −margin. */
    nonInferior: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable(),
});
/** What all attempts took, failed ones too, for each that passed and is as accurate. Joules, or CPU seconds. */
const resultCost = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Sum over attempts of the mean of their runs; an attempt whose code never ran took nothing. */
    total: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    correct: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    perCorrect: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    /** What the author's code without plots took, a mean over the same attempts. */
    baseline: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
const best = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Geometric mean over projects of the least ratio among k draws, given that one of them is correct. */
    ratio: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive().nullable(),
    /** With a correct answer that was measured. */
    projects: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
/** What k answers to each project give, over all k-subsets of those that were drawn (Chen et al. 2021, § 2.1). */
const drawsOfK = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    k: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    /** With at least k answers that could be attempted. */
    projects: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** Share in which one passed. */
    pass: share,
    /** Share in which one passed and is as accurate; the rest is censored: there is no best. */
    correct: share,
    censored: share,
    best: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(cost, best),
});
/** Mean over projects of the place among all answers to a project; what failed or is less accurate shares the last. */
const meanRank = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    mean: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive(),
    /** Mean number of answers ranked in a project. */
    of: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive(),
    projects: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
});
const groupAnalysis = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    success,
    comparable: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    metricDifference: metricGain,
    ratios: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(_ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .quantity */ .au, zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .groupRatio */ .jc)),
    costPerResult: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(cost, resultCost),
    /** One a k, up to the samples drawn. */
    draws: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(drawsOfK),
    /** Null: not measured. */
    ranks: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(cost, meanRank.nullable()),
});


/***/ }),

/***/ 60711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ isDoubtful),
/* harmony export */   KM: () => (/* binding */ DOUBTFUL),
/* harmony export */   Ny: () => (/* binding */ netJoulesOfHost),
/* harmony export */   fZ: () => (/* binding */ meterOfHost),
/* harmony export */   u3: () => (/* binding */ energyOfHost)
/* harmony export */ });
/** A whole processor package by its kernel name; its children (`package-0/dram`) are not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/;
/** A wall plug, a supply or the sockets of several: what the whole machine takes. */
const EXTERNAL_DOMAIN = /^external(-|$)/;
const ESTIMATE_DOMAIN = 'estimate/cpu';
/** A number that was read but that a careful reader would not trust unseen: its reason starts with this. */
const DOUBTFUL = 'doubtful: ';
const isDoubtful = ({ joules, reason }) => joules !== null && (reason?.startsWith(DOUBTFUL) ?? false);
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
    const net = zonesOfHost(energy).map((zone) => (zone.joules === null ? null : zone.netJoules));
    return net.length === 0 || net.includes(null) ? null : net.reduce((sum, each) => sum + (each ?? 0), 0);
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
        return { joules: null, quality: 'unavailable', reason, meter: null, domains: [] };
    }
    const source = { meter: first.meter, domains: zones.map(({ domain }) => domain).sort() };
    const missing = zones.find(({ joules }) => joules === null);
    if (missing !== undefined) {
        return {
            ...source,
            joules: null,
            quality: 'unavailable',
            reason: missing.reason ?? `${missing.domain} was not read`,
        };
    }
    const reason = first.quality === 'estimated' ? first.reason : (zones.find(isDoubtful)?.reason ?? null);
    return {
        ...source,
        joules: zones.reduce((sum, { joules }) => sum + (joules ?? 0), 0),
        quality: first.quality,
        reason,
    };
}


/***/ }),

/***/ 43431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ provenance)
/* harmony export */ });
/* unused harmony export GENERATION_STATUSES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32716);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);


const GENERATION_STATUSES = [
    'ok',
    'syntax-error',
    'no-code',
    'truncated',
    'refused',
    'provider-error',
    'no-answer',
];
/** `<variant>.json`, beside the script that it tells the origin of. */
const provenance = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaVersion */ .CZ,
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


/***/ }),

/***/ 56369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ ratio),
/* harmony export */   YP: () => (/* binding */ interval),
/* harmony export */   au: () => (/* binding */ quantity),
/* harmony export */   cl: () => (/* binding */ QUANTITIES),
/* harmony export */   jc: () => (/* binding */ groupRatio)
/* harmony export */ });
/* unused harmony exports VERDICTS, verdict, FAMILIES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32716);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);


const QUANTITIES = ['energy', 'cpu', 'wall', 'memory'];
const quantity = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(QUANTITIES);
const VERDICTS = [
    'less',
    'more',
    'equivalent within ±5 %',
    'no detectable difference',
    'not comparable: accuracy differs',
    'not measured',
    'too few runs',
];
const verdict = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(VERDICTS);
const interval = zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]);
/** Geometric mean of paired ratios variant / baseline. Pairs are blocks for a variant, projects for a group. */
const ratio = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    baseline: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['original', 'original-headless']),
    /** Null: there is no pair. */
    estimate: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().nullable(),
    /** 95 % bootstrap interval. */
    interval: interval.nullable(),
    pairs: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    verdict,
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
});
const share = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1);
/** `post hoc`: declared, but records were made while plan.json declared something else. */
const FAMILIES = ['primary', 'post hoc', 'exploratory'];
/** Of a mode and model over projects: how sure the ratio is, and what second methods say of it. */
const groupRatio = ratio.extend({
    /** 95 % by BCa, beside the main interval: it is too short for few projects. Null below five. */
    bca: interval.nullable(),
    /** Median of the projects' ratios. */
    median: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().nullable(),
    /** Of the projects' log-ratios; null below two. */
    standardDeviation: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    /** Projects whose ratio is below 1, of `pairs`. */
    improved: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    /** Hosts or states of a host from which its pairs come; each pair is of one. */
    strata: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    equivalence: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        /** The 90 % interval: inside ±5 % both one-sided 5 % tests of a larger difference reject. */
        interval,
        equivalent: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    })
        .nullable(),
    /** Two-sided tests of the projects' log-ratios that assume less than the interval does. */
    checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        wilcoxonP: share.nullable(),
        signFlipP: share,
        /** All signs enumerated; else drawn. */
        signFlipExact: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
        /** Both say at 5 % what the interval says. Null: too few projects for either to fall below 5 %. */
        agree: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullable(),
    })
        .nullable(),
    /** Whether it differs from 1, by the interval's own bootstrap. Null: nothing to test, or only an estimate. */
    test: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        p: share,
        family: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(FAMILIES),
        method: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['Holm', 'Benjamini–Hochberg']),
        /** Tests of that family that could be made. */
        tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
        adjustedP: share,
    })
        .nullable(),
});


/***/ })

};

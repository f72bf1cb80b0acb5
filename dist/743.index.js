export const id = 743;
export const ids = [743,257];
export const modules = {

/***/ 79176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ campaignFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The files of a campaign folder: `plan.json`, `variants/`, `records/`, `logs/`, `analysis.json`, `report/`. */
const campaignFiles = {
    plan: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'plan.json'),
    /** `variants/<slug>/<mode>/<model>/s1/i0.py` and its provenance, `i0.json`. */
    variantScript: (campaign, variant) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'variants', `${variant}.py`),
    variantProvenance: (campaign, variant) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'variants', `${variant}.json`),
    records: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'records'),
    logs: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'logs'),
    analysis: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'analysis.json'),
    report: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'report'),
};


/***/ }),

/***/ 31126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ appendJsonLine),
/* harmony export */   s: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60599);




/** Appends one line and syncs it, so that a killed process loses at most the line it was writing. */
async function appendJsonLine(path, value) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'a+');
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
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOSPC')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`The disk is full: ${path} could not be written.`, 1);
        throw error;
    }
    finally {
        await file.close();
    }
}
/** Every whole line, validated; a torn line (a killed writer's) is left out and counted. */
async function readJsonLines(path, schema) {
    const text = (await (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfPresent */ .Ge)(path)) ?? '';
    const items = [];
    let torn = 0;
    for (const [index, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        let value;
        try {
            value = JSON.parse(line);
        }
        catch {
            torn++;
            continue;
        }
        items.push((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWith */ .Ku)(schema, value, `${path}, line ${index + 1}`));
    }
    return { items, torn };
}


/***/ }),

/***/ 4681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readRecords),
/* harmony export */   d: () => (/* binding */ readRecordFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31126);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55189);





/** The records of a campaign, one shard's file at a time, sorted by name; nothing where there is no such folder yet. */
async function* readRecordFiles(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch((error) => {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT')
            return [];
        throw error;
    });
    for (const name of names.filter((each) => each.endsWith('.jsonl')).sort()) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        yield { path, ...(await (0,_base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonLines */ .s)(path, _schema_record_js__WEBPACK_IMPORTED_MODULE_4__/* .runRecord */ .DW)) };
    }
}
/** All of them at once. */
async function readRecords(folder) {
    const records = [];
    for await (const { items } of readRecordFiles(folder))
        records.push(...items);
    return records;
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

/***/ 10558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ analysis),
/* harmony export */   cl: () => (/* binding */ QUANTITIES)
/* harmony export */ });
/* unused harmony exports quantity, VERDICTS, verdict, interval, ratio, summary, variantAnalysis, groupAnalysis */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9691);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55189);



const QUANTITIES = ['energy', 'cpu', 'wall', 'memory'];
const quantity = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(QUANTITIES);
const VERDICTS = [
    'less',
    'more',
    'no detectable difference',
    'not comparable: accuracy differs',
    'not measured',
    'too few runs',
];
const verdict = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(VERDICTS);
const interval = zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()]);
/** Geometric mean of paired ratios variant / baseline. Pairs are blocks for a variant, projects for a group. */
const ratio = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    baseline: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['original', 'original-headless']),
    /** Null: there is no pair. */
    estimate: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive().nullable(),
    /** 95 % bootstrap interval. */
    interval: interval.nullable(),
    pairs: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    verdict,
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
/** Over the measured runs that ended ok. Joules for energy, seconds for cpu and wall, bytes for memory. */
const summary = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    n: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    median: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    minimum: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    maximum: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
});
const variantAnalysis = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    /** The shard's model whose blocks these runs belong to; a baseline runs once in each model's blocks. */
    blockModel: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    statuses: zod__WEBPACK_IMPORTED_MODULE_2__/* .partialRecord */ .jgl(_record_js__WEBPACK_IMPORTED_MODULE_1__/* .status */ .h5, zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()),
    runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** All its measured runs are ok. */
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** False: every run failed for a reason of ours, so that nothing can be said of the variant. */
    attempted: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    failure: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ class: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable() }).nullable(),
    metric: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        median: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
        baseline: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
        /** Variant − baseline, in the metric's own unit. */
        difference: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
        comparable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable(),
    }),
    summaries: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(quantity, summary),
    ratios: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(quantity, zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(ratio)),
});
const groupAnalysis = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    success: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), attemptable: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }),
    comparable: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    metricDifference: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ median: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(), projects: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }),
    ratios: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(quantity, zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(ratio)),
});
/** `<campaign>/analysis.json`. */
const analysis = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schemaVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaVersion */ .CZ,
    campaign: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    toolVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    seed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    headline: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    energyQuality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    energyMeters: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ planned: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), recorded: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), ok: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }),
    hosts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_record_js__WEBPACK_IMPORTED_MODULE_1__/* .host */ .Hc),
    sandboxes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sandboxTier */ .IX),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    groups: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(groupAnalysis),
    variants: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(variantAnalysis),
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});


/***/ }),

/***/ 9953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eN: () => (/* binding */ needs),
/* harmony export */   eu: () => (/* binding */ manifest),
/* harmony export */   vO: () => (/* binding */ metricRule)
/* harmony export */ });
/* unused harmony exports TASKS, dataFile */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);


const TASKS = [
    'binary-classification',
    'multiclass-classification',
    'regression',
    'text-classification',
    'other',
];
function hasGroup(pattern) {
    try {
        return (new RegExp(`${pattern}|`, 'm').exec('')?.length ?? 0) > 1;
    }
    catch {
        return false;
    }
}
/** How the quality of a script's result is read from what it prints. */
const metricRule = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** The field's name: accuracy, f1, r2, rmse, auc … */
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[a-z][a-z0-9_]*$/),
    direction: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['higher', 'lower']),
    /** How the author's script prints it; `percent` is divided by 100. */
    scale: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['fraction', 'percent', 'absolute']),
    /** Valid values after scaling; a value outside is `invalid-metric`. */
    range: zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).optional(),
    /** JavaScript regular expression with one group; its last match in the standard output counts. */
    pattern: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().refine(hasGroup, 'a JavaScript regular expression with one group').optional(),
    /** Absolute: how far a variant may fall behind its baseline and still count as equal. */
    tolerance: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).default(0.01),
});
const dataFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
    role: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['all', 'train', 'test']),
    rows: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    licence: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    citation: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.optional(),
});
const needs = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    rapl: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    gpu: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    memoryGiB: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().default(2),
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().default(900),
});
/** `dataset/projects/<slug>/project.yaml`. */
const manifest = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaVersion */ .CZ,
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    /** `embedded`: written for this dataset; otherwise the pinned upstream. */
    origin: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('embedded'),
        zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
            repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
            commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
            commitDate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().default(null),
            importedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        }),
    ]),
    /** The code's licence; null when the repository carries none, and then its code is never published. */
    licence: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ spdx: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), file: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ.optional() }).nullable(),
    entry: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
    workingDirectory: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('.'), _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ]).default('.'),
    arguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
    task: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(TASKS),
    metric: metricRule,
    data: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(dataFile).default([]),
    environment: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        /** Never a path: it is handed to a program that would run what lies there. */
        python: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
            .regex(/^(?:[<>=!~]=?|===)?\s*3(?:\.\d+){0,2}(?:\s*,\s*[<>=!~]=?\s*3(?:\.\d+){0,2})*$/, 'a version of Python, as >=3.10')
            .default('>=3.10'),
        requirements: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ.optional(),
        lock: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
        excludeNewer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
        /** How the lock departs from what the author asked for. */
        deviations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    }),
    needs: needs.prefault({}),
});


/***/ }),

/***/ 86770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dI: () => (/* binding */ modelsFile),
/* harmony export */   eJ: () => (/* binding */ modelEntry),
/* harmony export */   sy: () => (/* binding */ BUILT_PROVIDERS)
/* harmony export */ });
/* unused harmony export PROVIDERS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);


const PROVIDERS = ['openai', 'anthropic', 'gemini', 'groq', 'replay'];
const BUILT_PROVIDERS = ['openai', 'anthropic', 'groq', 'replay'];
const modelEntry = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    provider: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(PROVIDERS),
    /** The provider's own model id. */
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Which OpenAI endpoint; compatible servers usually know `chat` only. */
    api: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['responses', 'chat']).default('responses'),
    /** An OpenAI- or Anthropic-compatible server instead of the provider's own. */
    baseUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5().optional(),
    /** Environment variable that holds the key; null for a server that wants none. */
    keyVariable: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().default(null),
    maxOutputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive().default(16_000),
    reasoningEffort: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).optional(),
    temperature: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(2).optional(),
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().default(600),
    /** US dollars per million tokens, when the price table has no such model. */
    price: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ inputPerMillion: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), outputPerMillion: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), date: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })
        .optional(),
    /** `replay` only: folder of recorded answers, relative to the dataset. */
    answers: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ.optional(),
    note: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
});
/** `dataset/models.yaml`. */
const modelsFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ schemaVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaVersion */ .CZ, models: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(modelEntry) });


/***/ }),

/***/ 29707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   et: () => (/* binding */ plan),
/* harmony export */   tm: () => (/* binding */ composeVariantId)
/* harmony export */ });
/* unused harmony exports plannedVariant, plannedBlock, plannedProject, primaryTest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9691);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9953);
/* harmony import */ var _models_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86770);




/** One script to be run: `<slug>/<mode>/<model>/s<sample>/i<iteration>`, or `<slug>/<mode>` for the two baselines. */
const plannedVariant = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    sample: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive().nullable(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).nullable(),
});
function composeVariantId({ project, mode, model, sample, iteration }) {
    return model === null ? `${project}/${mode}` : `${project}/${mode}/${model}/s${sample}/i${iteration}`;
}
/** One round in which a project's baselines and a shard's variants of it run once, in random order, on one host. */
const plannedBlock = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    purpose: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['warmup', 'measured']),
    /** Of its purpose, from 1. */
    number: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
    /** Variant ids in the order in which they run. */
    order: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
const plannedProject = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    slug: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    task: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    entry: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    workingDirectory: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    arguments: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    metric: _manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .metricRule */ .vO,
    needs: _manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .needs */ .eN,
    /** Null: no licence, so its code stays out of reports. */
    licence: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    origin: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    lockHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc,
    /** Of every file below the project's source folder. */
    sourceHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc,
});
const primaryTest = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    quantity: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['energy', 'cpu']),
    baseline: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['original', 'original-headless']),
});
/** `<campaign>/plan.json`: what will be run, in which order, and which tests were declared before the first record. */
const plan = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    schemaVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaVersion */ .CZ,
    campaign: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    toolVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    seed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    fanOut: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .fanOut */ .YO,
    samples: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
    repetitions: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
    warmups: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0),
    modes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$),
    projects: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(plannedProject),
    models: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_models_js__WEBPACK_IMPORTED_MODULE_2__/* .modelEntry */ .eJ),
    leftOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR, reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    variants: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(plannedVariant),
    blocks: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(plannedBlock),
    primaryFamily: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(primaryTest),
    expected: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        modelCalls: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
        inputTokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
        outputTokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
        usd: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
        usdReason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
        runs: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
        /** Upper bound: every run ends at its time limit. */
        worstSeconds: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    }),
})
    .superRefine(refuseForeignIds);
/** Ids become paths: one that is not made of its own parts could name any file. */
function refuseForeignIds({ variants, blocks }, context) {
    const ids = new Set(variants.map(({ id }) => id));
    for (const variant of variants) {
        if (variant.id !== composeVariantId(variant)) {
            context.addIssue({ code: 'custom', path: ['variants'], message: `'${variant.id}' is not made of its own parts` });
        }
    }
    for (const { id, order } of blocks) {
        const foreign = order.find((each) => !ids.has(each));
        if (foreign !== undefined) {
            context.addIssue({ code: 'custom', path: ['blocks'], message: `${id} names '${foreign}', which is no variant` });
        }
    }
}


/***/ }),

/***/ 43431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ provenance)
/* harmony export */ });
/* unused harmony export GENERATION_STATUSES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
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
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    wallSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});


/***/ }),

/***/ 55189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ runRecord),
/* harmony export */   Hc: () => (/* binding */ host),
/* harmony export */   IX: () => (/* binding */ sandboxTier),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   h5: () => (/* binding */ status),
/* harmony export */   iB: () => (/* binding */ TIERS),
/* harmony export */   jJ: () => (/* binding */ OUR_FAILURES)
/* harmony export */ });
/* unused harmony exports energyReading, metricReading */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);


const STATUSES = [
    'ok',
    'failed',
    'timeout',
    'out-of-memory',
    'no-metric',
    'invalid-metric',
    'environment-failed',
    'sandbox-failed',
    'missing-variant',
    'interrupted',
];
const status = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(STATUSES);
/** Failures that are the harness's own, not the script's: they leave a variant unattempted. */
const OUR_FAILURES = ['environment-failed', 'sandbox-failed', 'interrupted'];
/** Joules of one physical zone, by its kernel name; a child stands under its parent (`package-0/dram`). */
const energyReading = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    domain: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Gross, read at the instants that bound wallSeconds. */
    joules: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    netJoules: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    meter: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
});
const TIERS = ['container', 'bubblewrap', 'none'];
const sandboxTier = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(TIERS);
const metricReading = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** As printed. */
    value: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    /** After scaling to the metric's own unit (percent to fraction). */
    normalised: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});
const host = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    cpu: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    logicalCpus: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    memoryBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    kernel: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    microcode: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    governor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    virtualMachine: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullable(),
    python: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    node: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Hash of all that makes runs comparable: host, kernel, microcode, governor. Never pooled silently. */
    stratum: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/** One execution of one variant: one JSON line in `<campaign>/records/*.jsonl`. */
const runRecord = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaVersion */ .CZ,
    /** hash(variant, block, purpose, attempt) */
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR.nullable(),
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq.nullable(),
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    sample: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    block: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    orderIndex: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    purpose: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['warmup', 'measured', 'profile', 'flops']),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    status,
    exitCode: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    errorType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    errorMessage: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    tracebackTail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    failureClass: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    flags: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    metric: metricReading.nullable(),
    wallSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    userSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    systemSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    peakMemoryBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    /** Why a number above is null or less than it says, by field. */
    reasons: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    energy: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(energyReading),
    variantHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    sourceHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    lockHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    environment: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    sandbox: sandboxTier,
    host,
    toolVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    log: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    logSha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
});


/***/ })

};

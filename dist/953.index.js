export const id = 953;
export const ids = [953];
export const modules = {

/***/ 85373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main),
/* harmony export */   runAnalyse: () => (/* binding */ runAnalyse)
/* harmony export */ });
/* harmony import */ var _commands_analyse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33890);
/* harmony import */ var _github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21290);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65355);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35895);




async function runAnalyse(inputs, context) {
    const { campaign } = inputs;
    if (inputs.artifacts) {
        const store = await context.openArtifacts();
        await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .ensurePlan */ .Aj)(store, campaign, context.logger);
        await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchParts */ .ZR)(store, campaign, (part) => part.kind !== 'plan', context.logger);
    }
    const { headline, runs } = await (0,_commands_analyse_js__WEBPACK_IMPORTED_MODULE_0__.analyse)({ campaign }, context);
    return { headline: headline.join('\n'), planned: runs.planned, recorded: runs.recorded, ok: runs.ok };
}
const main = () => (0,_run_action_js__WEBPACK_IMPORTED_MODULE_3__/* .runAction */ .C)(_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .analyseInputs */ .Fx, runAnalyse);


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


/***/ })

};

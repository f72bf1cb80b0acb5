export const id = 173;
export const ids = [173];
export const modules = {

/***/ 80173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ readPlanToRun),
/* harmony export */   Cu: () => (/* binding */ readSchedule),
/* harmony export */   H9: () => (/* binding */ isPlanned),
/* harmony export */   _N: () => (/* binding */ requireNewFolder),
/* harmony export */   d5: () => (/* binding */ readAnalysis),
/* harmony export */   gw: () => (/* binding */ writeAnalysis),
/* harmony export */   jx: () => (/* binding */ writeSchedule),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4920);
/* harmony import */ var _schema_analysis_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27505);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64841);
/* harmony import */ var _schema_schedule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53101);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24919);








async function isPlanned(campaign) {
    return (await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .lookBelow */ .b4)(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_6__/* .campaignFiles */ .e.plan(''))).kind !== 'none';
}
/** A campaign is planned once and has a folder of its own: beside others' files nobody could tell whose is which. */
async function requireNewFolder(campaign) {
    if (await isPlanned(campaign)) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${campaign} is planned already: go on with greenml run, generate or benchmark, or name another --campaign.`);
    }
    const held = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listBelow */ .Iy)(campaign, '');
    if (held === null || held.length === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${campaign} holds other files and no plan: name a --campaign folder that is new or empty.`);
}
/** UserError where the folder holds no plan. */
async function readPlan(campaign) {
    const path = _paths_js__WEBPACK_IMPORTED_MODULE_6__/* .campaignFiles */ .e.plan(campaign);
    const plan = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonIfPresent */ .He)(path, _schema_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .plan */ .et, campaign);
    if (plan === null)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`There is no ${path}: name a folder that greenml plan --campaign made.`);
    return plan;
}
/** The same to make runs of. UserError where an older version planned it: its blocks were drawn by other rules. */
async function readPlanToRun(campaign) {
    const path = _paths_js__WEBPACK_IMPORTED_MODULE_6__/* .campaignFiles */ .e.plan(campaign);
    const written = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonIfPresent */ .He)(path, zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr() }), campaign);
    if (written === null || written.schemaVersion >= _schema_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAN_VERSION */ .Ze)
        return readPlan(campaign);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path} was written by an older version (schemaVersion ${written.schemaVersion}): what has been run can be analysed; ` +
        'to run more, plan a new campaign, or finish this one with the version that planned it.');
}
const writePlan = (campaign, plan) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .campaignFiles */ .e.plan(campaign), plan, campaign);
/** Null: the plan was made without a hosts file. */
const readSchedule = (campaign) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonIfPresent */ .He)(_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .campaignFiles */ .e.schedule(campaign), _schema_schedule_js__WEBPACK_IMPORTED_MODULE_5__/* .schedule */ ._, campaign);
const writeSchedule = (campaign, schedule) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .campaignFiles */ .e.schedule(campaign), schedule, campaign);
/** UserError where the campaign is not analysed yet; `otherwise` is what else its user could do. */
async function readAnalysis(campaign, otherwise = '') {
    const path = _paths_js__WEBPACK_IMPORTED_MODULE_6__/* .campaignFiles */ .e.analysis(campaign);
    const analysis = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonIfPresent */ .He)(path, _schema_analysis_js__WEBPACK_IMPORTED_MODULE_3__/* .analysis */ .HS, campaign);
    if (analysis !== null)
        return analysis;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`There is no ${path}: first run greenml analyse --campaign ${campaign}${otherwise}.`);
}
/** Returns where it lies. */
async function writeAnalysis(campaign, analysis) {
    const path = _paths_js__WEBPACK_IMPORTED_MODULE_6__/* .campaignFiles */ .e.analysis(campaign);
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)(path, stringifyInParts((0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWith */ .Ku)(_schema_analysis_js__WEBPACK_IMPORTED_MODULE_3__/* .analysis */ .HS, analysis, path)), campaign);
    return path;
}
/**
 * The JSON of an object, its lists item by item: the text of the whole would be in memory several times. On one line, since
 * points are long columns of numbers, each of which would stand on a line of its own.
 */
function* stringifyInParts(object) {
    let before = '{';
    for (const [key, value] of Object.entries(object)) {
        yield `${before}${JSON.stringify(key)}:`;
        before = ',';
        if (Array.isArray(value))
            yield* stringifyList(value);
        else
            yield JSON.stringify(value);
    }
    yield '}\n';
}
function* stringifyList(list) {
    let before = '[';
    for (const item of list) {
        yield `${before}${JSON.stringify(item)}`;
        before = ',';
    }
    yield list.length === 0 ? '[]' : ']';
}


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

/***/ 27505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SA: () => (/* binding */ ANALYSIS_VERSION),
  HS: () => (/* binding */ analysis)
});

// UNUSED EXPORTS: summary, variantAnalysis

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
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
/** Where a mode and model's change of CPU time comes from, by profile runs, over projects. */
const phaseChange = schemas/* strictObject */.rej({
    mode: common/* generatedMode */.X$,
    model: common/* modelId */.ZR,
    baseline,
    projects: schemas/* int */.Whr(),
    /** Geometric mean ratio of the profile runs' CPU seconds. */
    ratio: schemas/* number */.aig().positive(),
    interval: ratio/* interval */.YP.nullable(),
    phases: schemas/* record */.g1P(record/* phase */.Oi, schemas/* strictObject */.rej({
        /** Of the logarithmic mean Divisia index: the factors multiply to the ratio, and none says what its phase does alone. */
        factor: schemas/* number */.aig().positive(),
        /** Of the logarithm of the ratio, 1 in all; negative: it works against the change. Null: the ratio is too near to 1. */
        share: schemas/* number */.aig().nullable(),
        /** The ratio had this phase alone changed, with its interval. */
        alone: schemas/* number */.aig().positive(),
        interval: ratio/* interval */.YP.nullable(),
    })),
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

// EXTERNAL MODULE: ./build/schema/execution.js
var execution = __webpack_require__(50856);
// EXTERNAL MODULE: ./build/schema/failure-analysis.js
var failure_analysis = __webpack_require__(55063);
// EXTERNAL MODULE: ./build/schema/finding.js
var finding = __webpack_require__(42799);
// EXTERNAL MODULE: ./build/schema/group.js
var group = __webpack_require__(93365);
;// CONCATENATED MODULE: ./build/schema/headline.js



const headline_baseline = schemas/* enum */.k5n(common/* BASELINE_MODES */.hE);
/** The ratio that is told; null: there is none. */
const told = { quantity: group/* cost */.y, baseline: headline_baseline.nullable() };
/** Why a sentence does not speak of energy. */
const energyGap = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('not-measured') }),
    /** In so many of the projects that have a CPU time. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('fewer-projects'), projects: schemas/* int */.Whr() }),
    /** The cause stands at the ratio of energy to this baseline. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('no-verdict'), baseline: headline_baseline }),
]);
const script = schemas/* strictObject */.rej({ variant: schemas/* string */.YjP(), ...told });
/** What was found, the most telling first. Numbers stand in `groups` and `variants`. */
const headlineFact = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('nothing-ran') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('no-answer-ran') }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('group'),
        mode: common/* generatedMode */.X$,
        model: common/* modelId */.ZR,
        ...told,
        energyGap: energyGap.nullable(),
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('script'), ...script.shape }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('scripts-not-named'), scripts: schemas/* int */.Whr() }),
    /** Too few projects for a verdict on a model. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('scripts-only'), projects: schemas/* int */.Whr(), needed: schemas/* int */.Whr() }),
    /** Scripts that are seen to use less and more after Holm's correction for the number judged, and the extremes of them. */
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('extremes'),
        less: schemas/* int */.Whr(),
        more: schemas/* int */.Whr(),
        judged: schemas/* int */.Whr(),
        /** Null: of some scripts energy, of others CPU time. */
        quantity: group/* cost */.y.nullable(),
        least: script.nullable(),
        most: script.nullable(),
    }),
    /** Of no run energy counts. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('no-energy') }),
    /** Answers that no provider gave in this campaign. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('origin'), origin: schemas/* enum */.k5n(['recorded', 'given']), models: schemas/* array */.YOg(common/* modelId */.ZR) }),
    /** `scope` says where it was seen. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('scope') }),
]);
const range = schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()]);
/** What the numbers were taken from, and so what they can speak of. */
const scope = schemas/* strictObject */.rej({
    projects: schemas/* int */.Whr(),
    /** The most frequent first. */
    tasks: schemas/* array */.YOg(schemas/* strictObject */.rej({ task: schemas/* string */.YjP(), projects: schemas/* int */.Whr() })),
    /** Of the author's code, least and most over projects. Null: not read. */
    cpuSeconds: range.nullable(),
    hosts: schemas/* int */.Whr(),
    /** Hosts in one state each. */
    strata: schemas/* int */.Whr(),
    days: schemas/* int */.Whr(),
    firstDay: schemas/* string */.YjP(),
    lastDay: schemas/* string */.YjP(),
});

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
    /** Why it is not known: no mode and model ran on both, so that host and answers can't be separated; or it hangs on one project. */
    cause: schemas/* enum */.k5n(['inseparable', 'one-project']).nullable(),
});
/** The tests that plan.json declares. */
const familySummary = schemas/* strictObject */.rej({
    declared: schemas/* int */.Whr(),
    tested: schemas/* int */.Whr(),
    /** Records were made while plan.json declared other tests. Null: the records do not say what it declared. */
    postHoc: schemas/* boolean */.zMY().nullable(),
});

;// CONCATENATED MODULE: ./build/schema/observations.js



const count = schemas/* int */.Whr().nonnegative();
const flopKind = schemas/* enum */.k5n(record/* FLOP_KINDS */.sr);
/**
 * What the records of one variant hold beside the quantities of the ratios: medians over the measured runs that ended ok, of
 * energy and carbon those beside which no other load ran and whose reading is not in doubt.
 */
const variantObservations = schemas/* strictObject */.rej({
    /** Joules above what the host draws while idle; null where no idle power was measured. */
    netJoules: schemas/* number */.aig().nullable(),
    carbonGrams: schemas/* number */.aig().nullable(),
    /** The joules behind the grams are an estimate. */
    carbonEstimated: schemas/* boolean */.zMY(),
    /** Of the kinds that were counted; the two are never compared. */
    flops: schemas/* array */.YOg(schemas/* strictObject */.rej({ kind: flopKind, count: schemas/* number */.aig() })),
    flopsPerJoule: schemas/* number */.aig().nullable(),
    /** Measured runs with conditions recorded, and how many of them were disturbed. */
    observed: count,
    contaminated: count,
    throttled: count,
    /** Share of all busy CPU seconds on the host that were not the run's. */
    otherCpuShare: schemas/* number */.aig().nullable(),
    hottestCelsius: schemas/* number */.aig().nullable(),
});
const column = schemas/* array */.YOg(schemas/* number */.aig().nullable());
/** Every measured run of one variant as a point, a column each, in the order of their start; null is not read or left out. */
const runPoints = schemas/* strictObject */.rej({
    record: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Number of the block. */
    block: schemas/* array */.YOg(schemas/* int */.Whr()),
    status: schemas/* array */.YOg(record/* status */.h5),
    metric: column,
    /** Joules, measured or estimated as the variant's summary says. */
    energy: column,
    /** Seconds. */
    cpu: column,
    wall: column,
    /** Bytes. */
    memory: column,
});
/** How net energy, carbon and operations were made, over all records that have them. */
const campaignReadings = schemas/* strictObject */.rej({
    /** Median watts at rest over the windows in which they were measured. */
    idle: schemas/* array */.YOg(schemas/* strictObject */.rej({ host: schemas/* string */.YjP(), domain: schemas/* string */.YjP(), watts: schemas/* number */.aig(), windows: count })),
    carbon: schemas/* array */.YOg(schemas/* strictObject */.rej({
        gramsPerKwh: schemas/* number */.aig(),
        region: schemas/* string */.YjP(),
        year: schemas/* int */.Whr().nullable(),
        source: schemas/* string */.YjP(),
        pue: schemas/* number */.aig(),
    })),
    flops: schemas/* array */.YOg(schemas/* strictObject */.rej({ kind: flopKind, meter: schemas/* string */.YjP() })),
    /** Measured runs with conditions recorded, every attempt. */
    load: schemas/* strictObject */.rej({ runs: count, contaminated: count, throttled: count }),
});
/** What one model of the plan was asked and gave. */
const modelUse = schemas/* strictObject */.rej({
    model: common/* modelId */.ZR,
    /** The provider's own names, as it answered, where they differ from the one that was asked. */
    answeredAs: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Its answers were recorded, not asked of a live model. */
    recorded: schemas/* boolean */.zMY(),
    answers: count,
    /** Answers from which a script came. */
    usable: count,
    inputTokens: count.nullable(),
    outputTokens: count.nullable(),
    usd: schemas/* number */.aig().nullable(),
    /** Why there is no price. */
    usdReason: schemas/* string */.YjP().nullable(),
});

// EXTERNAL MODULE: ./build/schema/validity.js
var validity = __webpack_require__(31266);
// EXTERNAL MODULE: ./build/schema/versioned.js
var versioned = __webpack_require__(69739);
;// CONCATENATED MODULE: ./build/schema/analysis.js















/** Over the measured runs that ended ok. Joules for energy, seconds for cpu and wall, bytes for memory. */
const summary = schemas/* strictObject */.rej({
    n: schemas/* int */.Whr(),
    median: schemas/* number */.aig().nullable(),
    minimum: schemas/* number */.aig().nullable(),
    maximum: schemas/* number */.aig().nullable(),
    quality: common/* quality */.Q0,
});
/**
 * Whether a variant predicts as well as the author's code. `as-good`: shown to fall behind by the tolerance at most. `worse`:
 * shown to fall behind by more, or its metric does not come from the data. `not-settled`: neither is shown.
 */
const accuracyVerdict = schemas/* enum */.k5n(['as-good', 'worse', 'not-settled']);
const variantAnalysis = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    project: common/* slug */.yR,
    mode: common/* mode */.Mq,
    model: common/* modelId */.ZR.nullable(),
    /** A variant that was run under both is analysed twice; groups, rates and findings count the usual one. */
    shim: common/* shim */.kT,
    /** Groups, rates and tables count a script once: as it usually starts. The other start's runs stand in its ratio to the baseline that starts so. */
    counts: schemas/* boolean */.zMY(),
    /** The shard's model whose blocks these runs belong to; a baseline runs once in each model's blocks. */
    blockModel: common/* modelId */.ZR.nullable(),
    statuses: schemas/* partialRecord */.jgl(record/* status */.h5, schemas/* int */.Whr()),
    runs: schemas/* int */.Whr(),
    /** All its measured runs are ok. */
    passed: schemas/* boolean */.zMY(),
    /** False: every run failed for a reason of ours, so that nothing can be said of the variant. */
    attempted: schemas/* boolean */.zMY(),
    failure: failure_analysis/* scriptFailure */.kf.nullable(),
    metric: schemas/* strictObject */.rej({
        name: schemas/* string */.YjP(),
        median: schemas/* number */.aig().nullable(),
        baseline: schemas/* number */.aig().nullable(),
        /** Variant − baseline, in the metric's own unit. */
        difference: schemas/* number */.aig().nullable(),
        /** One-sided 95 % limits over blocks of the gain, positive where the variant is better; of one block its gain. */
        lowerGain: schemas/* number */.aig().nullable(),
        upperGain: schemas/* number */.aig().nullable(),
        verdict: accuracyVerdict.nullable(),
    }),
    /** Whether the metric comes from the data. Null: the author's own, or a campaign without probes. */
    validity: validity/* validity */.bg.nullable(),
    summaries: schemas/* record */.g1P(ratio/* quantity */.au, summary),
    ratios: schemas/* record */.g1P(ratio/* quantity */.au, schemas/* array */.YOg(ratio/* ratio */.CG)),
    /** Null: no run of it was recorded. */
    observations: variantObservations.nullable(),
    points: runPoints,
});
const ANALYSIS_VERSION = 2;
const analysisFile = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(ANALYSIS_VERSION),
    campaign: schemas/* string */.YjP(),
    toolVersion: schemas/* string */.YjP(),
    createdAt: common/* instant */.uR,
    seed: schemas/* int */.Whr(),
    /** The most telling first. */
    headline: schemas/* array */.YOg(headlineFact),
    /** What tables and charts speak of first: energy where it was measured, else CPU time. */
    leading: group/* cost */.y,
    energyQuality: common/* quality */.Q0,
    /** Why joules that were read count nowhere. */
    energyLeftOut: schemas/* array */.YOg(schemas/* enum */.k5n(['contaminated', 'doubtful'])),
    energyMeters: schemas/* array */.YOg(schemas/* string */.YjP()),
    runs: schemas/* strictObject */.rej({ planned: schemas/* int */.Whr(), recorded: schemas/* int */.Whr(), ok: schemas/* int */.Whr() }),
    hosts: schemas/* array */.YOg(execution/* host */.Hc),
    sandboxes: schemas/* array */.YOg(execution/* sandboxTier */.IX),
    startedAt: common/* instant */.uR.nullable(),
    /** Null without a run. */
    scope: scope.nullable(),
    primaryFamily: familySummary,
    groups: schemas/* array */.YOg(group/* groupAnalysis */.oc),
    models: schemas/* array */.YOg(modelComparison),
    successPairs: schemas/* array */.YOg(successPair),
    strata: schemas/* array */.YOg(stratumEffect),
    variants: schemas/* array */.YOg(variantAnalysis),
    failures: failure_analysis/* failureAnalysis */.bQ,
    phases: schemas/* array */.YOg(phaseChange),
    diagnostics: diagnostics,
    /** Of variants whose provenance holds the energy of their generation. */
    breakEven: schemas/* array */.YOg(breakEven),
    /** Null: the dataset was not at hand. */
    code: code_analysis/* codeAnalysis */.wQ.nullable(),
    readings: campaignReadings,
    /** Of the plan's models. */
    modelUse: schemas/* array */.YOg(modelUse),
    /** The worst first. */
    findings: schemas/* array */.YOg(finding/* campaignFinding */.uM),
});
/** `<campaign>/analysis.json`. */
const analysis = (0,versioned/* versioned */.iF)(ANALYSIS_VERSION, analysisFile, {
    1: 'make it anew with greenml analyse --campaign and the folder of the campaign',
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93365);
/* harmony import */ var _ratio_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56369);




const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0);
/** Values as Python writes them, shortened; `…` is one that is only known when the program runs. */
const parameters = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP());
const setting = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ where: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), parameter: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), value: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const tally = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), count);
const PIPELINE_KINDS = ['estimator', 'transform', 'layer', 'optimizer'];
/** What a program imports, trains, reads, draws and repeats, from its syntax tree alone (assets/python/code_structure). */
const codeStructure = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** Top-level packages that are not Python's own. */
    packages: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    standardModules: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    plotLibraries: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Calls of the classes of scikit-learn, XGBoost, LightGBM, CatBoost, Keras, PyTorch …, in the order of the source. */
    estimators: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(PIPELINE_KINDS), parameters })),
    splits: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ call: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), parameters })),
    crossValidations: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ call: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), folds: count.nullable() })),
    searches: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ call: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), candidates: count.nullable(), folds: count.nullable() })),
    reads: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ call: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), parameters })),
    jobs: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(setting),
    iterations: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(setting),
    seeds: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(setting),
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
const codeCounts = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ code: count, comment: count, blank: count, logical: count, tokens: count });
/** What the parser says of one program. */
const codeDescription = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    counts: codeCounts.nullable(),
    structure: codeStructure.nullable(),
    /** Why there is no structure. */
    fault: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
});
/** How a program may differ from the author's. A fixed vocabulary; src/analysis/code/change-rules.ts defines each. */
const CHANGE_KINDS = [
    'plots-removed',
    'plots-added',
    'imports-removed',
    'imports-added',
    'estimator-changed',
    'estimators-removed',
    'hyper-parameters-changed',
    'preprocessing-changed',
    'fewer-iterations',
    'more-iterations',
    'early-stopping-added',
    'parallel-jobs-changed',
    'split-changed',
    'seed-added',
    'seed-changed',
    'seed-removed',
    'data-read-changed',
    'smaller-number-types',
    'loops-vectorised',
    'cross-validation-removed',
    'cross-validation-shrunk',
    'parameter-search-removed',
    'parameter-search-shrunk',
    'caching-added',
    'prints-removed',
    'warning-filters-removed',
    'metric-changed',
    'metrics-removed',
    'written-files-removed',
];
const changeKind = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(CHANGE_KINDS);
/** How many of what the kind of change speaks of; or which, by name. */
const codeSide = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([count, zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())]);
const codeChange = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: changeKind, before: codeSide, after: codeSide });
/** By Myers' shortest edit, as git diff. */
const lineDifference = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    added: count,
    removed: count,
    unchanged: count,
    /** Share of the author's lines that are kept. Null: the author's file is empty. */
    kept: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1).nullable(),
    /** 2 · unchanged / (lines of both). Null: both are empty. */
    similarity: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1).nullable(),
});
const script = codeDescription.extend({ bytes: count, lines: count });
/** Why the author's entry file can't be compared with. */
const authorGap = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [
    /** Since the plan. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('source-changed') }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('entry-changed') }),
    /** The dataset's own fault. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('unreadable'), detail: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
]);
/** Why a script and the author's have no difference, or no changes. */
const codeGap = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [
    /** The author's entry file can't be compared with. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('no-author') }),
    /** Too long and too different to compare line by line. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('too-different') }),
    /** One of the two can't be parsed. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('unparsed'), of: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['author', 'answer']), fault: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable() }),
    /** Part of the author's program is in modules that this script does not import. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('other-modules'), modules: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) }),
]);
/** The author's entry file. */
const authorCode = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    /** Null: it can't be compared with. */
    script: script.nullable(),
    /** The dataset's own, since a plan that was edited may not publish code; null: none, so its code stays out of reports. */
    licence: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /** Modules of the project itself that it imports: they are no part of this comparison. */
    ownModules: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    gap: authorGap.nullable(),
});
/** A script of a model. */
const variantCode = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    script,
    difference: lineDifference.nullable(),
    /** Null: one of the two can't be parsed or is not there. */
    changes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(codeChange).nullable(),
    gaps: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(codeGap),
});
const SIZE_MEASURES = ['bytes', 'logicalLines', 'tokens'];
/** Sizes of models' scripts. Percentiles are linear between order statistics, as NumPy's default. */
const sizeSummary = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** Null: any. */
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$.nullable(),
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR.nullable(),
    measure: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(SIZE_MEASURES),
    count,
    mean: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    median: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    /** With n − 1; null of one script. */
    standardDeviation: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    minimum: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    p10: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    p25: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    p75: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    p90: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    maximum: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    /** Script − the author's, of those that can be compared with it. */
    delta: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ count, mean: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), median: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }).nullable(),
});
/** A geometric mean over projects; 95 % interval from five projects on. */
const meanRatio = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ estimate: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().positive(), interval: _ratio_js__WEBPACK_IMPORTED_MODULE_2__/* .interval */ .YP.nullable(), projects: count });
/** How the ratio of answers that changed something differs from those that did not: an association, no cause. */
const changeAssociation = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    kind: changeKind,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    quantity: _group_js__WEBPACK_IMPORTED_MODULE_1__/* .cost */ .y,
    baseline: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['original', 'original-headless']),
    /** Comparable answers with a measured ratio. */
    answers: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ with: count, without: count }),
    with: meanRatio.nullable(),
    without: meanRatio.nullable(),
    /** with / without inside the projects that have both: the project is its own control. */
    difference: meanRatio.nullable(),
});
/** How many of a mode's answers that could be compared show a change. */
const changeCount = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    kind: changeKind,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    answers: count,
    of: count,
    /** Of the ratios of those that show it, the one that speaks first. */
    leading: _group_js__WEBPACK_IMPORTED_MODULE_1__/* .cost */ .y,
});
/** `code` of analysis.json. */
const codeAnalysis = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    authors: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(authorCode),
    variants: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(variantCode),
    sizes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(sizeSummary),
    changes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(changeCount),
    associations: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(changeAssociation),
    /** Of all associations together. */
    leading: _group_js__WEBPACK_IMPORTED_MODULE_1__/* .cost */ .y,
});


/***/ }),

/***/ 23300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ doubt),
/* harmony export */   m: () => (/* binding */ doubtCount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);


const seconds = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative();
/** Why a careful reader would not trust a number unseen that a meter read: what it noticed itself. */
const doubt = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    /** Another meter of the same zone reads so much more (or less, below 0), as a share. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('meters-disagree'), meter: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf, difference: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }),
    /** More than twice the limit of the zone. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('excessive-power'), joules: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), seconds, limitWatts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }),
    /** The counter may have wrapped more than once between two readings. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('wrapped-unseen'), seconds }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('gap'), seconds }),
    /** The power changes faster than it is read: an error of so much, as a share. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('fast-power'), error: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('few-readings'), readings: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), seconds }),
    /** The nearest readings lie so far off the edges of the run. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('far-from-edges'), offSeconds: seconds, seconds }),
    /** Other processes computed on the device. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('shared-device'), processes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }),
    /** The counter moves seldom beside so short a run: an error of so much, as a share. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('slow-counter'), error: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative(), seconds }),
    /** Cards differ, and CUDA does not number them as the bus does. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('device-order') }),
    /** In the words of a file of an older version. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('reported'), detail: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
]);
/** Numbers that their meters doubt for one kind of reason. */
const doubtCount = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** Of the first of them. */
    example: doubt,
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    /** The others are doubted in the same numbers. */
    equal: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});


/***/ }),

/***/ 39253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ restGap),
/* harmony export */   bk: () => (/* binding */ energyGap),
/* harmony export */   lO: () => (/* binding */ energyReason)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _doubt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23300);



const path = _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq;
const seconds = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative();
/** An error number of the system's (`EACCES`). */
const code = _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq;
/** In the words of another program or of an exception. */
const detail = _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq;
/** Why there are no joules. */
const energyGap = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    /** What this machine lacks or hides. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['no-counters', 'hidden-counters', 'no-card-sensors']), root: path }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['no-power-pmu', 'no-energy-events', 'no-package-events', 'pmu-counts-nothing']) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not-macos') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-devices'), library: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf }),
    /** Of so many devices, by CUDA_VISIBLE_DEVICES. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-visible-devices'), setting: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, devices: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }),
    /** Null: the driver knows no field of power. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-power-field'), field: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable() }),
    /** The card is split (MIG): its counter is the whole card's. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('partitioned') }),
    /** None was asked for; and what an estimate needs is not known. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['no-processor-meter', 'no-cpu-seconds']) }),
    /** Files of counters. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['unreadable', 'vanished']), path, code }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-number'), path, text: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    /** Nobody can tell what the counter of a zone without a name counts. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['nameless', 'replaced', 'missing']), path }),
    /** What counters said, and series of readings. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['not-read', 'read-once', 'still', 'negative', 'above-range', 'reset']) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['wrapped-or-reset', 'no-power', 'no-readings', 'no-numbers']) }),
    /** On that side of the run. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['none-before', 'none-after']) }),
    /** No reading came for so long. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('silent'), seconds }),
    /** Above twice the zone's limit. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('implausible'), joules: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), seconds, limitWatts: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('beyond-belief'),
        value: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        unit: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['watts', 'joules']),
        most: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    }),
    /** Programs that read. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not-installed'), program: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not-started'), program: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf, detail }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ended'),
        program: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
        exitCode: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable(),
        signal: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable(),
        detail: detail.nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-answer'), program: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf, seconds, detail: detail.nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not-understood'), program: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf, detail }),
    /** perf may not count here. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('denied'), detail }),
    /** By a library, or by a file of an older version. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('reported'), detail }),
]);
/** What is to be known of joules that stand. */
const energyRemark = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    /** From time, because nothing measured them. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('estimated'), because: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(energyGap) }),
    /** These zones show the same counter. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('mirrored'), domains: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf) }),
    /** The run is short beside the steps of the counter: an error of so much, as a share. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('short-run'), error: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), seconds }),
    /** The part of the processor slept: 0. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('asleep') }),
    /** The same device's power adds up to so much. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('other-sensor'), joules: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    /** The meter gives watts too, which are not used. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('watts-too') }),
    /** Integrated from nine readings of power a second, which may be means over one. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['sampled-power', 'averaged-power']) }),
    /** Apple calls its values estimates. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('vendor-estimate') }),
]);
/** Why there is none, what an estimate rests on, or what else the meter says of a number that stands. */
const energyReason = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [energyGap, energyRemark]);
/** Why the power of a zone at rest is not known, and so its net joules are not. */
const restGap = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['not-asked', 'only-estimated', 'not-among-zones']) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not-read'), reason: energyReason.nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('doubtful'), doubts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_doubt_js__WEBPACK_IMPORTED_MODULE_1__/* .doubt */ .B) }),
]);


/***/ }),

/***/ 55063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ MOST_LOGS),
/* harmony export */   bQ: () => (/* binding */ failureAnalysis),
/* harmony export */   hZ: () => (/* binding */ LOG_END_BYTES),
/* harmony export */   kf: () => (/* binding */ scriptFailure)
/* harmony export */ });
/* unused harmony export FAULTS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _ratio_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56369);



/** Whose failure it is: the model's, the author's (of a baseline), or the bench's own, which counts against nobody. */
const FAULTS = ['model', 'author', 'bench'];
const fault = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(FAULTS);
/** How a script failed: of the failures of its runs the most frequent. */
const scriptFailure = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    class: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The exception as Python prints it, with its module; null without one. */
    errorType: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    /** In the words of the exception, of a provider or of the bench. */
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
/** Scripts, not runs. A baseline is one script in the blocks of each shard. */
const outcomeShape = {
    /** passed + failed + lost + notRun. */
    total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** passed + failed: those of which something can be said. */
    attemptable: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    failed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** To the bench: no environment, no sandbox, interrupted, a provider that did not answer. */
    lost: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** Without any record yet. */
    notRun: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** Of the failed, those that ran ok at least once. */
    unsteady: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** failed / attemptable, and Wilson's 95 %; null of none. */
    failedShare: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1).nullable(),
    interval: _ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .interval */ .YP.nullable(),
};
const outcomes = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(outcomeShape);
const byModel = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR, ...outcomeShape });
const byModeAndModel = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq, model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(), ...outcomeShape });
/** Scripts that ended in one way. */
const failureClass = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    fault,
    /** What the harness made of it (`import`, `timeout`, `syntax-error` …). */
    class: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The exception as Python prints it, with its module; null without one. */
    errorType: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    scripts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** Of all that failed or were lost. */
    of: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** Every mode and model in which it came up, with its denominators. */
    groups: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq,
        model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
        scripts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        attemptable: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        /** Wilson's 95 % of scripts / attemptable; null for what was lost, which is not among the attemptable. */
        interval: _ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .interval */ .YP.nullable(),
    })),
    /** Most frequent first; messages that differ in paths, addresses and times only are one. */
    messages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), scripts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), variants: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })),
});
/** Of the n-th answer to the same question: 0 is the first, later ones are repairs of what failed. */
const byIteration = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    ...outcomeShape,
    byModeAndModel: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(byModeAndModel),
    classes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ class: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), errorType: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), scripts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() })),
    /** Questions answered by a script that passes in this or an earlier iteration, of all that could be attempted at all. */
    passedSoFar: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), of: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), interval: _ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .interval */ .YP.nullable() }),
    /** What became of those that failed in this iteration; null for the last. */
    next: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        repaired: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        sameFailure: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        otherFailure: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        lost: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        notRetried: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    })
        .nullable(),
});
const projectCost = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    projects: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** Median over projects of what the baseline takes. */
    medianCpuSeconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    medianPeakMemoryBytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
});
/** What the ratios of a mode and model leave out, and whether that is the easier or the harder part. */
const survivors = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    answers: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** They passed, are as accurate, and have a CPU time beside a baseline's: the ratios speak of these. */
    included: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    leftOut: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        failed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        suspect: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        lessAccurate: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        /** Neither shown to be as good nor shown to be worse. */
        accuracyNotSettled: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        accuracyUnknown: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        lost: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        notRun: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        notPaired: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    }),
    leftOutVariants: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** Projects with an answer among the included. */
    includedProjects: projectCost,
    leftOutProjects: projectCost,
    /**
     * Share of pairs of a project left out and one included in which the baseline of the first takes more CPU time, ties half:
     * 0.5 is no bias, 1 says that only the shortest survive. Null where either is missing.
     */
    leftOutTakesLonger: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1).nullable(),
    /**
     * Geometric mean of CPU time over all projects that could be attempted, those without an answer worth keeping counted as
     * ×1: there the author's code stays. Null without any ratio.
     */
    cpuRatioWithOriginalKept: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive().nullable(),
    attemptedProjects: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
});
/** What an analysis keeps of logs, so that it stays small however much fails: UTF-8 bytes of each, and how many. */
const LOG_END_BYTES = 4096;
const MOST_LOGS = 50;
/** Of a script that did not pass: the log of the run that its failure is told from. */
const failureLog = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    variant: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    shim: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .shim */ .kT,
    blockModel: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    /** Its record's id. */
    record: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc,
    /** Its last lines. Null: the campaign's folder does not hold it as the run wrote it. */
    end: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(LOG_END_BYTES).nullable(),
});
const failureAnalysis = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Of all scripts that models wrote. */
    overall: outcomes,
    /** With the baselines. */
    byMode: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq, ...outcomeShape })),
    byModel: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(byModel),
    byModeAndModel: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(byModeAndModel),
    /** Without the baselines. */
    byProject: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR, ...outcomeShape })),
    byIteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(byIteration),
    /** Ordered by how many scripts, then by name. */
    classes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(failureClass),
    survivors: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(survivors),
    /** One a script, each way to fail before another script of the same; none of a project that has no licence. */
    logs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(failureLog).max(MOST_LOGS),
});


/***/ }),

/***/ 42799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gk: () => (/* binding */ finding),
/* harmony export */   uM: () => (/* binding */ campaignFinding)
/* harmony export */ });
/* unused harmony export SEVERITIES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _doubt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23300);
/* harmony import */ var _execution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50856);
/* harmony import */ var _failure_analysis_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55063);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93365);
/* harmony import */ var _ratio_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56369);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55189);
/* harmony import */ var _validity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31266);









const SEVERITIES = (/* unused pure expression or super */ null && (['error', 'warning', 'note']));
/** `evidence`: ids of the variants, or of the first of the records, that it speaks of. */
const finding = (kind, severity, subject, numbers) => zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz(kind),
    severity: zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz(severity),
    subject,
    numbers: zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej(numbers),
    evidence: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()),
});
const campaign = zod__WEBPACK_IMPORTED_MODULE_8__/* ["null"] */ .chJ();
const variantId = zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP();
const baseline = zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .BASELINE_MODES */ .hE);
const count = zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr().nonnegative();
const effect = { estimate: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().positive(), interval: _ratio_js__WEBPACK_IMPORTED_MODULE_5__/* .interval */ .YP, projects: count };
/** What a reader must know before believing the numbers. */
const campaignFinding = zod__WEBPACK_IMPORTED_MODULE_8__/* .discriminatedUnion */ .gMt('kind', [
    /** Lines of the records that a killed writer left unfinished. */
    finding('torn-lines', 'note', campaign, { lines: count }),
    finding('suspect-answers', 'warning', campaign, { suspect: count, probed: count }),
    /** Its validity holds the evidence. */
    finding('suspect-answer', 'warning', variantId, {}),
    finding('unprobed-answers', 'note', campaign, { unprobed: count, judged: count }).extend({
        reasons: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({ reason: _validity_js__WEBPACK_IMPORTED_MODULE_7__/* .validityRemark */ .Jh, answers: count })),
    }),
    finding('missing-records', 'warning', campaign, { missing: count, planned: count }),
    /** Records were made while plan.json declared other tests. */
    finding('declared-later', 'warning', campaign, { declared: count }),
    /** Records that plan.json does not hold, and what of them it does not know. */
    finding('unplanned-records', 'warning', campaign, { records: count }).extend({
        unknown: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(['variant', 'block']), id: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() })),
    }),
    finding('baseline-failed', 'error', variantId, { failed: count, runs: count }).extend({
        failure: _failure_analysis_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptFailure */ .kf.nullable(),
        /** Of whose blocks it has no ok run: nothing there can be compared with it. */
        missingFor: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable()),
        missingEverywhere: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY(),
    }),
    /** The best that the metric can say, where the author's code says less: more often a leak than a better model. */
    finding('perfect-scores', 'warning', campaign, {}),
    /** To the harness, not to the code. */
    finding('lost-runs', 'warning', campaign, { lost: count, runs: count }).extend({
        statuses: zod__WEBPACK_IMPORTED_MODULE_8__/* .partialRecord */ .jgl(_record_js__WEBPACK_IMPORTED_MODULE_6__/* .status */ .h5, count),
    }),
    finding('changed-scripts', 'warning', campaign, {}),
    finding('other-packages', 'warning', campaign, {}),
    finding('estimated-energy', 'note', campaign, { estimated: count, runs: count }),
    finding('unread-energy', 'note', campaign, { unread: count, runs: count }),
    finding('doubtful-energy', 'warning', campaign, { doubtful: count, runs: count }).extend({
        doubts: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(_doubt_js__WEBPACK_IMPORTED_MODULE_1__/* .doubtCount */ .m),
    }),
    finding('several-meters', 'note', campaign, {}).extend({ sources: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()) }),
    /** The meter takes in all of the machine. */
    finding('external-meter', 'note', campaign, {}),
    /** Pairs that two meters, or other zones of one, had read. */
    finding('across-meters', 'note', campaign, { pairs: count }),
    finding('several-strata', 'note', campaign, { strata: count, pairs: count }).extend({ hosts: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()) }),
    /** One of `strata`. */
    finding('stratum-effect', 'note', zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({ quantity: _group_js__WEBPACK_IMPORTED_MODULE_4__/* .cost */ .y, baseline, stratum: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() }), {}),
    finding('several-sandboxes', 'note', campaign, {}).extend({ sandboxes: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(_execution_js__WEBPACK_IMPORTED_MODULE_2__/* .sandboxTier */ .IX) }),
    finding('contaminated-runs', 'warning', campaign, { disturbed: count, runs: count }),
    finding('cold-runs', 'note', campaign, { cold: count, runs: count }),
    finding('few-pairs', 'note', campaign, { needed: count }).extend({
        pairs: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({ project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR, baseline, pairs: count })),
    }),
    /** The ratios of a mode and model leave out answers; one of `failures.survivors` says which. */
    finding('answers-left-out', 'note', zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({ mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$, model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR }), {
        answers: count,
        included: count,
    }),
    /** CPU time, relative to the baseline, in the last third of a block against the first. */
    finding('order-effect', 'warning', campaign, effect),
    finding('no-order-effect', 'note', campaign, effect),
    /** CPU time of the author's scripts in the last third of the blocks against the first. */
    finding('drift', 'warning', campaign, effect),
    /** One of `diagnostics.noise`. */
    finding('noise', 'note', _ratio_js__WEBPACK_IMPORTED_MODULE_5__/* .quantity */ .au, {}),
]);


/***/ }),

/***/ 93365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oc: () => (/* binding */ groupAnalysis),
/* harmony export */   y: () => (/* binding */ cost),
/* harmony export */   zN: () => (/* binding */ COSTS)
/* harmony export */ });
/* unused harmony exports success, metricGain, resultCost, drawsOfK, meanRank */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
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
    /** Why there is no cost for each correct one. */
    cause: zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('none-attempted') }),
        /** Of so many attempts the quantity was not measured. */
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('attempts-unread'), unread: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('none-correct') }),
    ])
        .nullable(),
});
const best = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Geometric mean over projects of the least ratio among k draws, given that one of them is correct. */
    ratio: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive().nullable(),
    /** With a correct answer that was measured. */
    projects: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** Why it holds not all projects, or there is none. */
    cause: zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('none-correct') }),
        /** In so many further projects a correct answer was not measured. */
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('projects-unread'), unread: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }),
    ])
        .nullable(),
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
    /** Of those that passed. */
    suspect: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    metricDifference: metricGain,
    ratios: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(_ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .quantity */ .au, zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .groupRatio */ .jc)),
    costPerResult: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(cost, resultCost),
    /** One a k, up to the samples drawn. */
    draws: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(drawsOfK),
    /** Null: not measured. */
    ranks: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(cost, meanRank.nullable()),
});


/***/ }),

/***/ 86770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dI: () => (/* binding */ modelsFile),
/* harmony export */   eJ: () => (/* binding */ modelEntry),
/* harmony export */   sy: () => (/* binding */ BUILT_PROVIDERS)
/* harmony export */ });
/* unused harmony exports PROVIDERS, MODELS_VERSION */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _versioned_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69739);



const PROVIDERS = ['openai', 'anthropic', 'gemini', 'groq', 'replay'];
const BUILT_PROVIDERS = ['openai', 'anthropic', 'groq', 'replay'];
/** Its messages do not quote it: what is refused may be a key. */
const serverUrl = zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5({ protocol: /^https?$/, error: 'an address with http or https' })
    .max(1000)
    .refine((address) => {
    const { username, password, search, hash } = URL.parse(address) ?? { username: '?' };
    return !(username || password || search || hash);
}, 'an address without user, password, query and fragment: a key belongs into the variable that keyVariable names');
const modelEntry = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    provider: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(PROVIDERS),
    /** The provider's own model id. */
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** Which OpenAI endpoint; compatible servers usually know `chat` only. */
    api: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['responses', 'chat']).default('responses'),
    /** An OpenAI- or Anthropic-compatible server instead of the provider's own; whether it is asked is its user's to say. */
    baseUrl: serverUrl.optional(),
    /** Environment variable that holds the key; null for a server that wants none. */
    keyVariable: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[A-Za-z_]\w{0,99}$/, 'the name of a variable')
        .nullable()
        .default(null),
    maxOutputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive().default(16_000),
    reasoningEffort: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).optional(),
    temperature: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(2).optional(),
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().default(600),
    /** US dollars per million tokens, when the price table has no such model. */
    price: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ inputPerMillion: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), outputPerMillion: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, date: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq })
        .optional(),
    /** What a token costs in energy, as somebody measured or published it; there is no table of it. */
    energy: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        joulesPerOutputToken: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        low: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        high: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    })
        .refine(({ joulesPerOutputToken, low, high }) => low <= joulesPerOutputToken && joulesPerOutputToken <= high, {
        message: 'low ≤ joulesPerOutputToken ≤ high does not hold',
    })
        .optional(),
    /** `replay` only: folder of recorded answers, relative to the dataset. */
    answers: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ.optional(),
    note: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.optional(),
});
const MODELS_VERSION = 1;
const modelList = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(MODELS_VERSION), models: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(modelEntry) });
/** `dataset/models.yaml`. */
const modelsFile = (0,_versioned_js__WEBPACK_IMPORTED_MODULE_2__/* .versioned */ .iF)(MODELS_VERSION, modelList, {});


/***/ }),

/***/ 64841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ze: () => (/* binding */ PLAN_VERSION),
  tm: () => (/* binding */ composeVariantId),
  $6: () => (/* binding */ groupKey),
  S7: () => (/* binding */ memberKey),
  et: () => (/* binding */ plan_plan)
});

// UNUSED EXPORTS: blockMember, plannedBlock, plannedProject, plannedVariant, primaryTest

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/manifest.js
var manifest = __webpack_require__(9953);
// EXTERNAL MODULE: ./build/schema/versioned.js
var versioned = __webpack_require__(69739);
// EXTERNAL MODULE: ./build/schema/migrations/record-versions.js
var record_versions = __webpack_require__(83271);
;// CONCATENATED MODULE: ./build/schema/migrations/plan-versions.js



const planFromVersion1 = (old) => gatherOptions({
    shards: null,
    ...old,
    blocks: (0,versioned/* mapFields */.YP)(old.blocks, blockFromVersion1),
    projects: (0,versioned/* mapFields */.YP)(old.projects, projectFromVersion1),
});
/** Version 1 had some options beside the rest, and others only in the blocks that they led to. */
function gatherOptions({ seed, fanOut, samples, repetitions, warmups, modes, ...rest }) {
    const blocks = (0,versioned/* listFields */.Cc)(rest.blocks);
    const countBlocks = (purpose) => Math.max(0, ...blocks.filter((block) => block.purpose === purpose).map(({ number }) => Number(number)));
    const options = {
        ...{ models: (0,versioned/* listFields */.Cc)(rest.models).map(({ id }) => id), modes, samples, repetitions, warmups, seed, fanOut },
        ...{ profiles: countBlocks('profile'), flops: countBlocks('flops') > 0, probes: countBlocks('probe') > 0 },
    };
    return { ...rest, options };
}
/** A block of version 1 names the variants in its order alone: each was run under its mode's usual shim. */
function blockFromVersion1({ perturbation = null, ...block }) {
    const order = Array.isArray(block.order) ? block.order.map(nameShim) : block.order;
    return { ...block, perturbation: (0,record_versions/* renamePerturbation */.s0)(perturbation), order };
}
const nameShim = (variant) => ({ variant, shim: (0,common/* usualShim */.mO)(String(variant).split('/')[1] ?? '') });
function projectFromVersion1({ notProbed = {}, ...project }) {
    const reasons = (0,versioned/* isFields */.Ce)(notProbed)
        ? Object.fromEntries(Object.entries(notProbed).map(([name, why]) => [(0,record_versions/* renamePerturbation */.s0)(name), (0,record_versions/* reported */.Y6)(why)]))
        : notProbed;
    return { data: [], drawsOrWaits: true, ...project, notProbed: reasons };
}

// EXTERNAL MODULE: ./build/schema/models.js
var models = __webpack_require__(86770);
// EXTERNAL MODULE: ./build/schema/options/plan.js
var plan = __webpack_require__(95360);
// EXTERNAL MODULE: ./build/schema/probe-gap.js
var probe_gap = __webpack_require__(57309);
// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
;// CONCATENATED MODULE: ./build/schema/plan.js









/** One script to be run: `<slug>/<mode>/<model>/s<sample>/i<iteration>`, or `<slug>/<mode>` for the two baselines. */
const plannedVariant = schemas/* strictObject */.rej({
    id: common/* compoundId */.zN,
    project: common/* slug */.yR,
    mode: common/* mode */.Mq,
    model: common/* modelId */.ZR.nullable(),
    sample: schemas/* int */.Whr().positive().nullable(),
    iteration: schemas/* int */.Whr().min(0).nullable(),
});
function composeVariantId({ project, mode, model, sample, iteration }) {
    return model === null ? `${project}/${mode}` : `${project}/${mode}/${model}/s${sample}/i${iteration}`;
}
/** A run's place in its block: any variant can be run under either shim, and under both in one block. */
const blockMember = schemas/* strictObject */.rej({ variant: common/* compoundId */.zN, shim: common/* shim */.kT });
/** Tells the runs of one block apart, of a plan and of records alike. */
const memberKey = ({ variant, shim }) => `${variant} ${shim}`;
/** One round in which a project's baselines and a shard's variants of it run once, in random order, on one host. */
const plannedBlock = schemas/* strictObject */.rej({
    id: common/* compoundId */.zN,
    project: common/* slug */.yR,
    model: common/* modelId */.ZR.nullable(),
    purpose: record/* purpose */.X7,
    /** Of a `probe` block: what is done to the data of each of its runs. */
    perturbation: record/* perturbation */.Sq.nullable(),
    /** Of its purpose, from 1. */
    number: schemas/* int */.Whr().positive(),
    /** What runs, in this order. */
    order: schemas/* array */.YOg(blockMember),
});
/** Names what stays together on one host, in one sandbox: a project with one model, or with all. */
const groupKey = ({ project, model }) => `${project}/${model ?? 'all'}`;
const plannedProject = schemas/* strictObject */.rej({
    slug: common/* slug */.yR,
    title: common/* text */.Qq,
    task: common/* text */.Qq,
    entry: common/* relativePath */.iZ,
    workingDirectory: common/* relativePath */.iZ,
    arguments: schemas/* array */.YOg(manifest/* argument */.EE),
    metric: manifest/* metricRule */.vO,
    needs: manifest/* needs */.eN,
    data: schemas/* array */.YOg(manifest/* dataFile */.Zr),
    /** Perturbations that are not probed, and why. */
    notProbed: schemas/* partialRecord */.jgl(record/* perturbation */.Sq, probe_gap/* probeGap */.R),
    /** Its two baselines can differ; else they are one program, run twice. */
    drawsOrWaits: schemas/* boolean */.zMY(),
    /** Null: no licence, so its code stays out of reports. */
    licence: common/* text */.Qq.nullable(),
    origin: schemas/* string */.YjP().max(2 * common/* LONGEST_TEXT */.xG),
    lockHash: common/* sha256 */.sc,
    /** Of every file below the project's source folder. */
    sourceHash: common/* sha256 */.sc,
});
const primaryTest = schemas/* strictObject */.rej({
    mode: common/* generatedMode */.X$,
    model: common/* modelId */.ZR,
    quantity: schemas/* enum */.k5n(['energy', 'cpu']),
    baseline: schemas/* enum */.k5n(['original', 'original-headless']),
});
const PLAN_VERSION = 2;
const planFile = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(PLAN_VERSION),
    campaign: common/* text */.Qq,
    toolVersion: common/* label */.Pf,
    createdAt: common/* instant */.uR,
    options: plan/* design */.xX,
    projects: schemas/* array */.YOg(plannedProject),
    models: schemas/* array */.YOg(models/* modelEntry */.eJ),
    leftOut: schemas/* array */.YOg(schemas/* strictObject */.rej({ model: common/* modelId */.ZR, reason: common/* text */.Qq })),
    variants: schemas/* array */.YOg(plannedVariant),
    blocks: schemas/* array */.YOg(plannedBlock),
    /** The groups (`project/model` or `project/all`) of each shard; null: as many shards as are asked for. */
    shards: schemas/* array */.YOg(schemas/* array */.YOg(common/* compoundId */.zN)).nullable(),
    primaryFamily: schemas/* array */.YOg(primaryTest),
    expected: schemas/* strictObject */.rej({
        modelCalls: schemas/* int */.Whr(),
        inputTokens: schemas/* int */.Whr(),
        outputTokens: schemas/* int */.Whr(),
        usd: schemas/* number */.aig().nullable(),
        usdReason: common/* text */.Qq.nullable(),
        runs: schemas/* int */.Whr(),
        /** Upper bound: every run ends at its time limit. */
        worstSeconds: schemas/* number */.aig(),
    }),
})
    .superRefine(refuseForeignIds)
    .superRefine(refuseContradictions);
/** `<campaign>/plan.json`: what will be run, in which order, and which tests were declared before the first record. */
const plan_plan = (0,versioned/* versioned */.iF)(PLAN_VERSION, planFile, {
    1: planFromVersion1,
});
/** What an edited plan may lack or hold twice: a run would have no project, or would count as two. */
function refuseContradictions({ projects, models, variants, blocks, shards }, context) {
    const refuse = (part, message) => context.addIssue({ code: 'custom', path: [part], message });
    const refuseRepeated = (part, names, where = '') => {
        const seen = new Set();
        for (const name of names)
            if (seen.size === seen.add(name).size)
                refuse(part, `'${name}' is there twice${where}`);
    };
    refuseRepeated('projects', projects.map(({ slug }) => slug));
    refuseRepeated('models', models.map(({ id }) => id));
    refuseRepeated('variants', variants.map(({ id }) => id));
    refuseRepeated('blocks', blocks.map(({ id }) => id));
    const dealt = shards?.flat() ?? [];
    refuseRepeated('shards', dealt);
    const groups = new Set(blocks.map(groupKey));
    if (shards !== null && (groups.size !== dealt.length || dealt.some((group) => !groups.has(group))))
        refuse('shards', 'they do not hold every project and model of the blocks, and no other');
    for (const { id, order } of blocks)
        refuseRepeated('blocks', order.map(memberKey), ` in the order of ${id}`);
    const known = { projects: new Set(projects.map(({ slug }) => slug)), models: new Set(models.map(({ id }) => id)) };
    for (const { id, project, model } of variants) {
        if (!known.projects.has(project))
            refuse('variants', `'${id}' is of ${project}, which is none of the projects`);
        if (model !== null && !known.models.has(model))
            refuse('variants', `'${id}' is of ${model}, which is none of the models`);
    }
}
/** Ids become paths: one that is not made of its own parts could name any file. */
function refuseForeignIds({ variants, blocks }, context) {
    const ids = new Set(variants.map(({ id }) => id));
    for (const variant of variants) {
        if (variant.id !== composeVariantId(variant)) {
            context.addIssue({ code: 'custom', path: ['variants'], message: `'${variant.id}' is not made of its own parts` });
        }
    }
    for (const { id, order } of blocks) {
        const foreign = order.find(({ variant }) => !ids.has(variant));
        if (foreign !== undefined) {
            const message = `${id} names '${foreign.variant}', which is no variant`;
            context.addIssue({ code: 'custom', path: ['blocks'], message });
        }
    }
}


/***/ }),

/***/ 57309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ probeGap)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);


/** Why a project can't be run on data that is changed in one way. */
const probeGap = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    /** The manifest names none. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['no-data-file', 'no-target']) }),
    /** Neither the task nor the metric tells whether the target holds classes or numbers. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('unclear-target'), metric: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('too-few-classes'), classes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('too-few-rows'), rows: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['missing', 'folder', 'link', 'pipe', 'socket', 'device']), path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ }),
    /** Quotes that may begin a cell of several lines, or be text; of all tables together more cells than are held in memory. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['no-text', 'no-table', 'unclear-quotes', 'too-many-cells']), path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('too-large'), path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ, bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('inside-another'), path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ, outer: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('no-column'), path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ, column: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    /** In the words of the parser. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('unreadable'), path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ, detail: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    /** In the words of a file of an older version. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('reported'), detail: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
]);


/***/ }),

/***/ 56369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ MINIMUM_PAIRS),
/* harmony export */   CG: () => (/* binding */ ratio),
/* harmony export */   Fb: () => (/* binding */ SAME_RATIO),
/* harmony export */   YP: () => (/* binding */ interval),
/* harmony export */   au: () => (/* binding */ quantity),
/* harmony export */   cl: () => (/* binding */ QUANTITIES),
/* harmony export */   jc: () => (/* binding */ groupRatio),
/* harmony export */   pe: () => (/* binding */ sideOfOne),
/* harmony export */   qR: () => (/* binding */ excludesOne),
/* harmony export */   xd: () => (/* binding */ verdictShape)
/* harmony export */ });
/* unused harmony exports VERDICTS, verdict, FAMILIES, CORRECTIONS, missingReading, cause, LEFT_OUT_KINDS, leftOut */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _doubt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23300);
/* harmony import */ var _energy_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39253);




const QUANTITIES = ['energy', 'cpu', 'wall', 'memory'];
const quantity = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(QUANTITIES);
const VERDICTS = [
    'less',
    'more',
    'equivalent',
    'inconclusive',
    'not-comparable',
    'not-measured',
    'too-few-runs',
    'too-few-projects',
];
const verdict = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(VERDICTS);
/** Fewer values give no interval, and so no verdict: none covers 95 % there without being absurdly wide. */
const MINIMUM_PAIRS = 5;
const interval = zod__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()]);
/** A ratio this near to 1 is 1: no meter resolves a part in 10⁹, and equal runs leave an interval without width. */
const SAME_RATIO = 1e-9;
/** On which side of 1 an interval of a ratio lies; null: it holds 1. */
function sideOfOne([low, high]) {
    return high < 1 - SAME_RATIO ? 'less' : low > 1 + SAME_RATIO ? 'more' : null;
}
/** Whether an interval of a ratio leaves out 1: a difference. */
const excludesOne = (ends) => sideOfOne(ends) !== null;
const share = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1);
/** `post-hoc`: declared, but records were made while plan.json declared something else. */
const FAMILIES = ['primary', 'post-hoc', 'exploratory'];
const CORRECTIONS = ['holm', 'benjamini-hochberg'];
/** A p-value after correction for the tests of its family. */
const correctedShape = {
    family: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(FAMILIES),
    method: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(CORRECTIONS),
    /** Tests of that family that could be made. */
    tests: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
    adjustedP: share,
};
/** Why a run has no number of a quantity that may enter a ratio. */
const missingReading = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('not-recorded') }),
    /** A counter that did not move, a time below a clock's step. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('too-small') }),
    /** Read, and left out: other load ran beside the run and is in what the counters say. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('contaminated') }),
    /** Read, and left out: its own meter doubts it. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('doubtful'), doubts: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_doubt_js__WEBPACK_IMPORTED_MODULE_1__/* .doubt */ .B) }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('energy'), reason: _energy_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .energyReason */ .lO }),
    /** In the words of the launcher. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('reported'), detail: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
]);
/** Why a verdict is not what its interval says, or what speaks against it. */
const cause = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [
    /** The answer's metric is suspect; over projects that of every answer that ran. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('suspect') }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('estimated'), quantity }),
    /** Different meters, or different zones of one, read the two sides. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('across-meters') }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('missing'),
        quantity,
        /** It was read, and counts nowhere. */
        leftOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
        /** Of most of the runs; null where no run says. */
        reading: missingReading.nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('too-few-pairs'), needed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr() }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('accuracy-unknown') }),
    /** The metric is behind by more than the tolerance. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('less-accurate') }),
    /** The runs vary too much to show that it is not. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('accuracy-not-settled') }),
    /** Over projects: no answer that ran is as accurate. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('none-as-accurate') }),
    /** The interval leaves out 1, but not after correction for the number of tests. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('not-after-correction'), ...correctedShape }),
    /** Second methods do not say what the interval says. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('tests-disagree'), signFlipP: share, wilcoxonP: share.nullable() }),
    /** No larger than what the first command shows against itself. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('within-noise-floor'), floor: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative() }),
]);
const LEFT_OUT_KINDS = ['unread', 'across-meters', 'failed', 'contaminated', 'doubtful'];
/** Pairs that could have entered a ratio and did not; `unread`: without a reading of that quality on both sides. */
const leftOut = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(LEFT_OUT_KINDS), pairs: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive() });
const verdictShape = {
    verdict,
    /** The change that `equivalent` rules out, as a share: 0.05 is ±5 %. Null where equivalence is not tested. */
    margin: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().positive().nullable(),
    cause: cause.nullable(),
    leftOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(leftOut),
};
/** Geometric mean of paired ratios variant / baseline. Pairs are blocks for a variant, projects for a group. */
const ratio = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    baseline: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['original', 'original-headless']),
    /** Null: there is no pair. */
    estimate: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().positive().nullable(),
    /** 95 % bootstrap interval. */
    interval: interval.nullable(),
    pairs: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    ...verdictShape,
});
/** Of a mode and model over projects: how sure the ratio is, and what second methods say of it. */
const groupRatio = ratio.extend({
    /** 95 % by BCa, beside the main interval: it is too short for few projects. Null below five. */
    bca: interval.nullable(),
    /** Median of the projects' ratios. */
    median: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().positive().nullable(),
    /** Of the projects' log-ratios; null below two. */
    standardDeviation: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().nullable(),
    /** Projects whose ratio is below 1, of `pairs`. */
    improved: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    /** Hosts or states of a host from which its pairs come; each pair is of one. */
    strata: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    equivalence: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        /** The 90 % interval: inside ±5 % both one-sided 5 % tests of a larger difference reject. */
        interval,
        equivalent: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    })
        .nullable(),
    /** Two-sided tests of the projects' log-ratios that assume less than the interval does. */
    checks: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        wilcoxonP: share.nullable(),
        signFlipP: share,
        /** All signs enumerated; else drawn. */
        signFlipExact: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
        /** Both say at 5 % what the interval says. Null: too few projects for either to fall below 5 %. */
        agree: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullable(),
    })
        .nullable(),
    /** Whether it differs from 1, by the interval's own bootstrap. Null: nothing to test, or only an estimate. */
    test: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ p: share, ...correctedShape }).nullable(),
});


/***/ }),

/***/ 53101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ SCHEDULE_VERSION),
/* harmony export */   _: () => (/* binding */ schedule),
/* harmony export */   zl: () => (/* binding */ LONGEST_WAIT_SECONDS)
/* harmony export */ });
/* unused harmony exports scheduledShard, scheduledHost, diskEstimate, detectableEffect */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _ratio_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56369);
/* harmony import */ var _versioned_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69739);




/** A plan's forms for others: Slurm's job array, Experiment Runner's run table. */
/** A job that waits longer for a self-hosted runner is cancelled (GitHub's limits of self-hosted runners). */
const LONGEST_WAIT_SECONDS = 24 * 3600;
/** It names files, and stands in scripts that a shell runs. */
const hostName = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\w.-]{1,300}$/, 'letters, digits, dot, underscore, hyphen');
const seconds = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative();
const bytes = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative();
/** What one process runs: whole groups, each a project with one model or with all. */
const scheduledShard = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** As `--shard` takes it. */
    shard: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^\d+\/\d+$/),
    /** The kind of machine that runs it, by its name in `hosts`. */
    host: hostName,
    /** Of those that are queued together, from 1. */
    wave: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    groups: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .compoundId */ .zN),
    runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    expectedSeconds: seconds,
    /** Every run ends at its time limit. */
    worstSeconds: seconds,
});
const scheduledHost = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: hostName,
    labels: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    gpu: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    machines: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    shards: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    projects: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    groups: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    /** Over all machines of the kind. */
    expectedSeconds: seconds,
    /** Of the machine that has most to do. */
    longestSeconds: seconds,
});
const scheduledWave = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    jobs: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    /** From the wave's start until its last job leaves the queue. */
    lastStartSeconds: seconds,
    longestSeconds: seconds,
});
/** Estimates, all of them: what they are made from is in `estimatedFrom`. */
const diskEstimate = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Different locks, each one environment on every machine that runs its projects. */
    locks: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    environmentBytes: bytes,
    recordBytes: bytes,
    logBytes: bytes,
    estimatedFrom: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
/** The smallest change of one script that the planned repetitions show with 80 % power at the 5 % level. */
const detectableEffect = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Null: whichever is measured. */
    quantity: _ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .quantity */ .au.nullable(),
    /** Of one script's log-ratio between two neighbouring blocks. */
    noise: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative(),
    source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    repetitions: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    /** As a share; null: so few repetitions give no verdict. */
    change: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().max(1).nullable(),
});
const SCHEDULE_VERSION = 1;
const scheduleFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(SCHEDULE_VERSION),
    campaign: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** What the expected seconds are made from. */
    assumed: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        /** Of a run of a project that does not declare `typicalSeconds`. */
        runSeconds: seconds,
        /** Around every run: a fresh copy, the sandbox, the record. */
        overheadSeconds: seconds,
        /** The host at rest, before the first run of a shard. */
        idleSeconds: seconds,
        /** An environment that is made before the first run of a shard. */
        environmentSeconds: seconds,
        /** Projects whose own `typicalSeconds` were taken. */
        projectsWithTypicalSeconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    }),
    hosts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scheduledHost),
    shards: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scheduledShard),
    waves: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scheduledWave),
    total: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
        /** Over all machines. */
        seconds,
        /** From the first wave's start to the last one's end. */
        elapsedSeconds: seconds,
        /** Elapsed over the mean of the machines that have work: 1 is perfect. */
        balance: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(1).nullable(),
    }),
    detectable: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(detectableEffect),
    disk: diskEstimate,
});
/** `<campaign>/schedule.json`: who runs what, and what that is expected to take. Nothing in it is measured. */
const schedule = (0,_versioned_js__WEBPACK_IMPORTED_MODULE_3__/* .versioned */ .iF)(SCHEDULE_VERSION, scheduleFile, {});


/***/ }),

/***/ 31266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ validityRemark),
/* harmony export */   bg: () => (/* binding */ validity)
/* harmony export */ });
/* unused harmony exports VALIDITY_VERDICTS, VALIDITY_CHECKS, validityCheck */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _probe_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57309);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55189);



const VALIDITY_VERDICTS = ['suspect', 'not-suspect', 'not-probed'];
/** What can be held against an answer: each of them is enough by itself. */
const VALIDITY_CHECKS = ['labels', 'missing-data', 'data-read', 'tested-rows'];
const validityCheck = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(VALIDITY_CHECKS);
const share = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr();
/** Why nothing follows from labels that are drawn at random. */
const labelSilence = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    /** The author's own metric does not react to them either, or too little for so few tested rows. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('author-does-not-react') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('author-reacts-too-little') }),
    /** Chance alone could explain any value. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('too-few-rows') }),
    /** The answer's metric is no better than that. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('within-chance') }),
    /** One answer for all rows can be enough for a high value. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('one-sided-metric'), metric: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    /** A label near 0 in the tested rows decides it. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('unbounded-metric'), metric: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('author-without-error') }),
]);
/** Share of the rows behind a metric that its model was fitted on, beyond what equal rows make of any split. */
const trained = { share, authorShare: share.nullable() };
/** What was seen of an answer on changed data, beside what the author's code does there. */
const validityRemark = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    /** Its metric on random labels lies beyond the limit that chance explains. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('keeps-random-labels'),
        metric: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        usual: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        limit: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        direction: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['higher', 'lower']),
        author: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ metric: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), usual: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    }),
    /** It prints the same metric without the project's data. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('keeps-without-data'), metric: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('never-read'), files: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('tested-on-training'), ...trained }),
    /** As many as in the author's code, or that is not known: no evidence. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('tested-on-training-too'), ...trained }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-metric-on-random-labels'), of: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['answer', 'author']) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('random-labels-silent'), why: labelSilence }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('found-hidden-data') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('author-prints-without-data'), metric: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), author: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    /** Another metric than with them: a stand-in. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('prints-without-data'), metric: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('fewer-passes'), passes: count, author: count, model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('fewer-tested-rows'), rows: count, author: count }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('same-on-half'), metric: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-measured-metric') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not-run-yet') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-author-metric') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('only-hidden-data') }),
    /** The plan says why its project can't be probed so. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not-possible'), gaps: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_probe_gap_js__WEBPACK_IMPORTED_MODULE_0__/* .probeGap */ .R) }),
]);
/** Whether an answer's metric comes from the project's data as the author's does. */
const validity = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    verdict: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(VALIDITY_VERDICTS),
    /** Of `suspect`. */
    evidence: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(validityRemark),
    /** What a reader should know and what is no evidence by itself. */
    notes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(validityRemark),
    /** That could be made. */
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(validityCheck),
    /** Of `not-probed`. */
    reason: validityRemark.nullable(),
    /** What the two scripts printed on the changed data, null where they printed none. */
    readings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ perturbation: _record_js__WEBPACK_IMPORTED_MODULE_1__/* .perturbation */ .Sq, metric: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(), baseline: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable() })),
});


/***/ })

};

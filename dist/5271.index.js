export const id = 5271;
export const ids = [5271];
export const modules = {

/***/ 79176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ campaignFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The files of a campaign folder: `plan.json`, `variants/`, `records/`, `logs/`, `patches/`, `analysis.json`, `report/`. */
const campaignFiles = {
    plan: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'plan.json'),
    /** `variants/<slug>/<mode>/<model>/s1/i0.py` and its provenance, `i0.json`. */
    variantScript: (campaign, variant) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'variants', `${variant}.py`),
    variantProvenance: (campaign, variant) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'variants', `${variant}.json`),
    records: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'records'),
    logs: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'logs'),
    /** `patches/<variant id>.patch`: each model's script against the author's entry file. */
    patch: (campaign, variant) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'patches', `${variant}.patch`),
    analysis: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'analysis.json'),
    report: (campaign) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, 'report'),
};


/***/ }),

/***/ 83830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RT: () => (/* binding */ loadProjects),
/* harmony export */   Vh: () => (/* binding */ projectsFolder),
/* harmony export */   gi: () => (/* binding */ loadProject)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60599);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57029);
/* harmony import */ var _schema_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9953);






const projectsFolder = (dataset) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataset, 'projects');
async function loadProject(dataset, slug) {
    const name = _schema_common_js__WEBPACK_IMPORTED_MODULE_4__/* .slug */ .yR.safeParse(slug);
    if (!name.success)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`'${slug}' can't be a project's name: letters, digits, '.', '_' and '-' only.`);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(projectsFolder(dataset), name.data);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'project.yaml');
    const manifest = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readYaml */ .gM)(path, _schema_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .manifest */ .eu, `There is no project '${slug}': ${path} does not exist.`);
    const sourceFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'source');
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sourceFolder, manifest.entry)).catch(() => null);
    if (!entry?.isFile())
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path}: entry '${manifest.entry}' is not a file below ${sourceFolder}.`);
    await refuseEscape(sourceFolder, [manifest.entry, manifest.workingDirectory], path);
    return { slug: name.data, folder, sourceFolder, lockFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, manifest.environment.lock), manifest };
}
/** A link may not make a place outside the project a part of it. */
async function refuseEscape(sourceFolder, places, manifestPath) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(sourceFolder);
    for (const place of places) {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sourceFolder, place)).catch(() => null);
        if (real === null)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${manifestPath}: '${place}' does not exist below ${sourceFolder}.`);
        if (real !== root && !real.startsWith(`${root}/`)) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${manifestPath}: '${place}' is a link to a place outside the project.`, 3);
        }
    }
}
/** Every project whose slug matches `pattern` (a regular expression; all without one), sorted by slug. */
async function loadProjects(dataset, pattern) {
    const slugs = (await listSlugs(dataset)).filter(matcher(pattern));
    if (slugs.length === 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`No project in ${projectsFolder(dataset)}${pattern ? ` matches /${pattern}/` : ''}.`);
    }
    rejectCaseCollisions(slugs);
    return Promise.all(slugs.map((slug) => loadProject(dataset, slug)));
}
async function listSlugs(dataset) {
    try {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(projectsFolder(dataset), { withFileTypes: true });
        return entries
            .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
            .map((entry) => entry.name)
            .sort();
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT') {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no dataset at ${dataset}: pass --dataset DIR, a folder that holds projects/.`);
        }
        throw error;
    }
}
function matcher(pattern) {
    if (pattern === undefined)
        return () => true;
    try {
        const expression = new RegExp(pattern);
        return (slug) => expression.test(slug);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`--projects is not a regular expression: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)}`);
    }
}
function rejectCaseCollisions(slugs) {
    const seen = new Map();
    for (const slug of slugs) {
        const other = seen.get(slug.toLowerCase());
        if (other !== undefined)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Projects '${other}' and '${slug}' differ only by case: rename one.`);
        seen.set(slug.toLowerCase(), slug);
    }
}


/***/ }),

/***/ 9953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eN: () => (/* binding */ needs),
/* harmony export */   eu: () => (/* binding */ manifest),
/* harmony export */   vO: () => (/* binding */ metricRule)
/* harmony export */ });
/* unused harmony exports TASKS, dataFile */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32716);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32716);
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
    /** What a token costs in energy, as somebody measured or published it; there is no table of it. */
    energy: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        joulesPerOutputToken: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        low: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        high: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    })
        .refine(({ joulesPerOutputToken, low, high }) => low <= joulesPerOutputToken && joulesPerOutputToken <= high, {
        message: 'low ≤ joulesPerOutputToken ≤ high does not hold',
    })
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32716);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9953);
/* harmony import */ var _models_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86770);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55189);





/** One script to be run: `<slug>/<mode>/<model>/s<sample>/i<iteration>`, or `<slug>/<mode>` for the two baselines. */
const plannedVariant = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    sample: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().nullable(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).nullable(),
});
function composeVariantId({ project, mode, model, sample, iteration }) {
    return model === null ? `${project}/${mode}` : `${project}/${mode}/${model}/s${sample}/i${iteration}`;
}
/** One round in which a project's baselines and a shard's variants of it run once, in random order, on one host. */
const plannedBlock = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    purpose: _record_js__WEBPACK_IMPORTED_MODULE_3__/* .purpose */ .X7,
    /** Of its purpose, from 1. */
    number: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    /** Variant ids in the order in which they run. */
    order: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
const plannedProject = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    slug: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    task: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    entry: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
    workingDirectory: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
    arguments: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    metric: _manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .metricRule */ .vO,
    needs: _manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .needs */ .eN,
    /** Null: no licence, so its code stays out of reports. */
    licence: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    origin: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    lockHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc,
    /** Of every file below the project's source folder. */
    sourceHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc,
});
const primaryTest = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    quantity: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['energy', 'cpu']),
    baseline: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['original', 'original-headless']),
});
/** `<campaign>/plan.json`: what will be run, in which order, and which tests were declared before the first record. */
const plan = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    schemaVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaVersion */ .CZ,
    campaign: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    toolVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    seed: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    fanOut: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .fanOut */ .YO,
    samples: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    repetitions: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    warmups: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0),
    modes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$),
    projects: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(plannedProject),
    models: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_models_js__WEBPACK_IMPORTED_MODULE_2__/* .modelEntry */ .eJ),
    leftOut: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR, reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
    variants: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(plannedVariant),
    blocks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(plannedBlock),
    primaryFamily: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(primaryTest),
    expected: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        modelCalls: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
        inputTokens: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
        outputTokens: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
        usd: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
        usdReason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
        runs: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
        /** Upper bound: every run ends at its time limit. */
        worstSeconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    }),
})
    .superRefine(refuseForeignIds)
    .superRefine(refuseContradictions);
/** What an edited plan may lack or hold twice: a run would have no project, or would count as two. */
function refuseContradictions({ projects, models, variants, blocks }, context) {
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
    for (const { id, order } of blocks)
        refuseRepeated('blocks', order, ` in the order of ${id}`);
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
        const foreign = order.find((each) => !ids.has(each));
        if (foreign !== undefined) {
            context.addIssue({ code: 'custom', path: ['blocks'], message: `${id} names '${foreign}', which is no variant` });
        }
    }
}


/***/ }),

/***/ 55189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ runRecord),
/* harmony export */   Hc: () => (/* binding */ host),
/* harmony export */   IX: () => (/* binding */ sandboxTier),
/* harmony export */   Oi: () => (/* binding */ phase),
/* harmony export */   X7: () => (/* binding */ purpose),
/* harmony export */   ZG: () => (/* binding */ PHASES),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   h5: () => (/* binding */ status),
/* harmony export */   iB: () => (/* binding */ TIERS),
/* harmony export */   jJ: () => (/* binding */ OUR_FAILURES)
/* harmony export */ });
/* unused harmony exports MOST_JOULES, energyReading, metricReading, phaseSeconds, FLOP_KINDS, flopsReading, carbonReading, idlePower, conditions, PURPOSES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32716);
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
/** Beyond any machine and any patience: such a number is a fault of the file, and would drown all others. */
const MOST_JOULES = 1e15;
const joules = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().max(MOST_JOULES);
const seconds = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().max(1e9);
const bytes = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().max(1e18);
const metricValue = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(-_common_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_METRIC */ .aq).max(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_METRIC */ .aq);
/** Joules of one physical zone, by its kernel name; a child stands under its parent (`package-0/dram`). */
const energyReading = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    domain: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Gross, read at the instants that bound wallSeconds. */
    joules: joules.nullable(),
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
    value: metricValue,
    /** After scaling to the metric's own unit (percent to fraction). */
    normalised: metricValue,
});
/** Where the CPU seconds of a Python script go; the first holds the interpreter's own start too. */
const PHASES = ['import', 'data', 'fit', 'predict', 'plot', 'rest'];
const phase = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(PHASES);
/** CPU seconds of a profiling run by phase; they sum to its user and system seconds. */
const phaseSeconds = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(phase, seconds);
/** What was counted; the two are never compared: retired by the processor, or summed over operators' shape formulas. */
const FLOP_KINDS = ['hardware-retired', 'theoretical-operator'];
/** Floating-point operations of one counting run. */
const flopsReading = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(FLOP_KINDS),
    /** Operations; a fused multiply-add is two. */
    count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    meter: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    quality: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['measured', 'unavailable']),
    /** Share of the run during which each event was counted, 0–1; below 1 the count is scaled up. Null: does not apply. */
    counted: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
});
/** Operational carbon: kWh × PUE × intensity. */
const carbonReading = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    grams: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    /** Of the energy it was made from: gross joules of all packages, or of the meter outside the machine. */
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    gramsPerKwh: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative(),
    /** Of electricity generation; `own value` where the user gave it. */
    region: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    year: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    pue: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(1),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
});
/** What a zone drew while nothing ran, measured on this host shortly before. */
const idlePower = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    domain: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    meter: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    watts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative(),
    /** Standard error of the watts over the slices of the window. */
    standardErrorWatts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    /** Length of the window. */
    seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/** The host around a run. A null stands where this host shows nothing. */
const conditions = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** CPU seconds of everything else while the run lasted. */
    otherCpuSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    /** Of all busy CPU seconds on the host, those that were not the run's; 0–1. */
    otherCpuShare: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1).nullable(),
    /** Hottest sensor of the processor. */
    temperatureCelsius: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }).nullable(),
    /** Mean over processors. */
    frequencyMegahertz: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }).nullable(),
    /** Times the processor throttled itself during the run. */
    throttled: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().nullable(),
});
/** A run is a warm-up, counts for time and energy, or is made for one other number that would disturb those. */
const PURPOSES = ['warmup', 'measured', 'profile', 'flops'];
const purpose = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(PURPOSES);
const host = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    cpu: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    logicalCpus: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    memoryBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    kernel: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    microcode: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    governor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** What else decides power and speed: GPU and frequency drivers, with their versions. */
    drivers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    virtualMachine: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullable(),
    python: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    node: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Hash of all that makes runs comparable: host, kernel, microcode, governor, drivers. Never pooled silently. */
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
    purpose,
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
    wallSeconds: seconds.nullable(),
    userSeconds: seconds.nullable(),
    systemSeconds: seconds.nullable(),
    peakMemoryBytes: bytes.nullable(),
    /** Why a number above is null or less than it says, by field. */
    reasons: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    energy: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(energyReading),
    /** The idle power that netJoules were made with; empty where none was measured. */
    idle: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(idlePower),
    carbon: carbonReading.nullable(),
    /** Of a `profile` run. */
    phaseCpuSeconds: phaseSeconds.nullable(),
    /** Of a `flops` run. */
    flops: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(flopsReading),
    conditions: conditions.nullable(),
    variantHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    sourceHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    lockHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    /** Of the tests that plan.json declared when this run was made. */
    primaryFamilyHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable().default(null),
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

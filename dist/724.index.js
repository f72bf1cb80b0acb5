export const id = 724;
export const ids = [724,142,398];
export const modules = {

/***/ 65355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ analyseInputs),
/* harmony export */   HM: () => (/* binding */ runInputs),
/* harmony export */   Hx: () => (/* binding */ benchmarkInputs),
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   V1: () => (/* binding */ generateInputs),
/* harmony export */   Zp: () => (/* binding */ planInputs),
/* harmony export */   eP: () => (/* binding */ reportInputs)
/* harmony export */ });
/* unused harmony export inputName */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9691);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88532);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _benchmark_shards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34595);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57029);





const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP();
/** The words that YAML 1.2 knows and @actions/core reads; another is an error, never silently false. */
const flag = zod__WEBPACK_IMPORTED_MODULE_4__/* .stringbool */ .uEf({
    truthy: ['true', 'True', 'TRUE'],
    falsy: ['false', 'False', 'FALSE'],
    case: 'sensitive',
    error: 'true or false',
});
const wholeNumber = (least) => {
    const form = `a whole number, ${least} or more`;
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^\d+$/, { error: form, abort: true })
        .transform(Number)
        .refine((value) => Number.isSafeInteger(value) && value >= least, form);
};
const positiveNumber = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .transform(Number)
    .refine((value) => Number.isFinite(value) && value > 0, 'a number above 0');
const words = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().transform((list) => list
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== ''));
const projectAndModel = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .regex(/^[^/]+\/[^/]+$/, { error: 'project/model', abort: true })
    .transform((pair) => ({ project: pair.split('/')[0], model: pair.split('/')[1] }))
    .pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ project: _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .slug */ .yR, model: _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .modelId */ .ZR }));
const shard = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().transform((value, context) => {
    try {
        return (0,_benchmark_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .parseShard */ .uK)(value);
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo))
            throw error;
        context.addIssue('i/n with 1 ≤ i ≤ n, as 2/8');
        return zod__WEBPACK_IMPORTED_MODULE_5__/* .NEVER */ .tm;
    }
});
/** Every input of every action, under the name of the command line's option in camel case. Defaults are in action.yml. */
const allInputs = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    campaign: text,
    dataset: text,
    projects: text.exactOptional(),
    models: words.exactOptional(),
    modes: words.pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .generatedMode */ .X$)).exactOptional(),
    samples: wholeNumber(1).exactOptional(),
    repetitions: wholeNumber(1).exactOptional(),
    warmups: wholeNumber(0).exactOptional(),
    seed: wholeNumber(0).exactOptional(),
    fanOut: _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .fanOut */ .YO.exactOptional(),
    answers: text.exactOptional(),
    hosts: text.exactOptional(),
    runsOn: words,
    assumeKeys: flag,
    budgetUsd: positiveNumber.exactOptional(),
    force: flag,
    only: words.pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(projectAndModel)).exactOptional(),
    shard: shard.exactOptional(),
    sandbox: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['auto', 'bubblewrap', 'none']),
    iTrustThisCode: flag,
    requireMeasured: flag,
    powercapRoot: text.exactOptional(),
    timeout: positiveNumber.exactOptional(),
    out: text.exactOptional(),
    artifacts: flag,
    artifactName: text.regex(/^[^"*/:<>?\\|\r\n]+$/, 'a name without any of " * / : < > ? \\ |'),
});
const campaignFields = { campaign: true, dataset: true };
const planFields = {
    ...campaignFields,
    projects: true,
    models: true,
    modes: true,
    samples: true,
    repetitions: true,
    warmups: true,
    seed: true,
    fanOut: true,
    answers: true,
};
const runnerFields = {
    sandbox: true,
    iTrustThisCode: true,
    requireMeasured: true,
    powercapRoot: true,
    timeout: true,
};
const reportFields = { out: true, artifacts: true, artifactName: true };
const planInputs = allInputs.pick({
    ...planFields,
    hosts: true,
    runsOn: true,
    assumeKeys: true,
    artifacts: true,
});
const generateInputs = allInputs.pick({
    ...campaignFields,
    answers: true,
    budgetUsd: true,
    force: true,
    only: true,
    artifacts: true,
});
const benchmarkInputs = allInputs.pick({ ...campaignFields, shard: true, ...runnerFields, artifacts: true });
const analyseInputs = allInputs.pick({ campaign: true, artifacts: true });
const reportInputs = allInputs.pick({ ...campaignFields, ...reportFields });
const runInputs = allInputs.pick({ ...planFields, ...runnerFields, ...reportFields });
const inputName = (field) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Reads all inputs of an action at once; an empty one counts as not given. UserError that names each wrong one. */
function readInputs(schema) {
    const given = Object.keys(schema.shape).flatMap((field) => {
        const value = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)(inputName(field));
        return value === '' ? [] : [[field, value]];
    });
    const values = new Map(given);
    const result = schema.safeParse(Object.fromEntries(values));
    if (result.success)
        return result.data;
    const faults = result.error.issues.map((issue) => {
        const field = String(issue.path[0]);
        const value = values.get(field);
        const name = inputName(field);
        return value === undefined ? `Input '${name}' is missing.` : `Input '${name}' is '${value}': expected ${form(issue)}.`;
    });
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([...new Set(faults)].join('\n'));
}
function form(issue) {
    return issue.code === 'invalid_value' ? `one of ${issue.values.join(', ')}` : issue.message;
}


/***/ }),

/***/ 23724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main),
  runPlan: () => (/* binding */ runPlan)
});

// EXTERNAL MODULE: ./build/commands/plan.js + 2 modules
var plan = __webpack_require__(76142);
// EXTERNAL MODULE: ./build/dataset/load-models.js
var load_models = __webpack_require__(61510);
// EXTERNAL MODULE: ./build/github/exchange-parts.js
var exchange_parts = __webpack_require__(21290);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
;// CONCATENATED MODULE: ./build/github/hosts-file.js




/** A kind of runner: the labels that choose it, and what its machines offer. */
const runnerHost = schemas/* strictObject */.rej({
    labels: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).min(1),
    rapl: schemas/* boolean */.zMY().default(false),
    gpu: schemas/* boolean */.zMY().default(false),
    memoryGiB: schemas/* number */.aig().positive().optional(),
});
/** Reads `hosts.yaml`, a list of `{labels: [self-hosted, linux], rapl: true, gpu: false, memoryGiB: 64}`. */
async function readHostsFile(path) {
    const text = await (0,files/* readTextIfPresent */.Ge)(path);
    if (text === null)
        throw new errors/* UserError */.yo(`There is no hosts file ${path}.`);
    let value;
    try {
        value = (0,dist/* parse */.qg)(text);
    }
    catch (error) {
        throw new errors/* UserError */.yo(`${path} is not YAML: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
    return (0,files/* parseWith */.Ku)(schemas/* array */.YOg(runnerHost).min(1), value, path);
}

// EXTERNAL MODULE: ./build/benchmark/shards.js
var benchmark_shards = __webpack_require__(34595);
;// CONCATENATED MODULE: ./build/github/matrices.js


/** GitHub's limit of jobs in one matrix. */
const LARGEST_MATRIX = 256;
/** One job a project and model; above the limit a job takes several pairs. */
function generateMatrix(plan, limit = LARGEST_MATRIX) {
    const pairs = plan.projects.flatMap(({ slug }) => plan.models.map(({ id }) => `${slug}/${id}`));
    return deal(pairs, limit).map((mine) => ({ name: describeList(mine), only: mine.join(',') }));
}
/** One job a shard; a shard's runner has what each of its projects needs. */
function benchmarkMatrix(plan, hosts, limit = LARGEST_MATRIX) {
    const shards = deal((0,benchmark_shards/* listShardGroups */.zs)(plan), limit);
    return shards.map((groups, index) => {
        const projects = groups.map((group) => findProject(plan, group));
        const suited = listSuitedHosts(hosts, projects);
        const host = suited[index % suited.length];
        if (!host)
            throw new errors/* UserError */.yo(describeMisfit(projects));
        return { name: describeList(groups), shard: `${index + 1}/${shards.length}`, 'runs-on': host.labels };
    });
}
/** In turn, as blocksOfShard deals them. */
function deal(items, limit) {
    const count = Math.min(items.length, limit);
    return Array.from({ length: count }, (_, shard) => items.filter((_, index) => index % count === shard));
}
/** GPU hosts are kept for what needs one, as long as others do. */
function listSuitedHosts(hosts, projects) {
    const suited = hosts.filter((host) => projects.every(({ needs }) => offers(host, needs)));
    const plain = suited.filter((host) => !host.gpu);
    return plain.length > 0 ? plain : suited;
}
function offers(host, needs) {
    const enoughMemory = host.memoryGiB === undefined || host.memoryGiB >= needs.memoryGiB;
    return (host.rapl || !needs.rapl) && (host.gpu || !needs.gpu) && enoughMemory;
}
function describeMisfit(projects) {
    const wishes = projects.map(({ slug, needs }) => {
        const wish = [...(needs.rapl ? ['rapl'] : []), ...(needs.gpu ? ['gpu'] : []), `${needs.memoryGiB} GiB of memory`];
        return `  ${slug} needs ${wish.join(', ')}`;
    });
    return `No runner fits:\n${wishes.join('\n')}\nAdd one to the hosts file, or leave these projects out with 'projects'.`;
}
function findProject(plan, group) {
    const slug = group.split('/')[0];
    const project = plan.projects.find((each) => each.slug === slug);
    if (!project)
        throw new errors/* UserError */.yo(`plan.json has blocks of '${slug}' but no such project: plan again.`);
    return project;
}
function describeList(names) {
    const [first, ...rest] = names;
    return `${first ?? ''}${rest.length > 0 ? ` and ${rest.length} more` : ''}`;
}

// EXTERNAL MODULE: ./build/actions/inputs.js
var inputs = __webpack_require__(65355);
// EXTERNAL MODULE: ./build/actions/run-action.js + 2 modules
var run_action = __webpack_require__(35895);
;// CONCATENATED MODULE: ./build/actions/plan.js







async function runPlan(inputs, context) {
    // A runner that is named outright is taken at its word to have what the projects need.
    const hosts = inputs.hosts ? await readHostsFile(inputs.hosts) : [{ labels: inputs.runsOn, rapl: true, gpu: true }];
    const env = inputs.assumeKeys ? await pretendKeys(inputs.dataset, context.env) : context.env;
    const planned = await (0,plan.plan)(inputs, { ...context, env });
    const matrices = { generate: generateMatrix(planned), benchmark: benchmarkMatrix(planned, hosts) };
    if (inputs.artifacts)
        await (0,exchange_parts/* sendPart */.GH)(await context.openArtifacts(), inputs.campaign, { kind: 'plan' }, context.logger);
    return {
        'generate-matrix': JSON.stringify({ include: matrices.generate }),
        'generate-jobs': matrices.generate.length,
        'benchmark-matrix': JSON.stringify({ include: matrices.benchmark }),
        'benchmark-jobs': matrices.benchmark.length,
        seed: planned.seed,
        runs: planned.expected.runs,
    };
}
/** Planning asks no model: which of them have a key is known only to the job that generates. */
async function pretendKeys(dataset, env) {
    const names = (await (0,load_models/* loadModels */.Z)(dataset)).flatMap(({ keyVariable }) => (keyVariable === null ? [] : [keyVariable]));
    return { ...env, ...Object.fromEntries(names.map((name) => [name, 'held by the job that generates'])) };
}
const main = () => (0,run_action/* runAction */.C)(inputs/* planInputs */.Zp, runPlan);


/***/ }),

/***/ 35895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/github/artifact-store.js


/** The artifacts of the workflow run that this process is part of. */
async function openArtifactStore() {
    const token = process.env.ACTIONS_RUNTIME_TOKEN;
    if (!token) {
        throw new errors/* UserError */.yo("There is no artifact service here: pass the input 'artifacts: false' outside GitHub Actions.");
    }
    // Its SDK takes longer to load than the rest of the bundle together.
    const { DefaultArtifactClient } = await __webpack_require__.e(/* import() */ 584).then(__webpack_require__.bind(__webpack_require__, 20584));
    const client = () => {
        // The SDK reads it there; what runs untrusted code has cleared it since.
        process.env.ACTIONS_RUNTIME_TOKEN = token;
        return new DefaultArtifactClient();
    };
    return {
        async list() {
            const { artifacts } = await client().listArtifacts({ latest: true });
            return artifacts.map(({ id, name, size, digest }) => ({ id, name, bytes: size, digest: digest ?? null }));
        },
        async download({ id, name, digest }, folder) {
            const options = { path: folder, ...(digest === null ? {} : { expectedHash: digest }) };
            const { digestMismatch } = await client().downloadArtifact(id, options);
            if (digestMismatch)
                throw new errors/* UserError */.yo(`Artifact '${name}' is not what was uploaded: its digest differs.`, 3);
        },
        async upload(name, root, files) {
            const paths = files.map((file) => (0,external_node_path_.join)(root, file));
            return (await client().uploadArtifact(name, paths, root)).id ?? null;
        },
    };
}

// EXTERNAL MODULE: ./build/actions/inputs.js
var inputs = __webpack_require__(65355);
;// CONCATENATED MODULE: ./build/actions/logger.js

/** An Actions log: warnings become annotations, and a status line has no place in it. */
const actionsLogger = { info: core/* info */.pq, warn: core/* warning */.$e, status() { } };

;// CONCATENATED MODULE: ./build/actions/run-action.js





/** Inputs in, outputs out. The only place that fails an action, sets its exit code and prints a cause or a stack. */
async function runAction(schema, run) {
    const controller = new AbortController();
    process.once('SIGINT', () => controller.abort());
    process.once('SIGTERM', () => controller.abort());
    const context = {
        logger: actionsLogger,
        env: withoutRunnerTokens(process.env),
        signal: controller.signal,
        openArtifacts: openArtifactStore,
    };
    try {
        const outputs = await run((0,inputs/* readInputs */.Ko)(schema), context);
        for (const [name, value] of Object.entries(outputs))
            (0,core/* setOutput */.uH)(name, value);
    }
    catch (error) {
        fail(error);
    }
}
/** A user's mistake is told in its own words; anything else is a bug and shows where it happened. */
function fail(error) {
    (0,core/* setFailed */.C1)((0,errors/* errorMessage */.gJ)(error));
    if (error instanceof errors/* UserError */.yo) {
        process.exitCode = error.exitCode;
        return;
    }
    (0,core/* info */.pq)('This is a fault of greenml, not yours; please report it with these lines:');
    (0,core/* info */.pq)(error instanceof Error ? (error.stack ?? error.message) : String(error));
    for (let cause = error instanceof Error ? error.cause : undefined; cause;) {
        (0,core/* info */.pq)(`caused by: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
        cause = cause instanceof Error ? cause.cause : undefined;
    }
}
/** Commands start other programs, and none of those has any use for the runner's own credentials. */
function withoutRunnerTokens(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(ACTIONS|INPUT)_|^GITHUB_TOKEN$/.test(name)));
}


/***/ }),

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

/***/ 45145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/** A mistake of the user's or of the input: shown without a stack. Everything else is a bug and keeps its stack. */
class UserError extends Error {
    name = 'UserError';
    /** 1 could not do what was asked, 2 bad usage or input, 3 refused for safety. */
    exitCode;
    constructor(message, exitCode = 2, options) {
        super(message, options);
        this.exitCode = exitCode;
    }
}
function errorMessage(error) {
    return error instanceof Error ? error.message : String(error);
}
/** The system's error code (`ENOENT`, `EACCES` …), if the error carries one. */
function errorCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}


/***/ }),

/***/ 60599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Ge: () => (/* binding */ readTextIfPresent),
/* harmony export */   Ku: () => (/* binding */ parseWith),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   vz: () => (/* binding */ hashTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);




function sha256Hex(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
/** Writes the whole file or nothing: a temporary sibling, synced, then renamed. */
async function writeFileAtomic(path, content) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const temporary = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(temporary, 'wx');
        try {
            await file.writeFile(content);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOSPC')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The disk is full: ${path} could not be written.`, 1);
        throw error;
    }
}
async function writeJson(path, value) {
    await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`);
}
/** The file's text, or null where there is no such file. */
async function readTextIfPresent(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
/** Parses what came from outside; a fault names the file, the place in it and what was expected. */
function parseWith(schema, value, where) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const newer = newerVersion(value);
    if (newer !== null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${where} was written by a newer version (schemaVersion ${newer}): update greenml to read it.`);
    }
    const faults = result.error.issues.slice(0, 5).map((issue) => `  ${issue.path.join('.') || '(top)'}: ${issue.message}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${where} is not valid:\n${faults.join('\n')}`);
}
function newerVersion(value) {
    if (typeof value !== 'object' || value === null || !('schemaVersion' in value))
        return null;
    const version = value.schemaVersion;
    return typeof version === 'number' && version > 1 ? version : null;
}
async function readJson(path, schema) {
    const text = await readTextIfPresent(path);
    if (text === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`There is no ${path}.`);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} is not JSON: ${String(error)}`);
    }
    return parseWith(schema, value, path);
}
/** Every regular file below `root`, sorted, with forward slashes. Symbolic links are not followed and not listed. */
async function listFiles(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true });
    return entries
        .filter((entry) => entry.isFile())
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
        .sort();
}
/** One hash over names and contents of every file below `root`. */
async function hashTree(root) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const path of await listFiles(root)) {
        hash.update(`${path}\0${sha256Hex(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)))}\n`);
    }
    return hash.digest('hex');
}


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

/***/ 34144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q$: () => (/* binding */ assetPath),
/* harmony export */   Yl: () => (/* binding */ PACKAGE_ROOT),
/* harmony export */   wr: () => (/* binding */ TOOL_VERSION)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9691);




function findPackageRoot(from) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, 'package.json')) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, 'assets')))
        return from;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(from);
    if (parent === from)
        throw new Error(`no package.json with assets/ above ${(0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)}`);
    return findPackageRoot(parent);
}
/** Where this tool lies: found alike from `src/` and from `dist/`. */
const PACKAGE_ROOT = findPackageRoot((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)));
/** A file that runs or is read beside the bundle. */
const assetPath = (...parts) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(PACKAGE_ROOT, 'assets', ...parts);
const TOOL_VERSION = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })
    .parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(PACKAGE_ROOT, 'package.json'), 'utf8'))).version;


/***/ }),

/***/ 59645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72577);
/* harmony import */ var pure_rand_generator_xoroshiro128plus__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19821);



/** `label` gives each use its own stream, so that adding one does not shift the others. */
function seededRandom(seed, label) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${seed}\0${label}`).digest();
    const generator = (0,pure_rand_generator_xoroshiro128plus__WEBPACK_IMPORTED_MODULE_2__/* .xoroshiro128plus */ .b)(digest.readInt32LE(0));
    const below = (limit) => (0,pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_1__/* .uniformInt */ .C)(generator, 0, limit - 1);
    return {
        below,
        shuffle(items) {
            const result = [...items];
            for (let i = result.length - 1; i > 0; i--) {
                const j = below(i + 1);
                const [a, b] = [result[i], result[j]];
                if (a === undefined || b === undefined)
                    continue;
                result[i] = b;
                result[j] = a;
            }
            return result;
        },
    };
}


/***/ }),

/***/ 34595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ WHOLE),
/* harmony export */   kU: () => (/* binding */ blocksOfShard),
/* harmony export */   uK: () => (/* binding */ parseShard),
/* harmony export */   zs: () => (/* binding */ listShardGroups)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

const WHOLE = { index: 1, count: 1 };
function parseShard(text) {
    const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
    const shard = { index: Number(index), count: Number(count) };
    if (!index || !count || shard.index < 1 || shard.index > shard.count) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--shard '${text}': expected i/n with 1 ≤ i ≤ n, as 2/8.`);
    }
    return shard;
}
/** One entry per project × model (or project) that shares blocks, in the plan's order. */
function listShardGroups(plan) {
    return [...new Set(plan.blocks.map(groupOf))];
}
/** The blocks of a shard: whole groups, dealt in turn, the same for every process that reads this plan. */
function blocksOfShard(plan, shard) {
    const mine = new Set(listShardGroups(plan).filter((_, index) => index % shard.count === shard.index - 1));
    return plan.blocks.filter((block) => mine.has(groupOf(block)));
}
const groupOf = (block) => `${block.project}/${block.model ?? 'all'}`;


/***/ }),

/***/ 76142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan_plan)
});

// UNUSED EXPORTS: DEFAULT_REPETITIONS

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/campaign.js
var base_campaign = __webpack_require__(79176);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/base/random.js
var random = __webpack_require__(59645);
;// CONCATENATED MODULE: ./build/benchmark/plan-blocks.js

/** The two baselines of each project, then each model's answers in each mode. */
function listVariants(design) {
    return design.projects.flatMap((project) => [
        baseline(project, 'original'),
        baseline(project, 'original-headless'),
        ...design.models.flatMap((model) => design.modes.flatMap((mode) => range(1, design.samples).map((sample) => ({
            id: `${project}/${mode}/${model}/s${sample}/i0`,
            project,
            mode,
            model,
            sample,
            iteration: 0,
        })))),
    ]);
}
function baseline(project, mode) {
    return { id: `${project}/${mode}`, project, mode, model: null, sample: null, iteration: null };
}
/**
 * Randomised complete blocks: each holds a project's two baselines and the shard's variants once, in an order drawn from
 * the seed, so that drift, heat and caches fall on all alike.
 */
function listBlocks(design, variants) {
    return listShardKeys(design).flatMap(({ project, model }) => {
        const members = variants
            .filter((variant) => variant.project === project)
            .filter((variant) => variant.model === null || model === null || variant.model === model)
            .map((variant) => variant.id);
        return range(1, design.warmups + design.repetitions).map((number) => {
            const id = `${project}/${model ?? 'all'}/${number}`;
            const purpose = number <= design.warmups ? 'warmup' : 'measured';
            return { id, project, model, purpose, number, order: (0,random/* seededRandom */.I)(design.seed, id).shuffle(members) };
        });
    });
}
/** What stays together on one host: a project with one model, or with all (`--fan-out project`). */
function listShardKeys(design) {
    return design.projects.flatMap((project) => design.fanOut === 'project' || design.models.length === 0
        ? [{ project, model: null }]
        : design.models.map((model) => ({ project, model })));
}
function range(first, last) {
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

// EXTERNAL MODULE: ./build/dataset/load-models.js
var load_models = __webpack_require__(61510);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
// EXTERNAL MODULE: ./build/generation/price.js
var price = __webpack_require__(95486);
// EXTERNAL MODULE: ./build/generation/recorded-answers.js
var recorded_answers = __webpack_require__(42141);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(29707);
// EXTERNAL MODULE: ./build/schema/models.js
var schema_models = __webpack_require__(86770);
;// CONCATENATED MODULE: ./build/commands/choose-models.js


/**
 * The models of a campaign: those asked for, else all that can be asked here, else the recorded answers. One that is
 * named but can't be asked is an error; one that merely exists is left out with a word.
 */
function chooseModels(entries, wanted, env) {
    if (wanted)
        return { models: wanted.map((id) => requireModel(entries, id, env)), leftOut: [] };
    const live = entries.filter((entry) => entry.provider !== 'replay');
    const models = live.filter((entry) => hindrance(entry, env) === null);
    const leftOut = live.flatMap((entry) => {
        const reason = hindrance(entry, env);
        return reason === null ? [] : [{ model: entry.id, reason }];
    });
    return { models: models.length > 0 ? models : entries.filter((entry) => entry.provider === 'replay'), leftOut };
}
function requireModel(entries, id, env) {
    const entry = entries.find((each) => each.id === id);
    if (!entry) {
        throw new errors/* UserError */.yo(`There is no model '${id}' in models.yaml; there are: ${entries.map((each) => each.id).join(', ')}.`);
    }
    const reason = hindrance(entry, env);
    if (reason !== null)
        throw new errors/* UserError */.yo(`Model '${id}' can't be asked: ${reason}.`);
    return entry;
}
function hindrance(entry, env) {
    if (!schema_models/* BUILT_PROVIDERS */.sy.some((built) => built === entry.provider))
        return `provider ${entry.provider} is not built yet`;
    if (entry.keyVariable !== null && !env[entry.keyVariable])
        return `${entry.keyVariable} is not set`;
    return null;
}
/** Models of a folder of answers: they need no entry of their own. */
function modelsOfAnswers(answered, wanted) {
    const known = [...new Set(answered)].sort();
    const missing = wanted?.find((id) => !known.includes(id));
    if (missing !== undefined) {
        throw new errors/* UserError */.yo(`The folder of answers has none of model '${missing}'; it has: ${known.join(', ') || 'none'}.`);
    }
    const models = (wanted ?? known).map((id) => schema_models/* modelEntry */.eJ.parse({ id, provider: 'replay', model: id }));
    return { models, leftOut: [] };
}

;// CONCATENATED MODULE: ./build/commands/plan.js















const DEFAULT_REPETITIONS = 10;
const LARGEST_SEED = 2 ** 31 - 1;
/** Decides everything before anything runs, and writes it to `plan.json`. A campaign is planned once. */
async function plan_plan(options, context) {
    const campaign = (0,external_node_path_.resolve)(options.campaign);
    const file = base_campaign/* campaignFiles */.e.plan(campaign);
    if ((await (0,promises_.stat)(file).catch(() => null)) !== null) {
        throw new errors/* UserError */.yo(`${options.campaign} is planned already: go on with it, or name another --campaign.`);
    }
    const projects = await (0,load_projects/* loadProjects */.RT)(options.dataset, options.projects);
    const choice = await chooseCampaignModels(options, projects, context);
    for (const { model, reason } of choice.leftOut)
        context.logger.info(`model ${model} is left out: ${reason}`);
    const design = {
        projects: projects.map((project) => project.slug),
        models: choice.models.map((model) => model.id),
        modes: options.modes ?? common/* GENERATED_MODES */.j7,
        samples: options.samples ?? 1,
        repetitions: options.repetitions ?? DEFAULT_REPETITIONS,
        warmups: options.warmups ?? 1,
        fanOut: options.fanOut ?? 'project-model',
        seed: options.seed ?? (0,external_node_crypto_.randomInt)(LARGEST_SEED),
    };
    const variants = listVariants(design);
    const blocks = listBlocks(design, variants);
    const runs = blocks.flatMap((block) => block.order.map(() => block.project));
    const result = (0,files/* parseWith */.Ku)(plan/* plan */.et, {
        schemaVersion: common/* SCHEMA_VERSION */.f$,
        campaign: (0,external_node_path_.basename)(campaign),
        toolVersion: base_package/* TOOL_VERSION */.wr,
        createdAt: new Date().toISOString(),
        ...design,
        projects: await Promise.all(projects.map(planProject)),
        models: choice.models,
        leftOut: choice.leftOut,
        variants,
        blocks,
        primaryFamily: declarePrimaryFamily(design.models, design.modes),
        expected: {
            ...(await expectCosts(projects, choice.models, design.modes.length * design.samples)),
            runs: runs.length,
            worstSeconds: runs.reduce((sum, slug) => sum + timeLimit(projects, slug), 0),
        },
    }, 'the plan');
    await (0,files/* writeJson */.GF)(file, result);
    context.logger.info(describePlan(result));
    return result;
}
async function chooseCampaignModels(options, projects, context) {
    if (options.answers === undefined) {
        return chooseModels(await (0,load_models/* loadModels */.Z)(options.dataset), options.models, context.env);
    }
    const slugs = new Set(projects.map((project) => project.slug));
    const answers = (await (0,recorded_answers/* listRecordedAnswers */.Y9)(options.answers)).filter((answer) => slugs.has(answer.project));
    return modelsOfAnswers(answers.map((answer) => answer.model), options.models);
}
async function planProject({ slug, manifest, sourceFolder, lockFile }) {
    const lock = await (0,files/* readTextIfPresent */.Ge)(lockFile);
    if (lock === null)
        throw new errors/* UserError */.yo(`${slug} has no lock at ${lockFile}: greenml import writes one.`);
    return {
        slug,
        title: manifest.title,
        task: manifest.task,
        entry: manifest.entry,
        workingDirectory: manifest.workingDirectory,
        arguments: manifest.arguments,
        metric: manifest.metric,
        needs: manifest.needs,
        licence: manifest.licence?.spdx ?? null,
        origin: manifest.origin === 'embedded' ? 'embedded' : `${manifest.origin.repository} @ ${manifest.origin.commit}`,
        lockHash: (0,files/* sha256Hex */.fg)(lock),
        sourceHash: await (0,files/* hashTree */.vz)(sourceFolder),
    };
}
/** The tests that the campaign is judged by, named before its first record: rewrites against the author's code without plots. */
function declarePrimaryFamily(models, modes) {
    const rewrites = modes.filter((mode) => mode !== 'original-telemetry');
    return models.flatMap((model) => rewrites.flatMap((mode) => ['energy', 'cpu'].map((quantity) => ({ mode, model, quantity, baseline: 'original-headless' }))));
}
const CHARACTERS_PER_TOKEN = 4;
const PROMPT_FRAME_TOKENS = 1500;
const TYPICAL_ANSWER_TOKENS = 2500;
/** A rough count before any prompt is made; `generate --dry-run` counts the prompts themselves. */
async function expectCosts(projects, models, answersEach) {
    const asked = models.filter((model) => model.provider !== 'replay');
    const calls = projects.length * answersEach;
    const sources = await Promise.all(projects.map((project) => (0,promises_.stat)(`${project.sourceFolder}/${project.manifest.entry}`)));
    const characters = sources.reduce((sum, source) => sum + source.size, 0);
    const inputTokens = Math.ceil(answersEach * (characters / CHARACTERS_PER_TOKEN + projects.length * PROMPT_FRAME_TOKENS));
    const outputTokens = calls * TYPICAL_ANSWER_TOKENS;
    const costs = asked.map((model) => (0,price/* priceWorstCase */.x)({ ...model, maxOutputTokens: outputTokens }, inputTokens));
    const unpriced = costs.find((each) => each.cost === null);
    return {
        modelCalls: asked.length * calls,
        inputTokens: asked.length * inputTokens,
        outputTokens: asked.length * outputTokens,
        usd: unpriced ? null : costs.reduce((sum, each) => sum + (each.cost?.usd ?? 0), 0),
        usdReason: unpriced?.reason ?? null,
    };
}
function timeLimit(projects, slug) {
    return projects.find((project) => project.slug === slug)?.manifest.needs.timeoutSeconds ?? 0;
}
function describePlan(plan) {
    const { expected } = plan;
    const calls = expected.modelCalls === 0
        ? 'no model is asked (recorded answers)'
        : `${expected.modelCalls} model calls, about ${expected.usd === null ? `? US$ (${expected.usdReason})` : `${expected.usd.toFixed(2)} US$`}`;
    return (`planned: ${count(plan.projects.length, 'project')} × ${count(plan.models.length, 'model')} (${plan.models.map((model) => model.id).join(', ') || 'none'}) × ` +
        `${count(plan.modes.length, 'mode')}, ${count(plan.repetitions, 'repetition')} after ${count(plan.warmups, 'warm-up')}, ` +
        `seed ${plan.seed}: ${expected.runs} runs; ${calls}`);
}
const count = (n, noun) => `${n} ${noun}${n === 1 ? '' : 's'}`;


/***/ }),

/***/ 61510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ loadModels)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60599);
/* harmony import */ var _schema_models_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86770);





/** The entries of `<dataset>/models.yaml`, in their order. UserError when it is missing or wrong, or ids repeat. */
async function loadModels(dataset) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dataset, 'models.yaml');
    const text = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfPresent */ .Ge)(path);
    if (text === null)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no ${path}: pass --dataset DIR, or write one (docs: models).`);
    const { models } = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWith */ .Ku)(_schema_models_js__WEBPACK_IMPORTED_MODULE_4__/* .modelsFile */ .dI, parseYaml(text, path), path);
    const seen = new Map();
    for (const { id, provider, answers } of models) {
        const other = seen.get(id.toLowerCase());
        // Ids name files, and some file systems do not tell cases apart.
        if (other !== undefined)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path}: the ids '${other}' and '${id}' collide: rename one.`);
        seen.set(id.toLowerCase(), id);
        if (provider === 'replay' && answers === undefined) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path}: model ${id} is replayed, but 'answers' does not name its folder.`);
        }
    }
    return models;
}
function parseYaml(text, path) {
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(text);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path} is not YAML: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)}`);
    }
}


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
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57029);
/* harmony import */ var _schema_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9953);







const projectsFolder = (dataset) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataset, 'projects');
async function loadProject(dataset, slug) {
    const name = _schema_common_js__WEBPACK_IMPORTED_MODULE_5__/* .slug */ .yR.safeParse(slug);
    if (!name.success)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`'${slug}' can't be a project's name: letters, digits, '.', '_' and '-' only.`);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(projectsFolder(dataset), name.data);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'project.yaml');
    const manifest = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseWith */ .Ku)(_schema_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .manifest */ .eu, parseYaml(await readManifest(path, slug), path), path);
    const sourceFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'source');
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sourceFolder, manifest.entry)).catch(() => null);
    if (!entry?.isFile())
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path}: entry '${manifest.entry}' is not a file below ${sourceFolder}.`);
    return { slug: name.data, folder, sourceFolder, lockFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, manifest.environment.lock), manifest };
}
async function readManifest(path, slug) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT')
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`There is no project '${slug}': ${path} does not exist.`);
        throw error;
    }
}
function parseYaml(text, path) {
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qg)(text);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} is not YAML: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error)}`);
    }
}
/** Every project whose slug matches `pattern` (a regular expression; all without one), sorted by slug. */
async function loadProjects(dataset, pattern) {
    const slugs = (await listSlugs(dataset)).filter(matcher(pattern));
    if (slugs.length === 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`No project in ${projectsFolder(dataset)}${pattern ? ` matches /${pattern}/` : ''}.`);
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
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT') {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`There is no dataset at ${dataset}: pass --dataset DIR, a folder that holds projects/.`);
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
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`--projects is not a regular expression: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error)}`);
    }
}
function rejectCaseCollisions(slugs) {
    const seen = new Map();
    for (const slug of slugs) {
        const other = seen.get(slug.toLowerCase());
        if (other !== undefined)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Projects '${other}' and '${slug}' differ only by case: rename one.`);
        seen.set(slug.toLowerCase(), slug);
    }
}


/***/ }),

/***/ 95486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ priceCall),
/* harmony export */   x: () => (/* binding */ priceWorstCase)
/* harmony export */ });
/* harmony import */ var _pydantic_genai_prices__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82294);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26878);


/** The table matches by pattern, and knows providers by its own names. */
const TABLE_PROVIDERS = { openai: 'openai', anthropic: 'anthropic', gemini: 'google', groq: 'groq' };
/** US dollars for a call, by the entry's own price or by the price table at the time of the call. Unknown is null, never 0. */
function priceCall(entry, tokens, at = new Date()) {
    if (entry.price !== undefined) {
        const { inputPerMillion, outputPerMillion, source, date } = entry.price;
        const usd = (tokens.input * inputPerMillion + tokens.output * outputPerMillion) / 1e6;
        return { cost: { usd, source: `${source}, ${date}`, pricedAs: entry.model }, reason: null };
    }
    if (entry.provider === 'replay')
        return { cost: null, reason: 'a recorded answer: no model was asked' };
    if (!(0,_provider_js__WEBPACK_IMPORTED_MODULE_1__/* .isProvidersOwnServer */ .Qp)(entry)) {
        return { cost: null, reason: `no price is known for ${entry.baseUrl}: give one in models.yaml` };
    }
    const usage = { input_tokens: tokens.input, cache_read_tokens: tokens.cachedInput, output_tokens: tokens.output };
    const priced = (0,_pydantic_genai_prices__WEBPACK_IMPORTED_MODULE_0__/* .calcPrice */ .jh)(usage, entry.model, { providerId: TABLE_PROVIDERS[entry.provider], timestamp: at });
    if (priced === null)
        return { cost: null, reason: `the price table has no ${entry.model}: give a price in models.yaml` };
    const pricedAs = priced.model.id;
    return {
        cost: { usd: priced.total_price, source: 'genai-prices', pricedAs },
        reason: pricedAs === entry.model ? null : `the price table matches ${entry.model} to ${pricedAs}`,
    };
}
/** The most that a call can cost: nothing from a cache, and every token that it may write. */
function priceWorstCase(entry, inputTokens) {
    return priceCall(entry, { input: inputTokens, cachedInput: 0, output: entry.maxOutputTokens, reasoning: 0 });
}


/***/ }),

/***/ 26878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ PROVIDER_URLS),
/* harmony export */   Qp: () => (/* binding */ isProvidersOwnServer),
/* harmony export */   SH: () => (/* binding */ NO_KEY)
/* harmony export */ });
const PROVIDER_URLS = {
    openai: 'https://api.openai.com/v1',
    groq: 'https://api.groq.com/openai/v1',
    anthropic: 'https://api.anthropic.com',
};
/** True when the entry's calls go to the provider itself, not to a server that speaks its protocol. */
function isProvidersOwnServer(entry) {
    if (entry.baseUrl === undefined)
        return true;
    const own = PROVIDER_URLS;
    return entry.baseUrl.replace(/\/+$/, '') === own[entry.provider];
}
/** Servers without a key still get a header from the SDKs, which refuse to start without one. */
const NO_KEY = 'no-key';


/***/ }),

/***/ 42141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ recordedAnswerName),
/* harmony export */   Y9: () => (/* binding */ listRecordedAnswers)
/* harmony export */ });
/* unused harmony export parseRecordedName */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57029);




const PREFIX = 'GENAIGREENML_';
const fileMode = (mode) => mode.replaceAll('-', '_');
/** GenAI-GreenML's own naming; `.s<k>` is ours, for the second sample and those after it. */
function recordedAnswerName(mode, model, sample) {
    return `${PREFIX}${fileMode(mode)}_${model}${sample === 1 ? '' : `.s${sample}`}.py`;
}
/** Mode, model and sample in a file's name; null for a file of another kind. */
function parseRecordedName(name) {
    for (const mode of _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .GENERATED_MODES */ .j7) {
        const start = `${PREFIX}${fileMode(mode)}_`;
        if (!name.startsWith(start) || !name.endsWith('.py'))
            continue;
        const rest = name.slice(start.length, -'.py'.length);
        const [, model = rest, digits = '1'] = /^(.+)\.s([2-9]|[1-9]\d+)$/.exec(rest) ?? [];
        return _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .modelId */ .ZR.safeParse(model).success ? { mode, model, sample: Number(digits) } : null;
    }
    return null;
}
/** Every answer of `DIR/<slug>/GENAIGREENML_<mode>_<model>.py`, sorted by path. UserError when there is no such folder. */
async function listRecordedAnswers(folder) {
    const answers = [];
    for (const project of await listFolder(folder)) {
        if (!project.isDirectory() || !_schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .slug */ .yR.safeParse(project.name).success)
            continue;
        for (const file of await listFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, project.name))) {
            const parsed = file.isFile() ? parseRecordedName(file.name) : null;
            if (parsed !== null)
                answers.push({ project: project.name, ...parsed, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, project.name, file.name) });
        }
    }
    return answers.sort((a, b) => (a.path < b.path ? -1 : 1));
}
async function listFolder(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) !== 'ENOENT' && (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) !== 'ENOTDIR')
            throw error;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no folder of answers at ${folder}.`);
    }
}


/***/ }),

/***/ 43161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yg: () => (/* binding */ parsePartName),
/* harmony export */   hz: () => (/* binding */ isFileOfPart),
/* harmony export */   pn: () => (/* binding */ partName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _benchmark_shards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34595);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57029);




/** `@` parts project from model because neither can hold it: two pairs never share a name. */
function partName(campaign, part) {
    const prefix = campaignName(campaign);
    switch (part.kind) {
        case 'plan':
            return `${prefix}-plan`;
        case 'variants':
            return `${prefix}-variants${part.only ? `-${part.only.project}@${part.only.model}` : ''}`;
        case 'records':
            return `${prefix}-records-${part.shard.index}-of-${part.shard.count}`;
    }
}
/** The part that an artifact of this name holds; null for another campaign's or something else. */
function parsePartName(campaign, name) {
    const prefix = `${campaignName(campaign)}-`;
    if (!name.startsWith(prefix))
        return null;
    const rest = name.slice(prefix.length);
    if (rest === 'plan')
        return { kind: 'plan' };
    if (rest === 'variants')
        return { kind: 'variants', only: null };
    const [, project, model] = /^variants-([^@]+)@([^@]+)$/.exec(rest) ?? [];
    if (_schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .slug */ .yR.safeParse(project).success && _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .modelId */ .ZR.safeParse(model).success && project && model) {
        return { kind: 'variants', only: { project, model } };
    }
    const [, index, count] = /^records-([1-9]\d*)-of-([1-9]\d*)$/.exec(rest) ?? [];
    return index && count && Number(index) <= Number(count) ? { kind: 'records', shard: (0,_benchmark_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .parseShard */ .uK)(`${index}/${count}`) } : null;
}
/** Which files of a campaign's folder a part may hold: it is sent by this rule, and taken from strangers by it. */
function isFileOfPart(part, path) {
    switch (part.kind) {
        case 'plan':
            return path === 'plan.json';
        case 'variants': {
            const [folder, project, mode, model, sample = '', file = '', ...rest] = path.split('/');
            return (folder === 'variants' &&
                _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .slug */ .yR.safeParse(project).success &&
                _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .GENERATED_MODES */ .j7.some((known) => known === mode) &&
                _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .modelId */ .ZR.safeParse(model).success &&
                (part.only === null || (part.only.project === project && part.only.model === model)) &&
                /^s\d+$/.test(sample) &&
                /^i\d+\.(py|json)$/.test(file) &&
                rest.length === 0);
        }
        case 'records': {
            const shard = `${part.shard.index}-of-${part.shard.count}`;
            return new RegExp(`^records/${shard}-[0-9a-f]+\\.jsonl$`).test(path) || /^logs\/[0-9a-f]+\.log$/.test(path);
        }
    }
}
function campaignName(campaign) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(campaign));
    if (/^[A-Za-z0-9._-]+$/.test(name))
        return name;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Campaign '${name}' can't name artifacts: use letters, digits, '.', '_' and '-' only.`);
}


/***/ }),

/***/ 21290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ ensurePlan),
/* harmony export */   GH: () => (/* binding */ sendPart),
/* harmony export */   ZR: () => (/* binding */ fetchParts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _base_campaign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79176);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60599);
/* harmony import */ var _base_jsonl_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31126);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29707);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43431);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55189);
/* harmony import */ var _campaign_parts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(43161);












const LARGEST_PART_BYTES = 256 * 1024 * 1024;
const DOWNLOADS_AT_ONCE = 8;
/** Uploads what the campaign's folder holds of a part; nothing where it holds none. */
async function sendPart(store, campaign, part, logger) {
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(campaign) ? (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(campaign)).filter((path) => (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_11__/* .isFileOfPart */ .hz)(part, path)) : [];
    if (files.length === 0)
        return;
    const name = (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_11__/* .partName */ .pn)(campaign, part);
    await store.upload(name, campaign, files);
    logger.info(`uploaded ${files.length} files as artifact ${name}`);
}
/** Brings the campaign's wanted parts from the run's artifacts into its folder. Returns how many there were. */
async function fetchParts(store, campaign, isWanted, logger) {
    const wanted = (await store.list()).flatMap((artifact) => {
        const part = (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_11__/* .parsePartName */ .Yg)(campaign, artifact.name);
        return part !== null && isWanted(part) ? [{ artifact, part }] : [];
    });
    for (let first = 0; first < wanted.length; first += DOWNLOADS_AT_ONCE) {
        const batch = wanted.slice(first, first + DOWNLOADS_AT_ONCE);
        await Promise.all(batch.map(({ artifact, part }) => fetchPart(store, campaign, artifact, part)));
    }
    logger.info(`took ${wanted.length} artifacts into ${campaign}`);
    return wanted.length;
}
/** Takes the plan from the run's artifacts, unless an earlier step of this job wrote it. */
async function ensurePlan(store, campaign, logger) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(_base_campaign_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.plan(campaign)))
        return;
    if ((await fetchParts(store, campaign, (part) => part.kind === 'plan', logger)) > 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`There is no ${_base_campaign_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.plan(campaign)} and no artifact '${(0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_11__/* .partName */ .pn)(campaign, { kind: 'plan' })}': run the action plan first, in this job or one that this job needs.`);
}
/** A job that ran untrusted code may have made this artifact: only files of the part are taken, and only valid ones. */
async function fetchPart(store, campaign, artifact, part) {
    if (artifact.bytes > LARGEST_PART_BYTES)
        throw refusal(artifact, `it has ${artifact.bytes} bytes`);
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(process.env.RUNNER_TEMP ?? (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'greenml-part-'));
    try {
        await store.download(artifact, folder);
        const files = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(folder); // symbolic links are left out
        for (const path of files)
            await checkFile(folder, path, part, artifact);
        for (const path of files) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(campaign, path)), { recursive: true });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(campaign, path));
        }
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    }
}
async function checkFile(folder, path, part, artifact) {
    if (!(0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_11__/* .isFileOfPart */ .hz)(part, path))
        throw refusal(artifact, `'${path}' is no file of such a part`);
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path));
    if (size > LARGEST_PART_BYTES)
        throw refusal(artifact, `'${path}' has ${size} bytes`);
    if (path === 'plan.json')
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readJson */ .Vh)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), _schema_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .plan */ .et);
    else if (path.startsWith('variants/') && path.endsWith('.json'))
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readJson */ .Vh)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), _schema_provenance_js__WEBPACK_IMPORTED_MODULE_9__/* .provenance */ .a);
    else if (path.endsWith('.jsonl'))
        await (0,_base_jsonl_js__WEBPACK_IMPORTED_MODULE_7__/* .readJsonLines */ .s)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), _schema_record_js__WEBPACK_IMPORTED_MODULE_10__/* .runRecord */ .DW);
}
const refusal = (artifact, reason) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Artifact '${artifact.name}' is refused: ${reason}.`, 3);


/***/ }),

/***/ 57029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ schemaVersion),
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   Mq: () => (/* binding */ mode),
/* harmony export */   Q0: () => (/* binding */ quality),
/* harmony export */   X$: () => (/* binding */ generatedMode),
/* harmony export */   YO: () => (/* binding */ fanOut),
/* harmony export */   ZR: () => (/* binding */ modelId),
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   j7: () => (/* binding */ GENERATED_MODES),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   yR: () => (/* binding */ slug)
/* harmony export */ });
/* unused harmony exports BASELINE_MODES, QUALITIES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9691);

/** Raised when a file's layout changes; a reader refuses a newer one by name. */
const SCHEMA_VERSION = 1;
const schemaVersion = zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(SCHEMA_VERSION);
/** A project's folder name: letters, digits, `.`, `_`, `-`; unique whatever the case. */
const slug = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'letters, digits, dot, underscore, hyphen');
const modelId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'letters, digits, dot, underscore, hyphen');
const sha256 = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/, 'sha256 as 64 hex digits');
/** A relative POSIX path that stays inside its folder. */
const relativePath = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .refine((path) => !path.startsWith('/') && !path.includes('\\') && !path.split('/').includes('..'), 'a relative path with forward slashes that does not leave its folder');
const MODES = ['original', 'original-headless', 'original-telemetry', 'assisted', 'autonomous'];
const GENERATED_MODES = ['original-telemetry', 'assisted', 'autonomous'];
const BASELINE_MODES = (/* unused pure expression or super */ null && (['original', 'original-headless']));
const mode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MODES);
const generatedMode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(GENERATED_MODES);
const QUALITIES = ['measured', 'estimated', 'unavailable'];
const quality = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(QUALITIES);
const fanOut = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['project-model', 'project']);


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
    pattern: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
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
        python: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default('>=3.10'),
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
/* harmony export */   et: () => (/* binding */ plan)
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
/** One round in which a project's baselines and a shard's variants of it run once, in random order, on one host. */
const plannedBlock = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    purpose: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['warmup', 'measured']),
    number: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0),
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
});


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
    /** `recorded`: an answer written for a demonstration or given by `--answers`; never a live model's. */
    origin: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['provider', 'recorded']),
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
    tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ input: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), cachedInput: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), output: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), reasoning: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() })
        .nullable(),
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


/***/ }),

/***/ 72577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ uniformInt)
/* harmony export */ });
//#region src/distribution/internals/uniformIntInternal.ts
/**
* Uniformly generate number in range [0 ; rangeSize[
* With rangeSize <= 0x100000000
* @internal
*/
function uniformIntInternal(rng, rangeSize) {
	const MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
	let deltaV = rng.next() + 2147483648;
	while (deltaV >= MaxAllowed) deltaV = rng.next() + 2147483648;
	return deltaV % rangeSize;
}
//#endregion
//#region src/distribution/internals/ArrayInt64.ts
/**
* We only accept safe integers here
* @internal
*/
function fromNumberToArrayInt64(out, n) {
	if (n < 0) {
		const posN = -n;
		out.sign = -1;
		out.data[0] = ~~(posN / 4294967296);
		out.data[1] = posN >>> 0;
	} else {
		out.sign = 1;
		out.data[0] = ~~(n / 4294967296);
		out.data[1] = n >>> 0;
	}
	return out;
}
/**
* Substract two ArrayInt of 64 bits on 64 bits.
* With arrayIntA - arrayIntB >= 0
* @internal
*/
function substractArrayInt64(out, arrayIntA, arrayIntB) {
	const lowA = arrayIntA.data[1];
	const highA = arrayIntA.data[0];
	const signA = arrayIntA.sign;
	const lowB = arrayIntB.data[1];
	const highB = arrayIntB.data[0];
	const signB = arrayIntB.sign;
	out.sign = 1;
	if (signA === 1 && signB === -1) {
		const low = lowA + lowB;
		const high = highA + highB + (low > 4294967295 ? 1 : 0);
		out.data[0] = high >>> 0;
		out.data[1] = low >>> 0;
		return out;
	}
	let lowFirst = lowA;
	let highFirst = highA;
	let lowSecond = lowB;
	let highSecond = highB;
	if (signA === -1) {
		lowFirst = lowB;
		highFirst = highB;
		lowSecond = lowA;
		highSecond = highA;
	}
	let reminderLow = 0;
	let low = lowFirst - lowSecond;
	if (low < 0) {
		reminderLow = 1;
		low = low >>> 0;
	}
	out.data[0] = highFirst - highSecond - reminderLow;
	out.data[1] = low;
	return out;
}
//#endregion
//#region src/distribution/internals/uniformArrayIntInternal.ts
/**
* Uniformly generate ArrayInt64 in range [0 ; rangeSize[
*
* @remarks
* In the worst case scenario it may discard half of the randomly generated value.
* Worst case being: most significant number is 1 and remaining part evaluates to 0.
*
* @internal
*/
function uniformArrayIntInternal(rng, out, rangeSize) {
	const maxIndex0 = rangeSize[0] + 1;
	out[0] = uniformIntInternal(rng, maxIndex0);
	out[1] = uniformIntInternal(rng, 4294967296);
	while (out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1])) {
		out[0] = uniformIntInternal(rng, maxIndex0);
		out[1] = uniformIntInternal(rng, 4294967296);
	}
	return out;
}
//#endregion
//#region src/distribution/uniformInt.ts
const safeNumberMaxSafeInteger = Number.MAX_SAFE_INTEGER;
const sharedA = {
	sign: 1,
	data: [0, 0]
};
const sharedB = {
	sign: 1,
	data: [0, 0]
};
const sharedC = {
	sign: 1,
	data: [0, 0]
};
const sharedData = [0, 0];
function uniformLargeIntInternal(rng, from, to, rangeSize) {
	const rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
	if (rangeSizeArrayIntValue.data[1] === 4294967295) {
		rangeSizeArrayIntValue.data[0] += 1;
		rangeSizeArrayIntValue.data[1] = 0;
	} else rangeSizeArrayIntValue.data[1] += 1;
	uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
	return sharedData[0] * 4294967296 + sharedData[1] + from;
}
/**
* Uniformly generate random integer values between `from` (included) and `to` (included)
*
* @param rng - Instance of RandomGenerator to extract random values from
* @param from - Lower bound of the range (included)
* @param to - Upper bound of the range (included)
*
* @public
*/
function uniformInt(rng, from, to) {
	const rangeSize = to - from;
	if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
	return uniformLargeIntInternal(rng, from, to, rangeSize);
}
//#endregion



/***/ }),

/***/ 19821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ xoroshiro128plus)
/* harmony export */ });
/* unused harmony export xoroshiro128plusFromState */
//#region src/generator/xoroshiro128plus.ts
const jumps = [
	3639956645,
	3750757012,
	1261568508,
	386426335
];
var XoroShiro128Plus = class XoroShiro128Plus {
	constructor(s01, s00, s11, s10) {
		this.s01 = s01;
		this.s00 = s00;
		this.s11 = s11;
		this.s10 = s10;
	}
	clone() {
		return new XoroShiro128Plus(this.s01, this.s00, this.s11, this.s10);
	}
	next() {
		const out = this.s00 + this.s10 | 0;
		const a0 = this.s10 ^ this.s00;
		const a1 = this.s11 ^ this.s01;
		const s00 = this.s00;
		const s01 = this.s01;
		this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
		this.s01 = s01 << 24 ^ s00 >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
		this.s10 = a1 << 5 ^ a0 >>> 27;
		this.s11 = a0 << 5 ^ a1 >>> 27;
		return out;
	}
	jump() {
		let ns01 = 0;
		let ns00 = 0;
		let ns11 = 0;
		let ns10 = 0;
		let s01 = this.s01;
		let s00 = this.s00;
		let s11 = this.s11;
		let s10 = this.s10;
		for (let i = 0; i !== 4; ++i) {
			const ji = jumps[i];
			for (let mask = 1; mask; mask <<= 1) {
				if (ji & mask) {
					ns01 ^= s01;
					ns00 ^= s00;
					ns11 ^= s11;
					ns10 ^= s10;
				}
				const a0 = s10 ^ s00;
				const a1 = s11 ^ s01;
				const s00_ = s00;
				const s01_ = s01;
				s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
				s01 = s01_ << 24 ^ s00_ >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
				s10 = a1 << 5 ^ a0 >>> 27;
				s11 = a0 << 5 ^ a1 >>> 27;
			}
		}
		this.s01 = ns01;
		this.s00 = ns00;
		this.s11 = ns11;
		this.s10 = ns10;
	}
	getState() {
		return [
			this.s01,
			this.s00,
			this.s11,
			this.s10
		];
	}
};
function xoroshiro128plusFromState(state) {
	if (!(state.length === 4)) throw new Error("The state must have been produced by a xoroshiro128plus RandomGenerator");
	return new XoroShiro128Plus(state[0], state[1], state[2], state[3]);
}
function xoroshiro128plus(seed) {
	return new XoroShiro128Plus(-1, ~seed, seed | 0, 0);
}
//#endregion



/***/ })

};

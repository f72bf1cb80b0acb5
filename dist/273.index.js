export const id = 273;
export const ids = [273,890];
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
        return value === undefined
            ? `Input '${name}' is missing.`
            : `Input '${name}' is '${value}': expected ${form(issue)}.`;
    });
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([...new Set(faults)].join('\n'));
}
function form(issue) {
    // A message of zod's own, not one of the forms above.
    const isOwn = issue.code === 'invalid_value' && issue.message.startsWith('Invalid ');
    return isOwn ? `one of ${issue.values.join(', ')}` : issue.message;
}


/***/ }),

/***/ 45998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ publishReport)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);

/** Shows a written report as the job's summary and keeps its files as an artifact: the folder may hold others' files too. */
async function publishReport({ html, folder, files, headline, summary: text }, artifacts, { env, logger }) {
    for (const sentence of headline)
        logger.info(sentence);
    // Outside Actions there is no such file, and @actions/core would throw.
    if (env.GITHUB_STEP_SUMMARY)
        await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(text, true).write();
    const outputs = { report: html, headline: headline.join('\n') };
    if (artifacts === null)
        return outputs;
    const id = await artifacts.store.upload(artifacts.name, folder, files);
    logger.info(`uploaded the report as artifact ${artifacts.name}`);
    return { ...outputs, 'artifact-id': id ?? '' };
}


/***/ }),

/***/ 6951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ refuseProviderKeys)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87033);
/* harmony import */ var _dataset_load_models_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61510);





/** Secrets and untrusted code never share a job. UserError 3 when a key is in the environment. */
async function refuseProviderKeys(dataset, env) {
    const models = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataset, 'models.yaml')) ? await (0,_dataset_load_models_js__WEBPACK_IMPORTED_MODULE_3__/* .loadModels */ .Z)(dataset) : [];
    const keyVariables = new Set(models.flatMap(({ keyVariable }) => keyVariable ?? []));
    const found = Object.keys(env).filter((name) => env[name] && (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .isSecretName */ .e)(name, keyVariables));
    if (found.length === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Refused: ${found.join(', ')} in the environment of a step that runs code which nobody trusts.\n` +
        'Give the key to a job of its own with the action actions/generate, as benchmark.yml does, and leave it out here.', 3);
}


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

/***/ 36273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main),
/* harmony export */   runPipeline: () => (/* binding */ runPipeline)
/* harmony export */ });
/* harmony import */ var _commands_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8890);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65355);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45998);
/* harmony import */ var _refuse_provider_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6951);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35895);





/** Plan to report on this runner, for answers that exist or are recorded: a key for a model is refused. */
async function runPipeline(inputs, context) {
    await (0,_refuse_provider_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseProviderKeys */ .c)(inputs.dataset, context.env);
    const artifacts = inputs.artifacts ? { store: await context.openArtifacts(), name: inputs.artifactName } : null;
    return (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_2__/* .publishReport */ .S)(await (0,_commands_run_js__WEBPACK_IMPORTED_MODULE_0__.run)(inputs, context), artifacts, context);
}
const main = () => (0,_run_action_js__WEBPACK_IMPORTED_MODULE_4__/* .runAction */ .C)(_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .runInputs */ .HM, runPipeline);


/***/ }),

/***/ 45145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   In: () => (/* binding */ interruptible),
/* harmony export */   ce: () => (/* binding */ stopped),
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/** A mistake of the user's or of the input: shown without a stack. Everything else is a bug and keeps its stack. */
class UserError extends Error {
    name = 'UserError';
    /** 1 could not do what was asked, 2 bad usage or input, 3 refused for safety; 125 is 1 where a command's own code is returned. */
    exitCode;
    constructor(message, exitCode = 2, options) {
        super(message, options);
        this.exitCode = exitCode;
    }
}
function errorMessage(error) {
    return error instanceof Error ? error.message : String(error);
}
/** What a user who asked to stop is told; the work is thrown away, what is on record stays. */
const stopped = () => new UserError('Stopped. Run the same command again to go on where it ended.', 1);
/** Ends the wait for `work` when the user asks to stop; what it works with has to end it. */
async function interruptible(work, signal) {
    if (!signal)
        return work;
    let stop = () => { };
    const aborted = new Promise((_, reject) => {
        stop = () => reject(stopped());
        if (signal.aborted)
            stop();
        else
            signal.addEventListener('abort', stop);
    });
    try {
        return await Promise.race([work, aborted]);
    }
    finally {
        work.catch(() => { }); // after an abort nobody else waits for it
        signal.removeEventListener('abort', stop);
    }
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
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   vz: () => (/* binding */ hashTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38815);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);





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
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'ENOSPC')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`The disk is full: ${path} could not be written.`, 1);
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
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'ENOENT')
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${where} was written by a newer version (schemaVersion ${newer}): update greenml to read it.`);
    }
    const faults = result.error.issues
        .slice(0, 5)
        .map((issue) => `  ${issue.path.join('.') || '(top)'}: ${issue.message}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${where} is not valid:\n${faults.join('\n')}`);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`There is no ${path}.`);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} is not JSON: ${String(error)}`);
    }
    return parseWith(schema, value, path);
}
/** `missing` is what a user is told where there is no such file. */
async function readYaml(path, schema, missing) {
    const text = await readTextIfPresent(path);
    if (text === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(missing);
    let value;
    try {
        value = (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .parse */ .qg)(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} is not YAML: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}`);
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
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(29707);
;// CONCATENATED MODULE: ./build/benchmark/plan-blocks.js



/** The two baselines of each project, then each model's answers in each mode. */
function listVariants(design) {
    const withId = (variant) => ({ id: (0,plan/* composeVariantId */.tm)(variant), ...variant });
    return design.projects.flatMap((project) => [
        ...common/* BASELINE_MODES */.hE.map((mode) => withId({ project, mode, model: null, sample: null, iteration: null })),
        ...design.models.flatMap((model) => design.modes.flatMap((mode) => range(1, design.samples).map((sample) => withId({ project, mode, model, sample, iteration: 0 })))),
    ]);
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
        const block = (purpose, number) => {
            const id = `${project}/${model ?? 'all'}/${purpose === 'warmup' ? 'w' : ''}${number}`;
            return { id, project, model, purpose, number, order: (0,random/* seededRandom */.I)(design.seed, id).shuffle(members) };
        };
        return [
            ...range(1, design.warmups).map((number) => block('warmup', number)),
            ...range(1, design.repetitions).map((number) => block('measured', number)),
        ];
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
// EXTERNAL MODULE: ./build/schema/models.js
var schema_models = __webpack_require__(86770);
;// CONCATENATED MODULE: ./build/commands/choose-models.js


/**
 * The models of a campaign: those asked for, else all that can be asked here, else the recorded answers. One that is
 * named but can't be asked is an error; one that merely exists is left out with a word.
 */
function chooseModels(entries, wanted, env) {
    if (wanted)
        return { models: [...new Set(wanted)].map((id) => requireModel(entries, id, env)), leftOut: [] };
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
        return `${entry.keyVariable} is not set (in the environment or in .env)`;
    return null;
}
/** Models of a folder of answers: they need no entry of their own. */
function modelsOfAnswers(answered, wanted) {
    const known = [...new Set(answered)].sort();
    const missing = wanted?.find((id) => !known.includes(id));
    if (missing !== undefined) {
        throw new errors/* UserError */.yo(`The folder of answers has none of model '${missing}'; it has: ${known.join(', ') || 'none'}.`);
    }
    const models = [...new Set(wanted ?? known)].map((id) => schema_models/* modelEntry */.eJ.parse({ id, provider: 'replay', model: id }));
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
        throw new errors/* UserError */.yo(`${options.campaign} is planned already: go on with greenml run, generate or benchmark, or name another --campaign.`);
    }
    const projects = await (0,load_projects/* loadProjects */.RT)(options.dataset, options.projects);
    const choice = await chooseCampaignModels(options, projects, context);
    for (const { model, reason } of choice.leftOut)
        context.logger.info(`model ${model} is left out: ${reason}`);
    const design = {
        projects: projects.map((project) => project.slug),
        models: choice.models.map((model) => model.id),
        modes: [...new Set(options.modes ?? common/* GENERATED_MODES */.j7)],
        samples: options.samples ?? 1,
        repetitions: options.repetitions ?? DEFAULT_REPETITIONS,
        warmups: options.warmups ?? 1,
        fanOut: options.fanOut ?? 'project-model',
        seed: options.seed ?? (0,external_node_crypto_.randomInt)(LARGEST_SEED),
    };
    const variants = listVariants(design).filter(choice.isAnswered);
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
        primaryFamily: declarePrimaryFamily(variants),
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
        const choice = chooseModels(await (0,load_models/* loadModels */.Z)(options.dataset), options.models, context.env);
        return { ...choice, isAnswered: () => true };
    }
    const slugs = new Set(projects.map((project) => project.slug));
    const answers = (await (0,recorded_answers/* listRecordedAnswers */.Y9)(options.answers)).filter((answer) => slugs.has(answer.project));
    const models = answers.map((answer) => answer.model);
    // A mode in which a model has no answer at all was never asked for; one missing project of it is a failure, and stays.
    const asked = new Set(answers.map((answer) => `${answer.mode}/${answer.model}`));
    return {
        ...modelsOfAnswers(models, options.models),
        isAnswered: ({ mode, model }) => model === null || asked.has(`${mode}/${model}`),
    };
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
        origin: describeOrigin(manifest.origin),
        lockHash: (0,files/* sha256Hex */.fg)(lock),
        sourceHash: await (0,files/* hashTree */.vz)(sourceFolder),
    };
}
function describeOrigin(origin) {
    if (origin === 'embedded')
        return origin;
    return origin.commit === null ? origin.repository : `${origin.repository}@${origin.commit}`;
}
/** The tests that the campaign is judged by, named before its first record: rewrites against the author's code without plots. */
function declarePrimaryFamily(variants) {
    const groups = new Map();
    for (const { mode, model } of variants) {
        if (model !== null && (mode === 'assisted' || mode === 'autonomous'))
            groups.set(`${mode}/${model}`, { mode, model });
    }
    return [...groups.values()].flatMap((group) => ['energy', 'cpu'].map((quantity) => ({ ...group, quantity, baseline: 'original-headless' })));
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

/***/ 8890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79176);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60599);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(87033);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29707);
/* harmony import */ var _analyse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33890);
/* harmony import */ var _benchmark_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17926);
/* harmony import */ var _generate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60839);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76142);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21904);











/** Plan to report in one go, on this host. A campaign that is planned already goes on where it ended. */
async function run(options, context) {
    const planned = await planOrGoOn(options, context);
    refuseBareModels(planned, options);
    await (0,_generate_js__WEBPACK_IMPORTED_MODULE_7__.generate)(options, context);
    await (0,_benchmark_js__WEBPACK_IMPORTED_MODULE_6__.benchmark)(options, withoutKeys(planned, context));
    await (0,_analyse_js__WEBPACK_IMPORTED_MODULE_5__.analyse)(options, context);
    return (0,_report_js__WEBPACK_IMPORTED_MODULE_9__.report)(options, context);
}
async function planOrGoOn(options, context) {
    const file = _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignFiles */ .e.plan(options.campaign);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return (0,_plan_js__WEBPACK_IMPORTED_MODULE_8__.plan)(options, context);
    const planned = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(file, _schema_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .plan */ .et);
    refuseOtherDesign(planned, options);
    context.logger.info(`going on with ${options.campaign}, planned ${planned.createdAt}`);
    return planned;
}
/** A plan is made once: what is asked for now has to be what was planned then. */
function refuseOtherDesign(planned, options) {
    const wanted = {
        samples: options.samples,
        repetitions: options.repetitions,
        warmups: options.warmups,
        seed: options.seed,
        fanOut: options.fanOut,
        modes: options.modes && [...new Set(options.modes)].join(),
        models: options.models && [...new Set(options.models)].join(),
    };
    const made = { ...planned, modes: planned.modes.join(), models: planned.models.map(({ id }) => id).join() };
    for (const name of ['samples', 'repetitions', 'warmups', 'seed', 'fanOut', 'modes', 'models']) {
        if (wanted[name] === undefined || wanted[name] === made[name])
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${options.campaign} is planned with ${name} ${made[name]}, not ${wanted[name]}: ` +
            'leave that out to go on with it, or name another --campaign.');
    }
}
/** Nobody has read what a model wrote a second ago, so nobody can vouch for it. */
function refuseBareModels(planned, options) {
    const live = planned.models.some((model) => model.provider !== 'replay');
    if (!live || !(options.iTrustThisCode || options.sandbox === 'none'))
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('Refused: run asks models and runs what they write in one go, and only in a sandbox. To run their code without one, ' +
        'read it first: greenml generate, then greenml benchmark --i-trust-this-code.', 3);
}
/** From here on untrusted code runs: nothing that it or its helpers could inherit holds a key. */
function withoutKeys(planned, context) {
    const keys = new Set(planned.models.flatMap((model) => model.keyVariable ?? []));
    for (const name of Object.keys(process.env))
        if ((0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_10__/* .isSecretName */ .e)(name, keys))
            delete process.env[name];
    return { ...context, env: (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_10__/* .withoutSecrets */ .c)(context.env, keys) };
}


/***/ }),

/***/ 61510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ loadModels)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);
/* harmony import */ var _schema_models_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86770);




/** The entries of `<dataset>/models.yaml`, in their order. UserError when it is missing or wrong, or ids repeat. */
async function loadModels(dataset) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dataset, 'models.yaml');
    const missing = `There is no ${path}: pass --dataset DIR, or write one after dataset/models.yaml of greenml.`;
    const { models } = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readYaml */ .gM)(path, _schema_models_js__WEBPACK_IMPORTED_MODULE_3__/* .modelsFile */ .dI, missing);
    const seen = new Map();
    for (const { id, provider, answers } of models) {
        const other = seen.get(id.toLowerCase());
        // Ids name files, and some file systems do not tell cases apart.
        if (other !== undefined)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${path}: the ids '${other}' and '${id}' collide: rename one.`);
        seen.set(id.toLowerCase(), id);
        if (provider === 'replay' && answers === undefined) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${path}: model ${id} is replayed, but 'answers' does not name its folder.`);
        }
    }
    return models;
}


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
/* harmony export */   hE: () => (/* binding */ BASELINE_MODES),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   j7: () => (/* binding */ GENERATED_MODES),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   yR: () => (/* binding */ slug)
/* harmony export */ });
/* unused harmony export QUALITIES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9691);

/** Raised when a file's layout changes; a reader refuses a newer one by name. */
const SCHEMA_VERSION = 1;
const schemaVersion = zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(SCHEMA_VERSION);
/** A project's folder name: letters, digits, `.`, `_`, `-`; unique whatever the case. */
const slug = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'letters, digits, dot, underscore, hyphen');
const modelId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'letters, digits, dot, underscore, hyphen');
const sha256 = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/, 'sha256 as 64 hex digits');
/** A relative POSIX path that stays inside its folder. */
const relativePath = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .refine((path) => !path.startsWith('/') && !path.includes('\\') && !path.split('/').includes('..'), 'a relative path with forward slashes that does not leave its folder');
const MODES = ['original', 'original-headless', 'original-telemetry', 'assisted', 'autonomous'];
const GENERATED_MODES = ['original-telemetry', 'assisted', 'autonomous'];
const BASELINE_MODES = ['original', 'original-headless'];
const mode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MODES);
const generatedMode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(GENERATED_MODES);
const QUALITIES = ['measured', 'estimated', 'unavailable'];
const quality = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(QUALITIES);
const fanOut = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['project-model', 'project']);


/***/ })

};

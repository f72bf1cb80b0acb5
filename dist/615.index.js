export const id = 615;
export const ids = [615,257];
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

/***/ 78196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main),
/* harmony export */   runReport: () => (/* binding */ runReport)
/* harmony export */ });
/* harmony import */ var _commands_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21904);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65355);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45998);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35895);




async function runReport(inputs, context) {
    const artifacts = inputs.artifacts ? { store: await context.openArtifacts(), name: inputs.artifactName } : null;
    return (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_2__/* .publishReport */ .S)(await (0,_commands_report_js__WEBPACK_IMPORTED_MODULE_0__.report)(inputs, context), artifacts, context);
}
const main = () => (0,_run_action_js__WEBPACK_IMPORTED_MODULE_3__/* .runAction */ .C)(_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .reportInputs */ .eP, runReport);


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

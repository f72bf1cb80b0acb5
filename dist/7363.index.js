export const id = 7363;
export const ids = [7363];
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32716);
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
const numberFromZero = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .transform(Number)
    .refine((value) => Number.isFinite(value) && value >= 0, 'a number, 0 or more');
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
    profiles: wholeNumber(0).exactOptional(),
    flops: flag.exactOptional(),
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
    idleBaseline: numberFromZero.exactOptional(),
    repeatContaminated: wholeNumber(0).exactOptional(),
    country: text.exactOptional(),
    carbonIntensity: numberFromZero.exactOptional(),
    pue: positiveNumber.exactOptional(),
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
    profiles: true,
    flops: true,
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
    idleBaseline: true,
    repeatContaminated: true,
    country: true,
    carbonIntensity: true,
    pue: true,
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
const analyseInputs = allInputs.pick({ ...campaignFields, artifacts: true });
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
    /** 1 could not do what was asked, 2 bad usage or input, 3 refused for safety; 125 is 1 where a command's own code is returned, 126 and 127 what a shell says of a command that it can't start. */
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
/* harmony export */   hp: () => (/* binding */ explainPath),
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
        throw explainPath(error, path);
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
        throw explainPath(error, path);
    }
}
/** A folder where a file should be, or the other way round, is for the user to move; other errors stay what they are. */
function explainPath(error, path) {
    const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error);
    if (code === 'EISDIR')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} is a folder, and should be a file.`);
    return code === 'ENOTDIR' ? new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} lies below a file, which should be a folder.`) : error;
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
    const faults = result.error.issues
        .slice(0, 5)
        .map((issue) => `  ${issue.path.join('.') || '(top)'}: ${issue.message}`);
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
/** `missing` is what a user is told where there is no such file. */
async function readYaml(path, schema, missing) {
    const text = await readTextIfPresent(path);
    if (text === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(missing);
    const { parse } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)); // heavy: `measure` reads none
    let value;
    try {
        value = parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} is not YAML: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error)}`);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32716);




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
    return index && count && Number(index) <= Number(count)
        ? { kind: 'records', shard: (0,_benchmark_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .parseShard */ .uK)(`${index}/${count}`) }
        : null;
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
/* harmony import */ var _benchmark_empty_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16515);
/* harmony import */ var _benchmark_shards_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34595);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29707);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(43431);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55189);
/* harmony import */ var _campaign_parts_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43161);














const LARGEST_PART_BYTES = 256 * 1024 * 1024;
const DOWNLOADS_AT_ONCE = 8;
/** Uploads what the campaign's folder holds of a part; nothing where it holds none. */
async function sendPart(store, campaign, part, logger) {
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(campaign) ? (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(campaign)).filter((path) => (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_13__/* .isFileOfPart */ .hz)(part, path)) : [];
    if (files.length === 0)
        return;
    const name = (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_13__/* .partName */ .pn)(campaign, part);
    await store.upload(name, campaign, files);
    logger.info(`uploaded ${files.length} files as artifact ${name}`);
}
/** Brings the campaign's wanted parts from the run's artifacts into its folder. Returns how many there were. */
async function fetchParts(store, campaign, isWanted, logger) {
    const wanted = (await store.list()).flatMap((artifact) => {
        const part = (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_13__/* .parsePartName */ .Yg)(campaign, artifact.name);
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
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`There is no ${_base_campaign_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.plan(campaign)} and no artifact '${(0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_13__/* .partName */ .pn)(campaign, { kind: 'plan' })}': run the action plan first, in this job or one that this job needs.`);
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
        const taken = part.kind === 'records' ? await chooseRecordFiles(campaign, folder, files, part.shard, artifact) : files;
        for (const path of taken) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(campaign, path)), { recursive: true });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(campaign, path));
        }
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    }
}
async function checkFile(folder, path, part, artifact) {
    if (!(0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_13__/* .isFileOfPart */ .hz)(part, path))
        throw refusal(artifact, `'${path}' is no file of such a part`);
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path));
    if (size > LARGEST_PART_BYTES)
        throw refusal(artifact, `'${path}' has ${size} bytes`);
    if (path === 'plan.json')
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readJson */ .Vh)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), _schema_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .plan */ .et);
    else if (path.startsWith('variants/') && path.endsWith('.json'))
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readJson */ .Vh)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), _schema_provenance_js__WEBPACK_IMPORTED_MODULE_11__/* .provenance */ .a);
}
/**
 * One job can't speak for another: records of another shard's blocks are refused, and logs that no record names, as a
 * killed job leaves them, stay out.
 */
async function chooseRecordFiles(campaign, folder, files, shard, artifact) {
    const isRecords = (path) => path.endsWith('.jsonl');
    const plan = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readJson */ .Vh)(_base_campaign_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.plan(campaign), _schema_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .plan */ .et);
    const orders = new Map((0,_benchmark_shards_js__WEBPACK_IMPORTED_MODULE_9__/* .blocksOfShard */ .kU)(plan, shard).map(({ id, order }) => [id, new Set(order)]));
    const logs = new Set();
    for (const path of files.filter(isRecords)) {
        const { items } = await (0,_base_jsonl_js__WEBPACK_IMPORTED_MODULE_7__/* .readJsonLines */ .sS)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), _schema_record_js__WEBPACK_IMPORTED_MODULE_12__/* .runRecord */ .DW);
        for (const record of items) {
            const { id, block, variant, log } = record;
            if (!orders.get(block)?.has(variant)) {
                throw refusal(artifact, `record ${id} is of '${variant}' in block '${block}', which is none of this shard's`);
            }
            if (!isNamedByContent(record))
                throw refusal(artifact, `record ${id} or its log has a name that is not its own`);
            logs.add(log);
        }
    }
    return files.filter((path) => isRecords(path) || logs.has(path));
}
/** Later steps tell records apart by id, and a log lies under it: another's id would take the other's place. */
function isNamedByContent({ id, variant, block, purpose, attempt, log }) {
    return id === (0,_benchmark_empty_record_js__WEBPACK_IMPORTED_MODULE_8__/* .recordId */ .Re)(variant, block, purpose, attempt) && (log === null || log === `logs/${id}.log`);
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
/* harmony export */   aq: () => (/* binding */ LARGEST_METRIC),
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION),
/* harmony export */   hE: () => (/* binding */ BASELINE_MODES),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   j7: () => (/* binding */ GENERATED_MODES),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   yR: () => (/* binding */ slug)
/* harmony export */ });
/* unused harmony export QUALITIES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32716);

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
/** No quantity of a program is larger; beyond it squares and cubes leave the range of a number. */
const LARGEST_METRIC = 1e100;
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

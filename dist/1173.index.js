export const id = 1173;
export const ids = [1173];
export const modules = {

/***/ 14410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** Bytes kept of each stream; what is beyond is dropped. */
const OUTPUT_LIMIT = 16 * 1024 * 1024;
const SETPRIV = '/usr/bin/setpriv';
/**
 * Runs a program with an argument array (never a shell) and waits for its end. Resolves whatever its exit code is;
 * rejects only when it could not be started (`error.code` is then ENOENT, EACCES …).
 */
function runCommand(program, args, options = {}) {
    return new Promise((resolve, reject) => {
        const bound = options.endsWithCaller && process.platform === 'linux' && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(SETPRIV);
        const [file, words] = bound ? [SETPRIV, ['--pdeathsig', 'KILL', program, ...args]] : [program, args];
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, words, {
            cwd: options.cwd,
            env: options.env ?? process.env,
            stdio: ['pipe', 'pipe', 'pipe'],
        });
        // Not spawn's own time limit: its timer outlives a program that could not be started, and holds the process back.
        const limit = options.timeoutSeconds === undefined
            ? undefined
            : setTimeout(() => child.kill('SIGKILL'), options.timeoutSeconds * 1000);
        const stdout = collect(child.stdout);
        const stderr = collect(child.stderr);
        child.on('error', (error) => {
            clearTimeout(limit);
            reject(error);
        });
        child.on('close', (exitCode, signal) => {
            clearTimeout(limit);
            resolve({ exitCode, signal, stdout: stdout(), stderr: stderr() });
        });
        child.stdin.on('error', () => { }); // the child may end before it has read its input
        child.stdin.end(options.input ?? '');
    });
}
function collect(stream) {
    const chunks = [];
    let size = 0;
    stream.on('data', (chunk) => {
        if (size < OUTPUT_LIMIT)
            chunks.push(chunk.subarray(0, OUTPUT_LIMIT - size));
        size += chunk.length;
    });
    return () => Buffer.concat(chunks).toString('utf8');
}


/***/ }),

/***/ 12992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readPythonSource)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34144);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14410);





/** Programs for one process; their answers stay within what is kept of its output. */
const BATCH = 200;
const BATCH_SECONDS = 300;
/** What a Python that is found by PATH needs to start; the parser may run where keys are in the environment, and sees none. */
const KEPT_VARIABLES = /^(PATH|HOME|LANG|LC_.*|PYENV_.*|LD_LIBRARY_PATH)$/;
/**
 * Reads Python programs by Python's own parser, in processes whose memory and time are limited, and returns what it says of
 * each, by its key and in the same order. Nothing is executed; a program that is fatal takes no other's answer with it.
 */
async function readPythonSource(programs, question, python = 'python3', env = process.env) {
    const readings = new Map();
    const waiting = [...programs];
    while (waiting.length > 0) {
        const batch = waiting.slice(0, BATCH);
        const { answers, end } = await runParser(batch, question, python, env);
        const done = end.kind === 'unread' ? batch.length : Math.min(answers.length + 1, batch.length);
        for (const [index, [key]] of batch.slice(0, done).entries()) {
            const answer = answers[index];
            readings.set(key, answer === undefined ? end : { kind: 'answered', answer });
        }
        waiting.splice(0, done);
    }
    return readings;
}
async function runParser(batch, { type, answer }, python, env) {
    const lines = batch.map(([, source]) => JSON.stringify({ type, source: Buffer.from(source).toString('base64') }));
    const reply = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(type), answer });
    try {
        const { stdout, stderr, signal } = await (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runCommand */ .d)(python, ['-I', '-S', '-B', (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .assetPath */ .Q$)('python', 'code_structure')], {
            input: `${lines.join('\n')}\n`,
            env: Object.fromEntries(Object.entries(env).filter(([name]) => KEPT_VARIABLES.test(name))),
            timeoutSeconds: BATCH_SECONDS,
        });
        const whole = stdout.split('\n').slice(0, -1); // a line without its end was cut off
        const answers = whole.map((line) => (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWith */ .Ku)(reply, JSON.parse(line), "the parser's answer").answer);
        if (signal !== null)
            return { answers, end: { kind: 'fatal', fault: `the parser was ended by ${signal} on it` } };
        return { answers, end: { kind: 'unread', fault: `'${python}' could not parse it: ${stderr.trim().slice(-200)}` } };
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .CA)(error) !== 'ENOENT')
            throw error;
        return { answers: [], end: { kind: 'unread', fault: `there is no '${python}' to parse it with` } };
    }
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

export const id = 2685;
export const ids = [2685,1173];
export const modules = {

/***/ 8681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main),
/* harmony export */   runGenerate: () => (/* binding */ runGenerate)
/* harmony export */ });
/* harmony import */ var _commands_generate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34552);
/* harmony import */ var _github_campaign_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43161);
/* harmony import */ var _github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21290);
/* harmony import */ var _schema_options_generate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6148);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52496);





async function runGenerate(given, context) {
    const inputs = _schema_options_generate_js__WEBPACK_IMPORTED_MODULE_3__/* .generateInputs */ .V1.parse(given);
    const { campaign, only } = inputs;
    const store = inputs.artifacts ? await context.openArtifacts() : null;
    const parts = (only ?? [null]).map((pair) => ({ kind: 'variants', only: pair }));
    if (store) {
        await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .ensurePlan */ .Aj)(store, campaign, context.logger);
        // What an earlier attempt of this job was answered is neither asked nor paid for again.
        const names = new Set(parts.map((part) => (0,_github_campaign_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .partName */ .pn)(campaign, part)));
        await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchParts */ .ZR)(store, campaign, (part) => names.has((0,_github_campaign_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .partName */ .pn)(campaign, part)), context.logger);
    }
    try {
        const { counts, kept, spentUsd } = await (0,_commands_generate_js__WEBPACK_IMPORTED_MODULE_0__.generate)(inputs, context);
        const answered = Object.values(counts).reduce((sum, count) => sum + count, 0);
        return { answered, ok: counts.ok ?? 0, kept, 'spent-usd': spentUsd };
    }
    finally {
        if (store)
            for (const part of parts)
                await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .sendPart */ .GH)(store, campaign, part, context.logger);
    }
}
const main = () => (0,_run_action_js__WEBPACK_IMPORTED_MODULE_4__/* .runAction */ .C)(_schema_options_generate_js__WEBPACK_IMPORTED_MODULE_3__/* .generateInputs */ .V1, runGenerate);


/***/ }),

/***/ 52496:
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

;// CONCATENATED MODULE: ./build/actions/logger.js

/** An Actions log: warnings become annotations, and a status line has no place in it. */
const actionsLogger = { info: core/* info */.pq, warn: core/* warning */.$e, status() { } };

// EXTERNAL MODULE: ./build/schema/options/option.js
var options_option = __webpack_require__(1178);
;// CONCATENATED MODULE: ./build/actions/read-inputs.js



/** Reads all inputs of an action at once; an empty one counts as not given. UserError that names each wrong one. */
function readInputs(schema) {
    const texts = new Map(Object.keys(schema.shape).map((field) => [field, (0,core/* getInput */.V4)((0,options_option/* optionName */.fS)(field))]));
    const values = Object.fromEntries(Object.entries(schema.shape).flatMap(([field, type]) => {
        const text = texts.get(field);
        return text ? [[field, (0,options_option/* readText */.yR)(type, text)]] : [];
    }));
    const { given, issues } = (0,options_option/* checkGiven */.Gu)(schema, values);
    if (given !== null)
        return given;
    const faults = issues.map((issue) => {
        const field = String(issue.path[0]);
        const [name, text] = [(0,options_option/* optionName */.fS)(field), texts.get(field)];
        return text
            ? `Input '${name}' is '${text}': ${(0,options_option/* describeFault */.Qx)(issue, text, values[field])}.`
            : `Input '${name}' is missing.`;
    });
    throw new errors/* UserError */.yo([...new Set(faults)].join('\n'));
}

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
        const outputs = await run(readInputs(schema), context);
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

/***/ 11162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ recordId)
/* harmony export */ });
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60599);

/** Names one attempt of one run, by the ids of its variant and block: the same on every machine that makes it. */
function recordId({ variant, shim, block, purpose, attempt }) {
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)([variant, shim, block, purpose, attempt].join('\0')).slice(0, 16);
}


/***/ }),

/***/ 23990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tW: () => (/* binding */ openRecords),
  Lc: () => (/* binding */ readShardRecords),
  k_: () => (/* binding */ streamRecordFile),
  RA: () => (/* binding */ streamRecords)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var base_files = __webpack_require__(60599);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/base/jsonl.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





/**
 * Appends one line and syncs it, so that a killed process loses at most the line it was writing; where the disk is full
 * the file stays as it was. One process at a time writes a file.
 */
async function appendJsonLine(path, value) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            const file = __addDisposableResource(env_1, await (0,promises_.open)(path, 'a+'), true);
            const { size } = await file.stat();
            const last = Buffer.alloc(1);
            if (size > 0)
                await file.read(last, 0, 1, size - 1);
            const torn = size > 0 && last[0] !== 0x0a; // an earlier writer was killed in the middle of its line
            try {
                await file.appendFile(`${torn ? '\n' : ''}${JSON.stringify(value)}\n`);
                await file.sync();
            }
            catch (error) {
                await file.truncate(size);
                throw error;
            }
            if (size === 0)
                await syncFolder((0,external_node_path_.dirname)(path));
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        throw (0,base_files/* explainWrite */.N3)(error, path);
    }
}
/** A new file's name is lost with the power until its folder is synced too. */
async function syncFolder(path) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const folder = __addDisposableResource(env_2, await (0,promises_.open)(path), true);
        await folder.sync();
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
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
            yield (0,base_files/* parseWith */.Ku)(schema, value, `${path}, line ${number}`);
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
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: CHUNK_BYTES })) {
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
        if ((0,errors/* errorCode */.CA)(error) !== 'ENOENT')
            throw (0,base_files/* explainPath */.hp)(error, path);
    }
    const last = Buffer.concat(unfinished);
    if (last.length > 0)
        yield [last.toString('utf8')];
}

// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
// EXTERNAL MODULE: ./build/campaign/paths.js
var paths = __webpack_require__(24919);
;// CONCATENATED MODULE: ./build/campaign/records.js








/**
 * The records of a campaign, one at a time, file by file in the order of their names; nothing where there are none yet.
 * `onTorn` is told the file of each line that a killed writer left unfinished.
 */
async function* streamRecords(campaign, onTorn = () => { }, isWanted = () => true) {
    for (const path of await listRecordFiles(paths/* campaignFiles */.e.records(campaign), isWanted)) {
        yield* streamRecordFile(path, () => onTorn(path));
    }
}
const streamRecordFile = (path, onTorn = () => { }) => streamJsonLines(path, record/* runRecord */.DW, onTorn);
/** The records that a shard goes on from. Only files of other shards are left out, as far as their names tell. */
async function readShardRecords(campaign, plan, shard) {
    const records = [];
    const isWanted = (name) => mayHoldShard(name, shard, plan);
    for await (const record of streamRecords(campaign, undefined, isWanted))
        records.push(record);
    return records;
}
/**
 * Whether a file of that name can hold records of this shard. False only where the plan fixes the shards and the name says
 * that it is of another one: those never hold the same blocks.
 */
function mayHoldShard(fileName, shard, { shards }) {
    const named = (0,paths/* parseRecordsName */.D)(fileName);
    if (shards === null || shard.count === 1 || named?.count !== shards.length)
        return true;
    return named.index === shard.index;
}
/**
 * A new file for the records that this process makes of a shard. Each is synced before the next run begins. UserError where
 * nothing can be written there.
 */
async function openRecords(campaign, shard) {
    await (0,base_files/* checkWritableFolder */.B1)(paths/* campaignFiles */.e.records(campaign));
    const path = paths/* campaignFiles */.e.shardRecords(campaign, shard, (0,external_node_crypto_.randomBytes)(4).toString('hex'));
    return (record) => appendJsonLine(path, record);
}
async function listRecordFiles(folder, isWanted) {
    const names = await (0,promises_.readdir)(folder).catch((error) => {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return [];
        throw (0,errors/* errorCode */.CA)(error) === 'ENOTDIR' ? (0,base_files/* notAFolder */.b7)(folder) : error;
    });
    const files = names.filter((each) => each.endsWith('.jsonl') && isWanted(each)).sort();
    return files.map((name) => (0,external_node_path_.join)(folder, name));
}


/***/ }),

/***/ 88448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseSharedPath),
/* harmony export */   s: () => (/* binding */ checkDocument)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53339);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57029);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43431);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80173);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24919);







const variantPath = zod__WEBPACK_IMPORTED_MODULE_6__/* .tuple */ .PVZ([
    zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('variants'),
    _schema_common_js__WEBPACK_IMPORTED_MODULE_2__/* .slug */ .yR,
    _schema_common_js__WEBPACK_IMPORTED_MODULE_2__/* .generatedMode */ .X$,
    _schema_common_js__WEBPACK_IMPORTED_MODULE_2__/* .modelId */ .ZR,
    zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^s\d+$/),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^i\d+\.(?:py|json)$/),
]);
/** What a path relative to a campaign's folder holds; null for everything that no other job takes. */
function parseSharedPath(path) {
    if (path === _paths_js__WEBPACK_IMPORTED_MODULE_5__/* .campaignFiles */ .e.plan(''))
        return { kind: 'plan' };
    const parts = path.split('/');
    const { data: variant } = variantPath.safeParse(parts);
    if (variant)
        return { kind: 'variant', project: variant[1], model: variant[3] };
    const [folder, name = ''] = parts.length === 2 ? parts : [];
    if (folder === 'logs')
        return /^[0-9a-f]+\.log$/.test(name) ? { kind: 'log' } : null;
    const shard = folder === 'records' ? (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRecordsName */ .D)(name) : null;
    return shard && { kind: 'records', shard };
}
/** Reads a plan or a provenance that a stranger may have written. UserError where it is none. */
async function checkDocument(folder, path) {
    const kind = parseSharedPath(path)?.kind;
    if (kind === 'plan')
        await (0,_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlan */ .m3)(folder);
    if (kind === 'variant' && path.endsWith('.json'))
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path), _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .provenance */ .aH);
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

/***/ 43161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yg: () => (/* binding */ parsePartName),
/* harmony export */   hz: () => (/* binding */ isFileOfPart),
/* harmony export */   pn: () => (/* binding */ partName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _campaign_shared_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88448);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57029);
/* harmony import */ var _schema_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6886);






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
    if (_schema_common_js__WEBPACK_IMPORTED_MODULE_4__/* .slug */ .yR.safeParse(project).success && _schema_common_js__WEBPACK_IMPORTED_MODULE_4__/* .modelId */ .ZR.safeParse(model).success && project && model) {
        return { kind: 'variants', only: { project, model } };
    }
    const { data } = _schema_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenShard */ .Gu.safeParse(/^records-([1-9]\d*-of-[1-9]\d*)$/.exec(rest)?.[1]?.replace('-of-', '/'));
    return data ? { kind: 'records', shard: data } : null;
}
/** Which files of a campaign's folder a part may hold: it is sent by this rule, and taken from strangers by it. */
function isFileOfPart(part, path) {
    const file = (0,_campaign_shared_files_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSharedPath */ .K)(path);
    switch (part.kind) {
        case 'plan':
            return file?.kind === 'plan';
        case 'variants': {
            const { only } = part;
            return file?.kind === 'variant' && (only === null || (only.project === file.project && only.model === file.model));
        }
        case 'records':
            return file?.kind === 'log' || (file?.kind === 'records' && (0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(file.shard, part.shard));
    }
}
function campaignName(campaign) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(campaign));
    if (/^[A-Za-z0-9._-]+$/.test(name))
        return name;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Campaign '${name}' can't name artifacts: use letters, digits, '.', '_' and '-' only.`);
}


/***/ }),

/***/ 21290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ ensurePlan),
/* harmony export */   GH: () => (/* binding */ sendPart),
/* harmony export */   Pn: () => (/* binding */ fetchShard),
/* harmony export */   ZR: () => (/* binding */ fetchParts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60599);
/* harmony import */ var _campaign_documents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80173);
/* harmony import */ var _campaign_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24919);
/* harmony import */ var _campaign_record_id_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11162);
/* harmony import */ var _campaign_records_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23990);
/* harmony import */ var _campaign_shared_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88448);
/* harmony import */ var _planning_shards_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53635);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(64841);
/* harmony import */ var _campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(43161);















const LARGEST_PART_BYTES = 256 * 1024 * 1024;
const DOWNLOADS_AT_ONCE = 8;
/** Uploads what the campaign's folder holds of a part; nothing where it holds none. */
async function sendPart(store, campaign, part, logger) {
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(campaign) ? (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(campaign)).filter((path) => (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .isFileOfPart */ .hz)(part, path)) : [];
    if (files.length === 0)
        return;
    const name = (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .partName */ .pn)(campaign, part);
    await store.upload(name, campaign, files);
    logger.info(`uploaded ${files.length} files as artifact ${name}`);
}
/** Brings the campaign's wanted parts from the run's artifacts into its folder. Returns how many there were. */
async function fetchParts(store, campaign, isWanted, logger) {
    const wanted = (await store.list()).flatMap((artifact) => {
        const part = (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .parsePartName */ .Yg)(campaign, artifact.name);
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
    if (await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .isPlanned */ .H9)(campaign))
        return;
    if ((await fetchParts(store, campaign, (part) => part.kind === 'plan', logger)) > 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`There is no ${_campaign_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.plan(campaign)} and no artifact '${(0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .partName */ .pn)(campaign, { kind: 'plan' })}': run the action plan first, in this job or one that this job needs.`);
}
/**
 * Takes what one job needs that runs a shard: the plan, its scripts, and the records of an earlier attempt. UserError where the
 * plan has no such shard.
 */
async function fetchShard(store, campaign, shard, logger) {
    await ensurePlan(store, campaign, logger);
    const plan = await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlan */ .m3)(campaign);
    (0,_planning_shards_js__WEBPACK_IMPORTED_MODULE_12__/* .refuseOtherShards */ .YH)(plan, shard);
    const blocks = (0,_planning_shards_js__WEBPACK_IMPORTED_MODULE_12__/* .blocksOfShard */ .kU)(plan, shard);
    const isWanted = (part) => {
        if (part.kind === 'plan')
            return false;
        if (part.kind === 'records')
            return (0,node_util__WEBPACK_IMPORTED_MODULE_4__.isDeepStrictEqual)(part.shard, shard);
        const { only } = part;
        if (only === null)
            return true;
        return blocks.some(({ project, model }) => project === only.project && (model === null || model === only.model));
    };
    await fetchParts(store, campaign, isWanted, logger);
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
    if (!(0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .isFileOfPart */ .hz)(part, path))
        throw refusal(artifact, `'${path}' is no file of such a part`);
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path));
    if (size > LARGEST_PART_BYTES)
        throw refusal(artifact, `'${path}' has ${size} bytes`);
    await (0,_campaign_shared_files_js__WEBPACK_IMPORTED_MODULE_11__/* .checkDocument */ .s)(folder, path);
}
/**
 * One job can't speak for another: records of another shard's blocks are refused, and logs that no record names, as a
 * killed job leaves them, stay out.
 */
async function chooseRecordFiles(campaign, folder, files, shard, artifact) {
    const isRecords = (path) => (0,_campaign_shared_files_js__WEBPACK_IMPORTED_MODULE_11__/* .parseSharedPath */ .K)(path)?.kind === 'records';
    const plan = await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlan */ .m3)(campaign);
    const count = (0,_planning_shards_js__WEBPACK_IMPORTED_MODULE_12__/* .countShards */ .xG)(plan);
    if (shard.count !== count)
        throw refusal(artifact, `the campaign is planned in ${count} shards`);
    const orders = new Map((0,_planning_shards_js__WEBPACK_IMPORTED_MODULE_12__/* .blocksOfShard */ .kU)(plan, shard).map(({ id, order }) => [id, new Set(order.map(_schema_plan_js__WEBPACK_IMPORTED_MODULE_13__/* .memberKey */ .S7))]));
    const logs = new Set();
    for (const path of files.filter(isRecords)) {
        for await (const record of (0,_campaign_records_js__WEBPACK_IMPORTED_MODULE_10__/* .streamRecordFile */ .k_)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path))) {
            const { id, block, variant, shim, log } = record;
            if (!orders.get(block)?.has((0,_schema_plan_js__WEBPACK_IMPORTED_MODULE_13__/* .memberKey */ .S7)(record))) {
                throw refusal(artifact, `record ${id} is of '${variant}' (${shim}) in block '${block}', which is none of this shard's`);
            }
            if (!isNamedByContent(record))
                throw refusal(artifact, `record ${id} or its log has a name that is not its own`);
            logs.add(log);
        }
    }
    return files.filter((path) => isRecords(path) || logs.has(path));
}
/** Later steps tell records apart by id, and a log lies under it: another's id would take the other's place. */
function isNamedByContent(record) {
    const { id, log } = record;
    return id === (0,_campaign_record_id_js__WEBPACK_IMPORTED_MODULE_9__/* .recordId */ .R)(record) && (log === null || log === _campaign_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.log('', id));
}
const refusal = (artifact, reason) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Artifact '${artifact.name}' is refused: ${reason}.`, 3);


/***/ }),

/***/ 24620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F6: () => (/* binding */ pullQueue),
/* harmony export */   GU: () => (/* binding */ trapezoidWeights),
/* harmony export */   K2: () => (/* binding */ equalWeights),
/* harmony export */   X1: () => (/* binding */ sumSeconds),
/* harmony export */   lb: () => (/* binding */ dealToLeast),
/* harmony export */   z3: () => (/* binding */ longestFirst)
/* harmony export */ });
/**
 * Each item, in order, goes to the bin that would be done with it first, of those that may take it; with the longest first
 * this is Graham's rule (1969). A bin of weight 2 is done in half the time. Ties go to the earlier bin, so that every process
 * deals alike.
 */
function dealToLeast(items, weights, mayTake = () => true) {
    const dealt = weights.map(() => []);
    const loads = weights.map(() => 0);
    for (const item of items) {
        let [chosen, least] = [-1, Number.POSITIVE_INFINITY];
        for (const [bin, weight] of weights.entries()) {
            const done = ((loads[bin] ?? 0) + item.seconds) / weight;
            if (done < least && mayTake(item, bin))
                [chosen, least] = [bin, done];
        }
        dealt[chosen]?.push(item);
        loads[chosen] = (loads[chosen] ?? 0) + item.seconds;
    }
    return dealt;
}
/** One weight for each of so many bins. */
const equalWeights = (count) => Array.from({ length: count }, () => 1);
/**
 * Weights of jobs that machines pull: each round of jobs is smaller than the one before, and the last evens out what the
 * others took longer than expected (trapezoid self-scheduling, Tzeng & Ni 1993).
 */
function trapezoidWeights(jobs, machines) {
    const rounds = Math.ceil(jobs / machines);
    return Array.from({ length: jobs }, (_, job) => rounds - Math.floor(job / machines));
}
/** Items of equal length stay in their order. */
const longestFirst = (items) => [...items].sort((a, b) => b.seconds - a.seconds);
const sumSeconds = (items) => items.reduce((sum, { seconds }) => sum + seconds, 0);
/** What comes of machines that take the next job of a queue, in its order, as soon as they are free. */
function pullQueue(jobs, machines) {
    const busy = Array.from({ length: machines }, () => 0);
    let lastStart = 0;
    for (const { seconds } of jobs) {
        const next = busy.indexOf(Math.min(...busy));
        lastStart = Math.max(lastStart, busy[next] ?? 0);
        busy[next] = (busy[next] ?? 0) + seconds;
    }
    return { busy, lastStart };
}


/***/ }),

/***/ 8179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ listWorkloads),
/* harmony export */   PJ: () => (/* binding */ RUN_OVERHEAD_SECONDS),
/* harmony export */   Y0: () => (/* binding */ DEFAULT_RUN_SECONDS)
/* harmony export */ });
/* unused harmony export expectedRunSeconds */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64841);


/**
 * Seconds of a run whose project declares no `typicalSeconds`: the mean over the 50 projects of GenAI-GreenML of each one's
 * median `exec_time_s`, in its four published result files (1,606 runs).
 */
const DEFAULT_RUN_SECONDS = 6;
/** Seconds around every run: the fresh copy, the sandbox, the log and the synced record. */
const RUN_OVERHEAD_SECONDS = 0.2;
function expectedRunSeconds({ needs }) {
    return Math.min(needs.typicalSeconds ?? DEFAULT_RUN_SECONDS, needs.timeoutSeconds);
}
/** The groups of a plan, in its order. */
function listWorkloads({ blocks, projects }) {
    const known = new Map(projects.map((project) => [project.slug, project]));
    return [...Map.groupBy(blocks, _schema_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .groupKey */ .$6)].map(([group, own]) => {
        const slug = own[0]?.project ?? '';
        const project = known.get(slug);
        if (!project)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`plan.json has blocks of '${slug}' but no such project: plan again.`);
        const runs = own.reduce((sum, { order }) => sum + order.length, 0);
        return {
            group,
            project,
            runs,
            seconds: runs * (expectedRunSeconds(project) + RUN_OVERHEAD_SECONDS),
            worstSeconds: runs * (project.needs.timeoutSeconds + RUN_OVERHEAD_SECONDS),
        };
    });
}


/***/ }),

/***/ 53635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ dealShards),
/* harmony export */   YH: () => (/* binding */ refuseOtherShards),
/* harmony export */   kU: () => (/* binding */ blocksOfShard),
/* harmony export */   xG: () => (/* binding */ countShards)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64841);
/* harmony import */ var _schedule_deal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24620);
/* harmony import */ var _schedule_workload_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8179);




/** Whole groups (project × model, or project), so that each of `count` shards is expected to take equally long. */
function dealShards(plan, count) {
    const dealt = (0,_schedule_deal_js__WEBPACK_IMPORTED_MODULE_3__/* .dealToLeast */ .lb)((0,_schedule_deal_js__WEBPACK_IMPORTED_MODULE_3__/* .longestFirst */ .z3)((0,_schedule_workload_js__WEBPACK_IMPORTED_MODULE_2__/* .listWorkloads */ .DD)(plan)), (0,_schedule_deal_js__WEBPACK_IMPORTED_MODULE_3__/* .equalWeights */ .K2)(count));
    return dealt.map((workloads) => workloads.map(({ group }) => group));
}
/** Shards of a campaign that several jobs share; one job runs all of it where nothing was planned. */
const countShards = ({ shards }) => shards?.length ?? 1;
/** UserError where the campaign is planned in another number of shards than this one is of. */
function refuseOtherShards(plan, { index, count }) {
    const planned = countShards(plan);
    if (count === planned)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Shard ${index}/${count}: this campaign was planned in ${planned} shards; ask for i/${planned}.`);
}
/**
 * The blocks of a shard, the same for every process that reads this plan. Where the plan says what each shard holds, no
 * other number of shards is taken: two processes that counted differently would run the same blocks twice.
 */
function blocksOfShard(plan, shard) {
    if (shard.count === 1)
        return plan.blocks;
    if (plan.shards !== null)
        refuseOtherShards(plan, shard);
    const shards = plan.shards ?? dealShards(plan, shard.count);
    const mine = new Set(shards[shard.index - 1]);
    return plan.blocks.filter((block) => mine.has((0,_schema_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .groupKey */ .$6)(block)));
}


/***/ }),

/***/ 6148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QN: () => (/* binding */ generateOptions),
/* harmony export */   V1: () => (/* binding */ generateInputs),
/* harmony export */   oX: () => (/* binding */ askOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1178);




const PAIR = 'project/model';
/** `iris/gpt-5,wine/claude` */
function readPairs(text) {
    return (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .splitList */ .ry)(text).map((item) => {
        const [project, model, ...rest] = item.split('/');
        return project && model && rest.length === 0 ? { project, model } : item;
    });
}
/** What `run` takes, too. */
const askOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    answers: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .answers */ .GA,
    budgetUsd: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .positive */ .yj, '<x>', 'stop before more US dollars are spent on models'),
    force: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('ask again for scripts that exist'),
});
const generateOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOptions */ .NL.shape,
    ...askOptions.shape,
    only: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR, model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR }, PAIR)), '<pairs>', "only these, as `project/model`, separated by commas: a job's share of the work", { unset: 'all', read: readPairs }),
    dryRun: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('show what would be asked and what it would cost'),
    showPrompts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('with a dry run: print the prompts, byte for byte'),
});
const generateInputs = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...generateOptions.omit({ dryRun: true, showPrompts: true }).shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignInputs */ .gQ.shape,
    budgetUsd: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .positive */ .yj, '<x>', 'stop before more US dollars are spent on models; it holds for each job: divide it where a matrix shares the work'),
    artifacts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)("take the plan from the run's artifacts, and upload the scripts", { isOn: true }),
});


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


/***/ }),

/***/ 6886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ shard),
/* harmony export */   Gu: () => (/* binding */ writtenShard),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   p5: () => (/* binding */ WHOLE_CAMPAIGN)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);

const FORM = 'i/n with 1 ≤ i ≤ n, as 2/8';
const number = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(FORM).min(1, FORM);
/** A share of a campaign's groups that one process runs: the `index`th, from 1, of `count`. */
const shard = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ index: number, count: number }, FORM).refine(({ index, count }) => index <= count, FORM);
/** A campaign that is not dealt to several processes. */
const WHOLE_CAMPAIGN = { index: 1, count: 1 };
/** The shard that `2/8` means; the text itself where it has another form. */
function readShard(text) {
    const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
    return index && count ? { index: Number(index), count: Number(count) } : text;
}
/** `2/8`. */
const writtenShard = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform(readShard).pipe(shard);


/***/ })

};

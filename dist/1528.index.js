export const id = 1528;
export const ids = [1528,3176];
export const modules = {

/***/ 8681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main),
/* harmony export */   runGenerate: () => (/* binding */ runGenerate)
/* harmony export */ });
/* harmony import */ var _commands_generate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59452);
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
// EXTERNAL MODULE: ./build/base/clean-text.js
var clean_text = __webpack_require__(23085);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/explain-fault.js
var explain_fault = __webpack_require__(97286);
// EXTERNAL MODULE: ./build/base/log.js
var log = __webpack_require__(82130);
// EXTERNAL MODULE: ./build/commands/explain-lost.js
var explain_lost = __webpack_require__(2239);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var base_scratch = __webpack_require__(5767);
// EXTERNAL MODULE: ./build/base/unpack-archive.js
var unpack_archive = __webpack_require__(22927);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
;// CONCATENATED MODULE: ./build/github/artifact-store.js





/** Of one artifact, counted while it is unpacked: a thousandth of it as an archive can be as much. */
const UNPACK_LIMITS = { bytes: 512 * 1024 * 1024, files: 100_000 };
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
            const scratch = await (0,base_scratch/* makeScratch */.lP)('artifact', process.env.RUNNER_TEMP);
            try {
                const options = { path: scratch, skipDecompress: true, ...(digest === null ? {} : { expectedHash: digest }) };
                const { digestMismatch } = await client().downloadArtifact(id, options);
                if (digestMismatch)
                    throw new errors/* UserError */.yo(`Artifact '${name}' is not what was uploaded: its digest differs.`, 3);
                const [archive] = (await (0,untrusted_files/* listBelow */.Iy)(scratch, '')) ?? [];
                const path = (0,external_node_path_.join)(scratch, archive?.name ?? '');
                const fault = await (0,unpack_archive/* unpackArchive */.b)({ form: 'zip', path }, folder, UNPACK_LIMITS);
                if (fault !== null)
                    throw new errors/* UserError */.yo(`Artifact '${name}' is refused: ${fault}.`, 3);
            }
            finally {
                await (0,base_scratch/* removeTree */.dM)(scratch);
            }
        },
        async upload(name, root, files) {
            const paths = files.map((file) => (0,external_node_path_.join)(root, file));
            return (await client().uploadArtifact(name, paths, root)).id ?? null;
        },
    };
}

;// CONCATENATED MODULE: ./build/actions/logger.js


/** An Actions log: warnings and failures become annotations, and a status line has no place in it. */
const actionsLogger = {
    info: (message) => (0,core/* info */.pq)((0,clean_text/* cleanMessage */.V8)(message, true)),
    warn: (message) => (0,core/* warning */.$e)((0,clean_text/* cleanMessage */.V8)(message, true)),
    fail: (message) => (0,core/* error */.z3)((0,clean_text/* cleanMessage */.V8)(message, true)),
    status() { },
};

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









/** Inputs in, outputs out; one of them is `lost`, where runs can be. The only place that fails an action, sets its exit code and prints a cause or a stack. */
async function runAction(schema, run) {
    const controller = new AbortController();
    process.once('uncaughtException', (error) => {
        fail(error);
        process.exit();
    });
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
        // A later step may print them.
        for (const [name, value] of Object.entries(outputs))
            (0,core/* setOutput */.uH)(name, (0,clean_text/* cleanMessage */.V8)(String(value), true));
        const fault = (0,explain_lost/* explainLost */.M)(Number(outputs.lost ?? 0));
        if (fault !== null)
            throw fault;
    }
    catch (error) {
        fail(error);
    }
}
/** A user's mistake is told in its own words; anything else is a bug and shows where it happened. */
function fail(caught) {
    const error = (0,explain_fault/* explainFault */.O)(caught);
    actionsLogger.fail((0,errors/* errorMessage */.gJ)(error));
    process.exitCode = error instanceof errors/* UserError */.yo ? error.exitCode : 1;
    if (!(error instanceof errors/* UserError */.yo))
        actionsLogger.info((0,log/* describeFault */.Q)(error));
}
/** Commands start other programs, and none of those has any use for the runner's own credentials. */
function withoutRunnerTokens(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(ACTIONS|INPUT)_|^GITHUB_TOKEN$/.test(name)));
}


/***/ }),

/***/ 31126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mn: () => (/* binding */ streamLines),
/* harmony export */   fl: () => (/* binding */ appendJsonLine),
/* harmony export */   mv: () => (/* binding */ streamJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57685);
/* harmony import */ var _path_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10373);
/* harmony import */ var _size_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17603);
/* harmony import */ var _untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4920);
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









// As in files.ts, `root` says that strangers may have made what lies below it.
/** As 'a+', and never through a link. */
const APPEND = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
/**
 * Appends one line and syncs it, so that a killed process loses at most the line it was writing; where the disk is full
 * the file stays as it was. One process at a time writes a file.
 */
async function appendJsonLine(path, value, root) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            if (root === undefined)
                await (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolders */ .w)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
            else
                await (0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__/* .prepareBelow */ .N2)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path));
            const file = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, root === undefined ? 'a+' : APPEND), true);
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
                await syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
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
        throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .explainWrite */ .N3)(error, path);
    }
}
/** A new file's name is lost with the power until its folder is synced too. */
async function syncFolder(path) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const folder = __addDisposableResource(env_2, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path), true);
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
async function* streamJsonLines(path, schema, onTorn, root) {
    let number = 0;
    for await (const lines of streamLines(path, root)) {
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
            yield (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseWith */ .Ku)(schema, value, `${path}, line ${number}`);
        }
    }
}
const CHUNK_BYTES = 1 << 20;
/** Far more than any line of this tool's: one that never ends would be held in memory whole. */
const LONGEST_LINE_BYTES = 16 * CHUNK_BYTES;
/**
 * The lines of a file, as many at a time as a chunk completes; the next chunk takes their place. They end at a line feed
 * only: `node:readline` also breaks at U+2028, which JSON allows inside a string. UserError for one that is far longer than
 * any of this tool's.
 */
async function* streamLines(path, root) {
    try {
        const env_3 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_3, await openToRead(path, root), true);
            if (file === null)
                return;
            const seen = { lines: 0 };
            let buffer = Buffer.allocUnsafe(CHUNK_BYTES);
            let unfinished = 0; // bytes of a line whose end is still to be read
            for (;;) {
                const { bytesRead } = await file.read(buffer, unfinished, buffer.length - unfinished);
                const read = buffer.subarray(0, unfinished + bytesRead);
                const end = bytesRead === 0 ? read.length : read.lastIndexOf(0x0a) + 1;
                yield splitLines(read.subarray(0, end), seen);
                if (bytesRead === 0)
                    return;
                unfinished = read.copy(buffer, 0, end);
                if (unfinished > LONGEST_LINE_BYTES)
                    throw tooLong(path, seen.lines + 1);
                if (unfinished === buffer.length)
                    buffer = Buffer.concat([buffer], 2 * buffer.length);
            }
        }
        catch (e_3) {
            env_3.error = e_3;
            env_3.hasError = true;
        }
        finally {
            const result_3 = __disposeResources(env_3);
            if (result_3)
                await result_3;
        }
    }
    catch (error) {
        throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .explainPath */ .hp)(error, path);
    }
}
async function openToRead(path, root) {
    if (root !== undefined)
        return (await (0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__/* .openBelow */ .SL)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path)))?.file ?? null;
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .recover */ .lj)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path), ['ENOENT'], null);
}
const tooLong = (path, line) => new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path}, line ${line} is longer than ${(0,_size_js__WEBPACK_IMPORTED_MODULE_7__/* .formatSize */ .X)(LONGEST_LINE_BYTES)}, which no line of it is: remove it.`);
/** `seen`: counts them. */
function* splitLines(bytes, seen) {
    for (let from = 0; from < bytes.length; seen.lines++) {
        const feed = bytes.indexOf(0x0a, from);
        const end = feed < 0 ? bytes.length : feed;
        yield bytes.toString('utf8', from, end);
        from = end + 1;
    }
}


/***/ }),

/***/ 43650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   LT: () => (/* binding */ mostFrequentOf),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   ye: () => (/* binding */ mostFrequent)
/* harmony export */ });
/** Null for no values. */
function median(values) {
    const sorted = Float64Array.from(values).sort();
    const upper = sorted[sorted.length >> 1];
    if (upper === undefined)
        return null;
    if (sorted.length % 2 === 1)
        return upper;
    return ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2;
}
/** In their order, without compensation; 0 of none. */
function sum(values) {
    let total = 0;
    for (const value of values)
        total += value;
    return total;
}
/** Null for no values. */
const mean = (values) => values.length === 0 ? null : sum(values) / values.length;
/** The value that occurs most, by its JSON, so that equal ones are one. */
function mostFrequentOf(values) {
    const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
    const found = mostFrequent(values.map((value) => JSON.stringify(value)));
    return found === null ? null : (byText.get(found) ?? null);
}
/** The value that occurs most; of several the first in the alphabet, so that the order of records plays no part. */
function mostFrequent(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    let best = null;
    let bestCount = 0;
    for (const [value, count] of counts) {
        if (count > bestCount || (count === bestCount && best !== null && value < best)) {
            best = value;
            bestCount = count;
        }
    }
    return best;
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
        const onFull = () => options.endsWhenFull && child.kill('SIGKILL');
        const stdout = collect(child.stdout, onFull);
        const stderr = collect(child.stderr, onFull);
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
function collect(stream, onFull) {
    const chunks = [];
    let size = 0;
    stream.on('data', (chunk) => {
        if (size < OUTPUT_LIMIT)
            chunks.push(chunk.subarray(0, OUTPUT_LIMIT - size));
        size += chunk.length;
        if (size > OUTPUT_LIMIT)
            onFull();
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

/***/ 5767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hi: () => (/* binding */ ROOM_FOR_SCRATCH),
  XO: () => (/* binding */ makeHiddenScratch),
  lP: () => (/* binding */ makeScratch),
  SX: () => (/* binding */ refuseFullScratch),
  jK: () => (/* binding */ removeAbandonedScratch),
  dM: () => (/* binding */ removeTree),
  D6: () => (/* binding */ removedAfter)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/folders.js
var folders = __webpack_require__(57685);
// EXTERNAL MODULE: ./build/base/path-errors.js
var path_errors = __webpack_require__(10373);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/base/process-start.js



/** What stands for the start of a process where the system does not tell it. */
const UNKNOWN_START = '0'.repeat(9);
/**
 * Clock ticks from boot to the start of a process (proc(5), field 22), in base 36 and always as long: with its number, the
 * name of a process for good. Null: there is none, or it has ended. Without /proc, what says only that there is one.
 */
async function startOf(pid) {
    if (!(0,external_node_fs_.existsSync)('/proc/self/stat'))
        return isThere(pid) ? UNKNOWN_START : null;
    const text = await (0,promises_.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
    const hasEnded = fields[0] === 'Z' || fields[0] === 'X';
    return fields[19] === undefined || hasEnded ? null : Number(fields[19]).toString(36).padStart(9, '0');
}
function isThere(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,errors/* errorCode */.CA)(error) === 'EPERM';
    }
}

;// CONCATENATED MODULE: ./build/base/scratch.js








/** Namespace, pid and start of the process that made a folder, each of a fixed length: see `nameOf`. */
const NAME = /^\.?greenml-[a-z]+-([0-9a-z]{8})([0-9a-z]{5})([0-9a-z]{9})-/;
/**
 * A folder of this process's own below the system's temporary folder (`$TMPDIR`), or another one. Its maker removes it, by
 * `removeTree`.
 */
async function makeScratch(purpose, root = (0,external_node_os_.tmpdir)()) {
    try {
        return await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(root, `greenml-${purpose}-${await nameOf(process.pid)}-`)));
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT') {
            throw new errors/* UserError */.yo(`There is no temporary folder ${root}: make it, or set TMPDIR to one that exists.`, 1);
        }
        throw (0,path_errors/* explainWrite */.N3)((0,path_errors/* explainFullDisk */.Eh)(error, root, ROOM_FOR_SCRATCH), root);
    }
}
/** The same in a folder that others list, where a dot hides it: what is made there can be put in its place at once. */
async function makeHiddenScratch(purpose, root) {
    await (0,folders/* makeFolders */.w)(root);
    return (0,promises_.mkdtemp)((0,external_node_path_.join)(root, `.greenml-${purpose}-${await nameOf(process.pid)}-`));
}
/** A folder that is removed at the end of the scope: `await using staging = removedAfter(await mkdtemp(…))`. */
const removedAfter = (folder) => ({
    folder,
    [Symbol.asyncDispose]: () => removeTree(folder),
});
/** The fix where the temporary folder has no room. */
const ROOM_FOR_SCRATCH = 'Free some of it, or set TMPDIR to a folder on a larger disk';
/** Bytes that a disk has to have left before a run starts on it: below, the host would be why the run fails. */
const LEAST_ROOM = 512 * 1024 ** 2;
/** A run that started on a full disk would fail, and its script be blamed. */
async function refuseFullScratch() {
    const root = (0,external_node_os_.tmpdir)();
    const { bavail, bsize } = await (0,promises_.statfs)(root);
    if (bavail * bsize >= LEAST_ROOM)
        return;
    const left = `${Math.floor((bavail * bsize) / 1024 ** 2)} MiB`;
    throw new errors/* UserError */.yo(`The disk is nearly full: ${root} has ${left} left, and a run needs ${LEAST_ROOM / 1024 ** 2} MiB. ` +
        `${ROOM_FOR_SCRATCH}, then run the same command again.`, 1);
}
/**
 * Removes what processes of this user left in the temporary folder, or another one, that were killed. Only what a living
 * process could not have made is touched: the name tells who made it. Returns what could not be removed.
 */
async function removeAbandonedScratch(root = (0,external_node_os_.tmpdir)()) {
    const kept = [];
    for (const name of await (0,promises_.readdir)(root).catch(() => [])) {
        const folder = (0,external_node_path_.join)(root, name);
        if (!(await isAbandoned(name, folder)))
            continue;
        await removeTree(folder).catch(() => kept.push(folder));
    }
    return kept;
}
async function isAbandoned(name, folder) {
    const [, namespace, pid = '', start] = NAME.exec(name) ?? [];
    if (namespace === undefined || namespace !== (await pidNamespace()))
        return false;
    if (start === (await startOf(Number.parseInt(pid, 36))))
        return false;
    const found = await (0,promises_.lstat)(folder).catch(() => null);
    return found?.isDirectory() === true && found.uid === process.getuid?.();
}
/**
 * Names a process for good, in base 36 and always as long: how long a path is can move what a script has in memory, and
 * must not depend on a pid.
 */
async function nameOf(pid) {
    return `${await pidNamespace()}${pid.toString(36).padStart(5, '0')}${(await startOf(pid)) ?? UNKNOWN_START}`;
}
/** Pids mean something only inside of one, and containers may share a temporary folder. */
async function pidNamespace() {
    const found = await (0,promises_.stat)('/proc/self/ns/pid').catch(() => null);
    return (found?.ino ?? 0).toString(36).padStart(8, '0');
}
/** A script may have taken the right to remove its files from their owner, or nested folders deeper than a path can name. */
async function removeTree(folder) {
    try {
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    catch (error) {
        if (!['EACCES', 'EPERM', 'ENAMETOOLONG'].includes((0,errors/* errorCode */.CA)(error) ?? ''))
            throw error;
        await (0,base_process/* runCommand */.d)('/bin/chmod', ['-R', 'u+rwx', '--', folder]); // neither program follows links below it
        const { exitCode, stderr } = await (0,base_process/* runCommand */.d)('/bin/rm', ['-rf', '--', folder]);
        if (exitCode !== 0)
            throw new errors/* UserError */.yo(`${folder} can't be removed: ${stderr.trim().slice(-300)}`, 1);
    }
}


/***/ }),

/***/ 87033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oj: () => (/* binding */ modelKeyName),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   eh: () => (/* binding */ isSecretName),
/* harmony export */   ri: () => (/* binding */ withoutCredentials)
/* harmony export */ });
const SECRET_ENDING = /(?:(?:^|_)(?:KEY|TOKEN|SECRET)|PASSWORD|CREDENTIALS|APIKEY)$/i;
/** What uv and pip need to reach a package index (docs.astral.sh/uv: "Provide credentials directly"). */
const INDEX_CREDENTIAL = /^(?:UV_INDEX_.+_(?:USERNAME|PASSWORD)|PIP_.+)$/i;
const MODEL_KEY = 'GREENML_KEY_';
/** This machine: nothing that is sent there leaves it. */
const isLoopback = ({ hostname }) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
/** The variable of a key that is one model's own: `GREENML_KEY_GPT_5_1` for `gpt-5.1`. */
const modelKeyName = (id) => MODEL_KEY + id.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');
/**
 * Whether an environment variable holds a key or another secret that untrusted code must not see: by its name's ending,
 * which every model provider's own variable has (OPENAI_API_KEY, HF_TOKEN …), because it is one model's, or because
 * models.yaml names it.
 */
function isSecretName(name, keyVariables = new Set()) {
    if (keyVariables.has(name) || name.toUpperCase().startsWith(MODEL_KEY))
        return true;
    return SECRET_ENDING.test(name) && !INDEX_CREDENTIAL.test(name);
}
/**
 * A text without the name, password or token of each address in it, and without what follows an address's path, where
 * servers take tokens too. A password may hold an @: the last one before the path ends it.
 */
function withoutCredentials(text) {
    return text
        .replaceAll(/(\w:\/\/)[^/?#\s'"]*@/g, '$1')
        .replaceAll(/\w:\/\/[^\s'"]*/g, (address) => address.split(/[?#]/, 1)[0] ?? '');
}
function withoutSecrets(env, keyVariables) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretName(name, keyVariables)));
}


/***/ }),

/***/ 22927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ unpackArchive)
/* harmony export */ });
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34144);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14410);


/**
 * Unpacks an archive that nobody vouched for into a folder: plain files and folders alone, none outside of it, none replaced.
 * Returns why it was not unpacked to its end; null: it was.
 */
async function unpackArchive({ form, path }, folder, limits) {
    const words = [(0,_package_js__WEBPACK_IMPORTED_MODULE_0__/* .assetPath */ .Q$)('python', 'unpack_archive.py'), form, path, folder, `${limits.bytes}`, `${limits.files}`];
    const { exitCode, stderr } = await (0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .runCommand */ .d)('python3', ['-I', '-S', ...words], { env: { PATH: process.env.PATH } });
    return exitCode === 0 ? null : (stderr.trim().split('\n').at(-1) ?? 'it ended early');
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

/***/ 50105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lc: () => (/* binding */ readShardRecords),
/* harmony export */   RA: () => (/* binding */ streamRecords),
/* harmony export */   gm: () => (/* binding */ boundRecord),
/* harmony export */   k_: () => (/* binding */ streamRecordFile),
/* harmony export */   tW: () => (/* binding */ openRecords)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23085);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);
/* harmony import */ var _base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31126);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4920);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57029);
/* harmony import */ var _schema_execution_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50856);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55189);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24919);










/**
 * The records of a campaign, one at a time, file by file in the order of their names; nothing where there are none yet.
 * `onTorn` is told the file of each line that a killed writer left unfinished.
 */
async function* streamRecords(campaign, onTorn = () => { }, isWanted = () => true) {
    const folder = _paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.records('');
    for (const { name } of (await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__/* .listBelow */ .Iy)(campaign, folder)) ?? []) {
        if (!name.endsWith('.jsonl') || !isWanted(name))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(campaign, folder, name);
        yield* streamRecordFile(campaign, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), () => onTorn(path));
    }
}
/** `path`: relative to the campaign's folder. */
const streamRecordFile = (campaign, path, onTorn = () => { }) => (0,_base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__/* .streamJsonLines */ .mv)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(campaign, path), _schema_record_js__WEBPACK_IMPORTED_MODULE_7__/* .runRecord */ .DW, onTorn, campaign);
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
    const named = (0,_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .parseRecordsName */ .D)(fileName);
    if (shards === null || shard.count === 1 || named?.count !== shards.length)
        return true;
    return named.index === shard.index;
}
/**
 * A new file for the records that this process makes of a shard. Each is synced before the next run begins. UserError where
 * nothing can be written there.
 */
async function openRecords(campaign, shard) {
    await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolderBelow */ .IL)(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.records(''));
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkWritableFolder */ .B1)(_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.records(campaign));
    const path = _paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.shardRecords(campaign, shard, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex'));
    return (record) => (0,_base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__/* .appendJsonLine */ .fl)(path, boundRecord(record), campaign);
}
/** A record with all that a run or a machine said of itself as its format takes it: printable, and no longer than it may be. */
const boundRecord = (record) => (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_9__/* .boundTexts */ .Dh)(record, _schema_common_js__WEBPACK_IMPORTED_MODULE_5__/* .LONGEST_TEXT */ .xG, { errorType: _schema_execution_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST_ERROR_TYPE */ .Jo, tracebackTail: _schema_execution_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST_TRACEBACK */ .Oc });


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
/** Reads a plan or a provenance of a folder that a stranger may have written. UserError where it is none. */
async function checkDocument(folder, path) {
    const kind = parseSharedPath(path)?.kind;
    if (kind === 'plan')
        await (0,_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlan */ .m3)(folder);
    if (kind === 'variant' && path.endsWith('.json'))
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path), _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .provenance */ .aH, folder);
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4920);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43431);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24919);





const readProvenance = (campaign, variant) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonIfPresent */ .He)(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantProvenance(campaign, variant), _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .provenance */ .aH, campaign);
/** By variant id: what there is of each answer; a variant without is left out. */
async function readOfAnswers(variants, read) {
    const found = new Map();
    for (const { id, model } of variants) {
        const own = model === null ? null : await read(id);
        if (own !== null)
            found.set(id, own);
    }
    return found;
}
/** By variant id: what is known of the scripts that models wrote. */
const readProvenances = (campaign, variants) => readOfAnswers(variants, (id) => readProvenance(campaign, id));
/** By variant id: the scripts that models wrote, byte for byte. */
const readScripts = (campaign, variants) => readOfAnswers(variants, (id) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readIfPresent */ .Zu)(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantScript(campaign, id), campaign));
/** By variant id: the changes that `writePatch` wrote. */
const readPatches = (campaign, variants) => readOfAnswers(variants, (id) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextIfPresent */ .Ge)(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.patch(campaign, id), campaign));
/**
 * Writes the script and then its provenance, so that a provenance that exists tells of the script beside it. What an
 * earlier answer left is removed first; no script is left where the answer held none.
 */
async function writeVariant(campaign, told, script) {
    await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .removeBelow */ .ck)(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantProvenance('', told.variant));
    await writeOrRemove(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantScript('', told.variant), script);
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantProvenance(campaign, told.variant), told, campaign);
}
/** The change from the author's entry file to a model's script; null: there is none to show. */
const writePatch = (campaign, variant, patch) => writeOrRemove(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.patch('', variant), patch);
async function writeOrRemove(campaign, path, content) {
    if (content === null)
        await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .removeBelow */ .ck)(campaign, path);
    else
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, path), content, campaign);
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60599);
/* harmony import */ var _base_scratch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5767);
/* harmony import */ var _base_size_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17603);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4920);
/* harmony import */ var _campaign_documents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80173);
/* harmony import */ var _campaign_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24919);
/* harmony import */ var _campaign_record_id_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11162);
/* harmony import */ var _campaign_records_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50105);
/* harmony import */ var _campaign_shared_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88448);
/* harmony import */ var _planning_shards_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53635);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(64841);
/* harmony import */ var _campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(43161);















const LARGEST_ARCHIVE_BYTES = 256 * 1024 * 1024;
const DOWNLOADS_AT_ONCE = 8;
/** Uploads what the campaign's folder holds of a part; nothing where it holds none. */
async function sendPart(store, campaign, part, logger) {
    if ((await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__/* .lookBelow */ .b4)(campaign, '')).kind === 'none')
        return;
    const files = (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listFiles */ .CS)(campaign)).filter((path) => (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .isFileOfPart */ .hz)(part, path));
    if (files.length === 0)
        return;
    const name = (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .partName */ .pn)(campaign, part);
    await store.upload(name, campaign, files);
    logger.info(`uploaded ${files.length} files as artifact ${name}`);
}
/**
 * Brings the campaign's wanted parts from the run's artifacts into its folder. Returns how many there were. Of one that can't
 * be taken nothing is; `onRefused` is told why, else it is an error.
 */
async function fetchParts(store, campaign, isWanted, logger, onRefused = (refusal) => {
    throw refusal;
}) {
    const wanted = (await store.list()).flatMap((artifact) => {
        const part = (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .parsePartName */ .Yg)(campaign, artifact.name);
        return part !== null && isWanted(part) ? [{ artifact, part }] : [];
    });
    let refused = 0;
    for (let first = 0; first < wanted.length; first += DOWNLOADS_AT_ONCE) {
        const batch = wanted.slice(first, first + DOWNLOADS_AT_ONCE);
        const taking = batch.map(({ artifact, part }) => fetchPart(store, campaign, artifact, part).catch((error) => {
            if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
                throw error;
            refused++;
            onRefused(error, artifact.name);
        }));
        await Promise.all(taking);
    }
    logger.info(`took ${wanted.length - refused} artifacts into ${campaign}`);
    return wanted.length;
}
/** Takes the plan from the run's artifacts, unless an earlier step of this job wrote it. */
async function ensurePlan(store, campaign, logger) {
    if (await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .isPlanned */ .H9)(campaign))
        return;
    if ((await fetchParts(store, campaign, (part) => part.kind === 'plan', logger)) > 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no ${_campaign_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.plan(campaign)} and no artifact '${(0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .partName */ .pn)(campaign, { kind: 'plan' })}': run the action plan first, in this job or one that this job needs.`);
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
            return (0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(part.shard, shard);
        const { only } = part;
        if (only === null)
            return true;
        return blocks.some(({ project, model }) => project === only.project && (model === null || model === only.model));
    };
    await fetchParts(store, campaign, isWanted, logger);
}
/** A job that ran untrusted code may have made this artifact: only files of the part are taken, and only valid ones. */
async function fetchPart(store, campaign, artifact, part) {
    if (artifact.bytes > LARGEST_ARCHIVE_BYTES)
        throw refusal(artifact, `it has ${(0,_base_size_js__WEBPACK_IMPORTED_MODULE_5__/* .formatSize */ .X)(artifact.bytes)}`);
    const folder = await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .makeScratch */ .lP)('part', process.env.RUNNER_TEMP);
    try {
        await store.download(artifact, folder);
        const files = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listFiles */ .CS)(folder); // symbolic links are left out
        for (const path of files)
            await checkFile(folder, path, part, artifact);
        const taken = part.kind === 'records' ? await chooseRecordFiles(campaign, folder, files, part.shard, artifact) : files;
        const missing = [];
        for (const path of taken)
            if (!(await isThere(folder, campaign, path)))
                missing.push(path);
        for (const path of missing)
            await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__/* .copyBelow */ .Bu)(folder, campaign, path);
    }
    finally {
        await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .dM)(folder);
    }
}
/** Whether an earlier step of this job has brought or made the same file. UserError where it is another one. */
async function isThere(folder, campaign, path) {
    const there = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .hashBelow */ ._L)(campaign, path);
    if (there === null || there === (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .hashBelow */ ._L)(folder, path)))
        return there !== null;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, path)} is another file than the artifact's: it is not replaced.`, 3);
}
async function checkFile(folder, path, part, artifact) {
    if (!(0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .isFileOfPart */ .hz)(part, path))
        throw refusal(artifact, `'${path}' is no file of such a part`);
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
        for await (const record of (0,_campaign_records_js__WEBPACK_IMPORTED_MODULE_10__/* .streamRecordFile */ .k_)(folder, path)) {
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
const refusal = (artifact, reason) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Artifact '${artifact.name}' is refused: ${reason}.`, 3);


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
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43650);

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
const sumSeconds = (items) => (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(items.map(({ seconds }) => seconds));
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

/***/ 91244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ formatNoEnergy),
/* harmony export */   $s: () => (/* binding */ BASELINE_PHRASES),
/* harmony export */   B0: () => (/* binding */ formatRatio),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   DZ: () => (/* binding */ formatSuccess),
/* harmony export */   Jd: () => (/* binding */ formatSuccessRate),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   MD: () => (/* binding */ countWord),
/* harmony export */   Mt: () => (/* binding */ formatFailureClass),
/* harmony export */   O5: () => (/* binding */ QUANTITY_WORDS),
/* harmony export */   Tc: () => (/* binding */ formatComparison),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   VZ: () => (/* binding */ formatQuantity),
/* harmony export */   WG: () => (/* binding */ formatRatioSentence),
/* harmony export */   Wk: () => (/* binding */ formatError),
/* harmony export */   Xm: () => (/* binding */ formatMeter),
/* harmony export */   Xo: () => (/* binding */ formatSeconds),
/* harmony export */   e9: () => (/* binding */ formatWholePercent),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   gI: () => (/* binding */ formatMetric),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   kL: () => (/* binding */ MODE_WORDS),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   m6: () => (/* binding */ BASELINE_WORDS),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   sK: () => (/* binding */ capitalise),
/* harmony export */   sP: () => (/* binding */ formatPercentRange),
/* harmony export */   vv: () => (/* binding */ formatRatioParts),
/* harmony export */   vw: () => (/* binding */ formatScientific),
/* harmony export */   x3: () => (/* binding */ ESTIMATED_MARK),
/* harmony export */   yZ: () => (/* binding */ joinWords),
/* harmony export */   yg: () => (/* binding */ formatDigits)
/* harmony export */ });
const QUANTITY_WORDS = {
    energy: 'energy',
    cpu: 'CPU time',
    wall: 'wall time',
    memory: 'peak memory',
};
const BASELINE_WORDS = {
    'original-headless': 'original without plots',
    original: 'original as it is',
};
/** The same within a sentence. */
const BASELINE_PHRASES = {
    'original-headless': "the author's code without its plots",
    original: "the author's code",
};
/** Estimates of energy are good to a factor of two at best: they carry this mark wherever they stand. */
const ESTIMATED_MARK = 'estimated ×/÷2';
const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const padded = new Intl.NumberFormat('en', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
const paddedTwo = new Intl.NumberFormat('en', { minimumSignificantDigits: 2, maximumSignificantDigits: 2 });
const significantTwo = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
/** In a cell: there is no number. */
const MISSING = '–';
/** `×0.62 (0.55–0.70)`; estimated or without an interval `×0.62`; without pairs a dash. */
function formatRatio(shown) {
    if (shown === null || shown.estimate === null)
        return MISSING;
    // The interval of an estimate would promise a precision that it does not have.
    const { ratio, range } = formatRatioParts(shown.estimate, shown.quality === 'estimated' ? null : (shown.interval ?? null));
    return range === null ? ratio : `${ratio} (${range})`;
}
/** `×0.62` and `0.55–0.70`, for a place that shows them apart. */
function formatRatioParts(estimate, interval) {
    if (interval === null)
        return { ratio: `×${roundRatio(estimate, 2)}`, range: null };
    const decimals = ratioDecimals(interval);
    const [low, high] = interval.map((end) => {
        if (showsSide(end, decimals))
            return roundRatio(end, decimals);
        return end < 1 ? '<1' : '>1'; // its digits would print 1 and hide on which side it lies
    });
    return { ratio: `×${roundRatio(estimate, decimals)}`, range: `${low}–${high}` };
}
/** `×0.77, 95 % interval 0.61–0.93`. */
function formatRatioSentence(estimate, interval) {
    const { ratio, range } = formatRatioParts(estimate, interval);
    return range === null ? ratio : `${ratio}, 95 % interval ${range}`;
}
/** Two significant digits for what is too large or too small for decimals. */
const roundRatio = (value, decimals) => value >= 10 || value < 0.1 ? paddedTwo.format(value) : value.toFixed(decimals);
/** As near to 1 a ratio is 1. */
const SAME = 1e-9;
const MOST_DECIMALS = 4;
/** As few decimals, from two on, as show on which side of 1 each end lies, and that the ends differ. */
function ratioDecimals(interval) {
    for (let decimals = 2; decimals < MOST_DECIMALS; decimals++) {
        const [low, high] = interval.map((end) => end.toFixed(decimals));
        if (interval.every((end) => showsSide(end, decimals)) && (low !== high || interval[1] - interval[0] <= SAME)) {
            return decimals;
        }
    }
    // What no number of decimals shows is said by a sign, and more of them only crowd the other end.
    return interval.every((end) => showsSide(end, MOST_DECIMALS)) ? MOST_DECIMALS : 2;
}
const showsSide = (end, decimals) => sideOf(Number(end.toFixed(decimals))) === sideOf(end);
const sideOf = (ratio) => (Math.abs(ratio - 1) <= SAME ? 0 : Math.sign(ratio - 1));
/** `38 % less`, `0.4 % more`, `2.4 times as much`. */
function formatChange(ratio) {
    if (ratio >= 2)
        return `${significant.format(Number(ratio.toPrecision(2)))} times as much`;
    const share = Math.abs(ratio - 1);
    return `${share > 0.99 ? `${(share * 100).toFixed(1)} %` : formatPercent(share)} ${ratio < 1 ? 'less' : 'more'}`;
}
/** `38 % less CPU time than`, `3.2 times as much CPU time as`. */
const formatComparison = (ratio, what) => `${formatChange(ratio)} ${what} ${ratio >= 2 ? 'as' : 'than'}`;
function formatQuantity(value, quantity) {
    if (value === null)
        return MISSING;
    if (quantity === 'memory')
        return `${formatThreeDigits(value / 2 ** 20)} MiB`;
    if (quantity !== 'energy')
        return `${formatThreeDigits(value)} s`;
    return value >= 10_000 ? `${formatThreeDigits(value / 1000)} kJ` : `${formatThreeDigits(value)} J`;
}
/** `1.40` beside `1.52`; above a thousand the zeros that rounding leaves stand for what is not known. */
const formatThreeDigits = (value) => (value === 0 ? '0' : padded.format(value));
/** Three decimals for a fraction, four significant digits for a metric in the target's own unit. */
function formatMetric(value, scale) {
    return value === null ? MISSING : formatSigned(value, metricDecimals(scale, value));
}
/** With a sign, and the decimals of the value that it is a difference to. */
function formatDifference(value, scale, reference) {
    if (value === null)
        return MISSING;
    const text = formatSigned(value, metricDecimals(scale, reference ?? value));
    return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
function metricDecimals(scale, value) {
    if (scale !== 'absolute')
        return 3;
    return value === 0 ? 0 : Math.min(20, Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value)))));
}
function formatSigned(value, decimals) {
    const text = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(Math.abs(value));
    return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}
function formatUsd(usd) {
    return usd !== 0 && usd < 0.01 ? `$${significant.format(usd)}` : `$${usd.toFixed(2)}`;
}
/** `3.4 × 10⁹` from a million on; below, the number. */
function formatScientific(value) {
    if (value < 1e6)
        return significant.format(value);
    const [mantissa = '', exponent = ''] = value.toExponential(1).split('e+');
    return `${mantissa} × 10${[...exponent].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('')}`;
}
/** `44–97 %` */
const formatPercentRange = ([low, high]) => `${Math.round(low * 100)}–${Math.round(high * 100)} %`;
/** `p = 0.031`; below a thousandth only that. */
function formatP(p) {
    if (p === null)
        return MISSING;
    return p < 0.001 ? 'p < 0.001' : `p = ${Number(p.toPrecision(2))}`;
}
/** `7.6 %`: two significant digits. */
const formatPercent = (share) => `${significantTwo.format(share * 100)} %`;
/** `96 %` */
const formatWholePercent = (share) => `${Math.round(share * 100)} %`;
/** `2.35 s` */
const formatSeconds = (seconds) => `${formatDigits(seconds, 3)} s`;
/** So many significant digits, without those that are zero at the end, and never an exponent. */
const formatDigits = (value, digits) => new Intl.NumberFormat('en', { maximumSignificantDigits: digits, useGrouping: false }).format(value);
const formatCount = (count) => new Intl.NumberFormat('en').format(count);
/** `6 projects`, `1 project`. */
const countWord = (count, word, plural = `${word}s`) => `${count} ${count === 1 ? word : plural}`;
/** `2026-11-30 14:05 UTC`; a text that is no date is shown as it is. */
function formatInstant(instant) {
    const milliseconds = Date.parse(instant);
    if (Number.isNaN(milliseconds))
        return instant;
    return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `a, b and c` */
function joinWords(words) {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** `a, b, c and 4 more` */
function formatList(items, shown = 5) {
    const rest = items.length - shown;
    return rest > 0 ? `${items.slice(0, shown).join(', ')} and ${rest} more` : items.join(', ');
}
/** `5 / 6 / 6`: passed, attemptable, total. */
function formatSuccess(success) {
    return `${success.passed} / ${success.attemptable} / ${success.total}`;
}
/** `83 %`, or bounds where some variants could not be attempted: had they all failed, had they all passed. */
function formatSuccessRate(success) {
    const { passed, attemptable, total } = success;
    if (total === 0)
        return MISSING;
    const low = Math.round((passed / total) * 100);
    const high = Math.round(((passed + total - attemptable) / total) * 100);
    return low === high ? `${low} %` : `${low}–${high} %`;
}
/** A class of failures in words: `schema-or-name` is "schema or name". */
const formatFailureClass = (name) => name.replaceAll('-', ' ');
/** `KeyError: 'body_mass_g'`; empty where nothing was said. */
const formatError = ({ errorType, message }) => [errorType?.split('.').at(-1), message].filter((part) => part != null).join(': ');
const METER_WORDS = new Map([
    ['linear-own-watts', 'linear model, own watts'],
    ['linear-per-vcpu', 'linear per-vCPU model'],
    ['torch-flop-counter', 'torch.utils.flop_counter'],
]);
/** A meter, or the model of an estimate, as people call it. */
const formatMeter = (meter) => METER_WORDS.get(meter) ?? meter;
const MODE_WORDS = {
    'original-telemetry': "the model adds only the metric line to the author's script",
    assisted: "the model sees the author's script and rewrites it",
    autonomous: "the model sees only the data's header, one row and the README",
};
/** Of a campaign without measured energy: joules that were read and not believed were measured all the same. */
const formatNoEnergy = ({ energyLeftOut }) => energyLeftOut.length > 0 ? 'energy measured, but left out' : 'energy not measured here';
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);


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
const generateOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .verbOptions */ .CL)('ask the models for the scripts of a campaign', {
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _migrations_record_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83271);
/* harmony import */ var _versioned_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69739);




const GENERATION_STATUSES = [
    'ok',
    'syntax-error',
    'no-code',
    'truncated',
    'refused',
    'provider-error',
    'no-answer',
];
const PROVENANCE_VERSION = 2;
const provenanceFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(PROVENANCE_VERSION),
    variant: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .compoundId */ .zN,
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    sample: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    /** `recorded`: written for a demonstration, never a live model's; `given`: a file of `--answers`, whoever wrote it. */
    origin: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['provider', 'recorded', 'given']),
    provider: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    requestedModel: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** As the provider's answer names it. */
    returnedModel: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    responseId: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(GENERATION_STATUSES),
    reason: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    promptHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    answerHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    codeHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    /** Whether the script may take another course when it starts headless. Null: there is none, or nobody looked. */
    drawsOrWaits: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ input: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), cachedInput: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), output: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), reasoning: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }).nullable(),
    cost: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ usd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, pricedAs: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }).nullable(),
    costReason: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    /** Joules of the generation, from the model entry's figure for a token; null where it gives none. */
    energy: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        joules: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive(),
        low: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive(),
        high: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive(),
        source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    })
        .nullable(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    wallSeconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    startedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR,
});
/** `<variant>.json`, beside the script that it tells the origin of. */
const provenance = (0,_versioned_js__WEBPACK_IMPORTED_MODULE_3__/* .versioned */ .iF)(PROVENANCE_VERSION, provenanceFile, {
    1: (old) => ({ ...old, drawsOrWaits: null, reason: (0,_migrations_record_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(old.reason) }),
});


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

export const id = 4453;
export const ids = [4453];
export const modules = {

/***/ 14410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/** Bytes kept of each stream; what is beyond is dropped. */
const OUTPUT_LIMIT = 16 * 1024 * 1024;
/**
 * Runs a program with an argument array (never a shell) and waits for its end. Resolves whatever its exit code is;
 * rejects only when it could not be started (`error.code` is then ENOENT, EACCES …).
 */
function runCommand(program, args, options = {}) {
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
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

/***/ 87033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withoutSecrets),
/* harmony export */   e: () => (/* binding */ isSecretName)
/* harmony export */ });
const SECRET_ENDING = /(?:(?:^|_)(?:KEY|TOKEN|SECRET)|PASSWORD|CREDENTIALS|APIKEY)$/i;
/** What uv and pip need to reach a package index (docs.astral.sh/uv: "Provide credentials directly"). */
const INDEX_CREDENTIAL = /^(?:UV_INDEX_.+_(?:USERNAME|PASSWORD)|PIP_.+)$/i;
/**
 * Whether an environment variable holds a key or another secret that untrusted code must not see: by its name's ending,
 * which every model provider's own variable has (OPENAI_API_KEY, HF_TOKEN …), or because models.yaml names it.
 */
function isSecretName(name, keyVariables = new Set()) {
    return keyVariables.has(name) || (SECRET_ENDING.test(name) && !INDEX_CREDENTIAL.test(name));
}
function withoutSecrets(env, keyVariables) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretName(name, keyVariables)));
}


/***/ }),

/***/ 14111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ checkWritable)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);





/** Hours of measuring are not lost to a path that can't be written at the end: a file beside it is made and removed. */
async function checkWritable(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => null);
    if (found?.isDirectory())
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} is a folder: name a file to write to.`, 1);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} can't be written: there is no folder ${folder}.`, 1);
    const probe = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        await (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(probe, 'wx')).close();
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(probe);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} can't be written: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}`, 1, { cause: error });
    }
}


/***/ }),

/***/ 75712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ checkProgram),
/* harmony export */   u: () => (/* binding */ checkPrograms)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);



const DEFAULT_PATH = '/usr/local/bin:/usr/bin:/bin';
/** Finds a fault before anything is measured; the codes are those of a shell: 127 not found, 126 can't be run. */
function checkPrograms(commands, env) {
    for (const [program = ''] of commands) {
        if (/\s/.test(program) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(program))
            throw quotedWhole(program, commands);
        checkProgram(program, env);
    }
}
/** `'python3 a.py' 'python3 b.py'`, as other tools take commands. */
function quotedWhole(program, commands) {
    const isCommand = (word) => /\s/.test(word);
    const meant = commands.flatMap((words) => (words.every(isCommand) ? words : [words.join(' ')]));
    const example = `greenml measure -- ${meant.join(' -- ')}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${program}: command not found; don't quote the whole command: ${example}; for shell syntax: sh -c '…'`, 127);
}
/** The same of one program. */
function checkProgram(program, env) {
    if (program === '')
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('A command is empty: greenml measure -- <command> [-- <command>…]');
    if (program.includes('/')) {
        checkPath(program);
        return;
    }
    const found = (env.PATH ?? DEFAULT_PATH).split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder || '.', program));
    if (found.some(isProgram))
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${program}: command not found${suggest(program)}`, 127);
}
function checkPath(path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (found === undefined)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path}: no such file${suggest(path)}`, 127);
    if (found.isDirectory())
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path} is a folder, not a command.`, 126);
    if (isProgram(path))
        return;
    const how = path.endsWith('.py') ? `python3 ${path}` : `chmod +x ${path}`;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path} can't be run: it is not executable. Try: ${how}`, 126);
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
/** A file with nearly the same name in the folder meant, or the one that needs `./` before it. */
function suggest(program) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(program);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(program);
    let names;
    try {
        names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return '';
    }
    const near = names.find((each) => each === name) ?? names.find((each) => isTypo(each, name));
    if (near === undefined)
        return '';
    const path = folder === '.' ? `./${near}` : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, near);
    return `; did you mean ${isProgram(path) ? path : path.endsWith('.py') ? `python3 ${path}` : path}?`;
}
/** One letter more, less or other, or two neighbours swapped. */
function isTypo(a, b) {
    if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 3)
        return false;
    let start = 0;
    while (start < a.length && a[start] === b[start])
        start++;
    const [restA, restB] = [a.slice(start), b.slice(start)];
    const swapped = `${restA[1] ?? ''}${restA[0] ?? ''}${restA.slice(2)}`;
    return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || swapped === restB;
}


/***/ }),

/***/ 24243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSandboxed: () => (/* binding */ runSandboxed)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var base_errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/benchmark/empty-record.js
var empty_record = __webpack_require__(16515);
// EXTERNAL MODULE: ./build/benchmark/ending.js + 1 modules
var benchmark_ending = __webpack_require__(82467);
// EXTERNAL MODULE: ./build/benchmark/execute.js + 2 modules
var execute = __webpack_require__(94348);
// EXTERNAL MODULE: ./build/benchmark/host.js
var host = __webpack_require__(18072);
// EXTERNAL MODULE: ./build/benchmark/launcher.js
var benchmark_launcher = __webpack_require__(60150);
// EXTERNAL MODULE: ./build/benchmark/run-inside.js
var run_inside = __webpack_require__(52698);
// EXTERNAL MODULE: ./build/benchmark/workspace.js
var benchmark_workspace = __webpack_require__(49453);
// EXTERNAL MODULE: ./build/report/clean-text.js
var clean_text = __webpack_require__(72348);
// EXTERNAL MODULE: ./build/sandbox/limits.js
var sandbox_limits = __webpack_require__(85546);
// EXTERNAL MODULE: ./build/sandbox/sandbox.js + 2 modules
var sandbox_sandbox = __webpack_require__(39169);
// EXTERNAL MODULE: ./build/commands/measure/check-outputs.js
var check_outputs = __webpack_require__(14111);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./build/base/find-program.js
var find_program = __webpack_require__(15456);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: ./build/base/secrets.js
var secrets = __webpack_require__(87033);
// EXTERNAL MODULE: ./build/commands/measure/check-programs.js
var check_programs = __webpack_require__(75712);
;// CONCATENATED MODULE: ./build/commands/sandbox/resolve-program.js








const PYTHON = /^python[\d.]*$/;
const ALWAYS_THERE = ['/usr', '/bin', '/lib', '/lib64', '/sbin'];
const FACTS = 'import json, sys; print(json.dumps([sys.executable, sys.prefix, sys.base_prefix]))';
const facts = schemas/* tuple */.PVZ([schemas/* string */.YjP().min(1), schemas/* string */.YjP(), schemas/* string */.YjP()]);
/**
 * The real program behind a name: the interpreter itself where a version manager's shim stands for it, which could not
 * start in a sandbox. What lies in `folder` is never run to find that out: nobody vouched for it.
 */
async function resolveProgram(program, folder, env) {
    (0,check_programs/* checkProgram */.n)(program, env);
    const path = program.includes('/') ? (0,external_node_path_.resolve)(folder, program) : (0,find_program/* findProgram */.K)(program, env);
    if (path === null)
        throw new base_errors/* UserError */.yo(`${program} is found by a relative folder on PATH only: name its path.`, 126);
    const real = (0,external_node_fs_.realpathSync)(path);
    if (isBelow(path, folder)) {
        const base = isBelow(real, folder) || !PYTHON.test((0,external_node_path_.basename)(real)) ? [] : (await askPython(real, env)).readOnly;
        return { path: (0,external_node_path_.relative)(folder, path), inFolder: true, readOnly: base };
    }
    if (PYTHON.test((0,external_node_path_.basename)(path)))
        return askPython(path, env);
    if ((0,external_node_path_.basename)((0,external_node_path_.dirname)(path)) === 'shims') {
        throw new base_errors/* UserError */.yo(`${path} is a version manager's shim, which can't start in a sandbox: name the program itself ` +
            `(pyenv which ${program}, asdf which ${program}, mise which ${program}).`, 126);
    }
    const isSystem = ALWAYS_THERE.some((each) => isBelow(path, each));
    return { path: isSystem ? path : real, inFolder: false, readOnly: isSystem ? [] : [real] };
}
/** Asks an interpreter where it lies; away from the caller's folder, whose files could choose another one. */
async function askPython(path, env) {
    const told = await (0,base_process/* runCommand */.d)(path, ['-I', '-c', FACTS], {
        cwd: '/',
        env: (0,secrets/* withoutSecrets */.c)(env),
        timeoutSeconds: 30,
    });
    const parsed = facts.safeParse(readJsonLine(told.stdout));
    if (!parsed.success) {
        throw new base_errors/* UserError */.yo(`${path} does not tell where its Python lies: name another, as /usr/bin/python3.`, 126);
    }
    const [executable, prefix, basePrefix] = parsed.data;
    const inEnvironment = prefix !== basePrefix;
    const base = ['bin', 'lib', 'lib64'].map((name) => (0,external_node_path_.join)(basePrefix, name)).filter((each) => (0,external_node_fs_.existsSync)(each));
    return { path: executable, inFolder: false, readOnly: [...(inEnvironment ? [prefix] : []), ...base].filter(isShown) };
}
const isShown = (path) => !ALWAYS_THERE.some((each) => isBelow(path, each));
function readJsonLine(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
const isBelow = (path, folder) => path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

;// CONCATENATED MODULE: ./build/commands/sandbox/folders.js






const KEY_FILE = /^(?:\.env(?:\..+)?|\.git-credentials|\.netrc|\.pypirc|\.npmrc|id_(?:rsa|dsa|ecdsa|ed25519))$/;
const EXAMPLE = /\.(?:example|sample|template)$/;
/** What is copied in: files, folders and links; no keys, and nothing that is no file (sockets, pipes, devices). */
async function isCopied(path) {
    const name = (0,external_node_path_.basename)(path);
    if (KEY_FILE.test(name) && !EXAMPLE.test(name))
        return false;
    const found = await (0,promises_.lstat)(path);
    return found.isFile() || found.isDirectory() || found.isSymbolicLink();
}
/** A home or a disk is no project: copying it would take long and show the code what it is kept from. */
async function checkFolder(folder) {
    for (const inside of [(0,external_node_os_.homedir)(), (0,external_node_os_.tmpdir)()]) {
        const path = await (0,promises_.realpath)(inside).catch(() => inside);
        if (!isBelow(path, folder))
            continue;
        throw new base_errors/* UserError */.yo(`${folder} would be copied into the sandbox, with ${path} in it: go to the project's folder first.`);
    }
}
/** The folders to write to, as the sandbox is to show them. */
async function findWritable(paths, folder, workspace, sandbox) {
    const found = [];
    for (const path of paths) {
        const real = await (0,promises_.realpath)(path).catch(() => null);
        if (real === null || !(0,external_node_fs_.statSync)(real).isDirectory())
            throw new base_errors/* UserError */.yo(`--writable ${path}: there is no such folder.`);
        if (isBelow(folder, real))
            throw new base_errors/* UserError */.yo(`--writable ${path}: name a folder inside or beside this one.`);
        checkOwner(real, path, sandbox);
        const at = isBelow(real, folder) ? (0,external_node_path_.join)(workspace.projectFolder, (0,external_node_path_.relative)(folder, real)) : real;
        if (sandbox.tier === 'none' && at !== real) {
            await (0,promises_.rm)(at, { recursive: true, force: true });
            await (0,promises_.symlink)(real, at);
        }
        found.push({ folder: real, at });
    }
    return found;
}
/** As root the program has another uid than the caller. */
function checkOwner(real, path, { ownerUid }) {
    if (ownerUid === null) {
        (0,external_node_fs_.accessSync)(real, external_node_fs_.constants.W_OK);
        return;
    }
    const { uid, gid, mode } = (0,external_node_fs_.statSync)(real);
    const bits = uid === ownerUid ? mode >> 6 : gid === ownerUid ? mode >> 3 : mode;
    if ((bits & 0o3) === 0o3)
        return;
    throw new base_errors/* UserError */.yo(`--writable ${path}: run by root, the code belongs to user ${ownerUid}, who may not write there: ` +
        `chown ${ownerUid} ${path}, or run greenml as another user than root.`);
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/commands/sandbox/relay.js


const TAIL_BYTES = 64 * 1024;
/** Bytes that several streams may carry together. */
class OutputBudget {
    #left;
    #onFlood;
    flooded = false;
    constructor(bytes, onFlood) {
        this.#left = bytes;
        this.#onFlood = onFlood;
    }
    /** The part of `chunk` that is within the budget. */
    take(chunk) {
        const part = chunk.subarray(0, this.#left);
        this.#left -= part.length;
        if (part.length < chunk.length && !this.flooded) {
            this.flooded = true;
            this.#onFlood();
        }
        return part;
    }
}
/**
 * Passes what comes through a named pipe on, byte for byte and at once, as fast as it is taken; remembers its end. A reader
 * that goes away closes the pipe, which the writer is told by SIGPIPE, as in a shell.
 */
class Relay {
    #pipe;
    #closed;
    #writeEnd;
    #tail = Buffer.alloc(0);
    /** `path`: a named pipe that exists. */
    constructor(path, sink, budget) {
        const fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        this.#writeEnd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NONBLOCK); // else it ends before it has begun
        this.#pipe = new external_node_net_.Socket({ fd, readable: true, writable: false });
        this.#closed = new Promise((resolve) => this.#pipe.once('close', () => resolve()));
        sink.once('close', () => this.#pipe.destroy());
        sink.once('error', () => this.#pipe.destroy());
        this.#pipe.on('data', (chunk) => {
            const part = budget.take(chunk);
            this.#tail = Buffer.concat([this.#tail, part]).subarray(-TAIL_BYTES);
            if (part.length === 0 || sink.write(part))
                return;
            this.#pipe.pause();
            sink.once('drain', () => this.#pipe.resume());
        });
    }
    /** Waits until all that was written is passed on, once nobody writes any more; returns its last 64 KiB. */
    async finish() {
        this.#closeWriteEnd();
        await this.#closed;
        return this.#tail.toString();
    }
    #closeWriteEnd() {
        if (this.#writeEnd !== null)
            (0,external_node_fs_.closeSync)(this.#writeEnd);
        this.#writeEnd = null;
    }
    async [Symbol.asyncDispose]() {
        this.#closeWriteEnd();
        this.#pipe.destroy();
        await this.#closed;
    }
}

;// CONCATENATED MODULE: ./build/commands/sandbox.js
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





















/** Runs a command as a variant would be: on a copy of the current folder, in a sandbox, held to its limits. */
async function runSandboxed(options, context) {
    const [word] = options.command;
    if (word === undefined || word === '')
        throw new base_errors/* UserError */.yo('A command is missing: greenml sandbox -- <command>');
    if (options.json === '-')
        throw new base_errors/* UserError */.yo("--json -: standard output is the command's own; name a file.");
    const limits = { ...sandbox_limits/* DEFAULT_LIMITS */.dR, ...(options.limits === undefined ? {} : (0,sandbox_limits/* parseLimits */.kd)(options.limits)) };
    if (options.json !== undefined)
        await (0,check_outputs/* checkWritable */.Z)(options.json);
    const folder = await (0,promises_.realpath)(options.folder ?? process.cwd());
    await checkFolder(folder);
    const sandbox = await (0,sandbox_sandbox/* chooseSandbox */.HY)(options.sandbox ?? 'auto', {
        trusted: false,
        userTrusts: options.iTrustThisCode ?? false,
        warn: (text) => context.logger.warn(text),
    });
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'greenml-sandbox-'));
    try {
        const result = await runIn(folder, scratch, limits, sandbox, options, context);
        if (options.json !== undefined)
            await (0,files/* writeJson */.GF)(options.json, result.record);
        if (options.json === undefined || result.record.failureClass !== null)
            context.logger.info(summarise(result.record));
        return result;
    }
    finally {
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
    }
}
async function runIn(folder, scratch, limits, sandbox, options, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const launcher = __addDisposableResource(env_1, new benchmark_launcher/* Launcher */.bR(), true); // it starts while all else is made ready
        const program = await resolveProgram(options.command[0] ?? '', folder, context.env);
        const workspace = __addDisposableResource(env_1, await (0,benchmark_workspace/* makeWorkspace */.W)({
            sourceFolder: folder,
            script: null,
            homeSeed: null,
            isCopied: isCopied,
            ownerUid: sandbox.ownerUid,
        }), true);
        const writable = await findWritable(options.writable ?? [], folder, workspace, sandbox);
        if (context.signal?.aborted)
            throw (0,base_errors/* stopped */.ce)();
        const stop = () => launcher.stop();
        context.signal?.addEventListener('abort', stop);
        const shims = (0,base_package/* assetPath */.Q$)('python', 'shims', 'render');
        const inside = {
            sandbox,
            launcher,
            workspace,
            command: [
                program.inFolder ? (0,external_node_path_.join)(workspace.projectFolder, program.path) : program.path,
                ...options.command.slice(1),
            ],
            workingDirectory: workspace.projectFolder,
            readOnly: [...program.readOnly, shims],
            writable,
            env: { ...execute/* SCRIPT_ENVIRONMENT */.w, PYTHONPATH: shims },
            limits,
            counters: [],
        };
        const { outcome, errors } = await withoutWorkflowCommands(options.stderr, context.env, () => passThrough(inside, scratch, options));
        context.signal?.removeEventListener('abort', stop);
        const hidden = errors.replaceAll(workspace.projectFolder, '/project');
        const ending = (0,benchmark_ending/* judgeStart */.EF)(outcome, hidden, program.path) ?? (0,benchmark_ending/* judgeEnd */.d8)(outcome, (0,benchmark_ending/* exitState */.iF)(outcome, sandbox.tier), hidden, limits);
        if (ending?.status === 'environment-failed')
            throw notStarted(outcome, program.path, sandbox);
        if (ending?.status === 'sandbox-failed')
            throw new base_errors/* UserError */.yo(ending.errorMessage ?? 'the sandbox did not start', 125);
        const record = { ...(await describe(outcome, sandbox)), ...(ending ?? { status: 'ok' }) };
        return { record, exitCode: exitCodeOf(record) };
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
/** Runs it with both streams passed on; a run that prints too much is ended. `errors`: the end of standard error. */
async function passThrough(inside, scratch, options) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const [stdoutPipe, stderrPipe] = [(0,external_node_path_.join)(scratch, 'stdout'), (0,external_node_path_.join)(scratch, 'stderr')];
        for (const path of [stdoutPipe, stderrPipe])
            await inside.launcher.makePipe(path);
        const budget = new OutputBudget(inside.limits.outputBytes, () => inside.launcher.stop());
        const stdout = __addDisposableResource(env_2, new Relay(stdoutPipe, options.stdout, budget), true);
        const stderr = __addDisposableResource(env_2, new Relay(stderrPipe, options.stderr, budget), true);
        const outcome = await (0,run_inside/* runInside */._)({ ...inside, stdout: stdoutPipe, stderr: stderrPipe });
        const [, errors] = await Promise.all([stdout.finish(), stderr.finish()]);
        return { outcome: budget.flooded ? { ...outcome, endedFor: 'output' } : outcome, errors };
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
async function describe(outcome, sandbox) {
    return {
        ...(0,empty_record/* recordOfTrial */.N3)(await (0,host/* describeHost */.Y)(null), sandbox.tier),
        ...(0,benchmark_ending/* exitState */.iF)(outcome, sandbox.tier),
        startedAt: new Date(outcome.startedAt * 1000).toISOString(),
        wallSeconds: outcome.wallSeconds ?? null,
        userSeconds: outcome.userSeconds,
        systemSeconds: outcome.systemSeconds,
        peakMemoryBytes: outcome.peakMemoryBytes,
        reasons: { ...outcome.reasons, energy: 'not read', metric: 'a command of its own has no rule to read one by' },
    };
}
/** Lines of a job's log that begin with `::` are commands to GitHub's runner: none of them while code of others prints. */
async function withoutWorkflowCommands(log, env, work) {
    if (env.GITHUB_ACTIONS !== 'true')
        return work();
    const token = (0,external_node_crypto_.randomUUID)();
    log.write(`::stop-commands::${token}\n`);
    try {
        return await work();
    }
    finally {
        log.write(`\n::${token}::\n`);
    }
}
function notStarted({ notStarted }, path, { ownerUid }) {
    const missing = notStarted?.startsWith('no such file') ?? false;
    const owner = ownerUid === null ? '' : `, or let every user read the folder that it lies in (here it runs as user ${ownerUid})`;
    return new base_errors/* UserError */.yo(`${path} does not start in the sandbox: ${notStarted}. It, or what it needs, lies where the sandbox shows nothing: ` +
        `name a program below /usr, as /usr/bin/python3${owner}.`, missing ? 127 : 126);
}
/** 128 + n on a signal, as a shell says it; a run that was ended is one that SIGKILL ended. */
function exitCodeOf({ exitCode, signal }) {
    if (exitCode !== null)
        return exitCode;
    const number = Object.entries(external_node_os_.constants.signals).find(([name]) => name === signal)?.[1];
    return 128 + (number ?? external_node_os_.constants.signals.SIGKILL);
}
/** One line, free of what the command could have put into its messages. */
function summarise(record) {
    const { status, errorMessage, errorType, wallSeconds, userSeconds, systemSeconds, peakMemoryBytes } = record;
    const why = errorMessage ?? errorType;
    const parts = [
        why === null ? status : `${status} (${(0,clean_text/* cleanLine */.Ow)(why, 200)})`,
        wallSeconds === null ? null : `${wallSeconds.toFixed(2)} s`,
        userSeconds === null || systemSeconds === null ? null : `CPU ${(userSeconds + systemSeconds).toFixed(2)} s`,
        peakMemoryBytes === null ? null : (0,sandbox_limits/* formatBytes */.z3)(peakMemoryBytes),
        `sandbox: ${record.sandbox}`,
    ];
    return `greenml sandbox: ${parts.filter((each) => each !== null).join(', ')}`;
}


/***/ }),

/***/ 72348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   Vs: () => (/* binding */ cleanCodeLine),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/**
 * What an error message or a model's answer may hold and a page must not: control characters, direction overrides
 * (CVE-2021-42574, "Trojan Source"), invisible characters, line separators, and code points no XML file may carry.
 */
const UNPRINTABLE = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]/gu;
/** One printable line: no ANSI sequences, no control or direction characters, white space collapsed, cut at `limit`. */
function cleanLine(text, limit = 300) {
    const line = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text.toWellFormed())
        .replace(/\s+/gu, ' ')
        .replace(UNPRINTABLE, '')
        .replace(/ {2,}/g, ' ')
        .trim();
    return shorten(line, limit);
}
/** One line of source code: tabs become spaces, what cannot be seen is spelled out so that it cannot deceive. */
function cleanCodeLine(line, limit = 240) {
    const visible = line
        .toWellFormed()
        .replace(/\r$/, '')
        .replaceAll('\t', '    ')
        .replace(UNPRINTABLE, (character) => `⟨U+${codePoint(character)}⟩`);
    return shorten(visible, limit);
}
/** Cuts at `limit` characters (code points) and says so with an ellipsis. */
function shorten(text, limit) {
    if (text.length <= limit)
        return text;
    const characters = [...text];
    return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}
function codePoint(character) {
    return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}


/***/ }),

/***/ 60711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ isDoubtful),
/* harmony export */   KM: () => (/* binding */ DOUBTFUL),
/* harmony export */   Ny: () => (/* binding */ netJoulesOfHost),
/* harmony export */   fZ: () => (/* binding */ meterOfHost),
/* harmony export */   u3: () => (/* binding */ energyOfHost)
/* harmony export */ });
/** A whole processor package by its kernel name; its children (`package-0/dram`) are not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/;
/** A wall plug, a supply or the sockets of several: what the whole machine takes. */
const EXTERNAL_DOMAIN = /^external(-|$)/;
const ESTIMATE_DOMAIN = 'estimate/cpu';
/** A number that was read but that a careful reader would not trust unseen: its reason starts with this. */
const DOUBTFUL = 'doubtful: ';
const isDoubtful = ({ joules, reason }) => joules !== null && (reason?.startsWith(DOUBTFUL) ?? false);
/**
 * Gross joules of all processor packages by one meter; where none was read, of the meters outside the machine, which take in
 * all the rest of it; where there are none of these, the estimate, marked so; else null with the reason. All zones or none:
 * a sum that lacks a socket is not the run's energy.
 */
function energyOfHost(energy) {
    return sumZones(zonesOfHost(energy), energy);
}
/** Joules above idle of the same zones; null where one has none. */
function netJoulesOfHost(energy) {
    const net = zonesOfHost(energy).map((zone) => (zone.joules === null ? null : zone.netJoules));
    return net.length === 0 || net.includes(null) ? null : net.reduce((sum, each) => sum + (each ?? 0), 0);
}
/** Which of a host's meters, by name, is taken for its energy; as `energyOfHost` chooses among what was read. */
function meterOfHost(meters) {
    const inside = meters.find((meter) => PACKAGE_METERS.includes(meter));
    return inside ?? ['external', 'estimate'].find((meter) => meters.includes(meter)) ?? null;
}
/** Those that read processor packages. */
const PACKAGE_METERS = ['powercap', 'perf', 'powermetrics'];
function zonesOfHost(energy) {
    const packages = energy.filter(({ domain, quality }) => PACKAGE_DOMAIN.test(domain) && quality !== 'estimated');
    const external = energy.filter(({ domain }) => EXTERNAL_DOMAIN.test(domain));
    const measured = [ofOneMeter(packages), ofOneMeter(external)].find((zones) => zones.length > 0);
    if (measured !== undefined)
        return measured;
    return energy.filter(({ domain, quality, joules }) => domain === ESTIMATE_DOMAIN && quality === 'estimated' && joules !== null);
}
/** Two meters read the same joules. Empty where none read any. */
function ofOneMeter(zones) {
    const meter = zones.find(({ quality }) => quality === 'measured')?.meter;
    return zones.filter((zone) => zone.meter === meter);
}
function sumZones(zones, energy) {
    const [first] = zones;
    if (first === undefined) {
        const silent = energy.filter(({ domain }) => PACKAGE_DOMAIN.test(domain) || EXTERNAL_DOMAIN.test(domain));
        const told = [...silent, ...energy].find(({ reason }) => reason !== null);
        const reason = told?.reason ?? 'this host gave no reading of energy';
        return { joules: null, quality: 'unavailable', reason, meter: null, domains: [] };
    }
    const source = { meter: first.meter, domains: zones.map(({ domain }) => domain).sort() };
    const missing = zones.find(({ joules }) => joules === null);
    if (missing !== undefined) {
        return {
            ...source,
            joules: null,
            quality: 'unavailable',
            reason: missing.reason ?? `${missing.domain} was not read`,
        };
    }
    const reason = first.quality === 'estimated' ? first.reason : (zones.find(isDoubtful)?.reason ?? null);
    return {
        ...source,
        joules: zones.reduce((sum, { joules }) => sum + (joules ?? 0), 0),
        quality: first.quality,
        reason,
    };
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

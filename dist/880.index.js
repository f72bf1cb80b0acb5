export const id = 880;
export const ids = [880];
export const modules = {

/***/ 14410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/**
 * Runs a program with an argument array (never a shell) and waits for its end. Resolves whatever its exit code is;
 * rejects only when it could not be started (`error.code` is then ENOENT, EACCES …).
 */
function runCommand(program, args, options = {}) {
    const limit = options.outputLimit ?? 16 * 1024 * 1024;
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            cwd: options.cwd,
            env: options.env ?? process.env,
            stdio: ['pipe', 'pipe', 'pipe'],
            ...(options.timeoutSeconds === undefined
                ? {}
                : { timeout: options.timeoutSeconds * 1000, killSignal: 'SIGKILL' }),
        });
        const stdout = collect(child.stdout, limit);
        const stderr = collect(child.stderr, limit);
        child.on('error', reject);
        child.on('close', (exitCode, signal) => resolve({ exitCode, signal, stdout: stdout(), stderr: stderr() }));
        child.stdin.on('error', () => { }); // the child may end before it has read its input
        child.stdin.end(options.input ?? '');
    });
}
function collect(stream, limit) {
    const chunks = [];
    let size = 0;
    stream.on('data', (chunk) => {
        if (size < limit)
            chunks.push(chunk.subarray(0, limit - size));
        size += chunk.length;
    });
    return () => Buffer.concat(chunks).toString('utf8');
}


/***/ }),

/***/ 18072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ describeHost)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);



/** What this host is, in the state that makes runs on it comparable. */
async function describeHost(python) {
    const cpuinfo = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/proc/cpuinfo', 'utf8').catch(() => '');
    const field = (name) => new RegExp(`^${name}\\s*: (.*)$`, 'm').exec(cpuinfo)?.[1]?.trim() ?? null;
    const governor = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor', 'utf8').catch(() => null);
    const facts = {
        name: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
        cpu: field('model name') ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.cpus)()[0]?.model ?? 'unknown',
        logicalCpus: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)(),
        memoryBytes: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.totalmem)(),
        kernel: `${process.platform} ${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.release)()}`,
        microcode: field('microcode'),
        governor: governor?.trim() ?? null,
    };
    return {
        ...facts,
        virtualMachine: cpuinfo === '' ? null : / hypervisor( |$)/m.test(cpuinfo),
        python,
        node: process.version,
        stratum: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Hex */ .fg)(JSON.stringify(facts)).slice(0, 12),
    };
}


/***/ }),

/***/ 60150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ behindGate),
/* harmony export */   b6: () => (/* binding */ hostLockPath),
/* harmony export */   bR: () => (/* binding */ Launcher)
/* harmony export */ });
/* unused harmony export HOST_LOCK */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80481);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9691);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34144);





const sample = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ t: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), values: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable()) });
const outcome = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        /** False: the sandbox ended before the program could start. */
        started: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
        startedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        wallSeconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
        signal: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
        timedOut: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
        userSeconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        systemSeconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        largestProcessBytes: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        survivors: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        samples: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(sample),
    }),
]);
const lockMessage = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ waitingFor: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ holding: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY() }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
]);
/**
 * A shell, already in the sandbox, that says on descriptor 4 that it stands, waits on 3 until it is told to go, and
 * becomes the program: so the clock starts after the sandbox is made.
 */
const GATE = 'printf r >&4 && exec 4>&- && read -r go <&3 && exec 3<&- && exec "$@"';
function behindGate(command) {
    return ['/bin/sh', '-c', GATE, 'gate', ...command];
}
/** One lock for all users and campaigns of a host: two measured runs never overlap. */
const HOST_LOCK = '/tmp/greenml-host.lock';
/** `$GREENML_HOST_LOCK` names another file: containers that share a host have to share it too. */
const hostLockPath = (env) => env.GREENML_HOST_LOCK || HOST_LOCK;
/** How long a launcher may take to end what it runs before it is ended itself. */
const GRACE_MILLISECONDS = 5000;
/** The process that starts runs and reads clocks and counters at their edges (`assets/python/launcher.py`). */
class Launcher {
    #process;
    #lines;
    #stderr = '';
    #fault = null;
    constructor(python = 'python3') {
        this.#process = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(python, ['-I', '-S', (0,_base_package_js__WEBPACK_IMPORTED_MODULE_3__/* .assetPath */ .Q$)('python', 'launcher.py')], {
            stdio: 'pipe',
            env: { PATH: process.env.PATH },
            detached: true, // Ctrl-C reaches this process only, which then ends the run in order
        });
        this.#process.stderr.on('data', (chunk) => {
            this.#stderr = (this.#stderr + chunk.toString()).slice(-4000);
        });
        this.#process.on('error', (error) => {
            const missing = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT';
            this.#fault = missing ? new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${python} is not installed: sudo apt-get install python3`, 1) : error;
        });
        this.#process.stdin.on('error', () => { }); // its end shows as the end of its output
        this.#lines = (0,node_readline__WEBPACK_IMPORTED_MODULE_1__.createInterface)({ input: this.#process.stdout })[Symbol.asyncIterator]();
    }
    /** Waits until no other process on this host measures; the lock is held until this launcher ends. */
    async holdHost(holder, onWait, path) {
        this.#send({ lock: path, holder });
        for (;;) {
            const message = lockMessage.parse(await this.#receive());
            if ('error' in message)
                throw new Error(`the host lock ${path}: ${message.error}`);
            if ('holding' in message)
                return;
            onWait(message.waitingFor);
        }
    }
    async run(job) {
        this.#send(job);
        const result = outcome.parse(await this.#receive());
        if ('error' in result)
            throw new Error(`the launcher failed: ${result.error}`);
        return result;
    }
    #send(message) {
        this.#process.stdin.write(`${JSON.stringify(message)}\n`);
    }
    async #receive() {
        const line = await this.#lines.next();
        if (line.done)
            throw this.#fault ?? new Error(`the launcher ended: ${this.#stderr.trim()}`);
        return JSON.parse(line.value);
    }
    /** Ends it and, with it, whatever it runs. */
    async [Symbol.asyncDispose]() {
        if (this.#process.exitCode !== null || this.#process.signalCode !== null)
            return;
        const closed = new Promise((resolve) => this.#process.once('close', resolve));
        this.#process.kill('SIGTERM');
        const impatience = setTimeout(() => this.#process.kill('SIGKILL'), GRACE_MILLISECONDS);
        await closed;
        clearTimeout(impatience);
    }
}


/***/ }),

/***/ 30880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  benchmark: () => (/* binding */ benchmark)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/campaign.js
var base_campaign = __webpack_require__(79176);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/jsonl.js
var jsonl = __webpack_require__(31126);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
;// CONCATENATED MODULE: ./build/benchmark/failure.js
const CLASSES = [
    [/^(SyntaxError|IndentationError|TabError)$/, 'syntax'],
    [/^(ImportError|ModuleNotFoundError)$/, 'import'],
    [/^(FileNotFoundError|NotADirectoryError|IsADirectoryError)$/, 'file not found'],
    [/^(KeyError|IndexError|AttributeError|NameError|UnboundLocalError|TypeError)$/, 'schema or name'],
    [/^(ValueError|UnicodeDecodeError|ParserError|EmptyDataError|NotFittedError|OverflowError)$/, 'data values'],
    [/^(MemoryError|_ArrayMemoryError|ArrayMemoryError)$/, 'memory'],
    [/^(PermissionError|OSError|BlockingIOError)$/, 'forbidden action'],
    [/^AssertionError$/, 'assertion'],
    [/^EOFError$/, 'asks for input'],
];
/** Python prints the exception last, at the start of a line; what a finaliser prints after it is skipped over. */
const EXCEPTION = /^([A-Za-z_][\w.]*(?:Error|Exception|Interrupt|Exit|Iteration|Warning))(?::\s?(.*))?$/;
function classifyFailure(stderr, exitCode, signal) {
    const lines = withoutIgnored(stderr.split('\n').map((line) => line.trimEnd()));
    const start = lines.findLastIndex((line) => line.startsWith('Traceback (most recent call last)') || /^ {2}File ".*", line \d+/.test(line));
    const index = start < 0 ? -1 : lines.findIndex((line, at) => at > start && EXCEPTION.test(line));
    const [, qualified, message] = EXCEPTION.exec(lines[index] ?? '') ?? [];
    if (qualified === undefined) {
        const said = signal ? `ended by ${signal}` : `ended with exit code ${exitCode}`;
        return { errorType: null, errorMessage: said, tracebackTail: null, failureClass: signal ? 'signal' : 'exit code' };
    }
    const errorType = qualified.split('.').at(-1) ?? qualified;
    return {
        errorType,
        errorMessage: message?.slice(0, 500) || null,
        tracebackTail: lines
            .slice(Math.max(0, index - 12), index + 1)
            .join('\n')
            .slice(-2000),
        failureClass: CLASSES.find(([pattern]) => pattern.test(errorType))?.[1] ?? 'other exception',
    };
}
/** Leaves out the tracebacks that Python prints of finalisers after the end: they are not why the script failed. */
function withoutIgnored(lines) {
    let ignored = false;
    return lines.filter((line) => {
        if (line.startsWith('Exception ignored in'))
            ignored = true;
        else if (ignored && EXCEPTION.test(line)) {
            ignored = false;
            return false;
        }
        return !ignored;
    });
}

// EXTERNAL MODULE: ./build/benchmark/launcher.js
var benchmark_launcher = __webpack_require__(60150);
;// CONCATENATED MODULE: ./build/benchmark/metric.js
const NUMBER = String.raw `([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|[-+]?(?:nan|inf(?:inity)?))`;
/**
 * GenAI-GreenML's own lines: whatever the metric is, it is called accuracy there. Nothing
 * here can match the same characters in two ways (as `\s`, which crosses lines, could): a flood would take quadratic time.
 */
const GREENML_LINE = new RegExp(String.raw `^[ \t]*(?:ACCURACY=|[Aa][Cc]{2}[Uu][Rr][Aa][Cc][Yy]:|[Aa][Cc]{2}=)[ \t]*${NUMBER}(?:[ \t]*(%))?[ \t\r]*$`, 'gm');
const DECIMAL = new RegExp(`^${NUMBER}$`);
const UNIT_INTERVAL = new Set(['accuracy', 'balanced_accuracy', 'f1', 'auc', 'precision', 'recall']);
/**
 * The metric that a script printed: the last structured line `GREENML_METRIC name=value`, else the last accuracy line as
 * GenAI-GreenML reads it, else the manifest's pattern. `authors`: the script is the author's, whose pattern counts first.
 */
function readMetric(output, rule, authors) {
    const readers = [readStructuredLine, readGreenmlLine, readPattern];
    for (const read of authors ? [readPattern, readStructuredLine, readGreenmlLine] : readers) {
        const found = read(output, rule);
        if (found)
            return judge(found, rule);
    }
    return { status: 'no-metric', metric: null, reason: `the output holds no ${rule.name}` };
}
function readStructuredLine(output, rule) {
    const line = new RegExp(String.raw `^[ \t]*GREENML_METRIC[ \t]+${rule.name}[ \t]*=[ \t]*(\S+)[ \t\r]*$`, 'gm');
    return lastMatch(output, line, false);
}
function readGreenmlLine(output) {
    return lastMatch(output, GREENML_LINE, false);
}
function readPattern(output, rule) {
    return rule.pattern === undefined ? null : lastMatch(output, new RegExp(rule.pattern, 'gm'), rule.scale === 'percent');
}
function lastMatch(output, pattern, percent) {
    const match = [...output.matchAll(pattern)].at(-1);
    const text = match?.[1];
    return text === undefined ? null : { text, percent: percent || match?.[2] === '%' };
}
function judge(found, rule) {
    const value = DECIMAL.test(found.text) ? Number(found.text) : Number.NaN; // Number() alone takes 0x10 and 0b1 too
    const shown = `${rule.name} = ${found.text.slice(0, 40)}`;
    if (!Number.isFinite(value))
        return { status: 'invalid-metric', metric: null, reason: `${shown} is not a number` };
    const [low, high] = validRange(rule);
    const isPercent = found.percent || (UNIT_INTERVAL.has(rule.name) && value > 1 && value <= 100);
    const normalised = isPercent ? value / 100 : value;
    if (normalised < low || normalised > high) {
        return { status: 'invalid-metric', metric: null, reason: `${shown} is outside ${low} to ${high}` };
    }
    const flags = isPercent && !found.percent ? ['percent-normalised'] : [];
    return { status: 'ok', metric: { name: rule.name, value, normalised }, flags };
}
function validRange(rule) {
    if (rule.range)
        return rule.range;
    if (UNIT_INTERVAL.has(rule.name))
        return [0, 1];
    if (rule.name === 'r2')
        return [Number.NEGATIVE_INFINITY, 1];
    return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/benchmark/workspace.js





const OUTPUT_BYTES = 4 * 1024 * 1024;
async function makeWorkspace(request) {
    const folder = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'greenml-run-')));
    try {
        return await fillWorkspace(folder, request);
    }
    catch (error) {
        await removeTree(folder);
        throw error;
    }
}
async function fillWorkspace(folder, request) {
    const projectFolder = (0,external_node_path_.join)(folder, 'project');
    const homeFolder = (0,external_node_path_.join)(folder, 'home');
    // Copy on write where the file system can; links are copied as links, and point nowhere once in a sandbox.
    await (0,promises_.cp)(request.sourceFolder, projectFolder, {
        recursive: true,
        verbatimSymlinks: true,
        mode: external_node_fs_.constants.COPYFILE_FICLONE,
    });
    if (request.script)
        await putScript(projectFolder, request.script);
    if (request.homeSeed)
        await (0,promises_.cp)(request.homeSeed, homeFolder, { recursive: true, verbatimSymlinks: true });
    else
        await (0,promises_.mkdir)(homeFolder);
    if (request.ownerUid !== null) {
        await (0,promises_.chmod)(folder, 0o711);
        for (const each of [projectFolder, homeFolder])
            await giveTo(each, request.ownerUid);
    }
    return {
        projectFolder,
        homeFolder,
        stdoutPath: (0,external_node_path_.join)(folder, 'stdout'),
        stderrPath: (0,external_node_path_.join)(folder, 'stderr'),
        [Symbol.asyncDispose]: () => removeTree(folder),
    };
}
/** A link in a hostile project must not make this process write outside the copy. */
async function putScript(projectFolder, { path, code }) {
    const target = (0,external_node_path_.join)(projectFolder, path);
    const parent = await (0,promises_.realpath)((0,external_node_path_.dirname)(target));
    if (parent !== projectFolder && !parent.startsWith(`${projectFolder}/`)) {
        throw new errors/* UserError */.yo(`'${path}' leads out of its project by a link: it is not run.`, 3);
    }
    await (0,promises_.rm)(target, { force: true });
    await (0,promises_.writeFile)(target, code, { flag: 'wx' });
}
/** A script may have taken the right to remove its files from their owner. */
async function removeTree(folder) {
    try {
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) !== 'EACCES' && (0,errors/* errorCode */.CA)(error) !== 'EPERM')
            throw error;
        await openFolders(folder);
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function openFolders(folder) {
    await (0,promises_.chmod)(folder, 0o700);
    for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true })) {
        if (entry.isDirectory())
            await openFolders((0,external_node_path_.join)(folder, entry.name));
    }
}
async function giveTo(folder, uid) {
    await (0,promises_.chown)(folder, uid, uid);
    for (const entry of await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isSymbolicLink())
            await (0,promises_.chown)((0,external_node_path_.join)(entry.parentPath, entry.name), uid, uid);
    }
}
/** The end of what a run printed: a script that floods its output does not flood this process. */
async function readTail(path, limit = OUTPUT_BYTES) {
    const { size } = await (0,promises_.stat)(path);
    const file = await (0,promises_.open)(path);
    try {
        const length = Math.min(size, limit);
        const buffer = Buffer.alloc(length);
        await file.read(buffer, 0, length, size - length);
        return buffer.toString('utf8');
    }
    finally {
        await file.close();
    }
}

;// CONCATENATED MODULE: ./build/benchmark/execute.js
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










const GIB = 1024 ** 3;
const LOG_BYTES = 256 * 1024;
/** One execution of one variant, in a fresh copy of its project; always ends in a record. */
async function executeRun(run, settings) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { project, sandbox, launcher, meter } = settings;
        const scriptPath = run.code === null ? project.entry : external_node_path_.posix.join(external_node_path_.posix.dirname(project.entry), 'greenml_variant.py');
        const workspace = __addDisposableResource(env_1, await makeWorkspace({
            sourceFolder: settings.sourceFolder,
            script: run.code === null ? null : { path: scriptPath, code: run.code },
            homeSeed: settings.homeSeed,
            ownerUid: sandbox.ownerUid,
        }), true);
        const shims = (0,base_package/* assetPath */.Q$)('python', 'shims', run.variant.mode === 'original-headless' ? 'headless' : 'render');
        const wrapped = sandbox.wrap({
            command: (0,benchmark_launcher/* behindGate */.CT)([
                settings.environment.python,
                (0,external_node_path_.join)(workspace.projectFolder, scriptPath),
                ...(run.code === null ? project.arguments : []),
            ]),
            projectFolder: workspace.projectFolder,
            homeFolder: workspace.homeFolder,
            workingDirectory: (0,external_node_path_.join)(workspace.projectFolder, project.workingDirectory),
            readOnly: [settings.environment.folder, settings.environment.basePrefix, shims],
            env: { ...SCRIPT_ENVIRONMENT, PYTHONPATH: shims },
            temporaryBytes: GIB,
            maxProcesses: 512,
        });
        const outcome = await launcher.run({
            ...wrapped,
            stdout: workspace.stdoutPath,
            stderr: workspace.stderrPath,
            timeoutSeconds: settings.timeoutSeconds,
            counters: meter.counterPaths,
            limits: {
                CORE: 0,
                CPU: Math.ceil(settings.timeoutSeconds) * settings.host.logicalCpus + 10,
                DATA: Math.ceil(4 * project.needs.memoryGiB * GIB),
                FSIZE: GIB,
                NOFILE: 4096,
            },
        });
        const readOutput = async (path) => hidePlaces(await readTail(path), settings.environment, workspace.projectFolder);
        const [stdout, stderr] = await Promise.all([readOutput(workspace.stdoutPath), readOutput(workspace.stderrPath)]);
        const record = { ...emptyRecord(run, settings), ...judgeOutcome(outcome, stdout, stderr, run, settings) };
        return { ...record, ...(await writeLog(settings.logsFolder, record.id, stdout, stderr)) };
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
/** What a script finds in its environment: enough for Python to be deterministic and to draw without a screen. */
const SCRIPT_ENVIRONMENT = {
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    PYTHONHASHSEED: '0',
    PYTHONUNBUFFERED: '1',
    PYTHONDONTWRITEBYTECODE: '1',
    MPLBACKEND: 'module://greenml_show',
};
/** Where things lie on this host is nobody's business in a record, and would make equal failures look different. */
function hidePlaces(text, environment, projectFolder) {
    const hidden = text.replaceAll(projectFolder, '/project').replaceAll(environment.folder, '/environment');
    return environment.basePrefix.startsWith('/usr') ? hidden : hidden.replaceAll(environment.basePrefix, '/python');
}
/** A run that could not be made: why, and nothing measured. */
function recordWithoutRun(run, settings, status, reason) {
    return { ...emptyRecord(run, settings), status, errorMessage: reason, failureClass: status };
}
function recordId(variant, block, purpose, attempt) {
    return (0,files/* sha256Hex */.fg)(`${variant}\0${block}\0${purpose}\0${attempt}`).slice(0, 16);
}
function emptyRecord(run, settings) {
    const { variant, block } = run;
    return {
        schemaVersion: common/* SCHEMA_VERSION */.f$,
        id: recordId(variant.id, block.id, block.purpose, run.attempt),
        project: variant.project,
        mode: variant.mode,
        model: variant.model,
        variant: variant.id,
        sample: variant.sample,
        iteration: variant.iteration,
        block: block.id,
        orderIndex: run.orderIndex,
        purpose: block.purpose,
        attempt: run.attempt,
        status: 'failed',
        exitCode: null,
        signal: null,
        errorType: null,
        errorMessage: null,
        tracebackTail: null,
        failureClass: null,
        flags: [],
        metric: null,
        wallSeconds: null,
        userSeconds: null,
        systemSeconds: null,
        peakMemoryBytes: null,
        reasons: {},
        energy: [],
        variantHash: run.code === null ? null : (0,files/* sha256Hex */.fg)(run.code),
        sourceHash: settings.project.sourceHash,
        lockHash: settings.project.lockHash,
        environment: settings.environment ? `Python ${settings.environment.pythonVersion}` : null,
        sandbox: settings.sandbox.tier,
        host: settings.host,
        toolVersion: base_package/* TOOL_VERSION */.wr,
        startedAt: new Date().toISOString(),
        log: null,
        logSha256: null,
    };
}
function judgeOutcome(outcome, stdout, stderr, run, settings) {
    const startedAt = new Date(outcome.startedAt * 1000).toISOString();
    const wallSeconds = outcome.wallSeconds;
    if (!outcome.started || wallSeconds === undefined) {
        const errorMessage = `the sandbox did not start: ${stderr.trim().split('\n').at(-1) ?? ''}`.slice(0, 500);
        return { status: 'sandbox-failed', failureClass: 'sandbox-failed', errorMessage, startedAt };
    }
    const measured = {
        startedAt,
        ...endOf(outcome, settings.sandbox.tier),
        wallSeconds,
        userSeconds: outcome.userSeconds,
        systemSeconds: outcome.systemSeconds,
        peakMemoryBytes: outcome.largestProcessBytes,
        reasons: { peakMemoryBytes: 'of the largest single process, not the sum over the process tree' },
        energy: settings.meter.read(outcome.samples, wallSeconds, outcome.userSeconds + outcome.systemSeconds),
        // bubblewrap's own pid 1 comes to the launcher too, so there a survivor says nothing.
        flags: settings.sandbox.tier === 'none' && outcome.survivors > 0 ? ['left-processes'] : [],
    };
    if (outcome.timedOut) {
        const errorMessage = `not done after ${settings.timeoutSeconds} s`;
        return { ...measured, status: 'timeout', failureClass: 'time', errorMessage };
    }
    if (measured.exitCode !== 0) {
        const failure = classifyFailure(stderr, measured.exitCode, measured.signal);
        return { ...measured, ...failure, status: failure.failureClass === 'memory' ? 'out-of-memory' : 'failed' };
    }
    const reading = readMetric(stdout, settings.project.metric, run.code === null);
    if (reading.status !== 'ok') {
        return { ...measured, status: reading.status, failureClass: 'metric', errorMessage: reading.reason };
    }
    return { ...measured, status: 'ok', metric: reading.metric, flags: [...measured.flags, ...reading.flags] };
}
/** bubblewrap tells a signal as a shell does, by the exit code 128 + n. */
function endOf({ exitCode, signal }, tier) {
    if (tier !== 'bubblewrap' || exitCode === null || exitCode <= 128)
        return { exitCode, signal };
    const name = Object.entries(external_node_os_.constants.signals).find(([, number]) => number === exitCode - 128)?.[0];
    return name === undefined ? { exitCode, signal } : { exitCode: null, signal: name };
}
async function writeLog(folder, id, stdout, stderr) {
    const text = `--- standard output\n${stdout.slice(-LOG_BYTES)}\n--- standard error\n${stderr.slice(-LOG_BYTES)}\n`;
    const name = `${id}.log`;
    await (0,promises_.mkdir)(folder, { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, name), text);
    return { log: `logs/${name}`, logSha256: (0,files/* sha256Hex */.fg)(text) };
}

;// CONCATENATED MODULE: ./build/benchmark/home.js
var home_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var home_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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






/** matplotlib lists the fonts of a machine once per user; without that list every plotting script would pay for it. */
const FILL_CACHES = `
import importlib.util
if importlib.util.find_spec("matplotlib"):
    import matplotlib.font_manager
`;
/** Homes with the caches that a user's machine would have after the first day, one for each environment. */
class HomeSeeds {
    #seeds = new Map();
    #folders = [];
    #launcher;
    constructor(launcher) {
        this.#launcher = launcher;
    }
    /** Fills a home inside the sandbox, outside every measured window. */
    async get(environment, sandbox) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const known = this.#seeds.get(environment.folder);
            if (known)
                return known;
            const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'greenml-home-'));
            this.#folders.push(folder);
            const empty = (0,external_node_path_.join)(folder, 'empty');
            await (0,promises_.mkdir)(empty);
            const workspace = home_addDisposableResource(env_1, await makeWorkspace({
                sourceFolder: empty,
                script: null,
                homeSeed: null,
                ownerUid: sandbox.ownerUid,
            }), true);
            await this.#launcher.run({
                ...sandbox.wrap({
                    command: (0,benchmark_launcher/* behindGate */.CT)([environment.python, '-c', FILL_CACHES]),
                    projectFolder: workspace.projectFolder,
                    homeFolder: workspace.homeFolder,
                    workingDirectory: workspace.projectFolder,
                    readOnly: [environment.folder, environment.basePrefix],
                    env: { ...SCRIPT_ENVIRONMENT, MPLBACKEND: 'agg' },
                    temporaryBytes: 1024 ** 3,
                    maxProcesses: 64,
                }),
                stdout: workspace.stdoutPath,
                stderr: workspace.stderrPath,
                timeoutSeconds: 120,
                counters: [],
                limits: { CORE: 0 },
            });
            const seed = (0,external_node_path_.join)(folder, 'home');
            await (0,promises_.cp)(workspace.homeFolder, seed, { recursive: true, verbatimSymlinks: true });
            this.#seeds.set(environment.folder, seed);
            return seed;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = home_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    async [Symbol.asyncDispose]() {
        for (const folder of this.#folders)
            await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/benchmark/host.js
var benchmark_host = __webpack_require__(18072);
;// CONCATENATED MODULE: ./build/benchmark/progress.js
/** `4 min 10 s`, `38 s`. */
function formatDuration(seconds) {
    const whole = Math.round(seconds);
    if (whole < 60)
        return `${whole} s`;
    if (whole < 3600)
        return `${Math.floor(whole / 60)} min ${whole % 60} s`;
    return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
/** One line a run: how far, what ran, how it ended, how long the rest will take. */
function describeRun(record, done, total, elapsedSeconds) {
    const left = (elapsedSeconds / done) * (total - done);
    const cpu = (record.userSeconds ?? 0) + (record.systemSeconds ?? 0);
    const cost = record.wallSeconds === null ? '' : ` ${record.wallSeconds.toFixed(2)} s, CPU ${cpu.toFixed(2)} s`;
    const result = record.metric
        ? `, ${record.metric.name} ${record.metric.normalised.toFixed(4)}`
        : record.errorType
            ? `, ${record.errorType}`
            : '';
    const rest = done === total ? '' : ` · about ${formatDuration(left)} left`;
    const round = record.purpose === 'warmup' ? 'warm-up' : `block ${record.block.split('/').at(-1)}`;
    return `[${done}/${total}] ${record.variant}, ${round}: ${record.status}${cost}${result}${rest}`;
}

// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
;// CONCATENATED MODULE: ./build/benchmark/resume.js





/** Every record of a campaign, whichever shard wrote it. */
async function readRecords(folder) {
    const names = await (0,promises_.readdir)(folder).catch((error) => {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return [];
        throw error;
    });
    const files = names.filter((name) => name.endsWith('.jsonl')).sort();
    const parts = await Promise.all(files.map((name) => (0,jsonl/* readJsonLines */.s)((0,external_node_path_.join)(folder, name), record/* runRecord */.DW)));
    return parts.flatMap((part) => part.items);
}
/**
 * A block that was interrupted goes on where it stopped when the host is in the same state; in another stratum it is
 * done again whole, as a further attempt, so that its ratios are never formed across states.
 */
function remainderOf(block, records, stratum) {
    const done = records.filter((record) => record.block === block.id && record.purpose === block.purpose);
    const attempt = Math.max(1, ...done.map((record) => record.attempt));
    const current = done.filter((record) => record.attempt === attempt && record.status !== 'interrupted');
    const finished = new Set(current.map((record) => record.variant));
    const order = block.order.map((id, orderIndex) => ({ id, orderIndex }));
    const left = order.filter(({ id }) => !finished.has(id));
    if (left.length === 0)
        return { attempt, variants: [] };
    if (current.some((record) => record.host.stratum !== stratum))
        return { attempt: attempt + 1, variants: order };
    return { attempt, variants: left };
}

// EXTERNAL MODULE: ./build/benchmark/shards.js
var shards = __webpack_require__(34595);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
;// CONCATENATED MODULE: ./build/dataset/trusted.js





/** SHA-256 of every project file and recorded answer that is committed with this tool; made by the build. */
const TRUSTED_HASHES_FILE = (0,base_package/* assetPath */.Q$)('trusted-hashes.json');
const hashes = schemas/* array */.YOg(schemas/* string */.YjP());
/** Folders of this tool's own dataset whose files may run without a sandbox. */
const TRUSTED_FOLDERS = (/* unused pure expression or super */ null && (['projects', 'answers']));
async function loadTrustedHashes() {
    const text = await (0,promises_.readFile)(TRUSTED_HASHES_FILE, 'utf8');
    return new Set((0,files/* parseWith */.Ku)(hashes, JSON.parse(text), TRUSTED_HASHES_FILE));
}
/** The hashes of what this tool's dataset holds now, sorted: the build writes them, a check compares them. */
async function hashOwnDataset() {
    const found = new Set();
    for (const folder of TRUSTED_FOLDERS) {
        const root = join(PACKAGE_ROOT, 'dataset', folder);
        for (const path of await listFiles(root))
            found.add(sha256Hex(await readFile(join(root, path))));
    }
    return [...found].sort();
}
/**
 * True when every file of the project's source and every given text (a script, a lock) equals one committed with this
 * tool. A link shows a file that was not hashed, so there may be none.
 */
async function isTrustedCode(sourceFolder, texts, trusted) {
    if (!texts.every((text) => trusted.has((0,files/* sha256Hex */.fg)(text))))
        return false;
    const entries = await (0,promises_.readdir)(sourceFolder, { recursive: true, withFileTypes: true });
    if (entries.some((entry) => entry.isSymbolicLink()))
        return false;
    for (const path of await (0,files/* listFiles */.CS)(sourceFolder)) {
        if (!trusted.has((0,files/* sha256Hex */.fg)(await (0,promises_.readFile)((0,external_node_path_.join)(sourceFolder, path)))))
            return false;
    }
    return true;
}

// EXTERNAL MODULE: ./build/energy/meter.js + 1 modules
var energy_meter = __webpack_require__(40638);
// EXTERNAL MODULE: ./build/environment/cache.js
var environment_cache = __webpack_require__(99656);
// EXTERNAL MODULE: ./build/environment/environment.js
var environment_environment = __webpack_require__(55271);
// EXTERNAL MODULE: ./build/environment/uv.js + 1 modules
var environment_uv = __webpack_require__(50428);
// EXTERNAL MODULE: ./build/sandbox/sandbox.js + 1 modules
var sandbox = __webpack_require__(47901);
// EXTERNAL MODULE: ./build/schema/plan.js
var schema_plan = __webpack_require__(29707);
;// CONCATENATED MODULE: ./build/commands/benchmark.js
var benchmark_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var benchmark_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





















/** Runs what is left of a campaign's shard, one run after another; every run ends in a record, synced as it ends. */
async function benchmark(options, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const campaign = (0,external_node_path_.resolve)(options.campaign);
        const plan = await (0,files/* readJson */.Vh)(base_campaign/* campaignFiles */.e.plan(campaign), schema_plan/* plan */.et);
        const shard = options.shard ?? shards/* WHOLE */.Ef;
        const { logger } = context;
        const meter = await (0,energy_meter/* openMeter */.G)({
            require: options.requireMeasured ?? false,
            ...(options.powercapRoot ? { powercapRoot: options.powercapRoot } : {}),
        });
        if (meter.unavailable)
            logger.info(`energy is not measured here: ${meter.unavailable}`);
        const launcher = benchmark_addDisposableResource(env_1, new benchmark_launcher/* Launcher */.bR(), true);
        const holding = launcher.holdHost(`${plan.campaign} (process ${process.pid})`, (holder) => logger.info(`waiting: another measurement runs on this host: ${holder}`), (0,benchmark_launcher/* hostLockPath */.b6)(context.env));
        await (0,errors/* interruptible */.In)(holding, context.signal);
        const blocks = (0,shards/* blocksOfShard */.kU)(plan, shard);
        const slugs = [...new Set(blocks.map((block) => block.project))];
        const prepared = await (0,errors/* interruptible */.In)(prepareProjects(plan, slugs, options, context), context.signal);
        const host = await (0,benchmark_host/* describeHost */.Y)([...prepared.values()].find((each) => each.environment)?.environment?.pythonVersion ?? null);
        const records = await readRecords(base_campaign/* campaignFiles */.e.records(campaign));
        const queue = await listRuns(campaign, plan, blocks, records, host);
        const file = (0,external_node_path_.join)(base_campaign/* campaignFiles */.e.records(campaign), `${shard.index}-of-${shard.count}-${(0,external_node_crypto_.randomBytes)(4).toString('hex')}.jsonl`);
        const alreadyDone = blocks.flatMap((block) => block.order).length - queue.length;
        if (alreadyDone > 0)
            logger.info(`${alreadyDone} runs are on record already and are not repeated`);
        const sandboxes = await chooseSandboxes(queue, prepared, options, context);
        const started = performance.now();
        const homes = benchmark_addDisposableResource(env_1, new HomeSeeds(launcher), true);
        let ok = 0;
        for (const [index, run] of queue.entries()) {
            const project = prepared.get(run.variant.project);
            const sandbox = sandboxes.get(groupKey(run.block));
            if (!project || !sandbox)
                throw new Error(`block ${run.block.id} was not prepared`);
            const work = runOnce(run, { ...project, sandbox, meter, host, launcher }, homes, campaign, options);
            const record = await (0,errors/* interruptible */.In)(work, context.signal);
            await (0,jsonl/* appendJsonLine */.f)(file, record);
            if (record.status === 'ok')
                ok++;
            logger.info(describeRun(record, index + 1, queue.length, (performance.now() - started) / 1000));
        }
        logger.info(`${queue.length} runs in ${formatDuration((performance.now() - started) / 1000)}, ${ok} ok`);
        return { runs: queue.length, ok, alreadyDone };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = benchmark_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function prepareProjects(plan, slugs, options, context) {
    const cache = (0,environment_cache/* cacheFolder */.n)(context.env);
    const note = context.logger.info;
    const uv = await (0,environment_uv/* locateUv */.S)(cache, context.env, note);
    const prepared = new Map();
    for (const slug of slugs) {
        const planned = plan.projects.find((project) => project.slug === slug);
        if (!planned)
            throw new errors/* UserError */.yo(`plan.json has blocks of '${slug}' but no such project: plan again.`);
        const source = await (0,load_projects/* loadProject */.gi)(options.dataset, slug);
        if ((await (0,files/* hashTree */.vz)(source.sourceFolder)) !== planned.sourceHash) {
            throw new errors/* UserError */.yo(`The files of '${slug}' have changed since the campaign was planned: restore them, or plan a new campaign.`);
        }
        const request = { lockFile: source.lockFile, pythonRequest: source.manifest.environment.python, uv, cache, note };
        try {
            const environment = await (0,environment_environment/* ensureEnvironment */.sL)({ ...request, env: context.env });
            prepared.set(slug, { planned, source, environment, environmentFailure: null });
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.yo))
                throw error;
            context.logger.warn(error.message);
            prepared.set(slug, { planned, source, environment: null, environmentFailure: error.message });
        }
    }
    return prepared;
}
/** What has no record yet, in the plan's order. */
async function listRuns(campaign, plan, blocks, records, host) {
    const variants = new Map(plan.variants.map((variant) => [variant.id, variant]));
    const codes = new Map();
    const runs = [];
    for (const block of blocks) {
        const rest = remainderOf(block, records, host.stratum);
        for (const { id, orderIndex } of rest.variants) {
            const variant = variants.get(id);
            if (!variant)
                throw new errors/* UserError */.yo(`plan.json: block ${block.id} names '${id}', which is no variant of it.`);
            if (variant.model !== null && !codes.has(id)) {
                codes.set(id, await (0,files/* readTextIfPresent */.Ge)(base_campaign/* campaignFiles */.e.variantScript(campaign, id)));
            }
            runs.push({ variant, block, orderIndex, attempt: rest.attempt, code: codes.get(id) ?? null });
        }
    }
    return runs;
}
const groupKey = (block) => `${block.project}/${block.model ?? ''}`;
/** One sandbox for all that shares blocks: a baseline and its variants are never run under different ones. */
async function chooseSandboxes(queue, prepared, options, context) {
    const trusted = await loadTrustedHashes();
    const warned = new Set();
    const warn = (text) => {
        if (!warned.has(text))
            context.logger.warn(text);
        warned.add(text);
    };
    const sandboxes = new Map();
    for (const [key, runs] of Map.groupBy(queue, (run) => groupKey(run.block))) {
        const source = prepared.get(runs[0]?.variant.project ?? '')?.source;
        if (!source)
            continue;
        // The lock too: a package that nobody vouched for runs inside every script that imports it.
        const lock = (await (0,files/* readTextIfPresent */.Ge)(source.lockFile)) ?? '';
        const scripts = [lock, ...runs.flatMap((run) => (run.code === null ? [] : [run.code]))];
        const choice = options.sandbox ?? 'auto';
        const trust = {
            trusted: await isTrustedCode(source.sourceFolder, scripts, trusted),
            userTrusts: options.iTrustThisCode ?? false,
        };
        sandboxes.set(key, await (0,sandbox/* chooseSandbox */.HY)(choice, { ...trust, warn }));
    }
    return sandboxes;
}
async function runOnce(run, prepared, homes, campaign, options) {
    const { planned, environment } = prepared;
    const without = (status, reason) => recordWithoutRun(run, { ...prepared, project: planned, environment }, status, reason);
    if (run.variant.model !== null && run.code === null) {
        return without('missing-variant', 'there is no script: its generation failed or has not been run');
    }
    if (!environment)
        return without('environment-failed', prepared.environmentFailure ?? 'no environment');
    return executeRun(run, {
        ...prepared,
        project: planned,
        sourceFolder: prepared.source.sourceFolder,
        environment,
        homeSeed: await homes.get(environment, prepared.sandbox),
        logsFolder: base_campaign/* campaignFiles */.e.logs(campaign),
        timeoutSeconds: options.timeout ?? planned.needs.timeoutSeconds,
    });
}


/***/ }),

/***/ 40638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openMeter)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/energy/estimate.js

/**
 * Watts of one virtual CPU, idle and busy: the means over Amazon's instance types in the Cloud Carbon Footprint
 * coefficients. A model of this kind is right within a factor of about two (docs/method.md), so it is never evidence.
 */
const IDLE_WATTS = 0.74;
const BUSY_WATTS = 3.5;
/** An order of magnitude where nothing can be measured: an affine function of wall and CPU time, in its own domain. */
function estimateEnergy(wallSeconds, cpuSeconds, reason, cpus = (0,external_node_os_.availableParallelism)()) {
    const netJoules = (BUSY_WATTS - IDLE_WATTS) * cpuSeconds;
    return {
        domain: 'estimate/cpu',
        joules: IDLE_WATTS * cpus * wallSeconds + netJoules,
        netJoules,
        meter: 'linear per-vCPU model',
        quality: 'estimated',
        reason: `×/÷2; ${reason}`,
    };
}

// EXTERNAL MODULE: ./build/energy/powercap.js
var powercap = __webpack_require__(19014);
;// CONCATENATED MODULE: ./build/energy/meter.js



/** RAPL by powercap where it can be read; elsewhere an estimate, marked as one. `require`: an estimate is refused. */
async function openMeter(options) {
    const found = await (0,powercap/* discoverPowercap */.xy)(options.powercapRoot);
    if (found.reason === null)
        return powercapMeter(found.zones);
    if (options.require) {
        throw new errors/* UserError */.yo(`Energy can't be measured here: ${found.reason}. 'greenml doctor' says what mends it.`, 1);
    }
    return {
        name: 'estimate',
        unavailable: found.reason,
        counterPaths: [],
        read: (_samples, wallSeconds, cpuSeconds) => [estimateEnergy(wallSeconds, cpuSeconds, found.reason)],
    };
}
function powercapMeter(zones) {
    return {
        name: 'powercap',
        unavailable: null,
        counterPaths: zones.map((zone) => zone.counterPath),
        read: (samples) => zones.map((zone, index) => {
            const { joules, reason } = (0,powercap/* joulesOf */.C7)(samples.map((sample) => sample.values[index]), zone.maxMicrojoules);
            const quality = joules === null ? 'unavailable' : 'measured';
            return { domain: zone.domain, joules, netJoules: null, meter: 'powercap', quality, reason };
        }),
    };
}


/***/ }),

/***/ 19014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ joulesOf),
/* harmony export */   h5: () => (/* binding */ POWERCAP_ROOT),
/* harmony export */   xy: () => (/* binding */ discoverPowercap)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);



const POWERCAP_ROOT = '/sys/class/powercap';
const ZONE = /^intel-rapl(-mmio)?:\d+(:\d+)?$/;
/**
 * Finds the readable RAPL zones below `root`, each physical counter once: the class folder lists the same zone as flat
 * link and in the tree, and `intel-rapl-mmio` shows the counter that `intel-rapl` shows already (kernel documentation,
 * power/powercap). Zones are told apart by their `name`, never by their number.
 */
async function discoverPowercap(root = POWERCAP_ROOT) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root).catch((error) => {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT')
            return [];
        throw error;
    });
    const found = new Map();
    let locked = null;
    for (const name of names.filter((each) => ZONE.test(each)).sort()) {
        try {
            const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
            if (!found.has(folder))
                found.set(folder, await openZone(folder, name));
        }
        catch (error) {
            locked ??= `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name, 'energy_uj')} can't be read (${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) ?? (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)})`;
        }
    }
    const zones = dropMirrors([...found.values()]);
    if (zones.length > 0)
        return { zones, reason: null };
    return { zones: [], reason: locked ?? `${root} has no energy counters (a virtual machine, a container, or no RAPL)` };
}
async function openZone(folder, name) {
    const counterPath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'energy_uj');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(counterPath, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(counterPath);
    return {
        domain: await domainName(folder),
        counterPath,
        maxMicrojoules: await readNumber((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'max_energy_range_uj')),
        mmio: name.includes('-mmio'),
    };
}
async function domainName(folder) {
    const own = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'name'), 'utf8')).trim();
    const isChild = /:\d+:\d+$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    return isChild ? `${(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '..', 'name'), 'utf8')).trim()}/${own}` : own;
}
async function readNumber(path) {
    try {
        const value = Number((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).trim());
        return Number.isFinite(value) && value > 0 ? value : null;
    }
    catch {
        return null; // told by the null: the counter's wrap is then not known
    }
}
function dropMirrors(zones) {
    const direct = new Set(zones.filter((zone) => !zone.mmio).map((zone) => zone.domain));
    return zones
        .filter((zone) => !zone.mmio || !direct.has(zone.domain))
        .map(({ domain, counterPath, maxMicrojoules }) => ({ domain, counterPath, maxMicrojoules }))
        .sort((a, b) => a.domain.localeCompare(b.domain, 'en'));
}
/** 10 kW for the 10 s between two readings: what would need more to be a wrap is a counter that started again from 0. */
const LARGEST_STEP_MICROJOULES = 100_000e6;
/** Joules between the first and the last reading of a counter; null with the reason where they can't be known. */
function joulesOf(readings, maxMicrojoules) {
    let total = 0;
    for (let i = 1; i < readings.length; i++) {
        const [before, after] = [readings[i - 1], readings[i]];
        if (before == null || after == null)
            return { joules: null, reason: 'the counter could not be read during the run' };
        if (after >= before)
            total += after - before;
        else if (maxMicrojoules === null)
            return { joules: null, reason: 'the counter wrapped and its range is not known' };
        else {
            const wrapped = after - before + maxMicrojoules;
            if (wrapped < 0 || wrapped > LARGEST_STEP_MICROJOULES) {
                return { joules: null, reason: 'the counter was reset during the run' };
            }
            total += wrapped;
        }
    }
    if (readings.length < 2)
        return { joules: null, reason: 'the counter was read less than twice' };
    return { joules: total / 1e6, reason: null };
}


/***/ }),

/***/ 99656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ cacheFolder)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Where environments, uv and downloads are kept between campaigns: `$GREENML_CACHE`, else the user's cache folder. */
function cacheFolder(env) {
    if (env.GREENML_CACHE)
        return env.GREENML_CACHE;
    if (env.XDG_CACHE_HOME)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(env.XDG_CACHE_HOME, 'greenml');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), '.cache', 'greenml');
}


/***/ }),

/***/ 55271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ findInterpreter),
/* harmony export */   dF: () => (/* binding */ uvEnvironment),
/* harmony export */   sL: () => (/* binding */ ensureEnvironment)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9691);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14410);







const interpreterFacts = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ executable: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), basePrefix: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
const FACTS = `
import json, platform, sys
print(json.dumps({"executable": getattr(sys, "_base_executable", sys.executable),
                  "basePrefix": sys.base_prefix, "version": platform.python_version()}))`;
/**
 * Makes the environment of a lock, or finds it in the cache. Wheels only: a source distribution's build script is code
 * that nobody trusts. Byte code is compiled here, outside every measured window.
 */
async function ensureEnvironment(request) {
    const lock = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(request.lockFile);
    const interpreter = await findInterpreter(request);
    const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(lock).update(`\0${interpreter.executable}\0${interpreter.version}`);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(request.cache, 'environments', key.digest('hex').slice(0, 24));
    const environment = {
        python: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'bin', 'python'),
        folder,
        basePrefix: interpreter.basePrefix,
        pythonVersion: interpreter.version,
        lockHash: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Hex */ .fg)(lock),
    };
    const complete = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'greenml-complete.json');
    if ((await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextIfPresent */ .Ge)(complete)) !== null)
        return environment;
    request.note(`making the Python ${interpreter.version} environment of ${request.lockFile}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }); // what an interrupted attempt left
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), { recursive: true });
    await runUv(request, ['venv', '--python', interpreter.executable, folder]);
    await runUv(request, [
        ...['pip', 'install', '--python', environment.python, '--require-hashes', '--only-binary', ':all:'],
        ...['--compile-bytecode', '-r', request.lockFile],
    ]);
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(complete, `${JSON.stringify({ lockHash: environment.lockHash, ...interpreter })}\n`);
    return environment;
}
async function findInterpreter(request) {
    const found = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(request.uv, ['python', 'find', '--no-project', '--system', request.pythonRequest], {
        env: uvEnvironment(request),
    });
    if (found.exitCode !== 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`No installed Python fits '${request.pythonRequest}': install one.\n${found.stderr.trim()}`, 1);
    }
    const facts = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(found.stdout.trim(), ['-I', '-c', FACTS]);
    return interpreterFacts.parse(JSON.parse(facts.stdout));
}
async function runUv(request, args) {
    const result = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(request.uv, args, { env: uvEnvironment(request) });
    if (result.exitCode === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The environment of ${request.lockFile} could not be made (uv ${args[0]} ended with ${result.exitCode ?? result.signal}):\n` +
        result.stderr.trim().split('\n').slice(-15).join('\n'), 1);
}
function uvEnvironment(request) {
    const index = request.env.PIP_INDEX_URL;
    return {
        ...request.env,
        UV_CACHE_DIR: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(request.cache, 'uv-cache'),
        UV_PYTHON_DOWNLOADS: 'never',
        UV_NO_CONFIG: '1',
        ...(index && !request.env.UV_DEFAULT_INDEX ? { UV_DEFAULT_INDEX: index } : {}),
    };
}


/***/ }),

/***/ 50428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ locateUv)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
;// CONCATENATED MODULE: ./build/environment/package-index.js






const PUBLIC_INDEX = 'https://pypi.org/simple';
/** The Python package index that this machine is set up for: uv's or pip's variable, pip's file, else the public one. */
async function findPackageIndex(env) {
    const configured = env.UV_DEFAULT_INDEX || env.UV_INDEX_URL || env.PIP_INDEX_URL;
    if (configured)
        return withoutSlash(configured);
    for (const path of pipConfigFiles(env)) {
        const text = await (0,promises_.readFile)(path, 'utf8').catch(() => '');
        const url = /^\s*index[-_]url\s*[=:]\s*(\S+)/m.exec(text)?.[1];
        if (url)
            return withoutSlash(url);
    }
    return PUBLIC_INDEX;
}
const withoutSlash = (url) => url.replace(/\/+$/, '');
function pipConfigFiles(env) {
    const home = env.HOME ?? (0,external_node_os_.homedir)();
    return [
        ...(env.PIP_CONFIG_FILE ? [env.PIP_CONFIG_FILE] : []),
        (0,external_node_path_.join)(env.XDG_CONFIG_HOME ?? (0,external_node_path_.join)(home, '.config'), 'pip', 'pip.conf'),
        (0,external_node_path_.join)(home, '.pip', 'pip.conf'),
        '/etc/pip.conf',
    ];
}
/** The part of the index's JSON answer (PEP 691) that is needed to fetch a file. */
const projectPage = schemas/* object */.Ikc({ files: schemas/* array */.YOg(schemas/* object */.Ikc({ filename: schemas/* string */.YjP(), url: schemas/* string */.YjP() })) });
/** Fetches one file of a package and refuses it when its hash differs. */
async function fetchPackageFile(index, name, filename, sha256) {
    const { page, authorization } = splitCredentials(`${index}/${name}/`);
    try {
        const accept = 'application/vnd.pypi.simple.v1+json, text/html;q=0.5';
        const listing = await fetch(page, { headers: { accept, ...authorization } });
        if (!listing.ok)
            throw new Error(`the index answered ${listing.status}`);
        const url = findFileUrl(await listing.text(), listing.headers.get('content-type') ?? '', filename);
        if (url === null)
            throw new Error(`the index does not list ${filename}`);
        const fileUrl = new URL(url, listing.url);
        const sameServer = fileUrl.origin === new URL(page).origin;
        const file = await fetch(fileUrl, { headers: sameServer ? authorization : {} });
        if (!file.ok)
            throw new Error(`the index answered ${file.status} for ${filename}`);
        const content = new Uint8Array(await file.arrayBuffer());
        if ((0,files/* sha256Hex */.fg)(content) !== sha256)
            throw new Error(`${filename} does not have the expected SHA-256`);
        return content;
    }
    catch (error) {
        throw new errors/* UserError */.yo(`${name} could not be fetched from ${page}: ${explain(error)}.\n` +
            `Install ${name} yourself so that it is on PATH, or set UV_DEFAULT_INDEX to an index that has it.`, 1, { cause: error });
    }
}
function explain(error) {
    const cause = error instanceof Error && error.cause ? `: ${(0,errors/* errorMessage */.gJ)(error.cause)}` : '';
    return `${(0,errors/* errorMessage */.gJ)(error)}${cause}`;
}
/** fetch refuses a URL that holds a name and a password, and names them in its error: they go into a header. */
function splitCredentials(address) {
    if (!URL.canParse(address)) {
        throw new errors/* UserError */.yo('The package index is not a URL: see UV_DEFAULT_INDEX, PIP_INDEX_URL and pip.conf.');
    }
    const url = new URL(address);
    const pair = [url.username, url.password].map(decodeURIComponent).join(':');
    url.username = '';
    url.password = '';
    const page = url.href;
    return { page, authorization: pair === ':' ? {} : { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } };
}
/** Reads PEP 691 JSON, or the older HTML page of links (PEP 503). */
function findFileUrl(body, contentType, filename) {
    if (contentType.includes('json')) {
        return projectPage.parse(JSON.parse(body)).files.find((file) => file.filename === filename)?.url ?? null;
    }
    const links = body.matchAll(/<a[^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g);
    for (const [, url, text] of links)
        if (text?.trim() === filename && url)
            return url;
    return null;
}

;// CONCATENATED MODULE: ./build/environment/uv.js





/** The uv that is fetched where none is on PATH; hashes as the public index states them. */
const UV_VERSION = '0.13.9';
const UV_WHEELS = {
    'linux-x64': {
        platformTag: 'manylinux_2_17_x86_64.manylinux2014_x86_64',
        sha256: 'd7f459fe4fd247d830351c75686d3996ace3c6f3f728eb0e85a30b7ada0cef19',
    },
    'linux-arm64': {
        platformTag: 'manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64',
        sha256: '5435c5ce14a56431208ca0996416d310f1598e8c2c8ba707688985a16bb82dbe',
    },
    'darwin-arm64': {
        platformTag: 'macosx_11_0_arm64',
        sha256: '66c512266d633bef48384a1f53003f41f2a8e7b36fe6e7fbfd3e0fd52d96fa63',
    },
    'darwin-x64': {
        platformTag: 'macosx_10_12_x86_64',
        sha256: 'c16ed11e013557536b3e60065f1b912f6407bd6518e041b961e23ef9e6b4fbf5',
    },
};
/** Path of a uv that runs here: the one on PATH, else its wheel from the configured index, kept in the cache. */
async function locateUv(cache, env, note) {
    if (await answers('uv', env))
        return 'uv';
    const folder = (0,external_node_path_.join)(cache, 'uv', UV_VERSION);
    const program = (0,external_node_path_.join)(folder, 'uv');
    if ((await (0,promises_.stat)(program).catch(() => null))?.isFile())
        return program;
    const platform = `${process.platform}-${process.arch}`;
    const wheel = UV_WHEELS[platform];
    if (!wheel) {
        throw new errors/* UserError */.yo(`uv is not on PATH and there is no pinned build for ${platform}: install uv, then try again.`, 1);
    }
    note(`fetching uv ${UV_VERSION}, which makes the Python environments`);
    const filename = `uv-${UV_VERSION}-py3-none-${wheel.platformTag}.whl`;
    const content = await fetchPackageFile(await findPackageIndex(env), 'uv', filename, wheel.sha256);
    await unpackProgram(content, (0,external_node_path_.join)(cache, 'uv'), folder, env);
    return program;
}
async function answers(program, env) {
    try {
        return (await (0,base_process/* runCommand */.d)(program, ['--version'], { env })).exitCode === 0;
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT' || (0,errors/* errorCode */.CA)(error) === 'EACCES')
            return false;
        throw error;
    }
}
/** A wheel is a zip; Python, which is here by definition, unpacks it. */
async function unpackProgram(wheel, parent, folder, env) {
    await (0,promises_.mkdir)(parent, { recursive: true });
    const staging = await (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, 'staging-'));
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(staging, 'uv.whl'), wheel);
        const script = 'import sys, zipfile\n' +
            'with zipfile.ZipFile(sys.argv[1]) as wheel, open(sys.argv[2], "wb") as program:\n' +
            '    program.write(wheel.read(sys.argv[3]))\n';
        const member = `uv-${UV_VERSION}.data/scripts/uv`;
        const unpacked = await (0,base_process/* runCommand */.d)('python3', ['-c', script, 'uv.whl', 'uv', member], { cwd: staging, env });
        if (unpacked.exitCode !== 0)
            throw new errors/* UserError */.yo(`uv's wheel could not be unpacked: ${unpacked.stderr.trim()}`, 1);
        await (0,promises_.chmod)((0,external_node_path_.join)(staging, 'uv'), 0o755);
        await (0,promises_.rm)((0,external_node_path_.join)(staging, 'uv.whl'));
        await (0,promises_.rename)(staging, folder);
    }
    catch (error) {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
        if ((0,errors/* errorCode */.CA)(error) === 'ENOTEMPTY' || (0,errors/* errorCode */.CA)(error) === 'EEXIST')
            return; // another process was faster
        throw error;
    }
}


/***/ }),

/***/ 47901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HY: () => (/* binding */ chooseSandbox),
  uo: () => (/* binding */ findBubblewrap)
});

// UNUSED EXPORTS: noSandbox

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
;// CONCATENATED MODULE: ./build/sandbox/bubblewrap.js
const BUBBLEWRAP = 'bwrap';
/** Where programs of the system lie; never the caller's own PATH, which names its folders. */
const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';
const PROJECT = '/project';
const HOME = '/home/user';
/**
 * bubblewrap as root drops to `uid` inside, so that process limits hold (they don't for uid 0) and /proc/1/environ is
 * closed; for other users a user namespace does the same without privilege. bubblewrap itself starts with an empty
 * environment: its own pid 1 would otherwise show the caller's.
 */
function wrapInBubblewrap(run, uid) {
    const inside = (path) => path.replace(run.projectFolder, PROJECT);
    const environment = { ...run.env, PATH: SYSTEM_PATH, HOME, TMPDIR: '/tmp' };
    const argv = [
        BUBBLEWRAP,
        ...(uid === null ? ['--unshare-user', '--uid', '65534', '--gid', '65534'] : []),
        ...['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
        ...['--hostname', 'sandbox', '--die-with-parent', '--new-session', '--clearenv'],
        ...['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib'],
        ...['--symlink', 'usr/lib64', '/lib64', '--symlink', 'usr/sbin', '/sbin'],
        ...['--ro-bind-try', '/etc/ld.so.cache', '/etc/ld.so.cache', '--ro-bind-try', '/etc/fonts', '/etc/fonts'],
        ...['--ro-bind-try', '/etc/localtime', '/etc/localtime', '--ro-bind-try', '/etc/alternatives', '/etc/alternatives'],
        ...['--proc', '/proc', '--dev', '/dev', '--size', String(run.temporaryBytes), '--perms', '1777', '--tmpfs', '/tmp'],
        // Shared memory of its own: without it joblib and multiprocessing fall back to one process.
        ...['--size', String(run.temporaryBytes), '--perms', '1777', '--tmpfs', '/dev/shm'],
        ...run.readOnly.filter((path) => !isBelow(path, '/usr')).flatMap(showReadOnly),
        ...['--perms', '0755', '--dir', '/home', '--bind', run.homeFolder, HOME],
        ...['--bind', run.projectFolder, PROJECT, '--chdir', inside(run.workingDirectory)],
        ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
        ...(uid === null ? [] : ['--cap-drop', 'ALL', '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID']),
        '--',
        ...(uid === null ? [] : dropTo(uid, run.maxProcesses)),
        ...run.command.map(inside),
    ];
    return { argv, env: { PATH: SYSTEM_PATH }, cwd: '/' };
}
const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);
/** The folders above are made by bubblewrap for its own user only; the program's user has to pass through them. */
function showReadOnly(path) {
    const above = path.split('/').slice(1, -1);
    const folders = above.map((_, depth) => `/${above.slice(0, depth + 1).join('/')}`);
    return [...folders.flatMap((folder) => ['--perms', '0755', '--dir', folder]), '--ro-bind', path, path];
}
function dropTo(uid, maxProcesses) {
    return [
        ...['/usr/bin/prlimit', `--nproc=${maxProcesses}`, '/usr/bin/setpriv', `--reuid=${uid}`, `--regid=${uid}`],
        ...['--clear-groups', '--no-new-privs', '--inh-caps=-all', '--'],
    ];
}

;// CONCATENATED MODULE: ./build/sandbox/sandbox.js



const UNTRUSTED_UID = 65534;
/** No isolation: for code that is trusted as this tool is, or that the user vouches for. */
const noSandbox = {
    tier: 'none',
    ownerUid: null,
    wrap: (run) => ({
        argv: run.command,
        env: { ...run.env, PATH: SYSTEM_PATH, HOME: run.homeFolder, TMPDIR: run.homeFolder },
        cwd: run.workingDirectory,
    }),
};
/** bubblewrap when it works here, else null and the reason; `searchPath`: where it is looked for. */
async function findBubblewrap(searchPath = SYSTEM_PATH) {
    const asRoot = process.getuid?.() === 0;
    const sandbox = {
        tier: 'bubblewrap',
        ownerUid: asRoot ? UNTRUSTED_UID : null,
        wrap: (run) => wrapInBubblewrap(run, asRoot ? UNTRUSTED_UID : null),
    };
    const probe = sandbox.wrap({
        command: ['/bin/true'],
        projectFolder: '/tmp',
        homeFolder: '/tmp',
        workingDirectory: '/tmp',
        readOnly: [],
        env: {},
        temporaryBytes: 1_000_000,
        maxProcesses: 64,
    });
    const [program = BUBBLEWRAP, ...args] = probe.argv;
    try {
        const result = await (0,base_process/* runCommand */.d)(program, args, { env: { PATH: searchPath }, timeoutSeconds: 10 });
        if (result.exitCode === 0)
            return { sandbox };
        return { sandbox: null, reason: `${BUBBLEWRAP} does not work here: ${result.stderr.trim().split('\n').at(-1)}` };
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) !== 'ENOENT')
            throw error;
        return { sandbox: null, reason: 'bubblewrap is not installed' };
    }
}
/**
 * The sandbox that a run gets. Code that nobody vouched for never runs without one: that ends with exit code 3.
 * `trusted`: every file that will run hashes equal to one committed with this tool.
 */
async function chooseSandbox(choice, options) {
    const mayRunBare = options.trusted || options.userTrusts;
    if (choice === 'none') {
        if (mayRunBare)
            return noSandbox;
        throw new errors/* UserError */.yo('Refused: this campaign runs imported or generated code, and --sandbox none would run it without isolation.\n' +
            'Install bubblewrap and leave --sandbox out, or add --i-trust-this-code if you have read every line of it.', 3);
    }
    const found = await findBubblewrap(options.searchPath);
    if (found.sandbox)
        return found.sandbox;
    if (choice === 'auto' && mayRunBare) {
        options.warn(`no sandbox (${found.reason}); ${options.trusted ? 'this code is part of the tool' : 'you trust it'}`);
        return noSandbox;
    }
    throw new errors/* UserError */.yo(`Refused: this campaign runs imported or generated code and there is no sandbox: ${found.reason}.\n` +
        'Debian, Ubuntu: sudo apt-get install bubblewrap. Or add --i-trust-this-code if you have read every line of it.', 3);
}


/***/ })

};

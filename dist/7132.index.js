export const id = 7132;
export const ids = [7132];
export const modules = {

/***/ 16515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ recordWithoutRun),
/* harmony export */   FR: () => (/* binding */ emptyRecord),
/* harmony export */   N3: () => (/* binding */ recordOfTrial),
/* harmony export */   Re: () => (/* binding */ recordId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34144);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57029);




/** A run that could not be made: why, and nothing measured. */
function recordWithoutRun(run, settings, status, reason) {
    return { ...emptyRecord(run, settings), status, errorMessage: reason, failureClass: status };
}
function recordId(variant, block, purpose, attempt) {
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(`${variant}\0${block}\0${purpose}\0${attempt}`).slice(0, 16);
}
/** A planned run's, before anything of it is known. */
function emptyRecord(run, settings) {
    const { variant, block } = run;
    return {
        ...NOTHING_KNOWN,
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
        variantHash: run.code === null ? null : (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(run.code),
        sourceHash: settings.project.sourceHash,
        lockHash: settings.environment?.lockHash ?? null,
        primaryFamilyHash: run.primaryFamilyHash,
        environment: settings.environment ? `Python ${settings.environment.pythonVersion}` : null,
        sandbox: settings.sandbox.tier,
        host: settings.host,
        startedAt: new Date().toISOString(),
    };
}
/** Of a command that belongs to no campaign. */
function recordOfTrial(host, sandbox) {
    return {
        ...NOTHING_KNOWN,
        id: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()).slice(0, 16),
        project: null,
        mode: null,
        model: null,
        variant: TRIAL,
        sample: null,
        iteration: null,
        block: TRIAL,
        orderIndex: 0,
        purpose: 'measured',
        attempt: 1,
        variantHash: null,
        sourceHash: null,
        lockHash: null,
        primaryFamilyHash: null,
        environment: null,
        sandbox,
        host,
        startedAt: new Date().toISOString(),
    };
}
const TRIAL = 'sandbox';
const NOTHING_KNOWN = {
    schemaVersion: _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .SCHEMA_VERSION */ .f$,
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
    idle: [],
    carbon: null,
    phaseCpuSeconds: null,
    flops: [],
    conditions: null,
    toolVersion: _base_package_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL_VERSION */ .wr,
    log: null,
    logSha256: null,
};


/***/ }),

/***/ 82467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iF: () => (/* binding */ exitState),
  d8: () => (/* binding */ judgeEnd),
  EF: () => (/* binding */ judgeStart)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/sandbox/limits.js
var limits = __webpack_require__(85546);
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
        return { errorType: null, tracebackTail: null, ...withoutException(exitCode, signal) };
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
/** A SIGKILL that is not ours (a time-out is told apart before) comes from the kernel when memory has run out. */
function withoutException(exitCode, signal) {
    if (signal === 'SIGKILL')
        return { errorMessage: 'killed, most likely because memory ran out', failureClass: 'memory' };
    if (signal)
        return { errorMessage: `ended by ${signal}`, failureClass: 'signal' };
    return { errorMessage: `ended with exit code ${exitCode}`, failureClass: 'exit code' };
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

;// CONCATENATED MODULE: ./build/benchmark/ending.js



/** Why a program was never started; null when it was. */
function judgeStart(outcome, stderr, program) {
    if (outcome.notStarted !== null) {
        const errorMessage = `${program} did not start: ${outcome.notStarted}`;
        return { status: 'environment-failed', failureClass: 'environment-failed', errorMessage };
    }
    if (outcome.started && outcome.wallSeconds !== undefined)
        return null;
    const errorMessage = `the sandbox did not start: ${stderr.trim().split('\n').at(-1) ?? ''}`.slice(0, 500);
    return { status: 'sandbox-failed', failureClass: 'sandbox-failed', errorMessage };
}
/** How a program failed that was started; null when it ended with 0, within its limits. */
function judgeEnd({ endedFor, memoryWatched }, { exitCode, signal }, stderr, limits) {
    if (endedFor !== null)
        return ENDED_FOR[endedFor](limits);
    if (exitCode === 0)
        return null;
    const failure = classifyFailure(stderr, exitCode, signal);
    if (failure.failureClass !== 'memory')
        return { ...failure, status: 'failed' };
    // A SIGKILL of no process of the run that the kernel killed for memory is the program's own.
    if (failure.errorType === null && memoryWatched) {
        return { ...failure, status: 'failed', failureClass: 'signal', errorMessage: `ended by ${signal}` };
    }
    return { ...failure, status: 'out-of-memory' };
}
const ENDED_FOR = {
    wall: ({ wallSeconds }) => ({
        status: 'timeout',
        failureClass: 'time',
        errorMessage: `not done after ${wallSeconds} s`,
    }),
    cpu: ({ cpuSeconds }) => ({
        status: 'timeout',
        failureClass: 'time',
        errorMessage: `ended: more than ${cpuSeconds} s of processor time`,
    }),
    memory: ({ memoryBytes }) => ({
        status: 'out-of-memory',
        failureClass: 'memory',
        errorMessage: `ended: its processes took more than ${(0,limits/* formatBytes */.z3)(memoryBytes)} of memory together`,
    }),
    processes: ({ processes }) => failed('processes', `more than ${processes} processes`),
    output: ({ outputBytes }) => failed('output', `it printed more than ${(0,limits/* formatBytes */.z3)(outputBytes)}`),
    disk: ({ diskBytes }) => failed('disk', `it wrote more than ${(0,limits/* formatBytes */.z3)(diskBytes)} of files, or filled the disk`),
    stop: () => ({ status: 'interrupted', failureClass: 'interrupted', errorMessage: 'ended: it was asked to stop' }),
};
const failed = (failureClass, why) => ({
    status: 'failed',
    failureClass,
    errorMessage: `ended: ${why}`,
});
/** bubblewrap, and a shell that runs the program, tell a signal by the exit code 128 + n. */
function exitState({ exitCode, signal }, sandbox, byShell = false) {
    if (!(sandbox === 'bubblewrap' || byShell) || exitCode === null || exitCode <= 128)
        return { exitCode, signal };
    const name = Object.entries(external_node_os_.constants.signals).find(([, number]) => number === exitCode - 128)?.[0];
    return name === undefined ? { exitCode, signal } : { exitCode: null, signal: name };
}


/***/ }),

/***/ 94348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ SCRIPT_ENVIRONMENT),
  l: () => (/* binding */ executeRun)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/energy/carbon.js
var carbon = __webpack_require__(51180);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
;// CONCATENATED MODULE: ./build/energy/flops/operators.js
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





/** What the environment of a script says to `assets/python/shims/flops`: where in its home the totals go. */
const OPERATOR_FOLDER = '.greenml-flops';
const OPERATOR_ENVIRONMENT = { GREENML_FLOPS: OPERATOR_FOLDER };
const METER = 'torch.utils.flop_counter';
const MOST_FILES = 1000;
const MOST_BYTES = 1000;
const total = schemas/* strictObject */.rej({
    torch: schemas/* string */.YjP().max(100),
    count: schemas/* int */.Whr().nonnegative().nullable(),
    reason: schemas/* string */.YjP().max(300).nullable(),
});
/**
 * What PyTorch's own formulas say of the operators that a run called, all its processes together. Empty where nothing
 * imported torch: that is no count of 0. The run's own code wrote these files, so they are read as anybody's.
 */
async function readOperatorFlops(homeFolder) {
    const folder = (0,external_node_path_.join)(homeFolder, OPERATOR_FOLDER);
    const entries = await listEntries(folder);
    if (entries.length === 0)
        return [];
    if (entries.length > MOST_FILES)
        return [unread(`more than ${MOST_FILES} processes left a total`)];
    const totals = await Promise.all(entries.map(({ name }) => readTotal((0,external_node_path_.join)(folder, name))));
    const versions = [...new Set(totals.map((each) => each?.torch ?? 'of unknown version'))].sort().join(', ');
    const lost = totals.find((each) => each === null || each.count === null);
    if (lost !== undefined)
        return [unread(lost?.reason ?? 'a total can’t be read')];
    const count = totals.reduce((sum, each) => sum + (each?.count ?? 0), 0);
    const reason = `torch ${versions}: forward and backward matrix products, convolutions and attention by their shapes; ` +
        'every other operator counts 0, as does what threads of the script compute';
    return [{ kind: 'theoretical-operator', count, meter: METER, quality: 'measured', counted: null, reason }];
}
const unread = (reason) => ({
    kind: 'theoretical-operator',
    count: null,
    meter: METER,
    quality: 'unavailable',
    counted: null,
    reason,
});
async function listEntries(folder) {
    try {
        return await (0,promises_.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT' || (0,errors/* errorCode */.CA)(error) === 'ENOTDIR')
            return [];
        throw error;
    }
}
/** Null for what is no total: a link, a pipe, too long, other text. */
async function readTotal(path) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK), true);
            const { size } = await file.stat();
            if (size > MOST_BYTES)
                return null;
            return total.parse(JSON.parse(await file.readFile('utf8')));
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
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/energy/idle.js
var energy_idle = __webpack_require__(35215);
// EXTERNAL MODULE: ./build/energy/meter.js + 4 modules
var meter = __webpack_require__(4336);
// EXTERNAL MODULE: ./build/benchmark/conditions.js
var conditions = __webpack_require__(34912);
// EXTERNAL MODULE: ./build/benchmark/empty-record.js
var empty_record = __webpack_require__(16515);
// EXTERNAL MODULE: ./build/benchmark/ending.js + 1 modules
var benchmark_ending = __webpack_require__(82467);
// EXTERNAL MODULE: ./build/benchmark/environment-offset.js
var environment_offset = __webpack_require__(50057);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
;// CONCATENATED MODULE: ./build/benchmark/metric.js

const NUMBER = String.raw `([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|[-+]?(?:nan|inf(?:inity)?))`;
/**
 * GenAI-GreenML's own lines: whatever the metric is, it is called accuracy there. Nothing
 * here can match the same characters in two ways (as `\s`, which crosses lines, could): a flood would take quadratic time.
 */
const GREENML_LINE = new RegExp(String.raw `^[ \t]*(?:ACCURACY=|[Aa][Cc]{2}[Uu][Rr][Aa][Cc][Yy]:|[Aa][Cc]{2}=)[ \t]*${NUMBER}(?:[ \t]*(%))?[ \t\r]*$`, 'gm');
const DECIMAL = new RegExp(`^${NUMBER}$`);
/** Just above 1 is a fault of the script; as a percentage it would be no accuracy worth a script. */
const LEAST_PERCENT = 1.5;
const LONGEST_LINE = 1000;
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
    if (rule.pattern === undefined)
        return null;
    const pattern = new RegExp(rule.pattern, 'gm');
    // Line by line and cut: a pattern that goes back and forth over a flood without line ends would not end.
    for (const line of output.split('\n').reverse()) {
        const found = lastMatch(line.slice(0, LONGEST_LINE), pattern, rule.scale === 'percent');
        if (found)
            return found;
    }
    return null;
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
    if (Math.abs(value) > common/* LARGEST_METRIC */.aq) {
        return { status: 'invalid-metric', metric: null, reason: `${shown} is larger than any result can be` };
    }
    const [low, high] = validRange(rule);
    const isPercent = found.percent || (UNIT_INTERVAL.has(rule.name) && value > LEAST_PERCENT && value <= 100);
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

// EXTERNAL MODULE: ./build/benchmark/phases.js
var benchmark_phases = __webpack_require__(54390);
// EXTERNAL MODULE: ./build/benchmark/run-inside.js
var run_inside = __webpack_require__(52698);
// EXTERNAL MODULE: ./build/benchmark/workspace.js
var benchmark_workspace = __webpack_require__(49453);
;// CONCATENATED MODULE: ./build/benchmark/execute.js
var execute_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var execute_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
















const LOG_BYTES = 256 * 1024;
const OPERATOR_COUNTER = (0,base_package/* assetPath */.Q$)('python', 'shims', 'flops');
/** In a run's private home. */
const PHASE_FOLDER = '.greenml-phases';
/** One execution of one variant, in a fresh copy of its project; always ends in a record. */
async function executeRun(run, settings) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { project, sandbox, launcher, meter } = settings;
        const scriptPath = run.code === null ? project.entry : external_node_path_.posix.join(external_node_path_.posix.dirname(project.entry), 'greenml_variant.py');
        const workspace = execute_addDisposableResource(env_1, await (0,benchmark_workspace/* makeWorkspace */.W)({
            sourceFolder: settings.sourceFolder,
            script: run.code === null ? null : { path: scriptPath, code: run.code },
            homeSeed: settings.homeSeed,
            ownerUid: sandbox.ownerUid,
        }), true);
        const shims = (0,base_package/* assetPath */.Q$)('python', 'shims', run.variant.mode === 'original-headless' ? 'headless' : 'render');
        const counter = run.block.purpose === 'flops' ? settings.flopCounter : null;
        const countsPath = (0,external_node_path_.join)((0,external_node_path_.dirname)(workspace.stdoutPath), 'counts'); // where the sandbox does not reach
        const pythonPath = run.block.purpose === 'profile' ? [benchmark_phases.PROFILER, shims] : counter ? [OPERATOR_COUNTER, shims] : [shims];
        await meter.prepare();
        const before = settings.sensors.read();
        const outcome = await (0,run_inside/* runInside */._)({
            sandbox,
            launcher,
            workspace,
            command: [
                settings.environment.python,
                (0,external_node_path_.join)(workspace.projectFolder, scriptPath),
                ...(run.code === null ? project.arguments : []),
            ],
            workingDirectory: (0,external_node_path_.join)(workspace.projectFolder, project.workingDirectory),
            readOnly: [settings.environment.folder, settings.environment.basePrefix, ...pythonPath],
            env: {
                ...SCRIPT_ENVIRONMENT,
                ...(0,environment_offset/* drawEnvironmentOffset */.B)((0,empty_record/* recordId */.Re)(run.variant.id, run.block.id, run.block.purpose, run.attempt)),
                PYTHONPATH: pythonPath.join(':'),
                ...(run.block.purpose === 'profile' ? (0,benchmark_phases.profilerEnvironment)(PHASE_FOLDER) : {}),
                ...(counter ? OPERATOR_ENVIRONMENT : {}),
            },
            limits: settings.limits,
            counters: meter.counterPaths,
            prefix: counter?.prefix(countsPath) ?? [],
        });
        const around = (0,conditions/* describeConditions */.G)(before, settings.sensors.read(), {
            wallSeconds: outcome.wallSeconds ?? 0,
            cpuSeconds: cpuSecondsOf(outcome),
            hostBusySeconds: outcome.hostBusySeconds,
            logicalCpus: settings.host.logicalCpus,
        });
        const { wallSeconds, userSeconds, systemSeconds } = outcome;
        const energy = wallSeconds === undefined || counter
            ? []
            : await meter.read(outcome.samples, wallSeconds, (userSeconds ?? 0) + (systemSeconds ?? 0));
        const readOutput = async (path) => hidePlaces(await (0,benchmark_workspace/* readTail */.Z)(path), settings.environment, workspace.projectFolder);
        const [stdout, stderr] = await Promise.all([readOutput(workspace.stdoutPath), readOutput(workspace.stderrPath)]);
        const judged = judgeOutcome(outcome, energy, around, stdout, stderr, run, settings);
        const record = { ...(0,empty_record/* emptyRecord */.FR)(run, settings), ...judged };
        const phases = run.block.purpose === 'profile' ? await addPhases(record, (0,external_node_path_.join)(workspace.homeFolder, PHASE_FOLDER)) : {};
        const flops = counter
            ? [await counter.read(countsPath), ...(await readOperatorFlops(workspace.homeFolder))]
            : record.flops;
        return { ...record, ...phases, flops, ...(await writeLog(settings.logsFolder, record.id, stdout, stderr)) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = execute_disposeResources(env_1);
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
    // Where glibc's own rule ends that raises them as large arrays are freed. Whether and when it does is luck of the heap's
    // layout: a script that makes an array of 700 kB in a loop took a tenth of the page faults when one import path was longer.
    MALLOC_MMAP_THRESHOLD_: `${32 * 1024 ** 2}`,
    MALLOC_TRIM_THRESHOLD_: `${64 * 1024 ** 2}`,
};
/** Where things lie on this host is nobody's business in a record, and would make equal failures look different. */
function hidePlaces(text, environment, projectFolder) {
    const hidden = text.replaceAll(projectFolder, '/project').replaceAll(environment.folder, '/environment');
    return environment.basePrefix.startsWith('/usr') ? hidden : hidden.replaceAll(environment.basePrefix, '/python');
}
function judgeOutcome(outcome, gross, around, stdout, stderr, run, settings) {
    const startedAt = new Date(outcome.startedAt * 1000).toISOString();
    const wallSeconds = outcome.wallSeconds;
    const failure = (0,benchmark_ending/* judgeStart */.EF)(outcome, stderr, "the environment's Python");
    if (failure !== null || wallSeconds === undefined)
        return { ...failure, startedAt };
    const { energy, idle, reason } = (0,energy_idle/* withNet */.ui)(gross, settings.idle, wallSeconds);
    const end = (0,benchmark_ending/* exitState */.iF)(outcome, settings.sandbox.tier, run.block.purpose === 'flops');
    const measured = {
        startedAt,
        ...end,
        wallSeconds,
        userSeconds: outcome.userSeconds,
        systemSeconds: outcome.systemSeconds,
        peakMemoryBytes: outcome.peakMemoryBytes,
        reasons: {
            ...outcome.reasons,
            ...(reason === null ? {} : { netJoules: reason }),
            ...(run.block.purpose === 'flops' ? { energy: 'not read: it would be that of counting too' } : {}),
        },
        energy,
        idle,
        carbon: settings.carbon && energy.length > 0 ? (0,carbon/* carbonOf */.P)(settings.carbon, energy) : null,
        conditions: around.conditions,
        // bubblewrap's own pid 1 comes to the launcher too, so there a survivor says nothing.
        flags: [
            ...(settings.sandbox.tier === 'none' && outcome.survivors > 0 ? ['left-processes'] : []),
            ...(0,meter/* flagsOfEnergy */.L)(energy),
            ...around.flags,
        ],
    };
    const ending = (0,benchmark_ending/* judgeEnd */.d8)(outcome, end, stderr, settings.limits);
    if (ending !== null)
        return { ...measured, ...ending };
    const reading = readMetric(stdout, settings.project.metric, run.code === null);
    if (reading.status !== 'ok') {
        return { ...measured, status: reading.status, failureClass: 'metric', errorMessage: reading.reason };
    }
    return { ...measured, status: 'ok', metric: reading.metric, flags: [...measured.flags, ...reading.flags] };
}
async function addPhases(record, folder) {
    const { userSeconds, systemSeconds, reasons } = record;
    const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
    const { seconds, reason } = await (0,benchmark_phases.readPhases)(folder, cpuSeconds);
    return { phaseCpuSeconds: seconds, reasons: reason === null ? reasons : { ...reasons, phaseCpuSeconds: reason } };
}
const cpuSecondsOf = ({ userSeconds, systemSeconds }) => userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
async function writeLog(folder, id, stdout, stderr) {
    const text = `--- standard output\n${stdout.slice(-LOG_BYTES)}\n--- standard error\n${stderr.slice(-LOG_BYTES)}\n`;
    const name = `${id}.log`;
    await (0,promises_.mkdir)(folder, { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, name), text);
    return { log: `logs/${name}`, logSha256: (0,files/* sha256Hex */.fg)(text) };
}


/***/ }),

/***/ 54390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PROFILER: () => (/* binding */ PROFILER),
/* harmony export */   profilerEnvironment: () => (/* binding */ profilerEnvironment),
/* harmony export */   readPhases: () => (/* binding */ readPhases)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32716);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34144);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55189);








/** The profiler's folder, to stand first on `PYTHONPATH`; it runs the `sitecustomize` that comes next there. */
const PROFILER = (0,_base_package_js__WEBPACK_IMPORTED_MODULE_5__/* .assetPath */ .Q$)('python', 'shims', 'profile');
/** Tells the profiler where to count; `folder` is absolute or relative to the script's `HOME`. */
const profilerEnvironment = (folder) => ({ GREENML_PHASES: folder });
/** Of one process, zeros where it was killed before it counted anything: a mark, the state, how many samples, then the seconds of each phase, as doubles. */
const MARK = 0x47504831;
const FIRST_PHASE = 3;
const FILE_BYTES = 8 * (FIRST_PHASE + _schema_record_js__WEBPACK_IMPORTED_MODULE_6__/* .PHASES */ .ZG.length);
const MOST_PROCESSES = 4096;
const STATE_REASONS = [
    null,
    'the script uses SIGPROF or its timer itself',
    'this system has no timer of CPU time',
    'the profiler failed inside the script',
    'the script blocks SIGPROF, which the profiler needs',
];
const processCounters = zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().nonnegative())
    .length(FIRST_PHASE + _schema_record_js__WEBPACK_IMPORTED_MODULE_6__/* .PHASES */ .ZG.length)
    .refine(([mark, ...others]) => mark === MARK || (mark === 0 && others.every((each) => each === 0)))
    .transform(([, state = 0, , ...seconds]) => ({ state, seconds }))
    .refine(({ state }) => state in STATE_REASONS);
/**
 * What the processes counted may exceed the run's seconds by this much: clocks tick at other times, and a process counts
 * from its start, the run from its gate.
 */
const TOLERANCE = { share: 0.02, seconds: 0.1 };
/**
 * What the profiler counted below `folder`, once nothing of the run is left. The files are the script's to write: they are
 * read without following links, and can at worst be wrong. `cpuSeconds`: user and system seconds of the run; what no
 * process counted (the last milliseconds of each, programs other than Python) is `rest`.
 */
async function readPhases(folder, cpuSeconds) {
    const none = (reason) => ({ seconds: null, reason });
    if (cpuSeconds === null)
        return none('the CPU seconds of the run are unknown');
    const names = await listNames(folder);
    if (names === null)
        return none("the script put something else in the place of the profiler's folder");
    if (names.length === 0) {
        return none('no counters: no Python started, or one that reads no PYTHONPATH (python -I, -E, -S)');
    }
    if (names.length > MOST_PROCESSES)
        return none(`more than ${MOST_PROCESSES} processes`);
    const sums = _schema_record_js__WEBPACK_IMPORTED_MODULE_6__/* .PHASES */ .ZG.map(() => 0);
    for (const name of names) {
        const counters = processCounters.safeParse(await readDoubles((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name)));
        if (!counters.success)
            return none("the profiler's counters were damaged by the script");
        const reason = STATE_REASONS[counters.data.state];
        if (reason)
            return none(reason);
        for (const [index, seconds] of counters.data.seconds.entries())
            sums[index] = (sums[index] ?? 0) + seconds;
    }
    return fitTo(sums, cpuSeconds);
}
function fitTo(sums, cpuSeconds) {
    const counted = sums.reduce((sum, each) => sum + each, 0);
    if (!(counted <= cpuSeconds * (1 + TOLERANCE.share) + TOLERANCE.seconds)) {
        const reason = `the phases add up to ${counted.toFixed(2)} s of CPU, the run had ${cpuSeconds.toFixed(2)} s`;
        return { seconds: null, reason };
    }
    const scale = counted > cpuSeconds ? cpuSeconds / counted : 1;
    const entries = _schema_record_js__WEBPACK_IMPORTED_MODULE_6__/* .PHASES */ .ZG.map((phase, index) => [phase, (sums[index] ?? 0) * scale]);
    const seconds = Object.fromEntries(entries);
    return { seconds: { ...seconds, rest: seconds.rest + Math.max(0, cpuSeconds - counted) }, reason: null };
}
/** One more than `MOST_PROCESSES` at most; null where something other than a folder that can be read is in its place. */
async function listNames(folder) {
    try {
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder)).isDirectory())
            return null;
        const names = [];
        for await (const { name } of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.opendir)(folder))
            if (names.push(name) > MOST_PROCESSES)
                break;
        return names.sort();
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'ENOENT')
            return [];
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'EACCES')
            return null;
        throw error;
    }
}
/** Null for anything but a plain file of one process's counters, or one that is still empty. */
async function readDoubles(path) {
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags).catch(() => null);
    if (file === null)
        return null;
    try {
        const status = await file.stat();
        if (!status.isFile() || (status.size !== FILE_BYTES && status.size !== 0))
            return null;
        const { buffer } = await file.read(Buffer.alloc(FILE_BYTES), 0, FILE_BYTES, 0);
        const read = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.endianness)() === 'LE' ? buffer.readDoubleLE.bind(buffer) : buffer.readDoubleBE.bind(buffer);
        return Array.from({ length: FILE_BYTES / 8 }, (_, index) => read(8 * index));
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 52698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ runInside)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60150);


const GIB = 1024 ** 3;
/** A process that asks for far more than all may have is told so at once, which it can handle, and not ended. */
const DATA_FACTOR = 4;
const CPU_SLACK_SECONDS = 10;
/** Runs a command in its sandbox, on its workspace, held to its limits from outside. */
function runInside(run) {
    const { workspace, limits, writable = [] } = run;
    const wrapped = run.sandbox.wrap({
        command: (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .behindGate */ .CT)(run.command),
        projectFolder: workspace.projectFolder,
        homeFolder: workspace.homeFolder,
        workingDirectory: run.workingDirectory,
        readOnly: run.readOnly,
        writable,
        env: run.env,
        temporaryBytes: GIB,
        maxProcesses: limits.processes,
    });
    const cpuSeconds = limits.cpuSeconds ?? Math.ceil(limits.wallSeconds) * (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)();
    return run.launcher.run({
        ...wrapped,
        argv: [...(run.prefix ?? []), ...wrapped.argv],
        stdout: run.stdout ?? workspace.stdoutPath,
        stderr: run.stderr ?? workspace.stderrPath,
        timeoutSeconds: limits.wallSeconds,
        counters: run.counters,
        limits: {
            CORE: 0,
            CPU: Math.ceil(cpuSeconds) + CPU_SLACK_SECONDS,
            DATA: Math.ceil(DATA_FACTOR * limits.memoryBytes),
            FSIZE: limits.fileBytes,
            NOFILE: limits.openFiles,
        },
        bounds: {
            memoryBytes: Math.ceil(limits.memoryBytes),
            processes: limits.processes,
            ...(limits.cpuSeconds === null ? {} : { cpuSeconds: limits.cpuSeconds }),
            outputBytes: limits.outputBytes,
            diskBytes: limits.diskBytes,
            folders: [workspace.projectFolder, workspace.homeFolder, ...writable.map(({ folder }) => folder)],
        },
    });
}


/***/ }),

/***/ 49453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ makeWorkspace),
/* harmony export */   Z: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14410);






const OUTPUT_BYTES = 4 * 1024 * 1024;
async function makeWorkspace(request) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'greenml-run-')));
    try {
        return await fillWorkspace(folder, request);
    }
    catch (error) {
        await removeTree(folder);
        throw error;
    }
}
async function fillWorkspace(folder, request) {
    const projectFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'project');
    const homeFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'home');
    // Copy on write where the file system can; links are copied as links, and point nowhere once in a sandbox.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(request.sourceFolder, projectFolder, {
        recursive: true,
        verbatimSymlinks: true,
        mode: node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE,
        ...(request.isCopied ? { filter: request.isCopied } : {}),
    });
    if (request.script)
        await putScript(projectFolder, request.script);
    if (request.homeSeed)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(request.homeSeed, homeFolder, { recursive: true, verbatimSymlinks: true });
    else
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(homeFolder);
    if (request.ownerUid !== null) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(folder, 0o711);
        for (const each of [projectFolder, homeFolder])
            await giveTo(each, request.ownerUid);
    }
    return {
        projectFolder,
        homeFolder,
        stdoutPath: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'stdout'),
        stderrPath: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'stderr'),
        [Symbol.asyncDispose]: () => removeTree(folder),
    };
}
/** A link in a hostile project must not make this process write outside the copy. */
async function putScript(projectFolder, { path, code }) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(projectFolder, path);
    const parent = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target));
    if (parent !== projectFolder && !parent.startsWith(`${projectFolder}/`)) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`'${path}' leads out of its project by a link: it is not run.`, 3);
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(target, { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(target, code, { flag: 'wx' });
}
/** A script may have taken the right to remove its files from their owner, or nested folders deeper than a path can name. */
async function removeTree(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    catch (error) {
        if (!['EACCES', 'EPERM', 'ENAMETOOLONG'].includes((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) ?? ''))
            throw error;
        await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)('/bin/chmod', ['-R', 'u+rwx', '--', folder]); // neither program follows links below it
        const { exitCode, stderr } = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)('/bin/rm', ['-rf', '--', folder]);
        if (exitCode !== 0)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${folder} can't be removed: ${stderr.trim().slice(-300)}`, 1);
    }
}
async function giveTo(folder, uid) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chown)(folder, uid, uid);
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isSymbolicLink())
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chown)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(entry.parentPath, entry.name), uid, uid);
    }
}
/** The end of what a run printed: a script that floods its output does not flood this process. */
async function readTail(path, limit = OUTPUT_BYTES) {
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path);
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


/***/ }),

/***/ 85546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   kd: () => (/* binding */ parseLimits),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* unused harmony export LIMIT_NAMES */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const DEFAULT_LIMITS = {
    memoryBytes: 2 * GIB,
    processes: 512,
    wallSeconds: 60,
    cpuSeconds: null,
    diskBytes: 4 * GIB,
    outputBytes: 256 * MIB,
    fileBytes: GIB,
    openFiles: 4096,
};
const NAMES = {
    memory: { field: 'memoryBytes', kind: 'size' },
    processes: { field: 'processes', kind: 'count' },
    wall: { field: 'wallSeconds', kind: 'seconds' },
    cpu: { field: 'cpuSeconds', kind: 'seconds' },
    disk: { field: 'diskBytes', kind: 'size' },
    output: { field: 'outputBytes', kind: 'size' },
    file: { field: 'fileBytes', kind: 'size' },
    'open-files': { field: 'openFiles', kind: 'count' },
};
const LIMIT_NAMES = Object.keys(NAMES);
const UNITS = {
    size: { '': 1, b: 1, k: 1024, kib: 1024, kb: 1000, m: MIB, mib: MIB, mb: 1e6, g: GIB, gib: GIB, gb: 1e9 },
    count: { '': 1 },
    seconds: { '': 1, s: 1 },
};
/** `memory=2GiB,processes=64,wall=60`: what is not named stays as it is. */
function parseLimits(text) {
    const entries = text.split(',').map((part) => {
        const [name = '', value = '', ...more] = part.split('=').map((each) => each.trim());
        const known = Object.entries(NAMES).find(([each]) => each === name)?.[1];
        if (!known || more.length > 0) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--limits: '${part}' is no limit; there are ${LIMIT_NAMES.join(', ')}, as memory=2GiB.`);
        }
        return [known.field, parseValue(name, value, known.kind)];
    });
    return Object.fromEntries(entries);
}
function parseValue(name, text, kind) {
    const [, digits = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([A-Za-z]*)$/.exec(text) ?? [];
    const factor = UNITS[kind][unit.toLowerCase()];
    const value = kind === 'seconds' ? Number(digits) : Math.floor(Number(digits) * (factor ?? 0));
    if (digits === '' || factor === undefined || value <= 0 || value > Number.MAX_SAFE_INTEGER) {
        const expected = { size: 'a size, as 512MiB or 2GiB', count: 'a whole number above 0', seconds: 'seconds above 0' };
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--limits: ${name}=${text}: expected ${expected[kind]}.`);
    }
    return value;
}
/** `2 GiB`, `1.5 MiB`, `300 B`. */
function formatBytes(bytes) {
    const [unit, size] = bytes >= GIB ? ['GiB', GIB] : bytes >= MIB ? ['MiB', MIB] : bytes >= 1024 ? ['KiB', 1024] : ['B', 1];
    return `${Number((bytes / size).toFixed(1))} ${unit}`;
}


/***/ }),

/***/ 39169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HY: () => (/* binding */ chooseSandbox),
  uo: () => (/* binding */ findBubblewrap)
});

// UNUSED EXPORTS: noSandbox

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/find-program.js
var find_program = __webpack_require__(15456);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
;// CONCATENATED MODULE: ./build/sandbox/seccomp.js

/** The filter of system calls for this kind of processor (`scripts/build-seccomp.ts` makes it); null where there is none. */
function seccompFile(architecture = process.arch) {
    return architecture === 'x64' || architecture === 'arm64' ? (0,base_package/* assetPath */.Q$)('sandbox', `seccomp-${architecture}.bpf`) : null;
}

;// CONCATENATED MODULE: ./build/sandbox/bubblewrap.js


const BUBBLEWRAP = 'bwrap';
/** Where programs of the system lie; never the caller's own PATH, which names its folders. */
const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';
const PROJECT = '/project';
const HOME = '/sandbox-home';
/**
 * bubblewrap as root drops to `uid` inside, so that process limits hold (they don't for uid 0) and /proc/1/environ is
 * closed; for other users a user namespace does the same without privilege. bubblewrap itself starts with an empty
 * environment: its own pid 1 would otherwise show the caller's. A filter of system calls closes what namespaces leave open.
 */
function wrapInBubblewrap(run, uid) {
    const inside = (path) => path.replace(run.projectFolder, PROJECT);
    const environment = { ...run.env, PATH: SYSTEM_PATH, HOME, TMPDIR: '/tmp' };
    const filter = seccompFile();
    const argv = [
        ...(filter === null ? [BUBBLEWRAP] : [...WITH_FILTER, filter, BUBBLEWRAP, '--seccomp', FILTER_FD]),
        ...(uid === null ? ['--unshare-user', '--uid', '65534', '--gid', '65534'] : []),
        ...['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
        ...['--hostname', 'sandbox', '--die-with-parent', '--new-session', '--clearenv'],
        ...['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib'],
        ...['--symlink', 'usr/lib64', '/lib64', '--symlink', 'usr/sbin', '/sbin'],
        ...['--ro-bind-try', '/etc/ld.so.cache', '/etc/ld.so.cache', '--ro-bind-try', '/etc/fonts', '/etc/fonts'],
        ...['--ro-bind-try', '/etc/localtime', '/etc/localtime', '--ro-bind-try', '/etc/alternatives', '/etc/alternatives'],
        ...['--proc', '/proc', ...(uid === null ? MEMORY_OF_FIRST : []), '--dev', '/dev'],
        ...['--size', String(run.temporaryBytes), '--perms', '1777', '--tmpfs', '/tmp'],
        // Shared memory of its own: without it joblib and multiprocessing fall back to one process.
        ...['--size', String(run.temporaryBytes), '--perms', '1777', '--tmpfs', '/dev/shm'],
        ...run.readOnly.filter((path) => !isBelow(path, '/usr')).flatMap(showReadOnly),
        ...['--bind', run.homeFolder, HOME],
        ...['--bind', run.projectFolder, PROJECT],
        ...(run.writable ?? []).flatMap(({ folder, at }) => [...foldersAbove(inside(at)), '--bind', folder, inside(at)]),
        ...['--chdir', inside(run.workingDirectory)],
        ...['--remount-ro', '/'], // the root itself is a file system in memory, which a user namespace's owner could fill
        ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
        ...(uid === null ? [] : CAPABILITIES_TO_DROP_TO),
        '--',
        ...(uid === null ? inOwnNamespace(run.maxProcesses) : dropTo(uid, run.maxProcesses)),
        ...run.command.map(inside),
    ];
    return { argv, env: { PATH: SYSTEM_PATH }, cwd: '/' };
}
/** bubblewrap takes the filter from a descriptor: a shell opens it and becomes bubblewrap. */
const FILTER_FD = '9';
const WITH_FILTER = ['/bin/sh', '-c', `exec "$@" ${FILTER_FD}<"$0"`];
const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);
/** The folders above are made by bubblewrap for its own user only; the program's user has to pass through them. */
function foldersAbove(path) {
    const above = path.split('/').slice(1, -1);
    const folders = above.map((_, depth) => `/${above.slice(0, depth + 1).join('/')}`);
    return folders.flatMap((folder) => ['--perms', '0755', '--dir', folder]);
}
const showReadOnly = (path) => [...foldersAbove(path), '--ro-bind', path, path];
/** bubblewrap's own pid 1, which no filter holds, has the program's uid in a user namespace: its memory is hidden. */
const MEMORY_OF_FIRST = ['/proc/1/mem', '/proc/1/task/1/mem'].flatMap((path) => ['--ro-bind', '/dev/null', path]);
/** Since Linux 5.14 processes are counted in each user namespace by itself; before, all that the user runs would count. */
function inOwnNamespace(maxProcesses) {
    const [major = 0, minor = 0] = (0,external_node_os_.release)().split('.').map(Number);
    return major > 5 || (major === 5 && minor >= 14) ? ['/usr/bin/prlimit', `--nproc=${maxProcesses}`, '--'] : [];
}
/** Until `dropTo` takes them away too: to change the user, and to enter a folder that only that user may enter. */
const CAPABILITIES_TO_DROP_TO = [
    ...['--cap-drop', 'ALL', '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID'],
    ...['--cap-add', 'CAP_DAC_READ_SEARCH'],
];
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
    if ((0,find_program/* findProgram */.K)(BUBBLEWRAP, { PATH: searchPath }) === null) {
        return { sandbox: null, reason: 'bubblewrap is not installed' };
    }
    const [program = BUBBLEWRAP, ...args] = probe.argv;
    const result = await (0,base_process/* runCommand */.d)(program, args, { env: { PATH: searchPath }, timeoutSeconds: 10 });
    if (result.exitCode === 0)
        return { sandbox };
    return { sandbox: null, reason: `${BUBBLEWRAP} does not work here: ${result.stderr.trim().split('\n').at(-1)}` };
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
        throw new errors/* UserError */.yo('Refused: --sandbox none would run code that nobody vouched for without isolation.\n' +
            'Install bubblewrap and leave --sandbox out, or add --i-trust-this-code if you have read every line of it.', 3);
    }
    const found = await findBubblewrap(options.searchPath);
    if (found.sandbox)
        return found.sandbox;
    if (choice === 'auto' && mayRunBare) {
        options.warn(`no sandbox (${found.reason}); ${options.trusted ? 'this code is part of the tool' : 'you trust it'}`);
        return noSandbox;
    }
    throw new errors/* UserError */.yo(`Refused: this would run code that nobody vouched for, and there is no sandbox: ${found.reason}.\n` +
        'Debian, Ubuntu: sudo apt-get install bubblewrap. Or add --i-trust-this-code if you have read every line of it.', 3);
}


/***/ })

};

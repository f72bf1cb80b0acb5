export const id = 327;
export const ids = [327,257];
export const modules = {

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

/***/ 44567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wd: () => (/* binding */ SCRIPT_ENVIRONMENT),
  lk: () => (/* binding */ executeRun),
  Re: () => (/* binding */ recordId),
  Dx: () => (/* binding */ recordWithoutRun)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/energy/meter.js + 4 modules
var meter = __webpack_require__(4336);
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

// EXTERNAL MODULE: ./build/benchmark/workspace.js
var benchmark_workspace = __webpack_require__(49453);
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
        const workspace = __addDisposableResource(env_1, await (0,benchmark_workspace/* makeWorkspace */.W)({
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
        await meter.prepare();
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
        const { wallSeconds, userSeconds, systemSeconds } = outcome;
        const energy = wallSeconds === undefined ? [] : await meter.read(outcome.samples, wallSeconds, userSeconds + systemSeconds);
        const readOutput = async (path) => hidePlaces(await (0,benchmark_workspace/* readTail */.Z)(path), settings.environment, workspace.projectFolder);
        const [stdout, stderr] = await Promise.all([readOutput(workspace.stdoutPath), readOutput(workspace.stderrPath)]);
        const record = { ...emptyRecord(run, settings), ...judgeOutcome(outcome, energy, stdout, stderr, run, settings) };
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
        lockHash: settings.environment?.lockHash ?? null,
        environment: settings.environment ? `Python ${settings.environment.pythonVersion}` : null,
        sandbox: settings.sandbox.tier,
        host: settings.host,
        toolVersion: base_package/* TOOL_VERSION */.wr,
        startedAt: new Date().toISOString(),
        log: null,
        logSha256: null,
    };
}
function judgeOutcome(outcome, energy, stdout, stderr, run, settings) {
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
        energy,
        // bubblewrap's own pid 1 comes to the launcher too, so there a survivor says nothing.
        flags: [
            ...(settings.sandbox.tier === 'none' && outcome.survivors > 0 ? ['left-processes'] : []),
            ...(0,meter/* flagsOfEnergy */.L)(energy),
        ],
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

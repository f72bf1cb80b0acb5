export const id = 7042;
export const ids = [7042,4721];
export const modules = {

/***/ 74941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   tc: () => (/* binding */ RunProgress)
/* harmony export */ });
/* unused harmony export describeFailure */
/** `4 min 10 s`, `38 s`. */
function formatDuration(seconds) {
    const whole = Math.round(seconds);
    if (whole < 60)
        return `${whole} s`;
    if (whole < 3600)
        return `${Math.floor(whole / 60)} min ${whole % 60} s`;
    return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
const ROUNDS = { warmup: 'warm-up', profile: 'profile', flops: 'FLOPs' };
/** Of a run that ended badly: which it was, how it ended, and why. */
function describeFailure(record) {
    const cost = record.wallSeconds === null ? '' : ` after ${record.wallSeconds.toFixed(2)} s`;
    const why = record.errorType === null ? '' : `: ${record.errorType}`;
    const round = ROUNDS[record.purpose] ?? `block ${record.block.split('/').at(-1)}`;
    return `${record.variant}, ${round}: ${record.status}${cost}${why}`;
}
/** Where there is no live line: no more lines than each twentieth of the runs and one in five seconds, but one in two minutes. */
const STEP = 0.05;
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 120;
/**
 * Tells how far a campaign is: on a terminal in one live line, elsewhere in a line now and then. A line of its own has only
 * what ended badly, once for each script and way to end.
 */
class RunProgress {
    #logger;
    #total;
    #now;
    #startedAt;
    #told = new Set();
    #done = 0;
    #ok = 0;
    #last;
    /** `now` in seconds. */
    constructor(logger, total, now = () => performance.now() / 1000) {
        this.#logger = logger;
        this.#total = total;
        this.#now = now;
        this.#startedAt = now();
        this.#last = { at: this.#startedAt, done: 0 };
    }
    begin(variant) {
        this.#logger.status(`${this.#describe()} · ${variant}`);
    }
    /** The last record of a run. */
    end(record) {
        this.#done++;
        if (record.status === 'ok')
            this.#ok++;
        else
            this.#tellOnce(record);
        if (this.#logger.isLive === true || this.#done === this.#total)
            return;
        const pause = this.#now() - this.#last.at;
        const step = (this.#done - this.#last.done) / this.#total;
        if (pause < LONGEST_PAUSE && (pause < SHORTEST_PAUSE || step < STEP))
            return;
        this.#last = { at: this.#now(), done: this.#done };
        this.#logger.info(this.#describe());
    }
    /** Ends the live line. */
    close() {
        this.#logger.status('');
    }
    #tellOnce(record) {
        const key = JSON.stringify([record.variant, record.status, record.errorType]);
        if (this.#told.has(key))
            return;
        this.#told.add(key);
        this.#logger.info(describeFailure(record));
    }
    /** `[25/168] 24 ok, 1 not · about 1 min 6 s left` */
    #describe() {
        const [done, total] = [this.#done, this.#total];
        const bad = done === this.#ok ? '' : `, ${done - this.#ok} not`;
        const left = done === 0 ? '' : ` · about ${formatDuration(((this.#now() - this.#startedAt) / done) * (total - done))} left`;
        return `[${done}/${total}] ${this.#ok} ok${bad}${left}`;
    }
}


/***/ }),

/***/ 92659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ HostSensors)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_natural_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73176);
/* harmony import */ var _base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32762);




/** A mean over this many processors, evenly chosen, tells the same and stays cheap on a host with hundreds. */
const MOST_FREQUENCIES = 16;
/**
 * The files in which Linux shows temperature (Documentation/hwmon, thermal/sysfs-api), clock rate
 * (admin-guide/pm/cpufreq) and throttling (ABI/testing/sysfs-devices-system-cpu), found and opened once: reading all of
 * them takes some 0.1 ms.
 */
class HostSensors {
    #temperatures;
    #frequencies;
    #throttles;
    constructor(root = '/') {
        const sys = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'sys');
        const cpus = listProcessors((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sys, 'devices/system/cpu'));
        this.#temperatures = openAll(findTemperatures(sys));
        this.#frequencies = openAll(spread(cpus, MOST_FREQUENCIES).map((cpu) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'cpufreq/scaling_cur_freq')));
        this.#throttles = openAll(findThrottleCounts(cpus));
    }
    read() {
        const temperatures = readAll(this.#temperatures);
        const frequencies = readAll(this.#frequencies);
        const throttles = readAll(this.#throttles);
        const running = frequencies.filter((kilohertz) => kilohertz > 0);
        return {
            temperatureCelsius: temperatures.length === 0 ? null : Math.max(...temperatures) / 1000,
            frequencyMegahertz: running.length === 0 ? null : sum(running) / running.length / 1000,
            throttleCount: throttles.length === 0 ? null : sum(throttles),
        };
    }
    [Symbol.dispose]() {
        for (const file of [...this.#temperatures, ...this.#frequencies, ...this.#throttles])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const PROCESSOR_CHIPS = /^(coretemp|k10temp|zenpower)$/;
const PROCESSOR_ZONES = /^(x86_pkg_temp|cpu.*|soc[-_]thermal)$/;
/** Labels that stand for a whole package; Tctl is shifted on some models, so Tdie goes first. */
const WHOLE_PACKAGE = [/^Package id/, /^Tdie$/, /^Tctl$/];
function findTemperatures(sys) {
    const chips = listPaths((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sys, 'class/hwmon')).filter((chip) => PROCESSOR_CHIPS.test((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(chip, 'name')) ?? ''));
    const found = chips.flatMap((chip) => {
        const inputs = listPaths(chip).filter((path) => /\/temp\d+_input$/.test(path));
        const labelled = (label) => inputs.filter((path) => label.test((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)(path.replace(/_input$/, '_label')) ?? ''));
        return WHOLE_PACKAGE.map(labelled).find((paths) => paths.length > 0) ?? inputs;
    });
    if (found.length > 0)
        return found;
    const zones = listPaths((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sys, 'class/thermal')).filter((zone) => PROCESSOR_ZONES.test((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(zone, 'type')) ?? ''));
    return zones.map((zone) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(zone, 'temp'));
}
/** One of each core and one of each package: threads of a core show the same number. */
function findThrottleCounts(cpus) {
    const byPart = new Map();
    for (const cpu of cpus) {
        const [socket, core] = ['physical_package_id', 'core_id'].map((name) => (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'topology', name)) ?? '');
        byPart.set(`package ${socket}`, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'thermal_throttle/package_throttle_count'));
        byPart.set(`core ${socket} ${core}`, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'thermal_throttle/core_throttle_count'));
    }
    return [...byPart.values()];
}
const listProcessors = (folder) => listPaths(folder)
    .filter((path) => /\/cpu\d+$/.test(path))
    .sort(_base_natural_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareNaturally */ .y);
const spread = (items, most) => items.filter((_, index) => Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length));
const sum = (values) => values.reduce((total, value) => total + value, 0);
const listPaths = (folder) => (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .listSysfs */ .F)(folder).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
function openAll(paths) {
    return paths.flatMap((path) => {
        try {
            return [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r')];
        }
        catch {
            return [];
        }
    });
}
const readAll = (files) => files.flatMap((file) => readInteger(file) ?? []);
const LONGEST_NUMBER = 32;
/** Null: the sensor does not answer now. */
function readInteger(file) {
    const buffer = Buffer.alloc(LONGEST_NUMBER);
    try {
        const text = buffer.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, LONGEST_NUMBER, 0)).trim();
        return /^-?\d+$/.test(text) ? Number(text) : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 47042:
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
// EXTERNAL MODULE: ./build/base/count.js
var count = __webpack_require__(29787);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/jsonl.js
var jsonl = __webpack_require__(31126);
// EXTERNAL MODULE: ./build/base/primary-family.js
var primary_family = __webpack_require__(99035);
// EXTERNAL MODULE: ./build/benchmark/empty-record.js
var empty_record = __webpack_require__(16515);
// EXTERNAL MODULE: ./build/benchmark/execute.js + 2 modules
var execute = __webpack_require__(94348);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/benchmark/launcher.js
var benchmark_launcher = __webpack_require__(60150);
// EXTERNAL MODULE: ./build/benchmark/workspace.js
var benchmark_workspace = __webpack_require__(49453);
;// CONCATENATED MODULE: ./build/benchmark/home.js
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
            const workspace = __addDisposableResource(env_1, await (0,benchmark_workspace/* makeWorkspace */.W)({
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
                    env: { ...execute/* SCRIPT_ENVIRONMENT */.w, MPLBACKEND: 'agg' },
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
            const result_1 = __disposeResources(env_1);
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
// EXTERNAL MODULE: ./build/benchmark/progress.js
var benchmark_progress = __webpack_require__(74941);
// EXTERNAL MODULE: ./build/benchmark/read-records.js
var read_records = __webpack_require__(4681);
// EXTERNAL MODULE: ./build/schema/package-energy.js
var package_energy = __webpack_require__(60711);
;// CONCATENATED MODULE: ./build/benchmark/resume.js

/** Nothing was run: what stood in the way may be gone by now. */
const NOT_RUN = new Set(['interrupted', 'environment-failed', 'sandbox-failed']);
/**
 * Whether others may have decided what this run shows: its time and energy, or that its time ran out. That a script fails
 * is its own doing.
 */
const wasDisturbed = (record) => record.purpose === 'measured' &&
    record.flags.includes('contaminated') &&
    (record.status === 'ok' || record.status === 'timeout');
/**
 * What is left of a block, in its order. A block that was interrupted goes on where it stopped when the host is in the same
 * state and sandbox and meter are the same; otherwise it is done again whole. A script that was replaced since its run, or
 * was missing then and is here now, is run again; so is one that others disturbed, until it has been repeated as often as
 * asked.
 */
function listRemainingRuns(block, records, present) {
    const own = records.filter((record) => record.block === block.id && record.purpose === block.purpose);
    const last = new Map();
    for (const record of own) {
        if (record.attempt >= (last.get(record.variant)?.attempt ?? 0))
            last.set(record.variant, record);
    }
    const isCurrent = (record) => record.variantHash === (present.scriptHashes.get(record.variant) ?? null);
    const finished = [...last.values()].filter((record) => !NOT_RUN.has(record.status) && isCurrent(record));
    const disturbed = own.filter((record) => wasDisturbed(record) && isCurrent(record) && !isOtherState(record, present));
    // By attempt: a record can come twice, in a shard's file that was copied.
    const disturbances = (id) => new Set(disturbed.filter(({ variant }) => variant === id).map(({ attempt }) => attempt)).size;
    const isDue = (record) => disturbed.includes(record) && disturbances(record.variant) <= present.repeatContaminated;
    const done = new Set(finished.filter((record) => !isDue(record)).map((record) => record.variant));
    const runs = block.order.map((id, orderIndex) => ({
        id,
        orderIndex,
        attempt: (last.get(id)?.attempt ?? 0) + 1,
        repeats: Math.max(0, present.repeatContaminated - disturbances(id)),
    }));
    const left = runs.filter(({ id }) => !done.has(id));
    if (left.length === 0)
        return [];
    const ran = finished.filter((record) => record.status !== 'missing-variant');
    return ran.some((record) => isOtherState(record, present)) ? runs : left;
}
function isOtherState(record, present) {
    return (record.host.stratum !== present.stratum ||
        (present.sandbox !== null && record.sandbox !== present.sandbox) ||
        isOtherMeter(record, present.meter));
}
/** Joules of one block are of one meter; a run that none could read says nothing of it. */
function isOtherMeter({ energy }, present) {
    const { meter, quality } = (0,package_energy/* energyOfHost */.u3)(energy);
    const name = quality === 'estimated' ? 'estimate' : meter; // an estimate names its model
    return name !== null && name !== present;
}

// EXTERNAL MODULE: ./build/benchmark/sensors.js
var benchmark_sensors = __webpack_require__(92659);
// EXTERNAL MODULE: ./build/benchmark/shards.js
var shards = __webpack_require__(34595);
// EXTERNAL MODULE: ./build/energy/carbon.js
var energy_carbon = __webpack_require__(51180);
// EXTERNAL MODULE: ./build/sandbox/limits.js
var limits = __webpack_require__(85546);
// EXTERNAL MODULE: ./build/schema/plan.js
var schema_plan = __webpack_require__(29707);
// EXTERNAL MODULE: ./build/commands/idle-baseline.js
var idle_baseline = __webpack_require__(44721);
// EXTERNAL MODULE: ./build/commands/open-meters.js
var open_meters = __webpack_require__(88402);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
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

// EXTERNAL MODULE: ./build/environment/cache.js
var environment_cache = __webpack_require__(99656);
// EXTERNAL MODULE: ./build/environment/environment.js
var environment_environment = __webpack_require__(55271);
// EXTERNAL MODULE: ./build/environment/uv.js
var environment_uv = __webpack_require__(87543);
// EXTERNAL MODULE: ./build/sandbox/sandbox.js + 2 modules
var sandbox = __webpack_require__(39169);
;// CONCATENATED MODULE: ./build/commands/prepare-projects.js








/** Environments of the projects that will run, made before anything is measured. A project that changed is refused. */
async function prepareProjects(plan, slugs, dataset, context) {
    const prepared = new Map();
    if (slugs.length === 0)
        return prepared;
    const cache = (0,environment_cache/* cacheFolder */.n)(context.env);
    const note = context.logger.info;
    const uv = await (0,environment_uv/* locateUv */.S)(cache, context.env, note);
    for (const slug of slugs) {
        const planned = plan.projects.find((project) => project.slug === slug);
        if (!planned)
            throw new errors/* UserError */.yo(`plan.json has blocks of '${slug}' but no such project: plan again.`);
        const source = await (0,load_projects/* loadProject */.gi)(dataset, slug);
        await refuseChanges(source, planned);
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
async function refuseChanges(source, planned) {
    const lock = await (0,files/* readTextIfPresent */.Ge)(source.lockFile);
    const sameLock = lock !== null && (0,files/* sha256Hex */.fg)(lock) === planned.lockHash;
    if (sameLock && (await (0,files/* hashTree */.vz)(source.sourceFolder)) === planned.sourceHash)
        return;
    throw new errors/* UserError */.yo(`The ${sameLock ? 'files' : 'lock'} of '${source.slug}' changed since the campaign was planned: ` +
        'restore what was planned, or plan a new campaign.');
}
/** What shares blocks, and so a sandbox. */
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
        const trust = {
            trusted: await isTrustedCode(source.sourceFolder, scripts, trusted),
            userTrusts: options.iTrustThisCode ?? false,
        };
        sandboxes.set(key, await (0,sandbox/* chooseSandbox */.HY)(options.sandbox ?? 'auto', { ...trust, warn }));
    }
    return sandboxes;
}

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

























const IDLE_BASELINE_SECONDS = 10;
/** A host that is in a new state again and again would never end a block. */
const MOST_STATES = 20;
/**
 * Runs what is left of a campaign's shard, one run after another; every run ends in a record, synced as it ends. Where the
 * host's state changes meanwhile, it starts again in the new one. `carbon` is given where the key that it took is gone
 * from the context by now.
 */
async function benchmark(options, context, carbon) {
    const first = await benchmarkInOneState(options, context, carbon);
    let [total, changes] = [first.result, first.changes];
    for (let states = 2; changes.length > 0; states++) {
        const told = `The state of this host changed (${changes.join(', ')})`;
        if (states > MOST_STATES) {
            throw new errors/* UserError */.yo(`${told} for the ${MOST_STATES}th time: hold it still, then run this command again.`, 1);
        }
        context.logger.warn(`${told}: what is left goes on in a stratum of its own, and an unfinished block is done again`);
        const next = await benchmarkInOneState(options, context, carbon);
        changes = next.changes;
        total = {
            runs: total.runs + next.result.runs,
            repeats: total.repeats + next.result.repeats,
            ok: total.ok + next.result.ok,
            alreadyDone: total.alreadyDone,
        };
    }
    return total;
}
/** Ends early when the host's state changes: `changes` says how. */
async function benchmarkInOneState(options, context, carbon) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const campaign = (0,external_node_path_.resolve)(options.campaign);
        const plan = await (0,files/* readJson */.Vh)(base_campaign/* campaignFiles */.e.plan(campaign), schema_plan/* plan */.et);
        const shard = options.shard ?? shards/* WHOLE */.Ef;
        const { logger } = context;
        const carbonModel = carbon === undefined ? await (0,energy_carbon/* openCarbon */.e)(options, context.env) : carbon;
        const meter = benchmark_addDisposableResource(env_1, await (0,open_meters/* openMeters */.X)(options, context), true);
        if (meter.unavailable)
            logger.info(`energy is not measured here: ${meter.unavailable}`);
        const launcher = benchmark_addDisposableResource(env_1, new benchmark_launcher/* Launcher */.bR(), true);
        const holding = launcher.holdHost(`${plan.campaign} (process ${process.pid})`, (holder) => logger.info(`waiting: another measurement runs on this host: ${holder}`), (0,benchmark_launcher/* hostLockPath */.b6)(context.env));
        await (0,errors/* interruptible */.In)(holding, context.signal);
        const blocks = (0,shards/* blocksOfShard */.kU)(plan, shard);
        const variants = new Map(plan.variants.map((variant) => [variant.id, variant]));
        const scripts = await readScripts(campaign, plan);
        const primaryFamilyHash = (0,primary_family/* hashPrimaryFamily */.V)(plan.primaryFamily);
        const state = await (0,benchmark_host/* describeHost */.Y)(null, options.hostRoot);
        // Others' load is in what a socket's counters say; of CPU time, which is the run's own, it costs little.
        const { repeatContaminated = meter.measures ? 1 : 0, idleBaseline = IDLE_BASELINE_SECONDS } = options;
        const records = Map.groupBy(await (0,read_records/* readRecords */.T3)(base_campaign/* campaignFiles */.e.records(campaign)), (record) => record.block);
        const listQueue = (sandboxes) => blocks.flatMap((block) => {
            const sandbox = sandboxes.get(groupKey(block))?.tier ?? null;
            const present = {
                stratum: state.stratum,
                sandbox,
                meter: (0,package_energy/* meterOfHost */.fZ)(meter.meters),
                scriptHashes: scripts.hashes,
                repeatContaminated,
            };
            return listRemainingRuns(block, records.get(block.id) ?? [], present).map((run) => planRun(variants, block, run, scripts.codes, primaryFamilyHash));
        });
        const pending = listQueue(new Map());
        const slugs = [...new Set(pending.map(({ run }) => run.variant.project))];
        const prepared = await (0,errors/* interruptible */.In)(prepareProjects(plan, slugs, options.dataset, context), context.signal);
        const python = [...prepared.values()].find((each) => each.environment)?.environment?.pythonVersion ?? null;
        const host = { ...state, python };
        const scheduled = pending.map(({ run }) => run);
        const sandboxes = await chooseSandboxes(scheduled, prepared, options, context);
        const queue = listQueue(sandboxes);
        const file = (0,external_node_path_.join)(base_campaign/* campaignFiles */.e.records(campaign), `${shard.index}-of-${shard.count}-${(0,external_node_crypto_.randomBytes)(4).toString('hex')}.jsonl`);
        const alreadyDone = blocks.flatMap((block) => block.order).length - queue.length;
        if (alreadyDone > 0)
            logger.info(`${(0,count/* count */.U)(alreadyDone, 'run')} ${alreadyDone === 1 ? 'is' : 'are'} on record already and not repeated`);
        if (queue.length === 0)
            return { result: { runs: 0, repeats: 0, ok: 0, alreadyDone }, changes: [] };
        const idle = await (0,idle_baseline.takeBaseline)(idleBaseline, meter, launcher, context);
        const flopCounter = queue.some(({ run }) => run.block.purpose === 'flops') ? await openCounter(context) : null;
        const started = performance.now();
        const sensors = benchmark_addDisposableResource(env_1, new benchmark_sensors/* HostSensors */.e(options.hostRoot), false);
        const homes = benchmark_addDisposableResource(env_1, new HomeSeeds(launcher), true);
        const warm = new Set();
        const progress = new benchmark_progress/* RunProgress */.tc(logger, queue.length);
        let [ok, repeats, runs] = [0, 0, 0];
        let changes = [];
        for (const { run, repeats: allowed } of queue) {
            const project = prepared.get(run.variant.project);
            const sandbox = sandboxes.get(groupKey(run.block));
            if (!project || !sandbox)
                throw new Error(`block ${run.block.id} was not prepared`);
            const settings = { ...project, sandbox, meter, idle, carbon: carbonModel, flopCounter, sensors, host, launcher };
            progress.begin(run.variant.id);
            for (let repeat = 0;; repeat++) {
                const work = runOnce({ ...run, attempt: run.attempt + repeat }, settings, homes, campaign, options);
                const record = markCold(await (0,errors/* interruptible */.In)(work, context.signal), warm);
                await (0,jsonl/* appendJsonLine */.fl)(file, record);
                if (!wasDisturbed(record) || repeat === allowed) {
                    if (record.status === 'ok')
                        ok++;
                    progress.end(record);
                    break;
                }
                repeats++;
            }
            runs++;
            if (runs < queue.length)
                changes = (0,benchmark_host/* listChanges */.W)(state, await (0,benchmark_host/* describeHost */.Y)(null, options.hostRoot));
            if (changes.length > 0)
                break;
        }
        progress.close();
        const repeated = repeats === 0 ? '' : `; ${(0,count/* count */.U)(repeats, 'run')} disturbed by other load made again`;
        logger.info(`${(0,count/* count */.U)(runs, 'run')} in ${(0,benchmark_progress/* formatDuration */.a3)((performance.now() - started) / 1000)}, ${ok} ok${repeated}`);
        return { result: { runs, repeats, ok, alreadyDone }, changes };
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
/** Its code loads only where a plan asks for it. */
async function openCounter({ env, logger }) {
    const { openFlopCounter } = await __webpack_require__.e(/* import() */ 8033).then(__webpack_require__.bind(__webpack_require__, 48033));
    const counter = await openFlopCounter(env);
    if (counter.unavailable)
        logger.info(`the processor's operations are not counted here: ${counter.unavailable}`);
    return counter;
}
/** The first run of a project pays for files and packages that are not in memory yet. */
function markCold(record, warm) {
    if (record.wallSeconds === null || record.project === null || warm.has(record.project))
        return record;
    warm.add(record.project);
    return { ...record, flags: [...record.flags, 'cold'] };
}
/** Each variant's script as it is now; null: the author's own, or there is none. */
async function readScripts(campaign, plan) {
    const codes = new Map();
    for (const { id, model } of plan.variants) {
        codes.set(id, model === null ? null : await (0,files/* readTextIfPresent */.Ge)(base_campaign/* campaignFiles */.e.variantScript(campaign, id)));
    }
    const hashes = new Map([...codes].map(([id, code]) => [id, code === null ? null : (0,files/* sha256Hex */.fg)(code)]));
    return { codes, hashes };
}
function planRun(variants, block, { id, orderIndex, attempt, repeats }, codes, primaryFamilyHash) {
    const variant = variants.get(id);
    if (!variant)
        throw new errors/* UserError */.yo(`plan.json: block ${block.id} names '${id}', which is no variant of it.`);
    return { run: { variant, block, orderIndex, attempt, code: codes.get(id) ?? null, primaryFamilyHash }, repeats };
}
async function runOnce(run, prepared, homes, campaign, options) {
    const { planned, environment } = prepared;
    const without = (status, reason) => (0,empty_record/* recordWithoutRun */.Dx)(run, { ...prepared, project: planned, environment }, status, reason);
    if (run.variant.model !== null && run.code === null) {
        return without('missing-variant', 'there is no script: its generation failed or has not been run');
    }
    if (!environment)
        return without('environment-failed', prepared.environmentFailure ?? 'no environment');
    return (0,execute/* executeRun */.l)(run, {
        ...prepared,
        project: planned,
        sourceFolder: prepared.source.sourceFolder,
        environment,
        homeSeed: await homes.get(environment, prepared.sandbox),
        logsFolder: base_campaign/* campaignFiles */.e.logs(campaign),
        limits: {
            ...limits/* DEFAULT_LIMITS */.dR,
            memoryBytes: planned.needs.memoryGiB * 1024 ** 3,
            wallSeconds: options.timeout ?? planned.needs.timeoutSeconds,
        },
    });
}


/***/ }),

/***/ 44721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   takeBaseline: () => (/* binding */ takeBaseline)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _energy_idle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35215);


/** Above this share of one processor the host is not at rest: systemd's and a runner's heartbeats stay below it. */
const REST_SHARE = 0.05;
/**
 * Measures what the host draws while nothing of ours runs, and tells the user. Call it when the host is held and all that
 * the runs need is made. Without a meter there is nothing to wait for.
 */
async function takeBaseline(seconds, meter, launcher, { logger, signal }) {
    if (seconds === 0)
        return (0,_energy_idle_js__WEBPACK_IMPORTED_MODULE_1__/* .noBaseline */ .f$)('no idle baseline was asked for');
    if (!meter.measures) {
        const reason = `energy is only estimated here (${meter.unavailable})`;
        logger.info(`no idle baseline: ${reason}`);
        return (0,_energy_idle_js__WEBPACK_IMPORTED_MODULE_1__/* .noBaseline */ .f$)(reason);
    }
    logger.info(`measuring for ${seconds} s what this host draws at rest: let nothing else run`);
    const end = performance.now() + seconds * 1000;
    const countdown = setInterval(() => {
        const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
        logger.status(`idle power: ${left} s left`);
    }, 1000);
    try {
        const work = (0,_energy_idle_js__WEBPACK_IMPORTED_MODULE_1__/* .measureIdle */ .bz)(meter, seconds, (job) => launcher.idle(job));
        const baseline = await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptible */ .In)(work, signal);
        for (const line of describeBaseline(baseline))
            logger.info(line);
        const { busyProcessors } = baseline;
        if (busyProcessors !== null && busyProcessors > REST_SHARE) {
            logger.warn(`this host was not at rest: others kept ${Math.round(100 * busyProcessors)} % of one processor busy. ` +
                'Its idle power comes out too high, and net energy too low.');
        }
        return baseline;
    }
    finally {
        clearInterval(countdown);
        logger.status('');
    }
}
/** `idle power (± standard error): package-0 12.3 W ± 0.21 W`. */
function describeBaseline({ powers, missing }) {
    const known = powers.map(({ domain, meter, watts, standardErrorWatts }) => {
        const shared = powers.some((other) => other.domain === domain && other.meter !== meter);
        const error = standardErrorWatts === null ? 'error not known' : `± ${formatWatts(standardErrorWatts, 2)}`;
        return `${domain}${shared ? ` by ${meter}` : ''} ${formatWatts(watts, 3)} ${error}`;
    });
    return [
        ...(known.length === 0 ? [] : [`idle power (± standard error): ${known.join(', ')}`]),
        ...missing.map(({ domain, reason }) => `no idle power of ${domain}: ${reason}`),
    ];
}
const formatWatts = (watts, digits) => `${Number(watts.toPrecision(digits))} W`;


/***/ }),

/***/ 88402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ openMeters)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _energy_meter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4336);



async function openMeters(options, { env }) {
    const { idleWatts, maxWatts, meterCommand, meterStream } = options;
    if (idleWatts !== undefined && maxWatts !== undefined && maxWatts < idleWatts) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('--max-watts is below --idle-watts.');
    }
    if (meterCommand !== undefined && meterStream !== undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('--meter-command and --meter-stream exclude each other.');
    }
    return (0,_energy_meter_js__WEBPACK_IMPORTED_MODULE_2__/* .openMeter */ .G)({
        require: options.requireMeasured ?? false,
        env,
        external: {
            ...(meterCommand === undefined ? {} : { command: meterCommand }),
            ...(meterStream === undefined ? {} : { stream: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(meterStream) }),
        },
        model: { ...(idleWatts === undefined ? {} : { idleWatts }), ...(maxWatts === undefined ? {} : { maxWatts }) },
        ...(options.meter ? { meters: options.meter } : {}),
        ...(options.powercapRoot ? { powercapRoot: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.powercapRoot) } : {}),
    });
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32716);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14410);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87033);
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14371);









const interpreterFacts = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ executable: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), basePrefix: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() });
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
        env: await uvEnvironment(request),
    });
    if (found.exitCode !== 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`No installed Python fits '${request.pythonRequest}': install one.\n${found.stderr.trim()}`, 1);
    }
    const facts = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(found.stdout.trim(), ['-I', '-c', FACTS], { env: (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutSecrets */ .c)(request.env) });
    return interpreterFacts.parse(JSON.parse(facts.stdout));
}
async function runUv(request, args) {
    const result = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(request.uv, args, { env: await uvEnvironment(request) });
    if (result.exitCode === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The environment of ${request.lockFile} could not be made (uv ${args[0]} ended with ${result.exitCode ?? result.signal}):\n` +
        result.stderr.trim().split('\n').slice(-15).join('\n'), 1);
}
/**
 * uv reads none of pip's settings: the index that this machine is set up for is told to it. Compiling byte code starts the
 * new interpreter, and a package may hook into its start: no key of the caller's is there to be found.
 */
async function uvEnvironment(request) {
    return {
        ...(0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutSecrets */ .c)(request.env),
        UV_DEFAULT_INDEX: await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_6__/* .findPackageIndex */ .S)(request.env),
        UV_CACHE_DIR: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(request.cache, 'uv-cache'),
        UV_PYTHON_DOWNLOADS: 'never',
        UV_NO_CONFIG: '1',
    };
}


/***/ }),

/***/ 14371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ findPackageIndex),
/* harmony export */   Z: () => (/* binding */ fetchPackageFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32716);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);






const PUBLIC_INDEX = 'https://pypi.org/simple';
/** The Python package index that this machine is set up for: uv's or pip's variable, pip's file, else the public one. */
async function findPackageIndex(env) {
    const configured = env.UV_DEFAULT_INDEX || env.UV_INDEX_URL || env.PIP_INDEX_URL;
    if (configured)
        return withoutSlash(configured);
    for (const path of pipConfigFiles(env)) {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => '');
        const url = /^\s*index[-_]url\s*[=:]\s*(\S+)/m.exec(text)?.[1];
        if (url)
            return withoutSlash(url);
    }
    return PUBLIC_INDEX;
}
const withoutSlash = (url) => url.replace(/\/+$/, '');
function pipConfigFiles(env) {
    const home = env.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)();
    return [
        ...(env.PIP_CONFIG_FILE ? [env.PIP_CONFIG_FILE] : []),
        (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.XDG_CONFIG_HOME ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.config'), 'pip', 'pip.conf'),
        (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.pip', 'pip.conf'),
        '/etc/pip.conf',
    ];
}
/** The part of the index's JSON answer (PEP 691) that is needed to fetch a file. */
const projectPage = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ files: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })) });
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
        if ((0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Hex */ .fg)(content) !== sha256)
            throw new Error(`${filename} does not have the expected SHA-256`);
        return content;
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${name} could not be fetched from ${page}: ${explain(error)}.\n` +
            `Install ${name} yourself so that it is on PATH, or set UV_DEFAULT_INDEX to an index that has it.`, 1, { cause: error });
    }
}
function explain(error) {
    const cause = error instanceof Error && error.cause ? `: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error.cause)}` : '';
    return `${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error)}${cause}`;
}
/** fetch refuses a URL that holds a name and a password, and names them in its error: they go into a header. */
function splitCredentials(address) {
    if (!URL.canParse(address)) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('The package index is not a URL: see UV_DEFAULT_INDEX, PIP_INDEX_URL and pip.conf.');
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


/***/ }),

/***/ 87543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ locateUv)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14410);
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14371);





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
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'uv', UV_VERSION);
    const program = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'uv');
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(program).catch(() => null))?.isFile())
        return program;
    const platform = `${process.platform}-${process.arch}`;
    const wheel = UV_WHEELS[platform];
    if (!wheel) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`uv is not on PATH and there is no pinned build for ${platform}: install uv, then try again.`, 1);
    }
    note(`fetching uv ${UV_VERSION}, which makes the Python environments`);
    const filename = `uv-${UV_VERSION}-py3-none-${wheel.platformTag}.whl`;
    const content = await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchPackageFile */ .Z)(await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_4__/* .findPackageIndex */ .S)(env), 'uv', filename, wheel.sha256);
    await unpackProgram(content, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'uv'), folder, env);
    return program;
}
async function answers(program, env) {
    try {
        return (await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runCommand */ .d)(program, ['--version'], { env })).exitCode === 0;
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT' || (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EACCES')
            return false;
        throw error;
    }
}
/** A wheel is a zip; Python, which is here by definition, unpacks it. */
async function unpackProgram(wheel, parent, folder, env) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(parent, { recursive: true });
    const staging = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'staging-'));
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, 'uv.whl'), wheel);
        const script = 'import sys, zipfile\n' +
            'with zipfile.ZipFile(sys.argv[1]) as wheel, open(sys.argv[2], "wb") as program:\n' +
            '    program.write(wheel.read(sys.argv[3]))\n';
        const member = `uv-${UV_VERSION}.data/scripts/uv`;
        const unpacked = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runCommand */ .d)('python3', ['-c', script, 'uv.whl', 'uv', member], { cwd: staging, env });
        if (unpacked.exitCode !== 0)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`uv's wheel could not be unpacked: ${unpacked.stderr.trim()}`, 1);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, 'uv'), 0o755);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, 'uv.whl'));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(staging, folder);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(staging, { recursive: true, force: true });
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOTEMPTY' || (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EEXIST')
            return; // another process was faster
        throw error;
    }
}


/***/ })

};

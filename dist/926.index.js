export const id = 926;
export const ids = [926];
export const modules = {

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

/***/ 17926:
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
// EXTERNAL MODULE: ./build/benchmark/execute.js + 2 modules
var execute = __webpack_require__(44567);
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
                    env: { ...execute/* SCRIPT_ENVIRONMENT */.wd, MPLBACKEND: 'agg' },
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

// EXTERNAL MODULE: ./build/benchmark/read-records.js
var read_records = __webpack_require__(4681);
;// CONCATENATED MODULE: ./build/benchmark/resume.js
/** Nothing was run: what stood in the way may be gone by now. */
const NOT_RUN = new Set(['interrupted', 'environment-failed', 'sandbox-failed']);
/**
 * What is left of a block, in its order. A block that was interrupted goes on where it stopped when the host is in the same
 * state and the sandbox is the same; otherwise it is done again whole. A script that was replaced since its run, or was
 * missing then and is here now, is run again.
 */
function listRemainingRuns(block, records, present) {
    const last = new Map();
    for (const record of records) {
        if (record.block !== block.id || record.purpose !== block.purpose)
            continue;
        if (record.attempt >= (last.get(record.variant)?.attempt ?? 0))
            last.set(record.variant, record);
    }
    const finished = [...last.values()].filter((record) => !NOT_RUN.has(record.status) && record.variantHash === (present.scriptHashes.get(record.variant) ?? null));
    const done = new Set(finished.map((record) => record.variant));
    const runs = block.order.map((id, orderIndex) => ({ id, orderIndex, attempt: (last.get(id)?.attempt ?? 0) + 1 }));
    const left = runs.filter(({ id }) => !done.has(id));
    if (left.length === 0)
        return [];
    const ran = finished.filter((record) => record.status !== 'missing-variant');
    return ran.some((record) => isOtherState(record, present)) ? runs : left;
}
function isOtherState(record, present) {
    return record.host.stratum !== present.stratum || (present.sandbox !== null && record.sandbox !== present.sandbox);
}

// EXTERNAL MODULE: ./build/benchmark/shards.js
var shards = __webpack_require__(34595);
// EXTERNAL MODULE: ./build/schema/plan.js
var schema_plan = __webpack_require__(29707);
// EXTERNAL MODULE: ./build/commands/open-meters.js
var open_meters = __webpack_require__(88402);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
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
// EXTERNAL MODULE: ./build/sandbox/sandbox.js + 1 modules
var sandbox = __webpack_require__(47901);
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

















/** Runs what is left of a campaign's shard, one run after another; every run ends in a record, synced as it ends. */
async function benchmark(options, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const campaign = (0,external_node_path_.resolve)(options.campaign);
        const plan = await (0,files/* readJson */.Vh)(base_campaign/* campaignFiles */.e.plan(campaign), schema_plan/* plan */.et);
        const shard = options.shard ?? shards/* WHOLE */.Ef;
        const { logger } = context;
        const meter = benchmark_addDisposableResource(env_1, await (0,open_meters/* openMeters */.X)(options, context), true);
        if (meter.unavailable)
            logger.info(`energy is not measured here: ${meter.unavailable}`);
        const launcher = benchmark_addDisposableResource(env_1, new benchmark_launcher/* Launcher */.bR(), true);
        const holding = launcher.holdHost(`${plan.campaign} (process ${process.pid})`, (holder) => logger.info(`waiting: another measurement runs on this host: ${holder}`), (0,benchmark_launcher/* hostLockPath */.b6)(context.env));
        await (0,errors/* interruptible */.In)(holding, context.signal);
        const blocks = (0,shards/* blocksOfShard */.kU)(plan, shard);
        const variants = new Map(plan.variants.map((variant) => [variant.id, variant]));
        const scripts = await readScripts(campaign, plan);
        const state = await (0,benchmark_host/* describeHost */.Y)(null);
        const records = Map.groupBy(await (0,read_records/* readRecords */.T)(base_campaign/* campaignFiles */.e.records(campaign)), (record) => record.block);
        const listQueue = (sandboxes) => blocks.flatMap((block) => {
            const sandbox = sandboxes.get(groupKey(block))?.tier ?? null;
            const present = { stratum: state.stratum, sandbox, scriptHashes: scripts.hashes };
            return listRemainingRuns(block, records.get(block.id) ?? [], present).map((run) => planRun(variants, block, run, scripts.codes));
        });
        const pending = listQueue(new Map());
        const slugs = [...new Set(pending.map((run) => run.variant.project))];
        const prepared = await (0,errors/* interruptible */.In)(prepareProjects(plan, slugs, options.dataset, context), context.signal);
        const python = [...prepared.values()].find((each) => each.environment)?.environment?.pythonVersion ?? null;
        const host = { ...state, python };
        const sandboxes = await chooseSandboxes(pending, prepared, options, context);
        const queue = listQueue(sandboxes);
        const file = (0,external_node_path_.join)(base_campaign/* campaignFiles */.e.records(campaign), `${shard.index}-of-${shard.count}-${(0,external_node_crypto_.randomBytes)(4).toString('hex')}.jsonl`);
        const alreadyDone = blocks.flatMap((block) => block.order).length - queue.length;
        if (alreadyDone > 0)
            logger.info(`${alreadyDone} runs are on record already and are not repeated`);
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
/** Each variant's script as it is now; null: the author's own, or there is none. */
async function readScripts(campaign, plan) {
    const codes = new Map();
    for (const { id, model } of plan.variants) {
        codes.set(id, model === null ? null : await (0,files/* readTextIfPresent */.Ge)(base_campaign/* campaignFiles */.e.variantScript(campaign, id)));
    }
    const hashes = new Map([...codes].map(([id, code]) => [id, code === null ? null : (0,files/* sha256Hex */.fg)(code)]));
    return { codes, hashes };
}
function planRun(variants, block, { id, orderIndex, attempt }, codes) {
    const variant = variants.get(id);
    if (!variant)
        throw new errors/* UserError */.yo(`plan.json: block ${block.id} names '${id}', which is no variant of it.`);
    return { variant, block, orderIndex, attempt, code: codes.get(id) ?? null };
}
async function runOnce(run, prepared, homes, campaign, options) {
    const { planned, environment } = prepared;
    const without = (status, reason) => (0,execute/* recordWithoutRun */.Dx)(run, { ...prepared, project: planned, environment }, status, reason);
    if (run.variant.model !== null && run.code === null) {
        return without('missing-variant', 'there is no script: its generation failed or has not been run');
    }
    if (!environment)
        return without('environment-failed', prepared.environmentFailure ?? 'no environment');
    return (0,execute/* executeRun */.lk)(run, {
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9691);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9691);
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
const HOME = '/sandbox-home';
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
        ...['--bind', run.homeFolder, HOME],
        ...['--bind', run.projectFolder, PROJECT, '--chdir', inside(run.workingDirectory)],
        ...['--remount-ro', '/'], // the root itself is a file system in memory, which a user namespace's owner could fill
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

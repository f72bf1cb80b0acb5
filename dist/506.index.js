export const id = 506;
export const ids = [506];
export const modules = {

/***/ 57249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration),
/* harmony export */   k: () => (/* binding */ Progress)
/* harmony export */ });
/** `4 min 10 s`, `38 s`. */
function formatDuration(seconds) {
    const whole = Math.round(seconds);
    if (whole < 60)
        return `${whole} s`;
    if (whole < 3600)
        return `${Math.floor(whole / 60)} min ${whole % 60} s`;
    return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
/** Lines where there is no live one: no more than each twentieth of the steps and one in five seconds, but one in two minutes. */
const STEP = 0.05;
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 120;
/** Tells how far work of known length is, and how long the rest takes: on a terminal in one live line, elsewhere in a line now and then. */
class Progress {
    #logger;
    #total;
    #now;
    #done = 0;
    /** Steps that the estimate rests on, and the seconds that they took together. */
    #counted = 0;
    #spent = 0;
    #endedAt;
    #shown;
    /** `now` in seconds. */
    constructor(logger, total, now = () => performance.now() / 1000) {
        this.#logger = logger;
        this.#total = total;
        this.#now = now;
        this.#endedAt = now();
        this.#shown = { at: this.#endedAt, done: 0 };
    }
    /** A step begins. `what` it is comes last, since a terminal cuts the line. */
    begin(where, what) {
        const text = [where, this.left, what].filter((part) => part !== null).join(' · ');
        this.#logger.status(text);
        if (this.#logger.isLive === true || !this.#isDue())
            return;
        this.#shown = { at: this.#now(), done: this.#done };
        this.#logger.info(text);
    }
    /** The step has ended. `counts`: false where it was done already, so that the others take longer than it took. */
    end(counts = true) {
        const now = this.#now();
        this.#done++;
        if (counts) {
            this.#counted++;
            this.#spent += now - this.#endedAt;
        }
        this.#endedAt = now;
    }
    /** `about 1 min 6 s left`; null while nothing is known, and when nothing is left. */
    get left() {
        const steps = this.#total - this.#done;
        return steps === 0 || this.#counted === 0
            ? null
            : `about ${formatDuration((this.#spent / this.#counted) * steps)} left`;
    }
    /** Clears the live line. */
    close() {
        this.#logger.status('');
    }
    #isDue() {
        const pause = this.#now() - this.#shown.at;
        const step = (this.#done - this.#shown.done) / this.#total;
        return pause >= LONGEST_PAUSE || (pause >= SHORTEST_PAUSE && step >= STEP);
    }
}


/***/ }),

/***/ 80506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   warmEnvironments: () => (/* binding */ warmEnvironments)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_progress_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57249);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(91497);
/* harmony import */ var _campaign_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80173);
/* harmony import */ var _dataset_load_projects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83830);
/* harmony import */ var _environment_environment_maker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74502);
/* harmony import */ var _environment_quota_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12006);
/* harmony import */ var _measurement_hold_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48697);
/* harmony import */ var _measurement_launcher_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23555);
/* harmony import */ var _measurement_run_isolated_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74904);
/* harmony import */ var _schema_options_env_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29700);
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











/** Below this an environment was there already: it says nothing of how long the others take. */
const LONGEST_LOOK_UP_SECONDS = 1;
/**
 * Makes all environments and downloads that projects need, ahead of measuring. It holds the host meanwhile: making them keeps
 * all processors busy. Those that can't be made are told at the end.
 */
async function warmEnvironments(given, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const options = _schema_options_env_js__WEBPACK_IMPORTED_MODULE_8__/* .warmOptions */ .ad.parse(given);
        const projects = await chooseProjects(options);
        const launcher = __addDisposableResource(env_1, new _measurement_launcher_js__WEBPACK_IMPORTED_MODULE_6__/* .Launcher */ .bR(), true);
        await (0,_measurement_hold_host_js__WEBPACK_IMPORTED_MODULE_5__/* .holdHost */ .Q)(launcher, 'greenml env warm', options.wait, context);
        const maker = (0,_environment_environment_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .openEnvironmentMaker */ .Y)(context, [options.dataset, ...(options.campaign ? [options.campaign] : [])], _measurement_run_isolated_js__WEBPACK_IMPORTED_MODULE_7__/* .findIsolation */ .Q);
        const uv = await maker.uv();
        const faults = [];
        const progress = new _base_progress_js__WEBPACK_IMPORTED_MODULE_9__/* .Progress */ .k(context.logger, projects.length);
        for (const [index, project] of projects.entries()) {
            const started = performance.now();
            try {
                await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptible */ .In)(maker.make(project), context.signal);
            }
            catch (error) {
                if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo) || context.signal?.aborted)
                    throw error;
                faults.push(project.slug);
                context.logger.warn(`${project.slug}: ${error.message}`);
            }
            const seconds = (performance.now() - started) / 1000;
            progress.end(seconds > LONGEST_LOOK_UP_SECONDS);
            const outcome = faults.at(-1) === project.slug ? 'could not be made' : 'is ready';
            const left = progress.left === null ? '' : `; at most ${progress.left}`; // some of the others may be there already
            const place = `${index + 1} of ${projects.length}`;
            context.logger.info(`${place}: ${project.slug} ${outcome} after ${seconds.toFixed(1)} s${left}`);
        }
        await (0,_environment_quota_js__WEBPACK_IMPORTED_MODULE_4__/* .keepQuota */ .S_)(uv, context);
        if (faults.length === 0)
            return { ready: projects.length };
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(faults.length, 'environment')} could not be made: ${faults.join(', ')}.`, 1);
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
async function chooseProjects({ dataset, projects, campaign }) {
    const matching = await (0,_dataset_load_projects_js__WEBPACK_IMPORTED_MODULE_2__/* .loadProjects */ .RT)(dataset, projects);
    if (campaign === undefined)
        return matching;
    const plan = await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlan */ .m3)(campaign);
    const planned = new Set(plan.projects.map(({ slug }) => slug));
    const chosen = matching.filter(({ slug }) => planned.has(slug));
    if (chosen.length > 0)
        return chosen;
    const wish = projects === undefined ? '' : ` that matches /${projects}/`;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${dataset} has no project of the plan of ${campaign}${wish}: the plan has ${[...planned].join(', ')}.`);
}


/***/ }),

/***/ 83830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RT: () => (/* binding */ loadProjects),
/* harmony export */   Vh: () => (/* binding */ projectsFolder),
/* harmony export */   gi: () => (/* binding */ loadProject)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4920);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57029);
/* harmony import */ var _schema_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9953);






const SOURCE = 'source';
const projectsFolder = (dataset) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dataset, 'projects');
async function loadProject(dataset, slug) {
    const name = _schema_common_js__WEBPACK_IMPORTED_MODULE_4__/* .slug */ .yR.safeParse(slug);
    if (!name.success)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`'${slug}' can't be a project's name: letters, digits, '.', '_' and '-' only.`);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(projectsFolder(dataset), name.data);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'project.yaml');
    const missing = `There is no project '${slug}': ${path} does not exist.`;
    const manifest = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readYaml */ .gM)(path, _schema_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .manifest */ .eu, missing, dataset);
    const { entry, workingDirectory } = manifest;
    await requireBelow(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(SOURCE, entry), 'file', `${path}: entry '${entry}' is not a file`);
    await requireBelow(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(SOURCE, workingDirectory), 'folder', `${path}: '${workingDirectory}' does not exist`);
    const sourceFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, SOURCE);
    return { slug: name.data, folder, sourceFolder, lockFile: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, manifest.environment.lock), manifest };
}
/** What a manifest names has to be the project's own, which what a link leads to is not. */
async function requireBelow(root, path, wanted, fault) {
    const found = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .lookBelow */ .b4)(root, path);
    if (found.kind === wanted)
        return;
    if (found.kind === 'none' || found.kind === 'file' || found.kind === 'folder') {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${fault} below ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, SOURCE)}.`);
    }
    throw (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .refusedKind */ .zJ)(found.path, found.kind);
}
/** Every project whose slug matches `pattern` (a regular expression; all without one), sorted by slug. */
async function loadProjects(dataset, pattern) {
    const slugs = (await listSlugs(dataset)).filter(matcher(pattern));
    if (slugs.length === 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`No project in ${projectsFolder(dataset)}${pattern ? ` matches /${pattern}/` : ''}.`);
    }
    rejectCaseCollisions(slugs);
    return Promise.all(slugs.map((slug) => loadProject(dataset, slug)));
}
async function listSlugs(dataset) {
    const entries = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listBelow */ .Iy)(dataset, projectsFolder(''));
    if (entries === null) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`There is no dataset at ${dataset}: pass --dataset DIR, a folder that holds projects/.`);
    }
    return entries.filter(({ name, kind }) => kind === 'folder' && !name.startsWith('.')).map(({ name }) => name);
}
function matcher(pattern) {
    if (pattern === undefined)
        return () => true;
    try {
        const expression = new RegExp(pattern);
        return (slug) => expression.test(slug);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`--projects is not a regular expression: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error)}`);
    }
}
function rejectCaseCollisions(slugs) {
    const seen = new Map();
    for (const slug of slugs) {
        const other = seen.get(slug.toLowerCase());
        if (other !== undefined)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Projects '${other}' and '${slug}' differ only by case: rename one.`);
        seen.set(slug.toLowerCase(), slug);
    }
}


/***/ }),

/***/ 48697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ holdHost)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23555);


/**
 * Waits until no other process on this host measures; the host is held until the launcher ends. `what` the others are told
 * of the holder. `waitSeconds`: a UserError comes where the host is not free by then; 0: where it is not free at once;
 * undefined: however long it takes.
 */
async function holdHost(launcher, what, waitSeconds, { logger, env, signal }) {
    const tooLate = Promise.withResolvers();
    let timer;
    const onWait = (holder) => {
        if (waitSeconds !== 0)
            logger.info(`waiting: another measurement runs on this host: ${holder}`);
        if (waitSeconds !== undefined)
            timer ??= setTimeout(() => tooLate.reject(busy(holder, waitSeconds)), 1000 * waitSeconds);
    };
    const holding = launcher.holdHost(`${what} (process ${process.pid})`, onWait, (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .hostLockPath */ .b6)(env));
    try {
        await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptible */ .In)(Promise.race([holding, tooLate.promise]), signal);
    }
    finally {
        clearTimeout(timer);
    }
}
function busy(holder, waitSeconds) {
    const still = waitSeconds === 0 ? '' : ` after ${waitSeconds} s of waiting`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Another measurement runs on this host${still}: ${holder}.\n` +
        'Two at a time would disturb each other: wait longer (--wait SECONDS; without it, until the host is free), or end the other.', 1);
}


/***/ }),

/***/ 72316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ onHost),
/* harmony export */   H: () => (/* binding */ inSandbox)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23555);


/** The current folder, as a user runs commands there; output is discarded. `stderr`: a file or named pipe. */
const onHost = (stderr, timeoutSeconds) => ({
    tier: 'none',
    allowed: [],
    prefix: [],
    wrap: (command, env) => ({
        argv: (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .behindGate */ .CT)(command),
        env,
        cwd: process.cwd(),
        stdout: '/dev/null',
        stderr,
        timeoutSeconds,
        limits: {},
    }),
});
const GIB = 1024 ** 3;
/** A process that asks for far more than all may have is told so at once, which it can handle, and not ended. */
const DATA_FACTOR = 4;
const CPU_SLACK_SECONDS = 10;
/** A workspace in a sandbox; what runs there is held to its limits from outside. */
function inSandbox(place) {
    const { sandbox, workspace, limits, readOnly = [], writable = [], prefix = [] } = place;
    const { tier, allowed } = sandbox;
    return { tier, allowed, prefix, wrap };
    function wrap(command, env) {
        const wrapped = sandbox.wrap({
            command: (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .behindGate */ .CT)(command),
            projectFolder: workspace.projectFolder,
            homeFolder: workspace.homeFolder,
            workingDirectory: place.workingDirectory ?? workspace.projectFolder,
            readOnly,
            writable,
            env,
            temporaryBytes: GIB,
            maxProcesses: limits.processes,
            memoryBytes: Math.ceil(limits.memoryBytes),
        });
        const cpuSeconds = limits.cpuSeconds ?? Math.ceil(limits.wallSeconds) * (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)();
        return {
            ...wrapped,
            argv: [...prefix, ...wrapped.argv],
            stdout: workspace.stdoutPath,
            stderr: workspace.stderrPath,
            timeoutSeconds: limits.wallSeconds,
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
        };
    }
}


/***/ }),

/***/ 74904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ findIsolation)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _sandbox_choose_sandbox_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52288);
/* harmony import */ var _sandbox_run_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24106);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23555);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72316);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62114);
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
/** Conda's packages unpack to more than a run may write. */
const LIMITS = { ..._sandbox_run_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_LIMITS */ .dR, memoryBytes: 4 * GIB, diskBytes: 32 * GIB, fileBytes: 8 * GIB };
/** Finds a sandbox for the commands of package managers; null: there is none here. */
async function findIsolation() {
    for (const find of [_sandbox_choose_sandbox_js__WEBPACK_IMPORTED_MODULE_1__/* .findBubblewrap */ .uo, _sandbox_choose_sandbox_js__WEBPACK_IMPORTED_MODULE_1__/* .findContainer */ .FA]) {
        const { sandbox } = await find();
        if (sandbox)
            return (command) => runIsolated(command, sandbox);
    }
    return null;
}
async function runIsolated({ command, readOnly, writable = [], env = {}, wallSeconds }, sandbox) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { ownerUid } = sandbox;
        const launcher = __addDisposableResource(env_1, new _launcher_js__WEBPACK_IMPORTED_MODULE_3__/* .Launcher */ .bR(), true);
        const workspace = __addDisposableResource(env_1, await (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .makeWorkspace */ .WQ)({ ownerUid }), true);
        if (ownerUid !== null)
            for (const folder of writable)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chown)(folder, ownerUid, ownerUid);
        const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .inSandbox */ .H)({
            ...{ sandbox, workspace, readOnly, limits: { ...LIMITS, wallSeconds } },
            writable: writable.map((folder) => ({ folder, at: folder })),
        });
        const { exitCode } = await launcher.run(place.wrap(command, env));
        const [stdout, stderr] = await Promise.all([(0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .readTail */ .Zr)(workspace.stdoutPath), (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .readTail */ .Zr)(workspace.stderrPath)]);
        return { exitCode, signal: null, stdout, stderr };
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


/***/ }),

/***/ 62114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ copyTree),
/* harmony export */   WQ: () => (/* binding */ makeWorkspace),
/* harmony export */   Zr: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_path_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10373);
/* harmony import */ var _base_scratch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5767);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4920);






const OUTPUT_BYTES = 4 * 1024 * 1024;
async function makeWorkspace(request) {
    const folder = await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .makeScratch */ .lP)('run');
    try {
        return await fillWorkspace(folder, request);
    }
    catch (error) {
        await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .dM)(folder);
        throw (0,_base_path_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .explainFullDisk */ .Eh)(error, folder, _base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .ROOM_FOR_SCRATCH */ .Hi);
    }
}
async function fillWorkspace(folder, request) {
    const projectFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'project');
    const homeFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'home');
    await copyTree(request.sourceFolder, projectFolder, request.isCopied);
    await request.change?.(projectFolder);
    if (request.script)
        await putScript(projectFolder, request.script);
    await copyTree(request.homeTemplate, homeFolder);
    if (request.ownerUid !== null) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(folder, 0o711);
        for (const each of [projectFolder, homeFolder])
            await giveTo(each, request.ownerUid);
    }
    return {
        folder,
        projectFolder,
        homeFolder,
        stdoutPath: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'stdout'),
        stderrPath: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'stderr'),
        [Symbol.asyncDispose]: () => (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .dM)(folder),
    };
}
/**
 * Copies files, folders and links, on write where the file system can; an empty folder where there is nothing to copy. Links
 * are copied as links, and point nowhere once in a sandbox; pipes, sockets and devices, which would hold up who opens them,
 * are not copied.
 */
async function copyTree(from, to, isCopied = async () => true) {
    if (!from)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(to);
    const filter = async (path) => {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path);
        return (found.isFile() || found.isDirectory() || found.isSymbolicLink()) && isCopied(path);
    };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(from, to, { recursive: true, verbatimSymlinks: true, mode: node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE, filter });
}
/** A link in a hostile project must not make this process write outside the copy. */
async function putScript(projectFolder, { path, code }) {
    const folder = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_5__/* .enterBelow */ .kw)(projectFolder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .dM)(target);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(target, code, { flag: 'wx' });
}
async function giveTo(folder, uid) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chown)(folder, uid, uid);
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isSymbolicLink())
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chown)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name), uid, uid);
    }
}
/** The end of what a run printed: a script that floods its output does not flood this process. */
async function readTail(path, limit = OUTPUT_BYTES) {
    return (await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTailBelow */ .iy)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path), limit))?.toString('utf8') ?? '';
}


/***/ }),

/***/ 24106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   kd: () => (/* binding */ parseLimits)
/* harmony export */ });
/* unused harmony export LIMIT_NAMES */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17603);


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
    const value = PARSERS[kind](text);
    if (value !== null && value > 0 && value <= Number.MAX_SAFE_INTEGER)
        return value;
    const expected = { size: 'a size, as 512MiB or 2GiB', count: 'a whole number above 0', seconds: 'seconds above 0' };
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--limits: ${name}=${text}: expected ${expected[kind]}.`);
}
const parseNumber = (text) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null);
const PARSERS = {
    size: _base_size_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSize */ .D,
    count: (text) => Math.floor(parseNumber(text) ?? 0),
    seconds: (text) => parseNumber(text.replace(/(?<!\s)\s*s$/i, '')),
};


/***/ })

};

export const id = 9586;
export const ids = [9586];
export const modules = {

/***/ 49586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lockProjects: () => (/* binding */ lockProjects)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/schema/manifest.js
var manifest = __webpack_require__(9953);
;// CONCATENATED MODULE: ./build/dataset/amend-manifest.js




/** Changes what the lock says, where it says another thing than before, and leaves the rest as its writer has it. */
async function amendManifest(path, { python, excludeNewer, deviations }) {
    const document = (0,dist/* parseDocument */.Tp)((await (0,files/* readTextIfPresent */.Ge)(path)) ?? '');
    const said = { python, excludeNewer, deviations: deviations.length === 0 ? null : deviations };
    let changed = false;
    for (const [name, value] of Object.entries(said)) {
        const place = ['environment', name];
        if ((0,external_node_util_.isDeepStrictEqual)(toPlain(document.getIn(place)), value))
            continue;
        changed = true;
        if (value === null)
            document.deleteIn(place);
        else
            document.setIn(place, value);
    }
    if (!changed)
        return;
    (0,files/* parseWith */.Ku)(manifest/* manifest */.eu, document.toJS(), path);
    await (0,files/* writeFileAtomic */.Zf)(path, document.toString({ lineWidth: 0 }));
}
const toPlain = (node) => ((0,dist/* isNode */.Ll)(node) ? node.toJSON() : (node ?? null));

// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
// EXTERNAL MODULE: ./build/environment/environment-maker.js
var environment_maker = __webpack_require__(74502);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/environment/existing.js
var existing = __webpack_require__(88269);
// EXTERNAL MODULE: ./build/environment/lock.js + 1 modules
var lock = __webpack_require__(43137);
;// CONCATENATED MODULE: ./build/environment/lock-project.js





/**
 * Writes the lock of a project anew from its requirements. Returns what its manifest is to say of it; null where the
 * interpreter exists already and is only written down.
 */
async function lockProject({ slug, lockFile, folder, manifest }, maker, { dataset, date }, note) {
    const { manager, interpreter, requirements, python, pythonWanted } = manifest.environment;
    const uv = await maker.uv();
    await refuseEscape(folder, [(0,external_node_path_.dirname)(lockFile), ...(requirements ? [(0,external_node_path_.join)(folder, requirements)] : [])]);
    if (manager === 'conda') {
        throw new errors/* UserError */.yo(`${slug} is conda's: write ${lockFile} with \`conda list --explicit --sha256\` in an environment that works.`);
    }
    if (manager === 'existing') {
        if (!interpreter)
            throw new errors/* UserError */.yo(`${slug}: name environment.interpreter in project.yaml.`);
        const request = { ...uv, interpreter, untrustedFolders: [dataset, folder], isolate: await maker.isolation() };
        await (0,files/* writeFileAtomic */.Zf)(lockFile, await (0,existing/* freezeExisting */.h)(request));
        return null;
    }
    if (!requirements)
        throw new errors/* UserError */.yo(`${slug}: name the file to lock by environment.requirements in project.yaml.`);
    return (0,lock/* writeLock */.b)({
        ...uv,
        requirementsFile: (0,external_node_path_.join)(folder, requirements),
        lockFile,
        asOf: date === false ? null : dateOf(manifest),
        pythonWanted: pythonWanted ?? null,
        lowestPython: /^>=\s*(3\.\d+)$/.exec(python)?.[1] ?? null,
        note,
    });
}
/** A link may not make this read or write a file that is not the project's. */
async function refuseEscape(folder, paths) {
    for (const path of paths) {
        const found = await (0,files/* followBelow */.ds)(folder, path);
        if (found === 'nowhere')
            throw new errors/* UserError */.yo(`There is no ${path}: correct environment in project.yaml.`);
        if (found === 'elsewhere')
            throw new errors/* UserError */.yo(`${path} leads out of its project by a link: it is not followed.`, 3);
    }
}
/** An embedded project has no commit: it keeps the date that its manifest names. */
function dateOf({ origin, environment }) {
    return origin === 'embedded' ? (environment.excludeNewer ?? null) : (origin.commitDate?.slice(0, 10) ?? null);
}

// EXTERNAL MODULE: ./build/measurement/run-isolated.js
var run_isolated = __webpack_require__(74904);
// EXTERNAL MODULE: ./build/schema/options/env.js
var env = __webpack_require__(29700);
;// CONCATENATED MODULE: ./build/commands/env/lock.js







/** Writes the locks of projects anew from their requirements, and into their manifests how they depart from them. */
async function lockProjects(given, context) {
    const options = env/* lockOptions */.Ww.parse(given);
    const { logger } = context;
    const maker = new environment_maker/* EnvironmentMaker */.G(context, [options.dataset], run_isolated/* findIsolation */.Q);
    const projects = await Promise.all(options.slugs.map((slug) => (0,load_projects/* loadProject */.gi)(options.dataset, slug)));
    for (const project of projects) {
        const lock = await lockProject(project, maker, options, logger.status);
        for (const deviation of lock?.deviations ?? [])
            logger.warn(`${project.slug}: ${deviation}`);
        if (lock !== null)
            await amendManifest((0,external_node_path_.join)(project.folder, 'project.yaml'), lock);
    }
    return projects.map(({ lockFile }) => lockFile);
}


/***/ }),

/***/ 66489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ checkCache),
/* harmony export */   T: () => (/* binding */ refuseFileAsCache)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);



/** There may be none yet. */
async function refuseFileAsCache(cache) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(cache).catch(() => null))?.isDirectory() === false) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`The cache ${cache} is a file, and should be a folder: GREENML_CACHE names another.`);
    }
}
/** Before environments are made or removed. UserError where files can't be made in it. */
async function checkCache(cache) {
    await refuseFileAsCache(cache);
    try {
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkWritableFolder */ .B1)(cache);
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo))
            throw error;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`The cache of environments: ${error.message} GREENML_CACHE names another folder.`, 1, {
            cause: error,
        });
    }
}


/***/ }),

/***/ 74502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ prepareUv),
/* harmony export */   G: () => (/* binding */ EnvironmentMaker)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99656);
/* harmony import */ var _check_cache_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66489);
/* harmony import */ var _managed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35681);
/* harmony import */ var _uv_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87543);





/** Makes the environments of projects; what that takes on this host is looked for once, and only where it is needed. */
class EnvironmentMaker {
    #context;
    #untrustedFolders;
    #findIsolation;
    #uv = null;
    #isolation = null;
    /**
     * `folders`: where nothing is trusted, beside the projects' own (the dataset, the campaign). `findIsolation` finds what runs
     * a manager's commands in a sandbox of their own.
     */
    constructor(context, folders, findIsolation) {
        this.#context = context;
        this.#untrustedFolders = folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder));
        this.#findIsolation = findIsolation;
    }
    async make(project) {
        return (0,_managed_js__WEBPACK_IMPORTED_MODULE_3__/* .ensureManagedEnvironment */ .R)({
            ...(await this.uv()),
            lockFile: project.lockFile,
            settings: project.manifest.environment,
            untrustedFolders: [...this.#untrustedFolders, project.folder],
            isolate: project.manifest.environment.manager === 'uv' ? null : await this.isolation(),
            note: this.#context.logger.info,
        });
    }
    uv() {
        this.#uv ??= prepareUv(this.#context);
        return this.#uv;
    }
    isolation() {
        this.#isolation ??= this.#findIsolation();
        return this.#isolation;
    }
}
/** The cache that this host keeps environments in, and the uv that fills it. UserError where nothing can be written there. */
async function prepareUv({ env, logger }) {
    const cache = (0,_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheFolder */ .n)(env);
    await (0,_check_cache_js__WEBPACK_IMPORTED_MODULE_2__/* .checkCache */ .H)(cache);
    return { uv: await (0,_uv_js__WEBPACK_IMPORTED_MODULE_4__/* .locateUv */ .S)(cache, env, logger.info), cache, env };
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
            stdout: place.stdout ?? workspace.stdoutPath,
            stderr: place.stderr ?? workspace.stderrPath,
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_scratch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68750);
/* harmony import */ var _sandbox_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85546);
/* harmony import */ var _sandbox_sandbox_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87991);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23555);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72316);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62114);
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
const LIMITS = { ..._sandbox_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_LIMITS */ .dR, memoryBytes: 4 * GIB, diskBytes: 32 * GIB, fileBytes: 8 * GIB };
/** Finds a sandbox for the commands of package managers; null: there is none here. */
async function findIsolation() {
    for (const find of [_sandbox_sandbox_js__WEBPACK_IMPORTED_MODULE_4__/* .findBubblewrap */ .uo, _sandbox_sandbox_js__WEBPACK_IMPORTED_MODULE_4__/* .findContainer */ .FA]) {
        const { sandbox } = await find();
        if (sandbox)
            return (command) => runIsolated(command, sandbox);
    }
    return null;
}
async function runIsolated({ command, readOnly, writable = [], env = {}, wallSeconds }, sandbox) {
    const scratch = await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_2__/* .makeScratch */ .lP)('manager');
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const empty = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'empty');
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(empty);
            const launcher = __addDisposableResource(env_1, new _launcher_js__WEBPACK_IMPORTED_MODULE_5__/* .Launcher */ .bR(), true);
            const workspace = __addDisposableResource(env_1, await (0,_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .makeWorkspace */ .W)({
                sourceFolder: empty,
                script: null,
                homeTemplate: null,
                ownerUid: sandbox.ownerUid,
            }), true);
            const { ownerUid } = sandbox;
            if (ownerUid !== null)
                for (const folder of writable)
                    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chown)(folder, ownerUid, ownerUid);
            const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .inSandbox */ .H)({
                ...{ sandbox, workspace, readOnly, limits: { ...LIMITS, wallSeconds } },
                writable: writable.map((folder) => ({ folder, at: folder })),
            });
            const { exitCode } = await launcher.run(place.wrap(command, env));
            const [stdout, stderr] = await Promise.all([(0,_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .readTail */ .Z)(workspace.stdoutPath), (0,_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .readTail */ .Z)(workspace.stderrPath)]);
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
    finally {
        await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_2__/* .removeTree */ .dM)(scratch);
    }
}


/***/ }),

/***/ 62114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ makeWorkspace),
/* harmony export */   Z: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _base_scratch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68750);






const OUTPUT_BYTES = 4 * 1024 * 1024;
async function makeWorkspace(request) {
    const folder = await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_5__/* .makeScratch */ .lP)('run');
    try {
        return await fillWorkspace(folder, request);
    }
    catch (error) {
        await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .dM)(folder);
        throw (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFullDisk */ .Eh)(error, folder, _base_scratch_js__WEBPACK_IMPORTED_MODULE_5__/* .ROOM_FOR_SCRATCH */ .Hi);
    }
}
async function fillWorkspace(folder, request) {
    const projectFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'project');
    const homeFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'home');
    // Copy on write where the file system can; links are copied as links, and point nowhere once in a sandbox.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(request.sourceFolder, projectFolder, {
        recursive: true,
        verbatimSymlinks: true,
        mode: node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE,
        ...(request.isCopied ? { filter: request.isCopied } : {}),
    });
    await request.change?.(projectFolder);
    if (request.script)
        await putScript(projectFolder, request.script);
    if (request.homeTemplate)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(request.homeTemplate, homeFolder, { recursive: true, verbatimSymlinks: true });
    else
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(homeFolder);
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
        [Symbol.asyncDispose]: () => (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .dM)(folder),
    };
}
/** A link in a hostile project must not make this process write outside the copy. */
async function putScript(projectFolder, { path, code }) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(projectFolder, path);
    const parent = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target));
    if (parent !== projectFolder && !parent.startsWith(`${projectFolder}/`)) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`'${path}' leads out of its project by a link: it is not run.`, 3);
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(target, { force: true });
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
    seconds: (text) => parseNumber(text.replace(/\s*s$/i, '')),
};


/***/ })

};

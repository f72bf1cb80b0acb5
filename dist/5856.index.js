export const id = 5856;
export const ids = [5856];
export const modules = {

/***/ 63475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lockProjects: () => (/* binding */ lockProjects)
});

// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/schema/manifest.js
var manifest = __webpack_require__(9953);
;// CONCATENATED MODULE: ./build/dataset/amend-manifest.js





/** Changes in a project's manifest what it says of the lock, where that is another now; the rest stays as its writer has it. */
async function amendManifest(folder, { python, excludeNewer, deviations }) {
    const path = (0,external_node_path_.join)(folder, 'project.yaml');
    const document = (0,dist/* parseDocument */.Tp)((await (0,files/* readTextIfPresent */.Ge)(path, folder)) ?? '');
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
    await (0,files/* writeFileAtomic */.Zf)(path, document.toString({ lineWidth: 0 }), folder);
}
const toPlain = (node) => ((0,dist/* isNode */.Ll)(node) ? node.toJSON() : (node ?? null));

// EXTERNAL MODULE: ./build/dataset/derive-requirements.js + 2 modules
var derive_requirements = __webpack_require__(14415);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
// EXTERNAL MODULE: ./build/environment/environment-maker.js
var environment_maker = __webpack_require__(74502);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
// EXTERNAL MODULE: ./build/environment/existing.js
var existing = __webpack_require__(88269);
// EXTERNAL MODULE: ./build/environment/write-lock.js + 1 modules
var write_lock = __webpack_require__(86745);
;// CONCATENATED MODULE: ./build/environment/lock-project.js






/**
 * Writes the lock of a project anew from its requirements. Returns what its manifest is to say of it; null where the
 * interpreter exists already and is only written down.
 */
async function lockProject({ slug, lockFile, folder, manifest }, maker, { dataset, date, unreached }, note) {
    const { manager, interpreter, requirements, python, pythonWanted } = manifest.environment;
    const uv = await maker.uv();
    await (0,untrusted_files/* prepareBelow */.N2)(folder, manifest.environment.lock);
    if (manager === 'conda') {
        throw new errors/* UserError */.yo(`${slug} is conda's: write ${lockFile} with \`conda list --explicit --sha256\` in an environment that works.`);
    }
    if (manager === 'existing') {
        if (!interpreter)
            throw new errors/* UserError */.yo(`${slug}: name environment.interpreter in project.yaml.`);
        const request = { ...uv, interpreter, untrustedFolders: [dataset, folder], isolate: await maker.isolation() };
        await (0,files/* writeFileAtomic */.Zf)(lockFile, await (0,existing/* freezeExisting */.h)(request), folder);
        return null;
    }
    if (!requirements)
        throw new errors/* UserError */.yo(`${slug}: name the file to lock by environment.requirements in project.yaml.`);
    return (0,write_lock/* writeLock */.b)({
        ...uv,
        requirementsFile: (0,external_node_path_.join)(folder, requirements),
        unreached,
        lockFile,
        projectFolder: folder,
        asOf: date === false ? null : dateOf(manifest),
        pythonWanted: pythonWanted ?? null,
        lowestPython: /^>=\s*(3\.\d+)$/.exec(python)?.[1] ?? null,
        note,
    });
}
/** An embedded project has no commit: it keeps the date that its manifest names. */
function dateOf({ origin, environment }) {
    return origin === 'embedded' ? (environment.excludeNewer ?? null) : (origin.commitDate?.slice(0, 10) ?? null);
}

// EXTERNAL MODULE: ./build/measurement/run-isolated.js
var run_isolated = __webpack_require__(74904);
// EXTERNAL MODULE: ./build/schema/options/env.js
var env = __webpack_require__(29700);
;// CONCATENATED MODULE: ./build/commands/env/lock-projects.js








/** Writes the locks of projects anew from their requirements, and into their manifests how they depart from them. */
async function lockProjects(given, context) {
    const options = env/* lockOptions */.Ww.parse(given);
    const { logger } = context;
    const maker = (0,environment_maker/* openEnvironmentMaker */.Y)(context, [options.dataset], run_isolated/* findIsolation */.Q);
    const projects = await Promise.all(options.slugs.map((slug) => (0,load_projects/* loadProject */.gi)(options.dataset, slug)));
    for (const project of projects) {
        const { sourceFolder, manifest } = project;
        const unreached = await (0,derive_requirements/* listUnreached */.e0)(sourceFolder, await (0,files/* listFiles */.CS)(sourceFolder), manifest.entry);
        const lock = await lockProject(project, maker, { ...options, unreached }, logger.status);
        for (const deviation of lock?.deviations ?? [])
            logger.warn(`${project.slug}: ${deviation}`);
        if (lock !== null)
            await amendManifest(project.folder, lock);
    }
    return projects.map(({ lockFile }) => lockFile);
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

export const id = 5271;
export const ids = [5271];
export const modules = {

/***/ 23334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ lockFile)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80481);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57685);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34144);






/**
 * Waits until no other process holds `path` locked, of this user's or of another container's that shares the folder. The lock
 * ends with this process, even one that is killed. `onWait`: called where another one holds it.
 */
async function lockFile(path, onWait) {
    await (0,_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolders */ .w)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const holder = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('python3', ['-I', '-S', (0,_package_js__WEBPACK_IMPORTED_MODULE_5__/* .assetPath */ .Q$)('python', 'hold_lock.py'), path], {
        env: { PATH: process.env.PATH },
        stdio: ['pipe', 'pipe', 'pipe'],
    });
    const ended = new Promise((resolve) => holder.once('close', () => resolve()));
    const faults = [];
    let noStart = null;
    holder.on('error', (error) => {
        noStart = error;
    });
    holder.stderr.on('data', (chunk) => faults.push(chunk.toString()));
    for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)(holder.stdout)) {
        if (line === 'waiting')
            onWait();
        if (line === 'holding') {
            return {
                [Symbol.asyncDispose]: async () => {
                    holder.stdin.end();
                    await ended;
                },
            };
        }
    }
    await ended;
    if (noStart !== null)
        throw noStart;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} could not be locked: ${faults.join('').trim().split('\n').at(-1)}.`, 1);
}


/***/ }),

/***/ 99865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ memoise)
/* harmony export */ });
/** The same function, which makes the value of each key once. */
function memoise(make) {
    const made = new Map();
    return (key) => {
        if (!made.has(key))
            made.set(key, make(key));
        return made.get(key);
    };
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

/***/ 99656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ checkCache),
/* harmony export */   Lt: () => (/* binding */ condaPackages),
/* harmony export */   Tc: () => (/* binding */ refuseFileAsCache),
/* harmony export */   mo: () => (/* binding */ uvCache),
/* harmony export */   nF: () => (/* binding */ cacheFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);





/** Where environments, uv and downloads are kept between campaigns: `$GREENML_CACHE`, else the user's cache folder. */
function cacheFolder(env) {
    return env.GREENML_CACHE || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.XDG_CACHE_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'greenml');
}
/** uv's own folder, and that of conda's packages. */
const uvCache = (cache) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, 'uv-cache');
const condaPackages = (cache) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, 'conda-packages');
/** UserError where the cache is a file; it need not exist yet. */
async function refuseFileAsCache(cache) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(cache).catch(() => null))?.isDirectory() === false) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The cache ${cache} is a file, and should be a folder: GREENML_CACHE names another.`);
    }
}
/** UserError where files can't be made in the cache; to be asked before environments are made or removed. */
async function checkCache(cache) {
    await refuseFileAsCache(cache);
    try {
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .checkWritableFolder */ .B1)(cache);
    }
    catch (cause) {
        if (!(cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo))
            throw cause;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The cache of environments: ${cause.message} GREENML_CACHE names another folder.`, 1, { cause });
    }
}


/***/ }),

/***/ 55271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: () => (/* binding */ makeOnce),
/* harmony export */   KP: () => (/* binding */ byteCodeFolder),
/* harmony export */   Wz: () => (/* binding */ COMPLETE),
/* harmony export */   fC: () => (/* binding */ environmentsFolder),
/* harmony export */   sL: () => (/* binding */ ensureEnvironment)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_file_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23334);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60599);
/* harmony import */ var _base_folders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57685);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34144);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14410);
/* harmony import */ var _interpreters_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47079);
/* harmony import */ var _package_list_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(96551);
/* harmony import */ var _python_versions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50410);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(70856);
/* harmony import */ var _share_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92915);
/* harmony import */ var _use_locks_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(49828);
/* harmony import */ var _uv_environment_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(12199);
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
















/** What an environment's folder holds once it is whole. */
const COMPLETE = 'greenml-complete.json';
const environmentsFolder = (cache) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, 'environments');
/**
 * Makes the environment of a lock, or finds it in the cache. Wheels only: a source distribution's build script is code
 * that nobody trusts. Byte code is compiled here, outside every measured window.
 */
async function ensureEnvironment(request) {
    const lock = await (0,_package_list_js__WEBPACK_IMPORTED_MODULE_10__/* .readPackageList */ .D)({ ...request, path: request.lockFile });
    (0,_requirements_js__WEBPACK_IMPORTED_MODULE_12__/* .refuseOptions */ .B2)(lock.toString(), request.lockFile);
    const interpreter = await (0,_interpreters_js__WEBPACK_IMPORTED_MODULE_9__/* .findInterpreter */ .A)(request);
    const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(lock).update(`\0${interpreter.executable}\0${interpreter.version}`);
    const name = key.digest('hex').slice(0, 24);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(environmentsFolder(request.cache), name);
    const environment = {
        python: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'bin', 'python'),
        folder,
        basePrefix: interpreter.basePrefix,
        pythonVersion: interpreter.version,
        lockHash: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256Hex */ .fg)(lock),
    };
    await makeOnce(request, name, async () => {
        request.note(`making the Python ${interpreter.version} environment of ${request.lockFile}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }); // what an interrupted attempt left
        await (0,_base_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolders */ .w)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder));
        await askUv(request, ['venv', '--quiet', '--python', interpreter.executable, folder]);
        const only = ['--require-hashes', '--only-binary', ':all:'];
        await askUv(request, ['pip', 'install', '--quiet', '--python', environment.python, ...only, '-r', request.lockFile]);
        await (0,_share_files_js__WEBPACK_IMPORTED_MODULE_13__/* .shareFiles */ .T)(request.cache, folder);
        await compileByteCode(request, interpreter, folder);
        return { lockHash: environment.lockHash, ...interpreter };
    });
    return environment;
}
/**
 * What an environment says of itself (its `COMPLETE` file), made first where it is not whole yet. Two processes never make the
 * same one: it can't be made beside its place and moved there, since it names its folder.
 */
async function makeOnce({ cache, note, project }, name, make) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        await (0,_use_locks_js__WEBPACK_IMPORTED_MODULE_14__/* .holdUse */ .lH)(cache, name, project);
        const complete = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(environmentsFolder(cache), name, COMPLETE);
        const read = async () => JSON.parse((await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextIfPresent */ .Ge)(complete)) ?? 'null');
        const known = await read();
        if (known !== null)
            return known;
        const _making = __addDisposableResource(env_1, await (0,_base_file_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .lockFile */ .K)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, 'making', name), () => note('waiting: another process makes this environment')), true);
        const madeMeanwhile = await read();
        if (madeMeanwhile !== null)
            return madeMeanwhile;
        const made = await make();
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)(complete, `${JSON.stringify(made)}\n`);
        return made;
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
/** Byte code of all environments, by its source. */
const byteCodeFolder = (cache) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, 'byte-code');
/**
 * The interpreter that the environment was made from compiles, not the environment's own: that one would run what a package's
 * .pth file hooks into its start. Without `site` none is read.
 */
async function compileByteCode({ cache }, { executable, version }, folder) {
    const packages = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'lib', `python${(0,_python_versions_js__WEBPACK_IMPORTED_MODULE_11__/* .minorOf */ .Hs)(version)}`, 'site-packages');
    const script = (0,_base_package_js__WEBPACK_IMPORTED_MODULE_7__/* .assetPath */ .Q$)('python', 'compile_packages.py');
    const args = ['-I', '-S', script, packages, byteCodeFolder(cache)];
    const { exitCode, stderr } = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_8__/* .runCommand */ .d)(executable, args, { env: {}, cwd: '/' });
    if (exitCode !== 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The packages in ${folder} could not be compiled: ${stderr.trim().slice(-500)}`, 1);
}
async function askUv(request, args) {
    const result = await (0,_uv_environment_js__WEBPACK_IMPORTED_MODULE_15__/* .runUv */ .d)(request, args, { endsWithCaller: true });
    if (result.exitCode === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The environment of ${request.lockFile} could not be made (uv ${args[0]} ended with ${result.exitCode ?? result.signal}):\n` +
        result.stderr.trim().split('\n').slice(-15).join('\n'), 1);
}


/***/ }),

/***/ 47079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findInterpreter),
/* harmony export */   M: () => (/* binding */ rankInterpreters)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14410);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87033);
/* harmony import */ var _python_versions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50410);
/* harmony import */ var _uv_environment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12199);










const facts = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ executable: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), basePrefix: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), library: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() });
const FACTS = `
import json, os, platform, sys
print(json.dumps({"executable": os.path.realpath(getattr(sys, "_base_executable", sys.executable)),
                  "basePrefix": os.path.realpath(sys.base_prefix),
                  "version": platform.python_version(), "library": os.path.dirname(os.__file__)}))`;
/** The interpreter that an environment is made with. */
async function findInterpreter(request) {
    if (!request.pythonWanted) {
        const first = await findFirst(request);
        if (first !== null)
            return first;
    }
    const [nearest] = await rankInterpreters(request);
    if (nearest)
        return nearest;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`No installed Python fits '${request.pythonRequest}' and can be read by everyone, as a sandbox needs it: install one, ` +
        'as sudo apt-get install python3.', 1);
}
/**
 * Installed interpreters that may be taken, the nearest to what is wanted first. Of those alike, first the one that the search
 * path names first, then newer before older, one for each version.
 */
async function rankInterpreters(request) {
    const allowed = (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePythonRange */ .bW)(request.pythonRequest);
    const wanted = (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePythonRange */ .bW)(request.pythonWanted ?? '');
    const first = await findFirst(request);
    const listed = await listInterpreters(request);
    const fitting = listed.filter(({ version }) => allowed === null || (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .distanceTo */ .lx)(allowed, version) === 0);
    const others = (await inspectAll(fitting, request.env)).toSorted(newestFirst);
    const all = [...(first ? [first] : []), ...others];
    const distinct = all.filter(({ version }, index) => all.findIndex((each) => each.version === version) === index);
    return distinct.sort((a, b) => (wanted ? (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .distanceTo */ .lx)(wanted, a.version) - (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .distanceTo */ .lx)(wanted, b.version) : 0));
}
/** Each program once, whatever its names: to look at it starts it. */
async function inspectAll(listed, env) {
    const programs = await Promise.all(listed.map(({ path }) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => path)));
    const paths = listed.flatMap(({ path }, index) => (programs.indexOf(programs[index] ?? path) === index ? path : []));
    const inspected = await Promise.all(paths.map((path) => inspect(path, env)));
    return inspected.filter((each) => each !== null);
}
const newestFirst = (a, b) => ((0,_python_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .isNewer */ .U4)(a.version, b.version) ? -1 : 1);
// What is installed does not change while a command runs, and to look for it starts every interpreter there is.
const firsts = new Map();
const lists = new Map();
function once(known, key, work) {
    const result = known.get(key) ?? work();
    known.set(key, result);
    return result;
}
/** uv's own choice: the first on the search path that fits. Null: there is none, or a sandbox could not start it. */
function findFirst(request) {
    return once(firsts, `${request.pythonRequest}\0${request.env.PATH}`, async () => {
        const found = await (0,_uv_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .runUv */ .d)(request, ['python', 'find', '--no-project', '--system', request.pythonRequest]);
        return found.exitCode === 0 ? inspect(found.stdout.trim(), request.env) : null;
    });
}
const listing = zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), implementation: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() }));
/** What a version manager holds is looked up in its folder: its shims start only the version that is switched on. */
async function listInterpreters(request) {
    const root = request.env.PYENV_ROOT || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(request.env.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.pyenv');
    const versions = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'versions')).catch(() => []);
    const path = (request.env.PATH ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder) => !folder.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'shims')));
    const folders = [...path, ...versions.map((version) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'versions', version, 'bin'))];
    return once(lists, folders.join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter), () => listBelow(folders, request));
}
async function listBelow(folders, request) {
    const args = ['python', 'list', '--only-installed', '--output-format', 'json'];
    const found = await (0,_uv_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .runUv */ .d)(request, args, { env: { PATH: folders.join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter) } });
    if (found.exitCode !== 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`uv could not list the installed Pythons: ${found.stderr.trim()}`, 1);
    const all = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseWith */ .Ku)(listing, JSON.parse(found.stdout), "uv's list of Pythons");
    return all.filter(({ implementation }) => implementation === 'cpython');
}
async function inspect(path, env) {
    const answer = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(path, ['-I', '-c', FACTS], { env: (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutSecrets */ .cT)(env), timeoutSeconds: 30 });
    if (answer.exitCode !== 0)
        return null;
    const found = facts.safeParse((0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonText */ .gb)(answer.stdout)).data; // nothing: it is a program of another kind
    return found && (await isReadable(found)) ? found : null;
}
/** As root a sandbox runs as somebody else, who has to read the interpreter; the folders above it are shown to all. */
async function isReadable({ executable, basePrefix, library }) {
    if (process.getuid?.() !== 0)
        return true;
    for (const path of [executable, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(executable), basePrefix, library]) {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
        if (found === null || (found.mode & 0o5) !== 0o5)
            return false;
    }
    return true;
}


/***/ }),

/***/ 14371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ showIndex),
/* harmony export */   MA: () => (/* binding */ listPackageFiles),
/* harmony export */   Sr: () => (/* binding */ findPackageIndex),
/* harmony export */   Zt: () => (/* binding */ fetchPackageFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91497);







const PUBLIC_INDEX = 'https://pypi.org/simple';
/** The Python package index that this machine is set up for: uv's or pip's variable, pip's file, else the public one. */
async function findPackageIndex(env) {
    const configured = env.UV_DEFAULT_INDEX || env.UV_INDEX_URL || env.PIP_INDEX_URL;
    if (configured)
        return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutEndSlashes */ .he)(configured);
    for (const path of pipConfigFiles(env)) {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => '');
        const url = /^[ \t]*index[-_]url[ \t]*[=:]\s*(\S+)/m.exec(text)?.[1];
        if (url)
            return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutEndSlashes */ .he)(url);
    }
    return PUBLIC_INDEX;
}
function pipConfigFiles(env) {
    const home = env.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)();
    return [
        ...(env.PIP_CONFIG_FILE ? [env.PIP_CONFIG_FILE] : []),
        (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.XDG_CONFIG_HOME ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.config'), 'pip', 'pip.conf'),
        (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.pip', 'pip.conf'),
        '/etc/pip.conf',
    ];
}
/** The part of the index's JSON answer (PEP 691, upload times by PEP 700) that is needed here. */
const projectPage = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    files: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), 'upload-time': zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional() })),
});
/** The files of a package; null where the index does not have it. */
async function listPackageFiles(index, name) {
    const { page } = splitCredentials(`${index}/${name}/`);
    try {
        return (await askIndex(index, name))?.files ?? null;
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The package index could not be asked for ${name} at ${page}: ${explain(error)}.`, 1, {
            cause: error,
        });
    }
}
/** Null: the index does not have the package. */
async function askIndex(index, name) {
    const { page, authorization } = splitCredentials(`${index}/${name}/`);
    const accept = 'application/vnd.pypi.simple.v1+json, text/html;q=0.5';
    const answer = await fetch(page, { headers: { accept, ...authorization } });
    if (answer.status === 404)
        return null;
    if (!answer.ok)
        throw new Error(`the index answered ${answer.status}`);
    const files = readListing(await answer.text(), answer.headers.get('content-type') ?? '');
    return { address: answer.url, authorization, files };
}
/** Fetches one file of a package and refuses it when its hash differs. */
async function fetchPackageFile(index, name, filename, sha256) {
    const { page } = splitCredentials(`${index}/${name}/`);
    try {
        const found = await askIndex(index, name);
        if (!found)
            throw new Error('the index answered 404');
        const { address, authorization, files } = found;
        const listed = files.find((file) => file.filename === filename);
        if (!listed)
            throw new Error(`the index does not list ${filename}`);
        const fileUrl = new URL(listed.url, address);
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
/** The index's address as it may be shown. */
const showIndex = (index) => splitCredentials(index).page;
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
/** Reads PEP 691 JSON, or the older HTML page of links (PEP 503), which tells no times. */
function readListing(body, contentType) {
    if (contentType.includes('json')) {
        return projectPage
            .parse(JSON.parse(body))
            .files.map(({ filename, url, 'upload-time': uploadTime = null }) => ({ filename, url, uploadTime }));
    }
    return [...body.matchAll(/<a\s([^<>]*)>([^<]+)<\/a>/g)].flatMap(([, attributes = '', text = '']) => {
        const url = /(?<!\S)href="([^"]+)"/.exec(attributes)?.[1];
        return url === undefined ? [] : [{ filename: text.trim(), url, uploadTime: null }];
    });
}


/***/ }),

/***/ 96551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readPackageList)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4920);



const LARGEST_BYTES = 4 * 1024 ** 2;
/** The bytes of a lock or of requirements. UserError where there is none, or anything but a plain file. */
async function readPackageList({ path, projectFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) }) {
    const content = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readBelow */ .Gj)(projectFolder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(projectFolder, path), LARGEST_BYTES);
    if (content !== null)
        return content;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`There is no ${path}: correct environment in project.yaml, or write it with greenml env lock.`);
}


/***/ }),

/***/ 50410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ minorOf),
/* harmony export */   U4: () => (/* binding */ isNewer),
/* harmony export */   bW: () => (/* binding */ parsePythonRange),
/* harmony export */   lx: () => (/* binding */ distanceTo)
/* harmony export */ });
const [MAJOR, MINOR] = [1_000_000, 1000];
const NEWEST = 99 * MAJOR;
function parseVersion(text) {
    const digits = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text);
    if (!digits)
        return null;
    const parts = digits.slice(1).flatMap((part) => (part === undefined ? [] : [Number(part)]));
    const [major = 0, minor = 0, patch = 0] = parts;
    const step = [MAJOR, MINOR][parts.length - 1] ?? 1;
    return { number: major * MAJOR + minor * MINOR + patch, step, parts };
}
/**
 * The versions that a project asks for, as PEP 440, Poetry or `.python-version` write it: `>=3.8,<3.12`, `^3.9`, `3.9.18`,
 * `3.9.*`. What is excluded by `!=` is not taken out. Null: no version is told.
 */
function parsePythonRange(text) {
    let [low, high, isBounded] = [0, NEWEST, false];
    for (const clause of text.split('||')[0]?.split(/(?<![,\s])[,\s]+(?=[<>=!~^\d])/) ?? []) {
        const [, operator = '', rest = ''] = /^([<>=!~^]*)\s*(\S.*)?$/s.exec(clause.trim()) ?? [];
        const version = parseVersion(rest);
        if (version === null || operator === '!=')
            continue;
        const range = rangeOf(operator, version);
        low = Math.max(low, range.low);
        high = Math.min(high, range.high);
        isBounded = true;
    }
    return isBounded ? { low, high } : null;
}
function rangeOf(operator, { number, step, parts }) {
    const [major = 0] = parts;
    if (operator === '>=')
        return { low: number, high: NEWEST };
    if (operator === '>')
        return { low: number + 1, high: NEWEST };
    if (operator === '<=')
        return { low: 0, high: number };
    if (operator === '<')
        return { low: 0, high: number - 1 };
    if (operator === '^')
        return { low: number, high: (major + 1) * MAJOR - 1 };
    // PEP 440: `~=3.9` may go up to 4, `~=3.9.1` up to 3.10; Poetry's `~3.9` up to 3.10.
    if (operator === '~=')
        return { low: number, high: number - (number % (step === 1 ? MINOR : MAJOR)) + aboveOf(step) - 1 };
    if (operator === '~')
        return { low: number, high: number - (number % MINOR) + MINOR - 1 };
    return { low: number, high: number + step - 1 };
}
const aboveOf = (step) => (step === 1 ? MINOR : MAJOR);
/** 0 where the version is in the range, else how far it is from it: a minor version counts a thousand patches. */
function distanceTo(range, version) {
    const { number } = parseVersion(version) ?? { number: 0 };
    return Math.max(range.low - number, number - range.high, 0);
}
/** `3.11.2` → `3.11`. */
const minorOf = (version) => version.split('.').slice(0, 2).join('.');
const isNewer = (a, b) => (parseVersion(a)?.number ?? 0) > (parseVersion(b)?.number ?? 0);


/***/ }),

/***/ 70856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ withoutPins),
/* harmony export */   $r: () => (/* binding */ listPins),
/* harmony export */   B2: () => (/* binding */ refuseOptions),
/* harmony export */   GX: () => (/* binding */ normaliseName),
/* harmony export */   c: () => (/* binding */ cleanRequirements),
/* harmony export */   eO: () => (/* binding */ versionOfFile),
/* harmony export */   mP: () => (/* binding */ withoutPackages),
/* harmony export */   p: () => (/* binding */ isSameVersion)
/* harmony export */ });
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23085);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87033);



/** An exact pin, `name[extras]==version`, as one line of requirements. */
const PIN = /^[ \t]*([A-Za-z0-9][\w.-]*)(?:\[[\w., \t-]*\])?[ \t]*===?[ \t]*([^\s;#,*]+)[ \t]*(?:[;#].*)?$/gm;
const MOST_CHARACTERS = 1_000_000;
const EDITABLE = /^(?:-e|--editable)/;
const INCLUDE = /^(?:-r|--requirement)/;
const INDEX_OPTION = /^(?:-i|-f|--index-url|--extra-index-url|--find-links|--trusted-host|--no-index|--pre)\b/;
/** `name @ https://…`, `git+https://…`, `https://….whl`: what lies at an address may change, and is often to be built. */
const ADDRESS = /^[^;]*:\/\//;
/** A file beside the requirements: no package is called so. */
const ARCHIVE = /^[\w.-]+\.(?:whl|egg|zip|tar|tgz|tbz2?|txz|tlz|t(?:ar\.)?(?:gz|bz2|xz|lz|lzma|zst))(?![\w.-])/i;
const NAME = /^[A-Za-z0-9][\w.-]* ?(?:\[[\w., -]*\])? ?(?:\(?[<>=!~][^;@/]*)?(?:;.*)?$/;
/**
 * Lets through what names a package of an index, and nothing else: uv builds an editable requirement even where building is
 * forbidden, an option (--no-binary) forbids less, and others send requests to where the author says.
 */
function cleanRequirements(requirements) {
    // A lock of the author's own carries hashes of other files than those that are chosen here.
    const lines = logicalLines(requirements).flatMap(({ text }) => splitOption(text.replaceAll(HASH, '')));
    const { kept = [], editable, index, address, option } = Object.groupBy(lines, kindOf);
    const deviations = [
        ...(editable ? ['editable requirements (-e) are left out: installing one runs its code'] : []),
        ...(index ? ["the author's package indexes are left out: packages come from this machine's"] : []),
        ...(address ? [`requirements by their address are left out: ${address.map(show).join(', ')}`] : []),
        ...(option ? [`options are left out: ${option.map(show).join(', ')}`] : []),
    ];
    return { text: kept.map((line) => `${line}\n`).join(''), deviations };
}
/** What a line asks of its package alone (`--no-binary`, `--global-option` …) is an option as any other. */
function splitOption(line) {
    const at = line.startsWith('-') ? -1 : line.search(/ --?[A-Za-z]/);
    return at < 0 ? [line] : [line.slice(0, at), line.slice(at + 1)];
}
function kindOf(line) {
    if (ARCHIVE.test(line))
        return 'address';
    if (NAME.test(line))
        return 'kept';
    if (EDITABLE.test(line))
        return 'editable';
    if (INCLUDE.test(line))
        throw unlockable(line, 'includes another file: put the lines of that in its place');
    if (INDEX_OPTION.test(line))
        return 'index';
    if (line.startsWith('-'))
        return 'option';
    if (ADDRESS.test(line))
        return 'address';
    throw unlockable(line, 'names no package of an index: correct it, or leave it out');
}
const HASH = / --hash[= ]\S+/g;
const PINNED = /^[A-Za-z0-9][\w.-]* ?(?:\[[\w., -]*\])? ?===? ?[\w.!+-]+ ?(?:;[\w "'.,<>=!~()+*-]*)?$/;
/** A lock is a project's own file: only pins and hashes may reach uv, which an option of it would let build or ask elsewhere. */
function refuseOptions(lock, lockFile) {
    for (const { text, line } of logicalLines(lock)) {
        const pin = text.replaceAll(HASH, '');
        if (PINNED.test(pin) && splitOption(pin).length === 1)
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${lockFile} is no list of pinned packages with their hashes (line ${line}): write it with greenml env lock.`, 3);
    }
}
/**
 * Each with single spaces, with what follows it after a backslash, and with the number of its first line; none that is empty.
 * A comment ends with its own line, whatever its last character is: uv reads the next one.
 */
function logicalLines(text) {
    if (text.length > MOST_CHARACTERS)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('A list of packages is longer than a million characters.');
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
    const joined = [];
    let isOpen = false;
    for (const [index, each] of lines.entries()) {
        const bare = ` ${each.replaceAll(/\s+/g, ' ')}`.replace(/ #.*/s, '');
        const last = isOpen ? joined.at(-1) : undefined;
        isOpen = bare.endsWith('\\') && index < lines.length - 1;
        const part = isOpen ? bare.slice(0, -1) : bare;
        if (last === undefined)
            joined.push({ parts: [part], line: index + 1 });
        else
            last.parts.push(part);
    }
    return joined
        .map(({ parts, line }) => ({ text: parts.join(' ').replaceAll(/ +/g, ' ').trim(), line }))
        .filter((each) => each.text !== '');
}
/** A line that is no few words could be of another file, and hold a key. */
const unlockable = (line, why) => {
    const what = /^[A-Za-z./][A-Za-z ./_-]{0,39}$/.test(line) ? `The requirement '${line}'` : 'A line of the requirements';
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${what} ${why}.`);
};
/** As a message may hold it: on one line, short, without a name, a password and a query. */
const show = (line) => (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)((0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(line), 200);
function listPins(requirements) {
    return [...requirements.matchAll(PIN)].map(([, name = '', version = '']) => ({ name: normaliseName(name), version }));
}
/** PEP 503. */
const normaliseName = (name) => name.toLowerCase().replaceAll(/[-_.]+/g, '-');
/** `pandas==3.0.0 ; python_version > "3"` → `pandas ; python_version > "3"`; options and comments stay as they are. */
function withoutPins(requirements) {
    return requirements.replaceAll(/^([A-Za-z0-9][\w.-]*(?:\[[\w., \t-]*\])?)[ \t]*(?:[=~<>!]=?|===)[^;#\n]*/gm, '$1 ');
}
/** `requirements` without those of these names, which a module may have written in another way: `autosklearn`, `auto-sklearn`. */
function withoutPackages(requirements, names) {
    const bare = (name) => normaliseName(name).replaceAll('-', '');
    const gone = new Set(names.map(bare));
    const lines = requirements.split('\n');
    return lines.filter((line) => !gone.has(bare(/^[\w.-]*/.exec(line)?.[0] ?? ''))).join('\n');
}
/** The version in a wheel's or a source archive's file name, as `1.2.3`; null where it is another package's. */
function versionOfFile(filename, name) {
    const parts = filename.endsWith('.whl') ? filename.split('-') : null;
    if (parts)
        return normaliseName(parts[0] ?? '') === name ? (parts[1] ?? null) : null;
    const [, stem = '', version = ''] = /^(.+)-([^-]+?)\.(?:tar\.gz|zip|tar\.bz2|tgz)$/.exec(filename) ?? [];
    return normaliseName(stem) === name ? version : null;
}
/** PEP 440 takes 1.0 and 1.0.0 for the same, and a pin without a local part for any. */
const isSameVersion = (a, b) => reduceVersion(a) === reduceVersion(b);
function reduceVersion(version) {
    const [release = ''] = version.toLowerCase().replace(/^v/, '').split('+');
    return release.replaceAll('_', '-').replace(/(?<!\.0)(?:\.0)+$/, '');
}


/***/ }),

/***/ 92915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ shareFiles),
/* harmony export */   V: () => (/* binding */ sharedFilesFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34144);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14410);
/* harmony import */ var _cache_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99656);






/** A link to every content that files of environments have. */
const sharedFilesFolder = (cache) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'shared-files');
/**
 * Makes what a new environment and unpacked packages have in common with others one file on disk, by hard links: to be called
 * before byte code is made, which names its source's time.
 */
async function shareFiles(cache, environment) {
    const buckets = await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .recover */ .lj)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,_cache_js__WEBPACK_IMPORTED_MODULE_5__/* .uvCache */ .mo)(cache)), ['ENOENT'], []);
    const unpacked = buckets.filter((name) => /^archive-v\d+$/.test(name)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_cache_js__WEBPACK_IMPORTED_MODULE_5__/* .uvCache */ .mo)(cache), name));
    const words = [(0,_base_package_js__WEBPACK_IMPORTED_MODULE_3__/* .assetPath */ .Q$)('python', 'share_files.py'), sharedFilesFolder(cache), environment];
    const { exitCode, stderr } = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_4__/* .runCommand */ .d)('python3', ['-I', '-S', ...words, ...unpacked, (0,_cache_js__WEBPACK_IMPORTED_MODULE_5__/* .condaPackages */ .Lt)(cache)], {
        env: { PATH: process.env.PATH },
    });
    if (exitCode === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`The files of ${environment} could not be shared with others: ${stderr.trim().slice(-500)}`, 1);
}


/***/ }),

/***/ 49828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NC: () => (/* binding */ readUses),
/* harmony export */   lH: () => (/* binding */ holdUse),
/* harmony export */   ln: () => (/* binding */ removeUnused)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80481);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
/* harmony import */ var _base_folders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57685);
/* harmony import */ var _base_memoise_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99865);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34144);









/**
 * Each environment has a file that who uses it holds locked, and that notes for which projects it was. The lock ends with the
 * process, even one that is killed, and holds on every host and in every container that shares the cache.
 */
const usesFolder = (cache) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(cache, 'in-use');
const held = new Set();
/** Keeps an environment, or another part of the cache, from being removed until this process ends. */
async function holdUse(cache, name, project) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(usesFolder(cache), name);
    await (0,_base_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolders */ .w)(usesFolder(cache));
    if (!held.has(file))
        expectAnswer(file, await ask('share', file), ['held']);
    held.add(file);
    if (project !== undefined && !(await readProjects(file)).includes(project))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.appendFile)(file, `${project}\n`);
    const now = new Date();
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(file, now, now);
}
/** Of each part of the cache that was ever used: when, for what, and whether a process uses it now. */
async function readUses(cache) {
    const uses = new Map();
    for (const name of (await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .recover */ .lj)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(usesFolder(cache)), ['ENOENT'], [])).sort()) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(usesFolder(cache), name);
        const found = await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .recover */ .lj)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file), ['ENOENT'], null); // another process may have removed it
        if (found === null)
            continue;
        const projects = await readProjects(file);
        uses.set(name, { lastUsed: found.mtimeMs, isInUse: await isHeld(file), projects });
    }
    return uses;
}
/** Removes a part of the cache by `remove` while nobody can begin to use it. False: a process uses it. */
async function removeUnused(cache, name, remove) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(usesFolder(cache), name);
    await (0,_base_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolders */ .w)(usesFolder(cache));
    if (expectAnswer(file, await ask('take', file), ['held', 'busy']) === 'busy')
        return false;
    try {
        await remove();
    }
    finally {
        expectAnswer(file, await ask('remove', file), ['free']);
    }
    return true;
}
async function isHeld(file) {
    if (expectAnswer(file, await ask('take', file), ['held', 'busy']) === 'busy')
        return true;
    expectAnswer(file, await ask('free', file), ['free']);
    return false;
}
async function readProjects(file) {
    const text = await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .recover */ .lj)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8'), ['ENOENT'], '');
    return [...new Set(text.split('\n').filter((line) => line !== ''))].sort();
}
function expectAnswer(file, answer, expected) {
    if (expected.includes(answer))
        return answer;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`${file} could not be locked: ${answer || 'what locks it ended'}.`, 1);
}
/** One request after another to the process that holds all locks; it does not keep this one from ending. */
function ask(request, file) {
    const answered = last.then(() => askHolder(request, file));
    last = answered.catch(() => { });
    return answered;
}
const openHolder = (0,_base_memoise_js__WEBPACK_IMPORTED_MODULE_8__/* .memoise */ .y)(startHolder);
let last = Promise.resolve();
async function askHolder(request, file) {
    const { child, lines, noStart } = openHolder();
    const pipes = [child.stdin, child.stdout].filter((each) => each instanceof node_net__WEBPACK_IMPORTED_MODULE_2__.Socket);
    const parts = [child, ...pipes];
    for (const each of parts)
        each.ref();
    try {
        child.stdin.write(`${JSON.stringify([request, file])}\n`);
        const line = await Promise.race([lines.next(), noStart]);
        return line.done ? '' : line.value;
    }
    finally {
        for (const each of parts)
            each.unref();
    }
}
function startHolder() {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('python3', ['-I', '-S', (0,_base_package_js__WEBPACK_IMPORTED_MODULE_7__/* .assetPath */ .Q$)('python', 'hold_uses.py')], {
        env: { PATH: process.env.PATH },
        stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.stdin.on('error', () => { }); // its end shows as the end of its output
    const noStart = new Promise((_, reject) => child.once('error', reject));
    noStart.catch(() => { });
    return { child, lines: (0,node_readline__WEBPACK_IMPORTED_MODULE_4__.createInterface)({ input: child.stdout })[Symbol.asyncIterator](), noStart };
}


/***/ }),

/***/ 12199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runUv),
/* harmony export */   w: () => (/* binding */ uvEnvironment)
/* harmony export */ });
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14410);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87033);
/* harmony import */ var _cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99656);
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14371);




/**
 * uv reads none of pip's settings: the index that this machine is set up for is told to it. It gets no key of the caller's, and no
 * setting that makes it build.
 */
async function uvEnvironment(request) {
    return {
        ...Object.fromEntries(Object.entries((0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .cT)(request.env)).filter(([name]) => !/^UV_NO_BINARY/.test(name))),
        UV_DEFAULT_INDEX: await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findPackageIndex */ .Sr)(request.env),
        UV_CACHE_DIR: (0,_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .uvCache */ .mo)(request.cache),
        UV_LINK_MODE: 'hardlink', // copies, also those that share blocks until one is written, count as disk of their own
        UV_PYTHON_DOWNLOADS: 'never',
        UV_NO_CONFIG: '1',
    };
}
/** Runs uv in its own environment; `options.env` is put on top of that. */
async function runUv(request, args, options = {}) {
    return (0,_base_process_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommand */ .d)(request.uv, args, { ...options, env: { ...(await uvEnvironment(request)), ...options.env } });
}


/***/ })

};

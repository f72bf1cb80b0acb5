export const id = 3443;
export const ids = [3443];
export const modules = {

/***/ 29280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readCache)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55271);
/* harmony import */ var _use_marks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8526);








const complete = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), lockHash: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() });
/** What is in the cache and how much of the disk it takes; hard links are followed by their file's number. */
async function readCache(cache, now = Date.now()) {
    const root = (0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentsFolder */ .fC)(cache);
    const names = listNames(root).sort();
    const files = new Map();
    for (const folder of [cache, root])
        note(folder, 'kept', files);
    for (const [index, name] of names.entries())
        collect((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name), index, files);
    collect((0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .byteCodeFolder */ .KP)(cache), 'spare', files);
    const others = listNames(cache).filter((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, name) !== root && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, name) !== (0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .byteCodeFolder */ .KP)(cache));
    for (const name of others)
        collect((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, name), 'kept', files);
    const all = [...files.values()];
    const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
    const uses = await (0,_use_marks_js__WEBPACK_IMPORTED_MODULE_6__/* .readUses */ .NC)(cache, now);
    const environments = await Promise.all(names.map(async (name, index) => {
        const held = all.filter(({ owners }) => owners.has(index));
        return {
            name,
            ...(await describe((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name))),
            ...(uses.get(name) ?? { lastUsed: await changedAt((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name)), isInUse: false }),
            bytes: sum(held),
            ownBytes: sum(held.filter(({ owners }) => owners.size === 1)),
        };
    }));
    return {
        environments: environments.sort((a, b) => b.lastUsed - a.lastUsed),
        bytes: sum(all),
        otherBytes: sum(all.filter(({ owners }) => owners.size === 0)),
        bytesWithout: (gone) => {
            const isKept = (index) => !gone.has(names[index] ?? '');
            return sum(all.filter(({ owners, isElsewhere }) => isElsewhere || [...owners].some(isKept)));
        },
    };
}
/** Some hundred thousand files: the calls that wait for each take a third of the time. */
function collect(path, part, files) {
    if (note(path, part, files))
        for (const name of listNames(path))
            collect((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name), part, files);
}
/** True: it is a folder. */
function note(path, part, files) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }); // another process may be at work here
    if (found === undefined)
        return false;
    const key = `${found.dev}:${found.ino}`;
    const file = files.get(key) ?? { bytes: found.blocks * 512, owners: new Set(), isElsewhere: false };
    if (part === 'kept')
        file.isElsewhere = true;
    else if (part !== 'spare')
        file.owners.add(part);
    files.set(key, file);
    return found.isDirectory();
}
function listNames(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT' || (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOTDIR')
            return [];
        throw error;
    }
}
/** Milliseconds since 1970; 0: another process removed it meanwhile. */
const changedAt = async (path) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => null))?.mtimeMs ?? 0;
async function describe(folder) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _environment_js__WEBPACK_IMPORTED_MODULE_5__/* .COMPLETE */ .Wz), 'utf8').catch(() => null);
    const { data } = complete.safeParse((0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonText */ .gb)(text ?? ''));
    return { pythonVersion: data?.version ?? null, lockHash: data?.lockHash ?? null };
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

/***/ 31510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ pruneCache)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_file_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23334);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14410);
/* harmony import */ var _base_scratch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68750);
/* harmony import */ var _cache_content_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29280);
/* harmony import */ var _downloads_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66656);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55271);
/* harmony import */ var _use_marks_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8526);
/* harmony import */ var _uv_environment_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(12199);
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












/**
 * Removes environments, those first that were not used for longest, never one in use: what is older than it may be, and then
 * as many as the quota asks for. Packages that no environment shares go before the first environment does: they can be
 * fetched again.
 */
async function pruneCache(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { cache, quotaBytes } = request;
        const _pruning = __addDisposableResource(env_1, await (0,_base_file_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .lockFile */ .K)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'making', 'pruning'), () => { }), true); // by one process at a time
        await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .dM)(asideFolder(cache)); // what one that was killed left
        const before = await (0,_cache_content_js__WEBPACK_IMPORTED_MODULE_7__/* .readCache */ .x)(cache);
        const removed = [];
        for (const entry of before.environments.toReversed().filter((each) => isOutdated(each, request))) {
            if (await removeEnvironment(cache, entry))
                removed.push(entry);
        }
        await removeOldDownloads(request);
        await runUv(request, ['cache', 'prune']);
        if (quotaBytes !== null && (await (0,_cache_content_js__WEBPACK_IMPORTED_MODULE_7__/* .readCache */ .x)(cache)).bytes > quotaBytes) {
            await runUv(request, ['cache', 'prune', '--ci']);
            const now = await (0,_cache_content_js__WEBPACK_IMPORTED_MODULE_7__/* .readCache */ .x)(cache);
            const candidates = now.environments.toReversed().filter(({ isInUse }) => !isInUse);
            const gone = new Set();
            for (const entry of candidates) {
                if (now.bytesWithout(gone) <= quotaBytes)
                    break;
                gone.add(entry.name);
                if (await removeEnvironment(cache, entry))
                    removed.push(entry);
            }
        }
        await removeSpareByteCode(cache);
        const after = await (0,_cache_content_js__WEBPACK_IMPORTED_MODULE_7__/* .readCache */ .x)(cache);
        return {
            removed,
            bytesBefore: before.bytes,
            bytesAfter: after.bytes,
            inUse: after.environments.filter(({ isInUse }) => isInUse).length,
        };
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
function isOutdated({ isInUse, pythonVersion, lastUsed }, { olderThanMilliseconds }) {
    if (isInUse)
        return false;
    if (pythonVersion === null)
        return true; // never finished
    return olderThanMilliseconds !== null && Date.now() - lastUsed > olderThanMilliseconds;
}
/**
 * False: somebody came to use it meanwhile. Moved aside first: who marks it after that finds none and makes one, and who did
 * before is seen now and gets it back.
 */
async function removeEnvironment(cache, { name }) {
    const isInUse = async () => (await (0,_use_marks_js__WEBPACK_IMPORTED_MODULE_10__/* .readUses */ .NC)(cache)).get(name)?.isInUse ?? false;
    if (await isInUse())
        return false;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .environmentsFolder */ .fC)(cache), name);
    const aside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(asideFolder(cache), name);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(asideFolder(cache), { recursive: true });
    if (!(await move(folder, aside)))
        return false;
    if ((await isInUse()) && (await move(aside, folder)))
        return false;
    await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .dM)(aside);
    await (0,_use_marks_js__WEBPACK_IMPORTED_MODULE_10__/* .removeMarks */ .nP)(cache, name);
    return true;
}
const asideFolder = (cache) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'removed');
/** False: another process removed it, or made one at that place, meanwhile. */
async function move(from, to) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to);
        return true;
    }
    catch (error) {
        if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) ?? ''))
            return false;
        throw error;
    }
}
const DAY_MILLISECONDS = 86_400_000;
/** And what an attempt that was killed left beside them, after a day. */
async function removeOldDownloads({ cache, olderThanMilliseconds }) {
    const root = (0,_downloads_js__WEBPACK_IMPORTED_MODULE_8__/* .downloadsFolder */ ._)(cache);
    const age = Math.max(DAY_MILLISECONDS, olderThanMilliseconds ?? Number.POSITIVE_INFINITY);
    for (const part of ['homes', 'files'])
        await removeOlder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, part), '', age);
    await removeOlder(root, 'staging-', DAY_MILLISECONDS);
}
async function removeOlder(folder, prefix, milliseconds) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
    for (const path of names.filter((name) => name.startsWith(prefix)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))) {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null); // another process may be at the same
        if (found && Date.now() - found.mtimeMs > milliseconds)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true });
    }
}
/** Byte code that no environment holds any more. */
async function removeSpareByteCode(cache) {
    const root = (0,_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .byteCodeFolder */ .KP)(cache);
    for (const path of await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .listFiles */ .CS)(root).catch(() => [])) {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).catch(() => null))?.nlink === 1)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { force: true });
    }
}
/** What it says of its own success is for its log; the sizes before and after tell. */
async function runUv(request, args) {
    await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(request.uv, args, { env: await (0,_uv_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .uvEnvironment */ .d)(request) });
}


/***/ }),

/***/ 12006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ readQuota),
/* harmony export */   S_: () => (/* binding */ keepQuota),
/* harmony export */   sF: () => (/* binding */ logPruning)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17603);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91497);
/* harmony import */ var _prune_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31510);




const VARIABLE = 'GREENML_CACHE_QUOTA';
/** Keeps the cache within `$GREENML_CACHE_QUOTA`, where it is set. Call it outside of measured windows. */
async function keepQuota(uv, { env, logger }) {
    const quota = readQuota(env);
    if (quota === null)
        return;
    const result = await (0,_prune_js__WEBPACK_IMPORTED_MODULE_2__/* .pruneCache */ .v)({ ...uv, olderThanMilliseconds: null, quotaBytes: quota });
    if (result.bytesAfter < result.bytesBefore || result.bytesAfter > quota)
        logPruning(result, quota, logger);
}
function logPruning({ removed, bytesBefore, bytesAfter, inUse }, quota, logger) {
    const kept = inUse === 0 ? '' : `; ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(inUse, 'environment')} in use or used within the last day`;
    logger.info(`cache: ${(0,_base_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(bytesBefore)} before, ${(0,_base_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(bytesAfter)} now; ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(removed.length, 'environment')} removed${kept}`);
    if (quota === null || bytesAfter <= quota)
        return;
    logger.warn(`the cache is larger than its quota of ${(0,_base_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(quota)}, and all that is left of it is in use`);
}
/** Bytes that the cache may take: the option's, else the environment's; null: any number. */
function readQuota(env, option) {
    if (option !== undefined)
        return parseQuota('--quota', option);
    const text = env[VARIABLE];
    return text ? parseQuota(VARIABLE, text) : null;
}
/** With a unit: a bare number would be bytes, and empty the cache of who meant GiB. */
function parseQuota(name, text) {
    const bytes = /[A-Za-z]\s*$/.test(text) ? (0,_base_size_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSize */ .D)(text) : null;
    if (bytes !== null)
        return bytes;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${name}=${text}: expected a size with its unit, as 20GiB.`);
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
    const content = await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchPackageFile */ .Zt)(await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_4__/* .findPackageIndex */ .Sr)(env), 'uv', filename, wheel.sha256);
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

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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55271);
/* harmony import */ var _share_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92915);
/* harmony import */ var _use_locks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49828);









const complete = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), lockHash: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() });
/** What is in the cache and how much of the disk it takes; hard links are followed by their file's number. */
async function readCache(cache) {
    const root = (0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentsFolder */ .fC)(cache);
    const names = listNames(root).sort();
    const files = new Map();
    for (const folder of [cache, root])
        note(folder, 'kept', files);
    for (const [index, name] of names.entries())
        collect((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name), index, files);
    const spare = [(0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .byteCodeFolder */ .KP)(cache), (0,_share_files_js__WEBPACK_IMPORTED_MODULE_6__/* .sharedFilesFolder */ .V)(cache)];
    for (const folder of spare)
        collect(folder, 'spare', files);
    const others = listNames(cache)
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, name))
        .filter((path) => ![root, ...spare].includes(path));
    for (const path of others)
        collect(path, 'kept', files);
    const all = [...files.values()];
    const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
    const uses = await (0,_use_locks_js__WEBPACK_IMPORTED_MODULE_7__/* .readUses */ .NC)(cache);
    const environments = await Promise.all(names.map(async (name, index) => {
        const held = all.filter(({ owners }) => owners.has(index));
        return {
            name,
            ...(await describe((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name))),
            ...(uses.get(name) ?? { lastUsed: await changedAt((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name)), isInUse: false, projects: [] }),
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

/***/ 74502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ prepareUv),
/* harmony export */   Y: () => (/* binding */ openEnvironmentMaker)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_memoise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99865);
/* harmony import */ var _cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99656);
/* harmony import */ var _managed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35681);
/* harmony import */ var _uv_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87543);





/**
 * Makes the environments of projects; what that takes on this host is looked for once, and only where it is needed.
 * `folders`: where nothing is trusted, beside the projects' own (the dataset, the campaign). `findIsolation` finds what runs a
 * manager's commands in a sandbox of their own.
 */
function openEnvironmentMaker(context, folders, findIsolation) {
    const uv = (0,_base_memoise_js__WEBPACK_IMPORTED_MODULE_4__/* .memoise */ .y)(() => prepareUv(context));
    const isolation = (0,_base_memoise_js__WEBPACK_IMPORTED_MODULE_4__/* .memoise */ .y)(findIsolation);
    const untrusted = folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder));
    const make = async ({ folder, lockFile, manifest }) => (0,_managed_js__WEBPACK_IMPORTED_MODULE_2__/* .ensureManagedEnvironment */ .R)({
        ...(await uv()),
        lockFile,
        projectFolder: folder,
        settings: manifest.environment,
        project: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder),
        untrustedFolders: [...untrusted, folder],
        isolate: manifest.environment.manager === 'uv' ? null : await isolation(),
        note: context.logger.info,
    });
    return { make, uv, isolation };
}
/** The cache that this host keeps environments in, and the uv that fills it. UserError where nothing can be written there. */
async function prepareUv({ env, logger }) {
    const cache = (0,_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheFolder */ .nF)(env);
    await (0,_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .checkCache */ .Hi)(cache);
    return { uv: await (0,_uv_js__WEBPACK_IMPORTED_MODULE_3__/* .locateUv */ .S)(cache, env, logger.info), cache, env };
}


/***/ }),

/***/ 70501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ pruneCache)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_file_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23334);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _base_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57685);
/* harmony import */ var _base_scratch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5767);
/* harmony import */ var _cache_content_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29280);
/* harmony import */ var _downloads_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66656);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55271);
/* harmony import */ var _share_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92915);
/* harmony import */ var _use_locks_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49828);
/* harmony import */ var _uv_environment_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(12199);
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
 * Removes environments that no process uses: what was never finished, what is older than it may be, and then as many as the
 * quota asks for, those first that were not used for longest. Packages that no environment shares go before the first
 * environment does: they can be fetched again.
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
        await (0,_uv_environment_js__WEBPACK_IMPORTED_MODULE_12__/* .runUv */ .d)(request, ['cache', 'prune']); // what it says of its success is not asked: the sizes before and after tell
        if (quotaBytes !== null && (await (0,_cache_content_js__WEBPACK_IMPORTED_MODULE_7__/* .readCache */ .x)(cache)).bytes > quotaBytes) {
            await (0,_uv_environment_js__WEBPACK_IMPORTED_MODULE_12__/* .runUv */ .d)(request, ['cache', 'prune', '--ci']);
            const now = await (0,_cache_content_js__WEBPACK_IMPORTED_MODULE_7__/* .readCache */ .x)(cache);
            const gone = new Set();
            for (const entry of now.environments.toReversed()) {
                if (now.bytesWithout(gone) <= quotaBytes)
                    break;
                if (!(await removeEnvironment(cache, entry)))
                    continue;
                gone.add(entry.name);
                removed.push(entry);
            }
        }
        for (const store of [(0,_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .byteCodeFolder */ .KP)(cache), (0,_share_files_js__WEBPACK_IMPORTED_MODULE_10__/* .sharedFilesFolder */ .V)(cache)])
            await removeSpare(store);
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
function isOutdated({ pythonVersion, lastUsed }, { olderThanMilliseconds }) {
    if (pythonVersion === null)
        return true; // never finished
    return olderThanMilliseconds !== null && Date.now() - lastUsed > olderThanMilliseconds;
}
/** False: a process uses it. Moved aside first, so that who waits to make it anew need not wait for long. */
async function removeEnvironment(cache, { name }) {
    const aside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(asideFolder(cache), name);
    await (0,_base_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolders */ .w)(asideFolder(cache));
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .environmentsFolder */ .fC)(cache), name);
    const isRemoved = await (0,_use_locks_js__WEBPACK_IMPORTED_MODULE_11__/* .removeUnused */ .ln)(cache, name, () => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .recover */ .lj)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(folder, aside), ['ENOENT'], undefined));
    if (isRemoved)
        await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .dM)(aside);
    return isRemoved;
}
const asideFolder = (cache) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'removed');
/** And what an attempt that was killed left beside them. */
async function removeOldDownloads({ cache, olderThanMilliseconds }) {
    const root = (0,_downloads_js__WEBPACK_IMPORTED_MODULE_8__/* .downloadsFolder */ ._P)(cache);
    await (0,_use_locks_js__WEBPACK_IMPORTED_MODULE_11__/* .removeUnused */ .ln)(cache, _downloads_js__WEBPACK_IMPORTED_MODULE_8__/* .DOWNLOADS_USE */ .EK, async () => {
        await removeOlder(root, 'staging-', -1);
        if (olderThanMilliseconds === null)
            return;
        for (const part of ['homes', 'files'])
            await removeOlder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, part), '', olderThanMilliseconds);
    });
}
async function removeOlder(folder, prefix, milliseconds) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
    for (const path of names.filter((name) => name.startsWith(prefix)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))) {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
        if (found && Date.now() - found.mtimeMs > milliseconds)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true });
    }
}
/** What nothing but the store links to any more; what lies at its top is its own. */
async function removeSpare(store) {
    const paths = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .listFiles */ .CS)(store).catch(() => []);
    for (const path of paths.filter((each) => each.includes('/'))) {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, path)).catch(() => null))?.nlink === 1)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, path), { force: true });
    }
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
/* harmony import */ var _prune_cache_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70501);




const VARIABLE = 'GREENML_CACHE_QUOTA';
/** Keeps the cache within `$GREENML_CACHE_QUOTA`, where it is set. Call it outside of measured windows. */
async function keepQuota(uv, { env, logger }) {
    const quota = readQuota(env);
    if (quota === null)
        return;
    const result = await (0,_prune_cache_js__WEBPACK_IMPORTED_MODULE_2__/* .pruneCache */ .v)({ ...uv, olderThanMilliseconds: null, quotaBytes: quota });
    if (result.bytesAfter < result.bytesBefore || result.bytesAfter > quota)
        logPruning(result, quota, logger);
}
function logPruning({ removed, bytesBefore, bytesAfter, inUse }, quota, logger) {
    const kept = inUse === 0 ? '' : `; ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(inUse, 'environment')} in use`;
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
/* harmony export */   S: () => (/* binding */ locateUv),
/* harmony export */   q: () => (/* binding */ askVersion)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57685);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14410);
/* harmony import */ var _base_scratch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5767);
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14371);
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
    if (await askVersion('uv', env))
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
    const content = await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_6__/* .fetchPackageFile */ .Zt)(await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_6__/* .findPackageIndex */ .Sr)(env), 'uv', filename, wheel.sha256);
    await unpackProgram(content, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'uv'), folder, env);
    return program;
}
/** The first line of what a program says of its version; empty: it fails; null: there is no such program. */
async function askVersion(program, env) {
    const asking = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_4__/* .runCommand */ .d)(program, ['--version'], { env, timeoutSeconds: 10 });
    const told = await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .recover */ .lj)(asking, ['ENOENT', 'EACCES'], null);
    return told && (told.exitCode === 0 ? told.stdout.trim().split('\n')[0] || program : '');
}
/** A wheel is a zip; Python, which is here by definition, unpacks it. */
async function unpackProgram(wheel, parent, folder, env) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        await (0,_base_folders_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolders */ .w)(parent);
        const staging = __addDisposableResource(env_1, (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_5__/* .removedAfter */ .D6)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'staging-'))), true);
        const cwd = staging.folder;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, 'uv.whl'), wheel);
        const script = 'import sys, zipfile\n' +
            'with zipfile.ZipFile(sys.argv[1]) as wheel, open(sys.argv[2], "wb") as program:\n' +
            '    program.write(wheel.read(sys.argv[3]))\n';
        const member = `uv-${UV_VERSION}.data/scripts/uv`;
        const unpacked = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_4__/* .runCommand */ .d)('python3', ['-c', script, 'uv.whl', 'uv', member], { cwd, env });
        if (unpacked.exitCode !== 0)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`uv's wheel could not be unpacked: ${unpacked.stderr.trim()}`, 1);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, 'uv'), 0o755);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, 'uv.whl'));
        await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .recover */ .lj)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(cwd, folder), ['ENOTEMPTY', 'EEXIST'], null); // another process may have been faster
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


/***/ })

};

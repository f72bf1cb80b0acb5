export const id = 1413;
export const ids = [1413,9854];
export const modules = {

/***/ 23334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ lockFile)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80481);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34144);






/**
 * Waits until no other process holds `path` locked, of this user's or of another container's that shares the folder. The lock
 * ends with this process, even one that is killed. `onWait`: called where another one holds it.
 */
async function lockFile(path, onWait) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const holder = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('python3', ['-I', '-S', (0,_package_js__WEBPACK_IMPORTED_MODULE_5__/* .assetPath */ .Q$)('python', 'hold_lock.py'), path], {
        env: { PATH: process.env.PATH },
        stdio: ['pipe', 'pipe', 'pipe'],
    });
    const ended = new Promise((resolve) => holder.once('close', () => resolve()));
    const faults = [];
    holder.on('error', (error) => faults.push(error.message));
    holder.stderr.on('data', (chunk) => faults.push(chunk.toString()));
    for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_3__.createInterface)(holder.stdout)) {
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} could not be locked: ${faults.join('').trim().split('\n').at(-1)}.`, 1);
}


/***/ }),

/***/ 17603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseSize),
/* harmony export */   X: () => (/* binding */ formatSize)
/* harmony export */ });
const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const UNITS = {
    '': 1,
    b: 1,
    k: 1024,
    kib: 1024,
    kb: 1000,
    m: MIB,
    mib: MIB,
    mb: 1e6,
    g: GIB,
    gib: GIB,
    gb: 1e9,
};
/** Bytes of `20GiB` or `512m`; null where it is no size. */
function parseSize(text) {
    const [, digits = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([A-Za-z]*)$/.exec(text.trim()) ?? [];
    const bytes = Math.floor(Number(digits) * (UNITS[unit.toLowerCase()] ?? 0));
    return digits !== '' && bytes > 0 && bytes <= Number.MAX_SAFE_INTEGER ? bytes : null;
}
const threeDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, useGrouping: false });
/** `2 GiB`, `1.54 MiB`, `300 B`. */
function formatSize(bytes) {
    const [unit, size] = bytes >= GIB ? ['GiB', GIB] : bytes >= MIB ? ['MiB', MIB] : bytes >= 1024 ? ['KiB', 1024] : ['B', 1];
    return `${threeDigits.format(bytes / size)} ${unit}`;
}


/***/ }),

/***/ 59800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ tableWidth),
/* harmony export */   R: () => (/* binding */ alignColumns)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43787);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61862);


const GAP = '  ';
/** A name that is cut shorter names nothing. */
const SHORTEST_NAME = 24;
/** A last column narrower than this is a word a line. */
const NARROWEST_TEXT = 18;
/**
 * Rows, the first of them the head, as aligned plain text of at most `width` columns. What is too wide has its last column
 * broken into lines, then loses the end of its first; what even so does not fit is written row by row, each cell by its name.
 */
function alignColumns(rows, width, layout = {}) {
    const [head = []] = rows;
    const widths = widthsOf(rows);
    const excess = () => totalOf(widths) - width;
    const narrow = (column, least) => {
        const own = widths[column] ?? 0;
        widths[column] = Math.min(own, Math.max(least, own - Math.max(0, excess())));
    };
    narrow(widths.length - 1, NARROWEST_TEXT);
    narrow(0, SHORTEST_NAME);
    return excess() > 0
        ? rows.slice(1).map((row) => renderRow(head, row, width, layout.names ?? 0))
        : rows.flatMap((row) => alignRow(row, widths, layout.numbers ?? false));
}
/** Columns of a terminal that the rows take when nothing is cut. */
const tableWidth = (rows) => totalOf(widthsOf(rows));
const widthsOf = (rows) => (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(row[column] ?? ''))));
const totalOf = (widths) => widths.reduce((sum, each) => sum + each, 0) + GAP.length * Math.max(0, widths.length - 1);
function alignRow(row, widths, numbers) {
    const last = widths.length - 1;
    const cells = row.map((cell, column) => {
        const own = widths[column] ?? 0;
        return numbers && column > 0 ? (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padStart */ .CF)(cell, own) : (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(column === 0 ? (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenToWidth */ .PV)(cell, own) : cell, own);
    });
    if (numbers)
        return [cells.join(GAP).trimEnd()];
    const start = cells.slice(0, last).join(GAP);
    const [first = '', ...more] = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(row[last] ?? '', widths[last] ?? 0, 0).split('\n');
    const indent = ' '.repeat((0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(start) + GAP.length);
    return [`${start}${GAP}${first}`.trimEnd(), ...more.map((line) => `${indent}${line}`)];
}
/** `replay, assisted: passed 5 / 6 / 6; ratio ×0.84; result less`: cells before the first that needs a name are the row's. */
function renderRow(head, row, width, names) {
    const own = row.slice(0, names).filter((cell) => cell !== '');
    const cells = row.flatMap((cell, column) => (column < names || cell === '' ? [] : [`${head[column]} ${cell}`]));
    return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)([own.join(', '), cells.join('; ')].filter((part) => part !== '').join(': '), width);
}


/***/ }),

/***/ 1413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listEnvironments: () => (/* binding */ listEnvironments)
});

// EXTERNAL MODULE: ./build/environment/cache.js
var environment_cache = __webpack_require__(99656);
// EXTERNAL MODULE: ./build/environment/cache-content.js
var cache_content = __webpack_require__(29280);
// EXTERNAL MODULE: ./build/environment/check-cache.js
var check_cache = __webpack_require__(66489);
// EXTERNAL MODULE: ./build/base/size.js
var size = __webpack_require__(17603);
// EXTERNAL MODULE: ./build/base/text-table.js
var text_table = __webpack_require__(59800);
;// CONCATENATED MODULE: ./build/report/text/environments.js


/** What the cache of environments holds, in at most `width` columns. */
function renderCache({ cache, bytes, otherBytes, environments }, width) {
    const head = ['environment', 'Python', 'lock', 'size', 'its own', 'last used (UTC)', 'in use'];
    return [
        `${cache}: ${(0,size/* formatSize */.X)(bytes)}`,
        ...(0,text_table/* alignColumns */.R)([head, ...environments.map(listCells)], width),
        `${(0,size/* formatSize */.X)(otherBytes)} in no environment: packages to make others from, downloads, uv`,
    ].join('\n');
}
function listCells(environment) {
    const { name, pythonVersion, lockHash, bytes, ownBytes, lastUsed, isInUse } = environment;
    return [
        name,
        pythonVersion ?? 'unfinished',
        lockHash?.slice(0, 12) ?? '',
        (0,size/* formatSize */.X)(bytes),
        (0,size/* formatSize */.X)(ownBytes),
        new Date(lastUsed).toISOString().slice(0, 16).replace('T', ' '),
        isInUse ? 'yes' : 'no',
    ];
}

;// CONCATENATED MODULE: ./build/commands/env/list.js




const LIST_VERSION = 1;
/** What the cache of environments holds, as text of at most `width` columns and as JSON. */
async function listEnvironments({ width }, { env }) {
    const cache = (0,environment_cache/* cacheFolder */.n)(env);
    await (0,check_cache/* refuseFileAsCache */.T)(cache);
    const { bytes, otherBytes, environments } = await (0,cache_content/* readCache */.x)(cache);
    const json = { schemaVersion: LIST_VERSION, cache, bytes, otherBytes, environments };
    return { text: renderCache(json, width), json };
}


/***/ }),

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

/***/ 55271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ lockMaking),
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
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34144);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14410);
/* harmony import */ var _interpreters_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47079);
/* harmony import */ var _python_versions_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50410);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(70856);
/* harmony import */ var _use_marks_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8526);
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













/** What an environment's folder holds once it is whole. */
const COMPLETE = 'greenml-complete.json';
const environmentsFolder = (cache) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, 'environments');
/**
 * Makes the environment of a lock, or finds it in the cache. Wheels only: a source distribution's build script is code
 * that nobody trusts. Byte code is compiled here, outside every measured window.
 */
async function ensureEnvironment(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const lock = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(request.lockFile);
        (0,_requirements_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseOptions */ .B2)(lock.toString(), request.lockFile);
        const interpreter = await (0,_interpreters_js__WEBPACK_IMPORTED_MODULE_8__/* .findInterpreter */ .A)(request);
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
        await (0,_use_marks_js__WEBPACK_IMPORTED_MODULE_11__/* .markUsed */ .Nm)(request.cache, name);
        const complete = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, COMPLETE);
        if ((await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextIfPresent */ .Ge)(complete)) !== null)
            return environment;
        const _making = __addDisposableResource(env_1, await lockMaking(request, name), true);
        if ((await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextIfPresent */ .Ge)(complete)) !== null)
            return environment;
        request.note(`making the Python ${interpreter.version} environment of ${request.lockFile}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }); // what an interrupted attempt left
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), { recursive: true });
        await runUv(request, ['venv', '--python', interpreter.executable, folder]);
        const only = ['--require-hashes', '--only-binary', ':all:'];
        await runUv(request, ['pip', 'install', '--python', environment.python, ...only, '-r', request.lockFile]);
        await compileByteCode(request, interpreter, folder);
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)(complete, `${JSON.stringify({ lockHash: environment.lockHash, ...interpreter })}\n`);
        return environment;
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
/** Two processes never make the same environment: it can't be made beside its place and moved there, since it names its folder. */
function lockMaking({ cache, note }, name) {
    return (0,_base_file_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .lockFile */ .K)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, 'making', name), () => note('waiting: another process makes this environment'));
}
/** Byte code of all environments, by its source. */
const byteCodeFolder = (cache) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, 'byte-code');
/**
 * The interpreter that the environment was made from compiles, not the environment's own: that one would run what a package's
 * .pth file hooks into its start. Without `site` none is read.
 */
async function compileByteCode({ cache }, { executable, version }, folder) {
    const packages = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'lib', `python${(0,_python_versions_js__WEBPACK_IMPORTED_MODULE_9__/* .minorOf */ .Hs)(version)}`, 'site-packages');
    const script = (0,_base_package_js__WEBPACK_IMPORTED_MODULE_6__/* .assetPath */ .Q$)('python', 'compile_packages.py');
    const args = ['-I', '-S', script, packages, byteCodeFolder(cache)];
    const { exitCode, stderr } = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_7__/* .runCommand */ .d)(executable, args, { env: {}, cwd: '/' });
    if (exitCode !== 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The packages in ${folder} could not be compiled: ${stderr.trim().slice(-500)}`, 1);
}
async function runUv(request, args) {
    const result = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_7__/* .runCommand */ .d)(request.uv, args, { env: await (0,_uv_environment_js__WEBPACK_IMPORTED_MODULE_12__/* .uvEnvironment */ .d)(request), endsWithCaller: true });
    if (result.exitCode === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The environment of ${request.lockFile} could not be made (uv ${args[0]} ended with ${result.exitCode ?? result.signal}):\n` +
        result.stderr.trim().split('\n').slice(-15).join('\n'), 1);
}


/***/ }),

/***/ 8526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NC: () => (/* binding */ readUses),
/* harmony export */   Nm: () => (/* binding */ markUsed),
/* harmony export */   nP: () => (/* binding */ removeMarks)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_process_start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89892);




/** An environment that was asked for less than this ago is not removed: on another host the process may still run. */
const FRESH_MILLISECONDS = 24 * 3600 * 1000;
const marksFolder = (cache) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'in-use');
/** Says that this process uses an environment: one file for each, whose text tells this process from a later one of its number. */
async function markUsed(cache, name) {
    const folder = marksFolder(cache);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${name}.${process.pid}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, (await (0,_base_process_start_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .G)(process.pid)) ?? '');
    const now = new Date();
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.utimes)(file, now, now);
    await removeSuperseded(folder, name);
}
/** A mark of a process that ended says no more than this newer one. */
async function removeSuperseded(folder, name) {
    const marks = (await listNames(folder)).filter((file) => file.startsWith(`${name}.`));
    for (const file of marks) {
        const mark = await readMark((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file));
        if (mark === null || Date.now() - mark.at < FRESH_MILLISECONDS || (await isAlive(file, mark)))
            continue;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), { force: true });
    }
}
/** Of each environment that was ever marked: when, and whether it may be removed. */
async function readUses(cache, now = Date.now()) {
    const folder = marksFolder(cache);
    const uses = new Map();
    for (const file of await listNames(folder)) {
        const [, name = ''] = /^(\w+)\.\d+$/.exec(file) ?? [];
        const mark = name === '' ? null : await readMark((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file));
        if (mark === null)
            continue;
        const isInUse = now - mark.at < FRESH_MILLISECONDS || (await isAlive(file, mark));
        const known = uses.get(name);
        uses.set(name, {
            lastUsed: Math.max(mark.at, known?.lastUsed ?? 0),
            isInUse: isInUse || (known?.isInUse ?? false),
        });
    }
    return uses;
}
/** Forgets the marks of an environment that is gone. */
async function removeMarks(cache, name) {
    const folder = marksFolder(cache);
    const marks = (await listNames(folder)).filter((file) => file.startsWith(`${name}.`));
    for (const file of marks)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), { force: true });
}
const isAlive = async (file, { start }) => start !== '' && start === (await (0,_base_process_start_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .G)(Number(file.split('.')[1])));
async function readMark(path) {
    try {
        return { at: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).mtimeMs, start: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8') };
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null; // another process removed it
        throw error;
    }
}
async function listNames(folder) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).sort();
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT')
            return [];
        throw error;
    }
}


/***/ })

};

export const id = 5681;
export const ids = [5681];
export const modules = {

/***/ 15456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram),
/* harmony export */   V: () => (/* binding */ isProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The absolute path of a program on $PATH, or null; folders that depend on the working folder are left out. */
function findProgram(name, env) {
    const folders = (env.PATH ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute);
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram) ?? null;
}
/** A file that this user may execute. */
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 5767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hi: () => (/* binding */ ROOM_FOR_SCRATCH),
  XO: () => (/* binding */ makeHiddenScratch),
  lP: () => (/* binding */ makeScratch),
  SX: () => (/* binding */ refuseFullScratch),
  jK: () => (/* binding */ removeAbandonedScratch),
  dM: () => (/* binding */ removeTree),
  D6: () => (/* binding */ removedAfter)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/folders.js
var folders = __webpack_require__(57685);
// EXTERNAL MODULE: ./build/base/path-errors.js
var path_errors = __webpack_require__(10373);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/base/process-start.js



/** What stands for the start of a process where the system does not tell it. */
const UNKNOWN_START = '0'.repeat(9);
/**
 * Clock ticks from boot to the start of a process (proc(5), field 22), in base 36 and always as long: with its number, the
 * name of a process for good. Null: there is none, or it has ended. Without /proc, what says only that there is one.
 */
async function startOf(pid) {
    if (!(0,external_node_fs_.existsSync)('/proc/self/stat'))
        return isThere(pid) ? UNKNOWN_START : null;
    const text = await (0,promises_.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
    const hasEnded = fields[0] === 'Z' || fields[0] === 'X';
    return fields[19] === undefined || hasEnded ? null : Number(fields[19]).toString(36).padStart(9, '0');
}
function isThere(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,errors/* errorCode */.CA)(error) === 'EPERM';
    }
}

;// CONCATENATED MODULE: ./build/base/scratch.js








/** Namespace, pid and start of the process that made a folder, each of a fixed length: see `nameOf`. */
const NAME = /^\.?greenml-[a-z]+-([0-9a-z]{8})([0-9a-z]{5})([0-9a-z]{9})-/;
/**
 * A folder of this process's own below the system's temporary folder (`$TMPDIR`), or another one. Its maker removes it, by
 * `removeTree`.
 */
async function makeScratch(purpose, root = (0,external_node_os_.tmpdir)()) {
    try {
        return await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(root, `greenml-${purpose}-${await nameOf(process.pid)}-`)));
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT') {
            throw new errors/* UserError */.yo(`There is no temporary folder ${root}: make it, or set TMPDIR to one that exists.`, 1);
        }
        throw (0,path_errors/* explainWrite */.N3)((0,path_errors/* explainFullDisk */.Eh)(error, root, ROOM_FOR_SCRATCH), root);
    }
}
/** The same in a folder that others list, where a dot hides it: what is made there can be put in its place at once. */
async function makeHiddenScratch(purpose, root) {
    await (0,folders/* makeFolders */.w)(root);
    return (0,promises_.mkdtemp)((0,external_node_path_.join)(root, `.greenml-${purpose}-${await nameOf(process.pid)}-`));
}
/** A folder that is removed at the end of the scope: `await using staging = removedAfter(await mkdtemp(…))`. */
const removedAfter = (folder) => ({
    folder,
    [Symbol.asyncDispose]: () => removeTree(folder),
});
/** The fix where the temporary folder has no room. */
const ROOM_FOR_SCRATCH = 'Free some of it, or set TMPDIR to a folder on a larger disk';
/** Bytes that a disk has to have left before a run starts on it: below, the host would be why the run fails. */
const LEAST_ROOM = 512 * 1024 ** 2;
/** A run that started on a full disk would fail, and its script be blamed. */
async function refuseFullScratch() {
    const root = (0,external_node_os_.tmpdir)();
    const { bavail, bsize } = await (0,promises_.statfs)(root);
    if (bavail * bsize >= LEAST_ROOM)
        return;
    const left = `${Math.floor((bavail * bsize) / 1024 ** 2)} MiB`;
    throw new errors/* UserError */.yo(`The disk is nearly full: ${root} has ${left} left, and a run needs ${LEAST_ROOM / 1024 ** 2} MiB. ` +
        `${ROOM_FOR_SCRATCH}, then run the same command again.`, 1);
}
/**
 * Removes what processes of this user left in the temporary folder, or another one, that were killed. Only what a living
 * process could not have made is touched: the name tells who made it. Returns what could not be removed.
 */
async function removeAbandonedScratch(root = (0,external_node_os_.tmpdir)()) {
    const kept = [];
    for (const name of await (0,promises_.readdir)(root).catch(() => [])) {
        const folder = (0,external_node_path_.join)(root, name);
        if (!(await isAbandoned(name, folder)))
            continue;
        await removeTree(folder).catch(() => kept.push(folder));
    }
    return kept;
}
async function isAbandoned(name, folder) {
    const [, namespace, pid = '', start] = NAME.exec(name) ?? [];
    if (namespace === undefined || namespace !== (await pidNamespace()))
        return false;
    if (start === (await startOf(Number.parseInt(pid, 36))))
        return false;
    const found = await (0,promises_.lstat)(folder).catch(() => null);
    return found?.isDirectory() === true && found.uid === process.getuid?.();
}
/**
 * Names a process for good, in base 36 and always as long: how long a path is can move what a script has in memory, and
 * must not depend on a pid.
 */
async function nameOf(pid) {
    return `${await pidNamespace()}${pid.toString(36).padStart(5, '0')}${(await startOf(pid)) ?? UNKNOWN_START}`;
}
/** Pids mean something only inside of one, and containers may share a temporary folder. */
async function pidNamespace() {
    const found = await (0,promises_.stat)('/proc/self/ns/pid').catch(() => null);
    return (found?.ino ?? 0).toString(36).padStart(8, '0');
}
/** A script may have taken the right to remove its files from their owner, or nested folders deeper than a path can name. */
async function removeTree(folder) {
    try {
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    catch (error) {
        if (!['EACCES', 'EPERM', 'ENAMETOOLONG'].includes((0,errors/* errorCode */.CA)(error) ?? ''))
            throw error;
        await (0,base_process/* runCommand */.d)('/bin/chmod', ['-R', 'u+rwx', '--', folder]); // neither program follows links below it
        const { exitCode, stderr } = await (0,base_process/* runCommand */.d)('/bin/rm', ['-rf', '--', folder]);
        if (exitCode !== 0)
            throw new errors/* UserError */.yo(`${folder} can't be removed: ${stderr.trim().slice(-300)}`, 1);
    }
}


/***/ }),

/***/ 22927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ unpackArchive)
/* harmony export */ });
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34144);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14410);


/**
 * Unpacks an archive that nobody vouched for into a folder: plain files and folders alone, none outside of it, none replaced.
 * Returns why it was not unpacked to its end; null: it was.
 */
async function unpackArchive({ form, path }, folder, limits) {
    const words = [(0,_package_js__WEBPACK_IMPORTED_MODULE_0__/* .assetPath */ .Q$)('python', 'unpack_archive.py'), form, path, folder, `${limits.bytes}`, `${limits.files}`];
    const { exitCode, stderr } = await (0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .runCommand */ .d)('python3', ['-I', '-S', ...words], { env: { PATH: process.env.PATH } });
    return exitCode === 0 ? null : (stderr.trim().split('\n').at(-1) ?? 'it ended early');
}


/***/ }),

/***/ 66656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EK: () => (/* binding */ DOWNLOADS_USE),
  _P: () => (/* binding */ downloadsFolder),
  M3: () => (/* binding */ ensureDownloads)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/folders.js
var folders = __webpack_require__(57685);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var scratch = __webpack_require__(5767);
// EXTERNAL MODULE: ./build/base/unpack-archive.js
var unpack_archive = __webpack_require__(22927);
// EXTERNAL MODULE: external "node:dns/promises"
var external_node_dns_promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/environment/https.js




const MOST_REDIRECTS = 5;
const IDLE_MILLISECONDS = 60_000;
/** Networks that are not the public internet (IANA's special-purpose registries). */
const NOT_PUBLIC = new external_node_net_.BlockList();
const SUBNETS = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 ::/96
  64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8
`;
for (const subnet of SUBNETS.trim().split(/\s+/)) {
    const [address = '', bits = ''] = subnet.split('/');
    NOT_PUBLIC.addSubnet(address, Number(bits), (0,external_node_net_.isIP)(address) === 6 ? 'ipv6' : 'ipv4');
}
/** Whether an address is one of the public internet; an IPv4 address inside an IPv6 one counts as itself. */
function isPublicAddress(address) {
    const version = (0,external_node_net_.isIP)(address);
    return version !== 0 && !NOT_PUBLIC.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
/** Hosts that may be asked although they are in a network of one's own: `$GREENML_DOWNLOAD_HOSTS`, separated by commas. */
const allowedHosts = (env) => new Set((env.GREENML_DOWNLOAD_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase()));
/**
 * Asks for a file by HTTPS, redirects followed by HTTPS only. The address is from a manifest, which nobody vouched for: it
 * reaches no network of one's own, and the connection goes to the very address that was checked.
 */
async function openHttps(address, env) {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
        const response = await ask(url, env);
        const { statusCode = 0, headers } = response;
        if (statusCode === 200)
            return response;
        response.destroy();
        if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
            throw new errors/* UserError */.yo(`the server answered ${statusCode}`, 1);
        }
        url = new URL(headers.location, url);
    }
    throw new errors/* UserError */.yo(`it was redirected more than ${MOST_REDIRECTS} times`, 1);
}
async function ask(url, env) {
    if (url.protocol !== 'https:')
        throw new errors/* UserError */.yo(`it leads to ${url.protocol}//${url.host}, and only https is followed`, 3);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = await (0,external_node_dns_promises_.lookup)(host, { all: true });
    const barred = addresses.find((each) => !isPublicAddress(each.address));
    if (barred && !allowedHosts(env).has(host.toLowerCase())) {
        throw new errors/* UserError */.yo(`${host} is in a network of one's own (${barred.address}), which a project may not reach; ` +
            `if you want it to, set GREENML_DOWNLOAD_HOSTS=${host}`, 3);
    }
    const [first] = addresses;
    if (!first)
        throw new errors/* UserError */.yo(`${host} has no address`, 1);
    return new Promise((resolve, reject) => {
        const request = (0,external_node_https_.request)(url, {
            agent: false,
            lookup: (_host, options, done) => (options.all ? done(null, [first]) : done(null, first.address, first.family)),
        });
        request.setTimeout(IDLE_MILLISECONDS, () => request.destroy(new errors/* UserError */.yo('the server stopped answering', 1)));
        request.on('response', resolve);
        request.on('error', reject);
        request.end();
    });
}

// EXTERNAL MODULE: ./build/environment/use-locks.js
var use_locks = __webpack_require__(49828);
;// CONCATENATED MODULE: ./build/environment/downloads.js
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
/** Of one file as it is fetched, and of all that an archive holds. */
const FILE_LIMIT = 2 * GIB;
const UNPACKED_LIMIT = 2 * GIB;
const MEMBER_LIMIT = 100_000;
/** What is locked while downloads are laid out or used. */
const DOWNLOADS_USE = 'downloads';
const downloadsFolder = (cache) => (0,external_node_path_.join)(cache, 'downloads');
/** Laid out by this: another way of laying out gets another folder. */
const LAYOUT = 1;
/**
 * A folder of the cache that holds the downloads as a home does, each at its path. Files are kept by their content, fetched
 * once, and refused where their hash differs.
 */
async function ensureDownloads(downloads, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const root = downloadsFolder(request.cache);
        const folder = (0,external_node_path_.join)(root, 'homes', (0,files/* sha256Hex */.fg)(JSON.stringify([LAYOUT, downloads])).slice(0, 24));
        await (0,use_locks/* holdUse */.lH)(request.cache, DOWNLOADS_USE);
        if (await touch(folder))
            return folder;
        await (0,folders/* makeFolders */.w)((0,external_node_path_.dirname)(folder));
        const staging = __addDisposableResource(env_1, (0,scratch/* removedAfter */.D6)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(root, 'staging-'))), true);
        const home = (0,external_node_path_.join)(staging.folder, 'home');
        await (0,promises_.mkdir)(home);
        for (const download of downloads)
            await layOut(download, await fetchOnce(download, root, request), home);
        await refuseResults(home);
        await (0,errors/* recover */.lj)((0,promises_.rename)(home, folder), ['ENOTEMPTY', 'EEXIST'], null); // another process may have been faster
        return folder;
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
/** Marks what is used now, so that it is not the first to be pruned; false: it is not there. */
async function touch(path) {
    const now = new Date();
    const done = (0,promises_.utimes)(path, now, now).then(() => true);
    return (0,errors/* recover */.lj)(done, ['ENOENT'], false);
}
async function fetchOnce(download, root, request) {
    const file = (0,external_node_path_.join)(root, 'files', download.sha256);
    if (await touch(file))
        return file;
    await (0,folders/* makeFolders */.w)((0,external_node_path_.dirname)(file));
    request.note(`fetching ${download.url}`);
    const temporary = `${file}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`;
    try {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        let size = 0;
        await (0,external_node_stream_promises_.pipeline)(await openHttps(download.url, request.env), async function* (chunks) {
            for await (const chunk of chunks) {
                size += chunk.length;
                if (size > FILE_LIMIT)
                    throw new errors/* UserError */.yo(`it is larger than ${FILE_LIMIT / GIB} GiB`, 1);
                hash.update(chunk);
                yield chunk;
            }
        }, (0,external_node_fs_.createWriteStream)(temporary), { signal: AbortSignal.timeout((request.mostSeconds ?? 3600) * 1000) });
        const found = hash.digest('hex');
        if (found !== download.sha256)
            throw new errors/* UserError */.yo(`its SHA-256 is ${found}, not ${download.sha256}`, 1);
        await (0,promises_.rename)(temporary, file);
        return file;
    }
    catch (cause) {
        await (0,promises_.rm)(temporary, { force: true });
        const exitCode = cause instanceof errors/* UserError */.yo ? cause.exitCode : 1;
        throw new errors/* UserError */.yo(`${download.url} could not be fetched: ${(0,errors/* errorMessage */.gJ)(cause)}.`, exitCode, { cause });
    }
}
/** What watches a run leaves its results there under such names: none of them comes from a project. */
async function refuseResults(home) {
    const found = (await (0,promises_.readdir)(home)).find((name) => name.startsWith('.greenml'));
    if (found !== undefined)
        throw new errors/* UserError */.yo(`environment.downloads: '${found}' is a name that is kept for this tool.`);
}
async function layOut(download, file, home) {
    try {
        await putAt((0,external_node_path_.join)(home, download.path), download, file);
    }
    catch (error) {
        if (!PLACE_FAULTS.has((0,errors/* errorCode */.CA)(error) ?? ''))
            throw error;
        throw new errors/* UserError */.yo(`environment.downloads: nothing can be put at '${download.path}' (${(0,errors/* errorCode */.CA)(error)}): another of them is in its way, ` +
            'or its name is too long.');
    }
}
const PLACE_FAULTS = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);
async function putAt(target, download, file) {
    if ((await (0,promises_.stat)(target).catch(() => null)) !== null && download.unpack === undefined) {
        throw new errors/* UserError */.yo(`environment.downloads: two of them go to '${download.path}'.`);
    }
    if (download.unpack === undefined) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
        await (0,promises_.cp)(file, target);
        await (0,promises_.chmod)(target, 0o644);
        return;
    }
    await (0,promises_.mkdir)(target, { recursive: true });
    const limits = { bytes: UNPACKED_LIMIT, files: MEMBER_LIMIT };
    const fault = await (0,unpack_archive/* unpackArchive */.b)({ form: download.unpack, path: file }, target, limits);
    if (fault !== null)
        throw new errors/* UserError */.yo(`${download.url} was not unpacked: ${fault}.`, 1);
}


/***/ }),

/***/ 88269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ freezeExisting),
/* harmony export */   n: () => (/* binding */ useExistingInterpreter)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60599);
/* harmony import */ var _base_find_program_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15456);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14410);
/* harmony import */ var _package_list_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96551);
/* harmony import */ var _python_versions_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50410);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(70856);












const facts = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    executable: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    prefix: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    basePrefix: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    /** Name and version of each installed distribution. */
    distributions: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP()])),
});
const FACTS = `
import importlib.metadata, json, platform, sys
print(json.dumps({"executable": sys.executable, "prefix": sys.prefix, "basePrefix": sys.base_prefix,
                  "version": platform.python_version(),
                  "distributions": sorted({(each.metadata["Name"], each.version)
                                           for each in importlib.metadata.distributions() if each.metadata["Name"]})}))`;
/** An interpreter of this host as it is: what it has installed has to equal the lock's pins. */
async function useExistingInterpreter(request) {
    const found = await inspectExisting(request);
    const lock = (await (0,_package_list_js__WEBPACK_IMPORTED_MODULE_8__/* .readPackageList */ .D)({ ...request, path: request.lockFile })).toString();
    const range = (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_9__/* .parsePythonRange */ .bW)(request.settings.python);
    const wrong = listDifferences(lock, found);
    if (range && (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_9__/* .distanceTo */ .lx)(range, found.version) > 0)
        wrong.unshift(`Python ${found.version}, not ${request.settings.python}`);
    if (wrong.length > 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`The environment of ${found.executable} is not the one of ${request.lockFile}: ${wrong.join('; ')}.\n` +
            'Install what is missing there, or write its lock anew with greenml env lock and plan again.', 1);
    }
    return {
        python: found.executable,
        folder: found.prefix,
        basePrefix: found.basePrefix,
        pythonVersion: found.version,
        lockHash: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256Hex */ .fg)(lock),
    };
}
/** The lock of an interpreter that is there: what it has installed, without hashes, since nothing is fetched by it. */
async function freezeExisting(request) {
    const { distributions, version } = await inspectExisting(request);
    const lines = distributions.map(([name, each]) => `${(0,_requirements_js__WEBPACK_IMPORTED_MODULE_10__/* .normaliseName */ .GX)(name)}==${each}\n`).sort();
    return `# of an interpreter that was there, Python ${version}\n${lines.join('')}`;
}
async function inspectExisting(request) {
    const { path, hops, shown } = await chooseStart(await locate(request));
    const homes = await listHomes(request.env);
    const wide = shown.find((folder) => isWide(folder, homes));
    if (wide !== undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`environment.interpreter: the sandbox would have to show ${wide} for ${path}: name an interpreter of an environment ` +
            'of its own (python3 -m venv), or one in /usr/bin.', 3);
    }
    const command = [path, '-I', '-c', FACTS];
    const answer = request.isolate
        ? await request.isolate({ command, readOnly: shown, wallSeconds: 60 })
        : await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_7__/* .runCommand */ .d)(path, command.slice(1), { env: {}, cwd: '/', timeoutSeconds: 60 });
    if (answer.exitCode !== 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} could not be asked for its packages: ${answer.stderr.trim().split('\n').at(-1)}`, 1);
    }
    const found = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWith */ .Ku)(facts, (0,_base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readJsonText */ .gb)(answer.stdout), `what ${path} says of itself`);
    const prefixes = await Promise.all(hops.map((each) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(each)))));
    const own = prefixes.filter((folder) => !isWide(folder, homes));
    return checkPlaces(found, path, hops, own);
}
const listHomes = (env) => Promise.all([(0,node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)(), env.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)()].map((home) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(home).catch(() => home)));
/** What no sandbox shows for an interpreter: the whole disk, a home, and what a home lies in. */
const isWide = (folder, homes) => folder === '/' || homes.some((home) => home === folder || home.startsWith(`${folder}/`));
/**
 * By which name it is started, and what a sandbox has to show then. A venv is told by where its own link lies; any other
 * interpreter is started where it is, since the folder of a link to it is nothing to show.
 */
async function chooseStart({ path, hops }) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path);
    const [own, base] = [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(real))];
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(own, 'pyvenv.cfg')))
        return { path: real, hops, shown: [base] };
    const roots = [await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(own), base];
    const hidden = hops.find((each) => !roots.some((root) => each.startsWith(`${root}/`)));
    if (hidden === undefined)
        return { path, hops, shown: [own, base] };
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`environment.interpreter: ${path} starts ${hidden}, a link that no sandbox shows: make it anew with ${real}.`, 1);
}
/** What a sandbox is to show is not for the packages to say, whose hooks ran before the answer was given. */
async function checkPlaces(found, path, hops, own) {
    const isOwn = async (folder) => own.includes(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder).catch(() => ''));
    const executable = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(found.executable)).catch(() => ''), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(found.executable));
    if (hops.includes(executable) && (await isOwn(found.prefix)) && (await isOwn(found.basePrefix)))
        return found;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} says that it lies at ${found.executable}, below ${found.prefix}: it is not used.`, 3);
}
/** A project must not bring the program that is trusted to run it. */
async function locate({ interpreter, env, untrustedFolders, cache, isolate }) {
    // A version manager's shim starts whatever is switched on where it is called.
    const folders = (env.PATH ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(folder) !== 'shims');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(interpreter) ? interpreter : (0,_base_find_program_js__WEBPACK_IMPORTED_MODULE_6__/* .findProgram */ .K)(interpreter, { PATH: folders.join(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter) });
    if (path === null || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`environment.interpreter: '${interpreter}' is not here: install it, or correct project.yaml.`, 1);
    }
    const hops = await listHops(path);
    for (const folder of isolate ? untrustedFolders : [...untrustedFolders, cache]) {
        const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder));
        if (!hops.some((each) => each === root || each.startsWith(`${root}/`)))
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`environment.interpreter: '${interpreter}' lies in ${folder}: a project brings no interpreter.`, 3);
    }
    return { path, hops };
}
const MOST_LINKS = 40;
/**
 * Every place that a path leads over, link by link, by its real folder: a Python takes its packages from where the link to it
 * lies (pyvenv.cfg), and that folder may itself be named by a link.
 */
async function listHops(path) {
    const hops = [];
    for (let next = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(path); next !== null && hops.length <= MOST_LINKS;) {
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(next)), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(next));
        hops.push(place);
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(place).catch(() => null);
        next = target === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(place), target);
    }
    return hops;
}
function listDifferences(lock, { distributions }) {
    const installed = new Map(distributions.map(([name, version]) => [(0,_requirements_js__WEBPACK_IMPORTED_MODULE_10__/* .normaliseName */ .GX)(name), version]));
    return (0,_requirements_js__WEBPACK_IMPORTED_MODULE_10__/* .listPins */ .$r)(lock).flatMap(({ name, version }) => {
        const there = installed.get(name);
        if (there === undefined)
            return [`${name} ${version} is missing`];
        return (0,_requirements_js__WEBPACK_IMPORTED_MODULE_10__/* .isSameVersion */ .p)(there, version) ? [] : [`${name} is ${there}, not ${version}`];
    });
}


/***/ }),

/***/ 35681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ ensureManagedEnvironment),
  E: () => (/* binding */ hashEnvironment)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/base/find-program.js
var find_program = __webpack_require__(15456);
// EXTERNAL MODULE: ./build/base/folders.js
var folders = __webpack_require__(57685);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var scratch = __webpack_require__(5767);
// EXTERNAL MODULE: ./build/base/secrets.js
var secrets = __webpack_require__(87033);
// EXTERNAL MODULE: ./build/environment/cache.js
var environment_cache = __webpack_require__(99656);
// EXTERNAL MODULE: ./build/environment/environment.js
var environment = __webpack_require__(55271);
// EXTERNAL MODULE: ./build/environment/package-list.js
var package_list = __webpack_require__(96551);
// EXTERNAL MODULE: ./build/environment/share-files.js
var share_files = __webpack_require__(92915);
;// CONCATENATED MODULE: ./build/environment/conda.js















const PROGRAMS = ['micromamba', 'mamba', 'conda'];
const LOCKED = /^https:\/\/[^\s#]+#(?:[0-9a-f]{32}|(?:sha256:)?[0-9a-f]{64})$/;
const complete = schemas/* object */.Ikc({ version: schemas/* string */.YjP() });
/** The environment's own Python says it, which is a package as any other: nothing else is taken from it. */
const VERSION = /^3\.\d{1,3}\.\d{1,3}\S{0,20}$/;
/**
 * Fetches the packages of an explicit list with the network, and installs them without it inside the sandbox: their link
 * scripts are code that nobody vouched for.
 */
async function ensureCondaEnvironment(request) {
    const { cache, isolate, lockFile } = request;
    const lock = (await (0,package_list/* readPackageList */.D)({ ...request, path: lockFile })).toString();
    checkLock(lock, lockFile);
    const program = await locate(request);
    if (!isolate) {
        throw new errors/* UserError */.yo(`${lockFile}: conda packages bring scripts that run when they are installed, and there is no sandbox: install bubblewrap.`, 1);
    }
    const name = (0,files/* sha256Hex */.fg)(`conda\0${lock}`).slice(0, 24);
    const outer = (0,external_node_path_.join)((0,environment/* environmentsFolder */.fC)(cache), name);
    const folder = (0,external_node_path_.join)(outer, 'prefix'); // what those scripts may write to; that it is whole is said beside it
    const packages = (0,environment_cache/* condaPackages */.Lt)(cache);
    const python = (0,external_node_path_.join)(folder, 'bin', 'python');
    const lockHash = (0,files/* sha256Hex */.fg)(lock);
    const made = await (0,environment/* makeOnce */.GL)(request, name, async () => {
        request.note(`making the conda environment of ${lockFile}`);
        await (0,scratch/* removeTree */.dM)(outer);
        await (0,folders/* makeFolders */.w)(packages);
        await (0,folders/* makeFolders */.w)(folder);
        const create = [program.path, 'create', '--yes', '--prefix', folder, '--file', lockFile];
        const fetched = await (0,base_process/* runCommand */.d)(program.path, [...create.slice(1), '--download-only'], {
            env: { ...(0,secrets/* withoutSecrets */.cT)(request.env), CONDA_PKGS_DIRS: packages },
            endsWithCaller: true,
        });
        refuseFailure(fetched, 'fetched', lockFile);
        const shown = { readOnly: [...program.files, packages, lockFile], wallSeconds: 1800 };
        for (const each of [outer, folder])
            await (0,promises_.chmod)(each, 0o755);
        const env = { CONDA_PKGS_DIRS: packages };
        const installed = await isolate({ ...shown, command: [...create, '--offline'], writable: [folder], env });
        refuseFailure(installed, 'installed', lockFile);
        const asking = [python, '-I', '-c', 'import platform; print(platform.python_version())'];
        const answer = await isolate({ command: asking, readOnly: [folder], wallSeconds: 60 });
        refuseFailure(answer, 'started', lockFile);
        const version = answer.stdout.trim();
        if (!VERSION.test(version))
            throw new errors/* UserError */.yo(`The Python of ${lockFile} does not tell its version.`, 1);
        await (0,share_files/* shareFiles */.T)(cache, folder);
        if (process.getuid?.() === 0)
            await (0,promises_.chown)(folder, 0, 0); // only its content belongs to the sandbox's user
        return { lockHash, version };
    });
    const { version: pythonVersion } = (0,files/* parseWith */.Ku)(complete, made, `what is kept of ${outer}`);
    return { python, folder, basePrefix: folder, pythonVersion, lockHash };
}
/** The program, and what a sandbox has to show of it: never the home that its folder may lie in. */
async function locate({ env, lockFile }) {
    const found = PROGRAMS.map((name) => (0,find_program/* findProgram */.K)(name, env)).find((path) => path !== null);
    if (!found)
        throw new errors/* UserError */.yo(`${lockFile} is conda's: install micromamba, mamba or conda so that it is on PATH.`, 1);
    const path = await (0,promises_.realpath)(found);
    if ((0,external_node_path_.basename)(path).startsWith('micromamba'))
        return { path, files: [path] }; // one file, linked statically
    const prefix = (0,external_node_path_.dirname)((0,external_node_path_.dirname)(path));
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(prefix, 'conda-meta')))
        return { path, files: [prefix] };
    throw new errors/* UserError */.yo(`${found} lies in no installation of conda (${prefix} has no conda-meta): use micromamba.`, 1);
}
function checkLock(lock, lockFile) {
    const lines = lock.split('\n').map((text, index) => ({ text, number: index + 1 }));
    const [first, ...others] = lines.filter(({ text }) => text.trim() !== '' && !text.startsWith('#'));
    const wrong = first?.text === '@EXPLICIT' ? others.find(({ text }) => !LOCKED.test(text)) : first;
    if (first !== undefined && wrong === undefined)
        return;
    throw new errors/* UserError */.yo(`${lockFile} is no explicit list of packages with their hashes (line ${wrong?.number ?? 1}): write it with ` +
        '`conda list --explicit --sha256` in an environment that works.');
}
function refuseFailure(result, what, lockFile) {
    if (result.exitCode === 0)
        return;
    const lastLines = `${result.stdout}\n${result.stderr}`.trim().split('\n').slice(-10).join('\n');
    throw new errors/* UserError */.yo(`The conda environment of ${lockFile} could not be ${what} (${result.exitCode ?? result.signal}):\n${lastLines}`, 1);
}

// EXTERNAL MODULE: ./build/environment/downloads.js + 1 modules
var downloads = __webpack_require__(66656);
// EXTERNAL MODULE: ./build/environment/existing.js
var existing = __webpack_require__(88269);
;// CONCATENATED MODULE: ./build/environment/managed.js







/** The environment that a manifest asks for, made by its manager or found, with the files that scripts expect at home. */
async function ensureManagedEnvironment(request) {
    const { settings, lockFile } = request;
    const environment = await ensureByManager(request);
    const lockHash = hashEnvironment(await (0,package_list/* readPackageList */.D)({ ...request, path: lockFile }), settings);
    if (settings.downloads.length === 0)
        return { ...environment, lockHash };
    return { ...environment, lockHash, downloads: await (0,downloads/* ensureDownloads */.M3)(settings.downloads, request) };
}
async function ensureByManager(request) {
    const { settings } = request;
    if (settings.manager === 'conda')
        return ensureCondaEnvironment(request);
    if (settings.manager === 'existing') {
        if (settings.interpreter)
            return (0,existing/* useExistingInterpreter */.n)({ ...request, interpreter: settings.interpreter });
        throw new errors/* UserError */.yo('environment.manager is existing: name the interpreter by environment.interpreter in project.yaml.');
    }
    return (0,environment/* ensureEnvironment */.sL)({
        ...request,
        pythonRequest: settings.python,
        pythonWanted: settings.pythonWanted ?? null,
    });
}
/**
 * SHA-256 that stands for an environment in plans and records: the lock's own, and where the manifest says more of it, over
 * both. Another download or interpreter is another environment.
 */
function hashEnvironment(lock, settings) {
    const { manager, interpreter = null, downloads } = settings;
    if (manager === 'uv' && downloads.length === 0)
        return (0,files/* sha256Hex */.fg)(lock);
    return (0,files/* sha256Hex */.fg)(JSON.stringify([(0,files/* sha256Hex */.fg)(lock), manager, interpreter, downloads]));
}


/***/ })

};

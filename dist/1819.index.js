export const id = 1819;
export const ids = [1819];
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

/***/ 15456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The absolute path of a program on $PATH, or null; folders that depend on the working folder are left out. */
function findProgram(name, env) {
    const folders = (env.PATH ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute);
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isExecutable) ?? null;
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 68750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ ROOM_FOR_SCRATCH),
/* harmony export */   SX: () => (/* binding */ refuseFullScratch),
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   jK: () => (/* binding */ removeAbandonedScratch),
/* harmony export */   lP: () => (/* binding */ makeScratch)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14410);
/* harmony import */ var _process_start_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89892);







/** Namespace, pid and start of the process that made a folder, each of a fixed length: see `nameOf`. */
const NAME = /^greenml-[a-z]+-([0-9a-z]{8})([0-9a-z]{5})([0-9a-z]{9})-/;
/** A folder of this process's own below the system's temporary folder (`$TMPDIR`). Its maker removes it, by `removeTree`. */
async function makeScratch(purpose) {
    const root = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, `greenml-${purpose}-${await nameOf(process.pid)}-`)));
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT') {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`There is no temporary folder ${root}: make it, or set TMPDIR to one that exists.`, 1);
        }
        throw (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .explainWrite */ .N3)((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFullDisk */ .Eh)(error, root, ROOM_FOR_SCRATCH), root);
    }
}
/** The fix where the temporary folder has no room. */
const ROOM_FOR_SCRATCH = 'Free some of it, or set TMPDIR to a folder on a larger disk';
/** Bytes that a disk has to have left before a run starts on it: below, the host would be why the run fails. */
const LEAST_ROOM = 512 * 1024 ** 2;
/** A run that started on a full disk would fail, and its script be blamed. */
async function refuseFullScratch() {
    const root = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    const { bavail, bsize } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(root);
    if (bavail * bsize >= LEAST_ROOM)
        return;
    const left = `${Math.floor((bavail * bsize) / 1024 ** 2)} MiB`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The disk is nearly full: ${root} has ${left} left, and a run needs ${LEAST_ROOM / 1024 ** 2} MiB. ` +
        `${ROOM_FOR_SCRATCH}, then run the same command again.`, 1);
}
/**
 * Removes what processes of this user left in the temporary folder that were killed. Only what a living process could not
 * have made is touched: the name tells who made it. Returns what could not be removed.
 */
async function removeAbandonedScratch() {
    const root = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    const kept = [];
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root).catch(() => [])) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name);
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
    if (start === (await (0,_process_start_js__WEBPACK_IMPORTED_MODULE_6__/* .startOf */ .G)(Number.parseInt(pid, 36))))
        return false;
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(folder).catch(() => null);
    return found?.isDirectory() === true && found.uid === process.getuid?.();
}
/**
 * Names a process for good, in base 36 and always as long: how long a path is can move what a script has in memory, and
 * must not depend on a pid.
 */
async function nameOf(pid) {
    return `${await pidNamespace()}${pid.toString(36).padStart(5, '0')}${(await (0,_process_start_js__WEBPACK_IMPORTED_MODULE_6__/* .startOf */ .G)(pid)) ?? _process_start_js__WEBPACK_IMPORTED_MODULE_6__/* .UNKNOWN_START */ .C}`;
}
/** Pids mean something only inside of one, and containers may share a temporary folder. */
async function pidNamespace() {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)('/proc/self/ns/pid').catch(() => null);
    return (found?.ino ?? 0).toString(36).padStart(8, '0');
}
/** A script may have taken the right to remove its files from their owner, or nested folders deeper than a path can name. */
async function removeTree(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    catch (error) {
        if (!['EACCES', 'EPERM', 'ENAMETOOLONG'].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) ?? ''))
            throw error;
        await (0,_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)('/bin/chmod', ['-R', 'u+rwx', '--', folder]); // neither program follows links below it
        const { exitCode, stderr } = await (0,_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)('/bin/rm', ['-rf', '--', folder]);
        if (exitCode !== 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${folder} can't be removed: ${stderr.trim().slice(-300)}`, 1);
    }
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

/***/ 66656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ downloadsFolder),
  M: () => (/* binding */ ensureDownloads)
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
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
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
        const close = () => response.destroy();
        if (statusCode === 200)
            return { response, close };
        close();
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

;// CONCATENATED MODULE: ./build/environment/downloads.js










const GIB = 1024 ** 3;
/** Of one file as it is fetched, and of all that an archive holds. */
const FILE_LIMIT = 2 * GIB;
const UNPACKED_LIMIT = 2 * GIB;
const MEMBER_LIMIT = 100_000;
const downloadsFolder = (cache) => (0,external_node_path_.join)(cache, 'downloads');
/** Laid out by this: another way of laying out gets another folder. */
const LAYOUT = 1;
/**
 * A folder of the cache that holds the downloads as a home does, each at its path. Files are kept by their content, fetched
 * once, and refused where their hash differs.
 */
async function ensureDownloads(downloads, request) {
    const root = downloadsFolder(request.cache);
    const folder = (0,external_node_path_.join)(root, 'homes', (0,files/* sha256Hex */.fg)(JSON.stringify([LAYOUT, downloads])).slice(0, 24));
    if (await touch(folder))
        return folder;
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(folder), { recursive: true });
    const staging = await (0,promises_.mkdtemp)((0,external_node_path_.join)(root, 'staging-'));
    try {
        const home = (0,external_node_path_.join)(staging, 'home');
        await (0,promises_.mkdir)(home);
        for (const download of downloads)
            await layOut(download, await fetchOnce(download, root, request), home);
        await refuseResults(home);
        await (0,promises_.rename)(home, folder).catch((error) => {
            if ((0,errors/* errorCode */.CA)(error) !== 'ENOTEMPTY' && (0,errors/* errorCode */.CA)(error) !== 'EEXIST')
                throw error; // else another process was faster
        });
    }
    finally {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
    }
    return folder;
}
/** Marks what is used now, so that it is not the first to be pruned; false: it is not there. */
async function touch(path) {
    const now = new Date();
    try {
        await (0,promises_.utimes)(path, now, now);
        return true;
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return false;
        throw error;
    }
}
async function fetchOnce(download, root, request) {
    const file = (0,external_node_path_.join)(root, 'files', download.sha256);
    if (await touch(file))
        return file;
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    request.note(`fetching ${download.url}`);
    const temporary = `${file}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`;
    try {
        const { response, close } = await openHttps(download.url, request.env);
        try {
            const hash = (0,external_node_crypto_.createHash)('sha256');
            let size = 0;
            await (0,external_node_stream_promises_.pipeline)(response, async function* (chunks) {
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
        }
        finally {
            close();
        }
        await (0,promises_.rename)(temporary, file);
        return file;
    }
    catch (error) {
        await (0,promises_.rm)(temporary, { force: true });
        throw new errors/* UserError */.yo(`${download.url} could not be fetched: ${(0,errors/* errorMessage */.gJ)(error)}.`, exitCodeOf(error), {
            cause: error,
        });
    }
}
const exitCodeOf = (error) => (error instanceof errors/* UserError */.yo ? error.exitCode : 1);
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
    const limits = [String(UNPACKED_LIMIT), String(MEMBER_LIMIT)];
    const script = (0,base_package/* assetPath */.Q$)('python', 'unpack_archive.py');
    const unpacked = await (0,base_process/* runCommand */.d)('python3', ['-I', '-S', script, download.unpack, file, target, ...limits], {
        env: { PATH: process.env.PATH },
    });
    if (unpacked.exitCode === 0)
        return;
    throw new errors/* UserError */.yo(`${download.url} was not unpacked: ${unpacked.stderr.trim().split('\n').at(-1)}.`, 1);
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

/***/ 88269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ freezeExisting),
/* harmony export */   n: () => (/* binding */ useExistingInterpreter)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _base_find_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15456);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14410);
/* harmony import */ var _python_versions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50410);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70856);










const facts = zod__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
    executable: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    prefix: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    basePrefix: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    /** Name and version of each installed distribution. */
    distributions: zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_9__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()])),
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
    const lock = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(request.lockFile, 'utf8');
    const range = (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePythonRange */ .bW)(request.settings.python);
    const wrong = listDifferences(lock, found);
    if (range && (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_7__/* .distanceTo */ .lx)(range, found.version) > 0)
        wrong.unshift(`Python ${found.version}, not ${request.settings.python}`);
    if (wrong.length > 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The environment of ${found.executable} is not the one of ${request.lockFile}: ${wrong.join('; ')}.\n` +
            'Install what is missing there, or write its lock anew with greenml env lock and plan again.', 1);
    }
    return {
        python: found.executable,
        folder: found.prefix,
        basePrefix: found.basePrefix,
        pythonVersion: found.version,
        lockHash: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Hex */ .fg)(lock),
    };
}
/** The lock of an interpreter that is there: what it has installed, without hashes, since nothing is fetched by it. */
async function freezeExisting(request) {
    const { distributions, version } = await inspectExisting(request);
    const lines = distributions.map(([name, each]) => `${(0,_requirements_js__WEBPACK_IMPORTED_MODULE_8__/* .normaliseName */ .GX)(name)}==${each}\n`).sort();
    return `# of an interpreter that was there, Python ${version}\n${lines.join('')}`;
}
async function inspectExisting(request) {
    const { path, hops } = await locate(request);
    const command = [path, '-I', '-c', FACTS];
    const shown = [...new Set([(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path)))])];
    const answer = request.isolate
        ? await request.isolate({ command, readOnly: shown, wallSeconds: 60 })
        : await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_6__/* .runCommand */ .d)(path, command.slice(1), { env: {}, cwd: '/', timeoutSeconds: 60 });
    if (answer.exitCode !== 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} could not be asked for its packages: ${answer.stderr.trim().split('\n').at(-1)}`, 1);
    }
    const found = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseWith */ .Ku)(facts, (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonText */ .gb)(answer.stdout), `what ${path} says of itself`);
    return checkPlaces(found, path, hops);
}
/** What a sandbox is to show is not for the packages to say, whose hooks ran before the answer was given. */
async function checkPlaces(found, path, hops) {
    const homes = await Promise.all(hops.map((each) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(each)))));
    const isOwn = async (folder) => folder !== '/' && homes.includes(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder).catch(() => ''));
    const executable = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(found.executable)).catch(() => ''), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(found.executable));
    if (hops.includes(executable) && (await isOwn(found.prefix)) && (await isOwn(found.basePrefix)))
        return found;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} says that it lies at ${found.executable}, below ${found.prefix}: it is not used.`, 3);
}
/** A project must not bring the program that is trusted to run it. */
async function locate({ interpreter, env, untrustedFolders, cache, isolate, }) {
    // A version manager's shim starts whatever is switched on where it is called.
    const folders = (env.PATH ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder) !== 'shims');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(interpreter) ? interpreter : (0,_base_find_program_js__WEBPACK_IMPORTED_MODULE_5__/* .findProgram */ .K)(interpreter, { PATH: folders.join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter) });
    if (path === null || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`environment.interpreter: '${interpreter}' is not here: install it, or correct project.yaml.`, 1);
    }
    const hops = await listHops(path);
    for (const folder of isolate ? untrustedFolders : [...untrustedFolders, cache]) {
        const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder));
        if (!hops.some((each) => each === root || each.startsWith(`${root}/`)))
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`environment.interpreter: '${interpreter}' lies in ${folder}: a project brings no interpreter.`, 3);
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
    for (let next = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path); next !== null && hops.length <= MOST_LINKS;) {
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(next)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(next));
        hops.push(place);
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(place).catch(() => null);
        next = target === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place), target);
    }
    return hops;
}
function listDifferences(lock, { distributions }) {
    const installed = new Map(distributions.map(([name, version]) => [(0,_requirements_js__WEBPACK_IMPORTED_MODULE_8__/* .normaliseName */ .GX)(name), version]));
    return (0,_requirements_js__WEBPACK_IMPORTED_MODULE_8__/* .listPins */ .$r)(lock).flatMap(({ name, version }) => {
        const there = installed.get(name);
        if (there === undefined)
            return [`${name} ${version} is missing`];
        return (0,_requirements_js__WEBPACK_IMPORTED_MODULE_8__/* .isSameVersion */ .p)(there, version) ? [] : [`${name} is ${there}, not ${version}`];
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

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/base/find-program.js
var find_program = __webpack_require__(15456);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: ./build/base/scratch.js
var scratch = __webpack_require__(68750);
// EXTERNAL MODULE: ./build/base/secrets.js
var secrets = __webpack_require__(87033);
// EXTERNAL MODULE: ./build/environment/environment.js
var environment = __webpack_require__(55271);
// EXTERNAL MODULE: ./build/environment/use-marks.js
var use_marks = __webpack_require__(8526);
;// CONCATENATED MODULE: ./build/environment/conda.js
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
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { cache, isolate, lockFile } = request;
        const lock = await (0,promises_.readFile)(lockFile, 'utf8');
        checkLock(lock, lockFile);
        const program = await locate(request);
        if (!isolate) {
            throw new errors/* UserError */.yo(`${lockFile}: conda packages bring scripts that run when they are installed, and there is no sandbox: install bubblewrap.`, 1);
        }
        const name = (0,files/* sha256Hex */.fg)(`conda\0${lock}`).slice(0, 24);
        const outer = (0,external_node_path_.join)((0,environment/* environmentsFolder */.fC)(cache), name);
        const folder = (0,external_node_path_.join)(outer, 'prefix'); // what those scripts may write to; that it is whole is said beside it
        const packages = (0,external_node_path_.join)(cache, 'conda-packages');
        const python = (0,external_node_path_.join)(folder, 'bin', 'python');
        const toEnvironment = (pythonVersion) => ({
            python,
            folder,
            basePrefix: folder,
            pythonVersion,
            lockHash: (0,files/* sha256Hex */.fg)(lock),
        });
        await (0,use_marks/* markUsed */.Nm)(cache, name);
        const readMade = async () => {
            const made = await (0,files/* readTextIfPresent */.Ge)((0,external_node_path_.join)(outer, environment/* COMPLETE */.Wz));
            return made === null ? null : toEnvironment((0,files/* parseWith */.Ku)(complete, JSON.parse(made), (0,external_node_path_.join)(outer, environment/* COMPLETE */.Wz)).version);
        };
        const known = await readMade();
        if (known)
            return known;
        const _making = __addDisposableResource(env_1, await (0,environment/* lockMaking */.Bn)(request, name), true);
        const madeMeanwhile = await readMade();
        if (madeMeanwhile)
            return madeMeanwhile;
        request.note(`making the conda environment of ${lockFile}`);
        await (0,scratch/* removeTree */.dM)(outer);
        await (0,promises_.mkdir)(packages, { recursive: true });
        await (0,promises_.mkdir)(folder, { recursive: true });
        const create = [program.path, 'create', '--yes', '--prefix', folder, '--file', lockFile];
        const fetched = await (0,base_process/* runCommand */.d)(program.path, [...create.slice(1), '--download-only'], {
            env: { ...(0,secrets/* withoutSecrets */.c)(request.env), CONDA_PKGS_DIRS: packages },
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
        if (process.getuid?.() === 0)
            await (0,promises_.chown)(folder, 0, 0); // only its content belongs to the sandbox's user
        await (0,files/* writeFileAtomic */.Zf)((0,external_node_path_.join)(outer, environment/* COMPLETE */.Wz), `${JSON.stringify({ lockHash: (0,files/* sha256Hex */.fg)(lock), version })}\n`);
        return toEnvironment(version);
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
    const lines = lock.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
    const wrong = lines[0] === '@EXPLICIT' ? lines.slice(1).find((line) => !LOCKED.test(line)) : lines[0];
    if (lines[0] === '@EXPLICIT' && wrong === undefined)
        return;
    throw new errors/* UserError */.yo(`${lockFile} is no explicit list of packages with their hashes ('${wrong ?? 'empty'}'): write it with ` +
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
    const lockHash = hashEnvironment(await (0,promises_.readFile)(lockFile), settings);
    if (settings.downloads.length === 0)
        return { ...environment, lockHash };
    return { ...environment, lockHash, downloads: await (0,downloads/* ensureDownloads */.M)(settings.downloads, request) };
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

export const id = 4437;
export const ids = [4437,8033,2632];
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

/***/ 43650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   LT: () => (/* binding */ mostFrequentOf),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   ye: () => (/* binding */ mostFrequent)
/* harmony export */ });
/** Null for no values. */
function median(values) {
    const sorted = Float64Array.from(values).sort();
    const upper = sorted[sorted.length >> 1];
    if (upper === undefined)
        return null;
    if (sorted.length % 2 === 1)
        return upper;
    return ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2;
}
/** In their order, without compensation; 0 of none. */
function sum(values) {
    let total = 0;
    for (const value of values)
        total += value;
    return total;
}
/** Null for no values. */
const mean = (values) => values.length === 0 ? null : sum(values) / values.length;
/** The value that occurs most, by its JSON, so that equal ones are one. */
function mostFrequentOf(values) {
    const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
    const found = mostFrequent(values.map((value) => JSON.stringify(value)));
    return found === null ? null : (byText.get(found) ?? null);
}
/** The value that occurs most; of several the first in the alphabet, so that the order of records plays no part. */
function mostFrequent(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    let best = null;
    let bestCount = 0;
    for (const [value, count] of counts) {
        if (count > bestCount || (count === bestCount && best !== null && value < best)) {
            best = value;
            bestCount = count;
        }
    }
    return best;
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

/***/ 32762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ listSysfs),
/* harmony export */   z: () => (/* binding */ readSysfs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Trimmed text of a small file of /sys or /proc; null where the host does not show it. */
function readSysfs(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').trim();
    }
    catch {
        return null;
    }
}
/** Names in a folder of /sys, sorted; none where the host does not show it. */
function listSysfs(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).sort();
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 67157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: ./build/base/wrap.js
var wrap = __webpack_require__(61862);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/sysfs.js
var sysfs = __webpack_require__(32762);
// EXTERNAL MODULE: ./build/energy/perf.js
var perf = __webpack_require__(69178);
// EXTERNAL MODULE: ./build/energy/powercap.js + 1 modules
var energy_powercap = __webpack_require__(12697);
// EXTERNAL MODULE: ./build/energy/source.js
var source = __webpack_require__(14368);
;// CONCATENATED MODULE: ./build/energy/check-counters.js






const HOST_ROOTS = {
    powercap: energy_powercap/* POWERCAP_ROOT */.h5,
    eventSources: '/sys/bus/event_source/devices',
    proc: '/proc',
};
/** Gives a group of its own the files that every kernel since 5.10 keeps for root, now and at each start. */
const OPEN_COUNTERS = [
    'sudo groupadd --force greenml',
    'sudo usermod --append --groups greenml "$USER"   # then log in again',
    [
        `echo 'SUBSYSTEM=="powercap", ACTION=="add",' \\`, // echo joins its words by a space: one rule on one line
        `  'RUN+="/bin/sh -c \\"chgrp greenml /sys%p/energy_uj /sys%p/max_energy_range_uj;' \\`,
        `  'chmod g+r /sys%p/energy_uj /sys%p/max_energy_range_uj\\""' |`,
        '  sudo tee /etc/udev/rules.d/60-greenml.rules',
    ].join('\n'),
    'sudo udevadm control --reload',
    'sudo udevadm trigger --subsystem-match=powercap --action=add',
];
const DENIED = new Set(['EACCES', 'EPERM']);
/** RAPL by the powercap files. */
async function checkPowercap({ powercap }) {
    const { zones, reason } = await (0,energy_powercap/* discoverPowercap */.xy)(powercap);
    const rapl = { area: 'energy', id: 'rapl', runnerNeeds: true };
    if (reason !== null && zones.length === 0) {
        return { ...rapl, state: 'missing', fact: { kind: 'no-zones', gap: reason, inContainer: isContainer() } };
    }
    const measured = zones.flatMap(({ domain, unreadable }) => (unreadable === null ? [domain] : []));
    const unreadable = zones.flatMap((zone) => zone.unreadable ?? []);
    const isLocked = unreadable.some((gap) => gap.kind === 'unreadable' && DENIED.has(gap.code));
    return {
        ...{ ...rapl, state: measured.length === 0 ? 'missing' : 'works', fact: { kind: 'zones', measured, unreadable } },
        ...(isLocked ? { fix: OPEN_COUNTERS } : {}),
    };
}
const isContainer = () => (0,external_node_fs_.existsSync)('/.dockerenv') || (0,external_node_fs_.existsSync)('/run/.containerenv');
/** The same counters by perf: a second source to check the first. Tried, since a virtual machine can show it and count nothing. */
async function checkPowerPmu(env, { eventSources, proc }) {
    const found = { area: 'energy', id: 'perf-power' };
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(eventSources, 'power', 'type'))) {
        return { ...found, state: 'absent', fact: { kind: 'no-meter', gap: { kind: 'no-power-pmu' } } };
    }
    const level = readParanoia(proc);
    if (process.geteuid?.() !== 0 && level !== null && level > 0) {
        return {
            ...{ ...found, state: 'missing', fact: { kind: 'perf-event-paranoid', level } },
            fix: ['sudo sysctl -w kernel.perf_event_paranoid=0'],
        };
    }
    const opened = await (0,perf.openPerf)({ env, root: eventSources, vendor: (0,energy_powercap/* readVendor */.RL)(), ask: false });
    if (!(0,source/* isUsable */.Ng)(opened))
        return { ...found, state: 'absent', fact: { kind: 'no-meter', gap: opened.reason } };
    await opened[Symbol.asyncDispose]();
    return { ...found, state: 'works', fact: { kind: 'meter', reads: 'second-source' } };
}
function readParanoia(proc) {
    const text = (0,sysfs/* readSysfs */.z)((0,external_node_path_.join)(proc, 'sys/kernel/perf_event_paranoid'));
    return text === null ? null : Number(text);
}

// EXTERNAL MODULE: ./build/energy/amdsmi.js
var amdsmi = __webpack_require__(32632);
// EXTERNAL MODULE: ./build/energy/gpu-hwmon.js
var gpu_hwmon = __webpack_require__(24583);
// EXTERNAL MODULE: ./build/energy/nvidia-smi.js
var nvidia_smi = __webpack_require__(35448);
// EXTERNAL MODULE: ./build/energy/nvml.js
var energy_nvml = __webpack_require__(25240);
// EXTERNAL MODULE: ./build/energy/powermetrics.js
var powermetrics = __webpack_require__(92527);
;// CONCATENATED MODULE: ./build/energy/check-devices.js







/** Graphics cards by each way there is to read them; the way that works is the one that a run would use. */
async function checkGraphics(env, device = '/dev/nvidiactl') {
    const nvml = await whyUnusable((0,energy_nvml.openNvml)(env));
    const nvidia = nvml && (await whyUnusable((0,nvidia_smi.openNvidiaSmi)(env)));
    const amd = (await whyUnusable((0,gpu_hwmon.openGpuHwmon)(env))) && (await whyUnusable((0,amdsmi.openAmdSmi)(env)));
    return [
        describe('nvidia', nvidia, (0,external_node_fs_.existsSync)(device), nvml === null ? 'energy-counter' : 'power'),
        describe('amd-intel', amd, false, 'cards'),
    ];
}
/** Apple's own estimate of its processors' power. */
async function checkApple(env) {
    if (process.platform !== 'darwin')
        return [];
    const gap = await whyUnusable((0,powermetrics.openPowermetrics)(env));
    const check = describe('powermetrics', gap, true, 'powermetrics');
    return [gap === null ? check : { ...check, fix: ['sudo greenml measure …'] }];
}
async function whyUnusable(opening) {
    const opened = await opening;
    if (!(0,source/* isUsable */.Ng)(opened))
        return opened.reason;
    await opened[Symbol.asyncDispose]();
    return null;
}
/** `here`: there are signs of the hardware. */
function describe(id, gap, here, reads) {
    const found = { area: 'energy', id };
    if (gap === null)
        return { ...found, state: 'works', fact: { kind: 'meter', reads } };
    return { ...found, state: here ? 'missing' : 'absent', fact: { kind: 'no-meter', gap } };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/environment/cache.js
var environment_cache = __webpack_require__(99656);
// EXTERNAL MODULE: ./build/environment/uv.js
var uv = __webpack_require__(87543);
;// CONCATENATED MODULE: ./build/environment/check-tools.js




const check_tools_area = 'programs';
/** What the tool starts: each by asking it for its version. */
function checkTools(env) {
    return Promise.all([checkPython(env), checkGit(env), checkUv(env), checkDisk(env)]);
}
async function checkPython(env) {
    const version = await (0,uv/* askVersion */.q)('python3', env);
    const found = { area: check_tools_area, id: 'python', runnerNeeds: true };
    if (version === null)
        return { ...found, ...NOT_INSTALLED, fix: ['sudo apt-get install python3'] };
    const [, major = '0', minor = '0'] = /(?<!\d)(\d+)\.(\d+)/.exec(version) ?? [];
    const enough = Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 10);
    return { ...found, state: enough ? 'works' : 'missing', fact: { kind: 'version', version, enough } };
}
async function checkGit(env) {
    const version = await (0,uv/* askVersion */.q)('git', env);
    const found = { area: check_tools_area, id: 'git' };
    if (version === null)
        return { ...found, ...NOT_INSTALLED, fix: ['sudo apt-get install git'] };
    return { ...found, state: 'works', fact: { kind: 'version', version, enough: true } };
}
/** Where it is not, a pinned build is fetched. */
async function checkUv(env) {
    const version = await (0,uv/* askVersion */.q)('uv', env);
    const found = { area: check_tools_area, id: 'uv' };
    if (version === null)
        return { ...found, ...NOT_INSTALLED, state: 'absent' };
    return { ...found, state: 'works', fact: { kind: 'version', version, enough: true } };
}
const NOT_INSTALLED = { state: 'missing', fact: { kind: 'not-installed' } };
/** The scientific stack of one project takes about this much, and its run a copy of its data. */
const ENVIRONMENT_BYTES = 2 * 1024 ** 3;
async function checkDisk(env) {
    const [cache, temporary] = await Promise.all([measureFree((0,environment_cache/* cacheFolder */.nF)(env)), measureFree((0,external_node_os_.tmpdir)())]);
    const enough = Math.min(cache.bytes, temporary.bytes) >= ENVIRONMENT_BYTES;
    const fact = { kind: 'disk', cache, temporary, neededBytes: ENVIRONMENT_BYTES };
    return { area: check_tools_area, id: 'disk', state: enough ? 'works' : 'missing', fact };
}
async function measureFree(path) {
    for (let folder = path;; folder = folder.slice(0, folder.lastIndexOf('/')) || '/') {
        const found = await (0,promises_.statfs)(folder).catch(() => null); // not made yet: its parent's disk
        if (found !== null)
            return { path, bytes: found.bavail * found.bsize };
        if (folder === '/')
            return { path, bytes: 0 };
    }
}

// EXTERNAL MODULE: ./build/schema/models.js
var models = __webpack_require__(86770);
// EXTERNAL MODULE: ./build/generation/key-hosts.js
var key_hosts = __webpack_require__(58074);
;// CONCATENATED MODULE: ./build/generation/check-keys.js


/** Of the providers that can be asked; recorded answers need none. */
const KEYS = models/* BUILT_PROVIDERS */.sy.flatMap((provider) => (provider === 'replay' ? [] : key_hosts/* OWN_KEYS */.MH[provider]));
/** Which providers could be asked; names of variables only. */
function checkKeys(env, keyFiles = new Map()) {
    const [set, missing] = [KEYS.filter((name) => env[name]), KEYS.filter((name) => !env[name])];
    const files = Object.fromEntries([...keyFiles].filter(([name]) => set.some((each) => each === name)));
    const state = set.length > 0 ? 'works' : 'absent';
    return { area: 'keys', id: 'providers', state, fact: { kind: 'keys', set, missing, files } };
}

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/measurement/launcher.js
var measurement_launcher = __webpack_require__(23555);
;// CONCATENATED MODULE: ./build/measurement/check-control-groups.js
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




/** Whether the kernel itself can hold a run to its memory and count all that its processes use. */
async function checkControlGroups(options = {}, systemd = '/run/systemd/system') {
    const found = { area: 'isolation', id: 'cgroups' };
    const detail = await whySampled(options).catch(errors/* errorMessage */.gJ);
    if (detail === null)
        return { ...found, state: 'works', fact: { kind: 'memory-limits' } };
    return {
        ...{ ...found, state: 'missing', fact: { kind: 'memory-sampled', detail } },
        ...((0,external_node_fs_.existsSync)(systemd) ? { fix: ['systemd-run --user --scope greenml benchmark …'] } : {}),
    };
}
async function whySampled(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const launcher = __addDisposableResource(env_1, new measurement_launcher/* Launcher */.bR(options), true);
        const { memorySampled } = await launcher.run({
            argv: (0,measurement_launcher/* behindGate */.CT)(['true']),
            env: { PATH: '/usr/bin:/bin' },
            cwd: (0,external_node_os_.tmpdir)(),
            stdout: '/dev/null',
            stderr: '/dev/null',
            timeoutSeconds: 10,
            counters: [],
            limits: {},
            bounds: { memoryBytes: 1024 ** 3 },
        });
        return memorySampled;
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

// EXTERNAL MODULE: ./build/energy/flops.js + 1 modules
var energy_flops = __webpack_require__(48033);
// EXTERNAL MODULE: ./build/measurement/sensors.js
var measurement_sensors = __webpack_require__(21896);
;// CONCATENATED MODULE: ./build/measurement/check-host.js
var check_host_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var check_host_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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


const check_host_area = 'counts';
/** What is recorded beside energy, and how steady this host is. */
async function checkCounts(env, host) {
    return [await checkOperations(env), ...checkSensors(), checkGovernor(host)];
}
async function checkOperations(env) {
    const { unavailable } = await (0,energy_flops.openFlopCounter)(env);
    const flops = { area: check_host_area, id: 'flops' };
    return unavailable === null
        ? { ...flops, state: 'works', fact: { kind: 'counts-operations' } }
        : { ...flops, state: 'absent', fact: { kind: 'reported', detail: unavailable } };
}
function checkSensors() {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const sensors = check_host_addDisposableResource(env_1, new measurement_sensors/* HostSensors */.e(), false);
        const { temperatureCelsius, frequencyMegahertz, throttleCount } = sensors.read();
        return groupHidden({ temperature: temperatureCelsius, frequency: frequencyMegahertz, throttling: throttleCount });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        check_host_disposeResources(env_1);
    }
}
/** What this host does not show shares one finding. */
function groupHidden(sensors) {
    const shown = SENSORS.flatMap((id) => {
        const value = sensors[id];
        return value === null ? [] : [{ area: check_host_area, id, state: 'works', fact: { kind: 'reading', value } }];
    });
    const hidden = SENSORS.filter((id) => sensors[id] === null);
    if (hidden.length === 0)
        return shown;
    return [...shown, { area: check_host_area, id: 'sensors', state: 'absent', fact: { kind: 'not-shown', sensors: hidden } }];
}
const SENSORS = ['temperature', 'frequency', 'throttling'];
function checkGovernor({ governor }) {
    const found = { area: check_host_area, id: 'governor', fact: { kind: 'governor', governor } };
    if (governor === null)
        return { ...found, state: 'absent' };
    if (governor === 'performance')
        return { ...found, state: 'works' };
    return { ...found, state: 'works', fix: ['sudo cpupower frequency-set --governor performance'] };
}

// EXTERNAL MODULE: ./build/measurement/host.js
var measurement_host = __webpack_require__(51017);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/energy-reason.js
var energy_reason = __webpack_require__(39253);
// EXTERNAL MODULE: ./build/schema/execution.js
var execution = __webpack_require__(50856);
// EXTERNAL MODULE: ./build/schema/versioned.js
var versioned = __webpack_require__(69739);
;// CONCATENATED MODULE: ./build/schema/migrations/doctor-versions.js

/** Version 1 called its checks by the names that people read, and told what they found in sentences. */
const doctorFromVersion1 = (old) => ({
    ...old,
    findings: (0,versioned/* mapFields */.YP)(old.findings, ({ name, says, cost, ...check }) => ({
        ...check,
        id: String(name).toLowerCase().replace(/\W+/g, '-'),
        fact: { kind: 'reported', detail: cost === undefined ? says : `${says}; cost: ${cost}` },
    })),
});

;// CONCATENATED MODULE: ./build/schema/doctor.js






/** `absent`: not here, and nothing is lost by it (no such hardware). */
const CHECK_STATES = ['works', 'missing', 'absent'];
const CHECKS = [
    ...['rapl', 'perf-power', 'nvidia', 'amd-intel', 'powermetrics'],
    ...['flops', 'temperature', 'frequency', 'throttling', 'sensors', 'governor'],
    ...['bubblewrap', 'container', 'cgroups', 'python', 'git', 'uv', 'disk', 'providers'],
];
const bytes = schemas/* number */.aig().nonnegative();
const names = schemas/* array */.YOg(common/* text */.Qq).readonly();
/** Why there is no sandbox of one kind. */
const sandboxGap = schemas/* discriminatedUnion */.gMt('kind', [
    /** None of these. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('not-installed'), programs: names }),
    /** In the words of the program. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('does-not-work'), program: common/* label */.Pf, detail: common/* text */.Qq }),
    /** What a container starts with. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('missing'), path: common/* text */.Qq }),
]);
/** What a check found. */
const checkFact = schemas/* discriminatedUnion */.gMt('kind', [
    /** Zones that are read, and why others are not. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('zones'), measured: names, unreadable: schemas/* array */.YOg(energy_reason/* energyGap */.bk).readonly() }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('no-zones'), gap: energy_reason/* energyGap */.bk, inContainer: schemas/* boolean */.zMY() }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('perf-event-paranoid'), level: schemas/* number */.aig() }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('no-meter'), gap: energy_reason/* energyGap */.bk }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('meter'),
        reads: schemas/* enum */.k5n(['second-source', 'energy-counter', 'power', 'cards', 'powermetrics']),
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('counts-operations') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('reading'), value: schemas/* number */.aig() }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('not-shown'), sensors: names }),
    /** Null: this host does not show it. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('governor'), governor: common/* label */.Pf.nullable() }),
    /** `used`: without being asked for. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('sandbox'), engine: common/* label */.Pf.nullable(), used: schemas/* boolean */.zMY() }),
    /** `replaced`: by the other kind. `restricted`: this system lets no ordinary user make namespaces. */
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('no-sandbox'),
        gaps: schemas/* array */.YOg(sandboxGap).readonly(),
        replaced: schemas/* boolean */.zMY(),
        restricted: schemas/* boolean */.zMY(),
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('memory-limits') }),
    /** In the words of the launcher. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('memory-sampled'), detail: common/* text */.Qq }),
    /** `enough`: as new as is needed. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('version'), version: common/* label */.Pf, enough: schemas/* boolean */.zMY() }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('not-installed') }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('disk'),
        cache: schemas/* strictObject */.rej({ path: common/* text */.Qq, bytes }),
        temporary: schemas/* strictObject */.rej({ path: common/* text */.Qq, bytes }),
        /** Of one environment. */
        neededBytes: bytes,
    }),
    /** Names of variables; `files`: by the variable, where its key came from, if not from the environment itself. */
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('keys'),
        set: names,
        missing: names,
        files: schemas/* record */.g1P(common/* label */.Pf, common/* text */.Qq).readonly().optional(),
    }),
    /** In the words of a library, or of a file of an older version. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('reported'), detail: common/* text */.Qq }),
]);
/** One thing that `doctor` looked at on this machine. */
const hostCheck = schemas/* strictObject */.rej({
    area: schemas/* enum */.k5n(['energy', 'counts', 'isolation', 'programs', 'keys']),
    id: schemas/* enum */.k5n(CHECKS),
    state: schemas/* enum */.k5n(CHECK_STATES),
    fact: checkFact,
    /** Commands that mend it; a long one is continued on a further line. */
    fix: names.optional(),
    /** A runner of benchmarks can't do its work without it. */
    runnerNeeds: schemas/* literal */.euz(true).optional(),
});
/** Whether a runner of benchmarks can't do its work for want of this. */
const isLackingForRunner = ({ state, runnerNeeds }) => runnerNeeds === true && state !== 'works';
const DOCTOR_VERSION = 2;
/** `greenml doctor --json`. */
const doctorReport = (0,versioned/* versioned */.iF)(DOCTOR_VERSION, schemas/* strictObject */.rej({ schemaVersion: schemas/* literal */.euz(DOCTOR_VERSION), host: execution/* host */.Hc, findings: schemas/* array */.YOg(hostCheck) }), { 1: doctorFromVersion1 });

// EXTERNAL MODULE: ./build/base/size.js
var size = __webpack_require__(17603);
// EXTERNAL MODULE: ./build/report/text/by-kind.js
var by_kind = __webpack_require__(80761);
// EXTERNAL MODULE: ./build/report/text/energy-reasons.js
var energy_reasons = __webpack_require__(40015);
;// CONCATENATED MODULE: ./build/report/text/check-words.js



const FACTS = {
    zones: ({ measured, unreadable: [first, ...others] }) => {
        const read = measured.length === 0 ? [] : [`measured: ${measured.join(', ')}`];
        const lost = first === undefined ? [] : [`${1 + others.length} not readable: ${(0,energy_reasons/* formatGap */.eb)(first)}`];
        return [...read, ...lost].join('; ');
    },
    'no-zones': ({ gap, inContainer }) => {
        const where = inContainer
            ? 'A container hides the counters: run on the host itself.'
            : 'A machine of your own with an Intel or AMD processor and Linux has them.';
        return `${(0,energy_reasons/* formatGap */.eb)(gap)}. ${where} Energy is estimated here (×/÷2) and enters no verdict.`;
    },
    'perf-event-paranoid': ({ level }) => `kernel.perf_event_paranoid is ${level}, and counters of the whole machine need 0`,
    'no-meter': ({ gap }) => (0,energy_reasons/* formatGap */.eb)(gap),
    meter: ({ reads }) => METERS[reads],
    'counts-operations': 'counted by the processor: greenml measure --flops',
    reading: ({ value }, id) => READINGS[id]?.(value) ?? String(value),
    'not-shown': ({ sensors }) => `this host does not show: ${sensors.join(', ')}`,
    governor: ({ governor }) => {
        if (governor === null)
            return 'this host does not show how it sets its frequency';
        if (governor === 'performance')
            return 'performance: the frequency is held up';
        return `${governor}: the frequency follows the load; 'performance' gives steadier times`;
    },
    sandbox: ({ engine, used }) => {
        if (engine === null)
            return 'imported and generated code can run';
        const when = used ? 'where bubblewrap does not work' : 'with --sandbox container';
        return `imported and generated code can run by ${engine}, ${when}`;
    },
    'no-sandbox': (fact, id) => formatSandboxGaps(fact.gaps) + (id === 'bubblewrap' ? formatLoss(fact) : ''),
    'memory-limits': 'the kernel limits the memory of each run and counts its CPU time',
    'memory-sampled': ({ detail }) => `${detail}: memory is looked at several times a second, and a run can exceed its limit between two looks`,
    version: ({ version, enough }) => (enough ? version : `${version || 'python3 fails'}; 3.10 or newer is needed`),
    'not-installed': (_, id) => check_words_NOT_INSTALLED[id] ?? 'it is not installed',
    disk: ({ cache, temporary }) => `${(0,size/* formatSize */.X)(cache.bytes)} free for environments (${cache.path}), ${(0,size/* formatSize */.X)(temporary.bytes)} in ${temporary.path}`,
    keys: ({ set, missing, files = {} }) => set.length > 0
        ? `set: ${set.map((name) => name + (files[name] === undefined ? '' : ` (from ${files[name]})`)).join(', ')}; not set: ${missing.join(', ') || 'none'}`
        : `not set: ${missing.join(', ')}: only recorded answers and --answers DIR can be used; .env.example lists the keys`,
    reported: ({ detail }) => detail,
};
const METERS = {
    'second-source': 'a second source: greenml measure --meter powercap,perf compares the two',
    'energy-counter': 'measured: energy counter',
    power: 'measured: integrated power, coarser',
    cards: 'measured: energy or power of the cards',
    powermetrics: 'measured by powermetrics',
};
const READINGS = {
    temperature: (value) => `${value.toFixed(0)} °C now`,
    frequency: (value) => `${value.toFixed(0)} MHz now`,
    throttling: (value) => `${value} times since the system started; each run is watched`,
};
const check_words_NOT_INSTALLED = {
    python: 'python3 is not installed',
    git: 'needed by import',
    uv: 'not on PATH: a pinned build is fetched from the package index when environments are made',
};
function formatLoss({ gaps, replaced, restricted }) {
    const lost = replaced ? 'containers are used, which take longer to make' : 'imported and generated code is refused';
    const isInstalled = gaps.every(({ kind }) => kind !== 'not-installed');
    return `: ${lost}${isInstalled && !restricted ? '; a container must be one that may make namespaces' : ''}`;
}
const SANDBOX_GAPS = {
    'not-installed': ({ programs }) => programs.length === 1 ? `${programs[0]} is not installed` : `neither ${programs.join(' nor ')} is installed`,
    'does-not-work': ({ program, detail }) => `${program} does not work here: ${detail}`,
    missing: ({ path }) => `there is no ${path}, which a container starts with`,
};
const formatSandboxGaps = (gaps) => gaps.map((gap) => (0,by_kind/* tell */.q)(SANDBOX_GAPS, gap, null)).join('; ');
const COSTS = {
    zones: 'members of the group can watch the power draw, from which secrets of other programs can leak (CVE-2020-8694): only on a machine that you share with nobody.',
    'perf-event-paranoid': 'every local user can then count events of every program, a side channel. RAPL by its files needs none of it.',
    governor: 'more power at rest; a change starts a new stratum, which is not pooled with the old one.',
    'no-sandbox': 'every local program may then make user namespaces, which widens what a fault of the kernel can be used for.',
};
/** What a check of this machine found. */
const formatCheck = ({ id, fact }) => (0,by_kind/* tell */.q)(FACTS, fact, id);
/** What the commands that mend it cost, in security or otherwise. */
function formatCost({ fact, state, fix }) {
    if (fact.kind === 'disk' && state !== 'works') {
        return `an environment takes up to ${(0,size/* formatSize */.X)(fact.neededBytes)}: set GREENML_CACHE to a larger disk.`;
    }
    return fix === undefined || (fact.kind === 'no-sandbox' && !fact.restricted) ? null : (COSTS[fact.kind] ?? null);
}

;// CONCATENATED MODULE: ./build/report/text/host-checks.js



/** What `doctor` prints. With `runner` it ends with whether this host can run benchmarks. */
function renderDoctorReport({ host, findings }, runner, width) {
    const lines = [(0,wrap/* wrapText */.C)(describeMachine(host), width), '', renderHostChecks(findings, width)];
    const verdict = runner ? ['', (0,wrap/* wrapText */.C)(describeRunner(findings), width)] : [];
    return [...lines, ...verdict].join('\n');
}
function describeMachine({ cpu, logicalCpus, memoryBytes, kernel, virtualMachine }) {
    const size = `${logicalCpus} CPUs, ${Math.round(memoryBytes / 1024 ** 3)} GiB`;
    return `${cpu}, ${size}, ${kernel}${virtualMachine ? ', virtual machine' : ''}`;
}
function describeRunner(findings) {
    const lacking = findings.filter(isLackingForRunner);
    if (lacking.length === 0)
        return 'This host can run benchmarks.';
    return `A benchmark runner still needs: ${lacking.map(({ id }) => NAMES[id]).join(', ')}.`;
}
const NAMES = {
    ...{ rapl: 'RAPL', 'perf-power': 'perf power', nvidia: 'NVIDIA', 'amd-intel': 'AMD, Intel' },
    ...{ powermetrics: 'powermetrics', flops: 'FLOPs', temperature: 'temperature', frequency: 'frequency' },
    ...{ throttling: 'throttling', sensors: 'sensors', governor: 'governor', bubblewrap: 'bubblewrap' },
    ...{ container: 'container', cgroups: 'cgroups', python: 'python', git: 'git', uv: 'uv', disk: 'disk' },
    providers: 'providers',
};
const MARKS = { works: '✔', missing: '✘', absent: '–' };
const INDENT = 16;
/** A paragraph a finding, its fix and cost below it; a blank line between areas. A command is never broken: it is to be copied. */
function renderHostChecks(findings, width) {
    const areas = Map.groupBy(findings, ({ area }) => area);
    const render = (own) => own.map((finding) => renderHostCheck(finding, width)).join('\n');
    return [...areas].map(([area, own]) => `${area}\n${render(own)}`).join('\n\n');
}
function renderHostCheck(check, width) {
    const { id, state, fix = [] } = check;
    const paragraph = (text) => (0,wrap/* wrapText */.C)(text, width, INDENT);
    const margin = ' '.repeat(INDENT);
    const commands = fix.flatMap((command) => `$ ${command}`.split('\n')).map((line) => margin + line);
    const cost = formatCost(check);
    return [
        paragraph(`  ${MARKS[state]} ${NAMES[id].padEnd(INDENT - 4)}${formatCheck(check)}`),
        ...commands,
        ...(cost === null ? [] : [paragraph(`${margin}cost: ${cost}`)]),
    ].join('\n');
}

// EXTERNAL MODULE: ./build/sandbox/choose-sandbox.js + 7 modules
var choose_sandbox = __webpack_require__(52288);
;// CONCATENATED MODULE: ./build/sandbox/check-isolation.js


const check_isolation_area = 'isolation';
const APPARMOR_SWITCH = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
/** Whether imported and generated code can be run here: one of the two is enough. */
async function checkIsolation(find = () => Promise.all([(0,choose_sandbox/* findBubblewrap */.uo)(), (0,choose_sandbox/* findContainer */.FA)()])) {
    const [bubblewrap, container] = await find();
    return [await describeBubblewrap(bubblewrap, container.sandbox !== null), describeContainer(container, bubblewrap)];
}
async function describeBubblewrap(found, replaced) {
    const check = { area: check_isolation_area, id: 'bubblewrap' };
    if (found.sandbox)
        return { ...check, ...works(null, true), runnerNeeds: true };
    const restricted = isInstalled(found) && (await (0,promises_.readFile)(APPARMOR_SWITCH, 'utf8').catch(() => '')).trim() === '1';
    return {
        ...{ ...check, state: 'missing', fact: { kind: 'no-sandbox', gaps: found.gaps, replaced, restricted } },
        ...(isInstalled(found) ? {} : { fix: ['sudo apt-get install bubblewrap'] }),
        ...(restricted ? { fix: ['sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0'] } : {}),
        ...(replaced ? {} : { runnerNeeds: true }),
    };
}
function describeContainer(found, bubblewrap) {
    const check = { area: check_isolation_area, id: 'container' };
    const replaced = bubblewrap.sandbox !== null;
    if (found.sandbox)
        return { ...check, ...works(found.engine ?? null, !replaced) };
    return {
        ...{ ...check, state: replaced ? 'absent' : 'missing' },
        fact: { kind: 'no-sandbox', gaps: found.gaps, replaced, restricted: false },
        ...(isInstalled(found) ? {} : { fix: ['sudo apt-get install podman uidmap fuse-overlayfs'] }),
    };
}
const works = (engine, used) => ({ state: 'works', fact: { kind: 'sandbox', engine, used } });
const isInstalled = ({ gaps }) => gaps.every(({ kind }) => kind !== 'not-installed');

;// CONCATENATED MODULE: ./build/commands/doctor.js











/** What can be measured and isolated here, what not, the exact command that mends it, and what that costs. */
async function doctor({ runner = false, width = (0,wrap/* textWidth */.s)({}) }, { env, keyFiles }, roots = HOST_ROOTS) {
    const host = await (0,measurement_host/* describeHost */.Y)(null);
    const checks = [
        checkPowercap(roots),
        checkPowerPmu(env, roots),
        checkGraphics(env),
        checkApple(env),
        checkCounts(env, host),
        checkIsolation(),
        checkControlGroups(),
        checkTools(env),
        checkKeys(env, keyFiles),
    ];
    const findings = (await Promise.all(checks)).flat();
    const json = { schemaVersion: DOCTOR_VERSION, host, findings };
    const fails = runner && findings.some(isLackingForRunner);
    return { text: renderDoctorReport(json, runner, width), json, exitCode: fails ? 1 : 0 };
}


/***/ }),

/***/ 32632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openAmdSmi: () => (/* binding */ openAmdSmi)
/* harmony export */ });
/* harmony import */ var _gpu_hwmon_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24583);
/* harmony import */ var _sampler_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2189);


/**
 * AMD's energy accumulators by its management library. They stand still on some cards (ROCm/amdsmi#22): then the reading
 * is null and says so, and `hwmon` is the meter to use.
 */
function openAmdSmi(env, drmRoot = _gpu_hwmon_js__WEBPACK_IMPORTED_MODULE_0__.DRM_ROOT) {
    return (0,_sampler_js__WEBPACK_IMPORTED_MODULE_1__/* .openSampled */ .T)('amdsmi', env, (devices) => {
        if (devices.length === 0)
            return { kind: 'no-devices', library: 'amdsmi' };
        const cards = (0,_gpu_hwmon_js__WEBPACK_IMPORTED_MODULE_0__.listCards)(drmRoot);
        const nameOf = (id) => cards.find((card) => card.address === id)?.name;
        return devices.map(({ id, index }, position) => ({ position, domain: `gpu-${nameOf(id) ?? index}` }));
    });
}


/***/ }),

/***/ 30217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ joulesOf)
/* harmony export */ });
/* unused harmony export modulusOf */
/** Above every processor package on sale, where the zone's own limit is not known. */
const DEFAULT_CAP_WATTS = 2000;
/** A package exceeds its long-term limit for short times; twice the largest limit it never reaches. */
const CAP_FACTOR = 2;
/** The counter moves about once a millisecond, with jitter (Khan et al. 2018): room for both edges of a short step. */
const EDGE_SECONDS = 0.02;
/** A step that one second at full power explains may be an edge that was late; a larger one can't be. */
const LENIENT_SECONDS = 1;
/**
 * The value at which a counter is 0 again: `max_energy_range_uj` is (2³² − 1) units (drivers/powercap/intel_rapl_common.c),
 * so one unit more.
 */
const modulusOf = (maxMicrojoules) => (maxMicrojoules * 2 ** 32) / (2 ** 32 - 1);
/**
 * Joules between the first and the last reading of a counter. Wraps are added up; what can't have happened (a reset, a
 * step beyond twice the zone's power limit) gives null, what is merely odd a number with a doubt.
 */
function joulesOf(readings, limits) {
    if (readings.length < 2)
        return { joules: null, reason: { kind: 'read-once' } };
    const modulus = limits.maxMicrojoules === null ? null : modulusOf(limits.maxMicrojoules);
    const watts = CAP_FACTOR * (limits.capWatts ?? DEFAULT_CAP_WATTS);
    let total = 0;
    let doubt = null;
    for (let i = 1; i < readings.length; i++) {
        const step = stepOf(readings[i - 1], readings[i], modulus);
        if ('kind' in step)
            return { joules: null, reason: step };
        const { microjoules, seconds } = step;
        const most = watts * (seconds + EDGE_SECONDS) * 1e6;
        if (microjoules > Math.max(most, watts * LENIENT_SECONDS * 1e6)) {
            return { joules: null, reason: nameExcess(step, watts) };
        }
        if (microjoules > most) {
            doubt = { kind: 'excessive-power', joules: microjoules / 1e6, seconds, limitWatts: watts };
        }
        else if (modulus !== null && most >= modulus) {
            doubt ??= { kind: 'wrapped-unseen', seconds };
        }
        total += microjoules;
    }
    return { joules: total / 1e6, reason: null, doubts: doubt === null ? [] : [doubt] };
}
/** What was added between two readings, or why that can't be told. */
function stepOf(first, second, modulus) {
    if (first?.microjoules == null || second?.microjoules == null)
        return { kind: 'not-read' };
    const [before, after, seconds] = [first.microjoules, second.microjoules, (second.t - first.t) / 1e9];
    if (before < 0 || after < 0)
        return { kind: 'negative' };
    if (modulus !== null && (before > modulus || after > modulus))
        return { kind: 'above-range' };
    if (after >= before)
        return { microjoules: after - before, seconds, wrapped: false };
    if (modulus === null)
        return { kind: 'wrapped-or-reset' };
    return { microjoules: after - before + modulus, seconds, wrapped: true };
}
/** What one wrap explains no more than the zone's limit does was a reset. */
const nameExcess = ({ microjoules, seconds, wrapped }, limitWatts) => wrapped ? { kind: 'reset' } : { kind: 'implausible', joules: microjoules / 1e6, seconds, limitWatts };


/***/ }),

/***/ 48033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openFlopCounter: () => (/* binding */ openFlopCounter)
});

// UNUSED EXPORTS: makeCounter, parseCounts, readCounts

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/find-program.js
var find_program = __webpack_require__(15456);
// EXTERNAL MODULE: ./build/base/numbers.js
var numbers = __webpack_require__(43650);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var base_scratch = __webpack_require__(5767);
;// CONCATENATED MODULE: ./build/energy/flops/event-sets.js
const INTEL_FAMILIES = ['fp_arith_inst_retired', 'fp_arith_ops_retired']; // the second on newer cores
const AMD_EVENT = 'fp_ret_sse_avx_ops.all';
const ATOM_EVENT = 'fp_flops_retired.all';
/** By width and precision: lanes of a register. Sums of equal weight (`4_flops`) need fewer counters. */
const INTEL_SUMS = { scalar: 1, '128b_packed_double': 2, '4_flops': 4 };
const INTEL_SINGLY = {
    scalar_single: 1,
    scalar_double: 1,
    '128b_packed_double': 2,
    '128b_packed_single': 4,
    '256b_packed_double': 4,
    '256b_packed_single': 8,
};
const WITH_512_SUMS = { ...INTEL_SUMS, '8_flops': 8, '512b_packed_single': 16 };
const WITH_512_SINGLY = { ...INTEL_SINGLY, '512b_packed_double': 8, '512b_packed_single': 16 };
/**
 * The sets to try, best first; of each the parts are counted side by side, one part for each kind of core. Sources: Intel's
 * `tma_info_inst_mix_ipflop` in perf's event tables, AMD's `fp_ret_sse_avx_ops.all`. Empty: none is known.
 */
function listEventSets({ vendor, flags, hybrid }) {
    if (vendor === 'AuthenticAMD' || vendor === 'HygonGenuine')
        return [[makeSet({ [AMD_EVENT]: 1 }, '')]];
    if (vendor !== 'GenuineIntel')
        return [];
    const widths = flags.has('avx512f')
        ? [WITH_512_SUMS, WITH_512_SINGLY]
        : [{ ...INTEL_SUMS, '256b_packed_single': 8 }, INTEL_SINGLY];
    return INTEL_FAMILIES.flatMap((family) => widths.map((weights) => {
        const named = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [`${family}.${name}`, weight]));
        return hybrid ? [makeSet(named, 'cpu_core'), makeSet({ [ATOM_EVENT]: 1 }, 'cpu_atom')] : [makeSet(named, '')];
    }));
}
/** User mode only, so that no right beyond the default one is needed. */
function makeSet(weights, unit) {
    const nameOf = (name) => (unit === '' ? `${name}:u` : `${unit}/${name}/u`);
    return Object.entries(weights).map(([name, weight]) => ({ name: nameOf(name), weight }));
}

// EXTERNAL MODULE: ./build/energy/flops/flop-counter.js
var flop_counter = __webpack_require__(61274);
;// CONCATENATED MODULE: ./build/energy/flops.js
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










const EVENT_SOURCES = '/sys/bus/event_source/devices';
/** perf tells no signal in its own exit code; a shell between does. */
const KEEP_EXIT_CODE = ['/bin/sh', '-c', '"$@"; exit $?', 'sh'];
/** Of a part of the run; what perf rounds away is not worth a word. */
const WHOLE = 0.9999;
/** Finds by trial which events this processor has. perf runs here, unprivileged, in user mode. */
async function openFlopCounter(env, options = {}) {
    const { cpuinfo = '/proc/cpuinfo', eventSources = EVENT_SOURCES } = options;
    if (process.platform !== 'linux')
        return (0,flop_counter/* noCounter */.w0)('the processor’s counters are read by perf, which is of Linux');
    const perf = (0,find_program/* findProgram */.K)('perf', env);
    if (perf === null) {
        return (0,flop_counter/* noCounter */.w0)('perf is not installed: sudo apt-get install linux-perf (Ubuntu: linux-tools-$(uname -r))');
    }
    const processor = describeProcessor(cpuinfo, eventSources);
    const candidates = listEventSets(processor);
    if (candidates.length === 0) {
        return (0,flop_counter/* noCounter */.w0)(`no events for floating-point operations are known of ${processor.vendor ?? process.arch}`);
    }
    const complaints = [];
    for (const sets of candidates) {
        const complaint = await tryEvents(perf, sets, env);
        if (complaint === null)
            return makeCounter(perf, sets);
        complaints.push(complaint);
        if (isDenied(complaint))
            break;
    }
    return (0,flop_counter/* noCounter */.w0)(explain(complaints, processor, (0,external_node_fs_.existsSync)((0,external_node_path_.join)(eventSources, 'cpu')) || processor.hybrid));
}
function makeCounter(perf, sets) {
    return {
        unavailable: null,
        prefix: (outputFile) => [...perfCommand(perf, sets, outputFile), ...KEEP_EXIT_CODE],
        read: async (outputFile) => {
            const text = await (0,files/* readTextIfPresent */.Ge)(outputFile);
            return text === null ? (0,flop_counter/* unread */.gy)('perf left no counts: it was ended with the run') : readCounts(text, sets);
        },
    };
}
/** Where there are two kinds of cores perf would take the time on the other kind for time not counted. */
function perfCommand(perf, sets, outputFile) {
    const events = sets.flatMap((set) => set.map(({ name }) => name)).join(',');
    return [perf, 'stat', '-x;', '-o', outputFile, ...(sets.length > 1 ? ['--no-scale'] : []), '-e', events, '--'];
}
/** Null when perf takes the events, else what it says. */
async function tryEvents(perf, sets, env) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scratch = __addDisposableResource(env_1, (0,base_scratch/* removedAfter */.D6)(await (0,base_scratch/* makeScratch */.lP)('perf')), true);
        const output = (0,external_node_path_.join)(scratch.folder, 'counts');
        const [program = perf, ...args] = [...perfCommand(perf, sets, output), 'true'];
        const { exitCode, stderr } = await (0,base_process/* runCommand */.d)(program, args, { env: { ...env, LC_ALL: 'C' }, timeoutSeconds: 20 });
        if (exitCode !== 0)
            return stderr.trim().replace(/\s+/g, ' ').slice(0, 300) || `perf ended with ${exitCode}`;
        const text = await (0,promises_.readFile)(output, 'utf8').catch(() => '');
        const missing = parseCounts(text).find(({ state }) => state === 'not supported');
        return missing === undefined ? null : `${missing.event} is not supported`;
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
const isDenied = (complaint) => /paranoid|permission|permitted|access to performance/i.test(complaint);
function explain(complaints, { flags, hybrid }, hasCounters) {
    const denied = complaints.find(isDenied);
    if (denied !== undefined) {
        return 'the kernel lets this user count nothing: sudo sysctl kernel.perf_event_paranoid=2 (in a container: --cap-add PERFMON)';
    }
    if (flags.has('hypervisor')) {
        return 'this virtual machine shows no counters of floating-point operations: its host has to pass them on (virtual PMU), or run on the bare machine';
    }
    if (!hasCounters)
        return 'the kernel shows no counters of the processor';
    if (hybrid && complaints.some((each) => /cpu_atom|fp_flops/.test(each))) {
        return 'the efficiency cores (cpu_atom) have no event of floating-point operations that perf knows';
    }
    return `perf does not know this processor's events, a newer one may: ${complaints.at(-1)}`;
}
/** Lines as `1234;;fp_ret_sse_avx_ops.all:u;1002003;100.00;;`, after a comment; others are perf's own words. */
function parseCounts(text) {
    return text.split('\n').flatMap((line) => {
        const [value = '', , event = '', , percent = ''] = line.split(';').map((cell) => cell.trim());
        const missing = /^<(not counted|not supported)>$/.exec(value)?.[1];
        if (missing === 'not counted' || missing === 'not supported') {
            return [{ event, state: missing, value: 0, share: 0 }];
        }
        const share = Number(percent.replace(',', '.')) / 100; // some locales write a comma
        if (!/^\d+$/.test(value) || event === '' || percent === '' || !(share >= 0))
            return [];
        return [{ event, state: share === 0 ? 'not counted' : 'counted', value: Number(value), share: Math.min(share, 1) }];
    });
}
/** Where the counters had to take turns the count is scaled up by the time that they missed, and says so. */
function readCounts(text, sets) {
    const lines = parseCounts(text);
    const events = sets.flat();
    if (lines.length !== events.length || events.some(({ name }, index) => !isSame(lines[index], name))) {
        return (0,flop_counter/* unread */.gy)('perf left no counts, or others than it was asked for: it was ended with the run');
    }
    const unsupported = lines.find(({ state }) => state === 'not supported');
    if (unsupported !== undefined)
        return (0,flop_counter/* unread */.gy)(`${unsupported.event} is not supported here`);
    const parts = sets.map((set) => {
        const counted = set.map((event) => ({ event, line: lines[events.indexOf(event)] }));
        const share = Math.min(...counted.map(({ line }) => line?.share ?? 0));
        return { share, operations: (0,numbers/* sum */.cz)(counted.map(({ event, line }) => event.weight * (line?.value ?? 0))) };
    });
    const [shares, total] = [(0,numbers/* sum */.cz)(parts.map(({ share }) => share)), (0,numbers/* sum */.cz)(parts.map(({ operations }) => operations))];
    const counted = Math.min(1, shares);
    if (counted === 0)
        return (0,flop_counter/* unread */.gy)('the run was too short for every counter to have its turn');
    // perf has scaled each event itself, but for processors with two kinds of cores.
    const count = Math.round(sets.length > 1 ? total / counted : total);
    const reason = counted < WHOLE ? `counted during ${(100 * counted).toFixed(1)} % of the run and scaled up to all of it` : null;
    return { kind: 'hardware-retired', count, meter: flop_counter/* METER */.ab, quality: 'measured', counted, reason };
}
const isSame = (line, name) => line?.event.replace(/[:/]u?$/, '') === name.replace(/[:/]u?$/, '');
function describeProcessor(cpuinfo, eventSources) {
    const text = (0,external_node_fs_.existsSync)(cpuinfo) ? (0,external_node_fs_.readFileSync)(cpuinfo, 'utf8') : '';
    const flags = /^flags\s*:\s*(.*)$/m.exec(text)?.[1] ?? '';
    return {
        vendor: /^vendor_id\s*:\s*(\S+)/m.exec(text)?.[1] ?? null,
        flags: new Set(flags.split(/\s+/)),
        hybrid: (0,external_node_fs_.existsSync)((0,external_node_path_.join)(eventSources, 'cpu_atom')),
    };
}


/***/ }),

/***/ 61274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ab: () => (/* binding */ METER),
/* harmony export */   gy: () => (/* binding */ unread),
/* harmony export */   w0: () => (/* binding */ noCounter)
/* harmony export */ });
const METER = 'perf';
/** Where nothing can be counted. */
function noCounter(reason) {
    return { unavailable: reason, prefix: () => [], read: async () => unread(reason) };
}
const unread = (reason) => ({
    kind: 'hardware-retired',
    count: null,
    meter: METER,
    quality: 'unavailable',
    counted: null,
    reason,
});


/***/ }),

/***/ 35448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openNvidiaSmi: () => (/* binding */ openNvidiaSmi),
/* harmony export */   parseRow: () => (/* binding */ parseRow)
/* harmony export */ });
/* harmony import */ var _line_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47167);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14368);
/* harmony import */ var _stream_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36203);
/* harmony import */ var _visible_devices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19285);
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




const METER = 'nvidia-smi';
/** Not 100: what repeats every tenth of a second would always be read at the same place. */
const INTERVAL_MILLISECONDS = 110;
const PATIENCE_MILLISECONDS = 10_000;
/** `power.draw` averages over a second on newer cards (NVML documentation), so the instant is preferred. */
const POWER_FIELDS = ['power.draw.instant', 'power.draw'];
/** NVIDIA's power, nine times a second from one nvidia-smi, integrated: where the energy counter can't be read. */
async function openNvidiaSmi(env) {
    let last = { meter: METER, reason: { kind: 'no-power-field', field: null } };
    for (const field of POWER_FIELDS) {
        const query = `index,uuid,${field}`;
        const first = await readOnce({ program: 'nvidia-smi', args: [`--query-gpu=${query}`, ...FORMAT], env });
        if ('kind' in first) {
            last = { meter: METER, reason: first };
            if ('detail' in first && /not a valid field/i.test(first.detail ?? ''))
                continue;
            return last;
        }
        const { devices } = (0,_visible_devices_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleDevices */ .o)(first, env.CUDA_VISIBLE_DEVICES);
        if (devices.length === 0) {
            const setting = env.CUDA_VISIBLE_DEVICES ?? '';
            return { meter: METER, reason: { kind: 'no-visible-devices', setting, devices: first.length } };
        }
        if (devices.some((device) => device.watts !== null)) {
            return openRows(query, new Set(devices.map((device) => device.index)), field, env);
        }
        const reason = { kind: 'no-power-field', field };
        const readings = devices.map(({ index }) => (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .makeReading */ .Xn)(`gpu-${index}`, METER, { joules: null, reason }));
        last = { meter: METER, reason, readings };
    }
    return last;
}
const FORMAT = ['--format=csv,noheader,nounits'];
function openRows(query, shown, field, env) {
    return (0,_stream_source_js__WEBPACK_IMPORTED_MODULE_1__/* .openStream */ .f)({
        meter: METER,
        readsProcessor: false,
        command: {
            program: 'nvidia-smi',
            args: [`--query-gpu=${query}`, ...FORMAT, '-lms', `${INTERVAL_MILLISECONDS}`],
            env: { ...env, LC_ALL: 'C' },
        },
        openParser: () => (line, arrivalNs) => {
            const row = parseRow(line);
            if (row === null || !shown.has(row.index))
                return [];
            const point = { domain: `gpu-${row.index}`, kind: 'watts', t: arrivalNs, value: row.watts };
            return [point];
        },
        intervalNs: INTERVAL_MILLISECONDS * 1e6,
        patienceMilliseconds: PATIENCE_MILLISECONDS,
        remark: { kind: field === 'power.draw' ? 'averaged-power' : 'sampled-power' },
    });
}
/** `0, GPU-5a…, 133.91`; null for what is no row. */
function parseRow(line) {
    const [index = '', id = '', power = '', ...rest] = line.split(',').map((cell) => cell.trim());
    if (!/^\d+$/.test(index) || power === '' || rest.length > 0)
        return null;
    const watts = /^\d+(\.\d+)?( W)?$/.test(power) ? Number.parseFloat(power) : null;
    if (watts === null && !/N\/A|Not Supported|Unknown Error|Insufficient/i.test(power))
        return null;
    return { index: Number(index), id, watts };
}
/** One answer of nvidia-smi; or why there is none. */
async function readOnce(command) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const lines = [];
        const child = __addDisposableResource(env_1, new _line_process_js__WEBPACK_IMPORTED_MODULE_0__/* .LineProcess */ .W(command, (line) => lines.push(line)), true);
        await child.until(() => false, PATIENCE_MILLISECONDS);
        const rows = lines.flatMap((line) => parseRow(line) ?? []);
        if (rows.length > 0)
            return rows;
        const message = [...lines, child.stderr].map((line) => line.trim()).find((line) => line !== '');
        if (message !== undefined)
            return { kind: 'not-understood', program: METER, detail: message.slice(0, 200) };
        return child.ended ?? { kind: 'no-answer', program: METER, seconds: PATIENCE_MILLISECONDS / 1000, detail: null };
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

/***/ 25240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openNvml: () => (/* binding */ openNvml)
/* harmony export */ });
/* harmony import */ var _sampler_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2189);
/* harmony import */ var _visible_devices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19285);


/** The counter moves every 20 to 100 ms, by card (ml.energy, PETSc): what that is of a shorter run is no longer small. */
const UPDATE_SECONDS = 0.1;
const SHORT_SECONDS = 2;
/** NVIDIA's energy counters, read by a Python helper. */
function openNvml(env) {
    return (0,_sampler_js__WEBPACK_IMPORTED_MODULE_0__/* .openSampled */ .T)('nvml', env, (all) => {
        const { devices, partitions } = (0,_visible_devices_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleDevices */ .o)(all, env.CUDA_VISIBLE_DEVICES);
        if (all.length === 0)
            return { kind: 'no-devices', library: 'NVML' };
        if (devices.length === 0 && !partitions) {
            return {
                kind: 'no-visible-devices',
                setting: env.CUDA_VISIBLE_DEVICES ?? '',
                devices: all.length,
            };
        }
        const misplaced = doubtOrder(all, devices, env);
        return (partitions ? all.filter((device) => device.partitioned) : devices).map((device) => ({
            position: all.indexOf(device),
            domain: `gpu-${device.index}`,
            doubtsOf: (window) => [...misplaced, ...doubtShort(window)],
        }));
    });
}
function doubtShort({ beginNs, endNs }) {
    const seconds = (endNs - beginNs) / 1e9;
    return seconds < SHORT_SECONDS ? [{ kind: 'slow-counter', error: UPDATE_SECONDS / seconds, seconds }] : [];
}
/** CUDA numbers the fastest card 0 unless told to number them as the bus, and NVML, do. */
function doubtOrder(all, shown, env) {
    const mixed = new Set(all.map((device) => device.name)).size > 1;
    const byNumber = /^\s*\d/.test(env.CUDA_VISIBLE_DEVICES ?? '');
    const inBusOrder = shown.length === all.length || env.CUDA_DEVICE_ORDER === 'PCI_BUS_ID';
    return mixed && byNumber && !inBusOrder ? [{ kind: 'device-order' }] : [];
}


/***/ }),

/***/ 69178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   namePackages: () => (/* binding */ namePackages),
/* harmony export */   openPerf: () => (/* binding */ openPerf),
/* harmony export */   openPerfParser: () => (/* binding */ openPerfParser)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14410);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14368);
/* harmony import */ var _stream_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36203);






const EVENT_SOURCES = '/sys/bus/event_source/devices';
const METER = 'perf';
const INTERVAL_MILLISECONDS = 100;
/** The power PMU's events by the zone that powercap calls the same (arch/x86/events/rapl.c). */
const ZONES = {
    'energy-pkg': '',
    'energy-ram': '/dram',
    'energy-cores': '/core',
    'energy-gpu': '/uncore',
    'energy-psys': 'psys',
};
/**
 * The kernel's power PMU by `perf stat`: the counters that powercap shows, by another path. It is read often, since a
 * package above 200 W that is not read for minutes may be folded wrongly (the timer in rapl.c is sized for 200 W).
 */
async function openPerf({ env, root = EVENT_SOURCES, vendor = null, ask, }) {
    const events = listEvents(root) ?? (ask ? await askEvents(env) : null);
    if (events === null)
        return { meter: METER, reason: { kind: 'no-power-pmu' } };
    const names = Object.keys(ZONES).filter((name) => events.has(name));
    if (names.length === 0)
        return { meter: METER, reason: { kind: 'no-energy-events' } };
    if (!names.includes('energy-pkg'))
        return { meter: METER, reason: { kind: 'no-package-events' } };
    const list = names.map((name) => `power/${name}/`).join(',');
    const opened = await (0,_stream_source_js__WEBPACK_IMPORTED_MODULE_4__/* .openStream */ .f)({
        meter: METER,
        readsProcessor: true,
        command: {
            program: 'perf',
            args: ['stat', '-a', '--per-die', '-x,', '-I', `${INTERVAL_MILLISECONDS}`, '--log-fd', '1', '-e', list],
            env: { ...env, LC_ALL: 'C' },
        },
        openParser: openPerfParser,
        intervalNs: INTERVAL_MILLISECONDS * 1e6,
        patienceMilliseconds: 3000,
        nameZones: (domains) => namePackages(domains, vendor),
    });
    if ((0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .isUsable */ .Ng)(opened))
        return proveAlive(opened);
    const said = 'detail' in opened.reason ? (opened.reason.detail ?? '') : '';
    return /permi|paranoid|access/i.test(said) ? { ...opened, reason: { kind: 'denied', detail: said } } : opened;
}
const PROOF_MILLISECONDS = 200;
/** A virtual machine can show the PMU and count nothing: a package that draws nothing for a fifth of a second is none. */
async function proveAlive(source) {
    await source.prepare();
    const beginNs = (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .monotonicNs */ .Oy)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(PROOF_MILLISECONDS);
    const readings = await source.read({ samples: [], beginNs, endNs: (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .monotonicNs */ .Oy)() });
    if (readings.some(({ domain, joules }) => domain.startsWith('package-') && joules !== null))
        return source;
    await source[Symbol.asyncDispose]();
    return { meter: METER, reason: { kind: 'pmu-counts-nothing' } };
}
function listEvents(root) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'power', 'type'));
        return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'power', 'events')));
    }
    catch {
        return null;
    }
}
async function askEvents(env) {
    try {
        const { stdout } = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runCommand */ .d)('perf', ['list'], { env, timeoutSeconds: 10 });
        const names = [...stdout.matchAll(/power\/(energy-[a-z]+)\//g)].flatMap(([, name]) => name ?? []);
        return names.length === 0 ? null : new Set(names);
    }
    catch {
        return null; // perf is not installed: the same as no PMU
    }
}
/**
 * Every line tells the joules since the one before. Its time counts from perf's start; what arrived soonest after its own
 * time tells when that was.
 */
function openPerfParser() {
    const count = (0,_stream_source_js__WEBPACK_IMPORTED_MODULE_4__/* .openStepCounters */ .G)();
    let startNs = Number.POSITIVE_INFINITY;
    return (line, arrivalNs) => {
        const parsed = parsePerfLine(line);
        if (parsed === null)
            return [];
        const { ns, domain, joules } = parsed;
        startNs = Math.min(startNs, arrivalNs - ns);
        if (joules === null)
            return [{ domain, kind: 'joules', t: startNs + ns, value: null }];
        return count(domain, joules, startNs, startNs + ns);
    };
}
/** A line as `1.000912,S0-D0,1,12.34,Joules,power/energy-pkg/,…`; null where it tells of no zone. */
function parsePerfLine(line) {
    const [seconds = '', die = '', , count = '', unit = '', event = ''] = line.split(',').map((cell) => cell.trim());
    const [, socket, number] = /^S(\d+)-D(\d+)$/.exec(die) ?? [];
    const zone = ZONES[/^power\/([a-z-]+)\/$/.exec(event)?.[1] ?? ''];
    const ns = Number(seconds) * 1e9;
    if (socket === undefined || number === undefined || zone === undefined || !(ns > 0))
        return null;
    const joules = unit === 'Joules' && /^\d+(\.\d+)?$/.test(count) ? Number(count) : null;
    return { ns, domain: zone === 'psys' ? 'psys' : `package-${socket}-die-${number}${zone}`, joules };
}
/** A package of one die goes by the package's name; AMD's dies all show the whole socket, so one of them is enough. */
function namePackages(domains, vendor) {
    const dies = Map.groupBy(domains.filter((domain) => /^package-\d+-die-\d+/.test(domain)), (domain) => /^package-(\d+)/.exec(domain)?.[1] ?? '');
    const names = new Map();
    for (const domain of domains) {
        const [, socket = '', die = '', rest = ''] = /^package-(\d+)-die-(\d+)(\D.*)?$/.exec(domain) ?? [];
        const numbers = new Set((dies.get(socket) ?? []).map((each) => /-die-(\d+)/.exec(each)?.[1] ?? ''));
        const least = [...numbers].sort((a, b) => Number(a) - Number(b))[0];
        if (socket === '')
            names.set(domain, domain);
        else if (numbers.size === 1)
            names.set(domain, `package-${socket}${rest}`);
        else if (vendor !== 'AuthenticAMD' || die === least)
            names.set(domain, domain);
    }
    return names;
}


/***/ }),

/***/ 12697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h5: () => (/* binding */ POWERCAP_ROOT),
  xy: () => (/* binding */ discoverPowercap),
  RL: () => (/* binding */ readVendor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/sysfs.js
var sysfs = __webpack_require__(32762);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
;// CONCATENATED MODULE: ./build/energy/powercap-tree.js


/** `intel-rapl:0` is a top zone, `intel-rapl:0:1` its child. AMD's zones have the same name since Linux 5.8. */
const ZONE = /^(intel-rapl(?:-mmio)?:\d+)(:\d+)?$/;
const CONTROL_TYPE = /^intel-rapl(-mmio)?$/;
/** Every zone below a powercap folder once, whether it is a flat link or nested under its control type and parent. */
function listZones(root) {
    const found = new Map();
    let lost = 0;
    const visit = (folder, names) => {
        const below = [];
        for (const id of names.filter((name) => ZONE.test(name) || CONTROL_TYPE.test(name)).sort()) {
            const link = (0,external_node_path_.join)(folder, id);
            try {
                const real = (0,external_node_fs_.realpathSync)(link);
                if (ZONE.test(id) && !found.has(real))
                    found.set(real, { id, link, folder: real });
                below.push(link);
            }
            catch {
                lost++;
            }
        }
        for (const link of below)
            visit(link, (0,external_node_fs_.readdirSync)(link));
    };
    visit(root, (0,external_node_fs_.readdirSync)(root));
    return { folders: [...found.values()], lost };
}
/** The folder of a child zone's parent; null for a top zone. */
function parentFolder(zone, all) {
    const [, parent, child] = ZONE.exec(zone.id) ?? [];
    if (child === undefined)
        return null;
    const above = (0,external_node_path_.dirname)(zone.folder);
    return all.find((each) => each.folder === above || each.id === parent)?.folder ?? null;
}

;// CONCATENATED MODULE: ./build/energy/powercap.js






const POWERCAP_ROOT = '/sys/class/powercap';
const PACKAGE = /^package-(\d+)(-die-(\d+))?$/;
/**
 * Finds the RAPL zones below `root`, each physical counter once: the class folder lists a zone as flat link and in the
 * tree; `intel-rapl-mmio` shows the counter that `intel-rapl` shows already, and counts only where it is the only source;
 * AMD's older kernels show one socket-wide counter once per die. Zones are told apart by their `name`, never by number
 * (kernel documentation, power/powercap; drivers/powercap/intel_rapl_common.c).
 */
async function discoverPowercap(root = POWERCAP_ROOT, vendor = root === POWERCAP_ROOT ? readVendor() : null) {
    const { folders, lost } = listFolders(root);
    const all = folders.map((folder) => describeZone(folder, folders));
    const zones = fillRanges(nameApart(dropDies(dropMmio(all), vendor)))
        .map(({ mmio: _, ...zone }) => zone)
        .sort((a, b) => (0,base_text/* compareNaturally */.yV)(a.domain, b.domain));
    if (zones.some((zone) => zone.unreadable === null))
        return { zones, reason: null };
    const [locked] = zones.flatMap((zone) => zone.unreadable ?? []);
    return { zones, reason: locked ?? { kind: lost > 0 ? 'hidden-counters' : 'no-counters', root } };
}
function listFolders(root) {
    try {
        return listZones(root);
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return { folders: [], lost: 0 };
        throw new errors/* UserError */.yo(`The powercap folder ${root} can't be listed: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
}
function readVendor() {
    const found = /^vendor_id\s*:\s*(\S+)/m.exec((0,sysfs/* readSysfs */.z)('/proc/cpuinfo') ?? '')?.[1];
    return found === 'AuthenticAMD' || found === 'GenuineIntel' ? found : null;
}
function describeZone(zone, all) {
    const counterPath = (0,external_node_path_.join)(zone.folder, 'energy_uj');
    const parent = parentFolder(zone, all);
    const name = readName(zone.folder);
    const zoneName = name ?? (parent === null ? `package-? (${zone.id})` : zone.id);
    const parentName = parent === null ? null : (readName(parent) ?? `package-? (${(0,external_node_path_.basename)(parent)})`);
    const inheritsCap = parent !== null && (zoneName === 'core' || zoneName === 'uncore'); // both lie inside the package
    return {
        domain: parentName === null ? zoneName : `${parentName}/${zoneName}`,
        counterPath,
        ...(name === null ? nameless((0,external_node_path_.join)(zone.link, 'name')) : readCounter(counterPath, (0,external_node_path_.join)(zone.link, 'energy_uj'))),
        maxMicrojoules: readPositive((0,external_node_path_.join)(zone.folder, 'max_energy_range_uj')),
        capWatts: readCap(zone.folder) ?? (inheritsCap ? readCap(parent) : null),
        mmio: zone.id.includes('-mmio'),
    };
}
const unreadable = (reason) => ({ unreadable: reason, firstMicrojoules: null, inode: null });
/** A zone without a name: not known to be a package, it is in no sum; not known to be none, it makes every sum of them uncertain. */
const nameless = (path) => unreadable({ kind: 'nameless', path });
function readCounter(path, shownPath) {
    try {
        const text = (0,external_node_fs_.readFileSync)(path, 'utf8').trim();
        if (!/^\d+$/.test(text))
            return unreadable({ kind: 'no-number', path: shownPath, text: text.slice(0, 40) });
        return { unreadable: null, firstMicrojoules: Number(text), inode: (0,external_node_fs_.statSync)(path).ino };
    }
    catch (error) {
        const code = (0,errors/* errorCode */.CA)(error) ?? (0,errors/* errorMessage */.gJ)(error);
        return unreadable({ kind: 'unreadable', path: shownPath, code });
    }
}
/** MMIO and MSR packages are the same energy: never mix them, and prefer what every kernel has. */
function dropMmio(zones) {
    const packages = zones.filter((zone) => PACKAGE.test(zone.domain));
    const readable = packages.filter((zone) => zone.unreadable === null);
    const useMmio = (readable.length > 0 ? readable : packages).every((zone) => zone.mmio);
    const mmioOnly = packages.length > 0 && useMmio;
    return zones.filter((zone) => {
        if (!PACKAGE.test(zone.domain.split('/')[0] ?? ''))
            return !zone.mmio || zones.every((each) => each.mmio);
        return zone.mmio === mmioOnly;
    });
}
/**
 * AMD's package counter is the whole socket's; kernels before `rapl_msrs_are_pkg_scope` show it once for every die. Under
 * another vendor dies are distinct (Cascade Lake-AP). Where the vendor is not known, the counters themselves tell
 * (`mirrors.ts`).
 */
function dropDies(zones, vendor) {
    if (vendor !== 'AuthenticAMD')
        return [...zones];
    const kept = new Map();
    for (const { domain } of zones) {
        const [, socket = '', , die] = PACKAGE.exec(domain) ?? [];
        if (die !== undefined)
            kept.set(socket, Math.min(Number(die), kept.get(socket) ?? Number(die)));
    }
    return zones.filter(({ domain }) => {
        const [, socket = '', , die] = PACKAGE.exec(domain.split('/')[0] ?? '') ?? [];
        return die === undefined || Number(die) === kept.get(socket);
    });
}
/** Two zones of one name that are not one zone: the second gets its folder's name too. */
function nameApart(zones) {
    const seen = new Set();
    return zones.map((zone) => {
        const folder = zone.counterPath.split('/').at(-2) ?? '';
        const domain = seen.has(zone.domain) ? `${zone.domain} (${folder})` : zone.domain;
        seen.add(domain);
        return { ...zone, domain };
    });
}
const kindOf = (domain) => (domain.split('/').at(-1) ?? '').replace(/[-\d].*/s, '');
/** Zones of one kind count in one unit, so a range that can't be read is that of a sibling. */
function fillRanges(zones) {
    return zones.map((zone) => {
        if (zone.maxMicrojoules !== null)
            return zone;
        const sibling = zones.find((each) => each.maxMicrojoules !== null && kindOf(each.domain) === kindOf(zone.domain));
        return { ...zone, maxMicrojoules: sibling?.maxMicrojoules ?? null };
    });
}
function readCap(folder) {
    const limits = (0,sysfs/* listSysfs */.F)(folder).filter((name) => /^constraint_\d+_(power_limit|max_power)_uw$/.test(name));
    const watts = limits.flatMap((name) => readPositive((0,external_node_path_.join)(folder, name)) ?? []).map((microwatts) => microwatts / 1e6);
    return watts.length === 0 ? null : Math.max(...watts);
}
/** It is shown on terminals and in reports: whoever fills a counter's folder must not steer them. */
const readName = (folder) => (0,sysfs/* readSysfs */.z)((0,external_node_path_.join)(folder, 'name'))?.replaceAll(/[\p{Cc}\p{Cf}]+/gu, '?') ?? null;
function readPositive(path) {
    const value = Number((0,sysfs/* readSysfs */.z)(path) ?? '');
    return Number.isFinite(value) && value > 0 ? value : null;
}


/***/ }),

/***/ 92527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPowermetrics: () => (/* binding */ openPowermetrics),
/* harmony export */   openPowermetricsParser: () => (/* binding */ openPowermetricsParser)
/* harmony export */ });
/* harmony import */ var _stream_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36203);

const METER = 'powermetrics';
const INTERVAL_MILLISECONDS = 100;
/** Apple's own meter, for root only. Its man page calls its values estimates, good for comparisons on one machine. */
async function openPowermetrics(env, platform = process.platform) {
    if (platform !== 'darwin')
        return { meter: METER, reason: { kind: 'not-macos' } };
    const samplers = 'cpu_power,gpu_power,ane_power';
    return (0,_stream_source_js__WEBPACK_IMPORTED_MODULE_0__/* .openStream */ .f)({
        meter: METER,
        readsProcessor: true,
        command: {
            program: 'powermetrics',
            args: ['--samplers', samplers, '-i', `${INTERVAL_MILLISECONDS}`, '-b', '1'],
            env: { ...env, LC_ALL: 'C' },
        },
        openParser: openPowermetricsParser,
        intervalNs: INTERVAL_MILLISECONDS * 1e6,
        patienceMilliseconds: 5000,
        remark: { kind: 'vendor-estimate' },
    });
}
/** The whole package first: its parts stand under it and are not added to it. */
const LINES = [
    [/^Combined Power \(CPU \+ GPU \+ ANE\): (\d+(?:\.\d+)?) (mW|W)/, 'package-0'],
    [/^Intel energy model derived package power \(.*\): (\d+(?:\.\d+)?) ?(mW|W)/, 'package-0'],
    [/^CPU Power: (\d+(?:\.\d+)?) (mW|W)/, 'package-0/cpu'],
    [/^GPU Power: (\d+(?:\.\d+)?) (mW|W)/, 'package-0/gpu'],
    [/^ANE Power: (\d+(?:\.\d+)?) (mW|W)/, 'package-0/ane'],
];
/** Each sample tells its length, then the mean power over it: summed up, a counter. */
function openPowermetricsParser() {
    const count = (0,_stream_source_js__WEBPACK_IMPORTED_MODULE_0__/* .openStepCounters */ .G)();
    let sample = { endNs: 0, seconds: 0, seen: new Set() };
    return (line, arrivalNs) => {
        const elapsed = /^\*\*\* Sampled system activity .*\((\d+(?:\.\d+)?)ms elapsed\)/.exec(line)?.[1];
        if (elapsed !== undefined) {
            sample = { endNs: arrivalNs, seconds: Number(elapsed) / 1000, seen: new Set() };
            return [];
        }
        const power = parsePower(line);
        // The GPU's power is told twice, by its own sampler and by the processor's.
        if (power === null || sample.seconds === 0 || sample.seen.has(power.domain))
            return [];
        const { endNs, seconds, seen } = sample;
        seen.add(power.domain);
        return count(power.domain, power.watts * seconds, endNs - seconds * 1e9, endNs);
    };
}
function parsePower(line) {
    for (const [pattern, domain] of LINES) {
        const [, power, unit] = pattern.exec(line) ?? [];
        if (power !== undefined)
            return { domain, watts: Number(power) / (unit === 'mW' ? 1000 : 1) };
    }
    return null;
}


/***/ }),

/***/ 14368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L7: () => (/* binding */ flagsOfEnergy),
/* harmony export */   Ng: () => (/* binding */ isUsable),
/* harmony export */   Oy: () => (/* binding */ monotonicNs),
/* harmony export */   Xn: () => (/* binding */ makeReading)
/* harmony export */ });
/* harmony import */ var _schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60711);

const isUsable = (opened) => 'read' in opened;
/** The flags of a run for what its energy readings say. */
const flagsOfEnergy = (readings) => readings.some(_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubtful */ .Ge) ? ['doubtful-energy'] : [];
function makeReading(domain, meter, { joules, reason, doubts = [] }) {
    const quality = joules === null ? 'unavailable' : 'measured';
    return { domain, joules, netJoules: null, meter, quality, reason, doubts: [...doubts] };
}
const monotonicNs = () => Number(process.hrtime.bigint());


/***/ }),

/***/ 36203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openStepCounters),
/* harmony export */   f: () => (/* binding */ openStream)
/* harmony export */ });
/* harmony import */ var _line_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47167);
/* harmony import */ var _series_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32756);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14368);



/**
 * Makes counters out of steps, one a zone: joules that it took from one instant to another. A zone's first step comes as two
 * readings, its zero and its end.
 */
function openStepCounters() {
    const totals = new Map();
    return (domain, joules, fromNs, toNs) => {
        const before = totals.get(domain);
        const now = { domain, kind: 'joules', t: toNs, value: (before ?? 0) + joules };
        totals.set(domain, now.value);
        return before === undefined ? [{ ...now, t: fromNs, value: 0 }, now] : [now];
    };
}
const RESTARTS = 3;
const SLOW_READING_MILLISECONDS = 2000;
/** A meter that streams its readings; unusable when its first one does not come. */
async function openStream(plan) {
    const source = new StreamSource(plan);
    const reason = await source.start();
    if (reason === null)
        return source;
    await source[Symbol.asyncDispose]();
    return { meter: plan.meter, reason };
}
class StreamSource {
    meter;
    readsProcessor;
    counterPaths = [];
    #plan;
    #process;
    #zones = new Map();
    /** Every zone that was ever seen: one that falls silent stays on record. */
    #domains = new Set();
    #restarts = 0;
    #junk = null;
    /** By zone, since the last run was prepared: what it said that can't be believed. */
    #refused = new Map();
    /** Whether a whole round of readings has come, so that every zone is known. */
    #warm = false;
    constructor(plan) {
        this.meter = plan.meter;
        this.readsProcessor = plan.readsProcessor;
        this.#plan = plan;
        this.#process = this.#spawn();
    }
    /** Waits for the first reading; returns why there is none. */
    async start() {
        const { command, patienceMilliseconds } = this.#plan;
        const { program } = command;
        if (await this.#process.until(() => this.#zones.size > 0, patienceMilliseconds))
            return null;
        if (this.#junk !== null)
            return { kind: 'not-understood', program, detail: this.#junk.slice(0, 120) };
        const detail = this.#process.stderr.trim().split('\n')[0] || null;
        return this.#process.ended ?? { kind: 'no-answer', program, seconds: patienceMilliseconds / 1000, detail };
    }
    async prepare() {
        if (this.#process.ended !== null && this.#restarts < RESTARTS) {
            this.#restarts++;
            await this.#process[Symbol.asyncDispose]();
            this.#zones = new Map();
            this.#warm = false;
            this.#process = this.#spawn();
        }
        // A reading that is too old would leave the begin of the run to interpolation over a gap.
        const wanted = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .monotonicNs */ .Oy)() - 2 * this.#intervalNs();
        const isFresh = () => this.#hasRound() && this.#oldestLast() >= wanted;
        this.#warm = await this.#process.until(isFresh, this.#plan.patienceMilliseconds);
        const now = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .monotonicNs */ .Oy)();
        for (const zone of this.#zones.values())
            for (const series of Object.values(zone))
                (0,_series_js__WEBPACK_IMPORTED_MODULE_2__/* .forgetBefore */ .zc)(series, now);
        this.#refused.clear();
    }
    async read({ beginNs, endNs }) {
        const patience = Math.max(SLOW_READING_MILLISECONDS, (5 * this.#intervalNs()) / 1e6);
        await this.#process.until(() => this.#zones.size > 0 && this.#oldestLast() >= endNs, patience);
        const domains = [...this.#domains].sort();
        const names = this.#plan.nameZones?.(domains);
        return domains.flatMap((domain) => {
            const name = names ? names.get(domain) : domain;
            return name === undefined ? [] : [(0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .makeReading */ .Xn)(name, this.meter, this.#joulesOf(domain, beginNs, endNs))];
        });
    }
    async [Symbol.asyncDispose]() {
        await this.#process[Symbol.asyncDispose]();
    }
    #joulesOf(domain, beginNs, endNs) {
        const refused = this.#refused.get(domain);
        if (refused !== undefined)
            return { joules: null, reason: refused };
        const zone = this.#zones.get(domain) ?? {};
        const found = (0,_series_js__WEBPACK_IMPORTED_MODULE_2__/* .joulesWithin */ .Ws)(decisive(zone), beginNs, endNs, this.#intervalNs());
        const remark = zone.joules && zone.watts ? { kind: 'watts-too' } : this.#plan.remark;
        if (found.joules !== null)
            return { ...found, reason: found.reason ?? remark ?? null };
        return { joules: null, reason: this.#process.ended ?? found.reason };
    }
    /** A counter made of steps begins with two readings at once: its zero and its first step. */
    #hasRound() {
        const [first] = this.#all();
        return first !== undefined && (this.#warm || first.times.length > (first.kind === 'joules' ? 2 : 1));
    }
    #oldestLast() {
        return Math.min(...this.#all().map((series) => series.times.at(-1) ?? 0));
    }
    /** As asked for; else the median of what came. */
    #intervalNs() {
        if (this.#plan.intervalNs !== null)
            return this.#plan.intervalNs;
        const times = this.#all()[0]?.times ?? [];
        const steps = times.slice(1).map((t, index) => t - (times[index] ?? t));
        return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 1e9;
    }
    /** The series of each zone that decides. */
    #all() {
        return [...this.#zones.values()].map(decisive);
    }
    #spawn() {
        const parse = this.#plan.openParser();
        return new _line_process_js__WEBPACK_IMPORTED_MODULE_0__/* .LineProcess */ .W(this.#plan.command, (line, arrivalNs) => {
            const points = parse(line, arrivalNs);
            if (points.length === 0 && line.trim() !== '')
                this.#junk ??= line;
            for (const { domain, kind, t, value, refused } of points) {
                const zone = this.#zones.get(domain) ?? {};
                zone[kind] ??= (0,_series_js__WEBPACK_IMPORTED_MODULE_2__/* .makeSeries */ .YG)(kind);
                this.#zones.set(domain, zone);
                this.#domains.add(domain);
                if (refused !== undefined)
                    this.#refused.set(domain, refused);
                (0,_series_js__WEBPACK_IMPORTED_MODULE_2__/* .addPoint */ .II)(zone[kind], t, value);
            }
        });
    }
}
/** Energy that a meter counted itself misses nothing between two readings. */
const decisive = ({ joules, watts }) => joules ?? watts ?? (0,_series_js__WEBPACK_IMPORTED_MODULE_2__/* .makeSeries */ .YG)('watts');


/***/ }),

/***/ 19285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ visibleDevices)
/* harmony export */ });
/**
 * The devices that a program will see, of those that the driver lists: what `CUDA_VISIBLE_DEVICES` names, by index or by
 * the beginning of a UUID. As in CUDA, a name that fits none hides itself and all after it.
 */
function visibleDevices(devices, setting) {
    if (setting === undefined)
        return { devices, partitions: false };
    const chosen = [];
    let partitions = false;
    for (const name of setting.split(',').map((each) => each.trim())) {
        if (name.startsWith('MIG-'))
            partitions = true;
        const found = /^\d+$/.test(name)
            ? devices.find((device) => device.index === Number(name))
            : name.length > 4 && devices.find((device) => device.id?.startsWith(name));
        if (!found)
            break;
        if (!chosen.includes(found))
            chosen.push(found);
    }
    return { devices: chosen, partitions };
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


/***/ }),

/***/ 58074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ OWN_KEYS),
/* harmony export */   rI: () => (/* binding */ isKnownServer),
/* harmony export */   tG: () => (/* binding */ HOSTS_OF_KEYS)
/* harmony export */ });
/** Variables that hold the key of a protocol's own provider. */
const OWN_KEYS = {
    openai: ['OPENAI_API_KEY'],
    anthropic: ['ANTHROPIC_API_KEY'],
    groq: ['GROQ_API_KEY'],
    gemini: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
};
/** Hosts that a provider's key may be sent to, by the name that its documentation gives the key's variable: its own. */
const HOSTS_OF_KEYS = new Map([
    ['AI_GATEWAY_API_KEY', ['ai-gateway.vercel.sh']],
    ['ANTHROPIC_API_KEY', ['api.anthropic.com']],
    ['CEREBRAS_API_KEY', ['api.cerebras.ai']],
    ['COHERE_API_KEY', ['api.cohere.com', 'api.cohere.ai']],
    ['DASHSCOPE_API_KEY', ['dashscope.aliyuncs.com', 'dashscope-intl.aliyuncs.com']],
    ['DEEPINFRA_API_KEY', ['api.deepinfra.com']],
    ['DEEPSEEK_API_KEY', ['api.deepseek.com']],
    ['FIREWORKS_API_KEY', ['api.fireworks.ai']],
    ['GEMINI_API_KEY', ['generativelanguage.googleapis.com']],
    ['GOOGLE_API_KEY', ['generativelanguage.googleapis.com']],
    ['GROQ_API_KEY', ['api.groq.com']],
    ['HF_TOKEN', ['router.huggingface.co']],
    ['HYPERBOLIC_API_KEY', ['api.hyperbolic.xyz']],
    ['MISTRAL_API_KEY', ['api.mistral.ai']],
    ['MOONSHOT_API_KEY', ['api.moonshot.ai', 'api.moonshot.cn']],
    ['NVIDIA_API_KEY', ['integrate.api.nvidia.com']],
    ['OPENAI_API_KEY', ['api.openai.com', 'eu.api.openai.com', 'us.api.openai.com']],
    ['OPENROUTER_API_KEY', ['openrouter.ai']],
    ['PERPLEXITY_API_KEY', ['api.perplexity.ai']],
    ['SAMBANOVA_API_KEY', ['api.sambanova.ai']],
    ['TOGETHER_API_KEY', ['api.together.xyz', 'api.together.ai']],
    ['XAI_API_KEY', ['api.x.ai']],
    ['ZAI_API_KEY', ['api.z.ai']],
]);
const HOSTS = new Set([...HOSTS_OF_KEYS.values()].flat());
/** Whether it is a provider's own server, reached as its documentation says. */
const isKnownServer = ({ protocol, port, hostname }) => protocol === 'https:' && port === '' && HOSTS.has(hostname);


/***/ }),

/***/ 51017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ listChanges),
/* harmony export */   Y: () => (/* binding */ describeHost)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60599);




/** Describes this host in the state that makes runs on it comparable. `root` is where `/proc` and `/sys` lie. */
async function describeHost(python, root = '/') {
    const cpuinfo = (await readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'proc/cpuinfo'))) ?? '';
    const field = (name) => new RegExp(`^${name}\\s*: (.*)$`, 'm').exec(cpuinfo)?.[1]?.trim() ?? null;
    const facts = {
        name: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
        cpu: field('model name') ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.cpus)()[0]?.model ?? 'unknown',
        logicalCpus: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)(),
        memoryBytes: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.totalmem)(),
        kernel: `${process.platform} ${(await readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'proc/sys/kernel/osrelease'))) ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.release)()}`,
        microcode: field('microcode'),
        governor: await readPolicies(root, 'scaling_governor'),
        drivers: await readDrivers(root),
    };
    return {
        ...facts,
        virtualMachine: cpuinfo === '' ? null : / hypervisor( |$)/m.test(cpuinfo),
        python,
        node: process.version,
        stratum: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256Hex */ .fg)(JSON.stringify(facts)).slice(0, 12),
    };
}
/** Differences of a host's state, of what can change while it runs: `governor powersave → performance`. */
function listChanges(before, after) {
    const stateOf = ({ microcode, governor, drivers }) => new Map(Object.entries({ microcode, governor, ...drivers }));
    const [early, late] = [stateOf(before), stateOf(after)];
    return [...new Set([...early.keys(), ...late.keys()])].flatMap((name) => {
        const [from, to] = [early.get(name) ?? null, late.get(name) ?? null];
        return from === to ? [] : [`${name} ${from ?? 'none'} → ${to ?? 'none'}`];
    });
}
/** Drivers and switches that decide power and speed beside the governor, by name; none that this host does not show. */
async function readDrivers(root) {
    const cpu = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'sys/devices/system/cpu');
    const noTurbo = await readSwitch((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cpu, 'intel_pstate/no_turbo'));
    const found = {
        nvidia: await readNvidia(root),
        amdgpu: await readModule(root, 'amdgpu'),
        i915: await readModule(root, 'i915'),
        xe: await readModule(root, 'xe'),
        cpufreq: await readPolicies(root, 'scaling_driver'),
        'energy-preference': await readPolicies(root, 'energy_performance_preference'),
        turbo: noTurbo === null ? await readSwitch((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cpu, 'cpufreq/boost')) : noTurbo === 'on' ? 'off' : 'on',
        smt: await readSwitch((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cpu, 'smt/active')),
    };
    return Object.fromEntries(Object.entries(found).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
/** `NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.15  Tue …` */
async function readNvidia(root) {
    const text = await readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'proc/driver/nvidia/version'));
    return /^NVRM version:.*?\s(\d+(?:\.\d+)+)\s/m.exec(`${text ?? ''} `)?.[1] ?? null;
}
/** A module that was built apart from the kernel has a version; one of the kernel's own at most a hash of its source. */
async function readModule(root, name) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'sys/module', name);
    return (await readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'version'))) ?? (await readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'srcversion')));
}
/** One word where all processors agree, else all their words. */
async function readPolicies(root, file) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'sys/devices/system/cpu/cpufreq');
    const policies = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => [])).filter((name) => /^policy\d+$/.test(name));
    const words = await Promise.all(policies.map((policy) => readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, policy, file))));
    const known = words.filter((word) => word !== null);
    return known.length === 0 ? null : [...new Set(known)].sort().join(', ');
}
async function readSwitch(path) {
    const text = await readText(path);
    return text === '1' ? 'on' : text === '0' ? 'off' : null;
}
/** Trimmed; null where there is no such file, or nothing in it. */
async function readText(path) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => '');
    return text.trim() || null;
}


/***/ }),

/***/ 21896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ HostSensors)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43650);
/* harmony import */ var _base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32762);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91497);





/** A mean over this many processors, evenly chosen, tells the same and stays cheap on a host with hundreds. */
const MOST_FREQUENCIES = 16;
/**
 * The files in which Linux shows temperature (Documentation/hwmon, thermal/sysfs-api), clock rate
 * (admin-guide/pm/cpufreq) and throttling (ABI/testing/sysfs-devices-system-cpu), found and opened once: reading all of
 * them takes some 0.1 ms.
 */
class HostSensors {
    #temperatures;
    #frequencies;
    #throttles;
    constructor(root = '/') {
        const sys = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'sys');
        const cpus = listProcessors((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sys, 'devices/system/cpu'));
        this.#temperatures = openAll(findTemperatures(sys));
        this.#frequencies = openAll(spread(cpus, MOST_FREQUENCIES).map((cpu) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'cpufreq/scaling_cur_freq')));
        this.#throttles = openAll(findThrottleCounts(cpus));
    }
    read() {
        const temperatures = readAll(this.#temperatures);
        const frequencies = readAll(this.#frequencies);
        const throttles = readAll(this.#throttles);
        const kilohertz = (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(frequencies.filter((each) => each > 0));
        return {
            temperatureCelsius: temperatures.length === 0 ? null : Math.max(...temperatures) / 1000,
            frequencyMegahertz: kilohertz === null ? null : kilohertz / 1000,
            throttleCount: throttles.length === 0 ? null : (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(throttles),
        };
    }
    [Symbol.dispose]() {
        for (const file of [...this.#temperatures, ...this.#frequencies, ...this.#throttles])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const PROCESSOR_CHIPS = /^(coretemp|k10temp|zenpower)$/;
const PROCESSOR_ZONES = /^(x86_pkg_temp|cpu.*|soc[-_]thermal)$/;
/** Labels that stand for a whole package; Tctl is shifted on some models, so Tdie goes first. */
const WHOLE_PACKAGE = [/^Package id/, /^Tdie$/, /^Tctl$/];
function findTemperatures(sys) {
    const chips = listPaths((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sys, 'class/hwmon')).filter((chip) => PROCESSOR_CHIPS.test((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(chip, 'name')) ?? ''));
    const found = chips.flatMap((chip) => {
        const inputs = listPaths(chip).filter((path) => /\/temp\d+_input$/.test(path));
        const labelled = (label) => inputs.filter((path) => label.test((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)(path.replace(/_input$/, '_label')) ?? ''));
        return WHOLE_PACKAGE.map(labelled).find((paths) => paths.length > 0) ?? inputs;
    });
    if (found.length > 0)
        return found;
    const zones = listPaths((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sys, 'class/thermal')).filter((zone) => PROCESSOR_ZONES.test((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(zone, 'type')) ?? ''));
    return zones.map((zone) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(zone, 'temp'));
}
/** Files of one count a core and one a package: threads of a core show the same number. */
function findThrottleCounts(cpus) {
    const byPart = new Map();
    for (const cpu of cpus) {
        const [socket, core] = ['physical_package_id', 'core_id'].map((name) => (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'topology', name)) ?? '');
        byPart.set(`package ${socket}`, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'thermal_throttle/package_throttle_count'));
        byPart.set(`core ${socket} ${core}`, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'thermal_throttle/core_throttle_count'));
    }
    return [...byPart.values()];
}
const listProcessors = (folder) => listPaths(folder)
    .filter((path) => /\/cpu\d+$/.test(path))
    .sort(_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNaturally */ .yV);
const spread = (items, most) => items.filter((_, index) => Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length));
const listPaths = (folder) => (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .listSysfs */ .F)(folder).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
function openAll(paths) {
    return paths.flatMap((path) => {
        try {
            return [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r')];
        }
        catch {
            return [];
        }
    });
}
const readAll = (files) => files.flatMap((file) => readInteger(file) ?? []);
const LONGEST_NUMBER = 32;
/** Null: the sensor does not answer now. */
function readInteger(file) {
    const buffer = Buffer.alloc(LONGEST_NUMBER);
    try {
        const text = buffer.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, LONGEST_NUMBER, 0)).trim();
        return /^-?\d+$/.test(text) ? Number(text) : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 80761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ tell)
/* harmony export */ });
/** What a table of words says of one fact. */
function tell(words, fact, context) {
    const said = words[fact.kind];
    return said instanceof Function ? said(fact, context) : said;
}


/***/ }),

/***/ 40015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ formatDoubt),
/* harmony export */   Fg: () => (/* binding */ formatDoubts),
/* harmony export */   eb: () => (/* binding */ formatGap),
/* harmony export */   my: () => (/* binding */ formatRestGap),
/* harmony export */   sC: () => (/* binding */ formatEnergyReason)
/* harmony export */ });
/* unused harmony export formatSeconds */
/* harmony import */ var _by_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80761);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);


/** What an error number means of a counter's file, for the person who has to mend it. */
const LOCKED = ': the kernel lets only root read it since CVE-2020-8694';
const UNFILLED = ': a virtual machine can show a counter without filling it';
const CODES = {
    ...{ EACCES: LOCKED, EPERM: LOCKED },
    ...{ EINVAL: UNFILLED, EIO: UNFILLED, ENODATA: UNFILLED },
};
const formatSaid = (detail) => (detail === null ? '' : `: ${detail}`);
const GAPS = {
    'no-counters': ({ root }) => `${root} has no energy counters (a virtual machine, a container, or no RAPL)`,
    'hidden-counters': ({ root }) => `the links in ${root} lead nowhere (a container hides the counters)`,
    'no-card-sensors': ({ root }) => `no card in ${root} shows its energy or power in hwmon`,
    'no-power-pmu': 'the kernel has no power PMU (a virtual machine, or no RAPL)',
    'no-energy-events': 'the power PMU has no energy events',
    'no-package-events': 'the power PMU does not count the packages (seen in virtual machines)',
    'pmu-counts-nothing': 'the power PMU does not count (seen in virtual machines)',
    'not-macos': 'powermetrics exists on macOS only',
    'no-devices': ({ library }) => `${library} lists no device`,
    'no-visible-devices': ({ setting, devices }) => `CUDA_VISIBLE_DEVICES='${setting}' shows none of ${devices}`,
    'no-power-field': ({ field }) => field === null ? 'no field of power can be asked for' : `nvidia-smi says [N/A] for ${field}`,
    partitioned: 'the card is split (MIG): its counter is the whole card’s, not this part’s',
    'no-processor-meter': 'no meter of the processor was asked for',
    'no-cpu-seconds': 'no estimate without CPU seconds',
    unreadable: ({ path, code }) => `${path} can't be read (${code})${CODES[code] ?? ''}`,
    vanished: ({ path, code }) => `${path} vanished during the run (${code})`,
    'no-number': ({ path, text }) => `${path} holds no number but ${JSON.stringify(text)}`,
    nameless: ({ path }) => `${path} can't be read, so it is not known what its counter counts`,
    replaced: ({ path }) => `${path} was replaced since the measurement began`,
    missing: ({ path }) => `${path} does not exist`,
    'not-read': 'it was not read during the run',
    'read-once': 'the counter was read less than twice',
    still: 'the counter did not move during the run: it is too coarse for it, or stuck',
    negative: 'the counter gave a negative number',
    'above-range': 'the counter is above its own range',
    reset: 'the counter was reset during the run',
    'wrapped-or-reset': 'the counter wrapped or was reset, and its range is not known',
    'no-power': 'the sensor read 0 W throughout the run',
    'no-readings': 'there was no reading',
    'no-numbers': 'the sensor gave no number',
    'none-before': 'no reading was taken before the run began',
    'none-after': 'no reading was taken after the run ended',
    silent: ({ seconds }) => `no reading came for ${formatSeconds(seconds)}`,
    implausible: ({ joules, seconds, limitWatts }) => `${joules.toPrecision(3)} J in ${formatSeconds(seconds)} is implausible: above ${limitWatts} W, twice the zone's limit`,
    'beyond-belief': ({ value, unit, most }) => `the meter said ${value} ${unit}: no more than ${most} are believed`,
    'not-installed': ({ program }) => `${program} is not installed`,
    'not-started': ({ program, detail }) => `${program} can't be started: ${detail}`,
    ended: ({ program, signal, exitCode, detail }) => `${program} ended (${signal ?? `exit code ${exitCode}`})${formatSaid(detail)}`,
    'no-answer': ({ program, seconds, detail }) => `${program} gave no reading within ${seconds} s${formatSaid(detail)}`,
    'not-understood': ({ program, detail }) => `${program} printed what can't be read: ${detail}`,
    denied: ({ detail }) => `${detail} (kernel.perf_event_paranoid must be 0 or less, or CAP_PERFMON given)`,
    reported: ({ detail }) => detail,
};
const REASONS = {
    ...GAPS,
    estimated: ({ because }) => ['×/÷2', ...because.map(formatGap)].join('; '),
    mirrored: ({ domains }) => `${domains.join(', ')} shows the same counter`,
    'short-run': ({ error, seconds }) => `±${Math.ceil(100 * error)} %: the counter moves once a millisecond, the run took ${seconds.toFixed(3)} s`,
    asleep: 'the counter did not move during the run',
    'other-sensor': ({ joules }) => `its power sensor adds up to ${joules.toPrecision(4)} J`,
    'watts-too': 'the meter gives joules and watts: its joules are used',
    'sampled-power': 'integrated from nine readings of power a second',
    'averaged-power': 'integrated from power that the card may average over a second',
    'vendor-estimate': 'Apple calls its values estimates: compare them on one machine only',
};
const RESTS = {
    'not-asked': 'no idle baseline was asked for',
    'only-estimated': 'energy is only estimated here',
    'not-among-zones': 'not among the zones whose idle power was measured',
    'not-read': ({ reason }) => (reason === null ? 'not read' : formatEnergyReason(reason)),
    doubtful: ({ doubts }) => formatDoubts(doubts),
};
/** Why there are no joules. */
const formatGap = (gap) => (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .q)(GAPS, gap, null);
/** The same, or what is to be known of joules that stand. */
const formatEnergyReason = (reason) => (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .q)(REASONS, reason, null);
/** Why a zone's power at rest is not known. */
const formatRestGap = (gap) => (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .q)(RESTS, gap, null);
const WORDS = {
    'meters-disagree': ({ meter, difference }) => `${meter} reads ${Math.abs(100 * difference).toFixed(1)} % ${difference > 0 ? 'more' : 'less'}`,
    'excessive-power': ({ joules, seconds, limitWatts }) => `${joules.toPrecision(3)} J in ${formatSeconds(seconds)} is much: above ${limitWatts} W, twice the zone's limit`,
    'wrapped-unseen': ({ seconds }) => `the counter may have wrapped more than once within ${seconds.toFixed(1)} s`,
    gap: ({ seconds }) => `no reading came for ${formatSeconds(seconds)}`,
    'fast-power': ({ error }) => `${formatError(error)}: the power changes faster than it is read`,
    'few-readings': ({ readings, seconds }) => `only ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(readings, 'reading')} of power within ${formatSeconds(seconds)}`,
    'far-from-edges': ({ offSeconds, seconds }) => `the nearest readings lie ${formatSeconds(offSeconds)} off the edges of a run of ${formatSeconds(seconds)}`,
    'shared-device': ({ processes }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(processes, 'other process', 'other processes')} computed on the device`,
    'slow-counter': ({ error, seconds }) => `${formatError(error)}: the counter moves every 20 to 100 ms, the run took ${formatSeconds(seconds)}`,
    'device-order': 'cards differ and CUDA numbers the fastest first: set CUDA_DEVICE_ORDER=PCI_BUS_ID',
    reported: ({ detail }) => detail,
};
/** Of the number that a meter read. */
const formatDoubt = (doubt) => (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .q)(WORDS, doubt, null);
/** `doubtful: perf reads 10.0 % more; no reading came for 0.50 s`. */
const formatDoubts = (doubts) => `doubtful: ${doubts.map(formatDoubt).join('; ')}`;
/** `0.50 s`. */
const formatSeconds = (seconds) => `${seconds.toPrecision(2)} s`;
const formatError = (share) => `±${Math.round(100 * share)} %`;


/***/ }),

/***/ 91244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ formatNoEnergy),
/* harmony export */   $s: () => (/* binding */ BASELINE_PHRASES),
/* harmony export */   B0: () => (/* binding */ formatRatio),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   DZ: () => (/* binding */ formatSuccess),
/* harmony export */   Jd: () => (/* binding */ formatSuccessRate),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   MD: () => (/* binding */ countWord),
/* harmony export */   Mt: () => (/* binding */ formatFailureClass),
/* harmony export */   O5: () => (/* binding */ QUANTITY_WORDS),
/* harmony export */   Tc: () => (/* binding */ formatComparison),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   VZ: () => (/* binding */ formatQuantity),
/* harmony export */   WG: () => (/* binding */ formatRatioSentence),
/* harmony export */   Wk: () => (/* binding */ formatError),
/* harmony export */   Xm: () => (/* binding */ formatMeter),
/* harmony export */   Xo: () => (/* binding */ formatSeconds),
/* harmony export */   e9: () => (/* binding */ formatWholePercent),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   gI: () => (/* binding */ formatMetric),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   kL: () => (/* binding */ MODE_WORDS),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   m6: () => (/* binding */ BASELINE_WORDS),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   sK: () => (/* binding */ capitalise),
/* harmony export */   sP: () => (/* binding */ formatPercentRange),
/* harmony export */   vv: () => (/* binding */ formatRatioParts),
/* harmony export */   vw: () => (/* binding */ formatScientific),
/* harmony export */   x3: () => (/* binding */ ESTIMATED_MARK),
/* harmony export */   yZ: () => (/* binding */ joinWords),
/* harmony export */   yg: () => (/* binding */ formatDigits)
/* harmony export */ });
const QUANTITY_WORDS = {
    energy: 'energy',
    cpu: 'CPU time',
    wall: 'wall time',
    memory: 'peak memory',
};
const BASELINE_WORDS = {
    'original-headless': 'original without plots',
    original: 'original as it is',
};
/** The same within a sentence. */
const BASELINE_PHRASES = {
    'original-headless': "the author's code without its plots",
    original: "the author's code",
};
/** Estimates of energy are good to a factor of two at best: they carry this mark wherever they stand. */
const ESTIMATED_MARK = 'estimated ×/÷2';
const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const padded = new Intl.NumberFormat('en', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
const paddedTwo = new Intl.NumberFormat('en', { minimumSignificantDigits: 2, maximumSignificantDigits: 2 });
const significantTwo = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
/** In a cell: there is no number. */
const MISSING = '–';
/** `×0.62 (0.55–0.70)`; estimated or without an interval `×0.62`; without pairs a dash. */
function formatRatio(shown) {
    if (shown === null || shown.estimate === null)
        return MISSING;
    // The interval of an estimate would promise a precision that it does not have.
    const { ratio, range } = formatRatioParts(shown.estimate, shown.quality === 'estimated' ? null : (shown.interval ?? null));
    return range === null ? ratio : `${ratio} (${range})`;
}
/** `×0.62` and `0.55–0.70`, for a place that shows them apart. */
function formatRatioParts(estimate, interval) {
    if (interval === null)
        return { ratio: `×${roundRatio(estimate, 2)}`, range: null };
    const decimals = ratioDecimals(interval);
    const [low, high] = interval.map((end) => {
        if (showsSide(end, decimals))
            return roundRatio(end, decimals);
        return end < 1 ? '<1' : '>1'; // its digits would print 1 and hide on which side it lies
    });
    return { ratio: `×${roundRatio(estimate, decimals)}`, range: `${low}–${high}` };
}
/** `×0.77, 95 % interval 0.61–0.93`. */
function formatRatioSentence(estimate, interval) {
    const { ratio, range } = formatRatioParts(estimate, interval);
    return range === null ? ratio : `${ratio}, 95 % interval ${range}`;
}
/** Two significant digits for what is too large or too small for decimals. */
const roundRatio = (value, decimals) => value >= 10 || value < 0.1 ? paddedTwo.format(value) : value.toFixed(decimals);
/** As near to 1 a ratio is 1. */
const SAME = 1e-9;
const MOST_DECIMALS = 4;
/** As few decimals, from two on, as show on which side of 1 each end lies, and that the ends differ. */
function ratioDecimals(interval) {
    for (let decimals = 2; decimals < MOST_DECIMALS; decimals++) {
        const [low, high] = interval.map((end) => end.toFixed(decimals));
        if (interval.every((end) => showsSide(end, decimals)) && (low !== high || interval[1] - interval[0] <= SAME)) {
            return decimals;
        }
    }
    // What no number of decimals shows is said by a sign, and more of them only crowd the other end.
    return interval.every((end) => showsSide(end, MOST_DECIMALS)) ? MOST_DECIMALS : 2;
}
const showsSide = (end, decimals) => sideOf(Number(end.toFixed(decimals))) === sideOf(end);
const sideOf = (ratio) => (Math.abs(ratio - 1) <= SAME ? 0 : Math.sign(ratio - 1));
/** `38 % less`, `0.4 % more`, `2.4 times as much`. */
function formatChange(ratio) {
    if (ratio >= 2)
        return `${significant.format(Number(ratio.toPrecision(2)))} times as much`;
    const share = Math.abs(ratio - 1);
    return `${share > 0.99 ? `${(share * 100).toFixed(1)} %` : formatPercent(share)} ${ratio < 1 ? 'less' : 'more'}`;
}
/** `38 % less CPU time than`, `3.2 times as much CPU time as`. */
const formatComparison = (ratio, what) => `${formatChange(ratio)} ${what} ${ratio >= 2 ? 'as' : 'than'}`;
function formatQuantity(value, quantity) {
    if (value === null)
        return MISSING;
    if (quantity === 'memory')
        return `${formatThreeDigits(value / 2 ** 20)} MiB`;
    if (quantity !== 'energy')
        return `${formatThreeDigits(value)} s`;
    return value >= 10_000 ? `${formatThreeDigits(value / 1000)} kJ` : `${formatThreeDigits(value)} J`;
}
/** `1.40` beside `1.52`; above a thousand the zeros that rounding leaves stand for what is not known. */
const formatThreeDigits = (value) => (value === 0 ? '0' : padded.format(value));
/** Three decimals for a fraction, four significant digits for a metric in the target's own unit. */
function formatMetric(value, scale) {
    return value === null ? MISSING : formatSigned(value, metricDecimals(scale, value));
}
/** With a sign, and the decimals of the value that it is a difference to. */
function formatDifference(value, scale, reference) {
    if (value === null)
        return MISSING;
    const text = formatSigned(value, metricDecimals(scale, reference ?? value));
    return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
function metricDecimals(scale, value) {
    if (scale !== 'absolute')
        return 3;
    return value === 0 ? 0 : Math.min(20, Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value)))));
}
function formatSigned(value, decimals) {
    const text = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(Math.abs(value));
    return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}
function formatUsd(usd) {
    return usd !== 0 && usd < 0.01 ? `$${significant.format(usd)}` : `$${usd.toFixed(2)}`;
}
/** `3.4 × 10⁹` from a million on; below, the number. */
function formatScientific(value) {
    if (value < 1e6)
        return significant.format(value);
    const [mantissa = '', exponent = ''] = value.toExponential(1).split('e+');
    return `${mantissa} × 10${[...exponent].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('')}`;
}
/** `44–97 %` */
const formatPercentRange = ([low, high]) => `${Math.round(low * 100)}–${Math.round(high * 100)} %`;
/** `p = 0.031`; below a thousandth only that. */
function formatP(p) {
    if (p === null)
        return MISSING;
    return p < 0.001 ? 'p < 0.001' : `p = ${Number(p.toPrecision(2))}`;
}
/** `7.6 %`: two significant digits. */
const formatPercent = (share) => `${significantTwo.format(share * 100)} %`;
/** `96 %` */
const formatWholePercent = (share) => `${Math.round(share * 100)} %`;
/** `2.35 s` */
const formatSeconds = (seconds) => `${formatDigits(seconds, 3)} s`;
/** So many significant digits, without those that are zero at the end, and never an exponent. */
const formatDigits = (value, digits) => new Intl.NumberFormat('en', { maximumSignificantDigits: digits, useGrouping: false }).format(value);
const formatCount = (count) => new Intl.NumberFormat('en').format(count);
/** `6 projects`, `1 project`. */
const countWord = (count, word, plural = `${word}s`) => `${count} ${count === 1 ? word : plural}`;
/** `2026-11-30 14:05 UTC`; a text that is no date is shown as it is. */
function formatInstant(instant) {
    const milliseconds = Date.parse(instant);
    if (Number.isNaN(milliseconds))
        return instant;
    return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `a, b and c` */
function joinWords(words) {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** `a, b, c and 4 more` */
function formatList(items, shown = 5) {
    const rest = items.length - shown;
    return rest > 0 ? `${items.slice(0, shown).join(', ')} and ${rest} more` : items.join(', ');
}
/** `5 / 6 / 6`: passed, attemptable, total. */
function formatSuccess(success) {
    return `${success.passed} / ${success.attemptable} / ${success.total}`;
}
/** `83 %`, or bounds where some variants could not be attempted: had they all failed, had they all passed. */
function formatSuccessRate(success) {
    const { passed, attemptable, total } = success;
    if (total === 0)
        return MISSING;
    const low = Math.round((passed / total) * 100);
    const high = Math.round(((passed + total - attemptable) / total) * 100);
    return low === high ? `${low} %` : `${low}–${high} %`;
}
/** A class of failures in words: `schema-or-name` is "schema or name". */
const formatFailureClass = (name) => name.replaceAll('-', ' ');
/** `KeyError: 'body_mass_g'`; empty where nothing was said. */
const formatError = ({ errorType, message }) => [errorType?.split('.').at(-1), message].filter((part) => part != null).join(': ');
const METER_WORDS = new Map([
    ['linear-own-watts', 'linear model, own watts'],
    ['linear-per-vcpu', 'linear per-vCPU model'],
    ['torch-flop-counter', 'torch.utils.flop_counter'],
]);
/** A meter, or the model of an estimate, as people call it. */
const formatMeter = (meter) => METER_WORDS.get(meter) ?? meter;
const MODE_WORDS = {
    'original-telemetry': "the model adds only the metric line to the author's script",
    assisted: "the model sees the author's script and rewrites it",
    autonomous: "the model sees only the data's header, one row and the README",
};
/** Of a campaign without measured energy: joules that were read and not believed were measured all the same. */
const formatNoEnergy = ({ energyLeftOut }) => energyLeftOut.length > 0 ? 'energy measured, but left out' : 'energy not measured here';
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);


/***/ }),

/***/ 23300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ doubt),
/* harmony export */   m: () => (/* binding */ doubtCount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);


const seconds = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative();
/** Why a careful reader would not trust a number unseen that a meter read: what it noticed itself. */
const doubt = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    /** Another meter of the same zone reads so much more (or less, below 0), as a share. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('meters-disagree'), meter: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf, difference: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }),
    /** More than twice the limit of the zone. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('excessive-power'), joules: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), seconds, limitWatts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }),
    /** The counter may have wrapped more than once between two readings. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('wrapped-unseen'), seconds }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('gap'), seconds }),
    /** The power changes faster than it is read: an error of so much, as a share. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('fast-power'), error: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('few-readings'), readings: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), seconds }),
    /** The nearest readings lie so far off the edges of the run. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('far-from-edges'), offSeconds: seconds, seconds }),
    /** Other processes computed on the device. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('shared-device'), processes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }),
    /** The counter moves seldom beside so short a run: an error of so much, as a share. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('slow-counter'), error: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative(), seconds }),
    /** Cards differ, and CUDA does not number them as the bus does. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('device-order') }),
    /** In the words of a file of an older version. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('reported'), detail: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
]);
/** Numbers that their meters doubt for one kind of reason. */
const doubtCount = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** Of the first of them. */
    example: doubt,
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    /** The others are doubted in the same numbers. */
    equal: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});


/***/ }),

/***/ 39253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ restGap),
/* harmony export */   bk: () => (/* binding */ energyGap),
/* harmony export */   lO: () => (/* binding */ energyReason)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _doubt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23300);



const path = _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq;
const seconds = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative();
/** An error number of the system's (`EACCES`). */
const code = _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq;
/** In the words of another program or of an exception. */
const detail = _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq;
/** Why there are no joules. */
const energyGap = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    /** What this machine lacks or hides. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['no-counters', 'hidden-counters', 'no-card-sensors']), root: path }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['no-power-pmu', 'no-energy-events', 'no-package-events', 'pmu-counts-nothing']) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not-macos') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-devices'), library: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf }),
    /** Of so many devices, by CUDA_VISIBLE_DEVICES. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-visible-devices'), setting: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, devices: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }),
    /** Null: the driver knows no field of power. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-power-field'), field: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable() }),
    /** The card is split (MIG): its counter is the whole card's. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('partitioned') }),
    /** None was asked for; and what an estimate needs is not known. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['no-processor-meter', 'no-cpu-seconds']) }),
    /** Files of counters. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['unreadable', 'vanished']), path, code }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-number'), path, text: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    /** Nobody can tell what the counter of a zone without a name counts. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['nameless', 'replaced', 'missing']), path }),
    /** What counters said, and series of readings. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['not-read', 'read-once', 'still', 'negative', 'above-range', 'reset']) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['wrapped-or-reset', 'no-power', 'no-readings', 'no-numbers']) }),
    /** On that side of the run. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['none-before', 'none-after']) }),
    /** No reading came for so long. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('silent'), seconds }),
    /** Above twice the zone's limit. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('implausible'), joules: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), seconds, limitWatts: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('beyond-belief'),
        value: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        unit: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['watts', 'joules']),
        most: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    }),
    /** Programs that read. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not-installed'), program: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not-started'), program: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf, detail }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ended'),
        program: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
        exitCode: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable(),
        signal: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable(),
        detail: detail.nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-answer'), program: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf, seconds, detail: detail.nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not-understood'), program: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf, detail }),
    /** perf may not count here. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('denied'), detail }),
    /** By a library, or by a file of an older version. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('reported'), detail }),
]);
/** What is to be known of joules that stand. */
const energyRemark = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    /** From time, because nothing measured them. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('estimated'), because: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(energyGap) }),
    /** These zones show the same counter. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('mirrored'), domains: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf) }),
    /** The run is short beside the steps of the counter: an error of so much, as a share. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('short-run'), error: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), seconds }),
    /** The part of the processor slept: 0. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('asleep') }),
    /** The same device's power adds up to so much. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('other-sensor'), joules: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    /** The meter gives watts too, which are not used. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('watts-too') }),
    /** Integrated from nine readings of power a second, which may be means over one. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['sampled-power', 'averaged-power']) }),
    /** Apple calls its values estimates. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('vendor-estimate') }),
]);
/** Why there is none, what an estimate rests on, or what else the meter says of a number that stands. */
const energyReason = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [energyGap, energyRemark]);
/** Why the power of a zone at rest is not known, and so its net joules are not. */
const restGap = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['not-asked', 'only-estimated', 'not-among-zones']) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not-read'), reason: energyReason.nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('doubtful'), doubts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_doubt_js__WEBPACK_IMPORTED_MODULE_1__/* .doubt */ .B) }),
]);


/***/ }),

/***/ 50856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ FAILURE_CLASSES),
/* harmony export */   En: () => (/* binding */ idlePower),
/* harmony export */   Hc: () => (/* binding */ host),
/* harmony export */   IX: () => (/* binding */ sandboxTier),
/* harmony export */   Jo: () => (/* binding */ LONGEST_ERROR_TYPE),
/* harmony export */   Oc: () => (/* binding */ LONGEST_TRACEBACK),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   iB: () => (/* binding */ TIERS),
/* harmony export */   jP: () => (/* binding */ sandboxedExecution),
/* harmony export */   n7: () => (/* binding */ execution)
/* harmony export */ });
/* unused harmony exports FLAGS, flag, failureClass, energyReading, carbonReading, conditions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _doubt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23300);
/* harmony import */ var _energy_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39253);
/* harmony import */ var _meters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21234);





/** Beyond any machine and any patience: such a number is a fault of the file, and would drown all others. */
const MOST_JOULES = 1e15;
const joules = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().max(MOST_JOULES);
const seconds = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().max(1e9);
const bytes = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().max(1e18);
/** What a reader of an execution's numbers has to know of it. */
const FLAGS = [
    ...['cold', 'contaminated', 'throttled', 'timeout', 'left-processes', 'doubtful-energy'],
    ...['percent-normalised', 'metric-expression', 'allowed-gpu', 'allowed-rapl'],
];
const flag = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(FLAGS);
/** Why an execution failed: the family of its exception, what it was ended for, or whose fault it was. */
const FAILURE_CLASSES = [
    ...['syntax', 'import', 'file-not-found', 'schema-or-name', 'data-values', 'memory', 'forbidden-action'],
    ...[
        'assertion',
        'asks-for-input',
        'other-exception',
        'signal',
        'exit-code',
        'time',
        'processes',
        'output',
    ],
    ...['disk', 'interrupted', 'metric', 'environment-failed', 'sandbox-failed', 'missing-variant'],
];
const failureClass = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(FAILURE_CLASSES);
/** Joules of one physical zone, by its kernel name; a child stands under its parent (`package-0/dram`). */
const energyReading = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    domain: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    /** Gross, read at the instants that bound wallSeconds. */
    joules: joules.nullable(),
    netJoules: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    meter: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_meters_js__WEBPACK_IMPORTED_MODULE_3__/* .READING_METERS */ .Ue),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    reason: _energy_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .energyReason */ .lO.nullable(),
    /** Of joules whose power at rest was to be measured. */
    restReason: _energy_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .restGap */ .TL.optional(),
    /** What speaks against a number that was read; it then enters no verdict. */
    doubts: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_doubt_js__WEBPACK_IMPORTED_MODULE_1__/* .doubt */ .B),
});
/** Operational carbon: kWh × PUE × intensity. */
const carbonReading = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    grams: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().nullable(),
    /** Quality of the energy that the grams are made from: gross joules of all packages, or of the meter outside the machine. */
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    gramsPerKwh: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative(),
    /** Region of the electricity's generation; `own value` where the user gave the intensity. */
    region: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    year: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    pue: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(1),
    /** Of the energy. */
    reason: _energy_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .energyReason */ .lO.nullable(),
});
/** Power of one zone while nothing ran, measured on this host shortly before. */
const idlePower = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    domain: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    meter: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_meters_js__WEBPACK_IMPORTED_MODULE_3__/* .READING_METERS */ .Ue),
    watts: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative(),
    /** Standard error of the watts over the slices of the window. */
    standardErrorWatts: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().nullable(),
    /** Length of the window. */
    seconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().positive(),
    startedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR,
});
/** The host around a run. A null stands where this host shows nothing. */
const conditions = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    /** CPU seconds of everything else while the run lasted. */
    otherCpuSeconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().nullable(),
    /** Share of the host's busy CPU seconds that were not the run's; 0–1. */
    otherCpuShare: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(1).nullable(),
    /** Hottest sensor of the processor. */
    temperatureCelsius: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig() }).nullable(),
    /** Mean over processors. */
    frequencyMegahertz: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig() }).nullable(),
    /** Times the processor throttled itself during the run. */
    throttled: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nonnegative().nullable(),
});
/** One execution of any command: how it ended and what it took. Formats of runs spread these fields, so that they stay flat. */
const execution = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    startedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR,
    exitCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    signal: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable(),
    wallSeconds: seconds.nullable(),
    /** CPU seconds of the whole process tree. */
    userSeconds: seconds.nullable(),
    systemSeconds: seconds.nullable(),
    peakMemoryBytes: bytes.nullable(),
    energy: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(energyReading),
    carbon: carbonReading.nullable(),
    conditions: conditions.nullable(),
    /** Why a field above is null, or less than it says, by the field's name. */
    reasons: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[A-Za-z][\w.-]{0,60}$/), _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    flags: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(flag),
});
const TIERS = ['container', 'bubblewrap', 'none'];
const sandboxTier = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(TIERS);
const host = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    name: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    cpu: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    logicalCpus: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    memoryBytes: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    kernel: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    microcode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable(),
    governor: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable(),
    /** Drivers that decide power and speed too (GPU, frequency), with their versions. */
    drivers: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf, _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf),
    virtualMachine: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().nullable(),
    python: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable(),
    node: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    /** Hash of all that makes runs comparable: host, kernel, microcode, governor, drivers. Never pooled silently. */
    stratum: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^\w{1,64}$/),
});
const LONGEST_ERROR_TYPE = 80;
const LONGEST_TRACEBACK = 2000;
/** An execution on a fresh copy in a sandbox, its output kept in a log. */
const sandboxedExecution = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ...execution.shape,
    /** Of Python, without its module. */
    errorType: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(LONGEST_ERROR_TYPE).regex(/^\w+$/).nullable(),
    errorMessage: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    tracebackTail: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(LONGEST_TRACEBACK).nullable(),
    failureClass: failureClass.nullable(),
    /** The idle power that netJoules were made with; empty where none was measured. */
    idle: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(idlePower),
    sandbox: sandboxTier,
    host,
    toolVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    log: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^logs\/[\w.-]{1,80}\.log$/)
        .nullable(),
    logSha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
});


/***/ }),

/***/ 86770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dI: () => (/* binding */ modelsFile),
/* harmony export */   eJ: () => (/* binding */ modelEntry),
/* harmony export */   sy: () => (/* binding */ BUILT_PROVIDERS)
/* harmony export */ });
/* unused harmony exports PROVIDERS, MODELS_VERSION */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _versioned_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69739);



const PROVIDERS = ['openai', 'anthropic', 'gemini', 'groq', 'replay'];
const BUILT_PROVIDERS = ['openai', 'anthropic', 'groq', 'replay'];
/** Its messages do not quote it: what is refused may be a key. */
const serverUrl = zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5({ protocol: /^https?$/, error: 'an address with http or https' })
    .max(1000)
    .refine((address) => {
    const { username, password, search, hash } = URL.parse(address) ?? { username: '?' };
    return !(username || password || search || hash);
}, 'an address without user, password, query and fragment: a key belongs into the variable that keyVariable names');
const modelEntry = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    provider: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(PROVIDERS),
    /** The provider's own model id. */
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** Which OpenAI endpoint; compatible servers usually know `chat` only. */
    api: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['responses', 'chat']).default('responses'),
    /** An OpenAI- or Anthropic-compatible server instead of the provider's own; whether it is asked is its user's to say. */
    baseUrl: serverUrl.optional(),
    /** Environment variable that holds the key; null for a server that wants none. */
    keyVariable: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[A-Za-z_]\w{0,99}$/, 'the name of a variable')
        .nullable()
        .default(null),
    maxOutputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive().default(16_000),
    reasoningEffort: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).optional(),
    temperature: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(2).optional(),
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().default(600),
    /** US dollars per million tokens, when the price table has no such model. */
    price: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ inputPerMillion: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), outputPerMillion: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, date: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq })
        .optional(),
    /** What a token costs in energy, as somebody measured or published it; there is no table of it. */
    energy: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        joulesPerOutputToken: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        low: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        high: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    })
        .refine(({ joulesPerOutputToken, low, high }) => low <= joulesPerOutputToken && joulesPerOutputToken <= high, {
        message: 'low ≤ joulesPerOutputToken ≤ high does not hold',
    })
        .optional(),
    /** `replay` only: folder of recorded answers, relative to the dataset. */
    answers: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ.optional(),
    note: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.optional(),
});
const MODELS_VERSION = 1;
const modelList = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(MODELS_VERSION), models: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(modelEntry) });
/** `dataset/models.yaml`. */
const modelsFile = (0,_versioned_js__WEBPACK_IMPORTED_MODULE_2__/* .versioned */ .iF)(MODELS_VERSION, modelList, {});


/***/ }),

/***/ 60711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ isDoubtful),
/* harmony export */   Ny: () => (/* binding */ netJoulesOfHost),
/* harmony export */   W3: () => (/* binding */ measuredNetJoules),
/* harmony export */   fZ: () => (/* binding */ meterOfHost),
/* harmony export */   u3: () => (/* binding */ energyOfHost)
/* harmony export */ });
/** A whole processor package by its kernel name; its children (`package-0/dram`) are not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/;
/** A wall plug, a supply or the sockets of several: what the whole machine takes. */
const EXTERNAL_DOMAIN = /^external(-|$)/;
const ESTIMATE_DOMAIN = 'estimate/cpu';
/** A number that was read but that a careful reader would not trust unseen. */
const isDoubtful = ({ joules, doubts }) => joules !== null && doubts.length > 0;
/**
 * Gross joules of all processor packages by one meter; where none was read, of the meters outside the machine, which take in
 * all the rest of it; where there are none of these, the estimate, marked so; else null with the reason. All zones or none:
 * a sum that lacks a socket is not the run's energy.
 */
function energyOfHost(energy) {
    return sumZones(zonesOfHost(energy), energy);
}
/** Joules above idle of the same zones; null where one has none. */
function netJoulesOfHost(energy) {
    if (energy.every(({ netJoules }) => netJoules === null))
        return null;
    const net = zonesOfHost(energy).map((zone) => (zone.joules === null ? null : zone.netJoules));
    return net.length === 0 || net.includes(null) ? null : net.reduce((sum, each) => sum + (each ?? 0), 0);
}
/** The same where the gross joules were measured: an estimate has no idle power of its own. */
function measuredNetJoules(energy) {
    return energyOfHost(energy).quality === 'measured' ? netJoulesOfHost(energy) : null;
}
/** Which of a host's meters, by name, is taken for its energy; as `energyOfHost` chooses among what was read. */
function meterOfHost(meters) {
    const inside = meters.find((meter) => PACKAGE_METERS.includes(meter));
    return inside ?? ['external', 'estimate'].find((meter) => meters.includes(meter)) ?? null;
}
/** Those that read processor packages. */
const PACKAGE_METERS = ['powercap', 'perf', 'powermetrics'];
function zonesOfHost(energy) {
    const packages = energy.filter(({ domain, quality }) => PACKAGE_DOMAIN.test(domain) && quality !== 'estimated');
    const external = energy.filter(({ domain }) => EXTERNAL_DOMAIN.test(domain));
    const measured = [ofOneMeter(packages), ofOneMeter(external)].find((zones) => zones.length > 0);
    if (measured !== undefined)
        return measured;
    return energy.filter(({ domain, quality, joules }) => domain === ESTIMATE_DOMAIN && quality === 'estimated' && joules !== null);
}
/** Two meters read the same joules. Empty where none read any. */
function ofOneMeter(zones) {
    const meter = zones.find(({ quality }) => quality === 'measured')?.meter;
    return zones.filter((zone) => zone.meter === meter);
}
function sumZones(zones, energy) {
    const [first] = zones;
    if (first === undefined) {
        const silent = energy.filter(({ domain }) => PACKAGE_DOMAIN.test(domain) || EXTERNAL_DOMAIN.test(domain));
        const told = [...silent, ...energy].find(({ reason }) => reason !== null);
        return { joules: null, quality: 'unavailable', reason: told?.reason ?? null, doubts: [], meter: null, domains: [] };
    }
    const source = { meter: first.meter, domains: zones.map(({ domain }) => domain).sort() };
    const missing = zones.find(({ joules }) => joules === null);
    if (missing !== undefined) {
        return {
            ...source,
            joules: null,
            quality: 'unavailable',
            reason: missing.reason ?? { kind: 'not-read' },
            doubts: [],
        };
    }
    return {
        ...source,
        joules: zones.reduce((sum, { joules }) => sum + (joules ?? 0), 0),
        quality: first.quality,
        reason: first.quality === 'estimated' ? first.reason : null,
        doubts: zones.find(isDoubtful)?.doubts ?? [],
    };
}


/***/ }),

/***/ 69739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ listFields),
/* harmony export */   Ce: () => (/* binding */ isFields),
/* harmony export */   YP: () => (/* binding */ mapFields),
/* harmony export */   iF: () => (/* binding */ versioned)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);

/**
 * A file format with a version of its own: an older file is migrated step by step before `current` parses it, a newer one
 * is an issue whose parameter `newerVersion` names its version, one that can only be made anew an issue with `olderVersion` and `fix`. `current` holds `schemaVersion` as a literal.
 */
function versioned(version, current, migrations) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((value, context) => {
        if (!isVersioned(value))
            return value;
        if (value.schemaVersion > version) {
            context.addIssue({ code: 'custom', params: { newerVersion: value.schemaVersion }, input: value, fatal: true });
            return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
        }
        let migrated = value;
        for (let from = value.schemaVersion; from < version; from++) {
            const migrate = migrations[from] ?? ((old) => old);
            if (typeof migrate === 'string') {
                context.addIssue({ code: 'custom', params: { olderVersion: from, fix: migrate }, input: value, fatal: true });
                return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
            }
            migrated = { ...migrate(migrated), schemaVersion: from + 1 };
        }
        return migrated;
    }, current);
}
function isVersioned(value) {
    return isFields(value) && Number.isSafeInteger(value.schemaVersion) && Number(value.schemaVersion) >= 1;
}
/** Of files that nobody has checked yet. */
const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A list with each of its objects changed; anything else as it is, for the schema to refuse. */
function mapFields(list, change) {
    if (!Array.isArray(list))
        return list;
    return list.map((item) => (isFields(item) ? change(item) : item));
}
/** The objects of a list; what is none is for the schema to refuse. */
const listFields = (list) => (Array.isArray(list) ? list.filter(isFields) : []);


/***/ })

};

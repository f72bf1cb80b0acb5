export const id = 3741;
export const ids = [3741,8033,2632];
export const modules = {

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

/***/ 89892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ UNKNOWN_START),
/* harmony export */   G: () => (/* binding */ startOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);



/** What stands for the start of a process where the system does not tell it. */
const UNKNOWN_START = '0'.repeat(9);
/**
 * Clock ticks from boot to the start of a process (proc(5), field 22), in base 36 and always as long: with its number, the
 * name of a process for good. Null: there is none, or it has ended. Without /proc, what says only that there is one.
 */
async function startOf(pid) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/proc/self/stat'))
        return isThere(pid) ? UNKNOWN_START : null;
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => null);
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
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EPERM';
    }
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
        const stdout = collect(child.stdout);
        const stderr = collect(child.stderr);
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
function collect(stream) {
    const chunks = [];
    let size = 0;
    stream.on('data', (chunk) => {
        if (size < OUTPUT_LIMIT)
            chunks.push(chunk.subarray(0, OUTPUT_LIMIT - size));
        size += chunk.length;
    });
    return () => Buffer.concat(chunks).toString('utf8');
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

/***/ 81597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/wrap.js
var wrap = __webpack_require__(61862);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
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
const OPEN_COUNTERS_COST = 'members of the group can watch the power draw, from which secrets of other programs can leak (CVE-2020-8694): only on a machine that you share with nobody.';
/** RAPL by the powercap files. */
async function checkPowercap({ powercap }) {
    const found = await (0,energy_powercap/* discoverPowercap */.xy)(powercap);
    const readable = found.zones.filter((zone) => zone.unreadable === null);
    const locked = found.zones.flatMap((zone) => zone.unreadable ?? []);
    const name = 'RAPL';
    const area = 'energy';
    if (found.reason === null && locked.length === 0) {
        const says = `measured: ${readable.map(({ domain }) => domain).join(', ')}`;
        return { area, name, state: 'works', says, runnerNeeds: true };
    }
    if (locked.length > 0) {
        const measured = readable.length === 0 ? '' : `measured: ${readable.map(({ domain }) => domain).join(', ')}; `;
        const permitted = locked.every((reason) => !/EACCES|EPERM/.test(reason));
        return {
            ...{ area, name, state: readable.length === 0 ? 'missing' : 'works', runnerNeeds: true },
            says: `${measured}${locked.length} not readable: ${locked[0]}`,
            ...(permitted ? {} : { fix: OPEN_COUNTERS, cost: OPEN_COUNTERS_COST }),
        };
    }
    const where = isContainer()
        ? 'A container hides the counters: run on the host itself.'
        : 'A machine of your own with an Intel or AMD processor and Linux has them.';
    const says = `${found.reason}. ${where} Energy is estimated here (×/÷2) and enters no verdict.`;
    return { area, name, state: 'missing', says, runnerNeeds: true };
}
const isContainer = () => (0,external_node_fs_.existsSync)('/.dockerenv') || (0,external_node_fs_.existsSync)('/run/.containerenv');
/** The same counters by perf: a second source to check the first. Tried, since a virtual machine can show it and count nothing. */
async function checkPowerPmu(env, { eventSources, proc }) {
    const found = { area: 'energy', name: 'perf power' };
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(eventSources, 'power', 'type'))) {
        return { ...found, state: 'absent', says: 'the kernel has no power PMU' };
    }
    const level = await readParanoia(proc);
    if (process.geteuid?.() !== 0 && level !== null && level > 0) {
        return {
            ...{ ...found, state: 'missing' },
            says: `kernel.perf_event_paranoid is ${level}, and counters of the whole machine need 0`,
            fix: ['sudo sysctl -w kernel.perf_event_paranoid=0'],
            cost: 'every local user can then count events of every program, a side channel. RAPL by its files needs none of it.',
        };
    }
    const opened = await (0,perf.openPerf)({ env, root: eventSources, vendor: (0,energy_powercap/* readVendor */.RL)(), ask: false });
    if (!(0,source/* isUsable */.Ng)(opened))
        return { ...found, state: 'absent', says: opened.reason };
    await opened[Symbol.asyncDispose]();
    return { ...found, state: 'works', says: 'a second source: greenml measure --meter powercap,perf compares the two' };
}
async function readParanoia(proc) {
    try {
        return Number((await (0,promises_.readFile)((0,external_node_path_.join)(proc, 'sys/kernel/perf_event_paranoid'), 'utf8')).trim());
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return null;
        throw error;
    }
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







const check_devices_area = 'energy';
/** Graphics cards by each way there is to read them; the way that works is the one that a run would use. */
async function checkGraphics(env, device = '/dev/nvidiactl') {
    const nvml = await tryMeter((0,energy_nvml.openNvml)(env));
    const nvidia = nvml.reason === null ? nvml : await tryMeter((0,nvidia_smi.openNvidiaSmi)(env));
    const hwmon = await tryMeter((0,gpu_hwmon.openGpuHwmon)(env));
    const amd = hwmon.reason === null ? hwmon : await tryMeter((0,amdsmi.openAmdSmi)(env));
    return [
        describe('NVIDIA', nvidia, (0,external_node_fs_.existsSync)(device), nvml.reason === null ? 'energy counter' : 'integrated power, coarser'),
        describe('AMD, Intel', amd, false, 'energy or power of the cards'),
    ];
}
/** Apple's own estimate of its processors' power. */
async function checkApple(env) {
    if (process.platform !== 'darwin')
        return [];
    const { reason } = await tryMeter((0,powermetrics.openPowermetrics)(env));
    if (reason === null)
        return [{ area: check_devices_area, name: 'powermetrics', state: 'works', says: 'measured by powermetrics' }];
    return [{ area: check_devices_area, name: 'powermetrics', state: 'missing', says: reason, fix: ['sudo greenml measure …'] }];
}
async function tryMeter(opening) {
    const opened = await opening;
    if (!(0,source/* isUsable */.Ng)(opened))
        return { reason: opened.reason };
    await opened[Symbol.asyncDispose]();
    return { reason: null };
}
function describe(name, { reason }, here, says) {
    if (reason === null)
        return { area: check_devices_area, name, state: 'works', says: `measured: ${says}` };
    return { area: check_devices_area, name, state: here ? 'missing' : 'absent', says: reason };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: ./build/environment/cache.js
var environment_cache = __webpack_require__(99656);
;// CONCATENATED MODULE: ./build/environment/check-tools.js





const check_tools_area = 'programs';
/** What the tool starts: each by asking it for its version. */
function checkTools(env) {
    return Promise.all([checkPython(env), checkGit(env), checkUv(env), checkDisk(env)]);
}
async function checkPython(env) {
    const version = await askVersion('python3', env);
    const found = { area: check_tools_area, name: 'python', runnerNeeds: true };
    if (version === null) {
        return { ...found, state: 'missing', says: 'python3 is not installed', fix: ['sudo apt-get install python3'] };
    }
    const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(version) ?? [];
    const good = Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 10);
    return good
        ? { ...found, state: 'works', says: version }
        : { ...found, state: 'missing', says: `${version || 'python3 fails'}; 3.10 or newer is needed` };
}
async function checkGit(env) {
    const version = await askVersion('git', env);
    return version === null
        ? { area: check_tools_area, name: 'git', state: 'missing', says: 'needed by import', fix: ['sudo apt-get install git'] }
        : { area: check_tools_area, name: 'git', state: 'works', says: version };
}
async function checkUv(env) {
    const version = await askVersion('uv', env);
    const fetched = 'not on PATH: a pinned build is fetched from the package index when environments are made';
    return { area: check_tools_area, name: 'uv', state: version === null ? 'absent' : 'works', says: version ?? fetched };
}
/** The scientific stack of one project takes about this much, and its run a copy of its data. */
const ENVIRONMENT_GIB = 2;
async function checkDisk(env) {
    const folder = (0,environment_cache/* cacheFolder */.n)(env);
    const [cache, scratch] = await Promise.all([freeGib(folder), freeGib((0,external_node_os_.tmpdir)())]);
    const enough = Math.min(cache, scratch) >= ENVIRONMENT_GIB;
    return {
        ...{ area: check_tools_area, name: 'disk', state: enough ? 'works' : 'missing' },
        says: `${cache.toFixed(0)} GiB free for environments (${folder}), ${scratch.toFixed(0)} GiB in ${(0,external_node_os_.tmpdir)()}`,
        ...(enough
            ? {}
            : { cost: `an environment takes up to ${ENVIRONMENT_GIB} GiB: set GREENML_CACHE to a larger disk.` }),
    };
}
async function freeGib(folder) {
    for (let each = folder;; each = each.slice(0, each.lastIndexOf('/')) || '/') {
        const found = await (0,promises_.statfs)(each).catch(() => null); // not made yet: its parent's disk
        if (found !== null)
            return (found.bavail * found.bsize) / 1024 ** 3;
        if (each === '/')
            return 0;
    }
}
/** Its first line; null where there is no such program. */
async function askVersion(program, env) {
    try {
        const { stdout, exitCode } = await (0,base_process/* runCommand */.d)(program, ['--version'], { env, timeoutSeconds: 10 });
        return exitCode === 0 ? (stdout.trim().split('\n')[0] ?? '') : '';
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT' || (0,errors/* errorCode */.CA)(error) === 'EACCES')
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/generation/check-keys.js
/** By provider that can be asked; recorded answers need none. */
const KEY_OF = {
    openai: 'OPENAI_API_KEY',
    anthropic: 'ANTHROPIC_API_KEY',
    groq: 'GROQ_API_KEY',
};
const KEYS = Object.values(KEY_OF);
/** Which providers could be asked; names of variables only. */
function checkKeys(env) {
    const [set, missing] = [KEYS.filter((name) => env[name]), KEYS.filter((name) => !env[name])];
    const none = 'only recorded answers and --answers DIR can be used; .env.example lists the keys';
    return {
        area: 'keys',
        name: 'providers',
        state: set.length > 0 ? 'works' : 'absent',
        says: `${set.length > 0 ? `set: ${set.join(', ')}; ` : ''}not set: ${missing.join(', ') || 'none'}${set.length > 0 ? '' : `: ${none}`}`,
    };
}

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
    const finding = { area: 'isolation', name: 'cgroups' };
    const reason = await whySampled(options).catch((error) => `not looked at: ${(0,errors/* errorMessage */.gJ)(error)}`);
    if (reason === null)
        return { ...finding, state: 'works', says: 'the kernel limits the memory of each run and counts its CPU time' };
    return {
        ...finding,
        state: 'missing',
        says: `${reason}: memory is looked at several times a second, and a run can exceed its limit between two looks`,
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
var flops = __webpack_require__(48033);
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
    const { unavailable } = await (0,flops.openFlopCounter)(env);
    return {
        ...{ area: check_host_area, name: 'FLOPs' },
        state: unavailable === null ? 'works' : 'absent',
        says: unavailable ?? 'counted by the processor: greenml measure --flops',
    };
}
function checkSensors() {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const sensors = check_host_addDisposableResource(env_1, new measurement_sensors/* HostSensors */.e(), false);
        const { temperatureCelsius, frequencyMegahertz, throttleCount } = sensors.read();
        const sensor = (name, value, show) => ({
            name,
            says: value === null ? null : show(value),
        });
        return groupHidden([
            sensor('temperature', temperatureCelsius, (value) => `${value.toFixed(0)} °C now`),
            sensor('frequency', frequencyMegahertz, (value) => `${value.toFixed(0)} MHz now`),
            sensor('throttling', throttleCount, (value) => `${value} times since the system started; each run is watched`),
        ]);
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
    const hidden = sensors.filter(({ says }) => says === null).map(({ name }) => name);
    const found = sensors.flatMap(({ name, says }) => says === null ? [] : [{ area: check_host_area, name, state: 'works', says }]);
    if (hidden.length === 0)
        return found;
    return [...found, { area: check_host_area, name: 'sensors', state: 'absent', says: `this host does not show: ${hidden.join(', ')}` }];
}
function checkGovernor({ governor }) {
    const found = { area: check_host_area, name: 'governor' };
    if (governor === null)
        return { ...found, state: 'absent', says: 'this host does not show how it sets its frequency' };
    if (governor === 'performance')
        return { ...found, state: 'works', says: 'performance: the frequency is held up' };
    return {
        ...found,
        state: 'works',
        says: `${governor}: the frequency follows the load; 'performance' gives steadier times`,
        fix: ['sudo cpupower frequency-set --governor performance'],
        cost: 'more power at rest; a change starts a new stratum, which is not pooled with the old one.',
    };
}

// EXTERNAL MODULE: ./build/measurement/host.js
var measurement_host = __webpack_require__(51017);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/schema/execution.js
var execution = __webpack_require__(50856);
// EXTERNAL MODULE: ./build/schema/format.js
var format = __webpack_require__(82939);
;// CONCATENATED MODULE: ./build/schema/doctor.js



/** `absent`: not here, and nothing is lost by it (no such hardware). */
const CHECK_STATES = ['works', 'missing', 'absent'];
/** One thing that `doctor` looked at on this machine. */
const hostCheck = schemas/* strictObject */.rej({
    area: schemas/* enum */.k5n(['energy', 'counts', 'isolation', 'programs', 'keys']),
    name: schemas/* string */.YjP(),
    state: schemas/* enum */.k5n(CHECK_STATES),
    says: schemas/* string */.YjP(),
    /** Commands that mend it; a long one is continued on a further line. */
    fix: schemas/* array */.YOg(schemas/* string */.YjP()).readonly().optional(),
    /** What the fix costs, in security or otherwise. */
    cost: schemas/* string */.YjP().optional(),
    /** A runner of benchmarks can't do its work without it. */
    runnerNeeds: schemas/* literal */.euz(true).optional(),
});
/** Whether a runner of benchmarks can't do its work for want of this. */
const isLackingForRunner = ({ state, runnerNeeds }) => runnerNeeds === true && state !== 'works';
const DOCTOR_VERSION = 1;
/** `greenml doctor --json`. */
const doctorReport = (0,format/* versioned */.iF)(DOCTOR_VERSION, schemas/* strictObject */.rej({ schemaVersion: schemas/* literal */.euz(DOCTOR_VERSION), host: execution/* host */.Hc, findings: schemas/* array */.YOg(hostCheck) }), {});

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
    return `A benchmark runner still needs: ${lacking.map(({ name }) => name).join(', ')}.`;
}
const MARKS = { works: '✔', missing: '✘', absent: '–' };
const INDENT = 16;
/** A paragraph a finding, its fix and cost below it; a blank line between areas. A command is never broken: it is to be copied. */
function renderHostChecks(findings, width) {
    const areas = Map.groupBy(findings, ({ area }) => area);
    const render = (own) => own.map((finding) => renderHostCheck(finding, width)).join('\n');
    return [...areas].map(([area, own]) => `${area}\n${render(own)}`).join('\n\n');
}
function renderHostCheck({ name, state, says, fix = [], cost }, width) {
    const paragraph = (text) => (0,wrap/* wrapText */.C)(text, width, INDENT);
    const margin = ' '.repeat(INDENT);
    const commands = fix.flatMap((command) => `$ ${command}`.split('\n')).map((line) => margin + line);
    return [
        paragraph(`  ${MARKS[state]} ${name.padEnd(INDENT - 4)}${says}`),
        ...commands,
        ...(cost === undefined ? [] : [paragraph(`${margin}cost: ${cost}`)]),
    ].join('\n');
}

// EXTERNAL MODULE: ./build/sandbox/sandbox.js + 6 modules
var sandbox = __webpack_require__(87991);
;// CONCATENATED MODULE: ./build/sandbox/check-isolation.js


const check_isolation_area = 'isolation';
const APPARMOR_SWITCH = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
/** Whether imported and generated code can be run here: one of the two is enough. */
async function checkIsolation(find = () => Promise.all([(0,sandbox/* findBubblewrap */.uo)(), (0,sandbox/* findContainer */.FA)()])) {
    const [bubblewrap, container] = await find();
    return [await describeBubblewrap(bubblewrap, container.sandbox !== null), describeContainer(container, bubblewrap)];
}
async function describeBubblewrap(found, elseContainer) {
    const name = 'bubblewrap';
    if (found.sandbox) {
        return { area: check_isolation_area, name, state: 'works', says: 'imported and generated code can run', runnerNeeds: true };
    }
    const lost = elseContainer
        ? 'containers are used, which take longer to make'
        : 'imported and generated code is refused';
    const missing = { area: check_isolation_area, name, state: 'missing', ...(elseContainer ? {} : { runnerNeeds: true }) };
    const says = `${found.reason}: ${lost}`;
    if (found.reason === 'bubblewrap is not installed') {
        return { ...missing, says, fix: ['sudo apt-get install bubblewrap'] };
    }
    const restricted = (await (0,promises_.readFile)(APPARMOR_SWITCH, 'utf8').catch(() => '0')).trim() === '1';
    if (!restricted)
        return { ...missing, says: `${says}; a container must be one that may make namespaces` };
    return {
        ...{ ...missing, says },
        fix: ['sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0'],
        cost: 'every local program may then make user namespaces, which widens what a fault of the kernel can be used for.',
    };
}
function describeContainer(found, bubblewrap) {
    const name = 'container';
    if (found.sandbox) {
        const engine = found.engine ?? 'an engine';
        const when = bubblewrap.sandbox ? 'with --sandbox container' : 'where bubblewrap does not work';
        return { area: check_isolation_area, name, state: 'works', says: `imported and generated code can run by ${engine}, ${when}` };
    }
    const missing = { area: check_isolation_area, name, state: bubblewrap.sandbox ? 'absent' : 'missing' };
    const fix = ['sudo apt-get install podman uidmap fuse-overlayfs'];
    if (found.reason === 'neither podman nor docker is installed')
        return { ...missing, says: found.reason, fix };
    return { ...missing, says: found.reason };
}

;// CONCATENATED MODULE: ./build/commands/doctor.js












/** What can be measured and isolated here, what not, the exact command that mends it, and what that costs. */
async function doctor({ runner = false, json: path, width = (0,wrap/* textWidth */.s)({}) }, { env }, roots = HOST_ROOTS) {
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
        checkKeys(env),
    ];
    const findings = (await Promise.all(checks)).flat();
    const json = { schemaVersion: DOCTOR_VERSION, host, findings };
    if (path !== undefined && path !== '-')
        await (0,files/* writeJson */.GF)(path, json);
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
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14368);



const METER = 'amdsmi';
/**
 * AMD's energy accumulators by its management library. They stand still on some cards (ROCm/amdsmi#22): then the reading
 * is null and says so, and `hwmon` is the meter to use.
 */
async function openAmdSmi(env, drmRoot = _gpu_hwmon_js__WEBPACK_IMPORTED_MODULE_0__.DRM_ROOT) {
    const sampler = new _sampler_js__WEBPACK_IMPORTED_MODULE_1__/* .Sampler */ .L('amdsmi', [], env);
    const reason = await sampler.start();
    const devices = sampler.devices ?? [];
    if (reason !== null || devices.length === 0) {
        await sampler[Symbol.asyncDispose]();
        return { meter: METER, reason: reason ?? 'amdsmi lists no device' };
    }
    const cards = (0,_gpu_hwmon_js__WEBPACK_IMPORTED_MODULE_0__.listCards)(drmRoot);
    const nameOf = (id, index) => `gpu-${cards.find((card) => card.address === id)?.name ?? index}`;
    return {
        meter: METER,
        readsProcessor: false,
        counterPaths: [],
        prepare: () => sampler.begin(),
        read: async (window) => {
            await sampler.end();
            return devices.map((device, position) => (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .makeReading */ .Xn)(nameOf(device.id, device.index), METER, sampler.joulesOf(position, window)));
        },
        [Symbol.asyncDispose]: () => sampler[Symbol.asyncDispose](),
    };
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
        return { joules: null, reason: 'the counter was read less than twice' };
    const modulus = limits.maxMicrojoules === null ? null : modulusOf(limits.maxMicrojoules);
    const watts = CAP_FACTOR * (limits.capWatts ?? DEFAULT_CAP_WATTS);
    let total = 0;
    let doubt = null;
    for (let i = 1; i < readings.length; i++) {
        const step = stepOf(readings[i - 1], readings[i], modulus);
        if (typeof step === 'string')
            return { joules: null, reason: step };
        const { microjoules, seconds } = step;
        const most = watts * (seconds + EDGE_SECONDS) * 1e6;
        if (microjoules > Math.max(most, watts * LENIENT_SECONDS * 1e6)) {
            return { joules: null, reason: describeExcess(step, watts) };
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
        return 'the counter could not be read during the run';
    const [before, after, seconds] = [first.microjoules, second.microjoules, (second.t - first.t) / 1e9];
    if (before < 0 || after < 0)
        return 'the counter gave a negative number';
    if (modulus !== null && (before > modulus || after > modulus))
        return 'the counter is above its own range';
    if (after >= before)
        return { microjoules: after - before, seconds, wrapped: false };
    if (modulus === null)
        return 'the counter wrapped or was reset, and its range is not known';
    return { microjoules: after - before + modulus, seconds, wrapped: true };
}
function describeExcess({ microjoules, seconds, wrapped }, watts) {
    if (wrapped)
        return 'the counter was reset during the run';
    return `${(microjoules / 1e6).toPrecision(3)} J in ${seconds.toPrecision(2)} s is implausible: above ${watts} W, twice the zone's limit`;
}


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
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/find-program.js
var find_program = __webpack_require__(15456);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: ./build/base/scratch.js
var scratch = __webpack_require__(68750);
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
    const events = Object.entries(weights).map(([name, weight]) => ({
        name: unit === '' ? `${name}:u` : `${unit}/${name}/u`,
        weight,
    }));
    return { events };
}

// EXTERNAL MODULE: ./build/energy/flops/flop-counter.js
var flop_counter = __webpack_require__(61274);
;// CONCATENATED MODULE: ./build/energy/flops.js









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
            try {
                return readCounts(await (0,promises_.readFile)(outputFile, 'utf8'), sets);
            }
            catch (error) {
                if ((0,errors/* errorCode */.CA)(error) !== 'ENOENT')
                    throw error;
                return (0,flop_counter/* unread */.gy)('perf left no counts: it was ended with the run');
            }
        },
    };
}
/** Where there are two kinds of cores perf would take the time on the other kind for time not counted. */
function perfCommand(perf, sets, outputFile) {
    const events = sets.flatMap((set) => set.events.map(({ name }) => name)).join(',');
    return [perf, 'stat', '-x;', '-o', outputFile, ...(sets.length > 1 ? ['--no-scale'] : []), '-e', events, '--'];
}
/** Null when perf takes the events, else what it says. */
async function tryEvents(perf, sets, env) {
    const folder = await (0,scratch/* makeScratch */.lP)('perf');
    try {
        const output = (0,external_node_path_.join)(folder, 'counts');
        const [program = perf, ...args] = [...perfCommand(perf, sets, output), 'true'];
        const { exitCode, stderr } = await (0,base_process/* runCommand */.d)(program, args, { env: { ...env, LC_ALL: 'C' }, timeoutSeconds: 20 });
        if (exitCode !== 0)
            return stderr.trim().replace(/\s+/g, ' ').slice(0, 300) || `perf ended with ${exitCode}`;
        const text = await (0,promises_.readFile)(output, 'utf8').catch(() => '');
        const missing = parseCounts(text).find(({ state }) => state === 'not supported');
        return missing === undefined ? null : `${missing.event} is not supported`;
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
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
    const events = sets.flatMap((set) => set.events);
    if (lines.length !== events.length || events.some(({ name }, index) => !isSame(lines[index], name))) {
        return (0,flop_counter/* unread */.gy)('perf left no counts, or others than it was asked for: it was ended with the run');
    }
    const unsupported = lines.find(({ state }) => state === 'not supported');
    if (unsupported !== undefined)
        return (0,flop_counter/* unread */.gy)(`${unsupported.event} is not supported here`);
    const parts = sets.map((set) => {
        const counted = set.events.map((event) => ({ event, line: lines[events.indexOf(event)] }));
        const share = Math.min(...counted.map(({ line }) => line?.share ?? 0));
        return { share, sum: counted.reduce((sum, { event, line }) => sum + event.weight * (line?.value ?? 0), 0) };
    });
    const counted = Math.min(1, parts.reduce((sum, { share }) => sum + share, 0));
    if (counted === 0)
        return (0,flop_counter/* unread */.gy)('the run was too short for every counter to have its turn');
    const total = parts.reduce((sum, part) => sum + part.sum, 0);
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
    let last = { meter: METER, reason: 'no field of power can be asked for' };
    for (const field of POWER_FIELDS) {
        const query = `index,uuid,${field}`;
        const first = await readOnce({ program: 'nvidia-smi', args: [`--query-gpu=${query}`, ...FORMAT], env });
        if (typeof first === 'string') {
            last = { meter: METER, reason: first };
            if (/not a valid field/i.test(first))
                continue;
            return last;
        }
        const { devices } = (0,_visible_devices_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleDevices */ .o)(first, env.CUDA_VISIBLE_DEVICES);
        if (devices.length === 0) {
            const setting = env.CUDA_VISIBLE_DEVICES;
            return { meter: METER, reason: `CUDA_VISIBLE_DEVICES='${setting ?? ''}' shows none of ${first.length}` };
        }
        if (devices.some((device) => device.watts !== null)) {
            return openRows(query, new Set(devices.map((device) => device.index)), field, env);
        }
        const reason = `nvidia-smi says [N/A] for ${field}`;
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
        remark: field === 'power.draw'
            ? 'integrated from power that the card may average over a second'
            : 'integrated from nine readings of power a second',
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
        return message === undefined
            ? (child.ended ?? 'no answer from nvidia-smi')
            : `nvidia-smi lists no card: ${message.slice(0, 200)}`;
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
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14368);
/* harmony import */ var _visible_devices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19285);



const METER = 'nvml';
/** The counter moves every 20 to 100 ms, by card (ml.energy, PETSc): what that is of a shorter run is no longer small. */
const UPDATE_SECONDS = 0.1;
const SHORT_SECONDS = 2;
/** NVIDIA's energy counters, read by a Python helper. */
async function openNvml(env) {
    const sampler = new _sampler_js__WEBPACK_IMPORTED_MODULE_0__/* .Sampler */ .L('nvml', [], env);
    const reason = await sampler.start();
    const all = sampler.devices ?? [];
    const { devices, partitions } = (0,_visible_devices_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleDevices */ .o)(all, env.CUDA_VISIBLE_DEVICES);
    if (reason !== null || (devices.length === 0 && !partitions)) {
        await sampler[Symbol.asyncDispose]();
        if (reason !== null)
            return { meter: METER, reason };
        const hidden = `CUDA_VISIBLE_DEVICES='${env.CUDA_VISIBLE_DEVICES ?? ''}' shows none of ${all.length}`;
        return { meter: METER, reason: all.length === 0 ? 'NVML lists no device' : hidden };
    }
    const misplaced = doubtOrder(all, devices, env);
    return {
        meter: METER,
        readsProcessor: false,
        counterPaths: [],
        prepare: () => sampler.begin(),
        read: async (window) => {
            await sampler.end();
            const shown = partitions ? all.filter((device) => device.partitioned) : devices;
            return shown.map((device) => {
                const joules = judge(sampler.joulesOf(all.indexOf(device), window), window, misplaced);
                return (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .makeReading */ .Xn)(`gpu-${device.index}`, METER, joules);
            });
        },
        [Symbol.asyncDispose]: () => sampler[Symbol.asyncDispose](),
    };
}
function judge(found, { beginNs, endNs }, misplaced) {
    if (found.joules === null)
        return found;
    const seconds = (endNs - beginNs) / 1e9;
    const short = { kind: 'slow-counter', error: UPDATE_SECONDS / seconds, seconds };
    const doubts = [
        ...found.doubts,
        ...(misplaced === null ? [] : [misplaced]),
        ...(seconds < SHORT_SECONDS ? [short] : []),
    ];
    return { ...found, doubts };
}
/** CUDA numbers the fastest card 0 unless told to number them as the bus, and NVML, do. */
function doubtOrder(all, shown, env) {
    const mixed = new Set(all.map((device) => device.name)).size > 1;
    const byNumber = /^\s*\d/.test(env.CUDA_VISIBLE_DEVICES ?? '');
    if (!mixed || !byNumber || shown.length === all.length || env.CUDA_DEVICE_ORDER === 'PCI_BUS_ID')
        return null;
    return { kind: 'device-order' };
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
        return { meter: METER, reason: 'the kernel has no power PMU (a virtual machine, or no RAPL)' };
    const names = Object.keys(ZONES).filter((name) => events.has(name));
    if (names.length === 0)
        return { meter: METER, reason: 'the power PMU has no energy events' };
    if (!names.includes('energy-pkg')) {
        return { meter: METER, reason: 'the power PMU does not count the packages (seen in virtual machines)' };
    }
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
    if (!/permi|paranoid|access/i.test(opened.reason))
        return opened;
    return { ...opened, reason: `${opened.reason} (kernel.perf_event_paranoid must be 0 or less, or CAP_PERFMON given)` };
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
    return { meter: METER, reason: `the power PMU does not count: ${readings[0]?.reason ?? 'no reading'}` };
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
    const totals = new Map();
    let startNs = Number.POSITIVE_INFINITY;
    return (line, arrivalNs) => {
        const parsed = parsePerfLine(line);
        if (parsed === null)
            return [];
        const { ns, domain, joules } = parsed;
        startNs = Math.min(startNs, arrivalNs - ns);
        const before = totals.get(domain);
        const point = (t, value) => ({ domain, kind: 'joules', t, value });
        if (joules === null)
            return [point(startNs + ns, null)];
        totals.set(domain, (before ?? 0) + joules);
        const now = point(startNs + ns, (before ?? 0) + joules);
        return before === undefined ? [point(startNs, 0), now] : [now];
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
        const [, socket = '', die = '', rest = ''] = /^package-(\d+)-die-(\d+)(.*)$/.exec(domain) ?? [];
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
    const unreadable = zones.find((zone) => zone.unreadable !== null)?.unreadable;
    const hidden = lost > 0 ? `the links in ${root} lead nowhere (a container hides the counters)` : null;
    const none = `${root} has no energy counters (a virtual machine, a container, or no RAPL)`;
    return { zones, reason: unreadable ?? hidden ?? none };
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
/** Not known to be a package, it is in no sum; not known to be none, it makes every sum of packages uncertain. */
const nameless = (path) => ({
    unreadable: `${path} can't be read, so it is not known what its counter counts`,
    firstMicrojoules: null,
    inode: null,
});
/** What an error number means for this file, for the person who has to mend it. */
const MEANINGS = {
    EACCES: 'the kernel lets only root read it since CVE-2020-8694',
    EPERM: 'the kernel lets only root read it since CVE-2020-8694',
    EINVAL: 'a virtual machine can show a counter without filling it',
    EIO: 'a virtual machine can show a counter without filling it',
    ENODATA: 'a virtual machine can show a counter without filling it',
};
function readCounter(path, shownPath) {
    try {
        const text = (0,external_node_fs_.readFileSync)(path, 'utf8').trim();
        if (!/^\d+$/.test(text)) {
            const shownText = JSON.stringify(text.slice(0, 40));
            return { unreadable: `${shownPath} holds no number but ${shownText}`, firstMicrojoules: null, inode: null };
        }
        return { unreadable: null, firstMicrojoules: Number(text), inode: (0,external_node_fs_.statSync)(path).ino };
    }
    catch (error) {
        const code = (0,errors/* errorCode */.CA)(error) ?? (0,errors/* errorMessage */.gJ)(error);
        const meaning = MEANINGS[code] === undefined ? '' : `: ${MEANINGS[code]}`;
        return { unreadable: `${shownPath} can't be read (${code})${meaning}`, firstMicrojoules: null, inode: null };
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
const kindOf = (domain) => (domain.split('/').at(-1) ?? '').replace(/[-\d].*$/, '');
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
        return { meter: METER, reason: 'powermetrics exists on macOS only' };
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
        remark: 'Apple calls its values estimates: compare them on one machine only',
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
    const totals = new Map();
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
        const { domain, watts } = power;
        sample.seen.add(domain);
        const before = totals.get(domain);
        const total = (before ?? 0) + watts * sample.seconds;
        totals.set(domain, total);
        const now = { domain, kind: 'joules', t: sample.endNs, value: total };
        if (before !== undefined)
            return [now];
        return [{ domain, kind: 'joules', t: sample.endNs - sample.seconds * 1e9, value: 0 }, now];
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
/* harmony export */   f: () => (/* binding */ openStream)
/* harmony export */ });
/* harmony import */ var _line_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47167);
/* harmony import */ var _series_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32756);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14368);



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
        const { meter, patienceMilliseconds } = this.#plan;
        if (await this.#process.until(() => this.#zones.size > 0, patienceMilliseconds))
            return null;
        if (this.#junk !== null)
            return `${meter} printed what can't be read: ${JSON.stringify(this.#junk.slice(0, 120))}`;
        const complaint = this.#process.stderr.trim().split('\n')[0];
        return (this.#process.ended ??
            `${meter} gave no reading within ${patienceMilliseconds / 1000} s${complaint ? `: ${complaint}` : ''}`);
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
        const remark = zone.joules && zone.watts ? BOTH_KINDS : this.#plan.remark;
        if (found.joules !== null)
            return { ...found, reason: found.reason ?? remark ?? null };
        return this.#process.ended === null ? found : { joules: null, reason: `${this.#process.ended}; ${found.reason}` };
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
const BOTH_KINDS = 'the meter gives joules and watts: its joules are used';
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
/* harmony import */ var _base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32762);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91497);




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
        const running = frequencies.filter((kilohertz) => kilohertz > 0);
        return {
            temperatureCelsius: temperatures.length === 0 ? null : Math.max(...temperatures) / 1000,
            frequencyMegahertz: running.length === 0 ? null : sum(running) / running.length / 1000,
            throttleCount: throttles.length === 0 ? null : sum(throttles),
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
    .sort(_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareNaturally */ .yV);
const spread = (items, most) => items.filter((_, index) => Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length));
const sum = (values) => values.reduce((total, value) => total + value, 0);
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

/***/ 23300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ doubt),
/* harmony export */   m: () => (/* binding */ doubtCount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);

const seconds = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative();
/** Why a careful reader would not trust a number unseen that a meter read: what it noticed itself. */
const doubt = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    /** Another meter of the same zone reads so much more (or less, below 0), as a share. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('meters-disagree'), meter: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), difference: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    /** More than twice the limit of the zone. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('excessive-power'), joules: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), seconds, limitWatts: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    /** The counter may have wrapped more than once between two readings. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('wrapped-unseen'), seconds }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('gap'), seconds }),
    /** The power changes faster than it is read: an error of so much, as a share. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('fast-power'), error: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('few-readings'), readings: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), seconds }),
    /** The nearest readings lie so far off the edges of the run. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('far-from-edges'), offSeconds: seconds, seconds }),
    /** Other processes computed on the device. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('shared-device'), processes: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }),
    /** The counter moves seldom beside so short a run: an error of so much, as a share. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('slow-counter'), error: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(), seconds }),
    /** Cards differ, and CUDA does not number them as the bus does. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('device-order') }),
    /** In the words of a file of an older version. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('reported'), detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
]);
/** Numbers that their meters doubt for one kind of reason. */
const doubtCount = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** Of the first of them. */
    example: doubt,
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    /** The others are doubted in the same numbers. */
    equal: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});


/***/ }),

/***/ 50856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ FAILURE_CLASSES),
/* harmony export */   En: () => (/* binding */ idlePower),
/* harmony export */   Hc: () => (/* binding */ host),
/* harmony export */   IX: () => (/* binding */ sandboxTier),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   iB: () => (/* binding */ TIERS),
/* harmony export */   jP: () => (/* binding */ sandboxedExecution),
/* harmony export */   n7: () => (/* binding */ execution)
/* harmony export */ });
/* unused harmony exports FLAGS, flag, failureClass, energyReading, carbonReading, conditions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _doubt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23300);
/* harmony import */ var _meters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21234);




/** Beyond any machine and any patience: such a number is a fault of the file, and would drown all others. */
const MOST_JOULES = 1e15;
const joules = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().max(MOST_JOULES);
const seconds = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().max(1e9);
const bytes = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().max(1e18);
/** What a reader of an execution's numbers has to know of it. */
const FLAGS = [
    ...['cold', 'contaminated', 'throttled', 'timeout', 'left-processes', 'doubtful-energy'],
    ...['percent-normalised', 'metric-expression', 'allowed-gpu', 'allowed-rapl'],
];
const flag = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(FLAGS);
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
const failureClass = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(FAILURE_CLASSES);
/** Joules of one physical zone, by its kernel name; a child stands under its parent (`package-0/dram`). */
const energyReading = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    domain: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Gross, read at the instants that bound wallSeconds. */
    joules: joules.nullable(),
    netJoules: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    meter: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_meters_js__WEBPACK_IMPORTED_MODULE_2__/* .READING_METERS */ .Ue),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    /** Why there is none, what an estimate rests on, or what else the meter says of a number that stands. */
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /** What speaks against a number that was read; it then enters no verdict. */
    doubts: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_doubt_js__WEBPACK_IMPORTED_MODULE_1__/* .doubt */ .B),
});
/** Operational carbon: kWh × PUE × intensity. */
const carbonReading = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    grams: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().nullable(),
    /** Quality of the energy that the grams are made from: gross joules of all packages, or of the meter outside the machine. */
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    gramsPerKwh: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative(),
    /** Region of the electricity's generation; `own value` where the user gave the intensity. */
    region: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    year: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nullable(),
    source: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    pue: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(1),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
});
/** Power of one zone while nothing ran, measured on this host shortly before. */
const idlePower = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    domain: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    meter: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_meters_js__WEBPACK_IMPORTED_MODULE_2__/* .READING_METERS */ .Ue),
    watts: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative(),
    /** Standard error of the watts over the slices of the window. */
    standardErrorWatts: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().nullable(),
    /** Length of the window. */
    seconds: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().positive(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
/** The host around a run. A null stands where this host shows nothing. */
const conditions = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** CPU seconds of everything else while the run lasted. */
    otherCpuSeconds: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().nullable(),
    /** Share of the host's busy CPU seconds that were not the run's; 0–1. */
    otherCpuShare: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1).nullable(),
    /** Hottest sensor of the processor. */
    temperatureCelsius: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }).nullable(),
    /** Mean over processors. */
    frequencyMegahertz: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }).nullable(),
    /** Times the processor throttled itself during the run. */
    throttled: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative().nullable(),
});
/** One execution of any command: how it ended and what it took. Formats of runs spread these fields, so that they stay flat. */
const execution = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    startedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    exitCode: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    wallSeconds: seconds.nullable(),
    /** CPU seconds of the whole process tree. */
    userSeconds: seconds.nullable(),
    systemSeconds: seconds.nullable(),
    peakMemoryBytes: bytes.nullable(),
    energy: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(energyReading),
    carbon: carbonReading.nullable(),
    conditions: conditions.nullable(),
    /** Why a field above is null, or less than it says, by the field's name. */
    reasons: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    flags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(flag),
});
const TIERS = ['container', 'bubblewrap', 'none'];
const sandboxTier = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(TIERS);
const host = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    cpu: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    logicalCpus: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    memoryBytes: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    kernel: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    microcode: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    governor: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /** Drivers that decide power and speed too (GPU, frequency), with their versions. */
    drivers: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    virtualMachine: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullable(),
    python: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    node: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Hash of all that makes runs comparable: host, kernel, microcode, governor, drivers. Never pooled silently. */
    stratum: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
/** An execution on a fresh copy in a sandbox, its output kept in a log. */
const sandboxedExecution = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...execution.shape,
    errorType: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    errorMessage: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    tracebackTail: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    failureClass: failureClass.nullable(),
    /** The idle power that netJoules were made with; empty where none was measured. */
    idle: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(idlePower),
    sandbox: sandboxTier,
    host,
    toolVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    log: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    logSha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
});


/***/ }),

/***/ 82939:
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
        const reason = told?.reason ?? 'this host gave no reading of energy';
        return { joules: null, quality: 'unavailable', reason, doubts: [], meter: null, domains: [] };
    }
    const source = { meter: first.meter, domains: zones.map(({ domain }) => domain).sort() };
    const missing = zones.find(({ joules }) => joules === null);
    if (missing !== undefined) {
        return {
            ...source,
            joules: null,
            quality: 'unavailable',
            reason: missing.reason ?? `${missing.domain} was not read`,
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


/***/ })

};

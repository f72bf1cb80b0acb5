export const id = 268;
export const ids = [268];
export const modules = {

/***/ 14410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/** Bytes kept of each stream; what is beyond is dropped. */
const OUTPUT_LIMIT = 16 * 1024 * 1024;
/**
 * Runs a program with an argument array (never a shell) and waits for its end. Resolves whatever its exit code is;
 * rejects only when it could not be started (`error.code` is then ENOENT, EACCES …).
 */
function runCommand(program, args, options = {}) {
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            cwd: options.cwd,
            env: options.env ?? process.env,
            stdio: ['pipe', 'pipe', 'pipe'],
            ...(options.timeoutSeconds === undefined
                ? {}
                : { timeout: options.timeoutSeconds * 1000, killSignal: 'SIGKILL' }),
        });
        const stdout = collect(child.stdout);
        const stderr = collect(child.stderr);
        child.on('error', reject);
        child.on('close', (exitCode, signal) => resolve({ exitCode, signal, stdout: stdout(), stderr: stderr() }));
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

/***/ 18072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ describeHost)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);



/** What this host is, in the state that makes runs on it comparable. */
async function describeHost(python) {
    const cpuinfo = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/proc/cpuinfo', 'utf8').catch(() => '');
    const field = (name) => new RegExp(`^${name}\\s*: (.*)$`, 'm').exec(cpuinfo)?.[1]?.trim() ?? null;
    const governor = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor', 'utf8').catch(() => null);
    const facts = {
        name: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
        cpu: field('model name') ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.cpus)()[0]?.model ?? 'unknown',
        logicalCpus: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)(),
        memoryBytes: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.totalmem)(),
        kernel: `${process.platform} ${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.release)()}`,
        microcode: field('microcode'),
        governor: governor?.trim() ?? null,
    };
    return {
        ...facts,
        virtualMachine: cpuinfo === '' ? null : / hypervisor( |$)/m.test(cpuinfo),
        python,
        node: process.version,
        stratum: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Hex */ .fg)(JSON.stringify(facts)).slice(0, 12),
    };
}


/***/ }),

/***/ 44268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctor: () => (/* binding */ doctor)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14410);
/* harmony import */ var _benchmark_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18072);
/* harmony import */ var _energy_powercap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12697);
/* harmony import */ var _sandbox_sandbox_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47901);






/** What can be measured and isolated here, what not, and the exact command that mends it. */
async function doctor(context) {
    const host = await (0,_benchmark_host_js__WEBPACK_IMPORTED_MODULE_3__/* .describeHost */ .Y)(null);
    const findings = await Promise.all([checkEnergy(), checkSandbox(), checkPython(context), checkKeys(context)]);
    const lines = findings
        .flat()
        .flatMap(({ name, good, says, fix }) => [
        `${good ? '✔' : '✘'} ${name.padEnd(10)} ${says}`,
        ...(fix ? fix.split('\n').map((line) => `             ${line}`) : []),
    ]);
    const machine = `${host.cpu}, ${host.logicalCpus} CPUs, ${Math.round(host.memoryBytes / 1024 ** 3)} GiB, ${host.kernel}`;
    return { text: [machine + (host.virtualMachine ? ', virtual machine' : ''), ...lines].join('\n') };
}
async function checkEnergy() {
    const found = await (0,_energy_powercap_js__WEBPACK_IMPORTED_MODULE_4__/* .discoverPowercap */ .xy)();
    if (found.reason === null) {
        const zones = found.zones.filter((zone) => zone.unreadable === null).map((zone) => zone.domain);
        const lost = found.zones.flatMap((zone) => zone.unreadable ?? []);
        const fix = lost.length === 0 ? {} : { fix: lost.join('\n') };
        return { name: 'energy', good: true, says: `measured by RAPL: ${zones.join(', ')}`, ...fix };
    }
    const locked = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(_energy_powercap_js__WEBPACK_IMPORTED_MODULE_4__/* .POWERCAP_ROOT */ .h5).catch(() => null)) !== null && found.reason.includes("can't be read");
    return {
        name: 'energy',
        good: false,
        says: `not measured: ${found.reason}. Energy is then estimated (×/÷2) and enters no verdict.`,
        fix: locked
            ? `sudo chmod o+r ${_energy_powercap_js__WEBPACK_IMPORTED_MODULE_4__/* .POWERCAP_ROOT */ .h5}/*/energy_uj   # until the next start\n` +
                `echo 'z ${_energy_powercap_js__WEBPACK_IMPORTED_MODULE_4__/* .POWERCAP_ROOT */ .h5}/intel-rapl*/energy_uj 0444' | sudo tee /etc/tmpfiles.d/greenml.conf   # from then on\n` +
                'It lets every local user watch the power draw, from which secrets of other processes can leak (CVE-2020-8694).'
            : 'A bare-metal machine with an Intel or AMD processor and Linux has these counters.',
    };
}
async function checkSandbox() {
    const found = await (0,_sandbox_sandbox_js__WEBPACK_IMPORTED_MODULE_5__/* .findBubblewrap */ .uo)();
    if (found.sandbox)
        return { name: 'sandbox', good: true, says: 'bubblewrap works: imported and generated code can run' };
    return {
        name: 'sandbox',
        good: false,
        says: `${found.reason}: imported and generated code is refused`,
        fix: found.reason === 'bubblewrap is not installed'
            ? 'sudo apt-get install bubblewrap'
            : 'Ubuntu 24.04: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0\n' +
                'It lets every local program make user namespaces, which widens what a kernel fault can be used for.',
    };
}
async function checkPython(context) {
    try {
        const { stdout, exitCode } = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_2__/* .runCommand */ .d)('python3', ['--version'], { env: context.env });
        const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(stdout) ?? [];
        const good = exitCode === 0 && (Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 10));
        return {
            name: 'python',
            good,
            says: good ? stdout.trim() : `${stdout.trim() || 'python3 fails'}; 3.10 or newer is needed`,
        };
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) !== 'ENOENT')
            throw error;
        return { name: 'python', good: false, says: 'python3 is not installed', fix: 'sudo apt-get install python3' };
    }
}
const KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GEMINI_API_KEY', 'GROQ_API_KEY'];
function checkKeys({ env }) {
    const [set, missing] = [KEYS.filter((name) => env[name]), KEYS.filter((name) => !env[name])];
    return {
        name: 'keys',
        good: set.length > 0,
        says: `${set.length > 0 ? `set: ${set.join(', ')}; ` : ''}not set: ${missing.join(', ') || 'none'}`,
        ...(set.length > 0 ? {} : { fix: 'Only recorded answers and --answers DIR can be used. See .env.example.' }),
    };
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
        .sort((a, b) => a.domain.localeCompare(b.domain, 'en', { numeric: true }));
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
    const found = /^vendor_id\s*:\s*(\S+)/m.exec(readText('/proc/cpuinfo') ?? '')?.[1];
    return found === 'AuthenticAMD' || found === 'GenuineIntel' ? found : null;
}
function describeZone(zone, all) {
    const counterPath = (0,external_node_path_.join)(zone.folder, 'energy_uj');
    const parent = parentFolder(zone, all);
    const own = readText((0,external_node_path_.join)(zone.folder, 'name')) ?? zone.id;
    const parentName = parent === null ? null : readText((0,external_node_path_.join)(parent, 'name'));
    const inheritsCap = parent !== null && (own === 'core' || own === 'uncore'); // both lie inside the package
    return {
        domain: parentName === null ? own : `${parentName}/${own}`,
        counterPath,
        ...readCounter(counterPath, (0,external_node_path_.join)(zone.link, 'energy_uj')),
        maxMicrojoules: readPositive((0,external_node_path_.join)(zone.folder, 'max_energy_range_uj')),
        capWatts: readCap(zone.folder) ?? (inheritsCap ? readCap(parent) : null),
        mmio: zone.id.includes('-mmio'),
    };
}
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
            const said = JSON.stringify(text.slice(0, 40));
            return { unreadable: `${shownPath} holds no number but ${said}`, firstMicrojoules: null, inode: null };
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
    const limits = listNames(folder).filter((name) => /^constraint_\d+_(power_limit|max_power)_uw$/.test(name));
    const watts = limits.flatMap((name) => readPositive((0,external_node_path_.join)(folder, name)) ?? []).map((microwatts) => microwatts / 1e6);
    return watts.length === 0 ? null : Math.max(...watts);
}
function listNames(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return []; // told by the null: the zone's limit is then not known
    }
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8').trim();
    }
    catch {
        return null;
    }
}
function readPositive(path) {
    const value = Number(readText(path) ?? '');
    return Number.isFinite(value) && value > 0 ? value : null;
}


/***/ }),

/***/ 47901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HY: () => (/* binding */ chooseSandbox),
  uo: () => (/* binding */ findBubblewrap)
});

// UNUSED EXPORTS: noSandbox

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
;// CONCATENATED MODULE: ./build/sandbox/bubblewrap.js
const BUBBLEWRAP = 'bwrap';
/** Where programs of the system lie; never the caller's own PATH, which names its folders. */
const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';
const PROJECT = '/project';
const HOME = '/sandbox-home';
/**
 * bubblewrap as root drops to `uid` inside, so that process limits hold (they don't for uid 0) and /proc/1/environ is
 * closed; for other users a user namespace does the same without privilege. bubblewrap itself starts with an empty
 * environment: its own pid 1 would otherwise show the caller's.
 */
function wrapInBubblewrap(run, uid) {
    const inside = (path) => path.replace(run.projectFolder, PROJECT);
    const environment = { ...run.env, PATH: SYSTEM_PATH, HOME, TMPDIR: '/tmp' };
    const argv = [
        BUBBLEWRAP,
        ...(uid === null ? ['--unshare-user', '--uid', '65534', '--gid', '65534'] : []),
        ...['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
        ...['--hostname', 'sandbox', '--die-with-parent', '--new-session', '--clearenv'],
        ...['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib'],
        ...['--symlink', 'usr/lib64', '/lib64', '--symlink', 'usr/sbin', '/sbin'],
        ...['--ro-bind-try', '/etc/ld.so.cache', '/etc/ld.so.cache', '--ro-bind-try', '/etc/fonts', '/etc/fonts'],
        ...['--ro-bind-try', '/etc/localtime', '/etc/localtime', '--ro-bind-try', '/etc/alternatives', '/etc/alternatives'],
        ...['--proc', '/proc', '--dev', '/dev', '--size', String(run.temporaryBytes), '--perms', '1777', '--tmpfs', '/tmp'],
        // Shared memory of its own: without it joblib and multiprocessing fall back to one process.
        ...['--size', String(run.temporaryBytes), '--perms', '1777', '--tmpfs', '/dev/shm'],
        ...run.readOnly.filter((path) => !isBelow(path, '/usr')).flatMap(showReadOnly),
        ...['--bind', run.homeFolder, HOME],
        ...['--bind', run.projectFolder, PROJECT, '--chdir', inside(run.workingDirectory)],
        ...['--remount-ro', '/'], // the root itself is a file system in memory, which a user namespace's owner could fill
        ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
        ...(uid === null ? [] : ['--cap-drop', 'ALL', '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID']),
        '--',
        ...(uid === null ? [] : dropTo(uid, run.maxProcesses)),
        ...run.command.map(inside),
    ];
    return { argv, env: { PATH: SYSTEM_PATH }, cwd: '/' };
}
const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);
/** The folders above are made by bubblewrap for its own user only; the program's user has to pass through them. */
function showReadOnly(path) {
    const above = path.split('/').slice(1, -1);
    const folders = above.map((_, depth) => `/${above.slice(0, depth + 1).join('/')}`);
    return [...folders.flatMap((folder) => ['--perms', '0755', '--dir', folder]), '--ro-bind', path, path];
}
function dropTo(uid, maxProcesses) {
    return [
        ...['/usr/bin/prlimit', `--nproc=${maxProcesses}`, '/usr/bin/setpriv', `--reuid=${uid}`, `--regid=${uid}`],
        ...['--clear-groups', '--no-new-privs', '--inh-caps=-all', '--'],
    ];
}

;// CONCATENATED MODULE: ./build/sandbox/sandbox.js



const UNTRUSTED_UID = 65534;
/** No isolation: for code that is trusted as this tool is, or that the user vouches for. */
const noSandbox = {
    tier: 'none',
    ownerUid: null,
    wrap: (run) => ({
        argv: run.command,
        env: { ...run.env, PATH: SYSTEM_PATH, HOME: run.homeFolder, TMPDIR: run.homeFolder },
        cwd: run.workingDirectory,
    }),
};
/** bubblewrap when it works here, else null and the reason; `searchPath`: where it is looked for. */
async function findBubblewrap(searchPath = SYSTEM_PATH) {
    const asRoot = process.getuid?.() === 0;
    const sandbox = {
        tier: 'bubblewrap',
        ownerUid: asRoot ? UNTRUSTED_UID : null,
        wrap: (run) => wrapInBubblewrap(run, asRoot ? UNTRUSTED_UID : null),
    };
    const probe = sandbox.wrap({
        command: ['/bin/true'],
        projectFolder: '/tmp',
        homeFolder: '/tmp',
        workingDirectory: '/tmp',
        readOnly: [],
        env: {},
        temporaryBytes: 1_000_000,
        maxProcesses: 64,
    });
    const [program = BUBBLEWRAP, ...args] = probe.argv;
    try {
        const result = await (0,base_process/* runCommand */.d)(program, args, { env: { PATH: searchPath }, timeoutSeconds: 10 });
        if (result.exitCode === 0)
            return { sandbox };
        return { sandbox: null, reason: `${BUBBLEWRAP} does not work here: ${result.stderr.trim().split('\n').at(-1)}` };
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) !== 'ENOENT')
            throw error;
        return { sandbox: null, reason: 'bubblewrap is not installed' };
    }
}
/**
 * The sandbox that a run gets. Code that nobody vouched for never runs without one: that ends with exit code 3.
 * `trusted`: every file that will run hashes equal to one committed with this tool.
 */
async function chooseSandbox(choice, options) {
    const mayRunBare = options.trusted || options.userTrusts;
    if (choice === 'none') {
        if (mayRunBare)
            return noSandbox;
        throw new errors/* UserError */.yo('Refused: this campaign runs imported or generated code, and --sandbox none would run it without isolation.\n' +
            'Install bubblewrap and leave --sandbox out, or add --i-trust-this-code if you have read every line of it.', 3);
    }
    const found = await findBubblewrap(options.searchPath);
    if (found.sandbox)
        return found.sandbox;
    if (choice === 'auto' && mayRunBare) {
        options.warn(`no sandbox (${found.reason}); ${options.trusted ? 'this code is part of the tool' : 'you trust it'}`);
        return noSandbox;
    }
    throw new errors/* UserError */.yo(`Refused: this campaign runs imported or generated code and there is no sandbox: ${found.reason}.\n` +
        'Debian, Ubuntu: sudo apt-get install bubblewrap. Or add --i-trust-this-code if you have read every line of it.', 3);
}


/***/ })

};

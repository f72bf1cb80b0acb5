export const id = 268;
export const ids = [268];
export const modules = {

/***/ 60599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Ge: () => (/* binding */ readTextIfPresent),
/* harmony export */   Ku: () => (/* binding */ parseWith),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   vz: () => (/* binding */ hashTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);




function sha256Hex(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
/** Writes the whole file or nothing: a temporary sibling, synced, then renamed. */
async function writeFileAtomic(path, content) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const temporary = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(temporary, 'wx');
        try {
            await file.writeFile(content);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOSPC')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The disk is full: ${path} could not be written.`, 1);
        throw error;
    }
}
async function writeJson(path, value) {
    await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`);
}
/** The file's text, or null where there is no such file. */
async function readTextIfPresent(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
/** Parses what came from outside; a fault names the file, the place in it and what was expected. */
function parseWith(schema, value, where) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const newer = newerVersion(value);
    if (newer !== null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${where} was written by a newer version (schemaVersion ${newer}): update greenml to read it.`);
    }
    const faults = result.error.issues
        .slice(0, 5)
        .map((issue) => `  ${issue.path.join('.') || '(top)'}: ${issue.message}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${where} is not valid:\n${faults.join('\n')}`);
}
function newerVersion(value) {
    if (typeof value !== 'object' || value === null || !('schemaVersion' in value))
        return null;
    const version = value.schemaVersion;
    return typeof version === 'number' && version > 1 ? version : null;
}
async function readJson(path, schema) {
    const text = await readTextIfPresent(path);
    if (text === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`There is no ${path}.`);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} is not JSON: ${String(error)}`);
    }
    return parseWith(schema, value, path);
}
/** Every regular file below `root`, sorted, with forward slashes. Symbolic links are not followed and not listed. */
async function listFiles(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true });
    return entries
        .filter((entry) => entry.isFile())
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
        .sort();
}
/** One hash over names and contents of every file below `root`. */
async function hashTree(root) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const path of await listFiles(root)) {
        hash.update(`${path}\0${sha256Hex(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)))}\n`);
    }
    return hash.digest('hex');
}


/***/ }),

/***/ 14410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/**
 * Runs a program with an argument array (never a shell) and waits for its end. Resolves whatever its exit code is;
 * rejects only when it could not be started (`error.code` is then ENOENT, EACCES …).
 */
function runCommand(program, args, options = {}) {
    const limit = options.outputLimit ?? 16 * 1024 * 1024;
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            cwd: options.cwd,
            env: options.env ?? process.env,
            stdio: ['pipe', 'pipe', 'pipe'],
            ...(options.timeoutSeconds === undefined
                ? {}
                : { timeout: options.timeoutSeconds * 1000, killSignal: 'SIGKILL' }),
        });
        const stdout = collect(child.stdout, limit);
        const stderr = collect(child.stderr, limit);
        child.on('error', reject);
        child.on('close', (exitCode, signal) => resolve({ exitCode, signal, stdout: stdout(), stderr: stderr() }));
        child.stdin.on('error', () => { }); // the child may end before it has read its input
        child.stdin.end(options.input ?? '');
    });
}
function collect(stream, limit) {
    const chunks = [];
    let size = 0;
    stream.on('data', (chunk) => {
        if (size < limit)
            chunks.push(chunk.subarray(0, limit - size));
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
/* harmony import */ var _energy_powercap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19014);
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
        const zones = found.zones.map((zone) => zone.domain).join(', ');
        return { name: 'energy', good: true, says: `measured by RAPL: ${zones}` };
    }
    const locked = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(_energy_powercap_js__WEBPACK_IMPORTED_MODULE_4__/* .POWERCAP_ROOT */ .h5).catch(() => null)) !== null && found.reason.includes("can't be read");
    return {
        name: 'energy',
        good: false,
        says: `not measured: ${found.reason}. Energy is then estimated (×/÷2) and enters no verdict.`,
        fix: locked
            ? `sudo chmod o+r ${_energy_powercap_js__WEBPACK_IMPORTED_MODULE_4__/* .POWERCAP_ROOT */ .h5}/*/energy_uj   # until the next start\n` +
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
const KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GROQ_API_KEY'];
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

/***/ 19014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ joulesOf),
/* harmony export */   h5: () => (/* binding */ POWERCAP_ROOT),
/* harmony export */   xy: () => (/* binding */ discoverPowercap)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);



const POWERCAP_ROOT = '/sys/class/powercap';
const ZONE = /^intel-rapl(-mmio)?:\d+(:\d+)?$/;
/**
 * Finds the readable RAPL zones below `root`, each physical counter once: the class folder lists the same zone as flat
 * link and in the tree, and `intel-rapl-mmio` shows the counter that `intel-rapl` shows already (kernel documentation,
 * power/powercap). Zones are told apart by their `name`, never by their number.
 */
async function discoverPowercap(root = POWERCAP_ROOT) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root).catch((error) => {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT')
            return [];
        throw error;
    });
    const found = new Map();
    let locked = null;
    for (const name of names.filter((each) => ZONE.test(each)).sort()) {
        try {
            const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
            if (!found.has(folder))
                found.set(folder, await openZone(folder, name));
        }
        catch (error) {
            locked ??= `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name, 'energy_uj')} can't be read (${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) ?? (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)})`;
        }
    }
    const zones = dropMirrors([...found.values()]);
    if (zones.length > 0)
        return { zones, reason: null };
    return { zones: [], reason: locked ?? `${root} has no energy counters (a virtual machine, a container, or no RAPL)` };
}
async function openZone(folder, name) {
    const counterPath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'energy_uj');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(counterPath, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(counterPath);
    return {
        domain: await domainName(folder),
        counterPath,
        maxMicrojoules: await readNumber((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'max_energy_range_uj')),
        mmio: name.includes('-mmio'),
    };
}
async function domainName(folder) {
    const own = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'name'), 'utf8')).trim();
    const isChild = /:\d+:\d+$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    return isChild ? `${(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '..', 'name'), 'utf8')).trim()}/${own}` : own;
}
async function readNumber(path) {
    try {
        const value = Number((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).trim());
        return Number.isFinite(value) && value > 0 ? value : null;
    }
    catch {
        return null; // told by the null: the counter's wrap is then not known
    }
}
function dropMirrors(zones) {
    const direct = new Set(zones.filter((zone) => !zone.mmio).map((zone) => zone.domain));
    return zones
        .filter((zone) => !zone.mmio || !direct.has(zone.domain))
        .map(({ domain, counterPath, maxMicrojoules }) => ({ domain, counterPath, maxMicrojoules }))
        .sort((a, b) => a.domain.localeCompare(b.domain, 'en'));
}
/** 10 kW for the 10 s between two readings: what would need more to be a wrap is a counter that started again from 0. */
const LARGEST_STEP_MICROJOULES = 100_000e6;
/** Joules between the first and the last reading of a counter; null with the reason where they can't be known. */
function joulesOf(readings, maxMicrojoules) {
    let total = 0;
    for (let i = 1; i < readings.length; i++) {
        const [before, after] = [readings[i - 1], readings[i]];
        if (before == null || after == null)
            return { joules: null, reason: 'the counter could not be read during the run' };
        if (after >= before)
            total += after - before;
        else if (maxMicrojoules === null)
            return { joules: null, reason: 'the counter wrapped and its range is not known' };
        else {
            const wrapped = after - before + maxMicrojoules;
            if (wrapped < 0 || wrapped > LARGEST_STEP_MICROJOULES) {
                return { joules: null, reason: 'the counter was reset during the run' };
            }
            total += wrapped;
        }
    }
    if (readings.length < 2)
        return { joules: null, reason: 'the counter was read less than twice' };
    return { joules: total / 1e6, reason: null };
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
const HOME = '/home/user';
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
        ...['--perms', '0755', '--dir', '/home', '--bind', run.homeFolder, HOME],
        ...['--bind', run.projectFolder, PROJECT, '--chdir', inside(run.workingDirectory)],
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

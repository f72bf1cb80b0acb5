export const id = 7238;
export const ids = [7238];
export const modules = {

/***/ 23555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ behindGate),
/* harmony export */   SH: () => (/* binding */ explainNotStarted),
/* harmony export */   b6: () => (/* binding */ hostLockPath),
/* harmony export */   bR: () => (/* binding */ Launcher)
/* harmony export */ });
/* unused harmony exports BOUNDS, HOST_LOCK */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80481);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34144);






const sample = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ t: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), values: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable()) });
const samples = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(sample);
const MEASURED = ['userSeconds', 'systemSeconds', 'peakMemoryBytes'];
/** What of a run the launcher bounds, all its processes together. */
const BOUNDS = ['memory', 'processes', 'cpu', 'output', 'disk'];
/** What the launcher answers, one line each (`assets/python/launcher/messages.py` has the same). */
const reply = zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('error'), message: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('pipe-made') }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('waiting'), holder: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('holding') }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('idle'), samples, hostBusySeconds: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('run'),
        /** False: the sandbox ended before the program could start. */
        started: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        startedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
        /** Absent where no program was started. */
        wallSeconds: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().optional(),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable(),
        signal: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
        /** Why the launcher ended it: its time, another of its bounds, or because it was asked to; null where it did not. */
        endedFor: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['wall', ...BOUNDS, 'stop']).nullable(),
        /** Whether `endedFor` tells every process of the run that the kernel kills for want of memory. */
        memoryWatched: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        /** Why memory is only looked at now and then; null where the kernel limits it, or no bound was asked for. */
        memorySampled: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
        /** Exit code with which the gate could not become the program: 127 not found, 126 not to be run; null: it started. */
        notStarted: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nullable(),
        /** Of the whole process tree from the gate on. */
        userSeconds: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable(),
        systemSeconds: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable(),
        /** Of the whole process tree at one time. */
        peakMemoryBytes: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable(),
        /** Why a number above is null, or less or other than it says. */
        reasons: zod__WEBPACK_IMPORTED_MODULE_5__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(MEASURED), zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
        /** Busy seconds of all processors of the host between the edges, in clock ticks; null where the kernel does not tell. */
        hostBusySeconds: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable(),
        /** Processes that were still there when the program had ended, and were killed. */
        survivors: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
        samples,
    }),
]);
/**
 * A shell, already in the sandbox, that says on descriptor 4 that it stands, waits on 3 until it is told to go, and
 * becomes the program: so the clock starts after the sandbox is made. Where it can't become it, it says so and why by its
 * exit code. Closing 4 for the length of a function lets the shell have it back when `exec` fails, and never the program.
 */
const GATE = [
    '[ -z "$BASH_VERSION" ] || shopt -s execfail 2>&-', // else bash ends at once, with descriptor 4 still closed for its trap
    `trap 'printf "f%s" "$?" >&4' EXIT`,
    'become() { exec "$@"; }',
    'printf r >&4 && read -r go <&3 && exec 3<&- && become "$@" 4>&-',
].join('\n');
/** What a shell means by such an exit code. */
function explainNotStarted(exitCode) {
    if (exitCode === 127)
        return 'no such file or directory';
    return exitCode === 126 ? 'permission denied, or not a program' : `exit code ${exitCode}`;
}
function behindGate(command) {
    return ['/bin/sh', '-c', GATE, 'gate', ...command];
}
/** One lock for all users and campaigns of a host: two measured runs never overlap. */
const HOST_LOCK = '/tmp/greenml-host.lock';
/** `$GREENML_HOST_LOCK` names another file: containers that share a host have to share it too. */
const hostLockPath = (env) => env.GREENML_HOST_LOCK || HOST_LOCK;
/** How long a launcher may take to end what it runs before it is ended itself. */
const GRACE_MILLISECONDS = 5000;
function badLock(path, reason) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The lock that keeps measurements of this host apart can't be taken: ${path}: ${reason}.\n` +
        'Let every user read and write that file, or set GREENML_HOST_LOCK to one path for all of them.', 1);
}
/** It says why it ends, but where it is killed. */
function explainEnd(stderr) {
    if (stderr !== '')
        return new Error(`the launcher ended: ${stderr}`);
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('The process that starts runs was killed from outside (the launcher ended without a word; the kernel does that when ' +
        'memory runs out). What is on record stays: run the same command again to go on.', 1);
}
/** Starts at once, where the first `python3` on the path may be a version manager's script that takes 70 ms. */
const SYSTEM_PYTHON = '/usr/bin/python3';
const isOfType = (answer, type) => answer.type === type;
function expectType(answer, type) {
    if (!isOfType(answer, type))
        throw new Error(`the launcher answered '${answer.type}' instead of '${type}'`);
    return answer;
}
/** The processes that start runs and read clocks and counters at their edges (`assets/python/launcher/`). */
class Launcher {
    #process;
    #lines;
    #stderr = '';
    #fault = null;
    constructor(options = {}) {
        const python = options.python ?? ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(SYSTEM_PYTHON) ? SYSTEM_PYTHON : 'python3');
        const flags = options.controlGroup === false ? ['--no-control-group'] : [];
        this.#process = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(python, ['-I', '-S', (0,_base_package_js__WEBPACK_IMPORTED_MODULE_4__/* .assetPath */ .Q$)('python', 'launcher'), ...flags], {
            stdio: 'pipe',
            env: { PATH: process.env.PATH },
            detached: true, // Ctrl-C reaches this process only, which then ends the run in order
        });
        this.#process.stderr.on('data', (chunk) => {
            this.#stderr = (this.#stderr + chunk.toString()).slice(-4000);
        });
        this.#process.on('error', (error) => {
            const missing = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT';
            this.#fault = missing ? new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${python} is not installed: sudo apt-get install python3`, 1) : error;
        });
        this.#process.stdin.on('error', () => { }); // its end shows as the end of its output
        this.#lines = (0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: this.#process.stdout })[Symbol.asyncIterator]();
    }
    /** Makes a named pipe; Node has no call for it, and a program that has takes longer to start than all of the launcher. */
    async makePipe(path) {
        await this.#ask({ type: 'make-pipe', path }, 'pipe-made');
    }
    /** Waits until no other process on this host measures; the lock is held until this launcher ends. */
    async holdHost(holder, onWait, path) {
        this.#send({ type: 'hold-host', path, holder });
        for (;;) {
            const answer = await this.#receive();
            if (answer.type === 'holding')
                return;
            if (answer.type === 'error')
                throw badLock(path, answer.message);
            onWait(expectType(answer, 'waiting').holder);
        }
    }
    run(job) {
        return this.#ask({ counters: [], ...job, type: 'run' }, 'run');
    }
    /** Ends the run that is under way, or else the next one; its outcome is told as ever. */
    stop() {
        this.#process.kill('SIGUSR1');
    }
    /** Reads counters while nothing runs, at both edges and every `everySeconds` between. */
    idle(job) {
        return this.#ask({ ...job, type: 'idle' }, 'idle');
    }
    async #ask(request, type) {
        this.#send(request);
        const answer = await this.#receive();
        if (answer.type === 'error')
            throw new Error(`the launcher failed: ${answer.message}`);
        return expectType(answer, type);
    }
    #send(request) {
        this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    }
    async #receive() {
        const line = await this.#lines.next();
        if (line.done)
            throw this.#fault ?? explainEnd(this.#stderr.trim());
        return reply.parse(JSON.parse(line.value));
    }
    /** Ends it and, with it, whatever it runs. */
    async [Symbol.asyncDispose]() {
        if (this.#process.exitCode !== null || this.#process.signalCode !== null)
            return;
        const closed = new Promise((resolve) => this.#process.once('close', resolve));
        this.#process.kill('SIGTERM');
        const impatience = setTimeout(() => this.#process.kill('SIGKILL'), GRACE_MILLISECONDS);
        await closed;
        clearTimeout(impatience);
    }
}


/***/ }),

/***/ 52288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HY: () => (/* binding */ chooseSandbox),
  uo: () => (/* binding */ findBubblewrap),
  FA: () => (/* binding */ findContainer)
});

// UNUSED EXPORTS: noSandbox, showHardware

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/find-program.js
var find_program = __webpack_require__(15456);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
;// CONCATENATED MODULE: ./build/sandbox/inside.js

/** Where programs of the system lie; never the caller's own PATH, which names its folders. */
const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';
const PROJECT = '/project';
const HOME = '/sandbox-home';
/** Who a program is, whatever its number. */
const USER = 'sandbox';
/** Files of this host that libraries read. */
const SYSTEM_FILES = ['/etc/ld.so.cache', '/etc/fonts', '/etc/localtime', '/etc/alternatives'];
/** Files of a machine with one user; they say `OWN_UID` for its number. */
const OWN_FILES = ['passwd', 'group', 'hosts'].map((name) => ({
    from: (0,base_package/* assetPath */.Q$)('sandbox', 'etc', name),
    at: `/etc/${name}`,
}));
const OWN_UID = 65534;
/** All variables of a program: where it lies and who it is are never the caller's. */
const programEnvironment = (given, home, temporary) => ({
    ...given,
    PATH: SYSTEM_PATH,
    HOME: home,
    TMPDIR: temporary,
    USER,
    LOGNAME: USER,
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/sandbox/pass-through.js


const NOTHING = { devices: [], readOnly: [] };
/** NVIDIA's nodes lie in /dev itself and in nvidia-caps, AMD's and Intel's in dri; kfd is AMD's for computing. */
const GPU_DEVICE = /^(?:nvidia.*|dri|kfd)$/;
/** By which CUDA and ROCm find the devices, their memory and the processors beside them. */
const GPU_FOLDERS = [
    'bus/pci',
    'class/drm',
    'class/kfd',
    'dev/char',
    'module/nvidia',
    'module/amdgpu',
    'devices/system/cpu',
    'devices/system/node',
    'devices/virtual/kfd',
].map((folder) => `/sys/${folder}`);
/** The class holds links into the second. */
const RAPL_FOLDERS = ['/sys/class/powercap', '/sys/devices/virtual/powercap'];
/** What there is of it on a host whose files lie at `root`. */
function listPassThrough(allowed, root = '/') {
    const gpu = allowed.includes('gpu');
    const folders = [
        ...(gpu ? [...GPU_FOLDERS, ...listPciRoots(root)] : []),
        ...(allowed.includes('rapl') ? RAPL_FOLDERS : []),
    ];
    const show = (at) => ({ from: (0,external_node_path_.join)(root, at), at });
    return {
        devices: gpu ? listGpuDevices(root).map(show) : [],
        readOnly: folders.map(show).filter(({ from }) => (0,external_node_fs_.existsSync)(from)),
    };
}
/** What the links of /sys/bus/pci lead to. */
const listPciRoots = (root) => namesIn((0,external_node_path_.join)(root, '/sys/devices')).flatMap((name) => (/^pci[\da-f]/.test(name) ? [`/sys/devices/${name}`] : []));
function listGpuDevices(root) {
    const found = namesIn((0,external_node_path_.join)(root, '/dev')).filter((name) => GPU_DEVICE.test(name));
    return found.flatMap((name) => listNodes(root, `/dev/${name}`));
}
/** A link could lead to any device: it is left out. */
function listNodes(root, path) {
    const found = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path));
    if (found.isDirectory())
        return namesIn((0,external_node_path_.join)(root, path)).flatMap((name) => listNodes(root, `${path}/${name}`));
    return found.isCharacterDevice() ? [path] : [];
}
const namesIn = (folder) => (0,external_node_fs_.existsSync)(folder) && (0,external_node_fs_.statSync)(folder).isDirectory() ? (0,external_node_fs_.readdirSync)(folder).sort() : [];

;// CONCATENATED MODULE: ./build/sandbox/seccomp.js

/** The same filter as container engines take it. */
const SECCOMP_PROFILE = (0,base_package/* assetPath */.Q$)('sandbox', 'seccomp.json');
/** The filter of system calls for this kind of processor (`scripts/build-seccomp.ts` makes it); null where there is none. */
function seccompFile(architecture = process.arch) {
    return architecture === 'x64' || architecture === 'arm64' ? (0,base_package/* assetPath */.Q$)('sandbox', `seccomp-${architecture}.bpf`) : null;
}

;// CONCATENATED MODULE: ./build/sandbox/bubblewrap.js




const BUBBLEWRAP = 'bwrap';
/**
 * bubblewrap as root drops to `uid` inside, so that process limits hold (they don't for uid 0) and /proc/1/environ is
 * closed; for other users a user namespace does the same without privilege. bubblewrap itself starts with an empty
 * environment: its own pid 1 would otherwise show the caller's. A filter of system calls closes what namespaces leave open.
 */
function wrapInBubblewrap(run, uid) {
    const inside = (path) => path.replace(run.projectFolder, PROJECT);
    const environment = programEnvironment(run.env, HOME, '/tmp');
    const filter = seccompFile();
    const { devices, readOnly } = run.passThrough ?? NOTHING;
    const argv = [
        filter === null ? [BUBBLEWRAP] : [...WITH_FILTER, filter, BUBBLEWRAP, '--seccomp', FILTER_FD],
        uid === null ? ['--unshare-user', '--uid', String(OWN_UID), '--gid', String(OWN_UID)] : [],
        ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
        ['--hostname', 'sandbox', '--die-with-parent', '--new-session', '--clearenv'],
        ['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib'],
        ['--symlink', 'usr/lib64', '/lib64', '--symlink', 'usr/sbin', '/sbin'],
        foldersAbove('/etc/passwd'),
        SYSTEM_FILES.flatMap((path) => ['--ro-bind-try', path, path]),
        OWN_FILES.flatMap(({ from, at }) => ['--ro-bind', from, at]),
        ['--proc', '/proc', ...(uid === null ? MEMORY_OF_FIRST : []), '--dev', '/dev'],
        ['--size', String(run.temporaryBytes), '--perms', '1777', '--tmpfs', '/tmp'],
        // Shared memory of its own: without it joblib and multiprocessing fall back to one process.
        ['--size', String(run.temporaryBytes), '--perms', '1777', '--tmpfs', '/dev/shm'],
        run.readOnly.filter((path) => !isBelow(path, '/usr')).flatMap(showReadOnly),
        devices.flatMap(({ from, at }) => [...foldersAbove(at), '--dev-bind', from, at]),
        readOnly.flatMap(({ from, at }) => [...foldersAbove(at), '--ro-bind', from, at]),
        ['--bind', run.homeFolder, HOME],
        ['--bind', run.projectFolder, PROJECT],
        (run.writable ?? []).flatMap(({ folder, at }) => [...foldersAbove(inside(at)), '--bind', folder, inside(at)]),
        ['--chdir', inside(run.workingDirectory)],
        ['--remount-ro', '/'], // the root itself is a file system in memory, which a user namespace's owner could fill
        Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
        uid === null ? [] : CAPABILITIES_TO_DROP_TO,
        ['--'],
        uid === null ? inOwnNamespace(run.maxProcesses) : dropTo(uid, run.maxProcesses),
        run.command.map(inside),
    ].flat();
    return { argv, env: { PATH: SYSTEM_PATH }, cwd: '/' };
}
/** bubblewrap takes the filter from a descriptor: a shell opens it and becomes bubblewrap. */
const FILTER_FD = '9';
const WITH_FILTER = ['/bin/sh', '-c', `exec "$@" ${FILTER_FD}<"$0"`];
const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);
/** The folders above are made by bubblewrap for its own user only; the program's user has to pass through them. */
function foldersAbove(path) {
    const above = path.split('/').slice(1, -1);
    const folders = above.map((_, depth) => `/${above.slice(0, depth + 1).join('/')}`);
    return folders.flatMap((folder) => ['--perms', '0755', '--dir', folder]);
}
const showReadOnly = (path) => [...foldersAbove(path), '--ro-bind', path, path];
/** bubblewrap's own pid 1, which no filter holds, has the program's uid in a user namespace: its memory is hidden. */
const MEMORY_OF_FIRST = ['/proc/1/mem', '/proc/1/task/1/mem'].flatMap((path) => ['--ro-bind', '/dev/null', path]);
/** Since Linux 5.14 processes are counted in each user namespace by itself; before, all that the user runs would count. */
function inOwnNamespace(maxProcesses) {
    const [major = 0, minor = 0] = (0,external_node_os_.release)().split('.').map(Number);
    return major > 5 || (major === 5 && minor >= 14) ? ['/usr/bin/prlimit', `--nproc=${maxProcesses}`, '--'] : [];
}
/** Until `dropTo` takes them away too: to change the user, and to enter a folder that only that user may enter. */
const CAPABILITIES_TO_DROP_TO = '--cap-drop ALL --cap-add CAP_SETUID --cap-add CAP_SETGID --cap-add CAP_DAC_READ_SEARCH'.split(' ');
function dropTo(uid, maxProcesses) {
    const bounded = ['/usr/bin/prlimit', `--nproc=${maxProcesses}`];
    const user = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
    return [...bounded, '/usr/bin/setpriv', ...user, '--no-new-privs', '--inh-caps=-all', '--'];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var scratch = __webpack_require__(5767);
;// CONCATENATED MODULE: ./build/sandbox/engine-image.js





/**
 * Empty folders, links, and files that name the program's user, whose number inside is `uid`: no program and no package, so
 * that there is nothing to pull or to keep up to date.
 */
const imageOf = (uid) => `localhost/greenml-sandbox:3-${uid}`;
const FOLDERS = ['dev', 'etc', 'proc', 'project', 'run', 'sandbox-home', 'sys', 'tmp', 'usr'];
const LINKS = ['bin', 'lib', 'lib64', 'sbin'];
/** Makes the image where the engine that is called so has none; null, or what the engine said. `ask`: runs the engine. */
async function ensureImage([program = '', ...words], uid, ask) {
    const found = await ask(program, [...words, 'image', 'inspect', imageOf(uid)]);
    if (found.exitCode === 0)
        return null;
    if (found.exitCode === null)
        return found; // ended because it did not answer
    const folder = await (0,scratch/* makeScratch */.lP)('image');
    try {
        const made = await ask(program, [...words, 'import', await packSkeleton(folder, uid), imageOf(uid)]);
        return made.exitCode === 0 ? null : made;
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function packSkeleton(folder, uid) {
    const root = (0,external_node_path_.join)(folder, 'root');
    for (const name of FOLDERS)
        await (0,promises_.mkdir)((0,external_node_path_.join)(root, name), { recursive: true });
    for (const name of LINKS)
        await (0,promises_.symlink)(`usr/${name}`, (0,external_node_path_.join)(root, name));
    for (const { from, at } of OWN_FILES) {
        await (0,promises_.writeFile)((0,external_node_path_.join)(root, at), (await (0,promises_.readFile)(from, 'utf8')).replaceAll(String(OWN_UID), String(uid)));
    }
    await (0,promises_.chmod)((0,external_node_path_.join)(root, 'tmp'), 0o1777); // podman gives the tmpfs above it the same rights
    const archive = (0,external_node_path_.join)(folder, 'root.tar');
    // Of root and for all to read, whoever packs it: a user's engine has to know the owner inside.
    const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=a+rX'];
    const { exitCode, stderr } = await (0,base_process/* runCommand */.d)('tar', [
        '--create',
        ...owner,
        '--file',
        archive,
        '--directory',
        root,
        '.',
    ]);
    if (exitCode !== 0)
        throw new Error(`tar: ${stderr.trim()}`);
    return archive;
}

;// CONCATENATED MODULE: ./build/sandbox/container.js








const FIRST_PROCESS = ['/usr/bin/python3', '-I', '-S'];
const INIT = '/run/greenml/init.py';
const SOCKET = '/run/greenml/launcher';
/** The engine's process 1 and what becomes the program, beside the program's own. */
const OWN_PROCESSES = 4;
/**
 * podman or docker, with a file system of nothing but empty folders, into which this host's /usr is shown read-only: an
 * environment finds its interpreter where it was made. Its process 1 is the launcher's (assets/sandbox/init.py): that takes the
 * program, its environment and its output from the launcher, so that nothing of them stands in the engine's arguments or
 * passes through it.
 */
function wrapInContainer(run, engine, user) {
    const inside = (path) => path.replace(run.projectFolder, PROJECT);
    const socket = (0,external_node_path_.join)((0,external_node_path_.dirname)(run.homeFolder), 'launcher');
    const name = `greenml-${process.pid}-${(0,external_node_crypto_.randomBytes)(4).toString('hex')}`;
    const { env } = engine;
    const system = ['/usr', ...SYSTEM_FILES.filter((path) => (0,external_node_fs_.existsSync)(path)), ...outsideOfUsr(run.readOnly)];
    const binds = [
        ...system.map((path) => bind(path, path, true)),
        bind((0,base_package/* assetPath */.Q$)('sandbox', 'init.py'), INIT, true),
        bind(socket, SOCKET, true),
        bind(run.homeFolder, HOME, false),
        bind(run.projectFolder, PROJECT, false),
        ...(run.writable ?? []).map(({ folder, at }) => bind(folder, inside(at), false)),
    ];
    return {
        argv: [
            ...[...runOptions(run, engine, user), '--name', name, ...binds.flat(), imageOf(innerUid(engine, user))],
            ...[...FIRST_PROCESS, INIT, SOCKET],
        ],
        env,
        cwd: '/',
        container: {
            socket,
            uid: user.uid,
            remove: { argv: [...engine.command, 'rm', '--force', name], env },
            inside: {
                argv: run.command.map(inside),
                env: programEnvironment(run.env, HOME, '/tmp'),
                cwd: inside(run.workingDirectory),
            },
        },
    };
}
/** Everything that is the same for each program: isolation, limits, and the hardware that was asked for. */
function runOptions(run, engine, user) {
    const { devices, readOnly } = run.passThrough ?? NOTHING;
    const inner = innerUid(engine, user);
    return [
        [...engine.command, 'run', '--rm', '--pull', 'never', '--log-driver', 'none', '--workdir', '/'],
        ['--network', 'none', '--ipc', 'private', '--hostname', 'sandbox', '--read-only'],
        ['--user', `${inner}:${inner}`, '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
        ['--security-opt', `seccomp=${SECCOMP_PROFILE}`, '--security-opt', 'label=disable'],
        keepLimits(),
        engine.limits ? ['--pids-limit', String(run.maxProcesses + OWN_PROCESSES)] : [],
        run.memoryBytes === undefined || !engine.limits ? [] : limitMemory(run.memoryBytes),
        ['--shm-size', String(run.temporaryBytes)],
        ['--tmpfs', `/tmp:rw,exec,nosuid,nodev,size=${run.temporaryBytes},mode=1777`],
        // Instead of this host's /sys, which names its network, its hardware and its control groups.
        ['--tmpfs', `/sys:${readOnly.length > 0 ? 'rw' : 'ro'},nosuid,nodev,noexec,size=64k,mode=0555`],
        ['--tmpfs', '/sys/fs/cgroup:ro,nosuid,nodev,noexec,size=4k,mode=0555'],
        engine.name === 'podman' ? PODMAN_ONLY : [],
        devices.flatMap(({ from, at }) => ['--device', `${from}:${at}`]),
        readOnly.flatMap(({ from, at }) => bind(from, at, true)),
    ].flat();
}
/** podman run by a user makes a user namespace whose root is that user: without capabilities, it is nobody else. */
const innerUid = ({ name }, { uid, asRoot }) => name === 'podman' && !asRoot ? 0 : uid;
/** podman would else add names of hosts and users, files in memory, and proxies of the caller's environment. */
const PODMAN_ONLY = '--no-hosts --passwd=false --read-only-tmpfs=false --http-proxy=false --sdnotify ignore'.split(' ');
/**
 * The limits of this process: podman's own defaults may be above, without the right to raise them. It also lowers its limit of
 * processes to that of open files.
 */
function keepLimits() {
    const ownLimits = (0,external_node_fs_.readFileSync)('/proc/self/limits', 'utf8');
    const hard = (name) => Number(new RegExp(`^Max ${name} +\\S+ +(\\d+)`, 'm').exec(ownLimits)?.[1] ?? Infinity);
    const [files, processes] = [hard('open files'), Math.min(hard('open files'), hard('processes'))];
    const limits = { nofile: files, nproc: processes };
    return Object.entries(limits).flatMap(([name, most]) => Number.isFinite(most) ? ['--ulimit', `${name}=${most}:${most}`] : []);
}
const limitMemory = (bytes) => ['--memory', String(bytes), '--memory-swap', String(bytes)];
/** Each once: an engine refuses a second mount at the same place. */
const outsideOfUsr = (paths) => [
    ...new Set(paths.filter((path) => path !== '/usr' && !path.startsWith('/usr/'))),
];
/** The value is a line of CSV. */
function bind(from, at, readOnly) {
    const fields = ['type=bind', `source=${from}`, `destination=${at}`, ...(readOnly ? ['readonly'] : [])];
    return ['--mount', fields.map((field) => (/[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')];
}

;// CONCATENATED MODULE: ./build/sandbox/engine.js







/** What an engine needs to find its files and its daemon; the program in the container sees none of it. */
const ENGINE_VARIABLES = [
    ['XDG_RUNTIME_DIR', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'DBUS_SESSION_BUS_ADDRESS'],
    ['CONTAINERS_CONF', 'CONTAINERS_STORAGE_CONF'],
    ['DOCKER_HOST', 'DOCKER_CONTEXT', 'DOCKER_CONFIG'],
].flat();
/** podman needs no daemon, so it is asked first; its default runtime may refuse a host that another one takes. */
const CANDIDATES = [
    { name: 'podman', runtimes: [null, 'crun', 'runc'] },
    { name: 'docker', runtimes: [null] },
];
/** Much more than an engine takes that works; one that hangs is waited for once. */
const PATIENCE_SECONDS = 30;
const SILENT = 'it does not answer';
/** The first engine that works here, or why none does. */
async function findEngine(user, searchPath = SYSTEM_PATH, patienceSeconds = PATIENCE_SECONDS, variables = process.env) {
    const [python = ''] = FIRST_PROCESS;
    if (!(0,external_node_fs_.existsSync)(python))
        return { engine: null, gaps: [{ kind: 'missing', path: python }] };
    const env = engineEnvironment(searchPath, variables);
    const gaps = [];
    const silent = new Set();
    for (const limited of listInstalled(env)) {
        const { name, command } = limited;
        if (silent.has(name))
            continue;
        const complaint = await tryEngine(limited, user, patienceSeconds);
        if (complaint === null)
            return { engine: limited };
        if (complaint === SILENT) {
            silent.add(name); // its daemon, its storage or its lock hangs, whatever the runtime
        }
        else {
            const unlimited = { ...limited, limits: false };
            if ((await tryEngine(unlimited, user, patienceSeconds)) === null)
                return { engine: unlimited };
        }
        if (command.length === 1 || complaint === SILENT)
            gaps.push({ kind: 'does-not-work', program: name, detail: complaint });
    }
    if (gaps.length === 0)
        gaps.push({ kind: 'not-installed', programs: CANDIDATES.map(({ name }) => name) });
    return { engine: null, gaps };
}
/** Each engine that is installed with its default runtime, which has no name in the command, and with those named. */
function listInstalled(env) {
    return CANDIDATES.flatMap(({ name, runtimes }) => {
        const program = (0,find_program/* findProgram */.K)(name, env);
        if (program === null)
            return [];
        const usable = runtimes.filter((runtime) => runtime === null || (0,find_program/* findProgram */.K)(runtime, env) !== null);
        return usable.map((runtime) => ({
            name,
            env,
            command: runtime === null ? [program] : [program, '--runtime', runtime],
            limits: true,
        }));
    });
}
function engineEnvironment(searchPath, variables) {
    const kept = ENGINE_VARIABLES.flatMap((name) => (variables[name] ? [[name, variables[name]]] : []));
    return { ...Object.fromEntries(kept), PATH: `${searchPath}:/usr/sbin:/sbin`, HOME: variables.HOME || (0,external_node_os_.homedir)() };
}
/** Null when a container runs. */
async function tryEngine(engine, user, patienceSeconds) {
    const { env } = engine;
    const started = performance.now();
    const ask = async (program, args) => {
        const left = patienceSeconds - (performance.now() - started) / 1000;
        return (0,base_process/* runCommand */.d)(program, args, { env, timeoutSeconds: Math.max(left, 0.001) });
    };
    const image = await ensureImage(engine.command, innerUid(engine, user), ask);
    if (image !== null)
        return hasTimedOut(image) ? SILENT : tellLast(image);
    const run = {
        command: [],
        projectFolder: '/tmp',
        homeFolder: '/tmp',
        workingDirectory: '/tmp',
        readOnly: [],
        env: {},
    };
    const bounded = { ...run, temporaryBytes: 1_000_000, maxProcesses: 64, memoryBytes: 64 * 1024 ** 2 };
    const [program = '', ...words] = runOptions(bounded, engine, user);
    const system = ['--mount', 'type=bind,source=/usr,destination=/usr,readonly'];
    const args = [...words, ...system, imageOf(innerUid(engine, user)), '/bin/true'];
    const tried = await ask(program, args);
    if (tried.exitCode === 0)
        return null;
    return hasTimedOut(tried) ? SILENT : tellLast(tried);
}
const hasTimedOut = ({ signal }) => signal === 'SIGKILL';
const tellLast = ({ stderr, exitCode }) => stderr.trim().split('\n').at(-1) || `exit code ${exitCode}`;

;// CONCATENATED MODULE: ./build/sandbox/choose-sandbox.js









/** No isolation: for code that is trusted as this tool is, or that the user vouches for. */
const noSandbox = {
    tier: 'none',
    ownerUid: null,
    allowed: [],
    wrap: (run) => ({
        argv: run.command,
        env: programEnvironment(run.env, run.homeFolder, run.homeFolder),
        cwd: run.workingDirectory,
    }),
};
/** bubblewrap when it works here, else null and why; `searchPath`: where it is looked for. */
async function findBubblewrap(searchPath = SYSTEM_PATH) {
    const asRoot = process.getuid?.() === 0;
    const sandbox = {
        tier: 'bubblewrap',
        ownerUid: asRoot ? OWN_UID : null,
        allowed: [],
        wrap: (run) => wrapInBubblewrap(run, asRoot ? OWN_UID : null),
    };
    const probe = sandbox.wrap({
        command: ['/bin/sh', '-c', ': </etc/passwd'], // this tool's files have to be readable for the user inside
        projectFolder: '/tmp',
        homeFolder: '/tmp',
        workingDirectory: '/tmp',
        readOnly: [],
        env: {},
        temporaryBytes: 1_000_000,
        maxProcesses: 64,
    });
    if ((0,find_program/* findProgram */.K)(BUBBLEWRAP, { PATH: searchPath }) === null) {
        return { sandbox: null, gaps: [{ kind: 'not-installed', programs: ['bubblewrap'] }] };
    }
    const [program = BUBBLEWRAP, ...args] = probe.argv;
    const result = await (0,base_process/* runCommand */.d)(program, args, { env: { PATH: searchPath }, timeoutSeconds: 10 });
    if (result.exitCode === 0)
        return { sandbox };
    const detail = result.stderr.trim().split('\n').at(-1) ?? '';
    return { sandbox: null, gaps: [{ kind: 'does-not-work', program: BUBBLEWRAP, detail }] };
}
/** By search path: an engine takes a moment to try, and one that hangs a long one. */
const CONTAINERS = new Map();
/** podman or docker when one of them works here, else null and why. */
function findContainer(searchPath = SYSTEM_PATH, patienceSeconds) {
    const found = CONTAINERS.get(searchPath) ?? lookForContainer(searchPath, patienceSeconds);
    CONTAINERS.set(searchPath, found);
    return found;
}
async function lookForContainer(searchPath, patienceSeconds) {
    const uid = process.getuid?.() ?? OWN_UID;
    const asRoot = uid === 0;
    const user = { uid: asRoot ? OWN_UID : uid, asRoot };
    const found = await findEngine(user, searchPath, patienceSeconds);
    if (found.engine === null)
        return { sandbox: null, gaps: found.gaps };
    const { engine } = found;
    const sandbox = {
        tier: 'container',
        ownerUid: asRoot ? OWN_UID : null,
        allowed: [],
        wrap: (run) => wrapInContainer(run, engine, user),
    };
    return { sandbox, engine: engine.name };
}
/** The same sandbox, which also shows what was asked for of the hardware of a host whose files lie at `root`. */
function showHardware(sandbox, allowed, root) {
    if (allowed.length === 0)
        return sandbox;
    const passThrough = listPassThrough(allowed, root);
    return { ...sandbox, allowed, wrap: (run) => sandbox.wrap({ ...run, passThrough }) };
}
/** bubblewrap first: it isolates as well, and makes its sandbox in a small part of the time (bench/sandbox/set-up.ts). */
const FINDERS = {
    auto: [findBubblewrap, findContainer],
    bubblewrap: [findBubblewrap],
    container: [findContainer],
};
async function findSandbox(choice, searchPath) {
    const gaps = [];
    for (const find of FINDERS[choice]) {
        const found = await find(searchPath);
        if (found.sandbox)
            return found;
        gaps.push(...found.gaps);
    }
    return { sandbox: null, gaps };
}
/**
 * The sandbox that a run gets. Code that nobody vouched for never runs without one: that ends with exit code 3.
 * `trusted`: every file that will run hashes equal to one committed with this tool.
 */
async function chooseSandbox(choice, options) {
    return showHardware(await chooseTier(choice, options), options.allow ?? []);
}
async function chooseTier(choice, options) {
    const mayRunBare = options.trusted || options.userTrusts;
    if (choice === 'none') {
        if (mayRunBare)
            return noSandbox;
        throw new errors/* UserError */.yo('Refused: --sandbox none would run code that nobody vouched for without isolation.\n' +
            'Install bubblewrap and leave --sandbox out, or add --i-trust-this-code if you have read every line of it.', 3);
    }
    const found = await findSandbox(choice, options.searchPath);
    if (found.sandbox)
        return found.sandbox;
    const why = found.gaps.map(base_text/* nameFact */.st).join('; ');
    if (choice === 'auto' && mayRunBare) {
        options.warn(`no sandbox (${why}); ${options.trusted ? 'this code is part of the tool' : 'you trust it'}`);
        return noSandbox;
    }
    throw new errors/* UserError */.yo(`Refused: this would run code that nobody vouched for, and there is no sandbox: ${why}.\n` +
        `Debian, Ubuntu: sudo apt-get install ${choice === 'container' ? 'podman' : 'bubblewrap'}. ` +
        'Or add --i-trust-this-code if you have read every line of it.', 3);
}


/***/ })

};

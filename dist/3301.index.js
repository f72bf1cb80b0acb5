export const id = 3301;
export const ids = [3301,9148];
export const modules = {

/***/ 27333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ checkWritable)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);





/** Hours of measuring are not lost to a path that can't be written at the end: a file beside it is made and removed. */
async function checkWritable(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => null);
    if (found?.isDirectory())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} is a folder: name a file to write to.`, 1);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} can't be written: there is no folder ${folder}.`, 1);
    const probe = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        await (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(probe, 'wx')).close();
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(probe);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} can't be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}`, 1, { cause: error });
    }
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

/***/ 33846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ recordWithoutRun),
/* harmony export */   qn: () => (/* binding */ recordOfCommand),
/* harmony export */   s9: () => (/* binding */ blankRecord),
/* harmony export */   yn: () => (/* binding */ identifyRun)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34144);
/* harmony import */ var _campaign_record_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11162);
/* harmony import */ var _schema_execution_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50856);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55189);






/** A run that could not be made: why, and nothing measured. */
function recordWithoutRun(run, settings, status, reason) {
    return {
        ...blankRecord(run, settings),
        status,
        errorMessage: reason,
        failureClass: _schema_execution_js__WEBPACK_IMPORTED_MODULE_4__/* .FAILURE_CLASSES */ .CJ.find((each) => each === status) ?? null,
    };
}
const identifyRun = ({ variant, shim, block, attempt }) => ({
    variant: variant.id,
    shim,
    block: block.id,
    purpose: block.purpose,
    attempt,
});
/** The record of a planned run before anything of it is known. */
function blankRecord(run, settings) {
    const { variant, code, orderIndex, primaryFamilyHash } = run;
    const { project, host, sandbox, environment } = settings;
    const identity = identifyRun(run);
    return {
        ...NOTHING_KNOWN,
        ...identity,
        id: (0,_campaign_record_id_js__WEBPACK_IMPORTED_MODULE_3__/* .recordId */ .R)(identity),
        project: variant.project,
        mode: variant.mode,
        model: variant.model,
        sample: variant.sample,
        iteration: variant.iteration,
        orderIndex,
        variantHash: code === null ? null : (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(code),
        sourceHash: project.sourceHash,
        lockHash: environment?.lockHash ?? null,
        primaryFamilyHash,
        environment: environment ? `Python ${environment.pythonVersion}` : null,
        sandbox: sandbox.tier,
        host,
        startedAt: new Date().toISOString(),
    };
}
/** The blank record of a command that belongs to no campaign. */
function recordOfCommand(host, sandbox) {
    return {
        ...NOTHING_KNOWN,
        id: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()).slice(0, 16),
        project: null,
        mode: null,
        model: null,
        variant: 'sandbox',
        shim: 'as-is',
        sample: null,
        iteration: null,
        block: 'sandbox',
        orderIndex: 0,
        purpose: 'measured',
        attempt: 1,
        variantHash: null,
        sourceHash: null,
        lockHash: null,
        primaryFamilyHash: null,
        environment: null,
        sandbox,
        host,
        startedAt: new Date().toISOString(),
    };
}
const NOTHING_KNOWN = {
    schemaVersion: _schema_record_js__WEBPACK_IMPORTED_MODULE_5__/* .RECORD_VERSION */ .hl,
    status: 'failed',
    exitCode: null,
    signal: null,
    errorType: null,
    errorMessage: null,
    tracebackTail: null,
    failureClass: null,
    flags: [],
    metric: null,
    wallSeconds: null,
    userSeconds: null,
    systemSeconds: null,
    peakMemoryBytes: null,
    reasons: {},
    energy: [],
    idle: [],
    carbon: null,
    phaseCpuSeconds: null,
    flops: [],
    probe: null,
    conditions: null,
    toolVersion: _base_package_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL_VERSION */ .wr,
    log: null,
    logSha256: null,
};


/***/ }),

/***/ 11162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ recordId)
/* harmony export */ });
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60599);

/** Names one attempt of one run, by the ids of its variant and block: the same on every machine that makes it. */
function recordId({ variant, shim, block, purpose, attempt }) {
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)([variant, shim, block, purpose, attempt].join('\0')).slice(0, 16);
}


/***/ }),

/***/ 10295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSandboxed: () => (/* binding */ runSandboxed)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/base/check-writable.js
var check_writable = __webpack_require__(27333);
// EXTERNAL MODULE: ./build/base/errors.js
var base_errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/scratch.js
var base_scratch = __webpack_require__(68750);
// EXTERNAL MODULE: ./build/benchmark/blank-record.js
var blank_record = __webpack_require__(33846);
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
// EXTERNAL MODULE: ./build/base/secrets.js
var secrets = __webpack_require__(87033);
// EXTERNAL MODULE: ./build/measurement/check-programs.js
var check_programs = __webpack_require__(86757);
;// CONCATENATED MODULE: ./build/measurement/command/resolve-program.js









const PYTHON = /^python[\d.]*$/;
const ALWAYS_THERE = ['/usr', '/bin', '/lib', '/lib64', '/sbin'];
const FACTS = 'import json, sys; print(json.dumps([sys.executable, sys.prefix, sys.base_prefix]))';
const facts = schemas/* tuple */.PVZ([schemas/* string */.YjP().min(1), schemas/* string */.YjP(), schemas/* string */.YjP()]);
/**
 * The real program behind a name: the interpreter itself where a version manager's shim stands for it, which could not
 * start in a sandbox. What lies in `folder` is never run to find that out: nobody vouched for it.
 */
async function resolveProgram(program, folder, env) {
    (0,check_programs/* checkProgram */.n)(program, env);
    const path = program.includes('/') ? (0,external_node_path_.resolve)(folder, program) : (0,find_program/* findProgram */.K)(program, env);
    if (path === null)
        throw new base_errors/* UserError */.yo(`${program} is found by a relative folder on PATH only: name its path.`, 126);
    const real = (0,external_node_fs_.realpathSync)(path);
    if (isBelow(path, folder)) {
        const base = isBelow(real, folder) || !PYTHON.test((0,external_node_path_.basename)(real)) ? [] : (await askPython(real, env)).readOnly;
        return { path: (0,external_node_path_.relative)(folder, path), inFolder: true, readOnly: base };
    }
    if (PYTHON.test((0,external_node_path_.basename)(path)))
        return askPython(path, env);
    if ((0,external_node_path_.basename)((0,external_node_path_.dirname)(path)) === 'shims') {
        throw new base_errors/* UserError */.yo(`${path} is a version manager's shim, which can't start in a sandbox: name the program itself ` +
            `(pyenv which ${program}, asdf which ${program}, mise which ${program}).`, 126);
    }
    const isSystem = ALWAYS_THERE.some((each) => isBelow(path, each));
    return { path: isSystem ? path : real, inFolder: false, readOnly: isSystem ? [] : [real] };
}
/** Asks an interpreter where it lies; away from the caller's folder, whose files could choose another one. */
async function askPython(path, env) {
    const told = await (0,base_process/* runCommand */.d)(path, ['-I', '-c', FACTS], {
        cwd: '/',
        env: (0,secrets/* withoutSecrets */.c)(env),
        timeoutSeconds: 30,
    });
    const parsed = facts.safeParse((0,files/* readJsonText */.gb)(told.stdout));
    if (!parsed.success) {
        throw new base_errors/* UserError */.yo(`${path} does not tell where its Python lies: name another, as /usr/bin/python3.`, 126);
    }
    const [executable, prefix, basePrefix] = parsed.data;
    const inEnvironment = prefix !== basePrefix;
    const base = ['bin', 'lib', 'lib64'].map((name) => (0,external_node_path_.join)(basePrefix, name)).filter((each) => (0,external_node_fs_.existsSync)(each));
    return { path: executable, inFolder: false, readOnly: [...(inEnvironment ? [prefix] : []), ...base].filter(isShown) };
}
const isShown = (path) => !ALWAYS_THERE.some((each) => isBelow(path, each));
const isBelow = (path, folder) => path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

;// CONCATENATED MODULE: ./build/measurement/command/folders.js






const KEY_FILE = /^(?:\.env(?:\..+)?|\.git-credentials|\.netrc|\.pypirc|\.npmrc|id_(?:rsa|dsa|ecdsa|ed25519))$/;
const EXAMPLE = /\.(?:example|sample|template)$/;
/** Files, folders and links are copied in; keys are not, nor sockets, pipes and devices. */
async function isCopied(path) {
    const name = (0,external_node_path_.basename)(path);
    if (KEY_FILE.test(name) && !EXAMPLE.test(name))
        return false;
    const found = await (0,promises_.lstat)(path);
    return found.isFile() || found.isDirectory() || found.isSymbolicLink();
}
/** A home or a disk is no project: copying it would take long and show the code what it is kept from. */
async function checkFolder(folder) {
    for (const inside of [(0,external_node_os_.homedir)(), (0,external_node_os_.tmpdir)()]) {
        const path = await (0,promises_.realpath)(inside).catch(() => inside);
        if (!isBelow(path, folder))
            continue;
        throw new base_errors/* UserError */.yo(`${folder} would be copied into the sandbox, with ${path} in it: go to the project's folder first.`);
    }
}
/** The folders to write to, as the sandbox is to show them. */
async function findWritable(paths, folder, workspace, sandbox) {
    const found = [];
    for (const path of paths) {
        const real = await (0,promises_.realpath)(path).catch(() => null);
        if (real === null || !(0,external_node_fs_.statSync)(real).isDirectory())
            throw new base_errors/* UserError */.yo(`--writable ${path}: there is no such folder.`);
        if (isBelow(folder, real))
            throw new base_errors/* UserError */.yo(`--writable ${path}: name a folder inside or beside this one.`);
        checkOwner(real, path, sandbox);
        const at = isBelow(real, folder) ? (0,external_node_path_.join)(workspace.projectFolder, (0,external_node_path_.relative)(folder, real)) : real;
        if (sandbox.tier === 'none' && at !== real) {
            await (0,promises_.rm)(at, { recursive: true, force: true });
            await (0,promises_.symlink)(real, at);
        }
        found.push({ folder: real, at });
    }
    return found;
}
/** The program has another uid than its caller where that is root. */
function checkOwner(real, path, { ownerUid }) {
    if (ownerUid === null) {
        (0,external_node_fs_.accessSync)(real, external_node_fs_.constants.W_OK);
        return;
    }
    const { uid, gid, mode } = (0,external_node_fs_.statSync)(real);
    const bits = uid === ownerUid ? mode >> 6 : gid === ownerUid ? mode >> 3 : mode;
    if ((bits & 0o3) === 0o3)
        return;
    throw new base_errors/* UserError */.yo(`--writable ${path}: run by root, the code belongs to user ${ownerUid}, who may not write there: ` +
        `chown ${ownerUid} ${path}, or run greenml as another user than root.`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/measurement/ending.js + 1 modules
var measurement_ending = __webpack_require__(73184);
// EXTERNAL MODULE: ./build/measurement/instruments/shims.js
var instruments_shims = __webpack_require__(79148);
// EXTERNAL MODULE: ./build/measurement/launcher.js
var measurement_launcher = __webpack_require__(23555);
// EXTERNAL MODULE: ./build/measurement/measure-run.js + 2 modules
var measure_run = __webpack_require__(10960);
// EXTERNAL MODULE: ./build/measurement/place.js
var measurement_place = __webpack_require__(72316);
// EXTERNAL MODULE: ./build/measurement/script-environment.js
var script_environment = __webpack_require__(1928);
// EXTERNAL MODULE: ./build/measurement/workspace.js
var measurement_workspace = __webpack_require__(62114);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/measurement/command/relay.js


const TAIL_BYTES = 64 * 1024;
/** Bytes that several streams may carry together. */
class OutputBudget {
    #left;
    #onFlood;
    flooded = false;
    constructor(bytes, onFlood) {
        this.#left = bytes;
        this.#onFlood = onFlood;
    }
    /** The part of `chunk` that is within the budget. */
    take(chunk) {
        const part = chunk.subarray(0, this.#left);
        this.#left -= part.length;
        if (part.length < chunk.length && !this.flooded) {
            this.flooded = true;
            this.#onFlood();
        }
        return part;
    }
}
/**
 * Passes what comes through a named pipe on, byte for byte and at once, as fast as it is taken; remembers its end. A reader
 * that goes away closes the pipe, which the writer is told by SIGPIPE, as in a shell.
 */
class Relay {
    #pipe;
    #closed;
    #writeEnd;
    #tail = Buffer.alloc(0);
    /** `path`: a named pipe that exists. */
    constructor(path, sink, budget) {
        const fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        this.#writeEnd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NONBLOCK); // else it ends before it has begun
        this.#pipe = new external_node_net_.Socket({ fd, readable: true, writable: false });
        this.#closed = new Promise((resolve) => this.#pipe.once('close', () => resolve()));
        sink.once('close', () => this.#pipe.destroy());
        sink.once('error', () => this.#pipe.destroy());
        this.#pipe.on('data', (chunk) => {
            const part = budget.take(chunk);
            this.#tail = Buffer.concat([this.#tail, part]).subarray(-TAIL_BYTES);
            if (part.length === 0 || sink.write(part))
                return;
            this.#pipe.pause();
            sink.once('drain', () => this.#pipe.resume());
        });
    }
    /** Waits until all that was written is passed on, once nobody writes any more; returns its last 64 KiB. */
    async finish() {
        this.#closeWriteEnd();
        await this.#closed;
        return this.#tail.toString();
    }
    #closeWriteEnd() {
        if (this.#writeEnd !== null)
            (0,external_node_fs_.closeSync)(this.#writeEnd);
        this.#writeEnd = null;
    }
    async [Symbol.asyncDispose]() {
        this.#closeWriteEnd();
        this.#pipe.destroy();
        await this.#closed;
    }
}

;// CONCATENATED MODULE: ./build/measurement/command/run-in-sandbox.js
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













/** Runs a command on a copy of its folder, its output passed on as it comes. UserError where it can't be started. */
async function runInSandbox(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { folder, limits, sandbox, signal } = request;
        const [word = '', ...words] = request.command;
        const launcher = __addDisposableResource(env_1, new measurement_launcher/* Launcher */.bR(), true); // it starts while all else is made ready
        const program = await resolveProgram(word, folder, request.env);
        const workspace = __addDisposableResource(env_1, await (0,measurement_workspace/* makeWorkspace */.W)({
            sourceFolder: folder,
            script: null,
            homeTemplate: null,
            isCopied: isCopied,
            ownerUid: sandbox.ownerUid,
        }), true);
        const writable = await findWritable(request.writable, folder, workspace, sandbox);
        if (signal?.aborted)
            throw (0,base_errors/* stopped */.ce)();
        const stop = () => launcher.stop();
        signal?.addEventListener('abort', stop);
        const shims = (0,instruments_shims.shimFolders)('render');
        const path = program.inFolder ? (0,external_node_path_.join)(workspace.projectFolder, program.path) : program.path;
        const place = { sandbox, workspace, readOnly: [...program.readOnly, ...shims], writable, limits };
        const { measured, errors } = await withoutWorkflowCommands(request.stderr, request.env, () => passThrough([path, ...words], shims, place, launcher, request));
        signal?.removeEventListener('abort', stop);
        const { execution, outcome } = measured;
        const hidden = errors.replaceAll(workspace.projectFolder, '/project');
        const ending = (0,measurement_ending/* judgeStart */.E)(outcome, hidden, program.path) ?? (0,measurement_ending/* judgeEnd */.d)(outcome, execution, hidden, limits);
        if (outcome.notStarted !== null)
            throw refuseToStart(outcome.notStarted, program.path, sandbox);
        if (ending?.status === 'sandbox-failed')
            throw new base_errors/* UserError */.yo(ending.errorMessage ?? 'the sandbox did not start', 125);
        return { execution, ending };
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
/** Runs it with both streams passed on; a run that prints too much is ended. `errors`: the end of standard error. */
async function passThrough(command, shims, place, launcher, { scratch, limits, ...streams }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const [stdoutPipe, stderrPipe] = [(0,external_node_path_.join)(scratch, 'stdout'), (0,external_node_path_.join)(scratch, 'stderr')];
        for (const path of [stdoutPipe, stderrPipe])
            await launcher.makePipe(path);
        const budget = new OutputBudget(limits.outputBytes, () => launcher.stop());
        const stdout = __addDisposableResource(env_2, new Relay(stdoutPipe, streams.stdout, budget), true);
        const stderr = __addDisposableResource(env_2, new Relay(stderrPipe, streams.stderr, budget), true);
        const measured = await (0,measure_run/* measureRun */.u)({
            command,
            env: { ...script_environment/* SCRIPT_ENVIRONMENT */.w, PYTHONPATH: shims.join(':') },
            place: (0,measurement_place/* inSandbox */.H)({ ...place, stdout: stdoutPipe, stderr: stderrPipe }),
            offsetSeed: null,
            whyNoEnergy: 'not read',
        }, { launcher, meter: null, sensors: null, baseline: null, carbon: null });
        const [, errors] = await Promise.all([stdout.finish(), stderr.finish()]);
        const { outcome } = measured;
        return { measured: budget.flooded ? { ...measured, outcome: { ...outcome, endedFor: 'output' } } : measured, errors };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/** Lines of a job's log that begin with `::` are commands to GitHub's runner: none of them while code of others prints. */
async function withoutWorkflowCommands(log, env, work) {
    if (env.GITHUB_ACTIONS !== 'true')
        return work();
    const token = (0,external_node_crypto_.randomUUID)();
    log.write(`::stop-commands::${token}\n`);
    try {
        return await work();
    }
    finally {
        log.write(`\n::${token}::\n`);
    }
}
function refuseToStart(exitCode, path, { ownerUid }) {
    const owner = ownerUid === null ? '' : `, or let every user read the folder that it lies in (here it runs as user ${ownerUid})`;
    return new base_errors/* UserError */.yo(`${path} does not start in the sandbox: ${(0,measurement_launcher/* explainNotStarted */.SH)(exitCode)}. It, or what it needs, is not visible inside the sandbox: ` +
        `name a program below /usr, as /usr/bin/python3${owner}.`, exitCode === 127 ? 127 : 126);
}

// EXTERNAL MODULE: ./build/measurement/host.js
var host = __webpack_require__(51017);
// EXTERNAL MODULE: ./build/base/size.js
var size = __webpack_require__(17603);
// EXTERNAL MODULE: ./build/report/text/clean-text.js
var clean_text = __webpack_require__(6500);
;// CONCATENATED MODULE: ./build/report/text/sandboxed-run.js


/** How a command in a sandbox ended and what it took: one line, free of what it could have put into its messages. */
function renderSandboxedRun(record) {
    const { status, errorMessage, errorType, wallSeconds, userSeconds, systemSeconds, peakMemoryBytes } = record;
    const why = errorMessage ?? errorType;
    const parts = [
        why === null ? status : `${status} (${(0,clean_text/* cleanLine */.Ow)(why, 200)})`,
        wallSeconds === null ? null : `${wallSeconds.toFixed(2)} s`,
        userSeconds === null || systemSeconds === null ? null : `CPU ${(userSeconds + systemSeconds).toFixed(2)} s`,
        peakMemoryBytes === null ? null : (0,size/* formatSize */.X)(peakMemoryBytes),
        `sandbox: ${record.sandbox}`,
    ];
    return `greenml sandbox: ${parts.filter((each) => each !== null).join(', ')}`;
}

// EXTERNAL MODULE: ./build/sandbox/limits.js
var sandbox_limits = __webpack_require__(85546);
// EXTERNAL MODULE: ./build/sandbox/sandbox.js + 6 modules
var sandbox_sandbox = __webpack_require__(87991);
// EXTERNAL MODULE: ./build/schema/options/sandbox.js
var options_sandbox = __webpack_require__(78404);
;// CONCATENATED MODULE: ./build/commands/sandbox.js














/** Runs a command as a variant would be: on a copy of the current folder, in a sandbox, held to its limits. */
async function runSandboxed(given, context) {
    const options = { ...given, ...options_sandbox/* sandboxCommandOptions */.h.parse(given) };
    const [word] = options.command;
    if (word === undefined || word === '')
        throw new base_errors/* UserError */.yo('A command is missing: greenml sandbox -- <command>');
    if (options.json === '-')
        throw new base_errors/* UserError */.yo("--json -: standard output is the command's own; name a file.");
    const limits = { ...sandbox_limits/* DEFAULT_LIMITS */.dR, ...(options.limits === undefined ? {} : (0,sandbox_limits/* parseLimits */.kd)(options.limits)) };
    if (options.json !== undefined)
        await (0,check_writable/* checkWritable */.Z)(options.json);
    const folder = await (0,promises_.realpath)(options.folder ?? process.cwd());
    await checkFolder(folder);
    const sandbox = await (0,sandbox_sandbox/* chooseSandbox */.HY)(options.sandbox, {
        trusted: false,
        userTrusts: options.iTrustThisCode,
        allow: options.allow,
        warn: (text) => context.logger.warn(text),
    });
    await (0,base_scratch/* removeAbandonedScratch */.jK)();
    const scratch = await (0,base_scratch/* makeScratch */.lP)('sandbox');
    try {
        const { execution, ending } = await runInSandbox({
            ...{ command: options.command, folder, scratch, limits, sandbox, writable: options.writable ?? [] },
            ...{ stdout: options.stdout, stderr: options.stderr, env: context.env, signal: context.signal },
        });
        const record = {
            ...(0,blank_record/* recordOfCommand */.qn)(await (0,host/* describeHost */.Y)(null), sandbox.tier),
            ...execution,
            ...(ending ?? { status: 'ok' }),
            reasons: { ...execution.reasons, metric: 'a command of its own has no rule to read one by' },
        };
        if (options.json !== undefined)
            await (0,files/* writeJson */.GF)(options.json, record);
        if (options.json === undefined || record.failureClass !== null)
            context.logger.info(renderSandboxedRun(record));
        return { record, exitCode: exitCodeOf(record) };
    }
    finally {
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
    }
}
/** 128 + n on a signal, as a shell says it; a run that was ended is one that SIGKILL ended. */
function exitCodeOf({ exitCode, signal }) {
    if (exitCode !== null)
        return exitCode;
    const number = Object.entries(external_node_os_.constants.signals).find(([name]) => name === signal)?.[1];
    return 128 + (number ?? external_node_os_.constants.signals.SIGKILL);
}


/***/ }),

/***/ 86757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ checkProgram),
/* harmony export */   u: () => (/* binding */ checkPrograms)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);



const DEFAULT_PATH = '/usr/local/bin:/usr/bin:/bin';
/** Finds a fault before anything is measured; the codes are those of a shell: 127 not found, 126 can't be run. */
function checkPrograms(commands, env) {
    for (const [program = ''] of commands) {
        if (/\s/.test(program) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(program))
            throw quotedWhole(program, commands);
        checkProgram(program, env);
    }
}
/** `'python3 a.py' 'python3 b.py'`, as other tools take commands. */
function quotedWhole(program, commands) {
    const isCommand = (word) => /\s/.test(word);
    const meant = commands.flatMap((words) => (words.every(isCommand) ? words : [words.join(' ')]));
    const example = `greenml measure -- ${meant.join(' -- ')}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${program}: command not found; don't quote the whole command: ${example}; for shell syntax: sh -c '…'`, 127);
}
/** Finds a fault of one program before it is run; the codes are those of a shell. */
function checkProgram(program, env) {
    if (program === '')
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('A command is empty: greenml measure -- <command> [-- <command>…]');
    if (program.includes('/')) {
        checkPath(program);
        return;
    }
    const found = (env.PATH ?? DEFAULT_PATH).split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder || '.', program));
    if (found.some(isProgram))
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${program}: command not found${suggest(program)}`, 127);
}
function checkPath(path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (found === undefined)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path}: no such file${suggest(path)}`, 127);
    if (found.isDirectory())
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path} is a folder, not a command.`, 126);
    if (isProgram(path))
        return;
    const how = path.endsWith('.py') ? `python3 ${path}` : `chmod +x ${path}`;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path} can't be run: it is not executable. Try: ${how}`, 126);
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
/** A file with nearly the same name in the folder meant, or the one that needs `./` before it. */
function suggest(program) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(program);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(program);
    let names;
    try {
        names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return '';
    }
    const near = names.find((each) => each === name) ?? names.find((each) => isTypo(each, name));
    if (near === undefined)
        return '';
    const path = folder === '.' ? `./${near}` : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, near);
    return `; did you mean ${isProgram(path) ? path : path.endsWith('.py') ? `python3 ${path}` : path}?`;
}
/** One letter more, less or other, or two neighbours swapped. */
function isTypo(a, b) {
    if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 3)
        return false;
    let start = 0;
    while (start < a.length && a[start] === b[start])
        start++;
    const [restA, restB] = [a.slice(start), b.slice(start)];
    const swapped = `${restA[1] ?? ''}${restA[0] ?? ''}${restA.slice(2)}`;
    return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || swapped === restB;
}


/***/ }),

/***/ 73184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ judgeEnd),
  E: () => (/* binding */ judgeStart)
});

// EXTERNAL MODULE: ./build/base/size.js
var size = __webpack_require__(17603);
;// CONCATENATED MODULE: ./build/measurement/failure.js
const CLASSES = [
    [/^(SyntaxError|IndentationError|TabError)$/, 'syntax'],
    [/^(ImportError|ModuleNotFoundError)$/, 'import'],
    [/^(FileNotFoundError|NotADirectoryError|IsADirectoryError)$/, 'file-not-found'],
    [/^(KeyError|IndexError|AttributeError|NameError|UnboundLocalError|TypeError)$/, 'schema-or-name'],
    [/^(ValueError|UnicodeDecodeError|ParserError|EmptyDataError|NotFittedError|OverflowError)$/, 'data-values'],
    [/^(MemoryError|_ArrayMemoryError|ArrayMemoryError)$/, 'memory'],
    [/^(PermissionError|OSError|BlockingIOError)$/, 'forbidden-action'],
    [/^AssertionError$/, 'assertion'],
    [/^EOFError$/, 'asks-for-input'],
];
/** Python prints the exception last, at the start of a line; what a finaliser prints after it is skipped over. */
const EXCEPTION = /^([A-Za-z_][\w.]*(?:Error|Exception|Interrupt|Exit|Iteration|Warning))(?::\s?(.*))?$/;
function classifyFailure(stderr, exitCode, signal) {
    const lines = withoutIgnored(stderr.split('\n').map((line) => line.trimEnd()));
    const start = lines.findLastIndex((line) => line.startsWith('Traceback (most recent call last)') || /^ {2}File ".*", line \d+/.test(line));
    const index = start < 0 ? -1 : lines.findIndex((line, at) => at > start && EXCEPTION.test(line));
    const [, qualified, message] = EXCEPTION.exec(lines[index] ?? '') ?? [];
    if (qualified === undefined) {
        return { errorType: null, tracebackTail: null, ...withoutException(exitCode, signal) };
    }
    const errorType = qualified.split('.').at(-1) ?? qualified;
    return {
        errorType,
        errorMessage: message?.slice(0, 500) || null,
        tracebackTail: lines
            .slice(Math.max(0, index - 12), index + 1)
            .join('\n')
            .slice(-2000),
        failureClass: CLASSES.find(([pattern]) => pattern.test(errorType))?.[1] ?? 'other-exception',
    };
}
/** A SIGKILL that is not ours (a time-out is told apart before) comes from the kernel when memory has run out. */
function withoutException(exitCode, signal) {
    if (signal === 'SIGKILL')
        return { errorMessage: 'killed, most likely because memory ran out', failureClass: 'memory' };
    if (signal)
        return { errorMessage: `ended by ${signal}`, failureClass: 'signal' };
    return { errorMessage: `ended with exit code ${exitCode}`, failureClass: 'exit-code' };
}
/** Leaves out the tracebacks that Python prints of finalisers after the end: they are not why the script failed. */
function withoutIgnored(lines) {
    let ignored = false;
    return lines.filter((line) => {
        if (line.startsWith('Exception ignored in'))
            ignored = true;
        else if (ignored && EXCEPTION.test(line)) {
            ignored = false;
            return false;
        }
        return !ignored;
    });
}

// EXTERNAL MODULE: ./build/measurement/launcher.js
var launcher = __webpack_require__(23555);
;// CONCATENATED MODULE: ./build/measurement/ending.js



/** The reason why a program was never started; null when it was. */
function judgeStart(outcome, stderr, program) {
    if (outcome.notStarted !== null) {
        const errorMessage = `${program} did not start: ${(0,launcher/* explainNotStarted */.SH)(outcome.notStarted)}`;
        return { status: 'environment-failed', failureClass: 'environment-failed', errorMessage };
    }
    if (outcome.started && outcome.wallSeconds !== undefined)
        return null;
    const errorMessage = `the sandbox did not start: ${stderr.trim().split('\n').at(-1) ?? ''}`.slice(0, 500);
    return { status: 'sandbox-failed', failureClass: 'sandbox-failed', errorMessage };
}
/** The failure of a program that was started; null when it ended with 0, within its limits. */
function judgeEnd({ endedFor, memoryWatched }, { exitCode, signal }, stderr, limits) {
    if (endedFor !== null)
        return ENDED_FOR[endedFor](limits);
    if (exitCode === 0)
        return null;
    const failure = classifyFailure(stderr, exitCode, signal);
    if (failure.failureClass !== 'memory')
        return { ...failure, status: 'failed' };
    // A SIGKILL of no process of the run that the kernel killed for memory is the program's own.
    if (failure.errorType === null && memoryWatched) {
        return { ...failure, status: 'failed', failureClass: 'signal', errorMessage: `ended by ${signal}` };
    }
    return { ...failure, status: 'out-of-memory' };
}
const ENDED_FOR = {
    wall: ({ wallSeconds }) => ({
        status: 'timeout',
        failureClass: 'time',
        errorMessage: `not done after ${wallSeconds} s`,
    }),
    cpu: ({ cpuSeconds }) => ({
        status: 'timeout',
        failureClass: 'time',
        errorMessage: `ended: more than ${cpuSeconds} s of processor time`,
    }),
    memory: ({ memoryBytes }) => ({
        status: 'out-of-memory',
        failureClass: 'memory',
        errorMessage: `ended: its processes took more than ${(0,size/* formatSize */.X)(memoryBytes)} of memory together`,
    }),
    processes: ({ processes }) => failed('processes', `more than ${processes} processes`),
    output: ({ outputBytes }) => failed('output', `it printed more than ${(0,size/* formatSize */.X)(outputBytes)}`),
    disk: ({ diskBytes }) => failed('disk', `it wrote more than ${(0,size/* formatSize */.X)(diskBytes)} of files, or filled the disk`),
    stop: () => ({ status: 'interrupted', failureClass: 'interrupted', errorMessage: 'ended: it was asked to stop' }),
};
const failed = (failureClass, why) => ({
    status: 'failed',
    failureClass,
    errorMessage: `ended: ${why}`,
});


/***/ }),

/***/ 79148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   shimFolders: () => (/* binding */ shimFolders)
/* harmony export */ });
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34144);

/**
 * The folders to stand first on `PYTHONPATH`, to be shown to the script's sandbox too. The first of them runs the
 * `sitecustomize` of all, and then one that would have run without them.
 */
function shimFolders(...shims) {
    return ['chain', ...shims].map((name) => (0,_base_package_js__WEBPACK_IMPORTED_MODULE_0__/* .assetPath */ .Q$)('python', 'shims', name));
}


/***/ }),

/***/ 1928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ SCRIPT_ENVIRONMENT)
/* harmony export */ });
/** Variables of every script: enough for Python to be deterministic and to draw without a screen. */
const SCRIPT_ENVIRONMENT = {
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    PYTHONHASHSEED: '0',
    PYTHONUNBUFFERED: '1',
    PYTHONNOUSERSITE: '1', // no packages in the home, which a project's downloads may fill
    PYTHONDONTWRITEBYTECODE: '1',
    MPLBACKEND: 'module://greenml_show',
    // Both are where glibc's own rule ends, which raises them as large arrays are freed. Whether and when it does so depends on
    // the heap's layout: a script that makes an array of 700 kB in a loop took a tenth of the page faults when one import path was longer.
    MALLOC_MMAP_THRESHOLD_: `${32 * 1024 ** 2}`,
    MALLOC_TRIM_THRESHOLD_: `${64 * 1024 ** 2}`,
};


/***/ }),

/***/ 62114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ makeWorkspace),
/* harmony export */   Z: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _base_scratch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68750);






const OUTPUT_BYTES = 4 * 1024 * 1024;
async function makeWorkspace(request) {
    const folder = await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_5__/* .makeScratch */ .lP)('run');
    try {
        return await fillWorkspace(folder, request);
    }
    catch (error) {
        await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .dM)(folder);
        throw (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFullDisk */ .Eh)(error, folder, _base_scratch_js__WEBPACK_IMPORTED_MODULE_5__/* .ROOM_FOR_SCRATCH */ .Hi);
    }
}
async function fillWorkspace(folder, request) {
    const projectFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'project');
    const homeFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'home');
    // Copy on write where the file system can; links are copied as links, and point nowhere once in a sandbox.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(request.sourceFolder, projectFolder, {
        recursive: true,
        verbatimSymlinks: true,
        mode: node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE,
        ...(request.isCopied ? { filter: request.isCopied } : {}),
    });
    await request.change?.(projectFolder);
    if (request.script)
        await putScript(projectFolder, request.script);
    if (request.homeTemplate)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(request.homeTemplate, homeFolder, { recursive: true, verbatimSymlinks: true });
    else
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(homeFolder);
    if (request.ownerUid !== null) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(folder, 0o711);
        for (const each of [projectFolder, homeFolder])
            await giveTo(each, request.ownerUid);
    }
    return {
        folder,
        projectFolder,
        homeFolder,
        stdoutPath: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'stdout'),
        stderrPath: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'stderr'),
        [Symbol.asyncDispose]: () => (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .dM)(folder),
    };
}
/** A link in a hostile project must not make this process write outside the copy. */
async function putScript(projectFolder, { path, code }) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(projectFolder, path);
    const parent = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target));
    if (parent !== projectFolder && !parent.startsWith(`${projectFolder}/`)) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`'${path}' leads out of its project by a link: it is not run.`, 3);
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(target, { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(target, code, { flag: 'wx' });
}
async function giveTo(folder, uid) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chown)(folder, uid, uid);
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isSymbolicLink())
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chown)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name), uid, uid);
    }
}
/** The end of what a run printed: a script that floods its output does not flood this process. */
async function readTail(path, limit = OUTPUT_BYTES) {
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path);
    try {
        const length = Math.min(size, limit);
        const buffer = Buffer.alloc(length);
        await file.read(buffer, 0, length, size - length);
        return buffer.toString('utf8');
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 6500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   Vs: () => (/* binding */ cleanCodeLine),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/**
 * What an error message or a model's answer may hold and a page must not: control characters, direction overrides
 * (CVE-2021-42574, "Trojan Source"), invisible characters, line separators, and code points no XML file may carry.
 */
const UNPRINTABLE = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]/gu;
/** One printable line: no ANSI sequences, no control or direction characters, white space collapsed, cut at `limit`. */
function cleanLine(text, limit = 300) {
    const line = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text.toWellFormed())
        .replace(/\s+/gu, ' ')
        .replace(UNPRINTABLE, '')
        .replace(/ {2,}/g, ' ')
        .trim();
    return shorten(line, limit);
}
/** One line of source code: tabs become spaces, what cannot be seen is spelled out so that it cannot deceive. */
function cleanCodeLine(line, limit = 240) {
    const visible = line
        .toWellFormed()
        .replace(/\r$/, '')
        .replaceAll('\t', '    ')
        .replace(UNPRINTABLE, (character) => `⟨U+${codePoint(character)}⟩`);
    return shorten(visible, limit);
}
/** Cuts at `limit` characters (code points) and says so with an ellipsis. */
function shorten(text, limit) {
    if (text.length <= limit)
        return text;
    const characters = [...text];
    return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}
function codePoint(character) {
    return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}


/***/ }),

/***/ 85546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   kd: () => (/* binding */ parseLimits)
/* harmony export */ });
/* unused harmony export LIMIT_NAMES */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17603);


const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const DEFAULT_LIMITS = {
    memoryBytes: 2 * GIB,
    processes: 512,
    wallSeconds: 60,
    cpuSeconds: null,
    diskBytes: 4 * GIB,
    outputBytes: 256 * MIB,
    fileBytes: GIB,
    openFiles: 4096,
};
const NAMES = {
    memory: { field: 'memoryBytes', kind: 'size' },
    processes: { field: 'processes', kind: 'count' },
    wall: { field: 'wallSeconds', kind: 'seconds' },
    cpu: { field: 'cpuSeconds', kind: 'seconds' },
    disk: { field: 'diskBytes', kind: 'size' },
    output: { field: 'outputBytes', kind: 'size' },
    file: { field: 'fileBytes', kind: 'size' },
    'open-files': { field: 'openFiles', kind: 'count' },
};
const LIMIT_NAMES = Object.keys(NAMES);
/** `memory=2GiB,processes=64,wall=60`: what is not named stays as it is. */
function parseLimits(text) {
    const entries = text.split(',').map((part) => {
        const [name = '', value = '', ...more] = part.split('=').map((each) => each.trim());
        const known = Object.entries(NAMES).find(([each]) => each === name)?.[1];
        if (!known || more.length > 0) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--limits: '${part}' is no limit; there are ${LIMIT_NAMES.join(', ')}, as memory=2GiB.`);
        }
        return [known.field, parseValue(name, value, known.kind)];
    });
    return Object.fromEntries(entries);
}
function parseValue(name, text, kind) {
    const value = PARSERS[kind](text);
    if (value !== null && value > 0 && value <= Number.MAX_SAFE_INTEGER)
        return value;
    const expected = { size: 'a size, as 512MiB or 2GiB', count: 'a whole number above 0', seconds: 'seconds above 0' };
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--limits: ${name}=${text}: expected ${expected[kind]}.`);
}
const parseNumber = (text) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null);
const PARSERS = {
    size: _base_size_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSize */ .D,
    count: (text) => Math.floor(parseNumber(text) ?? 0),
    seconds: (text) => parseNumber(text.replace(/\s*s$/i, '')),
};


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

/***/ 83271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ renamePhases),
/* harmony export */   fs: () => (/* binding */ recordFromVersion1),
/* harmony export */   s0: () => (/* binding */ renamePerturbation),
/* harmony export */   uh: () => (/* binding */ separateDoubt)
/* harmony export */ });
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82939);


/** Version 1 had fields that came later and could be missing, and some words of its own. */
function recordFromVersion1(old) {
    const { metric, phaseCpuSeconds, probe = null } = old;
    return {
        primaryFamilyHash: null,
        ...old,
        shim: (0,_common_js__WEBPACK_IMPORTED_MODULE_0__/* .usualShim */ .mO)(String(old.mode)),
        failureClass: typeof old.failureClass === 'string' ? old.failureClass.replaceAll(' ', '-') : old.failureClass,
        metric: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(metric) ? { hookSeconds: null, ...metric } : metric,
        phaseCpuSeconds: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(phaseCpuSeconds) ? renamePhases(phaseCpuSeconds) : phaseCpuSeconds,
        energy: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .mapFields */ .YP)(old.energy, (reading) => renameMeter(separateDoubt(reading))),
        idle: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .mapFields */ .YP)(old.idle, renameMeter),
        flops: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .mapFields */ .YP)(old.flops, renameMeter),
        probe: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(probe) ? { ...probe, perturbation: renamePerturbation(probe.perturbation) } : probe,
    };
}
const renamePhases = ({ rest: other, ...phases }) => ({ ...phases, other });
const PERTURBATIONS_OF_VERSION_1 = new Map([
    ['redrawn-labels', 'label-randomisation'],
    ['renamed-data', 'hidden-data'],
]);
/** A perturbation as version 1 of plans and records called it. */
const renamePerturbation = (name) => PERTURBATIONS_OF_VERSION_1.get(name) ?? name;
/** A doubt of version 1 was a reason that began with a word. */
function separateDoubt(reading) {
    const { reason } = reading;
    if (typeof reason !== 'string' || !reason.startsWith('doubtful: '))
        return { ...reading, doubts: [] };
    const detail = reason.replaceAll('doubtful: ', '');
    return {
        ...reading,
        ...(reading.joules === null ? { doubts: [] } : { reason: null, doubts: [{ kind: 'reported', detail }] }),
    };
}
const METERS_OF_VERSION_1 = new Map([
    ['linear model, own watts', 'linear-own-watts'],
    ['linear per-vCPU model', 'linear-per-vcpu'],
    ['torch.utils.flop_counter', 'torch-flop-counter'],
]);
const renameMeter = (reading) => ({
    ...reading,
    meter: METERS_OF_VERSION_1.get(reading.meter) ?? reading.meter,
});


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


/***/ }),

/***/ 55189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ phaseSeconds),
/* harmony export */   DW: () => (/* binding */ runRecord),
/* harmony export */   LO: () => (/* binding */ flopsReading),
/* harmony export */   Oi: () => (/* binding */ phase),
/* harmony export */   Sq: () => (/* binding */ perturbation),
/* harmony export */   X7: () => (/* binding */ purpose),
/* harmony export */   ZG: () => (/* binding */ PHASES),
/* harmony export */   bf: () => (/* binding */ PERTURBATIONS),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   h5: () => (/* binding */ status),
/* harmony export */   hl: () => (/* binding */ RECORD_VERSION),
/* harmony export */   jJ: () => (/* binding */ OUR_FAILURES),
/* harmony export */   sr: () => (/* binding */ FLOP_KINDS)
/* harmony export */ });
/* unused harmony exports metricReading, PURPOSES, probeReading */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50856);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82939);
/* harmony import */ var _meters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21234);
/* harmony import */ var _migrations_record_versions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83271);






const STATUSES = [
    'ok',
    'failed',
    'timeout',
    'out-of-memory',
    'no-metric',
    'invalid-metric',
    'environment-failed',
    'sandbox-failed',
    'missing-variant',
    'interrupted',
];
const status = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(STATUSES);
/** Failures that are the harness's own, not the script's: they leave a variant unattempted. */
const OUR_FAILURES = ['environment-failed', 'sandbox-failed', 'interrupted'];
const metricValue = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(-_common_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_METRIC */ .aq).max(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_METRIC */ .aq);
const metricReading = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** As printed. */
    value: metricValue,
    /** After scaling to the metric's own unit (percent to fraction). */
    normalised: metricValue,
    /** CPU seconds that the manifest's expression took; they are in the run's own. Null: the script printed the metric. */
    hookSeconds: _execution_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA.nullable(),
});
/** Where the CPU seconds of a Python script go; the first holds the interpreter's own start too. */
const PHASES = ['import', 'data', 'fit', 'predict', 'plot', 'other'];
const phase = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(PHASES);
/** CPU seconds of a profiling run by phase; they sum to its user and system seconds. */
const phaseSeconds = zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(phase, _execution_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA);
/** What was counted; the two are never compared: retired by the processor, or summed over operators' shape formulas. */
const FLOP_KINDS = ['hardware-retired', 'theoretical-operator'];
/** Floating-point operations of one counting run. */
const flopsReading = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(FLOP_KINDS),
    /** Operations; a fused multiply-add is two. */
    count: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().nullable(),
    meter: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_meters_js__WEBPACK_IMPORTED_MODULE_2__/* .FLOP_METERS */ .J9),
    quality: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['measured', 'unavailable']),
    /** Share of the run during which each event was counted, 0–1; below 1 the count is scaled up. Null: does not apply. */
    counted: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
});
/** A run is a warm-up, counts for time and energy, or is made for something else that would disturb those. */
const PURPOSES = ['warmup', 'measured', 'profile', 'flops', 'probe'];
const purpose = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(PURPOSES);
/** What an validity probe does to the project's data before the script runs. */
const PERTURBATIONS = ['label-randomisation', 'subsample', 'hidden-data'];
const perturbation = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(PERTURBATIONS);
/**
 * What a script was seen to do in a probe. What stands above `trainedRows` is seen from outside; the rest is noted in the
 * script's own process, which could forge it. A null stands where nothing could be seen: not Python, or no known library.
 */
const probeReading = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    perturbation,
    /** Classes that labels were drawn from; null: numbers were permuted, or labels left as they are. */
    classes: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    /** Of the declared tables as the script found them. */
    rows: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    /** The manifest's data files that it read, under whatever name. */
    dataOpened: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).nullable(),
    /** Of the largest fit. */
    trainedRows: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    /** Share of those that equal another of them; 0–1. */
    duplicateRows: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(1).nullable(),
    /** Rows behind the metric that it printed, or else of its predictions. */
    testedRows: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    /** Of the tested rows, those that equal one that their model was fitted on; 0–1. */
    testedOnTraining: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(1).nullable(),
    /** The most passes over the training data that any model made: iterations or trees; and that model's class. */
    passes: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
});
const RECORD_VERSION = 2;
const recordLine = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ..._execution_js__WEBPACK_IMPORTED_MODULE_1__/* .sandboxedExecution */ .jP.shape,
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(RECORD_VERSION),
    /** hash(variant, shim, block, purpose, attempt) */
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR.nullable(),
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq.nullable(),
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    variant: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    shim: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .shim */ .kT,
    sample: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    block: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    orderIndex: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    purpose,
    attempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    status,
    metric: metricReading.nullable(),
    /** Of a `profile` run. */
    phaseCpuSeconds: phaseSeconds.nullable(),
    /** Of a `flops` run. */
    flops: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(flopsReading),
    /** Of a `probe` run. */
    probe: probeReading.nullable(),
    variantHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    sourceHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    lockHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    /** Of the tests that plan.json declared when this run was made. */
    primaryFamilyHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    environment: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
});
/** One execution of one variant: one JSON line in `<campaign>/records/*.jsonl`. */
const runRecord = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .versioned */ .iF)(RECORD_VERSION, recordLine, {
    1: _migrations_record_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .recordFromVersion1 */ .fs,
});


/***/ })

};

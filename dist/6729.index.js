export const id = 6729;
export const ids = [6729];
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

/***/ 86757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ checkProgram),
/* harmony export */   u: () => (/* binding */ checkPrograms)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_find_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15456);




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
    if (found.some(_base_find_program_js__WEBPACK_IMPORTED_MODULE_3__/* .isProgram */ .V))
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${program}: command not found${suggest(program)}`, 127);
}
function checkPath(path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (found === undefined)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path}: no such file${suggest(path)}`, 127);
    if (found.isDirectory())
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path} is a folder, not a command.`, 126);
    if ((0,_base_find_program_js__WEBPACK_IMPORTED_MODULE_3__/* .isProgram */ .V)(path))
        return;
    const how = path.endsWith('.py') ? `python3 ${path}` : `chmod +x ${path}`;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path} can't be run: it is not executable. Try: ${how}`, 126);
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
    return `; did you mean ${(0,_base_find_program_js__WEBPACK_IMPORTED_MODULE_3__/* .isProgram */ .V)(path) ? path : path.endsWith('.py') ? `python3 ${path}` : path}?`;
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


/***/ })

};

export const id = 9179;
export const ids = [9179];
export const modules = {

/***/ 45145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   In: () => (/* binding */ interruptible),
/* harmony export */   ce: () => (/* binding */ stopped),
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/** A mistake of the user's or of the input: shown without a stack. Everything else is a bug and keeps its stack. */
class UserError extends Error {
    name = 'UserError';
    /** 1 could not do what was asked, 2 bad usage or input, 3 refused for safety; 125 is 1 where a command's own code is returned, 126 and 127 what a shell says of a command that it can't start. */
    exitCode;
    constructor(message, exitCode = 2, options) {
        super(message, options);
        this.exitCode = exitCode;
    }
}
function errorMessage(error) {
    return error instanceof Error ? error.message : String(error);
}
/** What a user who asked to stop is told; the work is thrown away, what is on record stays. */
const stopped = () => new UserError('Stopped. Run the same command again to go on where it ended.', 1);
/** Ends the wait for `work` when the user asks to stop; what it works with has to end it. */
async function interruptible(work, signal) {
    if (!signal)
        return work;
    let stop = () => { };
    const aborted = new Promise((_, reject) => {
        stop = () => reject(stopped());
        if (signal.aborted)
            stop();
        else
            signal.addEventListener('abort', stop);
    });
    try {
        return await Promise.race([work, aborted]);
    }
    finally {
        work.catch(() => { }); // after an abort nobody else waits for it
        signal.removeEventListener('abort', stop);
    }
}
/** The system's error code (`ENOENT`, `EACCES` …), if the error carries one. */
function errorCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}


/***/ }),

/***/ 60599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ checkWritableFolder),
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   Eh: () => (/* binding */ explainFullDisk),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Ge: () => (/* binding */ readTextIfPresent),
/* harmony export */   He: () => (/* binding */ readJsonIfPresent),
/* harmony export */   Ku: () => (/* binding */ parseWith),
/* harmony export */   N3: () => (/* binding */ explainWrite),
/* harmony export */   Nn: () => (/* binding */ statIfPresent),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   Zu: () => (/* binding */ readIfPresent),
/* harmony export */   b7: () => (/* binding */ notAFolder),
/* harmony export */   ds: () => (/* binding */ followBelow),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   gb: () => (/* binding */ readJsonText),
/* harmony export */   hp: () => (/* binding */ explainPath),
/* harmony export */   vz: () => (/* binding */ hashTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);





function sha256Hex(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
/** Writes the whole file or nothing: a temporary sibling, synced, then renamed. */
async function writeFileAtomic(path, content) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
    const temporary = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, 'wx');
        try {
            await file.writeFile(content);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
        throw explainWrite(error, path);
    }
}
async function writeJson(path, value) {
    await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`);
}
/** The file's bytes, or null where there is no such file. */
async function readIfPresent(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw explainPath(error, path);
    }
}
/** The file's text, or null where there is no such file. */
async function readTextIfPresent(path) {
    return (await readIfPresent(path))?.toString('utf8') ?? null;
}
/** What lies at the path, or null where nothing does. UserError where this user may not look: something may be there. */
async function statIfPresent(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path);
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return null;
        if (code !== 'EACCES')
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} can't be looked at: this user may not enter a folder above it.`, 1, { cause: error });
    }
}
/** A folder where a file should be, or the other way round, is for the user to move; other errors stay what they are. */
function explainPath(error, path) {
    const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error);
    if (code === 'EISDIR')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} is a folder, and should be a file.`);
    return code === 'ENOTDIR' ? new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} lies below a file, which should be a folder.`) : error;
}
const AGAIN = 'then run the same command again';
/** What a user can mend where writing failed: room, rights, the file system. Other errors stay what they are. */
function explainWrite(error, path) {
    const told = {
        EROFS: `${path} could not be written: it lies on a file system that is mounted read-only.`,
        EACCES: `${path} could not be written: this user may not. Give its folder to them or name another folder, ${AGAIN}.`,
        EPERM: `${path} could not be written: it is protected. Lift that (lsattr shows it) or name another folder, ${AGAIN}.`,
    };
    const message = told[(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) ?? ''];
    if (message !== undefined)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(message, 1, { cause: error });
    const explained = explainFullDisk(error, path);
    return explained === error ? explainPath(error, path) : explained;
}
/** Makes the folder where there is none, and tells before any work is done that files can't be made in it. */
async function checkWritableFolder(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.access)(folder, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'EEXIST' ? notAFolder(folder) : explainWrite(error, folder);
    }
}
const notAFolder = (path) => new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} is a file, and should be a folder.`);
/** Where there is no room left: what to do about it. */
function explainFullDisk(error, path, fix = 'Free some of it') {
    const told = {
        ENOSPC: 'The disk is full',
        EDQUOT: 'Your quota of disk space is used up',
    };
    const what = told[(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) ?? ''];
    if (what === undefined)
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${what}: ${path} could not be written. ${fix}, ${AGAIN}.`, 1, { cause: error });
}
/** Parses what came from outside; a fault names the file, the place in it and what was expected. */
function parseWith(schema, value, where) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    for (const issue of issues)
        if (issue.code === 'custom')
            refuseOtherVersion(where, issue.params ?? {});
    const faults = issues.slice(0, 5).map((issue) => `  ${issue.path.join('.') || '(top)'}: ${issue.message}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${where} is not valid:\n${faults.join('\n')}`);
}
/** As the issues of `versioned` say it. */
function refuseOtherVersion(where, { newerVersion, olderVersion, fix }) {
    if (newerVersion !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${where} was written by a newer version (schemaVersion ${newerVersion}): update greenml to read it.`);
    }
    if (olderVersion === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${where} was written by an older version (schemaVersion ${olderVersion}): ${fix}.`);
}
async function readJson(path, schema) {
    const value = await readJsonIfPresent(path, schema);
    if (value === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`There is no ${path}.`);
    return value;
}
/** Null where there is no such file. */
async function readJsonIfPresent(path, schema) {
    const text = await readTextIfPresent(path);
    if (text === null)
        return null;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} is not JSON: ${String(error)}`);
    }
    return parseWith(schema, value, path);
}
/** Null: it is no JSON. */
function readJsonText(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
/** `missing` is what a user is told where there is no such file. */
async function readYaml(path, schema, missing) {
    const text = await readTextIfPresent(path);
    if (text === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(missing);
    const { parse } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)); // heavy: `measure` reads none
    let value;
    try {
        value = parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} is not YAML: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}`);
    }
    return parseWith(schema, value, path);
}
/** Where a path leads with its links followed: below the folder (or to itself), elsewhere, or to nothing. */
async function followBelow(folder, path) {
    if ((await statIfPresent(path)) === null)
        return 'nowhere';
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path)]);
    return real === root || real.startsWith(`${root}/`) ? 'below' : 'elsewhere';
}
/** Every regular file below `root`, sorted, with forward slashes. Symbolic links are not followed and not listed. */
async function listFiles(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(root, { recursive: true, withFileTypes: true });
    return entries
        .filter((entry) => entry.isFile())
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join('/'))
        .sort();
}
/** One hash over names and contents of every file below `root`. */
async function hashTree(root) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const path of await listFiles(root)) {
        hash.update(`${path}\0${sha256Hex(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, path)))}\n`);
    }
    return hash.digest('hex');
}


/***/ }),

/***/ 34144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q$: () => (/* binding */ assetPath),
/* harmony export */   Yl: () => (/* binding */ PACKAGE_ROOT),
/* harmony export */   ak: () => (/* binding */ CLI_FILE),
/* harmony export */   wr: () => (/* binding */ TOOL_VERSION)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);




function findPackageRoot(from) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, 'package.json')) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, 'assets')))
        return from;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(from);
    if (parent === from)
        throw new Error(`no package.json with assets/ above ${(0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)}`);
    return findPackageRoot(parent);
}
/** Where this tool lies: found alike from `src/` and from `dist/`. */
const PACKAGE_ROOT = findPackageRoot((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)));
/** A file that runs or is read beside the bundle. */
const assetPath = (...parts) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(PACKAGE_ROOT, 'assets', ...parts);
const TOOL_VERSION = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })
    .parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(PACKAGE_ROOT, 'package.json'), 'utf8'))).version;
/** What starts the command line: the sources where this runs from them, else the bundle. */
const CLI_FILE = import.meta.url.endsWith('.ts')
    ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(PACKAGE_ROOT, 'src', 'cli', 'main.ts')
    : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(PACKAGE_ROOT, 'dist', 'cli.js');


/***/ }),

/***/ 91497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   XW: () => (/* binding */ quoteWord),
/* harmony export */   yV: () => (/* binding */ compareNaturally)
/* harmony export */ });
/** `1 run`, `2 runs`. */
const count = (n, noun) => `${n} ${noun}${n === 1 ? '' : 's'}`;
/** A word as a shell takes it back: only what it would not read as itself is quoted. */
function quoteWord(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
/** `cpu2` before `cpu10`. Not by Intl's collator, whose tables take 9 ms to load, on the processor that is measured. */
function compareNaturally(a, b) {
    const [left, right] = [a.split(/(\d+)/), b.split(/(\d+)/)];
    for (let index = 0; index < Math.min(left.length, right.length); index++) {
        const [own = '', other = ''] = [left[index], right[index]];
        const isNumber = index % 2 === 1; // what split captured
        const order = isNumber ? Number(own) - Number(other) : own < other ? -1 : own > other ? 1 : 0;
        if (order !== 0)
            return order;
    }
    return left.length - right.length;
}


/***/ }),

/***/ 57029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   Mq: () => (/* binding */ mode),
/* harmony export */   Px: () => (/* binding */ SHIMS),
/* harmony export */   Q0: () => (/* binding */ quality),
/* harmony export */   X$: () => (/* binding */ generatedMode),
/* harmony export */   ZR: () => (/* binding */ modelId),
/* harmony export */   aq: () => (/* binding */ LARGEST_METRIC),
/* harmony export */   hE: () => (/* binding */ BASELINE_MODES),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   j7: () => (/* binding */ GENERATED_MODES),
/* harmony export */   kT: () => (/* binding */ shim),
/* harmony export */   mO: () => (/* binding */ usualShim),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   yR: () => (/* binding */ slug)
/* harmony export */ });
/* unused harmony export QUALITIES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);

/** A project's folder name: letters, digits, `.`, `_`, `-`; unique whatever the case. */
const slug = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'letters, digits, dot, underscore, hyphen');
const modelId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'letters, digits, dot, underscore, hyphen');
const sha256 = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/, 'sha256 as 64 hex digits');
/** A relative POSIX path that stays inside its folder. */
const relativePath = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .refine((path) => !path.startsWith('/') && !/[\\\p{Cc}]/u.test(path) && !path.split('/').includes('..'), 'a relative path with forward slashes that does not leave its folder');
/** No quantity of a program is larger; beyond it squares and cubes leave the range of a number. */
const LARGEST_METRIC = 1e100;
const MODES = ['original', 'original-headless', 'original-telemetry', 'assisted', 'autonomous'];
const GENERATED_MODES = ['original-telemetry', 'assisted', 'autonomous'];
const BASELINE_MODES = ['original', 'original-headless'];
const mode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MODES);
const generatedMode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(GENERATED_MODES);
/** How a script starts: as it is, or with plotting and waiting for input neutralised, its source unchanged. */
const SHIMS = ['as-is', 'headless'];
const shim = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(SHIMS);
/** How a mode's variants are run where nothing else is planned. */
const usualShim = (of) => (of === 'original-headless' ? 'headless' : 'as-is');
const QUALITIES = ['measured', 'estimated', 'unavailable'];
const quality = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(QUALITIES);


/***/ }),

/***/ 21234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ FLOP_METERS),
/* harmony export */   Tk: () => (/* binding */ METERS),
/* harmony export */   Ue: () => (/* binding */ READING_METERS)
/* harmony export */ });
/* unused harmony export ESTIMATE_MODELS */
/** Every meter by the name under which it is asked for and stands on record. */
const METERS = [
    'powercap',
    'perf',
    'nvml',
    'nvidia-smi',
    'hwmon',
    'amdsmi',
    'powermetrics',
    'external',
    'estimate',
];
/** The models by which `estimate` makes up what nothing measured: with watts of the user's own, or means of cloud machines. */
const ESTIMATE_MODELS = ['linear-own-watts', 'linear-per-vcpu'];
/** What a reading of energy names as its meter. */
const READING_METERS = [...METERS, ...ESTIMATE_MODELS];
/** What counts floating-point operations. */
const FLOP_METERS = ['perf', 'torch-flop-counter'];


/***/ }),

/***/ 5787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GA: () => (/* binding */ answers),
  gQ: () => (/* binding */ campaignInputs),
  NL: () => (/* binding */ campaignOptions),
  OX: () => (/* binding */ carbonOptions),
  RT: () => (/* binding */ dataset),
  p5: () => (/* binding */ electricityMapsInput),
  V4: () => (/* binding */ energyOptions),
  Pq: () => (/* binding */ json),
  dt: () => (/* binding */ projects),
  eN: () => (/* binding */ sandboxOptions),
  uk: () => (/* binding */ wait)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/schema/meters.js
var meters = __webpack_require__(21234);
;// CONCATENATED MODULE: ./build/schema/sandbox-choices.js
const SANDBOX_CHOICES = ['auto', 'container', 'bubblewrap', 'none'];
/** Hardware that a sandbox shows on request only. */
const ALLOWABLE = ['gpu', 'rapl'];

// EXTERNAL MODULE: ./build/schema/options/option.js
var options_option = __webpack_require__(1178);
;// CONCATENATED MODULE: ./build/schema/options/groups.js




// Options that several verbs share.
const dataset = (0,options_option/* preset */.IS)(options_option/* text */.Qq, 'dataset', '<dir>', 'folder that holds `projects/` and `models.yaml`');
const projects = (0,options_option/* option */.uK)(options_option/* text */.Qq, '<regex>', 'only projects whose name matches this regular expression', {
    unset: 'all',
});
const answers = (0,options_option/* option */.uK)(options_option/* text */.Qq, '<dir>', 'folder of scripts that exist, `<slug>/GENAIGREENML_<mode>_<model>.py`; no model is asked then');
const json = (0,options_option/* option */.uK)(options_option/* text */.Qq, '<file>', 'write every number as JSON; - is stdout');
const wait = (0,options_option/* option */.uK)(options_option/* fromZero */.pV, '<seconds>', 'how long to wait while another measurement runs on this machine; 0: not at all', { unset: 'until it ends' });
const campaignOptions = schemas/* object */.Ikc({
    campaign: (0,options_option/* required */.mw)(options_option/* text */.Qq, '<dir>', 'folder of the campaign'),
    dataset,
});
/** In a workflow a campaign need not be named: there is one a run. */
const campaignInputs = schemas/* object */.Ikc({
    campaign: (0,options_option/* preset */.IS)(options_option/* text */.Qq, 'campaigns/greenml', '<dir>', 'folder of the campaign, relative to the workspace; its last part names the artifacts'),
    dataset,
});
const energyOptions = schemas/* object */.Ikc({
    meter: (0,options_option/* option */.uK)(schemas/* array */.YOg((0,options_option/* choice */.Yq)(meters/* METERS */.Tk)), '<names>', `what measures energy, of ${meters/* METERS */.Tk.join(', ')}, separated by commas`, { unset: 'all that this machine has' }),
    requireMeasured: (0,options_option/* flag */.Jt)('refuse to estimate energy'),
    powercapRoot: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<dir>', 'folder of the energy counters', {
        unset: '`/sys/class/powercap`',
    }),
    meterCommand: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<command>', 'command that prints readings of a plug, PDU or IPMI, one a line: `{"time": …, "watts"|"joules": …}`'),
    meterStream: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<file>', 'file or pipe to which another program appends such readings'),
    idleWatts: (0,options_option/* option */.uK)(options_option/* positive */.yj, '<w>', "this machine's power at rest in watts, for the estimate"),
    maxWatts: (0,options_option/* option */.uK)(options_option/* positive */.yj, '<w>', "this machine's power at full load in watts, for the estimate"),
});
const carbonOptions = schemas/* object */.Ikc({
    country: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<code>', 'where the electricity is from, for carbon: ISO 3166-1 code, or `world`', {
        unset: 'no carbon',
    }),
    carbonIntensity: (0,options_option/* option */.uK)(options_option/* fromZero */.pV, '<g>', 'instead of a country: your own grams of CO2 equivalent per kWh'),
    electricityMaps: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<zone>', "instead of a country: this zone's average now, asked of Electricity Maps with the key in `ELECTRICITY_MAPS_API_KEY`"),
    pue: (0,options_option/* option */.uK)(options_option/* positive */.yj, '<x>', 'what the building takes for each kWh of the machine', { unset: '1' }),
});
/** A job that runs untrusted code may hold no key. */
const electricityMapsInput = (0,options_option/* option */.uK)(options_option/* text */.Qq, '<zone>', "instead of a country: this zone's average now, asked of the server in `ELECTRICITY_MAPS_API_URL`, which adds the key of Electricity Maps: this job may hold none");
const sandboxOptions = schemas/* object */.Ikc({
    sandbox: (0,options_option/* preset */.IS)((0,options_option/* choice */.Yq)(SANDBOX_CHOICES), 'auto', '<tier>', 'isolation; auto takes bubblewrap, else a container, or none for code that is part of this tool'),
    allow: (0,options_option/* option */.uK)(schemas/* array */.YOg((0,options_option/* choice */.Yq)(ALLOWABLE)), '<list>', `hardware that the code may see in its sandbox, of ${ALLOWABLE.join(', ')}, separated by commas`, { unset: 'none' }),
    iTrustThisCode: (0,options_option/* flag */.Jt)('run imported or generated code without a sandbox where there is none; read every line of it first'),
});


/***/ }),

/***/ 1178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ checkGiven),
/* harmony export */   HA: () => (/* binding */ defaultOf),
/* harmony export */   IS: () => (/* binding */ preset),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Qx: () => (/* binding */ describeFault),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   _x: () => (/* binding */ valueType),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   fS: () => (/* binding */ optionName),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   pV: () => (/* binding */ fromZero),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   ry: () => (/* binding */ splitList),
/* harmony export */   uK: () => (/* binding */ option),
/* harmony export */   yR: () => (/* binding */ readText),
/* harmony export */   yj: () => (/* binding */ positive)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29396);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);

const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u5();
/** An option that need not be given. Its type says, after "expected", which form a value has. */
const option = (type, ...words) => describe(type.exactOptional(), words);
/** An option with a default. */
const preset = (type, value, ...words) => describe(type.default(value), words);
/** An option that has to be given. */
const required = (type, ...words) => describe(type.clone(), words);
/** An option without a value; `negated` says what turning it off does, where it is on by default. */
function flag(description, { isOn = false, negated } = {}) {
    const field = zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY('true or false').default(isOn);
    texts.add(field, { description, ...(negated ? { negated } : {}) });
    return field;
}
function describe(field, [placeholder, description, extras]) {
    texts.add(field, { placeholder, description, ...extras });
    return field;
}
function textOf(field) {
    const text = texts.get(field);
    if (text === undefined)
        throw new Error('an option is made by option()');
    return text;
}
const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
function wholeNumber(least) {
    const form = `a whole number, ${least} or more`;
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(form).min(least, form);
}
const ABOVE_ZERO = 'a number above 0';
const positive = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(ABOVE_ZERO).positive(ABOVE_ZERO);
const FROM_ZERO = 'a number, 0 or more';
const fromZero = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(FROM_ZERO).nonnegative(FROM_ZERO);
const choice = (names) => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(names, `one of ${names.join(', ')}`);
/** `fanOut` is `--fan-out` and the input `fan-out`. */
const optionName = (field) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** The type of the value, without what makes it optional. */
function valueType(field) {
    const isWrapped = field instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodExactOptional */ .ZwT || field instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodDefault */ .XiL;
    return isWrapped ? valueType(field.unwrap()) : field;
}
/** Undefined where there is none. */
const defaultOf = (field) => field instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodDefault */ .XiL ? field.def.defaultValue : undefined;
const WHOLE = /^\d+$/;
const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** The words that YAML 1.2 knows and @actions/core reads; another is an error, never silently false. */
const FLAG_WORDS = new Map([
    ...['true', 'True', 'TRUE'].map((word) => [word, true]),
    ...['false', 'False', 'FALSE'].map((word) => [word, false]),
]);
/** The value that a text means for an option; the text itself where it means none, for the schema to refuse. */
function readText(field, given) {
    const { read, isRepeated } = textOf(field);
    if (read !== undefined)
        return read(given);
    const type = valueType(field);
    if (type instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodBoolean */ .WFD)
        return FLAG_WORDS.get(given) ?? given;
    if (type instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt) {
        const form = type instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumberFormat */ .Kqw ? WHOLE : NUMBER;
        return form.test(given) ? Number(given) : given;
    }
    if (type instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodArray */ .naA)
        return isRepeated ? [given] : splitList(given);
    return given;
}
/** The items of a list that commas or lines part; one that is named twice counts once. */
const splitList = (given) => [
    ...new Set(given
        .split(/[,\n]/)
        .map((item) => item.trim())
        .filter((item) => item !== '')),
];
/** The values as they are where the schema takes them, without the defaults of what was not given; else null and why. */
function checkGiven(schema, values) {
    const result = schema.safeParse(values);
    const isInput = (_) => result.success;
    return { given: isInput(values) ? values : null, issues: result.error?.issues ?? [] };
}
/** What a wrong value should have been; `value` is what `given` was read as. */
function describeFault({ message, path }, given, value) {
    const index = path.findLast((part) => typeof part === 'number');
    const item = Array.isArray(value) && index !== undefined ? value[index] : undefined;
    return typeof item === 'string' && item !== given ? `expected ${message}, not '${item}'` : `expected ${message}`;
}


/***/ }),

/***/ 95360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: () => (/* binding */ designOptions),
/* harmony export */   Su: () => (/* binding */ planOptions),
/* harmony export */   Zp: () => (/* binding */ planInputs),
/* harmony export */   xX: () => (/* binding */ design)
/* harmony export */ });
/* unused harmony export PLAN_FORMATS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1178);




/** What a plan is made from; it is planned once, and a command that goes on with it may name no other. */
const designOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    projects: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .projects */ .dt,
    models: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq), '<ids>', 'models of `models.yaml`, separated by commas', {
        unset: 'all whose key is set, else the recorded answers',
    }),
    modes: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATED_MODES */ .j7)), [..._common_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATED_MODES */ .j7], '<modes>', `of ${_common_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATED_MODES */ .j7.join(', ')}, separated by commas`, { unset: 'all three' }),
    samples: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(1), 1, '<n>', 'answers of each model in each mode'),
    repetitions: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(1), 10, '<n>', 'measured blocks; fewer than 5 give no verdict'),
    warmups: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(0), 1, '<n>', 'blocks before the measured ones that are not counted'),
    profiles: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(0), 1, '<n>', 'blocks after the measured ones that count CPU seconds by phase'),
    flops: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('count floating-point operations in a last block'),
    probes: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('run each script on changed data in last blocks, which shows a metric that does not come from the data', { isOn: true, negated: 'skip the validity probes' }),
    seed: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(0), '<n>', 'seed of the random order, to repeat a campaign in the same one', {
        unset: 'drawn and recorded',
    }),
    fanOut: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(['project-model', 'project']), 'project-model', '<how>', 'what shares blocks: each model of a project for itself, or all of a project, to compare them directly'),
});
const { modes, samples, repetitions, warmups, profiles, flops, probes, seed, fanOut } = designOptions.shape;
/** The same with nothing left open: what makes this plan again. Nothing in it starts a program, reads a file or names a host. */
const design = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    projects: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .projects */ .dt,
    models: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR),
    modes: modes.unwrap(),
    samples: samples.unwrap(),
    repetitions: repetitions.unwrap(),
    warmups: warmups.unwrap(),
    profiles: profiles.unwrap(),
    flops: flops.unwrap(),
    probes: probes.unwrap(),
    seed: seed.unwrap(),
    fanOut: fanOut.unwrap(),
});
/** The forms other than its own in which a plan is written. */
const PLAN_FORMATS = ['slurm', 'run-table'];
const planOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOptions */ .NL.shape,
    ...designOptions.shape,
    answers: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .answers */ .GA,
    hosts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, '<file>', 'hosts file: the machines that will run it; prints who runs what, hours, detectable effect and disk'),
    shards: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(1), '<n>', 'number of shards', {
        unset: 'with a hosts file one a machine, else as many as are asked for later',
    }),
    noiseFrom: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, '<dir>', "with a hosts file: estimate the detectable effect from this campaign's noise"),
    format: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(PLAN_FORMATS), '<form>', 'write it as job arrays or as a table of runs, too; also for an existing plan'),
});
/** A plan's inputs as an action: it hands the shares of the work to other jobs. */
const planInputs = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...planOptions.omit({ format: true }).shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignInputs */ .gQ.shape,
    hosts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, '<file>', 'hosts file: a list of `{labels: [self-hosted, linux], rapl: true, gpu: false, memoryGiB: 64, count: 4}`. Each shard gets a runner that has what its projects need; `runs-on` is ignored then'),
    shards: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(1), '<n>', 'number of shards, each one job; a job without `shard` runs all of the campaign and needs `1`', { unset: 'one a project and model, at most 256' }),
    runsOn: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq), ['ubuntu-latest'], '<labels>', 'labels of the runner that benchmarks, separated by commas, all of them required; it is taken to have what the projects need'),
    assumeKeys: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('plan models whose key is not set in this job, because the job that generates holds it'),
    artifacts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('upload the plan as an artifact, for the jobs that come after', { isOn: true }),
});


/***/ })

};

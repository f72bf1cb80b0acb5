export const id = 5472;
export const ids = [5472];
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
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Ge: () => (/* binding */ readTextIfPresent),
/* harmony export */   Ku: () => (/* binding */ parseWith),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   hp: () => (/* binding */ explainPath),
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
        throw explainPath(error, path);
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
        throw explainPath(error, path);
    }
}
/** A folder where a file should be, or the other way round, is for the user to move; other errors stay what they are. */
function explainPath(error, path) {
    const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error);
    if (code === 'EISDIR')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} is a folder, and should be a file.`);
    return code === 'ENOTDIR' ? new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} lies below a file, which should be a folder.`) : error;
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
/** `missing` is what a user is told where there is no such file. */
async function readYaml(path, schema, missing) {
    const text = await readTextIfPresent(path);
    if (text === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(missing);
    const { parse } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)); // heavy: `measure` reads none
    let value;
    try {
        value = parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} is not YAML: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error)}`);
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

/***/ 82130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ terminalLogger)
/* harmony export */ });
/* unused harmony export silentLogger */
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61862);

const silentLogger = { info() { }, warn() { }, status() { } };
function terminalLogger(stream = process.stderr) {
    const isLive = stream.isTTY === true;
    let shown = false;
    const clear = () => {
        if (shown)
            stream.write('\r\u001b[2K');
        shown = false;
    };
    const line = (message) => {
        clear();
        stream.write(`${isLive ? (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(message, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__/* .textWidth */ .s)(stream)) : message}\n`);
    };
    return {
        isLive,
        info: line,
        warn: (message) => line(`warning: ${message}`),
        status(message) {
            if (!isLive)
                return;
            clear();
            stream.write(message.slice(0, Math.max(20, (stream.columns ?? 80) - 1)));
            shown = message !== '';
        },
    };
}


/***/ }),

/***/ 34144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q$: () => (/* binding */ assetPath),
/* harmony export */   Yl: () => (/* binding */ PACKAGE_ROOT),
/* harmony export */   wr: () => (/* binding */ TOOL_VERSION)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32716);




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


/***/ }),

/***/ 46806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ quoteWord)
/* harmony export */ });
/** A word as a shell takes it back: only what it would not read as itself is quoted. */
function quoteWord(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 61862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   s: () => (/* binding */ textWidth)
/* harmony export */ });
/** Outside these a terminal's own width makes lines that nobody can read. */
const [NARROWEST, WIDEST] = [60, 120];
/** Where there is no terminal: a file, a pipe. */
const UNKNOWN = 100;
/** Characters in a line of text on this stream. */
function textWidth({ columns }) {
    return columns === undefined || columns === 0 ? UNKNOWN : Math.min(WIDEST, Math.max(NARROWEST, columns));
}
/**
 * Breaks each line at spaces to at most `width` characters; what follows a break is indented by two more than its line, or
 * by `hang`. A longer word keeps a line of its own, and a no-break space is no space here.
 */
function wrapText(text, width, hang) {
    return text
        .split('\n')
        .flatMap((line) => wrapLine(line, width, hang))
        .join('\n');
}
function wrapLine(line, width, hang) {
    if (line.length <= width)
        return [line];
    const own = /^ */.exec(line)?.[0].length ?? 0;
    const indent = ' '.repeat(hang ?? own + 2);
    const lines = [];
    let current = ' '.repeat(own);
    let isEmpty = true;
    // Runs of spaces align columns and stay with the word before them; `95 %` and `p = 0.48` are one word.
    for (const word of line.slice(own).match(/[^ ]+(?: %[^ ]*| [=<] [^ ]+)* */g) ?? []) {
        if (!isEmpty && current.length + word.trimEnd().length > width) {
            lines.push(current.trimEnd());
            current = indent;
        }
        current += word;
        isEmpty = false;
    }
    return [...lines, current.trimEnd()];
}


/***/ }),

/***/ 34595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ WHOLE),
/* harmony export */   kU: () => (/* binding */ blocksOfShard),
/* harmony export */   uK: () => (/* binding */ parseShard),
/* harmony export */   zs: () => (/* binding */ listShardGroups)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

const WHOLE = { index: 1, count: 1 };
function parseShard(text) {
    const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
    const shard = { index: Number(index), count: Number(count) };
    if (!index || !count || shard.index < 1 || shard.index > shard.count) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--shard '${text}': expected i/n with 1 ≤ i ≤ n, as 2/8.`);
    }
    return shard;
}
/** One entry per project × model (or project) that shares blocks, in the plan's order. */
function listShardGroups(plan) {
    return [...new Set(plan.blocks.map(groupOf))];
}
/** The blocks of a shard: whole groups, dealt in turn, the same for every process that reads this plan. */
function blocksOfShard(plan, shard) {
    const mine = new Set(listShardGroups(plan).filter((_, index) => index % shard.count === shard.index - 1));
    return plan.blocks.filter((block) => mine.has(groupOf(block)));
}
const groupOf = (block) => `${block.project}/${block.model ?? 'all'}`;


/***/ }),

/***/ 75472:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82130);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6039);





/** The only place that ends the process: results to stdout by the commands, errors told here. */
async function main(argv = process.argv) {
    const controller = new AbortController();
    const impatience = new AbortController();
    let stoppedBy = null;
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.once(name, () => {
            stoppedBy ??= name;
            controller.abort();
            setTimeout(() => impatience.abort(), PATIENCE_MILLISECONDS).unref();
        });
    }
    // A reader that closed the pipe (`| head`) has seen what it wanted; what the command does is not less worth for it.
    process.stdout.on('error', (error) => {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) !== 'EPIPE')
            throw error;
    });
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('.env'))
        process.loadEnvFile('.env'); // what is set already wins
    const logger = (0,_base_log_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalLogger */ .j)();
    try {
        const { signal } = controller;
        const work = (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .buildProgram */ .T)({ logger, env: process.env, signal }).parseAsync([...argv]);
        await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptible */ .In)(work, impatience.signal);
    }
    catch (caught) {
        const error = isFolderGone(caught) ? new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('The folder you are in was removed: go to another.') : caught;
        if (isUsageError(error))
            process.exitCode = error.exitCode === 0 ? 0 : 2;
        else if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo) {
            logger.info(`error: ${error.message}`);
            process.exitCode = stoppedBy === null ? error.exitCode : 128 + node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[stoppedBy];
        }
        else {
            const stack = error instanceof Error ? error.stack : undefined;
            logger.info(`This is a fault of greenml, not yours; please report it with these lines:\n${stack ?? (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)}`);
            process.exitCode = 1;
        }
    }
    // A command that was stopped ends what it runs and removes what it made; one that can't is not waited for.
    if (controller.signal.aborted)
        setTimeout(() => process.exit(), GRACE_MILLISECONDS).unref();
}
const GRACE_MILLISECONDS = 10_000;
/** For a command that was stopped to tell itself what it has. */
const PATIENCE_MILLISECONDS = 1000;
const isFolderGone = (error) => error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd';
/** commander has printed its own message already. */
function isUsageError(error) {
    return error instanceof Error && 'code' in error && String(error.code).startsWith('commander.') && 'exitCode' in error;
}
// In the bundle this is false: there dist/cli.js calls it.
if (import.meta.main)
    await main();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 6039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ buildProgram)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/base/shell-words.js
var shell_words = __webpack_require__(46806);
// EXTERNAL MODULE: ./build/base/wrap.js
var wrap = __webpack_require__(61862);
// EXTERNAL MODULE: ./build/benchmark/shards.js
var shards = __webpack_require__(34595);
;// CONCATENATED MODULE: ./build/energy/meters.js
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

// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
;// CONCATENATED MODULE: ./build/cli/values.js



// What the text of an option means; a text that means nothing is told with what was expected.
const wholeFrom = (least) => (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
        throw new esm/* InvalidArgumentError */.Di(`expected a whole number, ${least} or more.`);
    return value;
};
const integer = wholeFrom(0);
const atLeastOne = wholeFrom(1);
const positive = (text) => {
    const value = Number(text);
    if (!Number.isFinite(value) || value <= 0)
        throw new esm/* InvalidArgumentError */.Di('expected a number above 0.');
    return value;
};
const fromZero = (text) => {
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0)
        throw new esm/* InvalidArgumentError */.Di('expected a number, 0 or more.');
    return value;
};
/** `5%` or `5`. */
const percent = (text) => positive(text.replace(/\s*%$/, '')) / 100;
/** An option that may be given several times. */
const collect = (text, before = []) => [...before, text];
/** Named twice is meant once: a variant must not stand in a block twice. */
const list = (text) => [...new Set(text.split(',').map((each) => each.trim()))].filter((each) => each !== '');
const modes = (text) => list(text).map((name) => {
    const found = common/* GENERATED_MODES */.j7.find((mode) => mode === name);
    if (!found)
        throw new esm/* InvalidArgumentError */.Di(`'${name}' is none of ${common/* GENERATED_MODES */.j7.join(', ')}.`);
    return found;
});
const meters = (text) => list(text).map((name) => {
    const found = METERS.find((meter) => meter === name);
    if (!found)
        throw new esm/* InvalidArgumentError */.Di(`'${name}' is none of ${METERS.join(', ')}.`);
    return found;
});

;// CONCATENATED MODULE: ./build/cli/options.js




// Options that several commands share.
function datasetOption() {
    return new esm/* Option */.c$('--dataset <dir>', 'folder of projects and models').default('dataset');
}
function withCampaign(command) {
    return command.requiredOption('--campaign <dir>', 'folder of the campaign').addOption(datasetOption());
}
function withPlan(command) {
    return withCampaign(command)
        .option('--projects <regex>', 'only projects whose name matches')
        .option('--models <ids>', 'models, separated by commas', list)
        .option('--modes <modes>', `of ${common/* GENERATED_MODES */.j7.join(', ')}`, modes)
        .option('--samples <n>', 'answers of each model in each mode', integer)
        .option('--repetitions <n>', 'measured blocks', integer)
        .option('--warmups <n>', 'blocks before them that are not counted', integer)
        .option('--profiles <n>', 'blocks after them that count CPU seconds by phase (default: 1)', integer)
        .option('--flops', 'a last block that counts floating-point operations')
        .option('--seed <n>', 'seed of the random order', integer)
        .addOption(new esm/* Option */.c$('--fan-out <how>', 'what shares blocks').choices(['project-model', 'project']))
        .option('--answers <dir>', 'scripts that exist: DIR/<slug>/GENAIGREENML_<mode>_<model>.py');
}
function withGenerate(command) {
    if (!command.options.some((option) => option.long === '--answers')) {
        command.option('--answers <dir>', 'scripts that exist: DIR/<slug>/GENAIGREENML_<mode>_<model>.py');
    }
    return command
        .option('--budget-usd <x>', 'stop before more is spent', positive)
        .option('--force', 'ask again for scripts that exist');
}
function withBenchmark(command) {
    return withSandbox(withCarbon(withMeters(command)))
        .option('--timeout <seconds>', "instead of each project's own limit", positive)
        .option('--idle-baseline <seconds>', "the host's power at rest, before the first run (default: 10)", fromZero)
        .option('--repeat-contaminated <n>', 'makes a run that other load disturbed again (default: 1 where energy is measured, else 0)', integer);
}
function withSandbox(command) {
    return command
        .addOption(new esm/* Option */.c$('--sandbox <tier>', 'isolation').choices(['auto', 'bubblewrap', 'none']))
        .option('--i-trust-this-code', 'run imported or generated code without a sandbox where there is none');
}
function withCarbon(command) {
    return command
        .option('--country <code>', 'where the electricity is from, for carbon: ISO 3166-1 code, or world')
        .option('--carbon-intensity <g>', 'instead: your own grams of CO2 equivalent per kWh', fromZero)
        .option('--electricity-maps <zone>', 'instead: the average now, asked with the key in ELECTRICITY_MAPS_API_KEY')
        .option('--pue <x>', 'what the building takes for each kWh of the machine (default: 1)', positive);
}
function withMeters(command) {
    return command
        .option('--meter <names>', `what measures energy, of ${METERS.join(', ')} (default: all that is here)`, meters)
        .option('--require-measured', 'refuse to estimate energy')
        .option('--powercap-root <dir>', 'instead of /sys/class/powercap')
        .option('--meter-command <command>', 'prints readings of a plug, PDU or IPMI: {"time": …, "watts"|"joules": …}')
        .option('--meter-stream <file>', 'the same from a file or pipe that somebody appends to')
        .option('--idle-watts <w>', 'for the estimate: this machine at rest', positive)
        .option('--max-watts <w>', 'for the estimate: this machine at full load', positive);
}

;// CONCATENATED MODULE: ./build/cli/print.js

/** Results go to standard output, one line each; progress and errors go to standard error. */
function print(text) {
    process.stdout.write(`${text}\n`);
}
/** The same, its lines broken to the terminal's width. */
function printText(text) {
    print((0,wrap/* wrapText */.C)(text, (0,wrap/* textWidth */.s)(process.stdout)));
}
/** Headline, table and, as the last line, where the report lies. */
function printReport(report) {
    printText(`\n${report.headline.join('\n')}\n\n${report.table((0,wrap/* textWidth */.s)(process.stdout)).trimEnd()}\n`);
    print(report.html);
}

;// CONCATENATED MODULE: ./build/cli/program.js










/** The command line. Commands load when they are called, so that `greenml measure` does not pay for the others. */
function buildProgram(context) {
    const program = new esm/* Command */.uB('greenml')
        .description('Does code that an LLM writes for a machine learning project use less energy, at the same accuracy?')
        .version(base_package/* TOOL_VERSION */.wr)
        .exitOverride()
        .showHelpAfterError('(--help shows every option)')
        .configureOutput({
        getOutHelpWidth: () => (0,wrap/* textWidth */.s)(process.stdout),
        getErrHelpWidth: () => (0,wrap/* textWidth */.s)(process.stderr),
    })
        .configureHelp({ minWidthToWrap: 20 })
        .helpCommand(false);
    command('demo', 'the main job on the embedded dataset: no key, about two minutes')
        .option('--campaign <dir>', 'folder of the campaign (default: campaigns/demo-<time>)')
        .action(async (options) => {
        const { demo } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(4554), __webpack_require__.e(2294), __webpack_require__.e(6789), __webpack_require__.e(5271), __webpack_require__.e(4112), __webpack_require__.e(3266), __webpack_require__.e(1805), __webpack_require__.e(7132), __webpack_require__.e(3082), __webpack_require__.e(839), __webpack_require__.e(7042), __webpack_require__.e(4200)]).then(__webpack_require__.bind(__webpack_require__, 24200));
        printReport(await demo(options, context));
    });
    withBenchmark(withGenerate(withPlan(command('run', 'plan → generate → benchmark → analyse → report in one go'))))
        .option('--out <dir>', 'folder of the report (default: report/ in the campaign)')
        .action(async (options) => {
        const { run } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(4554), __webpack_require__.e(2294), __webpack_require__.e(6789), __webpack_require__.e(5271), __webpack_require__.e(4112), __webpack_require__.e(3266), __webpack_require__.e(1805), __webpack_require__.e(7132), __webpack_require__.e(3082), __webpack_require__.e(839), __webpack_require__.e(7042), __webpack_require__.e(8890)]).then(__webpack_require__.bind(__webpack_require__, 8890));
        printReport(await run(options, context));
    });
    command('import', 'make a project of the dataset from a repository or a folder')
        .argument('<source>', 'git URL, file URL or path')
        .option('--slug <name>', 'name of the project (default: the last part of the source)')
        .option('--commit <sha>', 'commit to import (default: the branch head)')
        .option('--branch <name>', 'branch or tag to import')
        .option('--entry <path>', 'the script to run (default: found by what it does)')
        .addOption(datasetOption())
        .action(async (source, options) => {
        const { importProject } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3006)]).then(__webpack_require__.bind(__webpack_require__, 23006));
        const result = await importProject({ source, ...options }, context);
        print(result.folder);
    });
    withPlan(command('plan', 'decide what will be run, in which order, and what it will cost')).action(async (options) => {
        const { plan } = await Promise.all(/* import() */[__webpack_require__.e(2294), __webpack_require__.e(5271), __webpack_require__.e(5910)]).then(__webpack_require__.bind(__webpack_require__, 65910));
        await plan(options, context);
        print(`${options.campaign}/plan.json`);
    });
    withGenerate(withCampaign(command('generate', 'ask the models for the scripts of a campaign')))
        .option('--dry-run', 'say what would be asked and what it would cost')
        .option('--show-prompts', 'with --dry-run: print the prompts, byte for byte')
        .action(async (options) => {
        const { generate } = await Promise.all(/* import() */[__webpack_require__.e(2294), __webpack_require__.e(5271), __webpack_require__.e(839), __webpack_require__.e(9514)]).then(__webpack_require__.bind(__webpack_require__, 60839));
        const result = await generate(options, context);
        for (const { variant, prompt } of result.prompts ?? [])
            print(`=== ${variant}\n${prompt}`);
    });
    withBenchmark(withCampaign(command('benchmark', 'run what is left of a campaign; every run ends in a record')))
        .option('--shard <i/n>', 'only this share of the campaign', shards/* parseShard */.uK)
        .action(async (options) => {
        const { benchmark } = await Promise.all(/* import() */[__webpack_require__.e(5271), __webpack_require__.e(3266), __webpack_require__.e(7132), __webpack_require__.e(7042), __webpack_require__.e(5899)]).then(__webpack_require__.bind(__webpack_require__, 47042));
        await benchmark(options, context);
    });
    command('analyse', 'compare the records of a campaign, or the rows of GenAI-GreenML result files')
        .option('--campaign <dir>', 'folder of the campaign')
        .addOption(new esm/* Option */.c$('--greenml-csv <file...>', 'results_*.csv of GenAI-GreenML: its own numbers, and what they carry').conflicts('campaign'))
        .option('--json <file>', 'write every number as JSON; - is stdout')
        .addOption(datasetOption())
        .action(async ({ campaign, dataset, greenmlCsv, json }, own) => {
        if (greenmlCsv !== undefined) {
            const { analyseGreenml } = await Promise.all(/* import() */[__webpack_require__.e(4554), __webpack_require__.e(5175), __webpack_require__.e(4993)]).then(__webpack_require__.bind(__webpack_require__, 14993));
            const { analysis, summary } = await analyseGreenml({ greenmlCsv, json }, context);
            if (json === '-')
                print(JSON.stringify(analysis, null, 2));
            else
                print(summary((0,wrap/* textWidth */.s)(process.stdout)));
        }
        else if (campaign !== undefined) {
            const { analyse, summarise } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(4554), __webpack_require__.e(5271), __webpack_require__.e(4112), __webpack_require__.e(1805)]).then(__webpack_require__.bind(__webpack_require__, 41805));
            const analysis = await analyse({ campaign, dataset }, context);
            if (json !== undefined && json !== '-')
                await (0,files/* writeJson */.GF)(json, analysis);
            if (json === '-')
                print(JSON.stringify(analysis, null, 2));
            else
                printText(summarise(analysis));
        }
        else
            own.error("error: name what to analyse: '--campaign <dir>' or '--greenml-csv <file...>'");
    });
    withCampaign(command('report', 'write report.md, index.html and records.csv of a campaign'))
        .option('--out <dir>', 'folder of the report (default: report/ in the campaign)')
        .action(async (options) => {
        const { report } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(6789), __webpack_require__.e(5271), __webpack_require__.e(4112), __webpack_require__.e(3082)]).then(__webpack_require__.bind(__webpack_require__, 53082));
        printReport(await report(options, context));
    });
    command('compare', 'what changed from one campaign to another: other models, hosts or times')
        .argument('<a>', 'folder of the campaign before')
        .argument('<b>', 'folder of the campaign after')
        .option('--pair <a=b...>', 'models to compare that have different names')
        .option('--fail-on <what>', 'code 1 when energy, cpu, wall, memory, accuracy or success got worse or could not be checked: cpu:5%,accuracy')
        .option('--json <file>', 'write every number as JSON; - is stdout')
        .option('--markdown <file>', 'write the tables as Markdown')
        .action(async (a, b, options) => {
        const { compare } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(4554), __webpack_require__.e(5271), __webpack_require__.e(4112), __webpack_require__.e(1805), __webpack_require__.e(7905)]).then(__webpack_require__.bind(__webpack_require__, 67905));
        const { comparison, text, failed } = await compare({ a, b, ...options }, context);
        if (options.json === '-')
            print(JSON.stringify(comparison, null, 2));
        else
            print(text((0,wrap/* textWidth */.s)(process.stdout)));
        if (failed)
            process.exitCode = 1;
    });
    withCarbon(withMeters(command('measure', 'time, CPU, memory and energy of commands: greenml measure -- <command> [-- <command>…]')))
        .option('--repetitions <n>', 'rounds, each of which runs every command (default: 5)', atLeastOne)
        .option('--warmup <n>', 'rounds before, not counted', integer, 1)
        .option('--until-interval <percent>', 'rounds go on until the ratio is known to ±this: 5%', percent)
        .option('--max-runs <n>', 'with --until-interval: the most rounds (default: 100)', atLeastOne)
        .option('--max-seconds <s>', 'no round is begun that would end later; one to warm up and one measured are run in any case', positive)
        .option('--noise-floor', 'run the first command twice in every round: what is no larger than that is no difference')
        .option('--idle-baseline <seconds>', "measures the host's power at rest first, for net energy (default: 0)", fromZero)
        .option('--phases', 'one further run of each: CPU seconds of Python scripts by phase')
        .option('--flops', 'one further run of each: floating-point operations, by perf')
        .option('--timeout <seconds>', 'ends a run that takes longer', positive)
        .option('-n, --name <label>', 'label of a command: the first for the first; given again, for the next', collect)
        .option('--seed <n>', 'seed of the order of runs', integer)
        .option('--json <file>', 'write every run as JSON; - is stdout')
        .option('--markdown <file>', 'write the table as Markdown; - is stdout')
        .argument('<command...>', 'one or several, separated by --')
        .configureOutput({ outputError: explainUnknown })
        .action(async (words, options) => {
        const { measure, splitCommands } = await Promise.all(/* import() */[__webpack_require__.e(3266), __webpack_require__.e(2191)]).then(__webpack_require__.bind(__webpack_require__, 62191));
        const { stdout, env } = process;
        const display = { width: stdout.columns || 100, colour: stdout.isTTY && !env.NO_COLOR };
        const result = await measure({ ...options, display, commands: splitCommands(words) }, context).catch(tellApart);
        if (options.json === '-')
            print(JSON.stringify(result.measurement, null, 2));
        else
            print(options.markdown === '-' ? result.markdown.trimEnd() : result.table);
        process.exitCode = result.exitCode;
        const { reason, rounds } = result.measurement.stopping;
        if (reason === 'interrupted')
            throw new errors/* UserError */.yo(`Stopped after ${rounds} complete rounds.`, 1);
    });
    withSandbox(command('sandbox', 'run any command as generated code is run: greenml sandbox -- <command>'))
        .option('--writable <dir>', 'a folder whose changes are kept; may be given again', collect)
        .option('--limits <list>', 'memory=2GiB,processes=512,wall=60,cpu=…,disk=4GiB,output=256MiB,file=1GiB,open-files=4096')
        .option('--json <file>', 'write the record of the run')
        .argument('<command...>', 'it runs on a copy of the current folder')
        .action(async (words, options) => {
        const { runSandboxed } = await Promise.all(/* import() */[__webpack_require__.e(3266), __webpack_require__.e(7132), __webpack_require__.e(4453)]).then(__webpack_require__.bind(__webpack_require__, 24243));
        const { stdout, stderr } = process;
        const result = await runSandboxed({ ...options, command: words, stdout, stderr }, context).catch(tellApart);
        process.exitCode = result.exitCode;
        if (result.record.status === 'interrupted')
            throw new errors/* UserError */.yo('Stopped: the command was ended.', 1);
    });
    command('doctor', 'what can be measured and isolated here, and what mends the rest')
        .option('--runner', 'fail where a runner of benchmarks lacks something')
        .option('--json <file>', 'write the findings as JSON; - is stdout')
        .action(async (options) => {
        const { doctor } = await Promise.all(/* import() */[__webpack_require__.e(4583), __webpack_require__.e(7512)]).then(__webpack_require__.bind(__webpack_require__, 52560));
        const { text, json, exitCode } = await doctor({ ...options, width: (0,wrap/* textWidth */.s)(process.stdout) }, context);
        print(options.json === '-' ? JSON.stringify(json, null, 2) : text);
        process.exitCode = exitCode;
    });
    return program;
    /** `measure python3 train.py --epochs 3`: the option is the command's, which `--` tells. */
    function explainUnknown(message, write) {
        write(message);
        const { args = [] } = program.commands.find((each) => each.name() === 'measure') ?? {};
        if (!message.includes('unknown option') || args[0] === undefined || args[0].startsWith('-'))
            return;
        write(`put -- before the command: greenml measure -- ${args.map(shell_words/* quoteWord */.X).join(' ')}\n`);
    }
    function command(name, summary) {
        return program.command(name).description(summary).exitOverride().showHelpAfterError('(--help shows every option)');
    }
}
/** 1 would read as the measured command's own code. */
function tellApart(error) {
    throw error instanceof errors/* UserError */.yo && error.exitCode === 1 ? new errors/* UserError */.yo(error.message, 125, { cause: error }) : error;
}


/***/ }),

/***/ 57029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ schemaVersion),
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   Mq: () => (/* binding */ mode),
/* harmony export */   Q0: () => (/* binding */ quality),
/* harmony export */   X$: () => (/* binding */ generatedMode),
/* harmony export */   YO: () => (/* binding */ fanOut),
/* harmony export */   ZR: () => (/* binding */ modelId),
/* harmony export */   aq: () => (/* binding */ LARGEST_METRIC),
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION),
/* harmony export */   hE: () => (/* binding */ BASELINE_MODES),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   j7: () => (/* binding */ GENERATED_MODES),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   yR: () => (/* binding */ slug)
/* harmony export */ });
/* unused harmony export QUALITIES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32716);

/** Raised when a file's layout changes; a reader refuses a newer one by name. */
const SCHEMA_VERSION = 1;
const schemaVersion = zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(SCHEMA_VERSION);
/** A project's folder name: letters, digits, `.`, `_`, `-`; unique whatever the case. */
const slug = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'letters, digits, dot, underscore, hyphen');
const modelId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'letters, digits, dot, underscore, hyphen');
const sha256 = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/, 'sha256 as 64 hex digits');
/** A relative POSIX path that stays inside its folder. */
const relativePath = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .refine((path) => !path.startsWith('/') && !path.includes('\\') && !path.split('/').includes('..'), 'a relative path with forward slashes that does not leave its folder');
/** No quantity of a program is larger; beyond it squares and cubes leave the range of a number. */
const LARGEST_METRIC = 1e100;
const MODES = ['original', 'original-headless', 'original-telemetry', 'assisted', 'autonomous'];
const GENERATED_MODES = ['original-telemetry', 'assisted', 'autonomous'];
const BASELINE_MODES = ['original', 'original-headless'];
const mode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MODES);
const generatedMode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(GENERATED_MODES);
const QUALITIES = ['measured', 'estimated', 'unavailable'];
const quality = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(QUALITIES);
const fanOut = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['project-model', 'project']);


/***/ })

};

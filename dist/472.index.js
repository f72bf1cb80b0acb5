export const id = 472;
export const ids = [472];
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
    /** 1 could not do what was asked, 2 bad usage or input, 3 refused for safety; 125 is 1 where a command's own code is returned. */
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
/* harmony export */   vz: () => (/* binding */ hashTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38815);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);





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
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'ENOSPC')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`The disk is full: ${path} could not be written.`, 1);
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
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'ENOENT')
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${where} was written by a newer version (schemaVersion ${newer}): update greenml to read it.`);
    }
    const faults = result.error.issues
        .slice(0, 5)
        .map((issue) => `  ${issue.path.join('.') || '(top)'}: ${issue.message}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${where} is not valid:\n${faults.join('\n')}`);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`There is no ${path}.`);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} is not JSON: ${String(error)}`);
    }
    return parseWith(schema, value, path);
}
/** `missing` is what a user is told where there is no such file. */
async function readYaml(path, schema, missing) {
    const text = await readTextIfPresent(path);
    if (text === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(missing);
    let value;
    try {
        value = (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .parse */ .qg)(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} is not YAML: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}`);
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
const silentLogger = { info() { }, warn() { }, status() { } };
function terminalLogger(stream = process.stderr) {
    let shown = false;
    const clear = () => {
        if (shown)
            stream.write('\r\u001b[2K');
        shown = false;
    };
    const line = (message) => {
        clear();
        stream.write(`${message}\n`);
    };
    return {
        info: line,
        warn: (message) => line(`warning: ${message}`),
        status(message) {
            if (!stream.isTTY)
                return;
            clear();
            stream.write(message.slice(0, Math.max(20, (stream.columns ?? 80) - 1)));
            shown = true;
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9691);




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
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98221);





/** The only place that ends the process: results to stdout by the commands, errors told here. */
async function main(argv = process.argv) {
    const controller = new AbortController();
    let stoppedBy = null;
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.once(name, () => {
            stoppedBy ??= name;
            controller.abort();
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
        await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptible */ .In)((0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .buildProgram */ .T)({ logger, env: process.env, signal }).parseAsync([...argv]), signal);
    }
    catch (error) {
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

/***/ 98221:
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
;// CONCATENATED MODULE: ./build/cli/print.js
/** Results go to standard output, one line each; progress and errors go to standard error. */
function print(text) {
    process.stdout.write(`${text}\n`);
}
/** Headline, table and, as the last line, where the report lies. */
function printReport(report) {
    print('');
    for (const sentence of report.headline)
        print(sentence);
    print(`\n${report.table.trimEnd()}\n`);
    print(report.html);
}

;// CONCATENATED MODULE: ./build/cli/program.js








const integer = (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value))
        throw new esm/* InvalidArgumentError */.Di('expected a whole number, 0 or more.');
    return value;
};
const atLeastOne = (text) => {
    const value = integer(text);
    if (value === 0)
        throw new esm/* InvalidArgumentError */.Di('expected a whole number, 1 or more.');
    return value;
};
const positive = (text) => {
    const value = Number(text);
    if (!Number.isFinite(value) || value <= 0)
        throw new esm/* InvalidArgumentError */.Di('expected a number above 0.');
    return value;
};
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
/** The command line. Commands load when they are called, so that `greenml measure` does not pay for the others. */
function buildProgram(context) {
    const program = new esm/* Command */.uB('greenml')
        .description('Does code that an LLM writes for a machine learning project use less energy, at the same accuracy?')
        .version(base_package/* TOOL_VERSION */.wr)
        .exitOverride()
        .showHelpAfterError('(--help shows every option)')
        .helpCommand(false);
    command('demo', 'the main job on the embedded dataset: no key, about two minutes')
        .option('--campaign <dir>', 'folder of the campaign (default: campaigns/demo-<time>)')
        .action(async (options) => {
        const { demo } = await Promise.all(/* import() */[__webpack_require__.e(319), __webpack_require__.e(294), __webpack_require__.e(311), __webpack_require__.e(295), __webpack_require__.e(327), __webpack_require__.e(904), __webpack_require__.e(839), __webpack_require__.e(509), __webpack_require__.e(926), __webpack_require__.e(200)]).then(__webpack_require__.bind(__webpack_require__, 24200));
        printReport(await demo(options, context));
    });
    withBenchmark(withGenerate(withPlan(command('run', 'plan → generate → benchmark → analyse → report in one go'))))
        .option('--out <dir>', 'folder of the report (default: report/ in the campaign)')
        .action(async (options) => {
        const { run } = await Promise.all(/* import() */[__webpack_require__.e(319), __webpack_require__.e(294), __webpack_require__.e(311), __webpack_require__.e(295), __webpack_require__.e(327), __webpack_require__.e(904), __webpack_require__.e(839), __webpack_require__.e(509), __webpack_require__.e(926), __webpack_require__.e(890)]).then(__webpack_require__.bind(__webpack_require__, 8890));
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
        const { importProject } = await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.bind(__webpack_require__, 23006));
        const result = await importProject({ source, ...options }, context);
        print(result.folder);
    });
    withPlan(command('plan', 'decide what will be run, in which order, and what it will cost')).action(async (options) => {
        const { plan } = await Promise.all(/* import() */[__webpack_require__.e(294), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 76142));
        await plan(options, context);
        print(`${options.campaign}/plan.json`);
    });
    withGenerate(withCampaign(command('generate', 'ask the models for the scripts of a campaign')))
        .option('--dry-run', 'say what would be asked and what it would cost')
        .option('--show-prompts', 'with --dry-run: print the prompts, byte for byte')
        .action(async (options) => {
        const { generate } = await Promise.all(/* import() */[__webpack_require__.e(294), __webpack_require__.e(839), __webpack_require__.e(41)]).then(__webpack_require__.bind(__webpack_require__, 60839));
        const result = await generate(options, context);
        for (const { variant, prompt } of result.prompts ?? [])
            print(`=== ${variant}\n${prompt}`);
    });
    withBenchmark(withCampaign(command('benchmark', 'run what is left of a campaign; every run ends in a record')))
        .option('--shard <i/n>', 'only this share of the campaign', shards/* parseShard */.uK)
        .action(async (options) => {
        const { benchmark } = await Promise.all(/* import() */[__webpack_require__.e(295), __webpack_require__.e(327), __webpack_require__.e(926), __webpack_require__.e(418)]).then(__webpack_require__.bind(__webpack_require__, 17926));
        await benchmark(options, context);
    });
    command('analyse', 'compare the records of a campaign, or the rows of GenAI-GreenML result files')
        .option('--campaign <dir>', 'folder of the campaign')
        .addOption(new esm/* Option */.c$('--greenml-csv <file...>', 'results_*.csv of GenAI-GreenML: its own numbers, and what they carry').conflicts('campaign'))
        .option('--json <file>', 'write every number as JSON; - is stdout')
        .addOption(datasetOption())
        .action(async ({ campaign, greenmlCsv, json }, own) => {
        if (greenmlCsv !== undefined) {
            const { analyseGreenml } = await Promise.all(/* import() */[__webpack_require__.e(319), __webpack_require__.e(100), __webpack_require__.e(919)]).then(__webpack_require__.bind(__webpack_require__, 23919));
            const { analysis, summary } = await analyseGreenml({ greenmlCsv, json }, context);
            print(json === '-' ? JSON.stringify(analysis, null, 2) : summary);
        }
        else if (campaign !== undefined) {
            const { analyse } = await Promise.all(/* import() */[__webpack_require__.e(319), __webpack_require__.e(509), __webpack_require__.e(743)]).then(__webpack_require__.bind(__webpack_require__, 33890));
            const analysis = await analyse({ campaign }, context);
            if (json !== undefined && json !== '-')
                await (0,files/* writeJson */.GF)(json, analysis);
            print(json === '-' ? JSON.stringify(analysis, null, 2) : analysis.headline.join('\n'));
        }
        else
            own.error("error: name what to analyse: '--campaign <dir>' or '--greenml-csv <file...>'");
    });
    withCampaign(command('report', 'write report.md, index.html and records.csv of a campaign'))
        .option('--out <dir>', 'folder of the report (default: report/ in the campaign)')
        .action(async (options) => {
        const { report } = await Promise.all(/* import() */[__webpack_require__.e(311), __webpack_require__.e(904), __webpack_require__.e(257)]).then(__webpack_require__.bind(__webpack_require__, 21904));
        printReport(await report(options, context));
    });
    withMeters(command('measure', 'time, CPU, memory and energy of commands: greenml measure -- <command> [-- <command>…]'))
        .option('--repetitions <n>', 'measured runs of each command', atLeastOne, 5)
        .option('--warmup <n>', 'runs before, not counted', integer, 1)
        .option('--seed <n>', 'seed of the order of runs', integer)
        .option('--json <file>', 'write every run as JSON; - is stdout')
        .argument('<command...>', 'one or several, separated by --')
        .action(async (words, options) => {
        const { measure, splitCommands } = await Promise.all(/* import() */[__webpack_require__.e(319), __webpack_require__.e(295), __webpack_require__.e(978)]).then(__webpack_require__.bind(__webpack_require__, 88978));
        const result = await measure({ ...options, commands: splitCommands(words) }, context).catch(tellApart);
        if (options.json !== '-')
            print(result.table);
        process.exitCode = result.exitCode;
    });
    command('doctor', 'what can be measured and isolated here, and what mends the rest').action(async () => {
        const { doctor } = await __webpack_require__.e(/* import() */ 268).then(__webpack_require__.bind(__webpack_require__, 44268));
        print((await doctor(context)).text);
    });
    return program;
    function command(name, summary) {
        return program.command(name).description(summary).exitOverride().showHelpAfterError('(--help shows every option)');
    }
}
/** 1 would read as the measured command's own code. */
function tellApart(error) {
    throw error instanceof errors/* UserError */.yo && error.exitCode === 1 ? new errors/* UserError */.yo(error.message, 125, { cause: error }) : error;
}
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
    return withMeters(command)
        .addOption(new esm/* Option */.c$('--sandbox <tier>', 'isolation').choices(['auto', 'bubblewrap', 'none']))
        .option('--i-trust-this-code', 'run imported or generated code without a sandbox where there is none')
        .option('--timeout <seconds>', "instead of each project's own limit", positive);
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
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION),
/* harmony export */   hE: () => (/* binding */ BASELINE_MODES),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   j7: () => (/* binding */ GENERATED_MODES),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   yR: () => (/* binding */ slug)
/* harmony export */ });
/* unused harmony export QUALITIES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9691);

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

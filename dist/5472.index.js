export const id = 5472;
export const ids = [5472];
export const modules = {

/***/ 87033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oj: () => (/* binding */ modelKeyName),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   eh: () => (/* binding */ isSecretName),
/* harmony export */   ri: () => (/* binding */ withoutCredentials)
/* harmony export */ });
const SECRET_ENDING = /(?:(?:^|_)(?:KEY|TOKEN|SECRET)|PASSWORD|CREDENTIALS|APIKEY)$/i;
/** What uv and pip need to reach a package index (docs.astral.sh/uv: "Provide credentials directly"). */
const INDEX_CREDENTIAL = /^(?:UV_INDEX_.+_(?:USERNAME|PASSWORD)|PIP_.+)$/i;
const MODEL_KEY = 'GREENML_KEY_';
/** This machine: nothing that is sent there leaves it. */
const isLoopback = ({ hostname }) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
/** The variable of a key that is one model's own: `GREENML_KEY_GPT_5_1` for `gpt-5.1`. */
const modelKeyName = (id) => MODEL_KEY + id.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');
/**
 * Whether an environment variable holds a key or another secret that untrusted code must not see: by its name's ending,
 * which every model provider's own variable has (OPENAI_API_KEY, HF_TOKEN …), because it is one model's, or because
 * models.yaml names it.
 */
function isSecretName(name, keyVariables = new Set()) {
    if (keyVariables.has(name) || name.toUpperCase().startsWith(MODEL_KEY))
        return true;
    return SECRET_ENDING.test(name) && !INDEX_CREDENTIAL.test(name);
}
/**
 * A text without the name, password or token of each address in it, and without what follows an address's path, where
 * servers take tokens too. A password may hold an @: the last one before the path ends it.
 */
function withoutCredentials(text) {
    return text
        .replaceAll(/(\w:\/\/)[^/?#\s'"]*@/g, '$1')
        .replaceAll(/\w:\/\/[^\s'"]*/g, (address) => address.split(/[?#]/, 1)[0] ?? '');
}
function withoutSecrets(env, keyVariables) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretName(name, keyVariables)));
}


/***/ }),

/***/ 75472:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7066);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _base_explain_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97286);
/* harmony import */ var _base_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82130);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87033);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4920);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23281);










/** The only place that ends the process: results to stdout by the commands, errors told here. */
async function main(argv = process.argv) {
    const controller = new AbortController();
    const impatience = new AbortController();
    let stoppedBy = null;
    for (const name of STOP_SIGNALS) {
        process.once(name, () => {
            stoppedBy ??= name;
            controller.abort();
            setTimeout(() => impatience.abort(), PATIENCE_MILLISECONDS).unref();
        });
    }
    if (TERMINALS.some(node_tty__WEBPACK_IMPORTED_MODULE_2__.isatty))
        (await __webpack_require__.e(/* import() */ 3395).then(__webpack_require__.bind(__webpack_require__, 23395))).watchTerminal();
    // A reader that closed the pipe (`| head`) has seen what it wanted; what the command does is not less worth for it.
    process.stdout.on('error', (error) => {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) !== 'EPIPE')
            throw error;
    });
    const logger = (0,_base_log_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalLogger */ .j)();
    process.once('uncaughtException', (error) => {
        process.exitCode = tellError(error, stoppedBy, logger);
        process.exit();
    });
    try {
        process.cwd(); // fails where that folder is gone, which makes every relative path a file that is not there
        const keyFiles = await loadKeys(logger);
        const { signal } = controller;
        const work = (0,_program_js__WEBPACK_IMPORTED_MODULE_7__/* .buildProgram */ .T)({ logger, env: process.env, keyFiles, signal }).parseAsync([...argv]);
        await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .interruptible */ .In)(work, impatience.signal);
    }
    catch (error) {
        process.exitCode = tellError(error, stoppedBy, logger);
    }
    // A command that was stopped ends what it runs and removes what it made; one that can't is not waited for.
    if (controller.signal.aborted)
        setTimeout(() => giveUp(logger), GRACE_MILLISECONDS).unref();
}
/**
 * Keys that `.env` of this folder names; what is set already wins. Nothing else of it: a project that somebody else wrote could
 * choose by it what other programs load (LD_PRELOAD), where those lie that are run (GREENML_CACHE), and which servers may see
 * prompts (GREENML_MODEL_HOSTS). A folder of that name is a virtual environment's. Returns where each key came from, for who
 * uses one to tell.
 */
async function loadKeys(logger) {
    const { kind } = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__/* .lookBelow */ .b4)('.', '.env');
    if (kind === 'none' || kind === 'folder')
        return new Map();
    const content = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readIfPlain */ .U0)('.', '.env', LARGEST_ENV_BYTES);
    if (content === null)
        logger.warn('.env is not read: it has to be a plain file that this user may read, of 1 MiB at most');
    const keys = Object.entries((0,node_util__WEBPACK_IMPORTED_MODULE_3__.parseEnv)(content?.toString() ?? ''));
    const missing = keys.filter(([name, value]) => (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .isSecretName */ .eh)(name) && value && process.env[name] === undefined);
    for (const [name, value] of missing)
        process.env[name] = value;
    return new Map(missing.map(([name]) => [name, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)('.env')]));
}
/** Says what went wrong; the result is the exit code. */
function tellError(caught, stoppedBy, logger) {
    const error = (0,_base_explain_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .explainFault */ .O)(caught);
    if (isUsageError(error))
        return error.exitCode === 0 ? 0 : 2; // commander has printed its own message already
    if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo) {
        logger.info(`error: ${error.message}`);
        return stoppedBy === null ? error.exitCode : 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[stoppedBy];
    }
    logger.info((0,_base_log_js__WEBPACK_IMPORTED_MODULE_8__/* .describeFault */ .Q)(error));
    return 1;
}
function giveUp(logger) {
    logger.warn('something that this command started did not end and is left behind: look for it with ps');
    process.exit();
}
/** Descriptors by which this process has a terminal, where it has one. */
const TERMINALS = [0, 1, 2];
const LARGEST_ENV_BYTES = 1024 * 1024;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM'];
const GRACE_MILLISECONDS = 10_000;
/** For a command that was stopped to tell itself what it has. */
const PATIENCE_MILLISECONDS = 1000;
function isUsageError(error) {
    return error instanceof Error && 'code' in error && String(error.code).startsWith('commander.') && 'exitCode' in error;
}
// In the bundle this is false: there dist/cli.js calls it.
if (import.meta.main)
    await main();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 23281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ buildProgram)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/base/clean-text.js
var clean_text = __webpack_require__(23085);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/base/wrap.js
var wrap = __webpack_require__(61862);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/explain-fault.js
var explain_fault = __webpack_require__(97286);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
// EXTERNAL MODULE: ./build/commands/explain-lost.js
var explain_lost = __webpack_require__(2239);
// EXTERNAL MODULE: ./build/schema/options/analyse.js
var analyse = __webpack_require__(70258);
// EXTERNAL MODULE: ./build/schema/options/benchmark.js
var benchmark = __webpack_require__(18276);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/schema/options/groups.js + 1 modules
var groups = __webpack_require__(5787);
// EXTERNAL MODULE: ./build/schema/options/option.js
var options_option = __webpack_require__(1178);
;// CONCATENATED MODULE: ./build/schema/options/compare.js



const compareOptions = (0,options_option/* verbOptions */.CL)('what changed from one campaign to another: other models, hosts or times', {
    a: (0,options_option/* required */.mw)(options_option/* text */.Qq, '<a>', 'folder of the campaign before', { isArgument: true }),
    b: (0,options_option/* required */.mw)(options_option/* text */.Qq, '<b>', 'folder of the campaign after', { isArgument: true }),
    pair: (0,options_option/* option */.uK)(schemas/* array */.YOg(options_option/* text */.Qq), '<a=b...>', 'models to compare that have different names', {
        isRepeated: true,
    }),
    failOn: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<what>', 'exit with code 1 when energy, cpu, wall, memory or accuracy got worse, with success when an answer that ran fails now, or when it could not be checked, as `cpu:5%,success`'),
    json: groups/* json */.Pq,
    markdown: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<file>', 'write the tables as Markdown'),
});

;// CONCATENATED MODULE: ./build/schema/options/demo.js

const demoOptions = (0,options_option/* verbOptions */.CL)('the main job on the embedded dataset: no key, about three minutes', {
    campaign: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<dir>', 'folder of the campaign', { unset: '`campaigns/demo-<time>`' }),
});

;// CONCATENATED MODULE: ./build/schema/options/doctor.js

const doctorOptions = (0,options_option/* verbOptions */.CL)('check what this machine can measure and isolate, and how to fix the rest', {
    runner: (0,options_option/* flag */.Jt)('fail where a runner of benchmarks lacks something'),
    json: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<file>', 'write the findings as JSON; - is stdout'),
});

// EXTERNAL MODULE: ./build/schema/options/env.js
var env = __webpack_require__(29700);
// EXTERNAL MODULE: ./build/schema/options/generate.js
var generate = __webpack_require__(6148);
// EXTERNAL MODULE: ./build/schema/options/import.js
var options_import = __webpack_require__(77678);
// EXTERNAL MODULE: ./build/schema/options/measure.js
var measure = __webpack_require__(44479);
// EXTERNAL MODULE: ./build/schema/options/plan.js
var plan = __webpack_require__(95360);
// EXTERNAL MODULE: ./build/schema/options/report.js
var report = __webpack_require__(62141);
// EXTERNAL MODULE: ./build/schema/options/run.js
var run = __webpack_require__(90630);
// EXTERNAL MODULE: ./build/schema/options/sandbox.js
var sandbox = __webpack_require__(78404);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
;// CONCATENATED MODULE: ./build/cli/print.js



/** Results go to standard output, one line each and cleaned; progress and errors go to standard error. */
function print(text) {
    process.stdout.write(`${(0,clean_text/* cleanMessage */.V8)(text)}\n`);
}
/** The same value, whatever the strings in it would do to a terminal. */
function printJson(value) {
    process.stdout.write(`${(0,clean_text/* printableJson */.et)(value)}\n`);
}
/** A result as JSON where `json` is `-`; else as text, and as JSON in the file that `json` names. */
async function printResult(json, value, text) {
    if (json === '-')
        return printJson(value);
    if (json !== undefined)
        await (0,files/* writeJson */.GF)(json, value);
    print(text);
}
/** What a table of ours is painted with: bold, dim, red, green, yellow, and their ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are ours
const PAINT = /(\u001b\[(?:1|2|22|31|32|33|39)m)/;
/** The same with the colours of a table of ours. */
function printPainted(text) {
    const parts = text.split(PAINT).map((part, index) => (index % 2 === 1 ? part : (0,clean_text/* cleanMessage */.V8)(part)));
    process.stdout.write(`${parts.join('')}\n`);
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js + 1 modules
var parse = __webpack_require__(43852);
;// CONCATENATED MODULE: ./build/cli/verb.js




/** A verb with a schema's description and options. `act` takes what was given, typed by the schema: a name that it lacks fails to compile. */
function verb(name, schema, act) {
    return (parent, context) => {
        const command = parent.command(name).description(schema.description ?? '');
        const fields = Object.entries(schema.shape);
        const words = fields.filter(([, field]) => (0,options_option/* textOf */.b6)(field).isArgument);
        for (const [, field] of words)
            command.argument((0,options_option/* textOf */.b6)(field).placeholder ?? '', describe(field));
        for (const [key, field] of fields) {
            if (!(0,options_option/* textOf */.b6)(field).isArgument)
                for (const each of makeOptions(key, field))
                    command.addOption(each);
        }
        return command.action(async () => {
            process.cwd(); // throws where that folder is gone, before a path in it is told to be missing
            const values = command.processedArgs;
            const named = Object.fromEntries(words.map(([key], index) => [key, values[index]]));
            const { given, issues } = (0,options_option/* checkGiven */.Gu)(schema, { ...named, ...command.opts() });
            if (given === null)
                throw new errors/* UserError */.yo(`${issues.map(({ message }) => message).join('\n')}.`);
            await act(given, context);
        });
    };
}
/** Verbs below a word of their own, as `greenml env list`. */
function group(name, summary, verbs) {
    return (parent, context) => {
        const command = parent.command(name).description(summary).helpCommand(false);
        for (const each of verbs)
            each(command, context);
        return command;
    };
}
/** No default is handed to commander, so that what it holds is what was given. */
function makeOptions(key, field) {
    const { placeholder, short, negated, isRepeated } = (0,options_option/* textOf */.b6)(field);
    const flags = `${short ? `-${short}, ` : ''}--${(0,options_option/* optionName */.fS)(key)}${placeholder ? ` ${placeholder}` : ''}`;
    const made = new esm/* Option */.c$(flags, describe(field)).makeOptionMandatory(!isOptional(field));
    const type = (0,options_option/* valueType */._x)(field);
    if (negated !== undefined)
        return [made, new esm/* Option */.c$(`--no-${(0,options_option/* optionName */.fS)(key)}`, negated)];
    if (type instanceof schemas/* ZodEnum */.Vb4)
        made.choices(type.options.map(String));
    else if (placeholder !== undefined) {
        made.argParser((text, before) => {
            const value = (0,options_option/* readText */.yR)(field, text);
            const [issue] = parse/* safeParse */.xL(field, value).error?.issues ?? [];
            if (issue)
                throw new esm/* InvalidArgumentError */.Di(`${(0,options_option/* describeFault */.Qx)(issue, text, value)}.`);
            return isRepeated && Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
        });
    }
    return [made];
}
const isOptional = (field) => field instanceof schemas/* ZodExactOptional */.ZwT || field instanceof schemas/* ZodDefault */.XiL;
function describe(field) {
    const { description, unset } = (0,options_option/* textOf */.b6)(field);
    const otherwise = unset ?? describeDefault((0,options_option/* defaultOf */.HA)(field));
    const told = otherwise === null ? '' : otherwise === '' ? ' (default)' : ` (default: ${otherwise})`;
    return `${description}${told}`.replaceAll('`', '');
}
/** Empty: the option itself is the default. Null: there is none, or it goes without saying. */
function describeDefault(value) {
    if (value === undefined || value === false)
        return null;
    return value === true ? '' : String(value);
}

;// CONCATENATED MODULE: ./build/cli/verbs.js




















/** Results to standard output. Commands load when they are called, so that `greenml measure` does not pay for the others. */
const VERBS = [
    verb('demo', demoOptions, async (given, context) => {
        const { demo } = await Promise.all(/* import() */[__webpack_require__.e(2631), __webpack_require__.e(4319), __webpack_require__.e(2294), __webpack_require__.e(30), __webpack_require__.e(7291), __webpack_require__.e(5189), __webpack_require__.e(173), __webpack_require__.e(5271), __webpack_require__.e(5681), __webpack_require__.e(2690), __webpack_require__.e(6010), __webpack_require__.e(7238), __webpack_require__.e(1441), __webpack_require__.e(9696), __webpack_require__.e(5267), __webpack_require__.e(3443), __webpack_require__.e(2834), __webpack_require__.e(9081), __webpack_require__.e(3475), __webpack_require__.e(1411), __webpack_require__.e(9452), __webpack_require__.e(4200)]).then(__webpack_require__.bind(__webpack_require__, 24200));
        printRun(await demo(given, context));
    }),
    verb('run', run/* runOptions */.K, async (given, context) => {
        const { run } = await Promise.all(/* import() */[__webpack_require__.e(2631), __webpack_require__.e(4319), __webpack_require__.e(2294), __webpack_require__.e(30), __webpack_require__.e(7291), __webpack_require__.e(5189), __webpack_require__.e(173), __webpack_require__.e(5271), __webpack_require__.e(5681), __webpack_require__.e(2690), __webpack_require__.e(6010), __webpack_require__.e(7238), __webpack_require__.e(1441), __webpack_require__.e(9696), __webpack_require__.e(5267), __webpack_require__.e(3443), __webpack_require__.e(2834), __webpack_require__.e(9081), __webpack_require__.e(3475), __webpack_require__.e(1411), __webpack_require__.e(9452), __webpack_require__.e(8890)]).then(__webpack_require__.bind(__webpack_require__, 8890));
        printRun(await run(given, context));
    }),
    verb('import', options_import/* importOptions */.e, async (given, context) => {
        const { importProject } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3292), __webpack_require__.e(5271), __webpack_require__.e(5681), __webpack_require__.e(4673), __webpack_require__.e(5332)]).then(__webpack_require__.bind(__webpack_require__, 95332));
        print((await importProject(given, context)).folder);
    }),
    verb('plan', plan/* planOptions */.Su, async (given, context) => {
        if (given.format !== undefined) {
            const { exportPlan } = await Promise.all(/* import() */[__webpack_require__.e(2631), __webpack_require__.e(4319), __webpack_require__.e(2294), __webpack_require__.e(5189), __webpack_require__.e(173), __webpack_require__.e(5271), __webpack_require__.e(5681), __webpack_require__.e(2690), __webpack_require__.e(9696), __webpack_require__.e(9081), __webpack_require__.e(9044)]).then(__webpack_require__.bind(__webpack_require__, 61863));
            for (const line of await exportPlan(given.format, given, context))
                print(line);
            return;
        }
        const { plan } = await Promise.all(/* import() */[__webpack_require__.e(2631), __webpack_require__.e(4319), __webpack_require__.e(2294), __webpack_require__.e(5189), __webpack_require__.e(173), __webpack_require__.e(5271), __webpack_require__.e(5681), __webpack_require__.e(9696), __webpack_require__.e(9081), __webpack_require__.e(4025)]).then(__webpack_require__.bind(__webpack_require__, 99081));
        await plan(given, context);
        print(`${given.campaign}/plan.json`);
    }),
    verb('generate', generate/* generateOptions */.QN, async (given, context) => {
        const { generate } = await Promise.all(/* import() */[__webpack_require__.e(2631), __webpack_require__.e(2294), __webpack_require__.e(5189), __webpack_require__.e(173), __webpack_require__.e(9696), __webpack_require__.e(9452), __webpack_require__.e(3176)]).then(__webpack_require__.bind(__webpack_require__, 59452));
        const { prompts = [] } = await generate(given, context);
        for (const { variant, prompt } of prompts)
            print(`=== ${variant}\n${prompt}`);
    }),
    verb('benchmark', benchmark/* benchmarkOptions */.YE, async (given, context) => {
        const { benchmark } = await Promise.all(/* import() */[__webpack_require__.e(5189), __webpack_require__.e(173), __webpack_require__.e(5271), __webpack_require__.e(5681), __webpack_require__.e(2690), __webpack_require__.e(7238), __webpack_require__.e(5267), __webpack_require__.e(3443), __webpack_require__.e(1411), __webpack_require__.e(9062)]).then(__webpack_require__.bind(__webpack_require__, 91411));
        refuseLost(await benchmark(given, context));
    }),
    verb('analyse', analyse/* analyseOptions */.o, async (given, context) => {
        const { campaign, dataset, greenmlCsv, json } = analyse/* analyseOptions */.o.parse(given);
        if (greenmlCsv !== undefined) {
            const { analyseGenaiGreenml } = await Promise.all(/* import() */[__webpack_require__.e(2631), __webpack_require__.e(4319), __webpack_require__.e(30), __webpack_require__.e(8764)]).then(__webpack_require__.bind(__webpack_require__, 68764));
            const { analysis, summary } = await analyseGenaiGreenml(greenmlCsv);
            await printResult(json, analysis, summary((0,wrap/* textWidth */.s)(process.stdout)));
            if (json !== undefined && json !== '-')
                context.logger.info(`Every number: ${json}`);
        }
        else if (campaign !== undefined) {
            const { analyse } = await Promise.all(/* import() */[__webpack_require__.e(4319), __webpack_require__.e(30), __webpack_require__.e(7291), __webpack_require__.e(5189), __webpack_require__.e(173), __webpack_require__.e(2690), __webpack_require__.e(6010), __webpack_require__.e(1441), __webpack_require__.e(2834), __webpack_require__.e(816)]).then(__webpack_require__.bind(__webpack_require__, 52834));
            const { analysis, summary } = await analyse({ campaign, dataset }, context);
            await printResult(json, analysis, summary((0,wrap/* textWidth */.s)(process.stdout)));
        }
    }),
    verb('report', report/* reportOptions */.lt, async (given, context) => {
        const { report } = await Promise.all(/* import() */[__webpack_require__.e(2631), __webpack_require__.e(5189), __webpack_require__.e(173), __webpack_require__.e(2690), __webpack_require__.e(6010), __webpack_require__.e(1441), __webpack_require__.e(3475), __webpack_require__.e(6431)]).then(__webpack_require__.bind(__webpack_require__, 93475));
        printReport(await report(given, context));
    }),
    verb('compare', compareOptions, async (given, context) => {
        const { compare } = await Promise.all(/* import() */[__webpack_require__.e(4319), __webpack_require__.e(30), __webpack_require__.e(7291), __webpack_require__.e(5189), __webpack_require__.e(173), __webpack_require__.e(2690), __webpack_require__.e(6010), __webpack_require__.e(1441), __webpack_require__.e(2834), __webpack_require__.e(8290)]).then(__webpack_require__.bind(__webpack_require__, 35775));
        const { comparison, text, failed } = await compare(given, context);
        await printResult(given.json, comparison, text((0,wrap/* textWidth */.s)(process.stdout)));
        if (failed)
            process.exitCode = 1;
    }),
    explainUnknown(verb('measure', measure/* measureOptions */.bi, async ({ command, ...given }, context) => {
        const { measure, splitCommands } = await Promise.all(/* import() */[__webpack_require__.e(5267), __webpack_require__.e(6729), __webpack_require__.e(4665)]).then(__webpack_require__.bind(__webpack_require__, 64665));
        const { stdout, env } = process;
        const display = { width: stdout.columns || 100, colour: stdout.isTTY && !env.NO_COLOR };
        const measuring = measure({ ...given, display, commands: splitCommands(command) }, context);
        const { measurement, markdown, table, exitCode } = await measuring.catch(tellApart);
        if (given.json === '-')
            printJson(measurement);
        else if (given.markdown === '-')
            print(markdown.trimEnd());
        else
            printPainted(table);
        process.exitCode = exitCode;
        const { reason, rounds } = measurement.stopping;
        if (reason === 'interrupted')
            throw new errors/* UserError */.yo(`Stopped after ${rounds} complete rounds.`, 1);
    })),
    verb('sandbox', sandbox/* sandboxCommandOptions */.h, async (given, context) => {
        const { runSandboxed } = await Promise.all(/* import() */[__webpack_require__.e(5189), __webpack_require__.e(7238), __webpack_require__.e(5267), __webpack_require__.e(6729), __webpack_require__.e(7310)]).then(__webpack_require__.bind(__webpack_require__, 7310));
        const { stdout, stderr } = process;
        const { exitCode, record } = await runSandboxed({ ...given, stdout, stderr }, context).catch(tellApart);
        process.exitCode = exitCode;
        if (record.status === 'interrupted')
            throw new errors/* UserError */.yo('Stopped: the command was ended.', 1);
    }),
    group('env', 'the Python environments that projects run in', [
        verb('warm', env/* warmOptions */.ad, async (given, context) => {
            const { warmEnvironments } = await Promise.all(/* import() */[__webpack_require__.e(5189), __webpack_require__.e(173), __webpack_require__.e(5271), __webpack_require__.e(5681), __webpack_require__.e(7238), __webpack_require__.e(3443), __webpack_require__.e(506)]).then(__webpack_require__.bind(__webpack_require__, 80506));
            const { ready } = await warmEnvironments(given, context);
            print(`ready: ${(0,base_text/* count */.U9)(ready, 'project')}`);
        }),
        verb('list', env/* listOptions */.NM, async ({ json: file }, context) => {
            const { listEnvironments } = await Promise.all(/* import() */[__webpack_require__.e(5271), __webpack_require__.e(1413)]).then(__webpack_require__.bind(__webpack_require__, 1413));
            const { text, json } = await listEnvironments({ width: (0,wrap/* textWidth */.s)(process.stdout) }, context);
            await printResult(file, json, text);
        }),
        verb('prune', env/* pruneOptions */.T6, async (given, context) => {
            const { pruneEnvironments } = await Promise.all(/* import() */[__webpack_require__.e(5271), __webpack_require__.e(5681), __webpack_require__.e(3443), __webpack_require__.e(2086)]).then(__webpack_require__.bind(__webpack_require__, 32086));
            await pruneEnvironments(given, context);
        }),
        verb('lock', env/* lockOptions */.Ww, async (given, context) => {
            const { lockProjects } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5271), __webpack_require__.e(5681), __webpack_require__.e(7238), __webpack_require__.e(4673), __webpack_require__.e(5856)]).then(__webpack_require__.bind(__webpack_require__, 63475));
            for (const path of await lockProjects(given, context))
                print(path);
        }),
    ]),
    verb('doctor', doctorOptions, async (given, context) => {
        const { doctor } = await Promise.all(/* import() */[__webpack_require__.e(7238), __webpack_require__.e(4583), __webpack_require__.e(4437)]).then(__webpack_require__.bind(__webpack_require__, 67157));
        const { text, json, exitCode } = await doctor({ ...given, width: (0,wrap/* textWidth */.s)(process.stdout) }, context);
        await printResult(given.json, json, text);
        process.exitCode = exitCode;
    }),
];
function printRun(result) {
    printReport(result);
    refuseLost(result);
}
function refuseLost({ lost }) {
    const fault = (0,explain_lost/* explainLost */.M)(lost);
    if (fault !== null)
        throw fault;
}
/** `measure python3 train.py --epochs 3`: the option is the command's, which `--` tells. */
function explainUnknown(make) {
    return (parent, context) => {
        const command = make(parent, context);
        return command.configureOutput({
            outputError(message, write) {
                write(message);
                const [first] = command.args;
                if (!message.includes('unknown option') || first === undefined || first.startsWith('-'))
                    return;
                write(`put -- before the command: greenml measure -- ${command.args.map(base_text/* quoteWord */.XW).join(' ')}\n`);
            },
        });
    };
}
/** 1 would read as the measured command's own code. */
function tellApart(caught) {
    const error = (0,explain_fault/* explainFault */.O)(caught);
    throw error instanceof errors/* UserError */.yo && error.exitCode === 1 ? new errors/* UserError */.yo(error.message, 125, { cause: error }) : error;
}

;// CONCATENATED MODULE: ./build/cli/program.js





/** The command line; each verb inherits how it tells help and errors. */
function buildProgram(context) {
    const program = new esm/* Command */.uB('greenml')
        .description('Does code that an LLM writes for a machine learning project use less energy, at the same accuracy?')
        .version(base_package/* TOOL_VERSION */.wr)
        .exitOverride()
        .showHelpAfterError('(--help shows every option)')
        .configureOutput({
        writeErr: (text) => process.stderr.write((0,clean_text/* cleanMessage */.V8)(text)),
        getOutHelpWidth: () => (0,wrap/* textWidth */.s)(process.stdout),
        getErrHelpWidth: () => (0,wrap/* textWidth */.s)(process.stderr),
    })
        .configureHelp({ minWidthToWrap: 20 })
        .helpCommand(false);
    for (const add of VERBS)
        add(program, context);
    return program;
}


/***/ }),

/***/ 70258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ analyseInputs),
/* harmony export */   o: () => (/* binding */ analyseOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1178);



const analyseOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .verbOptions */ .CL)('compare the records of a campaign, or the rows of GenAI-GreenML result files', {
    campaign: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<dir>', 'folder of the campaign'),
    greenmlCsv: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), '<file...>', 'instead: `results_*.csv` of GenAI-GreenML, for its own numbers and what they can carry', { isRepeated: true }),
    json: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq,
    dataset: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .dataset */ .RT,
}).refine(({ campaign, greenmlCsv }) => (campaign === undefined) !== (greenmlCsv === undefined), "name what to analyse: '--campaign <dir>' or '--greenml-csv <file...>', and not both");
const analyseInputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._groups_js__WEBPACK_IMPORTED_MODULE_0__/* .campaignInputs */ .gQ.shape,
    artifacts: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)("take plan, scripts and records from the run's artifacts", { isOn: true }),
});


/***/ }),

/***/ 18276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hx: () => (/* binding */ benchmarkInputs),
/* harmony export */   YE: () => (/* binding */ benchmarkOptions),
/* harmony export */   fP: () => (/* binding */ IDLE_SECONDS),
/* harmony export */   zw: () => (/* binding */ runnerOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6886);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1178);




/** Seconds at rest before the first run of a shard. */
const IDLE_SECONDS = 10;
/** What `run` takes, too. */
const runnerOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .energyOptions */ .V4.shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .carbonOptions */ .OX.shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .sandboxOptions */ .eN.shape,
    timeout: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .positive */ .yj, '<seconds>', 'seconds that a run may take', {
        unset: "each project's own limit",
    }),
    idleBaseline: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .fromZero */ .pV, IDLE_SECONDS, '<seconds>', "seconds for which the host's power at rest is measured before the first run, where there is a meter"),
    repeatContaminated: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(0), '<n>', 'how often a run that other load disturbed is repeated at once', {
        unset: '1 where energy is measured, else 0',
    }),
    wait: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .wait */ .uk,
});
const benchmarkOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .verbOptions */ .CL)('run what is left of a campaign; every run ends in a record', {
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOptions */ .NL.shape,
    shard: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .shard */ .B5, '<i/n>', 'only this share of the campaign, as `2/8`', {
        unset: 'all of it',
        read: _shard_js__WEBPACK_IMPORTED_MODULE_0__/* .readShard */ .Xy,
    }),
    ...runnerOptions.shape,
});
const benchmarkInputs = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...benchmarkOptions.shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignInputs */ .gQ.shape,
    electricityMaps: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .electricityMapsInput */ .p5,
    artifacts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)("take plan and scripts from the run's artifacts, and upload the records, whatever happens: a second attempt of the job goes on from them", { isOn: true }),
});


/***/ }),

/***/ 29700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ listOptions),
/* harmony export */   T6: () => (/* binding */ pruneOptions),
/* harmony export */   Ww: () => (/* binding */ lockOptions),
/* harmony export */   ad: () => (/* binding */ warmOptions),
/* harmony export */   fS: () => (/* binding */ UNUSED_DAYS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5787);
/* harmony import */ var _import_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77678);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1178);




const warmOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .verbOptions */ .CL)('make all that projects need ahead of measuring: environments and downloads', {
    dataset: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .dataset */ .RT,
    projects: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .projects */ .dt,
    campaign: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, '<dir>', 'only projects of this plan'),
    wait: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .wait */ .uk,
});
const listOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .verbOptions */ .CL)('what the cache holds, its size and when it was used', {
    json: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, '<file>', 'write it as JSON; - is stdout'),
});
/** Days after which what was not used is removed, where no quota says how much is. */
const UNUSED_DAYS = 30;
const pruneOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .verbOptions */ .CL)('remove what was not used for long, never what is in use', {
    olderThan: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .fromZero */ .pV, '<days>', 'remove what was not used for longer', {
        unset: `${UNUSED_DAYS}, or any age with a quota`,
    }),
    quota: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, '<size>', 'remove until the cache is no larger, as 20GiB', {
        unset: '$GREENML_CACHE_QUOTA',
    }),
});
const lockOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .verbOptions */ .CL)('re-resolve and rewrite project locks, from their requirements', {
    slugs: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .required */ .mw)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq), '<slug...>', 'projects', { isArgument: true, isRepeated: true }),
    date: _import_js__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p,
    dataset: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .dataset */ .RT,
});


/***/ }),

/***/ 6148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QN: () => (/* binding */ generateOptions),
/* harmony export */   V1: () => (/* binding */ generateInputs),
/* harmony export */   oX: () => (/* binding */ askOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1178);




const PAIR = 'project/model';
/** `iris/gpt-5,wine/claude` */
function readPairs(text) {
    return (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .splitList */ .ry)(text).map((item) => {
        const [project, model, ...rest] = item.split('/');
        return project && model && rest.length === 0 ? { project, model } : item;
    });
}
/** What `run` takes, too. */
const askOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    answers: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .answers */ .GA,
    budgetUsd: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .positive */ .yj, '<x>', 'stop before more US dollars are spent on models'),
    force: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('ask again for scripts that exist'),
});
const generateOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .verbOptions */ .CL)('ask the models for the scripts of a campaign', {
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOptions */ .NL.shape,
    ...askOptions.shape,
    only: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR, model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR }, PAIR)), '<pairs>', "only these, as `project/model`, separated by commas: a job's share of the work", { unset: 'all', read: readPairs }),
    dryRun: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('show what would be asked and what it would cost'),
    showPrompts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('with a dry run: print the prompts, byte for byte'),
});
const generateInputs = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...generateOptions.omit({ dryRun: true, showPrompts: true }).shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignInputs */ .gQ.shape,
    budgetUsd: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .positive */ .yj, '<x>', 'stop before more US dollars are spent on models; it holds for each job: divide it where a matrix shares the work'),
    artifacts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)("take the plan from the run's artifacts, and upload the scripts", { isOn: true }),
});


/***/ }),

/***/ 77678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ importOptions),
/* harmony export */   p: () => (/* binding */ date)
/* harmony export */ });
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1178);


/** Whether packages are locked as of a date. */
const date = (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)("resolve packages as of the commit's date", {
    isOn: true,
    negated: 'resolve packages as of today, for indexes without upload times',
});
const importOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .verbOptions */ .CL)('make a project of the dataset from a repository or a folder', {
    source: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .mw)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<source>', 'git URL, file URL or path', { isArgument: true }),
    slug: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<name>', 'name of the project', { unset: 'the last part of the source' }),
    commit: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<sha>', 'commit to import', { unset: 'the branch head' }),
    branch: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<name>', 'branch or tag to import'),
    entry: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<path>', 'the script to run', { unset: 'found by what it does' }),
    date,
    dataset: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .dataset */ .RT,
});


/***/ }),

/***/ 44479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M4: () => (/* binding */ MOST_ROUNDS),
/* harmony export */   bi: () => (/* binding */ measureOptions),
/* harmony export */   k6: () => (/* binding */ measureSettings),
/* harmony export */   uw: () => (/* binding */ ROUNDS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1178);



const ROUNDS = 5;
const MOST_ROUNDS = 100;
/** `5%` or `5`, as a share; the text itself where it is no number. */
function readPercent(given) {
    const [, percent] = /^(\d+(?:\.\d*)?|\.\d+)\s*%?$/.exec(given) ?? [];
    return percent === undefined ? given : Number(percent) / 100;
}
/** How commands are measured, whichever they are. */
const measureSettings = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._groups_js__WEBPACK_IMPORTED_MODULE_0__/* .energyOptions */ .V4.shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_0__/* .carbonOptions */ .OX.shape,
    repetitions: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1), '<n>', 'rounds, each of which runs every command', {
        unset: `${ROUNDS}`,
    }),
    warmup: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .preset */ .IS)((0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0), 1, '<n>', 'rounds before them, not counted'),
    untilInterval: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .positive */ .yj, '<percent>', 'go on until the ratio is known to ± this, as `5%`', {
        read: readPercent,
    }),
    maxRuns: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1), '<n>', 'with --until-interval: the most rounds', {
        unset: `${MOST_ROUNDS}`,
    }),
    maxSeconds: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .positive */ .yj, '<s>', 'start no round that would end later; one warm-up round and one measured round are always run'),
    noiseFloor: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)('run the first command twice in every round, and treat smaller differences as noise'),
    idleBaseline: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .preset */ .IS)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .fromZero */ .pV, 0, '<seconds>', "seconds for which the host's power at rest is measured first, for net energy"),
    phases: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)('one further run of each: CPU seconds of Python scripts by phase'),
    flops: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)('one further run of each: floating-point operations, by perf'),
    timeout: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .positive */ .yj, '<seconds>', 'end a run that takes longer'),
    wait: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .wait */ .uk,
    name: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), '<label>', 'label of a command: the first for the first; given again, for the next', {
        short: 'n',
        isRepeated: true,
    }),
    seed: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0), '<n>', 'seed of the order of runs', { unset: 'drawn and recorded' }),
    json: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<file>', 'write every run as JSON; - is stdout'),
    markdown: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<file>', 'write the table as Markdown; - is stdout'),
});
const measureOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .verbOptions */ .CL)('time, CPU, memory and energy of commands: greenml measure -- <command> [-- <command>…]', {
    command: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .mw)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), '<command...>', 'one or several, separated by --', {
        isArgument: true,
        isRepeated: true,
    }),
    ...measureSettings.shape,
});


/***/ }),

/***/ 62141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ reportInputs),
/* harmony export */   lt: () => (/* binding */ reportOptions),
/* harmony export */   vZ: () => (/* binding */ publishInputs)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1178);



const out = (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<dir>', 'folder of the report', { unset: '`report/` in the campaign' });
const reportOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .verbOptions */ .CL)('write report.md, index.html and records.csv of a campaign', {
    ..._groups_js__WEBPACK_IMPORTED_MODULE_0__/* .campaignOptions */ .NL.shape,
    out,
});
const NO_NAME = /["*/:<>?\\|\r\n]/;
/** What every action that makes a report takes. */
const publishInputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    artifacts: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)('upload the report as an artifact', { isOn: true }),
    artifactName: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .preset */ .IS)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq.refine((name) => name !== '' && !NO_NAME.test(name), 'a name without any of " * / : < > ? \\ |'), 'greenml-report', '<name>', 'name of the artifact that holds the report'),
});
const reportInputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...reportOptions.shape, ..._groups_js__WEBPACK_IMPORTED_MODULE_0__/* .campaignInputs */ .gQ.shape, ...publishInputs.shape });


/***/ }),

/***/ 90630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ runInputs),
/* harmony export */   K: () => (/* binding */ runOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53339);
/* harmony import */ var _benchmark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18276);
/* harmony import */ var _generate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6148);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1178);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95360);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62141);







const runOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_3__/* .verbOptions */ .CL)('plan → generate → benchmark → analyse → report in one go', {
    ..._groups_js__WEBPACK_IMPORTED_MODULE_2__/* .campaignOptions */ .NL.shape,
    ..._plan_js__WEBPACK_IMPORTED_MODULE_4__/* .designOptions */ .LA.shape,
    ..._generate_js__WEBPACK_IMPORTED_MODULE_1__/* .askOptions */ .oX.shape,
    ..._benchmark_js__WEBPACK_IMPORTED_MODULE_0__/* .runnerOptions */ .zw.shape,
    ..._report_js__WEBPACK_IMPORTED_MODULE_5__/* .reportOptions */ .lt.shape,
});
/** Without what only a model that is asked needs: its key is refused beside code that nobody trusts. */
const runInputs = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    ...runOptions.omit({ budgetUsd: true, force: true }).shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_2__/* .campaignInputs */ .gQ.shape,
    electricityMaps: _groups_js__WEBPACK_IMPORTED_MODULE_2__/* .electricityMapsInput */ .p5,
    ..._report_js__WEBPACK_IMPORTED_MODULE_5__/* .publishInputs */ .vZ.shape,
});


/***/ }),

/***/ 78404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ sandboxCommandOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1178);



const sandboxCommandOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .verbOptions */ .CL)('run any command as generated code is run: greenml sandbox -- <command>', {
    command: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .mw)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), '<command...>', 'it runs on a copy of the current folder', {
        isArgument: true,
        isRepeated: true,
    }),
    ..._groups_js__WEBPACK_IMPORTED_MODULE_0__/* .sandboxOptions */ .eN.shape,
    writable: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), '<dir>', 'a folder whose changes are kept; may be given again', {
        isRepeated: true,
    }),
    limits: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<list>', 'limits other than memory=2GiB, wall=60, processes=512, disk=4GiB, output=256MiB, file=1GiB, open-files=4096; also cpu=<seconds>; separated by commas'),
    json: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<file>', 'write the record of the run'),
});


/***/ }),

/***/ 6886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ shard),
/* harmony export */   Gu: () => (/* binding */ writtenShard),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   p5: () => (/* binding */ WHOLE_CAMPAIGN)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);

const FORM = 'i/n with 1 ≤ i ≤ n, as 2/8';
const number = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(FORM).min(1, FORM);
/** A share of a campaign's groups that one process runs: the `index`th, from 1, of `count`. */
const shard = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ index: number, count: number }, FORM).refine(({ index, count }) => index <= count, FORM);
/** A campaign that is not dealt to several processes. */
const WHOLE_CAMPAIGN = { index: 1, count: 1 };
/** The shard that `2/8` means; the text itself where it has another form. */
function readShard(text) {
    const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
    return index && count ? { index: Number(index), count: Number(count) } : text;
}
/** `2/8`. */
const writtenShard = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform(readShard).pipe(shard);


/***/ })

};

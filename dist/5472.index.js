export const id = 5472;
export const ids = [5472];
export const modules = {

/***/ 43787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ padStart),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   PV: () => (/* binding */ shortenToWidth),
/* harmony export */   f: () => (/* binding */ padEnd)
/* harmony export */ });
/** Combining marks, joiners and other characters that take no column of their own. */
const NO_COLUMN = /[\p{Mn}\p{Me}\p{Cf}]/u;
/** East Asian wide and fullwidth characters (Unicode Standard Annex 11) and pictures. */
const TWO_COLUMNS = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const columnsOf = (character) => (TWO_COLUMNS.test(character) ? 2 : NO_COLUMN.test(character) ? 0 : 1);
/** Columns of a terminal that a line of printable text takes. */
function displayWidth(text) {
    let columns = 0;
    for (const character of text)
        columns += columnsOf(character);
    return columns;
}
/** Cut to so many columns, with an ellipsis in the last of them. */
function shortenToWidth(text, width) {
    if (displayWidth(text) <= width)
        return text;
    let [shown, columns] = ['', 0];
    for (const character of text) {
        columns += columnsOf(character);
        if (columns > width - 1)
            break;
        shown += character;
    }
    return `${shown}…`;
}
/** Filled with spaces to so many columns, the text at the left. */
const padEnd = (text, width) => text + ' '.repeat(Math.max(0, width - displayWidth(text)));
/** Filled with spaces to so many columns, the text at the right. */
const padStart = (text, width) => ' '.repeat(Math.max(0, width - displayWidth(text))) + text;


/***/ }),

/***/ 82130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ terminalLogger)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43787);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61862);


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
            stream.write((0,_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenToWidth */ .PV)(message, Math.max(20, (stream.columns ?? 80) - 1)));
            shown = message !== '';
        },
    };
}


/***/ }),

/***/ 87033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withoutSecrets),
/* harmony export */   e: () => (/* binding */ isSecretName)
/* harmony export */ });
const SECRET_ENDING = /(?:(?:^|_)(?:KEY|TOKEN|SECRET)|PASSWORD|CREDENTIALS|APIKEY)$/i;
/** What uv and pip need to reach a package index (docs.astral.sh/uv: "Provide credentials directly"). */
const INDEX_CREDENTIAL = /^(?:UV_INDEX_.+_(?:USERNAME|PASSWORD)|PIP_.+)$/i;
/**
 * Whether an environment variable holds a key or another secret that untrusted code must not see: by its name's ending,
 * which every model provider's own variable has (OPENAI_API_KEY, HF_TOKEN …), or because models.yaml names it.
 */
function isSecretName(name, keyVariables = new Set()) {
    return keyVariables.has(name) || (SECRET_ENDING.test(name) && !INDEX_CREDENTIAL.test(name));
}
function withoutSecrets(env, keyVariables) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretName(name, keyVariables)));
}


/***/ }),

/***/ 61862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   s: () => (/* binding */ textWidth)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43787);

/** Outside these a terminal's own width makes lines that nobody can read. */
const [NARROWEST, WIDEST] = [60, 120];
/** Where there is no terminal: a file, a pipe. */
const UNKNOWN = 100;
/** Columns of a line of text on this stream. */
function textWidth({ columns }) {
    return columns === undefined || columns === 0 ? UNKNOWN : Math.min(WIDEST, Math.max(NARROWEST, columns));
}
/**
 * Breaks each line at spaces to at most `width` columns; what follows a break is indented by two more than its line, or
 * by `hang`. A longer word keeps a line of its own, and a no-break space is no space here.
 */
function wrapText(text, width, hang) {
    return text
        .split('\n')
        .flatMap((line) => wrapLine(line, width, hang))
        .join('\n');
}
function wrapLine(line, width, hang) {
    if ((0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(line) <= width)
        return [line];
    const own = /^ */.exec(line)?.[0].length ?? 0;
    const indent = ' '.repeat(hang ?? own + 2);
    const lines = [];
    let current = ' '.repeat(own);
    let isEmpty = true;
    // Runs of spaces align columns and stay with the word before them; `95 %` and `p = 0.48` are one word.
    for (const word of line.slice(own).match(/[^ ]+(?: %[^ ]*| [=<] [^ ]+)* */g) ?? []) {
        if (!isEmpty && (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(current + word.trimEnd()) > width) {
            lines.push(current.trimEnd());
            current = indent;
        }
        current += word;
        isEmpty = false;
    }
    return [...lines, current.trimEnd()];
}


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
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82130);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87033);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23281);







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
    // A reader that closed the pipe (`| head`) has seen what it wanted; what the command does is not less worth for it.
    process.stdout.on('error', (error) => {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) !== 'EPIPE')
            throw error;
    });
    loadKeys();
    const logger = (0,_base_log_js__WEBPACK_IMPORTED_MODULE_5__/* .terminalLogger */ .j)();
    try {
        process.cwd(); // fails where that folder is gone, which makes every relative path a file that is not there
        const { signal } = controller;
        const work = (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .buildProgram */ .T)({ logger, env: process.env, signal }).parseAsync([...argv]);
        await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .interruptible */ .In)(work, impatience.signal);
    }
    catch (caught) {
        const error = isFolderGone(caught) ? new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('The folder you are in was removed: go to another.') : caught;
        process.exitCode = tellError(error, stoppedBy, logger);
    }
    // A command that was stopped ends what it runs and removes what it made; one that can't is not waited for.
    if (controller.signal.aborted)
        setTimeout(() => process.exit(), GRACE_MILLISECONDS).unref();
}
/**
 * Keys that `.env` of this folder names; what is set already wins. Nothing else of it: a project that somebody else wrote could
 * choose by it what other programs load (LD_PRELOAD), and where those lie that are run (GREENML_CACHE).
 */
function loadKeys() {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('.env'))
        return;
    const keys = Object.entries((0,node_util__WEBPACK_IMPORTED_MODULE_2__.parseEnv)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('.env', 'utf8'))).filter(([name]) => (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .isSecretName */ .e)(name));
    for (const [name, value] of keys)
        process.env[name] ??= value;
}
/** Says what went wrong; the result is the exit code. */
function tellError(error, stoppedBy, logger) {
    if (isUsageError(error))
        return error.exitCode === 0 ? 0 : 2; // commander has printed its own message already
    if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo) {
        logger.info(`error: ${error.message}`);
        return stoppedBy === null ? error.exitCode : 128 + node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[stoppedBy];
    }
    const stack = error instanceof Error ? error.stack : undefined;
    logger.info(`This is a fault of greenml, not yours; please report it with these lines:\n${stack ?? (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error)}`);
    return 1;
}
const STOP_SIGNALS = ['SIGINT', 'SIGTERM'];
const GRACE_MILLISECONDS = 10_000;
/** For a command that was stopped to tell itself what it has. */
const PATIENCE_MILLISECONDS = 1000;
const isFolderGone = (error) => error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd';
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
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/base/wrap.js
var wrap = __webpack_require__(61862);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
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



const compareOptions = schemas/* object */.Ikc({
    a: (0,options_option/* required */.mw)(options_option/* text */.Qq, '<a>', 'folder of the campaign before', { isArgument: true }),
    b: (0,options_option/* required */.mw)(options_option/* text */.Qq, '<b>', 'folder of the campaign after', { isArgument: true }),
    pair: (0,options_option/* option */.uK)(schemas/* array */.YOg(options_option/* text */.Qq), '<a=b...>', 'models to compare that have different names', {
        isRepeated: true,
    }),
    failOn: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<what>', 'exit with code 1 when energy, cpu, wall, memory, accuracy or success got worse or could not be checked, as `cpu:5%,accuracy`'),
    json: groups/* json */.Pq,
    markdown: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<file>', 'write the tables as Markdown'),
});

;// CONCATENATED MODULE: ./build/schema/options/demo.js


const demoOptions = schemas/* object */.Ikc({
    campaign: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<dir>', 'folder of the campaign', { unset: '`campaigns/demo-<time>`' }),
});

;// CONCATENATED MODULE: ./build/schema/options/doctor.js


const doctorOptions = schemas/* object */.Ikc({
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js + 1 modules
var parse = __webpack_require__(43852);
;// CONCATENATED MODULE: ./build/cli/verb.js




/** A verb with a schema's options. `act` takes what was given, typed by the schema: a name that it lacks fails to compile. */
function verb(name, summary, schema, act) {
    return (parent, context) => {
        const command = parent.command(name).description(summary);
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
    verb('demo', 'the main job on the embedded dataset: no key, about three minutes', demoOptions, async (given, context) => {
        const { demo } = await Promise.all(/* import() */[__webpack_require__.e(4319), __webpack_require__.e(5175), __webpack_require__.e(6789), __webpack_require__.e(2294), __webpack_require__.e(30), __webpack_require__.e(7291), __webpack_require__.e(173), __webpack_require__.e(387), __webpack_require__.e(1819), __webpack_require__.e(5133), __webpack_require__.e(3157), __webpack_require__.e(4621), __webpack_require__.e(5267), __webpack_require__.e(3443), __webpack_require__.e(9878), __webpack_require__.e(1602), __webpack_require__.e(4128), __webpack_require__.e(9889), __webpack_require__.e(4552), __webpack_require__.e(4200)]).then(__webpack_require__.bind(__webpack_require__, 24200));
        printReport(await demo(given, context));
    }),
    verb('run', 'plan → generate → benchmark → analyse → report in one go', run/* runOptions */.K, async (given, context) => {
        const { run } = await Promise.all(/* import() */[__webpack_require__.e(4319), __webpack_require__.e(5175), __webpack_require__.e(6789), __webpack_require__.e(2294), __webpack_require__.e(30), __webpack_require__.e(7291), __webpack_require__.e(173), __webpack_require__.e(387), __webpack_require__.e(1819), __webpack_require__.e(5133), __webpack_require__.e(3157), __webpack_require__.e(4621), __webpack_require__.e(5267), __webpack_require__.e(3443), __webpack_require__.e(9878), __webpack_require__.e(1602), __webpack_require__.e(4128), __webpack_require__.e(9889), __webpack_require__.e(4552), __webpack_require__.e(8890)]).then(__webpack_require__.bind(__webpack_require__, 8890));
        printReport(await run(given, context));
    }),
    verb('import', 'make a project of the dataset from a repository or a folder', options_import/* importOptions */.e, async (given, context) => {
        const { importProject } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3292), __webpack_require__.e(387), __webpack_require__.e(9039), __webpack_require__.e(102)]).then(__webpack_require__.bind(__webpack_require__, 53417));
        print((await importProject(given, context)).folder);
    }),
    verb('plan', 'decide what will be run, in which order, where, and what it will cost', plan/* planOptions */.Su, async (given, context) => {
        if (given.format !== undefined) {
            const { exportPlan } = await Promise.all(/* import() */[__webpack_require__.e(4319), __webpack_require__.e(5175), __webpack_require__.e(6789), __webpack_require__.e(2294), __webpack_require__.e(173), __webpack_require__.e(387), __webpack_require__.e(1819), __webpack_require__.e(4621), __webpack_require__.e(1602), __webpack_require__.e(4435)]).then(__webpack_require__.bind(__webpack_require__, 61863));
            for (const line of await exportPlan(given.format, given, context))
                print(line);
            return;
        }
        const { plan } = await Promise.all(/* import() */[__webpack_require__.e(4319), __webpack_require__.e(5175), __webpack_require__.e(6789), __webpack_require__.e(2294), __webpack_require__.e(173), __webpack_require__.e(387), __webpack_require__.e(1819), __webpack_require__.e(4621), __webpack_require__.e(1602), __webpack_require__.e(8109)]).then(__webpack_require__.bind(__webpack_require__, 71602));
        await plan(given, context);
        print(`${given.campaign}/plan.json`);
    }),
    verb('generate', 'ask the models for the scripts of a campaign', generate/* generateOptions */.QN, async (given, context) => {
        const { generate } = await Promise.all(/* import() */[__webpack_require__.e(5175), __webpack_require__.e(2294), __webpack_require__.e(173), __webpack_require__.e(4621), __webpack_require__.e(4552), __webpack_require__.e(1173)]).then(__webpack_require__.bind(__webpack_require__, 34552));
        const { prompts = [] } = await generate(given, context);
        for (const { variant, prompt } of prompts)
            print(`=== ${variant}\n${prompt}`);
    }),
    verb('benchmark', 'run what is left of a campaign; every run ends in a record', benchmark/* benchmarkOptions */.YE, async (given, context) => {
        const { benchmark } = await Promise.all(/* import() */[__webpack_require__.e(173), __webpack_require__.e(387), __webpack_require__.e(1819), __webpack_require__.e(5133), __webpack_require__.e(5267), __webpack_require__.e(3443), __webpack_require__.e(9889), __webpack_require__.e(3123)]).then(__webpack_require__.bind(__webpack_require__, 79889));
        await benchmark(given, context);
    }),
    verb('analyse', 'compare the records of a campaign, or the rows of GenAI-GreenML result files', analyse/* analyseOptions */.o, async (given, context) => {
        const { campaign, dataset, greenmlCsv, json } = analyse/* analyseOptions */.o.parse(given);
        if (greenmlCsv !== undefined) {
            const { analyseGenaiGreenml } = await Promise.all(/* import() */[__webpack_require__.e(4319), __webpack_require__.e(5175), __webpack_require__.e(30), __webpack_require__.e(8052)]).then(__webpack_require__.bind(__webpack_require__, 78052));
            const { analysis, summary } = await analyseGenaiGreenml({ ...given, greenmlCsv }, context);
            print(json === '-' ? JSON.stringify(analysis, null, 2) : summary((0,wrap/* textWidth */.s)(process.stdout)));
        }
        else if (campaign !== undefined) {
            const { analyse } = await Promise.all(/* import() */[__webpack_require__.e(4319), __webpack_require__.e(30), __webpack_require__.e(7291), __webpack_require__.e(173), __webpack_require__.e(3157), __webpack_require__.e(9878), __webpack_require__.e(200)]).then(__webpack_require__.bind(__webpack_require__, 39878));
            const { analysis, summary } = await analyse({ campaign, dataset }, context);
            if (json !== undefined && json !== '-')
                await (0,files/* writeJson */.GF)(json, analysis);
            if (json === '-')
                print(JSON.stringify(analysis, null, 2));
            else
                printText(summary);
        }
    }),
    verb('report', 'write report.md, index.html and records.csv of a campaign', report/* reportOptions */.lt, async (given, context) => {
        const { report } = await Promise.all(/* import() */[__webpack_require__.e(6789), __webpack_require__.e(173), __webpack_require__.e(3157), __webpack_require__.e(4128), __webpack_require__.e(9854)]).then(__webpack_require__.bind(__webpack_require__, 44128));
        printReport(await report(given, context));
    }),
    verb('compare', 'what changed from one campaign to another: other models, hosts or times', compareOptions, async (given, context) => {
        const { compare } = await Promise.all(/* import() */[__webpack_require__.e(4319), __webpack_require__.e(30), __webpack_require__.e(7291), __webpack_require__.e(173), __webpack_require__.e(3157), __webpack_require__.e(9878), __webpack_require__.e(884)]).then(__webpack_require__.bind(__webpack_require__, 7277));
        const { comparison, text, failed } = await compare(given, context);
        print(given.json === '-' ? JSON.stringify(comparison, null, 2) : text((0,wrap/* textWidth */.s)(process.stdout)));
        if (failed)
            process.exitCode = 1;
    }),
    explainUnknown(verb('measure', 'time, CPU, memory and energy of commands: greenml measure -- <command> [-- <command>…]', measure/* measureOptions */.bi, async ({ command, ...given }, context) => {
        const { measure, splitCommands } = await Promise.all(/* import() */[__webpack_require__.e(5267), __webpack_require__.e(4149)]).then(__webpack_require__.bind(__webpack_require__, 83700));
        const { stdout, env } = process;
        const display = { width: stdout.columns || 100, colour: stdout.isTTY && !env.NO_COLOR };
        const measuring = measure({ ...given, display, commands: splitCommands(command) }, context);
        const { measurement, markdown, table, exitCode } = await measuring.catch(tellApart);
        if (given.json === '-')
            print(JSON.stringify(measurement, null, 2));
        else
            print(given.markdown === '-' ? markdown.trimEnd() : table);
        process.exitCode = exitCode;
        const { reason, rounds } = measurement.stopping;
        if (reason === 'interrupted')
            throw new errors/* UserError */.yo(`Stopped after ${rounds} complete rounds.`, 1);
    })),
    verb('sandbox', 'run any command as generated code is run: greenml sandbox -- <command>', sandbox/* sandboxCommandOptions */.h, async (given, context) => {
        const { runSandboxed } = await Promise.all(/* import() */[__webpack_require__.e(5133), __webpack_require__.e(5267), __webpack_require__.e(3301)]).then(__webpack_require__.bind(__webpack_require__, 10295));
        const { stdout, stderr } = process;
        const { exitCode, record } = await runSandboxed({ ...given, stdout, stderr }, context).catch(tellApart);
        process.exitCode = exitCode;
        if (record.status === 'interrupted')
            throw new errors/* UserError */.yo('Stopped: the command was ended.', 1);
    }),
    group('env', 'the Python environments that projects run in', [
        verb('warm', 'make all that projects need ahead of measuring: environments and downloads', env/* warmOptions */.ad, async (given, context) => {
            const { warmEnvironments } = await Promise.all(/* import() */[__webpack_require__.e(173), __webpack_require__.e(387), __webpack_require__.e(1819), __webpack_require__.e(5133), __webpack_require__.e(3443), __webpack_require__.e(506)]).then(__webpack_require__.bind(__webpack_require__, 80506));
            const { ready } = await warmEnvironments(given, context);
            print(`ready: ${(0,base_text/* count */.U9)(ready, 'project')}`);
        }),
        verb('list', 'what the cache holds, its size and when it was used', env/* listOptions */.NM, async ({ json: file }, context) => {
            const { listEnvironments } = await Promise.all(/* import() */[__webpack_require__.e(387), __webpack_require__.e(1413)]).then(__webpack_require__.bind(__webpack_require__, 1413));
            const { text, json } = await listEnvironments({ width: (0,wrap/* textWidth */.s)(process.stdout) }, context);
            if (file !== undefined && file !== '-')
                await (0,files/* writeJson */.GF)(file, json);
            print(file === '-' ? JSON.stringify(json, null, 2) : text);
        }),
        verb('prune', 'remove what was not used for long, never what is in use', env/* pruneOptions */.T6, async (given, context) => {
            const { pruneEnvironments } = await Promise.all(/* import() */[__webpack_require__.e(387), __webpack_require__.e(1819), __webpack_require__.e(3443), __webpack_require__.e(979)]).then(__webpack_require__.bind(__webpack_require__, 20979));
            await pruneEnvironments(given, context);
        }),
        verb('lock', 're-resolve and rewrite project locks, from their requirements', env/* lockOptions */.Ww, async (given, context) => {
            const { lockProjects } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(387), __webpack_require__.e(1819), __webpack_require__.e(5133), __webpack_require__.e(9039), __webpack_require__.e(9586)]).then(__webpack_require__.bind(__webpack_require__, 49586));
            for (const path of await lockProjects(given, context))
                print(path);
        }),
    ]),
    verb('doctor', 'check what this machine can measure and isolate, and how to fix the rest', doctorOptions, async (given, context) => {
        const { doctor } = await Promise.all(/* import() */[__webpack_require__.e(5133), __webpack_require__.e(4583), __webpack_require__.e(3741)]).then(__webpack_require__.bind(__webpack_require__, 81597));
        const { text, json, exitCode } = await doctor({ ...given, width: (0,wrap/* textWidth */.s)(process.stdout) }, context);
        print(given.json === '-' ? JSON.stringify(json, null, 2) : text);
        process.exitCode = exitCode;
    }),
];
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
function tellApart(error) {
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



const analyseOptions = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    campaign: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<dir>', 'folder of the campaign'),
    greenmlCsv: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), '<file...>', 'instead: `results_*.csv` of GenAI-GreenML, for its own numbers and what they can carry', { isRepeated: true }),
    json: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq,
    dataset: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .dataset */ .RT,
})
    .refine(({ campaign, greenmlCsv }) => (campaign === undefined) !== (greenmlCsv === undefined), "name what to analyse: '--campaign <dir>' or '--greenml-csv <file...>', and not both");
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
const benchmarkOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
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




const warmOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    dataset: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .dataset */ .RT,
    projects: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .projects */ .dt,
    campaign: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, '<dir>', 'only projects of this plan'),
    wait: _groups_js__WEBPACK_IMPORTED_MODULE_0__/* .wait */ .uk,
});
const listOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    json: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, '<file>', 'write it as JSON; - is stdout'),
});
/** Days after which what was not used is removed, where no quota says how much is. */
const UNUSED_DAYS = 30;
const pruneOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    olderThan: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .fromZero */ .pV, '<days>', 'remove what was not used for longer', {
        unset: `${UNUSED_DAYS}, or any age with a quota`,
    }),
    quota: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, '<size>', 'remove until the cache is no larger, as 20GiB', {
        unset: '$GREENML_CACHE_QUOTA',
    }),
});
const lockOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
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
const generateOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1178);



/** Whether packages are locked as of a date. */
const date = (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)("resolve packages as of the commit's date", {
    isOn: true,
    negated: 'resolve packages as of today, for indexes without upload times',
});
const importOptions = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
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
    const [, percent] = /^(\d+\.?\d*|\.\d+)\s*%?$/.exec(given) ?? [];
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
const measureOptions = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
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
const reportOptions = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ..._groups_js__WEBPACK_IMPORTED_MODULE_0__/* .campaignOptions */ .NL.shape, out });
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53339);
/* harmony import */ var _benchmark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18276);
/* harmony import */ var _generate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6148);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5787);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95360);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62141);






const runOptions = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    ..._groups_js__WEBPACK_IMPORTED_MODULE_2__/* .campaignOptions */ .NL.shape,
    ..._plan_js__WEBPACK_IMPORTED_MODULE_3__/* .designOptions */ .LA.shape,
    ..._generate_js__WEBPACK_IMPORTED_MODULE_1__/* .askOptions */ .oX.shape,
    ..._benchmark_js__WEBPACK_IMPORTED_MODULE_0__/* .runnerOptions */ .zw.shape,
    ..._report_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOptions */ .lt.shape,
});
/** Without what only a model that is asked needs: its key is refused beside code that nobody trusts. */
const runInputs = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    ...runOptions.omit({ budgetUsd: true, force: true }).shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_2__/* .campaignInputs */ .gQ.shape,
    electricityMaps: _groups_js__WEBPACK_IMPORTED_MODULE_2__/* .electricityMapsInput */ .p5,
    ..._report_js__WEBPACK_IMPORTED_MODULE_4__/* .publishInputs */ .vZ.shape,
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



const sandboxCommandOptions = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
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

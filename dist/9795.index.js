export const id = 9795;
export const ids = [9795,9854];
export const modules = {

/***/ 45998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ publishReport)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);

/** Shows a written report as the job's summary and keeps its files as an artifact: the folder may hold others' files too. */
async function publishReport({ html, folder, files, headline, summary: text }, artifacts, { env, logger }) {
    for (const sentence of headline)
        logger.info(sentence);
    // Outside Actions there is no such file, and @actions/core would throw.
    if (env.GITHUB_STEP_SUMMARY)
        await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(text, true).write();
    const outputs = { report: html, headline: headline.join('\n') };
    if (artifacts === null)
        return outputs;
    const id = await artifacts.store.upload(artifacts.name, folder, files);
    logger.info(`uploaded the report as artifact ${artifacts.name}`);
    return { ...outputs, 'artifact-id': id ?? '' };
}


/***/ }),

/***/ 78196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main),
/* harmony export */   runReport: () => (/* binding */ runReport)
/* harmony export */ });
/* harmony import */ var _commands_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44128);
/* harmony import */ var _schema_options_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62141);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45998);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52496);




async function runReport(given, context) {
    const inputs = _schema_options_report_js__WEBPACK_IMPORTED_MODULE_1__/* .reportInputs */ .eP.parse(given);
    const artifacts = inputs.artifacts ? { store: await context.openArtifacts(), name: inputs.artifactName } : null;
    return (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_2__/* .publishReport */ .S)(await (0,_commands_report_js__WEBPACK_IMPORTED_MODULE_0__.report)(inputs, context), artifacts, context);
}
const main = () => (0,_run_action_js__WEBPACK_IMPORTED_MODULE_3__/* .runAction */ .C)(_schema_options_report_js__WEBPACK_IMPORTED_MODULE_1__/* .reportInputs */ .eP, runReport);


/***/ }),

/***/ 52496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/github/artifact-store.js


/** The artifacts of the workflow run that this process is part of. */
async function openArtifactStore() {
    const token = process.env.ACTIONS_RUNTIME_TOKEN;
    if (!token) {
        throw new errors/* UserError */.yo("There is no artifact service here: pass the input 'artifacts: false' outside GitHub Actions.");
    }
    // Its SDK takes longer to load than the rest of the bundle together.
    const { DefaultArtifactClient } = await __webpack_require__.e(/* import() */ 584).then(__webpack_require__.bind(__webpack_require__, 20584));
    const client = () => {
        // The SDK reads it there; what runs untrusted code has cleared it since.
        process.env.ACTIONS_RUNTIME_TOKEN = token;
        return new DefaultArtifactClient();
    };
    return {
        async list() {
            const { artifacts } = await client().listArtifacts({ latest: true });
            return artifacts.map(({ id, name, size, digest }) => ({ id, name, bytes: size, digest: digest ?? null }));
        },
        async download({ id, name, digest }, folder) {
            const options = { path: folder, ...(digest === null ? {} : { expectedHash: digest }) };
            const { digestMismatch } = await client().downloadArtifact(id, options);
            if (digestMismatch)
                throw new errors/* UserError */.yo(`Artifact '${name}' is not what was uploaded: its digest differs.`, 3);
        },
        async upload(name, root, files) {
            const paths = files.map((file) => (0,external_node_path_.join)(root, file));
            return (await client().uploadArtifact(name, paths, root)).id ?? null;
        },
    };
}

;// CONCATENATED MODULE: ./build/actions/logger.js

/** An Actions log: warnings become annotations, and a status line has no place in it. */
const actionsLogger = { info: core/* info */.pq, warn: core/* warning */.$e, status() { } };

// EXTERNAL MODULE: ./build/schema/options/option.js
var options_option = __webpack_require__(1178);
;// CONCATENATED MODULE: ./build/actions/read-inputs.js



/** Reads all inputs of an action at once; an empty one counts as not given. UserError that names each wrong one. */
function readInputs(schema) {
    const texts = new Map(Object.keys(schema.shape).map((field) => [field, (0,core/* getInput */.V4)((0,options_option/* optionName */.fS)(field))]));
    const values = Object.fromEntries(Object.entries(schema.shape).flatMap(([field, type]) => {
        const text = texts.get(field);
        return text ? [[field, (0,options_option/* readText */.yR)(type, text)]] : [];
    }));
    const { given, issues } = (0,options_option/* checkGiven */.Gu)(schema, values);
    if (given !== null)
        return given;
    const faults = issues.map((issue) => {
        const field = String(issue.path[0]);
        const [name, text] = [(0,options_option/* optionName */.fS)(field), texts.get(field)];
        return text
            ? `Input '${name}' is '${text}': ${(0,options_option/* describeFault */.Qx)(issue, text, values[field])}.`
            : `Input '${name}' is missing.`;
    });
    throw new errors/* UserError */.yo([...new Set(faults)].join('\n'));
}

;// CONCATENATED MODULE: ./build/actions/run-action.js





/** Inputs in, outputs out. The only place that fails an action, sets its exit code and prints a cause or a stack. */
async function runAction(schema, run) {
    const controller = new AbortController();
    process.once('SIGINT', () => controller.abort());
    process.once('SIGTERM', () => controller.abort());
    const context = {
        logger: actionsLogger,
        env: withoutRunnerTokens(process.env),
        signal: controller.signal,
        openArtifacts: openArtifactStore,
    };
    try {
        const outputs = await run(readInputs(schema), context);
        for (const [name, value] of Object.entries(outputs))
            (0,core/* setOutput */.uH)(name, value);
    }
    catch (error) {
        fail(error);
    }
}
/** A user's mistake is told in its own words; anything else is a bug and shows where it happened. */
function fail(error) {
    (0,core/* setFailed */.C1)((0,errors/* errorMessage */.gJ)(error));
    if (error instanceof errors/* UserError */.yo) {
        process.exitCode = error.exitCode;
        return;
    }
    (0,core/* info */.pq)('This is a fault of greenml, not yours; please report it with these lines:');
    (0,core/* info */.pq)(error instanceof Error ? (error.stack ?? error.message) : String(error));
    for (let cause = error instanceof Error ? error.cause : undefined; cause;) {
        (0,core/* info */.pq)(`caused by: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
        cause = cause instanceof Error ? cause.cause : undefined;
    }
}
/** Commands start other programs, and none of those has any use for the runner's own credentials. */
function withoutRunnerTokens(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(ACTIONS|INPUT)_|^GITHUB_TOKEN$/.test(name)));
}


/***/ }),

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

/***/ 59800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ tableWidth),
/* harmony export */   R: () => (/* binding */ alignColumns)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43787);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61862);


const GAP = '  ';
/** A name that is cut shorter names nothing. */
const SHORTEST_NAME = 24;
/** A last column narrower than this is a word a line. */
const NARROWEST_TEXT = 18;
/**
 * Rows, the first of them the head, as aligned plain text of at most `width` columns. What is too wide has its last column
 * broken into lines, then loses the end of its first; what even so does not fit is written row by row, each cell by its name.
 */
function alignColumns(rows, width, layout = {}) {
    const [head = []] = rows;
    const widths = widthsOf(rows);
    const excess = () => totalOf(widths) - width;
    const narrow = (column, least) => {
        const own = widths[column] ?? 0;
        widths[column] = Math.min(own, Math.max(least, own - Math.max(0, excess())));
    };
    narrow(widths.length - 1, NARROWEST_TEXT);
    narrow(0, SHORTEST_NAME);
    return excess() > 0
        ? rows.slice(1).map((row) => renderRow(head, row, width, layout.names ?? 0))
        : rows.flatMap((row) => alignRow(row, widths, layout.numbers ?? false));
}
/** Columns of a terminal that the rows take when nothing is cut. */
const tableWidth = (rows) => totalOf(widthsOf(rows));
const widthsOf = (rows) => (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(row[column] ?? ''))));
const totalOf = (widths) => widths.reduce((sum, each) => sum + each, 0) + GAP.length * Math.max(0, widths.length - 1);
function alignRow(row, widths, numbers) {
    const last = widths.length - 1;
    const cells = row.map((cell, column) => {
        const own = widths[column] ?? 0;
        return numbers && column > 0 ? (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padStart */ .CF)(cell, own) : (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(column === 0 ? (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenToWidth */ .PV)(cell, own) : cell, own);
    });
    if (numbers)
        return [cells.join(GAP).trimEnd()];
    const start = cells.slice(0, last).join(GAP);
    const [first = '', ...more] = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(row[last] ?? '', widths[last] ?? 0, 0).split('\n');
    const indent = ' '.repeat((0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(start) + GAP.length);
    return [`${start}${GAP}${first}`.trimEnd(), ...more.map((line) => `${indent}${line}`)];
}
/** `replay, assisted: passed 5 / 6 / 6; ratio ×0.84; result less`: cells before the first that needs a name are the row's. */
function renderRow(head, row, width, names) {
    const own = row.slice(0, names).filter((cell) => cell !== '');
    const cells = row.flatMap((cell, column) => (column < names || cell === '' ? [] : [`${head[column]} ${cell}`]));
    return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)([own.join(', '), cells.join('; ')].filter((part) => part !== '').join(': '), width);
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


/***/ })

};

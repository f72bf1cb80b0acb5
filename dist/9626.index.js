export const id = 9626;
export const ids = [9626,6431];
export const modules = {

/***/ 45998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ publishReport)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23085);


/** Shows a written report as the job's summary and keeps its files as an artifact: the folder may hold others' files too. */
async function publishReport({ html, folder, files, headline, summary: text }, artifacts, { env, logger }) {
    for (const sentence of headline)
        logger.info(sentence);
    // Outside Actions there is no such file, and @actions/core would throw.
    if (env.GITHUB_STEP_SUMMARY)
        await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw((0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(text), true).write();
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
/* harmony import */ var _commands_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93475);
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
// EXTERNAL MODULE: ./build/base/clean-text.js
var clean_text = __webpack_require__(23085);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/explain-fault.js
var explain_fault = __webpack_require__(97286);
// EXTERNAL MODULE: ./build/base/log.js
var log = __webpack_require__(82130);
// EXTERNAL MODULE: ./build/commands/explain-lost.js
var explain_lost = __webpack_require__(2239);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var base_scratch = __webpack_require__(5767);
// EXTERNAL MODULE: ./build/base/unpack-archive.js
var unpack_archive = __webpack_require__(22927);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
;// CONCATENATED MODULE: ./build/github/artifact-store.js





/** Of one artifact, counted while it is unpacked: a thousandth of it as an archive can be as much. */
const UNPACK_LIMITS = { bytes: 512 * 1024 * 1024, files: 100_000 };
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
            const scratch = await (0,base_scratch/* makeScratch */.lP)('artifact', process.env.RUNNER_TEMP);
            try {
                const options = { path: scratch, skipDecompress: true, ...(digest === null ? {} : { expectedHash: digest }) };
                const { digestMismatch } = await client().downloadArtifact(id, options);
                if (digestMismatch)
                    throw new errors/* UserError */.yo(`Artifact '${name}' is not what was uploaded: its digest differs.`, 3);
                const [archive] = (await (0,untrusted_files/* listBelow */.Iy)(scratch, '')) ?? [];
                const path = (0,external_node_path_.join)(scratch, archive?.name ?? '');
                const fault = await (0,unpack_archive/* unpackArchive */.b)({ form: 'zip', path }, folder, UNPACK_LIMITS);
                if (fault !== null)
                    throw new errors/* UserError */.yo(`Artifact '${name}' is refused: ${fault}.`, 3);
            }
            finally {
                await (0,base_scratch/* removeTree */.dM)(scratch);
            }
        },
        async upload(name, root, files) {
            const paths = files.map((file) => (0,external_node_path_.join)(root, file));
            return (await client().uploadArtifact(name, paths, root)).id ?? null;
        },
    };
}

;// CONCATENATED MODULE: ./build/actions/logger.js


/** An Actions log: warnings and failures become annotations, and a status line has no place in it. */
const actionsLogger = {
    info: (message) => (0,core/* info */.pq)((0,clean_text/* cleanMessage */.V8)(message, true)),
    warn: (message) => (0,core/* warning */.$e)((0,clean_text/* cleanMessage */.V8)(message, true)),
    fail: (message) => (0,core/* error */.z3)((0,clean_text/* cleanMessage */.V8)(message, true)),
    status() { },
};

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









/** Inputs in, outputs out; one of them is `lost`, where runs can be. The only place that fails an action, sets its exit code and prints a cause or a stack. */
async function runAction(schema, run) {
    const controller = new AbortController();
    process.once('uncaughtException', (error) => {
        fail(error);
        process.exit();
    });
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
        // A later step may print them.
        for (const [name, value] of Object.entries(outputs))
            (0,core/* setOutput */.uH)(name, (0,clean_text/* cleanMessage */.V8)(String(value), true));
        const fault = (0,explain_lost/* explainLost */.M)(Number(outputs.lost ?? 0));
        if (fault !== null)
            throw fault;
    }
    catch (error) {
        fail(error);
    }
}
/** A user's mistake is told in its own words; anything else is a bug and shows where it happened. */
function fail(caught) {
    const error = (0,explain_fault/* explainFault */.O)(caught);
    actionsLogger.fail((0,errors/* errorMessage */.gJ)(error));
    process.exitCode = error instanceof errors/* UserError */.yo ? error.exitCode : 1;
    if (!(error instanceof errors/* UserError */.yo))
        actionsLogger.info((0,log/* describeFault */.Q)(error));
}
/** Commands start other programs, and none of those has any use for the runner's own credentials. */
function withoutRunnerTokens(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(ACTIONS|INPUT)_|^GITHUB_TOKEN$/.test(name)));
}


/***/ }),

/***/ 6431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ weighRows),
/* harmony export */   DK: () => (/* binding */ parseFirstRows),
/* harmony export */   NC: () => (/* binding */ renderCsvLine),
/* harmony export */   Rv: () => (/* binding */ parseDelimited),
/* harmony export */   T6: () => (/* binding */ detectDelimiter),
/* harmony export */   UR: () => (/* binding */ weighText),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   qC: () => (/* binding */ MOST_CELLS),
/* harmony export */   wx: () => (/* binding */ encodeText)
/* harmony export */ });
/* harmony import */ var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
/* harmony import */ var csv_stringify_sync__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96789);
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23085);



const DELIMITERS = [',', ';', '\t', '|'];
/** Whichever comes: files that several programs wrote end their lines in several ways. */
const LINE_ENDS = ['\r\n', '\n', '\r'];
const SAMPLED_ROWS = 20;
const SAMPLED_CHARACTERS = 2 ** 20;
/**
 * UTF-8 where the bytes are that, else Latin-1, which any bytes are: `encodeText` gives the same bytes again. `isCut`: they
 * may end inside a character.
 */
function decodeText(bytes, isCut = false) {
    if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
        const label = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
        return { text: new TextDecoder(label).decode(bytes), encoding: 'utf-16' };
    }
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
        return { text, encoding: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8-sig' : 'utf-8' };
    }
    catch {
        return { text: bytes.toString('latin1'), encoding: 'latin-1' };
    }
}
function encodeText(text, encoding) {
    if (encoding === 'latin-1')
        return Buffer.from(text, 'latin1');
    return Buffer.from(encoding === 'utf-8-sig' ? `\ufeff${text}` : text);
}
/** A cell in which nothing was observed, as pandas reads it and a few others write it. */
const isMissing = (cell) => ['', '?', 'na', 'n/a', 'nan', 'null', 'none', '<na>', '#n/a'].includes(cell.trim().toLowerCase());
const dialect = {
    record_delimiter: LINE_ENDS,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
};
/** What a row takes beside its cells, counted in cells. */
const ROW_CELLS = 8;
/** Of all tables that are in memory at once: some 600 MB. A short row takes a hundred times its bytes. */
const MOST_CELLS = 16_000_000;
/** At most so many cells, rows included, does a text make. */
function weighText(text, delimiter) {
    let cells = countOf(text, delimiter);
    for (const end of LINE_ENDS)
        cells += countOf(text, end) * (ROW_CELLS + 1) * (end === '\r\n' ? -1 : 1); // it holds the other two
    return cells + ROW_CELLS + 1;
}
function countOf(text, part) {
    let count = 0;
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
        count++;
    return count;
}
/** The same of rows that have been read. */
const weighRows = (rows) => rows.reduce((sum, row) => sum + ROW_CELLS + row.length, 0);
/**
 * Rows of cells by RFC 4180, of any width; empty lines are none. Text that ends inside quotes is an error. `hasQuotes`:
 * false makes a quote a character like others.
 */
const parseDelimited = (text, delimiter, hasQuotes = true) => (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { ...dialect, delimiter, ...(hasQuotes ? {} : { quote: false }) });
/** The first rows; one in which the text ends inside quotes is left out, and `isTorn` says so. */
function parseFirstRows(text, delimiter, most) {
    let isTorn = false;
    const onTorn = () => {
        isTorn = true;
        return undefined;
    };
    const rows = (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, {
        ...dialect,
        delimiter,
        to: most,
        skip_records_with_error: true,
        on_skip: onTorn,
    });
    return { rows, isTorn };
}
/**
 * The delimiter by which the most of the first rows are as wide as the header, and of those the one that makes the most
 * columns. `column`: one of the header's cells, which may stand alone. Null: none makes a table.
 */
function detectDelimiter(text, column = null) {
    const head = text.slice(0, SAMPLED_CHARACTERS);
    let best = null;
    for (const delimiter of DELIMITERS) {
        const [header = [], ...rows] = parseFirstRows(head, delimiter, SAMPLED_ROWS).rows;
        if (column === null ? header.length < 2 : !header.some((cell) => cell.trim() === column.trim()))
            continue;
        const alike = 1 + rows.filter(({ length }) => length === header.length).length;
        const score = (alike / (1 + rows.length)) * 1000 + header.length;
        if (best === null || score > best.score)
            best = { delimiter, score };
    }
    return best?.delimiter ?? null;
}
/**
 * What a spreadsheet takes for a formula: at a cell's start, and behind a sign at which another program, or the same one in
 * another country, parts a line into cells.
 */
const FORMULA = /(^|[;|])(\s*)(?!\s)(?=["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const LONGEST_CELL = 1000;
/**
 * One line of comma-separated values for people's spreadsheets: texts on one printable line, an apostrophe before each
 * formula. A space alone stays: Experiment Runner looks for it.
 */
function renderCsvLine(cells, lineEnd) {
    const shown = cells.map((cell) => typeof cell === 'string' && cell !== ' ' ? (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(cell, LONGEST_CELL).replace(FORMULA, "$1$2'") : cell);
    return (0,csv_stringify_sync__WEBPACK_IMPORTED_MODULE_1__/* .stringify */ .A)([shown], { record_delimiter: lineEnd });
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

/***/ 22927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ unpackArchive)
/* harmony export */ });
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34144);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14410);


/**
 * Unpacks an archive that nobody vouched for into a folder: plain files and folders alone, none outside of it, none replaced.
 * Returns why it was not unpacked to its end; null: it was.
 */
async function unpackArchive({ form, path }, folder, limits) {
    const words = [(0,_package_js__WEBPACK_IMPORTED_MODULE_0__/* .assetPath */ .Q$)('python', 'unpack_archive.py'), form, path, folder, `${limits.bytes}`, `${limits.files}`];
    const { exitCode, stderr } = await (0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .runCommand */ .d)('python3', ['-I', '-S', ...words], { env: { PATH: process.env.PATH } });
    return exitCode === 0 ? null : (stderr.trim().split('\n').at(-1) ?? 'it ended early');
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


/***/ })

};

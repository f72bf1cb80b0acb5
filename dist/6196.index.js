export const id = 6196;
export const ids = [6196,6431];
export const modules = {

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

/***/ 59645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72577);
/* harmony import */ var pure_rand_generator_xoroshiro128plus__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19821);



/** `label` gives each use its own stream, so that adding one does not shift the others. */
function seededRandom(seed, label) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${seed}\0${label}`).digest();
    const generator = (0,pure_rand_generator_xoroshiro128plus__WEBPACK_IMPORTED_MODULE_2__/* .xoroshiro128plus */ .b)(digest.readInt32LE(0));
    const below = (limit) => (0,pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_1__/* .uniformInt */ .C)(generator, 0, limit - 1);
    return {
        below,
        shuffle(items) {
            const result = [...items];
            for (let i = result.length - 1; i > 0; i--) {
                const j = below(i + 1);
                const [a, b] = [result[i], result[j]];
                if (a === undefined || b === undefined)
                    continue;
                result[i] = b;
                result[j] = a;
            }
            return result;
        },
    };
}


/***/ }),

/***/ 47213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ listUnprobed),
  V: () => (/* binding */ perturbData)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/delimited.js
var delimited = __webpack_require__(6431);
// EXTERNAL MODULE: ./build/base/random.js
var random = __webpack_require__(59645);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
// EXTERNAL MODULE: ./build/schema/metrics.js
var metrics = __webpack_require__(17107);
;// CONCATENATED MODULE: ./build/measurement/probe/change-tables.js


/** What the target holds decides what random labels are. By the task, else by the metric; null: neither says. */
function labelKindOf(task, metric) {
    if (task.endsWith('classification'))
        return 'classes';
    return task === 'regression' ? 'numbers' : (0,metrics/* findLabelKind */.oS)(metric);
}
/** Each class that occurs in the targets of these tables, in the order of its characters. */
function listClasses(tables) {
    const classes = new Set();
    for (const { rows, target } of tables) {
        if (target === null)
            continue;
        for (const row of rows) {
            const cell = row[target];
            if (cell !== undefined && !(0,delimited/* isMissing */.b2)(cell))
                classes.add(cell);
        }
    }
    return [...classes].sort();
}
/**
 * Labels that say nothing of their rows. Classes are drawn evenly and not only permuted: a script that always answers the
 * larger class keeps its metric under a permutation, but not under an even draw. Numbers are permuted, so that their
 * distribution, and with it the unit of an error, stays; but for the tails: in whose test rows an outlier comes to lie would
 * decide whose error grows. What is missing stays missing.
 */
function redrawLabels(table, classes, random) {
    const { target, rows } = table;
    if (target === null)
        return table;
    const places = rows.flatMap((row, place) => ((0,delimited/* isMissing */.b2)(row[target] ?? '') ? [] : [place]));
    const labels = classes === null
        ? random.shuffle(cutTails(places.map((place) => rows[place]?.[target] ?? '')))
        : places.map(() => classes[random.below(classes.length)] ?? '');
    const labelOf = new Map(places.map((place, index) => [place, labels[index] ?? '']));
    return {
        ...table,
        rows: rows.map((row, place) => {
            const label = labelOf.get(place);
            return label === undefined ? row : row.with(target, label);
        }),
    };
}
const TAIL = 0.05;
/** What lies beyond a quantile becomes it (Winsor's way), where all are numbers and are not nearly all the same. */
function cutTails(labels) {
    const sorted = labels.toSorted((a, b) => Number(a) - Number(b));
    const beyond = Math.floor(TAIL * sorted.length);
    const [low = '', high = ''] = [sorted[beyond], sorted.at(-1 - beyond)];
    if (labels.some((label) => Number.isNaN(Number(label))) || Number(low) === Number(high))
        return [...labels];
    return labels.map((label) => (Number(label) < Number(low) ? low : Number(label) > Number(high) ? high : label));
}
/** Half of the rows, in their order; half of each class, rounded up, where the target holds classes. */
function takeHalf(table, kind, random) {
    const { target, rows } = table;
    const isStratified = target !== null && kind === 'classes';
    const groups = Map.groupBy(rows.keys(), (place) => (isStratified ? (rows[place]?.[target] ?? '') : ''));
    const kept = new Set();
    for (const group of groups.values()) {
        for (const place of random.shuffle(group).slice(0, Math.ceil(group.length / 2)))
            kept.add(place);
    }
    return { ...table, rows: rows.filter((_, place) => kept.has(place)) };
}

// EXTERNAL MODULE: ./build/measurement/probe/not-probed.js
var not_probed = __webpack_require__(22010);
// EXTERNAL MODULE: ./node_modules/csv-stringify/lib/sync.js + 7 modules
var sync = __webpack_require__(96789);
;// CONCATENATED MODULE: ./build/measurement/probe/table.js


/** The table in a file's bytes, or why it is none that can be changed. */
function readTable(bytes, targetName) {
    const { text, encoding } = (0,delimited/* decodeText */.g7)(bytes);
    if (encoding === 'utf-16' || text.includes('\0'))
        return { kind: 'no-text' };
    const delimiter = (0,delimited/* detectDelimiter */.T6)(text, targetName);
    if (delimiter === null) {
        return targetName === null ? { kind: 'no-table' } : { kind: 'no-column', column: targetName };
    }
    if ((0,delimited/* weighText */.UR)(text, delimiter) > delimited/* MOST_CELLS */.qC)
        return { kind: 'too-many-cells' };
    try {
        const [header = [], ...rows] = (0,delimited/* parseDelimited */.Rv)(text, delimiter);
        if (rows.some((row) => row.some((cell) => /[\r\n]/.test(cell))) &&
            (0,delimited/* parseDelimited */.Rv)(text, delimiter, false).every(({ length }) => length === header.length)) {
            return { kind: 'unclear-quotes' };
        }
        const target = targetName === null ? null : header.findIndex((cell) => cell.trim() === targetName.trim());
        return { encoding, delimiter, lineEnd: /\r?\n|\r/.exec(text)?.[0] ?? '\n', header, rows, target };
    }
    catch (error) {
        // Its message quotes the cell.
        const { code, lines } = error;
        return { kind: 'unreadable', detail: `${code.slice(4).replaceAll('_', ' ').toLowerCase()}, line ${lines}` };
    }
}
/** The bytes of a table: other rows and other labels, and all else as it was, but for quotes that were not needed. */
function writeTable({ encoding, delimiter, lineEnd, header, rows }) {
    const text = (0,sync/* stringify */.A)([header, ...rows], {
        delimiter,
        record_delimiter: lineEnd,
        quoted_match: /[\r\n]/,
    });
    return (0,delimited/* encodeText */.wx)(text, encoding);
}

;// CONCATENATED MODULE: ./build/measurement/probe/data-files.js









/** A table is held in memory whole. */
const MOST_BYTES = 128 * 1024 ** 2;
const LEAST_ROWS = 4;
/** What can't be done to this project's data, and why. Nothing is changed. */
async function listUnprobed(sourceFolder, project) {
    const gaps = {};
    for (const perturbation of record/* PERTURBATIONS */.bf) {
        try {
            await preparePerturbation(sourceFolder, project, perturbation);
        }
        catch (error) {
            if (!(error instanceof not_probed/* NotProbed */.G))
                throw error;
            gaps[perturbation] = error.gap;
        }
    }
    return gaps;
}
/**
 * Changes the data of a copy of the project, before anything of it runs: the same change for each script of a campaign.
 * NotProbed where that can't be done, which a plan of this tool's says before.
 */
async function perturbData(projectFolder, project, perturbation) {
    const { changes, places, ...facts } = await preparePerturbation(projectFolder, project, perturbation);
    for (const { path, content } of changes) {
        // In its place a new file: a link in a hostile project must not make this process write outside the copy.
        await (0,promises_.rm)(path);
        await (0,promises_.writeFile)(path, content, { flag: 'wx' });
    }
    for (const [path, place] of places)
        if (place !== path)
            await (0,promises_.rename)((0,external_node_path_.join)(projectFolder, path), (0,external_node_path_.join)(projectFolder, place));
    return { places, ...facts };
}
async function preparePerturbation(folder, project, perturbation) {
    const { data, task, metric } = project;
    if (data.length === 0)
        throw new not_probed/* NotProbed */.G({ kind: 'no-data-file' });
    for (const { path } of data)
        await locate(folder, path);
    if (perturbation === 'hidden-data')
        return hideData(data);
    const kind = labelKindOf(task, metric.name);
    if (perturbation === 'subsample') {
        const tables = await openTables(folder, data);
        return changeTables(project, tables, null, ({ name, table }) => takeHalf(table, kind, drawFor(project, name, perturbation)));
    }
    const files = data.filter(({ target }) => target !== undefined);
    if (files.length === 0)
        throw new not_probed/* NotProbed */.G({ kind: 'no-target' });
    if (kind === null)
        throw new not_probed/* NotProbed */.G({ kind: 'unclear-target', metric: metric.name });
    const tables = await openTables(folder, files);
    const classes = kind === 'classes' ? listClasses(tables.map(({ table }) => table)) : null;
    if (classes !== null && classes.length < 2)
        throw new not_probed/* NotProbed */.G({ kind: 'too-few-classes', classes: classes.length });
    return changeTables(project, tables, classes, ({ name, table }) => redrawLabels(table, classes, drawFor(project, name, perturbation)));
}
/** Each file under a name that no script knows. */
function hideData(data) {
    for (const { path } of data) {
        const outer = data.find((other) => path.startsWith(`${other.path}/`));
        if (outer !== undefined)
            throw new not_probed/* NotProbed */.G({ kind: 'inside-another', path, outer: outer.path });
    }
    return { changes: [], places: new Map(data.map(({ path }) => [path, hiddenName(path)])), classes: null, rows: null };
}
const drawFor = ({ slug }, file, perturbation) => (0,random/* seededRandom */.I)(1, `${slug}/${perturbation}/${file}`);
async function openTables(folder, files) {
    const tables = [];
    let cells = 0;
    for (const file of files) {
        const opened = await openTable(folder, file);
        cells += (0,delimited/* weighRows */.AQ)(opened.table.rows);
        if (cells > delimited/* MOST_CELLS */.qC)
            throw new not_probed/* NotProbed */.G({ kind: 'too-many-cells', path: file.path });
        tables.push({ ...opened, name: file.path });
    }
    const rows = tables.reduce((sum, { table }) => sum + table.rows.length, 0);
    if (rows < LEAST_ROWS)
        throw new not_probed/* NotProbed */.G({ kind: 'too-few-rows', rows });
    return tables;
}
function changeTables({ data }, tables, classes, change) {
    const changed = tables.map((opened) => ({ path: opened.path, table: change(opened) }));
    return {
        changes: changed.map(({ path, table }) => ({ path, content: writeTable(table) })),
        places: new Map(data.map(({ path }) => [path, path])),
        classes: classes?.length ?? null,
        rows: changed.reduce((sum, { table }) => sum + table.rows.length, 0),
    };
}
/** No search for tables finds it: neither `*.csv`, nor what skips hidden files. */
const hiddenName = (path) => external_node_path_.posix.join(external_node_path_.posix.dirname(path), `.${external_node_path_.posix.basename(path).replaceAll('.', '-')}-renamed`);
async function openTable(folder, { path, target }) {
    const { kind, sizeBytes } = await locate(folder, path);
    if (kind === 'folder')
        throw new not_probed/* NotProbed */.G({ kind: 'folder', path });
    if (sizeBytes > MOST_BYTES)
        throw new not_probed/* NotProbed */.G({ kind: 'too-large', path, bytes: sizeBytes });
    const content = await (0,untrusted_files/* readBelow */.Gj)(folder, path, MOST_BYTES);
    if (content === null)
        throw new not_probed/* NotProbed */.G({ kind: 'missing', path });
    const table = readTable(content, target ?? null);
    if ('kind' in table)
        throw new not_probed/* NotProbed */.G({ ...table, path });
    return { path: (0,external_node_path_.join)(folder, path), table };
}
/** Of a file or folder that is the project's own, not one that a link leads to. */
async function locate(folder, path) {
    const found = await (0,untrusted_files/* lookBelow */.b4)(folder, path);
    if (found.kind === 'none')
        throw new not_probed/* NotProbed */.G({ kind: 'missing', path });
    if (found.kind === 'file' || found.kind === 'folder')
        return { kind: found.kind, sizeBytes: found.stats.size };
    throw new not_probed/* NotProbed */.G({ kind: found.kind, path });
}


/***/ }),

/***/ 76196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  probeValidity: () => (/* binding */ probeValidity)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
;// CONCATENATED MODULE: ./build/measurement/probe/access-times.js



/** Long before any write: file systems that save work (`relatime`) note an access only to a file written since the last one. */
const BEFORE = new Date('2001-01-01T00:00:00Z');
const MOST_FILES = 1000;
/**
 * Which files a run reads, seen from outside by the file system's access times: nothing in the script's process has to be
 * believed, and reads by any library count. A script that wants to can read a file and throw it away; it can't have used one
 * that it never read. `places`: where each declared file lies, below `folder`; nothing may read them until the run starts.
 * Returns what lists the declared files that were read; it gives null where this file system notes no access. A file that
 * was replaced counts as read. `scratch`: a folder that it may write to.
 */
async function watchAccess(folder, places) {
    const marked = [];
    for (const [declared, place] of places) {
        for (const path of await listPlainFiles(folder, place)) {
            const { mtime, ino } = await (0,promises_.lstat)(path);
            await (0,promises_.lutimes)(path, BEFORE, mtime);
            marked.push({ declared, path, inode: ino });
        }
    }
    return async (scratch) => {
        if (!(await notesAccess((0,external_node_path_.join)(scratch, 'access'))))
            return null;
        const wasRead = await Promise.all(marked.map(({ path, inode }) => isOpened(path, inode)));
        return [...new Set(marked.flatMap(({ declared }, index) => (wasRead[index] ? [declared] : [])))];
    };
}
async function isOpened(path, inode) {
    const now = await (0,promises_.lstat)(path).catch(() => null);
    return now === null || now.ino !== inode || now.atimeMs !== BEFORE.getTime();
}
/** The file, or the first files of a folder: never what a link leads to, which may lie anywhere on this host. */
async function listPlainFiles(folder, place) {
    const { kind } = await (0,untrusted_files/* lookBelow */.b4)(folder, place);
    if (kind === 'file')
        return [(0,external_node_path_.join)(folder, place)];
    const files = [];
    if (kind !== 'folder')
        return files;
    for await (const entry of (0,untrusted_files/* walkTree */.Ir)((0,external_node_path_.join)(folder, place))) {
        if (entry.kind === 'file' && files.push((0,external_node_path_.join)(folder, place, entry.path)) === MOST_FILES)
            break;
    }
    return files;
}
async function notesAccess(path) {
    await (0,promises_.writeFile)(path, 'x');
    await (0,promises_.lutimes)(path, BEFORE, new Date());
    await (0,promises_.readFile)(path);
    return (await (0,promises_.lstat)(path)).atimeMs !== BEFORE.getTime();
}

// EXTERNAL MODULE: ./build/measurement/probe/data-files.js + 2 modules
var data_files = __webpack_require__(47213);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/schema/metrics.js
var metrics = __webpack_require__(17107);
// EXTERNAL MODULE: ./build/measurement/instruments/home-notes.js
var home_notes = __webpack_require__(64031);
;// CONCATENATED MODULE: ./build/measurement/probe/trace.js




const NOTES = (0,home_notes/* openNotes */.A)('GREENML_PROBE', '.greenml-probe.json', 1024 * 1024);
/** Tells the shim `probe` where its notes go, and what computes a metric. */
const traceEnvironment = { ...NOTES.environment, GREENML_PROBE_METRICS: metrics/* METRIC_FUNCTIONS */.N1.join(' ') };
const rows = schemas/* int */.Whr().nonnegative().nullable();
const share = schemas/* number */.aig().min(0).max(1).nullable();
const notes = schemas/* strictObject */.rej({
    fits: schemas/* array */.YOg(schemas/* strictObject */.rej({
        model: schemas/* string */.YjP().regex(/^[A-Za-z_]\w{0,60}$/),
        passes: schemas/* int */.Whr().positive().nullable(),
        rows,
        duplicates: share,
    })),
    predictions: schemas/* array */.YOg(schemas/* strictObject */.rej({ rows, onTraining: share })),
    metrics: schemas/* array */.YOg(schemas/* strictObject */.rej({ value: schemas/* number */.aig(), rows, onTraining: share })),
});
const NO_NOTES = { fits: [], predictions: [], metrics: [] };
/**
 * What the script was seen to train and test on, by the notes of its own process, which it could have left out or written
 * itself. `metric`: what the run printed.
 */
async function readTrace(homeFolder, metric) {
    const content = await NOTES.read(homeFolder);
    const found = notes.safeParse(content && (0,files/* readJsonText */.gb)(content.toString()));
    return summarise(found.data ?? NO_NOTES, metric);
}
function summarise({ fits, predictions, metrics }, metric) {
    const largest = largestOf(fits.filter(({ duplicates }) => duplicates !== null)) ?? largestOf(fits);
    const longest = fits.reduce((best, each) => (each.passes !== null && each.passes > (best?.passes ?? 0) ? each : best), null);
    const tested = testBehind(metric, metrics) ?? leastTrained(predictions);
    return {
        trainedRows: largest?.rows ?? null,
        duplicateRows: largest?.duplicates ?? null,
        testedRows: tested?.rows ?? null,
        testedOnTraining: tested?.onTraining ?? null,
        passes: longest?.passes ?? null,
        model: longest?.model ?? null,
    };
}
const largestOf = (fits) => fits.toSorted((a, b) => (a.rows ?? 0) - (b.rows ?? 0)).at(-1) ?? null;
/** The call that returned what was printed; of several the one that speaks best of the script. */
function testBehind(printed, metrics) {
    if (printed === null)
        return null;
    const { value, normalised } = printed;
    const isPrinted = (returned) => [value, normalised].some((shown) => [returned, -returned, 100 * returned, Math.sqrt(Math.abs(returned))].some((each) => Math.abs(each - shown) <= rounding(shown)));
    return leastTrained(metrics.filter((each) => isPrinted(each.value)));
}
/** Half of a number's last decimal place: what rounding can have taken. A 1 may be 1.000000, of which no digit was lost. */
function rounding(shown) {
    const decimals = `${shown}`.split('.')[1]?.length ?? 0;
    return Math.min(0.5000001 * 10 ** -decimals, 0.01 * Math.abs(shown) + 1e-9);
}
/**
 * Of calls on at least a twentieth of the most rows: one prediction for a single new row says nothing. Many such together, a
 * batch or a row at a time, are a test, of nobody knows how many rows.
 */
function leastTrained(tests) {
    const least = Math.max(0, ...tests.map((each) => each.rows ?? 0)) / 20;
    const [large, small] = [
        tests.filter(({ rows }) => (rows ?? 0) >= least),
        tests.filter(({ rows }) => (rows ?? 0) < least),
    ];
    const isTest = small.length > 0 && small.reduce((sum, { rows }) => sum + (rows ?? 0), 0) >= least;
    return leastOf(isTest ? [...large, ...small.map((each) => ({ ...each, rows: null }))] : large);
}
function leastOf(tests) {
    const unknown = tests.find(({ onTraining }) => onTraining === null);
    const [first] = tests.toSorted((a, b) => (a.onTraining ?? 0) - (b.onTraining ?? 0));
    return unknown ?? first ?? null;
}

;// CONCATENATED MODULE: ./build/measurement/probe/probe.js



/** One run on changed data, from the copy of the project to what was seen. */
function probeValidity(perturbation, project) {
    let data = null;
    let listOpened = null;
    return {
        shims: ['probe'],
        environment: traceEnvironment,
        whyNoEnergy: "not read: the data was not the project's own",
        change: async (projectFolder) => {
            data = await (0,data_files/* perturbData */.V)(projectFolder, project, perturbation);
        },
        begin: async ({ projectFolder }) => {
            listOpened = await watchAccess(projectFolder, data?.places ?? new Map());
        },
        read: async ({ homeFolder, folder }, { metric }) => {
            const { classes = null, rows = null } = data ?? {};
            const dataOpened = (await listOpened?.(folder)) ?? null;
            return { probe: { perturbation, classes, rows, dataOpened, ...(await readTrace(homeFolder, metric)) } };
        },
    };
}


/***/ }),

/***/ 72577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ uniformInt)
/* harmony export */ });
//#region src/distribution/internals/uniformIntInternal.ts
/**
* Uniformly generate number in range [0 ; rangeSize[
* With rangeSize <= 0x100000000
* @internal
*/
function uniformIntInternal(rng, rangeSize) {
	const MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
	let deltaV = rng.next() + 2147483648;
	while (deltaV >= MaxAllowed) deltaV = rng.next() + 2147483648;
	return deltaV % rangeSize;
}
//#endregion
//#region src/distribution/internals/ArrayInt64.ts
/**
* We only accept safe integers here
* @internal
*/
function fromNumberToArrayInt64(out, n) {
	if (n < 0) {
		const posN = -n;
		out.sign = -1;
		out.data[0] = ~~(posN / 4294967296);
		out.data[1] = posN >>> 0;
	} else {
		out.sign = 1;
		out.data[0] = ~~(n / 4294967296);
		out.data[1] = n >>> 0;
	}
	return out;
}
/**
* Substract two ArrayInt of 64 bits on 64 bits.
* With arrayIntA - arrayIntB >= 0
* @internal
*/
function substractArrayInt64(out, arrayIntA, arrayIntB) {
	const lowA = arrayIntA.data[1];
	const highA = arrayIntA.data[0];
	const signA = arrayIntA.sign;
	const lowB = arrayIntB.data[1];
	const highB = arrayIntB.data[0];
	const signB = arrayIntB.sign;
	out.sign = 1;
	if (signA === 1 && signB === -1) {
		const low = lowA + lowB;
		const high = highA + highB + (low > 4294967295 ? 1 : 0);
		out.data[0] = high >>> 0;
		out.data[1] = low >>> 0;
		return out;
	}
	let lowFirst = lowA;
	let highFirst = highA;
	let lowSecond = lowB;
	let highSecond = highB;
	if (signA === -1) {
		lowFirst = lowB;
		highFirst = highB;
		lowSecond = lowA;
		highSecond = highA;
	}
	let reminderLow = 0;
	let low = lowFirst - lowSecond;
	if (low < 0) {
		reminderLow = 1;
		low = low >>> 0;
	}
	out.data[0] = highFirst - highSecond - reminderLow;
	out.data[1] = low;
	return out;
}
//#endregion
//#region src/distribution/internals/uniformArrayIntInternal.ts
/**
* Uniformly generate ArrayInt64 in range [0 ; rangeSize[
*
* @remarks
* In the worst case scenario it may discard half of the randomly generated value.
* Worst case being: most significant number is 1 and remaining part evaluates to 0.
*
* @internal
*/
function uniformArrayIntInternal(rng, out, rangeSize) {
	const maxIndex0 = rangeSize[0] + 1;
	out[0] = uniformIntInternal(rng, maxIndex0);
	out[1] = uniformIntInternal(rng, 4294967296);
	while (out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1])) {
		out[0] = uniformIntInternal(rng, maxIndex0);
		out[1] = uniformIntInternal(rng, 4294967296);
	}
	return out;
}
//#endregion
//#region src/distribution/uniformInt.ts
const safeNumberMaxSafeInteger = Number.MAX_SAFE_INTEGER;
const sharedA = {
	sign: 1,
	data: [0, 0]
};
const sharedB = {
	sign: 1,
	data: [0, 0]
};
const sharedC = {
	sign: 1,
	data: [0, 0]
};
const sharedData = [0, 0];
function uniformLargeIntInternal(rng, from, to, rangeSize) {
	const rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
	if (rangeSizeArrayIntValue.data[1] === 4294967295) {
		rangeSizeArrayIntValue.data[0] += 1;
		rangeSizeArrayIntValue.data[1] = 0;
	} else rangeSizeArrayIntValue.data[1] += 1;
	uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
	return sharedData[0] * 4294967296 + sharedData[1] + from;
}
/**
* Uniformly generate random integer values between `from` (included) and `to` (included)
*
* @param rng - Instance of RandomGenerator to extract random values from
* @param from - Lower bound of the range (included)
* @param to - Upper bound of the range (included)
*
* @public
*/
function uniformInt(rng, from, to) {
	const rangeSize = to - from;
	if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
	return uniformLargeIntInternal(rng, from, to, rangeSize);
}
//#endregion



/***/ }),

/***/ 19821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ xoroshiro128plus)
/* harmony export */ });
/* unused harmony export xoroshiro128plusFromState */
//#region src/generator/xoroshiro128plus.ts
const jumps = [
	3639956645,
	3750757012,
	1261568508,
	386426335
];
var XoroShiro128Plus = class XoroShiro128Plus {
	constructor(s01, s00, s11, s10) {
		this.s01 = s01;
		this.s00 = s00;
		this.s11 = s11;
		this.s10 = s10;
	}
	clone() {
		return new XoroShiro128Plus(this.s01, this.s00, this.s11, this.s10);
	}
	next() {
		const out = this.s00 + this.s10 | 0;
		const a0 = this.s10 ^ this.s00;
		const a1 = this.s11 ^ this.s01;
		const s00 = this.s00;
		const s01 = this.s01;
		this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
		this.s01 = s01 << 24 ^ s00 >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
		this.s10 = a1 << 5 ^ a0 >>> 27;
		this.s11 = a0 << 5 ^ a1 >>> 27;
		return out;
	}
	jump() {
		let ns01 = 0;
		let ns00 = 0;
		let ns11 = 0;
		let ns10 = 0;
		let s01 = this.s01;
		let s00 = this.s00;
		let s11 = this.s11;
		let s10 = this.s10;
		for (let i = 0; i !== 4; ++i) {
			const ji = jumps[i];
			for (let mask = 1; mask; mask <<= 1) {
				if (ji & mask) {
					ns01 ^= s01;
					ns00 ^= s00;
					ns11 ^= s11;
					ns10 ^= s10;
				}
				const a0 = s10 ^ s00;
				const a1 = s11 ^ s01;
				const s00_ = s00;
				const s01_ = s01;
				s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
				s01 = s01_ << 24 ^ s00_ >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
				s10 = a1 << 5 ^ a0 >>> 27;
				s11 = a0 << 5 ^ a1 >>> 27;
			}
		}
		this.s01 = ns01;
		this.s00 = ns00;
		this.s11 = ns11;
		this.s10 = ns10;
	}
	getState() {
		return [
			this.s01,
			this.s00,
			this.s11,
			this.s10
		];
	}
};
function xoroshiro128plusFromState(state) {
	if (!(state.length === 4)) throw new Error("The state must have been produced by a xoroshiro128plus RandomGenerator");
	return new XoroShiro128Plus(state[0], state[1], state[2], state[3]);
}
function xoroshiro128plus(seed) {
	return new XoroShiro128Plus(-1, ~seed, seed | 0, 0);
}
//#endregion



/***/ })

};

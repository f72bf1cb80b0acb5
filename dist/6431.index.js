export const id = 6431;
export const ids = [6431];
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


/***/ })

};

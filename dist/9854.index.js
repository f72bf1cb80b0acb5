export const id = 9854;
export const ids = [9854];
export const modules = {

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


/***/ })

};

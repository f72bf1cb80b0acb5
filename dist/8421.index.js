export const id = 8421;
export const ids = [8421];
export const modules = {

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

/***/ 38421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderMeasurement: () => (/* binding */ renderMeasurement)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _base_display_width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43787);
/* harmony import */ var _base_text_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59800);
/* harmony import */ var _base_wrap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61862);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91244);
/* harmony import */ var _measurement_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62033);






const PLAIN = { width: 100, colour: false };
const COLOURS = { head: 'bold', less: 'green', more: 'red', note: 'dim', warning: 'yellow' };
function paint(line, tone, { colour }) {
    return tone === null || !colour ? line : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(COLOURS[tone], line, { validateStream: false });
}
const NARROWEST_LABEL = 12;
/** For a terminal: what failed, a row a command, bars, how the commands compare, and what to know of the numbers. */
function renderMeasurement(measurement, complaints, display = PLAIN) {
    const labels = (0,_measurement_view_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLabels */ .h)(measurement, Math.max(NARROWEST_LABEL, Math.floor(display.width / 3)));
    const quoted = labels.map((label) => `\`${label}\``);
    const view = (0,_measurement_view_js__WEBPACK_IMPORTED_MODULE_2__/* .viewMeasurement */ .w)(measurement, complaints, quoted);
    const paragraph = (text, tone) => (0,_base_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrapText */ .C)(text, display.width)
        .split('\n')
        .map((line) => paint(line, tone, display));
    return [
        view.failures.flatMap((text) => paragraph(text, 'warning')),
        renderCommands(measurement, view, display),
        renderBars(view, labels, display),
        view.comparisons.flatMap(({ text, tone }) => paragraph(text, tone)),
        view.notes.flatMap((text) => paragraph(text, 'note')),
        view.warnings.flatMap((text) => paragraph(text, 'warning')),
    ]
        .filter((part) => part.length > 0)
        .map((part) => part.join('\n'))
        .join('\n\n');
}
/** A table where it fits once the longest labels are cut; else a few lines a command. */
function renderCommands(measurement, { head, rows }, display) {
    const { width } = display;
    const room = width - (0,_base_text_table_js__WEBPACK_IMPORTED_MODULE_4__/* .tableWidth */ .P)([head, ...rows].map((row) => ['', ...row]));
    if (room < NARROWEST_LABEL) {
        const labels = (0,_measurement_view_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLabels */ .h)(measurement, width);
        return rows.flatMap((row, index) => [paint(labels[index] ?? '', 'head', display), ...stackCells(head, row)]);
    }
    const labels = (0,_measurement_view_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLabels */ .h)(measurement, room);
    const table = [['command', ...head], ...rows.map((row, index) => [labels[index] ?? '', ...row])];
    const [first = '', ...lines] = (0,_base_text_table_js__WEBPACK_IMPORTED_MODULE_4__/* .alignColumns */ .R)(table, width, { numbers: true });
    return [paint(first, 'head', display), ...lines];
}
const stackCells = (head, row) => row.flatMap((cell, column) => {
    const name = head[column] ?? '';
    if (name === 'range' && cell === _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .MISSING */ .lV)
        return [];
    return name === 'user/system' ? [`  CPU     ${cell} ${name}`] : [`  ${name.padEnd(7)} ${cell}`];
});
const WIDEST_BAR = 40;
function renderBars({ relative }, labels, display) {
    if (relative === null)
        return [];
    const { what, ratios } = relative;
    const texts = ratios.map((ratio) => (ratio === null ? _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .MISSING */ .lV : `×${ratio.toFixed(ratio < 10 ? 2 : 0)}`));
    const textWidth = Math.max(...texts.map(_base_display_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1));
    const labelWidth = Math.max(...labels.map(_base_display_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1));
    const columns = Math.min(WIDEST_BAR, display.width - labelWidth - textWidth - 4);
    const most = Math.max(...ratios.map((ratio) => ratio ?? 0));
    const lines = ratios.map((ratio, index) => {
        const bar = ratio === null ? '' : ` ${drawBar(ratio / most, columns)}`;
        return `${(0,_base_display_width_js__WEBPACK_IMPORTED_MODULE_5__/* .padEnd */ .f)(labels[index] ?? '', labelWidth)}  ${(0,_base_display_width_js__WEBPACK_IMPORTED_MODULE_5__/* .padStart */ .CF)(texts[index] ?? '', textWidth)}${bar}`;
    });
    return [paint(what, 'head', display), ...lines];
}
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
/** A bar of `share` (0–1) of so many columns, to an eighth of a column. */
function drawBar(share, columns) {
    const eighths = Math.max(1, Math.round(share * columns * 8));
    return '█'.repeat(eighths >> 3) + EIGHTHS[eighths % 8];
}


/***/ })

};

export const id = 6684;
export const ids = [6684];
export const modules = {

/***/ 6684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderMeasurementMarkdown: () => (/* binding */ renderMeasurementMarkdown)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);
/* harmony import */ var _text_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5564);
/* harmony import */ var _measurement_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62033);



const WIDEST_LABEL = 80;
/** The same as GitHub Markdown: what failed, a table, then a list. */
function renderMeasurementMarkdown(measurement, complaints) {
    const labels = (0,_measurement_view_js__WEBPACK_IMPORTED_MODULE_1__/* .formatLabels */ .h)(measurement, WIDEST_LABEL);
    const { failures, head, rows, relative, ...view } = (0,_measurement_view_js__WEBPACK_IMPORTED_MODULE_1__/* .viewMeasurement */ .w)(measurement, complaints, labels);
    const ratios = relative?.ratios.map((ratio) => (ratio === null ? _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MISSING */ .lV : `×${ratio.toFixed(2)}`));
    const table = (0,_text_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownTable */ .Qj)(['command', ...head, ...(relative === null ? [] : [relative.what])], rows.map((row, index) => [(0,_text_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(labels[index] ?? ''), ...row, ...(ratios?.slice(index, index + 1) ?? [])]));
    const list = (texts) => texts.map((text) => `- ${(0,_text_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(text)}`);
    const items = [...view.comparisons.map(({ text }) => text), ...view.notes, ...view.warnings];
    return [...list(failures), ...(failures.length > 0 ? [''] : []), ...table, '', ...list(items), ''].join('\n');
}


/***/ }),

/***/ 5564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Fg: () => (/* binding */ ratioBar),
/* harmony export */   Qj: () => (/* binding */ markdownTable),
/* harmony export */   VV: () => (/* binding */ escapeInline)
/* harmony export */ });
/** Breaks a word in two for a parser and not for a reader, as Dependabot does it. */
const BREAK = '&#8203;';
/**
 * Text from outside as GitHub Markdown that shows it and does nothing else: no HTML, no formatting, no table cell's end,
 * no mention, no issue reference, no link. Expects one printable line (`cleanLine`).
 */
const escapeMarkdown = (text) => escapeInline(text)
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^[-+#=]/, '\\$&');
/** For a place where no line begins, as a table's cell: `+0.002` stays as it is. */
function escapeInline(text) {
    return text
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .replace(/[\\`*_{}[\]|~$!]/g, '\\$&')
        .replace(/#(?=\w)/g, `#${BREAK}`) // before the breaks, which hold this sign
        .replace(/@(?=\w)/g, `@${BREAK}`)
        .replace(/\bGH-(?=\d)/gi, `$&${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/\bwww\./gi, `www${BREAK}.`);
}
function markdownTable(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)];
}
const CELLS = 10;
/** `██████░░░░` for ×0.62: ten cells are the baseline, what is above it stands beyond, cut at three times. */
function ratioBar(ratio) {
    const filled = Math.round(Math.min(ratio, 3) * CELLS);
    if (filled <= CELLS)
        return '█'.repeat(filled) + '░'.repeat(CELLS - filled);
    return `${'█'.repeat(CELLS)}${'▓'.repeat(filled - CELLS)}${ratio > 3 ? '»' : ''}`;
}


/***/ })

};

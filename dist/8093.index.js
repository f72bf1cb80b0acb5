export const id = 8093;
export const ids = [8093];
export const modules = {

/***/ 86084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Fg: () => (/* binding */ ratioBar),
/* harmony export */   Qj: () => (/* binding */ markdownTable)
/* harmony export */ });
/** Breaks a word in two for a parser and not for a reader, as Dependabot does it. */
const BREAK = '&#8203;';
/**
 * Text from outside as GitHub Markdown that shows it and does nothing else: no HTML, no formatting, no table cell's end,
 * no mention, no issue reference, no link. Expects one printable line (`cleanLine`).
 */
function escapeMarkdown(text) {
    return text
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .replace(/[\\`*_{}[\]|~$!]/g, '\\$&')
        .replace(/#(?=\w)/g, `#${BREAK}`) // before the breaks, which hold this sign
        .replace(/@(?=\w)/g, `@${BREAK}`)
        .replace(/\bGH-(?=\d)/gi, `$&${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/\bwww\./gi, `www${BREAK}.`)
        .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
        .replace(/^[-+#=]/, '\\$&');
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


/***/ }),

/***/ 10474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderMeasurementMarkdown: () => (/* binding */ renderMeasurementMarkdown)
/* harmony export */ });
/* harmony import */ var _markdown_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86084);
/* harmony import */ var _measurement_cells_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24815);
/* harmony import */ var _measurement_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72617);
/* harmony import */ var _measurement_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81840);




const MOST_LABEL = 80;
/** The same as GitHub Markdown: what failed, a table, then a list. */
function renderMeasurementMarkdown(measurement, complaints) {
    const { commands } = measurement;
    const labels = (0,_measurement_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .labelsOf */ .PC)(measurement, MOST_LABEL);
    const relative = (0,_measurement_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .relativeMeans */ .j)(measurement);
    const cells = commands.map(_measurement_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .cellsOf */ .nc);
    const carbon = cells.some((each) => each.carbon !== null);
    const head = [
        ...['command', 'time', 'range', 'user/system', 'memory', 'energy'],
        ...(carbon ? ['carbon'] : []),
        ...(relative === null ? [] : [relative.what]),
    ];
    const rows = cells.map((each, index) => {
        const ratio = relative?.ratios[index] ?? null;
        return [
            (0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(labels[index] ?? ''),
            ...[each.time, each.range, each.cpu, each.memory, each.energy],
            ...(carbon ? [each.carbon ?? '–'] : []),
            ...(relative === null ? [] : [ratio === null ? '–' : `×${ratio.toFixed(2)}`]),
        ];
    });
    const items = [
        ...(0,_measurement_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .compareInWords */ .y)(measurement, labels).map(({ text }) => text),
        ...(0,_measurement_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .notesOf */ .h$)(measurement, labels),
        ...(0,_measurement_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .warningsOf */ .nZ)(measurement, labels).map((text) => `warning: ${text}`),
    ];
    const list = (texts) => texts.map((text) => `- ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(text)}`);
    const failures = list((0,_measurement_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresOf */ .dJ)(measurement, complaints, labels).map((text) => `warning: ${text}`));
    return [...failures, ...(failures.length > 0 ? [''] : []), ...(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Qj)(head, rows), '', ...list(items), ''].join('\n');
}


/***/ })

};

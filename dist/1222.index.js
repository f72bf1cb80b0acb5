export const id = 1222;
export const ids = [1222];
export const modules = {

/***/ 71222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderMeasurement: () => (/* binding */ renderMeasurement)
});

// EXTERNAL MODULE: ./build/report/measurement-cells.js
var measurement_cells = __webpack_require__(24815);
// EXTERNAL MODULE: ./build/report/measurement-comparison.js
var measurement_comparison = __webpack_require__(72617);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/report/measurement-layout.js

const PLAIN = { width: 100, colour: false };
const COLOURS = { head: 'bold', less: 'green', more: 'red', quiet: 'dim', warning: 'yellow' };
function paint(line, tone, { colour }) {
    return tone === 'plain' || !colour ? line : (0,external_node_util_.styleText)(COLOURS[tone], line, { validateStream: false });
}
/** Lines of at most `width` characters, broken at spaces; those after the first are set in by two. */
function wrap(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (longer.trimStart().length > 0 && longer.length > width && line.trim() !== '') {
            lines.push(line);
            line = `  ${word}`;
        }
        else
            line = longer;
    }
    return [...lines, line];
}
const GAP = '  ';
/** Columns as wide as their widest cell, the first to the left, the others to the right; null where they need more room. */
function alignCells(rows, width) {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    if (widths.reduce((sum, each) => sum + each + GAP.length, -GAP.length) > width)
        return null;
    return rows.map((row) => row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join(GAP)
        .trimEnd());
}
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
/** A bar of `share` (0–1) of so many cells, to an eighth of a cell. */
function drawBar(share, cells) {
    const eighths = Math.max(1, Math.round(share * cells * 8));
    return '█'.repeat(eighths >> 3) + EIGHTHS[eighths % 8];
}

// EXTERNAL MODULE: ./build/report/measurement-notes.js
var measurement_notes = __webpack_require__(81840);
;// CONCATENATED MODULE: ./build/report/measurement-table.js




const HEAD = ['command', 'time', 'range', 'user/system', 'memory', 'energy'];
const LEAST_LABEL = 12;
/** For a terminal: what failed, a row a command, bars, how the commands compare, and what to know of the numbers. */
function renderMeasurement(measurement, complaints, display = PLAIN) {
    const { width } = display;
    const labels = (0,measurement_cells/* labelsOf */.PC)(measurement, Math.max(LEAST_LABEL, Math.floor(width / 3))).map((label) => `\`${label}\``);
    const comparisons = (0,measurement_comparison/* compareInWords */.y)(measurement, labels).flatMap(({ text, tone }) => wrap(text, width).map((line) => paint(line, tone, display)));
    const notes = (0,measurement_notes/* notesOf */.h$)(measurement, labels).flatMap((note) => wrap(note, width));
    const warn = (text) => wrap(`warning: ${text}`, width);
    const failures = (0,measurement_notes/* failuresOf */.dJ)(measurement, complaints, labels).flatMap(warn);
    const warnings = (0,measurement_notes/* warningsOf */.nZ)(measurement, labels).flatMap(warn);
    return [
        failures.map((line) => paint(line, 'warning', display)),
        renderCommands(measurement, display),
        renderBars(measurement, display),
        comparisons,
        notes.map((line) => paint(line, 'quiet', display)),
        warnings.map((line) => paint(line, 'warning', display)),
    ]
        .filter((part) => part.length > 0)
        .map((part) => part.join('\n'))
        .join('\n\n');
}
/** A table where it fits once the longest labels are cut; else a few lines a command. */
function renderCommands(measurement, display) {
    const { width } = display;
    const cells = measurement.commands.map(measurement_cells/* cellsOf */.nc);
    const carbon = cells.some((each) => each.carbon !== null);
    const head = [...HEAD, ...(carbon ? ['carbon'] : [])];
    const columns = cells.map((each) => columnsOf(each, carbon));
    const rest = alignCells([head.slice(1), ...columns].map((row) => ['', ...row]), Number.POSITIVE_INFINITY);
    const room = width - Math.max(...(rest ?? []).map(({ length }) => length));
    const labels = (0,measurement_cells/* labelsOf */.PC)(measurement, room < LEAST_LABEL ? width : room);
    if (room < LEAST_LABEL)
        return cells.flatMap((each, index) => stack(labels[index] ?? '', each, display));
    const rows = columns.map((row, index) => [labels[index] ?? '', ...row]);
    const [first = '', ...lines] = alignCells([head, ...rows], width) ?? [];
    return [paint(first, 'head', display), ...lines];
}
const columnsOf = ({ time, range, cpu, memory, energy, carbon: grams }, carbon) => [
    time,
    range,
    cpu,
    memory,
    energy,
    ...(carbon ? [grams ?? '–'] : []),
];
function stack(label, { time, range, cpu, memory, energy, carbon }, display) {
    const lines = [
        `  time    ${time}`,
        ...(range === '–' ? [] : [`  range   ${range}`]),
        `  CPU     ${cpu} user/system`,
        `  memory  ${memory}`,
        `  energy  ${energy}`,
        ...(carbon === null ? [] : [`  carbon  ${carbon}`]),
    ];
    return [paint(label, 'head', display), ...lines];
}
const MOST_BAR = 40;
function renderBars(measurement, display) {
    const relative = (0,measurement_comparison/* relativeMeans */.j)(measurement);
    if (relative === null)
        return [];
    const { what, ratios } = relative;
    const texts = ratios.map((ratio) => (ratio === null ? '–' : `×${ratio.toFixed(ratio < 10 ? 2 : 0)}`));
    const textWidth = Math.max(...texts.map(({ length }) => length));
    const labels = (0,measurement_cells/* labelsOf */.PC)(measurement, Math.max(LEAST_LABEL, Math.floor(display.width / 3)));
    const labelWidth = Math.max(...labels.map(({ length }) => length));
    const cells = Math.min(MOST_BAR, display.width - labelWidth - textWidth - 4);
    const most = Math.max(...ratios.map((ratio) => ratio ?? 0));
    const lines = ratios.map((ratio, index) => {
        const bar = ratio === null ? '' : ` ${drawBar(ratio / most, cells)}`;
        return `${(labels[index] ?? '').padEnd(labelWidth)}  ${(texts[index] ?? '').padStart(textWidth)}${bar}`;
    });
    return [paint(what, 'head', display), ...lines];
}


/***/ })

};

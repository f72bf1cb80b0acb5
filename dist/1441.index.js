export const id = 1441;
export const ids = [1441];
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

/***/ 56412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ stackedRatio),
/* harmony export */   Av: () => (/* binding */ meanCell),
/* harmony export */   EH: () => (/* binding */ numberCell),
/* harmony export */   J2: () => (/* binding */ formatBaseline),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   Rg: () => (/* binding */ formatGroup),
/* harmony export */   Xg: () => (/* binding */ shownQuantities),
/* harmony export */   _V: () => (/* binding */ judgedLine),
/* harmony export */   oV: () => (/* binding */ ratioCell),
/* harmony export */   t5: () => (/* binding */ formatVariant),
/* harmony export */   tb: () => (/* binding */ BASELINES),
/* harmony export */   wj: () => (/* binding */ shareCell)
/* harmony export */ });
/* harmony import */ var _schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56369);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91244);
/* harmony import */ var _text_verdict_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36010);



/** The one without plots first: a model earns nothing by deleting a plot. */
const BASELINES = ['original-headless', 'original'];
/** The quantity of the headline first; energy only where there is a number. */
function shownQuantities({ leading, energyQuality }) {
    if (energyQuality === 'unavailable')
        return ['cpu', 'wall'];
    return leading === 'energy' ? ['energy', 'cpu', 'wall'] : ['cpu', 'wall', 'energy'];
}
/** The group's name as every table has it. */
const formatGroup = ({ mode, model }) => model === null ? mode : `${mode} ${model}`;
const formatVariant = ({ mode, details }) => ({
    text: mode,
    note: details === '' ? undefined : details,
});
/** `×0.62 (0.55–0.70) ▼ 38 % less CPU time`; an estimate gets its mark and no verdict. */
function judgedLine(ratio, quantity, note) {
    const text = ratio?.estimate == null ? '' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRatio */ .B0)(ratio);
    if (ratio?.quality === 'estimated')
        return { text, mark: _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .ESTIMATED_MARK */ .x3, note };
    return { text, chips: [{ ...(0,_text_verdict_words_js__WEBPACK_IMPORTED_MODULE_2__/* .lookOf */ .Li)(ratio), text: (0,_text_verdict_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatFinding */ .tf)(ratio, quantity) }], note };
}
/** Nearer to ×1 a change is not worth a colour. */
const SMALLEST_CHANGE = Math.log(1.005);
/** `▼ ×0.71` with its interval; the sign and the colour only where the interval leaves out 1. */
function ratioCell(estimate, interval, note) {
    if (estimate === null)
        return { text: '–', value: null, tone: 'none', note };
    const { sign, tone } = lookAt(estimate, interval);
    return { text: `${sign}${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRatio */ .B0)({ estimate, interval })}`, tone, value: estimate, note };
}
/** A mean over projects with their number; absent: there is none. */
const meanCell = (mean) => mean == null ? ratioCell(null, null) : ratioCell(mean.estimate, mean.interval, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(mean.projects, 'project'));
/** The same with the interval as its note, for a table of many columns. */
function stackedRatio(estimate, interval) {
    const { sign, tone } = lookAt(estimate, interval);
    const { ratio, range } = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRatioParts */ .vv)(estimate, interval);
    return { text: `${sign}${ratio}`, tone, value: estimate, note: range ?? undefined };
}
function lookAt(estimate, interval) {
    if (Math.abs(Math.log(estimate)) < SMALLEST_CHANGE)
        return { sign: '', tone: 'none' };
    const side = interval === null ? null : (0,_schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .sideOfOne */ .pe)(interval);
    return { sign: side === null ? '' : side === 'less' ? '▼ ' : '▲ ', tone: side ?? undefined };
}
/** `3 of 24`, with Wilson's interval of the share. */
function shareCell(part, of, interval) {
    return {
        text: `${part} of ${of}`,
        note: of === 0
            ? undefined
            : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(part / of)}${interval === null ? '' : ` (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercentRange */ .sP)(interval)})`}`,
        value: of === 0 ? null : part / of,
    };
}
const formatBaseline = (baseline) => _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_WORDS */ .m6[baseline];
/** `CPU time against the original without plots`. */
const formatAgainst = (quantity, baseline) => `${_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .QUANTITY_WORDS */ .O5[quantity]} against the ${formatBaseline(baseline)}`;
/** A number as `format` writes it; a dash where there is none. */
const numberCell = (value, format, note) => ({
    text: value === null ? _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .MISSING */ .lV : format(value),
    note,
    value,
});


/***/ }),

/***/ 36500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ composeTable),
/* harmony export */   u: () => (/* binding */ composeChapter)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);
/* harmony import */ var _text_phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80002);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84716);



/** A row for each thing; a long table is folded where nothing else is said, since it hides what comes after it. */
function composeTable(caption, items, columns, folded = items.length > LONG_TABLE) {
    const rows = items.map((item) => Object.values(columns).map((show) => composeCell(show(item))));
    return { caption, columns: Object.keys(columns), rows, folded };
}
const LONG_TABLE = 12;
function composeCell(cell) {
    if (cell === null)
        return { lines: [{ text: _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MISSING */ .lV }], value: null };
    if (typeof cell === 'number')
        return { lines: [{ text: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(cell) }], value: cell };
    if (typeof cell === 'string')
        return { lines: [{ text: cell }] };
    if ('lines' in cell)
        return cell;
    const { value, ...line } = cell;
    return { lines: [line], value };
}
/** Makes every text printable and drops empty tables; null: there is nothing to show but sentences about it. */
function composeChapter({ notes = [], facts = {}, tables = [], ...draft }) {
    const chapter = {
        ...{ lead: [], figure: null, sections: [], logs: null, ...draft },
        notes: notes.map((note) => (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTexts */ .B5)([note].flat())),
        tables: tables.filter(({ rows }) => rows.length > 0),
        facts: Object.entries(facts).flatMap(([label, values]) => [values].flat().map((value) => ({ label, value }))),
    };
    const shown = [chapter.notes, chapter.tables, chapter.facts, chapter.sections];
    return shown.every((parts) => parts.length === 0) ? null : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .makePrintable */ .S)(chapter);
}


/***/ }),

/***/ 38944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ formatAuthorGap),
/* harmony export */   u: () => (/* binding */ composeCode)
/* harmony export */ });
/* harmony import */ var _text_by_kind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80761);
/* harmony import */ var _text_change_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75251);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91244);
/* harmony import */ var _cells_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56412);
/* harmony import */ var _chapter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36500);





const SHOWN_KINDS = 10;
/** What models changed in the code, and the ratios of answers that did beside those that did not. */
function composeCode(code) {
    if (code === null)
        return null;
    const { changes, associations, leading } = code;
    const found = changes.filter(({ answers }) => answers > 0).toSorted((a, b) => b.answers - a.answers);
    // Against the author's code without plots where it ran.
    const rows = found.map((change) => {
        const headless = findAssociation(change, associations, 'original-headless');
        return { ...change, found: headless ?? findAssociation(change, associations, 'original') };
    });
    const others = rows.flatMap((row) => {
        const other = findAssociation(row, associations, 'original');
        return other === undefined || other === row.found ? [] : [{ ...row, found: other }];
    });
    const quantity = associations.every((each) => each.with === null)
        ? ''
        : ` (${(0,_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAgainst */ .L$)(leading, 'original-headless')} where nothing else is said)`;
    return (0,_chapter_js__WEBPACK_IMPORTED_MODULE_3__/* .composeChapter */ .u)({
        id: 'code',
        title: 'What changed in the code',
        lead: [
            `Found by parsing both scripts, against the author's. Ratios are of answers that show a change and of those that do not${quantity}; “same project” compares the two inside projects that have both. This is association, not cause: changes come together, projects differ, and nothing is corrected for the number of comparisons.`,
        ],
        tables: [
            (0,_chapter_js__WEBPACK_IMPORTED_MODULE_3__/* .composeTable */ .Z)('Kinds of change, most frequent first', rows.slice(0, SHOWN_KINDS), COLUMNS, false),
            (0,_chapter_js__WEBPACK_IMPORTED_MODULE_3__/* .composeTable */ .Z)('Less frequent kinds of change', rows.slice(SHOWN_KINDS), COLUMNS, true),
            (0,_chapter_js__WEBPACK_IMPORTED_MODULE_3__/* .composeTable */ .Z)(`The same against the ${(0,_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBaseline */ .J2)('original')}`, others, COLUMNS, true),
            sizeTable(code),
        ],
        notes: formatGaps(code),
    });
}
const COLUMNS = {
    Change: ({ kind }) => (0,_text_change_words_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChangeKind */ .WK)(kind),
    Mode: ({ mode }) => mode,
    'Answers that show it': ({ answers, of }) => (0,_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .shareCell */ .wj)(answers, of, null),
    'Ratio with it': ({ found }) => ({ ...(0,_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .meanCell */ .Av)(found?.with), ...exception(found) }),
    'Ratio without it': ({ found }) => (0,_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .meanCell */ .Av)(found?.without),
    'Same project': ({ found }) => (0,_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .meanCell */ .Av)(found?.difference),
};
const findAssociation = ({ kind, mode, leading }, associations, baseline) => associations.find((each) => each.kind === kind &&
    each.mode === mode &&
    each.quantity === leading &&
    each.baseline === baseline &&
    each.with !== null);
const exception = (association) => association?.baseline === 'original' ? { note: (0,_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAgainst */ .L$)(association.quantity, association.baseline) } : {};
const MEASURE_WORDS = { bytes: 'bytes', logicalLines: 'logical lines', tokens: 'tokens' };
/** Of all models and projects together. */
const sizeTable = ({ sizes }) => (0,_chapter_js__WEBPACK_IMPORTED_MODULE_3__/* .composeTable */ .Z)('Sizes of the scripts, by mode', sizes.filter(({ mode, model, project }) => mode !== null && model === null && project === null), {
    Mode: ({ mode }) => mode ?? '',
    Measure: ({ measure }) => MEASURE_WORDS[measure],
    Scripts: ({ count }) => count,
    Median: ({ median, p10, p90 }) => (0,_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .numberCell */ .EH)(median, _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4, `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(p10)} to ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(p90)}`),
    "To the author's": ({ delta }) => (0,_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .numberCell */ .EH)(delta?.median ?? null, (each) => `${each > 0 ? '+' : ''}${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(each).replace('-', '−')}`),
}, false);
function formatGaps({ authors, variants }) {
    const unparsed = variants.filter(({ script }) => script.structure === null);
    const absent = authors.filter(({ script }) => script === null);
    const faults = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(unparsed.map(({ id, script }) => `${id} (${script.fault})`));
    const gaps = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(absent.map(({ project, gap }) => `${project} (${gap === null ? 'unknown' : formatAuthorGap(gap)})`));
    return [
        ...(faults === ''
            ? []
            : [`${unparsed.length} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(variants.length, 'script')} could not be described: ${faults}.`]),
        ...(gaps === '' ? [] : [`Not compared with the author's code: ${gaps}.`]),
    ];
}
const formatAuthorGap = (gap) => (0,_text_by_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .tell */ .q)(AUTHOR_GAPS, gap, null);
const AUTHOR_GAPS = {
    'source-changed': 'its source changed since the plan',
    'entry-changed': 'its entry changed since the plan',
    unreadable: ({ detail }) => detail,
};


/***/ }),

/***/ 12365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ composePhases)
/* harmony export */ });
/* harmony import */ var _schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56369);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55189);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91244);
/* harmony import */ var _cells_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56412);
/* harmony import */ var _chapter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36500);





const PHASE_WORDS = {
    import: 'start and imports',
    data: 'data',
    fit: 'fitting',
    predict: 'prediction',
    plot: 'plots',
    other: 'the rest',
};
/** A smaller share of a change is not what it comes from. */
const WORTH_NAMING = 0.2;
/** Which part of the scripts the change of CPU time comes from. */
function composePhases(phases) {
    const headless = phases.filter(({ baseline }) => baseline === 'original-headless');
    const asIs = phases.filter(({ baseline }) => baseline === 'original');
    const [open, folded] = headless.length > 0 ? [headless, asIs] : [asIs, []];
    const caption = 'CPU time relative to the baseline, and what it would be had one phase alone changed, with 95 % intervals';
    return (0,_chapter_js__WEBPACK_IMPORTED_MODULE_4__/* .composeChapter */ .u)({
        id: 'phases',
        title: 'Where the change comes from',
        lead: [
            "Runs made for this alone split a script's CPU time into phases, so that their ratio can differ from the headline's. ×0.71 under imports: the baseline with the imports of the answer, and all else as it was, would take 71 % of its CPU time. Together such ratios don't multiply to the whole; the shares of the change do add up to 100 %, by the logarithmic mean Divisia index.",
        ],
        tables: [
            (0,_chapter_js__WEBPACK_IMPORTED_MODULE_4__/* .composeTable */ .Z)(caption, open, COLUMNS, false),
            (0,_chapter_js__WEBPACK_IMPORTED_MODULE_4__/* .composeTable */ .Z)('The same against the other baseline', folded, COLUMNS, true),
        ],
    });
}
const COLUMNS = {
    'Model and mode': (change) => ({ text: (0,_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .formatGroup */ .Rg)(change), note: `against the ${(0,_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBaseline */ .J2)(change.baseline)}` }),
    'CPU time': ({ ratio, interval, projects }) => (0,_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .ratioCell */ .oV)(ratio, interval, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .countWord */ .MD)(projects, 'project')),
    'Mostly from': formatSources,
    ...Object.fromEntries(_schema_record_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASES */ .ZG.map((phase) => [
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalise */ .sK)(PHASE_WORDS[phase]),
        ({ phases }) => (0,_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .stackedRatio */ .$h)(phases[phase].alone, phases[phase].interval),
    ])),
};
/** Phases that are seen to bring the change, largest first; one that works against it is not named. */
function formatSources({ interval, phases }) {
    if (interval === null)
        return 'too few projects to say';
    if (!(0,_schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .excludesOne */ .qR)(interval))
        return 'no detectable change';
    const sources = _schema_record_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASES */ .ZG.flatMap((phase) => {
        const { share, interval: ends } = phases[phase];
        const isSource = share !== null && share >= WORTH_NAMING && ends !== null && (0,_schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .excludesOne */ .qR)(ends);
        return isSource ? [{ phase, share }] : [];
    });
    const named = sources.toSorted((a, b) => b.share - a.share);
    return named.map(({ phase, share }) => `${PHASE_WORDS[phase]} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(share)}`).join(', ') || '–';
}


/***/ }),

/***/ 88276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _base_text_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59800);
/* harmony import */ var _base_wrap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61862);
/* harmony import */ var _text_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80002);



/** A chapter's tables, whose first two columns name a row, and its notes as aligned plain text of at most `width` columns. */
function renderTerminal({ tables, notes }, width, hasCaptions = false) {
    return [
        ...tables.flatMap(({ caption, columns, rows }) => [
            ...(hasCaptions ? [(0,_base_wrap_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(`${caption}:`, width)] : []),
            ...(0,_base_text_table_js__WEBPACK_IMPORTED_MODULE_1__/* .alignColumns */ .R)([columns, ...rows.map((row) => row.map(renderCell))], width, { names: 2 }),
            '',
        ]),
        ...notes.map((parts) => (0,_base_wrap_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(parts), width)),
    ].join('\n');
}
const renderCell = ({ lines }) => lines
    .map(({ text, mark = '', chips = [], note }) => [text, mark, ...chips.map((chip) => chip.text), note === undefined ? '' : `(${note})`]
    .filter((part) => part !== '')
    .join(' '))
    .join('; ');


/***/ }),

/***/ 75251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WK: () => (/* binding */ formatChangeKind),
/* harmony export */   Xl: () => (/* binding */ formatSide),
/* harmony export */   dq: () => (/* binding */ formatChangeKinds)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);

/** What is counted, where the two sides of a change are numbers. */
const COUNTED = {
    'plots-removed': ['plot call'],
    'plots-added': ['plot call'],
    'early-stopping-added': ['early stop'],
    'loops-vectorised': ['row-wise loop'],
    'cross-validation-removed': ['cross-validation'],
    'cross-validation-shrunk': ['fold'],
    'parameter-search-removed': ['search', 'searches'],
    'parameter-search-shrunk': ['fit'],
    'caching-added': ['cache'],
    'prints-removed': ['print'],
    'warning-filters-removed': ['filter'],
    'written-files-removed': ['write'],
};
/** `plots removed`, `hyper-parameters changed`. */
const formatChangeKind = (kind) => kind.replaceAll(/(?<!^hyper|^cross)-/g, ' ');
/** `plots removed, imports removed (2)`: each kind once. */
function formatChangeKinds(changes) {
    const kinds = Map.groupBy(changes, ({ kind }) => formatChangeKind(kind));
    return [...kinds].map(([words, found]) => (found.length === 1 ? words : `${words} (${found.length})`)).join(', ');
}
/** More items than this are counted, not listed. */
const SHOWN = 4;
/** What one of the two programs has: `2 prints`, `SVC, LogisticRegression`, `none`. */
function formatSide(kind, side) {
    if (typeof side !== 'number')
        return (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(side, SHOWN) || 'none';
    const [one, many] = COUNTED[kind] ?? [''];
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(side, one, many).trimEnd();
}


/***/ }),

/***/ 21089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ scriptTarget),
/* harmony export */   Et: () => (/* binding */ STRATUM_CAUSES),
/* harmony export */   jw: () => (/* binding */ projectTarget),
/* harmony export */   tf: () => (/* binding */ formatFinding)
/* harmony export */ });
/* harmony import */ var _by_kind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80761);
/* harmony import */ var _energy_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40015);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91244);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80002);
/* harmony import */ var _survivors_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26896);
/* harmony import */ var _validity_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63785);






/** A finding's sentence with the scripts and projects that it rests on, each named by where the report shows it. */
function formatFinding(finding, analysis) {
    const context = { analysis, scripts: nameScripts(finding.evidence, analysis) };
    const sentence = (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .tell */ .q)(SENTENCES, finding, context);
    const namesThem = context.scripts.length === 0 || sentence.some((part) => typeof part === 'object');
    return namesThem ? sentence : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${sentence} See ${listScripts(context, 3)}.`;
}
/** The element of the page that shows a project, or a script's runs. */
const projectTarget = (slug) => `project-${slug}`;
const scriptTarget = (variant) => `runs-${variant}`;
const nameScript = (id, { variants }) => ({
    text: id,
    target: variants.some((each) => each.id === id) ? scriptTarget(id) : undefined,
});
/** Evidence names variants, or records among a variant's points: each script once. */
function nameScripts(evidence, analysis) {
    const ids = evidence.map((id) => analysis.variants.find(({ points }) => points.record.includes(id))?.id ?? id);
    return [...new Set(ids)].map((id) => nameScript(id, analysis));
}
const listScripts = ({ scripts }, shown = 5) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .listPhrases */ .Hz)(scripts.map((each) => [each]), shown);
const SENTENCES = {
    'torn-lines': ({ numbers: { lines } }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Torn lines in the records, left by a run that was killed, are left out: ${lines}.`,
    'suspect-answers': ({ numbers: { suspect, probed } }) => {
        const [are, they] = suspect === 1 ? ['is', 'It enters'] : ['are', 'They enter'];
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${suspect} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(probed, 'probed answer')} ${are} suspect: the metric does not come from the data as the author's does. ${they} no ratio and no count of answers as accurate.`;
    },
    'suspect-answer': ({ subject }, context) => {
        const found = context.analysis.variants.find(({ id, validity }) => id === subject && validity?.verdict === 'suspect');
        const remarks = (found?.validity?.evidence ?? []).map(_validity_words_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRemark */ .M).join('; ');
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Suspect: ${nameScript(subject, context.analysis)}: ${remarks}.`;
    },
    'unprobed-answers': ({ numbers: { unprobed, judged }, reasons }) => {
        const kinds = reasons.map(({ reason, answers }) => `${(0,_validity_words_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRemark */ .M)(reason)} (${answers})`).sort();
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(unprobed, 'answer')} of ${judged} could not be probed for validity: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(kinds, 4)}.`;
    },
    'missing-records': ({ numbers: { missing, planned } }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${missing} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(planned, 'planned measured run')} have no record: the campaign is not finished.`,
    'declared-later': ({ numbers: { declared } }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `plan.json declares ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(declared, 'primary test')}, but records were made while it declared others: what it calls primary is post hoc.`,
    'unplanned-records': ({ numbers: { records }, unknown }) => {
        const names = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(unknown.map(({ kind, id }) => `${kind} ${id}`));
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(records, 'record')} are of another plan and were left out; plan.json does not hold ${names}.`;
    },
    'baseline-failed': formatFailedBaseline,
    'perfect-scores': (_, context) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `A perfect score where the author's code has less; read the code before you believe it (a leaked or constant target, a literal): ${listScripts(context)}.`,
    'lost-runs': ({ numbers: { lost, runs }, statuses }) => {
        const kinds = Object.entries(statuses).map(([status, many]) => `${many} ${status}`);
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(lost, 'measured run')} of ${runs} were lost to the harness, not to the code (${kinds.sort().join(', ')}).`;
    },
    'changed-scripts': (_, context) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `A script changed between its runs, which are pooled all the same: ${listScripts(context)}.`,
    'other-packages': (_, context) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Packages were not those that were planned (another lock file): ${listScripts(context)}.`,
    'estimated-energy': ({ numbers: { estimated, runs } }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Energy of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(estimated, 'run')} of ${runs} is an estimate, which enters no verdict and no headline.`,
    'unread-energy': ({ numbers: { unread, runs } }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(unread, 'run')} of ${runs} have no reading of energy.`,
    'doubtful-energy': ({ numbers: { doubtful, runs }, doubts }) => {
        const kinds = doubts.map((each) => `${(0,_energy_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDoubt */ .CI)(each.example)}${each.equal ? '' : ' and the like'} (${each.runs})`);
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `The energy of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(doubtful, 'run')} of ${runs} is in doubt and left out: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(kinds, 3)}.`;
    },
    'several-meters': ({ sources }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Energy was read in different ways (${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(sources)}); a pair is formed within one only.`,
    'external-meter': [
        'Energy by a meter outside the machine is that of all of it, so that a saving in its processor shows as less.',
    ],
    'across-meters': ({ numbers: { pairs } }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(pairs, 'pair')} whose energy two meters, or other zones of one, had read were left out.`,
    'several-strata': ({ numbers: { strata, pairs }, hosts }) => {
        const left = pairs === 0 ? '' : ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(pairs, 'pair')} that would span two states were left out.`;
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Runs come from ${strata} hosts or states of a host (${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(hosts)}); a pair is formed within one only.${left}`;
    },
    'stratum-effect': formatStratumEffect,
    'several-sandboxes': ({ sandboxes }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Runs used different sandboxes (${sandboxes.toSorted().join(', ')}), which cost different amounts of time.`,
    'contaminated-runs': ({ numbers: { disturbed, runs } }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Other load ran beside ${disturbed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(runs, 'measured run')}: their energy is left out, their CPU time stands.`,
    'cold-runs': ({ numbers: { cold, runs } }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(cold, 'measured run')} of ${runs} started cold (first use of files or packages) and count like the others.`,
    'few-pairs': ({ numbers: { needed }, pairs }) => {
        const places = pairs.map(({ project, baseline, pairs: many }) => {
            const name = { text: project, target: projectTarget(project) };
            return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${name} against ${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_PHRASES */ .$s[baseline]} (${many})`;
        });
        const sorted = places.toSorted((a, b) => ((0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .plainText */ .wh)(a) < (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .plainText */ .wh)(b) ? -1 : 1));
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Fewer than ${needed} pairs of runs, so without an interval of its own: ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .listPhrases */ .Hz)(sorted, 5)}.`;
    },
    'answers-left-out': ({ subject: { mode, model } }, { analysis: { failures } }) => {
        const survivors = failures.survivors.find((each) => each.mode === mode && each.model === model);
        return survivors === undefined ? [] : [(0,_survivors_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSurvivors */ .F)(survivors)];
    },
    'order-effect': ({ numbers }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Order matters here: CPU time relative to the baseline is ${formatEffect(numbers)} in the last third of a block against the first.`,
    'no-order-effect': ({ numbers }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `No order effect seen: last third of a block against the first ${formatEffect(numbers)}, CPU time relative to the baseline.`,
    drift: ({ numbers }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `The host drifted: the author's scripts took ${formatEffect(numbers)} CPU time in the last third of the blocks against the first. Ratios are formed inside blocks and do not hold it; totals do.`,
    noise: formatNoise,
};
function formatFailedBaseline(finding, { analysis }) {
    const { subject, numbers, failure, missingFor, missingEverywhere } = finding;
    const why = failure === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatFailureClass */ .Mt)(failure.class)}${formatMessage((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatError */ .Wk)(failure))})`;
    const where = missingEverywhere ? '' : ` of ${missingFor.join(', ')}`;
    const consequence = missingFor.length === 0 ? '' : ` No answer${where} can be compared with it.`;
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `The baseline ${nameScript(subject, analysis)} failed in ${numbers.failed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(numbers.runs, 'run')}${why}.${consequence}`;
}
/** One line of a message, and not all of a long one. */
function formatMessage(message) {
    const line = message.split('\n', 1)[0]?.trim() ?? '';
    return line === '' ? '' : `: ${line.length > 120 ? `${line.slice(0, 120)}…` : line}`;
}
const STRATUM_CAUSES = {
    inseparable: 'no mode and model ran on both, so that host and answers cannot be told apart',
    'one-project': 'it hangs on one project',
};
function formatStratumEffect({ subject }, { analysis: { strata } }) {
    const found = strata.find(({ quantity, baseline, stratum }) => quantity === subject.quantity && baseline === subject.baseline && stratum === subject.stratum);
    if (found === undefined)
        return [];
    const { quantity, host, stratum, effect, interval, projects, cause } = found;
    const told = effect === null || interval === null
        ? `not known, since ${cause === null ? 'nothing was measured' : STRATUM_CAUSES[cause]}`
        : formatEffect({ estimate: effect, interval, projects });
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Ratios of ${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .QUANTITY_WORDS */ .O5[quantity]} on ${host} (${stratum.slice(0, 8)}) against the first host or state: ${told}.`;
}
const formatEffect = ({ estimate, interval, projects }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRatioSentence */ .WG)(estimate, interval)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(projects, 'project')}`;
function formatNoise({ subject }, { analysis: { diagnostics } }) {
    const noise = diagnostics.noise.find(({ quantity }) => quantity === subject);
    if (noise === undefined)
        return [];
    const { floor, repetitions, detectableChange, repetitionsForFivePercent: needed } = noise;
    const plan = needed === null ? 'no number of repetitions shows 5 %' : `to see 5 % it takes ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(needed, 'repetition')}`;
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Noise: a script against itself at ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(repetitions, 'repetition')} differs by up to ±${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(floor)} in ${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .QUANTITY_WORDS */ .O5[subject]}; in one script a change of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(detectableChange)} is seen four times of five, and ${plan}.`;
}


/***/ }),

/***/ 15571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QG: () => (/* binding */ formatHeadline),
/* harmony export */   gk: () => (/* binding */ formatScope),
/* harmony export */   o1: () => (/* binding */ formatHeadlineFact)
/* harmony export */ });
/* unused harmony export formatResult */
/* harmony import */ var _by_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80761);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);
/* harmony import */ var _verdict_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36010);



const NO_ENERGY = 'Energy was not measured here.';
/** What was found, a plain sentence each. */
const formatHeadline = (analysis) => analysis.headline.map((fact) => formatHeadlineFact(fact, analysis));
const formatHeadlineFact = (fact, analysis) => (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .tell */ .q)(SENTENCES, fact, analysis);
const SENTENCES = {
    'nothing-ran': 'Nothing has run yet.',
    'no-answer-ran': 'No answer ran, so nothing is compared.',
    group: formatGroup,
    script: formatScript,
    'scripts-not-named': ({ scripts }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(scripts, 'more script')} ${scripts === 1 ? 'is' : 'are'} not named here.`,
    'scripts-only': ({ needed, projects }) => `This speaks of these scripts and not of a model: a verdict on a model takes ${needed} projects or more, and here ${projects === 1 ? 'is' : 'are'} ${projects}.`,
    extremes: formatExtremes,
    'no-energy': (_, { energyLeftOut }) => energyLeftOut.length === 0 ? NO_ENERGY : `Energy was measured, but left out (${energyLeftOut.join(', ')}).`,
    origin: ({ origin, models }) => origin === 'recorded'
        ? `The answers of ${models.join(', ')} were recorded for a demonstration: no live model gave them.`
        : `The answers of ${models.join(', ')} were handed in as files: who wrote them is not known here.`,
    scope: (_, { scope }) => `This was seen in ${scope === null ? 'nothing' : formatScope(scope)}; beyond that it is a guess.`,
};
/** `8 projects (5 classification, 3 regression; the author's code takes 0.8 to 2.3 s of CPU time), one host, one day (2026-01-01)`. */
function formatScope({ projects, tasks, cpuSeconds, hosts, strata, ...time }) {
    const kinds = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(tasks.map((each) => (tasks.length === 1 ? each.task : `${each.projects} ${each.task}`)));
    const details = cpuSeconds === null ? kinds : `${kinds}; the author's code takes ${formatSizes(cpuSeconds)} s of CPU time`;
    const states = strata > hosts ? ` in ${strata} states` : '';
    const { days, firstDay, lastDay } = time;
    const when = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(projects, 'project')} (${details}), ${oneOr(hosts, 'host')}${states}, ${oneOr(days, 'day')} (${when})`;
}
function formatSizes(ends) {
    const [least, most] = ends.map((end) => end.toPrecision(2));
    return least === most ? `${least}` : `${least} to ${most}`;
}
const oneOr = (n, noun) => (n === 1 ? `one ${noun}` : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(n, noun));
function formatGroup({ mode, model, quantity, baseline, energyGap }, { groups }) {
    const group = groups.find((each) => each.mode === mode && each.model === model);
    if (group === undefined)
        return '';
    const gap = energyGap === null ? '' : ` ${formatEnergyGap(energyGap, group)}`;
    return `${model}, ${mode}: ${formatGroupResult(group, quantity, baseline)}; ${formatSuccess(group)}.${gap}`;
}
function formatGroupResult(group, quantity, baseline) {
    const ratio = findRatio(group.ratios[quantity], baseline);
    const what = _format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[quantity];
    if (ratio === undefined)
        return `${what} was not compared`;
    if (ratio.verdict === 'too-few-projects' && group.success.passed === 0) {
        return `no answer ran to its end, so ${what} is not compared`;
    }
    // A result that nobody had declared to look for is told as one.
    const note = ratio.test === null || ratio.test.family === 'primary' ? '' : _verdict_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_WORDS */ .J3[ratio.test.family];
    return formatResult(ratio, what, 'project', note);
}
const findRatio = (ratios, baseline) => ratios.find((ratio) => ratio.baseline === baseline);
function formatEnergyGap(gap, { ratios }) {
    if (gap.kind === 'not-measured')
        return NO_ENERGY;
    if (gap.kind === 'fewer-projects')
        return `Energy was measured in ${gap.projects} of these projects only.`;
    const ratio = findRatio(ratios.energy, gap.baseline);
    return ratio === undefined ? NO_ENERGY : `No verdict on energy: ${(0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatReason */ .K9)(ratio, 'project')}.`;
}
function formatSuccess({ success, comparable, suspect }) {
    const { passed, attemptable, total } = success;
    const lost = total - attemptable;
    const accurate = passed === comparable ? '' : `, ${comparable} of them as accurate as the author's code`;
    const doubted = suspect === 0 ? '' : `, ${suspect} suspect`;
    const untried = lost === 0 ? '' : ` (${lost} more of ${total} planned could not be tried)`;
    return `${passed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(attemptable, 'answer')} ran${accurate}${doubted}${untried}`;
}
function findScript({ variant, quantity, baseline }, { variants }) {
    const found = variants.find((each) => each.id === variant && each.counts);
    return found && { found, ratio: findRatio(found.ratios[quantity], baseline) };
}
/** Samples of one place are told apart by the end of their ids. */
function formatScriptName(script, { variants }) {
    const { id, mode, model, project } = script;
    const place = variants.filter((each) => each.mode === mode && each.model === model && each.project === project);
    const isAlone = new Set(place.map((each) => each.id)).size === 1;
    return `${model}, ${mode} on ${project}${isAlone ? '' : ` (${id.split('/').slice(-2).join('/')})`}`;
}
function formatScript(fact, analysis) {
    const script = findScript(fact, analysis);
    if (script === undefined)
        return '';
    const { found, ratio } = script;
    return `${formatScriptName(found, analysis)}: ${formatScriptResult(found, ratio, _format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[fact.quantity])}.`;
}
function formatScriptResult({ passed, attempted, failure, metric }, ratio, what) {
    if (!attempted)
        return 'could not be tried here';
    if (!passed)
        return `did not pass${failure === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatFailureClass */ .Mt)(failure.class)})`}`;
    if (ratio === undefined)
        return `${what} was not compared`;
    const result = formatResult(ratio, what, 'block');
    const isWorse = ratio.verdict === 'not-comparable' && ratio.cause?.kind !== 'suspect';
    if (!isWorse || metric.median === null || metric.baseline === null)
        return result;
    return `${result} (${metric.name} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDigits */ .yg)(metric.median, 4)} against ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDigits */ .yg)(metric.baseline, 4)})`;
}
function formatExtremes({ less, more, judged, quantity, least, most }, analysis) {
    const what = quantity === null ? 'energy or CPU time' : _format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[quantity];
    const name = (reference) => {
        const script = findScript(reference, analysis);
        if (script === undefined)
            return reference.variant;
        const { estimate = null, interval = null } = script.ratio ?? {};
        const numbers = estimate === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChange */ .eD)(estimate)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRatioSentence */ .WG)(estimate, interval)})`;
        return `${formatScriptName(script.found, analysis)}${numbers}`;
    };
    const named = [least && `the least ${name(least)}`, most && `the most ${name(most)}`].filter((each) => each !== null);
    const extremes = named.length === 0 ? '' : `: ${named.join(', ')}`;
    return `Script by script, ${less} of ${judged} as accurate as the author's code use less ${what} and ${more} more, each by its own blocks and corrected for their number (Holm)${extremes}.`;
}
/** `38 % less CPU time than the author's code without its plots (×0.62, 95 % interval 0.55–0.70, 6 projects)`; `note` stands with the numbers. */
function formatResult(ratio, what, pair, note = '') {
    const baseline = _format_js__WEBPACK_IMPORTED_MODULE_0__/* .BASELINE_PHRASES */ .$s[ratio.baseline];
    const { estimate } = ratio;
    const numbers = estimate === null
        ? ''
        : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRatioSentence */ .WG)(estimate, ratio.interval)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(ratio.pairs, pair)}${note === '' ? '' : `, ${note}`})`;
    switch (ratio.verdict) {
        case 'less':
        case 'more':
            return estimate === null
                ? `${ratio.verdict} ${what} than ${baseline}`
                : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatComparison */ .Tc)(estimate, what)} ${baseline}${numbers}`;
        case 'equivalent':
            return `the same ${what} within ${(0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMargin */ .wj)(ratio.margin)} as ${baseline}${numbers}`;
        case 'inconclusive':
            return `no detectable difference in ${what} from ${baseline}${numbers}`;
        case 'too-few-runs':
        case 'too-few-projects':
            return estimate === null
                ? `no answer ran in one block with ${baseline}, so ${what} is not compared`
                : `too few ${pair}s for a verdict on ${what} against ${baseline}${numbers}`;
        case 'not-comparable':
            return `${whyNotComparable(ratio, pair, baseline)}, so ${what} is not compared`;
        case 'not-measured':
            return `no verdict on ${what} against ${baseline}: ${(0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatReason */ .K9)(ratio, pair) ?? 'it was not measured'}`;
    }
}
function whyNotComparable({ cause }, pair, baseline) {
    if (cause?.kind === 'suspect')
        return pair === 'project' ? 'every answer that ran is suspect' : 'suspect';
    return `${pair === 'project' ? 'no answer is' : 'not'} as accurate as ${baseline}`;
}


/***/ }),

/***/ 80002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ joinTexts),
/* harmony export */   Hz: () => (/* binding */ listPhrases),
/* harmony export */   MZ: () => (/* binding */ phrase),
/* harmony export */   Pl: () => (/* binding */ countPhrase),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** A template that keeps numbers and names as parts. */
function phrase(texts, ...values) {
    return texts.flatMap((text, place) => [text, ...[values[place] ?? []].flat()]);
}
/** The sentence as a text. */
const plainText = (parts) => parts.map((part) => (typeof part === 'object' ? part.text : part)).join('');
/** The sentence in as few parts as its names leave. */
function joinTexts(parts) {
    const joined = [];
    for (const part of parts) {
        const last = joined.at(-1);
        if (typeof part !== 'object' && typeof last === 'string')
            joined.splice(-1, 1, `${last}${part}`);
        else
            joined.push(typeof part === 'number' ? String(part) : part);
    }
    return joined;
}
/** `1 row`, `2 rows`. */
const countPhrase = (n, noun) => [n, ` ${noun}${n === 1 ? '' : 's'}`];
/** `a, b and 2 more`. */
function listPhrases(items, shown) {
    const first = items.slice(0, shown).flatMap((item, place) => [...(place === 0 ? [] : [', ']), ...item]);
    return items.length <= shown ? first : [...first, ' and ', items.length - shown, ' more'];
}


/***/ }),

/***/ 84716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ makePrintable)
/* harmony export */ });
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23085);

const LONGEST_TEXT = 600;
/** The same with every text in it made one printable line. What stands in `lines` is code, what in `notes` parts of sentences. */
const makePrintable = (value) => clean(value, '');
function clean(value, field) {
    if (typeof value === 'string')
        return cleanField(value, field);
    if (Array.isArray(value))
        return value.map((each) => clean(each, field));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, clean(each, name)]));
}
function cleanField(text, field) {
    if (field === 'lines')
        return (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanCodeLine */ .Vs)(text);
    const line = (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, LONGEST_TEXT);
    return field === 'notes' ? `${/^\s/.test(text) ? ' ' : ''}${line}${/\s$/.test(text) ? ' ' : ''}` : line;
}


/***/ }),

/***/ 26896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formatSurvivors)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);

const REASONS = [
    ['failed', 'failed'],
    ['suspect', 'suspect'],
    ['lessAccurate', 'less accurate'],
    ['accuracyNotSettled', 'of accuracy that is not settled'],
    ['accuracyUnknown', 'of unknown accuracy'],
    ['lost', 'lost to the bench'],
    ['notRun', 'not run yet'],
    ['notPaired', 'without a baseline beside it'],
];
/** What the ratios of a mode and model leave out, and whether that is the easier or the harder part. */
function formatSurvivors(survivors) {
    const { mode, model, answers, included, leftOut } = survivors;
    const name = `${model}, ${mode}`;
    if (included === answers)
        return `${name}: the ratios speak of all ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(answers, 'answer')}.`;
    const reasons = REASONS.flatMap(([key, words]) => (leftOut[key] > 0 ? [`${leftOut[key]} ${words}`] : []));
    return [
        `${name}: the ratios speak of ${included} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(answers, 'answer')}; left out: ${reasons.join(', ')}.`,
        ...formatBias(survivors),
        ...formatOriginalKept(survivors),
    ].join(' ');
}
function formatBias({ includedProjects, leftOutProjects, leftOutTakesLonger }) {
    const [own, other] = [includedProjects.medianCpuSeconds, leftOutProjects.medianCpuSeconds];
    if (own === null || other === null || leftOutTakesLonger === null)
        return [];
    return [
        `The author's code takes ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSeconds */ .Xo)(other)} of CPU time (median) in the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(leftOutProjects.projects, 'project')} ` +
            `without an answer among them and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSeconds */ .Xo)(own)} in the other ${includedProjects.projects}; ` +
            `of a project left out and one included, the first takes longer in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatWholePercent */ .e9)(leftOutTakesLonger)} of pairs.`,
    ];
}
function formatOriginalKept({ cpuRatioWithOriginalKept, attemptedProjects, includedProjects }) {
    if (cpuRatioWithOriginalKept === null || attemptedProjects <= includedProjects.projects)
        return [];
    return [
        `With the author's code kept where no answer is usable, CPU time over all ${attemptedProjects} projects that could be tried is ` +
            `×${cpuRatioWithOriginalKept.toFixed(2)}.`,
    ];
}


/***/ }),

/***/ 63785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ formatRemark)
/* harmony export */ });
/* harmony import */ var _base_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17603);
/* harmony import */ var _by_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80761);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91244);



const REMARKS = {
    'keeps-random-labels': ({ metric, usual, limit, direction, author }) => `it prints ${formatMetric(metric)} on random labels (${formatMetric(usual)} on the project's own), ` +
        `${direction === 'lower' ? 'below' : 'above'} the ${formatMetric(limit)} that chance explains; ` +
        `the author's code goes from ${formatMetric(author.usual)} to ${formatMetric(author.metric)}`,
    'keeps-without-data': ({ metric }) => `it ${formatWithoutData(metric)}, as it does with them`,
    'never-read': ({ files }) => `it never read ${files.join(', ')}, which the author's code reads`,
    'tested-on-training': ({ share, authorShare }) => `${formatTrained(share)}; in the author's code ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatWholePercent */ .e9)(authorShare ?? 0)}`,
    'tested-on-training-too': ({ share, authorShare }) => `${formatTrained(share)}${authorShare === null ? "; of the author's code that is not known" : ", as in the author's code"}`,
    'no-metric-on-random-labels': ({ of }) => `${of === 'answer' ? 'it' : "the author's code"} printed no metric on random labels`,
    'random-labels-silent': ({ why }) => `nothing follows from random labels: ${(0,_by_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .tell */ .q)(SILENCES, why, null)}`,
    'found-hidden-data': 'it found the data under another name',
    'author-prints-without-data': ({ metric, author }) => `it ${formatWithoutData(metric)}, as the author's code prints ${formatMetric(author)}`,
    'prints-without-data': ({ metric }) => `it ${formatWithoutData(metric)}: a stand-in that would pass for a result`,
    'fewer-passes': ({ passes, model, author }) => `${passes} iterations, epochs or trees of ${model} instead of ${author}`,
    'fewer-tested-rows': ({ rows, author }) => `tested on ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(rows, 'row')} of half of the data, the author's code on ${author}`,
    'same-on-half': ({ metric }) => `it prints ${formatMetric(metric)} on half of the data too`,
    'no-measured-metric': 'no measured run of it gave a metric',
    'not-run-yet': 'it was not run on changed data yet',
    'no-author-metric': "the author's code gave no metric to compare with",
    'only-hidden-data': 'only its run without data was seen',
    'not-possible': ({ gaps }) => gaps.map((gap) => (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .tell */ .q)(GAPS, gap, null)).join('; '),
};
const SILENCES = {
    'author-does-not-react': "the author's own metric does not react to random labels either",
    'author-reacts-too-little': "the author's own metric reacts too little to random labels for so few tested rows",
    'too-few-rows': 'too few rows are tested: chance alone could explain any value',
    'within-chance': 'its metric lies within what chance explains',
    'one-sided-metric': ({ metric }) => `${metric} can be high on random labels too: one answer for all is enough`,
    'unbounded-metric': ({ metric }) => `${metric} has no bound: a label near 0 in the tested rows decides it`,
    'author-without-error': "the author's error is 0",
};
const GAPS = {
    'no-data-file': 'the manifest declares no data file',
    'no-target': 'the manifest names no target column',
    'unclear-target': ({ metric }) => `neither the task nor the metric ${metric} says whether the target holds classes or numbers`,
    'too-few-classes': ({ classes }) => `the target holds ${classes === 1 ? 'one class' : 'no class'}`,
    'too-few-rows': ({ rows }) => `the data has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(rows, 'row')}`,
    missing: ({ path }) => `${path} is not there`,
    folder: ({ path }) => `${path} is a folder`,
    link: ({ path }) => `${path} is a link`,
    pipe: ({ path }) => `${path} is a pipe`,
    socket: ({ path }) => `${path} is a socket`,
    device: ({ path }) => `${path} is a device`,
    'no-text': ({ path }) => `${path} is no text in an 8-bit encoding`,
    'no-table': ({ path }) => `${path} is no delimited text`,
    'unclear-quotes': ({ path }) => `${path} has quotes that may begin a cell of several lines, or be text`,
    'too-many-cells': ({ path }) => `with ${path} there are more cells than are changed here`,
    'too-large': ({ path, bytes }) => `${path} has ${(0,_base_size_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSize */ .X)(bytes)}, more than is changed here`,
    'inside-another': ({ path, outer }) => `${path} lies in ${outer}, which is declared too`,
    'no-column': ({ path, column }) => `${path} has no column '${column}' in its first line`,
    unreadable: ({ path, detail }) => `${path} can't be read as a table: ${detail}`,
    reported: ({ detail }) => detail,
};
/** What speaks for or against an answer's metric, or why that is not known; without a full stop. */
const formatRemark = (remark) => (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .tell */ .q)(REMARKS, remark, null);
const formatWithoutData = (metric) => `prints ${formatMetric(metric)} without the project's data`;
const formatTrained = (share) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatWholePercent */ .e9)(share)} of the rows behind its metric are rows that its model was fitted on`;
const formatMetric = (value) => (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDigits */ .yg)(value, 4);


/***/ })

};

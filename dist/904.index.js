export const id = 904;
export const ids = [904];
export const modules = {

/***/ 4681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readRecords),
/* harmony export */   d: () => (/* binding */ readRecordFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31126);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55189);





/** The records of a campaign, one shard's file at a time, sorted by name; nothing where there is no such folder yet. */
async function* readRecordFiles(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch((error) => {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT')
            return [];
        throw error;
    });
    for (const name of names.filter((each) => each.endsWith('.jsonl')).sort()) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        yield { path, ...(await (0,_base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonLines */ .s)(path, _schema_record_js__WEBPACK_IMPORTED_MODULE_4__/* .runRecord */ .DW)) };
    }
}
/** All of them at once. */
async function readRecords(folder) {
    const records = [];
    for await (const { items } of readRecordFiles(folder))
        records.push(...items);
    return records;
}


/***/ }),

/***/ 21904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/campaign.js
var base_campaign = __webpack_require__(79176);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/benchmark/read-records.js
var read_records = __webpack_require__(4681);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
// EXTERNAL MODULE: ./build/generation/variant-files.js
var variant_files = __webpack_require__(84040);
;// CONCATENATED MODULE: ./build/report/chart-style.js
/** Colours come from the page's variables; the fallback serves a viewer that knows none. */
const INK = 'currentColor';
const MUTED = 'var(--muted, #5b6470)';
const RULE = 'var(--rule, #d5d9de)';
const SURFACE = 'var(--surface, #ffffff)';
const VERDICT_COLOURS = {
    less: 'var(--less, #116b38)',
    more: 'var(--more, #a9271c)',
    'no detectable difference': MUTED,
    'not comparable: accuracy differs': 'var(--caution, #845a00)',
    'not measured': MUTED,
    'too few runs': MUTED,
};
/** A sign for each verdict, so that nothing hangs on colour alone. */
const VERDICT_SIGNS = {
    less: '▼',
    more: '▲',
    'no detectable difference': '●',
    'not comparable: accuracy differs': '✕',
    'not measured': '–',
    'too few runs': '…',
};
/** For the charts as files of their own, where no page gives the variables. */
const STANDALONE_STYLE = 'svg{color:#1c2127;background:#fff;--surface:#fff;--muted:#5b6470;--rule:#d5d9de;--less:#116b38;--more:#a9271c;--caution:#845a00}' +
    '@media (prefers-color-scheme:dark){svg{color:#e7eaee;background:#14181d;--surface:#14181d;--muted:#a2abb6;--rule:#3a424c;--less:#63cf8d;--more:#ff9285;--caution:#e6b450}}';
const WIDE = { name: 'wide', width: 1100, left: 200, right: 290 };
/** For a telephone, where text beside the drawing would leave no room for it. */
const NARROW = { name: 'narrow', width: 340, left: 10, right: 10 };

;// CONCATENATED MODULE: ./build/report/markup.js
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** For HTML and XML, inside elements and quoted attributes. */
function escapeMarkup(text) {
    return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
/** A template whose every value is escaped unless it is markup itself; lists are joined, null prints nothing. */
function html(strings, ...values) {
    return { markup: strings.reduce((text, part, index) => text + print(values[index - 1] ?? null) + part) };
}
/** Text of this package's own (styles, drawn charts), printed as it is. Never for what came from outside. */
function trusted(markup) {
    return { markup };
}
function print(value) {
    if (value === null)
        return '';
    if (typeof value === 'string')
        return escapeMarkup(value);
    if (typeof value === 'number')
        return String(value);
    if ('markup' in value)
        return value.markup;
    return value.map(print).join('');
}

;// CONCATENATED MODULE: ./build/report/draw-chart.js


/** Draws a chart as one `<svg>` element with a title and a description; `id` is unique on its page. */
async function drawChart(chart, id) {
    // A megabyte of code that only this step needs.
    const [{ compile }, { Error: errorLevel, parse, View }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(972), __webpack_require__.e(994)]).then(__webpack_require__.bind(__webpack_require__, 10994)), __webpack_require__.e(/* import() */ 972).then(__webpack_require__.bind(__webpack_require__, 33972))]);
    const view = new View(parse(compile(chart.spec).spec), { renderer: 'none', logLevel: errorLevel });
    const svg = await view.toSVG();
    view.finalize();
    const names = `<title id="${id}-title">${escapeMarkup(chart.title)}</title><desc id="${id}-desc">${escapeMarkup(chart.description)}</desc>`;
    return svg
        .replace(/^<svg /, `<svg role="img" aria-labelledby="${id}-title ${id}-desc" `)
        .replace(/ xmlns:xlink="[^"]*"/, '')
        .replace('>', `>${names}`);
}
/** The same drawing as a file of its own: with its colours for light and dark. */
function standAlone(svg) {
    return `${svg.replace('>', `><style>${STANDALONE_STYLE}</style>`)}\n`;
}

;// CONCATENATED MODULE: ./build/report/chart-parts.js

const y = { field: 'y', type: 'quantitative', scale: null, axis: null };
/** The position of a ratio on the shared logarithmic axis; every layer names the same axis. */
function ratioPosition(field, { domain: [low, high], ticks }) {
    return {
        field,
        type: 'quantitative',
        scale: { type: 'log', domain: [low, high], nice: false },
        axis: { values: [...ticks], labelExpr: "'×' + datum.value", title: null, labelOverlap: false },
    };
}
/** The vertical line of "the same as the baseline". */
function drawUnity(scale) {
    return {
        data: { values: [{ one: 1 }] },
        mark: { type: 'rule', color: INK, strokeWidth: 1.5, opacity: 0.7 },
        encoding: { x: ratioPosition('one', scale) },
    };
}
/** Clears a strip of the plot for a line of text. */
function drawBand(top, bottom, layout) {
    return {
        data: { values: [{}] },
        mark: { type: 'rect', color: SURFACE },
        encoding: { x: { value: 0 }, x2: { value: plotWidth(layout) }, y: { value: top }, y2: { value: bottom } },
    };
}
/** Horizontal lines from `low` to `high` at `y`, in `colour`. */
function drawIntervals(values, scale) {
    return {
        data: { values: [...values] },
        mark: { type: 'rule', strokeCap: 'round' },
        encoding: {
            x: ratioPosition('low', scale),
            x2: { field: 'high' },
            y,
            stroke: { field: 'colour', type: 'nominal', scale: null },
            strokeWidth: { field: 'width', type: 'quantitative', scale: null },
        },
    };
}
function drawDots(values, scale) {
    return {
        data: { values: [...values] },
        mark: { type: 'point', opacity: 0.95, strokeWidth: 1.5 },
        encoding: {
            x: ratioPosition('ratio', scale),
            y,
            fill: { field: 'fill', type: 'nominal', scale: null },
            stroke: { field: 'stroke', type: 'nominal', scale: null },
            shape: { field: 'shape', type: 'nominal', scale: null },
            size: { field: 'size', type: 'quantitative', scale: null },
        },
    };
}
/** One layer a text, since their properties differ and there are few; each on a halo that keeps lines from crossing it. */
function drawLabels(labels) {
    return labels.flatMap((label) => {
        const text = (mark) => ({
            data: { values: [{ text: label.text }] },
            mark: {
                type: 'text',
                align: label.align ?? 'left',
                baseline: 'middle',
                fontSize: label.size ?? 12,
                fontWeight: label.bold === true ? 600 : 400,
                ...mark,
            },
            encoding: { x: { value: label.x }, y: { value: label.y }, text: { field: 'text', type: 'nominal' } },
        });
        return [text({ color: SURFACE, stroke: SURFACE, strokeWidth: 4 }), text({ color: label.colour ?? INK })];
    });
}
/** Which way is less, and what a sign in the chart means, under the axis. */
function labelFoot(plotWidth, height, noun, note) {
    const place = { y: height + 36, colour: MUTED, size: 11 };
    return [
        { ...place, x: 0, text: `← less ${noun}` },
        { ...place, x: plotWidth, text: `more ${noun} →`, align: 'right' },
        ...(note === null ? [] : [{ ...place, x: 0, y: height + 54, text: note }]),
    ];
}
/** Assembles layers into a drawing of exactly `layout.width` pixels. */
function composeChart({ layout, height, key, noun, note, layers, labels }) {
    const wide = layout.name === 'wide';
    const top = wide ? 40 : 18 + key.length * 17;
    const keyLabels = key.map((text, index) => ({
        text,
        x: wide ? index * 290 : 0,
        y: wide ? -24 : 10 - top + index * 17,
        colour: MUTED,
        size: 11,
    }));
    const allLabels = [...keyLabels, ...labels, ...labelFoot(plotWidth(layout), height, noun, note)];
    return {
        width: plotWidth(layout),
        height,
        padding: { left: layout.left, right: layout.right, top, bottom: note === null ? 48 : 66 },
        autosize: { type: 'none' },
        background: 'transparent',
        layer: [...layers, ...drawLabels(allLabels)],
        config: {
            aria: false,
            font: 'system-ui, sans-serif',
            view: { stroke: null },
            axisX: {
                grid: true,
                gridColor: RULE,
                domainColor: RULE,
                tickColor: RULE,
                labelColor: MUTED,
                labelFontSize: 11,
                labelPadding: 4,
            },
        },
    };
}
const plotWidth = (layout) => layout.width - layout.left - layout.right;

;// CONCATENATED MODULE: ./build/report/chart-scale.js
const NARROWEST = 1.25;
/** A label such as ×0.05 and the space after it. */
const LABEL_PIXELS = 42;
/** Room for every value and for 1, a little more at both ends, and as many round ticks as `pixels` can label. */
function scaleRatios(values, pixels) {
    const low = Math.min(1 / NARROWEST, ...values) / 1.12;
    const high = Math.max(NARROWEST, ...values) * 1.12;
    const gap = (LABEL_PIXELS / pixels) * Math.log10(high / low);
    for (const mantissas of [
        [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9],
        [1, 1.5, 2, 3, 4, 5, 7],
        [1, 2, 3, 5],
        [1, 2, 5],
        [1, 3],
        [1],
    ]) {
        const ticks = listTicks(low, high, mantissas);
        if (ticks.every((tick, index) => index === 0 || Math.log10(tick / (ticks[index - 1] ?? 0)) >= gap)) {
            return { domain: [low, high], ticks };
        }
    }
    const step = Math.ceil(gap);
    return {
        domain: [low, high],
        ticks: listTicks(low, high, [1]).filter((tick) => Math.round(Math.log10(tick)) % step === 0),
    };
}
function listTicks(low, high, mantissas) {
    const ticks = [];
    for (let decade = Math.floor(Math.log10(low)); decade <= Math.log10(high); decade++) {
        for (const mantissa of mantissas)
            ticks.push(Number((mantissa * 10 ** decade).toPrecision(2)));
    }
    return ticks.filter((tick) => tick >= low && tick <= high);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/report/clean-text.js

/**
 * What an error message or a model's answer may hold and a page must not: control characters, direction overrides
 * (CVE-2021-42574, "Trojan Source"), invisible characters, line separators, and code points no XML file may carry.
 */
const UNPRINTABLE = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]/gu;
/** One printable line: no ANSI sequences, no control or direction characters, white space collapsed, cut at `limit`. */
function cleanLine(text, limit = 300) {
    const line = (0,external_node_util_.stripVTControlCharacters)(text.toWellFormed())
        .replace(/\s+/gu, ' ')
        .replace(UNPRINTABLE, '')
        .replace(/ {2,}/g, ' ')
        .trim();
    return shorten(line, limit);
}
/** One line of source code: tabs become spaces, what cannot be seen is spelled out so that it cannot deceive. */
function cleanCodeLine(line, limit = 240) {
    const visible = line
        .toWellFormed()
        .replace(/\r$/, '')
        .replaceAll('\t', '    ')
        .replace(UNPRINTABLE, (character) => `⟨U+${codePoint(character)}⟩`);
    return shorten(visible, limit);
}
/** Cuts at `limit` characters (code points) and says so with an ellipsis. */
function shorten(text, limit) {
    if (text.length <= limit)
        return text;
    const characters = [...text];
    return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}
function codePoint(character) {
    return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

;// CONCATENATED MODULE: ./build/report/format.js
const QUANTITY_WORDS = {
    energy: 'energy',
    cpu: 'CPU time',
    wall: 'wall time',
    memory: 'peak memory',
};
const BASELINE_WORDS = {
    'original-headless': 'original without plots',
    original: 'original as it is',
};
/** Estimates of energy are good to a factor of two at best: they carry this mark wherever they stand. */
const ESTIMATED_MARK = 'estimated ×/÷2';
const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const padded = new Intl.NumberFormat('en', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
const MISSING = '–';
/** `×0.62 (0.55–0.70)`; estimated or without an interval `×0.62`; without pairs a dash. */
function formatRatio(ratio) {
    if (ratio === null || ratio.estimate === null)
        return MISSING;
    // The interval of an estimate would promise a precision that it does not have.
    if (ratio.interval === null || ratio.quality === 'estimated')
        return `×${roundRatio(ratio.estimate, 2)}`;
    const decimals = ratioDecimals(ratio.interval);
    const estimate = `×${roundRatio(ratio.estimate, decimals)}`;
    const [low, high] = ratio.interval;
    return `${estimate} (${roundRatio(low, decimals)}–${roundRatio(high, decimals)})`;
}
/** A third decimal where two would print a bound that is not 1 as 1.00, and the verdict would look wrong. */
function ratioDecimals(bounds) {
    return bounds.some((value) => value !== 1 && Math.abs(value - 1) < 0.005) ? 3 : 2;
}
function roundRatio(value, decimals) {
    if (value >= 10 || value < 0.1)
        return new Intl.NumberFormat('en', { maximumSignificantDigits: 2 }).format(value);
    return value.toFixed(decimals);
}
/** `38 % less`, `25 % more`, `2.4 times as much`. */
function formatChange(estimate) {
    if (estimate >= 2)
        return `${significant.format(Number(estimate.toPrecision(2)))} times as much`;
    const percent = Math.abs(1 - estimate) * 100;
    const digits = percent < 1 || percent > 99 ? 1 : 0;
    return `${percent.toFixed(digits)} % ${estimate < 1 ? 'less' : 'more'}`;
}
/** The verdict's own words; a model and mode may lack projects where its variants lack no run. */
function nameVerdict(verdict, pair) {
    return verdict === 'too few runs' && pair === 'project' ? 'too few projects' : verdict;
}
/** `38 % less CPU time` where the verdict is that there is a difference; else the verdict's own words. */
function formatFinding(ratio, quantity, pair) {
    if (ratio === null)
        return 'not measured';
    if (ratio.quality === 'estimated')
        return ESTIMATED_MARK;
    const decided = ratio.verdict === 'less' || ratio.verdict === 'more';
    if (!decided || ratio.estimate === null)
        return nameVerdict(ratio.verdict, pair);
    return `${formatChange(ratio.estimate)} ${QUANTITY_WORDS[quantity]}`;
}
function formatQuantity(value, quantity) {
    if (value === null)
        return MISSING;
    if (quantity === 'memory')
        return `${formatThreeDigits(value / 2 ** 20)} MiB`;
    if (quantity !== 'energy')
        return `${formatThreeDigits(value)} s`;
    return value >= 10_000 ? `${formatThreeDigits(value / 1000)} kJ` : `${formatThreeDigits(value)} J`;
}
/** `1.40` beside `1.52`; above a thousand the zeros that rounding leaves stand for what is not known. */
const formatThreeDigits = (value) => (value === 0 ? '0' : padded.format(value));
/** Three decimals for a fraction, four significant digits for a metric in the target's own unit. */
function formatMetric(value, scale) {
    return value === null ? MISSING : formatSigned(value, metricDecimals(scale, value));
}
/** With a sign, and the decimals of the value that it is a difference to. */
function formatDifference(value, scale, reference) {
    if (value === null)
        return MISSING;
    const text = formatSigned(value, metricDecimals(scale, reference ?? value));
    return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
function metricDecimals(scale, value) {
    if (scale !== 'absolute')
        return 3;
    return value === 0 ? 0 : Math.min(20, Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value)))));
}
function formatSigned(value, decimals) {
    const text = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(Math.abs(value));
    return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}
function formatBytes(bytes) {
    return bytes >= 2 ** 30 ? `${significant.format(bytes / 2 ** 30)} GiB` : `${significant.format(bytes / 2 ** 20)} MiB`;
}
function formatUsd(usd) {
    return usd !== 0 && usd < 0.01 ? `$${significant.format(usd)}` : `$${usd.toFixed(2)}`;
}
const formatCount = (count) => new Intl.NumberFormat('en').format(count);
/** `6 projects`, `1 project`. */
function countWord(count, word, plural = `${word}s`) {
    return `${formatCount(count)} ${count === 1 ? word : plural}`;
}
/** `2026-11-30 14:05 UTC`; a text that is no date is shown as it is. */
function formatInstant(instant) {
    const milliseconds = Date.parse(instant);
    if (Number.isNaN(milliseconds))
        return instant;
    return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `a, b and c` */
function joinWords(words) {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** `5 / 6 / 6`: passed, attemptable, total. */
function formatSuccess(success) {
    return `${success.passed} / ${success.attemptable} / ${success.total}`;
}
/** `83 %`, or bounds where some variants could not be attempted: had they all failed, had they all passed. */
function formatSuccessRate(success) {
    const { passed, attemptable, total } = success;
    if (total === 0)
        return MISSING;
    const low = Math.round((passed / total) * 100);
    const high = Math.round(((passed + total - attemptable) / total) * 100);
    return low === high ? `${low} %` : `${low}–${high} %`;
}

;// CONCATENATED MODULE: ./build/report/models-used.js

const RECORDED_MARK = "recorded answers, not a real model's";
function summariseModels(plan, provenances) {
    return plan.models.map((model) => {
        const own = provenances.filter((provenance) => provenance.model === model.id);
        const returned = [...new Set(own.flatMap((provenance) => provenance.returnedModel ?? []))].sort();
        const other = returned.filter((name) => name !== model.model);
        return {
            id: model.id,
            provider: model.provider,
            apiModel: cleanLine(other.length === 0 ? model.model : `${model.model} (answered as ${other.join(', ')})`),
            recorded: own.some((provenance) => provenance.origin === 'recorded'),
            answers: own.length,
            usable: own.filter((provenance) => provenance.status === 'ok').length,
            inputTokens: sumKnown(own.map((provenance) => provenance.tokens?.input ?? null)),
            outputTokens: sumKnown(own.map((provenance) => provenance.tokens?.output ?? null)),
            usd: sumKnown(own.map((provenance) => provenance.cost?.usd ?? null)),
            usdReason: own.flatMap((provenance) => provenance.costReason ?? []).map((reason) => cleanLine(reason))[0] ?? null,
        };
    });
}
/** Null where a part is unknown: a sum that leaves some out would look like the whole. */
function sumKnown(values) {
    if (values.length === 0)
        return null;
    let sum = 0;
    for (const value of values) {
        if (value === null)
            return null;
        sum += value;
    }
    return sum;
}

;// CONCATENATED MODULE: ./build/report/star-model.js

/** The star of a model whose answers are recorded: where there is no room for the words, they stand below. */
function starModel(group) {
    return group.recorded ? `${group.model}*` : group.model;
}
/** What the star means; null where no model has one. */
function explainStar(groups) {
    return groups.some((group) => group.recorded) ? `* ${RECORDED_MARK}` : null;
}

;// CONCATENATED MODULE: ./build/report/forest-chart.js






const KEY = ["● against the author's script without its plots", "○ against the author's script as it is"];
/** Mean ratio and interval of each model and mode against both baselines, on a logarithmic axis; null: nothing to draw. */
function specifyForestChart(data, layout) {
    const wide = layout.name === 'wide';
    const rowHeight = wide ? 50 : 80;
    const height = data.groups.length * rowHeight;
    const rows = data.groups.flatMap((group, index) => placeRows(group, data.primary, index * rowHeight, wide));
    if (rows.length === 0)
        return null;
    const scale = scaleRatios(rows.flatMap(({ ratio }) => [...(ratio.estimate === null ? [] : [ratio.estimate]), ...(ratio.interval ?? [])]), plotWidth(layout));
    const noun = QUANTITY_WORDS[data.primary];
    return {
        title: `${noun} of each model and mode, relative to the author's script`,
        description: `Dots are geometric means over projects, lines 95 % intervals, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
        spec: composeChart({
            layout,
            height,
            key: KEY,
            noun,
            note: explainStar(data.groups),
            labels: data.groups.flatMap((group, index) => labelGroup(group, data.primary, index * rowHeight, layout)),
            layers: [
                drawUnity(scale),
                ...(wide ? [] : data.groups.map((_, index) => drawBand(index * rowHeight, index * rowHeight + 39, layout))),
                drawIntervals(rows.flatMap(({ y, ratio, baseline }) => ratio.interval === null
                    ? []
                    : [
                        {
                            y,
                            low: ratio.interval[0],
                            high: ratio.interval[1],
                            colour: VERDICT_COLOURS[ratio.verdict],
                            width: baseline === 'original' ? 1.5 : 4,
                        },
                    ]), scale),
                drawDots(rows.flatMap((row) => drawRow(row)), scale),
            ],
        }),
    };
}
function placeRows(group, quantity, top, wide) {
    const places = [
        { baseline: 'original-headless', y: top + (wide ? 16 : 50) },
        { baseline: 'original', y: top + (wide ? 34 : 65) },
    ];
    return places.flatMap(({ baseline, y }) => {
        const ratio = group.ratios[quantity][baseline];
        return ratio !== null && ratio.estimate !== null && ratio.quality === 'measured' ? [{ y, ratio, baseline }] : [];
    });
}
function drawRow({ y, ratio, baseline }) {
    if (ratio.estimate === null)
        return [];
    const colour = VERDICT_COLOURS[ratio.verdict];
    const fill = baseline === 'original' ? SURFACE : colour;
    return [{ y, ratio: ratio.estimate, fill, stroke: colour, shape: 'circle', size: baseline === 'original' ? 45 : 90 }];
}
function labelGroup(group, quantity, top, layout) {
    const headless = describeRatio(group.ratios[quantity]['original-headless']);
    const original = describeRatio(group.ratios[quantity].original);
    if (layout.name === 'narrow') {
        return [
            { x: 0, y: top + 12, text: shorten(`${group.mode} · ${starModel(group)}`, 42), bold: true },
            { x: 0, y: top + 30, text: headless.text, colour: headless.colour },
        ];
    }
    const right = plotWidth(layout) + 16;
    return [
        { x: -14, y: top + 16, text: group.mode, align: 'right', bold: true },
        { x: -14, y: top + 34, text: shorten(starModel(group), 26), align: 'right', colour: MUTED },
        { x: right, y: top + 16, text: headless.text, colour: headless.colour, bold: true },
        { x: right, y: top + 34, text: original.text, colour: MUTED, size: 11 },
    ];
}
function describeRatio(ratio) {
    if (ratio === null || ratio.estimate === null || ratio.quality !== 'measured') {
        return { text: ratio === null ? 'not measured' : nameVerdict(ratio.verdict, 'project'), colour: MUTED };
    }
    return {
        text: `${formatRatio(ratio)}  ${VERDICT_SIGNS[ratio.verdict]} ${nameVerdict(ratio.verdict, 'project')}`,
        colour: VERDICT_COLOURS[ratio.verdict],
    };
}

;// CONCATENATED MODULE: ./build/report/strip-chart.js






const SHAPES = {
    less: 'triangle-down',
    more: 'triangle-up',
    'no detectable difference': 'circle',
    'not comparable: accuracy differs': 'cross',
    'not measured': 'circle',
    'too few runs': 'circle',
};
const strip_chart_KEY = ['▼ less   ▲ more   ● no detectable difference', '✚ accuracy differs   ○ too few runs'];
/** One mark a project, one line a model and mode; the two extremes carry the project's name. Null: nothing to draw. */
function specifyStripChart(data, layout) {
    const wide = layout.name === 'wide';
    const rowHeight = wide ? 58 : 74;
    const lineAt = wide ? 29 : 46;
    const height = data.groups.length * rowHeight;
    const lines = data.groups.map((group, index) => ({
        group,
        y: index * rowHeight + lineAt,
        points: collectPoints(data, group),
    }));
    const all = lines.flatMap((line) => line.points);
    if (all.length === 0)
        return null;
    const scale = scaleRatios(all.map((point) => point.estimate), plotWidth(layout));
    const noun = QUANTITY_WORDS[data.primary];
    const [low, high] = scale.domain;
    return {
        title: `${noun} of each variant, relative to the author's script without its plots`,
        description: `One mark for each variant of a project, one line for each model and mode, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
        spec: composeChart({
            layout,
            height,
            key: strip_chart_KEY,
            noun,
            note: explainStar(data.groups),
            labels: lines.flatMap(({ group, points, y }) => [
                ...labelLine(group, y, layout),
                ...labelExtremes(points, y, scale, layout),
            ]),
            layers: [
                drawIntervals(lines.map(({ y }) => ({ y, low, high, colour: RULE, width: 1 })), scale),
                drawUnity(scale),
                ...(wide ? [] : lines.map(({ y }) => drawBand(y - 44, y - 24, layout))),
                drawDots(lines.flatMap(({ points, y }) => points.map((point) => drawPoint(point, y))), scale),
            ],
        }),
    };
}
function collectPoints(data, group) {
    return data.projects
        .flatMap((project) => project.variants)
        .filter((variant) => variant.mode === group.mode && variant.model === group.model)
        .flatMap((variant) => {
        const ratio = variant.ratios[data.primary]['original-headless'];
        if (ratio === null || ratio.estimate === null || ratio.quality !== 'measured')
            return [];
        return [{ variant, ratio, estimate: ratio.estimate }];
    })
        .sort((a, b) => a.estimate - b.estimate);
}
function drawPoint({ ratio, estimate }, y) {
    const colour = VERDICT_COLOURS[ratio.verdict];
    const fill = ratio.verdict === 'too few runs' ? SURFACE : colour;
    return {
        y,
        ratio: estimate,
        fill,
        stroke: SURFACE === fill ? colour : SURFACE,
        shape: SHAPES[ratio.verdict],
        size: 110,
    };
}
function labelLine(group, y, layout) {
    const { passed, total } = group.success;
    const success = `${passed} of ${total} passed`;
    if (layout.name === 'narrow') {
        return [
            { x: 0, y: y - 34, text: shorten(`${group.mode} · ${starModel(group)}`, 32), bold: true },
            { x: plotWidth(layout), y: y - 34, text: success, align: 'right', colour: MUTED, size: 11 },
        ];
    }
    return [
        { x: -14, y: y - 9, text: group.mode, align: 'right', bold: true },
        { x: -14, y: y + 9, text: shorten(starModel(group), 26), align: 'right', colour: MUTED },
        { x: plotWidth(layout) + 16, y, text: success, colour: MUTED },
    ];
}
/** The lowest below its line, the highest above it, so that the two names never meet. */
function labelExtremes(points, y, scale, layout) {
    const lowest = points[0];
    const highest = points.at(-1);
    if (lowest === undefined || highest === undefined)
        return [];
    const label = (point, offset) => {
        const x = placeRatio(point.estimate, scale, plotWidth(layout));
        const left = x < plotWidth(layout) / 2;
        return {
            x: x + (left ? -5 : 5),
            y: y + offset,
            align: left ? 'left' : 'right',
            text: `${shorten(point.variant.project, 26)} ${formatRatio({ ...point.ratio, interval: null })}`,
            colour: MUTED,
            size: 11,
        };
    };
    return points.length === 1 ? [label(lowest, 16)] : [label(lowest, 16), label(highest, -16)];
}
function placeRatio(ratio, { domain: [low, high] }, width) {
    return (Math.log(ratio / low) / Math.log(high / low)) * width;
}

;// CONCATENATED MODULE: ./build/report/charts.js




async function drawCharts(data) {
    return {
        groups: await drawBoth((layout) => specifyForestChart(data, layout), 'chart-groups'),
        projects: await drawBoth((layout) => specifyStripChart(data, layout), 'chart-projects'),
    };
}
async function drawBoth(specify, id) {
    const wide = specify(WIDE);
    const narrow = specify(NARROW);
    if (wide === null || narrow === null)
        return null;
    return { wide: await drawChart(wide, `${id}-wide`), narrow: await drawChart(narrow, `${id}-narrow`) };
}

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
;// CONCATENATED MODULE: ./build/report/code-diff.js


const NO_LICENCE_REASON = 'code not shown: the project carries no licence';
const LINES_SHOWN = 400;
/** Myers' algorithm is quadratic in this; a rewrite of a thousand-line script stays below. */
const EDIT_LIMIT = 6000;
/** Keeps a page with fifty projects and many models below two megabytes. */
const PAGE_CHARACTERS = 1_000_000;
/** The change from the author's entry file to the variant. Code without a licence is never published. */
function diffCode(project, author, variant) {
    if (project.licence === null) {
        return { kind: 'withheld', reason: NO_LICENCE_REASON, upstream: linkUpstream(project.origin) };
    }
    if (author === null)
        return withhold("the author's entry file as planned is not in this dataset");
    if (variant === null)
        return withhold('there is no script: the model gave none that could be used');
    const patch = (0,create/* structuredPatch */.YB)(project.entry, 'variant', author, variant, '', '', {
        context: 3,
        stripTrailingCr: true,
        maxEditLength: EDIT_LIMIT,
    });
    if (patch === undefined)
        return withhold('the two scripts are too long and too different to compare line by line');
    const lines = patch.hunks.flatMap((hunk) => [
        `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
        ...hunk.lines.map((line) => cleanCodeLine(line)),
    ]);
    return {
        kind: 'shown',
        lines: lines.slice(0, LINES_SHOWN),
        added: lines.filter((line) => line.startsWith('+')).length,
        removed: lines.filter((line) => line.startsWith('-')).length,
        leftOut: Math.max(0, lines.length - LINES_SHOWN),
    };
}
/** Withholds the diffs that would make the page too big to open, in the order in which they stand. */
function limitDiffs(diffs, characters = PAGE_CHARACTERS) {
    let left = characters;
    const limited = new Map();
    for (const [variant, diff] of diffs) {
        const size = diff.kind === 'shown' ? diff.lines.reduce((sum, line) => sum + line.length + 1, 0) : 0;
        limited.set(variant, size <= left ? diff : withhold("left out to keep this page small; it is in the campaign's variants"));
        if (size <= left)
            left -= size;
    }
    return limited;
}
/** Of `https://host/owner/name@<commit>`: the page of that commit. */
function linkUpstream(origin) {
    const [address = origin, commit] = origin.split(/@(?=[0-9a-f]{7,64}$)/);
    const page = URL.parse(address);
    if (page === null || !['http:', 'https:'].includes(page.protocol))
        return { text: origin, url: null };
    page.username = '';
    page.password = '';
    const base = page.href.replace(/\.git$/, '').replace(/\/$/, '');
    const url = commit !== undefined && page.hostname === 'github.com' ? `${base}/tree/${commit}` : base;
    return { text: commit === undefined ? base : `${base} at ${commit.slice(0, 10)}`, url };
}
function withhold(reason) {
    return { kind: 'withheld', reason, upstream: null };
}

// EXTERNAL MODULE: ./node_modules/csv-stringify/lib/sync.js + 7 modules
var sync = __webpack_require__(96789);
;// CONCATENATED MODULE: ./build/report/csv.js


/** GenAI-GreenML's own nine columns, in its order: what reads its results reads these. */
const ORIGINAL_COLUMNS = {
    timestamp: (record) => record.startedAt,
    project: (record) => record.project,
    script: nameScript,
    status: nameStatus,
    exit_code: (record) => record.exitCode,
    accuracy: (record) => record.metric?.normalised ?? null,
    exec_time_s: (record) => record.wallSeconds,
    energy_j: sumMeasuredPackages,
    notes: describeNotes,
};
const OWN_COLUMNS = {
    id: (record) => record.id,
    variant: (record) => record.variant,
    mode: (record) => record.mode,
    model: (record) => record.model,
    sample: (record) => record.sample,
    iteration: (record) => record.iteration,
    block: (record) => record.block,
    order_index: (record) => record.orderIndex,
    purpose: (record) => record.purpose,
    attempt: (record) => record.attempt,
    run_status: (record) => record.status,
    failure_class: (record) => record.failureClass,
    flags: (record) => record.flags.join(' '),
    metric: (record) => record.metric?.name ?? null,
    metric_printed: (record) => record.metric?.value ?? null,
    user_seconds: (record) => record.userSeconds,
    system_seconds: (record) => record.systemSeconds,
    peak_memory_bytes: (record) => record.peakMemoryBytes,
    energy_quality: nameEnergyQuality,
    energy_estimated_j: sumEstimates,
    energy_meter: (record) => unique(record.energy.map((reading) => reading.meter)),
    energy_zones: (record) => record.energy.map(({ domain, joules, quality }) => `${domain}=${joules ?? ''} (${quality})`).join('; '),
    energy_reason: (record) => unique(record.energy.flatMap((reading) => reading.reason ?? [])),
    host: (record) => record.host.name,
    stratum: (record) => record.host.stratum,
    sandbox: (record) => record.sandbox,
    tool_version: (record) => record.toolVersion,
};
const CSV_COLUMNS = [...Object.keys(ORIGINAL_COLUMNS), ...Object.keys(OWN_COLUMNS)];
/**
 * One line a record, the last attempt of each run only, since GenAI-GreenML's analysis counts lines. Joules that were
 * estimated have a column of their own; `energy_j` holds measured ones. A text that a spreadsheet would take for a formula gets a leading apostrophe.
 */
function renderCsv(records) {
    const cells = Object.values({ ...ORIGINAL_COLUMNS, ...OWN_COLUMNS });
    const rows = keepLastAttempts(records).map((record) => cells.map((cell) => {
        const value = cell(record);
        return typeof value === 'string' ? cleanLine(value, 1000) : value;
    }));
    return (0,sync/* stringify */.A)(rows, { header: true, columns: [...CSV_COLUMNS], escape_formulas: true, record_delimiter: 'unix' });
}
function keepLastAttempts(records) {
    const last = new Map();
    for (const record of records) {
        const run = JSON.stringify([record.variant, record.block, record.purpose]);
        const earlier = last.get(run);
        if (earlier === undefined || record.attempt >= earlier.attempt)
            last.set(run, record);
    }
    return [...last.values()];
}
/** As GenAI-GreenML names its files; its analysis reads mode and model from this name. */
function nameScript(record) {
    if (record.mode === null || record.model === null)
        return record.variant;
    return `GENAIGREENML_${record.mode.replace('-', '_')}_${record.model}.py`;
}
/** GenAI-GreenML knows OK, FAILED, TIMEOUT and SKIPPED. */
function nameStatus({ status }) {
    if (status === 'ok')
        return 'OK';
    if (status === 'timeout')
        return 'TIMEOUT';
    return status === 'missing-variant' ? 'SKIPPED' : 'FAILED';
}
function describeNotes(record) {
    const parts = [
        record.errorType,
        record.errorMessage,
        ...Object.entries(record.reasons).map(([field, reason]) => `${field}: ${reason}`),
    ];
    return parts.filter((part) => part !== null && part !== '').join(' | ');
}
/** Gross joules of the package zones; children (`package-0/dram`) and platform zones overlap or are counted apart. */
function sumMeasuredPackages({ energy }) {
    return sumJoules(energy.filter(({ domain }) => /^package-[^/]+$/.test(domain)), 'measured');
}
function sumEstimates({ energy }) {
    return sumJoules(energy.filter(({ quality }) => quality === 'estimated'), 'estimated');
}
/** Null where a part is missing or of another quality: a sum that leaves some out would look like the whole. */
function sumJoules(readings, quality) {
    if (readings.length === 0)
        return null;
    let sum = 0;
    for (const reading of readings) {
        if (reading.quality !== quality || reading.joules === null)
            return null;
        sum += reading.joules;
    }
    return sum;
}
function nameEnergyQuality({ energy }) {
    return unique(energy.map((reading) => reading.quality)) || 'unavailable';
}
const unique = (texts) => [...new Set(texts)].sort().join('; ');

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/report/words.js
const MODE_WORDS = {
    'original-telemetry': "the model adds only the metric line to the author's script",
    assisted: "the model sees the author's script and rewrites it",
    autonomous: "the model sees only the data's header, one row and the README",
};
/** The quantity of the headline first; energy only where there is a number. */
function shownQuantities(data) {
    if (data.energyQuality === 'unavailable')
        return ['cpu', 'wall'];
    return data.primary === 'energy' ? ['energy', 'cpu', 'wall'] : ['cpu', 'wall', 'energy'];
}
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);
function describeNoFailure(data) {
    return data.runs.recorded === 0 ? 'No script has run yet.' : 'None: every script that ran passed.';
}

;// CONCATENATED MODULE: ./build/report/sections/diff.js


/** The change to the author's code, folded; or why it is not shown. */
function renderDiff(label, diff) {
    if (diff.kind === 'withheld') {
        return html `<p class="withheld"><span class="name">${label}</span>: ${diff.reason}${diff.upstream === null ? null : html `; see ${renderUpstream(diff.upstream)}`}</p>`;
    }
    if (diff.lines.length === 0)
        return html `<p class="withheld"><span class="name">${label}</span>: the author's code, unchanged</p>`;
    return html `<details class="diff"><summary><span class="name">${label}</span>: code against the author's, <span class="added">+${diff.added}</span> <span class="removed">−${diff.removed}</span> ${diff.added + diff.removed === 1 ? 'line' : 'lines'}</summary>
<pre tabindex="0" role="region" aria-label="Code of ${label} against the author's"><code>${diff.lines.map((line) => html `<span class="${classifyLine(line)}">${line}
</span>`)}</code></pre>${diff.leftOut === 0 ? null : html `<p>${countWord(diff.leftOut, 'more line')} not shown.</p>`}</details>`;
}
function renderUpstream({ text, url }) {
    if (url !== null)
        return html `<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>`;
    return text === 'embedded' ? html `written for this dataset` : html `from ${text}`;
}
function classifyLine(line) {
    if (line.startsWith('+'))
        return 'added';
    if (line.startsWith('-'))
        return 'removed';
    return line.startsWith('@@') ? 'hunk' : 'same';
}

;// CONCATENATED MODULE: ./build/report/sections/ratio-cell.js



const VERDICT_CLASSES = {
    less: 'less',
    more: 'more',
    'no detectable difference': 'same',
    'not comparable: accuracy differs': 'caution',
    'not measured': 'none',
    'too few runs': 'none',
};
/** The verdict as a coloured word with its sign; an estimate gets its mark and no verdict. */
function verdictChip(ratio, quantity, pairWord) {
    if (ratio?.quality === 'estimated')
        return html `<span class="chip estimated">${ESTIMATED_MARK}</span>`;
    const verdict = ratio?.verdict ?? 'not measured';
    return html `<span class="chip ${VERDICT_CLASSES[verdict]}"><span aria-hidden="true">${VERDICT_SIGNS[verdict]} </span>${formatFinding(ratio, quantity, pairWord)}</span>`;
}
/** In the place of a ratio: what ran is not compared unless all of it ended ok. */
function notPassedChip(variant) {
    return html `<span class="chip ${variant.attempted ? 'failed' : 'caution'}"><span aria-hidden="true">✗ </span>${variant.attempted ? 'did not pass' : 'not attempted'}</span>`;
}
/** Ratio with interval and verdict. */
function ratioFigure(ratio, quantity, pairWord, details = null) {
    if (ratio === null)
        return null;
    const figure = ratio.estimate === null ? null : html `<span class="figure">${formatRatio(ratio)}</span> `;
    return html `<div class="ratio">${figure}${verdictChip(ratio, quantity, pairWord)}${details}</div>`;
}
function ratioLine(pair, quantity, baseline, pairWord) {
    const ratio = pair[baseline];
    const pairs = ratio === null || ratio.pairs === 0 ? (ratio?.reason ?? 'no pairs') : countWord(ratio.pairs, pairWord);
    return ratioFigure(ratio, quantity, pairWord, html ` <span class="versus">vs ${BASELINE_WORDS[baseline]}, ${pairs}</span>`);
}
/** Both baselines, the one without plots first: a model earns nothing by deleting a plot. */
function ratioLines(pair, quantity, pairWord) {
    const lines = [
        ratioLine(pair, quantity, 'original-headless', pairWord),
        ratioLine(pair, quantity, 'original', pairWord),
    ].filter((line) => line !== null);
    return lines.length === 0 ? html `<span class="versus">–</span>` : html `${lines}`;
}
/** For sorting: the ratio against the author's script without its plots. */
const ratioValue = (pair) => pair['original-headless']?.estimate ?? null;

;// CONCATENATED MODULE: ./build/report/sections/table.js

/**
 * The one table of the page. On a telephone each row becomes a card, in which a cell carries its column's name; in between,
 * what is too wide scrolls in its own frame, by keyboard too, and the page never does.
 */
function renderTable({ caption, columns, rows }) {
    const [, ...labels] = columns;
    return html `<div class="frame" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption>
<thead><tr>${columns.map((column) => html `<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(({ head, cells, }) => html `<tr><th scope="row">${head}</th>${cells.map((cell, index) => renderCell(cell, labels[index] ?? ''))}</tr>
`)}</tbody></table></div>`;
}
function renderCell({ content, value }, label) {
    const sorting = value === undefined ? null : html ` data-value="${value}"`;
    return html `<td data-label="${label}"${sorting}>${content}</td>`;
}

;// CONCATENATED MODULE: ./build/report/sections/project.js






/** One project, folded: what it is, every script's runs, and how each variant differs from the author's code. */
function renderProject(project, data) {
    const quantities = [...shownQuantities(data), 'memory'];
    const { metric } = project;
    const table = renderTable({
        caption: `${project.slug}: medians of the measured runs that ended ok; ratios against the original without plots where nothing else is said`,
        columns: [
            'Script',
            'Runs',
            `${metric.name} (${metric.direction} is better)`,
            ...quantities.map((quantity) => capitalise(QUANTITY_WORDS[quantity])),
        ],
        rows: project.variants.map((variant) => ({
            head: html `${variant.mode} <span class="versus">${variant.details}</span>`,
            cells: [
                { content: renderStatuses(variant) },
                { content: renderMetric(variant, project) },
                ...quantities.map((quantity) => ({ content: renderQuantity(variant, quantity, data.primary) })),
            ],
        })),
    });
    return html `<details class="project" id="project-${project.slug}"><summary><span class="name">${project.title}</span> <code>${project.slug}</code> <span class="results">${project.variants.map((variant) => renderGist(variant, data))}</span></summary>
<p class="about">${project.task}, entry <code>${project.entry}</code>, ${project.licence === null ? 'no licence' : `licence ${project.licence}`}, ${renderUpstream(project.upstream)}. As good means: ${metric.name} at most ${metric.tolerance} behind the author's.</p>
${table}
${project.variants.map((variant) => (variant.diff === null ? null : renderDiff(variant.label, variant.diff)))}
</details>
`;
}
function renderGist(variant, data) {
    if (variant.model === null)
        return null;
    const ratio = variant.ratios[data.primary]['original-headless'];
    const result = variant.passed
        ? html `${formatRatio(ratio === null ? null : { ...ratio, interval: null })} ${verdictChip(ratio, data.primary, 'block')}`
        : notPassedChip(variant);
    return html `<span class="gist"><span class="versus">${variant.label}</span> ${result}</span>`;
}
function renderStatuses(variant) {
    if (variant.statuses.length === 0)
        return html `<span class="versus">no run</span>`;
    return html `${variant.statuses.map(({ status, count }) => html `<span class="chip ${status === 'ok' ? 'same' : 'failed'}">${count} ${status}</span> `)}`;
}
function renderMetric(variant, project) {
    const { median, difference, comparable } = variant.metric;
    const { scale } = project.metric;
    const figure = html `<span class="figure">${formatMetric(median, scale)}</span>`;
    if (difference === null || variant.model === null)
        return figure;
    const words = comparable === null ? '' : comparable ? ', as good' : ', not as good';
    return html `${figure} <span class="versus">${formatDifference(difference, scale, median)} to the author's${words}</span>`;
}
/** The median with its range, and the ratios: against both baselines for the quantity of the headline, else against one. */
function renderQuantity(variant, quantity, primary) {
    const summary = variant.summaries[quantity];
    const { minimum, maximum } = summary;
    const range = minimum === null || maximum === null || minimum === maximum
        ? null
        : html ` <span class="versus">${formatQuantity(minimum, quantity)} to ${formatQuantity(maximum, quantity)}</span>`;
    const mark = summary.quality === 'estimated' && summary.median !== null
        ? html ` <span class="chip estimated">${ESTIMATED_MARK}</span>`
        : null;
    const pair = variant.ratios[quantity];
    const ratios = quantity === primary
        ? ratioLines(pair, quantity, 'block')
        : ratioFigure(pair['original-headless'], quantity, 'block');
    return html `<div><span class="figure">${formatQuantity(summary.median, quantity)}</span>${mark}${range}</div>${variant.passed && variant.model !== null ? ratios : null}`;
}

;// CONCATENATED MODULE: ./build/report/sections/failures.js




/** A failure is a result: every script that did not pass, whose fault it is, and the error in its own words. */
function renderFailures(data) {
    const { failures } = data;
    if (failures.length === 0) {
        return html `<section id="failures"><h2>Failures</h2><p>${describeNoFailure(data)}</p></section>`;
    }
    const table = renderTable({
        caption: 'Scripts that did not pass',
        columns: ['Project', 'Script', 'Runs', 'Whose', 'Class', 'Message'],
        rows: failures.map((variant) => ({
            head: html `<a href="#project-${variant.project}">${variant.project}</a>`,
            cells: [
                { content: variant.label },
                { content: renderStatuses(variant) },
                { content: variant.attempted ? "the script's" : "the bench's" },
                { content: variant.failure?.class ?? '–' },
                { content: html `<span class="message">${variant.failure?.message ?? '–'}</span>` },
            ],
        })),
    });
    return html `<section id="failures"><h2>Failures</h2>
<p>A script passes when all its measured runs end ok. Failures of the bench itself leave a script unattempted and count against nobody.</p>
${table}
</section>`;
}

;// CONCATENATED MODULE: ./build/report/sections/method.js




/** How it was measured, and what therefore may not be concluded. */
function renderMethod(data) {
    return html `<section id="method"><h2>How this was measured</h2>
<dl class="facts">${data.method.map(({ label, value }) => html `<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${data.models.length === 0 ? null : renderModels(data.models)}
</section>
<section id="limits"><h2>What this does not say</h2>
<ul>${data.limits.map((line) => html `<li>${line}</li>`)}</ul>
</section>`;
}
function renderModels(models) {
    return renderTable({
        caption: 'Models and their answers',
        columns: [
            'Model',
            'Provider',
            "Provider's name for it",
            'Answers with a script',
            'Tokens in',
            'Tokens out',
            'Cost',
        ],
        rows: models.map((model) => ({
            head: model.id,
            cells: [
                {
                    content: html `${model.provider}${model.recorded ? html ` <span class="chip caution">${RECORDED_MARK}</span>` : null}`,
                },
                { content: model.apiModel },
                { content: `${model.usable} of ${model.answers}` },
                { content: count(model.inputTokens), value: model.inputTokens },
                { content: count(model.outputTokens), value: model.outputTokens },
                {
                    content: model.usd === null ? joinReason('unknown', model.usdReason) : formatUsd(model.usd),
                    value: model.usd,
                },
            ],
        })),
    });
}
const joinReason = (text, reason) => (reason === null ? text : `${text}: ${reason}`);
const count = (tokens) => (tokens === null ? 'unknown' : formatCount(tokens));

;// CONCATENATED MODULE: ./build/report/sections/overview.js


/** What a reader with ten seconds takes away: the finding, its reservations, the size of the experiment. */
function renderOverview(data) {
    const [first = 'No result yet', ...rest] = data.headline;
    return html `<header>
<p class="kicker">GreenML Bench <span aria-hidden="true">·</span> campaign ${data.campaign} <span aria-hidden="true">·</span> ${formatInstant(data.createdAt)}</p>
<h1>${first}</h1>
${rest.length === 0 ? null : html `<ul class="lede">${rest.map((line) => html `<li>${line}</li>`)}</ul>`}
${data.notices.length === 0 ? null : html `<ul class="notices" aria-label="Read this with the headline">${data.notices.map((line) => html `<li>${line}</li>`)}</ul>`}
${renderSizes(data)}
<nav aria-label="Sections"><a href="#results">Results</a> <a href="#projects">Projects</a> <a href="#failures">Failures</a> <a href="#method">How this was measured</a> <a href="#limits">What this does not say</a></nav>
</header>`;
}
function renderSizes(data) {
    const total = data.groups.reduce((sum, group) => sum + group.success.total, 0);
    const passed = data.groups.reduce((sum, group) => sum + group.success.passed, 0);
    const attemptable = data.groups.reduce((sum, group) => sum + group.success.attemptable, 0);
    const tiles = [
        ['Projects', formatCount(data.projects.length), countWord(data.models.length, 'model')],
        ['Variants that passed', `${passed} of ${total}`, `${attemptable} could be attempted`],
        ['Runs that ended ok', formatCount(data.runs.ok), `of ${formatCount(data.runs.recorded)} recorded`],
        data.energyQuality === 'measured'
            ? ['Measured', 'energy', 'and CPU time, wall time, memory']
            : ['Measured', 'CPU time', 'energy not measured here'],
    ];
    return html `<dl class="tiles">${tiles.map(([label, value, note]) => html `<div><dt>${label}</dt><dd><strong>${value}</strong> <span>${note}</span></dd></div>`)}</dl>`;
}

;// CONCATENATED MODULE: ./build/report/sections/figure.js

/** A chart in both sizes, of which the page shows one; the caption names the table that holds the same numbers. */
function renderFigure(chart, caption) {
    if (chart === null)
        return null;
    return html `<figure><div class="wide">${trusted(chart.wide)}</div><div class="narrow">${trusted(chart.narrow)}</div><figcaption>${caption}</figcaption></figure>`;
}

;// CONCATENATED MODULE: ./build/report/sections/projects.js







/** Which projects carry the result: chart, its table twin, then each project with its runs and its code. */
function renderProjects(data, charts) {
    const noun = capitalise(QUANTITY_WORDS[data.primary]);
    return html `<section id="projects"><h2>Project by project</h2>
${renderFigure(charts.projects, `${noun} of each variant relative to the author's script without its plots; the lowest and the highest are named. The table below holds the same numbers.`)}
${data.groups.length === 0 ? null : renderMatrix(data)}
<h3>Runs and code of each project</h3>
<div class="projects">${data.projects.map((project) => renderProject(project, data))}</div>
</section>`;
}
function renderMatrix(data) {
    return renderTable({
        caption: `${capitalise(QUANTITY_WORDS[data.primary])} of each variant relative to the author's script without its plots`,
        columns: ['Project', ...data.groups.map((group) => `${group.mode} ${group.model}`)],
        rows: data.projects.map((project) => ({
            head: html `<a href="#project-${project.slug}">${project.slug}</a>`,
            cells: data.groups.map((group) => renderRatios(project, group, data)),
        })),
    });
}
function renderRatios(project, group, data) {
    const variants = project.variants.filter((variant) => variant.mode === group.mode && variant.model === group.model);
    if (variants.length === 0)
        return { content: html `<span class="versus">not asked</span>`, value: null };
    const ratios = variants.map((variant) => ({ variant, ratio: variant.ratios[data.primary]['original-headless'] }));
    return {
        value: ratios.flatMap(({ ratio }) => ratio?.estimate ?? [])[0] ?? null,
        content: ratios.map(({ variant, ratio }) => {
            if (!variant.passed)
                return html `<div class="ratio">${notPassedChip(variant)}</div>`;
            return html `<div class="ratio"><span class="figure">${formatRatio(ratio)}</span> ${verdictChip(ratio, data.primary, 'block')}</div>`;
        }),
    };
}

;// CONCATENATED MODULE: ./build/report/sections/results.js







/** The answer for each model and mode: chart, then the table that holds the same numbers and more. */
function renderResults(data, charts) {
    const noun = QUANTITY_WORDS[data.primary];
    return html `<section id="results"><h2>Results for each model and mode</h2>
<p>×0.62 means 62 % of the baseline's ${noun}, or 38 % less. The range in brackets is a 95 % interval; if it contains ×1, no difference could be detected.</p>
${data.groups.length === 0 ? html `<p>No model was asked.</p>` : renderGroups(data, charts)}
${data.findings.length === 0 ? null : html `<h3>Findings about the experiment</h3><ul>${data.findings.map((line) => html `<li>${line}</li>`)}</ul>`}
</section>`;
}
function renderGroups(data, charts) {
    const noun = capitalise(QUANTITY_WORDS[data.primary]);
    const [primary = data.primary, ...others] = shownQuantities(data);
    const modes = [...new Set(data.groups.map((group) => group.mode))];
    const ratioCell = (group, quantity) => ({
        content: ratioLines(group.ratios[quantity], quantity, 'project'),
        value: ratioValue(group.ratios[quantity]),
    });
    const table = renderTable({
        caption: 'Geometric mean of the ratios over projects, for each model and mode',
        columns: [
            'Model and mode',
            capitalise(QUANTITY_WORDS[primary]),
            'Passed / attemptable / total',
            'Metric gain, median',
            ...others.map((quantity) => capitalise(QUANTITY_WORDS[quantity])),
        ],
        rows: data.groups.map((group) => ({
            head: html `${group.mode} <span class="versus">${group.model}</span>${group.recorded ? html `<span class="chip caution">${RECORDED_MARK}</span>` : null}`,
            cells: [
                ratioCell(group, primary),
                renderSuccess(group),
                renderDifference(group),
                ...others.map((quantity) => ratioCell(group, quantity)),
            ],
        })),
    });
    return html `${renderFigure(charts.groups, `${noun} relative to the author's script: geometric mean over projects with its 95 % interval. The table below holds the same numbers.`)}
${table}
<dl class="words">${modes.map((mode) => html `<div><dt>${mode}</dt><dd>${MODE_WORDS[mode]}</dd></div>`)}</dl>`;
}
function renderSuccess({ success }) {
    return {
        content: html `<span class="figure">${formatSuccess(success)}</span> <span class="versus">${formatSuccessRate(success)} passed</span>`,
        value: success.total === 0 ? null : success.passed / success.total,
    };
}
function renderDifference({ metricDifference, comparable }) {
    const projects = metricDifference.projects === 0 ? '' : `over ${countWord(metricDifference.projects, 'project')}; `;
    return {
        content: html `<span class="figure">${formatDifference(metricDifference.median, 'fraction', null)}</span> <span class="versus">${projects}${countWord(comparable, 'variant')} as good as the author's</span>`,
        value: metricDifference.median,
    };
}

;// CONCATENATED MODULE: ./build/report/html.js







/** The whole report as one file that loads nothing: styles, script and drawings are in it, and its policy allows no other. */
function renderHtml(data, charts, shell) {
    const policy = [
        "default-src 'none'",
        `style-src '${hashSource(shell.css)}'`,
        `script-src '${hashSource(shell.script)}'`,
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
    // Well-formed as XML too, so that any strict parser can check that nothing escaped its element.
    const page = html `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policy}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="referrer" content="no-referrer" />
<title>GreenML Bench: ${data.campaign}</title>
<style>${trusted(shell.css)}</style>
</head>
<body>
<main>
${renderOverview(data)}
${renderResults(data, charts)}
${renderProjects(data, charts)}
${renderFailures(data)}
${renderMethod(data)}
</main>
<footer><p>Written by greenml ${data.toolVersion}. The numbers of every run are in <a href="records.csv">records.csv</a>; this report as text is <a href="report.md">report.md</a>.</p></footer>
<script>${trusted(shell.script)}</script>
</body>
</html>
`;
    return page.markup;
}
const hashSource = (content) => `sha256-${(0,external_node_crypto_.createHash)('sha256').update(content).digest('base64')}`;

;// CONCATENATED MODULE: ./build/report/markdown-text.js
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

;// CONCATENATED MODULE: ./build/report/markdown-cells.js



/** Both baselines, the one without plots first: a model earns nothing by deleting a plot. */
const BASELINES = ['original-headless', 'original'];
/** `×0.62 (0.55–0.70) ▼ 38 % less CPU time (6 projects)` */
function ratioCell(ratio, quantity, pairWord) {
    if (ratio === null)
        return '–';
    const pairs = ratio.pairs === 0 ? escapeMarkdown(ratio.reason ?? 'no pairs') : countWord(ratio.pairs, pairWord);
    const sign = ratio.quality === 'estimated' ? '' : `${VERDICT_SIGNS[ratio.verdict]} `;
    const finding = `${sign}${formatFinding(ratio, quantity, pairWord)}`;
    return ratio.estimate === null ? `${finding} (${pairs})` : `${formatRatio(ratio)} ${finding} (${pairs})`;
}
function describeStatuses(variant) {
    return variant.statuses.map(({ status, count }) => `${count} ${status}`).join(', ') || 'no run';
}
function describeMetric(variant, project) {
    const { median, difference, comparable } = variant.metric;
    const value = formatMetric(median, project.metric.scale);
    if (difference === null || variant.model === null)
        return value;
    const words = comparable === null ? '' : comparable ? ', as good' : ', not as good';
    return `${value} (${formatDifference(difference, project.metric.scale, median)}${words})`;
}
function describeSummary(variant, quantity) {
    const { median, quality } = variant.summaries[quantity];
    const mark = quality === 'estimated' && median !== null ? ` *${ESTIMATED_MARK}*` : '';
    return `${formatQuantity(median, quantity)}${mark}`;
}
function describeDiff(diff) {
    if (diff === null)
        return '–';
    return diff.kind === 'shown' ? `+${diff.added} −${diff.removed} lines` : escapeMarkdown(diff.reason);
}

;// CONCATENATED MODULE: ./build/report/markdown-project.js




/** One project: what it is and what each of its scripts did. */
function markdown_project_renderProject(project, data) {
    const { metric } = project;
    const quantities = [...shownQuantities(data), 'memory'];
    const source = project.upstream.url !== null
        ? `[upstream](<${project.upstream.url}>)`
        : project.upstream.text === 'embedded'
            ? 'written for this dataset'
            : escapeMarkdown(project.upstream.text);
    return [
        `### ${escapeMarkdown(project.title)} (${escapeMarkdown(project.slug)})`,
        '',
        `${escapeMarkdown(project.task)}, entry ${escapeMarkdown(project.entry)}, ${project.licence === null ? 'no licence' : `licence ${escapeMarkdown(project.licence)}`}, ${source}. As good means: ${escapeMarkdown(metric.name)} at most ${metric.tolerance} behind the author's.`,
        '',
        ...markdownTable([
            'Script',
            'Runs',
            `${escapeMarkdown(metric.name)} (${metric.direction} is better)`,
            ...quantities.map((quantity) => `${capitalise(QUANTITY_WORDS[quantity])}, median`),
            ...ratioHeads(data.primary),
            'Code',
        ], project.variants.map((variant) => [
            escapeMarkdown(variant.label),
            describeStatuses(variant),
            describeMetric(variant, project),
            ...quantities.map((quantity) => describeSummary(variant, quantity)),
            ...BASELINES.map((baseline) => variant.model === null ? '–' : ratioCell(variant.ratios[data.primary][baseline], data.primary, 'block')),
            describeDiff(variant.diff),
        ])),
        '',
    ];
}
/** Column heads of a quantity's ratios. */
function ratioHeads(quantity) {
    return BASELINES.map((baseline) => `${capitalise(QUANTITY_WORDS[quantity])} against the ${BASELINE_WORDS[baseline]}`);
}

;// CONCATENATED MODULE: ./build/report/markdown.js








/** The whole report as GitHub Markdown, for a reader without a browser and for a repository. */
function renderMarkdown(data) {
    return joinLines([
        ...renderHead(data),
        ...section('Results for each model and mode', markdown_renderGroups(data)),
        ...section('Project by project', data.projects.flatMap((project) => markdown_project_renderProject(project, data))),
        ...section('Failures', markdown_renderFailures(data)),
        ...section('Findings about the experiment', data.findings.map((line) => `- ${escapeMarkdown(line)}`)),
        ...section('How this was measured', [
            ...data.method.map(({ label, value }) => `- **${escapeMarkdown(label)}**: ${escapeMarkdown(value)}`),
            '',
            ...markdown_renderModels(data),
        ]),
        ...section('What this does not say', data.limits.map((line) => `- ${escapeMarkdown(line)}`)),
        `Written by greenml ${escapeMarkdown(data.toolVersion)} at ${formatInstant(data.createdAt)}. Every run's numbers: [records.csv](records.csv); charts and code: [index.html](index.html).`,
    ]);
}
/** GitHub refuses a summary above 1 MiB and a comment above 65,536 characters; this leaves room for what stands around it. */
const SUMMARY_CHARACTERS = 60_000;
/** What fits a job's summary: headline, results, projects and failures; rows that do not fit are counted, none is cut in two. */
function renderSummary(data, limit = SUMMARY_CHARACTERS - 1) {
    const blocks = [
        renderHead(data),
        markdown_renderGroups(data),
        section('Projects', renderProjectOverview(data)),
        section('Failures', markdown_renderFailures(data)),
        section('What this does not say', data.limits.map((line) => `- ${escapeMarkdown(line)}`)),
    ];
    return cutLines(blocks.flat(), limit);
}
/** Whole lines up to `limit` characters, and a last line that counts the rows left out. */
function cutLines(lines, limit) {
    const whole = joinLines(lines);
    if (whole.length <= limit)
        return whole;
    const reserve = 120;
    const kept = [];
    let length = 0;
    for (const line of lines) {
        if (length + line.length + 1 > limit - reserve)
            break;
        kept.push(line);
        length += line.length + 1;
    }
    const rows = lines.slice(kept.length).filter((line) => line !== '').length;
    const open = kept.filter((line) => line.startsWith('```')).length % 2 === 1;
    return joinLines([
        ...kept,
        ...(open ? ['```'] : []),
        '',
        `*${countWord(rows, 'more line')} left out here; the full report has them.*`,
    ]);
}
function renderHead(data) {
    const [first = 'No result yet', ...rest] = data.headline;
    return [
        `# ${escapeMarkdown(first)}`,
        '',
        ...rest.map((line) => `- ${escapeMarkdown(line)}`),
        '',
        ...data.notices.map((line) => `> ${escapeMarkdown(line)}  `),
        '',
        `Campaign ${escapeMarkdown(data.campaign)}: ${countWord(data.projects.length, 'project')}, ${countWord(data.models.length, 'model')}, ${formatCount(data.runs.ok)} of ${countWord(data.runs.recorded, 'recorded run')} ended ok (${formatCount(data.runs.planned)} planned).`,
        '',
    ];
}
function markdown_renderGroups(data) {
    if (data.groups.length === 0)
        return ['No model was asked.'];
    const quantities = shownQuantities(data);
    const noun = QUANTITY_WORDS[data.primary];
    return [
        ...markdownTable(['Model and mode', 'Passed / attemptable / total', 'Metric gain, median', ...quantities.flatMap(ratioHeads)], data.groups.map((group) => [
            nameGroup(group),
            `${formatSuccess(group.success)} (${formatSuccessRate(group.success)})`,
            `${formatDifference(group.metricDifference.median, 'fraction', null)} (${countWord(group.metricDifference.projects, 'project')})`,
            ...quantities.flatMap((quantity) => BASELINES.map((baseline) => ratioCell(group.ratios[quantity][baseline], quantity, 'project'))),
        ])),
        '',
        ...renderBars(data.groups, data.primary),
        `×0.62 means 62 % of the baseline's ${noun}, or 38 % less; in brackets the 95 % interval. If it contains ×1, no difference could be detected.`,
        '',
        ...[...new Set(data.groups.map((group) => group.mode))].map((mode) => `- **${mode}**: ${MODE_WORDS[mode]}`),
    ];
}
function nameGroup(group) {
    return `**${group.mode}** ${escapeMarkdown(group.model)}${group.recorded ? ` *(${RECORDED_MARK})*` : ''}`;
}
function renderBars(groups, quantity) {
    const lines = groups.flatMap((group) => {
        const ratio = group.ratios[quantity]['original-headless'];
        if (ratio?.estimate == null || ratio.quality !== 'measured')
            return [];
        return [
            `${ratioBar(ratio.estimate)} ${formatRatio(ratio)} ${VERDICT_SIGNS[ratio.verdict]} ${group.mode} ${starModel(group)}`,
        ];
    });
    if (lines.length === 0)
        return [];
    const noun = QUANTITY_WORDS[quantity];
    const star = explainStar(groups);
    return [
        '```text',
        `${ratioBar(1)} ×1.00 is the ${noun} of the author's script without its plots`,
        ...lines,
        ...(star === null ? [] : [star]),
        '```',
        '',
    ];
}
function renderProjectOverview(data) {
    if (data.groups.length === 0)
        return [];
    return [
        `${capitalise(QUANTITY_WORDS[data.primary])} of each variant relative to the author's script without its plots:`,
        '',
        ...markdownTable(['Project', 'Script', 'Passed', 'Ratio'], data.projects.flatMap((project) => project.variants
            .filter((variant) => variant.model !== null)
            .map((variant) => [
            escapeMarkdown(project.slug),
            escapeMarkdown(variant.label),
            variant.passed ? 'yes' : variant.attempted ? '**no**' : 'not attempted',
            ratioCell(variant.ratios[data.primary]['original-headless'], data.primary, 'block'),
        ]))),
    ];
}
function markdown_renderFailures(data) {
    if (data.failures.length === 0)
        return [describeNoFailure(data)];
    return markdownTable(['Project', 'Script', 'Runs', 'Whose', 'Class', 'Message'], data.failures.map((variant) => [
        escapeMarkdown(variant.project),
        escapeMarkdown(variant.label),
        describeStatuses(variant),
        variant.attempted ? "the script's" : "the bench's",
        escapeMarkdown(variant.failure?.class ?? '–'),
        escapeMarkdown(variant.failure?.message ?? '–'),
    ]));
}
function markdown_renderModels(data) {
    if (data.models.length === 0)
        return [];
    return markdownTable(['Model', 'Provider', "Provider's name for it", 'Answers with a script', 'Tokens in', 'Tokens out', 'Cost'], data.models.map((model) => [
        escapeMarkdown(model.id),
        `${model.provider}${model.recorded ? ` *(${RECORDED_MARK})*` : ''}`,
        escapeMarkdown(model.apiModel),
        `${model.usable} of ${model.answers}`,
        model.inputTokens === null ? 'unknown' : formatCount(model.inputTokens),
        model.outputTokens === null ? 'unknown' : formatCount(model.outputTokens),
        model.usd === null
            ? escapeMarkdown(`unknown${model.usdReason === null ? '' : `: ${model.usdReason}`}`)
            : formatUsd(model.usd),
    ]));
}
function section(title, lines) {
    return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}
/** One blank line at most between two blocks. */
function joinLines(lines) {
    return `${lines
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()}\n`;
}

// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
;// CONCATENATED MODULE: ./build/report/limits.js


const NOT_MEASURED = /energy (was )?not measured here/i;
/** What must be read together with the headline, most important first. */
function collectNotices(analysis, models) {
    const recorded = models.filter((model) => model.recorded).map((model) => model.id);
    const notices = [];
    if (recorded.length > 0) {
        notices.push(`${joinWords(recorded)}: ${RECORDED_MARK}. They show how the bench works, not what a model can do.`);
    }
    // Once is enough where the headline says it.
    if (analysis.energyQuality !== 'measured' && !analysis.headline.some((line) => NOT_MEASURED.test(line))) {
        notices.push('Energy not measured here: the results speak of CPU time.');
    }
    if (analysis.energyQuality === 'estimated') {
        notices.push(`Joules marked “${ESTIMATED_MARK}” are a rough guess: they enter no test and no verdict.`);
    }
    const missing = analysis.runs.planned - analysis.runs.recorded;
    if (missing > 0) {
        notices.push(`Unfinished: ${missing} of ${countWord(analysis.runs.planned, 'planned run')} left no record yet.`);
    }
    const strata = new Set(analysis.hosts.map((host) => host.stratum)).size;
    if (strata > 1) {
        notices.push(`Runs come from ${strata} hosts or host states; ratios are formed within one block on one of them.`);
    }
    return notices;
}
/** "What this does not say": the bounds of what a reader may conclude, from this campaign's own numbers. */
function listLimits(plan, analysis, models) {
    const limits = [describeProjects(plan, analysis), describePlace(analysis)];
    if (models.length > 0) {
        limits.push(plan.samples === 1
            ? 'Each model gave one answer for each project and mode. Asked again, it may answer otherwise, better or worse.'
            : `Each model gave ${plan.samples} answers for each project and mode; a further one may differ from all of them.`);
    }
    limits.push('The energy and time that a model spends on writing the code are not counted, nor is the work of a person who reviews it.', "Ratios hold only the variants that passed and are as good as the author's. A model that fails on hard projects keeps its easy ones: read the ratio beside the success rate.", '“No detectable difference” means that this experiment could not tell them apart, not that they are equal.', "“Same accuracy” means that the printed metric lies within the project's tolerance on the project's own data; nothing else about the answers was compared.");
    if (analysis.energyQuality !== 'measured') {
        limits.push('CPU time is not energy: it misses memory, idle cores, accelerators and changes of clock rate.');
    }
    if (models.some((model) => model.recorded)) {
        limits.push(`Nothing about any model on sale: some or all of what ran here are ${RECORDED_MARK}.`);
    }
    return limits;
}
function describeProjects(plan, analysis) {
    const seconds = analysis.variants
        .filter((variant) => variant.mode === 'original')
        .flatMap((variant) => variant.summaries.wall.median ?? []);
    const range = seconds.length === 0
        ? ''
        : ` that ran ${formatQuantity(Math.min(...seconds), 'wall')} to ${formatQuantity(Math.max(...seconds), 'wall')} here`;
    const count = plan.projects.length;
    return `${countWord(count, 'project')}, ${count === 1 ? 'a small script' : 'each a small script'}${range}: large trainings, services and accelerators may behave differently.`;
}
function describePlace(analysis) {
    const hosts = new Set(analysis.hosts.map((host) => host.name)).size;
    const began = analysis.startedAt === null ? '' : `, from ${formatInstant(analysis.startedAt)} on`;
    const virtual = analysis.hosts.some((host) => host.virtualMachine === true)
        ? ' It is a virtual machine, whose neighbours cannot be seen.'
        : '';
    return hosts <= 1
        ? `One host${began}: the intervals hold the noise of that place and time, not of other processors or systems.${virtual}`
        : `${hosts} hosts${began}: other processors and systems may give other ratios.${virtual}`;
}

;// CONCATENATED MODULE: ./build/report/method.js


const TIER_WORDS = {
    container: 'container (tier A)',
    bubblewrap: 'bubblewrap (tier B)',
    none: 'none (tier C: trusted code only)',
};
/** Who measured what, where and in which order: enough to repeat it. */
function describeMethod(plan, analysis) {
    const measured = plan.blocks.filter((block) => block.purpose === 'measured').length;
    const warmups = plan.blocks.length - measured;
    return [
        { label: 'Campaign', value: cleanLine(analysis.campaign) },
        { label: 'Runs began', value: analysis.startedAt === null ? 'no run yet' : formatInstant(analysis.startedAt) },
        {
            label: 'Design',
            value: `${countWord(plan.repetitions, 'repetition')} of each script after ${countWord(plan.warmups, 'warm-up')}, ` +
                `in randomised complete blocks: ${countWord(measured, 'measured block')} and ${countWord(warmups, 'warm-up block')}. ` +
                (plan.fanOut === 'project'
                    ? 'A block holds the baselines and the variants of all models.'
                    : "A block holds the baselines and one model's variants."),
        },
        { label: 'Seed', value: String(plan.seed) },
        {
            label: 'Samples',
            value: `${countWord(plan.samples, 'answer')} of each model for each project and mode`,
        },
        {
            label: 'Runs',
            value: `${analysis.runs.planned} planned, ${analysis.runs.recorded} recorded, ${analysis.runs.ok} ended ok`,
        },
        {
            label: 'Baselines',
            value: "“original” is the author's script, unchanged; “original without plots” (original-headless) is the same with plotting and " +
                'waiting neutralised mechanically, so that a model earns nothing by deleting a plot',
        },
        {
            label: 'Ratio',
            value: "geometric mean of the paired ratios variant / baseline, over blocks for one variant; over projects, of the variants as good as the author's, for a model and mode; " +
                '95 % bootstrap interval; below ×1 is less',
        },
        {
            label: 'Metric gain',
            value: "how much better than the author's; median over the projects whose metric is a fraction; positive is better",
        },
        { label: 'CPU time', value: 'user and system seconds of the whole process tree' },
        { label: 'Energy', value: describeEnergy(analysis) },
        { label: 'Declared before the first run', value: describeFamily(plan) },
        ...analysis.hosts.map((host, index) => ({
            label: analysis.hosts.length === 1 ? 'Host' : `Host ${index + 1}`,
            value: describeHost(host),
        })),
        { label: 'Sandbox', value: analysis.sandboxes.map((tier) => TIER_WORDS[tier]).join(', ') || 'no run yet' },
        { label: 'Tool', value: `greenml ${cleanLine(analysis.toolVersion)}` },
        ...plan.leftOut.map(({ model, reason }) => ({ label: 'Left out', value: `${model}: ${cleanLine(reason)}` })),
    ];
}
function describeEnergy(analysis) {
    const meters = analysis.energyMeters.map((meter) => cleanLine(meter));
    if (analysis.energyQuality === 'measured') {
        return `measured by ${joinWords(meters)}; sum of the package zones, gross`;
    }
    const reason = analysis.groups
        .flatMap((group) => group.ratios.energy)
        .map((ratio) => ratio.reason)
        .find((text) => text !== null);
    const because = reason == null ? '' : ` (${cleanLine(reason)})`;
    if (analysis.energyQuality === 'unavailable')
        return `energy not measured here${because}`;
    return `energy not measured here${because}; estimated by ${joinWords(meters)}: the truth may be half or double`;
}
function describeFamily(plan) {
    if (plan.primaryFamily.length === 0)
        return 'no test';
    return plan.primaryFamily
        .map((test) => `${test.mode} of ${test.model}: ${QUANTITY_WORDS[test.quantity]} against ${BASELINE_WORDS[test.baseline]}`)
        .join('; ');
}
function describeHost(host) {
    const machine = host.virtualMachine === null ? '' : host.virtualMachine ? ', a virtual machine' : ', not a virtual machine';
    return cleanLine([
        `${host.name}: ${host.cpu}, ${countWord(host.logicalCpus, 'logical CPU')}, ${formatBytes(host.memoryBytes)} memory${machine}`,
        `kernel ${host.kernel}`,
        `microcode ${host.microcode ?? 'unknown'}`,
        `governor ${host.governor ?? 'unknown'}`,
        `Python ${host.python ?? 'unknown'}`,
        `Node ${host.node}`,
        `stratum ${host.stratum}`,
    ].join('; '), 600);
}

;// CONCATENATED MODULE: ./build/report/report-data.js







/** Joins a campaign's files into what the renderers show. Text from outside is made printable here, escaped there. */
function buildReportData({ plan, analysis, provenances, diffs }) {
    const primary = analysis.energyQuality === 'measured' ? 'energy' : 'cpu';
    const models = summariseModels(plan, provenances);
    const recorded = new Set(models.filter((model) => model.recorded).map((model) => model.id));
    const shownDiffs = limitDiffs(diffs);
    const planned = new Map(plan.variants.map((variant) => [variant.id, variant]));
    const projects = plan.projects.map((project) => projectRow(project, analysis.variants
        .filter((variant) => variant.project === project.slug)
        .map((variant) => variantRow(variant, planned.get(variant.id), plan, shownDiffs.get(variant.id) ?? null))));
    return {
        campaign: cleanLine(analysis.campaign),
        toolVersion: cleanLine(analysis.toolVersion),
        createdAt: analysis.createdAt,
        headline: analysis.headline.map((line) => cleanLine(line, 600)),
        notices: collectNotices(analysis, models),
        primary,
        energyQuality: analysis.energyQuality,
        runs: analysis.runs,
        groups: analysis.groups.map((group) => ({
            mode: group.mode,
            model: group.model,
            recorded: recorded.has(group.model),
            success: group.success,
            comparable: group.comparable,
            metricDifference: group.metricDifference,
            ratios: pairRatios(group.ratios),
        })),
        projects,
        failures: projects.flatMap((project) => project.variants.filter((variant) => !variant.passed && (variant.failure !== null || variant.runs > 0))),
        findings: analysis.findings.map((line) => cleanLine(line, 600)),
        models,
        method: describeMethod(plan, analysis),
        limits: listLimits(plan, analysis, models),
    };
}
function projectRow(project, variants) {
    const upstream = linkUpstream(cleanLine(project.origin));
    return {
        slug: project.slug,
        title: cleanLine(project.title),
        task: cleanLine(project.task),
        entry: cleanLine(project.entry),
        licence: project.licence === null ? null : cleanLine(project.licence),
        upstream,
        metric: project.metric,
        variants: [...variants].sort((a, b) => common/* MODES */.FN.indexOf(a.mode) - common/* MODES */.FN.indexOf(b.mode)),
    };
}
function variantRow(variant, planned, plan, diff) {
    const details = describeVariant(variant, planned, plan);
    return {
        id: cleanLine(variant.id),
        project: variant.project,
        label: details === '' ? variant.mode : `${variant.mode} · ${details}`,
        details,
        mode: variant.mode,
        model: variant.model,
        statuses: record/* STATUSES */.f.flatMap((status) => {
            const count = variant.statuses[status] ?? 0;
            return count > 0 ? [{ status, count }] : [];
        }),
        runs: variant.runs,
        passed: variant.passed,
        attempted: variant.attempted,
        failure: variant.failure === null
            ? null
            : {
                class: cleanLine(variant.failure.class, 100),
                message: variant.failure.message === null ? null : cleanLine(variant.failure.message),
            },
        metric: variant.metric,
        summaries: variant.summaries,
        ratios: pairRatios(variant.ratios),
        diff,
    };
}
function describeVariant(variant, planned, plan) {
    const parts = [];
    if (variant.model !== null)
        parts.push(variant.model);
    if (planned?.sample != null && plan.samples > 1)
        parts.push(`sample ${planned.sample}`);
    if (planned?.iteration != null && planned.iteration > 0)
        parts.push(`repair ${planned.iteration}`);
    // The baselines run once in each model's blocks; with one model there is nothing to tell apart.
    if (variant.model === null && variant.blockModel !== null && plan.models.length > 1) {
        parts.push(`beside ${variant.blockModel}`);
    }
    return parts.join(' · ');
}
function pairRatios(ratios) {
    const pair = (quantity) => ({
        'original-headless': findRatio(ratios[quantity], 'original-headless'),
        original: findRatio(ratios[quantity], 'original'),
    });
    return { energy: pair('energy'), cpu: pair('cpu'), wall: pair('wall'), memory: pair('memory') };
}
function findRatio(ratios, baseline) {
    const ratio = ratios.find((candidate) => candidate.baseline === baseline);
    if (ratio === undefined)
        return null;
    return { ...ratio, reason: ratio.reason === null ? null : cleanLine(ratio.reason) };
}

;// CONCATENATED MODULE: ./build/report/terminal-table.js



const WIDTH = 100;
/** The results for a terminal: aligned plain text, at most 100 columns. */
function renderTerminalTable(data) {
    if (data.groups.length === 0)
        return '';
    const noun = QUANTITY_WORDS[data.primary];
    const rows = data.groups.map((group) => {
        const ratio = group.ratios[data.primary]['original-headless'];
        return [
            starModel(group),
            group.mode,
            formatSuccess(group.success),
            formatDifference(group.metricDifference.median, 'fraction', null),
            formatRatio(ratio),
            formatFinding(ratio, data.primary, 'project'),
        ];
    });
    const table = alignColumns([['model', 'mode', 'passed', 'gain', 'ratio', 'result'], ...rows]);
    const star = explainStar(data.groups);
    return [
        ...table,
        '',
        "passed: passed / attemptable / total; gain: median of the metric over the author's",
        `ratio: ${noun} against the author's script without plots`,
        ...(star === null ? [] : [star]),
    ].join('\n');
}
/** Pads every column to its widest cell; what exceeds the width is cut from the first column, and last from the line. */
function alignColumns(rows) {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
    const total = widths.reduce((sum, width) => sum + width + 2, -2);
    const first = Math.max(12, (widths[0] ?? 0) - Math.max(0, total - WIDTH));
    const fitted = [first, ...widths.slice(1)];
    return rows.map((row) => shorten(row
        .map((cell, column) => shorten(cell, fitted[column] ?? cell.length).padEnd(fitted[column] ?? 0))
        .join('  ')
        .trimEnd(), WIDTH));
}

// EXTERNAL MODULE: ./build/schema/analysis.js
var schema_analysis = __webpack_require__(10558);
// EXTERNAL MODULE: ./build/schema/plan.js
var schema_plan = __webpack_require__(29707);
;// CONCATENATED MODULE: ./build/commands/report.js



















/** Writes `index.html`, `report.md`, `records.csv` and the charts from what `plan`, `generate`, `benchmark` and `analyse` left. */
async function report(options, context) {
    const { campaign } = options;
    const plan = await (0,files/* readJson */.Vh)(base_campaign/* campaignFiles */.e.plan(campaign), schema_plan/* plan */.et);
    if ((await (0,files/* readTextIfPresent */.Ge)(base_campaign/* campaignFiles */.e.analysis(campaign))) === null) {
        throw new errors/* UserError */.yo(`${campaign} is not analysed yet: first run greenml analyse --campaign ${campaign}`);
    }
    const analysis = await (0,files/* readJson */.Vh)(base_campaign/* campaignFiles */.e.analysis(campaign), schema_analysis/* analysis */.HS);
    const provenances = await (0,variant_files/* readProvenances */.j)(campaign, plan.variants);
    const diffs = await diffVariants(options, plan, context.logger);
    const records = await readRecords(campaign, context.logger);
    const data = buildReportData({ plan, analysis, provenances: [...provenances.values()], diffs });
    context.logger.status('drawing the report');
    const charts = await drawCharts(data);
    const shell = {
        css: await (0,promises_.readFile)((0,base_package/* assetPath */.Q$)('report', 'report.css'), 'utf8'),
        script: await (0,promises_.readFile)((0,base_package/* assetPath */.Q$)('report', 'report.js'), 'utf8'),
    };
    const out = options.out ?? base_campaign/* campaignFiles */.e.report(campaign);
    const texts = new Map([
        ['index.html', renderHtml(data, charts, shell)],
        ['report.md', renderMarkdown(data)],
        ['records.csv', renderCsv(records)],
    ]);
    for (const [name, chart] of Object.entries(charts)) {
        if (chart !== null)
            texts.set(`${name}.svg`, standAlone(chart.wide));
    }
    for (const [name, text] of texts)
        await (0,files/* writeFileAtomic */.Zf)((0,external_node_path_.join)(out, name), text);
    return {
        html: (0,external_node_path_.join)(out, 'index.html'),
        markdown: (0,external_node_path_.join)(out, 'report.md'),
        folder: out,
        files: [...texts.keys()],
        headline: [...data.headline],
        table: renderTerminalTable(data),
        summary: renderSummary(data),
    };
}
async function diffVariants(options, plan, logger) {
    const diffs = new Map();
    for (const project of plan.projects) {
        const author = project.licence === null ? null : await readAuthorCode(options.dataset, project, logger);
        for (const variant of plan.variants) {
            if (variant.project !== project.slug || variant.model === null)
                continue;
            const code = await (0,files/* readTextIfPresent */.Ge)(base_campaign/* campaignFiles */.e.variantScript(options.campaign, variant.id));
            diffs.set(variant.id, diffCode(project, author, code));
        }
    }
    return diffs;
}
/** Null, with a warning, where the dataset no longer holds what was planned: a diff against other code would mislead. */
async function readAuthorCode(dataset, planned, logger) {
    try {
        const { sourceFolder } = await (0,load_projects/* loadProject */.gi)(dataset, planned.slug);
        if ((await (0,files/* hashTree */.vz)(sourceFolder)) === planned.sourceHash) {
            return await (0,promises_.readFile)((0,external_node_path_.join)(sourceFolder, planned.entry), 'utf8');
        }
        logger.warn(`${planned.slug}: its source changed since the plan; the report leaves out its code`);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        logger.warn(`${planned.slug}: the report leaves out its code: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
    return null;
}
async function readRecords(campaign, logger) {
    const records = [];
    for await (const { path, items, torn } of (0,read_records/* readRecordFiles */.d)(base_campaign/* campaignFiles */.e.records(campaign))) {
        if (torn > 0)
            logger.warn(`${path}: left out ${torn} torn line(s) of a killed writer`);
        records.push(...items);
    }
    return records;
}


/***/ }),

/***/ 83830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RT: () => (/* binding */ loadProjects),
/* harmony export */   Vh: () => (/* binding */ projectsFolder),
/* harmony export */   gi: () => (/* binding */ loadProject)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60599);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57029);
/* harmony import */ var _schema_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9953);






const projectsFolder = (dataset) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataset, 'projects');
async function loadProject(dataset, slug) {
    const name = _schema_common_js__WEBPACK_IMPORTED_MODULE_4__/* .slug */ .yR.safeParse(slug);
    if (!name.success)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`'${slug}' can't be a project's name: letters, digits, '.', '_' and '-' only.`);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(projectsFolder(dataset), name.data);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'project.yaml');
    const manifest = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readYaml */ .gM)(path, _schema_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .manifest */ .eu, `There is no project '${slug}': ${path} does not exist.`);
    const sourceFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'source');
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sourceFolder, manifest.entry)).catch(() => null);
    if (!entry?.isFile())
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path}: entry '${manifest.entry}' is not a file below ${sourceFolder}.`);
    await refuseEscape(sourceFolder, [manifest.entry, manifest.workingDirectory], path);
    return { slug: name.data, folder, sourceFolder, lockFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, manifest.environment.lock), manifest };
}
/** A link may not make a place outside the project a part of it. */
async function refuseEscape(sourceFolder, places, manifestPath) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(sourceFolder);
    for (const place of places) {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sourceFolder, place)).catch(() => null);
        if (real === null)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${manifestPath}: '${place}' does not exist below ${sourceFolder}.`);
        if (real !== root && !real.startsWith(`${root}/`)) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${manifestPath}: '${place}' is a link to a place outside the project.`, 3);
        }
    }
}
/** Every project whose slug matches `pattern` (a regular expression; all without one), sorted by slug. */
async function loadProjects(dataset, pattern) {
    const slugs = (await listSlugs(dataset)).filter(matcher(pattern));
    if (slugs.length === 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`No project in ${projectsFolder(dataset)}${pattern ? ` matches /${pattern}/` : ''}.`);
    }
    rejectCaseCollisions(slugs);
    return Promise.all(slugs.map((slug) => loadProject(dataset, slug)));
}
async function listSlugs(dataset) {
    try {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(projectsFolder(dataset), { withFileTypes: true });
        return entries
            .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
            .map((entry) => entry.name)
            .sort();
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT') {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no dataset at ${dataset}: pass --dataset DIR, a folder that holds projects/.`);
        }
        throw error;
    }
}
function matcher(pattern) {
    if (pattern === undefined)
        return () => true;
    try {
        const expression = new RegExp(pattern);
        return (slug) => expression.test(slug);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`--projects is not a regular expression: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)}`);
    }
}
function rejectCaseCollisions(slugs) {
    const seen = new Map();
    for (const slug of slugs) {
        const other = seen.get(slug.toLowerCase());
        if (other !== undefined)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Projects '${other}' and '${slug}' differ only by case: rename one.`);
        seen.set(slug.toLowerCase(), slug);
    }
}


/***/ }),

/***/ 84040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ writeVariant),
/* harmony export */   Ch: () => (/* binding */ readProvenance),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   Qu: () => (/* binding */ toGeneratedVariant),
/* harmony export */   j: () => (/* binding */ readProvenances)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79176);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57029);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43431);





/** The variant as a generated one; null for a baseline and for a later iteration, which repairs make. */
function toGeneratedVariant(variant) {
    const { id, project, model, sample, iteration } = variant;
    const mode = _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .generatedMode */ .X$.safeParse(variant.mode);
    if (!mode.success || model === null || sample === null || iteration !== 0)
        return null;
    return { id, project, mode: mode.data, model, sample, iteration };
}
async function readProvenance(campaign, variant) {
    const path = _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignFiles */ .e.variantProvenance(campaign, variant);
    return (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfPresent */ .Ge)(path)) === null ? null : await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(path, _schema_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .provenance */ .a);
}
/** By variant id: what is known of the scripts that models wrote. */
async function readProvenances(campaign, variants) {
    const found = new Map();
    for (const { id, model } of variants) {
        const written = model === null ? null : await readProvenance(campaign, id);
        if (written !== null)
            found.set(id, written);
    }
    return found;
}
/** An outage and a file that was not there are no fact about the model: the next run tries them again. */
function isSettled({ status }) {
    return status !== 'provider-error' && status !== 'no-answer';
}
/**
 * Writes the script and then its provenance, so that a provenance that exists tells of the script beside it. What an
 * earlier answer left is removed first.
 */
async function writeVariant(campaign, variant, entry, { code, ...answer }) {
    const provenancePath = _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignFiles */ .e.variantProvenance(campaign, variant.id);
    const scriptPath = _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignFiles */ .e.variantScript(campaign, variant.id);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(provenancePath, { force: true });
    if (code === null)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(scriptPath, { force: true });
    else
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomic */ .Zf)(scriptPath, code);
    const { id, ...place } = variant;
    const provider = answer.origin === 'provider' ? entry.provider : 'replay';
    const record = {
        schemaVersion: _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .SCHEMA_VERSION */ .f$,
        variant: id,
        ...place,
        provider,
        requestedModel: entry.model,
        ...answer,
    };
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .GF)(provenancePath, (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWith */ .Ku)(_schema_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .provenance */ .a, record, provenancePath));
}


/***/ }),

/***/ 10558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ analysis),
/* harmony export */   cl: () => (/* binding */ QUANTITIES)
/* harmony export */ });
/* unused harmony exports quantity, VERDICTS, verdict, interval, ratio, summary, variantAnalysis, groupAnalysis */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9691);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55189);



const QUANTITIES = ['energy', 'cpu', 'wall', 'memory'];
const quantity = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(QUANTITIES);
const VERDICTS = [
    'less',
    'more',
    'no detectable difference',
    'not comparable: accuracy differs',
    'not measured',
    'too few runs',
];
const verdict = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(VERDICTS);
const interval = zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()]);
/** Geometric mean of paired ratios variant / baseline. Pairs are blocks for a variant, projects for a group. */
const ratio = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    baseline: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['original', 'original-headless']),
    /** Null: there is no pair. */
    estimate: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive().nullable(),
    /** 95 % bootstrap interval. */
    interval: interval.nullable(),
    pairs: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    verdict,
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
/** Over the measured runs that ended ok. Joules for energy, seconds for cpu and wall, bytes for memory. */
const summary = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    n: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    median: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    minimum: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    maximum: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
});
const variantAnalysis = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    /** The shard's model whose blocks these runs belong to; a baseline runs once in each model's blocks. */
    blockModel: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    statuses: zod__WEBPACK_IMPORTED_MODULE_2__/* .partialRecord */ .jgl(_record_js__WEBPACK_IMPORTED_MODULE_1__/* .status */ .h5, zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()),
    runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** All its measured runs are ok. */
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** False: every run failed for a reason of ours, so that nothing can be said of the variant. */
    attempted: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    failure: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ class: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable() }).nullable(),
    metric: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        median: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
        baseline: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
        /** Variant − baseline, in the metric's own unit. */
        difference: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
        comparable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable(),
    }),
    summaries: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(quantity, summary),
    ratios: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(quantity, zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(ratio)),
});
const groupAnalysis = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    success: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), attemptable: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }),
    comparable: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    metricDifference: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ median: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(), projects: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }),
    ratios: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(quantity, zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(ratio)),
});
/** `<campaign>/analysis.json`. */
const analysis = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schemaVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaVersion */ .CZ,
    campaign: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    toolVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    seed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    headline: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    energyQuality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    energyMeters: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ planned: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), recorded: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), ok: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }),
    hosts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_record_js__WEBPACK_IMPORTED_MODULE_1__/* .host */ .Hc),
    sandboxes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sandboxTier */ .IX),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    groups: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(groupAnalysis),
    variants: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(variantAnalysis),
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});


/***/ }),

/***/ 43431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ provenance)
/* harmony export */ });
/* unused harmony export GENERATION_STATUSES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);


const GENERATION_STATUSES = [
    'ok',
    'syntax-error',
    'no-code',
    'truncated',
    'refused',
    'provider-error',
    'no-answer',
];
/** `<variant>.json`, beside the script that it tells the origin of. */
const provenance = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaVersion */ .CZ,
    variant: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    sample: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    /** `recorded`: written for a demonstration, never a live model's; `given`: a file of `--answers`, whoever wrote it. */
    origin: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['provider', 'recorded', 'given']),
    provider: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    requestedModel: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** As the provider's answer names it. */
    returnedModel: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    responseId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(GENERATION_STATUSES),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    promptHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    answerHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    codeHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ input: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), cachedInput: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), output: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), reasoning: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }).nullable(),
    cost: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), pricedAs: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
    costReason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    wallSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});


/***/ })

};

export const id = 4025;
export const ids = [4025];
export const modules = {

/***/ 19953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nb: () => (/* binding */ noiseFloor),
/* harmony export */   wI: () => (/* binding */ pairsToSee),
/* harmony export */   wy: () => (/* binding */ detectableChange)
/* harmony export */ });
/* harmony import */ var _distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41032);

/** At the 5 % level, two-sided. */
const LEVEL_QUANTILE = 0.975;
const POWER = 0.8;
const MOST = 10_000;
/**
 * The smallest change of a paired ratio that `n` pairs show with 80 % power at the 5 % level, as a share: 0.08 is a ratio
 * of 0.92. From the t distribution of the mean log-ratio (Cohen 1988, § 2.4); null below two pairs.
 */
function detectableChange(standardDeviation, n) {
    if (n < 2)
        return null;
    return 1 - Math.exp(-detectableLog(standardDeviation, n));
}
/** Pairs it takes to see a change of that share; null above 10,000. */
function pairsToSee(change, standardDeviation) {
    const wanted = -Math.log(1 - change);
    const enough = (n) => detectableLog(standardDeviation, n) <= wanted;
    if (!enough(MOST))
        return null;
    let [tooFew, most] = [1, MOST];
    while (most - tooFew > 1) {
        const middle = (tooFew + most) >> 1;
        if (enough(middle))
            most = middle;
        else
            tooFew = middle;
    }
    return most;
}
/** Half the width of the 95 % interval of a ratio that is truly 1, as a share; null below two pairs. */
function noiseFloor(standardDeviation, n) {
    return n < 2 ? null : Math.expm1(((0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(LEVEL_QUANTILE, n - 1) * standardDeviation) / Math.sqrt(n));
}
function detectableLog(standardDeviation, n) {
    const quantiles = (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(LEVEL_QUANTILE, n - 1) + (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(POWER, n - 1);
    return (quantiles * standardDeviation) / Math.sqrt(n);
}


/***/ }),

/***/ 41032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ studentTwoSided),
/* harmony export */   FI: () => (/* binding */ studentQuantile),
/* harmony export */   Xw: () => (/* binding */ signTestTwoSided),
/* harmony export */   o: () => (/* binding */ chiSquareUpper)
/* harmony export */ });
/* harmony import */ var _stdlib_math_base_special_betainc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89986);
/* harmony import */ var _stdlib_math_base_special_gammainc__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55479);
/* harmony import */ var _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22163);



/**
 * Upper tails straight from the incomplete beta and gamma functions: `1 - cdf` loses every digit of a p-value below
 * 1e-16 and half of them at 1e-8 (NIST DLMF § 8.17, § 8.2).
 */
/** P(|T| ≥ |t|) of Student's t. */
const studentTwoSided = (statistic, df) => 2 * _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_2__.cdf(-Math.abs(statistic), df);
/** Of any degrees of freedom; `studentQuantileOfInteger` is for where loading this one would cost too much. */
const studentQuantile = (p, df) => _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_2__.quantile(p, df);
/** P(χ² ≥ x); what rounding takes below 0 is 0, and of no number there is none. */
const chiSquareUpper = (x, df) => Number.isFinite(x) ? _stdlib_math_base_special_gammainc__WEBPACK_IMPORTED_MODULE_1__(Math.max(0, x) / 2, df / 2, true, true) : Number.NaN;
/** The exact two-sided sign test: as many successes of `trials` or fewer, or as far on the other side, at even odds. */
function signTestTwoSided(successes, trials) {
    const fewer = Math.min(successes, trials - successes);
    return 2 * fewer >= trials ? 1 : Math.min(1, 2 * _stdlib_math_base_special_betainc__WEBPACK_IMPORTED_MODULE_0__(0.5, trials - fewer, fewer + 1));
}


/***/ }),

/***/ 68606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ groupsBy),
/* harmony export */   zm: () => (/* binding */ largestGroups),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/** The items that share a key together, in the order in which they come; keys that are objects are told by their content. */
function groupsBy(items, keyOf) {
    const groups = Map.groupBy(items, (item) => {
        const key = keyOf(item);
        return typeof key === 'object' && key !== null ? JSON.stringify(key) : key;
    });
    return [...groups.values()]; // none is empty
}
/** The groups that have most items first; equals by their key, so that the order of items plays no part. */
function largestGroups(items, keyOf) {
    return groupsBy(items, keyOf).sort(([first, ...a], [other, ...b]) => b.length - a.length || (keyOf(first) < keyOf(other) ? -1 : 1));
}
/** A value for each of these keys. */
const recordOf = (keys, make) => Object.fromEntries(keys.map((key) => [key, make(key)]));


/***/ }),

/***/ 43650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   LT: () => (/* binding */ mostFrequentOf),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   ye: () => (/* binding */ mostFrequent)
/* harmony export */ });
/** Null for no values. */
function median(values) {
    const sorted = Float64Array.from(values).sort();
    const upper = sorted[sorted.length >> 1];
    if (upper === undefined)
        return null;
    if (sorted.length % 2 === 1)
        return upper;
    return ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2;
}
/** In their order, without compensation; 0 of none. */
function sum(values) {
    let total = 0;
    for (const value of values)
        total += value;
    return total;
}
/** Null for no values. */
const mean = (values) => values.length === 0 ? null : sum(values) / values.length;
/** The value that occurs most, by its JSON, so that equal ones are one. */
function mostFrequentOf(values) {
    const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
    const found = mostFrequent(values.map((value) => JSON.stringify(value)));
    return found === null ? null : (byText.get(found) ?? null);
}
/** The value that occurs most; of several the first in the alphabet, so that the order of records plays no part. */
function mostFrequent(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    let best = null;
    let bestCount = 0;
    for (const [value, count] of counts) {
        if (count > bestCount || (count === bestCount && best !== null && value < best)) {
            best = value;
            bestCount = count;
        }
    }
    return best;
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

/***/ 91244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ formatNoEnergy),
/* harmony export */   $s: () => (/* binding */ BASELINE_PHRASES),
/* harmony export */   B0: () => (/* binding */ formatRatio),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   DZ: () => (/* binding */ formatSuccess),
/* harmony export */   Jd: () => (/* binding */ formatSuccessRate),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   MD: () => (/* binding */ countWord),
/* harmony export */   Mt: () => (/* binding */ formatFailureClass),
/* harmony export */   O5: () => (/* binding */ QUANTITY_WORDS),
/* harmony export */   Tc: () => (/* binding */ formatComparison),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   VZ: () => (/* binding */ formatQuantity),
/* harmony export */   WG: () => (/* binding */ formatRatioSentence),
/* harmony export */   Wk: () => (/* binding */ formatError),
/* harmony export */   Xm: () => (/* binding */ formatMeter),
/* harmony export */   Xo: () => (/* binding */ formatSeconds),
/* harmony export */   e9: () => (/* binding */ formatWholePercent),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   gI: () => (/* binding */ formatMetric),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   kL: () => (/* binding */ MODE_WORDS),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   m6: () => (/* binding */ BASELINE_WORDS),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   sK: () => (/* binding */ capitalise),
/* harmony export */   sP: () => (/* binding */ formatPercentRange),
/* harmony export */   vv: () => (/* binding */ formatRatioParts),
/* harmony export */   vw: () => (/* binding */ formatScientific),
/* harmony export */   x3: () => (/* binding */ ESTIMATED_MARK),
/* harmony export */   yZ: () => (/* binding */ joinWords),
/* harmony export */   yg: () => (/* binding */ formatDigits)
/* harmony export */ });
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
/** The same within a sentence. */
const BASELINE_PHRASES = {
    'original-headless': "the author's code without its plots",
    original: "the author's code",
};
/** Estimates of energy are good to a factor of two at best: they carry this mark wherever they stand. */
const ESTIMATED_MARK = 'estimated ×/÷2';
const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const padded = new Intl.NumberFormat('en', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
const paddedTwo = new Intl.NumberFormat('en', { minimumSignificantDigits: 2, maximumSignificantDigits: 2 });
const significantTwo = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
/** In a cell: there is no number. */
const MISSING = '–';
/** `×0.62 (0.55–0.70)`; estimated or without an interval `×0.62`; without pairs a dash. */
function formatRatio(shown) {
    if (shown === null || shown.estimate === null)
        return MISSING;
    // The interval of an estimate would promise a precision that it does not have.
    const { ratio, range } = formatRatioParts(shown.estimate, shown.quality === 'estimated' ? null : (shown.interval ?? null));
    return range === null ? ratio : `${ratio} (${range})`;
}
/** `×0.62` and `0.55–0.70`, for a place that shows them apart. */
function formatRatioParts(estimate, interval) {
    if (interval === null)
        return { ratio: `×${roundRatio(estimate, 2)}`, range: null };
    const decimals = ratioDecimals(interval);
    const [low, high] = interval.map((end) => {
        if (showsSide(end, decimals))
            return roundRatio(end, decimals);
        return end < 1 ? '<1' : '>1'; // its digits would print 1 and hide on which side it lies
    });
    return { ratio: `×${roundRatio(estimate, decimals)}`, range: `${low}–${high}` };
}
/** `×0.77, 95 % interval 0.61–0.93`. */
function formatRatioSentence(estimate, interval) {
    const { ratio, range } = formatRatioParts(estimate, interval);
    return range === null ? ratio : `${ratio}, 95 % interval ${range}`;
}
/** Two significant digits for what is too large or too small for decimals. */
const roundRatio = (value, decimals) => value >= 10 || value < 0.1 ? paddedTwo.format(value) : value.toFixed(decimals);
/** As near to 1 a ratio is 1. */
const SAME = 1e-9;
const MOST_DECIMALS = 4;
/** As few decimals, from two on, as show on which side of 1 each end lies, and that the ends differ. */
function ratioDecimals(interval) {
    for (let decimals = 2; decimals < MOST_DECIMALS; decimals++) {
        const [low, high] = interval.map((end) => end.toFixed(decimals));
        if (interval.every((end) => showsSide(end, decimals)) && (low !== high || interval[1] - interval[0] <= SAME)) {
            return decimals;
        }
    }
    // What no number of decimals shows is said by a sign, and more of them only crowd the other end.
    return interval.every((end) => showsSide(end, MOST_DECIMALS)) ? MOST_DECIMALS : 2;
}
const showsSide = (end, decimals) => sideOf(Number(end.toFixed(decimals))) === sideOf(end);
const sideOf = (ratio) => (Math.abs(ratio - 1) <= SAME ? 0 : Math.sign(ratio - 1));
/** `38 % less`, `0.4 % more`, `2.4 times as much`. */
function formatChange(ratio) {
    if (ratio >= 2)
        return `${significant.format(Number(ratio.toPrecision(2)))} times as much`;
    const share = Math.abs(ratio - 1);
    return `${share > 0.99 ? `${(share * 100).toFixed(1)} %` : formatPercent(share)} ${ratio < 1 ? 'less' : 'more'}`;
}
/** `38 % less CPU time than`, `3.2 times as much CPU time as`. */
const formatComparison = (ratio, what) => `${formatChange(ratio)} ${what} ${ratio >= 2 ? 'as' : 'than'}`;
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
function formatUsd(usd) {
    return usd !== 0 && usd < 0.01 ? `$${significant.format(usd)}` : `$${usd.toFixed(2)}`;
}
/** `3.4 × 10⁹` from a million on; below, the number. */
function formatScientific(value) {
    if (value < 1e6)
        return significant.format(value);
    const [mantissa = '', exponent = ''] = value.toExponential(1).split('e+');
    return `${mantissa} × 10${[...exponent].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('')}`;
}
/** `44–97 %` */
const formatPercentRange = ([low, high]) => `${Math.round(low * 100)}–${Math.round(high * 100)} %`;
/** `p = 0.031`; below a thousandth only that. */
function formatP(p) {
    if (p === null)
        return MISSING;
    return p < 0.001 ? 'p < 0.001' : `p = ${Number(p.toPrecision(2))}`;
}
/** `7.6 %`: two significant digits. */
const formatPercent = (share) => `${significantTwo.format(share * 100)} %`;
/** `96 %` */
const formatWholePercent = (share) => `${Math.round(share * 100)} %`;
/** `2.35 s` */
const formatSeconds = (seconds) => `${formatDigits(seconds, 3)} s`;
/** So many significant digits, without those that are zero at the end, and never an exponent. */
const formatDigits = (value, digits) => new Intl.NumberFormat('en', { maximumSignificantDigits: digits, useGrouping: false }).format(value);
const formatCount = (count) => new Intl.NumberFormat('en').format(count);
/** `6 projects`, `1 project`. */
const countWord = (count, word, plural = `${word}s`) => `${count} ${count === 1 ? word : plural}`;
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
/** `a, b, c and 4 more` */
function formatList(items, shown = 5) {
    const rest = items.length - shown;
    return rest > 0 ? `${items.slice(0, shown).join(', ')} and ${rest} more` : items.join(', ');
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
/** A class of failures in words: `schema-or-name` is "schema or name". */
const formatFailureClass = (name) => name.replaceAll('-', ' ');
/** `KeyError: 'body_mass_g'`; empty where nothing was said. */
const formatError = ({ errorType, message }) => [errorType?.split('.').at(-1), message].filter((part) => part != null).join(': ');
const METER_WORDS = new Map([
    ['linear-own-watts', 'linear model, own watts'],
    ['linear-per-vcpu', 'linear per-vCPU model'],
    ['torch-flop-counter', 'torch.utils.flop_counter'],
]);
/** A meter, or the model of an estimate, as people call it. */
const formatMeter = (meter) => METER_WORDS.get(meter) ?? meter;
const MODE_WORDS = {
    'original-telemetry': "the model adds only the metric line to the author's script",
    assisted: "the model sees the author's script and rewrites it",
    autonomous: "the model sees only the data's header, one row and the README",
};
/** Of a campaign without measured energy: joules that were read and not believed were measured all the same. */
const formatNoEnergy = ({ energyLeftOut }) => energyLeftOut.length > 0 ? 'energy measured, but left out' : 'energy not measured here';
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);


/***/ })

};

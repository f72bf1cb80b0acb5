export const id = 4283;
export const ids = [4283];
export const modules = {

/***/ 45134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ ratioDecimals),
/* harmony export */   v: () => (/* binding */ ratioEnd)
/* harmony export */ });
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
/** An end of an interval by `round`: `<1` and `>1` where its digits would print 1 and hide on which side it lies. */
function ratioEnd(end, decimals, round) {
    if (showsSide(end, decimals))
        return round(end, decimals);
    return end < 1 ? '<1' : '>1';
}
const showsSide = (end, decimals) => sideOf(Number(end.toFixed(decimals))) === sideOf(end);
const sideOf = (ratio) => (Math.abs(ratio - 1) <= SAME ? 0 : Math.sign(ratio - 1));


/***/ }),

/***/ 72348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   Vs: () => (/* binding */ cleanCodeLine),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/**
 * What an error message or a model's answer may hold and a page must not: control characters, direction overrides
 * (CVE-2021-42574, "Trojan Source"), invisible characters, line separators, and code points no XML file may carry.
 */
const UNPRINTABLE = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]/gu;
/** One printable line: no ANSI sequences, no control or direction characters, white space collapsed, cut at `limit`. */
function cleanLine(text, limit = 300) {
    const line = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text.toWellFormed())
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


/***/ }),

/***/ 92772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ formatRatio),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   DZ: () => (/* binding */ formatSuccess),
/* harmony export */   Jd: () => (/* binding */ formatSuccessRate),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   MD: () => (/* binding */ countWord),
/* harmony export */   O5: () => (/* binding */ QUANTITY_WORDS),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   V5: () => (/* binding */ nameVerdict),
/* harmony export */   VZ: () => (/* binding */ formatQuantity),
/* harmony export */   gI: () => (/* binding */ formatMetric),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   m6: () => (/* binding */ BASELINE_WORDS),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   sP: () => (/* binding */ formatPercentRange),
/* harmony export */   tf: () => (/* binding */ formatFinding),
/* harmony export */   vw: () => (/* binding */ formatScientific),
/* harmony export */   x3: () => (/* binding */ ESTIMATED_MARK),
/* harmony export */   yZ: () => (/* binding */ joinWords),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* unused harmony export formatChange */
/* harmony import */ var _base_ratio_digits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45134);

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
const significantTwo = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const MISSING = '–';
/** `×0.62 (0.55–0.70)`; estimated or without an interval `×0.62`; without pairs a dash. */
function formatRatio(ratio) {
    if (ratio === null || ratio.estimate === null)
        return MISSING;
    // The interval of an estimate would promise a precision that it does not have.
    if (ratio.interval === null || ratio.quality === 'estimated')
        return `×${roundRatio(ratio.estimate, 2)}`;
    const decimals = (0,_base_ratio_digits_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioDecimals */ .o)(ratio.interval);
    const estimate = `×${roundRatio(ratio.estimate, decimals)}`;
    const [low, high] = ratio.interval.map((end) => (0,_base_ratio_digits_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioEnd */ .v)(end, decimals, roundRatio));
    return `${estimate} (${low}–${high})`;
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


/***/ }),

/***/ 24815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   PC: () => (/* binding */ labelsOf),
/* harmony export */   Wn: () => (/* binding */ describeFurtherEnergy),
/* harmony export */   nc: () => (/* binding */ cellsOf),
/* harmony export */   wf: () => (/* binding */ describeEnergy),
/* harmony export */   zQ: () => (/* binding */ energyQualityOf)
/* harmony export */ });
/* unused harmony export soundRuns */
/* harmony import */ var _base_shell_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46806);
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72348);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92772);



const MISSING = '–';
/** Only these tell what a command costs. */
const soundRuns = ({ runs }) => runs.filter(({ exitCode }) => exitCode === 0);
/** `failed (exit 1)`, where no run of a command ended well; else null. */
function describeFailure(command) {
    const { runs } = command;
    if (runs.length === 0 || soundRuns(command).length > 0)
        return null;
    if (runs.every(({ flags }) => flags.includes('timeout')))
        return 'timed out';
    const how = new Set(runs.map(({ exitCode, signal }) => signal ?? `exit ${exitCode}`));
    return `failed (${[...how].join(', ')})`;
}
/**
 * One for each command, of at most `limit` characters: the user's own, or the command as a shell would take it. Where two
 * would look alike, all are numbered.
 */
function labelsOf({ commands }, limit) {
    const cut = (numbered) => commands.map((command, index) => (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(`${numbered ? `${index + 1}: ` : ''}${labelOf(command)}`, limit));
    const labels = cut(false);
    return new Set(labels).size === labels.length ? labels : cut(true);
}
function labelOf({ name, command }) {
    return (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name ?? command.map(_base_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteWord */ .X).join(' '), Number.POSITIVE_INFINITY);
}
/** What a run's energy is the sum of. */
const WHOLE = /^(package-[^/]*|external.*)$/;
/** Of all runs together: one estimate among them makes it an estimate. */
function energyQualityOf(command) {
    if (command.summary.joules?.mean == null)
        return 'unavailable';
    const measured = soundRuns(command).some(({ energy }) => energy.some(({ domain, quality }) => quality === 'measured' && WHOLE.test(domain)));
    return measured ? 'measured' : 'estimated';
}
function cellsOf(command) {
    const { summary } = command;
    const runs = soundRuns(command);
    const seconds = runs.flatMap(({ wallSeconds }) => wallSeconds ?? []);
    return {
        time: describeFailure(command) ?? spread(summary.wallSeconds, TIME),
        range: seconds.length < 2 ? MISSING : `${join([Math.min(...seconds), Math.max(...seconds)], ' … ', TIME)}`,
        cpu: meansOf([summary.userSeconds, summary.systemSeconds], TIME),
        memory: summary.peakMemoryBytes?.mean == null ? MISSING : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(summary.peakMemoryBytes.mean),
        energy: formatEnergy(command),
        carbon: runs.some(({ carbon }) => carbon !== null) ? formatCarbon(command) : null,
    };
}
const TIME = [
    [1, 's'],
    [1e-3, 'ms'],
    [1e-6, 'µs'],
];
const ENERGY = [
    [1e4, 'kJ'],
    [1, 'J'],
    [1e-3, 'mJ'],
];
const GRAMS = [
    [1, 'g'],
    [1e-3, 'mg'],
    [1e-6, 'µg'],
];
const FACTORS = { kJ: 1e3, ms: 1e-3, mJ: 1e-3, mg: 1e-3, µs: 1e-6, µg: 1e-6 };
function formatEnergy(command) {
    const { joules } = command.summary;
    if (energyQualityOf(command) !== 'estimated' || joules?.mean == null)
        return spread(joules, ENERGY);
    return `≈${join([joules.mean], '', ENERGY, 2)} est.`;
}
function formatCarbon(command) {
    const { carbonGrams } = command.summary;
    const estimated = energyQualityOf(command) === 'estimated';
    if (!estimated || carbonGrams?.mean == null)
        return spread(carbonGrams, GRAMS);
    return `≈${join([carbonGrams.mean], '', GRAMS, 2)} est.`;
}
/** `2.104 ± 0.031 s` */
function spread(sample, scale) {
    if (sample?.mean == null)
        return MISSING;
    const values = sample.standardDeviation === null ? [sample.mean] : [sample.mean, sample.standardDeviation];
    return join(values, ' ± ', scale);
}
const meansOf = (samples, scale) => {
    const means = samples.flatMap((sample) => sample?.mean ?? []);
    return means.length < samples.length ? MISSING : join(means, '/', scale, 3);
};
/** Numbers in the unit of the largest, with as many decimals as give that one `digits` digits. */
function join(values, separator, scale, digits = 4) {
    const largest = Math.max(...values);
    const [, unit = ''] = scale.find(([least]) => largest >= least) ?? scale.at(-1) ?? [];
    const factor = FACTORS[unit] ?? 1;
    const whole = Math.max(1, Math.floor(Math.log10(largest / factor || 1)) + 1);
    const decimals = Math.max(0, digits - whole);
    return `${values.map((value) => (value / factor).toFixed(decimals)).join(separator)} ${unit}`;
}
/** What the energy rests on, once for all commands. */
function describeEnergy(measurement) {
    const readings = measurement.commands.flatMap((command) => soundRuns(command).flatMap(({ energy }) => energy));
    const measured = readings.filter(({ quality }) => quality === 'measured');
    const lost = readings.find(({ quality, domain }) => quality === 'unavailable' && WHOLE.test(domain));
    if (measured.length > 0) {
        const zones = [...new Set(measured.map(({ domain, meter }) => `${domain} (${meter})`))].join(', ');
        const known = measurement.commands.some((command) => energyQualityOf(command) === 'measured');
        return known || lost === undefined
            ? `energy: gross joules, measured: ${zones}`
            : `energy: not known, though ${zones} was measured: ${lost.domain}: ${lost.reason}`;
    }
    if (readings.some(({ quality }) => quality === 'estimated')) {
        return 'energy: estimated (×/÷2), not compared; greenml doctor says why';
    }
    const told = lost ?? readings[0];
    if (told === undefined)
        return 'energy: not known: no run ended well';
    return `energy: not measured here: ${told.reason ?? 'no meter gave a reading'}`;
}
/** Joules of zones beside the packages (memory, GPUs), and what is above idle: mean of each command. */
function describeFurtherEnergy({ commands }, labels) {
    const zones = new Set(commands.flatMap((command) => soundRuns(command).flatMap(({ energy }) => energy.flatMap(({ domain, quality }) => (quality === 'measured' && !WHOLE.test(domain) ? [domain] : [])))));
    const meanOf = (command, zone) => {
        const joules = soundRuns(command).flatMap(({ energy }) => energy.find(({ domain }) => domain === zone)?.joules ?? []);
        return joules.length === 0
            ? MISSING
            : join([joules.reduce((sum, each) => sum + each, 0) / joules.length], '', ENERGY);
    };
    const each = (cell) => commands.map((command, index) => `${labels[index]} ${cell(command)}`).join(', ');
    const net = commands.some((command) => energyQualityOf(command) === 'measured' && command.summary.netJoules?.mean != null);
    return [
        ...[...zones].map((zone) => `of that or beside it, ${zone}: ${each((command) => meanOf(command, zone))}`),
        ...(net ? [`above idle: ${each(({ summary }) => spread(summary.netJoules, ENERGY))}`] : []),
    ];
}


/***/ }),

/***/ 72617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ relativeMeans),
/* harmony export */   y: () => (/* binding */ compareInWords)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92772);
/* harmony import */ var _measurement_cells_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24815);


const WORDS = {
    joules: 'energy',
    cpuSeconds: 'CPU time',
    wallSeconds: 'wall time',
};
/** The most telling first. */
const ORDER = Object.keys(WORDS);
/** One for each command and quantity: "`./new` used ×0.83 (0.79–0.88) of the energy of `./old`: less". */
function compareInWords({ commands, comparisons }, labels) {
    const label = (index) => labels[index] ?? '';
    const measured = commands.some((command) => (0,_measurement_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .energyQualityOf */ .zQ)(command) === 'measured');
    const failed = new Set(commands.flatMap((command, index) => ((0,_measurement_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .Ic)(command) === null ? [] : [index])));
    if (failed.has(0) && comparisons.length > 0) {
        return [{ text: `nothing is compared: each command would be with ${label(0)}, which failed`, tone: 'plain' }];
    }
    return comparisons
        .filter(({ quantity, b }) => (measured || quantity !== 'joules') && !failed.has(b)) // it is said why there is none
        .toSorted((x, y) => x.b - y.b || ORDER.indexOf(x.quantity) - ORDER.indexOf(y.quantity))
        .map((comparison) => ({
        text: `${label(comparison.b)} ${sayRatio(comparison, label(comparison.a))}`,
        tone: comparison.verdict === 'less' || comparison.verdict === 'more' ? comparison.verdict : 'plain',
    }));
}
function sayRatio({ quantity, ratio, interval, verdict, reason }, other) {
    const what = WORDS[quantity] ?? quantity;
    const why = reason === null ? '' : ` (${reason})`;
    if (verdict === 'not measured' || ratio === null)
        return `against ${other}, ${what}: ${verdict}${why}`;
    const verb = quantity === 'wallSeconds' ? 'took' : 'used';
    const times = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRatio */ .B0)({ estimate: ratio, interval, quality: 'measured' });
    return `${verb} ${times} of the ${what} of ${other}: ${verdict}${why}`;
}
/** What the bars show of what did not fail: energy where it was measured for all and is in no doubt, else wall time; each over the least. */
function relativeMeans({ commands, warnings }) {
    const sound = commands.filter((command) => (0,_measurement_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .Ic)(command) === null);
    if (sound.length < 2)
        return null;
    const doubted = warnings.some(({ kind }) => kind === 'doubtful');
    const energy = !doubted && sound.every((command) => (0,_measurement_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .energyQualityOf */ .zQ)(command) === 'measured');
    const means = commands.map(({ summary }) => summary[energy ? 'joules' : 'wallSeconds']?.mean ?? null);
    const least = Math.min(...means.flatMap((mean) => (mean === null || mean <= 0 ? [] : [mean])));
    if (!Number.isFinite(least))
        return null;
    const ratios = means.map((mean) => (mean === null || mean <= 0 ? null : mean / least));
    return { what: energy ? 'energy, over the least' : 'wall time, over the fastest', ratios };
}


/***/ }),

/***/ 81840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   nZ: () => (/* binding */ warningsOf)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72348);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92772);
/* harmony import */ var _measurement_cells_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24815);



const SLOWER = 1.25;
const WORDS = { joules: 'energy', cpuSeconds: 'CPU time', wallSeconds: 'wall time' };
/** What stands under the table: where the numbers come from and how the rounds ended. */
function notesOf(measurement, labels) {
    return [
        (0,_measurement_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .describeEnergy */ .wf)(measurement),
        ...(0,_measurement_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFurtherEnergy */ .Wn)(measurement, labels),
        ...describeIdle(measurement),
        ...describeCarbon(measurement),
        ...describeCold(measurement, labels),
        ...describeFurtherRuns(measurement, labels),
        ...describeFloor(measurement),
        describeRounds(measurement),
    ];
}
function warningsOf({ warnings }, labels) {
    return warnings
        .filter(({ kind }) => kind !== 'failed')
        .map(({ command, text }) => `${command === null ? '' : `${labels[command]}: `}${text}`);
}
/** Which commands failed, before any number. `complaints`: what they said last. */
function failuresOf({ warnings }, complaints, labels) {
    return warnings
        .filter(({ kind }) => kind === 'failed')
        .map(({ command, text }) => {
        const said = complaints.get(command ?? -1);
        return `${labels[command ?? -1]}: ${text}${said ? `; it said: ${(0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(said)}` : ''}`;
    });
}
/** What the host drew before the first run; where that was asked for in vain, why it is not known. */
function describeIdle({ idle, commands }) {
    if (idle.length > 0) {
        const zones = idle.map(({ domain, meter, watts, standardErrorWatts }) => {
            const error = standardErrorWatts === null ? 'error not known' : `± ${round(standardErrorWatts, 2)} W`;
            return `${domain} (${meter}) ${round(watts, 3)} W ${error}`;
        });
        return [`at rest (± standard error): ${zones.join(', ')}`];
    }
    const reason = commands.flatMap(({ runs }) => runs.flatMap(({ reasons }) => reasons.netJoules ?? []))[0];
    return reason === undefined ? [] : [`nothing was measured at rest: ${reason}`];
}
function describeCarbon({ commands }) {
    const carbon = commands.flatMap(({ runs }) => runs.flatMap((run) => run.carbon ?? []))[0];
    if (carbon === undefined)
        return [];
    const { gramsPerKwh, region, year, source, pue } = carbon;
    return [
        `carbon: ${gramsPerKwh} g/kWh, ${[region, year, source].filter((part) => part !== null).join(', ')}; PUE ${pue}`,
    ];
}
function describeCold({ commands }, labels) {
    return commands.flatMap((command, index) => {
        const [first] = command.warmups;
        const cold = first?.exitCode === 0 ? first.wallSeconds : null;
        const usual = command.summary.wallSeconds?.median ?? null;
        if (cold === null || usual === null || cold < SLOWER * usual)
            return [];
        const times = round(cold / usual, 2);
        return [`cold: the first run of ${labels[index]} took ${round(cold, 3)} s, ×${times}; it is in no number above`];
    });
}
/** Phases and operations, each from a run of its own. */
function describeFurtherRuns({ commands }, labels) {
    return commands.flatMap((command, index) => {
        const label = labels[index];
        const { phaseCpuSeconds, flops, reasons } = command;
        const phases = phaseCpuSeconds === null
            ? reasons.phaseCpuSeconds === undefined
                ? []
                : [`phases of ${label}: not known: ${reasons.phaseCpuSeconds}`]
            : [`phases of ${label}, CPU seconds: ${sayPhases(phaseCpuSeconds)}`];
        const operations = flops.map(({ kind, count, reason }) => count === null
            ? `operations of ${label}: not counted: ${reason}`
            : `operations of ${label}: ${count.toExponential(3)} (${kind})${reason === null ? '' : `, ${reason}`}`);
        return [...phases, ...operations];
    });
}
/** CPU seconds below which the profiler's own work is no longer small beside what it profiles. */
const ROUGH_SECONDS = 0.5;
function sayPhases(phases) {
    const parts = Object.entries(phases).map(([phase, seconds]) => `${phase} ${seconds.toFixed(2)}`);
    const total = Object.values(phases).reduce((sum, each) => sum + each, 0);
    return `${parts.join(', ')}${total < ROUGH_SECONDS ? `; shares are rough below ${ROUGH_SECONDS} s` : ''}`;
}
function describeFloor({ noiseFloor }) {
    if (noiseFloor === null)
        return [];
    const floors = noiseFloor.quantities.map(({ quantity, floor }) => {
        const how = floor === null ? 'unknown from so few rounds' : percent(floor);
        return `${WORDS[quantity] ?? quantity} ${how}`;
    });
    return [`noise floor (the first command against itself): ${floors.join(', ') || 'unknown'}`];
}
function describeRounds({ stopping, seed }) {
    const { rounds, reason, target, reached, quantity } = stopping;
    const done = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(rounds, 'round')} in random order, seed ${seed}`;
    const width = reached === null ? 'no interval yet' : `${WORDS[quantity ?? ''] ?? quantity} known to ${percent(reached)}`;
    const asked = target === null ? '' : `, asked for ${percent(target)}`;
    if (reason === 'interval')
        return `${done}: ${width}${asked}`;
    if (reason === 'max-runs')
        return `${done}, the most that were allowed (--max-runs): ${width}${asked}`;
    if (reason === 'max-seconds') {
        const known = target === null ? '' : `: ${width}${asked}`;
        return `${done}; the time was up (--max-seconds)${known}`;
    }
    if (reason === 'failed')
        return `stopped after ${done}: a command failed, so no interval would become narrow`;
    return reason === 'interrupted' ? `stopped after ${done}: only complete rounds are kept` : done;
}
const percent = (share) => `±${round(100 * share, 2)} %`;
/** So many significant digits, and never an exponent. */
const round = (value, digits) => Number(value.toPrecision(digits));


/***/ })

};

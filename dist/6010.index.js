export const id = 6010;
export const ids = [6010];
export const modules = {

/***/ 80761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ tell)
/* harmony export */ });
/** What a table of words says of one fact. */
function tell(words, fact, context) {
    const said = words[fact.kind];
    return said instanceof Function ? said(fact, context) : said;
}


/***/ }),

/***/ 40015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ formatDoubt),
/* harmony export */   Fg: () => (/* binding */ formatDoubts),
/* harmony export */   eb: () => (/* binding */ formatGap),
/* harmony export */   my: () => (/* binding */ formatRestGap),
/* harmony export */   sC: () => (/* binding */ formatEnergyReason)
/* harmony export */ });
/* unused harmony export formatSeconds */
/* harmony import */ var _by_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80761);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);


/** What an error number means of a counter's file, for the person who has to mend it. */
const LOCKED = ': the kernel lets only root read it since CVE-2020-8694';
const UNFILLED = ': a virtual machine can show a counter without filling it';
const CODES = {
    ...{ EACCES: LOCKED, EPERM: LOCKED },
    ...{ EINVAL: UNFILLED, EIO: UNFILLED, ENODATA: UNFILLED },
};
const formatSaid = (detail) => (detail === null ? '' : `: ${detail}`);
const GAPS = {
    'no-counters': ({ root }) => `${root} has no energy counters (a virtual machine, a container, or no RAPL)`,
    'hidden-counters': ({ root }) => `the links in ${root} lead nowhere (a container hides the counters)`,
    'no-card-sensors': ({ root }) => `no card in ${root} shows its energy or power in hwmon`,
    'no-power-pmu': 'the kernel has no power PMU (a virtual machine, or no RAPL)',
    'no-energy-events': 'the power PMU has no energy events',
    'no-package-events': 'the power PMU does not count the packages (seen in virtual machines)',
    'pmu-counts-nothing': 'the power PMU does not count (seen in virtual machines)',
    'not-macos': 'powermetrics exists on macOS only',
    'no-devices': ({ library }) => `${library} lists no device`,
    'no-visible-devices': ({ setting, devices }) => `CUDA_VISIBLE_DEVICES='${setting}' shows none of ${devices}`,
    'no-power-field': ({ field }) => field === null ? 'no field of power can be asked for' : `nvidia-smi says [N/A] for ${field}`,
    partitioned: 'the card is split (MIG): its counter is the whole card’s, not this part’s',
    'no-processor-meter': 'no meter of the processor was asked for',
    'no-cpu-seconds': 'no estimate without CPU seconds',
    unreadable: ({ path, code }) => `${path} can't be read (${code})${CODES[code] ?? ''}`,
    vanished: ({ path, code }) => `${path} vanished during the run (${code})`,
    'no-number': ({ path, text }) => `${path} holds no number but ${JSON.stringify(text)}`,
    nameless: ({ path }) => `${path} can't be read, so it is not known what its counter counts`,
    replaced: ({ path }) => `${path} was replaced since the measurement began`,
    missing: ({ path }) => `${path} does not exist`,
    'not-read': 'it was not read during the run',
    'read-once': 'the counter was read less than twice',
    still: 'the counter did not move during the run: it is too coarse for it, or stuck',
    negative: 'the counter gave a negative number',
    'above-range': 'the counter is above its own range',
    reset: 'the counter was reset during the run',
    'wrapped-or-reset': 'the counter wrapped or was reset, and its range is not known',
    'no-power': 'the sensor read 0 W throughout the run',
    'no-readings': 'there was no reading',
    'no-numbers': 'the sensor gave no number',
    'none-before': 'no reading was taken before the run began',
    'none-after': 'no reading was taken after the run ended',
    silent: ({ seconds }) => `no reading came for ${formatSeconds(seconds)}`,
    implausible: ({ joules, seconds, limitWatts }) => `${joules.toPrecision(3)} J in ${formatSeconds(seconds)} is implausible: above ${limitWatts} W, twice the zone's limit`,
    'beyond-belief': ({ value, unit, most }) => `the meter said ${value} ${unit}: no more than ${most} are believed`,
    'not-installed': ({ program }) => `${program} is not installed`,
    'not-started': ({ program, detail }) => `${program} can't be started: ${detail}`,
    ended: ({ program, signal, exitCode, detail }) => `${program} ended (${signal ?? `exit code ${exitCode}`})${formatSaid(detail)}`,
    'no-answer': ({ program, seconds, detail }) => `${program} gave no reading within ${seconds} s${formatSaid(detail)}`,
    'not-understood': ({ program, detail }) => `${program} printed what can't be read: ${detail}`,
    denied: ({ detail }) => `${detail} (kernel.perf_event_paranoid must be 0 or less, or CAP_PERFMON given)`,
    reported: ({ detail }) => detail,
};
const REASONS = {
    ...GAPS,
    estimated: ({ because }) => ['×/÷2', ...because.map(formatGap)].join('; '),
    mirrored: ({ domains }) => `${domains.join(', ')} shows the same counter`,
    'short-run': ({ error, seconds }) => `±${Math.ceil(100 * error)} %: the counter moves once a millisecond, the run took ${seconds.toFixed(3)} s`,
    asleep: 'the counter did not move during the run',
    'other-sensor': ({ joules }) => `its power sensor adds up to ${joules.toPrecision(4)} J`,
    'watts-too': 'the meter gives joules and watts: its joules are used',
    'sampled-power': 'integrated from nine readings of power a second',
    'averaged-power': 'integrated from power that the card may average over a second',
    'vendor-estimate': 'Apple calls its values estimates: compare them on one machine only',
};
const RESTS = {
    'not-asked': 'no idle baseline was asked for',
    'only-estimated': 'energy is only estimated here',
    'not-among-zones': 'not among the zones whose idle power was measured',
    'not-read': ({ reason }) => (reason === null ? 'not read' : formatEnergyReason(reason)),
    doubtful: ({ doubts }) => formatDoubts(doubts),
};
/** Why there are no joules. */
const formatGap = (gap) => (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .q)(GAPS, gap, null);
/** The same, or what is to be known of joules that stand. */
const formatEnergyReason = (reason) => (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .q)(REASONS, reason, null);
/** Why a zone's power at rest is not known. */
const formatRestGap = (gap) => (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .q)(RESTS, gap, null);
const WORDS = {
    'meters-disagree': ({ meter, difference }) => `${meter} reads ${Math.abs(100 * difference).toFixed(1)} % ${difference > 0 ? 'more' : 'less'}`,
    'excessive-power': ({ joules, seconds, limitWatts }) => `${joules.toPrecision(3)} J in ${formatSeconds(seconds)} is much: above ${limitWatts} W, twice the zone's limit`,
    'wrapped-unseen': ({ seconds }) => `the counter may have wrapped more than once within ${seconds.toFixed(1)} s`,
    gap: ({ seconds }) => `no reading came for ${formatSeconds(seconds)}`,
    'fast-power': ({ error }) => `${formatError(error)}: the power changes faster than it is read`,
    'few-readings': ({ readings, seconds }) => `only ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(readings, 'reading')} of power within ${formatSeconds(seconds)}`,
    'far-from-edges': ({ offSeconds, seconds }) => `the nearest readings lie ${formatSeconds(offSeconds)} off the edges of a run of ${formatSeconds(seconds)}`,
    'shared-device': ({ processes }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(processes, 'other process', 'other processes')} computed on the device`,
    'slow-counter': ({ error, seconds }) => `${formatError(error)}: the counter moves every 20 to 100 ms, the run took ${formatSeconds(seconds)}`,
    'device-order': 'cards differ and CUDA numbers the fastest first: set CUDA_DEVICE_ORDER=PCI_BUS_ID',
    reported: ({ detail }) => detail,
};
/** Of the number that a meter read. */
const formatDoubt = (doubt) => (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .q)(WORDS, doubt, null);
/** `doubtful: perf reads 10.0 % more; no reading came for 0.50 s`. */
const formatDoubts = (doubts) => `doubtful: ${doubts.map(formatDoubt).join('; ')}`;
/** `0.50 s`. */
const formatSeconds = (seconds) => `${seconds.toPrecision(2)} s`;
const formatError = (share) => `±${Math.round(100 * share)} %`;


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


/***/ }),

/***/ 36010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ formatBriefSupport),
/* harmony export */   Cc: () => (/* binding */ formatSuccessInterval),
/* harmony export */   E_: () => (/* binding */ formatCorrection),
/* harmony export */   Ei: () => (/* binding */ formatImproved),
/* harmony export */   J3: () => (/* binding */ FAMILY_WORDS),
/* harmony export */   K9: () => (/* binding */ formatReason),
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   Pu: () => (/* binding */ formatVerdict),
/* harmony export */   tW: () => (/* binding */ formatSupport),
/* harmony export */   tf: () => (/* binding */ formatFinding),
/* harmony export */   wj: () => (/* binding */ formatMargin)
/* harmony export */ });
/* harmony import */ var _by_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80761);
/* harmony import */ var _energy_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40015);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91244);



const GATE_WORDS = {
    suspect: 'suspect',
    'accuracy-not-settled': 'accuracy not settled',
    'none-as-accurate': 'none shown to be as accurate',
};
/** `less`, `equivalent within ±5 %`, `too few projects`. */
function formatVerdict({ verdict, margin, cause }) {
    switch (verdict) {
        case 'equivalent':
            return `equivalent within ${formatMargin(margin)}`;
        case 'inconclusive':
            return 'no detectable difference';
        case 'not-comparable':
            return `not comparable: ${(cause && GATE_WORDS[cause.kind]) ?? 'less accurate'}`;
        default:
            return verdict.replaceAll('-', ' ');
    }
}
/** `38 % less CPU time` where the verdict is that there is a difference; else the verdict's own words. */
function formatFinding(ratio, quantity) {
    if (ratio === null)
        return 'not measured';
    if (ratio.quality === 'estimated')
        return _format_js__WEBPACK_IMPORTED_MODULE_1__/* .ESTIMATED_MARK */ .x3;
    const decided = ratio.verdict === 'less' || ratio.verdict === 'more';
    if (!decided || ratio.estimate === null)
        return formatVerdict(ratio);
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatChange */ .eD)(ratio.estimate)} ${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .QUANTITY_WORDS */ .O5[quantity]}`;
}
/** `±5 %`. */
const formatMargin = (margin) => `±${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(margin ?? 0)}`;
/** Why the verdict is not what the interval says, and what was left out; null where there is nothing to tell. */
function formatReason(ratio, pair) {
    const { cause } = ratio;
    const parts = [
        ...(cause === null ? [] : [(0,_by_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .tell */ .q)(CAUSES, cause, { pairs: ratio.pairs, pair })]),
        ...formatLeftOut(ratio, pair),
    ];
    return parts.join('; ') || null;
}
const METHOD_WORDS = {
    holm: 'Holm',
    'benjamini-hochberg': 'Benjamini–Hochberg',
};
const FAMILY_WORDS = {
    primary: 'declared',
    'post-hoc': 'post hoc',
    exploratory: 'exploratory',
};
const CAUSES = {
    suspect: (_, { pair }) => pair === 'project' ? 'the metric of every answer that ran is suspect' : 'its metric is suspect',
    estimated: ({ quantity }) => `${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .QUANTITY_WORDS */ .O5[quantity]} was estimated, and an estimate enters no verdict`,
    'across-meters': () => ACROSS_METERS,
    missing: (cause, { pair }) => (pair === 'round' ? formatMissingRound(cause) : formatMissing(cause)),
    'too-few-pairs': ({ needed }, { pairs, pair }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(pairs, pair)} with a reading of both, and a verdict needs ${needed}`,
    'accuracy-unknown': 'the accuracy of one of the two is unknown',
    'less-accurate': 'it falls behind by more than the tolerance',
    'accuracy-not-settled': 'its runs vary too much to show that it falls behind by more than the tolerance, or that it does not',
    'none-as-accurate': 'no answer that ran is shown to be as accurate as the baseline',
    'not-after-correction': ({ method, family, tests, adjustedP }) => `the interval leaves out 1, but not after ${METHOD_WORDS[method]}'s correction ${formatTests({ tests, family })} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatP */ .MA)(adjustedP)})`,
    'tests-disagree': ({ signFlipP, wilcoxonP }) => `not every test agrees: sign-flip test ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatP */ .MA)(signFlipP)}${wilcoxonP === null ? '' : `, Wilcoxon's ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatP */ .MA)(wilcoxonP)}`}`,
    'within-noise-floor': ({ floor }) => `within the noise floor of ${formatMargin(floor)}`,
};
const ACROSS_METERS = 'different meters, or different zones of one, read the two sides';
/** `energy was not measured: no powercap on this host`. */
function formatMissing({ quantity, leftOut, reading }) {
    const what = leftOut ? 'was measured, but left out' : 'was not measured';
    return `${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .QUANTITY_WORDS */ .O5[quantity]} ${what}${reading === null ? '' : `: ${(0,_by_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .tell */ .q)(READINGS, reading, quantity)}`}`;
}
/** The quantity stands before it. */
function formatMissingRound({ quantity, leftOut, reading }) {
    if (reading !== null)
        return (0,_by_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .tell */ .q)(READINGS, reading, quantity);
    return leftOut ? 'no round has energy that can be trusted' : 'a run has no reading';
}
const READINGS = {
    'not-recorded': (_, quantity) => quantity === 'energy' ? 'this host gave no reading of energy' : `${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .QUANTITY_WORDS */ .O5[quantity]} was not recorded`,
    'too-small': (_, quantity) => quantity === 'energy'
        ? 'the energy counter did not move during the run'
        : `${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .QUANTITY_WORDS */ .O5[quantity]} was too small to be read`,
    contaminated: 'other load ran beside the run and is in what the counters say',
    doubtful: ({ doubts }) => (0,_energy_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDoubts */ .Fg)(doubts),
    energy: ({ reason }) => (0,_energy_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .formatEnergyReason */ .sC)(reason),
    reported: ({ detail }) => detail,
};
/** `over 3 declared tests`. */
const formatTests = ({ tests, family }) => `over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(tests, `${FAMILY_WORDS[family]} test`)}`;
/** `Holm over 4 declared tests`. */
const formatCorrection = (test) => `${METHOD_WORDS[test.method]} ${formatTests(test)}`;
function formatLeftOut({ leftOut, pairs, quality }, pair) {
    if (leftOut.length === 0)
        return [];
    if (pair === 'round')
        return leftOut.map((each) => `${each.pairs} ${ROUND_WORDS[each.kind]}`);
    if (pair === 'project') {
        return leftOut.map((each) => `left out: ${each.pairs} of ${pairs + each.pairs} projects without a ratio of that quality`);
    }
    const told = leftOut.map((each) => each.kind === 'unread'
        ? `${each.pairs} without a ${quality} reading of both`
        : `${each.pairs} of which ${ACROSS_METERS}`);
    return [`left out: ${told.join(', ')}`];
}
const ROUND_WORDS = {
    unread: 'left out without a reading of both',
    'across-meters': `left out of which ${ACROSS_METERS}`,
    failed: 'left out in which a command failed',
    contaminated: 'left out that other load disturbed',
    doubtful: 'left out whose energy is in doubt',
};
/** `5 of 6 projects use less; Holm over 4 declared tests, p = 0.012; host ran hot`: what the verdict of a group rests on. */
function formatSupport(ratio) {
    const { pairs, test } = ratio;
    const more = withoutCount(ratio);
    if (pairs === 0)
        return more ?? 'no pairs';
    const parts = [formatImproved(ratio)];
    if (test !== null)
        parts.push(`${formatCorrection(test)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatP */ .MA)(test.adjustedP)}`);
    if (more !== null)
        parts.push(more);
    return parts.join('; ');
}
/** `5 of 6 projects use less`. */
const formatImproved = ({ improved, pairs }) => `${improved} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(pairs, 'project')} ${pairs === 1 ? 'uses' : 'use'} less`;
/** For what no headline speaks of: the projects, and why the verdict is not what the interval says. */
function formatBriefSupport(ratio) {
    const { pairs, quality } = ratio;
    const more = withoutCount(ratio);
    if (pairs === 0)
        return more ?? 'no pairs';
    const projects = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countWord */ .MD)(pairs, 'project');
    return more === null || quality === 'estimated' ? projects : `${projects}; ${more}`;
}
/** The count says the cell already by its number, and `formatTooFew` once for all. */
const withoutCount = (ratio) => formatReason(ratio.cause?.kind === 'too-few-pairs' ? { ...ratio, cause: null } : ratio, 'project');
/** `83 % of attemptable, 95 % interval 44–97 %`; with bounds where some could not be attempted. */
function formatSuccessInterval(success) {
    const { passed, attemptable, total, interval } = success;
    if (interval === null || attemptable === 0)
        return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSuccessRate */ .Jd)(success)} passed`;
    const bounds = attemptable === total ? '' : `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSuccessRate */ .Jd)(success)} of all`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(passed / attemptable)} of attemptable, 95 % interval ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercentRange */ .sP)(interval)}${bounds}`;
}
const VERDICT_LOOKS = {
    less: { tone: 'less', sign: '▼' },
    more: { tone: 'more', sign: '▲' },
    equivalent: { tone: 'even', sign: '≈' },
    inconclusive: { tone: 'same', sign: '●' },
    'not-comparable': { tone: 'caution', sign: '✕' },
    'not-measured': { tone: 'none', sign: '–' },
    'too-few-runs': { tone: 'none', sign: '…' },
    'too-few-projects': { tone: 'none', sign: '…' },
};
const SUSPECT_LOOK = { tone: 'caution', sign: '⚠' };
/** Null: there is no such ratio. */
function lookOf(ratio) {
    return ratio?.cause?.kind === 'suspect' ? SUSPECT_LOOK : VERDICT_LOOKS[ratio?.verdict ?? 'not-measured'];
}


/***/ })

};

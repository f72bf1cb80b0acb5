export const id = 2033;
export const ids = [2033];
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

/***/ 62033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ formatLabels),
  w: () => (/* binding */ viewMeasurement)
});

// EXTERNAL MODULE: ./build/base/display-width.js
var display_width = __webpack_require__(43787);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
// EXTERNAL MODULE: ./build/report/text/clean-text.js
var clean_text = __webpack_require__(6500);
// EXTERNAL MODULE: ./build/report/text/format.js
var format = __webpack_require__(91244);
// EXTERNAL MODULE: ./build/base/size.js
var size = __webpack_require__(17603);
;// CONCATENATED MODULE: ./build/report/text/measured-values.js


/** Only these say what a command costs. */
const soundRuns = ({ runs }) => runs.filter(({ exitCode }) => exitCode === 0);
/** `failed (exit 1)`, where no run of a command ended well; else null. */
function formatFailure(command) {
    const { runs } = command;
    if (runs.length === 0 || soundRuns(command).length > 0)
        return null;
    if (runs.every(({ flags }) => flags.includes('timeout')))
        return 'timed out';
    const how = new Set(runs.map(({ exitCode, signal }) => signal ?? `exit ${exitCode}`));
    return `failed (${[...how].join(', ')})`;
}
function formatCells(command) {
    const { summary, energyQuality } = command;
    const runs = soundRuns(command);
    const seconds = runs.flatMap(({ wallSeconds }) => wallSeconds ?? []);
    const estimated = energyQuality === 'estimated';
    const carbon = runs.some((run) => run.carbon !== null);
    return {
        time: formatFailure(command) ?? formatSpread(summary.wallSeconds, TIME),
        range: seconds.length < 2 ? format/* MISSING */.lV : joinValues([Math.min(...seconds), Math.max(...seconds)], ' … ', TIME),
        cpu: formatMeans([summary.userSeconds, summary.systemSeconds], TIME),
        memory: summary.peakMemoryBytes?.mean == null ? format/* MISSING */.lV : (0,size/* formatSize */.X)(summary.peakMemoryBytes.mean),
        energy: estimated ? formatEstimate(summary.joules, ENERGY) : formatSpread(summary.joules, ENERGY),
        carbon: carbon ? (estimated ? formatEstimate : formatSpread)(summary.carbonGrams, GRAMS) : null,
    };
}
/** `20.40 ± 0.30 J` */
const formatJoules = (sample) => formatSpread(sample, ENERGY);
const formatMeanJoules = (joules) => joules.length === 0 ? format/* MISSING */.lV : joinValues([joules.reduce((sum, each) => sum + each, 0) / joules.length], '', ENERGY);
const TIME = [
    ['s', 1, 1],
    ['ms', 1e-3, 1e-3],
    ['µs', 1e-6, 1e-6],
];
const ENERGY = [
    ['kJ', 1e3, 1e4],
    ['J', 1, 1],
    ['mJ', 1e-3, 1e-3],
];
const GRAMS = [
    ['g', 1, 1],
    ['mg', 1e-3, 1e-3],
    ['µg', 1e-6, 1e-6],
];
/** `≈20 J est.` */
function formatEstimate(sample, scale) {
    return sample?.mean == null ? format/* MISSING */.lV : `≈${joinValues([sample.mean], '', scale, 2)} est.`;
}
/** `2.104 ± 0.031 s` */
function formatSpread(sample, scale) {
    if (sample?.mean == null)
        return format/* MISSING */.lV;
    const values = sample.standardDeviation === null ? [sample.mean] : [sample.mean, sample.standardDeviation];
    return joinValues(values, ' ± ', scale);
}
function formatMeans(samples, scale) {
    const means = samples.flatMap((sample) => sample?.mean ?? []);
    return means.length < samples.length ? format/* MISSING */.lV : joinValues(means, '/', scale, 3);
}
/** Numbers in the unit of the largest, with as many decimals as give that one `digits` digits. */
function joinValues(values, separator, scale, digits = 4) {
    const largest = Math.max(...values);
    const [unit = '', size = 1] = scale.find(([, , least]) => largest >= least) ?? scale.at(-1) ?? [];
    const whole = Math.max(1, Math.floor(Math.log10(largest / size || 1)) + 1);
    const decimals = Math.max(0, digits - whole);
    return `${values.map((value) => (value / size).toFixed(decimals)).join(separator)} ${unit}`;
}

// EXTERNAL MODULE: ./build/report/text/verdict-words.js
var verdict_words = __webpack_require__(36010);
;// CONCATENATED MODULE: ./build/report/text/command-comparison.js



/** The most telling first. */
const ORDER = ['energy', 'cpu', 'wall'];
/** One for each command and quantity: "`./new` used ×0.83 (0.79–0.88) of the energy of `./old`: less". */
function formatComparisons({ commands, comparisons }, labels) {
    const label = (index) => labels[index] ?? '';
    const measured = commands.some(({ energyQuality }) => energyQuality === 'measured');
    const failed = new Set(commands.flatMap((command, index) => (formatFailure(command) === null ? [] : [index])));
    if (failed.has(0) && comparisons.length > 0) {
        return [{ text: `nothing is compared: each command would be with ${label(0)}, which failed`, tone: null }];
    }
    return comparisons
        .filter(({ quantity, b }) => (measured || quantity !== 'energy') && !failed.has(b)) // a note says why there is none
        .toSorted((x, y) => x.b - y.b || ORDER.indexOf(x.quantity) - ORDER.indexOf(y.quantity))
        .map((comparison) => ({
        text: `${label(comparison.b)} ${formatComparison(comparison, label(comparison.a))}`,
        tone: comparison.verdict === 'less' || comparison.verdict === 'more' ? comparison.verdict : null,
    }));
}
function formatComparison(comparison, other) {
    const { quantity, ratio, interval, verdict } = comparison;
    const reason = (0,verdict_words/* formatReason */.K9)({ ...comparison, quality: 'measured' }, 'round');
    const told = (0,verdict_words/* formatVerdict */.Pu)(comparison);
    const what = format/* QUANTITY_WORDS */.O5[quantity];
    const why = reason === null ? '' : ` (${reason})`;
    if (verdict === 'not-measured' || ratio === null)
        return `against ${other}, ${what}: ${told}${why}`;
    const verb = quantity === 'wall' ? 'took' : 'used';
    const times = (0,format/* formatRatio */.B0)({ estimate: ratio, interval, quality: 'measured' });
    return `${verb} ${times} of the ${what} of ${other}: ${told}${why}`;
}

;// CONCATENATED MODULE: ./build/report/text/measurement-notes.js


/** What stands under the table: where the numbers come from and how the rounds ended. */
function formatNotes(measurement, labels) {
    return [
        formatEnergySource(measurement),
        ...formatFurtherEnergy(measurement, labels),
        ...formatIdle(measurement),
        ...formatCarbon(measurement),
        ...formatCold(measurement, labels),
        ...formatExtraRuns(measurement, labels),
        ...formatNoiseFloor(measurement),
        formatRounds(measurement),
    ];
}
/** Zones that a run's energy is the sum of. */
const WHOLE = /^(package-[^/]*|external.*)$/;
const readingsOf = (command) => soundRuns(command).flatMap(({ energy }) => energy);
/** What the energy rests on, once for all commands. */
function formatEnergySource({ commands }) {
    const readings = commands.flatMap(readingsOf);
    const measured = readings.filter(({ quality }) => quality === 'measured');
    const lost = readings.find(({ quality, domain }) => quality === 'unavailable' && WHOLE.test(domain));
    if (measured.length > 0) {
        const zones = [...new Set(measured.map(({ domain, meter }) => `${domain} (${meter})`))].join(', ');
        const known = commands.some(({ energyQuality }) => energyQuality === 'measured');
        return known || lost === undefined
            ? `energy: gross joules, measured: ${zones}`
            : `energy: not known, though ${zones} was measured: ${lost.domain}: ${lost.reason}`;
    }
    if (readings.some(({ quality }) => quality === 'estimated')) {
        return 'energy: estimated (×/÷2), not compared; greenml doctor says why';
    }
    const unread = lost ?? readings[0];
    if (unread === undefined)
        return 'energy: not known: no run ended well';
    return `energy: not measured here: ${unread.reason ?? 'no meter gave a reading'}`;
}
/** Joules of zones beside the packages (memory, GPUs), and what is above idle: mean of each command. */
function formatFurtherEnergy({ commands }, labels) {
    const further = commands.map((command) => readingsOf(command).filter(({ domain, quality }) => quality === 'measured' && !WHOLE.test(domain)));
    const zones = new Set(further.flat().map(({ domain }) => domain));
    const ofZone = (index, zone) => formatMeanJoules((further[index] ?? []).flatMap(({ domain, joules }) => (domain === zone ? (joules ?? []) : [])));
    const each = (cell) => commands.map((command, index) => `${labels[index]} ${cell(command, index)}`).join(', ');
    const net = commands.some(({ energyQuality, summary }) => energyQuality === 'measured' && hasMean(summary.netJoules));
    return [
        ...[...zones].map((zone) => `of that or beside it, ${zone}: ${each((_, index) => ofZone(index, zone))}`),
        ...(net ? [`above idle: ${each(({ summary }) => formatJoules(summary.netJoules))}`] : []),
    ];
}
const hasMean = (sample) => sample?.mean != null;
/** What the host drew before the first run; where that was asked for in vain, why it is not known. */
function formatIdle({ idle, commands }) {
    if (idle.length > 0) {
        const zones = idle.map(({ domain, meter, watts, standardErrorWatts }) => {
            const error = standardErrorWatts === null ? 'error not known' : `± ${(0,format/* formatDigits */.yg)(standardErrorWatts, 2)} W`;
            return `${domain} (${meter}) ${(0,format/* formatDigits */.yg)(watts, 3)} W ${error}`;
        });
        return [`at rest (± standard error): ${zones.join(', ')}`];
    }
    const reason = commands.flatMap(({ runs }) => runs.flatMap(({ reasons }) => reasons.netJoules ?? []))[0];
    return reason === undefined ? [] : [`nothing was measured at rest: ${reason}`];
}
function formatCarbon({ commands }) {
    const carbon = commands.flatMap(({ runs }) => runs.flatMap((run) => run.carbon ?? []))[0];
    if (carbon === undefined)
        return [];
    const { gramsPerKwh, region, year, source, pue } = carbon;
    return [
        `carbon: ${gramsPerKwh} g/kWh, ${[region, year, source].filter((part) => part !== null).join(', ')}; PUE ${pue}`,
    ];
}
/** How much longer than usual a first run took that is worth a line. */
const SLOWER = 1.25;
function formatCold({ commands }, labels) {
    return commands.flatMap((command, index) => {
        const [first] = command.warmups;
        const cold = first?.exitCode === 0 ? first.wallSeconds : null;
        const usual = command.summary.wallSeconds?.median ?? null;
        if (cold === null || usual === null || cold < SLOWER * usual)
            return [];
        const times = (0,format/* formatDigits */.yg)(cold / usual, 2);
        return [
            `cold: the first run of ${labels[index]} took ${(0,format/* formatDigits */.yg)(cold, 3)} s, ×${times}; it is in no number above`,
        ];
    });
}
/** Phases and operations, each from a run of its own. */
function formatExtraRuns({ commands }, labels) {
    return commands.flatMap((command, index) => {
        const label = labels[index];
        const { phaseCpuSeconds, flops, reasons } = command;
        const phases = phaseCpuSeconds === null
            ? reasons.phaseCpuSeconds === undefined
                ? []
                : [`phases of ${label}: not known: ${reasons.phaseCpuSeconds}`]
            : [`phases of ${label}, CPU seconds: ${formatPhases(phaseCpuSeconds)}`];
        const operations = flops.map(({ kind, count, reason }) => count === null
            ? `operations of ${label}: not counted: ${reason}`
            : `operations of ${label}: ${count.toExponential(3)} (${kind})${reason === null ? '' : `, ${reason}`}`);
        return [...phases, ...operations];
    });
}
/** CPU seconds below which the profiler's own work is no longer small beside what it profiles. */
const ROUGH_SECONDS = 0.5;
function formatPhases(phases) {
    const parts = Object.entries(phases).map(([phase, seconds]) => `${phase} ${seconds.toFixed(2)}`);
    const total = Object.values(phases).reduce((sum, each) => sum + each, 0);
    return `${parts.join(', ')}${total < ROUGH_SECONDS ? `; shares are rough below ${ROUGH_SECONDS} s` : ''}`;
}
function formatNoiseFloor({ noiseFloor }) {
    if (noiseFloor === null)
        return [];
    const floors = noiseFloor.quantities.map(({ quantity, floor }) => {
        const how = floor === null ? 'unknown from so few rounds' : `±${(0,format/* formatPercent */.l9)(floor)}`;
        return `${format/* QUANTITY_WORDS */.O5[quantity]} ${how}`;
    });
    return [`noise floor (the first command against itself): ${floors.join(', ') || 'unknown'}`];
}
function formatRounds({ stopping, seed }) {
    const { rounds, reason, target } = stopping;
    const done = `${(0,format/* countWord */.MD)(rounds, 'round')} in random order, seed ${seed}`;
    switch (reason) {
        case 'repetitions':
            return done;
        case 'interval':
            return `${done}: ${formatWidth(stopping)}`;
        case 'max-runs':
            return `${done}, the most that were allowed (--max-runs): ${formatWidth(stopping)}`;
        case 'max-seconds':
            return `${done}; the time was up (--max-seconds)${target === null ? '' : `: ${formatWidth(stopping)}`}`;
        case 'failed':
            return `stopped after ${done}: a command failed, so no interval would become narrow`;
        case 'interrupted':
            return `stopped after ${done}: only complete rounds are kept`;
    }
}
/** `energy known to ±4.2 %, asked for ±5 %` */
function formatWidth({ target, reached, quantity }) {
    const known = reached === null || quantity === null
        ? 'no interval yet'
        : `${format/* QUANTITY_WORDS */.O5[quantity]} known to ±${(0,format/* formatPercent */.l9)(reached)}`;
    return `${known}${target === null ? '' : `, asked for ±${(0,format/* formatPercent */.l9)(target)}`}`;
}

// EXTERNAL MODULE: ./build/report/text/doubt-words.js
var doubt_words = __webpack_require__(72201);
;// CONCATENATED MODULE: ./build/report/text/measurement-warnings.js



/** What failed, to stand before any number. `complaints`: what each command said last. */
function formatFailures({ warnings }, complaints, labels) {
    return warnings.flatMap((warning) => {
        if (warning.kind !== 'failed')
            return [];
        const said = complaints.get(warning.command);
        return [`${labels[warning.command]}: ${formatWarning(warning)}${said ? `; it said: ${(0,clean_text/* cleanLine */.Ow)(said)}` : ''}`];
    });
}
function formatWarnings({ warnings }, labels) {
    return warnings
        .filter(({ kind }) => kind !== 'failed')
        .map((warning) => `${warning.command === null ? '' : `${labels[warning.command]}: `}${formatWarning(warning)}`);
}
/** Without the command's name. */
function formatWarning(warning) {
    switch (warning.kind) {
        case 'failed':
            return formatFailed(warning);
        case 'slow-start':
            return formatSlowStart(warning);
        case 'outliers':
            return formatOutliers(warning);
        case 'short':
            return formatShort(warning);
        case 'contaminated':
            return formatContaminated(warning);
        case 'doubtful':
            return formatDoubtful(warning);
        case 'drift':
            return `${formatTrend(warning)} from the first round to the last: the machine is not steady; more --warmup helps. Each comparison is within rounds, so it hardly suffers`;
        case 'order':
            return `${formatTrend(warning)} from the first place in a round to the last: commands disturb the next one; the random order spreads this over all`;
    }
}
function formatFailed({ numbers, purpose, endings }) {
    const { runs, failed, timedOut, timeoutSeconds } = numbers;
    const of = `of ${(0,format/* countWord */.MD)(runs, purpose === 'warmup' ? 'warm-up run' : 'run')}`;
    const limit = timeoutSeconds === null ? '' : ` ${timeoutSeconds} s`;
    const ways = endings.map(({ exitCode, signal }) => signal ?? `exit code ${exitCode}`).join(', ');
    return [
        ...(timedOut > 0 ? [`${timedOut} ${of} ${timedOut === 1 ? 'was' : 'were'} ended by --timeout${limit}`] : []),
        ...(failed > 0 ? [`${failed} ${of} failed (${ways})`] : []),
    ].join('; ');
}
function formatSlowStart({ numbers: { seconds, usualSeconds } }) {
    const times = (0,format/* formatDigits */.yg)(seconds / usualSeconds, 3);
    return `the first run took ${(0,format/* formatDigits */.yg)(seconds, 3)} s, ×${times} the median of the others: it was cold; --warmup 1 sets it apart`;
}
function formatOutliers({ numbers: { seconds } }) {
    const shown = seconds.map((each) => `${(0,format/* formatDigits */.yg)(each, 3)} s`).join(', ');
    return `${(0,format/* countWord */.MD)(seconds.length, 'outlier')} in wall time (${shown}): something else ran, or caches differed; a quiet machine or more --warmup helps`;
}
function formatShort({ coarse, numbers: { medianSeconds, error } }) {
    const why = coarse === 'energy'
        ? 'energy counters move once a millisecond, so its joules are off by up to'
        : 'starting a process takes a millisecond, so its time is off by up to';
    return `runs of ${(0,format/* formatDigits */.yg)(1000 * medianSeconds, 2)} ms: ${why} ${(0,format/* formatWholePercent */.e9)(error)}; repeat the work inside the command`;
}
function formatContaminated({ energyLeftOut, numbers }) {
    const { runs, disturbed, otherProcessors, otherShare } = numbers;
    const load = otherProcessors !== null
        ? ` (others kept ${(0,format/* formatWholePercent */.e9)(otherProcessors)} of one processor busy)`
        : otherShare !== null
            ? ` (${(0,format/* formatWholePercent */.e9)(otherShare)} of the busy CPU time was others')`
            : '';
    const left = energyLeftOut ? ': their energy enters no comparison' : '';
    return `${disturbed} of ${(0,format/* countWord */.MD)(runs, 'run')} disturbed by other load${load}${left}`;
}
const MOST_REASONS = 3;
function formatDoubtful({ doubts, numbers: { runs, doubtful } }) {
    const shown = doubts
        .slice(0, MOST_REASONS)
        .map(({ example, equal }) => `${(0,doubt_words/* formatDoubt */.C)(example)}${equal ? '' : ', and the like'}`);
    return `energy of ${doubtful} of ${(0,format/* countWord */.MD)(runs, 'run')} in doubt, so it enters no comparison: ${shown.join('; ')}`;
}
function formatTrend({ quantity, numbers: { change } }) {
    return `${format/* QUANTITY_WORDS */.O5[quantity]} ${change > 0 ? 'rose' : 'fell'} by ${(0,format/* formatPercent */.l9)(Math.abs(change))}`;
}

;// CONCATENATED MODULE: ./build/report/measurement/measurement-view.js








/** `complaints`: what each command that failed said last; `labels`: how sentences name the commands. */
function viewMeasurement(measurement, complaints, labels) {
    const cells = measurement.commands.map(formatCells);
    const carbon = cells.some((each) => each.carbon !== null);
    const warn = (text) => `warning: ${text}`;
    return {
        failures: formatFailures(measurement, complaints, labels).map(warn),
        head: ['time', 'range', 'user/system', 'memory', 'energy', ...(carbon ? ['carbon'] : [])],
        rows: cells.map((each) => [
            ...[each.time, each.range, each.cpu, each.memory, each.energy],
            ...(carbon ? [each.carbon ?? format/* MISSING */.lV] : []),
        ]),
        relative: relativeMeans(measurement),
        comparisons: formatComparisons(measurement, labels),
        notes: formatNotes(measurement, labels),
        warnings: formatWarnings(measurement, labels).map(warn),
    };
}
/**
 * One for each command, of at most `width` columns: the user's own, or the command as a shell would take it. Where two
 * would look alike, all are numbered.
 */
function formatLabels({ commands }, width) {
    const names = commands.map(({ name, command }) => (0,clean_text/* cleanLine */.Ow)(name ?? command.map(base_text/* quoteWord */.XW).join(' '), Number.POSITIVE_INFINITY));
    const labels = names.map((name) => (0,display_width/* shortenToWidth */.PV)(name, width));
    if (new Set(labels).size === labels.length)
        return labels;
    return names.map((name, index) => (0,display_width/* shortenToWidth */.PV)(`${index + 1}: ${name}`, width));
}
/** Of what did not fail: energy where it leads, else wall time; each over the least. */
function relativeMeans({ commands, leading }) {
    if (commands.filter((command) => formatFailure(command) === null).length < 2)
        return null;
    const isEnergy = leading === 'energy';
    const means = commands.map(({ summary }) => summary[isEnergy ? 'joules' : 'wallSeconds']?.mean ?? null);
    const least = Math.min(...means.flatMap((mean) => (mean === null || mean <= 0 ? [] : [mean])));
    if (!Number.isFinite(least))
        return null;
    return {
        what: isEnergy ? 'energy, over the least' : 'wall time, over the fastest',
        ratios: means.map((mean) => (mean === null || mean <= 0 ? null : mean / least)),
    };
}


/***/ }),

/***/ 6500:
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

/***/ 72201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ formatDoubt),
/* harmony export */   F: () => (/* binding */ formatDoubts)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91497);

/** Of the number that a meter read. */
function formatDoubt(doubt) {
    switch (doubt.kind) {
        case 'meters-disagree':
            return `${doubt.meter} reads ${Math.abs(100 * doubt.difference).toFixed(1)} % ${doubt.difference > 0 ? 'more' : 'less'}`;
        case 'excessive-power':
            return `${doubt.joules.toPrecision(3)} J in ${formatSeconds(doubt.seconds)} is much: above ${doubt.limitWatts} W, twice the zone's limit`;
        case 'wrapped-unseen':
            return `the counter may have wrapped more than once within ${doubt.seconds.toFixed(1)} s`;
        case 'gap':
            return `no reading came for ${formatSeconds(doubt.seconds)}`;
        case 'fast-power':
            return `${formatError(doubt.error)}: the power changes faster than it is read`;
        case 'few-readings':
            return `only ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(doubt.readings, 'reading')} of power within ${formatSeconds(doubt.seconds)}`;
        case 'far-from-edges':
            return `the nearest readings lie ${formatSeconds(doubt.offSeconds)} off the edges of a run of ${formatSeconds(doubt.seconds)}`;
        case 'shared-device':
            return `${doubt.processes} other process${doubt.processes === 1 ? '' : 'es'} computed on the device`;
        case 'slow-counter':
            return `${formatError(doubt.error)}: the counter moves every 20 to 100 ms, the run took ${formatSeconds(doubt.seconds)}`;
        case 'device-order':
            return 'cards differ and CUDA numbers the fastest first: set CUDA_DEVICE_ORDER=PCI_BUS_ID';
        case 'reported':
            return doubt.detail;
    }
}
/** `doubtful: perf reads 10.0 % more; no reading came for 0.50 s`. */
const formatDoubts = (doubts) => `doubtful: ${doubts.map(formatDoubt).join('; ')}`;
const formatSeconds = (seconds) => `${seconds.toPrecision(2)} s`;
const formatError = (share) => `±${Math.round(100 * share)} %`;


/***/ }),

/***/ 91244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ BASELINE_PHRASES),
/* harmony export */   B0: () => (/* binding */ formatRatio),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   DZ: () => (/* binding */ formatSuccess),
/* harmony export */   Jd: () => (/* binding */ formatSuccessRate),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   MD: () => (/* binding */ countWord),
/* harmony export */   Mt: () => (/* binding */ formatFailureClass),
/* harmony export */   O5: () => (/* binding */ QUANTITY_WORDS),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   VZ: () => (/* binding */ formatQuantity),
/* harmony export */   Xm: () => (/* binding */ formatMeter),
/* harmony export */   e9: () => (/* binding */ formatWholePercent),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   gI: () => (/* binding */ formatMetric),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   m6: () => (/* binding */ BASELINE_WORDS),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   sP: () => (/* binding */ formatPercentRange),
/* harmony export */   vv: () => (/* binding */ formatRatioParts),
/* harmony export */   vw: () => (/* binding */ formatScientific),
/* harmony export */   x3: () => (/* binding */ ESTIMATED_MARK),
/* harmony export */   yZ: () => (/* binding */ joinWords),
/* harmony export */   yg: () => (/* binding */ formatDigits)
/* harmony export */ });
/* harmony import */ var _ratio_digits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1143);

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
const significantTwo = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
/** In a cell: there is no number. */
const MISSING = '–';
/** `×0.62 (0.55–0.70)`; estimated or without an interval `×0.62`; without pairs a dash. */
function formatRatio(shown) {
    if (shown === null || shown.estimate === null)
        return MISSING;
    // The interval of an estimate would promise a precision that it does not have.
    const { ratio, range } = formatRatioParts(shown.estimate, shown.quality === 'estimated' ? null : shown.interval);
    return range === null ? ratio : `${ratio} (${range})`;
}
/** `×0.62` and `0.55–0.70`, for a place that shows them apart. */
function formatRatioParts(estimate, interval) {
    if (interval === null)
        return { ratio: `×${roundRatio(estimate, 2)}`, range: null };
    const decimals = (0,_ratio_digits_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioDecimals */ .o)(interval);
    const [low, high] = interval.map((end) => (0,_ratio_digits_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioEnd */ .v)(end, decimals, roundRatio));
    return { ratio: `×${roundRatio(estimate, decimals)}`, range: `${low}–${high}` };
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
/** So many significant digits, without those that are zero at the end, and never an exponent. */
const formatDigits = (value, digits) => new Intl.NumberFormat('en', { maximumSignificantDigits: digits, useGrouping: false }).format(value);
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
const METER_WORDS = new Map([
    ['linear-own-watts', 'linear model, own watts'],
    ['linear-per-vcpu', 'linear per-vCPU model'],
    ['torch-flop-counter', 'torch.utils.flop_counter'],
]);
/** A meter, or the model of an estimate, as people call it. */
const formatMeter = (meter) => METER_WORDS.get(meter) ?? meter;


/***/ }),

/***/ 1143:
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

/***/ 36010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J3: () => (/* binding */ FAMILY_WORDS),
/* harmony export */   K9: () => (/* binding */ formatReason),
/* harmony export */   Pu: () => (/* binding */ formatVerdict),
/* harmony export */   tf: () => (/* binding */ formatFinding),
/* harmony export */   ut: () => (/* binding */ METHOD_WORDS),
/* harmony export */   wj: () => (/* binding */ formatMargin)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91497);
/* harmony import */ var _doubt_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72201);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);



/** `less`, `equivalent within ±5 %`, `too few projects`. */
function formatVerdict({ verdict, margin, cause }) {
    switch (verdict) {
        case 'equivalent':
            return `equivalent within ${formatMargin(margin)}`;
        case 'inconclusive':
            return 'no detectable difference';
        case 'not-comparable':
            return cause?.kind === 'suspect' ? 'not comparable: suspect' : 'not comparable: accuracy differs';
        default:
            return verdict.replaceAll('-', ' ');
    }
}
/** `38 % less CPU time` where the verdict is that there is a difference; else the verdict's own words. */
function formatFinding(ratio, quantity) {
    if (ratio === null)
        return 'not measured';
    if (ratio.quality === 'estimated')
        return _format_js__WEBPACK_IMPORTED_MODULE_0__/* .ESTIMATED_MARK */ .x3;
    const decided = ratio.verdict === 'less' || ratio.verdict === 'more';
    if (!decided || ratio.estimate === null)
        return formatVerdict(ratio);
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChange */ .eD)(ratio.estimate)} ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[quantity]}`;
}
/** `±5 %`. */
const formatMargin = (margin) => `±${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(margin ?? 0)}`;
/** Why the verdict is not what the interval says, and what was left out; null where there is nothing to tell. */
function formatReason(ratio, pair) {
    const { cause } = ratio;
    const parts = [...(cause === null ? [] : [formatCause(cause, ratio.pairs, pair)]), ...formatLeftOut(ratio, pair)];
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
function formatCause(cause, pairs, pair) {
    switch (cause.kind) {
        case 'suspect':
            return pair === 'project' ? 'the metric of every answer that ran is suspect' : 'its metric is suspect';
        case 'estimated':
            return `${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[cause.quantity]} was estimated, and an estimate enters no verdict`;
        case 'across-meters':
            return ACROSS_METERS;
        case 'missing':
            return pair === 'round' ? formatMissingRound(cause) : formatMissing(cause);
        case 'too-few-pairs':
            return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(pairs, pair)} with a reading of both, and a verdict needs ${cause.needed}`;
        case 'accuracy-unknown':
            return 'the accuracy of one of the two is unknown';
        case 'less-accurate':
            return 'it falls behind by more than the tolerance';
        case 'accuracy-not-settled':
            return 'its runs vary too much to show that it falls behind by no more than the tolerance';
        case 'none-as-accurate':
            return 'no answer that ran is as accurate as the baseline';
        case 'not-after-correction':
            return formatCorrection(cause);
        case 'tests-disagree':
            return formatDisagreement(cause);
        case 'within-noise-floor':
            return `within the noise floor of ${formatMargin(cause.floor)}`;
    }
}
const ACROSS_METERS = 'different meters, or different zones of one, read the two sides';
/** `energy was not measured: no powercap on this host`. */
function formatMissing({ quantity, leftOut, reading }) {
    const what = leftOut ? 'was measured, but left out' : 'was not measured';
    return `${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[quantity]} ${what}${reading === null ? '' : `: ${formatReading(reading, quantity)}`}`;
}
/** The quantity stands before it. */
function formatMissingRound({ quantity, leftOut, reading }) {
    if (reading !== null)
        return formatReading(reading, quantity);
    return leftOut ? 'no round has energy that can be trusted' : 'a run has no reading';
}
function formatReading(reading, quantity) {
    switch (reading.kind) {
        case 'not-recorded':
            return quantity === 'energy'
                ? 'this host gave no reading of energy'
                : `${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[quantity]} was not recorded`;
        case 'too-small':
            return quantity === 'energy'
                ? 'the energy counter did not move during the run'
                : `${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITY_WORDS */ .O5[quantity]} was too small to be read`;
        case 'contaminated':
            return 'other load ran beside the run and is in what the counters say';
        case 'doubtful':
            return (0,_doubt_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDoubts */ .F)(reading.doubts);
        case 'reported':
            return reading.detail;
    }
}
function formatCorrection({ method, family, tests, adjustedP }) {
    const over = `${tests} ${FAMILY_WORDS[family]} ${tests === 1 ? 'test' : 'tests'}`;
    const p = adjustedP.toPrecision(2);
    return `the interval leaves out 1, but not after ${METHOD_WORDS[method]}'s correction over ${over} (p = ${p})`;
}
function formatDisagreement({ signFlipP, wilcoxonP }) {
    const numbers = [
        `sign-flip test p = ${signFlipP.toPrecision(2)}`,
        ...(wilcoxonP === null ? [] : [`Wilcoxon's p = ${wilcoxonP.toPrecision(2)}`]),
    ];
    return `not every test agrees: ${numbers.join(', ')}`;
}
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


/***/ })

};

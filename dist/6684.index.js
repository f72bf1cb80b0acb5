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

/***/ 62033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ formatLabels),
  w: () => (/* binding */ viewMeasurement)
});

// EXTERNAL MODULE: ./build/base/clean-text.js
var clean_text = __webpack_require__(23085);
// EXTERNAL MODULE: ./build/base/display-width.js
var display_width = __webpack_require__(43787);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
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
    const times = (0,format/* formatRatio */.B0)({ estimate: ratio, interval });
    return `${verb} ${times} of the ${what} of ${other}: ${told}${why}`;
}

// EXTERNAL MODULE: ./build/report/text/energy-reasons.js
var energy_reasons = __webpack_require__(40015);
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
            : `energy: not known, though ${zones} was measured: ${lost.domain}: ${formatWhy(lost)}`;
    }
    if (readings.some(({ quality }) => quality === 'estimated')) {
        return 'energy: estimated (×/÷2), not compared; greenml doctor says why';
    }
    const unread = lost ?? readings[0];
    if (unread === undefined)
        return 'energy: not known: no run ended well';
    return `energy: not measured here: ${formatWhy(unread)}`;
}
const formatWhy = ({ reason }) => reason === null ? 'no meter gave a reading' : (0,energy_reasons/* formatEnergyReason */.sC)(reason);
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
    const readings = commands.flatMap(({ runs }) => runs.flatMap(({ energy }) => energy));
    const [gap] = readings.flatMap(({ restReason }) => restReason ?? []);
    return gap === undefined ? [] : [`nothing was measured at rest: ${(0,energy_reasons/* formatRestGap */.my)(gap)}`];
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
    const done = `${(0,format/* countWord */.MD)(stopping.rounds, 'round')} in random order, seed ${seed}`;
    const width = formatWidth(stopping);
    const told = {
        repetitions: done,
        interval: `${done}: ${width}`,
        'max-runs': `${done}, the most that were allowed (--max-runs): ${width}`,
        'max-seconds': `${done}; the time was up (--max-seconds)${stopping.target === null ? '' : `: ${width}`}`,
        failed: `stopped after ${done}: a command failed, so no interval would become narrow`,
        interrupted: `stopped after ${done}: only complete rounds are kept`,
    };
    return told[stopping.reason];
}
/** `energy known to ±4.2 %, asked for ±5 %` */
function formatWidth({ target, reached, quantity }) {
    const known = reached === null || quantity === null
        ? 'no interval yet'
        : `${format/* QUANTITY_WORDS */.O5[quantity]} known to ±${(0,format/* formatPercent */.l9)(reached)}`;
    return `${known}${target === null ? '' : `, asked for ±${(0,format/* formatPercent */.l9)(target)}`}`;
}

// EXTERNAL MODULE: ./build/report/text/by-kind.js
var by_kind = __webpack_require__(80761);
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
const formatWarning = (warning) => (0,by_kind/* tell */.q)(SENTENCES, warning, null);
const SENTENCES = {
    failed: ({ numbers: { runs, failed, timedOut, timeoutSeconds }, purpose, endings }) => {
        const of = `of ${(0,format/* countWord */.MD)(runs, purpose === 'warmup' ? 'warm-up run' : 'run')}`;
        const limit = timeoutSeconds === null ? '' : ` ${timeoutSeconds} s`;
        const ways = endings.map(({ exitCode, signal }) => signal ?? `exit code ${exitCode}`).join(', ');
        return [
            ...(timedOut > 0 ? [`${timedOut} ${of} ${timedOut === 1 ? 'was' : 'were'} ended by --timeout${limit}`] : []),
            ...(failed > 0 ? [`${failed} ${of} failed (${ways})`] : []),
        ].join('; ');
    },
    'slow-start': ({ numbers: { seconds, usualSeconds } }) => `the first run took ${(0,format/* formatSeconds */.Xo)(seconds)}, ×${(0,format/* formatDigits */.yg)(seconds / usualSeconds, 3)} the median of the others: it was cold; --warmup 1 sets it apart`,
    outliers: ({ numbers: { seconds } }) => `${(0,format/* countWord */.MD)(seconds.length, 'outlier')} in wall time (${seconds.map(format/* formatSeconds */.Xo).join(', ')}): something else ran, or caches differed; a quiet machine or more --warmup helps`,
    short: ({ coarse, numbers: { medianSeconds, error } }) => `runs of ${(0,format/* formatDigits */.yg)(1000 * medianSeconds, 2)} ms: ${COARSE_WORDS[coarse]} by up to ${(0,format/* formatWholePercent */.e9)(error)}; repeat the work inside the command`,
    contaminated: ({ energyLeftOut, numbers: { runs, disturbed, otherProcessors, otherShare } }) => {
        const load = otherProcessors !== null
            ? ` (others kept ${(0,format/* formatWholePercent */.e9)(otherProcessors)} of one processor busy)`
            : otherShare !== null
                ? ` (${(0,format/* formatWholePercent */.e9)(otherShare)} of the busy CPU time was others')`
                : '';
        const left = energyLeftOut ? ': their energy enters no comparison' : '';
        return `${disturbed} of ${(0,format/* countWord */.MD)(runs, 'run')} disturbed by other load${load}${left}`;
    },
    doubtful: ({ doubts, numbers: { runs, doubtful } }) => {
        const shown = doubts
            .slice(0, MOST_REASONS)
            .map(({ example, equal }) => `${(0,energy_reasons/* formatDoubt */.CI)(example)}${equal ? '' : ', and the like'}`);
        return `energy of ${doubtful} of ${(0,format/* countWord */.MD)(runs, 'run')} in doubt, so it enters no comparison: ${shown.join('; ')}`;
    },
    drift: (warning) => `${formatTrend(warning)} from the first round to the last: the machine is not steady; more --warmup helps. Each comparison is within rounds, so it hardly suffers`,
    order: (warning) => `${formatTrend(warning)} from the first place in a round to the last: commands disturb the next one; the random order spreads this over all`,
};
const MOST_REASONS = 3;
const COARSE_WORDS = {
    energy: 'energy counters move once a millisecond, so its joules are off',
    time: 'starting a process takes a millisecond, so its time is off',
};
const formatTrend = ({ quantity, numbers: { change } }) => `${format/* QUANTITY_WORDS */.O5[quantity]} ${change > 0 ? 'rose' : 'fell'} by ${(0,format/* formatPercent */.l9)(Math.abs(change))}`;

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

/***/ 5564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Fg: () => (/* binding */ ratioBar),
/* harmony export */   Qj: () => (/* binding */ markdownTable),
/* harmony export */   VV: () => (/* binding */ escapeInline)
/* harmony export */ });
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23085);

/** Breaks a word in two for a parser and not for a reader, as Dependabot does it. */
const BREAK = '&#8203;';
/**
 * Text from outside as GitHub Markdown that shows it and does nothing else: no HTML, no formatting, no table cell's end,
 * no mention, no issue reference, no link, no second line.
 */
const escapeMarkdown = (text) => escapeInline(text)
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^[-+#=]/, '\\$&');
/** For a place where no line begins, as a table's cell: `+0.002` stays as it is. */
function escapeInline(text) {
    return (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, Number.POSITIVE_INFINITY)
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

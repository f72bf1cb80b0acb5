export const id = 6303;
export const ids = [6303,1854,1601];
export const modules = {

/***/ 78610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ countDoubts)
/* harmony export */ });
/* harmony import */ var _base_groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68606);

/** Runs by the first kind of doubt that each of them has, the most frequent first. */
function countDoubts(ofRuns) {
    const firsts = ofRuns.flatMap(([first]) => first ?? []);
    return (0,_base_groups_js__WEBPACK_IMPORTED_MODULE_0__/* .groupsBy */ .G_)(firsts, ({ kind }) => kind)
        .map((alike) => ({ example: alike[0], runs: alike.length, equal: (0,_base_groups_js__WEBPACK_IMPORTED_MODULE_0__/* .groupsBy */ .G_)(alike, (each) => each).length === 1 }))
        .toSorted((a, b) => b.runs - a.runs);
}


/***/ }),

/***/ 44964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ studentQuantileOfInteger),
/* harmony export */   t: () => (/* binding */ studentCentral)
/* harmony export */ });
/**
 * Quantile of Student's t for a whole number of degrees of freedom, from the closed form of its distribution function
 * (Abramowitz & Stegun 26.7.3–4) by Newton's method; relative error below 1e-12. @stdlib's, for any real number, takes
 * 0.15 s of CPU to load, which `greenml measure` would spend on the processor that it measures.
 */
function studentQuantileOfInteger(p, df) {
    if (p === 0.5)
        return 0;
    if (p < 0.5)
        return -studentQuantileOfInteger(1 - p, df);
    let [low, high] = [0, 1];
    while (lower(high, df) < p)
        [low, high] = [high, 2 * high];
    let t = (low + high) / 2;
    for (let step = 0; step < 200; step++) {
        const excess = lower(t, df) - p;
        if (excess > 0)
            high = t;
        else
            low = t;
        const newton = t - excess / density(t, df);
        const next = newton > low && newton < high ? newton : (low + high) / 2;
        if (Math.abs(next - t) <= 1e-15 * t)
            return next;
        t = next;
    }
    return t;
}
/** P(T ≤ t) for t ≥ 0. */
function lower(t, df) {
    return (1 + studentCentral(t, df)) / 2;
}
/** P(−t < T < t): a finite series in cos² θ, θ = atan(t / √df). */
function studentCentral(t, df) {
    const theta = Math.atan2(t, Math.sqrt(df));
    const cosine = Math.cos(theta);
    const even = df % 2 === 0;
    let term = even ? 1 : cosine;
    let sum = df === 1 ? 0 : term;
    for (let k = even ? 2 : 3; k <= df - 2; k += 2) {
        term *= (cosine * cosine * (k - 1)) / k;
        sum += term;
    }
    return even ? Math.sin(theta) * sum : (2 / Math.PI) * (theta + Math.sin(theta) * sum);
}
function density(t, df) {
    // Γ((df + 1)/2) / (Γ(df/2) √(df π)), by the product that steps of two make of it.
    let factor = df % 2 === 0 ? 1 / (2 * Math.SQRT2) : 1 / Math.PI;
    for (let n = df % 2 === 0 ? 2 : 1; n < df; n += 2)
        factor *= ((n + 1) / n) * Math.sqrt(n / (n + 2));
    return factor * (1 + (t * t) / df) ** (-(df + 1) / 2);
}


/***/ }),

/***/ 91523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cI: () => (/* binding */ createRatioEstimator),
/* harmony export */   nO: () => (/* binding */ exponentiate),
/* harmony export */   un: () => (/* binding */ FINE_RESAMPLES),
/* harmony export */   xU: () => (/* binding */ describeEffect)
/* harmony export */ });
/* harmony import */ var _statistics_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18998);
/* harmony import */ var _statistics_studentised_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9335);


/** For the ratios of single variants, of which a campaign has tens of thousands. */
const QUICK_RESAMPLES = 999;
/** For what the headline says: the seed moves an end by a hundredth of the interval's width. */
const FINE_RESAMPLES = 9999;
/** Geometric mean of paired ratios with a 95 % interval; swapping the sides gives the exact reciprocal. */
function createRatioEstimator(seed, resamples = QUICK_RESAMPLES) {
    const { interval } = (0,_statistics_studentised_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .createStudentisedMean */ .g)(seed, resamples);
    return (logRatios) => {
        if (logRatios.length === 0)
            return null;
        const [ends, pairs] = [interval(logRatios), logRatios.length];
        return { estimate: Math.exp((0,_statistics_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(logRatios)), interval: ends && exponentiate(ends), pairs };
    };
}
const exponentiate = ([low, high]) => [Math.exp(low), Math.exp(high)];
/** An estimate whose pairs are projects, as files have it. */
const describeEffect = (found) => found && { estimate: found.estimate, interval: found.interval, projects: found.pairs };


/***/ }),

/***/ 18850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ pairRounds),
/* harmony export */   i: () => (/* binding */ compareCommands)
/* harmony export */ });
/* harmony import */ var _schema_package_energy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60711);
/* harmony import */ var _schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56369);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68142);
/* harmony import */ var _compared_quantities_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71601);
/* harmony import */ var _run_energy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66542);





/** The log of b / a of the rounds that count, and how many do not. */
function pairRounds(a, b, quantity) {
    const read = _compared_quantities_js__WEBPACK_IMPORTED_MODULE_2__/* .COMPARED */ .s1[quantity];
    const before = new Map(a.map((run) => [run.round, run]));
    const rounds = b.flatMap((run) => {
        const other = before.get(run.round);
        return other === undefined ? [] : [{ other, run, kind: whyLeftOut([other, run], quantity) }];
    });
    return {
        logRatios: rounds.flatMap(({ other, run, kind }) => {
            const [from, to] = [read(other), read(run)];
            return kind === null && from && to && from > 0 && to > 0 ? [Math.log(to / from)] : [];
        }),
        leftOut: LEFT_OUT.flatMap((kind) => {
            const pairs = rounds.filter((round) => round.kind === kind).length;
            return pairs > 0 ? [{ kind, pairs }] : [];
        }),
    };
}
const LEFT_OUT = ['failed', 'contaminated', 'doubtful'];
/**
 * Failing early is no saving, so a round in which either failed is left out. Other load takes joules of the same package, so
 * a disturbed round has no energy, nor has one whose meter doubts its own number; to CPU and wall time load is noise that the
 * random order spreads over both sides alike.
 */
function whyLeftOut(pair, quantity) {
    if (pair.some(({ exitCode }) => exitCode !== 0))
        return 'failed';
    if (quantity !== 'energy')
        return null;
    if (pair.some(isContaminated))
        return 'contaminated';
    return pair.some((run) => (0,_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_3__/* .isDoubtful */ .Ge)((0,_run_energy_js__WEBPACK_IMPORTED_MODULE_4__/* .energyOf */ .op)(run))) ? 'doubtful' : null;
}
const isContaminated = ({ flags }) => flags.includes('contaminated');
/** `floor`: how far two runs of the same command lie apart here, as a share; null where that was not measured. */
function compareCommands(a, b, quantity, estimateRatio, floor) {
    const { logRatios, leftOut } = pairRounds(a.runs, b.runs, quantity);
    const estimate = estimateRatio(logRatios);
    const quality = quantity === 'energy' ? (0,_run_energy_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeEnergy */ .IP)([...a.runs, ...b.runs]) : 'measured';
    const decided = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .decideVerdict */ .A)(quantity, {
        baseline: 'original',
        estimate,
        quality,
        notMeasured: leftOut.some(({ kind }) => kind !== 'doubtful') ? null : whyMissing([...a.runs, ...b.runs], quantity),
        accuracy: 'as-good',
        pairs: 'runs',
        leftOut: quality === 'estimated' ? [] : leftOut,
    });
    const beyond = estimate === null || floor === null || isBeyond(estimate, floor);
    const found = decided.verdict === 'less' || decided.verdict === 'more';
    const within = found && !beyond;
    return {
        a: a.index,
        b: b.index,
        quantity,
        ratio: decided.estimate,
        interval: decided.interval,
        pairs: decided.pairs,
        verdict: within ? 'inconclusive' : decided.verdict,
        margin: decided.margin,
        cause: within ? { kind: 'within-noise-floor', floor: floor ?? 0 } : decided.cause,
        leftOut: within ? [] : decided.leftOut,
    };
}
/** An effect no larger than what the same command shows against itself is none that can be told. */
const isBeyond = ({ estimate }, floor) => Math.max(estimate, 1 / estimate) - 1 > floor + _schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .SAME_RATIO */ .Fb;
function whyMissing(runs, quantity) {
    const read = _compared_quantities_js__WEBPACK_IMPORTED_MODULE_2__/* .COMPARED */ .s1[quantity];
    const missing = runs.find((run) => read(run) === null);
    if (missing === undefined) {
        const doubted = quantity === 'energy' && runs.some((run) => (0,_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_3__/* .isDoubtful */ .Ge)((0,_run_energy_js__WEBPACK_IMPORTED_MODULE_4__/* .energyOf */ .op)(run)));
        return doubted ? { kind: 'missing', quantity, leftOut: true, reading: null } : null;
    }
    return { kind: 'missing', quantity, leftOut: false, reading: whyUnread(missing, quantity) };
}
function whyUnread(run, quantity) {
    if (quantity === 'energy') {
        const { reason } = (0,_run_energy_js__WEBPACK_IMPORTED_MODULE_4__/* .energyOf */ .op)(run);
        return reason && { kind: 'energy', reason };
    }
    const detail = run.reasons.wallSeconds ?? run.reasons.userSeconds ?? run.reasons.systemSeconds;
    return detail === undefined ? null : { kind: 'reported', detail };
}


/***/ }),

/***/ 71601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chooseLeadingOfRuns: () => (/* binding */ chooseLeadingOfRuns),
/* harmony export */   s1: () => (/* binding */ COMPARED),
/* harmony export */   wb: () => (/* binding */ COMPARED_QUANTITIES),
/* harmony export */   z3: () => (/* binding */ SUMMARISED)
/* harmony export */ });
/* harmony import */ var _schema_package_energy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60711);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6158);
/* harmony import */ var _run_energy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66542);



const cpuSeconds = ({ userSeconds, systemSeconds }) => userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
/** What each command's runs are summarised by. */
const SUMMARISED = {
    wallSeconds: (run) => run.wallSeconds,
    userSeconds: (run) => run.userSeconds,
    systemSeconds: (run) => run.systemSeconds,
    cpuSeconds,
    peakMemoryBytes: (run) => run.peakMemoryBytes,
    joules: (run) => (0,_run_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .energyOf */ .op)(run).joules,
    netJoules: _run_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .netJoulesOf */ .jy,
    carbonGrams: (run) => run.carbon?.grams ?? null,
};
/** What commands are compared by. */
const COMPARED = {
    wall: (run) => run.wallSeconds,
    cpu: cpuSeconds,
    energy: (run) => (0,_run_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .energyOf */ .op)(run).joules,
};
const COMPARED_QUANTITIES = ['wall', 'cpu', 'energy'];
/** Energy counts as measured where every run of every command has it, beyond doubt. */
function chooseLeadingOfRuns(runs) {
    const all = runs.flat();
    const isSure = (run) => (0,_run_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .energyOf */ .op)(run).quality === 'measured' && !(0,_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_1__/* .isDoubtful */ .Ge)((0,_run_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .energyOf */ .op)(run));
    return (0,_quantities_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseLeadingQuantity */ .JH)(all.length > 0 && all.every(isSure));
}


/***/ }),

/***/ 81854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LOOKING_FACTOR: () => (/* binding */ LOOKING_FACTOR),
/* harmony export */   findHalfWidth: () => (/* binding */ findHalfWidth),
/* harmony export */   widenForLooking: () => (/* binding */ widenForLooking),
/* harmony export */   widestHalfWidth: () => (/* binding */ widestHalfWidth)
/* harmony export */ });
/* harmony import */ var _schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56369);
/* harmony import */ var _estimate_ratio_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91523);
/* harmony import */ var _compare_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18850);
/* harmony import */ var _compared_quantities_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71601);
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8284);





/**
 * Rounds that end because the interval has become narrow end a little too often where it is narrow by luck: up to 7 % of
 * equal commands would be called different instead of 5 %. Each end is therefore moved out by this factor, on the log
 * scale, and the rule looks at the widened interval; bench/measure/adaptive.ts simulates both. Only the width decides, never
 * on which side of 1 the interval lies: to stop at the first significant look would double the false positives.
 */
const LOOKING_FACTOR = 1.2;
function widenForLooking(estimateRatio) {
    return (logRatios) => {
        const found = estimateRatio(logRatios);
        if (found?.interval == null)
            return found;
        const [low, high] = found.interval;
        const move = (end) => found.estimate * (end / found.estimate) ** LOOKING_FACTOR;
        return { ...found, interval: [move(low), move(high)] };
    };
}
/**
 * The widest relative half-width: of the ratio of each command to the first, or with one command of its mean. Null while one
 * of them has no interval.
 */
function widestHalfWidth(runs, quantity, estimateRatio) {
    const [first = [], ...others] = runs;
    const widths = others.length === 0
        ? [halfWidthOfMean(first.flatMap((run) => _compared_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .COMPARED */ .s1[quantity](run) ?? []))]
        : others.map((other) => halfWidthOfRatio(estimateRatio((0,_compare_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .pairRounds */ ._)(first, other, quantity).logRatios)));
    const known = widths.flatMap((width) => width ?? []);
    return known.length < widths.length ? null : Math.max(...known);
}
const halfWidthOfRatio = (found) => found?.interval ? (found.interval[1] - found.interval[0]) / 2 / found.estimate : null;
function halfWidthOfMean(values) {
    const { mean, interval, n } = (0,_sample_js__WEBPACK_IMPORTED_MODULE_4__/* .summariseSample */ .j)(values, LOOKING_FACTOR);
    return n < _schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM_PAIRS */ .Bc || !mean || interval === null ? null : (interval[1] - interval[0]) / 2 / mean;
}
/** Of the quantity that leads, widened for looking after each round. */
const findHalfWidth = (runs, seed) => widestHalfWidth(runs, (0,_compared_quantities_js__WEBPACK_IMPORTED_MODULE_3__.chooseLeadingOfRuns)(runs), widenForLooking((0,_estimate_ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .createRatioEstimator */ .cI)(seed)));


/***/ }),

/***/ 66542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ judgeEnergy),
/* harmony export */   jy: () => (/* binding */ netJoulesOf),
/* harmony export */   op: () => (/* binding */ energyOf)
/* harmony export */ });
/* harmony import */ var _schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60711);

/** What one run took, gross. */
const energyOf = ({ energy }) => (0,_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .energyOfHost */ .u3)(energy);
/** The same above idle: of an estimate by its own model, of a meter where an idle baseline was measured. */
const netJoulesOf = ({ energy }) => (0,_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .netJoulesOfHost */ .Ny)(energy);
/** Of all runs together: an estimate among them makes what is said of them one. */
function judgeEnergy(runs) {
    const qualities = runs.map((run) => energyOf(run).quality);
    return ['estimated', 'measured'].find((quality) => qualities.includes(quality)) ?? 'unavailable';
}


/***/ }),

/***/ 8284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ summariseSample)
/* harmony export */ });
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43650);
/* harmony import */ var _distributions_student_quantile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44964);


/** Centre and spread of repeated measurements in their own unit; the interval is Student's, of the mean, times `widening`. */
function summariseSample(values, widening = 1) {
    const n = values.length;
    const centre = (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(values);
    if (centre === null || n < 2)
        return { median: (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(values), mean: centre, standardDeviation: null, interval: null, n };
    const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
    const standardDeviation = Math.sqrt(squares / (n - 1));
    const half = (widening * (0,_distributions_student_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .studentQuantileOfInteger */ .E)(0.975, n - 1) * standardDeviation) / Math.sqrt(n);
    return { median: (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(values), mean: centre, standardDeviation, interval: [centre - half, centre + half], n };
}


/***/ }),

/***/ 46303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  summariseMeasurement: () => (/* binding */ summariseMeasurement)
});

// EXTERNAL MODULE: ./build/analysis/estimate-ratio.js
var estimate_ratio = __webpack_require__(91523);
// EXTERNAL MODULE: ./build/analysis/measurement/compare-commands.js
var compare_commands = __webpack_require__(18850);
// EXTERNAL MODULE: ./build/analysis/measurement/compared-quantities.js
var compared_quantities = __webpack_require__(71601);
// EXTERNAL MODULE: ./build/analysis/measurement/half-width.js
var half_width = __webpack_require__(81854);
;// CONCATENATED MODULE: ./build/analysis/measurement/noise-floor.js


/** The first command against itself, paired as two commands are. Estimated energy has no floor: it enters no verdict. */
function findNoiseFloor(runs, again, estimateRatio) {
    const estimated = runs.some(({ energy }) => energy.some(({ quality }) => quality === 'estimated'));
    const quantities = compared_quantities/* COMPARED_QUANTITIES */.wb.filter((quantity) => quantity !== 'energy' || !estimated);
    return {
        runs: [...again],
        quantities: quantities.flatMap((quantity) => {
            const estimate = estimateRatio((0,compare_commands/* pairRounds */._)(runs, again, quantity).logRatios);
            if (estimate === null)
                return [];
            return [{ quantity, ratio: estimate.estimate, interval: estimate.interval, floor: floorOf(estimate.interval) }];
        }),
    };
}
/** The ends are as far from 1 as a ratio of nothing can well lie; the farther one counts, for both directions. */
function floorOf(interval) {
    return interval === null ? null : Math.max(interval[1], 1 / interval[0]) - 1;
}
function floorFor(noiseFloor, name) {
    return noiseFloor?.quantities.find(({ quantity }) => quantity === name)?.floor ?? null;
}

// EXTERNAL MODULE: ./build/analysis/measurement/run-energy.js
var run_energy = __webpack_require__(66542);
// EXTERNAL MODULE: ./build/analysis/measurement/sample.js
var sample = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/base/numbers.js
var numbers = __webpack_require__(43650);
// EXTERNAL MODULE: ./build/schema/package-energy.js
var package_energy = __webpack_require__(60711);
// EXTERNAL MODULE: ./build/analysis/count-doubts.js
var count_doubts = __webpack_require__(78610);
// EXTERNAL MODULE: ./build/analysis/distributions/student-quantile.js
var student_quantile = __webpack_require__(44964);
;// CONCATENATED MODULE: ./build/analysis/measurement/trend.js


/** Two-sided level: several trends are looked at in each measurement, and a false alarm costs trust. */
const LEVEL = 0.01;
/** Slope of a straight line by least squares; `sure`: it differs from 0 at the 1 % level by Student's t. */
function findTrend(points) {
    const n = points.length;
    const [x, y] = [(0,numbers/* mean */.i2)(points.map((point) => point[0])), (0,numbers/* mean */.i2)(points.map((point) => point[1]))];
    if (n < 5 || x === null || y === null)
        return null;
    let [xx, xy] = [0, 0];
    for (const [px, py] of points) {
        xx += (px - x) ** 2;
        xy += (px - x) * (py - y);
    }
    if (xx === 0)
        return null;
    const slope = xy / xx;
    let squares = 0;
    for (const [px, py] of points)
        squares += (py - y - slope * (px - x)) ** 2;
    const standardError = Math.sqrt(squares / (n - 2) / xx);
    return { slope, sure: Math.abs(slope) > (0,student_quantile/* studentQuantileOfInteger */.E)(1 - LEVEL / 2, n - 2) * standardError };
}

;// CONCATENATED MODULE: ./build/analysis/measurement/warnings.js






/** Hyperfine's rule: ten of the standard deviations that a normal sample with this median deviation would have. */
const OUTLIER_SCORE = 14.826;
/** Counters move once a millisecond, and starting a process takes as long: at both edges of 0.1 s that is up to 2 %. */
const EDGES_SECONDS = 0.002;
const SHORT_SECONDS = 0.1;
/** Of fewer runs none can be said to lie apart. */
const LEAST_RUNS = 5;
/** Below this an outlier or an effect of order or time changes no conclusion that a few rounds could give. */
const NOTABLE_SHARE = 0.02;
/** What a careful reader has to know before the numbers are believed. */
function findWarnings(commands, leading, energyMeasured, timeoutSeconds = null) {
    const ofCommands = commands.flatMap(({ runs: all, warmups }, command) => {
        const runs = all.filter(({ exitCode }) => exitCode === 0);
        return [
            findFailed(all, 'measured', timeoutSeconds),
            all.length > runs.length ? null : findFailed(warmups, 'warmup', timeoutSeconds),
            findSlowStart(runs, warmups),
            findOutliers(runs),
            findShort(runs, energyMeasured),
            findContaminated(runs, energyMeasured),
            findDoubtful(runs),
        ].flatMap((found) => (found === null ? [] : [{ ...found, command }]));
    });
    return [...ofCommands, ...findOrderEffects(commands, leading)];
}
const roundsOf = (runs) => runs.map(({ round }) => round);
/** What the limit ended is told apart from what failed by itself. */
function findFailed(runs, purpose, timeoutSeconds) {
    const bad = runs.filter(({ exitCode }) => exitCode !== 0);
    if (bad.length === 0)
        return null;
    const failed = bad.filter(({ flags }) => !flags.includes('timeout'));
    const endings = new Map(failed.map(({ exitCode, signal }) => [signal ?? exitCode, { exitCode, signal }]));
    return {
        kind: 'failed',
        severity: 'error',
        purpose,
        numbers: { runs: runs.length, failed: failed.length, timedOut: bad.length - failed.length, timeoutSeconds },
        endings: [...endings.values()],
        evidence: roundsOf(bad),
    };
}
/** The cold run is known for what it is when it was a warm-up; else it stands among the measured ones. */
function findSlowStart(runs, warmups) {
    const [first, ...rest] = runs;
    const seconds = first?.wallSeconds;
    if (warmups.length > 0 || first === undefined || seconds == null)
        return null;
    const others = secondsOf(rest);
    const usualSeconds = (0,numbers/* median */.JZ)(others);
    if (usualSeconds === null || seconds < usualSeconds || !isOutlier(seconds, others))
        return null;
    return { kind: 'slow-start', severity: 'warning', numbers: { seconds, usualSeconds }, evidence: roundsOf([first]) };
}
function findOutliers(runs) {
    const all = secondsOf(runs);
    const outliers = runs.filter(({ wallSeconds }) => wallSeconds !== null && isOutlier(wallSeconds, all));
    if (outliers.length === 0)
        return null;
    return {
        kind: 'outliers',
        severity: 'warning',
        numbers: { seconds: secondsOf(outliers) },
        evidence: roundsOf(outliers),
    };
}
function findShort(runs, energyMeasured) {
    const medianSeconds = (0,numbers/* median */.JZ)(secondsOf(runs));
    if (medianSeconds === null || medianSeconds >= SHORT_SECONDS)
        return null;
    return {
        kind: 'short',
        severity: 'warning',
        coarse: energyMeasured ? 'energy' : 'time',
        numbers: { medianSeconds, error: Math.min(1, EDGES_SECONDS / medianSeconds) },
        evidence: roundsOf(runs),
    };
}
function findContaminated(runs, energyMeasured) {
    const disturbed = runs.filter(({ flags }) => flags.includes('contaminated'));
    if (disturbed.length === 0)
        return null;
    return {
        kind: 'contaminated',
        severity: 'warning',
        energyLeftOut: energyMeasured,
        numbers: { runs: runs.length, disturbed: disturbed.length, ...measureLoad(disturbed) },
        evidence: roundsOf(disturbed),
    };
}
function findDoubtful(runs) {
    const doubtful = runs.filter((run) => (0,package_energy/* isDoubtful */.Ge)((0,run_energy/* energyOf */.op)(run)));
    if (doubtful.length === 0)
        return null;
    return {
        kind: 'doubtful',
        severity: 'warning',
        numbers: { runs: runs.length, doubtful: doubtful.length },
        doubts: (0,count_doubts/* countDoubts */.Z)(doubtful.map((run) => (0,run_energy/* energyOf */.op)(run).doubts)),
        evidence: roundsOf(doubtful),
    };
}
/** Below so many processors in use a command mostly waits: of what is busy then nearly all is always others'. */
const BUSY_PROCESSORS = 0.5;
function measureLoad(disturbed) {
    const perSecond = (read) => (0,numbers/* mean */.i2)(disturbed
        .flatMap((run) => (run.wallSeconds ? (read(run) ?? Number.NaN) / run.wallSeconds : []))
        .filter(Number.isFinite));
    const [own, others] = [perSecond(compared_quantities/* COMPARED */.s1.cpu), perSecond((run) => run.conditions?.otherCpuSeconds ?? null)];
    if (own !== null && others !== null && own < BUSY_PROCESSORS)
        return { otherProcessors: others, otherShare: null };
    return {
        otherProcessors: null,
        otherShare: (0,numbers/* mean */.i2)(disturbed.flatMap(({ conditions }) => conditions?.otherCpuShare ?? [])),
    };
}
/** How the place in a round and the round itself move the leading quantity, each command around its own mean. */
function findOrderEffects(commands, leading) {
    const residuals = commands.flatMap(({ runs }) => {
        const logs = runs.flatMap((run) => {
            const value = compared_quantities/* COMPARED */.s1[leading](run);
            return run.exitCode === 0 && value !== null && value > 0 ? [{ run, value: Math.log(value) }] : [];
        });
        const centre = (0,numbers/* mean */.i2)(logs.map(({ value }) => value)) ?? 0;
        return logs.map(({ run, value }) => ({ run, value: value - centre }));
    });
    const rounds = residuals.map(({ run }) => run.round);
    const span = Math.max(...rounds) - Math.min(...rounds);
    const changeBy = (place, most) => {
        const points = residuals.map(({ run, value }) => [run[place], value]);
        return notableChange(points, most);
    };
    const effects = [
        { kind: 'drift', change: changeBy('round', span) },
        { kind: 'order', change: changeBy('orderIndex', commands.length - 1) },
    ];
    return effects.flatMap(({ kind, change }) => change === null ? [] : [{ kind, severity: 'warning', command: null, quantity: leading, numbers: { change } }]);
}
/** By what share a quantity changes over `span`; null where it is not sure, or too little to matter. */
function notableChange(points, span) {
    const trend = findTrend(points);
    if (trend === null || !trend.sure)
        return null;
    const change = Math.expm1(trend.slope * span);
    return Math.abs(change) < NOTABLE_SHARE ? null : change;
}
const secondsOf = (runs) => runs.flatMap(({ wallSeconds }) => wallSeconds ?? []);
/** Whether a value lies too far from the median of a sample, in its median absolute deviations (Iglewicz & Hoaglin 1993). */
function isOutlier(value, sample) {
    const centre = (0,numbers/* median */.JZ)(sample);
    if (centre === null || sample.length < LEAST_RUNS)
        return false;
    const deviation = (0,numbers/* median */.JZ)(sample.map((each) => Math.abs(each - centre))) ?? 0;
    const distance = Math.abs(value - centre);
    return deviation > 0 && distance / deviation > OUTLIER_SCORE && distance > NOTABLE_SHARE * centre;
}

;// CONCATENATED MODULE: ./build/analysis/measurement/summarise.js








/**
 * What the runs say: a summary a command of those that did not fail (how long one lasts that ended early is no cost of it),
 * each command against the first, and what to be careful about. `again`: the second runs of the first command, where a
 * noise floor was asked for.
 */
function summariseMeasurement(commands, again, { target }, seed, timeoutSeconds = null) {
    const plain = (0,estimate_ratio/* createRatioEstimator */.cI)(seed);
    const estimateRatio = target === null ? plain : (0,half_width.widenForLooking)(plain);
    const [first, ...others] = commands.map(({ runs }, index) => ({ runs, index }));
    const noiseFloor = again === null || first === undefined ? null : findNoiseFloor(first.runs, again, estimateRatio);
    const all = commands.map(({ runs }) => runs.filter(({ exitCode }) => exitCode === 0));
    const measured = all.flat().some((run) => (0,run_energy/* energyOf */.op)(run).quality === 'measured');
    const leading = (0,compared_quantities.chooseLeadingOfRuns)(all);
    return {
        summaries: all.map((runs) => ({
            summary: summariseRuns(runs, target === null ? 1 : half_width.LOOKING_FACTOR),
            energyQuality: (0,run_energy/* judgeEnergy */.IP)(runs),
        })),
        leading,
        comparisons: others.flatMap((other) => compared_quantities/* COMPARED_QUANTITIES */.wb.flatMap((quantity) => first === undefined
            ? []
            : [(0,compare_commands/* compareCommands */.i)(first, other, quantity, estimateRatio, floorFor(noiseFloor, quantity))])),
        noiseFloor,
        warnings: findWarnings(commands, leading, measured, timeoutSeconds),
    };
}
function summariseRuns(runs, widening) {
    return Object.fromEntries(Object.entries(compared_quantities/* SUMMARISED */.z3).map(([name, read]) => {
        const values = runs.flatMap((run) => read(run) ?? []);
        return [name, (0,sample/* summariseSample */.j)(values, widening)];
    }));
}


/***/ }),

/***/ 6158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ chooseLeadingQuantity),
/* harmony export */   Q$: () => (/* binding */ readQuantities),
/* harmony export */   gj: () => (/* binding */ leftOutAs)
/* harmony export */ });
/* harmony import */ var _schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60711);

/** `host`: what `energyOfHost` makes of the record; `share` gives equal texts as one. */
function readQuantities(record, host, share) {
    const { userSeconds, systemSeconds } = record;
    const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
    return {
        energy: readEnergy(host, record.flags, share),
        cpu: positive(cpuSeconds, record.reasons.userSeconds ?? record.reasons.systemSeconds),
        wall: positive(record.wallSeconds, record.reasons.wallSeconds),
        memory: positive(record.peakMemoryBytes, record.reasons.peakMemoryBytes),
    };
}
/** Seconds, joules or bytes: no clock and no meter resolves less. */
const LEAST = 1e-9;
/** Nothing takes no time, no memory and no energy: a zero is a meter too coarse for this run, not a saving. */
function positive(value, reason) {
    if (value === null)
        return unavailable(reason === undefined ? { kind: 'not-recorded' } : { kind: 'reported', detail: reason });
    if (value < LEAST)
        return unavailable({ kind: 'too-small' });
    return { value, quality: 'measured', reason: null };
}
const unavailable = (reason) => ({ value: null, quality: 'unavailable', reason });
/** Why a number that was read is left out all the same; null where it is not. */
function leftOutAs({ reason }) {
    return reason?.kind === 'contaminated' || reason?.kind === 'doubtful' ? reason.kind : null;
}
/**
 * A counter that did not move is too coarse for the run; an estimate keeps what it rests on. The counters are the whole
 * socket's, so what ran beside a run is in its energy; CPU time is the run's own, and stands. A number that its own meter
 * doubts would carry the doubt into every ratio.
 */
function readEnergy(host, flags, share) {
    const { joules, quality, reason, meter, domains } = host;
    if (joules === null)
        return unavailable(reason === null ? { kind: 'not-recorded' } : { kind: 'energy', reason });
    if (quality === 'measured' && flags.includes('contaminated'))
        return unavailable({ kind: 'contaminated' });
    if ((0,_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubtful */ .Ge)(host))
        return unavailable({ kind: 'doubtful', doubts: [...host.doubts] });
    if (joules < LEAST)
        return unavailable({ kind: 'too-small' });
    return {
        value: joules,
        quality,
        reason: reason && { kind: 'energy', reason },
        source: share(`${meter} (${domains.join(', ')})`),
        isExternal: meter === 'external',
    };
}
/** Energy leads where what is told has it measured on both sides; else CPU time does: an estimate is never a result. */
const chooseLeadingQuantity = (isEnergyMeasured) => (isEnergyMeasured ? 'energy' : 'cpu');


/***/ }),

/***/ 18998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ varianceOf),
/* harmony export */   Uy: () => (/* binding */ squaresAround),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   hm: () => (/* binding */ meanOf)
/* harmony export */ });
/** Neumaier's compensated sum (1974): the order of rows does not show in the digits. */
function sumOf(values) {
    let sum = 0;
    let lost = 0;
    for (let i = 0; i < values.length; i++) {
        const value = values[i] ?? 0;
        const next = sum + value;
        lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
        sum = next;
    }
    return sum + lost;
}
/** NaN of no values. */
const meanOf = (values) => sumOf(values) / values.length;
/** Σ (x − mean)², in two passes. */
function squaresAround(values, centre) {
    return sumOf(values.map((value) => (value - centre) ** 2));
}
/** With n − 1; NaN of fewer than two values. */
function varianceOf(values) {
    if (values.length < 2)
        return Number.NaN;
    return squaresAround(values, meanOf(values)) / (values.length - 1);
}


/***/ }),

/***/ 9335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ createStudentisedMean)
/* harmony export */ });
/* harmony import */ var _base_memoise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99865);
/* harmony import */ var _base_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59645);
/* harmony import */ var _schema_ratio_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56369);
/* harmony import */ var _distributions_student_quantile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44964);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18998);





/**
 * How near to and how far from the mean an end may lie, in units of Student's t. The plain studentised interval is
 * erratic at n = 5 to 8 (resamples of nearly equal values) and too short under heavy tails; bench/analysis/interval-coverage.ts
 * shows what the two bounds do to coverage and width.
 */
const NEAREST = 0.9;
const FARTHEST = 2.5;
/** Of the standard error: what a sum of deviations that cancel leaves. */
const ROUNDING = 1e-10;
/**
 * Inference on a mean by the bootstrap-t (Efron & Tibshirani 1993, § 12.5; equal tails, Hall 1988), bounded by Student's t.
 * The resamples depend on the seed and the number of values only, so that one interval does not depend on which others
 * are computed, and turning all signs turns the interval. `resamples` + 1 is a multiple of 40, which makes the ends order
 * statistics (Davison & Hinkley 1997, § 5.2.3).
 */
function createStudentisedMean(seed, resamples) {
    const drawsOf = (0,_base_memoise_js__WEBPACK_IMPORTED_MODULE_2__/* .memoise */ .y)((n) => drawResamples((0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__/* .seededRandom */ .I)(seed, `bootstrap of ${n}`), n, resamples));
    const studentOf = (0,_base_memoise_js__WEBPACK_IMPORTED_MODULE_2__/* .memoise */ .y)((n) => (0,_base_memoise_js__WEBPACK_IMPORTED_MODULE_2__/* .memoise */ .y)((share) => (0,_distributions_student_quantile_js__WEBPACK_IMPORTED_MODULE_3__/* .studentQuantileOfInteger */ .E)(1 - share, n - 1)));
    /** A tail quantile of the studentised mean, within its bounds. */
    const reach = (tail, share, n) => {
        const student = studentOf(n)(share);
        const quantile = tail[tail.length - Math.round((resamples + 1) * share)] ?? 0;
        return Math.min(Math.max(quantile, NEAREST * student), FARTHEST * student);
    };
    // The upper tail of the studentised mean sets the lower end, and the other way round.
    const ends = ({ mean, standardError, tails, n }, share) => [
        mean - reach(tails.upper, share, n) * standardError,
        mean + reach(tails.lower, share, n) * standardError,
    ];
    const pOf = ({ mean, standardError, tails, n }) => {
        const distance = Math.abs(mean) / standardError;
        if (!(distance > 0))
            return 1;
        const tail = mean > 0 ? tails.upper : tails.lower;
        const resampled = (2 * (1 + countFrom(tail, distance))) / (resamples + 1);
        const least = 1 - (0,_distributions_student_quantile_js__WEBPACK_IMPORTED_MODULE_3__/* .studentCentral */ .t)(distance / NEAREST, n - 1);
        const most = 1 - (0,_distributions_student_quantile_js__WEBPACK_IMPORTED_MODULE_3__/* .studentCentral */ .t)(distance / FARTHEST, n - 1);
        return Math.min(1, Math.max(2 / (resamples + 1), Math.min(Math.max(resampled, least), most)));
    };
    return {
        interval(values) {
            if (values.length < _schema_ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .MINIMUM_PAIRS */ .Bc)
                return null;
            const nearest = NEAREST * studentOf(values.length)(0.025);
            return ends(studentise(values, drawsOf(values.length), nearest), 0.025);
        },
        infer(values) {
            if (values.length < _schema_ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .MINIMUM_PAIRS */ .Bc)
                return null;
            const studentised = studentise(values, drawsOf(values.length), 0);
            return {
                mean: studentised.mean,
                interval95: ends(studentised, 0.025),
                interval90: ends(studentised, 0.05),
                resampled: studentised.shifts.map((shift) => studentised.mean + shift).sort(),
                p: pOf(studentised),
            };
        },
    };
}
/** Above, a table of all pairs would cost more than it saves; draws then stand alone. */
const MOST_PAIRED = 100;
function drawResamples(random, n, resamples) {
    const isPaired = n <= MOST_PAIRED;
    const width = isPaired ? Math.ceil(n / 2) : n;
    const codes = n <= 2 ** 16 ? new Uint16Array(resamples * width) : new Uint32Array(resamples * width);
    for (let at = 0; at < codes.length; at++) {
        const first = random.below(n);
        if (!isPaired)
            codes[at] = first;
        else
            codes[at] = n % 2 === 1 && at % width === width - 1 ? n * n + first : first * n + random.below(n);
    }
    const [ofCodes, ofResamples] = [() => new Float64Array(isPaired ? n * n + n : n), () => new Float64Array(resamples)];
    const tables = { sums: ofCodes(), squares: ofCodes() };
    return { codes, width, room: { ...tables, shifts: ofResamples(), upper: ofResamples(), lower: ofResamples() } };
}
function tabulateDraws(deviations, { sums, squares }) {
    const n = deviations.length;
    const isPaired = sums.length > n;
    for (let i = 0; i < n; i++) {
        const deviation = deviations[i] ?? 0;
        const square = deviation * deviation;
        sums[isPaired ? n * n + i : i] = deviation;
        squares[isPaired ? n * n + i : i] = square;
        for (let j = 0; isPaired && j < n; j++) {
            const other = deviations[j] ?? 0;
            sums[i * n + j] = deviation + other;
            squares[i * n + j] = square + other * other;
        }
    }
}
/**
 * |mean of the resample − mean| in its own standard errors, sorted, of those resamples where it is beyond `nearest`. Only
 * these can set an end, and leaving the square root and the sorting of all others out is most of the speed.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the loop over all draws keeps its sums in local variables, for speed
function studentise(values, { codes, width, room }, nearest) {
    const n = values.length;
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(values);
    const standardError = Math.sqrt((0,_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .squaresAround */ .Uy)(values, mean) / (n - 1) / n);
    const deviations = Float64Array.from(values);
    for (let i = 0; i < n; i++)
        deviations[i] = (deviations[i] ?? 0) - mean;
    tabulateDraws(deviations, room);
    const { sums, squares: squaresOf, shifts, upper, lower } = room;
    // shift² > nearest² · variance, without dividing by n and n − 1 in every resample
    const [ofSum, ofSquares] = [n - 1 + nearest ** 2, nearest ** 2 * n];
    let [kept, above, below] = [0, 0, 0];
    for (let from = 0; from < codes.length; from += width) {
        let sum = 0;
        let squares = 0;
        for (let at = from; at < from + width; at++) {
            const code = codes[at] ?? 0;
            sum += sums[code] ?? 0;
            squares += squaresOf[code] ?? 0;
        }
        if (nearest > 0 && ofSum * sum * sum <= ofSquares * squares)
            continue;
        const shift = Math.abs(sum) <= ROUNDING * standardError ? 0 : sum / n;
        shifts[kept++] = shift;
        const variance = (squares - n * shift * shift) / (n - 1) / n;
        // A resample of equal values has no spread: infinitely many standard errors away, and the farther bound takes care of it.
        const distance = variance > 0 ? Math.abs(shift) / Math.sqrt(variance) : Number.POSITIVE_INFINITY;
        if (shift > 0)
            upper[above++] = distance;
        else if (shift < 0)
            lower[below++] = distance;
    }
    return {
        n,
        mean,
        standardError,
        shifts: shifts.subarray(0, kept),
        tails: { upper: upper.subarray(0, above).sort(), lower: lower.subarray(0, below).sort() },
    };
}
/** How many of the sorted values are at least `limit`. */
function countFrom(sorted, limit) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? 0) < limit)
            low = middle + 1;
        else
            high = middle;
    }
    return sorted.length - low;
}


/***/ }),

/***/ 68142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ decideVerdict),
/* harmony export */   B: () => (/* binding */ LEVEL)
/* harmony export */ });
/* harmony import */ var _schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56369);

/** At which a p-value counts. */
const LEVEL = 0.05;
/**
 * The verdict and its cause. A suspect answer has no other: whatever it used, nothing was got for it that could be
 * compared. Else each question is put only when the one before it is settled:
 * 1. `not-measured`: without a meter on both sides no number of runs and no accuracy leads to a verdict.
 * 2. `too-few-runs`, `too-few-projects`: below five pairs neither the ratio nor the metric's median is known, so that
 *    `less-accurate` would itself be a claim from too few runs; what helps is to run more.
 * 3. `not-comparable`: using less while predicting worse is no saving, however sure the ratio is.
 * 4. `less`, `more`: the interval leaves 1 out, and still does after correction for the number of intervals.
 * 5. `equivalent`: it does not, and a difference of the margin is ruled out.
 * 6. `inconclusive`: neither.
 */
function decideVerdict(quantity, evidence) {
    const { baseline, estimate, quality, leftOut } = evidence;
    const [verdict, cause] = whyNone(quantity, evidence) ?? judgeInterval(evidence);
    return {
        baseline,
        estimate: estimate?.estimate ?? null,
        interval: estimate?.interval ?? null,
        pairs: estimate?.pairs ?? 0,
        quality: estimate === null ? 'unavailable' : quality,
        verdict,
        margin: evidence.equivalence?.margin ?? null,
        cause,
        leftOut: [...leftOut],
    };
}
const GATES = { worse: 'less-accurate', 'not-settled': 'accuracy-not-settled' };
/** What stands in the way of a verdict; null where the interval decides. */
function whyNone(quantity, evidence) {
    const { estimate, accuracy, notMeasured } = evidence;
    if (evidence.suspect === true)
        return ['not-comparable', { kind: 'suspect' }];
    if (evidence.quality === 'estimated')
        return ['not-measured', { kind: 'estimated', quantity }];
    if (notMeasured !== null && estimate === null)
        return ['not-measured', notMeasured];
    // Over projects the gate comes before the pairs: only comparable answers form one.
    if (estimate === null && evidence.pairs === 'projects' && accuracy === 'worse') {
        return ['not-comparable', { kind: 'none-as-accurate' }];
    }
    if (estimate === null || estimate.interval === null) {
        return [`too-few-${evidence.pairs}`, { kind: 'too-few-pairs', needed: _schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM_PAIRS */ .Bc }];
    }
    if (accuracy === null)
        return ['not-measured', { kind: 'accuracy-unknown' }];
    return accuracy === 'as-good' ? null : ['not-comparable', { kind: GATES[accuracy] }];
}
function judgeInterval({ estimate, correction = null, equivalence = null, doubt = null }) {
    const side = estimate?.interval ? (0,_schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .sideOfOne */ .pe)(estimate.interval) : null;
    if (side !== null && (correction === null || correction.adjustedP <= LEVEL))
        return [side, doubt];
    const verdict = equivalence?.holds === true ? 'equivalent' : 'inconclusive';
    if (side === null || correction === null)
        return [verdict, doubt];
    const { p: _, ...corrected } = correction;
    return [verdict, { kind: 'not-after-correction', ...corrected }];
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

/***/ 99865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ memoise)
/* harmony export */ });
/** The same function, which makes the value of each key once. */
function memoise(make) {
    const made = new Map();
    return (key) => {
        if (!made.has(key))
            made.set(key, make(key));
        return made.get(key);
    };
}


/***/ })

};

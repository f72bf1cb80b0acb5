export const id = 2834;
export const ids = [2834];
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

/***/ 34970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ analyseNoise),
/* harmony export */   a: () => (/* binding */ selfSpread)
/* harmony export */ });
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43650);
/* harmony import */ var _power_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19953);
/* harmony import */ var _shifts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36771);



/** Neighbouring blocks a script needs before its spread is worth a number. */
const MINIMUM_DIFFERENCES = 3;
const FIVE_PERCENT = 0.05;
/** What the author's scripts, compared with themselves, say of the noise of this campaign. Null: too few runs. */
function analyseNoise(baselines, quantity, repetitions) {
    const spreads = baselines.flatMap(({ inBlocks }) => selfSpread(inBlocks.runs, quantity) ?? []);
    const standardDeviation = (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .median */ .JZ)(spreads);
    if (standardDeviation === null)
        return null;
    const floor = (0,_power_js__WEBPACK_IMPORTED_MODULE_0__/* .noiseFloor */ .nb)(standardDeviation, repetitions);
    const detectable = (0,_power_js__WEBPACK_IMPORTED_MODULE_0__/* .detectableChange */ .wy)(standardDeviation, repetitions);
    if (floor === null || detectable === null)
        return null;
    return {
        quantity,
        baselines: spreads.length,
        standardDeviation,
        repetitions,
        floor,
        detectableChange: detectable,
        repetitionsForFivePercent: (0,_power_js__WEBPACK_IMPORTED_MODULE_0__/* .pairsToSee */ .wI)(FIVE_PERCENT, standardDeviation),
    };
}
/**
 * Standard deviation of a script's log-ratio between neighbouring blocks: an A/A comparison. Differences of neighbours are
 * free of slow drift (von Neumann et al. 1941, doi:10.1214/aoms/1177731677). Null below four runs.
 */
function selfSpread(runs, quantity) {
    const logs = (0,_shifts_js__WEBPACK_IMPORTED_MODULE_1__/* .usableLogs */ .gG)(runs, quantity);
    const differences = logs.slice(1).map((log, index) => log - (logs[index] ?? log));
    if (differences.length < MINIMUM_DIFFERENCES)
        return null;
    return Math.sqrt(differences.reduce((sum, each) => sum + each * each, 0) / differences.length);
}


/***/ }),

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

/***/ 36771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OT: () => (/* binding */ orderEffect),
/* harmony export */   gG: () => (/* binding */ usableLogs),
/* harmony export */   rb: () => (/* binding */ driftEffect)
/* harmony export */ });
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43650);
/* harmony import */ var _schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56369);
/* harmony import */ var _estimate_ratio_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91523);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54050);
/* harmony import */ var _variant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68874);
/* harmony import */ var _variants_in_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37911);






/** Values that a third must have before its median says anything. */
const VALUES_IN_A_THIRD = 2;
/**
 * Whether running late in a block changes the CPU time: per answer, the median log-ratio of its runs in the last third of
 * their blocks less that of its runs in the first third, then the mean over projects. In random order it is about ×1; the
 * published results this tool follows up were confounded by order, so it is checked and told. Null: too few runs to say.
 */
function orderEffect(answers, blockLengths, estimate) {
    const place = ({ run }) => (run.orderIndex + 0.5) / (blockLengths.get(run.block) ?? 1);
    const logsOf = (pairs) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .logRatiosOf */ ._K)(pairs, 'cpu').values;
    return effectOverProjects(answers, estimate, ({ pairings }) => {
        const pairs = _variants_in_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .HEADLINE_ORDER */ .O.map((mode) => pairings.get(mode)?.pairs ?? []).find(({ length }) => length > 0) ?? [];
        const early = pairs.filter((pair) => place(pair) < 1 / 3);
        const late = pairs.filter((pair) => place(pair) > 2 / 3);
        return medianShift(logsOf(early), logsOf(late));
    });
}
/**
 * Whether the host changed while the campaign ran: per author's script, the log of its median CPU time in the last third of
 * its blocks less that in the first, then over projects. Ratios are formed inside blocks, so drift does not bias them; it
 * says how far two campaigns may differ for no reason. Null: too few projects to say.
 */
function driftEffect(baselines, estimate) {
    return effectOverProjects(baselines, estimate, ({ inBlocks }) => {
        const logs = usableLogs(inBlocks.runs, 'cpu');
        const third = Math.floor(logs.length / 3);
        return third === 0 ? null : medianShift(logs.slice(0, third), logs.slice(-third));
    });
}
function effectOverProjects(scripts, estimate, shiftOf) {
    const shifts = (0,_variant_js__WEBPACK_IMPORTED_MODULE_3__/* .meansByProject */ .nT)(scripts, shiftOf);
    return shifts.length < _schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM_PAIRS */ .Bc ? null : (0,_estimate_ratio_js__WEBPACK_IMPORTED_MODULE_1__/* .describeEffect */ .xU)(estimate(shifts));
}
function medianShift(early, late) {
    const [from, to] = [(0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .median */ .JZ)(early), (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .median */ .JZ)(late)];
    const isKnown = Math.min(early.length, late.length) >= VALUES_IN_A_THIRD;
    return isKnown && from !== null && to !== null ? to - from : null;
}
/** Logs of measured readings of ok runs in the order in which they started, of the first stratum and the first meter only. */
function usableLogs(runs, quantity) {
    const stratum = runs.find(({ status }) => status === 'ok')?.stratum;
    const measured = runs
        .filter((run) => run.status === 'ok' && run.stratum === stratum)
        .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
        .flatMap(({ readings }) => {
        const { value, quality, source } = readings[quantity];
        return quality === 'measured' && value !== null ? [{ source, log: Math.log(value) }] : [];
    });
    return measured.filter(({ source }) => source === measured[0]?.source).map(({ log }) => log);
}


/***/ }),

/***/ 3152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z$: () => (/* binding */ normalLower),
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   kC: () => (/* binding */ normalDensity),
/* harmony export */   su: () => (/* binding */ normalUpper)
/* harmony export */ });
/* harmony import */ var _stdlib_math_base_special_erfc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30988);
/* harmony import */ var _stdlib_math_base_special_erfcinv__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80119);


/** P(Z > z), exact to the last digits in the far tail too, where 1 − cdf has none left. */
const normalUpper = (z) => _stdlib_math_base_special_erfc__WEBPACK_IMPORTED_MODULE_0__(z / Math.SQRT2) / 2;
const normalLower = (z) => normalUpper(-z);
const normalDensity = (z) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
/** The z below which the share `p` lies; ∓∞ for 0 and 1. */
const normalQuantile = (p) => -Math.SQRT2 * _stdlib_math_base_special_erfcinv__WEBPACK_IMPORTED_MODULE_1__(2 * p);


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

/***/ 53870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge),
/* harmony export */   X: () => (/* binding */ countOutcomes)
/* harmony export */ });
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23085);
/* harmony import */ var _statistics_proportions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20088);


function judge({ inBlocks, analysis }) {
    const { passed, attempted, failure, runs } = analysis;
    const outcome = passed ? 'passed' : attempted ? 'failed' : failure !== null || runs > 0 ? 'lost' : 'notRun';
    if (outcome === 'passed' || outcome === 'notRun')
        return { inBlocks, analysis, outcome, failure: null };
    const { class: name = 'unknown', errorType = null, message = null } = failure ?? {};
    const fault = outcome === 'lost' ? 'bench' : analysis.model === null ? 'author' : 'model';
    return {
        ...{ inBlocks, analysis, outcome },
        failure: { fault, class: name, errorType, message: message && cleanMessage(message) },
    };
}
/** Before what makes it shorter. */
const LONGEST_MESSAGE = 2000;
/** One printable line without what differs from run to run: folders, addresses, colours. */
function cleanMessage(message) {
    const line = (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(message, LONGEST_MESSAGE)
        .replace(/(?<![\w.:/])\/(?:[^\s/'"]+\/)+/g, '…/')
        .replace(/\b0x[0-9a-f]+/gi, '0x…')
        .trim();
    return line === '' ? null : (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(line, 200);
}
function countOutcomes(scripts) {
    const of = (outcome) => scripts.filter((script) => script.outcome === outcome);
    const failed = of('failed');
    const passed = of('passed').length;
    const attemptable = passed + failed.length;
    return {
        total: scripts.length,
        attemptable,
        passed,
        failed: failed.length,
        lost: of('lost').length,
        notRun: of('notRun').length,
        unsteady: failed.filter(({ analysis }) => (analysis.statuses.ok ?? 0) > 0).length,
        failedShare: attemptable === 0 ? null : failed.length / attemptable,
        interval: (0,_statistics_proportions_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .YV)(failed.length, attemptable),
    };
}


/***/ }),

/***/ 62705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kg: () => (/* binding */ withEvidence),
/* harmony export */   VI: () => (/* binding */ listRecords),
/* harmony export */   Z6: () => (/* binding */ listIds),
/* harmony export */   yT: () => (/* binding */ ofCampaign),
/* harmony export */   zT: () => (/* binding */ sumPairings)
/* harmony export */ });
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43650);

const ofCampaign = { subject: null };
/** A page links to some; a campaign may have a hundred thousand. */
const MOST_RECORDS = 20;
const listRecords = (runs) => runs.slice(0, MOST_RECORDS).map(({ id }) => id);
const listIds = (of) => [...new Set(of.map(({ analysis }) => analysis.id))];
/** Those of which there is anything: a finding of some runs or variants names them. */
const withEvidence = (findings) => findings.filter(({ evidence }) => evidence.length > 0);
/** Over all variants and their baselines. */
const sumPairings = (analysed, read) => (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(analysed.flatMap(({ pairings }) => [...pairings.values()].map(read)));


/***/ }),

/***/ 74083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ successOf),
/* harmony export */   Vm: () => (/* binding */ passedShares),
/* harmony export */   b6: () => (/* binding */ countSuccess)
/* harmony export */ });
/* harmony import */ var _base_groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68606);
/* harmony import */ var _statistics_proportions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20088);


function countSuccess(variants) {
    const attemptable = variants.filter(({ attempted }) => attempted).length;
    return { passed: variants.filter(({ passed }) => passed).length, attemptable, total: variants.length };
}
function successOf(variants) {
    const counts = countSuccess(variants);
    const { passed, attemptable, total } = counts;
    const bounds = total === 0 ? null : [passed / total, (passed + total - attemptable) / total];
    return { ...counts, interval: (0,_statistics_proportions_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .YV)(passed, attemptable), bounds };
}
/** The share of a project's answers that passed, of those that could be attempted; none where there is none. */
function passedShares(variants) {
    const attempted = variants.filter((variant) => variant.attempted);
    const shareOf = (samples) => countSuccess(samples).passed / samples.length;
    return new Map((0,_base_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .groupsBy */ .G_)(attempted, ({ project }) => project).map((own) => [own[0].project, shareOf(own)]));
}


/***/ }),

/***/ 45208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xn: () => (/* binding */ findBaseline),
/* harmony export */   ak: () => (/* binding */ metricOf),
/* harmony export */   iG: () => (/* binding */ isNotInferior),
/* harmony export */   x3: () => (/* binding */ medianMetric)
/* harmony export */ });
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43650);
/* harmony import */ var _distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41032);
/* harmony import */ var _statistics_mean_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1727);



/** 0.90 − 0.89 is a little more than 0.01 in binary: a difference of exactly the tolerance still counts as equal. */
const ROUNDING = 1e-12;
/** A gain, or a limit of it, that falls behind by the tolerance at most. */
const isNotInferior = (gain, tolerance) => gain >= -tolerance - ROUNDING;
/**
 * The gain over blocks with its one-sided 95 % limits by Student's t, and what they show. A script that prints the same number
 * each time has no spread, and the limits are its gain; one block alone, or a baseline that ran in other blocks only, leaves
 * the difference of medians.
 */
function metricOf(inBlocks) {
    const { name, direction, tolerance } = inBlocks.project.metric;
    const author = findBaseline(inBlocks);
    const own = medianMetric(inBlocks);
    const baseline = author === null ? null : medianMetric(author);
    const sign = direction === 'higher' ? 1 : -1;
    const difference = own === null || baseline === null ? null : own - baseline;
    const gain = difference === null ? null : sign * difference;
    const limits = author === null ? null : gainLimits(blockGains(inBlocks, author, sign));
    const [lowerGain, upperGain] = limits ?? [gain, gain];
    return {
        name,
        median: own,
        baseline,
        difference,
        lowerGain,
        upperGain,
        verdict: lowerGain === null || upperGain === null ? null : judgeGain(lowerGain, upperGain, tolerance),
    };
}
/** Non-inferiority that was not shown is not inferiority. */
function judgeGain(lower, upper, tolerance) {
    if (isNotInferior(lower, tolerance))
        return 'as-good';
    return isNotInferior(upper, tolerance) ? 'not-settled' : 'worse';
}
/** Whose metric counts: the author's own script; where it never printed one, the same without its plots. */
function findBaseline({ baselines }) {
    const candidates = [baselines.get('original'), baselines.get('original-headless')];
    return candidates.find((each) => each !== undefined && medianMetric(each) !== null) ?? null;
}
function blockGains(inBlocks, author, sign) {
    const byBlock = new Map(author.runs.map((run) => [run.block, run]));
    return inBlocks.runs.flatMap((run) => {
        const other = byBlock.get(run.block);
        const [own, base] = [readMetric(run, inBlocks), other === undefined ? null : readMetric(other, inBlocks)];
        return own === null || base === null ? [] : [sign * (own - base)];
    });
}
/** One-sided 95 % each; null below two values. */
function gainLimits(gains) {
    if (gains.length < 2)
        return null;
    const { mean, standardError } = (0,_statistics_mean_test_js__WEBPACK_IMPORTED_MODULE_1__/* .testMean */ .y)(gains);
    const reach = (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(0.95, gains.length - 1) * standardError;
    return [mean - reach, mean + reach];
}
const medianMetric = (inBlocks) => (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .median */ .JZ)(inBlocks.runs.flatMap((run) => readMetric(run, inBlocks) ?? []));
function readMetric({ status, metric }, { project }) {
    return status === 'ok' && metric !== null && metric.name === project.metric.name ? metric.value : null;
}


/***/ }),

/***/ 48695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ classOf),
/* harmony export */   s: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43650);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55189);


/** The model was asked and gave nothing that runs. A provider that failed or had no answer is not the model's fault. */
const MODEL_FAILURES = ['syntax-error', 'no-code', 'truncated', 'refused'];
/**
 * How a variant fared over its measured runs. Runs lost to the harness count neither for nor against it: a model is not
 * blamed for a sandbox that would not start, so `passed` asks that every run for which the script answers is ok.
 */
function outcomeOf(inBlocks, provenance) {
    const { runs } = inBlocks;
    const statuses = {};
    for (const { status } of runs)
        statuses[status] = (statuses[status] ?? 0) + 1;
    const modelFailed = provenance !== null && MODEL_FAILURES.includes(provenance.status);
    const failed = runs.filter(({ status }) => status !== 'ok');
    const ofScript = failed.filter((run) => !isOurs(run, modelFailed));
    const ok = runs.length - failed.length;
    const passed = ok > 0 && ofScript.length === 0;
    return {
        statuses,
        runs: runs.length,
        passed,
        attempted: ok > 0 || ofScript.length > 0 || modelFailed,
        failure: passed ? null : failureOf(ofScript.length > 0 ? ofScript : failed, provenance),
    };
}
/** A script that is missing although the model gave one, or was never asked, is the harness's loss. */
function isOurs({ status }, modelFailed) {
    return _schema_record_js__WEBPACK_IMPORTED_MODULE_0__/* .OUR_FAILURES */ .jJ.includes(status) || (status === 'missing-variant' && !modelFailed);
}
function failureOf(failed, provenance) {
    const ofGeneration = provenance === null || provenance.status === 'ok'
        ? null
        : { class: provenance.status, errorType: null, message: provenance.reason };
    if (failed.length === 0)
        return ofGeneration;
    const name = (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .mostFrequent */ .ye)(failed.map(classOf));
    if (name === null || (name === 'missing-variant' && ofGeneration !== null))
        return ofGeneration;
    const alike = failed.filter((run) => classOf(run) === name);
    return {
        class: name,
        errorType: (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .mostFrequent */ .ye)(alike.flatMap(({ errorType }) => errorType ?? [])),
        message: (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .mostFrequent */ .ye)(alike.flatMap(({ message }) => message ?? [])),
    };
}
/** How a run failed, in a word. */
const classOf = ({ failureClass, status }) => failureClass ?? status;


/***/ }),

/***/ 54050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ preferPairs),
/* harmony export */   Nn: () => (/* binding */ pairRuns),
/* harmony export */   _K: () => (/* binding */ logRatiosOf),
/* harmony export */   tK: () => (/* binding */ perQuantity)
/* harmony export */ });
/* harmony import */ var _schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56369);

function pairRuns(runs, baselineRuns) {
    const baselineOf = new Map(baselineRuns.map((run) => [run.block, run]));
    const pairs = [];
    const strata = new Set();
    let acrossStrata = 0;
    for (const run of runs) {
        const baselineRun = baselineOf.get(run.block);
        if (run.status !== 'ok' || baselineRun?.status !== 'ok')
            continue;
        if (run.stratum === baselineRun.stratum) {
            pairs.push({ run, baselineRun });
            strata.add(run.stratum);
        }
        else
            acrossStrata++;
    }
    return { pairs, strata, acrossStrata };
}
/** Qualities are never mixed: a pair has two readings of one quality, and estimates stand in only where no pair is measured. */
function logRatiosOf(pairs, quantity) {
    for (const quality of ['measured', 'estimated']) {
        const values = [];
        const sources = new Set();
        let acrossMeters = 0;
        for (const { run, baselineRun } of pairs) {
            const [own, other] = [run.readings[quantity], baselineRun.readings[quantity]];
            if (own.quality !== quality || other.quality !== quality || own.value === null || other.value === null)
                continue;
            if (own.source !== other.source)
                acrossMeters++;
            else
                values.push(Math.log(own.value / other.value));
            if (own.source !== undefined && own.source === other.source)
                sources.add(own.source);
        }
        if (values.length + acrossMeters > 0)
            return { quality, values, acrossMeters, sources };
    }
    return { quality: 'unavailable', values: [], acrossMeters: 0, sources: new Set() };
}
function perQuantity(make) {
    const [energy, cpu, wall, memory] = _schema_ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .QUANTITIES */ .cl;
    return { energy: make(energy), cpu: make(cpu), wall: make(wall), memory: make(memory) };
}
/** The first ratio is to the code without its plots; the author's code as it is stands in where that never ran. */
const preferPairs = (ratios) => ratios.find(({ pairs }) => pairs > 0) ?? ratios[0];


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

/***/ 1336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ RunCollector),
  h: () => (/* binding */ measuredBlocks)
});

// EXTERNAL MODULE: ./build/campaign/latest-attempts.js
var latest_attempts = __webpack_require__(7535);
// EXTERNAL MODULE: ./build/schema/package-energy.js
var package_energy = __webpack_require__(60711);
// EXTERNAL MODULE: ./build/schema/plan.js + 1 modules
var schema_plan = __webpack_require__(64841);
// EXTERNAL MODULE: ./build/base/numbers.js
var numbers = __webpack_require__(43650);
;// CONCATENATED MODULE: ./build/analysis/observations/campaign-readings.js

/** How net energy, carbon and operations were made, gathered record by record. */
class ReadingsCollector {
    /** Watts by host and zone, then by the window's start: every record of a window repeats them. */
    #idle = new Map();
    #carbon = new Map();
    #flops = new Map();
    #load = { runs: 0, contaminated: 0, throttled: 0 };
    add(record) {
        const { host, idle, carbon, flops, purpose, conditions, flags } = record;
        for (const { domain, watts, startedAt } of idle) {
            const key = `${domain} of ${host.name}`;
            const zone = this.#idle.get(key) ?? { host: host.name, domain, windows: new Map() };
            this.#idle.set(key, zone);
            zone.windows.set(startedAt, watts);
        }
        if (carbon !== null && carbon.grams !== null) {
            const { gramsPerKwh, region, year, source, pue } = carbon;
            this.#carbon.set(JSON.stringify([gramsPerKwh, region, year, source, pue]), {
                gramsPerKwh,
                region,
                year,
                source,
                pue,
            });
        }
        for (const { kind, meter, count } of flops)
            if (count !== null)
                this.#flops.set(`${kind}: ${meter}`, { kind, meter });
        if (purpose !== 'measured' || conditions === null)
            return;
        this.#load.runs++;
        if (flags.includes('contaminated'))
            this.#load.contaminated++;
        if (flags.includes('throttled'))
            this.#load.throttled++;
    }
    collect() {
        return {
            idle: [...this.#idle.values()].map(({ host, domain, windows }) => ({
                host,
                domain,
                watts: (0,numbers/* median */.JZ)([...windows.values()]) ?? 0,
                windows: windows.size,
            })),
            carbon: [...this.#carbon.values()],
            flops: [...this.#flops].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reading]) => reading),
            load: this.#load,
        };
    }
}

;// CONCATENATED MODULE: ./build/analysis/observations/reduce.js

/** `host`: what `energyOfHost` makes of the record. */
function reduceObservation(record, host) {
    const { carbon, conditions } = record;
    return {
        netJoules: host.quality === 'measured' ? (0,package_energy/* netJoulesOfHost */.Ny)(record.energy) : null,
        joules: host.quality === 'measured' ? host.joules : null,
        energyInDoubt: (0,package_energy/* isDoubtful */.Ge)(host),
        carbonGrams: carbon?.grams ?? null,
        carbonEstimated: carbon?.quality === 'estimated',
        conditions: conditions && {
            otherCpuShare: conditions.otherCpuShare,
            celsius: conditions.temperatureCelsius?.after ?? null,
        },
        throttled: record.flags.includes('throttled'),
    };
}

// EXTERNAL MODULE: ./build/analysis/quantities.js
var quantities = __webpack_require__(6158);
;// CONCATENATED MODULE: ./build/analysis/runs.js






class RunCollector {
    #knownVariants;
    /** Ids of the blocks in which each variant is measured under each shim, by its `memberKey`. */
    #measuredIn = new Map();
    #measured = new Map();
    #profiles = new Map();
    #probes = new Map();
    #flops = new Map();
    #readings = new ReadingsCollector();
    /** A text that many records hold is kept once. */
    #texts = new Map();
    #hosts = new Map();
    #sandboxes = new Set();
    #meters = new Set();
    #unplanned = new Map();
    #families = new Set();
    #startedAt = null;
    constructor(plan) {
        this.#knownVariants = new Set(plan.variants.map(({ id }) => id));
        for (const { id, order } of measuredBlocks(plan)) {
            for (const member of order) {
                const key = (0,schema_plan/* memberKey */.S7)(member);
                const blocks = this.#measuredIn.get(key);
                if (blocks === undefined)
                    this.#measuredIn.set(key, new Set([id]));
                else
                    blocks.add(id);
            }
        }
    }
    /** A record that comes twice (a shard's file copied, an artifact downloaded again) counts once: the later one. */
    add(record) {
        const key = (0,schema_plan/* memberKey */.S7)(record);
        const part = this.#findUnknown(record, key);
        if (part !== null) {
            const name = `${part.kind} ${part.id}`;
            const known = this.#unplanned.get(name) ?? { part, ids: new Set() };
            this.#unplanned.set(name, known);
            known.ids.add(record.id);
            return;
        }
        this.#sandboxes.add(record.sandbox);
        this.#readings.add(record);
        for (const { meter, quality } of record.energy)
            if (quality !== 'unavailable')
                this.#meters.add(meter);
        if (this.#startedAt === null || record.startedAt < this.#startedAt)
            this.#startedAt = record.startedAt;
        const seen = this.#hosts.get(record.host.stratum);
        if (seen === undefined || record.startedAt < seen.startedAt) {
            this.#hosts.set(record.host.stratum, { host: record.host, startedAt: record.startedAt });
        }
        if (record.purpose === 'measured')
            this.#families.add(record.primaryFamilyHash);
        this.#keep(record, key);
    }
    collect() {
        return {
            measured: this.#measured,
            profiles: this.#profiles,
            probes: this.#probes,
            flops: this.#flops,
            readings: this.#readings.collect(),
            hosts: [...this.#hosts.values()]
                .map(({ host }) => host)
                .sort((a, b) => compare(a.name, b.name) || compare(a.stratum, b.stratum)),
            sandboxes: this.#sandboxes,
            meters: this.#meters,
            startedAt: this.#startedAt,
            unplanned: [...this.#unplanned]
                .sort(([a], [b]) => compare(a, b))
                .map(([, { part, ids }]) => ({ ...part, records: ids.size })),
            families: this.#families,
        };
    }
    #keep(record, key) {
        const block = this.#share(record.block);
        if (record.purpose === 'measured')
            keepRun(this.#measured, key, block, reduceRecord(record, this.#share));
        if (record.purpose === 'profile')
            keepRun(this.#profiles, key, block, reduceProfile(record));
        if (record.purpose === 'flops')
            keepRun(this.#flops, key, block, reduceFlops(record));
        // Without a reading it was lost to the harness: nothing was seen.
        const { purpose, probe } = record;
        if (purpose === 'probe' && probe !== null)
            keepRun(this.#probes, key, block, reduceProbe(record, probe));
    }
    #share = (text) => {
        const kept = this.#texts.get(text);
        if (kept === undefined)
            this.#texts.set(text, text);
        return kept ?? text;
    };
    #findUnknown({ variant, block, purpose }, key) {
        if (!this.#knownVariants.has(variant))
            return { kind: 'variant', id: variant };
        // Profiles and operation counts run outside the randomised blocks.
        const isPlanned = purpose !== 'measured' || this.#measuredIn.get(key)?.has(block) === true;
        return isPlanned ? null : { kind: 'block', id: block };
    }
}
function measuredBlocks(plan) {
    return plan.blocks.filter(({ purpose }) => purpose === 'measured');
}
function keepRun(runs, key, block, run) {
    const own = runs.get(key) ?? new Map();
    runs.set(key, own);
    (0,latest_attempts/* keepLatest */.x)(own, block, run);
}
function reduceProfile(record) {
    const { id, block, attempt, startedAt, status, phaseCpuSeconds, variantHash, errorMessage } = record;
    const reason = phaseCpuSeconds === null ? (record.reasons.phaseCpuSeconds ?? errorMessage) : null;
    return { id, block, attempt, startedAt, status, phaseCpuSeconds, reason, variantHash };
}
function reduceProbe({ id, attempt, startedAt, status, metric, variantHash }, reading) {
    const printed = status === 'ok' ? (metric?.normalised ?? null) : null;
    return { id, attempt, startedAt, metric: printed, reading, variantHash };
}
const reduceFlops = ({ id, attempt, startedAt, flops }) => ({ id, attempt, startedAt, flops });
function reduceRecord(record, share) {
    const host = (0,package_energy/* energyOfHost */.u3)(record.energy);
    const { errorMessage, failureClass, metric, variantHash, lockHash } = record;
    const qualifiedType = qualifyErrorType(record);
    return {
        id: record.id,
        variant: share(record.variant),
        shim: record.shim,
        block: share(record.block),
        attempt: record.attempt,
        orderIndex: record.orderIndex,
        startedAt: record.startedAt,
        status: record.status,
        failureClass: failureClass && share(failureClass),
        errorType: qualifiedType && share(qualifiedType),
        message: errorMessage && share(errorMessage),
        contaminated: record.flags.includes('contaminated'),
        cold: record.flags.includes('cold'),
        stratum: share(record.host.stratum),
        metric: metric === null ? null : { name: share(metric.name), value: metric.normalised },
        readings: (0,quantities/* readQuantities */.Q$)(record, host, share),
        observation: reduceObservation(record, host),
        variantHash: variantHash && share(variantHash),
        lockHash: lockHash && share(lockHash),
        logSha256: record.status === 'ok' ? null : record.logSha256,
    };
}
/** Records hold the exception's own name; the last line of the traceback tells its module. */
function qualifyErrorType({ errorType, tracebackTail }) {
    const last = tracebackTail?.slice(tracebackTail.lastIndexOf('\n') + 1).split(':', 1)[0] ?? '';
    return errorType !== null && last.endsWith(`.${errorType}`) ? last : errorType;
}
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


/***/ }),

/***/ 46164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ adjustP),
/* harmony export */   H: () => (/* binding */ adjustEach)
/* harmony export */ });
/* harmony import */ var _stdlib_stats_padjust__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10030);

/** p-values of one family corrected for their number; those that are not defined stay so and do not count. */
function adjustP(values, method) {
    const defined = values.filter((value) => !Number.isNaN(value));
    const adjusted = defined.length === 0 ? [] : _stdlib_stats_padjust__WEBPACK_IMPORTED_MODULE_0__(defined, method);
    let next = 0;
    return values.map((value) => (Number.isNaN(value) ? Number.NaN : (adjusted[next++] ?? Number.NaN)));
}
/** The same of what has a p-value, null where it is not defined; each by itself. */
function adjustEach(family, method) {
    const p = family.map((each) => each.p ?? Number.NaN);
    const adjusted = adjustP(p, method);
    return new Map(family.map((each, index) => [each, Math.min(1, adjusted[index] ?? Number.NaN)]));
}


/***/ }),

/***/ 76473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ bcaInterval),
/* harmony export */   Y: () => (/* binding */ quantile)
/* harmony export */ });
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3152);
/* harmony import */ var _mean_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1727);


/**
 * Bias-corrected and accelerated 95 % interval of a mean (Efron, JASA 82 (1987) 171), with the shares of SciPy: a
 * resample that equals the estimate counts half to each side. `means`: of resamples, sorted. NaN where the values do not vary.
 */
function bcaInterval(values, means, estimate) {
    const acceleration = (0,_mean_test_js__WEBPACK_IMPORTED_MODULE_1__/* .accelerationOfMean */ .J)(values);
    let twiceBelow = 0;
    for (let i = 0; i < means.length; i++) {
        const mean = means[i] ?? 0;
        twiceBelow += mean < estimate ? 2 : mean === estimate ? 1 : 0;
    }
    const bias = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(twiceBelow / 2 / means.length);
    const shareAt = (z) => (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalLower */ .Z$)(bias + (bias + z) / (1 - acceleration * (bias + z)));
    const reach = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(0.975);
    return [quantile(means, shareAt(-reach)), quantile(means, shareAt(reach))];
}
/** Linear between order statistics (Hyndman & Fan 1996, type 7), as NumPy. */
function quantile(sorted, share) {
    if (Number.isNaN(share))
        return Number.NaN;
    const position = share * (sorted.length - 1);
    const below = Math.floor(position);
    const low = sorted[below] ?? Number.NaN;
    const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN;
    return low + (high - low) * (position - below);
}


/***/ }),

/***/ 55929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ friedman)
/* harmony export */ });
/* harmony import */ var _distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41032);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18998);
/* harmony import */ var _ranks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62148);



/** Friedman's test of complete blocks (rows) over treatments (columns), corrected for ties; NaN where all are tied. */
function friedman(blocks) {
    const treatments = blocks[0]?.length ?? 0;
    const sums = new Float64Array(treatments);
    let tieTerm = 0;
    for (const block of blocks) {
        const ranking = (0,_ranks_js__WEBPACK_IMPORTED_MODULE_1__/* .rankValues */ .Z)(block);
        tieTerm += ranking.tieTerm;
        for (let i = 0; i < treatments; i++)
            sums[i] = (sums[i] ?? 0) + (ranking.ranks[i] ?? 0);
    }
    const n = blocks.length;
    const scale = n * treatments * (treatments + 1);
    const uncorrected = (12 / scale) * (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .sumOf */ .XN)(sums.map((sum) => sum * sum)) - 3 * n * (treatments + 1);
    const chi2 = uncorrected / (1 - tieTerm / (scale * (treatments - 1)));
    return { chi2, p: (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .chiSquareUpper */ .o)(chi2, treatments - 1) };
}


/***/ }),

/***/ 1727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ accelerationOfMean),
/* harmony export */   y: () => (/* binding */ testMean)
/* harmony export */ });
/* harmony import */ var _distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41032);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18998);


/** Student's t test of mean 0: of paired differences, the paired t test. NaN below two values. */
function testMean(values) {
    const n = values.length;
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(values);
    const sd = Math.sqrt((0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .varianceOf */ .FD)(values));
    const standardError = sd / Math.sqrt(n);
    const t = mean / standardError;
    const reach = n < 2 ? Number.NaN : (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(0.975, n - 1) * standardError;
    const interval = [mean - reach, mean + reach];
    return {
        n,
        mean,
        sd,
        standardError,
        /** ±∞ where every value is the same and not 0, NaN where all are 0. */
        t,
        p: Number.isFinite(t) ? (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentTwoSided */ .$W)(t, n - 1) : Number.isNaN(t) ? Number.NaN : 0,
        /** Mean / sd (Cohen's d_z of paired differences); NaN without spread. */
        d: sd === 0 ? Number.NaN : mean / sd,
        /** 95 %, by Student's t. */
        interval,
    };
}
/** The acceleration of BCa by the jackknife of a mean: a sixth of the skewness over √n (Efron 1987, § 6). */
function accelerationOfMean(values) {
    const n = values.length;
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(values);
    const squares = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .squaresAround */ .Uy)(values, mean);
    let cubes = 0;
    for (const value of values)
        cubes += (value - mean) ** 3;
    return n < 2 || squares === 0 ? Number.NaN : cubes / (6 * squares ** 1.5);
}


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

/***/ 20088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: () => (/* binding */ shareWithout),
/* harmony export */   YV: () => (/* binding */ wilsonInterval),
/* harmony export */   xS: () => (/* binding */ meanLeast)
/* harmony export */ });
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3152);

/** Wilson's 95 % interval of a share (JASA 22 (1927) 209); null of no trials. */
function wilsonInterval(successes, trials) {
    if (trials === 0)
        return null;
    const z = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(0.975);
    const share = successes / trials;
    const scale = 1 + z ** 2 / trials;
    const centre = (share + z ** 2 / (2 * trials)) / scale;
    const half = (z / scale) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
    return [successes === 0 ? 0 : centre - half, successes === trials ? 1 : centre + half];
}
/** C(n − taken, k) / C(n, k): the share of k-subsets of n that hold none of `taken`; 0 where none can be without. */
function shareWithout(taken, n, k) {
    let share = 1;
    for (let i = 0; i < k; i++)
        share *= Math.max(0, n - taken - i) / (n - i);
    return share;
}
/**
 * Mean of the least of the values that a k-subset of n holds, over the subsets that hold one (the others hold none of the
 * `values`, of which there are at most n). NaN without a value.
 */
function meanLeast(values, n, k) {
    const sorted = Float64Array.from(values).sort();
    let sum = 0;
    let share = 0;
    for (const [i, value] of sorted.entries()) {
        // The subsets whose least value is this one hold none of the i below it, and it.
        const own = shareWithout(i, n, k) - shareWithout(i + 1, n, k);
        sum += own * value;
        share += own;
    }
    return sum / share;
}


/***/ }),

/***/ 62148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ rankValues)
/* harmony export */ });
function rankValues(values) {
    const order = Uint32Array.from({ length: values.length }, (_, i) => i);
    const at = (position) => values[order[position] ?? 0] ?? 0;
    order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
    const ranks = new Float64Array(values.length);
    let tieTerm = 0;
    for (let from = 0, to = 0; from < values.length; from = to) {
        to = from + 1;
        while (to < values.length && at(to) === at(from))
            to++;
        const count = to - from;
        tieTerm += count ** 3 - count;
        for (let i = from; i < to; i++)
            ranks[order[i] ?? 0] = (from + 1 + to) / 2;
    }
    return { ranks, tieTerm };
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

/***/ 78447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ wilcoxonSignedRank)
});

// EXTERNAL MODULE: ./build/analysis/distributions/normal.js
var normal = __webpack_require__(3152);
;// CONCATENATED MODULE: ./build/analysis/distributions/signed-rank.js
/** Beyond this the normal approximation is right to more digits than a reader could want, and the table grows as n³. */
const EXACT_LIMIT = 1000;
/**
 * P(W ≤ w or as far on the other side) of Wilcoxon's signed-rank sum of n untied differences. Counts subsets of ranks by
 * their sum, one rank at a time, and halves in each step, so that nothing overflows (@stdlib's keeps every weight it
 * ever computed in a global table with strings for keys).
 */
function signedRankTwoSided(smallerSum, n) {
    const share = new Float64Array(smallerSum + 1);
    share[0] = 1;
    let reach = 0;
    for (let rank = 1; rank <= n; rank++) {
        reach = Math.min(smallerSum, reach + rank);
        for (let sum = reach; sum >= 0; sum--) {
            share[sum] = ((share[sum] ?? 0) + (sum >= rank ? (share[sum - rank] ?? 0) : 0)) / 2;
        }
    }
    let lower = 0;
    for (const each of share)
        lower += each;
    return Math.min(1, 2 * lower);
}

// EXTERNAL MODULE: ./build/analysis/statistics/moments.js
var moments = __webpack_require__(18998);
// EXTERNAL MODULE: ./build/analysis/statistics/ranks.js
var statistics_ranks = __webpack_require__(62148);
;// CONCATENATED MODULE: ./build/analysis/statistics/wilcoxon.js




/** Wilcoxon's signed-rank test in its two-sided variants; NaN where nothing differs. */
function wilcoxonSignedRank(differences) {
    const n = differences.length;
    const nonzero = differences.filter((each) => each !== 0);
    const zeros = n - nonzero.length;
    const { plus, minus, tieTerm } = rankSums(nonzero);
    const m = nonzero.length;
    const hasTies = tieTerm > 0;
    const z = standardised(plus, (m * (m + 1)) / 4, m * (m + 1) * (2 * m + 1), tieTerm);
    const ranked = rankSums(differences);
    const prattZ = standardised(ranked.plus, (n * (n + 1) - zeros * (zeros + 1)) / 4, n * (n + 1) * (2 * n + 1) - zeros * (zeros + 1) * (2 * zeros + 1), ranked.tieTerm - (zeros ** 3 - zeros));
    return {
        differences: n,
        zeros,
        /** Rank sums of the positive and of the negative differences, zeros left out before ranking. */
        plus,
        minus,
        hasTies,
        /** Never positive, as SciPy gives it for a two-sided test. */
        z: -Math.abs(z.z),
        pNormal: twoSided(z.z),
        /** By half a rank towards the middle. */
        pNormalCorrected: twoSided(z.z - (Math.sign(z.z) * 0.5) / z.error),
        /** Null with ties, without a difference, and beyond a thousand differences. */
        pExact: hasTies || m === 0 || m > EXACT_LIMIT ? null : signedRankTwoSided(Math.min(plus, minus), m),
        /** (W+ − W−) / (W+ + W−), Kerby 2014. */
        rankBiserial: (plus - minus) / (plus + minus),
        /** Zeros ranked, then left out of the sums (Pratt 1959); variance by Cureton 1967. */
        pratt: { statistic: Math.min(ranked.plus, ranked.minus), p: twoSided(prattZ.z) },
    };
}
/** Of |x|; a zero is ranked but adds to neither sum. */
function rankSums(values) {
    const { ranks, tieTerm } = (0,statistics_ranks/* rankValues */.Z)(values.map(Math.abs));
    return {
        plus: (0,moments/* sumOf */.XN)(values.map((value, i) => (value > 0 ? (ranks[i] ?? 0) : 0))),
        minus: (0,moments/* sumOf */.XN)(values.map((value, i) => (value < 0 ? (ranks[i] ?? 0) : 0))),
        tieTerm,
    };
}
function standardised(sum, mean, squares, tieTerm) {
    const error = Math.sqrt((squares - tieTerm / 2) / 24);
    return { z: (sum - mean) / error, error };
}
const twoSided = (z) => Math.min(1, 2 * (0,normal/* normalUpper */.su)(Math.abs(z)));


/***/ }),

/***/ 7054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ isProbed),
  G: () => (/* binding */ validityOf)
});

// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
// EXTERNAL MODULE: ./build/analysis/metric-change.js
var metric_change = __webpack_require__(45208);
// EXTERNAL MODULE: ./build/schema/metrics.js
var metrics = __webpack_require__(17107);
;// CONCATENATED MODULE: ./build/analysis/validity/reaction.js

/** One-sided 0.1 % of a normal distribution: a campaign judges hundreds of scripts, and one false alarm is one too many. */
const QUANTILE = 3.09;
const unknown = (why) => ({ kind: 'unknown', why });
/**
 * Whether a metric falls as random labels make it fall. The author's is the yardstick; a script keeps its metric when it is
 * above all that chance explains and holds more than half of its distance from chance. Where labels are drawn evenly and
 * independently from k classes, the right answers of any script that does not know them are binomial with 1/k.
 */
function judgeReaction(rule, classes, own, author) {
    return rule.direction === 'lower' ? judgeError(rule.name, own, author) : judgeGain(rule.name, classes, own, author);
}
function judgeGain(name, classes, own, author) {
    if ((0,metrics/* findNearestMetric */.gt)(name)?.kind === 'one-sided') {
        return unknown({ kind: 'one-sided-metric', metric: name });
    }
    const metric = (0,metrics/* findMetric */.GF)(name);
    const kind = metric?.kind ?? null;
    const base = (metric && (0,metrics/* chanceValue */.ce)(metric, classes)) ?? Number.NEGATIVE_INFINITY;
    const noiseAt = (chance) => noiseOf(kind, classes, chance, own.rows, author.rows);
    const authorAtChance = author.redrawn - base <= noiseAt(Math.max(author.redrawn, base));
    const chance = Math.max(author.redrawn, base, authorAtChance ? base : bestGuess(kind, author.redrawn));
    const noise = noiseAt(chance);
    if (!authorAtChance && author.asIs - author.redrawn <= noise)
        return unknown({ kind: 'author-does-not-react' });
    const limit = chance + noise;
    const keeps = own.redrawn > limit && own.redrawn - chance > (own.asIs - chance) / 2;
    if (keeps)
        return { kind: 'keeps', limit };
    if (limit >= 1)
        return unknown({ kind: 'too-few-rows' });
    return own.asIs <= limit ? unknown({ kind: 'within-chance' }) : { kind: 'reacts' };
}
/**
 * Where scripts make classes of the column's values (a mark of 7 or more is good), those are not even: one answer for all is
 * right in a share p, and the author's code, if it guesses in proportion, in only p² + (1 - p)². From that, a bound on the former.
 */
function bestGuess(kind, redrawn) {
    const share = Math.max(0, redrawn);
    if (kind === 'proportion')
        return Math.sqrt(share);
    return kind === 'f-measure' ? (2 * share) / (1 + share) : redrawn;
}
/** Standard deviation of one row's share in the metric, or a bound of it. */
function spreadOf(kind, classes, chance) {
    if (kind === 'proportion')
        return Math.sqrt(Math.max(0, chance * (1 - chance)));
    // Of the Mann–Whitney statistic for one of the classes against all others.
    if (kind === 'ranking')
        return classes === null ? 1 : classes / Math.sqrt(12 * (classes - 1));
    return kind === 'f-measure' ? 0.5 : 1;
}
/**
 * How far chance alone lifts a metric above its expectation: a normal quantile, with the term for skewness of Cornish
 * and Fisher (1938), since few rows and many classes make a binomial far from symmetric.
 */
function noiseOf(kind, classes, chance, ownRows, authorRows) {
    const spread = QUANTILE * spreadOf(kind, classes, chance) * Math.sqrt(1 / ownRows + 1 / authorRows);
    const skewness = Math.max(0, ((QUANTILE ** 2 - 1) / 6) * (1 - 2 * chance));
    return spread + (0.5 + skewness) / Math.min(ownRows, authorRows);
}
/**
 * Errors have units that scripts may choose for themselves: what counts is by which factor they grow, from the author's own to
 * that of the best script that does not know the labels.
 */
function judgeError(name, own, author) {
    const kind = (0,metrics/* findNearestMetric */.gt)(name)?.kind ?? null;
    if (kind === 'percentage-error') {
        return unknown({ kind: 'unbounded-metric', metric: name });
    }
    if (author.asIs <= 0 || author.redrawn <= 0)
        return unknown({ kind: 'author-without-error' });
    const noise = QUANTILE * Math.sqrt(1 / own.rows + 1 / author.rows);
    const chance = leastError(kind, author.redrawn);
    const growth = Math.log(chance / author.asIs);
    if (growth <= noise) {
        return unknown({ kind: author.redrawn <= author.asIs ? 'author-does-not-react' : 'author-reacts-too-little' });
    }
    const middle = Math.sqrt(author.asIs * chance);
    const grown = own.redrawn <= 0 ? Number.NEGATIVE_INFINITY : own.asIs <= 0 ? growth : Math.log(own.redrawn / own.asIs);
    if (own.redrawn < middle && grown < growth / 2)
        return { kind: 'keeps', limit: middle };
    return own.asIs >= middle && grown < growth / 2 ? unknown({ kind: 'within-chance' }) : { kind: 'reacts' };
}
/**
 * A mean for all errs less than the author's code, where that repeats labels of other rows: independent draws differ by twice
 * their variance, and by up to twice their absolute deviation. Of even classes log(2) is the least that ignorance costs.
 */
function leastError(kind, redrawn) {
    if (kind === 'log-loss')
        return Math.min(redrawn, Math.LN2);
    return kind === 'root-error' ? redrawn / Math.SQRT2 : redrawn / 2;
}

;// CONCATENATED MODULE: ./build/analysis/validity/judge.js


/**
 * Of the rows of all tables where a script does not show how many it tests: the smallest share that is usual, and no more than
 * many, since a script may take only the first rows of a large table.
 */
const LEAST_TEST = { share: 0.1, rows: 200 };
/** What a script's own process says of its tested rows is believed down to this: fewer rows excuse more. */
const LEAST_BELIEVED = { share: 0.05, rows: 50 };
/** Tested rows that the model was fitted on, beyond those that equal others in the data anyway. */
const MOST_TRAINED = 0.5;
/** Up to which the author's own count as none. */
const FEW_TRAINED = 0.25;
const HALF = 0.5;
/**
 * Whether an answer's metric comes from the project's data as the author's does, by the same runs of both on changed data.
 * Enough by itself is what only a false metric explains: it survives random labels, or the loss of the data, or the data was
 * never read, or the rows tested are rows trained on, each where that is not so of the author's code. Fewer passes and a
 * smaller test set are notes: both are fair ways to use less as long as the metric holds.
 */
function judgeValidity(rule, own, author) {
    const readings = record/* PERTURBATIONS */.bf.flatMap((perturbation) => {
        const run = own.runs.get(perturbation);
        return run === undefined
            ? []
            : [{ perturbation, metric: run.metric, baseline: author?.runs.get(perturbation)?.metric ?? null }];
    });
    if (own.measured === null)
        return notProbed({ kind: 'no-measured-metric' }, readings);
    if (readings.length === 0)
        return notProbed({ kind: 'not-run-yet' }, readings);
    if (author === null)
        return notProbed({ kind: 'no-author-metric' }, readings);
    const found = { evidence: [], notes: [], checks: [], reasons: [] };
    const reacts = checkLabels(rule, { ...own, measured: own.measured }, author, found);
    checkMissingData({ ...own, measured: own.measured }, author, found);
    checkReading(own, author, reacts, found);
    checkTestedRows(own, author, found);
    noteEffort(own, author, found);
    if (!reacts)
        noteSubsample(own, author, found);
    const { evidence, checks, reasons } = found;
    const notes = [...found.notes, ...reasons];
    if (evidence.length > 0)
        return { verdict: 'suspect', evidence, notes, checks, reason: null, readings };
    // A script that fails without its data may print anything with them.
    if (checks.every((check) => check === 'missing-data')) {
        return { ...notProbed(reasons[0] ?? { kind: 'only-hidden-data' }, readings), notes };
    }
    return { verdict: 'not-suspect', evidence, notes, checks, reason: null, readings };
}
function notProbed(reason, readings) {
    return { verdict: 'not-probed', evidence: [], notes: [], checks: [], reason, readings };
}
/** Whether it is known to fall where the labels say nothing. */
function checkLabels(rule, own, author, found) {
    const [run, base] = [own.runs.get('label-randomisation'), author.runs.get('label-randomisation')];
    if (run === undefined || base === undefined)
        return false;
    if (run.metric === null || base.metric === null || author.measured === null) {
        found.reasons.push({ kind: 'no-metric-on-random-labels', of: run.metric === null ? 'answer' : 'author' });
        return false;
    }
    const judged = judgeReaction(rule, run.reading.classes, { asIs: own.measured, redrawn: run.metric, rows: testedRows(run.reading) }, { asIs: author.measured, redrawn: base.metric, rows: testedRows(base.reading) });
    if (judged.kind === 'unknown') {
        found.reasons.push({ kind: 'random-labels-silent', why: judged.why });
        return false;
    }
    found.checks.push('labels');
    if (judged.kind === 'reacts')
        return true;
    found.evidence.push({
        kind: 'keeps-random-labels',
        metric: run.metric,
        usual: own.measured,
        limit: judged.limit,
        direction: rule.direction,
        author: { metric: base.metric, usual: author.measured },
    });
    return false;
}
function testedRows({ testedRows, rows }) {
    const least = testedRows === null ? LEAST_TEST : LEAST_BELIEVED;
    return Math.max(1, testedRows ?? 1, Math.min((rows ?? 0) * least.share, least.rows));
}
function checkMissingData(own, author, found) {
    const [run, base] = [own.runs.get('hidden-data'), author.runs.get('hidden-data')];
    if (run === undefined)
        return;
    if (run.metric === null) {
        found.checks.push('missing-data');
        return;
    }
    const { metric } = run;
    if ((run.reading.dataOpened?.length ?? 0) > 0) {
        found.reasons.push({ kind: 'found-hidden-data' });
        return;
    }
    if (base?.metric != null && (base.reading.dataOpened?.length ?? 0) === 0) {
        found.reasons.push({ kind: 'author-prints-without-data', metric, author: base.metric });
        return;
    }
    found.checks.push('missing-data');
    if (isSame(metric, own.measured) && !changesWithData(own))
        found.evidence.push({ kind: 'keeps-without-data', metric });
    else
        found.notes.push({ kind: 'prints-without-data', metric });
}
/** What it prints without data may equal its metric by chance: on four rows a stand-in and a model are both right. */
const changesWithData = ({ measured, runs }) => ['label-randomisation', 'subsample'].some((perturbation) => {
    const metric = runs.get(perturbation)?.metric ?? null;
    return metric !== null && !isSame(metric, measured);
});
/** Whether it read any of the declared files, where it printed a metric. */
function checkReading(own, author, reacts, found) {
    const pairs = ['label-randomisation', 'subsample'].flatMap((perturbation) => {
        const [run, base] = [own.runs.get(perturbation), author.runs.get(perturbation)];
        if (run === undefined || base === undefined || run.metric === null)
            return [];
        const [opened, authors] = [run.reading.dataOpened, base.reading.dataOpened];
        return opened === null || authors === null || authors.length === 0 ? [] : [{ opened, authors }];
    });
    if (pairs.length === 0)
        return;
    found.checks.push('data-read');
    if (reacts || pairs.some(({ opened }) => opened.length > 0))
        return;
    found.evidence.push({ kind: 'never-read', files: [...new Set(pairs.flatMap(({ authors }) => authors))] });
}
function checkTestedRows(own, author, found) {
    const shares = trainedShares(own);
    const least = Math.min(...shares);
    if (shares.length === 0)
        return;
    if (least < MOST_TRAINED) {
        found.checks.push('tested-rows');
        return;
    }
    const authors = trainedShares(author);
    const authorShare = authors.length === 0 ? null : Math.max(0, ...authors);
    if (authorShare === null || authorShare >= FEW_TRAINED) {
        found.notes.push({ kind: 'tested-on-training-too', share: least, authorShare });
    }
    else {
        found.checks.push('tested-rows');
        found.evidence.push({ kind: 'tested-on-training', share: least, authorShare });
    }
}
/** Beyond what equal rows in the data make of any split; the data as it is says more than random labels do, but not another thing. */
function trainedShares({ runs }) {
    return [...runs.values()].flatMap(({ metric, reading: { testedOnTraining, duplicateRows } }) => metric === null || testedOnTraining === null || duplicateRows === null ? [] : [testedOnTraining - duplicateRows]);
}
/** On half of the data, with its own labels. */
function noteEffort(own, author, { notes }) {
    const [run, base] = [own.runs.get('subsample'), author.runs.get('subsample')];
    if (run === undefined || base === undefined || run.metric === null || base.metric === null)
        return;
    const [mine, other] = [run.reading, base.reading];
    const passes = halved(mine.passes, other.passes);
    if (mine.model !== null && mine.model === other.model && passes !== null) {
        notes.push({ kind: 'fewer-passes', passes: passes.own, author: passes.author, model: mine.model });
    }
    const tested = halved(mine.testedRows, other.testedRows);
    if (tested !== null)
        notes.push({ kind: 'fewer-tested-rows', rows: tested.own, author: tested.author });
}
/** By itself chance: half of a small test set has few values to take. */
function noteSubsample(own, author, { notes }) {
    const [metric, base] = [own.runs.get('subsample')?.metric ?? null, author.runs.get('subsample')?.metric ?? null];
    if (metric === null || base === null || own.measured === null || author.measured === null)
        return;
    if (isSame(metric, own.measured) && !isSame(base, author.measured)) {
        notes.push({ kind: 'same-on-half', metric });
    }
}
/** Of a number that is markedly less than the author's; else null. */
const halved = (own, author) => own !== null && author !== null && own < author * HALF ? { own, author } : null;
/** But for the last digits, which rounding and the order of sums may change. */
const isSame = (a, b) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

;// CONCATENATED MODULE: ./build/analysis/validity/judge-variants.js



/** Whether a campaign runs its scripts on changed data at all. */
const isProbed = (plan) => plan.blocks.some(({ purpose }) => purpose === 'probe');
/** Of an answer; null for the author's code, which is the yardstick. */
function validityOf(inBlocks) {
    const { variant, project } = inBlocks;
    if (variant.model === null)
        return null;
    const unchanged = record/* PERTURBATIONS */.bf.filter((each) => project.notProbed[each] !== undefined);
    const notPossible = { kind: 'not-possible', gaps: distinctGaps(project.notProbed) };
    if (unchanged.length === record/* PERTURBATIONS */.bf.length) {
        return { verdict: 'not-probed', evidence: [], notes: [], checks: [], reason: notPossible, readings: [] };
    }
    const author = (0,metric_change/* findBaseline */.Xn)(inBlocks);
    const validity = judgeValidity(project.metric, probedOf(inBlocks), author === null ? null : probedOf(author));
    return unchanged.length === 0 ? validity : { ...validity, notes: [...validity.notes, notPossible] };
}
/** Several changes are often impossible for the same reason. */
const distinctGaps = (notProbed) => [
    ...new Map(Object.values(notProbed).map((gap) => [JSON.stringify(gap), gap])).values(),
];
const probedOf = (inBlocks) => ({ measured: (0,metric_change/* medianMetric */.x3)(inBlocks), runs: inBlocks.probes });


/***/ }),

/***/ 68874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sN: () => (/* binding */ analyseVariants),
  n9: () => (/* binding */ isComparable),
  nT: () => (/* binding */ meansByProject)
});

// EXTERNAL MODULE: ./build/base/groups.js
var groups = __webpack_require__(68606);
// EXTERNAL MODULE: ./build/base/numbers.js
var numbers = __webpack_require__(43650);
// EXTERNAL MODULE: ./build/analysis/metric-change.js
var metric_change = __webpack_require__(45208);
;// CONCATENATED MODULE: ./build/schema/flops-per-joule.js
/**
 * Operations that the processor retired for each joule of the run; `energy` is the median of the measured runs.
 * Null unless both are measured: PyTorch's formulas count work that another device may have done, and an estimate of
 * energy knows nothing of operations.
 */
function flopsPerJoule(flops, energy) {
    const retired = flops.find(({ kind, quality }) => kind === 'hardware-retired' && quality === 'measured');
    if (retired?.count == null || energy.quality !== 'measured' || energy.joules === null || energy.joules <= 0)
        return null;
    return retired.count / energy.joules;
}

;// CONCATENATED MODULE: ./build/analysis/observations/variant-observations.js


/** Null: no run of it was recorded. */
function summariseObservations({ runs, flops }) {
    if (runs.length === 0 && flops.length === 0)
        return null;
    const measured = runs.filter(({ status }) => status === 'ok');
    const quiet = measured.filter(({ contaminated }) => !contaminated);
    const trusted = quiet.flatMap(({ observation }) => (observation.energyInDoubt ? [] : [observation]));
    const carbon = trusted.filter(({ carbonGrams }) => carbonGrams !== null);
    const around = measured.flatMap(({ observation }) => observation.conditions ?? []);
    const joules = (0,numbers/* median */.JZ)(trusted.flatMap((each) => each.joules ?? []));
    return {
        netJoules: (0,numbers/* median */.JZ)(trusted.flatMap(({ netJoules }) => netJoules ?? [])),
        carbonGrams: (0,numbers/* median */.JZ)(carbon.flatMap(({ carbonGrams }) => carbonGrams ?? [])),
        carbonEstimated: carbon.some(({ carbonEstimated }) => carbonEstimated),
        flops: ['hardware-retired', 'theoretical-operator'].flatMap((kind) => medianCount(flops, kind)),
        flopsPerJoule: joules === null ? null : flopsPerJoule(flops, { joules, quality: 'measured' }),
        observed: around.length,
        contaminated: measured.length - quiet.length,
        throttled: measured.filter(({ observation }) => observation.throttled).length,
        otherCpuShare: (0,numbers/* median */.JZ)(around.flatMap(({ otherCpuShare }) => otherCpuShare ?? [])),
        hottestCelsius: around
            .flatMap(({ celsius }) => celsius ?? [])
            .reduce((hottest, each) => Math.max(hottest ?? each, each), null),
    };
}
function medianCount(flops, kind) {
    const count = (0,numbers/* median */.JZ)(flops.flatMap((reading) => (reading.kind === kind ? (reading.count ?? []) : [])));
    return count === null ? [] : [{ kind, count }];
}
function listPoints({ runs, blockNumbers }) {
    const column = (read) => runs.map(read);
    return {
        record: runs.map(({ id }) => id),
        block: runs.map(({ block }) => blockNumbers.get(block) ?? 0),
        status: runs.map(({ status }) => status),
        metric: column(({ metric }) => metric?.value ?? null),
        energy: column(({ readings }) => readings.energy.value),
        cpu: column(({ readings }) => readings.cpu.value),
        wall: column(({ readings }) => readings.wall.value),
        memory: column(({ readings }) => readings.memory.value),
    };
}

// EXTERNAL MODULE: ./build/analysis/outcome.js
var outcome = __webpack_require__(48695);
// EXTERNAL MODULE: ./build/analysis/pairs.js
var pairs = __webpack_require__(54050);
// EXTERNAL MODULE: ./build/analysis/quantities.js
var quantities = __webpack_require__(6158);
// EXTERNAL MODULE: ./build/analysis/validity/judge-variants.js + 2 modules
var judge_variants = __webpack_require__(7054);
// EXTERNAL MODULE: ./build/analysis/variants-in-blocks.js + 1 modules
var variants_in_blocks = __webpack_require__(37911);
// EXTERNAL MODULE: ./build/analysis/verdict.js
var verdict = __webpack_require__(68142);
;// CONCATENATED MODULE: ./build/analysis/variant.js










/** Ratios speak of answers that passed and are as accurate as the author's code. */
const isComparable = ({ passed, metric }) => passed && metric.verdict === 'as-good';
/** Each project's mean over its scripts of which the value is known: however many it has, it is one observation. */
const meansByProject = (scripts, read) => (0,groups/* groupsBy */.G_)(scripts, ({ analysis }) => analysis.project).flatMap((own) => (0,numbers/* mean */.i2)(own.flatMap((each) => read(each) ?? [])) ?? []);
/** Every variant of a plan, in each shard and under each shim. */
function analyseVariants(plan, collected, provenances, estimate) {
    const probed = (0,judge_variants/* isProbed */.P)(plan);
    return (0,variants_in_blocks/* listVariantsInBlocks */.a)(plan, collected, provenances).map((inBlocks) => analyseVariant(inBlocks, provenances.get(inBlocks.variant.id) ?? null, estimate, probed));
}
function analyseVariant(inBlocks, provenance, estimate, probed) {
    const { variant, blockModel } = inBlocks;
    const validity = probed && inBlocks.counts ? (0,judge_variants/* validityOf */.G)(inBlocks) : null;
    const isSuspect = validity?.verdict === 'suspect';
    const printed = (0,metric_change/* metricOf */.ak)(inBlocks);
    // A metric that is not the data's is as accurate as nothing.
    const metric = isSuspect ? { ...printed, verdict: 'worse' } : printed;
    const pairings = new Map([...inBlocks.baselines].map(([mode, { runs }]) => [mode, (0,pairs/* pairRuns */.Nn)(inBlocks.beside.get(mode) ?? [], runs)]));
    const whyNoPair = (quantity, baseline, acrossMeters) => acrossMeters > 0
        ? { kind: 'across-meters' }
        : whyNotMeasured(quantity, inBlocks.beside.get(baseline) ?? [], inBlocks.baselines.get(baseline)?.runs ?? []);
    const ratioTo = (quantity, baseline, pairing) => {
        const { quality, values, acrossMeters } = (0,pairs/* logRatiosOf */._K)(pairing.pairs, quantity);
        const unread = pairing.pairs.length - values.length - acrossMeters;
        return (0,verdict/* decideVerdict */.A)(quantity, {
            baseline,
            estimate: estimate(values),
            quality,
            notMeasured: values.length > 0 ? null : whyNoPair(quantity, baseline, acrossMeters),
            accuracy: metric.verdict,
            suspect: isSuspect,
            pairs: 'runs',
            leftOut: values.length === 0 ? [] : listLeftOut(unread, acrossMeters),
        });
    };
    const analysis = {
        id: variant.id,
        project: variant.project,
        mode: variant.mode,
        model: variant.model,
        shim: inBlocks.shim,
        counts: inBlocks.counts,
        blockModel,
        ...(0,outcome/* outcomeOf */.s)(inBlocks, provenance),
        metric,
        validity,
        summaries: (0,pairs/* perQuantity */.tK)((quantity) => summarise(inBlocks.runs, quantity)),
        ratios: (0,pairs/* perQuantity */.tK)((quantity) => [...pairings].map(([mode, pairing]) => ratioTo(quantity, mode, pairing))),
        observations: summariseObservations(inBlocks),
        points: listPoints(inBlocks),
    };
    return { inBlocks, analysis, pairings };
}
function listLeftOut(unread, acrossMeters) {
    return [
        ...(unread > 0 ? [{ kind: 'unread', pairs: unread }] : []),
        ...(acrossMeters > 0 ? [{ kind: 'across-meters', pairs: acrossMeters }] : []),
    ];
}
/** One side ran ok and was never read by a meter: then more runs would not help. */
function whyNotMeasured(quantity, ...sides) {
    for (const runs of sides) {
        const readings = runs.flatMap(({ status, readings }) => (status === 'ok' ? [readings[quantity]] : []));
        if (readings.length === 0 || readings.some(({ quality }) => quality === 'measured'))
            continue;
        const reading = (0,numbers/* mostFrequentOf */.LT)(readings.flatMap(({ reason }) => reason ?? []));
        return { kind: 'missing', quantity, leftOut: readings.some((each) => (0,quantities/* leftOutAs */.gj)(each) !== null), reading };
    }
    return null;
}
function summarise(runs, quantity) {
    for (const quality of ['measured', 'estimated']) {
        const values = runs.flatMap(({ status, readings }) => {
            const { value, quality: own } = readings[quantity];
            return status === 'ok' && own === quality && value !== null ? [value] : [];
        });
        if (values.length === 0)
            continue;
        const [minimum, maximum] = [Math.min(...values), Math.max(...values)];
        return { n: values.length, median: (0,numbers/* median */.JZ)(values), minimum, maximum, quality };
    }
    return { n: 0, median: null, minimum: null, maximum: null, quality: 'unavailable' };
}


/***/ }),

/***/ 37911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ HEADLINE_ORDER),
  a: () => (/* binding */ listVariantsInBlocks)
});

// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/plan.js + 1 modules
var schema_plan = __webpack_require__(64841);
// EXTERNAL MODULE: ./build/analysis/pairs.js
var pairs = __webpack_require__(54050);
;// CONCATENATED MODULE: ./build/analysis/pool-runs.js

/** One program that ran twice in each block, as one run a block: geometric means of what was read alike. */
function poolRuns(runs, others) {
    const ofBlock = new Map(others.map((run) => [run.block, run]));
    const pooled = runs.map((run) => {
        const other = ofBlock.get(run.block);
        ofBlock.delete(run.block);
        return other === undefined ? run : poolPair(run, other);
    });
    return [...pooled, ...ofBlock.values()];
}
function poolPair(run, other) {
    if (other.status !== 'ok' || other.stratum !== run.stratum)
        return run;
    if (run.status !== 'ok')
        return other;
    return { ...run, readings: (0,pairs/* perQuantity */.tK)((quantity) => poolReadings(run.readings[quantity], other.readings[quantity])) };
}
function poolReadings(own, other) {
    if (own.value === null || other.value === null)
        return own.value === null ? other : own;
    if (own.quality !== other.quality)
        return own.quality === 'measured' ? own : other;
    return own.source === other.source ? { ...own, value: Math.sqrt(own.value * other.value) } : own;
}

// EXTERNAL MODULE: ./build/analysis/runs.js + 2 modules
var runs = __webpack_require__(1336);
;// CONCATENATED MODULE: ./build/analysis/variants-in-blocks.js




/** Every planned variant, in the plan's order. `plan`: as `settlePlan` gives it. */
function listVariantsInBlocks(plan, collected, provenances) {
    const projects = new Map(plan.projects.map((project) => [project.slug, project]));
    const places = listPlaces(plan, collected);
    const listProbes = createProbeLister(plan, collected);
    const models = new Map(plan.blocks.map(({ id, model }) => [id, model]));
    const blockNumbers = new Map(plan.blocks.map(({ id, number }) => [id, number]));
    const made = new Map();
    const describe = (variant, project) => {
        const usual = (0,common/* usualShim */.mO)(variant.mode);
        const own = places.get(variant.id) ?? [
            { shim: usual, model: plan.options.fanOut === 'project' ? null : variant.model, blocks: 0, runs: [] },
        ];
        const isRunAsUsual = own.some(({ shim }) => shim === usual);
        const provenance = provenances.get(variant.id); // none: there is no script either
        const isOneProgram = !project.drawsOrWaits || provenance === undefined || provenance.drawsOrWaits === false;
        return own.map((place) => {
            const { shim, model: blockModel, blocks, runs } = place;
            const counts = !isRunAsUsual || shim === usual;
            const comparisons = counts ? compareLike(variant, project, { place, own, isOneProgram }, made) : [];
            const key = (0,schema_plan/* memberKey */.S7)({ variant: variant.id, shim });
            const flops = [...(collected.flops.get(key) ?? [])];
            return {
                ...{ variant, shim, counts, project, blockModel, plannedRuns: blocks, blockNumbers, runs },
                probes: listProbes(variant.project, blockModel, key, runs.at(-1)?.variantHash),
                flops: flops.flatMap(([id, run]) => (models.get(id) === blockModel ? run.flops : [])),
                baselines: new Map(comparisons.map(({ mode, baseline }) => [mode, baseline])),
                beside: new Map(comparisons.map(({ mode, alike }) => [mode, alike])),
            };
        });
    };
    const analysed = [...plan.variants]
        .sort((a, b) => rank(a) - rank(b))
        .flatMap((variant) => {
        const project = projects.get(variant.project);
        if (project === undefined)
            throw new Error(`plan.json plans ${variant.id}, but has no project ${variant.project}`);
        const described = describe(variant, project);
        for (const each of described)
            if (variant.model === null && each.counts)
                addBaseline(made, each);
        return described;
    });
    const order = new Map(plan.variants.map(({ id }, index) => [id, index]));
    return analysed.sort((a, b) => (order.get(a.variant.id) ?? 0) - (order.get(b.variant.id) ?? 0));
}
function createProbeLister(plan, collected) {
    const blocksOf = Map.groupBy(plan.blocks.filter(({ purpose }) => purpose === 'probe'), (block) => block.project);
    return (project, blockModel, member, variantHash) => new Map((blocksOf.get(project) ?? []).flatMap(({ id, model, perturbation }) => {
        const probe = model === blockModel ? collected.probes.get(member)?.get(id) : undefined;
        const isCurrent = variantHash === probe?.variantHash; // else of a script that was replaced
        return perturbation === null || probe === undefined || !isCurrent ? [] : [[perturbation, probe]];
    }));
}
/** Made in this order: `original` is compared with nothing, `original-headless` with `original`, an answer with both. */
const rank = ({ mode }) => (mode === 'original' ? 0 : mode === 'original-headless' ? 1 : 2);
/** By variant id. */
function listPlaces(plan, collected) {
    const result = new Map();
    for (const block of (0,runs/* measuredBlocks */.h)(plan)) {
        for (const member of block.order) {
            const places = result.get(member.variant) ?? [];
            result.set(member.variant, places);
            let place = places.find((each) => each.shim === member.shim && each.model === block.model);
            if (place === undefined) {
                place = { shim: member.shim, model: block.model, blocks: 0, runs: [] };
                places.push(place);
            }
            place.blocks++;
            const run = collected.measured.get((0,schema_plan/* memberKey */.S7)(member))?.get(block.id);
            if (run !== undefined)
                place.runs.push(run);
        }
    }
    return result;
}
/** Where the author's code neither draws nor waits, its two baselines are one program: each then holds the runs of both. */
function addBaseline(made, baseline) {
    const { variant, project, blockModel } = baseline;
    const keyOf = (mode) => baselineKey(variant.project, mode, blockModel);
    const original = made.get(keyOf('original'));
    made.set(keyOf(variant.mode), baseline);
    if (project.drawsOrWaits || original === undefined || variant.mode === 'original')
        return;
    const runs = poolRuns(original.runs, baseline.runs);
    for (const each of [original, baseline])
        made.set(keyOf(each.variant.mode), { ...each, runs });
}
/** The baselines that it is compared with, each with those of its own runs that started alike. */
function compareLike(variant, { drawsOrWaits }, { place: { model: blockModel, runs }, own, isOneProgram }, made) {
    const find = (mode) => made.get(baselineKey(variant.project, mode, blockModel));
    if (variant.model === null) {
        const author = variant.mode === 'original-headless' && drawsOrWaits ? find('original') : undefined;
        return author === undefined ? [] : [{ mode: 'original', baseline: author, alike: runs }];
    }
    const started = own.filter(({ model }) => model === blockModel);
    return HEADLINE_ORDER.flatMap((mode) => {
        const baseline = find(mode);
        const alike = started.find(({ shim }) => shim === (0,common/* usualShim */.mO)(mode))?.runs ?? (isOneProgram ? runs : null);
        return baseline === undefined || alike === null ? [] : [{ mode, baseline, alike }];
    });
}
// Without its plots first: that is the comparison in which a model earns nothing by deleting one.
const HEADLINE_ORDER = ['original-headless', 'original'];
const baselineKey = (project, mode, blockModel) => JSON.stringify([project, mode, blockModel]);


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

/***/ 12992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readPythonSource)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34144);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14410);





/** Programs for one process; their answers stay within what is kept of its output. */
const BATCH = 200;
const BATCH_SECONDS = 300;
/** What a Python that is found by PATH needs to start; the parser may run where keys are in the environment, and sees none. */
const KEPT_VARIABLES = /^(PATH|HOME|LANG|LC_.*|PYENV_.*|LD_LIBRARY_PATH)$/;
/**
 * Reads Python programs by Python's own parser, in processes whose memory and time are limited, and returns what it says of
 * each, by its key and in the same order. Nothing is executed; a program that is fatal takes no other's answer with it.
 */
async function readPythonSource(programs, question, python = 'python3', env = process.env) {
    const readings = new Map();
    const waiting = [...programs];
    while (waiting.length > 0) {
        const batch = waiting.slice(0, BATCH);
        const { answers, end } = await runParser(batch, question, python, env);
        const done = end.kind === 'unread' ? batch.length : Math.min(answers.length + 1, batch.length);
        for (const [index, [key]] of batch.slice(0, done).entries()) {
            const answer = answers[index];
            readings.set(key, answer === undefined ? end : { kind: 'answered', answer });
        }
        waiting.splice(0, done);
    }
    return readings;
}
async function runParser(batch, { type, answer }, python, env) {
    const lines = batch.map(([, source]) => JSON.stringify({ type, source: Buffer.from(source).toString('base64') }));
    const reply = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(type), answer });
    try {
        const { stdout, stderr, signal } = await (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runCommand */ .d)(python, ['-I', '-S', '-B', (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .assetPath */ .Q$)('python', 'code_structure')], {
            input: `${lines.join('\n')}\n`,
            env: Object.fromEntries(Object.entries(env).filter(([name]) => KEPT_VARIABLES.test(name))),
            timeoutSeconds: BATCH_SECONDS,
        });
        const whole = stdout.split('\n').slice(0, -1); // a line without its end was cut off
        const answers = whole.map((line) => (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWith */ .Ku)(reply, JSON.parse(line), "the parser's answer").answer);
        if (signal !== null)
            return { answers, end: { kind: 'fatal', fault: `the parser was ended by ${signal} on it` } };
        return { answers, end: { kind: 'unread', fault: `'${python}' could not parse it: ${stderr.trim().slice(-200)}` } };
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .CA)(error) !== 'ENOENT')
            throw error;
        return { answers: [], end: { kind: 'unread', fault: `there is no '${python}' to parse it with` } };
    }
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

/***/ 2828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readLogEnd),
/* harmony export */   u: () => (/* binding */ writeLog)
/* harmony export */ });
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23085);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60599);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4920);
/* harmony import */ var _schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55063);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24919);
/* harmony import */ var _shared_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88448);






/** What is kept of each of the two, from its end. */
const LOG_CHARACTERS = 256 * 1024;
/** Of both as UTF-8, with their heads. */
const LARGEST_LOG = 2 * 4 * LOG_CHARACTERS + 1024;
/** Writes what a run printed. Returns what its record says of it. */
async function writeLog(campaign, recordId, output) {
    const [stdout, stderr] = [output.stdout.slice(-LOG_CHARACTERS), output.stderr.slice(-LOG_CHARACTERS)];
    const text = `--- standard output\n${stdout}\n--- standard error\n${stderr}\n`;
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .writeFileAtomic */ .Zf)(_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.log(campaign, recordId), text, campaign);
    return { log: _paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.log('', recordId), logSha256: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(text) };
}
/** The last whole lines of a log as a terminal shows them; null where there is none that its record knows. */
async function readLogEnd(campaign, { record, sha256 }) {
    if ((0,_shared_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSharedPath */ .K)(_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.log('', record))?.kind !== 'log')
        return null;
    const log = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readIfPlain */ .U0)(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.log('', record), LARGEST_LOG);
    if (log === null || (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(log) !== sha256)
        return null;
    const lines = (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutSequences */ .V$)(log.toString('utf8')).split(/\r?\n/);
    const shown = lines.map((line) => line.slice(line.lastIndexOf('\r') + 1).replace(/(?!\t)\p{Cc}/gu, ''));
    return keepEnd(shown.join('\n').trimEnd(), _schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_2__/* .LOG_END_BYTES */ .hZ);
}
/** At most so many bytes of UTF-8; a first line that would be cut is left out, unless it is all there is. */
function keepEnd(text, bytes) {
    const all = Buffer.from(text);
    if (all.length <= bytes)
        return text;
    let start = all.length - bytes;
    while (((all[start] ?? 0) & 0xc0) === 0x80)
        start++; // inside a character
    const end = all.subarray(start).toString('utf8');
    return end.slice(end.indexOf('\n') + 1).replace(/^\n+/, '');
}


/***/ }),

/***/ 80186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ hashPrimaryFamily)
/* harmony export */ });
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60599);

/** Identifies the declared tests, whatever their order: kept in each record, so that declaring others later shows. */
function hashPrimaryFamily(family) {
    const tests = family.map(({ mode, model, quantity, baseline }) => JSON.stringify([mode, model, quantity, baseline]));
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(tests.sort().join('\n'));
}


/***/ }),

/***/ 83682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ settlePlan)
/* harmony export */ });
/**
 * The plan without runs that would show what another shows: an answer that neither draws nor waits takes the same course
 * headless as it is. `provenances`: what is known of the scripts that models wrote, by variant id.
 */
function settlePlan(plan, provenances) {
    const written = new Set(plan.variants.flatMap(({ id, model }) => (model === null ? [] : [id])));
    const isNeeded = ({ variant, shim }) => shim === 'as-is' || !written.has(variant) || provenances.get(variant)?.drawsOrWaits === true;
    return { ...plan, blocks: plan.blocks.map((block) => ({ ...block, order: block.order.filter(isNeeded) })) };
}


/***/ }),

/***/ 88448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseSharedPath),
/* harmony export */   s: () => (/* binding */ checkDocument)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53339);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57029);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43431);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80173);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24919);







const variantPath = zod__WEBPACK_IMPORTED_MODULE_6__/* .tuple */ .PVZ([
    zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('variants'),
    _schema_common_js__WEBPACK_IMPORTED_MODULE_2__/* .slug */ .yR,
    _schema_common_js__WEBPACK_IMPORTED_MODULE_2__/* .generatedMode */ .X$,
    _schema_common_js__WEBPACK_IMPORTED_MODULE_2__/* .modelId */ .ZR,
    zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^s\d+$/),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^i\d+\.(?:py|json)$/),
]);
/** What a path relative to a campaign's folder holds; null for everything that no other job takes. */
function parseSharedPath(path) {
    if (path === _paths_js__WEBPACK_IMPORTED_MODULE_5__/* .campaignFiles */ .e.plan(''))
        return { kind: 'plan' };
    const parts = path.split('/');
    const { data: variant } = variantPath.safeParse(parts);
    if (variant)
        return { kind: 'variant', project: variant[1], model: variant[3] };
    const [folder, name = ''] = parts.length === 2 ? parts : [];
    if (folder === 'logs')
        return /^[0-9a-f]+\.log$/.test(name) ? { kind: 'log' } : null;
    const shard = folder === 'records' ? (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRecordsName */ .D)(name) : null;
    return shard && { kind: 'records', shard };
}
/** Reads a plan or a provenance of a folder that a stranger may have written. UserError where it is none. */
async function checkDocument(folder, path) {
    const kind = parseSharedPath(path)?.kind;
    if (kind === 'plan')
        await (0,_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlan */ .m3)(folder);
    if (kind === 'variant' && path.endsWith('.json'))
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path), _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .provenance */ .aH, folder);
}


/***/ }),

/***/ 52834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  analyse: () => (/* binding */ analyse),
  N: () => (/* binding */ collectCampaign)
});

// EXTERNAL MODULE: ./build/campaign/primary-family.js
var primary_family = __webpack_require__(80186);
// EXTERNAL MODULE: ./build/schema/analysis.js + 4 modules
var analysis = __webpack_require__(27505);
// EXTERNAL MODULE: ./build/schema/execution.js
var execution = __webpack_require__(50856);
// EXTERNAL MODULE: ./build/analysis/pairs.js
var analysis_pairs = __webpack_require__(54050);
// EXTERNAL MODULE: ./build/analysis/quantities.js
var quantities = __webpack_require__(6158);
// EXTERNAL MODULE: ./build/schema/ratio.js
var ratio = __webpack_require__(56369);
// EXTERNAL MODULE: ./build/analysis/statistics/adjust.js
var adjust = __webpack_require__(46164);
// EXTERNAL MODULE: ./build/analysis/statistics/mean-test.js
var mean_test = __webpack_require__(1727);
// EXTERNAL MODULE: ./build/analysis/verdict.js
var verdict = __webpack_require__(68142);
;// CONCATENATED MODULE: ./build/analysis/script-headline.js






const SHOWN = 6;
/** Below five projects nothing can be said of a model: what each of its scripts did is what there is to say. */
const hasFewProjects = (variants) => countProjects(variants) < ratio/* MINIMUM_PAIRS */.Bc;
const countProjects = (variants) => new Set(variants.map(({ project }) => project)).size;
/** A fact for each script, the most telling first, and what they are not enough for. Empty without a model. */
function leadByScripts(variants, isMeasured) {
    const scripts = listScripts(variants, isMeasured).toSorted((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a));
    if (scripts.length === 0)
        return [];
    if (!scripts.some(({ variant }) => variant.attempted))
        return [{ kind: 'no-answer-ran' }];
    const left = scripts.length - SHOWN;
    return [
        ...scripts.slice(0, SHOWN).map((script) => ({ kind: 'script', ...referTo(script) })),
        ...(left > 0 ? [{ kind: 'scripts-not-named', scripts: left }] : []),
        { kind: 'scripts-only', projects: countProjects(variants), needed: ratio/* MINIMUM_PAIRS */.Bc },
    ];
}
/**
 * Beside the means over projects, which hide them: how many scripts use less and more by their own blocks, and the two
 * extremes of these. It is a search, so that a script counts where its verdict also stands after Holm's correction for the
 * number that was searched (by Student's t of its log-ratios).
 */
function leadByExtremes(analysed, isMeasured) {
    const judged = analysed.flatMap((one) => {
        if (one.analysis.model === null)
            return [];
        const { quantity, ratio } = chooseRatio(one.analysis, isMeasured);
        if (ratio === undefined || !isJudged(ratio))
            return [];
        const { values } = (0,analysis_pairs/* logRatiosOf */._K)(one.pairings.get(ratio.baseline)?.pairs ?? [], quantity);
        return [{ variant: one.analysis, quantity, ratio, p: (0,mean_test/* testMean */.y)(values).p }];
    });
    if (judged.length === 0)
        return [];
    const adjusted = (0,adjust/* adjustEach */.H)(judged, 'holm');
    const seen = judged
        .filter((script) => isDecided(script.ratio) && (adjusted.get(script) ?? 1) <= verdict/* LEVEL */.B)
        .toSorted((a, b) => (a.ratio.estimate ?? 1) - (b.ratio.estimate ?? 1));
    const of = (verdict) => seen.filter(({ ratio }) => ratio.verdict === verdict);
    const [least, most] = [of('less')[0], of('more').at(-1)];
    return [
        {
            ...{ kind: 'extremes', less: of('less').length, more: of('more').length, judged: judged.length },
            quantity: new Set(judged.map((script) => script.quantity)).size === 1 ? (judged[0]?.quantity ?? null) : null,
            least: least === undefined ? null : referTo(least),
            most: most === undefined ? null : referTo(most),
        },
    ];
}
const isDecided = ({ verdict }) => verdict === 'less' || verdict === 'more';
const listScripts = (variants, isMeasured) => variants.flatMap((variant) => (variant.model === null ? [] : [{ variant, ...chooseRatio(variant, isMeasured) }]));
const referTo = ({ variant, quantity, ratio }) => ({
    variant: variant.id,
    quantity,
    baseline: ratio?.baseline ?? null,
});
/** To the code without plots where that ran. */
function chooseRatio({ ratios }, isMeasured) {
    const energy = (0,analysis_pairs/* preferPairs */.EX)(ratios.energy);
    const leads = isMeasured && energy !== undefined && energy.pairs > 0 && energy.quality === 'measured';
    const quantity = (0,quantities/* chooseLeadingQuantity */.JH)(leads);
    return { quantity, ratio: quantity === 'energy' ? energy : (0,analysis_pairs/* preferPairs */.EX)(ratios.cpu) };
}
const isJudged = ({ verdict, estimate }) => estimate !== null && JUDGED.includes(verdict);
const JUDGED = ['less', 'more', 'equivalent', 'inconclusive'];
/** What failed, or has no ratio, comes last. */
const LAST = 9;
/** A difference first, whichever way; what says nothing of its cost last. */
const RANKS = {
    ...{ less: 1, more: 1, equivalent: 2, inconclusive: 3, 'too-few-runs': 4, 'too-few-projects': 4 },
    ...{ 'not-comparable': 6, 'not-measured': 7 },
};
function rankOf({ variant: { passed }, ratio }) {
    if (!passed || ratio === undefined)
        return LAST;
    return ratio.cause?.kind === 'suspect' ? RANKS['too-few-runs'] + 1 : RANKS[ratio.verdict];
}
const sizeOf = ({ ratio }) => Math.abs(Math.log(ratio?.estimate ?? 1));

;// CONCATENATED MODULE: ./build/analysis/choose-headline.js



/**
 * What was found: a fact a group, or a script where there are too few projects to speak of a group. Energy leads only where
 * both sides were measured, for as many projects as have a CPU time.
 */
function chooseHeadline(groups, analysed, energyQuality, provenances, scope) {
    const variants = analysed.map(({ analysis }) => analysis);
    if (variants.every(({ runs }) => runs === 0))
        return [{ kind: 'nothing-ran' }, ...findOrigins(provenances)];
    const isMeasured = energyQuality === 'measured';
    const results = hasFewProjects(variants)
        ? leadByScripts(variants, isMeasured)
        : [...groups.map((group) => leadByGroup(group, isMeasured)), ...leadByExtremes(analysed, isMeasured)];
    return [
        ...results,
        ...(isMeasured ? [] : [{ kind: 'no-energy' }]),
        ...findOrigins(provenances),
        ...(scope === null ? [] : [{ kind: 'scope' }]),
    ];
}
function leadByGroup({ mode, model, ratios }, isMeasured) {
    const [energy, cpu] = [(0,analysis_pairs/* preferPairs */.EX)(ratios.energy), (0,analysis_pairs/* preferPairs */.EX)(ratios.cpu)];
    const gap = isMeasured ? findEnergyGap(energy, cpu) : null;
    const quantity = (0,quantities/* chooseLeadingQuantity */.JH)(isMeasured && gap === null);
    const ratio = quantity === 'energy' ? energy : cpu;
    return { kind: 'group', mode, model, quantity, baseline: ratio?.baseline ?? null, energyGap: gap };
}
function findEnergyGap(energy, cpu) {
    if (energy === undefined || (energy.pairs > 0 && energy.quality !== 'measured'))
        return { kind: 'not-measured' };
    if (energy.pairs >= (cpu?.pairs ?? 0))
        return null;
    if (energy.pairs > 0)
        return { kind: 'fewer-projects', projects: energy.pairs };
    const isTold = energy.verdict === 'not-measured' && energy.cause !== null;
    return isTold ? { kind: 'no-verdict', baseline: energy.baseline } : { kind: 'not-measured' };
}
function findOrigins(provenances) {
    const models = { recorded: new Set(), given: new Set() };
    for (const { origin, model } of provenances)
        if (origin !== 'provider')
            models[origin].add(model);
    return ['recorded', 'given'].flatMap((origin) => models[origin].size === 0 ? [] : [{ kind: 'origin', origin, models: [...models[origin]].sort() }]);
}

// EXTERNAL MODULE: ./build/base/groups.js
var base_groups = __webpack_require__(68606);
// EXTERNAL MODULE: ./build/base/numbers.js
var base_numbers = __webpack_require__(43650);
// EXTERNAL MODULE: ./build/schema/code-analysis.js
var code_analysis = __webpack_require__(34008);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/analysis/estimate-ratio.js
var estimate_ratio = __webpack_require__(91523);
// EXTERNAL MODULE: ./build/analysis/variant.js + 2 modules
var variant = __webpack_require__(68874);
;// CONCATENATED MODULE: ./build/analysis/code/associations.js






/** Every kind that some answer of a mode shows. Modes are never pooled: an autonomous answer edits nothing. */
function countChanges(variants) {
    return common/* GENERATED_MODES */.j7.flatMap((mode) => {
        const compared = variants.flatMap((variant) => variant.mode === mode && variant.changes !== null ? [variant.changes] : []);
        return code_analysis/* CHANGE_KINDS */.tO.flatMap((kind) => {
            const answers = compared.filter((changes) => changes.some((change) => change.kind === kind)).length;
            return answers === 0 ? [] : [{ kind, mode, answers, of: compared.length }];
        });
    });
}
/**
 * For each kind of change that occurs: the ratios of the answers with it, of those without it, and of the two inside
 * projects that have both. Only answers that ran, are as accurate and were measured on both sides.
 */
function associateChanges(variants, results, estimate) {
    const resultOf = new Map(results.map((result) => [result.id, result]));
    return countChanges(variants).flatMap(({ kind, mode }) => ['cpu', 'energy'].flatMap((quantity) => common/* BASELINE_MODES */.hE.flatMap((baseline) => {
        const observed = variants.flatMap((variant) => variant.mode === mode ? observe(variant, resultOf.get(variant.id), quantity, baseline) : []);
        if (observed.length === 0)
            return [];
        return [{ kind, mode, quantity, baseline, ...associate(kind, observed, estimate) }];
    })));
}
/** An answer whose code could be compared with the author's, and its measured log-ratio. */
function observe({ project, changes }, result, quantity, baseline) {
    if (changes === null || result === undefined || !(0,variant/* isComparable */.n9)(result))
        return [];
    const ratio = result.ratios[quantity].find((each) => each.baseline === baseline);
    if (ratio?.quality !== 'measured' || ratio.estimate === null)
        return [];
    return [{ project, kinds: new Set(changes.map(({ kind }) => kind)), logRatio: Math.log(ratio.estimate) }];
}
/** A project is one observation, whatever its number of answers: they share its data and its baseline. */
function associate(kind, observed, estimate) {
    const projects = (0,base_groups/* groupsBy */.G_)(observed, ({ project }) => project).map((answers) => ({
        with: (0,base_numbers/* mean */.i2)(answers.flatMap(({ kinds, logRatio }) => (kinds.has(kind) ? [logRatio] : []))),
        without: (0,base_numbers/* mean */.i2)(answers.flatMap(({ kinds, logRatio }) => (kinds.has(kind) ? [] : [logRatio]))),
    }));
    const ratio = (values) => (0,estimate_ratio/* describeEffect */.xU)(estimate(values));
    const having = observed.filter(({ kinds }) => kinds.has(kind)).length;
    return {
        answers: { with: having, without: observed.length - having },
        with: ratio(projects.flatMap((each) => each.with ?? [])),
        without: ratio(projects.flatMap((each) => each.without ?? [])),
        difference: ratio(projects.flatMap((each) => (each.with === null || each.without === null ? [] : [each.with - each.without]))),
    };
}

;// CONCATENATED MODULE: ./build/analysis/code/evidence.js
const fewer = (count) => compareCounts(count, (b, a) => a < b);
const vanished = (count) => compareCounts(count, (b, a) => b > 0 && a === 0);
const appeared = (count) => compareCounts(count, (b, a) => b === 0 && a > 0);
function compareCounts(count, holds) {
    return (before, after) => {
        const [was, is] = [count(before), count(after)];
        return holds(was, is) ? { before: was, after: is } : null;
    };
}
/** A sum that fell, but not to nothing. No change where a part of it is only known at run time. */
function shrunk(parts) {
    const sum = (of) => of.reduce((all, part) => all + (part ?? Number.NaN), 0);
    return (before, after) => {
        const [was, is] = [sum(parts(before)), sum(parts(after))];
        return is > 0 && is < was ? { before: was, after: is } : null;
    };
}
/** Two sets, each sorted, that are not equal. */
function different(before, after) {
    return before.join('\n') === after.join('\n') ? null : { before: [...before], after: [...after] };
}
/** Two sets that differ in values that the programs' texts tell, on both sides: `…` may be any value. */
function bothKnown(before, after) {
    const [was, is] = [before, after].map((values) => values.filter((value) => value !== '…'));
    return was?.length && is?.length ? different(was, is) : null;
}
/** `after` has something that `before` has not. Nothing in either is no change: one may only be written another way. */
function replaced(before, after) {
    if (before.length === 0 || after.every((item) => before.includes(item)))
        return null;
    return different(before, after);
}
/** `after` has some of `before` and nothing else. */
function reduced(before, after) {
    const part = after.length > 0 && after.length < before.length && after.every((item) => before.includes(item));
    return part ? different(before, after) : null;
}
/** What of `before` is not in `after`. */
function missing(before, after) {
    const gone = before.filter((item) => !after.includes(item));
    return gone.length === 0 ? null : { before: gone, after: [] };
}
function extra(before, after) {
    const gone = missing(after, before);
    return gone === null ? null : { before: gone.after, after: gone.before };
}
/** Named values that changed: `[name, before, after]`. */
function listValues(values) {
    if (values.length === 0)
        return null;
    return {
        before: values.map(([name, was]) => `${name}=${was}`),
        after: values.map(([name, , is]) => `${name}=${is}`),
    };
}

;// CONCATENATED MODULE: ./build/analysis/code/pipeline.js
/** Parameters that have a kind of change of their own, or none: they are not what a model learns with. */
const NOT_HYPER = new Set([
    ...['n_jobs', 'nthread', 'num_threads', 'thread_count', 'workers', 'num_workers'],
    ...['random_state', 'random_seed', 'seed', 'verbose', 'verbosity', 'silent', 'verbose_eval', 'name', 'estimators'],
    ...['callbacks', 'early_stopping', 'early_stopping_rounds', 'valid_names', 'copy'],
]);
const ITERATIONS = new Set([
    ...['epochs', 'iterations', 'max_epochs', 'max_iter', 'n_epochs', 'n_estimators', 'n_iter', 'nb_epoch'],
    ...['num_boost_round', 'num_epochs', 'num_iterations', 'num_train_epochs'],
]);
/** What a class does when it is not told: documented defaults of scikit-learn 1.x, XGBoost, LightGBM and CatBoost. */
const DEFAULT_ITERATIONS = [
    [/^(RandomForest|ExtraTrees|GradientBoosting)(Classifier|Regressor)$/, 'n_estimators', 100],
    [/^HistGradientBoosting(Classifier|Regressor)$/, 'max_iter', 100],
    [/^AdaBoost(Classifier|Regressor)$/, 'n_estimators', 50],
    [/^Bagging(Classifier|Regressor)$/, 'n_estimators', 10],
    [/^LogisticRegression$/, 'max_iter', 100],
    [/^(SGD(Classifier|Regressor)|Lasso|ElasticNet|LinearSVC|LinearSVR|Perceptron)$/, 'max_iter', 1000],
    [/^MLP(Classifier|Regressor)$/, 'max_iter', 200],
    [/^(XGB|LGBM)(Classifier|Regressor)$/, 'n_estimators', 100],
    [/^CatBoost(Classifier|Regressor)$/, 'iterations', 1000],
];
/** `RandomForestClassifier`, but `lightgbm.train`: a function's name says little alone. */
function shortName(name) {
    const parts = name.split('.');
    const leaf = parts.at(-1) ?? name;
    return /^[A-Z]/.test(leaf) ? leaf : parts.slice(-2).join('.');
}
/** Short names of the classes of one kind, sorted, each once. */
function classesOf({ estimators }, kinds) {
    return [...new Set(estimators.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => shortName(name)))].sort();
}
/** `[RandomForestClassifier.max_depth, before, after]` of the classes in both programs, the n-th use beside the n-th. */
function changedParameters(before, after, kinds) {
    const others = [...after.estimators];
    const own = before.estimators.filter(({ kind }) => kinds.includes(kind));
    return own.flatMap((estimator) => {
        const place = others.findIndex(({ name }) => shortName(name) === shortName(estimator.name));
        const [other] = place === -1 ? [] : others.splice(place, 1);
        return other === undefined ? [] : parameterChanges(estimator, other);
    });
}
function parameterChanges(one, other) {
    const names = new Set([...Object.keys(one.parameters), ...Object.keys(other.parameters)]);
    return [...names].sort().flatMap((name) => {
        if (NOT_HYPER.has(name) || ITERATIONS.has(name))
            return [];
        const [was, is] = [one, other].map(({ parameters }) => Object.hasOwn(parameters, name) ? parameters[name] : undefined);
        if (was === is || was === '…' || is === '…')
            return []; // what is only known at run time may be the same
        return [[`${shortName(one.name)}.${name}`, was ?? 'default', is ?? 'default']];
    });
}
/** Iterations of what both programs have. */
function changedIterations(before, after, counts) {
    const others = iterationsOf(after);
    return [...iterationsOf(before)].flatMap(([key, was]) => {
        const is = others.get(key);
        return is !== undefined && counts(was, is) ? [[key, String(was), String(is)]] : [];
    });
}
/** The largest number of trees, epochs or iterations by `Class.parameter`, with the class's default where none is given. */
function iterationsOf({ estimators, iterations }) {
    const found = new Map();
    const note = (where, parameter, value) => {
        const number = Number(value);
        if (value === '' || !Number.isFinite(number))
            return;
        const key = `${where}.${parameter}`;
        found.set(key, Math.max(found.get(key) ?? Number.NEGATIVE_INFINITY, number));
    };
    for (const { name, parameters } of estimators) {
        const own = shortName(name);
        for (const [parameter, value] of Object.entries(parameters)) {
            if (ITERATIONS.has(parameter))
                note(own, parameter, value);
        }
        const preset = DEFAULT_ITERATIONS.find(([pattern]) => pattern.test(own));
        if (preset !== undefined && !(preset[1] in parameters))
            note(own, preset[1], String(preset[2]));
    }
    const noted = new Set(estimators.map(({ name }) => name.slice(name.lastIndexOf('.') + 1)));
    for (const { where, parameter, value } of iterations)
        if (!noted.has(where))
            note(where, parameter, value);
    return found;
}

;// CONCATENATED MODULE: ./build/analysis/code/facts.js

/** Of a call that reads data: options that decide how much of it is read, by what and into which types. */
const READ_OPTIONS = ['usecols', 'dtype', 'nrows', 'chunksize', 'engine', 'memory_map', 'low_memory'];
const SMALL_TYPES = ['bfloat16', 'category', 'float16', 'float32', 'int16', 'int32', 'int8', 'uint16', 'uint8'];
const DEFAULT_TEST_SHARE = '0.25';
const sortedOnce = (items) => [...new Set(items)].sort();
/** Without the place they stand at: another estimator with the same `n_jobs` is no change of jobs. */
function jobsOf({ jobs, parallelCalls }) {
    const settings = jobs.map(({ parameter, value }) => `${parameter}=${value}`);
    return sortedOnce(parallelCalls > 0 ? [...settings, 'parallel calls'] : settings);
}
function splitsOf({ splits }) {
    return sortedOnce(splits.map(({ call, parameters }) => {
        const { test_size, train_size, stratify, shuffle } = parameters;
        const size = train_size !== undefined && test_size === undefined
            ? `train_size=${train_size}`
            : `test_size=${test_size ?? DEFAULT_TEST_SHARE}`;
        const options = [
            ...(stratify === undefined || stratify === 'None' ? [] : ['stratified']),
            ...(shuffle === 'False' ? ['not shuffled'] : []),
        ];
        return call === 'train_test_split' ? [size, ...options].join(' ') : call;
    }));
}
/** A seed of None is none. */
function seedsOf({ seeds }) {
    return sortedOnce(seeds.flatMap(({ value }) => (value === 'None' ? [] : value)));
}
/** Plain `open` only where nothing else reads: beside a reader it is of settings, a header, a log. */
function readsOf({ reads }) {
    const readers = reads.filter(({ call }) => call !== 'open');
    return sortedOnce((readers.length > 0 ? readers : reads).map(({ call, parameters }) => {
        const options = READ_OPTIONS.flatMap((name) => parameters[name] === undefined ? [] : `${name}=${parameters[name]}`);
        return `${shortName(call)}(${options.join(', ')})`;
    }));
}
function smallTypesOf({ types }) {
    return SMALL_TYPES.filter((type) => type in types);
}
function metricsOf({ metrics }) {
    return Object.keys(metrics).sort();
}
/** Models fitted by each search over parameters; null where only a run would tell. */
function fitsOfSearches({ searches }) {
    return searches.map(({ candidates, folds }) => (candidates === null || folds === null ? null : candidates * folds));
}
function writesOf({ writes }) {
    return Object.values(writes).reduce((sum, calls) => sum + calls, 0);
}

;// CONCATENATED MODULE: ./build/analysis/code/change-rules.js




/** Every kind of change from the author's program to another, in the vocabulary's order. */
function findChanges(author, other) {
    return code_analysis/* CHANGE_KINDS */.tO.flatMap((kind) => {
        const evidence = RULES[kind](author, other);
        return evidence === null ? [] : [{ kind, ...evidence }];
    });
}
const learners = (structure) => classesOf(structure, ['estimator', 'layer']);
const transforms = (structure) => classesOf(structure, ['transform']);
const RULES = {
    /** The author's program draws and this one does not. */
    'plots-removed': vanished(({ plots }) => plots),
    'plots-added': appeared(({ plots }) => plots),
    'imports-removed': (before, after) => missing(before.packages, after.packages),
    'imports-added': (before, after) => extra(before.packages, after.packages),
    /** A class is trained that the author's program does not train. */
    'estimator-changed': (before, after) => replaced(learners(before), learners(after)),
    /** Only some of the author's classes are trained. */
    'estimators-removed': (before, after) => reduced(learners(before), learners(after)),
    /** The same class with other parameters; iterations, jobs and seeds are kinds of their own. */
    'hyper-parameters-changed': (before, after) => listValues(changedParameters(before, after, ['estimator', 'layer', 'optimizer'])),
    'preprocessing-changed': (before, after) => different(transforms(before), transforms(after)) ?? listValues(changedParameters(before, after, ['transform'])),
    /** Of trees, epochs or iterations of the same class or call; a class's documented default where none is given. */
    'fewer-iterations': (before, after) => listValues(changedIterations(before, after, (was, is) => is < was)),
    'more-iterations': (before, after) => listValues(changedIterations(before, after, (was, is) => is > was)),
    'early-stopping-added': appeared(({ earlyStopping }) => earlyStopping),
    'parallel-jobs-changed': (before, after) => different(jobsOf(before), jobsOf(after)),
    /** Another size, stratification or kind of the split into training and test data. */
    'split-changed': (before, after) => different(splitsOf(before), splitsOf(after)),
    'seed-added': (before, after) => (before.seeds.length === 0 ? different([], seedsOf(after)) : null),
    'seed-changed': (before, after) => bothKnown(seedsOf(before), seedsOf(after)),
    'seed-removed': (before, after) => (after.seeds.length === 0 ? different(seedsOf(before), []) : null),
    /** Another function reads, or it reads other columns, rows or types. */
    'data-read-changed': (before, after) => different(readsOf(before), readsOf(after)),
    'smaller-number-types': (before, after) => extra(smallTypesOf(before), smallTypesOf(after)) && different(smallTypesOf(before), smallTypesOf(after)),
    /** Fewer calls and loops that take one row at a time. */
    'loops-vectorised': fewer(({ rowLoops }) => rowLoops),
    'cross-validation-removed': vanished(({ crossValidations }) => crossValidations.length),
    'cross-validation-shrunk': shrunk(({ crossValidations }) => crossValidations.map(({ folds }) => folds)),
    'parameter-search-removed': vanished(({ searches }) => searches.length),
    'parameter-search-shrunk': shrunk(fitsOfSearches),
    'caching-added': appeared(({ caches }) => caches),
    'prints-removed': fewer(({ prints }) => prints),
    'warning-filters-removed': vanished(({ warningFilters }) => warningFilters),
    /** A metric is computed that the author's program does not compute. */
    'metric-changed': (before, after) => replaced(metricsOf(before), metricsOf(after)),
    /** Only some of the author's metrics are computed. */
    'metrics-removed': (before, after) => reduced(metricsOf(before), metricsOf(after)),
    'written-files-removed': vanished(writesOf),
};

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
;// CONCATENATED MODULE: ./build/analysis/code/line-difference.js

/** Myers' algorithm is quadratic in this; a rewrite of a thousand-line script stays below. */
const EDIT_LIMIT = 6000;
/**
 * From the author's text to the variant's, by lines and as a unified patch with three lines of context; line endings don't
 * count. Null: too long and too different.
 */
function differ(name, author, variant) {
    const patch = (0,create/* structuredPatch */.YB)(`a/${name}`, `b/${name}`, author, variant, '', '', {
        context: 3,
        stripTrailingCr: true,
        maxEditLength: EDIT_LIMIT,
    });
    if (patch === undefined)
        return null;
    const changed = patch.hunks.flatMap((hunk) => hunk.lines);
    const added = changed.filter((line) => line.startsWith('+')).length;
    const removed = changed.filter((line) => line.startsWith('-')).length;
    const before = countLines(author);
    const unchanged = before - removed;
    const both = before + unchanged + added;
    const lines = {
        added,
        removed,
        unchanged,
        kept: before === 0 ? null : unchanged / before,
        similarity: both === 0 ? null : (2 * unchanged) / both,
    };
    return { lines, patch: (0,create/* formatPatch */.Gu)(patch) };
}
/** A last line without its end is a line too. */
function countLines(text) {
    if (text === '')
        return 0;
    const breaks = text.split('\n').length - 1;
    return text.endsWith('\n') ? breaks : breaks + 1;
}

// EXTERNAL MODULE: ./build/analysis/statistics/bootstrap.js
var bootstrap = __webpack_require__(76473);
// EXTERNAL MODULE: ./build/analysis/statistics/moments.js
var moments = __webpack_require__(18998);
;// CONCATENATED MODULE: ./build/analysis/code/size-summaries.js





const ANY = { mode: null, model: null, project: null };
/** The groupings: all, by mode, by model, by both, by project. */
const GROUPINGS = [
    () => ANY,
    ({ mode }) => ({ ...ANY, mode }),
    ({ model }) => ({ ...ANY, model }),
    ({ mode, model }) => ({ ...ANY, mode, model }),
    ({ project }) => ({ ...ANY, project }),
];
/** A script that can't be parsed has bytes, but no logical lines and tokens. */
function summariseSizes(authors, variants) {
    const byProject = new Map(authors.map(({ project, script }) => [project, script]));
    return code_analysis/* SIZE_MEASURES */.OW.flatMap((measure) => {
        const sized = variants.flatMap(({ mode, model, project, script }) => {
            const size = SIZES[measure](script);
            const own = byProject.get(project);
            const author = (own && SIZES[measure](own)) ?? null;
            const generated = common/* generatedMode */.X$.safeParse(mode);
            return size === undefined || !generated.success ? [] : [{ mode: generated.data, model, project, size, author }];
        });
        return GROUPINGS.flatMap((placeOf) => summariseBy(placeOf, sized, measure));
    });
}
const SIZES = {
    bytes: ({ bytes }) => bytes,
    logicalLines: ({ counts }) => counts?.logical,
    tokens: ({ counts }) => counts?.tokens,
};
function summariseBy(placeOf, sized, measure) {
    return (0,base_groups/* groupsBy */.G_)(sized, placeOf).map((members) => ({ ...placeOf(members[0]), measure, ...describeSizes(members) }));
}
function describeSizes(members) {
    const sizes = members.map(({ size }) => size);
    const sorted = Float64Array.from(sizes).sort();
    const deltas = members.flatMap(({ size, author }) => (author === null ? [] : [size - author]));
    return {
        count: sizes.length,
        mean: (0,moments/* meanOf */.hm)(sizes),
        median: (0,bootstrap/* quantile */.Y)(sorted, 0.5),
        standardDeviation: sizes.length < 2 ? null : Math.sqrt((0,moments/* varianceOf */.FD)(sizes)),
        minimum: (0,bootstrap/* quantile */.Y)(sorted, 0),
        p10: (0,bootstrap/* quantile */.Y)(sorted, 0.1),
        p25: (0,bootstrap/* quantile */.Y)(sorted, 0.25),
        p75: (0,bootstrap/* quantile */.Y)(sorted, 0.75),
        p90: (0,bootstrap/* quantile */.Y)(sorted, 0.9),
        maximum: (0,bootstrap/* quantile */.Y)(sorted, 1),
        delta: deltas.length === 0
            ? null
            : { count: deltas.length, mean: (0,moments/* meanOf */.hm)(deltas), median: (0,bootstrap/* quantile */.Y)(Float64Array.from(deltas).sort(), 0.5) },
    };
}

;// CONCATENATED MODULE: ./build/analysis/code/analyse-code.js





/** How the models' scripts differ from the author's, and which differences go with which ratios. */
function analyseCode(plan, code, results, estimate) {
    const authors = plan.projects.map(({ slug, entry }) => {
        const author = code.authors.get(slug);
        if (author === undefined)
            throw new Error(`neither the author's ${entry} of ${slug} nor a gap was handed in`);
        const named = { project: slug, licence: author.licence };
        if ('gap' in author)
            return { ...named, script: null, ownModules: [], gap: author.gap };
        return { ...named, script: describe(author), ownModules: [...author.ownModules], gap: null };
    });
    const variants = plan.variants.flatMap((variant) => compareVariant(variant, code) ?? []);
    const associations = associateChanges(variants, results, estimate);
    return {
        authors,
        variants,
        sizes: summariseSizes(authors, variants),
        changes: countChanges(variants).map((change) => ({
            ...change,
            leading: chooseLeading(associations.filter(({ kind, mode }) => kind === change.kind && mode === change.mode)),
        })),
        associations,
        leading: chooseLeading(associations),
    };
}
const chooseLeading = (associations) => (0,quantities/* chooseLeadingQuantity */.JH)(associations.some(({ quantity, with: ratio }) => quantity === 'energy' && ratio !== null));
function describe({ text, bytes, description }) {
    return { bytes, lines: countLines(text), ...description };
}
/** Null for a baseline and for an answer that gave no script. */
function compareVariant({ id, project, mode, model }, code) {
    const script = code.scripts.get(id);
    const author = code.authors.get(project);
    if (model === null || script === undefined || author === undefined)
        return null;
    const own = { id, project, mode, model, script: describe(script) };
    if ('gap' in author)
        return { ...own, difference: null, changes: null, gaps: [{ kind: 'no-author' }] };
    const difference = differ(id, author.text, script.text)?.lines ?? null;
    const incomparable = whyIncomparable(author, script.description);
    const [before, after] = [author.description.structure, script.description.structure];
    const changes = incomparable !== null || before === null || after === null ? null : findChanges(before, after);
    const tooDifferent = difference === null ? [{ kind: 'too-different' }] : [];
    return { ...own, difference, changes, gaps: [...tooDifferent, ...(incomparable === null ? [] : [incomparable])] };
}
/** What a script has or lacks is no change where the author's program has it in another file. */
function whyIncomparable(author, { structure, fault }) {
    if (author.description.structure === null) {
        return { kind: 'unparsed', of: 'author', fault: author.description.fault };
    }
    if (structure === null)
        return { kind: 'unparsed', of: 'answer', fault };
    const elsewhere = author.ownModules.filter((module) => !structure.packages.includes(module));
    return elsewhere.length === 0 ? null : { kind: 'other-modules', modules: elsewhere };
}

;// CONCATENATED MODULE: ./build/analysis/diagnostics/break-even.js

/** Of each variant whose provenance tells the energy of its generation and that was measured beside a baseline. */
function analyseBreakEven(analysed, provenances) {
    return analysed.flatMap(({ inBlocks, analysis }) => {
        const energy = provenances.get(analysis.id)?.energy;
        if (!energy || analysis.metric.verdict !== 'as-good')
            return [];
        return analysis.ratios.energy.flatMap(({ baseline, estimate, interval, quality }) => {
            const before = medianJoules(inBlocks.baselines.get(baseline)?.runs ?? []);
            if (quality !== 'measured' || estimate === null || before === null)
                return [];
            const saved = (ratio) => before * (1 - ratio);
            const range = interval === null ? null : [saved(interval[1]), saved(interval[0])];
            return [
                {
                    variant: analysis.id,
                    generationJoules: energy.joules,
                    source: energy.source,
                    baseline,
                    savedJoules: saved(estimate),
                    savedRange: range,
                    runs: runsUntil(energy.joules, saved(estimate)),
                    range: range && [runsUntil(energy.low, range[1]), runsUntil(energy.high, range[0])],
                },
            ];
        });
    });
}
/** Null: what saves nothing is never paid back. */
function runsUntil(joules, savedJoules) {
    return savedJoules <= 0 ? null : Math.max(1, Math.ceil(joules / savedJoules));
}
function medianJoules(runs) {
    return (0,base_numbers/* median */.JZ)(runs.flatMap(({ status, readings: { energy } }) => status === 'ok' && energy.quality === 'measured' && energy.value !== null ? [energy.value] : []));
}

// EXTERNAL MODULE: ./build/analysis/runs.js + 2 modules
var analysis_runs = __webpack_require__(1336);
// EXTERNAL MODULE: ./build/analysis/diagnostics/noise.js
var noise = __webpack_require__(34970);
// EXTERNAL MODULE: ./build/analysis/diagnostics/power.js
var power = __webpack_require__(19953);
// EXTERNAL MODULE: ./build/analysis/diagnostics/shifts.js
var shifts = __webpack_require__(36771);
;// CONCATENATED MODULE: ./build/analysis/diagnostics/diagnose.js





const FIVE_PERCENT = 0.05;
/** How steady the host was, how noisy the scripts, and what this campaign could have seen. */
function diagnose(plan, analysed, groups, estimate) {
    const lengths = new Map((0,analysis_runs/* measuredBlocks */.h)(plan).map(({ id, order }) => [id, order.length]));
    const answers = analysed.filter(({ analysis }) => analysis.model !== null);
    const baselines = analysed.filter(({ analysis }) => analysis.model === null);
    return {
        order: (0,shifts/* orderEffect */.OT)(answers, lengths, estimate),
        drift: (0,shifts/* driftEffect */.rb)(baselines, estimate),
        noise: ratio/* QUANTITIES */.cl.flatMap((quantity) => (0,noise/* analyseNoise */.S)(baselines, quantity, plan.options.repetitions) ?? []),
        power: groups.flatMap(powerOf),
    };
}
/** From the spread of the projects' ratios that were found: what a further campaign of this kind could see. */
function powerOf({ mode, model, ratios }) {
    return ratio/* QUANTITIES */.cl.flatMap((quantity) => ratios[quantity].flatMap(({ baseline, pairs, quality, standardDeviation }) => {
        const detectable = standardDeviation === null ? null : (0,power/* detectableChange */.wy)(standardDeviation, pairs);
        if (quality !== 'measured' || standardDeviation === null || detectable === null)
            return [];
        return [
            {
                ...{ mode, model, baseline, quantity, projects: pairs, standardDeviation },
                detectableChange: detectable,
                projectsForFivePercent: (0,power/* pairsToSee */.wI)(FIVE_PERCENT, standardDeviation),
            },
        ];
    }));
}

;// CONCATENATED MODULE: ./build/analysis/diagnostics/find-disturbances.js


/** What the host and the noise did to the numbers. */
function findDisturbances({ order, drift, noise }) {
    return [...findOrder(order), ...findDrift(drift), ...findNoise(noise)];
}
const ofCampaign = { subject: null, evidence: [] };
function findOrder(order) {
    if (order === null || order.interval === null)
        return [];
    const numbers = { ...order, interval: order.interval };
    return (0,ratio/* excludesOne */.qR)(order.interval)
        ? [{ kind: 'order-effect', severity: 'warning', ...ofCampaign, numbers }]
        : [{ kind: 'no-order-effect', severity: 'note', ...ofCampaign, numbers }];
}
function findDrift(drift) {
    if (drift === null || drift.interval === null || !(0,ratio/* excludesOne */.qR)(drift.interval))
        return [];
    const numbers = { ...drift, interval: drift.interval };
    return [{ kind: 'drift', severity: 'warning', ...ofCampaign, numbers }];
}
function findNoise(noise) {
    const leading = (0,quantities/* chooseLeadingQuantity */.JH)(noise.some(({ quantity }) => quantity === 'energy'));
    const isKnown = noise.some(({ quantity }) => quantity === leading);
    return isKnown ? [{ kind: 'noise', severity: 'note', subject: leading, numbers: {}, evidence: [] }] : [];
}

// EXTERNAL MODULE: ./build/schema/plan.js + 1 modules
var plan = __webpack_require__(64841);
// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
// EXTERNAL MODULE: ./build/analysis/variants-in-blocks.js + 1 modules
var variants_in_blocks = __webpack_require__(37911);
;// CONCATENATED MODULE: ./build/analysis/diagnostics/phase-change.js






const LEAST_SECONDS = 1e-9;
/**
 * Splits ln(variant / baseline) into one term a phase by the logarithmic mean Divisia index (Ang 2005,
 * doi:10.1016/j.enpol.2003.10.010): exact, without a remainder, symmetric in the two sides, and defined for a phase that
 * is zero on one of them. Null where either profile holds no CPU time that a clock could have read.
 */
function decomposeLogRatio({ variant, baseline }) {
    const [after, before] = [total(variant), total(baseline)];
    if (after < LEAST_SECONDS || before < LEAST_SECONDS)
        return null;
    const weight = logarithmicMean(after, before);
    return mapPhases((phase) => (variant[phase] - baseline[phase]) / weight);
}
/** Nearer to 1 than this, shares of the change are shares of noise. */
const SMALLEST_CHANGE = Math.log(1.02);
/** Of each mode, model and baseline that were profiled: where the change of CPU time comes from. */
function analysePhases(groups, profiles, estimate) {
    return groups.flatMap((group) => variants_in_blocks/* HEADLINE_ORDER */.O.flatMap((baseline) => {
        const change = analysePhaseChange(pairProfiles(group, baseline, profiles), estimate);
        if (change === null)
            return [];
        return [{ mode: group.mode, model: group.model, baseline, ...change }];
    }));
}
/** Profiles of one block, of answers that count in the ratios too: passed, and as accurate as the baseline. */
function pairProfiles({ members }, baseline, profiles) {
    return members.flatMap(({ inBlocks, analysis }) => {
        const before = inBlocks.baselines.get(baseline);
        if (before === undefined || !(0,variant/* isComparable */.n9)(analysis))
            return [];
        const ofBaseline = profiles.get((0,plan/* memberKey */.S7)({ variant: before.variant.id, shim: before.shim }));
        const ofVariant = profiles.get((0,plan/* memberKey */.S7)({ variant: analysis.id, shim: inBlocks.beside.get(baseline)?.[0]?.shim ?? inBlocks.shim }));
        return [...(ofVariant ?? [])].flatMap(([block, own]) => {
            const other = ofBaseline?.get(block);
            if (own.status !== 'ok' || other?.status !== 'ok' || !own.phaseCpuSeconds || !other.phaseCpuSeconds)
                return [];
            return [{ project: analysis.project, variant: own.phaseCpuSeconds, baseline: other.phaseCpuSeconds }];
        });
    });
}
/** ln of the baseline with one phase as the variant has it, relative to the baseline: had nothing else changed. */
function changeAlone({ variant, baseline }) {
    const before = total(baseline);
    return mapPhases((phase) => Math.log(Math.max(before - baseline[phase] + variant[phase], LEAST_SECONDS) / before));
}
/** Over projects; each counts once, whatever its number of answers. Null without a pair. */
function analysePhaseChange(pairs, estimate) {
    const projects = (0,base_groups/* groupsBy */.G_)(pairs, ({ project }) => project).flatMap((samples) => {
        const logs = samples.flatMap((pair) => {
            const terms = decomposeLogRatio(pair);
            return terms === null ? [] : [{ terms, alone: changeAlone(pair) }];
        });
        if (logs.length === 0)
            return [];
        const meanBy = (side) => mapPhases((phase) => (0,base_numbers/* mean */.i2)(logs.map((each) => each[side][phase])) ?? 0);
        return [{ terms: meanBy('terms'), alone: meanBy('alone') }];
    });
    const whole = estimate(projects.map(({ terms }) => total(terms)));
    if (whole === null)
        return null;
    const means = mapPhases((phase) => (0,base_numbers/* mean */.i2)(projects.map(({ terms }) => terms[phase])) ?? 0);
    const logRatio = total(means);
    return {
        projects: projects.length,
        ratio: whole.estimate,
        interval: whole.interval,
        phases: mapPhases((phase) => {
            const alone = estimate(projects.map((each) => each.alone[phase]));
            return {
                factor: Math.exp(means[phase]),
                share: Math.abs(logRatio) < SMALLEST_CHANGE ? null : means[phase] / logRatio,
                alone: alone?.estimate ?? 1,
                interval: alone?.interval ?? null,
            };
        }),
    };
}
function logarithmicMean(a, b) {
    const log = Math.log(a / b);
    return Math.abs(log) < 1e-9 ? (a + b) / 2 : (a - b) / log;
}
const mapPhases = (make) => (0,base_groups/* recordOf */.zv)(record/* PHASES */.ZG, make);
const total = (values) => (0,base_numbers/* sum */.cz)(record/* PHASES */.ZG.map((phase) => values[phase]));

// EXTERNAL MODULE: ./build/analysis/finding-parts.js
var finding_parts = __webpack_require__(62705);
// EXTERNAL MODULE: ./build/schema/failure-analysis.js
var failure_analysis = __webpack_require__(55063);
// EXTERNAL MODULE: ./build/analysis/outcome.js
var outcome = __webpack_require__(48695);
// EXTERNAL MODULE: ./build/analysis/statistics/proportions.js
var proportions = __webpack_require__(20088);
// EXTERNAL MODULE: ./build/analysis/failures/outcomes.js
var outcomes = __webpack_require__(53870);
;// CONCATENATED MODULE: ./build/analysis/failures/classes.js



/** Failures of one kind together, the most frequent kind first; each with where it came up and what it said. */
function classifyFailures(scripts) {
    const failed = scripts.filter(({ failure }) => failure !== null);
    const all = Map.groupBy(scripts, placeOf);
    return (0,base_groups/* largestGroups */.zm)(failed, kindOf).flatMap((alike) => {
        const [{ failure }] = alike;
        if (!failure)
            return [];
        return {
            fault: failure.fault,
            class: failure.class,
            errorType: failure.errorType,
            scripts: alike.length,
            of: failed.length,
            groups: (0,base_groups/* largestGroups */.zm)(alike, placeOf).map((here) => {
                const { mode, model } = here[0].analysis;
                const { attemptable, total } = (0,outcomes/* countOutcomes */.X)(all.get(placeOf(here[0])) ?? []);
                const interval = failure.fault === 'bench' ? null : (0,proportions/* wilsonInterval */.YV)(here.length, attemptable);
                return { mode, model, scripts: here.length, attemptable, total, interval };
            }),
            messages: (0,base_groups/* largestGroups */.zm)(alike, (script) => script.failure?.message ?? '').map((those) => ({
                message: those[0].failure?.message || null,
                scripts: those.length,
                variants: [...new Set(those.map(({ analysis }) => analysis.id))].sort(),
            })),
        };
    });
}
const kindOf = ({ failure }) => JSON.stringify([failure?.class, failure?.errorType, failure?.fault]);
const placeOf = ({ analysis }) => JSON.stringify([analysis.mode, analysis.model]);

;// CONCATENATED MODULE: ./build/analysis/failures/choose-logs.js



/** The logs that show how scripts failed: the first script of each way to fail, then the second of each, and so on. */
function chooseLogs(scripts, code) {
    const licensed = new Set(code?.authors.filter(isLicensed).map(({ project }) => project));
    const failed = scripts.filter(({ failure, analysis }) => failure !== null && licensed.has(analysis.project));
    return [...Map.groupBy(failed, wayOf).values()]
        .flatMap((alike) => alike.flatMap(findLog).map((log, place) => ({ log, place })))
        .sort((a, b) => a.place - b.place)
        .slice(0, failure_analysis/* MOST_LOGS */.Go)
        .map(({ log }) => log);
}
/** Whether a report may show what its scripts print. The licence of a project that the dataset can't read is the plan's word. */
const isLicensed = ({ licence, gap }) => licence !== null && gap?.kind !== 'unreadable';
const wayOf = (script) => JSON.stringify([kindOf(script), script.failure?.message]);
/** Of the last run that failed as its script is said to; nothing where no such run has a log. */
function findLog({ inBlocks, analysis: { id, shim, blockModel, failure } }) {
    const run = inBlocks.runs.findLast((each) => each.logSha256 !== null && (0,outcome/* classOf */.K)(each) === failure?.class && each.message === failure.message);
    const sha256 = run?.logSha256;
    return run === undefined || sha256 == null
        ? []
        : [{ variant: id, shim, blockModel, record: run.id, sha256, end: null }];
}

;// CONCATENATED MODULE: ./build/analysis/failures/iterations.js



/**
 * Each round of answers by itself, and what it adds. Only what failed is asked for again, so that fewer failures in a later
 * round say nothing by themselves: `passedSoFar` keeps one denominator through all rounds.
 */
function analyseIterations(scripts, tabulate) {
    const answers = scripts.filter(({ analysis, inBlocks }) => analysis.model !== null && inBlocks.variant.iteration !== null);
    const questions = (0,base_groups/* groupsBy */.G_)(answers, questionOf);
    const rounds = [...new Set(answers.map(iterationOf))].sort((a, b) => a - b);
    const possible = questions.filter((tries) => tries.some(isAttempted));
    return rounds.map((iteration) => {
        // A repair that was planned and not needed, or not yet made, is no answer.
        const own = answers.filter((answer) => iterationOf(answer) === iteration && (iteration === 0 || answer.outcome !== 'notRun'));
        const passed = possible.filter((tries) => tries.some((answer) => answer.outcome === 'passed' && iterationOf(answer) <= iteration)).length;
        return {
            iteration,
            ...(0,outcomes/* countOutcomes */.X)(own),
            byModeAndModel: tabulate(own),
            classes: countClasses(own),
            passedSoFar: { passed, of: possible.length, interval: (0,proportions/* wilsonInterval */.YV)(passed, possible.length) },
            next: iteration === rounds.at(-1) ? null : followUp(questions, iteration),
        };
    });
}
const questionOf = ({ inBlocks: { variant } }) => [variant.project, variant.mode, variant.model, variant.sample];
const iterationOf = ({ inBlocks }) => inBlocks.variant.iteration ?? 0;
const isAttempted = ({ outcome }) => outcome === 'passed' || outcome === 'failed';
function countClasses(answers) {
    const failed = answers.filter(({ failure }) => failure !== null);
    const nameOf = ({ failure }) => ({ class: failure?.class ?? '', errorType: failure?.errorType ?? null });
    return (0,base_groups/* largestGroups */.zm)(failed, ({ failure }) => JSON.stringify([failure?.class, failure?.errorType])).map((alike) => ({
        ...nameOf(alike[0]),
        scripts: alike.length,
    }));
}
function followUp(questions, iteration) {
    const counts = { repaired: 0, sameFailure: 0, otherFailure: 0, lost: 0, notRetried: 0 };
    for (const tries of questions) {
        const failed = tries.find((answer) => iterationOf(answer) === iteration && answer.outcome === 'failed');
        if (failed === undefined)
            continue;
        const next = tries.find((answer) => iterationOf(answer) === iteration + 1);
        counts[fateOf(failed, next)]++;
    }
    return counts;
}
function fateOf(failed, next) {
    if (next === undefined || next.outcome === 'notRun')
        return 'notRetried';
    if (next.outcome === 'passed')
        return 'repaired';
    if (next.outcome === 'lost')
        return 'lost';
    const same = next.failure?.class === failed.failure?.class && next.failure?.errorType === failed.failure?.errorType;
    return same ? 'sameFailure' : 'otherFailure';
}

;// CONCATENATED MODULE: ./build/analysis/failures/survivors.js




/**
 * Ratios are formed of answers that passed, are as accurate and were measured. This tells of how many that is, what the others
 * are, and whether the projects that drop out are the longer ones: then the ratios speak of the easy part.
 */
function describeSurvivors(mode, model, answers) {
    const leftOut = {
        failed: 0,
        suspect: 0,
        lessAccurate: 0,
        accuracyNotSettled: 0,
        accuracyUnknown: 0,
        lost: 0,
        notRun: 0,
        notPaired: 0,
    };
    const reasons = new Map(answers.map((answer) => [answer, whyLeftOut(answer)]));
    for (const reason of reasons.values())
        if (reason !== null)
            leftOut[reason]++;
    const included = answers.filter((answer) => reasons.get(answer) === null);
    const others = answers.filter((answer) => reasons.get(answer) !== null);
    const includedSlugs = new Set(included.map(({ analysis }) => analysis.project));
    const [gone = [], kept = []] = [false, true].map((isIncluded) => (0,base_groups/* groupsBy */.G_)(answers, ({ analysis }) => analysis.project)
        .filter(([{ analysis }]) => includedSlugs.has(analysis.project) === isIncluded)
        .map(([{ inBlocks }]) => baselineCost(inBlocks)));
    return {
        mode,
        model,
        answers: answers.length,
        included: included.length,
        leftOut,
        leftOutVariants: others.map(({ analysis }) => analysis.id),
        includedProjects: summariseCosts(kept),
        leftOutProjects: summariseCosts(gone),
        leftOutTakesLonger: shareLarger(listSeconds(gone), listSeconds(kept)),
        ...ratioWithOriginalKept(answers, included),
    };
}
function whyLeftOut(answer) {
    const { outcome, analysis } = answer;
    if (outcome !== 'passed')
        return outcome;
    if (analysis.validity?.verdict === 'suspect')
        return 'suspect';
    if (analysis.metric.verdict === null)
        return 'accuracyUnknown';
    if (analysis.metric.verdict === 'not-settled')
        return 'accuracyNotSettled';
    if (analysis.metric.verdict === 'worse')
        return 'lessAccurate';
    return cpuRatioOf(answer) === null ? 'notPaired' : null;
}
/** To the author's code without its plots; where that never ran, to the author's code. */
function cpuRatioOf({ analysis }) {
    return analysis.ratios.cpu.find(({ estimate }) => estimate !== null)?.estimate ?? null;
}
const listSeconds = (costs) => costs.flatMap(({ cpuSeconds }) => cpuSeconds ?? []);
function baselineCost({ baselines }) {
    const okOf = (mode) => baselines.get(mode)?.runs.filter(({ status }) => status === 'ok') ?? [];
    const ok = variants_in_blocks/* HEADLINE_ORDER */.O.map(okOf).find(({ length }) => length > 0) ?? [];
    return {
        cpuSeconds: (0,base_numbers/* median */.JZ)(ok.flatMap(({ readings }) => readings.cpu.value ?? [])),
        peakMemoryBytes: (0,base_numbers/* median */.JZ)(ok.flatMap(({ readings }) => readings.memory.value ?? [])),
    };
}
function summariseCosts(costs) {
    return {
        projects: costs.length,
        medianCpuSeconds: (0,base_numbers/* median */.JZ)(listSeconds(costs)),
        medianPeakMemoryBytes: (0,base_numbers/* median */.JZ)(costs.flatMap(({ peakMemoryBytes }) => peakMemoryBytes ?? [])),
    };
}
/** Share of pairs in which the value of `those` is the larger, ties half (Mann & Whitney's U over its maximum). */
function shareLarger(those, others) {
    if (those.length === 0 || others.length === 0)
        return null;
    let larger = 0;
    for (const one of those)
        for (const other of others)
            larger += one > other ? 1 : one === other ? 0.5 : 0;
    return larger / (those.length * others.length);
}
function ratioWithOriginalKept(answers, included) {
    const attempted = new Set(answers.flatMap(({ outcome, analysis }) => outcome === 'passed' || outcome === 'failed' ? [analysis.project] : []));
    const logs = (0,variant/* meansByProject */.nT)(included, (answer) => Math.log(cpuRatioOf(answer) ?? 1));
    return {
        cpuRatioWithOriginalKept: logs.length === 0 ? null : Math.exp((0,base_numbers/* sum */.cz)(logs) / attempted.size),
        attemptedProjects: attempted.size,
    };
}

;// CONCATENATED MODULE: ./build/analysis/failures/analyse-failures.js








/** What failed, how often of how many, whose fault it was, and what the ratios leave out because of it; the logs unread. */
function analyseFailures(analysed, code) {
    const scripts = analysed.map(outcomes/* judge */.S);
    const generated = scripts.filter(({ analysis }) => analysis.model !== null);
    return {
        overall: (0,outcomes/* countOutcomes */.X)(generated),
        byMode: tabulate(scripts, ({ analysis: { mode } }) => ({ mode })),
        byModel: tabulate(generated, ({ analysis: { model } }) => ({ model: model ?? '' })),
        byModeAndModel: byModeAndModel(scripts),
        byProject: tabulate(generated, ({ analysis: { project } }) => ({ project })),
        byIteration: analyseIterations(scripts, byModeAndModel),
        classes: classifyFailures(scripts),
        survivors: (0,base_groups/* groupsBy */.G_)(generated, ({ analysis: { mode, model } }) => [mode, model]).flatMap((answers) => {
            const { mode, model } = answers[0].analysis;
            return isGenerated(mode) && model !== null ? [describeSurvivors(mode, model, answers)] : [];
        }),
        logs: chooseLogs(scripts, code),
    };
}
const isGenerated = (mode) => common/* generatedMode */.X$.safeParse(mode).success;
const byModeAndModel = (scripts) => tabulate(scripts, ({ analysis: { mode, model } }) => ({ mode, model }));
/** One row for each name that a script has. */
function tabulate(scripts, nameOf) {
    return (0,base_groups/* groupsBy */.G_)(scripts, nameOf).map((own) => ({ ...nameOf(own[0]), ...(0,outcomes/* countOutcomes */.X)(own) }));
}
/** Of each mode and model of whose answers the ratios leave out any. */
function findLeftOut({ survivors }) {
    const findings = survivors.map(({ mode, model, answers, included, leftOutVariants: evidence }) => {
        const numbers = { answers, included };
        return { kind: 'answers-left-out', severity: 'note', subject: { mode, model }, numbers, evidence };
    });
    return (0,finding_parts/* withEvidence */.Kg)(findings);
}

// EXTERNAL MODULE: ./build/schema/metrics.js
var metrics = __webpack_require__(17107);
// EXTERNAL MODULE: ./build/analysis/count-doubts.js
var count_doubts = __webpack_require__(78610);
;// CONCATENATED MODULE: ./build/analysis/energy-findings.js




/** What the energy of the runs that ended ok lacks, and of what it is. */
function findEnergyFaults(runs, analysed) {
    const ok = runs.filter(({ status }) => status === 'ok');
    return [...(0,finding_parts/* withEvidence */.Kg)(qualities(ok)), ...ofMeters(runs, analysed)];
}
function qualities(ok) {
    const of = (quality) => ok.filter(({ readings }) => readings.energy.quality === quality);
    const estimated = of('estimated');
    const unread = of('unavailable').filter(({ readings }) => (0,quantities/* leftOutAs */.gj)(readings.energy) === null);
    const doubtful = ok.flatMap((run) => {
        const { reason } = run.readings.energy;
        return reason?.kind === 'doubtful' ? [{ run, doubts: reason.doubts }] : [];
    });
    const runs = ok.length;
    return [
        {
            ...{ kind: 'estimated-energy', severity: 'note', ...finding_parts/* ofCampaign */.yT },
            numbers: { estimated: estimated.length, runs },
            evidence: (0,finding_parts/* listRecords */.VI)(estimated),
        },
        {
            ...{ kind: 'unread-energy', severity: 'note', ...finding_parts/* ofCampaign */.yT },
            numbers: { unread: unread.length, runs },
            evidence: (0,finding_parts/* listRecords */.VI)(unread),
        },
        {
            ...{ kind: 'doubtful-energy', severity: 'warning', ...finding_parts/* ofCampaign */.yT },
            numbers: { doubtful: doubtful.length, runs },
            doubts: (0,count_doubts/* countDoubts */.Z)(doubtful.map((each) => each.doubts)),
            evidence: (0,finding_parts/* listRecords */.VI)(doubtful.map(({ run }) => run)),
        },
    ];
}
/** Of what the joules are, where that is not the processor's packages by one meter. */
function ofMeters(runs, analysed) {
    const [measured, estimated] = [new Set(), new Set()];
    let isExternal = false;
    for (const { readings } of runs) {
        const { quality, source } = readings.energy;
        if (source !== undefined)
            (quality === 'measured' ? measured : estimated).add(source);
        isExternal ||= quality === 'measured' && readings.energy.isExternal === true;
    }
    const shared = { severity: 'note', ...finding_parts/* ofCampaign */.yT, numbers: {}, evidence: [] };
    return [
        ...(measured.size < 2 ? [] : [{ kind: 'several-meters', ...shared, sources: [...measured].sort() }]),
        ...(isExternal ? [{ kind: 'external-meter', ...shared }] : []),
        ...(measured.size < 2 && estimated.size < 2 ? [] : acrossMeters(analysed)),
    ];
}
function acrossMeters(analysed) {
    const pairs = (0,finding_parts/* sumPairings */.zT)(analysed, (pairing) => (0,analysis_pairs/* logRatiosOf */._K)(pairing.pairs, 'energy').acrossMeters);
    if (pairs === 0)
        return [];
    return [{ kind: 'across-meters', severity: 'note', ...finding_parts/* ofCampaign */.yT, numbers: { pairs }, evidence: [] }];
}

;// CONCATENATED MODULE: ./build/analysis/find-faults.js









/** What a reader must know before believing the numbers, worst first. */
function findFaults(collected, analysed, totals, { family, strata }) {
    const runs = analysed.flatMap(({ inBlocks }) => inBlocks.runs);
    return [
        ...missingRecords(totals),
        ...declaredLater(family),
        ...unplannedRecords(collected),
        ...failedBaselines(analysed),
        ...(0,finding_parts/* withEvidence */.Kg)([perfectScores(analysed), lostRuns(runs), ...changedInputs(analysed)]),
        ...findEnergyFaults(runs, analysed),
        ...severalStrata(collected, analysed),
        ...strata.flatMap(stratumEffect),
        ...severalSandboxes(collected),
        ...(0,finding_parts/* withEvidence */.Kg)([disturbedRuns(runs), coldRuns(runs), fewPairs(analysed)]),
    ];
}
function missingRecords({ planned, recorded }) {
    if (recorded === planned)
        return [];
    const numbers = { missing: planned - recorded, planned };
    return [{ kind: 'missing-records', severity: 'warning', ...finding_parts/* ofCampaign */.yT, numbers, evidence: [] }];
}
function unplannedRecords({ unplanned }) {
    if (unplanned.length === 0)
        return [];
    const numbers = { records: (0,base_numbers/* sum */.cz)(unplanned.map(({ records }) => records)) };
    const unknown = unplanned.map(({ kind, id }) => ({ kind, id }));
    return [{ kind: 'unplanned-records', severity: 'warning', ...finding_parts/* ofCampaign */.yT, numbers, unknown, evidence: [] }];
}
function declaredLater({ declared, postHoc }) {
    if (postHoc !== true)
        return [];
    return [{ kind: 'declared-later', severity: 'warning', ...finding_parts/* ofCampaign */.yT, numbers: { declared }, evidence: [] }];
}
function perfectScores(analysed) {
    const perfect = analysed.filter(({ analysis, inBlocks: { project } }) => {
        const { median, baseline } = analysis.metric;
        const best = (0,metrics/* bestValue */.Su)(project.metric);
        if (analysis.validity?.verdict === 'suspect')
            return false; // named with its evidence
        return analysis.model !== null && analysis.passed && best !== null && median === best && baseline !== best;
    });
    return { kind: 'perfect-scores', severity: 'warning', ...finding_parts/* ofCampaign */.yT, numbers: {}, evidence: (0,finding_parts/* listIds */.Z6)(perfect) };
}
/** One a baseline, over all the shards in which it ran. */
function failedBaselines(analysed) {
    const baselines = analysed.filter(({ analysis }) => analysis.model === null && analysis.runs > 0);
    const okOf = ({ analysis }) => analysis.statuses.ok ?? 0;
    const findings = (0,base_groups/* groupsBy */.G_)(baselines, ({ analysis }) => analysis.id).map((shards) => {
        const { id } = shards[0].analysis;
        const runs = (0,base_numbers/* sum */.cz)(shards.map(({ analysis }) => analysis.runs));
        const failed = runs - (0,base_numbers/* sum */.cz)(shards.map(okOf));
        const without = shards.filter((each) => okOf(each) === 0);
        return {
            ...{ kind: 'baseline-failed', severity: 'error', subject: id, numbers: { failed, runs } },
            failure: shards.flatMap(({ analysis }) => analysis.failure ?? [])[0] ?? null,
            missingFor: without.map(({ inBlocks }) => inBlocks.blockModel),
            missingEverywhere: without.length === shards.length,
            evidence: failed === 0 ? [] : [id],
        };
    });
    return (0,finding_parts/* withEvidence */.Kg)(findings);
}
function lostRuns(runs) {
    const lost = runs.filter(({ status }) => record/* OUR_FAILURES */.jJ.includes(status));
    const statuses = record/* STATUSES */.f.flatMap((status) => {
        const own = lost.filter((run) => run.status === status).length;
        return own === 0 ? [] : [[status, own]];
    });
    return {
        ...{ kind: 'lost-runs', severity: 'warning', ...finding_parts/* ofCampaign */.yT },
        numbers: { lost: lost.length, runs: runs.length },
        statuses: Object.fromEntries(statuses),
        evidence: (0,finding_parts/* listRecords */.VI)(lost),
    };
}
/** Scripts that changed between their runs, which are pooled all the same; packages that are not those of the plan. */
function changedInputs(analysed) {
    const changed = analysed.filter(({ inBlocks }) => new Set(inBlocks.runs.flatMap(({ variantHash }) => variantHash ?? [])).size > 1);
    const otherLock = analysed.filter(({ inBlocks }) => inBlocks.runs.some(({ lockHash }) => lockHash !== null && lockHash !== inBlocks.project.lockHash));
    const shared = { severity: 'warning', ...finding_parts/* ofCampaign */.yT, numbers: {} };
    return [
        { kind: 'changed-scripts', ...shared, evidence: (0,finding_parts/* listIds */.Z6)(changed) },
        { kind: 'other-packages', ...shared, evidence: (0,finding_parts/* listIds */.Z6)(otherLock) },
    ];
}
function severalStrata({ hosts }, analysed) {
    if (hosts.length < 2)
        return [];
    const pairs = (0,finding_parts/* sumPairings */.zT)(analysed, ({ acrossStrata }) => acrossStrata);
    return [
        {
            ...{ kind: 'several-strata', severity: 'note', ...finding_parts/* ofCampaign */.yT },
            numbers: { strata: hosts.length, pairs },
            hosts: [...new Set(hosts.map(({ name }) => name))],
            evidence: [],
        },
    ];
}
/** Against the code without plots, of what was measured; the others stand in `strata` alone. */
function stratumEffect({ quantity, baseline, stratum }) {
    if (baseline !== 'original-headless')
        return [];
    const subject = { quantity, baseline, stratum };
    return [{ kind: 'stratum-effect', severity: 'note', subject, numbers: {}, evidence: [] }];
}
function severalSandboxes({ sandboxes }) {
    if (sandboxes.size < 2)
        return [];
    const used = execution/* TIERS */.iB.filter((tier) => sandboxes.has(tier));
    return [{ kind: 'several-sandboxes', severity: 'note', ...finding_parts/* ofCampaign */.yT, numbers: {}, sandboxes: used, evidence: [] }];
}
function disturbedRuns(runs) {
    const disturbed = runs.filter(({ contaminated }) => contaminated);
    const numbers = { disturbed: disturbed.length, runs: runs.length };
    return { kind: 'contaminated-runs', severity: 'warning', ...finding_parts/* ofCampaign */.yT, numbers, evidence: (0,finding_parts/* listRecords */.VI)(disturbed) };
}
function coldRuns(runs) {
    const cold = runs.filter((run) => run.cold);
    const numbers = { cold: cold.length, runs: runs.length };
    return { kind: 'cold-runs', severity: 'note', ...finding_parts/* ofCampaign */.yT, numbers, evidence: (0,finding_parts/* listRecords */.VI)(cold) };
}
/** Of the answers that ran: one that failed has its own line in the table. The fewest of each project and baseline. */
function fewPairs(analysed) {
    const few = analysed.flatMap(({ analysis: { id, model, passed, project }, pairings }) => common/* BASELINE_MODES */.hE.flatMap((baseline) => {
        const pairs = pairings.get(baseline)?.pairs.length ?? ratio/* MINIMUM_PAIRS */.Bc;
        return model === null || !passed || pairs >= ratio/* MINIMUM_PAIRS */.Bc ? [] : [{ id, project, baseline, pairs }];
    }));
    return {
        ...{ kind: 'few-pairs', severity: 'note', ...finding_parts/* ofCampaign */.yT, numbers: { needed: ratio/* MINIMUM_PAIRS */.Bc } },
        pairs: (0,base_groups/* groupsBy */.G_)(few, ({ project, baseline }) => [project, baseline]).map((own) => {
            const [{ project, baseline }] = own;
            return { project, baseline, pairs: Math.min(...own.map(({ pairs }) => pairs)) };
        }),
        evidence: [...new Set(few.map(({ id }) => id))],
    };
}

// EXTERNAL MODULE: ./build/schema/group.js
var schema_group = __webpack_require__(93365);
// EXTERNAL MODULE: ./build/analysis/metric-change.js
var metric_change = __webpack_require__(45208);
// EXTERNAL MODULE: ./build/analysis/statistics/ranks.js
var statistics_ranks = __webpack_require__(62148);
// EXTERNAL MODULE: ./build/base/memoise.js
var memoise = __webpack_require__(99865);
// EXTERNAL MODULE: ./build/base/random.js
var base_random = __webpack_require__(59645);
// EXTERNAL MODULE: ./build/analysis/distributions/tails.js
var tails = __webpack_require__(41032);
;// CONCATENATED MODULE: ./build/analysis/statistics/sign-flip.js




/** Up to here all 2ⁿ⁻¹ different assignments of signs are enumerated. */
const EXACT_LIMIT = 16;
const DRAWS = 9999;
/** Of Σ |x|: what adding in another order may change. */
const ROUNDING = 1e-10;
/**
 * Permutation test of paired differences: under the hypothesis that the two sides are exchangeable each sign is as likely
 * as the other (Fisher 1935, § 21). Counts assignments with a sum at least as far from 0 as the observed one. Differences
 * of one size make it the exact sign test, which for −1, 0 and 1 is McNemar's. Draws depend on seed and number only.
 */
function createSignFlip(seed) {
    const signsOf = (0,memoise/* memoise */.y)((n) => {
        const random = (0,base_random/* seededRandom */.I)(seed, `signs of ${n}`);
        return new Uint8Array(DRAWS * bytesFor(n)).map(() => random.below(256));
    });
    return (differences) => {
        const values = Float64Array.from(differences.filter((each) => each !== 0));
        const n = values.length;
        if (n === 0)
            return { p: 1, exact: true };
        const sizes = values.map(Math.abs);
        if (sizes.every((size) => size === sizes[0])) {
            return { p: (0,tails/* signTestTwoSided */.Xw)(values.filter((value) => value > 0).length, n), exact: true };
        }
        const limit = Math.abs((0,moments/* sumOf */.XN)(values)) - ROUNDING * (0,moments/* sumOf */.XN)(sizes);
        if (n <= EXACT_LIMIT)
            return { p: enumerate(values, limit) / 2 ** (n - 1), exact: true };
        return { p: (1 + countDrawn(values, limit, signsOf(n))) / (DRAWS + 1), exact: false };
    };
}
/** Turns one sign a step (Gray code); the first stays, since turning all of them gives the same distance. */
function enumerate(values, limit) {
    const signed = values.slice();
    let sum = (0,moments/* sumOf */.XN)(signed);
    let count = 1;
    const assignments = 2 ** (values.length - 1);
    for (let step = 1; step < assignments; step++) {
        const at = 1 + (31 - Math.clz32(step & -step));
        const value = signed[at] ?? 0;
        signed[at] = -value;
        sum -= 2 * value;
        if (Math.abs(sum) >= limit)
            count++;
    }
    return count;
}
/** Eight values a byte, with the sum for each of its 256 assignments at hand. */
function countDrawn(values, limit, bytes) {
    const width = bytesFor(values.length);
    const sums = new Float64Array(256 * width);
    for (let i = 0; i < sums.length; i++)
        sums[i] = sumOfSigned(values, 8 * (i >> 8), i & 255);
    let count = 0;
    for (let from = 0; from < bytes.length; from += width) {
        let sum = 0;
        for (let at = 0; at < width; at++)
            sum += sums[(at << 8) | (bytes[from + at] ?? 0)] ?? 0;
        if (Math.abs(sum) >= limit)
            count++;
    }
    return count;
}
function sumOfSigned(values, from, signs) {
    let sum = 0;
    for (let bit = 0; bit < 8; bit++) {
        const value = values[from + bit] ?? 0;
        sum += ((signs >> bit) & 1) === 1 ? value : -value;
    }
    return sum;
}
const bytesFor = (n) => Math.ceil(n / 8);

// EXTERNAL MODULE: ./build/analysis/statistics/studentised-mean.js
var studentised_mean = __webpack_require__(9335);
// EXTERNAL MODULE: ./build/analysis/statistics/wilcoxon.js + 1 modules
var wilcoxon = __webpack_require__(78447);
;// CONCATENATED MODULE: ./build/analysis/groups/over-projects.js










const createResampling = (seed, resamples) => ({
    seed,
    means: (0,studentised_mean/* createStudentisedMean */.g)(seed, resamples),
    signFlip: createSignFlip(seed),
});
/** As a share: ±5 %. */
const MARGIN = 0.05;
const LOG_MARGIN = Math.log(1 + MARGIN);
/**
 * The geometric mean over projects: a project is one observation, whatever its size and however many samples were drawn,
 * since variants of one project share its data and its baseline. Only answers that ran and are as accurate count. The
 * bootstrap resamples projects with their samples as they are: the spread of the projects' means holds that of the samples
 * already, and drawing samples anew within them would count it twice (Davison & Hinkley 1997, § 3.8).
 */
function ratiosOverProjects(quantity, baseline, members, resampling) {
    const variants = members.map(({ analysis }) => analysis);
    const passed = variants.filter((variant) => variant.passed);
    const comparable = members.filter(({ analysis }) => (0,variant/* isComparable */.n9)(analysis));
    const { quality, byProject } = logRatiosByProject(quantity, baseline, comparable);
    const values = [...byProject.values()];
    const projects = new Set(comparable.map(({ analysis }) => analysis.project)).size;
    const unread = projects - values.length;
    const inference = resampling.means.infer(values);
    const tested = quality === 'measured' ? inference : null;
    const unmeasured = variants.map((variant) => ratioTo(variant, quantity, baseline)).filter(isNotMeasured);
    const checks = tested === null ? null : checkTests(values, tested, resampling);
    const equivalence = tested === null ? null : equivalenceOf(tested);
    const evidence = {
        baseline,
        estimate: values.length === 0 ? null : estimateOf(values, inference),
        quality,
        notMeasured: unmeasured.length === 0 ? null : (0,base_numbers/* mostFrequentOf */.LT)(unmeasured.flatMap((ratio) => ratio?.cause ?? [])),
        accuracy: comparable.length > 0 ? 'as-good' : noneComparable(passed),
        suspect: passed.length > 0 && passed.every(({ validity }) => validity?.verdict === 'suspect'),
        pairs: 'projects',
        leftOut: values.length > 0 && unread > 0 ? [{ kind: 'unread', pairs: unread }] : [],
        equivalence: equivalence && { margin: MARGIN, holds: equivalence.equivalent },
        doubt: checks?.agree === false ? doubtOf(checks) : null,
    };
    return {
        quantity,
        evidence,
        facts: {
            bca: tested === null ? null : bcaOf(values, tested),
            median: exponential((0,base_numbers/* median */.JZ)(values)),
            standardDeviation: values.length < 2 ? null : Math.sqrt((0,moments/* varianceOf */.FD)(values)),
            improved: values.filter((value) => value < -ratio/* SAME_RATIO */.Fb).length,
            strata: new Set(comparable.flatMap(({ pairings }) => [...(pairings.get(baseline)?.strata ?? [])])).size,
            equivalence,
            checks,
        },
        /** That the ratio is 1; null where nothing may be tested. */
        p: tested === null ? null : pOf(tested),
    };
}
/** A project's value is the mean over its samples; qualities are never mixed, and estimates stand in where none is measured. */
function logRatiosByProject(quantity, baseline, members) {
    const qualities = new Set(members.map(({ analysis }) => ratioTo(analysis, quantity, baseline)?.quality));
    const quality = qualities.has('measured') ? 'measured' : qualities.has('estimated') ? 'estimated' : 'unavailable';
    const byProject = new Map();
    for (const [project, samples] of Map.groupBy(members, ({ analysis }) => analysis.project)) {
        const value = (0,base_numbers/* mean */.i2)(samples.flatMap(({ analysis }) => {
            const ratio = ratioTo(analysis, quantity, baseline);
            return ratio?.quality === quality && ratio.estimate !== null ? [Math.log(ratio.estimate)] : [];
        }));
        if (value !== null)
            byProject.set(project, value);
    }
    return { quality, byProject };
}
const ratioTo = (variant, quantity, baseline) => variant.ratios[quantity].find((ratio) => ratio.baseline === baseline);
const noneComparable = (passed) => passed.some(({ metric }) => metric.verdict !== null) ? 'worse' : null;
const pOf = ({ mean, p }) => (Math.abs(mean) <= ratio/* SAME_RATIO */.Fb ? 1 : p);
const isNotMeasured = (ratio) => ratio?.verdict === 'not-measured';
function estimateOf(values, inference) {
    const estimate = Math.exp(inference?.mean ?? (0,base_numbers/* mean */.i2)(values) ?? 0);
    return { estimate, interval: inference && (0,estimate_ratio/* exponentiate */.nO)(inference.interval95), pairs: values.length };
}
function equivalenceOf({ interval90 }) {
    return { interval: (0,estimate_ratio/* exponentiate */.nO)(interval90), equivalent: interval90[0] > -LOG_MARGIN && interval90[1] < LOG_MARGIN };
}
function bcaOf(values, { resampled, mean }) {
    const interval = (0,bootstrap/* bcaInterval */.G)(values, resampled, mean);
    return interval.some(Number.isNaN) ? null : (0,estimate_ratio/* exponentiate */.nO)(interval); // equal values have none
}
/** Of fewer than six values even the most extreme signs are no rarer than 2 in 32. */
const LEAST_FOR_SIGNS = ratio/* MINIMUM_PAIRS */.Bc + 1;
function checkTests(values, { interval95 }, { signFlip }) {
    const clear = values.map((value) => (Math.abs(value) <= ratio/* SAME_RATIO */.Fb ? 0 : value));
    const { pExact, pNormalCorrected } = (0,wilcoxon/* wilcoxonSignedRank */.Q)(clear);
    const wilcoxonP = pExact ?? (Number.isNaN(pNormalCorrected) ? null : pNormalCorrected);
    const { p: signFlipP, exact: signFlipExact } = signFlip(clear);
    const differs = (0,ratio/* excludesOne */.qR)((0,estimate_ratio/* exponentiate */.nO)(interval95));
    const agree = [wilcoxonP ?? 1, signFlipP].every((p) => p <= verdict/* LEVEL */.B === differs);
    return { wilcoxonP, signFlipP, signFlipExact, agree: values.length < LEAST_FOR_SIGNS ? null : agree };
}
const doubtOf = ({ signFlipP, wilcoxonP }) => ({
    kind: 'tests-disagree',
    signFlipP,
    wilcoxonP,
});
const exponential = (value) => (value === null ? null : Math.exp(value));

;// CONCATENATED MODULE: ./build/analysis/groups/answer-ranks.js





/**
 * Places of all answers to a project by their ratio to the code without plots, so that answers of different shards compare.
 * What failed or is less accurate shares the last place, so that failing cheaply earns nothing; ties share the mean of their
 * places. Left out: what could not be attempted, and what passed without a measured ratio.
 */
function rankAnswers(analysed) {
    const answers = analysed.filter(({ analysis }) => analysis.model !== null && analysis.attempted);
    const places = (0,base_groups/* recordOf */.zv)(schema_group/* COSTS */.zN, (quantity) => placesBy(answers, quantity));
    return (members) => (0,base_groups/* recordOf */.zv)(schema_group/* COSTS */.zN, (quantity) => meanRankOf(members, places[quantity]));
}
function placesBy(answers, quantity) {
    const places = new Map();
    for (const ofProject of (0,base_groups/* groupsBy */.G_)(answers, ({ analysis }) => analysis.project)) {
        const ranked = ofProject.flatMap((answer) => {
            const value = placingValue(answer, quantity);
            return value === null ? [] : [{ answer, value }];
        });
        // Where nothing was measured the places would tell failures only.
        if (!ranked.some(({ value }) => Number.isFinite(value)))
            continue;
        const { ranks } = (0,statistics_ranks/* rankValues */.Z)(ranked.map(({ value }) => value));
        for (const [i, { answer }] of ranked.entries())
            places.set(answer, { rank: ranks[i] ?? 0, of: ranked.length });
    }
    return places;
}
function placingValue({ analysis }, quantity) {
    if (!analysis.passed || analysis.metric.verdict === 'worse')
        return Number.POSITIVE_INFINITY;
    const ratio = ratioTo(analysis, quantity, 'original-headless');
    return ratio?.quality === 'measured' ? ratio.estimate : null;
}
function meanRankOf(members, places) {
    const byProject = (0,base_groups/* groupsBy */.G_)(members, ({ analysis }) => analysis.project).flatMap((samples) => {
        const found = samples.flatMap((sample) => places.get(sample) ?? []);
        const [rank, of] = [(0,base_numbers/* mean */.i2)(found.map((place) => place.rank)), (0,base_numbers/* mean */.i2)(found.map((place) => place.of))];
        return rank === null || of === null ? [] : [{ rank, of }];
    });
    const [average, of] = [(0,base_numbers/* mean */.i2)(byProject.map(({ rank }) => rank)), (0,base_numbers/* mean */.i2)(byProject.map((place) => place.of))];
    return average === null || of === null ? null : { mean: average, of, projects: byProject.length };
}

;// CONCATENATED MODULE: ./build/analysis/groups/draws.js






function drawsOfProject(samples) {
    const attempted = samples.filter(({ analysis }) => analysis.attempted);
    const passed = attempted.filter(({ analysis }) => analysis.passed);
    return {
        n: attempted.length,
        passed: passed.length,
        correct: passed.filter(({ analysis }) => (0,variant/* isComparable */.n9)(analysis)),
    };
}
/** What asking k times gives, for k up to the answers that were drawn; only answers that could be attempted count. */
function drawsOf(members) {
    const projects = (0,base_groups/* groupsBy */.G_)(members, ({ analysis }) => analysis.project).map(drawsOfProject);
    const most = Math.max(0, ...projects.map(({ n }) => n));
    return Array.from({ length: most }, (_, i) => {
        const k = i + 1;
        const drawn = projects.filter(({ n }) => n >= k);
        const share = (countOf) => (0,base_numbers/* mean */.i2)(drawn.map((project) => 1 - (0,proportions/* shareWithout */.WQ)(countOf(project), project.n, k))) ?? 0;
        const correct = share((project) => project.correct.length);
        return {
            k,
            projects: drawn.length,
            pass: share(({ passed }) => passed),
            correct,
            censored: 1 - correct,
            best: (0,base_groups/* recordOf */.zv)(schema_group/* COSTS */.zN, (quantity) => bestOf(drawn, k, quantity)),
        };
    });
}
/** On the log scale, against the code without plots. A project of which no answer is correct has no best: it is censored. */
function bestOf(drawn, k, quantity) {
    const withCorrect = drawn.filter(({ correct }) => correct.length > 0);
    const values = withCorrect.flatMap(({ n, correct }) => {
        const logs = correct.flatMap(({ analysis }) => {
            const ratio = ratioTo(analysis, quantity, 'original-headless');
            return ratio?.quality === 'measured' && ratio.estimate !== null ? [Math.log(ratio.estimate)] : [];
        });
        return logs.length === correct.length ? [(0,proportions/* meanLeast */.xS)(logs, n, k)] : [];
    });
    const average = (0,base_numbers/* mean */.i2)(values);
    const unread = withCorrect.length - values.length;
    const cause = withCorrect.length === 0 ? { kind: 'none-correct' } : unread > 0 ? { kind: 'projects-unread', unread } : null;
    return { ratio: average === null ? null : Math.exp(average), projects: values.length, cause };
}

;// CONCATENATED MODULE: ./build/analysis/groups/multiplicity.js

/**
 * Corrects for the number of tests: Holm over those that plan.json declares, Benjamini and Hochberg over all others. A
 * declared test that could not be made (nothing was measured, too few projects) does not count: what decides that is not
 * its result.
 */
function correctForNumber(plan, tests, postHoc) {
    const declaredKeys = new Set(plan.primaryFamily.map(keyOf));
    const declared = tests.filter((test) => declaredKeys.has(keyOf(test)));
    const others = tests.filter((test) => !declaredKeys.has(keyOf(test)));
    const summary = { declared: declaredKeys.size, tested: declared.length, postHoc };
    const corrections = new Map([
        ...correct(declared, 'holm', postHoc === true ? 'post-hoc' : 'primary'),
        ...correct(others, 'benjamini-hochberg', 'exploratory'),
    ]);
    return { summary, corrections };
}
const METHODS = { holm: 'holm', 'benjamini-hochberg': 'bh' };
function correct(tests, method, family) {
    return [...(0,adjust/* adjustEach */.H)(tests, METHODS[method])].map(([test, adjustedP]) => [test, { p: test.p, family, method, tests: tests.length, adjustedP }]);
}
const keyOf = ({ mode, model, quantity, baseline }) => JSON.stringify([mode, model, quantity, baseline]);
/**
 * Whether the declared tests are those that the records were made under. Null where there are no records, or of a version
 * that did not note it.
 */
function isPostHoc(planned, recorded) {
    if ([...recorded].some((hash) => hash !== null && hash !== planned))
        return true;
    return recorded.size === 0 || recorded.has(null) ? null : false;
}

;// CONCATENATED MODULE: ./build/analysis/groups/result-cost.js



/** An answer that fails has cost its run: what all attempts took, shared out among the answers that can be used. */
function resultCostOf(members, quantity) {
    const attempts = members.filter(({ analysis }) => analysis.attempted);
    const correct = attempts.filter(({ analysis }) => (0,variant/* isComparable */.n9)(analysis)).length;
    const costs = attempts.map(({ inBlocks }) => attemptCost(inBlocks.beside.get('original-headless') ?? inBlocks.runs, quantity));
    const baselines = attempts.map(({ inBlocks }) => attemptCost(inBlocks.baselines.get('original-headless')?.runs ?? [], quantity));
    const unread = costs.filter((cost) => cost === null).length;
    const total = unread > 0 || attempts.length === 0 ? null : costs.reduce((sum, cost) => sum + (cost ?? 0), 0);
    const known = baselines.flatMap((cost) => (cost === null || cost === 0 ? [] : [cost]));
    return {
        total,
        attempts: attempts.length,
        correct,
        perCorrect: total === null || correct === 0 ? null : total / correct,
        baseline: known.length === attempts.length ? (0,base_numbers/* mean */.i2)(known) : null,
        quality: total === null ? 'unavailable' : 'measured',
        cause: whyUnknown(attempts.length, unread, correct),
    };
}
function whyUnknown(attempts, unread, correct) {
    if (attempts === 0)
        return { kind: 'none-attempted' };
    if (unread > 0)
        return { kind: 'attempts-unread', unread };
    return correct === 0 ? { kind: 'none-correct' } : null;
}
/** Mean over the runs that the script itself ended and that could be read; 0 where there was no code to run. Null: none could. */
function attemptCost(runs, quantity) {
    const own = runs.filter(({ status }) => status !== 'missing-variant' && !record/* OUR_FAILURES */.jJ.includes(status));
    const readings = own.flatMap(({ readings }) => {
        const { value, quality } = readings[quantity];
        return quality === 'measured' && value !== null ? [value] : [];
    });
    return own.length === 0 ? 0 : (0,base_numbers/* mean */.i2)(readings);
}

// EXTERNAL MODULE: ./build/analysis/groups/success.js
var success = __webpack_require__(74083);
;// CONCATENATED MODULE: ./build/analysis/groups/analyse-groups.js















/** One group a mode and model of which the plan holds a variant, in the plan's order. */
function groupsOf(plan, analysed) {
    return plan.models.flatMap(({ id: model }) => plan.options.modes.flatMap((mode) => {
        const members = analysed.filter(({ analysis }) => analysis.model === model && analysis.mode === mode);
        return members.length === 0 ? [] : [{ mode, model, members }];
    }));
}
/** All ratios come first: a verdict depends on how many others are tested. */
function analyseGroups(plan, members, analysed, resampling, postHoc) {
    const drafts = members.map((group) => ({
        group,
        ratios: ratio/* QUANTITIES */.cl.flatMap((quantity) => variants_in_blocks/* HEADLINE_ORDER */.O.map((baseline) => {
            const ratio = ratiosOverProjects(quantity, baseline, group.members, resampling);
            return { ...ratio, declarable: testOf(group, ratio) };
        })),
    }));
    const tests = drafts.flatMap(({ ratios }) => ratios.flatMap(({ declarable }) => declarable ?? []));
    const { summary, corrections } = correctForNumber(plan, tests, postHoc);
    const rankOf = rankAnswers(analysed);
    const groups = drafts.map(({ group, ratios }) => {
        const { mode, model, members } = group;
        const variants = members.map(({ analysis }) => analysis);
        return {
            mode,
            model,
            success: (0,success/* successOf */.Bu)(variants),
            comparable: variants.filter(variant/* isComparable */.n9).length,
            suspect: variants.filter(({ passed, validity }) => passed && validity?.verdict === 'suspect').length,
            metricDifference: metricGain(members, resampling),
            ratios: (0,analysis_pairs/* perQuantity */.tK)((quantity) => ratios
                .filter((ratio) => ratio.quantity === quantity)
                .map(({ evidence, facts, declarable }) => {
                const test = (declarable && corrections.get(declarable)) ?? null;
                return { ...(0,verdict/* decideVerdict */.A)(quantity, { ...evidence, correction: test }), ...facts, test };
            })),
            costPerResult: (0,base_groups/* recordOf */.zv)(schema_group/* COSTS */.zN, (quantity) => resultCostOf(members, quantity)),
            draws: drawsOf(members),
            ranks: rankOf(members),
        };
    });
    return { groups, family: summary };
}
function testOf({ mode, model }, { quantity, evidence: { baseline }, p }) {
    return p === null ? null : { mode, model, quantity, baseline, p };
}
/**
 * The metric's gain of each project (positive: the answer is better), median over its samples that ran, whether comparable
 * or not, but not of suspect ones. Only metrics that are fractions: a difference of 30 in an rmse and one of 0.01 in an accuracy have no median.
 */
function metricGain(members, { means }) {
    const byProject = Map.groupBy(members, ({ inBlocks }) => inBlocks.project);
    const found = [...byProject].flatMap(([{ metric }, samples]) => {
        if (metric.scale === 'absolute')
            return [];
        const sign = metric.direction === 'higher' ? 1 : -1;
        const gain = (0,base_numbers/* median */.JZ)(samples.flatMap(({ analysis }) => analysis.passed && analysis.validity?.verdict !== 'suspect' && analysis.metric.difference !== null
            ? [sign * analysis.metric.difference]
            : []));
        return gain === null ? [] : [{ gain, tolerance: metric.tolerance }];
    });
    const gains = found.map(({ gain }) => gain);
    const inference = means.infer(gains);
    const margin = found.length === 0 ? null : Math.min(...found.map(({ tolerance }) => tolerance));
    // The lower end of the 90 % interval is the one-sided 95 % limit.
    const lower = inference?.interval90[0] ?? null;
    return {
        median: (0,base_numbers/* median */.JZ)(gains),
        projects: gains.length,
        mean: (0,base_numbers/* mean */.i2)(gains),
        lower,
        margin,
        nonInferior: lower === null || margin === null ? null : (0,metric_change/* isNotInferior */.iG)(lower, margin),
    };
}

// EXTERNAL MODULE: ./build/analysis/statistics/friedman.js
var friedman = __webpack_require__(55929);
;// CONCATENATED MODULE: ./build/analysis/statistics/rank-test.js



const SHUFFLES = 1999;
/** Whether treatments (columns) differ within complete blocks (rows). */
function rankTest(blocks, seed) {
    const { chi2, p } = (0,friedman/* friedman */.D)(blocks);
    const differs = Number.isFinite(chi2);
    return {
        /** Friedman's χ², corrected for ties; of zeros and ones it is Cochran's Q. Null: nothing differs within any block. */
        statistic: differs ? chi2 : null,
        degreesOfFreedom: (blocks[0]?.length ?? 1) - 1,
        p: differs ? p : null,
        /** By shuffling within blocks, which needs no approximation. */
        permutationP: differs ? shuffleRanks(blocks, seed) : null,
    };
}
/** Ties within blocks stay as they are, so that the spread of the column sums orders shuffles as χ² would. */
function shuffleRanks(blocks, seed) {
    const ranks = blocks.map((block) => (0,statistics_ranks/* rankValues */.Z)(block).ranks);
    const treatments = ranks[0]?.length ?? 0;
    const spread = () => {
        let squares = 0;
        for (let column = 0; column < treatments; column++) {
            let sum = 0;
            for (const block of ranks)
                sum += block[column] ?? 0;
            squares += sum * sum;
        }
        return squares;
    };
    const limit = spread(); // sums of halves: exact
    const random = (0,base_random/* seededRandom */.I)(seed, `shuffles of ${ranks.length} × ${treatments}`);
    let count = 1;
    for (let shuffle = 0; shuffle < SHUFFLES; shuffle++) {
        for (const block of ranks) {
            for (let i = treatments - 1; i > 0; i--) {
                const j = random.below(i + 1);
                const kept = block[i] ?? 0;
                block[i] = block[j] ?? 0;
                block[j] = kept;
            }
        }
        if (spread() >= limit)
            count++;
    }
    return count / (SHUFFLES + 1);
}

;// CONCATENATED MODULE: ./build/analysis/groups/compare-models.js








/** Models of one mode beside each other; modes with a single model have nothing to compare. */
function compareModels(groups, resampling) {
    return [...Map.groupBy(groups, ({ mode }) => mode)].flatMap(([mode, ofMode]) => {
        if (ofMode.length < 2)
            return [];
        const shares = ofMode.map(({ model, members }) => ({
            model,
            values: (0,success/* passedShares */.Vm)(members.map(({ analysis }) => analysis)),
        }));
        const ratios = schema_group/* COSTS */.zN.flatMap((quantity) => variants_in_blocks/* HEADLINE_ORDER */.O.flatMap((baseline) => compareRatios(ofMode, quantity, baseline, resampling) ?? []));
        return [{ mode, success: rankModels(shares, resampling), ratios }];
    });
}
/**
 * Shards are per model, so that models never share a block: what is ranked is each one's ratio to the baseline, on projects
 * that have it for all models. Null below two such models.
 */
function compareRatios(groups, quantity, baseline, resampling) {
    const models = groups.flatMap(({ model, members }) => {
        const correct = members.filter(({ analysis }) => (0,variant/* isComparable */.n9)(analysis));
        const { quality, byProject } = logRatiosByProject(quantity, baseline, correct);
        return quality === 'measured' ? [{ model, values: byProject }] : [];
    });
    const ranked = rankModels(models, resampling);
    return ranked === null ? null : { ...ranked, quantity, baseline, pairs: comparePairs(models, resampling) };
}
function rankModels(models, { seed }) {
    const projects = completeProjects(models);
    if (models.length < 2 || projects.length < 2)
        return null;
    const blocks = projects.map((project) => models.map(({ values }) => values.get(project) ?? 0));
    return { models: models.map(({ model }) => model), projects: projects.length, ...rankTest(blocks, seed) };
}
const completeProjects = ([first, ...others]) => [...(first?.values.keys() ?? [])].filter((project) => others.every(({ values }) => values.has(project)));
function comparePairs(models, { signFlip }) {
    const projects = completeProjects(models);
    const pairs = pairsOf(models).map(([a, b]) => {
        const differences = projects.map((project) => (b.values.get(project) ?? 0) - (a.values.get(project) ?? 0));
        return { a: a.model, b: b.model, ratio: Math.exp((0,moments/* meanOf */.hm)(differences)), p: signFlip(differences).p };
    });
    return withAdjusted(pairs, 'holm');
}
/** Every pair of groups, on the projects that both could attempt. */
function compareSuccess(groups, { signFlip }) {
    const shares = groups.map(({ mode, model, members }) => ({
        member: { mode, model },
        values: (0,success/* passedShares */.Vm)(members.map(({ analysis }) => analysis)),
    }));
    const pairs = pairsOf(shares).flatMap(([a, b]) => {
        const differences = [...a.values].flatMap(([project, share]) => {
            const other = b.values.get(project);
            return other === undefined ? [] : [share - other];
        });
        if (differences.length === 0)
            return [];
        return [
            {
                a: a.member,
                b: b.member,
                projects: differences.length,
                betterA: differences.filter((each) => each > 0).length,
                betterB: differences.filter((each) => each < 0).length,
                p: signFlip(differences).p,
            },
        ];
    });
    return withAdjusted(pairs, 'bh');
}
function withAdjusted(pairs, method) {
    return [...(0,adjust/* adjustEach */.H)(pairs, method)].map(([pair, adjustedP]) => ({ ...pair, adjustedP }));
}
const pairsOf = (items) => items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b]));

;// CONCATENATED MODULE: ./build/analysis/groups/scope.js


/** What the numbers were taken from, and so what they can speak of. Null without a run. */
function findScope(plan, analysed, hosts) {
    const ran = analysed.filter(({ inBlocks }) => inBlocks.runs.length > 0);
    const slugs = new Set(ran.map(({ inBlocks }) => inBlocks.project.slug));
    const days = [
        ...new Set(ran.flatMap(({ inBlocks }) => inBlocks.runs.map(({ startedAt }) => startedAt.slice(0, 10)))),
    ].sort();
    const [firstDay, lastDay] = [days[0], days.at(-1)];
    if (firstDay === undefined || lastDay === undefined)
        return null;
    return {
        projects: slugs.size,
        tasks: countTasks(plan, slugs),
        cpuSeconds: findSizes(ran),
        hosts: new Set(hosts.map(({ name }) => name)).size,
        strata: hosts.length,
        ...{ days: days.length, firstDay, lastDay },
    };
}
function countTasks(plan, slugs) {
    const ran = plan.projects.filter(({ slug }) => slugs.has(slug));
    const groups = (0,base_groups/* largestGroups */.zm)(ran, ({ task }) => task);
    return groups.map((projects) => ({ task: projects[0].task, projects: projects.length }));
}
/** Of the author's script as it is: a project's is the median of what it took in the blocks of each shard. */
function findSizes(analysed) {
    const baselines = analysed.filter(({ analysis }) => analysis.mode === 'original');
    const seconds = (0,base_groups/* groupsBy */.G_)(baselines, ({ analysis }) => analysis.project).flatMap((shards) => (0,base_numbers/* median */.JZ)(shards.flatMap(({ analysis }) => analysis.summaries.cpu.median ?? [])) ?? []);
    return seconds.length === 0 ? null : [Math.min(...seconds), Math.max(...seconds)];
}

;// CONCATENATED MODULE: ./build/analysis/statistics/cluster-regression.js

/**
 * Least squares with standard errors that allow any dependence within a cluster: the jackknife over clusters, Student's t
 * with clusters − 1 degrees of freedom (CV3 of MacKinnon, Nielsen & Webb, J. Econometrics 232 (2023) 272, who find it the safer
 * one where clusters are few). Null: the columns are not independent.
 */
function regressByCluster(observations) {
    const size = observations[0]?.x.length ?? 0;
    const clusters = new Map();
    const all = new NormalEquations(size);
    for (const { x, y, cluster } of observations) {
        const own = clusters.get(cluster) ?? new NormalEquations(size);
        clusters.set(cluster, own);
        own.add(x, y);
        all.add(x, y);
    }
    const estimates = all.solve();
    if (estimates === null)
        return null;
    const without = [...clusters.values()].map((own) => all.less(own).solve());
    const number = clusters.size;
    return [...estimates].map((estimate, i) => {
        if (number < 2 || without.some((each) => each === null))
            return { estimate, error: null };
        const squares = without.reduce((sum, each) => sum + ((each?.[i] ?? 0) - estimate) ** 2, 0);
        const standardError = Math.sqrt(((number - 1) / number) * squares);
        const half = (0,tails/* studentQuantile */.FI)(0.975, number - 1) * standardError;
        const t = estimate / standardError;
        const p = Number.isNaN(t) ? 1 : (0,tails/* studentTwoSided */.$W)(t, number - 1);
        return { estimate, error: { standardError, interval: [estimate - half, estimate + half], p } };
    });
}
/** X′X and X′y of some observations. */
class NormalEquations {
    #size;
    /** Rows of X′X with X′y as the last column. */
    #rows;
    constructor(size, rows = Array.from({ length: size }, () => new Float64Array(size + 1))) {
        this.#size = size;
        this.#rows = rows;
    }
    add(x, y) {
        for (const [i, row] of this.#rows.entries()) {
            const xi = x[i] ?? 0;
            for (let j = 0; j < this.#size; j++)
                row[j] = (row[j] ?? 0) + xi * (x[j] ?? 0);
            row[this.#size] = (row[this.#size] ?? 0) + xi * y;
        }
    }
    less(other) {
        const rows = this.#rows.map((row, i) => row.map((value, j) => value - (other.#rows[i]?.[j] ?? 0)));
        return new NormalEquations(this.#size, rows);
    }
    /** Gauss-Jordan with partial pivoting; null where a pivot vanishes beside its column's own scale. */
    solve() {
        const rows = this.#rows.map((row) => row.slice());
        const scales = rows.map((row, i) => row[i] ?? 0);
        for (const [column, scale] of scales.entries()) {
            const pivotRow = swapPivotUp(rows, column);
            if (Math.abs(pivotRow[column] ?? 0) <= 1e-9 * scale)
                return null;
            clearColumn(rows, column, pivotRow);
        }
        return Float64Array.from(rows, (row, i) => (row[this.#size] ?? 0) / (row[i] ?? 1));
    }
}
/** Puts the row with the largest value of the column, of those from the diagonal down, on the diagonal. */
function swapPivotUp(rows, column) {
    const at = (row) => Math.abs(rows[row]?.[column] ?? 0);
    let best = column;
    for (let row = column + 1; row < rows.length; row++)
        if (at(row) > at(best))
            best = row;
    const [pivotRow = new Float64Array(), other = pivotRow] = [rows[best], rows[column]];
    rows[best] = other;
    rows[column] = pivotRow;
    return pivotRow;
}
/** Takes multiples of the pivot's row from all others, so that the column is 0 there. */
function clearColumn(rows, column, pivotRow) {
    for (const row of rows) {
        const factor = (row[column] ?? 0) / (pivotRow[column] ?? 1);
        if (row === pivotRow || factor === 0)
            continue;
        for (let j = column; j < row.length; j++)
            row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0);
    }
}

;// CONCATENATED MODULE: ./build/analysis/groups/strata.js







/**
 * Whether ratios depend on the host or its state. Each answer's mean log-ratio on each stratum, by least squares on its mode
 * and model and on the stratum, with any dependence within a project. Empty where there is one stratum only.
 */
function stratumEffects(groups, hosts) {
    if (hosts.length < 2)
        return [];
    return schema_group/* COSTS */.zN.flatMap((quantity) => variants_in_blocks/* HEADLINE_ORDER */.O.flatMap((baseline) => effectsOn(groups, hosts, quantity, baseline)));
}
function effectsOn(groups, hosts, quantity, baseline) {
    const answers = groups.flatMap((group, index) => answersOf(group, index, quantity, baseline));
    const found = new Set(answers.map(({ stratum }) => stratum));
    const [reference, ...others] = hosts.filter(({ stratum }) => found.has(stratum));
    if (reference === undefined || others.length === 0)
        return [];
    const present = [...new Set(answers.map(({ group }) => group))];
    const coefficients = regressByCluster(answers.map(({ group, project, stratum, logRatio }) => ({
        x: [
            ...present.map((each) => indicator(each === group)),
            ...others.map((host) => indicator(host.stratum === stratum)),
        ],
        y: logRatio,
        cluster: project,
    })));
    return others.map(({ stratum, name }, i) => {
        const own = answers.filter((answer) => answer.stratum === stratum);
        const coefficient = coefficients?.[present.length + i] ?? null;
        const error = coefficient?.error ?? null;
        const projects = new Set(own.map(({ project }) => project)).size;
        return {
            quantity,
            baseline,
            stratum,
            host: name,
            reference: reference.stratum,
            answers: own.length,
            projects,
            effect: coefficient === null ? null : Math.exp(coefficient.estimate),
            interval: error && (0,estimate_ratio/* exponentiate */.nO)(error.interval),
            p: error?.p ?? null,
            cause: coefficient === null ? 'inseparable' : error === null ? 'one-project' : null,
        };
    });
}
const indicator = (truth) => (truth ? 1 : 0);
/** Of answers that passed and are as accurate, like the ratios themselves. */
function answersOf({ members }, group, quantity, baseline) {
    return members.flatMap(({ analysis, pairings }) => {
        if (!(0,variant/* isComparable */.n9)(analysis))
            return [];
        const byStratum = Map.groupBy(pairings.get(baseline)?.pairs ?? [], ({ run }) => run.stratum);
        return [...byStratum].flatMap(([stratum, pairs]) => {
            const { quality, values } = (0,analysis_pairs/* logRatiosOf */._K)(pairs, quantity);
            if (quality !== 'measured' || values.length === 0)
                return [];
            return [{ group, project: analysis.project, stratum, logRatio: (0,moments/* meanOf */.hm)(values) }];
        });
    });
}

;// CONCATENATED MODULE: ./build/analysis/observations/model-use.js
/** What each model of the plan was asked and gave. */
function summariseModelUse(plan, provenances) {
    const ofModel = Map.groupBy(provenances, ({ model }) => model);
    return plan.models.map(({ id, model }) => {
        const own = ofModel.get(id) ?? [];
        const returned = [...new Set(own.flatMap(({ returnedModel }) => returnedModel ?? []))].sort();
        return {
            model: id,
            answeredAs: returned.filter((name) => name !== model),
            recorded: own.some(({ origin }) => origin === 'recorded'),
            answers: own.length,
            usable: own.filter(({ status }) => status === 'ok').length,
            inputTokens: sumKnown(own.map(({ tokens }) => tokens?.input ?? null)),
            outputTokens: sumKnown(own.map(({ tokens }) => tokens?.output ?? null)),
            usd: sumKnown(own.map(({ cost }) => cost?.usd ?? null)),
            usdReason: own.flatMap(({ costReason }) => costReason ?? [])[0] ?? null,
        };
    });
}
/** Null where a part is unknown: a sum that leaves some out would look like the whole. */
function sumKnown(values) {
    if (values.length === 0)
        return null;
    return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}

;// CONCATENATED MODULE: ./build/analysis/validity/find-suspects.js

/** What a reader has to know first: which answers are suspect, and of how many that could not be said. */
function findSuspects(variants) {
    const judged = variants.flatMap(({ id, passed, validity }) => validity === null ? [] : [{ id, passed, ...validity }]);
    return [...listSuspects(judged), ...countUnprobed(judged)];
}
function listSuspects(judged) {
    const suspects = judged.flatMap(({ id, verdict }) => (verdict === 'suspect' ? [id] : []));
    if (suspects.length === 0)
        return [];
    const probed = judged.filter(({ verdict }) => verdict !== 'not-probed').length;
    return [
        {
            ...{ kind: 'suspect-answers', severity: 'warning', subject: null },
            numbers: { suspect: suspects.length, probed },
            evidence: suspects,
        },
        ...suspects.map((id) => ({
            ...{ kind: 'suspect-answer', severity: 'warning', subject: id, numbers: {} },
            evidence: [id],
        })),
    ];
}
/** Of answers that passed: one that failed has a line of its own. */
function countUnprobed(judged) {
    const unprobed = judged.filter(({ passed, verdict }) => passed && verdict === 'not-probed');
    if (unprobed.length === 0)
        return [];
    return [
        {
            ...{ kind: 'unprobed-answers', severity: 'note', subject: null },
            numbers: { unprobed: unprobed.length, judged: judged.length },
            reasons: (0,base_groups/* groupsBy */.G_)(unprobed, ({ reason }) => reason).flatMap((own) => own[0].reason ? [{ reason: own[0].reason, answers: own.length }] : []),
            evidence: unprobed.map(({ id }) => id),
        },
    ];
}

;// CONCATENATED MODULE: ./build/analysis/analyse.js























/** Everything that can be said of a campaign. Pure: the same input gives the same analysis. */
function analyseCampaign(input) {
    const { plan, collected, provenances, toolVersion, createdAt, tornLines = 0 } = input;
    const estimate = (0,estimate_ratio/* createRatioEstimator */.cI)(plan.options.seed);
    const estimateFinely = (0,estimate_ratio/* createRatioEstimator */.cI)(plan.options.seed, estimate_ratio/* FINE_RESAMPLES */.un);
    const all = (0,variant/* analyseVariants */.sN)(plan, collected, provenances, estimate);
    const runs = all.flatMap(({ inBlocks }) => inBlocks.runs);
    const analysed = all.filter(({ inBlocks }) => inBlocks.counts);
    const variants = analysed.map(({ analysis }) => analysis);
    const code = input.code === undefined ? null : analyseCode(plan, input.code, variants, estimate);
    const failures = analyseFailures(analysed, code);
    const resampling = createResampling(plan.options.seed, estimate_ratio/* FINE_RESAMPLES */.un);
    const postHoc = isPostHoc((0,primary_family/* hashPrimaryFamily */.V)(plan.primaryFamily), collected.families);
    const members = groupsOf(plan, analysed);
    const { groups, family } = analyseGroups(plan, members, analysed, resampling, postHoc);
    const strata = stratumEffects(members, collected.hosts);
    const scope = findScope(plan, analysed, collected.hosts);
    const phases = analysePhases(members, collected.profiles, estimateFinely);
    const diagnostics = diagnose(plan, analysed, groups, estimateFinely);
    const energyQuality = bestEnergyQuality(runs);
    const totals = {
        planned: (0,analysis_runs/* measuredBlocks */.h)(plan).reduce((sum, { order }) => sum + order.length, 0),
        recorded: runs.length,
        ok: runs.filter(({ status }) => status === 'ok').length,
    };
    return {
        schemaVersion: analysis/* ANALYSIS_VERSION */.SA,
        campaign: plan.campaign,
        toolVersion,
        createdAt,
        seed: plan.options.seed,
        headline: chooseHeadline(groups, analysed, energyQuality, provenances.values(), scope),
        leading: (0,quantities/* chooseLeadingQuantity */.JH)(energyQuality === 'measured'),
        energyQuality,
        energyLeftOut: listLeftOut(runs),
        energyMeters: [...collected.meters].sort(),
        runs: totals,
        hosts: [...collected.hosts],
        sandboxes: execution/* TIERS */.iB.filter((tier) => collected.sandboxes.has(tier)),
        startedAt: collected.startedAt,
        scope,
        primaryFamily: family,
        groups,
        models: compareModels(members, resampling),
        successPairs: compareSuccess(members, resampling),
        strata,
        variants: all.map(({ analysis }) => analysis),
        failures,
        phases,
        diagnostics,
        readings: collected.readings,
        modelUse: summariseModelUse(plan, provenances.values()),
        breakEven: analyseBreakEven(analysed, provenances),
        code,
        findings: [
            ...findTornLines(tornLines),
            ...findSuspects(variants),
            ...findFaults(collected, analysed, totals, { family, strata }),
            ...findLeftOut(failures),
            ...findDisturbances(diagnostics),
        ],
    };
}
const findTornLines = (lines) => lines === 0 ? [] : [{ kind: 'torn-lines', severity: 'note', subject: null, numbers: { lines }, evidence: [] }];
const listLeftOut = (runs) => [...new Set(runs.flatMap(({ readings }) => (0,quantities/* leftOutAs */.gj)(readings.energy) ?? []))].sort();
/** The best there is; a finding tells how many runs have less. */
function bestEnergyQuality(runs) {
    const found = new Set(runs.map(({ readings }) => readings.energy.quality));
    return found.has('measured') ? 'measured' : found.has('estimated') ? 'estimated' : 'unavailable';
}

// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/campaign/documents.js
var documents = __webpack_require__(80173);
// EXTERNAL MODULE: ./build/campaign/logs.js
var campaign_logs = __webpack_require__(2828);
// EXTERNAL MODULE: ./build/campaign/records.js
var records = __webpack_require__(50105);
// EXTERNAL MODULE: ./build/campaign/settle-plan.js
var settle_plan = __webpack_require__(83682);
// EXTERNAL MODULE: ./build/campaign/variant-files.js
var variant_files = __webpack_require__(85868);
// EXTERNAL MODULE: ./build/base/wrap.js
var wrap = __webpack_require__(61862);
// EXTERNAL MODULE: ./build/report/text/findings.js
var text_findings = __webpack_require__(21089);
// EXTERNAL MODULE: ./build/report/text/headline.js
var headline = __webpack_require__(15571);
// EXTERNAL MODULE: ./build/report/text/phrase.js
var phrase = __webpack_require__(80002);
// EXTERNAL MODULE: ./build/report/campaign/chapters/code.js
var code = __webpack_require__(38944);
// EXTERNAL MODULE: ./build/report/campaign/chapters/phases.js
var phases = __webpack_require__(12365);
// EXTERNAL MODULE: ./build/report/campaign/terminal.js
var terminal = __webpack_require__(88276);
;// CONCATENATED MODULE: ./build/report/campaign/analysis-text.js







/** For a terminal of so many columns: what was found, where it comes from, and what to know before believing it. */
function renderAnalysis(analysis, width) {
    const chapters = [(0,phases/* composePhases */.$)(analysis.phases), (0,code/* composeCode */.u)(analysis.code)].filter((chapter) => chapter !== null);
    const findings = analysis.findings.map((finding) => `  ${(0,phrase/* plainText */.wh)((0,text_findings/* formatFinding */.tf)(finding, analysis))}`);
    return [
        (0,wrap/* wrapText */.C)((0,headline/* formatHeadline */.QG)(analysis).join('\n'), width),
        ...chapters.map(({ tables, ...chapter }) => {
            const open = { ...chapter, tables: tables.filter(({ folded }) => !folded) };
            return `${chapter.title}\n${(0,terminal/* renderTerminal */.b)(open, width, true).trimEnd()}`;
        }),
        ...(findings.length === 0 ? [] : [(0,wrap/* wrapText */.C)(['What to know before believing it', ...findings].join('\n'), width)]),
    ].join('\n\n');
}

// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
;// CONCATENATED MODULE: ./build/dataset/author-entry.js





/**
 * Reads the author's entry file where the dataset still has it as it was planned: a comparison with other code would mislead.
 * The path is the dataset's own, since a plan that was edited may name any file.
 */
async function readAuthorEntry(dataset, planned) {
    let licence = planned.licence;
    try {
        const { sourceFolder, manifest } = await (0,load_projects/* loadProject */.gi)(dataset, planned.slug);
        licence = manifest.licence?.spdx ?? null;
        if ((await (0,files/* hashTree */.vz)(sourceFolder)) !== planned.sourceHash) {
            return { licence, gap: { kind: 'source-changed' } };
        }
        if ((0,external_node_path_.normalize)(manifest.entry) !== (0,external_node_path_.normalize)(planned.entry)) {
            return { licence, gap: { kind: 'entry-changed' } };
        }
        const source = await (0,untrusted_files/* readBelow */.Gj)(sourceFolder, manifest.entry);
        if (source === null)
            return { licence, gap: { kind: 'source-changed' } };
        return { licence, source, modules: await listModules(sourceFolder, (0,external_node_path_.dirname)(manifest.entry)) };
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return { licence, gap: { kind: 'unreadable', detail: (0,errors/* errorMessage */.gJ)(error) } };
    }
}
async function listModules(sourceFolder, folder) {
    const entries = (await (0,untrusted_files/* listBelow */.Iy)(sourceFolder, folder)) ?? [];
    const modules = entries.filter(({ name, kind }) => kind === 'folder' || name.endsWith('.py'));
    return new Set(modules.map(({ name }) => (0,external_node_path_.parse)(name).name));
}

// EXTERNAL MODULE: ./build/base/python-source.js
var python_source = __webpack_require__(12992);
;// CONCATENATED MODULE: ./build/commands/describe-code.js


/** Longer programs are left out: what a model writes has a hundredth of this, and a parser must not be kept busy. */
const SOURCE_BYTES = 256 * 1024;
/**
 * What Python's parser says of each program, by its key. Nothing is executed. A program that brings the parser down, or
 * keeps it busy beyond its limits, is at fault itself, and the others are described without it.
 */
async function describeCode(programs, env, python) {
    const short = new Map([...programs].filter(([, source]) => source.byteLength <= SOURCE_BYTES));
    const readings = await (0,python_source/* readPythonSource */.y)(short, { type: 'structure', answer: code_analysis/* codeDescription */.qN }, python, env);
    return new Map([...programs.keys()].map((key) => {
        const reading = readings.get(key);
        if (reading === undefined)
            return [key, withFault(`longer than ${SOURCE_BYTES / 1024} KiB`)];
        return [key, reading.kind === 'answered' ? reading.answer : withFault(reading.fault)];
    }));
}
const withFault = (fault) => ({ counts: null, structure: null, fault });

;// CONCATENATED MODULE: ./build/commands/read-code.js





/** The code of a campaign, the author's and the models', described by Python's parser in one go. Nothing is executed. */
async function readCampaignCode(campaign, dataset, plan, { env, logger }) {
    const authors = new Map();
    for (const project of plan.projects)
        authors.set(project.slug, await readAuthorEntry(dataset, project));
    const scripts = await (0,variant_files/* readScripts */.b4)(campaign, plan.variants);
    const programs = new Map();
    const sources = [...authors.values()].flatMap((author) => ('gap' in author ? [] : [author.source]));
    for (const source of [...sources, ...scripts.values()]) {
        programs.set((0,files/* sha256Hex */.fg)(source), source); // the same program is described once
    }
    logger.status(`describing ${programs.size} programs`);
    const descriptions = await describeCode(programs, env);
    const toScript = (source) => {
        const description = descriptions.get((0,files/* sha256Hex */.fg)(source));
        if (description === undefined)
            throw new Error('a program was not described');
        return { text: Buffer.from(source).toString('utf8'), bytes: source.byteLength, description };
    };
    const toAuthor = (author) => {
        if ('gap' in author)
            return author;
        const script = toScript(author.source);
        const packages = script.description.structure?.packages ?? [];
        return { ...script, licence: author.licence, ownModules: packages.filter((name) => author.modules.has(name)) };
    };
    return {
        authors: new Map([...authors].map(([slug, author]) => [slug, toAuthor(author)])),
        scripts: new Map([...scripts].map(([id, source]) => [id, toScript(source)])),
    };
}
/** Unified diffs from the author's file to each model's script. Reports show those whose licence allows it. */
async function writePatches(campaign, plan, { authors, scripts }) {
    for (const { id, project } of plan.variants) {
        const [author, script] = [authors.get(project), scripts.get(id)];
        const difference = author === undefined || 'gap' in author || script === undefined ? null : differ(id, author.text, script.text);
        await (0,variant_files/* writePatch */.CZ)(campaign, id, difference?.patch ?? null);
    }
}

;// CONCATENATED MODULE: ./build/commands/analyse.js











/** Reads a campaign's plan, records, provenance and the logs of what failed, and writes its `analysis.json`. */
async function analyse({ campaign, dataset }, context) {
    const { logger } = context;
    const planned = await (0,documents/* readPlan */.m3)(campaign);
    const provenances = await (0,variant_files/* readProvenances */.j)(campaign, planned.variants);
    const plan = (0,settle_plan/* settlePlan */.f)(planned, provenances);
    const { collected, torn } = await collectCampaign(campaign, plan);
    if (collected.startedAt === null)
        logger.warn(`${campaign} has no records of this plan yet: run greenml benchmark.`);
    const code = dataset === undefined ? undefined : await readCampaignCode(campaign, dataset, plan, context);
    const found = analyseCampaign({
        plan,
        collected,
        provenances,
        code,
        toolVersion: base_package/* TOOL_VERSION */.wr,
        createdAt: new Date().toISOString(),
        tornLines: torn,
    });
    const logs = [];
    for (const log of found.failures.logs)
        logs.push({ ...log, end: await (0,campaign_logs/* readLogEnd */.q)(campaign, log) });
    const result = { ...found, failures: { ...found.failures, logs } };
    const path = await (0,documents/* writeAnalysis */.gw)(campaign, result);
    if (code !== undefined)
        await writePatches(campaign, plan, code);
    logger.info(`Analysed ${result.runs.recorded} of ${result.runs.planned} measured runs: ${path}`);
    return { analysis: result, headline: (0,headline/* formatHeadline */.QG)(result), summary: (width) => renderAnalysis(result, width) };
}
/** A record is reduced to what the analysis needs before the next is read. */
async function collectCampaign(campaign, plan) {
    const collector = new analysis_runs/* RunCollector */.z(plan);
    let torn = 0;
    for await (const record of (0,records/* streamRecords */.RA)(campaign, () => torn++))
        collector.add(record);
    return { collected: collector.collect(), torn };
}


/***/ })

};

export const id = 509;
export const ids = [509];
export const modules = {

/***/ 94333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   JZ: () => (/* binding */ median),
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
function mean(values) {
    if (values.length === 0)
        return null;
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum / values.length;
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
/** The values under each key, keys in the order of their first value. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ MINIMUM_PAIRS),
/* harmony export */   Fb: () => (/* binding */ SAME_RATIO),
/* harmony export */   cI: () => (/* binding */ createRatioEstimator),
/* harmony export */   un: () => (/* binding */ FINE_RESAMPLES)
/* harmony export */ });
/* harmony import */ var _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22163);
/* harmony import */ var _base_random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59645);


/** Fewer pairs give an estimate without an interval: none covers 95 % there without being absurdly wide. */
const MINIMUM_PAIRS = 5;
/** For the ratios of single variants, of which a campaign has tens of thousands. */
const QUICK_RESAMPLES = 999;
/** For what the headline says: the seed moves an end by a hundredth of the interval's width. */
const FINE_RESAMPLES = 9999;
/** A ratio this near to 1 is 1: no meter resolves a part in 10⁹, and equal runs leave an interval without width. */
const SAME_RATIO = 1e-9;
/**
 * How near to and how far from the estimate an end may lie, in units of Student's t. The plain studentised interval is
 * erratic at n = 5 to 8 (resamples of nearly equal values) and too short under heavy tails; bench/analysis/interval-coverage.ts
 * shows what the two bounds do to coverage and width.
 */
const NEAREST = 0.9;
const FARTHEST = 2.5;
/**
 * Geometric mean of paired ratios with a 95 % bootstrap-t interval on the logs (Efron & Tibshirani 1993, § 12.5; equal
 * tails, Hall 1988), its ends bounded by Student's t. The resamples depend on the seed and the number of pairs only, so that a
 * ratio does not depend on which others are computed, and swapping the sides gives the exact reciprocal.
 */
function createRatioEstimator(seed, resamples = QUICK_RESAMPLES) {
    const plans = new Map();
    return (logRatios) => {
        const pairs = logRatios.length;
        if (pairs === 0)
            return null;
        const values = Float64Array.from(logRatios);
        const centre = mean(values);
        const estimate = Math.exp(centre);
        if (pairs < MINIMUM_PAIRS)
            return { estimate, interval: null, pairs };
        const plan = plans.get(pairs) ?? planResamples(seed, pairs, resamples);
        plans.set(pairs, plan);
        const [low, high] = studentisedInterval(values, centre, plan);
        return { estimate, interval: [Math.exp(low), Math.exp(high)], pairs };
    };
}
function planResamples(seed, pairs, resamples) {
    const random = (0,_base_random_js__WEBPACK_IMPORTED_MODULE_1__/* .seededRandom */ .I)(seed, `bootstrap of ${pairs}`);
    const indices = new Uint32Array(resamples * pairs);
    for (let i = 0; i < indices.length; i++)
        indices[i] = random.below(pairs);
    return { indices, tailRank: Math.round((resamples + 1) * 0.025), studentQuantile: _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_0__.quantile(0.975, pairs - 1) };
}
function studentisedInterval(values, centre, plan) {
    const n = values.length;
    const deviations = values.map((value) => value - centre);
    let squares = 0;
    for (const deviation of deviations)
        squares += deviation * deviation;
    const standardError = Math.sqrt(squares / (n - 1) / n);
    const tails = tailsOf(deviations, plan.indices, NEAREST * plan.studentQuantile);
    // The upper tail of the studentised mean sets the lower end, and the other way round.
    const toLow = boundedQuantile(tails.upper, plan);
    const toHigh = boundedQuantile(tails.lower, plan);
    return [centre - toLow * standardError, centre + toHigh * standardError];
}
/**
 * |mean of the resample − mean| in its own standard errors, of those resamples where it is beyond the nearer bound. Only
 * these can set an end, and leaving the square root and the sorting of all others out is most of the speed.
 */
function tailsOf(deviations, indices, nearest) {
    const n = deviations.length;
    const upper = [];
    const lower = [];
    for (let from = 0; from < indices.length; from += n) {
        let sum = 0;
        let squares = 0;
        for (let at = from; at < from + n; at++) {
            const deviation = deviations[indices[at] ?? 0] ?? 0;
            sum += deviation;
            squares += deviation * deviation;
        }
        const shift = sum / n;
        const variance = (squares - n * shift * shift) / (n - 1) / n;
        if (shift * shift <= nearest * nearest * variance)
            continue;
        // A resample of equal values has no spread: infinitely many standard errors away, and the farther bound takes care of it.
        const distance = variance > 0 ? Math.abs(shift) / Math.sqrt(variance) : Number.POSITIVE_INFINITY;
        if (shift > 0)
            upper.push(distance);
        else if (shift < 0)
            lower.push(distance);
    }
    return { upper, lower };
}
/** The 97.5 % quantile of the studentised mean, within its bounds. */
function boundedQuantile(tail, { tailRank, studentQuantile }) {
    const sorted = Float64Array.from(tail).sort();
    const quantile = sorted[sorted.length - tailRank] ?? NEAREST * studentQuantile;
    return Math.min(quantile, FARTHEST * studentQuantile);
}
function mean(values) {
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum / values.length;
}


/***/ }),

/***/ 68142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ decideVerdict),
/* harmony export */   O: () => (/* binding */ QUANTITY_WORDS)
/* harmony export */ });
/* harmony import */ var _ratio_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9396);

const QUANTITY_WORDS = {
    energy: 'energy',
    cpu: 'CPU time',
    wall: 'wall time',
    memory: 'peak memory',
};
/**
 * The verdict and its reason. Each question is put only when the one before it is settled:
 * 1. `not measured`: without a meter on both sides no number of runs and no accuracy leads to a verdict.
 * 2. `too few runs`: below five pairs neither the ratio nor the metric's median is known, so `accuracy differs` would
 *    itself be a claim from too few runs; what helps is to run more.
 * 3. `not comparable`: using less while predicting worse is no saving, however sure the ratio is.
 * 4. `less`, `more`, `no detectable difference`: whether the interval leaves 1 out.
 */
function decideVerdict(quantity, evidence) {
    const { baseline, estimate, quality, comparable, pairNoun, leftOut } = evidence;
    const pairs = estimate?.pairs ?? 0;
    const judge = (verdict, reason) => ({
        baseline,
        estimate: estimate?.estimate ?? null,
        interval: estimate?.interval ?? null,
        pairs,
        quality: estimate === null ? 'unavailable' : quality,
        verdict,
        reason: [reason, leftOut].filter((part) => part !== null).join('; ') || null,
    });
    if (quality === 'estimated') {
        return judge('not measured', `${QUANTITY_WORDS[quantity]} was estimated, and an estimate enters no verdict`);
    }
    if (evidence.notMeasured !== null && pairs === 0)
        return judge('not measured', evidence.notMeasured);
    // Over projects the gate comes before the pairs: only comparable answers form one.
    if (pairs === 0 && pairNoun === 'project' && comparable === false) {
        return judge('not comparable: accuracy differs', 'no answer that ran is as accurate as the baseline');
    }
    const interval = estimate?.interval ?? null;
    if (interval === null) {
        const nouns = pairs === 1 ? pairNoun : `${pairNoun}s`;
        return judge('too few runs', `${pairs} ${nouns} with a reading of both, and a verdict needs ${_ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM_PAIRS */ .Bc}`);
    }
    if (comparable === null)
        return judge('not measured', 'the accuracy of one of the two is unknown');
    if (!comparable)
        return judge('not comparable: accuracy differs', 'it falls behind by more than the tolerance');
    const [low, high] = interval;
    if (high < 1 - _ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .SAME_RATIO */ .Fb)
        return judge('less', null);
    if (low > 1 + _ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .SAME_RATIO */ .Fb)
        return judge('more', null);
    return judge('no detectable difference', null);
}


/***/ }),

/***/ 26750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   ft: () => (/* binding */ ratioWords),
/* harmony export */   m6: () => (/* binding */ BASELINE_WORDS),
/* harmony export */   mF: () => (/* binding */ changeWords),
/* harmony export */   yh: () => (/* binding */ listWords)
/* harmony export */ });
const BASELINE_WORDS = {
    'original-headless': "the author's code without its plots",
    original: "the author's code",
};
/** `1 run`, `2 runs`. */
const count = (n, noun) => `${n} ${noun}${n === 1 ? '' : 's'}`;
/** `×0.77`. */
const times = (ratio, decimals = 2) => `×${decimal(ratio, decimals)}`;
/** `23 % less`, `0.4 % more`, `3.2 times as much`. */
function changeWords(ratio, what) {
    if (ratio >= 2)
        return `${decimal(ratio, ratio < 10 ? 1 : 0)} times as much ${what} as`;
    const percent = Math.abs(ratio - 1) * 100;
    const shown = percent < 0.1 ? percent.toPrecision(1) : percent.toFixed(percent < 10 || percent > 99 ? 1 : 0);
    return `${shown} % ${ratio < 1 ? 'less' : 'more'} ${what} than`;
}
/** `×0.77, 95 % interval 0.61–0.93`: with as many decimals as show on which side of 1 each end lies. */
function ratioWords(estimate, interval) {
    if (interval === null)
        return times(estimate);
    const shows = (decimals) => interval.every((end) => Math.sign(Number(end.toFixed(decimals)) - 1) === Math.sign(end - 1)) &&
        (interval[0].toFixed(decimals) !== interval[1].toFixed(decimals) || interval[0] === interval[1]);
    const decimals = [2, 3, 4].find(shows) ?? 4;
    const [low, high] = interval.map((end) => decimal(end, decimals));
    return `${times(estimate, decimals)}, 95 % interval ${low}–${high}`;
}
/** Two decimals, but two significant digits for what is smaller than that shows. */
function decimal(value, decimals) {
    return value !== 0 && Math.abs(value) < 0.1 ? value.toPrecision(decimals) : value.toFixed(decimals);
}
/** `a, b, c and 4 more`. */
function listWords(items, shown = 5) {
    const rest = items.length - shown;
    return rest > 0 ? `${items.slice(0, shown).join(', ')} and ${rest} more` : items.join(', ');
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

/***/ 33890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  analyse: () => (/* binding */ analyse)
});

// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
// EXTERNAL MODULE: ./build/analysis/numbers.js
var numbers = __webpack_require__(94333);
// EXTERNAL MODULE: ./build/schema/analysis.js
var analysis = __webpack_require__(10558);
;// CONCATENATED MODULE: ./build/analysis/pairs.js

function pairRuns(runs, baselineRuns) {
    const baselineOf = new Map(baselineRuns.map((run) => [run.block, run]));
    const pairs = [];
    let contaminated = 0;
    let acrossStrata = 0;
    for (const run of runs) {
        const baselineRun = baselineOf.get(run.block);
        if (run.status !== 'ok' || baselineRun?.status !== 'ok')
            continue;
        if (run.stratum !== baselineRun.stratum)
            acrossStrata++;
        // Other load disturbs the comparison, whichever of the two it fell upon.
        else if (run.contaminated || baselineRun.contaminated)
            contaminated++;
        else
            pairs.push({ run, baselineRun });
    }
    return { pairs, contaminated, acrossStrata };
}
/** Qualities are never mixed: a pair has two readings of one quality, and estimates stand in only where no pair is measured. */
function logRatiosOf(pairs, quantity) {
    for (const quality of ['measured', 'estimated']) {
        const values = pairs.flatMap(({ run, baselineRun }) => {
            const own = run.readings[quantity];
            const other = baselineRun.readings[quantity];
            const both = own.quality === quality && other.quality === quality;
            return both && own.value !== null && other.value !== null ? [Math.log(own.value / other.value)] : [];
        });
        if (values.length > 0)
            return { quality, values };
    }
    return { quality: 'unavailable', values: [] };
}
function perQuantity(make) {
    const [energy, cpu, wall, memory] = analysis/* QUANTITIES */.cl;
    return { energy: make(energy), cpu: make(cpu), wall: make(wall), memory: make(memory) };
}

// EXTERNAL MODULE: ./build/analysis/ratio.js
var ratio = __webpack_require__(9396);
;// CONCATENATED MODULE: ./build/analysis/quantities.js
/** A whole processor package by its kernel name; its children (`package-0/dram`) are not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/;
const ESTIMATE_DOMAIN = 'estimate/cpu';
function readQuantities(record) {
    const { userSeconds, systemSeconds } = record;
    const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
    return {
        energy: readEnergy(record),
        cpu: positive(cpuSeconds, 'CPU time', record.reasons.userSeconds ?? record.reasons.systemSeconds),
        wall: positive(record.wallSeconds, 'wall time', record.reasons.wallSeconds),
        memory: positive(record.peakMemoryBytes, 'peak memory', record.reasons.peakMemoryBytes),
    };
}
/** Nothing takes no time, no memory and no energy: a zero is a meter too coarse for this run, not a saving. */
function positive(value, what, reason) {
    if (value === null)
        return unavailable(reason ?? `${what} was not recorded`);
    if (value <= 0)
        return unavailable(`${what} was too small to be read`);
    return { value, quality: 'measured', reason: null };
}
const unavailable = (reason) => ({ value: null, quality: 'unavailable', reason });
/** Gross joules of all packages, or none of them: a sum that lacks a socket is not the run's energy. */
function readEnergy({ energy }) {
    const packages = energy.filter(({ domain, quality }) => PACKAGE_DOMAIN.test(domain) && quality !== 'estimated');
    const meter = packages.find(({ quality }) => quality === 'measured')?.meter;
    const ofMeter = packages.filter((reading) => reading.meter === meter); // two meters read the same joules
    if (ofMeter.length > 0) {
        let joules = 0;
        for (const reading of ofMeter) {
            if (reading.quality !== 'measured' || reading.joules === null) {
                return unavailable(reading.reason ?? `${reading.domain} was not read`);
            }
            joules += reading.joules;
        }
        if (joules <= 0)
            return unavailable('the energy counter did not move during the run');
        return { value: joules, quality: 'measured', reason: null };
    }
    const estimate = energy.find(({ domain, quality }) => domain === ESTIMATE_DOMAIN && quality === 'estimated');
    if (estimate?.joules != null && estimate.joules > 0) {
        return { value: estimate.joules, quality: 'estimated', reason: estimate.reason };
    }
    const told = packages.find(({ reason }) => reason !== null) ?? energy.find(({ reason }) => reason !== null);
    return unavailable(told?.reason ?? 'this host gave no reading of energy');
}

;// CONCATENATED MODULE: ./build/analysis/runs.js

class runs_RunCollector {
    #knownVariants;
    #measuredBlocks;
    #runs = new Map();
    #hosts = new Map();
    #sandboxes = new Set();
    #meters = new Set();
    #strangers = new Map();
    #startedAt = null;
    constructor(plan) {
        this.#knownVariants = new Set(plan.variants.map(({ id }) => id));
        this.#measuredBlocks = new Map(measuredBlocks(plan).map(({ id, order }) => [id, new Set(order)]));
    }
    /** A record that comes twice (a shard's file copied, an artifact downloaded again) counts once: the later one. */
    add(record) {
        const stranger = this.#strangeness(record);
        if (stranger !== null) {
            const ids = this.#strangers.get(stranger) ?? new Set();
            this.#strangers.set(stranger, ids.add(record.id));
            return;
        }
        this.#sandboxes.add(record.sandbox);
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
            this.#runs.set(record.id, reduceRecord(record));
    }
    collect() {
        const measured = new Map();
        for (const run of this.#runs.values()) {
            const block = measured.get(run.block) ?? new Map();
            measured.set(run.block, block);
            const other = block.get(run.variant);
            if (other === undefined || isLater(run, other))
                block.set(run.variant, run);
        }
        return {
            measured,
            hosts: [...this.#hosts.values()]
                .map(({ host }) => host)
                .sort((a, b) => compare(a.name, b.name) || compare(a.stratum, b.stratum)),
            sandboxes: this.#sandboxes,
            meters: this.#meters,
            startedAt: this.#startedAt,
            strangers: new Map([...this.#strangers].map(([what, ids]) => [what, ids.size])),
        };
    }
    #strangeness({ variant, block, purpose }) {
        if (!this.#knownVariants.has(variant))
            return `variant ${variant}`;
        // Profiles and operation counts run outside the randomised blocks.
        if (purpose === 'measured' && this.#measuredBlocks.get(block)?.has(variant) !== true)
            return `block ${block}`;
        return null;
    }
}
function measuredBlocks(plan) {
    return plan.blocks.filter(({ purpose }) => purpose === 'measured');
}
function reduceRecord(record) {
    const { errorType, errorMessage, metric } = record;
    return {
        id: record.id,
        variant: record.variant,
        block: record.block,
        attempt: record.attempt,
        orderIndex: record.orderIndex,
        startedAt: record.startedAt,
        status: record.status,
        failureClass: record.failureClass,
        message: errorMessage === null || errorType === null ? errorMessage : `${errorType}: ${errorMessage}`,
        contaminated: record.flags.includes('contaminated'),
        cold: record.flags.includes('cold'),
        stratum: record.host.stratum,
        metric: metric === null ? null : { name: metric.name, value: metric.normalised },
        readings: readQuantities(record),
        variantHash: record.variantHash,
        lockHash: record.lockHash,
    };
}
/** The last attempt counts; records that share an attempt are told apart by time, then id, never by file order. */
function isLater(run, other) {
    return (run.attempt - other.attempt || compare(run.startedAt, other.startedAt) || compare(run.id, other.id)) > 0;
}
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

;// CONCATENATED MODULE: ./build/analysis/units.js

/** Every planned variant, in the plan's order. */
function unitsOf(plan, collected) {
    const projects = new Map(plan.projects.map((project) => [project.slug, project]));
    const blocks = blocksOfUnits(plan);
    const made = new Map();
    const units = [];
    for (const variant of [...plan.variants].sort((a, b) => rank(a) - rank(b))) {
        const project = projects.get(variant.project);
        if (project === undefined)
            throw new Error(`plan.json plans ${variant.id}, but has no project ${variant.project}`);
        const byModel = blocks.get(variant.id) ?? new Map([[plan.fanOut === 'project' ? null : variant.model, []]]);
        for (const [blockModel, unitBlocks] of byModel) {
            const unit = {
                variant,
                project,
                blockModel,
                plannedRuns: unitBlocks.length,
                runs: unitBlocks.flatMap(({ id }) => collected.measured.get(id)?.get(variant.id) ?? []),
                baselines: baselinesOf(variant, blockModel, made),
            };
            if (variant.model === null)
                made.set(baselineKey(variant.project, variant.mode, blockModel), unit);
            units.push(unit);
        }
    }
    const place = new Map(plan.variants.map(({ id }, index) => [id, index]));
    return units.sort((a, b) => (place.get(a.variant.id) ?? 0) - (place.get(b.variant.id) ?? 0));
}
/** Made in this order: `original` is compared with nothing, `original-headless` with `original`, an answer with both. */
const rank = ({ mode }) => (mode === 'original' ? 0 : mode === 'original-headless' ? 1 : 2);
function blocksOfUnits(plan) {
    const result = new Map();
    for (const block of measuredBlocks(plan)) {
        for (const id of block.order) {
            const byModel = result.get(id) ?? new Map();
            result.set(id, byModel);
            const ofModel = byModel.get(block.model) ?? [];
            byModel.set(block.model, ofModel);
            ofModel.push(block);
        }
    }
    return result;
}
function baselinesOf(variant, blockModel, made) {
    // Without its plots first: that is the comparison in which a model earns nothing by deleting one.
    const wanted = variant.mode === 'original' ? [] : variant.mode === 'original-headless' ? ['original'] : HEADLINE_ORDER;
    return new Map(wanted.flatMap((mode) => {
        const unit = made.get(baselineKey(variant.project, mode, blockModel));
        return unit === undefined ? [] : [[mode, unit]];
    }));
}
const HEADLINE_ORDER = ['original-headless', 'original'];
const baselineKey = (project, mode, blockModel) => JSON.stringify([project, mode, blockModel]);

;// CONCATENATED MODULE: ./build/analysis/order-effect.js




/** Pairs a variant must have in each third before its two medians say anything. */
const PAIRS_IN_A_THIRD = 2;
/**
 * Whether running late in a block changes the CPU time: per variant, the median log-ratio of its runs in the last third of
 * their blocks less that of its runs in the first third, then the mean over projects. In random order it is about ×1; the
 * published results this tool follows up were confounded by order, so it is checked and told. Null: too few runs to say.
 */
function orderEffect(units, blockLengths, estimate) {
    const answers = units.filter(({ analysis }) => analysis.model !== null);
    const shifts = [...(0,numbers/* groupBy */.$z)(answers, ({ analysis }) => analysis.project).values()].flatMap((ofProject) => (0,numbers/* mean */.i2)(ofProject.flatMap((unit) => shiftOf(unit, blockLengths) ?? [])) ?? []);
    return shifts.length < ratio/* MINIMUM_PAIRS */.Bc ? null : estimate(shifts);
}
function shiftOf({ pairings }, blockLengths) {
    const pairs = HEADLINE_ORDER.map((mode) => pairings.get(mode)?.pairs ?? []).find(({ length }) => length > 0) ?? [];
    const place = ({ run }) => (run.orderIndex + 0.5) / (blockLengths.get(run.block) ?? 1);
    const first = logRatiosOf(pairs.filter((pair) => place(pair) < 1 / 3), 'cpu').values;
    const last = logRatiosOf(pairs.filter((pair) => place(pair) > 2 / 3), 'cpu').values;
    if (Math.min(first.length, last.length) < PAIRS_IN_A_THIRD)
        return null;
    const [early, late] = [(0,numbers/* median */.JZ)(first), (0,numbers/* median */.JZ)(last)];
    return early === null || late === null ? null : late - early;
}

// EXTERNAL MODULE: ./build/analysis/words.js
var words = __webpack_require__(26750);
;// CONCATENATED MODULE: ./build/analysis/findings.js






/** What a reader must know before believing the numbers: each in one sentence, worst first. */
function writeFindings(plan, collected, units, totals, estimate) {
    const runs = units.flatMap(({ unit }) => unit.runs);
    return [
        ...missingRecords(totals),
        ...strangers(collected),
        ...failedBaselines(units),
        ...ourFailures(runs),
        ...inputsThatChanged(units),
        ...energySources(runs),
        ...severalStrata(collected, units),
        ...severalSandboxes(collected),
        ...contaminatedPairs(units),
        ...coldRuns(runs),
        ...fewPairs(units),
        ...order(plan, units, estimate),
    ];
}
function missingRecords({ planned, recorded }) {
    if (recorded === planned)
        return [];
    return [
        `${planned - recorded} of ${(0,words/* count */.U9)(planned, 'planned measured run')} have no record: the campaign is not finished.`,
    ];
}
function strangers({ strangers }) {
    if (strangers.size === 0)
        return [];
    let records = 0;
    for (const number of strangers.values())
        records += number;
    const names = (0,words/* listWords */.yh)([...strangers.keys()].sort());
    return [`${(0,words/* count */.U9)(records, 'record')} are of another plan and were left out; plan.json does not hold ${names}.`];
}
/** One sentence a baseline, over all the shards in which it ran. */
function failedBaselines(units) {
    const baselines = (0,numbers/* groupBy */.$z)(units.filter(({ analysis }) => analysis.model === null && analysis.runs > 0), ({ analysis }) => analysis.id);
    return [...baselines].flatMap(([id, shards]) => {
        const failed = shards.filter(({ analysis }) => (analysis.statuses.ok ?? 0) < analysis.runs);
        if (failed.length === 0)
            return [];
        const runs = shards.reduce((sum, { analysis }) => sum + analysis.runs, 0);
        const ok = shards.reduce((sum, { analysis }) => sum + (analysis.statuses.ok ?? 0), 0);
        const failure = failed.find(({ analysis }) => analysis.failure !== null)?.analysis.failure ?? null;
        const why = failure === null ? '' : ` (${failure.class}${said(failure.message)})`;
        const without = shards.filter(({ analysis }) => (analysis.statuses.ok ?? 0) === 0);
        const where = without.length === shards.length ? '' : ` of ${without.map(({ unit }) => unit.blockModel).join(', ')}`;
        const consequence = without.length === 0 ? '' : ` No answer${where} can be compared with it.`;
        return [`The baseline ${id} failed in ${runs - ok} of ${(0,words/* count */.U9)(runs, 'run')}${why}.${consequence}`];
    });
}
/** One line of a message, and not all of a long one. */
function said(message) {
    const line = message?.split('\n', 1)[0]?.trim() ?? '';
    return line === '' ? '' : `: ${line.length > 120 ? `${line.slice(0, 120)}…` : line}`;
}
function ourFailures(runs) {
    const lost = runs.filter(({ status }) => record/* OUR_FAILURES */.jJ.includes(status));
    if (lost.length === 0)
        return [];
    const kinds = [...(0,numbers/* groupBy */.$z)(lost, ({ status }) => status)].map(([status, of]) => `${of.length} ${status}`).sort();
    return [
        `${(0,words/* count */.U9)(lost.length, 'measured run')} of ${runs.length} were lost to the harness, not to the code (${kinds.join(', ')}).`,
    ];
}
function inputsThatChanged(units) {
    const changed = units.filter(({ unit }) => new Set(unit.runs.flatMap(({ variantHash }) => variantHash ?? [])).size > 1);
    const otherLock = units.filter(({ unit }) => unit.runs.some(({ lockHash }) => lockHash !== null && lockHash !== unit.project.lockHash));
    const names = (of) => (0,words/* listWords */.yh)([...new Set(of.map(({ analysis }) => analysis.id))]);
    return [
        ...(changed.length === 0
            ? []
            : [`A script changed between its runs, which are pooled all the same: ${names(changed)}.`]),
        ...(otherLock.length === 0
            ? []
            : [`Packages were not those that were planned (another lock file): ${names(otherLock)}.`]),
    ];
}
function energySources(runs) {
    const ok = runs.filter(({ status }) => status === 'ok');
    const of = (quality) => ok.filter(({ readings }) => readings.energy.quality === quality);
    const [measured, estimated, unavailable] = [of('measured'), of('estimated'), of('unavailable')];
    if (ok.length === measured.length)
        return [];
    return [
        ...(estimated.length === 0
            ? []
            : [
                `Energy of ${(0,words/* count */.U9)(estimated.length, 'run')} of ${ok.length} is an estimate, which enters no verdict and no headline.`,
            ]),
        ...(unavailable.length === 0
            ? []
            : [`${(0,words/* count */.U9)(unavailable.length, 'run')} of ${ok.length} have no reading of energy.`]),
    ];
}
function severalStrata({ hosts }, units) {
    if (hosts.length < 2)
        return [];
    const lost = sumPairings(units, ({ acrossStrata }) => acrossStrata);
    const names = (0,words/* listWords */.yh)([...new Set(hosts.map(({ name }) => name))]);
    const left = lost === 0 ? '' : ` ${(0,words/* count */.U9)(lost, 'pair')} that would span two states were left out.`;
    return [
        `Runs come from ${hosts.length} hosts or states of a host (${names}); a pair is formed within one only.${left}`,
    ];
}
function severalSandboxes({ sandboxes }) {
    if (sandboxes.size < 2)
        return [];
    return [`Runs used different sandboxes (${[...sandboxes].sort().join(', ')}), which cost different amounts of time.`];
}
function contaminatedPairs(units) {
    const lost = sumPairings(units, ({ contaminated }) => contaminated);
    return lost === 0 ? [] : [`${(0,words/* count */.U9)(lost, 'pair')} were left out because other load ran beside one of the two runs.`];
}
function sumPairings(units, part) {
    let sum = 0;
    for (const { pairings } of units)
        for (const pairing of pairings.values())
            sum += part(pairing);
    return sum;
}
function coldRuns(runs) {
    const cold = runs.filter((run) => run.cold).length;
    if (cold === 0)
        return [];
    return [
        `${(0,words/* count */.U9)(cold, 'measured run')} of ${runs.length} started cold (first use of files or packages) and count like the others.`,
    ];
}
/** Of the answers that ran: one that failed has its own line in the table. */
function fewPairs(units) {
    const few = new Map();
    for (const { analysis, pairings } of units) {
        if (analysis.model === null || !analysis.passed)
            continue;
        for (const [mode, { pairs }] of pairings) {
            if (pairs.length >= ratio/* MINIMUM_PAIRS */.Bc)
                continue;
            const key = `${analysis.project} against ${words/* BASELINE_WORDS */.m6[mode]}`;
            few.set(key, Math.min(few.get(key) ?? Number.POSITIVE_INFINITY, pairs.length));
        }
    }
    if (few.size === 0)
        return [];
    const names = (0,words/* listWords */.yh)([...few].map(([key, pairs]) => `${key} (${pairs})`).sort());
    return [`Fewer than ${ratio/* MINIMUM_PAIRS */.Bc} pairs of runs, so without an interval of its own: ${names}.`];
}
function order(plan, units, estimate) {
    const lengths = new Map(measuredBlocks(plan).map(({ id, order }) => [id, order.length]));
    const effect = orderEffect(units, lengths, estimate);
    if (effect === null || effect.interval === null)
        return [];
    const [low, high] = effect.interval;
    const numbers = `${(0,words/* ratioWords */.ft)(effect.estimate, effect.interval)}, ${(0,words/* count */.U9)(effect.pairs, 'project')}`;
    return low > 1 + ratio/* SAME_RATIO */.Fb || high < 1 - ratio/* SAME_RATIO */.Fb
        ? [
            `Order matters here: CPU time relative to the baseline is ${numbers} in the last third of a block against the first.`,
        ]
        : [`No order effect seen: last third of a block against the first ${numbers}, CPU time relative to the baseline.`];
}

// EXTERNAL MODULE: ./build/analysis/verdict.js
var verdict = __webpack_require__(68142);
;// CONCATENATED MODULE: ./build/analysis/group.js




/** One group a mode and model of which the plan holds a variant, in the plan's order. */
function analyseGroups(plan, units, estimate) {
    return plan.models.flatMap(({ id: model }) => plan.modes.flatMap((mode) => {
        const members = units.filter(({ analysis }) => analysis.model === model && analysis.mode === mode);
        return members.length === 0 ? [] : [analyseGroup(mode, model, members, estimate)];
    }));
}
function analyseGroup(mode, model, members, estimate) {
    const variants = members.map(({ analysis }) => analysis);
    const passed = variants.filter((variant) => variant.passed);
    const comparable = passed.filter(({ metric }) => metric.comparable === true);
    const differences = projectGains(members);
    return {
        mode,
        model,
        success: {
            passed: passed.length,
            attemptable: variants.filter(({ attempted }) => attempted).length,
            total: variants.length,
        },
        comparable: comparable.length,
        metricDifference: { median: (0,numbers/* median */.JZ)(differences), projects: differences.length },
        ratios: perQuantity((quantity) => HEADLINE_ORDER.map((baseline) => projectRatio(quantity, baseline, variants, passed, comparable, estimate))),
    };
}
/**
 * The geometric mean over projects: a project is one observation, whatever its size and however many samples were drawn,
 * since variants of one project share its data and its baseline. Only answers that ran and are as accurate count.
 */
function projectRatio(quantity, baseline, variants, passed, comparable, estimate) {
    const ratioOf = (variant) => variant.ratios[quantity].find((ratio) => ratio.baseline === baseline);
    const qualities = new Set(comparable.map((variant) => ratioOf(variant)?.quality));
    const quality = qualities.has('measured') ? 'measured' : qualities.has('estimated') ? 'estimated' : 'unavailable';
    const byProject = (0,numbers/* groupBy */.$z)(comparable, ({ project }) => project);
    const values = [...byProject.values()].flatMap((samples) => {
        const logs = samples.flatMap((sample) => {
            const ratio = ratioOf(sample);
            return ratio?.quality === quality && ratio.estimate !== null ? [Math.log(ratio.estimate)] : [];
        });
        return (0,numbers/* mean */.i2)(logs) ?? [];
    });
    const unread = byProject.size - values.length;
    const unmeasured = variants.map(ratioOf).filter((ratio) => ratio?.verdict === 'not measured');
    return (0,verdict/* decideVerdict */.A)(quantity, {
        baseline,
        estimate: estimate(values),
        quality,
        notMeasured: unmeasured.length === 0 ? null : (0,numbers/* mostFrequent */.ye)(unmeasured.flatMap((ratio) => ratio?.reason ?? [])),
        comparable: comparable.length > 0 ? true : passed.some(({ metric }) => metric.comparable === false) ? false : null,
        pairNoun: 'project',
        leftOut: values.length > 0 && unread > 0
            ? `left out: ${unread} of ${byProject.size} projects without a ratio of that quality`
            : null,
    });
}
/**
 * The metric's gain of each project (positive: the answer is better), median over its samples that ran, whether comparable
 * or not. Only metrics that are fractions: a difference of 30 in an rmse and one of 0.01 in an accuracy have no median.
 */
function projectGains(members) {
    const byProject = (0,numbers/* groupBy */.$z)(members, ({ unit }) => unit.project);
    return [...byProject].flatMap(([{ metric }, samples]) => {
        if (metric.scale === 'absolute')
            return [];
        const sign = metric.direction === 'higher' ? 1 : -1;
        const gains = samples.flatMap(({ analysis }) => analysis.passed && analysis.metric.difference !== null ? [sign * analysis.metric.difference] : []);
        return (0,numbers/* median */.JZ)(gains) ?? [];
    });
}

;// CONCATENATED MODULE: ./build/analysis/headline.js

const NO_ENERGY = 'Energy was not measured here.';
/**
 * What was found, one plain sentence a group. Energy is named only where both sides were measured, for as many projects as
 * have a CPU time; elsewhere the sentence speaks of CPU time, and an estimate is never a result.
 */
function writeHeadline(groups, energyQuality, provenances) {
    const anywhere = energyQuality === 'measured';
    const sentences = groups.map((group) => {
        const chosen = chooseQuantity(group, anywhere);
        const energy = !anywhere || chosen.energyGap === null ? '' : ` ${chosen.energyGap}`;
        return `${group.model}, ${group.mode}: ${resultWords(chosen, group)}; ${successWords(group)}.${energy}`;
    });
    return [...sentences, ...(anywhere ? [] : [NO_ENERGY]), ...originWords(provenances)];
}
function chooseQuantity({ ratios }, measuredAnywhere) {
    const energy = preferHeadless(ratios.energy);
    const cpu = preferHeadless(ratios.cpu);
    if (!measuredAnywhere || energy === undefined || (energy.pairs > 0 && energy.quality !== 'measured')) {
        return { what: 'CPU time', ratio: cpu, energyGap: NO_ENERGY };
    }
    if (energy.pairs < (cpu?.pairs ?? 0)) {
        const gap = energy.pairs === 0 ? NO_ENERGY : `Energy was measured in ${energy.pairs} of these projects only.`;
        return { what: 'CPU time', ratio: cpu, energyGap: gap };
    }
    return { what: 'energy', ratio: energy, energyGap: null };
}
/** The first ratio is to the code without its plots; the author's code as it is stands in where that never ran. */
const preferHeadless = (ratios) => ratios.find(({ pairs }) => pairs > 0) ?? ratios[0];
function resultWords({ what, ratio }, group) {
    if (ratio === undefined)
        return `${what} was not compared`;
    const baseline = words/* BASELINE_WORDS */.m6[ratio.baseline];
    const numbers = ratio.estimate === null ? '' : ` (${(0,words/* ratioWords */.ft)(ratio.estimate, ratio.interval)}, ${(0,words/* count */.U9)(ratio.pairs, 'project')})`;
    switch (ratio.verdict) {
        case 'less':
        case 'more':
            return ratio.estimate === null
                ? `${ratio.verdict} ${what} than ${baseline}`
                : `${(0,words/* changeWords */.mF)(ratio.estimate, what)} ${baseline}${numbers}`;
        case 'no detectable difference':
            return `no detectable difference in ${what} from ${baseline}${numbers}`;
        case 'too few runs':
            if (group.success.passed === 0)
                return `no answer ran to its end, so ${what} is not compared`;
            return ratio.estimate === null
                ? `no answer ran in one block with ${baseline}, so ${what} is not compared`
                : `too few projects for a verdict on ${what} against ${baseline}${numbers}`;
        case 'not comparable: accuracy differs':
            return `no answer is as accurate as ${baseline}, so ${what} is not compared`;
        case 'not measured':
            return `no verdict on ${what} against ${baseline}: ${ratio.reason ?? 'it was not measured'}`;
    }
}
function successWords({ success, comparable }) {
    const { passed, attemptable, total } = success;
    const lost = total - attemptable;
    const of = `${passed} of ${(0,words/* count */.U9)(attemptable, 'answer')} ran`;
    const accurate = passed === comparable ? '' : `, ${comparable} of them as accurate as the author's code`;
    return `${of}${accurate}${lost === 0 ? '' : ` (${lost} more of ${total} planned could not be tried)`}`;
}
function originWords(provenances) {
    const models = { recorded: new Set(), given: new Set() };
    for (const { origin, model } of provenances)
        if (origin !== 'provider')
            models[origin].add(model);
    const names = (found) => [...found].sort().join(', ');
    return [
        ...(models.recorded.size > 0
            ? [`The answers of ${names(models.recorded)} were recorded for a demonstration: no live model gave them.`]
            : []),
        ...(models.given.size > 0
            ? [`The answers of ${names(models.given)} were handed in as files: who wrote them is not known here.`]
            : []),
    ];
}

;// CONCATENATED MODULE: ./build/analysis/metric.js

/** 0.90 − 0.89 is a little more than 0.01 in binary: a difference of exactly the tolerance still counts as equal. */
const ROUNDING = 1e-12;
function metricOf(unit) {
    const { name, direction, tolerance } = unit.project.metric;
    const own = medianMetric(unit);
    const baseline = baselineMetric(unit);
    const difference = own === null || baseline === null ? null : own - baseline;
    const gain = difference === null ? null : direction === 'higher' ? difference : -difference;
    return { name, median: own, baseline, difference, comparable: gain === null ? null : gain >= -tolerance - ROUNDING };
}
/** What the author's own script prints; where it never ran, what it prints without its plots. */
function baselineMetric({ baselines }) {
    const [original, headless] = [baselines.get('original'), baselines.get('original-headless')];
    return (original && medianMetric(original)) ?? (headless && medianMetric(headless)) ?? null;
}
function medianMetric({ runs, project }) {
    return (0,numbers/* median */.JZ)(runs.flatMap(({ status, metric }) => status === 'ok' && metric !== null && metric.name === project.metric.name ? [metric.value] : []));
}

;// CONCATENATED MODULE: ./build/analysis/outcome.js


/** The model was asked and gave nothing that runs. A provider that failed or had no answer is not the model's fault. */
const MODEL_FAILURES = ['syntax-error', 'no-code', 'truncated', 'refused'];
/**
 * How a variant fared over its measured runs. Runs lost to the harness count neither for nor against it: a model is not
 * blamed for a sandbox that would not start, so `passed` asks that every run for which the script answers is ok.
 */
function outcomeOf(unit, provenance) {
    const { runs } = unit;
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
    return record/* OUR_FAILURES */.jJ.includes(status) || (status === 'missing-variant' && !modelFailed);
}
function failureOf(failed, provenance) {
    const ofGeneration = provenance === null || provenance.status === 'ok' ? null : { class: provenance.status, message: provenance.reason };
    if (failed.length === 0)
        return ofGeneration;
    const name = (0,numbers/* mostFrequent */.ye)(failed.map(classOf));
    if (name === null || (name === 'missing-variant' && ofGeneration !== null))
        return ofGeneration;
    const messages = failed.filter((run) => classOf(run) === name).flatMap(({ message }) => message ?? []);
    return { class: name, message: (0,numbers/* mostFrequent */.ye)(messages) };
}
const classOf = ({ failureClass, status }) => failureClass ?? status;

;// CONCATENATED MODULE: ./build/analysis/variant.js





function analyseUnit(unit, provenance, estimate) {
    const { variant, blockModel } = unit;
    const metric = metricOf(unit);
    const pairings = new Map([...unit.baselines].map(([mode, baseline]) => [mode, pairRuns(unit.runs, baseline.runs)]));
    const ratioTo = (quantity, baseline, pairing) => {
        const { quality, values } = logRatiosOf(pairing.pairs, quantity);
        const unread = pairing.pairs.length - values.length;
        return (0,verdict/* decideVerdict */.A)(quantity, {
            baseline,
            estimate: estimate(values),
            quality,
            notMeasured: whyNotMeasured(quantity, unit.runs, unit.baselines.get(baseline)?.runs ?? []),
            comparable: metric.comparable,
            pairNoun: 'block',
            leftOut: values.length > 0 && unread > 0 ? `left out: ${unread} without a ${quality} reading of both` : null,
        });
    };
    const analysis = {
        id: variant.id,
        project: variant.project,
        mode: variant.mode,
        model: variant.model,
        blockModel,
        ...outcomeOf(unit, provenance),
        metric,
        summaries: perQuantity((quantity) => summarise(unit.runs, quantity)),
        ratios: perQuantity((quantity) => [...pairings].map(([mode, pairing]) => ratioTo(quantity, mode, pairing))),
    };
    return { unit, analysis, pairings };
}
/** One side ran ok and was never read by a meter: then more runs would not help. */
function whyNotMeasured(quantity, ...sides) {
    for (const runs of sides) {
        const readings = runs.flatMap(({ status, readings }) => (status === 'ok' ? [readings[quantity]] : []));
        if (readings.length === 0 || readings.some(({ quality }) => quality === 'measured'))
            continue;
        const reason = (0,numbers/* mostFrequent */.ye)(readings.flatMap(({ reason }) => reason ?? []));
        return `${verdict/* QUANTITY_WORDS */.O[quantity]} was not measured${reason === null ? '' : `: ${reason}`}`;
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

;// CONCATENATED MODULE: ./build/analysis/analyse.js









/** Everything that can be said of a campaign. Pure: the same input gives the same analysis. */
function analyseCampaign(input) {
    const { plan, collected, provenances, toolVersion, createdAt, notes = [] } = input;
    const estimate = (0,ratio/* createRatioEstimator */.cI)(plan.seed);
    const estimateFinely = (0,ratio/* createRatioEstimator */.cI)(plan.seed, ratio/* FINE_RESAMPLES */.un);
    const units = unitsOf(plan, collected).map((unit) => analyseUnit(unit, provenances.get(unit.variant.id) ?? null, estimate));
    const runs = units.flatMap(({ unit }) => unit.runs);
    const groups = analyseGroups(plan, units, estimateFinely);
    const energyQuality = bestEnergyQuality(runs);
    const totals = {
        planned: measuredBlocks(plan).reduce((sum, { order }) => sum + order.length, 0),
        recorded: runs.length,
        ok: runs.filter(({ status }) => status === 'ok').length,
    };
    return {
        schemaVersion: common/* SCHEMA_VERSION */.f$,
        campaign: plan.campaign,
        toolVersion,
        createdAt,
        seed: plan.seed,
        headline: writeHeadline(groups, energyQuality, provenances.values()),
        energyQuality,
        energyMeters: [...collected.meters].sort(),
        runs: totals,
        hosts: [...collected.hosts],
        sandboxes: record/* TIERS */.iB.filter((tier) => collected.sandboxes.has(tier)),
        startedAt: collected.startedAt,
        groups,
        variants: units.map(({ analysis }) => analysis),
        findings: [...notes, ...writeFindings(plan, collected, units, totals, estimateFinely)],
    };
}
function collectRecords(plan, records) {
    const collector = new RunCollector(plan);
    for (const record of records)
        collector.add(record);
    return collector.collect();
}
/** The best there is; a finding tells how many runs have less. */
function bestEnergyQuality(runs) {
    const found = new Set(runs.map(({ readings }) => readings.energy.quality));
    return found.has('measured') ? 'measured' : found.has('estimated') ? 'estimated' : 'unavailable';
}

// EXTERNAL MODULE: ./build/base/campaign.js
var base_campaign = __webpack_require__(79176);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/benchmark/read-records.js
var read_records = __webpack_require__(4681);
// EXTERNAL MODULE: ./build/generation/variant-files.js
var variant_files = __webpack_require__(84040);
// EXTERNAL MODULE: ./build/schema/plan.js
var schema_plan = __webpack_require__(29707);
;// CONCATENATED MODULE: ./build/commands/analyse.js









/** Reads a campaign's plan, records and provenance and writes its `analysis.json`. */
async function analyse({ campaign }, { logger }) {
    const plan = await (0,files/* readJson */.Vh)(base_campaign/* campaignFiles */.e.plan(campaign), schema_plan/* plan */.et);
    const { collected, torn } = await readRecords(campaign, plan);
    if (collected.startedAt === null)
        logger.warn(`${campaign} has no records of this plan yet: run greenml benchmark.`);
    const result = analyseCampaign({
        plan,
        collected,
        provenances: await (0,variant_files/* readProvenances */.j)(campaign, plan.variants),
        toolVersion: base_package/* TOOL_VERSION */.wr,
        createdAt: new Date().toISOString(),
        notes: torn === 0 ? [] : [`Torn lines in the records, left by a run that was killed, are left out: ${torn}.`],
    });
    const path = base_campaign/* campaignFiles */.e.analysis(campaign);
    await (0,files/* writeJson */.GF)(path, (0,files/* parseWith */.Ku)(analysis/* analysis */.HS, result, path));
    logger.info(`Analysed ${result.runs.recorded} of ${result.runs.planned} planned runs: ${path}`);
    return result;
}
/** One shard's file at a time: a record is reduced to what the analysis needs before the next file is opened. */
async function readRecords(campaign, plan) {
    const collector = new runs_RunCollector(plan);
    let torn = 0;
    for await (const file of (0,read_records/* readRecordFiles */.d)(base_campaign/* campaignFiles */.e.records(campaign))) {
        for (const record of file.items)
            collector.add(record);
        torn += file.torn;
    }
    return { collected: collector.collect(), torn };
}


/***/ })

};

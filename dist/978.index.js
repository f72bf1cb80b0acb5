export const id = 978;
export const ids = [978];
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

/***/ 18072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ describeHost)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);



/** What this host is, in the state that makes runs on it comparable. */
async function describeHost(python) {
    const cpuinfo = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/proc/cpuinfo', 'utf8').catch(() => '');
    const field = (name) => new RegExp(`^${name}\\s*: (.*)$`, 'm').exec(cpuinfo)?.[1]?.trim() ?? null;
    const governor = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor', 'utf8').catch(() => null);
    const facts = {
        name: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
        cpu: field('model name') ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.cpus)()[0]?.model ?? 'unknown',
        logicalCpus: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)(),
        memoryBytes: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.totalmem)(),
        kernel: `${process.platform} ${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.release)()}`,
        microcode: field('microcode'),
        governor: governor?.trim() ?? null,
    };
    return {
        ...facts,
        virtualMachine: cpuinfo === '' ? null : / hypervisor( |$)/m.test(cpuinfo),
        python,
        node: process.version,
        stratum: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Hex */ .fg)(JSON.stringify(facts)).slice(0, 12),
    };
}


/***/ }),

/***/ 88978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  measure: () => (/* binding */ measure),
  splitCommands: () => (/* binding */ splitCommands)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/analysis/ratio.js
var ratio = __webpack_require__(9396);
// EXTERNAL MODULE: ./node_modules/@stdlib/stats-base-dists-t/lib/index.js
var lib = __webpack_require__(22163);
// EXTERNAL MODULE: ./build/analysis/numbers.js
var numbers = __webpack_require__(94333);
;// CONCATENATED MODULE: ./build/analysis/sample.js


/** Centre and spread of repeated measurements in their own unit; the interval is Student's, of the mean. */
function summariseSample(values) {
    const n = values.length;
    const centre = (0,numbers/* mean */.i2)(values);
    if (centre === null || n < 2)
        return { median: (0,numbers/* median */.JZ)(values), mean: centre, standardDeviation: null, interval: null, n };
    const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
    const standardDeviation = Math.sqrt(squares / (n - 1));
    const half = (lib.quantile(0.975, n - 1) * standardDeviation) / Math.sqrt(n);
    return { median: (0,numbers/* median */.JZ)(values), mean: centre, standardDeviation, interval: [centre - half, centre + half], n };
}

// EXTERNAL MODULE: ./build/analysis/verdict.js
var analysis_verdict = __webpack_require__(68142);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/random.js
var random = __webpack_require__(59645);
// EXTERNAL MODULE: ./build/benchmark/host.js
var benchmark_host = __webpack_require__(18072);
// EXTERNAL MODULE: ./build/benchmark/launcher.js
var benchmark_launcher = __webpack_require__(60150);
// EXTERNAL MODULE: ./build/benchmark/workspace.js
var workspace = __webpack_require__(49453);
// EXTERNAL MODULE: ./build/energy/meter.js + 4 modules
var meter = __webpack_require__(4336);
;// CONCATENATED MODULE: ./build/report/measurement-table.js
const UNITS = {
    wallSeconds: { label: 'wall', show: (value) => `${digits(value)} s` },
    cpuSeconds: { label: 'CPU', show: (value) => `${digits(value)} s` },
    peakMemoryBytes: { label: 'memory', show: (value) => `${digits(value / 1e6)} MB` },
    joules: { label: 'energy', show: (value) => `${digits(value)} J` },
};
/** Four significant digits are what a good meter resolves. */
const digits = (value) => (value === 0 ? '0' : Number(value.toPrecision(4)).toString());
/** One block a command, one line a quantity; then how the commands compare. `complaints`: what those that failed said last. */
function renderMeasurement(measurement, complaints) {
    const blocks = measurement.commands.map(({ command, summary, runs }, index) => {
        const lines = Object.entries(summary).map(([quantity, sample]) => renderQuantity(quantity, sample));
        const energy = runs[0]?.energy.find(({ joules }) => joules !== null) ?? runs[0]?.energy[0];
        const note = energy && energy.quality !== 'measured' ? [`  energy ${energy.quality}: ${energy.reason}`] : [];
        const failed = runs.filter((run) => run.exitCode !== 0).length;
        const said = complaints.get(index) ? `: ${complaints.get(index)}` : '';
        const failures = failed > 0 ? [`  ${failed} of ${runs.length} runs did not end with exit code 0${said}`] : [];
        return [`${index + 1}: ${command.join(' ')}`, ...lines, ...note, ...failures].join('\n');
    });
    const comparisons = measurement.comparisons.map(({ a, b, quantity, ratio, interval, verdict }) => `${b + 1} against ${a + 1}, ${UNITS[quantity]?.label ?? quantity}: ${ratio === null ? '–' : `×${digits(ratio)}`}` +
        `${interval ? ` (${digits(interval[0])} to ${digits(interval[1])})` : ''}, ${verdict}`);
    return [...blocks, ...comparisons].join('\n');
}
function renderQuantity(quantity, { median, standardDeviation, n, mean }) {
    const unit = UNITS[quantity];
    if (median === null || mean === null || !unit)
        return `  ${(unit?.label ?? quantity).padEnd(7)}–`;
    const spread = standardDeviation === null ? '' : `   mean ${unit.show(mean)} ± ${unit.show(standardDeviation)}`;
    return `  ${unit.label.padEnd(7)}${unit.show(median).padStart(11)}${spread}   (${n} runs)`;
}

// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/commands/open-meters.js
var open_meters = __webpack_require__(88402);
;// CONCATENATED MODULE: ./build/commands/measure.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});


















/** `a b -- c d` is two commands. */
function splitCommands(words) {
    const commands = [[]];
    for (const word of words) {
        if (word === '--')
            commands.push([]);
        else
            commands.at(-1)?.push(word);
    }
    if (commands.some((command) => command.length === 0)) {
        throw new errors/* UserError */.yo('A command is missing: greenml measure -- <command> [-- <command>…]');
    }
    return commands;
}
/** Runs the commands in rounds, each round in random order, and reports what each cost. Their output is discarded. */
async function measure(options, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { logger } = context;
        const seed = options.seed ?? (0,external_node_crypto_.randomInt)(2 ** 31 - 1);
        const meter = __addDisposableResource(env_1, await (0,open_meters/* openMeters */.X)(options, context), true);
        const host = await (0,benchmark_host/* describeHost */.Y)(null);
        const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'greenml-measure-'));
        const launcher = __addDisposableResource(env_1, new benchmark_launcher/* Launcher */.bR(), true);
        try {
            const holding = launcher.holdHost(`greenml measure (process ${process.pid})`, (holder) => logger.info(`waiting: another measurement runs on this host: ${holder}`), (0,benchmark_launcher/* hostLockPath */.b6)(context.env));
            await (0,errors/* interruptible */.In)(holding, context.signal);
            const rounds = (options.warmup ?? 1) + (options.repetitions ?? 5);
            const runs = options.commands.map(() => []);
            const complaints = new Map();
            for (let round = 0; round < rounds; round++) {
                const order = (0,random/* seededRandom */.I)(seed, `round ${round}`).shuffle(options.commands.map((_, index) => index));
                for (const index of order) {
                    logger.status(`round ${round + 1} of ${rounds}: ${options.commands[index]?.join(' ')}`);
                    const work = measureOnce(options.commands[index] ?? [], launcher, meter, scratch, context);
                    const run = await (0,errors/* interruptible */.In)(work, context.signal);
                    if (run.exitCode !== 0 && !complaints.has(index))
                        complaints.set(index, await readLastLine(scratch));
                    if (round >= (options.warmup ?? 1))
                        runs[index]?.push(run);
                }
            }
            logger.status('');
            const measurement = summarise(options.commands, runs, host, seed);
            if (options.json === '-')
                process.stdout.write(`${JSON.stringify(measurement, null, 2)}\n`);
            else if (options.json)
                await (0,files/* writeJson */.GF)(options.json, measurement);
            return { measurement, table: renderMeasurement(measurement, complaints), exitCode: exitCodeOf(runs.flat()) };
        }
        finally {
            await (0,promises_.rm)(scratch, { recursive: true, force: true });
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What a command that failed said last: for the person at the terminal, never for the JSON. */
async function readLastLine(scratch) {
    const text = await (0,workspace/* readTail */.Z)((0,external_node_path_.join)(scratch, 'stderr'), 4000);
    return (0,external_node_util_.stripVTControlCharacters)(text.trim().split('\n').at(-1) ?? '').slice(0, 300);
}
const NO_LIMIT_SECONDS = 10 * 365 * 86_400;
async function measureOnce(command, launcher, meter, scratch, context) {
    const environment = Object.entries(context.env).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]);
    await meter.prepare();
    const outcome = await launcher.run({
        argv: (0,benchmark_launcher/* behindGate */.CT)(command),
        env: Object.fromEntries(environment),
        cwd: process.cwd(),
        stdout: '/dev/null',
        stderr: (0,external_node_path_.join)(scratch, 'stderr'),
        timeoutSeconds: NO_LIMIT_SECONDS,
        counters: meter.counterPaths,
        limits: {},
    });
    const { wallSeconds, userSeconds, systemSeconds } = outcome;
    const energy = wallSeconds === undefined ? [] : await meter.read(outcome.samples, wallSeconds, userSeconds + systemSeconds);
    return describeOutcome(outcome, energy);
}
function describeOutcome(outcome, energy) {
    return {
        wallSeconds: outcome.wallSeconds ?? null,
        userSeconds: outcome.userSeconds,
        systemSeconds: outcome.systemSeconds,
        peakMemoryBytes: outcome.largestProcessBytes,
        exitCode: outcome.exitCode,
        signal: outcome.signal,
        startedAt: new Date(outcome.startedAt * 1000).toISOString(),
        energy,
        reasons: { peakMemoryBytes: 'of the largest single process, not the sum over the process tree' },
        flags: [...(outcome.survivors > 0 ? ['left-processes'] : []), ...(0,meter/* flagsOfEnergy */.L)(energy)],
    };
}
/** Gross joules of all packages by one meter, or none of them; where no package was measured, the estimate. */
const packageJoules = ({ energy }) => {
    const packages = energy.filter(({ domain }) => /^package-[^/]*$/.test(domain));
    const meter = packages.find(({ quality }) => quality === 'measured')?.meter;
    const readings = meter === undefined
        ? energy.filter(({ quality }) => quality === 'estimated')
        : packages.filter((reading) => reading.meter === meter);
    return readings.length === 0 || readings.some(({ joules }) => joules === null)
        ? null
        : readings.reduce((sum, { joules }) => sum + (joules ?? 0), 0);
};
/** An estimate on either side makes the comparison one of estimates. */
const qualityOf = (runs) => {
    if (runs.every((run) => packageJoules(run) === null))
        return 'unavailable';
    const measured = (run) => run.energy.some(({ domain, quality }) => /^package-[^/]*$/.test(domain) && quality === 'measured');
    return runs.every((run) => packageJoules(run) === null || measured(run)) ? 'measured' : 'estimated';
};
const QUANTITIES = {
    wallSeconds: (run) => run.wallSeconds,
    cpuSeconds: (run) => (run.userSeconds ?? 0) + (run.systemSeconds ?? 0),
    peakMemoryBytes: (run) => run.peakMemoryBytes,
    joules: packageJoules,
};
const COMPARED = { wallSeconds: 'wall', cpuSeconds: 'cpu', joules: 'energy' };
function summarise(commands, runs, host, seed) {
    const estimateRatio = (0,ratio/* createRatioEstimator */.cI)(seed);
    const first = runs[0] ?? [];
    return {
        schemaVersion: common/* SCHEMA_VERSION */.f$,
        host,
        commands: commands.map((command, index) => ({
            command: [...command],
            runs: [...(runs[index] ?? [])],
            summary: Object.fromEntries(Object.entries(QUANTITIES).map(([name, read]) => {
                const values = (runs[index] ?? []).flatMap((run) => read(run) ?? []);
                return [name, summariseSample(values)];
            })),
        })),
        comparisons: runs.slice(1).flatMap((others, offset) => Object.entries(COMPARED).map(([name, quantity]) => {
            const read = QUANTITIES[name];
            const logRatios = others.flatMap((run, round) => {
                const before = first[round];
                if (before?.exitCode !== 0 || run.exitCode !== 0)
                    return []; // failing early is no saving
                const [a, b] = [read?.(before), read?.(run)];
                return a && b ? [Math.log(b / a)] : [];
            });
            const estimate = estimateRatio(logRatios);
            const quality = quantity === 'energy' ? qualityOf([...first, ...others]) : 'measured';
            const { verdict } = (0,analysis_verdict/* decideVerdict */.A)(quantity, {
                baseline: 'original',
                estimate,
                quality,
                notMeasured: null,
                comparable: true,
                pairNoun: 'block',
                leftOut: null,
            });
            return {
                a: 0,
                b: offset + 1,
                quantity: name,
                ratio: estimate?.estimate ?? null,
                interval: estimate?.interval ?? null,
                verdict,
            };
        })),
    };
}
/** 128 + n on a signal, as a shell says it; the first run that did not end with 0 counts. */
function exitCodeOf(runs) {
    const failed = runs.find((run) => run.exitCode !== 0);
    if (!failed)
        return 0;
    return failed.exitCode ?? 128 + (SIGNAL_NUMBERS.get(failed.signal ?? '') ?? 0);
}
const SIGNAL_NUMBERS = new Map(Object.entries(external_node_os_.constants.signals));


/***/ }),

/***/ 88402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ openMeters)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _energy_meter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4336);



async function openMeters(options, { env }) {
    const { idleWatts, maxWatts, meterCommand, meterStream } = options;
    if (idleWatts !== undefined && maxWatts !== undefined && maxWatts < idleWatts) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('--max-watts is below --idle-watts.');
    }
    if (meterCommand !== undefined && meterStream !== undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('--meter-command and --meter-stream exclude each other.');
    }
    return (0,_energy_meter_js__WEBPACK_IMPORTED_MODULE_2__/* .openMeter */ .G)({
        require: options.requireMeasured ?? false,
        env,
        external: {
            ...(meterCommand === undefined ? {} : { command: meterCommand }),
            ...(meterStream === undefined ? {} : { stream: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(meterStream) }),
        },
        model: { ...(idleWatts === undefined ? {} : { idleWatts }), ...(maxWatts === undefined ? {} : { maxWatts }) },
        ...(options.meter ? { meters: options.meter } : {}),
        ...(options.powercapRoot ? { powercapRoot: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.powercapRoot) } : {}),
    });
}


/***/ })

};

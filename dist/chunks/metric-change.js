import { R as memoiseWeakly } from "./base.js";
import { c as median, f as sum } from "./inputs.js";
import { Kn as gainOf, Pn as scoredMetric } from "./work.js";
import { r as studentQuantile } from "./tails.js";
import { o as QUANTITIES } from "./read.js";
import { n as testMean } from "./mean-test.js";
import { lt as meanOf, ut as squaresAround } from "./measured.js";
// src/analysis/runs/pairs.ts
/** Runs of a baseline by block, which every quantity of every answer beside it asks for. */
const runsByBlock = memoiseWeakly((runs) => new Map(runs.map((run) => [run.block, run])));
function pairRuns(runs, baselineRuns) {
	const baselineOf = runsByBlock(baselineRuns);
	const pairs = [];
	const strata = /* @__PURE__ */ new Set();
	let acrossStrata = 0;
	for (const run of runs) {
		const baselineRun = baselineOf.get(run.block);
		if (run.status !== "ok" || baselineRun?.status !== "ok") continue;
		if (run.stratum === baselineRun.stratum) {
			pairs.push({
				run,
				baselineRun
			});
			strata.add(run.stratum);
		} else acrossStrata++;
	}
	return {
		pairs,
		strata: [...strata],
		acrossStrata,
		outsideZones: listOutsideZones(pairs)
	};
}
function listOutsideZones(pairs) {
	const zones = /* @__PURE__ */ new Set();
	for (const { run, baselineRun } of pairs) for (const { outside } of [run.observation, baselineRun.observation]) if (outside !== null) for (const zone of outside.keys()) zones.add(zone);
	return [...zones].sort();
}
/** Qualities are never mixed: a pair has two readings of one quality, and estimates stand in only where no pair is measured. */
function logRatiosOf(pairs, quantity) {
	for (const quality of ["measured", "estimated"]) {
		const values = [];
		const blocks = [];
		const sources = /* @__PURE__ */ new Set();
		let acrossMeters = 0;
		for (const { run, baselineRun } of pairs) {
			const [own, other] = [run.readings[quantity], baselineRun.readings[quantity]];
			if (own.quality !== quality || other.quality !== quality || own.value === null || other.value === null) continue;
			if (own.source !== other.source) acrossMeters++;
			else {
				values.push(Math.log(withoutLoading(own, other) / withoutLoading(other, other)));
				blocks.push(run.block);
			}
			if (own.source !== void 0 && own.source === other.source) sources.add(own.source);
		}
		if (values.length + acrossMeters > 0) return {
			quality,
			values,
			blocks,
			acrossMeters,
			sources
		};
	}
	return {
		quality: "unavailable",
		values: [],
		blocks: [],
		acrossMeters: 0,
		sources: /* @__PURE__ */ new Set()
	};
}
/**
* A reading without what its run spent on reading and splitting data, which the author's script does for itself and an answer
* to a project that is scored by predictions does not. A script notes that of itself: of an answer no more than the author's
* counts, and never all that it took.
*/
function withoutLoading({ value, loading = 0 }, author) {
	const whole = value ?? NaN;
	const left = whole - Math.min(loading, author.loading ?? 0);
	return left > LEAST_LEFT * whole ? left : whole;
}
const LEAST_LEFT = .01;
function perQuantity(make) {
	const [energy, cpu, wall, memory] = QUANTITIES;
	return {
		energy: make(energy),
		cpu: make(cpu),
		wall: make(wall),
		memory: make(memory)
	};
}
/** The first ratio is to the code without its plots; the author's code as it is stands in where that never ran. */
const preferPairs = (ratios) => ratios.find(({ pairs }) => pairs > 0) ?? ratios[0];
// src/analysis/test-error.ts
/** Two values tell hardly anything of how they scatter. */
const LEAST_DRAWS = 3;
/** Metrics of which one row is worth as much as any other, or more. */
const SHARES_OF_ROWS = /* @__PURE__ */ new Set([
	"accuracy",
	"error_rate",
	"balanced_accuracy",
	"f1_macro",
	"f1_weighted"
]);
/**
* How far the difference of two metrics could be another on other test rows (Miller 2024, arXiv:2411.00640: paired, since both
* scripts meet the same hard rows). Null: nobody knows.
*/
const findTestError = (pairs, own, author) => errorOfPredictions(pairs, own.project.metric.name) ?? errorOfHalves(own.halves, author.halves);
/**
* Over groups of test rows that are left out in turn (Efron & Stein 1981): paired where both sides were judged by the same rows;
* where the author's script draws its rows anew in each run, their scatter is in that of the runs, and the answer's own is added.
* Of a share of rows the variance is that of two more rows in which they differ, one for each side: a few that differ, all one way
* by chance, would pass for surer than they are (Bonett & Price, J. Educ. Behav. Stat. 37 (2012) 479). None is added where no row differs.
*/
function errorOfPredictions(pairs, name) {
	const isShare = SHARES_OF_ROWS.has(scoredMetric(name) ?? "");
	const variances = pairs.flatMap(({ run, authors }) => {
		const [own, other] = [run.split, authors.split];
		if (own === null || other === null || own.withoutGroup.length === 0) return [];
		const isPaired = own.hash === other.hash;
		if (isPaired && other.withoutGroup.length !== own.withoutGroup.length) return [];
		const values = isPaired ? own.withoutGroup.map((value, i) => value - (other.withoutGroup[i] ?? 0)) : own.withoutGroup;
		const groups = values.length;
		const variance = squaresAround(values, meanOf(values)) * (groups - 1) / groups;
		return [{
			variance: variance + (isShare && isPaired && variance > 0 ? 2 / own.testRows ** 2 : 0),
			groups
		}];
	});
	if (variances.length === 0 || variances.length < pairs.length) return null;
	return {
		standardError: Math.sqrt(meanOf(variances.map(({ variance }) => variance))),
		from: "predictions",
		samples: median(variances.map(({ groups }) => groups)) ?? 0
	};
}
/**
* Over halves of the data that were drawn for both scripts alike: the scatter over halves is the standard error of the whole, as
* the jackknife that leaves out n / 2 has it (Shao & Wu 1989, doi:10.1214/aos/1176347263).
*/
function errorOfHalves(own, author) {
	const gains = [...own].flatMap(([draw, value]) => {
		const base = author.get(draw);
		return base === void 0 ? [] : [value - base];
	});
	if (gains.length < LEAST_DRAWS) return null;
	const variance = squaresAround(gains, meanOf(gains)) / (gains.length - 1);
	return {
		standardError: Math.sqrt(variance),
		from: "halves",
		samples: gains.length
	};
}
// src/analysis/metric-change.ts
/**
* 0.90 − 0.89 is a little more than 0.01 in binary, and 123456.8 − 123456.7 by more than 0.1: a difference of exactly the
* tolerance still counts as equal.
*/
const BINARY_ERROR = 1e-12;
/** A gain, or a limit of it, that falls behind by the tolerance at most. `size`: of the numbers that differ by it. */
const isNotInferior = (gain, tolerance, size = 1) => gain >= -tolerance - BINARY_ERROR * Math.max(1, size);
/**
* The gain over blocks with its one-sided 95 % limits by Student's t, and what they show. In them are the noise between runs
* and what another test set could have shown, as far as that is known. A script that prints the same number each time and
* whose test error nobody knows has no spread, and the limits are its gain, as are those of one block alone; a baseline that
* ran in other blocks only leaves the difference of medians.
*/
function metricOf(inBlocks) {
	const rule = inBlocks.project.metric;
	const { name, tolerance } = rule;
	const author = findBaseline(inBlocks);
	const own = medianMetric(inBlocks);
	const baseline = author === null ? null : medianMetric(author);
	const pairs = author === null ? [] : pairMetrics(inBlocks, author);
	const difference = differenceOf(pairs, own, baseline);
	const probed = findProbedBaseline(inBlocks);
	const testError = probed === null ? null : findTestError(pairs, inBlocks, probed);
	const gains = pairs.map((pair) => gainOf(pair.own - pair.base, rule));
	const size = Math.max(Math.abs(own ?? 0), Math.abs(baseline ?? 0));
	return {
		name,
		median: own,
		baseline,
		difference,
		testError,
		...judgeGains(gains, tolerance, {
			single: gainOf(difference, rule),
			testError,
			size
		})
	};
}
/** The mean over blocks, which is shown since it is judged: scripts that vary can have medians alike and means that are not. */
function differenceOf(pairs, own, baseline) {
	if (pairs.length > 0) return meanOf(pairs.map((pair) => pair.own - pair.base));
	return own === null || baseline === null ? null : own - baseline;
}
/**
* One-sided 95 % limits of gains, and what they show. `single`: the gain where there are fewer than two, which then is both limits;
* `size`: of the metrics.
*/
function judgeGains(gains, tolerance, { single = gains[0] ?? null, testError = null, size = 1 } = {}) {
	const [lowerGain, upperGain] = gainLimits(gains, testError) ?? [single, single];
	return {
		lowerGain,
		upperGain,
		verdict: lowerGain !== null && upperGain !== null ? judgeGain(lowerGain, upperGain, tolerance, size) : null
	};
}
/** Non-inferiority that was not shown is not inferiority. */
function judgeGain(lower, upper, tolerance, size) {
	if (isNotInferior(lower, tolerance, size)) return "as-good";
	return isNotInferior(upper, tolerance, size) ? "not-settled" : "worse";
}
/** Whose metric counts: the author's own script; where it never printed one, the same without its plots. */
const findBaseline = (inBlocks) => listPrinting(inBlocks)[0] ?? null;
/** Whose runs on changed data are the yardstick: of the author's scripts that print a metric the one that has any. */
function findProbedBaseline(inBlocks) {
	const printing = listPrinting(inBlocks);
	return printing.find(({ probes }) => probes.size > 0) ?? printing[0] ?? null;
}
const listPrinting = ({ baselines }) => [baselines.get("original"), baselines.get("original-headless")].flatMap((each) => each !== void 0 && medianMetric(each) !== null ? [each] : []);
function pairMetrics(inBlocks, author) {
	const byBlock = runsByBlock(author.runs);
	return inBlocks.runs.flatMap((run) => {
		const authors = byBlock.get(run.block);
		if (authors === void 0) return [];
		const [own, base] = [readMetric(run, inBlocks), readMetric(authors, inBlocks)];
		return own === null || base === null ? [] : [{
			run,
			authors,
			own,
			base
		}];
	});
}
/** One-sided 95 % each, with as many degrees of freedom as the two errors have together (Welch–Satterthwaite); null below two values. */
function gainLimits(gains, testError) {
	const [first] = gains;
	if (first === void 0 || gains.length < 2 && testError === null) return null;
	const { mean, standardError } = gains.length < 2 ? {
		mean: first,
		standardError: 0
	} : testMean(gains);
	const parts = [{
		variance: standardError ** 2,
		df: Math.max(1, gains.length - 1)
	}, ...testError === null ? [] : [{
		variance: testError.standardError ** 2,
		df: Math.max(1, testError.samples - 1)
	}]];
	const variance = sum(parts.map((part) => part.variance));
	if (variance === 0) return [mean, mean];
	const df = 1 / sum(parts.map((part) => (part.variance / variance) ** 2 / part.df));
	const reach = studentQuantile(.95, df) * Math.sqrt(variance);
	return [mean - reach, mean + reach];
}
/** Made once, since every answer of a project asks for those of the author's code. */
const medianMetric = memoiseWeakly((inBlocks) => median(listMetrics(inBlocks)));
/** What runs that ended well came to, by the metric that the manifest names now. */
const listMetrics = (inBlocks) => inBlocks.runs.flatMap((run) => readMetric(run, inBlocks) ?? []);
function readMetric({ status, metric }, { project }) {
	return status === "ok" && metric !== null && metric.name === project.metric.name ? metric.value : null;
}
export { medianMetric as a, pairRuns as c, runsByBlock as d, withoutLoading as f, listMetrics as i, perQuantity as l, isNotInferior as n, metricOf as o, judgeGains as r, logRatiosOf as s, findProbedBaseline as t, preferPairs as u };

import { c as median } from "./inputs.js";
import { j as isSound } from "./start.js";
import { f as isJudged, h as sideOfOne } from "./read.js";
import { n as judgedMeans, r as pairRounds } from "./revision-comparison.js";
import { Kn as gainOf } from "./work.js";
import { K as memoryKnown } from "./base.js";
import { n as leastLoss } from "./fail-on.js";
import { tt as createRatioEstimator } from "./measured.js";
import { r as judgeGains } from "./metric-change.js";
// src/analysis/measurement/judge-revisions.ts
/** What head's metric is beside base's, round by round. */
function judgeMetric({ base, head }, rule) {
	const { name, direction, scale, pattern, tolerance } = rule;
	const gains = pairRounds({
		base,
		head
	}).map(([from, to]) => gainOf(to - from, rule));
	return {
		rule: {
			name,
			direction,
			scale,
			...pattern === void 0 ? {} : { pattern },
			tolerance
		},
		base: [...base],
		head: [...head],
		medianBase: median(base.flatMap((value) => value ?? [])),
		medianHead: median(head.flatMap((value) => value ?? [])),
		...judgeGains(gains, tolerance, { size: Math.max(0, ...[...base, ...head].map((value) => Math.abs(value ?? 0))) })
	};
}
const memoryOf = (run) => isSound(run) ? memoryKnown(run) : null;
/** Share by which two runs of one program may differ for good: pages that lie otherwise, a longer path, its size in the environment. */
const SMALLEST_MEMORY_CHANGE = .02;
/** Peak memory, round by round: of the whole tree of processes. */
function compareMemory({ commands, seed }) {
	const [base = [], head = []] = commands.map(({ runs }) => runs.map(memoryOf));
	const logRatios = pairRounds({
		base,
		head
	}).flatMap(([from, to]) => from > 0 && to > 0 ? [Math.log(to / from)] : []);
	const estimate = createRatioEstimator(seed)(logRatios);
	const found = {
		ratio: estimate?.estimate ?? null,
		interval: estimate?.interval ?? null,
		pairs: logRatios.length
	};
	if (estimate === null) return {
		...found,
		verdict: "not-measured"
	};
	if (found.interval === null || found.pairs < 5) return {
		...found,
		verdict: "too-few-runs"
	};
	return {
		...found,
		verdict: sideOfOne(found.interval, SMALLEST_MEMORY_CHANGE) ?? "inconclusive"
	};
}
/** Conditions of `--fail-on`, each met, not met, or not to be checked. */
function judgeConditions(conditions, judged) {
	return conditions.map((condition) => ({
		...condition,
		...judge(condition, judged)
	}));
}
const UNCHECKED = {
	met: false,
	checked: false
};
function judge({ subject, atLeast }, { measurement, metric, memory }) {
	if (subject === "success") return judgeSuccess(measurement);
	if (subject === "accuracy") return judgeAccuracy(metric, atLeast, judgeSuccess(measurement));
	if (subject === "memory") return judgeIncrease(memory, atLeast);
	const found = measurement.comparisons.find(({ quantity }) => quantity === subject);
	return found === void 0 ? UNCHECKED : judgeIncrease(found, atLeast);
}
function judgeIncrease({ verdict, ratio }, atLeast) {
	if (ratio === null || !isJudged(verdict)) return UNCHECKED;
	return {
		met: verdict === "more" && ratio >= 1 + atLeast,
		checked: true
	};
}
/** A head that fails has lost its metric whole. */
function judgeAccuracy(metric, atLeast, success) {
	if (success.met) return {
		met: true,
		checked: true
	};
	const { verdict, medianBase, medianHead, rule } = metric;
	if (medianBase !== null && medianHead === null) return {
		met: true,
		checked: true
	};
	const means = judgedMeans(metric);
	if (verdict === null || means === null) return UNCHECKED;
	const [ofBase, ofHead] = means;
	const loss = gainOf(ofBase - ofHead, rule);
	return {
		met: verdict === "worse" && loss >= leastLoss(atLeast, rule.scale, ofBase),
		checked: true
	};
}
function judgeSuccess({ commands }) {
	const [base, head] = commands.map(({ runs }) => runs.length > 0 && runs.every(isSound));
	if (base !== true || head === void 0) return UNCHECKED;
	return {
		met: !head,
		checked: true
	};
}
export { compareMemory, judgeConditions, judgeMetric };

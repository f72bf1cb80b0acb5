import { n as createRatioEstimator } from "./estimate-ratio.js";
import { D as isSound, Jt as median, nn as isDoubtful, qt as mean } from "./start.js";
import { n as SAME_RATIO } from "./ratio.js";
import { n as decideVerdict } from "./verdict.js";
import { a as energyOf, i as chooseLeadingOfRuns, o as judgeEnergy, t as COMPARED } from "./compared-quantities.js";
import { n as studentQuantileOfInteger } from "./student-quantile.js";
// src/analysis/measurement/compare-commands.ts
/** The log of b / a of the rounds that count, and how many do not. */
function pairRounds(a, b, quantity) {
	const read = COMPARED[quantity];
	const before = new Map(a.map((run) => [run.round, run]));
	const rounds = b.flatMap((run) => {
		const other = before.get(run.round);
		return other === void 0 ? [] : [{
			other,
			run,
			kind: whyLeftOut([other, run], quantity)
		}];
	});
	return {
		logRatios: rounds.flatMap(({ other, run, kind }) => {
			const [from, to] = [read(other), read(run)];
			return kind === null && from && to && from > 0 && to > 0 ? [Math.log(to / from)] : [];
		}),
		leftOut: LEFT_OUT.flatMap((kind) => {
			const pairs = rounds.filter((round) => round.kind === kind).length;
			return pairs > 0 ? [{
				kind,
				pairs
			}] : [];
		})
	};
}
const LEFT_OUT = [
	"failed",
	"contaminated",
	"doubtful"
];
/**
* Failing early is no saving, so a round in which either failed is left out. Other load takes joules of the same package, so
* a disturbed round has no energy, nor has one whose meter doubts its own number; to CPU and wall time load is noise that the
* random order spreads over both sides alike. But threads that wait for each other may spin meanwhile, and those of one side
* alone: such a round has no CPU time.
*/
function whyLeftOut(pair, quantity) {
	if (!pair.every(isSound)) return "failed";
	if (quantity === "cpu" && pair.some(({ flags }) => flags.includes("threads-disturbed"))) return "contaminated";
	if (quantity !== "energy") return null;
	if (pair.some(isContaminated)) return "contaminated";
	return pair.some((run) => isDoubtful(energyOf(run))) ? "doubtful" : null;
}
const isContaminated = ({ flags }) => flags.includes("contaminated");
/** `floor`: how far two runs of the same command lie apart here, as a share; null where that was not measured. */
function compareCommands(a, b, quantity, estimateRatio, floor) {
	const { logRatios, leftOut } = pairRounds(a.runs, b.runs, quantity);
	const estimate = estimateRatio(logRatios);
	const quality = quantity === "energy" ? judgeEnergy([...a.runs, ...b.runs]) : "measured";
	const decided = decideVerdict(quantity, {
		baseline: "original",
		estimate,
		quality,
		notMeasured: leftOut.some(({ kind }) => kind !== "doubtful") ? null : whyMissing([...a.runs, ...b.runs], quantity),
		accuracy: "as-good",
		pairs: "runs",
		leftOut: quality === "estimated" ? [] : leftOut,
		sessions: 1,
		smallestEffect: 0
	});
	const beyond = estimate === null || floor === null || isBeyond(estimate, floor);
	const within = (decided.verdict === "less" || decided.verdict === "more") && !beyond;
	return {
		a: a.index,
		b: b.index,
		quantity,
		ratio: decided.estimate,
		interval: decided.interval,
		pairs: decided.pairs,
		verdict: within ? "inconclusive" : decided.verdict,
		margin: decided.margin,
		cause: within ? {
			kind: "within-noise-floor",
			floor: floor ?? 0
		} : decided.cause,
		leftOut: within ? [] : decided.leftOut
	};
}
/** An effect no larger than what the same command shows against itself is none that can be told. */
const isBeyond = ({ estimate }, floor) => Math.max(estimate, 1 / estimate) - 1 > floor + SAME_RATIO;
function whyMissing(runs, quantity) {
	const read = COMPARED[quantity];
	const missing = runs.find((run) => read(run) === null);
	if (missing === void 0) return quantity === "energy" && runs.some((run) => isDoubtful(energyOf(run))) ? {
		kind: "missing",
		quantity,
		leftOut: true,
		reading: null
	} : null;
	return {
		kind: "missing",
		quantity,
		leftOut: false,
		reading: whyUnread(missing, quantity)
	};
}
function whyUnread(run, quantity) {
	if (quantity === "energy") {
		const { reason } = energyOf(run);
		return reason && {
			kind: "energy",
			reason
		};
	}
	const reason = run.reasons.wallSeconds ?? run.reasons.userSeconds ?? run.reasons.systemSeconds;
	return reason === void 0 ? null : {
		kind: "execution",
		reason
	};
}
// src/analysis/measurement/sample.ts
/** Centre and spread of repeated measurements in their own unit; the interval is Student's, of the mean, times `widening`. */
function summariseSample(values, widening = 1) {
	const n = values.length;
	const centre = mean(values);
	if (centre === null || n < 2) return {
		median: median(values),
		mean: centre,
		standardDeviation: null,
		interval: null,
		n
	};
	const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
	const standardDeviation = Math.sqrt(squares / (n - 1));
	const half = widening * studentQuantileOfInteger(.975, n - 1) * standardDeviation / Math.sqrt(n);
	return {
		median: median(values),
		mean: centre,
		standardDeviation,
		interval: [centre - half, centre + half],
		n
	};
}
// src/analysis/measurement/half-width.ts
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
		if (found?.interval == null) return found;
		const [low, high] = found.interval;
		const move = (end) => found.estimate * (end / found.estimate) ** LOOKING_FACTOR;
		return {
			...found,
			interval: [move(low), move(high)]
		};
	};
}
/**
* The widest relative half-width: of the ratio of each command to the first, or with one command of its mean. Null while one
* of them has no interval.
*/
function widestHalfWidth(runs, quantity, estimateRatio) {
	const [first = [], ...others] = runs;
	const widths = others.length === 0 ? [halfWidthOfMean(first.flatMap((run) => COMPARED[quantity](run) ?? []))] : others.map((other) => halfWidthOfRatio(estimateRatio(pairRounds(first, other, quantity).logRatios)));
	const known = widths.flatMap((width) => width ?? []);
	return known.length < widths.length ? null : Math.max(...known);
}
const halfWidthOfRatio = (found) => found?.interval ? (found.interval[1] - found.interval[0]) / 2 / found.estimate : null;
function halfWidthOfMean(values) {
	const { mean, interval, n } = summariseSample(values, LOOKING_FACTOR);
	return n < 5 || !mean || interval === null ? null : (interval[1] - interval[0]) / 2 / mean;
}
/** Half the width of the leading quantity's interval, widened for looking after each round. */
const findHalfWidth = (runs, seed) => widestHalfWidth(runs, chooseLeadingOfRuns(runs), widenForLooking(createRatioEstimator(seed)));
export { summariseSample as a, widestHalfWidth as i, findHalfWidth as n, compareCommands as o, widenForLooking as r, pairRounds as s, LOOKING_FACTOR as t };

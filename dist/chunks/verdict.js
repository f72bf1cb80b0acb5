import { c as sideOfOne, r as excludesOne } from "./ratio.js";
// src/analysis/verdict.ts
/** Level at which a p-value counts. */
const LEVEL = .05;
/**
* The verdict and its cause. A suspect answer has no other: whatever it used, nothing was got for it that could be
* compared. Else each question is put only when the one before it is settled:
* 1. `not-measured`: without a meter on both sides no number of runs and no accuracy leads to a verdict.
* 2. `too-few-runs`, `too-few-projects`: below five runs neither the ratio nor the metric's median is known, so that
*    `less-accurate` would itself be a claim from too few; below six projects signs could not agree with any interval.
* 3. `not-comparable`: using less while predicting worse is no saving, however sure the ratio is.
* 4. `less`, `more`: the interval lies beyond the smallest effect of interest, still does after correction for the number
*    of intervals, and nothing objects: second tests, time-outs, another meter.
* 5. `equivalent`: it does not, and a difference of the margin is ruled out.
* 6. `inconclusive`: neither.
*/
function decideVerdict(quantity, evidence) {
	const { baseline, estimate, quality, leftOut, smallestEffect } = evidence;
	const [verdict, cause] = whyNone(quantity, evidence) ?? judgeInterval(evidence);
	return {
		baseline,
		estimate: estimate?.estimate ?? null,
		interval: estimate?.interval ?? null,
		pairs: estimate?.pairs ?? 0,
		quality: estimate === null ? "unavailable" : quality,
		verdict,
		margin: evidence.equivalence?.margin ?? null,
		cause,
		leftOut: [...leftOut],
		smallestEffect: estimate === null || quality !== "measured" ? null : smallestEffect,
		sessions: evidence.sessions,
		exploratory: evidence.pairs === "projects" && countObservations(evidence) < 12,
		vetoedBy: cause?.kind === "vetoed" ? cause.zone : null
	};
}
const countObservations = ({ observations, estimate }) => observations ?? estimate?.pairs ?? 0;
const GATES = {
	worse: "less-accurate",
	"not-settled": "accuracy-not-settled"
};
const GATES_OVER_PROJECTS = {
	worse: "none-as-accurate",
	"not-settled": "accuracy-not-settled"
};
/** Verdict and cause where something stands in the way of the interval; null where it decides. */
function whyNone(quantity, evidence) {
	const { estimate, accuracy, notMeasured, pairs } = evidence;
	if (evidence.suspect === true) return ["not-comparable", { kind: "suspect" }];
	if (evidence.quality === "estimated") return ["not-measured", {
		kind: "estimated",
		quantity
	}];
	if (notMeasured !== null && estimate === null) return ["not-measured", notMeasured];
	const isGated = accuracy === "worse" || accuracy === "not-settled";
	if (pairs === "projects" && isGated) return ["not-comparable", { kind: GATES_OVER_PROJECTS[accuracy] }];
	const needed = pairs === "projects" ? 6 : 5;
	if (estimate === null || estimate.interval === null || countObservations(evidence) < needed) return [`too-few-${pairs}`, {
		kind: "too-few-pairs",
		needed
	}];
	if (accuracy === null) return ["not-measured", { kind: "accuracy-unknown" }];
	return isGated ? ["not-comparable", { kind: GATES[accuracy] }] : null;
}
function judgeInterval(evidence) {
	const { estimate, equivalence = null, smallestEffect, doubt = null } = evidence;
	const interval = estimate?.interval ?? null;
	const side = interval && sideOfOne(interval, smallestEffect);
	const objection = side === null ? null : whyNotTold(side, evidence);
	if (side !== null && objection === null) return [side, doubt];
	const isSmall = side === null && interval !== null && excludesOne(interval);
	const cause = objection ?? (isSmall ? {
		kind: "below-smallest-effect",
		smallest: smallestEffect
	} : null);
	if (equivalence?.holds !== true) return ["inconclusive", cause ?? doubt];
	const against = whyNotSame(equivalence, evidence);
	return [against === null ? "equivalent" : "inconclusive", cause ?? against ?? doubt];
}
function whyNotSame({ needed }, { objection }) {
	return needed === null ? objection?.("equivalent") ?? null : {
		kind: "too-few-for-equivalence",
		needed
	};
}
/** An interval that leaves out 1, and what speaks against telling so. */
function whyNotTold(side, { correction = null, objection }) {
	if (correction !== null && correction.adjustedP > .05) {
		const { p: _, ...corrected } = correction;
		return {
			kind: "not-after-correction",
			...corrected
		};
	}
	return objection?.(side) ?? null;
}
export { decideVerdict as n, LEVEL as t };

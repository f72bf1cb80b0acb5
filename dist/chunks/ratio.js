import { Ai as literal, Bi as tuple, Di as discriminatedUnion, Li as strictObject, Mi as number, Oi as int, Ri as string, Ti as boolean, Wn as executionReason, sr as quality, wi as array, xi as _enum } from "./start.js";
import { i as doubt, n as energyReason } from "./energy-reason.js";
// src/schema/ratio.ts
const QUANTITIES = [
	"energy",
	"cpu",
	"wall",
	"memory"
];
const quantity = _enum(QUANTITIES);
const verdict = _enum([
	"less",
	"more",
	"equivalent",
	"inconclusive",
	"not-comparable",
	"not-measured",
	"too-few-runs",
	"too-few-projects"
]);
const interval = tuple([number(), number()]);
/** A ratio this near to 1 is 1: no meter resolves a part in 10⁹, and equal runs leave an interval without width. */
const SAME_RATIO = 1e-9;
/**
* Side of 1 on which an interval of a ratio lies, beyond `smallest`, a share: 0.02 leaves out ×1/1.02 to ×1.02. Null: it
* reaches into that.
*/
function sideOfOne([low, high], smallest = 0) {
	const least = 1 + Math.max(smallest, SAME_RATIO);
	return high < 1 / least ? "less" : low > least ? "more" : null;
}
/** Whether an interval of a ratio leaves out 1: a difference. */
const excludesOne = (ends) => sideOfOne(ends) !== null;
const share = number().min(0).max(1);
/** A p-value after correction for the tests of its family. */
const correctedShape = {
	family: _enum([
		"primary",
		"post-hoc",
		"exploratory"
	]),
	method: _enum(["holm", "benjamini-hochberg"]),
	/** Tests of that family that could be made. */
	tests: int().positive(),
	adjustedP: share
};
/** Why a run has no number of a quantity that may enter a ratio. */
const missingReading = discriminatedUnion("kind", [
	strictObject({ kind: literal("not-recorded") }),
	strictObject({ kind: literal("too-small") }),
	strictObject({ kind: literal("contaminated") }),
	strictObject({
		kind: literal("doubtful"),
		doubts: array(doubt)
	}),
	strictObject({
		kind: literal("energy"),
		reason: energyReason
	}),
	strictObject({
		kind: literal("execution"),
		reason: executionReason
	})
]);
/** Why a verdict is not what its interval says, or what speaks against it. */
const cause = discriminatedUnion("kind", [
	strictObject({ kind: literal("suspect") }),
	strictObject({
		kind: literal("estimated"),
		quantity
	}),
	strictObject({ kind: literal("across-meters") }),
	strictObject({
		kind: literal("missing"),
		quantity,
		/** The quantity was read, and counts nowhere. */
		leftOut: boolean(),
		/** Reading of most of the runs; null where no run says. */
		reading: missingReading.nullable()
	}),
	strictObject({
		kind: literal("too-few-pairs"),
		needed: int()
	}),
	strictObject({ kind: literal("accuracy-unknown") }),
	strictObject({ kind: literal("less-accurate") }),
	strictObject({ kind: literal("accuracy-not-settled") }),
	strictObject({ kind: literal("none-as-accurate") }),
	strictObject({
		kind: literal("not-after-correction"),
		...correctedShape
	}),
	strictObject({
		kind: literal("tests-disagree"),
		signFlipP: share,
		wilcoxonP: share.nullable()
	}),
	strictObject({
		kind: literal("below-smallest-effect"),
		smallest: number().nonnegative()
	}),
	strictObject({
		kind: literal("too-few-for-equivalence"),
		needed: int()
	}),
	strictObject({
		kind: literal("censored"),
		projects: int().positive()
	}),
	strictObject({
		kind: literal("author-censored"),
		pairs: int().positive()
	}),
	strictObject({
		kind: literal("unstable"),
		failed: int().positive(),
		runs: int().positive()
	}),
	strictObject({
		kind: literal("vetoed"),
		zone: string(),
		estimate: number().positive(),
		interval
	}),
	strictObject({
		kind: literal("within-noise-floor"),
		floor: number().nonnegative()
	})
]);
/** Pairs that could have entered a ratio and did not; `unread`: without a reading of that quality on both sides. */
const leftOut = strictObject({
	kind: _enum([
		"unread",
		"across-meters",
		"failed",
		"contaminated",
		"doubtful"
	]),
	pairs: int().positive()
});
const verdictShape = {
	verdict,
	/** The change that `equivalent` rules out, as a share: 0.05 is ±5 %. Null where equivalence is not tested. */
	margin: number().positive().nullable(),
	cause: cause.nullable(),
	leftOut: array(leftOut)
};
/** Geometric mean of paired ratios variant / baseline. Pairs are blocks for a variant, projects for a group. */
const ratio = strictObject({
	baseline: _enum(["original", "original-headless"]),
	/** Null: there is no pair. */
	estimate: number().positive().nullable(),
	/** 95 % bootstrap interval. */
	interval: interval.nullable(),
	pairs: int(),
	quality,
	...verdictShape,
	/** A share, fixed in the plan: `less` and `more` are told beyond it only. The larger of the plan's own and the noise floor. Null: no verdict is sought. */
	smallestEffect: number().nonnegative().nullable(),
	/** Sessions of the plan from which the pairs come: no block can see what stays for one whole session. */
	sessions: int().nonnegative(),
	/** Whether there are fewer projects than a headline takes. */
	exploratory: boolean(),
	/** The meter or zone outside the scope that moved the other way, so that there is no verdict. */
	vetoedBy: string().nullable()
});
/**
* Ratio of a mode and model over all attempted projects: how sure it is, and what second methods say of it. An answer that
* failed costs what it took and the author's code too.
*/
const groupRatio = ratio.extend({
	/** Projects with an answer that failed, was less accurate or suspect, or gave no code. */
	failed: int(),
	/** Projects with an answer that ran out of time: its cost is known from below only. */
	censored: int(),
	/** Clusters of like projects, the observations of the interval. */
	clusters: int(),
	/** The mean over the projects with answers that passed and are as accurate, of these alone. Null: there is none. */
	survivors: strictObject({
		estimate: number().positive(),
		interval: interval.nullable(),
		projects: int().positive()
	}).nullable(),
	/** 95 % by BCa, beside the main interval: it is too short for few projects. Null below five. */
	bca: interval.nullable(),
	/** Median of the projects' ratios. */
	median: number().positive().nullable(),
	/** Interval of the median, at 95 % or a little more, from order statistics. Null: too few projects for it. */
	medianInterval: interval.nullable(),
	/** Standard deviation of the projects' log-ratios; null below two. */
	standardDeviation: number().nonnegative().nullable(),
	/** Projects whose ratio is below 1, of `pairs`. */
	improved: int(),
	/** Hosts or states of a host from which its pairs come; each pair is of one. */
	strata: int(),
	equivalence: strictObject({
		/** The 90 % interval: inside ±5 % both one-sided 5 % tests of a larger difference reject. */
		interval,
		equivalent: boolean()
	}).nullable(),
	/** Two-sided tests of the projects' log-ratios that assume less than the interval does. */
	checks: strictObject({
		wilcoxonP: share.nullable(),
		signFlipP: share,
		/** All signs enumerated; else drawn. */
		signFlipExact: boolean(),
		/** Whether both tests say at 5 % what the interval says. Null: too few projects for either to fall below 5 %. */
		agree: boolean().nullable()
	}).nullable(),
	/** Whether it differs from 1 by more than the smallest effect, by the interval's own bootstrap. Null: nothing to test, or only an estimate. */
	test: strictObject({
		p: share,
		...correctedShape
	}).nullable()
});
export { interval as a, sideOfOne as c, groupRatio as i, verdict as l, SAME_RATIO as n, quantity as o, excludesOne as r, ratio as s, QUANTITIES as t, verdictShape as u };

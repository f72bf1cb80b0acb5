import { t as tell } from "./by-kind.js";
import { a as formatDoubts, o as formatEnergyReason, t as formatExecutionReason } from "./execution-reasons.js";
import { E as formatRatioSentence, M as formatSuccessRate, S as formatPercentRange, a as QUANTITY_WORDS, b as formatP, c as formatChange, r as ESTIMATED_MARK, s as countWord, x as formatPercent } from "./format.js";
// src/report/text/verdict-words.ts
const GATE_WORDS = {
	suspect: "suspect",
	"accuracy-not-settled": "accuracy not settled",
	"none-as-accurate": "none shown to be as accurate"
};
/** `less`, `equivalent within ±5 %`, `too few projects`. */
function formatVerdict({ verdict, margin, cause }) {
	switch (verdict) {
		case "equivalent": return `equivalent within ${formatMargin(margin)}`;
		case "inconclusive": return "no detectable difference";
		case "not-comparable": return `not comparable: ${(cause && GATE_WORDS[cause.kind]) ?? "less accurate"}`;
		default: return verdict.replaceAll("-", " ");
	}
}
/** `38 % less CPU time` where the verdict is that there is a difference; else the verdict's own words. */
function formatFinding(ratio, quantity) {
	if (ratio === null) return "not measured";
	if (ratio.quality === "estimated") return ESTIMATED_MARK;
	if (!(ratio.verdict === "less" || ratio.verdict === "more") || ratio.estimate === null) return formatVerdict(ratio);
	return `${formatChange(ratio.estimate)} ${QUANTITY_WORDS[quantity]}`;
}
/** `±5 %`. */
const formatMargin = (margin) => `±${formatPercent(margin ?? 0)}`;
/** Why the verdict is not what the interval says, and what was left out; null where there is nothing to tell. */
function formatReason(ratio, pair) {
	const { cause } = ratio;
	return [...cause === null ? [] : [tell(CAUSES, cause, {
		pairs: ratio.pairs,
		pair
	})], ...formatLeftOut(ratio, pair)].join("; ") || null;
}
const METHOD_WORDS = {
	holm: "Holm",
	"benjamini-hochberg": "Benjamini–Hochberg"
};
const FAMILY_WORDS = {
	primary: "declared",
	"post-hoc": "post hoc",
	exploratory: "exploratory"
};
const CAUSES = {
	suspect: (_, { pair }) => pair === "project" ? "the metric of every answer that ran is suspect" : "its metric is suspect",
	estimated: ({ quantity }) => `${QUANTITY_WORDS[quantity]} was estimated, and an estimate enters no verdict`,
	"across-meters": () => ACROSS_METERS,
	missing: (cause, { pair }) => pair === "round" ? formatMissingRound(cause) : formatMissing(cause),
	"too-few-pairs": ({ needed }, { pairs, pair }) => `${countWord(pairs, pair)} with a reading of both, and a verdict needs ${needed}`,
	"accuracy-unknown": "the accuracy of one of the two is unknown",
	"less-accurate": "it falls behind by more than the tolerance",
	"accuracy-not-settled": "runs and test rows vary too much to show that the accuracy falls behind by more than the tolerance, or that it does not",
	"none-as-accurate": "no answer that ran is shown to be as accurate as the baseline",
	"not-after-correction": ({ method, family, tests, adjustedP }) => `the interval leaves out 1, but not after ${METHOD_WORDS[method]}'s correction ${formatTests({
		tests,
		family
	})} (${formatP(adjustedP)})`,
	"tests-disagree": ({ signFlipP, wilcoxonP }) => `not every test agrees: sign-flip test ${formatP(signFlipP)}${wilcoxonP === null ? "" : `, Wilcoxon's ${formatP(wilcoxonP)}`}`,
	"below-smallest-effect": ({ smallest }) => `the interval leaves out 1, but reaches into ${formatMargin(smallest)}, the smallest change that is told here`,
	"too-few-for-equivalence": ({ needed }) => `a larger difference is ruled out for these, but “equivalent” takes ${needed} projects`,
	censored: ({ projects }) => `in ${countWord(projects, "project")} the cost of an answer is known from below only (out of time, or not read), and with ${projects === 1 ? "it" : "them"} as the largest nothing is seen`,
	"author-censored": ({ pairs }, { pair }) => `in ${countWord(pairs, pair)} the author's code ran out of time where the answer did not, and with ${pairs === 1 ? "it" : "them"} as the smallest nothing is seen`,
	unstable: ({ failed, runs }) => `it failed in ${failed} of ${countWord(runs, "run")}, and with what that costs it is not seen`,
	vetoed: ({ zone, estimate, interval }) => `${zone}, outside what is summed, moved the other way (${formatRatioSentence(estimate, interval)})`,
	"within-noise-floor": ({ floor }) => `within the noise floor of ${formatMargin(floor)}`
};
const ACROSS_METERS = "different meters, or different zones of one, read the two sides";
/** `energy was not measured: no powercap on this host`. */
function formatMissing({ quantity, leftOut, reading }) {
	const what = leftOut ? "was measured, but left out" : "was not measured";
	return `${QUANTITY_WORDS[quantity]} ${what}${reading === null ? "" : `: ${tell(READINGS, reading, quantity)}`}`;
}
/** The quantity stands before it. */
function formatMissingRound({ quantity, leftOut, reading }) {
	if (reading !== null) return tell(READINGS, reading, quantity);
	return leftOut ? "no round has energy that can be trusted" : "a run has no reading";
}
const READINGS = {
	"not-recorded": (_, quantity) => quantity === "energy" ? "this host gave no reading of energy" : `${QUANTITY_WORDS[quantity]} was not recorded`,
	"too-small": (_, quantity) => quantity === "energy" ? "the energy counter did not move during the run" : `${QUANTITY_WORDS[quantity]} was too small to be read`,
	contaminated: (_, quantity) => quantity === "cpu" ? "other load ran beside the run, whose threads may have spun while they waited for each other" : "other load ran beside the run and is in what the counters say",
	doubtful: ({ doubts }) => formatDoubts(doubts),
	energy: ({ reason }) => formatEnergyReason(reason),
	execution: ({ reason }) => formatExecutionReason(reason)
};
/** `over 3 declared tests`. */
const formatTests = ({ tests, family }) => `over ${countWord(tests, `${FAMILY_WORDS[family]} test`)}`;
/** `Holm over 4 declared tests`. */
const formatCorrection = (test) => `${METHOD_WORDS[test.method]} ${formatTests(test)}`;
function formatLeftOut({ leftOut, pairs, quality }, pair) {
	if (leftOut.length === 0) return [];
	if (pair === "round") return leftOut.map((each) => `${each.pairs} ${ROUND_WORDS[each.kind]}`);
	if (pair === "project") return leftOut.map((each) => `left out: ${each.pairs} of ${pairs + each.pairs} projects without a ratio of that quality`);
	return [`left out: ${leftOut.map((each) => each.kind === "unread" ? `${each.pairs} without a ${quality} reading of both` : `${each.pairs} of which ${ACROSS_METERS}`).join(", ")}`];
}
const ROUND_WORDS = {
	unread: "left out without a reading of both",
	"across-meters": `left out of which ${ACROSS_METERS}`,
	failed: "left out in which a command failed",
	contaminated: "left out that other load disturbed",
	doubtful: "left out whose energy is in doubt"
};
/** `5 of 6 projects use less; Holm over 4 declared tests, p = 0.012; host ran hot`: what the verdict of a group rests on. */
function formatSupport(ratio) {
	const { pairs, test } = ratio;
	const more = withoutCount(ratio);
	if (pairs === 0) return more ?? "no pairs";
	const parts = [formatImproved(ratio), ...formatFailed(ratio)];
	if (test !== null) parts.push(`${formatCorrection(test)}, ${formatP(test.adjustedP)}`);
	if (more !== null) parts.push(more);
	return parts.join("; ");
}
/** `5 of 6 projects below ×1`: by their own estimates, whether sure or not. */
const formatImproved = ({ improved, pairs }) => `${improved} of ${countWord(pairs, "project")} below ×1`;
/** What failed is in the ratio; the survivors' stands beside it, named so. */
function formatFailed({ failed, censored, survivors }) {
	if (failed === 0) return [];
	return [`${failed} with a failure, at its own cost and the author's${censored === 0 ? "" : `, in ${censored} of them at least that (out of time, or not read)`}${survivors === null ? "" : `; survivors alone ${formatSurvivorsRatio(survivors)}`}`];
}
/** `×0.80 (0.74–0.89, 11 projects)`. */
const formatSurvivorsRatio = ({ estimate, interval, projects }) => `${formatRatioSentence(estimate, interval)}, ${countWord(projects, "project")}`;
/** Support in brief, for what no headline speaks of: the projects, and why the verdict is not what the interval says. */
function formatBriefSupport(ratio) {
	const { pairs, quality } = ratio;
	const more = withoutCount(ratio);
	if (pairs === 0) return more ?? "no pairs";
	const projects = countWord(pairs, "project");
	return more === null || quality === "estimated" ? projects : `${projects}; ${more}`;
}
/** The count says the cell already by its number, and `formatTooFew` once for all. */
const withoutCount = (ratio) => formatReason(ratio.cause?.kind === "too-few-pairs" ? {
	...ratio,
	cause: null
} : ratio, "project");
/** `83 % of attemptable, 95 % interval 44–97 %`; with bounds where some could not be attempted. */
function formatSuccessInterval(success) {
	const { passed, attemptable, total, interval } = success;
	if (interval === null || attemptable === 0) return `${formatSuccessRate(success)} passed`;
	const bounds = attemptable === total ? "" : `; ${formatSuccessRate(success)} of all`;
	return `${formatPercent(passed / attemptable)} of attemptable, 95 % interval ${formatPercentRange(interval)}${bounds}`;
}
const VERDICT_LOOKS = {
	less: {
		tone: "less",
		sign: "▼"
	},
	more: {
		tone: "more",
		sign: "▲"
	},
	equivalent: {
		tone: "even",
		sign: "≈"
	},
	inconclusive: {
		tone: "same",
		sign: "●"
	},
	"not-comparable": {
		tone: "caution",
		sign: "✕"
	},
	"not-measured": {
		tone: "none",
		sign: "–"
	},
	"too-few-runs": {
		tone: "none",
		sign: "…"
	},
	"too-few-projects": {
		tone: "none",
		sign: "…"
	}
};
const SUSPECT_LOOK = {
	tone: "caution",
	sign: "⚠"
};
/** Null: there is no such ratio. */
function lookOf(ratio) {
	return ratio?.cause?.kind === "suspect" ? SUSPECT_LOOK : VERDICT_LOOKS[ratio?.verdict ?? "not-measured"];
}
export { formatImproved as a, formatSuccessInterval as c, formatVerdict as d, lookOf as f, formatFinding as i, formatSupport as l, formatBriefSupport as n, formatMargin as o, formatCorrection as r, formatReason as s, FAMILY_WORDS as t, formatSurvivorsRatio as u };

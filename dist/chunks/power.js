import { L as memoise } from "./base.js";
import { r as studentQuantile } from "./tails.js";
// src/analysis/statistics/reaches.ts
/**
* Standard deviations by which the mean of 5, 6 … 40 normal log-ratios has to lie beyond an edge for the method's interval to show
* it, with 80 % power. Above, the interval is Student's within a hundredth.
*/
const REACHES = [
	2.339169146623661,
	1.7398980602677458,
	1.452111288258515,
	1.304486558185849,
	1.1695894860187461,
	1.0925345032456697,
	1.022259445448821,
	.9405065555377631,
	.8884714957156497,
	.8363174336911539,
	.8134271293716042,
	.7700870425652218,
	.7225264185734949,
	.7163614950838697,
	.691610627376799,
	.67329563269014,
	.6525633977106378,
	.6326453830770085,
	.6112095625247582,
	.613623177576786,
	.5907104591935911,
	.5656822983664492,
	.5707116273610308,
	.5675909580348873,
	.5464116304084142,
	.5352349990854622,
	.536876184455308,
	.5181277392079886,
	.5119558488943302,
	.5043955466903178,
	.4942726064296667,
	.49562590063414846,
	.47380681316824336,
	.4716484894971845,
	.4699701901754594,
	.45418672238769897
];
/** The same of 6, 7 … 10, where their signs have to be rarer than 5 % too: above, signs agree wherever the interval leaves out 1. */
const REACHES_WITH_SIGNS = [
	1.927490234375,
	1.4904262031967057,
	1.329833984375,
	1.197998046875,
	1.1170141745728404
];
/** Standard errors by which the mean of 2, 3 … 10 sessions has to lie beyond it, by Student's noncentral t. */
const REACHES_OF_SESSIONS = [
	16.334,
	5.6535,
	4.2559,
	3.7611,
	3.5139,
	3.3669,
	3.2698,
	3.2009,
	3.1496
];
// src/analysis/statistics/power.ts
/** Quantile of the two-sided 5 % level. */
const LEVEL_QUANTILE = .975;
const POWER = .8;
const MOST = 1e4;
const LEAST = {
	blocks: 5,
	projects: 6
};
/**
* The smallest change of a paired ratio that `n` pairs show as `less` with 80 % power, as a share: 0.08 is a ratio of 0.92. By
* simulation of the method itself on normal log-ratios; `smallest`: what a change has to exceed to be told. Null: no verdict is
* given on so few, whatever their spread. Of sessions it is the least: what differs between them is not known beforehand.
*/
function detectableChange(standardDeviation, n, { smallest = 0, of = "blocks", sessions = 1 } = {}) {
	return n < LEAST[of] ? null : 1 - Math.exp(-detectableLog(standardDeviation, n, smallest, {
		of,
		sessions
	}));
}
/** Pairs it takes to see a change of that share, never fewer than a verdict takes; null above 10,000. */
function pairsToSee(change, standardDeviation, { smallest = () => 0, of = "blocks", sessions = 1 } = {}) {
	const wanted = -Math.log(1 - change);
	const enough = (n) => detectableLog(standardDeviation, n, smallest(n), {
		of,
		sessions
	}) <= wanted;
	if (!enough(MOST)) return null;
	if (enough(LEAST[of])) return LEAST[of];
	let [tooFew, most] = [LEAST[of], MOST];
	while (most - tooFew > 1) {
		const middle = tooFew + most >> 1;
		if (enough(middle)) most = middle;
		else tooFew = middle;
	}
	return most;
}
/** Half the width of the 95 % interval of a ratio that is truly 1, as a share; null below two pairs. */
function noiseFloor(standardDeviation, n) {
	return n < 2 ? null : Math.expm1(studentOf(n) * standardDeviation / Math.sqrt(n));
}
/** Asked for by every ratio of every script, of the same few numbers of pairs. */
const studentOf = memoise((n) => studentQuantile(LEVEL_QUANTILE, n - 1));
const detectableLog = (standardDeviation, n, smallest, telling) => Math.log1p(smallest) + reachOf(n, telling) * standardDeviation;
/** Standard deviations by which the mean has to lie beyond the edge of what is too small, to be told from it. */
function reachOf(n, { of, sessions }) {
	const ofAll = (of === "projects" ? REACHES_WITH_SIGNS[n - 6] : void 0) ?? REACHES[n - 5] ?? errorsSeen(n) / Math.sqrt(n);
	const ofSessions = REACHES_OF_SESSIONS[sessions - 2] ?? errorsSeen(sessions);
	return sessions < 2 ? ofAll : Math.max(ofAll, ofSessions / Math.sqrt(n));
}
/** Standard errors of a mean that Student's t shows with that power, within a hundredth of many. */
const errorsSeen = (n) => studentOf(n) + studentQuantile(POWER, n - 1);
export { noiseFloor as n, pairsToSee as r, detectableChange as t };

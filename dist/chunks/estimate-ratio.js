import { t as meanOf } from "./moments.js";
import { t as createStudentisedMean } from "./studentised-mean.js";
// src/analysis/estimate-ratio.ts
/** Resamples for the ratios of single variants, of which a campaign has tens of thousands. */
const QUICK_RESAMPLES = 999;
/** Resamples for what the headline says: the seed moves an end by a hundredth of the interval's width. */
const FINE_RESAMPLES = 9999;
/** Geometric mean of paired ratios with a 95 % interval; swapping the sides gives the exact reciprocal. */
function createRatioEstimator(seed, resamples = QUICK_RESAMPLES) {
	const { interval } = createStudentisedMean(seed, resamples);
	return (logRatios) => {
		if (logRatios.length === 0) return null;
		const [ends, pairs] = [interval(logRatios), logRatios.length];
		return {
			estimate: Math.exp(meanOf(logRatios)),
			interval: ends && exponentiate(ends),
			pairs
		};
	};
}
/** The geometric mean alone, where an interval would cost most of the time and not be shown. */
const withoutInterval = (logRatios) => logRatios.length === 0 ? null : {
	estimate: Math.exp(meanOf(logRatios)),
	interval: null,
	pairs: logRatios.length
};
const exponentiate = ([low, high]) => [Math.exp(low), Math.exp(high)];
/** An estimate whose pairs are projects, as files have it. */
const describeEffect = (found) => found && {
	estimate: found.estimate,
	interval: found.interval,
	projects: found.pairs
};
export { withoutInterval as a, exponentiate as i, createRatioEstimator as n, describeEffect as r, FINE_RESAMPLES as t };

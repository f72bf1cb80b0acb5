import { dt as sumOf } from "./measured.js";
import { i as normalUpper, n as normalLower, r as normalQuantile } from "./normal.js";
import { t as chiSquareUpper } from "./tails.js";
import { t as accelerationOfMean } from "./mean-test.js";
// src/analysis/statistics/bootstrap.ts
/**
* Bias-corrected and accelerated 95 % interval of a mean (Efron, JASA 82 (1987) 171), with the shares of SciPy: a
* resample that equals the estimate counts half to each side. `means`: of resamples, sorted. NaN where the values do not vary.
*/
function bcaInterval(values, means, estimate) {
	const acceleration = accelerationOfMean(values);
	let twiceBelow = 0;
	for (let i = 0; i < means.length; i++) {
		const mean = means[i] ?? 0;
		twiceBelow += mean < estimate ? 2 : mean === estimate ? 1 : 0;
	}
	const bias = normalQuantile(twiceBelow / 2 / means.length);
	const shareAt = (z) => normalLower(bias + (bias + z) / (1 - acceleration * (bias + z)));
	const reach = normalQuantile(.975);
	return [quantile(means, shareAt(-reach)), quantile(means, shareAt(reach))];
}
/** Linear between order statistics (Hyndman & Fan 1996, type 7), as NumPy. */
function quantile(sorted, share) {
	if (Number.isNaN(share)) return NaN;
	const position = share * (sorted.length - 1);
	const below = Math.floor(position);
	const low = sorted[below] ?? NaN;
	return low + ((sorted[Math.min(below + 1, sorted.length - 1)] ?? NaN) - low) * (position - below);
}
// src/analysis/statistics/ranks.ts
function rankValues(values) {
	const order = Uint32Array.from({ length: values.length }, (_, i) => i);
	const at = (position) => values[order[position] ?? 0] ?? 0;
	order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
	const ranks = new Float64Array(values.length);
	let tieTerm = 0;
	for (let from = 0, to = 0; from < values.length; from = to) {
		to = from + 1;
		while (to < values.length && at(to) === at(from)) to++;
		const count = to - from;
		tieTerm += count ** 3 - count;
		for (let i = from; i < to; i++) ranks[order[i] ?? 0] = (from + 1 + to) / 2;
	}
	return {
		ranks,
		tieTerm
	};
}
// src/analysis/statistics/friedman.ts
/** Friedman's test of complete blocks (rows) over treatments (columns), corrected for ties; NaN where all are tied. */
function friedman(blocks) {
	const treatments = blocks[0]?.length ?? 0;
	const sums = new Float64Array(treatments);
	let tieTerm = 0;
	for (const block of blocks) {
		const ranking = rankValues(block);
		tieTerm += ranking.tieTerm;
		for (let i = 0; i < treatments; i++) sums[i] = (sums[i] ?? 0) + (ranking.ranks[i] ?? 0);
	}
	const n = blocks.length;
	const scale = n * treatments * (treatments + 1);
	const chi2 = (12 / scale * sumOf(sums.map((sum) => sum * sum)) - 3 * n * (treatments + 1)) / (1 - tieTerm / (scale * (treatments - 1)));
	return {
		chi2,
		p: chiSquareUpper(chi2, treatments - 1)
	};
}
/**
* P(W ≤ w or as far on the other side) of Wilcoxon's signed-rank sum of n untied differences. Counts subsets of ranks by
* their sum, one rank at a time, and halves in each step, so that nothing overflows (@stdlib's keeps every weight it
* ever computed in a global table with strings for keys).
*/
function signedRankTwoSided(smallerSum, n) {
	const share = new Float64Array(smallerSum + 1);
	share[0] = 1;
	let reach = 0;
	for (let rank = 1; rank <= n; rank++) {
		reach = Math.min(smallerSum, reach + rank);
		for (let sum = reach; sum >= 0; sum--) share[sum] = ((share[sum] ?? 0) + (sum >= rank ? share[sum - rank] ?? 0 : 0)) / 2;
	}
	let lower = 0;
	for (const each of share) lower += each;
	return Math.min(1, 2 * lower);
}
// src/analysis/statistics/wilcoxon.ts
/** Wilcoxon's signed-rank test in its two-sided variants; NaN where nothing differs. */
function wilcoxonSignedRank(differences) {
	const n = differences.length;
	const nonzero = differences.filter((each) => each !== 0);
	const zeros = n - nonzero.length;
	const { plus, minus, tieTerm } = rankSums(nonzero);
	const m = nonzero.length;
	const hasTies = tieTerm > 0;
	const z = standardised(plus, m * (m + 1) / 4, m * (m + 1) * (2 * m + 1), tieTerm);
	const ranked = rankSums(differences);
	const prattZ = standardised(ranked.plus, (n * (n + 1) - zeros * (zeros + 1)) / 4, n * (n + 1) * (2 * n + 1) - zeros * (zeros + 1) * (2 * zeros + 1), ranked.tieTerm - (zeros ** 3 - zeros));
	return {
		differences: n,
		zeros,
		/** Rank sums of the positive and of the negative differences, zeros left out before ranking. */
		plus,
		minus,
		hasTies,
		/** Never positive, as SciPy gives it for a two-sided test. */
		z: -Math.abs(z.z),
		pNormal: twoSided(z.z),
		/** By half a rank towards the middle. */
		pNormalCorrected: twoSided(z.z - Math.sign(z.z) * .5 / z.error),
		/** Null with ties, without a difference, and beyond a thousand differences. */
		pExact: hasTies || m === 0 || m > 1e3 ? null : signedRankTwoSided(Math.min(plus, minus), m),
		/** (W+ − W−) / (W+ + W−), Kerby 2014. */
		rankBiserial: (plus - minus) / (plus + minus),
		/** Zeros ranked, then left out of the sums (Pratt 1959); variance by Cureton 1967. */
		pratt: {
			statistic: Math.min(ranked.plus, ranked.minus),
			p: twoSided(prattZ.z)
		}
	};
}
/** Sums of the ranks of |x| by sign; a zero is ranked but adds to neither sum. */
function rankSums(values) {
	const { ranks, tieTerm } = rankValues(values.map(Math.abs));
	return {
		plus: sumOf(values.map((value, i) => value > 0 ? ranks[i] ?? 0 : 0)),
		minus: sumOf(values.map((value, i) => value < 0 ? ranks[i] ?? 0 : 0)),
		tieTerm
	};
}
function standardised(sum, mean, squares, tieTerm) {
	const error = Math.sqrt((squares - tieTerm / 2) / 24);
	return {
		z: (sum - mean) / error,
		error
	};
}
const twoSided = (z) => Math.min(1, 2 * normalUpper(Math.abs(z)));
export { quantile as a, bcaInterval as i, friedman as n, rankValues as r, wilcoxonSignedRank as t };

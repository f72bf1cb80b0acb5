import { Mt as sumOf, Ot as createStudentisedMean, Pt as memoise } from "./measured.js";
import { Ln as seededRandom } from "./start.js";
import { r as normalQuantile } from "./normal.js";
import { n as signTestTwoSided, r as studentQuantile } from "./tails.js";
// src/analysis/statistics/sign-flip.ts
/** Up to here all 2ⁿ⁻¹ different assignments of signs are enumerated. */
const EXACT_LIMIT = 16;
const DRAWS = 9999;
/** Share of Σ |x|: what adding in another order may change. */
const ROUNDING = 1e-10;
/**
* Permutation test of paired differences: under the hypothesis that the two sides are exchangeable each sign is as likely
* as the other (Fisher 1935, § 21). Counts assignments with a sum at least as far from 0 as the observed one. Differences
* of one size make it the exact sign test, which for −1, 0 and 1 is McNemar's. Draws depend on seed and number only.
*/
function createSignFlip(seed) {
	const signsOf = memoise((n) => {
		const random = seededRandom(seed, `signs of ${n}`);
		return new Uint8Array(DRAWS * bytesFor(n)).map(() => random.below(256));
	});
	return (differences) => {
		const values = Float64Array.from(differences.filter((each) => each !== 0));
		const n = values.length;
		if (n === 0) return {
			p: 1,
			exact: true
		};
		const sizes = values.map(Math.abs);
		if (sizes.every((size) => size === sizes[0])) return {
			p: signTestTwoSided(values.filter((value) => value > 0).length, n),
			exact: true
		};
		const limit = Math.abs(sumOf(values)) - ROUNDING * sumOf(sizes);
		if (n <= EXACT_LIMIT) return {
			p: enumerate(values, limit) / 2 ** (n - 1),
			exact: true
		};
		return {
			p: (1 + countDrawn(values, limit, signsOf(n))) / 1e4,
			exact: false
		};
	};
}
/** Turns one sign a step (Gray code); the first stays, since turning all of them gives the same distance. */
function enumerate(values, limit) {
	const signed = values.slice();
	let sum = sumOf(signed);
	let count = 1;
	const assignments = 2 ** (values.length - 1);
	for (let step = 1; step < assignments; step++) {
		const at = 1 + (31 - Math.clz32(step & -step));
		const value = signed[at] ?? 0;
		signed[at] = -value;
		sum -= 2 * value;
		if (Math.abs(sum) >= limit) count++;
	}
	return count;
}
/** Eight values a byte, with the sum for each of its 256 assignments at hand. */
function countDrawn(values, limit, bytes) {
	const width = bytesFor(values.length);
	const sums = new Float64Array(256 * width);
	for (let i = 0; i < sums.length; i++) sums[i] = sumOfSigned(values, 8 * (i >> 8), i & 255);
	let count = 0;
	for (let from = 0; from < bytes.length; from += width) {
		let sum = 0;
		for (let at = 0; at < width; at++) sum += sums[at << 8 | (bytes[from + at] ?? 0)] ?? 0;
		if (Math.abs(sum) >= limit) count++;
	}
	return count;
}
function sumOfSigned(values, from, signs) {
	let sum = 0;
	for (let bit = 0; bit < 8; bit++) {
		const value = values[from + bit] ?? 0;
		sum += (signs >> bit & 1) === 1 ? value : -value;
	}
	return sum;
}
const bytesFor = (n) => Math.ceil(n / 8);
// src/analysis/diagnostics/power.ts
/** Quantile of the two-sided 5 % level. */
const LEVEL_QUANTILE = .975;
const LEVEL = .05;
const POWER = .8;
const MOST = 1e4;
const SEED = 1;
const SIMULATIONS = 1600;
/** Above, the method's interval is Student's within a hundredth. */
const MOST_SIMULATED = 40;
/** Above, signs agree wherever the interval leaves out 1. */
const MOST_SIGNED = 10;
const LEAST = {
	blocks: 5,
	projects: 6
};
/**
* The smallest change of a paired ratio that `n` pairs show as `less` with 80 % power, as a share: 0.08 is a ratio of 0.92. By
* simulation of the method itself on normal log-ratios; `smallest`: what a change has to exceed to be told. Null: no verdict is
* given on so few, whatever their spread.
*/
function detectableChange(standardDeviation, n, { smallest = 0, of = "blocks" } = {}) {
	return n < LEAST[of] ? null : 1 - Math.exp(-detectableLog(standardDeviation, n, smallest, of));
}
/** Pairs it takes to see a change of that share, never fewer than a verdict takes; null above 10,000. */
function pairsToSee(change, standardDeviation, { smallest = () => 0, of = "blocks" } = {}) {
	const wanted = -Math.log(1 - change);
	const enough = (n) => detectableLog(standardDeviation, n, smallest(n), of) <= wanted;
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
const detectableLog = (standardDeviation, n, smallest, of) => Math.log1p(smallest) + reachOf[of](n) * standardDeviation;
/** Standard deviations by which the mean has to lie beyond the edge of what is too small, to be told from it. */
const reachOf = {
	blocks: memoise((n) => simulateReach(n, false)),
	projects: memoise((n) => simulateReach(n, n <= MOST_SIGNED))
};
const interval = createStudentisedMean(SEED, 999);
const signFlip = createSignFlip(SEED);
function simulateReach(n, withSigns) {
	if (n > MOST_SIMULATED) return (studentOf(n) + studentQuantile(POWER, n - 1)) / Math.sqrt(n);
	const random = seededRandom(SEED, `power of ${n}`);
	return Float64Array.from({ length: SIMULATIONS }, () => {
		const values = Array.from({ length: n }, () => normal(random));
		const byInterval = interval.interval(values)?.[1] ?? Number.POSITIVE_INFINITY;
		return withSigns ? Math.max(byInterval, reachBySigns(values)) : byInterval;
	}).sort()[Math.ceil(POWER * SIMULATIONS) - 1] ?? Number.POSITIVE_INFINITY;
}
/** How far values have to be moved for their signs to be rarer than 5 %. */
function reachBySigns(values) {
	let [tooNear, enough] = [-4, 8];
	while (enough - tooNear > .001) {
		const middle = (tooNear + enough) / 2;
		const moved = values.map((value) => value - middle);
		if (moved.reduce((sum, value) => sum + value, 0) < 0 && signFlip(moved).p <= LEVEL) enough = middle;
		else tooNear = middle;
	}
	return enough;
}
const normal = (random) => normalQuantile((random.below(2 ** 31 - 1) + .5) / (2 ** 31 - 1));
export { createSignFlip as i, noiseFloor as n, pairsToSee as r, detectableChange as t };

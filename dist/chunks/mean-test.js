import { i as studentTwoSided, r as studentQuantile } from "./tails.js";
import { ft as varianceOf, lt as meanOf, ut as squaresAround } from "./measured.js";
// src/analysis/statistics/mean-test.ts
/** Student's t test of mean 0: of paired differences, the paired t test. NaN below two values. */
function testMean(values) {
	const n = values.length;
	const mean = meanOf(values);
	const sd = Math.sqrt(varianceOf(values));
	const standardError = sd / Math.sqrt(n);
	const t = mean / standardError;
	const reach = n < 2 ? NaN : studentQuantile(.975, n - 1) * standardError;
	const interval = [mean - reach, mean + reach];
	return {
		n,
		mean,
		sd,
		standardError,
		/** ±∞ where every value is the same and not 0, NaN where all are 0. */
		t,
		p: Number.isFinite(t) ? studentTwoSided(t, n - 1) : Number.isNaN(t) ? NaN : 0,
		/** Mean / sd (Cohen's d_z of paired differences); NaN without spread. */
		d: sd === 0 ? NaN : mean / sd,
		/** 95 %, by Student's t. */
		interval
	};
}
/** The acceleration of BCa by the jackknife of a mean: a sixth of the skewness over √n (Efron 1987, § 6). */
function accelerationOfMean(values) {
	const n = values.length;
	const mean = meanOf(values);
	const squares = squaresAround(values, mean);
	let cubes = 0;
	for (const value of values) cubes += (value - mean) ** 3;
	return n < 2 || squares === 0 ? NaN : cubes / (6 * squares ** 1.5);
}
export { testMean as n, accelerationOfMean as t };

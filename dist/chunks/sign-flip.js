import { I as seededRandom, L as memoise } from "./base.js";
import { n as signTestTwoSided } from "./tails.js";
import { dt as sumOf } from "./measured.js";
// src/analysis/statistics/sign-flip.ts
/** Up to here all 2ⁿ⁻¹ different assignments of signs are enumerated. */
const EXACT_LIMIT = 16;
const DRAWS = 9999;
/** Share of Σ |x|: what adding in another order may change. */
const ORDER_ERROR = 1e-10;
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
		const limit = Math.abs(sumOf(values)) - ORDER_ERROR * sumOf(sizes);
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
export { createSignFlip as t };

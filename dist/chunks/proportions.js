import { r as normalQuantile } from "./normal.js";
// src/analysis/statistics/proportions.ts
/** Wilson's 95 % interval of a share (JASA 22 (1927) 209); null of no trials. */
function wilsonInterval(successes, trials) {
	if (trials === 0) return null;
	const [low, high] = wilsonOf(successes / trials, trials, normalQuantile(.975));
	return [successes === 0 ? 0 : low, successes === trials ? 1 : high];
}
/** The same of a share that is as sure as one of so many trials, for a quantile. */
function wilsonOf(share, trials, z) {
	const scale = 1 + z ** 2 / trials;
	const centre = (share + z ** 2 / (2 * trials)) / scale;
	const half = z / scale * Math.sqrt(share * (1 - share) / trials + z ** 2 / (4 * trials ** 2));
	return [centre - half, centre + half];
}
/** C(n − taken, k) / C(n, k): the share of k-subsets of n that hold none of `taken`; 0 where none can be without. */
function shareWithout(taken, n, k) {
	let share = 1;
	for (let i = 0; i < k; i++) share *= Math.max(0, n - taken - i) / (n - i);
	return share;
}
/**
* Mean of what is told of the value of least `by` that a k-subset of n holds, over the subsets that hold one (the others hold
* none of the `values`, of which there are at most n). NaN without a value.
*/
function meanLeast(values, n, k) {
	const sorted = values.toSorted((a, b) => a.by - b.by);
	let sum = 0;
	let share = 0;
	for (const [i, { told }] of sorted.entries()) {
		const own = shareWithout(i, n, k) - shareWithout(i + 1, n, k);
		sum += own * told;
		share += own;
	}
	return sum / share;
}
export { wilsonOf as i, shareWithout as n, wilsonInterval as r, meanLeast as t };

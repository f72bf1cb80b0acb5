// src/base/numbers.ts
/** Null for no values. */
function median(values) {
	const sorted = Float64Array.from(values).sort();
	const upper = sorted[sorted.length >> 1];
	if (upper === void 0) return null;
	if (sorted.length % 2 === 1) return upper;
	return ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2;
}
/** The sum in their order, without compensation; 0 of none. */
function sum(values) {
	let total = 0;
	for (const value of values) total += value;
	return total;
}
/** Null for no values. */
const mean = (values) => values.length === 0 ? null : sum(values) / values.length;
/** The value that occurs most, by its JSON, so that equal ones are one. */
function mostFrequentOf(values) {
	const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
	const found = mostFrequent(values.map((value) => JSON.stringify(value)));
	return found === null ? null : byText.get(found) ?? null;
}
/** The value that occurs most; of several the first in the alphabet, so that the order of records plays no part. */
function mostFrequent(values) {
	const counts = /* @__PURE__ */ new Map();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	let best = null;
	let bestCount = 0;
	for (const [value, count] of counts) if (count > bestCount || count === bestCount && best !== null && value < best) {
		best = value;
		bestCount = count;
	}
	return best;
}
export { sum as a, mostFrequentOf as i, median as n, mostFrequent as r, mean as t };

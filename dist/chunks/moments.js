// src/analysis/statistics/moments.ts
/** Neumaier's compensated sum (1974): the order of rows does not show in the digits. */
function sumOf(values) {
	let sum = 0;
	let lost = 0;
	for (let i = 0; i < values.length; i++) {
		const value = values[i] ?? 0;
		const next = sum + value;
		lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
		sum = next;
	}
	return sum + lost;
}
/** NaN of no values. */
const meanOf = (values) => sumOf(values) / values.length;
/** Σ (x − mean)², in two passes. */
function squaresAround(values, centre) {
	return sumOf(values.map((value) => (value - centre) ** 2));
}
/** Variance with n − 1; NaN of fewer than two values. */
function varianceOf(values) {
	if (values.length < 2) return NaN;
	return squaresAround(values, meanOf(values)) / (values.length - 1);
}
export { varianceOf as i, squaresAround as n, sumOf as r, meanOf as t };

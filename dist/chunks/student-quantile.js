// src/analysis/distributions/student-quantile.ts
/**
* Quantile of Student's t for a whole number of degrees of freedom, from the closed form of its distribution function
* (Abramowitz & Stegun 26.7.3–4) by Newton's method; relative error below 1e-12. @stdlib's, for any real number, takes
* 0.15 s of CPU to load, which `greenml measure` would spend on the processor that it measures.
*/
function studentQuantileOfInteger(p, df) {
	if (p === .5) return 0;
	if (p < .5) return -studentQuantileOfInteger(1 - p, df);
	let [low, high] = [0, 1];
	while (lower(high, df) < p) [low, high] = [high, 2 * high];
	let t = (low + high) / 2;
	for (let step = 0; step < 200; step++) {
		const excess = lower(t, df) - p;
		if (excess > 0) high = t;
		else low = t;
		const newton = t - excess / density(t, df);
		const next = newton > low && newton < high ? newton : (low + high) / 2;
		if (Math.abs(next - t) <= 1e-15 * t) return next;
		t = next;
	}
	return t;
}
/** P(T ≤ t) for t ≥ 0. */
function lower(t, df) {
	return (1 + studentCentral(t, df)) / 2;
}
/** P(−t < T < t): a finite series in cos² θ, θ = atan(t / √df). */
function studentCentral(t, df) {
	const theta = Math.atan2(t, Math.sqrt(df));
	const cosine = Math.cos(theta);
	const even = df % 2 === 0;
	let term = even ? 1 : cosine;
	let sum = df === 1 ? 0 : term;
	for (let k = even ? 2 : 3; k <= df - 2; k += 2) {
		term *= cosine * cosine * (k - 1) / k;
		sum += term;
	}
	return even ? Math.sin(theta) * sum : 2 / Math.PI * (theta + Math.sin(theta) * sum);
}
function density(t, df) {
	let factor = df % 2 === 0 ? 1 / (2 * Math.SQRT2) : 1 / Math.PI;
	for (let n = df % 2 === 0 ? 2 : 1; n < df; n += 2) factor *= (n + 1) / n * Math.sqrt(n / (n + 2));
	return factor * (1 + t * t / df) ** (-(df + 1) / 2);
}
export { studentQuantileOfInteger as n, studentCentral as t };

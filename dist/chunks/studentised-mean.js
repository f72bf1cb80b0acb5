import { t as memoise } from "./memoise.js";
import { Rn as seededRandom } from "./start.js";
import { n as studentQuantileOfInteger, t as studentCentral } from "./student-quantile.js";
import { n as squaresAround, t as meanOf } from "./moments.js";
// src/analysis/statistics/studentised-mean.ts
/**
* How near to and how far from the mean an end may lie, in units of Student's t. The plain studentised interval is
* erratic at n = 5 to 8 (resamples of nearly equal values) and too short under heavy tails; bench/analysis/interval-coverage.ts
* shows what the two bounds do to coverage and width.
*/
const NEAREST = .9;
const FARTHEST = 2.5;
/** Share of a standard error that rounding leaves of a sum of deviations that cancel. */
const ROUNDING = 1e-10;
/**
* Inference on a mean by the bootstrap-t (Efron & Tibshirani 1993, § 12.5; equal tails, Hall 1988), bounded by Student's t.
* The resamples depend on the seed and the number of values only, so that one interval does not depend on which others
* are computed, and turning all signs turns the interval. `resamples` + 1 is a multiple of 40, which makes the ends order
* statistics (Davison & Hinkley 1997, § 5.2.3).
*/
function createStudentisedMean(seed, resamples) {
	const drawsOf = memoise((n) => drawResamples(seededRandom(seed, `bootstrap of ${n}`), n, resamples));
	const studentOf = memoise((n) => memoise((share) => studentQuantileOfInteger(1 - share, n - 1)));
	/** A tail quantile of the studentised mean, within its bounds. */
	const reach = (tail, share, n) => {
		const student = studentOf(n)(share);
		const quantile = tail[tail.length - Math.round((resamples + 1) * share)] ?? 0;
		return Math.min(Math.max(quantile, NEAREST * student), FARTHEST * student);
	};
	const ends = ({ mean, standardError, tails, n }, share) => [mean - reach(tails.upper, share, n) * standardError, mean + reach(tails.lower, share, n) * standardError];
	const pOf = ({ mean, standardError, tails, n }) => {
		const distance = Math.abs(mean) / standardError;
		if (!(distance > 0)) return 1;
		const resampled = 2 * (1 + countFrom(mean > 0 ? tails.upper : tails.lower, distance)) / (resamples + 1);
		const least = 1 - studentCentral(distance / NEAREST, n - 1);
		const most = 1 - studentCentral(distance / FARTHEST, n - 1);
		return Math.min(1, Math.max(2 / (resamples + 1), Math.min(Math.max(resampled, least), most)));
	};
	return {
		interval(values) {
			if (values.length < 5) return null;
			const nearest = NEAREST * studentOf(values.length)(.025);
			return ends(studentise(values, drawsOf(values.length), nearest), .025);
		},
		infer(values) {
			if (values.length < 5) return null;
			const studentised = studentise(values, drawsOf(values.length), 0);
			return {
				mean: studentised.mean,
				interval95: ends(studentised, .025),
				interval90: ends(studentised, .05),
				resampled: studentised.shifts.map((shift) => studentised.mean + shift).sort(),
				p: pOf(studentised)
			};
		}
	};
}
/** Above, a table of all pairs would cost more than it saves; draws then stand alone. */
const MOST_PAIRED = 100;
function drawResamples(random, n, resamples) {
	const isPaired = n <= MOST_PAIRED;
	const width = isPaired ? Math.ceil(n / 2) : n;
	const codes = n <= 2 ** 16 ? new Uint16Array(resamples * width) : new Uint32Array(resamples * width);
	for (let at = 0; at < codes.length; at++) {
		const first = random.below(n);
		if (!isPaired) codes[at] = first;
		else codes[at] = n % 2 === 1 && at % width === width - 1 ? n * n + first : first * n + random.below(n);
	}
	const [ofCodes, ofResamples] = [() => new Float64Array(isPaired ? n * n + n : n), () => new Float64Array(resamples)];
	return {
		codes,
		width,
		room: {
			sums: ofCodes(),
			squares: ofCodes(),
			shifts: ofResamples(),
			upper: ofResamples(),
			lower: ofResamples()
		}
	};
}
function tabulateDraws(deviations, { sums, squares }) {
	const n = deviations.length;
	const isPaired = sums.length > n;
	for (let i = 0; i < n; i++) {
		const deviation = deviations[i] ?? 0;
		const square = deviation * deviation;
		sums[isPaired ? n * n + i : i] = deviation;
		squares[isPaired ? n * n + i : i] = square;
		for (let j = 0; isPaired && j < n; j++) {
			const other = deviations[j] ?? 0;
			sums[i * n + j] = deviation + other;
			squares[i * n + j] = square + other * other;
		}
	}
}
/**
* |mean of the resample − mean| in its own standard errors, sorted, of those resamples where it is beyond `nearest`. Only
* these can set an end, and leaving the square root and the sorting of all others out is most of the speed.
*/
function studentise(values, { codes, width, room }, nearest) {
	const n = values.length;
	const mean = meanOf(values);
	const standardError = Math.sqrt(squaresAround(values, mean) / (n - 1) / n);
	const deviations = Float64Array.from(values);
	for (let i = 0; i < n; i++) deviations[i] = (deviations[i] ?? 0) - mean;
	tabulateDraws(deviations, room);
	const { sums, squares: squaresOf, shifts, upper, lower } = room;
	const [ofSum, ofSquares] = [n - 1 + nearest ** 2, nearest ** 2 * n];
	let [kept, above, below] = [
		0,
		0,
		0
	];
	for (let from = 0; from < codes.length; from += width) {
		let sum = 0;
		let squares = 0;
		for (let at = from; at < from + width; at++) {
			const code = codes[at] ?? 0;
			sum += sums[code] ?? 0;
			squares += squaresOf[code] ?? 0;
		}
		if (nearest > 0 && ofSum * sum * sum <= ofSquares * squares) continue;
		const shift = Math.abs(sum) <= ROUNDING * standardError ? 0 : sum / n;
		shifts[kept++] = shift;
		const variance = (squares - n * shift * shift) / (n - 1) / n;
		const distance = variance > 0 ? Math.abs(shift) / Math.sqrt(variance) : Number.POSITIVE_INFINITY;
		if (shift > 0) upper[above++] = distance;
		else if (shift < 0) lower[below++] = distance;
	}
	return {
		n,
		mean,
		standardError,
		shifts: shifts.subarray(0, kept),
		tails: {
			upper: upper.subarray(0, above).sort(),
			lower: lower.subarray(0, below).sort()
		}
	};
}
/** How many of the sorted values are at least `limit`. */
function countFrom(sorted, limit) {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = low + high >> 1;
		if ((sorted[middle] ?? 0) < limit) low = middle + 1;
		else high = middle;
	}
	return sorted.length - low;
}
export { createStudentisedMean as t };

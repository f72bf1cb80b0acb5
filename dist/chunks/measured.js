import { ar as shortenToWidth, br as cleanLine, c as median, d as smallest, f as sum, hr as quoteWords, ir as padStart, nr as displayWidth, o as largest, rr as padEnd, s as mean, tr as wrapText, ur as count } from "./inputs.js";
import { $t as readAssetBytes, Cn as formatSignificantDigits, E as isDoubtful, I as seededRandom, K as memoryKnown, L as memoise, N as netJoulesAsked, O as isWhole, S as energyAsked, Tn as formatWattsWithError, V as cpuSecondsOf, k as joulesOfCards, r as explainNotStarted, w as energyOfHost, xn as formatSize } from "./base.js";
import { j as isSound, st as MINIMUM_OF } from "./start.js";
import { A as formatPart, B as formatSignificant, G as formatWholePercent, f as QUANTITY_WORDS, h as formatAllDigits, j as formatPercent, k as formatP, p as agree, q as ownUnitOf, u as ESTIMATED_MARK, z as formatShortTime } from "./work.js";
import { c as excludesOne, d as isDifference, f as isJudged, h as sideOfOne, i as JUDGED_VERDICTS, s as SAME_RATIO } from "./read.js";
import { styleText } from "node:util";
// src/base/groups.ts
/** The items that share a key together, in the order in which they come; keys that are objects are told by their content. */
function groupsBy(items, keyOf) {
	return [...Map.groupBy(items, (item) => {
		const key = keyOf(item);
		return typeof key === "object" && key !== null ? JSON.stringify(key) : key;
	}).values()];
}
/** Items one after another that share a key, together. */
function chunkBy(items, keyOf) {
	const chunks = [];
	for (const item of items) {
		const last = chunks.at(-1);
		if (last !== void 0 && keyOf(last[0]) === keyOf(item)) last.push(item);
		else chunks.push([item]);
	}
	return chunks;
}
/** The groups that have most items first; equals by their key, so that the order of items plays no part. */
function largestGroups(items, keyOf) {
	return groupsBy(items, keyOf).sort(([first, ...a], [other, ...b]) => b.length - a.length || (keyOf(first) < keyOf(other) ? -1 : 1));
}
/** A value for each of these keys. */
const recordOf = (keys, make) => Object.fromEntries(keys.map((key) => [key, make(key)]));
// src/analysis/statistics/moments.ts
/** Standard errors from an estimate to an end of its 95 % interval, where they are known as well as of many values. */
const NORMAL_REACH = 1.96;
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
// src/base/compiled-program.ts
const compiled = memoise((asset) => new WebAssembly.Module(readAssetBytes(...asset.split("/"))));
/** Starts a program of `assets/`, as `bm25/scan.wasm`, with a memory of its own. `Exports`: what its source exports. */
const startProgram = (asset, imports = {}) => new WebAssembly.Instance(compiled(asset), imports).exports;
// src/analysis/statistics/resample-program.ts
const startOnce = memoise(() => startProgram("statistics/resamples.wasm"));
/** Whose draws lie in the program's memory. */
let holder = null;
const PAGE_BYTES = 2 ** 16;
const ALIGNED = 16;
/** The program's memory as samples of one size use it: their draws stay in it until others are laid there. */
var ResampleMemory = class {
	#draws;
	#sizes;
	#places;
	#end;
	constructor(draws, sizes) {
		this.#draws = draws;
		this.#sizes = sizes;
		let end = 0;
		const place = (bytes) => {
			const start = end;
			end += Math.ceil(bytes / ALIGNED) * ALIGNED;
			return start;
		};
		this.#places = {
			draws: draws.map(({ byteLength }) => place(byteLength)),
			pairs: place(16 * sizes.pairs),
			nodes: place(16 * sizes.nodes),
			sums: place(8 * sizes.resamples),
			squares: place(8 * sizes.resamples),
			kept: place(4 * sizes.resamples)
		};
		this.#end = end;
	}
	/** Sums a sample. `fill` writes its pairs, `run` has the program sum them, by where they and the draws lie. */
	sum(bound, fill, run) {
		const program = this.#open();
		const { draws, pairs, nodes, sums, squares, kept } = this.#places;
		const { buffer } = program.memory;
		fill(new Float64Array(buffer, pairs, 2 * this.#sizes.pairs));
		program.beginKept(sums, squares, kept, bound.ofSum, bound.ofSquares);
		const count = run(program, draws, pairs, nodes);
		return {
			sums: new Float64Array(buffer, sums, count),
			squares: new Float64Array(buffer, squares, count),
			places: new Uint32Array(buffer, kept, count)
		};
	}
	#open() {
		const program = startOnce();
		if (holder === this) return program;
		const { memory } = program;
		const lacking = this.#end - memory.buffer.byteLength;
		if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE_BYTES));
		this.#draws.forEach((bytes, i) => {
			new Uint8Array(memory.buffer).set(bytes, this.#places.draws[i]);
		});
		holder = this;
		return program;
	}
};
// src/analysis/statistics/resamples.ts
/** Resamples that are summed side by side. */
const LANES = 4;
/** Above, a table of all pairs would cost more than it saves; draws then stand alone. */
const MOST_PAIRED = 100;
/** Draws resamples of n values, for samples of that size. */
function drawResamples(random, n, resamples) {
	const isPaired = n <= MOST_PAIRED;
	const width = isPaired ? Math.ceil(n / 2) : n;
	const all = Math.ceil(resamples / LANES) * LANES;
	const isShort = n <= 2 ** 16;
	const codes = isShort ? new Uint16Array(all * width) : new Uint32Array(all * width);
	for (let resample = 0; resample < resamples; resample++) {
		const lane = resample % LANES;
		for (let place = 0; place < width; place++) {
			const first = random.below(n);
			const isAlone = n % 2 === 1 && place === width - 1;
			const code = !isPaired ? first : isAlone ? n * n + first : first * n + random.below(n);
			codes[(resample - lane) * width + place * LANES + lane] = code;
		}
	}
	const memory = new ResampleMemory([new Uint8Array(codes.buffer)], {
		pairs: isPaired ? n * n + n : n,
		nodes: 0,
		resamples
	});
	const fill = isPaired ? fillAllPairs : fillPairs;
	return (values, bound) => memory.sum(bound, (pairs) => fill(values, pairs), (program, [start = 0], pairs) => isShort ? program.sumShortCodes(start, width, resamples, pairs) : program.sumLongCodes(start, width, resamples, pairs));
}
/** Each value with its square, by its place. */
function fillPairs(values, pairs) {
	for (let i = 0; i < values.length; i++) {
		const value = values[i] ?? 0;
		pairs[2 * i] = value;
		pairs[2 * i + 1] = value * value;
	}
}
/**
* What each code stands for: i·n + j for the draws i and j, n² + i for a last draw alone, so that a sum takes half the steps. Short
* codes stay in the cache.
*/
function fillAllPairs(values, pairs) {
	const n = values.length;
	fillPairs(values, pairs.subarray(2 * n * n));
	for (let i = 0; i < n; i++) {
		const value = values[i] ?? 0;
		const square = value * value;
		for (let j = 0; j < n; j++) {
			const other = values[j] ?? 0;
			pairs[2 * (i * n + j)] = value + other;
			pairs[2 * (i * n + j) + 1] = square + other * other;
		}
	}
}
// src/analysis/statistics/all-resamples.ts
/** How many resamples of n values differ: C(2n − 1, n). */
function countResamples(n) {
	let count = 1;
	for (let size = 1; size < n; size++) count = count * (n + size) / size;
	return count;
}
/**
* Lists them as a tree: below each resample of fewer values stand those with one more, no earlier than its last, so that a sum
* takes one step. For few values: half the nodes are resamples, and n = 8 has 6,435 (Fisher & Hall 1991).
*/
function listResamples(n) {
	const nodes = 2 * countResamples(n);
	const [parents, lasts] = [new Uint16Array(nodes), new Uint8Array(nodes)];
	const [repeats, counts] = [new Uint8Array(nodes), new Float64Array(nodes).fill(1, 0, 1)];
	let [from, next] = [0, 1];
	for (let size = 1; size <= n; size++) {
		const end = next;
		for (let parent = from; parent < end; parent++) {
			const last = lasts[parent] ?? 0;
			for (let value = last; value < n; value++) {
				const repeat = value === last && size > 1 ? (repeats[parent] ?? 0) + 1 : 1;
				parents[next] = parent;
				lasts[next] = value;
				repeats[next] = repeat;
				counts[next] = (counts[parent] ?? 0) * size / repeat;
				next++;
			}
		}
		from = end;
	}
	const memory = new ResampleMemory([new Uint8Array(parents.buffer), lasts], {
		pairs: n,
		nodes: next,
		resamples: next - from
	});
	return {
		counts: counts.slice(from, next),
		sum: (values, bound) => memory.sum(bound, (pairs) => fillPairs(values, pairs), (program, [above = 0, last = 0], pairs, at) => program.sumTree(above, last, next, from, pairs, at))
	};
}
// src/analysis/statistics/studentised-tails.ts
/** Share of a standard error that rounding leaves of a sum of deviations that cancel. */
const CANCELLATION_ERROR = 1e-10;
/** What rounding may take of the nearest distance. */
const SLACK = 1 - 1e-6;
function describeSample(values) {
	const n = values.length;
	const mean = meanOf(values);
	return {
		n,
		mean,
		standardError: Math.sqrt(squaresAround(values, mean) / (n - 1) / n)
	};
}
/** Room for the tails of so many resamples. */
const makeRoom = (resamples) => ({
	upper: createTail(resamples),
	lower: createTail(resamples)
});
const createTail = (length) => ({
	distances: new Float64Array(length),
	places: new Uint32Array(length)
});
/** Mean of a resample − mean. */
const shiftOf = ({ n, standardError }, sum) => Math.abs(sum) <= CANCELLATION_ERROR * standardError ? 0 : sum / n;
/** |mean of the resample − mean| in its own standard errors. One of equal values has no spread: infinitely many, and the farther bound takes care of it. */
function distanceOf({ n }, shift, squares) {
	const variance = (squares - n * shift * shift) / (n - 1) / n;
	return variance > 0 ? Math.abs(shift) / Math.sqrt(variance) : Number.POSITIVE_INFINITY;
}
/** Bound of the resamples that lie `nearest` of their own standard errors from the mean, or farther; 0: all. */
function boundOf(n, nearest) {
	const limit = (SLACK * nearest) ** 2;
	return {
		ofSum: n - 1 + limit,
		ofSquares: limit * n
	};
}
/**
* The tails of the resamples that were kept: leaving the square root and the sorting of all others out is most of the speed; where they
* are too few to hold the end, they are not sorted either. They lie in `room`, and hold until it is used again.
*/
function splitTails(sample, { sums, squares, places }, room) {
	const { upper, lower } = room;
	let above = 0;
	let below = 0;
	for (let i = 0; i < sums.length; i++) {
		const shift = shiftOf(sample, sums[i] ?? 0);
		if (shift > 0) {
			upper.places[above] = places[i] ?? 0;
			upper.distances[above++] = distanceOf(sample, shift, squares[i] ?? 0);
		} else if (shift < 0) {
			lower.places[below] = places[i] ?? 0;
			lower.distances[below++] = distanceOf(sample, shift, squares[i] ?? 0);
		}
	}
	return {
		upper: cutTail(upper, above),
		lower: cutTail(lower, below)
	};
}
const cutTail = ({ distances, places }, length) => ({
	distances: distances.subarray(0, length),
	places: places.subarray(0, length)
});
/** The distance that so many of the drawn resamples reach; 0: it is not in the tail, whose distances are sorted. */
function quantileOfDrawn({ distances }, rank) {
	const place = distances.length - rank;
	return place < 0 ? 0 : distances.sort()[place] ?? 0;
}
/** The least distance that no more than so many draws exceed; 0: it is not in the tail. */
function quantileOfAll({ distances, places }, counts, draws) {
	const isExceeded = (distance) => {
		let beyond = 0;
		for (let i = 0; i < distances.length; i++) if ((distances[i] ?? 0) > distance) beyond += counts[places[i] ?? 0] ?? 0;
		return beyond > draws;
	};
	if (!isExceeded(0)) return 0;
	const sorted = distances.toSorted();
	let [low, high] = [0, sorted.length - 1];
	while (low < high) {
		const middle = low + high >> 1;
		if (isExceeded(sorted[middle] ?? 0)) low = middle + 1;
		else high = middle;
	}
	return sorted[low] ?? 0;
}
/** How many of the drawn resamples, or of all draws, lie at least `limit` from the mean, on its side of 0; none that is as far was left out. */
function countFrom(sample, { sums, squares, places, counts }, limit) {
	const side = Math.sign(sample.mean);
	let count = 0;
	for (let i = 0; i < sums.length; i++) {
		const shift = shiftOf(sample, sums[i] ?? 0);
		if (side * shift > 0 && distanceOf(sample, shift, squares[i] ?? 0) >= limit) count += counts?.[places[i] ?? 0] ?? 1;
	}
	return count;
}
// src/analysis/statistics/studentised-mean.ts
/**
* How near to and how far from the mean an end may lie, in units of Student's t. The plain studentised interval is
* erratic at n = 5 to 8 (resamples of nearly equal values) and too short under heavy tails; bench/analysis/interval-coverage.ts
* shows what the two bounds do to coverage and width.
*/
const NEAREST = .9;
const FARTHEST = 2.5;
/** All resamples are taken where they are no more than so many times those that would be drawn. */
const MOST_BESIDE_DRAWN = 2;
/**
* Inference on a mean by the bootstrap-t (Efron & Tibshirani 1993, § 12.5; equal tails, Hall 1988), bounded by Student's t. Of
* few values (up to seven of 999 resamples, eight of 9,999) all resamples are taken, each as often as it would be drawn: the
* ideal bootstrap, which depends on no seed. Those of more depend on the seed and the number of values only, so that one
* interval does not depend on which others are computed; turning all signs turns the interval. `resamples` + 1 is a multiple of
* 40, which makes the ends order statistics (Davison & Hinkley 1997, § 5.2.3).
*/
function createStudentisedMean(seed, resamples) {
	const drawn = memoise((n) => drawResamples(seededRandom(seed, `bootstrap of ${n}`), n, resamples));
	const all = memoise((n) => countResamples(n) > MOST_BESIDE_DRAWN * resamples ? null : listResamples(n));
	const studentOf = memoise((n) => memoise((share) => studentQuantileOfInteger(1 - share, n - 1)));
	const room = makeRoom(MOST_BESIDE_DRAWN * resamples);
	const resample = (values, sample, nearest) => {
		const listed = all(sample.n);
		const { sums, squares, places } = (listed?.sum ?? drawn(sample.n))(deviationsOf(values, sample), boundOf(sample.n, nearest));
		return {
			sums,
			squares,
			places,
			counts: listed?.counts ?? null
		};
	};
	/** A tail quantile of the studentised mean, within its bounds. */
	const reach = (tail, { counts }, share, n) => {
		const student = studentOf(n)(share);
		const quantile = counts === null ? quantileOfDrawn(tail, Math.round((resamples + 1) * share)) : quantileOfAll(tail, counts, share * n ** n);
		return Math.min(Math.max(quantile, NEAREST * student), FARTHEST * student);
	};
	const ends = ({ n, mean, standardError }, found, { upper, lower }, share) => [mean - reach(upper, found, share, n) * standardError, mean + reach(lower, found, share, n) * standardError];
	const pOf = (sample, found, distance) => {
		if (!(distance > 0)) return 1;
		const { n } = sample;
		const beyond = countFrom(sample, found, distance);
		const resampled = found.counts === null ? 2 * (1 + beyond) / (resamples + 1) : 2 * beyond / n ** n;
		const least = 1 - studentCentral(distance / NEAREST, n - 1);
		const most = 1 - studentCentral(distance / FARTHEST, n - 1);
		return Math.min(1, Math.max(2 / (resamples + 1), Math.min(Math.max(resampled, least), most)));
	};
	return {
		interval(values) {
			if (values.length < 5) return null;
			const sample = describeSample(values);
			if (sample.standardError === 0) return [sample.mean, sample.mean];
			const found = resample(values, sample, NEAREST * studentOf(sample.n)(.025));
			return ends(sample, found, splitTails(sample, found, room), .025);
		},
		infer(values) {
			if (values.length < 5) return null;
			const sample = describeSample(values);
			const distance = Math.abs(sample.mean) / sample.standardError;
			const nearest = NEAREST * studentOf(sample.n)(.05);
			const found = resample(values, sample, distance > 0 ? Math.min(nearest, distance) : nearest);
			const tails = splitTails(sample, found, room);
			return {
				mean: sample.mean,
				interval95: ends(sample, found, tails, .025),
				interval90: ends(sample, found, tails, .05),
				p: pOf(sample, found, distance)
			};
		},
		drawMeans(values) {
			const sample = describeSample(values);
			const { sums } = drawn(sample.n)(deviationsOf(values, sample), boundOf(sample.n, 0));
			return sums.map((sum) => sample.mean + shiftOf(sample, sum));
		}
	};
}
function deviationsOf(values, { mean }) {
	const deviations = new Float64Array(values);
	for (let i = 0; i < deviations.length; i++) deviations[i] = (deviations[i] ?? 0) - mean;
	return deviations;
}
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
/** An estimate over projects, as files have it; `projects` tells their number where like ones are one of its pairs. */
const describeEffect = (found, projects = found?.pairs ?? 0) => found && {
	estimate: found.estimate,
	interval: found.interval,
	projects
};
// src/analysis/statistics/adjust.ts
/**
* p-values of one family corrected for their number, by Holm (1979) or Benjamini and Hochberg (1995), as R's `p.adjust`; those that
* are not defined stay so and do not count. Its own, since @stdlib's would load with `greenml measure`, on the processor that it measures.
*/
function adjustP(values, method) {
	const adjusted = values.map(() => NaN);
	const order = [...values.keys()].filter((index) => !Number.isNaN(values[index]));
	const of = (index) => values[index] ?? NaN;
	let last = method === "holm" ? 0 : 1;
	order.sort((a, b) => method === "holm" ? of(a) - of(b) : of(b) - of(a));
	for (const [place, index] of order.entries()) {
		const left = order.length - place;
		last = method === "holm" ? Math.max(last, left * of(index)) : Math.min(last, order.length / left * of(index));
		adjusted[index] = Math.min(last, 1);
	}
	return adjusted;
}
/** The same of what has a p-value, null where it is not defined; each by itself. */
function adjustEach(family, method) {
	const adjusted = adjustP(family.map((each) => each.p ?? NaN), method);
	return new Map(family.map((each, index) => [each, adjusted[index] ?? NaN]));
}
// src/analysis/verdict.ts
/** Level at which a p-value counts. */
const LEVEL = .05;
/**
* The verdict and its cause. A suspect answer has no other: whatever it used, nothing was got for it that could be
* compared. Else each question is put only when the one before it is settled:
* 1. `not-measured`: without a meter on both sides no number of runs and no accuracy leads to a verdict.
* 2. `too-few-runs`, `too-few-projects`: below five runs neither the ratio nor the metric's median is known, so that
*    `less-accurate` would itself be a claim from too few; below six projects signs could not agree with any interval.
* 3. `not-comparable`: using less while predicting worse is no saving, however sure the ratio is.
* 4. `less`, `more`: the interval lies beyond the smallest effect of interest, still does after correction for the number
*    of intervals, and nothing objects: second tests, time-outs, another meter.
* 5. `equivalent`: it does not, and a difference of the margin is ruled out.
* 6. `inconclusive`: neither.
*/
function decideVerdict(quantity, evidence) {
	const { baseline, estimate, quality, leftOut, smallestEffect } = evidence;
	const [verdict, cause] = whyNone(quantity, evidence) ?? judgeInterval(evidence);
	return {
		baseline,
		estimate: estimate?.estimate ?? null,
		interval: estimate?.interval ?? null,
		pairs: estimate?.pairs ?? 0,
		quality: estimate === null ? "unavailable" : quality,
		verdict,
		margin: evidence.equivalence?.margin ?? null,
		cause,
		leftOut: [...leftOut],
		smallestEffect: estimate === null || quality !== "measured" ? null : smallestEffect,
		sessions: evidence.sessions,
		exploratory: evidence.pairs === "projects" && countObservations(evidence) < 12,
		vetoedBy: cause?.kind === "vetoed" ? cause.zone : null
	};
}
const countObservations = ({ observations, estimate }) => observations ?? estimate?.pairs ?? 0;
const GATES = {
	worse: "less-accurate",
	"not-settled": "accuracy-not-settled"
};
const GATES_OVER_PROJECTS = {
	worse: "none-as-accurate",
	"not-settled": "accuracy-not-settled"
};
/** Verdict and cause where something stands in the way of the interval; null where it decides. */
function whyNone(quantity, evidence) {
	const { estimate, accuracy, notMeasured, pairs } = evidence;
	if (evidence.suspect === true) return ["not-comparable", { kind: "suspect" }];
	if (evidence.quality === "estimated") return ["not-measured", {
		kind: "estimated",
		quantity
	}];
	if (notMeasured !== null && estimate === null) return ["not-measured", notMeasured];
	const isGated = accuracy === "worse" || accuracy === "not-settled";
	if (pairs === "projects" && isGated) return ["not-comparable", { kind: GATES_OVER_PROJECTS[accuracy] }];
	const needed = MINIMUM_OF[pairs];
	if (estimate === null || estimate.interval === null || countObservations(evidence) < needed) return [`too-few-${pairs}`, {
		kind: "too-few-pairs",
		needed
	}];
	if (accuracy === null) return ["not-measured", { kind: "accuracy-unknown" }];
	return isGated ? ["not-comparable", { kind: GATES[accuracy] }] : null;
}
function judgeInterval(evidence) {
	const { estimate, equivalence = null, smallestEffect, doubt = null } = evidence;
	const interval = estimate?.interval ?? null;
	const side = interval && sideOfOne(interval, smallestEffect);
	const objection = side === null ? null : whyNotTold(side, evidence);
	if (side !== null && objection === null) return [side, doubt];
	const isSmall = side === null && interval !== null && excludesOne(interval);
	const cause = objection ?? (isSmall ? {
		kind: "below-smallest-effect",
		smallest: smallestEffect
	} : null);
	if (equivalence?.holds !== true) return ["inconclusive", cause ?? doubt];
	const against = whyNotSame(equivalence, evidence);
	return [against === null ? "equivalent" : "inconclusive", cause ?? against ?? doubt];
}
function whyNotSame({ needed }, { objection }) {
	return needed === null ? objection?.("equivalent") ?? null : {
		kind: "too-few-for-equivalence",
		needed
	};
}
/** An interval that leaves out 1, and what speaks against telling so. */
function whyNotTold(side, { correction = null, objection }) {
	if (correction !== null && correction.adjustedP > .05) {
		const { p: _, ...corrected } = correction;
		return {
			kind: "not-after-correction",
			...corrected
		};
	}
	return objection?.(side) ?? null;
}
// src/analysis/runs/quantities.ts
/** `host`: what `energyOfHost` makes of the record; `share` gives equal texts as one. */
function readQuantities(record, host, share) {
	return {
		energy: readEnergy(host, record.flags, share),
		cpu: withLoading(readCpu(record), record.split?.loading?.cpuSeconds),
		wall: withLoading(positive(record.wallSeconds, record.reasons.wallSeconds), record.split?.loading?.wallSeconds),
		memory: positive(memoryKnown(record), record.reasons.peakMemoryBytes)
	};
}
/** CPU time is the run's own whatever runs beside it, but where threads may have spun while they waited for each other. */
function readCpu(record) {
	const { flags, reasons } = record;
	const cpuSeconds = cpuSecondsOf(record);
	if (cpuSeconds !== null && flags.includes("threads-disturbed")) return unavailable({ kind: "contaminated" });
	return positive(cpuSeconds, reasons.userSeconds ?? reasons.systemSeconds);
}
/** Seconds, joules or bytes: no clock and no meter resolves less. */
const LEAST = 1e-9;
/** Nothing takes no time, no memory and no energy: a zero is a meter too coarse for this run, not a saving. */
function positive(value, reason) {
	if (value === null) return unavailable(reason === void 0 ? { kind: "not-recorded" } : {
		kind: "execution",
		reason
	});
	if (value < LEAST) return unavailable({ kind: "too-small" });
	return {
		value,
		quality: "measured",
		reason: null
	};
}
const withLoading = (reading, loading) => loading === void 0 ? reading : {
	...reading,
	loading
};
const unavailable = (reason) => ({
	value: null,
	quality: "unavailable",
	reason
});
/** Why a number that was read is left out all the same; null where it is not. */
function leftOutAs({ reason }) {
	return reason?.kind === "contaminated" || reason?.kind === "doubtful" ? reason.kind : null;
}
/**
* A counter that did not move is too coarse for the run; an estimate keeps what it rests on. The counters are the whole
* socket's, so what ran beside a run is in its energy. A number that its own meter doubts would carry the doubt into every
* ratio.
*/
function readEnergy(host, flags, share) {
	const { joules, quality, reason, meter, source } = host;
	if (joules === null) return unavailable(reason === null ? { kind: "not-recorded" } : {
		kind: "energy",
		reason
	});
	if (quality === "measured" && flags.includes("contaminated")) return unavailable({ kind: "contaminated" });
	if (isDoubtful(host)) return unavailable({
		kind: "doubtful",
		doubts: [...host.doubts]
	});
	if (joules < LEAST) return unavailable({ kind: "too-small" });
	return {
		value: joules,
		quality,
		reason: reason && {
			kind: "energy",
			reason
		},
		source: share(source ?? ""),
		isExternal: meter === "external"
	};
}
/** Energy leads where what is told has it measured on both sides; else CPU time does: an estimate is never a result. */
const chooseLeadingQuantity = (isEnergyMeasured) => isEnergyMeasured ? "energy" : "cpu";
// src/analysis/count-doubts.ts
/** Runs by the first kind of doubt that each of them has, the most frequent first. */
function countDoubts(ofRuns) {
	return groupsBy(ofRuns.flatMap(([first]) => first ?? []), ({ kind }) => kind).map((alike) => ({
		example: alike[0],
		runs: alike.length,
		equal: groupsBy(alike, (each) => each).length === 1
	})).toSorted((a, b) => b.runs - a.runs);
}
// src/base/text/text-table.ts
const GAP = "  ";
/** A name that is cut shorter names nothing. */
const SHORTEST_NAME = 24;
/** A last column narrower than this is a word a line. */
const NARROWEST_TEXT = 18;
/**
* Rows, the first of them the head, as aligned plain text of at most `width` columns. What is too wide has its last column
* broken into lines, then loses the end of its first; what even so does not fit is written row by row, each cell by its name.
*/
function alignColumns(rows, width, layout = {}) {
	const [head = []] = rows;
	const widths = widthsOf(rows);
	const excess = () => totalOf(widths) - width;
	const narrow = (column, least) => {
		const own = widths[column] ?? 0;
		widths[column] = Math.min(own, Math.max(least, own - Math.max(0, excess())));
	};
	narrow(widths.length - 1, NARROWEST_TEXT);
	narrow(0, SHORTEST_NAME);
	return excess() > 0 ? rows.slice(1).map((row) => renderRow(head, row, width, layout.names ?? 0)) : rows.flatMap((row) => alignRow(row, widths, layout.numbers ?? false));
}
/** Columns of a terminal that the rows take when nothing is cut. */
const tableWidth = (rows) => totalOf(widthsOf(rows));
const widthsOf = (rows) => (rows[0] ?? []).map((_, column) => largest(rows.map((row) => displayWidth(row[column] ?? ""))) ?? 0);
const totalOf = (widths) => widths.reduce((sum, each) => sum + each, 0) + 2 * Math.max(0, widths.length - 1);
function alignRow(row, widths, numbers) {
	const last = widths.length - 1;
	const cells = row.map((cell, column) => {
		const own = widths[column] ?? 0;
		return numbers && column > 0 ? padStart(cell, own) : padEnd(column === 0 ? shortenToWidth(cell, own) : cell, own);
	});
	if (numbers) return [cells.join(GAP).trimEnd()];
	const start = cells.slice(0, last).join(GAP);
	const [first = "", ...more] = wrapText(row[last] ?? "", widths[last] ?? 0, 0).split("\n");
	const indent = " ".repeat(displayWidth(start) + 2);
	return [`${start}${GAP}${first}`.trimEnd(), ...more.map((line) => `${indent}${line}`)];
}
/** `replay, assisted: passed 5 / 6 / 6; ratio ×0.84; result less`: cells before the first that needs a name are the row's. */
function renderRow(head, row, width, names) {
	const own = row.slice(0, names).filter((cell) => cell !== "");
	const cells = row.flatMap((cell, column) => column < names || cell === "" ? [] : [`${head[column]} ${cell}`]);
	return wrapText([own.join(", "), cells.join("; ")].filter((part) => part !== "").join(": "), width);
}
// src/report/text/by-kind.ts
/** What a table of words says of one fact. */
function tell(words, fact, context) {
	const said = words[fact.kind];
	return said instanceof Function ? said(fact, context) : said;
}
// src/report/text/energy-reasons.ts
/** What an error number means of a counter's file, for the person who has to mend it. */
const LOCKED = ": the kernel lets only root read it since CVE-2020-8694";
const UNFILLED = ": a virtual machine can show a counter without filling it";
const CODES = {
	EACCES: LOCKED,
	EPERM: LOCKED,
	EINVAL: UNFILLED,
	EIO: UNFILLED,
	ENODATA: UNFILLED
};
const formatSaid = (detail) => detail === null ? "" : `: ${detail}`;
const GAPS = {
	"no-counters": ({ root }) => `${root} has no energy counters (a virtual machine, a container, or no RAPL)`,
	"hidden-counters": ({ root }) => `the links in ${root} lead nowhere (a container hides the counters)`,
	"no-card-sensors": ({ root }) => `no card in ${root} shows its energy or power in hwmon`,
	"no-power-pmu": "the kernel has no power PMU (a virtual machine, or no RAPL)",
	"no-energy-events": "the power PMU has no energy events",
	"no-package-events": "the power PMU does not count the packages (seen in virtual machines)",
	"pmu-counts-nothing": "the power PMU does not count (seen in virtual machines)",
	"not-macos": "powermetrics exists on macOS only",
	"no-devices": ({ library }) => `${library} lists no device`,
	"no-visible-devices": ({ setting, devices }) => `CUDA_VISIBLE_DEVICES='${setting}' shows none of ${devices}`,
	"no-power-field": ({ field }) => field === null ? "no field of power can be asked for" : `nvidia-smi says [N/A] for ${field}`,
	partitioned: "the card is split (MIG): its counter is the whole card’s, not this part’s",
	"no-processor-meter": "no meter of the processor was asked for",
	"no-cpu-seconds": "no estimate without CPU seconds",
	unreadable: ({ path, code }) => `${path} can't be read (${code})${CODES[code] ?? ""}`,
	vanished: ({ path, code }) => `${path} vanished during the run (${code})`,
	"no-number": ({ path, text }) => `${path} holds no number but ${JSON.stringify(text)}`,
	nameless: ({ path }) => `${path} can't be read, so it is not known what its counter counts`,
	replaced: ({ path }) => `${path} was replaced since the measurement began`,
	missing: ({ path }) => `${path} does not exist`,
	"not-read": "it was not read during the run",
	"read-once": "the counter was read less than twice",
	still: "the counter did not move during the run: it is too coarse for it, or stuck",
	negative: "the counter gave a negative number",
	"above-range": "the counter is above its own range",
	reset: "the counter was reset during the run",
	"wrapped-or-reset": "the counter wrapped or was reset, and its range is not known",
	"no-power": "the sensor read 0 W throughout the run",
	"no-readings": "there was no reading",
	"no-numbers": "the sensor gave no number",
	"none-before": "no reading was taken before the run began",
	"none-after": "no reading was taken after the run ended",
	silent: ({ seconds }) => `no reading came for ${formatRoughly$1(seconds)}`,
	implausible: ({ joules, seconds, limitWatts }) => `${formatAllDigits(joules, 3)} J in ${formatRoughly$1(seconds)} is implausible: above ${limitWatts} W, twice the zone's limit`,
	"beyond-belief": ({ value, unit, most }) => `the meter said ${value} ${unit}: no more than ${most} are believed`,
	"not-installed": ({ program }) => `${program} is not installed`,
	"not-started": ({ program, detail }) => `${program} can't be started: ${detail}`,
	ended: ({ program, signal, exitCode, detail }) => `${program} ended (${signal ?? `exit code ${exitCode}`})${formatSaid(detail)}`,
	"no-answer": ({ program, seconds, detail }) => `${program} gave no reading within ${seconds} s${formatSaid(detail)}`,
	"not-understood": ({ program, detail }) => `${program} printed what can't be read: ${detail}`,
	denied: ({ detail }) => `${detail} (kernel.perf_event_paranoid must be 0 or less, or CAP_PERFMON given)`,
	reported: ({ detail }) => detail
};
const REASONS$1 = {
	...GAPS,
	estimated: ({ because }) => ["only estimated, ×/÷2", ...because.map(formatGap)].join("; "),
	mirrored: ({ domains }) => `${domains.join(", ")} shows the same counter`,
	"short-run": ({ error, seconds }) => `±${Math.ceil(100 * error)} %: the counter moves once a millisecond, the run took ${seconds.toFixed(3)} s`,
	asleep: "the counter did not move during the run",
	"other-sensor": ({ joules }) => `its power sensor adds up to ${formatAllDigits(joules, 4)} J`,
	"watts-too": "the meter gives joules and watts: its joules are used",
	"sampled-power": "integrated from nine readings of power a second",
	"averaged-power": "integrated from power that the card may average over a second",
	"vendor-estimate": "Apple calls its values estimates: compare them on one machine only"
};
const RESTS = {
	"not-asked": "no idle baseline was asked for",
	"only-estimated": "energy is only estimated here",
	"not-among-zones": "not among the zones whose idle power was measured",
	"not-read": ({ reason }) => reason === null ? "not read" : formatEnergyReason(reason),
	doubtful: ({ doubts }) => formatDoubts(doubts)
};
/** Why there are no joules. */
const formatGap = (gap) => tell(GAPS, gap, null);
/** Why there are no joules, or what is to be known of joules that stand. */
const formatEnergyReason = (reason) => tell(REASONS$1, reason, null);
/** Why a zone's power at rest is not known. */
const formatRestGap = (gap) => tell(RESTS, gap, null);
const WORDS = {
	"meters-disagree": ({ meter, difference }) => `${meter} reads ${Math.abs(100 * difference).toFixed(1)} % ${difference > 0 ? "more" : "less"}`,
	"excessive-power": ({ joules, seconds, limitWatts }) => `${formatAllDigits(joules, 3)} J in ${formatRoughly$1(seconds)} is much: above ${limitWatts} W, twice the zone's limit`,
	"wrapped-unseen": ({ seconds }) => `the counter may have wrapped more than once within ${seconds.toFixed(1)} s`,
	gap: ({ seconds }) => `no reading came for ${formatRoughly$1(seconds)}`,
	"fast-power": ({ error }) => `${formatError(error)}: the power changes faster than it is read`,
	"few-readings": ({ readings, seconds }) => `only ${count(readings, "reading")} of power within ${formatRoughly$1(seconds)}`,
	"far-from-edges": ({ offSeconds, seconds }) => `the nearest readings lie ${formatRoughly$1(offSeconds)} off the edges of a run of ${formatRoughly$1(seconds)}`,
	"shared-device": ({ processes }) => `${count(processes, "other process", "other processes")} computed on the device`,
	"slow-counter": ({ error, seconds }) => `${formatError(error)}: the counter moves every 20 to 100 ms, the run took ${formatRoughly$1(seconds)}`,
	"device-order": "cards differ and CUDA numbers the fastest first: set CUDA_DEVICE_ORDER=PCI_BUS_ID",
	reported: ({ detail }) => detail
};
/** Words for a doubt in the number that a meter read. */
const formatDoubt = (doubt) => tell(WORDS, doubt, null);
/** `doubtful: perf reads 10.0 % more; no reading came for 0.50 s`. */
const formatDoubts = (doubts) => `doubtful: ${doubts.map(formatDoubt).join("; ")}`;
/** `0.50 s`: two digits say enough of how long something was. */
const formatRoughly$1 = (seconds) => `${formatAllDigits(seconds, 2)} s`;
const formatError = (share) => `±${Math.round(100 * share)} %`;
// src/report/text/format-ratio.ts
/** `×0.62 (0.55–0.70)`; estimated or without an interval `×0.62`; without pairs a dash. */
function formatRatio(shown) {
	if (shown === null || shown.estimate === null) return "–";
	const { ratio, range } = formatRatioParts(shown.estimate, shown.quality === "estimated" ? null : shown.interval ?? null);
	return range === null ? ratio : `${ratio} (${range})`;
}
/** `×0.62` and `0.55–0.70`, for a place that shows them apart. */
function formatRatioParts(estimate, interval) {
	if (interval === null) return {
		ratio: `×${roundRatio(estimate, 2)}`,
		range: null
	};
	const decimals = ratioDecimals(interval);
	const [low, high] = interval.map((end) => {
		if (showsSide(end, decimals)) return roundRatio(end, decimals);
		return end < 1 ? "<1" : ">1";
	});
	return {
		ratio: `×${roundRatio(estimate, decimals)}`,
		range: `${low}–${high}`
	};
}
/** `×0.77, 95 % interval 0.61–0.93`. */
function formatRatioSentence(estimate, interval) {
	const { ratio, range } = formatRatioParts(estimate, interval);
	return range === null ? ratio : `${ratio}, 95 % interval ${range}`;
}
/** `×0.77, 95 % interval 0.61–0.93, 11 projects`. */
const formatProjectsRatio = ({ estimate, interval, projects }) => `${formatRatioSentence(estimate, interval)}, ${count(projects, "project")}`;
/** Two significant digits for what is too large or too small for decimals. */
const roundRatio = (value, decimals) => value >= 10 || value < .1 ? formatAllDigits(value, 2) : value.toFixed(decimals);
const MOST_DECIMALS$1 = 4;
/** Decimals, from two on, that show on which side of 1 each end lies, and that the ends differ. */
function ratioDecimals(interval) {
	for (let decimals = 2; decimals < MOST_DECIMALS$1; decimals++) {
		const [low, high] = interval.map((end) => end.toFixed(decimals));
		if (interval.every((end) => showsSide(end, decimals)) && (low !== high || interval[1] - interval[0] <= 1e-9)) return decimals;
	}
	return interval.every((end) => showsSide(end, MOST_DECIMALS$1)) ? MOST_DECIMALS$1 : 2;
}
const showsSide = (end, decimals) => sideOf(Number(end.toFixed(decimals))) === sideOf(end);
const sideOf = (ratio) => Math.abs(ratio - 1) <= 1e-9 ? 0 : Math.sign(ratio - 1);
/** `38 % less`, `0.4 % more`, `2.4 times as much`. */
function formatChange(ratio) {
	if (ratio >= 2) return `${formatSignificant(Number(ratio.toPrecision(2)))} times as much`;
	const share = Math.abs(ratio - 1);
	return `${share > .99 ? `${formatPart(share, 1)} %` : formatPercent(share)} ${ratio < 1 ? "less" : "more"}`;
}
/** `38 % less CPU time than`, `3.2 times as much CPU time as`. */
const formatComparison$1 = (ratio, what) => `${formatChange(ratio)} ${what} ${ratio >= 2 ? "as" : "than"}`;
// src/report/text/outcome-words.ts
/** Outcomes of an answer, in the order in which a title tells them. */
const OUTCOMES = [
	...JUDGED_VERDICTS,
	"less-accurate",
	"suspect",
	"not-settled",
	"failed",
	"too-few-runs",
	"not-measured",
	"not-compared",
	"untried"
];
/** The word of an outcome: every title, table, chart and sentence tells it by this one. */
const OUTCOME_WORDS = {
	"less-accurate": "less accurate",
	suspect: "suspect",
	"not-settled": "accuracy not settled",
	failed: "failed",
	"too-few-runs": "too few runs",
	"not-measured": "not measured",
	"not-compared": "not compared",
	untried: "not tried"
};
const BY_CAUSE = {
	suspect: "suspect",
	"less-accurate": "less-accurate",
	"accuracy-not-settled": "not-settled",
	estimated: "not-measured"
};
/** The verdict on an answer's ratio is its outcome, so that a title says what the table says; null: there is no ratio. */
function outcomeOf({ attempted, passed }, ratio) {
	if (!attempted) return "untried";
	if (!passed) return "failed";
	return ratio === null ? "not-measured" : outcomeOfRatio(ratio);
}
/** Outcome of a ratio. Of what ran in no block with the author's code no run more would be enough. */
function outcomeOfRatio({ verdict, cause, estimate }) {
	if (isJudged(verdict)) return verdict;
	if (verdict === "too-few-runs") return estimate === null ? "not-compared" : "too-few-runs";
	const isMeasured = cause !== null && (cause.kind !== "missing" || cause.leftOut);
	return (cause && BY_CAUSE[cause.kind]) ?? (isMeasured ? "not-compared" : "not-measured");
}
// src/report/text/execution-reasons.ts
const ENDED = {
	"timed-out": ({ run }) => `the ${run} run was ended by --timeout`,
	"ended-by-signal": ({ run, signal }) => `the ${run} run was ended by ${signal}`,
	"ended-otherwise": ({ run, exitCode, usual }) => {
		return `the ${run} run ended with exit code ${exitCode}, the measured ones with ${usual.map((each) => typeof each === "string" ? each : `exit code ${each}`).join(", ")}`;
	}
};
const REASONS = {
	...ENDED,
	"no-program": "no program was started",
	unwaited: ({ leastSeconds }) => `at least ${leastSeconds.toFixed(2)} s: processes can have ended that nobody waited for, and no control group can be made to count them`,
	"below-launcher": ({ bytes }) => `not resolved: the launcher's own pages show through below ${formatSize(bytes)}`,
	"more-in-files": ({ bytes }) => `known from below only: with what the host's files in memory grew by, and buffers between processes can hold, it may be up to ${formatSize(bytes)}`,
	charged: "what was charged to its control group, files in memory too",
	"largest-process": "of the largest single process: this system does not tell which processes belong together",
	"looked-at": ({ of, looks, sharedPages, outsideBytes, residentBytes }) => `${of === "process" ? "of the largest single process; " : ""}the sum over the process tree was looked at ${looks} times (counting shared pages ${sharedPages === "once" ? "once" : "in each process"})` + (outsideBytes === null ? "" : `; ${formatSize(outsideBytes)} of it in files in memory and in what the kernel keeps for it`) + (residentBytes === null ? "" : `; between, resident pages came to ${formatSize(residentBytes)} with shared ones counted in each`) + (of === "process" ? "" : "; a brief peak between may have been higher"),
	"not-started": ({ exitCode }) => `not started: ${explainNotStarted(exitCode)}`,
	"not-asked": "not read",
	"counting-too": "not read: it would be that of counting too",
	"changed-data": "not read: the data was not the project's own",
	"no-rule": "a command of its own has no rule to read one by",
	"no-cpu-seconds": "the CPU seconds of the run are unknown",
	"signal-in-use": "the script uses SIGPROF or its timer itself",
	"signal-blocked": "the script blocks SIGPROF, which the profiler needs",
	"notes-replaced": "the script put something else in the place of the profiler's folder",
	"notes-damaged": "the profiler's counters were damaged by the script",
	"no-cpu-timer": "this system has no timer of CPU time",
	"profiler-failed": "the profiler failed inside the script",
	"no-python": "no counters: no Python started, or one that reads no PYTHONPATH (python -I, -E, -S)",
	"too-many-processes": ({ most }) => `more than ${most} processes`,
	"phases-exceed": ({ phaseSeconds, runSeconds }) => `the phases add up to ${phaseSeconds.toFixed(2)} s of CPU, the run had ${runSeconds.toFixed(2)} s`,
	reported: ({ detail }) => detail
};
const FLOPS = {
	...ENDED,
	"not-linux": "the processor’s counters are read by perf, which is of Linux",
	"no-perf": "perf is not installed: sudo apt-get install linux-perf (Ubuntu: linux-tools-$(uname -r))",
	denied: "the kernel lets this user count nothing: sudo sysctl kernel.perf_event_paranoid=2 (in a container: --cap-add PERFMON)",
	"virtual-machine": "this virtual machine shows no counters of floating-point operations: its host has to pass them on (virtual PMU), or run on the bare machine",
	"no-counters": "the kernel shows no counters of the processor",
	"no-efficiency-core-event": "the efficiency cores (cpu_atom) have no event of floating-point operations that perf knows",
	"not-into-container": "perf does not reach into a container",
	"unknown-processor": ({ processor }) => `no events for floating-point operations are known of ${processor}`,
	"unknown-events": ({ detail }) => `perf does not know this processor's events, a newer one may: ${detail}`,
	"unsupported-event": ({ event }) => `${event} is not supported here`,
	"no-counts": "perf left no counts, or others than it was asked for: it was ended with the run",
	"too-short": "the run was too short for every counter to have its turn",
	scaled: (_, counted) => `counted during ${(100 * (counted ?? 0)).toFixed(1)} % of the run and scaled up to all of it`,
	operators: ({ torch }) => `torch ${torch.join(", ")}: forward and backward matrix products, convolutions and attention by their shapes; every other operator counts 0, as does what threads of the script compute`,
	"too-many-totals": ({ most }) => `more than ${most} processes left a total`,
	"unreadable-total": "a total can’t be read",
	reported: ({ detail }) => detail
};
const SAMPLED = {
	"not-asked": "control groups were not to be used",
	"not-mounted": "no control group of memory is mounted here",
	"not-allowed": ({ folder }) => `this user may not make a control group in ${folder}`,
	"not-passed-on": ({ folder }) => `${folder} passes no limits on`,
	"no-limit-taken": "the group of the run took no limit",
	"not-moved": "the run could not be moved into its control group",
	"not-by-engine": "its engine made no control group that limits memory"
};
/** Why memory is only looked at now and then. */
const formatSampledReason = (reason) => tell(SAMPLED, reason, null);
/** Why a number of an execution is null, or less or other than it says. */
const formatExecutionReason = (reason) => tell(REASONS, reason, null);
/** Why operations were not counted, or what a count is; `counted`: the share of the run during which they were. */
const formatFlopsReason = (reason, counted = null) => tell(FLOPS, reason, counted);
// src/report/text/verdict-words.ts
const GATE_WORDS = {
	suspect: OUTCOME_WORDS.suspect,
	"accuracy-not-settled": OUTCOME_WORDS["not-settled"],
	"none-as-accurate": "none shown to be as accurate"
};
/** `less`, `equivalent within ±5 %`, `too few projects`. */
function formatVerdict({ verdict, margin, cause }) {
	switch (verdict) {
		case "equivalent": return `equivalent within ${formatMargin(margin)}`;
		case "inconclusive": return "no detectable difference";
		case "not-comparable": return `not comparable: ${(cause && GATE_WORDS[cause.kind]) ?? OUTCOME_WORDS["less-accurate"]}`;
		case "not-measured": return formatUnmeasured(cause);
		default: return verdict.replaceAll("-", " ");
	}
}
/** What was read, and enters no ratio, was measured. */
function formatUnmeasured(cause) {
	switch (cause?.kind) {
		case "missing": return cause.leftOut ? notCompared(formatLeftOutBriefly(cause.reading)) : OUTCOME_WORDS["not-measured"];
		case "across-meters": return notCompared("other meters");
		case "accuracy-unknown": return notCompared("accuracy unknown");
		default: return OUTCOME_WORDS["not-measured"];
	}
}
/** Why a number that was read enters no ratio, in brief. */
const LEFT_OUT_WORDS = {
	contaminated: "other load beside it",
	doubtful: "reading in doubt"
};
function formatLeftOutBriefly(reading) {
	const kind = reading?.kind;
	return kind === "contaminated" || kind === "doubtful" ? LEFT_OUT_WORDS[kind] : "no reading that counts";
}
/** `not compared: other load beside it`: the outcome, and why. */
const notCompared = (why) => `${OUTCOME_WORDS["not-compared"]}: ${why}`;
/** `38 % less CPU time` where the verdict is that there is a difference; else the verdict's own words. */
function formatFinding(ratio, quantity) {
	if (ratio === null) return OUTCOME_WORDS["not-measured"];
	if (isWithoutBlock(ratio)) return notCompared("no block of both");
	if (ratio.quality === "estimated") return ESTIMATED_MARK;
	if (!isDifference(ratio.verdict) || ratio.estimate === null) return formatVerdict(ratio);
	return `${formatChange(ratio.estimate)} ${QUANTITY_WORDS[quantity]}`;
}
/** Of an answer that ran in no block with the author's code. */
const isWithoutBlock = (ratio) => ratio.verdict === "too-few-runs" && outcomeOfRatio(ratio) === "not-compared";
/** `±5 %`. */
const formatMargin = (margin) => `±${formatPercent(margin ?? 0)}`;
const formatBelowSmallest = (smallest) => `the interval leaves out 1, but reaches into ${formatMargin(smallest)}, the smallest change that is told here`;
/** Why the verdict is not what the interval says, and what was left out; null where there is nothing to tell. */
function formatReason(ratio, pair) {
	const { cause } = ratio;
	return [...cause === null ? [] : [tell(CAUSES, cause, {
		pairs: ratio.pairs,
		pair
	})], ...formatLeftOut(ratio, pair)].join("; ") || null;
}
const METHOD_WORDS = {
	holm: "Holm",
	"benjamini-hochberg": "Benjamini–Hochberg"
};
const FAMILY_WORDS = {
	primary: "declared",
	"post-hoc": "post hoc",
	exploratory: "exploratory"
};
const CAUSES = {
	suspect: (_, { pair }) => pair === "project" ? "the metric of every answer that ran is suspect" : "its metric is suspect",
	estimated: ({ quantity }) => `${QUANTITY_WORDS[quantity]} was estimated, and an estimate enters no verdict`,
	"across-meters": () => ACROSS_METERS,
	missing: (cause, { pair }) => pair === "round" ? formatMissingRound(cause) : formatMissing(cause),
	"too-few-pairs": ({ needed }, { pairs, pair }) => `${count(pairs, pair)} with a reading of both, and a verdict needs ${needed}`,
	"accuracy-unknown": "the accuracy of one of the two is unknown",
	"less-accurate": "it falls behind by more than the tolerance",
	"accuracy-not-settled": "runs and test rows vary too much to show that the accuracy falls behind by more than the tolerance, or that it does not",
	"none-as-accurate": "no answer ran to its end and is shown to be as accurate as the baseline",
	"not-after-correction": ({ method, family, tests, adjustedP }, { pair }) => {
		const over = pair === "round" ? `over ${tests} comparisons` : formatTests({
			tests,
			family
		});
		return `the interval leaves out 1, but not after ${METHOD_WORDS[method]}'s correction ${over} (${formatP(adjustedP)})`;
	},
	"tests-disagree": ({ signFlipP, wilcoxonP }) => `not every test agrees: sign-flip test ${formatP(signFlipP)}${wilcoxonP === null ? "" : `, Wilcoxon's ${formatP(wilcoxonP)}`}`,
	"below-smallest-effect": ({ smallest }) => formatBelowSmallest(smallest),
	"too-few-for-equivalence": ({ needed }) => `a larger difference is ruled out for these, but “equivalent” takes ${needed} projects`,
	censored: ({ projects }) => `in ${count(projects, "project")} the cost of an answer is known from below only (out of time, or not read), and with ${agree(projects, "it", "them")} as the largest nothing is seen`,
	"author-censored": ({ pairs }, { pair }) => `in ${count(pairs, pair)} the author's code ran out of time where the answer did not, and with ${agree(pairs, "it", "them")} as the smallest nothing is seen`,
	unstable: ({ failed, runs }) => `it failed in ${failed} of ${count(runs, "run")}, and with what that costs it is not seen`,
	vetoed: ({ zone, estimate, interval }) => `${zone}, outside what is summed, moved the other way (${formatRatioSentence(estimate, interval)})`,
	"within-noise-floor": ({ floor }) => `within the noise floor of ${formatMargin(floor)}`
};
const ACROSS_METERS = "different meters, or different zones of one, read the two sides";
/** `energy was not measured: no powercap on this host`, `energy was measured, but other load ran beside the run`. */
function formatMissing({ quantity, leftOut, reading }) {
	const what = QUANTITY_WORDS[quantity];
	if (reading === null) return `${what} was ${leftOut ? "measured, but does not count" : "not measured"}`;
	return `${what} was ${leftOut ? "measured, but" : "not measured:"} ${tell(READINGS, reading, quantity)}`;
}
/** The quantity stands before it. */
function formatMissingRound({ quantity, leftOut, reading }) {
	if (reading !== null) return tell(READINGS, reading, quantity);
	return leftOut ? "no round has energy that can be trusted" : "a run has no reading";
}
const READINGS = {
	"not-recorded": (_, quantity) => quantity === "energy" ? "this host gave no reading of energy" : `${QUANTITY_WORDS[quantity]} was not recorded`,
	"too-small": (_, quantity) => quantity === "energy" ? "the energy counter did not move during the run" : `${QUANTITY_WORDS[quantity]} was too small to be read`,
	contaminated: (_, quantity) => quantity === "cpu" ? "other load ran beside the run, whose threads may have spun while they waited for each other" : "other load ran beside the run and is in what the counters say",
	doubtful: ({ doubts }) => formatDoubts(doubts),
	energy: ({ reason }) => formatEnergyReason(reason),
	execution: ({ reason }) => formatExecutionReason(reason)
};
/** `over 3 declared tests`. */
const formatTests = ({ tests, family }) => `over ${count(tests, `${FAMILY_WORDS[family]} test`)}`;
/** `Holm over 4 declared tests`. */
const formatCorrection$1 = (test) => `${METHOD_WORDS[test.method]} ${formatTests(test)}`;
/** `left out: 4 that other load disturbed`: pairs that could have entered the ratio. */
function formatLeftOut({ leftOut, pairs, quality }, pair) {
	if (leftOut.length === 0) return [];
	if (pair === "round") return leftOut.map((each) => `${each.pairs} ${ROUND_WORDS[each.kind]}`);
	if (pair === "project") return leftOut.map((each) => `left out: ${each.pairs} of ${pairs + each.pairs} projects without a ratio of that quality`);
	const words = {
		unread: `without a ${quality} reading of both`,
		contaminated: "that other load disturbed"
	};
	return [`left out: ${leftOut.map((each) => `${each.pairs} ${words[each.kind] ?? `of which ${ACROSS_METERS}`}`).join(", ")}`];
}
const ROUND_WORDS = {
	unread: "left out without a reading of both",
	"across-meters": `left out of which ${ACROSS_METERS}`,
	failed: "left out in which a command failed",
	contaminated: "left out that other load disturbed",
	doubtful: "left out whose energy is in doubt"
};
const VERDICT_LOOKS = {
	less: {
		tone: "less",
		sign: "▼"
	},
	more: {
		tone: "more",
		sign: "▲"
	},
	equivalent: {
		tone: "even",
		sign: "≈"
	},
	inconclusive: {
		tone: "same",
		sign: "●"
	},
	"not-comparable": {
		tone: "caution",
		sign: "✕"
	},
	"not-measured": {
		tone: "none",
		sign: "–"
	},
	"too-few-runs": {
		tone: "none",
		sign: "…"
	},
	"too-few-projects": {
		tone: "none",
		sign: "…"
	}
};
const SUSPECT_LOOK = {
	tone: "caution",
	sign: "⚠"
};
/** Null: there is no such ratio. */
function lookOf(ratio) {
	if (ratio !== null && isWithoutBlock(ratio)) return VERDICT_LOOKS["not-measured"];
	return ratio?.cause?.kind === "suspect" ? SUSPECT_LOOK : VERDICT_LOOKS[ratio?.verdict ?? "not-measured"];
}
// src/report/text/measurement/measured-values.ts
/** Runs that say what a command costs. */
const soundRuns = ({ runs }) => runs.filter(isSound);
/** `failed (exit 1)`, where no run of a command ended well; else null. */
function formatFailure(command) {
	const { runs } = command;
	if (runs.length === 0 || soundRuns(command).length > 0) return null;
	if (runs.every(({ flags }) => flags.includes("timeout"))) return "timed out";
	return `failed (${[...new Set(runs.map(({ exitCode, signal }) => signal ?? `exit ${exitCode}`))].join(", ")})`;
}
function formatCells(command, timeUnit) {
	const time = timeUnit === void 0 ? "wall" : TIMES[timeUnit];
	const { summary, energyQuality } = command;
	const runs = soundRuns(command);
	const seconds = runs.flatMap(({ wallSeconds }) => wallSeconds ?? []);
	const [least, most] = [smallest(seconds), largest(seconds)];
	const estimated = energyQuality === "estimated";
	const carbon = runs.some((run) => run.carbon !== null);
	return {
		time: formatFailure(command) ?? formatSpread(summary.wallSeconds, time),
		range: seconds.length < 2 || least === null || most === null ? "–" : joinValues([least, most], " … ", time),
		cpu: formatMeans([summary.userSeconds, summary.systemSeconds], time),
		memory: formatMemory(command),
		energy: estimated ? formatEstimate(summary.joules, "energy") : formatSpread(summary.joules, "energy"),
		carbon: carbon ? (estimated ? formatEstimate : formatSpread)(summary.carbonGrams, "carbon") : null
	};
}
/** `20.40 ± 0.30 J` */
const formatJoules = (sample) => formatSpread(sample, "energy");
function formatMeanJoules(joules) {
	const value = mean(joules);
	return value === null ? "–" : joinValues([value], "", "energy");
}
const TIMES = {
	second: ["s", 1],
	millisecond: ["ms", .001],
	microsecond: ["µs", 1e-6]
};
/** `1.54 MiB`; `≤ 9.31 MiB` where the launcher's own pages show through; `≥ 9.31 MiB` where some of it could not be seen. */
function formatMemory(command) {
	const mean = command.summary.peakMemoryBytes?.mean ?? null;
	if (mean === null) return "–";
	const bound = memoryBound(command);
	return `${bound === null ? "" : `${bound} `}${formatSize(mean)}`;
}
/** Whether the peak of memory is known from one side only. */
function memoryBound(command) {
	const kinds = new Set(soundRuns(command).map(({ reasons }) => reasons.peakMemoryBytes?.kind));
	return kinds.has("more-in-files") ? "≥" : kinds.has("below-launcher") ? "≤" : null;
}
/** `≈20 J est.` */
function formatEstimate(sample, scale) {
	return sample?.mean == null ? "–" : `≈${joinValues([sample.mean], "", scale, 2)} est.`;
}
/** `2.104 ± 0.031 s` */
function formatSpread(sample, scale) {
	if (sample?.mean == null) return "–";
	return joinValues(sample.standardDeviation === null ? [sample.mean] : [sample.mean, sample.standardDeviation], " ± ", scale);
}
function formatMeans(samples, scale) {
	const means = samples.flatMap((sample) => sample?.mean ?? []);
	return means.length < samples.length ? "–" : joinValues(means, "/", scale, 3);
}
/** Numbers in the unit of the largest, with as many decimals as give that one `digits` digits; what is above idle can be below 0. */
function joinValues(values, separator, scale, digits = 4) {
	const largest = Math.max(...values.map(Math.abs));
	const [unit, size] = typeof scale === "string" ? ownUnitOf(largest, scale) : scale;
	const whole = Math.max(1, Math.floor(Math.log10(largest / size || 1)) + 1);
	const decimals = Math.max(0, digits - whole);
	return `${values.map((value) => (value / size).toFixed(decimals).replace("-", "−")).join(separator)} ${unit}`;
}
// src/report/text/measurement/command-comparison.ts
/** The most telling first. */
const ORDER = [
	"energy",
	"cpu",
	"wall"
];
/** A sentence for each command and quantity: "`./new` used ×0.83 (0.79–0.88) of the energy of `./old`: less". */
function formatComparisons({ commands, comparisons }, labels) {
	const label = (index) => labels[index] ?? "";
	const measured = commands.some(({ energyQuality }) => energyQuality === "measured");
	const failed = new Set(commands.flatMap((command, index) => formatFailure(command) === null ? [] : [index]));
	if (failed.has(0) && comparisons.length > 0) return [{
		text: `nothing is compared: each command would be with ${label(0)}, which failed`,
		tone: null
	}];
	return comparisons.filter(({ quantity, b }) => (measured || quantity !== "energy") && !failed.has(b)).toSorted((x, y) => x.b - y.b || ORDER.indexOf(x.quantity) - ORDER.indexOf(y.quantity)).map((comparison) => ({
		text: `${label(comparison.b)} ${formatComparison(comparison, label(comparison.a))}`,
		tone: isDifference(comparison.verdict) ? comparison.verdict : null
	}));
}
/**
* "`./new` uses 0.83 ± 0.04 times the CPU time of `./old` and takes 0.80 ± 0.03 times as long (±: …)", for each command: the table
* above it has ± for something else.
*/
function formatConclusions({ commands, comparisons, leading }, labels) {
	if (commands.some((command) => formatFailure(command) !== null)) return [];
	return commands.slice(1).flatMap((_, index) => {
		const of = (quantity) => comparisons.find((each) => each.b === index + 1 && each.quantity === quantity && each.ratio !== null);
		const [first, second] = [leading === "wall" ? void 0 : of(leading) ?? of("cpu"), of("wall")];
		const other = labels[0] ?? "";
		const parts = [...first ? [`uses ${formatTimes(first)} the ${QUANTITY_WORDS[first.quantity]} of ${other}${formatUnsure(first)}`] : [], ...second ? [`takes ${formatTimes(second)} as long${first ? "" : ` as ${other}`}${formatUnsure(second)}`] : []];
		const reach = [first, second].some((each) => each?.interval != null) ? REACH_OF_RATIO : "";
		return parts.length === 0 ? [] : [`${labels[index + 1]} ${parts.join(" and ")}${reach}`];
	});
}
const REACH_OF_RATIO = " (±: to the farther end of the 95 % interval)";
const MOST_DECIMALS = 3;
/** `2.1 ± 0.3 times`, `1.05 ± 0.15 times`: the farther end of the interval, with the decimals that it needs, as far as the ratio has digits there. */
function formatTimes({ ratio, interval }) {
	if (ratio === null || interval === null) return `about ${formatRoughly(ratio ?? 0)} times`;
	const distance = Math.max(interval[1] - ratio, ratio - interval[0]);
	const decimals = Math.min(Math.max(MOST_DECIMALS, 1 + placeOf(ratio)), decimalsOf(distance));
	if (excludesOne(interval) && Math.abs(ratio - 1) <= distance + 10 ** -decimals) return `${formatRatio({
		estimate: ratio,
		interval
	}).replace("×", "")} times`;
	return `${ratio.toFixed(decimals)} ± ${Math.max(distance, 10 ** -decimals).toFixed(decimals)} times`;
}
/** Place of a number's first digit behind the point; 0: before it. */
const placeOf = (value) => Math.max(0, Math.ceil(-Math.log10(value || 1e-9)));
/** As many as one digit takes, and one more where that is a 1: 0.147 is half as much again as 0.1. */
function decimalsOf(distance) {
	const place = placeOf(distance);
	return distance < 10 && distance * 10 ** place < 2 ? place + 1 : place;
}
/** Two digits, of which the second may be a zero: `about 1 times` is read as exactly 1. */
const formatRoughly = (ratio) => ratio >= .995 && ratio < 9.95 ? ratio.toFixed(1) : formatSignificantDigits(ratio, 2);
function formatUnsure(comparison) {
	return isDifference(comparison.verdict) ? "" : ` (${formatVerdict(comparison)})`;
}
function formatComparison(comparison, other) {
	const { quantity, ratio, interval, verdict } = comparison;
	const reason = formatReason({
		...comparison,
		quality: "measured"
	}, "round");
	const told = formatVerdict(comparison);
	const what = QUANTITY_WORDS[quantity];
	const why = reason === null ? "" : ` (${reason})`;
	if (verdict === "not-measured" || ratio === null) return `against ${other}, ${what}: ${told}${why}`;
	return `${quantity === "wall" ? "took" : "used"} ${formatRatio({
		estimate: ratio,
		interval
	})} of the ${what} of ${other}: ${told}${why}`;
}
// src/report/text/measurement/measurement-notes.ts
/** What stands under the table: where the numbers come from and how the rounds ended. */
function formatNotes(measurement, labels) {
	return [
		formatEnergySource(measurement),
		...formatSpreadKind(measurement),
		...formatMemoryBounds(measurement),
		...formatFurtherEnergy(measurement, labels),
		...formatIdle(measurement),
		...formatCarbon(measurement),
		...formatCold(measurement, labels),
		...formatIgnored(measurement, labels),
		...formatLeft(measurement, labels),
		...formatEpochs(measurement, labels),
		...formatExtraRuns(measurement, labels),
		...formatNoiseFloor(measurement),
		...formatCorrection(measurement),
		formatRounds(measurement)
	];
}
/** What ± beside a mean is; a ratio's and that of the power at rest say for themselves. */
const formatSpreadKind = ({ commands }) => commands.some(({ summary }) => summary.wallSeconds?.standardDeviation != null) ? ["± beside a mean: one standard deviation of single runs"] : [];
/** What the sign before a peak of memory means, where one has it. */
function formatMemoryBounds({ commands }) {
	const bounds = new Set(commands.map(memoryBound));
	return [...bounds.has("≤") ? ["memory ≤: a run starts with the launcher’s own pages, and took no more than they do"] : [], ...bounds.has("≥") ? ["memory ≥: part of it could not be told from files that the host keeps in memory"] : []];
}
const readingsOf = (command) => soundRuns(command).flatMap(({ energy }) => energy);
/** What the energy rests on, once for all commands. */
function formatEnergySource({ commands }) {
	const readings = commands.flatMap(readingsOf);
	const measured = readings.filter(({ quality }) => quality === "measured");
	const lost = readings.find(({ quality, domain }) => quality === "unavailable" && isWhole(domain));
	if (measured.length > 0) {
		const zones = [...new Set(measured.map(({ domain, meter }) => `${domain} (${meter})`))].join(", ");
		if (commands.some(({ energyQuality }) => energyQuality === "estimated")) return `energy: estimated (×/÷2), not compared; measured in gross joules for itself: ${zones}`;
		return commands.some(({ energyQuality }) => energyQuality === "measured") || lost === void 0 ? `energy: gross joules, measured: ${zones}` : `energy: not known, though ${zones} was measured: ${lost.domain}: ${formatWhy(lost)}`;
	}
	if (readings.some(({ quality }) => quality === "estimated")) return "energy: estimated (×/÷2), not compared; greenml doctor says why";
	const unread = lost ?? readings[0];
	if (unread === void 0) return "energy: not known: no run ended well";
	return `energy: not measured here: ${formatWhy(unread)}`;
}
const formatWhy = ({ reason }) => reason === null ? "no meter gave a reading" : formatEnergyReason(reason);
/**
* Joules of zones beside the packages (memory, GPUs), and what is above idle: mean of each command. The idle power is one number for
* all runs, so that its error is in no scatter of theirs.
*/
function formatFurtherEnergy({ commands }, labels) {
	const further = commands.map((command) => readingsOf(command).filter(({ domain, quality }) => quality === "measured" && !isWhole(domain)));
	const zones = new Set(further.flat().map(({ domain }) => domain));
	const ofZone = (index, zone) => formatMeanJoules((further[index] ?? []).flatMap(({ domain, joules }) => domain === zone ? joules ?? [] : []));
	const each = (cell) => commands.map((command, index) => `${labels[index]} ${cell(command, index)}`).join(", ");
	const known = commands.flatMap((command) => soundRuns(command).map(({ energy }) => energyAsked(energy))).filter(({ quality }) => quality === "measured");
	const isFurther = (zone) => known.some(({ domains }) => domains.length !== 1 || domains[0] !== zone) || known.length === 0;
	const placeOf = (zone) => {
		if (known.length === 0) return "";
		return zone.includes("/") || known.some(({ domains }) => domains.includes(zone)) ? "of that, " : "beside it, ";
	};
	const net = commands.some(({ energyQuality, summary }) => energyQuality === "measured" && hasMean(summary.netJoules));
	return [...[...zones].filter(isFurther).map((zone) => `${placeOf(zone)}${zone}: ${each((_, index) => ofZone(index, zone))}`), ...net ? [`above idle: ${each(({ summary }) => formatJoules(summary.netJoules))}; not in ±: an error of the power at rest, which moves each by that × its seconds`] : []];
}
const hasMean = (sample) => sample?.mean != null;
/** What the host drew before the first run and after the last; where that was asked for in vain, why it is not known. */
function formatIdle({ idle, commands }) {
	if (idle.length > 0) return [`at rest (± standard error): ${groupsBy(idle, ({ domain, meter }) => [domain, meter]).map((windows) => {
		const [{ domain, meter }] = windows;
		return `${domain} (${meter}) ${windows.map(formatWindow).join(" before and ")}${windows.length > 1 ? " after the runs" : ""}`;
	}).join(", ")}`];
	const [gap] = commands.flatMap(({ runs }) => runs.flatMap(({ energy }) => energy)).flatMap(({ restReason }) => restReason ?? []);
	return gap === void 0 ? [] : [`nothing was measured at rest: ${formatRestGap(gap)}`];
}
const formatWindow = ({ watts, standardErrorWatts }) => formatWattsWithError(watts, standardErrorWatts);
function formatCarbon({ commands }) {
	const carbon = commands.flatMap(({ runs }) => runs.flatMap((run) => run.carbon ?? []))[0];
	if (carbon === void 0) return [];
	const { gramsPerKwh, region, year, source, pue } = carbon;
	return [`carbon: ${gramsPerKwh} g/kWh, ${[
		region,
		year,
		source
	].filter((part) => part !== null).join(", ")}; PUE ${pue}`];
}
/** How much longer than usual a first run took that is worth a line. */
const SLOWER = 1.25;
function formatCold({ commands }, labels) {
	return commands.flatMap((command, index) => {
		const [first] = command.warmups;
		const cold = first && isSound(first) ? first.wallSeconds : null;
		const usual = command.summary.wallSeconds?.median ?? null;
		if (cold === null || usual === null || cold < SLOWER * usual) return [];
		const times = formatSignificantDigits(cold / usual, 2);
		return [`cold: the first run of ${labels[index]} took ${formatShortTime(cold)}, ×${times}; it is in no number above`];
	});
}
function formatIgnored({ commands }, labels) {
	return commands.flatMap(({ runs }, index) => {
		const ignored = runs.filter(({ flags }) => flags.includes("failure-ignored"));
		if (ignored.length === 0) return [];
		const codes = [...new Set(ignored.map(({ exitCode }) => exitCode))].join(", ");
		return [`${ignored.length} of ${count(runs.length, "run")} of ${labels[index]} ended with exit code ${codes}: ignored`];
	});
}
function formatLeft({ commands }, labels) {
	return commands.flatMap(({ runs }, index) => {
		const left = runs.filter(({ flags }) => flags.includes("left-processes")).length;
		if (left === 0) return [];
		return [`${left} of ${count(runs.length, "run")} of ${labels[index]} left processes running: they were ended`];
	});
}
const SHOWN_EPOCHS = 12;
/** Seconds and joules of each epoch, means over the runs that have it. */
function formatEpochs({ commands }, labels) {
	return commands.flatMap((command, index) => {
		const looked = soundRuns(command).flatMap(({ epochs }) => epochs === void 0 ? [] : [epochs]);
		const all = looked.flat();
		if (looked.length > 0 && all.length === 0) return [`epochs of ${labels[index]}: none: it wrote no line GREENML_EPOCH n to its standard output`];
		if (all.length === 0) return [];
		const groups = groupsBy(all, ({ epoch }) => epoch);
		const shown = groups.slice(0, SHOWN_EPOCHS).map((own) => {
			const joules = own.flatMap(({ energy }) => energyOfHost(energy).joules ?? joulesOfCards(energy) ?? []);
			const seconds = formatShortTime(sum(own.map(({ wallSeconds }) => wallSeconds)) / own.length);
			return `${own[0].epoch}: ${seconds}${joules.length < own.length ? "" : `, ${formatMeanJoules(joules)}`}`;
		});
		const more = groups.length > shown.length ? [`${groups.length - shown.length} more`] : [];
		return [`epochs of ${labels[index]}: ${[
			...shown,
			...more,
			...tellEpochEnergy(all)
		].join("; ")}`];
	});
}
function tellEpochEnergy(epochs) {
	if (epochs.some(({ energy }) => energyOfHost(energy).joules !== null)) return [];
	return [epochs.some(({ energy }) => joulesOfCards(energy) !== null) ? "joules of the cards alone" : "energy not measured"];
}
/** Phases and operations, each from a run of its own. */
function formatExtraRuns({ commands }, labels) {
	return commands.flatMap((command, index) => {
		const label = labels[index] ?? "";
		return [...tellPhases(command, label), ...tellOperations(command, label)];
	});
}
function tellPhases({ phaseCpuSeconds, reasons }, label) {
	if (phaseCpuSeconds !== null) return [`phases of ${label}, CPU seconds: ${formatPhases(phaseCpuSeconds)}`];
	const why = reasons.phaseCpuSeconds;
	return why === void 0 ? [] : [`phases of ${label}: not known: ${formatExecutionReason(why)}`];
}
const tellOperations = ({ flops }, label) => flops.map(({ kind, count, counted, reason }) => {
	const why = reason && formatFlopsReason(reason, counted);
	if (count === null) return `operations of ${label}: not counted: ${why}`;
	return `operations of ${label}: ${count.toExponential(3)} (${kind})${why === null ? "" : `, ${why}`}`;
});
/** CPU seconds below which the profiler's own work is no longer small beside what it profiles. */
const ROUGH_SECONDS = .5;
function formatPhases(phases) {
	const parts = Object.entries(phases).map(([phase, seconds]) => `${phase} ${seconds.toFixed(2)}`);
	const total = sum(Object.values(phases));
	return `${parts.join(", ")}${total < ROUGH_SECONDS ? `; shares are rough below ${ROUGH_SECONDS} s` : ""}`;
}
function formatNoiseFloor({ noiseFloor }) {
	if (noiseFloor === null) return [];
	return [`noise floor (the first command against itself): ${noiseFloor.quantities.map(({ quantity, floor }) => {
		const how = floor === null ? "unknown from so few rounds" : `±${formatPercent(floor)}`;
		return `${QUANTITY_WORDS[quantity]} ${how}`;
	}).join(", ") || "unknown"}`];
}
/** What the verdicts of several commands against the first take into account, and their intervals do not. */
function formatCorrection({ comparisons }) {
	const tests = groupsBy(comparisons.filter(({ adjustedP }) => adjustedP !== void 0), ({ quantity }) => quantity).map(({ length }) => length);
	if (tests.length === 0) return [];
	return [`${Math.max(...tests)} comparisons with the first command: verdicts are corrected for their number (Holm), each quantity for itself; an interval is 95 % for its own ratio`];
}
function formatRounds({ stopping, seed }) {
	const done = `${count(stopping.rounds, "round")} in random order, seed ${seed}`;
	const width = formatWidth(stopping);
	return {
		repetitions: done,
		interval: `${done}: ${width}`,
		"max-runs": `${done}, the most that were allowed (--max-runs): ${width}`,
		"max-seconds": `${done}; the time was up (--max-seconds)${stopping.target === null ? "" : `: ${width}`}`,
		failed: `stopped after ${done}: a command failed, so no interval would become narrow`,
		interrupted: `stopped after ${done}: only complete rounds are kept`
	}[stopping.reason];
}
/** `energy known to ±4.2 %, asked for ±5 %` */
function formatWidth({ target, reached, quantity }) {
	return `${reached === null || quantity === null ? "no interval yet" : `${QUANTITY_WORDS[quantity]} known to ±${formatPercent(reached)}`}${target === null ? "" : `, asked for ±${formatPercent(target)}`}`;
}
// src/report/text/measurement/measurement-warnings.ts
/** What failed, to stand before any number. `complaints`: what each command said last. */
function formatFailures({ commands, warnings }, complaints, labels) {
	return warnings.flatMap((warning) => {
		if (warning.kind !== "failed") return [];
		const said = complaints.get(warning.command);
		return [`${labels[warning.command]}: ${formatWarning(warning, commands.length)}${said ? `; it said: ${cleanLine(said)}` : ""}`];
	});
}
function formatWarnings({ commands, warnings }, labels) {
	const nameOf = (command) => command === null ? "" : `${labels[command]}: `;
	return warnings.filter(({ kind }) => kind !== "failed").map((warning) => `${nameOf(warning.command)}${formatWarning(warning, commands.length)}`);
}
/** A warning without the command's name; `commands`: how many were measured. */
const formatWarning = (warning, commands) => tell(SENTENCES, warning, commands);
const SENTENCES = {
	failed: ({ numbers: { runs, failed, timedOut, timeoutSeconds }, purpose, endings }) => {
		const of = `of ${count(runs, purpose === "warmup" ? "warm-up run" : "run")}`;
		const limit = timeoutSeconds === null ? "" : ` ${timeoutSeconds} s`;
		const ways = endings.map(({ exitCode, signal }) => signal ?? `exit code ${exitCode}`).join(", ");
		return [...timedOut > 0 ? [`${timedOut} ${of} ${agree(timedOut, "was", "were")} ended by --timeout${limit}`] : [], ...failed > 0 ? [`${failed} ${of} failed (${ways})`] : []].join("; ");
	},
	"slow-start": ({ numbers: { seconds, usualSeconds } }) => `the first run took ${formatShortTime(seconds)}, ×${formatSignificantDigits(seconds / usualSeconds, 3)} the median of the others: it was cold; --warmup 1 sets it apart`,
	outliers: ({ numbers: { seconds } }) => `${count(seconds.length, "outlier")} in wall time (${seconds.map(formatShortTime).join(", ")}): something else ran, or caches differed; a quiet machine or more --warmup helps`,
	short: ({ coarse, numbers: { medianSeconds, error } }) => `runs of ${formatSignificantDigits(1e3 * medianSeconds, 2)} ms: ${COARSE_WORDS[coarse]} by up to ${formatWholePercent(error)}; repeat the work inside the command`,
	contaminated: ({ energyLeftOut, numbers: { runs, disturbed, cpuLeftOut, otherProcessors, otherShare } }) => {
		const load = otherProcessors !== null ? ` (others kept ${formatWholePercent(otherProcessors)} of one processor busy)` : otherShare !== null ? ` (${formatWholePercent(otherShare)} of the busy CPU time was others')` : "";
		const spun = `the CPU time of ${cpuLeftOut}, whose threads may have spun while they waited for each other`;
		const left = [...energyLeftOut ? [": their energy enters no comparison"] : [], ...cpuLeftOut > 0 ? [energyLeftOut ? `; nor does ${spun}` : `: ${spun}, enters no comparison`] : []];
		return `${disturbed} of ${count(runs, "run")} disturbed by other load${load}${left.join("")}`;
	},
	doubtful: ({ doubts, numbers: { runs, doubtful } }) => {
		const shown = doubts.slice(0, MOST_REASONS).map(({ example, equal }) => `${formatDoubt(example)}${equal ? "" : ", and the like"}`);
		return `energy of ${doubtful} of ${count(runs, "run")} in doubt, so it enters no comparison: ${shown.join("; ")}`;
	},
	drift: (warning, commands) => `${formatTrend(warning)} from the first round to the last: the machine is not steady; more --warmup helps${commands > 1 ? ". Each comparison is within rounds, so it hardly suffers" : ""}`,
	order: (warning) => `${formatTrend(warning)} from the first place in a round to the last: commands disturb the next one; the random order spreads this over all`
};
const MOST_REASONS = 3;
const COARSE_WORDS = {
	energy: "energy counters move once a millisecond, at both ends of a run, so its joules are off",
	time: "a process takes a millisecond to start and another to be seen ended, so its time is off"
};
const formatTrend = ({ quantity, numbers: { change } }) => `${QUANTITY_WORDS[quantity]} ${change > 0 ? "rose" : "fell"} by ${formatPercent(Math.abs(change))}`;
// src/report/measurement/measurement-view.ts
/** `complaints`: what each command that failed said last; `labels`: how sentences name the commands. */
function viewMeasurement(measurement, complaints, labels, { timeUnit, sort, measuredOnly = false, isPart = false }) {
	const cells = measurement.commands.map((command) => formatCells(command, timeUnit));
	const energy = !measuredOnly || measurement.commands.some(({ energyQuality }) => energyQuality === "measured");
	const carbon = energy && cells.some((each) => each.carbon !== null);
	const warn = (text) => `warning: ${text}`;
	return {
		failures: formatFailures(measurement, complaints, labels).map(warn),
		head: [
			"time",
			"range",
			"user/system",
			"memory",
			...energy ? ["energy"] : [],
			...carbon ? ["carbon"] : []
		],
		rows: cells.map((each) => [
			each.time,
			each.range,
			each.cpu,
			each.memory,
			...energy ? [each.energy] : [],
			...carbon ? [each.carbon ?? "–"] : []
		]),
		relative: relativeMeans(measurement),
		comparisons: formatComparisons(measurement, labels),
		notes: formatNotes(measurement, labels),
		warnings: formatWarnings(measurement, labels).map(warn),
		conclusions: isPart ? [] : formatConclusions(measurement, labels),
		order: sort === "mean-time" ? orderByTime(measurement) : [...measurement.commands.keys()]
	};
}
/** The fastest first; what failed last. */
function orderByTime({ commands }) {
	const seconds = commands.map(({ summary }) => summary.wallSeconds?.mean ?? Number.POSITIVE_INFINITY);
	const secondsOf = (index) => seconds[index] ?? 0;
	return [...commands.keys()].sort((a, b) => secondsOf(a) - secondsOf(b) || a - b);
}
/**
* Labels of the commands, of at most `width` columns: the user's own, or the command as a shell would take it. Where two
* would look alike, all are numbered.
*/
function formatLabels({ commands }, width) {
	const names = commands.map(({ name, command }) => cleanLine(name ?? quoteWords(command), Number.POSITIVE_INFINITY));
	const labels = names.map((name) => shortenToWidth(name, width));
	if (new Set(labels).size === labels.length) return labels;
	return names.map((name, index) => shortenToWidth(`${index + 1}: ${name}`, width));
}
/** Means of commands that did not fail, of energy where it leads and is compared, else of wall time; each over the least. */
function relativeMeans({ commands, comparisons, leading }) {
	if (commands.filter((command) => formatFailure(command) === null).length < 2) return null;
	const isEnergy = leading === "energy" && comparisons.some(({ quantity, ratio }) => quantity === "energy" && ratio !== null);
	const means = commands.map(({ summary }) => summary[isEnergy ? "joules" : "wallSeconds"]?.mean ?? null);
	const least = Math.min(...means.flatMap((mean) => mean === null || mean <= 0 ? [] : [mean]));
	if (!Number.isFinite(least)) return null;
	return {
		what: isEnergy ? "energy, over the least" : "wall time, over the fastest",
		ratios: means.map((mean) => mean === null || mean <= 0 ? null : mean / least)
	};
}
// src/report/measurement/measurement-terminal.ts
const PLAIN = {
	width: 100,
	colour: false
};
const COLOURS = {
	head: "bold",
	less: "green",
	more: "red",
	note: "dim",
	warning: "yellow"
};
function paint(line, tone, { colour }) {
	return tone === null || !colour ? line : styleText(COLOURS[tone], line, { validateStream: false });
}
const NARROWEST_LABEL = 12;
/** Text for a terminal: what failed, a row a command, bars, how the commands compare, and what to know of the numbers. */
function renderMeasurement(measurement, complaints, display = PLAIN, style = {}) {
	const labels = formatLabels(measurement, Math.max(NARROWEST_LABEL, Math.floor(display.width / 3)));
	const view = viewMeasurement(measurement, complaints, labels.map((label) => `\`${label}\``), style);
	const paragraph = (text, tone) => wrapText(text, display.width).split("\n").map((line) => paint(line, tone, display));
	return [
		view.failures.flatMap((text) => paragraph(text, "warning")),
		renderCommands(measurement, view, display),
		renderBars(view, labels, display),
		view.comparisons.flatMap(({ text, tone }) => paragraph(text, tone)),
		view.notes.flatMap((text) => paragraph(text, "note")),
		view.warnings.flatMap((text) => paragraph(text, "warning")),
		view.conclusions.flatMap((text) => paragraph(text, "head"))
	].filter((part) => part.length > 0).map((part) => part.join("\n")).join("\n\n");
}
/** A table where it fits once the longest labels are cut; else a few lines a command. */
function renderCommands(measurement, { head, rows, order }, display) {
	const { width } = display;
	const room = width - tableWidth([head, ...rows].map((row) => ["", ...row]));
	if (room < NARROWEST_LABEL) {
		const labels = formatLabels(measurement, width);
		return order.flatMap((index) => [paint(labels[index] ?? "", "head", display), ...stackCells(head, rows[index] ?? [])]);
	}
	const labels = formatLabels(measurement, room);
	const [first = "", ...lines] = alignColumns([["command", ...head], ...order.map((index) => [labels[index] ?? "", ...rows[index] ?? []])], width, { numbers: true });
	return [paint(first, "head", display), ...lines];
}
const stackCells = (head, row) => row.flatMap((cell, column) => {
	const name = head[column] ?? "";
	if (name === "range" && cell === "–") return [];
	return name === "user/system" ? [`  CPU     ${cell} ${name}`] : [`  ${name.padEnd(7)} ${cell}`];
});
const WIDEST_BAR = 40;
function renderBars({ relative, order }, labels, display) {
	if (relative === null) return [];
	const { what, ratios } = relative;
	const texts = ratios.map((ratio) => ratio === null ? "–" : `×${ratio.toFixed(ratio < 10 ? 2 : 0)}`);
	const textWidth = Math.max(...texts.map(displayWidth));
	const labelWidth = Math.max(...labels.map(displayWidth));
	const columns = Math.min(WIDEST_BAR, display.width - labelWidth - textWidth - 4);
	const most = Math.max(...ratios.map((ratio) => ratio ?? 0));
	const lines = order.map((index) => {
		const ratio = ratios[index] ?? null;
		const bar = ratio === null ? "" : ` ${drawBar(ratio / most, columns)}`;
		return `${padEnd(labels[index] ?? "", labelWidth)}  ${padStart(texts[index] ?? "", textWidth)}${bar}`;
	});
	return [paint(what, "head", display), ...lines];
}
const EIGHTHS = [
	"",
	"▏",
	"▎",
	"▍",
	"▌",
	"▋",
	"▊",
	"▉"
];
/** A bar of `share` (0–1) of so many columns, to an eighth of a column. */
function drawBar(share, columns) {
	const eighths = Math.max(1, Math.round(share * columns * 8));
	return "█".repeat(eighths >> 3) + EIGHTHS[eighths % 8];
}
// src/analysis/measurement/run-energy.ts
/** Gross energy of one run. */
const energyOf = ({ energy }) => energyAsked(energy);
/** The same above idle: of an estimate by its own model, of a meter where an idle baseline was measured. */
const netJoulesOf = ({ energy }) => netJoulesAsked(energy);
/** Quality of the energy of all runs together: one estimate makes all of it an estimate. */
function judgeEnergy(runs) {
	const qualities = runs.map((run) => energyOf(run).quality);
	return ["estimated", "measured"].find((quality) => qualities.includes(quality)) ?? "unavailable";
}
// src/analysis/measurement/compared-quantities.ts
/** Quantities by which each command's runs are summarised. */
const SUMMARISED = {
	wallSeconds: (run) => run.wallSeconds,
	userSeconds: (run) => run.userSeconds,
	systemSeconds: (run) => run.systemSeconds,
	cpuSeconds: cpuSecondsOf,
	peakMemoryBytes: (run) => run.peakMemoryBytes,
	joules: (run) => energyOf(run).joules,
	netJoules: netJoulesOf,
	carbonGrams: (run) => run.carbon?.grams ?? null
};
/** Quantities by which commands are compared. */
const COMPARED = {
	wall: (run) => run.wallSeconds,
	cpu: cpuSecondsOf,
	energy: (run) => energyOf(run).joules
};
const COMPARED_QUANTITIES = [
	"wall",
	"cpu",
	"energy"
];
/** Energy counts as measured where every run of every command has it, beyond doubt. */
function chooseLeadingOfRuns(runs) {
	const all = runs.flat();
	const isSure = (run) => energyOf(run).quality === "measured" && !isDoubtful(energyOf(run));
	return chooseLeadingQuantity(all.length > 0 && all.every(isSure));
}
// src/analysis/measurement/compare-commands.ts
/** The log of b / a of the rounds that count, and how many do not. */
function pairRounds(a, b, quantity) {
	const read = COMPARED[quantity];
	const before = new Map(a.map((run) => [run.round, run]));
	const rounds = b.flatMap((run) => {
		const other = before.get(run.round);
		return other === void 0 ? [] : [{
			other,
			run,
			kind: whyLeftOut([other, run], quantity)
		}];
	});
	return {
		logRatios: rounds.flatMap(({ other, run, kind }) => {
			const [from, to] = [read(other), read(run)];
			return kind === null && from && to && from > 0 && to > 0 ? [Math.log(to / from)] : [];
		}),
		leftOut: LEFT_OUT.flatMap((kind) => {
			const pairs = rounds.filter((round) => round.kind === kind).length;
			return pairs > 0 ? [{
				kind,
				pairs
			}] : [];
		})
	};
}
const LEFT_OUT = [
	"failed",
	"contaminated",
	"doubtful"
];
/**
* Failing early is no saving, so a round in which either failed is left out. Other load takes joules of the same package, so
* a disturbed round has no energy, nor has one whose meter doubts its own number; to CPU and wall time load is noise that the
* random order spreads over both sides alike. But threads that wait for each other may spin meanwhile, and those of one side
* alone: such a round has no CPU time.
*/
function whyLeftOut(pair, quantity) {
	if (!pair.every(isSound)) return "failed";
	if (quantity === "cpu" && pair.some(({ flags }) => flags.includes("threads-disturbed"))) return "contaminated";
	if (quantity !== "energy") return null;
	if (pair.some(isContaminated)) return "contaminated";
	return pair.some((run) => isDoubtful(energyOf(run))) ? "doubtful" : null;
}
const isContaminated = ({ flags }) => flags.includes("contaminated");
function compareCommands(a, b, quantity, { estimateRatio, floor, correction }) {
	const { logRatios, leftOut } = pairRounds(a.runs, b.runs, quantity);
	const estimate = estimateRatio(logRatios);
	const quality = quantity === "energy" ? judgeEnergy([...a.runs, ...b.runs]) : "measured";
	const decided = decideVerdict(quantity, {
		baseline: "original",
		estimate,
		quality,
		notMeasured: leftOut.some(({ kind }) => kind !== "doubtful") ? null : whyMissing([...a.runs, ...b.runs], quantity),
		accuracy: "as-good",
		pairs: "runs",
		leftOut: quality === "estimated" ? [] : leftOut,
		sessions: 1,
		smallestEffect: 0,
		correction
	});
	const beyond = estimate === null || floor === null || isBeyond(estimate, floor);
	const within = isDifference(decided.verdict) && !beyond;
	return {
		a: a.index,
		b: b.index,
		quantity,
		ratio: decided.estimate,
		interval: decided.interval,
		pairs: decided.pairs,
		verdict: within ? "inconclusive" : decided.verdict,
		margin: decided.margin,
		cause: within ? {
			kind: "within-noise-floor",
			floor: floor ?? 0
		} : decided.cause,
		leftOut: within ? [] : decided.leftOut,
		...correction === null ? {} : { adjustedP: correction.adjustedP }
	};
}
/** An effect no larger than what the same command shows against itself is none that can be told. */
const isBeyond = ({ estimate }, floor) => Math.max(estimate, 1 / estimate) - 1 > floor + SAME_RATIO;
function whyMissing(runs, quantity) {
	const read = COMPARED[quantity];
	const missing = runs.find((run) => read(run) === null);
	if (missing === void 0) return quantity === "energy" && runs.some((run) => isDoubtful(energyOf(run))) ? {
		kind: "missing",
		quantity,
		leftOut: true,
		reading: null
	} : null;
	return {
		kind: "missing",
		quantity,
		leftOut: false,
		reading: whyUnread(missing, quantity)
	};
}
function whyUnread(run, quantity) {
	if (quantity === "energy") {
		const { reason } = energyOf(run);
		return reason && {
			kind: "energy",
			reason
		};
	}
	const reason = run.reasons.wallSeconds ?? run.reasons.userSeconds ?? run.reasons.systemSeconds;
	return reason === void 0 ? null : {
		kind: "execution",
		reason
	};
}
// src/analysis/measurement/noise-floor.ts
/** The first command against itself, paired as two commands are. Estimated energy has no floor: it enters no verdict. */
function findNoiseFloor(runs, again, estimateRatio) {
	const estimated = runs.some(({ energy }) => energy.some(({ quality }) => quality === "estimated"));
	const quantities = COMPARED_QUANTITIES.filter((quantity) => quantity !== "energy" || !estimated);
	return {
		runs: [...again],
		quantities: quantities.flatMap((quantity) => {
			const estimate = estimateRatio(pairRounds(runs, again, quantity).logRatios);
			if (estimate === null) return [];
			return [{
				quantity,
				ratio: estimate.estimate,
				interval: estimate.interval,
				floor: floorOf(estimate.interval)
			}];
		})
	};
}
/** The ends are as far from 1 as a ratio of nothing can well lie; the farther one counts, for both directions. */
function floorOf(interval) {
	return interval === null ? null : Math.max(interval[1], 1 / interval[0]) - 1;
}
function floorFor(noiseFloor, name) {
	return noiseFloor?.quantities.find(({ quantity }) => quantity === name)?.floor ?? null;
}
// src/analysis/measurement/compare-with-first.ts
/**
* Each further command against the first. Of ten equal ones a single 95 % interval leaves out 1 in every fourth measurement, so
* that the verdicts of a quantity are corrected for the number of commands by Holm (bench/measure/many-commands.ts). Each
* quantity is a question of its own.
*/
function compareWithFirst([first, ...others], { seed, widening, estimateRatio, noiseFloor }) {
	if (first === void 0) return [];
	const testRatio = createRatioTest(seed, widening);
	const corrections = new Map(COMPARED_QUANTITIES.map((quantity) => [quantity, correctForNumber(first, others, quantity, testRatio)]));
	return others.flatMap((other) => COMPARED_QUANTITIES.map((quantity) => compareCommands(first, other, quantity, {
		estimateRatio,
		floor: floorFor(noiseFloor, quantity),
		correction: corrections.get(quantity)?.get(other) ?? null
	})));
}
/** P of a ratio of 1, by the bootstrap of its interval: what moves the ends out moves the mean in. Null below five pairs. */
function createRatioTest(seed, widening) {
	const { infer } = createStudentisedMean(seed, FINE_RESAMPLES);
	return (logRatios) => {
		const nearer = meanOf(logRatios) * (1 - 1 / widening);
		return infer(logRatios.map((value) => value - nearer))?.p ?? null;
	};
}
/** Corrections by command, of those that can be tested; none where that is one alone. */
function correctForNumber(first, others, quantity, testRatio) {
	if (others.length < 2) return /* @__PURE__ */ new Map();
	const tests = others.flatMap((side) => {
		if (quantity === "energy" && judgeEnergy([...first.runs, ...side.runs]) !== "measured") return [];
		const p = testRatio(pairRounds(first.runs, side.runs, quantity).logRatios);
		return p === null ? [] : [{
			side,
			p
		}];
	});
	if (tests.length < 2) return /* @__PURE__ */ new Map();
	const corrected = [...adjustEach(tests, "holm")];
	return new Map(corrected.map(([{ side, p }, adjustedP]) => [side, {
		p,
		family: "primary",
		method: "holm",
		tests: tests.length,
		adjustedP
	}]));
}
// src/analysis/measurement/sample.ts
/** Centre and spread of repeated measurements in their own unit; the interval is Student's, of the mean, times `widening`. */
function summariseSample(values, widening = 1) {
	const n = values.length;
	const centre = mean(values);
	if (centre === null || n < 2) return {
		median: median(values),
		mean: centre,
		standardDeviation: null,
		interval: null,
		n
	};
	const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
	const standardDeviation = Math.sqrt(squares / (n - 1));
	const half = widening * studentQuantileOfInteger(.975, n - 1) * standardDeviation / Math.sqrt(n);
	return {
		median: median(values),
		mean: centre,
		standardDeviation,
		interval: [centre - half, centre + half],
		n
	};
}
// src/analysis/measurement/half-width.ts
/**
* Rounds that end because the interval has become narrow end a little too often where it is narrow by luck: up to 7 % of
* equal commands would be called different instead of 5 %. Each end is therefore moved out by this factor, on the log
* scale, and the rule looks at the widened interval; bench/measure/adaptive.ts simulates both. Only the width decides, never
* on which side of 1 the interval lies: to stop at the first significant look would double the false positives.
*/
const LOOKING_FACTOR = 1.2;
function widenForLooking(estimateRatio) {
	return (logRatios) => {
		const found = estimateRatio(logRatios);
		if (found?.interval == null) return found;
		const [low, high] = found.interval;
		const move = (end) => found.estimate * (end / found.estimate) ** LOOKING_FACTOR;
		return {
			...found,
			interval: [move(low), move(high)]
		};
	};
}
/**
* The widest relative half-width: of the ratio of each command to the first, or with one command of its mean. Null while one
* of them has no interval.
*/
function widestHalfWidth(runs, quantity, estimateRatio) {
	const [first = [], ...others] = runs;
	const widths = others.length === 0 ? [halfWidthOfMean(first.flatMap((run) => COMPARED[quantity](run) ?? []))] : others.map((other) => halfWidthOfRatio(estimateRatio(pairRounds(first, other, quantity).logRatios)));
	const known = widths.flatMap((width) => width ?? []);
	return known.length < widths.length ? null : Math.max(...known);
}
const halfWidthOfRatio = (found) => found?.interval ? (found.interval[1] - found.interval[0]) / 2 / found.estimate : null;
function halfWidthOfMean(values) {
	const { mean, interval, n } = summariseSample(values, LOOKING_FACTOR);
	return n < 5 || !mean || interval === null ? null : (interval[1] - interval[0]) / 2 / mean;
}
/** Half the width of the leading quantity's interval, widened for looking after each round. */
const findHalfWidth = (runs, seed) => widestHalfWidth(runs, chooseLeadingOfRuns(runs), widenForLooking(createRatioEstimator(seed)));
// src/analysis/measurement/trend.ts
/** Two-sided level: several trends are looked at in each measurement, and a false alarm costs trust. */
const TREND_LEVEL = .01;
/** Slope of a straight line by least squares; `sure`: it differs from 0 at the 1 % level by Student's t. */
function findTrend(points) {
	const n = points.length;
	const [x, y] = [mean(points.map((point) => point[0])), mean(points.map((point) => point[1]))];
	if (n < 5 || x === null || y === null) return null;
	let [xx, xy] = [0, 0];
	for (const [px, py] of points) {
		xx += (px - x) ** 2;
		xy += (px - x) * (py - y);
	}
	if (xx === 0) return null;
	const slope = xy / xx;
	let squares = 0;
	for (const [px, py] of points) squares += (py - y - slope * (px - x)) ** 2;
	const standardError = Math.sqrt(squares / (n - 2) / xx);
	return {
		slope,
		sure: Math.abs(slope) > studentQuantileOfInteger(1 - TREND_LEVEL / 2, n - 2) * standardError
	};
}
// src/analysis/measurement/warnings.ts
/** Hyperfine's rule: ten of the standard deviations that a normal sample with this median deviation would have. */
const OUTLIER_SCORE = 14.826;
/** Counters move once a millisecond, and starting a process takes as long: at both edges of 0.1 s that is up to 2 %. */
const EDGES_SECONDS = .002;
const SHORT_SECONDS = .1;
/** Fewest runs among which one can be said to lie apart. */
const LEAST_RUNS = 5;
/** Share below which an outlier or an effect of order or time changes no conclusion that a few rounds could give. */
const NOTABLE_SHARE = .02;
/** Warnings that a careful reader has to know before the numbers are believed. */
function findWarnings(commands, leading, energyMeasured, timeoutSeconds = null) {
	return [...commands.flatMap(({ runs: all, warmups }, command) => {
		const runs = all.filter(isSound);
		return [
			findFailed(all, "measured", timeoutSeconds),
			all.length > runs.length ? null : findFailed(warmups, "warmup", timeoutSeconds),
			findSlowStart(runs, warmups),
			findOutliers(runs),
			findShort(runs, energyMeasured),
			findContaminated(runs, energyMeasured),
			findDoubtful(runs)
		].flatMap((found) => found === null ? [] : [{
			...found,
			command
		}]);
	}), ...findOrderEffects(commands, leading)];
}
const roundsOf = (runs) => runs.map(({ round }) => round);
/** Failures, of which those that the limit ended are told apart from those by themselves. */
function findFailed(runs, purpose, timeoutSeconds) {
	const bad = runs.filter((run) => !isSound(run));
	if (bad.length === 0) return null;
	const failed = bad.filter(({ flags }) => !flags.includes("timeout"));
	const endings = new Map(failed.map(({ exitCode, signal }) => [signal ?? exitCode, {
		exitCode,
		signal
	}]));
	return {
		kind: "failed",
		severity: "error",
		purpose,
		numbers: {
			runs: runs.length,
			failed: failed.length,
			timedOut: bad.length - failed.length,
			timeoutSeconds
		},
		endings: [...endings.values()],
		evidence: roundsOf(bad)
	};
}
/** The cold run is known for what it is when it was a warm-up; else it stands among the measured ones. */
function findSlowStart(runs, warmups) {
	const [first, ...rest] = runs;
	const seconds = first?.wallSeconds;
	if (warmups.length > 0 || first === void 0 || seconds == null) return null;
	const others = secondsOf(rest);
	const usualSeconds = median(others);
	if (usualSeconds === null || seconds < usualSeconds || !isOutlier(seconds, others)) return null;
	return {
		kind: "slow-start",
		severity: "warning",
		numbers: {
			seconds,
			usualSeconds
		},
		evidence: roundsOf([first])
	};
}
function findOutliers(runs) {
	const all = secondsOf(runs);
	const outliers = runs.filter(({ wallSeconds }) => wallSeconds !== null && isOutlier(wallSeconds, all));
	if (outliers.length === 0) return null;
	return {
		kind: "outliers",
		severity: "warning",
		numbers: { seconds: secondsOf(outliers) },
		evidence: roundsOf(outliers)
	};
}
function findShort(runs, energyMeasured) {
	const medianSeconds = median(secondsOf(runs));
	if (medianSeconds === null || medianSeconds >= SHORT_SECONDS) return null;
	return {
		kind: "short",
		severity: "warning",
		coarse: energyMeasured ? "energy" : "time",
		numbers: {
			medianSeconds,
			error: Math.min(1, EDGES_SECONDS / medianSeconds)
		},
		evidence: roundsOf(runs)
	};
}
function findContaminated(runs, energyMeasured) {
	const disturbed = runs.filter(({ flags }) => flags.includes("contaminated"));
	if (disturbed.length === 0) return null;
	return {
		kind: "contaminated",
		severity: "warning",
		energyLeftOut: energyMeasured,
		numbers: {
			runs: runs.length,
			disturbed: disturbed.length,
			cpuLeftOut: disturbed.filter(({ flags }) => flags.includes("threads-disturbed")).length,
			...measureLoad(disturbed)
		},
		evidence: roundsOf(disturbed)
	};
}
function findDoubtful(runs) {
	const doubtful = runs.filter((run) => isDoubtful(energyOf(run)));
	if (doubtful.length === 0) return null;
	return {
		kind: "doubtful",
		severity: "warning",
		numbers: {
			runs: runs.length,
			doubtful: doubtful.length
		},
		doubts: countDoubts(doubtful.map((run) => energyOf(run).doubts)),
		evidence: roundsOf(doubtful)
	};
}
/** Processors in use below which a command mostly waits: of what is busy then nearly all is always others'. */
const BUSY_PROCESSORS = .5;
function measureLoad(disturbed) {
	const perSecond = (read) => mean(disturbed.flatMap((run) => run.wallSeconds ? (read(run) ?? NaN) / run.wallSeconds : []).filter(Number.isFinite));
	const [own, others] = [perSecond(COMPARED.cpu), perSecond((run) => run.conditions?.otherCpuSeconds ?? null)];
	if (own !== null && others !== null && own < BUSY_PROCESSORS) return {
		otherProcessors: others,
		otherShare: null
	};
	return {
		otherProcessors: null,
		otherShare: mean(disturbed.flatMap(({ conditions }) => conditions?.otherCpuShare ?? []))
	};
}
/** How the place in a round and the round itself move the leading quantity, each command around its own mean. */
function findOrderEffects(commands, leading) {
	const residuals = commands.flatMap(({ runs }) => {
		const logs = runs.flatMap((run) => {
			const value = COMPARED[leading](run);
			return isSound(run) && value !== null && value > 0 ? [{
				run,
				value: Math.log(value)
			}] : [];
		});
		const centre = mean(logs.map(({ value }) => value)) ?? 0;
		return logs.map(({ run, value }) => ({
			run,
			value: value - centre
		}));
	});
	const rounds = residuals.map(({ run }) => run.round);
	const span = (largest(rounds) ?? 0) - (smallest(rounds) ?? 0);
	const byRound = groupsBy(residuals, ({ run }) => run.round).map((own) => [own[0].run.round, mean(own.map(({ value }) => value)) ?? 0]);
	const byPlace = residuals.map(({ run, value }) => [run.orderIndex, value]);
	return [{
		kind: "drift",
		change: notableChange(byRound, span)
	}, {
		kind: "order",
		change: notableChange(byPlace, commands.length - 1)
	}].flatMap(({ kind, change }) => change === null ? [] : [{
		kind,
		severity: "warning",
		command: null,
		quantity: leading,
		numbers: { change }
	}]);
}
/** Share by which a quantity changes over `span`; null where it is not sure, or too little to matter. */
function notableChange(points, span) {
	const trend = findTrend(points);
	if (trend === null || !trend.sure) return null;
	const change = Math.expm1(trend.slope * span);
	return Math.abs(change) < NOTABLE_SHARE ? null : change;
}
const secondsOf = (runs) => runs.flatMap(({ wallSeconds }) => wallSeconds ?? []);
/** Whether a value lies too far from the median of a sample, in its median absolute deviations (Iglewicz & Hoaglin 1993). */
function isOutlier(value, sample) {
	const centre = median(sample);
	if (centre === null || sample.length < LEAST_RUNS) return false;
	const deviation = median(sample.map((each) => Math.abs(each - centre))) ?? 0;
	const distance = Math.abs(value - centre);
	return deviation > 0 && distance / deviation > OUTLIER_SCORE && distance > NOTABLE_SHARE * centre;
}
// src/analysis/measurement/summarise.ts
/**
* What the runs say: a summary a command of those that did not fail (how long one lasts that ended early is no cost of it),
* each command against the first, and what to be careful about. `again`: the second runs of the first command, where a
* noise floor was asked for.
*/
function summariseMeasurement(commands, again, { target }, seed, timeoutSeconds = null) {
	const plain = createRatioEstimator(seed, commands.length > 2 ? FINE_RESAMPLES : void 0);
	const [widening, estimateRatio] = target === null ? [1, plain] : [LOOKING_FACTOR, widenForLooking(plain)];
	const sides = commands.map(({ runs }, index) => ({
		runs,
		index
	}));
	const noiseFloor = again === null ? null : findNoiseFloor(sides[0]?.runs ?? [], again, estimateRatio);
	const all = commands.map(({ runs }) => runs.filter(isSound));
	const measured = all.flat().some((run) => energyOf(run).quality === "measured");
	const leading = chooseLeadingOfRuns(all);
	return {
		summaries: all.map((runs) => ({
			summary: summariseRuns(runs, widening),
			energyQuality: judgeEnergy(runs)
		})),
		leading,
		comparisons: compareWithFirst(sides, {
			seed,
			widening,
			estimateRatio,
			noiseFloor
		}),
		noiseFloor,
		warnings: findWarnings(commands, leading, measured, timeoutSeconds)
	};
}
function summariseRuns(runs, widening) {
	return Object.fromEntries(Object.entries(SUMMARISED).map(([name, read]) => {
		return [name, summariseSample(runs.flatMap((run) => read(run) ?? []), widening)];
	}));
}
export { adjustP as $, outcomeOf as A, formatEnergyReason as B, lookOf as C, formatSampledReason as D, formatFlopsReason as E, formatRatio as F, countDoubts as G, formatRestGap as H, formatRatioParts as I, readCpu as J, chooseLeadingQuantity as K, formatRatioSentence as L, formatChange as M, formatComparison$1 as N, OUTCOMES as O, formatProjectsRatio as P, adjustEach as Q, formatDoubt as R, formatVerdict as S, formatExecutionReason as T, tell as U, formatGap as V, alignColumns as W, LEVEL as X, readQuantities as Y, decideVerdict as Z, formatCorrection$1 as _, widestHalfWidth as a, createStudentisedMean as at, formatMargin as b, formatLabels as c, NORMAL_REACH as ct, formatFailure as d, sumOf as dt, FINE_RESAMPLES as et, formatMeanJoules as f, varianceOf as ft, formatBelowSmallest as g, recordOf as gt, LEFT_OUT_WORDS as h, largestGroups as ht, widenForLooking as i, withoutInterval as it, outcomeOfRatio as j, OUTCOME_WORDS as k, viewMeasurement as l, meanOf as lt, FAMILY_WORDS as m, groupsBy as mt, LOOKING_FACTOR as n, describeEffect as nt, chooseLeadingOfRuns as o, startProgram as ot, soundRuns as p, chunkBy as pt, leftOutAs as q, findHalfWidth as r, exponentiate as rt, renderMeasurement as s, studentQuantileOfInteger as st, summariseMeasurement as t, createRatioEstimator as tt, formatCells as u, squaresAround as ut, formatFinding as v, notCompared as w, formatReason as x, formatLeftOut as y, formatDoubts as z };

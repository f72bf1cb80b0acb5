import { a as __toESM } from "./rolldown-runtime.js";
import { Bt as parseWith, I as seededRandom, an as lookBelow, sn as readBelow } from "./base.js";
import { i as roundLikePython, n as METRIC_COLUMNS, r as readRows, t as COLUMNS } from "./read-rows.js";
import { $ as adjustP, dt as sumOf, ft as varianceOf, gt as recordOf, lt as meanOf, mt as groupsBy, ut as squaresAround } from "./measured.js";
import { d as CSV_METRICS, f as CSV_MODES, n as renderCsvSummary, p as genaiGreenmlAnalysis } from "./summary.js";
import { a as quantile, i as bcaInterval, n as friedman, r as rankValues, t as wilcoxonSignedRank } from "./wilcoxon.js";
import { a as require_lib$1, n as signTestTwoSided, o as require_lib, t as chiSquareUpper } from "./tails.js";
import { Rr as UserError, c as median, zr as errorCode } from "./inputs.js";
import { i as normalUpper, n as normalLower, t as normalDensity } from "./normal.js";
import { n as testMean, t as accelerationOfMean } from "./mean-test.js";
import { basename, dirname, resolve } from "node:path";
import { realpath } from "node:fs/promises";
// src/genai-greenml/select.ts
/** Rows that are compared, by the original's rules, its quirks of case and blanks included. */
function selectRuns(rows) {
	const ok = rows.filter((row) => row.ok);
	const originals = /* @__PURE__ */ new Map();
	for (const row of ok) if (isOriginal(row) && !originals.has(row.cells.project)) originals.set(row.cells.project, row);
	const generated = ok.flatMap((run) => {
		const mode = modeOf(run.cells.script);
		const original = originals.get(run.cells.project);
		return mode === null || original === void 0 ? [] : [{
			run,
			original,
			mode,
			llm: llmOf(run.cells.script)
		}];
	});
	return {
		rows,
		ok,
		originals,
		generated,
		llms: [...new Set(generated.map(({ llm }) => llm))].sort()
	};
}
const isOriginal = ({ cells }) => cells.script.includes("original_telemetry");
function modeOf(script) {
	const name = script.toLowerCase();
	return CSV_MODES.find((mode) => name.includes(mode)) ?? null;
}
/** Model in a file's name: what follows its last underscore, without the ending. */
function llmOf(script) {
	const name = script.split("/").findLast((part) => part !== "" && part !== ".") ?? "";
	const dot = name.lastIndexOf(".");
	const stem = dot > 0 && dot < name.length - 1 ? name.slice(0, dot) : name;
	return stem.includes("_") ? stem.slice(stem.lastIndexOf("_") + 1).toLowerCase() : "unknown";
}
/** Null where one of them is no number. */
function pairOf({ run, original }, metric) {
	const [value, base] = [run.values[metric], original.values[metric]];
	return value === null || base === null ? null : {
		generated: value,
		original: base
	};
}
/** A pair of finite values, which alone enter a test; the original lets a NaN through to its means. */
function finitePairOf(run, metric) {
	const pair = pairOf(run, metric);
	return pair !== null && Number.isFinite(pair.generated) && Number.isFinite(pair.original) ? pair : null;
}
/** Positive is better: more accuracy, less time, less energy. */
function deltaOf(metric, { generated, original }) {
	return metric === "accuracy" ? generated - original : original - generated;
}
const perMetric = (of) => recordOf(CSV_METRICS, of);
const perMode = (of) => recordOf(CSV_MODES, of);
/** JSON knows no NaN and no infinity. */
const orNull = (value) => Number.isFinite(value) ? value : null;
// src/genai-greenml/counts.ts
/** Decimals to which the original rounds before it compares. */
const DECIMALS = {
	accuracy: 2,
	exec_time: 1,
	energy: 1
};
/** How often the generated value is larger, smaller or, once rounded, equal; what cannot be ordered counts as equal. */
function countChanges({ generated, llms }) {
	const byMode = (runs) => perMode((mode) => countRuns(runs.filter((run) => run.mode === mode)));
	return {
		counts: byMode(generated),
		counts_combined: countRuns(generated),
		counts_by_llm: Object.fromEntries(llms.map((llm) => [llm, byMode(generated.filter((run) => run.llm === llm))]))
	};
}
function countRuns(runs) {
	return perMetric((metric) => {
		const counts = {
			inc: 0,
			dec: 0,
			eq: 0
		};
		for (const run of runs) {
			const pair = pairOf(run, metric);
			if (pair === null) continue;
			const value = roundLikePython(pair.generated, DECIMALS[metric]);
			const base = roundLikePython(pair.original, DECIMALS[metric]);
			counts[value > base ? "inc" : value < base ? "dec" : "eq"]++;
		}
		return counts;
	});
}
// src/genai-greenml/header.ts
/** The counts that head the original's report. Its test for a generated script minds the case here, unlike elsewhere. */
function countHeader({ rows, ok, originals }) {
	return {
		rows: rows.length,
		projects: new Set(rows.map(({ cells }) => cells.project.trim()).filter((project) => project !== "")).size,
		projects_with_original_ok: originals.size,
		distinct_scripts: distinctScripts(rows),
		distinct_scripts_ok: distinctScripts(ok),
		aa_scripts: distinctScripts(rows.filter(isGenerated)),
		aa_scripts_ok: distinctScripts(ok.filter(isGenerated)),
		aa_ok_with_original: ok.filter((row) => originals.has(row.cells.project) && isGenerated(row)).length,
		failed: listFailed(rows).length
	};
}
/** `project: script` of every row that is not OK and names either. */
function listFailed(rows) {
	return rows.flatMap(({ ok, cells }) => {
		const [project, script] = [cells.project.trim(), cells.script.trim()];
		return ok || project === "" && script === "" ? [] : [`${project}: ${script}`];
	});
}
const isGenerated = ({ cells }) => cells.script.includes("assisted") || cells.script.includes("autonomous");
function distinctScripts(rows) {
	const names = rows.flatMap(({ cells }) => {
		const [project, script] = [cells.project.trim(), cells.script.trim()];
		return project === "" || script === "" ? [] : [JSON.stringify([project, script])];
	});
	return new Set(names).size;
}
const isWrapNote = ({ cells }) => /\bwrap/i.test(cells.notes);
const isBeyondOne = (value) => value !== null && (value < 0 || value > 1);
/** Faults that the original counts without a word, in the rows that are OK. */
function countFaults({ ok, generated }) {
	const count = (is) => ok.filter(is).length;
	return {
		energy_zero_rows: count(({ values }) => values.energy === 0),
		rapl_wrap_notes: count(isWrapNote),
		accuracy_missing: count(({ values }) => values.accuracy === null),
		accuracy_outside_0_1: count(({ values }) => isBeyondOne(values.accuracy)),
		accuracy_exact_zero: count(({ values }) => values.accuracy === 0),
		pairs_scale_mismatch: generated.filter((run) => {
			const pair = pairOf(run, "accuracy");
			return pair !== null && pair.generated > 1 !== pair.original > 1;
		}).length
	};
}
// src/genai-greenml/run-findings.ts
const WHOLE_FILE = { rows: [] };
/** How the runs came to be, and what that does to every number. */
function findRunFaults(selection, tests) {
	return [
		survivors(selection),
		...runOrder(selection),
		...oneRunEach(selection),
		...signsOfT(tests)
	];
}
function survivors({ rows, generated, llms, originals }) {
	const projects = originals.size;
	return {
		kind: "survivors-only",
		severity: "warning",
		subject: CSV_MODES.flatMap((mode) => llms.map((model) => {
			const runs = generated.filter((run) => run.mode === mode && run.llm === model);
			return {
				mode,
				model,
				projects: new Set(runs.map(({ run }) => run.cells.project)).size
			};
		})).filter((cell) => cell.projects < projects),
		numbers: {
			rows: rows.length,
			projects
		},
		evidence: { rows: rows.filter(({ ok }) => !ok).map(({ row }) => row) }
	};
}
/** The runner writes a row after each run, so the order of rows is the order of runs. */
function runOrder({ rows }) {
	const projects = groupsBy(rows, ({ cells }) => cells.project).filter((group) => group.length > 1);
	const compared = projects.filter((group) => group.some(isOriginal));
	const first = compared.filter(([row]) => isOriginal(row)).length;
	const numbers = {
		first,
		projects: compared.length
	};
	const findings = [];
	if (first * 2 > compared.length) findings.push({
		kind: "original-first",
		severity: "warning",
		subject: null,
		numbers,
		evidence: WHOLE_FILE
	});
	if (projects.length > 1 && isFixedOrder(projects)) findings.push({
		kind: "fixed-order",
		severity: "warning",
		subject: null,
		numbers: {},
		evidence: WHOLE_FILE
	});
	return findings;
}
/** No two answers ran one way round in one project and the other way round in another. */
function isFixedOrder(projects) {
	const before = /* @__PURE__ */ new Set();
	for (const rows of projects) {
		const slots = rows.flatMap(({ cells: { script } }) => {
			const mode = modeOf(script);
			return mode === null ? [] : [`${mode} ${llmOf(script)}`];
		});
		for (const [index, slot] of slots.entries()) for (const later of slots.slice(index + 1)) {
			if (before.has(JSON.stringify([later, slot]))) return false;
			before.add(JSON.stringify([slot, later]));
		}
	}
	return before.size > 0;
}
function oneRunEach({ ok }) {
	const runs = groupsBy(ok, ({ cells }) => [cells.project, cells.script]);
	if (runs.length === 0 || runs.some((group) => group.length > 1)) return [];
	return [{
		kind: "one-run-each",
		severity: "warning",
		subject: null,
		numbers: {},
		evidence: WHOLE_FILE
	}];
}
function signsOfT(tests) {
	const turned = Object.values(tests).flatMap((section) => Object.values(section)).flatMap((byModel) => Object.values(byModel)).filter(({ t, mean }) => t !== null && mean !== null && t * mean < 0).length;
	if (turned === 0) return [];
	return [{
		kind: "sign-of-t",
		severity: "note",
		subject: null,
		numbers: { tests: turned },
		evidence: WHOLE_FILE
	}];
}
// src/genai-greenml/file-findings.ts
/** What a reader must know of the data before believing a number. None of it is an error: the analysis goes on. */
function findFaults(selection, tests) {
	const { rows } = selection;
	if (rows.length === 0) return [{
		kind: "no-rows",
		severity: "warning",
		subject: null,
		numbers: {},
		evidence: { rows: [] }
	}];
	return [
		...readingFaults(selection),
		...mixedScales(selection),
		...about("zero-accuracy", selection.ok, ({ values }) => values.accuracy === 0),
		...nameFaults(selection),
		...baselineFaults(selection),
		...findRunFaults(selection, tests)
	];
}
const evidenceOf = (rows) => ({ rows: rows.map(({ row }) => row) });
/** A finding on the rows that a fault is of, if there is one. */
function about(kind, rows, isFault, severity = "warning") {
	const found = rows.filter(isFault);
	return found.length === 0 ? [] : [{
		kind,
		severity,
		subject: null,
		numbers: {},
		evidence: evidenceOf(found)
	}];
}
function readingFaults(selection) {
	const { rows, ok } = selection;
	const cells = (row) => CSV_METRICS.map((metric) => [row.cells[METRIC_COLUMNS[metric]], row.values[metric]]);
	return [
		...zeroEnergy(selection),
		...about("counter-wrap", rows, isWrapNote),
		...about("impossible-value", ok, isImpossible),
		...about("not-a-number", ok, (row) => cells(row).some(([cell, value]) => cell.trim() !== "" && value === null)),
		...about("blank-value", ok, (row) => cells(row).some(([cell]) => cell.trim() === "")),
		...about("ragged-rows", rows, ({ ragged }) => ragged)
	];
}
function zeroEnergy({ ok, generated, originals }) {
	const isZero = ({ values }) => values.energy === 0;
	const zeros = ok.filter(isZero);
	if (zeros.length === 0) return [];
	return [{
		kind: "zero-energy",
		severity: "warning",
		subject: null,
		numbers: {
			originals: [...originals.values()].filter(isZero).length,
			pairs: generated.filter(({ run, original }) => isZero(run) || isZero(original)).length
		},
		evidence: evidenceOf(zeros)
	}];
}
/** An accuracy below 0 can be: R² of a bad regression. */
function isImpossible({ values: { accuracy, exec_time: seconds, energy: joules } }) {
	return accuracy !== null && !(Number.isFinite(accuracy) && accuracy <= 100) || seconds !== null && !(Number.isFinite(seconds) && seconds > 0) || joules !== null && !(Number.isFinite(joules) && joules >= 0);
}
function mixedScales({ ok, generated }) {
	const isPercent = ({ values: { accuracy } }) => accuracy !== null && accuracy > 1;
	const percents = ok.filter(isPercent);
	const fractions = ok.some(({ values: { accuracy } }) => accuracy !== null && accuracy > 0 && accuracy <= 1);
	if (percents.length === 0 || !fractions) return [];
	return [{
		kind: "percent-and-fraction",
		severity: "warning",
		subject: null,
		numbers: { pairs: generated.filter(({ run, original }) => run.values.accuracy !== null && original.values.accuracy !== null && isPercent(run) !== isPercent(original)).length },
		evidence: evidenceOf(percents)
	}];
}
function nameFaults({ rows }) {
	const twice = groupsBy(rows, ({ cells }) => [cells.project, cells.script]).filter((group) => group.length > 1);
	const repeated = new Set(twice.flat());
	return [...spellings(rows), ...about("duplicate-rows", rows, (row) => repeated.has(row))];
}
function spellings(rows) {
	const groups = (key) => groupsBy(rows, (row) => key(row).trim().toLowerCase()).filter((group) => new Set(group.map(key)).size > 1);
	const projects = groups(({ cells }) => cells.project);
	const scripts = groups(({ cells }) => `${cells.project.trim().toLowerCase()}: ${cells.script}`);
	const odd = new Set([...projects, ...scripts].flat());
	if (odd.size === 0) return [];
	return [{
		kind: "names-differ-by-case",
		severity: "warning",
		subject: [...projects.map((group) => [...new Set(group.map(({ cells }) => cells.project))]), ...scripts.map((group) => [...new Set(group.map(({ cells }) => cells.script))])],
		numbers: {},
		evidence: evidenceOf(rows.filter((row) => odd.has(row)))
	}];
}
function baselineFaults({ rows, ok, originals }) {
	const isIgnored = (row) => isOriginal(row) && originals.get(row.cells.project) !== row;
	const isLost = ({ cells }) => modeOf(cells.script) !== null && !originals.has(cells.project);
	const isUnknown = (row) => !isOriginal(row) && modeOf(row.cells.script) === null;
	return [
		...about("several-baselines", ok, isIgnored, "note"),
		...about("no-baseline", ok, isLost),
		...about("unknown-script", rows, isUnknown, "note")
	];
}
// src/genai-greenml/mean-bootstrap.ts
/** Up to here a table of draws is kept: one byte a draw. */
const KEPT_VALUES = 128;
/**
* The draws depend on the seed and the number of values only, so that one interval does not depend on which others are
* computed, and many samples of one size share a table.
*/
function createBootstrap(resamples) {
	const tables = /* @__PURE__ */ new Map();
	return (values, seed) => {
		const n = values.length;
		const random = seededRandom(seed, `bootstrap of ${n}`);
		if (n > KEPT_VALUES) return resampledMeans(values, resamples, () => random.below(n));
		const key = `${seed} ${n}`;
		const table = tables.get(key) ?? new Uint8Array(resamples * n).map(() => random.below(n));
		tables.set(key, table);
		let next = 0;
		return resampledMeans(values, resamples, () => table[next++] ?? 0);
	};
}
function resampledMeans(values, resamples, draw) {
	const source = Float64Array.from(values);
	const resample = new Float64Array(source.length);
	const means = new Float64Array(resamples);
	for (let b = 0; b < resamples; b++) {
		for (let i = 0; i < resample.length; i++) resample[i] = source[draw()] ?? 0;
		means[b] = sumPairwise(resample) / resample.length;
	}
	return means.sort();
}
/**
* Sums in the order in which NumPy does: eight running sums, halves above 128 values (Higham 2002, § 4.2). Of few values many
* resamples have the mean of the sample itself, and whether rounding makes them smaller, equal or larger moves BCa's ends.
*/
function sumPairwise(values) {
	const n = values.length;
	if (n > 128) {
		const half = (n >> 1) - (n >> 1) % 8;
		return sumPairwise(values.subarray(0, half)) + sumPairwise(values.subarray(half));
	}
	const at = (i) => values[i] ?? 0;
	let sum = 0;
	let done = 0;
	if (n >= 8) {
		let [a, b, c, d, e, f, g, h] = [
			at(0),
			at(1),
			at(2),
			at(3),
			at(4),
			at(5),
			at(6),
			at(7)
		];
		for (done = 8; done + 8 <= n; done += 8) {
			a += at(done);
			b += at(done + 1);
			c += at(done + 2);
			d += at(done + 3);
			e += at(done + 4);
			f += at(done + 5);
			g += at(done + 6);
			h += at(done + 7);
		}
		sum = a + b + (c + d) + (e + f + (g + h));
	}
	for (; done < n; done++) sum += at(done);
	return sum;
}
/** The plain percentile interval, 95 %. */
function percentileInterval(means) {
	return [quantile(means, .025), quantile(means, .975)];
}
/** BCa's, about the mean as NumPy sums it. */
const bcaOfMean = (values, means) => bcaInterval(values, means, sumPairwise(Float64Array.from(values)) / values.length);
// src/genai-greenml/upper-tails.ts
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
var import_lib$1 = /* @__PURE__ */ __toESM(require_lib$1(), 1);
/** P(T ≥ t) of Student's t. */
const studentUpper = (statistic, df) => (0, import_lib$1.default)(-statistic, df);
/** P(F ≥ f). */
function fUpper(f, dfBetween, dfWithin) {
	if (f === Number.POSITIVE_INFINITY) return 0;
	return (0, import_lib.default)(dfWithin / (dfWithin + dfBetween * f), dfWithin / 2, dfBetween / 2);
}
// src/genai-greenml/anova.ts
/** One-way analysis of variance of independent groups; NaN where it is not defined. `mse`: mean square within groups. */
function oneWayAnova(groups) {
	const all = groups.flat();
	const centre = meanOf(all);
	const between = sumOf(groups.map((group) => group.length * (meanOf(group) - centre) ** 2));
	const within = sumOf(groups.map((group) => squaresAround(group, meanOf(group))));
	const df = [groups.length - 1, all.length - groups.length];
	const mse = within / df[1];
	const F = between / df[0] / mse;
	return {
		F,
		p: Number.isNaN(F) ? NaN : fUpper(F, ...df),
		df,
		etaSquared: between / (between + within),
		mse
	};
}
/** Brown and Forsythe's test of equal spread (1974): an analysis of variance of distances from each group's median. */
function brownForsythe(groups) {
	return oneWayAnova(groups.map((group) => {
		const middle = median(group) ?? NaN;
		return group.map((value) => Math.abs(value - middle));
	}));
}
/** Kruskal and Wallis's test, corrected for ties; NaN where all values are equal. */
function kruskalWallis(groups) {
	const all = groups.flat();
	const n = all.length;
	const { ranks, tieTerm } = rankValues(all);
	let from = 0;
	const squares = sumOf(groups.map((group) => {
		const sum = sumOf(ranks.subarray(from, from + group.length));
		from += group.length;
		return sum ** 2 / group.length;
	}));
	const H = (12 / (n * (n + 1)) * squares - 3 * (n + 1)) / (1 - tieTerm / (n ** 3 - n));
	return {
		H,
		p: chiSquareUpper(H, groups.length - 1)
	};
}
// src/genai-greenml/gauss-legendre.ts
/** Newton's iteration on the Legendre polynomial (Press et al., Numerical Recipes, § 4.6.1). */
function legendreRule(points) {
	return Array.from({ length: points }, (_, i) => {
		let x = Math.cos(Math.PI * (i + .75) / (points + .5));
		let slope = 1;
		for (let step = 0; step < 50; step++) {
			let [previous, current] = [1, x];
			for (let n = 2; n <= points; n++) [previous, current] = [current, ((2 * n - 1) * x * current - (n - 1) * previous) / n];
			slope = points * (x * current - previous) / (x * x - 1);
			const move = current / slope;
			x -= move;
			if (Math.abs(move) < 1e-16) break;
		}
		return {
			at: x,
			weight: 2 / ((1 - x * x) * slope * slope)
		};
	});
}
/** A rule of `panels` equal parts with `points` nodes each. */
function compositeRule(panels, points) {
	const panel = legendreRule(points);
	return Array.from({ length: panels }, (_, p) => (2 * p + 1) / panels - 1).flatMap((centre) => panel.map(({ at, weight }) => ({
		at: centre + at / panels,
		weight: weight / panels
	})));
}
// src/genai-greenml/studentized-range.ts
/**
* The studentized range of k normal means with df degrees of freedom, as Tukey's test needs it. @stdlib's distribution
* function is good to 1.6e-8 and its quantile to 3.5e-7 (it follows AS 190), too little for eight digits; and a p-value
* as 1 − cdf has no digits left in the tail. So the upper tail itself is integrated here:
*
*   P(R > w) = k ∫ φ(z) [Φ(z)^(k−1) − (Φ(z) − Φ(z−w))^(k−1)] dz      (Hartley 1942, with k ∫ φ Φ^(k−1) = 1)
*   P(Q > q) = ∫ f(s) P(R > q s) ds,  s = √(χ²_df / df)
*/
const RULE = compositeRule(5, 16);
const [CENTRE, HALF_WIDTH] = [2.3 / 2, 14.7 / 2];
/** P(R > w) for the range of k standard normal values. */
function rangeUpper(w, k) {
	let sum = 0;
	for (const { at, weight } of RULE) {
		const z = w / 2 + CENTRE + HALF_WIDTH * at;
		const below = normalLower(z);
		const outside = normalLower(z - w);
		const inside = Math.max(0, below - outside);
		let powers = 0;
		for (let j = 0; j < k - 1; j++) powers = powers * inside + below ** j;
		sum += weight * normalDensity(z) * outside * powers;
	}
	return Math.min(1, k * HALF_WIDTH * sum);
}
/** P(Q > q) of k ≥ 2 groups with df > 0; relative error about 1e-13. */
function studentizedRangeUpper(q, k, df) {
	if (!(k >= 2) || !(df > 0) || Number.isNaN(q)) return NaN;
	if (q <= 0) return 1;
	if (q === Number.POSITIVE_INFINITY) return 0;
	const width = 1 / Math.sqrt(2 * df);
	const step = Math.min(width / 2.2, .1);
	const peak = -step * Math.round(-Math.log(df / (df + q * q / 2)) / 2 / step);
	const density = (x) => Math.exp(df * (x - Math.expm1(2 * x) / 2));
	const tail = sumAround(peak, step, (x) => density(x) * rangeUpper(q * Math.exp(x), k));
	return Math.min(1, tail / sumAround(0, step, density));
}
/** Σ f at `centre` and every `step` to both sides, until f, which only falls on each, adds nothing. */
function sumAround(centre, step, f) {
	let sum = f(centre);
	for (const direction of [step, -step]) for (let i = 1;; i++) {
		const term = f(centre + i * direction);
		sum += term;
		if (!(term > sum * 1e-17)) break;
	}
	return sum;
}
/** The q with P(Q > q) = `upper`: the root of the logarithm of the tail, which is close to a parabola. */
function studentizedRangeQuantile(upper, k, df) {
	if (!(upper > 0 && upper < 1) || !(k >= 2) || !(df > 0)) return NaN;
	const target = Math.log(upper);
	const excess = (q) => Math.log(studentizedRangeUpper(q, k, df)) - target;
	let low = 0;
	let high = 4;
	while (excess(high) > 0) {
		low = high;
		high *= 2;
	}
	return findRoot(excess, low, high);
}
/** Ridders' method (1979) for a falling function with one root between `low` and `high`. */
function findRoot(f, from, to) {
	let [low, high] = [from, to];
	let [fLow, fHigh] = [f(low), f(high)];
	for (let step = 0; step < 60 && high - low > 1e-13 * high; step++) {
		const middle = (low + high) / 2;
		const fMiddle = f(middle);
		const root = middle + (middle - low) * Math.sign(fLow - fHigh) * fMiddle / Math.sqrt(fMiddle ** 2 - fLow * fHigh);
		const fRoot = f(root);
		if (fRoot === 0) return root;
		for (const [x, value] of [[middle, fMiddle], [root, fRoot]]) {
			if (x <= low || x >= high) continue;
			if (value > 0) [low, fLow] = [x, value];
			else [high, fHigh] = [x, value];
		}
	}
	return (low + high) / 2;
}
// src/genai-greenml/tukey.ts
/**
* Every pair of groups by Tukey's honest difference, for unequal sizes by Kramer (Biometrics 12 (1956) 307). A difference is
* the second minus the first, its interval of 95 % over all pairs together.
*/
function tukeyKramer(groups, mse, dfWithin) {
	const critical = studentizedRangeQuantile(.05, groups.length, dfWithin);
	return {
		critical,
		rows: groups.flatMap((first, i) => groups.slice(i + 1).map((second, offset) => {
			const difference = meanOf(second) - meanOf(first);
			const error = Math.sqrt(mse / 2 * (1 / first.length + 1 / second.length));
			return {
				pair: [i, i + 1 + offset],
				difference,
				p: studentizedRangeUpper(Math.abs(difference) / error, groups.length, dfWithin),
				interval: [difference - critical * error, difference + critical * error]
			};
		}))
	};
}
// src/genai-greenml/model-tests.ts
/** The original's comparison of models: each project's runs taken as independent, which they are not. */
function analyseVariance(selection) {
	const analyseScale = (scale) => perMode((mode) => definedMetrics((metric) => compareGroups(groupsOf(selection, mode, metric, scale))));
	return {
		delta: analyseScale("delta"),
		raw: analyseScale("raw")
	};
}
/** The same question with the project as block, over the projects in which every model has a run. */
function analyseBlocks(selection) {
	return perMode((mode) => definedMetrics((metric) => compareBlocks(selection, mode, metric)));
}
function definedMetrics(analyse) {
	const results = CSV_METRICS.map((metric) => [metric, analyse(metric)]);
	return Object.fromEntries(results.flatMap(([metric, found]) => found === null ? [] : [[metric, found]]));
}
function groupsOf(selection, mode, metric, scale) {
	return selection.llms.flatMap((llm) => {
		const values = selection.generated.flatMap((run) => {
			const pair = run.mode === mode && run.llm === llm ? finitePairOf(run, metric) : null;
			return pair === null ? [] : [scale === "delta" ? deltaOf(metric, pair) : pair.generated];
		});
		return values.length === 0 ? [] : [[llm, values]];
	});
}
/** Null below two models with a run. */
function compareGroups(groups) {
	if (groups.length < 2) return null;
	const values = groups.map(([, each]) => each);
	const anova = oneWayAnova(values);
	const tukey = tukeyKramer(values, anova.mse, anova.df[1]);
	const kruskal = kruskalWallis(values);
	const levene = brownForsythe(values);
	const nameOf = (group) => groups[group]?.[0] ?? "";
	return {
		groups: Object.fromEntries(groups.map(([llm, each]) => [llm, {
			n: each.length,
			mean: orNull(meanOf(each)),
			var: orNull(varianceOf(each))
		}])),
		F: orNull(anova.F),
		p: orNull(anova.p),
		df: [...anova.df],
		eta_squared: orNull(anova.etaSquared),
		tukey: tukey.rows.map(({ pair: [first, second], difference, p, interval: [lower, upper] }) => ({
			group1: nameOf(first),
			group2: nameOf(second),
			meandiff: orNull(difference),
			p_adj: orNull(p),
			lower: orNull(lower),
			upper: orNull(upper),
			reject: p < .05
		})),
		mse: orNull(anova.mse),
		q_crit: orNull(tukey.critical),
		kruskal: {
			H: orNull(kruskal.H),
			p: orNull(kruskal.p)
		},
		levene_median: {
			W: orNull(levene.F),
			p: orNull(levene.p)
		}
	};
}
/** Null below three models or two complete projects: there is nothing to rank. */
function compareBlocks({ generated, llms }, mode, metric) {
	const blocks = /* @__PURE__ */ new Map();
	for (const run of generated) {
		const pair = run.mode === mode ? finitePairOf(run, metric) : null;
		if (pair === null) continue;
		const block = blocks.get(run.run.cells.project) ?? /* @__PURE__ */ new Map();
		blocks.set(run.run.cells.project, block.set(run.llm, pair.generated));
	}
	const present = llms.filter((llm) => [...blocks.values()].some((block) => block.has(llm)));
	const complete = [...blocks.values()].filter((block) => block.size === present.length);
	if (present.length < 3 || complete.length < 2) return null;
	const { chi2, p } = friedman(complete.map((block) => present.map((llm) => block.get(llm) ?? NaN)));
	return {
		n_complete_projects: complete.length,
		llms: [...present],
		chi2: orNull(chi2),
		p: orNull(p)
	};
}
// src/genai-greenml/shapiro-wilk.ts
/** Range below which the sample counts as constant, for which W is 1 by convention. */
const SMALL = 1e-19;
/**
* Shapiro and Wilk's test of normality by Royston's approximation (Applied Statistics 44 (1995) 547, AS R94), as SciPy
* computes it. Null below three values, for which it does not exist; its p-value is calibrated up to 5,000 values.
*/
function shapiroWilk(sample) {
	const n = sample.length;
	if (n < 3) return null;
	const sorted = Float64Array.from(sample).sort();
	const range = (sorted[n - 1] ?? 0) - (sorted[0] ?? 0);
	if (!(range >= SMALL)) return {
		W: 1,
		p: 1
	};
	const shift = sample[n >> 1] ?? 0;
	const scaled = Array.from(sorted, (value) => (value - shift) / range);
	const centre = meanOf(scaled);
	const x = scaled.map((value) => value - centre);
	const a = coefficients(n);
	const [ssa, ssx, sax] = [
		sumOf(a.map(square)),
		sumOf(x.map(square)),
		sumOf(a.map((each, i) => each * (x[i] ?? 0)))
	];
	const root = Math.sqrt(ssa * ssx);
	const complement = (root - sax) * (root + sax) / (ssa * ssx);
	const W = 1 - complement;
	return n === 3 && W < .75 ? {
		W: .75,
		p: 0
	} : {
		W,
		p: significance(W, complement, n)
	};
}
const square = (value) => value * value;
function significance(W, complement, n) {
	if (n === 3) return 1 - 6 / Math.PI * Math.acos(Math.sqrt(W));
	const y = Math.log(complement);
	if (n <= 11) {
		const gamma = polynomial([-2.273, .459], n);
		if (y >= gamma) return SMALL;
		const mean = polynomial([
			.544,
			-.39978,
			.025054,
			-6714e-7
		], n);
		const deviation = Math.exp(polynomial([
			1.3822,
			-.77857,
			.062767,
			-.0020322
		], n));
		return normalUpper((-Math.log(gamma - y) - mean) / deviation);
	}
	const mean = polynomial([
		-1.5861,
		-.31082,
		-.083751,
		.0038915
	], Math.log(n));
	const deviation = Math.exp(polynomial([
		-.4803,
		-.082676,
		.0030302
	], Math.log(n)));
	return normalUpper((y - mean) / deviation);
}
/** Weights of the order statistics, antisymmetric about the middle, lowest first. */
function coefficients(n) {
	const half = n === 3 ? [-Math.SQRT1_2] : upperHalf(n);
	const middle = n % 2 === 1 ? [0] : [];
	return [
		...half,
		...middle,
		...half.map((each) => -each).reverse()
	];
}
function upperHalf(n) {
	const m = Array.from({ length: n >> 1 }, (_, i) => normalScore((i + 1 - .375) / (n + .25)));
	const squares = 2 * sumOf(m.map(square));
	const u = 1 / Math.sqrt(n);
	const [m1 = 0, m2 = 0] = m;
	const first = polynomial([
		0,
		.221157,
		-.147981,
		-2.07119,
		4.434685,
		-2.706056
	], u) - m1 / Math.sqrt(squares);
	const second = polynomial([
		0,
		.042981,
		-.293762,
		-1.752461,
		5.682633,
		-3.582633
	], u) - m2 / Math.sqrt(squares);
	const given = n > 5 ? [first, second] : [first];
	const rest = squares - 2 * sumOf(m.slice(0, given.length).map(square));
	const factor = Math.sqrt(rest / (1 - 2 * sumOf(given.map(square))));
	return m.map((score, i) => -(given[i] ?? -score / factor));
}
/** Beasley and Springer's normal quantile (AS 111): R94 is calibrated with it, and a better one changes W. */
function normalScore(p) {
	const q = p - .5;
	if (Math.abs(q) <= .42) {
		const r = q * q;
		return q * polynomial([
			2.50662823884,
			-18.61500062529,
			41.39119773534,
			-25.44106049637
		], r) / polynomial([
			1,
			-8.4735109309,
			23.08336743743,
			-21.06224101826,
			3.13082909833
		], r);
	}
	const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
	const above = polynomial([
		-2.78718931138,
		-2.29796479134,
		4.85014127135,
		2.32121276858
	], r);
	return Math.sign(q) * above / polynomial([
		1,
		3.54388924762,
		1.63706781897
	], r);
}
/** c₀ + c₁x + c₂x² + … */
function polynomial(c, x) {
	return c.reduceRight((sum, each) => sum * x + each, 0);
}
// src/genai-greenml/pair-ratio.ts
const SEEDS = [
	20260318,
	20260319,
	20260320
];
const RESAMPLES = 9999;
/** ±5 %, on the log scale. */
const MARGIN = Math.log(1.05);
/** first / second, on the log scale: a ratio has no mean otherwise (twice and half would not cancel). */
function analyseRatio(pairs, bootstrap) {
	const kept = pairs.filter(({ first, second }) => first > 0 && second > 0);
	const ratios = kept.map(({ first, second }) => first / second);
	const logs = ratios.map(Math.log);
	const test = testMean(logs);
	const { bca, percentile } = bootstrapIntervals(logs, bootstrap);
	return {
		n_pairs: pairs.length,
		n_dropped_nonpositive: pairs.length - kept.length,
		n: kept.length,
		n_less: ratios.filter((each) => each < 1).length,
		mean_log_ratio: orNull(test.mean),
		sd_log_ratio: orNull(test.sd),
		gmr: orNull(Math.exp(test.mean)),
		median_ratio: median(ratios),
		arith_mean_of_ratios: orNull(meanOf(ratios)),
		ratio_of_sums: orNull(sumOf(kept.map(({ first }) => first)) / sumOf(kept.map(({ second }) => second))),
		t_ci_gmr: exponentiate(test.interval),
		bca_acceleration: orNull(accelerationOfMean(logs)),
		bca_ci_gmr_seed0: bca[0] ?? [null, null],
		bca_ci_gmr_seeds: bca,
		percentile_ci_gmr_seed0: percentile,
		shapiro_log_ratio: shapiroWilk(logs),
		t_log: orNull(test.t),
		p_t_log: orNull(test.p),
		wilcoxon_log: describeWilcoxon(logs),
		tost_5pct_p: orNull(equivalenceP(test, MARGIN))
	};
}
function bootstrapIntervals(logs, bootstrap) {
	if (logs.length < 2) return {
		bca: SEEDS.map(() => noInterval()),
		percentile: noInterval()
	};
	const [first, ...others] = SEEDS;
	const means = bootstrap(logs, first);
	return {
		bca: [bcaOfMean(logs, means), ...others.map((seed) => bcaOfMean(logs, bootstrap(logs, seed)))].map(exponentiate),
		percentile: exponentiate(percentileInterval(means))
	};
}
const noInterval = () => [null, null];
const exponentiate = ([low, high]) => [orNull(Math.exp(low)), orNull(Math.exp(high))];
/** Two one-sided tests that the mean lies within ±margin (Schuirmann 1987): the larger of the two p-values. */
function equivalenceP({ n, mean, standardError }, margin) {
	if (!(standardError > 0)) return NaN;
	const [above, below] = [mean + margin, margin - mean].map((distance) => studentUpper(distance / standardError, n - 1));
	return Math.max(above ?? NaN, below ?? NaN);
}
function describeWilcoxon(differences) {
	const test = wilcoxonSignedRank(differences);
	return {
		n: test.differences,
		n_zero: test.zeros,
		n_nonzero: test.differences - test.zeros,
		r_plus: test.plus,
		r_minus: test.minus,
		has_ties: test.hasTies,
		statistic_min: Math.min(test.plus, test.minus),
		p_normal_approx: orNull(test.pNormal),
		p_normal_approx_cc: orNull(test.pNormalCorrected),
		z: orNull(test.z),
		...test.pExact === null ? {} : { p_exact: test.pExact },
		p_pratt_normal_approx: orNull(test.pratt.p),
		statistic_pratt: test.pratt.statistic,
		matched_pairs_rank_biserial: orNull(test.rankBiserial)
	};
}
// src/genai-greenml/paired-tests.ts
/** The original's six families of paired t tests, and beside the raw ones what a reader should look at instead. */
function analysePairs(selection, bootstrap) {
	const section = (scale, comparison) => perMetric((metric) => analyseFamily({
		selection,
		scale,
		comparison,
		metric,
		bootstrap
	}));
	return {
		"delta/original_vs_assisted": section("delta", "original_vs_assisted"),
		"raw/original_vs_assisted": section("raw", "original_vs_assisted"),
		"delta/original_vs_autonomous": section("delta", "original_vs_autonomous"),
		"raw/original_vs_autonomous": section("raw", "original_vs_autonomous"),
		"delta/assisted_vs_autonomous": section("delta", "assisted_vs_autonomous"),
		"raw/assisted_vs_autonomous": section("raw", "assisted_vs_autonomous")
	};
}
function analyseFamily(family) {
	const { llms, originals } = family.selection;
	const tests = llms.flatMap((llm) => {
		const pairs = pairsOf(family, llm);
		return pairs.length === 0 ? [] : [[llm, analyseTest(pairs, family)]];
	});
	const p = tests.map(([, test]) => test.p ?? NaN);
	const [holm, bh] = [adjustP(p, "holm"), adjustP(p, "bh")];
	const adjusted = (i) => ({
		p_holm: orNull(holm[i] ?? NaN),
		p_bh: orNull(bh[i] ?? NaN)
	});
	return Object.fromEntries(tests.map(([llm, test], i) => [llm, {
		...test,
		n_projects: originals.size,
		...adjusted(i)
	}]));
}
/**
* Pairs of a test. Against the original every row is a pair, duplicates too. Between the modes a project is one, and the last
* row of each mode counts; on the delta scale each side is first compared with the original.
*/
function pairsOf({ selection, scale, comparison, metric }, llm) {
	const runs = selection.generated.flatMap((run) => {
		const pair = run.llm === llm ? finitePairOf(run, metric) : null;
		return pair === null ? [] : [{
			mode: run.mode,
			project: run.run.cells.project,
			pair
		}];
	});
	if (comparison !== "assisted_vs_autonomous") {
		const mode = comparison === "original_vs_assisted" ? "assisted" : "autonomous";
		return runs.flatMap((run) => run.mode === mode ? [{
			first: run.pair.generated,
			second: run.pair.original
		}] : []);
	}
	const byProject = /* @__PURE__ */ new Map();
	for (const { mode, project, pair } of runs) {
		const value = scale === "delta" ? deltaOf(metric, pair) : pair.generated;
		byProject.set(project, {
			...byProject.get(project),
			[mode]: value
		});
	}
	return [...byProject.values()].flatMap(({ assisted, autonomous }) => assisted === void 0 || autonomous === void 0 ? [] : [{
		first: assisted,
		second: autonomous
	}]);
}
function analyseTest(pairs, family) {
	const { metric, scale, comparison } = family;
	const turned = scale === "delta" && comparison !== "assisted_vs_autonomous" && metric !== "accuracy";
	const differences = pairs.map(({ first, second }) => turned ? second - first : first - second);
	const test = testMean(differences);
	const t = orNull(test.t);
	return {
		n: pairs.length,
		status: pairs.length < 2 ? "insufficient pairs" : Number.isNaN(test.t) ? "insufficient variance" : "tested",
		t: turned && t !== null ? -t : t,
		...turned ? { t_corrected: t } : {},
		p: orNull(test.p),
		df: pairs.length - 1,
		mean: orNull(test.mean),
		sd: orNull(test.sd),
		d: orNull(test.d),
		ci: [orNull(test.interval[0]), orNull(test.interval[1])],
		...scale === "raw" ? beyondT(pairs, differences, family) : {}
	};
}
/** Tests that do not assume normal differences of joules. */
function beyondT(pairs, differences, { metric, comparison, bootstrap }) {
	const [pos, neg] = [differences.filter((each) => each > 0).length, differences.filter((each) => each < 0).length];
	const sign = {
		pos,
		neg,
		zero: differences.length - pos - neg,
		p_binom: signTestTwoSided(pos, pos + neg)
	};
	return {
		shapiro: shapiroWilk(differences),
		wilcoxon: describeWilcoxon(differences),
		...comparison === "assisted_vs_autonomous" ? {} : { sign },
		...metric === "accuracy" ? {} : { ratio: analyseRatio(pairs, bootstrap) }
	};
}
// src/genai-greenml/analyse-file.ts
/** All that the original's analysis computes from one result file, and what is to be known of the file. Pure. */
function analyseCsv(text, name, bootstrap = createBootstrap(RESAMPLES)) {
	const selection = selectRuns(readRows(text, name));
	const tests = analysePairs(selection, bootstrap);
	return {
		csv: name,
		header: countHeader(selection),
		data_quality: countFaults(selection),
		...countChanges(selection),
		paired_tests: tests,
		anova: analyseVariance(selection),
		friedman_complete_blocks: analyseBlocks(selection),
		failed: listFailed(selection.rows),
		findings: findFaults(selection, tests)
	};
}
/** Several files by their names; they share the resamples of one size. */
function analyseCsvFiles(files) {
	const bootstrap = createBootstrap(RESAMPLES);
	return files.map(({ text, name }) => analyseCsv(text, name, bootstrap));
}
// src/genai-greenml/read-files.ts
const LARGEST_BYTES = 128 * 1024 ** 2;
/** Result files of GenAI-GreenML; a UserError names one that can't be read, is greenml's own, or shares its name. */
async function readResultFiles(named) {
	const paths = [...new Set(named.map((path) => resolve(path)))];
	const twice = paths.find((path, index) => paths.findIndex((each) => basename(each) === basename(path)) < index);
	if (twice !== void 0) throw new UserError(`Two files are named ${basename(twice)}, and the result names each by that: rename one of them.`);
	const files = await Promise.all(paths.map(readCsv));
	for (const [index, { text }] of files.entries()) refuseOwnRecords(text, paths[index] ?? "");
	return files;
}
async function readCsv(path) {
	try {
		const real = await realpath(path);
		if ((await lookBelow(dirname(real), basename(real))).kind === "folder") throw new UserError(`${path} is a folder: name the results_*.csv in it.`);
		const content = await readBelow(dirname(real), basename(real), LARGEST_BYTES);
		if (content === null) throw new UserError(`There is no ${path}.`);
		const text = content.toString();
		if (real !== path) refuseOtherContent(text, path);
		return {
			name: basename(path),
			text
		};
	} catch (error) {
		const code = errorCode(error);
		if (code === "ENOENT" || code === "ENOTDIR") throw new UserError(`There is no ${path}.`);
		if (code === "EACCES") throw new UserError(`${path} may not be read: change its permissions.`);
		throw error;
	}
}
/** A stranger's link may lead to any file of the user's, and what is wrong with a result file is told with its first line. */
function refuseOtherContent(text, path) {
	const first = /^.*/.exec(text)?.[0] ?? "";
	if (COLUMNS.every((column) => first.includes(column))) return;
	throw new UserError(`${path} leads by a link to what is no result file of GenAI-GreenML: name the file itself.`);
}
/** Columns of `records.csv` that no file of GenAI-GreenML has, though its own nine stand before them. */
const OWN_COLUMNS = [
	"variant",
	"run_status",
	"order_index",
	"stratum"
];
function refuseOwnRecords(text, path) {
	const columns = (/^.*/.exec(text)?.[0] ?? "").split(",");
	if (!OWN_COLUMNS.every((column) => columns.includes(column))) return;
	throw new UserError(`${path}: this is greenml's own records.csv: use greenml analyse --campaign with the folder of its campaign.`);
}
// src/commands/analyse-genai-greenml.ts
/** What GenAI-GreenML's own analysis computes from its result files, and what these can carry. */
async function analyseGenaiGreenml(paths) {
	const files = analyseCsvFiles(await readResultFiles(paths));
	return {
		analysis: parseWith(genaiGreenmlAnalysis, {
			schemaVersion: 2,
			files: Object.fromEntries(files.map((file) => [file.csv, file]))
		}, "The analysis"),
		summary: (width) => renderCsvSummary(files, width)
	};
}
export { analyseGenaiGreenml };

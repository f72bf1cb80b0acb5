import { W as HEADLINE_ORDER, c as median, f as sum, l as mostFrequent, lr as compareTexts, o as largest, p as sumKnown, s as mean, u as mostFrequentOf, vt as usualShim } from "./inputs.js";
import { C as energyBesideCards, E as isDoubtful, F as restOfHost, L as memoise, P as netJoulesOfHost, R as memoiseWeakly, T as energyOutside, Z as NUMERIC_LIBRARIES, w as energyOfHost } from "./base.js";
import { Gn as findNearestMetric, Vn as chanceValue, Wn as findMetric, Yt as readPlan, _n as pairKey, gn as memberKey, pn as groupKeyOfBlock } from "./work.js";
import { E as isLost, a as LEFT_OUT_KINDS, h as sideOfOne, k as perturbationsOf, x as PERTURBATIONS } from "./read.js";
import { J as readCpu, Y as readQuantities, Z as decideVerdict, ct as NORMAL_REACH, ft as varianceOf, lt as meanOf, mt as groupsBy, q as leftOutAs, rt as exponentiate, st as studentQuantileOfInteger } from "./measured.js";
import { a as medianMetric, c as pairRuns, d as runsByBlock, f as withoutLoading, l as perQuantity, o as metricOf, s as logRatiosOf, t as findProbedBaseline } from "./metric-change.js";
import { i as studentTwoSided, r as studentQuantile } from "./tails.js";
import { n as keepLatest } from "./latest-attempts.js";
import { n as noiseFloor } from "./power.js";
import { r as readProvenances } from "./variant-files.js";
import { a as streamRecords } from "./records.js";
import { t as settlePlan } from "./settle-plan.js";
import { isDeepStrictEqual } from "node:util";
// src/analysis/attempt-cost.ts
/**
* Cost of an attempt by intention to treat: an answer costs its own run and, where that fails or predicts worse, the author's
* code too, since somebody has to run that then (of memory the larger). Null: it could not be attempted, or was not measured
* beside the author's code, or nobody knows how accurate either is.
*/
function attemptCost({ inBlocks, analysis }, reader, baseline, unsettled = "accurate") {
	if (!analysis.attempted) return null;
	const { verdict } = analysis.metric;
	const isUsable = verdict === "as-good" || verdict === "not-settled" && unsettled === "accurate";
	const own = listOwn(inBlocks, baseline);
	const total = {
		blocks: 0,
		log: 0,
		cost: 0,
		baseline: 0,
		censored: false
	};
	visitBlocks({
		inBlocks,
		analysis
	}, reader, baseline, isUsable, (cost, base, censored) => {
		total.blocks++;
		total.log += Math.log(cost / base);
		total.cost += cost;
		total.baseline += base;
		total.censored ||= censored;
	});
	const { blocks, censored } = total;
	if (blocks === 0) return gaveNoCode(inBlocks, baseline) ? WITHOUT_CODE : null;
	return {
		log: total.log / blocks,
		cost: total.cost / blocks,
		baseline: total.baseline / blocks,
		blocks,
		failed: !isUsable || own.some(({ status }) => status !== "ok"),
		censored
	};
}
/** Log-ratios of one answer's costs, whose ok runs are taken to be of use, and the block of each, where the author's code was measured. */
function logsInBlocks(answer, reader, baseline) {
	const found = {
		values: [],
		blocks: [],
		censored: false
	};
	visitBlocks(answer, reader, baseline, true, (cost, base, censored, block) => {
		found.values.push(Math.log(cost / base));
		found.blocks.push(block);
		found.censored ||= censored;
	});
	return found;
}
/**
* Visits each block in which the author's code was measured: a million in a large campaign, of which nothing is kept.
* `isUsable`: what the answer's runs that ended ok gave is of use.
*/
function visitBlocks({ inBlocks, analysis }, reader, baseline, isUsable, visit) {
	const authors = inBlocks.baselines.get(baseline);
	if (authors === void 0) return;
	const authorOf = runsByBlock(authors.runs);
	for (const run of listOwn(inBlocks, baseline)) {
		if (run.status === "ok" && analysis.metric.verdict === null) continue;
		visitBlock(run, authorOf.get(run.block), reader, run.status === "ok" && isUsable, visit);
	}
}
/** The answer's runs but those lost to the harness, which are few. */
function listOwn(inBlocks, baseline) {
	const runs = inBlocks.beside.get(baseline) ?? inBlocks.runs;
	return runs.some(isLost) ? runs.filter((run) => !isLost(run)) : runs;
}
const isWithoutCode = ({ status }) => status === "missing-variant";
/** Whether nothing came that could be run: what ran under another shim alone is not without code. */
const gaveNoCode = (inBlocks, baseline) => [inBlocks.runs, listOwn(inBlocks, baseline)].every((runs) => runs.every(isWithoutCode));
const WITHOUT_CODE = {
	log: 0,
	cost: null,
	baseline: null,
	blocks: 0,
	failed: true,
	censored: false
};
/** Visits a block where both sides were measured on one host in one state, by the same meter. */
function visitBlock(run, author, { read, sourceOf, join }, isUsable, visit) {
	if (author?.status !== "ok" || author.stratum !== run.stratum) return;
	const base = read(author, author);
	if (base === null) return;
	const own = read(run, author);
	if (isWithoutCode(run)) visit(base, base, false, run.block);
	else if (own !== null && sourceOf(run) === sourceOf(author)) visit(isUsable ? own : join(own, base), base, run.status === "timeout", run.block);
	else if (run.status !== "ok") visit(base, base, true, run.block);
}
const lateBlocks = memoiseWeakly(({ runs }) => new Set(runs.filter(({ status }) => status === "timeout").map(({ block }) => block)));
/** Blocks in which the author's code ran out of time and the answer ended well. */
function countLateAuthors(inBlocks, baseline) {
	const authors = inBlocks.baselines.get(baseline);
	const late = authors === void 0 ? null : lateBlocks(authors);
	if (late === null || late.size === 0) return 0;
	return listOwn(inBlocks, baseline).filter(({ status, block }) => status === "ok" && late.has(block)).length;
}
// src/analysis/self-spread.ts
/** Neighbouring blocks a script needs before its spread is worth a number. */
const MINIMUM_DIFFERENCES = 3;
/**
* Standard deviation of a script's log-ratio between neighbouring blocks: an A/A comparison. Differences of neighbours are
* free of slow drift (von Neumann et al. 1941, doi:10.1214/aoms/1177731677). Null below four runs.
*/
function selfSpread(runs, quantity) {
	const logs = usableLogs(runs, quantity);
	const differences = logs.slice(1).map((log, index) => log - (logs[index] ?? log));
	if (differences.length < MINIMUM_DIFFERENCES) return null;
	return Math.sqrt(differences.reduce((sum, each) => sum + each * each, 0) / differences.length);
}
/** Logs of measured readings of ok runs in the order in which they started, of the first stratum and the first meter only. */
function usableLogs(runs, quantity) {
	const logs = [];
	let meter;
	for (const { readings } of asStarted(runs)) {
		const { value, quality, source } = readings[quantity];
		if (quality !== "measured" || value === null) continue;
		if (logs.length === 0) meter = source;
		if (source === meter) logs.push(Math.log(value));
	}
	return logs;
}
/** Runs that ended ok, of the first stratum, in the order in which they started. */
const asStarted = memoiseWeakly((runs) => {
	const ok = runs.filter(({ status }) => status === "ok");
	return ok.filter(({ stratum }) => stratum === ok[0]?.stratum).sort((a, b) => a.startedAt < b.startedAt ? -1 : 1);
});
// src/analysis/statistics/cluster-regression.ts
/**
* Least squares with standard errors that allow any dependence within a cluster: the jackknife over clusters, Student's t
* with clusters − 1 degrees of freedom (CV3 of MacKinnon, Nielsen & Webb, J. Econometrics 232 (2023) 272, who find it the safer
* one where clusters are few). Null: the columns are not independent.
*/
function regressByCluster(observations) {
	const size = observations[0]?.x.length ?? 0;
	const clusters = /* @__PURE__ */ new Map();
	const all = new NormalEquations(size);
	for (const { x, y, cluster } of observations) {
		const own = clusters.get(cluster) ?? new NormalEquations(size);
		clusters.set(cluster, own);
		own.add(x, y);
		all.add(x, y);
	}
	const estimates = all.solve();
	if (estimates === null) return null;
	const without = [...clusters.values()].map((own) => all.less(own).solve());
	const number = clusters.size;
	return [...estimates].map((estimate, i) => {
		if (number < 2 || without.some((each) => each === null)) return {
			estimate,
			error: null
		};
		const squares = without.reduce((sum, each) => sum + ((each?.[i] ?? 0) - estimate) ** 2, 0);
		const standardError = Math.sqrt((number - 1) / number * squares);
		const half = studentQuantile(.975, number - 1) * standardError;
		const t = estimate / standardError;
		const p = Number.isNaN(t) ? 1 : studentTwoSided(t, number - 1);
		return {
			estimate,
			error: {
				standardError,
				interval: [estimate - half, estimate + half],
				p
			}
		};
	});
}
/** X′X and X′y of some observations. */
var NormalEquations = class NormalEquations {
	#size;
	/** Rows of X′X with X′y as the last column. */
	#rows;
	constructor(size, rows = Array.from({ length: size }, () => new Float64Array(size + 1))) {
		this.#size = size;
		this.#rows = rows;
	}
	add(x, y) {
		for (const [i, row] of this.#rows.entries()) {
			const xi = x[i] ?? 0;
			for (let j = 0; j < this.#size; j++) row[j] = (row[j] ?? 0) + xi * (x[j] ?? 0);
			row[this.#size] = (row[this.#size] ?? 0) + xi * y;
		}
	}
	less(other) {
		const rows = this.#rows.map((row, i) => row.map((value, j) => value - (other.#rows[i]?.[j] ?? 0)));
		return new NormalEquations(this.#size, rows);
	}
	/** Gauss-Jordan with partial pivoting; null where a pivot vanishes beside its column's own scale. */
	solve() {
		const rows = this.#rows.map((row) => row.slice());
		const scales = rows.map((row, i) => row[i] ?? 0);
		for (const [column, scale] of scales.entries()) {
			const pivotRow = swapPivotUp(rows, column);
			if (Math.abs(pivotRow[column] ?? 0) <= 1e-9 * scale) return null;
			clearColumn(rows, column, pivotRow);
		}
		return Float64Array.from(rows, (row, i) => (row[this.#size] ?? 0) / (row[i] ?? 1));
	}
};
/** Puts the row with the largest value of the column, of those from the diagonal down, on the diagonal. */
function swapPivotUp(rows, column) {
	const at = (row) => Math.abs(rows[row]?.[column] ?? 0);
	let best = column;
	for (let row = column + 1; row < rows.length; row++) if (at(row) > at(best)) best = row;
	const [pivotRow = /* @__PURE__ */ new Float64Array(), other = pivotRow] = [rows[best], rows[column]];
	rows[best] = other;
	rows[column] = pivotRow;
	return pivotRow;
}
/** Takes multiples of the pivot's row from all others, so that the column is 0 there. */
function clearColumn(rows, column, pivotRow) {
	for (const row of rows) {
		const factor = (row[column] ?? 0) / (pivotRow[column] ?? 1);
		if (row === pivotRow || factor === 0) continue;
		for (let j = column; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0);
	}
}
// src/analysis/sessions.ts
/** Values of blocks with the session of each. */
const inSessions = ({ values, blocks }, { sessionOf }) => ({
	values,
	sessions: blocks.map((block) => sessionOf.get(block) ?? 1)
});
/**
* The estimate with an interval that holds what differs between sessions too. Blocks of one session share its luck (where
* memory came to lie, how warm the room was), so that they tell nothing of it: each end is at least as far away as Student's t of
* the sessions' means has it (Kalibera & Jones 2013, doi:10.1145/2464157.2464160), by the jackknife where they have unequally many
* blocks. One session alone has none to show. `logs.values`: log-ratios of pairs.
*/
function widenBySessions(estimate, logs) {
	if (estimate === null || estimate.interval === null) return estimate;
	const error = errorOfSessions(logs);
	if (error === null) return estimate;
	const mean = meanOf(logs.values);
	const reach = reachOf(error);
	const [[low, high], [least, most]] = [estimate.interval, exponentiate([mean - reach, mean + reach])];
	return {
		...estimate,
		interval: [Math.min(low, least), Math.max(high, most)]
	};
}
/** Error of the mean: over blocks, or over the sessions' means where these reach farther, as in `widenBySessions`. */
function errorOfMean(sample) {
	const n = sample.values.length;
	const ofBlocks = {
		variance: varianceOf(sample.values) / n,
		df: n - 1
	};
	const ofSessions = errorOfSessions(sample);
	return ofSessions !== null && reachOf(ofSessions) > reachOf(ofBlocks) ? ofSessions : ofBlocks;
}
function errorOfSessions({ values, sessions }) {
	const number = new Set(sessions).size;
	if (number < 2) return null;
	const error = regressByCluster(values.map((y, index) => ({
		x: [1],
		y,
		cluster: String(sessions[index])
	})))?.[0]?.error;
	return error == null ? null : {
		variance: error.standardError ** 2,
		df: number - 1
	};
}
const reachOf = ({ variance, df }) => studentQuantile(.975, df) * Math.sqrt(variance);
// src/analysis/runs/read-cost.ts
const add = (a, b) => a + b;
/** Measured readings only. */
const readerOf = memoise((quantity) => ({
	read: ({ readings }, author) => {
		const { value, quality } = readings[quantity];
		if (quality !== "measured" || value === null) return null;
		return withoutLoading(readings[quantity], author.readings[quantity]);
	},
	sourceOf: ({ readings }) => readings[quantity].source,
	join: quantity === "memory" ? Math.max : add
}));
/** Reads a cost of runs whose energy counts. */
const besideEnergy = (read) => ({
	read: (run) => run.readings.energy.quality === "measured" ? read(run) : null,
	sourceOf: ({ readings }) => readings.energy.source,
	join: add
});
const wallBesideEnergy = besideEnergy(({ readings }) => readings.wall.value);
/** Energy above idle. Short runs can come out at nothing or below: of these there is no ratio. */
const netEnergy = besideEnergy(({ observation: { netJoules } }) => netJoules !== null && netJoules > 0 ? netJoules : null);
/** Reads the energy of a meter or zone outside the scope. */
const outsideZone = (zone) => ({
	read: ({ observation: { outside } }) => outside?.get(zone) ?? null,
	sourceOf: () => zone,
	join: add
});
// src/analysis/runs/outcome.ts
/** The model was asked and gave nothing that runs. A provider that failed or had no answer is not the model's fault. */
const MODEL_FAILURES = [
	"syntax-error",
	"no-code",
	"truncated",
	"refused"
];
/**
* How a variant fared over its measured runs. Runs lost to the harness count neither for nor against it: a model is not
* blamed for a sandbox that would not start. `passed` speaks of the first run for which the script answers, whatever the
* number of repetitions; how often it ends ok in the long run is its stability.
*/
function outcomeOf(inBlocks, provenance) {
	const { runs } = inBlocks;
	const statuses = {};
	for (const { status } of runs) statuses[status] = (statuses[status] ?? 0) + 1;
	const modelFailed = provenance !== null && MODEL_FAILURES.includes(provenance.status);
	const failed = runs.filter(({ status }) => status !== "ok");
	const ofScript = failed.filter((run) => !isOurs(run, modelFailed));
	const ok = runs.length - failed.length;
	const answered = runs.filter((run) => !isOurs(run, modelFailed));
	return {
		statuses,
		runs: runs.length,
		passed: answered[0]?.status === "ok",
		stability: answered.length === 0 ? null : ok / answered.length,
		attempted: ok > 0 || ofScript.length > 0 || modelFailed,
		failure: ok > 0 && ofScript.length === 0 ? null : failureOf(ofScript.length > 0 ? ofScript : failed, provenance)
	};
}
/** How a script ended, as `outcomeOf` has it. */
function endingOf({ passed, attempted, failure, runs }) {
	if (passed) return "passed";
	if (attempted) return "failed";
	return failure !== null || runs > 0 ? "lost" : "not-run";
}
/** A script that is missing although the model gave one, or was never asked, is the harness's loss. */
const isOurs = (run, modelFailed) => isLost(run) || run.status === "missing-variant" && !modelFailed;
function failureOf(failed, provenance) {
	const ofGeneration = provenance === null || provenance.status === "ok" ? null : {
		class: GENERATION_KINDS[provenance.status],
		errorType: null,
		message: provenance.reason && detailOf(provenance.reason)
	};
	if (failed.length === 0) return ofGeneration;
	const name = mostFrequent(failed.map(classOf));
	if (name === null || name === "missing-variant" && ofGeneration !== null) return ofGeneration;
	const alike = failed.filter((run) => classOf(run) === name);
	return {
		class: name,
		errorType: mostFrequent(alike.flatMap(({ errorType }) => errorType ?? [])),
		message: mostFrequent(alike.flatMap(({ message }) => message ?? []))
	};
}
/** Words of the model, its provider or the parser. */
function detailOf(reason) {
	if (reason.kind === "no-file") return reason.file;
	return "detail" in reason && reason.detail !== "" ? reason.detail : null;
}
/** How a run failed, in a word. */
const classOf = ({ failureClass, status }) => failureClass ?? STATUS_KINDS[status];
const GENERATION_KINDS = {
	"syntax-error": "syntax",
	"no-code": "no-code",
	truncated: "truncated",
	refused: "refused",
	"provider-error": "provider",
	"no-answer": "missing-variant",
	pending: "provider"
};
/** The class of runs whose record has none. */
const STATUS_KINDS = {
	ok: "failed",
	failed: "failed",
	timeout: "timeout",
	"out-of-memory": "memory",
	"no-metric": "no-metric",
	"invalid-metric": "invalid-metric",
	"environment-failed": "environment",
	"sandbox-failed": "sandbox",
	"missing-variant": "missing-variant",
	interrupted: "interrupted"
};
// src/analysis/observations/rests.ts
/** Least share of the watts that is worth a word. */
const NOTABLE_DRIFT = .02;
/**
* Power at rest before a host's runs and after them. The record of the last of these runs holds both; those before it hold the
* first alone, and so what they took above it.
*/
var RestCollector = class {
	/** By the zone and the start of the first window. */
	#pairs = /* @__PURE__ */ new Map();
	#corrections = /* @__PURE__ */ new Map();
	add({ idle, host }) {
		for (const [before, ...later] of groupsBy(idle, ({ domain, meter }) => [domain, meter])) {
			const after = later.at(-1);
			if (after !== void 0) this.#pairs.set(windowKey(before), {
				host: host.name,
				before,
				after
			});
		}
	}
	get isEmpty() {
		return this.#pairs.size === 0;
	}
	/** The mean of both windows stands for the time between them; half of what they differ by is an error of it, too. */
	correct(rest) {
		const known = this.#corrections.get(rest);
		if (known !== void 0) return known;
		const pairs = parseRest(rest).map((window) => this.#pairs.get(window));
		const found = pairs.some((pair) => pair === void 0) ? null : sumPairs(pairs.filter((pair) => pair !== void 0));
		this.#corrections.set(rest, found);
		return found;
	}
	/** Of each zone of a host the windows that differ most. */
	collect() {
		return groupsBy([...this.#pairs.values()], ({ host, before }) => [host, before.domain]).map((pairs) => {
			const farthest = pairs.reduce((most, pair) => differenceOf(pair) > differenceOf(most) ? pair : most);
			const { host, before, after } = farthest;
			const error = errorOf(farthest);
			const difference = differenceOf(farthest);
			const reach = NORMAL_REACH * (joinErrors([before, after].map(widerErrorOf)) ?? 0);
			const least = Math.max(reach, NOTABLE_DRIFT * (before.watts + after.watts) / 2);
			return {
				host,
				domain: before.domain,
				starts: pairs.length,
				before: before.watts,
				after: after.watts,
				standardError: error,
				differs: difference > least
			};
		});
	}
};
/** Names the windows of the zones that a run's energy is the sum of; null: of one nothing is known at rest. */
function nameRest(record) {
	const zones = restOfHost(record);
	return zones === null || zones.length === 0 ? null : zones.map(windowKey).join("\n");
}
const parseRest = (rest) => rest.split("\n");
const windowKey = ({ domain, meter, startedAt }) => `${domain} by ${meter} ${startedAt}`;
const differenceOf = ({ before, after }) => Math.abs(after.watts - before.watts);
/** Of the difference; null where one of them is not known. */
const errorOf = ({ before, after }) => joinErrors([before.standardErrorWatts, after.standardErrorWatts]);
/** Of windows at two times, which know nothing of each other; null where one is not known. */
const joinErrors = (errors) => errors.length === 0 || errors.includes(null) ? null : Math.hypot(...errors.map((error) => error ?? 0));
/** Slices of a window that does not say: ten at least, but of a meter too slow for these. */
const USUAL_SLICES = 10;
/** Slices of a day and more: as many as a stranger's record can name would be counted through one by one. */
const MANY_SLICES = 1e4;
/** What so many slices enlarge an error by. */
const wideningOf = memoise((slices) => studentQuantileOfInteger(.975, Math.max(1, slices - 1)) / NORMAL_REACH);
/**
* Standard error of a window's watts, enlarged as few slices know it: 1.96 of it are half the 95 % interval by Student's t. Of ten
* by 1.15, of three by 2.2.
*/
function widerErrorOf({ standardErrorWatts, slices = USUAL_SLICES }) {
	return standardErrorWatts === null ? null : standardErrorWatts * wideningOf(Math.min(slices, MANY_SLICES));
}
/** Such an error of a run's net joules by that of the idle power; null where it is not known. */
function netErrorOf(record) {
	const watts = sumKnown((restOfHost(record) ?? []).map(widerErrorOf));
	return record.wallSeconds === null || watts === null ? null : record.wallSeconds * watts;
}
const sumPairs = (pairs) => ({
	watts: sum(pairs.map(({ before, after }) => (after.watts - before.watts) / 2)),
	error: sum(pairs.map((pair) => {
		const error = joinErrors([pair.before, pair.after].map(widerErrorOf));
		return Math.hypot(error ?? 0, differenceOf(pair)) / 2;
	}))
});
// src/analysis/observations/campaign-readings.ts
/** How net energy, carbon and operations were made, gathered record by record. */
var ReadingsCollector = class {
	/** Watts by host and zone, then by the window's start: every record of a window repeats them. */
	#idle = /* @__PURE__ */ new Map();
	rests = new RestCollector();
	#carbon = /* @__PURE__ */ new Map();
	#flops = /* @__PURE__ */ new Map();
	#threads = null;
	#load = {
		runs: 0,
		contaminated: 0,
		throttled: 0
	};
	add(record) {
		const { host, idle, carbon, flops, purpose, conditions, flags, threads } = record;
		this.rests.add(record);
		for (const { domain, watts, startedAt } of idle) {
			const key = `${domain} of ${host.name}`;
			const zone = this.#idle.get(key) ?? {
				host: host.name,
				domain,
				windows: /* @__PURE__ */ new Map()
			};
			this.#idle.set(key, zone);
			zone.windows.set(startedAt, watts);
		}
		if (carbon !== null && carbon.grams !== null) {
			const { gramsPerKwh, region, year, source, pue } = carbon;
			this.#carbon.set(JSON.stringify([
				gramsPerKwh,
				region,
				year,
				source,
				pue
			]), {
				gramsPerKwh,
				region,
				year,
				source,
				pue
			});
		}
		for (const { kind, meter, count } of flops) if (count !== null) this.#flops.set(`${kind}: ${meter}`, {
			kind,
			meter
		});
		if (purpose !== "measured") return;
		if (threads !== void 0) this.#addThreads(threads);
		if (conditions === null) return;
		this.#load.runs++;
		if (flags.includes("contaminated")) this.#load.contaminated++;
		if (flags.includes("throttled")) this.#load.throttled++;
	}
	#addThreads({ most, libraries, variables }) {
		const known = this.#threads ?? {
			most,
			libraries,
			variables
		};
		this.#threads = {
			most: Math.max(known.most, most),
			libraries: NUMERIC_LIBRARIES.filter((each) => known.libraries.includes(each) || libraries.includes(each)),
			variables: {
				...known.variables,
				...variables
			}
		};
	}
	collect() {
		return {
			idle: [...this.#idle.values()].map(({ host, domain, windows }) => ({
				host,
				domain,
				watts: median([...windows.values()]) ?? 0,
				windows: windows.size
			})),
			restDrift: this.rests.collect(),
			carbon: [...this.#carbon.values()],
			flops: [...this.#flops].sort(([a], [b]) => a < b ? -1 : 1).map(([, reading]) => reading),
			threads: this.#threads,
			load: this.#load
		};
	}
};
// src/analysis/observations/reduce.ts
/** `host`: what `energyOfHost` makes of the record; `share` gives equal texts as one. */
function reduceObservation(record, host, share) {
	const { carbon, conditions } = record;
	const rest = host.quality === "measured" ? nameRest(record) : null;
	return {
		netJoules: host.quality === "measured" ? netJoulesOfHost(record.energy) : null,
		netError: host.quality === "measured" ? netErrorOf(record) : null,
		rest: rest && share(rest),
		outside: outsideOf(record),
		joulesBesideCards: host.quality === "measured" ? energyBesideCards(record.energy).joules : null,
		energyInDoubt: isDoubtful(host),
		carbonGrams: carbon?.grams ?? null,
		carbonEstimated: carbon?.quality === "estimated",
		conditions: conditions && {
			otherCpuShare: conditions.otherCpuShare,
			celsius: conditions.temperatureCelsius?.after ?? null
		},
		throttled: record.flags.includes("throttled"),
		threads: record.threads?.most ?? null
	};
}
/** The same once it is known what the host drew at rest after the runs, too. */
function correctRest(observation, wallSeconds, rests) {
	const { rest, netJoules } = observation;
	const found = rest === null || netJoules === null || wallSeconds === null ? null : rests.correct(rest);
	if (found === null || netJoules === null || wallSeconds === null) return observation;
	return {
		...observation,
		netJoules: netJoules - found.watts * wallSeconds,
		netError: found.error * wallSeconds
	};
}
/** Zones outside the scope, of a run that was alone: such a meter sees whatever else ran. */
function outsideOf({ energy, flags }) {
	const zones = flags.includes("contaminated") ? [] : energyOutside(energy);
	return zones.length === 0 ? null : new Map(zones.map(({ zone, joules }) => [zone, joules]));
}
// src/analysis/runs/reduced-runs.ts
function reduceProfile(record) {
	const { id, block, attempt, startedAt, status, phaseCpuSeconds, variantHash } = record;
	return {
		id,
		block,
		attempt,
		startedAt,
		status,
		phaseCpuSeconds,
		variantHash
	};
}
/** Where nothing was watched others ran beside it, for which its threads may have spun. */
function reduceProbe(record, reading) {
	const { id, attempt, startedAt, status, metric, conditions, variantHash } = record;
	return {
		id,
		attempt,
		startedAt,
		metric: status === "ok" ? metric?.normalised ?? null : null,
		cpuSeconds: conditions === null ? null : readCpu(record).value,
		reading,
		variantHash
	};
}
const reduceTrace = ({ id, attempt, startedAt, variantHash }, reading) => ({
	id,
	attempt,
	startedAt,
	variantHash,
	reading
});
const reduceFlops = ({ id, attempt, startedAt, flops }) => ({
	id,
	attempt,
	startedAt,
	flops
});
function reduceRecord(record, share) {
	const host = energyOfHost(record.energy);
	const { errorMessage, failureClass, metric, split, variantHash, lockHash, sourceHash } = record;
	const qualifiedType = qualifyErrorType(record);
	return {
		id: record.id,
		variant: share(record.variant),
		shim: record.shim,
		block: share(record.block),
		attempt: record.attempt,
		orderIndex: record.orderIndex,
		startedAt: record.startedAt,
		status: record.status,
		failureClass,
		errorType: qualifiedType && share(qualifiedType),
		message: errorMessage && share(errorMessage),
		contaminated: record.flags.includes("contaminated"),
		cold: record.flags.includes("cold"),
		stratum: share(record.host.stratum),
		sandbox: record.sandbox,
		metric: metric === null ? null : {
			name: share(metric.name),
			value: metric.normalised
		},
		split: split && {
			hash: share(split.hash),
			testRows: split.testRows,
			withoutGroup: split.withoutGroup
		},
		readings: readQuantities(record, host, share),
		observation: reduceObservation(record, host, share),
		variantHash: variantHash && share(variantHash),
		lockHash: lockHash && share(lockHash),
		sourceHash: sourceHash && share(sourceHash),
		logSha256: record.status === "ok" ? null : record.logSha256
	};
}
/** Records hold the exception's own name; the last line of the traceback tells its module. */
function qualifyErrorType({ errorType, tracebackTail }) {
	const last = tracebackTail?.slice(tracebackTail.lastIndexOf("\n") + 1).split(":", 1)[0] ?? "";
	return errorType !== null && last.endsWith(`.${errorType}`) ? last : errorType;
}
// src/analysis/runs/repeated-runs.ts
/**
* Whether a run was made again though nothing asked for it: the earlier attempt had ended, undisturbed, with the same script,
* files, packages, host, sandbox and meter. Whoever repeats runs until he likes one chooses the result. Two of one attempt are
* told as records that differ.
*/
function wasRepeatedUnasked(earlier, later) {
	if (earlier.attempt === later.attempt || isLost(earlier) || wasDisturbed(earlier)) return false;
	return [
		"variantHash",
		"sourceHash",
		"lockHash",
		"stratum",
		"sandbox"
	].every((name) => earlier[name] === later[name]) && !isOfOtherMeter(earlier, later);
}
const wasDisturbed = ({ contaminated, readings }) => contaminated || leftOutAs(readings.cpu) === "contaminated";
/** A run that none could read says nothing of it. */
function isOfOtherMeter({ readings: { energy } }, { readings: { energy: other } }) {
	return energy.source !== void 0 && other.source !== void 0 && energy.source !== other.source;
}
// src/analysis/runs/collected-runs.ts
var RunCollector = class {
	#knownVariants;
	/** Ids of the blocks in which each variant is measured under each shim, by its `memberKey`. */
	#measuredIn = /* @__PURE__ */ new Map();
	#measured = /* @__PURE__ */ new Map();
	#sensitivity = /* @__PURE__ */ new Map();
	#profiles = /* @__PURE__ */ new Map();
	#probes = /* @__PURE__ */ new Map();
	#traces = /* @__PURE__ */ new Map();
	#flops = /* @__PURE__ */ new Map();
	#readings = new ReadingsCollector();
	/** A text that many records hold is kept once. */
	#texts = /* @__PURE__ */ new Map();
	#hosts = /* @__PURE__ */ new Map();
	#sandboxes = /* @__PURE__ */ new Set();
	#meters = /* @__PURE__ */ new Set();
	#unplanned = /* @__PURE__ */ new Map();
	#differing = /* @__PURE__ */ new Map();
	#repeated = /* @__PURE__ */ new Map();
	#families = /* @__PURE__ */ new Set();
	#startedAt = null;
	constructor(plan) {
		this.#knownVariants = new Set(plan.variants.map(({ id }) => id));
		for (const { id, order } of measuredBlocks(plan)) for (const member of order) {
			const key = memberKey(member);
			const blocks = this.#measuredIn.get(key);
			if (blocks === void 0) this.#measuredIn.set(key, /* @__PURE__ */ new Set([id]));
			else blocks.add(id);
		}
	}
	/** A record that comes twice (a shard's file copied, an artifact downloaded again) counts once: the later one. */
	add(record) {
		const key = memberKey(record);
		const part = this.#findUnknown(record, key);
		if (part !== null) {
			const name = `${part.kind} ${part.id}`;
			const known = this.#unplanned.get(name) ?? {
				part,
				ids: /* @__PURE__ */ new Set()
			};
			this.#unplanned.set(name, known);
			known.ids.add(record.id);
			return;
		}
		if (this.#isCopy(record, key)) return;
		this.#sandboxes.add(record.sandbox);
		this.#readings.add(record);
		for (const { meter, quality } of record.energy) if (quality !== "unavailable") this.#meters.add(meter);
		if (this.#startedAt === null || record.startedAt < this.#startedAt) this.#startedAt = record.startedAt;
		const seen = this.#hosts.get(record.host.stratum);
		if (seen === void 0 || record.startedAt < seen.startedAt) this.#hosts.set(record.host.stratum, {
			host: record.host,
			startedAt: record.startedAt
		});
		if (record.purpose === "measured") this.#families.add(record.primaryFamilyHash);
		this.#keep(record, key);
	}
	collect() {
		this.#correctRests();
		return {
			measured: this.#measured,
			sensitivity: this.#sensitivity,
			profiles: this.#profiles,
			probes: this.#probes,
			traces: this.#traces,
			flops: this.#flops,
			readings: this.#readings.collect(),
			hosts: [...this.#hosts.values()].map(({ host }) => host).sort((a, b) => compareTexts(a.name, b.name) || compareTexts(a.stratum, b.stratum)),
			sandboxes: this.#sandboxes,
			meters: this.#meters,
			startedAt: this.#startedAt,
			unplanned: [...this.#unplanned].sort(([a], [b]) => compareTexts(a, b)).map(([, { part, ids }]) => ({
				...part,
				records: ids.size
			})),
			differing: [...this.#differing.values()],
			repeated: [...this.#repeated.values()],
			families: this.#families
		};
	}
	/** Whether a measured run's record came before. One of the same attempt that says something else is noted. */
	#isCopy(record, key) {
		const other = record.purpose === "measured" ? this.#measured.get(key)?.get(record.block) : void 0;
		if (other?.attempt !== record.attempt) return false;
		if (isDeepStrictEqual(reduceRecord(record, this.#share), other)) return true;
		this.#differing.set(`${key} ${record.block}`, record.variant);
		return false;
	}
	/** What a host drew after its runs stands with the last of them, and is known once all are read. */
	#correctRests() {
		const { rests } = this.#readings;
		if (rests.isEmpty) return;
		for (const runs of this.#measured.values()) for (const [block, run] of runs) {
			const observation = correctRest(run.observation, run.readings.wall.value, rests);
			if (observation !== run.observation) runs.set(block, {
				...run,
				observation
			});
		}
	}
	#keep(record, key) {
		const block = this.#share(record.block);
		if (record.purpose === "measured") this.#keepMeasured(key, block, reduceRecord(record, this.#share));
		if (record.purpose === "sensitivity") keepRun(this.#sensitivity, key, block, reduceRecord(record, this.#share));
		if (record.purpose === "profile") keepRun(this.#profiles, key, block, reduceProfile(record));
		if (record.purpose === "flops") keepRun(this.#flops, key, block, reduceFlops(record));
		const { purpose, probe } = record;
		if (purpose === "probe" && probe !== null) keepRun(this.#probes, key, block, reduceProbe(record, probe));
		if (purpose === "measured" && probe !== null && record.status === "ok") keepRun(this.#traces, key, groupKeyOfBlock(block), reduceTrace(record, probe));
	}
	#keepMeasured(key, block, run) {
		const replaced = keepRun(this.#measured, key, block, run);
		const kept = this.#measured.get(key)?.get(block);
		if (replaced === void 0 || kept === void 0 || !wasRepeatedUnasked(replaced, kept)) return;
		this.#repeated.set(`${key} ${block}`, run.variant);
	}
	#share = (text) => {
		const kept = this.#texts.get(text);
		if (kept === void 0) this.#texts.set(text, text);
		return kept ?? text;
	};
	#findUnknown({ variant, block, purpose }, key) {
		if (this.#measuredIn.get(key)?.has(block) === true) return null;
		if (!this.#knownVariants.has(variant)) return {
			kind: "variant",
			id: variant
		};
		return purpose === "measured" ? {
			kind: "block",
			id: block
		} : null;
	}
};
function measuredBlocks(plan) {
	return plan.blocks.filter(({ purpose }) => purpose === "measured");
}
/** Returns the other attempt of that run, which does not count. */
function keepRun(runs, key, block, run) {
	const own = runs.get(key);
	if (own !== void 0) return keepLatest(own, block, run);
	runs.set(key, /* @__PURE__ */ new Map([[block, run]]));
}
// src/analysis/analyse-energy-parts.ts
/**
* Null where nothing was measured: where no processor was read, a card may have been. `idleShift`: what one standard error of the
* idle power, enlarged as few slices know it, moves the net log-ratio by.
*/
function partsOf(baseline, logsOf, { zones, idleShift, estimate }) {
	const outside = zones.flatMap((zone) => {
		const effect = effectOf(logsOf(outsideZone(zone)), estimate);
		return effect === null ? [] : [{
			zone,
			...effect
		}];
	});
	const energy = logsOf(readerOf("energy"));
	if (energy.values.length === 0) return outside.length === 0 ? null : {
		baseline,
		wall: null,
		watts: null,
		net: null,
		outside
	};
	const walls = logsOf(wallBesideEnergy);
	const wall = walls.values.length === energy.values.length ? meanOf(walls.values) : null;
	const net = logsOf(netEnergy);
	return {
		baseline,
		wall: wall === null ? null : Math.exp(wall),
		watts: wall === null ? null : Math.exp(meanOf(energy.values) - wall),
		net: net.values.length < energy.values.length ? null : widen(effectOf(net, estimate), idleShift),
		outside
	};
}
function effectOf(logs, estimate) {
	const found = widenBySessions(estimate(logs.values), logs);
	return found && {
		estimate: found.estimate,
		interval: found.interval,
		pairs: found.pairs
	};
}
/** The idle power is one number for all runs, so that its error is in no scatter of theirs. */
function widen(effect, shift) {
	if (effect?.interval == null || shift === 0) return effect;
	const ends = effect.interval.map((end) => {
		const reach = Math.hypot(Math.log(end / effect.estimate), NORMAL_REACH * shift);
		return effect.estimate * Math.exp(end < effect.estimate ? -reach : reach);
	});
	return {
		...effect,
		interval: [ends[0] ?? 0, ends[1] ?? 0]
	};
}
function partsOfPairs(baseline, { pairs, outsideZones: zones }, inBlocks, estimate) {
	const logsOf = ({ read, sourceOf }) => {
		const values = [];
		const blocks = [];
		for (const { run, baselineRun } of pairs) {
			const [own, base] = [read(run, baselineRun), read(baselineRun, baselineRun)];
			if (own === null || base === null || sourceOf(run) !== sourceOf(baselineRun)) continue;
			values.push(Math.log(own / base));
			blocks.push(run.block);
		}
		return inSessions({
			values,
			blocks
		}, inBlocks);
	};
	return partsOf(baseline, logsOf, {
		zones,
		idleShift: idleShiftOf(pairs),
		estimate
	});
}
/** ln net ratio moves by it where the idle power is one standard error higher. */
function idleShiftOf(pairs) {
	const shareOf = ({ observation: { netJoules, netError } }) => netJoules === null || netJoules <= 0 || netError === null ? 0 : netError / netJoules;
	return pairs.length === 0 ? 0 : meanOf(pairs.map(({ run, baselineRun }) => shareOf(baselineRun) - shareOf(run)));
}
/** A meter or zone outside the scope whose whole interval lies on the other side of 1, or outside of the margin of sameness. */
function findVeto(claim, outside, margin = 0) {
	for (const { zone, estimate, interval } of outside) {
		const other = interval && sideOfOne(interval, claim === "equivalent" ? margin : 0);
		if (interval !== null && other !== null && other !== claim) return {
			kind: "vetoed",
			zone,
			estimate,
			interval
		};
	}
	return null;
}
// src/analysis/object-to-script.ts
/**
* What keeps a claim of one script from being made, whose ratio is formed over blocks in which it and the author's code
* ended well: a block in which one of them failed or ran out of time must not be able to undo it.
*/
function objectToScript(claim, answer, evidence) {
	const { quantity, baseline, smallestEffect, outside, estimate } = evidence;
	const veto = quantity === "energy" ? findVeto(claim, outside) : null;
	if (veto !== null) return veto;
	const late = countLateAuthors(answer.inBlocks, baseline);
	if (claim === "more") return late === 0 ? null : {
		kind: "author-censored",
		pairs: late
	};
	const runs = listOwn(answer.inBlocks, baseline);
	const failed = runs.length - runs.filter(({ status }) => status === "ok").length;
	if (failed === 0) return null;
	const logs = logsInBlocks(answer, readerOf(quantity), baseline);
	const interval = widenBySessions(estimate(logs.values), inSessions(logs, answer.inBlocks))?.interval ?? null;
	return interval !== null && sideOfOne(interval, smallestEffect) === claim && !logs.censored ? null : {
		kind: "unstable",
		failed,
		runs: runs.length
	};
}
// src/schema/measurement/flops-per-joule.ts
/**
* Operations that the processor retired for each joule of the run; `energy` is the median of the measured runs, without cards.
* Null unless both are measured: PyTorch's formulas count work that another device may have done, and an estimate of
* energy knows nothing of operations.
*/
function flopsPerJoule(flops, energy) {
	const retired = flops.find(({ kind, quality }) => kind === "hardware-retired" && quality === "measured");
	if (retired?.count == null || energy.quality !== "measured" || energy.joules === null || energy.joules <= 0) return null;
	return retired.count / energy.joules;
}
// src/analysis/runs/variant-observations.ts
/** Null: no run of it was recorded. */
function summariseObservations({ runs, flops }) {
	if (runs.length === 0 && flops.length === 0) return null;
	const measured = runs.filter(({ status }) => status === "ok");
	const quiet = measured.filter(({ contaminated }) => !contaminated);
	const trusted = quiet.flatMap(({ observation }) => observation.energyInDoubt ? [] : [observation]);
	const carbon = trusted.filter(({ carbonGrams }) => carbonGrams !== null);
	const around = measured.flatMap(({ observation }) => observation.conditions ?? []);
	const joules = median(trusted.flatMap(({ joulesBesideCards }) => joulesBesideCards ?? []));
	return {
		netJoules: median(trusted.flatMap(({ netJoules }) => netJoules ?? [])),
		carbonGrams: median(carbon.flatMap(({ carbonGrams }) => carbonGrams ?? [])),
		carbonEstimated: carbon.some(({ carbonEstimated }) => carbonEstimated),
		flops: ["hardware-retired", "theoretical-operator"].flatMap((kind) => medianCount(flops, kind)),
		flopsPerJoule: joules === null ? null : flopsPerJoule(flops, {
			joules,
			quality: "measured"
		}),
		observed: around.length,
		contaminated: measured.length - quiet.length,
		throttled: measured.filter(({ observation }) => observation.throttled).length,
		otherCpuShare: median(around.flatMap(({ otherCpuShare }) => otherCpuShare ?? [])),
		hottestCelsius: largest(around.flatMap(({ celsius }) => celsius ?? [])),
		threads: largest(measured.flatMap(({ observation }) => observation.threads ?? []))
	};
}
function medianCount(flops, kind) {
	const count = median(flops.flatMap((reading) => reading.kind === kind ? reading.count ?? [] : []));
	return count === null ? [] : [{
		kind,
		count
	}];
}
function listPoints({ runs, blockNumbers }) {
	const column = (read) => runs.map(read);
	return {
		record: runs.map(({ id }) => id),
		block: runs.map(({ block }) => blockNumbers.get(block) ?? 0),
		status: runs.map(({ status }) => status),
		metric: column(({ metric }) => metric?.value ?? null),
		energy: column(({ readings }) => readings.energy.value),
		cpu: column(({ readings }) => readings.cpu.value),
		wall: column(({ readings }) => readings.wall.value),
		memory: column(({ readings }) => readings.memory.value)
	};
}
// src/analysis/runs/pool-runs.ts
/** One program that ran twice in each block, as one run a block: geometric means of what was read alike. */
function poolRuns(runs, others) {
	const ofBlock = new Map(others.map((run) => [run.block, run]));
	return [...runs.map((run) => {
		const other = ofBlock.get(run.block);
		ofBlock.delete(run.block);
		return other === void 0 ? run : poolPair(run, other);
	}), ...ofBlock.values()];
}
function poolPair(run, other) {
	if (other.status !== "ok" || other.stratum !== run.stratum) return run;
	if (run.status !== "ok") return other;
	return {
		...run,
		readings: perQuantity((quantity) => poolReadings(run.readings[quantity], other.readings[quantity])),
		observation: {
			...run.observation,
			...poolNet(run, other),
			outside: poolOutside(run.observation, other.observation)
		}
	};
}
/** Energy above idle of the runs whose gross energy is pooled. */
function poolNet(run, other) {
	const [own, beside] = [run.readings.energy, other.readings.energy];
	if (own.value === null && beside.value !== null) return netOf(other);
	if (beside.value === null || own.quality !== beside.quality || own.source !== beside.source) return netOf(run);
	const [first, second] = [netOf(run), netOf(other)];
	return {
		netJoules: poolJoules(first.netJoules, second.netJoules),
		netError: mean([first, second].flatMap(({ netError }) => netError ?? []))
	};
}
const netOf = ({ observation: { netJoules, netError } }) => ({
	netJoules,
	netError
});
function poolOutside({ outside: own }, { outside: other }) {
	if (own === null || other === null) return own ?? other;
	const zones = /* @__PURE__ */ new Set([...own.keys(), ...other.keys()]);
	return new Map([...zones].flatMap((zone) => pairOf(zone, poolJoules(own.get(zone) ?? null, other.get(zone) ?? null))));
}
const pairOf = (zone, joules) => joules === null ? [] : [[zone, joules]];
/** The geometric mean of two runs' joules. Where one came out at nothing or below there is none, and that one says so. */
function poolJoules(own, other) {
	if (own === null || other === null) return own ?? other;
	return own > 0 && other > 0 ? Math.sqrt(own * other) : Math.min(own, other);
}
function poolReadings(own, other) {
	if (own.value === null || other.value === null) return own.value === null ? other : own;
	if (own.quality !== other.quality) return own.quality === "measured" ? own : other;
	if (own.source !== other.source) return own;
	const loading = mean([own.loading, other.loading].filter((each) => each !== void 0));
	const left = Math.sqrt(withoutLoading(own, own) * withoutLoading(other, other));
	return loading === null ? {
		...own,
		value: left
	} : {
		...own,
		value: left + loading,
		loading
	};
}
// src/analysis/runs/variants-in-blocks.ts
/** Every planned variant, in the plan's order. `plan`: as `settlePlan` gives it. */
function listVariantsInBlocks(plan, collected, provenances) {
	const projects = new Map(plan.projects.map((project) => [project.slug, project]));
	const places = listPlaces(plan, collected);
	const listProbes = createProbeLister(plan, collected);
	const models = new Map(plan.blocks.map(({ id, model }) => [id, model]));
	const blockNumbers = new Map(plan.blocks.map(({ id, number }) => [id, number]));
	const sessionOf = new Map(plan.blocks.map(({ id, session }) => [id, session]));
	const made = /* @__PURE__ */ new Map();
	const describe = (variant, project) => {
		const usual = usualShim(variant.mode);
		const own = places.get(variant.id) ?? [{
			shim: usual,
			model: plan.options.fanOut === "project" ? null : variant.model,
			round: variant.iteration ?? 0,
			blocks: 0,
			runs: []
		}];
		const isRunAsUsual = own.some(({ shim }) => shim === usual);
		const provenance = provenances.get(variant.id);
		const isOneProgram = !project.drawsOrWaits || provenance === void 0 || provenance.drawsOrWaits === false;
		return own.map((place) => {
			const { shim, model: blockModel, round, blocks, runs } = place;
			const counts = !isRunAsUsual || shim === usual;
			const comparisons = counts ? compareLike(variant, project, {
				place,
				own,
				isOneProgram
			}, made) : [];
			const key = memberKey({
				variant: variant.id,
				shim
			});
			const flops = [...collected.flops.get(key) ?? []];
			return {
				variant,
				shim,
				counts,
				project,
				blockModel,
				round,
				plannedRuns: blocks,
				blockNumbers,
				sessionOf,
				runs,
				...listProbes(variant.project, blockModel, key, runs.at(-1)?.variantHash),
				trace: findTrace(collected, {
					project: variant.project,
					model: blockModel
				}, key, runs.at(-1)?.variantHash),
				flops: flops.flatMap(([id, run]) => models.get(id) === blockModel ? run.flops : []),
				baselines: new Map(comparisons.map(({ mode, baseline }) => [mode, baseline])),
				beside: new Map(comparisons.map(({ mode, alike }) => [mode, alike]))
			};
		});
	};
	const analysed = [...plan.variants].sort((a, b) => rank(a) - rank(b)).flatMap((variant) => {
		const project = projects.get(variant.project);
		if (project === void 0) throw new Error(`plan.json plans ${variant.id}, but has no project ${variant.project}`);
		const described = describe(variant, project);
		for (const each of described) if (variant.model === null && each.counts) addBaseline(made, each);
		return described;
	});
	const order = new Map(plan.variants.map(({ id }, index) => [id, index]));
	return analysed.sort((a, b) => (order.get(a.variant.id) ?? 0) - (order.get(b.variant.id) ?? 0));
}
function findTrace({ traces }, group, member, variantHash) {
	const found = traces.get(member)?.get(pairKey(group));
	return found !== void 0 && found.variantHash === variantHash ? found.reading : null;
}
function createProbeLister(plan, collected) {
	const blocksOf = Map.groupBy(plan.blocks.filter(({ purpose }) => purpose === "probe"), (block) => block.project);
	return (project, blockModel, member, variantHash) => {
		const probed = (blocksOf.get(project) ?? []).flatMap(({ id, model, perturbation, draw = 1 }) => {
			const probe = model === blockModel ? collected.probes.get(member)?.get(id) : void 0;
			const isCurrent = variantHash === probe?.variantHash;
			return perturbation === null || probe === void 0 || !isCurrent ? [] : [{
				perturbation,
				draw,
				probe
			}];
		});
		const halves = probed.flatMap(({ perturbation, draw, probe: { metric } }) => perturbation === "subsample" && metric !== null ? [[draw, metric]] : []);
		const firsts = probed.filter(({ draw }) => draw === 1);
		return {
			probes: new Map(firsts.map(({ perturbation, probe }) => [perturbation, probe])),
			halves: new Map(halves)
		};
	};
}
/** Made in this order: `original` is compared with nothing, `original-headless` with `original`, an answer with both. */
const rank = ({ mode }) => mode === "original" ? 0 : mode === "original-headless" ? 1 : 2;
/** By variant id. */
function listPlaces(plan, collected) {
	const result = /* @__PURE__ */ new Map();
	for (const block of measuredBlocks(plan)) for (const member of block.order) {
		const places = result.get(member.variant) ?? [];
		result.set(member.variant, places);
		const round = block.round ?? 0;
		let place = places.find((each) => each.shim === member.shim && each.model === block.model && each.round === round);
		if (place === void 0) {
			place = {
				shim: member.shim,
				model: block.model,
				round,
				blocks: 0,
				runs: []
			};
			places.push(place);
		}
		place.blocks++;
		const run = collected.measured.get(memberKey(member))?.get(block.id);
		if (run !== void 0) place.runs.push(run);
	}
	return result;
}
/**
* Adds a baseline. Where the author's code neither draws nor waits, its two baselines are one program: each then holds the
* runs of both.
*/
function addBaseline(made, baseline) {
	const { variant, project, blockModel, round } = baseline;
	const keyOf = (mode) => baselineKey(variant.project, mode, blockModel, round);
	const original = made.get(keyOf("original"));
	made.set(keyOf(variant.mode), baseline);
	if (project.drawsOrWaits || original === void 0 || variant.mode === "original") return;
	const runs = poolRuns(original.runs, baseline.runs);
	for (const each of [original, baseline]) made.set(keyOf(each.variant.mode), {
		...each,
		runs
	});
}
/** The baselines that it is compared with, each with those of its own runs that started alike. */
function compareLike(variant, { drawsOrWaits }, { place: { model: blockModel, round, runs }, own, isOneProgram }, made) {
	const find = (mode) => made.get(baselineKey(variant.project, mode, blockModel, round));
	if (variant.model === null) {
		const author = variant.mode === "original-headless" && drawsOrWaits ? find("original") : void 0;
		return author === void 0 ? [] : [{
			mode: "original",
			baseline: author,
			alike: runs
		}];
	}
	const started = own.filter((each) => each.model === blockModel && each.round === round);
	return HEADLINE_ORDER.flatMap((mode) => {
		const baseline = find(mode);
		const alike = started.find(({ shim }) => shim === usualShim(mode))?.runs ?? (isOneProgram ? runs : null);
		return baseline === void 0 || alike === null ? [] : [{
			mode,
			baseline,
			alike
		}];
	});
}
const baselineKey = (project, mode, blockModel, round) => JSON.stringify([
	project,
	mode,
	blockModel,
	round
]);
// src/analysis/smallest-effect.ts
/**
* What a change has to exceed to be told: the plan's smallest effect of interest, or half the width of the interval that the
* author's scripts have against themselves, if that is more. The plan fixes both before the first run; the noise is the author's
* scripts' alone, so no answer moves it.
*/
function findSmallestEffects(plan, all) {
	const baselines = all.filter(({ variant, counts }) => variant.model === null && counts);
	return perQuantity((quantity) => {
		const spread = median(baselines.flatMap(({ runs }) => selfSpread(runs, quantity) ?? []));
		return (blocks) => Math.max(plan.options.smallestEffect / 100, spread === null ? 0 : floorOfMean(spread, blocks));
	});
}
/** Fewer blocks say nothing of a spread, and Student's quantile is at its largest. */
const LEAST_BLOCKS = 2;
/** Noise floor of the mean over projects of unequally many blocks: its variance is s² Σ 1/n / p², and n the harmonic mean. */
function floorOfMean(spread, blocks) {
	const noisy = blocks.filter((each) => each > 0);
	if (noisy.length === 0) return 0;
	const usual = noisy.length / sum(noisy.map((each) => 1 / each));
	const told = Math.max(LEAST_BLOCKS, usual);
	const ofMean = spread * Math.sqrt(noisy.length * told / usual) / blocks.length;
	return noiseFloor(ofMean, told) ?? 0;
}
// src/analysis/validity/constants.ts
/** Equal but for the last digits, which rounding and the order of sums may change. */
const isSame = (a, b) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
/** Null: not known, since the metric of neither run, or of one, was printed. */
const metricOn = ({ runs }, perturbation) => runs.get(perturbation)?.metric ?? null;
/** Right answers of few rows have few values to take: equal ones are chance. */
const LEAST_ROWS_OF_SHARE = 30;
/** A rounded number has few values to take, too, unless it stays the same twice. */
const LEAST_DECIMALS = 3;
/**
* Whether a metric moves at all where the author's does: on random labels and on half of the rows. A computed metric of any
* kind moves on other rows, a literal never does, whatever chance could explain.
*/
function judgeDigits(metricName, own, author, testedRows) {
	const { measured } = author;
	const readings = ["label-randomisation", "subsample"].flatMap((perturbation) => {
		const [metric, base] = [metricOn(own, perturbation), metricOn(author, perturbation)];
		return metric === null || base === null ? [] : [{
			perturbation,
			metric,
			base
		}];
	});
	if (measured === null || readings.length === 0) return { kind: "unknown" };
	if (readings.some(({ metric }) => !isSame(metric, own.measured))) return { kind: "moves" };
	if (readings.some(({ base }) => isSame(base, measured))) return { kind: "unknown" };
	const isShare = SHARES.includes(findNearestMetric(metricName)?.kind ?? null);
	if (!(readings.length > 1 || decimalsOf(own.measured) >= LEAST_DECIMALS) || isShare && (readings.length < 2 || testedRows < LEAST_ROWS_OF_SHARE)) return { kind: "unknown" };
	const [redrawn, half] = [metricOn(author, "label-randomisation"), metricOn(author, "subsample")];
	return {
		kind: "same",
		remark: {
			kind: "same-digits",
			metric: own.measured,
			author: {
				usual: measured,
				redrawn,
				half
			}
		}
	};
}
/** Kinds of metric that take few values on few rows. */
const SHARES = [
	"proportion",
	"f-measure",
	"one-sided",
	"overlap",
	"top-k",
	"wrong-proportion"
];
const decimalsOf = (value) => `${value}`.split(".")[1]?.length ?? 0;
/** Times as much CPU on changed data as the author's grows by; honest scripts were seen between 0.8 and 1.25 times theirs. */
const MOST_GROWTH = 2;
/** Less is start-up and noise of the clock. */
const LEAST_SECONDS = .1;
/**
* What a script does on the project's own data it has to do on half of the rows too, and that is less: one that takes much
* more there, beyond what the author's code does, knows the data it is measured on. Random labels alone can take an honest
* model longer (a support vector machine, deep trees), so more work there counts only beside the same digits on half. Classes
* that are exchanged for one another are as easy as before; numbers that are mirrored lie elsewhere, where they are skewed, and a
* model that goes towards them step by step may take longer.
* Null: nothing of the kind; undefined: not known.
*/
function findMoreWork(own, author) {
	const [onHalf, onLabels] = [growthOn("subsample", own, author), growthOn("label-randomisation", own, author)];
	const onExchange = growthOn("label-exchange", own, author);
	const tellMore = (growth) => growth && {
		kind: "more-work",
		perturbation: growth.perturbation,
		factor: growth.own,
		author: growth.author
	};
	if (onExchange !== null) return own.runs.get("label-exchange")?.reading.classes != null ? tellMore(isMore(onExchange) ? onExchange : null) : void 0;
	if (onHalf === null) return void 0;
	const half = metricOn(own, "subsample");
	const keepsOnHalf = half !== null && isSame(half, own.measured);
	const found = isMore(onHalf) && (onLabels === null || isMore(onLabels)) ? onHalf : null;
	const hidden = keepsOnHalf && isMore(onLabels) ? onLabels : null;
	return tellMore(found ?? hidden);
}
const isMore = (growth) => growth !== null && growth.own > MOST_GROWTH * growth.author && growth.isLarge;
function growthOn(perturbation, own, author) {
	const [run, base] = [own.runs.get(perturbation)?.cpuSeconds ?? null, author.runs.get(perturbation)?.cpuSeconds ?? null];
	if (run === null || base === null || own.cpuSeconds === null || author.cpuSeconds === null) return null;
	if (own.cpuSeconds <= 0 || author.cpuSeconds <= 0 || base <= 0) return null;
	return {
		perturbation,
		own: run / own.cpuSeconds,
		author: base / author.cpuSeconds,
		isLarge: run - own.cpuSeconds > LEAST_SECONDS
	};
}
// src/analysis/validity/reaction.ts
/** One-sided 0.1 % of a normal distribution: a campaign judges hundreds of scripts, and one false alarm is one too many. */
const QUANTILE = 3.09;
const unknown = (why) => ({
	kind: "unknown",
	why
});
/**
* Whether a metric falls as random labels make it fall. The author's is the yardstick; a script keeps its metric when it is
* above all that chance explains and holds more than half of its distance from chance. Where labels are drawn evenly and
* independently from k classes, the right answers of any script that does not know them are binomial with 1/k.
*/
function judgeReaction(rule, classes, own, author) {
	return rule.direction === "lower" ? judgeError(rule.name, own, author) : judgeGain(rule.name, classes, own, author);
}
function judgeGain(name, classes, own, author) {
	if (findNearestMetric(name)?.kind === "one-sided") return unknown({
		kind: "one-sided-metric",
		metric: name
	});
	const metric = findMetric(name);
	const kind = metric?.kind ?? null;
	const base = (metric && chanceValue(metric, classes)) ?? Number.NEGATIVE_INFINITY;
	const noiseAt = (chance) => kind === "explained-variance" ? explainedByChance(own.rows, author.rows) : noiseOf(kind, classes, chance, own.rows, author.rows);
	const authorAtChance = author.redrawn - base <= noiseAt(Math.max(author.redrawn, base));
	const chance = Math.max(author.redrawn, base, authorAtChance ? base : bestGuess(kind, author.redrawn));
	const noise = noiseAt(chance);
	if (!authorAtChance && author.asIs - author.redrawn <= noise) return unknown({ kind: "author-does-not-react" });
	const limit = chance + noise;
	if (own.redrawn > limit && own.redrawn - chance > (own.asIs - chance) / 2) return {
		kind: "keeps",
		limit
	};
	if (limit >= 1) return unknown({ kind: "too-few-rows" });
	return own.asIs <= limit ? unknown({ kind: "within-chance" }) : { kind: "reacts" };
}
/**
* Best value of a guess. Where scripts make classes of the column's values (a mark of 7 or more is good), those are not even:
* one answer for all is right in a share p, and the author's code, if it guesses in proportion, in only p² + (1 - p)². From
* that, a bound on the former.
*/
function bestGuess(kind, redrawn) {
	const share = Math.max(0, redrawn);
	if (kind === "proportion") return Math.sqrt(share);
	return kind === "f-measure" ? 2 * share / (1 + share) : redrawn;
}
/** Standard deviation of one row's share in the metric, or a bound of it. */
function spreadOf(kind, classes, chance) {
	if (kind === "proportion") return Math.sqrt(Math.max(0, chance * (1 - chance)));
	if (kind === "ranking") return classes === null ? 1 : classes / Math.sqrt(12 * (classes - 1));
	return kind === "f-measure" ? .5 : 1;
}
/**
* R² of a prediction that does not know the labels is their squared correlation at most, after the best choice of scale and
* offset; n times that has a χ² distribution with one degree of freedom.
*/
const explainedByChance = (ownRows, authorRows) => QUANTILE ** 2 * (1 / ownRows + 1 / authorRows);
/**
* How far chance alone lifts a metric above its expectation: a normal quantile, with the term for skewness of Cornish
* and Fisher (1938), since few rows and many classes make a binomial far from symmetric.
*/
function noiseOf(kind, classes, chance, ownRows, authorRows) {
	return QUANTILE * spreadOf(kind, classes, chance) * Math.sqrt(1 / ownRows + 1 / authorRows) + (.5 + Math.max(0, (QUANTILE ** 2 - 1) / 6 * (1 - 2 * chance))) / Math.min(ownRows, authorRows);
}
/**
* Errors have units that scripts may choose for themselves: what counts is by which factor they grow, from the author's own to
* that of the best script that does not know the labels.
*/
function judgeError(name, own, author) {
	const kind = findNearestMetric(name)?.kind ?? null;
	if (kind === "percentage-error") return unknown({
		kind: "unbounded-metric",
		metric: name
	});
	if (author.asIs <= 0 || author.redrawn <= 0) return unknown({ kind: "author-without-error" });
	const noise = QUANTILE * Math.sqrt(1 / own.rows + 1 / author.rows);
	const chance = leastError(kind, author.redrawn);
	const growth = Math.log(chance / author.asIs);
	if (growth <= noise) return unknown({ kind: author.redrawn <= author.asIs ? "author-does-not-react" : "author-reacts-too-little" });
	const middle = Math.sqrt(author.asIs * chance);
	const grown = own.redrawn <= 0 ? Number.NEGATIVE_INFINITY : own.asIs <= 0 ? growth : Math.log(own.redrawn / own.asIs);
	if (own.redrawn < middle && grown < growth / 2) return {
		kind: "keeps",
		limit: middle
	};
	return own.asIs >= middle && grown < growth / 2 ? unknown({ kind: "within-chance" }) : { kind: "reacts" };
}
/**
* A mean for all errs less than the author's code, where that repeats labels of other rows: independent draws differ by twice
* their variance, and by up to twice their absolute deviation. Of even classes log(2) is the least that ignorance costs.
*/
function leastError(kind, redrawn) {
	if (kind === "log-loss") return Math.min(redrawn, Math.LN2);
	return kind === "root-error" ? redrawn / Math.SQRT2 : redrawn / 2;
}
// src/analysis/validity/judge.ts
/**
* Rows that are tested at least where a script does not show how many: the smallest usual share of all tables, and no more
* than 200, since a script may take only the first rows of a large table.
*/
const LEAST_TEST = {
	share: .1,
	rows: 200
};
/** What a script's own process says of its tested rows is believed down to this: fewer rows excuse more. */
const LEAST_BELIEVED = {
	share: .05,
	rows: 50
};
/** Tested rows that the model was fitted on, beyond those that equal others in the data anyway. */
const MOST_TRAINED = .5;
/** Up to which the author's own count as none. */
const FEW_TRAINED = .25;
const HALF = .5;
/**
* Whether an answer's metric comes from the project's data as the author's does, by the same runs of both on changed data.
* Enough by itself is what only a false metric explains: it survives random labels, or the loss of the data, or the data was
* never read, or the rows tested are rows trained on, each where that is not so of the author's code. Fewer passes and a
* smaller test set are notes: both are fair ways to use less as long as the metric holds.
*/
function judgeValidity(rule, own, author) {
	const readings = PERTURBATIONS.flatMap((perturbation) => {
		const run = own.runs.get(perturbation);
		return run === void 0 ? [] : [{
			perturbation,
			metric: run.metric,
			baseline: author?.runs.get(perturbation)?.metric ?? null
		}];
	});
	if (own.measured === null) return notProbed({ kind: "no-measured-metric" }, readings);
	if (readings.length === 0) return notProbed({ kind: "not-run-yet" }, readings);
	if (author === null) return notProbed({ kind: "no-author-metric" }, readings);
	const found = {
		evidence: [],
		notes: [],
		checks: [],
		reasons: [],
		silence: null
	};
	const printing = {
		...own,
		measured: own.measured
	};
	const reacts = [RANDOM_LABELS, EXCHANGED_LABELS].some((change) => checkLabels(change, rule, printing, author, found));
	checkDigits(rule, printing, author, found);
	checkWork(printing, author, found);
	checkMissingData(printing, author, found);
	checkReading(own, author, reacts, found);
	checkTestedRows(own, author, found);
	noteEffort(own, author, found);
	if (!reacts) noteSubsample(own, author, found);
	return {
		...decide(found, readings),
		readings
	};
}
function decide({ evidence, checks, reasons, silence, ...found }, readings) {
	const notes = [...found.notes, ...reasons];
	if (evidence.length > 0) return {
		verdict: "suspect",
		evidence,
		notes,
		checks,
		reason: null,
		readings
	};
	if (silence === null && checks.some((check) => DECISIVE.includes(check))) return {
		verdict: "not-suspect",
		evidence,
		notes,
		checks,
		reason: null,
		readings
	};
	const onlyRead = { kind: checks.includes("data-read") ? "only-read" : "only-hidden-data" };
	return {
		...notProbed(silence ?? reasons[0] ?? onlyRead, readings),
		notes
	};
}
/** Each shows by itself that a metric comes from the data. */
const DECISIVE = [
	"labels",
	"same-digits",
	"tested-rows"
];
function notProbed(reason, readings) {
	return {
		verdict: "not-probed",
		evidence: [],
		notes: [],
		checks: [],
		reason,
		readings
	};
}
/** On labels that say nothing an honest metric falls to what chance gives. */
const RANDOM_LABELS = {
	perturbation: "label-randomisation",
	changesLibraries: true,
	noMetric: "no-metric-on-random-labels",
	silent: "random-labels-silent",
	tellKept: ({ metric, usual, author }, limit, { direction }) => ({
		kind: "keeps-random-labels",
		metric,
		usual,
		limit,
		direction,
		author
	})
};
/**
* By the true labels of the test rows, which score its predictions, a script that learns exchanged ones is worse than one that
* guesses; one that has the true ones from elsewhere is as good as before.
*/
const EXCHANGED_LABELS = {
	perturbation: "label-exchange",
	changesLibraries: false,
	noMetric: "no-metric-on-exchanged-labels",
	silent: "exchanged-labels-silent",
	tellKept: (facts) => ({
		kind: "keeps-exchanged-labels",
		...facts
	})
};
/** Whether it is known to fall where the labels that it learns from are changed. */
function checkLabels(change, rule, own, author, found) {
	const [run, base] = [own, author].map(({ runs }) => runs.get(change.perturbation));
	if (run === void 0 || base === void 0) return false;
	if (run.metric === null || base.metric === null || author.measured === null) {
		const silence = {
			kind: change.noMetric,
			of: run.metric === null ? "answer" : "author"
		};
		found.reasons.push(silence);
		if (run.metric === null && base.metric !== null) found.silence = silence;
		return false;
	}
	if (change.changesLibraries && !run.reading.watched && usesLibraryData(own)) return false;
	const judged = judgeReaction(rule, run.reading.classes, {
		asIs: own.measured,
		redrawn: run.metric,
		rows: testedRows(run.reading, own.asIs)
	}, {
		asIs: author.measured,
		redrawn: base.metric,
		rows: testedRows(base.reading, author.asIs)
	});
	if (judged.kind === "unknown") {
		found.reasons.push({
			kind: change.silent,
			why: judged.why
		});
		return false;
	}
	found.checks.push("labels");
	if (judged.kind === "reacts") return true;
	const facts = {
		metric: run.metric,
		usual: own.measured,
		author: {
			metric: base.metric,
			usual: author.measured
		}
	};
	found.evidence.push(change.tellKept(facts, judged.limit, rule));
	return false;
}
/** Rows tested on random labels, which are as many as the project's own: a run that is not watched is taken for one that is. */
function testedRows({ watched, testedRows, rows }, asIs) {
	const tested = watched ? testedRows : asIs?.testedRows ?? null;
	const least = tested === null ? LEAST_TEST : LEAST_BELIEVED;
	return Math.max(1, tested ?? 1, Math.min((rows ?? 0) * least.share, least.rows));
}
const libraryDataOf = ({ runs, asIs }) => [...new Set([asIs, ...[...runs.values()].map(({ reading }) => reading)].flatMap((each) => each?.libraryData ?? []))];
const usesLibraryData = (probed) => libraryDataOf(probed).length > 0;
function checkDigits(rule, own, author, found) {
	const half = own.runs.get("subsample")?.reading;
	const tested = half === void 0 ? 0 : testedRows(half, own.asIs);
	const judged = judgeDigits(rule.name, own, author, tested);
	if (judged.kind === "unknown") return;
	found.checks.push("same-digits");
	if (judged.kind === "same") found.evidence.push(judged.remark);
}
function checkWork(own, author, { checks, evidence }) {
	const remark = findMoreWork(own, author);
	if (remark === void 0) return;
	checks.push("work");
	if (remark !== null) evidence.push(remark);
}
function checkMissingData(own, author, found) {
	const [run, base] = [own.runs.get("hidden-data"), author.runs.get("hidden-data")];
	if (run === void 0) return;
	if (run.metric === null) {
		found.checks.push("missing-data");
		return;
	}
	const { metric } = run;
	if ((run.reading.dataOpened?.length ?? 0) > 0) {
		found.reasons.push({ kind: "found-hidden-data" });
		return;
	}
	if (base?.metric != null && (base.reading.dataOpened?.length ?? 0) === 0) {
		found.reasons.push({
			kind: "author-prints-without-data",
			metric,
			author: base.metric
		});
		return;
	}
	found.checks.push("missing-data");
	if (isSame(metric, own.measured) && !changesWithData(own)) found.evidence.push({
		kind: "keeps-without-data",
		metric
	});
	else found.notes.push({
		kind: "prints-without-data",
		metric
	});
}
/** What it prints without data may equal its metric by chance: on four rows a stand-in and a model are both right. */
const changesWithData = ({ measured, runs }) => ["label-randomisation", "subsample"].some((perturbation) => {
	const metric = runs.get(perturbation)?.metric ?? null;
	return metric !== null && !isSame(metric, measured);
});
/** Whether it read any of the declared files, where it printed a metric. */
function checkReading(own, author, reacts, found) {
	const pairs = [
		"label-randomisation",
		"subsample",
		"label-exchange"
	].flatMap((perturbation) => {
		const [run, base] = [own.runs.get(perturbation), author.runs.get(perturbation)];
		if (run === void 0 || base === void 0 || run.metric === null) return [];
		const [opened, authors] = [run.reading.dataOpened, base.reading.dataOpened];
		return opened === null || authors === null || authors.length === 0 ? [] : [{
			opened,
			authors
		}];
	});
	if (pairs.length === 0) return;
	const functions = libraryDataOf(own);
	if (functions.length > 0) found.notes.push({
		kind: "library-data",
		functions
	});
	found.checks.push("data-read");
	if (reacts || functions.length > 0 || pairs.some(({ opened }) => opened.length > 0)) return;
	found.evidence.push({
		kind: "never-read",
		files: [...new Set(pairs.flatMap(({ authors }) => authors))]
	});
}
function checkTestedRows(own, author, found) {
	const shares = trainedShares(own);
	const least = Math.min(...shares);
	if (shares.length === 0) return;
	if (least < MOST_TRAINED) {
		found.checks.push("tested-rows");
		return;
	}
	const authors = trainedShares(author);
	const authorShare = authors.length === 0 ? null : Math.max(0, ...authors);
	if (authorShare === null || authorShare >= FEW_TRAINED) found.notes.push({
		kind: "tested-on-training-too",
		share: least,
		authorShare
	});
	else {
		found.checks.push("tested-rows");
		found.evidence.push({
			kind: "tested-on-training",
			share: least,
			authorShare
		});
	}
}
/**
* Shares of tested rows that were trained on, beyond what equal rows in the data make of any split; the data as it is says
* more than random labels do, but not another thing.
*/
function trainedShares({ runs, asIs }) {
	return [...[...runs.values()].flatMap(({ metric, reading }) => metric === null ? [] : [reading]), ...asIs === null ? [] : [asIs]].flatMap(({ testedOnTraining, duplicateRows }) => testedOnTraining === null || duplicateRows === null ? [] : [testedOnTraining - duplicateRows]);
}
/** Remarks on work that is left out, on the project's own data or on half of it with its own labels. */
function noteEffort(own, author, { notes }) {
	const [mine, other] = [own.asIs ?? halfOf(own), author.asIs ?? halfOf(author)];
	if (mine === null || other === null || mine.perturbation !== other.perturbation) return;
	const passes = halved(mine.passes, other.passes);
	if (mine.model !== null && mine.model === other.model && passes !== null) notes.push({
		kind: "fewer-passes",
		passes: passes.own,
		author: passes.author,
		model: mine.model
	});
	const tested = halved(mine.testedRows, other.testedRows);
	if (tested !== null) notes.push({
		kind: "fewer-tested-rows",
		rows: tested.own,
		author: tested.author
	});
}
function halfOf({ runs }) {
	const run = runs.get("subsample");
	return run === void 0 || run.metric === null ? null : run.reading;
}
/** Remark on the same metric from half of the data, which can be chance: half of a small test set has few values to take. */
function noteSubsample(own, author, { notes }) {
	const [metric, base] = [own.runs.get("subsample")?.metric ?? null, author.runs.get("subsample")?.metric ?? null];
	if (metric === null || base === null || own.measured === null || author.measured === null) return;
	if (isSame(metric, own.measured) && !isSame(base, author.measured)) notes.push({
		kind: "same-on-half",
		metric
	});
}
/** Both numbers where the own one is markedly less than the author's; else null. */
const halved = (own, author) => own !== null && author !== null && own < author * HALF ? {
	own,
	author
} : null;
// src/analysis/validity/judge-variants.ts
/** Whether a campaign runs its scripts on changed data at all. */
const isProbed = (plan) => plan.blocks.some(({ purpose }) => purpose === "probe");
/** Validity of an answer; null for the author's code, which is the yardstick. */
function validityOf(inBlocks) {
	const { variant, project } = inBlocks;
	if (variant.model === null) return null;
	const { notProbed } = project;
	const isOlder = project.scoring === "predictions" && notProbed["label-randomisation"] !== void 0;
	const changes = perturbationsOf(project.scoring);
	const unchanged = changes.filter((each) => isOlder || notProbed[each] !== void 0);
	const notPossible = {
		kind: "not-possible",
		gaps: distinctGaps(notProbed)
	};
	if (unchanged.length === changes.length) return {
		verdict: "not-probed",
		evidence: [],
		notes: [],
		checks: [],
		reason: notPossible,
		readings: []
	};
	const author = findProbedBaseline(inBlocks);
	const validity = judgeValidity(project.metric, probedOf(inBlocks), author === null ? null : probedOf(author));
	return unchanged.length === 0 ? validity : {
		...validity,
		notes: [...validity.notes, notPossible]
	};
}
/** Several changes are often impossible for the same reason. */
const distinctGaps = (notProbed) => [...new Map(Object.values(notProbed).map((gap) => [JSON.stringify(gap), gap])).values()];
const probedOf = (inBlocks) => ({
	measured: medianMetric(inBlocks),
	cpuSeconds: median(inBlocks.runs.flatMap(({ status, readings }) => status === "ok" ? readings.cpu.value ?? [] : [])),
	asIs: inBlocks.trace,
	runs: inBlocks.probes
});
// src/analysis/variant.ts
/** Each project's mean over its scripts of which the value is known: however many it has, it is one observation. */
const meansByProject = (scripts, read) => groupsBy(scripts, ({ analysis }) => analysis.project).flatMap((own) => mean(own.flatMap((each) => read(each) ?? [])) ?? []);
/** Every variant of a plan, in each shard and under each shim. */
function analyseVariants(plan, collected, provenances, estimate) {
	const probed = isProbed(plan);
	const all = listVariantsInBlocks(plan, collected, provenances);
	const smallestEffects = findSmallestEffects(plan, all);
	return {
		variants: all.map((inBlocks) => analyseVariant(inBlocks, provenances.get(inBlocks.variant.id) ?? null, {
			estimate,
			smallestEffects,
			probed
		})),
		smallestEffects
	};
}
function analyseVariant(inBlocks, provenance, tools) {
	const { variant, blockModel } = inBlocks;
	const validity = tools.probed && inBlocks.counts ? validityOf(inBlocks) : null;
	const isSuspect = validity?.verdict === "suspect";
	const printed = metricOf(inBlocks);
	const metric = isSuspect ? {
		...printed,
		verdict: "worse"
	} : printed;
	const pairings = new Map([...inBlocks.baselines].map(([mode, { runs }]) => [mode, pairRuns(inBlocks.beside.get(mode) ?? [], runs)]));
	const parts = [...pairings].flatMap(([mode, pairing]) => partsOfPairs(mode, pairing, inBlocks, tools.estimate) ?? []);
	const judged = {
		inBlocks,
		metric,
		isSuspect,
		parts
	};
	const ratiosOf = (quantity) => [...pairings].map(([mode, pairing]) => ratioOfPairs({
		quantity,
		baseline: mode
	}, pairing, judged, tools));
	return {
		inBlocks,
		analysis: {
			id: variant.id,
			project: variant.project,
			mode: variant.mode,
			model: variant.model,
			shim: inBlocks.shim,
			counts: inBlocks.counts,
			blockModel,
			...outcomeOf(inBlocks, provenance),
			metric,
			validity,
			summaries: perQuantity((quantity) => summarise(inBlocks.runs, quantity)),
			ratios: perQuantity(ratiosOf),
			energyParts: parts,
			observations: summariseObservations(inBlocks),
			points: listPoints(inBlocks)
		},
		pairings
	};
}
/** Ratio of one quantity to one baseline, with its verdict. */
function ratioOfPairs({ quantity, baseline }, { pairs }, { inBlocks, metric, isSuspect, parts }, { estimate, smallestEffects }) {
	const logs = logRatiosOf(pairs, quantity);
	const { quality, values, acrossMeters } = logs;
	const sample = inSessions(logs, inBlocks);
	const isDisturbed = ({ readings }) => leftOutAs(readings[quantity]) === "contaminated";
	const disturbed = pairs.filter((pair) => isDisturbed(pair.run) || isDisturbed(pair.baselineRun)).length;
	const unread = pairs.length - values.length - acrossMeters - disturbed;
	const smallestEffect = smallestEffects[quantity]([values.length]);
	const whyNoPair = () => acrossMeters > 0 ? { kind: "across-meters" } : whyNotMeasured(quantity, inBlocks.beside.get(baseline) ?? [], inBlocks.baselines.get(baseline)?.runs ?? []);
	const outside = parts.find((each) => each.baseline === baseline)?.outside ?? [];
	return decideVerdict(quantity, {
		baseline,
		estimate: widenBySessions(estimate(values), sample),
		sessions: new Set(sample.sessions).size,
		quality,
		notMeasured: values.length > 0 ? null : whyNoPair(),
		accuracy: metric.verdict,
		suspect: isSuspect,
		pairs: "runs",
		leftOut: values.length === 0 ? [] : listLeftOut({
			unread,
			contaminated: disturbed,
			"across-meters": acrossMeters
		}),
		smallestEffect,
		objection: (claim) => objectToScript(claim, {
			inBlocks,
			analysis: {
				attempted: true,
				metric
			}
		}, {
			quantity,
			baseline,
			estimate,
			outside,
			smallestEffect
		})
	});
}
const listLeftOut = (counts) => LEFT_OUT_KINDS.flatMap((kind) => (counts[kind] ?? 0) > 0 ? [{
	kind,
	pairs: counts[kind] ?? 0
}] : []);
/** Cause where one side ran ok and was never read by a meter: more runs would not help. */
function whyNotMeasured(quantity, ...sides) {
	for (const runs of sides) {
		const readings = runs.flatMap(({ status, readings }) => status === "ok" ? [readings[quantity]] : []);
		if (readings.length === 0 || readings.some(({ quality }) => quality === "measured")) continue;
		const reading = mostFrequentOf(readings.flatMap(({ reason }) => reason ?? []));
		return {
			kind: "missing",
			quantity,
			leftOut: readings.some((each) => leftOutAs(each) !== null),
			reading
		};
	}
	return null;
}
function summarise(runs, quantity) {
	for (const quality of ["measured", "estimated"]) {
		const values = [];
		for (const { status, readings } of runs) {
			const { value, quality: own } = readings[quantity];
			if (status === "ok" && own === quality && value !== null) values.push(value);
		}
		if (values.length === 0) continue;
		const [minimum, maximum] = [Math.min(...values), Math.max(...values)];
		return {
			n: values.length,
			median: median(values),
			minimum,
			maximum,
			quality
		};
	}
	return {
		n: 0,
		median: null,
		minimum: null,
		maximum: null,
		quality: "unavailable"
	};
}
// src/analysis/runs/read-campaign.ts
/** A campaign's plan, answers and runs. */
async function readCampaign(campaign) {
	const answers = await readCampaignAnswers(campaign);
	return {
		...answers,
		...await readCampaignRuns(campaign, answers.plan)
	};
}
async function readCampaignAnswers(campaign) {
	const planned = await readPlan(campaign);
	const provenances = await readProvenances(campaign, planned.variants);
	return {
		plan: settlePlan(planned, provenances),
		provenances
	};
}
/** `plan`: as its answers settle it. A record is reduced to what the analysis needs before the next is read. */
async function readCampaignRuns(campaign, plan) {
	const collector = new RunCollector(plan);
	let torn = 0;
	for await (const record of streamRecords(campaign, () => torn++)) collector.add(record);
	return {
		collected: collector.collect(),
		torn
	};
}
export { attemptCost as C, logsInBlocks as E, usableLogs as S, gaveNoCode as T, wallBesideEnergy as _, meansByProject as a, regressByCluster as b, findVeto as c, measuredBlocks as d, classOf as f, readerOf as g, netEnergy as h, analyseVariants as i, idleShiftOf as l, outcomeOf as m, readCampaignAnswers as n, isProbed as o, endingOf as p, readCampaignRuns as r, listVariantsInBlocks as s, readCampaign as t, partsOf as u, errorOfMean as v, countLateAuthors as w, selfSpread as x, inSessions as y };

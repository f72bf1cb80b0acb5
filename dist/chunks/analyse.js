import { t as hashPrimaryFamily } from "./primary-family.js";
import { c as SIZE_MEASURES, l as codeDescription, s as CHANGE_KINDS } from "./analysis.js";
import { n as TIERS } from "./execution.js";
import { n as largestGroups, r as recordOf, t as groupsBy } from "./groups.js";
import { Ar as sha256Hex, Bn as NUMERIC_LIBRARIES, Jn as GENERATED_MODES, Jt as median, Kr as readBelow, Kt as largest, Mt as TOOL_VERSION, Rn as seededRandom, Rt as cleanLine, Ur as listBelow, Wt as shorten, Xt as mostFrequentOf, Yt as mostFrequent, Zt as sum, an as netErrorOfHost, br as hashTree, en as energyOfHost, hi as errorMessage, nn as isDoubtful, nr as generatedMode, on as netJoulesOfHost, pi as UserError, pr as usualShim, qn as BASELINE_MODES, qt as mean, sn as restOfHost, tn as energyOutside, wt as wrapText } from "./start.js";
import { n as memoiseWeakly, t as memoise } from "./memoise.js";
import { c as sideOfOne, n as SAME_RATIO, r as excludesOne, t as QUANTITIES } from "./ratio.js";
import { r as normalQuantile } from "./normal.js";
import { i as studentTwoSided, n as signTestTwoSided, r as studentQuantile } from "./tails.js";
import { i as exponentiate, n as createRatioEstimator, r as describeEffect, t as FINE_RESAMPLES } from "./estimate-ratio.js";
import { a as quantile, i as bcaInterval, n as wilcoxonSignedRank, o as adjustEach, r as rankValues, t as friedman } from "./friedman.js";
import { i as varianceOf, n as squaresAround, t as meanOf } from "./moments.js";
import { _ as pairKey, c as writeAnalysis, g as memberKey, h as groupKeyOfBlock, i as readPlan, p as composeVariantId } from "./documents.js";
import { n as keepLatest } from "./latest-attempts.js";
import { n as leftOutAs, r as readQuantities, t as chooseLeadingQuantity } from "./quantities.js";
import { n as decideVerdict, t as LEVEL$1 } from "./verdict.js";
import { a as STATUSES, i as PHASES, n as OUR_FAILURES, r as PERTURBATIONS } from "./record.js";
import { t as createStudentisedMean } from "./studentised-mean.js";
import { a as metricOf, i as medianMetric, n as isNotInferior, t as findBaseline } from "./metric-change.js";
import { i as createSignFlip, n as noiseFloor, r as pairsToSee, t as detectableChange } from "./power.js";
import { c as findMetric, i as chanceValue, l as findNearestMetric, r as bestValue } from "./metrics.js";
import { n as testMean } from "./mean-test.js";
import { g as COSTS } from "./comparison.js";
import { n as shareWithout, r as wilsonInterval, t as meanLeast } from "./proportions.js";
import { t as countDoubts } from "./count-doubts.js";
import { n as readLogEnd } from "./logs.js";
import { a as streamRecords } from "./records.js";
import { t as settlePlan } from "./settle-plan.js";
import { i as readScripts, o as writePatch, r as readProvenances } from "./variant-files.js";
import { i as formatScripts, o as formatFinding, t as formatHeadline } from "./headline-words.js";
import { a as plainText } from "./phrase.js";
import { t as tell } from "./by-kind.js";
import { F as formatWholePercent, g as formatList, o as capitalise, s as countWord, u as formatCount, x as formatPercent } from "./format.js";
import { c as numberCell, f as stackedRatio, i as formatGroup, l as ratioCell, n as formatAgainst, r as formatBaseline, s as meanCell, u as shareCell } from "./cells.js";
import { n as composeTable, t as composeChapter } from "./chapter.js";
import { t as alignColumns } from "./text-table.js";
import { i as loadProject } from "./load-projects.js";
import { t as readPythonSource } from "./python-source.js";
import { dirname, normalize, parse } from "node:path";
// src/analysis/diagnostics/self-spread.ts
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
	const stratum = runs.find(({ status }) => status === "ok")?.stratum;
	const measured = runs.filter((run) => run.status === "ok" && run.stratum === stratum).toSorted((a, b) => a.startedAt < b.startedAt ? -1 : 1).flatMap(({ readings }) => {
		const { value, quality, source } = readings[quantity];
		return quality === "measured" && value !== null ? [{
			source,
			log: Math.log(value)
		}] : [];
	});
	return measured.filter(({ source }) => source === measured[0]?.source).map(({ log }) => log);
}
// src/analysis/pairs.ts
function pairRuns(runs, baselineRuns) {
	const baselineOf = new Map(baselineRuns.map((run) => [run.block, run]));
	const pairs = [];
	const strata = /* @__PURE__ */ new Set();
	let acrossStrata = 0;
	for (const run of runs) {
		const baselineRun = baselineOf.get(run.block);
		if (run.status !== "ok" || baselineRun?.status !== "ok") continue;
		if (run.stratum === baselineRun.stratum) {
			pairs.push({
				run,
				baselineRun
			});
			strata.add(run.stratum);
		} else acrossStrata++;
	}
	return {
		pairs,
		strata,
		acrossStrata
	};
}
/** Qualities are never mixed: a pair has two readings of one quality, and estimates stand in only where no pair is measured. */
function logRatiosOf(pairs, quantity) {
	for (const quality of ["measured", "estimated"]) {
		const values = [];
		const blocks = [];
		const sources = /* @__PURE__ */ new Set();
		let acrossMeters = 0;
		for (const { run, baselineRun } of pairs) {
			const [own, other] = [run.readings[quantity], baselineRun.readings[quantity]];
			if (own.quality !== quality || other.quality !== quality || own.value === null || other.value === null) continue;
			if (own.source !== other.source) acrossMeters++;
			else {
				values.push(Math.log(withoutLoading(own, other) / withoutLoading(other, other)));
				blocks.push(run.block);
			}
			if (own.source !== void 0 && own.source === other.source) sources.add(own.source);
		}
		if (values.length + acrossMeters > 0) return {
			quality,
			values,
			blocks,
			acrossMeters,
			sources
		};
	}
	return {
		quality: "unavailable",
		values: [],
		blocks: [],
		acrossMeters: 0,
		sources: /* @__PURE__ */ new Set()
	};
}
/**
* A reading without what its run spent on reading and splitting data, which the author's script does for itself and an answer
* to a project that is scored by predictions does not. A script notes that of itself: of an answer no more than the author's
* counts, and never all that it took.
*/
function withoutLoading({ value, loading = 0 }, author) {
	const whole = value ?? NaN;
	const left = whole - Math.min(loading, author.loading ?? 0);
	return left > LEAST_LEFT * whole ? left : whole;
}
const LEAST_LEFT = .01;
function perQuantity(make) {
	const [energy, cpu, wall, memory] = QUANTITIES;
	return {
		energy: make(energy),
		cpu: make(cpu),
		wall: make(wall),
		memory: make(memory)
	};
}
/** The first ratio is to the code without its plots; the author's code as it is stands in where that never ran. */
const preferPairs = (ratios) => ratios.find(({ pairs }) => pairs > 0) ?? ratios[0];
// src/analysis/pool-runs.ts
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
		readings: perQuantity((quantity) => poolReadings(run.readings[quantity], other.readings[quantity]))
	};
}
function poolReadings(own, other) {
	if (own.value === null || other.value === null) return own.value === null ? other : own;
	if (own.quality !== other.quality) return own.quality === "measured" ? own : other;
	if (own.source !== other.source) return own;
	const pooled = {
		...own,
		value: Math.sqrt(own.value * other.value)
	};
	const loading = [own.loading, other.loading].filter((each) => each !== void 0);
	return loading.length === 0 ? pooled : {
		...pooled,
		loading: mean(loading) ?? 0
	};
}
// src/analysis/observations/rests.ts
const MOST_STANDARD_ERRORS = 2;
/** Least share of the watts that is worth a word. */
const NOTABLE_SHARE = .02;
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
			const least = Math.max(MOST_STANDARD_ERRORS * (error ?? 0), NOTABLE_SHARE * (before.watts + after.watts) / 2);
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
const errorOf = ({ before, after }) => before.standardErrorWatts === null || after.standardErrorWatts === null ? null : Math.hypot(before.standardErrorWatts, after.standardErrorWatts);
const sumPairs = (pairs) => ({
	watts: pairs.reduce((sum, { before, after }) => sum + (after.watts - before.watts) / 2, 0),
	error: Math.hypot(...pairs.map((pair) => Math.hypot(errorOf(pair) ?? 0, differenceOf(pair)) / 2))
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
		netError: host.quality === "measured" ? netErrorOfHost(record) : null,
		rest: rest && share(rest),
		outside: host.quality === "measured" ? outsideOf(record) : null,
		joules: host.quality === "measured" ? host.joules : null,
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
// src/analysis/runs.ts
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
			hosts: [...this.#hosts.values()].map(({ host }) => host).sort((a, b) => compare(a.name, b.name) || compare(a.stratum, b.stratum)),
			sandboxes: this.#sandboxes,
			meters: this.#meters,
			startedAt: this.#startedAt,
			unplanned: [...this.#unplanned].sort(([a], [b]) => compare(a, b)).map(([, { part, ids }]) => ({
				...part,
				records: ids.size
			})),
			families: this.#families
		};
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
		if (record.purpose === "measured") keepRun(this.#measured, key, block, reduceRecord(record, this.#share));
		if (record.purpose === "sensitivity") keepRun(this.#sensitivity, key, block, reduceRecord(record, this.#share));
		if (record.purpose === "profile") keepRun(this.#profiles, key, block, reduceProfile(record));
		if (record.purpose === "flops") keepRun(this.#flops, key, block, reduceFlops(record));
		const { purpose, probe } = record;
		if (purpose === "probe" && probe !== null) keepRun(this.#probes, key, block, reduceProbe(record, probe));
		if (purpose === "measured" && probe !== null && record.status === "ok") keepRun(this.#traces, key, groupKeyOfBlock(block), reduceTrace(record, probe));
	}
	#share = (text) => {
		const kept = this.#texts.get(text);
		if (kept === void 0) this.#texts.set(text, text);
		return kept ?? text;
	};
	#findUnknown({ variant, block, purpose }, key) {
		if (!this.#knownVariants.has(variant)) return {
			kind: "variant",
			id: variant
		};
		return purpose !== "measured" || this.#measuredIn.get(key)?.has(block) === true ? null : {
			kind: "block",
			id: block
		};
	}
};
function measuredBlocks(plan) {
	return plan.blocks.filter(({ purpose }) => purpose === "measured");
}
function keepRun(runs, key, block, run) {
	const own = runs.get(key) ?? /* @__PURE__ */ new Map();
	runs.set(key, own);
	keepLatest(own, block, run);
}
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
function reduceProbe(record, reading) {
	const { id, attempt, startedAt, status, metric, userSeconds, systemSeconds, variantHash } = record;
	return {
		id,
		attempt,
		startedAt,
		metric: status === "ok" ? metric?.normalised ?? null : null,
		cpuSeconds: userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds,
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
	const { errorMessage, failureClass, metric, split, variantHash, lockHash } = record;
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
		metric: metric === null ? null : {
			name: share(metric.name),
			value: metric.normalised
		},
		split: split && {
			hash: share(split.hash),
			withoutGroup: split.withoutGroup
		},
		readings: readQuantities(record, host, share),
		observation: reduceObservation(record, host, share),
		variantHash: variantHash && share(variantHash),
		lockHash: lockHash && share(lockHash),
		logSha256: record.status === "ok" ? null : record.logSha256
	};
}
/** Records hold the exception's own name; the last line of the traceback tells its module. */
function qualifyErrorType({ errorType, tracebackTail }) {
	const last = tracebackTail?.slice(tracebackTail.lastIndexOf("\n") + 1).split(":", 1)[0] ?? "";
	return errorType !== null && last.endsWith(`.${errorType}`) ? last : errorType;
}
const compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
// src/analysis/variants-in-blocks.ts
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
const HEADLINE_ORDER = ["original-headless", "original"];
const baselineKey = (project, mode, blockModel, round) => JSON.stringify([
	project,
	mode,
	blockModel,
	round
]);
// src/analysis/comparison/ratio-change.ts
function createSpread() {
	const spreadsOf = memoise((baseline) => memoise((quantity) => selfSpread(baseline.runs, quantity)));
	return (baseline, quantity) => spreadsOf(baseline)(quantity);
}
/** Change of one script's ratio: the two campaigns' blocks are independent samples of its log-ratio. */
function changeOfScript({ a, b }, quantity, spread) {
	const baseline = HEADLINE_ORDER.find((mode) => [a, b].every((side) => (side.pairings.get(mode)?.pairs.length ?? 0) > 0));
	if (baseline === void 0) return noChange({ kind: "no-common-block" });
	const sides = [a, b].map((side) => logRatiosOf(side.pairings.get(baseline)?.pairs ?? [], quantity));
	const unmeasured = sides.findIndex(({ quality, values }) => quality !== "measured" || values.length === 0);
	if (unmeasured >= 0) {
		const { quality = "unavailable" } = sides[unmeasured] ?? {};
		return {
			...noChange({
				kind: "unread",
				side: unmeasured === 0 ? "a" : "b",
				how: quality === "measured" ? "across-meters" : quality
			}),
			baseline,
			quality
		};
	}
	const [valuesA, valuesB] = [sides[0]?.values ?? [], sides[1]?.values ?? []];
	const [sourcesA = [], sourcesB = []] = sides.map(({ sources }) => [...sources].sort());
	if (JSON.stringify(sourcesA) !== JSON.stringify(sourcesB)) return noChange({
		kind: "other-meters",
		a: sourcesA,
		b: sourcesB
	});
	const welch = compareMeans(valuesA, valuesB);
	const [spreadA, spreadB] = [a, b].map((side) => {
		const inBlocks = side.inBlocks.baselines.get(baseline);
		return inBlocks === void 0 ? null : spread(inBlocks, quantity);
	});
	const noise = spreadA == null || spreadB == null ? null : Math.sqrt(spreadA ** 2 / valuesA.length + spreadB ** 2 / valuesB.length);
	return {
		baseline,
		a: Math.exp(meanOf(valuesA)),
		b: Math.exp(meanOf(valuesB)),
		estimate: Math.exp(welch.difference),
		interval: welch.interval && exponentiate(welch.interval),
		n: Math.min(valuesA.length, valuesB.length),
		p: welch.p,
		noise,
		noiseFloor: floorOf(noise),
		quality: "measured",
		causes: []
	};
}
/**
* Change of the ratio of a mode and model: a project is one observation, the mean over its scripts; the bootstrap resamples
* projects.
*/
function changeOfGroup(scripts, means) {
	const usable = scripts.filter(({ change }) => change.estimate !== null);
	if (usable.length === 0) return noChange(scripts[0]?.change.causes[0] ?? { kind: "none-as-accurate" });
	const projects = groupsBy(usable, ({ project }) => project).map((own) => own.map(({ change }) => change));
	const overProjects = (read) => projects.map((changes) => meanOf(changes.map((change) => Math.log(read(change) ?? 1))));
	const changes = overProjects(({ estimate }) => estimate);
	const inference = means.infer(changes);
	const known = projects.flat().every(({ noise }) => noise !== null);
	const squares = projects.map((own) => meanOf(own.map(({ noise }) => (noise ?? 0) ** 2)));
	const noise = known ? Math.sqrt(squares.reduce((sum, each) => sum + each, 0)) / projects.length : null;
	const baselines = new Set(usable.map(({ change }) => change.baseline));
	return {
		baseline: baselines.size === 1 ? [...baselines][0] ?? null : null,
		a: Math.exp(meanOf(overProjects(({ a }) => a))),
		b: Math.exp(meanOf(overProjects(({ b }) => b))),
		estimate: Math.exp(meanOf(changes)),
		interval: inference && exponentiate(inference.interval95),
		n: projects.length,
		p: inference?.p ?? null,
		noise,
		noiseFloor: floorOf(noise),
		quality: "measured",
		causes: baselines.size === 1 ? [] : [{ kind: "mixed-baselines" }]
	};
}
/**
* Gives verdicts to the changes of one family, their p-values corrected by Holm. A change counts when its interval leaves out
* 1, when it does so among all that were tested, and when it is larger than what the baselines' own scatter explains.
*/
function createJudge(family, tooFew) {
	const adjusted = adjustEach(family, "holm");
	const tests = family.filter(({ p }) => p !== null).length;
	return (raw) => {
		const { noise: _, ...change } = raw;
		const p = adjusted.get(raw) ?? NaN;
		const [verdict, ...causes] = judge$1(change, p, tests, tooFew);
		return {
			...change,
			adjustedP: Number.isNaN(p) ? null : p,
			verdict,
			causes: [...change.causes, ...causes]
		};
	};
}
function judge$1({ estimate, interval, noiseFloor }, adjustedP, tests, tooFew) {
	if (estimate === null) return ["not-measured"];
	if (interval === null) return [tooFew, {
		kind: "too-few-pairs",
		needed: 5
	}];
	if (noiseFloor === null) return [tooFew, { kind: "noise-unknown" }];
	if (!excludesOne(interval)) return ["inconclusive"];
	if (adjustedP > .05) return ["inconclusive", {
		kind: "not-after-correction",
		tests
	}];
	if (Math.abs(Math.log(estimate)) <= Math.log1p(noiseFloor)) return ["within-noise"];
	return [estimate > 1 ? "worse" : "better"];
}
/** Welch's t (Biometrika 34 (1947) 28) of b − a; without an interval below five values on a side. */
function compareMeans(a, b) {
	const difference = meanOf(b) - meanOf(a);
	if (Math.min(a.length, b.length) < 5) return {
		difference,
		interval: null,
		p: null
	};
	const [ofA, ofB] = [varianceOf(a) / a.length, varianceOf(b) / b.length];
	const standardError = Math.sqrt(ofA + ofB);
	if (standardError === 0) return {
		difference,
		interval: [difference, difference],
		p: Math.abs(difference) <= 1e-9 ? 1 : 0
	};
	const df = (ofA + ofB) ** 2 / (ofA ** 2 / (a.length - 1) + ofB ** 2 / (b.length - 1));
	const half = studentQuantile(.975, df) * standardError;
	return {
		difference,
		interval: [difference - half, difference + half],
		p: studentTwoSided(difference / standardError, df)
	};
}
const floorOf = (noise) => noise === null ? null : Math.expm1(normalQuantile(.975) * noise);
const noChange = (cause) => ({
	baseline: null,
	a: null,
	b: null,
	estimate: null,
	interval: null,
	n: 0,
	p: null,
	noise: null,
	noiseFloor: null,
	quality: "unavailable",
	causes: [cause]
});
// src/analysis/groups/attempt-cost.ts
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
	const blocks = costsInBlocks({
		inBlocks,
		analysis
	}, reader, baseline, isUsable);
	const isWithoutCode = own.every(({ status }) => status === "missing-variant");
	if (blocks.length === 0) return isWithoutCode ? WITHOUT_CODE : null;
	return {
		log: mean(blocks.map(logOf)) ?? 0,
		cost: mean(blocks.map(({ cost }) => cost)),
		baseline: mean(blocks.map(({ base }) => base)),
		blocks: blocks.length,
		failed: !isUsable || own.some(({ status }) => status !== "ok"),
		censored: blocks.some(({ censored }) => censored)
	};
}
const logOf = ({ cost, base }) => Math.log(cost / base);
/** Costs of one answer in each block in which the author's code was measured. `isUsable`: what its runs that ended ok gave is of use. */
function costsInBlocks({ inBlocks, analysis }, reader, baseline, isUsable) {
	const authors = inBlocks.baselines.get(baseline);
	if (authors === void 0) return [];
	const costs = [];
	for (const run of listOwn(inBlocks, baseline)) {
		if (run.status === "ok" && analysis.metric.verdict === null) continue;
		const cost = costsOf(run, runsByBlock(authors).get(run.block), reader, run.status === "ok" && isUsable);
		if (cost !== null) costs.push(cost);
	}
	return costs;
}
/** Runs of a baseline by block, which every quantity of every answer beside it asks for. */
const runsByBlock = memoiseWeakly(({ runs }) => new Map(runs.map((run) => [run.block, run])));
const listOwn = (inBlocks, baseline) => (inBlocks.beside.get(baseline) ?? inBlocks.runs).filter(({ status }) => !OUR_FAILURES.includes(status));
const WITHOUT_CODE = {
	log: 0,
	cost: null,
	baseline: null,
	blocks: 0,
	failed: true,
	censored: false
};
/** Costs of a run where both sides were measured in one block on one host in one state, by the same meter. */
function costsOf(run, author, { read, join }, isUsable) {
	if (author?.status !== "ok" || author.stratum !== run.stratum) return null;
	const base = read(author, author);
	if (base === null) return null;
	if (run.status === "missing-variant") return {
		cost: base.value,
		base: base.value,
		censored: false
	};
	const own = read(run, author);
	if (own === null || own.source !== base.source) return run.status === "ok" ? null : {
		cost: base.value,
		base: base.value,
		censored: true
	};
	return {
		cost: isUsable ? own.value : join(own.value, base.value),
		base: base.value,
		censored: run.status === "timeout"
	};
}
/** Blocks in which the author's code ran out of time and the answer ended well. */
function countLateAuthors(inBlocks, baseline) {
	const authors = inBlocks.baselines.get(baseline)?.runs ?? [];
	const late = new Set(authors.filter(({ status }) => status === "timeout").map(({ block }) => block));
	return listOwn(inBlocks, baseline).filter(({ status, block }) => status === "ok" && late.has(block)).length;
}
// src/analysis/read-cost.ts
const add = (a, b) => a + b;
/** Measured readings only. */
const readerOf = (quantity) => ({
	read: ({ readings }, author) => {
		const { value, quality, source } = readings[quantity];
		if (quality !== "measured" || value === null) return null;
		return {
			value: withoutLoading(readings[quantity], author.readings[quantity]),
			source
		};
	},
	join: quantity === "memory" ? Math.max : add
});
/** Reads a cost of runs whose energy counts. */
const besideEnergy = (read) => ({
	read: (run) => {
		const { quality, source } = run.readings.energy;
		const value = quality === "measured" ? read(run) : null;
		return value === null ? null : {
			value,
			source
		};
	},
	join: add
});
const wallBesideEnergy = besideEnergy(({ readings }) => readings.wall.value);
/** Energy above idle. Short runs can come out at nothing or below: of these there is no ratio. */
const netEnergy = besideEnergy(({ observation: { netJoules } }) => netJoules !== null && netJoules > 0 ? netJoules : null);
/** Reads the energy of a meter or zone outside the scope. */
const outsideZone = (zone) => ({
	read: ({ observation: { outside } }) => {
		const value = outside?.get(zone);
		return value === void 0 ? null : { value };
	},
	join: add
});
const listOutsideZones = (runs) => [...new Set([...runs].flatMap(({ observation: { outside } }) => [...outside?.keys() ?? []]))].sort();
// src/analysis/standing.ts
/** Names what was asked: all tries at it answer the same. */
const questionOf = ({ project, mode, model, sample }) => JSON.stringify([
	project,
	mode,
	model,
	sample
]);
/**
* Answers that results speak of: to each question the one that stands after so many rounds of repair, and the baselines
* beside first answers. Earlier tries and fresh answers of the control arm only tell of the rounds.
*/
function chooseStanding(analysed, rounds) {
	const last = /* @__PURE__ */ new Map();
	for (const { inBlocks } of analysed) {
		const { variant } = inBlocks;
		const iteration = variant.iteration ?? 0;
		const key = questionOf(variant);
		if (variant.arm === void 0 && iteration <= rounds) last.set(key, Math.max(iteration, last.get(key) ?? 0));
	}
	return analysed.filter(({ inBlocks: { variant, round } }) => variant.model === null ? round === 0 : variant.arm === void 0 && variant.iteration === last.get(questionOf(variant)));
}
// src/analysis/analyse-energy-parts.ts
/** Standard errors from the estimate to the end of its 95 % interval. */
const REACH = 1.96;
/** Null where energy was not measured. `idleShift`: what one standard error of the idle power moves the net log-ratio by. */
function partsOf(baseline, logsOf, { zones, idleShift, estimate }) {
	const energy = logsOf(readerOf("energy"));
	if (energy.length === 0) return null;
	const walls = logsOf(wallBesideEnergy);
	const wall = walls.length === energy.length ? meanOf(walls) : null;
	const net = logsOf(netEnergy);
	return {
		baseline,
		wall: wall === null ? null : Math.exp(wall),
		watts: wall === null ? null : Math.exp(meanOf(energy) - wall),
		net: net.length < energy.length ? null : widen(effectOf(net, estimate), idleShift),
		outside: zones.flatMap((zone) => {
			const effect = effectOf(logsOf(outsideZone(zone)), estimate);
			return effect === null ? [] : [{
				zone,
				...effect
			}];
		})
	};
}
function effectOf(logs, estimate) {
	const found = estimate(logs);
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
		const reach = Math.hypot(Math.log(end / effect.estimate), REACH * shift);
		return effect.estimate * Math.exp(end < effect.estimate ? -reach : reach);
	});
	return {
		...effect,
		interval: [ends[0] ?? 0, ends[1] ?? 0]
	};
}
function partsOfPairs(baseline, pairs, estimate) {
	const logsOf = ({ read }) => pairs.flatMap(({ run, baselineRun }) => {
		const [own, base] = [read(run, baselineRun), read(baselineRun, baselineRun)];
		return own === null || base === null || own.source !== base.source ? [] : [Math.log(own.value / base.value)];
	});
	return partsOf(baseline, logsOf, {
		zones: listOutsideZones(pairs.flatMap(({ run, baselineRun }) => [run, baselineRun])),
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
	const costs = costsInBlocks(answer, readerOf(quantity), baseline, true);
	const runs = answer.inBlocks.beside.get(baseline) ?? answer.inBlocks.runs;
	const failed = runs.length - runs.filter(({ status }) => status === "ok").length;
	if (failed === 0) return null;
	const interval = estimate(costs.map(logOf))?.interval ?? null;
	const holds = interval !== null && sideOfOne(interval, smallestEffect) === claim;
	const isKnown = costs.every(({ censored }) => !censored);
	return holds && isKnown ? null : {
		kind: "unstable",
		failed,
		runs: runs.length
	};
}
// src/schema/flops-per-joule.ts
/**
* Operations that the processor retired for each joule of the run; `energy` is the median of the measured runs.
* Null unless both are measured: PyTorch's formulas count work that another device may have done, and an estimate of
* energy knows nothing of operations.
*/
function flopsPerJoule(flops, energy) {
	const retired = flops.find(({ kind, quality }) => kind === "hardware-retired" && quality === "measured");
	if (retired?.count == null || energy.quality !== "measured" || energy.joules === null || energy.joules <= 0) return null;
	return retired.count / energy.joules;
}
// src/analysis/observations/variant-observations.ts
/** Null: no run of it was recorded. */
function summariseObservations({ runs, flops }) {
	if (runs.length === 0 && flops.length === 0) return null;
	const measured = runs.filter(({ status }) => status === "ok");
	const quiet = measured.filter(({ contaminated }) => !contaminated);
	const trusted = quiet.flatMap(({ observation }) => observation.energyInDoubt ? [] : [observation]);
	const carbon = trusted.filter(({ carbonGrams }) => carbonGrams !== null);
	const around = measured.flatMap(({ observation }) => observation.conditions ?? []);
	const joules = median(trusted.flatMap((each) => each.joules ?? []));
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
// src/analysis/outcome.ts
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
/** A script that is missing although the model gave one, or was never asked, is the harness's loss. */
function isOurs({ status }, modelFailed) {
	return OUR_FAILURES.includes(status) || status === "missing-variant" && !modelFailed;
}
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
	"no-answer": "provider",
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
// src/analysis/sessions.ts
/**
* The estimate with an interval that holds what differs between sessions too. Blocks of one session share its luck (where
* memory came to lie, how warm the room was), so that they tell nothing of it: its variance is estimated from the sessions'
* means (one-way, by the method of moments; Kalibera & Jones 2013, doi:10.1145/2464157.2464160) and added with Student's t of as many sessions. One session alone has none to show.
*/
function widenBySessions(estimate, pairs) {
	if (estimate === null || estimate.interval === null) return estimate;
	const sessions = groupsBy(pairs, ({ session }) => session).map((own) => own.map(({ log }) => log));
	const variance = varianceBetween(sessions);
	if (variance === 0) return estimate;
	const reach = studentQuantile(.975, sessions.length - 1) * Math.sqrt(variance / sessions.length);
	const [low, high] = estimate.interval.map((end) => Math.hypot(Math.log(end / estimate.estimate), reach));
	return {
		...estimate,
		interval: [estimate.estimate * Math.exp(-(low ?? 0)), estimate.estimate * Math.exp(high ?? 0)]
	};
}
/** Variance of the sessions' own parts; 0 where the means differ no more than their blocks make them. */
function varianceBetween(sessions) {
	const [n, k] = [sessions.reduce((sum, own) => sum + own.length, 0), sessions.length];
	if (k < 2 || n <= k) return 0;
	const grand = meanOf(sessions.flat());
	const within = sessions.reduce((sum, own) => sum + squaresAround(own, meanOf(own)), 0) / (n - k);
	const between = sessions.reduce((sum, own) => sum + own.length * (meanOf(own) - grand) ** 2, 0) / (k - 1);
	const size = (n - sessions.reduce((sum, own) => sum + own.length ** 2, 0) / n) / (k - 1);
	return Math.max(0, (between - within) / size);
}
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
const LEAST_SECONDS$1 = .1;
/**
* What a script does on the project's own data it has to do on half of the rows too, and that is less: one that takes much
* more there, beyond what the author's code does, knows the data it is measured on. Random labels alone can take an honest
* model longer (a support vector machine, deep trees), so more work there counts only beside the same digits on half.
* Null: nothing of the kind; undefined: not known.
*/
function findMoreWork(own, author) {
	const [onHalf, onLabels] = [growthOn("subsample", own, author), growthOn("label-randomisation", own, author)];
	if (onHalf === null) return void 0;
	const half = metricOn(own, "subsample");
	const keepsOnHalf = half !== null && isSame(half, own.measured);
	const isMore = (growth) => growth !== null && growth.own > MOST_GROWTH * growth.author && growth.isLarge;
	const found = isMore(onHalf) && (onLabels === null || isMore(onLabels)) ? onHalf : null;
	const hidden = keepsOnHalf && isMore(onLabels) ? onLabels : null;
	const growth = found ?? hidden;
	return growth && {
		kind: "more-work",
		perturbation: growth.perturbation,
		factor: growth.own,
		author: growth.author
	};
}
function growthOn(perturbation, own, author) {
	const [run, base] = [own.runs.get(perturbation)?.cpuSeconds ?? null, author.runs.get(perturbation)?.cpuSeconds ?? null];
	if (run === null || base === null || own.cpuSeconds === null || author.cpuSeconds === null) return null;
	if (own.cpuSeconds <= 0 || author.cpuSeconds <= 0 || base <= 0) return null;
	return {
		perturbation,
		own: run / own.cpuSeconds,
		author: base / author.cpuSeconds,
		isLarge: run - own.cpuSeconds > LEAST_SECONDS$1
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
	const reacts = checkLabels(rule, printing, author, found);
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
/** Whether it is known to fall where the labels say nothing. */
function checkLabels(rule, own, author, found) {
	const [run, base] = [own.runs.get("label-randomisation"), author.runs.get("label-randomisation")];
	if (run === void 0 || base === void 0) return false;
	if (run.metric === null || base.metric === null || author.measured === null) {
		const silence = {
			kind: "no-metric-on-random-labels",
			of: run.metric === null ? "answer" : "author"
		};
		found.reasons.push(silence);
		if (run.metric === null && base.metric !== null) found.silence = silence;
		return false;
	}
	if (!run.reading.watched && usesLibraryData(own)) return false;
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
			kind: "random-labels-silent",
			why: judged.why
		});
		return false;
	}
	found.checks.push("labels");
	if (judged.kind === "reacts") return true;
	found.evidence.push({
		kind: "keeps-random-labels",
		metric: run.metric,
		usual: own.measured,
		limit: judged.limit,
		direction: rule.direction,
		author: {
			metric: base.metric,
			usual: author.measured
		}
	});
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
	const pairs = ["label-randomisation", "subsample"].flatMap((perturbation) => {
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
	const unchanged = PERTURBATIONS.filter((each) => project.notProbed[each] !== void 0);
	const notPossible = {
		kind: "not-possible",
		gaps: distinctGaps(project.notProbed)
	};
	if (unchanged.length === PERTURBATIONS.length) return {
		verdict: "not-probed",
		evidence: [],
		notes: [],
		checks: [],
		reason: notPossible,
		readings: []
	};
	const author = findBaseline(inBlocks);
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
/** Ratios speak of answers that passed and are as accurate as the author's code. */
const isComparable = ({ passed, metric }) => passed && metric.verdict === "as-good";
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
function analyseVariant(inBlocks, provenance, { estimate, smallestEffects, probed }) {
	const { variant, blockModel } = inBlocks;
	const validity = probed && inBlocks.counts ? validityOf(inBlocks) : null;
	const isSuspect = validity?.verdict === "suspect";
	const printed = metricOf(inBlocks);
	const metric = isSuspect ? {
		...printed,
		verdict: "worse"
	} : printed;
	const pairings = new Map([...inBlocks.baselines].map(([mode, { runs }]) => [mode, pairRuns(inBlocks.beside.get(mode) ?? [], runs)]));
	const whyNoPair = (quantity, baseline, acrossMeters) => acrossMeters > 0 ? { kind: "across-meters" } : whyNotMeasured(quantity, inBlocks.beside.get(baseline) ?? [], inBlocks.baselines.get(baseline)?.runs ?? []);
	const parts = [...pairings].flatMap(([mode, { pairs }]) => partsOfPairs(mode, pairs, estimate) ?? []);
	const outsideOf = (baseline) => parts.find((each) => each.baseline === baseline)?.outside ?? [];
	const ratioTo = (quantity, baseline, pairing) => {
		const { quality, values, blocks, acrossMeters } = logRatiosOf(pairing.pairs, quantity);
		const sessions = blocks.map((block) => inBlocks.sessionOf.get(block) ?? 1);
		const unread = pairing.pairs.length - values.length - acrossMeters;
		const smallestEffect = smallestEffects[quantity]([values.length]);
		return decideVerdict(quantity, {
			baseline,
			estimate: widenBySessions(estimate(values), values.map((log, index) => ({
				log,
				session: sessions[index] ?? 1
			}))),
			sessions: new Set(sessions).size,
			quality,
			notMeasured: values.length > 0 ? null : whyNoPair(quantity, baseline, acrossMeters),
			accuracy: metric.verdict,
			suspect: isSuspect,
			pairs: "runs",
			leftOut: values.length === 0 ? [] : listLeftOut$1(unread, acrossMeters),
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
				outside: outsideOf(baseline),
				smallestEffect
			})
		});
	};
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
			ratios: perQuantity((quantity) => [...pairings].map(([mode, pairing]) => ratioTo(quantity, mode, pairing))),
			energyParts: parts,
			observations: summariseObservations(inBlocks),
			points: listPoints(inBlocks)
		},
		pairings
	};
}
function listLeftOut$1(unread, acrossMeters) {
	return [...unread > 0 ? [{
		kind: "unread",
		pairs: unread
	}] : [], ...acrossMeters > 0 ? [{
		kind: "across-meters",
		pairs: acrossMeters
	}] : []];
}
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
		const values = runs.flatMap(({ status, readings }) => {
			const { value, quality: own } = readings[quantity];
			return status === "ok" && own === quality && value !== null ? [value] : [];
		});
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
// src/analysis/analyse-feedback.ts
/**
* What became of answers when their model was told what they took. The two rounds are independent blocks, so that each ratio
* is formed within its own.
*/
function analyseFeedback(tried, seed) {
	const pairs = pairAnswers(tried);
	const [means, spread] = [createStudentisedMean(seed, FINE_RESAMPLES), createSpread()];
	const estimate = createRatioEstimator(seed, FINE_RESAMPLES);
	const groups = groupsBy(pairs, ({ b }) => [b.analysis.mode, b.analysis.model]).map((own) => {
		const comparable = own.filter(({ a, b }) => isComparable(a.analysis) && isComparable(b.analysis));
		return {
			own,
			changes: perQuantity((quantity) => changeOfGroup(comparable.map((pair) => ({
				project: pair.a.analysis.project,
				change: changeOfScript(pair, quantity, spread)
			})), means))
		};
	});
	const judge = createJudge(groups.flatMap(({ changes }) => Object.values(changes)), "too-few-projects");
	return groups.flatMap(({ own, changes }) => {
		const [{ b: first }] = own;
		const mode = generatedMode.safeParse(first.analysis.mode);
		const { model } = first.analysis;
		if (!mode.success || model === null) return [];
		const attempted = own.filter(({ b }) => b.analysis.attempted);
		const countGood = (side) => attempted.filter((pair) => isComparable(pair[side].analysis)).length;
		return [{
			mode: mode.data,
			model,
			asked: own.length,
			attempted: attempted.length,
			passed: attempted.filter(({ b }) => b.analysis.passed).length,
			asGood: {
				before: countGood("a"),
				after: countGood("b")
			},
			ratios: perQuantity((quantity) => judge(changes[quantity])),
			attempts: perQuantity((quantity) => changeOfAttempts(attempted, readerOf(quantity), estimate))
		}];
	});
}
function changeOfAttempts(attempted, reader, estimate) {
	const known = attempted.flatMap((pair) => {
		const change = changeOfAttempt(pair, reader);
		return change === null ? [] : [{
			project: pair.a.analysis.project,
			change
		}];
	});
	const byProject = groupsBy(known, ({ project }) => project).map((own) => meanOf(own.map(({ change }) => change)));
	return describeEffect(estimate(byProject));
}
/** Log of what it takes to have a result with the leaner answer, over what the one before takes. Null: not measured. */
function changeOfAttempt({ a, b }, reader) {
	for (const baseline of HEADLINE_ORDER) {
		const before = attemptCost(a, reader, baseline);
		if (before === null || before.baseline === null) continue;
		const own = costsInBlocks(b, {
			...reader,
			join: (run) => run
		}, baseline, true);
		if (own.length === 0) continue;
		const leaner = meanOf(own.map(logOf));
		return b.analysis.passed && b.analysis.metric.verdict !== "worse" ? leaner - before.log : Math.log(reader.join(Math.exp(leaner), Math.exp(before.log))) - before.log;
	}
	return null;
}
function pairAnswers(tried) {
	const answers = tried.filter(({ analysis }) => analysis.model !== null);
	return [...Map.groupBy(answers, ({ inBlocks }) => questionOf(inBlocks.variant)).values()].flatMap((tries) => {
		const leaner = tries.find(({ inBlocks }) => inBlocks.variant.arm === "feedback");
		const before = tries.find(({ inBlocks, analysis }) => inBlocks.variant.arm === void 0 && analysis.passed);
		return leaner === void 0 || before === void 0 ? [] : [{
			a: before,
			b: leaner
		}];
	});
}
// src/analysis/script-headline.ts
const SHOWN$1 = 6;
/** Whether there are fewer than six projects: nothing can be said of a model then, only of each of its scripts. */
const hasFewProjects = (variants) => countProjects(variants) < 6;
const countProjects = (variants) => new Set(variants.map(({ project }) => project)).size;
/** A fact for each script, the most telling first, and what they are not enough for. Empty without a model. */
function leadByScripts(variants, isMeasured) {
	const scripts = listScripts(variants, isMeasured).toSorted((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a));
	if (scripts.length === 0) return [];
	if (!scripts.some(({ variant }) => variant.attempted)) return [{ kind: "no-answer-ran" }];
	const left = scripts.length - SHOWN$1;
	return [
		...scripts.slice(0, SHOWN$1).map((script) => ({
			kind: "script",
			...referTo(script)
		})),
		...left > 0 ? [{
			kind: "scripts-not-named",
			scripts: left
		}] : [],
		{
			kind: "scripts-only",
			projects: countProjects(variants),
			needed: 6
		}
	];
}
/**
* Facts beside the means over projects, which hide them: how many scripts use less and more by their own blocks, and the two
* extremes of these. It is a search, so that a script counts where its verdict also stands after Holm's correction for the
* number that was searched (by Student's t of its log-ratios).
*/
function leadByExtremes(analysed, isMeasured) {
	const judged = analysed.flatMap((one) => {
		if (one.analysis.model === null) return [];
		const { quantity, ratio } = chooseRatio(one.analysis, isMeasured);
		if (ratio === void 0 || !isJudged(ratio)) return [];
		const { values } = logRatiosOf(one.pairings.get(ratio.baseline)?.pairs ?? [], quantity);
		return [{
			variant: one.analysis,
			quantity,
			ratio,
			p: pBeyond$1(values, ratio.smallestEffect ?? 0)
		}];
	});
	if (judged.length === 0) return [];
	const adjusted = adjustEach(judged, "holm");
	const seen = judged.filter((script) => isDecided(script.ratio) && (adjusted.get(script) ?? 1) <= .05).toSorted((a, b) => (a.ratio.estimate ?? 1) - (b.ratio.estimate ?? 1));
	const of = (verdict) => seen.filter(({ ratio }) => ratio.verdict === verdict);
	const [least, most] = [of("less")[0], of("more").at(-1)];
	return [{
		kind: "extremes",
		less: of("less").length,
		more: of("more").length,
		judged: judged.length,
		quantity: new Set(judged.map((script) => script.quantity)).size === 1 ? judged[0]?.quantity ?? null : null,
		least: least === void 0 ? null : referTo(least),
		most: most === void 0 ? null : referTo(most)
	}];
}
/** Student's, of a mean log-ratio that lies no farther from 0 than the smallest effect. */
function pBeyond$1(values, smallestEffect) {
	const { mean } = testMean(values);
	const reach = Math.log1p(smallestEffect);
	return Math.abs(mean) <= reach ? 1 : testMean(values.map((value) => value - Math.sign(mean) * reach)).p;
}
const isDecided = ({ verdict }) => verdict === "less" || verdict === "more";
const listScripts = (variants, isMeasured) => variants.flatMap((variant) => variant.model === null ? [] : [{
	variant,
	...chooseRatio(variant, isMeasured)
}]);
const referTo = ({ variant, quantity, ratio }) => ({
	variant: variant.id,
	quantity,
	baseline: ratio?.baseline ?? null
});
/** The ratio to the code without plots where that ran. */
function chooseRatio({ ratios }, isMeasured) {
	const energy = preferPairs(ratios.energy);
	const leads = isMeasured && energy !== void 0 && energy.pairs > 0 && energy.quality === "measured";
	const quantity = chooseLeadingQuantity(leads);
	return {
		quantity,
		ratio: quantity === "energy" ? energy : preferPairs(ratios.cpu)
	};
}
const isJudged = ({ verdict, estimate }) => estimate !== null && JUDGED.includes(verdict);
const JUDGED = [
	"less",
	"more",
	"equivalent",
	"inconclusive"
];
/** Rank of what failed, or has no ratio: it comes last. */
const LAST = 9;
/** A difference first, whichever way; what says nothing of its cost last. */
const RANKS = {
	less: 1,
	more: 1,
	equivalent: 2,
	inconclusive: 3,
	"too-few-runs": 4,
	"too-few-projects": 4,
	"not-comparable": 6,
	"not-measured": 7
};
function rankOf({ variant: { passed }, ratio }) {
	if (!passed || ratio === void 0) return LAST;
	return ratio.cause?.kind === "suspect" ? RANKS["too-few-runs"] + 1 : RANKS[ratio.verdict];
}
const sizeOf = ({ ratio }) => Math.abs(Math.log(ratio?.estimate ?? 1));
// src/analysis/choose-headline.ts
/**
* Facts of the headline: one for each group, or for scripts where there are too few projects to speak of a group. Energy
* leads only where both sides were measured, for as many projects as have a CPU time.
*/
function chooseHeadline(groups, analysed, energyQuality, provenances, scope) {
	const variants = analysed.map(({ analysis }) => analysis);
	if (variants.every(({ runs }) => runs === 0)) return [{ kind: "nothing-ran" }, ...findOrigins(provenances)];
	const isMeasured = energyQuality === "measured";
	return [
		...hasFewProjects(variants) ? leadByScripts(variants, isMeasured) : [...groups.map((group) => leadByGroup(group, isMeasured)), ...leadByExtremes(analysed, isMeasured)],
		...isMeasured ? [] : [{ kind: "no-energy" }],
		...findOrigins(provenances),
		...scope === null ? [] : [{ kind: "scope" }]
	];
}
function leadByGroup({ mode, model, ratios }, isMeasured) {
	const [energy, cpu] = [preferPairs(ratios.energy), preferPairs(ratios.cpu)];
	const gap = isMeasured ? findEnergyGap(energy, cpu) : null;
	const quantity = chooseLeadingQuantity(isMeasured && gap === null);
	return {
		kind: "group",
		mode,
		model,
		quantity,
		baseline: (quantity === "energy" ? energy : cpu)?.baseline ?? null,
		energyGap: gap
	};
}
function findEnergyGap(energy, cpu) {
	if (energy === void 0 || energy.pairs > 0 && energy.quality !== "measured") return { kind: "not-measured" };
	if (energy.pairs >= (cpu?.pairs ?? 0)) return null;
	if (energy.pairs > 0) return {
		kind: "fewer-projects",
		projects: energy.pairs
	};
	return energy.verdict === "not-measured" && energy.cause !== null ? {
		kind: "no-verdict",
		baseline: energy.baseline
	} : { kind: "not-measured" };
}
function findOrigins(provenances) {
	const models = {
		recorded: /* @__PURE__ */ new Set(),
		given: /* @__PURE__ */ new Set()
	};
	for (const { origin, model } of provenances) if (origin !== "provider") models[origin].add(model);
	return ["recorded", "given"].flatMap((origin) => models[origin].size === 0 ? [] : [{
		kind: "origin",
		origin,
		models: [...models[origin]].sort()
	}]);
}
// src/analysis/code/associations.ts
/** Every kind that some answer of a mode shows. Modes are never pooled: an autonomous answer edits nothing. */
function countChanges(variants) {
	return GENERATED_MODES.flatMap((mode) => {
		const compared = variants.flatMap((variant) => variant.mode === mode && variant.changes !== null ? [variant.changes] : []);
		return CHANGE_KINDS.flatMap((kind) => {
			const answers = compared.filter((changes) => changes.some((change) => change.kind === kind)).length;
			return answers === 0 ? [] : [{
				kind,
				mode,
				answers,
				of: compared.length
			}];
		});
	});
}
/**
* Ratios, for each kind of change that occurs, of the answers with it, of those without it, and of the two inside projects
* that have both. Only answers that ran, are as accurate and were measured on both sides.
*/
function associateChanges(variants, results, estimate) {
	const resultOf = new Map(results.map((result) => [result.id, result]));
	return countChanges(variants).flatMap(({ kind, mode }) => ["cpu", "energy"].flatMap((quantity) => BASELINE_MODES.flatMap((baseline) => {
		const observed = variants.flatMap((variant) => variant.mode === mode ? observe(variant, resultOf.get(variant.id), quantity, baseline) : []);
		if (observed.length === 0) return [];
		return [{
			kind,
			mode,
			quantity,
			baseline,
			...associate(kind, observed, estimate)
		}];
	})));
}
/** An answer whose code could be compared with the author's, and its measured log-ratio. */
function observe({ project, changes }, result, quantity, baseline) {
	if (changes === null || result === void 0 || !isComparable(result)) return [];
	const ratio = result.ratios[quantity].find((each) => each.baseline === baseline);
	if (ratio?.quality !== "measured" || ratio.estimate === null) return [];
	return [{
		project,
		kinds: new Set(changes.map(({ kind }) => kind)),
		logRatio: Math.log(ratio.estimate)
	}];
}
/** A project is one observation, whatever its number of answers: they share its data and its baseline. */
function associate(kind, observed, estimate) {
	const projects = groupsBy(observed, ({ project }) => project).map((answers) => ({
		with: mean(answers.flatMap(({ kinds, logRatio }) => kinds.has(kind) ? [logRatio] : [])),
		without: mean(answers.flatMap(({ kinds, logRatio }) => kinds.has(kind) ? [] : [logRatio]))
	}));
	const ratio = (values) => describeEffect(estimate(values));
	const having = observed.filter(({ kinds }) => kinds.has(kind)).length;
	return {
		answers: {
			with: having,
			without: observed.length - having
		},
		with: ratio(projects.flatMap((each) => each.with ?? [])),
		without: ratio(projects.flatMap((each) => each.without ?? [])),
		difference: ratio(projects.flatMap((each) => each.with === null || each.without === null ? [] : [each.with - each.without]))
	};
}
// src/analysis/code/evidence.ts
const fewer = (count) => compareCounts(count, (b, a) => a < b);
const vanished = (count) => compareCounts(count, (b, a) => b > 0 && a === 0);
const appeared = (count) => compareCounts(count, (b, a) => b === 0 && a > 0);
function compareCounts(count, holds) {
	return (before, after) => {
		const [was, is] = [count(before), count(after)];
		return holds(was, is) ? {
			before: was,
			after: is
		} : null;
	};
}
/** A sum that fell, but not to nothing. No change where a part of it is only known at run time. */
function shrunk(parts) {
	const sum = (of) => of.reduce((all, part) => all + (part ?? NaN), 0);
	return (before, after) => {
		const [was, is] = [sum(parts(before)), sum(parts(after))];
		return is > 0 && is < was ? {
			before: was,
			after: is
		} : null;
	};
}
/** Two sets, each sorted, that are not equal. */
function different(before, after) {
	return before.join("\n") === after.join("\n") ? null : {
		before: [...before],
		after: [...after]
	};
}
/** Two sets that differ in values that the programs' texts tell, on both sides: `…` may be any value. */
function bothKnown(before, after) {
	const [was, is] = [before, after].map((values) => values.filter((value) => value !== "…"));
	return was?.length && is?.length ? different(was, is) : null;
}
/** `after` has something that `before` has not. Nothing in either is no change: one may only be written another way. */
function replaced(before, after) {
	if (before.length === 0 || after.every((item) => before.includes(item))) return null;
	return different(before, after);
}
/** `after` has some of `before` and nothing else. */
function reduced(before, after) {
	return after.length > 0 && after.length < before.length && after.every((item) => before.includes(item)) ? different(before, after) : null;
}
/** Words of `before` that are not in `after`. */
function missing(before, after) {
	const gone = before.filter((item) => !after.includes(item));
	return gone.length === 0 ? null : {
		before: gone,
		after: []
	};
}
function extra(before, after) {
	const gone = missing(after, before);
	return gone === null ? null : {
		before: gone.after,
		after: gone.before
	};
}
/** Named values that changed: `[name, before, after]`. */
function listValues(values) {
	if (values.length === 0) return null;
	return {
		before: values.map(([name, was]) => `${name}=${was}`),
		after: values.map(([name, , is]) => `${name}=${is}`)
	};
}
// src/analysis/code/pipeline.ts
/** Parameters that have a kind of change of their own, or none: they are not what a model learns with. */
const NOT_HYPER = /* @__PURE__ */ new Set([
	...[
		"n_jobs",
		"nthread",
		"num_threads",
		"thread_count",
		"workers",
		"num_workers"
	],
	...[
		"random_state",
		"random_seed",
		"seed",
		"verbose",
		"verbosity",
		"silent",
		"verbose_eval",
		"name",
		"estimators"
	],
	...[
		"callbacks",
		"early_stopping",
		"early_stopping_rounds",
		"valid_names",
		"copy"
	]
]);
const ITERATIONS = /* @__PURE__ */ new Set([...[
	"epochs",
	"iterations",
	"max_epochs",
	"max_iter",
	"n_epochs",
	"n_estimators",
	"n_iter",
	"nb_epoch"
], ...[
	"num_boost_round",
	"num_epochs",
	"num_iterations",
	"num_train_epochs"
]]);
/** Iterations of a class that is not told them: documented defaults of scikit-learn 1.x, XGBoost, LightGBM and CatBoost. */
const DEFAULT_ITERATIONS = [
	[
		/^(RandomForest|ExtraTrees|GradientBoosting)(Classifier|Regressor)$/,
		"n_estimators",
		100
	],
	[
		/^HistGradientBoosting(Classifier|Regressor)$/,
		"max_iter",
		100
	],
	[
		/^AdaBoost(Classifier|Regressor)$/,
		"n_estimators",
		50
	],
	[
		/^Bagging(Classifier|Regressor)$/,
		"n_estimators",
		10
	],
	[
		/^LogisticRegression$/,
		"max_iter",
		100
	],
	[
		/^(SGD(Classifier|Regressor)|Lasso|ElasticNet|LinearSVC|LinearSVR|Perceptron)$/,
		"max_iter",
		1e3
	],
	[
		/^MLP(Classifier|Regressor)$/,
		"max_iter",
		200
	],
	[
		/^(XGB|LGBM)(Classifier|Regressor)$/,
		"n_estimators",
		100
	],
	[
		/^CatBoost(Classifier|Regressor)$/,
		"iterations",
		1e3
	]
];
/** `RandomForestClassifier`, but `lightgbm.train`: a function's name says little alone. */
function shortName(name) {
	const parts = name.split(".");
	const leaf = parts.at(-1) ?? name;
	return /^[A-Z]/.test(leaf) ? leaf : parts.slice(-2).join(".");
}
/** Short names of the classes of one kind, sorted, each once. */
function classesOf({ estimators }, kinds) {
	return [...new Set(estimators.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => shortName(name)))].sort();
}
/** `[RandomForestClassifier.max_depth, before, after]` of the classes in both programs, the n-th use beside the n-th. */
function changedParameters(before, after, kinds) {
	const others = [...after.estimators];
	return before.estimators.filter(({ kind }) => kinds.includes(kind)).flatMap((estimator) => {
		const place = others.findIndex(({ name }) => shortName(name) === shortName(estimator.name));
		const [other] = place === -1 ? [] : others.splice(place, 1);
		return other === void 0 ? [] : parameterChanges(estimator, other);
	});
}
function parameterChanges(one, other) {
	return [.../* @__PURE__ */ new Set([...Object.keys(one.parameters), ...Object.keys(other.parameters)])].sort().flatMap((name) => {
		if (NOT_HYPER.has(name) || ITERATIONS.has(name)) return [];
		const [was, is] = [one, other].map(({ parameters }) => Object.hasOwn(parameters, name) ? parameters[name] : void 0);
		if (was === is || was === "…" || is === "…") return [];
		return [[
			`${shortName(one.name)}.${name}`,
			was ?? "default",
			is ?? "default"
		]];
	});
}
/** Iterations of what both programs have. */
function changedIterations(before, after, counts) {
	const others = iterationsOf(after);
	return [...iterationsOf(before)].flatMap(([key, was]) => {
		const is = others.get(key);
		return is !== void 0 && counts(was, is) ? [[
			key,
			String(was),
			String(is)
		]] : [];
	});
}
/** The largest number of trees, epochs or iterations by `Class.parameter`, with the class's default where none is given. */
function iterationsOf({ estimators, iterations }) {
	const found = /* @__PURE__ */ new Map();
	const note = (where, parameter, value) => {
		const number = Number(value);
		if (value === "" || !Number.isFinite(number)) return;
		const key = `${where}.${parameter}`;
		found.set(key, Math.max(found.get(key) ?? Number.NEGATIVE_INFINITY, number));
	};
	for (const { name, parameters } of estimators) {
		const own = shortName(name);
		for (const [parameter, value] of Object.entries(parameters)) if (ITERATIONS.has(parameter)) note(own, parameter, value);
		const preset = DEFAULT_ITERATIONS.find(([pattern]) => pattern.test(own));
		if (preset !== void 0 && !(preset[1] in parameters)) note(own, preset[1], String(preset[2]));
	}
	const noted = new Set(estimators.map(({ name }) => name.slice(name.lastIndexOf(".") + 1)));
	for (const { where, parameter, value } of iterations) if (!noted.has(where)) note(where, parameter, value);
	return found;
}
// src/analysis/code/facts.ts
/** Options of a call that reads data: how much of it is read, by what and into which types. */
const READ_OPTIONS = [
	"usecols",
	"dtype",
	"nrows",
	"chunksize",
	"engine",
	"memory_map",
	"low_memory"
];
const SMALL_TYPES = [
	"bfloat16",
	"category",
	"float16",
	"float32",
	"int16",
	"int32",
	"int8",
	"uint16",
	"uint8"
];
const DEFAULT_TEST_SHARE = "0.25";
const sortedOnce = (items) => [...new Set(items)].sort();
/** Numbers of jobs without the place they stand at: another estimator with the same `n_jobs` is no change of jobs. */
function jobsOf({ jobs, parallelCalls }) {
	const settings = jobs.map(({ parameter, value }) => `${parameter}=${value}`);
	return sortedOnce(parallelCalls > 0 ? [...settings, "parallel calls"] : settings);
}
function splitsOf({ splits }) {
	return sortedOnce(splits.map(({ call, parameters }) => {
		const { test_size, train_size, stratify, shuffle } = parameters;
		const size = train_size !== void 0 && test_size === void 0 ? `train_size=${train_size}` : `test_size=${test_size ?? DEFAULT_TEST_SHARE}`;
		const options = [...stratify === void 0 || stratify === "None" ? [] : ["stratified"], ...shuffle === "False" ? ["not shuffled"] : []];
		return call === "train_test_split" ? [size, ...options].join(" ") : call;
	}));
}
/** A seed of None is none. */
function seedsOf({ seeds }) {
	return sortedOnce(seeds.flatMap(({ value }) => value === "None" ? [] : value));
}
/** Plain `open` only where nothing else reads: beside a reader it is of settings, a header, a log. */
function readsOf({ reads }) {
	const readers = reads.filter(({ call }) => call !== "open");
	return sortedOnce((readers.length > 0 ? readers : reads).map(({ call, parameters }) => {
		const options = READ_OPTIONS.flatMap((name) => parameters[name] === void 0 ? [] : `${name}=${parameters[name]}`);
		return `${shortName(call)}(${options.join(", ")})`;
	}));
}
function smallTypesOf({ types }) {
	return SMALL_TYPES.filter((type) => type in types);
}
function metricsOf({ metrics }) {
	return Object.keys(metrics).sort();
}
/** Models fitted by each search over parameters; null where only a run would tell. */
function fitsOfSearches({ searches }) {
	return searches.map(({ candidates, folds }) => candidates === null || folds === null ? null : candidates * folds);
}
function writesOf({ writes }) {
	return Object.values(writes).reduce((sum, calls) => sum + calls, 0);
}
// src/analysis/code/change-rules.ts
/** Every kind of change from the author's program to another, in the vocabulary's order. */
function findChanges(author, other) {
	return CHANGE_KINDS.flatMap((kind) => {
		const evidence = RULES[kind](author, other);
		return evidence === null ? [] : [{
			kind,
			...evidence
		}];
	});
}
const learners = (structure) => classesOf(structure, ["estimator", "layer"]);
const transforms = (structure) => classesOf(structure, ["transform"]);
const RULES = {
	/** The author's program draws and this one does not. */
	"plots-removed": vanished(({ plots }) => plots),
	"plots-added": appeared(({ plots }) => plots),
	"imports-removed": (before, after) => missing(before.packages, after.packages),
	"imports-added": (before, after) => extra(before.packages, after.packages),
	/** A class is trained that the author's program does not train. */
	"estimator-changed": (before, after) => replaced(learners(before), learners(after)),
	/** Only some of the author's classes are trained. */
	"estimators-removed": (before, after) => reduced(learners(before), learners(after)),
	/** The same class with other parameters; iterations, jobs and seeds are kinds of their own. */
	"hyper-parameters-changed": (before, after) => listValues(changedParameters(before, after, [
		"estimator",
		"layer",
		"optimizer"
	])),
	"preprocessing-changed": (before, after) => different(transforms(before), transforms(after)) ?? listValues(changedParameters(before, after, ["transform"])),
	/** Trees, epochs or iterations of the same class or call; a class's documented default where none is given. */
	"fewer-iterations": (before, after) => listValues(changedIterations(before, after, (was, is) => is < was)),
	"more-iterations": (before, after) => listValues(changedIterations(before, after, (was, is) => is > was)),
	"early-stopping-added": appeared(({ earlyStopping }) => earlyStopping),
	"parallel-jobs-changed": (before, after) => different(jobsOf(before), jobsOf(after)),
	/** Another size, stratification or kind of the split into training and test data. */
	"split-changed": (before, after) => different(splitsOf(before), splitsOf(after)),
	"seed-added": (before, after) => before.seeds.length === 0 ? different([], seedsOf(after)) : null,
	"seed-changed": (before, after) => bothKnown(seedsOf(before), seedsOf(after)),
	"seed-removed": (before, after) => after.seeds.length === 0 ? different(seedsOf(before), []) : null,
	/** Another function reads, or it reads other columns, rows or types. */
	"data-read-changed": (before, after) => different(readsOf(before), readsOf(after)),
	"smaller-number-types": (before, after) => extra(smallTypesOf(before), smallTypesOf(after)) && different(smallTypesOf(before), smallTypesOf(after)),
	/** Fewer calls and loops that take one row at a time. */
	"loops-vectorised": fewer(({ rowLoops }) => rowLoops),
	"cross-validation-removed": vanished(({ crossValidations }) => crossValidations.length),
	"cross-validation-shrunk": shrunk(({ crossValidations }) => crossValidations.map(({ folds }) => folds)),
	"parameter-search-removed": vanished(({ searches }) => searches.length),
	"parameter-search-shrunk": shrunk(fitsOfSearches),
	"caching-added": appeared(({ caches }) => caches),
	"prints-removed": fewer(({ prints }) => prints),
	"warning-filters-removed": vanished(({ warningFilters }) => warningFilters),
	/** A metric is computed that the author's program does not compute. */
	"metric-changed": (before, after) => replaced(metricsOf(before), metricsOf(after)),
	/** Only some of the author's metrics are computed. */
	"metrics-removed": (before, after) => reduced(metricsOf(before), metricsOf(after)),
	"written-files-removed": vanished(writesOf)
};
// node_modules/diff/libesm/diff/base.js
var Diff = class {
	diff(oldStr, newStr, options = {}) {
		let callback;
		if (typeof options === "function") {
			callback = options;
			options = {};
		} else if ("callback" in options) callback = options.callback;
		const oldString = this.castInput(oldStr, options);
		const newString = this.castInput(newStr, options);
		const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
		const newTokens = this.removeEmpty(this.tokenize(newString, options));
		return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
	}
	diffWithOptionsObj(oldTokens, newTokens, options, callback) {
		var _a;
		const done = (value) => {
			value = this.postProcess(value, options);
			if (callback) {
				setTimeout(function() {
					callback(value);
				}, 0);
				return;
			} else return value;
		};
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let editLength = 1;
		let maxEditLength = newLen + oldLen;
		if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
		const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
		const abortAfterTimestamp = Date.now() + maxExecutionTime;
		const bestPath = [{
			oldPos: -1,
			lastComponent: void 0
		}];
		let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
		if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
		let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
		const execEditLength = () => {
			for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
				let basePath;
				const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
				if (removePath) bestPath[diagonalPath - 1] = void 0;
				let canAdd = false;
				if (addPath) {
					const addPathNewPos = addPath.oldPos - diagonalPath;
					canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
				}
				const canRemove = removePath && removePath.oldPos + 1 < oldLen;
				if (!canAdd && !canRemove) {
					bestPath[diagonalPath] = void 0;
					continue;
				}
				if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = this.addToPath(addPath, true, false, 0, options);
				else basePath = this.addToPath(removePath, false, true, 1, options);
				newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
				if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
				else {
					bestPath[diagonalPath] = basePath;
					if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
					if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
				}
			}
			editLength++;
		};
		if (callback) (function exec() {
			setTimeout(function() {
				if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
				if (!execEditLength()) exec();
			}, 0);
		})();
		else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
			const ret = execEditLength();
			if (ret) return ret;
		}
	}
	addToPath(path, added, removed, oldPosInc, options) {
		const last = path.lastComponent;
		if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: last.count + 1,
				added,
				removed,
				previousComponent: last.previousComponent
			}
		};
		else return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: 1,
				added,
				removed,
				previousComponent: last
			}
		};
	}
	extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
		while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
			newPos++;
			oldPos++;
			commonCount++;
			if (options.oneChangePerToken) basePath.lastComponent = {
				count: 1,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
		}
		if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
			count: commonCount,
			previousComponent: basePath.lastComponent,
			added: false,
			removed: false
		};
		basePath.oldPos = oldPos;
		return newPos;
	}
	equals(left, right, options) {
		if (options.comparator) return options.comparator(left, right);
		else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
	}
	removeEmpty(array) {
		const ret = [];
		for (let i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
		return ret;
	}
	castInput(value, options) {
		return value;
	}
	tokenize(value, options) {
		return Array.from(value);
	}
	join(chars) {
		return chars.join("");
	}
	postProcess(changeObjects, options) {
		return changeObjects;
	}
	get useLongestToken() {
		return false;
	}
	buildValues(lastComponent, newTokens, oldTokens) {
		const components = [];
		let nextComponent;
		while (lastComponent) {
			components.push(lastComponent);
			nextComponent = lastComponent.previousComponent;
			delete lastComponent.previousComponent;
			lastComponent = nextComponent;
		}
		components.reverse();
		const componentLen = components.length;
		let componentPos = 0, newPos = 0, oldPos = 0;
		for (; componentPos < componentLen; componentPos++) {
			const component = components[componentPos];
			if (!component.removed) {
				if (!component.added && this.useLongestToken) {
					let value = newTokens.slice(newPos, newPos + component.count);
					value = value.map(function(value, i) {
						const oldValue = oldTokens[oldPos + i];
						return oldValue.length > value.length ? oldValue : value;
					});
					component.value = this.join(value);
				} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
				newPos += component.count;
				if (!component.added) oldPos += component.count;
			} else {
				component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
				oldPos += component.count;
			}
		}
		return components;
	}
};
// node_modules/diff/libesm/diff/character.js
var CharacterDiff = class extends Diff {};
new CharacterDiff();
// node_modules/diff/libesm/util/string.js
function longestCommonPrefix(str1, str2) {
	let i = 0;
	for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
	return str1.slice(0, i);
}
function longestCommonSuffix(str1, str2) {
	let i;
	if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
	for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
	return str1.slice(-i);
}
function replacePrefix(string, oldPrefix, newPrefix) {
	if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);
	return newPrefix + string.slice(oldPrefix.length);
}
function replaceSuffix(string, oldSuffix, newSuffix) {
	if (!oldSuffix) return string + newSuffix;
	if (string.slice(-oldSuffix.length) != oldSuffix) throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);
	return string.slice(0, -oldSuffix.length) + newSuffix;
}
function removePrefix(string, oldPrefix) {
	return replacePrefix(string, oldPrefix, "");
}
function removeSuffix(string, oldSuffix) {
	return replaceSuffix(string, oldSuffix, "");
}
function maximumOverlap(string1, string2) {
	return string2.slice(0, overlapCount(string1, string2));
}
function overlapCount(a, b) {
	let startA = 0;
	if (a.length > b.length) startA = a.length - b.length;
	let endB = b.length;
	if (a.length < b.length) endB = a.length;
	const map = Array(endB);
	let k = 0;
	map[0] = 0;
	for (let j = 1; j < endB; j++) {
		if (b[j] == b[k]) map[j] = map[k];
		else map[j] = k;
		while (k > 0 && b[j] != b[k]) k = map[k];
		if (b[j] == b[k]) k++;
	}
	k = 0;
	for (let i = startA; i < a.length; i++) {
		while (k > 0 && a[i] != b[k]) k = map[k];
		if (a[i] == b[k]) k++;
	}
	return k;
}
/**
* Split a string into segments using a word segmenter, merging consecutive
* segments if they are both whitespace segments. Whitespace segments can
* appear adjacent to one another for two reasons:
* - newlines always get their own segment
* - where a diacritic is attached to a whitespace character in the text, the
*   segment ends after the diacritic, so e.g. " \u0300 " becomes two segments.
* This function therefore runs the segmenter's .segment() method and then
* merges consecutive segments of whitespace into a single part.
*/
function segment(string, segmenter) {
	const parts = [];
	for (const segmentObj of Array.from(segmenter.segment(string))) {
		const segment = segmentObj.segment;
		if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment)) parts[parts.length - 1] += segment;
		else parts.push(segment);
	}
	return parts;
}
function trailingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
	let i;
	for (i = string.length - 1; i >= 0; i--) if (!string[i].match(/\s/)) break;
	return string.substring(i + 1);
}
function leadingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
	const match = string.match(/^\s*/);
	return match ? match[0] : "";
}
function leadingAndTrailingWs(string, segmenter) {
	if (!segmenter) return [leadingWs(string), trailingWs(string)];
	if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
	const segments = segment(string, segmenter);
	const firstSeg = segments[0];
	const lastSeg = segments[segments.length - 1];
	return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
}
// node_modules/diff/libesm/diff/word.js
const extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
const tokenizeIncludingWhitespace = new RegExp(`[${extendedWordChars}]+|\\s+|[^${extendedWordChars}]`, "ug");
var WordDiff = class extends Diff {
	equals(left, right, options) {
		if (options.ignoreCase) {
			left = left.toLowerCase();
			right = right.toLowerCase();
		}
		return left.trim() === right.trim();
	}
	tokenize(value, options = {}) {
		let parts;
		if (options.intlSegmenter) {
			const segmenter = options.intlSegmenter;
			if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
			parts = segment(value, segmenter);
		} else parts = value.match(tokenizeIncludingWhitespace) || [];
		const tokens = [];
		let prevPart = null;
		parts.forEach((part) => {
			if (/\s/.test(part)) {
				if (prevPart == null) tokens.push(part);
				else tokens.push(tokens.pop() + part);
			} else if (prevPart != null && /\s/.test(prevPart)) {
				if (tokens[tokens.length - 1] == prevPart) tokens.push(tokens.pop() + part);
				else tokens.push(prevPart + part);
			} else tokens.push(part);
			prevPart = part;
		});
		return tokens;
	}
	join(tokens) {
		return tokens.map((token, i) => {
			if (i == 0) return token;
			else return token.replace(/^\s+/, "");
		}).join("");
	}
	postProcess(changes, options) {
		if (!changes || options.oneChangePerToken) return changes;
		let lastKeep = null;
		let insertion = null;
		let deletion = null;
		changes.forEach((change) => {
			if (change.added) insertion = change;
			else if (change.removed) deletion = change;
			else {
				if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
				lastKeep = change;
				insertion = null;
				deletion = null;
			}
		});
		if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
		return changes;
	}
};
new WordDiff();
function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
	if (deletion && insertion) {
		const [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter);
		const [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);
		if (startKeep) {
			const commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);
			startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix);
			deletion.value = removePrefix(deletion.value, commonWsPrefix);
			insertion.value = removePrefix(insertion.value, commonWsPrefix);
		}
		if (endKeep) {
			const commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);
			endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix);
			deletion.value = removeSuffix(deletion.value, commonWsSuffix);
			insertion.value = removeSuffix(insertion.value, commonWsSuffix);
		}
	} else if (insertion) {
		if (startKeep) {
			const ws = leadingWs(insertion.value, segmenter);
			insertion.value = insertion.value.substring(ws.length);
		}
		if (endKeep) {
			const ws = leadingWs(endKeep.value, segmenter);
			endKeep.value = endKeep.value.substring(ws.length);
		}
	} else if (startKeep && endKeep) {
		const newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter);
		const newWsStart = longestCommonPrefix(newWsFull, delWsStart);
		deletion.value = removePrefix(deletion.value, newWsStart);
		const newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);
		deletion.value = removeSuffix(deletion.value, newWsEnd);
		endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd);
		startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
	} else if (endKeep) {
		const endKeepWsPrefix = leadingWs(endKeep.value, segmenter);
		const overlap = maximumOverlap(trailingWs(deletion.value, segmenter), endKeepWsPrefix);
		deletion.value = removeSuffix(deletion.value, overlap);
	} else if (startKeep) {
		const overlap = maximumOverlap(trailingWs(startKeep.value, segmenter), leadingWs(deletion.value, segmenter));
		deletion.value = removePrefix(deletion.value, overlap);
	}
}
var WordsWithSpaceDiff = class extends Diff {
	tokenize(value) {
		const regex = new RegExp(`(\\r?\\n)|[${extendedWordChars}]+|[^\\S\\n\\r]+|[^${extendedWordChars}]`, "ug");
		return value.match(regex) || [];
	}
};
new WordsWithSpaceDiff();
// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	equals(left, right, options) {
		if (options.ignoreWhitespace) {
			if (!options.newlineIsToken || !left.includes("\n")) left = left.trim();
			if (!options.newlineIsToken || !right.includes("\n")) right = right.trim();
		} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
			if (left.endsWith("\n")) left = left.slice(0, -1);
			if (right.endsWith("\n")) right = right.slice(0, -1);
		}
		return super.equals(left, right, options);
	}
};
const lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
	return lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
	if (options.stripTrailingCr) value = value.replace(/\r\n/g, "\n");
	const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
	if (!linesAndNewlines[linesAndNewlines.length - 1]) linesAndNewlines.pop();
	for (let i = 0; i < linesAndNewlines.length; i++) {
		const line = linesAndNewlines[i];
		if (i % 2 && !options.newlineIsToken) retLines[retLines.length - 1] += line;
		else retLines.push(line);
	}
	return retLines;
}
// node_modules/diff/libesm/diff/sentence.js
function isSentenceEndPunct(char) {
	return char == "." || char == "!" || char == "?";
}
var SentenceDiff = class extends Diff {
	tokenize(value) {
		var _a;
		const result = [];
		let tokenStartI = 0;
		for (let i = 0; i < value.length; i++) {
			if (i == value.length - 1) {
				result.push(value.slice(tokenStartI));
				break;
			}
			if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
				result.push(value.slice(tokenStartI, i + 1));
				i = tokenStartI = i + 1;
				while ((_a = value[i + 1]) === null || _a === void 0 ? void 0 : _a.match(/\s/)) i++;
				result.push(value.slice(tokenStartI, i + 1));
				tokenStartI = i + 1;
			}
		}
		return result;
	}
};
new SentenceDiff();
// node_modules/diff/libesm/diff/css.js
var CssDiff = class extends Diff {
	tokenize(value) {
		return value.split(/([{}:;,]|\s+)/);
	}
};
new CssDiff();
// node_modules/diff/libesm/diff/json.js
var JsonDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	get useLongestToken() {
		return true;
	}
	castInput(value, options) {
		const { undefinedReplacement, stringifyReplacer = (k, v) => typeof v === "undefined" ? undefinedReplacement : v } = options;
		return typeof value === "string" ? value : JSON.stringify(canonicalize(value, null, null, stringifyReplacer), null, "  ");
	}
	equals(left, right, options) {
		return super.equals(left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
	}
};
new JsonDiff();
function canonicalize(obj, stack, replacementStack, replacer, key) {
	stack = stack || [];
	replacementStack = replacementStack || [];
	if (replacer) obj = replacer(key === void 0 ? "" : key, obj);
	let i = 0;
	for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
	let canonicalizedObj;
	if ("[object Array]" === Object.prototype.toString.call(obj)) {
		stack.push(obj);
		canonicalizedObj = new Array(obj.length);
		replacementStack.push(canonicalizedObj);
		for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
		stack.pop();
		replacementStack.pop();
		return canonicalizedObj;
	}
	if (obj && obj.toJSON) obj = obj.toJSON();
	if (typeof obj === "object" && obj !== null) {
		stack.push(obj);
		canonicalizedObj = {};
		replacementStack.push(canonicalizedObj);
		const sortedKeys = [];
		let key;
		for (key in obj)
 /* istanbul ignore else */
		if (Object.prototype.hasOwnProperty.call(obj, key)) sortedKeys.push(key);
		sortedKeys.sort();
		for (i = 0; i < sortedKeys.length; i += 1) {
			key = sortedKeys[i];
			canonicalizedObj[key] = canonicalize(obj[key], stack, replacementStack, replacer, key);
		}
		stack.pop();
		replacementStack.pop();
	} else canonicalizedObj = obj;
	return canonicalizedObj;
}
// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
	tokenize(value) {
		return value.slice();
	}
	join(value) {
		return value;
	}
	removeEmpty(value) {
		return value;
	}
};
new ArrayDiff();
// node_modules/diff/libesm/patch/create.js
/**
* Returns true if the filename contains characters that require C-style
* quoting (as used by Git and GNU diffutils in diff output).
*/
function needsQuoting(s) {
	for (let i = 0; i < s.length; i++) if (s[i] < " " || s[i] > "~" || s[i] === "\"" || s[i] === "\\") return true;
	return false;
}
/**
* C-style quotes a filename, encoding special characters as escape sequences
* and non-ASCII bytes as octal escapes. This is the inverse of
* `parseQuotedFileName` in parse.ts.
*
* Non-ASCII bytes are encoded as UTF-8 before being emitted as octal escapes.
* This matches the behaviour of both Git and GNU diffutils, which always emit
* UTF-8 octal escapes regardless of the underlying filesystem encoding (e.g.
* Git for Windows converts from NTFS's UTF-16 to UTF-8 internally).
*
* If the filename doesn't need quoting, returns it as-is.
*/
function quoteFileNameIfNeeded(s) {
	if (!needsQuoting(s)) return s;
	let result = "\"";
	const bytes = new TextEncoder().encode(s);
	let i = 0;
	while (i < bytes.length) {
		const b = bytes[i];
		if (b === 7) result += "\\a";
		else if (b === 8) result += "\\b";
		else if (b === 9) result += "\\t";
		else if (b === 10) result += "\\n";
		else if (b === 11) result += "\\v";
		else if (b === 12) result += "\\f";
		else if (b === 13) result += "\\r";
		else if (b === 34) result += "\\\"";
		else if (b === 92) result += "\\\\";
		else if (b >= 32 && b <= 126) result += String.fromCharCode(b);
		else result += "\\" + b.toString(8).padStart(3, "0");
		i++;
	}
	result += "\"";
	return result;
}
const INCLUDE_HEADERS = {
	includeIndex: true,
	includeUnderline: true,
	includeFileHeaders: true
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
	let optionsObj;
	if (!options) optionsObj = {};
	else if (typeof options === "function") optionsObj = { callback: options };
	else optionsObj = options;
	if (typeof optionsObj.context === "undefined") optionsObj.context = 4;
	const context = optionsObj.context;
	if (optionsObj.newlineIsToken) throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (!optionsObj.callback) return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
	else {
		const { callback } = optionsObj;
		diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
			const patch = diffLinesResultToPatch(diff);
			callback(patch);
		} }));
	}
	function diffLinesResultToPatch(diff) {
		if (!diff) return;
		diff.push({
			value: "",
			lines: []
		});
		function contextLines(lines) {
			return lines.map(function(entry) {
				return " " + entry;
			});
		}
		const hunks = [];
		let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
		for (let i = 0; i < diff.length; i++) {
			const current = diff[i], lines = current.lines || splitLines(current.value);
			current.lines = lines;
			if (current.added || current.removed) {
				if (!oldRangeStart) {
					const prev = diff[i - 1];
					oldRangeStart = oldLine;
					newRangeStart = newLine;
					if (prev) {
						curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
						oldRangeStart -= curRange.length;
						newRangeStart -= curRange.length;
					}
				}
				for (const line of lines) curRange.push((current.added ? "+" : "-") + line);
				if (current.added) newLine += lines.length;
				else oldLine += lines.length;
			} else {
				if (oldRangeStart) {
					if (lines.length <= context * 2 && i < diff.length - 2) for (const line of contextLines(lines)) curRange.push(line);
					else {
						const contextSize = Math.min(lines.length, context);
						for (const line of contextLines(lines.slice(0, contextSize))) curRange.push(line);
						const hunk = {
							oldStart: oldRangeStart,
							oldLines: oldLine - oldRangeStart + contextSize,
							newStart: newRangeStart,
							newLines: newLine - newRangeStart + contextSize,
							lines: curRange
						};
						hunks.push(hunk);
						oldRangeStart = 0;
						newRangeStart = 0;
						curRange = [];
					}
				}
				oldLine += lines.length;
				newLine += lines.length;
			}
		}
		for (const hunk of hunks) for (let i = 0; i < hunk.lines.length; i++) if (hunk.lines[i].endsWith("\n")) hunk.lines[i] = hunk.lines[i].slice(0, -1);
		else {
			hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
			i++;
		}
		return {
			oldFileName,
			newFileName,
			oldHeader,
			newHeader,
			hunks
		};
	}
}
/**
* creates a unified diff patch.
*
* @param patch either a single structured patch object (as returned by `structuredPatch`) or an
*   array of them (as returned by `parsePatch`).
* @param headerOptions behaves the same as the `headerOptions` option of `createTwoFilesPatch`.
*   Ignored for patches where `isGit` is `true`.
*
* When a patch has `isGit: true`, `formatPatch` output is changed to more closely match Git's
* output: it emits a `diff --git` header, emits Git extended headers as appropriate based on
* properties like `isRename`, `isCreate`, `newMode`, etc, and will omit `---`/`+++` file
* headers for patches with no hunks (e.g. renames without content changes).
*/
function formatPatch(patch, headerOptions) {
	var _a, _b, _c, _d, _e, _f;
	if (!headerOptions) headerOptions = INCLUDE_HEADERS;
	if (Array.isArray(patch)) {
		if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every((p) => p.isGit)) throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return patch.map((p) => formatPatch(p, headerOptions)).join("\n");
	}
	const ret = [];
	if (patch.isGit) {
		headerOptions = INCLUDE_HEADERS;
		if (!patch.oldFileName) throw new Error("oldFileName must be specified for Git patches");
		if (!patch.newFileName) throw new Error("newFileName must be specified for Git patches");
		let gitOldName = patch.oldFileName;
		let gitNewName = patch.newFileName;
		if (patch.isCreate && gitOldName === "/dev/null") gitOldName = gitNewName.replace(/^b\//, "a/");
		else if (patch.isDelete && gitNewName === "/dev/null") gitNewName = gitOldName.replace(/^a\//, "b/");
		ret.push("diff --git " + quoteFileNameIfNeeded(gitOldName) + " " + quoteFileNameIfNeeded(gitNewName));
		if (patch.isDelete) ret.push("deleted file mode " + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : "100644"));
		if (patch.isCreate) ret.push("new file mode " + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : "100644"));
		if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
			ret.push("old mode " + patch.oldMode);
			ret.push("new mode " + patch.newMode);
		}
		if (patch.isRename) {
			ret.push("rename from " + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : "").replace(/^a\//, "")));
			ret.push("rename to " + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : "").replace(/^b\//, "")));
		}
		if (patch.isCopy) {
			ret.push("copy from " + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : "").replace(/^a\//, "")));
			ret.push("copy to " + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : "").replace(/^b\//, "")));
		}
	} else {
		if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== void 0) ret.push("Index: " + patch.oldFileName);
		if (headerOptions.includeUnderline) ret.push("===================================================================");
	}
	const hasHunks = patch.hunks.length > 0;
	if (headerOptions.includeFileHeaders && patch.oldFileName !== void 0 && patch.newFileName !== void 0 && (!patch.isGit || hasHunks)) {
		ret.push("--- " + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? "	" + patch.oldHeader : ""));
		ret.push("+++ " + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? "	" + patch.newHeader : ""));
	}
	for (let i = 0; i < patch.hunks.length; i++) {
		const hunk = patch.hunks[i];
		const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
		const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
		ret.push("@@ -" + oldStart + "," + hunk.oldLines + " +" + newStart + "," + hunk.newLines + " @@");
		for (const line of hunk.lines) ret.push(line);
	}
	return ret.join("\n") + "\n";
}
/**
* Split `text` into an array of lines, including the trailing newline character (where present)
*/
function splitLines(text) {
	const hasTrailingNl = text.endsWith("\n");
	const result = text.split("\n").map((line) => line + "\n");
	if (hasTrailingNl) result.pop();
	else result.push(result.pop().slice(0, -1));
	return result;
}
// src/analysis/code/line-difference.ts
/** Myers' algorithm is quadratic in this; a rewrite of a thousand-line script stays below. */
const EDIT_LIMIT = 6e3;
/**
* Difference from the author's text to the variant's, by lines and as a unified patch with three lines of context; line
* endings don't count. Null: too long and too different.
*/
function differ(name, author, variant) {
	const patch = structuredPatch(`a/${name}`, `b/${name}`, author, variant, "", "", {
		context: 3,
		stripTrailingCr: true,
		maxEditLength: EDIT_LIMIT
	});
	if (patch === void 0) return null;
	const changed = patch.hunks.flatMap((hunk) => hunk.lines);
	const added = changed.filter((line) => line.startsWith("+")).length;
	const removed = changed.filter((line) => line.startsWith("-")).length;
	const before = countLines(author);
	const unchanged = before - removed;
	const both = before + unchanged + added;
	return {
		lines: {
			added,
			removed,
			unchanged,
			kept: before === 0 ? null : unchanged / before,
			similarity: both === 0 ? null : 2 * unchanged / both
		},
		patch: formatPatch(patch)
	};
}
/** A last line without its end is a line too. */
function countLines(text) {
	if (text === "") return 0;
	const breaks = text.split("\n").length - 1;
	return text.endsWith("\n") ? breaks : breaks + 1;
}
// src/analysis/code/overlap.ts
/** Tokens that stand together by chance in two programs for one task are fewer. */
const RUN = 8;
const TOKEN = /#[^\n]*|"[^"\n]*"|'[^'\n]*'|[A-Za-z_]\w*|\d[\w.]*|[^\s\w]/g;
/**
* Share of a script's runs of eight tokens that stand in the author's program too, 0–1; comments and layout don't count. Null: it
* is shorter.
*/
function measureOverlap(author, script) {
	const own = listRuns(script);
	if (own.length === 0) return null;
	const known = new Set(listRuns(author));
	return own.filter((run) => known.has(run)).length / own.length;
}
function listRuns(text) {
	const tokens = (text.match(TOKEN) ?? []).filter((token) => !token.startsWith("#"));
	return tokens.slice(7).map((_, index) => tokens.slice(index, index + RUN).join("\0"));
}
// src/analysis/code/size-summaries.ts
const ANY = {
	mode: null,
	model: null,
	project: null
};
/** The groupings: all, by mode, by model, by both, by project. */
const GROUPINGS = [
	() => ANY,
	({ mode }) => ({
		...ANY,
		mode
	}),
	({ model }) => ({
		...ANY,
		model
	}),
	({ mode, model }) => ({
		...ANY,
		mode,
		model
	}),
	({ project }) => ({
		...ANY,
		project
	})
];
/** A script that can't be parsed has bytes, but no logical lines and tokens. */
function summariseSizes(authors, variants) {
	const byProject = new Map(authors.map(({ project, script }) => [project, script]));
	return SIZE_MEASURES.flatMap((measure) => {
		const sized = variants.flatMap(({ mode, model, project, script }) => {
			const size = SIZES[measure](script);
			const own = byProject.get(project);
			const author = (own && SIZES[measure](own)) ?? null;
			const generated = generatedMode.safeParse(mode);
			return size === void 0 || !generated.success ? [] : [{
				mode: generated.data,
				model,
				project,
				size,
				author
			}];
		});
		return GROUPINGS.flatMap((placeOf) => summariseBy(placeOf, sized, measure));
	});
}
const SIZES = {
	bytes: ({ bytes }) => bytes,
	logicalLines: ({ counts }) => counts?.logical,
	tokens: ({ counts }) => counts?.tokens
};
function summariseBy(placeOf, sized, measure) {
	return groupsBy(sized, placeOf).map((members) => ({
		...placeOf(members[0]),
		measure,
		...describeSizes(members)
	}));
}
function describeSizes(members) {
	const sizes = members.map(({ size }) => size);
	const sorted = Float64Array.from(sizes).sort();
	const deltas = members.flatMap(({ size, author }) => author === null ? [] : [size - author]);
	return {
		count: sizes.length,
		mean: meanOf(sizes),
		median: quantile(sorted, .5),
		standardDeviation: sizes.length < 2 ? null : Math.sqrt(varianceOf(sizes)),
		minimum: quantile(sorted, 0),
		p10: quantile(sorted, .1),
		p25: quantile(sorted, .25),
		p75: quantile(sorted, .75),
		p90: quantile(sorted, .9),
		maximum: quantile(sorted, 1),
		delta: deltas.length === 0 ? null : {
			count: deltas.length,
			mean: meanOf(deltas),
			median: quantile(Float64Array.from(deltas).sort(), .5)
		}
	};
}
// src/analysis/code/analyse-code.ts
/** How the models' scripts differ from the author's, and which differences go with which ratios. */
function analyseCode(plan, code, results, estimate, provenances) {
	const authors = plan.projects.map(({ slug, entry }) => {
		const author = code.authors.get(slug);
		if (author === void 0) throw new Error(`neither the author's ${entry} of ${slug} nor a gap was handed in`);
		const named = {
			project: slug,
			licence: author.licence
		};
		if ("gap" in author) return {
			...named,
			script: null,
			ownModules: [],
			gap: author.gap
		};
		return {
			...named,
			script: describe(author),
			ownModules: [...author.ownModules],
			gap: null
		};
	});
	const variants = plan.variants.flatMap((variant) => compareVariant(variant, code, provenances.get(variant.id)?.unlockedImports ?? null) ?? []);
	const associations = associateChanges(variants, results, estimate);
	return {
		authors,
		variants,
		sizes: summariseSizes(authors, variants),
		changes: countChanges(variants).map((change) => ({
			...change,
			leading: chooseLeading(associations.filter(({ kind, mode }) => kind === change.kind && mode === change.mode))
		})),
		associations,
		leading: chooseLeading(associations)
	};
}
const chooseLeading = (associations) => chooseLeadingQuantity(associations.some(({ quantity, with: ratio }) => quantity === "energy" && ratio !== null));
function describe({ text, bytes, description }) {
	return {
		bytes,
		lines: countLines(text),
		...description
	};
}
/** Null for a baseline and for an answer that gave no script. */
function compareVariant({ id, project, mode, model }, code, unlockedImports) {
	const script = code.scripts.get(id);
	const author = code.authors.get(project);
	if (model === null || script === void 0 || author === void 0) return null;
	const own = {
		id,
		project,
		mode,
		model,
		script: describe(script),
		unlockedImports
	};
	if ("gap" in author) return {
		...own,
		overlap: null,
		difference: null,
		changes: null,
		gaps: [{ kind: "no-author" }]
	};
	const difference = differ(id, author.text, script.text)?.lines ?? null;
	const incomparable = whyIncomparable(author, script.description);
	const [before, after] = [author.description.structure, script.description.structure];
	const changes = incomparable !== null || before === null || after === null ? null : findChanges(before, after);
	const tooDifferent = difference === null ? [{ kind: "too-different" }] : [];
	const overlap = measureOverlap(author.text, script.text);
	return {
		...own,
		overlap,
		difference,
		changes,
		gaps: [...tooDifferent, ...incomparable === null ? [] : [incomparable]]
	};
}
/** Why two programs can't be compared: what one has or lacks is no change where the author's program has it in another file. */
function whyIncomparable(author, { structure, fault }) {
	if (author.description.structure === null) return {
		kind: "unparsed",
		of: "author",
		fault: author.description.fault
	};
	if (structure === null) return {
		kind: "unparsed",
		of: "answer",
		fault
	};
	const elsewhere = author.ownModules.filter((module) => !structure.packages.includes(module));
	return elsewhere.length === 0 ? null : {
		kind: "other-modules",
		modules: elsewhere
	};
}
// src/analysis/diagnostics/break-even.ts
/**
* Runs after which a variant has saved the energy of its generation, with that of the tries before it which it mends: for each
* whose provenances tell that energy and that was measured beside a baseline.
*/
function analyseBreakEven(analysed, provenances) {
	return analysed.flatMap(({ inBlocks, analysis }) => {
		const energy = sumEnergy(inBlocks.variant, provenances);
		if (energy === null || analysis.metric.verdict !== "as-good") return [];
		return analysis.ratios.energy.flatMap(({ baseline, estimate, interval, quality }) => {
			const before = medianJoules(inBlocks.baselines.get(baseline)?.runs ?? []);
			if (quality !== "measured" || estimate === null || before === null) return [];
			const saved = (ratio) => before * (1 - ratio);
			const range = interval === null ? null : [saved(interval[1]), saved(interval[0])];
			return [{
				variant: analysis.id,
				generationJoules: energy.joules,
				source: energy.source,
				baseline,
				savedJoules: saved(estimate),
				savedRange: range,
				runs: runsUntil(energy.joules, saved(estimate)),
				range: range && [runsUntil(energy.low, range[1]), runsUntil(energy.high, range[0])]
			}];
		});
	});
}
/** Null: a try was asked for whose energy nobody knows. */
function sumEnergy(variant, provenances) {
	const tries = Array.from({ length: (variant.iteration ?? 0) + 1 }, (_, iteration) => provenances.get(composeVariantId({
		...variant,
		iteration
	})));
	const known = tries.flatMap((each) => each?.energy ?? []);
	const [first] = known;
	if (first === void 0 || known.length < tries.length) return null;
	const sumOf = (read) => sum(known.map(read));
	return {
		joules: sumOf(({ joules }) => joules),
		low: sumOf(({ low }) => low),
		high: sumOf(({ high }) => high),
		source: first.source
	};
}
/** Null: what saves nothing is never paid back. */
function runsUntil(joules, savedJoules) {
	return savedJoules <= 0 ? null : Math.max(1, Math.ceil(joules / savedJoules));
}
function medianJoules(runs) {
	return median(runs.flatMap(({ status, readings: { energy } }) => status === "ok" && energy.quality === "measured" && energy.value !== null ? [energy.value] : []));
}
// src/analysis/diagnostics/noise.ts
const FIVE_PERCENT$1 = .05;
/**
* Noise of this campaign by the author's scripts, compared with themselves, at the repetitions that are there of them. Null:
* too few runs. `smallestEffect`: the plan's, as a share.
*/
function analyseNoise(baselines, quantity, smallestEffect) {
	const known = baselines.flatMap(({ inBlocks: { runs } }) => {
		const spread = selfSpread(runs, quantity);
		return spread === null ? [] : [{
			spread,
			runs: usableLogs(runs, quantity).length
		}];
	});
	const standardDeviation = median(known.map(({ spread }) => spread));
	const repetitions = Math.floor(median(known.map(({ runs }) => runs)) ?? 0);
	if (standardDeviation === null) return null;
	const floor = noiseFloor(standardDeviation, repetitions);
	if (floor === null) return null;
	const smallest = (n) => Math.max(smallestEffect, noiseFloor(standardDeviation, n) ?? 0);
	return {
		quantity,
		baselines: known.length,
		standardDeviation,
		repetitions,
		floor,
		smallestEffect: smallest(repetitions),
		detectableChange: detectableChange(standardDeviation, repetitions, { smallest: smallest(repetitions) }),
		repetitionsForFivePercent: pairsToSee(FIVE_PERCENT$1, standardDeviation, { smallest })
	};
}
// src/analysis/diagnostics/shifts.ts
/** Values that a third must have before its median says anything. */
const VALUES_IN_A_THIRD = 2;
/**
* Whether running late in a block changes the CPU time: per answer, the median log-ratio of its runs in the last third of
* their blocks less that of its runs in the first third, then the mean over projects. In random order it is about ×1; the
* published results this tool follows up were confounded by order, so it is checked and told. Null: too few runs to say.
*/
function orderEffect(answers, blockLengths, estimate) {
	const place = ({ run }) => (run.orderIndex + .5) / (blockLengths.get(run.block) ?? 1);
	const logsOf = (pairs) => logRatiosOf(pairs, "cpu").values;
	return effectOverProjects(answers, estimate, ({ pairings }) => {
		const pairs = HEADLINE_ORDER.map((mode) => pairings.get(mode)?.pairs ?? []).find(({ length }) => length > 0) ?? [];
		const early = pairs.filter((pair) => place(pair) < 1 / 3);
		const late = pairs.filter((pair) => place(pair) > 2 / 3);
		return medianShift(logsOf(early), logsOf(late));
	});
}
/**
* Whether the host changed while the campaign ran: per author's script, the log of its median CPU time in the last third of
* its blocks less that in the first, then over projects. Ratios are formed inside blocks, so drift does not bias them; it
* says how far two campaigns may differ for no reason. Null: too few projects to say.
*/
function driftEffect(baselines, estimate) {
	return effectOverProjects(baselines, estimate, ({ inBlocks }) => {
		const logs = usableLogs(inBlocks.runs, "cpu");
		const third = Math.floor(logs.length / 3);
		return third === 0 ? null : medianShift(logs.slice(0, third), logs.slice(-third));
	});
}
function effectOverProjects(scripts, estimate, shiftOf) {
	const shifts = meansByProject(scripts, shiftOf);
	return shifts.length < 5 ? null : describeEffect(estimate(shifts));
}
function medianShift(early, late) {
	const [from, to] = [median(early), median(late)];
	return Math.min(early.length, late.length) >= VALUES_IN_A_THIRD && from !== null && to !== null ? to - from : null;
}
// src/analysis/diagnostics/diagnose.ts
const FIVE_PERCENT = .05;
/** How steady the host was, how noisy the scripts, and what this campaign could have seen. */
function diagnose(plan, analysed, groups, { estimate, smallestEffects }) {
	const lengths = new Map(measuredBlocks(plan).map(({ id, order }) => [id, order.length]));
	const answers = analysed.filter(({ analysis }) => analysis.model !== null);
	const baselines = analysed.filter(({ analysis }) => analysis.model === null);
	const noise = QUANTITIES.flatMap((quantity) => analyseNoise(baselines, quantity, plan.options.smallestEffect / 100) ?? []);
	return {
		order: orderEffect(answers, lengths, estimate),
		drift: driftEffect(baselines, estimate),
		noise,
		power: groups.flatMap((group) => powerOf(group, smallestEffects, noise))
	};
}
/** Power of a further campaign of this kind, from the spread of the projects' ratios that were found. */
function powerOf({ mode, model, ratios }, smallestEffects, noise) {
	return QUANTITIES.flatMap((quantity) => ratios[quantity].flatMap(({ baseline, pairs, clusters, quality, standardDeviation }) => {
		if (quality !== "measured" || standardDeviation === null) return [];
		const blocks = noise.find((each) => each.quantity === quantity)?.repetitions ?? 0;
		const smallest = (projects) => smallestEffects[quantity](Array.from({ length: projects }, () => blocks));
		return [{
			mode,
			model,
			baseline,
			quantity,
			projects: pairs,
			standardDeviation,
			detectableChange: detectableChange(standardDeviation, clusters, {
				smallest: smallest(pairs),
				of: "projects"
			}),
			projectsForFivePercent: pairsToSee(FIVE_PERCENT, standardDeviation, {
				smallest,
				of: "projects"
			})
		}];
	}));
}
// src/analysis/diagnostics/find-disturbances.ts
/** Findings on the host and the noise. */
function findDisturbances({ order, drift, noise }) {
	return [
		...findOrder(order),
		...findDrift(drift),
		...findNoise(noise)
	];
}
const ofCampaign$1 = {
	subject: null,
	evidence: []
};
function findOrder(order) {
	if (order === null || order.interval === null) return [];
	const numbers = {
		...order,
		interval: order.interval
	};
	return excludesOne(order.interval) ? [{
		kind: "order-effect",
		severity: "warning",
		...ofCampaign$1,
		numbers
	}] : [{
		kind: "no-order-effect",
		severity: "note",
		...ofCampaign$1,
		numbers
	}];
}
function findDrift(drift) {
	if (drift === null || drift.interval === null || !excludesOne(drift.interval)) return [];
	const numbers = {
		...drift,
		interval: drift.interval
	};
	return [{
		kind: "drift",
		severity: "warning",
		...ofCampaign$1,
		numbers
	}];
}
function findNoise(noise) {
	const leading = chooseLeadingQuantity(noise.some(({ quantity }) => quantity === "energy"));
	return noise.some(({ quantity }) => quantity === leading) ? [{
		kind: "noise",
		severity: "note",
		subject: leading,
		numbers: {},
		evidence: []
	}] : [];
}
// src/analysis/diagnostics/phase-change.ts
const LEAST_SECONDS = 1e-9;
/**
* Splits ln(variant / baseline) into one term a phase by the logarithmic mean Divisia index (Ang 2005,
* doi:10.1016/j.enpol.2003.10.010): exact, without a remainder, symmetric in the two sides, and defined for a phase that
* is zero on one of them. Null where either profile holds no CPU time that a clock could have read.
*/
function decomposeLogRatio({ variant, baseline }) {
	const [after, before] = [total(variant), total(baseline)];
	if (after < LEAST_SECONDS || before < LEAST_SECONDS) return null;
	const weight = logarithmicMean(after, before);
	return mapPhases((phase) => (variant[phase] - baseline[phase]) / weight);
}
/** Nearer to 1 than this, shares of the change are shares of noise. */
const SMALLEST_CHANGE = Math.log(1.02);
/** Phases that the change of CPU time comes from, for each mode, model and baseline that were profiled. */
function analysePhases(groups, profiles, estimate) {
	return groups.flatMap((group) => HEADLINE_ORDER.flatMap((baseline) => {
		const change = analysePhaseChange(pairProfiles(group, baseline, profiles), estimate);
		if (change === null) return [];
		return [{
			mode: group.mode,
			model: group.model,
			baseline,
			...change
		}];
	}));
}
/** Profiles of one block, of answers that count in the ratios too: passed, and as accurate as the baseline. */
function pairProfiles({ members }, baseline, profiles) {
	return members.flatMap(({ inBlocks, analysis }) => {
		const before = inBlocks.baselines.get(baseline);
		if (before === void 0 || !isComparable(analysis)) return [];
		const ofBaseline = profiles.get(memberKey({
			variant: before.variant.id,
			shim: before.shim
		}));
		return [...profiles.get(memberKey({
			variant: analysis.id,
			shim: inBlocks.beside.get(baseline)?.[0]?.shim ?? inBlocks.shim
		})) ?? []].flatMap(([block, own]) => {
			const other = ofBaseline?.get(block);
			if (own.status !== "ok" || other?.status !== "ok" || !own.phaseCpuSeconds || !other.phaseCpuSeconds) return [];
			return [{
				project: analysis.project,
				variant: own.phaseCpuSeconds,
				baseline: other.phaseCpuSeconds
			}];
		});
	});
}
/** ln of the baseline with one phase as the variant has it, relative to the baseline: had nothing else changed. */
function changeAlone({ variant, baseline }) {
	const before = total(baseline);
	return mapPhases((phase) => Math.log(Math.max(before - baseline[phase] + variant[phase], LEAST_SECONDS) / before));
}
/** Change of phases over projects; each counts once, whatever its number of answers. Null without a pair. */
function analysePhaseChange(pairs, estimate) {
	const projects = groupsBy(pairs, ({ project }) => project).flatMap((samples) => {
		const logs = samples.flatMap((pair) => {
			const terms = decomposeLogRatio(pair);
			return terms === null ? [] : [{
				terms,
				alone: changeAlone(pair)
			}];
		});
		if (logs.length === 0) return [];
		const meanBy = (side) => mapPhases((phase) => mean(logs.map((each) => each[side][phase])) ?? 0);
		return [{
			terms: meanBy("terms"),
			alone: meanBy("alone")
		}];
	});
	const whole = estimate(projects.map(({ terms }) => total(terms)));
	if (whole === null) return null;
	const means = mapPhases((phase) => mean(projects.map(({ terms }) => terms[phase])) ?? 0);
	const logRatio = total(means);
	return {
		projects: projects.length,
		ratio: whole.estimate,
		interval: whole.interval,
		phases: mapPhases((phase) => {
			const alone = estimate(projects.map((each) => each.alone[phase]));
			return {
				factor: Math.exp(means[phase]),
				share: Math.abs(logRatio) < SMALLEST_CHANGE ? null : means[phase] / logRatio,
				alone: alone?.estimate ?? 1,
				interval: alone?.interval ?? null
			};
		})
	};
}
function logarithmicMean(a, b) {
	const log = Math.log(a / b);
	return Math.abs(log) < 1e-9 ? (a + b) / 2 : (a - b) / log;
}
const mapPhases = (make) => recordOf(PHASES, make);
const total = (values) => sum(PHASES.map((phase) => values[phase]));
// src/analysis/finding-parts.ts
const ofCampaign = { subject: null };
/** A page links to some; a campaign may have a hundred thousand. */
const MOST_RECORDS = 20;
const listRecords = (runs) => runs.slice(0, MOST_RECORDS).map(({ id }) => id);
const listIds = (of) => [...new Set(of.map(({ analysis }) => analysis.id))];
/** Findings of which there is anything: a finding of some runs or variants names them. */
const withEvidence = (findings) => findings.filter(({ evidence }) => evidence.length > 0);
/** Sum over all variants and their baselines. */
const sumPairings = (analysed, read) => sum(analysed.flatMap(({ pairings }) => [...pairings.values()].map(read)));
// src/analysis/failures/outcomes.ts
function judge({ inBlocks, analysis }) {
	const { passed, attempted, failure, runs } = analysis;
	const outcome = passed ? "passed" : attempted ? "failed" : failure !== null || runs > 0 ? "lost" : "notRun";
	if (outcome === "passed" || outcome === "notRun") return {
		inBlocks,
		analysis,
		outcome,
		failure: null
	};
	const { class: name = "failed", errorType = null, message = null } = failure ?? {};
	return {
		inBlocks,
		analysis,
		outcome,
		failure: {
			fault: outcome === "lost" ? "bench" : analysis.model === null ? "author" : "model",
			class: name,
			errorType,
			message: message && cleanMessage(message)
		}
	};
}
/** Length at which a message is cut, before it is made shorter. */
const LONGEST_MESSAGE = 2e3;
/** One printable line without what differs from run to run: folders, addresses, colours. */
function cleanMessage(message) {
	const line = cleanLine(message, LONGEST_MESSAGE).replace(/(?<![\w.:/])\/(?:[^\s/'"]+\/)+/g, "…/").replace(/\b0x[0-9a-f]+/gi, "0x…").trim();
	return line === "" ? null : shorten(line, 200);
}
function countOutcomes(scripts) {
	const of = (outcome) => scripts.filter((script) => script.outcome === outcome);
	const failed = of("failed");
	const passed = of("passed").length;
	const attemptable = passed + failed.length;
	return {
		total: scripts.length,
		attemptable,
		passed,
		failed: failed.length,
		lost: of("lost").length,
		notRun: of("notRun").length,
		unsteady: failed.filter(({ analysis }) => (analysis.statuses.ok ?? 0) > 0).length,
		failedShare: attemptable === 0 ? null : failed.length / attemptable,
		interval: wilsonInterval(failed.length, attemptable)
	};
}
// src/analysis/failures/classes.ts
/** Failures of one kind together, the most frequent kind first; each with where it came up and what it said. */
function classifyFailures(scripts) {
	const failed = scripts.filter(({ failure }) => failure !== null);
	const all = Map.groupBy(scripts, placeOf$1);
	return largestGroups(failed, kindOf).flatMap((alike) => {
		const [{ failure }] = alike;
		if (!failure) return [];
		return {
			fault: failure.fault,
			class: failure.class,
			errorType: failure.errorType,
			scripts: alike.length,
			of: failed.length,
			groups: largestGroups(alike, placeOf$1).map((here) => {
				const { mode, model } = here[0].analysis;
				const { attemptable, total } = countOutcomes(all.get(placeOf$1(here[0])) ?? []);
				const interval = failure.fault === "bench" ? null : wilsonInterval(here.length, attemptable);
				return {
					mode,
					model,
					scripts: here.length,
					attemptable,
					total,
					interval
				};
			}),
			messages: largestGroups(alike, (script) => script.failure?.message ?? "").map((those) => ({
				message: those[0].failure?.message || null,
				scripts: those.length,
				variants: [...new Set(those.map(({ analysis }) => analysis.id))].sort()
			}))
		};
	});
}
const kindOf = ({ failure }) => JSON.stringify([
	failure?.class,
	failure?.errorType,
	failure?.fault
]);
/** Names a mode and model. */
const placeOf$1 = ({ analysis }) => JSON.stringify([analysis.mode, analysis.model]);
// src/analysis/failures/choose-logs.ts
/** The logs that show how scripts failed: the first script of each way to fail, then the second of each, and so on. */
function chooseLogs(scripts, code) {
	const licensed = new Set(code?.authors.filter(isLicensed).map(({ project }) => project));
	const failed = scripts.filter(({ failure, analysis }) => failure !== null && licensed.has(analysis.project));
	return [...Map.groupBy(failed, wayOf).values()].flatMap((alike) => alike.flatMap(findLog).map((log, place) => ({
		log,
		place
	}))).sort((a, b) => a.place - b.place).slice(0, 50).map(({ log }) => log);
}
/** Whether a report may show what its scripts print. The licence of a project that the dataset can't read is the plan's word. */
const isLicensed = ({ licence, gap }) => licence !== null && gap?.kind !== "unreadable";
const wayOf = (script) => JSON.stringify([kindOf(script), script.failure?.message]);
/** Log of the last run that failed as its script is said to; none where no such run has a log. */
function findLog({ inBlocks, analysis: { id, shim, blockModel, failure } }) {
	const run = inBlocks.runs.findLast((each) => each.logSha256 !== null && classOf(each) === failure?.class && each.message === failure.message);
	const sha256 = run?.logSha256;
	return run === void 0 || sha256 == null ? [] : [{
		variant: id,
		shim,
		blockModel,
		record: run.id,
		sha256,
		end: null
	}];
}
// src/analysis/failures/iterations.ts
/**
* Each round of answers by itself, and what it adds. Only what failed is asked for again, so that fewer failures in a later
* round say nothing by themselves: `passedSoFar` keeps one denominator through all rounds, the same for repairs and control.
*/
function analyseIterations(scripts, tabulate, provenances) {
	const answers = scripts.filter(({ analysis, inBlocks }) => analysis.model !== null && inBlocks.variant.iteration !== null);
	const repairs = answers.filter(({ inBlocks }) => inBlocks.variant.arm === void 0);
	const fresh = answers.filter((answer) => iterationOf(answer) === 0 || answer.inBlocks.variant.arm === "control");
	const questions = groupsBy(repairs, keyOf$1);
	const rounds = [...new Set(repairs.map(iterationOf))].sort((a, b) => a - b);
	const possible = new Set(questions.filter((tries) => tries.some(isAttempted)).map(([first]) => keyOf$1(first)));
	const passedSoFar = (tries, iteration) => {
		const passing = tries.filter((answer) => answer.outcome === "passed" && iterationOf(answer) <= iteration);
		const passed = new Set(passing.map(keyOf$1).filter((key) => possible.has(key))).size;
		return {
			passed,
			of: possible.size,
			interval: wilsonInterval(passed, possible.size)
		};
	};
	return rounds.map((iteration) => {
		const isOwn = (answer) => iterationOf(answer) === iteration && (iteration === 0 || answer.outcome !== "notRun");
		const own = repairs.filter(isOwn);
		const drawn = iteration === 0 ? [] : fresh.filter(isOwn);
		const isLast = iteration === rounds.at(-1);
		return {
			iteration,
			...countOutcomes(own),
			byModeAndModel: tabulate(own),
			classes: countClasses(own),
			passedSoFar: passedSoFar(repairs, iteration),
			tokens: sumTokens(own, provenances),
			repairs: isLast ? [] : countRepairs(questions, iteration),
			control: drawn.length === 0 ? null : {
				...countOutcomes(drawn),
				tokens: sumTokens(drawn, provenances),
				passedSoFar: passedSoFar(fresh, iteration)
			},
			next: isLast ? null : followUp(questions, iteration)
		};
	});
}
function sumTokens(answers, provenances) {
	const told = answers.flatMap(({ analysis }) => provenances.get(analysis.id)?.tokens ?? []);
	return told.length === 0 ? null : sum(told.map(({ input, output }) => input + output));
}
/** Repairs by how the answers before them failed, most frequent first. */
function countRepairs(questions, iteration) {
	const failed = questions.flatMap((tries) => {
		const answer = tries.find((each) => iterationOf(each) === iteration && each.outcome === "failed");
		const next = tries.find((each) => iterationOf(each) === iteration + 1);
		return answer?.failure ? [{
			class: answer.failure.class,
			fate: fateOf(answer, next)
		}] : [];
	});
	return largestGroups(failed, (each) => each.class).map((alike) => {
		const retried = alike.filter(({ fate }) => fate !== "notRetried" && fate !== "lost").length;
		const repaired = alike.filter(({ fate }) => fate === "repaired").length;
		return {
			class: alike[0].class,
			failed: alike.length,
			retried,
			repaired,
			interval: wilsonInterval(repaired, retried)
		};
	});
}
const keyOf$1 = ({ inBlocks }) => questionOf(inBlocks.variant);
const iterationOf = ({ inBlocks }) => inBlocks.variant.iteration ?? 0;
const isAttempted = ({ outcome }) => outcome === "passed" || outcome === "failed";
function countClasses(answers) {
	const failed = answers.filter(({ failure }) => failure !== null);
	const all = Map.groupBy(answers, placeOf$1);
	return largestGroups(failed, ({ failure }) => JSON.stringify([failure?.class, failure?.errorType])).flatMap((alike) => {
		const [{ failure }] = alike;
		if (failure === null) return [];
		const groups = largestGroups(alike, placeOf$1).map((here) => {
			const { mode, model } = here[0].analysis;
			const { attemptable, total } = countOutcomes(all.get(placeOf$1(here[0])) ?? []);
			return {
				mode,
				model,
				scripts: here.length,
				attemptable,
				total
			};
		});
		return {
			class: failure.class,
			errorType: failure.errorType,
			scripts: alike.length,
			groups
		};
	});
}
function followUp(questions, iteration) {
	const counts = {
		repaired: 0,
		sameFailure: 0,
		otherFailure: 0,
		lost: 0,
		notRetried: 0
	};
	for (const tries of questions) {
		const failed = tries.find((answer) => iterationOf(answer) === iteration && answer.outcome === "failed");
		if (failed === void 0) continue;
		const next = tries.find((answer) => iterationOf(answer) === iteration + 1);
		counts[fateOf(failed, next)]++;
	}
	return counts;
}
function fateOf(failed, next) {
	if (next === void 0 || next.outcome === "notRun") return "notRetried";
	if (next.outcome === "passed") return "repaired";
	if (next.outcome === "lost") return "lost";
	return next.failure?.class === failed.failure?.class && next.failure?.errorType === failed.failure?.errorType ? "sameFailure" : "otherFailure";
}
// src/analysis/failures/survivors.ts
/**
* Ratios are formed of answers that passed, are as accurate and were measured. This tells of how many that is, what the others
* are, and whether the projects that drop out are the longer ones: then the ratios speak of the easy part.
*/
function describeSurvivors(mode, model, answers) {
	const leftOut = {
		failed: 0,
		suspect: 0,
		lessAccurate: 0,
		accuracyNotSettled: 0,
		accuracyUnknown: 0,
		lost: 0,
		notRun: 0,
		notPaired: 0
	};
	const reasons = new Map(answers.map((answer) => [answer, whyLeftOut(answer)]));
	for (const reason of reasons.values()) if (reason !== null) leftOut[reason]++;
	const included = answers.filter((answer) => reasons.get(answer) === null);
	const others = answers.filter((answer) => reasons.get(answer) !== null);
	const includedSlugs = new Set(included.map(({ analysis }) => analysis.project));
	const [gone = [], kept = []] = [false, true].map((isIncluded) => groupsBy(answers, ({ analysis }) => analysis.project).filter(([{ analysis }]) => includedSlugs.has(analysis.project) === isIncluded).map(([{ inBlocks }]) => baselineCost(inBlocks)));
	return {
		mode,
		model,
		answers: answers.length,
		included: included.length,
		leftOut,
		leftOutVariants: others.map(({ analysis }) => analysis.id),
		includedProjects: summariseCosts(kept),
		leftOutProjects: summariseCosts(gone),
		leftOutTakesLonger: shareLarger(listSeconds(gone), listSeconds(kept))
	};
}
function whyLeftOut(answer) {
	const { outcome, analysis } = answer;
	if (outcome !== "passed") return outcome;
	if (analysis.validity?.verdict === "suspect") return "suspect";
	if (analysis.metric.verdict === null) return "accuracyUnknown";
	if (analysis.metric.verdict === "not-settled") return "accuracyNotSettled";
	if (analysis.metric.verdict === "worse") return "lessAccurate";
	return cpuRatioOf(answer) === null ? "notPaired" : null;
}
/** The ratio to the author's code without its plots; where that never ran, to the author's code. */
function cpuRatioOf({ analysis }) {
	return analysis.ratios.cpu.find(({ estimate }) => estimate !== null)?.estimate ?? null;
}
const listSeconds = (costs) => costs.flatMap(({ cpuSeconds }) => cpuSeconds ?? []);
function baselineCost({ baselines }) {
	const okOf = (mode) => baselines.get(mode)?.runs.filter(({ status }) => status === "ok") ?? [];
	const ok = HEADLINE_ORDER.map(okOf).find(({ length }) => length > 0) ?? [];
	return {
		cpuSeconds: median(ok.flatMap(({ readings }) => readings.cpu.value ?? [])),
		peakMemoryBytes: median(ok.flatMap(({ readings }) => readings.memory.value ?? []))
	};
}
function summariseCosts(costs) {
	return {
		projects: costs.length,
		medianCpuSeconds: median(listSeconds(costs)),
		medianPeakMemoryBytes: median(costs.flatMap(({ peakMemoryBytes }) => peakMemoryBytes ?? []))
	};
}
/** Share of pairs in which the value of `those` is the larger, ties half (Mann & Whitney's U over its maximum). */
function shareLarger(those, others) {
	if (those.length === 0 || others.length === 0) return null;
	let larger = 0;
	for (const one of those) for (const other of others) larger += one > other ? 1 : one === other ? .5 : 0;
	return larger / (those.length * others.length);
}
// src/analysis/failures/analyse-failures.ts
/** `analysed`: the answers that stand; `tried`: with those that were asked for again. What failed, how often of how many, whose fault it was, and what the ratios leave out because of it; the logs unread. */
function analyseFailures({ analysed, tried }, code, provenances) {
	const scripts = analysed.map(judge);
	const generated = scripts.filter(({ analysis }) => analysis.model !== null);
	return {
		overall: countOutcomes(generated),
		byMode: tabulate(scripts, ({ analysis: { mode } }) => ({ mode })),
		byModel: tabulate(generated, ({ analysis: { model } }) => ({ model: model ?? "" })),
		byModeAndModel: byModeAndModel(scripts),
		byProject: tabulate(generated, ({ analysis: { project } }) => ({ project })),
		byIteration: analyseIterations(tried.map(judge), byModeAndModel, provenances),
		classes: classifyFailures(scripts),
		survivors: groupsBy(generated, ({ analysis: { mode, model } }) => [mode, model]).flatMap((answers) => {
			const { mode, model } = answers[0].analysis;
			return isGenerated(mode) && model !== null ? [describeSurvivors(mode, model, answers)] : [];
		}),
		logs: chooseLogs(scripts, code)
	};
}
const isGenerated = (mode) => generatedMode.safeParse(mode).success;
const byModeAndModel = (scripts) => tabulate(scripts, ({ analysis: { mode, model } }) => ({
	mode,
	model
}));
/** One row for each name that a script has. */
function tabulate(scripts, nameOf) {
	return groupsBy(scripts, nameOf).map((own) => ({
		...nameOf(own[0]),
		...countOutcomes(own)
	}));
}
/** Findings for each mode and model of whose answers the ratios leave out any. */
function findLeftOut({ survivors }) {
	const findings = survivors.map(({ mode, model, answers, included, leftOutVariants: evidence }) => {
		return {
			kind: "answers-left-out",
			severity: "note",
			subject: {
				mode,
				model
			},
			numbers: {
				answers,
				included
			},
			evidence
		};
	});
	return withEvidence(findings);
}
// src/analysis/energy-findings.ts
/** Findings on the energy of the runs that ended ok: what it lacks, and what it is of. */
function findEnergyFaults(runs, analysed, { restDrift }) {
	const ok = runs.filter(({ status }) => status === "ok");
	return [
		...withEvidence(qualities(ok)),
		...ofMeters(runs, analysed),
		...restDrift.flatMap(differsAtRest)
	];
}
function differsAtRest({ host, domain, before, after, differs }) {
	const numbers = {
		before,
		after
	};
	return differs ? [{
		kind: "rest-drift",
		severity: "warning",
		...ofCampaign,
		numbers,
		host,
		domain,
		evidence: []
	}] : [];
}
function qualities(ok) {
	const of = (quality) => ok.filter(({ readings }) => readings.energy.quality === quality);
	const estimated = of("estimated");
	const unread = of("unavailable").filter(({ readings }) => leftOutAs(readings.energy) === null);
	const doubtful = ok.flatMap((run) => {
		const { reason } = run.readings.energy;
		return reason?.kind === "doubtful" ? [{
			run,
			doubts: reason.doubts
		}] : [];
	});
	const runs = ok.length;
	return [
		{
			kind: "estimated-energy",
			severity: "note",
			...ofCampaign,
			numbers: {
				estimated: estimated.length,
				runs
			},
			evidence: listRecords(estimated)
		},
		{
			kind: "unread-energy",
			severity: "note",
			...ofCampaign,
			numbers: {
				unread: unread.length,
				runs
			},
			evidence: listRecords(unread)
		},
		{
			kind: "doubtful-energy",
			severity: "warning",
			...ofCampaign,
			numbers: {
				doubtful: doubtful.length,
				runs
			},
			doubts: countDoubts(doubtful.map((each) => each.doubts)),
			evidence: listRecords(doubtful.map(({ run }) => run))
		}
	];
}
/** Findings on what the joules are, where that is not the processor's packages by one meter. */
function ofMeters(runs, analysed) {
	const [measured, estimated] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
	let isExternal = false;
	for (const { readings } of runs) {
		const { quality, source } = readings.energy;
		if (source !== void 0) (quality === "measured" ? measured : estimated).add(source);
		isExternal ||= quality === "measured" && readings.energy.isExternal === true;
	}
	const shared = {
		severity: "note",
		...ofCampaign,
		numbers: {},
		evidence: []
	};
	return [
		...measured.size < 2 ? [] : [{
			kind: "several-meters",
			...shared,
			sources: [...measured].sort()
		}],
		...isExternal ? [{
			kind: "external-meter",
			...shared
		}] : [],
		...measured.size < 2 && estimated.size < 2 ? [] : acrossMeters(analysed)
	];
}
function acrossMeters(analysed) {
	const pairs = sumPairings(analysed, (pairing) => logRatiosOf(pairing.pairs, "energy").acrossMeters);
	if (pairs === 0) return [];
	return [{
		kind: "across-meters",
		severity: "note",
		...ofCampaign,
		numbers: { pairs },
		evidence: []
	}];
}
// src/analysis/find-faults.ts
/** What a reader must know before believing the numbers, worst first. */
function findFaults(collected, analysed, totals, { family, strata }) {
	const runs = analysed.flatMap(({ inBlocks }) => inBlocks.runs);
	return [
		...missingRecords(totals),
		...declaredLater(family),
		...unplannedRecords(collected),
		...failedBaselines(analysed),
		...withEvidence([
			perfectScores(analysed),
			lostRuns(runs),
			...changedInputs(analysed)
		]),
		...findEnergyFaults(runs, analysed, collected.readings),
		...severalStrata(collected, analysed),
		...strata.flatMap(stratumEffect),
		...severalSandboxes(collected),
		...withEvidence([
			disturbedRuns(runs),
			otherThreads(analysed),
			coldRuns(runs),
			fewPairs(analysed)
		])
	];
}
function missingRecords({ planned, recorded }) {
	if (recorded === planned) return [];
	const numbers = {
		missing: planned - recorded,
		planned
	};
	return [{
		kind: "missing-records",
		severity: "warning",
		...ofCampaign,
		numbers,
		evidence: []
	}];
}
function unplannedRecords({ unplanned }) {
	if (unplanned.length === 0) return [];
	const numbers = { records: sum(unplanned.map(({ records }) => records)) };
	const unknown = unplanned.map(({ kind, id }) => ({
		kind,
		id
	}));
	return [{
		kind: "unplanned-records",
		severity: "warning",
		...ofCampaign,
		numbers,
		unknown,
		evidence: []
	}];
}
function declaredLater({ declared, postHoc }) {
	if (postHoc !== true) return [];
	return [{
		kind: "declared-later",
		severity: "warning",
		...ofCampaign,
		numbers: { declared },
		evidence: []
	}];
}
function perfectScores(analysed) {
	const perfect = analysed.filter(({ analysis, inBlocks: { project } }) => {
		const { median, baseline } = analysis.metric;
		const best = bestValue(project.metric);
		if (analysis.validity?.verdict === "suspect") return false;
		return analysis.model !== null && analysis.passed && best !== null && median === best && baseline !== best;
	});
	return {
		kind: "perfect-scores",
		severity: "warning",
		...ofCampaign,
		numbers: {},
		evidence: listIds(perfect)
	};
}
/** Baselines that failed, each over all the shards in which it ran. */
function failedBaselines(analysed) {
	const baselines = analysed.filter(({ analysis }) => analysis.model === null && analysis.runs > 0);
	const okOf = ({ analysis }) => analysis.statuses.ok ?? 0;
	const findings = groupsBy(baselines, ({ analysis }) => analysis.id).map((shards) => {
		const { id } = shards[0].analysis;
		const runs = sum(shards.map(({ analysis }) => analysis.runs));
		const failed = runs - sum(shards.map(okOf));
		const without = shards.filter((each) => okOf(each) === 0);
		return {
			kind: "baseline-failed",
			severity: "error",
			subject: id,
			numbers: {
				failed,
				runs
			},
			failure: shards.flatMap(({ analysis }) => analysis.failure ?? [])[0] ?? null,
			missingFor: without.map(({ inBlocks }) => inBlocks.blockModel),
			missingEverywhere: without.length === shards.length,
			evidence: failed === 0 ? [] : [id]
		};
	});
	return withEvidence(findings);
}
function lostRuns(runs) {
	const lost = runs.filter(({ status }) => OUR_FAILURES.includes(status));
	const statuses = STATUSES.flatMap((status) => {
		const own = lost.filter((run) => run.status === status).length;
		return own === 0 ? [] : [[status, own]];
	});
	return {
		kind: "lost-runs",
		severity: "warning",
		...ofCampaign,
		numbers: {
			lost: lost.length,
			runs: runs.length
		},
		statuses: Object.fromEntries(statuses),
		evidence: listRecords(lost)
	};
}
/** Scripts that changed between their runs, which are pooled all the same; packages that are not those of the plan. */
function changedInputs(analysed) {
	const changed = analysed.filter(({ inBlocks }) => new Set(inBlocks.runs.flatMap(({ variantHash }) => variantHash ?? [])).size > 1);
	const otherLock = analysed.filter(({ inBlocks }) => inBlocks.runs.some(({ lockHash }) => lockHash !== null && lockHash !== inBlocks.project.lockHash));
	const shared = {
		severity: "warning",
		...ofCampaign,
		numbers: {}
	};
	return [{
		kind: "changed-scripts",
		...shared,
		evidence: listIds(changed)
	}, {
		kind: "other-packages",
		...shared,
		evidence: listIds(otherLock)
	}];
}
function severalStrata({ hosts }, analysed) {
	if (hosts.length < 2) return [];
	const pairs = sumPairings(analysed, ({ acrossStrata }) => acrossStrata);
	return [{
		kind: "several-strata",
		severity: "note",
		...ofCampaign,
		numbers: {
			strata: hosts.length,
			pairs
		},
		hosts: [...new Set(hosts.map(({ name }) => name))],
		evidence: []
	}];
}
/** Finding on a stratum, against the code without plots, of what was measured; the others stand in `strata` alone. */
function stratumEffect({ quantity, baseline, stratum }) {
	if (baseline !== "original-headless") return [];
	return [{
		kind: "stratum-effect",
		severity: "note",
		subject: {
			quantity,
			baseline,
			stratum
		},
		numbers: {},
		evidence: []
	}];
}
function severalSandboxes({ sandboxes }) {
	if (sandboxes.size < 2) return [];
	const used = TIERS.filter((tier) => sandboxes.has(tier));
	return [{
		kind: "several-sandboxes",
		severity: "note",
		...ofCampaign,
		numbers: {},
		sandboxes: used,
		evidence: []
	}];
}
function disturbedRuns(runs) {
	const disturbed = runs.filter(({ contaminated }) => contaminated);
	const countLeftOut = (own) => own.filter(({ readings }) => leftOutAs(readings.cpu) === "contaminated").length;
	const numbers = {
		disturbed: disturbed.length,
		cpuLeftOut: countLeftOut(disturbed),
		runs: runs.length
	};
	const scripts = groupsBy(runs, ({ variant }) => variant).flatMap((own) => {
		const beside = own.filter(({ contaminated }) => contaminated).length;
		const shares = {
			disturbed: beside,
			cpuLeftOut: countLeftOut(own),
			runs: own.length
		};
		return beside === 0 ? [] : [{
			variant: own[0].variant,
			...shares
		}];
	});
	return {
		kind: "contaminated-runs",
		severity: "warning",
		...ofCampaign,
		numbers,
		scripts: scripts.toSorted((a, b) => b.disturbed / b.runs - a.disturbed / a.runs),
		evidence: listRecords(disturbed)
	};
}
function otherThreads(analysed) {
	const scripts = analysed.flatMap(({ analysis: { id, model, observations }, inBlocks }) => {
		const authors = largest([...inBlocks.baselines.values()].flatMap(({ runs }) => runs.flatMap(threadsOf)));
		const threads = observations?.threads ?? null;
		return model === null || threads === null || authors === null || threads === authors ? [] : [{
			variant: id,
			threads,
			authors
		}];
	});
	return {
		kind: "other-threads",
		severity: "note",
		...ofCampaign,
		numbers: { answers: scripts.length },
		scripts,
		evidence: [...new Set(scripts.map(({ variant }) => variant))]
	};
}
const threadsOf = ({ observation }) => observation.threads === null ? [] : [observation.threads];
function coldRuns(runs) {
	const cold = runs.filter((run) => run.cold);
	const numbers = {
		cold: cold.length,
		runs: runs.length
	};
	return {
		kind: "cold-runs",
		severity: "note",
		...ofCampaign,
		numbers,
		evidence: listRecords(cold)
	};
}
/**
* Projects and baselines with few pairs, each with its fewest. Only answers that ran count: one that failed has its own line
* in the table.
*/
function fewPairs(analysed) {
	const few = analysed.flatMap(({ analysis: { id, model, passed, project }, pairings }) => BASELINE_MODES.flatMap((baseline) => {
		const pairs = pairings.get(baseline)?.pairs.length ?? 5;
		return model === null || !passed || pairs >= 5 ? [] : [{
			id,
			project,
			baseline,
			pairs
		}];
	}));
	return {
		kind: "few-pairs",
		severity: "note",
		...ofCampaign,
		numbers: { needed: 5 },
		pairs: groupsBy(few, ({ project, baseline }) => [project, baseline]).map((own) => {
			const [{ project, baseline }] = own;
			return {
				project,
				baseline,
				pairs: Math.min(...own.map(({ pairs }) => pairs))
			};
		}),
		evidence: [...new Set(few.map(({ id }) => id))]
	};
}
// src/analysis/statistics/median-interval.ts
const LEVEL = .05;
/**
* Interval of a median, without any assumption on shape: the order statistics at which the sign test just does not reject, so
* that it covers 95 % or a little more (Conover 1999, § 3.2). Null below six values, of which no two cover as much.
*/
function medianInterval(values) {
	const sorted = values.toSorted((a, b) => a - b);
	const n = sorted.length;
	let cut = 0;
	while (2 * (cut + 1) <= n && signTestTwoSided(cut, n) <= LEVEL) cut++;
	const [low, high] = [sorted[cut - 1], sorted[n - cut]];
	return cut === 0 || low === void 0 || high === void 0 ? null : [low, high];
}
// src/analysis/groups/objections.ts
/** What keeps a claim from being made. Sameness of a mean says nothing where a part of it is known from one side only. */
function objectTo(claim, objections) {
	const veto = findVeto(claim, objections.outside, objections.margin);
	if (veto !== null) return veto;
	const { checks, censored, authorCensored } = objections;
	if (claim !== "equivalent" && checks !== null && checks.signFlipP > .05) return doubtOf(checks);
	if ((claim === "more" ? authorCensored > 0 && !objections.isStillMore() : false) || claim === "equivalent" && authorCensored > 0) return {
		kind: "author-censored",
		pairs: authorCensored
	};
	if (claim === "more") return null;
	if (censored > 0 && (claim === "equivalent" || !objections.isStillLess())) return {
		kind: "censored",
		projects: censored
	};
	return objections.hasUnsettled && (claim === "equivalent" || !objections.isLessAtWorst()) ? { kind: "accuracy-not-settled" } : null;
}
/** Whether signed ranks say so. */
function isSeenByRanks(claim, values) {
	const { pExact, pNormalCorrected } = wilcoxonSignedRank(values);
	return meanOf(values.map(Math.sign)) < 0 === (claim === "less") && (pExact ?? pNormalCorrected) <= .05;
}
/** Whether the interval says less, and by more than the smallest effect. */
function isLessBeyond(values, smallest, means) {
	const interval = means.infer(values)?.interval95;
	return interval !== void 0 && sideOfOne(exponentiate(interval), smallest) === "less";
}
const doubtOf = ({ signFlipP, wilcoxonP }) => ({
	kind: "tests-disagree",
	signFlipP,
	wilcoxonP
});
// src/analysis/groups/project-costs.ts
/** Cost of every attempted project of which the quantity is known: the mean over its samples. */
function costsByProject(reader, baseline, members, unsettled) {
	return groupsBy(members, ({ analysis }) => analysis.project).flatMap((samples) => {
		const costs = samples.flatMap((sample) => attemptCost(sample, reader, baseline, unsettled) ?? []);
		if (costs.length === 0 || costs.every(({ baseline: base, failed }) => base === null && !failed)) return [];
		return [{
			project: samples[0].analysis.project,
			log: meanOf(costs.map(({ log }) => log)),
			blocks: meanOf(costs.map(({ blocks }) => blocks)),
			failed: costs.some((cost) => cost.failed),
			censored: costs.some((cost) => cost.censored)
		}];
	});
}
const withoutFailures = (byProject) => [...byProject].map(([project, log]) => ({
	project,
	log,
	blocks: 0,
	failed: false,
	censored: false
}));
function meansByCluster(projects, members) {
	const clusters = new Map(members.map(({ inBlocks: { project } }) => [project.slug, project.cluster]));
	return groupsBy(projects, ({ project }) => [clusters.get(project) ?? null, clusters.get(project) == null && project]).map((alike) => meanOf(alike.map(({ log }) => log)));
}
/** Costs with time-outs farther off than anything else: of signs and ranks no more than their place is known. */
function rankedLast(projects) {
	const farthest = 2 * Math.max(...projects.map(({ log }) => Math.abs(log)));
	return projects.map((project) => project.censored ? {
		...project,
		log: farthest
	} : project);
}
/** Projects in which the author's code ran out of time in a block in which an answer ended well. */
const authorsOutOfTime = (baseline, members) => new Set(members.filter(({ inBlocks }) => countLateAuthors(inBlocks, baseline) > 0).map(({ inBlocks: { project } }) => project.slug));
/** The projects with those first in which the author's code would have taken longer than anybody saw. */
function rankedFirst(projects, late) {
	const farthest = -2 * Math.max(...projects.map(({ log }) => Math.abs(log)));
	return [...projects.filter(({ project }) => !late.has(project)), ...[...late].map((project) => ({
		project,
		log: farthest,
		blocks: 0,
		failed: false,
		censored: false
	}))];
}
// src/analysis/groups/over-projects.ts
const createResampling = (seed, resamples) => ({
	seed,
	means: createStudentisedMean(seed, resamples),
	signFlip: createSignFlip(seed)
});
/** Margin of equivalence as a share: ±5 %. */
const MARGIN = .05;
const LOG_MARGIN = Math.log(1.05);
/**
* The geometric mean over all attempted projects: a project is one observation, whatever its size and however many samples
* were drawn, since variants of one project share its data and its baseline; and so is a cluster of like projects. What
* failed is in it, at its own cost and the author's. The bootstrap resamples these observations as they are: their spread
* holds that of the samples already, and drawing samples anew within them would count it twice (Davison & Hinkley 1997, § 3.8).
*/
function ratiosOverProjects(quantity, baseline, members, resampling, { smallestEffect, outside }) {
	const comparable = members.filter(({ analysis }) => isComparable(analysis));
	const alone = logRatiosByProject(quantity, baseline, comparable);
	const quality = alone.quality === "estimated" ? "estimated" : "measured";
	const reader = readerOf(quantity);
	const projects = quality === "estimated" ? withoutFailures(alone.byProject) : costsByProject(reader, baseline, members);
	const values = projects.map(({ log }) => log);
	const observed = meansByCluster(projects, members);
	const inference = resampling.means.infer(observed);
	const tested = quality === "measured" ? inference : null;
	const censored = projects.filter((project) => project.censored).length;
	const checks = tested === null ? null : checkTests(observed, tested, resampling);
	const equivalence = tested === null ? null : equivalenceOf(tested);
	const smallest = smallestEffect(projects.map(({ blocks }) => blocks));
	const atWorst = () => meansByCluster(costsByProject(reader, baseline, members, "failed"), members);
	const late = authorsOutOfTime(baseline, members);
	const objections = {
		outside,
		margin: MARGIN,
		checks,
		censored,
		isStillLess: () => isSeenByRanks("less", meansByCluster(rankedLast(projects), members)),
		authorCensored: late.size,
		isStillMore: () => isSeenByRanks("more", meansByCluster(rankedFirst(projects, late), members)),
		hasUnsettled: members.some(({ analysis: { metric } }) => metric.verdict === "not-settled"),
		isLessAtWorst: () => isLessBeyond(atWorst(), smallest, resampling.means)
	};
	return {
		quantity,
		evidence: {
			...gatesOf(quantity, baseline, members),
			estimate: values.length === 0 ? null : estimateOf(observed, inference, values.length),
			quality: values.length === 0 ? "unavailable" : quality,
			observations: observed.length,
			sessions: Math.max(0, ...comparable.map(({ analysis }) => ratioTo(analysis, quantity, baseline)?.sessions ?? 0)),
			leftOut: listUnread(members, values.length),
			smallestEffect: smallest,
			equivalence: equivalence && {
				margin: MARGIN,
				holds: equivalence.equivalent,
				needed: observed.length < 20 ? 20 : null
			},
			objection: (claim) => objectTo(claim, objections),
			doubt: checks?.agree === false ? doubtOf(checks) : null
		},
		facts: {
			failed: projects.filter(({ failed }) => failed).length,
			censored,
			clusters: observed.length,
			survivors: describeEffect(survivorsOf(alone, resampling)),
			bca: tested === null ? null : bcaOf(observed, tested),
			median: exponential(median(values)),
			medianInterval: medianInterval(values.map(Math.exp)),
			standardDeviation: observed.length < 2 ? null : Math.sqrt(varianceOf(observed)),
			improved: values.filter((value) => value < -SAME_RATIO).length,
			strata: new Set(comparable.flatMap(({ pairings }) => [...pairings.get(baseline)?.strata ?? []])).size,
			equivalence,
			checks
		},
		/** P of the hypothesis that the ratio is no farther from 1 than the smallest effect; null where nothing may be tested. */
		p: tested === null ? null : pBeyond(observed, tested, smallest, resampling)
	};
}
/** Gates that can stand in the way of a verdict, whatever the ratio. */
function gatesOf(quantity, baseline, members) {
	const variants = members.map(({ analysis }) => analysis);
	const passed = variants.filter((variant) => variant.passed);
	const unmeasured = variants.map((variant) => ratioTo(variant, quantity, baseline)).filter(isNotMeasured);
	return {
		baseline,
		pairs: "projects",
		notMeasured: unmeasured.length === 0 ? null : mostFrequentOf(unmeasured.flatMap((ratio) => ratio?.cause ?? [])),
		accuracy: variants.some(isComparable) ? "as-good" : noneComparable(variants),
		suspect: passed.length > 0 && passed.every(({ validity }) => validity?.verdict === "suspect")
	};
}
function listUnread(members, read) {
	const attempted = members.filter(({ analysis }) => analysis.attempted);
	const unread = new Set(attempted.map(({ analysis }) => analysis.project)).size - read;
	return read > 0 && unread > 0 ? [{
		kind: "unread",
		pairs: unread
	}] : [];
}
/** Parts of a group's ratio of energy, by the same rules as the ratio itself. */
function energyPartsOf(baseline, members, { means }) {
	const logsOf = (reader) => meansByCluster(costsByProject(reader, baseline, members), members);
	const comparable = members.filter(({ analysis }) => isComparable(analysis));
	const pairs = comparable.map(({ pairings }) => pairings.get(baseline)?.pairs ?? []);
	const zones = listOutsideZones(pairs.flat().flatMap(({ run, baselineRun }) => [run, baselineRun]));
	const estimate = (values) => values.length === 0 ? null : estimateOf(values, means.infer(values), values.length);
	const idleShift = mean(pairs.map(idleShiftOf)) ?? 0;
	return comparable.length === 0 ? null : partsOf(baseline, logsOf, {
		zones,
		idleShift,
		estimate
	});
}
function survivorsOf({ byProject }, { means }) {
	const values = [...byProject.values()];
	return values.length === 0 ? null : estimateOf(values, means.infer(values), values.length);
}
/** A project's value is the mean over its samples; qualities are never mixed, and estimates stand in where none is measured. */
function logRatiosByProject(quantity, baseline, members) {
	const qualities = new Set(members.map(({ analysis }) => ratioTo(analysis, quantity, baseline)?.quality));
	const quality = qualities.has("measured") ? "measured" : qualities.has("estimated") ? "estimated" : "unavailable";
	const byProject = /* @__PURE__ */ new Map();
	for (const [project, samples] of Map.groupBy(members, ({ analysis }) => analysis.project)) {
		const value = mean(samples.flatMap(({ analysis }) => {
			const ratio = ratioTo(analysis, quantity, baseline);
			return ratio?.quality === quality && ratio.estimate !== null ? [Math.log(ratio.estimate)] : [];
		}));
		if (value !== null) byProject.set(project, value);
	}
	return {
		quality,
		byProject
	};
}
const ratioTo = (variant, quantity, baseline) => variant.ratios[quantity].find((ratio) => ratio.baseline === baseline);
/** Null: nobody knows how accurate those that ran are. */
function noneComparable(variants) {
	const passed = variants.filter((variant) => variant.passed);
	if (passed.some(({ metric }) => metric.verdict === "not-settled")) return "not-settled";
	if (passed.length > 0) return passed.some(({ metric }) => metric.verdict !== null) ? "worse" : null;
	return variants.some(({ attempted }) => attempted) ? "worse" : null;
}
/** P-value for a mean that lies `smallest` from 0 on its own side: the same bootstrap with all values moved by it. */
function pBeyond(values, { mean }, smallest, { means }) {
	const reach = Math.log1p(Math.max(smallest, SAME_RATIO));
	if (Math.abs(mean) <= reach) return 1;
	return means.infer(values.map((value) => value - Math.sign(mean) * reach))?.p ?? 1;
}
const isNotMeasured = (ratio) => ratio?.verdict === "not-measured";
function estimateOf(values, inference, pairs) {
	return {
		estimate: Math.exp(inference?.mean ?? mean(values) ?? 0),
		interval: inference && exponentiate(inference.interval95),
		pairs
	};
}
function equivalenceOf({ interval90 }) {
	return {
		interval: exponentiate(interval90),
		equivalent: interval90[0] > -LOG_MARGIN && interval90[1] < LOG_MARGIN
	};
}
function bcaOf(values, { resampled, mean }) {
	const interval = bcaInterval(values, resampled, mean);
	return interval.some(Number.isNaN) ? null : exponentiate(interval);
}
function checkTests(values, { interval95 }, { signFlip }) {
	const clear = values.map((value) => Math.abs(value) <= 1e-9 ? 0 : value);
	const { pExact, pNormalCorrected } = wilcoxonSignedRank(clear);
	const wilcoxonP = pExact ?? (Number.isNaN(pNormalCorrected) ? null : pNormalCorrected);
	const { p: signFlipP, exact: signFlipExact } = signFlip(clear);
	const differs = excludesOne(exponentiate(interval95));
	const agree = [wilcoxonP ?? 1, signFlipP].every((p) => p <= LEVEL$1 === differs);
	return {
		wilcoxonP,
		signFlipP,
		signFlipExact,
		agree: values.length < 6 ? null : agree
	};
}
const exponential = (value) => value === null ? null : Math.exp(value);
// src/analysis/groups/answer-ranks.ts
/**
* Places of all answers to a project by their ratio to the code without plots, so that answers of different shards compare.
* What failed or is less accurate shares the last place, so that failing cheaply earns nothing; ties share the mean of their
* places. Left out: what could not be attempted, and what passed without a measured ratio.
*/
function rankAnswers(analysed) {
	const answers = analysed.filter(({ analysis }) => analysis.model !== null && analysis.attempted);
	const places = recordOf(COSTS, (quantity) => placesBy(answers, quantity));
	return (members) => recordOf(COSTS, (quantity) => meanRankOf(members, places[quantity]));
}
function placesBy(answers, quantity) {
	const places = /* @__PURE__ */ new Map();
	for (const ofProject of groupsBy(answers, ({ analysis }) => analysis.project)) {
		const ranked = ofProject.flatMap((answer) => {
			const value = placingValue(answer, quantity);
			return value === null ? [] : [{
				answer,
				value
			}];
		});
		if (!ranked.some(({ value }) => Number.isFinite(value))) continue;
		const { ranks } = rankValues(ranked.map(({ value }) => value));
		for (const [i, { answer }] of ranked.entries()) places.set(answer, {
			rank: ranks[i] ?? 0,
			of: ranked.length
		});
	}
	return places;
}
function placingValue({ analysis }, quantity) {
	if (!analysis.passed || analysis.metric.verdict === "worse") return Number.POSITIVE_INFINITY;
	const ratio = ratioTo(analysis, quantity, "original-headless");
	return ratio?.quality === "measured" ? ratio.estimate : null;
}
function meanRankOf(members, places) {
	const byProject = groupsBy(members, ({ analysis }) => analysis.project).flatMap((samples) => {
		const found = samples.flatMap((sample) => places.get(sample) ?? []);
		const [rank, of] = [mean(found.map((place) => place.rank)), mean(found.map((place) => place.of))];
		return rank === null || of === null ? [] : [{
			rank,
			of
		}];
	});
	const [average, of] = [mean(byProject.map(({ rank }) => rank)), mean(byProject.map((place) => place.of))];
	return average === null || of === null ? null : {
		mean: average,
		of,
		projects: byProject.length
	};
}
// src/analysis/groups/draws.ts
function drawsOfProject(samples) {
	const attempted = samples.filter(({ analysis }) => analysis.attempted);
	const passed = attempted.filter(({ analysis }) => analysis.passed);
	return {
		n: attempted.length,
		passed: passed.length,
		correct: passed.filter(({ analysis }) => isComparable(analysis))
	};
}
/** Results of asking k times, for k up to the answers that were drawn; only answers that could be attempted count. */
function drawsOf(members) {
	const projects = groupsBy(members, ({ analysis }) => analysis.project).map(drawsOfProject);
	const most = Math.max(0, ...projects.map(({ n }) => n));
	return Array.from({ length: most }, (_, i) => {
		const k = i + 1;
		const drawn = projects.filter(({ n }) => n >= k);
		const share = (countOf) => mean(drawn.map((project) => 1 - shareWithout(countOf(project), project.n, k))) ?? 0;
		const correct = share((project) => project.correct.length);
		return {
			k,
			projects: drawn.length,
			pass: share(({ passed }) => passed),
			correct,
			censored: 1 - correct,
			best: recordOf(COSTS, (quantity) => bestOf(drawn, k, quantity))
		};
	});
}
/**
* Best of k draws on the log scale, against the code without plots. A project of which no answer is correct has no best: it
* is censored.
*/
function bestOf(drawn, k, quantity) {
	const withCorrect = drawn.filter(({ correct }) => correct.length > 0);
	const values = withCorrect.flatMap(({ n, correct }) => {
		const logs = correct.flatMap(({ analysis }) => {
			const ratio = ratioTo(analysis, quantity, "original-headless");
			return ratio?.quality === "measured" && ratio.estimate !== null ? [Math.log(ratio.estimate)] : [];
		});
		return logs.length === correct.length ? [meanLeast(logs, n, k)] : [];
	});
	const average = mean(values);
	const unread = withCorrect.length - values.length;
	const cause = withCorrect.length === 0 ? { kind: "none-correct" } : unread > 0 ? {
		kind: "projects-unread",
		unread
	} : null;
	return {
		ratio: average === null ? null : Math.exp(average),
		projects: values.length,
		cause
	};
}
// src/analysis/groups/multiplicity.ts
/**
* Corrects for the number of tests: Holm over those that plan.json declares, Benjamini and Hochberg over all others. A
* declared test that could not be made (nothing was measured, too few projects) does not count: what decides that is not
* its result.
*/
function correctForNumber(plan, tests, postHoc) {
	const declaredKeys = new Set(plan.primaryFamily.map(keyOf));
	const declared = tests.filter((test) => declaredKeys.has(keyOf(test)));
	const others = tests.filter((test) => !declaredKeys.has(keyOf(test)));
	return {
		summary: {
			declared: declaredKeys.size,
			tested: declared.length,
			postHoc
		},
		corrections: new Map([...correct(declared, "holm", postHoc === true ? "post-hoc" : "primary"), ...correct(others, "benjamini-hochberg", "exploratory")])
	};
}
const METHODS = {
	holm: "holm",
	"benjamini-hochberg": "bh"
};
function correct(tests, method, family) {
	return [...adjustEach(tests, METHODS[method])].map(([test, adjustedP]) => [test, {
		p: test.p,
		family,
		method,
		tests: tests.length,
		adjustedP
	}]);
}
const keyOf = ({ mode, model, quantity, baseline }) => JSON.stringify([
	mode,
	model,
	quantity,
	baseline
]);
/**
* Whether the declared tests are those that the records were made under. Null where there are no records, or of a version
* that did not note it.
*/
function isPostHoc(planned, recorded) {
	if ([...recorded].some((hash) => hash !== null && hash !== planned)) return true;
	return recorded.size === 0 || recorded.has(null) ? null : false;
}
// src/analysis/groups/result-cost.ts
/**
* A correct result from every project, over all attempts: each costs its own run and, where that failed, the author's code
* too. Means of seconds or joules belong to the longest projects; the ratio over projects counts each once.
*/
function resultCostOf(members, quantity) {
	const attempts = members.filter(({ analysis }) => analysis.attempted);
	const known = attempts.map((attempt) => attemptCost(attempt, readerOf(quantity), "original-headless")).flatMap((cost) => cost === null ? [] : [cost]);
	const unread = attempts.length - known.length;
	const isKnown = attempts.length > 0 && unread === 0;
	const read = known.filter(({ cost }) => cost !== null);
	return {
		attempts: attempts.length,
		correct: attempts.filter(({ analysis }) => isComparable(analysis)).length,
		perResult: isKnown ? mean(read.map(({ cost }) => cost ?? 0)) : null,
		baseline: isKnown ? mean(read.map(({ baseline }) => baseline ?? 0)) : null,
		censored: known.filter(({ censored }) => censored).length,
		quality: isKnown && read.length > 0 ? "measured" : "unavailable",
		cause: attempts.length === 0 ? { kind: "none-attempted" } : unread > 0 ? {
			kind: "attempts-unread",
			unread
		} : null
	};
}
// src/analysis/groups/success.ts
function countSuccess(variants) {
	const attemptable = variants.filter(({ attempted }) => attempted).length;
	return {
		passed: variants.filter(({ passed }) => passed).length,
		attemptable,
		total: variants.length
	};
}
function successOf(variants) {
	const counts = countSuccess(variants);
	const { passed, attemptable, total } = counts;
	const bounds = total === 0 ? null : [passed / total, (passed + total - attemptable) / total];
	const stability = mean(variants.flatMap((variant) => variant.passed ? variant.stability ?? [] : []));
	return {
		...counts,
		interval: wilsonInterval(passed, attemptable),
		bounds,
		stability
	};
}
/** The share of a project's answers that passed, of those that could be attempted; none where there is none. */
function passedShares(variants) {
	const attempted = variants.filter((variant) => variant.attempted);
	const shareOf = (samples) => countSuccess(samples).passed / samples.length;
	return new Map(groupsBy(attempted, ({ project }) => project).map((own) => [own[0].project, shareOf(own)]));
}
// src/analysis/groups/analyse-groups.ts
/** A group for each mode and model of which the plan holds a variant, in the plan's order. */
function groupsOf(plan, analysed) {
	return plan.models.flatMap(({ id: model }) => plan.options.modes.flatMap((mode) => {
		const members = analysed.filter(({ analysis }) => analysis.model === model && analysis.mode === mode);
		return members.length === 0 ? [] : [{
			mode,
			model,
			members
		}];
	}));
}
/** All ratios come first: a verdict depends on how many others are tested. */
function analyseGroups(plan, members, analysed, { resampling, smallestEffects, postHoc }) {
	const drafts = members.map((group) => {
		const parts = HEADLINE_ORDER.flatMap((baseline) => energyPartsOf(baseline, group.members, resampling) ?? []);
		const outsideOf = (quantity, baseline) => quantity === "energy" ? parts.find((each) => each.baseline === baseline)?.outside ?? [] : [];
		return {
			group,
			parts,
			ratios: QUANTITIES.flatMap((quantity) => HEADLINE_ORDER.map((baseline) => {
				const ratio = ratiosOverProjects(quantity, baseline, group.members, resampling, {
					smallestEffect: smallestEffects[quantity],
					outside: outsideOf(quantity, baseline)
				});
				return {
					...ratio,
					declarable: testOf(group, ratio)
				};
			}))
		};
	});
	const { summary, corrections } = correctForNumber(plan, drafts.flatMap(({ ratios }) => ratios.flatMap(({ declarable }) => declarable ?? [])), postHoc);
	const rankOf = rankAnswers(analysed);
	return {
		groups: drafts.map(({ group, parts, ratios }) => {
			const { mode, model, members } = group;
			const variants = members.map(({ analysis }) => analysis);
			return {
				mode,
				model,
				success: successOf(variants),
				comparable: variants.filter(isComparable).length,
				suspect: variants.filter(({ passed, validity }) => passed && validity?.verdict === "suspect").length,
				metricDifference: metricGain(members, resampling),
				ratios: perQuantity((quantity) => ratios.filter((ratio) => ratio.quantity === quantity).map(({ evidence, facts, declarable }) => {
					const test = (declarable && corrections.get(declarable)) ?? null;
					return {
						...decideVerdict(quantity, {
							...evidence,
							correction: test
						}),
						...facts,
						test
					};
				})),
				energyParts: parts,
				costPerResult: recordOf(COSTS, (quantity) => resultCostOf(members, quantity)),
				draws: drawsOf(members),
				ranks: rankOf(members)
			};
		}),
		family: summary
	};
}
function testOf({ mode, model }, { quantity, evidence: { baseline }, p }) {
	return p === null ? null : {
		mode,
		model,
		quantity,
		baseline,
		p
	};
}
/**
* The metric's gain of each project (positive: the answer is better), median over its samples that ran, whether comparable
* or not, but not of suspect ones. Only metrics that are fractions: a difference of 30 in an rmse and one of 0.01 in an accuracy have no median.
*/
function metricGain(members, { means }) {
	const found = [...Map.groupBy(members, ({ inBlocks }) => inBlocks.project)].flatMap(([{ metric }, samples]) => {
		if (metric.scale === "absolute") return [];
		const sign = metric.direction === "higher" ? 1 : -1;
		const gain = median(samples.flatMap(({ analysis }) => analysis.passed && analysis.validity?.verdict !== "suspect" && analysis.metric.difference !== null ? [sign * analysis.metric.difference] : []));
		return gain === null ? [] : [{
			gain,
			tolerance: metric.tolerance
		}];
	});
	const gains = found.map(({ gain }) => gain);
	const inference = means.infer(gains);
	const margin = found.length === 0 ? null : Math.min(...found.map(({ tolerance }) => tolerance));
	const lower = inference?.interval90[0] ?? null;
	return {
		median: median(gains),
		projects: gains.length,
		mean: mean(gains),
		lower,
		margin,
		nonInferior: lower === null || margin === null ? null : isNotInferior(lower, margin)
	};
}
// src/analysis/statistics/rank-test.ts
const SHUFFLES = 1999;
/** Whether treatments (columns) differ within complete blocks (rows). */
function rankTest(blocks, seed) {
	const { chi2, p } = friedman(blocks);
	const differs = Number.isFinite(chi2);
	return {
		/** Friedman's χ², corrected for ties; of zeros and ones it is Cochran's Q. Null: nothing differs within any block. */
		statistic: differs ? chi2 : null,
		degreesOfFreedom: (blocks[0]?.length ?? 1) - 1,
		p: differs ? p : null,
		/** By shuffling within blocks, which needs no approximation. */
		permutationP: differs ? shuffleRanks(blocks, seed) : null
	};
}
/** Ties within blocks stay as they are, so that the spread of the column sums orders shuffles as χ² would. */
function shuffleRanks(blocks, seed) {
	const ranks = blocks.map((block) => rankValues(block).ranks);
	const treatments = ranks[0]?.length ?? 0;
	const spread = () => {
		let squares = 0;
		for (let column = 0; column < treatments; column++) {
			let sum = 0;
			for (const block of ranks) sum += block[column] ?? 0;
			squares += sum * sum;
		}
		return squares;
	};
	const limit = spread();
	const random = seededRandom(seed, `shuffles of ${ranks.length} × ${treatments}`);
	let count = 1;
	for (let shuffle = 0; shuffle < SHUFFLES; shuffle++) {
		for (const block of ranks) for (let i = treatments - 1; i > 0; i--) {
			const j = random.below(i + 1);
			const kept = block[i] ?? 0;
			block[i] = block[j] ?? 0;
			block[j] = kept;
		}
		if (spread() >= limit) count++;
	}
	return count / 2e3;
}
// src/analysis/groups/compare-models.ts
/** Models of one mode beside each other; modes with a single model have nothing to compare. */
function compareModels(groups, resampling) {
	return [...Map.groupBy(groups, ({ mode }) => mode)].flatMap(([mode, ofMode]) => {
		if (ofMode.length < 2) return [];
		const shares = ofMode.map(({ model, members }) => ({
			model,
			values: passedShares(members.map(({ analysis }) => analysis))
		}));
		const ratios = COSTS.flatMap((quantity) => HEADLINE_ORDER.flatMap((baseline) => compareRatios(ofMode, quantity, baseline, resampling) ?? []));
		return [{
			mode,
			success: rankModels(shares, resampling),
			ratios
		}];
	});
}
/**
* Shards are per model, so that models never share a block: what is ranked is each one's ratio to the baseline, by intention
* to treat, on projects that have it for all models: a model that fails on the projects that cost it most gains nothing by
* it. Null below two such models.
*/
function compareRatios(groups, quantity, baseline, resampling) {
	const models = groups.flatMap(({ model, members }) => {
		const costs = costsByProject(readerOf(quantity), baseline, members);
		return costs.some(({ blocks }) => blocks > 0) ? [{
			model,
			values: new Map(costs.map(({ project, log }) => [project, log]))
		}] : [];
	});
	const ranked = rankModels(models, resampling);
	return ranked === null ? null : {
		...ranked,
		quantity,
		baseline,
		pairs: comparePairs(models, resampling)
	};
}
function rankModels(models, { seed }) {
	const projects = completeProjects(models);
	if (models.length < 2 || projects.length < 2) return null;
	const blocks = projects.map((project) => models.map(({ values }) => values.get(project) ?? 0));
	return {
		models: models.map(({ model }) => model),
		projects: projects.length,
		...rankTest(blocks, seed)
	};
}
const completeProjects = ([first, ...others]) => [...first?.values.keys() ?? []].filter((project) => others.every(({ values }) => values.has(project)));
function comparePairs(models, { signFlip }) {
	const projects = completeProjects(models);
	return withAdjusted(pairsOf(models).map(([a, b]) => {
		const differences = projects.map((project) => (b.values.get(project) ?? 0) - (a.values.get(project) ?? 0));
		return {
			a: a.model,
			b: b.model,
			ratio: Math.exp(meanOf(differences)),
			p: signFlip(differences).p
		};
	}), "holm");
}
/** Every pair of groups, on the projects that both could attempt. */
function compareSuccess(groups, { signFlip }) {
	const shares = groups.map(({ mode, model, members }) => ({
		member: {
			mode,
			model
		},
		values: passedShares(members.map(({ analysis }) => analysis))
	}));
	return withAdjusted(pairsOf(shares).flatMap(([a, b]) => {
		const differences = [...a.values].flatMap(([project, share]) => {
			const other = b.values.get(project);
			return other === void 0 ? [] : [share - other];
		});
		if (differences.length === 0) return [];
		return [{
			a: a.member,
			b: b.member,
			projects: differences.length,
			betterA: differences.filter((each) => each > 0).length,
			betterB: differences.filter((each) => each < 0).length,
			p: signFlip(differences).p
		}];
	}), "bh");
}
function withAdjusted(pairs, method) {
	return [...adjustEach(pairs, method)].map(([pair, adjustedP]) => ({
		...pair,
		adjustedP
	}));
}
const pairsOf = (items) => items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b]));
// src/analysis/groups/scope.ts
/** Scope of the numbers: what they were taken from, and so what they can speak of. Null without a run. */
function findScope(plan, analysed, hosts) {
	const ran = analysed.filter(({ inBlocks }) => inBlocks.runs.length > 0);
	const slugs = new Set(ran.map(({ inBlocks }) => inBlocks.project.slug));
	const days = [...new Set(ran.flatMap(({ inBlocks }) => inBlocks.runs.map(({ startedAt }) => startedAt.slice(0, 10))))].sort();
	const [firstDay, lastDay] = [days[0], days.at(-1)];
	if (firstDay === void 0 || lastDay === void 0) return null;
	return {
		projects: slugs.size,
		tasks: countTasks(plan, slugs),
		cpuSeconds: findSizes(ran),
		hosts: new Set(hosts.map(({ name }) => name)).size,
		strata: hosts.length,
		days: days.length,
		firstDay,
		lastDay
	};
}
function countTasks(plan, slugs) {
	const ran = plan.projects.filter(({ slug }) => slugs.has(slug));
	return largestGroups(ran, ({ task }) => task).map((projects) => ({
		task: projects[0].task,
		projects: projects.length
	}));
}
/** Least and most that the author's scripts took; a project's own is the median over the blocks of each shard. */
function findSizes(analysed) {
	const baselines = analysed.filter(({ analysis }) => analysis.mode === "original");
	const seconds = groupsBy(baselines, ({ analysis }) => analysis.project).flatMap((shards) => median(shards.flatMap(({ analysis }) => analysis.summaries.cpu.median ?? [])) ?? []);
	return seconds.length === 0 ? null : [Math.min(...seconds), Math.max(...seconds)];
}
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
// src/analysis/groups/strata.ts
/**
* Whether ratios depend on the host or its state. Each answer's mean log-ratio on each stratum, by least squares on its mode
* and model and on the stratum, with any dependence within a project. Empty where there is one stratum only.
*/
function stratumEffects(groups, hosts) {
	if (hosts.length < 2) return [];
	return COSTS.flatMap((quantity) => HEADLINE_ORDER.flatMap((baseline) => effectsOn(groups, hosts, quantity, baseline)));
}
function effectsOn(groups, hosts, quantity, baseline) {
	const answers = groups.flatMap((group, index) => answersOf(group, index, quantity, baseline));
	const found = new Set(answers.map(({ stratum }) => stratum));
	const [reference, ...others] = hosts.filter(({ stratum }) => found.has(stratum));
	if (reference === void 0 || others.length === 0) return [];
	const present = [...new Set(answers.map(({ group }) => group))];
	const coefficients = regressByCluster(answers.map(({ group, project, stratum, logRatio }) => ({
		x: [...present.map((each) => indicator(each === group)), ...others.map((host) => indicator(host.stratum === stratum))],
		y: logRatio,
		cluster: project
	})));
	return others.map(({ stratum, name }, i) => {
		const own = answers.filter((answer) => answer.stratum === stratum);
		const coefficient = coefficients?.[present.length + i] ?? null;
		const error = coefficient?.error ?? null;
		const projects = new Set(own.map(({ project }) => project)).size;
		return {
			quantity,
			baseline,
			stratum,
			host: name,
			reference: reference.stratum,
			answers: own.length,
			projects,
			effect: coefficient === null ? null : Math.exp(coefficient.estimate),
			interval: error && exponentiate(error.interval),
			p: error?.p ?? null,
			cause: coefficient === null ? "inseparable" : error === null ? "one-project" : null
		};
	});
}
const indicator = (truth) => truth ? 1 : 0;
/** Answers that passed and are as accurate, as for the ratios themselves. */
function answersOf({ members }, group, quantity, baseline) {
	return members.flatMap(({ analysis, pairings }) => {
		if (!isComparable(analysis)) return [];
		return [...Map.groupBy(pairings.get(baseline)?.pairs ?? [], ({ run }) => run.stratum)].flatMap(([stratum, pairs]) => {
			const { quality, values } = logRatiosOf(pairs, quantity);
			if (quality !== "measured" || values.length === 0) return [];
			return [{
				group,
				project: analysis.project,
				stratum,
				logRatio: meanOf(values)
			}];
		});
	});
}
// src/analysis/observations/model-use.ts
/** What each model of the plan was asked and gave. */
function summariseModelUse(plan, provenances) {
	const ofModel = Map.groupBy(provenances, ({ model }) => model);
	return plan.models.map(({ id, model }) => {
		const own = ofModel.get(id) ?? [];
		return {
			model: id,
			answeredAs: [...new Set(own.flatMap(({ returnedModel }) => returnedModel ?? []))].sort().filter((name) => name !== model),
			recorded: own.some(({ origin }) => origin === "recorded"),
			answers: own.length,
			usable: own.filter(({ status }) => status === "ok").length,
			inputTokens: sumKnown(own.map(({ tokens }) => tokens?.input ?? null)),
			outputTokens: sumKnown(own.map(({ tokens }) => tokens?.output ?? null)),
			usd: sumKnown(own.map(({ cost }) => cost?.usd ?? null)),
			usdReason: own.flatMap(({ costReason }) => costReason ?? [])[0] ?? null
		};
	});
}
/** Null where a part is unknown: a sum that leaves some out would look like the whole. */
function sumKnown(values) {
	if (values.length === 0) return null;
	return values.reduce((sum, value) => sum === null || value === null ? null : sum + value, 0);
}
// src/analysis/sensitivity.ts
/**
* Ratios under the plan's other settings, beside those of the results over the same answers and projects. Accuracy is that of
* the results; nothing of this enters a verdict.
*/
function analyseSensitivity(campaign, groups, estimate) {
	return campaign.plan.options.sensitivity.flatMap((setting) => {
		const under = listUnder(campaign, setting);
		return groups.flatMap((group) => QUANTITIES.flatMap((quantity) => HEADLINE_ORDER.flatMap((baseline) => {
			const found = compareSetting(group, under, {
				quantity,
				baseline,
				estimate
			});
			const { mode, model } = group;
			return found === null ? [] : [{
				setting,
				mode,
				model,
				quantity,
				baseline,
				...found
			}];
		})));
	});
}
/** Each variant in the blocks of that setting, as if these were the plan's measured ones. */
function listUnder({ plan, collected, provenances }, setting) {
	const blocks = plan.blocks.flatMap((block) => block.setting === setting ? [{
		...block,
		purpose: "measured"
	}] : []);
	const all = listVariantsInBlocks({
		...plan,
		blocks
	}, {
		...collected,
		measured: collected.sensitivity
	}, provenances);
	return new Map(all.filter(({ counts }) => counts).map((inBlocks) => [placeOf(inBlocks), inBlocks]));
}
const placeOf = ({ variant, blockModel }) => JSON.stringify([variant.id, blockModel]);
function compareSetting({ members }, under, { quantity, baseline, estimate }) {
	const answers = members.flatMap(({ analysis, inBlocks }) => {
		const usual = ratioTo(analysis, quantity, baseline);
		const other = under.get(placeOf(inBlocks));
		if (!isComparable(analysis) || usual?.quality !== "measured" || usual.estimate === null) return [];
		const { pairs } = pairRuns(other?.beside.get(baseline) ?? [], other?.baselines.get(baseline)?.runs ?? []);
		const { quality, values } = logRatiosOf(pairs, quantity);
		const log = quality === "measured" ? mean(values) : null;
		return log === null ? [] : [{
			project: analysis.project,
			under: log,
			usual: Math.log(usual.estimate)
		}];
	});
	const projects = groupsBy(answers, ({ project }) => project);
	const over = (read) => {
		const found = estimate(projects.map((own) => mean(own.map(read)) ?? 0));
		return found && {
			estimate: found.estimate,
			interval: found.interval
		};
	};
	const [there, usual, change] = [
		over((answer) => answer.under),
		over((answer) => answer.usual),
		over((answer) => answer.under - answer.usual)
	];
	return there === null || usual === null || change === null ? null : {
		projects: projects.length,
		under: there,
		usual,
		change
	};
}
// src/analysis/validity/find-suspects.ts
/** Findings that a reader has to know first: which answers are suspect, and of how many that could not be said. */
function findSuspects(variants) {
	const judged = variants.flatMap(({ id, passed, validity }) => validity === null ? [] : [{
		id,
		passed,
		...validity
	}]);
	return [...listSuspects(judged), ...countUnprobed(judged)];
}
function listSuspects(judged) {
	const suspects = judged.flatMap(({ id, verdict }) => verdict === "suspect" ? [id] : []);
	if (suspects.length === 0) return [];
	const probed = judged.filter(({ verdict }) => verdict !== "not-probed").length;
	return [{
		kind: "suspect-answers",
		severity: "warning",
		subject: null,
		numbers: {
			suspect: suspects.length,
			probed
		},
		evidence: suspects
	}, ...suspects.map((id) => ({
		kind: "suspect-answer",
		severity: "warning",
		subject: id,
		numbers: {},
		evidence: [id]
	}))];
}
/** Finding on answers that passed and were not probed; one that failed has a line of its own. */
function countUnprobed(judged) {
	const unprobed = judged.filter(({ passed, verdict }) => passed && verdict === "not-probed");
	if (unprobed.length === 0) return [];
	return [{
		kind: "unprobed-answers",
		severity: "note",
		subject: null,
		numbers: {
			unprobed: unprobed.length,
			judged: judged.length
		},
		reasons: groupsBy(unprobed, ({ reason }) => reason).flatMap((own) => own[0].reason ? [{
			reason: own[0].reason,
			answers: own.length
		}] : []),
		evidence: unprobed.map(({ id }) => id)
	}];
}
// src/analysis/analyse-campaign.ts
/** Everything that can be said of a campaign. Pure: the same input gives the same analysis. */
function analyseCampaign(input) {
	const { plan, collected, provenances, toolVersion, createdAt, tornLines = 0 } = input;
	const estimate = createRatioEstimator(plan.options.seed);
	const estimateFinely = createRatioEstimator(plan.options.seed, FINE_RESAMPLES);
	const { variants: all, smallestEffects } = analyseVariants(plan, collected, provenances, estimate);
	const runs = all.flatMap(({ inBlocks }) => inBlocks.runs);
	const tried = all.filter(({ inBlocks }) => inBlocks.counts);
	const rounds = {
		planned: plan.options.repairs,
		shown: Math.min(input.iteration ?? Infinity, plan.options.repairs)
	};
	const analysed = chooseStanding(tried, rounds.shown);
	const standing = new Set(analysed);
	const variants = analysed.map(({ analysis }) => analysis);
	const code = input.code === void 0 ? null : analyseCode(plan, input.code, variants, estimate, provenances);
	const failures = analyseFailures({
		analysed,
		tried
	}, code, provenances);
	const resampling = createResampling(plan.options.seed, FINE_RESAMPLES);
	const postHoc = isPostHoc(hashPrimaryFamily(plan.primaryFamily), collected.families);
	const members = groupsOf(plan, analysed);
	const { groups, family } = analyseGroups(plan, members, analysed, {
		resampling,
		smallestEffects,
		postHoc
	});
	const strata = stratumEffects(members, collected.hosts);
	const scope = findScope(plan, analysed, collected.hosts);
	const phases = analysePhases(members, collected.profiles, estimateFinely);
	const diagnostics = diagnose(plan, analysed, groups, {
		estimate: estimateFinely,
		smallestEffects
	});
	const energyQuality = bestEnergyQuality(runs);
	const totals = {
		planned: measuredBlocks(plan).reduce((sum, { order }) => sum + order.length, 0),
		recorded: runs.length,
		ok: runs.filter(({ status }) => status === "ok").length
	};
	return {
		schemaVersion: 4,
		campaign: plan.campaign,
		toolVersion,
		createdAt,
		seed: plan.options.seed,
		headline: chooseHeadline(groups, analysed, energyQuality, provenances.values(), scope),
		leading: chooseLeadingQuantity(energyQuality === "measured"),
		energyQuality,
		energyLeftOut: listLeftOut(runs),
		energySources: listSources(runs),
		energyMeters: [...collected.meters].sort(),
		runs: totals,
		hosts: [...collected.hosts],
		sandboxes: TIERS.filter((tier) => collected.sandboxes.has(tier)),
		startedAt: collected.startedAt,
		scope,
		primaryFamily: family,
		groups,
		models: compareModels(members, resampling),
		successPairs: compareSuccess(members, resampling),
		strata,
		rounds,
		variants: all.map((each) => ({
			...each.analysis,
			counts: standing.has(each)
		})),
		failures,
		phases,
		diagnostics,
		sensitivity: analyseSensitivity({
			plan,
			collected,
			provenances
		}, members, estimateFinely),
		readings: collected.readings,
		modelUse: summariseModelUse(plan, provenances.values()),
		feedback: analyseFeedback(tried, plan.options.seed),
		breakEven: analyseBreakEven(analysed, provenances),
		code,
		findings: [
			...findTornLines(tornLines),
			...findSuspects(variants),
			...findFaults(collected, analysed, totals, {
				family,
				strata
			}),
			...findLeftOut(failures),
			...findDisturbances(diagnostics)
		]
	};
}
const findTornLines = (lines) => lines === 0 ? [] : [{
	kind: "torn-lines",
	severity: "note",
	subject: null,
	numbers: { lines },
	evidence: []
}];
/** Meters and zones whose joules count. */
const listSources = (runs) => [...new Set(runs.flatMap(({ readings: { energy } }) => energy.quality === "measured" ? energy.source ?? [] : []))].sort();
const listLeftOut = (runs) => [...new Set(runs.flatMap(({ readings }) => leftOutAs(readings.energy) ?? []))].sort();
/** The best there is; a finding tells how many runs have less. */
function bestEnergyQuality(runs) {
	const found = new Set(runs.map(({ readings }) => readings.energy.quality));
	return found.has("measured") ? "measured" : found.has("estimated") ? "estimated" : "unavailable";
}
// src/report/text/change-words.ts
/** Nouns of what is counted, where the two sides of a change are numbers. */
const COUNTED = {
	"plots-removed": ["plot call"],
	"plots-added": ["plot call"],
	"early-stopping-added": ["early stop"],
	"loops-vectorised": ["row-wise loop"],
	"cross-validation-removed": ["cross-validation"],
	"cross-validation-shrunk": ["fold"],
	"parameter-search-removed": ["search", "searches"],
	"parameter-search-shrunk": ["fit"],
	"caching-added": ["cache"],
	"prints-removed": ["print"],
	"warning-filters-removed": ["filter"],
	"written-files-removed": ["write"]
};
/** `plots removed`, `hyper-parameters changed`. */
const formatChangeKind = (kind) => kind.replaceAll(/(?<!^hyper|^cross)-/g, " ");
/** `plots removed, imports removed (2)`: each kind once. */
function formatChangeKinds(changes) {
	return [...Map.groupBy(changes, ({ kind }) => formatChangeKind(kind))].map(([words, found]) => found.length === 1 ? words : `${words} (${found.length})`).join(", ");
}
/** More items than this are counted, not listed. */
const SHOWN = 4;
/** What one of the two programs has: `2 prints`, `SVC, LogisticRegression`, `none`. */
function formatSide(kind, side) {
	if (typeof side !== "number") return formatList(side, SHOWN) || "none";
	const [one, many] = COUNTED[kind] ?? [""];
	return countWord(side, one, many).trimEnd();
}
// src/report/campaign/chapters/code.ts
const SHOWN_KINDS = 10;
/** What models changed in the code, and the ratios of answers that did beside those that did not. */
function composeCode(code) {
	if (code === null) return null;
	const { changes, associations, leading } = code;
	const rows = changes.filter(({ answers }) => answers > 0).toSorted((a, b) => b.answers - a.answers).map((change) => {
		const headless = findAssociation(change, associations, "original-headless");
		return {
			...change,
			found: headless ?? findAssociation(change, associations, "original")
		};
	});
	const others = rows.flatMap((row) => {
		const other = findAssociation(row, associations, "original");
		return other === void 0 || other === row.found ? [] : [{
			...row,
			found: other
		}];
	});
	const quantity = associations.every((each) => each.with === null) ? "" : ` (${formatAgainst(leading, "original-headless")} where nothing else is said)`;
	return composeChapter({
		id: "code",
		title: "What changed in the code",
		lead: [`Found by parsing both scripts, against the author's. Ratios are of answers that show a change and of those that do not${quantity}; “same project” compares the two inside projects that have both. This is association, not cause: changes come together, projects differ, and nothing is corrected for the number of comparisons.`],
		tables: [
			composeTable("Kinds of change, most frequent first", rows.slice(0, SHOWN_KINDS), COLUMNS$1, false),
			composeTable("Less frequent kinds of change", rows.slice(SHOWN_KINDS), COLUMNS$1, true),
			composeTable(`The same against the ${formatBaseline("original")}`, others, COLUMNS$1, true),
			sizeTable(code),
			overlapTable(code)
		],
		notes: formatGaps(code)
	});
}
const COLUMNS$1 = {
	Change: ({ kind }) => formatChangeKind(kind),
	Mode: ({ mode }) => mode,
	"Answers that show it": ({ answers, of }) => shareCell(answers, of, null),
	"Ratio with it": ({ found }) => ({
		...meanCell(found?.with),
		...exception(found)
	}),
	"Ratio without it": ({ found }) => meanCell(found?.without),
	"Same project": ({ found }) => meanCell(found?.difference)
};
const findAssociation = ({ kind, mode, leading }, associations, baseline) => associations.find((each) => each.kind === kind && each.mode === mode && each.quantity === leading && each.baseline === baseline && each.with !== null);
const exception = (association) => association?.baseline === "original" ? { note: formatAgainst(association.quantity, association.baseline) } : {};
const MEASURE_WORDS = {
	bytes: "bytes",
	logicalLines: "logical lines",
	tokens: "tokens"
};
/** Sizes of the scripts of all models and projects together. */
const sizeTable = ({ sizes }) => composeTable("Sizes of the scripts, by mode", sizes.filter(({ mode, model, project }) => mode !== null && model === null && project === null), {
	Mode: ({ mode }) => mode ?? "",
	Measure: ({ measure }) => MEASURE_WORDS[measure],
	Scripts: ({ count }) => count,
	Median: ({ median, p10, p90 }) => numberCell(median, formatCount, `${formatCount(p10)} to ${formatCount(p90)}`),
	"To the author's": ({ delta }) => numberCell(delta?.median ?? null, (each) => `${each > 0 ? "+" : ""}${formatCount(each).replace("-", "−")}`)
}, false);
/** The autonomous mode never sees the author's code: what stands in both was known before, or is how everybody writes it. */
const overlapTable = ({ variants }) => composeTable("What stands in the author's script, too: share of a script's runs of eight tokens", [...Map.groupBy(variants, ({ mode }) => mode)].flatMap(([mode, own]) => {
	const shares = own.flatMap(({ overlap }) => overlap ?? []).sort((a, b) => a - b);
	const largest = own.toSorted((a, b) => (b.overlap ?? -1) - (a.overlap ?? -1))[0];
	return largest?.overlap == null ? [] : [{
		mode,
		shares,
		largest: {
			id: largest.id,
			overlap: largest.overlap
		}
	}];
}), {
	Mode: ({ mode }) => mode,
	Scripts: ({ shares }) => shares.length,
	Median: ({ shares }) => numberCell(median(shares), formatWholePercent),
	Largest: ({ largest }) => numberCell(largest.overlap, formatWholePercent, largest.id)
}, false);
function formatGaps({ authors, variants }) {
	const unlocked = variants.filter(({ unlockedImports }) => (unlockedImports?.length ?? 0) > 0);
	const unparsed = variants.filter(({ script }) => script.structure === null);
	const absent = authors.filter(({ script }) => script === null);
	const faults = formatList(unparsed.map(({ id, script }) => `${id} (${script.fault})`));
	const gaps = formatList(absent.map(({ project, gap }) => `${project} (${gap === null ? "unknown" : formatAuthorGap(gap)})`));
	return [
		...faults === "" ? [] : [`${unparsed.length} of ${countWord(variants.length, "script")} could not be described: ${faults}.`],
		...unlocked.length === 0 ? [] : [`${unlocked.length} of ${countWord(variants.length, "script")} import what the environment does not have: ${formatList(unlocked.map(({ id, unlockedImports }) => `${id} (${unlockedImports?.join(", ")})`))}.`],
		...gaps === "" ? [] : [`Not compared with the author's code: ${gaps}.`]
	];
}
const formatAuthorGap = (gap) => tell(AUTHOR_GAPS, gap, null);
const AUTHOR_GAPS = {
	"source-changed": "its source changed since the plan",
	"entry-changed": "its entry changed since the plan",
	unreadable: ({ detail }) => detail
};
// src/report/campaign/chapters/phases.ts
const PHASE_WORDS = {
	import: "start and imports",
	data: "data",
	fit: "fitting",
	predict: "prediction",
	plot: "plots",
	other: "the rest"
};
/** A smaller share of a change is not what it comes from. */
const WORTH_NAMING = .2;
/** Chapter on the parts of scripts that the change of CPU time comes from. */
function composePhases(phases) {
	const headless = phases.filter(({ baseline }) => baseline === "original-headless");
	const asIs = phases.filter(({ baseline }) => baseline === "original");
	const [open, folded] = headless.length > 0 ? [headless, asIs] : [asIs, []];
	return composeChapter({
		id: "phases",
		title: "Where the change comes from",
		lead: ["Runs made for this alone split a script's CPU time into phases, so that their ratio can differ from the headline's. ×0.71 under imports: the baseline with the imports of the answer, and all else as it was, would take 71 % of its CPU time. Together such ratios don't multiply to the whole; the shares of the change do add up to 100 %, by the logarithmic mean Divisia index."],
		tables: [composeTable("CPU time relative to the baseline, and what it would be had one phase alone changed, with 95 % intervals", open, COLUMNS, false), composeTable("The same against the other baseline", folded, COLUMNS, true)]
	});
}
const COLUMNS = {
	"Model and mode": (change) => ({
		text: formatGroup(change),
		note: `against the ${formatBaseline(change.baseline)}`
	}),
	"CPU time": ({ ratio, interval, projects }) => ratioCell(ratio, interval, countWord(projects, "project")),
	"Mostly from": formatSources,
	...Object.fromEntries(PHASES.map((phase) => [capitalise(PHASE_WORDS[phase]), ({ phases }) => stackedRatio(phases[phase].alone, phases[phase].interval)]))
};
/** Phases that are seen to bring the change, largest first; one that works against it is not named. */
function formatSources({ interval, phases }) {
	if (interval === null) return "too few projects to say";
	if (!excludesOne(interval)) return "no detectable change";
	return PHASES.flatMap((phase) => {
		const { share, interval: ends } = phases[phase];
		return share !== null && share >= WORTH_NAMING && ends !== null && excludesOne(ends) ? [{
			phase,
			share
		}] : [];
	}).toSorted((a, b) => b.share - a.share).map(({ phase, share }) => `${PHASE_WORDS[phase]} ${formatPercent(share)}`).join(", ") || "–";
}
// src/report/campaign/terminal.ts
/** A chapter's tables, whose first two columns name a row, and its notes as aligned plain text of at most `width` columns. */
function renderTerminal({ tables, notes }, width, hasCaptions = false) {
	return [...tables.flatMap(({ caption, columns, rows }) => [
		...hasCaptions ? [wrapText(`${caption}:`, width)] : [],
		...alignColumns([columns, ...rows.map((row) => row.map(renderCell))], width, { names: 2 }),
		""
	]), ...notes.map((parts) => wrapText(plainText(parts), width))].join("\n");
}
const renderCell = ({ lines }) => lines.map(({ text, mark = "", chips = [], note }) => [
	text,
	mark,
	...chips.map((chip) => chip.text),
	note === void 0 ? "" : `(${note})`
].filter((part) => part !== "").join(" ")).join("; ");
// src/report/campaign/analysis-text.ts
/** Text for a terminal of so many columns: what was found, where it comes from, and what to know before believing it. */
function renderAnalysis(analysis, width) {
	const chapters = [composePhases(analysis.phases), composeCode(analysis.code)].filter((chapter) => chapter !== null);
	const findings = analysis.findings.map((finding) => `  ${plainText(formatFinding(finding, analysis))}`);
	return [
		wrapText(formatHeadline(analysis).join("\n"), width),
		...chapters.map(({ tables, ...chapter }) => {
			const open = {
				...chapter,
				tables: tables.filter(({ folded }) => !folded)
			};
			return `${chapter.title}\n${renderTerminal(open, width, true).trimEnd()}`;
		}),
		...findings.length === 0 ? [] : [wrapText(["What to know before believing it", ...findings].join("\n"), width)]
	].join("\n\n");
}
// src/dataset/author-entry.ts
/**
* Reads the author's entry file where the dataset still has it as it was planned: a comparison with other code would mislead.
* The path is the dataset's own, since a plan that was edited may name any file.
*/
async function readAuthorEntry(dataset, planned) {
	let licence = planned.licence;
	try {
		const { sourceFolder, manifest } = await loadProject(dataset, planned.slug);
		licence = manifest.licence?.spdx ?? null;
		if (await hashTree(sourceFolder) !== planned.sourceHash) return {
			licence,
			gap: { kind: "source-changed" }
		};
		if (normalize(manifest.entry) !== normalize(planned.entry)) return {
			licence,
			gap: { kind: "entry-changed" }
		};
		const source = await readBelow(sourceFolder, manifest.entry);
		if (source === null) return {
			licence,
			gap: { kind: "source-changed" }
		};
		return {
			licence,
			source,
			modules: await listModules(sourceFolder, dirname(manifest.entry))
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			licence,
			gap: {
				kind: "unreadable",
				detail: errorMessage(error)
			}
		};
	}
}
async function listModules(sourceFolder, folder) {
	const modules = (await listBelow(sourceFolder, folder) ?? []).filter(({ name, kind }) => kind === "folder" || name.endsWith(".py"));
	return new Set(modules.map(({ name }) => parse(name).name));
}
// src/commands/describe-code.ts
/** Longer programs are left out: what a model writes has a hundredth of this, and a parser must not be kept busy. */
const SOURCE_BYTES = 262144;
/**
* What Python's parser says of each program, by its key. Nothing is executed. A program that brings the parser down, or
* keeps it busy beyond its limits, is at fault itself, and the others are described without it.
*/
async function describeCode(programs, env, python) {
	const short = new Map([...programs].filter(([, source]) => source.byteLength <= SOURCE_BYTES));
	const readings = await readPythonSource(short, {
		type: "structure",
		answer: codeDescription
	}, python, env);
	return new Map([...programs.keys()].map((key) => {
		const reading = readings.get(key);
		if (reading === void 0) return [key, withFault(`longer than ${SOURCE_BYTES / 1024} KiB`)];
		return [key, reading.kind === "answered" ? reading.answer : withFault(reading.fault)];
	}));
}
const withFault = (fault) => ({
	counts: null,
	structure: null,
	fault
});
// src/commands/read-code.ts
/** The code of a campaign, the author's and the models', described by Python's parser in one go. Nothing is executed. */
async function readCampaignCode(campaign, dataset, plan, { env, logger }) {
	const authors = /* @__PURE__ */ new Map();
	for (const project of plan.projects) authors.set(project.slug, await readAuthorEntry(dataset, project));
	const scripts = await readScripts(campaign, plan.variants);
	const programs = /* @__PURE__ */ new Map();
	const sources = [...authors.values()].flatMap((author) => "gap" in author ? [] : [author.source]);
	for (const source of [...sources, ...scripts.values()]) programs.set(sha256Hex(source), source);
	logger.status(`describing ${programs.size} programs`);
	const descriptions = await describeCode(programs, env);
	const toScript = (source) => {
		const description = descriptions.get(sha256Hex(source));
		if (description === void 0) throw new Error("a program was not described");
		return {
			text: Buffer.from(source).toString("utf8"),
			bytes: source.byteLength,
			description
		};
	};
	const toAuthor = (author) => {
		if ("gap" in author) return author;
		const script = toScript(author.source);
		const packages = script.description.structure?.packages ?? [];
		return {
			...script,
			licence: author.licence,
			ownModules: packages.filter((name) => author.modules.has(name))
		};
	};
	return {
		authors: new Map([...authors].map(([slug, author]) => [slug, toAuthor(author)])),
		scripts: new Map([...scripts].map(([id, source]) => [id, toScript(source)]))
	};
}
/** Unified diffs from the author's file to each model's script. Reports show those whose licence allows it. */
async function writePatches(campaign, plan, { authors, scripts }) {
	for (const { id, project } of plan.variants) {
		const [author, script] = [authors.get(project), scripts.get(id)];
		const difference = author === void 0 || "gap" in author || script === void 0 ? null : differ(id, author.text, script.text);
		await writePatch(campaign, id, difference?.patch ?? null);
	}
}
// src/commands/analyse.ts
/** Reads a campaign's plan, records, provenance and the logs of what failed, and writes its `analysis.json`. */
async function analyse({ campaign, dataset, iteration }, context) {
	const { logger } = context;
	const planned = await readPlan(campaign);
	const provenances = await readProvenances(campaign, planned.variants);
	const plan = settlePlan(planned, provenances);
	const { collected, torn } = await collectCampaign(campaign, plan);
	if (collected.startedAt === null) logger.warn(`${campaign} has no records of this plan yet: run greenml benchmark.`);
	const code = dataset === void 0 ? void 0 : await readCampaignCode(campaign, dataset, plan, context);
	const found = analyseCampaign({
		plan,
		collected,
		provenances,
		code,
		iteration,
		toolVersion: TOOL_VERSION,
		createdAt: (/* @__PURE__ */ new Date()).toISOString(),
		tornLines: torn
	});
	const logs = [];
	for (const log of found.failures.logs) logs.push({
		...log,
		end: await readLogEnd(campaign, log)
	});
	const result = {
		...found,
		failures: {
			...found.failures,
			logs
		}
	};
	const path = await writeAnalysis(campaign, result);
	if (code !== void 0) await writePatches(campaign, plan, code);
	logger.info(`Analysed ${result.runs.recorded} of ${result.runs.planned} measured runs: ${path}`);
	return {
		analysis: result,
		headline: formatHeadline(result),
		scripts: formatScripts(result),
		summary: (width) => renderAnalysis(result, width)
	};
}
/** A record is reduced to what the analysis needs before the next is read. */
async function collectCampaign(campaign, plan) {
	const collector = new RunCollector(plan);
	let torn = 0;
	for await (const record of streamRecords(campaign, () => torn++)) collector.add(record);
	return {
		collected: collector.collect(),
		torn
	};
}
export { createSpread as C, perQuantity as D, measuredBlocks as E, createJudge as S, listVariantsInBlocks as T, classOf as _, composeCode as a, changeOfScript as b, formatChangeKinds as c, judge as d, listIds as f, isProbed as g, isComparable as h, composePhases as i, formatSide as l, analyseVariants as m, collectCampaign as n, formatAuthorGap as o, withEvidence as p, renderTerminal as r, formatChangeKind as s, analyse as t, countSuccess as u, outcomeOf as v, HEADLINE_ORDER as w, compareMeans as x, changeOfGroup as y };

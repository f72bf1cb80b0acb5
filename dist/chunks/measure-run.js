import { n as errorCode, r as errorMessage, t as UserError } from "./errors.js";
import { n as energyOfHost } from "./package-energy.js";
import { r as withNet } from "./idle.js";
import { t as findProgram } from "./find-program.js";
import { i as nameFact } from "./text.js";
import { n as discoverPowercap, r as readVendor } from "./powercap.js";
import { t as joulesOf } from "./counter.js";
import { n as isUsable, r as makeReading, t as flagsOfEnergy } from "./source.js";
import { createHash } from "node:crypto";
import { availableParallelism, constants } from "node:os";
import { delimiter, join } from "node:path";
import { existsSync, readdirSync, statSync } from "node:fs";
// src/energy/cross-check.ts
/** Two meters of one zone agree within this share of a long run (reference/energy.md §3.2). */
const AGREEMENT = .01;
/** Seconds that a meter which is read ten times a second can misplace at the edges of a run. */
const EDGE_SECONDS = .2;
/** Marks readings of one zone by two meters that disagree by more than their edges explain. */
function crossCheck(readings, wallSeconds) {
	const tolerance = AGREEMENT + EDGE_SECONDS / Math.max(wallSeconds, EDGE_SECONDS);
	return readings.map((reading) => {
		const other = readings.find((each) => {
			if (each.domain !== reading.domain || each.meter === reading.meter) return false;
			return each.joules !== null && each.quality === "measured";
		});
		if (!other?.joules || !reading.joules || reading.quality !== "measured") return reading;
		const difference = other.joules / reading.joules - 1;
		if (Math.abs(difference) <= tolerance) return reading;
		return {
			...reading,
			doubts: [{
				kind: "meters-disagree",
				meter: other.meter,
				difference
			}, ...reading.doubts]
		};
	});
}
// src/energy/estimate.ts
/**
* Watts of one virtual CPU, idle and busy: the means over Amazon's instance types in the Cloud Carbon Footprint
* coefficients. A model of this kind is right within a factor of about two (docs/method.md), so it is never evidence.
*/
const IDLE_WATTS = .74;
const BUSY_WATTS = 3.5;
/** An order of magnitude where nothing can be measured: an affine function of wall and CPU time, in its own domain. */
function estimateEnergy(wallSeconds, cpuSeconds, because, { cpus = availableParallelism(), idleWatts, maxWatts } = {}) {
	const hasOwnWatts = idleWatts !== void 0 || maxWatts !== void 0;
	const idle = idleWatts ?? Math.min(IDLE_WATTS * cpus, maxWatts ?? Number.POSITIVE_INFINITY);
	const netJoules = ((maxWatts ?? Math.max(BUSY_WATTS * cpus, idle)) - idle) / cpus * cpuSeconds;
	return {
		domain: "estimate/cpu",
		joules: idle * wallSeconds + netJoules,
		netJoules,
		meter: hasOwnWatts ? "linear-own-watts" : "linear-per-vcpu",
		quality: "estimated",
		reason: {
			kind: "estimated",
			because: [...because]
		},
		doubts: []
	};
}
// src/energy/mirrors.ts
/** Two reads in a row of one counter differ by what a socket draws in the milliseconds between them. */
const SKEW_MICROJOULES = 1e6;
const LEAST_READS = 3;
/**
* For each zone the zone whose counter it shows, or null: one socket-wide counter appears once per die on older AMD
* kernels. Counters that stay equal over three reads are one meter. Of two packages, which may by chance have drawn
* nearly the same since the start, that takes equality within a joule while they move; of two dies of one package, the
* 0.1 % of reference/energy.md §3.1, or the very same number.
*/
function findMirrors(zones, reads) {
	return zones.map((zone, index) => {
		const original = zones.findIndex((other, earlier) => {
			if (earlier >= index || !mayMirror(zone.domain, other.domain)) return false;
			return isMirror(reads[earlier] ?? [], reads[index] ?? [], isSamePackage(zone.domain, other.domain));
		});
		return original === -1 ? null : original;
	});
}
const packageOf = (domain) => domain.split("/")[0] ?? "";
const childOf = (domain) => domain.split("/")[1];
const isPackage = (domain) => /^package-\d/.test(domain);
const socketOf = (domain) => /^package-(\d+)/.exec(domain)?.[1];
function mayMirror(a, b) {
	return isPackage(a) && isPackage(b) && packageOf(a) !== packageOf(b) && childOf(a) === childOf(b);
}
const isSamePackage = (a, b) => socketOf(a) === socketOf(b);
function isMirror(a, b, samePackage) {
	const pairs = a.flatMap((value, index) => {
		const other = b[index];
		return value == null || other == null ? [] : [[value, other]];
	});
	if (pairs.length < LEAST_READS || pairs.length < a.length) return false;
	if (samePackage && pairs.every(([one, other]) => one === other && one > 0)) return true;
	return pairs.every(([one, other]) => {
		const tolerance = samePackage ? Math.max(SKEW_MICROJOULES, one * .001) : SKEW_MICROJOULES;
		return Math.abs(one - other) <= tolerance;
	}) && haveMovedAlike(pairs);
}
function haveMovedAlike(pairs) {
	const [first, last] = [pairs[0], pairs.at(-1)];
	if (!first || !last) return false;
	const [one, other] = [last[0] - first[0], last[1] - first[1]];
	return one !== 0 && other !== 0 && Math.abs(one - other) <= Math.max(SKEW_MICROJOULES, Math.abs(one) * .01);
}
// src/energy/powercap-source.ts
const METER = "powercap";
/** RAPL by powercap. Where no zone can be read, those that exist still stand on record, each with its reason. */
async function openPowercap(root) {
	const { zones, reason } = await discoverPowercap(root);
	if (reason !== null) return {
		meter: METER,
		reason,
		readings: zones.map(readingOfUnreadable)
	};
	return makePowercapSource(zones);
}
const readingOfUnreadable = (zone) => makeReading(zone.domain, METER, {
	joules: null,
	reason: zone.unreadable ?? { kind: "not-read" }
});
function makePowercapSource(zones) {
	const readable = zones.filter((zone) => zone.unreadable === null);
	return {
		meter: METER,
		readsProcessor: true,
		counterPaths: readable.map((zone) => zone.counterPath),
		prepare: async () => {},
		read: async (window) => {
			const byZone = new Map(readZones(readable, window));
			return zones.flatMap((zone) => zone.unreadable === null ? byZone.get(zone) ?? [] : readingOfUnreadable(zone));
		},
		[Symbol.asyncDispose]: async () => {}
	};
}
function readZones(zones, window) {
	const valuesOf = (index) => window.samples.map((sample) => sample.values[index]);
	const mirrors = findMirrors(zones, zones.map((zone, index) => [zone.firstMicrojoules, ...valuesOf(index)]));
	return zones.flatMap((zone, index) => {
		if (mirrors[index] !== null) return [];
		const readings = window.samples.map(({ t, values }) => ({
			t,
			microjoules: values[index]
		}));
		const joules = vanished(zone) ?? judgeZone(zone, joulesOf(readings, zone), window);
		const others = zones.filter((_, other) => mirrors[other] === index).map((each) => each.domain);
		const told = others.length > 0 && joules.joules !== null && joules.reason === null && joules.doubts.length === 0 ? {
			...joules,
			reason: {
				kind: "mirrored",
				domains: others
			}
		} : joules;
		return [[zone, makeReading(zone.domain, METER, told)]];
	});
}
/** The launcher holds the file open, so one that was taken away or replaced would seem to stand still. */
function vanished(zone) {
	try {
		if (statSync(zone.counterPath).ino === zone.inode) return null;
		return {
			joules: null,
			reason: {
				kind: "replaced",
				path: zone.counterPath
			}
		};
	} catch (error) {
		const code = errorCode(error) ?? errorMessage(error);
		return {
			joules: null,
			reason: {
				kind: "vanished",
				path: zone.counterPath,
				code
			}
		};
	}
}
/** The counter moves about every millisecond: below a tenth of a second its edges are no longer small. */
const UPDATE_SECONDS = .001;
const SHORT_SECONDS = .1;
function judgeZone(zone, result, window) {
	if (result.joules === null) return result;
	const seconds = (window.endNs - window.beginNs) / 1e9;
	if (result.joules === 0) return zone.domain.endsWith("/uncore") ? {
		joules: 0,
		reason: { kind: "asleep" },
		doubts: []
	} : {
		joules: null,
		reason: { kind: "still" }
	};
	if (result.doubts.length === 0 && seconds > 0 && seconds < SHORT_SECONDS) return {
		...result,
		reason: {
			kind: "short-run",
			error: 2 * UPDATE_SECONDS / seconds,
			seconds
		}
	};
	return result;
}
// src/energy/meter.ts
const DRM_ROOT = "/sys/class/drm";
const EVENT_SOURCES = "/sys/bus/event_source/devices";
/**
* Opens the meters asked for, or all that are here; where none reads the processor, its energy is estimated, marked so. One
* that was asked for and can't measure is an error: a user who names it wants its numbers, not others.
*/
async function openMeter(options) {
	const { meters } = options;
	const opened = meters ? await openNamed(meters, options) : await openAll(options);
	const sources = opened.filter(isUsable);
	const unusable = opened.flatMap((each) => isUsable(each) ? [] : [each]);
	try {
		const estimates = meters ? meters.includes("estimate") : !sources.some((source) => source.readsProcessor);
		refuseMissing(unusable.filter(({ meter }) => meters !== void 0 || meter === "external"));
		if (options.require && estimates) throw refusal(`Energy can't be measured here: ${explain(unusable) || "an estimate was asked for"}`);
		return joinSources(sources, unusable, estimates, options);
	} catch (error) {
		await Promise.all(sources.map((source) => source[Symbol.asyncDispose]()));
		throw error;
	}
}
function refuseMissing(missing) {
	if (missing.length === 0) return;
	const fix = missing.some(({ meter }) => meter !== "external") ? "; without --meter, what this host has is used" : "";
	throw refusal(`A meter that was asked for can't measure: ${explain(missing)}`, fix);
}
const explain = (unusable) => unusable.map(({ meter, reason }) => `${meter}: ${nameFact(reason)}`).join("; ");
const refusal = (what, fix = "") => new UserError(`${what}. 'greenml doctor' says what mends it${fix}.`, 1);
/** Each meter's code loads when it is opened: it is paid for on the processor that is measured. */
function listOpeners({ env = process.env, external = {}, ...roots }) {
	const { powercapRoot, drmRoot, eventSources: root = EVENT_SOURCES, meters } = roots;
	const ask = meters !== void 0;
	return {
		powercap: () => openPowercap(powercapRoot),
		perf: async () => (await import("./perf.js")).openPerf({
			env,
			root,
			vendor: readVendor(),
			ask
		}),
		nvml: async () => (await import("./nvml.js")).openNvml(env),
		"nvidia-smi": async () => (await import("./nvidia-smi.js")).openNvidiaSmi(env),
		hwmon: async () => (await import("./gpu-hwmon.js")).openGpuHwmon(env, drmRoot),
		amdsmi: async () => (await import("./amdsmi.js")).openAmdSmi(env, drmRoot),
		powermetrics: async () => (await import("./powermetrics.js")).openPowermetrics(env),
		external: async () => (await import("./external.js")).openExternal(external, env)
	};
}
function openNamed(meters, options) {
	const open = listOpeners(options);
	if (meters.includes("external") && !options.external?.command && !options.external?.stream) throw new UserError("The meter 'external' needs --meter-command or --meter-stream.");
	return Promise.all([...new Set(meters)].flatMap((name) => name === "estimate" ? [] : [open[name]()]));
}
/** Meters that a host has, found without starting anything that it has no sign of. */
async function openAll(options) {
	const { env = process.env, external } = options;
	const open = listOpeners(options);
	return (await Promise.all([
		openProcessor(options, open),
		hasNvidia(env) ? openNvidia(open) : [],
		hasCards(options.drmRoot ?? DRM_ROOT) ? hideAbsent(await open.hwmon()) : [],
		external?.command || external?.stream ? [await open.external()] : []
	])).flat();
}
/** powercap needs no program; perf is the way where its files may not be read but the PMU may. */
async function openProcessor(options, open) {
	if (process.platform === "darwin") return [await open.powermetrics()];
	const powercap = await open.powercap();
	const elsewhere = options.powercapRoot !== void 0 && options.eventSources === void 0;
	const hasPmu = existsSync(join(options.eventSources ?? EVENT_SOURCES, "power"));
	if (isUsable(powercap) || elsewhere || !hasPmu) return [powercap];
	const perf = await open.perf();
	return isUsable(perf) ? [perf] : [powercap, perf];
}
async function openNvidia(open) {
	const nvml = await open.nvml();
	if (isUsable(nvml)) return [nvml];
	const smi = await open["nvidia-smi"]();
	return isUsable(smi) ? [smi] : [nvml, smi];
}
const hideAbsent = (opened) => isUsable(opened) || opened.readings?.length ? [opened] : [];
const hasCards = (root) => existsSync(root) && readdirSync(root).some((name) => /^card\d+$/.test(name));
function hasNvidia(env) {
	const folders = (list) => (list ?? "").split(delimiter).filter((each) => each !== "");
	return existsSync("/dev/nvidiactl") || findProgram("nvidia-smi", env) !== null || folders(env.LD_LIBRARY_PATH).some((folder) => existsSync(join(folder, "libnvidia-ml.so.1")));
}
const PROCESSOR_METERS = /* @__PURE__ */ new Set([
	"powercap",
	"perf",
	"powermetrics",
	"external"
]);
function joinSources(sources, unusable, estimates, { model }) {
	const silent = unusable.filter(({ meter }) => PROCESSOR_METERS.has(meter)).map((each) => each.reason);
	const because = silent.length > 0 ? silent : [{ kind: "no-processor-meter" }];
	const starts = sources.map((_, index) => sources.slice(0, index).flatMap((each) => each.counterPaths).length);
	const meters = [...sources.map((source) => source.meter), ...estimates ? ["estimate"] : []];
	return {
		name: meters.join(", "),
		meters,
		unavailable: sources.some((source) => source.readsProcessor) ? null : because,
		measures: sources.length > 0,
		counterPaths: sources.flatMap((source) => source.counterPaths),
		prepare: async () => {
			await Promise.all(sources.map((source) => source.prepare()));
		},
		read: async (samples, wallSeconds, cpuSeconds) => {
			const [beginNs, endNs] = [samples[0]?.t ?? 0, samples.at(-1)?.t ?? 0];
			return [
				...crossCheck((await Promise.all(sources.map((source, index) => {
					const start = starts[index] ?? 0;
					const domainSamples = samples.map(({ t, values }) => ({
						t,
						values: values.slice(start, start + source.counterPaths.length)
					}));
					return source.read({
						samples: domainSamples,
						beginNs,
						endNs
					});
				}))).flat(), wallSeconds),
				...unusable.flatMap(readingsOf),
				...estimates ? [estimateEnergy(wallSeconds, cpuSeconds, because, model)] : []
			];
		},
		[Symbol.asyncDispose]: async () => {
			await Promise.all(sources.map((source) => source[Symbol.asyncDispose]()));
		}
	};
}
/** A meter that names no zones still says why there is nothing, but for powercap, whose reason the estimate carries. */
function readingsOf({ meter, reason, readings = [] }) {
	if (readings.length > 0 || meter === "powercap") return readings;
	return [makeReading(meter, meter, {
		joules: null,
		reason
	})];
}
// src/energy/carbon.ts
const JOULES_PER_KWH = 36e5;
/** PUE without the user's own value: the machine alone counts, as where there is no data centre around it. */
const DEFAULT_PUE = 1;
/** Null where nobody said where the electricity comes from: there is no default that would be right. */
async function openCarbon(options, env, context) {
	const { country, carbonIntensity, electricityMaps, pue = DEFAULT_PUE } = options;
	if ([
		country,
		carbonIntensity,
		electricityMaps
	].filter((each) => each !== void 0).length > 1) throw new UserError("--country, --carbon-intensity and --electricity-maps exclude each other.");
	if (!(pue >= 1)) throw new UserError(`--pue is ${pue}: the building can't take less than the machine in it (1).`);
	if (country !== void 0) {
		const { findRegion, TABLE_SOURCE } = await import("./carbon-regions.js");
		const { name, gramsPerKwh, year } = findRegion(country);
		return {
			gramsPerKwh,
			region: name,
			year,
			source: TABLE_SOURCE,
			pue
		};
	}
	if (carbonIntensity !== void 0) return {
		gramsPerKwh: carbonIntensity,
		region: "own value",
		year: null,
		source: "given by the user",
		pue
	};
	if (electricityMaps !== void 0) {
		const { askElectricityMaps, KEY_VARIABLE } = await import("./electricity-maps.js");
		const file = context?.keyFiles?.get(KEY_VARIABLE);
		if (file !== void 0) context?.logger.info(`Electricity Maps is asked with ${KEY_VARIABLE} from ${file}`);
		return {
			...await askElectricityMaps(electricityMaps, env),
			pue
		};
	}
	if (options.pue === void 0) return null;
	throw new UserError("--pue needs --country, --carbon-intensity or --electricity-maps beside it.");
}
/** Operational carbon of what the host took, its packages or a meter outside it: kWh × PUE × intensity. Making the machine is not in it. */
function carbonOf(model, energy) {
	const { joules, quality, reason } = energyOfHost(energy);
	const grams = joules === null ? null : joules / JOULES_PER_KWH * model.pue * model.gramsPerKwh;
	return {
		...model,
		grams,
		quality,
		reason
	};
}
// src/measurement/conditions.ts
/** Share, of busy time and of one processor, above which the load of others disturbs a run. */
const DISTURBING_SHARE = .05;
/** The resolution of /proc/stat (USER_HZ is 100 on every Linux). */
const TICK_SECONDS = .01;
/** Ticks by which the busy time of one processor may be wrong: one at each edge. */
const EDGE_TICKS = 2;
/**
* The host around a run, and what that makes of it. `contaminated`: others took more than 5 % of the busy time, more than
* 5 % of one processor, and more than the clock of `/proc/stat` can be wrong by. The second keeps a script that mostly
* sleeps from being blamed for a heartbeat. The third is 20 ms for each processor, adding up as independent errors do (28
* ms on 2, 0.23 s on 128): below 0.6 s on two processors it alone decides, so a run of 0.1 s is flagged only when others
* took more than a quarter of a processor. What the kernel does for the run in threads of its own (writing back,
* interrupts) counts as others'. Time that a hypervisor gave to other machines counts as neither busy nor theirs: no
* process of this host used it, and the CPU seconds of the run leave it out. `throttled`: the processor throttled itself.
*/
function describeConditions(before, after, load) {
	const other = otherSeconds(load);
	const share = other === null ? null : other / Math.max(other + (load.cpuSeconds ?? 0), Number.MIN_VALUE);
	const noise = EDGE_TICKS * TICK_SECONDS * Math.sqrt(load.logicalCpus);
	const throttled = difference(before.throttleCount, after.throttleCount);
	const contaminated = other !== null && share !== null && share > DISTURBING_SHARE && other > Math.max(DISTURBING_SHARE * load.wallSeconds, noise);
	return {
		conditions: {
			otherCpuSeconds: other,
			otherCpuShare: share,
			temperatureCelsius: pair(before.temperatureCelsius, after.temperatureCelsius),
			frequencyMegahertz: pair(before.frequencyMegahertz, after.frequencyMegahertz),
			throttled
		},
		flags: [...contaminated ? ["contaminated"] : [], ...throttled ? ["throttled"] : []]
	};
}
/** The two clocks differ by a tick or so: never below 0. */
const otherSeconds = ({ hostBusySeconds, cpuSeconds }) => hostBusySeconds === null || cpuSeconds === null ? null : Math.max(0, hostBusySeconds - cpuSeconds);
const pair = (before, after) => before === null || after === null ? null : {
	before,
	after
};
/** A counter that went back was reset: nothing is known of it. */
const difference = (before, after) => before === null || after === null || after < before ? null : after - before;
// src/measurement/environment-offset.ts
const MOST_BYTES = 4096;
/**
* A variable of random length, the same for the same run. How large its environment is moves a program's stack and heap, by
* which equal code can differ in speed (Mytkowicz et al. 2009, doi:10.1145/1508244.1508275). Drawn anew for each run, this
* is noise, which repetitions average, and no longer a bias of one script.
*/
function drawEnvironmentOffset(run) {
	const length = createHash("sha256").update(run).digest().readUInt16LE() % MOST_BYTES;
	return { GREENML_RANDOM_OFFSET: "x".repeat(length) };
}
// src/measurement/measure-run.ts
/** Runs a command once, wherever and whatever it is. Numbers that could not be read are null with their reason. */
async function measureRun(asked, equipment) {
	const { place, whyNoEnergy = null } = asked;
	const { launcher, meter, sensors, carbon } = equipment;
	const offset = asked.offsetSeed === null ? {} : drawEnvironmentOffset(asked.offsetSeed);
	const job = place.wrap(asked.command, {
		...asked.env,
		...offset
	});
	await meter?.prepare();
	const before = sensors?.read();
	const outcome = await launcher.run({
		...job,
		counters: meter?.counterPaths ?? []
	});
	const after = sensors?.read();
	const { wallSeconds = null, userSeconds, systemSeconds, hostBusySeconds } = outcome;
	const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
	const { energy, idle } = whyNoEnergy === null ? await readEnergy(outcome, cpuSeconds, equipment) : NO_ENERGY;
	const load = {
		wallSeconds: wallSeconds ?? 0,
		cpuSeconds,
		hostBusySeconds,
		logicalCpus: availableParallelism()
	};
	const { conditions, flags } = before !== void 0 && after !== void 0 && wallSeconds !== null ? describeConditions(before, after, load) : {
		conditions: null,
		flags: []
	};
	return {
		execution: {
			startedAt: (/* @__PURE__ */ new Date(outcome.startedAt * 1e3)).toISOString(),
			...exitState(outcome, place),
			wallSeconds,
			userSeconds,
			systemSeconds,
			peakMemoryBytes: outcome.peakMemoryBytes,
			energy,
			carbon: carbon !== null && energy.length > 0 ? carbonOf(carbon, energy) : null,
			conditions,
			reasons: {
				...outcome.reasons,
				...whyNoEnergy === null ? {} : { energy: { kind: whyNoEnergy } }
			},
			flags: [
				...place.allowed.map((each) => `allowed-${each}`),
				...place.tier === "none" && outcome.survivors > 0 ? ["left-processes"] : [],
				...flagsOfEnergy(energy),
				...flags
			]
		},
		idle,
		outcome
	};
}
const NO_ENERGY = {
	energy: [],
	idle: []
};
async function readEnergy({ samples, wallSeconds }, cpuSeconds, { meter, baseline }) {
	if (meter === null || wallSeconds === void 0) return NO_ENERGY;
	const read = await meter.read(samples, wallSeconds, cpuSeconds ?? 0);
	const energy = cpuSeconds === null ? read.map(withoutEstimate) : read;
	return baseline === null ? {
		energy,
		idle: []
	} : withNet(energy, baseline, wallSeconds);
}
/** The model needs CPU seconds: without them it would take the run for a rest. */
function withoutEstimate(reading) {
	if (reading.quality !== "estimated") return reading;
	return {
		...reading,
		joules: null,
		netJoules: null,
		quality: "unavailable",
		reason: { kind: "no-cpu-seconds" }
	};
}
/** bubblewrap, and a shell that a prefix runs the command by, tell a signal by the exit code 128 + n. */
function exitState({ exitCode, signal }, { tier, prefix }) {
	if (!(tier === "bubblewrap" || prefix.length > 0) || exitCode === null || exitCode <= 128) return {
		exitCode,
		signal
	};
	const name = Object.entries(constants.signals).find(([, number]) => number === exitCode - 128)?.[0];
	return name === void 0 ? {
		exitCode,
		signal
	} : {
		exitCode: null,
		signal: name
	};
}
export { openCarbon as n, openMeter as r, measureRun as t };

import { i as isDoubtful } from "./package-energy.js";
// src/energy/idle.ts
function noBaseline(notMeasured) {
	return {
		powers: [],
		notMeasured,
		missing: [],
		busyProcessors: null
	};
}
const LEAST_SLICES = 10;
/** No slice is longer, so that no counter wraps unseen in one. */
const LONGEST_SLICE_SECONDS = 10;
/**
* Watts of every zone while nothing of ours runs, by the meters that read the runs: the energy of the whole window over
* its length. The standard error is that of the mean over ten or more slices, taken as independent: it holds the noise of
* counter and load, not a drift that is slower than the window. It is null for a meter too slow to read a slice.
*/
async function measureIdle(meter, seconds, watch) {
	await meter.prepare();
	const startedAt = (/* @__PURE__ */ new Date()).toISOString();
	const slices = Math.max(LEAST_SLICES, Math.ceil(seconds / LONGEST_SLICE_SECONDS));
	const { samples, hostBusySeconds } = await watch({
		seconds,
		counters: meter.counterPaths,
		everySeconds: seconds / slices
	});
	const length = secondsOf(samples);
	if (length <= 0) throw new Error("a baseline needs a reading at both of its ends");
	const whole = (await readWindow(meter, samples)).filter(({ quality }) => quality !== "estimated");
	const parts = [];
	for (const part of cutEvenly(samples, slices)) parts.push({
		seconds: secondsOf(part),
		readings: await readWindow(meter, part)
	});
	const [known, unknown] = [whole.filter(isKnown), whole.filter((reading) => !isKnown(reading))];
	return {
		powers: known.map((reading) => ({
			domain: reading.domain,
			meter: reading.meter,
			watts: reading.joules / length,
			standardErrorWatts: standardErrorOf(parts, reading),
			seconds: length,
			startedAt
		})),
		notMeasured: null,
		missing: unknown.map((reading) => ({
			domain: reading.domain,
			meter: reading.meter,
			reason: whyUnknown(reading)
		})),
		busyProcessors: hostBusySeconds === null ? null : hostBusySeconds / length
	};
}
const isKnown = (reading) => reading.joules !== null && !isDoubtful(reading);
const whyUnknown = ({ reason, doubts }) => doubts.length === 0 ? {
	kind: "not-read",
	reason
} : {
	kind: "doubtful",
	doubts
};
const secondsOf = (samples) => ((samples.at(-1)?.t ?? 0) - (samples[0]?.t ?? 0)) / 1e9;
const readWindow = (meter, samples) => meter.read(samples, secondsOf(samples), 0);
/** Windows of about equal length from one sample to another; fewer where there are not as many samples. */
function cutEvenly(samples, count) {
	const [beginNs, length] = [samples[0]?.t ?? 0, secondsOf(samples) * 1e9];
	const edges = Array.from({ length: count + 1 }, (_, index) => {
		const wanted = beginNs + length * index / count;
		const distance = (at) => Math.abs((samples[at]?.t ?? 0) - wanted);
		return samples.reduce((nearest, _sample, at) => distance(at) < distance(nearest) ? at : nearest, 0);
	});
	const distinct = [...new Set(edges)];
	return distinct.slice(1).map((to, index) => samples.slice(distinct[index], to + 1));
}
/** Two slices tell nothing of how they scatter. */
const LEAST_KNOWN_SLICES = 3;
/**
* Standard error of one zone's watts, over slices that its meter could read without a doubt; null when one of them could not.
*/
function standardErrorOf(parts, zone) {
	const known = parts.flatMap(({ seconds, readings }) => {
		const reading = readings.find((each) => isSameZone(each, zone));
		return reading !== void 0 && isKnown(reading) ? [reading.joules / seconds] : [];
	});
	if (known.length < Math.max(LEAST_KNOWN_SLICES, parts.length)) return null;
	const mean = known.reduce((sum, each) => sum + each, 0) / known.length;
	const squares = known.reduce((sum, each) => sum + (each - mean) ** 2, 0);
	return Math.sqrt(squares / (known.length - 1) / known.length);
}
const isSameZone = (a, b) => a.domain === b.domain && a.meter === b.meter;
/**
* Readings with net joules: a zone has them only where the same meter read it while idle; what is estimated has them by its
* own model.
*/
function withNet(energy, baseline, wallSeconds) {
	const used = /* @__PURE__ */ new Set();
	return {
		energy: energy.map((reading) => {
			const needsNone = reading.quality === "estimated" && baseline.notMeasured === null;
			if (reading.joules === null || needsNone) return reading;
			const idle = baseline.powers.find((each) => isSameZone(each, reading));
			if (idle === void 0) return {
				...reading,
				restReason: whyNoRest(reading, baseline)
			};
			used.add(idle);
			return {
				...reading,
				netJoules: reading.joules - idle.watts * wallSeconds
			};
		}),
		idle: [...used]
	};
}
const whyNoRest = (zone, { notMeasured, missing }) => notMeasured ?? missing.find((each) => isSameZone(each, zone))?.reason ?? { kind: "not-among-zones" };
export { noBaseline as n, withNet as r, measureIdle as t };

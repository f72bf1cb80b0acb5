import { nn as isDoubtful } from "./start.js";
// src/analysis/quantities.ts
/** `host`: what `energyOfHost` makes of the record; `share` gives equal texts as one. */
function readQuantities(record, host, share) {
	return {
		energy: readEnergy(host, record.flags, share),
		cpu: withLoading(readCpu(record), record.split?.loading?.cpuSeconds),
		wall: withLoading(positive(record.wallSeconds, record.reasons.wallSeconds), record.split?.loading?.wallSeconds),
		memory: positive(record.peakMemoryBytes, record.reasons.peakMemoryBytes)
	};
}
/** CPU time is the run's own whatever runs beside it, but where threads may have spun while they waited for each other. */
function readCpu({ userSeconds, systemSeconds, flags, reasons }) {
	if (userSeconds !== null && systemSeconds !== null && flags.includes("threads-disturbed")) return unavailable({ kind: "contaminated" });
	return positive(userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds, reasons.userSeconds ?? reasons.systemSeconds);
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
export { leftOutAs as n, readQuantities as r, chooseLeadingQuantity as t };

import { Zn as LONGEST_TEXT, pr as usualShim } from "./start.js";
import { r as mapFields, t as isFields } from "./versioned.js";
// src/schema/migrations/record-versions.ts
/** Version 1 had fields that came later and could be missing, some words of its own, and texts of any length. */
function recordFromVersion1(old) {
	const { metric, phaseCpuSeconds, probe = null } = old;
	return {
		primaryFamilyHash: null,
		split: null,
		...old,
		errorType: cut(old.errorType, 80),
		errorMessage: cut(old.errorMessage),
		tracebackTail: cut(old.tracebackTail, 2e3),
		reasons: migrateReasons(old.reasons),
		shim: usualShim(String(old.mode)),
		failureClass: failureClassFromVersion1(old),
		metric: isFields(metric) ? {
			hookSeconds: null,
			...metric
		} : metric,
		phaseCpuSeconds: isFields(phaseCpuSeconds) ? renamePhases(phaseCpuSeconds) : phaseCpuSeconds,
		energy: mapFields(old.energy, migrateReading),
		carbon: migrateCarbon(old.carbon),
		idle: mapFields(old.idle, renameMeter),
		flops: mapFields(old.flops, migrateFlops),
		probe: isFields(probe) ? {
			watched: true,
			libraryData: null,
			...probe,
			perturbation: renamePerturbation(probe.perturbation)
		} : probe
	};
}
/** Version 2 kept of a run's predictions their score alone. */
const recordFromVersion2 = (old) => ({
	...old,
	split: isFields(old.split) ? {
		...old.split,
		withoutGroup: []
	} : old.split
});
/** Failure classes by the names that version 1 had for what is called otherwise now; null: the status says as much. */
const CLASSES_OF_VERSION_1 = new Map([
	...[
		["file-not-found", "data-path"],
		["other-exception", "runtime"],
		["time", "timeout"]
	],
	...[
		["processes", "limit"],
		["output", "limit"],
		["disk", "limit"]
	],
	...[["environment-failed", "environment"], ["sandbox-failed", "sandbox"]],
	...[["metric", null], ["missing-variant", null]]
]);
function failureClassFromVersion1({ failureClass, errorType }) {
	if (typeof failureClass !== "string") return failureClass;
	const name = failureClass.replaceAll(" ", "-");
	if (name === "schema-or-name") return errorType === "KeyError" ? "data-schema" : "runtime";
	const renamed = CLASSES_OF_VERSION_1.get(name);
	return renamed === void 0 ? name : renamed;
}
/** A text of a version that bounded none. */
const cut = (text, most = LONGEST_TEXT) => typeof text === "string" ? text.slice(0, most) : text;
/** Reasons by the field that they speak of. */
const migrateReasons = (reasons) => isFields(reasons) ? Object.fromEntries(Object.entries(reasons).map(([name, reason]) => [name, reported(reason)])) : reasons;
const migrateFlops = (reading) => ({
	...renameMeter(reading),
	reason: reported(reading.reason)
});
const renamePhases = ({ rest: other, ...phases }) => ({
	...phases,
	other
});
const PERTURBATIONS_OF_VERSION_1 = /* @__PURE__ */ new Map([["redrawn-labels", "label-randomisation"], ["renamed-data", "hidden-data"]]);
/** A perturbation as version 1 of plans and records called it. */
const renamePerturbation = (name) => PERTURBATIONS_OF_VERSION_1.get(name) ?? name;
/** What version 1 had in words of its own, which nothing reads back. */
const reported = (detail) => typeof detail === "string" ? {
	kind: "reported",
	detail: cut(detail)
} : detail;
/** A doubt of version 1 was a reason that began with a word. */
function separateDoubt(reading) {
	const { reason } = reading;
	if (typeof reason !== "string" || !reason.startsWith("doubtful: ")) return {
		...reading,
		doubts: []
	};
	const detail = reason.replaceAll("doubtful: ", "");
	return {
		...reading,
		...reading.joules === null ? { doubts: [] } : {
			reason: null,
			doubts: [reported(detail)]
		}
	};
}
const METERS_OF_VERSION_1 = /* @__PURE__ */ new Map([
	["linear model, own watts", "linear-own-watts"],
	["linear per-vCPU model", "linear-per-vcpu"],
	["torch.utils.flop_counter", "torch-flop-counter"]
]);
/** Idle power and counts of operations named their meters as readings of energy did. */
const renameMeter = (reading) => ({
	...reading,
	meter: METERS_OF_VERSION_1.get(reading.meter) ?? reading.meter
});
/** A reading of energy, of whatever run. */
const migrateReading = (reading) => reportReason(renameMeter(separateDoubt(reading)));
/** The reason of a reading of energy or carbon. */
const reportReason = (reading) => ({
	...reading,
	reason: reported(reading.reason)
});
const migrateCarbon = (carbon) => isFields(carbon) ? reportReason(carbon) : carbon;
export { migrateReasons as a, renameMeter as c, reported as d, migrateReading as i, renamePerturbation as l, migrateCarbon as n, recordFromVersion1 as o, migrateFlops as r, recordFromVersion2 as s, failureClassFromVersion1 as t, renamePhases as u };

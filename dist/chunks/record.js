import { $ as shim, At as boolean, B as LONGEST_TEXT, Et as _enum, Ft as literal, Ht as strictObject, J as mode, Lt as number, Nt as int, P as FLOP_METERS, Q as sha256, R as LARGEST_METRIC, U as arm, Vt as record, W as compoundId, Y as modelId, Z as relativePath, et as slug, kt as array, nt as usualShim, q as label } from "./inputs.js";
import { c as sandboxedExecution, l as seconds } from "./execution.js";
import { Tt as flopsReason } from "./start.js";
import { t as metricName } from "./metric-rule.js";
import { i as versioned, r as mapFields, t as isFields } from "./versioned.js";
import { n as setting } from "./setting.js";
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
// src/schema/record.ts
const STATUSES = [
	"ok",
	"failed",
	"timeout",
	"out-of-memory",
	"no-metric",
	"invalid-metric",
	"environment-failed",
	"sandbox-failed",
	"missing-variant",
	"interrupted"
];
const status = _enum(STATUSES);
/** Failures that are the harness's own, not the script's: they leave a variant unattempted. */
const OUR_FAILURES = [
	"environment-failed",
	"sandbox-failed",
	"interrupted"
];
const metricValue = number().min(-LARGEST_METRIC).max(LARGEST_METRIC);
const metricReading = strictObject({
	name: metricName,
	/** Value as printed. */
	value: metricValue,
	/** Value after scaling to the metric's own unit (percent to fraction). */
	normalised: metricValue,
	/** CPU seconds that the manifest's expression took; they are in the run's own. Null: the script printed the metric. */
	hookSeconds: seconds.nullable()
});
/** Phases that the CPU seconds of a Python script go to; the first holds the interpreter's own start too. */
const PHASES = [
	"import",
	"data",
	"fit",
	"predict",
	"plot",
	"other"
];
const phase = _enum(PHASES);
/** CPU seconds of a profiling run by phase; they sum to its user and system seconds. */
const phaseSeconds = record(phase, seconds);
/** Kinds of operations; the two are never compared: retired by the processor, or summed over operators' shape formulas. */
const FLOP_KINDS = ["hardware-retired", "theoretical-operator"];
/** Floating-point operations of one counting run. */
const flopsReading = strictObject({
	kind: _enum(FLOP_KINDS),
	/** Operations; a fused multiply-add is two. */
	count: number().nonnegative().nullable(),
	meter: _enum(FLOP_METERS),
	quality: _enum(["measured", "unavailable"]),
	/** Share of the run during which each event was counted, 0–1; below 1 the count is scaled up. Null: does not apply. */
	counted: number().nullable(),
	reason: flopsReason.nullable()
});
const purpose = _enum([
	"warmup",
	"measured",
	"profile",
	"sensitivity",
	"flops",
	"probe"
]);
/** What a validity probe does to the project's data before the script runs. */
const PERTURBATIONS = [
	"label-randomisation",
	"subsample",
	"hidden-data"
];
const perturbation = _enum(PERTURBATIONS);
/**
* What a script was seen to do in a probe, or in a measured run that was watched alike. What stands above `trainedRows` is
* seen from outside; the rest is noted in the script's own process, which could forge it. A null stands where nothing could
* be seen: not Python, no known library, or a run that was not watched.
*/
const probeReading = strictObject({
	/** Null: the data was the project's own. */
	perturbation: perturbation.nullable(),
	/** The shim that notes what a script does stood in its process. */
	watched: boolean(),
	/** Classes that labels were drawn from; null: numbers were permuted, or labels left as they are. */
	classes: int().nullable(),
	/** Rows of the declared tables as the script found them. */
	rows: int().nullable(),
	/** The manifest's data files that it read, under whatever name. */
	dataOpened: array(relativePath).nullable(),
	/** Rows of the largest fit. */
	trainedRows: int().nullable(),
	/** Share of those that equal another of them; 0–1. */
	duplicateRows: number().min(0).max(1).nullable(),
	/** Rows behind the metric that it printed, or else of its predictions. */
	testedRows: int().nullable(),
	/** Share of the tested rows that equal one that their model was fitted on; 0–1. */
	testedOnTraining: number().min(0).max(1).nullable(),
	/** The most passes over the training data that any model made: iterations or trees; and that model's class. */
	passes: int().nullable(),
	model: label.nullable(),
	/** Functions that gave it data sets which come with a library. */
	libraryData: array(label).max(20).nullable()
});
/** Split of a run that was scored by its predictions. */
const splitReading = strictObject({
	/** Rows that were predicted for. */
	testRows: int(),
	/** Hash of the rows' places in the table, in their order: runs that agree were judged by the same rows. */
	hash: sha256,
	/** Cost of reading and splitting data, and of the hook that tells the author's predictions; null: not known. */
	loading: strictObject({
		cpuSeconds: seconds,
		wallSeconds: seconds
	}).nullable(),
	/**
	* The metric without each of these many groups of test rows in turn, the same groups wherever the hash is the same:
	* what the jackknife makes the sampling error of a difference from. Empty: not known.
	*/
	withoutGroup: array(metricValue).max(40)
});
const recordLine = strictObject({
	...sandboxedExecution.shape,
	schemaVersion: literal(4),
	/** hash(variant, shim, block, purpose, attempt) */
	id: compoundId,
	project: slug.nullable(),
	mode: mode.nullable(),
	model: modelId.nullable(),
	variant: compoundId,
	shim,
	sample: int().nullable(),
	iteration: int().nullable(),
	arm: arm.exactOptional(),
	block: compoundId,
	orderIndex: int(),
	purpose,
	/** Of a `sensitivity` run what was other than usual. */
	setting: setting.exactOptional(),
	attempt: int().positive(),
	status,
	metric: metricReading.nullable(),
	/** Null: the metric is what the script printed, or left behind. */
	split: splitReading.nullable(),
	/** Seconds by phase of a `profile` run. */
	phaseCpuSeconds: phaseSeconds.nullable(),
	/** Operations of a `flops` run. */
	flops: array(flopsReading),
	/** Reading of a run that was watched, or made on changed data. */
	probe: probeReading.nullable(),
	variantHash: sha256.nullable(),
	sourceHash: sha256.nullable(),
	lockHash: sha256.nullable(),
	/** Hash of the tests that plan.json declared when this run was made. */
	primaryFamilyHash: sha256.nullable(),
	environment: label.nullable()
});
/** One execution of one variant: one JSON line in `<campaign>/records/*.jsonl`. */
const runRecord = versioned(4, recordLine, {
	1: recordFromVersion1,
	2: recordFromVersion2
});
export { reported as S, migrateReading as _, STATUSES as a, renamePerturbation as b, perturbation as c, purpose as d, runRecord as f, migrateFlops as g, migrateCarbon as h, PHASES as i, phase as l, failureClassFromVersion1 as m, OUR_FAILURES as n, flopsReading as o, status as p, PERTURBATIONS as r, metricReading as s, FLOP_KINDS as t, phaseSeconds as u, migrateReasons as v, renamePhases as x, renameMeter as y };

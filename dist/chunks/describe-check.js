import { $ as label, Q as instant, Qt as string, Rt as array, W as LONGEST_TEXT, Wt as literal, Xn as boundTexts, Zt as strictObject, ct as slug, it as sha256, lt as text } from "./inputs.js";
import { _t as parseWith, q as sandboxedExecution, z as LONGEST_TRACEBACK } from "./base.js";
import { r as nameError } from "./ending.js";
import { p as status, s as metricReading } from "./read.js";
import { i as versioned } from "./versioned.js";
const LONGEST_OUTPUT_END = 2e4;
const { exitCode, signal, errorType, tracebackTail, failureClass, sandbox, toolVersion } = sandboxedExecution.shape;
const { wallSeconds, userSeconds, systemSeconds, peakMemoryBytes } = sandboxedExecution.shape;
/** `greenml check --json`: one run of the author's script, and whether its metric was read. */
const projectCheck = versioned(1, strictObject({
	schemaVersion: literal(1),
	project: slug,
	/** `ok`: the author's script ran to its end and its metric was read. */
	status,
	/** Why it is not `ok`. */
	reason: text.nullable(),
	metric: strictObject({
		...metricReading.pick({
			name: true,
			value: true,
			normalised: true
		}).shape,
		/** Line of the output where the metric was read from; null: the manifest's expression gave it. */
		line: text.nullable()
	}).nullable(),
	wallSeconds,
	userSeconds,
	systemSeconds,
	peakMemoryBytes,
	exitCode,
	signal,
	errorType,
	tracebackTail,
	failureClass,
	/** The ends of what it printed. */
	stdout: string().max(LONGEST_OUTPUT_END),
	stderr: string().max(LONGEST_OUTPUT_END),
	/** Files of the source that the run read, of those that may hold data; null: not seen. */
	filesRead: array(text).nullable(),
	sandbox,
	environment: label.nullable(),
	startedAt: instant,
	sourceHash: sha256.nullable(),
	lockHash: sha256.nullable(),
	toolVersion
}), {});
// src/curation/describe-check.ts
/** Why a run ended as it did. */
const tellEnd = (record) => nameError(record) || (record.failureClass ?? record.status);
/** What a run of the author's script shows of its project. */
function toCheck(project, { record, fileUse, metricLine, ...output }) {
	const { metric, ...of } = record;
	const seen = {
		schemaVersion: 1,
		project,
		status: of.status,
		reason: of.status === "ok" ? null : tellEnd(record),
		metric: metric && {
			name: metric.name,
			value: metric.value,
			normalised: metric.normalised,
			line: metricLine
		},
		wallSeconds: of.wallSeconds,
		userSeconds: of.userSeconds,
		systemSeconds: of.systemSeconds,
		peakMemoryBytes: of.peakMemoryBytes,
		exitCode: of.exitCode,
		signal: of.signal,
		errorType: of.errorType,
		tracebackTail: of.tracebackTail,
		failureClass: of.failureClass,
		stdout: output.stdout.slice(-2e4),
		stderr: output.stderr.slice(-2e4),
		filesRead: fileUse.read,
		sandbox: of.sandbox,
		environment: of.environment,
		startedAt: of.startedAt,
		toolVersion: of.toolVersion,
		sourceHash: of.sourceHash,
		lockHash: of.lockHash
	};
	const bounded = boundTexts(seen, LONGEST_TEXT, {
		errorType: 80,
		tracebackTail: LONGEST_TRACEBACK,
		stdout: LONGEST_OUTPUT_END,
		stderr: LONGEST_OUTPUT_END
	});
	return parseWith(projectCheck, bounded, "the check");
}
export { toCheck as n, tellEnd as t };

import { Bt as parseWith, J as sandboxedExecution, V as cpuSecondsOf, gt as listFiles$1, xn as formatSize, z as LONGEST_TRACEBACK } from "./base.js";
import { a as runAuthors, o as tellEnd, t as createDataMaker } from "./make-data.js";
import { $t as literal, at as label, br as cleanLine, dt as sha256, gt as text, ht as slug, it as instant, on as strictObject, q as LONGEST_TEXT, qt as array, sn as string, ur as count, vr as boundTexts } from "./inputs.js";
import { i as versioned } from "./versioned.js";
import { D as metricReading, E as isLost, P as status } from "./read.js";
import { t as refuseOtherData } from "./check-data.js";
import { r as mayHoldData } from "./data-files.js";
import { m as openSources, s as loadProject } from "./load-projects.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { t as findIsolation } from "./run-isolated.js";
import "./work.js";
import { a as plainText, r as listPhrases } from "./phrase.js";
import { t as advise } from "./run-advice.js";
import { t as checkOptions } from "./check-options.js";
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
// src/report/text/dataset/project-check.ts
const SHOWN_FILES = 4;
/** How the author's script ended, which metric was read and where from, which data it read, what the run took and the end of its output. */
function renderCheck(check) {
	const { metric, wallSeconds, peakMemoryBytes, status, reason } = check;
	const seconds = (value) => value === null ? "–" : `${value.toFixed(2)} s`;
	const facts = [
		["metric", metric === null ? "not read" : nameMetric(metric)],
		["data", listFiles(check.filesRead)],
		["time", `${seconds(wallSeconds)}, CPU ${seconds(cpuSecondsOf(check))}`],
		["memory", peakMemoryBytes === null ? "–" : formatSize(peakMemoryBytes)],
		["run by", `${check.environment ?? "–"}, sandbox: ${check.sandbox}`]
	];
	return [
		`${check.project}: ${status}${reason === null ? "" : ` (${reason})`}`,
		...facts.map(([name = "", fact]) => `  ${name.padEnd(8)}${fact}`),
		...showEnd("output", check.stdout),
		...status === "ok" ? [] : [...showEnd("errors", check.stderr), ...showAdvice(check)]
	].join("\n");
}
function nameMetric({ name, normalised, line }) {
	return `${name} = ${normalised}, ${line === null ? "by the manifest's expression" : `from the line: ${cleanLine(line, 200)}`}`;
}
/** What is the bench's own to mend is told as the reason. */
function showAdvice({ status, failureClass, reason, stdout, stderr }) {
	if (isLost({ status })) return [];
	return [`  to do   ${advise({
		status,
		failureClass,
		reason,
		isSilent: `${stdout}${stderr}`.trim() === ""
	})}`];
}
function listFiles(read) {
	if (read === null) return "–";
	const named = read.map((path) => [cleanLine(path, 200)]);
	return named.length === 0 ? "no file of the repository was read" : plainText(listPhrases(named, SHOWN_FILES));
}
function showEnd(name, text) {
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	if (lines.length === 0) return [`  ${name.padEnd(8)}none`];
	const shown = lines.slice(-12);
	const left = lines.length - shown.length;
	return [`  ${name.padEnd(8)}${left === 0 ? "" : `${count(left, "line")} before these`}`.trimEnd(), ...shown.map((line) => `    ${cleanLine(line, 200)}`)];
}
// src/commands/check.ts
/** Runs a project's own script once in the sandbox. `text`: the same for a terminal. */
async function check(given, context) {
	const options = checkOptions.parse(given);
	const maker = openEnvironmentMaker(context, [options.dataset], findIsolation);
	const sources = openSources(context, options.mirror, createDataMaker(options, maker, context));
	const project = await loadProject(options.dataset, options.slug, sources);
	await refuseOtherData(project);
	const watched = (await listFiles$1(project.sourceFolder)).filter(mayHoldData);
	const found = toCheck(project.slug, await runAuthors(project, {
		...options,
		watched
	}, maker, context));
	return {
		check: found,
		text: renderCheck(found)
	};
}
export { check };

import { P as cpuSecondsOf, Qt as formatSize, ct as listFiles$1 } from "./base.js";
import { a as toCheck, r as runAuthors, t as createDataMaker } from "./run-maker.js";
import { t as refuseOtherData } from "./check-data.js";
import { t as isDataFile } from "./data-files.js";
import { i as loadProject, u as openSources } from "./load-projects.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { t as findIsolation } from "./run-isolated.js";
import { l as count, sr as cleanLine } from "./inputs.js";
import { n as OUR_FAILURES } from "./read.js";
import "./work.js";
import { a as plainText, r as listPhrases } from "./phrase.js";
import { t as advise } from "./run-advice.js";
import { t as checkOptions } from "./check-options.js";
// src/report/text/project-check.ts
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
	if (OUR_FAILURES.includes(status)) return [];
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
	const watched = (await listFiles$1(project.sourceFolder)).filter(isDataFile);
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

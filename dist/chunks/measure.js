import { Rr as UserError } from "./inputs.js";
import { gn as makeFolders, nn as enterBelow } from "./base.js";
import { t as measureRevisions } from "./measure-revisions.js";
import { t as MEASURE_FILE } from "./revision-comparison.js";
import { t as measureInputs } from "./measure-options.js";
import { n as keepFiles, t as writeSummary } from "./write-summary.js";
import { t as refuseProviderKeys } from "./refuse-provider-keys.js";
import { isAbsolute, join, resolve } from "node:path";
// src/actions/measure.ts
const MARKDOWN = "greenml-measure.md";
/** Measures two revisions in one job; the finding is the job's summary and an artifact. */
async function runMeasure(given, context) {
	const { command, workingDirectory, artifacts, artifactName, ...settings } = measureInputs.parse(given);
	if (command === void 0) throw new UserError("Input 'command' is missing: what is measured, as python train.py.");
	await refuseProviderKeys("dataset", context.env);
	const store = artifacts ? await context.openArtifacts() : null;
	const checkout = context.env.GITHUB_WORKSPACE ?? ".";
	const measured = isAbsolute(workingDirectory) ? workingDirectory : await enterBelow(checkout, workingDirectory);
	const folder = resolve(context.env.RUNNER_TEMP ?? ".", "greenml-measure");
	await makeFolders(folder);
	const path = join(folder, MARKDOWN);
	const result = await measureRevisions({
		...settings,
		command: splitWords(command),
		folder: resolve(measured),
		json: join(folder, MEASURE_FILE),
		markdown: path
	}, context);
	context.logger.info(result.text);
	await writeSummary(result.markdown, store && artifactName, context.env);
	const found = {
		...describeResult(result),
		"report-path": path
	};
	const kept = store === null ? { "artifact-id": "" } : await keepFiles(store, {
		what: "the finding",
		artifact: artifactName,
		folder,
		files: [MARKDOWN, MEASURE_FILE]
	}, context);
	const outputs = {
		...found,
		...kept
	};
	return result.exitCode === 0 ? outputs : {
		outputs,
		fault: new UserError(result.title, 1)
	};
}
/** Words as a list: no shell reads them, so quotes would be taken for part of a word. */
function splitWords(command) {
	const isList = command.trim().includes("\n");
	const words = command.split(isList ? "\n" : /\s+/).flatMap((word) => word.trim() || []);
	const quoted = isList ? void 0 : words.find((word) => /['"`$|;&<>]/.test(word));
	if (quoted === void 0) return words;
	throw new UserError(`Input 'command' holds ${quoted}, which only a shell reads: write one word a line, without quotes.`);
}
function describeResult({ comparison, title }) {
	const { measurement, metric } = comparison;
	const leading = measurement.comparisons.find(({ quantity }) => quantity === measurement.leading);
	const ratio = leading?.ratio ?? null;
	return {
		title,
		verdict: leading?.verdict ?? "",
		ratio: ratio === null ? "" : Number(ratio.toPrecision(4)),
		metric: metric.verdict ?? ""
	};
}
export { runMeasure };

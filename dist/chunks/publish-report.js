import { c as summary } from "./core.js";
import { a as cleanText } from "./clean-text.js";
// src/actions/publish-report.ts
/** Shows a written report as the job's summary and keeps its files as an artifact: the folder may hold others' files too. */
async function publishReport({ html, folder, files, headline, summary: text }, artifacts, { env, logger }) {
	for (const sentence of headline) logger.info(sentence);
	await writeSummary(text, env);
	const outputs = {
		report: html,
		headline: headline.join("\n")
	};
	if (artifacts === null) return outputs;
	const id = await artifacts.store.upload(artifacts.name, folder, files);
	logger.info(`uploaded the report as artifact ${artifacts.name}`);
	return {
		...outputs,
		"artifact-id": id ?? ""
	};
}
/** Adds to the job's summary. Outside Actions there is no such file, and @actions/core would throw. */
async function writeSummary(text, env) {
	if (env.GITHUB_STEP_SUMMARY) await summary.addRaw(cleanText(text), true).write();
}
export { writeSummary as n, publishReport as t };

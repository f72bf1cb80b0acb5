import { c as summary } from "./core.js";
import { a as cleanText } from "./clean-text.js";
// src/actions/publish-report.ts
/** Shows a written report as the job's summary and keeps its files as an artifact: the folder may hold others' files too. */
async function publishReport({ html, folder, files, headline, summary: text }, artifacts, { env, logger }) {
	for (const sentence of headline) logger.info(sentence);
	if (env.GITHUB_STEP_SUMMARY) await summary.addRaw(cleanText(text), true).write();
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
export { publishReport as t };

import { a as notice, c as warning, l as summary } from "./core.js";
import { Ft as cleanText, It as isWorkflowLog, Pt as cleanMessage, gt as removeTree, mr as listFiles, pt as makeScratch } from "./start.js";
import { t as bundle } from "./bundle.js";
import { r as ArtifactRefused } from "./run-action.js";
import { hostname } from "node:os";
// src/actions/publish-report.ts
const ANNOTATION = { title: "GreenML Bench" };
/** Shows a written report as annotations and the job's summary, and keeps its files as an artifact: the folder may hold others' files too. */
async function publishReport({ html, folder, files, headline, annotations, summary: text }, artifacts, { env, logger }) {
	for (const sentence of headline) logger.info(sentence);
	if (isWorkflowLog(env)) for (const each of annotations) annotate(each);
	await writeSummary(text, env);
	const outputs = {
		report: html,
		headline: headline.join("\n")
	};
	if (artifacts === null) return outputs;
	const id = await keepOrTell(artifacts.store.upload(artifacts.name, folder, files), folder, {
		env,
		logger
	});
	if (id === null) return {
		...outputs,
		"artifact-id": ""
	};
	logger.info(`uploaded the report as artifact ${artifacts.name}`);
	return {
		...outputs,
		"artifact-id": id.id ?? ""
	};
}
function annotate({ level, text }) {
	(level === "notice" ? notice : warning)(cleanMessage(text, true), ANNOTATION);
}
const CAMPAIGN_ARTIFACT = "greenml-campaign";
/** Keeps a copy of the campaign that may be handed on: what publishes it later needs no more. */
async function keepCampaign(campaign, store, context) {
	const scratch = await makeScratch("bundle", context.env.RUNNER_TEMP);
	try {
		await bundle({
			campaign,
			out: scratch
		}, context);
		if (await keepOrTell(store.upload(CAMPAIGN_ARTIFACT, scratch, await listFiles(scratch)), campaign, context) !== null) context.logger.info(`uploaded the campaign as artifact ${CAMPAIGN_ARTIFACT}`);
	} finally {
		await removeTree(scratch);
	}
}
/** Null where the server takes no artifacts: nothing is lost, and the message says where it lies. */
async function keepOrTell(uploading, folder, { env, logger }) {
	try {
		return { id: await uploading };
	} catch (error) {
		if (!(error instanceof ArtifactRefused)) throw error;
		logger.warn(`${error.message} It stays in ${folder} on ${env.RUNNER_NAME ?? hostname()}.`);
		return null;
	}
}
/** Adds to the job's summary. Outside Actions there is no such file, and @actions/core would throw. */
async function writeSummary(text, env) {
	if (env.GITHUB_STEP_SUMMARY) await summary.addRaw(cleanText(text), true).write();
}
export { publishReport as n, writeSummary as r, keepCampaign as t };

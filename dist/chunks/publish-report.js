import { Bn as isWorkflowLog, Rn as cleanMessage, _ as warning, h as notice, v as summary, zn as cleanText } from "./inputs.js";
import { Pt as listFiles, Q as removeTree, Y as makeScratch } from "./start.js";
import { n as bundle, t as CAMPAIGN_ARTIFACT } from "./bundle.js";
import { t as ArtifactRefused } from "./artifact-store2.js";
import { hostname } from "node:os";
// src/actions/keep-files.ts
/** Leaves files as an artifact, and returns the output `artifact-id`. Where the server takes none nothing is lost: a warning says where they lie. */
async function keepFiles(store, { what, artifact, folder, files, remains = folder }, { env, logger }) {
	try {
		const id = await store.upload(artifact, folder, files);
		logger.info(`uploaded ${what} as artifact ${artifact}`);
		return { "artifact-id": id ?? "" };
	} catch (error) {
		if (!(error instanceof ArtifactRefused)) throw error;
		logger.warn(`${error.message} It stays in ${remains} on ${env.RUNNER_NAME ?? hostname()}.`);
		return { "artifact-id": "" };
	}
}
// src/actions/publish-report.ts
const ANNOTATION = { title: "GreenML Bench" };
/** Shows a written report as annotations and the job's summary, and keeps its files as an artifact: the folder may hold others' files too. */
async function publishReport({ html, folder, files, headline, annotations, summary: text }, artifacts, context) {
	const { env, logger } = context;
	for (const sentence of headline) logger.info(sentence);
	if (isWorkflowLog(env)) for (const each of annotations) annotate(each);
	await writeSummary(text, env);
	const outputs = {
		report: html,
		headline: headline.join("\n")
	};
	if (artifacts === null) return outputs;
	const kept = await keepFiles(artifacts.store, {
		what: "the report",
		artifact: artifacts.name,
		folder,
		files
	}, context);
	return {
		...outputs,
		...kept
	};
}
function annotate({ level, text }) {
	(level === "notice" ? notice : warning)(cleanMessage(text, true), ANNOTATION);
}
/** Keeps a copy of the campaign that may be handed on: what publishes it later needs no more. */
async function keepCampaign(campaign, store, context) {
	const scratch = await makeScratch("bundle", context.env.RUNNER_TEMP);
	try {
		await bundle({
			campaign,
			out: scratch
		}, context);
		const files = await listFiles(scratch);
		await keepFiles(store, {
			what: "the campaign",
			artifact: CAMPAIGN_ARTIFACT,
			folder: scratch,
			files,
			remains: campaign
		}, context);
	} finally {
		await removeTree(scratch);
	}
}
/** Adds to the job's summary. Outside Actions there is no such file, and @actions/core would throw. */
async function writeSummary(text, env) {
	if (env.GITHUB_STEP_SUMMARY) await summary.addRaw(cleanText(text), true).write();
}
export { keepFiles as i, publishReport as n, writeSummary as r, keepCampaign as t };

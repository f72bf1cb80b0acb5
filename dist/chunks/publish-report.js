import { Cr as isWorkflowLog, b as warning, v as notice, xr as cleanMessage } from "./inputs.js";
import { f as removeTree, gt as listFiles, l as makeScratch } from "./base.js";
import { n as bundle, t as CAMPAIGN_ARTIFACT } from "./bundle.js";
import { n as keepFiles, t as writeSummary } from "./write-summary.js";
// src/actions/publish-report.ts
const ANNOTATION = { title: "GreenML Bench" };
/** Shows a written report as annotations and the job's summary, and keeps its files as an artifact: the folder may hold others' files too. */
async function publishReport({ html, folder, files, headline, annotations, summary: text }, artifacts, context) {
	const { env, logger } = context;
	for (const sentence of headline) logger.info(sentence);
	if (isWorkflowLog(env)) for (const each of annotations) annotate(each);
	await writeSummary(text, artifacts?.name ?? null, env);
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
export { publishReport as n, keepCampaign as t };

import { n as report } from "./report2.js";
import { r as reportInputs } from "./report-options.js";
import { n as publishReport, t as keepCampaign } from "./publish-report.js";
// src/actions/report.ts
async function runReport(given, context) {
	const inputs = reportInputs.parse(given);
	const artifacts = inputs.artifacts ? {
		store: await context.openArtifacts(),
		name: inputs.artifactName
	} : null;
	const outputs = await publishReport(await report(inputs, context), artifacts, context);
	if (artifacts !== null && inputs.keepCampaign) await keepCampaign(inputs.campaign, artifacts.store, context);
	return outputs;
}
export { runReport };

import { t as report } from "./report.js";
import { n as reportInputs } from "./report-options.js";
import { t as publishReport } from "./publish-report.js";
import { t as runAction } from "./run-action.js";
// src/actions/report.ts
async function runReport(given, context) {
	const inputs = reportInputs.parse(given);
	const artifacts = inputs.artifacts ? {
		store: await context.openArtifacts(),
		name: inputs.artifactName
	} : null;
	return publishReport(await report(inputs, context), artifacts, context);
}
const main = () => runAction(reportInputs, runReport);
export { main };

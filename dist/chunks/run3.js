import { t as run } from "./run.js";
import { t as runInputs } from "./run-options.js";
import { n as publishReport } from "./publish-report.js";
import { t as refuseProviderKeys } from "./refuse-provider-keys.js";
// src/actions/run.ts
/** Plan to report on this runner, for answers that exist or are recorded: a key for a model is refused. */
async function runPipeline(given, context) {
	const inputs = runInputs.parse(given);
	await refuseProviderKeys(inputs.dataset, context.env);
	const artifacts = inputs.artifacts ? {
		store: await context.openArtifacts(),
		name: inputs.artifactName
	} : null;
	const result = await run({
		...given,
		campaign: inputs.campaign
	}, context);
	return {
		...await publishReport(result, artifacts, context),
		lost: result.lost
	};
}
export { runPipeline };

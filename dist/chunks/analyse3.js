import { t as analyse } from "./analyse.js";
import { n as ensurePlan, r as fetchParts } from "./exchange-parts.js";
import { t as analyseInputs } from "./analyse-options.js";
// src/actions/analyse.ts
async function runAnalyse(given, context) {
	const inputs = analyseInputs.parse(given);
	const { campaign, dataset } = inputs;
	const { logger } = context;
	let refused = 0;
	if (inputs.artifacts) {
		const store = await context.openArtifacts();
		await ensurePlan(store, campaign, logger);
		const onRefused = ({ message }, name) => {
			refused++;
			logger.warn(`Artifact '${name}' is left out: ${message}`);
		};
		await fetchParts(store, campaign, (part) => part.kind !== "plan", logger, { onRefused });
	}
	const { analysis, headline } = await analyse({
		campaign,
		dataset
	}, context);
	const { runs } = analysis;
	return {
		headline: headline.join("\n"),
		planned: runs.planned,
		recorded: runs.recorded,
		ok: runs.ok,
		refused
	};
}
export { runAnalyse };

import { i as readPlan } from "./documents.js";
import { i as explainUnanswered } from "./inputs.js";
import { t as repair } from "./repair.js";
import { i as sendPart, n as fetchParts, t as ensurePlan } from "./exchange-parts.js";
import { t as repairInputs } from "./repair-options.js";
// src/actions/repair.ts
async function runRepair(given, context) {
	const inputs = repairInputs.parse(given);
	const { campaign } = inputs;
	const store = inputs.artifacts ? await context.openArtifacts() : null;
	if (store) {
		await ensurePlan(store, campaign, context.logger);
		await fetchParts(store, campaign, ({ kind }) => kind !== "plan", context.logger);
	}
	const plan = await readPlan(campaign);
	let asked = null;
	try {
		asked = await repair(inputs, context);
		const outputs = {
			answered: Object.values(asked.counts).reduce((sum, count) => sum + count, 0),
			ok: asked.counts.ok ?? 0,
			"spent-usd": asked.spentUsd
		};
		const fault = explainUnanswered(asked.counts["provider-error"]);
		return fault === null ? outputs : {
			outputs,
			fault
		};
	} finally {
		const isChanged = asked === null || Object.keys(asked.counts).length > 0;
		if (store && isChanged) for (const part of listVariantParts(plan)) await sendPart(store, campaign, part, context.logger);
	}
}
const listVariantParts = ({ projects, models }) => projects.flatMap(({ slug: project }) => models.map(({ id: model }) => ({
	kind: "variants",
	only: {
		project,
		model
	}
})));
export { runRepair };

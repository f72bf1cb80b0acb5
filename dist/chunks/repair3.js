import { Yt as readPlan } from "./work.js";
import { i as explainUnanswered } from "./inputs.js";
import { t as repair } from "./repair.js";
import { a as sendParts, n as ensurePlan, r as fetchParts } from "./exchange-parts.js";
import { t as repairInputs } from "./repair-options.js";
import { t as keepWork } from "./keep-work.js";
import { n as takeMadeData } from "./made-data.js";
// src/actions/repair.ts
async function runRepair(given, context) {
	const inputs = repairInputs.parse(given);
	const { campaign } = inputs;
	const store = inputs.artifacts ? await context.openArtifacts() : null;
	const handedOn = /* @__PURE__ */ new Map();
	if (store) {
		await ensurePlan(store, campaign, context.logger);
		await takeMadeData(store, campaign, context);
		await fetchParts(store, campaign, ({ kind }) => kind !== "plan", context.logger, { handedOn });
	}
	const parts = listVariantParts(await readPlan(campaign));
	const asked = await keepWork(context, store && (() => sendParts(store, campaign, parts, context.logger, handedOn)), (each) => repair(inputs, each));
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
}
const listVariantParts = ({ projects, models }) => projects.flatMap(({ slug: project }) => models.map(({ id: model }) => ({
	kind: "variants",
	only: {
		project,
		model
	}
})));
export { runRepair };

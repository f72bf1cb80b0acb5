import { i as explainUnanswered } from "./inputs.js";
import { n as generate } from "./generate.js";
import { a as sendParts, n as ensurePlan, o as partName, r as fetchParts } from "./exchange-parts.js";
import { n as generateInputs } from "./generate-options.js";
import { t as keepWork } from "./keep-work.js";
import { n as takeMadeData } from "./made-data.js";
// src/actions/generate.ts
async function runGenerate(given, context) {
	const inputs = generateInputs.parse(given);
	const { campaign, only } = inputs;
	const store = inputs.artifacts ? await context.openArtifacts() : null;
	const parts = (only ?? [null]).map((pair) => ({
		kind: "variants",
		only: pair
	}));
	const handedOn = /* @__PURE__ */ new Map();
	if (store) {
		await ensurePlan(store, campaign, context.logger);
		await takeMadeData(store, campaign, context, only && new Set(only.map(({ project }) => project)));
		const names = new Set(parts.map((part) => partName(campaign, part)));
		await fetchParts(store, campaign, (part) => names.has(partName(campaign, part)), context.logger, { handedOn });
	}
	const { counts, kept, spentUsd } = await keepWork(context, store && (() => sendParts(store, campaign, parts, context.logger, handedOn)), (each) => generate(inputs, each));
	const outputs = {
		answered: Object.values(counts).reduce((sum, count) => sum + count, 0),
		ok: counts.ok ?? 0,
		kept,
		"spent-usd": spentUsd
	};
	const fault = explainUnanswered(counts["provider-error"]);
	return fault === null ? outputs : {
		outputs,
		fault
	};
}
export { runGenerate };

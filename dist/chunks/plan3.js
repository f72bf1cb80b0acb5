import { St as sha256Hex } from "./base.js";
import { t as plan } from "./plan.js";
import { n as loadModels } from "./load-models.js";
import { a as sendParts } from "./exchange-parts.js";
import { n as listBenchmarkMatrices, r as writeMatrices, t as generateMatrix } from "./matrices.js";
import { r as planInputs } from "./plan-options.js";
import { t as sendMadeData } from "./made-data.js";
import { t as refuseProviderKeys } from "./refuse-provider-keys.js";
import { basename, resolve } from "node:path";
// src/actions/plan.ts
async function runPlan(given, context) {
	const inputs = planInputs.parse(given);
	const env = inputs.assumeKeys ? await pretendKeys(inputs.dataset, context.env) : context.env;
	const store = inputs.artifacts ? await context.openArtifacts() : null;
	const beforeMaking = () => refuseProviderKeys(inputs.dataset, context.env);
	const drawn = drawOnce(inputs.campaign, context.env);
	const planned = await plan({
		...drawn,
		...inputs,
		matrixJobs: 256,
		beforeMaking
	}, {
		...context,
		env
	});
	const matrices = await listBenchmarkMatrices(inputs.campaign, planned, inputs.runsOn);
	if (matrices.length > 1) context.logger.warn(`the campaign takes ${matrices.length} matrices: benchmark-matrix is the first, benchmark-matrices are all`);
	const generate = generateMatrix(planned);
	const lists = writeMatrices({
		"generate-matrix": { include: generate },
		"benchmark-matrices": matrices.map((include) => ({ include }))
	});
	if (store) {
		await sendParts(store, inputs.campaign, [{ kind: "plan" }], context.logger);
		await sendMadeData(store, inputs.campaign, context);
	}
	return {
		...lists,
		"generate-jobs": generate.length,
		"benchmark-matrix": JSON.stringify({ include: matrices[0] ?? [] }),
		"benchmark-jobs": matrices[0]?.length ?? 0,
		seed: planned.options.seed,
		runs: planned.expected.runs
	};
}
/** A seed that all attempts of a workflow's run draw alike: what an earlier one measured is taken, and has to be of the same order. None outside of one. */
function drawOnce(campaign, { GITHUB_RUN_ID: run }) {
	if (!run) return {};
	return { seed: Number.parseInt(sha256Hex(`${run} ${basename(resolve(campaign))}`).slice(0, 7), 16) };
}
/** Planning asks no model: which of them have a key is known only to the job that generates. */
async function pretendKeys(dataset, env) {
	const names = (await loadModels(dataset)).flatMap(({ keyVariable }) => keyVariable === null ? [] : [keyVariable]);
	return {
		...env,
		...Object.fromEntries(names.map((name) => [name, "held by the job that generates"]))
	};
}
export { runPlan };

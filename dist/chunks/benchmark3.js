import { t as benchmark } from "./benchmark.js";
import { i as sendPart, r as fetchShard } from "./exchange-parts.js";
import { t as benchmarkInputs } from "./benchmark-options.js";
import { t as WHOLE_CAMPAIGN } from "./shard.js";
import { t as refuseProviderKeys } from "./refuse-provider-keys.js";
import { t as runAction } from "./run-action.js";
// src/actions/benchmark.ts
async function runBenchmark(given, context) {
	const inputs = benchmarkInputs.parse(given);
	await refuseProviderKeys(inputs.dataset, context.env);
	const { campaign, shard = WHOLE_CAMPAIGN } = inputs;
	const store = inputs.artifacts ? await context.openArtifacts() : null;
	if (store) await fetchShard(store, campaign, shard, context.logger);
	let hasNew = true;
	try {
		const { runs, ok, lost, alreadyDone } = await benchmark(inputs, context);
		hasNew = runs > 0;
		return {
			runs,
			ok,
			lost,
			"already-done": alreadyDone
		};
	} finally {
		if (store && hasNew) await sendPart(store, campaign, {
			kind: "records",
			shard
		}, context.logger);
	}
}
const main = () => runAction(benchmarkInputs, runBenchmark);
export { main };

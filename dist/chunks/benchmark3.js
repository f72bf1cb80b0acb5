import { t as benchmark } from "./benchmark.js";
import { a as sendParts, i as fetchShard } from "./exchange-parts.js";
import { t as benchmarkInputs } from "./benchmark-options.js";
import { t as WHOLE_CAMPAIGN } from "./shard.js";
import { t as keepWork } from "./keep-work.js";
import { n as takeMadeData } from "./made-data.js";
import { t as refuseProviderKeys } from "./refuse-provider-keys.js";
// src/actions/benchmark.ts
async function runBenchmark(given, context) {
	const inputs = benchmarkInputs.parse(given);
	await refuseProviderKeys(inputs.dataset, context.env);
	const { campaign, shard = WHOLE_CAMPAIGN } = inputs;
	const store = inputs.artifacts ? await context.openArtifacts() : null;
	if (store) {
		const slugs = await fetchShard(store, campaign, shard, context.logger);
		await takeMadeData(store, campaign, context, slugs);
	}
	const send = store && (() => sendParts(store, campaign, [{
		kind: "records",
		shard
	}], context.logger));
	const work = (each) => benchmark(inputs, each);
	const { runs, ok, lost, alreadyDone } = await keepWork(context, send, work, (made) => made.runs > 0);
	return {
		runs,
		ok,
		lost,
		"already-done": alreadyDone
	};
}
export { runBenchmark };

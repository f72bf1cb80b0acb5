import { er as errorMessage } from "./inputs.js";
import { t as benchmark } from "./benchmark.js";
import { i as sendPart, r as fetchShard } from "./exchange-parts.js";
import { t as benchmarkInputs } from "./benchmark-options.js";
import { t as WHOLE_CAMPAIGN } from "./shard.js";
import { t as refuseProviderKeys } from "./refuse-provider-keys.js";
// src/actions/benchmark.ts
/** What a runner that is killed can lose of its work. */
const KEPT_EVERY_SECONDS = 3600;
/** `keptEverySeconds`: for tests. */
async function runBenchmark(given, context, keptEverySeconds = KEPT_EVERY_SECONDS) {
	const inputs = benchmarkInputs.parse(given);
	await refuseProviderKeys(inputs.dataset, context.env);
	const { campaign, shard = WHOLE_CAMPAIGN } = inputs;
	const store = inputs.artifacts ? await context.openArtifacts() : null;
	if (store) await fetchShard(store, campaign, shard, context.logger);
	let hasNew = true;
	let kept = performance.now();
	const betweenBlocks = async () => {
		if (store === null || performance.now() - kept < keptEverySeconds * 1e3) return;
		await sendPart(store, campaign, {
			kind: "records",
			shard
		}, context.logger).catch((error) => {
			context.logger.warn(`The records so far could not be uploaded, and the job goes on: ${errorMessage(error)}`);
		});
		kept = performance.now();
	};
	try {
		const { runs, ok, lost, alreadyDone } = await benchmark({
			...inputs,
			betweenBlocks
		}, context);
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
export { runBenchmark };

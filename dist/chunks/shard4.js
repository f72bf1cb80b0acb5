import { ai as UserError } from "./start.js";
import "./matrices.js";
import { c as shardInputs, t as findShares } from "./task-share.js";
import { t as runAction } from "./run-action.js";
// src/actions/shard.ts
/** Deals ML-Bench's tasks to jobs: one matrix for those that ask and those that judge. */
async function runShard(given, context) {
	const { all: shards } = await findShares(shardInputs.parse(given), context);
	if (shards.length > 256) throw new UserError(`Repositories, models and settings make ${shards.length} jobs, and a matrix takes 256: name fewer models or settings.`);
	const include = shards.map(({ shard, repository, system }) => ({
		name: `${repository} ${system}`,
		shard
	}));
	return {
		matrix: JSON.stringify({ include }),
		jobs: include.length
	};
}
const main = () => runAction(shardInputs, runShard);
export { main };

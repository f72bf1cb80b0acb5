import { Rr as UserError } from "./inputs.js";
import { fn as groupKey } from "./work.js";
import { a as longestFirst, i as equalWeights, n as listWorkloads, r as dealToLeast } from "./workload.js";
// src/planning/shards.ts
/** Whole groups (project × model, or project), so that each of `count` shards is expected to take equally long. */
function dealShards(plan, count) {
	return dealToLeast(longestFirst(listWorkloads(plan)), equalWeights(count)).map((workloads) => workloads.map(({ group }) => group));
}
/** Shards of a campaign that several jobs share; one job runs all of it where nothing was planned. */
const countShards = ({ shards }) => shards?.length ?? 1;
/** UserError where the campaign is planned in another number of shards than this one is of. */
function refuseOtherShards(plan, { index, count }) {
	const planned = countShards(plan);
	if (count === planned) return;
	throw new UserError(`Shard ${index}/${count}: this campaign was planned in ${planned} shards; ask for i/${planned}.`);
}
/**
* The blocks of a shard, the same for every process that reads this plan. Where the plan says what each shard holds, no
* other number of shards is taken: two processes that counted differently would run the same blocks twice.
*/
function blocksOfShard(plan, shard) {
	if (shard.count === 1) return plan.blocks;
	if (plan.shards !== null) refuseOtherShards(plan, shard);
	const shards = plan.shards ?? dealShards(plan, shard.count);
	const mine = new Set(shards[shard.index - 1]);
	return plan.blocks.filter((block) => mine.has(groupKey(block)));
}
export { refuseOtherShards as i, countShards as n, dealShards as r, blocksOfShard as t };

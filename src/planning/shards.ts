import { UserError } from '../base/errors.ts'
import { groupKey, type Plan, type PlannedBlock } from '../schema/campaign/plan.ts'
import type { Shard } from '../schema/options/shard.ts'
import { dealToLeast, equalWeights, longestFirst } from './schedule/deal.ts'
import { listWorkloads } from './schedule/workload.ts'

/** Whole groups (project × model, or project), so that each of `count` shards is expected to take equally long. */
export function dealShards(plan: Pick<Plan, 'blocks' | 'projects'>, count: number): string[][] {
  const dealt = dealToLeast(longestFirst(listWorkloads(plan)), equalWeights(count))
  return dealt.map((workloads) => workloads.map(({ group }) => group))
}

/** Shards of a campaign that several jobs share; one job runs all of it where nothing was planned. */
export const countShards = ({ shards }: Pick<Plan, 'shards'>): number => shards?.length ?? 1

/** UserError where the campaign is planned in another number of shards than this one is of. */
export function refuseOtherShards(plan: Pick<Plan, 'shards'>, { index, count }: Shard): void {
  const planned = countShards(plan)
  if (count === planned) return
  throw new UserError(`Shard ${index}/${count}: this campaign was planned in ${planned} shards; ask for i/${planned}.`)
}

/**
 * The blocks of a shard, the same for every process that reads this plan. Where the plan says what each shard holds, no
 * other number of shards is taken: two processes that counted differently would run the same blocks twice.
 */
export function blocksOfShard(plan: Plan, shard: Shard): PlannedBlock[] {
  if (shard.count === 1) return plan.blocks
  if (plan.shards !== null) refuseOtherShards(plan, shard)
  const shards = plan.shards ?? dealShards(plan, shard.count)
  const mine = new Set(shards[shard.index - 1])
  return plan.blocks.filter((block) => mine.has(groupKey(block)))
}

import { UserError } from '../base/errors.ts'
import { groupKey, type Plan, type PlannedBlock } from '../schema/plan.ts'
import { type Shard, shard } from '../schema/shard.ts'
import { alike, dealToLeast, longestFirst } from './schedule/deal.ts'
import { listWorkloads } from './schedule/workload.ts'

export function parseShard(text: string): Shard {
  const { data, error } = shard.safeParse(text)
  if (data) return data
  throw new UserError(`--shard '${text}': expected ${error?.issues[0]?.message}.`)
}

/** Whole groups (project × model, or project), so that each of `count` shards is expected to take equally long. */
export function dealShards(plan: Pick<Plan, 'blocks' | 'projects'>, count: number): string[][] {
  const dealt = dealToLeast(longestFirst(listWorkloads(plan)), alike(count))
  return dealt.map((workloads) => workloads.map(({ group }) => group))
}

/** Of a campaign that jobs of several machines share; one job runs it where nothing was planned. */
export const countShards = ({ shards }: Pick<Plan, 'shards'>): number => shards?.length ?? 1

/**
 * The blocks of a shard, the same for every process that reads this plan. Where the plan says what each shard holds, no
 * other number of shards is taken: two processes that counted differently would run the same blocks twice.
 */
export function blocksOfShard(plan: Plan, { index, count }: Shard): PlannedBlock[] {
  if (count === 1) return plan.blocks
  const shards = plan.shards ?? dealShards(plan, count)
  if (shards.length !== count) {
    throw new UserError(
      `--shard ${index}/${count}: this campaign was planned in ${shards.length} shards; ask for i/${shards.length}.`,
    )
  }
  const mine = new Set(shards[index - 1])
  return plan.blocks.filter((block) => mine.has(groupKey(block)))
}

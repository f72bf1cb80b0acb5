import { UserError } from '../base/errors.ts'
import { groupOf, type Plan, type PlannedBlock } from '../schema/plan.ts'
import { alike, dealToLeast, longestFirst } from './schedule/deal.ts'
import { listWorkloads } from './schedule/workload.ts'

export interface Shard {
  /** 1-based. */
  readonly index: number
  readonly count: number
}

export const WHOLE: Shard = { index: 1, count: 1 }

export function parseShard(text: string): Shard {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const shard = { index: Number(index), count: Number(count) }
  if (!index || !count || shard.index < 1 || shard.index > shard.count) {
    throw new UserError(`--shard '${text}': expected i/n with 1 ≤ i ≤ n, as 2/8.`)
  }
  return shard
}

/** Of the records that a process writes, so that what it ran is told from its file's name. */
export const nameShardFile = ({ index, count }: Shard, id: string): string => `${index}-of-${count}-${id}.jsonl`

/**
 * Whether a file of that name can hold records of this shard. False only where the plan fixes the shards and the name says
 * that it is of another one: those never hold the same blocks.
 */
export function mayHoldShard(fileName: string, shard: Shard, { shards }: Pick<Plan, 'shards'>): boolean {
  const [, index, count] = /^(\d+)-of-(\d+)-/.exec(fileName) ?? []
  if (shards === null || shard.count === 1 || Number(count) !== shards.length) return true
  return Number(index) === shard.index
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
export function blocksOfShard(plan: Plan, shard: Shard): PlannedBlock[] {
  if (shard.count === 1) return plan.blocks
  const shards = plan.shards ?? dealShards(plan, shard.count)
  if (shards.length !== shard.count) {
    throw new UserError(
      `--shard ${shard.index}/${shard.count}: this campaign was planned in ${shards.length} shards; ask for i/${shards.length}.`,
    )
  }
  const mine = new Set(shards[shard.index - 1])
  return plan.blocks.filter((block) => mine.has(groupOf(block)))
}

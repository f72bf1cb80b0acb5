import { UserError } from '../base/errors.ts'
import type { Plan, PlannedBlock } from '../schema/plan.ts'

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

/** One entry per project × model (or project) that shares blocks, in the plan's order. */
export function listShardGroups(plan: Plan): string[] {
  return [...new Set(plan.blocks.map(groupOf))]
}

/** The blocks of a shard: whole groups, dealt in turn, the same for every process that reads this plan. */
export function blocksOfShard(plan: Plan, shard: Shard): PlannedBlock[] {
  const mine = new Set(listShardGroups(plan).filter((_, index) => index % shard.count === shard.index - 1))
  return plan.blocks.filter((block) => mine.has(groupOf(block)))
}

const groupOf = (block: PlannedBlock) => `${block.project}/${block.model ?? 'all'}`

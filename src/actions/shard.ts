import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { LARGEST_MATRIX } from '../github/matrices.ts'
import { shardInputs } from '../schema/options/mlbench-inputs.ts'
import { type ActionContext, type Outputs, runAction } from './run-action.ts'
import { findShares } from './task-share.ts'

/** Deals ML-Bench's tasks to jobs: one matrix for those that ask and those that judge. */
export async function runShard(given: z.input<typeof shardInputs>, context: ActionContext): Promise<Outputs> {
  const { all: shards } = await findShares(shardInputs.parse(given), context)
  if (shards.length > LARGEST_MATRIX)
    throw new UserError(
      `Repositories, models and settings make ${shards.length} jobs, and a matrix takes ${LARGEST_MATRIX}: name fewer models or settings.`,
    )
  const include = shards.map(({ shard, repository, system }) => ({ name: `${repository} ${system}`, shard }))
  return { matrix: JSON.stringify({ include }), jobs: include.length }
}

export const main = () => runAction(shardInputs, runShard)

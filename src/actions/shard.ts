import { join, resolve } from 'node:path'
import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { writeJson } from '../base/files/files.ts'
import { makeFolders } from '../base/files/folders.ts'
import { LARGEST_MATRIX } from '../github/matrices.ts'
import { shardInputs } from '../schema/options/mlbench/inputs.ts'
import type { ActionContext, Outputs } from './run-action.ts'
import { findShares } from './task-share.ts'

const LIST = 'shares.json'

/** Deals ML-Bench's tasks to jobs: one matrix for those that ask and those that judge. */
export async function runShard(given: z.input<typeof shardInputs>, context: ActionContext): Promise<Outputs> {
  const { artifacts, artifactName, ...inputs } = shardInputs.parse(given)
  const { rows, all: shards } = await findShares(inputs, context)
  if (shards.length > LARGEST_MATRIX)
    throw new UserError(
      `Repositories, models and settings make ${shards.length} jobs, and a matrix takes ${LARGEST_MATRIX}: name fewer models or settings.`,
    )
  const include = shards.map(({ shard, repository, system }) => ({ name: `${repository} ${system}`, shard }))
  if (artifacts) {
    const folder = resolve(context.env.RUNNER_TEMP ?? '.', 'ml-bench-shares')
    await makeFolders(folder)
    await writeJson(join(folder, LIST), shards)
    await (await context.openArtifacts()).upload(artifactName, folder, [LIST])
  }
  return { matrix: JSON.stringify({ include }), jobs: include.length, rows }
}

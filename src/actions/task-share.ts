import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { fetchRepositories } from '../commands/mlbench/fetch.ts'
import { type ListedShard, listShards } from '../commands/mlbench/shard.ts'
import type { ArtifactStore } from '../github/artifact-store.ts'
import { fetchTaskParts, type TaskPart } from '../github/task-parts.ts'
import type { evaluateInputs } from '../schema/options/mlbench/inputs.ts'
import type { ActionContext } from './run-action.ts'

interface Shares {
  /** What names the rows for every share. */
  readonly rows: string
  readonly all: readonly ListedShard[]
  /** The job's own; null: it has none. */
  readonly own: ListedShard | null
}

/** Every share that the inputs make, and the job's own. UserError where the inputs make another number of shares. */
export async function findShares(
  { shard, rows: named, models, settings, prompt, dataset }: AskedInputs,
  context: ActionContext,
): Promise<Shares> {
  const asked = { rows: named, models: requireModels(models), settings, prompt, dataset }
  const { rows, shards: all } = await listShards(asked, context)
  if (shard === undefined) return { rows, all, own: null }
  const own = all[shard.index - 1]
  if (own !== undefined && shard.count === all.length) return { rows, all, own }
  throw new UserError(`Input 'shard' is ${shard.index}/${shard.count}, and these inputs make ${all.length} shares.`)
}

export function requireModels(models: readonly string[] | undefined): string[] {
  if (models !== undefined) return [...models]
  throw new UserError("Input 'models' is missing: models of models.yaml, separated by commas.")
}

type AskedInputs = Pick<z.output<typeof evaluateInputs>, 'rows' | 'models' | 'settings' | 'prompt' | 'dataset'> & {
  readonly shard?: z.output<typeof evaluateInputs>['shard'] | undefined
}

/** What shares hand on as artifacts. */
export const partsOf = (kind: TaskPart['kind'], shares: readonly ListedShard[]): TaskPart[] =>
  shares.map(({ shard, githubId, system, hasGolds }) => {
    const [index = 0, count = 0] = shard.split('/').map(Number)
    return { kind, index, count, githubId, system, hasGolds }
  })

/** Takes parts from the run's artifacts; returns how many were refused, which is told. */
export async function takeParts(
  store: ArtifactStore,
  out: string,
  parts: readonly TaskPart[],
  { logger }: ActionContext,
): Promise<number> {
  let refused = 0
  await fetchTaskParts(store, out, parts, logger, ({ message }, name) => {
    refused++
    logger.warn(`Artifact '${name}' is left out: ${message}`)
  })
  return refused
}

interface Place {
  readonly repositories: string
  readonly dataset: string
  readonly mirror?: string | undefined
}

/** Fetches the repositories of shares at their pins where they are not there. */
export async function provideRepositories(
  shares: readonly ListedShard[],
  { repositories, dataset, mirror }: Place,
  context: ActionContext,
): Promise<void> {
  const only = [...new Set(shares.map(({ repository }) => repository))]
  await fetchRepositories({ repositories, dataset, only, ...(mirror === undefined ? {} : { mirror }) }, context)
}

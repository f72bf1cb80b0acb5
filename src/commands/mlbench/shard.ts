import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { loadNamedModels } from '../../dataset/load-models.ts'
import { loadTaskRepositories } from '../../dataset/load-task-repositories.ts'
import { listSystems } from '../../mlbench/answers/collect-answers.ts'
import { pinRows, readTasks } from '../../mlbench/data/rows.ts'
import { writeTaskArray } from '../../mlbench/task-array.ts'
import { listTaskShards, readSystemName, type TaskShard } from '../../mlbench/task-shards.ts'
import type { AskedSetting } from '../../schema/mlbench/task-answer.ts'
import { shardOptions } from '../../schema/options/mlbench/task-options.ts'

/** One share, and how a job is told which. */
export interface ListedShard extends TaskShard {
  readonly shard: string
  /** Folder of its repository. */
  readonly repository: string
  /** What a model is shown; null: these are answers that exist. */
  readonly setting: AskedSetting | null
}

interface ListedShards {
  /** What names the rows for all shares, whenever each is taken. */
  readonly rows: string
  readonly shards: readonly ListedShard[]
  /** The command that submits all of them; null: no array was asked for. */
  readonly submit: string | null
}

/** The shares that jobs or a Slurm array take, one for each repository and system; with `format slurm` the array that grades them. */
export async function listShards(
  given: z.input<typeof shardOptions>,
  { env }: Pick<CommandContext, 'env'>,
): Promise<ListedShards> {
  const options = shardOptions.parse(given)
  const { dataset, format } = options
  const rows = await pinRows(options.rows, env.HF_ENDPOINT)
  const tasks = await readTasks(rows, env.HF_ENDPOINT)
  const known = await loadTaskRepositories(dataset)
  const systems = new Map(await nameSystems(options))
  const listed = listTaskShards(tasks, [...systems.keys()])
  const shards = listed.map(({ githubId, system, hasGolds }, index) => ({
    shard: `${index + 1}/${listed.length}`,
    githubId,
    system,
    setting: systems.get(system) ?? null,
    hasGolds,
    repository: known.get(githubId)?.folder ?? String(githubId),
  }))
  const array = { ...options, rows }
  return {
    rows,
    shards,
    submit: format === undefined ? null : await writeTaskArray(array, tasks, known, listed.length),
  }
}

/** Systems in the order in which shares are dealt. */
async function nameSystems({
  models,
  settings,
  prompt,
  answers,
  dataset,
}: z.output<typeof shardOptions>): Promise<(readonly [string, AskedSetting | null])[]> {
  if ((models === undefined) === (answers === undefined))
    throw new UserError('Name --models that are asked, or files of --answers that exist.')
  if (answers !== undefined) return answers.map((path) => [readSystemName(path).system, null])
  const chosen = await loadNamedModels(dataset, models ?? [])
  return listSystems(chosen, settings, prompt).map(({ system, setting }) => [system, setting])
}

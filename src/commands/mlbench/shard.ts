import { basename, join, resolve } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { writeFileAtomic } from '../../base/files.ts'
import { CLI_FILE } from '../../base/package.ts'
import { quoteWord } from '../../base/text.ts'
import { loadModels } from '../../dataset/load-models.ts'
import { loadTaskRepositories } from '../../dataset/load-task-repositories.ts'
import { listSystems } from '../../mlbench/answers/collect-answers.ts'
import { readTasks, type Task } from '../../mlbench/data/rows.ts'
import { listTaskShards, readSystemName } from '../../mlbench/task-shards.ts'
import { renderJobArray } from '../../planning/slurm.ts'
import { shardOptions } from '../../schema/options/mlbench-options.ts'
import type { AskedSetting } from '../../schema/task-answer.ts'
import type { TaskRepository } from '../../schema/task-repository.ts'
import { chooseModels } from './choose-models.ts'

/** One share, and how a job is told which. */
export interface ListedShard {
  readonly shard: string
  readonly githubId: number
  /** Folder of its repository. */
  readonly repository: string
  readonly system: string
  /** What a model is shown; null: these are answers that exist. */
  readonly setting: AskedSetting | null
}

interface ListedShards {
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
  const { rows, dataset, format } = options
  const tasks = await readTasks(rows, env.HF_ENDPOINT)
  const known = await loadTaskRepositories(dataset)
  const systems = new Map(await nameSystems(options))
  const listed = listTaskShards(tasks, [...systems.keys()])
  const shards = listed.map(({ githubId, system }, index) => ({
    shard: `${index + 1}/${listed.length}`,
    ...{ githubId, system, setting: systems.get(system) ?? null },
    repository: known.get(githubId)?.folder ?? String(githubId),
  }))
  return { shards, submit: format === undefined ? null : await writeArray(options, tasks, known, listed.length) }
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
  if (answers !== undefined) {
    const names = answers.map((path) => basename(path).replace(/\.(?:jsonl|json)(?:\.gz)?$/, ''))
    return names.map((name) => [readSystemName(name).system, null])
  }
  const chosen = chooseModels(await loadModels(dataset), models ?? [])
  return listSystems(chosen, settings, prompt).map(({ system, setting }) => [system, setting])
}

/** Answers of one task that an element's time limit allows for. */
const SAMPLES = 5

async function writeArray(
  { rows, answers, repositories, out, dataset, errata }: z.output<typeof shardOptions>,
  tasks: readonly Task[],
  known: ReadonlyMap<number, TaskRepository>,
  count: number,
): Promise<string> {
  if (answers === undefined || repositories === undefined)
    throw new UserError('An array judges answers that exist: name them by --answers, and --repositories DIR.')
  const places = ['--rows', rows.startsWith('hf:') ? rows : resolve(rows), '--repositories', resolve(repositories)]
  const more = [
    '--answers',
    answers.map((path) => resolve(path)).join(','),
    '--out',
    resolve(out),
    '--dataset',
    resolve(dataset),
  ]
  const words = [process.execPath, CLI_FILE, 'mlbench', 'grade', ...places, ...more, ...(errata ? ['--errata'] : [])]
  const limits = [...Map.groupBy(tasks, ({ githubId }) => githubId)].map(
    ([githubId, own]) => (own.length + 1) * SAMPLES * (known.get(githubId)?.limits.timeoutSeconds ?? 120),
  )
  const file = join(resolve(out), 'slurm', 'ml-bench.sbatch')
  const array = {
    ...{ name: 'grade', features: [], gpu: false, machines: count },
    ...{ shards: Array.from({ length: count }, (_, index) => index + 1), limitSeconds: Math.max(3600, ...limits) },
  }
  await writeFileAtomic(file, renderJobArray('ml-bench', array, words.map(quoteWord).join(' '), count), out)
  return ['sbatch', '--chdir', join(resolve(out), 'slurm'), file].map(quoteWord).join(' ')
}

import { join, resolve } from 'node:path'
import { UserError } from '../base/errors.ts'
import { writeFileAtomic } from '../base/files/files.ts'
import { CLI_FILE } from '../base/package.ts'
import { quoteWords } from '../base/text/text.ts'
import { renderJobArray } from '../planning/slurm.ts'
import type { TaskRepository } from '../schema/mlbench/task-repository.ts'
import type { Task } from './data/rows.ts'

interface ArrayRequest {
  readonly rows: string
  readonly answers?: readonly string[] | undefined
  readonly repositories?: string | undefined
  readonly out: string
  readonly dataset: string
  readonly errata: boolean
}

/** Answers of one task that an element's time limit allows for. */
const SAMPLES = 5

/** Writes the Slurm array whose elements each judge one share of answers, and returns the command that submits it. */
export async function writeTaskArray(
  { rows, answers, repositories, out, dataset, errata }: ArrayRequest,
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
    name: 'grade',
    features: [],
    gpu: false,
    machines: count,
    shards: Array.from({ length: count }, (_, index) => index + 1),
    limitSeconds: Math.max(3600, ...limits),
  }
  await writeFileAtomic(file, renderJobArray('ml-bench', array, quoteWords(words), count), out)
  return quoteWords(['sbatch', '--chdir', join(resolve(out), 'slurm'), file])
}

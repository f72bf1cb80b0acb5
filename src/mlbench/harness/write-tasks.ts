import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { readTextIfPresent, writeFileAtomic } from '../../base/files/files.ts'
import { fillNewFolder } from '../../base/files/fill-folder.ts'
import { requireNewFolder } from '../../base/files/folders.ts'
import { loadTaskRepositories, manifestFolder } from '../../dataset/load-task-repositories.ts'
import type { TaskRepository } from '../../schema/mlbench/task-repository.ts'
import type { exportTasksOptions } from '../../schema/options/mlbench/harness-options.ts'
import { chooseTasks } from '../data/choose-tasks.ts'
import { keyOf, readTasks } from '../data/rows.ts'
import { renderHarborTask } from './harbor-task.ts'
import { describeHarnessTask, type HarnessTask, listImageFiles } from './harness-task.ts'
import { renderInspectTask } from './inspect-task.ts'

type Options = z.output<typeof exportTasksOptions>

/** Writes tasks as other harnesses read them, and returns how many. UserError where the folder holds something already. */
export async function writeTasks(options: Options, context: CommandContext): Promise<number> {
  const { rows, dataset, format, to, python } = options
  await requireNewFolder(to, 'name a new folder with --to')
  const tasks = await describeTasks(options, context)
  if (tasks.length === 0) throw new UserError(`No task of ${rows} can be exported.`)
  refuseSameNames(tasks)
  const bare = tasks.filter(({ repository }) => repository.environment === undefined)
  const names = [...new Set(bare.map(({ repository }) => repository.folder))]
  if (names.length > 0)
    context.logger.warn(`${names.join(', ')}: without an environment; the container holds the repository's files alone`)
  const images = await readImages(tasks, dataset, python)
  const files = format === 'inspect' ? await renderInspectTask(tasks, images) : renderHarbor(tasks, images)
  return fillNewFolder(to, context.signal, async () => {
    for (const [path, text] of files) await writeFileAtomic(join(to, path), text, to)
    return tasks.length
  })
}

/** Of two tasks of one name a harness would see the last. */
function refuseSameNames(tasks: readonly HarnessTask[]): void {
  for (const [name, [one, other]] of Map.groupBy(tasks, (each) => each.name))
    if (one !== undefined && other !== undefined)
      throw new UserError(
        `${keyOf(one.task)} and ${keyOf(other.task)} would both be called ${name}: export one of them by --only.`,
      )
}

/** The tasks that can be exported; those that can't are told. */
async function describeTasks({ rows, only, dataset }: Options, { logger, env }: CommandContext) {
  const known = await loadTaskRepositories(dataset)
  const tasks: HarnessTask[] = []
  for (const task of chooseTasks(await readTasks(rows, env.HF_ENDPOINT), only)) {
    const repository = known.get(task.githubId)
    const described = repository === undefined ? null : await describeHarnessTask(task, repository)
    if (described !== null) tasks.push(described)
    else {
      const fault = repository === undefined ? `${dataset} does not know its repository` : `its folder is ${task.path}`
      logger.warn(`${keyOf(task)} is left out: ${fault}`)
    }
  }
  return tasks
}

async function readImages(tasks: readonly HarnessTask[], dataset: string, python: string | undefined) {
  const repositories = new Map<string, TaskRepository>(tasks.map(({ repository }) => [repository.folder, repository]))
  const images = new Map<string, ReadonlyMap<string, string>>()
  for (const [name, repository] of repositories) {
    const { environment } = repository
    const lock =
      environment === undefined
        ? null
        : await readTextIfPresent(join(manifestFolder(dataset, repository), environment.lock), dataset)
    images.set(name, listImageFiles(repository, python, lock))
  }
  return images
}

const renderHarbor = (tasks: readonly HarnessTask[], images: ReadonlyMap<string, ReadonlyMap<string, string>>) =>
  new Map(
    tasks.flatMap((task) =>
      [...renderHarborTask(task, images.get(task.repository.folder) ?? new Map())].map(
        ([path, text]) => [join(task.name, path), text] as const,
      ),
    ),
  )

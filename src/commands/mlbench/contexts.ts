import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { count } from '../../base/text.ts'
import { lookBelow } from '../../base/untrusted-files.ts'
import { loadTaskRepositories } from '../../dataset/load-task-repositories.ts'
import { makeContexts } from '../../mlbench/contexts/make-contexts.ts'
import { readTasks, type Task } from '../../mlbench/data/rows.ts'
import { contextsOptions } from '../../schema/options/mlbench-options.ts'
import type { TaskContext } from '../../schema/task-context.ts'

/** What each task of a file shows a model. Tasks of repositories that are not there are left out, with a warning; UserError when that is all. */
export async function* listContexts(
  given: z.input<typeof contextsOptions>,
  { logger }: CommandContext,
): AsyncGenerator<TaskContext, void, void> {
  const { rows, repositories, setting, scope, maxCharacters, dataset } = contextsOptions.parse(given)
  const tasks = await readTasks(rows)
  const known = await loadTaskRepositories(dataset)
  const nameOf = (task: Task) =>
    known.get(task.githubId)?.folder ?? (task.github.split('/').at(-1) || String(task.githubId))
  if (setting !== 'oracle' && repositories === undefined) {
    throw new UserError(`--setting ${setting} reads the repositories: name their folder by --repositories DIR.`)
  }
  const root = repositories ?? '.'
  const there =
    setting === 'oracle'
      ? tasks
      : await keepThose(tasks, async (task) => (await lookBelow(root, nameOf(task))).kind === 'folder')
  if (there.length < tasks.length) {
    const missing = [...new Set(tasks.filter((task) => !there.includes(task)).map(nameOf))]
    const told = `${root} lacks ${missing.join(', ')}`
    if (there.length === 0) throw new UserError(`${told}: a folder for each repository is wanted.`, 1)
    logger.warn(`${told}: ${count(tasks.length - there.length, 'task')} of ${tasks.length} left out`)
  }
  const maximum = maxCharacters ?? null
  const request = {
    repositories: root,
    setting,
    scope: scope ?? (setting === 'readme' ? 'readme' : 'repository'),
    maxCharacters: maximum,
    nameOf,
  } as const
  yield* makeContexts(there, request)
}

async function keepThose(tasks: readonly Task[], isThere: (task: Task) => Promise<boolean>): Promise<Task[]> {
  const answers = await Promise.all(tasks.map(isThere))
  return tasks.filter((_, index) => answers[index])
}

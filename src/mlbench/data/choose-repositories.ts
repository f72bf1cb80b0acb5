import { UserError } from '../../base/errors.ts'
import { lookBelow } from '../../base/files/untrusted-files.ts'
import type { Logger } from '../../base/log.ts'
import { count } from '../../base/text/text.ts'
import { loadTaskRepositories } from '../../dataset/load-task-repositories.ts'
import { nameRepository } from './name-repository.ts'
import type { Task } from './rows.ts'

interface ChosenTasks {
  readonly tasks: readonly Task[]
  /** The folder that holds a task's repository, below that of all. */
  nameOf(task: Task): string
}

interface Means {
  readonly dataset: string
  readonly logger: Logger
  /** The folder of all repositories; null: nothing of them is read. Undefined: it was to be named and was not. */
  readonly root: string | null | undefined
}

/** The tasks whose repository is there, those left out told with a warning. UserError when that is all of them. */
export async function chooseRepositories(
  tasks: readonly Task[],
  { dataset, logger, root }: Means,
): Promise<ChosenTasks> {
  const known = await loadTaskRepositories(dataset)
  const nameOf = (task: Task) => nameRepository(task, known.get(task.githubId)?.folder)
  if (root === null) return { tasks, nameOf }
  if (root === undefined)
    throw new UserError('These contexts are read from the repositories: name their folder by --repositories DIR.')
  const there = new Map<string, boolean>()
  for (const name of new Set(tasks.map(nameOf))) there.set(name, (await lookBelow(root, name)).kind === 'folder')
  const found = tasks.filter((task) => there.get(nameOf(task)))
  const missing = [...there].flatMap(([name, isThere]) => (isThere ? [] : [name]))
  if (missing.length > 0) {
    const told = `${root} has no folder ${missing.join(', ')}`
    if (found.length === 0)
      throw new UserError(`${told}: greenml mlbench fetch --repositories ${root} puts the repositories there.`, 1)
    logger.warn(`${told}: ${count(tasks.length - found.length, 'task')} of ${tasks.length} left out`)
  }
  return { tasks: found, nameOf }
}

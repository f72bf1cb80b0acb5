import { UserError } from '../../base/errors.ts'
import { matcher } from '../../base/text/matcher.ts'
import { keyOf, type Task } from './rows.ts'

/** The tasks whose key matches. UserError where none does. */
export function chooseTasks(tasks: readonly Task[], only: string | undefined): readonly Task[] {
  const isMeant = matcher('--only', only)
  const chosen = tasks.filter((task) => isMeant(keyOf(task)))
  if (only !== undefined && chosen.length === 0) throw new UserError(`--only ${only}: no task has such a github_id/id.`)
  return chosen
}

import { UserError } from '../../base/errors.ts'
import { keyOf, type Task } from './rows.ts'

/** The tasks whose key matches. UserError where none does. */
export function chooseTasks(tasks: readonly Task[], only: string | undefined): readonly Task[] {
  if (only === undefined) return tasks
  const pattern = compile(only)
  const chosen = tasks.filter((task) => pattern.test(keyOf(task)))
  if (chosen.length === 0) throw new UserError(`--only ${only}: no task has such a github_id/id.`)
  return chosen
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    throw new UserError(`--only ${pattern} is no regular expression.`)
  }
}

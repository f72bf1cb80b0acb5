import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import type { UserError } from '../../base/errors.ts'
import { sortErrors as sort } from '../../mlbench/errors/sort-errors.ts'
import { renderTaskErrors } from '../../report/text/mlbench/task-errors.ts'
import type { TaskErrors } from '../../schema/mlbench/task-error.ts'
import { errorsOptions } from '../../schema/options/mlbench/review-options.ts'

/** Sorts the failed answers of one system by what went wrong, and tells how far those agree who said it. */
export async function sortErrors(
  given: z.input<typeof errorsOptions>,
  context: CommandContext,
): Promise<{ readonly errors: TaskErrors; readonly text: string; readonly fault: UserError | null }> {
  const options = errorsOptions.parse(given)
  const { errors, fault } = await sort(options, context)
  return { errors, text: [renderTaskErrors(errors), options.exportTo ?? []].flat().join('\n'), fault }
}

import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { count } from '../../base/text/text.ts'
import { writeTasks } from '../../mlbench/harness/write-tasks.ts'
import { exportTasksOptions } from '../../schema/options/mlbench/harness-options.ts'

/** Writes tasks as other harnesses read them. UserError where the folder holds something already. */
export async function exportTasks(given: z.input<typeof exportTasksOptions>, context: CommandContext): Promise<void> {
  const options = exportTasksOptions.parse(given)
  const tasks = await writeTasks(options, context)
  context.logger.info(`${options.to}: ${count(tasks, 'task')} for ${options.format}`)
}

import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { probeLeakage as probe } from '../../mlbench/leakage/probe-leakage.ts'
import { renderLeakage } from '../../report/text/mlbench/task-leakage.ts'
import type { TaskLeakage } from '../../schema/mlbench/task-leakage.ts'
import { leakageOptions } from '../../schema/options/mlbench/review-options.ts'

/** How much a model knows by heart of READMEs that it was not shown. */
export async function probeLeakage(
  given: z.input<typeof leakageOptions>,
  context: CommandContext,
): Promise<{ readonly leakage: TaskLeakage; readonly text: string }> {
  const leakage = await probe(leakageOptions.parse(given), context)
  return { leakage, text: renderLeakage(leakage) }
}

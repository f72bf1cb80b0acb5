import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { writeFileAtomic } from '../../base/files/files.ts'
import { describeRows as describe } from '../../mlbench/stats/describe-rows.ts'
import { drawChart, standAlone } from '../../report/charts/draw-chart.ts'
import { specifyTasksChart } from '../../report/charts/tasks-chart.ts'
import { readPaperTables } from '../../report/text/mlbench/paper-tables.ts'
import { renderTaskStats } from '../../report/text/mlbench/task-stats.ts'
import type { TaskStats } from '../../schema/mlbench/task-stats.ts'
import { statsOptions } from '../../schema/options/mlbench/task-options.ts'

/** The published tables for the rows of a file, beside the paper's; with `merged` or `sample` files of rows besides. */
export async function describeRows(
  given: z.input<typeof statsOptions>,
  context: CommandContext,
): Promise<{ readonly stats: TaskStats; readonly text: string }> {
  const options = statsOptions.parse(given)
  const { repositories, merged, sample, sampleTo, figure } = options
  if (merged !== undefined && repositories === undefined)
    throw new UserError('--merged holds the repositories’ texts: name their folder by --repositories DIR.')
  if ((sample === undefined) !== (sampleTo === undefined))
    throw new UserError('--sample and --sample-to are given together.')
  const stats = await describe(options, context)
  if (figure !== undefined) {
    const drawn = await drawChart(specifyTasksChart(stats), 'chart-tasks')
    if (drawn !== null) await writeFileAtomic(figure, standAlone(drawn))
  }
  return { stats, text: renderTaskStats(stats, await readPaperTables()) }
}

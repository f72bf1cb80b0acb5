import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { count } from '../../base/text/text.ts'
import { writeAnswers } from '../../mlbench/answers/write-answers.ts'
import { keyOf, readTasks } from '../../mlbench/data/rows.ts'
import { readHarborRuns, readInspectRuns } from '../../mlbench/harness/read-runs.ts'
import { importRunsOptions } from '../../schema/options/mlbench/harness-options.ts'

/** Takes the answers that other harnesses' agents left, and returns the file of them, as `mlbench grade` reads it. */
export async function importRuns(
  given: z.input<typeof importRunsOptions>,
  { logger, env }: CommandContext,
): Promise<string> {
  const { rows, runs, format, as, out } = importRunsOptions.parse(given)
  const tasks = await readTasks(rows, env.HF_ENDPOINT)
  const { byTask, strange, lost } = await (format === 'harbor' ? readHarborRuns : readInspectRuns)(runs, tasks)
  if (strange > 0) logger.warn(`${count(strange, 'run')} of tasks that are not among the rows: left out`)
  if (lost > 0) logger.warn(`${count(lost, 'run')} that the harness lost to an error of its own: left out`)
  const lines = tasks.flatMap((task) => {
    const output = byTask.get(keyOf(task))
    return output === undefined ? [] : [{ github_id: task.githubId, id: task.id, output }]
  })
  const path = await writeAnswers(out, as, lines)
  logger.info(`${path}: answers to ${lines.length} of ${count(tasks.length, 'task')}`)
  return path
}

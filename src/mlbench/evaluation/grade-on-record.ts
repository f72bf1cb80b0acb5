import type { CommandContext } from '../../base/context.ts'
import { loadTaskRepositories } from '../../dataset/load-task-repositories.ts'
import { TASK_SCORES_VERSION, type TaskScores } from '../../schema/mlbench/task-scores.ts'
import type { GradeOptions } from '../../schema/options/mlbench/task-options.ts'
import type { GivenRows } from '../data/given-rows.ts'
import { openAttempts, readBenches } from '../execution/attempt-files.ts'
import { findAttempts } from '../execution/find-attempts.ts'
import { type GivenSystem, type Grader, scoreRows } from '../scores/score-rows.ts'

/** Scores what earlier calls put on record below `out`, all of their shares together; runs nothing. */
export async function gradeOnRecord(
  rows: GivenRows,
  systems: readonly GivenSystem[],
  options: GradeOptions,
  context: CommandContext,
): Promise<TaskScores> {
  const { out, rules, timeout, dataset } = options
  const repositories = await loadTaskRepositories(dataset)
  const attemptsOf = openAttempts(out, context.logger)
  const grader: Grader = async (system, judged) =>
    findAttempts(judged, { system, rules, timeout, repositories, attempts: await attemptsOf(system) })
  const nameOf = (githubId: number) => repositories.get(githubId)?.folder ?? String(githubId)
  const means = { grader, nameOf, options, context }
  const scores = await scoreRows(rows.published, systems, { ...means, isMended: false })
  const mended = rows.mended === null ? null : await scoreRows(rows.mended, systems, { ...means, isMended: true })
  return { schemaVersion: TASK_SCORES_VERSION, rules, ...(await readBenches(out)), ...scores, mended }
}

import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { gradeAnswers } from '../../mlbench/evaluation/grade-answers.ts'
import type { AnswersSource } from '../../mlbench/scores/read-systems.ts'
import { renderStaticGrades } from '../../report/text/mlbench/static-grades.ts'
import { renderAttempt, renderTaskScores } from '../../report/text/mlbench/task-score-words.ts'
import type { TaskAttempt } from '../../schema/mlbench/task-attempt.ts'
import type { StaticGrades } from '../../schema/mlbench/task-grades.ts'
import type { TaskScores } from '../../schema/mlbench/task-scores.ts'
import { gradeOptions } from '../../schema/options/mlbench/task-options.ts'
import { tellFaults } from './tell-faults.ts'

interface GradeResult {
  readonly grades: StaticGrades | TaskScores | TaskAttempt
  /** For a terminal. */
  readonly text: string
}

/** Judges the answers of files. UserError where nothing in one belongs to a task. */
export async function grade(
  given: z.input<typeof gradeOptions>,
  context: CommandContext,
  source: AnswersSource = {},
): Promise<GradeResult> {
  const options = gradeOptions.parse(given)
  const graded = await gradeAnswers({ ...options, ...source }, context, tellFaults(context.logger))
  switch (graded.kind) {
    case 'static':
      return { grades: graded.grades, text: renderStaticGrades(graded.grades) }
    case 'one':
      return { grades: graded.attempt, text: `${renderAttempt(graded.attempt)}\n${graded.printed}`.trimEnd() }
    case 'scores':
      return { grades: graded.scores, text: renderTaskScores(graded.scores, { ...options, errata: false }) }
  }
}

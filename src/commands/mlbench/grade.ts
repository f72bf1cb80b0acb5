import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { count } from '../../base/text.ts'
import { readAnswers } from '../../mlbench/data/answers.ts'
import { keyOf, readTasks } from '../../mlbench/data/rows.ts'
import { gradeStatic } from '../../mlbench/grading/grade-static.ts'
import { renderStaticGrades } from '../../report/text/static-grades.ts'
import { gradeOptions } from '../../schema/options/mlbench.ts'
import type { StaticGrades } from '../../schema/task-grades.ts'

interface GradeResult {
  readonly grades: StaticGrades
  /** For a terminal. */
  readonly text: string
}

/** Judges the answers of a file. UserError where nothing in it belongs to a task. */
export async function grade(given: z.input<typeof gradeOptions>, { logger }: CommandContext): Promise<GradeResult> {
  const options = gradeOptions.parse(given)
  if (!options.staticOnly) throw new UserError('Answers are judged by their text alone so far: pass --static-only.')
  const tasks = await readTasks(options.rows)
  const answers = await readAnswers(options.answers)
  const keys = new Set(tasks.map(keyOf))
  const strange = [...answers.byTask.keys()].filter((key) => !keys.has(key)).length
  if (strange === answers.byTask.size)
    throw new UserError(`No answer in ${options.answers} is to a task of ${options.rows}.`)
  if (strange > 0) logger.warn(`${count(strange, 'answer')} to tasks that are not among the rows: left out`)
  if (answers.repeated > 0) logger.warn(`${count(answers.repeated, 'line')} for a task that had an answer: left out`)
  const grades = await gradeStatic(tasks, answers, options.rules)
  return { grades, text: renderStaticGrades(grades) }
}

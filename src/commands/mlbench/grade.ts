import { basename } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { count } from '../../base/text.ts'
import { readAnswers, type SystemAnswers } from '../../mlbench/data/answers.ts'
import { readPublishedVerdicts } from '../../mlbench/data/published-verdicts.ts'
import { keyOf, type Task } from '../../mlbench/data/rows.ts'
import { summariseTexts } from '../../mlbench/grading/grade-static.ts'
import { judgeTexts } from '../../mlbench/grading/judge-texts.ts'
import { renderStaticGrades } from '../../report/text/static-grades.ts'
import { renderAttempt, renderTaskScores } from '../../report/text/task-score-words.ts'
import { gradeOptions } from '../../schema/options/mlbench-options.ts'
import type { TaskAttempt } from '../../schema/task-attempt.ts'
import type { StaticGrades } from '../../schema/task-grades.ts'
import type { TaskScores } from '../../schema/task-scores.ts'
import { gradeByRunning } from './grade-by-running.ts'
import { readGivenRows, type VersionedRows } from './read-rows.ts'
import type { GivenSystem } from './score-rows.ts'

interface GradeResult {
  readonly grades: StaticGrades | TaskScores | TaskAttempt
  /** For a terminal. */
  readonly text: string
}

/** Judges the answers of files. UserError where nothing in one belongs to a task. */
export async function grade(given: z.input<typeof gradeOptions>, context: CommandContext): Promise<GradeResult> {
  const options = gradeOptions.parse(given)
  const { answers, verdicts, rules, staticOnly } = options
  if (verdicts !== undefined && verdicts.length !== answers.length)
    throw new UserError('--verdicts names a file for each of --answers, in the same order.')
  const rows = await readGivenRows(options, context)
  const systems: GivenSystem[] = []
  for (const [index, path] of answers.entries()) {
    const system = await readSystem(path, rows.published.tasks, options.rows, context)
    const beside = verdicts?.[index]
    systems.push({ ...system, published: beside === undefined ? null : await readPublishedVerdicts(beside) })
  }
  if (!staticOnly) {
    const graded = await gradeByRunning(rows, systems, options, context)
    if (graded.one === null)
      return { grades: graded.scores, text: renderTaskScores(graded.scores, { ...options, errata: false }) }
    const { attempt, printed } = graded.one
    return { grades: attempt, text: `${renderAttempt(attempt)}\n${printed}`.trimEnd() }
  }
  const [only, ...others] = systems
  if (only === undefined || others.length > 0) throw new UserError('--static-only takes one file of answers.')
  const judge = async ({ tasks }: VersionedRows) => summariseTexts(await judgeTexts(tasks, only.answers, rules))
  const grades: StaticGrades = await judge(rows.published)
  if (rows.mended !== null) grades.mended = await judge(rows.mended)
  return { grades, text: renderStaticGrades(grades) }
}

async function readSystem(
  path: string,
  tasks: readonly Task[],
  rows: string,
  { logger }: CommandContext,
): Promise<SystemAnswers> {
  const answers = await readAnswers(path)
  const keys = new Set(tasks.map(keyOf))
  const strange = [...answers.byTask.keys()].filter((key) => !keys.has(key)).length
  if (strange === answers.byTask.size) throw new UserError(`No answer in ${path} is to a task of ${rows}.`)
  if (strange > 0) logger.warn(`${count(strange, 'answer')} to tasks that are not among the rows: left out`)
  if (answers.repeated > 0) logger.warn(`${count(answers.repeated, 'line')} for a task that had an answer: left out`)
  return { system: basename(path).replace(/\.(?:jsonl|json)(?:\.gz)?$/, ''), answers }
}

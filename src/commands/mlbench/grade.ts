import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { summariseTexts } from '../../mlbench/grading/grade-static.ts'
import { judgeTexts } from '../../mlbench/grading/judge-texts.ts'
import { findTaskShard } from '../../mlbench/task-shards.ts'
import { renderStaticGrades } from '../../report/text/static-grades.ts'
import { renderAttempt, renderTaskScores } from '../../report/text/task-score-words.ts'
import { type GradeOptions, gradeOptions } from '../../schema/options/mlbench-options.ts'
import type { TaskAttempt } from '../../schema/task-attempt.ts'
import type { StaticGrades } from '../../schema/task-grades.ts'
import type { TaskScores } from '../../schema/task-scores.ts'
import { gradeByRunning } from './grade-by-running.ts'
import { gradeOnRecord } from './grade-on-record.ts'
import { type GivenRows, readGivenRows, type VersionedRows } from './read-rows.ts'
import { readSystems } from './read-systems.ts'
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
  const all = await readGivenRows(options, context)
  const every = await readSystems(options, all.published.tasks, context)
  const { rows, systems, golds } = takeShare(all, every, options)
  if (options.onRecord) {
    const scores = await gradeOnRecord(rows, systems, options, context)
    return { grades: scores, text: renderTaskScores(scores, { ...options, errata: false }) }
  }
  if (!staticOnly) {
    const graded = await gradeByRunning(rows, systems, { ...options, golds }, context)
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

/** What one share of several has to judge; all of it where there are no shares. */
function takeShare(rows: GivenRows, systems: readonly GivenSystem[], { shard, systems: names, golds }: GradeOptions) {
  if (shard === undefined) return { rows, systems, golds }
  const share = findTaskShard(shard, rows.published.tasks, names ?? systems.map(({ system }) => system))
  const own = systems.filter(({ system }) => system === share.system)
  if (own.length === 0)
    throw new UserError(`--shard ${shard.index}/${shard.count} is of ${share.system}, of which there are no --answers.`)
  const ofShare = (given: VersionedRows): VersionedRows => ({
    ...given,
    tasks: given.tasks.filter(({ githubId }) => githubId === share.githubId),
  })
  const mended = rows.mended === null ? null : ofShare(rows.mended)
  return {
    rows: { published: ofShare(rows.published), mended },
    systems: own,
    golds: share.hasGolds ? golds : ('skip' as const),
  }
}

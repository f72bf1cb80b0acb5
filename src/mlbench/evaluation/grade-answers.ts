import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { count } from '../../base/text/text.ts'
import type { StaticGrades } from '../../schema/mlbench/task-grades.ts'
import type { GradeOptions } from '../../schema/options/mlbench/task-options.ts'
import { countAnswered } from '../data/answers.ts'
import { type GivenRows, readGivenRows, type VersionedRows } from '../data/given-rows.ts'
import type { TellFault } from '../execution/prepare-repositories.ts'
import { summariseTexts } from '../grading/grade-static.ts'
import { judgeTexts } from '../grading/judge-texts.ts'
import { type AnswersSource, readSystems } from '../scores/read-systems.ts'
import type { GivenSystem } from '../scores/score-rows.ts'
import { findTaskShard } from '../task-shards.ts'
import { type Graded, gradeByRunning } from './grade-by-running.ts'
import { gradeOnRecord } from './grade-on-record.ts'

/** Judges the answers of files: by their text alone, by running them, or by what is on record. UserError where nothing in one belongs to a task. */
export async function gradeAnswers(
  options: GradeOptions & AnswersSource,
  context: CommandContext,
  tellFault: TellFault,
): Promise<Graded | { readonly kind: 'static'; readonly grades: StaticGrades }> {
  const { answers, verdicts, answering, rules, staticOnly } = options
  for (const [option, files] of Object.entries({ verdicts, answering }))
    if (files !== undefined && files.length !== answers.length)
      throw new UserError(`--${option} names a file for each of --answers, in the same order.`)
  const all = await readGivenRows(options, context)
  const every = await readSystems(options, all.published.tasks, context)
  const { rows, systems, golds } = takeShare(all, every, options)
  if (rules === 'compat') tellUnanswered(rows.published, systems, context)
  if (options.onRecord) return { kind: 'scores', scores: await gradeOnRecord(rows, systems, options, context) }
  if (!staticOnly) return gradeByRunning(rows, systems, { ...options, golds }, context, tellFault)
  const [only, ...others] = systems
  if (only === undefined || others.length > 0) throw new UserError('--static-only takes one file of answers.')
  const judge = async ({ tasks }: VersionedRows) => summariseTexts(await judgeTexts(tasks, only.answers, rules))
  const grades: StaticGrades = await judge(rows.published)
  if (rows.mended !== null) grades.mended = await judge(rows.mended)
  return { kind: 'static', grades }
}

/** Under the published rules a task without an answer is in no denominator: a share of few tasks would look like one of all. */
function tellUnanswered({ tasks }: VersionedRows, systems: readonly GivenSystem[], { logger }: CommandContext): void {
  for (const { system, answers } of systems) {
    const lacking = tasks.length - countAnswered(tasks, answers)
    if (lacking > 0)
      logger.warn(
        `${system}: ${lacking} of ${count(tasks.length, 'task')} without an answer, which compat does not count`,
      )
  }
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

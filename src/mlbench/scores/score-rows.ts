import { join } from 'node:path'
import type { CommandContext } from '../../base/context.ts'
import { writeFileAtomic } from '../../base/files/files.ts'
import { GOLD } from '../../schema/mlbench/task-answer.ts'
import type { TaskAttempt } from '../../schema/mlbench/task-attempt.ts'
import type { RowsScores, Took } from '../../schema/mlbench/task-scores.ts'
import type { GradeOptions } from '../../schema/options/mlbench/task-options.ts'
import { hashAnswers, type SystemAnswers } from '../data/answers.ts'
import type { VersionedRows } from '../data/given-rows.ts'
import type { PublishedVerdict } from '../data/published-verdicts.ts'
import { keyOf, type Task } from '../data/rows.ts'
import { type JudgedAnswer, judgeTexts } from '../grading/judge-texts.ts'
import { renderPublishedResults } from './published-results.ts'
import { type GradedSystem, rankSystems, scoreSystem } from './score-system.ts'

export interface GivenSystem extends SystemAnswers {
  /** Verdicts of ML-Bench's own grader on these answers; null: none were given. */
  readonly published: ReadonlyMap<string, PublishedVerdict> | null
  /** What answering took; null: nobody measured that. */
  readonly answering: Took | null
}

/** Runs what passes both gates, or takes it from an earlier call. */
export type Grader = (system: string, judged: readonly JudgedAnswer[], isAnew?: boolean) => Promise<TaskAttempt[]>

interface Means {
  readonly grader: Grader
  nameOf(githubId: number): string
  readonly options: GradeOptions
  readonly context: CommandContext
  readonly isMended: boolean
}

/** Scores of all systems over one version of the rows, and their verdicts in `results/` as ML-Bench's own grader writes them. */
export async function scoreRows(
  { tasks, rowsSha256, errata }: VersionedRows,
  systems: readonly GivenSystem[],
  means: Means,
): Promise<RowsScores> {
  const { grader, nameOf, options, context, isMended } = means
  const startedAt = new Date().toISOString()
  const golds = await gradeGolds(tasks, means)
  const failed = new Set(golds.failed.map(({ githubId, rowId }) => keyOf({ githubId, id: rowId })))
  const counted = golds.excluded ? tasks.filter((task) => !failed.has(keyOf(task))) : tasks
  const graded: GradedSystem[] = []
  for (const { system, answers, published, answering } of systems) {
    const judged = await judgeTexts(counted, answers, options.rules)
    const passing = judged.filter(({ reason }) => reason === null).length
    context.logger.info(`${system}: ${passing} of ${judged.length} answers pass by their text`)
    const attempts = await grader(system, judged)
    const { drafts } = answers
    graded.push({
      system,
      answersSha256: hashAnswers(answers),
      judged,
      attempts,
      answering,
      drafts,
      published: isMended ? null : published,
    })
    if (options.shard !== undefined) continue // all shares together are scored from what is on record
    const path = join(options.out, 'results', `${system}${isMended ? '.mended' : ''}.jsonl`)
    await writeFileAtomic(path, renderPublishedResults({ system, attempts }, counted, nameOf, startedAt), options.out)
  }
  return {
    rowsSha256,
    errata,
    tasks: counted.length,
    golds,
    systems: graded.map((each) => scoreSystem(each, counted, nameOf)),
    ranking: rankSystems(graded, counted),
  }
}

async function gradeGolds(
  tasks: readonly Task[],
  { grader, options: { golds, rules }, context }: Means,
): Promise<RowsScores['golds']> {
  if (golds === 'skip') return { checked: 0, failed: [], excluded: false }
  const byTask = new Map(tasks.filter(({ output }) => output !== '').map((task) => [keyOf(task), [task.output]]))
  const judged = (await judgeTexts(tasks, { byTask }, rules)).filter(({ text }) => text !== null)
  context.logger.info(`the data set's own answers: ${judged.length}`)
  const attempts = await grader(GOLD, judged)
  const tried = attempts.filter(({ passed }) => passed !== null)
  const failed = tried.flatMap(({ githubId, rowId, passed, reason }) =>
    passed === false && reason !== null ? [{ githubId, rowId, reason }] : [],
  )
  return { checked: tried.length, failed, excluded: golds === 'exclude' }
}

import { compareTexts } from '../../base/text/text.ts'
import type { AnswerDrafts } from '../../schema/mlbench/task-answer.ts'
import type { TaskAttempt } from '../../schema/mlbench/task-attempt.ts'
import type { SystemScores, TaskScores, Took } from '../../schema/mlbench/task-scores.ts'
import type { PublishedVerdict } from '../data/published-verdicts.ts'
import { keyOf, type Task } from '../data/rows.ts'
import type { JudgedAnswer } from '../grading/judge-texts.ts'
import { compareVerdicts } from './compare-verdicts.ts'
import { countHits } from './hit-precision.ts'
import { estimateUnbiased, type KeyedOutcome, passesAt, ratePasses } from './pass-rates.ts'
import { placeSystems } from './place-systems.ts'
import { costOfSolved } from './solved-energy.ts'
import { sumRuns } from './sum-runs.ts'

/** Answers of one system, judged and run. */
export interface GradedSystem {
  readonly system: string
  readonly answersSha256: string
  readonly judged: readonly JudgedAnswer[]
  readonly attempts: readonly TaskAttempt[]
  /** Verdicts of ML-Bench's own grader on these answers; null: none were given. */
  readonly published: ReadonlyMap<string, PublishedVerdict> | null
  /** What answering took; null: nobody measured that. */
  readonly answering: Took | null
  /** Drafts of agents, by the key of their task. */
  readonly drafts: ReadonlyMap<string, AnswerDrafts>
}

/** The published script takes rows with as many answers, and no other. */
export const PUBLISHED_ANSWERS = 5

export function scoreSystem(
  { system, answersSha256, judged, attempts, published, answering, drafts }: GradedSystem,
  tasks: readonly Task[],
  nameOf: (githubId: number) => string,
): SystemScores {
  const outcomes = listOutcomes(attempts, tasks)
  const byTask = new Map(tasks.map((task) => [keyOf(task), task]))
  const typeOf = (outcome: KeyedOutcome) => byTask.get(outcome.key)?.type ?? ''
  const five = outcomes.filter((outcome) => outcome.attempts.length === PUBLISHED_ANSWERS)
  const passing = (k: number) => five.filter((outcome) => passesAt(outcome, k) === true).length
  const took = sumRuns(attempts.flatMap(({ execution }) => execution ?? []))
  return {
    system,
    answersSha256,
    attempts: attempts.length,
    passed: attempts.filter(({ passed }) => passed === true).length,
    lost: attempts.filter(({ passed }) => passed === null).length,
    firstFailed: nameFirstFailed(attempts),
    reasons: countBy(attempts, ({ reason }) => reason),
    errorCategories: countBy(attempts, ({ errorCategory }) => errorCategory),
    passRates: ratePasses(outcomes),
    unbiased: estimateUnbiased(outcomes),
    published: {
      tasks: five.length,
      dropped: tasks.length - five.length,
      pass1: passing(1),
      pass2: passing(2),
      pass5: passing(5),
    },
    publishedVerdicts: published === null ? null : compareVerdicts(outcomes, published),
    hitPrecision: countHits(judged),
    took,
    solvedEnergy: costOfSolved(outcomes, { answering, drafts, running: took }),
    byRepository: [...Map.groupBy(outcomes, ({ githubId }) => githubId)].map(([githubId, own]) => ({
      githubId,
      repository: nameOf(githubId),
      passRates: ratePasses(own),
    })),
    byType: [...Map.groupBy(outcomes, typeOf)].map(([type, own]) => ({ type, passRates: ratePasses(own) })),
  }
}

function nameFirstFailed(attempts: readonly TaskAttempt[]): SystemScores['firstFailed'] {
  const found = attempts.find(({ passed }) => passed === false)
  return found === undefined ? null : { githubId: found.githubId, rowId: found.rowId, attempt: found.attempt }
}

/** Every task, those without an answer too: they can only fail. */
export function listOutcomes(attempts: readonly TaskAttempt[], tasks: readonly Task[]): KeyedOutcome[] {
  const byTask = Map.groupBy(attempts, ({ githubId, rowId }) => keyOf({ githubId, id: rowId }))
  return tasks.map((task) => {
    const key = keyOf(task)
    return { key, githubId: task.githubId, rowId: task.id, attempts: byTask.get(key) ?? [] }
  })
}

function countBy<T, K extends string>(
  items: readonly T[],
  keyOfItem: (item: T) => K | null,
): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {}
  for (const item of items) {
    const key = keyOfItem(item)
    if (key !== null) counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

/**
 * Places of systems by first answers that pass, on the tasks whose first answer was judged of all; those that pass most stand
 * first. Null where there is no such task, as of one system.
 */
export function rankSystems(systems: readonly GradedSystem[], tasks: readonly Task[]): TaskScores['ranking'] {
  if (systems.length < 2) return null
  const passes = systems.map(({ system, attempts }) => {
    const outcomes = listOutcomes(attempts, tasks)
    return { system, byTask: new Map(outcomes.map((outcome) => [outcome.key, passesAt(outcome, 1)])) }
  })
  const common = tasks.filter((task) => passes.every(({ byTask }) => byTask.get(keyOf(task)) !== null))
  if (common.length === 0) return null
  const countPassed = (own: readonly Task[], { byTask }: (typeof passes)[number]) =>
    own.filter((task) => byTask.get(keyOf(task)) === true).length
  const counted = passes
    .map((each) => ({ system: each.system, each, passed: countPassed(common, each) }))
    .sort((a, b) => b.passed - a.passed || compareTexts(a.system, b.system))
  const byRepository = [...Map.groupBy(common, ({ githubId }) => githubId)]
  const placed = placeSystems(
    counted.map(
      ({ each }) =>
        new Map(byRepository.map(([id, own]) => [id, { passed: countPassed(own, each), attemptable: own.length }])),
    ),
  )
  return {
    tasks: common.length,
    systems: counted.map(({ system, passed }, index) => ({
      system,
      passed,
      rank: placed[index]?.place ?? null,
      behind: placed[index]?.behind ?? null,
    })),
  }
}

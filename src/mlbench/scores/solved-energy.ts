import { sum, sumOfAll } from '../../base/numbers.ts'
import type { AnswerDrafts } from '../../schema/mlbench/task-answer.ts'
import type { SolvedEnergy, Took } from '../../schema/mlbench/task-scores.ts'
import type { KeyedOutcome } from './pass-rates.ts'
import { leastSure } from './sum-runs.ts'

type Spent = Pick<Took, 'runs' | 'joules' | 'quality' | 'doubtful'>

interface SpentOnAnswers {
  /** What answering took on this machine, with the drafts in it; null: nobody measured that. */
  readonly answering: Spent | null
  /** Drafts of each task's agent, by its key. */
  readonly drafts: ReadonlyMap<string, AnswerDrafts>
  readonly running: Spent
}

const UNKNOWN: Spent = { runs: 0, joules: null, quality: 'unavailable' }

/** Joules of all answers by the tasks that they solve: of each source, and of all where each is known. */
export function costOfSolved(
  outcomes: readonly KeyedOutcome[],
  { answering, drafts, running }: SpentOnAnswers,
): SolvedEnergy {
  const solved = outcomes.filter(({ attempts }) => attempts.some(({ passed }) => passed === true)).length
  const drafted = answering === null ? sumDrafts(outcomes.flatMap(({ key }) => drafts.get(key) ?? [])) : null
  const by = (joules: number | null) => (joules === null || solved === 0 ? null : joules / solved)
  const sources = [
    { source: 'answering' as const, ...spentOf(answering ?? UNKNOWN) },
    ...(drafted === null ? [] : [{ source: 'drafts' as const, ...spentOf(drafted) }]),
    { source: 'running' as const, ...spentOf(running) },
  ].map((spent) => ({ ...spent, each: by(spent.joules) }))
  return {
    solved,
    sources,
    each: by(sumOfAll(sources.map(({ joules }) => joules))),
    quality: leastSure(sources.map(({ quality }) => quality)),
  }
}

const spentOf = ({ runs, joules, quality, doubtful }: Spent): Spent => ({
  runs,
  joules,
  quality,
  ...(doubtful !== undefined && { doubtful }),
})

/** Null where none was run. What their meter doubts is not on record. */
function sumDrafts(drafts: readonly AnswerDrafts[]): Spent | null {
  const runs = sum(drafts.map((each) => each.runs))
  if (runs === 0) return null
  const joules = sumOfAll(drafts.map((each) => each.joules))
  return { runs, joules, quality: joules === null ? 'unavailable' : 'measured' }
}

import type { VerdictsBeside } from '../../schema/mlbench/task-scores.ts'
import type { PublishedVerdict } from '../data/published-verdicts.ts'
import { type KeyedOutcome, PASS_AT, passesAt } from './pass-rates.ts'

/** Our verdicts beside those of ML-Bench's own grader, over the tasks that both judged. */
export function compareVerdicts(
  outcomes: readonly KeyedOutcome[],
  published: ReadonlyMap<string, PublishedVerdict>,
): VerdictsBeside {
  const pairs = outcomes.flatMap((outcome) => {
    const there = published.get(outcome.key)
    const here = PASS_AT.map((k) => passesAt(outcome, k))
    if (there === undefined || here.includes(null)) return []
    return [
      { outcome, at: PASS_AT.map((k, index) => ({ k, here: here[index] === true, there: there[index] === true })) },
    ]
  })
  const agreement = PASS_AT.map((k, index) => {
    const count = (here: boolean, there: boolean) =>
      pairs.filter(({ at }) => at[index]?.here === here && at[index]?.there === there).length
    return {
      k,
      both: count(true, true),
      onlyHere: count(true, false),
      onlyThere: count(false, true),
      neither: count(false, false),
    }
  })
  const differing = pairs.flatMap(({ outcome, at: [first] }) => {
    const { githubId, rowId } = outcome
    return first === undefined || first.here === first.there ? [] : [{ githubId, rowId }]
  })
  return { tasks: pairs.length, agreement, differing }
}

import { groupsBy, largestGroups } from '../../base/groups.ts'
import type { FailureAnalysis } from '../../schema/failure-analysis.ts'
import { wilsonInterval } from '../statistics/proportions.ts'
import { placeOf } from './classes.ts'
import { countOutcomes, type Judged } from './outcomes.ts'

type Iterations = FailureAnalysis['byIteration']

/**
 * Each round of answers by itself, and what it adds. Only what failed is asked for again, so that fewer failures in a later
 * round say nothing by themselves: `passedSoFar` keeps one denominator through all rounds.
 */
export function analyseIterations(
  scripts: readonly Judged[],
  tabulate: (scripts: readonly Judged[]) => Iterations[number]['byModeAndModel'],
): Iterations {
  const answers = scripts.filter(
    ({ analysis, inBlocks }) => analysis.model !== null && inBlocks.variant.iteration !== null,
  )
  const questions = groupsBy(answers, questionOf)
  const rounds = [...new Set(answers.map(iterationOf))].sort((a, b) => a - b)
  const possible = questions.filter((tries) => tries.some(isAttempted))
  return rounds.map((iteration) => {
    // A repair that was planned and not needed, or not yet made, is no answer.
    const own = answers.filter(
      (answer) => iterationOf(answer) === iteration && (iteration === 0 || answer.outcome !== 'notRun'),
    )
    const passed = possible.filter((tries) =>
      tries.some((answer) => answer.outcome === 'passed' && iterationOf(answer) <= iteration),
    ).length
    return {
      iteration,
      ...countOutcomes(own),
      byModeAndModel: tabulate(own),
      classes: countClasses(own),
      passedSoFar: { passed, of: possible.length, interval: wilsonInterval(passed, possible.length) },
      next: iteration === rounds.at(-1) ? null : followUp(questions, iteration),
    }
  })
}

const questionOf = ({ inBlocks: { variant } }: Judged) => [variant.project, variant.mode, variant.model, variant.sample]
const iterationOf = ({ inBlocks }: Judged) => inBlocks.variant.iteration ?? 0
const isAttempted = ({ outcome }: Judged) => outcome === 'passed' || outcome === 'failed'

function countClasses(answers: readonly Judged[]): Iterations[number]['classes'] {
  const failed = answers.filter(({ failure }) => failure !== null)
  const all = Map.groupBy(answers, placeOf)
  return largestGroups(failed, ({ failure }) => JSON.stringify([failure?.class, failure?.errorType])).flatMap(
    (alike) => {
      const [{ failure }] = alike
      if (failure === null) return []
      const groups = largestGroups(alike, placeOf).map((here) => {
        const { mode, model } = here[0].analysis
        const { attemptable, total } = countOutcomes(all.get(placeOf(here[0])) ?? [])
        return { mode, model, scripts: here.length, attemptable, total }
      })
      return { class: failure.class, errorType: failure.errorType, scripts: alike.length, groups }
    },
  )
}

function followUp(
  questions: readonly (readonly Judged[])[],
  iteration: number,
): NonNullable<Iterations[number]['next']> {
  const counts = { repaired: 0, sameFailure: 0, otherFailure: 0, lost: 0, notRetried: 0 }
  for (const tries of questions) {
    const failed = tries.find((answer) => iterationOf(answer) === iteration && answer.outcome === 'failed')
    if (failed === undefined) continue
    const next = tries.find((answer) => iterationOf(answer) === iteration + 1)
    counts[fateOf(failed, next)]++
  }
  return counts
}

function fateOf(failed: Judged, next: Judged | undefined): keyof NonNullable<Iterations[number]['next']> {
  if (next === undefined || next.outcome === 'notRun') return 'notRetried'
  if (next.outcome === 'passed') return 'repaired'
  if (next.outcome === 'lost') return 'lost'
  const same = next.failure?.class === failed.failure?.class && next.failure?.errorType === failed.failure?.errorType
  return same ? 'sameFailure' : 'otherFailure'
}

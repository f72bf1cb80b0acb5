import { groupsBy, largestGroups } from '../../base/groups.ts'
import { sum } from '../../base/numbers.ts'
import { type FailureAnalysis, isAttempted } from '../../schema/analysis/failure-analysis.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import { questionOf } from '../standing.ts'
import { wilsonInterval } from '../statistics/proportions.ts'
import { placeOf } from './classes.ts'
import { countOutcomes, type Judged } from './outcomes.ts'

type Iterations = FailureAnalysis['byIteration']

/**
 * Each round of answers by itself, and what it adds. Only what failed is asked for again, so that fewer failures in a later
 * round say nothing by themselves: `passedSoFar` keeps one denominator through all rounds, the same for repairs and control.
 */
export function analyseIterations(
  scripts: readonly Judged[],
  tabulate: (scripts: readonly Judged[]) => Iterations[number]['byModeAndModel'],
  provenances: Provenances,
): Iterations {
  const answers = scripts.filter(
    ({ analysis, inBlocks }) => analysis.model !== null && inBlocks.variant.iteration !== null,
  )
  const repairs = answers.filter(({ inBlocks }) => inBlocks.variant.arm === undefined)
  const fresh = answers.filter((answer) => iterationOf(answer) === 0 || answer.inBlocks.variant.arm === 'control')
  const questions = groupsBy(repairs, keyOf)
  const rounds = [...new Set(repairs.map(iterationOf))].sort((a, b) => a - b)
  const possible = new Set(
    questions.filter((tries) => tries.some(({ outcome }) => isAttempted(outcome))).map(([first]) => keyOf(first)),
  )
  const passedSoFar = (tries: readonly Judged[], iteration: number) => {
    const passing = tries.filter((answer) => answer.outcome === 'passed' && iterationOf(answer) <= iteration)
    const passed = new Set(passing.map(keyOf).filter((key) => possible.has(key))).size
    return { passed, of: possible.size, interval: wilsonInterval(passed, possible.size) }
  }
  return rounds.map((iteration) => {
    // A repair that was planned and not needed, or not yet made, is no answer.
    const isOwn = (answer: Judged) =>
      iterationOf(answer) === iteration && (iteration === 0 || answer.outcome !== 'not-run')
    const own = repairs.filter(isOwn)
    const drawn = iteration === 0 ? [] : fresh.filter(isOwn)
    const isLast = iteration === rounds.at(-1)
    return {
      iteration,
      ...countOutcomes(own),
      byModeAndModel: tabulate(own),
      classes: countClasses(own),
      passedSoFar: passedSoFar(repairs, iteration),
      tokens: sumTokens(own, provenances),
      repairs: isLast ? [] : countRepairs(questions, iteration),
      control:
        drawn.length === 0
          ? null
          : {
              ...countOutcomes(drawn),
              tokens: sumTokens(drawn, provenances),
              passedSoFar: passedSoFar(fresh, iteration),
            },
      next: isLast ? null : followUp(questions, iteration),
    }
  })
}

type Provenances = ReadonlyMap<string, Pick<Provenance, 'tokens'>>

function sumTokens(answers: readonly Judged[], provenances: Provenances): number | null {
  const told = answers.flatMap(({ analysis }) => provenances.get(analysis.id)?.tokens ?? [])
  return told.length === 0 ? null : sum(told.map(({ input, output }) => input + output))
}

/** Repairs by how the answers before them failed, most frequent first. */
function countRepairs(questions: readonly (readonly Judged[])[], iteration: number): Iterations[number]['repairs'] {
  const failed = questions.flatMap((tries) => {
    const answer = tries.find((each) => iterationOf(each) === iteration && each.outcome === 'failed')
    const next = tries.find((each) => iterationOf(each) === iteration + 1)
    return answer?.failure ? [{ class: answer.failure.class, fate: fateOf(answer, next) }] : []
  })
  return largestGroups(failed, (each) => each.class).map((alike) => {
    const retried = alike.filter(({ fate }) => fate !== 'notRetried' && fate !== 'lost').length
    const repaired = alike.filter(({ fate }) => fate === 'repaired').length
    return {
      class: alike[0].class,
      failed: alike.length,
      retried,
      repaired,
      interval: wilsonInterval(repaired, retried),
    }
  })
}

const keyOf = ({ inBlocks }: Judged) => questionOf(inBlocks.variant)
const iterationOf = ({ inBlocks }: Judged) => inBlocks.variant.iteration ?? 0

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
  if (next === undefined || next.outcome === 'not-run') return 'notRetried'
  if (next.outcome === 'passed') return 'repaired'
  if (next.outcome === 'lost') return 'lost'
  const same = next.failure?.class === failed.failure?.class && next.failure?.errorType === failed.failure?.errorType
  return same ? 'sameFailure' : 'otherFailure'
}

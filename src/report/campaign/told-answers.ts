import type { Analysis, VariantAnalysis } from '../../schema/analysis.ts'
import type { Ratio } from '../../schema/ratio.ts'

/** Outcomes of an answer, in the order in which a title tells them. */
export const OUTCOMES = [
  'less',
  'more',
  'equivalent',
  'inconclusive',
  'less-accurate',
  'suspect',
  'not-settled',
  'failed',
  'not-told',
  'untried',
] as const
export type Outcome = (typeof OUTCOMES)[number]

export type Told = Extract<Analysis['headline'][number], { kind: 'group' | 'script' }>

export interface ToldAnswer {
  readonly answer: VariantAnalysis
  readonly outcome: Outcome
  /** Ratio of the quantity and to the baseline that are told; null: there is none. */
  readonly ratio: Ratio | null
}

/** The answers of which a report's first sentence and picture speak. */
export interface ToldAnswers {
  /** The fact that the headline tells first. */
  readonly first: Told
  readonly answers: readonly ToldAnswer[]
}

/**
 * The answers of the group that the headline speaks of first, or all where it speaks of single scripts. Null: nothing was
 * compared.
 */
export function listToldAnswers({ headline: [first], variants }: Analysis): ToldAnswers | null {
  if (first?.kind !== 'group' && first?.kind !== 'script') return null
  const answers = variants
    .filter(
      ({ counts, model, mode }) =>
        counts && model !== null && (first.kind === 'script' || (mode === first.mode && model === first.model)),
    )
    .map((answer) => {
      const ratio = answer.ratios[first.quantity].find(({ baseline }) => baseline === first.baseline) ?? null
      return { answer, outcome: outcomeOf(answer, ratio), ratio }
    })
  return answers.length === 0 ? null : { first, answers }
}

function outcomeOf({ attempted, passed, validity, metric }: VariantAnalysis, ratio: Ratio | null): Outcome {
  if (!attempted) return 'untried'
  if (!passed) return 'failed'
  if (validity?.verdict === 'suspect') return 'suspect'
  if (metric.verdict === 'worse') return 'less-accurate'
  if (metric.verdict === 'not-settled') return 'not-settled'
  const verdict = ratio?.verdict
  return verdict === 'less' || verdict === 'more' || verdict === 'equivalent' || verdict === 'inconclusive'
    ? verdict
    : 'not-told'
}

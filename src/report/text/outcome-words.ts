import type { VariantAnalysis } from '../../schema/analysis/analysis.ts'
import { type Cause, isJudged, JUDGED_VERDICTS, type Ratio } from '../../schema/analysis/ratio.ts'

/** Outcomes of an answer, in the order in which a title tells them. */
export const OUTCOMES = [
  ...JUDGED_VERDICTS,
  'less-accurate',
  'suspect',
  'not-settled',
  'failed',
  'too-few-runs',
  'not-measured',
  'not-compared',
  'untried',
] as const
export type Outcome = (typeof OUTCOMES)[number]

type Unjudged = Exclude<Outcome, (typeof JUDGED_VERDICTS)[number]>

/** The word of an outcome: every title, table, chart and sentence tells it by this one. */
export const OUTCOME_WORDS: Readonly<Record<Unjudged, string>> = {
  'less-accurate': 'less accurate',
  suspect: 'suspect',
  'not-settled': 'accuracy not settled',
  failed: 'failed',
  'too-few-runs': 'too few runs',
  'not-measured': 'not measured',
  'not-compared': 'not compared',
  untried: 'not tried',
}

const BY_CAUSE: Readonly<Partial<Record<Cause['kind'], Unjudged>>> = {
  suspect: 'suspect',
  'less-accurate': 'less-accurate',
  'accuracy-not-settled': 'not-settled',
  estimated: 'not-measured',
}

/** The verdict on an answer's ratio is its outcome, so that a title says what the table says; null: there is no ratio. */
export function outcomeOf(
  { attempted, passed }: Pick<VariantAnalysis, 'attempted' | 'passed'>,
  ratio: Pick<Ratio, 'verdict' | 'cause' | 'estimate'> | null,
): Outcome {
  if (!attempted) return 'untried'
  if (!passed) return 'failed'
  return ratio === null ? 'not-measured' : outcomeOfRatio(ratio)
}

/** Outcome of a ratio. Of what ran in no block with the author's code no run more would be enough. */
export function outcomeOfRatio({ verdict, cause, estimate }: Pick<Ratio, 'verdict' | 'cause' | 'estimate'>): Outcome {
  if (isJudged(verdict)) return verdict
  if (verdict === 'too-few-runs') return estimate === null ? 'not-compared' : 'too-few-runs'
  const isMeasured = cause !== null && (cause.kind !== 'missing' || cause.leftOut)
  return (cause && BY_CAUSE[cause.kind]) ?? (isMeasured ? 'not-compared' : 'not-measured')
}

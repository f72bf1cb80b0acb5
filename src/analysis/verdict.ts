import type { AccuracyVerdict } from '../schema/analysis.ts'
import type { BaselineMode } from '../schema/common.ts'
import {
  type Cause,
  type GroupRatio,
  type LeftOut,
  MINIMUM_PAIRS,
  type Quantity,
  type Ratio,
  sideOfOne,
} from '../schema/ratio.ts'
import type { RatioEstimate } from './estimate-ratio.ts'

export interface Evidence {
  readonly baseline: BaselineMode
  readonly estimate: RatioEstimate | null
  readonly quality: Ratio['quality']
  /** Why this quantity was measured on one side or on neither; null when it was on both, or there is an estimate. */
  readonly notMeasured: Cause | null
  /** Over projects: `as-good` where one answer is, else `worse`. Null: unknown. */
  readonly accuracy: AccuracyVerdict | null
  /** The metric is not the data's. */
  readonly suspect?: boolean
  /** What its pairs are made of: blocks are runs. */
  readonly pairs: 'runs' | 'projects'
  readonly leftOut: readonly LeftOut[]
  /** The interval is one of several: p after correction for their number. */
  readonly correction?: NonNullable<GroupRatio['test']> | null
  /** The change that was looked for, as a share, and whether it is ruled out. */
  readonly equivalence?: { readonly margin: number; readonly holds: boolean } | null
  /** What speaks against the interval, to be told with the last three verdicts. */
  readonly doubt?: Cause | null
}

/** At which a p-value counts. */
export const LEVEL = 0.05

/**
 * The verdict and its cause. A suspect answer has no other: whatever it used, nothing was got for it that could be
 * compared. Else each question is put only when the one before it is settled:
 * 1. `not-measured`: without a meter on both sides no number of runs and no accuracy leads to a verdict.
 * 2. `too-few-runs`, `too-few-projects`: below five pairs neither the ratio nor the metric's median is known, so that
 *    `less-accurate` would itself be a claim from too few runs; what helps is to run more.
 * 3. `not-comparable`: using less while predicting worse is no saving, however sure the ratio is.
 * 4. `less`, `more`: the interval leaves 1 out, and still does after correction for the number of intervals.
 * 5. `equivalent`: it does not, and a difference of the margin is ruled out.
 * 6. `inconclusive`: neither.
 */
export function decideVerdict(quantity: Quantity, evidence: Evidence): Ratio {
  const { baseline, estimate, quality, leftOut } = evidence
  const [verdict, cause] = whyNone(quantity, evidence) ?? judgeInterval(evidence)
  return {
    baseline,
    estimate: estimate?.estimate ?? null,
    interval: estimate?.interval ?? null,
    pairs: estimate?.pairs ?? 0,
    quality: estimate === null ? 'unavailable' : quality,
    verdict,
    margin: evidence.equivalence?.margin ?? null,
    cause,
    leftOut: [...leftOut],
  }
}

const GATES = { worse: 'less-accurate', 'not-settled': 'accuracy-not-settled' } as const

type Judged = [verdict: Ratio['verdict'], cause: Cause | null]

/** What stands in the way of a verdict; null where the interval decides. */
function whyNone(quantity: Quantity, evidence: Evidence): Judged | null {
  const { estimate, accuracy, notMeasured } = evidence
  if (evidence.suspect === true) return ['not-comparable', { kind: 'suspect' }]
  if (evidence.quality === 'estimated') return ['not-measured', { kind: 'estimated', quantity }]
  if (notMeasured !== null && estimate === null) return ['not-measured', notMeasured]
  // Over projects the gate comes before the pairs: only comparable answers form one.
  if (estimate === null && evidence.pairs === 'projects' && accuracy === 'worse') {
    return ['not-comparable', { kind: 'none-as-accurate' }]
  }
  if (estimate === null || estimate.interval === null) {
    return [`too-few-${evidence.pairs}`, { kind: 'too-few-pairs', needed: MINIMUM_PAIRS }]
  }
  if (accuracy === null) return ['not-measured', { kind: 'accuracy-unknown' }]
  return accuracy === 'as-good' ? null : ['not-comparable', { kind: GATES[accuracy] }]
}

function judgeInterval({ estimate, correction = null, equivalence = null, doubt = null }: Evidence): Judged {
  const side = estimate?.interval ? sideOfOne(estimate.interval) : null
  if (side !== null && (correction === null || correction.adjustedP <= LEVEL)) return [side, doubt]
  const verdict = equivalence?.holds === true ? 'equivalent' : 'inconclusive'
  if (side === null || correction === null) return [verdict, doubt]
  const { p: _, ...corrected } = correction
  return [verdict, { kind: 'not-after-correction', ...corrected }]
}

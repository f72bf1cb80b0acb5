import type { AccuracyVerdict } from '../schema/analysis/accuracy-verdict.ts'
import { HEADLINE_PROJECTS, MINIMUM_OF } from '../schema/analysis/least-evidence.ts'
import {
  type Cause,
  excludesOne,
  type GroupRatio,
  type LeftOut,
  type Quantity,
  type Ratio,
  sideOfOne,
} from '../schema/analysis/ratio.ts'
import type { BaselineMode } from '../schema/common.ts'
import type { RatioEstimate } from './estimate-ratio.ts'

/** Claim that can be made of a ratio. */
export type Claim = 'less' | 'more' | 'equivalent'

export type Correction = NonNullable<GroupRatio['test']>

export interface Evidence {
  readonly baseline: BaselineMode
  readonly estimate: RatioEstimate | null
  readonly quality: Ratio['quality']
  /** Why this quantity was measured on one side or on neither; null when it was on both, or there is an estimate. */
  readonly notMeasured: Cause | null
  /** Accuracy over projects: `as-good` where one answer is, else `worse`. Null: unknown. */
  readonly accuracy: AccuracyVerdict | null
  /** The metric is not the data's. */
  readonly suspect?: boolean
  /** Unit of its pairs: blocks are runs. */
  readonly pairs: 'runs' | 'projects'
  readonly leftOut: readonly LeftOut[]
  /** Sessions from which the pairs come. */
  readonly sessions: number
  /** Smallest effect as a share: `less` and `more` lie beyond it. */
  readonly smallestEffect: number
  /** For projects: clusters of like ones, which is what the interval and the thresholds count. Default: its pairs. */
  readonly observations?: number
  /** The interval is one of several: p after correction for their number. */
  readonly correction?: Correction | null
  /** The change that was looked for, as a share, and whether it is ruled out, or too few to say so whatever they show. */
  readonly equivalence?: { readonly margin: number; readonly holds: boolean; readonly needed: number | null } | null
  /** Cause that keeps a difference on that side from being told. */
  readonly objection?: (claim: Claim) => Cause | null
  /** Cause that speaks against the interval, to be told with `equivalent` and `inconclusive`. */
  readonly doubt?: Cause | null
}

/** Level at which a p-value counts. */
export const LEVEL = 0.05

/**
 * The verdict and its cause. A suspect answer has no other: whatever it used, nothing was got for it that could be
 * compared. Else each question is put only when the one before it is settled:
 * 1. `not-measured`: without a meter on both sides no number of runs and no accuracy leads to a verdict.
 * 2. `too-few-runs`, `too-few-projects`: below five runs neither the ratio nor the metric's median is known, so that
 *    `less-accurate` would itself be a claim from too few; below six projects signs could not agree with any interval.
 * 3. `not-comparable`: using less while predicting worse is no saving, however sure the ratio is.
 * 4. `less`, `more`: the interval lies beyond the smallest effect of interest, still does after correction for the number
 *    of intervals, and nothing objects: second tests, time-outs, another meter.
 * 5. `equivalent`: it does not, and a difference of the margin is ruled out.
 * 6. `inconclusive`: neither.
 */
export function decideVerdict(quantity: Quantity, evidence: Evidence): Ratio {
  const { baseline, estimate, quality, leftOut, smallestEffect } = evidence
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
    smallestEffect: estimate === null || quality !== 'measured' ? null : smallestEffect,
    sessions: evidence.sessions,
    exploratory: evidence.pairs === 'projects' && countObservations(evidence) < HEADLINE_PROJECTS,
    vetoedBy: cause?.kind === 'vetoed' ? cause.zone : null,
  }
}

const countObservations = ({ observations, estimate }: Evidence) => observations ?? estimate?.pairs ?? 0

const GATES = { worse: 'less-accurate', 'not-settled': 'accuracy-not-settled' } as const
const GATES_OVER_PROJECTS = { worse: 'none-as-accurate', 'not-settled': 'accuracy-not-settled' } as const

type Judged = [verdict: Ratio['verdict'], cause: Cause | null]

/** Verdict and cause where something stands in the way of the interval; null where it decides. */
function whyNone(quantity: Quantity, evidence: Evidence): Judged | null {
  const { estimate, accuracy, notMeasured, pairs } = evidence
  if (evidence.suspect === true) return ['not-comparable', { kind: 'suspect' }]
  if (evidence.quality === 'estimated') return ['not-measured', { kind: 'estimated', quantity }]
  if (notMeasured !== null && estimate === null) return ['not-measured', notMeasured]
  const isGated = accuracy === 'worse' || accuracy === 'not-settled'
  // Over projects the gate comes before the pairs: where no answer is comparable, more projects would not help.
  if (pairs === 'projects' && isGated) return ['not-comparable', { kind: GATES_OVER_PROJECTS[accuracy] }]
  const needed = MINIMUM_OF[pairs]
  if (estimate === null || estimate.interval === null || countObservations(evidence) < needed) {
    return [`too-few-${pairs}`, { kind: 'too-few-pairs', needed }]
  }
  if (accuracy === null) return ['not-measured', { kind: 'accuracy-unknown' }]
  return isGated ? ['not-comparable', { kind: GATES[accuracy] }] : null
}

function judgeInterval(evidence: Evidence): Judged {
  const { estimate, equivalence = null, smallestEffect, doubt = null } = evidence
  const interval = estimate?.interval ?? null
  const side = interval && sideOfOne(interval, smallestEffect)
  const objection = side === null ? null : whyNotTold(side, evidence)
  if (side !== null && objection === null) return [side, doubt]
  const isSmall = side === null && interval !== null && excludesOne(interval)
  const cause: Cause | null =
    objection ?? (isSmall ? { kind: 'below-smallest-effect', smallest: smallestEffect } : null)
  if (equivalence?.holds !== true) return ['inconclusive', cause ?? doubt]
  const against = whyNotSame(equivalence, evidence)
  return [against === null ? 'equivalent' : 'inconclusive', cause ?? against ?? doubt]
}

function whyNotSame({ needed }: NonNullable<Evidence['equivalence']>, { objection }: Evidence): Cause | null {
  return needed === null ? (objection?.('equivalent') ?? null) : { kind: 'too-few-for-equivalence', needed }
}

/** An interval that leaves out 1, and what speaks against telling so. */
function whyNotTold(side: 'less' | 'more', { correction = null, objection }: Evidence): Cause | null {
  if (correction !== null && correction.adjustedP > LEVEL) {
    const { p: _, ...corrected } = correction
    return { kind: 'not-after-correction', ...corrected }
  }
  return objection?.(side) ?? null
}

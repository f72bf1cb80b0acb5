import type { Quantity, Ratio } from '../schema/analysis.ts'
import type { BaselineMode } from '../schema/common.ts'
import { MINIMUM_PAIRS, type RatioEstimate, SAME_RATIO } from './ratio.ts'

export const QUANTITY_WORDS: Readonly<Record<Quantity, string>> = {
  energy: 'energy',
  cpu: 'CPU time',
  wall: 'wall time',
  memory: 'peak memory',
}

export interface Evidence {
  readonly baseline: BaselineMode
  readonly estimate: RatioEstimate | null
  readonly quality: Ratio['quality']
  /** Why this quantity was measured on one side or on neither; null when it was on both. */
  readonly notMeasured: string | null
  readonly comparable: boolean | null
  readonly pairNoun: 'block' | 'project'
  /** What was left out, to be told with any verdict. */
  readonly leftOut: string | null
}

/**
 * The verdict and its reason. Each question is put only when the one before it is settled:
 * 1. `not measured`: without a meter on both sides no number of runs and no accuracy leads to a verdict.
 * 2. `too few runs`: below five pairs neither the ratio nor the metric's median is known, so `accuracy differs` would
 *    itself be a claim from too few runs; what helps is to run more.
 * 3. `not comparable`: using less while predicting worse is no saving, however sure the ratio is.
 * 4. `less`, `more`, `no detectable difference`: whether the interval leaves 1 out.
 */
export function decideVerdict(quantity: Quantity, evidence: Evidence): Ratio {
  const { baseline, estimate, quality, comparable, pairNoun, leftOut } = evidence
  const pairs = estimate?.pairs ?? 0
  const judge = (verdict: Ratio['verdict'], reason: string | null): Ratio => ({
    baseline,
    estimate: estimate?.estimate ?? null,
    interval: estimate?.interval ?? null,
    pairs,
    quality: estimate === null ? 'unavailable' : quality,
    verdict,
    reason: [reason, leftOut].filter((part) => part !== null).join('; ') || null,
  })
  if (quality === 'estimated') {
    return judge('not measured', `${QUANTITY_WORDS[quantity]} was estimated, and an estimate enters no verdict`)
  }
  if (evidence.notMeasured !== null && pairs === 0) return judge('not measured', evidence.notMeasured)
  // Over projects the gate comes before the pairs: only comparable answers form one.
  if (pairs === 0 && pairNoun === 'project' && comparable === false) {
    return judge('not comparable: accuracy differs', 'no answer that ran is as accurate as the baseline')
  }
  const interval = estimate?.interval ?? null
  if (interval === null) {
    const nouns = pairs === 1 ? pairNoun : `${pairNoun}s`
    return judge('too few runs', `${pairs} ${nouns} with a reading of both, and a verdict needs ${MINIMUM_PAIRS}`)
  }
  if (comparable === null) return judge('not measured', 'the accuracy of one of the two is unknown')
  if (!comparable) return judge('not comparable: accuracy differs', 'it falls behind by more than the tolerance')
  const [low, high] = interval
  if (high < 1 - SAME_RATIO) return judge('less', null)
  if (low > 1 + SAME_RATIO) return judge('more', null)
  return judge('no detectable difference', null)
}

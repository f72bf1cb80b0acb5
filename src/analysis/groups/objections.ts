import type { OutsideZone } from '../../schema/analysis/energy-parts.ts'
import { type Cause, type GroupRatio, sideOfOne } from '../../schema/analysis/ratio.ts'
import { findVeto } from '../analyse-energy-parts.ts'
import { exponentiate } from '../estimate-ratio.ts'
import type { StudentisedMean } from '../statistics/studentised-mean.ts'
import { wilcoxonSignedRank } from '../statistics/wilcoxon.ts'
import { type Claim, LEVEL } from '../verdict.ts'

export interface Objections {
  /** Zones outside the scope of the energy ratio. */
  readonly outside: readonly OutsideZone[]
  /** Share that `equivalent` rules out. */
  readonly margin: number
  readonly checks: GroupRatio['checks']
  /** Projects with an answer whose cost is known from below only. */
  readonly censored: number
  /** Whether ranks say less too, with those last. */
  readonly isStillLess: () => boolean
  /** Projects in which the author's code ran out of time where an answer did not. */
  readonly authorCensored: number
  /** Whether ranks say more too, with those first. */
  readonly isStillMore: () => boolean
  readonly hasUnsettled: boolean
  /** Whether it is less with answers of which the accuracy is not settled counted as failed. */
  readonly isLessAtWorst: () => boolean
}

/** What keeps a claim from being made. Sameness of a mean says nothing where a part of it is known from one side only. */
export function objectTo(claim: Claim, objections: Objections): Cause | null {
  const veto = findVeto(claim, objections.outside, objections.margin)
  if (veto !== null) return veto
  const { checks, censored, authorCensored } = objections
  if (claim !== 'equivalent' && checks !== null && checks.signFlipP > LEVEL) return doubtOf(checks)
  const isHigh = claim === 'more' ? authorCensored > 0 && !objections.isStillMore() : false
  if (isHigh || (claim === 'equivalent' && authorCensored > 0))
    return { kind: 'author-censored', pairs: authorCensored }
  if (claim === 'more') return null
  if (censored > 0 && (claim === 'equivalent' || !objections.isStillLess())) {
    return { kind: 'censored', projects: censored }
  }
  const isUnsettled = objections.hasUnsettled && (claim === 'equivalent' || !objections.isLessAtWorst())
  return isUnsettled ? { kind: 'accuracy-not-settled' } : null
}

/** Whether signed ranks say so. */
export function isSeenByRanks(claim: 'less' | 'more', values: readonly number[]): boolean {
  const { plus, minus, pExact, pNormalCorrected } = wilcoxonSignedRank(values)
  const isThere = claim === 'less' ? minus > plus : plus > minus
  return isThere && (pExact ?? pNormalCorrected) <= LEVEL
}

/** Whether the interval says less, and by more than the smallest effect. */
export function isLessBeyond(values: readonly number[], smallest: number, means: StudentisedMean): boolean {
  const interval = means.infer(values)?.interval95
  return interval !== undefined && sideOfOne(exponentiate(interval), smallest) === 'less'
}

export const doubtOf = ({ signFlipP, wilcoxonP }: NonNullable<GroupRatio['checks']>): Cause => ({
  kind: 'tests-disagree',
  signFlipP,
  wilcoxonP,
})

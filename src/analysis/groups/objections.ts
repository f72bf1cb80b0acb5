import type { OutsideZone } from '../../schema/energy-parts.ts'
import { type Cause, type GroupRatio, sideOfOne } from '../../schema/ratio.ts'
import { findVeto } from '../analyse-energy-parts.ts'
import { exponentiate } from '../estimate-ratio.ts'
import { meanOf } from '../statistics/moments.ts'
import type { StudentisedMean } from '../statistics/studentised-mean.ts'
import { wilcoxonSignedRank } from '../statistics/wilcoxon.ts'
import { LEVEL } from '../verdict.ts'

export interface Objections {
  /** Zones outside the scope of the energy ratio. */
  readonly outside: readonly OutsideZone[]
  readonly checks: GroupRatio['checks']
  /** Projects. */
  readonly censored: number
  /** Whether ranks say less too, with time-outs last. */
  readonly isStillLess: () => boolean
  readonly hasUnsettled: boolean
  /** Whether it is less with answers of which the accuracy is not settled counted as failed. */
  readonly isLessAtWorst: () => boolean
}

export function objectTo(side: 'less' | 'more', objections: Objections): Cause | null {
  const { checks, censored, hasUnsettled, outside, ...at } = objections
  const veto = findVeto(side, outside)
  if (veto !== null) return veto
  if (checks !== null && checks.signFlipP > LEVEL) return doubtOf(checks)
  if (side === 'more') return null
  if (censored > 0 && !at.isStillLess()) return { kind: 'censored', projects: censored }
  return hasUnsettled && !at.isLessAtWorst() ? { kind: 'accuracy-not-settled' } : null
}

/** Whether signed ranks say less. */
export function isLessByRanks(values: readonly number[]): boolean {
  const { pExact, pNormalCorrected } = wilcoxonSignedRank(values)
  return meanOf(values.map(Math.sign)) < 0 && (pExact ?? pNormalCorrected) <= LEVEL
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

import { groupsBy } from '../../base/groups.ts'
import { mean } from '../../base/numbers.ts'
import type { VariantAnalysis } from '../../schema/analysis/analysis.ts'
import type { Success } from '../../schema/analysis/group.ts'
import { wilsonInterval } from '../statistics/proportions.ts'

export function countSuccess(variants: readonly VariantAnalysis[]): Pick<Success, 'passed' | 'attemptable' | 'total'> {
  const attemptable = variants.filter(({ attempted }) => attempted).length
  return { passed: variants.filter(({ passed }) => passed).length, attemptable, total: variants.length }
}

export function successOf(variants: readonly VariantAnalysis[]): Success {
  const counts = countSuccess(variants)
  const { passed, attemptable, total } = counts
  const bounds: Success['bounds'] = total === 0 ? null : [passed / total, (passed + total - attemptable) / total]
  const stability = mean(variants.flatMap((variant) => (variant.passed ? (variant.stability ?? []) : [])))
  return { ...counts, interval: wilsonInterval(passed, attemptable), bounds, stability }
}

/** The share of a project's answers that passed, of those that could be attempted; none where there is none. */
export function passedShares(variants: readonly VariantAnalysis[]): Map<string, number> {
  const attempted = variants.filter((variant) => variant.attempted)
  const shareOf = (samples: readonly VariantAnalysis[]) => countSuccess(samples).passed / samples.length
  return new Map(groupsBy(attempted, ({ project }) => project).map((own) => [own[0].project, shareOf(own)]))
}

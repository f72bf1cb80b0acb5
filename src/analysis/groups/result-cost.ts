import { mean } from '../../base/numbers.ts'
import { isComparable } from '../../schema/analysis/accuracy-verdict.ts'
import type { Cost, ResultCost } from '../../schema/analysis/group.ts'
import { attemptCost } from '../attempt-cost.ts'
import { readerOf } from '../runs/read-cost.ts'
import type { AnalysedVariant } from '../variant.ts'

/**
 * A correct result from every project, over all attempts: each costs its own run and, where that failed, the author's code
 * too. Means of seconds or joules belong to the longest projects; the ratio over projects counts each once.
 */
export function resultCostOf(members: readonly AnalysedVariant[], quantity: Cost): ResultCost {
  const attempts = members.filter(({ analysis }) => analysis.attempted)
  const costs = attempts.map((attempt) => attemptCost(attempt, readerOf(quantity), 'original-headless'))
  // An answer without code took nothing, and the author's code once: what that is has to be known, too.
  const known = costs.flatMap((each) => {
    const { cost = null, baseline = null, censored = false } = each ?? {}
    return cost === null || baseline === null ? [] : [{ cost, baseline, censored }]
  })
  const unread = attempts.length - known.length
  const isKnown = attempts.length > 0 && unread === 0
  return {
    attempts: attempts.length,
    correct: attempts.filter(({ analysis }) => isComparable(analysis)).length,
    perResult: isKnown ? mean(known.map(({ cost }) => cost)) : null,
    baseline: isKnown ? mean(known.map(({ baseline }) => baseline)) : null,
    censored: known.filter(({ censored }) => censored).length,
    quality: isKnown ? 'measured' : 'unavailable',
    cause: attempts.length === 0 ? { kind: 'none-attempted' } : unread > 0 ? { kind: 'attempts-unread', unread } : null,
  }
}

import { median } from './numbers.ts'
import { logRatiosOf, type Pair } from './pairs.ts'
import { MINIMUM_PAIRS, type RatioEstimate, type RatioEstimator } from './ratio.ts'
import { HEADLINE_ORDER } from './units.ts'
import type { AnalysedUnit } from './variant.ts'

/** Pairs a variant must have in each third before its two medians say anything. */
const PAIRS_IN_A_THIRD = 2

/**
 * Whether running late in a block changes the CPU time: per variant, the median log-ratio of its runs in the last third of
 * their blocks less that of its runs in the first third, then the mean over variants. In random order it is about ×1; the
 * published results this tool follows up were confounded by order, so it is checked and told. Null: too few runs to say.
 */
export function orderEffect(
  units: readonly AnalysedUnit[],
  blockLengths: ReadonlyMap<string, number>,
  estimate: RatioEstimator,
): RatioEstimate | null {
  const shifts = units.flatMap(({ pairings, analysis }) => {
    if (analysis.model === null) return []
    const pairing = HEADLINE_ORDER.map((mode) => pairings.get(mode)).find((found) => found !== undefined)
    const place = ({ run }: Pair) => (run.orderIndex + 0.5) / (blockLengths.get(run.block) ?? 1)
    const logsWhere = (inside: (place: number) => boolean) =>
      logRatiosOf(pairing?.pairs.filter((pair) => inside(place(pair))) ?? [], 'cpu').values
    const first = logsWhere((at) => at < 1 / 3)
    const last = logsWhere((at) => at > 2 / 3)
    if (Math.min(first.length, last.length) < PAIRS_IN_A_THIRD) return []
    const [early, late] = [median(first), median(last)]
    return early === null || late === null ? [] : [late - early]
  })
  return shifts.length < MINIMUM_PAIRS ? null : estimate(shifts)
}

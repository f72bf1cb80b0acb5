import { mean, median } from '../../base/numbers.ts'
import { MINIMUM_PAIRS } from '../../schema/ratio.ts'
import type { RatioEstimate, RatioEstimator } from '../estimate-ratio.ts'
import { logRatiosOf, type Pair } from '../pairs.ts'
import type { AnalysedVariant } from '../variant.ts'
import { HEADLINE_ORDER } from '../variants-in-blocks.ts'

/** Pairs a variant must have in each third before its two medians say anything. */
const PAIRS_IN_A_THIRD = 2

/**
 * Whether running late in a block changes the CPU time: per variant, the median log-ratio of its runs in the last third of
 * their blocks less that of its runs in the first third, then the mean over projects. In random order it is about ×1; the
 * published results this tool follows up were confounded by order, so it is checked and told. Null: too few runs to say.
 */
export function orderEffect(
  analysed: readonly AnalysedVariant[],
  blockLengths: ReadonlyMap<string, number>,
  estimate: RatioEstimator,
): RatioEstimate | null {
  const answers = analysed.filter(({ analysis }) => analysis.model !== null)
  const shifts = [...Map.groupBy(answers, ({ analysis }) => analysis.project).values()].flatMap(
    (ofProject) => mean(ofProject.flatMap((inBlocks) => shiftOf(inBlocks, blockLengths) ?? [])) ?? [],
  )
  return shifts.length < MINIMUM_PAIRS ? null : estimate(shifts)
}

function shiftOf({ pairings }: AnalysedVariant, blockLengths: ReadonlyMap<string, number>): number | null {
  const pairs = HEADLINE_ORDER.map((mode) => pairings.get(mode)?.pairs ?? []).find(({ length }) => length > 0) ?? []
  const place = ({ run }: Pair) => (run.orderIndex + 0.5) / (blockLengths.get(run.block) ?? 1)
  const first = logRatiosOf(
    pairs.filter((pair) => place(pair) < 1 / 3),
    'cpu',
  ).values
  const last = logRatiosOf(
    pairs.filter((pair) => place(pair) > 2 / 3),
    'cpu',
  ).values
  if (Math.min(first.length, last.length) < PAIRS_IN_A_THIRD) return null
  const [early, late] = [median(first), median(last)]
  return early === null || late === null ? null : late - early
}

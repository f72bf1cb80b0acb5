import type { Diagnostics, Power } from '../../schema/diagnostics.ts'
import type { GroupAnalysis } from '../../schema/group.ts'
import type { Plan } from '../../schema/plan.ts'
import { QUANTITIES } from '../../schema/ratio.ts'
import type { RatioEstimate, RatioEstimator } from '../estimate-ratio.ts'
import { measuredBlocks } from '../runs.ts'
import type { AnalysedVariant } from '../variant.ts'
import { driftEffect } from './drift.ts'
import { analyseNoise } from './noise.ts'
import { orderEffect } from './order-effect.ts'
import { detectableChange, pairsToSee } from './power.ts'

const FIVE_PERCENT = 0.05

/** How steady the host was, how noisy the scripts, and what this campaign could have seen. */
export function diagnose(
  plan: Plan,
  analysed: readonly AnalysedVariant[],
  groups: readonly GroupAnalysis[],
  estimate: RatioEstimator,
): Diagnostics {
  const lengths = new Map(measuredBlocks(plan).map(({ id, order }) => [id, order.length]))
  return {
    order: describe(orderEffect(analysed, lengths, estimate)),
    drift: describe(driftEffect(analysed, estimate)),
    noise: QUANTITIES.flatMap((quantity) => analyseNoise(analysed, quantity, plan.options.repetitions) ?? []),
    power: groups.flatMap(powerOf),
  }
}

const describe = (found: RatioEstimate | null) =>
  found === null ? null : { estimate: found.estimate, interval: found.interval, projects: found.pairs }

/** From the spread of the projects' ratios that were found: what a further campaign of this kind could see. */
function powerOf({ mode, model, ratios }: GroupAnalysis): Power[] {
  return QUANTITIES.flatMap((quantity) =>
    ratios[quantity].flatMap(({ baseline, pairs, quality, standardDeviation }) => {
      const detectable = standardDeviation === null ? null : detectableChange(standardDeviation, pairs)
      if (quality !== 'measured' || standardDeviation === null || detectable === null) return []
      return [
        {
          ...{ mode, model, baseline, quantity, projects: pairs, standardDeviation },
          detectableChange: detectable,
          projectsForFivePercent: pairsToSee(FIVE_PERCENT, standardDeviation),
        },
      ]
    }),
  )
}

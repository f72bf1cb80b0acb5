import { memoise } from '../../base/memoise.ts'
import type { Diagnostics, Power } from '../../schema/analysis/diagnostics.ts'
import type { GroupAnalysis } from '../../schema/analysis/group.ts'
import { QUANTITIES, type Quantity } from '../../schema/analysis/ratio.ts'
import type { Plan } from '../../schema/campaign/plan.ts'
import type { RatioEstimator } from '../estimate-ratio.ts'
import { measuredBlocks } from '../runs/collected-runs.ts'
import type { SmallestEffects } from '../smallest-effect.ts'
import { detectableChange, pairsToSee } from '../statistics/power.ts'
import type { AnalysedVariant } from '../variant.ts'
import { analyseNoise, TOLD_CHANGE } from './noise.ts'
import { driftEffect, orderEffect } from './shifts.ts'

/** How steady the host was, how noisy the scripts, and what this campaign could have seen. */
export function diagnose(
  plan: Plan,
  analysed: readonly AnalysedVariant[],
  groups: readonly GroupAnalysis[],
  { estimate, smallestEffects }: { readonly estimate: RatioEstimator; readonly smallestEffects: SmallestEffects },
): Diagnostics {
  const lengths = new Map(measuredBlocks(plan).map(({ id, order }) => [id, order.length]))
  const answers = analysed.filter(({ analysis }) => analysis.model !== null)
  const baselines = analysed.filter(({ analysis }) => analysis.model === null)
  const noise = QUANTITIES.flatMap((quantity) => analyseNoise(baselines, quantity, plan.options) ?? [])
  const blocksOf = (quantity: Quantity) => noise.find((each) => each.quantity === quantity)?.repetitions ?? 0
  const smallestOf = memoise((quantity: Quantity) =>
    memoise((projects: number) => smallestEffects[quantity](Array<number>(projects).fill(blocksOf(quantity)))),
  )
  return {
    order: orderEffect(answers, lengths, estimate),
    drift: driftEffect(baselines, estimate),
    noise,
    power: groups.flatMap((group) => powerOf(group, smallestOf)),
  }
}

/**
 * Power of a further campaign of this kind, from the spread of the projects' ratios that were found. `smallestOf`: the smallest
 * effect of a quantity over so many projects.
 */
function powerOf(
  { mode, model, ratios }: GroupAnalysis,
  smallestOf: (quantity: Quantity) => (projects: number) => number,
): Power[] {
  return QUANTITIES.flatMap((quantity) =>
    ratios[quantity].flatMap(({ baseline, pairs, clusters, quality, standardDeviation }) => {
      if (quality !== 'measured' || standardDeviation === null) return []
      const smallest = smallestOf(quantity)
      return [
        {
          mode,
          model,
          baseline,
          quantity,
          projects: pairs,
          standardDeviation,
          detectableChange: detectableChange(standardDeviation, clusters, {
            smallest: smallest(pairs),
            of: 'projects',
          }),
          projectsForFivePercent: pairsToSee(TOLD_CHANGE, standardDeviation, { smallest, of: 'projects' }),
        },
      ]
    }),
  )
}

import type { Diagnostics, Power } from '../../schema/diagnostics.ts'
import type { GroupAnalysis } from '../../schema/group.ts'
import type { Plan } from '../../schema/plan.ts'
import { QUANTITIES } from '../../schema/ratio.ts'
import type { RatioEstimator } from '../estimate-ratio.ts'
import { measuredBlocks } from '../runs.ts'
import type { AnalysedVariant } from '../variant.ts'
import { analyseNoise } from './noise.ts'
import { detectableChange, pairsToSee } from './power.ts'
import { driftEffect, orderEffect } from './shifts.ts'

const FIVE_PERCENT = 0.05

/** How steady the host was, how noisy the scripts, and what this campaign could have seen. */
export function diagnose(
  plan: Plan,
  analysed: readonly AnalysedVariant[],
  groups: readonly GroupAnalysis[],
  estimate: RatioEstimator,
): Diagnostics {
  const lengths = new Map(measuredBlocks(plan).map(({ id, order }) => [id, order.length]))
  const answers = analysed.filter(({ analysis }) => analysis.model !== null)
  const baselines = analysed.filter(({ analysis }) => analysis.model === null)
  return {
    order: orderEffect(answers, lengths, estimate),
    drift: driftEffect(baselines, estimate),
    noise: QUANTITIES.flatMap((quantity) => analyseNoise(baselines, quantity, plan.options.repetitions) ?? []),
    power: groups.flatMap(powerOf),
  }
}

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

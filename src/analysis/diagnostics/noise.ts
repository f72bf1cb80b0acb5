import { median } from '../../base/numbers.ts'
import type { Noise } from '../../schema/analysis/diagnostics.ts'
import type { Quantity } from '../../schema/analysis/ratio.ts'
import type { Plan } from '../../schema/campaign/plan.ts'
import { selfSpread, usableLogs } from '../self-spread.ts'
import { detectableChange, noiseFloor, pairsToSee } from '../statistics/power.ts'
import type { AnalysedVariant } from '../variant.ts'

/** Change for which is told how many pairs it takes to see it. */
export const TOLD_CHANGE = 0.05

/**
 * Noise of this campaign by the author's scripts, compared with themselves, at the repetitions that are there of them. Null:
 * too few runs.
 */
export function analyseNoise(
  baselines: readonly AnalysedVariant[],
  quantity: Quantity,
  { smallestEffect: leastPercent, sessions }: Pick<Plan['options'], 'smallestEffect' | 'sessions'>,
): Noise | null {
  const known = baselines.flatMap(({ inBlocks: { runs } }) => {
    const spread = selfSpread(runs, quantity)
    return spread === null ? [] : [{ spread, runs: usableLogs(runs, quantity).length }]
  })
  const standardDeviation = median(known.map(({ spread }) => spread))
  const repetitions = Math.floor(median(known.map(({ runs }) => runs)) ?? 0)
  if (standardDeviation === null) return null
  const floor = noiseFloor(standardDeviation, repetitions)
  if (floor === null) return null
  const smallest = (n: number) => Math.max(leastPercent / 100, noiseFloor(standardDeviation, n) ?? 0)
  return {
    quantity,
    baselines: known.length,
    standardDeviation,
    repetitions,
    floor,
    smallestEffect: smallest(repetitions),
    detectableChange: detectableChange(standardDeviation, repetitions, { smallest: smallest(repetitions), sessions }),
    repetitionsForFivePercent: pairsToSee(TOLD_CHANGE, standardDeviation, { smallest, sessions }),
  }
}

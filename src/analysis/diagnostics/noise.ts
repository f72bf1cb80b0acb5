import { median } from '../../base/numbers.ts'
import type { Noise } from '../../schema/diagnostics.ts'
import type { Quantity } from '../../schema/ratio.ts'
import type { AnalysedVariant } from '../variant.ts'
import { detectableChange, noiseFloor, pairsToSee } from './power.ts'
import { selfSpread } from './self-spread.ts'

const FIVE_PERCENT = 0.05

/**
 * Noise of this campaign by the author's scripts, compared with themselves. Null: too few runs. `smallestEffect`: the plan's,
 * as a share.
 */
export function analyseNoise(
  baselines: readonly AnalysedVariant[],
  quantity: Quantity,
  { repetitions, smallestEffect }: { readonly repetitions: number; readonly smallestEffect: number },
): Noise | null {
  const spreads = baselines.flatMap(({ inBlocks }) => selfSpread(inBlocks.runs, quantity) ?? [])
  const standardDeviation = median(spreads)
  if (standardDeviation === null) return null
  const floor = noiseFloor(standardDeviation, repetitions)
  if (floor === null) return null
  const smallest = (n: number) => Math.max(smallestEffect, noiseFloor(standardDeviation, n) ?? 0)
  return {
    quantity,
    baselines: spreads.length,
    standardDeviation,
    repetitions,
    floor,
    smallestEffect: smallest(repetitions),
    detectableChange: detectableChange(standardDeviation, repetitions, { smallest: smallest(repetitions) }),
    repetitionsForFivePercent: pairsToSee(FIVE_PERCENT, standardDeviation, { smallest }),
  }
}

import { median } from '../base/numbers.ts'
import type { Plan } from '../schema/plan.ts'
import type { Quantity } from '../schema/ratio.ts'
import { noiseFloor } from './diagnostics/power.ts'
import { selfSpread } from './diagnostics/self-spread.ts'
import { perQuantity } from './pairs.ts'
import type { VariantInBlocks } from './variants-in-blocks.ts'

/** Smallest effects as shares: of one script, or of the mean over so many projects, over which noise evens out. */
export type SmallestEffects = Readonly<Record<Quantity, (projects?: number) => number>>

/**
 * What a change has to exceed to be told: the plan's smallest effect of interest, or half the width of the interval that the
 * author's scripts have against themselves, if that is more. The plan fixes both before the first run; the noise is the author's
 * scripts' alone, so no answer moves it.
 */
export function findSmallestEffects(plan: Plan, all: readonly VariantInBlocks[]): SmallestEffects {
  const { smallestEffect, repetitions } = plan.options
  const baselines = all.filter(({ variant, counts }) => variant.model === null && counts)
  return perQuantity((quantity) => {
    const spread = median(baselines.flatMap(({ runs }) => selfSpread(runs, quantity) ?? []))
    return (projects = 1) => {
      const floor = spread === null ? null : noiseFloor(spread / Math.sqrt(projects), repetitions)
      return Math.max(smallestEffect / 100, floor ?? 0)
    }
  })
}

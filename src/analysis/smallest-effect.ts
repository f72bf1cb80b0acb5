import { median, sum } from '../base/numbers.ts'
import type { Quantity } from '../schema/analysis/ratio.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import { perQuantity } from './runs/pairs.ts'
import type { VariantInBlocks } from './runs/variants-in-blocks.ts'
import { selfSpread } from './self-spread.ts'
import { noiseFloor } from './statistics/power.ts'

/**
 * Smallest effects as shares. `blocks`: how many each project has that were read on both sides, of whatever was planned; one
 * number for a single script. 0: no run's noise is in that project, as where there is no code.
 */
export type SmallestEffects = Readonly<Record<Quantity, (blocks: readonly number[]) => number>>

/**
 * What a change has to exceed to be told: the plan's smallest effect of interest, or half the width of the interval that the
 * author's scripts have against themselves, if that is more. The plan fixes both before the first run; the noise is the author's
 * scripts' alone, so no answer moves it.
 */
export function findSmallestEffects(plan: Plan, all: readonly VariantInBlocks[]): SmallestEffects {
  const baselines = all.filter(({ variant, counts }) => variant.model === null && counts)
  return perQuantity((quantity) => {
    const spread = median(baselines.flatMap(({ runs }) => selfSpread(runs, quantity) ?? []))
    return (blocks) => Math.max(plan.options.smallestEffect / 100, spread === null ? 0 : floorOfMean(spread, blocks))
  })
}

/** Fewer blocks say nothing of a spread, and Student's quantile is at its largest. */
const LEAST_BLOCKS = 2

/** Noise floor of the mean over projects of unequally many blocks: its variance is s² Σ 1/n / p², and n the harmonic mean. */
export function floorOfMean(spread: number, blocks: readonly number[]): number {
  const noisy = blocks.filter((each) => each > 0)
  if (noisy.length === 0) return 0
  const usual = noisy.length / sum(noisy.map((each) => 1 / each))
  const told = Math.max(LEAST_BLOCKS, usual)
  const ofMean = (spread * Math.sqrt((noisy.length * told) / usual)) / blocks.length
  return noiseFloor(ofMean, told) ?? 0
}

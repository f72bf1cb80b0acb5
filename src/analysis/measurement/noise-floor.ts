import type { ComparedQuantity, MeasuredRun, NoiseFloor } from '../../schema/analysis/measurement.ts'
import type { RatioEstimator } from '../estimate-ratio.ts'
import { pairRounds } from './compare-commands.ts'
import { COMPARED_QUANTITIES } from './compared-quantities.ts'

/** The first command against itself, paired as two commands are. Estimated energy has no floor: it enters no verdict. */
export function findNoiseFloor(
  runs: readonly MeasuredRun[],
  again: readonly MeasuredRun[],
  estimateRatio: RatioEstimator,
): NoiseFloor {
  const estimated = runs.some(({ energy }) => energy.some(({ quality }) => quality === 'estimated'))
  const quantities = COMPARED_QUANTITIES.filter((quantity) => quantity !== 'energy' || !estimated)
  return {
    runs: [...again],
    quantities: quantities.flatMap((quantity) => {
      const estimate = estimateRatio(pairRounds(runs, again, quantity).logRatios)
      if (estimate === null) return []
      return [{ quantity, ratio: estimate.estimate, interval: estimate.interval, floor: floorOf(estimate.interval) }]
    }),
  }
}

/** The ends are as far from 1 as a ratio of nothing can well lie; the farther one counts, for both directions. */
function floorOf(interval: readonly [number, number] | null): number | null {
  return interval === null ? null : Math.max(interval[1], 1 / interval[0]) - 1
}

export function floorFor(noiseFloor: NoiseFloor | null, name: ComparedQuantity): number | null {
  return noiseFloor?.quantities.find(({ quantity }) => quantity === name)?.floor ?? null
}

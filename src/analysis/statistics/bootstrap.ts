import { normalLower, normalQuantile } from '../distributions/normal.ts'
import { accelerationOfMean } from './mean-test.ts'
import type { Interval } from './moments.ts'

/**
 * Bias-corrected and accelerated 95 % interval of a mean (Efron, JASA 82 (1987) 171), with the shares of SciPy: a
 * resample that equals the estimate counts half to each side. `means`: of resamples, sorted. NaN where the values do not vary.
 */
export function bcaInterval(values: readonly number[], means: Float64Array, estimate: number): Interval {
  const acceleration = accelerationOfMean(values)
  let twiceBelow = 0
  for (let i = 0; i < means.length; i++) {
    const mean = means[i] ?? 0
    twiceBelow += mean < estimate ? 2 : mean === estimate ? 1 : 0
  }
  const bias = normalQuantile(twiceBelow / 2 / means.length)
  const shareAt = (z: number) => normalLower(bias + (bias + z) / (1 - acceleration * (bias + z)))
  const reach = normalQuantile(0.975)
  return [quantile(means, shareAt(-reach)), quantile(means, shareAt(reach))]
}

/** Linear between order statistics (Hyndman & Fan 1996, type 7), as NumPy. */
export function quantile(sorted: Float64Array, share: number): number {
  if (Number.isNaN(share)) return Number.NaN
  const position = share * (sorted.length - 1)
  const below = Math.floor(position)
  const low = sorted[below] ?? Number.NaN
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN
  return low + (high - low) * (position - below)
}

import { bcaInterval, quantile } from '../analysis/statistics/bootstrap.ts'
import type { Interval } from '../analysis/statistics/moments.ts'
import { seededRandom } from '../base/random.ts'

/** Means of seeded resamples, sorted. */
export type Bootstrap = (values: readonly number[], seed: number) => Float64Array

/** Up to here a table of draws is kept: one byte a draw. */
const KEPT_VALUES = 128

/**
 * The draws depend on the seed and the number of values only, so that one interval does not depend on which others are
 * computed, and many samples of one size share a table.
 */
export function createBootstrap(resamples: number): Bootstrap {
  const tables = new Map<string, Uint8Array>()
  return (values, seed) => {
    const n = values.length
    const random = seededRandom(seed, `bootstrap of ${n}`)
    if (n > KEPT_VALUES) return resampledMeans(values, resamples, () => random.below(n))
    const key = `${seed} ${n}`
    const table = tables.get(key) ?? new Uint8Array(resamples * n).map(() => random.below(n))
    tables.set(key, table)
    let next = 0
    return resampledMeans(values, resamples, () => table[next++] ?? 0)
  }
}

function resampledMeans(values: readonly number[], resamples: number, draw: () => number): Float64Array {
  const source = Float64Array.from(values)
  const resample = new Float64Array(source.length)
  const means = new Float64Array(resamples)
  for (let b = 0; b < resamples; b++) {
    for (let i = 0; i < resample.length; i++) resample[i] = source[draw()] ?? 0
    means[b] = sumPairwise(resample) / resample.length
  }
  return means.sort()
}

/**
 * Sums in the order in which NumPy does: eight running sums, halves above 128 values (Higham 2002, § 4.2). Of few values many
 * resamples have the mean of the sample itself, and whether rounding makes them smaller, equal or larger moves BCa's ends.
 */
function sumPairwise(values: Float64Array): number {
  const n = values.length
  if (n > 128) {
    const half = (n >> 1) - ((n >> 1) % 8)
    return sumPairwise(values.subarray(0, half)) + sumPairwise(values.subarray(half))
  }
  const at = (i: number) => values[i] ?? 0
  let sum = 0
  let done = 0
  if (n >= 8) {
    let [a, b, c, d, e, f, g, h] = [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7)]
    for (done = 8; done + 8 <= n; done += 8) {
      a += at(done)
      b += at(done + 1)
      c += at(done + 2)
      d += at(done + 3)
      e += at(done + 4)
      f += at(done + 5)
      g += at(done + 6)
      h += at(done + 7)
    }
    sum = a + b + (c + d) + (e + f + (g + h))
  }
  for (; done < n; done++) sum += at(done)
  return sum
}

/** The plain percentile interval, 95 %. */
export function percentileInterval(means: Float64Array): Interval {
  return [quantile(means, 0.025), quantile(means, 0.975)]
}

/** BCa's, about the mean as NumPy sums it. */
export const bcaOfMean = (values: readonly number[], means: Float64Array): Interval =>
  bcaInterval(values, means, sumPairwise(Float64Array.from(values)) / values.length)

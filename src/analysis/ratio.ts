import t from '@stdlib/stats-base-dists-t'
import { seededRandom } from '../base/random.ts'

/** Fewer pairs give an estimate without an interval: none covers 95 % there without being absurdly wide. */
export const MINIMUM_PAIRS = 5
/** (RESAMPLES + 1) · 0.025 is whole, so that both ends are order statistics (Davison & Hinkley 1997, § 5.2.3). */
const RESAMPLES = 1999
const TAIL_RANK = ((RESAMPLES + 1) * 0.025) | 0
/** Log-ratios closer to each other than this are one value: no meter resolves a part in 10⁹. */
export const SAME_RATIO = 1e-9
/**
 * How near to and how far from the estimate an end may lie, in units of Student's t. The plain studentised interval is
 * erratic at n = 5 to 8 (resamples of nearly equal values) and too short under heavy tails; bench/analysis/interval-coverage.ts
 * shows what the two bounds do to coverage and width.
 */
const NEAREST = 0.9
const FARTHEST = 2.5

export interface RatioEstimate {
  readonly estimate: number
  /** 95 %; null below five pairs. */
  readonly interval: [number, number] | null
  readonly pairs: number
}

export type RatioEstimator = (logRatios: readonly number[]) => RatioEstimate | null

/**
 * Geometric mean of paired ratios with a 95 % bootstrap-t interval on the logs (Efron & Tibshirani 1993, § 12.5; equal
 * tails, Hall 1988), its ends bounded by Student's t. The resamples depend on the seed and the number of pairs only, so that a
 * ratio does not depend on which others are computed, and swapping the sides gives the exact reciprocal.
 */
export function createRatioEstimator(seed: number): RatioEstimator {
  const plans = new Map<number, ResamplePlan>()
  return (logRatios) => {
    const pairs = logRatios.length
    if (pairs === 0) return null
    const values = Float64Array.from(logRatios)
    const centre = mean(values)
    const estimate = Math.exp(centre)
    if (pairs < MINIMUM_PAIRS) return { estimate, interval: null, pairs }
    if (Math.max(...values) - Math.min(...values) <= SAME_RATIO) {
      return { estimate, interval: [estimate, estimate], pairs }
    }
    const plan = plans.get(pairs) ?? planResamples(seed, pairs)
    plans.set(pairs, plan)
    const [low, high] = studentisedInterval(values, centre, plan)
    return { estimate, interval: [Math.exp(low), Math.exp(high)], pairs }
  }
}

interface ResamplePlan {
  /** RESAMPLES rows of as many indices as there are pairs. */
  readonly indices: Uint32Array
  readonly studentQuantile: number
}

function planResamples(seed: number, pairs: number): ResamplePlan {
  const random = seededRandom(seed, `bootstrap of ${pairs}`)
  const indices = new Uint32Array(RESAMPLES * pairs)
  for (let i = 0; i < indices.length; i++) indices[i] = random.below(pairs)
  return { indices, studentQuantile: t.quantile(0.975, pairs - 1) }
}

function studentisedInterval(values: Float64Array, centre: number, plan: ResamplePlan): [number, number] {
  const n = values.length
  const deviations = values.map((value) => value - centre)
  let squares = 0
  for (const deviation of deviations) squares += deviation * deviation
  const standardError = Math.sqrt(squares / (n - 1) / n)
  const studentised = resampleStudentised(deviations, plan.indices).sort()
  const bound = (quantile: number) =>
    Math.min(Math.max(quantile, NEAREST * plan.studentQuantile), FARTHEST * plan.studentQuantile)
  // The upper tail of the studentised mean sets the lower end, and the other way round.
  const toLow = bound(studentised[RESAMPLES - TAIL_RANK] ?? 0)
  const toHigh = bound(-(studentised[TAIL_RANK - 1] ?? 0))
  return [centre - toLow * standardError, centre + toHigh * standardError]
}

/** (mean of the resample − mean) / its own standard error, for each resample. */
function resampleStudentised(deviations: Float64Array, indices: Uint32Array): Float64Array {
  const n = deviations.length
  const result = new Float64Array(RESAMPLES)
  let at = 0
  for (let resample = 0; resample < RESAMPLES; resample++) {
    let sum = 0
    let squares = 0
    for (let i = 0; i < n; i++) {
      const deviation = deviations[indices[at++] ?? 0] ?? 0
      sum += deviation
      squares += deviation * deviation
    }
    const shift = sum / n
    const variance = (squares - n * shift * shift) / (n - 1) / n
    // A resample of equal values has no spread: infinitely many standard errors away, and the bounds take care of it.
    result[resample] = variance > 0 ? shift / Math.sqrt(variance) : Math.sign(shift) * Number.MAX_VALUE
  }
  return result
}

function mean(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

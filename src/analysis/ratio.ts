import t from '@stdlib/stats-base-dists-t'
import { seededRandom } from '../base/random.ts'

/** Fewer pairs give an estimate without an interval: none covers 95 % there without being absurdly wide. */
export const MINIMUM_PAIRS = 5
/** For the ratios of single variants, of which a campaign has tens of thousands. */
const QUICK_RESAMPLES = 999
/** For what the headline says: the seed moves an end by a hundredth of the interval's width. */
export const FINE_RESAMPLES = 9999
/** A ratio this near to 1 is 1: no meter resolves a part in 10⁹, and equal runs leave an interval without width. */
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
export function createRatioEstimator(seed: number, resamples = QUICK_RESAMPLES): RatioEstimator {
  const plans = new Map<number, ResamplePlan>()
  return (logRatios) => {
    const pairs = logRatios.length
    if (pairs === 0) return null
    const values = Float64Array.from(logRatios)
    const centre = mean(values)
    const estimate = Math.exp(centre)
    if (pairs < MINIMUM_PAIRS) return { estimate, interval: null, pairs }
    const plan = plans.get(pairs) ?? planResamples(seed, pairs, resamples)
    plans.set(pairs, plan)
    const [low, high] = studentisedInterval(values, centre, plan)
    return { estimate, interval: [Math.exp(low), Math.exp(high)], pairs }
  }
}

interface ResamplePlan {
  /** A row of as many indices as there are pairs for each resample. */
  readonly indices: Uint32Array
  /** (resamples + 1) · 0.025, which is whole, so that both ends are order statistics (Davison & Hinkley 1997, § 5.2.3). */
  readonly tailRank: number
  readonly studentQuantile: number
}

function planResamples(seed: number, pairs: number, resamples: number): ResamplePlan {
  const random = seededRandom(seed, `bootstrap of ${pairs}`)
  const indices = new Uint32Array(resamples * pairs)
  for (let i = 0; i < indices.length; i++) indices[i] = random.below(pairs)
  return { indices, tailRank: Math.round((resamples + 1) * 0.025), studentQuantile: t.quantile(0.975, pairs - 1) }
}

function studentisedInterval(values: Float64Array, centre: number, plan: ResamplePlan): [number, number] {
  const n = values.length
  const deviations = values.map((value) => value - centre)
  let squares = 0
  for (const deviation of deviations) squares += deviation * deviation
  const standardError = Math.sqrt(squares / (n - 1) / n)
  const tails = tailsOf(deviations, plan.indices, NEAREST * plan.studentQuantile)
  // The upper tail of the studentised mean sets the lower end, and the other way round.
  const toLow = boundedQuantile(tails.upper, plan)
  const toHigh = boundedQuantile(tails.lower, plan)
  return [centre - toLow * standardError, centre + toHigh * standardError]
}

/**
 * |mean of the resample − mean| in its own standard errors, of those resamples where it is beyond the nearer bound. Only
 * these can set an end, and leaving the square root and the sorting of all others out is most of the speed.
 */
function tailsOf(
  deviations: Float64Array,
  indices: Uint32Array,
  nearest: number,
): { upper: number[]; lower: number[] } {
  const n = deviations.length
  const upper: number[] = []
  const lower: number[] = []
  for (let from = 0; from < indices.length; from += n) {
    let sum = 0
    let squares = 0
    for (let at = from; at < from + n; at++) {
      const deviation = deviations[indices[at] ?? 0] ?? 0
      sum += deviation
      squares += deviation * deviation
    }
    const shift = sum / n
    const variance = (squares - n * shift * shift) / (n - 1) / n
    if (shift * shift <= nearest * nearest * variance) continue
    // A resample of equal values has no spread: infinitely many standard errors away, and the farther bound takes care of it.
    const distance = variance > 0 ? Math.abs(shift) / Math.sqrt(variance) : Number.POSITIVE_INFINITY
    if (shift > 0) upper.push(distance)
    else if (shift < 0) lower.push(distance)
  }
  return { upper, lower }
}

/** The 97.5 % quantile of the studentised mean, within its bounds. */
function boundedQuantile(tail: readonly number[], { tailRank, studentQuantile }: ResamplePlan): number {
  const sorted = Float64Array.from(tail).sort()
  const quantile = sorted[sorted.length - tailRank] ?? NEAREST * studentQuantile
  return Math.min(quantile, FARTHEST * studentQuantile)
}

function mean(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

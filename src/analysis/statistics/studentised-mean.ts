import { memoise } from '../../base/memoise.ts'
import { seededRandom } from '../../base/random.ts'
import { MINIMUM_PAIRS } from '../../schema/analysis/least-evidence.ts'
import { studentCentral, studentQuantileOfInteger } from '../distributions/student-quantile.ts'
import { type Interval, meanOf, squaresAround } from './moments.ts'
import { drawResamples, type ResampleSums, type SumResamples } from './resamples.ts'

/**
 * How near to and how far from the mean an end may lie, in units of Student's t. The plain studentised interval is
 * erratic at n = 5 to 8 (resamples of nearly equal values) and too short under heavy tails; bench/analysis/interval-coverage.ts
 * shows what the two bounds do to coverage and width.
 */
const NEAREST = 0.9
const FARTHEST = 2.5
/** Share of a standard error that rounding leaves of a sum of deviations that cancel. */
const ROUNDING = 1e-10

export interface MeanInference {
  readonly mean: number
  /** Equal tails. */
  readonly interval95: Interval
  readonly interval90: Interval
  /** Means of the resamples; one that holds the sample itself has its mean exactly. */
  readonly resampled: Float64Array
  /** Two-sided, of mean 0: the level at which the interval just reaches 0; never below 2 / (resamples + 1). */
  readonly p: number
}

export interface StudentisedMean {
  /** 95 %; null below five values. */
  interval(values: readonly number[]): Interval | null
  /** The same interval and what else the resamples tell. */
  infer(values: readonly number[]): MeanInference | null
}

/**
 * Inference on a mean by the bootstrap-t (Efron & Tibshirani 1993, § 12.5; equal tails, Hall 1988), bounded by Student's t.
 * The resamples depend on the seed and the number of values only, so that one interval does not depend on which others
 * are computed, and turning all signs turns the interval. `resamples` + 1 is a multiple of 40, which makes the ends order
 * statistics (Davison & Hinkley 1997, § 5.2.3).
 */
export function createStudentisedMean(seed: number, resamples: number): StudentisedMean {
  const sumsOf = memoise((n: number) => drawResamples(seededRandom(seed, `bootstrap of ${n}`), n, resamples))
  const studentOf = memoise((n: number) => memoise((share: number) => studentQuantileOfInteger(1 - share, n - 1)))
  const room = { upper: new Float64Array(resamples), lower: new Float64Array(resamples) }
  const rankOf = (share: number) => Math.round((resamples + 1) * share)
  /** A tail quantile of the studentised mean, within its bounds. */
  const reach = (tail: Float64Array, share: number, n: number) => {
    const student = studentOf(n)(share)
    const place = tail.length - rankOf(share)
    const quantile = place < 0 ? 0 : (tail.sort()[place] ?? 0)
    return Math.min(Math.max(quantile, NEAREST * student), FARTHEST * student)
  }
  // The upper tail of the studentised mean sets the lower end, and the other way round.
  const ends = ({ n, mean, standardError }: Sample, { upper, lower }: Tails, share: number): Interval => [
    mean - reach(upper, share, n) * standardError,
    mean + reach(lower, share, n) * standardError,
  ]
  const pOf = (sample: Sample, sums: ResampleSums) => {
    const { n, mean, standardError } = sample
    const distance = Math.abs(mean) / standardError
    if (!(distance > 0)) return 1
    const resampled = (2 * (1 + countFrom(sample, sums, distance))) / (resamples + 1)
    const least = 1 - studentCentral(distance / NEAREST, n - 1)
    const most = 1 - studentCentral(distance / FARTHEST, n - 1)
    return Math.min(1, Math.max(2 / (resamples + 1), Math.min(Math.max(resampled, least), most)))
  }
  return {
    interval(values) {
      if (values.length < MINIMUM_PAIRS) return null
      const sample = describe(values)
      if (sample.standardError === 0) return [sample.mean, sample.mean]
      const sums = resample(values, sample, sumsOf(values.length))
      return ends(sample, keepTails(sample, sums, NEAREST * studentOf(values.length)(0.025), room), 0.025)
    },
    infer(values) {
      if (values.length < MINIMUM_PAIRS) return null
      const sample = describe(values)
      const sums = resample(values, sample, sumsOf(values.length))
      const tails = keepTails(sample, sums, NEAREST * studentOf(values.length)(0.05), room)
      return {
        mean: sample.mean,
        interval95: ends(sample, tails, 0.025),
        interval90: ends(sample, tails, 0.05),
        resampled: sums.sums.map((sum) => sample.mean + shiftOf(sample, sum)),
        p: pOf(sample, sums),
      }
    },
  }
}

interface Sample {
  readonly n: number
  readonly mean: number
  readonly standardError: number
}

function describe(values: readonly number[]): Sample {
  const n = values.length
  const mean = meanOf(values)
  return { n, mean, standardError: Math.sqrt(squaresAround(values, mean) / (n - 1) / n) }
}

function resample(values: readonly number[], { mean }: Sample, sumResamples: SumResamples): ResampleSums {
  const deviations = new Float64Array(values)
  for (let i = 0; i < deviations.length; i++) deviations[i] = (deviations[i] ?? 0) - mean
  return sumResamples(deviations)
}

/** Mean of a resample − mean. */
const shiftOf = ({ n, standardError }: Sample, sum: number): number =>
  Math.abs(sum) <= ROUNDING * standardError ? 0 : sum / n

/** |mean of the resample − mean| in its own standard errors. One of equal values has no spread: infinitely many, and the farther bound takes care of it. */
function distanceOf({ n }: Sample, shift: number, squares: number): number {
  const variance = (squares - n * shift * shift) / (n - 1) / n
  return variance > 0 ? Math.abs(shift) / Math.sqrt(variance) : Number.POSITIVE_INFINITY
}

/** Distances of the resamples above and below the mean. */
interface Tails {
  readonly upper: Float64Array
  readonly lower: Float64Array
}

/** What rounding may take of the nearest distance. */
const SLACK = 1 - 1e-6

/**
 * The tails beyond `nearest`: only these can set an end, and leaving the square root and the sorting of all others out is most
 * of the speed; where they are too few to hold the end, they are not sorted either. They lie in `room`, and hold until it is used again.
 */
function keepTails(sample: Sample, { sums, squares }: ResampleSums, nearest: number, room: Tails): Tails {
  const { upper, lower } = room
  const { n } = sample
  // shift² > nearest² · variance, without dividing by n and n − 1 in every resample
  const limit = (SLACK * nearest) ** 2
  const [ofSum, ofSquares] = [n - 1 + limit, limit * n]
  let above = 0
  let below = 0
  for (let i = 0; i < sums.length; i++) {
    const sum = sums[i] ?? 0
    const square = squares[i] ?? 0
    if (ofSum * sum * sum <= ofSquares * square) continue
    const shift = shiftOf(sample, sum)
    if (shift > 0) upper[above++] = distanceOf(sample, shift, square)
    else if (shift < 0) lower[below++] = distanceOf(sample, shift, square)
  }
  return { upper: upper.subarray(0, above), lower: lower.subarray(0, below) }
}

/** How many resamples lie at least `limit` from the mean, on its side of 0. */
function countFrom(sample: Sample, { sums, squares }: ResampleSums, limit: number): number {
  const side = Math.sign(sample.mean)
  let count = 0
  for (let i = 0; i < sums.length; i++) {
    const shift = shiftOf(sample, sums[i] ?? 0)
    if (side * shift > 0 && distanceOf(sample, shift, squares[i] ?? 0) >= limit) count++
  }
  return count
}

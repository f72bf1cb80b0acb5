import { memoise } from '../../base/memoise.ts'
import { type Random, seededRandom } from '../../base/random.ts'
import { MINIMUM_PAIRS } from '../../schema/least-evidence.ts'
import { studentCentral, studentQuantileOfInteger } from '../distributions/student-quantile.ts'
import { type Interval, meanOf, squaresAround } from './moments.ts'

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
  /** Means of the resamples, sorted; one that holds the sample itself has its mean exactly. */
  readonly resampled: Float64Array
  /** Two-sided, of mean 0: the level at which the interval just reaches 0; never below 2 / (resamples + 1). */
  readonly p: number
}

export interface StudentisedMean {
  /** 95 %; null below five values. */
  interval(values: readonly number[]): Interval | null
  /** The same interval and what else the resamples tell, for the price of sorting them all. */
  infer(values: readonly number[]): MeanInference | null
}

/**
 * Inference on a mean by the bootstrap-t (Efron & Tibshirani 1993, § 12.5; equal tails, Hall 1988), bounded by Student's t.
 * The resamples depend on the seed and the number of values only, so that one interval does not depend on which others
 * are computed, and turning all signs turns the interval. `resamples` + 1 is a multiple of 40, which makes the ends order
 * statistics (Davison & Hinkley 1997, § 5.2.3).
 */
export function createStudentisedMean(seed: number, resamples: number): StudentisedMean {
  const drawsOf = memoise((n: number) => drawResamples(seededRandom(seed, `bootstrap of ${n}`), n, resamples))
  const studentOf = memoise((n: number) => memoise((share: number) => studentQuantileOfInteger(1 - share, n - 1)))
  /** A tail quantile of the studentised mean, within its bounds. */
  const reach = (tail: Float64Array, share: number, n: number) => {
    const student = studentOf(n)(share)
    const quantile = tail[tail.length - Math.round((resamples + 1) * share)] ?? 0
    return Math.min(Math.max(quantile, NEAREST * student), FARTHEST * student)
  }
  // The upper tail of the studentised mean sets the lower end, and the other way round.
  const ends = ({ mean, standardError, tails, n }: Studentised, share: number): Interval => [
    mean - reach(tails.upper, share, n) * standardError,
    mean + reach(tails.lower, share, n) * standardError,
  ]
  const pOf = ({ mean, standardError, tails, n }: Studentised) => {
    const distance = Math.abs(mean) / standardError
    if (!(distance > 0)) return 1
    const tail = mean > 0 ? tails.upper : tails.lower
    const resampled = (2 * (1 + countFrom(tail, distance))) / (resamples + 1)
    const least = 1 - studentCentral(distance / NEAREST, n - 1)
    const most = 1 - studentCentral(distance / FARTHEST, n - 1)
    return Math.min(1, Math.max(2 / (resamples + 1), Math.min(Math.max(resampled, least), most)))
  }
  return {
    interval(values) {
      if (values.length < MINIMUM_PAIRS) return null
      const nearest = NEAREST * studentOf(values.length)(0.025)
      return ends(studentise(values, drawsOf(values.length), nearest), 0.025)
    },
    infer(values) {
      if (values.length < MINIMUM_PAIRS) return null
      const studentised = studentise(values, drawsOf(values.length), 0)
      return {
        mean: studentised.mean,
        interval95: ends(studentised, 0.025),
        interval90: ends(studentised, 0.05),
        resampled: studentised.shifts.map((shift) => studentised.mean + shift).sort(),
        p: pOf(studentised),
      }
    },
  }
}

/** Resamples of n values, two draws to a number: a sum over pairs takes half the steps. */
interface Draws {
  /** `width` numbers a resample: i·n + j for the draws i and j, n² + i for a last draw alone; short ones stay in the cache. */
  readonly codes: Uint16Array | Uint32Array
  readonly width: number
  /** Room for the numbers of one sample, used again for the next: a campaign has tens of thousands. */
  readonly room: {
    /** Sum and sum of squares of what each code stands for. */
    readonly sums: Float64Array
    readonly squares: Float64Array
    readonly shifts: Float64Array
    readonly upper: Float64Array
    readonly lower: Float64Array
  }
}

/** Above, a table of all pairs would cost more than it saves; draws then stand alone. */
const MOST_PAIRED = 100

function drawResamples(random: Random, n: number, resamples: number): Draws {
  const isPaired = n <= MOST_PAIRED
  const width = isPaired ? Math.ceil(n / 2) : n
  const codes = n <= 2 ** 16 ? new Uint16Array(resamples * width) : new Uint32Array(resamples * width)
  for (let at = 0; at < codes.length; at++) {
    const first = random.below(n)
    if (!isPaired) codes[at] = first
    else codes[at] = n % 2 === 1 && at % width === width - 1 ? n * n + first : first * n + random.below(n)
  }
  const [ofCodes, ofResamples] = [() => new Float64Array(isPaired ? n * n + n : n), () => new Float64Array(resamples)]
  const tables = { sums: ofCodes(), squares: ofCodes() }
  return { codes, width, room: { ...tables, shifts: ofResamples(), upper: ofResamples(), lower: ofResamples() } }
}

function tabulateDraws(deviations: Float64Array, { sums, squares }: Draws['room']): void {
  const n = deviations.length
  const isPaired = sums.length > n
  for (let i = 0; i < n; i++) {
    const deviation = deviations[i] ?? 0
    const square = deviation * deviation
    sums[isPaired ? n * n + i : i] = deviation
    squares[isPaired ? n * n + i : i] = square
    for (let j = 0; isPaired && j < n; j++) {
      const other = deviations[j] ?? 0
      sums[i * n + j] = deviation + other
      squares[i * n + j] = square + other * other
    }
  }
}

/** The tables' arrays hold until the next sample of that size is studentised. */
interface Studentised {
  readonly n: number
  readonly mean: number
  readonly standardError: number
  /** Mean of each resample − mean, of those beyond `nearest`. */
  readonly shifts: Float64Array
  readonly tails: { readonly upper: Float64Array; readonly lower: Float64Array }
}

/**
 * |mean of the resample − mean| in its own standard errors, sorted, of those resamples where it is beyond `nearest`. Only
 * these can set an end, and leaving the square root and the sorting of all others out is most of the speed.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the loop over all draws keeps its sums in local variables, for speed
function studentise(values: readonly number[], { codes, width, room }: Draws, nearest: number): Studentised {
  const n = values.length
  const mean = meanOf(values)
  const standardError = Math.sqrt(squaresAround(values, mean) / (n - 1) / n)
  const deviations = Float64Array.from(values)
  for (let i = 0; i < n; i++) deviations[i] = (deviations[i] ?? 0) - mean
  tabulateDraws(deviations, room)
  const { sums, squares: squaresOf, shifts, upper, lower } = room
  // shift² > nearest² · variance, without dividing by n and n − 1 in every resample
  const [ofSum, ofSquares] = [n - 1 + nearest ** 2, nearest ** 2 * n]
  let [kept, above, below] = [0, 0, 0]
  for (let from = 0; from < codes.length; from += width) {
    let sum = 0
    let squares = 0
    for (let at = from; at < from + width; at++) {
      const code = codes[at] ?? 0
      sum += sums[code] ?? 0
      squares += squaresOf[code] ?? 0
    }
    if (nearest > 0 && ofSum * sum * sum <= ofSquares * squares) continue
    const shift = Math.abs(sum) <= ROUNDING * standardError ? 0 : sum / n
    shifts[kept++] = shift
    const variance = (squares - n * shift * shift) / (n - 1) / n
    // A resample of equal values has no spread: infinitely many standard errors away, and the farther bound takes care of it.
    const distance = variance > 0 ? Math.abs(shift) / Math.sqrt(variance) : Number.POSITIVE_INFINITY
    if (shift > 0) upper[above++] = distance
    else if (shift < 0) lower[below++] = distance
  }
  return {
    n,
    mean,
    standardError,
    shifts: shifts.subarray(0, kept),
    tails: { upper: upper.subarray(0, above).sort(), lower: lower.subarray(0, below).sort() },
  }
}

/** How many of the sorted values are at least `limit`. */
function countFrom(sorted: Float64Array, limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return sorted.length - low
}

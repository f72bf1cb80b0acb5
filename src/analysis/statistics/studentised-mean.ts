import { memoise } from '../../base/memoise.ts'
import { seededRandom } from '../../base/random.ts'
import { MINIMUM_PAIRS } from '../../schema/analysis/least-evidence.ts'
import { studentCentral, studentQuantileOfInteger } from '../distributions/student-quantile.ts'
import { countResamples, listResamples } from './all-resamples.ts'
import type { Interval } from './moments.ts'
import { drawResamples } from './resamples.ts'
import {
  boundOf,
  countFrom,
  describeSample,
  makeRoom,
  quantileOfAll,
  quantileOfDrawn,
  type Resamples,
  type Sample,
  shiftOf,
  splitTails,
  type Tail,
  type Tails,
} from './studentised-tails.ts'

/**
 * How near to and how far from the mean an end may lie, in units of Student's t. The plain studentised interval is
 * erratic at n = 5 to 8 (resamples of nearly equal values) and too short under heavy tails; bench/analysis/interval-coverage.ts
 * shows what the two bounds do to coverage and width.
 */
const NEAREST = 0.9
const FARTHEST = 2.5
/** All resamples are taken where they are no more than so many times those that would be drawn. */
const MOST_BESIDE_DRAWN = 2

export interface MeanInference {
  readonly mean: number
  /** Equal tails. */
  readonly interval95: Interval
  readonly interval90: Interval
  /** Two-sided, of mean 0: the level at which the interval just reaches 0; never below 2 / (resamples + 1). */
  readonly p: number
}

export interface StudentisedMean {
  /** 95 %; null below five values. */
  interval(values: readonly number[]): Interval | null
  /** The same interval and what else the resamples tell. */
  infer(values: readonly number[]): MeanInference | null
  /** Means of resamples that were drawn; one that holds the sample itself has its mean exactly. */
  drawMeans(values: readonly number[]): Float64Array
}

/**
 * Inference on a mean by the bootstrap-t (Efron & Tibshirani 1993, § 12.5; equal tails, Hall 1988), bounded by Student's t. Of
 * few values (up to seven of 999 resamples, eight of 9,999) all resamples are taken, each as often as it would be drawn: the
 * ideal bootstrap, which depends on no seed. Those of more depend on the seed and the number of values only, so that one
 * interval does not depend on which others are computed; turning all signs turns the interval. `resamples` + 1 is a multiple of
 * 40, which makes the ends order statistics (Davison & Hinkley 1997, § 5.2.3).
 */
export function createStudentisedMean(seed: number, resamples: number): StudentisedMean {
  const drawn = memoise((n: number) => drawResamples(seededRandom(seed, `bootstrap of ${n}`), n, resamples))
  const all = memoise((n: number) => (countResamples(n) > MOST_BESIDE_DRAWN * resamples ? null : listResamples(n)))
  const studentOf = memoise((n: number) => memoise((share: number) => studentQuantileOfInteger(1 - share, n - 1)))
  const room = makeRoom(MOST_BESIDE_DRAWN * resamples)
  const resample = (values: readonly number[], sample: Sample, nearest: number): Resamples => {
    const listed = all(sample.n)
    const { sums, squares, places } = (listed?.sum ?? drawn(sample.n))(
      deviationsOf(values, sample),
      boundOf(sample.n, nearest),
    )
    return { sums, squares, places, counts: listed?.counts ?? null }
  }
  /** A tail quantile of the studentised mean, within its bounds. */
  const reach = (tail: Tail, { counts }: Resamples, share: number, n: number) => {
    const student = studentOf(n)(share)
    const quantile =
      counts === null
        ? quantileOfDrawn(tail, Math.round((resamples + 1) * share))
        : quantileOfAll(tail, counts, share * n ** n)
    return Math.min(Math.max(quantile, NEAREST * student), FARTHEST * student)
  }
  // The upper tail of the studentised mean sets the lower end, and the other way round.
  const ends = (
    { n, mean, standardError }: Sample,
    found: Resamples,
    { upper, lower }: Tails,
    share: number,
  ): Interval => [
    mean - reach(upper, found, share, n) * standardError,
    mean + reach(lower, found, share, n) * standardError,
  ]
  const pOf = (sample: Sample, found: Resamples, distance: number) => {
    if (!(distance > 0)) return 1
    const { n } = sample
    const beyond = countFrom(sample, found, distance)
    const resampled = found.counts === null ? (2 * (1 + beyond)) / (resamples + 1) : (2 * beyond) / n ** n
    const least = 1 - studentCentral(distance / NEAREST, n - 1)
    const most = 1 - studentCentral(distance / FARTHEST, n - 1)
    return Math.min(1, Math.max(2 / (resamples + 1), Math.min(Math.max(resampled, least), most)))
  }
  return {
    interval(values) {
      if (values.length < MINIMUM_PAIRS) return null
      const sample = describeSample(values)
      if (sample.standardError === 0) return [sample.mean, sample.mean]
      const found = resample(values, sample, NEAREST * studentOf(sample.n)(0.025))
      return ends(sample, found, splitTails(sample, found, room), 0.025)
    },
    infer(values) {
      if (values.length < MINIMUM_PAIRS) return null
      const sample = describeSample(values)
      const distance = Math.abs(sample.mean) / sample.standardError
      const nearest = NEAREST * studentOf(sample.n)(0.05)
      const found = resample(values, sample, distance > 0 ? Math.min(nearest, distance) : nearest)
      const tails = splitTails(sample, found, room)
      return {
        mean: sample.mean,
        interval95: ends(sample, found, tails, 0.025),
        interval90: ends(sample, found, tails, 0.05),
        p: pOf(sample, found, distance),
      }
    },
    drawMeans(values) {
      const sample = describeSample(values)
      const { sums } = drawn(sample.n)(deviationsOf(values, sample), boundOf(sample.n, 0))
      return sums.map((sum) => sample.mean + shiftOf(sample, sum))
    },
  }
}

function deviationsOf(values: readonly number[], { mean }: Sample): Float64Array {
  const deviations = new Float64Array(values)
  for (let i = 0; i < deviations.length; i++) deviations[i] = (deviations[i] ?? 0) - mean
  return deviations
}

import { meanOf, squaresAround } from './moments.ts'
import type { Bound, KeptResamples } from './resample-program.ts'

/** Share of a standard error that rounding leaves of a sum of deviations that cancel. */
const CANCELLATION_ERROR = 1e-10
/** What rounding may take of the nearest distance. */
const SLACK = 1 - 1e-6

export interface Sample {
  readonly n: number
  readonly mean: number
  readonly standardError: number
}

/** Resamples of a sample's deviations from its mean. */
export interface Resamples extends KeptResamples {
  /** Draws in order, of nⁿ, that give each: these are all resamples. Null: they were drawn. */
  readonly counts: Float64Array | null
}

/** Resamples on one side of the mean. */
export interface Tail {
  readonly distances: Float64Array
  /** Of each among the resamples. */
  readonly places: Uint32Array
}

export interface Tails {
  readonly upper: Tail
  readonly lower: Tail
}

export function describeSample(values: readonly number[]): Sample {
  const n = values.length
  const mean = meanOf(values)
  return { n, mean, standardError: Math.sqrt(squaresAround(values, mean) / (n - 1) / n) }
}

/** Room for the tails of so many resamples. */
export const makeRoom = (resamples: number): Tails => ({ upper: createTail(resamples), lower: createTail(resamples) })

const createTail = (length: number): Tail => ({
  distances: new Float64Array(length),
  places: new Uint32Array(length),
})

/** Mean of a resample − mean. */
export const shiftOf = ({ n, standardError }: Sample, sum: number): number =>
  Math.abs(sum) <= CANCELLATION_ERROR * standardError ? 0 : sum / n

/** |mean of the resample − mean| in its own standard errors. One of equal values has no spread: infinitely many, and the farther bound takes care of it. */
function distanceOf({ n }: Sample, shift: number, squares: number): number {
  const variance = (squares - n * shift * shift) / (n - 1) / n
  return variance > 0 ? Math.abs(shift) / Math.sqrt(variance) : Number.POSITIVE_INFINITY
}

/** Bound of the resamples that lie `nearest` of their own standard errors from the mean, or farther; 0: all. */
export function boundOf(n: number, nearest: number): Bound {
  // shift² ≥ nearest² · variance, without dividing by n and n − 1 in every resample
  const limit = (SLACK * nearest) ** 2
  return { ofSum: n - 1 + limit, ofSquares: limit * n }
}

/**
 * The tails of the resamples that were kept: leaving the square root and the sorting of all others out is most of the speed; where they
 * are too few to hold the end, they are not sorted either. They lie in `room`, and hold until it is used again.
 */
export function splitTails(sample: Sample, { sums, squares, places }: KeptResamples, room: Tails): Tails {
  const { upper, lower } = room
  let above = 0
  let below = 0
  for (let i = 0; i < sums.length; i++) {
    const shift = shiftOf(sample, sums[i] ?? 0)
    if (shift > 0) {
      upper.places[above] = places[i] ?? 0
      upper.distances[above++] = distanceOf(sample, shift, squares[i] ?? 0)
    } else if (shift < 0) {
      lower.places[below] = places[i] ?? 0
      lower.distances[below++] = distanceOf(sample, shift, squares[i] ?? 0)
    }
  }
  return { upper: cutTail(upper, above), lower: cutTail(lower, below) }
}

const cutTail = ({ distances, places }: Tail, length: number): Tail => ({
  distances: distances.subarray(0, length),
  places: places.subarray(0, length),
})

/** The distance that so many of the drawn resamples reach; 0: it is not in the tail, whose distances are sorted. */
export function quantileOfDrawn({ distances }: Tail, rank: number): number {
  const place = distances.length - rank
  return place < 0 ? 0 : (distances.sort()[place] ?? 0)
}

/** The least distance that no more than so many draws exceed; 0: it is not in the tail. */
export function quantileOfAll({ distances, places }: Tail, counts: Float64Array, draws: number): number {
  const isExceeded = (distance: number) => {
    let beyond = 0
    for (let i = 0; i < distances.length; i++) {
      if ((distances[i] ?? 0) > distance) beyond += counts[places[i] ?? 0] ?? 0
    }
    return beyond > draws
  }
  if (!isExceeded(0)) return 0
  const sorted = distances.toSorted()
  let [low, high] = [0, sorted.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isExceeded(sorted[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return sorted[low] ?? 0
}

/** How many of the drawn resamples, or of all draws, lie at least `limit` from the mean, on its side of 0; none that is as far was left out. */
export function countFrom(sample: Sample, { sums, squares, places, counts }: Resamples, limit: number): number {
  const side = Math.sign(sample.mean)
  let count = 0
  for (let i = 0; i < sums.length; i++) {
    const shift = shiftOf(sample, sums[i] ?? 0)
    if (side * shift > 0 && distanceOf(sample, shift, squares[i] ?? 0) >= limit) count += counts?.[places[i] ?? 0] ?? 1
  }
  return count
}

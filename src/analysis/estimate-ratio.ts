import { meanOf } from './statistics/moments.ts'
import { createStudentisedMean } from './statistics/studentised-mean.ts'

/** For the ratios of single variants, of which a campaign has tens of thousands. */
const QUICK_RESAMPLES = 999
/** For what the headline says: the seed moves an end by a hundredth of the interval's width. */
export const FINE_RESAMPLES = 9999

export interface RatioEstimate {
  readonly estimate: number
  /** 95 %; null below five pairs. */
  readonly interval: [number, number] | null
  readonly pairs: number
}

export type RatioEstimator = (logRatios: readonly number[]) => RatioEstimate | null

/** Geometric mean of paired ratios with a 95 % interval; swapping the sides gives the exact reciprocal. */
export function createRatioEstimator(seed: number, resamples = QUICK_RESAMPLES): RatioEstimator {
  const { interval } = createStudentisedMean(seed, resamples)
  return (logRatios) => {
    if (logRatios.length === 0) return null
    const ends = interval(logRatios)
    return {
      estimate: Math.exp(meanOf(logRatios)),
      interval: ends === null ? null : [Math.exp(ends[0]), Math.exp(ends[1])],
      pairs: logRatios.length,
    }
  }
}

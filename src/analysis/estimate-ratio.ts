import { type Interval, meanOf } from './statistics/moments.ts'
import { createStudentisedMean } from './statistics/studentised-mean.ts'

/** Resamples for the ratios of single variants, of which a campaign has tens of thousands. */
const QUICK_RESAMPLES = 999
/** Resamples for what the headline says: the seed moves an end by a hundredth of the interval's width. */
export const FINE_RESAMPLES = 9999

export interface RatioEstimate {
  readonly estimate: number
  /** 95 %; null below five pairs. */
  readonly interval: Interval | null
  readonly pairs: number
}

export type RatioEstimator = (logRatios: readonly number[]) => RatioEstimate | null

/** Geometric mean of paired ratios with a 95 % interval; swapping the sides gives the exact reciprocal. */
export function createRatioEstimator(seed: number, resamples = QUICK_RESAMPLES): RatioEstimator {
  const { interval } = createStudentisedMean(seed, resamples)
  return (logRatios) => {
    if (logRatios.length === 0) return null
    const [ends, pairs] = [interval(logRatios), logRatios.length]
    return { estimate: Math.exp(meanOf(logRatios)), interval: ends && exponentiate(ends), pairs }
  }
}

/** The geometric mean alone, where an interval would cost most of the time and not be shown. */
export const withoutInterval: RatioEstimator = (logRatios) =>
  logRatios.length === 0 ? null : { estimate: Math.exp(meanOf(logRatios)), interval: null, pairs: logRatios.length }

export const exponentiate = ([low, high]: Interval): Interval => [Math.exp(low), Math.exp(high)]

/** An estimate over projects, as files have it; `projects` tells their number where like ones are one of its pairs. */
export const describeEffect = (found: RatioEstimate | null, projects = found?.pairs ?? 0) =>
  found && { estimate: found.estimate, interval: found.interval, projects }

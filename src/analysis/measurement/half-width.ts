import { MINIMUM_PAIRS } from '../../schema/analysis/least-evidence.ts'
import type { ComparedQuantity, MeasuredRun } from '../../schema/analysis/measurement.ts'
import { createRatioEstimator, type RatioEstimate, type RatioEstimator } from '../estimate-ratio.ts'
import { pairRounds } from './compare-commands.ts'
import { COMPARED, chooseLeadingOfRuns } from './compared-quantities.ts'
import { summariseSample } from './sample.ts'

/**
 * Rounds that end because the interval has become narrow end a little too often where it is narrow by luck: up to 7 % of
 * equal commands would be called different instead of 5 %. Each end is therefore moved out by this factor, on the log
 * scale, and the rule looks at the widened interval; bench/measure/adaptive.ts simulates both. Only the width decides, never
 * on which side of 1 the interval lies: to stop at the first significant look would double the false positives.
 */
export const LOOKING_FACTOR = 1.2

export function widenForLooking(estimateRatio: RatioEstimator): RatioEstimator {
  return (logRatios) => {
    const found = estimateRatio(logRatios)
    if (found?.interval == null) return found
    const [low, high] = found.interval
    const move = (end: number) => found.estimate * (end / found.estimate) ** LOOKING_FACTOR
    return { ...found, interval: [move(low), move(high)] }
  }
}

/**
 * The widest relative half-width: of the ratio of each command to the first, or with one command of its mean. Null while one
 * of them has no interval.
 */
export function widestHalfWidth(
  runs: readonly (readonly MeasuredRun[])[],
  quantity: ComparedQuantity,
  estimateRatio: RatioEstimator,
): number | null {
  const [first = [], ...others] = runs
  const widths =
    others.length === 0
      ? [halfWidthOfMean(first.flatMap((run) => COMPARED[quantity](run) ?? []))]
      : others.map((other) => halfWidthOfRatio(estimateRatio(pairRounds(first, other, quantity).logRatios)))
  const known = widths.flatMap((width) => width ?? [])
  return known.length < widths.length ? null : Math.max(...known)
}

const halfWidthOfRatio = (found: RatioEstimate | null) =>
  found?.interval ? (found.interval[1] - found.interval[0]) / 2 / found.estimate : null

function halfWidthOfMean(values: readonly number[]): number | null {
  const { mean, interval, n } = summariseSample(values, LOOKING_FACTOR)
  return n < MINIMUM_PAIRS || !mean || interval === null ? null : (interval[1] - interval[0]) / 2 / mean
}

/** Half the width of the leading quantity's interval, widened for looking after each round. */
export const findHalfWidth = (runs: readonly (readonly MeasuredRun[])[], seed: number): number | null =>
  widestHalfWidth(runs, chooseLeadingOfRuns(runs), widenForLooking(createRatioEstimator(seed)))

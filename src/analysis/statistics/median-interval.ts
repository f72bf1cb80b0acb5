import { signTestTwoSided } from '../distributions/tails.ts'
import type { Interval } from './moments.ts'

/** Share of samples whose interval may miss the median. */
const MOST_MISSED = 0.05

/**
 * Interval of a median, without any assumption on shape: the order statistics at which the sign test just does not reject, so
 * that it covers 95 % or a little more (Conover 1999, § 3.2). Null below six values, of which no two cover as much.
 */
export function medianInterval(values: readonly number[]): Interval | null {
  const sorted = values.toSorted((a, b) => a - b)
  const n = sorted.length
  let cut = 0
  while (2 * (cut + 1) <= n && signTestTwoSided(cut, n) <= MOST_MISSED) cut++
  const [low, high] = [sorted[cut - 1], sorted[n - cut]]
  return cut === 0 || low === undefined || high === undefined ? null : [low, high]
}

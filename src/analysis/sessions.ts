import { groupsBy } from '../base/groups.ts'
import { studentQuantile } from './distributions/tails.ts'
import type { RatioEstimate } from './estimate-ratio.ts'
import { meanOf, squaresAround } from './statistics/moments.ts'

/**
 * The estimate with an interval that holds what differs between sessions too. Blocks of one session share its luck (where
 * memory came to lie, how warm the room was), so that they tell nothing of it: its variance is estimated from the sessions'
 * means (one-way, by the method of moments; Kalibera & Jones 2013, doi:10.1145/2464157.2464160) and added with Student's t of as many sessions. One session alone has none to show.
 * `logs`: log-ratios of pairs; `sessionOf`: the session of each.
 */
export function widenBySessions(
  estimate: RatioEstimate | null,
  logs: readonly number[],
  sessionOf: readonly number[],
): RatioEstimate | null {
  if (estimate === null || estimate.interval === null || new Set(sessionOf).size < 2) return estimate
  const sessions = groupsBy(logs.keys(), (index) => sessionOf[index]).map((own) => own.map((index) => logs[index] ?? 0))
  const variance = varianceBetween(sessions)
  if (variance === 0) return estimate
  const reach = studentQuantile(0.975, sessions.length - 1) * Math.sqrt(variance / sessions.length)
  const [low, high] = estimate.interval.map((end) => Math.hypot(Math.log(end / estimate.estimate), reach))
  return {
    ...estimate,
    interval: [estimate.estimate * Math.exp(-(low ?? 0)), estimate.estimate * Math.exp(high ?? 0)],
  }
}

/** Variance of the sessions' own parts; 0 where the means differ no more than their blocks make them. */
function varianceBetween(sessions: readonly (readonly number[])[]): number {
  const [n, k] = [sessions.reduce((sum, own) => sum + own.length, 0), sessions.length]
  if (k < 2 || n <= k) return 0
  const grand = meanOf(sessions.flat())
  const within = sessions.reduce((sum, own) => sum + squaresAround(own, meanOf(own)), 0) / (n - k)
  const between = sessions.reduce((sum, own) => sum + own.length * (meanOf(own) - grand) ** 2, 0) / (k - 1)
  const size = (n - sessions.reduce((sum, own) => sum + own.length ** 2, 0) / n) / (k - 1)
  return Math.max(0, (between - within) / size)
}

import { exponentiate, type RatioEstimate } from './estimate-ratio.ts'
import { regressByCluster } from './statistics/cluster-regression.ts'

/**
 * The estimate with an interval that holds what differs between sessions too. Blocks of one session share its luck (where
 * memory came to lie, how warm the room was), so that they tell nothing of it: each end is at least as far away as Student's t of
 * the sessions' means has it (Kalibera & Jones 2013, doi:10.1145/2464157.2464160), by the jackknife where they have unequally many
 * blocks. One session alone has none to show. `logs`: log-ratios of pairs; `sessionOf`: the session of each.
 */
export function widenBySessions(
  estimate: RatioEstimate | null,
  logs: readonly number[],
  sessionOf: readonly number[],
): RatioEstimate | null {
  if (estimate === null || estimate.interval === null || new Set(sessionOf).size < 2) return estimate
  const observations = logs.map((y, index) => ({ x: [1], y, cluster: String(sessionOf[index]) }))
  const error = regressByCluster(observations)?.[0]?.error
  if (error == null) return estimate
  const [[low, high], [least, most]] = [estimate.interval, exponentiate(error.interval)]
  return { ...estimate, interval: [Math.min(low, least), Math.max(high, most)] }
}

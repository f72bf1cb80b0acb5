import { studentQuantile } from './distributions/tails.ts'
import { exponentiate, type RatioEstimate } from './estimate-ratio.ts'
import type { VariantInBlocks } from './runs/variants-in-blocks.ts'
import { regressByCluster } from './statistics/cluster-regression.ts'
import { meanOf, varianceOf } from './statistics/moments.ts'

/** Values of blocks, and the session of each. */
export interface InSessions {
  readonly values: readonly number[]
  readonly sessions: readonly number[]
}

/** Values of blocks with the session of each. */
export const inSessions = (
  { values, blocks }: { readonly values: readonly number[]; readonly blocks: readonly string[] },
  { sessionOf }: Pick<VariantInBlocks, 'sessionOf'>,
): InSessions => ({ values, sessions: blocks.map((block) => sessionOf.get(block) ?? 1) })

/**
 * The estimate with an interval that holds what differs between sessions too. Blocks of one session share its luck (where
 * memory came to lie, how warm the room was), so that they tell nothing of it: each end is at least as far away as Student's t of
 * the sessions' means has it (Kalibera & Jones 2013, doi:10.1145/2464157.2464160), by the jackknife where they have unequally many
 * blocks. One session alone has none to show. `logs.values`: log-ratios of pairs.
 */
export function widenBySessions(estimate: RatioEstimate | null, logs: InSessions): RatioEstimate | null {
  if (estimate === null || estimate.interval === null) return estimate
  const error = errorOfSessions(logs)
  if (error === null) return estimate
  const mean = meanOf(logs.values)
  const reach = reachOf(error)
  const [[low, high], [least, most]] = [estimate.interval, exponentiate([mean - reach, mean + reach])]
  return { ...estimate, interval: [Math.min(low, least), Math.max(high, most)] }
}

/** Variance of a mean, with its degrees of freedom. */
interface MeanError {
  readonly variance: number
  readonly df: number
}

/** Error of the mean: over blocks, or over the sessions' means where these reach farther, as in `widenBySessions`. */
export function errorOfMean(sample: InSessions): MeanError {
  const n = sample.values.length
  const ofBlocks = { variance: varianceOf(sample.values) / n, df: n - 1 }
  const ofSessions = errorOfSessions(sample)
  return ofSessions !== null && reachOf(ofSessions) > reachOf(ofBlocks) ? ofSessions : ofBlocks
}

function errorOfSessions({ values, sessions }: InSessions): MeanError | null {
  const number = new Set(sessions).size
  if (number < 2) return null
  const observations = values.map((y, index) => ({ x: [1], y, cluster: String(sessions[index]) }))
  const error = regressByCluster(observations)?.[0]?.error
  return error == null ? null : { variance: error.standardError ** 2, df: number - 1 }
}

const reachOf = ({ variance, df }: MeanError) => studentQuantile(0.975, df) * Math.sqrt(variance)

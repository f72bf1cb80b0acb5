import type { CommandContext } from '../../base/context.ts'
import { prepareUv } from '../../environment/environment-maker.ts'
import { type PruneResult, pruneCache } from '../../environment/prune.ts'
import { logPruning, readQuota } from '../../environment/quota.ts'

export interface PruneOptions {
  /** Days. */
  readonly olderThan?: number
  /** As `20GiB`; default: `$GREENML_CACHE_QUOTA`. */
  readonly quota?: string
}

const DEFAULT_DAYS = 30
const DAY_MILLISECONDS = 86_400_000

/** Makes room in the cache; what is in use stays. Without a quota what was not used for a month goes. */
export async function pruneEnvironments(options: PruneOptions, context: CommandContext): Promise<PruneResult> {
  const quota = readQuota(context.env, options.quota)
  const days = options.olderThan ?? (quota === null ? DEFAULT_DAYS : null)
  const result = await pruneCache({
    ...(await prepareUv(context)),
    olderThanMilliseconds: days === null ? null : days * DAY_MILLISECONDS,
    quotaBytes: quota,
  })
  logPruning(result, quota, context.logger)
  return result
}

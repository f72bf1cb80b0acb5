import type { CommandContext } from '../../base/context.ts'
import { EnvironmentMaker } from '../../environment/environment-maker.ts'
import { type PruneResult, pruneCache } from '../../environment/prune.ts'
import { quotaOf, readQuota, tellPruned } from '../../environment/quota.ts'
import { findIsolation } from '../../measurement/command/isolate.ts'

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
  const quota = options.quota === undefined ? quotaOf(context.env) : readQuota('--quota', options.quota)
  const days = options.olderThan ?? (quota === null ? DEFAULT_DAYS : null)
  const result = await pruneCache({
    ...(await new EnvironmentMaker(context, [], findIsolation).uv()),
    olderThanMilliseconds: days === null ? null : days * DAY_MILLISECONDS,
    quotaBytes: quota,
  })
  tellPruned(result, quota, context)
  return result
}

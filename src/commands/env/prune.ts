import { count } from '../../base/count.ts'
import { UserError } from '../../base/errors.ts'
import { EnvironmentMaker } from '../../environment/environment-maker.ts'
import { type PruneResult, pruneCache } from '../../environment/prune.ts'
import type { UvRequest } from '../../environment/uv-environment.ts'
import { formatBytes, parseSize } from '../../sandbox/limits.ts'
import type { CommandContext } from '../context.ts'

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
    ...(await new EnvironmentMaker(context, []).uv()),
    olderThanMilliseconds: days === null ? null : days * DAY_MILLISECONDS,
    quotaBytes: quota,
  })
  tell(result, quota, context)
  return result
}

/** Keeps the cache within `$GREENML_CACHE_QUOTA`, where it is set. Call it outside of measured windows. */
export async function keepQuota(uv: UvRequest, context: CommandContext): Promise<void> {
  const quota = quotaOf(context.env)
  if (quota === null) return
  const result = await pruneCache({ ...uv, olderThanMilliseconds: null, quotaBytes: quota })
  if (result.bytesAfter < result.bytesBefore || result.bytesAfter > quota) tell(result, quota, context)
}

function tell(
  { removed, bytesBefore, bytesAfter, inUse }: PruneResult,
  quota: number | null,
  { logger }: CommandContext,
) {
  const kept = inUse === 0 ? '' : `; ${count(inUse, 'environment')} in use or used within the last day`
  logger.info(
    `cache: ${formatBytes(bytesBefore)} before, ${formatBytes(bytesAfter)} now; ${count(removed.length, 'environment')} removed${kept}`,
  )
  if (quota === null || bytesAfter <= quota) return
  logger.warn(`the cache is larger than its quota of ${formatBytes(quota)}, and all that is left of it is in use`)
}

function quotaOf(env: NodeJS.ProcessEnv): number | null {
  const text = env.GREENML_CACHE_QUOTA
  return text ? readQuota('GREENML_CACHE_QUOTA', text) : null
}

/** With a unit: a bare number would be bytes, and empty the cache of who meant GiB. */
function readQuota(name: string, text: string): number {
  const bytes = /[A-Za-z]\s*$/.test(text) ? parseSize(text) : null
  if (bytes !== null) return bytes
  throw new UserError(`${name}=${text}: expected a size with its unit, as 20GiB.`)
}

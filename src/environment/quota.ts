import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import type { CachePart } from '../base/files/cache-part.ts'
import type { Logger } from '../base/log.ts'
import { formatSize, parseSize } from '../base/size.ts'
import { count } from '../base/text/text.ts'
import { type PruneResult, pruneCache } from './prune-cache.ts'
import type { UvRequest } from './uv-environment.ts'

const VARIABLE = 'GREENML_CACHE_QUOTA'

/** Keeps the cache within `$GREENML_CACHE_QUOTA`, where it is set, by environments and by what else it may remove. Call it outside of measured windows. */
export async function keepQuota(
  uv: UvRequest,
  listParts: (env: NodeJS.ProcessEnv) => Promise<CachePart[]>,
  { env, logger }: CommandContext,
): Promise<void> {
  const quota = readQuota(env)
  if (quota === null) return
  const parts = await listParts(env)
  const result = await pruneCache({ ...uv, olderThanMilliseconds: null, quotaBytes: quota, parts })
  if (result.bytesAfter < result.bytesBefore || result.bytesAfter > quota) logPruning(result, quota, logger)
}

export function logPruning(
  { removed, removedParts, bytesBefore, bytesAfter, inUse }: PruneResult,
  quota: number | null,
  logger: Logger,
): void {
  const others = removedParts.length === 0 ? '' : ` and ${count(removedParts.length, 'set')} of projects' files or data`
  const kept = inUse === 0 ? '' : `; ${count(inUse, 'environment')} in use`
  logger.info(
    `cache: ${formatSize(bytesBefore)} before, ${formatSize(bytesAfter)} now; ${count(removed.length, 'environment')}${others} removed${kept}`,
  )
  if (quota === null || bytesAfter <= quota) return
  logger.warn(
    `the cache is larger than its quota of ${formatSize(quota)}, and all that is left of it is in use or could not be had again`,
  )
}

/** Bytes that the cache may take: the option's, else the environment's; null: any number. */
export function readQuota(env: NodeJS.ProcessEnv, option?: string): number | null {
  if (option !== undefined) return parseQuota('--quota', option)
  const text = env[VARIABLE]
  return text ? parseQuota(VARIABLE, text) : null
}

/** A size with its unit: a bare number would be bytes, and empty the cache of who meant GiB. */
function parseQuota(name: string, text: string): number {
  const bytes = /[A-Za-z]\s*$/.test(text) ? parseSize(text) : null
  if (bytes !== null) return bytes
  throw new UserError(`${name}=${text}: expected a size with its unit, as 20GiB.`)
}

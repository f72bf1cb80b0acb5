import type { CommandContext } from '../base/context.ts'
import { count } from '../base/count.ts'
import { UserError } from '../base/errors.ts'
import { formatSize, parseSize } from '../base/size.ts'
import { type PruneResult, pruneCache } from './prune.ts'
import type { UvRequest } from './uv-environment.ts'

/** Keeps the cache within `$GREENML_CACHE_QUOTA`, where it is set. Call it outside of measured windows. */
export async function keepQuota(uv: UvRequest, context: CommandContext): Promise<void> {
  const quotaBytes = quotaOf(context.env)
  if (quotaBytes === null) return
  const result = await pruneCache({ ...uv, olderThanMilliseconds: null, quotaBytes })
  if (result.bytesAfter < result.bytesBefore || result.bytesAfter > quotaBytes) tellPruned(result, quotaBytes, context)
}

export function tellPruned(
  { removed, bytesBefore, bytesAfter, inUse }: PruneResult,
  quotaBytes: number | null,
  { logger }: CommandContext,
): void {
  const kept = inUse === 0 ? '' : `; ${count(inUse, 'environment')} in use or used within the last day`
  logger.info(
    `cache: ${formatSize(bytesBefore)} before, ${formatSize(bytesAfter)} now; ${count(removed.length, 'environment')} removed${kept}`,
  )
  if (quotaBytes === null || bytesAfter <= quotaBytes) return
  logger.warn(`the cache is larger than its quota of ${formatSize(quotaBytes)}, and all that is left of it is in use`)
}

export function quotaOf(env: NodeJS.ProcessEnv): number | null {
  const text = env.GREENML_CACHE_QUOTA
  return text ? readQuota('GREENML_CACHE_QUOTA', text) : null
}

/** With a unit: a bare number would be bytes, and empty the cache of who meant GiB. */
export function readQuota(name: string, text: string): number {
  const bytes = /[A-Za-z]\s*$/.test(text) ? parseSize(text) : null
  if (bytes !== null) return bytes
  throw new UserError(`${name}=${text}: expected a size with its unit, as 20GiB.`)
}

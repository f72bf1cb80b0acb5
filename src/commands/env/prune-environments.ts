import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { listSpareParts, pruneSources } from '../../dataset/sources/prune-sources.ts'
import { prepareUv } from '../../environment/environment-maker.ts'
import { type PruneResult, pruneCache } from '../../environment/prune-cache.ts'
import { logPruning, readQuota } from '../../environment/quota.ts'
import { renderPrunedSources } from '../../report/text/dataset/environments.ts'
import type { CachedSource } from '../../schema/cache-list.ts'
import { type pruneOptions, UNUSED_DAYS } from '../../schema/options/env-options.ts'

export type PruneOptions = Readonly<z.input<typeof pruneOptions>>

const DAY_MILLISECONDS = 86_400_000

interface Pruned extends PruneResult {
  readonly removedSources: readonly CachedSource[]
}

/**
 * Makes room in the cache; what is in use stays, and what could not be had again. Without a quota what was not used for a month
 * goes; a quota is kept by what was not used for longest, environments or files of projects.
 */
export async function pruneEnvironments(options: PruneOptions, context: CommandContext): Promise<Pruned> {
  const quota = readQuota(context.env, options.quota)
  const days = options.olderThan ?? (quota === null ? UNUSED_DAYS : null)
  const uv = await prepareUv(context)
  const removedSources = days === null ? [] : await pruneSources(context.env, days * DAY_MILLISECONDS)
  if (removedSources.length > 0) context.logger.info(renderPrunedSources(removedSources))
  const result = await pruneCache({
    ...uv,
    olderThanMilliseconds: days === null ? null : days * DAY_MILLISECONDS,
    quotaBytes: quota,
    parts: quota === null ? [] : await listSpareParts(context.env),
  })
  logPruning(result, quota, context.logger)
  return { ...result, removedSources }
}

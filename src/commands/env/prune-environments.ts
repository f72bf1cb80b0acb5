import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { prepareUv } from '../../environment/environment-maker.ts'
import { type PruneResult, pruneCache } from '../../environment/prune-cache.ts'
import { logPruning, readQuota } from '../../environment/quota.ts'
import { type pruneOptions, UNUSED_DAYS } from '../../schema/options/env-options.ts'

export type PruneOptions = Readonly<z.input<typeof pruneOptions>>

const DAY_MILLISECONDS = 86_400_000

/** Makes room in the cache; what is in use stays. Without a quota what was not used for a month goes. */
export async function pruneEnvironments(options: PruneOptions, context: CommandContext): Promise<PruneResult> {
  const quota = readQuota(context.env, options.quota)
  const days = options.olderThan ?? (quota === null ? UNUSED_DAYS : null)
  const result = await pruneCache({
    ...(await prepareUv(context)),
    olderThanMilliseconds: days === null ? null : days * DAY_MILLISECONDS,
    quotaBytes: quota,
  })
  logPruning(result, quota, context.logger)
  return result
}

import type { CommandContext } from '../../base/context.ts'
import { cacheFolder } from '../../base/files/cache-folder.ts'
import { listSources } from '../../dataset/sources/prune-sources.ts'
import { refuseStrangeCache } from '../../environment/cache.ts'
import { readCache } from '../../environment/cache-content.ts'
import { renderCache } from '../../report/text/dataset/environments.ts'

const LIST_VERSION = 2

/** What the cache of environments and of projects' files holds, as text of at most `width` columns and as JSON. */
export async function listEnvironments({ width }: { readonly width: number }, { env, logger }: CommandContext) {
  const cache = cacheFolder(env)
  await refuseStrangeCache(cache)
  const { bytes, otherBytes, environments } = await readCache(cache, [], (done, all) =>
    logger.status(`reading the cache: folder ${done + 1} of ${all}`),
  )
  logger.status('')
  const sources = await listSources(env)
  const json = { schemaVersion: LIST_VERSION, cache, bytes, otherBytes, environments, sources }
  return { text: renderCache(json, width), json }
}

import type { CommandContext } from '../../base/context.ts'
import { formatSize } from '../../base/size.ts'
import { alignColumns } from '../../base/text-table.ts'
import { cacheFolder } from '../../environment/cache.ts'
import { type CacheContent, readCache } from '../../environment/cache-content.ts'
import { refuseFileAsCache } from '../../environment/check-cache.ts'

const LIST_VERSION = 1

/** What the cache of environments holds, as text of at most `width` columns and as JSON. */
export async function listEnvironments({ width }: { readonly width: number }, { env }: CommandContext) {
  const cache = cacheFolder(env)
  await refuseFileAsCache(cache)
  const content = await readCache(cache)
  const { bytes, otherBytes, environments } = content
  const json = { schemaVersion: LIST_VERSION, cache, bytes, otherBytes, environments }
  return { text: [`${cache}: ${formatSize(bytes)}`, ...describe(content, width)].join('\n'), json }
}

function describe({ environments, otherBytes }: CacheContent, width: number): string[] {
  const rows = environments.map(({ name, pythonVersion, lockHash, bytes, ownBytes, lastUsed, isInUse }) => [
    name,
    pythonVersion ?? 'unfinished',
    lockHash?.slice(0, 12) ?? '',
    formatSize(bytes),
    formatSize(ownBytes),
    new Date(lastUsed).toISOString().slice(0, 16).replace('T', ' '),
    isInUse ? 'yes' : 'no',
  ])
  const head = ['environment', 'Python', 'lock', 'size', 'its own', 'last used (UTC)', 'in use']
  return [
    ...alignColumns([head, ...rows], width),
    `${formatSize(otherBytes)} in no environment: packages to make others from, downloads, uv`,
  ]
}

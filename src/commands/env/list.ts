import { alignColumns } from '../../base/text-table.ts'
import { cacheFolder } from '../../environment/cache.ts'
import { type CacheContent, readCache } from '../../environment/cache-content.ts'
import { refuseFileAsCache } from '../../environment/check-cache.ts'
import { formatBytes } from '../../sandbox/limits.ts'
import { SCHEMA_VERSION } from '../../schema/common.ts'
import type { CommandContext } from '../context.ts'

/** What the cache of environments holds, as text of at most `width` columns and as JSON. */
export async function listEnvironments({ width }: { readonly width: number }, { env }: CommandContext) {
  const cache = cacheFolder(env)
  await refuseFileAsCache(cache)
  const content = await readCache(cache)
  const { bytes, otherBytes, environments } = content
  const json = { schemaVersion: SCHEMA_VERSION, cache, bytes, otherBytes, environments }
  return { text: [`${cache}: ${formatBytes(bytes)}`, ...describe(content, width)].join('\n'), json }
}

function describe({ environments, otherBytes }: CacheContent, width: number): string[] {
  const rows = environments.map(({ name, pythonVersion, lockHash, bytes, ownBytes, lastUsed, isInUse }) => [
    name,
    pythonVersion ?? 'unfinished',
    lockHash?.slice(0, 12) ?? '',
    formatBytes(bytes),
    formatBytes(ownBytes),
    new Date(lastUsed).toISOString().slice(0, 16).replace('T', ' '),
    isInUse ? 'yes' : 'no',
  ])
  const head = ['environment', 'Python', 'lock', 'size', 'its own', 'last used (UTC)', 'in use']
  return [
    ...alignColumns([head, ...rows], width),
    `${formatBytes(otherBytes)} in no environment: packages to make others from, downloads, uv`,
  ]
}

import { sum } from '../../../base/numbers.ts'
import { formatSize } from '../../../base/size.ts'
import { count } from '../../../base/text/text.ts'
import { alignColumns } from '../../../base/text/text-table.ts'
import type { CachedEnvironment, CachedSource, CacheList } from '../../../schema/cache-list.ts'
import { formatHash, formatList, formatMinute } from '../format.ts'

/** What the cache of environments holds, in at most `width` columns. */
export function renderCache({ cache, bytes, otherBytes, environments, sources }: CacheList, width: number): string {
  const head = ['environment', 'Python', 'lock', 'size', 'its own', 'last used (UTC)', 'projects']
  return [
    `${cache}: ${formatSize(bytes)}`,
    ...alignColumns([head, ...environments.map(listCells)], width, { names: 1 }),
    `${formatSize(otherBytes)} in no environment: packages to make others from, downloads, uv, files of projects`,
    ...(sources.length === 0 ? [] : alignColumns([SOURCE_HEAD, ...sources.map(listSourceCells)], width, { names: 1 })),
  ].join('\n')
}

function listCells(environment: CachedEnvironment): string[] {
  const { name, pythonVersion, lockHash, bytes, ownBytes, projects } = environment
  return [
    formatHash(name),
    pythonVersion ?? 'unfinished',
    lockHash === null ? '' : formatHash(lockHash),
    formatSize(bytes),
    formatSize(ownBytes),
    formatLastUse(environment),
    listProjects(projects),
  ]
}

const SOURCE_HEAD = ['files of projects', 'size', 'last used (UTC)', 'can be fetched again', 'projects']

function listSourceCells(source: CachedSource): string[] {
  const { hash, bytes, isOnlyHere, projects } = source
  return [
    formatHash(hash),
    formatSize(bytes),
    formatLastUse(source),
    isOnlyHere ? 'no, so they stay' : 'yes',
    listProjects(projects),
  ]
}

const formatLastUse = ({ lastUsed, isInUse }: Pick<CachedSource, 'lastUsed' | 'isInUse'>): string =>
  isInUse ? 'in use now' : formatMinute(lastUsed)

/** A line on what was removed of the files of projects. */
export function renderPrunedSources(removed: readonly Pick<CachedSource, 'bytes'>[]): string {
  const bytes = sum(removed.map((each) => each.bytes))
  return `cache: files of ${count(removed.length, 'project')} removed, ${formatSize(bytes)}`
}

const listProjects = (projects: readonly string[]): string => formatList(projects, 3)

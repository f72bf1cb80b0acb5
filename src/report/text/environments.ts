import { formatSize } from '../../base/size.ts'
import { alignColumns } from '../../base/text-table.ts'

interface CachedEnvironment {
  readonly name: string
  /** Null: it was never finished. */
  readonly pythonVersion: string | null
  readonly lockHash: string | null
  readonly bytes: number
  /** Bytes that no other environment shares. */
  readonly ownBytes: number
  /** Milliseconds since 1970. */
  readonly lastUsed: number
  readonly isInUse: boolean
  /** Names of projects that it was used for. */
  readonly projects: readonly string[]
}

interface Cache {
  readonly cache: string
  readonly bytes: number
  readonly otherBytes: number
  readonly environments: readonly CachedEnvironment[]
}

/** What the cache of environments holds, in at most `width` columns. */
export function renderCache({ cache, bytes, otherBytes, environments }: Cache, width: number): string {
  const head = ['environment', 'Python', 'lock', 'size', 'its own', 'last used (UTC)', 'in use', 'projects']
  return [
    `${cache}: ${formatSize(bytes)}`,
    ...alignColumns([head, ...environments.map(listCells)], width),
    `${formatSize(otherBytes)} in no environment: packages to make others from, downloads, uv`,
  ].join('\n')
}

function listCells(environment: CachedEnvironment): string[] {
  const { name, pythonVersion, lockHash, bytes, ownBytes, lastUsed, isInUse, projects } = environment
  return [
    name,
    pythonVersion ?? 'unfinished',
    lockHash?.slice(0, 12) ?? '',
    formatSize(bytes),
    formatSize(ownBytes),
    new Date(lastUsed).toISOString().slice(0, 16).replace('T', ' '),
    isInUse ? 'yes' : 'no',
    listProjects(projects),
  ]
}

const MOST_PROJECTS = 3

function listProjects(projects: readonly string[]): string {
  const left = projects.length - MOST_PROJECTS
  return [...projects.slice(0, MOST_PROJECTS), ...(left > 0 ? [`${left} more`] : [])].join(', ')
}

import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { batchesOf } from '../base/batches.ts'
import { recover } from '../base/errors.ts'
import type { CachePart } from '../base/files/cache-part.ts'
import { lockFile } from '../base/files/file-lock.ts'
import { listFiles } from '../base/files/files.ts'
import { makeFolders } from '../base/files/folders.ts'
import { removeTree } from '../base/files/scratch.ts'
import { removeUnused } from '../base/files/use-locks.ts'
import type { CachedEnvironment } from '../schema/cache-list.ts'
import { readCache } from './cache-content.ts'
import { DOWNLOADS_USE, downloadsFolder } from './downloads.ts'
import { byteCodeFolder, environmentsFolder } from './environment.ts'
import { sharedFilesFolder } from './share-files.ts'
import { findSparePackages, moveSparePackages } from './spare-packages.ts'
import { uvFolder } from './uv.ts'
import { runUv, type UvRequest } from './uv-environment.ts'

export interface PruneRequest extends UvRequest {
  /** Age without use above which a part is removed; null: age does not count. */
  readonly olderThanMilliseconds: number | null
  /** The cache's largest size; null: none. */
  readonly quotaBytes: number | null
  /** Parts beside environments that the quota may ask for as well. */
  readonly parts: readonly CachePart[]
}

export interface PruneResult {
  readonly removed: readonly CachedEnvironment[]
  /** Paths. */
  readonly removedParts: readonly string[]
  readonly bytesBefore: number
  readonly bytesAfter: number
  /** Environments in use, which stay however large the cache is. */
  readonly inUse: number
}

/**
 * Removes environments that no process uses: what was never finished, what is older than it may be, and then as many of them and
 * of the other parts as the quota asks for, those first that were not used for longest. Files that no environment has go before
 * all, and so do packages without one where they are as old.
 */
export async function pruneCache(request: PruneRequest): Promise<PruneResult> {
  const { cache, quotaBytes, parts } = request
  await using _pruning = await lockFile(join(cache, 'making', 'pruning'), () => {}) // by one process at a time
  await removeTree(asideFolder(cache)) // what one that was killed left
  const before = await readCache(cache)
  const removed: CachedEnvironment[] = []
  const removedParts: string[] = []
  for (const entry of before.environments.toReversed().filter((each) => isOutdated(each, request))) {
    if (await removeEnvironment(cache, entry)) removed.push(entry)
  }
  await removeOldDownloads(request)
  await removeOlder(uvFolder(cache), 'staging-', LONGEST_UNPACKING)
  await removeAllSpare(cache) // before uv is asked, which waits for whoever makes an environment
  await runUv(request, ['cache', 'prune']) // what it says of its success is not asked: the sizes before and after tell
  const areRemoved = await removeSparePackages(request)
  if (removed.length > 0 || areRemoved) await removeAllSpare(cache) // what uv's own files held as well
  let after = await readCache(cache)
  if (quotaBytes !== null && after.bytes > quotaBytes) {
    await runUv(request, ['cache', 'prune', '--ci'])
    const more = await removeLongestUnused(cache, parts, quotaBytes)
    removed.push(...more.environments)
    removedParts.push(...more.paths)
    await removeAllSpare(cache)
    after = await readCache(cache)
  }
  return {
    removed,
    removedParts,
    bytesBefore: before.bytes,
    bytesAfter: after.bytes,
    inUse: after.environments.filter(({ isInUse }) => isInUse).length,
  }
}

/** Removes what was not used for longest, until the quota is kept or nothing is left that may go. */
async function removeLongestUnused(cache: string, parts: readonly CachePart[], quotaBytes: number) {
  const { environments, bytesWithout } = await readCache(
    cache,
    parts.map(({ path }) => path),
  )
  const gone: { environments: CachedEnvironment[]; paths: string[] } = { environments: [], paths: [] }
  const isKept = () =>
    bytesWithout(new Set([...gone.environments.map(({ name }) => name), ...gone.paths])) <= quotaBytes
  for (const each of [...environments, ...parts].sort((a, b) => a.lastUsed - b.lastUsed)) {
    if (isKept()) break
    if ('path' in each) {
      if (await each.remove()) gone.paths.push(each.path)
    } else if (await removeEnvironment(cache, each)) gone.environments.push(each)
  }
  return gone
}

function isOutdated({ pythonVersion, lastUsed }: CachedEnvironment, { olderThanMilliseconds }: PruneRequest): boolean {
  if (pythonVersion === null) return true // never finished
  return olderThanMilliseconds !== null && Date.now() - lastUsed > olderThanMilliseconds
}

/** False: a process uses it. Moved aside first, so that who waits to make it anew need not wait for long. */
async function removeEnvironment(cache: string, { name }: CachedEnvironment): Promise<boolean> {
  const aside = join(asideFolder(cache), name)
  await makeFolders(asideFolder(cache))
  const folder = join(environmentsFolder(cache), name)
  const isRemoved = await removeUnused(cache, name, () => recover(rename(folder, aside), ['ENOENT'], undefined))
  if (isRemoved) await removeTree(aside)
  return isRemoved
}

const asideFolder = (cache: string) => join(cache, 'removed')

/** Whether any was removed: of those that are no older than environments may be none is. */
async function removeSparePackages({ cache, olderThanMilliseconds }: PruneRequest): Promise<boolean> {
  if (olderThanMilliseconds === null) return false
  const folders = await findSparePackages(cache, Date.now() - olderThanMilliseconds)
  if (folders.length === 0) return false
  await makeFolders(asideFolder(cache))
  await moveSparePackages(cache, folders, asideFolder(cache))
  await removeTree(asideFolder(cache))
  return true
}

/** Removes old downloads, and what an attempt that was killed left beside them. */
async function removeOldDownloads({ cache, olderThanMilliseconds }: PruneRequest): Promise<void> {
  const root = downloadsFolder(cache)
  await removeUnused(cache, DOWNLOADS_USE, async () => {
    await removeOlder(root, 'staging-', -1)
    if (olderThanMilliseconds === null) return
    for (const part of ['homes', 'files']) await removeOlder(join(root, part), '', olderThanMilliseconds)
  })
}

/** Milliseconds; far above what it takes: who unpacks uv holds no lock. */
const LONGEST_UNPACKING = 3_600_000

async function removeOlder(folder: string, prefix: string, milliseconds: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const path of names.filter((name) => name.startsWith(prefix)).map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > milliseconds) await rm(path, { recursive: true, force: true })
  }
}

/** What no environment has any more, first of all: whatever is left of a quota is for those that can be used. */
async function removeAllSpare(cache: string): Promise<void> {
  for (const store of [byteCodeFolder(cache), sharedFilesFolder(cache)]) await removeSpare(store)
}

const AT_ONCE = 64

/** How the names of links end that a process has made to put them elsewhere; one that was killed left them. */
const UNFINISHED = '.tmp'

/** Removes what nothing but the store links to any more; what lies at its top is its own. */
async function removeSpare(store: string): Promise<void> {
  const paths = (await listFiles(store).catch(() => [])).filter((each) => each.includes('/'))
  const { unfinished = [], kept = [] } = Object.groupBy(paths, (path) =>
    path.endsWith(UNFINISHED) ? 'unfinished' : 'kept',
  )
  await removeEach(store, unfinished, () => true)
  await removeEach(store, kept, ({ nlink }) => nlink === 1)
}

async function removeEach(
  store: string,
  paths: readonly string[],
  isSpare: (found: { readonly nlink: number }) => boolean,
): Promise<void> {
  const removeOne = async (path: string) => {
    const found = await stat(path).catch(() => null)
    if (found !== null && isSpare(found)) await rm(path, { force: true })
  }
  for (const some of batchesOf(paths, AT_ONCE)) await Promise.all(some.map((path) => removeOne(join(store, path))))
}

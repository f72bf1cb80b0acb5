import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { recover } from '../base/errors.ts'
import { lockFile } from '../base/file-lock.ts'
import { listFiles } from '../base/files.ts'
import { makeFolders } from '../base/folders.ts'
import { removeTree } from '../base/scratch.ts'
import { type CacheEntry, readCache } from './cache-content.ts'
import { downloadsFolder } from './downloads.ts'
import { byteCodeFolder, environmentsFolder } from './environment.ts'
import { readUses, removeMarks } from './use-marks.ts'
import { runUv, type UvRequest } from './uv-environment.ts'

export interface PruneRequest extends UvRequest {
  /** What was not used for longer is removed; null: age does not count. */
  readonly olderThanMilliseconds: number | null
  /** The cache's largest size; null: none. */
  readonly quotaBytes: number | null
}

export interface PruneResult {
  readonly removed: readonly CacheEntry[]
  readonly bytesBefore: number
  readonly bytesAfter: number
  /** Environments in use, which stay however large the cache is. */
  readonly inUse: number
}

/**
 * Removes environments, those first that were not used for longest, never one in use: what is older than it may be, and then
 * as many as the quota asks for. Packages that no environment shares go before the first environment does: they can be
 * fetched again.
 */
export async function pruneCache(request: PruneRequest): Promise<PruneResult> {
  const { cache, quotaBytes } = request
  await using _pruning = await lockFile(join(cache, 'making', 'pruning'), () => {}) // by one process at a time
  await removeTree(asideFolder(cache)) // what one that was killed left
  const before = await readCache(cache)
  const removed: CacheEntry[] = []
  for (const entry of before.environments.toReversed().filter((each) => isOutdated(each, request))) {
    if (await removeEnvironment(cache, entry)) removed.push(entry)
  }
  await removeOldDownloads(request)
  await runUv(request, ['cache', 'prune']) // what it says of its success is not asked: the sizes before and after tell
  if (quotaBytes !== null && (await readCache(cache)).bytes > quotaBytes) {
    await runUv(request, ['cache', 'prune', '--ci'])
    const now = await readCache(cache)
    const candidates = now.environments.toReversed().filter(({ isInUse }) => !isInUse)
    const gone = new Set<string>()
    for (const entry of candidates) {
      if (now.bytesWithout(gone) <= quotaBytes) break
      gone.add(entry.name)
      if (await removeEnvironment(cache, entry)) removed.push(entry)
    }
  }
  await removeSpareByteCode(cache)
  const after = await readCache(cache)
  return {
    removed,
    bytesBefore: before.bytes,
    bytesAfter: after.bytes,
    inUse: after.environments.filter(({ isInUse }) => isInUse).length,
  }
}

function isOutdated(
  { isInUse, pythonVersion, lastUsed }: CacheEntry,
  { olderThanMilliseconds }: PruneRequest,
): boolean {
  if (isInUse) return false
  if (pythonVersion === null) return true // never finished
  return olderThanMilliseconds !== null && Date.now() - lastUsed > olderThanMilliseconds
}

/**
 * False: somebody came to use it meanwhile. Moved aside first: who marks it after that finds none and makes one, and who did
 * before is seen now and gets it back.
 */
async function removeEnvironment(cache: string, { name }: CacheEntry): Promise<boolean> {
  const isInUse = async () => (await readUses(cache)).get(name)?.isInUse ?? false
  if (await isInUse()) return false
  const folder = join(environmentsFolder(cache), name)
  const aside = join(asideFolder(cache), name)
  await makeFolders(asideFolder(cache))
  if (!(await move(folder, aside))) return false
  if ((await isInUse()) && (await move(aside, folder))) return false
  await removeTree(aside)
  await removeMarks(cache, name)
  return true
}

const asideFolder = (cache: string) => join(cache, 'removed')

/** False: another process removed it, or made one at that place, meanwhile. */
async function move(from: string, to: string): Promise<boolean> {
  const done = rename(from, to).then(() => true)
  return recover(done, ['ENOENT', 'ENOTEMPTY', 'EEXIST'], false)
}

const DAY_MILLISECONDS = 86_400_000

/** And what an attempt that was killed left beside them, after a day. */
async function removeOldDownloads({ cache, olderThanMilliseconds }: PruneRequest): Promise<void> {
  const root = downloadsFolder(cache)
  const age = Math.max(DAY_MILLISECONDS, olderThanMilliseconds ?? Number.POSITIVE_INFINITY)
  for (const part of ['homes', 'files']) await removeOlder(join(root, part), '', age)
  await removeOlder(root, 'staging-', DAY_MILLISECONDS)
}

async function removeOlder(folder: string, prefix: string, milliseconds: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const path of names.filter((name) => name.startsWith(prefix)).map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null) // another process may be at the same
    if (found && Date.now() - found.mtimeMs > milliseconds) await rm(path, { recursive: true, force: true })
  }
}

/** Byte code that no environment holds any more. */
async function removeSpareByteCode(cache: string): Promise<void> {
  const root = byteCodeFolder(cache)
  for (const path of await listFiles(root).catch(() => [])) {
    if ((await stat(join(root, path)).catch(() => null))?.nlink === 1) await rm(join(root, path), { force: true })
  }
}

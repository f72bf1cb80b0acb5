import { lstatSync, readdirSync } from 'node:fs'
import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../base/errors.ts'
import { readUses } from '../base/files/use-locks.ts'
import { readJsonText } from '../base/text/parse-with.ts'
import type { CachedEnvironment, CacheList } from '../schema/cache-list.ts'
import { byteCodeFolder, COMPLETE, environmentsFolder } from './environment.ts'
import { sharedFilesFolder } from './share-files.ts'

export interface CacheContent extends Pick<CacheList, 'environments' | 'bytes' | 'otherBytes'> {
  /** Bytes of the whole cache if these environments, by their names, and these other parts, by their paths, were gone. */
  readonly bytesWithout: (gone: ReadonlySet<string>) => number
}

const complete = z.object({ version: z.string(), lockHash: z.string() })

interface SharedFile {
  readonly bytes: number
  /** Whether another part of the cache holds it too; what only a store of links holds is not kept. */
  isElsewhere: boolean
  /** Indexes of the environments that hold it. */
  readonly owners: Set<number>
}

/**
 * Content of the cache and the disk it takes; hard links are followed by their file's number. `parts` are paths of other parts.
 * A large one takes some ten seconds: `onFolder` is told before each folder is read.
 */
export async function readCache(
  cache: string,
  parts: readonly string[] = [],
  onFolder: (done: number, all: number) => void = () => {},
): Promise<CacheContent> {
  const root = environmentsFolder(cache)
  const names = listNames(root).sort()
  const files = new Map<string, SharedFile>()
  for (const folder of [cache, root]) note(folder, 'kept', files)
  const owners = [...names, ...parts]
  const apart = new Set(parts)
  const spare = [byteCodeFolder(cache), sharedFilesFolder(cache)]
  const others = listNames(cache)
    .map((name) => join(cache, name))
    .filter((path) => ![root, ...spare].includes(path))
  const folders = [
    ...names.map((name, index) => ({ path: join(root, name), part: index, apart })),
    ...parts.map((path, index) => ({ path, part: names.length + index, apart: new Set<string>() })),
    ...spare.map((path) => ({ path, part: 'spare' as const, apart })),
    ...others.map((path) => ({ path, part: 'kept' as const, apart })),
  ]
  for (const [done, folder] of folders.entries()) {
    onFolder(done, folders.length)
    collect(folder.path, folder.part, files, folder.apart)
  }
  const all = [...files.values()]
  const sum = (some: readonly SharedFile[]) => some.reduce((total, { bytes }) => total + bytes, 0)
  const uses = await readUses(cache)
  const environments = await Promise.all(
    names.map(async (name, index) => {
      const held = all.filter(({ owners }) => owners.has(index))
      return {
        name,
        ...(await describe(join(root, name))),
        ...(uses.get(name) ?? { lastUsed: await changedAt(join(root, name)), isInUse: false, projects: [] }),
        bytes: sum(held),
        ownBytes: sum(held.filter(({ owners }) => owners.size === 1)),
      }
    }),
  )
  return {
    environments: environments.sort((a, b) => b.lastUsed - a.lastUsed),
    bytes: sum(all),
    otherBytes: sum(all.filter(({ owners }) => [...owners].every((index) => index >= names.length))),
    bytesWithout: (gone) => {
      const isKept = (index: number) => !gone.has(owners[index] ?? '')
      return sum(all.filter(({ owners, isElsewhere }) => isElsewhere || [...owners].some(isKept)))
    },
  }
}

type Part = number | 'kept' | 'spare'

/** What is `apart` is collected by itself. Synchronous calls: there are some hundred thousand files, and waiting for each takes three times as long. */
function collect(path: string, part: Part, files: Map<string, SharedFile>, apart: ReadonlySet<string>): void {
  if (apart.has(path) || !note(path, part, files)) return
  for (const name of listNames(path)) collect(join(path, name), part, files, apart)
}

/** True: it is a folder. */
function note(path: string, part: Part, files: Map<string, SharedFile>): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false }) // another process may be at work here
  if (found === undefined) return false
  const key = `${found.dev}:${found.ino}`
  const file = files.get(key) ?? { bytes: found.blocks * 512, owners: new Set(), isElsewhere: false }
  if (part === 'kept') file.isElsewhere = true
  else if (part !== 'spare') file.owners.add(part)
  files.set(key, file)
  return found.isDirectory()
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return []
    throw error
  }
}

/** Milliseconds since 1970; 0: another process removed it meanwhile. */
const changedAt = async (path: string) => (await lstat(path).catch(() => null))?.mtimeMs ?? 0

async function describe(folder: string): Promise<Pick<CachedEnvironment, 'pythonVersion' | 'lockHash'>> {
  const text = await readFile(join(folder, COMPLETE), 'utf8').catch(() => null)
  const { data } = complete.safeParse(readJsonText(text ?? ''))
  return { pythonVersion: data?.version ?? null, lockHash: data?.lockHash ?? null }
}

import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { batchesOf } from '../base/batches.ts'
import { unpackedFolders } from './cache.ts'
import { environmentsFolder } from './environment.ts'

/** Folders of packages that are looked into at a time. */
const AT_ONCE = 64

/** Names of packages that uv keeps unpacked, of which no environment holds any version and none was unpacked after `unpackedBefore`, in milliseconds since 1970. */
export async function findSparePackages(cache: string, unpackedBefore: number): Promise<string[]> {
  const held = new Set(await listHeldPackages(cache))
  const unpacked = new Map<string, number>()
  for (const bucket of await unpackedFolders(cache)) {
    for (const some of batchesOf(await listNames(bucket), AT_ONCE)) {
      for (const { names, time } of await Promise.all(some.map((name) => readUnpacked(join(bucket, name))))) {
        for (const name of names) unpacked.set(name, Math.max(time, unpacked.get(name) ?? 0))
      }
    }
  }
  return [...unpacked].flatMap(([name, time]) => (held.has(name) || time > unpackedBefore ? [] : name)).sort()
}

/** uv gives a folder its name when it is whole, so its own time is that of unpacking. */
async function readUnpacked(folder: string): Promise<{ names: string[]; time: number }> {
  const found = await stat(folder).catch(() => null)
  return { names: await listPackages(folder), time: found?.mtimeMs ?? 0 }
}

async function listHeldPackages(cache: string): Promise<string[]> {
  const names: string[] = []
  for (const name of await listNames(environmentsFolder(cache))) {
    const libraries = join(environmentsFolder(cache), name, 'lib')
    for (const python of await listNames(libraries)) {
      names.push(...(await listPackages(join(libraries, python, 'site-packages'))))
    }
  }
  return names
}

/** As the folders beside a package's own are called that tell of it: name, `-`, version, `.dist-info`. */
const listPackages = async (folder: string): Promise<string[]> =>
  (await listNames(folder)).flatMap((name) => /^([\w.]+)-[^-]+\.dist-info$/.exec(name)?.[1]?.toLowerCase() ?? [])

const listNames = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

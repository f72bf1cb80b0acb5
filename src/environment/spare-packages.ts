import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { assetPath } from '../base/package.ts'
import { OWN_PYTHON } from '../base/processes/own-python.ts'
import { runCommand } from '../base/processes/process.ts'
import { unpackedFolders, uvCache } from './cache.ts'
import { environmentsFolder } from './environment.ts'

/**
 * Folders that uv has unpacked packages to, of which no environment holds the same version and which are older than `before`, in
 * milliseconds since 1970.
 */
export async function findSparePackages(cache: string, before: number): Promise<string[]> {
  const held = new Set(await listHeldPackages(cache))
  const spare: string[] = []
  for (const bucket of await unpackedFolders(cache)) {
    for (const folder of (await listNames(bucket)).map((name) => join(bucket, name))) {
      const packages = await listPackages(folder)
      const isHeld = packages.length === 0 || packages.some((each) => held.has(each))
      if (!isHeld && (await unpackedAt(folder)) < before) spare.push(folder)
    }
  }
  return spare
}

/** Puts them into an empty folder of the cache, once no uv is at work, which could be linking from them. */
export async function moveSparePackages(cache: string, folders: readonly string[], to: string): Promise<void> {
  const words = [assetPath('python', 'move_unpacked.py'), join(uvCache(cache), '.lock'), to]
  const options = { env: { PATH: process.env.PATH }, input: JSON.stringify(folders), endsWithCaller: true }
  await runCommand(OWN_PYTHON, ['-I', '-S', ...words], options) // what it says is not asked: the sizes before and after tell
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

/** Names of the folders that tell of a package beside its own. */
const listPackages = async (folder: string): Promise<string[]> =>
  (await listNames(folder)).filter((name) => name.endsWith('.dist-info'))

const listNames = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** uv gives a folder its name when it is whole; infinite: another process removed it meanwhile. */
const unpackedAt = async (folder: string) => (await stat(folder).catch(() => null))?.mtimeMs ?? Number.POSITIVE_INFINITY

import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../base/errors.ts'
import { cacheFolder } from '../../base/files/cache-folder.ts'
import { hashTree } from '../../base/files/files.ts'
import { makeHiddenScratch, removeTree } from '../../base/files/scratch.ts'
import { lookBelow } from '../../base/files/untrusted-files.ts'
import { holdUse } from '../../base/files/use-locks.ts'
import { SOURCE } from '../known-project.ts'

/** A folder of a project's files; no link on the way from `root` is followed. */
export interface SourcePlace {
  readonly root: string
  readonly name: string
}

/** `<cache>/sources/<hash of the files>` */
export const sourcesFolder = (env: NodeJS.ProcessEnv) => join(cacheFolder(env), 'sources')

/** Empty files that are called as those sources which were imported from a place of this machine: nobody could fetch them again. */
export const onlyHereFolder = (env: NodeJS.ProcessEnv) => join(cacheFolder(env), 'sources-only-here')

/** Name of the lock that who uses a source holds. */
export const useOfSource = (hash: string) => `source-${hash}`

/** Files of the cache by their hash, kept from being removed while this process lives. Null: they are not here; what was changed is removed. */
export async function takeWhole(hash: string, slug: string, env: NodeJS.ProcessEnv): Promise<SourcePlace | null> {
  const root = sourcesFolder(env)
  if ((await lookBelow(root, hash)).kind !== 'folder') return null
  await holdUse(cacheFolder(env), useOfSource(hash), slug)
  const folder = join(root, hash)
  if ((await lookBelow(root, hash)).kind === 'folder' && (await hashTree(folder)) === hash) return { root, name: hash }
  await removeTree(folder)
  return null
}

/** `fill` makes the files in a folder of ours; they are in their place, by their hash, whole or not at all. */
export async function putInPlace(
  env: NodeJS.ProcessEnv,
  fill: (folder: string) => Promise<void>,
  expected?: (hash: string) => void,
): Promise<string> {
  const root = sourcesFolder(env)
  const staging = await makeHiddenScratch('source', root)
  try {
    const folder = join(staging, SOURCE)
    await fill(folder)
    const hash = await hashTree(folder)
    expected?.(hash)
    await rename(folder, join(root, hash)).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error // another process was faster
    })
    return hash
  } finally {
    await removeTree(staging)
  }
}

import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { recover, UserError } from '../base/errors.ts'
import { findOthersPart } from '../base/files/cache-owner.ts'
import { checkWritableFolder } from '../base/files/files.ts'

/** uv's own folder, and that of conda's packages. */
export const uvCache = (cache: string) => join(cache, 'uv-cache')
export const condaPackages = (cache: string) => join(cache, 'conda-packages')

/** Folders in which uv keeps unpacked packages, each in a folder of its own. */
export async function unpackedFolders(cache: string): Promise<string[]> {
  const buckets = await recover(readdir(uvCache(cache)), ['ENOENT'], [])
  return buckets.filter((name) => /^archive-v\d+$/.test(name)).map((name) => join(uvCache(cache), name))
}

/** UserError where the cache is a file, or others can put files into it; it need not exist yet. */
export async function refuseStrangeCache(cache: string): Promise<void> {
  if ((await stat(cache).catch(() => null))?.isDirectory() === false) {
    throw new UserError(`The cache ${cache} is a file, and should be a folder: GREENML_CACHE names another.`)
  }
  refuseOthersCache(cache)
}

const WHOSE = { 'other-owner': 'belongs to another user', everybody: 'can be written by every user' } as const

/** UserError 3 where others may have put files into the cache: its uv is run as this user, outside of any sandbox. */
function refuseOthersCache(cache: string): void {
  const found = findOthersPart(cache, process.env)
  if (found === null) return
  const { path, reason } = found
  const subject = path === cache ? `The cache ${path}` : `${path}, of the cache,`
  const mends = [
    ...(reason === 'everybody' ? [`take that away (chmod o-w ${path})`] : []),
    ...(path === cache ? [] : ['remove it']),
    'let GREENML_CACHE name one of your own',
  ]
  throw new UserError(`${subject} ${WHOSE[reason]}, who could have put any program there: ${mends.join(', or ')}.`, 3)
}

/** UserError where files can't be made in the cache, or others can; to be asked before environments are made or removed. */
export async function checkCache(cache: string): Promise<void> {
  await refuseStrangeCache(cache)
  try {
    await checkWritableFolder(cache)
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause
    throw new UserError(`The cache of environments: ${cause.message} GREENML_CACHE names another folder.`, 1, { cause })
  }
}

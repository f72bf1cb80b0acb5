import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { checkWritableFolder } from '../base/files.ts'

/** uv's own folder, and that of conda's packages. */
export const uvCache = (cache: string) => join(cache, 'uv-cache')
export const condaPackages = (cache: string) => join(cache, 'conda-packages')

/** UserError where the cache is a file; it need not exist yet. */
export async function refuseFileAsCache(cache: string): Promise<void> {
  if ((await stat(cache).catch(() => null))?.isDirectory() === false) {
    throw new UserError(`The cache ${cache} is a file, and should be a folder: GREENML_CACHE names another.`)
  }
}

/** UserError where files can't be made in the cache; to be asked before environments are made or removed. */
export async function checkCache(cache: string): Promise<void> {
  await refuseFileAsCache(cache)
  try {
    await checkWritableFolder(cache)
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause
    throw new UserError(`The cache of environments: ${cause.message} GREENML_CACHE names another folder.`, 1, { cause })
  }
}

import { stat } from 'node:fs/promises'
import { UserError } from '../base/errors.ts'
import { checkWritableFolder } from '../base/files.ts'

/** There may be none yet. */
export async function refuseFileAsCache(cache: string): Promise<void> {
  if ((await stat(cache).catch(() => null))?.isDirectory() === false) {
    throw new UserError(`The cache ${cache} is a file, and should be a folder: GREENML_CACHE names another.`)
  }
}

/** Before environments are made or removed. UserError where files can't be made in it. */
export async function checkCache(cache: string): Promise<void> {
  await refuseFileAsCache(cache)
  try {
    await checkWritableFolder(cache)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    throw new UserError(`The cache of environments: ${error.message} GREENML_CACHE names another folder.`, 1, {
      cause: error,
    })
  }
}

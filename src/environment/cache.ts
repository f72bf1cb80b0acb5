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

const GROUP_WRITES = 0o020
const EVERYBODY_WRITES = 0o002

/**
 * UserError 3 where others may put files into the cache: its uv is run as this user, outside of any sandbox. Trusted are root, who
 * called sudo, and the users of a group that shares it with this one.
 */
async function refuseOthersCache(cache: string): Promise<void> {
  const found = await stat(cache).catch(() => null)
  const user = process.getuid?.()
  if (found === null || user === undefined) return
  const owners = [user, 0, ...(user === 0 ? [Number(process.env.SUDO_UID)] : [])]
  const isShared = (found.mode & GROUP_WRITES) !== 0 && process.getgroups?.().includes(found.gid) === true
  const isTrusted = owners.includes(found.uid) || isShared
  if (isTrusted && (found.mode & EVERYBODY_WRITES) === 0) return
  const whose = isTrusted ? 'can be written by every user' : 'belongs to another user'
  const fix = isTrusted ? `take that away (chmod o-w ${cache}), or let ` : ''
  throw new UserError(
    `The cache ${cache} ${whose}, who could have put any program there: ${fix}GREENML_CACHE${fix === '' ? ' names' : ' name'} one of your own.`,
    3,
  )
}

/** UserError where files can't be made in the cache, or others can; to be asked before environments are made or removed. */
export async function checkCache(cache: string): Promise<void> {
  await refuseFileAsCache(cache)
  await refuseOthersCache(cache)
  try {
    await checkWritableFolder(cache)
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause
    throw new UserError(`The cache of environments: ${cause.message} GREENML_CACHE names another folder.`, 1, { cause })
  }
}

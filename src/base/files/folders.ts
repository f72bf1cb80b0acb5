import { mkdir, readdir, stat } from 'node:fs/promises'
import { basename, dirname, relative, resolve } from 'node:path'
import { errorCode, UserError } from '../errors.ts'
import { explainWrite, notAFolder } from './path-errors.ts'
import { leadsOut } from './paths.ts'

/**
 * Makes a folder and those above it. UserError where that can't be done. Node's own recursive call never comes back where a
 * file system answers that there is no such folder, as /proc does.
 */
export async function makeFolders(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  await makeFolders(dirname(folder))
  try {
    await mkdir(folder, 0o775) // by no umask for every user to write in
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') throw new UserError(`${folder} can't be made: ${dirname(folder)} takes no folders.`, 1)
    if (code !== 'EEXIST') throw explainWrite(error, folder)
    if (!(await isFolder(folder))) throw notAFolder(folder) // another process may have made it meanwhile
  }
}

/** UserError where a folder that is to be made holds something, or a file lies in its place: before any work is done for it. */
export async function requireNewFolder(folder: string, fix: string): Promise<void> {
  const found = await stat(folder).catch(() => null)
  if (found === null) return
  if (!found.isDirectory()) throw notAFolder(folder)
  if ((await readdir(folder)).length > 0) throw new UserError(`${folder} is not empty: ${fix}.`)
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/** A folder as who works from here names it, without a way up; of one that lies elsewhere its own name. */
export function nameFromHere(folder: string, here = process.cwd()): string {
  const path = relative(here, resolve(here, folder))
  return leadsOut(path) ? basename(resolve(here, folder)) : path
}

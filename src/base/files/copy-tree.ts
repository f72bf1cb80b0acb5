import { constants } from 'node:fs'
import { chmod, copyFile, lstat, mkdir, open, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { errorCode, recover, UserError } from '../errors.ts'
import { isNoText, kindOf, look, refuseAllBut, refusedKind, refuseUnsafeName } from './entry-kinds.ts'
import { enterHeld, type HeldFolder, holdFolder } from './held-folder.ts'
import { explainRead } from './path-errors.ts'

/**
 * Copies files, folders and links into a folder of ours, on write where the file system can; an empty folder where there is
 * nothing to copy. Links are copied as links, whenever they come; pipes, sockets and devices, which would hold up who opens
 * them, are not copied. What lies in the place of a copy is replaced. `isCopied`: is told where each lies.
 * UserError for a name of bytes that are no text: by what is read of it nothing is found.
 */
export async function copyTree(
  from: string | null | undefined,
  to: string,
  isCopied: (path: string) => Promise<boolean> = async () => true,
): Promise<void> {
  if (!from) return mkdir(to)
  await using folder = await holdFolder(from, '')
  if (folder !== null) return await copyFolder(folder, resolve(from), to, isCopied)
  const found = await look(from)
  if (found.kind === 'none') throw new UserError(`There is no ${from}.`)
  refuseAllBut('file', found)
  await copyFile(from, to, constants.COPYFILE_FICLONE)
}

async function copyFolder(
  folder: HeldFolder,
  place: string,
  to: string,
  isCopied: (path: string) => Promise<boolean>,
): Promise<void> {
  const explain = (error: unknown) => {
    throw explainRead(error, place)
  }
  const { mode } = await lstat(folder.at('.')).catch(explain)
  await makeFolder(to)
  for (const entry of await readdir(folder.at('.'), { withFileTypes: true }).catch(explain)) {
    const { name } = entry
    const [path, copy, kind] = [join(place, name), join(to, name), kindOf(entry)]
    if ((kind !== 'file' && kind !== 'folder' && kind !== 'link') || !(await isCopied(path))) continue
    if (isNoText(name)) refuseUnsafeName(path)
    if (kind === 'link') await put(copy, async () => symlink(await readlink(folder.at(name)), copy))
    else if (kind === 'file') await copyPlain(folder.at(name), path, copy)
    else {
      await using below = await enterHeld(folder, name, path)
      if (below !== null) await copyFolder(below, path, copy, isCopied)
    }
  }
  await chmod(to, mode & 0o777)
}

async function makeFolder(path: string): Promise<void> {
  await recover(mkdir(path), ['EEXIST'], undefined)
  const found = await look(path)
  if (found.kind !== 'none') refuseAllBut('folder', found)
}

const READING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
const COPYING = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL

/** By its descriptor: what has come in the place of a file since its folder was read is not copied. */
async function copyPlain(at: string, path: string, copy: string): Promise<void> {
  if (process.platform !== 'linux') return put(copy, () => copyFile(at, copy, COPYING))
  const file = await recover(open(at, READING), ['ENOENT'], null).catch((error: unknown) => {
    const isOther = errorCode(error) === 'ELOOP' || errorCode(error) === 'ENXIO'
    throw isOther ? refusedKind(path, 'link') : explainRead(error, path)
  })
  if (file === null) return
  await using _open = file
  if ((await file.stat()).isFile()) await put(copy, () => copyFile(`/proc/self/fd/${file.fd}`, copy, COPYING))
}

/** Has `make` put something where nothing is, or what was there is removed first: no link of an earlier copy is followed. */
async function put(path: string, make: () => Promise<void>): Promise<void> {
  try {
    await make()
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    await rm(path, { recursive: true })
    await make()
  }
}

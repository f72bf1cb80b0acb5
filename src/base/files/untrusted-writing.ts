import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, copyFile, type FileHandle, link, open, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorCode, recover, UserError } from '../errors.ts'
import { look, refuseAllBut, refusedKind } from './entry-kinds.ts'
import { nameOf } from './held-files.ts'
import { type HeldFolder, holdFolder, makeAndHold } from './held-folder.ts'
import { explainWrite } from './path-errors.ts'
import { openBelow } from './untrusted-files.ts'

// Writing where strangers may write too, by the rules of untrusted-files.ts: what is done is done in the very folder that was
// looked at, and no link leads it elsewhere, not one either that comes between a look and a write.

/** Makes a folder and those on the way to it. */
export async function makeFolderBelow(root: string, path: string): Promise<void> {
  await using _folder = await makeAndHold(root, path)
}

/** Makes a folder and those on the way to it; when disposed of it removes those that it made and that nothing was put into. */
export async function openFolderBelow(root: string, path: string): Promise<AsyncDisposable> {
  const made: string[] = []
  for (const folder of [join(root, path), root]) {
    if ((await recover(stat(folder), ['ENOENT'], null)) === null) made.push(folder)
  }
  await makeFolderBelow(root, path)
  return {
    [Symbol.asyncDispose]: async () => {
      for (const folder of made) await recover(rmdir(folder), ['ENOTEMPTY', 'EEXIST', 'ENOENT'], null)
    },
  }
}

/** Makes a folder as `makeFolderBelow` does, and tells before any work is done that files can't be made in it. */
export async function makeWritableBelow(root: string, path: string): Promise<void> {
  await using folder = await makeAndHold(root, path)
  await access(folder.at('.'), constants.W_OK | constants.X_OK).catch((error: unknown) => {
    const place = join(root, path)
    throw explainWrite(error, place, place)
  })
}

/** A place for a file, in a folder that is there: there is none there yet, or a plain one. */
export interface FilePlace {
  readonly folder: Pick<HeldFolder, 'at'>
  readonly name: string
}

/** Has `work` write a file below `root`, and explains why it can't. UserError where something else than a plain file lies there. */
export async function writeBelow<T>(root: string, path: string, work: (at: FilePlace) => Promise<T>): Promise<T> {
  const name = nameOf(root, path)
  try {
    await using folder = await makeAndHold(root, dirname(path))
    const found = await look(folder.at(name))
    if (found.kind !== 'none') refuseAllBut('file', { ...found, path: join(root, path) })
    return await work({ folder, name })
  } catch (error) {
    throw explainWrite(error, join(root, path))
  }
}

/** Makes the folders of a file that is to be written, and refuses one that lies there and is no plain file. */
export const prepareBelow = (root: string, path: string): Promise<void> => writeBelow(root, path, async () => {})

/** Flags of 'a+' that follow no link. */
const APPENDING =
  constants.O_APPEND | constants.O_CREAT | constants.O_RDWR | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** Has `work` add to a plain file below `root`, which is made where there is none; it is told its folder too. */
export const appendBelow = (
  root: string,
  path: string,
  work: (file: FileHandle, folder: string) => Promise<void>,
): Promise<void> =>
  writeBelow(root, path, async ({ folder, name }) => {
    await using file = await open(folder.at(name), APPENDING)
    if (!(await file.stat()).isFile()) throw refusedKind(join(root, path), 'device')
    await work(file, folder.at('.'))
  })

/** Removes a plain file; nothing where there is none. */
export async function removeBelow(root: string, path: string): Promise<void> {
  const name = nameOf(root, path)
  await using folder = await holdFolder(root, dirname(path))
  const found = folder === null ? null : await look(folder.at(name))
  if (folder === null || found === null || found.kind === 'none') return
  refuseAllBut('file', { ...found, path: join(root, path) })
  await rm(folder.at(name), { force: true })
}

/** Copies a plain file to a path below another root, or the same. UserError where something lies there: nothing is replaced. */
export async function copyBelow(from: string, to: string, path: string, newPath = path): Promise<void> {
  const opened = await openBelow(from, path)
  if (opened === null) throw new UserError(`${join(from, path)} is gone.`, 1)
  await using source = opened.file
  const { size, mode } = opened.stats
  const target = join(to, newPath)
  await writeBelow(to, newPath, async ({ folder, name }) => {
    await using copy = await open(folder.at(name), 'wx', mode & 0o755).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error
      throw new UserError(`${target} is there already, maybe by a name that differs only in its case: not replaced.`, 3)
    })
    try {
      if (size === 0) return
      const reading = source.createReadStream({ start: 0, end: size - 1, autoClose: false })
      await pipeline(reading, copy.createWriteStream())
    } catch (error) {
      await rm(folder.at(name), { force: true })
      throw error
    }
  })
}

const NO_LINKS = ['EXDEV', 'EPERM', 'EACCES', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/** Gives a file of ours, which is only read, a second name below `root`, so that it lies once. False: the file system can't. */
export const linkBelow = (file: string, root: string, path: string): Promise<boolean> =>
  writeBelow(root, path, ({ folder, name }) =>
    recover(
      link(file, folder.at(name)).then(() => true),
      NO_LINKS,
      false,
    ),
  )

/** Writes a whole file where there is none; false: one is there, which may have come meanwhile, and stays. */
export const createBelow = (root: string, path: string, content: string): Promise<boolean> =>
  writeBelow(root, path, async ({ folder, name }) => {
    const temporary = folder.at(`${name}.${randomBytes(6).toString('hex')}.tmp`)
    const copyNew = () => copyFile(temporary, folder.at(name), constants.COPYFILE_EXCL)
    const create = async () => {
      if (await recover(link(temporary, folder.at(name)), NO_LINKS, true)) await copyNew()
      return true
    }
    try {
      await writeFile(temporary, content, { flag: 'wx', flush: true })
      return await recover(create(), ['EEXIST'], false)
    } finally {
      await rm(temporary, { force: true })
    }
  })

/** Moves what lies at one path below `root` to another, where nothing is that it would replace. */
export async function moveBelow(root: string, from: string, to: string): Promise<void> {
  const [old, name] = [nameOf(root, from), nameOf(root, to)]
  await using source = await holdFolder(root, dirname(from))
  if (source === null) throw new UserError(`${join(root, from)} is gone.`, 1)
  await using target = await makeAndHold(root, dirname(to))
  await rename(source.at(old), target.at(name)).catch((error: unknown) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw explainWrite(error, join(root, to))
    throw new UserError(`${join(root, to)} is there by now: another made it meanwhile. It was left as it is.`, 1)
  })
}

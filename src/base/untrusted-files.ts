import { constants, type Stats } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readlink, realpath, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  type EntryKind,
  type Found,
  kindOf,
  look,
  namesBelow,
  refuseAllBut,
  refusedKind,
  refuseUnsafeName,
} from './entry-kinds.ts'
import { errorCode, UserError } from './errors.ts'
import { makeFolders } from './folders.ts'
import { explainWrite } from './path-errors.ts'
import { formatSize } from './size.ts'

// The one way to files that strangers may have made: projects, datasets, campaigns, artifacts. A `root` is a folder that the
// user named, or that this tool made: it may be reached by links. Of what lies below it every level is looked at, no link is
// followed, and only plain files are opened. A `path` is relative to its root.

/** Most bytes of one document that is read whole (a plan, a manifest): parsed, JSON takes up to 30 times its bytes. */
export const LARGEST_DOCUMENT_BYTES = 64 * 1024 ** 2
const MOST_ENTRIES = 1_000_000

/** What lies at a path below `root`. UserError where the path leaves it, or this user may not look. */
export async function lookBelow(root: string, path: string): Promise<Found> {
  let found: Found | null = null
  let place = root
  for (const name of namesBelow(root, path)) {
    if (found?.kind === 'file') return { kind: 'none' }
    place = join(place, name)
    found = await look(place)
    if (found.kind !== 'folder' && found.kind !== 'file') return found
  }
  if (found !== null) return found
  const own = await look(`${resolve(root)}/.`) // with the dot a link that the user named is followed
  return own.kind === 'none' ? own : { ...own, path: root }
}

export interface OpenFile {
  readonly file: FileHandle
  readonly stats: Stats
}

/** Opens a plain file; null where there is none. UserError for anything else in its place. */
export async function openBelow(root: string, path: string): Promise<OpenFile | null> {
  const found = await lookBelow(root, path)
  if (found.kind === 'none') return null
  refuseAllBut('file', found)
  // A looked-at path may be another thing by now. NONBLOCK: a pipe without a writer would hold up the one who opens it.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const file = await open(found.path, flags).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw errorCode(error) === 'ELOOP' ? refusedKind(found.path, 'link') : error
  })
  if (file === null) return null
  const stats = await file.stat()
  const isHere = await liesAt(file, root, path)
  if (stats.isFile() && isHere) return { file, stats }
  await file.close()
  throw refusedKind(found.path, isHere ? 'device' : 'link')
}

/**
 * Whether what is open lies at a path below `root`: somebody may have put a link in the place of a folder on the way since
 * that was looked at. True where the system does not tell.
 */
async function liesAt(file: FileHandle, root: string, path: string): Promise<boolean> {
  const place = await readlink(openedAs(file)).catch(() => null)
  if (place === null) return true
  const expected = join(await realpath(root).catch(() => ''), ...namesBelow(root, path))
  return place === expected || place === `${expected} (deleted)`
}

const openedAs = (file: FileHandle) => `/proc/self/fd/${file.fd}`

/** The bytes of a plain file; null where there is none. UserError for anything else, and for one that is longer. */
export async function readBelow(
  root: string,
  path: string,
  mostBytes: number = LARGEST_DOCUMENT_BYTES,
): Promise<Buffer | null> {
  const opened = await openBelow(root, path)
  if (opened === null) return null
  await using file = opened.file
  const { size } = opened.stats
  if (size > mostBytes) {
    const [has, most] = [formatSize(size), formatSize(mostBytes)]
    throw new UserError(`${join(root, path)} has ${has}, more than the ${most} that such a file may have.`)
  }
  return readPart(file, 0, size)
}

/** The same, and null for all else too: a script that is done may have left anything, with any rights. */
export async function readIfPlain(root: string, path: string, mostBytes: number): Promise<Buffer | null> {
  return readBelow(root, path, mostBytes).catch((error: unknown) => {
    if (error instanceof UserError || errorCode(error) !== undefined) return null
    throw error
  })
}

/** The first bytes of a plain file and its size; null for anything else. */
export async function readHeadBelow(
  root: string,
  path: string,
  mostBytes: number,
): Promise<{ readonly bytes: Buffer; readonly sizeBytes: number } | null> {
  if ((await lookBelow(root, path)).kind !== 'file') return null
  const opened = await openBelow(root, path)
  if (opened === null) return null
  await using file = opened.file
  const { size } = opened.stats
  return { bytes: await readPart(file, 0, Math.min(size, mostBytes)), sizeBytes: size }
}

/** The last bytes of a plain file; null for anything else. */
export async function readTailBelow(root: string, path: string, mostBytes: number): Promise<Buffer | null> {
  if ((await lookBelow(root, path)).kind !== 'file') return null
  const opened = await openBelow(root, path)
  if (opened === null) return null
  await using file = opened.file
  const length = Math.min(opened.stats.size, mostBytes)
  return readPart(file, opened.stats.size - length, length)
}

async function readPart(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, start + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return bytes.subarray(0, filled)
}

/** A folder below `root` as a root of its own. UserError where it is none. */
export async function enterBelow(root: string, path: string): Promise<string> {
  const found = await lookBelow(root, path)
  if (found.kind === 'none') throw new UserError(`There is no folder ${join(root, path)}.`)
  refuseAllBut('folder', found)
  return join(root, path)
}

/** Makes a folder and those on the way to it, none of them through a link. */
export async function makeFolderBelow(root: string, path: string): Promise<void> {
  let place = root
  try {
    await makeFolders(root)
    for (const name of namesBelow(root, path)) {
      place = join(place, name)
      await mkdir(place).catch(async (error: unknown) => {
        const found = await look(place)
        if (errorCode(error) !== 'EEXIST' || found.kind === 'none') throw error
        refuseAllBut('folder', found)
      })
    }
  } catch (error) {
    throw explainWrite(error, place)
  }
}

/** Makes the folders of a file that is to be written, and refuses one that lies there and is no plain file. */
export async function prepareBelow(root: string, path: string): Promise<void> {
  await makeFolderBelow(root, dirname(path))
  const found = await lookBelow(root, path)
  if (found.kind !== 'none') refuseAllBut('file', found)
}

/** Removes a plain file; nothing where there is none. */
export async function removeBelow(root: string, path: string): Promise<void> {
  const found = await lookBelow(root, path)
  if (found.kind === 'none') return
  refuseAllBut('file', found)
  await rm(found.path, { force: true })
}

/** Copies a plain file to the same path below another root. UserError where something lies there: nothing is replaced. */
export async function copyBelow(from: string, to: string, path: string): Promise<void> {
  const opened = await openBelow(from, path)
  if (opened === null) throw new UserError(`${join(from, path)} is gone.`, 1)
  await using source = opened.file
  const { size, mode } = opened.stats
  await prepareBelow(to, path)
  const target = join(to, path)
  const copy = await open(target, 'wx', mode & 0o755).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw explainWrite(error, target)
    throw new UserError(`${target} is there already, maybe by a name that differs only in its case: not replaced.`, 3)
  })
  try {
    if (!(await liesAt(copy, to, path))) throw refusedKind(target, 'link')
    if (size > 0)
      await pipeline(source.createReadStream({ start: 0, end: size - 1, autoClose: false }), copy.createWriteStream())
  } catch (error) {
    await rm(await readlink(openedAs(copy)).catch(() => target), { force: true }) // where it was made, maybe behind a link
    throw explainWrite(error, target)
  } finally {
    await copy.close()
  }
}

export interface TreeEntry {
  /** Relative to the root, with forward slashes. */
  readonly path: string
  readonly kind: EntryKind
}

/**
 * All that lies below a folder, links not followed. UserError for a name that a path may not have, and where there is more
 * than any project or campaign holds. `isEntered`: of a folder, whether what lies in it is told too.
 */
export async function* walkTree(
  root: string,
  isEntered: (path: string) => boolean = () => true,
): AsyncGenerator<TreeEntry, void, void> {
  const waiting = ['']
  let count = 0
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const { name, kind } of await readFolder(root, folder)) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (++count > MOST_ENTRIES) throw new UserError(`${root} holds more than ${MOST_ENTRIES} files and folders.`)
      yield { path, kind }
      if (kind === 'folder' && isEntered(path)) waiting.push(path)
    }
  }
}

async function readFolder(root: string, path: string): Promise<{ readonly name: string; readonly kind: EntryKind }[]> {
  const place = join(root, path)
  try {
    await using folder = await openFolder(root, path)
    const entries = await readdir(folder === null ? place : openedAs(folder), { withFileTypes: true })
    for (const { name } of entries) refuseUnsafeName(name)
    return entries
      .map((entry) => ({ name: entry.name, kind: kindOf(entry) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    if (errorCode(error) === 'ENAMETOOLONG') throw new UserError(`${place} is longer than a path may be.`)
    throw error
  }
}

/** A folder to be read by its descriptor, which stays the same whatever becomes of its path; null where there is no such way. */
async function openFolder(root: string, path: string): Promise<FileHandle | null> {
  if (process.platform !== 'linux') return null
  const place = join(root, path)
  const isRoot = namesBelow(root, path).length === 0 // the root may be reached by a link
  const folder = await open(isRoot ? `${place}/.` : place, FOLDER).catch((error: unknown) => {
    throw errorCode(error) === 'ENOTDIR' || errorCode(error) === 'ELOOP' ? refusedKind(place, 'link') : error
  })
  if (await liesAt(folder, root, path)) return folder
  await folder.close()
  throw refusedKind(place, 'link')
}

const FOLDER = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW

/** What a folder below `root` holds, sorted by name; null where there is no such folder. */
export async function listBelow(
  root: string,
  path: string,
): Promise<readonly { readonly name: string; readonly kind: EntryKind }[] | null> {
  const found = await lookBelow(root, path)
  if (found.kind === 'none') return null
  refuseAllBut('folder', found)
  return readFolder(root, path)
}

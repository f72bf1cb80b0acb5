import { readdirSync, type Stats } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { errorCode, UserError } from '../errors.ts'
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
import { nameOf, openIn, READING, readIn, readPart } from './held-files.ts'
import { enterHeld, type HeldFolder, holdFolder } from './held-folder.ts'
import { explainRead } from './path-errors.ts'

// The one way to files that strangers may have made: projects, datasets, campaigns, artifacts. A `root` is a folder that the
// user named, or that this tool made: it may be reached by links. Of what lies below it every level is looked at, no link is
// followed, and only plain files are opened. A `path` is relative to its root. untrusted-writing.ts writes there.

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
  const [place, name] = [join(root, path), nameOf(root, path)]
  await using folder = await holdFolder(root, dirname(path))
  const file = folder === null ? null : await openIn(folder, name, place, (at) => open(at, READING))
  return file === null ? null : keepPlain(file, () => refusedKind(place, 'device'))
}

/** A file that was opened, where it is a plain one still: what was looked at before may be another thing by now. Else `refuse` makes the error. */
export async function keepPlain(file: FileHandle, refuse: (kind: EntryKind) => Error): Promise<OpenFile> {
  const stats = await file.stat()
  if (stats.isFile()) return { file, stats }
  await file.close()
  throw refuse(kindOf(stats))
}

/** The bytes of a plain file; null where there is none. UserError for anything else, and for one that is longer. */
export async function readBelow(
  root: string,
  path: string,
  mostBytes: number = LARGEST_DOCUMENT_BYTES,
): Promise<Buffer | null> {
  const name = nameOf(root, path)
  await using folder = await holdFolder(root, dirname(path))
  const found = folder === null ? null : await readIn(folder, name, join(root, path), mostBytes)
  return found?.bytes ?? null
}

/** The bytes of a plain file; null for anything else: a script that is done may have left anything, with any rights. */
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
  return { bytes: readPart(file.fd, 0, Math.min(size, mostBytes)), sizeBytes: size }
}

/** The last bytes of a plain file; null for anything else. */
export async function readTailBelow(root: string, path: string, mostBytes: number): Promise<Buffer | null> {
  if ((await lookBelow(root, path)).kind !== 'file') return null
  const opened = await openBelow(root, path)
  if (opened === null) return null
  await using file = opened.file
  const length = Math.min(opened.stats.size, mostBytes)
  return readPart(file.fd, opened.stats.size - length, length)
}

/** A folder below `root` as a root of its own. UserError where it is none. */
export async function enterBelow(root: string, path: string): Promise<string> {
  const found = await lookBelow(root, path)
  if (found.kind === 'none') throw new UserError(`There is no folder ${join(root, path)}.`)
  refuseAllBut('folder', found)
  return join(root, path)
}

interface FolderEntry {
  readonly name: string
  readonly kind: EntryKind
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
  const way: OpenTree[] = []
  let count = 0
  try {
    for (let next: OpenTree | null = await enterRoot(root); next !== null; next = await enterNext(root, way)) {
      way.push(next)
      for (const { name, kind } of refuseUnsafe(listHeld(next.held, join(root, next.path)))) {
        const path = joinNames(next.path, name)
        if (++count > MOST_ENTRIES) throw new UserError(`${root} holds more than ${MOST_ENTRIES} files and folders.`)
        yield { path, kind }
        if (kind === 'folder' && isEntered(path)) next.left.push(name)
      }
    }
  } finally {
    for (const { held } of way) await held[Symbol.asyncDispose]()
  }
}

/** A folder on the way to the one that is looked at: each is opened once, from the one above it. */
interface OpenTree {
  readonly path: string
  readonly held: HeldFolder
  /** Folders in it that have not been entered yet. */
  readonly left: string[]
}

async function enterRoot(root: string): Promise<OpenTree> {
  return openTree(root, '', await holdFolder(root, ''))
}

/** Leaves the folders in which nothing is left, and enters the next; null: all were. */
async function enterNext(root: string, way: OpenTree[]): Promise<OpenTree | null> {
  for (let last = way.at(-1); last !== undefined; last = way.at(-1)) {
    const name = last.left.pop()
    if (name !== undefined) {
      const path = joinNames(last.path, name)
      return openTree(root, path, await enterHeld(last.held, name, join(root, path)))
    }
    way.pop()
    await last.held[Symbol.asyncDispose]()
  }
  return null
}

function openTree(root: string, path: string, held: HeldFolder | null): OpenTree {
  if (held === null) throw new UserError(`There is no folder ${join(root, path)}.`)
  return { path, held, left: [] }
}

const joinNames = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`)

/** `place`: as the user knows it. */
function listHeld(folder: HeldFolder, place: string): readonly FolderEntry[] {
  return readEntries(folder, place)
    .map((entry) => ({ name: entry.name, kind: kindOf(entry) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function readEntries(folder: HeldFolder, place: string) {
  try {
    return readdirSync(folder.at('.'), { withFileTypes: true })
  } catch (error) {
    throw explainRead(error, place)
  }
}

function refuseUnsafe(entries: readonly FolderEntry[]): readonly FolderEntry[] {
  for (const { name } of entries) refuseUnsafeName(name)
  return entries
}

/** What a folder below `root` holds, sorted by name; null where there is no such folder. UserError for a name that a path may not have. */
export async function listBelow(root: string, path: string): Promise<readonly FolderEntry[] | null> {
  const entries = await listAsNamed(root, path)
  return entries && refuseUnsafe(entries)
}

/**
 * What a folder holds as `listBelow` lists it, whatever the names, for who tells what is wrong with each: by a name that no
 * path may have nothing is opened.
 */
export async function listAsNamed(root: string, path: string): Promise<readonly FolderEntry[] | null> {
  const found = await lookBelow(root, path)
  if (found.kind === 'none') return null
  refuseAllBut('folder', found)
  await using folder = await holdFolder(root, path)
  return folder === null ? null : listHeld(folder, join(root, path))
}

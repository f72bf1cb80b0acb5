import { createHash, randomBytes } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { access, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { z } from 'zod'
import { errorCode, UserError } from '../errors.ts'
import { formatSize } from '../size.ts'
import { parseJsonWith, parseWith, QUIET, readLanguage } from '../text/parse-with.ts'
import { refusedKind } from './entry-kinds.ts'
import { makeFolders } from './folders.ts'
import { isStream, openNamed, readNamed, writeToStream } from './named-files.ts'
import { explainLook, explainNewFile, explainWrite } from './path-errors.ts'
import { LARGEST_DOCUMENT_BYTES, type OpenFile, openBelow, readBelow, walkTree } from './untrusted-files.ts'
import { createBelow, type FilePlace, writeBelow } from './untrusted-writing.ts'

// In all functions here `root` says that strangers may have made what lies below it (see untrusted-files.ts); without it the
// path is the user's own or this tool's (see named-files.ts).

export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

type Parts = Iterable<string> | AsyncIterable<string | Uint8Array>

/** Writes the whole file or nothing: a temporary sibling, synced, then renamed. Of a pipe or a terminal that the user named it writes what it holds. */
export async function writeFileAtomic(
  path: string,
  content: string | Uint8Array | Parts,
  root?: string,
): Promise<void> {
  const whole = typeof content === 'string' || content instanceof Uint8Array ? content : joinTexts(content)
  if (root !== undefined) return writeBelow(root, relative(root, path), (place) => replaceFile(place, whole))
  if (await isStream(path)) return writeToStream(path, whole)
  const folder = dirname(path)
  await makeFolders(folder)
  try {
    await replaceFile({ folder: { at: (name) => join(folder, name) }, name: basename(path) }, whole)
  } catch (error) {
    throw explainNewFile(error, path)
  }
}

async function replaceFile({ folder, name }: FilePlace, content: Parameters<typeof writeFile>[1]): Promise<void> {
  const temporary = folder.at(`${name}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true })
    await rename(temporary, folder.at(name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

const CHUNK_CHARACTERS = 1 << 16

/** Many short texts as few long ones: each that is given on is written by itself. */
async function* joinTexts(parts: Parts): AsyncGenerator<string | Uint8Array, void, void> {
  let joined = ''
  for await (const part of parts) {
    if (typeof part !== 'string') {
      yield part
      continue
    }
    joined += part
    if (joined.length < CHUNK_CHARACTERS) continue
    yield joined
    joined = ''
  }
  yield joined
}

export async function writeJson(path: string, value: unknown, root?: string): Promise<void> {
  await writeFileAtomic(path, renderJson(value), root)
}

const renderJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Writes a value as JSON to a file that is new below `root`. False: one is there, which may have come meanwhile, and stays. */
export const createJson = (path: string, value: unknown, root: string): Promise<boolean> =>
  createBelow(root, relative(root, path), renderJson(value))

/** The file's bytes, or null where there is no such file. UserError for anything but a plain file, and for one of more than `mostBytes`. */
export const readIfPresent = (
  path: string,
  root?: string,
  mostBytes = LARGEST_DOCUMENT_BYTES,
): Promise<Buffer | null> =>
  root === undefined ? readNamed(path, mostBytes) : readBelow(root, relative(root, path), mostBytes)

/** The file's text, or null where there is no such file. */
export async function readTextIfPresent(path: string, root?: string, mostBytes?: number): Promise<string | null> {
  return (await readIfPresent(path, root, mostBytes))?.toString('utf8') ?? null
}

/** What lies at the path, or null where nothing does. UserError where this user may not look: something may be there. */
export async function statIfPresent(path: string): Promise<Stats | null> {
  try {
    return await stat(path)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw explainLook(error, path)
  }
}

/** Makes the folder where there is none, and tells before any work is done that files can't be made in it. */
export async function checkWritableFolder(folder: string): Promise<void> {
  await makeFolders(folder)
  try {
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw explainWrite(error, folder, folder)
  }
}

export async function readJson<T>(path: string, schema: z.ZodType<T>, root?: string): Promise<T> {
  const value = await readJsonIfPresent(path, schema, root)
  if (value === null) throw new UserError(`There is no ${path}.`)
  return value
}

/** Null where there is no such file. */
export async function readJsonIfPresent<T>(
  path: string,
  schema: z.ZodType<T>,
  root?: string,
  mostBytes?: number,
): Promise<T | null> {
  const bytes = await readIfPresent(path, root, mostBytes)
  return bytes === null ? null : parseJsonWith(schema, bytes, path)
}

/** `missing` is what a user is told where there is no such file. */
export async function readYaml<T>(path: string, schema: z.ZodType<T>, missing: string, root?: string): Promise<T> {
  const text = await readTextIfPresent(path, root)
  if (text === null) throw new UserError(missing)
  const { parse } = await import('yaml') // heavy: `measure` reads none
  return parseWith(
    schema,
    readLanguage('YAML', (each) => parse(each, QUIET), text, path),
    path,
  )
}

/** Every plain file below `root`, sorted, with forward slashes. Links are not followed and not listed. */
export async function listFiles(root: string): Promise<string[]> {
  const files: string[] = []
  for await (const { path, kind } of walkTree(root)) if (kind === 'file') files.push(path)
  return files.sort()
}

/** SHA-256 of a plain file below `root`, however large it is; null where there is none. */
export async function hashBelow(root: string, path: string): Promise<string | null> {
  const opened = await openBelow(root, path)
  return opened && hashOpen(opened)
}

/** SHA-256 of a file that the user named; null where there is none. */
export async function hashNamed(path: string): Promise<string | null> {
  const opened = await openNamed(path)
  return opened && hashOpen(opened)
}

async function hashOpen({ file }: OpenFile): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of file.createReadStream()) hash.update(chunk)
  return hash.digest('hex')
}

/** Most bytes of one project, which is copied for each of its runs. */
const LARGEST_TREE_BYTES = 16 * 1024 ** 3

/**
 * One hash over names and contents of every file below `root`, links and what `isTaken` refuses left out. UserError for a pipe, a
 * socket or a device.
 */
export const hashTree = async (root: string, isTaken?: (path: string) => boolean): Promise<string> =>
  hashOfTree(await hashFiles(root, isTaken))

/** SHA-256 of every file that `hashTree` takes, by its path. */
export async function hashFiles(
  root: string,
  isTaken: (path: string) => boolean = () => true,
): Promise<Map<string, string>> {
  const files: string[] = []
  for await (const { path, kind } of walkTree(root, isTaken)) {
    if (!isTaken(path)) continue
    if (kind === 'file') files.push(path)
    else if (kind !== 'folder' && kind !== 'link') throw refusedKind(join(root, path), kind)
  }
  const hashes = new Map<string, string>()
  let bytes = 0
  for (const path of files.sort()) {
    const opened = await openBelow(root, path)
    if (opened === null) throw new UserError(`${join(root, path)} was removed while it was read.`, 1)
    await using _file = opened.file
    bytes += opened.stats.size
    if (bytes > LARGEST_TREE_BYTES) throw new UserError(`${root} holds more than ${formatSize(LARGEST_TREE_BYTES)}.`)
    hashes.set(path, await hashOpen(opened))
  }
  return hashes
}

/** The hash of a tree of these files, which need not lie anywhere yet. */
export function hashOfTree(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [path, sha256] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\0${sha256}\n`)
  return hash.digest('hex')
}

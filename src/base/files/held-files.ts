import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, UserError } from '../errors.ts'
import { formatSize } from '../size.ts'
import { look, namesBelow, refuseAllBut, refusedKind } from './entry-kinds.ts'
import { enterHeld, type HeldFolder, holdFolder } from './held-folder.ts'
import { explainRead, notAFile } from './path-errors.ts'

// Plain files in a folder that is held, by the rules of untrusted-files.ts.

/** What was looked at may be another thing by now. NONBLOCK: a pipe without a writer would hold up the one who opens it. */
export const READING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** The last name of a path below `root`. UserError where it has none, or leads out. */
export function nameOf(root: string, path: string): string {
  const name = namesBelow(root, path).at(-1)
  if (name === undefined) throw notAFile(root)
  return name
}

/** `openAt`: opens the file by a path that the system finds it by; null where there is none. `place`: as the user knows it. */
export async function openIn<T>(
  folder: HeldFolder,
  name: string,
  place: string,
  openAt: (at: string) => T,
): Promise<Awaited<T> | null> {
  const found = await look(folder.at(name))
  if (found.kind === 'none') return null
  refuseAllBut('file', { ...found, path: place })
  try {
    return await openAt(folder.at(name))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw errorCode(error) === 'ELOOP' ? refusedKind(place, 'link') : explainRead(error, place)
  }
}

export interface ReadFile {
  readonly sizeBytes: number
  /** Null where the first of them are not what is wanted. */
  readonly bytes: Buffer | null
}

/** Bytes by which a file that is wanted is told from others. */
const HEAD_BYTES = 64 * 1024
const HEAD = Buffer.alloc(HEAD_BYTES)

export interface FileReading {
  /** Of a file's first bytes, whether all are read. */
  readonly isWanted?: (head: Buffer) => boolean
  /** Memory for a file of so many bytes. */
  readonly allocate?: (sizeBytes: number) => Buffer
}

/**
 * A plain file in a folder that is held; null where there is none. UserError for anything else, and for one that is longer. Read
 * without the thread pool, by which each of the thousands of small files of a campaign would take twenty times as long.
 */
export async function readIn(
  folder: HeldFolder,
  name: string,
  place: string,
  mostBytes: number,
  { isWanted = () => true, allocate = Buffer.allocUnsafe }: FileReading = {},
): Promise<ReadFile | null> {
  const descriptor = await openIn(folder, name, place, (at) => openSync(at, READING))
  if (descriptor === null) return null
  try {
    const stats = fstatSync(descriptor)
    if (!stats.isFile()) throw refusedKind(place, 'device')
    const { size } = stats
    if (size > mostBytes) {
      const [has, most] = [formatSize(size), formatSize(mostBytes)]
      throw new UserError(`${place} has ${has}, more than the ${most} that such a file may have.`)
    }
    const isAll = size <= HEAD_BYTES || isWanted(readInto(HEAD, descriptor, 0))
    return { sizeBytes: size, bytes: isAll ? readInto(allocate(size), descriptor, 0) : null }
  } finally {
    closeSync(descriptor)
  }
}

export const readPart = (descriptor: number, start: number, length: number): Buffer =>
  readInto(Buffer.allocUnsafe(length), descriptor, start)

function readInto(bytes: Buffer, descriptor: number, start: number): Buffer {
  let filled = 0
  while (filled < bytes.length) {
    const count = readSync(descriptor, bytes, filled, bytes.length - filled, start + filled)
    if (count === 0) break
    filled += count
  }
  return bytes.subarray(0, filled)
}

interface OnTheWay {
  readonly name: string
  /** Null: there is none, and so nothing below it. */
  readonly folder: HeldFolder | null
}

/** Reads files below a root, each as `readBelow` does: of those that follow each other a folder on the way is entered once for all, and one is read after another, whoever waits. */
export class NeighbourReader implements AsyncDisposable {
  readonly #root: string
  /** The root, and the folders below it down to the one that was read from last. */
  readonly #way: OnTheWay[] = []
  /** Ends when the last file that was asked for is read: the folders on its way are left for the next one's. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(root: string) {
    this.#root = root
  }

  read(path: string, mostBytes: number, reading?: FileReading): Promise<ReadFile | null> {
    const read = this.#last.then(() => this.#read(path, mostBytes, reading))
    this.#last = read.catch(() => {})
    return read
  }

  async #read(path: string, mostBytes: number, reading?: FileReading): Promise<ReadFile | null> {
    const names = namesBelow(this.#root, path)
    const name = names.pop()
    if (name === undefined) throw notAFile(this.#root)
    const folder = await this.#enter(['', ...names])
    return folder === null ? null : readIn(folder, name, join(this.#root, path), mostBytes, reading)
  }

  async #enter(names: readonly string[]): Promise<HeldFolder | null> {
    const common = this.#way.findIndex(({ name }, index) => name !== names[index])
    if (common >= 0) await this.#leave(common)
    for (let last = this.#way.at(-1); this.#way.length < names.length; last = this.#way.at(-1)) {
      if (last?.folder === null) return null
      const way = names.slice(0, this.#way.length + 1)
      const name = way.at(-1) ?? ''
      const folder =
        last === undefined ? holdFolder(this.#root, '') : enterHeld(last.folder, name, join(this.#root, ...way))
      this.#way.push({ name, folder: await folder })
    }
    return this.#way.at(-1)?.folder ?? null
  }

  async #leave(kept: number): Promise<void> {
    for (const { folder } of this.#way.splice(kept)) await folder?.[Symbol.asyncDispose]()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#last
    await this.#leave(0)
  }
}

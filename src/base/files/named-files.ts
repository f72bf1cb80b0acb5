import { constants, type Stats } from 'node:fs'
import { open, stat, type writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { errorCode, recover, UserError } from '../errors.ts'
import { formatSize } from '../size.ts'
import { type EntryKind, kindOf } from './entry-kinds.ts'
import { explainPath, explainWrite, notAFile } from './path-errors.ts'
import { keepPlain, type OpenFile } from './untrusted-files.ts'

// Files that the user named, or that are this tool's own: links in their paths lead where they do, and what they lead to is
// looked at before it is opened, so that nothing waits for a pipe's other end, or takes a device's place.

/** Opens a plain file to be read; null where there is none. UserError for anything else. */
export async function openNamed(path: string): Promise<OpenFile | null> {
  const found = await lookAt(path)
  if (found === null) return null
  refuseUnreadable(path, kindOf(found))
  const file = await recover(open(path, constants.O_RDONLY | constants.O_NONBLOCK), ['ENOENT'], null)
  return file === null ? null : keepPlain(file, (kind) => unreadable(path, kind))
}

/** The bytes of such a file; null where there is none. UserError for one that is longer than `mostBytes`. */
export async function readNamed(path: string, mostBytes: number): Promise<Buffer | null> {
  const opened = await openNamed(path)
  if (opened === null) return null
  await using file = opened.file
  const parts: Buffer[] = []
  let bytes = opened.stats.size // of some files that the system makes up it is 0
  if (bytes <= mostBytes) {
    bytes = 0
    for await (const part of file.createReadStream({ autoClose: false, end: mostBytes })) {
      parts.push(part)
      bytes += part.length
    }
  }
  if (bytes > mostBytes)
    throw new UserError(`${path} has more than the ${formatSize(mostBytes)} that such a file may have.`)
  return Buffer.concat(parts)
}

async function lookAt(path: string): Promise<Stats | null> {
  return recover(stat(path), ['ENOENT'], null).catch((error: unknown) => {
    throw explainPath(error, path)
  })
}

function refuseUnreadable(path: string, kind: EntryKind): void {
  if (kind === 'folder') throw notAFile(path)
  if (kind !== 'file') throw unreadable(path, kind)
}

/** Several steps read the same file, and what it is known by is the hash of its bytes. */
const unreadable = (path: string, kind: EntryKind) =>
  new UserError(`${path} is a ${kind}, which can't be read again: write what it holds to a file, and name that.`)

/**
 * Whether what is written at a path goes into what lies there: a pipe, a terminal, a descriptor of this process. Else a file
 * takes the place of what lies there. UserError where that is nothing to write to.
 */
export async function isStream(path: string): Promise<boolean> {
  const found = await recover(stat(path), ['ENOENT', 'ENOTDIR'], null)
  if (found === null) return false
  if (found.isDirectory()) throw notAFile(path)
  if (found.isSocket() || found.isBlockDevice()) throw new UserError(`${path} is no file: name one to write to.`, 1)
  return !found.isFile() || OF_THIS_PROCESS.test(resolve(path))
}

/** Where a shell's redirection went there may lie a file too: what is written follows what was. */
const OF_THIS_PROCESS = /^\/(?:dev\/(?:stdin|stdout|stderr|fd\/\d+)|proc\/.*)$/

/** Writes into what lies at a path, see `isStream`. UserError where nobody reads the other end. */
export async function writeToStream(path: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  const flags = constants.O_WRONLY | constants.O_APPEND
  try {
    await using _checked = await open(path, flags | constants.O_NONBLOCK) // opened as usual it would wait for a reader
    await using file = await open(path, flags)
    await file.writeFile(content)
  } catch (error) {
    const isAlone = errorCode(error) === 'ENXIO' || errorCode(error) === 'EPIPE'
    throw isAlone ? new UserError(`${path} is a pipe that nobody reads.`, 1) : explainWrite(error, path)
  }
}

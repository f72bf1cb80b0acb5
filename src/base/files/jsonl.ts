import { open } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { z } from 'zod'
import { errorCode, errorMessage, UserError } from '../errors.ts'
import { formatSize } from '../size.ts'
import { parseJson } from '../text/parse-json.ts'
import { parserOf } from '../text/parse-many.ts'
import { openNamed } from './named-files.ts'
import { explainPath } from './path-errors.ts'
import { type OpenFile, openBelow } from './untrusted-files.ts'
import { appendBelow } from './untrusted-writing.ts'

// As in files.ts, `root` says that strangers may have made what lies below it.

/** Values as lines of JSON, each ended. */
export const renderJsonLines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('')

/** Appends one line, as `appendJsonLines` does. */
export const appendJsonLine = (path: string, value: unknown, root?: string): Promise<void> =>
  appendJsonLines(path, [value], root)

/**
 * Appends lines and syncs them, so that a killed process loses at most those it was writing; where the disk is full the
 * file stays as it was. One call at a time writes a file.
 */
export async function appendJsonLines(path: string, values: readonly unknown[], root = dirname(path)): Promise<void> {
  const lines = renderJsonLines(values)
  await appendBelow(root, relative(root, path), async (file, folder) => {
    const { size } = await file.stat()
    const last = Buffer.alloc(1)
    if (size > 0) await file.read(last, 0, 1, size - 1)
    const torn = size > 0 && last[0] !== 0x0a // an earlier writer was killed in the middle of its line
    try {
      await file.appendFile(`${torn ? '\n' : ''}${lines}`)
      await file.sync()
    } catch (error) {
      await file.truncate(size)
      throw error
    }
    if (size === 0) await syncFolder(folder)
  })
}

/** A new file's name is lost with the power until its folder is synced too. */
async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path)
  await folder.sync()
}

/**
 * Every whole line, validated, one at a time and never the whole file; nothing where there is no such file. A line that is no
 * JSON was torn by a killed writer: it is left out and told to `onTorn`. One that is JSON and does not fit is an error that
 * names file and line.
 */
export async function* streamJsonLines<T>(
  path: string,
  schema: z.ZodType<T>,
  onTorn: () => void,
  root?: string,
): AsyncGenerator<T, void, void> {
  const parse = parserOf(schema)
  let number = 0
  for await (const lines of streamLines(path, root)) {
    for (const line of lines) {
      number++
      if (line.trim() === '') continue
      let value: unknown
      try {
        value = parseJson(line)
      } catch {
        onTorn()
        continue
      }
      yield parse(value, `${path}, line ${number}`)
    }
  }
}

const CHUNK_BYTES = 1 << 20
/** Of a small file, of which many are read one after another: a chunk's room for each keeps the collector of garbage busy. */
const SMALL_CHUNK_BYTES = 1 << 14
/** Far more than any line of this tool's: one that never ends would be held in memory whole. */
const LONGEST_LINE_BYTES = 16 * CHUNK_BYTES

/**
 * The lines of a file, as many at a time as a chunk completes; a later chunk takes their place. They end at a line feed
 * only: `node:readline` also breaks at U+2028, which JSON allows inside a string. UserError for one that is far longer than
 * any of this tool's.
 */
export async function* streamLines(path: string, root?: string): AsyncGenerator<Iterable<string>, void, void> {
  try {
    const opened = await openToRead(path, root)
    if (opened === null) return
    await using file = opened.file
    const fill: Fill = async (buffer, from) => (await file.read(buffer, from, buffer.length - from)).bytesRead
    yield* cutLines(path, fill, Math.min(CHUNK_BYTES, Math.max(SMALL_CHUNK_BYTES, opened.stats.size + 1)))
  } catch (error) {
    throw explainPath(error, path)
  }
}

/** Whether gzip packed a file, by its first bytes, whatever its name says. */
export async function isPacked(path: string): Promise<boolean> {
  const opened = await openNamed(path)
  if (opened === null) return false
  await using file = opened.file
  const first = Buffer.alloc(GZIP_MAGIC.length)
  await file.read(first, 0, first.length, 0)
  return first.equals(GZIP_MAGIC)
}

/** RFC 1952, section 2.3.1. */
const GZIP_MAGIC = Buffer.from([0x1f, 0x8b])

/**
 * Lines of a file that gzip packed, chunk by chunk; it is unpacked no further than it is read. None where there is no such
 * file.
 */
export async function* streamPackedLines(path: string): AsyncGenerator<Iterable<string>, void, void> {
  const opened = await openNamed(path)
  if (opened === null) return
  const { createGunzip } = await import('node:zlib')
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES })
  const packed = opened.file.createReadStream()
  const ended = pipeline(packed, unpacked).catch(() => {}) // who reads is told
  try {
    const chunks: AsyncIterator<Buffer> = unpacked[Symbol.asyncIterator]()
    let left = Buffer.alloc(0)
    yield* cutLines(path, async (buffer, from) => {
      if (left.length === 0) left = (await chunks.next()).value ?? left
      const taken = left.copy(buffer, from)
      left = left.subarray(taken)
      return taken
    })
  } catch (error) {
    if (!errorCode(error)?.startsWith('Z_')) throw error
    throw new UserError(
      `${path} can't be unpacked (${errorMessage(error)}): it is cut short or damaged, fetch it again.`,
    )
  } finally {
    packed.destroy()
    unpacked.destroy()
    await ended
  }
}

/** Reads on into a buffer from a place in it. Returns how many bytes; 0 at the end. */
type Fill = (buffer: Buffer, from: number) => Promise<number>

async function* cutLines(
  path: string,
  fill: Fill,
  chunkBytes = CHUNK_BYTES,
): AsyncGenerator<Iterable<string>, void, void> {
  const seen = { lines: 0 }
  let [buffer, other] = [Buffer.allocUnsafe(chunkBytes), Buffer.allocUnsafe(chunkBytes)]
  let unfinished = 0 // bytes of a line whose end is still to be read
  let reading = fill(buffer, 0)
  for (;;) {
    const count = await reading
    const read = buffer.subarray(0, unfinished + count)
    if (count === 0) {
      yield splitLines(read, seen)
      return
    }
    const end = read.lastIndexOf(0x0a) + 1
    unfinished = read.length - end
    if (unfinished >= other.length) other = Buffer.allocUnsafe(2 * unfinished)
    read.copy(other, 0, end)
    // The next chunk is on its way while this one's lines are used.
    reading = fill(other, unfinished)
    reading.catch(() => {}) // told where it is awaited, which a reader that stops early never does
    yield splitLines(read.subarray(0, end), seen)
    if (unfinished > LONGEST_LINE_BYTES) throw tooLong(path, seen.lines + 1)
    ;[buffer, other] = [other, buffer]
  }
}

const openToRead = (path: string, root: string | undefined): Promise<OpenFile | null> =>
  root === undefined ? openNamed(path) : openBelow(root, relative(root, path))

const tooLong = (path: string, line: number) =>
  new UserError(
    `${path}, line ${line} is longer than ${formatSize(LONGEST_LINE_BYTES)}, which no line of it is: remove it.`,
  )

/** `seen`: counts them. */
function* splitLines(bytes: Buffer, seen: { lines: number }): Generator<string, void, void> {
  for (let from = 0; from < bytes.length; seen.lines++) {
    const feed = bytes.indexOf(0x0a, from)
    const end = feed < 0 ? bytes.length : feed
    yield bytes.toString('utf8', from, end)
    from = end + 1
  }
}

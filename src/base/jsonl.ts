import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { z } from 'zod'
import { errorCode } from './errors.ts'
import { explainPath, explainWrite, makeFolders, parseWith } from './files.ts'

/**
 * Appends one line and syncs it, so that a killed process loses at most the line it was writing; where the disk is full
 * the file stays as it was. One process at a time writes a file.
 */
export async function appendJsonLine(path: string, value: unknown): Promise<void> {
  try {
    await makeFolders(dirname(path))
    await using file = await open(path, 'a+')
    const { size } = await file.stat()
    const last = Buffer.alloc(1)
    if (size > 0) await file.read(last, 0, 1, size - 1)
    const torn = size > 0 && last[0] !== 0x0a // an earlier writer was killed in the middle of its line
    try {
      await file.appendFile(`${torn ? '\n' : ''}${JSON.stringify(value)}\n`)
      await file.sync()
    } catch (error) {
      await file.truncate(size)
      throw error
    }
    if (size === 0) await syncFolder(dirname(path))
  } catch (error) {
    throw explainWrite(error, path)
  }
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
): AsyncGenerator<T, void, void> {
  let number = 0
  for await (const lines of streamLines(path)) {
    for (const line of lines) {
      number++
      if (line.trim() === '') continue
      let value: unknown
      try {
        value = JSON.parse(line)
      } catch {
        onTorn()
        continue
      }
      yield parseWith(schema, value, `${path}, line ${number}`)
    }
  }
}

const CHUNK_BYTES = 1 << 20

/**
 * The lines of a file, as many at a time as a chunk completes; the next chunk takes their place. They end at a line feed
 * only: `node:readline` also breaks at U+2028, which JSON allows inside a string.
 */
export async function* streamLines(path: string): AsyncGenerator<Iterable<string>, void, void> {
  try {
    await using file = await open(path)
    let buffer = Buffer.allocUnsafe(CHUNK_BYTES)
    let unfinished = 0 // bytes of a line whose end is still to be read
    for (;;) {
      const { bytesRead } = await file.read(buffer, unfinished, buffer.length - unfinished)
      const read = buffer.subarray(0, unfinished + bytesRead)
      const end = bytesRead === 0 ? read.length : read.lastIndexOf(0x0a) + 1
      yield splitLines(read.subarray(0, end))
      if (bytesRead === 0) return
      unfinished = read.copy(buffer, 0, end)
      if (unfinished === buffer.length) buffer = Buffer.concat([buffer], 2 * buffer.length)
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw explainPath(error, path)
  }
}

function* splitLines(bytes: Buffer): Generator<string, void, void> {
  for (let from = 0; from < bytes.length; ) {
    const feed = bytes.indexOf(0x0a, from)
    const end = feed < 0 ? bytes.length : feed
    yield bytes.toString('utf8', from, end)
    from = end + 1
  }
}

import { createReadStream } from 'node:fs'
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
 * The lines of a file, as many at a time as a chunk completes. They end at a line feed only: `node:readline` also breaks at
 * U+2028, which JSON allows inside a string.
 */
async function* streamLines(path: string): AsyncGenerator<string[], void, void> {
  let unfinished: Buffer[] = []
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
      const end = chunk.lastIndexOf(0x0a)
      if (end < 0) {
        unfinished.push(chunk)
        continue
      }
      const whole = Buffer.concat([...unfinished, chunk.subarray(0, end)])
      unfinished = [chunk.subarray(end + 1)]
      yield whole.toString('utf8').split('\n')
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw explainPath(error, path)
  }
  const last = Buffer.concat(unfinished)
  if (last.length > 0) yield [last.toString('utf8')]
}

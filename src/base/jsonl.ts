import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { z } from 'zod'
import { errorCode, UserError } from './errors.ts'
import { parseWith, readTextIfPresent } from './files.ts'

/** Appends one line and syncs it, so that a killed process loses at most the line it was writing. */
export async function appendJsonLine(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+')
  try {
    const { size } = await file.stat()
    const last = Buffer.alloc(1)
    if (size > 0) await file.read(last, 0, 1, size - 1)
    const torn = size > 0 && last[0] !== 0x0a // an earlier writer was killed in the middle of its line
    await file.appendFile(`${torn ? '\n' : ''}${JSON.stringify(value)}\n`)
    await file.sync()
  } catch (error) {
    if (errorCode(error) === 'ENOSPC') throw new UserError(`The disk is full: ${path} could not be written.`, 1)
    throw error
  } finally {
    await file.close()
  }
}

/** Every whole line, validated; a torn line (a killed writer's) is left out and counted. */
export async function readJsonLines<T>(path: string, schema: z.ZodType<T>): Promise<{ items: T[]; torn: number }> {
  const text = (await readTextIfPresent(path)) ?? ''
  const items: T[] = []
  let torn = 0
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      torn++
      continue
    }
    items.push(parseWith(schema, value, `${path}, line ${index + 1}`))
  }
  return { items, torn }
}

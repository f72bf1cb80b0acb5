import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { streamJsonLines } from '../../../src/base/files/jsonl.ts'
import { versioned } from '../../../src/schema/versioned.ts'
import { makeFolder } from '../../support/temporary.ts'

const schema = versioned(1, z.strictObject({ schemaVersion: z.literal(1), text: z.string() }), {})
const write = async (content: string | Uint8Array) => {
  const path = join(await makeFolder(), 'lines.jsonl')
  await writeFile(path, content)
  return path
}

async function read(path: string): Promise<{ texts: string[]; torn: number }> {
  const texts: string[] = []
  let torn = 0
  for await (const { text } of streamJsonLines(path, schema, () => torn++)) texts.push(text)
  return { texts, torn }
}
const line = (text: string) => `${JSON.stringify({ schemaVersion: 1, text })}\n`

it('gives back every text that JSON can hold, line separators of Unicode among them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' })), async (texts) => {
      const all = ['\u2028 and \u2029', ...texts]
      expect(await read(await write(all.map(line).join('')))).toEqual({ texts: all, torn: 0 })
    }),
    { numRuns: 20 },
  )
})

it('joins lines and characters that two chunks share, and a line longer than several', async () => {
  const texts = [
    ...Array.from({ length: 3000 }, (_, i) => `${i} ${'ü€😀'.repeat(i % 200)}`),
    'é'.repeat(3_000_000),
    'last',
  ]
  expect(await read(await write(texts.map(line).join('')))).toEqual({ texts, torn: 0 })
})

it('counts what killed writers left, at the end and in the middle, and reads a last line without its end', async () => {
  const path = await write(`${line('one')}{"schemaVersion":1,"te\n\n${line('two')}{"schema`)
  expect(await read(path)).toEqual({ texts: ['one', 'two'], torn: 2 })
  const whole = await write(line('one'))
  await appendFile(whole, line('two').trimEnd())
  expect(await read(whole)).toEqual({ texts: ['one', 'two'], torn: 0 })
})

it('names file, line and fix of what does not fit', async () => {
  await expect(read(await write(`${line('one')}\n{"schemaVersion":1}\n`))).rejects.toThrow(
    /lines\.jsonl, line 3 is not valid:\n {2}text: /,
  )
  await expect(read(await write('{"schemaVersion":2,"text":""}\n'))).rejects.toThrow(
    /lines\.jsonl, line 1 was written by a newer version \(schemaVersion 2\): update greenml/,
  )
})

it('finds nothing in an empty file and in none', async () => {
  expect(await read(await write(''))).toEqual({ texts: [], torn: 0 })
  expect(await read(join(await makeFolder(), 'none.jsonl'))).toEqual({ texts: [], torn: 0 })
})

it('judges a line behind thousands of others as it does the first', async () => {
  const migrated = versioned(2, z.strictObject({ schemaVersion: z.literal(2), text: z.string() }), {
    1: ({ old, ...rest }) => ({ ...rest, text: old }),
  })
  const readAll = async (last: object) => {
    const lines = [...Array.from({ length: 2500 }, (_, i) => ({ schemaVersion: 2, text: `${i}` })), last]
    const path = await write(lines.map((each) => `${JSON.stringify(each)}\n`).join(''))
    const read: unknown[] = []
    for await (const value of streamJsonLines(path, migrated, () => {})) read.push(value)
    return read
  }
  expect((await readAll({ schemaVersion: 1, old: 'one' })).at(-1)).toEqual({ schemaVersion: 2, text: 'one' })
  await expect(readAll({ schemaVersion: 2, text: 1 })).rejects.toThrow(/line 2501 is not valid:\n {2}text: /)
  await expect(readAll({ schemaVersion: 3, text: '' })).rejects.toThrow(/line 2501 was written by a newer version/)
})

it('takes little memory for each of many small files', async () => {
  const path = await write(line('one'))
  const before = process.memoryUsage().arrayBuffers
  const readers = Array.from({ length: 100 }, () => streamJsonLines(path, schema, () => {}))
  for (const reader of readers) expect(await reader.next()).toMatchObject({ value: { text: 'one' } })
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 2 ** 20)
  for (const reader of readers) await reader.return()
})

import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readParquet } from '../../../src/base/files/read-parquet.ts'
import { ENCODINGS, int, makeParquet, plainBytes, run, TYPES, text, varint } from '../../support/make-parquet.ts'
import { makePipe } from '../../support/odd-files.ts'
import { makeFolder } from '../../support/temporary.ts'

const MIB = 1024 ** 2

async function read(bytes: Buffer | null, mostBytes = MIB): Promise<string[]> {
  const path = join(await makeFolder(), 'rows.parquet')
  if (bytes === null) makePipe(path)
  else await writeFile(path, bytes)
  const rows: string[] = []
  for await (const lines of readParquet(path, 1000, mostBytes)) rows.push(...lines)
  return rows
}

/** Levels of a column with nulls: their length, then runs. */
function levels(...runs: readonly Buffer[]): Buffer {
  const all = Buffer.concat(runs)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(all.length)
  return Buffer.concat([length, all])
}

const word = { values: 1, content: plainBytes('word'), isDictionary: true }
const indices = (values: number, ...parts: readonly Buffer[]) => ({
  values,
  encoding: ENCODINGS.dictionary,
  content: Buffer.concat(parts),
})

it('reads rows as JSON lines', async () => {
  expect(await read(makeParquet(2, { pages: [{ values: 2, content: plainBytes('a', 'b') }] }))).toEqual([
    '{"x":"a"}',
    '{"x":"b"}',
  ])
  const page = indices(3, Buffer.of(1), run(2, 0), run(1, 1))
  const two = { values: 2, content: plainBytes('a', 'b'), isDictionary: true }
  expect(await read(makeParquet(3, { pages: [two, page] }))).toEqual(['{"x":"a"}', '{"x":"a"}', '{"x":"b"}'])
})

const BILLION = 2 ** 30
/** Files of some hundred bytes that would fill a memory, a disk or an afternoon. */
const BOMBS: Readonly<Record<string, () => Buffer>> = {
  'more rows than there may be': () => makeParquet(2n ** 40n, { pages: [] }),
  'a word a billion times': () => makeParquet(1000, { pages: [word, indices(BILLION, Buffer.of(1), run(BILLION, 0))] }),
  'a run that is longer than its page says': () =>
    makeParquet(1000, { pages: [word, indices(1000, Buffer.of(1), run(BILLION - 1, 0))] }),
  'indices of no bits': () => makeParquet(1000, { pages: [word, indices(2 ** 31 - 1, Buffer.of(0))] }),
  'nulls without end': () =>
    makeParquet(1000, { isOptional: true, pages: [{ values: BILLION, content: levels(run(BILLION, 0)) }] }),
  'a page of 2 GiB, packed': () =>
    makeParquet(1, { isSnappy: true, pages: [{ values: 1, content: Buffer.alloc(100), unpackedBytes: 2 ** 31 - 1 }] }),
  'numbers by their differences, which are none': () =>
    makeParquet(1000, {
      type: TYPES.int64,
      pages: [
        {
          values: BILLION,
          encoding: ENCODINGS.delta,
          content: Buffer.concat([varint(2n ** 30n), varint(1n), varint(2n ** 30n), Buffer.of(0, 0, 0)]),
        },
      ],
    }),
  'long rows of a short word': () =>
    makeParquet(1000, {
      pages: [
        { values: 1, content: plainBytes('x'.repeat(100_000)), isDictionary: true },
        indices(1000, Buffer.of(1), run(1000, 0)),
      ],
    }),
  'columns in columns': () =>
    makeParquet(1, { pages: [] }, [
      ...Array.from({ length: 100_000 }, () => ({ 3: int(1), 4: text('x'), 5: int(1) })),
      { 1: int(TYPES.bytes), 3: int(0), 4: text('x') },
    ]),
  'a schema that ends before it begins': () =>
    makeParquet(1, { pages: [] }, [{ 4: text('root'), 5: int(2 ** 31 - 1) }]),
  'a footer that is longer than the file': () =>
    Buffer.concat([Buffer.from('PAR1'), Buffer.from([255, 255, 255, 255]), Buffer.from('PAR1')]),
  'no bytes': () => Buffer.of(),
}
it.each(Object.entries(BOMBS))('is not exhausted by %s', { timeout: 60_000 }, async (_name, make) => {
  const bytes = make()
  expect(bytes.length).toBeLessThan(2 * MIB)
  const before = process.memoryUsage().rss
  const temporary = await makeFolder()
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(read(bytes)).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(/can't be read as Parquet: .+\.$/),
  })
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * MIB)
  expect((await readdir(temporary)).filter((name) => !name.startsWith('greenml-test-'))).toEqual([])
})

it('does not wait for what a pipe would hold', async () => {
  await expect(read(null)).rejects.toMatchObject({ name: 'UserError', message: expect.stringMatching(/is a pipe/) })
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { expect, it } from 'vitest'
import { AttemptPlaces } from '../../src/campaign/latest-attempts.ts'
import { RECORD_COLUMNS } from '../../src/report/downloads/record-columns.ts'
import { writeDownloads } from '../../src/report/downloads/write-downloads.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeRecord } from './fixtures.ts'

const attemptOf = (block: string, attempt: number, changes: Partial<RunRecord> = {}) =>
  makeRecord({ block, attempt, id: `${block}-${attempt}`, errorMessage: 'one\ntwo, "three"', ...changes })

async function writeFiles(records: readonly RunRecord[]): Promise<string> {
  const folder = await makeFolder()
  async function* stream() {
    yield* records
  }
  await writeDownloads(folder, stream(), new AttemptPlaces())
  expect((await readdir(folder)).sort()).toEqual(['records.csv', 'records.jsonl', 'records.parquet'])
  return folder
}

const readJsonLines = async (folder: string): Promise<Record<string, unknown>[]> =>
  (await readFile(join(folder, 'records.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

const readParquet = async (folder: string): Promise<Record<string, unknown>[]> =>
  parquetReadObjects({ file: await asyncBufferFromFile(join(folder, 'records.parquet')) })

/** The ids of the rows, which are the same in every form. */
async function writeRows(records: readonly RunRecord[]): Promise<string[]> {
  const folder = await writeFiles(records)
  const rows: Record<string, string>[] = parse(await readFile(join(folder, 'records.csv')), { columns: true })
  const ids = rows.map(({ id = '' }) => id)
  expect((await readJsonLines(folder)).map(({ id }) => id)).toEqual(ids)
  expect((await readParquet(folder)).map(({ id }) => id)).toEqual(ids)
  return ids
}

it('leaves out the rows of attempts that do not count, wherever they lie, and keeps the order of the others', async () => {
  const probe = { purpose: 'probe' } as const
  const records = [
    attemptOf('a', 1),
    attemptOf('p', 1, probe),
    attemptOf('p', 2, probe),
    attemptOf('b', 1),
    attemptOf('a', 2),
    attemptOf('c', 2),
    attemptOf('d', 1),
    attemptOf('c', 1),
    attemptOf('a', 3),
    attemptOf('e', 2),
    attemptOf('e', 1),
  ]
  expect(await writeRows(records)).toEqual(['b-1', 'c-2', 'd-1', 'a-3', 'e-2'])
  expect(await writeRows([attemptOf('a', 1), attemptOf('b', 1)])).toEqual(['a-1', 'b-1'])
  expect(await writeRows([])).toEqual([])
})

it('leaves nothing behind where a record can not be read', async () => {
  const folder = await makeFolder()
  async function* stream() {
    yield attemptOf('a', 1)
    throw new Error('torn')
  }
  await expect(writeDownloads(folder, stream(), new AttemptPlaces())).rejects.toThrow('torn')
  expect(await readdir(folder)).toEqual([])
})

it('keeps numbers as numbers and what is not known as missing, in JSON lines and in Parquet', async () => {
  const folder = await writeFiles([makeRecord({ errorMessage: 'a\u001b[31m\u202eb' })])
  const [line] = await readJsonLines(folder)
  expect(line).toMatchObject({ peak_memory_bytes: 190_840_832, exec_time_s: 1.205, energy_j: 87.75, notes: 'ab' })
  expect(line).not.toHaveProperty('carbon_g')
  const [row = {}] = await readParquet(folder)
  expect(Object.keys(row)).toEqual(RECORD_COLUMNS.map(({ name }) => name))
  expect(row).toMatchObject({
    peak_memory_bytes: 190_840_832n,
    exec_time_s: 1.205,
    carbon_g: null,
    project: 'digits-knn',
  })
})

it('writes more rows than a row group of Parquet holds', async () => {
  const many = Array.from({ length: 10_001 }, (_, index) => makeRecord({ block: `b${index}`, id: `r${index}` }))
  const rows = await readParquet(await writeFiles(many))
  expect([rows.length, rows.at(-1)?.id]).toEqual([10_001, 'r10000'])
})

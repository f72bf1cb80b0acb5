import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { writeRecordsCsv } from '../../src/commands/write-records-csv.ts'
import type { RunRecord } from '../../src/schema/record.ts'
import { makeRecord } from '../report/fixtures.ts'
import { makeFolder } from '../support/temporary.ts'

const attemptOf = (block: string, attempt: number, changes: Partial<RunRecord> = {}) =>
  makeRecord({ block, attempt, id: `${block}-${attempt}`, errorMessage: 'one\ntwo, "three"', ...changes })

async function writeRows(records: readonly RunRecord[]): Promise<string[]> {
  const folder = await makeFolder()
  async function* stream() {
    yield* records
  }
  await writeRecordsCsv(join(folder, 'records.csv'), stream())
  expect(await readdir(folder)).toEqual(['records.csv'])
  const rows: Record<string, string>[] = parse(await readFile(join(folder, 'records.csv')), { columns: true })
  return rows.map(({ id = '' }) => id)
}

it('leaves out the rows of attempts that do not count, wherever they lie, and keeps the order of the others', async () => {
  const probe = { purpose: 'probe' } as const
  const records = [
    attemptOf('a', 1),
    ...[attemptOf('p', 1, probe), attemptOf('p', 2, probe)],
    ...[attemptOf('b', 1), attemptOf('a', 2), attemptOf('c', 2), attemptOf('d', 1), attemptOf('c', 1)],
    ...[attemptOf('a', 3), attemptOf('e', 2), attemptOf('e', 1)],
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
  await expect(writeRecordsCsv(join(folder, 'records.csv'), stream())).rejects.toThrow('torn')
  expect(await readdir(folder)).toEqual([])
})

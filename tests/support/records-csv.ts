import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeRecordsCsv } from '../../src/commands/write-records-csv.ts'
import type { RunRecord } from '../../src/schema/record.ts'

/** The table of a campaign's records, all at once. */
export async function makeRecordsCsv(records: readonly RunRecord[]): Promise<string> {
  async function* stream() {
    yield* records
  }
  await using folder = await mkdtempDisposable(join(tmpdir(), 'greenml-test-'))
  const path = join(folder.path, 'records.csv')
  await writeRecordsCsv(path, stream())
  return readFile(path, 'utf8')
}

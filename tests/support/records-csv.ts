import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AttemptPlaces } from '../../src/campaign/latest-attempts.ts'
import { writeDownloads } from '../../src/report/downloads/write-downloads.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'

/** The table of a campaign's records, all at once. */
export async function makeRecordsCsv(records: readonly RunRecord[]): Promise<string> {
  async function* stream() {
    yield* records
  }
  await using folder = await mkdtempDisposable(join(tmpdir(), 'greenml-test-'))
  await writeDownloads(folder.path, stream(), new AttemptPlaces())
  return await readFile(join(folder.path, 'records.csv'), 'utf8')
}

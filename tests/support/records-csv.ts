import { streamLatestAttempts } from '../../src/campaign/latest-attempts.ts'
import { renderRecordsCsv } from '../../src/report/campaign/records-csv.ts'
import type { RunRecord } from '../../src/schema/record.ts'

/** The table of a campaign's records, all at once. */
export async function makeRecordsCsv(records: readonly RunRecord[]): Promise<string> {
  async function* open() {
    yield* records
  }
  let text = ''
  for await (const row of renderRecordsCsv(streamLatestAttempts(open))) text += row
  return text
}

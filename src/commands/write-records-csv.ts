import { rename, rm } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { writeFileAtomic } from '../base/files.ts'
import { streamLines } from '../base/jsonl.ts'
import { prepareBelow } from '../base/untrusted-files.ts'
import { AttemptPlaces } from '../campaign/latest-attempts.ts'
import { renderRecordsCsv } from '../report/campaign/records-csv.ts'
import type { RunRecord } from '../schema/record.ts'

/**
 * Writes a row for each run. A later record can take the place of any before it, so that rows of all are written as they
 * come and what does not count is left out of these: records are read and checked once. `root`: see `writeFileAtomic`.
 */
export async function writeRecordsCsv(
  path: string,
  records: AsyncIterable<RunRecord>,
  root = dirname(path),
): Promise<void> {
  const places = new AttemptPlaces()
  const all = `${path}.all`
  await prepareBelow(root, relative(root, path))
  try {
    await writeFileAtomic(
      all,
      renderRecordsCsv(records, (record) => places.add(record)),
      root,
    )
    if (places.outdated.size === 0) await rename(all, path)
    else await writeFileAtomic(path, leaveOutRows(all, places.outdated), root)
  } finally {
    await rm(all, { force: true })
  }
}

/** Rows are lines, since no cell holds a line feed; the first is the header. */
async function* leaveOutRows(path: string, rows: ReadonlySet<number>): AsyncGenerator<string, void, void> {
  let row = -1
  for await (const lines of streamLines(path)) {
    for (const line of lines) if (!rows.has(row++)) yield `${line}\n`
  }
}

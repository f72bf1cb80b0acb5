import { join, relative } from 'node:path'
import { z } from 'zod'
import { writeFileAtomic } from '../base/files.ts'
import { streamJsonLines } from '../base/jsonl.ts'
import { readTogether } from '../base/read-together.ts'
import { prepareBelow, removeBelow } from '../base/untrusted-writing.ts'
import { AttemptPlaces } from '../campaign/latest-attempts.ts'
import { composeRow, type Row } from '../report/downloads/record-columns.ts'
import type { RecordFile } from '../report/downloads/record-files.ts'
import { type Rows, renderCsv, renderJsonLines, renderParquet } from '../report/downloads/render-rows.ts'
import type { RunRecord } from '../schema/record.ts'

const FORMS = {
  'records.csv': renderCsv,
  'records.jsonl': renderJsonLines,
  'records.parquet': renderParquet,
} satisfies Record<RecordFile, unknown>

/**
 * Writes a row for each run that counts, in every form; GenAI-GreenML's analysis counts lines. A later record can take the
 * place of any before it: rows of all are kept in a file meanwhile, so that records are read and checked once and never all
 * in memory; the forms are then written side by side, from rows that are read once. `root`: see `writeFileAtomic`.
 */
export async function writeDownloads(folder: string, records: AsyncIterable<RunRecord>, root = folder): Promise<void> {
  const places = new AttemptPlaces()
  const all = join(folder, 'records.all')
  await prepareBelow(root, relative(root, all))
  try {
    await writeFileAtomic(all, keepRows(records, places), root)
    const writers = Object.entries(FORMS).map(
      ([name, render]) =>
        (rows: Rows) =>
          writeFileAtomic(join(folder, name), render(rows), root),
    )
    await readTogether(readRows(all, places.outdated, root), writers)
  } finally {
    await removeBelow(root, relative(root, all))
  }
}

async function* keepRows(records: AsyncIterable<RunRecord>, places: AttemptPlaces): AsyncGenerator<string, void, void> {
  for await (const record of records) {
    const row = composeRow(record)
    if (row === null) continue
    places.add(record)
    yield `${JSON.stringify(row)}\n`
  }
}

/** Rows that this process wrote a moment ago: to look at every cell takes longer than to write it. */
const rowLine = z.custom<Row>(Array.isArray)

/** Many at a time: to hand each on by itself takes longer than to write it. */
const ROWS_AT_ONCE = 1000

async function* readRows(path: string, outdated: ReadonlySet<number>, root: string): AsyncGenerator<Row[], void, void> {
  let place = 0
  let rows: Row[] = []
  for await (const row of streamJsonLines(path, rowLine, () => {}, root)) {
    if (!outdated.has(place++)) rows.push(row)
    if (rows.length < ROWS_AT_ONCE) continue
    yield rows
    rows = []
  }
  yield rows
}

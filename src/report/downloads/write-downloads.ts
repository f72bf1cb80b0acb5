import { join, relative } from 'node:path'
import { z } from 'zod'
import { writeFileAtomic } from '../../base/files/files.ts'
import { streamJsonLines } from '../../base/files/jsonl.ts'
import { readTogether } from '../../base/files/read-together.ts'
import { prepareBelow, removeBelow } from '../../base/files/untrusted-writing.ts'
import type { RunRecord } from '../../schema/measurement/record.ts'
import { composeRow, type Row } from './record-columns.ts'
import type { RecordFile } from './record-files.ts'
import { type Rows, renderCsv, renderJsonLines, renderParquet } from './render-rows.ts'

const FORMS = {
  'records.csv': renderCsv,
  'records.jsonl': renderJsonLines,
  'records.parquet': renderParquet,
} satisfies Record<RecordFile, unknown>

/** Tells which records count: it is shown each once. */
interface Places {
  /** Places, from 0, of those so far that do not. */
  readonly outdated: ReadonlySet<number>
  add(record: RunRecord): void
}

/**
 * Writes a row for each run that counts, in every form; GenAI-GreenML's analysis counts lines. A later record can take the
 * place of any before it: rows of all are kept in a file meanwhile, so that records are read and checked once and never all
 * in memory; the forms are then written side by side, from rows that are read once. `root`: see `writeFileAtomic`.
 */
export async function writeDownloads(
  folder: string,
  records: AsyncIterable<RunRecord>,
  places: Places,
  root = folder,
): Promise<void> {
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

async function* keepRows(records: AsyncIterable<RunRecord>, places: Places): AsyncGenerator<string, void, void> {
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
const ROWS_AT_ONCE = 250

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

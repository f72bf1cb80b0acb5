// A program of its own, which read-parquet.ts starts: what a Parquet file says of itself (rows, pages, repetitions) decides how
// much a reader of it allocates, so that it is read where memory, time and output are the system's to limit.
// node parquet-rows.ts FILE TO MOST_ROWS: writes each row as a JSON line. What is wrong is said on standard error.

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { errorMessage } from '../errors.ts'

/** Parquet gives whole numbers as BigInt. */
const toLine = (row: object): string =>
  `${JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))}\n`

async function writeRows(path: string, to: string, mostRows: number): Promise<void> {
  const file = await asyncBufferFromFile(path)
  const metadata = await parquetMetadataAsync(file)
  const output = createWriteStream(to, { flags: 'wx' })
  let rowStart = 0
  for (const { num_rows: rows } of metadata.row_groups) {
    const rowEnd = rowStart + Number(rows)
    if (rowEnd > mostRows) throw new Error(`it has more than ${mostRows} rows`)
    for (const row of await parquetReadObjects({ file, metadata, rowStart, rowEnd }))
      if (!output.write(toLine(row))) await once(output, 'drain')
    rowStart = rowEnd
  }
  output.end()
  await once(output, 'close')
}

export async function main([, , path = '', to = '', mostRows = ''] = process.argv): Promise<void> {
  try {
    await writeRows(path, to, Number(mostRows))
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`)
    process.exitCode = 1
  }
}

// The bundle starts by dist/parquet-rows.js instead, where this is false.
if (import.meta.main) await main()

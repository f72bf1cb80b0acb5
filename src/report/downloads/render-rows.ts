import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import { type Cell, renderCsvLines } from '../../base/text/delimited.ts'
import { type ColumnType, RECORD_COLUMNS, type Row } from './record-columns.ts'

/** Rows, some at a time. */
export type Rows = AsyncIterable<readonly Row[]>

/** A header, then a line a row, for spreadsheets: a text that one would take for a formula gets a leading apostrophe. */
export async function* renderCsv(rows: Rows): AsyncGenerator<string, void, void> {
  const names = RECORD_COLUMNS.map(({ name }) => name)
  yield renderCsvLines([names], '\n')
  for await (const some of rows) yield renderCsvLines(some, '\n')
}

/** A JSON object a line; a cell without a value has no key. */
export async function* renderJsonLines(rows: Rows): AsyncGenerator<string, void, void> {
  for await (const some of rows) yield some.map((row) => `${JSON.stringify(nameCells(row))}\n`).join('')
}

function nameCells(row: Row): Record<string, Cell> {
  const known: Record<string, Cell> = {}
  for (const [index, { name }] of RECORD_COLUMNS.entries()) {
    const cell = row[index] ?? null
    if (cell !== null) known[name] = cell
  }
  return known
}

const ROWS_IN_GROUP = 10_000
const PARQUET_TYPES: Readonly<Record<ColumnType, { readonly type: 'BYTE_ARRAY' | 'INT64' | 'DOUBLE' }>> = {
  text: { type: 'BYTE_ARRAY' },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
}

/** The bytes of an Apache Parquet file, a row group at a time; each column may hold nulls. */
export async function* renderParquet(rows: Rows): AsyncGenerator<Uint8Array, void, void> {
  const writer = new ByteWriter()
  const file = new ParquetWriter({
    writer,
    schema: [
      { name: 'root', num_children: RECORD_COLUMNS.length },
      ...RECORD_COLUMNS.map(({ name, type }) => ({
        name,
        repetition_type: 'OPTIONAL' as const,
        ...PARQUET_TYPES[type],
        ...(type === 'text' ? { converted_type: 'UTF8' as const } : {}),
      })),
    ],
    createdBy: 'greenml',
  })
  let waiting: Row[] = []
  const writeGroup = () =>
    file.write({
      columnData: RECORD_COLUMNS.map(({ name, type }, index) => ({ name, data: listCells(waiting, index, type) })),
    })
  for await (const some of rows) {
    waiting.push(...some)
    if (waiting.length < ROWS_IN_GROUP) continue
    await writeGroup()
    waiting = []
    yield takeBytes(writer)
  }
  if (waiting.length > 0) await writeGroup()
  await file.finish()
  yield takeBytes(writer)
}

const listCells = (rows: readonly Row[], index: number, type: ColumnType): (Cell | bigint)[] =>
  rows.map((row) => {
    const cell = row[index] ?? null
    return type === 'integer' && typeof cell === 'number' ? BigInt(cell) : cell
  })

/** Bytes written since; the places of what follows are counted on. */
function takeBytes(writer: ByteWriter): Uint8Array {
  const bytes = writer.getBytes().slice()
  writer.index = 0
  return bytes
}

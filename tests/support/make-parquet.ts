// Parquet by hand (its format's parquet.thrift, in Thrift's compact protocol), so that what a file says of itself can be a lie.

type Value =
  | { readonly type: 5 | 6; readonly number: bigint }
  | { readonly type: 8; readonly text: string }
  | { readonly type: 9; readonly of: number; readonly items: readonly Value[] }
  | { readonly type: 12; readonly fields: Fields }
export type Fields = Readonly<Record<number, Value>>

export const int = (number: number | bigint): Value => ({ type: 5, number: BigInt(number) })
const long = (number: number | bigint): Value => ({ type: 6, number: BigInt(number) })
export const text = (value: string): Value => ({ type: 8, text: value })
const list = (items: readonly Value[]): Value => ({ type: 9, of: items[0]?.type ?? 12, items })
const struct = (fields: Fields): Value => ({ type: 12, fields })

export function varint(number: bigint): Buffer {
  const bytes: number[] = []
  let left = number
  for (; left >= 0x80n; left >>= 7n) bytes.push(Number(left & 0x7fn) | 0x80)
  return Buffer.from([...bytes, Number(left)])
}

const zigzag = (number: bigint) => varint(number < 0n ? -2n * number - 1n : 2n * number)

function write(value: Value): Buffer {
  switch (value.type) {
    case 5:
    case 6:
      return zigzag(value.number)
    case 8:
      return Buffer.concat([varint(BigInt(Buffer.byteLength(value.text))), Buffer.from(value.text)])
    case 9: {
      const { of, items } = value
      const head =
        items.length < 15
          ? Buffer.of((items.length << 4) | of)
          : Buffer.concat([Buffer.of(0xf0 | of), varint(BigInt(items.length))])
      return Buffer.concat([head, ...items.map(write)])
    }
    case 12:
      return writeFields(value.fields)
  }
}

function writeFields(fields: Fields): Buffer {
  const parts: Buffer[] = []
  let last = 0
  for (const [id, value] of Object.entries(fields)) {
    parts.push(Buffer.of(((Number(id) - last) << 4) | value.type), write(value))
    last = Number(id)
  }
  return Buffer.concat([...parts, Buffer.of(0)])
}

const [DATA, DICTIONARY] = [0, 2]
export const TYPES = { int64: 2, bytes: 6 } as const
export const ENCODINGS = { plain: 0, delta: 5, dictionary: 8 } as const

interface Page {
  readonly values: number
  readonly content: Buffer
  readonly encoding?: number
  readonly isDictionary?: boolean
  /** Default: what the content has. */
  readonly unpackedBytes?: number
}

function writePage({ values, content, encoding = ENCODINGS.plain, isDictionary = false, unpackedBytes }: Page): Buffer {
  const sizes = { 2: int(unpackedBytes ?? content.length), 3: int(content.length) }
  const head = isDictionary
    ? { 1: int(DICTIONARY), ...sizes, 7: struct({ 1: int(values), 2: int(encoding) }) }
    : { 1: int(DATA), ...sizes, 5: struct({ 1: int(values), 2: int(encoding), 3: int(3), 4: int(3) }) }
  return Buffer.concat([writeFields(head), content])
}

export interface ParquetColumn {
  readonly pages: readonly Page[]
  readonly type?: number
  readonly isOptional?: boolean
  readonly isSnappy?: boolean
}

/** A file of one column, `x`, in one group of rows. `schema`: in the place of that of the column. */
export function makeParquet(rows: number | bigint, column: ParquetColumn, schema?: readonly Fields[]): Buffer {
  const { pages, type = TYPES.bytes, isOptional = false, isSnappy = false } = column
  const body = Buffer.concat(pages.map(writePage))
  const own: Fields[] = [
    { 4: text('root'), 5: int(1) },
    { 1: int(type), 3: int(isOptional ? 1 : 0), 4: text('x') },
  ]
  const chunk = struct({
    2: long(4),
    3: struct({
      1: int(type),
      2: list([int(0)]),
      3: list([text('x')]),
      4: int(isSnappy ? 1 : 0),
      5: long(rows),
      6: long(body.length),
      7: long(body.length),
      9: long(4),
    }),
  })
  const group = struct({ 1: list([chunk]), 2: long(body.length), 3: long(rows) })
  const metadata = writeFields({ 1: int(1), 2: list((schema ?? own).map(struct)), 3: long(rows), 4: list([group]) })
  const length = Buffer.alloc(4)
  length.writeUInt32LE(metadata.length)
  return Buffer.concat([Buffer.from('PAR1'), body, metadata, length, Buffer.from('PAR1')])
}

/** Values of bytes as PLAIN writes them. */
export const plainBytes = (...values: readonly string[]): Buffer =>
  Buffer.concat(
    values.flatMap((value) => {
      const length = Buffer.alloc(4)
      length.writeUInt32LE(Buffer.byteLength(value))
      return [length, Buffer.from(value)]
    }),
  )

/** A run of one value in the hybrid of runs and packed bits. */
export const run = (count: number, value: number): Buffer =>
  Buffer.concat([varint(BigInt(count) << 1n), Buffer.of(value)])

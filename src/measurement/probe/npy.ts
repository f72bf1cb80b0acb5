/** An array of NumPy's file format (NEP 1): items in rows along its first axis. */
export interface NumpyArray {
  /** Bytes of the file up to the data. */
  readonly head: Buffer
  readonly shape: readonly number[]
  readonly dtype: string
  /** Bytes of one row. */
  readonly rowBytes: number
  readonly data: Buffer
}

const MAGIC = Buffer.from('\x93NUMPY', 'latin1')
const SHAPE = /'shape': \(([\d, ]*)\)/
const DTYPE = /'descr': '([<>|=]?[a-zA-Z]\d*)'/

/** Null where it is none, holds Python's own objects or records, or is stored by columns. */
export function readNpy(bytes: Buffer): NumpyArray | null {
  const end = findEndOfHead(bytes)
  const { shape, dtype } = (end === null ? null : readHeader(bytes.toString('latin1', 0, end))) ?? {}
  if (end === null || dtype === undefined || shape?.[0] === undefined) return null
  const rowBytes = shape.slice(1).reduce((product, length) => product * length, bytesOfItem(dtype))
  const data = bytes.subarray(end)
  if (rowBytes === 0 || data.length !== shape[0] * rowBytes) return null
  return { head: bytes.subarray(0, end), shape, dtype, rowBytes, data }
}

/** Where the data begin, by the length that version 1 writes in two bytes and later ones in four; null: it is no such file. */
function findEndOfHead(bytes: Buffer): number | null {
  if (bytes.length < 12 || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return null
  return bytes[6] === 1 ? 10 + bytes.readUInt16LE(8) : 12 + bytes.readUInt32LE(8)
}

/** What the header, a dictionary of Python's, tells of an array in rows; null: it is stored by columns, or its items are no numbers or texts. */
function readHeader(header: string): Pick<NumpyArray, 'shape' | 'dtype'> | null {
  const [, dtype] = DTYPE.exec(header) ?? []
  const [, axes] = SHAPE.exec(header) ?? []
  if (dtype === undefined || axes === undefined) return null
  const shape = (axes.match(/\d+/g) ?? []).map(Number)
  const isByColumns = header.includes("'fortran_order': True") && shape.length > 1
  return isByColumns ? null : { shape, dtype }
}

/** 0 for a type that is none of numbers, bytes or texts, as Python's own objects. */
function bytesOfItem(dtype: string): number {
  const [, kind = '', size = ''] = /([a-zA-Z])(\d*)$/.exec(dtype) ?? []
  if (kind === 'U') return 4 * Number(size)
  return kind !== '' && 'biufcSV'.includes(kind) ? Number(size) : 0
}

/** The same array with these rows of its own, in their order. */
export function takeRows({ head, shape, rowBytes, data, ...array }: NumpyArray, rows: readonly number[]): NumpyArray {
  const kept = Buffer.concat(rows.map((row) => data.subarray(row * rowBytes, (row + 1) * rowBytes)))
  const lengths = [rows.length, ...shape.slice(1)]
  // The header keeps its length: a smaller number is filled up with blanks.
  const text = head.toString('latin1')
  const [found = ''] = SHAPE.exec(text) ?? []
  const written = `'shape': (${lengths.join(', ')}${lengths.length === 1 ? ',' : ''})`
  const changed = text.replace(found, () => written)
  const line = changed.trimEnd()
  return {
    ...array,
    rowBytes,
    shape: lengths,
    data: kept,
    head: Buffer.from(`${line.padEnd(text.length - 1)}\n`, 'latin1'),
  }
}

export const writeNpy = ({ head, data }: Pick<NumpyArray, 'head' | 'data'>): Buffer => Buffer.concat([head, data])

/** Each row as text that equal rows share: a number where a row is one, else its bytes. */
export function rowTexts({ dtype, shape, rowBytes, data }: NumpyArray): string[] {
  const isNumber = shape.slice(1).every((length) => length === 1)
  const read = isNumber ? numberReader(dtype, data) : null
  return Array.from({ length: shape[0] ?? 0 }, (_, row) =>
    read === null ? data.toString('latin1', row * rowBytes, (row + 1) * rowBytes) : `${read(row * rowBytes)}`,
  )
}

function numberReader(dtype: string, data: Buffer): ((offset: number) => number | bigint) | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const isLittle = !dtype.startsWith('>')
  switch (dtype.replace(/^[<>|=]/, '')) {
    case 'b1':
    case 'u1':
      return (offset) => view.getUint8(offset)
    case 'i1':
      return (offset) => view.getInt8(offset)
    case 'i2':
      return (offset) => view.getInt16(offset, isLittle)
    case 'u2':
      return (offset) => view.getUint16(offset, isLittle)
    case 'i4':
      return (offset) => view.getInt32(offset, isLittle)
    case 'u4':
      return (offset) => view.getUint32(offset, isLittle)
    case 'i8':
      return (offset) => view.getBigInt64(offset, isLittle)
    case 'f4':
      return (offset) => view.getFloat32(offset, isLittle)
    case 'f8':
      return (offset) => view.getFloat64(offset, isLittle)
    default:
      return null
  }
}

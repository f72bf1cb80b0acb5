import type { CsvError } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import {
  decodeText,
  detectDelimiter,
  encodeText,
  MOST_CELLS,
  parseDelimited,
  type TextEncoding,
  weighText,
} from '../../base/text/delimited.ts'

/** A table of delimited text with a header. */
export interface Table {
  readonly encoding: Exclude<TextEncoding, 'utf-16'>
  readonly delimiter: string
  readonly lineEnd: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Place of the target's column; null: none is declared. */
  readonly target: number | null
}

export type TableGap =
  | { readonly kind: 'no-text' | 'no-table' | 'unclear-quotes' | 'too-many-cells' }
  | { readonly kind: 'no-column'; readonly column: string }
  | { readonly kind: 'unreadable'; readonly detail: string }

/** The table in a file's bytes, or why it is none that can be changed. */
export function readTable(bytes: Buffer, targetName: string | null): Table | TableGap {
  const { text, encoding } = decodeText(bytes)
  if (encoding === 'utf-16' || text.includes('\0')) return { kind: 'no-text' }
  const delimiter = detectDelimiter(text, targetName)
  if (delimiter === null) {
    return targetName === null ? { kind: 'no-table' } : { kind: 'no-column', column: targetName }
  }
  if (weighText(text, delimiter) > MOST_CELLS) return { kind: 'too-many-cells' }
  try {
    const [header = [], ...rows] = parseDelimited(text, delimiter)
    if (
      rows.some((row) => row.some((cell) => /[\r\n]/.test(cell))) &&
      parseDelimited(text, delimiter, false).every(({ length }) => length === header.length)
    ) {
      return { kind: 'unclear-quotes' }
    }
    const target = targetName === null ? null : header.findIndex((cell) => cell.trim() === targetName.trim())
    return { encoding, delimiter, lineEnd: /\r?\n|\r/.exec(text)?.[0] ?? '\n', header, rows, target }
  } catch (error) {
    // The parser's message quotes the cell.
    const { code, lines } = error as CsvError
    return { kind: 'unreadable', detail: `${code.slice(4).replaceAll('_', ' ').toLowerCase()}, line ${lines}` }
  }
}

/** The bytes of a table: other rows and other labels, and all else as it was, but for quotes that were not needed. */
export function writeTable({ encoding, delimiter, lineEnd, header, rows }: Table): Buffer {
  const text = stringify([header, ...rows] as string[][], {
    delimiter,
    record_delimiter: lineEnd,
    quoted_match: /[\r\n]/,
  })
  return encodeText(text, encoding)
}

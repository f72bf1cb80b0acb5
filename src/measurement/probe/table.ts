import { type CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

const DELIMITERS = [',', ';', '\t', '|'] as const
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf' // of UTF-8, as its bytes

/** A table of delimited text with a header. Its text is Latin-1: one character a byte, so that any 8-bit encoding survives. */
export interface Table {
  readonly prefix: string
  readonly delimiter: string
  readonly lineEnd: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Place of the target's column; null: none is declared. */
  readonly target: number | null
}

/** A cell in which nothing was observed, as pandas reads it and a few others write it. */
export const isMissing = (cell: string): boolean =>
  ['', '?', 'na', 'n/a', 'nan', 'null', 'none', '<na>', '#n/a'].includes(cell.trim().toLowerCase())

/** The table in a file's bytes, or why it is none that can be changed. */
export function readTable(bytes: Buffer, targetName: string | null): Table | { readonly reason: string } {
  const text = bytes.toString('latin1')
  if (text.includes('\0')) return { reason: 'is no delimited text in an 8-bit encoding' }
  const prefix = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
  const body = text.slice(prefix.length)
  const lineEnd = /\r?\n|\r/.exec(body)?.[0] ?? '\n'
  const [firstLine = ''] = body.split(lineEnd, 1)
  const name = targetName === null ? null : Buffer.from(targetName, 'utf8').toString('latin1').trim()
  const delimiter = chooseDelimiter(firstLine, name)
  if (delimiter === null) {
    return { reason: targetName === null ? 'is no delimited text' : `has no column '${targetName}' in its first line` }
  }
  try {
    const [header = [], ...rows] = parseRecords(body, delimiter)
    if (
      rows.some((row) => row.some((cell) => cell.includes(lineEnd))) &&
      parseRecords(body, delimiter, false).every(({ length }) => length === header.length)
    ) {
      return { reason: 'has quotes that may begin a cell of several lines, or be text' }
    }
    const target = name === null ? null : header.findIndex((cell) => cell.trim() === name)
    return { prefix, delimiter, lineEnd, header, rows, target }
  } catch (error) {
    return { reason: `can't be read as a table: ${(error as CsvError).message}` }
  }
}

function chooseDelimiter(firstLine: string, target: string | null): string | null {
  const widths = DELIMITERS.map((delimiter) => {
    const cells = splitLine(firstLine, delimiter)
    return { delimiter, width: target === null || cells.some((cell) => cell.trim() === target) ? cells.length : 0 }
  })
  const widest = widths.reduce((best, each) => (each.width > best.width ? each : best))
  return widest.width >= (target === null ? 2 : 1) ? widest.delimiter : null
}

function splitLine(line: string, delimiter: string): string[] {
  try {
    return parseRecords(line, delimiter)[0] ?? []
  } catch {
    return []
  }
}

const parseRecords = (text: string, delimiter: string, hasQuotes = true): string[][] =>
  parse(text, {
    ...{ delimiter, relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
    ...(hasQuotes ? {} : { quote: false }),
  })

/** The bytes of a table: other rows and other labels, and all else as it was, but for quotes that were not needed. */
export function writeTable({ prefix, delimiter, lineEnd, header, rows }: Table): Buffer {
  const text = stringify([header, ...rows] as string[][], {
    delimiter,
    record_delimiter: lineEnd,
    quoted_match: /[\r\n]/,
  })
  return Buffer.from(prefix + text, 'latin1')
}

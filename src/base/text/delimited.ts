import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { cleanLine } from './clean-text.ts'

export type TextEncoding = 'utf-8' | 'utf-8-sig' | 'utf-16' | 'latin-1'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Whichever comes: files that several programs wrote end their lines in several ways. */
const LINE_ENDS = ['\r\n', '\n', '\r']
const SAMPLED_ROWS = 20
const SAMPLED_CHARACTERS = 2 ** 20

/**
 * UTF-8 where the bytes are that, else Latin-1, which any bytes are: `encodeText` gives the same bytes again. `isCut`: they
 * may end inside a character.
 */
export function decodeText(bytes: Buffer, isCut = false): { readonly text: string; readonly encoding: TextEncoding } {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    const label = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be'
    return { text: new TextDecoder(label).decode(bytes), encoding: 'utf-16' }
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
    return { text, encoding: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8-sig' : 'utf-8' }
  } catch {
    return { text: bytes.toString('latin1'), encoding: 'latin-1' }
  }
}

export function encodeText(text: string, encoding: Exclude<TextEncoding, 'utf-16'>): Buffer {
  if (encoding === 'latin-1') return Buffer.from(text, 'latin1')
  return Buffer.from(encoding === 'utf-8-sig' ? `\ufeff${text}` : text)
}

/** A cell in which nothing was observed, as pandas reads it and a few others write it. */
export const isMissing = (cell: string): boolean =>
  ['', '?', 'na', 'n/a', 'nan', 'null', 'none', '<na>', '#n/a'].includes(cell.trim().toLowerCase())

const dialect = {
  record_delimiter: LINE_ENDS,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
} as const

/** Memory of a row beside its cells, counted in cells. */
const ROW_CELLS = 8
const CELL_BYTES = 40
/** Most cells of all tables that are in memory at once: some 600 MB. A short row takes a hundred times its bytes. */
export const MOST_CELLS = 16_000_000

/** Most cells that a text makes, rows included. */
export function weighText(text: string, delimiter: string): number {
  let cells = countOf(text, delimiter)
  for (const end of LINE_ENDS) cells += countOf(text, end) * (ROW_CELLS + 1) * (end === '\r\n' ? -1 : 1) // \r\n holds the other two
  return cells + ROW_CELLS + 1
}

function countOf(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count++
  return count
}

/** Cells of rows that have been read, rows included. */
export const weighRows = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((sum, row) => sum + ROW_CELLS + row.length, 0)

/** Cells of rows that are bytes beside each other, each of which is made a text; rows included. */
export const weighBytes = (rows: number, bytes: number): number => rows * (ROW_CELLS + 1) + bytes / CELL_BYTES

/**
 * Rows of cells by RFC 4180, of any width; empty lines are none. Text that ends inside quotes is an error. `hasQuotes`:
 * false makes a quote a character like others.
 */
export const parseDelimited = (text: string, delimiter: string, hasQuotes = true): string[][] =>
  parse(text, { ...dialect, delimiter, ...(hasQuotes ? {} : { quote: false }) })

/** The first rows; one in which the text ends inside quotes is left out, and `isTorn` says so. */
export function parseFirstRows(
  text: string,
  delimiter: string,
  most: number,
): { readonly rows: string[][]; readonly isTorn: boolean } {
  let isTorn = false
  const onTorn = () => {
    isTorn = true
    return undefined
  }
  const rows: string[][] = parse(text, {
    ...dialect,
    delimiter,
    to: most,
    skip_records_with_error: true,
    on_skip: onTorn,
  })
  return { rows, isTorn }
}

/**
 * The delimiter by which the most of the first rows are as wide as the header, and of those the one that makes the most
 * columns. `column`: one of the header's cells, which may stand alone. Null: none makes a table.
 */
export function detectDelimiter(text: string, column: string | null = null): string | null {
  const head = text.slice(0, SAMPLED_CHARACTERS)
  let best: { delimiter: string; score: number } | null = null
  for (const delimiter of DELIMITERS) {
    const [header = [], ...rows] = parseFirstRows(head, delimiter, SAMPLED_ROWS).rows
    if (column === null ? header.length < 2 : !header.some((cell) => cell.trim() === column.trim())) continue
    const alike = 1 + rows.filter(({ length }) => length === header.length).length
    const score = (alike / (1 + rows.length)) * 1000 + header.length
    if (best === null || score > best.score) best = { delimiter, score }
  }
  return best?.delimiter ?? null
}

export type Cell = string | number | null

/**
 * Formulas for a spreadsheet: at a cell's start, and behind a sign at which another program, or the same one in another
 * country, parts a line into cells.
 */
const FORMULA = /(^|[;|])(\s*)(?!\s)(?=["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g
const LONGEST_CELL = 1000

/**
 * Lines of comma-separated values for people's spreadsheets: texts on one printable line, an apostrophe before each formula. A
 * space alone stays: Experiment Runner looks for it.
 */
export const renderCsvLines = (rows: readonly (readonly Cell[])[], lineEnd: '\n' | '\r\n'): string =>
  stringify(
    rows.map((cells) => cells.map(withoutFormula)),
    { record_delimiter: lineEnd },
  )

export const renderCsvLine = (cells: readonly Cell[], lineEnd: '\n' | '\r\n'): string =>
  renderCsvLines([cells], lineEnd)

const withoutFormula = (cell: Cell): Cell =>
  typeof cell === 'string' && cell !== ' ' ? cleanLine(cell, LONGEST_CELL).replace(FORMULA, "$1$2'") : cell

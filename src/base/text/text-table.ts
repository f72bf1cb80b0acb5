import { largest } from '../numbers.ts'
import { displayWidth, padEnd, padStart, shortenToWidth } from './display-width.ts'
import { wrapText } from './wrap.ts'

type Row = readonly string[]

const GAP = '  '
/** A name that is cut shorter names nothing. */
const SHORTEST_NAME = 24
/** A last column narrower than this is a word a line. */
const NARROWEST_TEXT = 18

interface Layout {
  /** How many columns, the first ones, say what a row is about. */
  readonly names?: number
  /** All columns but the first hold numbers, which stand at the right. */
  readonly numbers?: boolean
}

/**
 * Rows, the first of them the head, as aligned plain text of at most `width` columns. What is too wide has its last column
 * broken into lines, then loses the end of its first; what even so does not fit is written row by row, each cell by its name.
 */
export function alignColumns(rows: readonly Row[], width: number, layout: Layout = {}): string[] {
  const [head = []] = rows
  const widths = widthsOf(rows)
  const excess = () => totalOf(widths) - width
  const narrow = (column: number, least: number) => {
    const own = widths[column] ?? 0
    widths[column] = Math.min(own, Math.max(least, own - Math.max(0, excess())))
  }
  narrow(widths.length - 1, NARROWEST_TEXT)
  narrow(0, SHORTEST_NAME)
  return excess() > 0
    ? rows.slice(1).map((row) => renderRow(head, row, width, layout.names ?? 0))
    : rows.flatMap((row) => alignRow(row, widths, layout.numbers ?? false))
}

/** Columns of a terminal that the rows take when nothing is cut. */
export const tableWidth = (rows: readonly Row[]): number => totalOf(widthsOf(rows))

const widthsOf = (rows: readonly Row[]) =>
  (rows[0] ?? []).map((_, column) => largest(rows.map((row) => displayWidth(row[column] ?? ''))) ?? 0)

const totalOf = (widths: readonly number[]) =>
  widths.reduce((sum, each) => sum + each, 0) + GAP.length * Math.max(0, widths.length - 1)

function alignRow(row: Row, widths: readonly number[], numbers: boolean): string[] {
  const last = widths.length - 1
  const cells = row.map((cell, column) => {
    const own = widths[column] ?? 0
    return numbers && column > 0 ? padStart(cell, own) : padEnd(column === 0 ? shortenToWidth(cell, own) : cell, own)
  })
  if (numbers) return [cells.join(GAP).trimEnd()]
  const start = cells.slice(0, last).join(GAP)
  const [first = '', ...more] = wrapText(row[last] ?? '', widths[last] ?? 0, 0).split('\n')
  const indent = ' '.repeat(displayWidth(start) + GAP.length)
  return [`${start}${GAP}${first}`.trimEnd(), ...more.map((line) => `${indent}${line}`)]
}

/** `replay, assisted: passed 5 / 6 / 6; ratio ×0.84; result less`: cells before the first that needs a name are the row's. */
function renderRow(head: Row, row: Row, width: number, names: number): string {
  const own = row.slice(0, names).filter((cell) => cell !== '')
  const cells = row.flatMap((cell, column) => (column < names || cell === '' ? [] : [`${head[column]} ${cell}`]))
  return wrapText([own.join(', '), cells.join('; ')].filter((part) => part !== '').join(': '), width)
}

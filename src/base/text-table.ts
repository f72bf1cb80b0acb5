import { wrapText } from './wrap.ts'

type Row = readonly string[]

const GAP = 2
/** A name that is cut shorter names nothing. */
const SHORTEST_NAME = 24
/** A last column narrower than this is a word a line. */
const NARROWEST_TEXT = 18

/**
 * Rows, the first of them the head, as aligned plain text of at most `width` columns. What is too wide has its last column
 * broken into lines, then loses the end of its first; what even so does not fit is told row by row, each cell by its name.
 */
export function alignColumns(rows: readonly Row[], width: number): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const excess = () => widths.reduce((sum, each) => sum + each + GAP, -GAP) - width
  const narrow = (column: number, least: number) => {
    const own = widths[column] ?? 0
    widths[column] = Math.min(own, Math.max(least, own - Math.max(0, excess())))
  }
  narrow(widths.length - 1, NARROWEST_TEXT)
  narrow(0, SHORTEST_NAME)
  return excess() > 0
    ? rows.slice(1).map((row) => tellRow(rows[0] ?? [], row, width))
    : rows.flatMap((row) => alignRow(row, widths))
}

function alignRow(row: Row, widths: readonly number[]): string[] {
  const last = widths.length - 1
  const cells = row.map((cell, column) => {
    const own = widths[column] ?? cell.length
    return (column === 0 && cell.length > own ? `${cell.slice(0, own - 1).toWellFormed()}…` : cell).padEnd(own)
  })
  const start = cells.slice(0, last).join(' '.repeat(GAP))
  const [first = '', ...more] = wrapText(row[last] ?? '', widths[last] ?? 0, 0).split('\n')
  const indent = ' '.repeat(start.length + GAP)
  return [`${start}${' '.repeat(GAP)}${first}`.trimEnd(), ...more.map((line) => `${indent}${line}`)]
}

/** `replay, assisted: passed 5 / 6 / 6; ratio ×0.84; result less`: cells before the first that needs a name are the row's. */
function tellRow(head: Row, row: Row, width: number): string {
  const names = row.filter((cell, column) => cell !== '' && NAMES.has(head[column] ?? ''))
  const cells = row.flatMap((cell, column) =>
    cell === '' || NAMES.has(head[column] ?? '') ? [] : [`${head[column]} ${cell}`],
  )
  return wrapText([names.join(', '), cells.join('; ')].filter((part) => part !== '').join(': '), width)
}

/** Columns that say what a row is about. */
const NAMES: ReadonlySet<string> = new Set(['model', 'mode', 'project', 'script', 'quantity', 'what', 'file'])

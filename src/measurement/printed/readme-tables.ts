import { isMark, isMarkAlone, listMarked } from './best-marks.ts'
import { areModels, MODEL_COLUMN } from './model-names.ts'

/** A bar of a table, but for one that is escaped. */
export const BAR = /(?<!\\)\|/
/** What parts the head of a table from its rows. */
export const IS_RULE = /^(?=.*-)[\s|:+-]{1,500}$/
const IS_BOLD = /^(?:\*\*|__|<b>|<strong>).*\d.*(?:\*\*|__|<\/b>|<\/strong>)[^\w|]*$/u
const LONGEST = 500

interface Row {
  readonly index: number
  readonly cells: readonly string[]
}

interface Table {
  /** Cells of the row above the rule; none: it has no rule. */
  readonly head: readonly string[]
  /** Those with numbers below it. */
  readonly rows: readonly Row[]
}

/** Where the tables of a README mark the best of several rows, and which of them compare models. */
export function readTables(lines: readonly string[]) {
  const tables = listTables(lines)
  const tableOf = new Map(tables.flatMap((table, number) => table.rows.map(({ index }) => [index, { table, number }])))
  const best = tables.flatMap(({ rows }) => findBest(rows))
  const marked = new Set(best.map(({ row, column }) => `${row.index} ${column}`))
  const comparing = new Set(tables.filter(comparesModels))
  const columnOf = (before: string) => before.slice(0, LONGEST).split(BAR).length - 1
  return {
    names: tables.flatMap(({ rows }) => {
      const [row, ...others] = new Set(findBest(rows).map((each) => each.row))
      return row === undefined || others.length > 0 ? [] : listMarked(labelOf(row))
    }),
    isMarked: (index: number, before: string) => tableOf.has(index) && marked.has(`${index} ${columnOf(before)}`),
    columnOf: (index: number, before: string) => {
      const found = tableOf.get(index)
      return found === undefined || !comparing.has(found.table) ? null : `${found.number}:${columnOf(before)}`
    },
  }
}

function listTables(lines: readonly string[]): Table[] {
  const tables: { head: string[]; rows: Row[] }[] = []
  let last = -2
  for (const [index, line] of lines.entries()) {
    if (!line.includes('|')) continue
    const isRule = IS_RULE.test(line)
    if (isRule || last !== index - 1) tables.push({ head: isRule ? splitCells(lines[index - 1] ?? '') : [], rows: [] })
    last = index
    const cells = splitCells(line)
    if (cells.some((cell) => /\d/.test(cell))) tables.at(-1)?.rows.push({ index, cells })
  }
  return tables
}

const splitCells = (line: string): string[] =>
  line
    .slice(0, LONGEST)
    .split(BAR)
    .map((cell) => cell.trim())

/** A cell without what makes it bold, or code. */
const plain = (cell: string) => cell.replaceAll(/[*_`]/g, '').trim()
const findLabel = ({ cells }: Row) => cells.find((cell) => /\p{L}/u.test(cell))
const labelOf = (row: Row) => plain(findLabel(row) ?? '')

const comparesModels = ({ head, rows }: Table) =>
  rows.length > 1 &&
  areModels(
    rows.map(labelOf),
    head.some((cell) => MODEL_COLUMN.test(plain(cell))),
  )

/** The cells of the one row that says that it is of the best, else those in bold that are alone in their column. */
function findBest(rows: readonly Row[]): { readonly row: Row; readonly column: number }[] {
  const [row, ...others] = rows.filter(saysBest)
  if (row !== undefined && others.length === 0 && rows.length > 1) {
    return [...row.cells.keys()].map((column) => ({ row, column }))
  }
  return [...(rows[0]?.cells.keys() ?? [])].flatMap((column) => findBold(rows, column) ?? [])
}

function saysBest(row: Row): boolean {
  const label = findLabel(row)
  return isMark(labelOf(row)) || row.cells.some((cell) => cell !== label && isMarkAlone(plain(cell)))
}

/** The one row in bold of a column with numbers in several. */
function findBold(rows: readonly Row[], column: number): { readonly row: Row; readonly column: number } | null {
  const own = rows.filter((row) => /\d/.test(row.cells[column] ?? '') && row.cells[column] !== findLabel(row))
  const [row, ...others] = own.filter(({ cells }) => IS_BOLD.test(cells[column] ?? ''))
  return row !== undefined && others.length === 0 && own.length > 1 ? { row, column } : null
}

import { isMark, isMarkAlone, isOfOther, listMarked } from './best-marks.ts'
import { areModels, MODEL_COLUMN } from './model-names.ts'

/** A bar of a table, but for one that is escaped. */
export const BAR = /(?<!\\)\|/
/** What parts the head of a table from its rows. */
export const IS_RULE = /^(?=.*-)[\s|:+-]{1,500}$/
/** What stands before and behind what is bold. */
const BOLD = [
  ['**', '**'],
  ['__', '__'],
  ['<b>', '</b>'],
  ['<strong>', '</strong>'],
] as const
const LONGEST = 500
/** The head of a column with parts of the data, or of a run, of which none is chosen. */
const PARTS_COLUMN =
  /^\s*(?:class(?:es)?|labels?|categor(?:y|ies)|species|(?:data|sub)[ _-]?sets?|data|corpus|corpora|folds?|seeds?|runs?|epochs?|tasks?|domains?|languages?|subjects?|clients?|feature|clase|classe|klasse)(?:[ _-]?(?:name|id|no\.?|#))?\s*$/i
/** The label of a row that sums up the others. */
const IS_TOTAL =
  /^\W*(?:overall|average|avg|mean|total|(?:macro|micro|weighted)[ _-]?(?:avg|average|mean))(?:[ _-](?:accuracy|score|performance|results?))?\W*$/i

interface Row {
  readonly index: number
  readonly cells: readonly string[]
  /** The first of them with letters. */
  readonly label: string | undefined
}

interface Table {
  /** Cells of the row above the rule; none: it has no rule. */
  readonly head: readonly string[]
  /** Rows with numbers below the head. */
  readonly rows: readonly Row[]
}

/** Where the tables of a README mark the best of several rows, and which of them compare models. */
export function readTables(lines: readonly string[], namesMetric: (text: string) => boolean) {
  const tables = listTables(lines)
  const tableOf = new Map(tables.flatMap((table, number) => table.rows.map(({ index }) => [index, { table, number }])))
  const bestOf = tables.map(findBest)
  const best = bestOf.flat()
  const marked = Map.groupBy(best, ({ row }) => row.index)
  const comparing = new Set(tables.filter(comparesModels))
  const columnOf = (before: string) => before.slice(0, LONGEST).split(BAR).length - 1
  return {
    names: tables.flatMap(({ head }, number) => {
      const ofMetrics = (bestOf[number] ?? []).filter(
        ({ column }) => head.length === 0 || namesMetric(head[column] ?? ''),
      )
      const [row, ...others] = new Set(ofMetrics.map((each) => each.row))
      return row === undefined || others.length > 0 ? [] : listMarked(labelOf(row))
    }),
    isMarked: (index: number, before: string) => {
      const own = marked.get(index)
      if (own === undefined) return false
      const place = columnOf(before)
      return own.some(({ column }) => column === place)
    },
    tableOf: (index: number) => tableOf.get(index)?.number ?? null,
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
    if (cells.some((cell) => /\d/.test(cell)))
      tables.at(-1)?.rows.push({ index, cells, label: cells.find((cell) => /\p{L}/u.test(cell)) })
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
const labelOf = ({ label = '' }: Row) => plain(label)

/** Two that are no models by their words are set one against the other, as a teacher and its student: neither is chosen. */
const FEWEST_COMPARED = 3

const hasColumn = (head: readonly string[], column: RegExp) => head.some((cell) => column.test(plain(cell)))

const comparesModels = (table: Table) =>
  table.rows.length > 1 &&
  !(hasParts(table) || table.rows.some(isTotal)) &&
  areModels(table.rows.map(labelOf), table.rows.length >= FEWEST_COMPARED && hasColumn(table.head, MODEL_COLUMN))

/** Whether its rows are parts of one result. */
const hasParts = ({ head }: Table) => hasColumn(head, PARTS_COLUMN) && !hasColumn(head, MODEL_COLUMN)
const isTotal = (row: Row) => IS_TOTAL.test(labelOf(row))

/** The cells of the one row that says that it is of the best, else those in bold that are alone in their column. */
function findBest(table: Table): { readonly row: Row; readonly column: number }[] {
  const { rows } = table
  if (hasParts(table)) return []
  const [row, ...others] = rows.filter(saysBest)
  if (row !== undefined && others.length === 0 && rows.length > 1 && !rows.some(isTotal)) {
    return [...row.cells.keys()].map((column) => ({ row, column }))
  }
  return [...(rows[0]?.cells.keys() ?? [])].flatMap((column) => findBold(rows, column) ?? [])
}

function saysBest(row: Row): boolean {
  if (isOfOther(labelOf(row))) return false
  return isMark(labelOf(row)) || row.cells.some((cell) => cell !== row.label && isMarkAlone(plain(cell)))
}

/** The one row in bold of a column with numbers in several. */
function findBold(rows: readonly Row[], column: number): { readonly row: Row; readonly column: number } | null {
  const own = rows.filter((row) => /\d/.test(row.cells[column] ?? '') && row.cells[column] !== row.label)
  const [row, ...others] = own.filter(({ cells }) => isBoldNumber(cells[column] ?? ''))
  if (own.some(isTotal)) return null
  return row !== undefined && others.length === 0 && own.length > 1 && !isOfOther(labelOf(row)) ? { row, column } : null
}

/** Whether all of a cell is bold but signs behind it, and holds a number. */
const isBoldNumber = (cell: string) =>
  BOLD.some(([open, close]) => {
    const end = cell.lastIndexOf(close)
    const isWhole = cell.startsWith(open) && end > open.length && !/\w/.test(cell.slice(end + close.length))
    return isWhole && /\d/.test(cell.slice(open.length, end))
  })

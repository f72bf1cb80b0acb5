import { memoise } from '../base/memoise.ts'
import type { TextEncoding } from '../base/text/delimited.ts'
import type { TargetHint } from '../dataset/import/find-target.ts'
import type { Table } from '../measurement/probe/table.ts'
import { LONGEST_TEXT } from '../schema/common.ts'
import { MOST_COLUMNS } from '../schema/dataset/data-file.ts'

/** A table as it was read, of which the first line may be data. */
export type ReadTable = Pick<Table, 'delimiter' | 'header' | 'rows'> & { readonly encoding: TextEncoding }

type Rows = ReadTable['rows']

/** The column that code predicts, as far as it is known. */
export interface TableTarget {
  /** Name of the column; undefined: it has none. */
  readonly target: string | undefined
  /** Distinct values of the target; null: it was not found, or they are measures. */
  readonly classes: number | null
  /** Place among the hints of that by which the named column was found; null: it has none. */
  readonly rank: number | null
}

export const NO_TARGET: TableTarget = { target: undefined, classes: null, rank: null }

/** What is known of a table by its cells and by what code says of its target. `given`: names that the code gives its columns itself. */
export function describeTable(table: ReadTable, hints: readonly TargetHint[], given: readonly string[] | null) {
  const { encoding, delimiter, header } = table
  const headers = headersOf(table, hints, given !== null)
  const rows = headers === null ? [header, ...table.rows] : table.rows
  const target =
    headers === null ? findTargetByPlace(rows, header.length, hints, given) : findTargetByName(rows, headers, hints)
  return { rows: rows.length, encoding, delimiter, headers, ...target }
}

/** The target of a table with a header: the column that a hint names, counts, or makes of it. */
function findTargetByName(rows: Rows, headers: readonly string[], hints: readonly TargetHint[]): TableTarget {
  const codedOf = openCoded(headers, rows)
  const meant = hints.map((hint) => {
    const coded = codedOf(hint)
    const isOfTwo = coded !== undefined || (hint.kind === 'named' && hint.isCompared === true)
    return { name: coded ?? nameOf(hint, headers), isOfTwo }
  })
  const target = findColumn(
    meant.map(({ name }) => name),
    headers,
  )
  if (target === undefined) return NO_TARGET
  const plain = plainOf(target)
  const isTarget = ({ name }: (typeof meant)[number]) => name !== undefined && plainOf(name) === plain
  const isOfTwo = meant.some((each) => each.isOfTwo && isTarget(each))
  const classes = isOfTwo ? 2 : countClasses(cellsOf(rows, headers.indexOf(target)))
  return { target, classes, rank: meant.findIndex(isTarget) }
}

/** The target of a table without a header: the last column, one that is counted, or one that the code names itself. */
function findTargetByPlace(
  rows: Rows,
  columns: number,
  hints: readonly TargetHint[],
  given: readonly string[] | null,
): TableTarget {
  const names = given?.length === columns ? given : []
  const placeOf = (hint: TargetHint) => (hint.kind === 'named' ? names.indexOf(hint.name) : placeIn(hint, columns))
  const isLast = hints.some(({ kind }) => kind === 'last-column')
  const place = isLast ? columns - 1 : hints.map(placeOf).find((each) => each >= 0 && each < columns)
  return place === undefined ? NO_TARGET : { ...NO_TARGET, classes: countClasses(cellsOf(rows, place)) }
}

const placeIn = (hint: TargetHint, columns: number) =>
  hint.kind === 'numbered' && (hint.columns ?? columns) === columns ? hint.place : -1

/** The first that is a column; else the column that is called so but for its case and signs, as code renames them all. */
function findColumn(names: readonly (string | undefined)[], headers: readonly string[]): string | undefined {
  const given = [...new Set(names)].flatMap((name) => (name === undefined || name === '' ? [] : [name]))
  const known = new Set(headers)
  const exact = given.find((name) => known.has(name))
  if (exact !== undefined) return exact
  const alike = Map.groupBy(headers, plainOf)
  const renamed = given.map(plainOf).find((plain) => plain !== '' && alike.get(plain)?.length === 1)
  return renamed === undefined ? undefined : alike.get(renamed)?.[0]
}

/**
 * Tells which column of text one-hot coding makes one of a name from, as pandas and scikit-learn call it: `Churn_Yes` of a `Churn`
 * that says Yes somewhere; undefined: none.
 */
function openCoded(headers: readonly string[], rows: Rows): (hint: TargetHint) => string | undefined {
  const known = new Set(headers)
  const valuesOf = memoise((header: string) => {
    const place = headers.indexOf(header)
    return new Set(rows.map((row) => row[place]))
  })
  const isMade = (header: string, value: string) => known.has(header) && !isNumber(value) && valuesOf(header).has(value)
  return (hint) => {
    if (hint.kind !== 'named' || hint.mayBeCoded !== true || known.has(hint.name)) return undefined
    const { name } = hint
    const ends = [...name.matchAll(/_(?=.)/g)].map(({ index }) => index)
    return ends.map((end) => name.slice(0, end)).find((header) => isMade(header, name.slice(header.length + 1)))
  }
}

const plainOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')

/** The column that a hint means of a table with a header; undefined: nobody knows. */
function nameOf(hint: TargetHint, headers: readonly string[]): string | undefined {
  if (hint.kind === 'named') return hint.name
  if (hint.kind === 'last-column') return headers.at(-1)
  const { place, lost, columns = headers.length } = hint
  if (columns !== headers.length) return undefined
  const isMoved = lost === undefined || headers.slice(0, place + 1).some((name) => lost.includes(name))
  return isMoved ? undefined : headers[place]
}

/**
 * Null where the first line is data: names of columns are no numbers, but where the code names one of them, or a text stands
 * above numbers, and in a table that the code reads without a header no others. No row of the data is kept.
 */
function headersOf({ header, rows }: ReadTable, hints: readonly TargetHint[], isData: boolean): string[] | null {
  const names = header.map((name) => name.trim())
  const below = rows.slice(0, ROWS_LOOKED_AT)
  const isNamed = hints.some((hint) => hint.kind === 'named' && names.includes(hint.name))
  const isAboveNumbers = (name: string, place: number) =>
    name !== '' && !isNumber(name) && below.length > 0 && below.every((row) => isNumber(row[place] ?? ''))
  const isHeader = !(isData || names.some(isNumber)) || isNamed || names.some(isAboveNumbers)
  const isShort = names.length <= MOST_COLUMNS && names.every((name) => name.length <= LONGEST_TEXT)
  return isHeader && isShort ? names : null
}

const ROWS_LOOKED_AT = 20
const isNumber = (cell: string) => cell.trim() !== '' && Number.isFinite(Number(cell))

const cellsOf = (rows: Rows, place: number) => rows.map((row) => row[place] ?? '')

/** What stands in the place of a value: what pandas takes for none, and a question mark. */
const MISSING: ReadonlySet<string> = new Set(['', '?', '#N/A', 'N/A', 'NA', 'n/a', 'nan', 'NaN', 'null', 'NULL'])
/** The same beside numbers; among words it may be one of these, as of those who have no illness. */
const NONE = 'None'

/** Distinct values; null: they are measures, and the code makes classes of them in a way that is not known here. */
function countClasses(cells: readonly string[]): number | null {
  const told = [...new Set(cells.filter((cell) => !MISSING.has(cell.trim())))]
  const numbers = told.filter(isNumber)
  const isOfNumbers = numbers.length > 0 && told.every((cell) => isNumber(cell) || cell.trim() === NONE)
  const values = isOfNumbers ? numbers : told
  return values.some((value) => !Number.isInteger(Number(value)) && isNumber(value)) ? null : values.length
}

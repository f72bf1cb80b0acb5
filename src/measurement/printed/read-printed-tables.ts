import { memoise } from '../../base/memoise.ts'
import { isFraction, isPercentage } from '../../schema/dataset/metrics.ts'
import { LONGEST_LINE, NUMBER, NUMBERS, readNumber } from './metric-pattern.ts'
import { type MetricName, NAME, nameOf, PLAIN, type PrintedMetric, readPrintedNames } from './printed-metric.ts'

export const MOST_ROWS = 100
/** A line that names more is no head: each name of a head is looked for in every row below. */
const MOST_COLUMNS = 30
/** The head of a table whose rows follow each other. */
const OF_ROUNDS = /\b(?:epochs?|steps?|iter(?:ation)?s?|rounds?|folds?)\b/i

/** What underlines the head of a table. */
const RULE = /^[\s|+:=│┃╪┼╇╬├┤┝┡┩╞╡─━═-]{3,}$/

/** Numbers with a fraction in a row, by where they begin, by where they end, and the first by the bars before it. */
interface Cells {
  readonly byStart: ReadonlyMap<number, RegExpExecArray>
  readonly byEnd: ReadonlyMap<number, RegExpExecArray>
  readonly byBars: ReadonlyMap<number, RegExpExecArray>
  readonly bars: number
}

function readCells(row: string): Cells {
  const cells = [...row.matchAll(NUMBERS)].filter(([text]) => text.includes('.'))
  const before = countBars(row)
  return {
    byStart: new Map(cells.map((each) => [each.index, each])),
    byEnd: new Map(cells.map((each) => [each.index + each[0].length, each])),
    byBars: new Map(cells.toReversed().map((each) => [before(each.index), each])),
    bars: before(row.length),
  }
}

/** How many bars a line has before a place. */
function countBars(line: string): (at: number) => number {
  const bars = [...line.matchAll(BAR)].map(({ index }) => index)
  return (at) => bars.filter((each) => each < at).length
}

/** The metrics that a line names as the head of a table, and the rows below it. */
interface Heads {
  readonly columnsOf: (index: number) => readonly RegExpExecArray[]
  readonly cellsOf: (index: number) => Cells
}

/** Reads the rows of the table whose head a line is, where it is one. */
export function openTables(lines: readonly string[], ofScore: MetricName): (head: number) => PrintedMetric[] {
  const heads = {
    columnsOf: memoise((index: number) => listColumns(lines[index] ?? '')),
    cellsOf: memoise((index: number) => readCells(lines[index] ?? '')),
  }
  return (head) => {
    const barred = readBarred(lines, head, heads, ofScore)
    return barred.length > 0 ? barred : [...readTable(lines, head, heads, ofScore), ...readTitled(lines, head, ofScore)]
  }
}

/**
 * Lines below a head, without what underlines it, up to one that is no row, or the head of another table: a flood of heads
 * would have each row read for all of them.
 */
function listRows(
  lines: readonly string[],
  head: number,
  { columnsOf }: Heads,
): { readonly row: string; readonly index: number }[] {
  const first = head + 1 + Number(RULE.test(lines[head + 1] ?? ''))
  const below = lines.slice(first, first + MOST_ROWS)
  const end = below.findIndex(
    (each, place) => !/\d/.test(each) || each.length > LONGEST_LINE || columnsOf(first + place).length > 0,
  )
  return (end < 0 ? below : below.slice(0, end)).map((row, place) => ({ row, index: first + place }))
}

/** The metrics that a head names, in a line that tells of no values itself. */
function listColumns(line: string): RegExpExecArray[] {
  if (line.length > LONGEST_LINE || /\d\.\d|[:=]/.test(line)) return []
  const names = [...line.matchAll(NAME)]
  return names.length > MOST_COLUMNS ? [] : names
}

/** The rows of a printed table: numbers end, or else begin, where the names of their columns do. */
function readTable(lines: readonly string[], head: number, heads: Heads, ofScore: MetricName): PrintedMetric[] {
  const names = heads.columnsOf(head)
  if (names.length === 0) return []
  return listRows(lines, head, heads).flatMap(({ row, index }) =>
    names.flatMap((found) => {
      const { byStart, byEnd } = heads.cellsOf(index)
      const end = found.index + found[0].length
      const number = byEnd.get(end) ?? byEnd.get(end - 1) ?? byStart.get(found.index)
      return number === undefined ? [] : (readCell({ row, index, number }, found, nameOf(found, ofScore)) ?? [])
    }),
  )
}

const BAR = /[|│┃]/g

/** The rows of a table with bars, as of Markdown: the cell below the name. */
function readBarred(lines: readonly string[], head: number, heads: Heads, ofScore: MetricName): PrintedMetric[] {
  const line = (lines[head] ?? '').slice(0, LONGEST_LINE)
  const before = countBars(line)
  const bars = before(line.length)
  const names = bars < 2 ? [] : heads.columnsOf(head).map((found) => ({ found, place: before(found.index) }))
  return (names.length === 0 ? [] : listRows(lines, head, heads)).flatMap(({ row, index }) => {
    const cells = heads.cellsOf(index)
    if (cells.bars !== bars) return []
    return names.flatMap(({ found, place }) => {
      const number = cells.byBars.get(place)
      return number === undefined ? [] : (readCell({ row, index, number }, found, nameOf(found, ofScore)) ?? [])
    })
  })
}

function readCell(
  { row, index, number }: { readonly row: string; readonly index: number; readonly number: RegExpExecArray },
  head: RegExpExecArray,
  name: MetricName | undefined,
): PrintedMetric | null {
  if (name === undefined) return null
  return {
    ...PLAIN,
    name,
    text: number[0],
    at: number.index,
    nameAt: 0,
    behind: '',
    line: row,
    index,
    percent:
      isPercentage(name, readNumber(number[0])) ||
      (isFraction(name) && /^\s?%/.test(row.slice(number.index + number[0].length))),
    isRow: true,
    isCompared: !OF_ROUNDS.test(head.input),
    column: head,
  }
}

/** Lines between a table's title and its rows: its head, and what underlines that. */
const MOST_HEAD_LINES = 3

/** The cells of a table with bars whose title, not its columns, names the metric, as of a result for each pair of settings. */
function readTitled(lines: readonly string[], title: number, ofScore: MetricName): PrintedMetric[] {
  const line = (lines[title] ?? '').slice(0, LONGEST_LINE)
  const [name, ...others] = /:\s*$/.test(line) && !/\d/.test(line) ? readPrintedNames(line, ofScore) : []
  if (name === undefined || others.length > 0) return []
  const first = lines.slice(title + 1, title + 2 + MOST_HEAD_LINES).findIndex((each) => listCells(each).length > 1)
  if (first < 0) return []
  const table: ReturnType<typeof listCells>[] = []
  for (const each of lines.slice(title + 1 + first, title + 1 + first + MOST_ROWS)) {
    const cells = listCells(each)
    if (cells.length < 2 || (table[0] !== undefined && cells.length !== table[0].length)) break
    table.push(cells)
  }
  if (table.length < 2) return []
  return table.flatMap((cells, row) => {
    const index = title + 1 + first + row
    const place = { name, nameAt: 0, behind: '', line: lines[index] ?? '', index, isRow: true, isCompared: true }
    return cells.map(({ text, at }) => ({
      ...PLAIN,
      ...place,
      text,
      at,
      percent: isPercentage(name, readNumber(text)),
    }))
  })
}

const CELL = new RegExp(`\\|[ \\t]*(${NUMBER})[ \\t]*(?=\\||$)`, 'g')

/** Numbers of a row between bars, behind its label; none where another cell is no number with a fraction. */
function listCells(row: string): { readonly text: string; readonly at: number }[] {
  if (row.length > LONGEST_LINE) return []
  const cells = [...row.trimEnd().matchAll(CELL)].map(({ 0: whole, 1: text = '', index }) => ({
    text,
    at: index + whole.indexOf(text),
  }))
  const bars = row.trimEnd().split('|').length - 1
  return cells.length === bars && cells.every(({ text }) => text.includes('.')) ? cells : []
}

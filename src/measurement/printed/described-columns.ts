import { PRINTED_NAMES } from '../../schema/dataset/metrics.ts'
import type { PrintedMetric } from './printed-metric.ts'

/** How the columns of a table spread, as pandas' `describe` tells it, in a row for each number or in one for each column. */
const FIRST_ROWS = [/^\s*count\s/, /^\s*mean\s/, /^\s*std\s/] as const
const OTHER_ROW = /^\s*(?:min|max|\d{1,3}(?:\.\d{1,9})?%)\s/
const HEAD_OF_COLUMNS = /^\s+count\s+mean\s+std\b/
const MOST_ROWS = 1000
/** The end of what `info` tells. */
const OF_MEMORY = /^memory usage: \d/
const IS_CELL = /^(?:-?\d[\d.e+-]{0,40}|NaN|\.\.\.)$/
const IS_MEAN = FIRST_ROWS[1]
/** How many there are, without a fraction, right before their mean. */
const BEHIND_COUNT = /\s\d{1,9}\s{1,20}$/

/**
 * Whether a value says how a column of data spreads, and is no result: `test score` heads points of an exam there. The mean of what
 * has a metric's own name is that of folds.
 */
export function openDescribed(lines: readonly string[]): (printed: PrintedMetric) => boolean {
  const described = new Set<number>()
  const markWhile = (first: number, isRow: (line: string) => boolean) => {
    for (let index = first; index < first + MOST_ROWS && isRow(lines[index] ?? ''); index++) described.add(index)
  }
  for (const [index, line] of lines.entries()) {
    if (OF_MEMORY.test(line)) described.add(index)
    if (HEAD_OF_COLUMNS.test(line)) markWhile(index + 1, openRowOfColumn(line))
    if (!FIRST_ROWS.every((pattern, row) => pattern.test(lines[index + row] ?? ''))) continue
    for (const row of FIRST_ROWS.keys()) described.add(index + row)
    markWhile(index + FIRST_ROWS.length, (row) => OTHER_ROW.test(row))
  }
  return (printed) => described.has(printed.index) && !isOfFolds(printed)
}

/** Whether a line is a row for a column of data: its name, and a number for each name of the head. */
function openRowOfColumn(head: string): (line: string) => boolean {
  const columns = wordsOf(head).filter((word) => word !== '\\').length
  return (line) => {
    const words = wordsOf(line)
    return words.length > columns && words.slice(-columns).every((word) => IS_CELL.test(word))
  }
}

const wordsOf = (line: string) => line.trim().split(/\s+/)

const isOfFolds = ({ column, isUnnamed, line, at }: PrintedMetric) =>
  column === null
    ? !isUnnamed && BEHIND_COUNT.test(line.slice(0, at))
    : column[PRINTED_NAMES.length + 1] === undefined && IS_MEAN.test(line)

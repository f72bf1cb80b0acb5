import { PRINTED_NAMES } from '../../schema/dataset/metrics.ts'
import type { PrintedMetric } from './printed-metric.ts'

/** How the columns of a table spread, as pandas' `describe` tells it, in a row for each number or in one for each column. */
const FIRST_ROWS = [/^\s*count\s/, /^\s*mean\s/, /^\s*std\s/] as const
const OTHER_ROW = /^\s*(?:min|max|\d{1,3}(?:\.\d{1,9})?%)\s/
const HEAD_OF_COLUMNS = /^\s+count\s+mean\s+std\b/
const MOST_ROWS = 1000
/** A row for a column: its name, and numbers, which dots may stand between. */
const ROW_OF_COLUMN = /\s-?\d[\d.e+-]{0,40}(?:\s+(?:\.\.\.|NaN|-?\d[\d.e+-]{0,40})){1,12}\s*$/
/** The end of what `info` tells. */
const OF_MEMORY = /^memory usage: \d/
const IS_MEAN = FIRST_ROWS[1]

/**
 * Whether a value says how a column of data spreads, and is no result: `test score` heads points of an exam there. The mean below
 * a metric's own name is that of folds.
 */
export function openDescribed(lines: readonly string[]): (printed: PrintedMetric) => boolean {
  const described = new Set<number>()
  const markWhile = (first: number, pattern: RegExp) => {
    for (let index = first; index < first + MOST_ROWS && pattern.test(lines[index] ?? ''); index++) described.add(index)
  }
  for (const [index, line] of lines.entries()) {
    if (OF_MEMORY.test(line)) described.add(index)
    if (HEAD_OF_COLUMNS.test(line)) markWhile(index + 1, ROW_OF_COLUMN)
    if (!FIRST_ROWS.every((pattern, row) => pattern.test(lines[index + row] ?? ''))) continue
    for (const row of FIRST_ROWS.keys()) described.add(index + row)
    markWhile(index + FIRST_ROWS.length, OTHER_ROW)
  }
  const isOfFolds = ({ column, line }: PrintedMetric) =>
    column !== null && column[PRINTED_NAMES.length + 1] === undefined && IS_MEAN.test(line)
  return (printed) => described.has(printed.index) && !isOfFolds(printed)
}

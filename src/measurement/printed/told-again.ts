import { NUMBERS, SEVERAL } from './metric-pattern.ts'
import { areModels, MODEL_COLUMN } from './model-names.ts'
import type { PrintedMetric } from './printed-metric.ts'
import { numberOf, saysSame } from './printed-value.ts'
import { MOST_ROWS } from './read-printed-tables.ts'
import { SAYS_TRAINING } from './row-words.ts'

/** Fewer lines, and fewer rows, may be of parts of the data. */
export const FEWEST_ROWS = 3

/**
 * The rows of models behind all lines that say the same of each, in one column of one table; null: there are none, as of folds, or
 * a line has no row of its own, as what is told of the chosen model at the end.
 */
export function findToldAgain(
  alike: readonly PrintedMetric[],
  printed: readonly PrintedMetric[],
): readonly PrintedMetric[] | null {
  const last = alike.at(-1)
  if (last === undefined || alike.length < FEWEST_ROWS || alike.length > MOST_ROWS) return null
  if (alike.some(({ isCompared }) => isCompared)) return null
  const cells = printed.filter(({ isCompared, name, index }) => isCompared && name === last.name && index > last.index)
  for (const [column, own] of Map.groupBy(cells, (each) => each.column)) {
    if (column === null || own.length < alike.length || isOfTraining(column)) continue
    const rows = pairRows(alike, own)
    if (rows !== null && areOfModels(rows, column)) return rows
  }
  return null
}

/** A cell of its own for each line: of those that say the same the nearest. */
function pairRows(alike: readonly PrintedMetric[], cells: readonly PrintedMetric[]): PrintedMetric[] | null {
  const left = new Set(cells)
  const rows: PrintedMetric[] = []
  for (const line of alike) {
    const distance = (each: PrintedMetric) => Math.abs(numberOf(each) - numberOf(line))
    const [nearest] = [...left].filter((each) => saysSame(each, line)).toSorted((a, b) => distance(a) - distance(b))
    if (nearest === undefined) return null
    left.delete(nearest)
    rows.push(nearest)
  }
  return rows
}

/** What stands between bars, tabs, or blanks that are more than one. */
const PART = /(?:(?! {2})[^|│┃\t])+/g

/** Whether the words of a column's head speak of training. */
const isOfTraining = ({ input, index: at }: RegExpExecArray) =>
  [...input.matchAll(PART)].some(
    ({ 0: part, index }) => index <= at && at < index + part.length && SAYS_TRAINING.test(part),
  )

/** What counts a row before its label. */
const NUMBERING = /^\W{0,9}\d{1,6}[.)]?[ \t]+/

/** Whether each row has one text, which is a model's name, or stands in a table with a column of models, and no two the same but for numbers. */
function areOfModels(rows: readonly PrintedMetric[], { input }: RegExpExecArray): boolean {
  const hasModels = [...input.matchAll(PART)].some(([part]) => MODEL_COLUMN.test(part))
  const labels = rows.map(({ line }) => {
    const [label = '', ...others] = [...line.replace(NUMBERING, '').matchAll(PART)].map(([part]) => part).filter(isText)
    return others.length > 0 ? '' : label
  })
  return areModels(labels, hasModels)
}

const isText = (part: string) => /^\P{N}{0,9}\p{L}/u.test(part)

/** More values, and more columns, are not held against each other. */
const [MOST_ALIKE, MOST_COLUMNS] = [50, 20]

/** Fewer are the spread of the value, or what it was before, on other rows or of another model. */
const FEWEST_BEHIND = 2

/** Values but for the first of a row of several, as of a table with a column for each model, where other lines tell all behind it too. */
export function withoutRowsToldAgain<T extends PrintedMetric>(alike: readonly T[]): readonly T[] {
  if (alike.length > MOST_ALIKE) return alike
  const isTold = (row: T) => {
    const others = alike.filter(({ index }) => index !== row.index)
    const behind = readBehind(row)
    return behind.length >= FEWEST_BEHIND && behind.every((each) => others.some((other) => saysSame(each, other)))
  }
  const kept = alike.filter((each) => !isTold(each))
  return kept.length > 0 ? kept : alike
}

/** What stands behind a value in its row, in the same unit; none where a row has only this one. */
function readBehind({ line, at, text, percent, ...row }: PrintedMetric): PrintedMetric[] {
  if (row.column !== null) return [] // of another metric, by the head of the table
  const behind = line.slice(at + text.length)
  const numbers = SEVERAL.test(behind) ? [...behind.matchAll(NUMBERS)] : []
  return numbers.slice(0, MOST_COLUMNS).map(([number]) => ({ ...row, line, at, percent, text: number }))
}

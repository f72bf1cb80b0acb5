import { isMark, isMarkedByWord, isOfOther, listMarked } from './best-marks.ts'
import { MODEL_WORDS, plainName } from './model-names.ts'
import { readTables } from './readme-tables.ts'

/** Where a README marks the best of several. */
interface Marks {
  /** Whether a number of a line stands at such a place. `before`: what stands in its line before it. */
  readonly at: (index: number, before: string) => boolean
  /** Names of what is marked, as they are compared. */
  readonly names: readonly string[]
  /** The table, by its place, that a line stands in; null: it stands in none. */
  readonly tableOf: (index: number) => number | null
  /** The column, of a table that compares models, that a number stands in; null: it stands in none. */
  readonly columnOf: (index: number, before: string) => string | null
}

const [SHORTEST_NAME, LONGEST_NAME] = [3, 40]

/**
 * Reads where a README marks the best of several: below a heading that says so, in a row that says so, or by the one number in bold
 * of a column.
 */
export function readMarks(lines: readonly string[], namesMetric: (text: string) => boolean): Marks {
  const headings = readHeadings(lines)
  const tables = readTables(lines, namesMetric)
  const names = [...headings.names, ...tables.names].filter((name) => !namesMetric(name)).map(plainName)
  return {
    at: (index, before) => (headings.isBelow(index) && !isOfOther(before)) || tables.isMarked(index, before),
    names: [...new Set(names)].filter(({ length }) => length >= SHORTEST_NAME && length <= LONGEST_NAME),
    tableOf: tables.tableOf,
    columnOf: tables.columnOf,
  }
}

/** A heading; its signs tell how deep it is. */
export const IS_HEADING = /^[ \t]{0,3}(#{1,6})[ \t]/
const IS_FENCE = /^[ \t]{0,3}(?:```|~~~)/
const LONGEST = 500

/** Whether a heading marks the best: a sign alone decorates any, but that of a model. */
const marksModel = (line: string) => isMark(line) && (isMarkedByWord(line) || MODEL_WORDS.test(line))

function readHeadings(lines: readonly string[]) {
  const below = new Set<number>()
  const names: string[] = []
  let stack: readonly { depth: number; isMarked: boolean }[] = []
  let isCode = false
  for (const [index, whole] of lines.entries()) {
    const line = whole.slice(0, LONGEST)
    if (IS_FENCE.test(line)) isCode = !isCode
    const [, signs] = isCode ? [] : (IS_HEADING.exec(line) ?? [])
    if (signs === undefined) {
      if (stack.at(-1)?.isMarked === true) below.add(index)
      continue
    }
    const above = stack.filter(({ depth }) => depth < signs.length)
    const isOwn = marksModel(line)
    const isMarked = isOwn || (above.at(-1)?.isMarked === true && !isOfOther(line))
    stack = [...above, { depth: signs.length, isMarked }]
    if (isOwn) names.push(...listMarked(line.replace(IS_HEADING, '')))
  }
  return { isBelow: (index: number) => below.has(index), names }
}

import type { Metric } from '../../schema/dataset/metrics.ts'
import { bestOf } from './best-of.ts'
import { readMarks } from './marked-best.ts'
import { LONGEST_LINE, NUMBERS, withPoints } from './metric-pattern.ts'
import { numberOf } from './printed-value.ts'
import { BAR, IS_RULE } from './readme-tables.ts'
import { SAYS_HELD_OUT, SAYS_TRAINING } from './row-words.ts'

type Name = Metric['name']

/** Metrics that a line of text names. */
export type ReadNames = (line: string) => readonly Name[]

/** A number that a README states. */
export interface StatedNumber {
  readonly text: string
  readonly percent: boolean
  /** Metrics that the number may be of: those that its line, or the head of its table, names. */
  readonly names: readonly Name[]
  /** Metrics that have a number of their own beside this one, which is that of another. */
  readonly notOf: readonly Name[]
  /** The number's line may tell of others' results, which a value may come near by chance. */
  readonly isQuoted: boolean
  /** Words beside the number, or the head of its column, tell of rows that the model learned from. */
  readonly isOfTraining: boolean
  /** The number stands where the author marks the best of several. */
  readonly isMarked: boolean
  /** The number's table, by its place among those of the text; null: it stands in none. */
  readonly table: number | null
  /** The number's column of a table of models; null: it stands in none. */
  readonly column: string | null
}

/** Words of what others say, of an earlier time, or of what is hoped for. */
export const QUOTES =
  /\bet al\b|\b(?:papers?|authors?|articles?|literature|published|reported|state[- ]of[- ]the[- ]art|sota|leaderboards?|benchmarks?|baselines?|kaggle|prior|previous(?:ly)?|others?|targets?|expected|goals?)\b/i

/** What numbers a step of a list, or a section by its heading: `6. `, `### 4.2 `. */
const NUMBERING =
  /^[ \t>]{0,20}(?:#{1,6}[ \t]{1,9}[*_]{0,3}[1-9]\d?(?:\.\d{1,2}){0,4}\.?|(?:[-*+][ \t]{1,9})?[*_]{0,3}\d{1,3}\.)(?=[*_]{0,3}[ \t])(?![*_ \t]{1,9}%)/

/** What opens a row, where its author writes it. */
const FIRST_BAR = /^\s{0,20}\|/
/** A number of a metric that stands right before it: `accuracy of **0.91`, `F1 ≈ 0.88`. */
const LEADS = /(?:[:=≈~]|\b(?:of|is|was|at)\b)[\s*_`~≈]{0,6}$/
/** Characters before a number in which its own metric is named. */
const LONGEST_LEAD = 60
const LONGEST_SIGN = 10

/** The numbers of a text, each with the metrics that it may be of by its line, its table and what stands right before it. */
export function listNumbers(
  lines: readonly string[],
  readNames: ReadNames,
  marks = readMarks(lines, (text) => readNames(text).length > 0),
): StatedNumber[] {
  let head: Head = NO_HEAD
  return lines.flatMap((whole, index) => {
    const line = withPoints(whole.replace(NUMBERING, ''))
    const isRow = line.includes('|')
    if (isRow && lines[index - 1]?.includes('|') !== true) head = readHead(line, lines[index + 1] ?? '', readNames)
    const numbers = [...line.matchAll(NUMBERS)].filter((found) => !isOfRange(line, found))
    if (numbers.length === 0) return []
    const named = [...new Set(readNames(line))]
    const own = isRow
      ? readColumns(line, numbers, named.length === 0 ? head.columns : [])
      : readLeads(line, numbers, readNames)
    const owned = [...new Set(isRow ? head.names : own.flat())]
    const mayBeOf = isRow ? [...named, ...head.names] : named
    const isQuoted = QUOTES.test(line.slice(0, LONGEST_LINE))
    return numbers.map((found, which) => {
      const behind = line.slice(found.index + found[0].length, found.index + found[0].length + LONGEST_SIGN)
      const [text, percent] = [found[0].replace(/\.$/, ''), /^[*_`\s]{0,4}%/.test(behind)]
      const ofIt = own[which] ?? []
      const notOf = ofIt.length === 0 ? [] : owned.filter((name) => !ofIt.includes(name))
      const isMarked = !isQuoted && marks.at(index, line.slice(0, found.index))
      const column = isRow ? marks.columnOf(index, line.slice(0, found.index)) : null
      const names = mayBeOf.filter((name) => !notOf.includes(name))
      const isOfTraining = isRow
        ? head.training.length > 0 &&
          head.training[line.slice(0, Math.min(found.index, LONGEST_LINE)).split(BAR).length - 1] === true
        : LEARNED.test(line.slice(Math.max(0, found.index - LONGEST_LEAD), found.index))
      return { text, percent, names, notOf, isQuoted, isOfTraining, isMarked, table: marks.tableOf(index), column }
    })
  })
}

/** Of each table of a README that compares models the best of each metric's column. */
export function listBestCompared(numbers: readonly StatedNumber[]): readonly StatedNumber[] {
  const columns = Map.groupBy(numbers, ({ column }) => column)
  return [...columns].flatMap(([column, own]) => {
    const [first, ...others] = own
    const [name, ...more] = first?.names ?? []
    if (column === null || first === undefined || name === undefined || more.length > 0 || others.length === 0)
      return []
    return bestOf(own, name, numberOf) ?? []
  })
}

interface Head {
  readonly names: readonly Name[]
  /** Names in each column, of a table that Markdown knows for one; else none. */
  readonly columns: readonly (readonly Name[])[]
  /** Whether each column, counted by the bars before it, is of rows that the model learned from. */
  readonly training: readonly boolean[]
}

const NO_HEAD: Head = { names: [], columns: [], training: [] }

const readHead = (line: string, below: string, readNames: ReadNames): Head => ({
  names: [...new Set(readNames(line))],
  columns: IS_RULE.test(below) ? line.replace(FIRST_BAR, '').split(BAR).map(readNames) : [],
  training: IS_RULE.test(below) && SAYS_TRAINING.test(line) ? line.split(BAR).map(isOfLearned) : [],
})

const isOfLearned = (cell: string) => SAYS_TRAINING.test(cell) && !SAYS_HELD_OUT.test(cell)
/** What stands before a number that is of such rows. */
const LEARNED =
  /(?<!\b(?:after|post|pre)[ -]?)\btrain(?:ing)?[ _-](?:(?:set|data|dataset)[ _-])?(?:accuracy|acc|score|r2|r²|f1|auc|rmse|mae|mse|error)(?:[ _-]score)?[\s*_`:=≈~-]{0,9}(?:of|is|was|at)?[\s*_`:=≈~]{0,9}$/i

/** For each number the metrics of its column. */
function readColumns(
  line: string,
  numbers: readonly RegExpExecArray[],
  columns: Head['columns'],
): readonly (readonly Name[])[] {
  if (columns.length === 0) return []
  let [from, column] = [FIRST_BAR.exec(line)?.[0].length ?? 0, 0]
  return numbers.map(({ index }) => {
    column += line.slice(from, index).split(BAR).length - 1
    from = index
    return columns[column] ?? []
  })
}

/** For each number the metrics that lead to it. */
function readLeads(
  line: string,
  numbers: readonly RegExpExecArray[],
  readNames: ReadNames,
): readonly (readonly Name[])[] {
  return numbers.map(({ index }, which) => {
    const before = numbers[which - 1]
    const from = Math.max(index - LONGEST_LEAD, before === undefined ? 0 : before.index + before[0].length)
    const lead = line.slice(from, index)
    return LEADS.test(lead) ? readNames(lead) : []
  })
}

/** Whether a number is the end of a range, as in 95-97%: what may be expected, and no result. */
function isOfRange(line: string, { 0: text, index }: RegExpExecArray): boolean {
  const [before, behind] = [line.slice(Math.max(0, index - 3), index), line.slice(index + text.length)]
  return /\d%?[-–—]$/.test(before) || /^%?[-–—]\d/.test(behind)
}

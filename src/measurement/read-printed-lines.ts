import { memoise } from '../base/memoise.ts'
import { isFraction, type Metric, PRINTED_NAMES } from '../schema/metrics.ts'
import { LONGEST_LINE, NUMBER, NUMBERS, type PrintedNumber } from './metric-pattern.ts'
import type { PrintedValue } from './prefer-line.ts'

export type MetricName = Metric['name']

/** Letters of languages that part no words. */
const UNPARTED = String.raw`[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]`
const NAME = new RegExp(
  String.raw`(?:(?<![\p{L}\d])|(?<=${UNPARTED}))(?:${PRINTED_NAMES.map(([, printed]) => `(${printed})`).join('|')}|(score))(?:[ _-]?score)?(?:(?!\p{L})|(?=${UNPARTED}))`,
  'giu',
)
/** A row of scikit-learn's classification_report: two decimals, then how many rows. */
const REPORT_ROW = /^\s*(?:accuracy|macro avg|weighted avg|micro avg)\s+[\d.]+(?:\s+[\d.]+)*\s+\d+\s*$/
const OF_TRAINING = /\btrain(?:ing)?\b|\btreino\b|\bin[- ]sample\b|训练[集时]?|訓練/i
const OF_BASELINE = /\bdummy|\bbaseline|\bmajority|dummy_|baseline_/i
/** Of folds on the way to a choice: of two of one kind that of the rows held out says more. */
const OF_FOLDS = /\b(?:cv|cross[-_ ]?val\w{0,20})\b[^:=|,]{0,20}$/i
/** R² less a penalty for columns: where both are told, that without is meant. */
const ADJUSTED = /\badj(?:usted|\.)?[ _-]?$/i
/** A count of epochs, or a bar of Keras or tqdm. */
const OF_PROGRESS =
  /\b(?:epoch|iteration|iter|step|fold|batch)\b[^\d]{0,10}\d|\d[mµu]?s\/(?:step|epoch|it)\b|\dit\/s\b/i

export interface PrintedMetric extends PrintedNumber, PrintedValue {
  /** The output only says score. */
  readonly isUnnamed: boolean
  readonly isRow: boolean
  /** It stands in a table, in a row for each of several models. */
  readonly isCompared: boolean
  readonly isOfTraining: boolean
  readonly isOfFolds: boolean
  readonly isAdjusted: boolean
  /** The line tells of an epoch on the way, or of a model that others are compared with. */
  readonly isProgress: boolean
}

/** What is said of a value that nothing sets apart. */
const PLAIN = {
  ...{ isUnnamed: false, isRow: false, isCompared: false, percent: false },
  ...{ isOfTraining: false, isOfFolds: false, isAdjusted: false, isProgress: false },
}

/** The metrics that lines of output name with a number, and those in tables. */
export function readPrintedLines(lines: readonly string[], ofScore: MetricName): PrintedMetric[] {
  const cellsOf = memoise((index: number) => readCells(lines[index] ?? ''))
  return lines.flatMap((line, index) => [
    ...readLine(line.slice(0, LONGEST_LINE), index, ofScore),
    ...readTable(lines, index, cellsOf, ofScore),
    ...readTitled(lines, index, ofScore),
  ])
}

/** The metrics that a line of text names; `ofScore`: what is meant by a score. */
export const readPrintedNames = (line: string, ofScore: MetricName): MetricName[] =>
  [...line.slice(0, LONGEST_LINE).matchAll(NAME)].flatMap((found) => nameOf(found, ofScore) ?? [])

/** What a library logs as it goes. */
const OF_LIBRARY = /^\s*\[LightGBM\]/

function readLine(line: string, index: number, ofScore: MetricName): PrintedMetric[] {
  if (OF_LIBRARY.test(line)) return []
  const isRow = REPORT_ROW.test(line)
  const names = [...line.matchAll(NAME)]
  if (names.length === 0) return readHeldOut(line, index, ofScore)
  return names.flatMap((found, which) => {
    const isUnnamed = found[PRINTED_NAMES.length + 1] !== undefined
    const name = nameOf(found, ofScore)
    const from = found.index + found[0].length
    const behindName = chooseNumber(line, from, names[which + 1]?.index ?? line.length, isRow)
    const number = behindName ?? (which === 0 ? findShareBefore(line, found.index) : null)
    if (name === undefined || number === null) return []
    const before = line.slice(0, number.at)
    const place =
      behindName === null
        ? { nameAt: number.at, behind: line.slice(number.at + number.text.length, from) }
        : { nameAt: found.index, behind: '' }
    return [
      {
        ...{ name, isUnnamed, line, index, isRow, isCompared: false, ...number, ...place },
        percent:
          /^\s*%/.test(line.slice(number.at + number.text.length)) || (isFraction(name) && Number(number.text) > 1.5),
        isOfTraining: OF_TRAINING.test(before) && !/\btest|\bval/i.test(before.slice(before.search(OF_TRAINING))),
        isOfFolds: OF_FOLDS.test(line.slice(0, found.index)),
        isAdjusted: ADJUSTED.test(line.slice(0, found.index)),
        isProgress: OF_PROGRESS.test(before) || OF_BASELINE.test(before),
      },
    ]
  })
}

/** `train=0.99, test=0.95`, where the code says what is computed. */
const HELD_OUT = new RegExp(
  `(?<![\\w/])test(?:ing|[ _]set)?[ \\t]*[:=][ \\t]*(${NUMBER})(?![\\w%]|[ \\t]*[a-z]+\\b(?![ \\t]*[:=]))`,
  'i',
)

function readHeldOut(line: string, index: number, ofScore: MetricName): PrintedMetric[] {
  const found = HELD_OUT.exec(line)
  const text = found?.[1]
  if (found === null || !text?.includes('.') || !(Number(text) <= 1) || !OF_TRAINING.test(line)) return []
  const place = { at: found.index + found[0].length - text.length, nameAt: found.index, behind: '' }
  return [{ ...PLAIN, name: ofScore, isUnnamed: true, line, index, text, ...place, isProgress: OF_PROGRESS.test(line) }]
}

export const MOST_ROWS = 100
/** A line that names more is no head: each name of a head is looked for in every row below. */
const MOST_COLUMNS = 30
/** The head of a table whose rows follow each other. */
const OF_ROUNDS = /\b(?:epochs?|steps?|iter(?:ation)?s?|rounds?|folds?)\b/i

/** Numbers with a fraction in a row, by where they end. */
type Cells = ReadonlyMap<number, RegExpExecArray>

const readCells = (row: string): Cells =>
  new Map(
    [...row.matchAll(NUMBERS)].flatMap((each) =>
      each[0].includes('.') ? [[each.index + each[0].length, each] as const] : [],
    ),
  )

/** The rows of a printed table, where the line is its head: numbers end where the names of their columns do. */
function readTable(
  lines: readonly string[],
  head: number,
  cellsOf: (index: number) => Cells,
  ofScore: MetricName,
): PrintedMetric[] {
  const line = lines[head] ?? ''
  if (line.length > LONGEST_LINE || /\d\.\d|[:=]/.test(line)) return []
  const names = [...line.matchAll(NAME)]
  if (names.length === 0 || names.length > MOST_COLUMNS) return []
  const below = lines.slice(head + 1, head + 1 + MOST_ROWS)
  const end = below.findIndex((each) => !/\d/.test(each) || each.length > LONGEST_LINE)
  return (end < 0 ? below : below.slice(0, end)).flatMap((row, place) => {
    const index = head + 1 + place
    return names.flatMap(
      (found) => readCell({ row, index, cells: cellsOf(index) }, found, nameOf(found, ofScore)) ?? [],
    )
  })
}

function readCell(
  { row, index, cells }: { readonly row: string; readonly index: number; readonly cells: Cells },
  head: RegExpExecArray,
  name: MetricName | undefined,
): PrintedMetric | null {
  const number = cells.get(head.index + head[0].length)
  if (number === undefined || name === undefined) return null
  return {
    ...PLAIN,
    ...{ name, text: number[0], at: number.index, nameAt: 0, behind: '', line: row, index },
    percent: isFraction(name) && Number(number[0]) > 1.5,
    isRow: true,
    isCompared: !OF_ROUNDS.test(head.input),
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
      percent: isFraction(name) && Number(text) > 1.5,
    }))
  })
}

const CELL = new RegExp(`\\|[ \\t]*(${NUMBER})[ \\t]*(?=\\||$)`, 'g')

/** Numbers of a row between bars, behind its label; none where another cell is no number with a fraction. */
function listCells(row: string): { readonly text: string; readonly at: number }[] {
  if (row.length > LONGEST_LINE) return []
  const cells = [...row.trimEnd().matchAll(CELL)].map(({ 0: whole, 1: text = '', index }) => ({
    ...{ text, at: index + whole.indexOf(text) },
  }))
  const bars = row.trimEnd().split('|').length - 1
  return cells.length === bars && cells.every(({ text }) => text.includes('.')) ? cells : []
}

/** The metric that a match of `NAME` speaks of. */
const nameOf = (found: RegExpExecArray, ofScore: MetricName) =>
  found[PRINTED_NAMES.length + 1] === undefined
    ? PRINTED_NAMES[found.slice(1).findIndex((each) => each !== undefined)]?.[0]
    : ofScore

/**
 * The number that a name means: the one that a sign alone parts from it, else of those behind it the last behind a sign that
 * says so, else the first with a fraction; a count is none.
 */
function chooseNumber(line: string, from: number, to: number, isFirst: boolean): { text: string; at: number } | null {
  const numbers = [...line.slice(from, to).matchAll(NUMBERS)].map((found) => ({
    text: found[0],
    at: from + found.index,
  }))
  if (isFirst) return numbers[0] ?? null
  if (/\[\s*[-+\d.][^\][\s,]*[\s,]/.test(line.slice(from, to))) return null // a list of values
  const isSaid = ({ at }: { at: number }) => /[:=]\s*(?:(?:\[|\(|np\.float\d+\()\s*)?$/.test(line.slice(0, at))
  const hasFraction = ({ text }: { text: string }) => text.includes('.')
  const isNext = ({ at }: { at: number }) => /^\s*[:=]\s*$/.test(line.slice(from, at))
  return (
    numbers.find((each) => isNext(each) && hasFraction(each)) ??
    numbers.filter((each) => isSaid(each) && hasFraction(each)).at(-1) ??
    numbers.find(hasFraction) ??
    numbers.find(isSaid) ??
    numbers.find(({ text, at }) => /^\s*%/.test(line.slice(at + text.length))) ??
    null
  )
}

/** The share in `95.6% accuracy` and `95.6 % test accuracy`. */
function findShareBefore(line: string, nameAt: number): { text: string; at: number } | null {
  const [, text] = SHARE_BEFORE.exec(line.slice(Math.max(0, nameAt - 60), nameAt)) ?? []
  return text === undefined ? null : { text, at: line.lastIndexOf(text, nameAt) }
}

const SHARE_BEFORE = new RegExp(`(?<![\\w.])(${NUMBER})\\s*%\\s*(?:[a-z]+\\s){0,2}$`, 'i')

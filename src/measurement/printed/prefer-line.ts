import { memoise } from '../../base/memoise.ts'
import type { MetricReason } from '../../schema/dataset/import-report.ts'
import { draftRule, gainOf, type Metric } from '../../schema/dataset/metrics.ts'
import { isCalledBest, listBest, listBetter, namesBest } from './called-best.ts'
import { lastOfTrainings } from './last-of-trainings.ts'
import { IS_HEADING } from './marked-best.ts'
import { LINES_ABOVE, LONGEST_LINE } from './metric-pattern.ts'
import { listTitled, MODEL_WORDS, namesModel } from './model-names.ts'
import { numberOf, oneValue, type PrintedValue, saysSame } from './printed-value.ts'
import { openReadme, type Readme } from './read-readme.ts'
import { listBestCompared, listNumbers, QUOTES, type StatedNumber } from './stated-numbers.ts'
import {
  digitsOf,
  FEWEST_DIGITS,
  findChosen,
  listAmong,
  openShares,
  type Share,
  TELLING_DIGITS,
} from './stated-shares.ts'

interface Preferred<T> {
  readonly printed: T
  readonly reasons: readonly MetricReason[]
}

/** What is printed, and what the README says of it. */
interface Texts {
  readonly lines: readonly string[]
  readonly readme: Readme
}

/** More are no models that somebody compares. */
const MOST_ALIKE = 200

/**
 * Of several values that say as much that one which is the project's result by its README, which states it, or by README or
 * output, which name its model best; null: nothing tells them apart.
 */
export function preferLine<T extends PrintedValue>(alike: readonly T[], texts: Texts): Preferred<T> | null {
  // Of so many epochs one comes to what the README states by chance.
  const ends = lastOfTrainings(alike)
  const ofEnds = ends.length > 1 && ends.length < alike.length ? preferAmong(ends, texts) : null
  if (ofEnds === null || ofEnds.reasons.length === 0) return preferAmong(alike, texts)
  if (!ofEnds.reasons.includes('named-in-title')) return ofEnds
  // What the README states says more than what it is called.
  const ofAll = preferAmong(alike, texts)
  return isStated(ofAll) ? ofAll : ofEnds
}

function preferAmong<T extends PrintedValue>(alike: readonly T[], { lines, readme }: Texts): Preferred<T> | null {
  if (alike.length > MOST_ALIKE) return null
  const numbers = readme.numbers()
  const sharesOf = openShares(numbers)
  const tellingOf = memoise((name: Metric['name']) => sharesOf(name).filter(({ tells }) => tells))
  const stated = listAmong(alike, sharesOf)
  const exact = listAmong(alike, tellingOf)
  const exactly = oneValue(exact)
  const findOf: FindOf<T> = (pool, names, all = pool) =>
    oneValue(pool.filter((each) => namesModel(readLead(each, all, lines), names)))
  const findBest = (pool: readonly T[], text: readonly string[]) => findOf(pool, listBest(text))
  if (exactly !== null) {
    return isOfCompared(exactly, tellingOf)
      ? (because('named-best', findBetterThan(exactly, findBest(alike, readme.lines))) ??
          because('stated-in-readme', exactly))
      : because('stated-in-readme', exactly)
  }
  // A script's own word weighs more than few digits of its README, which another model may have by chance.
  const own = findBest(exact.length > 0 ? exact : alike, lines)
  if (own !== null) return { printed: own, reasons: ['named-best'] }
  const only = oneValue(stated)
  if (only !== null) return { printed: only, reasons: ['stated-in-readme'] }
  const pool = stated.length > 0 ? stated : alike
  const markedOf = memoise((name: Metric['name']) => sharesOf(name).filter(({ isMarked }) => isMarked))
  const likely = exact.length > 0 ? exact : stated
  // Where a marked number is a value, that tells, and not what is beside it.
  const names = listAmong(likely, markedOf).length > 0 ? [] : readme.marks().names
  return (
    because('named-best', findBest(pool, readme.lines)) ??
    because('stated-in-readme', findChosen(likely, markedOf, sharesOf)) ??
    because('named-best', findOf(pool, names, alike) ?? findOf(alike, names)) ??
    because('named-best', oneValue(pool.filter(isCalledBest))) ??
    because('named-best', findBetter(alike, pool, { lines, names: listBetter(readme.lines), findOf })) ??
    because('named-in-title', oneValue(pool) === null ? findOf(pool, listTitled(readme.lines)) : null) ??
    because(null, findChosen(stated, openShares(listBestCompared(numbers)), sharesOf)) ??
    because(null, stated.at(-1) ?? null)
  )
}

/** Whether the README states a value only where it compares models, of which another may be its result. */
const isOfCompared = (value: PrintedValue, sharesOf: (name: Metric['name']) => readonly Share[]) =>
  listAmong([value], (name) => sharesOf(name).filter(({ isCompared }) => !isCompared)).length === 0

const findBetterThan = <T extends PrintedValue>(one: T, other: T | null): T | null =>
  other !== null && isBestOf(other, [one]) && !saysSame(other, one) ? other : null

const because = <T>(reason: MetricReason | null, printed: T | null): Preferred<T> | null =>
  printed === null ? null : { printed, reasons: reason === null ? [] : [reason] }

/** The row of a report whose value the README states, where it states none of the lines that say more and the output calls none of them best. */
export function preferRow<T extends PrintedValue>(
  rows: readonly T[],
  preferred: Preferred<T> | null,
  alike: readonly T[],
  { lines: printed, readme }: Texts,
): Preferred<T> | null {
  if (rows.length === 0 || isStated(preferred)) return null
  const { lines, readNames } = readme
  const byOutput = preferLine(alike, { lines: printed, readme: openReadme('', readNames) })
  if (byOutput?.reasons.includes('named-best') === true) return null
  const numbers = listNumbers(listResultLines(lines), readNames)
  const ofName = rows.flatMap(({ name }) => numbers.filter(({ names }) => names.includes(name)))
  const shares = openShares(ofName)
  const [first, ...others] = rows.flatMap(({ name }) => shares(name))
  // Several are of other models, parts or data too, and a row of two digits is near to one of them soon.
  if (first === undefined || others.some(({ value }) => value !== first.value)) return null
  return because('stated-in-readme', oneValue(listAmong(rows, shares)))
}

/**
 * The value of folds that the README states of the metric by its name and to as many digits as are no chance, where
 * it states none of those that say more.
 */
export function preferFolds<T extends PrintedValue>(
  ofFolds: readonly T[],
  preferred: readonly (Preferred<T> | null)[],
  alike: readonly T[],
  readme: Readme,
): Preferred<T> | null {
  if (ofFolds.length === 0 || ofFolds.length > MOST_ALIKE || preferred.some(isStated)) return null
  const numbers = readme.numbers()
  if (listAmong(alike, openShares(numbers)).length > 0) return null
  const sharesOf = memoise((name: Metric['name']) =>
    openShares(numbers.filter(({ names, isQuoted }) => names.includes(name) && !isQuoted))(name).filter(
      ({ tells }) => tells,
    ),
  )
  // The best of folds is what a search chose its parameters by.
  const printed = oneValue(listAmong(ofFolds, sharesOf).filter((each) => !isCalledBest(each)))
  // Another number of it may be that of the rows held out, as they came out at another time.
  return printed === null || statesOther(numbers, printed) ? null : { printed, reasons: ['stated-in-readme'] }
}

/** What is farther from a value than by this factor is how far that varies. */
const AS_LARGE = 2

/** Whether a README states another number of a value's metric. */
function statesOther(numbers: readonly StatedNumber[], value: PrintedValue): boolean {
  const others = numbers.filter(
    ({ names, isQuoted, isOfTraining }) => names.includes(value.name) && !(isQuoted || isOfTraining),
  )
  const size = Math.abs(numberOf(value))
  return others.some((each) => {
    const shares = openShares([each])
    const isNear = shares(value.name).some(
      ({ value: other, isByHabit }) =>
        !isByHabit && Math.abs(other) * AS_LARGE > size && Math.abs(other) < size * AS_LARGE,
    )
    return isNear && listAmong([value], shares).length === 0
  })
}

/** Words of what is wanted or of a bound, of rows that were learned from or how many some are, of what others say, and of chance. */
const NO_RESULT = new RegExp(
  [
    QUOTES.source,
    String.raw`\b(?:aim\w*|hop(?:e|es|ing)|above|below|over|under|beyond|at (?:least|most)|(?:more|less|better|worse|higher|lower|greater) than|up to|exceed\w*|should|must|require\w*|want\w*|need\w*|minimum|thresholds?|improve\w*|increas\w*|gains?|random(?![ -]?forest)|chance|guess\w*|dummy)\b|[<≥≤]|(?<=.)>`,
    String.raw`\b(?:train(?:ing)?|split\w*|folds?|cross)\b|%[*_\x60]{0,3} of\b|\b(?:rows|samples|records|imbalance\w*)\b`,
    String.raw`\b(?:reports?|cit(?:e|ed|ing)|according|original|other|another|different|external|competitors?|winn(?:er|ing))\b|\[\d{1,3}\]|\((?:19|20)\d\d\)`,
  ].join('|'),
  'i',
)

/** Lines that may tell what the script comes to, but below headings that speak of something else. */
function listResultLines(lines: readonly string[]): string[] {
  let isOfOther = false
  return lines.filter((whole) => {
    const line = whole.slice(0, LONGEST_LINE)
    const isNone = NO_RESULT.test(line)
    if (IS_HEADING.test(line)) isOfOther = isNone
    return !(isOfOther || isNone)
  })
}

const isStated = (preferred: Preferred<unknown> | null) => preferred?.reasons.includes('stated-in-readme') === true

/** More values are those of models that somebody compares. */
const MOST_STATED = 3

/** What a README states of the metric, where nothing that it states is the value. */
export function listStatedOtherwise(printed: PrintedValue, readme: Readme): string[] {
  const numbers = readme.numbers()
  if (listAmong([printed], openShares(numbers)).length > 0) return []
  const ofMetric = numbers.filter(
    ({ text, percent, names, isOfTraining }) =>
      names.includes(printed.name) &&
      (text.includes('.') || percent) &&
      (!isOfTraining || printed.isOfTraining === true),
  )
  const distinct = [...new Set(ofMetric.map(({ text, percent }) => (percent ? `${text} %` : text)))]
  return distinct.length > MOST_STATED ? [] : distinct
}

/**
 * Metrics of values that the README states by their name, where it states no number of this one: its author tells the result by
 * those.
 */
export function listStatedMetrics(
  name: Metric['name'],
  printed: readonly PrintedValue[],
  readme: Readme,
): ReadonlySet<Metric['name']> {
  const numbers = readme.numbers()
  const named = (wanted: Metric['name']) => numbers.filter(({ names }) => names.includes(wanted))
  if (printed.length > MOST_ALIKE || named(name).length > 0) return new Set()
  const fewest = ({ isQuoted }: StatedNumber) => (isQuoted ? TELLING_DIGITS : FEWEST_DIGITS)
  const results = (wanted: Metric['name']) => named(wanted).filter((each) => digitsOf(each) >= fewest(each))
  const sharesOf = memoise((each: Metric['name']) => openShares(results(each))(each))
  return new Set(listAmong(printed, sharesOf).map((each) => each.name))
}

type FindOf<T> = (pool: readonly T[], names: readonly string[], all?: readonly T[]) => T | null

/** The one that a README calls better than others, where it is the best of several models. */
function findBetter<T extends PrintedValue>(
  alike: readonly T[],
  pool: readonly T[],
  { lines, names, findOf }: { lines: readonly string[]; names: readonly string[]; findOf: FindOf<T> },
): T | null {
  // Where what leads to one would lead to two, the values between that nobody states end it too.
  const better = findOf(pool, names) ?? findOf(pool, names, alike)
  return better !== null && areCompared(pool, lines) && isBestOf(better, pool) ? better : null
}

/** Whether several values are of models, each: one of none, as of a last look at held-out rows, is not outdone by the best of those. */
const areCompared = (some: readonly PrintedValue[], lines: readonly string[]) =>
  oneValue(some) === null && some.every((each) => MODEL_WORDS.test(readLead(each, some, lines)))

/** Whether none of some says more than one of them. */
const isBestOf = (one: PrintedValue, some: readonly PrintedValue[]) =>
  some.every((each) => gainOf(numberOf(one) - numberOf(each), draftRule(one.name)) >= 0 || saysSame(one, each))

/** Behind a value the one of the next model, in a table with a column for each. */
export const SEVERAL = /^%?[ \t|]+[-+]?\d{0,9}\.\d/

/** What leads to a value: what stands above its line, below the value before, but for what names a best model, and before it in its line. */
function readLead(each: PrintedValue, all: readonly PrintedValue[], lines: readonly string[]): string {
  if (SEVERAL.test(each.line.slice(each.at + each.text.length))) return ''
  const before = Math.max(-1, ...all.map(({ index }) => index).filter((index) => index < each.index))
  const above = lines.slice(Math.max(before + 1, each.index - LINES_ABOVE), each.index)
  return [...above.filter((line) => !namesBest(line)), each.line.slice(0, each.at)].join(' ')
}

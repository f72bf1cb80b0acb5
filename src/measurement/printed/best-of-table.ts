import { draftRule, gainOf } from '../../schema/dataset/metrics.ts'
import { readNumber } from './metric-pattern.ts'
import { isCalledBest, saysSame } from './prefer-line.ts'
import type { PrintedMetric } from './printed-metric.ts'

/**
 * Of values that all stand in tables which compare several models, or in a list of what was best of each, the best; of lines that
 * a table behind them tells again, too.
 */
export function findBestOfTable(
  alike: readonly PrintedMetric[],
  printed: readonly PrintedMetric[],
): PrintedMetric | null {
  const compared = alike.every(({ isCompared }) => isCompared)
    ? alike
    : (listToldAgain(alike, printed) ?? listBests(alike))
  const [first, ...others] = compared
  if (first === undefined || others.length === 0) return null
  const rule = draftRule(first.name)
  return others.reduce(
    (best, each) => (gainOf(readNumber(each.text) - readNumber(best.text), rule) > 0 ? each : best),
    first,
  )
}

/** Fewer lines, and fewer rows, may be of parts of the data. */
const FEWEST_BESTS = 3

/** The last lines that follow each other and call a value of theirs the best in the same words. */
function listBests(alike: readonly PrintedMetric[]): readonly PrintedMetric[] {
  const wordsOf = ({ line, nameAt, at }: PrintedMetric) => line.slice(nameAt, at)
  const last = alike.at(-1)
  const isOfList = (each: PrintedMetric, index: number) =>
    last !== undefined &&
    each.index === last.index - (alike.length - 1 - index) &&
    wordsOf(each) === wordsOf(last) &&
    isCalledBest(each)
  const from = alike.findLastIndex((each, index) => !isOfList(each, index)) + 1
  return alike.length - from < FEWEST_BESTS ? [] : alike.slice(from)
}

/** The rows behind all lines that say the same of each; null: one of them has none, as what is told of the chosen model at the end. */
function listToldAgain(alike: readonly PrintedMetric[], printed: readonly PrintedMetric[]): PrintedMetric[] | null {
  const last = alike.at(-1)
  if (last === undefined || alike.length < FEWEST_BESTS || alike.some(({ isCompared }) => isCompared)) return null
  const rows = printed.filter(({ isCompared, name, index }) => isCompared && name === last.name && index > last.index)
  const again = alike.flatMap((each) => rows.find((row) => saysSame(row, each)) ?? [])
  return again.length < alike.length || new Set(again).size < FEWEST_BESTS ? null : again
}

import { bestOf } from './best-of.ts'
import { isCalledBest } from './called-best.ts'
import { readNumber } from './metric-pattern.ts'
import type { PrintedMetric } from './printed-metric.ts'
import { FEWEST_ROWS, findToldAgain } from './told-again.ts'

/**
 * Of values that all stand in tables which compare several models, or in a list of what was best of each, the best; of lines that
 * a table of models behind them tells again, too.
 */
export function findBestOfTable(
  alike: readonly PrintedMetric[],
  printed: readonly PrintedMetric[],
): PrintedMetric | null {
  const compared = alike.every(({ isCompared }) => isCompared)
    ? alike
    : (findToldAgain(alike, printed) ?? listBests(alike))
  const [first, ...others] = compared
  if (first === undefined || others.length === 0) return null
  return bestOf(compared, first.name, ({ text }) => readNumber(text))
}

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
  return alike.length - from < FEWEST_ROWS ? [] : alike.slice(from)
}

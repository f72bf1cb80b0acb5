import { isPercentageOfFraction } from '../../schema/dataset/metrics.ts'
import { BARE, LONGEST_LINE, readNumber } from './metric-pattern.ts'
import { NAME, type PrintedMetric } from './printed-metric.ts'
import { valueDecimals } from './printed-value.ts'

export const decimalsOf = (text: string) => /\.(\d*)/.exec(text)?.[1]?.length ?? 0

/** Fewer decimals are no rounding: Python writes a whole number as 1.0. */
const FEWEST_ROUNDED = 2

/** Words beside the metric's name that set no result apart from another. */
const PLAIN_WORDS = new Set(
  'and best data dataset final for is mean model of on our overall result results set test testing the this total val validation value was with'.split(
    ' ',
  ),
)

/** What two lines say that their values are of, where that is not the same: of models, mostly. */
function areApart(one: PrintedMetric, other: PrintedMetric): boolean {
  const [own, others] = [one, other].map(({ line, at }) =>
    [
      ...line
        .slice(0, at)
        .toLowerCase()
        .replaceAll(NAME, ' ')
        .matchAll(/\p{L}+/gu),
    ]
      .map(([word]) => word)
      .filter((word) => !PLAIN_WORDS.has(word))
      .join(' '),
  )
  return own !== '' && others !== '' && own !== others
}

/** 0.645021645 for a 0.65 of a table. */
export function isSameWithMoreDigits(each: PrintedMetric, chosen: PrintedMetric): boolean {
  const decimals = decimalsOf(chosen.text)
  const isOfSame =
    each.name === chosen.name &&
    each.isOfTraining === chosen.isOfTraining &&
    each.isProgress === chosen.isProgress &&
    (chosen.isOfRound || !each.isOfRound)
  const isRounded = valueDecimals(chosen) >= FEWEST_ROUNDED && valueDecimals(chosen) < valueDecimals(each)
  if (!isOfSame || !isRounded) return false
  if (!chosen.isRow && !chosen.isCompared && areApart(each, chosen)) return false
  const factor = each.percent === chosen.percent ? 1 : each.percent ? 0.01 : 100
  const value = readNumber(each.text) * factor
  if (each.isRow && !chosen.isRow && value === readNumber(chosen.text)) return false // a table's 1.00 says no more than 1.0
  return value.toFixed(decimals) === readNumber(chosen.text).toFixed(decimals)
}

/** The last line of a number alone, where it is the chosen one before it was rounded for a table. */
export function findBareWithMoreDigits(lines: readonly string[], chosen: PrintedMetric): PrintedMetric | null {
  const bare = new RegExp(BARE)
  const line = lines.findLast((each) => bare.test(each.slice(0, LONGEST_LINE)))
  if (line === undefined) return null
  const text = line.trim()
  const percent = isPercentageOfFraction(chosen.name, Number(text))
  const place = { line, index: lines.lastIndexOf(line), at: line.indexOf(text), nameAt: 0, behind: '' }
  const plain = { isRow: false, isCompared: false, isOfRound: false, isUnnamed: true }
  const found = { ...chosen, ...place, text, percent, ...plain }
  return isSameWithMoreDigits(found, chosen) ? found : null
}

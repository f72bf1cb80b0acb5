import { memoise } from '../../base/memoise.ts'
import type { Metric } from '../../schema/dataset/metrics.ts'
import { MOST_ALIKE } from './prefer-line.ts'
import type { PrintedValue } from './printed-value.ts'
import type { Readme } from './read-readme.ts'
import type { StatedNumber } from './stated-numbers.ts'
import { digitsOf, FEWEST_DIGITS, listAmong, openShares, TELLING_DIGITS } from './stated-shares.ts'

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

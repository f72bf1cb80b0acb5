import { memoise } from '../../base/memoise.ts'
import type { Metric } from '../../schema/dataset/metrics.ts'
import { isCalledBest } from './called-best.ts'
import { isStated, MOST_ALIKE, type Preferred } from './prefer-line.ts'
import { numberOf, oneValue, type PrintedValue } from './printed-value.ts'
import type { Readme } from './read-readme.ts'
import type { StatedNumber } from './stated-numbers.ts'
import { listAmong, openShares } from './stated-shares.ts'

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

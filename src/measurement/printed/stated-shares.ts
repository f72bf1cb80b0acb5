import { memoise } from '../../base/memoise.ts'
import { isPercentageOfFraction, type Metric } from '../../schema/dataset/metrics.ts'
import { readNumber } from './metric-pattern.ts'
import { isShareWithSign, mayBeShare, numberOf, oneValue, type PrintedValue, valueDecimals } from './printed-value.ts'
import type { StatedNumber } from './stated-numbers.ts'

/** So many digits are no chance. */
export const TELLING_DIGITS = 3
/** Fewer are no result, but what is wanted of one: a recall above 0.9. */
export const FEWEST_DIGITS = 2

export const digitsOf = ({ text }: StatedNumber) => text.replace(/^[-+0.]+/, '').replace('.', '').length
const isTelling = (stated: StatedNumber) => digitsOf(stated) >= TELLING_DIGITS

/** What a stated number says of one metric. */
export interface Share {
  readonly value: number
  /** What the number's last digit counts. */
  readonly unit: number
  /** The number has so many digits that a value comes to them by no chance. */
  readonly tells: boolean
  /** Of rows that the model learned from: only a value of those rows is held against it. */
  readonly isOfTraining: boolean
  /** The number stands in a table that compares models, perhaps as that of one that is not the best. */
  readonly isCompared: boolean
  /** The number's table; null: it stands in none. */
  readonly table: number | null
  /** The author marks the number as the best of several. */
  readonly isMarked: boolean
  /** A share with the sign of percent behind it by habit: only a value that is printed so is held against it. */
  readonly isByHabit: boolean
}

/** Shares of a metric, read once: a README may state thousands, and each is held against every value. */
export const openShares = (numbers: readonly StatedNumber[]) =>
  memoise((name: Metric['name']): readonly Share[] =>
    numbers.flatMap((stated) => {
      if ((!stated.text.includes('.') && !stated.percent) || stated.notOf.includes(name)) return []
      const tells = isTelling(stated)
      if (!tells && !stated.names.includes(name)) return []
      const size = Math.abs(readNumber(stated.text))
      const readAs = (percent: boolean, isByHabit: boolean): Share => ({
        value: numberOf({ ...stated, percent }),
        unit: 10 ** -valueDecimals({ ...stated, percent }),
        tells,
        table: stated.table,
        isMarked: stated.isMarked,
        isCompared: stated.column !== null,
        isOfTraining: stated.isOfTraining,
        isByHabit,
      })
      return [
        readAs(stated.percent || isPercentageOfFraction(name, size), false),
        ...(stated.percent && mayBeShare(name, size) ? [readAs(false, true)] : []),
      ]
    }),
  )

/** Whether digits are those of a number, rounded or cut. */
const isRounded = (number: number, { value, unit }: Share) => Math.abs(number - value) <= 0.5001 * unit
/** The next number of as many digits is none that was cut: 0.938 − 0.937 is a little less than 0.001. */
const isCut = (number: number, { value, unit }: Share) =>
  Math.abs(number) >= Math.abs(value) && number * value > 0 && Math.abs(number - value) < 0.999_999 * unit

/** Values that a README states: those whose digits it rounds, else those whose digits it cuts. */
export function listAmong<T extends PrintedValue>(
  some: readonly T[],
  sharesOf: (name: T['name']) => readonly Share[],
): T[] {
  const listBy = (isStated: typeof isRounded) =>
    some.filter((each) =>
      sharesOf(each.name).some(
        (share) =>
          (!share.isByHabit || isShareWithSign(each)) &&
          (!share.isOfTraining || each.isOfTraining === true) &&
          isStated(numberOf(each), share),
      ),
    )
  const rounded = listBy(isRounded)
  return rounded.length > 0 ? rounded : listBy(isCut)
}

type SharesOf<T extends PrintedValue> = (name: T['name']) => readonly Share[]

/**
 * The one of some stated values that a README chooses by marks; null: it chooses none, or a table does, of which the last value is no
 * part, or which that is told of again in words, as a last look at rows held out is.
 */
export function findChosen<T extends PrintedValue>(some: readonly T[], marks: SharesOf<T>, all: SharesOf<T>): T | null {
  const [chosen, last] = [oneValue(listAmong(some, marks)), some.at(-1)]
  if (chosen === null || last === undefined) return null
  const choosing = listTables(chosen, marks)
  const ofLast = listTables(last, all)
  const isInWordsAlone = ofLast.has(null) && !listTables(chosen, all).has(null)
  const isPart = [...ofLast].some((table) => table !== null && choosing.has(table))
  return choosing.has(null) || (isPart && !isInWordsAlone) ? chosen : null
}

/** The tables in which a value is stated; null among them: it is stated outside of one. */
const listTables = <T extends PrintedValue>(value: T, sharesOf: SharesOf<T>): ReadonlySet<number | null> =>
  new Set(
    sharesOf(value.name)
      .filter((share) => listAmong([value], () => [share]).length > 0)
      .map(({ table }) => table),
  )

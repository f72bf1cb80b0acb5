import { findMetric, type Metric, type MetricKind } from '../../schema/dataset/metrics.ts'
import { readNumber } from './metric-pattern.ts'

/** A number of a metric in a line of output. */
export interface PrintedValue {
  readonly name: Metric['name']
  readonly line: string
  readonly text: string
  readonly percent: boolean
  /** Place of the number in its line, and of the line among all. */
  readonly at: number
  readonly index: number
  /** Of rows that the model learned from. */
  readonly isOfTraining?: boolean
}

/** Of all answers, or of all pairs: less than 1 % right is no result. */
const OF_ALL: readonly MetricKind[] = ['proportion', 'f-measure', 'ranking']

/** Whether a value with the sign of percent behind it may be a share nonetheless: who prints 0.66% has put the sign there by habit. */
export function mayBeShare(name: string, value: number): boolean {
  const kind = findMetric(name)?.kind
  return kind !== undefined && OF_ALL.includes(kind) && value < 1
}

const hasSign = ({ line, text, at }: PrintedValue) => /^\s*%/.test(line.slice(at + text.length))
/** How many of how many, which the share behind it is of: 45/5000 (0.9%). */
const COUNTED = /\d\s?\/\s?\d{1,9}\s{0,3}\(\s{0,3}$/

const mayBeMeant = ({ name, line, text, at }: PrintedValue) =>
  mayBeShare(name, readNumber(text)) && !COUNTED.test(line.slice(Math.max(0, at - 40), at))

/** Whether a value was taken for a share though the sign of percent stands behind it. */
export const isShareWithSign = (value: PrintedValue): boolean => !value.percent && hasSign(value) && mayBeMeant(value)

/**
 * The same, where values with the sign of percent behind them are shares: where all of their metric may be, as lines name it or,
 * which `listOthers` lists, give it to a model.
 */
export function withShares<T extends PrintedValue>(
  values: readonly T[],
  listOthers: () => readonly PrintedValue[],
): T[] {
  if (!values.some((each) => hasSign(each) && mayBeMeant(each))) return [...values]
  const signed = Map.groupBy([...values, ...listOthers()].filter(hasSign), ({ name }) => name)
  const areShares = (name: Metric['name']) => signed.get(name)?.every(mayBeMeant) === true
  return values.map((each) => (hasSign(each) && areShares(each.name) ? { ...each, percent: false } : each))
}

/** The value, of a percentage as a share. */
export const numberOf = ({ text, percent }: Pick<PrintedValue, 'text' | 'percent'>) =>
  readNumber(text) / (percent ? 100 : 1)

/** Decimals of the value: of a percentage two more than it shows. */
export const valueDecimals = ({ text, percent }: Pick<PrintedValue, 'text' | 'percent'>) =>
  (/\.(\d*)/.exec(text)?.[1]?.length ?? 0) + (percent ? 2 : 0)

/** Whether two say the same, as far as the digits of both go. */
export function saysSame(one: PrintedValue, other: PrintedValue): boolean {
  return Math.abs(numberOf(one) - numberOf(other)) <= 0.5001 * 10 ** -Math.min(valueDecimals(one), valueDecimals(other))
}

/** The last of some whose value is one and the same. */
export function oneValue<T extends PrintedValue>(some: readonly T[]): T | null {
  const last = some.at(-1)
  return last === undefined || some.some((each) => !saysSame(each, last)) ? null : last
}

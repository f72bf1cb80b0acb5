/** Both ends of an interval, the lower first. */
export type Interval = [low: number, high: number]

/** Standard errors from an estimate to an end of its 95 % interval, where they are known as well as of many values. */
export const NORMAL_REACH = 1.96

/** Neumaier's compensated sum (1974): the order of rows does not show in the digits. */
export function sumOf(values: ArrayLike<number>): number {
  let sum = 0
  let lost = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0
    const next = sum + value
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum
    sum = next
  }
  return sum + lost
}

/** NaN of no values. */
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length

/** Σ (x − mean)², in two passes. */
export function squaresAround(values: readonly number[], centre: number): number {
  return sumOf(values.map((value) => (value - centre) ** 2))
}

/** Variance with n − 1; NaN of fewer than two values. */
export function varianceOf(values: readonly number[]): number {
  if (values.length < 2) return Number.NaN
  return squaresAround(values, meanOf(values)) / (values.length - 1)
}

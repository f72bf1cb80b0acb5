import { meanOf } from '../analysis/statistics/moments.ts'
import { studentizedRangeQuantile, studentizedRangeUpper } from './studentized-range.ts'

export interface TukeyRow {
  readonly pair: readonly [number, number]
  /** Second minus first. */
  readonly difference: number
  readonly p: number
  /** 95 % over all pairs together. */
  readonly interval: readonly [number, number]
}

export interface TukeyTest {
  readonly critical: number
  readonly rows: readonly TukeyRow[]
}

/** Every pair of groups by Tukey's honest difference, for unequal sizes by Kramer (Biometrics 12 (1956) 307). */
export function tukeyKramer(groups: readonly (readonly number[])[], mse: number, dfWithin: number): TukeyTest {
  const critical = studentizedRangeQuantile(0.05, groups.length, dfWithin)
  const rows = groups.flatMap((first, i) =>
    groups.slice(i + 1).map((second, offset): TukeyRow => {
      const difference = meanOf(second) - meanOf(first)
      const error = Math.sqrt((mse / 2) * (1 / first.length + 1 / second.length))
      return {
        pair: [i, i + 1 + offset],
        difference,
        p: studentizedRangeUpper(Math.abs(difference) / error, groups.length, dfWithin),
        interval: [difference - critical * error, difference + critical * error],
      }
    }),
  )
  return { critical, rows }
}

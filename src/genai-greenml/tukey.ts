import { meanOf } from '../analysis/statistics/moments.ts'
import { studentizedRangeQuantile, studentizedRangeUpper } from './studentized-range.ts'

/**
 * Every pair of groups by Tukey's honest difference, for unequal sizes by Kramer (Biometrics 12 (1956) 307). A difference is
 * the second minus the first, its interval of 95 % over all pairs together.
 */
export function tukeyKramer(groups: readonly (readonly number[])[], mse: number, dfWithin: number) {
  const critical = studentizedRangeQuantile(0.05, groups.length, dfWithin)
  const rows = groups.flatMap((first, i) =>
    groups.slice(i + 1).map((second, offset) => {
      const difference = meanOf(second) - meanOf(first)
      const error = Math.sqrt((mse / 2) * (1 / first.length + 1 / second.length))
      return {
        pair: [i, i + 1 + offset] as const,
        difference,
        p: studentizedRangeUpper(Math.abs(difference) / error, groups.length, dfWithin),
        interval: [difference - critical * error, difference + critical * error] as const,
      }
    }),
  )
  return { critical, rows }
}

import { chiSquareUpper } from '../analysis/distributions/tails.ts'
import { meanOf, squaresAround, sumOf } from '../analysis/statistics/moments.ts'
import { rankValues } from '../analysis/statistics/ranks.ts'
import { median } from '../base/numbers.ts'
import { fUpper } from './upper-tails.ts'

/** One-way analysis of variance of independent groups; NaN where it is not defined. `mse`: mean square within groups. */
export function oneWayAnova(groups: readonly (readonly number[])[]) {
  const all = groups.flat()
  const centre = meanOf(all)
  const between = sumOf(groups.map((group) => group.length * (meanOf(group) - centre) ** 2))
  const within = sumOf(groups.map((group) => squaresAround(group, meanOf(group))))
  const df = [groups.length - 1, all.length - groups.length] as const
  const mse = within / df[1]
  const F = between / df[0] / mse
  return { F, p: Number.isNaN(F) ? Number.NaN : fUpper(F, ...df), df, etaSquared: between / (between + within), mse }
}

/** Brown and Forsythe's test of equal spread (1974): an analysis of variance of distances from each group's median. */
export function brownForsythe(groups: readonly (readonly number[])[]) {
  return oneWayAnova(
    groups.map((group) => {
      const middle = median(group) ?? Number.NaN
      return group.map((value) => Math.abs(value - middle))
    }),
  )
}

/** Kruskal and Wallis's test, corrected for ties; NaN where all values are equal. */
export function kruskalWallis(groups: readonly (readonly number[])[]): { H: number; p: number } {
  const all = groups.flat()
  const n = all.length
  const { ranks, tieTerm } = rankValues(all)
  let from = 0
  const squares = sumOf(
    groups.map((group) => {
      const sum = sumOf(ranks.subarray(from, from + group.length))
      from += group.length
      return sum ** 2 / group.length
    }),
  )
  const H = ((12 / (n * (n + 1))) * squares - 3 * (n + 1)) / (1 - tieTerm / (n ** 3 - n))
  return { H, p: chiSquareUpper(H, groups.length - 1) }
}

import { chiSquareUpper, fUpper } from '../distributions/tails.ts'
import { meanOf, squaresAround, sumOf } from './moments.ts'
import { rankValues } from './ranks.ts'

export interface VarianceRatio {
  readonly F: number
  readonly p: number
  readonly df: readonly [number, number]
  readonly etaSquared: number
  /** Mean square within groups. */
  readonly mse: number
}

/** One-way analysis of variance of independent groups; NaN where it is not defined. */
export function oneWayAnova(groups: readonly (readonly number[])[]): VarianceRatio {
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
export function brownForsythe(groups: readonly (readonly number[])[]): VarianceRatio {
  return oneWayAnova(
    groups.map((group) => {
      const middle = medianOf(group)
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
  return { H, p: chiSquareP(H, groups.length - 1) }
}

/** Friedman's test of complete blocks (rows) over treatments (columns), corrected for ties; NaN where all are tied. */
export function friedman(blocks: readonly (readonly number[])[]): { chi2: number; p: number } {
  const treatments = blocks[0]?.length ?? 0
  const sums = new Float64Array(treatments)
  let tieTerm = 0
  for (const block of blocks) {
    const ranking = rankValues(block)
    tieTerm += ranking.tieTerm
    for (let i = 0; i < treatments; i++) sums[i] = (sums[i] ?? 0) + (ranking.ranks[i] ?? 0)
  }
  const n = blocks.length
  const scale = n * treatments * (treatments + 1)
  const uncorrected = (12 / scale) * sumOf(sums.map((sum) => sum * sum)) - 3 * n * (treatments + 1)
  const chi2 = uncorrected / (1 - tieTerm / (scale * (treatments - 1)))
  return { chi2, p: chiSquareP(chi2, treatments - 1) }
}

const chiSquareP = (x: number, df: number) => (Number.isFinite(x) ? chiSquareUpper(Math.max(0, x), df) : Number.NaN)

export function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const upper = sorted[sorted.length >> 1] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[(sorted.length >> 1) - 1] ?? Number.NaN) + upper) / 2
}

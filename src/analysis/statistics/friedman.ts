import { chiSquareUpper } from '../distributions/tails.ts'
import { sumOf } from './moments.ts'
import { rankValues } from './ranks.ts'

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
  return { chi2, p: chiSquareUpper(chi2, treatments - 1) }
}

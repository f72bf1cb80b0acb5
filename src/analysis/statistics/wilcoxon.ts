import { normalUpper } from '../distributions/normal.ts'
import { EXACT_LIMIT, signedRankTwoSided } from '../distributions/signed-rank.ts'
import { sumOf } from './moments.ts'
import { rankValues } from './ranks.ts'

/** Wilcoxon's signed-rank test in its two-sided variants; NaN where nothing differs. */
export function wilcoxonSignedRank(differences: readonly number[]) {
  const n = differences.length
  const nonzero = differences.filter((each) => each !== 0)
  const zeros = n - nonzero.length
  const { plus, minus, tieTerm } = rankSums(nonzero)
  const m = nonzero.length
  const hasTies = tieTerm > 0
  const z = standardised(plus, (m * (m + 1)) / 4, m * (m + 1) * (2 * m + 1), tieTerm)
  const ranked = rankSums(differences)
  const prattZ = standardised(
    ranked.plus,
    (n * (n + 1) - zeros * (zeros + 1)) / 4,
    n * (n + 1) * (2 * n + 1) - zeros * (zeros + 1) * (2 * zeros + 1),
    ranked.tieTerm - (zeros ** 3 - zeros),
  )
  return {
    differences: n,
    zeros,
    /** Rank sums of the positive and of the negative differences, zeros left out before ranking. */
    plus,
    minus,
    hasTies,
    /** Never positive, as SciPy gives it for a two-sided test. */
    z: -Math.abs(z.z),
    pNormal: twoSided(z.z),
    /** By half a rank towards the middle. */
    pNormalCorrected: twoSided(z.z - (Math.sign(z.z) * 0.5) / z.error),
    /** Null with ties, without a difference, and beyond a thousand differences. */
    pExact: hasTies || m === 0 || m > EXACT_LIMIT ? null : signedRankTwoSided(Math.min(plus, minus), m),
    /** (W+ − W−) / (W+ + W−), Kerby 2014. */
    rankBiserial: (plus - minus) / (plus + minus),
    /** Zeros ranked, then left out of the sums (Pratt 1959); variance by Cureton 1967. */
    pratt: { statistic: Math.min(ranked.plus, ranked.minus), p: twoSided(prattZ.z) },
  }
}

/** Sums of the ranks of |x| by sign; a zero is ranked but adds to neither sum. */
function rankSums(values: readonly number[]) {
  const { ranks, tieTerm } = rankValues(values.map(Math.abs))
  return {
    plus: sumOf(values.map((value, i) => (value > 0 ? (ranks[i] ?? 0) : 0))),
    minus: sumOf(values.map((value, i) => (value < 0 ? (ranks[i] ?? 0) : 0))),
    tieTerm,
  }
}

function standardised(sum: number, mean: number, squares: number, tieTerm: number): { z: number; error: number } {
  const error = Math.sqrt((squares - tieTerm / 2) / 24)
  return { z: (sum - mean) / error, error }
}

const twoSided = (z: number) => Math.min(1, 2 * normalUpper(Math.abs(z)))

import { studentQuantile } from '../distributions/tails.ts'

/** At the 5 % level, two-sided. */
const LEVEL_QUANTILE = 0.975
const POWER = 0.8
const MOST = 10_000

/**
 * The smallest change of a paired ratio that `n` pairs show with 80 % power at the 5 % level, as a share: 0.08 is a ratio
 * of 0.92. From the t distribution of the mean log-ratio (Cohen 1988, § 2.4); null below two pairs.
 */
export function detectableChange(standardDeviation: number, n: number): number | null {
  if (n < 2) return null
  return 1 - Math.exp(-detectableLog(standardDeviation, n))
}

/** Pairs it takes to see a change of that share; null above 10,000. */
export function pairsToSee(change: number, standardDeviation: number): number | null {
  const wanted = -Math.log(1 - change)
  const enough = (n: number) => detectableLog(standardDeviation, n) <= wanted
  if (!enough(MOST)) return null
  let [tooFew, most] = [1, MOST]
  while (most - tooFew > 1) {
    const middle = (tooFew + most) >> 1
    if (enough(middle)) most = middle
    else tooFew = middle
  }
  return most
}

/** Half the width of the 95 % interval of a ratio that is truly 1, as a share; null below two pairs. */
export function noiseFloor(standardDeviation: number, n: number): number | null {
  return n < 2 ? null : Math.expm1((studentQuantile(LEVEL_QUANTILE, n - 1) * standardDeviation) / Math.sqrt(n))
}

function detectableLog(standardDeviation: number, n: number): number {
  const quantiles = studentQuantile(LEVEL_QUANTILE, n - 1) + studentQuantile(POWER, n - 1)
  return (quantiles * standardDeviation) / Math.sqrt(n)
}

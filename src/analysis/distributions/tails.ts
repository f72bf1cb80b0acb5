import betainc from '@stdlib/math-base-special-betainc'
import gammainc from '@stdlib/math-base-special-gammainc'
import cdf from '@stdlib/stats-base-dists-t-cdf'
import quantile from '@stdlib/stats-base-dists-t-quantile'
import { memoise } from '../../base/memoise.ts'

/**
 * Upper tails straight from the incomplete beta and gamma functions: `1 - cdf` loses every digit of a p-value below
 * 1e-16 and half of them at 1e-8 (NIST DLMF § 8.17, § 8.2).
 */

/** P(|T| ≥ |t|) of Student's t. */
export const studentTwoSided = (statistic: number, df: number): number => 2 * cdf(-Math.abs(statistic), df)

/** Quantile for any degrees of freedom; `studentQuantileOfInteger` is for where loading this one would cost too much. */
export const studentQuantile = (p: number, df: number): number => quantilesOf(p)(df)

/** Each is found by iteration, and thousands of scripts ask for the same few. */
const quantilesOf = memoise((p: number) => memoise((df: number) => quantile(p, df)))

/** P(χ² ≥ x); what rounding takes below 0 is 0, and of no number there is none. */
export const chiSquareUpper = (x: number, df: number): number =>
  Number.isFinite(x) ? gammainc(Math.max(0, x) / 2, df / 2, true, true) : Number.NaN

/** The exact two-sided sign test: as many successes of `trials` or fewer, or as far on the other side, at even odds. */
export function signTestTwoSided(successes: number, trials: number): number {
  const fewer = Math.min(successes, trials - successes)
  return 2 * fewer >= trials ? 1 : Math.min(1, 2 * betainc(0.5, trials - fewer, fewer + 1))
}

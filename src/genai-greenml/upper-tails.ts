import betainc from '@stdlib/math-base-special-betainc'
import cdf from '@stdlib/stats-base-dists-t-cdf'

/** P(T ≥ t) of Student's t. */
export const studentUpper = (statistic: number, df: number): number => cdf(-statistic, df)

/** P(F ≥ f). */
export function fUpper(f: number, dfBetween: number, dfWithin: number): number {
  if (f === Number.POSITIVE_INFINITY) return 0
  return betainc(dfWithin / (dfWithin + dfBetween * f), dfWithin / 2, dfBetween / 2)
}

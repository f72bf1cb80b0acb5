import type { MeanTest } from '../analysis/statistics/mean-test.ts'
import { studentUpper } from './upper-tails.ts'

/** Two one-sided tests that the mean lies within ±margin (Schuirmann 1987): the larger of the two p-values. */
export function equivalenceP({ n, mean, standardError }: MeanTest, margin: number): number {
  if (!(standardError > 0)) return Number.NaN
  const above = studentUpper((mean + margin) / standardError, n - 1)
  const below = studentUpper((margin - mean) / standardError, n - 1)
  return Math.max(above, below)
}

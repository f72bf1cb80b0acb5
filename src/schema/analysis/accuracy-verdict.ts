import { z } from 'zod'

/**
 * Whether a variant predicts as well as the author's code. `as-good`: shown to fall behind by the tolerance at most. `worse`:
 * shown to fall behind by more, or its metric does not come from the data. `not-settled`: neither is shown.
 */
export const accuracyVerdict = z.enum(['as-good', 'worse', 'not-settled'])
export type AccuracyVerdict = z.infer<typeof accuracyVerdict>

interface Rated {
  readonly passed: boolean
  readonly metric: { readonly verdict: AccuracyVerdict | null }
}

/** Ratios speak of answers that passed and are as accurate as the author's code. */
export const isComparable = ({ passed, metric }: Rated): boolean => passed && metric.verdict === 'as-good'

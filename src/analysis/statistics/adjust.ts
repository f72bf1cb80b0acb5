import padjust from '@stdlib/stats-padjust'

/** p-values of one family corrected for their number; those that are not defined stay so and do not count. */
export function adjustP(values: readonly number[], method: 'holm' | 'bh'): number[] {
  const defined = values.filter((value) => !Number.isNaN(value))
  const adjusted = defined.length === 0 ? [] : padjust(defined, method)
  let next = 0
  return values.map((value) => (Number.isNaN(value) ? Number.NaN : (adjusted[next++] ?? Number.NaN)))
}

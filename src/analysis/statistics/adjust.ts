import padjust from '@stdlib/stats-padjust'

/** p-values of one family corrected for their number; those that are not defined stay so and do not count. */
export function adjustP(values: readonly number[], method: 'holm' | 'bh'): number[] {
  const defined = values.filter((value) => !Number.isNaN(value))
  const adjusted = defined.length === 0 ? [] : padjust(defined, method)
  let next = 0
  return values.map((value) => (Number.isNaN(value) ? Number.NaN : (adjusted[next++] ?? Number.NaN)))
}

/** The same of what has a p-value, null where it is not defined; each by itself. */
export function adjustEach<T extends { readonly p: number | null }>(family: readonly T[], method: 'holm' | 'bh') {
  const p = family.map((each) => each.p ?? Number.NaN)
  const adjusted = adjustP(p, method)
  return new Map(family.map((each, index) => [each, Math.min(1, adjusted[index] ?? Number.NaN)]))
}

/**
 * p-values of one family corrected for their number, by Holm (1979) or Benjamini and Hochberg (1995), as R's `p.adjust`; those that
 * are not defined stay so and do not count. Its own, since @stdlib's would load with `greenml measure`, on the processor that it measures.
 */
export function adjustP(values: readonly number[], method: 'holm' | 'bh'): number[] {
  const adjusted = values.map(() => Number.NaN)
  const order = [...values.keys()].filter((index) => !Number.isNaN(values[index]))
  const of = (index: number) => values[index] ?? Number.NaN
  let last = method === 'holm' ? 0 : 1
  order.sort((a, b) => (method === 'holm' ? of(a) - of(b) : of(b) - of(a)))
  for (const [place, index] of order.entries()) {
    const left = order.length - place
    last = method === 'holm' ? Math.max(last, left * of(index)) : Math.min(last, (order.length / left) * of(index))
    adjusted[index] = Math.min(last, 1)
  }
  return adjusted
}

/** The same of what has a p-value, null where it is not defined; each by itself. */
export function adjustEach<T extends { readonly p: number | null }>(family: readonly T[], method: 'holm' | 'bh') {
  const p = family.map((each) => each.p ?? Number.NaN)
  const adjusted = adjustP(p, method)
  return new Map(family.map((each, index) => [each, adjusted[index] ?? Number.NaN]))
}

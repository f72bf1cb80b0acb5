export interface Ranking {
  /** Ranks from 1; equal values share the mean of their ranks. */
  readonly ranks: Float64Array
  /** Σ t³ − t over the groups of t equal values: 0 where there are no ties. */
  readonly tieTerm: number
}

export function rankValues(values: ArrayLike<number>): Ranking {
  const order = Uint32Array.from({ length: values.length }, (_, i) => i)
  const at = (position: number) => values[order[position] ?? 0] ?? 0
  order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks = new Float64Array(values.length)
  let tieTerm = 0
  for (let from = 0, to = 0; from < values.length; from = to) {
    to = from + 1
    while (to < values.length && at(to) === at(from)) to++
    const count = to - from
    tieTerm += count ** 3 - count
    for (let i = from; i < to; i++) ranks[order[i] ?? 0] = (from + 1 + to) / 2
  }
  return { ranks, tieTerm }
}

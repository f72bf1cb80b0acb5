import { ResampleMemory } from './resample-program.ts'
import { fillPairs, type SumResamples } from './resamples.ts'

/** All resamples of n values that differ, each with how many of the nⁿ draws in order give it. */
export interface AllResamples {
  readonly sum: SumResamples
  readonly counts: Float64Array
}

/** How many resamples of n values differ: C(2n − 1, n). */
export function countResamples(n: number): number {
  let count = 1
  for (let size = 1; size < n; size++) count = (count * (n + size)) / size
  return count
}

/**
 * Lists them as a tree: below each resample of fewer values stand those with one more, no earlier than its last, so that a sum
 * takes one step. For few values: half the nodes are resamples, and n = 8 has 6,435 (Fisher & Hall 1991).
 */
export function listResamples(n: number): AllResamples {
  const nodes = 2 * countResamples(n)
  const [parents, lasts] = [new Uint16Array(nodes), new Uint8Array(nodes)]
  const [repeats, counts] = [new Uint8Array(nodes), new Float64Array(nodes).fill(1, 0, 1)]
  let [from, next] = [0, 1]
  for (let size = 1; size <= n; size++) {
    const end = next
    for (let parent = from; parent < end; parent++) {
      const last = lasts[parent] ?? 0
      for (let value = last; value < n; value++) {
        const repeat = value === last && size > 1 ? (repeats[parent] ?? 0) + 1 : 1
        parents[next] = parent
        lasts[next] = value
        repeats[next] = repeat
        counts[next] = ((counts[parent] ?? 0) * size) / repeat // the multinomial coefficient, whole at every size
        next++
      }
    }
    from = end
  }
  const memory = new ResampleMemory([new Uint8Array(parents.buffer), lasts], {
    pairs: n,
    nodes: next,
    resamples: next - from,
  })
  return {
    counts: counts.slice(from, next),
    sum: (values, bound) =>
      memory.sum(
        bound,
        (pairs) => fillPairs(values, pairs),
        (program, [above = 0, last = 0], pairs, at) => program.sumTree(above, last, next, from, pairs, at),
      ),
  }
}

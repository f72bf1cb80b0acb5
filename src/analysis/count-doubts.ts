import type { Doubt, DoubtCount } from '../schema/doubt.ts'

/** Runs by the first kind of doubt that each of them has, the most frequent first. */
export function countDoubts(ofRuns: readonly (readonly Doubt[])[]): DoubtCount[] {
  const firsts = ofRuns.flatMap(([first]) => first ?? [])
  return [...Map.groupBy(firsts, ({ kind }) => kind).values()]
    .flatMap((alike) => {
      const [example] = alike
      if (example === undefined) return []
      const equal = new Set(alike.map((each) => JSON.stringify(each))).size === 1
      return [{ example, runs: alike.length, equal }]
    })
    .toSorted((a, b) => b.runs - a.runs)
}

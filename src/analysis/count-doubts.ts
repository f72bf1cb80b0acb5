import { groupsBy } from '../base/groups.ts'
import type { Doubt, DoubtCount } from '../schema/measurement/doubt.ts'

/** Runs by the first kind of doubt that each of them has, the most frequent first. */
export function countDoubts(ofRuns: readonly (readonly Doubt[])[]): DoubtCount[] {
  const firsts = ofRuns.flatMap(([first]) => first ?? [])
  return groupsBy(firsts, ({ kind }) => kind)
    .map((alike) => ({ example: alike[0], runs: alike.length, equal: groupsBy(alike, (each) => each).length === 1 }))
    .toSorted((a, b) => b.runs - a.runs)
}

import type { FailureClass } from '../../schema/failure-analysis.ts'
import { wilsonInterval } from '../statistics/proportions.ts'
import type { Judged } from './outcomes.ts'
import { countOutcomes } from './outcomes.ts'

/** Failures of one kind together, the most frequent kind first; each with where it came up and what it said. */
export function classifyFailures(scripts: readonly Judged[]): FailureClass[] {
  const failed = scripts.filter(({ failure }) => failure !== null)
  const all = Map.groupBy(scripts, placeOf)
  const kinds = [...Map.groupBy(failed, kindOf)].sort(byCount).map(([, alike]) => alike)
  return kinds.flatMap((alike) => {
    const failure = alike[0]?.failure
    if (!failure) return []
    return {
      fault: failure.fault,
      class: failure.class,
      errorType: failure.errorType,
      scripts: alike.length,
      of: failed.length,
      groups: [...Map.groupBy(alike, placeOf)].sort(byCount).flatMap(([place, here]) => {
        const { mode, model } = here[0]?.analysis ?? {}
        if (mode === undefined || model === undefined) return []
        const { attemptable, total } = countOutcomes(all.get(place) ?? [])
        const interval = failure.fault === 'bench' ? null : wilsonInterval(here.length, attemptable)
        return { mode, model, scripts: here.length, attemptable, total, interval }
      }),
      messages: [...Map.groupBy(alike, (script) => script.failure?.message ?? '')]
        .sort(byCount)
        .map(([message, those]) => ({
          message: message === '' ? null : message,
          scripts: those.length,
          variants: [...new Set(those.map(({ analysis }) => analysis.id))].sort(),
        })),
    }
  })
}

export const kindOf = ({ failure }: Judged) => JSON.stringify([failure?.class, failure?.errorType, failure?.fault])
const placeOf = ({ analysis }: Judged) => JSON.stringify([analysis.mode, analysis.model])

/** Most first; equals by name, so that the order of records plays no part. */
export function byCount([a, ofA]: [string, readonly unknown[]], [b, ofB]: [string, readonly unknown[]]): number {
  return ofB.length - ofA.length || (a < b ? -1 : 1)
}

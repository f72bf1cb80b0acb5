import { largestGroups } from '../../base/groups.ts'
import type { WayToFail } from '../../schema/analysis/failure-analysis.ts'
import { wilsonInterval } from '../statistics/proportions.ts'
import type { Judged } from './outcomes.ts'
import { countOutcomes } from './outcomes.ts'

/** Failures of one kind together, the most frequent kind first; each with where it came up and what it said. */
export function classifyFailures(scripts: readonly Judged[]): WayToFail[] {
  const failed = scripts.filter(({ failure }) => failure !== null)
  const all = Map.groupBy(scripts, placeOf)
  return largestGroups(failed, kindOf).flatMap((alike) => {
    const [{ failure }] = alike
    if (!failure) return []
    return {
      fault: failure.fault,
      class: failure.class,
      errorType: failure.errorType,
      scripts: alike.length,
      of: failed.length,
      groups: largestGroups(alike, placeOf).map((here) => {
        const { mode, model } = here[0].analysis
        const { attemptable, total } = countOutcomes(all.get(placeOf(here[0])) ?? [])
        const interval = failure.fault === 'bench' ? null : wilsonInterval(here.length, attemptable)
        return { mode, model, scripts: here.length, attemptable, total, interval }
      }),
      messages: largestGroups(alike, (script) => script.failure?.message ?? '').map((those) => ({
        message: those[0].failure?.message || null,
        scripts: those.length,
        variants: [...new Set(those.map(({ analysis }) => analysis.id))].sort(),
      })),
    }
  })
}

export const kindOf = ({ failure }: Judged) => JSON.stringify([failure?.class, failure?.errorType, failure?.fault])
/** Names a mode and model. */
export const placeOf = ({ analysis }: Judged) => JSON.stringify([analysis.mode, analysis.model])

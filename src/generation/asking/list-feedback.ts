import type { Plan } from '../../schema/campaign/plan.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import { isMade } from '../answers/generated-variant.ts'
import { groupByQuestion, type Outcomes, type WantedRepair, want } from './list-repairs.ts'

/**
 * Leaner scripts to be asked for with what was measured: for each question the plan's own, where an answer passed and none
 * was asked for yet.
 */
export function listFeedback(
  { variants, models }: Pick<Plan, 'variants' | 'models'>,
  provenances: ReadonlyMap<string, Provenance>,
  outcomes: Outcomes,
): (WantedRepair & { readonly after: string })[] {
  return groupByQuestion(variants).flatMap((tries) => {
    const leaner = tries.find(({ arm }) => arm === 'feedback')
    const passed = tries.find((each) => each.arm === undefined && outcomes.get(each.id)?.outcome === 'passed')
    if (leaner === undefined || passed === undefined || isMade(provenances.get(leaner.id))) return []
    return want(leaner, passed.id, models).map((each) => ({ ...each, after: passed.id }))
  })
}

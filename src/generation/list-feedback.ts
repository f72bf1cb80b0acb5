import { groupsBy } from '../base/groups.ts'
import type { Plan, PlannedVariant } from '../schema/plan.ts'
import type { Provenance } from '../schema/provenance.ts'
import { isSettled } from './generated-variant.ts'
import { type Outcomes, type WantedRepair, want } from './list-repairs.ts'

/**
 * Leaner scripts to be asked for with what was measured: for each question the plan's own, where an answer passed and none
 * was asked for yet.
 */
export function listFeedback(
  { variants, models }: Pick<Plan, 'variants' | 'models'>,
  provenances: ReadonlyMap<string, Provenance>,
  outcomes: Outcomes,
): (WantedRepair & { readonly after: string })[] {
  const answers = variants.filter(({ model }) => model !== null)
  const questions = groupsBy(answers, ({ project, mode, model, sample }) => [project, mode, model, sample])
  return questions.flatMap((tries) => {
    const leaner = tries.find(({ arm }) => arm === 'feedback')
    const passed = tries.find((each) => each.arm === undefined && outcomes.get(each.id)?.outcome === 'passed')
    if (leaner === undefined || passed === undefined || isMade(leaner, provenances)) return []
    return want(leaner, passed.id, models).map((each) => ({ ...each, after: passed.id }))
  })
}

function isMade({ id }: PlannedVariant, provenances: ReadonlyMap<string, Provenance>): boolean {
  const known = provenances.get(id)
  return known !== undefined && isSettled(known)
}

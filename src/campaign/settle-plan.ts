import type { Plan, PlannedBlock } from '../schema/plan.ts'
import type { Provenance } from '../schema/provenance.ts'

/**
 * The plan without runs that would show what another shows: an answer that neither draws nor waits takes the same course
 * headless as it is. `provenances`: what is known of the scripts that models wrote, by variant id.
 */
export function settlePlan(plan: Plan, provenances: ReadonlyMap<string, Pick<Provenance, 'drawsOrWaits'>>): Plan {
  const written = new Set(plan.variants.flatMap(({ id, model }) => (model === null ? [] : [id])))
  const isNeeded = ({ variant, shim }: PlannedBlock['order'][number]) =>
    shim === 'as-is' || !written.has(variant) || provenances.get(variant)?.drawsOrWaits === true
  return { ...plan, blocks: plan.blocks.map((block) => ({ ...block, order: block.order.filter(isNeeded) })) }
}

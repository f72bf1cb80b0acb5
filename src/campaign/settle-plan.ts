import type { Plan, PlannedBlock } from '../schema/campaign/plan.ts'
import type { Provenance } from '../schema/generation/provenance.ts'

/**
 * The plan without what there is no need of: runs that would show what another shows, since an answer that neither draws nor
 * waits takes the same course headless as it is; repairs that nobody asked for; and rounds of repairs without any script.
 * `provenances`: what is known of the scripts that models wrote, by variant id.
 */
export function settlePlan(
  plan: Plan,
  provenances: ReadonlyMap<string, Pick<Provenance, 'drawsOrWaits' | 'codeHash'>>,
): Plan {
  const variants = plan.variants.filter(({ id, iteration }) => !iteration || provenances.has(id))
  const known = new Set(variants.map(({ id }) => id))
  const written = new Set(variants.flatMap(({ id, model }) => (model === null ? [] : [id])))
  const isNeeded = ({ variant, shim }: PlannedBlock['order'][number]) =>
    known.has(variant) && (shim === 'as-is' || !written.has(variant) || provenances.get(variant)?.drawsOrWaits === true)
  const hasScript = ({ round, order }: PlannedBlock) =>
    round === undefined || order.some(({ variant }) => provenances.get(variant)?.codeHash != null)
  const blocks = plan.blocks.map((block) => ({ ...block, order: block.order.filter(isNeeded) })).filter(hasScript)
  return { ...plan, variants, blocks }
}

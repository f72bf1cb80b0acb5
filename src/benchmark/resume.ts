import type { PlannedBlock } from '../schema/plan.ts'
import type { RunRecord } from '../schema/record.ts'

/** What is left of a block: the variants still to run, in order, and the attempt that they belong to. */
export interface Remainder {
  readonly attempt: number
  readonly variants: readonly { readonly id: string; readonly orderIndex: number }[]
}

/**
 * A block that was interrupted goes on where it stopped when the host is in the same state; in another stratum it is
 * done again whole, as a further attempt, so that its ratios are never formed across states.
 */
export function remainderOf(block: PlannedBlock, records: readonly RunRecord[], stratum: string): Remainder {
  const done = records.filter((record) => record.block === block.id && record.purpose === block.purpose)
  const attempt = Math.max(1, ...done.map((record) => record.attempt))
  const current = done.filter((record) => record.attempt === attempt && record.status !== 'interrupted')
  const finished = new Set(current.map((record) => record.variant))
  const order = block.order.map((id, orderIndex) => ({ id, orderIndex }))
  const left = order.filter(({ id }) => !finished.has(id))
  if (left.length === 0) return { attempt, variants: [] }
  if (current.some((record) => record.host.stratum !== stratum)) return { attempt: attempt + 1, variants: order }
  return { attempt, variants: left }
}

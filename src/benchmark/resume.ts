import type { PlannedBlock } from '../schema/plan.ts'
import type { RunRecord, Status } from '../schema/record.ts'

/** A run of a block that still has to be made. */
export interface RemainingRun {
  readonly id: string
  readonly orderIndex: number
  readonly attempt: number
  /** How the attempt before this one ended; null: there was none. */
  readonly lastStatus: Status | null
}

/** Nothing was run: what stood in the way may be gone by now. */
const NOT_RUN: ReadonlySet<Status> = new Set(['interrupted', 'missing-variant', 'environment-failed', 'sandbox-failed'])

/**
 * What is left of a block, in its order. A block that was interrupted goes on where it stopped when the host is in the same
 * state; in another stratum it is done again whole, so that its ratios are never formed across states.
 */
export function listRemainingRuns(
  block: PlannedBlock,
  records: readonly RunRecord[],
  stratum: string,
): readonly RemainingRun[] {
  const last = new Map<string, RunRecord>()
  for (const record of records) {
    if (record.block !== block.id || record.purpose !== block.purpose) continue
    if (record.attempt >= (last.get(record.variant)?.attempt ?? 0)) last.set(record.variant, record)
  }
  const finished = [...last.values()].filter((record) => !NOT_RUN.has(record.status))
  const done = new Set(finished.map((record) => record.variant))
  const runs = block.order.map((id, orderIndex) => {
    const before = last.get(id)
    return { id, orderIndex, attempt: (before?.attempt ?? 0) + 1, lastStatus: before?.status ?? null }
  })
  const left = runs.filter(({ id }) => !done.has(id))
  if (left.length === 0) return []
  return finished.some((record) => record.host.stratum !== stratum) ? runs : left
}

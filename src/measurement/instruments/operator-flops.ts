import { z } from 'zod'
import { readJsonText } from '../../base/text/parse-with.ts'
import type { FlopsReason } from '../../schema/measurement/execution-reason.ts'
import type { FlopsReading } from '../../schema/measurement/record.ts'
import { openNotes } from './home-notes.ts'

/** Totals that the shim `flops` leaves, one a process. */
export const OPERATOR_NOTES = openNotes('GREENML_FLOPS', '.greenml-flops', 1000)

const METER = 'torch-flop-counter'
const MOST_FILES = 1000
/** A run has one; its own code can name as many as it likes. */
const MOST_VERSIONS = 5

const total = z.strictObject({
  torch: z.string().max(100),
  count: z.int().nonnegative().nullable(),
  reason: z.string().max(300).nullable(),
})

/**
 * Reads what PyTorch's own formulas say of the operators that a run called, all its processes together. Empty where nothing
 * imported torch: that is no count of 0. The run's own code wrote these files, so they are read as anybody's.
 */
export async function readOperatorFlops(homeFolder: string): Promise<FlopsReading[]> {
  const files = await OPERATOR_NOTES.readAll(homeFolder, MOST_FILES)
  if (files === 'replaced') return []
  if (files === 'too-many') return [unread({ kind: 'too-many-totals', most: MOST_FILES })]
  if (files.length === 0) return []
  const totals = files.map((file) =>
    file === null ? null : (total.safeParse(readJsonText(file.toString())).data ?? null),
  )
  const lost = totals.find((each) => each === null || each.count === null)
  if (lost !== undefined) {
    return [unread(lost?.reason ? { kind: 'reported', detail: lost.reason } : { kind: 'unreadable-total' })]
  }
  const count = totals.reduce((sum, each) => sum + (each?.count ?? 0), 0)
  const torch = [...new Set(totals.flatMap((each) => each?.torch ?? []))].sort().slice(0, MOST_VERSIONS)
  const reason = { kind: 'operators', torch } as const
  return [{ kind: 'theoretical-operator', count, meter: METER, quality: 'measured', counted: null, reason }]
}

const unread = (reason: FlopsReason): FlopsReading => ({
  kind: 'theoretical-operator',
  count: null,
  meter: METER,
  quality: 'unavailable',
  counted: null,
  reason,
})

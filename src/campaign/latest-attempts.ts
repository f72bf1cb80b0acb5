import { memberKey } from '../schema/plan.ts'
import type { RunRecord } from '../schema/record.ts'

/** What a record is told by from the others of its run. */
export type Attempt = Pick<RunRecord, 'attempt' | 'startedAt' | 'id'>

/**
 * Keeps an attempt where it counts: the highest of its run does. A run can have two records of one attempt (a shard's file
 * that was copied, two machines that made the same run): then the one that started later counts, then the greater id, and
 * never the order in which files are read.
 */
export function keepLatest<K, T extends Attempt>(kept: Map<K, T>, run: K, attempt: T): void {
  const other = kept.get(run)
  if (other === undefined || compareAttempts(attempt, other) >= 0) kept.set(run, attempt)
}

/** The records that count, one at a time and never all of them: `open` reads the same records in the same order each time. */
export async function* streamLatestAttempts(
  open: () => AsyncIterable<RunRecord>,
): AsyncGenerator<RunRecord, void, void> {
  const kept = new Map<string, Attempt & { readonly place: number }>()
  let place = 0
  for await (const record of open()) {
    const { attempt, startedAt, id } = record
    const run = JSON.stringify([memberKey(record), record.block, record.purpose])
    keepLatest(kept, run, { attempt, startedAt, id, place: place++ })
  }
  const places = new Set([...kept.values()].map((each) => each.place))
  place = 0
  for await (const record of open()) if (places.has(place++)) yield record
}

function compareAttempts(a: Attempt, b: Attempt): number {
  return a.attempt - b.attempt || compareTexts(a.startedAt, b.startedAt) || compareTexts(a.id, b.id)
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

import { compareTexts } from '../base/text/text.ts'
import { memberKey } from '../schema/campaign/plan.ts'
import type { RunRecord } from '../schema/measurement/record.ts'

/** Fields by which a record is told from the others of its run. */
export type Attempt = Pick<RunRecord, 'attempt' | 'startedAt' | 'id'>

/**
 * Keeps an attempt where it counts: the highest of its run does. A run can have two records of one attempt (a shard's file
 * that was copied, two machines that made the same run): then the one that started later counts, then the greater id, and
 * never the order in which files are read. Returns the other of the two, which does not count.
 */
export function keepLatest<K, T extends Attempt>(kept: Map<K, T>, run: K, attempt: T): T | undefined {
  const other = kept.get(run)
  if (other !== undefined && compareAttempts(attempt, other) < 0) return attempt
  kept.set(run, attempt)
  return other
}

/** Tells which of many records count without keeping them: it is shown each once. */
export class AttemptPlaces {
  readonly #kept = new Map<string, Attempt & { readonly place: number }>()
  #place = 0
  /** Places, from 0, of the records so far that do not count. */
  readonly outdated = new Set<number>()

  add(record: RunRecord): void {
    const { attempt, startedAt, id } = record
    const run = JSON.stringify([memberKey(record), record.block, record.purpose])
    const other = keepLatest(this.#kept, run, { attempt, startedAt, id, place: this.#place++ })
    if (other !== undefined) this.outdated.add(other.place)
  }
}

function compareAttempts(a: Attempt, b: Attempt): number {
  return a.attempt - b.attempt || compareTexts(a.startedAt, b.startedAt) || compareTexts(a.id, b.id)
}

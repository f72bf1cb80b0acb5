import { memberKey } from '../schema/plan.ts'
import type { RunRecord } from '../schema/record.ts'

/** What a record is told by from the others of its run. */
type Attempt = Pick<RunRecord, 'attempt' | 'startedAt' | 'id'>

/**
 * Keeps an attempt where it counts: the highest of its run does. A run can have two records of one attempt (a shard's file
 * that was copied, two machines that made the same run): then the one that started later counts, then the greater id, and
 * never the order in which files are read.
 */
export function keepLatest<K, T extends Attempt>(kept: Map<K, T>, run: K, attempt: T): void {
  const other = kept.get(run)
  if (other === undefined || compareAttempts(attempt, other) >= 0) kept.set(run, attempt)
}

/** The record of each run that counts, a run where its first record stood. */
export function keepLatestAttempts(records: readonly RunRecord[]): RunRecord[] {
  const kept = new Map<string, RunRecord>()
  for (const record of records)
    keepLatest(kept, JSON.stringify([memberKey(record), record.block, record.purpose]), record)
  return [...kept.values()]
}

function compareAttempts(a: Attempt, b: Attempt): number {
  return a.attempt - b.attempt || compareTexts(a.startedAt, b.startedAt) || compareTexts(a.id, b.id)
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

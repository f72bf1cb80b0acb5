import { type CollectedRuns, RunCollector } from '../../src/analysis/runs/collected-runs.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'

export function collectRecords(plan: Plan, records: Iterable<RunRecord>): CollectedRuns {
  const collector = new RunCollector(plan)
  for (const record of records) collector.add(record)
  return collector.collect()
}

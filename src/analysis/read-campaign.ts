import { readPlan } from '../campaign/documents.ts'
import { streamRecords } from '../campaign/records.ts'
import { settlePlan } from '../campaign/settle-plan.ts'
import { readProvenances } from '../campaign/variant-files.ts'
import type { Plan } from '../schema/plan.ts'
import type { Provenance } from '../schema/provenance.ts'
import { type CollectedRuns, RunCollector } from './runs.ts'

export interface CampaignRuns {
  /** With the variants that its answers settle. */
  readonly plan: Plan
  readonly provenances: ReadonlyMap<string, Provenance>
  readonly collected: CollectedRuns
  /** Lines that were not written to their end. */
  readonly torn: number
}

/** A campaign's plan, answers and runs; a record is reduced to what the analysis needs before the next is read. */
export async function readCampaign(campaign: string): Promise<CampaignRuns> {
  const planned = await readPlan(campaign)
  const provenances = await readProvenances(campaign, planned.variants)
  const plan = settlePlan(planned, provenances)
  const collector = new RunCollector(plan)
  let torn = 0
  for await (const record of streamRecords(campaign, () => torn++)) collector.add(record)
  return { plan, provenances, collected: collector.collect(), torn }
}

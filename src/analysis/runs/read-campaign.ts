import { readPlan } from '../../campaign/documents.ts'
import { streamRecords } from '../../campaign/records.ts'
import { settlePlan } from '../../campaign/settle-plan.ts'
import { readProvenances } from '../../campaign/variant-files.ts'
import type { Plan } from '../../schema/campaign/plan.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import { type CollectedRuns, RunCollector } from './collected-runs.ts'

export interface CampaignAnswers {
  /** With the variants that its answers settle. */
  readonly plan: Plan
  readonly provenances: ReadonlyMap<string, Provenance>
}

export interface CampaignRuns {
  readonly collected: CollectedRuns
  /** Lines that were not written to their end. */
  readonly torn: number
}

/** A campaign's plan, answers and runs. */
export async function readCampaign(campaign: string): Promise<CampaignAnswers & CampaignRuns> {
  const answers = await readCampaignAnswers(campaign)
  return { ...answers, ...(await readCampaignRuns(campaign, answers.plan)) }
}

export async function readCampaignAnswers(campaign: string): Promise<CampaignAnswers> {
  const planned = await readPlan(campaign)
  const provenances = await readProvenances(campaign, planned.variants)
  return { plan: settlePlan(planned, provenances), provenances }
}

/** `plan`: as its answers settle it. A record is reduced to what the analysis needs before the next is read. */
export async function readCampaignRuns(campaign: string, plan: Plan): Promise<CampaignRuns> {
  const collector = new RunCollector(plan)
  let torn = 0
  for await (const record of streamRecords(campaign, () => torn++)) collector.add(record)
  return { collected: collector.collect(), torn }
}

import { analyseCampaign } from '../analysis/analyse.ts'
import { type CollectedRuns, RunCollector } from '../analysis/runs.ts'
import type { CommandContext } from '../base/context.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { readPlan, writeAnalysis } from '../campaign/documents.ts'
import { streamRecords } from '../campaign/records.ts'
import { readProvenances } from '../campaign/variant-files.ts'
import type { Analysis } from '../schema/analysis.ts'
import type { Plan } from '../schema/plan.ts'
import { readCampaignCode, writePatches } from './read-code.ts'

export interface AnalyseOptions {
  /** The campaign's folder. */
  readonly campaign: string
  /** Where the projects' sources are, for the comparison of code; without it there is none. */
  readonly dataset?: string | undefined
}

/** Reads a campaign's plan, records and provenance and writes its `analysis.json`. */
export async function analyse({ campaign, dataset }: AnalyseOptions, context: CommandContext): Promise<Analysis> {
  const { logger } = context
  const plan = await readPlan(campaign)
  const { collected, torn } = await collectCampaign(campaign, plan)
  if (collected.startedAt === null) logger.warn(`${campaign} has no records of this plan yet: run greenml benchmark.`)
  const code = dataset === undefined ? undefined : await readCampaignCode(campaign, dataset, plan, context)
  const result = analyseCampaign({
    plan,
    collected,
    provenances: await readProvenances(campaign, plan.variants),
    code,
    toolVersion: TOOL_VERSION,
    createdAt: new Date().toISOString(),
    notes: torn === 0 ? [] : [`Torn lines in the records, left by a run that was killed, are left out: ${torn}.`],
  })
  const path = await writeAnalysis(campaign, result)
  if (code !== undefined) await writePatches(campaign, plan, code)
  logger.info(`Analysed ${result.runs.recorded} of ${result.runs.planned} measured runs: ${path}`)
  return result
}

/** A record is reduced to what the analysis needs before the next is read. */
export async function collectCampaign(
  campaign: string,
  plan: Plan,
): Promise<{ collected: CollectedRuns; torn: number }> {
  const collector = new RunCollector(plan)
  let torn = 0
  for await (const record of streamRecords(campaign, () => torn++)) collector.add(record)
  return { collected: collector.collect(), torn }
}

/** What was found, where it comes from, and what to know before believing it. */
export function summarise({ headline, phases, findings, code }: Analysis): string {
  const parts = {
    'Where the change comes from': phases.map(({ statement }) => statement),
    'What changed in the code': code?.summary ?? [],
    'What to know before believing it': findings,
  }
  const told = Object.entries(parts).filter(([, lines]) => lines.length > 0)
  return [headline, ...told.map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)])]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

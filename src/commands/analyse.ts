import { analyseCampaign } from '../analysis/analyse.ts'
import { type CollectedRuns, RunCollector } from '../analysis/runs.ts'
import { campaignFiles } from '../base/campaign.ts'
import { parseWith, readJson, writeJson } from '../base/files.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { readRecordFiles } from '../benchmark/read-records.ts'
import { readProvenances } from '../generation/variant-files.ts'
import { type Analysis, analysis as analysisSchema } from '../schema/analysis.ts'
import { type Plan, plan as planSchema } from '../schema/plan.ts'
import type { CommandContext } from './context.ts'

export interface AnalyseOptions {
  /** The campaign's folder. */
  readonly campaign: string
}

/** Reads a campaign's plan, records and provenance and writes its `analysis.json`. */
export async function analyse({ campaign }: AnalyseOptions, { logger }: CommandContext): Promise<Analysis> {
  const plan = await readJson(campaignFiles.plan(campaign), planSchema)
  const { collected, torn } = await readRecords(campaign, plan)
  if (collected.startedAt === null) logger.warn(`${campaign} has no records of this plan yet: run greenml benchmark.`)
  const result = analyseCampaign({
    plan,
    collected,
    provenances: await readProvenances(campaign, plan.variants),
    toolVersion: TOOL_VERSION,
    createdAt: new Date().toISOString(),
    notes: torn === 0 ? [] : [`Torn lines in the records, left by a run that was killed, are left out: ${torn}.`],
  })
  const path = campaignFiles.analysis(campaign)
  await writeJson(path, parseWith(analysisSchema, result, path))
  logger.info(`Analysed ${result.runs.recorded} of ${result.runs.planned} planned runs: ${path}`)
  return result
}

/** One shard's file at a time: a record is reduced to what the analysis needs before the next file is opened. */
async function readRecords(campaign: string, plan: Plan): Promise<{ collected: CollectedRuns; torn: number }> {
  const collector = new RunCollector(plan)
  let torn = 0
  for await (const file of readRecordFiles(campaignFiles.records(campaign))) {
    for (const record of file.items) collector.add(record)
    torn += file.torn
  }
  return { collected: collector.collect(), torn }
}

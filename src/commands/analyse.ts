import { analyseCampaign } from '../analysis/analyse-campaign.ts'
import { readCampaignCode, writePatches } from '../analysis/code/read-code.ts'
import { readCampaignAnswers, readCampaignRuns } from '../analysis/runs/read-campaign.ts'
import type { CommandContext } from '../base/context.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { writeAnalysis } from '../campaign/analysis-file.ts'
import { readLogEnd } from '../campaign/logs.ts'
import { readAuthorEntry } from '../dataset/import/author-entry.ts'
import { hereOnly } from '../dataset/sources/sources.ts'
import { renderAnalysis } from '../report/campaign/analysis-text.ts'
import { formatHeadline, formatScripts } from '../report/text/headline-words.ts'
import type { Analysis } from '../schema/analysis/analysis.ts'
import type { FailureLog } from '../schema/analysis/failure-analysis.ts'
import type { PlannedProject } from '../schema/campaign/plan.ts'

export interface AnalyseOptions {
  /** The campaign's folder. */
  readonly campaign: string
  /** Folder of the projects' sources, for the comparison of code; without it there is none. */
  readonly dataset?: string | undefined
  /** The answers are those that stood after so many rounds of repair; default: after all. */
  readonly iteration?: number | undefined
}

export interface AnalyseResult {
  readonly analysis: Analysis
  readonly headline: readonly string[]
  /** Sentences of it that tell of single scripts. */
  readonly scripts: readonly string[]
  /** Text for a terminal of so many columns. */
  readonly summary: (width: number) => string
}

/** Reads a campaign's plan, records, provenance and the logs of what failed, and writes its `analysis.json`. */
export async function analyse(
  { campaign, dataset, iteration }: AnalyseOptions,
  context: CommandContext,
): Promise<AnalyseResult> {
  const { logger } = context
  const { plan, provenances } = await readCampaignAnswers(campaign)
  const here = hereOnly(context.env)
  const readAuthor = (project: PlannedProject) => readAuthorEntry(dataset ?? '', project, here)
  const [code, { collected, torn }] = await Promise.all([
    dataset === undefined ? undefined : readCampaignCode(campaign, plan, readAuthor, context), // by other processes
    readCampaignRuns(campaign, plan),
  ])
  if (collected.startedAt === null) logger.warn(`${campaign} has no records of this plan yet: run greenml benchmark.`)
  const found = analyseCampaign({
    plan,
    collected,
    provenances,
    code,
    iteration,
    toolVersion: TOOL_VERSION,
    createdAt: new Date().toISOString(),
    tornLines: torn,
  })
  const logs: FailureLog[] = []
  for (const log of found.failures.logs) logs.push({ ...log, end: await readLogEnd(campaign, log) })
  const result = { ...found, failures: { ...found.failures, logs } }
  const path = await writeAnalysis(campaign, result)
  if (code !== undefined) await writePatches(campaign, plan, code)
  logger.info(`Analysed ${result.runs.recorded} of ${result.runs.planned} measured runs: ${path}`)
  return {
    analysis: result,
    headline: formatHeadline(result),
    scripts: formatScripts(result),
    summary: (width) => renderAnalysis(result, width),
  }
}

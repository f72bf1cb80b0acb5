import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { readJsonIfPresent, writeFileAtomic } from '../base/files/files.ts'
import { makeWritableBelow } from '../base/files/untrusted-writing.ts'
import { readAnalysis } from '../campaign/analysis-file.ts'
import { readPlan } from '../campaign/documents.ts'
import { AttemptPlaces } from '../campaign/latest-attempts.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { streamRecords } from '../campaign/records.ts'
import { readPatches } from '../campaign/variant-files.ts'
import { runPage } from '../github/run-page.ts'
import { type Annotation, composeAnnotations } from '../report/campaign/annotations.ts'
import { composeBrief } from '../report/campaign/chapters/brief.ts'
import { formatAuthorGap } from '../report/campaign/chapters/code.ts'
import { tellFound } from '../report/campaign/chapters/overview.ts'
import { type CommentParts, renderComment } from '../report/campaign/comment.ts'
import { composeReport } from '../report/campaign/compose-report.ts'
import { leaveOutForms, prepareReportFiles } from '../report/campaign/report-files.ts'
import { composeSupplements } from '../report/campaign/supplements.ts'
import { showDiffs } from '../report/data/code-diff.ts'
import { buildReportData, type ReportData } from '../report/data/report-data.ts'
import { renderSummary } from '../report/document/markdown.ts'
import { renderTerminal } from '../report/document/terminal.ts'
import { writeDownloads } from '../report/downloads/write-downloads.ts'
import { reportOptions } from '../schema/options/report-options.ts'
import { compare } from './compare.ts'

export type ReportOptions = Readonly<z.input<typeof reportOptions>>

export interface ReportResult {
  /** Paths of the two reports. */
  readonly html: string
  readonly markdown: string
  /** The report's folder. */
  readonly folder: string
  /** All that was written, relative to the folder. */
  readonly files: readonly string[]
  /** What was found, and what speaks against it, a line each. */
  readonly headline: readonly string[]
  /** Lines to be seen beside a workflow's run. */
  readonly annotations: readonly Annotation[]
  /** Results for a terminal of so many columns. */
  readonly table: (width: number) => string
  /** The short report in GitHub Markdown, for a job's summary. */
  readonly summary: string
}

/**
 * Writes `index.html`, `report.md`, the records in three forms, the charts and a README from plan, records, `analysis.json` and
 * `patches/`. `mostBytes`: forms of the records are left out until the folder fits; UserError where it does not without any.
 */
export async function report(
  given: ReportOptions,
  context: CommandContext,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<ReportResult> {
  const { campaign, out: named, comment, base } = reportOptions.parse(given)
  const [root, folder] = named === undefined ? [campaign, campaignFiles.report('')] : [named, '']
  const out = join(root, folder)
  const data = await readData(campaign, context)
  await makeWritableBelow(root, folder)
  context.logger.status('drawing the report')
  const supplements = await composeSupplements((file, schema) =>
    readJsonIfPresent(join(campaign, file), schema, campaign),
  )
  // Before the report is composed, so that the two are never in memory together.
  const torn = new Map<string, number>()
  const records = streamRecords(campaign, (path) => torn.set(path, (torn.get(path) ?? 0) + 1))
  await writeDownloads(out, records, new AttemptPlaces(), root)
  const whole = composeReport(data, supplements)
  const brief = composeBrief(data)
  const render = await prepareReportFiles(data)
  const drawn = render(whole)
  const composed = await leaveOutForms(whole, drawn, out, mostBytes)
  const texts = composed === whole ? drawn : render(composed)
  for (const [name, text] of texts) await writeFileAtomic(join(out, name), text, root)
  const link = runPage(context.env)
  if (comment !== undefined) {
    await writeFileAtomic(comment, await tellCampaign({ campaign, base }, { report: composed, brief, link }, context))
  } else if (base !== undefined) context.logger.warn('--base is for --comment alone: nothing was compared')
  context.logger.status('')
  for (const [path, lines] of torn) context.logger.warn(`${path}: left out ${lines} torn line(s) of a killed writer`)
  return {
    html: join(out, 'index.html'),
    markdown: join(out, 'report.md'),
    folder: out,
    files: [...texts.keys(), ...composed.downloads.files.map(({ file }) => file)],
    headline: tellFound(composed.overview),
    annotations: composeAnnotations(composed),
    table: (width) => (brief === null ? '' : renderTerminal(brief, width)),
    summary: renderSummary(composed),
  }
}

async function readData(campaign: string, { logger }: CommandContext): Promise<ReportData> {
  const plan = await readPlan(campaign)
  const analysis = await readAnalysis(campaign)
  for (const { project, licence, gap } of analysis.code?.authors ?? []) {
    if (licence !== null && gap !== null)
      logger.warn(`${project}: the report leaves out its code: ${formatAuthorGap(gap)}`)
  }
  const diffs = showDiffs(plan, analysis.code, await readPatches(campaign, plan.variants))
  return buildReportData({ plan, analysis, diffs })
}

interface CampaignAndBase {
  readonly campaign: string
  readonly base: string | undefined
}

/** A pull request's comment on an analysed campaign; `link`: address of its full report. */
export async function composeComment(
  of: CampaignAndBase,
  link: string | null,
  context: CommandContext,
): Promise<string> {
  const data = await readData(of.campaign, context)
  return tellCampaign(of, { report: composeReport(data), brief: composeBrief(data), link }, context)
}

async function tellCampaign(
  { campaign, base }: CampaignAndBase,
  parts: Omit<CommentParts, 'comparison'>,
  context: CommandContext,
): Promise<string> {
  const comparison = base === undefined ? null : (await compare({ a: base, b: campaign }, context)).comparison
  return renderComment({ ...parts, comparison })
}

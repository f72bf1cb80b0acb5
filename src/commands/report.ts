import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { writeFileAtomic } from '../base/files.ts'
import { readAsset } from '../base/package.ts'
import { readAnalysis, readPlan } from '../campaign/documents.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { streamRecords } from '../campaign/records.ts'
import { readPatches } from '../campaign/variant-files.ts'
import { runPage } from '../github/run-page.ts'
import { composeBrief } from '../report/campaign/chapters/brief.ts'
import { formatAuthorGap } from '../report/campaign/chapters/code.ts'
import { showDiffs } from '../report/campaign/code-diff.ts'
import { type CommentParts, renderComment } from '../report/campaign/comment.ts'
import { composeReport } from '../report/campaign/compose-report.ts'
import { renderHtml } from '../report/campaign/html.ts'
import { renderMarkdown, renderSummary } from '../report/campaign/markdown.ts'
import { buildReportData } from '../report/campaign/report-data.ts'
import { renderTerminal } from '../report/campaign/terminal.ts'
import { drawBadge } from '../report/charts/badge.ts'
import { drawCharts } from '../report/charts/charts.ts'
import { standAlone } from '../report/charts/draw-chart.ts'
import { renderReadme } from '../report/downloads/readme.ts'
import { reportOptions } from '../schema/options/report-options.ts'
import { compare } from './compare.ts'
import { RECORD_FILES, writeDownloads } from './write-downloads.ts'
export type ReportOptions = Readonly<z.input<typeof reportOptions>>

export interface ReportResult {
  /** Paths of the two reports. */
  readonly html: string
  readonly markdown: string
  /** The report's folder. */
  readonly folder: string
  /** All that was written, relative to the folder. */
  readonly files: readonly string[]
  readonly headline: string[]
  /** Results for a terminal of so many columns. */
  readonly table: (width: number) => string
  /** The short report in GitHub Markdown, for a job's summary. */
  readonly summary: string
}

/** Writes `index.html`, `report.md`, the records in three forms, the charts and a README from plan, records, `analysis.json` and `patches/`. */
export async function report(given: ReportOptions, context: CommandContext): Promise<ReportResult> {
  const { campaign, out: named, comment, base } = reportOptions.parse(given)
  const out = named ?? campaignFiles.report(campaign)
  const root = named ?? campaign
  const plan = await readPlan(campaign)
  const analysis = await readAnalysis(campaign)
  for (const { project, licence, gap } of analysis.code?.authors ?? []) {
    if (licence !== null && gap !== null)
      context.logger.warn(`${project}: the report leaves out its code: ${formatAuthorGap(gap)}`)
  }
  const diffs = showDiffs(plan, analysis.code, await readPatches(campaign, plan.variants))
  const data = buildReportData({ plan, analysis, diffs })
  context.logger.status('drawing the report')
  const charts = await drawCharts(data)
  const composed = composeReport(data)
  const brief = composeBrief(data)
  const shell = {
    css: await readAsset('report', 'report.css'),
    script: await readAsset('report', 'report.js'),
  }
  const texts = new Map([
    ['index.html', renderHtml(composed, charts, shell)],
    ['report.md', renderMarkdown(composed)],
    ['badge.svg', drawBadge(data)],
  ])
  for (const [name, chart] of Object.entries(charts)) {
    if (chart !== null) texts.set(`${name}.svg`, standAlone(chart))
  }
  const files = [...texts.keys(), ...RECORD_FILES]
  const { campaign: name, title, toolVersion } = composed.overview
  texts.set('README.md', renderReadme({ campaign: name, title, toolVersion, projects: data.projects, files }))
  for (const [name, text] of texts) await writeFileAtomic(join(out, name), text, root)
  const torn = new Map<string, number>()
  const records = streamRecords(campaign, (path) => torn.set(path, (torn.get(path) ?? 0) + 1))
  await writeDownloads(out, records, root)
  const link = runPage(context.env)
  await writeComment({ campaign, comment, base }, { report: composed, brief, link }, context)
  context.logger.status('')
  for (const [path, lines] of torn) context.logger.warn(`${path}: left out ${lines} torn line(s) of a killed writer`)
  return {
    html: join(out, 'index.html'),
    markdown: join(out, 'report.md'),
    folder: out,
    files: ['README.md', ...files],
    headline: [composed.overview.title, ...composed.overview.headline.map(({ text }) => text)],
    table: (width) => (brief === null ? '' : renderTerminal(brief, width)),
    summary: renderSummary(composed, { link }),
  }
}

async function writeComment(
  { campaign, comment, base }: { campaign: string; comment: string | undefined; base: string | undefined },
  parts: Omit<CommentParts, 'comparison'>,
  context: CommandContext,
): Promise<void> {
  if (comment !== undefined) {
    const comparison = base === undefined ? null : (await compare({ a: base, b: campaign }, context)).comparison
    await writeFileAtomic(comment, renderComment({ ...parts, comparison }))
  } else if (base !== undefined) context.logger.warn('--base is for --comment alone: nothing was compared')
}

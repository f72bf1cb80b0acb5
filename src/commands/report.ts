import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import { writeFileAtomic } from '../base/files.ts'
import type { Logger } from '../base/log.ts'
import { assetPath } from '../base/package.ts'
import { readAnalysis, readPlan } from '../campaign/documents.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { streamRecords } from '../campaign/records.ts'
import { readProvenances, readScripts } from '../campaign/variant-files.ts'
import { readAuthorEntry } from '../dataset/author-entry.ts'
import { describeBrief } from '../report/campaign/chapters/brief.ts'
import { type CodeDiff, diffCode } from '../report/campaign/code-diff.ts'
import { composeReport } from '../report/campaign/compose-report.ts'
import { renderCsv } from '../report/campaign/csv.ts'
import { renderHtml } from '../report/campaign/html.ts'
import { renderMarkdown, renderSummary } from '../report/campaign/markdown.ts'
import { buildReportData } from '../report/campaign/report-data.ts'
import { renderTerminal } from '../report/campaign/terminal.ts'
import { drawCharts } from '../report/charts/charts.ts'
import { standAlone } from '../report/charts/draw-chart.ts'
import type { Plan, PlannedProject } from '../schema/plan.ts'
import type { RunRecord } from '../schema/record.ts'

export interface ReportOptions {
  /** The campaign's folder. */
  readonly campaign: string
  /** Where the projects' sources are, for the code differences. */
  readonly dataset: string
  /** Default: `<campaign>/report`. */
  readonly out?: string | undefined
}

export interface ReportResult {
  /** Paths of the two reports. */
  readonly html: string
  readonly markdown: string
  /** Where it lies. */
  readonly folder: string
  /** All that was written, relative to the folder. */
  readonly files: readonly string[]
  readonly headline: string[]
  /** Results for a terminal of so many columns. */
  readonly table: (width: number) => string
  /** The short report in GitHub Markdown, for a job's summary. */
  readonly summary: string
}

/** Writes `index.html`, `report.md`, `records.csv` and the charts from what `plan`, `generate`, `benchmark` and `analyse` left. */
export async function report(options: ReportOptions, context: CommandContext): Promise<ReportResult> {
  const { campaign } = options
  const planned = await readPlan(campaign)
  const analysis = await readAnalysis(campaign)
  const authors: AuthorCode[] = []
  for (const project of planned.projects) authors.push(await readAuthor(options.dataset, project, context.logger))
  const plan = { ...planned, projects: authors.map(({ project }) => project) }
  const provenances = await readProvenances(campaign, plan.variants)
  const diffs = await diffVariants(campaign, plan, authors)
  const records = await readRecords(campaign, context.logger)

  const data = buildReportData({ plan, analysis, provenances: [...provenances.values()], diffs, records })
  context.logger.status('drawing the report')
  const charts = await drawCharts(data)
  const composed = composeReport(data)
  const brief = describeBrief(data)
  const shell = {
    css: await readFile(assetPath('report', 'report.css'), 'utf8'),
    script: await readFile(assetPath('report', 'report.js'), 'utf8'),
  }
  const out = options.out ?? campaignFiles.report(campaign)
  const texts = new Map([
    ['index.html', renderHtml(composed, charts, shell)],
    ['report.md', renderMarkdown(composed)],
    ['records.csv', renderCsv(records)],
  ])
  for (const [name, chart] of Object.entries(charts)) {
    if (chart !== null) texts.set(`${name}.svg`, standAlone(chart))
  }
  for (const [name, text] of texts) await writeFileAtomic(join(out, name), text)
  context.logger.status('')
  return {
    html: join(out, 'index.html'),
    markdown: join(out, 'report.md'),
    folder: out,
    files: [...texts.keys()],
    headline: [...composed.overview.headline],
    table: (width) => (brief === null ? '' : renderTerminal(brief, width)),
    summary: renderSummary(composed),
  }
}

interface AuthorCode {
  readonly project: PlannedProject
  /** The entry file; null where it may not be shown, or is not what was planned. */
  readonly code: string | null
}

async function diffVariants(
  campaign: string,
  plan: Plan,
  authors: readonly AuthorCode[],
): Promise<Map<string, CodeDiff>> {
  const diffs = new Map<string, CodeDiff>()
  const scripts = await readScripts(campaign, plan.variants)
  for (const { project, code: author } of authors) {
    for (const variant of plan.variants) {
      if (variant.project !== project.slug || variant.model === null) continue
      const code = scripts.get(variant.id)?.toString('utf8') ?? null
      diffs.set(variant.id, diffCode(project, author, code, campaignFiles.variantScript('', variant.id)))
    }
  }
  return diffs
}

/** No code is shown of a project without a licence; none of another without a warning why. */
async function readAuthor(dataset: string, planned: PlannedProject, logger: Logger): Promise<AuthorCode> {
  const author = await readAuthorEntry(dataset, planned)
  const project = { ...planned, licence: author.licence }
  if (project.licence === null) return { project, code: null }
  if (!('reason' in author)) return { project, code: author.source.toString('utf8') }
  logger.warn(`${planned.slug}: the report leaves out its code: ${author.reason}`)
  return { project, code: null }
}

async function readRecords(campaign: string, logger: Logger): Promise<RunRecord[]> {
  const records: RunRecord[] = []
  const torn = new Map<string, number>()
  for await (const record of streamRecords(campaign, (path) => torn.set(path, (torn.get(path) ?? 0) + 1))) {
    records.push(record)
  }
  for (const [path, lines] of torn) logger.warn(`${path}: left out ${lines} torn line(s) of a killed writer`)
  return records
}

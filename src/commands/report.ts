import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage, UserError } from '../base/errors.ts'
import { readJson, readTextIfPresent, writeFileAtomic } from '../base/files.ts'
import type { Logger } from '../base/log.ts'
import { assetPath } from '../base/package.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { findPlannedEntry } from '../campaign/planned-entry.ts'
import { readPlan } from '../campaign/read-plan.ts'
import { readRecordFiles } from '../campaign/read-records.ts'
import { readProvenances } from '../campaign/variant-files.ts'
import { loadProject } from '../dataset/load-projects.ts'
import { type CodeDiff, diffCode } from '../report/campaign/code-diff.ts'
import { renderCsv } from '../report/campaign/csv.ts'
import { renderHtml } from '../report/campaign/html.ts'
import { renderMarkdown, renderSummary } from '../report/campaign/markdown.ts'
import { buildReportData } from '../report/campaign/report-data.ts'
import { drawCharts } from '../report/charts/charts.ts'
import { standAlone } from '../report/charts/draw-chart.ts'
import { renderTerminalTable } from '../report/text/terminal-table.ts'
import { analysis as analysisSchema } from '../schema/analysis.ts'
import type { Plan, PlannedProject } from '../schema/plan.ts'
import type { RunRecord } from '../schema/record.ts'
import type { CommandContext } from './context.ts'

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
  if ((await readTextIfPresent(campaignFiles.analysis(campaign))) === null) {
    throw new UserError(`${campaign} is not analysed yet: first run greenml analyse --campaign ${campaign}`)
  }
  const analysis = await readJson(campaignFiles.analysis(campaign), analysisSchema)
  const authors: AuthorCode[] = []
  for (const project of planned.projects) authors.push(await readAuthor(options.dataset, project, context.logger))
  const plan = { ...planned, projects: authors.map(({ project }) => project) }
  const provenances = await readProvenances(campaign, plan.variants)
  const diffs = await diffVariants(campaign, plan, authors)
  const records = await readRecords(campaign, context.logger)

  const data = buildReportData({ plan, analysis, provenances: [...provenances.values()], diffs, records })
  context.logger.status('drawing the report')
  const charts = await drawCharts(data)
  const shell = {
    css: await readFile(assetPath('report', 'report.css'), 'utf8'),
    script: await readFile(assetPath('report', 'report.js'), 'utf8'),
  }
  const out = options.out ?? campaignFiles.report(campaign)
  const texts = new Map([
    ['index.html', renderHtml(data, charts, shell)],
    ['report.md', renderMarkdown(data)],
    ['records.csv', renderCsv(records)],
  ])
  for (const [name, chart] of Object.entries(charts)) {
    if (chart !== null) texts.set(`${name}.svg`, standAlone(chart.wide))
  }
  for (const [name, text] of texts) await writeFileAtomic(join(out, name), text)
  context.logger.status('')
  return {
    html: join(out, 'index.html'),
    markdown: join(out, 'report.md'),
    folder: out,
    files: [...texts.keys()],
    headline: [...data.headline],
    table: (width) => renderTerminalTable(data, width),
    summary: renderSummary(data),
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
  for (const { project, code: author } of authors) {
    for (const variant of plan.variants) {
      if (variant.project !== project.slug || variant.model === null) continue
      const code = await readTextIfPresent(campaignFiles.variantScript(campaign, variant.id))
      diffs.set(variant.id, diffCode(project, author, code, campaignFiles.variantScript('', variant.id)))
    }
  }
  return diffs
}

/** The licence is the dataset's own, too: a plan that was edited may not publish code. None is shown without a warning why. */
async function readAuthor(dataset: string, planned: PlannedProject, logger: Logger): Promise<AuthorCode> {
  const withhold = (project: PlannedProject, why: string): AuthorCode => {
    if (project.licence !== null) logger.warn(`${planned.slug}: the report leaves out its code: ${why}`)
    return { project, code: null }
  }
  try {
    const found = await loadProject(dataset, planned.slug)
    const project = { ...planned, licence: found.manifest.licence?.spdx ?? null }
    if (project.licence === null) return { project, code: null }
    const entry = await findPlannedEntry(found, planned)
    return 'reason' in entry ? withhold(project, entry.reason) : { project, code: await readFile(entry.path, 'utf8') }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return withhold(planned, errorMessage(error))
  }
}

async function readRecords(campaign: string, logger: Logger): Promise<RunRecord[]> {
  const records: RunRecord[] = []
  for await (const { path, items, torn } of readRecordFiles(campaignFiles.records(campaign))) {
    if (torn > 0) logger.warn(`${path}: left out ${torn} torn line(s) of a killed writer`)
    records.push(...items)
  }
  return records
}

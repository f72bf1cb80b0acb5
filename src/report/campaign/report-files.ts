import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { statIfPresent } from '../../base/files/files.ts'
import { sum } from '../../base/numbers.ts'
import { readAsset } from '../../base/package.ts'
import { formatSize } from '../../base/size.ts'
import { drawBadge } from '../charts/badge.ts'
import { drawCharts } from '../charts/charts.ts'
import { standAlone } from '../charts/draw-chart.ts'
import type { ReportData } from '../data/report-data.ts'
import { renderHtml } from '../document/html.ts'
import { renderMarkdown } from '../document/markdown.ts'
import type { Report } from '../document/report.ts'
import { renderReadme } from '../downloads/readme.ts'
import { RECORD_FILES, type RecordFile } from '../downloads/record-files.ts'

/** Draws once what is drawn, and renders the files of a report as often as it changes. */
export async function prepareReportFiles(data: ReportData): Promise<(report: Report) => Map<string, string>> {
  const charts = await drawCharts(data)
  const shell = {
    css: await readAsset('report', 'report.css'),
    script: await readAsset('report', 'report.js'),
  }
  return (report) => {
    const texts = new Map([
      ['README.md', ''],
      ['index.html', renderHtml(report, charts, shell)],
      ['report.md', renderMarkdown(report)],
      ['badge.svg', drawBadge(data)],
    ])
    for (const [name, chart] of Object.entries(charts)) {
      if (chart !== null) texts.set(`${name}.svg`, standAlone(chart))
    }
    const files = [...texts.keys(), ...report.downloads.files.map(({ file }) => file)].slice(1)
    const { subject, title, toolVersion } = report.overview
    texts.set('README.md', renderReadme({ subject, title, toolVersion, projects: data.projects, files }))
    return texts
  }
}

/** Forms that a reader misses least; Parquet holds the same rows in the least room. */
const LEFT_OUT_FIRST: readonly RecordFile[] = ['records.jsonl', 'records.csv', 'records.parquet']

/** Removes forms of the records until everything fits; the same report where everything does. */
export async function leaveOutForms(
  report: Report,
  texts: ReadonlyMap<string, string>,
  folder: string,
  mostBytes: number,
): Promise<Report> {
  const sizes = new Map<RecordFile, number>()
  for (const file of RECORD_FILES) sizes.set(file, (await statIfPresent(join(folder, file)))?.size ?? 0)
  let bytes = sum(sizes.values()) + sum([...texts.values()].map((text) => Buffer.byteLength(text)))
  const leftOut: RecordFile[] = []
  for (const file of LEFT_OUT_FIRST) {
    if (bytes <= mostBytes) break
    await rm(join(folder, file), { force: true })
    bytes -= sizes.get(file) ?? 0
    leftOut.push(file)
  }
  if (bytes > mostBytes)
    throw new UserError(
      `The report has ${formatSize(bytes)} without any records, and may have ${formatSize(mostBytes)}: publish a campaign of fewer projects or models.`,
    )
  if (leftOut.length === 0) return report
  const files = report.downloads.files.filter(({ file }) => !leftOut.some((each) => each === file))
  return { ...report, downloads: { ...report.downloads, files } }
}

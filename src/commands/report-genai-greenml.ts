import { join } from 'node:path'
import { writeFileAtomic, writeJson } from '../base/files/files.ts'
import { readAsset, TOOL_VERSION } from '../base/package.ts'
import { drawChart, standAlone } from '../report/charts/draw-chart.ts'
import { renderHtml } from '../report/document/html.ts'
import { renderMarkdown } from '../report/document/markdown.ts'
import { specifyStudyChart } from '../report/genai-greenml/study-chart.ts'
import { listCells } from '../report/genai-greenml/study-facts.ts'
import { renderStudyReadme } from '../report/genai-greenml/study-readme.ts'
import { composeStudy, leadingMode, STUDY_NUMBERS } from '../report/genai-greenml/study-report.ts'
import { CSV_MODES, type GenaiGreenmlAnalysis } from '../schema/analysis/genai-greenml-analysis.ts'

/** Writes the report of result files of GenAI-GreenML into a folder: a page, Markdown, charts and every number. Returns the page. */
export async function reportGenaiGreenml(analysis: GenaiGreenmlAnalysis, out: string): Promise<string> {
  const files = Object.values(analysis.files)
  const report = composeStudy(files, { toolVersion: TOOL_VERSION, createdAt: new Date().toISOString() })
  const cells = listCells(files)
  const lead = leadingMode(cells)
  const charts = {
    finding: lead === null ? null : await drawChart(specifyStudyChart(cells, [lead]), 'chart-finding'),
    groups: await drawChart(specifyStudyChart(cells, CSV_MODES), 'chart-groups'),
  }
  const shell = { css: await readAsset('report', 'report.css'), script: await readAsset('report', 'report.js') }
  const page = join(out, 'index.html')
  await writeJson(join(out, STUDY_NUMBERS), analysis)
  await writeFileAtomic(join(out, 'report.md'), renderMarkdown(report))
  await writeFileAtomic(join(out, 'README.md'), renderStudyReadme(report))
  for (const [name, chart] of Object.entries(charts))
    if (chart !== null) await writeFileAtomic(join(out, `${name}.svg`), standAlone(chart))
  await writeFileAtomic(page, renderHtml(report, charts, shell))
  return page
}

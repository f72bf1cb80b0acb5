import type { Charts } from '../../charts/charts.ts'
import { formatRatio, QUANTITY_WORDS } from '../../text/format.ts'
import { html, type Markup } from '../../text/markup.ts'
import { capitalise } from '../../text/words.ts'
import type { GroupRow, ProjectRow, ReportData } from '../report-data.ts'
import { renderFigure } from './figure.ts'
import { renderProject } from './project.ts'
import { notPassedChip, verdictChip } from './ratio-cell.ts'
import { type Cell, renderTable } from './table.ts'

/** Which projects carry the result: chart, its table twin, then each project with its runs and its code. */
export function renderProjects(data: ReportData, charts: Charts): Markup {
  const noun = capitalise(QUANTITY_WORDS[data.primary])
  return html`<section id="projects"><h2>Project by project</h2>
${renderFigure(charts.projects, `${noun} of each variant relative to the author's script without its plots; the lowest and the highest are named. The table below holds the same numbers.`)}
${data.groups.length === 0 ? null : renderMatrix(data)}
<h3>Runs and code of each project</h3>
<div class="projects">${data.projects.map((project) => renderProject(project, data))}</div>
</section>`
}

function renderMatrix(data: ReportData): Markup {
  return renderTable({
    caption: `${capitalise(QUANTITY_WORDS[data.primary])} of each variant relative to the author's script without its plots`,
    columns: ['Project', ...data.groups.map((group) => `${group.mode} ${group.model}`)],
    rows: data.projects.map((project) => ({
      head: html`<a href="#project-${project.slug}">${project.slug}</a>`,
      cells: data.groups.map((group) => renderRatios(project, group, data)),
    })),
  })
}

function renderRatios(project: ProjectRow, group: GroupRow, data: ReportData): Cell {
  const variants = project.variants.filter((variant) => variant.mode === group.mode && variant.model === group.model)
  if (variants.length === 0) return { content: html`<span class="versus">not asked</span>`, value: null }
  const ratios = variants.map((variant) => ({ variant, ratio: variant.ratios[data.primary]['original-headless'] }))
  return {
    value: ratios.flatMap(({ ratio }) => ratio?.estimate ?? [])[0] ?? null,
    content: ratios.map(({ variant, ratio }) => {
      if (!variant.passed) return html`<div class="ratio">${notPassedChip(variant)}</div>`
      return html`<div class="ratio"><span class="figure">${formatRatio(ratio)}</span> ${verdictChip(ratio, data.primary, 'block')}</div>`
    }),
  }
}

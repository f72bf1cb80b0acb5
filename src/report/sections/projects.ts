import type { Charts } from '../charts.ts'
import { formatRatio, QUANTITY_WORDS } from '../format.ts'
import { groupName } from '../group-name.ts'
import { html, type Markup } from '../markup.ts'
import type { GroupRow, ProjectRow, ReportData } from '../report-data.ts'
import { capitalise } from '../words.ts'
import { renderFigure, scrollFrame } from './figure.ts'
import { renderProject } from './project.ts'
import { verdictChip } from './ratio-cell.ts'

/** Which projects carry the result: chart, its table twin, then each project with its runs and its code. */
export function renderProjects(data: ReportData, charts: Charts): Markup {
  const noun = QUANTITY_WORDS[data.primary]
  return html`<section id="projects"><h2>Project by project</h2>
${renderFigure(charts.projects, `${capitalise(noun)} of each variant relative to the author's script without its plots; the lowest and the highest are named. The table below holds the same numbers.`)}
${data.groups.length === 0 ? null : scrollFrame('Ratios of each project', renderMatrix(data))}
<h3>Runs and code of each project</h3>
<div class="projects">${data.projects.map((project) => renderProject(project, data))}</div>
</section>`
}

function renderMatrix(data: ReportData): Markup {
  return html`<table class="sortable"><caption>${capitalise(QUANTITY_WORDS[data.primary])} of each variant relative to the author's script without its plots</caption>
<thead><tr><th scope="col">Project</th>${data.groups.map((group) => {
    const { mode, model } = groupName(group)
    return html`<th scope="col">${mode} <span class="versus">${model}</span></th>`
  })}</tr></thead>
<tbody>${data.projects.map((project) => html`<tr><th scope="row"><a href="#project-${project.slug}">${project.slug}</a></th>${data.groups.map((group) => renderCell(project, group, data))}</tr>`)}</tbody></table>`
}

function renderCell(project: ProjectRow, group: GroupRow, data: ReportData): Markup {
  const variants = project.variants.filter((variant) => variant.mode === group.mode && variant.model === group.model)
  const ratios = variants.map((variant) => ({ variant, ratio: variant.ratios[data.primary]['original-headless'] }))
  const value = ratios.find(({ ratio }) => ratio?.estimate != null)?.ratio?.estimate ?? null
  if (ratios.length === 0) return html`<td data-value=""><span class="versus">not asked</span></td>`
  return html`<td data-value="${value}">${ratios.map(({ variant, ratio }) =>
    ratio?.estimate == null
      ? html`<div class="ratio">${variant.passed ? verdictChip(ratio, data.primary) : html`<span class="chip failed"><span aria-hidden="true">✗ </span>${variant.attempted ? 'did not pass' : 'not attempted'}</span>`}</div>`
      : html`<div class="ratio"><span class="figure">${formatRatio(ratio)}</span> ${verdictChip(ratio, data.primary)}</div>`,
  )}</td>`
}

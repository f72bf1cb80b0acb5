import type { Quantity } from '../../schema/analysis.ts'
import type { Charts } from '../charts.ts'
import { countWord, formatDifference, formatSuccess, formatSuccessRate, QUANTITY_WORDS } from '../format.ts'
import { groupName } from '../group-name.ts'
import { html, type Markup } from '../markup.ts'
import { RECORDED_MARK } from '../models-used.ts'
import type { GroupRow, ReportData } from '../report-data.ts'
import { capitalise, MODE_WORDS, shownQuantities } from '../words.ts'
import { renderFigure, scrollFrame } from './figure.ts'
import { ratioLines, ratioValue } from './ratio-cell.ts'

/** The answer for each model and mode: chart, then the table that holds the same numbers and more. */
export function renderResults(data: ReportData, charts: Charts): Markup {
  const noun = QUANTITY_WORDS[data.primary]
  return html`<section id="results"><h2>Results for each model and mode</h2>
<p>×0.62 means 62 % of the baseline's ${noun}, or 38 % less. The range in brackets is a 95 % interval; if it holds ×1, no difference could be detected.</p>
${data.groups.length === 0 ? html`<p>No model was asked.</p>` : renderGroups(data, charts)}
${data.findings.length === 0 ? null : html`<h3>Findings about the experiment</h3><ul>${data.findings.map((line) => html`<li>${line}</li>`)}</ul>`}
</section>`
}

function renderGroups(data: ReportData, charts: Charts): Markup {
  const quantities = shownQuantities(data)
  const modes = [...new Set(data.groups.map((group) => group.mode))]
  const table = html`<table class="sortable"><caption>Ratios over projects, for each model and mode</caption>
<thead><tr><th scope="col">Model and mode</th><th scope="col">Passed / attemptable / total</th><th scope="col">Metric, median difference</th>${quantities.map((quantity) => html`<th scope="col">${capitalise(QUANTITY_WORDS[quantity])}</th>`)}</tr></thead>
<tbody>${data.groups.map((group) => renderGroup(group, quantities))}</tbody></table>`
  return html`${renderFigure(charts.groups, `${capitalise(QUANTITY_WORDS[data.primary])} relative to the author's script: geometric mean over projects with its 95 % interval. The table below holds the same numbers.`)}
${scrollFrame('Ratios for each model and mode', table)}
<dl class="words">${modes.map((mode) => html`<div><dt>${mode}</dt><dd>${MODE_WORDS[mode]}</dd></div>`)}</dl>`
}

function renderGroup(group: GroupRow, quantities: readonly Quantity[]): Markup {
  const { model, mode } = groupName(group)
  const { success, metricDifference } = group
  return html`<tr><th scope="row"><span class="name">${mode}</span> <span class="versus">${model}</span>${group.recorded ? html`<span class="chip caution">${RECORDED_MARK}</span>` : null}</th>
<td data-value="${success.total === 0 ? 0 : success.passed / success.total}"><span class="figure">${formatSuccess(success)}</span> <span class="versus">${formatSuccessRate(success)}</span></td>
<td data-value="${metricDifference.median}"><span class="figure">${formatDifference(metricDifference.median, 'fraction')}</span> <span class="versus">over ${countWord(metricDifference.projects, 'project')}; ${countWord(group.comparable, 'variant')} as good as the author's</span></td>
${quantities.map((quantity) => html`<td data-value="${ratioValue(group.ratios[quantity])}">${ratioLines(group.ratios[quantity], quantity, 'project')}</td>`)}</tr>`
}

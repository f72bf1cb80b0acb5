import type { Charts } from '../../charts/charts.ts'
import { countWord, formatDifference, formatSuccess, QUANTITY_WORDS } from '../../text/format.ts'
import { explainTooFew, tellBriefly, tellSuccess, tellSupport } from '../../text/group-words.ts'
import { html, keepTogether, type Markup } from '../../text/markup.ts'
import { capitalise, MODE_WORDS, shownQuantities } from '../../text/words.ts'
import { RECORDED_MARK } from '../models-used.ts'
import type { GroupRow, ReportData } from '../report-data.ts'
import { renderFigure } from './figure.ts'
import { groupLines, ratioValue } from './ratio-cell.ts'
import { type Cell, renderTable } from './table.ts'

/** The answer for each model and mode: chart, then the table that holds the same numbers and more. */
export function renderResults(data: ReportData, charts: Charts): Markup {
  const noun = QUANTITY_WORDS[data.primary]
  return html`<section id="results"><h2>Results for each model and mode</h2>
<p>${keepTogether(`×0.62 means 62 % of the baseline's ${noun}, or 38 % less. The range in brackets is a 95 % interval; if it contains ×1, no difference could be detected. Verdicts hold after correction for the number of tests; “equivalent within ±5 %” means that a larger difference is ruled out.`)}</p>
${data.groups.length === 0 ? html`<p>No model was asked.</p>` : renderGroups(data, charts)}
</section>`
}

function renderGroups(data: ReportData, charts: Charts): Markup {
  const noun = capitalise(QUANTITY_WORDS[data.primary])
  const [primary = data.primary, ...others] = shownQuantities(data)
  const tooFew = explainTooFew(data.groups)
  const modes = [...new Set(data.groups.map((group) => group.mode))]
  const ratioCell = (group: GroupRow, quantity: typeof primary): Cell => ({
    content: groupLines(group.ratios[quantity], quantity, quantity === primary ? tellSupport : tellBriefly),
    value: ratioValue(group.ratios[quantity]),
  })
  const table = renderTable({
    caption: 'Geometric mean of the ratios over projects, for each model and mode',
    columns: [
      'Model and mode',
      capitalise(QUANTITY_WORDS[primary]),
      'Passed / attemptable / total',
      'Metric gain, median',
      ...others.map((quantity) => capitalise(QUANTITY_WORDS[quantity])),
    ],
    rows: data.groups.map((group) => ({
      head: html`${group.mode} <span class="versus">${group.model}</span>${group.recorded ? html`<span class="chip caution">${RECORDED_MARK}</span>` : null}`,
      cells: [
        ratioCell(group, primary),
        renderSuccess(group),
        renderDifference(group),
        ...others.map((quantity) => ratioCell(group, quantity)),
      ],
    })),
  })
  return html`${renderFigure(charts.groups, `${noun} relative to the author's script: geometric mean over projects with its 95 % interval. The table below holds the same numbers.`)}
${table}
${tooFew === null ? null : html`<p>${tooFew}</p>`}
<dl class="words">${modes.map((mode) => html`<div><dt>${mode}</dt><dd>${MODE_WORDS[mode]}</dd></div>`)}</dl>`
}

function renderSuccess({ success }: GroupRow): Cell {
  return {
    content: html`<span class="figure">${formatSuccess(success)}</span> <span class="versus">${tellSuccess(success)}</span>`,
    value: success.total === 0 ? null : success.passed / success.total,
  }
}

function renderDifference({ metricDifference, comparable }: GroupRow): Cell {
  const projects = metricDifference.projects === 0 ? '' : `over ${countWord(metricDifference.projects, 'project')}; `
  return {
    content: html`<span class="figure">${formatDifference(metricDifference.median, 'fraction', null)}</span> <span class="versus">${projects}${countWord(comparable, 'variant')} as good as the author's</span>`,
    value: metricDifference.median,
  }
}

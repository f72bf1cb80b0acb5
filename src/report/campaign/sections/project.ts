import type { Quantity } from '../../../schema/ratio.ts'
import { nameKinds } from '../../text/change-words.ts'
import {
  ESTIMATED_MARK,
  formatDifference,
  formatMetric,
  formatQuantity,
  formatRatio,
  QUANTITY_WORDS,
} from '../../text/format.ts'
import { html, type Markup } from '../../text/markup.ts'
import { capitalise, shownQuantities } from '../../text/words.ts'
import { factColumns } from '../fact-columns.ts'
import type { ProjectRow, ReportData, VariantRow } from '../report-data.ts'
import { renderDiff, renderUpstream } from './diff.ts'
import { notPassedChip, ratioFigure, ratioLines, verdictChip } from './ratio-cell.ts'
import { renderTable } from './table.ts'

/** One project, folded: what it is, every script's runs, and how each variant differs from the author's code. */
export function renderProject(project: ProjectRow, data: ReportData): Markup {
  const quantities: Quantity[] = [...shownQuantities(data), 'memory']
  const { metric } = project
  const table = renderTable({
    caption: `${project.slug}: medians of the measured runs that ended ok; ratios against the original without plots where nothing else is said`,
    columns: [
      'Script',
      'Runs',
      `${metric.name} (${metric.direction} is better)`,
      ...quantities.map((quantity) => capitalise(QUANTITY_WORDS[quantity])),
    ],
    rows: project.variants.map((variant) => ({
      head: html`${variant.mode} <span class="versus">${variant.details}</span>`,
      cells: [
        { content: renderStatuses(variant) },
        { content: renderMetric(variant, project) },
        ...quantities.map((quantity) => ({ content: renderQuantity(variant, quantity, data.primary) })),
      ],
    })),
  })
  return html`<details class="project" id="project-${project.slug}"><summary><span class="name">${project.title}</span> <code>${project.slug}</code> <span class="results">${project.variants.map((variant) => renderGist(variant, data))}</span></summary>
<p class="about">${project.task}, entry <code>${project.entry}</code>, ${project.licence === null ? 'no licence' : `licence ${project.licence}`}, ${renderUpstream(project.upstream)}. As good means: ${metric.name} at most ${metric.tolerance} behind the author's.</p>
${table}
${renderFacts(project)}
${project.variants.map((variant) => [renderChanges(variant), variant.diff === null ? null : renderDiff(variant.label, variant.diff)])}
</details>
`
}

/** What the records hold beside the ratios; nothing where they hold nothing more. */
function renderFacts(project: ProjectRow): Markup | null {
  const columns = factColumns(project.variants)
  if (columns.length === 0) return null
  return renderTable({
    caption: `${project.slug}: beside the ratios; medians of the measured runs that ended ok`,
    columns: ['Script', ...columns.map(({ head }) => head)],
    rows: project.variants
      .filter(({ facts }) => facts !== null)
      .map((variant) => ({
        head: html`${variant.mode} <span class="versus">${variant.details}</span>`,
        cells: columns.map(({ tell }) => ({ content: tell(variant) })),
      })),
  })
}

/** What changed in the code in words, beside the lines that follow. */
function renderChanges({ label, changes }: VariantRow): Markup | null {
  if (changes === null || changes.length === 0) return null
  const told = changes.filter(({ before, after }) => before !== '' || after !== '')
  const kinds = html`<span class="name">${label}</span>: ${nameKinds(changes)}`
  if (told.length === 0) return html`<p class="withheld">${kinds}</p>`
  return html`<details class="diff"><summary>${kinds}</summary>
<ul>${told.map(({ kind, before, after }) => html`<li>${kind}: <code>${before === '' ? 'nothing' : before}</code> → <code>${after === '' ? 'nothing' : after}</code></li>`)}</ul></details>`
}

function renderGist(variant: VariantRow, data: ReportData): Markup | null {
  if (variant.model === null) return null
  const ratio = variant.ratios[data.primary]['original-headless']
  const result = variant.passed
    ? html`${formatRatio(ratio === null ? null : { ...ratio, interval: null })} ${verdictChip(ratio, data.primary, 'block')}`
    : notPassedChip(variant)
  return html`<span class="gist"><span class="versus">${variant.label}</span> ${result}</span>`
}

export function renderStatuses(variant: VariantRow): Markup {
  if (variant.statuses.length === 0) return html`<span class="versus">no run</span>`
  return html`${variant.statuses.map(({ status, count }) => html`<span class="chip ${status === 'ok' ? 'same' : 'failed'}">${count} ${status}</span> `)}`
}

function renderMetric(variant: VariantRow, project: ProjectRow): Markup {
  const { median, difference, comparable } = variant.metric
  const { scale } = project.metric
  const figure = html`<span class="figure">${formatMetric(median, scale)}</span>`
  if (difference === null || variant.model === null) return figure
  const words = variant.suspect ? ', suspect' : comparable === null ? '' : comparable ? ', as good' : ', not as good'
  return html`${figure} <span class="versus">${formatDifference(difference, scale, median)} to the author's${words}</span>`
}

/** The median with its range, and the ratios: against both baselines for the quantity of the headline, else against one. */
function renderQuantity(variant: VariantRow, quantity: Quantity, primary: Quantity): Markup {
  const summary = variant.summaries[quantity]
  const { minimum, maximum } = summary
  const range =
    minimum === null || maximum === null || minimum === maximum
      ? null
      : html` <span class="versus">${formatQuantity(minimum, quantity)} to ${formatQuantity(maximum, quantity)}</span>`
  const mark =
    summary.quality === 'estimated' && summary.median !== null
      ? html` <span class="chip estimated">${ESTIMATED_MARK}</span>`
      : null
  const pair = variant.ratios[quantity]
  const ratios =
    quantity === primary ? ratioLines(pair, quantity) : ratioFigure(pair['original-headless'], quantity, 'block')
  return html`<div><span class="figure">${formatQuantity(summary.median, quantity)}</span>${mark}${range}</div>${variant.passed && variant.model !== null ? ratios : null}`
}

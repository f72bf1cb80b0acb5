import type { Quantity } from '../../schema/analysis.ts'
import {
  ESTIMATED_MARK,
  formatDifference,
  formatMetric,
  formatQuantity,
  formatRatio,
  QUANTITY_WORDS,
} from '../format.ts'
import { html, type Markup } from '../markup.ts'
import type { ProjectRow, ReportData, VariantRow } from '../report-data.ts'
import { capitalise, shownQuantities } from '../words.ts'
import { renderDiff, renderUpstream } from './diff.ts'
import { scrollFrame } from './figure.ts'
import { ratioLines, verdictChip } from './ratio-cell.ts'

/** One project, folded: what it is, every script's runs, and how each variant differs from the author's code. */
export function renderProject(project: ProjectRow, data: ReportData): Markup {
  const variants = project.variants.filter((variant) => variant.diff !== null)
  const quantities: Quantity[] = [...shownQuantities(data), 'memory']
  const table = html`<table><caption>Runs of ${project.slug}: medians over the measured runs that ended ok</caption>
<thead><tr><th scope="col">Script</th><th scope="col">Runs</th><th scope="col">${project.metric.name} (${project.metric.direction} is better)</th>${quantities.map((quantity) => html`<th scope="col">${capitalise(QUANTITY_WORDS[quantity])}</th>`)}</tr></thead>
<tbody>${project.variants.map((variant) => renderRow(variant, project, quantities))}</tbody></table>`
  return html`<details class="project" id="project-${project.slug}"><summary><span class="name">${project.title}</span> <code>${project.slug}</code> <span class="results">${project.variants.map((variant) => renderGist(variant, data))}</span></summary>
<p class="about">${project.task}, entry <code>${project.entry}</code>, ${project.licence === null ? 'no licence' : `licence ${project.licence}`}, ${renderUpstream(project.upstream)}. As good means: ${project.metric.name} at most ${formatMetric(project.metric.tolerance, project.metric.scale)} behind the author's.</p>
${scrollFrame(`Runs of ${project.slug}`, table)}
${variants.map((variant) => (variant.diff === null ? null : renderDiff(variant.label, variant.diff)))}
</details>`
}

function renderGist(variant: VariantRow, data: ReportData): Markup | null {
  if (variant.diff === null && variant.model === null) return null
  const ratio = variant.ratios[data.primary]['original-headless']
  const result = variant.passed
    ? html`${formatRatio(ratio === null ? null : { estimate: ratio.estimate, interval: null })} ${verdictChip(ratio, data.primary)}`
    : html`<span class="chip failed"><span aria-hidden="true">✗ </span>${variant.attempted ? 'did not pass' : 'not attempted'}</span>`
  return html`<span class="gist"><span class="versus">${variant.label}</span> ${result}</span>`
}

function renderRow(variant: VariantRow, project: ProjectRow, quantities: readonly Quantity[]): Markup {
  return html`<tr><th scope="row">${variant.label}</th><td>${renderStatuses(variant)}</td><td>${renderMetric(variant, project)}</td>${quantities.map((quantity) => html`<td>${renderQuantity(variant, quantity)}</td>`)}</tr>`
}

export function renderStatuses(variant: VariantRow): Markup {
  if (variant.statuses.length === 0) return html`<span class="versus">no run</span>`
  return html`${variant.statuses.map(({ status, count }) => html`<span class="chip ${status === 'ok' ? 'same' : 'failed'}">${count} ${status}</span> `)}`
}

function renderMetric(variant: VariantRow, project: ProjectRow): Markup {
  const { median, difference, comparable } = variant.metric
  const words = comparable === null ? null : comparable ? 'as good' : 'not as good'
  return html`<span class="figure">${formatMetric(median, project.metric.scale)}</span>${
    difference === null || variant.model === null
      ? null
      : html`<span class="versus">${formatDifference(difference, project.metric.scale)} to the author's${words === null ? null : `, ${words}`}</span>`
  }`
}

function renderQuantity(variant: VariantRow, quantity: Quantity): Markup {
  const summary = variant.summaries[quantity]
  const range =
    summary.n > 1 && summary.minimum !== null && summary.maximum !== null && summary.minimum !== summary.maximum
      ? html`<span class="versus">${formatQuantity(summary.minimum, quantity)} to ${formatQuantity(summary.maximum, quantity)}, ${summary.n} runs</span>`
      : null
  return html`<div><span class="figure">${formatQuantity(summary.median, quantity)}</span>${summary.quality === 'estimated' && summary.median !== null ? html` <span class="chip estimated">${ESTIMATED_MARK}</span>` : null}${range}</div>${variant.model === null ? null : ratioLines(variant.ratios[quantity], quantity, 'block')}`
}

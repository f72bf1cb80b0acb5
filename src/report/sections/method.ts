import { formatCount, formatUsd } from '../format.ts'
import { html, type Markup } from '../markup.ts'
import { type ModelRow, RECORDED_MARK } from '../models-used.ts'
import type { ReportData } from '../report-data.ts'
import { scrollFrame } from './figure.ts'

/** How it was measured, and what therefore may not be concluded. */
export function renderMethod(data: ReportData): Markup {
  return html`<section id="method"><h2>How this was measured</h2>
<dl class="facts">${data.method.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${data.models.length === 0 ? null : scrollFrame('Models', renderModels(data.models))}
</section>
<section id="limits"><h2>What this does not say</h2>
<ul>${data.limits.map((line) => html`<li>${line}</li>`)}</ul>
</section>`
}

function renderModels(models: readonly ModelRow[]): Markup {
  return html`<table><caption>Models and their answers</caption>
<thead><tr><th scope="col">Model</th><th scope="col">Provider</th><th scope="col">Provider's name for it</th><th scope="col">Answers with a script</th><th scope="col">Tokens in</th><th scope="col">Tokens out</th><th scope="col">Cost, US dollars</th></tr></thead>
<tbody>${models.map(
    (
      model,
    ) => html`<tr><th scope="row">${model.id}</th><td>${model.provider}${model.recorded ? html` <span class="chip caution">${RECORDED_MARK}</span>` : null}</td><td>${model.apiModel}</td>
<td>${model.usable} of ${model.answers}</td><td>${count(model.inputTokens)}</td><td>${count(model.outputTokens)}</td><td>${model.usd === null ? `unknown${model.usdReason === null ? '' : `: ${model.usdReason}`}` : formatUsd(model.usd)}</td></tr>`,
  )}</tbody></table>`
}

const count = (tokens: number | null): string => (tokens === null ? 'unknown' : formatCount(tokens))

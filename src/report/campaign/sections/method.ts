import { formatCount, formatUsd } from '../../text/format.ts'
import { html, type Markup } from '../../text/markup.ts'
import { type ModelRow, RECORDED_MARK } from '../models-used.ts'
import type { ReportData } from '../report-data.ts'
import { renderTable } from './table.ts'

/** How it was measured, and what therefore may not be concluded. */
export function renderMethod(data: ReportData): Markup {
  return html`<section id="method"><h2>How this was measured</h2>
<dl class="facts">${data.method.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${data.models.length === 0 ? null : renderModels(data.models)}
</section>
<section id="limits"><h2>What this does not say</h2>
<ul>${data.limits.map((line) => html`<li>${line}</li>`)}</ul>
</section>`
}

function renderModels(models: readonly ModelRow[]): Markup {
  return renderTable({
    caption: 'Models and their answers',
    columns: [
      'Model',
      'Provider',
      "Provider's name for it",
      'Answers with a script',
      'Tokens in',
      'Tokens out',
      'Cost',
    ],
    rows: models.map((model) => ({
      head: model.id,
      cells: [
        {
          content: html`${model.provider}${model.recorded ? html` <span class="chip caution">${RECORDED_MARK}</span>` : null}`,
        },
        { content: model.apiModel },
        { content: `${model.usable} of ${model.answers}` },
        { content: count(model.inputTokens), value: model.inputTokens },
        { content: count(model.outputTokens), value: model.outputTokens },
        {
          content: model.usd === null ? joinReason('unknown', model.usdReason) : formatUsd(model.usd),
          value: model.usd,
        },
      ],
    })),
  })
}

const joinReason = (text: string, reason: string | null): string => (reason === null ? text : `${text}: ${reason}`)
const count = (tokens: number | null): string => (tokens === null ? 'unknown' : formatCount(tokens))

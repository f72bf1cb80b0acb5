import { count } from '../../base/text/text.ts'
import { type Content, html, keepTogether, type Markup } from '../text/markup.ts'
import type { Assumption, Cell, Line, Table } from './chapter.ts'

/** Cells of a card above which they stand side by side on a telephone. */
const MOST_LINES = 7

/**
 * The one table of the page. On a telephone each row becomes a card, in which a cell carries its column's name; in between,
 * what is too wide scrolls in its own frame, by keyboard too, and the page never does.
 */
export function renderTable({ caption, columns, rows, folded, assumptions = [] }: Table): Markup {
  const classes = columns.length > MOST_LINES ? 'frame many' : 'frame'
  const choices = assumptions.length === 0 ? null : renderAssumptions(assumptions)
  const table = html`<div class="${classes}" role="group" aria-label="${caption}" tabindex="0"><table><caption>${keepTogether(caption)}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(
    (
      cells,
    ) => html`<tr>${cells.map((cell, index) => renderCell(cell, index === 0 ? null : (columns[index] ?? '')))}</tr>
`,
  )}</tbody></table></div>`
  if (!folded) return html`${choices}${table}`
  return html`${choices}<details class="folded"><summary>${caption} (${count(rows.length, 'row')})</summary>${table}</details>`
}

/** Hidden until the page's script can take a choice. */
const renderAssumptions = (assumptions: readonly Assumption[]): Markup =>
  html`<div class="assumptions" hidden="">${assumptions.map(
    ({ id, label, value, least, most, step = 0.1, isExponent = false }) =>
      html`<label>${label} <input type="range" name="${id}" min="${least}" max="${most}" step="${step}" value="${isExponent ? Math.log10(value) : value}"${isExponent ? html` data-scale="exponent"` : null} /> <output></output></label> `,
  )}</div>`

/** `label` is the column's name; null: the cell is the row's head. */
function renderCell({ lines, value, product }: Cell, label: string | null): Markup {
  const isNumber = value !== undefined
  const id = lines[0]?.id
  const shown = lines.map((line) => renderLine(line, isNumber))
  const content = keepTogether(shown.length < 2 ? shown : shown.map((line) => html`<div class="line">${line}</div>`))
  if (label === null) return html`<th scope="row"${id === undefined ? null : html` id="${id}"`}>${content}</th>`
  return html`<td data-label="${label}"${isNumber ? html` data-value="${value}"` : null}${product === undefined ? null : html` data-base="${product.base}" data-of="${product.of.join(' ')}"`}>${content}</td>`
}

export function renderLine({ text, tone, mark, chips = [], note, ...leads }: Line, isNumber: boolean): Markup {
  const href = leads.href ?? (leads.target === undefined ? undefined : `#${leads.target}`)
  const shown = isNumber || tone !== undefined ? html`<span class="figure ${tone ?? ''}">${text}</span>` : text
  const parts: Content[] = [
    ...(text === ''
      ? []
      : [
          href === undefined
            ? shown
            : html`<a href="${href}"${/^https?:/.test(href) ? html` rel="noopener noreferrer nofollow"` : null}>${shown}</a>`,
        ]),
    ...(mark === undefined ? [] : [html`<span class="chip mark">${mark}</span>`]),
    ...chips.map(
      (chip) =>
        html`<span class="chip ${chip.tone}">${chip.sign === undefined ? null : html`<span aria-hidden="true">${chip.sign} </span>`}${chip.text}</span>`,
    ),
    ...(note === undefined ? [] : [html`<span class="versus">${note}</span>`]),
  ]
  return html`${parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]))}`
}

/** Lines of output, in a box that scrolls by keyboard too. */
export const renderLines = (label: string, lines: readonly string[]): Markup =>
  html`<pre tabindex="0" role="group" aria-label="${label}"><code>${lines.join('\n')}</code></pre>`

import { type Content, html, keepTogether, type Markup } from '../../text/markup.ts'

export interface Cell {
  readonly content: Content
  /** What sorting goes by; default: the cell's text. Null: nothing to compare, always last. */
  readonly value?: number | null
}

export interface Table {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly head: Content; readonly cells: readonly Cell[] }[]
}

/** On a telephone a card of more cells has them side by side. */
const MOST_LINES = 7

/**
 * The one table of the page. On a telephone each row becomes a card, in which a cell carries its column's name; in between,
 * what is too wide scrolls in its own frame, by keyboard too, and the page never does.
 */
export function renderTable({ caption, columns, rows }: Table): Markup {
  const [, ...labels] = columns
  const classes = columns.length > MOST_LINES ? 'frame many' : 'frame'
  return html`<div class="${classes}" role="region" aria-label="${caption}" tabindex="0"><table><caption>${keepTogether(caption)}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({
      head,
      cells,
    }) => html`<tr><th scope="row">${head}</th>${cells.map((cell, index) => renderCell(cell, labels[index] ?? ''))}</tr>
`,
  )}</tbody></table></div>`
}

function renderCell({ content, value }: Cell, label: string): Markup {
  const sorting = value === undefined ? null : html` data-value="${value}"`
  return html`<td data-label="${label}"${sorting}>${keepTogether(content)}</td>`
}

import { html, type Markup, trusted } from '../../text/markup.ts'

/** A chart; the caption names the table that holds the same numbers. */
export function renderFigure(chart: string | null, caption: string): Markup | null {
  if (chart === null) return null
  return html`<figure>${trusted(chart)}<figcaption>${caption}</figcaption></figure>`
}

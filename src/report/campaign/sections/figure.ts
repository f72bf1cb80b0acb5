import type { DrawnChart } from '../../charts/charts.ts'
import { html, type Markup, trusted } from '../../text/markup.ts'

/** A chart in both sizes, of which the page shows one; the caption names the table that holds the same numbers. */
export function renderFigure(chart: DrawnChart | null, caption: string): Markup | null {
  if (chart === null) return null
  return html`<figure><div class="wide">${trusted(chart.wide)}</div><div class="narrow">${trusted(chart.narrow)}</div><figcaption>${caption}</figcaption></figure>`
}

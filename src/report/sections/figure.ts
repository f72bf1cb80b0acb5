import type { DrawnChart } from '../charts.ts'
import { html, type Markup, trusted } from '../markup.ts'

/** A chart in both sizes, of which the page shows one; the caption names the table that holds the same numbers. */
export function renderFigure(chart: DrawnChart | null, caption: string): Markup | null {
  if (chart === null) return null
  return html`<figure><div class="wide">${trusted(chart.wide)}</div><div class="narrow">${trusted(chart.narrow)}</div><figcaption>${caption}</figcaption></figure>`
}

/** A table too wide for a telephone scrolls in its own frame, by keyboard too; the page never does. */
export function scrollFrame(label: string, table: Markup): Markup {
  return html`<div class="frame" role="region" aria-label="${label}" tabindex="0">${table}</div>`
}

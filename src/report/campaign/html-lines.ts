import { html, type Markup } from '../text/markup.ts'

/** Lines of code or output, in a box that scrolls by keyboard too. */
export function renderLines(
  label: string,
  lines: readonly string[],
  classify: (line: string) => string = () => 'same',
): Markup {
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${lines.map(
    (line) => html`<span class="${classify(line)}">${line}
</span>`,
  )}</code></pre>`
}

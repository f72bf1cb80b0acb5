import type { Charts } from '../charts/charts.ts'
import { html, keepTogether, type Markup, trusted } from '../text/markup.ts'
import type { Chapter, Figure, Logs } from './chapters/chapter.ts'
import { renderLines } from './html-lines.ts'
import { renderSection } from './html-section.ts'
import { renderLine, renderTable } from './html-table.ts'

/** A part of the report as a section of the page. */
export function renderChapter(chapter: Chapter, charts: Charts): Markup {
  const { id, title, lead, figure, tables, facts, notes, sections, logs } = chapter
  return html`<section id="${id}"><h2>${title}</h2>
${lead.map((line) => html`<p>${keepTogether(line)}</p>`)}
${figure === null ? null : renderFigure(figure, charts)}
${renderNotes(notes)}
${tables.map(renderTable)}
${facts.length === 0 ? null : html`<dl class="facts">${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${keepTogether(value)}</dd></div>`)}</dl>`}
${sections.length === 0 ? null : html`<div class="projects">${sections.map(renderSection)}</div>`}
${logs === null ? null : renderLogs(logs)}
</section>`
}

const renderLogs = ({ lead, ends }: Logs): Markup => html`<p>${lead}</p>
${ends.map(
  ({ label, lines }) => html`<details class="diff"><summary><span class="name">${label}</span></summary>
${renderLines(label, lines)}</details>
`,
)}`

const renderNotes = (notes: Chapter['notes']): Markup | null =>
  notes.length === 0
    ? null
    : html`<ul>${notes.map((parts) => html`<li>${keepTogether(parts.map((part) => (typeof part === 'string' ? part : renderLine(part, false))))}</li>`)}</ul>`

/** A chart; the caption names the table that holds the same numbers. */
function renderFigure({ chart, caption }: Figure, charts: Charts): Markup | null {
  const drawing = charts[chart]
  return drawing === null
    ? null
    : html`<figure>${trusted(drawing)}<figcaption>${keepTogether(caption)}</figcaption></figure>`
}

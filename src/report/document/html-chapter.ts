import { count } from '../../base/text/text.ts'
import type { UpstreamLink } from '../text/dataset/upstream-link.ts'
import { agree } from '../text/format.ts'
import { html, keepTogether, type Markup, trusted } from '../text/markup.ts'
import type { Chapter, Charts, CodeChanges, CodeDiff, Figure, Logs, Section } from './chapter.ts'
import { renderSides } from './html-diff.ts'
import { renderLine, renderLines, renderTable } from './html-table.ts'

/** A part of the report as a section of the page; `drawing` stands where its figures do. */
export function renderChapter(chapter: Chapter, charts: Charts, drawing: Markup | null = null): Markup {
  const { id, title, lead, figures, tables, facts, notes, sections, logs } = chapter
  return html`<section id="${id}"><h2>${title}</h2>
${lead.map((line) => html`<p>${keepTogether(line)}</p>`)}
${figures.map((figure) => renderFigure(figure, charts))}${drawing}
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
export function renderFigure({ chart, caption }: Figure, charts: Charts): Markup | null {
  return renderDrawing(charts[chart] ?? null, caption)
}

/** `drawing`: an `<svg>` element that this package drew; `file`: from which a page's script can draw it anew. */
export const renderDrawing = (drawing: string | null, caption: string, file: string | null = null): Markup | null =>
  drawing === null
    ? null
    : html`<figure${file === null ? null : html` data-chart="${file}"`}>${trusted(drawing)}<figcaption>${keepTogether(caption)}</figcaption></figure>`

/** One project, folded under its title and results. */
function renderSection({ id, title, slug, results, lead, upstream, tables, code }: Section): Markup {
  return html`<details class="project" id="${id}"><summary><span class="name">${title}</span>${slug === null ? null : html` <code>${slug}</code>`} <span class="results">${results.map(({ label, line }) => html`<span class="gist"><span class="versus">${label}</span> ${renderLine(line, false)}</span>`)}</span></summary>
<p class="about">${lead} Source: ${renderUpstream(upstream)}.</p>
${tables.map(renderTable)}
${code.map((each) => [renderKinds(each), each.diff === null ? null : renderDiff(each.label, each.diff)])}
</details>
`
}

/** What changed in the code in words, beside the lines that follow. */
function renderKinds({ label, kinds, changes }: CodeChanges): Markup | null {
  if (kinds === null) return null
  const told = html`<span class="name">${label}</span>: ${kinds}`
  if (changes.length === 0) return html`<p class="withheld">${told}</p>`
  return html`<details class="diff"><summary>${told}</summary>
<ul>${changes.map(({ kind, before, after }) => html`<li>${kind}: <code>${before}</code> → <code>${after}</code></li>`)}</ul></details>`
}

/** The change to the author's code, folded; or why it is not shown. */
function renderDiff(label: string, diff: CodeDiff): Markup {
  const name = html`<span class="name">${label}</span>`
  if (diff.kind === 'withheld') {
    return html`<p class="withheld">${name}: ${diff.reason}${diff.upstream === null ? null : html`; see ${renderUpstream(diff.upstream)}`}</p>`
  }
  if (diff.lines.length === 0) return html`<p class="withheld">${name}: the author's code, unchanged</p>`
  return html`<details class="diff"><summary>${name}: code against the author's, <span class="added">+${diff.added}</span> <span class="removed">−${diff.removed}</span> ${agree(diff.added + diff.removed, 'line', 'lines')}</summary>
${renderSides(`Code of ${label} against the author's`, diff.lines)}${diff.leftOut === 0 ? null : html`<p>${count(diff.leftOut, 'more line')} not shown.</p>`}</details>`
}

const renderUpstream = ({ text, url }: UpstreamLink): Markup =>
  url === null ? html`${text}` : html`<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>`

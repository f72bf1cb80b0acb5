import { countWord } from '../text/format.ts'
import { html, type Markup } from '../text/markup.ts'
import type { CodeChanges, Section } from './chapters/chapter.ts'
import type { CodeDiff, UpstreamLink } from './code-diff.ts'
import { renderLines } from './html-lines.ts'
import { renderLine, renderTable } from './html-table.ts'

/** One project, folded under its title and results. */
export function renderSection({ id, title, slug, results, lead, upstream, tables, code }: Section): Markup {
  return html`<details class="project" id="${id}"><summary><span class="name">${title}</span> <code>${slug}</code> <span class="results">${results.map(({ label, line }) => html`<span class="gist"><span class="versus">${label}</span> ${renderLine(line, false)}</span>`)}</span></summary>
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
  return html`<details class="diff"><summary>${name}: code against the author's, <span class="added">+${diff.added}</span> <span class="removed">−${diff.removed}</span> ${diff.added + diff.removed === 1 ? 'line' : 'lines'}</summary>
${renderLines(`Code of ${label} against the author's`, diff.lines, classifyLine)}${diff.leftOut === 0 ? null : html`<p>${countWord(diff.leftOut, 'more line')} not shown.</p>`}</details>`
}

const renderUpstream = ({ text, url }: UpstreamLink): Markup =>
  url === null ? html`${text}` : html`<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>`

function classifyLine(line: string): string {
  if (line.startsWith('+')) return 'added'
  if (line.startsWith('-')) return 'removed'
  return line.startsWith('@@') ? 'hunk' : 'same'
}

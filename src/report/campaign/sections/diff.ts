import { countWord } from '../../text/format.ts'
import { html, type Markup } from '../../text/markup.ts'
import type { CodeDiff, UpstreamLink } from '../code-diff.ts'

/** The change to the author's code, folded; or why it is not shown. */
export function renderDiff(label: string, diff: CodeDiff): Markup {
  if (diff.kind === 'withheld') {
    return html`<p class="withheld"><span class="name">${label}</span>: ${diff.reason}${diff.upstream === null ? null : html`; see ${renderUpstream(diff.upstream)}`}</p>`
  }
  if (diff.lines.length === 0)
    return html`<p class="withheld"><span class="name">${label}</span>: the author's code, unchanged</p>`
  return html`<details class="diff"><summary><span class="name">${label}</span>: code against the author's, <span class="added">+${diff.added}</span> <span class="removed">−${diff.removed}</span> ${diff.added + diff.removed === 1 ? 'line' : 'lines'}</summary>
<pre tabindex="0" role="region" aria-label="Code of ${label} against the author's"><code>${diff.lines.map(
    (line) => html`<span class="${classifyLine(line)}">${line}
</span>`,
  )}</code></pre>${diff.leftOut === 0 ? null : html`<p>${countWord(diff.leftOut, 'more line')} not shown.</p>`}</details>`
}

export function renderUpstream({ text, url }: UpstreamLink): Markup {
  if (url !== null) return html`<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>`
  return text === 'embedded' ? html`written for this dataset` : html`from ${text}`
}

function classifyLine(line: string): string {
  if (line.startsWith('+')) return 'added'
  if (line.startsWith('-')) return 'removed'
  return line.startsWith('@@') ? 'hunk' : 'same'
}

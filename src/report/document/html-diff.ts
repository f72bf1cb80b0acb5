import { html, type Markup } from '../text/markup.ts'

/** What stands beside each other; null: nothing does. */
interface Pair {
  readonly before: string | null
  readonly after: string | null
}

/**
 * A unified diff with the two sides beside each other where there is room, and below each other where there is none. Each
 * line keeps its sign, which says without colour what its colour says.
 */
export const renderSides = (label: string, lines: readonly string[]): Markup =>
  html`<div class="sides" tabindex="0" role="group" aria-label="${label}">${pairLines(lines).map(renderPair)}</div>`

function renderPair({ before, after }: Pair): Markup {
  if (before !== null && before === after) {
    // One of the two is enough where they stand below each other, and for who hears them.
    if (before.startsWith('@@')) return html`<code class="hunk">${before}</code>`
    return html`<code>${before}</code><code class="twin" aria-hidden="true">${after}</code>`
  }
  return html`${renderSide(before, 'removed')}${renderSide(after, 'added')}`
}

const renderSide = (line: string | null, kind: 'removed' | 'added'): Markup =>
  line === null ? html`<code class="twin" aria-hidden="true"></code>` : html`<code class="${kind}">${line}</code>`

/** Removed lines stand beside those that take their place, in their order. */
export function pairLines(lines: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  let [removed, added]: [string[], string[]] = [[], []]
  const flush = () => {
    for (let place = 0; place < Math.max(removed.length, added.length); place++)
      pairs.push({ before: removed[place] ?? null, after: added[place] ?? null })
    removed = []
    added = []
  }
  for (const line of lines) {
    if (line.startsWith('-')) {
      if (added.length > 0) flush()
      removed.push(line)
    } else if (line.startsWith('+')) added.push(line)
    else {
      flush()
      pairs.push({ before: line, after: line })
    }
  }
  flush()
  return pairs
}

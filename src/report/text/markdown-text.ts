import { cleanLine } from '../../base/text/clean-text.ts'

/** Breaks a word in two for a parser and not for a reader, as Dependabot does it. */
const BREAK = '&#8203;'

/**
 * Text from outside as GitHub Markdown that shows it and does nothing else: no HTML, no formatting, no table cell's end,
 * no mention, no issue reference, no link, no second line.
 */
export const escapeMarkdown = (text: string): string =>
  escapeInline(text)
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^[-+#=]/, '\\$&')

/** Text for a place where no line begins, as a table's cell: `+0.002` stays as it is. */
export function escapeInline(text: string): string {
  return cleanLine(text, Number.POSITIVE_INFINITY)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_{}[\]|~$!]/g, '\\$&')
    .replace(/#(?=\w)/g, `#${BREAK}`) // before the breaks, which hold this sign
    .replace(/@(?=\w)/g, `@${BREAK}`)
    .replace(/\bGH-(?=\d)/gi, `$&${BREAK}`)
    .replace(/:(?=\/\/)/g, `:${BREAK}`)
    .replace(/www\./gi, `www${BREAK}.`) // GitHub links one behind an underscore, too
}

/** A bullet for each. */
export const markdownList = (lines: readonly string[]): string[] => lines.map((line) => `- ${escapeMarkdown(line)}`)

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)]
}

/** A table that is read as it stands, at a terminal: nothing but a cell's end is escaped in its texts. */
export const textTable = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  markdownTable(
    head,
    rows.map((row) => row.map((cell) => cleanLine(cell).replaceAll('|', '\\|'))),
  )

const CELLS = 10

/** `██████░░░░` for ×0.62: ten cells are the baseline, what is above it stands beyond, cut at three times. */
export function ratioBar(ratio: number): string {
  const filled = Math.round(Math.min(ratio, 3) * CELLS)
  if (filled <= CELLS) return '█'.repeat(filled) + '░'.repeat(CELLS - filled)
  return `${'█'.repeat(CELLS)}${'▓'.repeat(filled - CELLS)}${ratio > 3 ? '»' : ''}`
}

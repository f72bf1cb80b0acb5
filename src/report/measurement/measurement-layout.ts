import { styleText } from 'node:util'

/** Where text is shown. */
export interface Display {
  /** Columns. */
  readonly width: number
  readonly colour: boolean
}

export const PLAIN: Display = { width: 100, colour: false }

/** What a line is, which decides its colour. */
export type Tone = 'plain' | 'head' | 'less' | 'more' | 'quiet' | 'warning'

const COLOURS = { head: 'bold', less: 'green', more: 'red', quiet: 'dim', warning: 'yellow' } as const

export function paint(line: string, tone: Tone, { colour }: Display): string {
  return tone === 'plain' || !colour ? line : styleText(COLOURS[tone], line, { validateStream: false })
}

/** Lines of at most `width` characters, broken at spaces; those after the first are set in by two. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.trimStart().length > 0 && longer.length > width && line.trim() !== '') {
      lines.push(line)
      line = `  ${word}`
    } else line = longer
  }
  return [...lines, line]
}

const GAP = '  '

/** Columns as wide as their widest cell, the first to the left, the others to the right; null where they need more room. */
export function alignCells(rows: readonly (readonly string[])[], width: number): string[] | null {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  if (widths.reduce((sum, each) => sum + each + GAP.length, -GAP.length) > width) return null
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join(GAP)
      .trimEnd(),
  )
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A bar of `share` (0–1) of so many cells, to an eighth of a cell. */
export function drawBar(share: number, cells: number): string {
  const eighths = Math.max(1, Math.round(share * cells * 8))
  return '█'.repeat(eighths >> 3) + EIGHTHS[eighths % 8]
}

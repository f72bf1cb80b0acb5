import { displayWidth } from './display-width.ts'

/** Outside these a terminal's own width makes lines that nobody can read. */
const [NARROWEST, WIDEST] = [60, 120]
/** Columns where there is no terminal: a file, a pipe. */
const UNKNOWN = 100

/** Columns of a line of text on this stream. */
export function textWidth({ columns }: { readonly columns?: number | undefined }): number {
  return columns === undefined || columns === 0 ? UNKNOWN : Math.min(WIDEST, Math.max(NARROWEST, columns))
}

/**
 * Breaks each line at spaces to at most `width` columns; what follows a break is indented by two more than its line, or
 * by `hang`. A longer word keeps a line of its own, and a no-break space is no space here.
 */
export function wrapText(text: string, width: number, hang?: number): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, width, hang))
    .join('\n')
}

function wrapLine(line: string, width: number, hang: number | undefined): string[] {
  if (displayWidth(line) <= width) return [line]
  const own = /^ */.exec(line)?.[0].length ?? 0
  const indent = ' '.repeat(hang ?? own + 2)
  const lines: string[] = []
  let current = ' '.repeat(own)
  let isEmpty = true
  // Runs of spaces align columns and stay with the word before them; `95 %` and `p = 0.48` are one word.
  for (const word of line.slice(own).match(/[^ ]+(?: %[^ ]*| [=<] [^ ]+)* */g) ?? []) {
    if (!isEmpty && displayWidth(current + word.trimEnd()) > width) {
      lines.push(current.trimEnd())
      current = indent
    }
    current += word
    isEmpty = false
  }
  return [...lines, current.trimEnd()]
}

import { count } from '../../base/text/text.ts'
import { escapeInline } from './markdown-text.ts'

/** GitHub refuses a comment above 65,536 characters; who posts it may add to it. */
export const COMMENT_BYTES = 60_000

export interface Room {
  /** UTF-8 bytes of the whole text. */
  readonly bytes: number
  /** Address of the full report; null: not known. */
  readonly link: string | null
  /** Name of the artifact that has it; null: there is none, or the link leads to it. */
  readonly artifact?: string | null
}

/** Bytes of the last line: its words, and what closes an open block. */
const RESERVE = 200

/** Whole lines as far as there is room, and a last line that counts those left out and leads to them; no row is cut in two. */
export function fitLines(lines: readonly string[], { bytes, link, artifact = null }: Room): string {
  const whole = joinLines(lines)
  if (Buffer.byteLength(whole) <= bytes) return whole
  const place = [
    artifact === null ? '' : `, in the artifact ${escapeInline(artifact)}`,
    link === null ? '' : `: [open it](<${link}>)`,
  ].join('')
  const most = bytes - RESERVE - Buffer.byteLength(place)
  const kept: string[] = []
  let size = 0
  for (const line of lines) {
    size += Buffer.byteLength(line) + 1
    if (size > most) break
    kept.push(line)
  }
  const rows = lines.slice(kept.length).filter((line) => line !== '').length
  const countOf = (start: string) => kept.filter((line) => line.startsWith(start)).length
  const open = countOf('```') % 2 === 1
  const folded = countOf('<details>') - countOf('</details>')
  return joinLines([
    ...kept,
    ...(open ? ['```'] : []),
    ...Array.from({ length: folded }, () => '\n</details>'),
    '',
    `*${count(rows, 'more line')} left out here; the full report has them${place}.*`,
  ])
}

/** One blank line at most between two blocks. */
export function joinLines(lines: readonly string[]): string {
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

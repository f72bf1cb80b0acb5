import { LINES_ABOVE } from './metric-pattern.ts'

const OF_TRAINING = /\btrain(?:ing)?\b/i
const HELD_OUT = /\b(?:test(?:ing)?|val(?:id(?:ation)?)?)\b/i
const LONGEST_HEAD = 100

const isHead = (line: string) => line.length <= LONGEST_HEAD && /\p{L}{3}/u.test(line) && !/\d\.\d/.test(line)

/** Words of a head but for that which says of which rows. */
const wordsWithout = (head: string, rows: RegExp) => head.trim().toLowerCase().replace(rows, '')

/** Whether a line stands below a head that speaks of training, `Training set:`, where another says the same of rows held out. */
export function openTrainingHeads(lines: readonly string[]): (index: number) => boolean {
  const heldOut = new Set(
    lines.filter((line) => HELD_OUT.test(line) && isHead(line)).map((line) => wordsWithout(line, HELD_OUT)),
  )
  if (heldOut.size === 0) return () => false
  return (index) => {
    const head = lines.slice(Math.max(0, index - LINES_ABOVE), index).findLast(isHead)
    return head !== undefined && OF_TRAINING.test(head) && heldOut.has(wordsWithout(head, OF_TRAINING))
  }
}

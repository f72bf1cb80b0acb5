import { LINES_ABOVE } from './metric-pattern.ts'

const OF_TRAINING = /\btrain(?:ing)?\b/i
const HELD_OUT = /\b(?:test(?:ing)?|val(?:id(?:ation)?)?)\b/i
const LONGEST_HEAD = 100

const isHead = (line: string) => line.length <= LONGEST_HEAD && /\p{L}{3}/u.test(line) && !/\d\.\d/.test(line)

/** Words of a head but for that which says of which rows. */
const wordsWithout = (head: string, rows: RegExp) => head.trim().toLowerCase().replace(rows, '')

/**
 * Whether a line that does not speak of rows held out itself stands below a head that speaks of training, `Training set:`, where
 * another says the same of rows held out, and not right above the first, as where both are loaded.
 */
export function openTrainingHeads(lines: readonly string[]): (index: number) => boolean {
  const isOfTraining = (head: string | undefined) => head !== undefined && OF_TRAINING.test(head) && isHead(head)
  const told = lines.filter((line) => line.trim() !== '')
  const heldOut = new Set(
    told
      .filter((line, index) => HELD_OUT.test(line) && isHead(line) && !isOfTraining(told[index + 1]))
      .map((line) => wordsWithout(line, HELD_OUT)),
  )
  if (heldOut.size === 0) return () => false
  return (index) => {
    if (HELD_OUT.test(lines[index] ?? '')) return false
    const head = lines.slice(Math.max(0, index - LINES_ABOVE), index).findLast(isHead)
    return head !== undefined && isOfTraining(head) && heldOut.has(wordsWithout(head, OF_TRAINING))
  }
}

const OF_ALL = /\b(?:all|whole|entire|full)\b/i
/** Words that say of rows no more than that they are some. */
const OF_ROWS = /\b(?:the|data|dataset|set|rows|samples)\b/g

/** Letters of a line but for what says of which rows it tells. */
const lettersWithout = (line: string, rows: RegExp) =>
  line
    .toLowerCase()
    .replace(rows, ' ')
    .replaceAll(OF_ROWS, ' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

/** Whether a line tells of all rows, which a model learned from too, where another says the same of rows held out. */
export function openAllRows(lines: readonly string[]): (index: number) => boolean {
  const short = lines.map((line) => (line.length <= LONGEST_HEAD ? line : ''))
  const heldOut = new Set(
    short.filter((line) => HELD_OUT.test(line) && /\d\.\d/.test(line)).map((line) => lettersWithout(line, HELD_OUT)),
  )
  if (heldOut.size === 0) return () => false
  return (index) => {
    const line = short[index] ?? ''
    return OF_ALL.test(line) && !HELD_OUT.test(line) && heldOut.has(lettersWithout(line, OF_ALL))
  }
}

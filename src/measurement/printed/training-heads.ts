import { LINES_ABOVE, withoutLogger } from './metric-pattern.ts'
import { SAYS_TRAINING } from './row-words.ts'

const HELD_OUT = /\b(?:test(?:ing)?|val(?:id(?:ation)?)?)\b/i
const LONGEST_HEAD = 100

const isHead = (line: string) => line.length <= LONGEST_HEAD && /\p{L}{3}/u.test(line) && !/\d\.\d/.test(line)

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

const LEARNED_ROWS = String.raw`train(?:ing)?[ _-](?:set|data(?:set)?|rows|samples|split)\b(?!\W{0,3}(?:size|augment))`
const EVALUATION = String.raw`(?:evaluat\w{1,5}|performance|metrics|results|scores|report)\b`
/** Such rows and their evaluation with nothing between but small words: a model may be fitted on them, and evaluated on others. */
const OF_LEARNED_ROWS = new RegExp(
  String.raw`\b${EVALUATION}\W{1,5}(?:(?:on|of|for|from|in|the|full|entire|whole|model)\W{1,3}){0,4}${LEARNED_ROWS}|\b${LEARNED_ROWS}\W{1,3}(?:model\W{1,3})?${EVALUATION}`,
  'i',
)
const OF_FOLDS = /\b(?:cv|folds?|cross|oob|out[- ]of[- ]bag)\b/i
/** A head that says no more than that values follow. */
const OF_VALUES =
  /^\W*(?:(?:performance|metrics?|results?|evaluation|scores?|model|classification|report|summary|overall|confusion|matrix)\W+)+$/i

/**
 * Whether a line stands below a head that tells of an evaluation on the rows that were learned from, and below no other since, as
 * the first of its words, of training or not.
 */
export function openTrainingEvaluations(lines: readonly string[]): (index: number) => boolean {
  const texts = lines.map((line) => withoutLogger(line.slice(0, LONGEST_HEAD + 1)))
  const tells = (head: string) => OF_LEARNED_ROWS.test(head) && !(HELD_OUT.test(head) || OF_FOLDS.test(head))
  if (!texts.some((text) => isHead(text) && tells(text))) return () => false
  return (index) => {
    if (HELD_OUT.test(lines[index] ?? '')) return false
    const above = texts.slice(Math.max(0, index - LINES_ABOVE), index)
    const head = above.findLastIndex((text) => isHead(text) && !OF_VALUES.test(`${text} `))
    const words = lettersWithout(texts[index] ?? '', SAYS_TRAINING)
    const isAgain = (text: string) => lettersWithout(text, SAYS_TRAINING) === words
    return tells(above[head] ?? '') && !above.slice(head + 1).some(isAgain)
  }
}

/** Words of a head but for that which says of which rows. */
const wordsWithout = (head: string, rows: RegExp) => head.trim().toLowerCase().replace(rows, '')

/**
 * Whether a line that does not speak of rows held out itself stands below a head that speaks of training, `Training set:`, where
 * another says the same of rows held out, and not right above the first, as where both are loaded.
 */
export function openTrainingHeads(lines: readonly string[]): (index: number) => boolean {
  const isOfTraining = (head: string | undefined) => head !== undefined && SAYS_TRAINING.test(head) && isHead(head)
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
    return head !== undefined && isOfTraining(head) && heldOut.has(wordsWithout(head, SAYS_TRAINING))
  }
}

const OF_ALL = /\b(?:all|whole|entire|full)\b/i

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

/** A row of the summary of a fit, whose right half may be empty, and one with both halves. */
const FIT_ROW = /^\s{0,9}[A-Za-z][^:\n]{0,40}:\s{1,80}\S/
const FIT_ROW_OF_TWO = /^\s{0,9}[A-Za-z][^:\n]{0,40}:\s{1,80}\S.{0,60}\s[A-Z][\w.()\- ]{0,40}:\s{1,80}\S/
/** The row of it that names what was fitted. */
const FITTED = /^\s{0,9}Dep(?:\.|endent) Variable:\s/
/** Such a summary has fewer rows. */
const MOST_FIT_ROWS = 12

/** Whether a line is a row of the summary that statsmodels gives of a fit: what it tells is of the rows that were fitted. */
export function openFits(lines: readonly string[]): (index: number) => boolean {
  const rows = new Set<number>()
  for (const [fitted, line] of lines.entries()) {
    if (!FITTED.test(line)) continue
    for (const step of [-1, 1]) {
      for (let away = 0; away < MOST_FIT_ROWS && FIT_ROW.test(lines[fitted + step * away] ?? ''); away++) {
        rows.add(fitted + step * away)
      }
    }
  }
  return (index) => rows.has(index) && FIT_ROW_OF_TWO.test(lines[index] ?? '')
}

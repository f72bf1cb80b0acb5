import { IS_HEADING } from './marked-best.ts'
import { LONGEST_LINE } from './metric-pattern.ts'
import { because, isStated, type Preferred, preferLine, type Texts } from './prefer-line.ts'
import { oneValue, type PrintedValue } from './printed-value.ts'
import { openReadme } from './read-readme.ts'
import { listNumbers, QUOTES } from './stated-numbers.ts'
import { listAmong, openShares } from './stated-shares.ts'

/** The row of a report whose value the README states, where it states none of the lines that say more and the output calls none of them best. */
export function preferRow<T extends PrintedValue>(
  rows: readonly T[],
  preferred: Preferred<T> | null,
  alike: readonly T[],
  { lines: output, readme }: Texts,
): Preferred<T> | null {
  if (rows.length === 0 || isStated(preferred)) return null
  const { lines, readNames } = readme
  const byOutput = preferLine(alike, { lines: output, readme: openReadme('', readNames) })
  if (byOutput?.reasons.includes('named-best') === true) return null
  const numbers = listNumbers(listResultLines(lines), readNames)
  const ofName = rows.flatMap(({ name }) => numbers.filter(({ names }) => names.includes(name)))
  const shares = openShares(ofName)
  const [first, ...others] = rows.flatMap(({ name }) => shares(name))
  // Several are of other models, parts or data too, and a row of two digits is near to one of them soon.
  if (first === undefined || others.some(({ value }) => value !== first.value)) return null
  return because('stated-in-readme', oneValue(listAmong(rows, shares)))
}

/** Words of what is wanted or of a bound, of rows that were learned from or how many some are, of what others say, and of chance. */
const NO_RESULT = new RegExp(
  [
    QUOTES.source,
    String.raw`\b(?:aim\w*|hop(?:e|es|ing)|above|below|over|under|beyond|at (?:least|most)|(?:more|less|better|worse|higher|lower|greater) than|up to|exceed\w*|should|must|require\w*|want\w*|need\w*|minimum|thresholds?|improve\w*|increas\w*|gains?|random(?![ -]?forest)|chance|guess\w*|dummy)\b|[<≥≤]|(?<=.)>`,
    String.raw`\b(?:train(?:ing)?|split\w*|folds?|cross)\b|%[*_\x60]{0,3} of\b|\b(?:rows|samples|records|imbalance\w*)\b`,
    String.raw`\b(?:reports?|cit(?:e|ed|ing)|according|original|other|another|different|external|competitors?|winn(?:er|ing))\b|\[\d{1,3}\]|\((?:19|20)\d\d\)`,
  ].join('|'),
  'i',
)

/** Lines that may tell what the script comes to, but below headings that speak of something else. */
function listResultLines(lines: readonly string[]): string[] {
  let isOfOther = false
  return lines.filter((whole) => {
    const line = whole.slice(0, LONGEST_LINE)
    const isNone = NO_RESULT.test(line)
    if (IS_HEADING.test(line)) isOfOther = isNone
    return !(isOfOther || isNone)
  })
}

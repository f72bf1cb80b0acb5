import { ORTHOGRAPHY, type PunktModel } from './punkt-model.ts'
import { splitWords, UNICODE_SPACE } from './python-text.ts'

/** Characters that can't stand in a word; curly quotes and guillemets belong to them since NLTK 3.10. */
export const NON_WORD_MARKS = ')";}]*:@\'({[\u2018\u2019\u201c\u201d\xab\xbb?!'
const NON_WORD = `[${NON_WORD_MARKS.replace(/[()[\]{}*?]/g, '\\$&')}]`
const SEVERAL = `(?:-{2,}|\\.{2,}|(?:\\.[${UNICODE_SPACE}]){2,}\\.)`
const WORD_START = '[^("`\\{\\[:;&#*@)\\}\\]\\-,]'
const WORD_END = `[${UNICODE_SPACE}]|$|${NON_WORD}|${SEVERAL}|,(?=$|[${UNICODE_SPACE}]|${NON_WORD}|${SEVERAL})`
const NO_SPACE = `[^${UNICODE_SPACE}]`
const WORDS = new RegExp(`${SEVERAL}|(?=${WORD_START})${NO_SPACE}+?(?=${WORD_END})|${NO_SPACE}`, 'gu')

const LETTER = '[\\p{Alphabetic}\\p{M}\\p{Pc}\\p{Join_Control}]' // [^\W\d] of NLTK 3.10
const ELLIPSIS = /^\.\.+$/
const NUMBER = /^-?[.,]?\p{Nd}[\p{Nd},.-]*$/u
const INITIAL = new RegExp(`^${LETTER}\\.$`, 'u')
const FIRST_UPPER = /^\p{Uppercase}/u
const FIRST_LOWER = /^\p{Lowercase}/u
const PUNCTUATION = new Set(';:,.!?')
const NUMBER_TYPE = '##number##'

interface Token {
  readonly text: string
  /** The word without its case; one word for all numbers. */
  readonly type: string
  isBreak: boolean
  isAbbreviation: boolean
}

/** Whether a piece of text, a possible end of a sentence with the words around it, holds one before its last word. */
export function holdsBreak(text: string, model: PunktModel): boolean {
  const tokens = readTokens(text, model)
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    if (next === undefined) return false // what stands behind the last word is not seen
    decideByNext(token, next, model)
    if (token.isBreak) return true
  }
  return false
}

function readTokens(text: string, model: PunktModel): Token[] {
  return text
    .split('\n')
    .filter((line) => splitWords(line).length > 0)
    .flatMap((line) => line.match(WORDS) ?? [])
    .map((word) => decideByType(word, model))
}

function decideByType(text: string, { abbreviations }: PunktModel): Token {
  const lower = text.toLowerCase()
  const type = NUMBER.test(lower) ? NUMBER_TYPE : lower
  const token: Token = { text, type, isBreak: false, isAbbreviation: false }
  if (text === '.' || text === '?' || text === '!') token.isBreak = true
  else if (text.endsWith('.') && !text.endsWith('..')) {
    const stem = text.slice(0, -1).toLowerCase()
    token.isAbbreviation = abbreviations.has(stem) || abbreviations.has(stem.split('-').at(-1) ?? '')
    token.isBreak = !token.isAbbreviation
  }
  return token
}

/** The second pass: what follows a word with a period tells more of it than its type alone. */
function decideByNext(token: Token, next: Token, model: PunktModel): void {
  if (!token.text.endsWith('.')) return
  const type = withoutPeriod(token.type)
  const nextType = next.isBreak ? withoutPeriod(next.type) : next.type
  const isInitial = INITIAL.test(token.text)
  const starts = startsSentence(next, nextType, model)
  const isCapital = FIRST_UPPER.test(next.text)
  if (model.collocations.has(`${type} ${nextType}`)) markAbbreviation(token)
  else if (
    (token.isAbbreviation || ELLIPSIS.test(token.text)) &&
    !isInitial &&
    (starts === true || (isCapital && model.sentenceStarters.has(nextType)))
  ) {
    token.isBreak = true
  } else if (isInitial || type === NUMBER_TYPE) {
    const isNeverLower = ((model.orthography.get(nextType) ?? 0) & ORTHOGRAPHY.anyLower) === 0
    if (starts === false || (starts === null && isInitial && isCapital && isNeverLower)) markAbbreviation(token)
  }
}

function markAbbreviation(token: Token): void {
  token.isBreak = false
  token.isAbbreviation = true
}

/** Whether the word starts a sentence, by the cases that it was seen in; null where they don't say. */
function startsSentence(token: Token, type: string, model: PunktModel): boolean | null {
  if (PUNCTUATION.has(token.text)) return false
  const seen = model.orthography.get(type) ?? 0
  const { middleUpper, anyUpper, startLower, anyLower } = ORTHOGRAPHY
  if (FIRST_UPPER.test(token.text) && (seen & anyLower) !== 0 && (seen & middleUpper) === 0) return true
  if (FIRST_LOWER.test(token.text) && ((seen & anyUpper) !== 0 || (seen & startLower) === 0)) return false
  return null
}

const withoutPeriod = (type: string): string => (type.length > 1 && type.endsWith('.') ? type.slice(0, -1) : type)

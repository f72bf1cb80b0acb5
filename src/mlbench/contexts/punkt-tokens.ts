import { ORTHOGRAPHY, type PunktModel } from './punkt-model.ts'
import { isUnicodeSpace, lengthWithoutSpaceAtEnd } from './python-text.ts'

/** Characters that can't stand in a word, as assets/bm25/ends.ts has them in bytes; curly quotes and guillemets belong to them since NLTK 3.10. */
const NON_WORD = unitsOf(')";}]*:@\'({[\u2018\u2019\u201c\u201d\xab\xbb?!')
const NO_WORD_START = unitsOf('("`{[:;&#*@)}]-,')
const [DASH, POINT, COMMA] = [0x2d, 0x2e, 0x2c]

function unitsOf(marks: string): ReadonlySet<number> {
  return new Set(Array.from(marks, (mark) => mark.charCodeAt(0)))
}

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
    .filter((line) => lengthWithoutSpaceAtEnd(line) > 0)
    .flatMap((line) => [...listWords(line)])
    .map((word) => decideByType(word, model))
}

/** Words and marks of a line, as NLTK's expression for them; by hand, since a word may be a picture of a million characters. */
function* listWords(line: string): Generator<string, void, void> {
  for (let place = 0; place < line.length; ) {
    const unit = line.charCodeAt(place)
    if (isUnicodeSpace(unit)) {
      place++
      continue
    }
    const next = place + ((line.codePointAt(place) ?? 0) > 0xffff ? 2 : 1)
    const end = findSeveral(line, place) ?? (NO_WORD_START.has(unit) ? next : findWordEnd(line, next))
    yield line.slice(place, end)
    place = end
  }
}

function findWordEnd(line: string, start: number): number {
  let place = start
  while (place < line.length && !endsWord(line, place)) place++
  return place
}

function endsWord(line: string, place: number): boolean {
  const unit = line.charCodeAt(place)
  if (unit === DASH || unit === POINT) return findSeveral(line, place) !== null
  if (unit !== COMMA) return isUnicodeSpace(unit) || NON_WORD.has(unit)
  const behind = line.charCodeAt(place + 1)
  return (
    place + 1 === line.length || isUnicodeSpace(behind) || NON_WORD.has(behind) || findSeveral(line, place + 1) !== null
  )
}

/** Place behind several dashes or points, also points with spaces between; null where there are none. */
function findSeveral(line: string, place: number): number | null {
  const unit = line.charCodeAt(place)
  if (unit !== DASH && unit !== POINT) return null
  let end = place
  while (line.charCodeAt(end) === unit) end++
  if (end - place > 1) return end
  if (unit === DASH) return null
  return findSpacedPoints(line, place)
}

/** Place behind three points or more, a space between each two; null where there are fewer. */
function findSpacedPoints(line: string, place: number): number | null {
  let last = place
  while (isUnicodeSpace(line.charCodeAt(last + 1)) && line.charCodeAt(last + 2) === POINT) last += 2
  return last - place >= 4 ? last + 1 : null
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

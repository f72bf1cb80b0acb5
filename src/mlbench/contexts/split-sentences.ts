import type { PunktModel } from './punkt-model.ts'
import { holdsBreak, isNonWord } from './punkt-tokens.ts'
import { isUnicodeSpace, lengthWithoutSpaceAtEnd, UNICODE_SPACE } from './python-text.ts'

export const isAsciiSpace = (unit: number): boolean => unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)
/** Closing marks at the start of a sentence, which belong to the one before. */
const CLOSING = new RegExp(
  `["')\\]}\\u2018\\u2019\\u201c\\u201d\\xab\\xbb]+?(?:[${UNICODE_SPACE}]+|(?=--)|(?![^\\n]))`,
  'uy',
)

/** A part of a text, by its places in UTF-16 units; `end` is the first behind it. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * The sentences of a text, one after another, as NLTK's `PunktSentenceTokenizer` of 3.10 with its default settings cuts it: lazily,
 * so that who wants the first thousand does not pay for the rest.
 */
export const splitSentences = (text: string, model: PunktModel): Generator<Span, void, void> =>
  joinClosingMarks(text, cutAtBreaks(text, model))

function* cutAtBreaks(text: string, model: PunktModel): Generator<Span, void, void> {
  let start = 0
  for (const { end, next, context } of listPossibleEnds(text)) {
    if (!holdsBreak(context, model)) continue
    yield { start, end }
    start = next ?? end
  }
  yield { start, end: lengthWithoutSpaceAtEnd(text) }
}

interface PossibleEnd {
  /** Behind the mark. */
  readonly end: number
  /** Place where the next word starts; null where a mark follows at once. */
  readonly next: number | null
  /** The word before, the mark, and what follows it. */
  readonly context: string
}

/** Marks that may end a sentence; of those in one word the last alone. */
function* listPossibleEnds(text: string): Generator<PossibleEnd, void, void> {
  let word: Span = { start: 0, end: 0 }
  let waiting: number | null = null
  for (const place of listMarks(text)) {
    const next = findNext(text, place + 1)
    if (next === null) continue
    const space = findLastSpace(text, word.end, place)
    // NLTK takes a space at the very start of what it looks at for none.
    const start = space > word.end ? space + 1 : word.start
    if (waiting !== null && word.end <= start) yield describeEnd(text, word, waiting)
    waiting = next
    word = { start, end: place }
  }
  if (waiting !== null) yield describeEnd(text, word, waiting)
}

/** Places of the marks that may end a sentence. Each is looked for by itself: that is many times as fast as a look at each unit. */
function* listMarks(text: string): Generator<number, void, void> {
  let [point, question, call] = [text.indexOf('.'), text.indexOf('?'), text.indexOf('!')]
  for (;;) {
    const place = Math.min(orEnd(point), orEnd(question), orEnd(call))
    if (place === Number.POSITIVE_INFINITY) return
    yield place
    if (place === point) point = text.indexOf('.', place + 1)
    else if (place === question) question = text.indexOf('?', place + 1)
    else call = text.indexOf('!', place + 1)
  }
}

const orEnd = (place: number): number => (place < 0 ? Number.POSITIVE_INFINITY : place)

/** The last place behind `start` and before `end` with white space of ASCII; `start` where there is none. */
function findLastSpace(text: string, start: number, end: number): number {
  let place = end - 1
  while (place > start && !isAsciiSpace(text.charCodeAt(place))) place--
  return Math.max(place, start)
}

/** Place of the mark or, behind white space, of the word that stands behind a mark; null where neither does. */
function findNext(text: string, behind: number): number | null {
  if (isNonWord(text.charCodeAt(behind))) return behind
  const next = skip(text, behind, isUnicodeSpace)
  return next === behind || next === text.length ? null : next
}

function describeEnd(text: string, word: Span, next: number): PossibleEnd {
  const end = word.end + 1
  const isMark = next === end
  const after = isMark ? end + 1 : skip(text, next, (unit) => !isUnicodeSpace(unit))
  return { end, next: isMark ? null : next, context: text.slice(word.start, after) }
}

/** The first place from `start` whose unit is another; the text's end where there is none. */
function skip(text: string, start: number, isOne: (unit: number) => boolean): number {
  let place = start
  while (place < text.length && isOne(text.charCodeAt(place))) place++
  return place
}

function* joinClosingMarks(text: string, spans: Iterable<Span>): Generator<Span, void, void> {
  let moved = 0
  let before: Span | null = null
  for (const span of spans) {
    if (before !== null) {
      const start = before.start + moved
      const closing = matchClosing(text.slice(span.start, span.end))
      if (closing === null) {
        moved = 0
        if (start < before.end) yield { start, end: before.end }
      } else {
        moved = closing.length
        yield { start, end: span.start + lengthWithoutSpaceAtEnd(closing) }
      }
    }
    before = span
  }
  if (before !== null && before.start + moved < before.end) yield { start: before.start + moved, end: before.end }
}

function matchClosing(text: string): string | null {
  CLOSING.lastIndex = 0
  return CLOSING.exec(text)?.[0] ?? null
}

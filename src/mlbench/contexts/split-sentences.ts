import type { PunktModel } from './punkt-model.ts'
import { holdsBreak, NON_WORD } from './punkt-tokens.ts'
import { lengthWithoutSpaceAtEnd, UNICODE_SPACE } from './python-text.ts'

const POSSIBLE_END = new RegExp(`[.?!](?=(?:${NON_WORD}|[${UNICODE_SPACE}]+([^${UNICODE_SPACE}]+)))`, 'gdu')
const FOLLOWS = new RegExp(`${NON_WORD}|[${UNICODE_SPACE}]+[^${UNICODE_SPACE}]+`, 'uy')
/** Closing marks at the start of a sentence, which belong to the one before. */
const CLOSING = new RegExp(
  `["')\\]}\\u2018\\u2019\\u201c\\u201d\\xab\\xbb]+?(?:[${UNICODE_SPACE}]+|(?=--)|(?![^\\n]))`,
  'uy',
)
const ASCII_SPACE = new Set(' \t\n\r\v\f')

/** A part of a text, by its places in UTF-16 units; `end` is the first behind it. */
interface Span {
  readonly start: number
  readonly end: number
}

/**
 * The sentences of a text, one after another, as NLTK's `PunktSentenceTokenizer` of 3.10 with its default settings cuts it: lazily,
 * so that who wants the first thousand does not pay for the rest.
 */
export function* splitSentences(text: string, model: PunktModel): IteratorObject<string, undefined> {
  for (const { start, end } of joinClosingMarks(text, cutAtBreaks(text, model))) yield text.slice(start, end)
}

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
  let waiting: RegExpExecArray | null = null
  for (const match of text.matchAll(POSSIBLE_END)) {
    const space = findLastSpace(text, word.end, match.index)
    // NLTK takes a space at the very start of what it looks at for none.
    const start = space > word.end ? space + 1 : word.start
    if (waiting !== null && word.end <= start) yield describeEnd(text, word, waiting)
    waiting = match
    word = { start, end: match.index }
  }
  if (waiting !== null) yield describeEnd(text, word, waiting)
}

function describeEnd(text: string, word: Span, match: RegExpExecArray): PossibleEnd {
  const end = match.index + 1
  FOLLOWS.lastIndex = end
  const after = FOLLOWS.exec(text)?.[0] ?? ''
  return { end, next: match.indices?.[1]?.[0] ?? null, context: text.slice(word.start, end) + after }
}

/** The last place from `start` and before `end` with white space of ASCII; `start` where there is none. */
function findLastSpace(text: string, start: number, end: number): number {
  for (let index = end - 1; index > start; index--) if (ASCII_SPACE.has(text.charAt(index))) return index
  return start
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

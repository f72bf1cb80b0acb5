import type { PunktModel } from './punkt-model.ts'
import { holdsBreak } from './punkt-tokens.ts'
import { lengthWithoutSpaceAtEnd, UNICODE_SPACE } from './python-text.ts'
import type { ScannedText, Span } from './scanned-text.ts'

/** Closing marks at the start of a sentence, which belong to the one before. */
const CLOSING = new RegExp(
  `^["')\\]}\\u2018\\u2019\\u201c\\u201d\\xab\\xbb]+?(?:[${UNICODE_SPACE}]+|(?=--)|(?![^\\n]))`,
  'u',
)
/** First bytes of closing marks. */
const CLOSING_BYTES = new Set(Array.from('"\')]}\u2018\xab', (mark) => Buffer.from(mark)[0]))

/**
 * The sentences of a part of a text, one after another, as NLTK's `PunktSentenceTokenizer` of 3.10 with its default settings cuts it:
 * lazily, so that who wants the first thousand does not pay for the rest.
 */
export const splitSentences = (text: ScannedText, part: Span, model: PunktModel): Generator<Span, void, void> =>
  joinClosingMarks(text, cutAtBreaks(text, part, model))

function* cutAtBreaks(text: ScannedText, part: Span, model: PunktModel): Generator<Span, void, void> {
  let { start } = part
  for (const { end, next, context } of text.possibleEnds(part)) {
    if (!holdsBreak(context, model)) continue
    yield { start, end }
    start = next ?? end
  }
  yield { start, end: text.trimEnd(part) }
}

function* joinClosingMarks(text: ScannedText, spans: Iterable<Span>): Generator<Span, void, void> {
  let moved = 0
  let before: Span | null = null
  for (const span of spans) {
    if (before !== null) {
      const start = before.start + moved
      const closing = matchClosing(text, span)
      if (closing === null) {
        moved = 0
        if (start < before.end) yield { start, end: before.end }
      } else {
        moved = Buffer.byteLength(closing)
        const kept = closing.slice(0, lengthWithoutSpaceAtEnd(closing))
        yield { start, end: span.start + Buffer.byteLength(kept) }
      }
    }
    before = span
  }
  if (before !== null && before.start + moved < before.end) yield { start: before.start + moved, end: before.end }
}

function matchClosing(text: ScannedText, span: Span): string | null {
  if (!CLOSING_BYTES.has(text.at(span.start))) return null
  return CLOSING.exec(text.slice(span))?.[0] ?? null
}

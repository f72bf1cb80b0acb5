import type { PunktModel } from './punkt-model.ts'
import { ScannedText, type Span } from './scanned-text.ts'
import { splitSentences } from './split-sentences.ts'

/** In which sentences are looked for first, and in which more of them are looked for at least. */
const LEAST_BYTES = 128 * 1024

/**
 * Sentences at the end of a text that more text could change, where white space ends what there is: the last mark in it may not
 * end a sentence after all, nor may then the sentence that it begins, and the one before may get closing marks.
 */
const UNSURE = 3

/** Sentences, and the text that holds them. */
export interface Sentences {
  readonly text: ScannedText
  readonly spans: readonly Span[]
}

export interface Cutting {
  /** How much more there must be before more are looked for. */
  readonly leastBytes?: number
  /** Takes the text in, in place of what it holds: the memory of one text is used again for the next. */
  readonly text?: ScannedText
}

/**
 * The first sentences of a text that comes in blocks of UTF-8, each of which ends in white space: as `splitSentences` of the whole
 * text, of which no more is asked for than they need.
 */
export async function splitFirst(
  blocks: AsyncIterable<Buffer> | Iterable<Buffer>,
  model: PunktModel,
  most: number,
  { leastBytes = LEAST_BYTES, text = new ScannedText() }: Cutting = {},
): Promise<Sentences> {
  text.clear()
  const spans: Span[] = []
  let start = 0
  let enough = leastBytes
  for await (const block of blocks) {
    text.append(block)
    if (text.size < enough) continue
    const sure = takeSpans({ start, end: text.size }, most - spans.length + UNSURE).slice(0, -UNSURE)
    const isAll = spans.length + sure.length === most
    const next = isAll ? sure.length : sure.findLastIndex((span) => isFreshStart(text, span.start))
    spans.push(...sure.slice(0, Math.max(0, next)))
    if (isAll) return { text, spans }
    start = sure[next]?.start ?? start
    enough = start + Math.max(leastBytes, 2 * (text.size - start)) // linear, though sentences of a million bytes are
  }
  return { text, spans: [...spans, ...takeSpans({ start, end: text.size }, most - spans.length)] }

  /** The first sentences of a part; what stands behind them is not read. */
  function takeSpans(part: Span, count: number): Span[] {
    const found: Span[] = []
    for (const span of splitSentences(text, part, model)) if (found.push(span) >= count) break
    return found
  }
}

/** Whether what is cut from here on is cut as it is behind the text before: what looks back ends at white space of ASCII. */
function isFreshStart(text: ScannedText, start: number): boolean {
  const before = start > 0 ? (text.at(start - 1) ?? 0) : 0
  return before === 0x20 || (before >= 0x09 && before <= 0x0d)
}

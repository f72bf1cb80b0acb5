import type { PunktModel } from './punkt-model.ts'
import { isAsciiSpace, type Span, splitSentences } from './split-sentences.ts'

/** In which sentences are looked for first, and in which more of them are looked for at least. */
const LEAST_BYTES = 128 * 1024

/**
 * Sentences at the end of a text that more text could change, where white space ends what there is: the last mark in it may not
 * end a sentence after all, nor may then the sentence that it begins, and the one before may get closing marks.
 */
const UNSURE = 3

/**
 * The first sentences of a text that comes in blocks of UTF-8, each of which ends in white space: as `splitSentences` of the whole
 * text, of which no more is asked for than they need. `leastBytes`: how much more there must be before more are looked for.
 */
export async function splitFirst(
  blocks: AsyncIterable<Buffer> | Iterable<Buffer>,
  model: PunktModel,
  most: number,
  leastBytes = LEAST_BYTES,
): Promise<string[]> {
  const sentences: string[] = []
  let bytes: Buffer = Buffer.allocUnsafe(4 * leastBytes)
  let size = 0
  let enough = leastBytes
  for await (const block of blocks) {
    if (size + block.length > bytes.length) bytes = makeLonger(bytes, 2 * (size + block.length))
    size += block.copy(bytes, size)
    if (size < enough) continue
    const text = bytes.toString('utf8', 0, size)
    const found = takeSpans(text, model, most - sentences.length + UNSURE)
    const sure = found.slice(0, -UNSURE)
    const isAll = sentences.length + sure.length === most
    const next = isAll ? sure.length : sure.findLastIndex(({ start }) => isFreshStart(text, start))
    for (const { start, end } of sure.slice(0, Math.max(0, next))) sentences.push(text.slice(start, end))
    if (isAll) return sentences
    const left = Buffer.byteLength(text.slice(sure[next]?.start ?? 0))
    bytes.copyWithin(0, size - left, size)
    size = left
    enough = Math.max(leastBytes, 2 * left) // linear, though sentences of a million bytes are
  }
  return [...sentences, ...takeSentences(bytes.toString('utf8', 0, size), model, most - sentences.length)]
}

function makeLonger(bytes: Buffer, length: number): Buffer {
  const longer = Buffer.allocUnsafe(length)
  bytes.copy(longer)
  return longer
}

/** Whether what is cut from here on is cut as it is behind the text before: what looks back ends at white space of ASCII. */
const isFreshStart = (text: string, start: number): boolean => start > 0 && isAsciiSpace(text.charCodeAt(start - 1))

/** The first sentences of a text; what stands behind them is not read. */
export const takeSentences = (text: string, model: PunktModel, most: number): string[] =>
  takeSpans(text, model, most).map(({ start, end }) => text.slice(start, end))

function takeSpans(text: string, model: PunktModel, most: number): Span[] {
  const spans: Span[] = []
  for (const span of splitSentences(text, model)) if (spans.push(span) >= most) break
  return spans
}

import type { PunktModel } from './punkt-model.ts'
import { isAsciiSpace, type Span, splitSentences } from './split-sentences.ts'

/** UTF-16 units in which sentences are looked for first, and in which more of them are looked for at least. */
const LEAST_LENGTH = 128 * 1024

/**
 * Sentences at the end of a text that more text could change, where white space ends what there is: the last mark in it may not
 * end a sentence after all, nor may then the sentence that it begins, and the one before may get closing marks.
 */
const UNSURE = 3

/**
 * The first sentences of a text that comes in blocks, each of which ends in white space: as `splitSentences` of the whole text,
 * of which no more is asked for than they need. `leastLength`: how much more there must be before more are looked for.
 */
export async function splitFirst(
  blocks: AsyncIterable<string> | Iterable<string>,
  model: PunktModel,
  most: number,
  leastLength = LEAST_LENGTH,
): Promise<string[]> {
  const sentences: string[] = []
  let text = ''
  let enough = leastLength
  for await (const block of blocks) {
    text += block
    if (text.length < enough) continue
    const found = takeSpans(text, model, most - sentences.length + UNSURE)
    const sure = found.slice(0, -UNSURE)
    const isAll = sentences.length + sure.length === most
    const next = isAll ? sure.length : sure.findLastIndex(({ start }) => isFreshStart(text, start))
    for (const { start, end } of sure.slice(0, Math.max(0, next))) sentences.push(text.slice(start, end))
    if (isAll) return sentences
    text = text.slice(sure[next]?.start ?? 0)
    enough = Math.max(leastLength, 2 * text.length) // linear, though sentences of a million units are
  }
  return [...sentences, ...takeSentences(text, model, most - sentences.length)]
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

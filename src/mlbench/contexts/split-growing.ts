import type { PunktModel } from './punkt-model.ts'
import { splitSentences } from './split-sentences.ts'

/** UTF-16 units in which a thousand sentences are looked for first. */
const FIRST_LENGTH = 128 * 1024

/**
 * Sentences at the end of a text that more text could change, where white space ends what there is: the last mark in it may not
 * end a sentence after all, nor may then the sentence that it begins, and the one before may get closing marks.
 */
const UNSURE = 3

/**
 * The first sentences of a text that comes in blocks, each of which ends in white space: as `splitSentences` of the whole text,
 * of which no more is asked for than they need. `firstLength`: how much there must be before sentences are looked for.
 */
export async function splitFirst(
  blocks: AsyncIterable<string> | Iterable<string>,
  model: PunktModel,
  most: number,
  firstLength = FIRST_LENGTH,
): Promise<string[]> {
  const there: string[] = []
  let length = 0
  let enough = firstLength
  for await (const block of blocks) {
    there.push(block)
    length += block.length
    if (length < enough) continue
    const found = takeSentences(there.join(''), model, most + UNSURE)
    if (found.length === most + UNSURE) return found.slice(0, most)
    enough = 2 * length
  }
  return takeSentences(there.join(''), model, most)
}

/** The first sentences of a text; what stands behind them is not read. */
export function takeSentences(text: string, model: PunktModel, most: number): string[] {
  const sentences: string[] = []
  for (const sentence of splitSentences(text, model)) if (sentences.push(sentence) === most) break
  return sentences
}

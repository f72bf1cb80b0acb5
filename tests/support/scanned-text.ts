import { ScannedText, type Span } from '../../src/mlbench/contexts/scanned-text.ts'

/** A text in the memory of the program that scans it, and the whole of it. */
export function scanText(text: string): { readonly text: ScannedText; readonly whole: Span } {
  const scanned = new ScannedText()
  scanned.append(Buffer.from(text))
  return { text: scanned, whole: { start: 0, end: scanned.size } }
}

/** Sentences that stand one behind another in a text. */
export function joinSentences(sentences: readonly string[]) {
  const text = new ScannedText()
  const spans = sentences.map((sentence) => {
    const start = text.size
    text.append(Buffer.from(`${sentence}\n`))
    return { start, end: text.size - 1 }
  })
  return { text, spans }
}

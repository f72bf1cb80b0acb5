/** What a tokenizer takes for one piece before it looks for tokens in it; its time grows with the square of a piece's length. */
const RUN = /[\p{L}\p{M}]+|\s+|[^\s\p{L}\p{M}\p{N}]+/gu
/** Longer than any word, indent or ruled line that a person writes. */
const LONGEST_RUN = 400

/**
 * A text in parts for a tokenizer, so that it takes time in proportion to the text: no run of letters, of blanks or of signs is
 * longer than 400 in one. A text without such runs is one part; elsewhere a cut counts as a token more at most.
 */
export function partsForTokens(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { 0: run, index } of text.matchAll(RUN)) {
    for (let end = index + LONGEST_RUN; end < index + run.length; end += LONGEST_RUN) {
      const at = isInPair(text, end) ? end + 1 : end
      parts.push(text.slice(from, at))
      from = at
    }
  }
  return [...parts, text.slice(from)]
}

/** Whether the place parts the two halves of one character. */
const isInPair = (text: string, at: number) => (text.codePointAt(at - 1) ?? 0) > 0xffff

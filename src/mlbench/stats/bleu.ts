import { splitWords } from '../contexts/python-text.ts'

/** BLEU-1 of a text against one reference (Papineni and others, 2002): the clipped share of its words that the reference has, times the brevity penalty. */
export function bleu1(text: string, reference: string): number {
  const [words, wanted] = [splitWords(text), splitWords(reference)]
  if (words.length === 0 || wanted.length === 0) return 0
  const left = new Map<string, number>()
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1)
  let hits = 0
  for (const word of words) {
    const times = left.get(word) ?? 0
    if (times > 0) hits++
    left.set(word, times - 1)
  }
  const brevity = words.length >= wanted.length ? 1 : Math.exp(1 - wanted.length / words.length)
  return (brevity * hits) / words.length
}

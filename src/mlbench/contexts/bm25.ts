import { sum } from '../../base/numbers.ts'
import { logOfHalfAbove } from './exact-logarithm.ts'
import { splitWords } from './python-text.ts'
import type { PlacedWords } from './scanned-text.ts'
import type { Sentences } from './split-growing.ts'

/** Okapi's parameters, and the part of the average idf that stands for a negative one: the defaults of rank_bm25 0.2.2. */
const K1 = 1.5
const B = 0.75
const EPSILON = 0.25

const WINDOW_SENTENCES = 10

export interface RankedWindow {
  /** The window's first sentence, from 0. */
  readonly window: number
  readonly score: number
  /** Words of the window, with one space between. */
  readonly text: string
}

/** Sentences in overlapping windows of ten, one from each sentence on, ready to be asked. */
export interface SentenceIndex {
  readonly words: PlacedWords
  /** Inverse document frequencies by a word's number; a negative one is replaced. */
  readonly idf: Float64Array
}

/** Takes sentences of a text as they are; at least one must hold a word. */
export function indexSentences({ text, spans }: Sentences): SentenceIndex {
  const words = text.placeWords(spans, WINDOW_SENTENCES)
  const lengths = sumWindows(words.lengths)
  const average = sum(lengths) / lengths.length
  words.setNorms(Float64Array.from(lengths, (length) => K1 * (1 - B + (B * length) / average)))
  return { words, idf: weighWords(words.windows, lengths.length) }
}

/** Words in each window. */
function sumWindows(lengths: Uint32Array): number[] {
  const sums: number[] = []
  let words = 0
  for (let window = lengths.length - 1; window >= 0; window--) {
    words += (lengths[window] ?? 0) - (lengths[window + WINDOW_SENTENCES] ?? 0)
    sums.push(words)
  }
  return sums.reverse()
}

/** `held`: of each word how many windows hold it. */
function weighWords(held: Uint32Array, windows: number): Float64Array {
  const weights = new Float64Array(windows + 1)
  for (let n = 1; n <= windows; n++) weights[n] = logOfHalfAbove(windows - n) - logOfHalfAbove(n)
  const idf = new Float64Array(held.length)
  let total = 0
  for (let word = 0; word < idf.length; word++) {
    const weight = weights[held[word] ?? 0] ?? 0
    idf[word] = weight
    total += weight
  }
  const least = EPSILON * (total / idf.length)
  return idf.map((weight) => (weight < 0 ? least : weight))
}

/**
 * The window that BM25 ranks highest for a question, as rank_bm25's `BM25Okapi` scores it, bit for bit: a word that the question
 * repeats counts again, terms are summed in its order. Of windows with equal scores the last one is taken.
 */
export function findBestWindow({ words, idf }: SentenceIndex, question: string): RankedWindow {
  const asked = splitWords(question).map((word) => words.find(word))
  const known = asked.filter((number) => number >= 0)
  const scores = words.score(known, idf, K1 + 1)
  let window = 0
  for (let each = 1; each < scores.length; each++) if ((scores[each] ?? 0) >= (scores[window] ?? 0)) window = each
  return { window, score: scores[window] ?? 0, text: words.join(window, window + WINDOW_SENTENCES) }
}

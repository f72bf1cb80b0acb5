import { sum } from '../../base/numbers.ts'
import { logOfHalfAbove } from './exact-logarithm.ts'
import { splitWords } from './python-text.ts'

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
  readonly words: readonly (readonly string[])[]
  /** Words in each window. */
  readonly lengths: readonly number[]
  readonly averageLength: number
  /** Sentences that hold a word, by word, and how often. */
  readonly occurrences: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** Inverse document frequencies by word, in the order in which words first appear; a negative one is replaced. */
  readonly idf: ReadonlyMap<string, number>
  /** Gains of each word that was asked for: what it adds to the windows that hold it. */
  readonly gains: Map<string, Gains>
}

interface Gains {
  readonly windows: readonly number[]
  readonly scores: readonly number[]
}

/** Takes sentences as they are; at least one must hold a word. */
export function indexSentences(sentences: readonly string[]): SentenceIndex {
  const words = sentences.map(splitWords)
  const occurrences = new Map<string, Map<number, number>>()
  for (const [sentence, list] of words.entries()) {
    for (const word of list) {
      const places = occurrences.get(word) ?? new Map<number, number>()
      occurrences.set(word, places.set(sentence, (places.get(sentence) ?? 0) + 1))
    }
  }
  const lengths = words.map((_, start) => sum(words.slice(start, start + WINDOW_SENTENCES).map(({ length }) => length)))
  return {
    words,
    lengths,
    averageLength: sum(lengths) / lengths.length,
    occurrences,
    idf: weighWords(occurrences, words.length),
    gains: new Map(),
  }
}

function weighWords(
  occurrences: ReadonlyMap<string, ReadonlyMap<number, number>>,
  windows: number,
): Map<string, number> {
  const idf = new Map<string, number>()
  const weights = new Map<number, number>()
  let total = 0
  for (const [word, places] of occurrences) {
    const n = countWindows([...places.keys()])
    const weight = weights.get(n) ?? logOfHalfAbove(windows - n) - logOfHalfAbove(n)
    weights.set(n, weight)
    idf.set(word, weight)
    total += weight
  }
  const least = EPSILON * (total / idf.size)
  for (const [word, weight] of idf) if (weight < 0) idf.set(word, least)
  return idf
}

/** How many windows hold one of these sentences, which ascend: a sentence is in its own window and the nine before. */
function countWindows(sentences: readonly number[]): number {
  let count = 0
  let counted = -1
  for (const sentence of sentences) {
    count += sentence - Math.max(counted, sentence - WINDOW_SENTENCES, -1)
    counted = sentence
  }
  return count
}

/**
 * The window that BM25 ranks highest for a question, as rank_bm25's `BM25Okapi` scores it, bit for bit: a word that the question
 * repeats counts again, terms are summed in its order. Of windows with equal scores the last one is taken.
 */
export function findBestWindow(index: SentenceIndex, question: string): RankedWindow {
  const { words } = index
  const scores = new Float64Array(words.length)
  for (const word of splitWords(question)) {
    const gains = index.gains.get(word) ?? weighWindows(word, index)
    index.gains.set(word, gains)
    for (const [place, window] of gains.windows.entries())
      scores[window] = (scores[window] ?? 0) + (gains.scores[place] ?? 0)
  }
  let window = 0
  for (const [each, score] of scores.entries()) if (score >= (scores[window] ?? 0)) window = each
  const text = words
    .slice(window, window + WINDOW_SENTENCES)
    .flat()
    .join(' ')
  return { window, score: scores[window] ?? 0, text }
}

function weighWindows(word: string, { occurrences, idf, lengths, averageLength }: SentenceIndex): Gains {
  const weight = idf.get(word) ?? 0
  const frequencies = countByWindow(occurrences.get(word))
  const scores = [...frequencies].map(([window, frequency]) => {
    const norm = K1 * (1 - B + (B * (lengths[window] ?? 0)) / averageLength)
    return weight * ((frequency * (K1 + 1)) / (frequency + norm))
  })
  return { windows: [...frequencies.keys()], scores }
}

function countByWindow(places: ReadonlyMap<number, number> = new Map()): Map<number, number> {
  const frequencies = new Map<number, number>()
  for (const [sentence, times] of places) {
    for (let window = Math.max(0, sentence - WINDOW_SENTENCES + 1); window <= sentence; window++) {
      frequencies.set(window, (frequencies.get(window) ?? 0) + times)
    }
  }
  return frequencies
}

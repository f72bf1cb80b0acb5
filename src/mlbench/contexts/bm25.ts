import { sum } from '../../base/numbers.ts'
import { logOfHalfAbove } from './exact-logarithm.ts'
import { placeWords, type WordPlaces } from './number-words.ts'
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
  readonly sentences: readonly string[]
  readonly words: WordPlaces
  /** Of each window what its length makes of a word's frequency. */
  readonly norms: Float64Array
  /** Inverse document frequencies by a word's number; a negative one is replaced. */
  readonly idf: Float64Array
  /** What each word that was asked for adds to the windows that hold it, by its number. */
  readonly gains: Map<number, Gains>
}

interface Gains {
  readonly windows: Uint32Array
  readonly scores: Float64Array
}

/** Takes sentences as they are; at least one must hold a word. */
export function indexSentences(sentences: readonly string[]): SentenceIndex {
  const words = placeWords(sentences)
  const lengths = sumWindows(words.lengths)
  const average = sum(lengths) / lengths.length
  const norms = Float64Array.from(lengths, (length) => K1 * (1 - B + (B * length) / average))
  return { sentences, words, norms, idf: weighWords(words, lengths.length), gains: new Map() }
}

/** Words in each window. */
function sumWindows(lengths: readonly number[]): number[] {
  const sums: number[] = []
  let words = 0
  for (let window = lengths.length - 1; window >= 0; window--) {
    words += (lengths[window] ?? 0) - (lengths[window + WINDOW_SENTENCES] ?? 0)
    sums.push(words)
  }
  return sums.reverse()
}

function weighWords(words: WordPlaces, windows: number): Float64Array {
  const idf = new Float64Array(words.last.length)
  const weights = new Map<number, number>()
  let total = 0
  for (let word = 0; word < idf.length; word++) {
    const n = countWindows(words, word)
    const weight = weights.get(n) ?? logOfHalfAbove(windows - n) - logOfHalfAbove(n)
    weights.set(n, weight)
    idf[word] = weight
    total += weight
  }
  const least = EPSILON * (total / idf.length)
  return idf.map((weight) => (weight < 0 ? least : weight))
}

/** How many windows hold a word: a sentence is in its own window and the nine before. */
function countWindows({ last, before, sentences }: WordPlaces, word: number): number {
  let count = 0
  for (let place = last[word] ?? -1; place >= 0; ) {
    const sentence = sentences[place] ?? 0
    place = before[place] ?? -1
    count += sentence - Math.max(place < 0 ? -1 : (sentences[place] ?? 0), sentence - WINDOW_SENTENCES)
  }
  return count
}

/**
 * The window that BM25 ranks highest for a question, as rank_bm25's `BM25Okapi` scores it, bit for bit: a word that the question
 * repeats counts again, terms are summed in its order. Of windows with equal scores the last one is taken.
 */
export function findBestWindow(index: SentenceIndex, question: string): RankedWindow {
  const scores = new Float64Array(index.sentences.length)
  for (const word of splitWords(question)) {
    const number = index.words.numbers.find(word)
    if (number < 0) continue
    const gains = index.gains.get(number) ?? weighWindows(number, index)
    index.gains.set(number, gains)
    for (let place = 0; place < gains.windows.length; place++) {
      const window = gains.windows[place] ?? 0
      scores[window] = (scores[window] ?? 0) + (gains.scores[place] ?? 0)
    }
  }
  let window = 0
  for (let each = 1; each < scores.length; each++) if ((scores[each] ?? 0) >= (scores[window] ?? 0)) window = each
  const found = index.sentences.slice(window, window + WINDOW_SENTENCES)
  return { window, score: scores[window] ?? 0, text: found.flatMap(splitWords).join(' ') }
}

function weighWindows(word: number, { words, norms, idf }: SentenceIndex): Gains {
  const frequencies = countByWindow(words, word, norms.length)
  const windows = new Uint32Array(countWindows(words, word))
  const scores = new Float64Array(windows.length)
  let place = 0
  for (let window = 0; window < norms.length; window++) {
    const frequency = frequencies[window] ?? 0
    if (frequency === 0) continue
    windows[place] = window
    scores[place++] = (idf[word] ?? 0) * ((frequency * (K1 + 1)) / (frequency + (norms[window] ?? 0)))
  }
  return { windows, scores }
}

/** How often a word stands in each window. */
function countByWindow({ last, before, sentences, counts }: WordPlaces, word: number, windows: number): Uint32Array {
  const frequencies = new Uint32Array(windows)
  for (let place = last[word] ?? -1; place >= 0; place = before[place] ?? -1) {
    const sentence = sentences[place] ?? 0
    for (let window = Math.max(0, sentence - WINDOW_SENTENCES + 1); window <= sentence; window++)
      frequencies[window] = (frequencies[window] ?? 0) + (counts[place] ?? 0)
  }
  return frequencies
}

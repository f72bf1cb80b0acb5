import { sum } from '../../base/numbers.ts'
import { logOfHalfAbove } from './exact-logarithm.ts'
import { numberWords } from './number-words.ts'
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

/** Sentences in overlapping windows of ten, one from each sentence on, ready to be asked. Words are numbered as they first appear. */
export interface SentenceIndex {
  readonly sentences: readonly string[]
  /** Words in each window. */
  readonly lengths: readonly number[]
  readonly averageLength: number
  readonly numbers: ReadonlyMap<string, number>
  readonly postings: Postings
  /** Inverse document frequencies by a word's number; a negative one is replaced. */
  readonly idf: Float64Array
  /** What each word that was asked for adds to the windows that hold it, by its number. */
  readonly gains: Map<number, Gains>
}

interface Gains {
  readonly windows: readonly number[]
  readonly scores: readonly number[]
}

/** Sentences that hold a word, once for each time that they do: those of word n from `starts[n]` to `starts[n + 1]`. */
interface Postings {
  readonly starts: Uint32Array
  readonly sentences: Uint32Array
}

/** Takes sentences as they are; at least one must hold a word. */
export function indexSentences(sentences: readonly string[]): SentenceIndex {
  const { numbers, words, ends } = numberWords(sentences)
  const windowEnd = (window: number) => ends[Math.min(window + WINDOW_SENTENCES, ends.length) - 1] ?? 0
  const lengths = ends.map((_, window) => windowEnd(window) - (ends[window - 1] ?? 0))
  const postings = sortByWord(words, ends, numbers.size)
  return {
    ...{ sentences, lengths, numbers, postings },
    averageLength: sum(lengths) / lengths.length,
    idf: weighWords(postings, lengths.length),
    gains: new Map(),
  }
}

/** `ends`: of each sentence the first place behind it in `words`. */
function sortByWord(words: readonly number[], ends: readonly number[], count: number): Postings {
  const starts = new Uint32Array(count + 1)
  for (const word of words) starts[word + 1] = (starts[word + 1] ?? 0) + 1
  for (let word = 0; word < count; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0)
  const next = starts.slice()
  const sentences = new Uint32Array(words.length)
  let place = 0
  for (let sentence = 0; sentence < ends.length; sentence++) {
    for (const end = ends[sentence] ?? 0; place < end; place++) {
      const word = words[place] ?? 0
      const at = next[word] ?? 0
      sentences[at] = sentence
      next[word] = at + 1
    }
  }
  return { starts, sentences }
}

function weighWords(postings: Postings, windows: number): Float64Array {
  const idf = new Float64Array(postings.starts.length - 1)
  const weights = new Map<number, number>()
  let total = 0
  for (let word = 0; word < idf.length; word++) {
    const n = countWindows(postings, word)
    const weight = weights.get(n) ?? logOfHalfAbove(windows - n) - logOfHalfAbove(n)
    weights.set(n, weight)
    idf[word] = weight
    total += weight
  }
  const least = EPSILON * (total / idf.length)
  return idf.map((weight) => (weight < 0 ? least : weight))
}

/** How many windows hold a word: a sentence is in its own window and the nine before. */
function countWindows({ starts, sentences }: Postings, word: number): number {
  let count = 0
  let counted = -1
  for (let place = starts[word] ?? 0; place < (starts[word + 1] ?? 0); place++) {
    const sentence = sentences[place] ?? 0
    count += sentence - Math.max(counted, sentence - WINDOW_SENTENCES)
    counted = sentence
  }
  return count
}

/**
 * The window that BM25 ranks highest for a question, as rank_bm25's `BM25Okapi` scores it, bit for bit: a word that the question
 * repeats counts again, terms are summed in its order. Of windows with equal scores the last one is taken.
 */
export function findBestWindow(index: SentenceIndex, question: string): RankedWindow {
  const scores = new Float64Array(index.lengths.length)
  for (const word of splitWords(question)) {
    const number = index.numbers.get(word)
    if (number === undefined) continue
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

function weighWindows(word: number, { postings, idf, lengths, averageLength }: SentenceIndex): Gains {
  const windows: number[] = []
  const scores: number[] = []
  for (const [window, frequency] of countByWindow(postings, word, lengths.length).entries()) {
    if (frequency === 0) continue
    const norm = K1 * (1 - B + (B * (lengths[window] ?? 0)) / averageLength)
    windows.push(window)
    scores.push((idf[word] ?? 0) * ((frequency * (K1 + 1)) / (frequency + norm)))
  }
  return { windows, scores }
}

/** How often a word stands in each window. */
function countByWindow({ starts, sentences }: Postings, word: number, windows: number): Float64Array {
  const frequencies = new Float64Array(windows)
  for (const sentence of sentences.subarray(starts[word], starts[word + 1])) {
    for (let window = Math.max(0, sentence - WINDOW_SENTENCES + 1); window <= sentence; window++)
      frequencies[window] = (frequencies[window] ?? 0) + 1
  }
  return frequencies
}

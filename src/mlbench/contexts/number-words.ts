import { findPythonSpace, isPythonSpace } from './python-text.ts'

/** Words of sentences, each by its number, and where they stand. */
export interface WordPlaces {
  /** Words are numbered as they first appear. */
  readonly numbers: WordNumbers
  /** Words of each sentence. */
  readonly lengths: number[]
  /** A place is a word and a sentence that holds it, in the order of the sentences: the sentence of each. */
  readonly sentences: number[]
  /** How often the sentence of a place holds its word. */
  readonly counts: number[]
  /** Of each place the one before of the same word; -1: it is the first. */
  readonly before: number[]
  /** Of each word the last place, by its number. */
  readonly last: number[]
}

/** Splits sentences as Python's `split()` does. */
export function placeWords(texts: readonly string[]): WordPlaces {
  const numbers = new WordNumbers()
  const places: WordPlaces = { numbers, lengths: [], sentences: [], counts: [], before: [], last: [] }
  for (const [sentence, text] of texts.entries()) {
    let length = 0
    for (let place = 0; place < text.length; place++) {
      if (isPythonSpace(text.charCodeAt(place))) continue
      const start = place
      place = numbers.readWord(text, start)
      count(numbers.give(text, start, place), sentence, places)
      length++
    }
    places.lengths.push(length)
  }
  return places
}

function count(word: number, sentence: number, { sentences, counts, before, last }: WordPlaces): void {
  const known = word < last.length ? (last[word] ?? -1) : -1
  if (known >= 0 && sentences[known] === sentence) counts[known] = (counts[known] ?? 0) + 1
  else {
    last[word] = sentences.push(sentence) - 1
    before.push(known)
    counts.push(1)
  }
}

const SLOTS = 1 << 16
/** UTF-16 units of the words that have a slot. */
const MOST_UNITS = 1 << 19
/** Slots that are looked at for a word: whatever words come, none is looked for any further. */
const MOST_LOOKS = 8
/** UTF-16 units of the longest word that has a slot. */
const LONGEST = 32
const FNV_PRIME = 0x01000193

/** Numbers of words. Those that are short are known by their units in one of a few slots, and no string is made of them. */
export class WordNumbers {
  size = 0
  readonly #units = new Uint16Array(MOST_UNITS)
  #used = 0
  /** Of each slot where its word starts in the units, how long it is, 0 for a free one, and its number. */
  readonly #starts = new Uint32Array(SLOTS)
  readonly #lengths = new Uint8Array(SLOTS)
  readonly #numbers = new Uint32Array(SLOTS)
  /** Words without a slot. */
  readonly #others = new Map<string, number>()
  /** The first units of the word that was read last, and the first slot that it may have. */
  readonly #word = new Uint16Array(LONGEST)
  #slot = 0

  /** The place behind the word that starts at `start`. */
  readWord(text: string, start: number): number {
    const most = Math.min(text.length - start, LONGEST)
    let hash = 0
    let length = 0
    for (; length < most; length++) {
      const unit = text.charCodeAt(start + length)
      if (isPythonSpace(unit)) break
      this.#word[length] = unit
      hash = Math.imul(hash ^ unit, FNV_PRIME)
    }
    this.#slot = (hash ^ (hash >>> 15)) & (SLOTS - 1)
    return length < LONGEST ? start + length : findPythonSpace(text, start + length)
  }

  /** The number of the word that was read last, a new one where it has none. */
  give(text: string, start: number, end: number): number {
    const length = end - start
    const slot = length > LONGEST ? -1 : this.#findSlot(length)
    if (slot < 0) {
      const word = text.slice(start, end)
      const number = this.#others.get(word) ?? this.size
      if (number === this.size) this.#others.set(word, this.size++)
      return number
    }
    if (this.#lengths[slot] === 0) {
      this.#lengths[slot] = length
      this.#starts[slot] = this.#used
      for (let unit = 0; unit < length; unit++) this.#units[this.#used++] = this.#word[unit] ?? 0
      this.#numbers[slot] = this.size++
    }
    return this.#numbers[slot] ?? 0
  }

  /** The number of a word; -1 where it has none. */
  find(word: string): number {
    const end = this.readWord(word, 0)
    const slot = end > LONGEST ? -1 : this.#findSlot(end)
    if (slot < 0) return this.#others.get(word) ?? -1
    return this.#lengths[slot] === 0 ? -1 : (this.#numbers[slot] ?? -1)
  }

  /** The slot of the word that was read last, or an empty one for it; -1: those that it may have are others'. */
  #findSlot(length: number): number {
    for (let look = 0; look < MOST_LOOKS; look++) {
      const slot = (this.#slot + look) & (SLOTS - 1)
      const found = this.#lengths[slot]
      if (found === 0) return this.#used + LONGEST > MOST_UNITS ? -1 : slot
      if (found === length && this.#isWordOf(slot, length)) return slot
    }
    return -1
  }

  #isWordOf(slot: number, length: number): boolean {
    const from = this.#starts[slot] ?? 0
    for (let unit = 0; unit < length; unit++) if (this.#units[from + unit] !== this.#word[unit]) return false
    return true
  }
}

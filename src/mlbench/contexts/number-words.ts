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
    numbers.giveEach(text, (word) => {
      count(word, sentence, places)
      length++
    })
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
/** UTF-16 units that are copied from a text at a time: a look at one of them is several times as fast as at one of a string. */
const COPIED = 1 << 12
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
  /** A part of the text that is read, and the first slot that the word read last may have. */
  readonly #copy = new Uint16Array(COPIED)
  readonly #bytes = Buffer.from(this.#copy.buffer)
  #slot = 0

  /** Tells the number of each word of a text in its order, a new one where it has none. */
  giveEach(text: string, tell: (number: number) => void): void {
    let first = 0
    let behind = 0
    for (let place = 0; place < text.length; place++) {
      if (place + LONGEST >= behind && behind < text.length) {
        first = place
        behind = first + this.#copyFrom(text, first)
      }
      const word = place - first
      if (isPythonSpace(this.#copy[word] ?? 0)) continue
      const length = this.#readWord(word, behind - first)
      const end = length <= LONGEST ? place + length : findPythonSpace(text, place + length)
      tell(length <= LONGEST ? this.#giveShort(word, length) : this.#giveString(text.slice(place, end)))
      place = end
    }
  }

  /** The number of a word; -1 where it has none. */
  find(word: string): number {
    const length = this.#readWord(0, this.#copyFrom(word, 0))
    const slot = length <= LONGEST ? this.#findSlot(0, length) : -1
    if (slot < 0) return this.#others.get(word) ?? -1
    return this.#lengths[slot] === 0 ? -1 : (this.#numbers[slot] ?? -1)
  }

  /** Copies units of a text from a place on. How many. */
  #copyFrom(text: string, start: number): number {
    return this.#bytes.write(text.slice(start, start + COPIED), 'utf16le') / 2
  }

  /** Units of the word at a place of the copy, which ends at `end`; more than `LONGEST`: it is longer than that. */
  #readWord(start: number, end: number): number {
    const most = Math.min(end - start, LONGEST + 1)
    let hash = 0
    let length = 0
    for (; length < most; length++) {
      const unit = this.#copy[start + length] ?? 0
      if (isPythonSpace(unit)) break
      hash = Math.imul(hash ^ unit, FNV_PRIME)
    }
    this.#slot = (hash ^ (hash >>> 15)) & (SLOTS - 1)
    return length
  }

  #giveShort(start: number, length: number): number {
    const slot = this.#findSlot(start, length)
    if (slot < 0) return this.#giveString(String.fromCharCode(...this.#copy.subarray(start, start + length)))
    if (this.#lengths[slot] === 0) {
      this.#lengths[slot] = length
      this.#starts[slot] = this.#used
      for (let unit = 0; unit < length; unit++) this.#units[this.#used++] = this.#copy[start + unit] ?? 0
      this.#numbers[slot] = this.size++
    }
    return this.#numbers[slot] ?? 0
  }

  #giveString(word: string): number {
    const number = this.#others.get(word) ?? this.size
    if (number === this.size) this.#others.set(word, this.size++)
    return number
  }

  /** The slot of the word that was read last, or an empty one for it; -1: those that it may have are others'. */
  #findSlot(start: number, length: number): number {
    for (let look = 0; look < MOST_LOOKS; look++) {
      const slot = (this.#slot + look) & (SLOTS - 1)
      const found = this.#lengths[slot]
      if (found === 0) return this.#used + LONGEST > MOST_UNITS ? -1 : slot
      if (found === length && this.#isWordOf(slot, start, length)) return slot
    }
    return -1
  }

  #isWordOf(slot: number, start: number, length: number): boolean {
    const from = this.#starts[slot] ?? 0
    for (let unit = 0; unit < length; unit++) if (this.#units[from + unit] !== this.#copy[start + unit]) return false
    return true
  }
}

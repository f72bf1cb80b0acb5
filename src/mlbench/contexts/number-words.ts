import { findPythonSpace, isPythonSpace } from './python-text.ts'

/** Words of texts, each by its number: they are numbered as they first appear. */
export interface NumberedWords {
  readonly numbers: ReadonlyMap<string, number>
  /** Of the texts' words, one after another. */
  readonly words: readonly number[]
  /** Of each text the first place behind it in `words`. */
  readonly ends: readonly number[]
}

/** Splits texts as Python's `split()` does. Most words were seen before: those are known by their units, and no string is made of them. */
export function numberWords(texts: readonly string[]): NumberedWords {
  const numbers = new Map<string, number>()
  const words: number[] = []
  const ends: number[] = []
  const seen = new SeenWords()
  for (const text of texts) {
    for (let place = 0; place < text.length; place++) {
      if (isPythonSpace(text.charCodeAt(place))) continue
      const start = place
      place = seen.readWord(text, start)
      let number = seen.find(place - start)
      if (number < 0) {
        const word = text.slice(start, place)
        number = numbers.get(word) ?? numbers.size
        if (number === numbers.size) numbers.set(word, number)
        seen.keep(place - start, number)
      }
      words.push(number)
    }
    ends.push(words.length)
  }
  return { numbers, words, ends }
}

const SLOTS = 1 << 13
/** UTF-16 units of the longest word that is kept. */
const LONGEST = 32
const FNV_PRIME = 0x01000193

/** Words seen of late, each in the one slot that its hash gives it: whatever words come, none is looked for any further. */
class SeenWords {
  readonly #units = new Uint16Array(SLOTS * LONGEST)
  readonly #lengths = new Uint8Array(SLOTS)
  readonly #numbers = new Uint32Array(SLOTS)
  /** The first units of the word that was read last, and its slot. */
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

  /** The number of the word that was read last, of `length` units; -1 where it isn't here. */
  find(length: number): number {
    if (this.#lengths[this.#slot] !== length) return -1
    const from = this.#slot * LONGEST
    for (let unit = 0; unit < length; unit++) if (this.#units[from + unit] !== this.#word[unit]) return -1
    return this.#numbers[this.#slot] ?? -1
  }

  /** Keeps the word that was read last, unless it is long. */
  keep(length: number, number: number): void {
    if (length > LONGEST) return
    this.#lengths[this.#slot] = length
    this.#numbers[this.#slot] = number
    const from = this.#slot * LONGEST
    for (let unit = 0; unit < length; unit++) this.#units[from + unit] = this.#word[unit] ?? 0
  }
}

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
      let number = seen.find(text, start, place)
      if (number < 0) {
        const word = text.slice(start, place)
        number = numbers.get(word) ?? numbers.size
        if (number === numbers.size) numbers.set(word, number)
        seen.keep(text, start, place, number)
      }
      words.push(number)
    }
    ends.push(words.length)
  }
  return { numbers, words, ends }
}

const SLOTS = 1 << 15
/** UTF-16 units of the longest word that is kept. */
const LONGEST = 32
const FNV_PRIME = 0x01000193

/** Words seen of late, each in the one slot that its hash gives it: whatever words come, none is looked for any further. */
class SeenWords {
  readonly #units = new Uint16Array(SLOTS * LONGEST)
  readonly #lengths = new Uint8Array(SLOTS)
  readonly #numbers = new Uint32Array(SLOTS)
  /** Of the word that was read last. */
  #slot = 0

  /** The place behind the word that starts at `start`. */
  readWord(text: string, start: number): number {
    const most = Math.min(text.length, start + LONGEST + 1)
    let hash = 0
    for (let place = start; place < most; place++) {
      const unit = text.charCodeAt(place)
      if (isPythonSpace(unit)) {
        this.#slot = (hash ^ (hash >>> 15)) & (SLOTS - 1)
        return place
      }
      hash = Math.imul(hash ^ unit, FNV_PRIME)
    }
    this.#slot = (hash ^ (hash >>> 15)) & (SLOTS - 1)
    return findPythonSpace(text, most)
  }

  /** The number of the word that was read last; -1 where it isn't here. */
  find(text: string, start: number, end: number): number {
    const length = end - start
    if (this.#lengths[this.#slot] !== length) return -1
    const from = this.#slot * LONGEST - start
    for (let place = start; place < end; place++) if (this.#units[from + place] !== text.charCodeAt(place)) return -1
    return this.#numbers[this.#slot] ?? -1
  }

  /** Keeps the word that was read last, unless it is long. */
  keep(text: string, start: number, end: number, number: number): void {
    if (end - start > LONGEST) return
    this.#lengths[this.#slot] = end - start
    this.#numbers[this.#slot] = number
    const from = this.#slot * LONGEST - start
    for (let place = start; place < end; place++) this.#units[from + place] = text.charCodeAt(place)
  }
}

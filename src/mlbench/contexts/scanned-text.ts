import { type ScanProgram, startScan } from './scan-program.ts'

/** A part of a text, by its places in bytes; `end` is the first behind it. */
export interface Span {
  readonly start: number
  readonly end: number
}

interface PossibleEnd {
  /** Behind the mark. */
  readonly end: number
  /** Place where the next word starts; null where a mark follows at once. */
  readonly next: number | null
  /** The word before, the mark, and what follows it. */
  readonly context: string
}

/** Numbers of a possible end: see assets/bm25/ends.ts. */
const END_NUMBERS = 4

/** A text in UTF-8 that grows, in the memory of the program that scans it. */
export class ScannedText {
  readonly #program: ScanProgram = startScan()
  /** Where the text starts in the memory. */
  readonly #start = this.#program.textStart()
  #bytes = 0
  /** The memory from the text's start on; made anew when it grows. */
  #view = Buffer.from(this.#program.memory.buffer, this.#start)

  get size(): number {
    return this.#bytes
  }

  /** Takes the text away, for another in the same memory. */
  clear(): void {
    this.#program.reserveText(0)
    this.#bytes = 0
  }

  append(block: Buffer): void {
    this.#program.reserveText(this.#bytes + block.length)
    block.copy(this.#read(), this.#bytes)
    this.#bytes += block.length
  }

  slice({ start, end }: Span): string {
    return this.#read().toString('utf8', start, end)
  }

  /** A byte; undefined behind the text. */
  at(place: number): number | undefined {
    return place < this.#bytes ? this.#read()[place] : undefined
  }

  /** Marks that may end a sentence of a part; of those in one word the last alone. One part at a time can be gone through. */
  *possibleEnds({ start, end }: Span): Generator<PossibleEnd, void, void> {
    const program = this.#program
    program.beginEnds(this.#start + start, this.#start + end)
    for (let count = program.listEnds(); count > 0; count = program.listEnds()) {
      const numbers = new Uint32Array(program.memory.buffer, program.endsStart(), END_NUMBERS * count).slice()
      for (let at = 0; at < numbers.length; at += END_NUMBERS) {
        const [word = 0, behind = 0, next = 0, after = 0] = numbers.subarray(at, at + END_NUMBERS)
        const context = this.slice({ start: word - this.#start, end: after - this.#start })
        yield { end: behind - this.#start, next: next === 0 ? null : next - this.#start, context }
      }
    }
  }

  /** The end of a part without white space before it, as Python's `rstrip` leaves it. */
  trimEnd({ start, end }: Span): number {
    return this.#program.trimEnd(this.#start + start, this.#start + end) - this.#start
  }

  /** Numbers the words of sentences, for windows of so many of them. The text can't grow any more. */
  placeWords(sentences: readonly Span[], windowSentences: number): PlacedWords {
    const program = this.#program
    const start = program.allocateSpans(sentences.length)
    const places = sentences.flatMap((sentence) => [this.#start + sentence.start, this.#start + sentence.end])
    new Uint32Array(program.memory.buffer, start, places.length).set(places)
    return new PlacedWords(program, sentences.length, program.placeWords(windowSentences))
  }

  #read(): Buffer {
    const { buffer } = this.#program.memory
    if (this.#view.buffer !== buffer) this.#view = Buffer.from(buffer, this.#start)
    return this.#view
  }
}

/** The words of sentences, numbered as they first appear, and where they stand. */
export class PlacedWords {
  readonly #program: ScanProgram
  readonly #sentences: number
  /** Words of each sentence. */
  readonly lengths: Uint32Array
  /** How many windows hold a word, by its number. */
  readonly windows: Uint32Array

  constructor(program: ScanProgram, sentences: number, words: number) {
    this.#program = program
    this.#sentences = sentences
    this.lengths = this.#copy(program.lengthsStart(), sentences)
    this.windows = this.#copy(program.windowsStart(), words)
  }

  /** The number of a word; -1 where no sentence holds it. */
  find(word: string): number {
    if (!word.isWellFormed()) return -1 // such a word is none of UTF-8
    const bytes = Buffer.from(word)
    const start = this.#program.borrowWord(bytes.length)
    new Uint8Array(this.#program.memory.buffer, start).set(bytes)
    return this.#program.findWord(start, bytes.length)
  }

  /** Takes of each window what its length makes of a word's frequency. */
  setNorms(norms: Float64Array): void {
    const start = this.#program.allocateNorms()
    new Float64Array(this.#program.memory.buffer, start, norms.length).set(norms)
  }

  /** Of each window the sum over words, by their numbers, of `weight * (frequency * factor / (frequency + norm))`. */
  score(words: readonly number[], weights: Float64Array, factor: number): Float64Array {
    const start = this.#program.beginScores()
    for (const word of words) this.#program.addScores(word, weights[word] ?? 0, factor)
    return new Float64Array(this.#program.memory.buffer, start, this.#sentences).slice()
  }

  /** Words of the sentences from one on, up to another, with one space between. */
  join(from: number, to: number): string {
    const bytes = this.#program.joinWords(from, Math.min(to, this.#sentences))
    const start = this.#program.joinedStart()
    return Buffer.from(this.#program.memory.buffer, start, bytes).toString()
  }

  #copy(start: number, count: number): Uint32Array {
    return new Uint32Array(this.#program.memory.buffer, start, count).slice()
  }
}

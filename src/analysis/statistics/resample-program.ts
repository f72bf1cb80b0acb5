import { type ProgramMemory, startProgram } from '../../base/compiled-program.ts'
import { memoise } from '../../base/memoise.ts'

/** What assets/statistics/resamples.ts exports: see there. */
interface ResampleProgram {
  readonly memory: ProgramMemory
  beginKept(sums: number, squares: number, places: number, ofSum: number, ofSquares: number): void
  sumShortCodes(codes: number, width: number, resamples: number, pairs: number): number
  sumLongCodes(codes: number, width: number, resamples: number, pairs: number): number
  sumTree(parents: number, lasts: number, count: number, first: number, pairs: number, nodes: number): number
}

const startOnce = memoise(() => startProgram<ResampleProgram>('statistics/resamples.wasm'))

/** Whose draws lie in the program's memory. */
let holder: ResampleMemory | null = null

/** Resamples that lie far enough from the mean, in the order in which they were drawn. They hold until the next sample is summed. */
export interface KeptResamples {
  readonly sums: Float64Array
  /** Sums of the squares. */
  readonly squares: Float64Array
  /** Of each among all resamples. */
  readonly places: Uint32Array
}

/** A resample is kept where ofSum · sum² reaches ofSquares · its squares. */
export interface Bound {
  readonly ofSum: number
  readonly ofSquares: number
}

/** Numbers that a sum is made of, each with its square behind it: of single values, or of two together. */
export type Pairs = Float64Array

interface Sizes {
  /** Pairs of one sample. */
  readonly pairs: number
  /** Nodes of a tree; 0: there is none. */
  readonly nodes: number
  /** Resamples that may be kept. */
  readonly resamples: number
}

const PAGE_BYTES = 2 ** 16
const ALIGNED = 16

/** The program's memory as samples of one size use it: their draws stay in it until others are laid there. */
export class ResampleMemory {
  readonly #draws: readonly Uint8Array[]
  readonly #sizes: Sizes
  readonly #places: {
    draws: readonly number[]
    pairs: number
    nodes: number
    sums: number
    squares: number
    kept: number
  }
  readonly #end: number

  constructor(draws: readonly Uint8Array[], sizes: Sizes) {
    this.#draws = draws
    this.#sizes = sizes
    let end = 0
    const place = (bytes: number) => {
      const start = end
      end += Math.ceil(bytes / ALIGNED) * ALIGNED
      return start
    }
    this.#places = {
      draws: draws.map(({ byteLength }) => place(byteLength)),
      pairs: place(16 * sizes.pairs),
      nodes: place(16 * sizes.nodes),
      sums: place(8 * sizes.resamples),
      squares: place(8 * sizes.resamples),
      kept: place(4 * sizes.resamples),
    }
    this.#end = end
  }

  /** Sums a sample. `fill` writes its pairs, `run` has the program sum them, by where they and the draws lie. */
  sum(
    bound: Bound,
    fill: (pairs: Pairs) => void,
    run: (program: ResampleProgram, draws: readonly number[], pairs: number, nodes: number) => number,
  ): KeptResamples {
    const program = this.#open()
    const { draws, pairs, nodes, sums, squares, kept } = this.#places
    const { buffer } = program.memory
    fill(new Float64Array(buffer, pairs, 2 * this.#sizes.pairs))
    program.beginKept(sums, squares, kept, bound.ofSum, bound.ofSquares)
    const count = run(program, draws, pairs, nodes)
    return {
      sums: new Float64Array(buffer, sums, count),
      squares: new Float64Array(buffer, squares, count),
      places: new Uint32Array(buffer, kept, count),
    }
  }

  #open(): ResampleProgram {
    const program = startOnce()
    if (holder === this) return program
    const { memory } = program
    const lacking = this.#end - memory.buffer.byteLength
    if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE_BYTES))
    this.#draws.forEach((bytes, i) => {
      new Uint8Array(memory.buffer).set(bytes, this.#places.draws[i])
    })
    holder = this
    return program
  }
}

import type { Random } from '../../base/random.ts'
import { type Bound, type KeptResamples, type Pairs, ResampleMemory } from './resample-program.ts'

/** Sums all resamples of a sample and keeps those within a bound. A campaign has tens of thousands of samples. */
export type SumResamples = (values: Float64Array, bound: Bound) => KeptResamples

/** Resamples that are summed side by side. */
const LANES = 4
/** Above, a table of all pairs would cost more than it saves; draws then stand alone. */
const MOST_PAIRED = 100

/** Draws resamples of n values, for samples of that size. */
export function drawResamples(random: Random, n: number, resamples: number): SumResamples {
  const isPaired = n <= MOST_PAIRED
  const width = isPaired ? Math.ceil(n / 2) : n
  const all = Math.ceil(resamples / LANES) * LANES
  const isShort = n <= 2 ** 16
  const codes = isShort ? new Uint16Array(all * width) : new Uint32Array(all * width)
  for (let resample = 0; resample < resamples; resample++) {
    const lane = resample % LANES
    for (let place = 0; place < width; place++) {
      const first = random.below(n)
      const isAlone = n % 2 === 1 && place === width - 1
      const code = !isPaired ? first : isAlone ? n * n + first : first * n + random.below(n)
      codes[(resample - lane) * width + place * LANES + lane] = code
    }
  }
  const memory = new ResampleMemory([new Uint8Array(codes.buffer)], {
    pairs: isPaired ? n * n + n : n,
    nodes: 0,
    resamples,
  })
  const fill = isPaired ? fillAllPairs : fillPairs
  return (values, bound) =>
    memory.sum(
      bound,
      (pairs) => fill(values, pairs),
      (program, [start = 0], pairs) =>
        isShort
          ? program.sumShortCodes(start, width, resamples, pairs)
          : program.sumLongCodes(start, width, resamples, pairs),
    )
}

/** Each value with its square, by its place. */
export function fillPairs(values: Float64Array, pairs: Pairs): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0
    pairs[2 * i] = value
    pairs[2 * i + 1] = value * value
  }
}

/**
 * What each code stands for: i·n + j for the draws i and j, n² + i for a last draw alone, so that a sum takes half the steps. Short
 * codes stay in the cache.
 */
function fillAllPairs(values: Float64Array, pairs: Pairs): void {
  const n = values.length
  fillPairs(values, pairs.subarray(2 * n * n))
  for (let i = 0; i < n; i++) {
    const value = values[i] ?? 0
    const square = value * value
    for (let j = 0; j < n; j++) {
      const other = values[j] ?? 0
      pairs[2 * (i * n + j)] = value + other
      pairs[2 * (i * n + j) + 1] = square + other * other
    }
  }
}

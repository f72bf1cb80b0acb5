import type { Random } from '../../base/random.ts'

/** Of each resample the sum of its values and of their squares, one after the other in the order in which they were drawn. */
export interface ResampleSums {
  readonly sums: Float64Array
  readonly squares: Float64Array
}

/** Sums all resamples of a sample; the arrays hold until the next one. A campaign has tens of thousands of them. */
export type SumResamples = (values: Float64Array) => ResampleSums

/** Resamples that are summed side by side, since an addition waits for the one before it in the same sum. */
const LANES = 4
/** Above, a table of all pairs would cost more than it saves; draws then stand alone. */
const MOST_PAIRED = 100

/** Draws resamples of n values, for samples of that size. */
export function drawResamples(random: Random, n: number, resamples: number): SumResamples {
  const isPaired = n <= MOST_PAIRED
  const width = isPaired ? Math.ceil(n / 2) : n
  const all = Math.ceil(resamples / LANES) * LANES
  const codes = n <= 2 ** 16 ? new Uint16Array(all * width) : new Uint32Array(all * width)
  for (let resample = 0; resample < resamples; resample++) {
    const lane = resample % LANES
    for (let place = 0; place < width; place++) {
      const first = random.below(n)
      const isAlone = n % 2 === 1 && place === width - 1
      const code = !isPaired ? first : isAlone ? n * n + first : first * n + random.below(n)
      codes[(resample - lane) * width + place * LANES + lane] = code
    }
  }
  const ofCodes = () => new Float64Array(isPaired ? n * n + n : n)
  const table = { sums: ofCodes(), squares: ofCodes() }
  const totals = { sums: new Float64Array(all), squares: new Float64Array(all) }
  const found = { sums: totals.sums.subarray(0, resamples), squares: totals.squares.subarray(0, resamples) }
  return (values) => {
    tabulateCodes(values, table)
    addUp(codes, width, table, totals)
    return found
  }
}

/**
 * What each code stands for: i·n + j for the draws i and j, n² + i for a last draw alone, where draws are paired, so that a sum
 * takes half the steps; else the draw itself. Short codes stay in the cache.
 */
function tabulateCodes(values: Float64Array, { sums, squares }: ResampleSums): void {
  const n = values.length
  const isPaired = sums.length > n
  for (let i = 0; i < n; i++) {
    const value = values[i] ?? 0
    const square = value * value
    sums[isPaired ? n * n + i : i] = value
    squares[isPaired ? n * n + i : i] = square
    for (let j = 0; isPaired && j < n; j++) {
      const other = values[j] ?? 0
      sums[i * n + j] = value + other
      squares[i * n + j] = square + other * other
    }
  }
}

/** The sums stand in local variables, for speed. */
function addUp(codes: Uint16Array | Uint32Array, width: number, table: ResampleSums, totals: ResampleSums): void {
  const { sums, squares } = table
  let at = 0
  for (let resample = 0; resample < totals.sums.length; resample += LANES) {
    let sumA = 0
    let sumB = 0
    let sumC = 0
    let sumD = 0
    let squaresA = 0
    let squaresB = 0
    let squaresC = 0
    let squaresD = 0
    for (const end = at + width * LANES; at < end; at += LANES) {
      const a = codes[at] ?? 0
      const b = codes[at + 1] ?? 0
      const c = codes[at + 2] ?? 0
      const d = codes[at + 3] ?? 0
      sumA += sums[a] ?? 0
      squaresA += squares[a] ?? 0
      sumB += sums[b] ?? 0
      squaresB += squares[b] ?? 0
      sumC += sums[c] ?? 0
      squaresC += squares[c] ?? 0
      sumD += sums[d] ?? 0
      squaresD += squares[d] ?? 0
    }
    totals.sums[resample] = sumA
    totals.squares[resample] = squaresA
    totals.sums[resample + 1] = sumB
    totals.squares[resample + 1] = squaresB
    totals.sums[resample + 2] = sumC
    totals.squares[resample + 2] = squaresC
    totals.sums[resample + 3] = sumD
    totals.squares[resample + 3] = squaresD
  }
}

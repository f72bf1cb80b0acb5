import { memoise } from '../../base/memoise.ts'
import { seededRandom } from '../../base/random.ts'
import { friedman } from './friedman.ts'
import { rankValues } from './ranks.ts'

const SHUFFLES = 1999

/**
 * Tests whether treatments (columns) differ within complete blocks (rows). Shuffles depend on the seed and the numbers of blocks
 * and treatments only: tables of one size share them.
 */
export function createRankTest(seed: number) {
  const drawsOf = memoise((blocks: number) => memoise((treatments: number) => drawShuffles(seed, blocks, treatments)))
  return (rows: readonly (readonly number[])[]) => {
    const blocks = rows.map((row) => row.map(withoutRounding))
    const { chi2, p } = friedman(blocks)
    const differs = Number.isFinite(chi2)
    const treatments = blocks[0]?.length ?? 1
    return {
      /** Friedman's χ², corrected for ties; of zeros and ones it is Cochran's Q. Null: nothing differs within any block. */
      statistic: differs ? chi2 : null,
      degreesOfFreedom: treatments - 1,
      p: differs ? p : null,
      /** By shuffling within blocks, which needs no approximation. */
      permutationP: differs ? shuffleRanks(blocks, drawsOf(blocks.length)(treatments)) : null,
    }
  }
}

/** In binary (⅓ + 1 + 1) / 3 is not (⅔ + ⅔ + 1) / 3: pass rates of like projects that are level would get ranks of their own. */
const withoutRounding = (value: number) => Number(value.toPrecision(12))

/** For each shuffle and block the places with which the last, the last but one, … change theirs (Fisher and Yates). */
function drawShuffles(seed: number, blocks: number, treatments: number): Uint16Array {
  const random = seededRandom(seed, `shuffles of ${blocks} × ${treatments}`)
  const draws = new Uint16Array(SHUFFLES * blocks * (treatments - 1))
  for (let at = 0; at < draws.length; ) for (let i = treatments - 1; i > 0; i--) draws[at++] = random.below(i + 1)
  return draws
}

/** Ties within blocks stay as they are, so that the spread of the column sums orders shuffles as χ² would. */
function shuffleRanks(blocks: readonly (readonly number[])[], draws: Uint16Array): number {
  const ranks = blocks.map((block) => rankValues(block).ranks)
  const treatments = ranks[0]?.length ?? 0
  const spread = () => {
    let squares = 0
    for (let column = 0; column < treatments; column++) {
      let sum = 0
      for (const block of ranks) sum += block[column] ?? 0
      squares += sum * sum
    }
    return squares
  }
  const limit = spread() // sums of halves: exact
  let count = 1
  for (let at = 0; at < draws.length; ) {
    for (const block of ranks) {
      for (let i = treatments - 1; i > 0; i--) {
        const j = draws[at++] ?? 0
        const kept = block[i] ?? 0
        block[i] = block[j] ?? 0
        block[j] = kept
      }
    }
    if (spread() >= limit) count++
  }
  return count / (SHUFFLES + 1)
}

import { seededRandom } from '../../base/random.ts'
import { friedman } from './friedman.ts'
import { rankValues } from './ranks.ts'

const SHUFFLES = 1999

/** Whether treatments (columns) differ within complete blocks (rows). */
export function rankTest(blocks: readonly (readonly number[])[], seed: number) {
  const { chi2, p } = friedman(blocks)
  const differs = Number.isFinite(chi2)
  return {
    /** Friedman's χ², corrected for ties; of zeros and ones it is Cochran's Q. Null: nothing differs within any block. */
    statistic: differs ? chi2 : null,
    degreesOfFreedom: (blocks[0]?.length ?? 1) - 1,
    p: differs ? p : null,
    /** By shuffling within blocks, which needs no approximation. */
    permutationP: differs ? shuffleRanks(blocks, seed) : null,
  }
}

/** Ties within blocks stay as they are, so that the spread of the column sums orders shuffles as χ² would. */
function shuffleRanks(blocks: readonly (readonly number[])[], seed: number): number {
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
  const random = seededRandom(seed, `shuffles of ${ranks.length} × ${treatments}`)
  let count = 1
  for (let shuffle = 0; shuffle < SHUFFLES; shuffle++) {
    for (const block of ranks) {
      for (let i = treatments - 1; i > 0; i--) {
        const j = random.below(i + 1)
        const kept = block[i] ?? 0
        block[i] = block[j] ?? 0
        block[j] = kept
      }
    }
    if (spread() >= limit) count++
  }
  return count / (SHUFFLES + 1)
}

/**
 * Largest n of the exact table: beyond it the normal approximation is right to more digits than a reader could want, and the
 * table grows as n³.
 */
export const EXACT_LIMIT = 1000

/**
 * P(W ≤ w or as far on the other side) of Wilcoxon's signed-rank sum of n untied differences. Counts subsets of ranks by
 * their sum, one rank at a time, and halves in each step, so that nothing overflows (@stdlib's keeps every weight it
 * ever computed in a global table with strings for keys).
 */
export function signedRankTwoSided(smallerSum: number, n: number): number {
  const share = new Float64Array(smallerSum + 1)
  share[0] = 1
  let reach = 0
  for (let rank = 1; rank <= n; rank++) {
    reach = Math.min(smallerSum, reach + rank)
    for (let sum = reach; sum >= 0; sum--) {
      share[sum] = ((share[sum] ?? 0) + (sum >= rank ? (share[sum - rank] ?? 0) : 0)) / 2
    }
  }
  let lower = 0
  for (const each of share) lower += each
  return Math.min(1, 2 * lower)
}

import { normalQuantile } from '../src/analysis/distributions/normal.ts'
import { createSignFlip } from '../src/analysis/statistics/sign-flip.ts'
import { createStudentisedMean } from '../src/analysis/statistics/studentised-mean.ts'
import { seededRandom } from '../src/base/random.ts'

// Simulates what src/analysis/statistics/reaches.ts holds: node scripts/simulate-reaches.ts. A change of the method's interval
// or of its test of signs changes it.

const SEED = 1
const SIMULATIONS = 1600
const POWER = 0.8
const LEVEL = 0.05

const interval = createStudentisedMean(SEED, 999)
const signFlip = createSignFlip(SEED)

/** Standard deviations by which the mean of `n` values has to lie beyond an edge, to be told from it; `withSigns`: by these too. */
export function simulateReach(n: number, withSigns: boolean): number {
  const random = seededRandom(SEED, `power of ${n}`)
  const normal = () => normalQuantile((random.below(2 ** 31 - 1) + 0.5) / (2 ** 31 - 1))
  const reaches = Float64Array.from({ length: SIMULATIONS }, () => {
    const values = Array.from({ length: n }, normal)
    // The interval moves with the values: it leaves out 0 once they are moved by its farther end.
    const byInterval = interval.interval(values)?.[1] ?? Number.POSITIVE_INFINITY
    return withSigns ? Math.max(byInterval, reachBySigns(values)) : byInterval
  }).sort()
  return reaches[Math.ceil(POWER * SIMULATIONS) - 1] ?? Number.POSITIVE_INFINITY
}

/** How far values have to be moved for their signs to be rarer than 5 %. */
function reachBySigns(values: readonly number[]): number {
  let [tooNear, enough] = [-4, 8]
  while (enough - tooNear > 1e-3) {
    const middle = (tooNear + enough) / 2
    const moved = values.map((value) => value - middle)
    if (moved.reduce((sum, value) => sum + value, 0) < 0 && signFlip(moved).p <= LEVEL) enough = middle
    else tooNear = middle
  }
  return enough
}

export const simulateReaches = (from: number, to: number, withSigns: boolean): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => simulateReach(from + i, withSigns))

if (import.meta.main) {
  process.stdout.write(`REACHES: ${JSON.stringify(simulateReaches(5, 40, false))}\n`)
  process.stdout.write(`REACHES_WITH_SIGNS: ${JSON.stringify(simulateReaches(6, 10, true))}\n`)
}

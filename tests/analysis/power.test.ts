import fc from 'fast-check'
import { expect, it } from 'vitest'
import { detectableChange, noiseFloor, pairsToSee } from '../../src/analysis/diagnostics/power.ts'
import { createRatioEstimator } from '../../src/analysis/estimate-ratio.ts'
import { seededRandom } from '../../src/base/random.ts'
import { normal } from './factory.ts'

it('needs just as many pairs as make the change detectable', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 1, noNaN: true }),
      fc.double({ min: 0.01, max: 0.5, noNaN: true }),
      (spread, change) => {
        const n = pairsToSee(change, spread)
        if (n === null) expect(detectableChange(spread, 10_000)).toBeGreaterThan(change)
        else {
          expect(detectableChange(spread, n)).toBeLessThanOrEqual(change)
          if (n > 2) expect(detectableChange(spread, n - 1)).toBeGreaterThan(change)
        }
      },
    ),
  )
})

it('keeps its promise: 80 % of campaigns of that size see a change of that size', () => {
  const [spread, change] = [0.06, 0.05]
  const n = pairsToSee(change, spread) ?? 0
  const estimate = createRatioEstimator(1)
  const random = seededRandom(7, 'power')
  let seen = 0
  for (let campaign = 0; campaign < 400; campaign++) {
    const logs = Array.from({ length: n }, () => Math.log(1 - change) + spread * normal(random))
    if ((estimate(logs)?.interval?.[1] ?? 2) < 1) seen++
  }
  expect(seen / 400).toBeGreaterThan(0.74)
  expect(seen / 400).toBeLessThan(0.88)
})

it('has no answer for a single pair, and none within reach of 10,000 for what is too noisy', () => {
  expect(detectableChange(0.1, 1)).toBeNull()
  expect(noiseFloor(0.1, 1)).toBeNull()
  expect(pairsToSee(0.001, 1)).toBeNull()
  // t(0.975, 9) = 2.2622: half the 95 % interval at ten pairs that differ by 1 % from run to run.
  expect(noiseFloor(0.01, 10)).toBeCloseTo(Math.expm1((2.262157 * 0.01) / Math.sqrt(10)), 7)
})

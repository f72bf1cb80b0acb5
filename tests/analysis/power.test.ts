import fc from 'fast-check'
import { expect, it } from 'vitest'
import { simulateReaches } from '../../scripts/simulate-reaches.ts'
import { createRatioEstimator } from '../../src/analysis/estimate-ratio.ts'
import { widenBySessions } from '../../src/analysis/sessions.ts'
import { detectableChange, noiseFloor, pairsToSee } from '../../src/analysis/statistics/power.ts'
import { REACHES, REACHES_WITH_SIGNS } from '../../src/analysis/statistics/reaches.ts'
import { createSignFlip } from '../../src/analysis/statistics/sign-flip.ts'
import { seededRandom } from '../../src/base/random.ts'
import { sideOfOne } from '../../src/schema/analysis/ratio.ts'
import { normal } from './factory.ts'

it('needs just as many pairs as make the change detectable, and never fewer than a verdict takes', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 1, noNaN: true }),
      fc.double({ min: 0.01, max: 0.5, noNaN: true }),
      (spread, change) => {
        const n = pairsToSee(change, spread)
        if (n === null) expect(detectableChange(spread, 10_000)).toBeGreaterThan(change)
        else {
          expect(n).toBeGreaterThanOrEqual(5)
          expect(detectableChange(spread, n)).toBeLessThanOrEqual(change + 1e-12)
          if (n > 5) expect(detectableChange(spread, n - 1)).toBeGreaterThan(change)
        }
      },
    ),
    { numRuns: 60 },
  )
})

it.each([
  ['blocks', 5],
  ['blocks', 10],
  ['projects', 6],
  ['projects', 12],
] as const)('keeps its promise for %s: of %d, 80 % see the change that is named, beyond the smallest', (of, n) => {
  const [spread, smallest] = [0.06, 0.02]
  const change = detectableChange(spread, n, { smallest, of }) ?? 0
  const [estimate, signFlip] = [createRatioEstimator(3), createSignFlip(3)]
  const random = seededRandom(7, 'power')
  let seen = 0
  for (let campaign = 0; campaign < 1000; campaign++) {
    const logs = Array.from({ length: n }, () => Math.log(1 - change) + spread * normal(random))
    const interval = estimate(logs)?.interval
    const agrees = of === 'blocks' || signFlip(logs).p <= 0.05
    if (interval != null && sideOfOne(interval, smallest) === 'less' && agrees) seen++
  }
  expect(seen / 1000).toBeGreaterThan(0.76)
  expect(seen / 1000).toBeLessThan(0.84)
})

it.each([
  [2, 10],
  [3, 15],
  [6, 12],
])('keeps its promise for %d sessions of %d blocks in all, which do not differ', (sessions, n) => {
  const [spread, smallest] = [0.06, 0.02]
  const change = detectableChange(spread, n, { smallest, sessions }) ?? 0
  const estimate = createRatioEstimator(3)
  const random = seededRandom(7, 'power of sessions')
  const sessionOf = Array.from({ length: n }, (_, i) => i % sessions)
  let seen = 0
  for (let campaign = 0; campaign < 1000; campaign++) {
    const logs = Array.from({ length: n }, () => Math.log(1 - change) + spread * normal(random))
    const interval = widenBySessions(estimate(logs), { values: logs, sessions: sessionOf })?.interval
    if (interval != null && sideOfOne(interval, smallest) === 'less') seen++
  }
  expect(seen / 1000).toBeGreaterThan(0.74)
  expect(seen / 1000).toBeLessThan(0.84)
})

it('has no answer where no verdict is given, and none within reach of 10,000 for what is too noisy', () => {
  expect(detectableChange(0.1, 4)).toBeNull()
  expect(detectableChange(0.1, 5, { of: 'projects' })).toBeNull()
  expect(pairsToSee(0.5, 0.0001, { of: 'projects' })).toBe(6)
  expect(noiseFloor(0.1, 1)).toBeNull()
  expect(pairsToSee(0.001, 1)).toBeNull()
  // t(0.975, 9) = 2.2622: half the 95 % interval at ten pairs that differ by 1 % from run to run.
  expect(noiseFloor(0.01, 10)).toBeCloseTo(Math.expm1((2.262157 * 0.01) / Math.sqrt(10)), 7)
})

it('holds what the method is simulated to reach', () => {
  expect(simulateReaches(5, 40, false)).toEqual(REACHES)
  expect(simulateReaches(6, 10, true)).toEqual(REACHES_WITH_SIGNS)
})

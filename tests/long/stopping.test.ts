import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRatioEstimator } from '../../src/analysis/estimate-ratio.ts'
import { LOOKING_FACTOR, widenForLooking, widestHalfWidth } from '../../src/analysis/measurement/half-width.ts'
import { type StoppingRule, whyStop } from '../../src/measurement/rounds/stopping.ts'
import { MINIMUM_PAIRS } from '../../src/schema/analysis/least-evidence.ts'
import { makeRun } from '../analysis/measured-runs.ts'
import { formatShare, isDifferent, simulateRounds } from '../analysis/simulate-measurement.ts'

const RULE: StoppingRule = { target: 0.05, minimumRounds: 5, maximumRounds: 50, maximumSeconds: null }
const AFTER = { rounds: 10, elapsedSeconds: 10, roundSeconds: 1, halfWidth: 0.1 }

it('goes on until the interval is as narrow as asked', () => {
  expect(whyStop(RULE, AFTER)).toBeNull()
  expect(whyStop(RULE, { ...AFTER, halfWidth: 0.05 })).toBe('interval')
  expect(whyStop(RULE, { ...AFTER, halfWidth: null })).toBeNull()
  expect(whyStop(RULE, { ...AFTER, rounds: 50 })).toBe('max-runs')
  expect(whyStop({ ...RULE, target: null, maximumRounds: 10 }, AFTER)).toBe('repetitions')
})

it('never stops at a narrow interval before five rounds', () => {
  expect(MINIMUM_PAIRS).toBe(5)
  const rounds = fc.integer({ min: 1, max: 4 })
  fc.assert(
    fc.property(rounds, (n) => whyStop({ ...RULE, minimumRounds: 1 }, { ...AFTER, rounds: n, halfWidth: 0 }) === null),
  )
})

it('begins no round that would end beyond the budget', () => {
  const budget = { ...RULE, maximumSeconds: 11 }
  expect(whyStop(budget, AFTER)).toBeNull()
  expect(whyStop(budget, { ...AFTER, elapsedSeconds: 10.1 })).toBe('max-seconds')
})

it('looks at the widest of all ratios, or at one mean', () => {
  const side = (factor: number, spread: number) =>
    Array.from({ length: 8 }, (_, round) => makeRun({ round, joules: 10 * factor * (1 + spread * (-1) ** round) }))
  const estimate = createRatioEstimator(1)
  const narrow = widestHalfWidth([side(1, 0), side(2, 0.01)], 'energy', estimate) ?? 0
  const wide = widestHalfWidth([side(1, 0), side(2, 0.01), side(1, 0.1)], 'energy', estimate) ?? 0
  expect(narrow).toBeGreaterThan(0)
  expect(wide).toBeGreaterThan(5 * narrow)
  const one = widestHalfWidth([side(1, 0.01)], 'energy', estimate) ?? 0
  // Student's 2.3646 × s / √n with s = 0.01 × √(8/7), widened.
  expect(one).toBeCloseTo((LOOKING_FACTOR * 2.364624 * 0.01 * Math.sqrt(8 / 7)) / Math.sqrt(8), 6)
  expect(widestHalfWidth([side(1, 0.01).slice(0, 4)], 'energy', estimate)).toBeNull()
})

it('moves both ends out, and the estimate not', () => {
  const plain = createRatioEstimator(1)([0.1, 0.12, 0.09, 0.11, 0.1, 0.13])
  const wide = widenForLooking(createRatioEstimator(1))([0.1, 0.12, 0.09, 0.11, 0.1, 0.13])
  expect(wide?.estimate).toBe(plain?.estimate)
  for (const end of [0, 1] as const) {
    const [before, after] = [plain, wide].map((found) =>
      Math.log((found?.interval?.[end] ?? 0) / (found?.estimate ?? 1)),
    )
    expect(after).toBeCloseTo((before ?? 0) * LOOKING_FACTOR, 12)
  }
})

it('calls equal commands different in at most 5 % though it looks after every round', async () => {
  let different = 0
  const trials = 600
  for (let seed = 1; seed <= trials; seed++) {
    const { verdict } = await simulateRounds(seed, { noise: 0.02, drift: 0.03, length: 60 }, { ...RULE, target: 0.02 })
    different += Number(isDifferent(verdict))
  }
  expect(different / trials, formatShare(different, trials)).toBeLessThanOrEqual(0.05)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRatioEstimator } from '../../src/analysis/estimate-ratio.ts'
import { seededRandom } from '../../src/base/random.ts'
import { normal } from './factory.ts'

const estimate = createRatioEstimator(1)
const logRatio = fc.double({ min: -3, max: 3, noNaN: true })

describe('the paired geometric mean ratio', () => {
  it('is the geometric mean, with an interval from five pairs on', () => {
    expect(estimate([])).toBeNull()
    expect(estimate([Math.log(0.5), Math.log(2)])).toEqual({ estimate: 1, interval: null, pairs: 2 })
    const result = estimate([0.5, 0.55, 0.45, 0.52, 0.48].map(Math.log))
    expect(result?.estimate).toBeCloseTo(0.4988, 3)
    const [low, high] = result?.interval ?? [0, 0]
    expect(low).toBeGreaterThan(0.42)
    expect(high).toBeLessThan(0.6)
  })

  it('gives equal ratios an interval without width, and four equal of five one with a bound', () => {
    expect(estimate(Array.from({ length: 6 }, () => Math.log(0.8)))?.interval).toEqual([
      expect.closeTo(0.8, 12),
      expect.closeTo(0.8, 12),
    ])
    const [low, high] = estimate([0, 0, 0, 0, 0.1])?.interval ?? [0, 0]
    expect(low).toBeGreaterThan(0.85)
    expect(high).toBeLessThan(1.2)
    expect(high).toBeGreaterThan(1.02)
  })

  it('is the same for the same seed and stays close for another', () => {
    const random = seededRandom(3, 'values')
    const values = Array.from({ length: 12 }, () => 0.1 * normal(random))
    expect(createRatioEstimator(7)(values)).toEqual(createRatioEstimator(7)(values))
    const low = (seed: number) => createRatioEstimator(seed)(values)?.interval?.[0] ?? 0
    expect(Math.abs(Math.log(low(1) / low(8)))).toBeLessThan(0.02)
  })

  it('turns into its reciprocal when the sides are swapped', () => {
    fc.assert(
      fc.property(fc.array(logRatio, { minLength: 5, maxLength: 20 }), (values) => {
        const [one, other] = [estimate(values), estimate(values.map((value) => -value))]
        expect(one?.estimate).toBeCloseTo(1 / (other?.estimate ?? 0), 9)
        const [low, high] = one?.interval ?? [0, 0]
        const [otherLow, otherHigh] = other?.interval ?? [0, 0]
        expect(Math.log(low)).toBeCloseTo(-Math.log(otherHigh), 9)
        expect(Math.log(high)).toBeCloseTo(-Math.log(otherLow), 9)
      }),
    )
  })

  it('holds its estimate and is bounded by Student’s interval', () => {
    fc.assert(
      fc.property(fc.array(logRatio, { minLength: 5, maxLength: 20 }), (values) => {
        const result = estimate(values)
        const [low, high] = result?.interval ?? [0, 0]
        expect(low).toBeLessThanOrEqual(result?.estimate ?? 0)
        expect(high).toBeGreaterThanOrEqual(result?.estimate ?? 0)
        expect(Number.isFinite(high)).toBe(true)
      }),
    )
  })

  it.each([5, 8, 30])('covers the truth about as often as it says, at %i pairs', (pairs) => {
    const random = seededRandom(pairs, 'coverage')
    const simulations = 1500
    let covered = 0
    for (let i = 0; i < simulations; i++) {
      const [low, high] = estimate(Array.from({ length: pairs }, () => 0.2 * normal(random)))?.interval ?? [2, 2]
      if (low <= 1 && 1 <= high) covered++
    }
    expect(covered / simulations).toBeGreaterThan(0.93)
    expect(covered / simulations).toBeLessThan(0.975)
  })
})

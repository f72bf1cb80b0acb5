import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meanOf } from '../../src/analysis/statistics/moments.ts'
import { wilsonInterval } from '../../src/analysis/statistics/proportions.ts'
import { createRankTest } from '../../src/analysis/statistics/rank-test.ts'
import { createSignFlip } from '../../src/analysis/statistics/sign-flip.ts'
import { createStudentisedMean } from '../../src/analysis/statistics/studentised-mean.ts'
import { wilcoxonSignedRank } from '../../src/analysis/statistics/wilcoxon.ts'
import { sum } from '../../src/base/numbers.ts'
import { seededRandom } from '../../src/base/random.ts'
import { normal } from './factory.ts'

// Reference values of this file: SciPy 1.17.1 and statsmodels 0.15.0.
const SAMPLE = [-0.31, -0.12, 0.05, -0.44, -0.08, -0.27, 0.11, -0.19]
// Of the size of log-ratios: squares of numbers near 1e-160 are 0.
const value = fc.integer({ min: -3000, max: 3000 }).map((each) => each / 1000)
const values = fc.array(value, { minLength: 5, maxLength: 20 })

describe('the sign-flip test', () => {
  const signFlip = createSignFlip(1)

  it('agrees with scipy.stats.permutation_test of all samples, and with McNemar’s of −1, 0 and 1', () => {
    expect(signFlip(SAMPLE)).toEqual({ p: 0.0546875, exact: true })
    expect(wilcoxonSignedRank(SAMPLE).pExact).toBeCloseTo(0.0546875, 12)
    const discordant = [...Array(7).fill(1), -1, 0, 0, 0, 0, 0]
    expect(signFlip(discordant).p).toBeCloseTo(0.0703125, 12)
    expect(signFlip([0, 0, 0])).toEqual({ p: 1, exact: true })
  })

  it('draws signs where there are too many to enumerate, and comes near the exact answer', () => {
    const random = seededRandom(4, 'signs')
    const many = Array.from({ length: 40 }, () => 0.3 + normal(random))
    const { p, exact } = signFlip(many)
    const approximate = wilcoxonSignedRank(many).pNormal
    expect(exact).toBe(false)
    expect(Math.abs(Math.log(p / approximate))).toBeLessThan(0.7)
    expect(createSignFlip(1)(many)).toEqual(signFlip(many))
  })

  it('does not change with order, sign or scale, and never falls below the share of one assignment', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 9 }), (sample) => {
        const { p } = signFlip(sample)
        expect(signFlip([...sample].reverse()).p).toBe(p)
        expect(signFlip(sample.map((each) => -each / 8)).p).toBe(p)
        expect(p).toBeGreaterThanOrEqual(2 / 2 ** sample.length)
        expect(p).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('rejects equals about as often as it says', () => {
    const random = seededRandom(8, 'equals')
    let rejected = 0
    for (let i = 0; i < 1500; i++) if (signFlip(Array.from({ length: 9 }, () => normal(random))).p <= 0.05) rejected++
    expect(rejected / 1500).toBeLessThan(0.065)
    expect(rejected / 1500).toBeGreaterThan(0.03)
  })
})

describe('the studentised mean', () => {
  const { infer, interval } = createStudentisedMean(1, 999)

  it('has a p-value that falls below 5 % (10 %) just where the 95 % (90 %) interval leaves 0 out', () => {
    fc.assert(
      fc.property(values, value, (sample, shift) => {
        const result = infer(sample.map((each) => each + shift))
        const leavesOut = ([low, high]: readonly [number, number]) => low > 1e-9 || high < -1e-9
        const holds = ([low, high]: readonly [number, number]) => low < -1e-9 && high > 1e-9
        if (result === null) throw new Error('five values have an interval')
        if (leavesOut(result.interval95)) expect(result.p).toBeLessThanOrEqual(0.05)
        if (holds(result.interval95)) expect(result.p).toBeGreaterThan(0.05)
        if (leavesOut(result.interval90)) expect(result.p).toBeLessThanOrEqual(0.1)
        if (holds(result.interval90)) expect(result.p).toBeGreaterThan(0.1)
      }),
    )
  })

  it('gives the same interval with and without the rest, and a narrower one at 90 %', () => {
    fc.assert(
      fc.property(values, (sample) => {
        const result = infer(sample)
        expect(interval(sample)).toEqual(result?.interval95)
        const [[low, high], [inLow, inHigh]] = [result?.interval95 ?? [0, 0], result?.interval90 ?? [0, 0]]
        expect(inLow).toBeGreaterThanOrEqual(low)
        expect(inHigh).toBeLessThanOrEqual(high)
      }),
    )
  })

  it('takes all resamples of few values, whatever the seed', () => {
    const [one, other] = [createStudentisedMean(1, 999), createStudentisedMean(2, 999)]
    fc.assert(
      fc.property(fc.array(value, { minLength: 5, maxLength: 7 }), (sample) => {
        expect(one.infer(sample)).toEqual(other.infer(sample))
      }),
    )
    const fine = [1, 2].map((seed) => createStudentisedMean(seed, 9999).infer(SAMPLE))
    expect(fine[0]).toEqual(fine[1])
    expect(one.infer(SAMPLE)).not.toEqual(other.infer(SAMPLE))
  })

  it('ends where a fortieth of all draws in order lies beyond, counted one by one', () => {
    const sample = [-0.31, -0.12, 0.05, -0.44, 0.2]
    const [mean, n] = [meanOf(sample), sample.length]
    const errorOf = (drawn: readonly number[]) =>
      Math.sqrt(sum(drawn.map((each) => (each - meanOf(drawn)) ** 2)) / (n - 1) / n)
    const tails: [number[], number[]] = [[], []]
    for (let code = 0; code < n ** n; code++) {
      const drawn = sample.map((_, place) => sample[Math.floor(code / n ** place) % n] ?? 0)
      const [shift, error] = [meanOf(drawn) - mean, errorOf(drawn)]
      if (Math.abs(shift) > 1e-12) tails[shift > 0 ? 0 : 1].push(error < 1e-12 ? 1e9 : Math.abs(shift) / error)
    }
    const student = 2.7764451052 // scipy.stats.t.ppf(0.975, 4)
    const [low, high] = tails.map((tail) => {
      const quantile = tail.toSorted((a, b) => b - a)[Math.floor(n ** n / 40)] ?? 0
      return Math.min(Math.max(quantile, 0.9 * student), 2.5 * student) * errorOf(sample)
    })
    const ends = createStudentisedMean(1, 999).interval(sample)
    expect(ends?.[0]).toBeCloseTo(mean - (low ?? 0), 9)
    expect(ends?.[1]).toBeCloseTo(mean + (high ?? 0), 9)
  })

  it('keeps what it told of one sample when another of its size comes', () => {
    const first = infer(SAMPLE)
    const told = structuredClone(first)
    infer(SAMPLE.map((each) => 2 * each + 1))
    expect(first).toEqual(told)
  })

  it('keeps p when signs turn or everything is scaled, and knows the limits', () => {
    fc.assert(
      fc.property(values, (sample) => {
        const p = infer(sample)?.p ?? 0
        expect(infer(sample.map((each) => -each))?.p).toBeCloseTo(p, 9)
        expect(infer(sample.map((each) => 8 * each))?.p).toBeCloseTo(p, 9)
      }),
    )
    expect(infer([0, 0, 0, 0, 0])?.p).toBe(1)
    expect(infer([2, 2, 2, 2, 2])).toMatchObject({ mean: 2, interval95: [2, 2], p: 2 / 1000 })
    expect(infer([1, 2, 3, 4])).toBeNull()
  })
})

describe('both one-sided tests of equivalence', () => {
  it('err as often as they say where the truth lies at the margin', () => {
    const { infer } = createStudentisedMean(1, 999)
    const random = seededRandom(9, 'margin')
    let errors = 0
    for (let i = 0; i < 1500; i++) {
      const { interval90: ends = [-9, 9] } = infer(Array.from({ length: 8 }, () => 1 + 0.3 * normal(random))) ?? {}
      if (ends[0] > -1 && ends[1] < 1) errors++
    }
    expect(errors / 1500).toBeLessThan(0.065)
    expect(errors / 1500).toBeGreaterThan(0.025)
  })
})

describe('rank tests', () => {
  const rankTest = createRankTest(1)

  it('agree with SciPy’s Friedman and statsmodels’ Cochran', () => {
    const times = [
      [0.51, 0.62, 0.9],
      [0.7, 0.8, 0.75],
      [0.33, 0.41, 0.6],
      [0.9, 1.1, 1.3],
      [0.5, 0.45, 0.7],
      [0.62, 0.66, 0.61],
    ]
    const passed = ['110', '100', '111', '101', '000', '110', '100', '110'].map((row) => [...row].map(Number))
    const friedman = rankTest(times)
    const cochran = rankTest(passed)
    expect(friedman.statistic).toBeCloseTo(4.333333333333329, 9)
    expect(friedman.p).toBeCloseTo(0.11455884399268802, 9)
    expect(cochran.statistic).toBeCloseTo(6.333333333333333, 9)
    expect(cochran.p).toBeCloseTo(0.042143843509276406, 9)
    // Exact for 6 × 3 (Friedman's tables): P(χ² ≥ 4.33) = 0.142.
    expect(friedman.permutationP).toBeCloseTo(0.142, 1)
  })

  it('take for equal what only rounding parts, as means of pass rates over like projects', () => {
    const mean = (...shares: number[]) => meanOf(shares)
    const [a, b] = [mean(1 / 3, 1, 1), mean(2 / 3, 2 / 3, 1)] // both are 7 / 9
    expect(a).not.toBe(b)
    const others = [
      [0, 1, 1],
      [1, 0, 1],
      [0, 0, 1],
    ]
    expect(rankTest([[a, b, 1], ...others])).toEqual(rankTest([[b, b, 1], ...others]))
  })

  it('say nothing where nothing differs', () => {
    expect(rankTest([[1, 1], [0, 0]])).toMatchObject({ statistic: null, p: null, permutationP: null }) // biome-ignore format: two rows
  })
})

describe('Wilson’s interval', () => {
  it.each([
    [7, 8, 0.5291118177871466, 0.9775825085499434],
    [0, 6, 0, 0.39033428790216546],
    [6, 6, 0.6096657120978346, 1],
    [21, 24, 0.6899611872949992, 0.9565566591987656],
  ])('of %i of %i agrees with statsmodels', (passed, n, low, high) => {
    expect(wilsonInterval(passed, n)).toEqual([expect.closeTo(low, 12), expect.closeTo(high, 12)])
    expect(wilsonInterval(0, 0)).toBeNull()
  })
})

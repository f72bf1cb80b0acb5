import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { friedman } from '../../src/analysis/statistics/friedman.ts'
import { testMean } from '../../src/analysis/statistics/mean-test.ts'
import { sumOf } from '../../src/analysis/statistics/moments.ts'
import { rankValues } from '../../src/analysis/statistics/ranks.ts'
import { wilcoxonSignedRank } from '../../src/analysis/statistics/wilcoxon.ts'
import { seededRandom } from '../../src/base/random.ts'
import { kruskalWallis, oneWayAnova } from '../../src/genai-greenml/anova.ts'
import { bcaOfMean, createBootstrap } from '../../src/genai-greenml/mean-bootstrap.ts'
import { equivalenceP } from '../../src/genai-greenml/pair-ratio.ts'
import { shapiroWilk } from '../../src/genai-greenml/shapiro-wilk.ts'
import { tukeyKramer } from '../../src/genai-greenml/tukey.ts'
import { normal } from '../analysis/factory.ts'

/** Multiples of 1/64: shifting and scaling them by powers of two is exact, so that ties stay ties. */
const value = fc.integer({ min: -4096, max: 4096 }).map((each) => each / 64)
const sample = fc.array(value, { minLength: 4, maxLength: 40 })
const groups = fc.array(fc.array(value, { minLength: 2, maxLength: 12 }), { minLength: 2, maxLength: 4 })
const close = (found: number, expected: number) =>
  Number.isFinite(expected)
    ? expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)))
    : expect(found).toBe(expected)

describe('tests of one sample', () => {
  it('do not mind order and turn with the sign', () => {
    fc.assert(
      fc.property(sample, (values) => {
        const [test, turned] = [testMean(values), testMean(values.map((each) => -each).reverse())]
        close(turned.t, -test.t)
        close(turned.p, test.p)
        const [ranks, other] = [wilcoxonSignedRank(values), wilcoxonSignedRank(values.map((each) => -each).reverse())]
        expect([other.plus, other.minus]).toEqual([ranks.minus, ranks.plus])
        close(other.pNormal, ranks.pNormal)
        close(other.pratt.p, ranks.pratt.p)
        expect(other.pExact).toBe(ranks.pExact)
      }),
    )
  })

  it('do not mind the unit', () => {
    fc.assert(
      fc.property(sample, (values) => {
        const scaled = values.map((each) => each * 8)
        close(testMean(scaled).t, testMean(values).t)
        close(wilcoxonSignedRank(scaled).pNormal, wilcoxonSignedRank(values).pNormal)
        close(shapiroWilk(scaled.map((each) => each + 16))?.W ?? -1, shapiroWilk(values)?.W ?? -1)
      }),
    )
  })

  it('rank so that ranks add up', () => {
    fc.assert(
      fc.property(sample, (values) => {
        const { ranks, tieTerm } = rankValues(values)
        expect(sumOf(ranks)).toBe((values.length * (values.length + 1)) / 2)
        expect(tieTerm === 0).toBe(new Set(values).size === values.length)
      }),
    )
  })

  it('have known limits', () => {
    expect(testMean([5])).toMatchObject({ n: 1, mean: 5, sd: Number.NaN, t: Number.NaN, p: Number.NaN })
    expect(testMean([3, 3, 3])).toMatchObject({ t: Number.POSITIVE_INFINITY, p: 0, d: Number.NaN, interval: [3, 3] })
    expect(testMean([0, 0]).t).toBeNaN()
    expect(wilcoxonSignedRank([0, 0])).toMatchObject({ zeros: 2, pNormal: Number.NaN, pExact: null })
    expect(shapiroWilk([1, 2])).toBeNull()
    expect(shapiroWilk([2, 2, 2])).toEqual({ W: 1, p: 1 })
    expect(shapiroWilk([1, 2, 3])?.W).toBeCloseTo(1, 12)
    expect(equivalenceP(testMean([0.001, -0.001, 0.0005]), 0.05)).toBeLessThan(0.001)
    expect(equivalenceP(testMean([0.1, 0.11, 0.09]), 0.05)).toBeGreaterThan(0.9)
  })
})

function expectTukey(values: number[][], anova: ReturnType<typeof oneWayAnova>) {
  const { rows } = tukeyKramer(values, anova.mse, anova.df[1])
  expect(rows).toHaveLength((values.length * (values.length - 1)) / 2)
  for (const { p, interval, difference } of rows) {
    expect(interval[0]).toBeLessThanOrEqual(difference)
    if (anova.mse > 0 && Math.abs(p - 0.05) > 1e-9) expect(p < 0.05).toBe(interval[0] > 0 || interval[1] < 0)
  }
  if (values.length === 2 && anova.mse > 0) close(rows[0]?.p ?? -1, anova.p)
}

describe('tests of groups', () => {
  it('do not mind a shift, and of two groups are those of two samples', () => {
    fc.assert(
      fc.property(groups, (values) => {
        const shifted = values.map((group) => group.map((each) => each + 128))
        const [anova, other] = [oneWayAnova(values), oneWayAnova(shifted)]
        if (anova.mse > 1e-9) close(other.F, anova.F)
        close(kruskalWallis(shifted).H, kruskalWallis(values).H)
        expectTukey(values, anova)
      }),
      { numRuns: 25 },
    )
  })

  it('rank within blocks only', () => {
    const blocks = [
      [1, 2, 3],
      [10, 20, 30],
      [7, 8, 9],
    ]
    expect(friedman(blocks).chi2).toBeCloseTo(6, 12)
    expect(friedman(blocks.map((block, i) => block.map((each) => each * 10 ** i))).chi2).toBeCloseTo(6, 12)
    expect(friedman([[1, 1, 1]]).chi2).toBeNaN()
    expect(kruskalWallis([[1, 1], [1]]).p).toBeNaN()
  })
})

describe('simulated', () => {
  const SIMULATIONS = 400
  const draw = (label: string, n: number, of: (random: ReturnType<typeof seededRandom>) => number) => {
    const random = seededRandom(11, label)
    return Array.from({ length: SIMULATIONS }, () => Array.from({ length: n }, () => of(random)))
  }

  it('false positives stay near five in a hundred', () => {
    const samples = draw('null', 25, normal)
    const share = (p: (values: number[]) => number) => samples.filter((each) => p(each) < 0.05).length / SIMULATIONS
    const shares = [
      share((each) => testMean(each).p),
      share((each) => wilcoxonSignedRank(each).pExact ?? 1),
      share((each) => shapiroWilk(each)?.p ?? 1),
      share((each) => oneWayAnova([each.slice(0, 8), each.slice(8, 16), each.slice(16)]).p),
      share((each) => friedman(Array.from({ length: 8 }, (_, i) => each.slice(3 * i, 3 * i + 3))).p),
    ]
    for (const each of shares) expect(each).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / SIMULATIONS))
  })

  it('the BCa interval of fifty values holds the mean in 93 to 97 of a hundred', () => {
    const bootstrap = createBootstrap(999)
    const held = draw('coverage', 50, normal).filter((values) => {
      const [low, high] = bcaOfMean(values, bootstrap(values, 1))
      return low <= 0 && 0 <= high
    }).length
    expect(held / SIMULATIONS).toBeGreaterThanOrEqual(0.93)
    expect(held / SIMULATIONS).toBeLessThanOrEqual(0.97)
  })

  it('is the same for the same seed, whatever was computed before', () => {
    const values = [0.1, 0.4, 0.2, 0.9, 0.7]
    const used = createBootstrap(99)
    used([1, 2, 3, 4, 5], 7)
    expect(used(values, 7)).toEqual(createBootstrap(99)(values, 7))
    expect(used(values, 8)).not.toEqual(used(values, 7))
  })
})

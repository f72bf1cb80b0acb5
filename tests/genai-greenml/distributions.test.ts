import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedRankTwoSided } from '../../src/analysis/distributions/signed-rank.ts'
import {
  chiSquareUpper,
  signTestTwoSided,
  studentQuantile,
  studentTwoSided,
} from '../../src/analysis/distributions/tails.ts'
import { adjustP } from '../../src/analysis/statistics/adjust.ts'
import { wilcoxonSignedRank } from '../../src/analysis/statistics/wilcoxon.ts'
import { shapiroWilk } from '../../src/genai-greenml/shapiro-wilk.ts'
import { studentizedRangeQuantile, studentizedRangeUpper } from '../../src/genai-greenml/studentized-range.ts'
import { fUpper, studentUpper } from '../../src/genai-greenml/upper-tails.ts'
import { hasShared, readShared, whereShared } from './shared.ts'

const quad = z.tuple([z.number(), z.number(), z.number(), z.number()])
const triple = z.tuple([z.number(), z.number(), z.number()])
const tables = z.object({
  tukey: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])),
  tukeyq: z.array(quad),
  t: z.array(triple),
  tq: z.array(triple),
  F: z.array(quad),
  W: z.array(
    z.object({
      x: z.array(z.number()),
      stat: z.number(),
      p_exact: z.number().nullable(),
      p_approx: z.number(),
      p_cc: z.number(),
    }),
  ),
  padj: z.object({ p: z.array(z.number()), holm: z.array(z.number()), bh: z.array(z.number()) }),
  shapiro: z.array(z.object({ x: z.array(z.number()), W: z.number(), p: z.number() })),
})

describe.skipIf(!hasShared)(`distributions.json, to 1e-7${whereShared}`, () => {
  const given = hasShared ? tables.parse(JSON.parse(readShared('distributions.json'))) : null
  const near = (found: number, expected: number) => expect(Math.abs(found - expected)).toBeLessThan(1e-7)

  it('t, F and the studentized range', () => {
    for (const [x, df, cdf] of given?.t ?? []) near(studentUpper(-x, df), cdf)
    for (const [p, df, x] of given?.tq ?? []) near(studentQuantile(p, df), x)
    for (const [x, between, within, upper] of given?.F ?? []) near(fUpper(x, between, within), upper)
    for (const [q, k, df, cdf, upper] of given?.tukey ?? []) {
      near(studentizedRangeUpper(q, k, df), upper)
      near(1 - studentizedRangeUpper(q, k, df), cdf)
    }
    for (const [p, k, df, q] of given?.tukeyq ?? []) near(studentizedRangeQuantile(1 - p, k, df), q)
  })

  it('Wilcoxon, Shapiro-Wilk, Holm and Benjamini-Hochberg', () => {
    for (const { x, stat, p_exact, p_approx, p_cc } of given?.W ?? []) {
      const test = wilcoxonSignedRank(x)
      near(Math.min(test.plus, test.minus), stat)
      near(test.pNormal, p_approx)
      near(test.pNormalCorrected, p_cc)
      if (p_exact === null) expect(test.pExact).toBeNull()
      else near(test.pExact ?? -1, p_exact)
    }
    for (const { x, W, p } of given?.shapiro ?? []) {
      near(shapiroWilk(x)?.W ?? -1, W)
      near(shapiroWilk(x)?.p ?? -1, p)
    }
    for (const method of ['holm', 'bh'] as const) {
      adjustP(given?.padj.p ?? [], method).forEach((p, i) => {
        near(p, given?.padj[method][i] ?? -1)
      })
    }
  })
})

describe('tails', () => {
  it('of the range of two are those of Student’s t, far out too', () => {
    for (const df of [1, 2, 5, 30, 400]) {
      for (const q of [0.1, 1, 4, 15, 40]) {
        const exact = studentTwoSided(q / Math.SQRT2, df)
        expect(Math.abs(studentizedRangeUpper(q, 2, df) / exact - 1)).toBeLessThan(1e-11)
      }
    }
  })

  it('of the range fall with q, rise with k, and the quantile takes them back', () => {
    const cases = {
      k: fc.integer({ min: 2, max: 12 }),
      df: fc.integer({ min: 2, max: 300 }),
      q: fc.double({ min: 0.5, max: 12, noNaN: true }),
    }
    fc.assert(
      fc.property(fc.record(cases), ({ k, df, q }) => {
        const upper = studentizedRangeUpper(q, k, df)
        expect(studentizedRangeUpper(q + 0.1, k, df)).toBeLessThan(upper)
        expect(studentizedRangeUpper(q, k + 1, df)).toBeGreaterThan(upper)
        if (upper > 1e-12 && upper < 0.999) expect(studentizedRangeQuantile(upper, k, df) / q).toBeCloseTo(1, 9)
      }),
      { numRuns: 30 },
    )
    expect(studentizedRangeUpper(0, 3, 10)).toBe(1)
    expect(studentizedRangeUpper(Number.POSITIVE_INFINITY, 3, 10)).toBe(0)
    expect(studentizedRangeUpper(1, 3, 0)).toBeNaN()
  })

  it('agree where one distribution is a case of another', () => {
    for (const x of [0.2, 3, 30]) {
      expect(fUpper(x * x, 1, 17) / studentTwoSided(x, 17)).toBeCloseTo(1, 9)
      expect(chiSquareUpper(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 12)
    }
    expect(fUpper(Number.POSITIVE_INFINITY, 3, 10)).toBe(0)
    expect(signTestTwoSided(1, 10)).toBeCloseTo(22 / 1024, 15)
    expect([signTestTwoSided(0, 0), signTestTwoSided(5, 10)]).toEqual([1, 1])
  })

  it('of signed ranks count subsets', () => {
    expect(signedRankTwoSided(0, 5)).toBeCloseTo(2 / 32, 15)
    expect(signedRankTwoSided(3, 5)).toBeCloseTo((2 * 5) / 32, 15)
    expect(signedRankTwoSided(7, 5)).toBe(1)
    expect(signedRankTwoSided(0, 60)).toBeCloseTo(2 ** -59, 30)
  })
})

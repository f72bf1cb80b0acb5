import { describe, expect, it } from 'vitest'
import { formatSignificantDigits } from '../../src/base/text/significant-digits.ts'
import {
  formatDifference,
  formatGrams,
  formatList,
  formatMetric,
  formatP,
  formatPercent,
  formatPercentRange,
  formatQuantity,
  formatShortTime,
  formatSuccessRate,
  formatWholePercent,
  joinWords,
} from '../../src/report/text/format.ts'
import { formatChange, formatComparison, formatRatio, formatRatioSentence } from '../../src/report/text/format-ratio.ts'
import { formatJoules } from '../../src/report/text/measurement/measured-values.ts'
import type { Ratio } from '../../src/schema/analysis/ratio.ts'

const RATIO: Ratio = {
  baseline: 'original',
  estimate: 0.62,
  interval: [0.55, 0.7],
  pairs: 6,
  quality: 'measured',
  verdict: 'less',
  margin: null,
  cause: null,
  leftOut: [],
  smallestEffect: 0.02,
  sessions: 2,
  exploratory: false,
  vetoedBy: null,
}

describe('formatRatio', () => {
  it.each([
    [RATIO, '×0.62 (0.55–0.70)'],
    [{ ...RATIO, interval: null }, '×0.62'],
    [{ ...RATIO, estimate: null, interval: null }, '–'],
    [null, '–'],
  ])('%#', (ratio, expected) => {
    expect(formatRatio(ratio)).toBe(expected)
  })

  it('a bound that is not 1 is not printed as 1.00', () => {
    expect(formatRatio({ ...RATIO, estimate: 0.99, interval: [0.984, 0.997] })).toBe('×0.990 (0.984–0.997)')
  })

  it('an end that its digits would print as 1 says on which side it lies', () => {
    expect(formatRatio({ ...RATIO, estimate: 0.941, interval: [0.902, 0.99996] })).toBe('×0.94 (0.90–<1)')
    expect(formatRatio({ ...RATIO, estimate: 1.05, interval: [1.00002, 1.1] })).toBe('×1.05 (>1–1.10)')
    expect(formatRatio({ ...RATIO, estimate: 1, interval: [1, 1 + 1e-12] })).toBe('×1.00 (1.00–1.00)')
    expect(formatRatio({ ...RATIO, estimate: 0.9, interval: [0.8, 0.9997] })).toBe('×0.9000 (0.8000–0.9997)')
  })

  it('very small and very large ratios keep two digits', () => {
    expect(formatRatio({ ...RATIO, estimate: 0.0123, interval: [0.0088, 23.4] })).toBe('×0.012 (0.0088–23)')
  })

  it('an estimate has no interval, which would promise a precision', () => {
    expect(formatRatio({ ...RATIO, quality: 'estimated' })).toBe('×0.62')
  })
})

it.each([
  [0.62, '38 % less'],
  [1.25, '25 % more'],
  [2.35, '2.4 times as much'],
  [0.004, '99.6 % less'],
  [0.0004, '99.96 % less'],
  [1.9999, '99.99 % more'],
  [0.996, '0.4 % less'],
])('×%d is %s', (ratio, words) => {
  expect(formatChange(ratio)).toBe(words)
})

it.each([
  [1.4, 'wall', '1.40 s'],
  [0.0851, 'cpu', '0.0851 s'],
  [1234, 'wall', '1,230 s'],
  [268.4, 'energy', '268 J'],
  [45_678, 'energy', '45.7 kJ'],
  [190_840_832, 'memory', '182 MiB'],
  [2.52e7, 'energy', '25.2 MJ'],
  [2e10, 'energy', '20.0 GJ'],
  [3e-5, 'energy', '0.0300 mJ'],
  [3e-7, 'energy', '0.300 µJ'],
  [0, 'energy', '0 J'],
  [35_000, 'wall', '35,000 s'],
  [45_000, 'cpu', '12.5 h'],
  [2e-5, 'cpu', '0.0200 ms'],
  [0, 'cpu', '0 s'],
  [80e9, 'memory', '74.5 GiB'],
  [3e13, 'memory', '27.3 TiB'],
  [null, 'energy', '–'],
] as const)('%s of %s is %s', (value, quantity, text) => {
  expect(formatQuantity(value, quantity)).toBe(text)
})

it('metrics keep their sign and their own digits', () => {
  expect(formatMetric(-0.25, 'fraction')).toBe('−0.250')
  expect(formatMetric(1234.567, 'absolute')).toBe('1,235')
  expect(formatDifference(0.002, 'fraction', 0.9)).toBe('+0.002')
  expect(formatDifference(-0.0004, 'fraction', 0.9)).toBe('0.000')
  expect(formatMetric(275, 'absolute')).toBe('275.0')
  expect(formatMetric(-3.4e38, 'absolute')).toBe('−3.4 × 10³⁸')
  expect(formatDifference(-0.0014, 'absolute', 275.7)).toBe('0.0')
  expect(formatDifference(-2.5, 'absolute', 275.7)).toBe('−2.5')
  expect(formatDifference(0.25, 'absolute', 12.2)).toBe('+0.25')
})

it('a rate is bounded by what could not be attempted', () => {
  expect(formatSuccessRate({ passed: 5, attemptable: 5, total: 6 })).toBe('83–100 %')
  expect(formatSuccessRate({ passed: 5, attemptable: 6, total: 6 })).toBe('83 %')
  expect(formatSuccessRate({ passed: 0, attemptable: 0, total: 0 })).toBe('–')
})

it('lists read as sentences', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinWords)).toEqual(['', 'a', 'a and b', 'a, b and c'])
})

it('a long list is cut, and says by how many', () => {
  expect(formatList(['a', 'b', 'c'])).toBe('a, b, c')
  expect(formatList(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more')
})

it('shares read as percentages: of two significant digits, or whole', () => {
  expect([0.0761, 0.05, 0.123, 1.234].map(formatPercent)).toEqual(['7.6 %', '5 %', '12 %', '120 %'])
  expect([0.0761, 0.5, 1, 0].map(formatWholePercent)).toEqual(['8 %', '50 %', '100 %', '0 %'])
})

it('no part is told as the whole, and nothing as something', () => {
  expect([0.995, 0.9999, 1, 1 - 1e-12].map(formatPercent)).toEqual(['99.5 %', '99.99 %', '100 %', '100 %'])
  expect([0.996, 0.004].map(formatWholePercent)).toEqual(['>99 %', '<1 %'])
  expect(formatPercentRange([0.985, 0.9999])).toBe('99–>99 %')
  expect(formatPercentRange([0, 1])).toBe('0–100 %')
  expect(formatSuccessRate({ passed: 199, attemptable: 200, total: 200 })).toBe('>99 %')
})

it('digits carry no exponent and no zero at the end', () => {
  expect([1234.5, 1e-7, 3].map((value) => formatSignificantDigits(value, 3))).toEqual(['1230', '0.0000001', '3'])
})

describe('numbers in words', () => {
  it.each([
    [0.77, '23 % less CPU time than'],
    [0.954, '4.6 % less CPU time than'],
    [0.004, '99.6 % less CPU time than'],
    [0.9996, '0.04 % less CPU time than'],
    [1.3, '30 % more CPU time than'],
    [3.21, '3.2 times as much CPU time as'],
    [41.6, '42 times as much CPU time as'],
  ])('×%d is %s', (ratio, words) => expect(formatComparison(ratio, 'CPU time')).toBe(words))

  it.each([
    [0.77, [0.61, 0.93], '×0.77, 95 % interval 0.61–0.93'],
    [0.985, [0.974, 0.996], '×0.985, 95 % interval 0.974–0.996'],
    [0.004, [0.002, 0.0081], '×0.0040, 95 % interval 0.0020–0.0081'],
    [1, [1, 1], '×1.00, 95 % interval 1.00–1.00'],
  ] as const)('shows an end of the interval on its side of 1: %d', (estimate, [low, high], words) =>
    expect(formatRatioSentence(estimate, [low, high])).toBe(words),
  )
})

it.each([
  [10, '10 s'],
  [1.5, '1.5 s'],
  [0.00732, '7.32 ms'],
  [0.00085, '850 µs'],
  [45_000, '12.5 h'],
  [4e-7, '0.4 µs'],
])('tells %d seconds in the unit of their size', (seconds, text) => {
  expect(formatShortTime(seconds)).toBe(text)
})

it('tells what is below the smallest unit in that', () => {
  expect(formatGrams(1.64e-8)).toBe('0.0164 µg')
  expect(formatGrams(0)).toBe('0 g')
  expect(formatJoules({ n: 2, median: 2e-7, mean: 2e-7, standardDeviation: 1e-7, interval: null })).toBe(
    '0.200 ± 0.100 µJ',
  )
})

it('shows of a p value on which side of 0.05 it lies', () => {
  expect([0.0504, 0.04996, 0.05, 0.0503999, 0.050001].map(formatP)).toEqual([
    'p = 0.0504',
    'p = 0.04996',
    'p = 0.05',
    'p = 0.0504',
    'p = 0.050001',
  ])
  expect([0.0312, 0.0625, 0.0494, 0.996, 1, 0.00099, 0.001, null].map(formatP)).toEqual([
    'p = 0.031',
    'p = 0.063',
    'p = 0.049',
    'p = 1',
    'p = 1',
    'p < 0.001',
    'p = 0.001',
    '–',
  ])
})

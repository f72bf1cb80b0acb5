import { describe, expect, it } from 'vitest'
import { formatComparison, formatRatioSentence } from '../../../src/report/text/ratio-words.ts'

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

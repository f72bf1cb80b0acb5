import { expect, it } from 'vitest'
import { listResamples } from '../../src/analysis/statistics/all-resamples.ts'
import { drawResamples } from '../../src/analysis/statistics/resamples.ts'
import { boundOf } from '../../src/analysis/statistics/studentised-tails.ts'
import { type Random, seededRandom } from '../../src/base/random.ts'

/** Resamples of one size, and the draws of each, in order. */
function drawNoted(n: number, resamples: number) {
  const random = seededRandom(3, `of ${n}`)
  const noted: number[] = []
  const below = (most: number) => {
    noted.push(random.below(most))
    return noted.at(-1) ?? 0
  }
  const sum = drawResamples({ ...random, below } as Random, n, resamples)
  return { sum, draws: Array.from({ length: resamples }, (_, i) => noted.slice(i * n, (i + 1) * n)) }
}

function makeValues(n: number): Float64Array {
  const random = seededRandom(4, `values of ${n}`)
  const values = Float64Array.from({ length: n }, () => random.below(2000) / 1000 - 1)
  const mean = values.reduce((sum, value) => sum + value) / n
  return values.map((value) => value - mean)
}

/** Drawn in pairs, alone, and by numbers that two bytes do not hold. */
const SIZES = [8, 11, 100, 101, 70_000]

it('sums what was drawn, whichever size was summed before', () => {
  const all = SIZES.map((n) => ({ n, values: makeValues(n), ...drawNoted(n, 7) }))
  for (const { n, values, sum, draws } of [...all, ...all.toReversed()]) {
    const { sums, squares, places } = sum(values, boundOf(n, 0))
    const drawn = draws.map((each) => each.map((place) => values[place] ?? Number.NaN))
    expect([...places]).toEqual([0, 1, 2, 3, 4, 5, 6])
    drawn.forEach((each, i) => {
      expect(sums[i]).toBeCloseTo(
        each.reduce((total, value) => total + value, 0),
        6,
      )
      expect(squares[i]).toBeCloseTo(
        each.reduce((total, value) => total + value * value, 0),
        6,
      )
    })
  }
})

it('keeps those that lie as far from the mean as asked, and tells which they are', () => {
  const { sum } = drawNoted(11, 999)
  const values = makeValues(11)
  const whole = sum(values, boundOf(11, 0))
  const distances = [...whole.sums].map((total, i) => {
    const [shift, square] = [total / 11, whole.squares[i] ?? 0]
    return Math.abs(shift) / Math.sqrt((square - 11 * shift * shift) / 10 / 11)
  })
  const far = distances.flatMap((distance, i) => (distance >= 2 ? [i] : []))
  expect([...sum(values, boundOf(11, 2)).places]).toEqual(far)
  expect(far.length).toBeGreaterThan(20)
})

it('lists all resamples of few values, each with its sums', () => {
  const values = Float64Array.of(-1, 0, 2, -0.5, -0.5)
  const { sum, counts } = listResamples(5)
  const { sums, squares } = sum(values, boundOf(5, 0))
  expect(sums).toHaveLength(126)
  expect(counts.reduce((total, count) => total + count)).toBe(5 ** 5)
  const expected = (of: Float64Array) => of.reduce((total, each, i) => total + each * (counts[i] ?? 0), 0) / 5 ** 5
  expect(expected(sums)).toBeCloseTo(0, 12) // five times the mean
  expect(expected(squares)).toBeCloseTo(1 + 4 + 0.25 + 0.25, 12)
})

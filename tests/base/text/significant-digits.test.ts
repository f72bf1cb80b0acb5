import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatSignificantDigits } from '../../../src/base/text/significant-digits.ts'
import { formatCount } from '../../../src/report/text/format.ts'

const english = (value: number, most: number, isPadded: boolean, isGrouped: boolean) =>
  new Intl.NumberFormat('en', {
    maximumSignificantDigits: most,
    minimumSignificantDigits: isPadded ? most : 1,
    useGrouping: isGrouped,
  }).format(value)

const decimals = fc.tuple(fc.integer({ min: -1e7, max: 1e7 }), fc.integer({ min: 0, max: 9 }))
const numbers = fc.oneof(
  fc.double(),
  decimals.map(([whole, places]) => whole / 10 ** places), // ties of decimals, which no binary fraction is
)

it('writes significant digits as English has them', () => {
  fc.assert(
    fc.property(
      numbers,
      fc.integer({ min: 1, max: 6 }),
      fc.boolean(),
      fc.boolean(),
      (value, most, isPadded, isGrouped) => {
        expect(formatSignificantDigits(value, most, { isPadded, isGrouped })).toBe(
          english(value, most, isPadded, isGrouped),
        )
      },
    ),
    { numRuns: 2000 },
  )
})

it.each([
  [0.285, 2, '0.29'],
  [999.5, 3, '1000'],
  [0.0009996, 3, '0.001'],
  [-1234567, 3, '-1230000'],
  [5e-324, 1, `0.${'0'.repeat(323)}5`],
])('writes %d in %d digits as %s', (value, most, text) => {
  expect(formatSignificantDigits(value, most)).toBe(text)
})

it('writes counts as English has them, whole or not', () => {
  const format = new Intl.NumberFormat('en')
  for (const count of [0, 7, 999, 1000, -123, -1000, -123456, 1234567, 12.5, 1234.5678, 2 ** 60])
    expect(formatCount(count)).toBe(format.format(count))
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joulesOf } from '../../src/energy/counter.ts'

const MAX = 262_143_328_850
const LIMITS = { maxMicrojoules: MAX, capWatts: 200 }

/** Readings one second apart. */
const each = (values: readonly (number | null | undefined)[]) =>
  values.map((microjoules, index) => ({ t: index * 1e9, microjoules }))

it.each([
  ['a plain difference', [1_000_000, 3_500_000], 2.5],
  ['no use at all', [7, 7], 0],
  ['a wrap', [MAX - 1_000_000, 500_000], 1.5],
  ['several readings', [0, 1e6, 1e6, 4e6], 4],
] as const)('knows the joules of %s', (_name, values, joules) => {
  expect(joulesOf(each(values), LIMITS).joules).toBeCloseTo(joules, 3)
})

it.each([
  ['a counter that could not be read', [1, null, 3], { kind: 'not-read' }],
  ['a counter that is not there', [undefined, undefined], { kind: 'not-read' }],
  ['one reading only', [5], { kind: 'read-once' }],
  ['none', [], { kind: 'read-once' }],
  ['a counter that started again from 0', [60_000e6, 3], { kind: 'reset' }],
  ['a negative counter', [-1, 3], { kind: 'negative' }],
  ['a counter above its own range', [0, MAX * 2], { kind: 'above-range' }],
  [
    'more than any such machine can use',
    [0, 10_000e6],
    { kind: 'implausible', joules: 10_000, seconds: 1, limitWatts: 400 },
  ],
] as const)('does not know the joules of %s, and says why', (_name, values, reason) => {
  expect(joulesOf(each(values), LIMITS)).toEqual({ joules: null, reason })
})

it('does not guess where a counter of unknown range starts again', () => {
  expect(joulesOf(each([5, 4]), { maxMicrojoules: null, capWatts: null })).toEqual({
    joules: null,
    reason: { kind: 'wrapped-or-reset' },
  })
  expect(joulesOf(each([4, 5]), { maxMicrojoules: null, capWatts: null })).toMatchObject({ joules: 1e-6 })
})

const values = fc.array(fc.option(fc.integer({ min: 0, max: 400e6 }), { freq: 20 }), { minLength: 2, maxLength: 30 })
const limits = fc.record({
  maxMicrojoules: fc.option(fc.integer({ min: 400e6, max: 2 ** 40 })),
  capWatts: fc.option(fc.integer({ min: 1, max: 5000 })),
})

it('never gives a negative number, and always a number or a reason', () => {
  fc.assert(
    fc.property(values, limits, (readings, limit) => {
      const { joules, reason } = joulesOf(each(readings), limit)
      if (joules === null) expect(reason?.kind).toMatch(/\w/)
      else expect(joules).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('adds up, wherever a run is cut in two', () => {
  fc.assert(
    fc.property(values, limits, fc.nat(), (readings, limit, at) => {
      const cut = 1 + (at % (readings.length - 1))
      const whole = each(readings)
      const [all, first, second] = [whole, whole.slice(0, cut + 1), whole.slice(cut)].map((part) =>
        joulesOf(part, limit),
      )
      if (all?.joules == null || first?.joules == null || second?.joules == null) return
      expect(first.joules + second.joules).toBeCloseTo(all.joules, 6)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CounterReading, joulesOf, modulusOf } from '../../src/energy/counter.ts'
import { openPerfParser } from '../../src/energy/perf.ts'

/**
 * What happens to a counter in one random run: steps of power within the zone's limit, wraps where they fall, and at most
 * one fault. The readings are what the launcher would have seen; the truth is what was really used.
 */
const run = fc.record({
  range: fc.constantFrom(262_143_328_850, 65_712_999_613),
  capWatts: fc.integer({ min: 15, max: 500 }),
  /** Half of them shortly before the end of the range, where a wrap is near. */
  startShare: fc.oneof(
    fc.double({ min: 0, max: 0.999, noNaN: true }),
    fc.double({ min: 0.99, max: 0.99999, noNaN: true }),
  ),
  ticks: fc.array(
    fc.record({
      seconds: fc.double({ min: 0.001, max: 10, noNaN: true }),
      load: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 60 },
  ),
  fault: fc.constantFrom('none', 'none', 'reset', 'unreadable', 'unknown range', 'surge'),
  at: fc.nat(),
})
type Run = typeof run extends fc.Arbitrary<infer T> ? T : never

interface Simulated {
  readonly readings: CounterReading[]
  readonly trueMicrojoules: number
  /** Whether the fault left a trace that nobody can mistake for a wrap. */
  readonly evident: boolean
  readonly wraps: number
}

/** Near the end of its range a counter that starts again at 0 looks as one that wraps. */
const isEvidentReset = (before: number, value: number, limit: number) => value < before && before - value < limit

function simulate({ range, capWatts, startShare, ticks, fault, at }: Run): Simulated {
  const modulus = Math.round(modulusOf(range))
  const faultAt = at % ticks.length
  let value = Math.floor(startShare * range)
  let [t, trueMicrojoules, wraps, evident] = [0, 0, 0, false]
  const readings: CounterReading[] = [{ t, microjoules: value }]
  for (const [index, { seconds, load }] of ticks.entries()) {
    const happens = index === faultAt ? fault : 'none'
    const surge = happens === 'surge' ? 3 * capWatts * (seconds + 2) * 1e6 : 0
    const step = Math.floor(load * capWatts * seconds * 1e6 + surge)
    t += seconds * 1e9
    trueMicrojoules += step
    const before = value
    if (value + step >= modulus) wraps++
    value = (value + step) % modulus
    if (happens === 'reset') {
      value = Math.floor(step / 2)
      evident = isEvidentReset(before, value, modulus - 2 * capWatts * Math.max(seconds + 0.02, 1) * 1e6)
    }
    const lost = happens === 'unreadable'
    evident ||= lost || (surge > 0 && surge < modulus / 2)
    readings.push({ t, microjoules: lost ? null : value })
  }
  return { readings, trueMicrojoules, evident, wraps }
}

function judge(each: Run) {
  const { readings, trueMicrojoules, evident, wraps } = simulate(each)
  const unbounded = each.fault === 'unknown range'
  const maxMicrojoules = unbounded ? null : each.range
  const { joules, reason, doubts = [] } = joulesOf(readings, { maxMicrojoules, capWatts: each.capWatts })
  const told = unbounded ? (joules === null) === wraps > 0 : joules === null || doubts.length > 0
  const faulty = unbounded || (each.fault !== 'none' && evident)
  return {
    wrapped: wraps > 0,
    faulty,
    negative: joules !== null && joules < 0,
    lost: each.fault === 'none' && (joules === null || Math.abs(joules - trueMicrojoules / 1e6) > 1e-3),
    untold: (joules === null && !reason) || (faulty && !told),
  }
}

it('in 10,000 random runs: none negative, none lost in a wrap, every evident fault told', () => {
  const seen = { negative: 0, lost: 0, untold: 0, wrapped: 0, faults: 0 }
  fc.assert(
    fc.property(run, (each) => {
      const { negative, lost, untold, wrapped, faulty } = judge(each)
      seen.negative += Number(negative)
      seen.lost += Number(lost)
      seen.untold += Number(untold)
      seen.wrapped += Number(wrapped)
      seen.faults += Number(faulty)
    }),
    { numRuns: 10_000, seed: 4 },
  )
  expect(seen).toMatchObject({ negative: 0, lost: 0, untold: 0 })
  expect(seen.wrapped).toBeGreaterThan(300)
  expect(seen.faults).toBeGreaterThan(3000)
})

it('tells when a counter may have wrapped unseen', () => {
  const readings = [0, 1].map((index) => ({ t: index * 600e9, microjoules: 1e6 * index }))
  const { joules, doubts } = joulesOf(readings, { maxMicrojoules: 65_712_999_613, capWatts: 280 })
  expect(joules).toBe(1)
  expect(doubts).toEqual([{ kind: 'wrapped-unseen', seconds: 600 }])
})

it('keeps a step that a late edge explains, with a doubt', () => {
  const readings = [
    { t: 0, microjoules: 0 },
    { t: 0.01e9, microjoules: 50e6 },
  ]
  expect(joulesOf(readings, { maxMicrojoules: null, capWatts: 205 })).toMatchObject({
    joules: 50,
    doubts: [{ kind: 'excessive-power', joules: 50, seconds: expect.closeTo(0.01, 9), limitWatts: 410 }],
  })
})

it('perf: what was not counted for a while is refused, since the others would be short of it', () => {
  const parse = openPerfParser()
  parse('0.100000,S0-D0,1,10.00,Joules,power/energy-pkg/,100000000,100.00,,', 1e8)
  const [point] = parse('0.200000,S0-D0,1,<not counted>,Joules,power/energy-pkg/,0,0.00,,', 2e8)
  expect(point).toMatchObject({ value: null, refused: { kind: 'no-numbers' } })
})

import { expect, it } from 'vitest'
import { nameRest, netErrorOf, RestCollector } from '../../src/analysis/observations/rests.ts'
import type { IdlePower } from '../../src/schema/measurement/execution.ts'
import { analyse, findingOf, makeHost, makePlan, makeRecords, measured, type RunPlace, variantOf } from './factory.ts'

const at = (startedAt: string, watts: number, standardErrorWatts: number | null = 0.1): IdlePower => ({
  domain: 'package-0',
  meter: 'powercap',
  watts,
  standardErrorWatts,
  seconds: 10,
  startedAt,
})
const BEFORE = '2026-01-01T00:00:00.000Z'
const AFTER = '2026-01-01T01:00:00.000Z'

/** Ten seconds of 200 J each; `after`: what the host drew once the last of them was over. */
function analyseRest(after: number | null, before = at(BEFORE, 10)) {
  const plan = makePlan({ repetitions: 6 })
  const last = plan.blocks.at(-1)?.number ?? 0
  const isLast = ({ block, orderIndex }: RunPlace) => block === last - 1 && orderIndex === 2
  const energy = [{ ...measured('package-0', 200), netJoules: 200 - before.watts * 10 }]
  const records = makeRecords(plan, (place) => ({
    energy,
    wallSeconds: 10,
    changes: { idle: isLast(place) && after !== null ? [before, at(AFTER, after)] : [before] },
  }))
  return analyse(plan, records)
}
const netOf = (result: ReturnType<typeof analyse>) =>
  variantOf(result, 'project-1/assisted/replay/s1/i0').observations?.netJoules

it('net energy is above the mean of what the host drew before the runs and after them', () => {
  expect(netOf(analyseRest(null))).toBeCloseTo(100)
  expect(netOf(analyseRest(10))).toBeCloseTo(100)
  // 12 W at the mean over 10 s.
  expect(netOf(analyseRest(14))).toBeCloseTo(80)
})

it('a host that draws other power at rest after the runs is told, and one within the errors is not', () => {
  const drifted = analyseRest(14)
  expect(findingOf(drifted, 'rest-drift')).toMatchObject({
    numbers: { before: 10, after: 14 },
    host: 'host-h1',
    domain: 'package-0',
  })
  expect(drifted.readings.restDrift).toEqual([
    {
      host: 'host-h1',
      domain: 'package-0',
      starts: 1,
      before: 10,
      after: 14,
      differs: true,
      standardError: expect.closeTo(Math.SQRT2 * 0.1),
    },
  ])
  const steady = analyseRest(10.1)
  expect(findingOf(steady, 'rest-drift')).toBeUndefined()
  expect(steady.readings.restDrift).toMatchObject([{ differs: false }])
  expect(findingOf(analyseRest(10.25, at(BEFORE, 10, 0.2)), 'rest-drift')).toBeUndefined()
  expect(analyseRest(null).readings.restDrift).toEqual([])
})

it('errors of zones that one window read add up: what disturbs a host at rest disturbs all of them', () => {
  const zones = ['package-0', 'package-0/dram', 'package-1', 'package-1/dram']
  const windows = (startedAt: string, watts: number) => zones.map((domain) => ({ ...at(startedAt, watts), domain }))
  const energy = zones.map((domain) => measured(domain, 100))
  const first = { energy, idle: windows(BEFORE, 10), wallSeconds: 10 }
  const one = netErrorOf({ ...first, energy: [measured('package-0', 100)] }) ?? 0
  expect(one).toBeCloseTo(1.15, 2)
  expect(netErrorOf(first)).toBeCloseTo(4 * one)
  // All zones draw 2 W more after the runs: 4 W in the mean, and as much is not known.
  const rests = new RestCollector()
  rests.add({ idle: [...first.idle, ...windows(AFTER, 12)], host: makeHost('h1') })
  const found = rests.correct(nameRest(first) ?? '')
  expect(found?.watts).toBeCloseTo(4)
  expect(found?.error).toBeCloseTo(4, 1)
})

it('a window is judged at once, however many slices a record says that it had', () => {
  const errorOf = (slices: number) => {
    const idle = [{ ...at(BEFORE, 10, 1), slices }]
    return netErrorOf({ energy: [measured('package-0', 100)], idle, wallSeconds: 1 })
  }
  expect(errorOf(3)).toBeCloseTo(2.195, 3)
  expect(errorOf(Number.MAX_SAFE_INTEGER)).toBeCloseTo(1, 3)
})

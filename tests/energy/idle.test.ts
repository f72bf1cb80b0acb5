import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import {
  type IdleBaseline,
  measureIdle,
  noBaseline,
  type Watch,
  withNet,
  withRestAfter,
} from '../../src/energy/idle.ts'
import { type MeterOptions, openMeter } from '../../src/energy/meter.ts'
import { makeReading, monotonicNs } from '../../src/energy/source.ts'
import type { ReadingMeter } from '../../src/schema/measurement/meters.ts'
import { makeFolder } from '../support/temporary.ts'
import { makePowercap, PACKAGE_RANGE, type ZoneFiles } from './powercap-tree.ts'

async function openTree(zones: Readonly<Record<string, ZoneFiles>>) {
  const options = { require: false, env: {}, meters: ['powercap'], powercapRoot: await makePowercap(zones) } as const
  return openForTest(options)
}

async function openForTest(options: MeterOptions) {
  const meter = await openMeter(options)
  onTestFinished(() => meter[Symbol.asyncDispose]())
  return meter
}

/** A host whose zones draw, in each slice of a second, these watts. */
const drawing =
  (zones: readonly (readonly number[])[], start = 1_000_000, hostBusySeconds: number | null = 0): Watch =>
  async () => {
    const count = Math.max(...zones.map((watts) => watts.length))
    const samples = Array.from({ length: count + 1 }, (_, slice) => ({
      t: 5e9 + slice * 1e9,
      values: zones.map((watts) => {
        const joules = watts.slice(0, slice).reduce((sum, each) => sum + each, 0)
        return (start + joules * 1e6) % (PACKAGE_RANGE + 61)
      }),
    }))
    return { samples, hostBusySeconds }
  }

it('asks for ten slices, and for as many as keep each below ten seconds', async () => {
  const meter = await openTree({ 'intel-rapl:0': { name: 'package-0' } })
  const asked: number[] = []
  const watch: Watch = async (job) => {
    asked.push(job.everySeconds)
    expect(job.counters).toEqual(meter.counterPaths)
    return drawing([[5, 5]])(job)
  }
  for (const seconds of [1, 10, 600]) await measureIdle(meter, seconds, watch)
  expect(asked).toEqual([0.1, 1, 10])
})

it('tells the watts of each zone, and how sure they are', async () => {
  const meter = await openTree({ 'intel-rapl:0': { name: 'package-0' }, 'intel-rapl:0:0': { name: 'dram' } })
  const watch = drawing([
    [10, 12, 10, 12, 10, 12, 10, 12, 10, 12],
    [3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
  ])
  const { powers, missing, notMeasured, busyProcessors } = await measureIdle(meter, 10, watch)
  expect(powers).toEqual([
    {
      domain: 'package-0',
      meter: 'powercap',
      watts: expect.closeTo(11, 6),
      // Standard deviation √(10/9) W over √10 slices.
      standardErrorWatts: expect.closeTo(1 / 3, 6),
      slices: 10,
      seconds: 10,
      startedAt: expect.any(String),
    },
    expect.objectContaining({
      domain: 'package-0/dram',
      watts: expect.closeTo(3, 6),
      standardErrorWatts: expect.closeTo(0, 6),
    }),
  ])
  expect({ missing, notMeasured, busyProcessors }).toEqual({ missing: [], notMeasured: null, busyProcessors: 0 })
})

it('adds up a counter that wraps in the middle', async () => {
  const meter = await openTree({ 'intel-rapl:0': { name: 'package-0', energy: PACKAGE_RANGE - 20e6 } })
  const watch = drawing([Array(10).fill(8)], PACKAGE_RANGE - 20e6, null)
  const { powers, busyProcessors } = await measureIdle(meter, 10, watch)
  expect(powers).toMatchObject([{ watts: expect.closeTo(8, 3), standardErrorWatts: expect.closeTo(0, 3) }])
  expect(busyProcessors).toBeNull()
})

it('does not know its error from a launcher that read the edges only', async () => {
  const meter = await openTree({ 'intel-rapl:0': { name: 'package-0' } })
  const { powers } = await measureIdle(meter, 10, drawing([[7]]))
  expect(powers).toMatchObject([{ watts: expect.closeTo(7, 6), standardErrorWatts: null, seconds: 1 }])
})

it('says which zone it could not read, and why', async () => {
  const meter = await openTree({
    'intel-rapl:0': { name: 'package-0' },
    'intel-rapl:0:0': { name: 'core' },
    'intel-rapl:0:1': { name: 'dram', energy: 'folder' },
  })
  const watch = drawing([Array(10).fill(8), Array(10).fill(0)])
  const { powers, missing } = await measureIdle(meter, 10, watch)
  expect(powers.map(({ domain }) => domain)).toEqual(['package-0'])
  expect(missing.map(({ domain }) => domain)).toEqual(['package-0/core', 'package-0/dram'])
  expect(missing[0]?.reason).toEqual({ kind: 'not-read', reason: { kind: 'still' } })
})

/** Waits in earnest: for meters that sample beside the run. */
const waiting: Watch = async ({ seconds, everySeconds }) => {
  const samples = [{ t: monotonicNs(), values: [] }]
  const end = (samples[0]?.t ?? 0) + seconds * 1e9
  while (monotonicNs() < end) {
    await new Promise((resolve) => setTimeout(resolve, everySeconds * 1000))
    samples.push({ t: monotonicNs(), values: [] })
  }
  return { samples, hostBusySeconds: null }
}

/** A plug that is read on time, however late it is told. */
const PLUG = `import json, sys, time
step = int(float(sys.argv[1]) * 1e9)
due = time.monotonic_ns()
while True:
    print(json.dumps({"watts": 40, "monotonicNs": due}), flush=True)
    due += step
    time.sleep(max(0, due - time.monotonic_ns()) / 1e9)
`

async function openPlug(everySeconds: number) {
  const script = join(await makeFolder({ 'plug.py': PLUG }), 'plug.py')
  const external = { command: `exec python3 -I -S ${script} ${everySeconds}` }
  return openForTest({ require: false, env: { PATH: process.env.PATH }, meters: ['external'], external })
}

it('reads meters that sample, slice by slice', async () => {
  const meter = await openPlug(0.02)
  const { powers, missing } = await measureIdle(meter, 1.5, waiting)
  expect(missing).toEqual([])
  expect(powers).toMatchObject([{ domain: 'external', meter: 'external', watts: expect.closeTo(40, 6) }])
})

it('knows its error from fewer slices where a meter is too slow for ten', async () => {
  const meter = await openPlug(0.1)
  const { powers } = await measureIdle(meter, 3, waiting)
  expect(powers).toMatchObject([{ watts: expect.closeTo(40, 6), standardErrorWatts: expect.closeTo(0, 6) }])
})

it('takes no baseline from a meter that is too slow for the window', async () => {
  const meter = await openPlug(0.4)
  const { powers, missing } = await measureIdle(meter, 1, waiting)
  expect(powers).toEqual([])
  expect(missing).toMatchObject([
    { domain: 'external', reason: { kind: 'doubtful', doubts: [{ kind: 'few-readings' }] } },
  ])
})

const baseline: IdleBaseline = {
  powers: [
    { domain: 'package-0', meter: 'powercap', watts: 20, standardErrorWatts: 0.5, seconds: 10, startedAt: 'then' },
    { domain: 'package-0', meter: 'perf', watts: 21, standardErrorWatts: null, seconds: 10, startedAt: 'then' },
  ],
  notMeasured: null,
  missing: [{ domain: 'gpu-0', meter: 'nvml', reason: { kind: 'not-read', reason: { kind: 'not-read' } } }],
  busyProcessors: 0,
}
const measured = (domain: string, meter: ReadingMeter, joules: number) =>
  makeReading(domain, meter, { joules, reason: null, doubts: [] })

it('subtracts the idle power of the same zone and meter, and leaves the gross alone', () => {
  const { energy, idle } = withNet(
    [measured('package-0', 'powercap', 100), measured('package-0', 'perf', 100)],
    baseline,
    3,
  )
  expect(energy.map(({ joules, netJoules, restReason }) => [joules, netJoules, restReason])).toEqual([
    [100, 40, undefined],
    [100, 37, undefined],
  ])
  expect(idle).toEqual(baseline.powers)
})

it('says why a zone has no net energy', () => {
  const readings = [measured('package-0/dram', 'powercap', 5), measured('gpu-0', 'nvml', 9)]
  const [dram, gpu] = readings
  expect(withNet(readings, baseline, 1)).toEqual({
    energy: [
      { ...dram, restReason: { kind: 'not-among-zones' } },
      { ...gpu, restReason: { kind: 'not-read', reason: { kind: 'not-read' } } },
    ],
    idle: [],
  })
  const without = withNet(readings, noBaseline({ kind: 'not-asked' }), 1)
  expect(without.energy.map(({ restReason }) => restReason?.kind)).toEqual(['not-asked', 'not-asked'])
})

it('leaves alone what is estimated or was not read', () => {
  const estimate = { ...measured('estimate', 'linear-per-vcpu', 7), netJoules: 2, quality: 'estimated' as const }
  const lost = makeReading('package-0', 'powercap', { joules: null, reason: { kind: 'still' } })
  expect(withNet([estimate, lost], baseline, 1)).toEqual({ energy: [estimate, lost], idle: [] })
  const restReason = { kind: 'only-estimated' } as const
  expect(withNet([estimate, lost], noBaseline(restReason), 1).energy).toEqual([{ ...estimate, restReason }, lost])
})

it('gives a net that with the idle part makes the gross, whatever its sign', () => {
  const numbers = fc.double({ min: 0, max: 1e5, noNaN: true })
  fc.assert(
    fc.property(numbers, numbers, numbers, (joules, watts, seconds) => {
      const [power] = baseline.powers
      if (!power) throw new Error('no power')
      const own = { ...baseline, powers: [{ ...power, watts }] }
      const [reading] = withNet([measured('package-0', 'powercap', joules)], own, seconds).energy
      expect(reading?.joules).toBe(joules)
      expect((reading?.netJoules ?? Number.NaN) + watts * seconds).toBeCloseTo(joules, 2)
    }),
  )
})

it('makes net energy by the mean of the power before and after, where both are known', () => {
  const window = (watts: number) => ({
    domain: 'package-0',
    meter: 'powercap' as const,
    watts,
    standardErrorWatts: 0,
    seconds: 10,
    startedAt: '2026-01-01T00:00:00.000Z',
  })
  const reading = {
    ...makeReading('package-0', 'powercap', { joules: 100, reason: null, doubts: [] }),
    netJoules: 100 - 5 * 10,
  }
  const rested = { idle: [window(5)], wallSeconds: 10 }
  expect(withRestAfter([reading], [window(7)], rested)[0]?.netJoules).toBeCloseTo(40)
  expect(withRestAfter([reading], [], rested)).toEqual([reading])
  expect(withRestAfter([{ ...reading, netJoules: null }], [window(7)], rested)[0]?.netJoules).toBeNull()
})

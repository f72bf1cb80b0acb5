import { chmod, copyFile, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runCommand } from '../../../src/base/processes/process.ts'
import { crossCheck } from '../../../src/energy/cross-check.ts'
import { parseReading } from '../../../src/energy/external.ts'
import { type MeterOptions, openMeter } from '../../../src/energy/meter.ts'
import { namePackages, openPerfParser } from '../../../src/energy/perf.ts'
import { openPowermetrics, openPowermetricsParser } from '../../../src/energy/powermetrics.ts'
import { addPoint, joulesWithin, makeSeries } from '../../../src/energy/series.ts'
import { flagsOfEnergy, makeReading, monotonicNs } from '../../../src/energy/source.ts'
import type { ReadingMeter } from '../../../src/schema/measurement/meters.ts'
import { fakePath } from '../../energy/fakes.ts'
import { makeFolder } from '../../support/temporary.ts'

async function measure(options: Omit<MeterOptions, 'require'>, seconds: number) {
  await using meter = await openMeter({ require: false, env: { PATH: process.env.PATH }, ...options })
  await meter.prepare()
  const begin = monotonicNs()
  await wait(seconds * 1000)
  const end = monotonicNs()
  const readings = await meter.read(
    [begin, end].map((t) => ({ t, values: [] })),
    (end - begin) / 1e9,
    0,
  )
  return { readings, seconds: (end - begin) / 1e9, meter }
}

/** perf itself then says which events there are. */
const NO_PMU = '/no/such/folder'

async function perfEnvironment(settings: NodeJS.ProcessEnv = {}) {
  const folder = await makeFolder()
  const path = await fakePath(folder, {})
  await copyFile(join(import.meta.dirname, '..', '..', 'energy', 'fake_perf.py'), join(folder, 'bin', 'perf'))
  await chmod(join(folder, 'bin', 'perf'), 0o755)
  return { PATH: path, ...settings }
}

it('reads the power PMU by perf, zone by zone under powercap’s names', async () => {
  const { readings, seconds } = await measure(
    { meters: ['perf'], eventSources: NO_PMU, env: await perfEnvironment() },
    1.5,
  )
  expect(readings.map(({ domain, meter, quality }) => [domain, meter, quality])).toEqual([
    ['package-0', 'perf', 'measured'],
    ['package-0/dram', 'perf', 'measured'],
    ['package-1', 'perf', 'measured'],
    ['package-1/dram', 'perf', 'measured'],
  ])
  // A busy machine brings perf's lines late, all zones alike: their shares stay, and the sum is of this size at least.
  const joules = readings.map((reading) => reading.joules ?? 0)
  const [first = 0] = joules
  expect(joules.map((each) => each / first)).toEqual([1, 0.1, 2, 0.2].map((share) => expect.closeTo(share, 2)))
  expect(first / (80 * seconds)).toBeCloseTo(1, 0)
})

it.each([
  ['denied', 'denied .*Access to performance monitoring'],
  ['unsupported', 'pmu counts nothing'],
])('refuses perf by name, and says why it gives no number: %s', async (mode, reason) => {
  const env = await perfEnvironment({ PERF_MODE: mode })
  const opening = openMeter({ require: false, meters: ['perf'], eventSources: NO_PMU, env })
  await expect(opening).rejects.toThrow(new RegExp(`: perf: .*${reason}`, 's'))
})

it('says that there is no power PMU, or none that counts packages', async () => {
  const env = { PATH: await makeFolder() }
  const open = (eventSources: string) => openMeter({ require: false, meters: ['perf'], eventSources, env })
  await expect(open(NO_PMU)).rejects.toThrow('perf: no power pmu')
  const eventSources = await makeFolder({ 'power/type': '9\n', 'power/events/energy-psys': 'event=5\n' })
  await expect(open(eventSources)).rejects.toThrow('perf: no package events')
})

it('takes perf by itself only where the PMU counts the packages', async () => {
  const eventSources = await makeFolder({ 'power/type': '9\n', 'power/events/energy-psys': 'event=5\n' })
  const env = await perfEnvironment()
  const powercapRoot = await makeFolder()
  await using platform = await openMeter({ require: false, env, eventSources, powercapRoot })
  expect(platform.name).toMatch(/estimate$/)
  expect(platform.unavailable).toEqual([{ kind: 'no-counters', root: powercapRoot }, { kind: 'no-package-events' }])
  await writeFile(join(eventSources, 'power/events/energy-pkg'), 'event=2\n')
  await using whole = await openMeter({ require: true, env, eventSources, powercapRoot })
  expect(whole.name).toMatch(/^perf/)
  const dead = { ...env, PERF_MODE: 'unsupported' }
  await using none = await openMeter({ require: false, env: dead, eventSources, powercapRoot })
  expect(none.unavailable?.at(-1)).toEqual({ kind: 'pmu-counts-nothing' })
})

it('places perf’s times on the clock, and sums its steps', () => {
  const parse = openPerfParser()
  parse('     0.100000000,S0-D0,1,1.50,Joules,power/energy-pkg/,1,100.00,,', 5.13e9)
  const points = parse('     0.200000000,S0-D0,1,2.00,Joules,power/energy-pkg/,1,100.00,,', 5.2e9)
  expect(points).toEqual([{ domain: 'package-0-die-0', kind: 'joules', t: 5.2e9, value: 3.5 }])
  expect(parse('junk', 0)).toEqual([])
  expect(parse('0.3,S0-D0,1,<not counted>,,power/energy-psys/,0,0.00,,', 5.3e9)[0]).toMatchObject({
    domain: 'psys',
    value: null,
  })
})

it('names packages of one die as powercap does, and takes one die of AMD’s', () => {
  const dies = ['package-0-die-0', 'package-0-die-0/dram', 'package-1-die-0', 'package-1-die-1', 'psys']
  expect([...namePackages(dies, null).values()]).toEqual([
    'package-0',
    'package-0/dram',
    'package-1-die-0',
    'package-1-die-1',
    'psys',
  ])
  expect([...namePackages(dies, 'AuthenticAMD').values()]).toEqual([
    'package-0',
    'package-0/dram',
    'package-1-die-0',
    'psys',
  ])
})

const SILICON = `*** Sampled system activity (Tue Nov 28 14:37:01 2023 +0100) (100.50ms elapsed) ***

**** Processor usage ****
CPU Power: 4000 mW
GPU Power: 500 mW
ANE Power: 0 mW
Combined Power (CPU + GPU + ANE): 4500 mW

**** GPU usage ****
GPU Power: 500 mW`

it('reads powermetrics of Apple silicon and of Intel', () => {
  const parse = openPowermetricsParser()
  const sample = (arrivalNs: number) => SILICON.split('\n').flatMap((line) => parse(line, arrivalNs))
  sample(1e9)
  expect(sample(1.1e9).map(({ domain, value }) => [domain, Number(value?.toFixed(4))])).toEqual([
    ['package-0/cpu', 0.804],
    ['package-0/gpu', 0.1005],
    ['package-0/ane', 0],
    ['package-0', 0.9045],
  ])
  const intel = openPowermetricsParser()
  intel('*** Sampled system activity (now) (1000.00ms elapsed) ***', 5e9)
  const line = 'Intel energy model derived package power (CPUs+GT+SA): 12.50W'
  expect(intel(line, 5e9)).toEqual([
    { domain: 'package-0', kind: 'joules', t: 4e9, value: 0 },
    { domain: 'package-0', kind: 'joules', t: 5e9, value: 12.5 },
  ])
})

it('runs powermetrics as macOS has it', async () => {
  const sample = SILICON.replaceAll('\n', '\\n')
  const program = `#!/bin/sh\n[ "$*" = "--samplers cpu_power,gpu_power,ane_power -i 100 -b 1" ] || exit 64\nwhile :; do printf '${sample}\\n'; sleep 0.1005; done\n`
  const source = await openPowermetrics(
    { PATH: await fakePath(await makeFolder(), { powermetrics: program }) },
    'darwin',
  )
  if (!('read' in source)) throw new Error(source.reason.kind)
  await source.prepare()
  const begin = monotonicNs()
  await wait(1000)
  const readings = await source.read({ samples: [], beginNs: begin, endNs: monotonicNs() })
  await source[Symbol.asyncDispose]()
  expect(readings.map(({ domain }) => domain)).toEqual(['package-0', 'package-0/ane', 'package-0/cpu', 'package-0/gpu'])
  expect(readings[0]).toMatchObject({
    quality: 'measured',
    reason: { kind: 'vendor-estimate' },
  })
  const refused = '#!/bin/sh\necho "powermetrics must be invoked as the superuser" >&2; exit 1\n'
  const denied = await openPowermetrics(
    { PATH: await fakePath(await makeFolder(), { powermetrics: refused }) },
    'darwin',
  )
  expect(denied).toMatchObject({
    reason: {
      kind: 'ended',
      program: 'powermetrics',
      exitCode: 1,
      signal: null,
      detail: 'powermetrics must be invoked as the superuser',
    },
  })
  expect(await openPowermetrics({}, 'linux')).toMatchObject({ reason: { kind: 'not-macos' } })
})

it('reads a wall plug by a command that streams', async () => {
  const command = `while :; do echo '{"watts": 42}'; sleep 0.05; done`
  const { readings, seconds } = await measure({ meters: ['external'], external: { command } }, 1)
  expect(readings).toMatchObject([{ domain: 'external', meter: 'external', quality: 'measured' }])
  expect((readings[0]?.joules ?? 0) / (42 * seconds)).toBeCloseTo(1, 1)
})

it('asks a command again that prints one reading', async () => {
  const { readings } = await measure({ meters: ['external'], external: { command: 'echo 50' } }, 2.2)
  expect(readings).toMatchObject([
    { quality: 'measured', doubts: [{ kind: 'few-readings', readings: expect.any(Number) }] },
  ])
})

it('reads joules from a file that somebody appends to, and from a pipe', async () => {
  const folder = await makeFolder({ 'plug.jsonl': '' })
  await runCommand('mkfifo', [join(folder, 'pipe')])
  for (const name of ['plug.jsonl', 'pipe']) {
    const stream = join(folder, name)
    const file = await open(stream, name === 'pipe' ? 'r+' : 'a')
    const start = monotonicNs()
    const writing = setInterval(() => {
      const now = monotonicNs()
      const reading = { monotonicNs: now, joules: (30 * (now - start)) / 1e9, domain: 'rack-7' }
      void file.write(`${JSON.stringify(reading)}\n`)
    }, 50)
    const { readings, seconds } = await measure({ meters: ['external'], external: { stream } }, 1)
    clearInterval(writing)
    await file.close()
    expect(readings).toMatchObject([{ domain: 'external-rack-7', quality: 'measured' }])
    expect((readings[0]?.joules ?? 0) / (30 * seconds)).toBeCloseTo(1, 6)
  }
})

it.each([
  [{ command: 'echo nonsense; sleep 9' }, 'no answer|not understood .*nonsense'],
  [{ command: 'echo broken >&2; exit 3' }, 'ended .*exitCode 3.*broken'],
  [{ stream: '/no/such/file' }, 'missing .path /no/such/file'],
])(
  'says why %j gives no reading',
  async (external, reason) => {
    await expect(measure({ external, powercapRoot: await makeFolder() }, 0)).rejects.toThrow(new RegExp(reason))
  },
  20_000,
)

it.each([
  ['61.5', 'watts', 61.5],
  ['{"watts": 0}', 'watts', 0],
  ['{"joules": 12.25}', 'joules', 12.25],
  ['{"watts": null}', 'watts', null],
])('reads the external line %j', (line, kind, value) => {
  expect(parseReading(line, 7)).toEqual([{ domain: 'external', kind, t: 7, value }])
})

it.each([
  '',
  '{"watts": -1}',
  '{"watts": 1, "joules": 2}',
  '{"time": "never", "watts": 1}',
  '{"domain": "a/b", "watts": 1}',
  '[]',
])('leaves out the external line %j', (line) => expect(parseReading(line, 7)).toEqual([]))

it('takes times of day as ages', () => {
  const [point] = parseReading(`{"time": "${new Date(Date.now() - 2000).toISOString()}", "watts": 5}`, 10e9)
  expect((point?.t ?? 0) / 1e9).toBeCloseTo(8, 1)
})

function series(kind: 'joules' | 'watts', points: readonly (readonly [number, number | null])[]) {
  const made = makeSeries(kind)
  for (const [seconds, value] of points) addPoint(made, seconds * 1e9, value)
  return made
}
const within = (made: ReturnType<typeof series>, begin: number, end: number) =>
  joulesWithin(made, begin * 1e9, end * 1e9, 0.1e9)
const steps = (f: (t: number) => number | null) => Array.from({ length: 21 }, (_, i) => [i / 10, f(i / 10)] as const)

it('interpolates a counter and integrates power over exactly the window', () => {
  expect(
    within(
      series(
        'joules',
        steps((t) => 50 * t),
      ),
      0.25,
      1.75,
    ),
  ).toMatchObject({ joules: expect.closeTo(75, 9), reason: null })
  expect(
    within(
      series(
        'watts',
        steps((t) => 10 * t),
      ),
      0.25,
      1.75,
    ),
  ).toMatchObject({ joules: expect.closeTo(15, 9), reason: null })
})

it.each([
  ['before the window', 'joules', steps((t) => t).slice(5), { kind: 'none-before' }],
  ['after the window', 'joules', steps((t) => t).slice(0, 12), { kind: 'none-after' }],
  ['at all', 'watts', [], { kind: 'no-readings' }],
  ['but N/A', 'watts', steps(() => null), { kind: 'no-numbers' }],
  ['of a reset counter', 'joules', steps((t) => (t < 1 ? 100 + t : t)), { kind: 'reset' }],
  ['of a counter that stands still', 'joules', steps(() => 4), { kind: 'still' }],
  ['for 1.4 s', 'watts', steps(() => 9).filter(([t]) => t < 0.3 || t > 1.6), { kind: 'silent', seconds: 1.5 }],
] as const)('gives no number without a reading %s', (_name, kind, points, reason) => {
  expect(within(series(kind, points), 0.2, 1.8)).toEqual({ joules: null, reason })
})

it('marks two meters of one zone that disagree, and the run with them', () => {
  const of = (meter: ReadingMeter, joules: number) =>
    makeReading('package-0', meter, { joules, reason: null, doubts: [] })
  expect(crossCheck([of('powercap', 1000), of('perf', 1005)], 60).map(({ doubts }) => doubts)).toEqual([[], []])
  const card = (joules: number) => crossCheck([of('nvml', 1000), of('nvidia-smi', joules)], 60)
  expect(card(1050).map(({ doubts }) => doubts)).toEqual([[], []])
  expect(card(1150).map(({ doubts }) => doubts.length)).toEqual([1, 1])
  const apart = crossCheck([of('powercap', 1000), of('perf', 1100)], 60)
  expect(apart[0]?.doubts).toEqual([{ kind: 'meters-disagree', meter: 'perf', difference: expect.closeTo(0.1, 9) }])
  expect(flagsOfEnergy(apart)).toEqual(['doubtful-energy'])
  expect(flagsOfEnergy([makeReading('a', 'nvml', { joules: null, reason: { kind: 'still' } })])).toEqual([])
})

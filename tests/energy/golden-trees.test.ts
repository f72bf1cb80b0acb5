import { realpath, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { modulusOf } from '../../src/energy/counter.ts'
import { openMeter } from '../../src/energy/meter.ts'
import { discoverPowercap, type Vendor } from '../../src/energy/powercap.ts'
import { makePowercapSource } from '../../src/energy/powercap-source.ts'
import type { CounterSample } from '../../src/energy/source.ts'
import { energyReading } from '../../src/schema/measurement/execution.ts'
import { energyOfHost } from '../../src/schema/measurement/package-energy.ts'
import { cpuSeconds, launch, openLauncher } from '../support/launch.ts'
import { makeFolder } from '../support/temporary.ts'
import { type FedCounter, mostLate, startFeeder, type Trace } from './feed.ts'
import { DRAM_RANGE, makePowercap, PACKAGE_RANGE, type ZoneFiles } from './powercap-tree.ts'

type Tree = Readonly<Record<string, ZoneFiles>>

const socket = (number: number, energy: number): Tree => ({
  [`intel-rapl:${number}`]: { name: `package-${number}`, energy, capWatts: 205 },
  [`intel-rapl:${number}:0`]: { name: 'core', energy: energy / 2 },
  [`intel-rapl:${number}:1`]: { name: 'dram', energy: energy / 10, range: DRAM_RANGE },
})
const dies = (energies: readonly number[]): Tree =>
  Object.fromEntries(
    energies.map((energy, die) => [`intel-rapl:${die}`, { name: `package-0-die-${die}`, energy, capWatts: 280 }]),
  )
/** Each zone's counter moves on by so many microjoules a second. */
type Rates = Readonly<Record<string, number>>

/** A run of one second in which every counter moves, by 30 J a second unless told otherwise. */
async function run(root: string, rates: Rates = {}, vendor: Vendor = null) {
  const { zones } = await discoverPowercap(root, vendor)
  const readable = zones.filter((zone) => zone.unreadable === null)
  const source = makePowercapSource(zones)
  const samples: CounterSample[] = [0.1, 1.1].map((t) => ({
    t: t * 1e9,
    values: readable.map((zone) => {
      const moved = (zone.firstMicrojoules ?? 0) + (rates[zone.domain] ?? 30e6) * t
      return Math.floor(zone.maxMicrojoules === null ? moved : moved % modulusOf(zone.maxMicrojoules))
    }),
  }))
  const readings = await source.read({ samples, beginNs: 0.1e9, endNs: 1.1e9 })
  for (const reading of readings) energyReading.parse(reading)
  return readings
}

const joulesByDomain = (readings: readonly { domain: string; joules: number | null }[]) =>
  Object.fromEntries(readings.map(({ domain, joules }) => [domain, joules === null ? null : Math.round(joules)]))

const LAPTOP: Tree = {
  'intel-rapl-mmio:0': { name: 'package-0', energy: 5_000_000, capWatts: 15 },
  'intel-rapl:0': { name: 'package-0', energy: 5_000_000, capWatts: 28 },
  'intel-rapl:0:0': { name: 'core', energy: 100 },
  'intel-rapl:0:1': { name: 'uncore', energy: 200 },
}

const trees: [string, Tree, Vendor, Record<string, number | null>][] = [
  [
    'a laptop: core, uncore, platform, MMIO duplicate',
    { ...LAPTOP, 'intel-rapl:1': { name: 'psys', energy: 7 } },
    null,
    { 'package-0': 30, 'package-0/core': 30, 'package-0/uncore': 30, psys: 30 },
  ],
  [
    'two sockets with memory, numbered against their names',
    {
      'intel-rapl:0': { name: 'package-1', energy: 9e9 },
      'intel-rapl:0:0': { name: 'dram', energy: 3e9, range: DRAM_RANGE },
      'intel-rapl:1': { name: 'package-0', energy: 4e9 },
      'intel-rapl:1:0': { name: 'dram', energy: 1e9, range: DRAM_RANGE },
    },
    null,
    { 'package-0': 30, 'package-0/dram': 30, 'package-1': 30, 'package-1/dram': 30 },
  ],
  ['AMD with one zone', { 'intel-rapl:0': { name: 'package-0' } }, 'AuthenticAMD', { 'package-0': 30 }],
  ['AMD with four dies that show one counter', dies([8e9, 8e9, 8e9, 8e9]), 'AuthenticAMD', { 'package-0-die-0': 30 }],
  ['four dies that show one counter, vendor unknown', dies([8e9, 8e9, 8e9, 8e9]), null, { 'package-0-die-0': 30 }],
  ['Intel with two distinct dies', dies([8e9, 21e9]), 'GenuineIntel', { 'package-0-die-0': 30, 'package-0-die-1': 30 }],
  ['two distinct dies, vendor unknown', dies([8e9, 21e9]), null, { 'package-0-die-0': 30, 'package-0-die-1': 30 }],
  [
    'the platform before the second socket',
    {
      ...socket(0, 2e9),
      'intel-rapl:1': { name: 'psys', energy: 1 },
      'intel-rapl:2': { name: 'package-1', energy: 6e9 },
    },
    null,
    { 'package-0': 30, 'package-0/core': 30, 'package-0/dram': 30, 'package-1': 30, psys: 30 },
  ],
  [
    'the platform after the second socket',
    {
      ...socket(0, 2e9),
      'intel-rapl:1': { name: 'package-1', energy: 6e9 },
      'intel-rapl:2': { name: 'psys', energy: 1 },
    },
    null,
    { 'package-0': 30, 'package-0/core': 30, 'package-0/dram': 30, 'package-1': 30, psys: 30 },
  ],
  [
    'MMIO as the only source',
    { 'intel-rapl-mmio:0': { name: 'package-0' }, 'intel-rapl-mmio:1': { name: 'package-1', energy: 5e9 } },
    null,
    { 'package-0': 30, 'package-1': 30 },
  ],
  [
    'MMIO for a second socket beside MSR for the first: never mixed',
    { 'intel-rapl:0': { name: 'package-0' }, 'intel-rapl-mmio:1': { name: 'package-1', energy: 5e9 } },
    null,
    { 'package-0': 30 },
  ],
  [
    'a range that can’t be read, without a wrap',
    { 'intel-rapl:0': { name: 'package-0', range: null } },
    null,
    { 'package-0': 30 },
  ],
  [
    'a wrap whose range is known from the other socket',
    {
      'intel-rapl:0': { name: 'package-0', range: null, energy: PACKAGE_RANGE - 20e6 },
      'intel-rapl:1': { name: 'package-1' },
    },
    null,
    { 'package-0': 30, 'package-1': 30 },
  ],
  [
    'a second socket that can’t be read: on record, without a number',
    { 'intel-rapl:0': { name: 'package-0' }, 'intel-rapl:1': { name: 'package-1', energy: 'folder' } },
    null,
    { 'package-0': 30, 'package-1': null },
  ],
  [
    'a socket without a counter',
    { 'intel-rapl:0': { name: 'package-0' }, 'intel-rapl:1': { name: 'package-1', energy: null } },
    null,
    { 'package-0': 30, 'package-1': null },
  ],
  [
    'other control types of powercap',
    { 'intel-rapl:0': { name: 'package-0' }, 'dtpm:0': { name: 'soc' }, 'intel-rapl:1': { name: 'psys', energy: 77 } },
    null,
    { 'package-0': 30, psys: 30 },
  ],
]
it.each(trees)('reads the right zones of %s', async (_name, tree, vendor, expected) => {
  expect(joulesByDomain(await run(await makePowercap(tree), {}, vendor))).toEqual(expected)
})

it('finds zones nested in their control type where there are no flat links', async () => {
  const classFolder = await makePowercap(socket(0, 2e9))
  const devices = join(dirname(dirname(classFolder)), 'devices', 'virtual', 'powercap')
  expect(joulesByDomain(await run(devices))).toEqual({ 'package-0': 30, 'package-0/core': 30, 'package-0/dram': 30 })
})

it('keeps two sockets apart that stand at one number while neither moves, and merges them when they move as one', async () => {
  const root = await makePowercap({ 'intel-rapl:0': { name: 'package-0' }, 'intel-rapl:1': { name: 'package-1' } })
  const still = await run(root, { 'package-0': 0, 'package-1': 0 })
  expect(joulesByDomain(still)).toEqual({ 'package-0': null, 'package-1': null })
  const apart = await run(root, { 'package-0': 30e6, 'package-1': 34e6 })
  expect(joulesByDomain(apart)).toEqual({ 'package-0': 30, 'package-1': 34 })
  const [merged, ...others] = await run(root)
  expect(others).toEqual([])
  expect(merged).toMatchObject({
    domain: 'package-0',
    quality: 'measured',
    reason: { kind: 'mirrored', domains: ['package-1'] },
  })
})

it('never calls a counter that stood still zero joules without saying so', async () => {
  const root = await makePowercap(LAPTOP)
  const readings = await run(root, { 'package-0': 0, 'package-0/core': 0, 'package-0/uncore': 0 })
  expect(joulesByDomain(readings)).toEqual({ 'package-0': null, 'package-0/core': null, 'package-0/uncore': 0 })
  expect(readings.map(({ reason }) => reason?.kind)).toEqual(['still', 'still', 'asleep'])
})

it('says what is unreadable by file, error and meaning', async () => {
  const root = await makePowercap({ 'intel-rapl:0': { name: 'package-0', energy: 'folder' } })
  await using meter = await openMeter({ powercapRoot: root, require: false, env: {} })
  const reason = { kind: 'unreadable', path: `${root}/intel-rapl:0/energy_uj`, code: 'EISDIR' }
  expect(meter.unavailable).toEqual([reason])
  const readings = await meter.read([], 10, 5)
  expect(readings).toMatchObject([
    { domain: 'package-0', joules: null, quality: 'unavailable', reason },
    { domain: 'estimate/cpu', quality: 'estimated', reason: { kind: 'estimated', because: [reason] } },
  ])
})

it('takes a zone without a readable name for none that it knows', async () => {
  const root = await makePowercap({
    'intel-rapl:0': { name: 'package-0' },
    'intel-rapl:1': { name: 'package-1' },
    'intel-rapl:1:0': { name: 'dram' },
  })
  await rm(join(root, 'intel-rapl:1', 'name'))
  const { zones } = await discoverPowercap(root)
  expect(zones.map(({ domain, unreadable }) => [domain, unreadable !== null])).toEqual([
    ['package-0', false],
    ['package-? (intel-rapl:1)', true],
    ['package-? (intel-rapl:1)/dram', false],
  ])
  await using meter = await openMeter({ powercapRoot: root, require: false, env: {} })
  const values = meter.counterPaths.map(() => 1_000_000)
  const energy = await meter.read(
    [0, 1].map((t) => ({ t: t * 1e9, values: values.map((value) => value + t * 5e6) })),
    1,
    1,
  )
  expect(energyOfHost(energy)).toMatchObject({
    joules: null,
    reason: { kind: 'nameless', path: join(root, 'intel-rapl:1/name') },
  })
})

it('tells a container that hides the counters', async () => {
  const root = await makeFolder()
  await symlink('../../devices/virtual/powercap/intel-rapl', join(root, 'intel-rapl'))
  await symlink('../../devices/virtual/powercap/intel-rapl/intel-rapl:0', join(root, 'intel-rapl:0'))
  expect(await discoverPowercap(root)).toEqual({
    zones: [],
    reason: { kind: 'hidden-counters', root },
  })
})

it('refuses to estimate where a measurement was asked for', async () => {
  const refused = openMeter({ powercapRoot: await makeFolder(), require: true, env: {} })
  await expect(refused).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 1,
    message: expect.stringContaining('greenml doctor'),
  })
})

/** A real run by the real launcher, over counters that a real process writes. */
async function measureRun(root: string, command: readonly string[], during?: () => Promise<unknown>) {
  await using meter = await openMeter({ powercapRoot: root, require: true, env: {} })
  const launcher = openLauncher()
  await meter.prepare()
  const [outcome] = await Promise.all([launch(launcher, command, { counters: meter.counterPaths }), during?.()])
  return { outcome, readings: await meter.read(outcome.samples, outcome.wallSeconds ?? 0, cpuSeconds(outcome)) }
}

it('measures a known trace through a wrap', async () => {
  const root = await makePowercap({ 'intel-rapl:0': { name: 'package-0', energy: PACKAGE_RANGE - 20e6 } })
  const path = join(root, 'intel-rapl:0', 'energy_uj')
  const feeder = await feed('sine', [{ path, start: PACKAGE_RANGE - 20e6, modulus: PACKAGE_RANGE + 61 }])
  const { outcome, readings } = await measureRun(root, ['sleep', '1'])
  const [begin, end] = [outcome.samples[0]?.t ?? 0, outcome.samples.at(-1)?.t ?? 0]
  expect(readings).toMatchObject([{ domain: 'package-0', quality: 'measured', reason: null }])
  const truth = feeder.joulesBetween(begin, end)
  const room = 0.05 * truth + mostLate(await feeder.stop()) // bench/energy/trace-error.ts tells how near on a quiet machine
  expect(Math.abs((readings[0]?.joules ?? 0) - truth)).toBeLessThan(room)
})

it('merges dies that a feeder moves as one', async () => {
  const root = await makePowercap(dies([8e9, 8e9, 8e9]))
  const counters = [0, 1, 2].map((die) => ({
    path: join(root, `intel-rapl:${die}`, 'energy_uj'),
    start: 8e9,
    modulus: PACKAGE_RANGE + 61,
  }))
  await feed('constant', counters)
  const { readings } = await measureRun(root, ['sleep', '0.3'])
  expect(readings.map(({ domain, reason }) => [domain, reason])).toEqual([
    ['package-0-die-0', { kind: 'mirrored', domains: ['package-0-die-1', 'package-0-die-2'] }],
  ])
})

it('gives no number for a counter whose file vanished during the run', async () => {
  const root = await makePowercap({
    'intel-rapl:0': { name: 'package-0' },
    'intel-rapl:1': { name: 'package-1', energy: 7e9 },
  })
  const path = join(root, 'intel-rapl:1', 'energy_uj')
  const counter = await realpath(path)
  await feed('constant', [{ path: join(root, 'intel-rapl:0', 'energy_uj'), start: 0, modulus: PACKAGE_RANGE + 61 }])
  const { readings } = await measureRun(root, ['sh', '-c', `sleep 0.2; rm ${path}`])
  expect(readings).toMatchObject([
    { domain: 'package-0', quality: 'measured' },
    {
      domain: 'package-1',
      joules: null,
      quality: 'unavailable',
      reason: { kind: 'vanished', path: counter, code: 'ENOENT' },
    },
  ])
  await rm(path, { force: true })
})

it('gives no number for a counter that was reset during the run', async () => {
  const energy = 100e9
  const root = await makePowercap({ 'intel-rapl:0': { name: 'package-0', energy, capWatts: 200 } })
  const { readings } = await measureRun(root, ['sh', '-c', `echo 5000000 > ${root}/intel-rapl:0/energy_uj`])
  expect(readings).toMatchObject([{ joules: null, reason: { kind: 'reset' } }])
})

async function feed(trace: Trace, counters: readonly FedCounter[]) {
  const feeder = await startFeeder(trace, counters)
  onTestFinished(async () => {
    await feeder.stop()
  })
  return feeder
}

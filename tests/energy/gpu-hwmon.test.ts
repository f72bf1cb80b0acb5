import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openMeter } from '../../src/energy/meter.ts'
import { monotonicNs } from '../../src/energy/source.ts'
import { launch, openLauncher } from '../support/launch.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { buildStub, hasCc } from './fakes.ts'
import { type FedCounter, mostLate, startFeeder, type Trace } from './feed.ts'
import { fixedWidth } from './powercap-tree.ts'

const env = { PATH: process.env.PATH }

/** /sys/class/drm as the kernel shows it: cards that link to their PCI device, whose driver registers hwmon. */
async function makeDrm(cards: Readonly<Record<string, { address: string; hwmon: Readonly<Record<string, string>> }>>) {
  const root = await makeFolder()
  const drm = join(root, 'class', 'drm')
  for (const [name, { address, hwmon }] of Object.entries(cards)) {
    const device = join(root, 'devices', 'pci0000:00', address)
    await writeFiles(join(device, 'hwmon', 'hwmon3'), hwmon)
    await mkdir(join(drm, name), { recursive: true })
    await symlink(device, join(drm, name, 'device'))
  }
  await mkdir(join(drm, 'card0-HDMI-A-1'), { recursive: true })
  await mkdir(join(drm, 'renderD128'), { recursive: true })
  return drm
}
const hwmonOf = (drm: string, card: string) => join(drm, card, 'device', 'hwmon', 'hwmon3')

const INTEL = {
  address: '0000:03:00.0',
  hwmon: {
    name: 'xe\n',
    energy1_input: fixedWidth(5e6),
    energy1_label: 'card\n',
    energy2_input: fixedWidth(3e6),
    energy2_label: 'pkg\n',
    power1_rated_max: '150000000\n',
  },
}
const AMD = {
  address: '0000:83:00.0',
  hwmon: { name: 'amdgpu\n', power1_average: '75000000\n', power1_cap: '300000000\n' },
}

it('counts Intel’s cards by the launcher, and integrates AMD’s power beside it', async () => {
  const drmRoot = await makeDrm({
    card0: INTEL,
    card1: AMD,
    card2: { address: '0000:00:02.0', hwmon: { name: 'nouveau\n' } },
  })
  await using meter = await openMeter({ meters: ['hwmon'], require: true, env, drmRoot })
  const intel = hwmonOf(drmRoot, 'card0')
  expect(meter.counterPaths).toEqual([join(intel, 'energy1_input'), join(intel, 'energy2_input')])
  const counter = (file: string, start: number) => ({ path: join(intel, file), start, modulus: 2 ** 50 })
  const feeder = await feed('constant', [
    counter('energy1_input', 5e6),
    { ...counter('energy2_input', 3e6), scale: 0.5 },
  ])
  await meter.prepare()
  const { samples, wallSeconds = 0 } = await launch(openLauncher(), ['sleep', '1'], { counters: meter.counterPaths })
  const truth = feeder.joulesBetween(samples[0]?.t ?? 0, samples.at(-1)?.t ?? 0)
  const readings = await meter.read(samples, wallSeconds, 0)
  expect(readings.map(({ domain, quality, reason }) => [domain, quality, reason])).toEqual([
    ['gpu-card0', 'measured', null],
    ['gpu-card0/pkg', 'measured', null],
    ['gpu-card1', 'measured', null],
  ])
  const [card, part, amd] = readings.map(({ joules }) => joules ?? 0)
  const room = 0.05 * truth + mostLate(await feeder.stop()) // bench/energy/trace-error.ts tells how near on a quiet machine
  expect(Math.abs((card ?? 0) - truth)).toBeLessThan(room)
  expect(Math.abs((part ?? 0) - truth / 2)).toBeLessThan(room)
  expect((amd ?? 0) / (75 * wallSeconds)).toBeCloseTo(1, 1)
})

it('says of a card what it does not show', async () => {
  const stuck = { ...INTEL, hwmon: { name: 'i915\n', energy1_input: '77\n' } }
  const silent = { ...AMD, hwmon: { name: 'amdgpu\n', power1_input: 'busy\n' } }
  const drmRoot = await makeDrm({ card0: stuck, card1: silent })
  await using meter = await openMeter({ meters: ['hwmon'], require: true, env, drmRoot })
  const readings = await meter.read(
    [0, 1].map((t) => ({ t: t * 1e9, values: [77] })),
    1,
    1,
  )
  expect(readings).toMatchObject([
    { domain: 'gpu-card0', joules: null, reason: { kind: 'still' } },
    {
      domain: 'gpu-card1',
      joules: null,
      reason: { kind: 'no-number', path: expect.stringContaining('power1_input'), text: 'busy' },
    },
  ])
  const none = openMeter({ meters: ['hwmon'], require: false, env, drmRoot: await makeFolder() })
  await expect(none).rejects.toThrow(/: hwmon: no card sensors \(root .*\)\. /)
})

it('says of a library of a vendor that it is not installed, and not the loader’s words for that', async () => {
  for (const meter of ['amdsmi', 'nvml'] as const) {
    const opened = openMeter({ meters: [meter], require: false, env: { ...env, LD_LIBRARY_PATH: await makeFolder() } })
    await expect(opened, meter).rejects.toThrow(/: not installed \(program lib[\w-]+\.so(\.1)?\)/)
  }
})

it.skipIf(!(await hasCc()))('reads AMD’s accumulators, and tells the one that stands still', async () => {
  const library = await buildStub(await makeFolder(), 'libamd_smi.so', 'amdsmi-stub.c')
  const drmRoot = await makeDrm({ card4: { ...AMD, address: '0000:03:00.0' } })
  await using meter = await openMeter({
    meters: ['amdsmi'],
    require: true,
    env: { ...env, LD_LIBRARY_PATH: library },
    drmRoot,
  })
  await meter.prepare()
  const begin = monotonicNs()
  await wait(1000)
  const end = monotonicNs()
  const readings = await meter.read(
    [begin, end].map((t) => ({ t, values: [] })),
    1,
    0,
  )
  expect(readings).toMatchObject([
    { domain: 'gpu-card4', meter: 'amdsmi', quality: 'measured' },
    { domain: 'gpu-1', joules: null, reason: { kind: 'still' } },
  ])
  expect((readings[0]?.joules ?? 0) / ((end - begin) / 1e7)).toBeCloseTo(1, 1)
})

async function feed(trace: Trace, counters: readonly FedCounter[]) {
  const feeder = await startFeeder(trace, counters)
  onTestFinished(async () => {
    await feeder.stop()
  })
  return feeder
}

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeConditions, type Load } from '../../src/measurement/conditions.ts'
import { HostSensors, type SensorReading } from '../../src/measurement/sensors.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

const cpu = (number: number, socket: number, core: number, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries({ 'topology/physical_package_id': `${socket}`, 'topology/core_id': `${core}`, ...files }).map(
      ([path, text]) => [`sys/devices/system/cpu/cpu${number}/${path}`, `${text}\n`],
    ),
  )

const throttle = (core: number, socket: number) => ({
  'thermal_throttle/core_throttle_count': `${core}`,
  'thermal_throttle/package_throttle_count': `${socket}`,
})

async function openSensors(files: Readonly<Record<string, string>>) {
  const root = await makeFolder(files)
  return { root, sensors: new HostSensors(root) }
}

it('takes the hottest package, the mean clock rate, and each core and package once', async () => {
  const { root, sensors } = await openSensors({
    'sys/class/hwmon/hwmon0/name': 'nvme\n',
    'sys/class/hwmon/hwmon0/temp1_input': '88000\n',
    'sys/class/hwmon/hwmon1/name': 'coretemp\n',
    'sys/class/hwmon/hwmon1/temp1_label': 'Package id 0\n',
    'sys/class/hwmon/hwmon1/temp1_input': '51000\n',
    'sys/class/hwmon/hwmon1/temp2_label': 'Core 0\n',
    'sys/class/hwmon/hwmon1/temp2_input': '52000\n',
    'sys/class/hwmon/hwmon2/name': 'coretemp\n',
    'sys/class/hwmon/hwmon2/temp1_label': 'Package id 1\n',
    'sys/class/hwmon/hwmon2/temp1_input': '47000\n',
    ...cpu(0, 0, 0, { 'cpufreq/scaling_cur_freq': '2000000', ...throttle(3, 10) }),
    ...cpu(1, 0, 0, { 'cpufreq/scaling_cur_freq': '3000000', ...throttle(3, 10) }), // the same core's other thread
    ...cpu(2, 0, 1, { 'cpufreq/scaling_cur_freq': '1000000', ...throttle(5, 10) }),
    ...cpu(10, 1, 0, { 'cpufreq/scaling_cur_freq': '4000000', ...throttle(0, 20) }),
  })
  using open = sensors
  expect(open.read()).toEqual({ temperatureCelsius: 51, frequencyMegahertz: 2500, throttleCount: 38 })
  await writeFiles(root, {
    'sys/class/hwmon/hwmon2/temp1_input': '99500\n',
    ...cpu(0, 0, 0, { 'cpufreq/scaling_cur_freq': '0', ...throttle(4, 12) }), // asleep: no clock
    ...cpu(1, 0, 0, throttle(4, 12)),
    ...cpu(2, 0, 1, throttle(5, 12)),
  })
  const { frequencyMegahertz, ...after } = open.read()
  expect(after).toEqual({ temperatureCelsius: 99.5, throttleCount: 41 })
  expect(frequencyMegahertz).toBeCloseTo(8000 / 3)
})

it.each([
  ['Tdie, which is not shifted as Tctl is', { temp1: ['Tctl', 80], temp2: ['Tdie', 60], temp3: ['Tccd1', 62] }, 60],
  ['Tctl, where there is nothing better', { temp1: ['Tctl', 70], temp3: ['Tccd1', 72] }, 70],
  ['the hottest, where nothing is labelled', { temp1: ['', 40], temp2: ['', 45] }, 45],
] as const)('reads of a k10temp %s', async (_, inputs, expected) => {
  const files = Object.entries(inputs).flatMap(([name, [label, celsius]]) => [
    [`sys/class/hwmon/hwmon3/${name}_input`, `${celsius * 1000}\n`],
    ...(label === '' ? [] : [[`sys/class/hwmon/hwmon3/${name}_label`, `${label}\n`]]),
  ])
  const { sensors } = await openSensors({ 'sys/class/hwmon/hwmon3/name': 'k10temp\n', ...Object.fromEntries(files) })
  using open = sensors
  expect(open.read().temperatureCelsius).toBe(expected)
})

it('falls back on the thermal zone of the processor, and on nothing where there is none', async () => {
  const zones = {
    'sys/class/thermal/thermal_zone0/type': 'acpitz\n',
    'sys/class/thermal/thermal_zone0/temp': '20000\n',
    'sys/class/thermal/thermal_zone1/type': 'x86_pkg_temp\n',
    'sys/class/thermal/thermal_zone1/temp': '55000\n',
  }
  using laptop = (await openSensors(zones)).sensors
  expect(laptop.read().temperatureCelsius).toBe(55)
  using virtual = (await openSensors({})).sensors
  expect(virtual.read()).toEqual({ temperatureCelsius: null, frequencyMegahertz: null, throttleCount: null })
})

const NONE: SensorReading = { temperatureCelsius: null, frequencyMegahertz: null, throttleCount: null }
const QUIET: Load = {
  wallSeconds: 10,
  cpuSeconds: 10,
  hostBusySeconds: 10,
  metersSeconds: 0,
  sideSeconds: 0,
  sideWaitSeconds: null,
  spinners: 0,
  logicalCpus: 2,
}
const flagsOf = (load: Partial<Load>) => describeConditions(NONE, NONE, { ...QUIET, ...load }).flags

it('blames others above 5 % of the busy time', () => {
  expect(flagsOf({ hostBusySeconds: 10.5 })).toEqual([])
  expect(flagsOf({ hostBusySeconds: 10.6 })).toEqual(['contaminated'])
  expect(flagsOf({ cpuSeconds: 80, hostBusySeconds: 84, logicalCpus: 8 })).toEqual([])
})

it('does not take its own meters for others', () => {
  const asleep = { cpuSeconds: 0.02, hostBusySeconds: 0.8 }
  expect(flagsOf({ ...asleep, metersSeconds: 0.75 })).toEqual([])
  expect(flagsOf({ ...asleep, metersSeconds: 0.1 })).toEqual(['contaminated'])
  const { conditions } = describeConditions(NONE, NONE, { ...QUIET, ...asleep, metersSeconds: 0.9 })
  expect(conditions).toMatchObject({ otherCpuSeconds: 0, otherCpuShare: 0 })
})

it("does not blame a heartbeat for a script that sleeps: it takes 5 % of a processor's time too", () => {
  expect(flagsOf({ cpuSeconds: 0.02, hostBusySeconds: 0.4 })).toEqual([])
  expect(flagsOf({ cpuSeconds: 0.02, hostBusySeconds: 0.6 })).toEqual(['contaminated'])
})

it('doubts the CPU time of a disturbed run of which more than one thread worked', () => {
  const disturbed = { hostBusySeconds: 12 }
  expect(flagsOf({ ...disturbed, sideSeconds: 0.4 })).toEqual(['contaminated'])
  expect(flagsOf({ ...disturbed, sideSeconds: 0.6 })).toEqual(['contaminated', 'threads-disturbed'])
  expect(flagsOf({ sideSeconds: 5 })).toEqual([])
  const short = { wallSeconds: 0.2, cpuSeconds: 0.2, hostBusySeconds: 0.4 }
  expect(flagsOf({ ...short, sideSeconds: 0.025 })).toEqual(['contaminated'])
  expect(flagsOf({ ...short, sideSeconds: 0.035 })).toEqual(['contaminated', 'threads-disturbed'])
})

it('doubts it as much where others took the time in which threads could have run, however often they were idle', () => {
  const waited = { hostBusySeconds: 12, sideSeconds: 0.01, spinners: 1 }
  expect(flagsOf({ ...waited, sideWaitSeconds: 0.48 })).toEqual(['contaminated'])
  expect(flagsOf({ ...waited, sideWaitSeconds: 0.6 })).toEqual(['contaminated', 'threads-disturbed'])
  expect(flagsOf({ sideWaitSeconds: 5 })).toEqual([])
  const asleep = { wallSeconds: 0.6, cpuSeconds: 0.5, hostBusySeconds: 1.1, spinners: 1, sideWaitSeconds: 0.001 }
  expect(flagsOf(asleep)).toEqual(['contaminated'])
})

it('doubts it for what idle threads spin for, where the kernel tells nothing of their waiting', () => {
  const short = { wallSeconds: 0.6, cpuSeconds: 0.5, hostBusySeconds: 1.1 }
  expect(flagsOf({ ...short, sideSeconds: 0.001, spinners: 1 })).toEqual(['contaminated', 'threads-disturbed'])
  expect(flagsOf({ ...short, sideSeconds: 0.001 })).toEqual(['contaminated']) // threads that sleep when they wait
  const long = { hostBusySeconds: 12, sideSeconds: 0.09 }
  expect(flagsOf({ ...long, spinners: 4 })).toEqual(['contaminated'])
  expect(flagsOf({ ...long, spinners: 6 })).toEqual(['contaminated', 'threads-disturbed'])
  expect(flagsOf({ sideSeconds: 0.09, spinners: 6 })).toEqual([])
})

it('does not blame others for what the clock of the host can be wrong by', () => {
  const short = { wallSeconds: 0.1, cpuSeconds: 0.1 }
  expect(flagsOf({ ...short, hostBusySeconds: 0.12 })).toEqual([])
  expect(flagsOf({ ...short, hostBusySeconds: 0.13 })).toEqual(['contaminated'])
  expect(flagsOf({ ...short, hostBusySeconds: 0.13, logicalCpus: 64 })).toEqual([])
  expect(flagsOf({ ...short, hostBusySeconds: 0.09 })).toEqual([])
})

it('never blames anybody for runs whose two clocks differ by no more than a tick on each processor', () => {
  const work = fc.record({
    wallSeconds: fc.double({ min: 0.001, max: 100, noNaN: true }),
    used: fc.double({ min: 0, max: 1, noNaN: true }),
    errors: fc.array(fc.double({ min: -0.01, max: 0.01, noNaN: true }), { minLength: 1, maxLength: 4 }),
  })
  fc.assert(
    fc.property(work, ({ wallSeconds, used, errors }) => {
      const logicalCpus = errors.length
      const cpuSeconds = used * wallSeconds * logicalCpus
      const hostBusySeconds = cpuSeconds + errors.reduce((sum, error) => sum + error, 0)
      expect(flagsOf({ wallSeconds, cpuSeconds, hostBusySeconds, logicalCpus })).toEqual([])
    }),
  )
})

it('says nothing of others where either number is missing', () => {
  const whole = { ...QUIET, cpuSeconds: 1, hostBusySeconds: 100 }
  for (const load of [
    { ...whole, hostBusySeconds: null },
    { ...whole, cpuSeconds: null },
  ]) {
    const { conditions, flags } = describeConditions(NONE, NONE, load)
    expect(conditions).toMatchObject({ otherCpuSeconds: null, otherCpuShare: null, throttled: null })
    expect(flags).toEqual([])
  }
})

it('reports both ends, the share of others, and that the processor throttled itself', () => {
  const load = { ...QUIET, hostBusySeconds: 10.1 }
  const before = { temperatureCelsius: 50, frequencyMegahertz: 3000, throttleCount: 7 }
  const after = { temperatureCelsius: 90, frequencyMegahertz: 2000, throttleCount: 9 }
  const { conditions, flags } = describeConditions(before, after, load)
  expect(flags).toEqual(['throttled'])
  expect(conditions).toEqual({
    otherCpuSeconds: expect.closeTo(0.1),
    otherCpuShare: expect.closeTo(0.1 / 10.1),
    temperatureCelsius: { before: 50, after: 90 },
    frequencyMegahertz: { before: 3000, after: 2000 },
    throttled: 2,
  })
  const reset = describeConditions(before, { ...after, throttleCount: 1 }, load)
  expect(reset).toMatchObject({ flags: [], conditions: { throttled: null } })
})

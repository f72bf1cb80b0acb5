import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { type MeterOptions, openMeter } from '../../../src/energy/meter.ts'
import { parseRow } from '../../../src/energy/nvidia-smi.ts'
import { monotonicNs } from '../../../src/energy/source.ts'
import { visibleDevices } from '../../../src/energy/visible-devices.ts'
import { Launcher } from '../../../src/measurement/launcher.ts'
import { measureRun } from '../../../src/measurement/measure-run.ts'
import { onHost } from '../../../src/measurement/place.ts'
import { HostSensors } from '../../../src/measurement/sensors.ts'
import { energyReading } from '../../../src/schema/measurement/execution.ts'
import type { MeterName } from '../../../src/schema/measurement/meters.ts'
import { buildNvmlStub, fakeNvidiaSmi, hasCc } from '../../energy/fakes.ts'
import { joulesOfTrace } from '../../energy/feed.ts'
import { eventually } from '../../support/processes.ts'
import { makeFolder } from '../../support/temporary.ts'

const hasCompiler = await hasCc()

/** What a meter reads of so many seconds. */
async function measure(
  meters: readonly MeterName[],
  env: NodeJS.ProcessEnv,
  seconds: number,
  more: Partial<MeterOptions> = {},
) {
  await using meter = await openMeter({ meters, require: false, env, ...more })
  await meter.prepare()
  const begin = monotonicNs()
  await wait(seconds * 1000)
  const end = monotonicNs()
  const samples = [begin, end].map((t) => ({ t, values: [] }))
  const readings = await meter.read(samples, (end - begin) / 1e9, 0)
  for (const reading of readings) energyReading.parse(reading)
  return { readings, begin, end, meter }
}

async function stubEnvironment(settings: NodeJS.ProcessEnv = {}): Promise<NodeJS.ProcessEnv> {
  return { PATH: process.env.PATH, LD_LIBRARY_PATH: await buildNvmlStub(await makeFolder()), ...settings }
}
const smiEnvironment = async (settings: NodeJS.ProcessEnv = {}): Promise<NodeJS.ProcessEnv> => ({
  PATH: await fakeNvidiaSmi(await makeFolder()),
  ...settings,
})

it.skipIf(!hasCompiler)('counts NVIDIA’s energy where the power is steady at its edges', async () => {
  const zero = monotonicNs()
  const env = await stubEnvironment({ NVML_STUB_ZERO: `${zero}` })
  const { readings, begin, end } = await measure(['nvml'], env, 2.1)
  expect(readings).toMatchObject([{ domain: 'gpu-0', meter: 'nvml', quality: 'measured', reason: null, doubts: [] }])
  const truth = joulesOfTrace('constant', (end - zero) / 1e9) - joulesOfTrace('constant', (begin - zero) / 1e9)
  expect((readings[0]?.joules ?? 0) / truth).toBeCloseTo(1, 1) // bench/energy/nvidia.ts tells how near on a quiet machine
})

it.skipIf(!hasCompiler).each([
  ['no-counter', 'measured', null, []],
  ['stuck', 'unavailable', { kind: 'still' }, []],
  ['mig', 'unavailable', { kind: 'partitioned' }, []],
  ['shared', 'measured', null, [{ kind: 'shared-device', processes: 2 }]],
  ['shared-old', 'measured', null, [{ kind: 'shared-device', processes: 2 }]],
])('tells a card in mode %s', async (mode, quality, reason, doubts) => {
  const { readings } = await measure(['nvml'], await stubEnvironment({ NVML_STUB_MODE: mode }), 2.1)
  expect(readings).toMatchObject([{ quality, reason, doubts }])
})

it.skipIf(!hasCompiler)('doubts a run that is short for the counter', async () => {
  const { readings } = await measure(['nvml'], await stubEnvironment(), 0.2)
  const [seconds, error] = [expect.closeTo(0.2, 0), expect.closeTo(0.5, 0)]
  expect(readings[0]?.doubts).toContainEqual({ kind: 'slow-counter', error, seconds })
})

it.skipIf(!hasCompiler)('takes what reading a card costs for neither the run’s nor others’', async () => {
  const env = await stubEnvironment({ NVML_STUB_COST: '20' })
  await using meter = await openMeter({ meters: ['nvml'], require: false, env })
  await using launcher = new Launcher()
  using sensors = new HostSensors()
  const place = onHost({ stdout: '/dev/null', stderr: '/dev/null' }, 10)
  const equipment = { launcher, meter, sensors, baseline: null, carbon: null }
  const asked = { command: ['sleep', '2'], env: { PATH: process.env.PATH ?? '' }, place, offsetSeed: null }
  const { execution, outcome } = await measureRun(asked, equipment)
  const own = (execution.userSeconds ?? 0) + (execution.systemSeconds ?? 0)
  const taken = (outcome.hostBusySeconds ?? 0) - own - (execution.conditions?.otherCpuSeconds ?? 0)
  expect(taken).toBeGreaterThan(0.2) // 18 readings of 20 ms, and Python's own
  expect(taken).toBeLessThan(0.8)
})

it.skipIf(!hasCompiler)('reads only the cards that the program sees', async () => {
  const env = await stubEnvironment({ NVML_STUB_CARDS: '3', CUDA_VISIBLE_DEVICES: 'GPU-0002,0' })
  const { readings } = await measure(['nvml'], env, 0.2)
  expect(readings.map(({ domain }) => domain).sort()).toEqual(['gpu-0', 'gpu-2'])
  const hidden = measure(['nvml'], { ...env, CUDA_VISIBLE_DEVICES: '' }, 0)
  await expect(hidden).rejects.toThrow('nvml: no visible devices (setting "", devices 3)')
})

it.skipIf(!hasCompiler)('falls back to nvidia-smi where the library does not work, and says why', async () => {
  const env = { ...(await smiEnvironment()), ...(await stubEnvironment({ NVML_STUB_MODE: 'no-driver' })) }
  env.PATH = (await smiEnvironment()).PATH
  await using meter = await openMeter({ require: false, env, powercapRoot: await makeFolder() })
  expect(meter.name).toBe('nvidia-smi, estimate')
  const broken = { ...env, SMI_MODE: 'no-driver' }
  await expect(measure(['nvml'], broken, 0)).rejects.toThrow('nvml: nvmlInit: Driver Not Loaded')
})

it('integrates nvidia-smi’s power', async () => {
  const zero = monotonicNs()
  const env = await smiEnvironment({ SMI_TRACE: 'sine', SMI_ZERO: `${zero}` })
  const { readings, begin, end } = await measure(['nvidia-smi'], env, 2.5)
  const truth = joulesOfTrace('sine', (end - zero) / 1e9) - joulesOfTrace('sine', (begin - zero) / 1e9)
  expect(readings).toMatchObject([{ domain: 'gpu-0', quality: 'measured' }])
  expect((readings[0]?.joules ?? 0) / truth).toBeCloseTo(1, 0) // bench/energy/nvidia.ts tells how near on a quiet machine
})

it.each([
  ['na', 'no power field (field power.draw)'],
  ['garbage', 'not understood (program nvidia-smi, detail '],
  ['no-driver', "not understood (program nvidia-smi, detail NVIDIA-SMI has failed because it couldn't communicate"],
])('refuses nvidia-smi by name in mode %s, and says why', async (mode, reason) => {
  const env = await smiEnvironment({ SMI_MODE: mode })
  await expect(measure(['nvidia-smi'], env, 0)).rejects.toThrow(`nvidia-smi: ${reason}`)
})

it('reads two cards, an old nvidia-smi, and doubts a slow one', async () => {
  const [two, old, slow] = await Promise.all(
    ['two', 'old', 'slow'].map(async (mode) => measure(['nvidia-smi'], await smiEnvironment({ SMI_MODE: mode }), 1.6)),
  )
  expect(two?.readings.map(({ domain, quality }) => [domain, quality])).toEqual([
    ['gpu-0', 'measured'],
    ['gpu-1', 'measured'],
  ])
  expect(old?.readings[0]?.reason).toEqual({ kind: 'averaged-power' })
  expect(slow?.readings[0]).toMatchObject({
    quality: 'measured',
    doubts: [{ kind: 'gap', seconds: expect.any(Number) }],
  })
})

it('gives no number when nvidia-smi dies during a run, and starts it again for the next', async () => {
  const env = await smiEnvironment({ SMI_MODE: 'crash' })
  await using meter = await openMeter({ meters: ['nvidia-smi'], require: true, env })
  const run = async (seconds: number) => {
    await meter.prepare()
    const begin = monotonicNs()
    await wait(seconds * 1000)
    return meter.read(
      [begin, monotonicNs()].map((t) => ({ t, values: [] })),
      seconds,
      0,
    )
  }
  const [died] = await run(1.5)
  expect(died).toMatchObject({ joules: null, quality: 'unavailable' })
  expect(died?.reason).toMatchObject({ kind: 'ended', program: 'nvidia-smi', exitCode: 9, detail: 'GPU is lost' })
  const [again] = await run(0.15)
  expect(again).toMatchObject({ quality: 'measured' })
})

it('leaves no helper behind', async () => {
  const env = await smiEnvironment()
  const meter = await openMeter({ meters: ['nvidia-smi'], require: true, env })
  const { findProcesses } = await import('../../support/processes.ts')
  const word = (env.PATH ?? '').split(':')[0] ?? ''
  expect((await findProcesses(word)).length).toBeGreaterThan(0)
  await meter[Symbol.asyncDispose]()
  expect(await eventually(async () => (await findProcesses(word)).length === 0)).toBe(true)
})

it('refuses to go on without a meter that was named', async () => {
  const env = { PATH: await makeFolder() }
  await expect(openMeter({ meters: ['nvidia-smi', 'estimate'], require: false, env })).rejects.toThrow(
    "A meter that was asked for can't measure: nvidia-smi: not installed (program nvidia-smi). 'greenml doctor'",
  )
})

it.each([
  ['0, GPU-a, 133.91', { index: 0, id: 'GPU-a', watts: 133.91 }],
  ['1, GPU-b, [N/A]', { index: 1, id: 'GPU-b', watts: null }],
  ['1, GPU-b, [Unknown Error]', { index: 1, id: 'GPU-b', watts: null }],
  ['index, uuid, power.draw [W]', null],
  ['0, GPU-a, -5', null],
  ['', null],
])('reads the row %j', (line, row) => expect(parseRow(line)).toEqual(row))

const CARDS = [0, 1, 2].map((index) => ({ index, id: `GPU-${index}abc` }))
it.each([
  [undefined, [0, 1, 2]],
  ['', []],
  ['-1', []],
  ['2,0', [2, 0]],
  ['1,7,0', [1]],
  ['GPU-2a', [2]],
  ['NoDevFiles', []],
])('sees with CUDA_VISIBLE_DEVICES=%j the cards %j', (setting, indices) => {
  expect(visibleDevices(CARDS, setting).devices.map(({ index }) => index)).toEqual(indices)
})

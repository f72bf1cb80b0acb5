import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { estimateEnergy } from '../../src/energy/estimate.ts'
import { openMeter } from '../../src/energy/meter.ts'
import { energyReading } from '../../src/schema/record.ts'
import { makeFolder } from '../support/temporary.ts'

const zone = (id: string, name: string, range = '1000000') => ({
  [`${id}/name`]: `${name}\n`,
  [`${id}/energy_uj`]: '0\n',
  [`${id}/max_energy_range_uj`]: `${range}\n`,
})

it('reads every zone by its own counter', async () => {
  const root = await makeFolder({ ...zone('intel-rapl:0', 'package-0'), ...zone('intel-rapl:1', 'package-1') })
  const meter = await openMeter({ powercapRoot: root, require: true })
  expect(meter.counterPaths).toEqual([join(root, 'intel-rapl:0/energy_uj'), join(root, 'intel-rapl:1/energy_uj')])
  const samples = [
    { t: 0, values: [900_000, 5] },
    { t: 1, values: [100_000, null] },
  ]
  const readings = meter.read(samples, 1, 1)
  expect(readings).toEqual([
    { domain: 'package-0', joules: 0.2, netJoules: null, meter: 'powercap', quality: 'measured', reason: null },
    {
      domain: 'package-1',
      joules: null,
      netJoules: null,
      meter: 'powercap',
      quality: 'unavailable',
      reason: 'the counter could not be read during the run',
    },
  ])
  for (const reading of readings) energyReading.parse(reading)
})

it('estimates where nothing can be measured, and marks it', async () => {
  const root = await makeFolder()
  const meter = await openMeter({ powercapRoot: root, require: false })
  expect(meter.unavailable).toContain('has no energy counters')
  expect(meter.counterPaths).toEqual([])
  const [reading] = meter.read([], 10, 5)
  expect(reading).toMatchObject({ domain: 'estimate/cpu', quality: 'estimated' })
  expect(reading?.reason).toContain('has no energy counters')
})

it('refuses to estimate where a measurement was asked for', async () => {
  const root = await makeFolder()
  await mkdir(join(root, 'intel-rapl'))
  await expect(openMeter({ powercapRoot: root, require: true })).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 1,
    message: expect.stringContaining('greenml doctor'),
  })
})

it('estimates by an affine function of wall and processor time', () => {
  const idle = estimateEnergy(10, 0, 'why', 4)
  const busy = estimateEnergy(10, 10, 'why', 4)
  expect(idle.joules).toBeCloseTo(0.74 * 4 * 10)
  expect(idle.netJoules).toBe(0)
  expect(busy.joules).toBeCloseTo((idle.joules ?? 0) + (busy.netJoules ?? 0))
  expect(busy.netJoules).toBeCloseTo(27.6)
  expect(busy).toMatchObject({ quality: 'estimated', reason: '×/÷2; why' })
})

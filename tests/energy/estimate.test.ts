import { expect, it } from 'vitest'
import { estimateEnergy } from '../../src/energy/estimate.ts'
import { energyReading } from '../../src/schema/measurement/execution.ts'

it('estimates by an affine function of wall and processor time, and marks it', () => {
  const because = [{ kind: 'no-power-pmu' }] as const
  const idle = estimateEnergy(10, 0, because, { cpus: 4 })
  const busy = estimateEnergy(10, 10, because, { cpus: 4 })
  expect(idle.joules).toBeCloseTo(0.74 * 4 * 10)
  expect(idle.netJoules).toBe(0)
  expect(busy.netJoules).toBeCloseTo(27.6)
  expect(busy.joules).toBeCloseTo((idle.joules ?? 0) + (busy.netJoules ?? 0))
  expect(energyReading.parse(busy)).toMatchObject({
    domain: 'estimate/cpu',
    quality: 'estimated',
    reason: { kind: 'estimated', because },
  })
})

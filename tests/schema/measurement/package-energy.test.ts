import { describe, expect, it } from 'vitest'
import { energyOf, netJoulesOf } from '../../../src/analysis/measurement/run-energy.ts'
import { carbonOf } from '../../../src/energy/carbon.ts'
import type { MeasuredRun } from '../../../src/schema/analysis/measurement.ts'
import type { EnergyReading } from '../../../src/schema/measurement/execution.ts'
import type { ReadingMeter } from '../../../src/schema/measurement/meters.ts'
import {
  energyAsked,
  energyOfHost,
  energyOutside,
  meterOfHost,
  netJoulesAsked,
  netJoulesOfHost,
} from '../../../src/schema/measurement/package-energy.ts'
import { estimated, makePlan, makeRecords, measured, unread } from '../../analysis/factory.ts'
import { makeRecordsCsv } from '../../support/records-csv.ts'

const by = (meter: ReadingMeter, domain: string, joules: number): EnergyReading => ({
  ...measured(domain, joules),
  meter,
  netJoules: joules / 2,
})

describe('the energy of a host', () => {
  it('is the sum of its packages and their memory by one meter, and of each card once, without what lies inside them', () => {
    const zones = [by('powercap', 'package-1', 2), by('powercap', 'package-0', 1), by('powercap', 'package-0/dram', 9)]
    const beside = [by('perf', 'package-0', 4), by('external', 'external', 50), by('powercap', 'package-0/core', 1)]
    expect(energyOfHost([...zones, ...beside])).toEqual({
      joules: 12,
      quality: 'measured',
      reason: null,
      doubts: [],
      meter: 'powercap',
      domains: ['package-0', 'package-0/dram', 'package-1'],
      source: 'powercap (package-0, package-0/dram, package-1)',
    })
    expect(netJoulesOfHost(zones)).toBe(6)
    const cards = [by('nvml', 'gpu-0', 7), by('nvidia-smi', 'gpu-0', 8), by('nvml', 'gpu-0/memory', 2)]
    expect(energyOfHost([...zones, ...cards])).toMatchObject({
      joules: 19,
      source: 'powercap (package-0, package-0/dram, package-1) + nvml (gpu-0)',
    })
    expect(energyOutside([...zones, ...beside, ...cards, by('powercap', 'psys', 9)])).toEqual([
      { zone: 'external', joules: 50 },
      { zone: 'psys by powercap', joules: 9 },
    ])
  })

  it('is that of cards where a command was measured by their meters alone', () => {
    const cards = [by('nvml', 'gpu-0', 7), by('nvml', 'gpu-1', 3), by('nvidia-smi', 'gpu-0', 8)]
    expect(energyAsked(cards)).toMatchObject({ joules: 10, quality: 'measured', source: 'nvml (gpu-0, gpu-1)' })
    expect(netJoulesAsked(cards)).toBe(netJoulesAsked(cards.slice(0, 2)))
    expect(energyAsked([...cards, estimated(5)])).toMatchObject({ joules: 5, quality: 'estimated' })
    expect(energyAsked([{ ...by('nvml', 'gpu-0', 0), joules: null, quality: 'unavailable' }])).toMatchObject({
      joules: null,
      quality: 'unavailable',
    })
  })

  it('leaves cards for themselves where no processor was read', () => {
    const cards = [by('nvml', 'gpu-0', 7), by('nvml', 'gpu-0/memory', 2), by('nvml', 'gpu-1', 3)]
    expect(energyOutside([...cards, unread('package-0'), estimated(5)])).toEqual([
      { zone: 'gpu-0 by nvml', joules: 7 },
      { zone: 'gpu-1 by nvml', joules: 3 },
    ])
  })

  it('is that of the meters outside where no package was read', () => {
    const plugs = [unread('package-0'), by('external', 'external-a', 30), by('external', 'external-b', 20)]
    expect(energyOfHost([...plugs, estimated(5)])).toMatchObject({ joules: 50, meter: 'external' })
    const lost = {
      ...by('external', 'external-b', 0),
      joules: null,
      quality: 'unavailable' as const,
      reason: { kind: 'silent' as const, seconds: 3 },
    }
    expect(energyOfHost([...plugs.slice(0, 2), lost])).toMatchObject({ joules: null, reason: lost.reason })
    expect(netJoulesOfHost([...plugs.slice(0, 2), lost])).toBeNull()
  })

  it('is an estimate where nothing was read, and else nothing, with the reason', () => {
    expect(energyOfHost([unread('package-0'), estimated(5)])).toMatchObject({ joules: 5, quality: 'estimated' })
    expect(energyOfHost([unread('package-0')])).toMatchObject({ joules: null, reason: { kind: 'no-counters' } })
    expect(energyOfHost([by('nvml', 'gpu-0', 7)])).toMatchObject({ joules: null, quality: 'unavailable', reason: null })
  })

  it('passes a doubt on', () => {
    const doubts: EnergyReading['doubts'] = [{ kind: 'meters-disagree', meter: 'perf', difference: 0.1 }]
    const doubtful = { ...by('powercap', 'package-1', 2), doubts }
    expect(energyOfHost([by('powercap', 'package-0', 1), doubtful])).toMatchObject({
      joules: 3,
      reason: null,
      doubts,
    })
  })

  it('is chosen by the same rule before a run', () => {
    expect(meterOfHost(['nvml', 'external', 'perf'])).toBe('perf')
    expect(meterOfHost(['nvml', 'external', 'estimate'])).toBe('external')
    expect(meterOfHost(['nvml', 'estimate'])).toBe('estimate')
    expect(meterOfHost(['nvml'])).toBeNull()
  })
})

it('is the same in carbon, in measure and in the table of records', async () => {
  const energy = [by('external', 'external', 3600)]
  const model = { gramsPerKwh: 1000, region: 'own value', year: null, source: 'given by the user', pue: 1 }
  expect(carbonOf(model, energy).grams).toBeCloseTo(1, 12)
  const run = { energy } as unknown as MeasuredRun
  expect(energyOf(run).joules).toBe(3600)
  expect(netJoulesOf(run)).toBe(1800)
  const csv = await makeRecordsCsv(makeRecords(makePlan(), () => ({ energy })).slice(0, 1))
  const [head, row] = csv.split('\n')
  expect(row?.split(',')[head?.split(',').indexOf('energy_j') ?? 0]).toBe('3600')
})

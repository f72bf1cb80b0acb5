import { describe, expect, it } from 'vitest'
import { reduceObservation } from '../../src/analysis/observations/reduce.ts'
import { formatHeadline } from '../../src/report/text/headline-words.ts'
import { energyOfHost } from '../../src/schema/measurement/package-energy.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import { analyse, makePlan, makeRecords, measured, noise, type RunPlace, ratioOf, variantOf } from './factory.ts'

const ANSWER = 'project-1/assisted/replay/s1/i0'

type Zones = Readonly<Record<string, readonly [author: number, answer: number]>>

const METERS: Readonly<Record<string, RunRecord['energy'][number]['meter']>> = { gpu: 'nvml', external: 'external' }

/** Joules of each zone in runs of the author's code and of the answers, with 1 % of noise. */
function analyseZones(zones: Zones, changes: (place: RunPlace) => Partial<RunRecord> = () => ({}), spread = 0.01) {
  const plan = makePlan({ projects: 12, repetitions: 10 })
  const records = makeRecords(plan, (place) => ({
    wallSeconds: place.model === null ? 10 : 8,
    energy: Object.entries(zones).map(([zone, joules]) => ({
      ...measured(zone, (joules[place.model === null ? 0 : 1] ?? 0) * noise(place.random, spread)),
      meter: METERS[zone.split('-')[0] ?? ''] ?? 'powercap',
    })),
    changes: changes(place),
  }))
  return analyse(plan, records)
}

describe('the energy of a host', () => {
  it('is of its packages, their memory and its cards together', () => {
    const result = analyseZones({ 'package-0': [500, 300], 'gpu-0': [60, 1500], 'package-0/dram': [20, 90] })
    const ratio = ratioOf(result.groups[0], 'energy')
    expect(ratio.estimate).toBeCloseTo(1890 / 580, 1)
    expect(ratio).toMatchObject({ verdict: 'more', quality: 'measured' })
    expect(result.energySources).toEqual(['powercap (package-0, package-0/dram) + nvml (gpu-0)'])
    expect(formatHeadline(result)[0]).not.toContain('less energy')
  })

  it('lends what cards take to no operation that the processor counts', () => {
    const zones = [measured('package-0', 30), measured('package-0/dram', 10)]
    const card = { ...measured('gpu-0', 200), meter: 'nvml' } as const
    const joulesOf = (...energy: RunRecord['energy']) => {
      const [record] = makeRecords(makePlan(), () => ({ energy }))
      return record && reduceObservation(record, energyOfHost(record.energy), (text) => text).joulesBesideCards
    }
    expect([joulesOf(...zones), joulesOf(...zones, card), joulesOf(card)]).toEqual([40, 40, null])
  })

  it('of packages whose memory takes more than they save is more', () => {
    const dram = analyseZones({ 'package-0': [500, 440], 'package-0/dram': [50, 200] })
    expect(ratioOf(variantOf(dram, ANSWER), 'energy')).toMatchObject({ verdict: 'more' })
  })

  it('is told with the wall time and the watts that make it, and above idle', () => {
    const idle = { domain: 'package-0', meter: 'powercap', watts: 30, seconds: 10, startedAt: '2026-01-01T00:00:00Z' }
    const net = (error: number) =>
      analyseZones({ 'package-0': [500, 400] }, ({ model }) => ({
        energy: [{ ...measured('package-0', model === null ? 500 : 400), netJoules: model === null ? 200 : 160 }],
        idle: [{ ...idle, standardErrorWatts: error }] as RunRecord['idle'],
      })).groups[0]?.energyParts.find(({ baseline }) => baseline === 'original-headless')
    expect(net(0)?.wall).toBeCloseTo(0.8, 6)
    expect(net(0)?.watts).toBeCloseTo(1, 6)
    expect(net(0)?.net?.estimate).toBeCloseTo(0.8, 6)
    // 8 s at 160 J and 10 s at 200 J feel an error of the idle power alike; 8 s at 80 J feel it twice as much.
    expect(net(2)?.net?.interval?.[0]).toBeCloseTo(0.8, 6)
    const widthOf = (slices: object) => {
      const uneven = analyseZones({ 'package-0': [500, 320] }, ({ model }) => ({
        energy: [{ ...measured('package-0', model === null ? 500 : 320), netJoules: model === null ? 200 : 80 }],
        idle: [{ ...idle, standardErrorWatts: 2, ...slices }] as RunRecord['idle'],
      })).groups[0]?.energyParts[0]?.net
      const [low = 0, high = 0] = uneven?.interval ?? []
      return Math.log(high / low)
    }
    // 2 W × (8 s / 80 J − 10 s / 200 J) = 0.1 on the log scale, by Student's t of as many slices as there were.
    expect(widthOf({})).toBeCloseTo(2 * 2.262157 * 0.1, 5)
    expect(widthOf({ slices: 3 })).toBeCloseTo(2 * 4.302653 * 0.1, 5)
  })
})

describe('a meter outside the scope', () => {
  it('is told for itself where no processor was read: the card of a virtual machine', () => {
    const result = analyseZones({ 'gpu-0': [1500, 600] })
    const [parts] = variantOf(result, ANSWER).energyParts
    expect(parts).toMatchObject({ wall: null, watts: null, net: null, outside: [{ zone: 'gpu-0 by nvml', pairs: 10 }] })
    expect(parts?.outside[0]?.estimate).toBeCloseTo(0.4, 1)
    expect(result.groups[0]?.energyParts[0]?.outside).toMatchObject([{ zone: 'gpu-0 by nvml', pairs: 12 }])
    expect(ratioOf(result.groups[0], 'energy')).toMatchObject({ estimate: null })
    expect(formatHeadline(result)).toContain(
      "The processor's energy was not measured here. That of gpu-0 by nvml was, in no verdict: see “How sure this is”.",
    )
  })

  it('vetoes a verdict where its own interval lies on the other side', () => {
    const result = analyseZones({ 'package-0': [500, 440], external: [1200, 1500] })
    for (const ratio of [ratioOf(result.groups[0], 'energy'), ratioOf(variantOf(result, ANSWER), 'energy')]) {
      expect(ratio.estimate).toBeCloseTo(0.88, 1)
      expect(ratio).toMatchObject({ verdict: 'inconclusive', vetoedBy: 'external', cause: { kind: 'vetoed' } })
    }
    expect(formatHeadline(result)[0]).toContain('external, outside what is summed, moved the other way (×1.2')
    expect(formatHeadline(result)[0]).not.toContain('less energy')
  })

  it('vetoes nothing where two sessions of the queue tell it apart: they are two observations', () => {
    const plan = makePlan({ projects: 1, repetitions: 10 })
    const sessionOf = (block: number) => (block < 5 ? 1 : 2)
    const analyseIn = (sessions: number) => {
      const blocks = plan.blocks.map((one) => ({ ...one, session: sessions === 1 ? 1 : sessionOf(one.number - 1) }))
      const records = makeRecords({ ...plan, blocks }, ({ model, block, random }) => {
        const external = model === null ? 1200 : 1200 * (sessionOf(block) === 1 ? 1.1 : 1.4)
        const joules = [model === null ? 500 : 250, external].map((each) => each * noise(random, 0.01))
        return {
          energy: [
            measured('package-0', joules[0] ?? 0),
            { ...measured('external', joules[1] ?? 0), meter: 'external' },
          ],
        }
      })
      const answer = variantOf(analyse({ ...plan, blocks }, records), ANSWER)
      return { vetoedBy: ratioOf(answer, 'energy').vetoedBy, interval: answer.energyParts[0]?.outside[0]?.interval }
    }
    expect(analyseIn(1)).toMatchObject({ vetoedBy: 'external', interval: [expect.closeTo(1.16, 1), expect.anything()] })
    expect(analyseIn(2).vetoedBy).toBeNull()
    expect(analyseIn(2).interval?.[0]).toBeLessThan(0.5)
  })

  it('is told and vetoes nothing where it is too coarse to say', () => {
    const coarse = analyseZones({ 'package-0': [500, 250], psys: [1200, 1220] }, undefined, 0.08)
    const [parts] = variantOf(coarse, ANSWER).energyParts
    expect(parts?.outside).toMatchObject([{ zone: 'psys by powercap', pairs: 10 }])
    const [low = 1, high = 1] = parts?.outside[0]?.interval ?? []
    expect(low).toBeLessThan(1)
    expect(high / low).toBeGreaterThan(1.05)
    expect(high).toBeGreaterThan(1)
    expect(ratioOf(variantOf(coarse, ANSWER), 'energy')).toMatchObject({ verdict: 'less', vetoedBy: null })
  })
})

import { describe, expect, it } from 'vitest'
import type { Doubt } from '../../src/schema/measurement/doubt.ts'
import type { ReadingMeter } from '../../src/schema/measurement/meters.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import {
  analyse,
  findingOf,
  makePlan,
  makeRecords,
  measured,
  noise,
  type RunPlace,
  type RunTraits,
  ratioOf,
} from './factory.ts'
import { compare, makeSide } from './sides.ts'

const plan = makePlan({ projects: 8 })
const joulesOf = ({ model, random }: RunPlace) => (model === null ? 30 : 20) * noise(random)
const runsOf = (energyOf: (place: RunPlace) => Partial<RunTraits>) => (place: RunPlace) => ({
  cpuSeconds: noise(place.random),
  ...energyOf(place),
})
const analyseRuns = (energyOf: (place: RunPlace) => Partial<RunTraits>) =>
  analyse(plan, makeRecords(plan, runsOf(energyOf)))

describe('a reading of energy', () => {
  it('that its meter doubts enters no verdict, and is counted by its reason', () => {
    const disagree = (difference: number) => ({ kind: 'meters-disagree', meter: 'perf', difference }) as const
    const doubts: Doubt[][] = [
      [disagree(0.1), { kind: 'device-order' }],
      [disagree(0.125)],
      [{ kind: 'few-readings', readings: 3, seconds: 1 }],
    ]
    const doubt = (joules: number, n: number): RunRecord['energy'] => [
      { ...measured('package-0', joules), doubts: doubts[n] ?? [] },
    ]
    const all = analyseRuns((place) => ({ energy: doubt(joulesOf(place), place.block % 3) }))
    expect(ratioOf(all.groups[0], 'energy')).toMatchObject({ estimate: null, verdict: 'not-measured' })
    expect(all.energyQuality).toBe('unavailable')
    expect(all.headline).toContainEqual({ kind: 'no-energy' })
    expect(all.energyLeftOut).toEqual(['doubtful'])
    expect(findingOf(all, 'doubtful-energy')).toMatchObject({
      numbers: { doubtful: 192, runs: 192 },
      doubts: [
        { example: disagree(0.1), runs: 144, equal: false },
        { example: { kind: 'few-readings', readings: 3, seconds: 1 }, runs: 48, equal: true },
      ],
    })
    expect(findingOf(all, 'doubtful-energy')?.evidence).toHaveLength(20)
    const some = analyseRuns((place) => ({
      energy: doubt(place.block === 0 ? 1e6 : joulesOf(place), place.block === 0 ? 2 : 9),
    }))
    expect(ratioOf(some.groups[0], 'energy').estimate).toBeCloseTo(2 / 3, 1)
    expect(
      ratioOf(
        some.variants.find(({ model }) => model !== null),
        'energy',
      ).pairs,
    ).toBe(7)
  })

  it('beside which other load ran was measured all the same', () => {
    const all = analyseRuns((place) => ({ joules: joulesOf(place), changes: { flags: ['contaminated'] } }))
    expect(all.headline).toContainEqual({ kind: 'no-energy' })
    expect(all.energyLeftOut).toEqual(['contaminated'])
    expect(ratioOf(all.groups[0], 'energy').cause).toEqual({
      kind: 'missing',
      quantity: 'energy',
      leftOut: true,
      reading: { kind: 'contaminated' },
    })
    const none = analyseRuns(() => ({}))
    expect(none.headline).toContainEqual({ kind: 'no-energy' })
    expect(none).toMatchObject({ leading: 'cpu', energyLeftOut: [] })
  })

  it('of a wall plug counts, and is named', () => {
    const plug = analyseRuns((place) => ({ energy: [{ ...measured('external', joulesOf(place)), meter: 'external' }] }))
    expect(ratioOf(plug.groups[0], 'energy')).toMatchObject({ verdict: 'less', quality: 'measured' })
    expect(plug.energyQuality).toBe('measured')
    expect(findingOf(plug, 'external-meter')).toBeDefined()
    expect(findingOf(plug, 'several-meters')).toBeUndefined()
  })
})

describe('a pair', () => {
  const read =
    (meter: ReadingMeter, ...domains: string[]) =>
    (place: RunPlace) => ({
      energy: domains.map((domain) => ({ ...measured(domain, joulesOf(place)), meter })),
    })

  it('is of one meter and one set of zones', () => {
    const others = [read('perf', 'package-0'), read('powercap', 'package-0', 'package-1'), read('external', 'external')]
    for (const other of others) {
      const result = analyseRuns((place) => (place.model === null ? read('powercap', 'package-0') : other)(place))
      expect(ratioOf(result.groups[0], 'energy')).toMatchObject({ estimate: null, verdict: 'not-measured' })
      expect(ratioOf(result.groups[0], 'energy').cause).toEqual({ kind: 'across-meters' })
      expect(findingOf(result, 'across-meters')?.numbers).toEqual({ pairs: 128 })
      expect(findingOf(result, 'several-meters')?.sources).toHaveLength(2)
    }
  })

  it('leaves out only those blocks in which the two differ', () => {
    const { variants } = analyseRuns((place) =>
      read(place.block < 2 && place.model !== null ? 'perf' : 'powercap', 'package-0')(place),
    )
    const ratio = ratioOf(
      variants.find(({ model }) => model !== null),
      'energy',
    )
    expect(ratio).toMatchObject({ pairs: 6, verdict: 'less' })
    expect(ratio.leftOut).toEqual([{ kind: 'across-meters', pairs: 2 }])
  })

  it('of campaigns is of one meter too', () => {
    const a = makeSide(plan, runsOf(read('powercap', 'package-0')), 1)
    const b = makeSide(plan, runsOf(read('external', 'external')), 2)
    const { groups, absoluteBaselines, failOn } = compare(a, b, 'energy')
    expect(groups[0]?.ratios.energy.causes).toEqual([
      { kind: 'other-meters', a: ['powercap (package-0)'], b: ['external (external)'] },
    ])
    expect(absoluteBaselines.map(({ quantity }) => quantity)).not.toContain('energy')
    expect(failOn[0]).toMatchObject({ met: false, checked: false })
    const mixed = makeSide(
      plan,
      runsOf((place) => read(place.model === null ? 'perf' : 'powercap', 'package-0')(place)),
      3,
    )
    expect(compare(a, mixed, 'energy').groups[0]?.ratios.energy.causes).toEqual([
      { kind: 'unread', side: 'b', how: 'across-meters' },
    ])
  })
})

it('takes the energy of an answer from the runs that could be read, and none from one that never could', () => {
  const disturbed = (is: (place: RunPlace) => boolean) =>
    analyseRuns((place) => ({ joules: 20, changes: { flags: is(place) ? ['contaminated'] : [] } })).groups[0]
      ?.costPerResult.energy
  const isAnswer = ({ project, model }: RunPlace) => project === 'project-1' && model !== null
  expect(disturbed((place) => isAnswer(place) && place.block === 0)).toMatchObject({ perResult: 20, attempts: 8 })
  expect(disturbed(isAnswer)).toMatchObject({ perResult: null, cause: { kind: 'attempts-unread', unread: 1 } })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { COMPARISON_VERSION } from '../../src/schema/analysis/comparison.ts'
import type { Doubt } from '../../src/schema/measurement/doubt.ts'
import { type RunRecord, runRecord, STATUSES } from '../../src/schema/measurement/record.ts'
import { collectRecords } from './collect-records.ts'
import { analyse, makeHost, makePlan, makeRecords } from './factory.ts'
import { compare } from './sides.ts'

const amount = (most: number) => fc.constantFrom(0, 5e-324, 1e-12, 1e-9, 1, 1.1, most / 10, most)
const metric = fc.constantFrom(-1e100, -1e99, -1, 0, 1e-320, 0.9, 1e99, 1e100)
const seconds = amount(1e9)
const reading = fc.record({
  domain: fc.constantFrom('package-0', 'package-1', 'external', 'external-b', 'estimate/cpu', 'package-0/dram'),
  joules: fc.option(amount(1e15)),
  netJoules: fc.option(fc.constantFrom(-1e15, -1, 0, 5e-324, 1e15)),
  meter: fc.constantFrom('powercap', 'perf', 'external', 'estimate'),
  quality: fc.constantFrom('measured' as const, 'estimated' as const, 'unavailable' as const),
  reason: fc.constantFrom(null, { kind: 'still' as const }),
  doubts: fc.constantFrom<Doubt[]>([], [{ kind: 'shared-device', processes: 2 }]),
})
const phases = fc.record({
  import: seconds,
  data: seconds,
  fit: seconds,
  predict: seconds,
  plot: seconds,
  other: seconds,
})

/** What a record file may hold, whoever wrote it. */
const traits = fc.record({
  status: fc.oneof({ weight: 6, arbitrary: fc.constant('ok' as const) }, fc.constantFrom(...STATUSES)),
  metric: fc.option(metric, { freq: 8 }),
  userSeconds: fc.option(seconds, { freq: 8 }),
  wallSeconds: fc.option(seconds, { freq: 8 }),
  peakMemoryBytes: fc.option(fc.constantFrom(0, 1, 1e9, Number.MAX_SAFE_INTEGER), { freq: 8 }),
  energy: fc.array(reading, { maxLength: 3 }),
  flags: fc.subarray(['contaminated', 'cold', 'doubtful-energy']),
  phaseCpuSeconds: fc.option(phases),
  stratum: fc.constantFrom('h1', 'h1', 'h2'),
})

const metricRules = fc.record({
  name: fc.constant('accuracy'),
  direction: fc.constantFrom('higher' as const, 'lower' as const),
  scale: fc.constantFrom('fraction' as const, 'absolute' as const),
  tolerance: fc.constantFrom(0, 0.01, 1e100, Number.MAX_VALUE),
})

it('takes every record that is valid, however extreme, and gives a valid analysis and comparison', () => {
  const sides = fc.tuple(metricRules, fc.array(traits, { minLength: 1, maxLength: 40 }), fc.nat(), fc.boolean())
  fc.assert(
    fc.property(sides, ([rule, chosen, salt, steady]) => {
      const plan = makePlan({ projects: 6, repetitions: 6, models: ['a', 'b'], metric: rule })
      const profiled = plan.blocks.map((block) =>
        block.number === 6 ? { ...block, purpose: 'profile' as const } : block,
      )
      const records = makeRecords({ ...plan, blocks: profiled }, ({ variant, block }) => {
        const { metric, stratum, ...changes } =
          chosen[hash(`${variant} ${steady ? block % 2 : block} ${salt}`) % chosen.length] ?? {}
        return {
          changes: { ...changes, host: makeHost(stratum ?? 'h1') } as Partial<RunRecord>,
          metric: metric ?? null,
        }
      })
      for (const record of records) runRecord.parse(record)
      analyse({ ...plan, blocks: profiled }, records)
      const side = { path: 's', plan, collected: collectRecords(plan, records), provenances: new Map() }
      expect(compare(side, side).schemaVersion).toBe(COMPARISON_VERSION)
    }),
    { numRuns: 40, seed: 1 },
  )
}, 120_000)

function hash(text: string): number {
  let value = 7
  for (const character of text) value = (value * 31 + character.charCodeAt(0)) % 1_000_003
  return value
}

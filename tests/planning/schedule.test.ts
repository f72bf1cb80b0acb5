import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealToLeast, equalWeights, longestFirst, pullQueue, sumSeconds } from '../../src/planning/schedule/deal.ts'
import { ENVIRONMENT_SECONDS, makeSchedule } from '../../src/planning/schedule/make-schedule.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import { LONGEST_WAIT_SECONDS, schedule as scheduleSchema } from '../../src/schema/campaign/schedule.ts'
import { type Host, host } from '../../src/schema/measurement/hosts.ts'
import { IDLE_SECONDS } from '../../src/schema/options/benchmark-options.ts'
import { makePlan } from '../actions/make-plan.ts'

const make = (changes: Partial<Host> = {}) => host.parse({ labels: ['a'], ...changes })
/** Complete, as it is written. */
const check = (work: ReturnType<typeof makeSchedule>, plan: Plan) => {
  const disk = { locks: 0, environmentBytes: 0, recordBytes: 0, logBytes: 0, estimatedFrom: '' }
  const schedule = scheduleSchema.parse({ ...work, detectable: [], disk })
  expect(schedule.shards.flatMap(({ groups }) => groups).sort()).toEqual(
    [...new Set(plan.blocks.map(({ project, model }) => `${project}/${model}`))].sort(),
  )
  return schedule
}

/** Of all ways to deal: the least that the longest bin can have. */
function shortest([first, ...rest]: readonly number[], loads: readonly number[]): number {
  if (first === undefined) return Math.max(...loads)
  return Math.min(...loads.map((load, bin) => shortest(rest, loads.with(bin, load + first))))
}

describe('dealing', () => {
  it("stays within Graham's bound of the best that can be: 4/3 − 1/3m", () => {
    const items = fc.array(fc.record({ seconds: fc.integer({ min: 1, max: 100 }) }), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 3 }), (list, bins) => {
        const longest = Math.max(...dealToLeast(longestFirst(list), equalWeights(bins)).map(sumSeconds))
        const best = shortest(
          list.map(({ seconds }) => seconds),
          Array.from({ length: bins }, () => 0),
        )
        expect(longest).toBeGreaterThanOrEqual(best)
        expect(longest).toBeLessThanOrEqual((4 / 3 - 1 / (3 * bins)) * best + 1e-9)
      }),
    )
  })

  it('pulls a queue in its order: the free machine takes the next', () => {
    const queue = [5, 3, 3, 1].map((seconds) => ({ seconds }))
    expect(pullQueue(queue, 2)).toEqual({ busy: [6, 6], lastStart: 5 })
    expect(pullQueue([], 2)).toEqual({ busy: [0, 0], lastStart: 0 })
  })
})

describe('machines', () => {
  it('are one shard each, idle window and environment included, and balanced', async () => {
    const plan = await makePlan(['long', 'b', 'c', 'd'], ['m'], { long: { typicalSeconds: 18.4 } })
    const { shards, total, hosts, waves, assumed } = check(
      makeSchedule(plan, [make({ count: 2 })], { kind: 'machines' }),
      plan,
    )
    const runs = 9 // three blocks of two baselines and one answer
    expect(shards.map(({ shard, groups }) => [shard, groups])).toEqual([
      ['1/2', ['long/m']],
      ['2/2', ['b/m', 'c/m', 'd/m']],
    ])
    const around = 2 * IDLE_SECONDS + ENVIRONMENT_SECONDS // all have one lock
    expect(shards.map((shard) => shard.expectedSeconds)).toEqual([
      expect.closeTo(around + runs * 18.6, 6),
      expect.closeTo(around + 3 * runs * 6.2, 6),
    ])
    expect(shards[1]?.worstSeconds).toBeCloseTo(around + 3 * runs * 900.2, 6)
    expect(total.balance).toBeCloseTo(1, 9)
    expect(total.runs).toBe(36)
    expect(hosts).toMatchObject([{ machines: 2, shards: 2, projects: 4, groups: 4, runs: 36 }])
    expect(waves).toHaveLength(1)
    expect(assumed.projectsWithTypicalSeconds).toBe(1)
  })

  it('without work have no shard, and a GPU is kept for what needs one', async () => {
    const plan = await makePlan(['a', 'b'], ['m'])
    const { shards, hosts } = check(
      makeSchedule(plan, [make({ count: 5 }), make({ labels: ['g'], gpu: true })], { kind: 'machines' }),
      plan,
    )
    expect(shards.map(({ host }) => host)).toEqual(['a', 'a'])
    expect(hosts.map(({ shards: own }) => own)).toEqual([2, 0])
  })

  it('that only some projects can use are not filled by the others first', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `p${index}`)
    const wishes = Object.fromEntries(names.slice(4).map((name) => [name, { rapl: true }]))
    const plan = await makePlan(names, ['m'], wishes)
    const hosts = [make({ labels: ['r'], rapl: true }), make({ labels: ['plain'] })]
    const { shards, total } = check(makeSchedule(plan, hosts, { kind: 'machines' }), plan)
    expect(shards.map(({ groups }) => groups)).toEqual([
      ['p4/m', 'p5/m', 'p6/m', 'p7/m'],
      ['p0/m', 'p1/m', 'p2/m', 'p3/m'],
    ])
    expect(total.balance).toBe(1)
  })
})

describe('waves', () => {
  it('hold no more jobs than a matrix, and none of them waits a day', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `p${index}`)
    const long = Object.fromEntries(names.map((name, index) => [name, { typicalSeconds: 100 + 10 * index }]))
    const plan = await makePlan(names, ['m', 'n'], long)
    const hosts = [make({ count: 2 })]
    const { waves, shards, total } = check(makeSchedule(plan, hosts, { kind: 'waves', jobs: 16 }), plan)
    const perMachine = total.seconds / 2
    expect(waves.length).toBe(Math.ceil(perMachine / (0.8 * LONGEST_WAIT_SECONDS)))
    for (const [index, { jobs, lastStartSeconds }] of waves.entries()) {
      expect(jobs).toBeLessThanOrEqual(16)
      expect(jobs).toBe(shards.filter(({ wave }) => wave === index + 1).length)
      expect(lastStartSeconds).toBeLessThan(LONGEST_WAIT_SECONDS)
    }
    expect(total.balance).toBeLessThan(1.1)
  })

  it('are one where the machines are quick enough', async () => {
    const plan = await makePlan(['a', 'b', 'c'], ['m'])
    const { waves } = check(makeSchedule(plan, [make()], { kind: 'waves', jobs: 256 }), plan)
    expect(waves).toMatchObject([{ jobs: 3 }])
  })
})

it('needs a shard for each kind of host that is needed', async () => {
  const plan = await makePlan(['a', 'b'], ['m'], { b: { gpu: true } })
  const hosts = [make(), make({ labels: ['g'], gpu: true })]
  expect(() => makeSchedule(plan, hosts, { kind: 'count', shards: 1 })).toThrow(
    'The projects need 2 kinds of hosts (a, g), and so as many shards, not 1.',
  )
  expect(makeSchedule(plan, hosts, { kind: 'count', shards: 2 }).shards).toHaveLength(2)
})

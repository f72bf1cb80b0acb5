import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listBlocks, listVariants } from '../../src/planning/plan-blocks.ts'
import { listWorkloads } from '../../src/planning/schedule/workload.ts'
import { blocksOfShard, dealShards } from '../../src/planning/shards.ts'
import { groupKey, PLAN_VERSION, type Plan, plan as planSchema } from '../../src/schema/campaign/plan.ts'
import type { Design } from '../../src/schema/options/plan-options.ts'
import { plannedProject } from '../support/planned-project.ts'

/** One project for each number of typical seconds (0: not declared). */
function makePlan(seconds: readonly number[], models: readonly string[], fanOut: Design['fanOut']): Plan {
  const projects = seconds.map((typicalSeconds, index) => ({
    ...plannedProject(`p${index}`),
    needs: typicalSeconds > 0 ? { typicalSeconds } : {},
  }))
  const design = {
    models,
    modes: ['assisted' as const],
    samples: 1,
    repetitions: 2,
    warmups: 1,
    profiles: 1,
    sessions: 1,
    sensitivity: [],
    smallestEffect: 2,
    subsamples: 1,
    flops: false,
    fanOut,
    seed: 1,
    prompt: 'efficient' as const,
    readme: 'blind' as const,
    repairs: 0,
    control: false,
    feedback: false,
  }
  const drawn = { ...design, projects: projects.map(({ slug }) => slug) }
  const variants = listVariants(drawn)
  return planSchema.parse({
    schemaVersion: PLAN_VERSION,
    campaign: 'c',
    toolVersion: '0',
    createdAt: '2026-01-01T00:00:00.000Z',
    options: { ...design, probes: false },
    projects,
    models: models.map((id) => ({ id, provider: 'replay', model: id })),
    leftOut: [],
    leftOutProjects: [],
    variants,
    blocks: listBlocks(drawn, variants),
    shards: null,
    prompt: null,
    primaryFamily: [],
    expected: { modelCalls: 0, inputTokens: 0, outputTokens: 0, usd: null, usdReason: null, runs: 0, worstSeconds: 0 },
  })
}

const plans = fc
  .tuple(
    fc.array(fc.nat(300), { minLength: 1, maxLength: 8 }),
    fc.subarray(['a', 'b', 'c']),
    fc.constantFrom('project-model' as const, 'project' as const),
  )
  .map((parts) => makePlan(...parts))

it('deals whole groups: every block once, and a group never to two shards, whether the plan says how many or not', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 2, max: 6 }), fc.boolean(), (plan, count, recorded) => {
      const read = recorded ? planSchema.parse({ ...plan, shards: dealShards(plan, count) }) : plan
      const shards = Array.from({ length: count }, (_, index) => blocksOfShard(read, { index: index + 1, count }))
      expect(shards.flatMap((blocks) => blocks.map(({ id }) => id)).sort()).toEqual(
        plan.blocks.map(({ id }) => id).sort(),
      )
      const holders = shards.flatMap((blocks) => [...new Set(blocks.map(groupKey))])
      expect(new Set(holders).size).toBe(holders.length)
    }),
  )
})

it('balances expected seconds: the longest shard is within one group of the shortest', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 2, max: 6 }), (plan, count) => {
      const seconds = new Map(listWorkloads(plan).map((workload) => [workload.group, workload.seconds]))
      const dealt = dealShards(plan, count).map((groups) => groups.map((group) => seconds.get(group) ?? 0))
      const loads = dealt.map((own) => own.reduce((sum, each) => sum + each, 0))
      const longest = dealt[loads.indexOf(Math.max(...loads))] ?? []
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(Math.min(...longest) + 1e-6)
    }),
  )
})

it('puts the one long project by itself, and takes a project that says nothing as six seconds a run', () => {
  const plan = makePlan([0, 60, 0, 0], [], 'project')
  expect(dealShards(plan, 2)).toEqual([['p1/all'], ['p0/all', 'p2/all', 'p3/all']])
  const runs = 2 * 4
  expect(listWorkloads(plan).map(({ seconds }) => seconds)).toEqual([6.2, 60.2, 6.2, 6.2].map((each) => each * runs))
})

it('takes no other number of shards than the plan was made in', () => {
  const plan = makePlan([1, 2, 3], [], 'project')
  const planned = { ...plan, shards: dealShards(plan, 3) }
  expect(() => blocksOfShard(planned, { index: 1, count: 2 })).toThrow('was planned in 3 shards; ask for i/3')
  expect(blocksOfShard(planned, { index: 1, count: 1 })).toBe(planned.blocks)
})

it.each([
  ['a group twice', [['p0/all', 'p1/all'], ['p1/all']], "'p1/all' is there twice"],
  ['one too few', [['p0/all']], 'do not hold every project'],
  ['one that there is not', [['p0/all', 'p2/all']], 'do not hold every project'],
])('refuses a plan whose shards hold %s', (_name, shards, message) => {
  expect(() => planSchema.parse({ ...makePlan([1, 2], [], 'project'), shards })).toThrow(message)
})

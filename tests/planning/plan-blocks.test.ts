import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BlockDesign, countDesigned, listBlocks, listVariants } from '../../src/planning/plan-blocks.ts'
import { groupKey, memberKey } from '../../src/schema/campaign/plan.ts'
import { GENERATED_MODES } from '../../src/schema/common.ts'
import { PERTURBATIONS, perturbationsOf } from '../../src/schema/measurement/record.ts'

const names = (prefix: string, max: number) =>
  fc.integer({ min: 0, max }).map((count) => Array.from({ length: count }, (_, index) => `${prefix}${index}`))

const design: fc.Arbitrary<BlockDesign> = fc.record({
  projects: names('p', 4).filter((projects) => projects.length > 0),
  models: names('m', 3),
  modes: fc.subarray([...GENERATED_MODES]),
  samples: fc.integer({ min: 1, max: 3 }),
  repetitions: fc.integer({ min: 1, max: 4 }),
  warmups: fc.integer({ min: 0, max: 2 }),
  profiles: fc.integer({ min: 0, max: 2 }),
  flops: fc.boolean(),
  probes: fc.constantFrom(new Map(), new Map([['p0', [...PERTURBATIONS]]])),
  fanOut: fc.constantFrom('project-model' as const, 'project' as const),
  seed: fc.nat(),
})

const blocksOf = (each: BlockDesign) => listBlocks(each, listVariants(each))

it('lists every variant once: two baselines a project, and each sample of each model in each mode', () => {
  fc.assert(
    fc.property(design, (each) => {
      const ids = listVariants(each).map((variant) => variant.id)
      expect(new Set(ids).size).toBe(ids.length)
      const generated = each.models.length * each.modes.length * each.samples
      expect(ids.length).toBe(each.projects.length * (2 + generated))
    }),
  )
})

it('makes complete blocks: each variant of the shard once, none of another, and one baseline in those on changed data', () => {
  fc.assert(
    fc.property(design, (each) => {
      const variants = listVariants(each)
      for (const block of listBlocks(each, variants)) {
        const members = variants.filter(
          ({ project, model, mode }) =>
            project === block.project &&
            (model === null || block.model === null || model === block.model) &&
            (block.purpose !== 'probe' || mode !== 'original'),
        )
        expect(block.order.map(({ variant }) => variant).sort()).toEqual(members.map((variant) => variant.id).sort())
      }
    }),
  )
})

it('makes as many blocks as asked of each shard, what disturbs time and energy last, under different names', () => {
  fc.assert(
    fc.property(design, (each) => {
      const blocks = blocksOf(each)
      expect(new Set(blocks.map((block) => block.id)).size).toBe(blocks.length)
      const together = each.fanOut === 'project' || each.models.length === 0
      const shards = each.projects.length * (together ? 1 : each.models.length)
      const extras = each.profiles + (each.flops ? 1 : 0)
      const others = blocks.filter(({ purpose }) => purpose !== 'probe')
      expect(others.length).toBe(shards * (each.warmups + each.repetitions + extras))
      for (const group of Map.groupBy(others, ({ project, model }) => `${project}/${model}`).values()) {
        const profiles = group.filter(({ purpose }) => purpose === 'profile')
        expect(profiles.map(({ number }) => number)).toEqual(Array.from({ length: each.profiles }, (_, n) => n + 1))
        expect(group.map((block) => block.purpose)).toEqual([
          ...Array.from({ length: each.warmups }, () => 'warmup'),
          ...Array.from({ length: each.repetitions }, () => 'measured'),
          ...Array.from({ length: each.profiles }, () => 'profile'),
          ...(each.flops ? ['flops'] : []),
        ])
      }
    }),
  )
})

it('draws the same order from the same seed, whatever else is planned', () => {
  fc.assert(
    fc.property(design, (each) => {
      const blocks = blocksOf(each)
      expect(blocksOf({ ...each })).toEqual(blocks)
      const larger = blocksOf({ ...each, projects: ['another', ...each.projects], repetitions: each.repetitions + 1 })
      for (const block of blocks) expect(larger.find(({ id }) => id === block.id)).toEqual(block)
    }),
  )
})

it('draws another order from another seed, and each place is as likely for every variant', () => {
  const base = {
    projects: ['p'],
    models: ['m'],
    modes: GENERATED_MODES,
    samples: 1,
    warmups: 0,
    repetitions: 400,
    profiles: 0,
    flops: false,
  }
  const one = blocksOf({ ...base, fanOut: 'project', seed: 1 })
  expect(blocksOf({ ...base, fanOut: 'project', seed: 2 }).map((block) => block.order)).not.toEqual(
    one.map((block) => block.order),
  )
  const first = Map.groupBy(one, (block) => block.order[0]?.variant)
  expect(first.size).toBe(5)
  // 400 blocks, 5 variants: 80 ± 8 each; the seed is fixed, so this does not flicker.
  for (const blocks of first.values()) expect(Math.abs(blocks.length - 80)).toBeLessThan(32)
})

it('names blocks by their purpose', () => {
  const one = { projects: ['p'], models: ['m'], modes: [], samples: 1, repetitions: 1, warmups: 1, seed: 1 }
  const ids = blocksOf({ ...one, profiles: 1, flops: true, fanOut: 'project-model' }).map(({ id }) => id)
  expect(ids).toEqual(['p/m/w1', 'p/m/1', 'p/m/p1', 'p/m/f1'])
})

it('measures all again under each setting that is asked for, after the measured blocks', () => {
  const one = {
    projects: ['p'],
    models: ['m'],
    modes: GENERATED_MODES,
    samples: 1,
    repetitions: 2,
    warmups: 1,
    seed: 1,
  }
  const shape = { ...one, profiles: 1, flops: false, fanOut: 'project-model' as const, drawing: new Set(['p']) }
  const blocks = blocksOf({ ...shape, sensitivity: ['cold', 'one-thread', 'cold'] })
  expect(blocks.map(({ id, setting = '' }) => `${id} ${setting}`.trim())).toEqual([
    'p/m/w1',
    'p/m/1',
    'p/m/2',
    'p/m/s1 cold',
    'p/m/s2 cold',
    'p/m/s3 one-thread',
    'p/m/s4 one-thread',
    'p/m/p1',
  ])
  const members = (id: string) => new Set(blocks.find((block) => block.id === id)?.order.map(memberKey))
  expect(members('p/m/s1')).toEqual(members('p/m/1'))
  expect(blocksOf(shape)).toEqual(blocks.filter(({ purpose }) => purpose !== 'sensitivity'))
})

it('probes each shard that holds answers, once with each perturbation, at the end', () => {
  const probes = new Map([['p0', perturbationsOf('printed').filter((each) => each !== 'subsample')]])
  const one = { projects: ['p0', 'p1'], modes: ['assisted' as const], samples: 1, repetitions: 1, warmups: 0, seed: 1 }
  const further = { profiles: 0, flops: true, fanOut: 'project-model' as const, probes }
  const found = (models: string[]) =>
    blocksOf({ ...one, ...further, models }).flatMap(({ id, perturbation }) =>
      perturbation ? [[id, perturbation]] : [],
    )
  expect(found(['a', 'b'])).toEqual([
    ['p0/a/h1', 'label-randomisation'],
    ['p0/a/h2', 'hidden-data'],
    ['p0/b/h1', 'label-randomisation'],
    ['p0/b/h2', 'hidden-data'],
  ])
  expect(found([])).toEqual([])
  expect(
    blocksOf({ ...one, ...further, models: ['a'] })
      .map(({ purpose }) => purpose)
      .slice(0, 4),
  ).toEqual(['measured', 'flops', 'probe', 'probe'])
})

it('gives a round of feedback the answers and blocks of its own, after the repairs', () => {
  const each: BlockDesign = {
    projects: ['p'],
    models: ['m'],
    modes: ['assisted'],
    samples: 1,
    repetitions: 2,
    warmups: 0,
    profiles: 0,
    flops: false,
    fanOut: 'project-model',
    seed: 1,
    repairs: 1,
    control: true,
    feedback: true,
  }
  const variants = listVariants(each)
  expect(variants.map(({ id }) => id).slice(2)).toEqual(
    ['i0', 'i1', 'c1', 'f2'].map((last) => `p/assisted/m/s1/${last}`),
  )
  const last = listBlocks(each, variants).filter(({ round }) => round === 2)
  expect(last.map(({ id }) => id)).toEqual(['p/m/r2-1', 'p/m/r2-2'])
  for (const { order } of last) {
    expect(order.map(({ variant }) => variant).sort()).toEqual([
      'p/assisted/m/s1/f2',
      'p/original',
      'p/original-headless',
    ])
  }
})

it('splits a group among hosts: each part has its warm-ups and its share of the measured blocks, the first all else', () => {
  const each = { projects: ['a', 'b'], models: ['m'], modes: ['assisted' as const], samples: 1, seed: 1 }
  const counts = { repetitions: 7, warmups: 2, profiles: 1, flops: true, fanOut: 'project-model' as const }
  const split = { ...each, ...counts, parts: new Map([['a/m', 3]]) }
  const blocks = blocksOf(split)
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
  const own = (key: string) => blocks.filter((block) => groupKey(block) === key).map(({ purpose }) => purpose)
  const [warm, run] = ['warmup', 'measured']
  expect(own('a/m')).toEqual([warm, warm, run, run, 'profile', 'flops'])
  expect(own('a/m/2')).toEqual([warm, warm, run, run])
  expect(own('a/m/3')).toEqual([warm, warm, run, run, run])
  expect(blocks.filter(({ project }) => project === 'b')).toEqual(
    blocksOf({ ...split, parts: new Map() }).filter(({ project }) => project === 'b'),
  )
})

const furtherDesign: fc.Arbitrary<BlockDesign> = fc
  .tuple(
    design,
    fc.record({
      sessions: fc.integer({ min: 1, max: 2 }),
      sensitivity: fc.constantFrom([], ['one-thread' as const]),
      drawing: fc.constantFrom(new Set<string>(), new Set(['p0'])),
      repairs: fc.integer({ min: 0, max: 2 }),
      control: fc.boolean(),
      feedback: fc.boolean(),
      subsamples: fc.integer({ min: 1, max: 3 }),
    }),
  )
  .map(([plain, more]) => ({ ...plain, ...more }))

it('knows before it lists them how many runs a design has', () => {
  fc.assert(
    fc.property(furtherDesign, (each) => {
      const listed = blocksOf(each).reduce((runs, { order }) => runs + order.length, 0)
      expect(countDesigned(each)).toBe(listed)
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { excludesOne } from '../../src/schema/analysis/ratio.ts'
import {
  analyse,
  estimated,
  findingOf,
  makeHost,
  makePlan,
  makeRecords,
  measured,
  noise,
  type RunPlace,
  type RunTraits,
  ratioOf,
  unread,
  variantOf,
} from './factory.ts'

const ANSWER = 'project-1/assisted/replay/s1/i0'
const isBaseline = (place: RunPlace) => place.model === null

function analyseOne(traitsOf: (place: RunPlace) => RunTraits | null, shape: Parameters<typeof makePlan>[0] = {}) {
  const plan = makePlan(shape)
  return analyse(plan, makeRecords(plan, traitsOf))
}

describe('the ratio of a variant to the author’s code', () => {
  it('recovers a known ratio of energy, CPU time, wall time and memory', () => {
    const result = analyseOne(({ model, random }) => ({
      cpuSeconds: (model === null ? 10 : 7) * noise(random),
      wallSeconds: (model === null ? 20 : 30) * noise(random),
      joules: (model === null ? 500 : 250) * noise(random),
      memoryBytes: Math.round(1e8 * noise(random)),
    }))
    const answer = variantOf(result, ANSWER)
    const expected = { energy: [0.5, 'less'], cpu: [0.7, 'less'], wall: [1.5, 'more'] } as const
    for (const quantity of ['energy', 'cpu', 'wall'] as const) {
      const ratio = ratioOf(answer, quantity)
      const [truth, verdict] = expected[quantity]
      expect(Math.abs(Math.log((ratio.estimate ?? 0) / truth))).toBeLessThan(0.04)
      expect(ratio).toMatchObject({ verdict, quality: 'measured', pairs: 8 })
    }
    expect(answer.summaries.energy).toMatchObject({ n: 8, quality: 'measured' })
    expect(answer.summaries.energy.median).toBeGreaterThan(200)
    expect(result).toMatchObject({ energyQuality: 'measured', energyMeters: ['powercap'] })
  })

  it('finds a difference between equals about as often as a 95 % interval may', () => {
    const result = analyseOne(({ random }) => ({ cpuSeconds: noise(random) }), {
      projects: 60,
      modes: ['assisted', 'autonomous'],
      samples: 2,
    })
    const found = result.variants.flatMap(({ model, ratios }) => (model === null ? [] : ratios.cpu))
    expect(found).toHaveLength(480)
    const wrong = found.filter(({ interval }) => interval !== null && excludesOne(interval)).length / found.length
    expect(wrong).toBeGreaterThan(0.015)
    expect(wrong).toBeLessThan(0.085)
    // A difference is told beyond the noise floor only, which is half the width of such an interval.
    expect(found.filter(({ verdict }) => verdict !== 'inconclusive').length).toBeLessThanOrEqual(2)
  })

  it('credits nobody with a deleted plot', () => {
    const result = analyseOne(({ mode, random }) => ({ cpuSeconds: (mode === 'original' ? 3 : 2) * noise(random) }), {
      projects: 20,
    })
    const [group] = result.groups
    expect(ratioOf(group, 'cpu').verdict).toBe('equivalent')
    expect(ratioOf(group, 'cpu', 'original').verdict).toBe('less')
    expect(result.headline[0]).toMatchObject({ kind: 'group', quantity: 'cpu', baseline: 'original-headless' })
    expect(ratioOf(variantOf(result, 'project-1/original-headless'), 'cpu', 'original').verdict).toBe('less')
    expect(variantOf(result, 'project-1/original').ratios.cpu).toEqual([])
  })

  it('pairs within a block and a stratum only', () => {
    const result = analyseOne(({ model, block, random }) => ({
      cpuSeconds: noise(random),
      changes: { host: makeHost(block < 3 && model !== null ? 'h2' : 'h1') },
    }))
    expect(ratioOf(variantOf(result, ANSWER), 'cpu').pairs).toBe(5)
    expect(result.hosts.map(({ stratum }) => stratum)).toEqual(['h1', 'h2'])
    expect(findingOf(result, 'several-strata')).toMatchObject({
      numbers: { strata: 2, pairs: 6 },
      hosts: ['host-h1', 'host-h2'],
    })
  })

  it('leaves out the energy of contaminated runs together with its pair, and lets their CPU time stand', () => {
    const result = analyseOne(({ mode, block, random }) => ({
      cpuSeconds: noise(random),
      joules: (mode === 'original-headless' && block === 0 ? 50 : 1) * noise(random),
      changes: { flags: mode === 'original-headless' && block === 0 ? ['contaminated'] : [] },
    }))
    expect(ratioOf(variantOf(result, ANSWER), 'energy').pairs).toBe(7)
    expect(ratioOf(variantOf(result, ANSWER), 'energy', 'original').pairs).toBe(8)
    expect(ratioOf(variantOf(result, ANSWER), 'cpu').pairs).toBe(8)
    expect(findingOf(result, 'contaminated-runs')?.numbers).toEqual({ disturbed: 1, cpuLeftOut: 0, runs: 24 })
    expect(findingOf(result, 'contaminated-runs')?.scripts).toEqual([
      { variant: 'project-1/original-headless', disturbed: 1, cpuLeftOut: 0, runs: 8 },
    ])
  })

  it('says of scripts that were never tried that there are no pairs, and not what disturbed the author’s code', () => {
    const flags = ['contaminated', 'threads-disturbed'] as const
    const judged = (status: 'missing-variant' | 'ok') =>
      analyseOne(({ model }) => ({
        cpuSeconds: 1,
        changes: model === null ? { flags: [...flags] } : { status },
      })).groups.map(({ ratios }) => ratios.cpu[0]?.verdict)
    expect(judged('ok')).toEqual(['not-measured'])
    expect(judged('missing-variant')).toEqual(['too-few-projects'])
  })

  it('counts among the runs beside other load those alone that were made', () => {
    const result = analyseOne(({ model, random }) => ({
      cpuSeconds: noise(random),
      changes: model === null ? { flags: ['contaminated'] } : { status: 'missing-variant' },
    }))
    expect(findingOf(result, 'contaminated-runs')?.numbers).toEqual({ disturbed: 16, cpuLeftOut: 0, runs: 16 })
  })
})

it('points at a perfect score where the author’s code has less, and at no other', () => {
  const scores = (author: number, answer: number, name = 'accuracy') => {
    const metric = {
      name,
      direction: 'higher',
      scale: name === 'accuracy' ? 'fraction' : 'absolute',
      tolerance: 0.01,
    } as const
    return analyseOne(
      ({ model, random }) => {
        const value = model === null ? author : answer
        const changes = { metric: { name, value, normalised: value, hookSeconds: null } }
        return { cpuSeconds: noise(random), changes }
      },
      { metric },
    )
  }
  expect(findingOf(scores(0.98, 1), 'perfect-scores')?.evidence).toEqual(['project-1/assisted/replay/s1/i0'])
  expect(findingOf(scores(0.98, 1, 'r2'), 'perfect-scores')).toBeDefined()
  expect(findingOf(scores(0.98, 1, 'gain'), 'perfect-scores')).toBeUndefined()
  for (const [author, answer] of [
    [1, 1],
    [0.98, 0.99],
  ] as const) {
    expect(findingOf(scores(author, answer), 'perfect-scores')).toBeUndefined()
  }
})

describe('the verdict', () => {
  it('says too few runs below five pairs', () => {
    const result = analyseOne(({ random }) => ({ cpuSeconds: noise(random) }), { repetitions: 4 })
    const ratio = ratioOf(variantOf(result, ANSWER), 'cpu')
    expect(ratio).toMatchObject({
      verdict: 'too-few-runs',
      pairs: 4,
      interval: null,
      cause: { kind: 'too-few-pairs', needed: 5 },
    })
    expect(ratio.estimate).not.toBeNull()
    expect(findingOf(result, 'few-pairs')).toMatchObject({
      numbers: { needed: 5 },
      pairs: [
        { project: 'project-1', baseline: 'original', pairs: 4 },
        { project: 'project-1', baseline: 'original-headless', pairs: 4 },
      ],
      evidence: [ANSWER],
    })
  })

  it.each([
    ['higher', 0.9, 0.8, false],
    ['higher', 0.9, 0.89, true],
    ['higher', 0.8, 0.9, true],
    ['lower', 0.8, 0.9, false],
    ['lower', 0.9, 0.8, true],
  ] as const)('compares only at the same accuracy: %s is better, %d against %d', (direction, author, answer, fits) => {
    const metric = { name: 'accuracy', direction, scale: 'fraction', tolerance: 0.01 } as const
    const result = analyseOne(
      (place) => ({
        cpuSeconds: (isBaseline(place) ? 2 : 1) * noise(place.random),
        metric: isBaseline(place) ? author : answer,
      }),
      { metric, projects: 6 },
    )
    const found = variantOf(result, ANSWER)
    expect(found.metric).toMatchObject({ median: answer, baseline: author, verdict: fits ? 'as-good' : 'worse' })
    expect(ratioOf(found, 'cpu')).toMatchObject(
      fits ? { verdict: 'less', cause: null } : { verdict: 'not-comparable', cause: { kind: 'less-accurate' } },
    )
    expect(ratioOf(result.groups[0], 'cpu')).toMatchObject(
      fits ? { verdict: 'less' } : { verdict: 'not-comparable', cause: { kind: 'none-as-accurate' } },
    )
    expect(result.groups[0]).toMatchObject({
      comparable: fits ? 6 : 0,
      success: { passed: 6, attemptable: 6, total: 6 },
    })
  })

  it('takes the metric from the code without plots where the original never ran', () => {
    const result = analyseOne(({ mode }) => (mode === 'original' ? { changes: { status: 'failed' } } : {}))
    expect(variantOf(result, ANSWER).metric).toMatchObject({ baseline: 0.9, verdict: 'as-good' })
    expect(findingOf(result, 'baseline-failed')).toEqual({
      kind: 'baseline-failed',
      severity: 'error',
      subject: 'project-1/original',
      numbers: { failed: 8, runs: 8 },
      failure: { class: 'failed', errorType: null, message: null },
      missingFor: ['replay'],
      missingEverywhere: true,
      evidence: ['project-1/original'],
    })
  })

  it('claims nothing from estimated energy', () => {
    const result = analyseOne(
      (place) => ({
        cpuSeconds: noise(place.random),
        energy: [estimated((isBaseline(place) ? 90 : 30) * noise(place.random))],
      }),
      { projects: 5 },
    )
    const ratio = ratioOf(variantOf(result, ANSWER), 'energy')
    expect(ratio).toMatchObject({ verdict: 'not-measured', quality: 'estimated', pairs: 8 })
    expect(ratio.estimate).toBeCloseTo(1 / 3, 1)
    expect(ratio.cause).toEqual({ kind: 'estimated', quantity: 'energy' })
    expect(ratioOf(result.groups[0], 'energy').verdict).toBe('not-measured')
    expect(result.energyQuality).toBe('estimated')
    expect(result.headline).toContainEqual({ kind: 'no-energy' })
    expect(result.headline).not.toContainEqual(expect.objectContaining({ quantity: 'energy' }))
    expect(result.leading).toBe('cpu')
    expect(findingOf(result, 'estimated-energy')?.numbers).toEqual({ estimated: 120, runs: 120 })
  })

  it('speaks of energy only where as many projects have it as have a CPU time', () => {
    const headlineOf = (measuredIn: number, answerMetric = 0.9) =>
      analyseOne(
        (place) => ({
          cpuSeconds: (isBaseline(place) ? 2 : 1) * noise(place.random),
          joules: Number(place.project.slice('project-'.length)) <= measuredIn ? 10 * noise(place.random) : null,
          metric: isBaseline(place) ? 0.9 : answerMetric,
        }),
        { projects: 6 },
      ).headline
    expect(headlineOf(6)).toMatchObject([
      { kind: 'group', quantity: 'energy', energyGap: null },
      { kind: 'extremes', quantity: 'energy' },
      { kind: 'scope' },
    ])
    expect(headlineOf(6, 0.5)[0]).toMatchObject({ quantity: 'energy', energyGap: null })
    expect(headlineOf(5)[0]).toMatchObject({
      quantity: 'cpu',
      energyGap: { kind: 'fewer-projects', projects: 5 },
    })
    expect(headlineOf(0)).toMatchObject([
      { kind: 'group', quantity: 'cpu', energyGap: null },
      { kind: 'extremes', quantity: 'cpu', less: 6, more: 0 },
      { kind: 'no-energy' },
      { kind: 'scope' },
    ])
  })

  it('never pairs an estimate with a measurement', () => {
    const result = analyseOne((place) => ({
      energy: isBaseline(place) ? [measured('package-0', 100)] : [estimated(10)],
    }))
    expect(ratioOf(variantOf(result, ANSWER), 'energy')).toMatchObject({
      verdict: 'not-measured',
      estimate: null,
      pairs: 0,
      quality: 'unavailable',
    })
  })

  it('sums packages with their memory, not what lies inside them or beyond, and misses the sum where one is missing', () => {
    const energyOf =
      (second: ReturnType<typeof measured>) =>
      (place: RunPlace): RunTraits => ({
        energy: [
          measured('package-0', isBaseline(place) ? 60 : 20),
          second,
          measured('package-0/dram', isBaseline(place) ? 20 : 10),
          measured('package-0/core', 1000),
          measured('psys', 5000),
        ],
      })
    const both = analyseOne(energyOf(measured('package-1', 20)))
    expect(ratioOf(variantOf(both, ANSWER), 'energy').estimate).toBeCloseTo(0.5, 9)
    const one = analyseOne(energyOf(unread('package-1')))
    expect(ratioOf(variantOf(one, ANSWER), 'energy')).toMatchObject({ verdict: 'not-measured', estimate: null })
    expect(ratioOf(variantOf(one, ANSWER), 'energy').cause).toMatchObject({
      kind: 'missing',
      quantity: 'energy',
      leftOut: false,
      reading: { kind: 'energy', reason: { kind: 'no-counters', root: '/sys' } },
    })
  })

  it('takes a counter that did not move as missing, not as a saving', () => {
    const result = analyseOne((place) => ({ joules: isBaseline(place) ? 5 : 0, cpuSeconds: isBaseline(place) ? 1 : 0 }))
    for (const quantity of ['energy', 'cpu'] as const) {
      expect(ratioOf(variantOf(result, ANSWER), quantity)).toMatchObject({
        verdict: 'not-measured',
        cause: { kind: 'missing', quantity, reading: { kind: 'too-small' } },
      })
    }
    expect(variantOf(result, ANSWER).summaries.cpu).toMatchObject({ n: 0, median: null, quality: 'unavailable' })
  })
})

describe('a run that other load disturbed', () => {
  const analyseDisturbed = (flags: NonNullable<RunTraits['changes']>) =>
    analyseOne(
      ({ model, block, random }) => ({
        cpuSeconds: (model === null ? 1 : block < 4 ? 2 : 1) * noise(random, 0.01),
        changes: model !== null && block < 4 ? flags : {},
      }),
      { repetitions: 10 },
    )

  it('keeps its CPU time while one thread works, and loses it where several may have spun', () => {
    const one = analyseDisturbed({ flags: ['contaminated'] })
    expect(ratioOf(variantOf(one, ANSWER), 'cpu')).toMatchObject({ pairs: 10 })
    expect(findingOf(one, 'contaminated-runs')).toMatchObject({ numbers: { disturbed: 4, cpuLeftOut: 0 } })
    const several = analyseDisturbed({ flags: ['contaminated', 'threads-disturbed'] })
    const ratio = ratioOf(variantOf(several, ANSWER), 'cpu')
    expect(ratio).toMatchObject({ pairs: 6, leftOut: [{ kind: 'contaminated', pairs: 4 }] })
    expect(ratio.estimate).toBeCloseTo(1, 1)
    expect(findingOf(several, 'contaminated-runs')).toMatchObject({
      numbers: { disturbed: 4, cpuLeftOut: 4, runs: 30 },
      scripts: [{ variant: ANSWER, disturbed: 4, cpuLeftOut: 4, runs: 10 }],
    })
  })

  it('is told to have had other threads than the author’s code', () => {
    const threads = (most: number) => ({ threads: { most, sideSeconds: 0, libraries: [], variables: {} } })
    const result = analyseOne(({ model }) => ({ changes: threads(model === null ? 2 : 1) }))
    expect(findingOf(result, 'other-threads')).toMatchObject({
      numbers: { answers: 1 },
      scripts: [{ variant: ANSWER, threads: 1, authors: 2 }],
    })
    expect(result.readings.threads).toEqual({ most: 2, libraries: [], variables: {} })
    expect(
      findingOf(
        analyseOne(() => ({ changes: threads(2) })),
        'other-threads',
      ),
    ).toBeUndefined()
  })
})

it('says nothing of memory that is known from below only', () => {
  const plan = makePlan({ projects: 6, repetitions: 5 })
  const hidden = { peakMemoryBytes: { kind: 'more-in-files' as const, bytes: 3e9 } }
  const records = makeRecords(plan, ({ model }) => ({
    memoryBytes: model === null ? 2e9 : 5e8,
    changes: { reasons: model === null ? {} : hidden },
  }))
  const result = analyse(plan, records)
  for (const each of [variantOf(result, 'project-1/assisted/replay/s1/i0'), result.groups[0]]) {
    expect(ratioOf(each, 'memory')).toMatchObject({ estimate: null, verdict: 'not-measured' })
  }
})

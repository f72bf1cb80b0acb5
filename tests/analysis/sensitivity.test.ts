import { expect, it } from 'vitest'
import { listBlocks } from '../../src/planning/plan-blocks.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import { analyse, makePlan, makeRecords, noise, type RunPlace, ratioOf } from './factory.ts'

type Clusters = Readonly<Record<string, string>>

/** Eight projects, each also with one thread and cold. */
function makeSensitive(clusters: Clusters): Plan {
  const plan = makePlan({ projects: 8, repetitions: 6, clusters })
  const options = { ...plan.options, sensitivity: ['one-thread' as const, 'cold' as const] }
  const design = { ...options, probes: new Map(), projects: plan.projects.map(({ slug }) => slug) }
  return { ...plan, options, blocks: listBlocks(design, plan.variants) }
}

/** Blocks 1 to 6 are as usual or with one thread, 7 to 12 cold; the purpose tells the former apart. */
const analyseSettings = (answer: (setting: string | undefined, place: RunPlace) => number, clusters: Clusters = {}) => {
  const plan = makeSensitive(clusters)
  const settings = new Map(plan.blocks.map(({ id, setting }) => [id, setting]))
  const records = makeRecords(plan, (place) => ({ cpuSeconds: noise(place.random, 0.01) })).map((record, index) => {
    const { model, project, variant } = record
    const place = { model, project, variant } as RunPlace
    const factor = model === null ? 1 : answer(settings.get(record.block), place)
    const variables: Readonly<Record<string, string>> =
      settings.get(record.block) === 'one-thread' ? { OMP_NUM_THREADS: '1' } : {}
    const threads = { most: 2, sideSeconds: 0, libraries: [], variables }
    return { ...record, threads, orderIndex: index, userSeconds: (record.userSeconds ?? 0) * factor }
  })
  return analyse(plan, records)
}

it('tells ratios under other settings beside those of the results, and lets them into no verdict', () => {
  const result = analyseSettings((setting) => (setting === 'one-thread' ? 1.5 : setting === 'cold' ? 0.8 : 0.8))
  const found = (setting: string) =>
    result.sensitivity.find(
      (each) => each.setting === setting && each.quantity === 'cpu' && each.baseline === 'original-headless',
    )
  expect(found('one-thread')).toMatchObject({ mode: 'assisted', model: 'replay', projects: 8 })
  expect(found('one-thread')?.usual.estimate).toBeCloseTo(0.8, 1)
  expect(found('one-thread')?.under.estimate).toBeCloseTo(1.5, 1)
  expect(found('one-thread')?.change.estimate).toBeCloseTo(1.5 / 0.8, 1)
  expect(found('one-thread')?.change.interval?.[0]).toBeGreaterThan(1.7)
  expect(found('cold')?.change.estimate).toBeCloseTo(1, 1)
  // What was measured under them is in nothing else.
  expect(ratioOf(result.groups[0], 'cpu')).toMatchObject({ verdict: 'less', pairs: 8 })
  expect(ratioOf(result.groups[0], 'cpu').estimate).toBeCloseTo(0.8, 1)
  expect(result.readings.threads).toEqual({ most: 2, libraries: [], variables: {} })
  expect(result.runs.recorded).toBe(result.runs.planned)
  expect(result.sensitivity.filter(({ quantity }) => quantity === 'energy')).toEqual([])
})

it('counts like projects as one observation', () => {
  const clusters = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`project-${n + 1}`, `exercise ${n % 4}`]))
  const [found] = analyseSettings(() => 0.8, clusters).sensitivity
  expect(found).toMatchObject({
    projects: 8,
    under: { interval: null },
    usual: { interval: null },
    change: { interval: null },
  })
})

it('tells none where nothing was run under another setting', () => {
  const plan = makePlan()
  expect(
    analyse(
      plan,
      makeRecords(plan, () => ({})),
    ).sensitivity,
  ).toEqual([])
})

import { expect, it } from 'vitest'
import { floorOfMean } from '../../src/analysis/smallest-effect.ts'
import { excludesOne } from '../../src/schema/analysis/ratio.ts'
import { analyse, makePlan, makeRecords, noise, type RunPlace } from './factory.ts'

it('is half the interval of a script against itself at the blocks that are there', () => {
  // Student's t: 2.776 with 4 degrees of freedom, 2.262 with 9.
  expect(Math.log1p(floorOfMean(0.1, [5]))).toBeCloseTo((2.776 * 0.1) / Math.sqrt(5), 3)
  expect(Math.log1p(floorOfMean(0.1, [10]))).toBeCloseTo((2.262 * 0.1) / Math.sqrt(10), 3)
  const tenProjects = Array.from({ length: 10 }, () => 10)
  expect(Math.log1p(floorOfMean(0.1, tenProjects))).toBeCloseTo((2.262 * 0.1) / Math.sqrt(100), 3)
})

it('grows with every block that a project lacks, and with every project whose cost no run of its own shows', () => {
  const [whole, uneven, few] = [floorOfMean(0.1, [8, 8, 8]), floorOfMean(0.1, [8, 8, 2]), floorOfMean(0.1, [2, 2, 2])]
  expect(uneven).toBeGreaterThan(whole)
  expect(few).toBeGreaterThan(uneven)
  expect(floorOfMean(0.1, [1, 1])).toBeGreaterThan(floorOfMean(0.1, [2, 2]))
  expect(floorOfMean(0.1, [8, 8, 0])).toBeLessThan(floorOfMean(0.1, [8, 8]))
  expect(floorOfMean(0.1, [0, 0])).toBe(0)
})

it('takes no block for there that was planned and not made', () => {
  const plan = makePlan({ projects: 6, repetitions: 12 })
  const records = (made: number) =>
    makeRecords(plan, ({ block, random, model }: RunPlace) => ({
      cpuSeconds: noise(random, 0.1) * (model === null ? 1 : 0.9),
      changes: block < made ? {} : { status: 'interrupted', userSeconds: null, systemSeconds: null },
    }))
  const noiseOf = (made: number) =>
    analyse(plan, records(made)).diagnostics.noise.find(({ quantity }) => quantity === 'cpu')
  expect(noiseOf(12)?.repetitions).toBe(12)
  expect(noiseOf(5)?.repetitions).toBe(5)
  const smallestOf = (made: number) => noiseOf(made)?.smallestEffect ?? 0
  // What a change has to exceed is what the five that are there show, not the twelve that were planned.
  expect(smallestOf(5)).toBeGreaterThan(1.5 * smallestOf(12))
})

it('keeps a bias that stays with a script, and that no block shows, from being told as a change', () => {
  const plan = makePlan({ projects: 60, repetitions: 30, models: ['copy'] })
  const biases = new Map<string, number>()
  const records = makeRecords(plan, ({ model, project, random }: RunPlace) => {
    const bias = biases.get(project) ?? noise(random, 0.02)
    biases.set(project, bias)
    return { cpuSeconds: noise(random, 0.03) * (model === null ? 1 : bias) }
  })
  const ratios = analyse(plan, records).variants.flatMap(({ model, ratios: { cpu } }) =>
    model === null ? [] : cpu.slice(0, 1),
  )
  const share = (holds: (ratio: (typeof ratios)[number]) => boolean) => ratios.filter(holds).length / ratios.length
  expect(ratios).toHaveLength(60)
  expect(share(({ interval }) => interval !== null && excludesOne(interval))).toBeGreaterThan(0.4)
  expect(share(({ verdict }) => verdict === 'less' || verdict === 'more')).toBeLessThan(0.15)
})

import { expect, it } from 'vitest'
import { analyse, makePlan, makeProvenance, makeRecords, noise, type RunPlace, ratioOf, variantOf } from './factory.ts'

const ANSWER = 'project-1/assisted/replay/s1/i0'

/** CPU seconds of an answer and of the author's code, each with those that went on reading and splitting data. */
function ratioWith(
  own: readonly [seconds: number, loading: number],
  author: readonly [seconds: number, loading: number],
) {
  const plan = makePlan({ repetitions: 10 })
  const records = makeRecords(plan, ({ model, random }: RunPlace) => {
    const [seconds, loading] = model === null ? author : own
    const changes = {
      split: {
        testRows: 10,
        hash: 'a'.repeat(64),
        loading: { cpuSeconds: loading, wallSeconds: loading },
        withoutGroup: [],
      },
    }
    return { cpuSeconds: seconds * noise(random, 0.001), changes }
  })
  const result = analyse(plan, records)
  expect(variantOf(result, ANSWER).summaries.cpu.median).toBeCloseTo(own[0], 2) // what is told of a run is all of it
  return ratioOf(variantOf(result, ANSWER), 'cpu').estimate
}

it('leaves reading and splitting data out of both sides of a ratio', () => {
  expect(ratioWith([1.5, 0.5], [2.5, 0.5])).toBeCloseTo(0.5, 2)
  expect(ratioWith([1, 0], [2, 1])).toBeCloseTo(1, 2)
})

it('believes an answer no more of it than the author’s code takes', () => {
  expect(ratioWith([1.5, 1.4], [2, 0.5])).toBeCloseTo(1 / 1.5, 2)
  expect(ratioWith([1, 1], [2, 1])).toBeCloseTo(1, 2) // all of it: not believed at all
})

it('pools what is left of two runs of the author’s code, where that neither draws nor waits', () => {
  const drawing = makePlan({ repetitions: 5 })
  const plan = { ...drawing, projects: drawing.projects.map((project) => ({ ...project, drawsOrWaits: false })) }
  const took = { original: [2.5, 0.5], 'original-headless': [1.3, 0.3], assisted: [Math.SQRT2 + 0.4, 0.4] } as const
  const records = makeRecords(plan, ({ mode }) => {
    const [cpuSeconds, loading] = took[mode as keyof typeof took]
    const split = { testRows: 10, hash: 'a'.repeat(64), loading: { cpuSeconds: loading, wallSeconds: loading } }
    return { cpuSeconds, changes: { split: { ...split, withoutGroup: [] } } }
  })
  const result = analyse(plan, records, [makeProvenance(ANSWER)])
  expect(ratioOf(variantOf(result, ANSWER), 'cpu').estimate).toBeCloseTo(1, 12) // √(2 × 1)
})

import { expect, it } from 'vitest'
import { analyse, makePlan, makeRecords, normal, type RunPlace } from './factory.ts'

const TOLERANCE = 0.01
const MODELS = Array.from({ length: 40 }, (_, index) => `m${index + 1}`)

/** How many of 40 answers have each verdict, at a run-to-run deviation of the tolerance. */
function judge(repetitions: number, gain: number): Record<string, number> {
  const plan = makePlan({ models: MODELS, repetitions, fanOut: 'project' })
  const scattered = ({ model, random }: RunPlace) => ({
    metric: 0.8 + (model === null ? 0 : gain) + TOLERANCE * normal(random),
  })
  const { variants } = analyse(plan, makeRecords(plan, scattered))
  const verdicts = variants.flatMap(({ model, metric }) => (model === null ? [] : [metric.verdict ?? 'none']))
  return Object.fromEntries([...Map.groupBy(verdicts, (verdict) => verdict)].map(([name, own]) => [name, own.length]))
}

it('settles nothing where equal scripts vary as much as the tolerance: what is not shown to hold is not worse', () => {
  const few = judge(5, 0)
  expect(few['not-settled']).toBeGreaterThan(20)
  expect(few.worse ?? 0).toBeLessThanOrEqual(1)
})

it('settles it with more runs', () => {
  expect(judge(40, 0)['as-good']).toBeGreaterThan(35)
})

it('shows what falls behind by far to be worse', () => {
  expect(judge(5, -5 * TOLERANCE).worse).toBeGreaterThan(35)
})

it('takes a difference of exactly the tolerance for as good, whatever the size of the metric', () => {
  const verdictOf = (author: number, answer: number, tolerance: number) => {
    const metric = { name: 'rmse', direction: 'lower', scale: 'absolute', tolerance } as const
    const plan = makePlan({ metric, repetitions: 5 })
    const printed = ({ model }: RunPlace) => {
      const value = model === null ? author : answer
      return { changes: { metric: { name: 'rmse', value, normalised: value, hookSeconds: null } } }
    }
    return analyse(plan, makeRecords(plan, printed)).variants.find(({ model }) => model !== null)?.metric.verdict
  }
  expect(verdictOf(10, 10.1, 0.1)).toBe('as-good')
  expect(verdictOf(123456.7, 123456.8, 0.1)).toBe('as-good')
  expect(verdictOf(123456.7, 123456.8001, 0.1)).toBe('worse')
})

it('shows the difference that it judges, where medians are alike and means are not', () => {
  const plan = makePlan({ repetitions: 5 })
  const records = makeRecords(plan, ({ model, block }) => ({ metric: model !== null && block > 2 ? 0.6 : 0.9 }))
  const metric = analyse(plan, records).variants.find(({ model }) => model !== null)?.metric
  expect(metric).toMatchObject({ median: 0.9, baseline: 0.9, verdict: 'not-settled' })
  expect(metric?.difference).toBeCloseTo(-0.12, 9)
  expect(((metric?.lowerGain ?? 0) + (metric?.upperGain ?? 0)) / 2).toBeCloseTo(-0.12, 9)
})

it('judges by one block alone what it shows, the difference in that block', () => {
  const plan = makePlan({ repetitions: 5 })
  const records = makeRecords(plan, ({ model, block }) => ({
    metric: block === 0 ? 0.8 : 0.9,
    ...(model !== null && block > 0 ? { changes: { status: 'failed' as const } } : {}),
  }))
  const metric = analyse(plan, records).variants.find(({ model }) => model !== null)?.metric
  expect(metric).toMatchObject({ median: 0.8, baseline: 0.9 })
  expect(metric).toMatchObject({ difference: 0, lowerGain: 0, upperGain: 0, verdict: 'as-good' })
})

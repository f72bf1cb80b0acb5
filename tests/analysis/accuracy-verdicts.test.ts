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

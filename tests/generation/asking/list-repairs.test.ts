import { expect, it } from 'vitest'
import { listRepairs } from '../../../src/generation/asking/list-repairs.ts'
import type { Plan } from '../../../src/schema/campaign/plan.ts'
import { modelEntry } from '../../../src/schema/generation/model-entries.ts'
import { makeProvenance } from '../../analysis/factory.ts'

const ENTRIES = [
  { id: 'recorded', provider: 'replay', model: 'recorded', answers: 'answers' },
  { id: 'asked', provider: 'openai', model: 'm', keyVariable: null },
].map((each) => modelEntry.parse(each))
const variantOf = (model: string) =>
  ({ id: `p/assisted/${model}/s1/i0`, project: 'p', mode: 'assisted', model, sample: 1, iteration: 0 }) as const
const variants = ENTRIES.map(({ id }) => variantOf(id))
const options = { repairs: 1, control: false } as Plan['options']
const countLeft = (looked: readonly string[]) => {
  const provenances = new Map(
    looked.map((model) => [
      variantOf(model).id,
      { ...makeProvenance(variantOf(model).id), status: 'no-answer' as const },
    ]),
  )
  return listRepairs({ variants, models: ENTRIES, options }, provenances, new Map()).notAsked
}

it('waits for first answers of models, and for those that exist until they were looked for', () => {
  expect(countLeft([])).toBe(2)
  expect(countLeft(['asked'])).toBe(2)
  expect(countLeft(['asked', 'recorded'])).toBe(1)
})

import { expect, it } from 'vitest'
import { chooseModels, modelsOfAnswers } from '../../src/planning/choose-models.ts'
import { modelEntry } from '../../src/schema/models.ts'

const entries = [
  { id: 'keyed', provider: 'openai', model: 'm', keyVariable: 'A_KEY' },
  { id: 'open', provider: 'openai', model: 'm' },
  { id: 'barred', provider: 'command', model: 'm' },
  { id: 'replay', provider: 'replay', model: 'm', answers: 'answers' },
].map((entry) => modelEntry.parse(entry))

const whyNotAsked = ({ id }: { readonly id: string }) => (id === 'barred' ? 'no program is named' : null)
const ids = (choice: ReturnType<typeof chooseModels>) => choice.models.map((model) => model.id)

it('takes all that can be asked here, and says why not the others', () => {
  const choice = chooseModels(entries, undefined, { A_KEY: 'x' }, whyNotAsked)
  expect(ids(choice)).toEqual(['keyed', 'open'])
  expect(choice.leftOut).toEqual([{ model: 'barred', reason: 'no program is named' }])
  expect(chooseModels(entries, undefined, { A_KEY: '' }).leftOut[0]).toEqual({
    model: 'keyed',
    reason: 'A_KEY is not set (in the environment or in .env)',
  })
})

it('takes recorded answers where nothing can be asked', () => {
  expect(
    ids(
      chooseModels(
        entries.filter((entry) => entry.id !== 'open'),
        undefined,
        {},
        whyNotAsked,
      ),
    ),
  ).toEqual(['replay'])
})

it('takes those that are named, once, and refuses what can not be asked', () => {
  expect(ids(chooseModels(entries, ['replay', 'open', 'replay'], {}))).toEqual(['replay', 'open'])
  expect(() => chooseModels(entries, ['none'], {})).toThrow("no model 'none' in models.yaml; there are: keyed, open")
  expect(() => chooseModels(entries, ['keyed'], {})).toThrow(
    "Model 'keyed' can't be asked: A_KEY is not set (in the environment or in .env).",
  )
  expect(() => chooseModels(entries, ['barred'], {}, whyNotAsked)).toThrow(/no program is named/)
})

it('takes the models of a folder of answers, without entries', () => {
  const answers = ['b', 'a', 'b'].map((model) => ({ mode: 'assisted', model }))
  expect(ids(modelsOfAnswers(answers, undefined))).toEqual(['a', 'b'])
  expect(ids(modelsOfAnswers(answers, ['b', 'b']))).toEqual(['b'])
  expect(() => modelsOfAnswers(answers, ['c'])).toThrow("none of model 'c'; it has: a, b.")
})

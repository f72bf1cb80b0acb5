import { expect, it } from 'vitest'
import { explainModelGap, findModelGap } from '../../src/generation/models/model-server.ts'
import { chooseModels, modelsOfAnswers } from '../../src/planning/choose-models.ts'
import { type ModelEntry, modelEntry } from '../../src/schema/generation/model-entries.ts'

const entries = [
  { id: 'keyed', provider: 'openai', model: 'm', keyVariable: 'A_KEY' },
  { id: 'open', provider: 'openai', model: 'm' },
  { id: 'barred', provider: 'command', model: 'm' },
  { id: 'replay', provider: 'replay', model: 'm', answers: 'answers' },
].map((entry) => modelEntry.parse(entry))

const gapsWith = (env: NodeJS.ProcessEnv) => ({
  find: (entry: ModelEntry) => findModelGap(entry, env),
  explain: explainModelGap,
})
const ids = (choice: ReturnType<typeof chooseModels>) => choice.models.map((model) => model.id)

it('takes all that can be asked here, and says why not the others', () => {
  const choice = chooseModels(entries, undefined, gapsWith({ A_KEY: 'x', GREENML_MODEL_HOSTS: 'api.openai.com' }))
  expect(ids(choice)).toEqual(['keyed', 'open'])
  expect(choice.leftOut).toEqual([{ model: 'barred', reason: { kind: 'no-program' } }])
  expect(
    chooseModels(entries, undefined, gapsWith({ A_KEY: '', GREENML_MODEL_HOSTS: 'api.openai.com' })).leftOut[0],
  ).toEqual({
    model: 'keyed',
    reason: { kind: 'no-key', variable: 'A_KEY' },
  })
})

it('takes recorded answers where nothing can be asked', () => {
  expect(
    ids(
      chooseModels(
        entries.filter((entry) => entry.id !== 'open'),
        undefined,
        gapsWith({}),
      ),
    ),
  ).toEqual(['replay'])
})

it('takes those that are named, once, and refuses what can not be asked', () => {
  expect(ids(chooseModels(entries, ['replay', 'open', 'replay'], gapsWith({})))).toEqual(['replay', 'open'])
  expect(() => chooseModels(entries, ['none'], gapsWith({}))).toThrow(
    "no model 'none' in models.yaml; there are: keyed, open",
  )
  const keyless = chooseModels(entries, ['keyed'], gapsWith({ GREENML_MODEL_HOSTS: 'api.openai.com' }))
  expect([ids(keyless), keyless.withoutKey]).toEqual([
    ['keyed'],
    [{ model: 'keyed', reason: { kind: 'no-key', variable: 'A_KEY' } }],
  ])
  expect(() => chooseModels(entries, ['keyed'], gapsWith({}))).toThrow(/'keyed' can't be asked: A_KEY would be sent to/)
  expect(() => chooseModels(entries, ['barred'], gapsWith({}))).toThrow(/no program is named/)
})

it('takes the models of a folder of answers, without entries', () => {
  const answers = ['b', 'a', 'b'].map((model) => ({ mode: 'assisted', model }))
  expect(ids(modelsOfAnswers(answers, undefined))).toEqual(['a', 'b'])
  expect(ids(modelsOfAnswers(answers, ['b', 'b']))).toEqual(['b'])
  expect(() => modelsOfAnswers(answers, ['c'])).toThrow("none of model 'c'; it has: a, b.")
})

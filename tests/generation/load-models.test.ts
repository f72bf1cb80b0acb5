import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { loadModels } from '../../src/dataset/load-models.ts'
import { priceWorstCase } from '../../src/generation/asking/price.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'))
})
afterAll(() => rm(folder, { recursive: true }))

const load = async (text: string) => {
  await writeFile(join(folder, 'models.yaml'), text)
  return loadModels(folder)
}
const entry = (id: string, rest = 'provider: openai, model: x') => `  - { id: ${id}, ${rest} }\n`
const HEAD = 'schemaVersion: 1\nmodels:\n'

it('the models that come with the dataset', async () => {
  const models = await loadModels(join(PACKAGE_ROOT, 'dataset'))
  expect(models.map(({ id }) => id)).toEqual(['chatgpt', 'codex', 'claude', 'gemini', 'groq', 'replay'])
  for (const model of models) {
    if (model.provider === 'replay') continue
    expect(model.keyVariable).toMatch(/^[A-Z_]+$/)
    expect(priceWorstCase(model, 1000).cost?.usd).toBeGreaterThan(0)
  }
})

it.each([
  [
    'ids that differ by case',
    HEAD + entry('a') + entry('A'),
    /models.yaml: the ids 'a' and 'A' collide where a file system does not tell upper from lower case: rename one\./,
  ],
  ['an unknown provider', HEAD + entry('a', 'provider: nobody, model: x'), /models\.0\.provider/],
  ['an unknown field', HEAD + entry('a', 'provider: openai, model: x, keyVar: Y'), /keyVar/],
  ['no YAML', 'models: [', /is not YAML/],
  [
    'a replay without its folder',
    HEAD + entry('a', 'provider: replay, model: x'),
    /neither 'answers' nor 'calls' names its folder/,
  ],
  ['a newer file', 'schemaVersion: 2\nmodels: []\n', /newer version/],
])('%s is told by name', async (_, text, message) => {
  await expect(load(text)).rejects.toMatchObject({ name: 'UserError', message: expect.stringMatching(message) })
})

it('a file that is missing', async () => {
  const begins = `begin with greenml's own: cp ${join(PACKAGE_ROOT, 'dataset', 'models.yaml')} `
  await expect(loadModels(join(folder, 'nowhere'))).rejects.toThrow(begins)
  await expect(loadModels(join(folder, 'nowhere'))).rejects.toThrow(/There is no .*models\.yaml/)
})

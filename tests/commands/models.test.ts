import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { listModels, tryModel } from '../../src/commands/models.ts'
import { modelChecks } from '../../src/schema/generation/model-check.ts'
import { chatCompletion, json, openAiResponse, startFakeProvider } from '../generation/fake-provider.ts'
import { silentLogger } from '../support/silent-logger.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'))
})
afterAll(() => rm(folder, { recursive: true }))

const KEY = 'sk-test-0123456789abcdef'

async function test(url: string, env: NodeJS.ProcessEnv) {
  const entry = `{ id: fake, provider: openai, model: gpt-5.2, baseUrl: ${url}/v1, keyVariable: GREENML_KEY_FAKE }`
  await writeFile(join(folder, 'models.yaml'), `schemaVersion: 1\nmodels:\n  - ${entry}\n`)
  return tryModel({ dataset: folder, id: 'fake' }, { env, logger: silentLogger })
}

it('lists the models of the dataset, with prices and whether each can be asked from here, and asks none', async () => {
  const dataset = join(PACKAGE_ROOT, 'dataset')
  const context = { env: { OPENAI_API_KEY: KEY }, logger: silentLogger }
  const { json: found, text } = await listModels({ dataset }, 200, context)
  expect(modelChecks.parse(found)).toEqual(found)
  expect(text).toMatch(/^chatgpt +gpt-5\.2 +api\.openai\.com +1\.75, 14 +can be asked$/m)
  expect(text).toMatch(/^codex .*1\.75, 14 \(as gpt-5\.2\)/m)
  expect(text).toMatch(
    /^gemini +gemini-3-flash-preview +generativelanguage\.googleapis\.com .*GEMINI_API_KEY is not set/m,
  )
  expect(text).toMatch(/^replay +recorded +replay +unknown +recorded answers/m)
  expect(text).not.toContain(KEY)
})

it('a test makes one short call and shows what works', async () => {
  await using server = await startFakeProvider(openAiResponse('ready'))
  const { json: found, text, works } = await test(server.url, { GREENML_KEY_FAKE: KEY })
  expect(works).toBe(true)
  expect(server.requests).toHaveLength(1)
  expect(server.requests[0]?.body).toMatchObject({ max_output_tokens: 256 })
  expect(text.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^✔ answered in \d+\.\d s, complete: ready$/),
    '✔ is gpt-5.2-2025-12-11',
    '✔ 120 tokens in, 50 out (30 reasoning)',
    expect.stringMatching(/^✘ price unknown: no price is known for http:/),
  ])
  expect(modelChecks.parse(found)).toEqual(found)
})

it.each(['', ' \n'])('an answer of nothing (%j) does not work, and is told with what to look at', async (nothing) => {
  await using server = await startFakeProvider(openAiResponse(nothing))
  const { text, works } = await test(server.url, { GREENML_KEY_FAKE: KEY })
  expect(works).toBe(false)
  expect(text).toMatch(/^✘ answered in \d+\.\d s with nothing: look in models\.yaml .*model.* api/m)
})

it('the documented entry of a server of one’s own is asked as it says', async () => {
  const text = await readFile(join(PACKAGE_ROOT, 'docs', 'models.md'), 'utf8')
  const [, entry = ''] = /```yaml\n( {2}- id: my-model\n[\s\S]*?)```/.exec(text) ?? []
  await using server = await startFakeProvider(chatCompletion('ready'))
  const models = entry.replace('http://127.0.0.1:8000', server.url)
  expect(models).not.toBe(entry)
  await writeFile(join(folder, 'models.yaml'), `schemaVersion: 1\nmodels:\n${models}`)
  expect(await tryModel({ dataset: folder, id: 'my-model' }, { env: {}, logger: silentLogger })).toMatchObject({
    works: true,
  })
  expect(server.requests).toMatchObject([{ path: '/v1/chat/completions', body: { model: 'the-name-at-the-server' } }])
})

it('what does not work is told, without the key', async () => {
  await using server = await startFakeProvider(json(401, { error: { message: `Incorrect API key: ${KEY}` } }))
  const { text, works } = await test(server.url, { GREENML_KEY_FAKE: KEY })
  expect(works).toBe(false)
  expect(text).toMatch(
    /^✘ fake did not answer: access: 401 Incorrect API key: \[key\] \(\d+\.\d s\)\n {2}in models\.yaml, at fake: .*key in GREENML_KEY_FAKE/,
  )
  await expect(test(server.url, {})).rejects.toThrow('set GREENML_KEY_FAKE')
  await expect(tryModel({ dataset: folder, id: 'other' }, { env: {}, logger: silentLogger })).rejects.toThrow(
    /no model 'other'.*there are: fake/,
  )
})

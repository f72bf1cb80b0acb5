import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeJson } from '../../../src/base/files/files.ts'
import { campaignFiles } from '../../../src/campaign/paths.ts'
import { plan as planSchema } from '../../../src/schema/campaign/plan.ts'
import { openAiResponse, startFakeProvider } from '../../generation/fake-provider.ts'
import { runCli } from '../../support/cli.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { makeDataset } from '../../support/tiny-dataset.ts'

const SECRETS = {
  DATABASE_URL: 'postgres://u:CANARY@host/db',
  OPENAI_API_KEY: 'sk-CANARY-openai',
  AWS_SECRET_ACCESS_KEY: 'CANARY',
  ANTHROPIC_API_KEY: 'sk-ant-CANARY',
  GITHUB_TOKEN: 'ghp_CANARY',
  GREENML_KEY_MINE: 'CANARY-mine',
}
const CODE = openAiResponse('```python\nprint("ACCURACY=0.5")\n```')

const entries = (url: string) =>
  Object.keys(SECRETS).map((keyVariable, index) => ({
    id: `gpt-${index}`,
    provider: index % 2 ? 'anthropic' : 'openai',
    model: 'm',
    baseUrl: url,
    keyVariable,
  }))
const modelsYaml = (models: readonly object[]) => JSON.stringify({ schemaVersion: 1, models })

it("a stranger's models.yaml sends nothing that the environment holds to a server of its choice", async () => {
  await using server = await startFakeProvider(CODE)
  const dataset = await makeDataset({ one: {} })
  await writeFiles(dataset, {
    'models.yaml': modelsYaml([...entries(server.url), { id: 'r', provider: 'replay', model: 'r', answers: 'a' }]),
  })
  const campaign = join(await makeFolder(), 'c')
  const env = { ...process.env, ...SECRETS }
  const planned = await runCli(['plan', '--campaign', campaign, '--dataset', dataset], env)
  expect(planned).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('model gpt-1 is left out') })
  const plan = planSchema.parse(JSON.parse(await readFile(campaignFiles.plan(campaign), 'utf8')))
  expect(plan.models.map(({ id }) => id)).toEqual(['r'])
  const asked = await runCli(['plan', '--campaign', `${campaign}2`, '--dataset', dataset, '--models', 'gpt-1'], env)
  expect(asked).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("Model 'gpt-1' can't be asked") })
  expect(planned.stderr + asked.stderr).not.toContain('CANARY')
  expect(server.requests).toEqual([])
})

it("nor does a stranger's plan.json; the host that its user names gets what is for it, and is told", async () => {
  await using server = await startFakeProvider(CODE)
  const dataset = await makeDataset({ one: {} })
  await writeFiles(dataset, { 'models.yaml': modelsYaml([{ id: 'r', provider: 'replay', model: 'r', answers: 'a' }]) })
  const made = join(await makeFolder(), 'c')
  await runCli(['plan', '--campaign', made, '--dataset', dataset, '--modes', 'autonomous'])
  const text = await readFile(campaignFiles.plan(made), 'utf8')
  const folder = await realpath(
    await makeFolder({ '.env': 'GREENML_KEY_MINE=sk-CANARY-mine\nGREENML_MODEL_HOSTS=127.0.0.1\n' }),
  )
  const planOf = async (entry: object) => {
    const campaign = await makeFolder()
    const plan = JSON.parse(text.replaceAll('"r"', '"mine"').replaceAll('/r/', '/mine/'))
    await writeJson(campaignFiles.plan(campaign), { ...plan, models: [{ ...entry, id: 'mine' }] })
    return campaign
  }
  const { GREENML_KEY_MINE: _, ...secrets } = SECRETS
  const generate = (campaign: string, more = {}) =>
    runCli(['generate', '--campaign', campaign, '--dataset', dataset], { ...process.env, ...secrets, ...more }, folder)
  for (const entry of entries(`${server.url}/v1`)) {
    if (entry.keyVariable === 'GREENML_KEY_MINE') continue
    const refused = await generate(await planOf(entry))
    expect(refused).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('Model mine is not asked') })
    expect(refused.stderr).not.toContain('CANARY')
  }
  expect(server.requests).toEqual([])
  const own = { provider: 'openai', model: 'm', baseUrl: `${server.url}/v1`, keyVariable: 'GREENML_KEY_MINE' }
  const answered = await generate(await planOf(own))
  const host = new URL(server.url).host
  expect(answered.stderr).toContain(`mine is asked at ${host} with GREENML_KEY_MINE from ${join(folder, '.env')}\n`)
  expect(answered.exitCode).toBe(0)
  expect(server.requests[0]?.headers.authorization).toBe('Bearer sk-CANARY-mine')
  const named = await generate(await planOf({ ...own, keyVariable: 'OPENAI_API_KEY' }), { GREENML_MODEL_HOSTS: host })
  expect(named).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining(`mine is asked at ${host} with OPENAI_API_KEY\n`),
  })
})

it.each([
  ['a file of keys', 'OPENAI_API_KEY=sk-CANARY-1\nB_KEY: sk-CANARY-2\n'],
  ['a list of credentials', 'machine example.com login me password CANARY\n'],
  ['a scalar after a name', 'sk-CANARY: [sk-CANARY, "sk-CANARY'],
  ['another format', '[default]\naws_secret_access_key = CANARY\n'],
  ['JSON of others', '{"sk-CANARY-3": {"auth": "CANARY"}}'],
  ['a tag', '!sk-CANARY x: 1\n'],
  ['an alias', 'models: *sk-CANARY\n'],
  [
    'an address with a password',
    modelsYaml([{ id: 'm', provider: 'openai', model: 'm', baseUrl: 'https://u:CANARY@x' }]),
  ],
  [
    'an address with a key',
    modelsYaml([{ id: 'm', provider: 'openai', model: 'm', baseUrl: 'https://x/?key=CANARY' }]),
  ],
  ['a variable that is a key', modelsYaml([{ id: 'm', provider: 'openai', model: 'm', keyVariable: 'sk-CANARY' }])],
])('what lies where models.yaml should is not quoted: %s', async (_, content) => {
  const dataset = await makeDataset({ one: {} })
  await writeFiles(dataset, { 'models.yaml': content })
  const campaign = join(await makeFolder(), 'c')
  const { stdout, stderr, exitCode } = await runCli(['plan', '--campaign', campaign, '--dataset', dataset])
  expect(exitCode).toBe(2)
  expect(stderr).toContain('models.yaml')
  expect(stdout + stderr).not.toContain('CANARY')
})

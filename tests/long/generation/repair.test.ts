import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyse } from '../../../src/commands/analyse.ts'
import { benchmark } from '../../../src/commands/benchmark.ts'
import { generate } from '../../../src/commands/generate.ts'
import { plan } from '../../../src/commands/plan.ts'
import { repair } from '../../../src/commands/repair.ts'
import { report } from '../../../src/commands/report.ts'
import { openAiResponse, type Reply, startFakeProvider } from '../../generation/fake-provider.ts'
import { makeContext } from '../../support/context.ts'
import { readRecords } from '../../support/records.ts'
import { makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const fenced = (code: string) => `\`\`\`python\n${code}\n\`\`\``
const FAILS = 'print("mail jane@example.org", open("data.csv").read())\nopen("/home/jane/nowhere.csv")'
const MAIN = 'print("Accuracy: 0.5")\n'
const ROWS = 'who,wing\nCanaria Finch,3.5\nsiskin canary,2.5\n'
const PASSES = 'print("GREENML_METRIC accuracy=0.5")'

/** Fails at first, fails a first repair, then passes; a fresh answer fails always. */
const answering: Reply = (response, request) => {
  const turns = JSON.stringify(request.body.input)
  const repairs = turns.split('does not pass. What happened').length - 1
  const isSecond = turns.includes('second try')
  const code = repairs === 0 ? FAILS : isSecond ? PASSES : `# second try\n${FAILS}`
  return openAiResponse(fenced(code))(response, request)
}

it('asks again for what failed, round by round, with the error and nobody’s name, beside fresh answers; each round in blocks of its own', async () => {
  await using server = await startFakeProvider(answering)
  const project = {
    manifest: { data: [{ path: 'data.csv', role: 'all' }] },
    files: { 'main.py': MAIN, 'data.csv': ROWS },
  }
  const dataset = await makeDataset({ one: project })
  const model = `{ id: m, provider: openai, model: gpt, baseUrl: "${server.url}/v1", keyVariable: FAKE_KEY }`
  await writeFile(join(dataset, 'models.yaml'), `schemaVersion: 1\nmodels: [${model}]\n`)
  const env = { ...machine.env, FAKE_KEY: 'sk-repair-key-0123456789', GREENML_MODEL_HOSTS: '127.0.0.1' }
  const { context } = makeContext(env)
  const campaign = join(dataset, 'campaign')
  const design = { repetitions: 1, warmups: 0, profiles: 0, probes: false, seed: 1, modes: ['assisted' as const] }
  const planned = await plan({ campaign, dataset, ...design, repairs: 2, control: true }, context)
  expect(planned.variants.map(({ id }) => id.replace('one/', ''))).toEqual([
    'original',
    'original-headless',
    'assisted/m/s1/i0',
    'assisted/m/s1/i1',
    'assisted/m/s1/c1',
    'assisted/m/s1/i2',
    'assisted/m/s1/c2',
  ])
  expect(planned.blocks.map(({ id, round, order }) => [id, round, order.length])).toEqual([
    ['one/m/1', undefined, 3],
    ['one/m/r1-1', 1, 4],
    ['one/m/r2-1', 2, 4],
  ])
  await expect(repair({ campaign, dataset: join(dataset, 'none') }, context)).resolves.toMatchObject({ calls: [] })
  const bench = () =>
    benchmark({ campaign, dataset, idleBaseline: 0, iTrustThisCode: true, repeatContaminated: 0 }, context)
  await generate({ campaign, dataset }, context)
  expect(await bench()).toMatchObject({ runs: 3 })

  const { prompts = [] } = await repair({ campaign, dataset, dryRun: true, showPrompts: true }, context)
  expect(prompts.map(({ variant }) => variant)).toEqual(['one/assisted/m/s1/i1', 'one/assisted/m/s1/c1'])
  const [{ prompt = '' } = {}] = prompts
  expect(prompt).toContain('a file was not where the program looked for it')
  expect(prompt).toMatch(/BEGIN UNTRUSTED output[\s\S]*FileNotFoundError/)
  const told = prompt.slice(prompt.lastIndexOf('--- user'))
  expect(told).toContain('mail <email> who,wing\n<text>,3.5\n<text>,2.5')
  expect(told).not.toContain('jane')

  expect((await repair({ campaign, dataset }, context)).counts).toEqual({ ok: 2 })
  expect(await bench()).toMatchObject({ runs: 4 }) // the round's own baselines, the repair and the fresh answer
  expect((await repair({ campaign, dataset }, context)).counts).toEqual({ ok: 2 })
  expect(await bench()).toMatchObject({ runs: 4 })
  expect((await repair({ campaign, dataset }, context)).counts).toEqual({})

  for (const { body } of server.requests) expect(JSON.stringify(body)).not.toMatch(/canar|siskin|sk-repair/i)

  const { analysis } = await analyse({ campaign, dataset }, context)
  expect(analysis.rounds).toEqual({ planned: 2, shown: 2 })
  expect(analysis.failures.overall).toMatchObject({ total: 1, passed: 1 })
  expect(analysis.failures.byIteration).toMatchObject([
    {
      passedSoFar: { passed: 0, of: 1 },
      repairs: [{ class: 'data-path', failed: 1, retried: 1, repaired: 0 }],
      control: null,
    },
    {
      passedSoFar: { passed: 0, of: 1 },
      repairs: [{ repaired: 1 }],
      control: { failed: 1, passedSoFar: { passed: 0 } },
    },
    { passedSoFar: { passed: 1, of: 1 }, repairs: [], control: { failed: 1, tokens: 170, passedSoFar: { passed: 0 } } },
  ])
  expect(analysis.variants.filter(({ counts }) => counts).map(({ id }) => id)).toEqual([
    'one/original',
    'one/original-headless',
    'one/assisted/m/s1/i2',
  ])
  const first = (await analyse({ campaign, dataset, iteration: 0 }, context)).analysis
  expect(first.failures.overall).toMatchObject({ total: 1, passed: 0, failed: 1 })
  expect((await readRecords(campaign)).filter(({ arm }) => arm === 'control')).toHaveLength(2)
  await report({ campaign }, context)
}, 120_000)

it('makes no block of a round that has no script', async () => {
  await using server = await startFakeProvider(openAiResponse(fenced(PASSES)))
  const dataset = await makeDataset({ one: {} })
  const model = `{ id: m, provider: openai, model: gpt, baseUrl: "${server.url}/v1", keyVariable: FAKE_KEY }`
  await writeFile(join(dataset, 'models.yaml'), `schemaVersion: 1\nmodels: [${model}]\n`)
  const { context } = makeContext({
    ...machine.env,
    FAKE_KEY: 'sk-repair-key-0123456789',
    GREENML_MODEL_HOSTS: '127.0.0.1',
  })
  const campaign = join(dataset, 'campaign')
  const design = { repetitions: 1, warmups: 0, profiles: 0, probes: false, seed: 1, modes: ['assisted' as const] }
  await plan({ campaign, dataset, ...design, repairs: 1 }, context)
  await generate({ campaign, dataset }, context)
  expect(
    await benchmark({ campaign, dataset, idleBaseline: 0, iTrustThisCode: true, repeatContaminated: 0 }, context),
  ).toMatchObject({ runs: 3 })
  expect((await repair({ campaign, dataset }, context)).counts).toEqual({})
  expect(
    await benchmark({ campaign, dataset, idleBaseline: 0, iTrustThisCode: true, repeatContaminated: 0 }, context),
  ).toMatchObject({ runs: 0 })
}, 60_000)

it('lets two repairs of one campaign take turns: nothing is asked twice', async () => {
  await using server = await startFakeProvider(answering)
  const dataset = await makeDataset({ one: {} })
  const model = `{ id: m, provider: openai, model: gpt, baseUrl: "${server.url}/v1", keyVariable: FAKE_KEY }`
  await writeFile(join(dataset, 'models.yaml'), `schemaVersion: 1\nmodels: [${model}]\n`)
  const env = { ...machine.env, FAKE_KEY: 'sk-repair-key-0123456789', GREENML_MODEL_HOSTS: '127.0.0.1' }
  const { context } = makeContext(env)
  const campaign = join(dataset, 'campaign')
  const design = { repetitions: 1, warmups: 0, profiles: 0, probes: false, seed: 1, modes: ['assisted' as const] }
  await plan({ campaign, dataset, ...design, repairs: 1 }, context)
  await generate({ campaign, dataset }, context)
  await benchmark({ campaign, dataset, idleBaseline: 0, iTrustThisCode: true, repeatContaminated: 0 }, context)
  const asked = server.requests.length
  const both = await Promise.all([repair({ campaign, dataset }, context), repair({ campaign, dataset }, context)])
  expect(both.map(({ counts }) => counts.ok ?? 0).toSorted()).toEqual([0, 1])
  expect(server.requests).toHaveLength(asked + 1)
}, 60_000)

import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { hashTree, sha256Hex, writeJson } from '../../src/base/files/files.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { readProvenances } from '../../src/campaign/variant-files.ts'
import { type GenerateOptions, generate } from '../../src/commands/generate.ts'
import { keepSource } from '../../src/dataset/sources/sources.ts'
import { chooseScripts } from '../../src/generation/asking/list-work.ts'
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../../src/generation/asking/retry.ts'
import { readBundledPrompt } from '../../src/generation/prompts/prompt-templates.ts'
import { type Plan, plan as planSchema } from '../../src/schema/campaign/plan.ts'
import { GENERATED_MODES } from '../../src/schema/common.ts'
import { modelEntry } from '../../src/schema/generation/model-entries.ts'
import { plannedProject } from '../support/planned-project.ts'
import { silentLogger } from '../support/silent-logger.ts'
import { anthropicMessage, json, later, openAiResponse, type Reply, startFakeProvider } from './fake-provider.ts'

const KEY = 'sk-test-0123456789abcdef'
const GOOD = 'Here you are:\n```python\nprint("GREENML_METRIC accuracy=0.900000")\n```\n'
const PRICE = { inputPerMillion: 1, outputPerMillion: 10, source: 'test', date: '2026-01-01' }
const inputText = z.array(z.object({ content: z.string() }))
/** Price of one call at the fake's 120 + 50 tokens. */
const CALL_USD = (120 + 500) / 1e6

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'generate-'))
  await mkdir(join(root, 'dataset/projects/frogs/source'), { recursive: true })
  await writeFile(join(root, 'dataset/projects/frogs/source/train.py'), 'print("Accuracy: 0.9") # canary_source\n')
  await writeFile(join(root, 'dataset/projects/frogs/source/frogs.csv'), 'length,species\n3.2,rana\n1.1,bufo\n')
  await writeFile(join(root, 'dataset/projects/frogs/requirements.lock'), 'numpy==2.2.6\n')
  await writeFile(
    join(root, 'dataset/projects/frogs/project.yaml'),
    `schemaVersion: 1
title: Frogs
origin: embedded
licence: null
entry: train.py
task: multiclass-classification
metric: { name: accuracy, direction: higher, scale: fraction }
data: [{ path: frogs.csv, role: all, target: species }]
environment: { lock: requirements.lock }
`,
  )
  await mkdir(join(root, 'dataset/answers/frogs'), { recursive: true })
  await writeFile(join(root, 'dataset/answers/frogs/GENAIGREENML_assisted_replay.py'), 'print(1)')
  await writeFile(join(root, 'dataset/answers/frogs/GENAIGREENML_autonomous_replay.py'), 'print(1')
})
afterEach(() => rm(root, { recursive: true }))

async function writePlan(models: object[], over: Partial<Plan> = {}): Promise<void> {
  const entries = models.map((model) => modelEntry.parse(model))
  const variants = entries.flatMap(({ id }) =>
    GENERATED_MODES.map((mode) => ({
      id: `frogs/${mode}/${id}/s1/i0`,
      project: 'frogs',
      mode,
      model: id,
      sample: 1,
      iteration: 0,
    })),
  )
  const baseline = {
    id: 'frogs/original',
    project: 'frogs',
    mode: 'original',
    model: null,
    sample: null,
    iteration: null,
  }
  const plan = planSchema.parse({
    schemaVersion: 1,
    prompt: await readBundledPrompt('efficient'),
    campaign: 'c',
    toolVersion: '0',
    createdAt: '2026-01-01T00:00:00Z',
    seed: 1,
    fanOut: 'project-model',
    samples: 1,
    repetitions: 1,
    warmups: 0,
    modes: [...GENERATED_MODES],
    projects: [plannedProject('frogs')],
    models: entries,
    leftOut: [],
    leftOutProjects: [],
    variants: [baseline, ...variants],
    blocks: [],
    primaryFamily: [],
    expected: { modelCalls: 0, inputTokens: 0, outputTokens: 0, usd: null, usdReason: null, runs: 0, worstSeconds: 0 },
    ...over,
  })
  await writeJson(campaignFiles.plan(join(root, 'c')), plan)
}

const openAi = (baseUrl: string, over: object = {}) => ({
  id: 'fake',
  provider: 'openai',
  model: 'gpt-5.2',
  baseUrl: `${baseUrl}/v1`,
  keyVariable: 'FAKE_KEY',
  maxOutputTokens: 1000,
  price: PRICE,
  ...over,
})
const REPLAY = { id: 'replay', provider: 'replay', model: 'recorded', answers: 'answers' }

async function run(
  over: Partial<GenerateOptions> = {},
  env: NodeJS.ProcessEnv = { FAKE_KEY: KEY, GREENML_MODEL_HOSTS: '127.0.0.1' },
  signal?: AbortSignal,
  sleep: RetryPolicy['sleep'] = async () => {},
) {
  const lines: string[] = []
  const logger = { ...silentLogger, info: (line: string) => lines.push(line) }
  const policy = { ...DEFAULT_RETRY_POLICY, sleep }
  const options = { campaign: join(root, 'c'), dataset: join(root, 'dataset'), ...over }
  const context = { logger, env, ...(signal ? { signal } : {}) }
  const result = await generate(options, context, { policy }).catch((error: Error) => error)
  return { result, lines }
}

async function read(mode: string, model: string) {
  const id = `frogs/${mode}/${model}/s1/i0`
  return (await readProvenances(join(root, 'c'), [{ id, model }])).get(id)
}
const script = (mode: string, model: string) =>
  campaignFiles.variantScript(join(root, 'c'), `frogs/${mode}/${model}/s1/i0`)

async function everyByte(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((name) => name.isFile()).map((name) => readFile(join(name.parentPath, name.name), 'utf8'))
  return (await Promise.all(files)).join('\n')
}

it('takes answers to a project whose files the cache holds, not the dataset', async () => {
  const [folder, env] = [join(root, 'dataset/projects/frogs'), { GREENML_CACHE: join(root, 'cache') }]
  const source = join(folder, 'source')
  await keepSource(source, env, false)
  const place = { repository: 'https://example.org/frogs', commit: 'a'.repeat(40), sourceHash: await hashTree(source) }
  await rm(source, { recursive: true })
  const manifest = join(folder, 'project.yaml')
  const written = (await readFile(manifest, 'utf8'))
    .replace('schemaVersion: 1', 'schemaVersion: 4\nmissing: { licence: not-recorded, dataLicence: not-recorded }')
    .replace('embedded', JSON.stringify({ ...place, importedAt: '2026-01-01T00:00:00Z' }))
  await writeFile(manifest, written)
  await writePlan([REPLAY])
  expect((await run({}, env)).result).toMatchObject({ recorded: 3 })
  expect(await read('assisted', 'replay')).toMatchObject({ status: 'ok', drawsOrWaits: expect.anything() })
})

it('asks one model, replays another, and resumes with nothing asked twice', async () => {
  await using server = await startFakeProvider(
    json(429, { error: { message: 'slow down', type: 'requests' } }, { 'retry-after': '1' }),
    openAiResponse(GOOD),
    openAiResponse('```python\nprint(1\n```'),
    openAiResponse('I would rather not.'),
  )
  const energy = { joulesPerOutputToken: 2, low: 1, high: 4, source: 'a meter' }
  await writePlan([openAi(server.url, { energy }), REPLAY])
  const first = await run()
  expect(first.result).toMatchObject({
    counts: { ok: 2, 'syntax-error': 2, 'no-code': 1, 'no-answer': 1 },
    kept: 0,
    recorded: 3,
  })
  expect(first.lines).toContain('2 recorded answers taken, none found for 1 script')
  expect(first.lines.at(-1)).toMatch(/^frogs\/\S+: .*; 0 left$/)

  const statuses = await Promise.all(GENERATED_MODES.map(async (mode) => (await read(mode, 'fake'))?.status))
  expect(statuses.toSorted()).toEqual(['no-code', 'ok', 'syntax-error'])
  const mode = GENERATED_MODES[statuses.indexOf('ok')] ?? ''
  const code = await readFile(script(mode, 'fake'), 'utf8')
  expect(code).toBe('print("GREENML_METRIC accuracy=0.900000")\n')
  expect(await read(mode, 'fake')).toMatchObject({
    origin: 'provider',
    provider: 'openai',
    requestedModel: 'gpt-5.2',
    returnedModel: 'gpt-5.2-2025-12-11',
    responseId: 'resp_1',
    codeHash: sha256Hex(code),
    answerHash: sha256Hex(GOOD),
    tokens: { input: 120, cachedInput: 20, cacheWrite: 0, output: 50, reasoning: 30 },
    cost: { usd: CALL_USD, pricedAs: 'gpt-5.2' },
    energy: { joules: 100, low: 50, high: 200, source: 'a meter' },
  })
  const none = GENERATED_MODES[statuses.indexOf('no-code')] ?? ''
  await expect(readFile(script(none, 'fake'))).rejects.toThrow(/ENOENT/)

  expect(await readFile(script('assisted', 'replay'), 'utf8')).toBe('print(1)')
  expect(await read('assisted', 'replay')).toMatchObject({
    status: 'ok',
    origin: 'recorded',
    provider: 'replay',
    tokens: null,
    cost: null,
  })
  expect(await readFile(script('autonomous', 'replay'), 'utf8')).toBe('print(1')
  expect(await read('original-telemetry', 'replay')).toMatchObject({ status: 'no-answer', codeHash: null })

  const asked = server.requests.length
  expect(asked).toBe(4)
  expect((await run()).result).toMatchObject({ kept: 5, recorded: 1 })
  expect(server.requests).toHaveLength(asked)

  expect((await run({ models: ['fake'] })).lines).toEqual([expect.stringMatching(/^nothing is left to ask; .*: [1-9]/)])

  expect((await run({ force: true })).result).toMatchObject({ kept: 0 })
  expect(server.requests).toHaveLength(asked + 3)

  const autonomous = server.requests.filter(({ body }) => JSON.stringify(body.input).includes('from scratch'))
  expect(autonomous.length).toBeGreaterThan(0)
  expect(JSON.stringify(autonomous)).not.toContain('canary_source')
  expect(JSON.stringify(server.requests.map(({ body }) => body))).not.toContain(root)
})

it('an outage is recorded, and tried again by the next run', async () => {
  await using server = await startFakeProvider(
    ...Array<Reply>(18).fill(json(500, { error: { message: 'oh' } })),
    openAiResponse(GOOD),
  )
  await writePlan([openAi(server.url)])
  expect((await run()).result).toMatchObject({ counts: { 'provider-error': 3 } })
  expect(await read('assisted', 'fake')).toMatchObject({
    status: 'provider-error',
    attempts: 6,
    reason: { kind: 'provider', error: 'server', detail: '500 oh' },
    cost: null,
  })
  expect((await run()).result).toMatchObject({ counts: { ok: 3 } })
})

it('a key that is refused stops its model only, and stands nowhere', async () => {
  await using refusing = await startFakeProvider(
    json(401, { error: { message: `Incorrect API key provided: ${KEY}` } }),
  )
  await using answering = await startFakeProvider(anthropicMessage(`\`\`\`python\nkey = "${KEY}"\n\`\`\``))
  const claude = {
    id: 'claude',
    provider: 'anthropic',
    model: 'claude-opus-4-6',
    baseUrl: answering.url,
    keyVariable: 'FAKE_KEY',
  }
  await writePlan([openAi(refusing.url), claude])
  const { result, lines } = await run()
  expect(result).toMatchObject({
    name: 'UserError',
    exitCode: 1,
    message: expect.stringContaining('fake: 401 Incorrect'),
  })
  expect(await read('assisted', 'claude')).toMatchObject({ status: 'ok', returnedModel: 'claude-opus-4-6' })
  expect(`${String(result)} ${lines.join('\n')} ${await everyByte(join(root, 'c'))}`).not.toContain(KEY)
})

it('a truncated answer and a refusal leave a provenance and no script', async () => {
  await using server = await startFakeProvider(
    openAiResponse(GOOD, { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }),
    openAiResponse('', {}, { type: 'refusal', refusal: 'No.' }),
  )
  await writePlan([openAi(server.url)])
  expect((await run()).result).toMatchObject({ counts: { truncated: 1, refused: 2 } })
  expect((await everyByte(join(root, 'c/variants'))).includes('GREENML_METRIC')).toBe(false)
})

it('a budget stops before it is passed, tells what was spent, and goes on when raised', async () => {
  await using server = await startFakeProvider(openAiResponse(GOOD))
  // One prompt three times: what fits the budget is then the same for each, whichever is asked first.
  const variants = [1, 2, 3].map((sample) => ({
    id: `frogs/assisted/fake/s${sample}/i0`,
    ...({ project: 'frogs', mode: 'assisted', model: 'fake', sample, iteration: 0 } as const),
  }))
  await writePlan([openAi(server.url)], { variants })
  const dry = await run({ dryRun: true })
  const [worst = 0, ...others] = 'calls' in dry.result ? dry.result.calls.map(({ worstUsd }) => worstUsd ?? 0) : []
  expect(worst).toBeGreaterThan(CALL_USD)
  expect(others).toEqual([worst, worst])
  const { result } = await run({ budgetUsd: worst + CALL_USD / 2 })
  expect(result).toMatchObject({ exitCode: 1 })
  expect(String(result)).toMatch(/2 variants left, \$0\.0006 spent/)
  expect(server.requests).toHaveLength(1)
  expect((await run({ budgetUsd: 1 })).result).toMatchObject({
    counts: { ok: 2 },
    kept: 1,
    spentUsd: expect.closeTo(3 * CALL_USD, 8),
  })
})

it('a budget over a model without a price is refused before any call', async () => {
  await using server = await startFakeProvider(openAiResponse(GOOD))
  await writePlan([openAi(server.url, { price: undefined })])
  expect((await run({ budgetUsd: 1 })).result).toMatchObject({
    message: expect.stringContaining('A budget cannot be kept for model fake'),
  })
  expect(server.requests).toHaveLength(0)
})

it('a missing key is told before any call', async () => {
  await writePlan([openAi('http://127.0.0.1:9')])
  expect((await run({}, {})).result).toMatchObject({ exitCode: 1, message: expect.stringContaining('FAKE_KEY') })
})

it('a dry run asks nothing and shows what would be sent, byte for byte', async () => {
  await using server = await startFakeProvider(openAiResponse(GOOD))
  await writePlan([openAi(server.url), REPLAY])
  const { result, lines } = await run({ dryRun: true, showPrompts: true }, {})
  expect(lines.at(-1)).toMatch(
    /^Nothing was asked\. 3 calls, about [\d,]+ tokens in and 2,467 out, about \$0\.0\d and at most \$0\.0\d, at most 10 min .*; 2 answers that exist already, none for 1 script\.$/,
  )
  expect(await readdir(join(root, 'c'))).toEqual(['plan.json'])
  expect(server.requests).toHaveLength(0)
  await run()
  const shown = 'prompts' in result ? result.prompts?.map(({ prompt }) => prompt) : []
  const sent = server.requests.map(
    ({ body }) => `--- system\n${body.instructions}\n--- user\n${inputText.parse(body.input)[0]?.content}`,
  )
  expect(sent.toSorted()).toEqual(shown?.toSorted())
})

it('no more calls to one provider are under way than its entry allows', async () => {
  await using server = await startFakeProvider(later(100, openAiResponse(GOOD)))
  const limits = { concurrency: 4 }
  await writePlan(['fake', 'other', 'third'].map((id) => openAi(server.url, { id, limits })))
  expect((await run()).result).toMatchObject({ counts: { ok: 9 } })
  expect(server.mostOpen).toBeLessThanOrEqual(4)
  expect(server.mostOpen).toBeGreaterThan(1)
})

it('a folder of answers takes the place of every model', async () => {
  await cp(join(root, 'dataset/answers'), join(root, 'mine'), { recursive: true })
  await writeFile(join(root, 'mine/frogs/GENAIGREENML_original_telemetry_fake.py'), 'x = 1\n')
  await writePlan([openAi('http://127.0.0.1:9')])
  expect((await run({ answers: join(root, 'mine') }, {})).result).toMatchObject({
    counts: { ok: 1, 'no-answer': 2 },
    recorded: 3,
  })
  expect(await read('original-telemetry', 'fake')).toMatchObject({
    origin: 'given',
    provider: 'replay',
    costReason: { kind: 'recorded' },
    energy: null,
  })
  expect((await run({ answers: join(root, 'nowhere') })).result).toMatchObject({ exitCode: 2 })
})

it('a stop asks nothing more, ends the calls under way of every provider and keeps what was answered', async () => {
  const controller = new AbortController()
  let waiting = 0
  let closed = 0
  const never: Reply = (response) => {
    response.once('close', () => closed++)
    // Four calls to one provider and three to the other: all that one of them was not answered yet.
    if (++waiting === 7) controller.abort()
  }
  const first: Reply = async (...asked) => {
    await expect.poll(() => waiting).toBe(6)
    await openAiResponse(GOOD)(...asked)
  }
  await using one = await startFakeProvider(first, never)
  await using two = await startFakeProvider(never)
  const other = { id: 'two', keyVariable: null }
  await writePlan([openAi(one.url), openAi(one.url, { id: 'more' }), openAi(two.url, other)])
  const { result } = await run({}, undefined, controller.signal)
  expect(result).toMatchObject({ name: 'UserError', exitCode: 1, message: expect.stringMatching(/^Stopped/) })
  expect([one.requests.length, two.requests.length]).toEqual([5, 3])
  await expect.poll(() => closed).toBe(7)
  const written = (await readdir(join(root, 'c'), { recursive: true })).filter((name) => name.endsWith('/i0.json'))
  expect(written).toHaveLength(1)
})

it('a stop does not wait for the time of the next attempt', async () => {
  const controller = new AbortController()
  await using server = await startFakeProvider(json(429, { error: { message: 'slow' } }, { 'retry-after': '100' }))
  await writePlan([openAi(server.url)])
  const { result } = await run({}, undefined, controller.signal, (seconds, signal) => {
    setTimeout(() => controller.abort(), 10)
    return DEFAULT_RETRY_POLICY.sleep(seconds, signal)
  })
  expect(result).toMatchObject({ name: 'UserError', message: expect.stringMatching(/^Stopped/) })
})

it('takes only the projects, models and modes that are named, and so many projects', () => {
  const variants = ['a', 'b', 'c'].flatMap((project) =>
    ['m', 'n'].map((model) => ({
      id: `${project}/assisted/${model}/s1/i0`,
      project,
      mode: 'assisted' as const,
      model,
      sample: 1,
      iteration: 0,
    })),
  )
  const chosen = (choice: Parameters<typeof chooseScripts>[1]) =>
    chooseScripts(variants, choice).map(({ project, model }) => `${project}${model}`)
  expect(chosen({})).toHaveLength(6)
  expect(chosen({ projects: '[bc]', models: ['n'] })).toEqual(['bn', 'cn'])
  expect(chosen({ projects: '[bc]', maxProjects: 1 })).toEqual(['bm', 'bn'])
  expect(chosen({ modes: ['autonomous'] })).toEqual([])
  expect(() => chosen({ projects: '(' })).toThrow(/not a regular expression/)
})

it('two at once on one campaign ask nothing twice: the second waits its turn', async () => {
  await using server = await startFakeProvider(openAiResponse(GOOD))
  await writePlan([openAi(server.url)])
  const [one, two] = await Promise.all([run(), run()])
  expect(server.requests).toHaveLength(GENERATED_MODES.length)
  const counts = [one, two].map(({ result }) => (result instanceof Error ? result : result.kept))
  expect(counts.toSorted()).toEqual([0, GENERATED_MODES.length])
})

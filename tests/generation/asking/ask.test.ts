import { appendFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkCallFile, isAnswered, openCalls, readCalls } from '../../../src/campaign/calls.ts'
import { openAsker, type Question } from '../../../src/generation/asking/ask.ts'
import { openBudget } from '../../../src/generation/asking/budget.ts'
import { DEFAULT_RETRY_POLICY } from '../../../src/generation/asking/retry.ts'
import { sumSpending } from '../../../src/generation/asking/spending.ts'
import { keyOfCall, parametersOf } from '../../../src/generation/models/call-key.ts'
import { type ModelEntry, modelEntry } from '../../../src/schema/generation/model-entries.ts'
import { makeContext } from '../../support/context.ts'
import { silentLogger } from '../../support/silent-logger.ts'
import { json, openAiResponse, openAiResponseCut, startFakeProvider } from '../fake-provider.ts'

let campaign = ''
beforeEach(async () => {
  campaign = await mkdtemp(join(tmpdir(), 'ask-'))
})
afterEach(() => rm(campaign, { recursive: true }))

const PRICE = { inputPerMillion: 1, outputPerMillion: 10, source: 'test', date: '2026-01-01' }
const entryOf = (baseUrl: string, over: object = {}): ModelEntry =>
  modelEntry.parse({
    id: 'fake',
    provider: 'openai',
    model: 'gpt-5.2',
    baseUrl: `${baseUrl}/v1`,
    maxOutputTokens: 1000,
    price: PRICE,
    ...over,
  })
const questionOf = (entry: ModelEntry, over: Partial<Question> = {}): Question => ({
  entry,
  messages: [{ role: 'user', text: 'How are frogs?' }],
  subject: 'frogs/assisted/fake/s1/i0',
  project: 'frogs',
  sample: 's1/i0',
  ...over,
})

async function open(entries: readonly ModelEntry[], capUsd: number | null = null) {
  const store = await openCalls(campaign)
  const budget = openBudget(capUsd, sumSpending(store.all))
  const policy = { ...DEFAULT_RETRY_POLICY, sleep: async () => {} }
  const asker = await openAsker(entries, { env: {}, store, budget, policy, logger: silentLogger })
  return { asker, budget, store }
}

it('every try is on record, with what it cost, before and after it is made', async () => {
  await using server = await startFakeProvider(
    json(429, { error: { message: 'slow down' } }),
    openAiResponseCut,
    openAiResponse('well'),
  )
  const entry = entryOf(server.url)
  const { asker, store } = await open([entry])
  const asked = await asker.ask(questionOf(entry))
  const usd = (120 + 500) / 1e6
  expect(asked).toMatchObject({
    kind: 'answered',
    attempts: 3,
    isStored: false,
    reply: { text: 'well' },
    cost: { usd },
  })

  const { all, messages } = await readCalls(campaign)
  expect(all).toEqual(store.all)
  expect(all.map(({ attempt, outcome }) => [attempt, outcome?.kind])).toEqual([
    [1, 'failed'],
    [2, 'failed'],
    [3, 'answered'],
  ])
  const reservedUsd = ('How are frogs?'.length + 32 + 10 * 1000) / 1e6
  expect(all[1]).toMatchObject({ reservedUsd, outcome: { error: 'network', mayBeBilled: true } })
  expect(all[0]).toMatchObject({ outcome: { error: 'rate-limit', httpStatus: 429, mayBeBilled: false } })
  expect(sumSpending(all)).toEqual({ usd, heldUsd: reservedUsd, unpriced: 0 })
  expect(all.flatMap((call) => call.messages.map((hash) => messages.get(hash)))).toEqual(
    Array(3).fill({ role: 'user', text: 'How are frogs?' }),
  )
})

it('a question that was answered is not paid for again, unless it is asked anew or for another sample', async () => {
  await using server = await startFakeProvider(openAiResponse('one'), openAiResponse('two'))
  const entry = entryOf(server.url)
  const first = await open([entry])
  await first.asker.ask(questionOf(entry))
  const { asker } = await open([entry])
  expect(await asker.ask(questionOf(entry))).toMatchObject({ isStored: true, reply: { text: 'one' }, attempts: 1 })
  expect(server.requests).toHaveLength(1)
  expect(await asker.ask(questionOf(entry, { sample: 's2/i0' }))).toMatchObject({ reply: { text: 'two' } })
  expect(await asker.ask(questionOf(entry, { anew: true }))).toMatchObject({ isStored: false, reply: { text: 'two' } })
  expect(await asker.ask(questionOf(entry))).toMatchObject({ isStored: true, reply: { text: 'two' } })
  expect(server.requests).toHaveLength(3)
})

it('two projects that are alike to a word are asked about apart, and each finds its own answer', async () => {
  await using server = await startFakeProvider(openAiResponse('one'), openAiResponse('two'))
  const entry = entryOf(server.url)
  const { asker } = await open([entry])
  const [first, second] = ['frogs', 'toads'].map((project) => questionOf(entry, { project, subject: `${project}/x` }))
  if (first === undefined || second === undefined) throw new Error('unreachable')
  const texts = []
  for (const question of [first, second, first, second]) {
    const asked = await asker.ask(question)
    texts.push(asked.kind === 'answered' && asked.reply.text)
  }
  expect(texts).toEqual(['one', 'two', 'one', 'two'])
  expect(server.requests).toHaveLength(2)
})

it('what a process was paid for and did not live to read counts as its highest price', async () => {
  const entry = entryOf('http://127.0.0.1:9')
  const { store } = await open([entry])
  const request = { ...questionOf(entry), ...parametersOf(entry) }
  const { messages, subject, project, sample } = request
  await store.begin({
    key: keyOfCall(entry, request),
    subject,
    project,
    sample,
    messages,
    model: 'fake',
    provider: 'openai',
    requestedModel: 'm',
    tools: [],
    parameters: { maxOutputTokens: 9 },
    attempt: 1,
    isBatch: false,
    reservedUsd: 0.5,
  })
  const [file = ''] = await readdir(join(campaign, 'calls'))
  await appendFile(join(campaign, 'calls', file), '{"schemaVersion":1,"kind":"answ') // killed in the middle
  const again = await open([entry], 0.6)
  expect(again.budget.spentUsd).toBe(0.5)
  expect(await again.budget.reserve(0.2)).toBe(false)
})

it('a conversation keeps each of its turns once, and a provider its own form of a turn', async () => {
  const reasoning = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'abc' }
  const call = { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'look', arguments: '{"at":"frogs"}' }
  await using server = await startFakeProvider(
    openAiResponse('', { output: [reasoning, call] }),
    openAiResponse('They are green.'),
  )
  const entry = entryOf(server.url)
  const { asker } = await open([entry])
  const tools = [{ name: 'look', description: 'looks', parameters: { type: 'object' } }]
  const first = await asker.ask(questionOf(entry, { tools }))
  if (first.kind !== 'answered') throw new Error(first.kind)
  const { text, toolCalls, native } = first.reply
  expect(first.reply).toMatchObject({
    finish: 'tool-calls',
    toolCalls: [{ id: 'call_1', arguments: '{"at":"frogs"}' }],
  })
  const question = questionOf(entry, { tools })
  const messages = [
    ...question.messages,
    { role: 'assistant', text, toolCalls, native } as const,
    { role: 'tool', call: 'call_1', name: 'look', text: 'green' } as const,
  ]
  expect(await asker.ask({ ...question, messages })).toMatchObject({ reply: { text: 'They are green.' } })
  expect(server.requests[1]?.body.input).toMatchObject([
    { role: 'user', content: 'How are frogs?' },
    reasoning,
    { type: 'function_call', call_id: 'call_1' },
    { type: 'function_call_output', call_id: 'call_1', output: 'green' },
  ])
  const [file = ''] = await readdir(join(campaign, 'calls'))
  const kinds = (await readFile(join(campaign, 'calls', file), 'utf8')).match(/"kind":"message"/g)
  expect(kinds).toHaveLength(3)
})

it('a turn whose writing failed is written with the next call that has it', async () => {
  const store = await openCalls(campaign)
  const { entry, ...asked } = questionOf(entryOf('http://127.0.0.1:1'))
  const question = {
    ...asked,
    model: entry.id,
    key: '0'.repeat(64),
    provider: entry.provider,
    requestedModel: entry.model,
    tools: [],
    parameters: parametersOf(entry),
    attempt: 1,
    isBatch: false,
    reservedUsd: null,
  }
  await rename(join(campaign, 'calls'), join(campaign, 'away'))
  await writeFile(join(campaign, 'calls'), '')
  await expect(store.begin(question)).rejects.toThrow('calls')
  await rm(join(campaign, 'calls'))
  await rename(join(campaign, 'away'), join(campaign, 'calls'))
  await Promise.all([store.begin(question), store.begin(question)])
  await store.begin(question)
  const { all, messages } = await readCalls(campaign)
  expect(all.map((call) => call.messages.map((hash) => messages.get(hash)))).toEqual(Array(3).fill(question.messages))
  const [file = ''] = await readdir(join(campaign, 'calls'))
  const lines = (await readFile(join(campaign, 'calls', file), 'utf8')).trim().split('\n')
  expect(lines.filter((line) => JSON.parse(line).kind === 'message')).toHaveLength(1)
})

it('a file of calls that lies is refused', async () => {
  await using server = await startFakeProvider(openAiResponse('well'))
  const entry = entryOf(server.url)
  const { asker } = await open([entry])
  await asker.ask(questionOf(entry))
  const [file = ''] = await readdir(join(campaign, 'calls'))
  expect(file).toMatch(/^frogs@fake-[0-9a-f]{8}\.jsonl$/)
  await checkCallFile(campaign, join('calls', file))
  const text = await readFile(join(campaign, 'calls', file), 'utf8')
  await appendFile(join(campaign, 'calls', `toads@fake-${'0'.repeat(8)}.jsonl`), text)
  await expect(checkCallFile(campaign, `calls/toads@fake-${'0'.repeat(8)}.jsonl`)).rejects.toThrow(/about frogs/)
  await appendFile(join(campaign, 'calls', `frogs@fake-${'1'.repeat(8)}.jsonl`), text.replace('How are', 'Where are'))
  await expect(checkCallFile(campaign, `calls/frogs@fake-${'1'.repeat(8)}.jsonl`)).rejects.toThrow(/another hash/)
})

it('a quota that is exhausted halts its model, with a clear word', async () => {
  await using server = await startFakeProvider(json(429, { error: { message: 'no' } }, { 'retry-after': '86400' }))
  const entry = entryOf(server.url)
  const { asker } = await open([entry])
  expect(await asker.ask(questionOf(entry))).toMatchObject({ kind: 'failed', attempts: 1 })
  expect(await asker.ask(questionOf(entry, { sample: 's2/i0' }))).toEqual({ kind: 'not-asked', why: 'halted' })
  expect(asker.halted.get('fake')).toMatch(
    /^quota exhausted, to be asked again in 24 h: 429 no\n {4}in models\.yaml, at fake: what the key .* is used up/,
  )
  expect(server.requests).toHaveLength(1)
})

it('a quota that is exhausted halts those too that wait for their turn', async () => {
  await using server = await startFakeProvider(json(429, { error: { message: 'no' } }, { 'retry-after': '86400' }))
  const entry = entryOf(server.url, { limits: { concurrency: 1 } })
  const { asker } = await open([entry])
  const samples = ['s1/i0', 's2/i0', 's3/i0', 's4/i0'] as const
  const asked = await Promise.all(samples.map((sample) => asker.ask(questionOf(entry, { sample }))))
  expect(asked.map(({ kind }) => kind)).toEqual(['failed', 'not-asked', 'not-asked', 'not-asked'])
  expect(server.requests).toHaveLength(1)
})

it('the store answers in the place of a model, to the same questions only', async () => {
  await using server = await startFakeProvider(openAiResponse('well'))
  const entry = entryOf(server.url)
  const first = await open([entry])
  await first.asker.ask(questionOf(entry))
  const replayed = modelEntry.parse({ ...entry, provider: 'replay', calls: 'c' })
  const answers = new Map(first.store.all.filter(isAnswered).map(({ key, outcome }) => [key, outcome.reply]))
  const stored = (key: string) => answers.get(key) ?? null
  const elsewhere = await mkdtemp(join(tmpdir(), 'ask-'))
  try {
    const store = await openCalls(elsewhere)
    const options = { env: {}, store, budget: openBudget(null), policy: DEFAULT_RETRY_POLICY, logger: silentLogger }
    const asker = await openAsker([replayed], { ...options, stored })
    expect(await asker.ask(questionOf(replayed))).toMatchObject({
      reply: { text: 'well' },
      isStored: false,
      cost: null,
    })
    const other = questionOf(replayed, { sample: 's2/i0' })
    expect(await asker.ask(other)).toMatchObject({ kind: 'failed', error: { kind: 'not-stored' } })
    expect(server.requests).toHaveLength(1)
  } finally {
    await rm(elsewhere, { recursive: true })
  }
})

it('a clock that is set back by an hour while a model answers loses no answer', async () => {
  await using server = await startFakeProvider((response, request) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
    return openAiResponse('well')(response, request)
  })
  const entry = entryOf(server.url, { limits: { requestsPerMinute: 60_000 } })
  const { asker, store } = await open([entry])
  try {
    for (const sample of ['s1/i0', 's2/i0']) {
      expect(await asker.ask(questionOf(entry, { sample }))).toMatchObject({ kind: 'answered', attempts: 1 })
    }
  } finally {
    vi.restoreAllMocks()
  }
  for (const { outcome } of store.all) expect(outcome?.wallSeconds).toBeGreaterThanOrEqual(0)
})

it('tells before the first call of a price in models.yaml by which a budget would hold nothing back', async () => {
  const own = (price: object | null) =>
    modelEntry.parse({
      id: 'gpt',
      provider: 'openai',
      model: 'gpt-5.2',
      keyVariable: 'OPENAI_API_KEY',
      ...(price === null ? {} : { price: { ...PRICE, ...price } }),
    })
  const tell = async (entry: ModelEntry, capUsd: number | null) => {
    const { context, lines } = makeContext()
    const store = await openCalls(campaign)
    const env = { OPENAI_API_KEY: 'sk-test' }
    const asked = { env, store, budget: openBudget(capUsd), policy: DEFAULT_RETRY_POLICY, logger: context.logger }
    await openAsker([entry], asked)
    return lines.filter((line) => line.includes('look who wrote it'))
  }
  expect(await tell(own({ inputPerMillion: 0, outputPerMillion: 0 }), 5)).toEqual([
    expect.stringContaining('gpt: its price in models.yaml is 0 % of what the price table has'),
  ])
  for (const fair of [null, { inputPerMillion: 1, outputPerMillion: 10 }]) expect(await tell(own(fair), 5)).toEqual([])
  expect(await tell(own({ inputPerMillion: 0, outputPerMillion: 0 }), null)).toEqual([])
  expect(await tell(entryOf('http://127.0.0.1:1', { price: { ...PRICE, outputPerMillion: 0 } }), 5)).toEqual([])
})

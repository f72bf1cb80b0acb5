import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openCalls, readCalls } from '../../../src/campaign/calls.ts'
import { type Asked, openAsker } from '../../../src/generation/asking/ask.ts'
import { openBudget } from '../../../src/generation/asking/budget.ts'
import { DEFAULT_RETRY_POLICY } from '../../../src/generation/asking/retry.ts'
import { sumSpending } from '../../../src/generation/asking/spending.ts'
import { modelEntry } from '../../../src/schema/generation/model-entries.ts'
import {
  anthropicMessage,
  chatCompletion,
  json,
  later,
  openAiResponse,
  openAiResponseCut,
  type Reply,
  raw,
  startFakeProvider,
} from '../../generation/fake-provider.ts'
import { silentLogger } from '../../support/silent-logger.ts'

let campaign = ''
beforeEach(async () => {
  campaign = await mkdtemp(join(tmpdir(), 'many-'))
})
afterEach(() => rm(campaign, { recursive: true }))

const VARIANTS = 500
const IN_FLIGHT = 64
const PRICE = { inputPerMillion: 1, outputPerMillion: 10, source: 'test', date: '2026-01-01' }

const BROKEN = [json(500, { error: { message: 'oh' } }), openAiResponseCut, raw(200, 'text/html', '<h1>Welcome</h1>')]
const SLOW_DOWN = [...BROKEN, json(429, { error: { message: 'slow down' } })]

/** Every tenth request goes wrong, one after the other in another way. */
function faulty(good: Reply, faults: readonly Reply[]): Reply {
  let seen = 0
  return later(20, (response, request) => {
    const fault = ++seen % 10 === 0 ? faults[(seen / 10) % faults.length] : undefined
    return (fault ?? good)(response, request)
  })
}

async function askAll(capUsd: number | null, faults: readonly Reply[]) {
  const text = '```python\nprint(1)\n```'
  await using one = await startFakeProvider(faulty(openAiResponse(text), faults))
  await using two = await startFakeProvider(faulty(chatCompletion(text), faults))
  await using three = await startFakeProvider(faulty(anthropicMessage(text), faults))
  const common = { maxOutputTokens: 1000, price: PRICE, limits: { concurrency: IN_FLIGHT } }
  const entries = [
    { id: 'one', provider: 'openai', model: 'gpt-5.2', baseUrl: `${one.url}/v1`, ...common },
    { id: 'two', provider: 'openai', api: 'chat', model: 'gpt-5.2', baseUrl: `${two.url}/v1`, ...common },
    { id: 'three', provider: 'anthropic', model: 'claude-opus-4-6', baseUrl: three.url, ...common },
  ].map((entry) => modelEntry.parse(entry))
  const store = await openCalls(campaign)
  const budget = openBudget(capUsd)
  const policy = { ...DEFAULT_RETRY_POLICY, sleep: async () => {} }
  const asker = await openAsker(entries, { env: {}, store, budget, policy, logger: silentLogger })
  const questions = entries.flatMap((entry) =>
    Array.from({ length: VARIANTS }, (_, index) => ({
      entry,
      messages: [{ role: 'user' as const, text: `number ${index}` }],
      project: 'frogs',
      subject: `frogs/assisted/${entry.id}/s${index + 1}/i0`,
      sample: `s${index + 1}/i0`,
    })),
  )
  const asked = new Map<string, Asked>()
  await Promise.all(questions.map(async (question) => asked.set(question.subject, await asker.ask(question))))
  const servers = [one, two, three]
  return {
    asked,
    budget,
    mostOpen: servers.map((server) => server.mostOpen),
    requests: servers.reduce((sum, server) => sum + server.requests.length, 0),
  }
}

it('1,500 questions to three providers, where a tenth of the requests fails: each ends in a record, none twice', async () => {
  const { asked, mostOpen, requests } = await askAll(null, BROKEN)
  expect(asked.size).toBe(3 * VARIANTS)
  const { all } = await readCalls(campaign)
  expect(all).toHaveLength(requests)
  expect(all.filter(({ outcome }) => outcome === null)).toEqual([])
  const answered = all.filter(({ outcome }) => outcome?.kind === 'answered').map(({ subject }) => subject)
  expect(new Set(answered).size).toBe(answered.length)
  const kinds = Map.groupBy(asked.values(), ({ kind }) => kind)
  const [gotten = [], failed = []] = [kinds.get('answered'), kinds.get('failed')]
  expect(gotten).toHaveLength(answered.length)
  expect(gotten.length + failed.length).toBe(3 * VARIANTS)
  expect(all.filter(({ outcome }) => outcome?.kind === 'failed').length).toBeGreaterThan(VARIANTS / 4)
  for (const most of mostOpen) expect(most).toBeLessThanOrEqual(IN_FLIGHT)
  expect(Math.max(...mostOpen)).toBeGreaterThan(IN_FLIGHT / 8) // on a busy machine an answer comes before the next is asked
})

it('a cap is never passed, whatever fails, and what is left is not asked', async () => {
  const cap = 1
  const { asked, budget } = await askAll(cap, SLOW_DOWN)
  const { usd, heldUsd } = sumSpending((await readCalls(campaign)).all)
  expect(usd + heldUsd).toBeLessThanOrEqual(cap)
  expect(budget.spentUsd).toBeCloseTo(usd + heldUsd, 9)
  expect(usd + heldUsd).toBeGreaterThan(0.9 * cap)
  const kinds = Map.groupBy(asked.values(), ({ kind }) => kind)
  expect(kinds.get('not-asked')?.length).toBeGreaterThan(0)
})

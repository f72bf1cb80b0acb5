import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CallStore, openCalls, readCalls } from '../../src/campaign/calls.ts'
import { openAsker } from '../../src/generation/asking/ask.ts'
import { openBudget } from '../../src/generation/asking/budget.ts'
import { DEFAULT_RETRY_POLICY } from '../../src/generation/asking/retry.ts'
import { sumSpending } from '../../src/generation/asking/spending.ts'
import { modelEntry } from '../../src/schema/generation/model-entries.ts'
import { silentLogger } from '../support/silent-logger.ts'

const TEXT = '```python\nprint("GREENML_METRIC accuracy=0.9")\n```'
/** Without counts of its own the mock server counts nothing. */
const ANSWER = { content: TEXT, usage: { input_tokens: 100, output_tokens: 40 } }
const PRICE = { inputPerMillion: 1, outputPerMillion: 10, source: 'test', date: '2026-01-01' }

let mock: LLMock
let campaign = ''
beforeEach(async () => {
  campaign = await mkdtemp(join(tmpdir(), 'chaos-'))
  mock = new LLMock({ port: 0 })
  await mock.start()
})
afterEach(async () => {
  await mock.stop()
  await rm(campaign, { recursive: true })
})

const PROVIDERS = {
  responses: () => ({ provider: 'openai', model: 'gpt-5.2', baseUrl: `${mock.url}/v1` }),
  chat: () => ({ provider: 'openai', api: 'chat', model: 'gpt-5.2', baseUrl: `${mock.url}/v1` }),
  anthropic: () => ({ provider: 'anthropic', model: 'claude-opus-4-6', baseUrl: mock.url }),
  gemini: () => ({ provider: 'gemini', model: 'gemini-3-flash-preview', baseUrl: mock.url }),
}
const NAMES = ['responses', 'chat', 'anthropic', 'gemini'] as const

async function ask(name: (typeof NAMES)[number], over: object = {}) {
  const entry = modelEntry.parse({ id: name, ...PROVIDERS[name](), price: PRICE, maxOutputTokens: 500, ...over })
  const store: CallStore = await openCalls(campaign)
  const slept: number[] = []
  const sleep = async (seconds: number) => void slept.push(seconds)
  const options = { env: {}, store, budget: openBudget(null), policy: { ...DEFAULT_RETRY_POLICY, sleep } }
  const asker = await openAsker([entry], { ...options, logger: silentLogger })
  const messages = [{ role: 'user' as const, text: 'write it' }]
  const asked = await asker.ask({ entry, messages, subject: 'frogs/x', project: 'frogs', sample: 's1/i0' })
  return { asked, slept, calls: (await readCalls(campaign)).all }
}

describe.each(NAMES)('%s', (name) => {
  const answersOnce = (times: number, response: object, opts: object = {}) => {
    for (let index = 0; index < times; index++) {
      mock.on({ userMessage: 'write it', sequenceIndex: index }, response as never, opts)
    }
    mock.on({ userMessage: 'write it' }, ANSWER)
  }

  it('answers with text, finish and counts that add up', async () => {
    mock.on({ userMessage: 'write it' }, ANSWER)
    const { asked, calls } = await ask(name)
    expect(asked).toMatchObject({ kind: 'answered', attempts: 1, reply: { text: TEXT, finish: 'complete' } })
    expect(calls).toHaveLength(1)
    expect(sumSpending(calls)).toMatchObject({ heldUsd: 0, unpriced: 0 })
  })

  it('calls a tool, with arguments that are JSON', async () => {
    mock.on({ userMessage: 'write it' }, { toolCalls: [{ name: 'look', arguments: '{"at":"frogs"}' }] })
    const { asked } = await ask(name)
    if (asked.kind !== 'answered') throw new Error(JSON.stringify(asked))
    expect(asked.reply.finish).toBe('tool-calls')
    const [call] = asked.reply.toolCalls
    expect([call?.name, JSON.parse(call?.arguments ?? '')]).toEqual(['look', { at: 'frogs' }])
  })

  it.each([
    [
      '429 that names a time',
      { error: { message: 'slow down', type: 'rate_limit_error' }, status: 429, retryAfter: 7 },
    ],
    ['500', { error: { message: 'oh', type: 'server_error' }, status: 500 }],
    ['503', { error: { message: 'overloaded', type: 'overloaded_error' }, status: 503 }],
  ])('tries again after %s, at no cost', async (_, response) => {
    answersOnce(2, response)
    const { asked, slept, calls } = await ask(name)
    expect(asked).toMatchObject({ kind: 'answered', attempts: 3, reply: { text: TEXT } })
    expect(calls.map(({ outcome }) => outcome?.kind)).toEqual(['failed', 'failed', 'answered'])
    expect(sumSpending(calls).heldUsd).toBe(0)
    // The SDK of Gemini hands out no header of an error.
    if ('retryAfter' in response && name !== 'gemini') expect(Math.max(...slept)).toBeGreaterThanOrEqual(7)
  })

  it.each([502, 504, 524])(
    'tries again after %i of a gateway, behind which the first may have been paid for',
    async (status) => {
      answersOnce(1, { error: { message: 'gone', type: 'server_error' }, status })
      const { asked, calls } = await ask(name)
      expect(asked).toMatchObject({ kind: 'answered', attempts: 2 })
      expect(calls[0]).toMatchObject({ outcome: { kind: 'failed', error: 'server', mayBeBilled: true } })
    },
  )

  it('a stream that is cut is asked for again, and may have cost its highest price', async () => {
    answersOnce(1, ANSWER, { truncateAfterChunks: 2, chunkSize: 5 })
    const { asked, calls } = await ask(name)
    expect(asked).toMatchObject({ kind: 'answered', attempts: 2, reply: { text: TEXT } })
    expect(calls[0]).toMatchObject({ outcome: { kind: 'failed', error: 'network', mayBeBilled: true } })
    expect(sumSpending(calls).heldUsd).toBeCloseTo(calls[0]?.reservedUsd ?? 0, 10)
  })

  it('what is no JSON is told as such, and no answer', async () => {
    mock.on({ userMessage: 'write it' }, ANSWER, { chaos: { malformedRate: 1 } })
    const { asked, calls } = await ask(name)
    expect(asked.kind).toBe('failed')
    expect(calls.length).toBe(asked.kind === 'failed' ? asked.attempts : 0)
    expect(calls.every(({ outcome }) => outcome?.kind === 'failed')).toBe(true)
  })

  it('an answer that is too slow ends once, and is not asked for again', async () => {
    mock.on({ userMessage: 'write it' }, ANSWER, { chaos: { latencyMs: 20_000 } })
    const { asked, calls } = await ask(name, { timeoutSeconds: 1 })
    expect(asked).toMatchObject({ kind: 'failed', attempts: 1, error: { kind: 'timeout' } })
    expect(calls).toMatchObject([{ outcome: { error: 'timeout', mayBeBilled: true } }])
  })

  it.each([1234.5678, 3_000_000, 1e12])('an answer that may take %d s is waited for', async (timeoutSeconds) => {
    mock.on({ userMessage: 'write it' }, ANSWER, { chaos: { latencyMs: 50 } })
    const { asked } = await ask(name, { timeoutSeconds })
    expect(asked).toMatchObject({ kind: 'answered', attempts: 1 })
  })

  it('the id of another model than was asked is on record', async () => {
    mock.on({ userMessage: 'write it' }, { ...ANSWER, model: 'another-model-1' })
    const { asked } = await ask(name)
    // The stand-in for Gemini never names the model.
    const returnedModel = name === 'gemini' ? null : 'another-model-1'
    expect(asked).toMatchObject({ kind: 'answered', reply: { returnedModel } })
  })
})

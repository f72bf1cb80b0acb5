import { mkdtemp, rm } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCalls, readCalls } from '../../../src/campaign/calls.ts'
import { openAsker } from '../../../src/generation/asking/ask.ts'
import { openBudget } from '../../../src/generation/asking/budget.ts'
import { DEFAULT_RETRY_POLICY } from '../../../src/generation/asking/retry.ts'
import { sumSpending } from '../../../src/generation/asking/spending.ts'
import { modelEntry } from '../../../src/schema/generation/model-entries.ts'
import {
  anthropicMessage,
  chatCompletion,
  json,
  openAiResponse,
  type Reply,
  startFakeProvider,
} from '../../generation/fake-provider.ts'
import { silentLogger } from '../../support/silent-logger.ts'

let campaign = ''
beforeEach(async () => {
  campaign = await mkdtemp(join(tmpdir(), 'odd-'))
})
afterEach(() => rm(campaign, { recursive: true }))

const PRICE = { inputPerMillion: 1, outputPerMillion: 10, source: 'test', date: '2026-01-01' }

/** A protocol's answer with these counts, by its own names. */
interface Protocol {
  readonly entry: object
  readonly path: string
  readonly answer: (text: string, usage: unknown) => Reply
  readonly counts: (input: unknown, output: unknown) => object
  /** An answer that calls a tool, with DEEP wherever it may stand. */
  readonly nested: Reply
}

const gemini =
  (text: string, usageMetadata: unknown): Reply =>
  (response) => {
    const candidates = [{ content: { parts: text === '' ? [] : [{ text }] }, finishReason: 'STOP' }]
    const chunk = { candidates, usageMetadata, modelVersion: 'g' }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`data: ${JSON.stringify(chunk)}\n\n`)
  }

const PROTOCOLS: Readonly<Record<string, Protocol>> = {
  responses: {
    entry: { provider: 'openai', model: 'gpt-5.2' },
    path: '/v1',
    answer: (text, usage) => openAiResponse(text, { usage }),
    counts: (input, output) => ({ input_tokens: input, output_tokens: output }),
    nested: openAiResponse('', {
      output: [{ type: 'function_call', id: 'f', call_id: 'c', name: 'run', arguments: '{}', more: 'DEEP' }],
      more: 'DEEP',
    }),
  },
  chat: {
    entry: { provider: 'openai', api: 'chat', model: 'gpt-5.2' },
    path: '/v1',
    answer: (text, usage) => chatCompletion(text, 'stop', usage),
    counts: (input, output) => ({ prompt_tokens: input, completion_tokens: output }),
    nested: chatCompletion('well', 'stop', 'DEEP'),
  },
  anthropic: {
    entry: { provider: 'anthropic', model: 'claude-opus-4-6' },
    path: '',
    answer: (text, usage) => anthropicMessage(text, 'end_turn', 'claude-opus-4-6', usage),
    counts: (input, output) => ({ input_tokens: input, output_tokens: output }),
    nested: (response) => {
      const events = [
        { type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', content: [], usage: 'DEEP' } },
        { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't', name: 'run', input: {} } },
        { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: '{"a":DEEP}' } },
        { type: 'content_block_stop', index: 0 },
        { type: 'content_block_start', index: 1, content_block: { type: 'odd', more: 'DEEP' } },
        { type: 'content_block_stop', index: 1 },
        { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 1 } },
        { type: 'message_stop' },
      ]
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const event of events) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
      response.end()
    },
  },
  gemini: {
    entry: { provider: 'gemini', model: 'gemini-3-flash-preview' },
    path: '',
    answer: gemini,
    counts: (input, output) => ({ promptTokenCount: input, candidatesTokenCount: output }),
    nested: (response) => {
      const content = { parts: [{ functionCall: { name: 'run', args: { a: 'DEEP' } }, more: 'DEEP' }], role: 'model' }
      const chunk = { candidates: [{ content, finishReason: 'STOP' }], usageMetadata: 'DEEP', modelVersion: 'g' }
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`data: ${JSON.stringify(chunk)}\n\n`)
    },
  },
}

describe.each(Object.entries(PROTOCOLS))('%s', (id, { entry: own, path, answer, counts, nested }) => {
  async function ask(reply: Reply) {
    await using server = await startFakeProvider(reply)
    const entry = modelEntry.parse({ id, ...own, baseUrl: `${server.url}${path}`, price: PRICE, maxOutputTokens: 900 })
    const store = await openCalls(campaign)
    const policy = { ...DEFAULT_RETRY_POLICY, sleep: async () => {} }
    const budget = openBudget(1)
    const asker = await openAsker([entry], { env: {}, store, budget, policy, logger: silentLogger })
    const messages = [{ role: 'user' as const, text: 'write it' }]
    const asked = await asker.ask({ entry, messages, subject: 'frogs/x', project: 'frogs', sample: 's1/i0' })
    const { all } = await readCalls(campaign)
    expect(budget.spentUsd).toBeCloseTo(sumSpending(all).usd + sumSpending(all).heldUsd, 12)
    return { asked, all, requests: server.requests.length }
  }

  const broken: [string, unknown][] = [
    ['null', null],
    ['null in its parts', counts(null, null)],
    ['words', counts('many', 'few')],
    // Gemini's SDK stumbles over it.
    ...(id === 'gemini' ? [] : [['no object', 'none'] as [string, unknown]]),
    ['negative', counts(-5, 40)],
    ['not whole', counts(5.5, 40)],
    ['without bound', counts(1e300, 40)],
    ['more than anybody asks for', counts(9e15, 40)],
  ]
  it.each(broken)('an answer whose counts are %s is kept, and counts as its highest price', async (_, usage) => {
    const { asked, all, requests } = await ask(answer('well', usage))
    expect(requests).toBe(1)
    expect(asked).toMatchObject({ kind: 'answered', reply: { text: 'well', usage: null }, cost: null })
    expect(sumSpending(all)).toMatchObject({ usd: 0, unpriced: 0 })
    expect(sumSpending(all).heldUsd).toBeCloseTo(all[0]?.reservedUsd ?? 0, 12)
  })

  it('an answer without a word is an answer, and paid for once', async () => {
    const { asked, requests } = await ask(answer('', counts(100, 0)))
    expect(requests).toBe(1)
    expect(asked).toMatchObject({ kind: 'answered', reply: { text: '', usage: { input: 100, output: 0 } } })
  })

  it('an answer of ten megabytes is none, and is not asked for again', async () => {
    const { asked, all, requests } = await ask(answer('x'.repeat(10_000_000), counts(100, 40)))
    expect(requests).toBe(1)
    expect(asked).toMatchObject({ kind: 'failed', error: { kind: 'malformed', isUnbilled: false } })
    expect(all[0]?.outcome).toMatchObject({ kind: 'failed', mayBeBilled: true })
  })

  it.each([
    [1_000_000, 'answered'],
    [6_000_000, 'failed'],
  ])(
    'of an answer of %i letters of three bytes no line is kept that nobody could read again',
    async (letters, kind) => {
      const { asked } = await ask(answer('語'.repeat(letters), counts(100, 40)))
      expect(asked.kind).toBe(kind)
    },
  )

  it.each([200, 400])('an answer of status %i that is nested without end is asked for once', async (status) => {
    const { asked, requests } = await ask(async (response, request) => {
      const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
      const nest = (text: string) => text.replaceAll(/"DEEP"|DEEP/g, deep)
      const nesting = Object.assign(Object.create(response), {
        writeHead: (_: number, head: OutgoingHttpHeaders) => response.writeHead(status, head) && nesting,
        write: (part: string) => response.write(nest(part)),
        end: (part = '') => response.end(nest(part)),
      })
      if (status === 200) await nested(nesting, request)
      else await json(status, { error: { message: 'DEEP', details: ['DEEP'] } })(nesting, request)
    })
    expect(requests).toBe(1)
    // Of chat nothing is kept that can be nested.
    const told = { kind: 'failed', error: { kind: 'malformed', isUnbilled: false } }
    expect(asked).toMatchObject(id === 'chat' && status === 200 ? { kind: 'answered' } : told)
  })

  it('an answer without end is ended', async () => {
    const { asked, requests } = await ask(async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const comment = `: ${'x'.repeat(65_000)}\n\n`
      while (!response.destroyed) {
        if (!response.write(comment)) await new Promise((resolve) => setTimeout(resolve, 1))
      }
    })
    expect(requests).toBe(1)
    expect(asked).toMatchObject({ kind: 'failed', error: { kind: 'malformed', isUnbilled: false } })
  })

  it.each(['Text/Event-Stream', 'text/plain'])(
    'an answer of returns alone keeps nothing else waiting: %s',
    async (type) => {
      const started = performance.now()
      const { asked } = await ask((response) => {
        response.writeHead(200, { 'content-type': type }).end('\r'.repeat(1_000_000))
      })
      expect(asked).toMatchObject({ kind: 'failed' })
      expect(performance.now() - started).toBeLessThan(20_000) // by the square of its length it would take minutes
    },
  )

  it.each(['\r\n', '\r', '\n'])('an answer whose lines end in %j, wherever it is cut, is read', async (ending) => {
    const { asked } = await ask((response, request) => {
      const whole: string[] = []
      const keep = Object.assign(Object.create(response), {
        writeHead: () => keep,
        write: (part: string) => whole.push(part),
        end: (part = '') => whole.push(part),
      })
      answer('well', counts(100, 40))(keep, request)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const bytes = whole.join('').replaceAll('\n', ending)
      response.socket?.setNoDelay(true)
      for (const byte of bytes) response.write(byte)
      response.end()
    })
    expect(asked).toMatchObject({ kind: 'answered', reply: { text: 'well' } })
  })

  it('a stream that just ends is no answer, and is asked for again', async () => {
    const { asked, requests } = await ask((response, request) => {
      const whole: string[] = []
      const keep = Object.assign(Object.create(response), {
        writeHead: () => keep,
        write: (part: string) => whole.push(part),
        end: (part = '') => whole.push(part),
      })
      answer('well', counts(100, 40))(keep, request)
      const events = whole.join('').split('\n\n')
      const half = events.slice(0, Math.max(1, Math.floor(events.length / 3))).join('\n\n')
      const cut = id === 'gemini' ? half.replace('"finishReason":"STOP"', '"finishReason":null') : half
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`${cut}\n\n`)
    })
    expect(requests).toBe(DEFAULT_RETRY_POLICY.attempts)
    expect(asked).toMatchObject({ kind: 'failed', error: { kind: 'network', isUnbilled: false } })
  })
})

it('an SDK that stumbles over an answer asks for it once', async () => {
  await using server = await startFakeProvider(gemini('well', 'none'))
  const { entry: own = {} } = PROTOCOLS.gemini ?? {}
  const entry = modelEntry.parse({ id: 'g', ...own, baseUrl: server.url, price: PRICE })
  const store = await openCalls(campaign)
  const options = { env: {}, store, budget: openBudget(null), policy: DEFAULT_RETRY_POLICY, logger: silentLogger }
  const asker = await openAsker([entry], options)
  const messages = [{ role: 'user' as const, text: 'write it' }]
  const asked = await asker.ask({ entry, messages, subject: 'frogs/x', project: 'frogs', sample: 's1/i0' })
  expect(asked).toMatchObject({ kind: 'failed', attempts: 1, error: { kind: 'malformed', isUnbilled: false } })
})

it('an answer whose blocks are numbered without bound is put together at once', { timeout: 5000 }, async () => {
  const reply: Reply = (response) => {
    const block = (index: number, text: string) => [
      { type: 'content_block_start', index, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index, delta: { type: 'text_delta', text } },
    ]
    const events = [
      { type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [] } },
      ...block(4_294_967_294, 'we'),
      ...block(7, 'll'),
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 1 } },
      { type: 'message_stop' },
    ]
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const event of events) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    response.end()
  }
  await using server = await startFakeProvider(reply)
  const { entry: own = {} } = PROTOCOLS.anthropic ?? {}
  const entry = modelEntry.parse({ id: 'a', ...own, baseUrl: server.url, price: PRICE })
  const store = await openCalls(campaign)
  const options = { env: {}, store, budget: openBudget(null), policy: DEFAULT_RETRY_POLICY, logger: silentLogger }
  const asker = await openAsker([entry], options)
  const messages = [{ role: 'user' as const, text: 'write it' }]
  const asked = await asker.ask({ entry, messages, subject: 'frogs/x', project: 'frogs', sample: 's1/i0' })
  expect(asked).toMatchObject({ kind: 'answered', reply: { text: 'well' } })
})

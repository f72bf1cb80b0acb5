import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openProvider } from '../../src/generation/models/open-provider.ts'
import { ProviderError } from '../../src/generation/models/provider-error.ts'
import { modelEntry } from '../../src/schema/generation/model-entries.ts'
import { type Reply, startFakeProvider } from './fake-provider.ts'

const TEXT = 'print(1)'
const NO_COUNTS = { usage: null, usageReason: { kind: 'no-counts' } }

const anthropic = (usage: object | null = { output_tokens: 40 }) => [
  { type: 'message_start', message: { id: 'm', content: [], usage: { input_tokens: 100, output_tokens: 1 } } },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: TEXT } },
  { type: 'message_delta', delta: { stop_reason: 'end_turn' }, ...(usage && { usage }) },
]
const chunkOf = (content: string, finish: string | null, index = 0) => ({
  choices: [{ index, delta: { content }, finish_reason: finish }],
})
const chat = (usage: object = { prompt_tokens: 100, completion_tokens: 40 }) => [
  chunkOf(TEXT, 'stop'),
  { choices: [], usage },
]
const responses = (over: object = {}) => [
  {
    type: 'response.completed',
    response: {
      output: [{ type: 'message', content: [{ type: 'output_text', text: TEXT }] }],
      usage: { input_tokens: 100, output_tokens: 40 },
      ...over,
    },
  },
]
const gemini = (usage: object | null = { promptTokenCount: 100, candidatesTokenCount: 40 }, index = 0) => [
  {
    candidates: [{ index, content: { parts: [{ text: TEXT }] }, finishReason: 'STOP' }],
    ...(usage && { usageMetadata: usage }),
  },
]

const PROVIDERS = {
  anthropic: { provider: 'anthropic', path: '' },
  chat: { provider: 'openai', api: 'chat', path: '/v1' },
  responses: { provider: 'openai', path: '/v1' },
  gemini: { provider: 'gemini', path: '' },
} as const
type Name = keyof typeof PROVIDERS

/** What becomes of a connection once its events are sent. */
type After = (response: ServerResponse) => void | Promise<void>
const ENDS: After = (response) => void response.end()
const BREAKS: After = async (response) => {
  await wait(50) // what is sent is read first
  response.destroy()
}
const STAYS: After = () => {}
const NEVER_RESTS: After = (response) => {
  const beat = setInterval(() => response.write(': still here\n\n'), 20)
  response.on('close', () => clearInterval(beat))
}

async function ask(name: Name, events: readonly object[], after: After = ENDS, timeoutSeconds = 60) {
  const send: Reply = async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const event of events) {
      const type = 'type' in event ? `event: ${event.type}\n` : ''
      response.write(`${type}data: ${JSON.stringify(event)}\n\n`)
    }
    await after(response)
  }
  await using server = await startFakeProvider(send)
  const { path, ...kind } = PROVIDERS[name]
  const entry = modelEntry.parse({ id: 'm', model: 'm', ...kind, baseUrl: `${server.url}${path}`, timeoutSeconds })
  const { converse } = await openProvider({ entry, key: '' })
  return await converse({ messages: [{ role: 'user', text: 'write it' }], maxOutputTokens: 500 })
}

const WHOLE = { anthropic: anthropic(), chat: chat(), responses: responses(), gemini: gemini() }
const NAMES = ['anthropic', 'chat', 'responses', 'gemini'] as const

describe.each(NAMES)('%s', (name) => {
  const answer = { text: TEXT, finish: 'complete', usage: { input: 100, output: 40 } }

  it('an answer that is whole is taken, whatever becomes of its connection', async () => {
    expect(await ask(name, WHOLE[name], BREAKS)).toMatchObject(answer)
    expect(await ask(name, WHOLE[name], STAYS, 1)).toMatchObject(answer)
  })

  it('counts of nothing are none: what was asked and said is no nothing', async () => {
    const none = {
      anthropic: anthropic({ input_tokens: 0, output_tokens: 0 }),
      chat: chat({ prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }),
      responses: responses({ usage: { input_tokens: 0, output_tokens: 0, total_tokens: 0 } }),
      gemini: gemini({ promptTokenCount: 0, candidatesTokenCount: 0, totalTokenCount: 0 }),
    }
    expect(await ask(name, none[name])).toMatchObject({ text: TEXT, ...NO_COUNTS })
  })
})

it.each([
  ['anthropic', [...anthropic(), { type: 'message_stop' }]],
  ['responses', responses()],
] as const)('%s: nothing is waited for behind the event that is the last', async (name, events) => {
  const started = performance.now()
  expect(await ask(name, events, NEVER_RESTS)).toMatchObject({ text: TEXT })
  expect(performance.now() - started).toBeLessThan(20_000)
})

it('what comes behind the last event is no part of the answer', async () => {
  const twice = [...anthropic(), { type: 'message_stop' }, ...anthropic({ output_tokens: 2 })]
  expect(await ask('anthropic', twice)).toMatchObject({ text: TEXT, usage: { output: 40 } })
  const other = responses({ usage: { input_tokens: 1, output_tokens: 1 } })
  expect(await ask('responses', [...responses(), ...other])).toMatchObject({ usage: { output: 40 } })
})

it('what is counted before the end of an answer is no count of it', async () => {
  expect(await ask('anthropic', anthropic(null))).toMatchObject(NO_COUNTS)
  const early = { promptTokenCount: 100, candidatesTokenCount: 1 }
  const begun = { candidates: [{ content: { parts: [{ text: '' }] } }], usageMetadata: early }
  expect(await ask('gemini', [begun, ...gemini(null)])).toMatchObject(NO_COUNTS)
  const counted = { ...chunkOf('', null), usage: { prompt_tokens: 100, completion_tokens: 1 } }
  expect(await ask('chat', [counted, chunkOf(TEXT, 'stop')])).toMatchObject(NO_COUNTS)
})

it('a reason that says nothing ends no answer: some servers send one from the first event on', async () => {
  const begun = { type: 'message_start', message: { id: 'm', content: [], stop_reason: '' } }
  await expect(ask('chat', [chunkOf('print(', 'null')], BREAKS)).rejects.toMatchObject({ kind: 'network' })
  const cut = { chat: [chunkOf('print(', '')], anthropic: [begun, ...anthropic().slice(1, 3)] }
  for (const name of ['chat', 'anthropic'] as const)
    await expect(ask(name, cut[name], BREAKS)).rejects.toMatchObject({ kind: 'network' })
  expect(await ask('chat', [chunkOf('print(', ''), chunkOf('1)', ''), ...chat().slice(1)])).toMatchObject({
    text: TEXT,
  })
})

it('one answer was asked for: words of another are none of it', async () => {
  const others = [chunkOf('print(', null), chunkOf('no', 'stop', 1), chunkOf('1)', null), ...chat().slice(1)]
  const cut = await ask('chat', others).catch((error: unknown) => error)
  expect(cut).toMatchObject({ kind: 'network' })
  expect(await ask('chat', [...others.slice(0, 3), chunkOf('', 'stop')])).toMatchObject({ text: TEXT })
  expect(await ask('gemini', [...gemini(null, 1), ...gemini()])).toMatchObject({ text: TEXT })
})

it('words behind a thought are the answer, also where a server counts them as another that never ends', async () => {
  const counted = chat().slice(1)
  const parts = [chunkOf('', null), chunkOf('print(', null, 1), chunkOf('1)', null, 1), chunkOf('', 'stop'), ...counted]
  expect(await ask('chat', parts)).toMatchObject({ text: TEXT, finish: 'complete', usage: { output: 40 } })
  expect(await ask('chat', [chunkOf(TEXT, 'stop', 1), ...counted])).toMatchObject({ text: TEXT })
})

it.each(['failed', 'cancelled'])(
  'a response that is %s is no answer without code, whatever it says of why',
  async (status) => {
    const error = await ask('responses', responses({ status, output: [] })).catch((caught: unknown) => caught)
    if (!(error instanceof ProviderError)) throw new Error('no ProviderError')
    expect(error).toMatchObject({ kind: 'server', isUnbilled: false, message: `the response is ${status}` })
  },
)

it('a tool whose name comes behind its first arguments is one call', async () => {
  const part = (given: object) => ({ choices: [{ index: 0, delta: { tool_calls: [given] } }] })
  const parts = [
    part({ index: 0, function: { arguments: '{"at":' } }),
    part({ index: 0, id: 't', function: { name: 'look', arguments: '1}' } }),
  ]
  const { toolCalls } = await ask('chat', [...parts, chunkOf('', 'tool_calls')])
  expect(toolCalls).toEqual([{ id: 't', name: 'look', arguments: '{"at":1}' }])
})

it('words of a block that nobody began are the answer all the same', async () => {
  const events = anthropic().filter(({ type }) => type !== 'content_block_start')
  expect(await ask('anthropic', events)).toMatchObject({ text: TEXT, finish: 'complete' })
})

it('an answer that begins with no message is told as such', async () => {
  const error = await ask('anthropic', [{ type: 'message_start' }]).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ kind: 'malformed', message: 'the event that begins an answer holds no message' })
})

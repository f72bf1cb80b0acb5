import { describe, expect, it } from 'vitest'
import { describeServer, whyNotAsked } from '../../src/generation/models/model-server.ts'
import { openProvider, readKey } from '../../src/generation/models/open-provider.ts'
import { ProviderError, readRetryAfterSeconds } from '../../src/generation/models/provider-error.ts'
import type { Message } from '../../src/schema/generation/conversation.ts'
import { type ModelEntry, modelEntry } from '../../src/schema/generation/model-entries.ts'
import {
  anthropicMessage,
  anthropicOverloadedInStream,
  chatCompletion,
  json,
  openAiResponse,
  openAiResponseCut,
  type Reply,
  raw,
  startFakeProvider,
  USAGE,
} from './fake-provider.ts'

const KEY = 'sk-test-0123456789abcdef'
const MESSAGES: Message[] = [
  { role: 'system', text: 'the system' },
  { role: 'user', text: 'the question' },
]
const REQUEST = { messages: MESSAGES, maxOutputTokens: 40_000 }

const entryOf = (provider: string, over: object = {}): ModelEntry =>
  modelEntry.parse({ id: 'm', provider, model: provider === 'anthropic' ? 'claude-opus-4-6' : 'gpt-5.2', ...over })

async function complete(reply: Reply, entry: ModelEntry, request: object = {}) {
  await using server = await startFakeProvider(reply)
  const baseUrl = entry.provider === 'anthropic' ? server.url : `${server.url}/v1`
  const provider = await openProvider({ entry: { ...entry, baseUrl }, key: KEY })
  const result = await provider.converse({ ...REQUEST, ...request }).catch((error: unknown) => error)
  return { result, requests: server.requests }
}

async function fail(reply: Reply, entry: ModelEntry = entryOf('openai')): Promise<ProviderError> {
  const { result } = await complete(reply, entry)
  if (!(result instanceof ProviderError)) throw new Error(`no ProviderError but ${JSON.stringify(result)}`)
  return result
}

describe('OpenAI by Responses', () => {
  it('returns text, snapshot, id and tokens, and sends nothing but the prompt', async () => {
    const { result, requests } = await complete(openAiResponse('print(1)'), entryOf('openai'), { effort: 'high' })
    expect(result).toEqual({
      text: 'print(1)',
      toolCalls: [],
      finish: 'complete',
      native: null,
      returnedModel: 'gpt-5.2-2025-12-11',
      responseId: 'resp_1',
      usage: { input: 120, cachedInput: 20, cacheWrite: 0, output: 50, reasoning: 30 },
      usageReason: null,
    })
    expect(requests[0]?.path).toBe('/v1/responses')
    expect(requests[0]?.body).toEqual({
      model: 'gpt-5.2',
      instructions: 'the system',
      input: [{ role: 'user', content: 'the question' }],
      max_output_tokens: 40_000,
      reasoning: { effort: 'high' },
      store: false,
      stream: true,
    })
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  it.each([
    ['the token limit', { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }, 'truncated'],
    ['a filter', { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }, 'refused'],
  ])('an answer ended by %s is %s', async (_, over, finish) => {
    expect((await complete(openAiResponse('imp', over), entryOf('openai'))).result).toMatchObject({ finish })
  })

  it('an answer as long as its limit is cut off, whatever a compatible server says', async () => {
    const { result } = await complete(openAiResponse('imp'), entryOf('openai'), { maxOutputTokens: 50 })
    expect(result).toMatchObject({ finish: 'truncated' })
  })

  it('a refusal is told apart from an answer', async () => {
    const reply = openAiResponse('', {}, { type: 'refusal', refusal: 'I cannot help with that.' })
    const expected = { finish: 'refused', text: 'I cannot help with that.' }
    expect((await complete(reply, entryOf('openai'))).result).toMatchObject(expected)
  })

  it('token counts that contradict their total are not used', async () => {
    const reply = openAiResponse('x', { usage: { ...USAGE, total_tokens: 171 } })
    const expected = { usage: null, usageReason: { kind: 'not-the-total', input: 120, output: 50, total: 171 } }
    expect((await complete(reply, entryOf('openai'))).result).toMatchObject(expected)
  })

  it('a failed response is an error of the provider', async () => {
    const error = { code: 'server_error', message: 'The model had trouble.' }
    expect(await fail(openAiResponse('', { status: 'failed', error }))).toMatchObject({ kind: 'server' })
  })

  it.each(['', 'event: error\n'])('an error that a stream tells is that error (%j)', async (name) => {
    const told = { type: 'error', code: 'insufficient_quota', message: 'Nothing is left.', sequence_number: 1 }
    const reply = raw(200, 'text/event-stream', `${name}data: ${JSON.stringify(told)}\n\n`)
    expect(await fail(reply)).toMatchObject({ kind: 'quota', message: 'Nothing is left.' })
  })

  it('a cut connection is a network error', async () => {
    expect(await fail(openAiResponseCut)).toMatchObject({ kind: 'network', isTransient: true })
  })

  it.each([
    ['HTML instead of events', raw(200, 'text/html', '<h1>Welcome</h1>')],
    ['broken JSON in an event', raw(200, 'text/event-stream', 'event: response.completed\ndata: {"type": "resp\n\n')],
    ['another shape', raw(200, 'text/event-stream', 'data: {"type":"response.completed","response":{"output":7}}\n\n')],
  ])('%s is malformed, and not asked for again', async (_, reply) => {
    expect(await fail(reply)).toMatchObject({ kind: 'malformed', isTransient: false })
  })
})

describe('chat completions', () => {
  const entry = entryOf('openai', { api: 'chat', temperature: 0 })

  it('joins the chunks and reads the usage', async () => {
    const { result, requests } = await complete(chatCompletion('```python\nprint(1)\n```'), entry, { temperature: 0 })
    expect(result).toMatchObject({
      text: '```python\nprint(1)\n```',
      finish: 'complete',
      responseId: 'chatcmpl-1',
      usage: { input: 100, cachedInput: 0, cacheWrite: 0, output: 40, reasoning: 0 },
    })
    expect(requests[0]?.path).toBe('/v1/chat/completions')
    expect(requests[0]?.body).toEqual({
      model: 'gpt-5.2',
      messages: [
        { role: 'system', content: 'the system' },
        { role: 'user', content: 'the question' },
      ],
      max_tokens: 40_000,
      temperature: 0,
      stream: true,
      stream_options: { include_usage: true },
    })
  })

  it.each([
    ['<think>\nA draft:\n```python\nprint(2)\n```\nNo.\n</think>\n\nprint(1)', 'print(1)'],
    ['A template opened this.\n</think>\n\nprint(1)', 'print(1)'],
    ['A draft:\n```python\nprint(2)\n```\nNo.\n</think>\n\nprint(1)', 'print(1)'],
    ['```python\nend = """\n</think>\n"""\n```', '```python\nend = """\n</think>\n"""\n```'],
    ['text.replace("</think>", "")', 'text.replace("</think>", "")'],
    ['re.sub("<think>.*</think>", "", x)', 're.sub("<think>.*</think>", "", x)'],
    ['<think>\nwithout an end', '<think>\nwithout an end'],
  ])('what a server tells of thoughts within %j is no answer', async (said, text) => {
    expect((await complete(chatCompletion(said), entry)).result).toMatchObject({ text })
  })

  it.each([
    ['length', 'truncated'],
    ['content_filter', 'refused'],
  ])('finish reason %s is %s', async (reason, finish) => {
    expect((await complete(chatCompletion('x', reason), entry)).result).toMatchObject({ finish })
  })

  const piece = (index: number | null, given: string, begun: { id?: string; name?: string } = {}) => {
    const { id, name } = begun
    return { index, ...(id && { id }), function: { ...(name && { name }), arguments: given } }
  }
  it.each([
    ['each under its number', [0, 1]],
    ['all under the first number', [0, 0]],
  ])('calls of tools come whole, %s', async (_, [one = 0, two = 0]) => {
    const calls = [
      piece(one, '{"a"', { id: 'x', name: 'read' }),
      piece(one, ': 1}'),
      piece(two, '{"b"', { id: 'y', name: 'read' }),
      piece(two, ': 2}'),
    ]
    const chunks = [
      ...calls.map((call) => ({ choices: [{ delta: { tool_calls: [call] } }] })),
      { choices: [{ delta: {}, finish_reason: 'tool_calls' }] },
    ]
    const told = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')
    const { result } = await complete(raw(200, 'text/event-stream', `${told}data: [DONE]\n\n`), entry)
    expect(result).toMatchObject({
      toolCalls: [
        { id: 'x', name: 'read', arguments: '{"a": 1}' },
        { id: 'y', name: 'read', arguments: '{"b": 2}' },
      ],
    })
  })

  it('Groq is the same protocol at its own address', async () => {
    let asked = ''
    const fetch: typeof globalThis.fetch = async (input) => {
      asked = input instanceof Request ? input.url : String(input)
      return new Response('{"error":{"message":"no"}}', { status: 400 })
    }
    const provider = await openProvider({ entry: entryOf('groq', { api: 'chat' }), key: KEY, fetch })
    await expect(provider.converse(REQUEST)).rejects.toMatchObject({ kind: 'request' })
    expect(asked).toBe('https://api.groq.com/openai/v1/chat/completions')
  })
})

describe('Anthropic', () => {
  it('streams, even where the limit is small, and adds the cache to the input', async () => {
    const entry = entryOf('anthropic', { reasoningEffort: 'low' })
    const { result, requests } = await complete(anthropicMessage('print(1)'), entry, { effort: 'low' })
    expect(result).toEqual({
      text: 'print(1)',
      toolCalls: [],
      finish: 'complete',
      native: null,
      returnedModel: 'claude-opus-4-6',
      responseId: 'msg_1',
      usage: { input: 102, cachedInput: 7, cacheWrite: 5, output: 33, reasoning: 0 },
      usageReason: null,
    })
    expect(requests[0]?.path).toBe('/v1/messages')
    expect(requests[0]?.body).toEqual({
      model: 'claude-opus-4-6',
      max_tokens: 40_000,
      system: 'the system',
      messages: [{ role: 'user', content: 'the question' }],
      output_config: { effort: 'low' },
      stream: true,
    })
  })

  it.each([
    ['max_tokens', 'truncated'],
    ['model_context_window_exceeded', 'truncated'],
    ['refusal', 'refused'],
  ])('stop reason %s is %s', async (reason, finish) => {
    expect((await complete(anthropicMessage('x', reason), entryOf('anthropic'))).result).toMatchObject({ finish })
  })

  it('an overload told inside the stream may be tried again', async () => {
    expect(await fail(anthropicOverloadedInStream, entryOf('anthropic'))).toMatchObject({ kind: 'server' })
  })

  it('what it cannot do is told before any call', async () => {
    await expect(openProvider({ entry: entryOf('anthropic', { temperature: 0 }), key: KEY })).rejects.toThrow(
      /temperature/,
    )
    const entry = entryOf('anthropic', { reasoningEffort: 'minimal' })
    await expect(openProvider({ entry, key: KEY })).rejects.toThrow(/efforts low to max/)
  })
})

describe.each(['openai', 'anthropic'])('errors of %s', (name) => {
  const entry = entryOf(name)
  it.each([
    [429, { type: 'rate_limit_error', message: 'slow down' }, 'rate-limit', false],
    [429, { code: 'insufficient_quota', message: 'You exceeded your current quota' }, 'quota', true],
    [400, { type: 'invalid_request_error', message: 'Your credit balance is too low' }, 'quota', true],
    [401, { type: 'authentication_error', message: 'bad key' }, 'access', true],
    [404, { type: 'not_found_error', message: 'no such model' }, 'request', true],
    [400, { type: 'invalid_request_error', message: 'too long' }, 'request', false],
    [408, { message: 'timeout' }, 'server', false],
    [409, { message: 'conflict' }, 'server', false],
    [500, { message: 'oh' }, 'server', false],
    [529, { message: 'overloaded' }, 'server', false],
  ])('%i %j is %s', async (status, error, kind, haltsModel) => {
    const reply = json(status, { type: 'error', error }, { 'retry-after': '7' })
    expect(await fail(reply, entry)).toMatchObject({ kind, haltsModel, status, retryAfterSeconds: 7 })
  })

  it('a server that is not there is a network error', async () => {
    const provider = await openProvider({ entry: { ...entry, baseUrl: 'http://127.0.0.1:9' }, key: KEY })
    await expect(provider.converse(REQUEST)).rejects.toMatchObject({ kind: 'network' })
  })

  it('the key stands in no error, also when the server repeats it', async () => {
    const error = await fail(json(401, { error: { message: `Incorrect API key provided: ${KEY}.` } }), entry)
    expect(error.message).toContain('[key]')
    expect(`${JSON.stringify(error)} ${error.stack} ${error.cause}`).not.toContain(KEY)
  })

  it('nor in the text of an answer', async () => {
    const reply = name === 'openai' ? openAiResponse(`# ${KEY}`) : anthropicMessage(`# ${KEY}`)
    expect(JSON.stringify((await complete(reply, entry)).result)).not.toContain(KEY)
  })
})

describe('Azure', () => {
  it.each([
    ['chat', '/openai/deployments/my-gpt/chat/completions', chatCompletion('print(1)')],
    ['responses', '/openai/responses', openAiResponse('print(1)')],
  ])('is asked by %s at its own host, with the key in the header that Azure reads', async (api, path, reply) => {
    const entry = entryOf('azure', { model: 'my-gpt', apiVersion: '2025-04-01-preview', api })
    await using server = await startFakeProvider(reply)
    const provider = await openProvider({ entry: { ...entry, baseUrl: server.url }, key: KEY })
    expect(await provider.converse(REQUEST)).toMatchObject({ text: 'print(1)' })
    const [request] = server.requests
    expect(request?.path).toBe(`${path}?api-version=2025-04-01-preview`)
    expect(request?.body.model).toBe('my-gpt')
    expect(request?.headers['api-key']).toBe(KEY)
    expect(request?.headers.authorization).toBeUndefined()
  })

  it('needs a host and a version', async () => {
    await expect(openProvider({ entry: entryOf('azure'), key: KEY })).rejects.toThrow(/baseUrl and an apiVersion/)
  })
})

describe('a program of the user', () => {
  const PROGRAM = `
import json, os, sys
asked = json.load(sys.stdin)
keys = [name for name in os.environ if 'KEY' in name or 'TOKEN' in name]
text = f"{asked['model']} {asked['messages'][-1]['text']} {asked['parameters']['maxOutputTokens']} {keys}"
print(json.dumps({'text': text, 'usage': {'input': 5, 'output': 7}, 'model': 'mine-2'}))
`
  const entry = entryOf('command', { id: 'mine', model: 'mine-1' })
  const envOf = (...words: string[]) => ({
    PATH: process.env.PATH,
    OPENAI_API_KEY: KEY,
    GITHUB_TOKEN: KEY,
    GREENML_KEY_MINE: KEY,
    GREENML_MODEL_COMMANDS: JSON.stringify({ mine: words }),
  })

  it('reads the conversation and answers, and sees no key', async () => {
    const provider = await openProvider({ entry, key: '', env: envOf('python3', '-c', PROGRAM) })
    expect(await provider.converse(REQUEST)).toMatchObject({
      text: 'mine-1 the question 40000 []',
      returnedModel: 'mine-2',
      usage: { input: 5, output: 7 },
    })
  })

  it('may print its answer as it is', async () => {
    const provider = await openProvider({ entry, key: '', env: envOf('python3', '-c', 'print("x = 1")') })
    expect(await provider.converse(REQUEST)).toMatchObject({ text: 'x = 1\n', finish: 'complete', usage: null })
  })

  it('that fails is told by its last words, and one that hangs ends with the call', async () => {
    const failing = await openProvider({ entry, key: '', env: envOf('python3', '-c', 'raise SystemExit("no GPU")') })
    await expect(failing.converse(REQUEST)).rejects.toMatchObject({
      kind: 'request',
      message: expect.stringMatching(/code 1: no GPU/),
    })
    const hanging = await openProvider({ entry, key: '', env: envOf('python3', '-c', 'import time; time.sleep(600)') })
    await expect(hanging.converse({ ...REQUEST, signal: AbortSignal.timeout(500) })).rejects.toThrow(/SIGKILL/)
  })

  it('is started for a model that the environment names, and for no other', () => {
    expect(whyNotAsked(entry, envOf('python3'))).toBeNull()
    expect(whyNotAsked(entry, {})).toEqual({ kind: 'no-program' })
    expect(whyNotAsked({ ...entry, id: 'toString' }, envOf('python3'))).toEqual({ kind: 'no-program' })
    expect(() => whyNotAsked(entry, { GREENML_MODEL_COMMANDS: 'rm -rf /' })).toThrow(/no list of programs/)
    expect(describeServer(entry, new Map(), envOf('python3', 'a b.py'))).toContain("without any key: python3 'a b.py'")
  })
})

it('a missing key is named with its fix', () => {
  const entry = entryOf('openai', { keyVariable: 'OPENAI_API_KEY' })
  expect(() => readKey(entry, { OPENAI_API_KEY: ' ' })).toThrow(/set OPENAI_API_KEY in the environment or in \.env/)
  expect(readKey(entry, { OPENAI_API_KEY: ` ${KEY}\n` })).toBe(KEY)
})

it('providers that cannot be asked say so', async () => {
  await expect(openProvider({ entry: entryOf('command'), key: '' })).rejects.toThrow(/GREENML_MODEL_COMMANDS/)
  await expect(openProvider({ entry: entryOf('replay'), key: '' })).rejects.toThrow(/recorded/)
})

it('Retry-After is read as seconds, as a date, or in milliseconds', () => {
  const read = (headers: Record<string, string>) => readRetryAfterSeconds(new Headers(headers), Date.UTC(2026, 0, 1))
  expect(read({ 'retry-after': '3' })).toBe(3)
  expect(read({ 'retry-after': 'Thu, 01 Jan 2026 00:01:30 GMT' })).toBe(90)
  expect(read({ 'retry-after-ms': '1500', 'retry-after': '2' })).toBe(1.5)
  expect(read({ 'retry-after': 'soon' })).toBeNull()
  expect(read({})).toBeNull()
})

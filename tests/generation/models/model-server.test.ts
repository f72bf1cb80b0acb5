import { createHash } from 'node:crypto'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { keyHider, partHider } from '../../../src/base/text/hide-key.ts'
import { guardFetch } from '../../../src/generation/models/guard-fetch.ts'
import { HOSTS_OF_KEYS } from '../../../src/generation/models/key-hosts.ts'
import { describeServer, whyNotAsked } from '../../../src/generation/models/model-server.ts'
import { openProvider, readKey } from '../../../src/generation/models/open-provider.ts'
import { ProviderError } from '../../../src/generation/models/provider-error.ts'
import { PROVIDER_KINDS } from '../../../src/generation/models/providers/registry.ts'
import { type ModelEntry, modelEntry } from '../../../src/schema/generation/model-entries.ts'
import { json, openAiResponse, type Reply, raw, startFakeProvider } from '../fake-provider.ts'

const entryOf = (over: object): ModelEntry =>
  modelEntry.parse({ id: 'gpt-5.1', provider: 'openai', model: 'm', ...over })
const at = (baseUrl: string, keyVariable: string | null) => entryOf({ baseUrl, keyVariable })
const NAMED = (host: string) => ({ GREENML_MODEL_HOSTS: host })

describe('a key goes', () => {
  it.each<[ModelEntry, NodeJS.ProcessEnv]>([
    [entryOf({ keyVariable: 'OPENAI_API_KEY' }), {}],
    [entryOf({ provider: 'anthropic', keyVariable: 'ANTHROPIC_API_KEY' }), {}],
    [at('https://api.openai.com/v1', 'OPENAI_API_KEY'), {}],
    [at('https://openrouter.ai/api/v1', 'OPENROUTER_API_KEY'), {}],
    [at('https://api.deepseek.com', 'DEEPSEEK_API_KEY'), {}],
    [at('https://generativelanguage.googleapis.com/v1beta/openai', 'GEMINI_API_KEY'), {}],
    [at('https://api.mistral.ai/v1', 'MISTRAL_API_KEY'), {}],
    [at('https://API.TOGETHER.xyz:443/v1', 'TOGETHER_API_KEY'), {}],
    [at('https://lab.example/v1', 'GREENML_KEY_GPT_5_1'), {}],
    [at('http://127.0.0.1:8080/v1', 'GREENML_KEY_GPT_5_1'), {}],
    [at('https://lab.example/v1', 'OPENAI_API_KEY'), NAMED('other.example, LAB.example')],
    [at('https://lab.example/v1', 'LAB_KEY'), NAMED('lab.example')],
    [at('https://lab.example:8443/v1', 'LAB_KEY'), NAMED('lab.example:8443')],
    [at('http://localhost:8080/v1', 'LAB_KEY'), NAMED('localhost')],
    [at('http://127.0.0.1:8080/v1', null), {}],
    [at('http://[::1]:8080/v1', null), {}],
    [at('http://gpu-box:8000/v1', null), NAMED('gpu-box')],
    [at('https://api.groq.com/openai/v1', null), {}],
  ])('where it may: %j %j', (entry, env) => {
    expect(whyNotAsked(entry, env)).toBeNull()
  })

  it.each<[string, ModelEntry, NodeJS.ProcessEnv]>([
    ["another provider's server", at('https://api.groq.com/openai/v1', 'OPENAI_API_KEY'), {}],
    ["a stranger's server", at('https://evil.example/v1', 'OPENAI_API_KEY'), {}],
    ["a stranger's server on this machine", at('http://127.0.0.1:9/v1', 'OPENAI_API_KEY'), {}],
    ['any variable to a provider', entryOf({ keyVariable: 'DATABASE_URL' }), {}],
    ["one provider's to another", entryOf({ keyVariable: 'ANTHROPIC_API_KEY' }), {}],
    ['any secret to a provider', entryOf({ keyVariable: 'AWS_SECRET_ACCESS_KEY' }), {}],
    ['no key by its name', at('https://lab.example/v1', 'DATABASE_URL'), NAMED('lab.example')],
    ['a name of objects', at('https://lab.example/v1', 'constructor'), NAMED('lab.example')],
    ["another provider's to a named host", at('https://lab.example/v1', 'ANTHROPIC_API_KEY'), NAMED('lab.example')],
    ['the same in small letters', at('https://lab.example/v1', 'anthropic_api_key'), NAMED('lab.example')],
    ["another model's key", at('https://evil.example/v1', 'GREENML_KEY_OTHER'), {}],
    ['without encryption', at('http://lab.example/v1', 'LAB_KEY'), NAMED('lab.example')],
    ["the model's own, without encryption", at('http://lab.example/v1', 'GREENML_KEY_GPT_5_1'), {}],
    ['a provider without encryption', at('http://api.openai.com/v1', 'OPENAI_API_KEY'), {}],
    ['another port of a provider', at('https://api.openai.com:8443/v1', 'OPENAI_API_KEY'), {}],
    ['a host that begins like it', at('https://api.openai.com.evil.example/v1', 'OPENAI_API_KEY'), {}],
    ['a host that ends like it', at('https://notapi.openai.com/v1', 'OPENAI_API_KEY'), {}],
    ['a host that ends like a named one', at('https://evil-lab.example/v1', 'LAB_KEY'), NAMED('lab.example')],
    ['another port than the named', at('https://lab.example/v1', 'LAB_KEY'), NAMED('lab.example:8443')],
    ['this machine in name only', at('http://localhost.evil.example/v1', null), {}],
    ['this machine in number only', at('http://127.0.0.1.evil.example/v1', null), {}],
    ['a prompt to whom nobody named', at('https://evil.example/v1', null), {}],
    ['a prompt without encryption', at('http://api.openai.com/v1', null), {}],
    ['an empty name', at('https://evil.example/v1', 'LAB_KEY'), NAMED(' , ')],
  ])('nowhere else: %s', (_, entry, env) => {
    const values = { [entry.keyVariable ?? '']: 'sk-SECRET-0123456789' }
    const { host } = new URL(entry.baseUrl ?? 'https://api.openai.com/v1')
    expect(whyNotAsked(entry, { ...values, ...env })).toMatchObject({ host })
    expect(() => readKey(entry, { ...values, ...env })).toThrow(expect.objectContaining({ exitCode: 3 }))
    expect(() => readKey(entry, { ...values, ...env })).not.toThrow(/sk-SECRET/)
  })

  it('to hosts that are told in one list, where every provider that can be asked has its own', () => {
    for (const hosts of HOSTS_OF_KEYS.values())
      for (const host of hosts) expect(new URL(`https://${host}`).host).toBe(host)
    for (const { url, keys } of Object.values(PROVIDER_KINDS)) {
      if (url !== null) for (const key of keys) expect(HOSTS_OF_KEYS.get(key)).toContain(new URL(url).host)
    }
  })

  it('not without a word of it: host, variable, file', () => {
    const entry = at('https://lab.example:8443/v1', 'LAB_KEY')
    expect(describeServer(entry, new Map([['LAB_KEY', '/x/.env']]))).toBe(
      'gpt-5.1 is asked at lab.example:8443 with LAB_KEY from /x/.env',
    )
    expect(describeServer(entryOf({ keyVariable: 'OPENAI_API_KEY' }))).toContain(
      'at api.openai.com with OPENAI_API_KEY',
    )
    expect(describeServer(at('http://127.0.0.1:8080/v1', null))).toContain('at 127.0.0.1:8080, without a key')
  })
})

it.each([
  'https://user:sk-SECRET@lab.example/v1',
  'https://sk-SECRET@lab.example/v1',
  'https://lab.example/v1?key=sk-SECRET',
  'https://lab.example/v1#sk-SECRET',
  'ftp://lab.example/sk-SECRET',
  'file:///sk-SECRET',
  'sk-SECRET',
])('an address with a credential in it is refused, and not quoted: %s', (baseUrl) => {
  const { error } = modelEntry.safeParse({ id: 'm', provider: 'openai', model: 'm', baseUrl })
  expect(error?.issues[0]?.path).toEqual(['baseUrl'])
  expect(JSON.stringify(error?.issues.map(({ message }) => message))).not.toContain('SECRET')
})

const KEY = 'sk-proj-CANARY/4+Zq"é0123456789_-abcdef'

const toMail = (byte: number) => `=${byte.toString(16).toUpperCase()}`

describe('a key is hidden', () => {
  const hide = keyHider(KEY)
  const hex = Buffer.from(KEY).toString('hex')
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  it.each([
    ['as it is', KEY],
    ['as JSON', JSON.stringify(KEY)],
    ['as JSON in JSON', JSON.stringify(JSON.stringify(KEY))],
    ['as JSON that escapes all', [...KEY].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')],
    ['with slashes escaped', JSON.stringify(KEY).replaceAll('/', '\\/')],
    ['in a string of Python', [...Buffer.from(KEY, 'latin1')].map((b) => `\\x${b.toString(16)}`).join('')],
    ['percent-encoded', encodeURIComponent(KEY)],
    ['percent-encoded twice', encodeURIComponent(encodeURIComponent(KEY))],
    ['percent-encoded whole', [...Buffer.from(KEY)].map((b) => `%${b.toString(16).toUpperCase()}`).join('')],
    ['as HTML', [...KEY].map((c) => `&#${c.charCodeAt(0)};`).join('')],
    ['as HTML in hex', [...KEY].map((c) => `&#x${c.charCodeAt(0).toString(16)};`).join('')],
    ['in hex', hex],
    ['in capital hex', hex.toUpperCase()],
    ['in capitals', KEY.toUpperCase()],
    ['in small letters', KEY.toLowerCase()],
    ['in hex by bytes', hex.replaceAll(/../g, '$& ')],
    ['in hex with colons', hex.replaceAll(/..(?!$)/g, '$&:')],
    ['as a list of hex', hex.replaceAll(/../g, '0x$&, ')],
    ['in base64', base64(KEY)],
    ['in base64 behind one character', base64(`a${KEY}b`)],
    ['in base64 behind two', base64(`ab${KEY}c`)],
    ['in base64 of a header', base64(`Authorization: Bearer ${KEY}\r\n`)],
    ['in base64 for addresses', Buffer.from(`user:${KEY}`).toString('base64url')],
    ['in base64 of several lines', base64(KEY).replaceAll(/.{20}/g, '$&\r\n')],
    ['in base64 of UTF-16', Buffer.from(`ab${KEY}`, 'utf16le').toString('base64')],
    ['in octal', [...Buffer.from(KEY, 'latin1')].map((b) => `\\${b.toString(8).padStart(3, '0')}`).join('')],
    ['as JavaScript', [...KEY].map((c) => `\\u{${c.charCodeAt(0).toString(16)}}`).join('')],
    ['as escape() has it', [...KEY].map((c) => `%u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')],
    ['as code points', [...KEY].map((c) => `U+${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join(' ')],
    ['in CSS', [...KEY].map((c) => `\\${c.charCodeAt(0).toString(16)} `).join('')],
    ['in a mail', [...Buffer.from(KEY)].map((b) => `=${b.toString(16).toUpperCase()}`).join('')],
    ['in a mail, where it has to be', KEY.replaceAll(/[^ -~]/g, (c) => [...Buffer.from(c)].map(toMail).join(''))],
    ['with names of HTML', KEY.replaceAll('/', '&sol;').replaceAll('-', '&hyphen;').replaceAll('"', '&quot;')],
    ['as a list of bytes', JSON.stringify([...Buffer.from(KEY)])],
    ['as a list of characters', JSON.stringify([...KEY])],
    ['as a list in JSON in JSON', JSON.stringify(JSON.stringify([...KEY], null, 1))],
    ['broken by line ends', KEY.replaceAll(/.{9}/g, '$&\n  ')],
    ['broken by what is not seen', [...KEY].join('\u200b')],
    ['broken by colours', [...KEY].join('\u001b[1m')],
  ])('%s', (_, form) => {
    const hidden = hide(`{"echo": "${form}", "more": "text"}`)
    expect(hidden).toMatch(/^\{"echo": ".{0,40}\[key\].{0,12}", "more": "text"\}$/s)
    expect(hidden).not.toMatch(/sk|&sol|115|\d{3}/)
    for (const part of [KEY, hex, base64(KEY).slice(0, 20), KEY.slice(3, 13)]) expect(hidden).not.toContain(part)
  })

  it.each([
    ['its beginning', 'KEY', 0, 12],
    ['its end', '… KEY…', 20, 60],
    ['its middle, in capitals', 'İ "…KEY"… is not valid JSON', 9, 18],
    ['a part of it twice', 'KEY and KEY', 3, 14],
    ['no more of it than a word has', 'KEY', 8, 16],
  ])('where who knows of no key has cut it: %s', (_, text, from, to) => {
    const part = KEY.slice(from, to)
    const hidden = partHider(KEY)(text.replaceAll('KEY', text.includes('İ') ? part.toUpperCase() : part))
    expect(hidden).toBe(text.replaceAll('KEY', '[key]'))
    expect(partHider(KEY)('in sk-proj, as in all keys')).toBe('in sk-proj, as in all keys')
    expect(partHider('short-key')('short-ke')).toBe('short-ke')
  })

  it('of 1500 characters, as gateways give tokens', () => {
    const letters = Array.from({ length: 1500 }, (_, at) =>
      createHash('sha256').update(`${at}`).digest('base64url').charAt(0),
    )
    const token = letters.join('')
    const hide = partHider(token)
    for (const form of [token, JSON.stringify(letters), base64(token), Buffer.from(token).toString('hex')]) {
      const hidden = hide(`its key: ${form}.`)
      expect(hidden).toMatch(/^its key: .{0,4}\[key\].{1,400}\.$/)
      for (let at = 0; at + 8 < form.length; at++) expect(hidden).not.toContain(form.slice(at, at + 8))
    }
  })

  it('of few characters as it is only, and no key is nothing to hide', () => {
    expect(keyHider('abc')('abc, YWJj, 616263')).toBe('[key], YWJj, 616263')
    expect(keyHider('')('x')).toBe('x')
  })

  it('in linear time', () => {
    const beginnings = [KEY.slice(0, -1), '\\', '\u200b', 'sk-', hex.slice(0, 20), ' ', '0x']
    const lists = ['0', '115,', '115, ', '"s","k",', '\\"', 'u{', '\\0', '\\1', '&#0', '%25', 'U+00']
    const floods = [...beginnings, ...lists].map((part) => part.repeat(20_000))
    const start = process.cpuUsage()
    for (const flood of floods) partHider(KEY)(flood)
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(4)
  })
})

describe('a server that gives back what it was sent', () => {
  const ask = async (reply: Reply) => {
    await using server = await startFakeProvider(reply)
    const provider = await openProvider({ entry: at(`${server.url}/v1`, null), key: KEY })
    const result = await provider
      .converse({ messages: [{ role: 'user', text: 'x' }], maxOutputTokens: 9 })
      .catch((error: unknown) => error)
    return { result, requests: server.requests }
  }
  const expectNoKey = (result: unknown) => {
    const said = result instanceof Error ? `${result.message} ${result.stack} ${String(result.cause)}` : ''
    expect(JSON.stringify(result) + said).not.toMatch(/CANARY/)
  }

  it('gives no key to text, model, id or reason', async () => {
    const usage = { input_tokens: 1.5, output_tokens: 1, total_tokens: 2 }
    const { result } = await ask(openAiResponse(`# ${KEY}`, { id: `resp ${KEY}`, model: `gpt ${KEY}`, usage }))
    expect(result).toMatchObject({ text: '# [key]', returnedModel: 'gpt [key]', responseId: 'resp [key]' })
    expectNoKey(result)
  })

  it.each<[string, Reply]>([
    [
      'a stream that failed',
      openAiResponse('', { status: 'failed', error: { code: KEY, message: `with ${KEY} failed` } }),
    ],
    ['an error', json(401, { error: { message: `no ${KEY}` } })],
    ['an error that is cut inside it', (response) => void response.writeHead(400).end(`${'x'.repeat(385)} ${KEY}`)],
    ['another protocol', (response) => void response.writeHead(200).end(KEY)],
    ['what is no JSON', raw(200, 'text/event-stream', `data: ${KEY}\n\n`)],
    ['another shape', openAiResponse('x', { output: [{ [KEY]: KEY }] })],
  ])('nor to %s', async (_, reply) => {
    const { result } = await ask(reply)
    expect(result).toBeInstanceOf(ProviderError)
    expectNoKey(result)
    expect(JSON.stringify((result as Error).message)).not.toMatch(/sk-proj/)
  })

  it.each(
    ['openai', 'anthropic', 'gemini', 'groq', 'azure'].flatMap((provider) =>
      [0, 3, 9].map((cut): [string, number] => [provider, cut]),
    ),
  )('%s quotes no part of it in what it says of broken JSON, cut at %d', async (provider, cut) => {
    const broken = `{"a": "b", ${KEY.slice(cut)}`
    await using server = await startFakeProvider(
      raw(200, 'text/event-stream', `event: message_start\ndata: ${broken}\n\n`),
      raw(400, 'application/json', broken),
    )
    const entry = entryOf({ provider, baseUrl: server.url, apiVersion: '1' })
    const opened = await openProvider({ entry, key: KEY })
    for (const _ of [1, 2]) {
      const asked = opened.converse({ messages: [{ role: 'user', text: 'x' }], maxOutputTokens: 9 })
      const error = await asked.catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(ProviderError)
      expect(String(error)).not.toMatch(/CANARY|0123456/i)
      expectNoKey(error)
    }
  })

  it.each(['openai', 'anthropic', 'gemini'])(
    'gives no name to a batch of %s that is put on record',
    async (provider) => {
      const encoded = [encodeURIComponent(KEY), Buffer.from(`batch ${KEY}`).toString('base64')]
      for (const name of [KEY, ...encoded, 'batch \u001b]52;c;x\u0007', 'batch'.repeat(1000)]) {
        const fetch = async () => Response.json({ id: name, name, status: 'validating' })
        const entry = entryOf({ provider, baseUrl: 'http://127.0.0.1:9' })
        const { batches } = await openProvider({ entry, key: KEY, fetch })
        const calls = new Map([['call', { messages: [{ role: 'user' as const, text: 'x' }], maxOutputTokens: 9 }]])
        const error = await batches?.putDown(calls).catch((caught: unknown) => caught)
        expect(error).toMatchObject({ name: 'ProviderError', kind: 'malformed' })
        expectNoKey(error)
      }
    },
  )

  it.each(['openai', 'anthropic', 'gemini'])('is not read to the end of an error without any: %s', async (provider) => {
    const long = JSON.stringify({ error: { message: 'x'.repeat(24 * 1024 ** 2) } })
    await using server = await startFakeProvider(raw(400, 'application/json', long))
    const opened = await openProvider({ entry: entryOf({ provider, baseUrl: server.url }), key: KEY })
    const asked = opened.converse({ messages: [{ role: 'user', text: 'x' }], maxOutputTokens: 9 })
    const error = await asked.catch((caught: unknown) => caught)
    expect(error).toMatchObject({ kind: 'request', status: 400 })
    expect(String(error)).toContain('an answer of more than 1048576 bytes')
  })

  it.each([301, 302, 303, 307, 308])('leads nobody elsewhere: %d', async (status) => {
    await using other = await startFakeProvider(openAiResponse('x'))
    const { result } = await ask((response) => void response.writeHead(status, { location: `${other.url}/v1` }).end())
    expect(result).toMatchObject({ kind: 'request', status, message: expect.stringContaining('not followed') })
    expect(other.requests).toEqual([])
  })
})

it.each(['openai', 'anthropic', 'gemini'])(
  '%s is sent no header, key or address that the environment names',
  async (provider) => {
    const odd = {
      OPENAI_CUSTOM_HEADERS: 'x-odd: sk-ODD\nauthorization: Bearer sk-ODD',
      OPENAI_ORG_ID: 'odd',
      OPENAI_PROJECT_ID: 'odd',
      OPENAI_ADMIN_KEY: 'sk-ODD',
      OPENAI_API_KEY: 'sk-ODD',
      OPENAI_BASE_URL: 'http://127.0.0.1:9',
      ANTHROPIC_CUSTOM_HEADERS: 'x-odd: sk-ODD\nx-api-key: sk-ODD',
      ANTHROPIC_AUTH_TOKEN: 'sk-ODD',
      ANTHROPIC_API_KEY: 'sk-ODD',
      ANTHROPIC_BASE_URL: 'http://127.0.0.1:9',
      GOOGLE_API_KEY: 'sk-ODD',
      GEMINI_API_KEY: 'sk-ODD',
      GOOGLE_GEMINI_BASE_URL: 'http://127.0.0.1:9',
      GOOGLE_GENAI_USE_VERTEXAI: 'true',
      GOOGLE_CLOUD_PROJECT: 'odd',
      GOOGLE_CLOUD_LOCATION: 'odd',
    }
    for (const [name, value] of Object.entries(odd)) vi.stubEnv(name, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    await using server = await startFakeProvider((response) => void response.writeHead(400).end())
    const opened = await openProvider({ entry: entryOf({ provider, baseUrl: server.url }), key: '' })
    await expect(opened.converse({ messages: [{ role: 'user', text: 'x' }], maxOutputTokens: 9 })).rejects.toThrow()
    expect(server.requests).toHaveLength(1)
    expect(JSON.stringify(server.requests)).not.toMatch(/odd/i)
  },
)

it.each(['anthropic', 'openai', 'gemini', 'groq'] as const)(
  'is sent to no address that an answer names: %s',
  async (provider) => {
    const asked: string[] = []
    const entry = entryOf({ provider, keyVariable: PROVIDER_KINDS[provider].keys[0] })
    const fetch = guardFetch({
      entry,
      key: 'sk-SECRET-0123456789',
      fetch: async (input) => {
        asked.push(String(input))
        return new Response('{}')
      },
    })
    const own = PROVIDER_KINDS[provider].url ?? ''
    const { host } = new URL(own)
    const others = [
      `http://${host}/x`,
      `https://${host}:8443/x`,
      `https://${host}.evil.example/x`,
      'http://127.0.0.1/x',
    ]
    for (const other of [...others, `https://${host}@evil.example/x`, 'data:,x'])
      await expect(fetch(other)).rejects.toMatchObject({ name: 'ProviderError' })
    expect(asked).toEqual([])
    await fetch(`${own}/x`)
    expect(asked).toEqual([`${own}/x`])
  },
)

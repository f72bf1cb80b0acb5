import http, { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { useProxies } from '../../src/base/network/proxies.ts'
import { openProvider } from '../../src/generation/models/open-provider.ts'
import { type ModelEntry, modelEntry } from '../../src/schema/generation/model-entries.ts'
import { makeContext } from '../support/context.ts'
import { startHttpsServer } from '../support/https-server.ts'
import { silentLogger } from '../support/silent-logger.ts'
import {
  anthropicMessage,
  chatCompletion,
  openAiResponse,
  type Reply,
  raw,
  startFakeProvider,
} from './fake-provider.ts'

const KEY = 'sk-proxied-0123456789abcdef'
const TEXT = 'print(1)'
const GEMINI = raw(
  200,
  'text/event-stream',
  `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text: TEXT }] }, finishReason: 'STOP' }] })}\n\n`,
)
const LAB = 'https://models.lab.example/v1'

/** Address of a server that is closed when the test is over. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** A forward proxy that leads every connection to one port of this machine, whichever name it asks for. */
async function startProxy(port: number, env: NodeJS.ProcessEnv = {}) {
  const tunnels: string[] = []
  const heard: Buffer[] = []
  const proxy = createServer((_, response) => response.writeHead(501).end())
  proxy.on('connect', (request: IncomingMessage, socket, head: Buffer) => {
    tunnels.push(request.url ?? '')
    heard.push(Buffer.from(JSON.stringify(request.headers)))
    const server = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      server.write(head)
      socket.pipe(server).pipe(socket)
    })
    socket.on('data', (chunk: Buffer) => heard.push(chunk))
    for (const end of [socket, server]) end.on('error', () => socket.destroy() && server.destroy())
  })
  const url = await listen(proxy)
  onTestFinished(await useProxies({ HTTPS_PROXY: url, http_proxy: url, ...env }, silentLogger))
  return { tunnels, heard: () => Buffer.concat(heard).toString('latin1') }
}

async function ask(entry: ModelEntry) {
  const provider = await openProvider({ entry, key: KEY })
  return provider.converse({ messages: [{ role: 'user', text: 'the question' }], maxOutputTokens: 100 })
}

describe('a call goes by the proxy that the environment names', () => {
  it.each<[string, string, object, Reply]>([
    ['api.openai.com', 'openai', {}, openAiResponse(TEXT)],
    ['api.anthropic.com', 'anthropic', {}, anthropicMessage(TEXT)],
    ['generativelanguage.googleapis.com', 'gemini', {}, GEMINI],
    ['api.groq.com', 'groq', { api: 'chat' }, chatCompletion(TEXT)],
    [
      'mine.openai.azure.com',
      'azure',
      { baseUrl: 'https://mine.openai.azure.com', apiVersion: '1' },
      openAiResponse(TEXT),
    ],
    ['models.lab.example', 'openai', { api: 'chat', baseUrl: LAB }, chatCompletion(TEXT)],
    ['models.lab.example', 'anthropic', { baseUrl: 'https://models.lab.example' }, anthropicMessage(TEXT)],
    ['models.lab.example', 'gemini', { baseUrl: 'https://models.lab.example' }, GEMINI],
  ])('to %s of %s, in a tunnel that shows it no key', async (host, provider, more, reply) => {
    const keys: unknown[] = []
    const server = await startHttpsServer(
      async (request, response) => {
        const { 'api-key': azure, 'x-goog-api-key': google, authorization } = request.headers
        keys.push(azure ?? google ?? authorization)
        request.resume()
        await reply(response, { path: request.url ?? '', headers: request.headers, body: { model: 'x' } })
      },
      [host],
    )
    const proxy = await startProxy(server.port)
    const entry = modelEntry.parse({ id: 'm', provider, model: 'x', ...more })
    expect(await ask(entry)).toMatchObject({ text: TEXT, finish: 'complete' })
    expect(proxy.tunnels).toEqual([`${host}:443`])
    expect(String(keys)).toContain(KEY)
    expect(proxy.heard()).not.toContain(KEY)
  })

  it('also without encryption, and not to what NO_PROXY names or lies on this machine', async () => {
    await using server = await startFakeProvider(chatCompletion(TEXT))
    const { port } = new URL(server.url)
    const proxy = await startProxy(Number(port), { NO_PROXY: 'near.example,127.0.0.9' })
    const askAt = (host: string) =>
      ask(
        modelEntry.parse({
          id: 'm',
          provider: 'openai',
          api: 'chat',
          model: 'x',
          baseUrl: `http://${host}:${port}/v1`,
        }),
      )
    expect(await askAt('far.example')).toMatchObject({ text: TEXT })
    expect(proxy.tunnels).toEqual([`far.example:${port}`])
    await expect(askAt('near.example')).rejects.toMatchObject({ kind: 'network', isUnbilled: true })
    for (const host of ['127.0.0.1', 'localhost']) expect(await askAt(host)).toMatchObject({ text: TEXT })
    expect(proxy.tunnels).toHaveLength(1)
  })
})

it('a proxy that makes no connection is told in its own words, and costs nothing', async () => {
  const proxy = createServer()
  proxy.on('connect', (_, socket) => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'))
  onTestFinished(await useProxies({ HTTPS_PROXY: await listen(proxy) }, silentLogger))
  for (const provider of ['openai', 'anthropic', 'gemini']) {
    const entry = modelEntry.parse({ id: 'm', provider, model: 'x' })
    const message = expect.stringContaining(': Proxy response (407)')
    await expect(ask(entry)).rejects.toMatchObject({ kind: 'network', isUnbilled: true, message })
  }
})

it('an address that is none is told without the password in it', async () => {
  const env = { HTTPS_PROXY: 'http://me:hunter2@[nowhere' }
  await expect(useProxies(env, silentLogger)).rejects.toThrow(/^HTTPS_PROXY is no address of a proxy/)
})

it('a Node that knows no proxies at run time says what it needs, and is left alone where it has that', async () => {
  const { setGlobalProxyFromEnv } = http
  onTestFinished(() => void Object.assign(http, { setGlobalProxyFromEnv }))
  Reflect.deleteProperty(http, 'setGlobalProxyFromEnv')
  const told = async (env: NodeJS.ProcessEnv) => {
    const { context, lines } = makeContext()
    await useProxies({ https_proxy: 'http://proxy.example:3128', ...env }, context.logger)
    return lines.join('\n')
  }
  expect(await told({})).toMatch(
    /^warning: https_proxy not used: Node v.* 24\.14 or newer; 22\.21 or newer with NODE_USE_ENV_PROXY=1$/,
  )
  expect(await told({ NODE_USE_ENV_PROXY: '1' })).toBe('')
})

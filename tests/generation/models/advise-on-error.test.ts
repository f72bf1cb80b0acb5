import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generate } from '../../../src/commands/generate.ts'
import { tryModel } from '../../../src/commands/models.ts'
import { plan } from '../../../src/commands/plan.ts'
import { makeContext } from '../../support/context.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { makeDataset } from '../../support/tiny-dataset.ts'
import { json, type Reply, raw, startFakeProvider } from '../fake-provider.ts'

const POLICY = { attempts: 2, firstDelaySeconds: 0, longestDelaySeconds: 0, random: () => 0, sleep: async () => {} }

/** What the test of a model says, and what asking it for scripts says. */
async function tryBoth(baseUrl: string, more: object) {
  const dataset = await makeDataset({ one: {} })
  const model = { id: 'm', provider: 'openai', model: 'tiny', baseUrl, limits: { concurrency: 1 }, ...more }
  await writeFiles(dataset, { 'models.yaml': JSON.stringify({ schemaVersion: 1, models: [model] }) })
  const { context, lines } = makeContext({ ...process.env, GREENML_KEY_M: 'key-of-the-test-0123' })
  const tested = await tryModel({ dataset, id: 'm' }, context)
  expect(tested.works).toBe(false)
  const campaign = join(await makeFolder(), 'c')
  await plan({ campaign, dataset, modes: ['autonomous'], samples: 2 }, context)
  lines.length = 0
  const ended = await generate({ campaign, dataset }, context, { policy: POLICY }).catch(({ message }) => message)
  return { tested: tested.text, asked: `${lines.join('\n')}\n${ended}\n` }
}

const refuse = (status: number) => json(status, { error: { message: 'no' } })
const page = raw(200, 'text/html', '<!doctype html><h1>Welcome</h1>')
const KEY = { keyVariable: 'GREENML_KEY_M' }

it.each<[string, Reply, object, RegExp]>([
  ['401 without a key', refuse(401), {}, /m: the server asks for a key: .* keyVariable/g],
  ['401 with a key', refuse(401), KEY, /m: the server does not take the key in GREENML_KEY_M for 'tiny'/g],
  ['403', refuse(403), KEY, /m: the server does not take the key in GREENML_KEY_M for 'tiny'/g],
  ['404', refuse(404), {}, /m: the server knows no model 'tiny', .* baseUrl: http:\S+\/v1, and api: chat/g],
  ['402', refuse(402), KEY, /m: what the key in GREENML_KEY_M may use is used up/g],
  ['429', refuse(429), {}, /m: the server wants to be asked less often: .* limits: \{/g],
  ['a page instead of an answer', page, { api: 'chat' }, /m: what came .* baseUrl: http:\S+\/v1$/gm],
  [
    'a page from a server of Gemini',
    page,
    { ...KEY, provider: 'gemini' },
    /m: what came .*stream: true\), .* baseUrl/g,
  ],
  ['a lost connection', (response) => void response.socket?.resetAndDestroy(), {}, /m: no answer came from 127/g],
])('%s is told with what to mend in models.yaml, once', async (_, reply, more, fix) => {
  await using server = await startFakeProvider(reply)
  const { tested, asked } = await tryBoth(server.url, more)
  expect(tested.match(fix)).toHaveLength(1)
  expect(asked.match(fix)).toHaveLength(1)
})

it('a server that is not there is told with its address', async () => {
  const { url, ...server } = await startFakeProvider(page)
  await server[Symbol.asyncDispose]()
  const { tested, asked } = await tryBoth(`${url}/v1`, { api: 'chat' })
  const fix = `m: no answer came from ${new URL(url).host}: look whether that server runs, and at baseUrl: ${url}/v1 (or without /v1)`
  expect([tested, asked]).toEqual([expect.stringContaining(fix), expect.stringContaining(fix)])
})

import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testModel } from '../../../src/generation/asking/check-model.ts'
import { openEmbedder } from '../../../src/generation/models/embed.ts'
import { modelEntry } from '../../../src/schema/generation/model-entries.ts'
import { makeFolder } from '../../support/temporary.ts'
import { json, startFakeProvider } from '../fake-provider.ts'

const entryAt = (baseUrl: string) =>
  modelEntry.parse({ id: 'local', model: 'm', provider: 'openai', baseUrl, timeoutSeconds: 1 })

it('a test that its user stops while the server is silent is stopped, and no fault', async () => {
  await using server = await startFakeProvider(() => {})
  const stop = new AbortController()
  const testing = testModel({ ...entryAt(server.url), timeoutSeconds: 60 }, { env: {}, signal: stop.signal })
  setTimeout(() => stop.abort(), 300)
  await expect(testing).rejects.toMatchObject({ name: 'UserError', message: expect.stringContaining('Stopped') })
})

it.each<[string, Parameters<typeof startFakeProvider>[0]]>([
  ['is silent', () => {}],
  ['ends the connection', (response) => void response.socket?.resetAndDestroy()],
  ['leads elsewhere', (response) => void response.writeHead(307, { location: '/' }).end()],
])('a server of embeddings that %s is told by its model', async (_, reply) => {
  await using server = await startFakeProvider(reply)
  const embed = openEmbedder(entryAt(server.url), { env: { GREENML_CACHE: await makeFolder() } })
  await expect(embed(['frogs'])).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(/^Model local gave no embeddings: /),
  })
})

it.each([
  ['vectors of several lengths', [[1, 2], [1]], [0, 1]],
  ['an empty vector', [[], []], [0, 1]],
  ['two of one text', [[1], [2], [3]], [0, 0, 2]],
  ['one of a text that nobody gave', [[1], [2]], [0, 5]],
])('a server of embeddings that gives %s gave none, and nothing of it is kept', async (_, vectors, places) => {
  const data = vectors.map((embedding, at) => ({ embedding, index: places[at] }))
  await using server = await startFakeProvider(json(200, { data }))
  const embed = openEmbedder(entryAt(server.url), { env: { GREENML_CACHE: await makeFolder() } })
  const texts = vectors.map((__, at) => `text ${at}`)
  await expect(embed(texts)).rejects.toThrow('Model local gave no embeddings: ')
  await expect(embed(texts)).rejects.toThrow('Model local gave no embeddings: ')
  expect(server.requests).toHaveLength(2)
})

it('a server of embeddings that counts none answers in order', async () => {
  const data = [[1], [2]].map((embedding) => ({ embedding, index: 0 }))
  await using server = await startFakeProvider(json(200, { data }))
  const embed = openEmbedder(entryAt(server.url), { env: { GREENML_CACHE: await makeFolder() } })
  expect(await embed(['a', 'b'])).toEqual([[1], [2]])
})

it.each([['[[1]]'], ['[[1],[1,2]]'], ['{}'], ['[[1],[']])(
  'kept embeddings that are not theirs, %s, are asked for anew',
  async (kept) => {
    const data = [[1], [2]].map((embedding, index) => ({ embedding, index }))
    await using server = await startFakeProvider(json(200, { data }))
    const cache = await makeFolder()
    const embed = openEmbedder(entryAt(server.url), { env: { GREENML_CACHE: cache } })
    await embed(['a', 'b'])
    const [name = ''] = await readdir(join(cache, 'embeddings'))
    await writeFile(join(cache, 'embeddings', name), kept)
    expect(await embed(['a', 'b'])).toEqual([[1], [2]])
    expect(server.requests).toHaveLength(2)
    expect(await embed(['a', 'b'])).toEqual([[1], [2]])
    expect(server.requests).toHaveLength(2)
  },
)

it('a server of embeddings that never comes to an end is told by the time that it had', async () => {
  await using server = await startFakeProvider((response) => {
    const drip = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drip))
  })
  const embed = openEmbedder(entryAt(server.url), { env: { GREENML_CACHE: await makeFolder() } })
  await expect(embed(['frogs'])).rejects.toThrow('Model local gave no embeddings: no whole answer within 1 s')
})

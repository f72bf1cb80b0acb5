import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openLeftArtifacts } from '../../src/github/artifact-store.ts'

let text = ''
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(text)
})

// In a process of its own: the SDK reads where the API is once, as it is loaded.
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  vi.stubEnv('GITHUB_API_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // the SDK tells each of its steps
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  server.close()
})

const list = async () =>
  (await openLeftArtifacts(5, { id: 1, name: 'greenml', owner: { login: 'bench' } }, 'token')).list()

it.each(['null', '[]', '{}', '7', '"words"', '<h1>Log in</h1>', '{"artifacts":[null]}', '{"artifacts":[{"name":7}]}'])(
  'tells what lists the artifacts of another run by %s as no API of GitHub',
  async (answer) => {
    text = answer
    await expect(list()).rejects.toMatchObject({
      name: 'ArtifactsUnreachable',
      exitCode: 1,
      message: expect.stringMatching(/no API of GitHub's, .*\. Run this job again\.$/),
    })
  },
)

it('lists them by what GitHub says', async () => {
  const artifact = { id: 7, name: 'greenml-validation', size_in_bytes: 9, created_at: '2026-01-01T00:00:00Z' }
  text = JSON.stringify({ total_count: 1, artifacts: [artifact] })
  expect(await list()).toEqual([{ id: 7, name: 'greenml-validation', bytes: 9, digest: null }])
})

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { openClient } from '../../src/github/client.ts'
import { upsertComment } from '../../src/github/upsert-comment.ts'
import { makeContext } from '../support/context.ts'
import { TOKEN } from '../support/fake-github/server.ts'
import { hurry } from './hurry.ts'
import { REPOSITORY_PAYLOAD, SECOND } from './pull-requests.ts'

hurry()

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.headers.authorization ?? ''}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    seen,
    host: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

function comment(host: string) {
  const { context } = makeContext({})
  const env = { GITHUB_API_URL: `http://${host}` }
  const client = openClient({ token: TOKEN, logger: context.logger, second: SECOND, env })
  const wanted = { repository: REPOSITORY_PAYLOAD, pull: 1, name: 'n', author: 'bot', text: 'words' }
  return upsertComment(client, wanted, { second: SECOND })
}

it.each([
  [
    'a next page',
    (other: string, response: ServerResponse) =>
      response.writeHead(200, { ...JSON_TYPE, link: `<http://${other}/more>; rel="next"` }).end('[]'),
  ],
  [
    'a redirect',
    (other: string, response: ServerResponse) => response.writeHead(307, { location: `http://${other}/` }).end(),
  ],
])('sends the token to no other server that %s names, and believes none', async (_, answer) => {
  await using other = await serve((__, response) => void response.writeHead(200, JSON_TYPE).end('[]'))
  await using api = await serve((__, response) => void answer(other.host, response))
  await expect(comment(api.host)).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 1,
    message: expect.stringContaining(`leads to ${other.host}, which is not asked`),
  })
  expect(other.seen.filter((each) => each.includes(TOKEN))).toEqual([])
})

it.each([
  ['a page for people', { 'content-type': 'text/html' }, '<h1>Log in</h1>'],
  ['nothing', {}, ''],
])('takes %s for no word of GitHub', async (_, headers, body) => {
  await using api = await serve((__, response) => void response.writeHead(200, headers).end(body))
  await expect(comment(api.host)).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 1,
    message: expect.stringMatching(/no API of GitHub's.* Run this again\.$/),
  })
})

it('reads no more pages of comments than a pull request can have', async () => {
  await using api = await serve((request, response) => {
    const next = `<http://${request.headers.host}/repos/bench/greenml/issues/1/comments?page=2>; rel="next"`
    response.writeHead(200, { ...JSON_TYPE, link: next }).end('[]')
  })
  await expect(comment(api.host)).rejects.toThrow('has more comments than are read')
  expect(api.seen.length).toBeLessThan(60)
})

it("asks GitHub's own API where a variable is empty, and tells what is no address", () => {
  const { context } = makeContext({})
  const open = (address: string) =>
    openClient({ token: TOKEN, logger: context.logger, env: { GITHUB_API_URL: address } })
  expect(open('').request.endpoint('GET /meta').url).toBe('https://api.github.com/meta')
  expect(() => open('github.example.com')).toThrow(
    expect.objectContaining({ name: 'UserError', message: expect.stringContaining('GITHUB_API_URL is no address') }),
  )
})

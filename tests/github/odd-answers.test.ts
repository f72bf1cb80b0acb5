import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { checkAnswer } from '../../src/github/check-answer.ts'
import { type Client, openClient } from '../../src/github/client.ts'
import { choosePulls } from '../../src/github/find-pull-requests.ts'
import { openPullRequest } from '../../src/github/open-pull-request.ts'
import { requireOwnRun } from '../../src/github/own-run.ts'
import { openRepositorySearch, openTopicSearch } from '../../src/github/search-repositories.ts'
import { upsertComment } from '../../src/github/upsert-comment.ts'
import { makeContext } from '../support/context.ts'
import { TOKEN } from '../support/fake-github/server.ts'
import { hurry } from './hurry.ts'
import { REPOSITORY_PAYLOAD, SECOND, SHA } from './pull-requests.ts'

hurry()

const URL_OF_PULL = 'https://github.test/bench/greenml/pull/1'
const REF = { object: { sha: SHA } }
const COMMIT = { sha: SHA, message: 'm', tree: { sha: SHA }, author: { date: 'd' }, committer: { date: 'd' } }
const PULL = {
  number: 1,
  html_url: URL_OF_PULL,
  head: { sha: SHA, repo: { id: 78 } },
  base: { repo: { id: 77 } },
}
/** What GitHub answers, by the call, as far as it is read. */
const RIGHT = {
  'GET /repos/bench/greenml': { default_branch: 'main' },
  'GET /repos/bench/greenml/pulls': [PULL],
  'POST /repos/bench/greenml/pulls': PULL,
  'GET /repos/bench/greenml/git/ref/heads%2Fnew': REF,
  'GET /repos/bench/greenml/git/ref/heads%2Fmain': REF,
  [`GET /repos/bench/greenml/git/commits/${SHA}`]: COMMIT,
  'POST /repos/bench/greenml/git/blobs': { sha: SHA },
  'POST /repos/bench/greenml/git/trees': { sha: SHA },
  'POST /repos/bench/greenml/git/commits': { sha: SHA },
  'POST /repos/bench/greenml/git/refs': REF,
  'PATCH /repos/bench/greenml/git/refs/heads%2Fnew': REF,
  'GET /repos/bench/greenml/issues/1/comments': [{ id: 1, user: null, body: 'b', html_url: URL_OF_PULL }],
  'POST /repos/bench/greenml/issues/1/comments': { id: 2, user: { login: 'bot' }, html_url: URL_OF_PULL },
  'GET /repos/bench/greenml/actions/runs/5/artifacts': { artifacts: [{ workflow_run: { head_repository_id: 77 } }] },
  'GET /search/repositories': { items: [] },
} as const
type CallOf = keyof typeof RIGHT

/** Answers one call by this text, and all others rightly. */
async function serve(odd: CallOf | null, text: string) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const call = `${request.method} ${new URL(request.url ?? '', 'http://here').pathname}`
    asked.push(call)
    const isNew = request.url?.includes('head=bench%3Afresh') === true
    const right = isNew ? [] : Object.entries(RIGHT).find(([each]) => each === call)?.[1]
    response.writeHead(right === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(call === odd ? text : JSON.stringify(right ?? { message: 'Not Found' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const { context } = makeContext({ GITHUB_TOKEN: TOKEN })
  const env = {
    ...context.env,
    GITHUB_API_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
  }
  return { asked, world: { ...context, env }, client: openClient({ ...context, token: TOKEN, second: SECOND, env }) }
}

const repository = REPOSITORY_PAYLOAD
const files = new Map<string, string | Buffer>([['a', Buffer.from('a')]])
const open = (client: Client, branch: string) =>
  openPullRequest(client, { repository, branch, title: 'm', text: 't', files })
type World = Parameters<typeof openTopicSearch>[0]
const WORK: Readonly<Record<string, (client: Client, world: World) => Promise<unknown>>> = {
  comment: (client) =>
    upsertComment(client, { repository, pull: 1, name: 'n', author: 'bot', text: 't' }, { second: SECOND }),
  pulls: (client) => {
    const head = { sha: SHA, branch: 'new', from: { ...repository, id: 78 } }
    return choosePulls({ kind: 'pull-request', repository, number: 1, head }, client)
  },
  open: (client) => open(client, 'new'),
  'open-new': (client) => open(client, 'fresh'),
  run: (client) => requireOwnRun(client, repository, 5),
  topic: (_, world) => openTopicSearch(world)('ml', { fewestStars: 1, most: 5 }),
  words: (_, world) => openRepositorySearch(world)('words'),
}

it.each(Object.keys(WORK))('takes what GitHub answers for %s', async (name) => {
  const { client, world } = await serve(null, '')
  await WORK[name]?.(client, world)
})

const ODD = ['null', '[]', '{}', '7', '"words"', '<h1>Log in</h1>', '', '[null]', '{"items":{}}', '{"artifacts":null}']
const LISTS: readonly CallOf[] = ['GET /repos/bench/greenml/pulls', 'GET /repos/bench/greenml/issues/1/comments']
const CALLS: readonly (readonly [CallOf, string])[] = [
  ['GET /repos/bench/greenml', 'open'],
  ['GET /repos/bench/greenml/pulls', 'pulls'],
  ['GET /repos/bench/greenml/pulls', 'open'],
  ['GET /repos/bench/greenml/git/ref/heads%2Fnew', 'open'],
  [`GET /repos/bench/greenml/git/commits/${SHA}`, 'open'],
  ['POST /repos/bench/greenml/git/blobs', 'open'],
  ['POST /repos/bench/greenml/git/trees', 'open'],
  ['POST /repos/bench/greenml/git/commits', 'open'],
  ['POST /repos/bench/greenml/pulls', 'open-new'],
  ['GET /repos/bench/greenml/issues/1/comments', 'comment'],
  ['POST /repos/bench/greenml/issues/1/comments', 'comment'],
  ['GET /repos/bench/greenml/actions/runs/5/artifacts', 'run'],
  ['GET /search/repositories', 'topic'],
  ['GET /search/repositories', 'words'],
]

it.each(CALLS)('says what is wrong with an answer to %s that is none of GitHub (%s)', async (call, name) => {
  for (const text of ODD) {
    if (text === '[]' && LISTS.includes(call)) continue // which says that there is none
    const { client, world, asked } = await serve(call, text)
    const told = await WORK[name]?.(client, world).then(
      (result) => `went on with ${JSON.stringify(result)}`,
      (error: unknown) => error,
    )
    expect(told, text).toMatchObject({
      name: 'UserError',
      exitCode: 1,
      message: expect.stringMatching(
        /^GitHub could not be asked: what answers at 127\.0\.0\.1:\d+ is no API of GitHub's, .* Run this again\.$/,
      ),
    })
    expect(asked.filter((each) => each === call)).toHaveLength(1)
  }
})

it.each([
  ['a number in words', 'GET /repos/bench/greenml/pulls', 'pulls', [{ ...PULL, number: '1' }], '0.number'],
  ['no head', 'GET /repos/bench/greenml/pulls', 'pulls', [{ ...PULL, head: null }], '0.head'],
  [
    'a commit that is none',
    'GET /repos/bench/greenml/git/ref/heads%2Fnew',
    'open',
    { object: { sha: 'x/../y' } },
    'sha',
  ],
  [
    'an address that is none',
    'POST /repos/bench/greenml/pulls',
    'open-new',
    { number: 1, html_url: 'javascript:1' },
    'html_url',
  ],
  ['a body that is a list', 'GET /repos/bench/greenml/issues/1/comments', 'comment', [{ id: 1, body: [] }], '0.body'],
] as const)('names the place of %s', async (_, call, name, answer, place) => {
  const world = await serve(call, JSON.stringify(answer))
  await expect(WORK[name]?.(world.client, world.world)).rejects.toThrow(place)
})

it('takes a comment of others without a body, and an artifact whose run is of no repository that is still there', async () => {
  const { client } = await serve(
    'GET /repos/bench/greenml/issues/1/comments',
    JSON.stringify([{ id: 1, user: { login: 'bot' }, body: null, html_url: URL_OF_PULL }]),
  )
  expect(await WORK.comment?.(client, makeContext().context)).toMatchObject({ outcome: 'created' })
  const run = { workflow_run: { head_repository_id: null } }
  const { client: other } = await serve(
    'GET /repos/bench/greenml/actions/runs/5/artifacts',
    JSON.stringify({ artifacts: [run] }),
  )
  await expect(requireOwnRun(other, repository, 5)).rejects.toMatchObject({ exitCode: 3 })
})

it('asks an API whose address ends in a slash', async () => {
  const { world, asked } = await serve(null, '')
  const env = { ...world.env, GITHUB_API_URL: `${world.env.GITHUB_API_URL}/` }
  await WORK.comment?.(openClient({ ...world, token: TOKEN, second: SECOND, env }), world)
  expect(asked).toContain('GET /repos/bench/greenml/issues/1/comments')
})

it.each([
  ['https://api.github.com', 'https://api.github.com/repositories/7/issues/1/comments?page=2'],
  ['https://ghes.test/api/v3', 'https://ghes.test/api/v3/repos/a/b/issues/1/comments?per_page=100'],
])('holds a further page of %s to the same as the first', (baseUrl, url) => {
  const asked = { method: 'GET', baseUrl, url }
  checkAnswer([], asked)
  expect(() => checkAnswer(null, asked)).toThrow('is no API of GitHub')
})

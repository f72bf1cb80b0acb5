import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { type Call, faultsOf, faultsOfRequest, findCall, sampleOf, schemaOf } from './contract.ts'
import { answerGraph, RELEASES } from './releases.ts'
import {
  type Answer,
  type Asked,
  type FakeComment,
  type FakeCommit,
  type FakePull,
  FakeState,
  type Trouble,
} from './state.ts'

export const REPOSITORY = { id: 77, owner: 'bench', name: 'greenml' }
/** Login of who writes with a workflow's own token. */
export const BOT = 'github-actions[bot]'
export const TOKEN = 'fake-token'

export interface FakeGitHub extends AsyncDisposable {
  readonly url: string
  readonly state: FakeState
}

/** GitHub's REST API with a memory, on this machine. Every request and answer is held to GitHub's own description. */
export async function startFakeGitHub(): Promise<FakeGitHub> {
  const state = new FakeState()
  const server = createServer((request, response) => {
    serve(state, url, request, response).catch((error: unknown) => {
      state.breaches.push(String(error))
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  return {
    url,
    state,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function serve(state: FakeState, url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', url)
  const bytes = await buffer(request)
  const blob = /^\/blobs\/(\d+)\.zip$/.exec(pathname)?.[1]
  if (blob !== undefined) {
    response.writeHead(200, { 'content-type': 'application/zip' }).end(state.artifacts[Number(blob)]?.zip)
    return
  }
  const method = request.method ?? ''
  state.asked.push(`${method} ${pathname}`)
  const body = readBody(request, bytes)
  if (pathname === '/graphql') {
    const { status, body: answer } = answerGraph(state, body)
    response.writeHead(status, JSON_TYPE).end(JSON.stringify(answer))
    return
  }
  const call = findCall(method, pathname)
  if (call === null) {
    state.breaches.push(`${method} ${pathname} is in no description`)
    response.writeHead(404, JSON_TYPE).end(JSON.stringify(fault('Not Found', 404).body))
    return
  }
  state.breaches.push(...faultsOfRequest(call, body).map((each) => `${method} ${pathname} asks wrongly: ${each}`))
  const trouble = takeTrouble(state, call)
  const isRefused = request.headers.authorization?.endsWith(TOKEN) !== true || (method !== 'GET' && !state.mayWrite)
  const asked = { call, body, bytes, query, url }
  const answer =
    trouble !== null && trouble !== 'late-gateway'
      ? TROUBLES[trouble]()
      : isRefused
        ? fault('Resource not accessible by integration', 403)
        : finish(state, asked, answerTo(state, asked))
  const told = trouble === 'late-gateway' ? TROUBLES.gateway() : answer
  response.writeHead(told.status, { ...JSON_TYPE, ...told.headers })
  response.end(told.body === undefined ? undefined : JSON.stringify(told.body))
}

function readBody({ headers }: IncomingMessage, bytes: Buffer): unknown {
  const isJson = /^application\/json\b/.test(headers['content-type'] ?? '') && bytes.length > 0
  return isJson ? JSON.parse(bytes.toString()) : undefined
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const fault = (message: string, status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
})

const inSeconds = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds)
/** As docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api describes them. */
const TROUBLES = {
  primary: () =>
    fault('API rate limit exceeded for installation ID 1.', 403, {
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': inSeconds(0),
    }),
  secondary: () => fault('You have exceeded a secondary rate limit.', 403, { 'retry-after': '1' }),
  'too-many': () => fault('You have exceeded a secondary rate limit.', 429, { 'retry-after': '1' }),
  gateway: () => fault('Server Error', 502),
  locked: () => fault('Unable to create comment because issue is locked.', 403),
} satisfies Record<string, () => Answer>

function takeTrouble({ troubles }: FakeState, { method, place }: Call): Trouble | null {
  const index = troubles.findIndex(({ call }) => call === `${method} ${place}`)
  return index < 0 ? null : (troubles.splice(index, 1)[0]?.kind ?? null)
}

/** Fills in what GitHub always tells and nobody here reads, and holds the answer to the description. */
function finish(state: FakeState, { call }: Asked, answer: Answer): Answer {
  const schema = schemaOf(call, answer.status)
  if (schema === null) return answer
  const body = answer.status < 400 ? sampleOf(schema, answer.body) : answer.body
  const place = `${call.method} ${call.place} answers ${answer.status} wrongly`
  state.breaches.push(...faultsOf(schema, body).map((each) => `${place}: ${each}`))
  return { ...answer, body }
}

function answerTo(state: FakeState, asked: Asked): Answer {
  const { owner, repo } = asked.call.parameters
  const isElsewhere = owner !== REPOSITORY.owner || repo !== REPOSITORY.name
  if (asked.call.place.startsWith(HERE) && isElsewhere) return fault('Not Found', 404)
  const answer = ANSWERS[`${asked.call.method} ${asked.call.place}`]
  if (answer === undefined) throw new Error(`${asked.call.method} ${asked.call.place} is not served`)
  return answer(state, asked)
}

const HERE = '/repos/{owner}/{repo}'
const COMMENTS = `${HERE}/issues/{issue_number}/comments`

const ANSWERS: Readonly<Record<string, (state: FakeState, asked: Asked) => Answer>> = {
  [`get ${HERE}`]: () => ({
    status: 200,
    body: { id: REPOSITORY.id, name: REPOSITORY.name, default_branch: 'main' },
  }),
  'get /search/repositories': (state, { query }) => {
    const asked = query.get('q') ?? ''
    state.queries.push(asked)
    const words = asked.toLowerCase().split(/\s+/)
    if (words.length < 2) return fault('Validation Failed', 422)
    const wanted = words.filter((word) => word !== '' && !/^(?:is|topic|stars|archived|fork):/.test(word))
    const least = Number(/stars:>=(\d+)/.exec(asked)?.[1] ?? 0)
    const found = state.found.filter(
      ({ name, description, stars, topics = [], isArchived = false, isPrivate = false }) =>
        !(isPrivate && words.includes('is:public')) &&
        !(isArchived && words.includes('archived:false')) &&
        stars >= least &&
        words.every((word) => !word.startsWith('topic:') || topics.includes(word.slice('topic:'.length))) &&
        wanted.every((word) => `${name} ${description}`.toLowerCase().includes(word)),
    )
    const items = found
      .toSorted((a, b) => b.stars - a.stars)
      .map(({ name, description, stars, topics = [], isArchived = false, isPrivate = false }) => ({
        full_name: name,
        name: name.split('/')[1],
        private: isPrivate,
        description,
        html_url: `https://github.com/${name}`,
        archived: isArchived,
        fork: false,
        license: null,
        stargazers_count: stars,
        topics,
      }))
      .slice(0, Number(query.get('per_page') ?? 30))
    return { status: 200, body: { total_count: found.length, incomplete_results: false, items } }
  },
  [`get ${HERE}/pulls`]: (state, { query }) => {
    const [owner, ...ref] = (query.get('head') ?? '').split(':')
    const wanted = query.get('state') ?? 'open'
    const found = state.pulls.filter(
      (pull) =>
        (wanted === 'all' || pull.state === wanted) &&
        (!query.has('head') || (pull.head.owner === owner && pull.head.ref === ref.join(':'))),
    )
    return { status: 200, body: found.map(describePull) }
  },
  [`post ${HERE}/pulls`]: (state, { body }) => {
    const { title, head, base, body: words } = newPull.parse(body)
    const sha = state.refs.get(`heads/${head}`)
    if (sha === undefined) return fault('Validation Failed', 422)
    const isOpen = state.pulls.some((pull) => pull.state === 'open' && pull.head.ref === head)
    if (isOpen) return fault(`A pull request already exists for ${REPOSITORY.owner}:${head}.`, 422)
    const number = 1 + Math.max(0, ...state.pulls.map((pull) => pull.number))
    const { owner, id } = REPOSITORY
    const pull = state.addPull({
      number,
      title,
      base,
      body: words,
      head: { sha, ref: head, owner, repository: id },
    })
    return { status: 201, body: describePull(pull) }
  },
  [`get ${COMMENTS}`]: (state, { call, query, url }) => {
    const own = state.comments.filter(({ pull }) => pull === Number(call.parameters.issue_number))
    return page(own.map(describeComment), call, query, url)
  },
  [`post ${COMMENTS}`]: (state, { call, body }) => {
    const number = Number(call.parameters.issue_number)
    if (!state.pulls.some((pull) => pull.number === number)) return fault('Not Found', 404)
    return { status: 201, body: describeComment(state.addComment(number, BOT, words.parse(body).body)) }
  },
  [`patch ${HERE}/issues/comments/{comment_id}`]: (state, { call, body }) => {
    const comment = state.comments.find(({ id }) => id === Number(call.parameters.comment_id))
    if (comment === undefined) return fault('Validation Failed', 422)
    comment.body = words.parse(body).body
    return { status: 200, body: describeComment(comment) }
  },
  [`get ${HERE}/actions/runs/{run_id}/artifacts`]: (state, { call, query }) => {
    const named = query.get('name')
    const artifacts = state.artifacts.flatMap(({ run, name, zip, expired = false, head = REPOSITORY.id }, id) => {
      if (run !== Number(call.parameters.run_id) || (named !== null && named !== name)) return []
      const from = { id: run, repository_id: REPOSITORY.id, head_repository_id: head }
      return [{ id, name, size_in_bytes: zip.length, expired, digest: `sha256:${hash(zip)}`, workflow_run: from }]
    })
    return { status: 200, body: { total_count: artifacts.length, artifacts } }
  },
  [`get ${HERE}/actions/artifacts/{artifact_id}/{archive_format}`]: (state, { call, url }) => {
    const id = call.parameters.artifact_id
    if (state.artifacts[Number(id)]?.expired) return fault('Artifact has expired', 410)
    return { status: 302, headers: { location: `${url}/blobs/${id}.zip` } }
  },
  [`get ${HERE}/git/matching-refs/{ref}`]: (state, { call }) => {
    const found = [...state.refs.keys()].filter((ref) => ref.startsWith(call.parameters.ref ?? '')).sort()
    return { status: 200, body: found.map((ref) => describeRef(state, ref).body) }
  },
  [`get ${HERE}/git/ref/{ref}`]: (state, { call }) => describeRef(state, call.parameters.ref ?? ''),
  [`get ${HERE}/git/commits/{commit_sha}`]: (state, { call }) => {
    const sha = call.parameters.commit_sha ?? ''
    const commit = state.commits.get(sha)
    return commit === undefined ? fault('Not Found', 404) : { status: 200, body: { sha, ...describeCommit(commit) } }
  },
  [`post ${HERE}/git/blobs`]: (state, { body, url }) => {
    const { content, encoding } = newBlob.parse(body)
    const bytes = Buffer.from(content, encoding)
    const sha = shaOf(content)
    state.blobs.set(sha, bytes)
    return { status: 201, body: { sha, url: `${url}/blobs/${sha}` } }
  },
  [`post ${HERE}/git/trees`]: (state, { body }) => {
    const { base_tree: base, tree } = newTree.parse(body)
    const files = new Map(state.trees.get(base))
    for (const { path, ...held } of tree) {
      const content = 'sha' in held ? state.blobs.get(held.sha) : held.content
      if (content === undefined) return fault('Validation Failed', 422)
      files.set(path, content)
    }
    const sha = shaOf([...files])
    state.trees.set(sha, files)
    return { status: 201, body: { sha, tree: [] } }
  },
  [`post ${HERE}/git/commits`]: (state, { body }) => {
    const { message, tree, parents } = newCommit.parse(body)
    const sha = shaOf([message, tree, ...parents])
    const at = new Date().toISOString()
    const commit = { message, tree, parents, authored: at, committed: at }
    state.commits.set(sha, commit)
    return { status: 201, body: { sha, ...describeCommit(commit) } }
  },
  [`post ${HERE}/git/refs`]: (state, { body }) => {
    const { ref, sha } = newRef.parse(body)
    const name = ref.replace(/^refs\//, '')
    if (state.refs.has(name)) return fault('Reference already exists', 422)
    state.refs.set(name, sha)
    return { ...describeRef(state, name), status: 201 }
  },
  [`patch ${HERE}/git/refs/{ref}`]: (state, { call, body }) => {
    const name = call.parameters.ref ?? ''
    if (!state.refs.has(name)) return fault('Reference does not exist', 422)
    state.refs.set(name, newSha.parse(body).sha)
    return describeRef(state, name)
  },
  ...RELEASES,
}

const words = z.object({ body: z.string().max(65_536) })
const newPull = z.object({ title: z.string(), head: z.string(), base: z.string(), body: z.string() })
const newBlob = z.object({ content: z.base64(), encoding: z.literal('base64') })
const newTree = z.object({
  base_tree: z.string(),
  tree: z.array(
    z.union([
      z.object({ path: z.string(), content: z.string() }),
      z.object({ path: z.string(), sha: z.string().length(40) }),
    ]),
  ),
})
const newCommit = z.object({ message: z.string(), tree: z.string(), parents: z.array(z.string()) })
const newRef = z.object({ ref: z.string(), sha: z.string() })
const newSha = z.object({ sha: z.string() })

const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const shaOf = (content: unknown) => createHash('sha1').update(JSON.stringify(content)).digest('hex')

/** A page of a list, with the link to the next as GitHub's header gives it. */
function page(all: readonly unknown[], call: Call, query: URLSearchParams, url: string): Answer {
  const size = Math.min(Number(query.get('per_page') ?? 30), 100)
  const number = Number(query.get('page') ?? 1)
  const body = all.slice((number - 1) * size, number * size)
  if (number * size >= all.length) return { status: 200, body }
  const path = call.place.replace(/\{(\w+)\}/g, (_, name: string) => call.parameters[name] ?? '')
  const next = `${url}${path}?per_page=${size}&page=${number + 1}`
  return { status: 200, body, headers: { link: `<${next}>; rel="next"` } }
}

function describePull({ number, state, title, body, base, head }: FakePull) {
  const place = { id: head.repository, name: REPOSITORY.name, owner: { login: head.owner } }
  const own = { id: REPOSITORY.id, name: REPOSITORY.name, owner: { login: REPOSITORY.owner } }
  return {
    number,
    state,
    title,
    body,
    html_url: `https://github.test/bench/greenml/pull/${number}`,
    head: { sha: head.sha, ref: head.ref, label: `${head.owner}:${head.ref}`, repo: place },
    base: { sha: shaOf(base), ref: base, label: `${REPOSITORY.owner}:${base}`, repo: own },
  }
}

const describeComment = ({ id, body, login }: FakeComment) => ({
  id,
  body,
  html_url: `https://github.test/bench/greenml/pull/1#issuecomment-${id}`,
  user: { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' },
})

function describeCommit({ message, tree, authored, committed }: FakeCommit) {
  const who = { name: 'bot', email: 'bot@github.test' }
  return { message, tree: { sha: tree }, author: { ...who, date: authored }, committer: { ...who, date: committed } }
}

function describeRef({ refs }: FakeState, name: string): Answer {
  const sha = refs.get(name)
  return sha === undefined
    ? fault('Not Found', 404)
    : { status: 200, body: { ref: `refs/${name}`, object: { type: 'commit', sha } } }
}

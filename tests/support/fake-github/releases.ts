import { z } from 'zod'
import type { Answer, Asked, FakeRelease, FakeState } from './state.ts'

const PLACE = '/repos/{owner}/{repo}/releases'
/** GitHub takes files at another host than its API's. */
const UPLOADS = 'http://uploads.github.localhost/repos/bench/greenml/releases'
const MISSING: Answer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
}

const newRelease = z.object({ tag_name: z.string(), name: z.string(), body: z.string(), draft: z.boolean() })
const changedRelease = z.object({ draft: z.boolean() })

/** What GitHub answers about releases, by method and place. */
export const RELEASES: Readonly<Record<string, (state: FakeState, asked: Asked) => Answer>> = {
  [`post ${PLACE}`]: (state, { body }) => {
    const { tag_name: tag, name, body: words, draft } = newRelease.parse(body)
    const release = {
      id: Math.max(0, ...state.releases.map(({ id }) => id)) + 1,
      tag,
      name,
      body: words,
      draft,
      assets: new Map(),
    }
    state.releases.push(release)
    return { status: 201, body: describeRelease(release) }
  },
  // A draft has no tag yet, as far as this call is concerned.
  [`get ${PLACE}/tags/{tag}`]: (state, { call }) =>
    answerWith(state.releases.find(({ tag, draft }) => !draft && tag === call.parameters.tag)),
  [`get ${PLACE}/{release_id}`]: (state, asked) => answerWith(findRelease(state, asked)),
  [`patch ${PLACE}/{release_id}`]: (state, asked) => {
    const release = findRelease(state, asked)
    if (release !== undefined) release.draft = changedRelease.parse(asked.body).draft
    return answerWith(release)
  },
  [`delete ${PLACE}/{release_id}`]: (state, asked) => {
    const release = findRelease(state, asked)
    if (release === undefined) return MISSING
    state.releases.splice(state.releases.indexOf(release), 1)
    return { status: 204 }
  },
  [`post ${PLACE}/{release_id}/assets`]: (state, asked) => {
    const release = findRelease(state, asked)
    if (release === undefined || !release.draft) return { ...MISSING, status: 422 } // a published one stays as it is
    const name = asked.query.get('name') ?? ''
    release.assets.set(name, asked.bytes)
    return { status: 201, body: { name, state: 'uploaded', size: asked.bytes.length, label: '' } }
  },
}

const findRelease = ({ releases }: FakeState, { call }: Asked) =>
  releases.find(({ id }) => id === Number(call.parameters.release_id))

const answerWith = (release: FakeRelease | undefined): Answer =>
  release === undefined ? MISSING : { status: 200, body: describeRelease(release) }

const describeRelease = ({ id, tag, name, body, draft }: FakeRelease) => ({
  id,
  tag_name: tag,
  name,
  body,
  draft,
  html_url: `https://github.test/bench/greenml/releases/tag/${tag}`,
  url: `http://api.github.localhost/repos/bench/greenml/releases/${id}`,
  upload_url: `${UPLOADS}/${id}/assets{?name,label}`,
})

const graphQuery = z.object({ query: z.string(), variables: z.object({ tagName: z.string() }) })

/** What GitHub's command line asks by GraphQL on its way to a release: whether there is a tag, and which draft is of it. */
export function answerGraph(state: FakeState, body: unknown): Answer {
  const { query, variables } = graphQuery.parse(body)
  if (query.includes('ref(')) {
    const sha = state.refs.get(variables.tagName.replace(/^refs\//, ''))
    return { status: 200, body: { data: { repository: { ref: sha === undefined ? null : { id: sha } } } } }
  }
  if (!query.includes('release(')) throw new Error(`GraphQL's ${query} is not served`)
  const found = state.releases.find(({ tag }) => tag === variables.tagName)
  const release = found === undefined ? null : { databaseId: found.id, isDraft: found.draft }
  return { status: 200, body: { data: { repository: { release } } } }
}

import { type Client, explainRefusal, placeOf, statusOf } from './client.ts'
import type { EventRepository } from './event.ts'

export interface ProposedChange {
  readonly repository: EventRepository
  /** Branch of this repository; one that is there is this action's own, and set anew. */
  readonly branch: string
  readonly title: string
  /** GitHub Markdown. */
  readonly text: string
  /** Content of files by path; what is no text comes as bytes. */
  readonly files: ReadonlyMap<string, string | Buffer>
}

const PLAIN_FILE = { mode: '100644', type: 'blob' } as const

/** Adds files on a branch of their own in one commit and opens a pull request, by GitHub's API: no credential lies in a checkout. */
export async function openPullRequest(
  client: Client,
  change: ProposedChange,
): Promise<{ readonly number: number; readonly url: string; readonly isNew: boolean }> {
  try {
    const base = await readBase(client, change.repository)
    await setBranch(client, change, await commitFiles(client, base, change))
    return await open(client, base.branch, change)
  } catch (error) {
    throw explainRefusal(error, 'contents: write and pull-requests: write')
  }
}

interface Base {
  readonly branch: string
  readonly commit: string
  readonly tree: string
}

async function readBase(client: Client, repository: EventRepository): Promise<Base> {
  const place = placeOf(repository)
  const { default_branch: branch } = (await client.rest.repos.get(place)).data
  const { object } = (await client.rest.git.getRef({ ...place, ref: `heads/${branch}` })).data
  const { tree } = (await client.rest.git.getCommit({ ...place, commit_sha: object.sha })).data
  return { branch, commit: object.sha, tree: tree.sha }
}

async function commitFiles(client: Client, base: Base, { repository, title, files }: ProposedChange): Promise<string> {
  const place = placeOf(repository)
  const tree = []
  for (const [path, content] of files) {
    const held = typeof content === 'string' ? { content } : { sha: await storeBytes(client, repository, content) }
    tree.push({ path, ...PLAIN_FILE, ...held })
  }
  const made = await client.rest.git.createTree({ ...place, base_tree: base.tree, tree })
  const commit = { message: title, tree: made.data.sha, parents: [base.commit] }
  return (await client.rest.git.createCommit({ ...place, ...commit })).data.sha
}

/** A tree holds text alone; bytes are stored before it. */
async function storeBytes(client: Client, repository: EventRepository, bytes: Buffer): Promise<string> {
  const content = bytes.toString('base64')
  return (await client.rest.git.createBlob({ ...placeOf(repository), content, encoding: 'base64' })).data.sha
}

async function setBranch(client: Client, { repository, branch }: ProposedChange, sha: string): Promise<void> {
  const place = placeOf(repository)
  const isThere = await client.rest.git.getRef({ ...place, ref: `heads/${branch}` }).then(
    () => true,
    (error: unknown) => {
      if (statusOf(error) === 404) return false
      throw error
    },
  )
  if (isThere) await client.rest.git.updateRef({ ...place, ref: `heads/${branch}`, sha, force: true })
  else await client.rest.git.createRef({ ...place, ref: `refs/heads/${branch}`, sha })
}

/** One that is open already shows what its branch was set to. */
async function open(client: Client, base: string, { repository, branch, title, text }: ProposedChange) {
  const place = placeOf(repository)
  const head = `${repository.owner.login}:${branch}`
  const [there] = (await client.rest.pulls.list({ ...place, state: 'open', head })).data
  if (there !== undefined) return { number: there.number, url: there.html_url, isNew: false }
  const { data } = await client.rest.pulls.create({ ...place, title, body: text, head: branch, base })
  return { number: data.number, url: data.html_url, isNew: true }
}

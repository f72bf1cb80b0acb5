import { UserError } from '../base/errors.ts'
import { type Client, explainRefusal, placeOf, statusOf, tryAgain } from './client.ts'
import type { EventRepository } from './event.ts'

export interface ProposedChange {
  readonly repository: EventRepository
  /** Branch of this repository. */
  readonly branch: string
  readonly title: string
  /** What it is made for, if that is not its branch alone: a trailer of its commit. */
  readonly madeFor?: string | undefined
  /** GitHub Markdown. */
  readonly text: string
  /** Content of files by path; what is no text comes as bytes. */
  readonly files: ReadonlyMap<string, string | Buffer>
}

const PLAIN_FILE = { mode: '100644', type: 'blob' } as const

/**
 * Adds files on a branch of their own in one commit and opens a pull request, by GitHub's API: no credential lies in a checkout.
 * One that is open is renewed. UserError where it was made for something else, or its branch holds what somebody added to it.
 */
export async function openPullRequest(
  client: Client,
  change: ProposedChange,
): Promise<{ readonly number: number; readonly url: string; readonly isNew: boolean }> {
  let isNew: boolean | undefined
  try {
    return await tryAgain(async () => {
      const there = await findOpen(client, change)
      isNew ??= there === undefined // by the first look: what a later one finds a try before it may have opened
      return { ...(await openOrRenew(client, change, there)), isNew }
    })
  } catch (error) {
    throw explainRefusal(error, 'contents: write and pull-requests: write')
  }
}

async function openOrRenew(client: Client, change: ProposedChange, there: Pull | undefined): Promise<Pull> {
  const head = await readHead(client, change)
  if (head !== null) refuseOthersWork(change, head, there)
  const base = await readBase(client, change.repository)
  await setBranch(client, change, await commitFiles(client, base, change), head !== null)
  return there ?? (await open(client, base.branch, change))
}

const ONCE = { request: { retries: 0 } }

interface Pull {
  readonly number: number
  readonly url: string
}

const messageOf = ({ title, madeFor }: ProposedChange): string =>
  madeFor === undefined ? title : `${title}\n\nMade-for: ${madeFor}`

async function findOpen(client: Client, { repository, branch }: ProposedChange): Promise<Pull | undefined> {
  const head = `${repository.owner.login}:${branch}`
  const { data } = await client.rest.pulls.list({ ...placeOf(repository), state: 'open', head })
  return data.map(({ number, html_url: url }) => ({ number, url }))[0]
}

interface Head {
  readonly message: string
  readonly isAmended: boolean
}

/** The last commit of the branch; null: there is no such branch. */
async function readHead(client: Client, { repository, branch }: ProposedChange): Promise<Head | null> {
  const place = placeOf(repository)
  const found = await client.rest.git.getRef({ ...place, ref: `heads/${branch}` }).catch((error: unknown) => {
    if (statusOf(error) === 404) return null
    throw error
  })
  if (found === null) return null
  const { data } = await client.rest.git.getCommit({ ...place, commit_sha: found.data.object.sha })
  return { message: data.message.trim(), isAmended: data.author.date !== data.committer.date }
}

/** Every commit that this action makes tells by its message what it is for: a branch that ends in another holds what would be lost. */
function refuseOthersWork(change: ProposedChange, { message, isAmended }: Head, open: Pull | undefined): void {
  const isOwn = open === undefined ? message.split('\n')[0] === change.title : message === messageOf(change)
  if (isOwn && !isAmended) return
  throw new UserError(
    open === undefined
      ? `Branch ${change.branch} is there without an open pull request, and its last commit was not made for this. Delete or rename it, then start this again.`
      : `Pull request ${open.number} (${open.url}) is open for ${change.branch}, and its last commit was not made for this. Merge or close it, then start this again.`,
  )
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

async function commitFiles(client: Client, base: Base, change: ProposedChange): Promise<string> {
  const { repository, files } = change
  const place = placeOf(repository)
  const tree = []
  for (const [path, content] of files) {
    const held = typeof content === 'string' ? { content } : { sha: await storeBytes(client, repository, content) }
    tree.push({ path, ...PLAIN_FILE, ...held })
  }
  const made = await client.rest.git.createTree({ ...place, base_tree: base.tree, tree })
  const commit = { message: messageOf(change), tree: made.data.sha, parents: [base.commit] }
  return (await client.rest.git.createCommit({ ...place, ...commit })).data.sha
}

/** A tree holds text alone; bytes are stored before it. */
async function storeBytes(client: Client, repository: EventRepository, bytes: Buffer): Promise<string> {
  const content = bytes.toString('base64')
  return (await client.rest.git.createBlob({ ...placeOf(repository), content, encoding: 'base64' })).data.sha
}

async function setBranch(client: Client, { repository, branch }: ProposedChange, sha: string, isThere: boolean) {
  const place = placeOf(repository)
  if (isThere) await client.rest.git.updateRef({ ...place, ref: `heads/${branch}`, sha, force: true })
  else await client.rest.git.createRef({ ...place, ref: `refs/heads/${branch}`, sha, ...ONCE })
}

async function open(client: Client, base: string, { repository, branch, title, text }: ProposedChange): Promise<Pull> {
  const asked = { ...placeOf(repository), title, body: text, head: branch, base, ...ONCE }
  const { data } = await client.rest.pulls.create(asked)
  return { number: data.number, url: data.html_url }
}

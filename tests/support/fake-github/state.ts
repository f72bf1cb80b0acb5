import type { Call } from './contract.ts'

export interface FakePull {
  readonly number: number
  state: 'open' | 'closed'
  readonly title: string
  readonly body: string
  readonly base: string
  /** `repository`: id of the one that holds the branch; another than the base's in a fork. */
  readonly head: { sha: string; readonly ref: string; readonly owner: string; readonly repository: number }
}

export interface FakeFound {
  readonly name: string
  readonly description: string
  readonly stars: number
  readonly topics?: readonly string[]
  readonly isArchived?: boolean
  readonly isPrivate?: boolean
}

export interface FakeComment {
  readonly id: number
  readonly pull: number
  readonly login: string
  body: string
}

export interface FakeCommit {
  readonly message: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly authored: string
  readonly committed: string
}

interface FakeArtifact {
  readonly run: number
  readonly name: string
  readonly zip: Buffer
  /** Of the repository whose commits the run was of; default: this one. */
  readonly head?: number
  /** The artifact's days are over: it is listed, and not given. */
  readonly expired?: boolean
}

export interface FakeRelease {
  readonly id: number
  readonly tag: string
  readonly name: string
  readonly body: string
  draft: boolean
  /** Files by name. */
  readonly assets: Map<string, Buffer>
}

/** How a request goes wrong. `late-gateway`: it is done, and the answer gets lost. */
export type Trouble = 'primary' | 'secondary' | 'too-many' | 'gateway' | 'late-gateway' | 'locked'

/** What the server holds; a test reads and changes it as it likes. */
export class FakeState {
  readonly pulls: FakePull[] = []
  readonly comments: FakeComment[] = []
  readonly artifacts: FakeArtifact[] = []
  readonly refs = new Map<string, string>()
  readonly releases: FakeRelease[] = []
  readonly commits = new Map<string, FakeCommit>()
  /** Repositories of all of GitHub that a search may find. */
  readonly found: FakeFound[] = []
  /** Queries of searches. */
  readonly queries: string[] = []
  /** Content of what is no text. */
  readonly blobs = new Map<string, Buffer>()
  /** Files by path, of each tree. */
  readonly trees = new Map<string, ReadonlyMap<string, string | Buffer>>()
  /** One answer each, in this order, to the next requests that they fit. */
  readonly troubles: { readonly call: string; readonly kind: Trouble }[] = []
  /** Method and path of all that was asked. */
  readonly asked: string[] = []
  /** What broke GitHub's own description: of requests a fault of the caller, of answers one of this server. */
  readonly breaches: string[] = []
  mayWrite = true
  #lastId = 1000

  /** A branch `main` with one commit of one file. */
  addMain(): void {
    this.refs.set('heads/main', 'a'.repeat(40))
    this.commits.set('a'.repeat(40), {
      message: 'Begin',
      tree: 'b'.repeat(40),
      parents: [],
      authored: '2026-01-01T00:00:00Z',
      committed: '2026-01-01T00:00:00Z',
    })
    this.trees.set('b'.repeat(40), new Map([['README.md', 'there']]))
  }

  addPull(pull: Partial<FakePull> & Pick<FakePull, 'number' | 'head'>): FakePull {
    const whole: FakePull = { state: 'open', title: 'A project', body: '', base: 'main', ...pull }
    this.pulls.push(whole)
    return whole
  }

  addComment(pull: number, login: string, body: string): FakeComment {
    const comment = { id: ++this.#lastId, pull, login, body }
    this.comments.push(comment)
    return comment
  }
}

export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Asked {
  readonly call: Call
  /** Undefined where what was sent is no JSON. */
  readonly body: unknown
  readonly bytes: Buffer
  readonly query: URLSearchParams
  readonly url: string
}

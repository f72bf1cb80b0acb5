import { fenceUntrusted } from '../../generation/prompts/untrusted.ts'
import type { FoundRepository, TranscriptEvent } from '../../schema/mlbench/agent-transcript.ts'
import type { DraftRunner } from './agent-drafts.ts'
import type { Phase, ToolUse } from './agent-tools.ts'
import { viewRepository } from './look-at-repository.ts'

/** A repository that an agent sees. */
export interface SeenRepository {
  /** As owner/name, where it was found; null: it was given. */
  readonly name: string | null
  readonly folder: string
  readonly commit: string | null
  /** Whether it is the task's own. */
  readonly isOwn: boolean
  /** Null: no draft can be run in it. */
  readonly drafts: DraftRunner | null
}

/** A place where repositories are found. */
export interface RepositoryPlace {
  /** The best that it has for some words, the best first. */
  search(keywords: string): Promise<readonly FoundRepository[]>
  /** One of them; null: it can't be had. */
  open(name: string): Promise<SeenRepository | null>
}

const FINDING_TOOLS = ['search_repositories', 'rank_repositories', 'take_repository', 'leave_repository'] as const

export type FindingUse = Extract<ToolUse, { name: (typeof FINDING_TOOLS)[number] }>

export const isFinding = (used: ToolUse): used is FindingUse => FINDING_TOOLS.some((name) => name === used.name)

type Write = (event: Extract<TranscriptEvent, { kind: 'search' | 'repository' }>) => Promise<void>

/** The way to a repository: keywords, a search, a ranking, a look at each in its turn, until one fits. */
export class RepositoryFinder {
  readonly #place: RepositoryPlace
  readonly #write: Write
  readonly #known = new Map<string, FoundRepository>()
  #ranked: string[] = []
  phase: Phase = 'find'
  seen: SeenRepository | null = null

  constructor(place: RepositoryPlace, write: Write) {
    this.#place = place
    this.#write = write
  }

  /** What the model is told; `describePlace` says where the answer starts in the repository that it takes. */
  async use(used: FindingUse, step: number, describePlace: (seen: SeenRepository) => string): Promise<string> {
    if (used.name === 'search_repositories') return this.#search(used.keywords, step)
    if (used.name === 'rank_repositories') return this.#rank(used.names, step)
    if (this.seen === null) return 'No repository is open.'
    if (used.name === 'leave_repository') {
      await this.#tell(step, this.seen, 'left')
      return this.#openNext(step)
    }
    this.phase = 'work'
    await this.#tell(step, this.seen, 'taken')
    return describePlace(this.seen)
  }

  async #search(keywords: string, step: number): Promise<string> {
    const found = await this.#place.search(keywords)
    await this.#write({ kind: 'search', step, keywords, found: [...found] })
    for (const each of found) this.#known.set(each.name, each)
    if (found.length === 0) return 'Nothing was found: try fewer or other words.'
    return `${fenceUntrusted('repositories', found.map(describeFound).join('\n'))}\nRank those that may serve.`
  }

  async #rank(names: readonly string[], step: number): Promise<string> {
    const strange = names.find((name) => !this.#known.has(name))
    if (strange !== undefined) return `No search found ${strange.slice(0, 100)}.`
    this.#ranked = [...new Set(names)]
    return this.#openNext(step)
  }

  async #openNext(step: number): Promise<string> {
    this.seen = null
    this.phase = 'find'
    for (let name = this.#ranked.shift(); name !== undefined; name = this.#ranked.shift()) {
      const seen = await this.#place.open(name)
      await this.#write({
        kind: 'repository',
        step,
        name,
        commit: seen?.commit ?? null,
        decision: seen === null ? 'unavailable' : 'opened',
      })
      if (seen === null) continue
      this.seen = seen
      this.phase = 'look'
      return `${name} is open. ${await introduce(seen)}\nTake it if it fits, look further into it, or leave it for the next.`
    }
    return 'No ranked repository is left: search with other words.'
  }

  #tell(step: number, { name, commit }: SeenRepository, decision: 'left' | 'taken'): Promise<void> {
    return this.#write({ kind: 'repository', step, name: name ?? '', commit, decision })
  }
}

const describeFound = ({ name, stars, description, topics }: FoundRepository): string =>
  [`${name} (${stars} stars)`, description ?? '', topics.join(', ')].filter((part) => part !== '').join(': ')

const README = /^readme(?:\.(?:md|rst|txt))?$/im

/** The structure of a repository, the names of its READMEs, and the main one. */
async function introduce({ folder }: SeenRepository): Promise<string> {
  const view = viewRepository(folder)
  const { listing, readme } = await readTop(folder)
  const readmes = await view.findNames(/(?:^|\/)readme[^/]*$/i)
  return [
    fenceUntrusted('listing', listing),
    readmes.length === 0 ? 'It has no README.' : `Its READMEs:\n${fenceUntrusted('readmes', readmes.join('\n'))}`,
    readme === null ? '' : fenceUntrusted('readme', readme),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

/** A repository's top folder and its main README; null: it has none there. */
export async function readTop(folder: string): Promise<{ readonly listing: string; readonly readme: string | null }> {
  const view = viewRepository(folder)
  const listing = await view.list('.')
  const readme = README.exec(listing)?.[0]
  return { listing, readme: readme === undefined ? null : await view.read(readme, 1) }
}

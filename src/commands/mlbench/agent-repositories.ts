import { join } from 'node:path'
import { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { comparableAddress } from '../../base/text.ts'
import { fetchSource } from '../../dataset/fetch-source.ts'
import { requireMirrored } from '../../dataset/mirror.ts'
import { explainRefusal, openClient, statusOf } from '../../github/client.ts'
import { openDrafts } from '../../mlbench/agent/agent-drafts.ts'
import type { RepositoryPlace, SeenRepository } from '../../mlbench/agent/find-repository.ts'
import type { Task } from '../../mlbench/data/rows.ts'
import type { PreparedRepository } from '../../mlbench/execution/prepared-repository.ts'
import type { FoundRepository } from '../../schema/agent-transcript.ts'

/** Repositories that one search tells of, as in the paper. */
const BEST = 5
/** GitHub refuses a query that is longer. */
const LONGEST_QUERY = 256

export interface RepositoryMeans {
  readonly options: { readonly repositories: string; readonly mirror?: string | undefined }
  /** Those of the tasks, by `githubId`. */
  readonly repositories: ReadonlyMap<number, PreparedRepository>
  nameOf(task: Task): string
  /** Null: the tasks' own repositories are shown. */
  readonly github: RepositorySearch | null
  readonly context: CommandContext
}

/** The best repositories for some words. */
export type RepositorySearch = (keywords: string) => Promise<FoundRepository[]>

/** Public repositories on GitHub, searched with the user's own token. UserError where there is none. */
export function openRepositorySearch({ env, logger }: CommandContext): RepositorySearch {
  const token = env.GITHUB_TOKEN || env.GH_TOKEN
  if (!token)
    throw new UserError(
      '--open searches GitHub: put a token that may read public repositories into GITHUB_TOKEN (Settings, Developer settings, fine-grained tokens; it needs no permission).',
    )
  const client = openClient({ token, logger, env })
  return async (keywords) => {
    // The user's token may see private repositories, and what an agent sees goes to a provider.
    const q = `${keywords.replaceAll(/\bis:\S*/gi, ' ').slice(0, LONGEST_QUERY)} is:public`
    try {
      const { data } = await client.rest.search.repos({ q, per_page: BEST })
      return data.items.flatMap((item) => readFound(item))
    } catch (error) {
      if (statusOf(error) === 422) return [] // a query that GitHub does not understand finds nothing
      throw explainRefusal(error, 'to read public repositories')
    }
  }
}

const item = z.object({
  full_name: z.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/),
  private: z.literal(false),
  description: z.string().nullable(),
  stargazers_count: z.int().min(0),
  topics: z.array(z.string()).default([]),
})

function readFound(given: unknown): FoundRepository[] {
  const { data } = item.safeParse(given)
  if (data === undefined) return []
  return [{ name: data.full_name, description: data.description, stars: data.stargazers_count, topics: data.topics }]
}

/** What an agent of a task is shown: its repository, or a place to find one. What it opens there lies here until it is disposed of. */
export function showRepository(
  task: Task,
  means: RepositoryMeans,
): { readonly shown: SeenRepository | RepositoryPlace } & AsyncDisposable {
  const stack = new AsyncDisposableStack()
  const shown = means.github === null ? showOwn(task, means, null) : findOthers(task, means, means.github, stack)
  return { shown, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

function showOwn(task: Task, { options, repositories, nameOf }: RepositoryMeans, name: string | null): SeenRepository {
  const prepared = repositories.get(task.githubId)
  const settings = prepared?.settings ?? null
  return {
    ...{ name, folder: join(options.repositories, nameOf(task)), isOwn: true },
    commit: prepared?.repository?.commit ?? null,
    drafts: settings && openDrafts(task, settings),
  }
}

function findOthers(
  task: Task,
  means: RepositoryMeans,
  search: RepositorySearch,
  stack: AsyncDisposableStack,
): RepositoryPlace {
  const { options, context } = means
  const { env, logger, signal } = context
  const opened = new Map<string, SeenRepository>()
  return {
    search,
    async open(name) {
      if (ownerAndName(task.github) === name.toLowerCase()) return showOwn(task, means, name)
      const known = opened.get(name)
      if (known !== undefined) return known
      const source = `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${name}`
      try {
        const at = await requireMirrored(source, options.mirror ?? env.GREENML_MIRROR)
        const { folder, commit } = stack.use(await fetchSource({ source, at, signal }))
        const seen = { name, folder, commit, isOwn: false, drafts: null }
        opened.set(name, seen)
        return seen
      } catch (error) {
        if (!(error instanceof UserError) || signal?.aborted) throw error
        logger.warn(`${name}: ${error.message}`)
        return null
      }
    },
  }
}

const ownerAndName = (address: string): string => comparableAddress(address).split('/').slice(-2).join('/')

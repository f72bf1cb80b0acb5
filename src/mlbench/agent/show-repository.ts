import { join } from 'node:path'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { comparableAddress } from '../../base/text/text.ts'
import { fetchSource } from '../../dataset/sources/fetch-source.ts'
import { requireMirrored } from '../../dataset/sources/mirror.ts'
import type { Task } from '../data/rows.ts'
import type { PreparedRepository } from '../execution/prepared-repository.ts'
import { openDrafts } from './agent-drafts.ts'
import type { RepositoryPlace, SeenRepository } from './find-repository.ts'

export interface RepositoryMeans {
  readonly options: { readonly repositories: string; readonly mirror?: string | undefined }
  /** The repositories of the tasks, by `githubId`. */
  readonly repositories: ReadonlyMap<number, PreparedRepository>
  nameOf(task: Task): string
  /** Null: the tasks' own repositories are shown. */
  readonly github: RepositoryPlace['search'] | null
  readonly context: CommandContext
}

/** What an agent of a task is shown: its repository, or a place to find one. What it opens there lies here until it is disposed of. */
export function showRepository(
  task: Task,
  means: RepositoryMeans,
): { readonly shown: SeenRepository | RepositoryPlace } & AsyncDisposable {
  const fetched: AsyncDisposable[] = []
  const shown = means.github === null ? showOwn(task, means, null) : findOthers(task, means, means.github, fetched)
  const end = async () => {
    for (const each of fetched.toReversed()) await each[Symbol.asyncDispose]()
  }
  return { shown, [Symbol.asyncDispose]: end }
}

function showOwn(task: Task, { options, repositories, nameOf }: RepositoryMeans, name: string | null): SeenRepository {
  const prepared = repositories.get(task.githubId)
  const settings = prepared?.settings ?? null
  return {
    name,
    folder: join(options.repositories, nameOf(task)),
    isOwn: true,
    commit: prepared?.repository?.commit ?? null,
    drafts: settings && openDrafts(task, settings),
  }
}

function findOthers(
  task: Task,
  means: RepositoryMeans,
  search: RepositoryPlace['search'],
  fetched: AsyncDisposable[],
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
      const address = `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${name}`
      try {
        const at = await requireMirrored(address, options.mirror ?? env.GREENML_MIRROR)
        const source = await fetchSource({ source: address, at, signal })
        fetched.push(source)
        const { folder, commit } = source
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

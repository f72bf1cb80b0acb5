import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { lookBelow } from '../../base/files/untrusted-files.ts'
import { loadTaskRepositories } from '../../dataset/load-task-repositories.ts'
import { checkPin, warnOfPin } from '../../dataset/sources/check-pin.ts'
import { fetchTaskRepository } from '../../dataset/sources/fetch-task-repository.ts'
import type { PinState } from '../../schema/mlbench/task-bench.ts'
import type { fetchOptions } from '../../schema/options/mlbench/task-options.ts'

interface FetchedRepository {
  readonly repository: string
  /** Null: it could not be had. */
  readonly state: PinState | null
}

/** Fetches the repositories of tasks at their pins where they are not there, and verifies all. UserError for a name that is none. */
export async function fetchRepositories(
  { repositories: root, dataset, only, mirror }: z.output<typeof fetchOptions>,
  { logger, env, signal }: CommandContext,
): Promise<readonly FetchedRepository[]> {
  const known = [...(await loadTaskRepositories(dataset)).values()]
  const wanted = only === undefined ? known : known.filter(({ folder }) => only.includes(folder))
  const strange = only?.find((name) => !known.some(({ folder }) => folder === name))
  if (strange !== undefined)
    throw new UserError(
      `${dataset} has no repository ${strange}; it has ${known.map(({ folder }) => folder).join(', ')}.`,
    )
  const fetched: FetchedRepository[] = []
  for (const repository of wanted) {
    const { folder, commit } = repository
    const state =
      (await lookBelow(root, folder)).kind === 'folder'
        ? await checkPin(join(root, folder), commit)
        : await fetchTaskRepository(repository, { root, mirror: mirror ?? env.GREENML_MIRROR, signal }).then(
            (): PinState => 'verified',
            (error: unknown) => {
              if (!(error instanceof UserError) || signal?.aborted) throw error
              logger.warn(`${folder}: ${error.message}`)
              return null
            },
          )
    if (state === 'verified') logger.info(`${folder}: verified at ${commit.slice(0, 12)}`)
    else if (state !== null) warnOfPin(join(root, folder), state, logger)
    fetched.push({ repository: folder, state })
  }
  return fetched
}

import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, UserError } from '../../base/errors.ts'
import { writeFileAtomic } from '../../base/files/files.ts'
import { makeFolders } from '../../base/files/folders.ts'
import { makeHiddenScratch, removeTree } from '../../base/files/scratch.ts'
import type { TaskRepository } from '../../schema/mlbench/task-repository.ts'
import { checkPin } from './check-pin.ts'
import { AS_COMMITTED, findAddress } from './fetch-source.ts'
import { atItsAddress } from './follow-redirects.ts'
import { openGit } from './git.ts'
import { requireMirrored } from './mirror.ts'

interface Fetching {
  /** A folder of all repositories, each under its own name. */
  readonly root: string
  /** A folder of repositories or a template of addresses, as `requireMirrored` takes it. */
  readonly mirror: string | undefined
  readonly signal: AbortSignal | undefined
}

/**
 * Puts a repository at its pinned commit into `<root>/<folder>`, all of its files as they were committed, and verifies them. It is
 * there whole or not at all. UserError where it can't be had.
 */
export async function fetchTaskRepository(
  { repository, commit, folder: name }: Pick<TaskRepository, 'repository' | 'commit' | 'folder'>,
  { root, mirror, signal }: Fetching,
): Promise<void> {
  const at = await requireMirrored(repository, mirror)
  const address = await findAddress({ source: repository, at })
  await makeFolders(root)
  const staging = await makeHiddenScratch('repository', root)
  try {
    const folder = join(staging, name)
    const git = openGit({ source: repository, at, folder, home: staging, signal })
    await git.fetch(['init', '--quiet', '--template=', folder])
    await atItsAddress(git, address, async (url) => {
      await git.fetch(['-C', folder, 'config', 'remote.origin.url', url])
      await git.fetch(['-C', folder, 'fetch', '--quiet', '--depth', '1', '--no-tags', 'origin', commit])
    })
    await git.read(['update-ref', '--no-deref', 'HEAD', commit])
    await makeFolders(join(folder, '.git', 'info'))
    await writeFileAtomic(join(folder, '.git', 'info', 'attributes'), AS_COMMITTED, folder)
    await git.read(['read-tree', commit])
    await git.read(['checkout-index', '--quiet', '--all'])
    const state = await checkPin(folder, commit)
    if (state !== 'verified') throw new UserError(`${repository} was fetched, but its files are ${state}.`, 1)
    await rename(folder, join(root, name)).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error // another process was faster
    })
  } finally {
    await removeTree(staging)
  }
}

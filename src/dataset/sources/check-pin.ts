import { createHash } from 'node:crypto'
import { readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { makeScratch, removedAfter } from '../../base/files/scratch.ts'
import { lookBelow, readIfPlain } from '../../base/files/untrusted-files.ts'
import type { Logger } from '../../base/log.ts'
import type { PinState } from '../../schema/mlbench/task-bench.ts'
import { FILE_LIMIT_BYTES } from './choose-files.ts'
import { parseTree } from './fetch-source.ts'
import { openGit } from './git.ts'
import { findGitFolder } from './git-folder.ts'

/**
 * Whether a folder's git repository is at a commit, and each file that the commit has lies there as it was committed. Nothing
 * of the folder is run, and files beside are not looked at: weights and data may lie there.
 */
export async function checkPin(folder: string, commit: string): Promise<PinState> {
  try {
    if ((await findGitFolder(folder)) === null) return 'unverified'
    await using home = removedAfter(await makeScratch('pin'))
    const git = openGit({ source: folder, folder, home: home.folder })
    if ((await git.read(['rev-parse', '--verify', 'HEAD^{commit}'])) !== commit) return 'other-commit'
    const listed = parseTree(await git.read(['ls-tree', '-r', '-z', '--full-tree', commit]))
    for (const { id, kind, path } of listed)
      if (kind !== 'submodule' && (await hashAsGit(folder, path)) !== id) return 'changed'
    return 'verified'
  } catch (error) {
    if (error instanceof UserError) return 'unverified'
    throw error
  }
}

/** Says of a folder that is not shown to be at its pin what is known of it, and how one that is comes to be there. */
export const warnOfPin = (folder: string, state: Exclude<PinState, 'verified'>, logger: Logger): void =>
  logger.warn(
    `${folder}: its files are not known to be those of its pinned commit (${state}); where there is no such folder, greenml mlbench fetch puts them there`,
  )

/** Name that git gives the content of a file, or of a link; null: there is neither. */
async function hashAsGit(folder: string, path: string): Promise<string | null> {
  const isLink = (await lookBelow(folder, path)).kind === 'link'
  const content = isLink
    ? Buffer.from(await readlink(join(folder, path)))
    : await readIfPlain(folder, path, FILE_LIMIT_BYTES)
  if (content === null) return null
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
}

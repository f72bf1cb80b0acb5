import { join } from 'node:path'
import { UserError } from '../../base/errors.ts'
import type { EntryKind } from '../../base/files/entry-kinds.ts'
import { lookBelow, readBelow, walkTree } from '../../base/files/untrusted-files.ts'

/** What git reads of a repository that it is asked for a copy of (gitrepository-layout). Hooks are not among it. */
const READ = ['HEAD', 'config', 'config.worktree', 'info', 'objects', 'packed-refs', 'refs', 'reftable', 'shallow']
/** Each names a folder anywhere, whose content counts as the repository's own. */
const REDIRECTS = ['commondir', 'objects/info/alternates', 'objects/info/http-alternates']

const SETTINGS = ['config', 'config.worktree']
/** `[include]` and `[includeIf …]` name any file, a pipe too (git-config, "Includes"). */
const INCLUDES = /\[\s*include(?:if)?[\s\]"]/i

/**
 * The repository of a folder: its `.git`, or the folder itself where that is a bare one; null where there is none. UserError 3
 * where it is put together from others: a stranger's folder would bring any repository of the user's into a dataset.
 */
export async function findGitFolder(folder: string): Promise<string | null> {
  const own = await lookBelow(folder, '.git')
  if (own.kind !== 'none' && own.kind !== 'folder') throw borrowed(folder, `.git is a ${own.kind}`)
  const isBare = own.kind === 'none' && (await hasAll(folder, ['HEAD', 'objects', 'refs']))
  if (own.kind === 'none' && !isBare) return null
  const gitFolder = isBare ? folder : join(folder, '.git')
  for (const path of REDIRECTS) {
    if ((await lookBelow(gitFolder, path)).kind !== 'none') throw borrowed(folder, `its git folder has ${path}`)
  }
  for (const path of READ) await refuseBorrowed(folder, gitFolder, path)
  for (const path of SETTINGS) {
    const text = (await readBelow(gitFolder, path))?.toString('utf8') ?? ''
    if (INCLUDES.test(text)) throw borrowed(folder, `its git folder's ${path} includes other files`)
  }
  return gitFolder
}

async function hasAll(folder: string, names: readonly string[]): Promise<boolean> {
  for (const name of names) if ((await lookBelow(folder, name)).kind === 'none') return false
  return true
}

async function refuseBorrowed(folder: string, gitFolder: string, path: string): Promise<void> {
  const refuse = (kind: EntryKind, at: string) => {
    if (kind !== 'file' && kind !== 'folder') throw borrowed(folder, `its git folder has a ${kind}, ${at}`)
  }
  const found = await lookBelow(gitFolder, path)
  if (found.kind === 'none') return
  refuse(found.kind, path)
  if (found.kind !== 'folder') return
  for await (const entry of walkTree(join(gitFolder, path))) refuse(entry.kind, `${path}/${entry.path}`)
}

const borrowed = (folder: string, what: string) =>
  new UserError(
    `${folder} is not imported: ${what}, by which another repository of yours could become a part of it. ` +
      'If you trust the folder, make a copy that stands alone: git clone it first, and import the clone.',
    3,
  )

import { readlink, realpath } from 'node:fs/promises'
import { dirname, join, posix, resolve } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { refuseAlike } from '../../base/files/letter-case.ts'
import { isBelow, withFolders } from '../../base/files/paths.ts'
import { lookBelow, walkTree } from '../../base/files/untrusted-files.ts'
import { copyBelow } from '../../base/files/untrusted-writing.ts'
import { type ChosenFiles, chooseFiles, isLeftOut, type SourceEntry } from './choose-files.ts'

export type CopiedSource = Pick<ChosenFiles, 'files' | 'leftOut'>

/** Copies what of a repository becomes a project; a link that leaves it is refused, and nothing is replaced. */
export async function copySource(from: string, to: string): Promise<CopiedSource> {
  const entries: SourceEntry[] = []
  for await (const { path, kind } of walkTree(from, (each) => !isLeftOut(posix.basename(each)))) {
    const found = await lookBelow(from, path)
    entries.push({ path, kind, sizeBytes: found.kind === 'none' ? 0 : found.stats.size })
  }
  const { files, links, leftOut } = chooseFiles(entries)
  const fix = 'import a fork in which one is renamed (a folder of yours will do)'
  refuseAlike(withFolders(files), "The repository's", fix, 3)
  const root = await realpath(from)
  for (const path of links) await refuseEscape(root, path)
  for (const path of files) await copyBelow(from, to, path)
  return { files, leftOut }
}

async function refuseEscape(root: string, path: string): Promise<void> {
  const target = resolve(dirname(join(root, path)), await readlink(join(root, path)))
  if (isBelow(target, root)) return
  throw new UserError(`'${path}' is a link to a place outside the repository: it is not imported.`, 3)
}

import { readlink, realpath } from 'node:fs/promises'
import { dirname, join, posix, resolve } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { isBelow } from '../../base/files/paths.ts'
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
  refuseCollisions(files)
  const root = await realpath(from)
  for (const path of links) await refuseEscape(root, path)
  for (const path of files) await copyBelow(from, to, path)
  return { files, leftOut }
}

/** Some file systems tell names apart by no case: there one of the files would take the place of the other. */
function refuseCollisions(files: readonly string[]): void {
  const seen = new Map<string, string>()
  for (const path of files) {
    const names = path.split('/')
    for (let depth = 1; depth <= names.length; depth++) {
      const place = names.slice(0, depth).join('/')
      const other = seen.get(place.toLowerCase())
      if (other !== undefined && other !== place) {
        throw new UserError(
          `'${other}' and '${place}' differ only by case, and some systems take them for one: import a fork in which one is renamed (a folder of yours will do).`,
          3,
        )
      }
      seen.set(place.toLowerCase(), place)
    }
  }
}

async function refuseEscape(root: string, path: string): Promise<void> {
  const target = resolve(dirname(join(root, path)), await readlink(join(root, path)))
  if (isBelow(target, root)) return
  throw new UserError(`'${path}' is a link to a place outside the repository: it is not imported.`, 3)
}

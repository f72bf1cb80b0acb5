import { join, posix } from 'node:path'
import { statIfPresent } from '../../base/files/files.ts'
import { isBelow, leadsOut } from '../../base/files/paths.ts'
import { findMissingPath } from '../../dataset/import/find-places.ts'
import { type Checkout, findKept, listKept } from '../../dataset/sources/revision-files.ts'
import { PROJECT } from '../../sandbox/inside.ts'

/** What a command looked for in a revision, by what it said, and what lies here alone, since git does not keep it: each relative to its folder. */
export async function findLeftBehind(said: Iterable<string>, checkout: Checkout): Promise<string[]> {
  const start = posix.join(PROJECT, checkout.folder)
  const told = [...said].flatMap((line) => findMissingPath(line) ?? [])
  const missing = new Set(told.map((path) => (isBelow(path, PROJECT) ? posix.relative(start, path) : path)))
  const found: string[] = []
  for (const path of missing) if (await liesHereAlone(path, checkout)) found.push(path)
  return found
}

async function liesHereAlone(path: string, checkout: Checkout): Promise<boolean> {
  const below = posix.normalize(posix.join(checkout.folder, path))
  if (posix.isAbsolute(path) || leadsOut(below) || below === '.') return false
  const place = join(checkout.root, below)
  // A path is what some command said: one that can't be looked at is told of no further.
  if ((await statIfPresent(place).catch(() => null)) === null) return false
  return (await findKept(checkout, place)) === null && (await listKept(checkout, [place])).length === 0
}

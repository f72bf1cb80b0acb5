import { posix } from 'node:path'
import type { MovedPlace } from '../../schema/dataset/moved-place.ts'
import { findAddresses } from './find-addresses.ts'

/**
 * Where GitHub and what copies from it have a repository's file: behind its owner, its name and a branch. At a commit that an
 * address names it may be another than here.
 */
const OF_REPOSITORY: readonly RegExp[] = [
  /^https:\/\/raw\.githubusercontent\.com\/[^/]{1,100}\/([^/]{1,100})\/(?:refs\/heads\/)?(?![0-9a-f]{40}\/)[^/]{1,200}\/([^?#]{1,500})/,
  /^https:\/\/github\.com\/[^/]{1,100}\/([^/]{1,100})\/(?:raw|blob)\/(?:refs\/heads\/)?(?![0-9a-f]{40}\/)[^/]{1,200}\/([^?#]{1,500})/,
  /^https:\/\/cdn\.jsdelivr\.net\/gh\/[^/]{1,100}\/([^/@]{1,100})(?:@(?![0-9a-f]{40}\/)[^/]{1,200})?\/([^?#]{1,500})/,
]

/**
 * Addresses of files that scripts read of the repository that they are from, or of one that it is a copy of, and that lie here at the
 * same path: a notebook of Colab reads its own so. `repository`: its address, of which the name counts.
 */
export function findOwnAddresses(texts: readonly string[], files: readonly string[], repository: string): MovedPlace[] {
  const known = new Set(files)
  const own = nameOf(repository)
  return findAddresses(texts, files).flatMap(({ at, url }) => {
    const found = OF_REPOSITORY.map((pattern) => pattern.exec(url)).find((each) => each !== null)
    const shows = found === undefined || nameOf(found[1] ?? '') !== own ? null : decode(found[2] ?? '')
    return shows !== null && known.has(shows) ? [{ at, shows }] : []
  })
}

const nameOf = (repository: string): string => posix.basename(repository, '.git').toLowerCase()

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

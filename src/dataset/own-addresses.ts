import type { MovedPlace } from '../schema/moved-place.ts'
import { findAddresses } from './find-addresses.ts'

/** Where GitHub and what copies from it have a repository's file: behind its owner, its name and a branch. */
const OF_REPOSITORY: readonly RegExp[] = [
  /^https:\/\/raw\.githubusercontent\.com\/[^/]{1,100}\/[^/]{1,100}\/(?:refs\/heads\/)?[^/]{1,200}\/([^?#]{1,500})/,
  /^https:\/\/github\.com\/[^/]{1,100}\/[^/]{1,100}\/(?:raw|blob)\/(?:refs\/heads\/)?[^/]{1,200}\/([^?#]{1,500})/,
  /^https:\/\/cdn\.jsdelivr\.net\/gh\/[^/]{1,100}\/[^/]{1,100}\/([^?#]{1,500})/,
]

/** Addresses of a repository's files that scripts read, and that the files here have at the same path: a notebook of Colab reads its own so. */
export function findOwnAddresses(texts: readonly string[], files: readonly string[]): MovedPlace[] {
  const known = new Set(files)
  return findAddresses(texts, files).flatMap(({ at, url }) => {
    const path = OF_REPOSITORY.map((pattern) => pattern.exec(url)?.[1]).find((each) => each !== undefined)
    const shows = path === undefined ? null : decode(path)
    return shows !== null && known.has(shows) ? [{ at, shows }] : []
  })
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

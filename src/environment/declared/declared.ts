import { join, posix } from 'node:path'
import { readIfPresent } from '../../base/files/files.ts'
import { decodeText } from '../../base/text/delimited.ts'
import type { UvRequest } from '../uv-environment.ts'

/** What an author's file says of the packages that the project needs. */
export interface Declared {
  /** Lines as requirements.txt has them. */
  readonly requirements: string
  /** Pinned lines of what it has for development alone; absent: it has none. */
  readonly forDevelopment?: readonly string[]
  /** Versions of Python, as the file writes them; null: it says nothing. */
  readonly python: string | null
  readonly deviations: readonly string[]
}

/** A deviation that concerns some packages or lines; none where there are none. */
export const deviationOf = (what: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${what}: ${names.join(', ')}`] : []

/** The author's files, and what reads them where a program of its own is needed. */
export interface DeclaredFiles {
  readonly uv: UvRequest
  /** Names of those in the folder itself. */
  readonly names: readonly string[]
  /** The text of a file below the source folder; null: there is none. */
  readonly read: (path: string) => Promise<string | null>
}

/** `files`: paths below the source folder; no other file is read. `home`: the folder of it whose files they are. */
export function openDeclaredFiles(
  sourceFolder: string,
  files: readonly string[],
  uv: UvRequest,
  home = '.',
): DeclaredFiles {
  const known = new Set(files)
  /** PowerShell writes what `pip freeze` prints as UTF-16. */
  const read = async (name: string) => {
    const path = posix.join(home, name)
    const bytes = known.has(path) ? await readIfPresent(join(sourceFolder, path), sourceFolder) : null
    return bytes && decodeText(bytes).text
  }
  const names = files.filter((path) => posix.dirname(path) === home).map((path) => posix.basename(path))
  return { uv, names, read }
}

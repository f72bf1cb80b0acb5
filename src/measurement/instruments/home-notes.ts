import { opendir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { errorCode, orTell } from '../../base/errors.ts'
import { lookBelow, readIfPlain } from '../../base/files/untrusted-files.ts'

/**
 * Notes that a shim leaves in the home of a run: one file, or a folder with a file of each process. A variable tells the shim
 * their name. The script can write there as well as the shim, so that whatever lies there is read as anybody's.
 */
export interface HomeNotes {
  readonly environment: Readonly<Record<string, string>>
  /** The file; null for anything else in its place, for none and for one that is too long. */
  read(home: string): Promise<Buffer | null>
  /**
   * The files of the folder, by name, null for each that is none or too long; none where there is no such folder. Why they
   * can't be told: something else is in the folder's place, or there are more than `mostFiles`.
   */
  readAll(home: string, mostFiles: number): Promise<readonly (Buffer | null)[] | 'replaced' | 'too-many'>
}

/** `name`: relative to the home, or absolute. */
export function openNotes(variable: string, name: string, mostBytes: number): HomeNotes {
  const rootOf = (home: string) => dirname(resolve(home, name))
  const own = basename(name)
  return {
    environment: { [variable]: name },
    read: (home) => readIfPlain(rootOf(home), own, mostBytes),
    readAll: async (home, mostFiles) => {
      const root = rootOf(home)
      const names = await listNames(root, own, mostFiles)
      if (names === null) return 'replaced'
      if (names.length > mostFiles) return 'too-many'
      const files: (Buffer | null)[] = []
      for (const each of names) files.push(await readIfPlain(root, join(own, each), mostBytes))
      return files
    },
  }
}

/** Names in a folder, one more than `most` at most; null where it is no folder, or can't be read. */
async function listNames(root: string, folder: string, most: number): Promise<string[] | null> {
  const found = await orTell(lookBelow(root, folder), () => {}) // a script may take the right to enter its home
  if (found?.kind === 'none') return []
  if (found?.kind !== 'folder') return null
  try {
    const names: string[] = []
    for await (const { name } of await opendir(join(root, folder))) if (names.push(name) > most) break
    return names.sort()
  } catch (error) {
    if (errorCode(error) === 'EACCES') return null
    throw error
  }
}

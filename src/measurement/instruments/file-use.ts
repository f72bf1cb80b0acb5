import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { watchAccess } from './access-times.ts'
import type { Watcher } from './instrument.ts'

/** What a run did to files of its copy of the project, by their paths. */
export interface FileUse {
  /** Null: this file system notes no access. */
  readonly read: readonly string[] | null
  readonly written: readonly string[]
}

/**
 * Watches from outside which of some plain files a run reads and writes; `told` has the answer once the run is read. `take`: is
 * shown the copy of the project as the run left it.
 */
export function watchFileUse(
  paths: readonly string[],
  take?: (projectFolder: string) => Promise<void>,
): Watcher & { readonly told: () => FileUse } {
  let use: FileUse = { read: null, written: [] }
  let listRead: Awaited<ReturnType<typeof watchAccess>> = async () => null
  const before = new Map<string, string>()
  return {
    shims: [],
    environment: {},
    told: () => use,
    begin: async ({ projectFolder }) => {
      listRead = await watchAccess(projectFolder, new Map(paths.map((path) => [path, path])))
      for (const path of paths) before.set(path, await stateOf(join(projectFolder, path)))
    },
    read: async ({ projectFolder, folder }) => {
      const read = await listRead(folder)
      const written: string[] = []
      for (const [path, state] of before) if ((await stateOf(join(projectFolder, path))) !== state) written.push(path)
      use = { read: read?.filter((path) => !written.includes(path)) ?? null, written }
      await take?.(projectFolder)
      return {}
    },
  }
}

async function stateOf(path: string): Promise<string> {
  const found = await lstat(path).catch(() => null)
  return found === null ? 'none' : `${found.ino} ${found.mtimeMs} ${found.size}`
}

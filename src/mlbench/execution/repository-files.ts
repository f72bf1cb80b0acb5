import { walkTree } from '../../base/files/untrusted-files.ts'
import type { Task } from '../data/rows.ts'
import { isScript } from '../data/script-names.ts'
import { folderOf } from './answer-program.ts'

/** The programs and modules of a repository, by which what ran is known to be a part of it. */
export interface RepositoryFiles {
  /** Names of its files that end in .py or .sh, without their folders. */
  readonly scripts: ReadonlySet<string>
  /** First names of what Python would import from the folder that a task's answer starts in, or from the repository's top. */
  importable(task: Task): ReadonlySet<string>
}

export async function listRepositoryFiles(source: string): Promise<RepositoryFiles> {
  const scripts = new Set<string>()
  const modules = new Map<string, Set<string>>()
  for await (const { path, kind } of walkTree(source, (folder) => folder !== '.git')) {
    const cut = path.lastIndexOf('/')
    const [folder, name] = [cut < 0 ? '.' : path.slice(0, cut), path.slice(cut + 1)]
    if (kind !== 'folder' && isScript(name)) scripts.add(name)
    if (kind !== 'folder' && !name.endsWith('.py')) continue
    const known = modules.get(folder) ?? new Set()
    modules.set(folder, known.add(name.replace(/\.py$/, '')))
  }
  return {
    scripts,
    importable: (task) => new Set([...(modules.get('.') ?? []), ...(modules.get(folderOf(task)) ?? [])]),
  }
}

import { join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { readYaml } from '../base/files/files.ts'
import { listBelow } from '../base/files/untrusted-files.ts'
import { type TaskRepository, taskRepository } from '../schema/mlbench/task-repository.ts'

const FOLDER = 'ml-bench'

/** Folder of a repository's manifest, named as the repository's own. */
export const manifestFolder = (dataset: string, { folder }: Pick<TaskRepository, 'folder'>): string =>
  join(dataset, FOLDER, folder)

export const repositoryFile = (dataset: string, repository: Pick<TaskRepository, 'folder'>): string =>
  join(manifestFolder(dataset, repository), 'repository.yaml')

/** The repositories of `<dataset>/ml-bench/`, by the `github_id` of their rows; none where there is no such folder. UserError for two with one id. */
export async function loadTaskRepositories(dataset: string): Promise<ReadonlyMap<number, TaskRepository>> {
  const repositories = new Map<number, TaskRepository>()
  for (const { name, kind } of (await listBelow(dataset, FOLDER)) ?? []) {
    if (kind !== 'folder') continue
    const path = repositoryFile(dataset, { folder: name })
    const found = await readYaml(path, taskRepository, `There is no ${path}.`, dataset)
    if (found.folder !== name) throw new UserError(`${path}: its folder is to be called ${found.folder}.`)
    if (repositories.has(found.githubId))
      throw new UserError(`${path}: another repository has githubId ${found.githubId} too.`)
    repositories.set(found.githubId, found)
  }
  return repositories
}

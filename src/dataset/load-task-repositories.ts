import { join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { readYaml } from '../base/files.ts'
import { listBelow } from '../base/untrusted-files.ts'
import { type TaskRepository, taskRepository } from '../schema/task-repository.ts'

const FOLDER = 'ml-bench'

/** The repositories of `<dataset>/ml-bench/`, by the `github_id` of their rows; none where there is no such folder. UserError for two with one id. */
export async function loadTaskRepositories(dataset: string): Promise<ReadonlyMap<number, TaskRepository>> {
  const repositories = new Map<number, TaskRepository>()
  for (const { name, kind } of (await listBelow(dataset, FOLDER)) ?? []) {
    if (kind !== 'folder') continue
    const path = join(dataset, FOLDER, name, 'repository.yaml')
    const found = await readYaml(path, taskRepository, `There is no ${path}.`, dataset)
    if (repositories.has(found.githubId))
      throw new UserError(`${path}: another repository has githubId ${found.githubId} too.`)
    repositories.set(found.githubId, found)
  }
  return repositories
}

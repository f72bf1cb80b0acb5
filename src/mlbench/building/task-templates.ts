import { join } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { loadTaskRepositories, manifestFolder, repositoryFile } from '../../dataset/load-task-repositories.ts'
import type { TaskRepository } from '../../schema/mlbench/task-repository.ts'

interface Named {
  readonly dataset: string
  readonly repository: string
  readonly templates?: string | undefined
}

/** A repository of the dataset by its folder, and the file of its templates. UserError where the dataset has none such. */
export async function findTemplates({
  dataset,
  repository: name,
  templates,
}: Named): Promise<{ readonly repository: TaskRepository; readonly file: string }> {
  const known = [...(await loadTaskRepositories(dataset)).values()]
  const repository = known.find(({ folder }) => folder === name)
  if (repository === undefined)
    throw new UserError(
      `${dataset} has no repository ${name}: describe it in ${repositoryFile(dataset, { folder: name })} first. It has ${known.map(({ folder }) => folder).join(', ') || 'none'}.`,
    )
  return { repository, file: templates ?? join(manifestFolder(dataset, repository), 'templates.yaml') }
}

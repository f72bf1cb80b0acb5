import type { z } from 'zod'
import { UserError } from '../../base/errors.ts'
import { loadTaskRepositories, repositoryFile } from '../../dataset/load-task-repositories.ts'
import { renderContainerRecipe } from '../../mlbench/execution/container-recipe.ts'
import { containerOptions } from '../../schema/options/mlbench/harness-options.ts'

/** The recipe of a container that holds a repository's environment. UserError where none is described. */
export async function describeContainer(given: z.input<typeof containerOptions>): Promise<string> {
  const { repository: name, python, dataset } = containerOptions.parse(given)
  const all = [...(await loadTaskRepositories(dataset)).values()]
  const repository = all.find(({ folder }) => folder === name)
  if (repository === undefined)
    throw new UserError(`${dataset} has no repository ${name}; it has ${all.map(({ folder }) => folder).join(', ')}.`)
  const recipe = renderContainerRecipe(repository, python)
  if (recipe !== null) return recipe
  const lacks = repository.lacks.map(({ kind, what }) => `  ${kind}: ${what}`)
  const fix = `describe one of manager uv in ${repositoryFile(dataset, repository)}`
  const why = lacks.length === 0 ? `: ${fix}.` : '. It lacks:'
  throw new UserError([`${name} has no environment made from a lock yet${why}`, ...lacks].join('\n'))
}

import type { TaskRepository } from '../../schema/mlbench/task-repository.ts'
import type { DrawnTask } from './draw-tasks.ts'

/** A row in the columns of ML-Bench's own data set. */
export interface TaskRow {
  readonly github_id: number
  readonly github: string
  readonly repo_id: number
  readonly path: string
  readonly arguments: string
  readonly instruction: string
  readonly oracle: string
  readonly type: string
  readonly id: number
  readonly prefix_code: string
  readonly output: string
}

export const makeRow = (
  { id, template, values, gold }: DrawnTask,
  instruction: string,
  { githubId, repository }: Pick<TaskRepository, 'githubId' | 'repository'>,
): TaskRow => ({
  github_id: githubId,
  github: repository,
  repo_id: githubId,
  path: template.path === '.' ? './' : `./${template.path}`,
  // The text of a Python dict: neither names nor values hold quotes.
  arguments: `{${values.map(({ name, value }) => `'${name}': '${value}'`).join(', ')}}`,
  instruction,
  oracle: template.oracle,
  type: template.type,
  id,
  prefix_code: template.prefixCode,
  output: gold,
})

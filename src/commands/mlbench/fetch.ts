import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { count } from '../../base/text/text.ts'
import { fetchRepositories as fetchAll } from '../../mlbench/data/fetch-repositories.ts'
import { fetchOptions } from '../../schema/options/mlbench/task-options.ts'

/** Fetches the repositories of ML-Bench's tasks at their pins where they are not there, and verifies all. UserError 1 where one can't be had. */
export async function fetchRepositories(given: z.input<typeof fetchOptions>, context: CommandContext) {
  const fetched = await fetchAll(fetchOptions.parse(given), context)
  const lacking = fetched.filter(({ state }) => state === null)
  if (lacking.length === 0) return fetched
  throw new UserError(
    `Of ${count(fetched.length, 'pinned repo')} not to be had: ${lacking.map(({ repository }) => repository).join(', ')}.`,
    1,
  )
}

import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { cutAtTokens } from '../../generation/prompts/cut-tokens.ts'
import { findEmbedder } from '../../mlbench/contexts/find-embedder.ts'
import { makeContexts } from '../../mlbench/contexts/make-contexts.ts'
import { chooseRepositories } from '../../mlbench/data/choose-repositories.ts'
import { readTasks } from '../../mlbench/data/rows.ts'
import type { TaskContext } from '../../schema/mlbench/task-context.ts'
import { contextsOptions } from '../../schema/options/mlbench/task-options.ts'

/** What each task of a file shows a model. Tasks of repositories that are not there are left out, with a warning; UserError when that is all. */
export async function* listContexts(
  given: z.input<typeof contextsOptions>,
  { logger, env }: CommandContext,
): AsyncGenerator<TaskContext, void, void> {
  const { rows, repositories, setting, scope, maxCharacters, maxTokens, embedder, dataset } =
    contextsOptions.parse(given)
  const root = setting === 'oracle' ? null : repositories
  const { tasks, nameOf } = await chooseRepositories(await readTasks(rows, env.HF_ENDPOINT), { dataset, logger, root })
  const contexts = makeContexts(tasks, {
    repositories: repositories ?? '.',
    setting,
    nameOf,
    scope: scope ?? (setting === 'readme' ? 'readme' : 'repository'),
    maxCharacters: maxCharacters ?? null,
    embed: embedder === undefined ? undefined : await findEmbedder(embedder, dataset, env),
  })
  if (maxTokens === undefined) yield* contexts
  else for await (const each of contexts) yield { ...each, text: await cutAtTokens(each.text, maxTokens) }
}

import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { count } from '../../base/text/text.ts'
import { loadNamedModels } from '../../dataset/load-models.ts'
import { unfinished } from '../../generation/asking/end-asking.ts'
import { openAsking } from '../../generation/asking/open-asking.ts'
import { withoutKeys } from '../../generation/models/without-keys.ts'
import { openRepositorySearch } from '../../github/search-repositories.ts'
import { workOnTasks as work } from '../../mlbench/agent/work-on-tasks.ts'
import { chooseRepositories } from '../../mlbench/data/choose-repositories.ts'
import { chooseTasks } from '../../mlbench/data/choose-tasks.ts'
import { readTasks } from '../../mlbench/data/rows.ts'
import { renderAgentEnds } from '../../report/text/mlbench/agent-words.ts'
import type { AgentLimits } from '../../schema/mlbench/agent-transcript.ts'
import { agentOptions } from '../../schema/options/mlbench/task-options.ts'
import { tellFaults } from './tell-faults.ts'

interface WorkedOn {
  /** A file of answers for each model, as `mlbench grade` takes them. */
  readonly files: readonly string[]
  readonly text: string
}

/**
 * Lets models work on tasks. Keys are read before the first draft runs and taken out of the environment then; drafts run in a
 * sandbox only. UserError 1 where runs are left that a budget or a provider ended.
 */
export async function workOnTasks(given: z.input<typeof agentOptions>, context: CommandContext): Promise<WorkedOn> {
  const options = agentOptions.parse(given)
  const { out, dataset, rows, only, budgetUsd: capUsd } = options
  const { logger, env } = context
  const limits = readLimits(options)
  const models = await loadNamedModels(dataset, options.models)
  const read = chooseTasks(await readTasks(rows, env.HF_ENDPOINT), only)
  const chosen = await chooseRepositories(read, { dataset, logger, root: options.repositories })
  await using asking = await openAsking(models, { out, dataset, capUsd }, context)
  const { asker } = asking
  const github = options.open ? openRepositorySearch(context) : null // before its token is taken out
  const bare = withoutKeys(models, context)
  const setting = options.open ? 'agent-open' : 'agent'
  const { files, ended } = await work({
    ...chosen,
    options,
    github,
    context: bare,
    models,
    setting,
    limits,
    asker,
    tellFault: tellFaults(logger),
  })
  const left = ended.filter(({ end }) => end === null).length
  const inWords = new Set(models.filter(({ tools }) => tools === 'text').map(({ id }) => id))
  const text = renderAgentEnds(
    ended.flatMap(({ run: { model }, end }) => (end === null ? [] : [{ model, inWords: inWords.has(model), end }])),
  )
  if (left === 0) return { files, text }
  throw unfinished(`${text}\n${count(left, 'run')} left.`, asker.halted)
}

function readLimits({
  steps,
  tokens,
  seconds,
  joules,
  maxWatts,
  noDrafts,
}: z.output<typeof agentOptions>): AgentLimits {
  if (joules === undefined) return { steps, tokens, seconds, joules: null }
  if (noDrafts) throw new UserError('--joules limits drafts, and --no-drafts lets none run: leave one of them out.')
  if (maxWatts === undefined)
    throw new UserError(
      '--joules needs --max-watts W, the most that this machine takes: a draft is ended before it could take more than is left.',
    )
  return { steps, tokens, seconds, joules: { most: joules, hostWatts: maxWatts } }
}

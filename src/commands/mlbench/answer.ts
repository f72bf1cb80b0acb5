import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { count } from '../../base/text.ts'
import { openCalls, readCalls } from '../../campaign/calls.ts'
import { loadModels } from '../../dataset/load-models.ts'
import { openAsker, requirePrice } from '../../generation/ask.ts'
import { openBudget } from '../../generation/budget.ts'
import { showPrompt } from '../../generation/prompt.ts'
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../../generation/retry.ts'
import { sumSpending } from '../../generation/spending.ts'
import { TaskAsking } from '../../mlbench/answers/ask-tasks.ts'
import { collectAnswers, listSystems } from '../../mlbench/answers/collect-answers.ts'
import { type ExpectedQuestions, expectQuestions } from '../../mlbench/answers/expect-questions.ts'
import { listTaskQuestions, type TaskQuestion } from '../../mlbench/answers/task-questions.ts'
import { keyOf, readTasks, type Task } from '../../mlbench/data/rows.ts'
import { findTaskShard, nameShard } from '../../mlbench/task-shards.ts'
import { renderExpectedQuestions } from '../../report/text/planned-work.ts'
import type { ModelEntry } from '../../schema/model-entries.ts'
import { answerOptions } from '../../schema/options/mlbench-options.ts'
import { takeAskingTurn } from '../keep-answers.ts'
import { readStoredReplies } from '../stored-replies.ts'
import { chooseModels } from './choose-models.ts'
import { chooseRepositories } from './choose-repositories.ts'
import { findEmbedder } from './contexts.ts'
import { writeAnswers } from './write-answers.ts'

/** Parts of the world that tests replace. */
export interface AnswerDependencies {
  readonly fetch?: typeof globalThis.fetch
  readonly policy?: RetryPolicy
}

export interface AnswerResult {
  /** A file of answers for each model and setting, in the order in which they were asked for. */
  readonly files: readonly string[]
  readonly spentUsd: number
  /** Questions that lie in a batch and are not answered yet. */
  readonly pending: number
  /** Dry run only. */
  readonly expected: readonly ExpectedQuestions[]
  /** For a terminal; empty but for a dry run. */
  readonly text: string
  readonly prompts: readonly { readonly subject: string; readonly prompt: string }[]
}

/** Asks models for answers to tasks and keeps them; no question is asked twice. UserError 1 where a budget, a provider or the user ended it before. */
export async function answerTasks(
  given: z.input<typeof answerOptions>,
  context: CommandContext,
  { fetch, policy = DEFAULT_RETRY_POLICY }: AnswerDependencies = {},
): Promise<AnswerResult> {
  const options = answerOptions.parse(given)
  if (options.showPrompts && !options.dryRun) throw new UserError('--show-prompts needs --dry-run.')
  const { out, dataset, budgetUsd, dryRun, showPrompts } = options
  const { logger, env, keyFiles, signal } = context
  const all = chooseModels(await loadModels(dataset), options.models)
  await using _turn = dryRun ? null : await takeAskingTurn(out, logger)
  const { questions, tasks, models } = await listQuestions(options, all, context)
  const spent = sumSpending((await readCalls(out)).all)
  // Jobs do not see each other's spending: each has its part.
  const budget = openBudget(budgetUsd === undefined ? null : budgetUsd / (options.shard?.count ?? 1), spent)
  if (dryRun) {
    const expected = await expectQuestions(questions)
    const prompts = showPrompts ? listPrompts(questions) : []
    return { files: [], spentUsd: spent.usd, pending: 0, expected, text: renderExpectedQuestions(expected), prompts }
  }
  if (budget.capUsd !== null) for (const entry of models) requirePrice(entry)
  const store = await openCalls(out)
  const asker = await openAsker(models, {
    ...{ env, keyFiles, fetch, policy, logger, signal, budget, store },
    stored: await readStoredReplies(models, dataset),
  })
  const asking = new TaskAsking({ asker, store, budget, context, isBatch: options.batch, anew: options.force })
  const answered = await asking.askAll(questions)
  const files: string[] = []
  for (const [system, lines] of collectAnswers(answered, options)) {
    const part = options.shard === undefined ? '' : `.${nameShard(options.shard)}`
    const path = await writeAnswers(out, `${system}${part}`, lines)
    logger.info(`${path}: answers to ${lines.length} of ${count(tasks.length, 'task')}`)
    files.push(path)
  }
  asking.refuseUnfinished()
  return { files, spentUsd: budget.spentUsd, pending: asking.pending, expected: [], text: '', prompts: [] }
}

async function listQuestions(
  options: z.output<typeof answerOptions>,
  all: readonly ModelEntry[],
  { logger, env }: CommandContext,
) {
  const { rows, only, dataset, samples, prompt, repositories, scope, maxCharacters, maxTokens, promptCut } = options
  const read = chooseTasks(await readTasks(rows, env.HF_ENDPOINT), only)
  const { wanted, models, settings } = takeShare(read, all, options)
  const isRead = settings.some((setting) => setting !== 'none' && setting !== 'oracle')
  const { tasks, nameOf } = await chooseRepositories(wanted, { dataset, logger, root: isRead ? repositories : null })
  const questions = await listTaskQuestions(tasks, {
    ...{ models, settings, samples, prompt, promptCut, scope, nameOf },
    embed: options.embedder === undefined ? undefined : await findEmbedder(options.embedder, dataset, env),
    ...{ repositories: repositories ?? '.', maxCharacters: maxCharacters ?? null, maxTokens: maxTokens ?? null },
  })
  return { questions, tasks, models }
}

/** Tasks, models and settings of one share of several; all where there are no shares. */
function takeShare(
  tasks: readonly Task[],
  models: readonly ModelEntry[],
  { shard, settings, prompt }: z.output<typeof answerOptions>,
) {
  if (shard === undefined) return { wanted: tasks, models, settings }
  const systems = listSystems(models, settings, prompt)
  const share = findTaskShard(
    shard,
    tasks,
    systems.map(({ system }) => system),
  )
  const own = systems.filter(({ system }) => system === share.system)
  return {
    wanted: tasks.filter(({ githubId }) => githubId === share.githubId),
    models: own.map(({ entry }) => entry),
    settings: own.map(({ setting }) => setting),
  }
}

/** The tasks whose key matches. UserError where none does. */
export function chooseTasks(tasks: readonly Task[], only: string | undefined): readonly Task[] {
  if (only === undefined) return tasks
  const pattern = compile(only)
  const chosen = tasks.filter((task) => pattern.test(keyOf(task)))
  if (chosen.length === 0) throw new UserError(`--only ${only}: no task has such a github_id/id.`)
  return chosen
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    throw new UserError(`--only ${pattern} is no regular expression.`)
  }
}

function listPrompts(questions: readonly TaskQuestion[]) {
  const firsts = questions.filter(({ sample }) => sample === 's1')
  return firsts.map(({ subject, entry, messages }) => ({
    subject: `${subject} ${entry.id}`,
    prompt: showPrompt(messages),
  }))
}

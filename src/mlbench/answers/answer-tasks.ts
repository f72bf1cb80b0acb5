import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { count } from '../../base/text/text.ts'
import type { StoredCall } from '../../campaign/calls.ts'
import { loadNamedModels } from '../../dataset/load-models.ts'
import { openAsking } from '../../generation/asking/open-asking.ts'
import { showPrompt } from '../../generation/prompts/prompt.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import { readsRepository } from '../../schema/mlbench/task-answer.ts'
import type { answerOptions } from '../../schema/options/mlbench/task-options.ts'
import { findEmbedder } from '../contexts/find-embedder.ts'
import { chooseRepositories } from '../data/choose-repositories.ts'
import { chooseTasks } from '../data/choose-tasks.ts'
import { readTasks, type Task } from '../data/rows.ts'
import { findTaskShard, nameShard } from '../task-shards.ts'
import { TaskAsking } from './ask-tasks.ts'
import { collectAnswers, listSystems } from './collect-answers.ts'
import { listTaskQuestions, type TaskQuestion } from './task-questions.ts'
import { writeAnswers } from './write-answers.ts'

type AnswerOptions = z.output<typeof answerOptions>

interface WantedQuestions {
  readonly questions: readonly TaskQuestion[]
  readonly tasks: readonly Task[]
  readonly models: readonly ModelEntry[]
}

/** What came of asking. */
export interface Answered {
  /** A file of answers for each model and setting, in the order in which they were asked for. */
  readonly files: readonly string[]
  readonly spentUsd: number
  /** Questions that lie in a batch and are not answered yet. */
  readonly pending: number
  /** Questions that got no answer: the next call asks them again. */
  readonly unanswered: number
}

/** What models are to be asked: of all tasks, or of those of one share. */
export async function listWantedQuestions(
  options: AnswerOptions,
  { logger, env }: CommandContext,
): Promise<WantedQuestions> {
  const { rows, only, dataset, samples, prompt, repositories, scope, maxCharacters, maxTokens, promptCut } = options
  const all = await loadNamedModels(dataset, options.models)
  const read = chooseTasks(await readTasks(rows, env.HF_ENDPOINT), only)
  const { wanted, models, settings } = takeShare(read, all, options)
  const isRead = settings.some(readsRepository)
  const { tasks, nameOf } = await chooseRepositories(wanted, { dataset, logger, root: isRead ? repositories : null })
  const questions = await listTaskQuestions(tasks, {
    models,
    settings,
    samples,
    prompt,
    promptCut,
    scope,
    nameOf,
    embed: options.embedder === undefined ? undefined : await findEmbedder(options.embedder, dataset, env),
    repositories: repositories ?? '.',
    maxCharacters: maxCharacters ?? null,
    maxTokens: maxTokens ?? null,
  })
  return { questions, tasks, models }
}

/** Tasks, models and settings of one share of several; all where there are no shares. */
function takeShare(
  tasks: readonly Task[],
  models: readonly ModelEntry[],
  { shard, settings, prompt }: Pick<AnswerOptions, 'shard' | 'settings' | 'prompt'>,
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

/** Asks what is wanted and keeps the answers; no question is asked twice. UserError 1 where a budget, a provider or the user ended it before. */
export async function askWantedQuestions(
  { questions, tasks, models }: WantedQuestions,
  options: AnswerOptions,
  context: CommandContext,
): Promise<Answered> {
  const { out, dataset, budgetUsd: capUsd, shard } = options
  const own = new Set(questions.map(({ subject, entry }) => `${subject} ${entry.id}`))
  const isOwn = ({ subject, model }: StoredCall) => own.has(`${subject} ${model}`)
  const share = shard === undefined ? undefined : { of: shard.count, isOwn }
  await using means = await openAsking(models, { out, dataset, capUsd, share }, context)
  const { asker, store, budget } = means
  const { batch: isBatch, force: anew, giveUp } = options
  const asking = new TaskAsking({ asker, store, budget, context, isBatch, anew, giveUp })
  const answered = await asking.askAll(questions)
  const files: string[] = []
  for (const [system, lines] of collectAnswers(answered, options)) {
    const part = shard === undefined ? '' : `.${nameShard(shard)}`
    const path = await writeAnswers(out, `${system}${part}`, lines)
    context.logger.info(`${path}: answers to ${lines.length} of ${count(tasks.length, 'task')}`)
    files.push(path)
  }
  asking.refuseUnfinished()
  return { files, spentUsd: budget.spentUsd, pending: asking.pending, unanswered: asking.unanswered }
}

/** The prompts as they would be sent, one of each question. */
export function listPrompts(questions: readonly TaskQuestion[]) {
  const firsts = questions.filter(({ sample }) => sample === 's1')
  return firsts.map(({ subject, entry, messages }) => ({
    subject: `${subject} ${entry.id}`,
    prompt: showPrompt(messages),
  }))
}

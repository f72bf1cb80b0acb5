import type { Question } from '../../generation/asking/ask.ts'
import type { Embed } from '../../generation/models/embed.ts'
import { cutAtTokens, cutMiddle } from '../../generation/prompts/cut-tokens.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import type { AskedSetting, PromptCut, TaskPrompt } from '../../schema/mlbench/task-answer.ts'
import type { ContextScope } from '../../schema/mlbench/task-context.ts'
import { makeContexts } from '../contexts/make-contexts.ts'
import { keyOf, type Task } from '../data/rows.ts'
import { openTaskPrompt } from './task-prompts.ts'

/** A sample of one model's answer to one task in one setting. */
export interface TaskQuestion extends Question {
  readonly task: Task
  readonly setting: AskedSetting
}

export interface QuestionsRequest extends PromptsRequest {
  readonly models: readonly ModelEntry[]
  readonly settings: readonly AskedSetting[]
  readonly samples: number
}

/** How tasks are shown. */
export interface PromptsRequest {
  readonly prompt: TaskPrompt
  /** A folder with one repository a folder, by `nameOf`. */
  readonly repositories: string
  readonly scope: ContextScope | undefined
  readonly maxCharacters: number | null
  /** Most tokens of a context, by OpenAI's o200k_base; null: all of it. */
  readonly maxTokens: number | null
  /** How a prompt is cut that is too long. */
  readonly promptCut: PromptCut
  nameOf(task: Task): string
  /** For the setting `embeddings`. */
  readonly embed: Embed | undefined
}

/** Builds every question before the first call, setting after setting. */
export async function listTaskQuestions(tasks: readonly Task[], request: QuestionsRequest): Promise<TaskQuestion[]> {
  const questions: TaskQuestion[] = []
  for (const setting of request.settings) {
    for (const { task, messages } of await buildPrompts(tasks, setting, request)) {
      for (const entry of request.models) {
        for (let sample = 1; sample <= request.samples; sample++) {
          questions.push({
            entry,
            messages,
            task,
            setting,
            subject: `ml-bench/${setting}/${task.githubId}-${task.id}`,
            project: request.nameOf(task),
            sample: `s${sample}`,
          })
        }
      }
    }
  }
  return questions
}

/** What a model is shown of each task in one setting. */
export async function buildPrompts(
  tasks: readonly Task[],
  setting: AskedSetting,
  request: PromptsRequest,
): Promise<{ readonly task: Task; readonly messages: readonly Message[] }[]> {
  const build = await openTaskPrompt(request.prompt)
  const contexts = setting === 'none' ? null : await readContexts(tasks, setting, request)
  const prompts: { task: Task; messages: readonly Message[] }[] = []
  for (const task of tasks) {
    const messages = build(task, contexts?.get(keyOf(task)) ?? null)
    prompts.push({ task, messages: request.promptCut === 'published' ? await cutPrompt(messages) : messages })
  }
  return prompts
}

/**
 * As ML-Bench's script for open models does: of a prompt over 4,096 tokens the first 3,072 and the last 30 stay. Its task is often
 * in what is lost. Tokens are those of o200k_base, where the script takes the model's own.
 */
async function cutPrompt(messages: readonly Message[]): Promise<readonly Message[]> {
  const cut = (text: string) => cutMiddle(text, { most: 4096, first: 3072, last: 30 })
  return Promise.all(
    messages.map(async (message) =>
      message.role === 'user' ? { ...message, text: await cut(message.text) } : message,
    ),
  )
}

async function readContexts(
  tasks: readonly Task[],
  setting: Exclude<AskedSetting, 'none'>,
  { scope, maxCharacters, maxTokens, repositories, nameOf, embed }: PromptsRequest,
): Promise<ReadonlyMap<string, string>> {
  const asked = {
    repositories,
    setting,
    maxCharacters,
    nameOf,
    embed,
    scope: scope ?? (setting === 'readme' ? 'readme' : 'repository'),
  } as const
  const texts = new Map<string, string>()
  const cut = new Map<string, string>() // tasks of one repository often share a text
  for await (const { github_id, id, text } of makeContexts(tasks, asked)) {
    const known = maxTokens === null ? text : (cut.get(text) ?? (await cutAtTokens(text, maxTokens)))
    cut.set(text, known)
    texts.set(keyOf({ githubId: github_id, id }), known)
  }
  return texts
}

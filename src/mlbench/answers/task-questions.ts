import type { Question } from '../../generation/ask.ts'
import { cutAtTokens } from '../../generation/cut-tokens.ts'
import type { Embed } from '../../generation/embed.ts'
import type { ModelEntry } from '../../schema/model-entries.ts'
import type { AskedSetting, TaskPrompt } from '../../schema/task-answer.ts'
import type { ContextScope } from '../../schema/task-context.ts'
import { makeContexts } from '../contexts/make-contexts.ts'
import { keyOf, type Task } from '../data/rows.ts'
import { openTaskPrompt } from './task-prompts.ts'

/** A sample of one model's answer to one task in one setting. */
export interface TaskQuestion extends Question {
  readonly task: Task
  readonly setting: AskedSetting
}

export interface QuestionsRequest {
  readonly models: readonly ModelEntry[]
  readonly settings: readonly AskedSetting[]
  readonly samples: number
  readonly prompt: TaskPrompt
  /** A folder with one repository a folder, by `nameOf`. */
  readonly repositories: string
  readonly scope: ContextScope | undefined
  readonly maxCharacters: number | null
  /** Most tokens of a context, by OpenAI's o200k_base; null: all of it. */
  readonly maxTokens: number | null
  nameOf(task: Task): string
  /** For the setting `embeddings`. */
  readonly embed: Embed | undefined
}

/** Builds every question before the first call, setting after setting. */
export async function listTaskQuestions(tasks: readonly Task[], request: QuestionsRequest): Promise<TaskQuestion[]> {
  const build = await openTaskPrompt(request.prompt)
  const questions: TaskQuestion[] = []
  for (const setting of request.settings) {
    const contexts = setting === 'none' ? null : await readContexts(tasks, setting, request)
    for (const task of tasks) {
      const messages = build(task, contexts?.get(keyOf(task)) ?? null)
      for (const entry of request.models) {
        for (let sample = 1; sample <= request.samples; sample++) {
          questions.push({
            ...{ entry, messages, task, setting },
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

async function readContexts(
  tasks: readonly Task[],
  setting: Exclude<AskedSetting, 'none'>,
  { scope, maxCharacters, maxTokens, repositories, nameOf, embed }: QuestionsRequest,
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

import { sum, sumOfAll } from '../../base/numbers.ts'
import type { EndedAsking } from '../../generation/asking/ask.ts'
import type { TokenUsage } from '../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import {
  type AskedSetting,
  type Extraction,
  nameSystem,
  TASK_ANSWER_VERSION,
  type TaskAnswer,
  type TaskPrompt,
} from '../../schema/mlbench/task-answer.ts'
import { keyOf } from '../data/rows.ts'
import { extractAnswer } from './extract-answer.ts'
import type { TaskQuestion } from './task-questions.ts'

/** A question with what came of it; null: it was not asked, or is not answered yet. */
export interface AskedTask {
  readonly question: TaskQuestion
  readonly asked: EndedAsking | null
}

/** Every system of models and settings, model after model: the order in which shares are dealt. */
export const listSystems = <M extends Pick<ModelEntry, 'id'>>(
  models: readonly M[],
  settings: readonly AskedSetting[],
  prompt: TaskPrompt,
): { readonly system: string; readonly entry: M; readonly setting: AskedSetting }[] =>
  models.flatMap((entry) =>
    settings.map((setting) => ({ system: nameSystem({ model: entry.id, setting, prompt }), entry, setting })),
  )

/** The answers of each system, a line a task; tasks without any answer have none. */
export function collectAnswers(
  all: readonly AskedTask[],
  { prompt, extraction }: { readonly prompt: TaskPrompt; readonly extraction: Extraction },
): Map<string, TaskAnswer[]> {
  const systems = Map.groupBy(all, ({ question: { entry, setting } }) =>
    nameSystem({ model: entry.id, setting, prompt }),
  )
  return new Map(
    [...systems].map(([system, own]) => {
      const byTask = Map.groupBy(own, ({ question }) => keyOf(question.task))
      const lines = [...byTask.values()].flatMap((samples) => joinSamples(samples, prompt, extraction))
      return [system, lines]
    }),
  )
}

function joinSamples(samples: readonly AskedTask[], prompt: TaskPrompt, extraction: Extraction): TaskAnswer[] {
  const [first] = samples
  const answered = samples.flatMap(({ asked }) => (asked?.kind === 'answered' ? [asked] : []))
  if (first === undefined || answered.length === 0) return []
  const { task, entry, setting } = first.question
  return [
    {
      schemaVersion: TASK_ANSWER_VERSION,
      github_id: task.githubId,
      id: task.id,
      output: answered.map(({ reply }) => extractAnswer(reply.text, extraction, task)),
      model: entry.id,
      setting,
      prompt,
      extraction,
      calls: answered.map(({ call }) => call),
      unanswered: samples.length - answered.length,
      tokens: sumTokens(answered.map(({ reply }) => reply.usage)),
      usd: sumOfAll(answered.map(({ cost }) => cost?.usd ?? null)),
      wallSeconds: sum(answered.map(({ wallSeconds }) => wallSeconds)),
      drafts: null,
    },
  ]
}

/** Tokens of several calls; null where one was not told. */
export function sumTokens(calls: readonly (Pick<TokenUsage, 'input' | 'output'> | null)[]): TaskAnswer['tokens'] {
  const input = sumOfAll(calls.map((call) => call?.input ?? null))
  const output = sumOfAll(calls.map((call) => call?.output ?? null))
  return input === null || output === null ? null : { input, output }
}

import { z } from 'zod'
import { modelId } from '../common.ts'
import { versioned } from '../versioned.ts'
import { CONTEXT_SETTINGS } from './task-context.ts'

/** The settings that a model is asked in: those of contexts, and the instruction alone. */
export const ASKED_SETTINGS = [...CONTEXT_SETTINGS, 'none'] as const
export type AskedSetting = (typeof ASKED_SETTINGS)[number]

/** An agent finds its context by itself: it is given the task's repository, or finds one by itself. */
export const AGENT_SETTINGS = ['agent', 'agent-open'] as const
export type AgentSetting = (typeof AGENT_SETTINGS)[number]

export const ANSWER_SETTINGS = [...ASKED_SETTINGS, ...AGENT_SETTINGS] as const
export type AnswerSetting = (typeof ANSWER_SETTINGS)[number]

/** Whether what a model is shown, or finds, lies in a task's repository: an oracle's segment stands in the rows. */
export const readsRepository = (setting: AnswerSetting): boolean => setting !== 'none' && setting !== 'oracle'

/** The wordings of a question: ML-Bench's in meaning, and ours. */
export const TASK_PROMPTS = ['guided', 'published'] as const
export type TaskPrompt = (typeof TASK_PROMPTS)[number]

/** How a prompt is cut that is too long for a model: not at all, or as ML-Bench's script for open models does. */
export const PROMPT_CUTS = ['none', 'published'] as const
export type PromptCut = (typeof PROMPT_CUTS)[number]

/** System of the data set's own answers. */
export const GOLD = 'gold'

/** Names who answered in which setting and to which wording: the file of the answers, and the system that is graded. */
export const nameSystem = (asked: {
  readonly model: string
  readonly setting: AnswerSetting
  readonly prompt: TaskPrompt
}): string => `${asked.model}@${asked.setting}${asked.prompt === 'guided' ? '' : `@${asked.prompt}`}`

/** Ways to take an answer out of what a model said: ours, and those of ML-Bench's two generations of scripts. */
export const EXTRACTIONS = ['strict', 'compat', 'compat-openai'] as const
export type Extraction = (typeof EXTRACTIONS)[number]

export const TASK_ANSWER_VERSION = 4

/** Drafts that an agent ran. */
export const answerDrafts = z.strictObject({
  runs: z.int().min(0),
  /** Measured; null: of one it was not. */
  joules: z.number().min(0).nullable(),
})
export type AnswerDrafts = z.infer<typeof answerDrafts>

const answerLine = z.strictObject({
  schemaVersion: z.literal(TASK_ANSWER_VERSION),
  github_id: z.int().min(0),
  id: z.int().min(0),
  /** A text a sample that was answered, in their order. */
  output: z.array(z.string()),
  model: modelId,
  setting: z.enum(ANSWER_SETTINGS),
  prompt: z.enum(TASK_PROMPTS),
  extraction: z.enum(EXTRACTIONS),
  /** Calls in `calls/` that the samples came of. */
  calls: z.array(z.uuid()),
  /** Samples that no answer came to: the provider's failure, not the model's. */
  unanswered: z.int().min(0),
  /** Tokens of all samples; null where a provider did not tell. */
  tokens: z.strictObject({ input: z.int().min(0), output: z.int().min(0) }).nullable(),
  /** Price of all samples; null where one is not known. */
  usd: z.number().min(0).nullable(),
  /** Seconds of all samples, one after another. */
  wallSeconds: z.number().min(0),
  /** What an agent ran before it answered, of all samples; null: it is none. */
  drafts: answerDrafts.nullable(),
})

/** A line of `answers/*.jsonl`: what a model answered to a task. The first three fields after the version are ML-Bench's own. */
export const taskAnswer = versioned(TASK_ANSWER_VERSION, answerLine, {
  3: (old) => ({ ...old, drafts: null }), // it did not tell
})
export type TaskAnswer = z.infer<typeof taskAnswer>

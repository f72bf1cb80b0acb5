import { z } from 'zod'
import { count, label, sha256 } from '../common.ts'
import { versioned } from '../versioned.ts'
import { TASK_PROMPTS } from './task-answer.ts'

/** What a model is taught to answer from, as the paper names it. */
export const FINETUNE_TASKS = ['code', 'retrieval', 'oracle'] as const
export type FinetuneTask = (typeof FINETUNE_TASKS)[number]

/** Whether the test's repositories are those that training has other tasks of, or none of them. */
export const DISTRIBUTIONS = ['in', 'out'] as const
export type Distribution = (typeof DISTRIBUTIONS)[number]

/** `chat`: prompt and completion, so that a trainer can learn the answer alone; `openai`: what OpenAI's fine-tuning takes. */
export const FINETUNE_FORMATS = ['chat', 'openai'] as const
export type FinetuneFormat = (typeof FINETUNE_FORMATS)[number]

/** Why a row teaches nothing. All but the first and last are what a test row could be known by. */
export const LEFT_OUT = [
  'no-answer',
  'same-instruction',
  'near-instruction',
  'same-answer',
  'other-distribution',
] as const
export type LeftOut = (typeof LEFT_OUT)[number]

const file = z.strictObject({ examples: count, sha256, tokens: count.nullable() })

export const FINETUNE_DATA_VERSION = 1

const dataFile = z.strictObject({
  schemaVersion: z.literal(FINETUNE_DATA_VERSION),
  task: z.enum(FINETUNE_TASKS),
  format: z.enum(FINETUNE_FORMATS),
  prompt: z.enum(TASK_PROMPTS),
  distribution: z.enum(DISTRIBUTIONS),
  seed: count,
  /** Hash of the rows that examples were made of. */
  rowsSha256: sha256,
  /** Of the rows that are kept for the test; the same hash where they were drawn from those. */
  testSha256: sha256,
  train: file,
  validation: file,
  test: z.strictObject({ tasks: count, repositories: z.array(label) }),
  /** Repositories with examples, and how many in training and validation together. */
  repositories: z.array(z.strictObject({ repository: label, examples: count })),
  /** Rows that are in none of the files, by github_id/id. */
  leftOut: z.array(z.strictObject({ row: z.string().regex(/^\d+\/\d+$/), reason: z.enum(LEFT_OUT) })),
})

/** `finetune.json` beside the examples of `mlbench export-finetune`. */
export const finetuneData = versioned(FINETUNE_DATA_VERSION, dataFile, {})
export type FinetuneData = z.infer<typeof finetuneData>

import { z } from 'zod'
import { count, label, sha256 } from '../common.ts'
import { versioned } from '../versioned.ts'

/** Tokens of OpenAI's o200k_base; null of no text, or where its table is not there. */
const tokens = z.strictObject({ texts: count, mean: z.number().min(0).nullable(), most: count.nullable() })
export type TokenStats = z.infer<typeof tokens>

/** Splits of the data set, as the paper's tables part them. */
const SPLITS = ['Test', 'Train', 'OOD Train'] as const
export type Split = (typeof SPLITS)[number]

export const TASK_STATS_VERSION = 2

const statsFile = z.strictObject({
  schemaVersion: z.literal(TASK_STATS_VERSION),
  rowsSha256: sha256,
  /** Split that the rows are of, by their file's name. */
  split: z.enum(SPLITS),
  tasks: count,
  byType: z.record(label, count),
  /** Tasks by their repository's field; `unknown` where the dataset names none. */
  byField: z.record(label, count),
  /** Tasks by their repository's field and by their type. */
  byFieldAndType: z.array(z.strictObject({ field: label, type: label, tasks: count })),
  /** Tokens of what a task shows, by setting: the paper's table 1. Tasks of repositories that are not there are left out. */
  contextTokens: z.strictObject({ readme: tokens, oracle: tokens, bm25: tokens }),
  instructionTokens: tokens,
  /** Mean over pairs of tasks, in characters: of one repository and folder, and of different ones. Null of no pair. */
  editDistance: z.strictObject({ sameTask: z.number().nullable(), acrossTasks: z.number().nullable() }),
  /** Mean BLEU-1 of what BM25 finds against the oracle segment: the paper's table 5. */
  bleu1: z.strictObject({ texts: count, mean: z.number().nullable() }),
  repositories: z.array(
    z.strictObject({
      githubId: z.int(),
      repository: label,
      field: label.nullable(),
      tasks: count,
      arguments: count,
      /** Tokens of its READMEs together; null: it is not there. */
      readmeTokens: count.nullable(),
      /** Day of its last update before its pin: of the pinned commit. */
      committed: z.iso.date().nullable(),
    }),
  ),
})

/** Output of `mlbench stats --json`. */
export const taskStats = versioned(TASK_STATS_VERSION, statsFile, { 1: 'run greenml mlbench stats again' })
export type TaskStats = z.infer<typeof taskStats>

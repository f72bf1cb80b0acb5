import { z } from 'zod'
import { count, label } from '../common.ts'
import { versioned } from '../versioned.ts'
import { ERROR_CATEGORIES } from './task-attempt.ts'

/** Kinds of lacking knowledge that a rater may tell apart: of the field, of what the repository says, of a language, of a command. */
export const LACK_KINDS = ['domain', 'information', 'language', 'command'] as const

/** Rater whose labels the rules are. */
export const RULES_RATER = 'rules'

export const TASK_ERROR_VERSION = 1

const errorLine = z.strictObject({
  schemaVersion: z.literal(TASK_ERROR_VERSION),
  system: label,
  githubId: z.int().min(0),
  rowId: z.int().min(0),
  attempt: z.int().min(0),
  /** `rules`, a model's id, or the name of a person's file. */
  rater: label,
  category: z.enum(ERROR_CATEGORIES),
  /** Of `lack-of-knowledge`, where the rater told. */
  kind: z.enum(LACK_KINDS).nullable(),
})

/** A line of `errors/*.jsonl`: what one rater says went wrong in a failed answer. */
export const taskError = versioned(TASK_ERROR_VERSION, errorLine, {})
export type TaskError = z.infer<typeof taskError>

/** What `mlbench errors --json` writes. */
const taskErrors = z.strictObject({
  failed: count,
  /** Failed answers that were drawn for raters. */
  drawn: count,
  raters: z.array(
    z.strictObject({ rater: label, labelled: count, categories: z.partialRecord(z.enum(ERROR_CATEGORIES), count) }),
  ),
  /** Cohen's kappa of each pair of raters over what both labelled; null where chance alone would agree on all of it. */
  agreement: z.array(
    z.strictObject({
      raters: z.tuple([label, label]),
      items: count,
      alike: count,
      kappa: z.number().min(-1).max(1).nullable(),
    }),
  ),
})
export type TaskErrors = z.infer<typeof taskErrors>

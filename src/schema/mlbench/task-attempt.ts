import { z } from 'zod'
import { label, sha256 } from '../common.ts'
import { sandboxedExecution } from '../measurement/execution.ts'
import { versioned } from '../versioned.ts'
import { GRADING_RULES, STATIC_REASONS } from './task-grades.ts'

/** The bench's own: nobody's answer is judged by them. */
export const LOST_REASONS = ['environment', 'sandbox', 'interrupted'] as const

/**
 * Reasons of a run that failed. `not-run`: it ended with 0, and what its text would use never ran, or failed and that was hidden.
 */
const RUN_REASONS = ['exit', 'signal', 'timeout', 'memory', 'limit', 'not-run', ...LOST_REASONS] as const
const ATTEMPT_REASONS = [...STATIC_REASONS, ...RUN_REASONS] as const
export const attemptReason = z.enum(ATTEMPT_REASONS)
export type AttemptReason = z.infer<typeof attemptReason>

/** What went wrong in an answer, as ML-Bench's paper sorts errors; told by rules. */
export const ERROR_CATEGORIES = [
  'hallucination',
  'lack-of-knowledge',
  'knowledge-manipulation',
  'syntax',
  'unsorted',
] as const
export const errorCategory = z.enum(ERROR_CATEGORIES)
export type ErrorCategory = z.infer<typeof errorCategory>

export const ATTEMPT_VERSION = 4

const attemptLine = z.strictObject({
  schemaVersion: z.literal(ATTEMPT_VERSION),
  /** Hash of all that decides the verdict: task, answer, rules, repository, environment, limits. */
  id: z.string().regex(/^[0-9a-f]{24}$/),
  /** Name of the answers' file, for who answered. */
  system: label,
  githubId: z.int().min(0),
  rowId: z.int().min(0),
  /** Place among a task's answers, from 0. */
  attempt: z.int().min(0),
  rules: z.enum(GRADING_RULES),
  argumentsOk: z.boolean(),
  typeOk: z.boolean(),
  /** Null: the bench could not try it. */
  passed: z.boolean().nullable(),
  /** Null where nothing is to be told; a pass has one where the published rules pass a time-out. */
  reason: attemptReason.nullable(),
  errorCategory: errorCategory.nullable(),
  answerSha256: sha256.nullable(),
  /** Hash of the repository's files; null: it is not there. */
  sourceHash: sha256.nullable(),
  /** Null: there is no environment. */
  lockHash: sha256.nullable(),
  /** Null: it was not run. */
  execution: sandboxedExecution.nullable(),
})

/** A line of `attempts/*.jsonl`: an answer to a task of ML-Bench, how it ran and what it came to. The last line of an id counts. */
export const taskAttempt = versioned(ATTEMPT_VERSION, attemptLine, {})
export type TaskAttempt = z.infer<typeof taskAttempt>

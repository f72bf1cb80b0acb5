import { z } from 'zod'
import { count } from '../common.ts'

export const GRADING_RULES = ['compat', 'strict'] as const
export type GradingRules = (typeof GRADING_RULES)[number]

export const STATIC_REASONS = [
  'no-answer',
  'argument-missing',
  'wrong-type',
  'argument-missing-and-wrong-type',
] as const

/** What can be said of an answer without running it: two gates, judged each by itself. */
const staticAttempt = z.strictObject({
  github_id: z.int(),
  id: z.int(),
  /** Place among a task's answers, from 0, in the order in which they stand. */
  attempt: z.int().min(0),
  arguments_ok: z.boolean(),
  type_ok: z.boolean(),
  /** Both. */
  static_ok: z.boolean(),
  /** Null where both gates are passed. */
  reason: z.enum(STATIC_REASONS).nullable(),
})
export type StaticAttempt = z.infer<typeof staticAttempt>

const gradesOfRows = {
  attempts: z.array(staticAttempt),
  totals: z.strictObject({ attempts: count, arguments_ok: count, type_ok: count, static_ok: count }),
}

/** What `mlbench grade --static-only --json` writes; keys are named as in ML-Bench's own files. */
export const staticGrades = z.strictObject({
  ...gradesOfRows,
  /** Grades over the rows as errata mend them, where that was asked for. */
  mended: z.strictObject(gradesOfRows).exactOptional(),
})
export type StaticGrades = z.infer<typeof staticGrades>

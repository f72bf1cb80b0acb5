import { z } from 'zod'
import { perturbation } from './record.ts'

export const VALIDITY_VERDICTS = ['suspect', 'not suspect', 'not probed'] as const

/** What can be held against an answer: each of them is enough by itself. */
export const VALIDITY_CHECKS = ['labels', 'missing data', 'data read', 'tested rows'] as const
export const validityCheck = z.enum(VALIDITY_CHECKS)
export type ValidityCheck = z.infer<typeof validityCheck>

/** Whether an answer's metric comes from the project's data as the author's does. */
export const validity = z.strictObject({
  verdict: z.enum(VALIDITY_VERDICTS),
  /** Of `suspect`. */
  evidence: z.array(z.string()),
  /** What a reader should know and what is no evidence by itself. */
  notes: z.array(z.string()),
  /** That could be made. */
  checks: z.array(validityCheck),
  /** Of `not probed`. */
  reason: z.string().nullable(),
  /** What the two scripts printed on the changed data, null where they printed none. */
  readings: z.array(z.strictObject({ perturbation, metric: z.number().nullable(), baseline: z.number().nullable() })),
})
export type Validity = z.infer<typeof validity>

import { z } from 'zod'
import { QUANTITIES } from './ratio.ts'

export const FAIL_ON_SUBJECTS = [...QUANTITIES, 'accuracy', 'success'] as const
/** What a condition of `--fail-on` is on. */
const failOnSubject = z.enum(FAIL_ON_SUBJECTS)

/** A condition, and whether it is met. */
export const failOnCondition = z.strictObject({
  /** As it was given. */
  condition: z.string(),
  subject: failOnSubject,
  /** Threshold as a share, 0.05 for 5 %; 0 where none was given. */
  atLeast: z.number(),
  met: z.boolean(),
  /** False: there was nothing to check it on, as energy without a meter. */
  checked: z.boolean(),
})
export type FailOnCondition = z.infer<typeof failOnCondition>

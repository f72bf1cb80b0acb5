import { z } from 'zod'
import { QUANTITIES } from './ratio.ts'

export const FAIL_ON_SUBJECTS = [...QUANTITIES, 'accuracy', 'success'] as const
/** What a condition of `--fail-on` is on. */
export const failOnSubject = z.enum(FAIL_ON_SUBJECTS)

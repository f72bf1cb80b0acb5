import { z } from 'zod'

/** Why a project that was asked for is not run. */
const PROJECT_GAPS = ['retired', 'no-source', 'no-lock', 'no-data'] as const
export const projectGap = z.enum(PROJECT_GAPS)
export type ProjectGap = z.infer<typeof projectGap>

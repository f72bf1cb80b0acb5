import { z } from 'zod'
import { versioned } from '../versioned.ts'

/** Columns that may be mended: never what a model is shown, so that an answer to the published task is one to the mended task too. */
const MENDED_COLUMNS = ['arguments', 'output', 'prefix_code'] as const

/**
 * Faults of rows. `unknown-value`: a wanted value stands neither in the instruction nor in the row's own answer; `other-value`: the
 * answer or the wanted values say another one than the instruction; `broken-text`: a column holds what does not belong there.
 */
const ROW_FAULTS = ['unknown-value', 'other-value', 'broken-text'] as const

const TASK_ERRATA_VERSION = 1

const erratum = z.strictObject({
  githubId: z.int().min(0),
  id: z.int().min(0),
  column: z.enum(MENDED_COLUMNS),
  fault: z.enum(ROW_FAULTS),
  /** Text that stands in the column once, and what is put in its place. */
  from: z.string().min(1).max(2000),
  to: z.string().max(2000),
})
export type Erratum = z.infer<typeof erratum>

const errataFile = z.strictObject({
  schemaVersion: z.literal(TASK_ERRATA_VERSION),
  /** Raised with every change: scores name it. */
  version: z.int().min(1),
  rows: z.array(erratum).max(10_000),
})

/** `dataset/ml-bench/errata.yaml`: what is mended of the published rows, as a layer of its own. */
export const taskErrata = versioned(TASK_ERRATA_VERSION, errataFile, {})
export type TaskErrata = z.infer<typeof taskErrata>

import { z } from 'zod'
import { relativePath as path, text } from '../common.ts'

/** Why a project can't be run on data that is changed in one way. */
export const probeGap = z.discriminatedUnion('kind', [
  /** The manifest names none; or, in older plans, no script says what its metric is. */
  z.strictObject({ kind: z.enum(['no-data-file', 'no-target', 'scored-predictions']) }),
  /** Neither the task nor the metric tells whether the target holds classes or numbers. */
  z.strictObject({ kind: z.literal('unclear-target'), metric: text }),
  z.strictObject({ kind: z.literal('too-few-classes'), classes: z.int() }),
  z.strictObject({ kind: z.literal('too-few-rows'), rows: z.int() }),
  z.strictObject({ kind: z.enum(['missing', 'folder', 'link', 'pipe', 'socket', 'device']), path }),
  /** Quotes that may begin a cell of several lines, or be text; of all tables together more cells than are held in memory. */
  z.strictObject({ kind: z.enum(['no-text', 'no-table', 'unclear-quotes', 'too-many-cells']), path }),
  z.strictObject({ kind: z.literal('too-large'), path, bytes: z.int() }),
  z.strictObject({ kind: z.literal('inside-another'), path, outer: path }),
  z.strictObject({ kind: z.literal('no-column'), path, column: text }),
  /** Words of the parser. */
  z.strictObject({ kind: z.literal('unreadable'), path, detail: text }),
  /** Words of a file of an older version. */
  z.strictObject({ kind: z.literal('reported'), detail: text }),
])
export type ProbeGap = z.infer<typeof probeGap>

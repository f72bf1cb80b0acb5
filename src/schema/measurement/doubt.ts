import { z } from 'zod'
import { label, text } from '../common.ts'

const seconds = z.number().nonnegative()

/** Why a careful reader would not trust a number unseen that a meter read: what it noticed itself. */
export const doubt = z.discriminatedUnion('kind', [
  /** A second meter of the same zone reads so much more (or less, below 0), as a share. */
  z.strictObject({ kind: z.literal('meters-disagree'), meter: label, difference: z.number() }),
  /** More than twice the limit of the zone. */
  z.strictObject({ kind: z.literal('excessive-power'), joules: z.number(), seconds, limitWatts: z.number() }),
  /** The counter may have wrapped more than once between two readings. */
  z.strictObject({ kind: z.literal('wrapped-unseen'), seconds }),
  z.strictObject({ kind: z.literal('gap'), seconds }),
  /** The power changes faster than it is read: an error of so much, as a share. */
  z.strictObject({ kind: z.literal('fast-power'), error: z.number().nonnegative() }),
  z.strictObject({ kind: z.literal('few-readings'), readings: z.int(), seconds }),
  /** The nearest readings lie so far off the edges of the run. */
  z.strictObject({ kind: z.literal('far-from-edges'), offSeconds: seconds, seconds }),
  /** Other processes computed on the device. */
  z.strictObject({ kind: z.literal('shared-device'), processes: z.int() }),
  /** The counter moves seldom beside so short a run: an error of so much, as a share. */
  z.strictObject({ kind: z.literal('slow-counter'), error: z.number().nonnegative(), seconds }),
  /** Cards differ, and CUDA does not number them as the bus does. */
  z.strictObject({ kind: z.literal('device-order') }),
  /** Words of a file of an older version. */
  z.strictObject({ kind: z.literal('reported'), detail: text }),
])
export type Doubt = z.infer<typeof doubt>

/** Numbers that their meters doubt for one kind of reason. */
export const doubtCount = z.strictObject({
  /** The first of these doubts. */
  example: doubt,
  runs: z.int().positive(),
  /** The others are doubted in the same numbers. */
  equal: z.boolean(),
})
export type DoubtCount = z.infer<typeof doubtCount>

import { z } from 'zod'
import { compoundId, count, label, relativePath, text } from '../common.ts'
import { versioned } from '../versioned.ts'

/** Why an answer is left where it is: its script is not the one that its provenance names; nothing tells of it; a batch will answer. */
const keptFor = z.enum(['script-changed', 'no-provenance', 'pending'])

export const CLEANING_VERSION = 1

/** `greenml clean --json`: the answers of models that are removed from a campaign, or would be. */
export const cleaning = versioned(
  CLEANING_VERSION,
  z.strictObject({
    schemaVersion: z.literal(CLEANING_VERSION),
    campaign: text,
    toolVersion: label,
    /** False: nothing was removed, this is what would be. */
    isDone: z.boolean(),
    removed: z.array(
      z.strictObject({
        variant: compoundId,
        /** Relative to the campaign's folder. */
        files: z.array(relativePath),
        /** Whether `calls/` holds the answer, which `replay` writes again. */
        inCalls: z.boolean(),
        /** Records of its runs, which stay. */
        runs: count,
      }),
    ),
    kept: z.array(z.strictObject({ variant: compoundId, reason: keptFor })),
  }),
  {},
)
export type Cleaning = z.infer<typeof cleaning>

import { z } from 'zod'
import { label, relativePath, sha256, slug, text } from '../common.ts'
import { versioned } from '../versioned.ts'

export const BUNDLE_VERSION = 1

/** `bundle.json` of a campaign's copy that may be handed on. */
export const bundle = versioned(
  BUNDLE_VERSION,
  z.strictObject({
    schemaVersion: z.literal(BUNDLE_VERSION),
    campaign: text,
    toolVersion: label,
    /** Projects whose plan knows no licence: nothing that may hold their code is here. */
    unlicensed: z.array(slug),
    files: z.array(
      z.strictObject({
        path: relativePath,
        sha256,
        bytes: z.int().min(0),
        /** Tracebacks, which quote code, are cut to the type of the exception. */
        isCut: z.boolean(),
      }),
    ),
    /** Files of the campaign that are not here: they may hold code without a licence. */
    leftOut: z.array(relativePath),
  }),
  {},
)
export type Bundle = z.infer<typeof bundle>

import { z } from 'zod'
import { label, sha256, text } from '../common.ts'
import { runRecord } from '../measurement/record.ts'
import { versioned } from '../versioned.ts'

const seconds = z.number().nonnegative()

/** What a run starts, as its sandbox sees it: `/home/sandbox/work/project` (`/project` in older ones) is a fresh copy of the source, `/environment` what its lock names. */
const runCommand = z.strictObject({
  workingDirectory: text,
  words: z.array(text),
  pythonPath: z.array(text),
  /** Path and hash of the script; null: the author's own entry. */
  script: z.strictObject({ path: text, sha256 }).nullable(),
  limits: z.strictObject({ wallSeconds: seconds, memoryBytes: z.int() }),
})
export type RunCommand = z.infer<typeof runCommand>

export const REPRODUCTION_VERSION = 2

/** `greenml reproduce --json`: a record, what it ran, and what the same run gave this time. */
export const reproduction = versioned(
  REPRODUCTION_VERSION,
  z.strictObject({
    schemaVersion: z.literal(REPRODUCTION_VERSION),
    campaign: text,
    toolVersion: label,
    record: runRecord,
    command: runCommand,
    /** Null: nothing was run. */
    again: runRecord.nullable(),
    /** Whether it ended alike, with the same metric; null: nothing was run. Time and energy are never the same. */
    isAlike: z.boolean().nullable(),
  }),
  {},
)
export type Reproduction = z.infer<typeof reproduction>

import { z } from 'zod'
import { LONGEST_PROSE, label, relativePath, sha256, text } from './common.ts'
import { GRADING_RULES, type GradingRules } from './task-grades.ts'
import type { PassRate } from './task-scores.ts'
import { versioned } from './versioned.ts'

const HUB = /^hf:[\w.@/-]{1,200}$/
const rows = z.union(
  [z.string().regex(HUB), relativePath],
  'hf:owner/name[@revision]/split or a file of this repository',
)

/** A name that no page shows as another's, or as none: each of its signs can be seen. */
const seenName = label.regex(
  /^(?=.*[\p{L}\p{N}])[^\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u,
  'a name that can be seen, without invisible signs',
)

export const TASK_SUBMISSION_VERSION = 1

/** `submissions/<name>/card.yaml`: what somebody's answers to ML-Bench's tasks are. */
export const taskSubmission = versioned(
  TASK_SUBMISSION_VERSION,
  z.strictObject({
    schemaVersion: z.literal(TASK_SUBMISSION_VERSION),
    /** Model and what it works with, as the leaderboard names it. */
    system: seenName,
    authors: z.array(seenName).min(1).max(100),
    /** Day on which the answers were made. */
    date: z.iso.date(),
    /** What a model was shown: one of the settings, or in words. */
    context: text,
    rows,
    /** Version of the data: the hash that scores name. */
    rowsSha256: sha256,
    /** How the answers were made. */
    description: z.string().max(LONGEST_PROSE),
    /** Licence of the answers; null: none is given. */
    licence: text.nullable(),
    /** Scores as the authors tell them; they stand on the leaderboard, marked, until a maintainer's run replaces them. */
    claimed: z
      .strictObject({
        rules: z.enum(GRADING_RULES),
        passAt: z.array(z.strictObject({ k: z.int().min(1), passed: z.int().min(0), total: z.int().min(1) })).max(10),
      })
      .nullable(),
  }),
  {},
)
export type TaskSubmission = Readonly<z.infer<typeof taskSubmission>>

/** Submitted answers to ML-Bench's tasks. */
export interface Submission {
  /** Of its folder. */
  readonly name: string
  readonly card: TaskSubmission
  /** What a maintainer's run scored; null: nobody has run it. */
  readonly regraded: { readonly rules: GradingRules; readonly passRates: readonly PassRate[] } | null
}

/** Names of a submission's files in its folder. */
export const SUBMISSION_FILES = { card: 'card.yaml', answers: 'answers.jsonl', scores: 'scores.json' } as const

import { z } from 'zod'
import { LONGEST_PROSE, label, relativePath, sha256, text } from '../common.ts'
import { versioned } from '../versioned.ts'
import { GRADING_RULES, type GradingRules } from './task-grades.ts'
import type { PassRate } from './task-scores.ts'

const HUB = /^hf:[\w.@/-]{1,200}$/
const ROWS = 'hf:owner/name[@revision]/split or a file of this repository'
const rows = z.union([z.string().regex(HUB, ROWS), relativePath], ROWS)

/** Scripts in which a joiner without a width, or the lack of one, changes how letters are written. */
const JOINING = String.raw`[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}]`
const SEEN = String.raw`[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]`

/** Of letters that look alike: from a Latin one to the next of another script, and back. */
const MIXED = String.raw`\p{sc=Latn}[^\p{sc=Latn} ]*[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}][^\p{sc=Cyrl}\p{sc=Grek} ]*\p{sc=Latn}`

/**
 * A name of which each sign can be seen, so that no page shows it as another's or as none: with single spaces, and joiners and
 * forms of pictures where they are written.
 */
const seenName = label
  .regex(
    new RegExp(
      String.raw`^(?=.*[\p{L}\p{N}])(?:${SEEN}|(?<=${SEEN}|\ufe0f) (?=${SEEN})|(?<=${JOINING})[\u200c\u200d](?=${JOINING})|(?<=\p{Extended_Pictographic})\ufe0f)+$`,
      'u',
    ),
    'a name that can be seen: single spaces inside, no invisible or unassigned signs',
  )
  .regex(new RegExp(`^(?!.*(?:${MIXED}))`, 'u'), 'no word that mixes Latin with Cyrillic or Greek letters')

const TASK_SUBMISSION_VERSION = 1

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

/** Whether a claim can be true of so many answered tasks. */
export const isCoveredClaim = ({ passed }: { readonly passed: number }, answered: number): boolean => passed <= answered

/** Submitted answers to ML-Bench's tasks. */
export interface Submission {
  /** Of its folder. */
  readonly name: string
  readonly card: TaskSubmission
  /** Tasks that have an answer; 0 where the answers can't be read. */
  readonly answered: number
  /** Systems of other submissions that hold the same answers to the same rows. */
  readonly sameAnswers: readonly string[]
  /** What a maintainer's run scored; null: nobody has run it. */
  readonly regraded: {
    readonly rules: GradingRules
    readonly passRates: readonly PassRate[]
    /** 1 + the submissions of the same rows and rules that are shown to pass more at the first answer. */
    readonly place: number
  } | null
}

/** Names of a submission's files in its folder. */
export const SUBMISSION_FILES = { card: 'card.yaml', answers: 'answers.jsonl', scores: 'scores.json' } as const

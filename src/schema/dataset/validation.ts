import { z } from 'zod'
import { label, text } from '../common.ts'
import { versioned } from '../versioned.ts'

/** What is asked of a project before it becomes part of a dataset, in the order of the table. */
export const PROJECT_CHECKS = [
  'manifest',
  'source',
  'licence',
  'size',
  'duplicates',
  'entry',
  'data',
  'lock',
  'run',
  'metric',
] as const
export type ProjectCheckName = (typeof PROJECT_CHECKS)[number]

/** Most characters of a name in a place. */
export const LONGEST_PLACE_NAME = 200
const place = z.array(z.union([z.string().max(LONGEST_PLACE_NAME), z.int().min(0)])).max(20)
const scalar = z.union([z.string().max(4096), z.number(), z.boolean(), z.null()])
/** The change of a manifest that mends a fault. */
const manifestPatch = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path: place, value: z.union([scalar, z.record(z.string(), scalar)]) }),
  z.strictObject({ op: z.literal('delete'), path: place }),
  z.strictObject({ op: z.literal('rename'), path: place, to: label }),
])
export type ManifestPatch = z.infer<typeof manifestPatch>

const FAULTS = [
  'not-yaml',
  'unknown-key',
  'unknown-value',
  'wrong-value',
  'newer-version',
  'other-interpreter',
  'private-host',
  'not-fetched',
  'hash-unknown',
  'hash-differs',
  'not-here',
  'no-licence',
  'vendored-without-licence',
  'other-licence',
  'licence-file-missing',
  'too-large',
  'same-name',
  'same-source',
  'same-data',
  'entry-missing',
  'folder-missing',
  'data-missing',
  'data-differs',
  'data-not-had',
  'no-data-licence',
  'other-data-licence',
  'target-missing',
  'pointer-as-data',
  'no-lock',
  'lock-missing',
  'not-installed',
  'run-failed',
  'not-isolated',
  'no-metric',
  'differs-between-runs',
  'share-as-percent',
  'retired',
] as const
export type FaultKind = (typeof FAULTS)[number]

/** `fault`: it has to be mended; `warning`: it may stay; `note`: what somebody may want to know. */
export const projectFault = z.strictObject({
  kind: z.enum(FAULTS),
  weight: z.enum(['fault', 'warning', 'note']),
  /** Place in the manifest; empty: of the whole. */
  path: place,
  /** Line of `project.yaml`; null: of the project, not of a line. */
  line: z.int().min(1).nullable(),
  /** The value, name or number that it is about, as found. */
  found: text.nullable(),
  /** What would be right. */
  wanted: text.nullable(),
  patch: manifestPatch.nullable(),
})
export type ProjectFault = z.infer<typeof projectFault>

/** Most faults of one check; who mends these sees the others next. */
export const MOST_FAULTS = 200
const CHECK_STATES = ['passed', 'failed', 'skipped'] as const
const LONGEST_END = 20_000
/** As many characters as a name of a file system can have: of one that is longer spelled out the beginning. */
const LONGEST_FOLDER_NAME = 255
/** The name of a folder; of one that no project or submission may have as it can be shown. */
const folderName = z
  .string()
  .max(LONGEST_FOLDER_NAME)
  .regex(/^(?!\.{1,2}$)[^/\p{Cc}]+$/u)

export const projectValidation = z.strictObject({
  slug: folderName,
  /** Of the manifest, below the dataset's folder as it was named; of one that lies elsewhere below its last part. */
  file: text,
  checks: z
    .array(
      z.strictObject({
        check: z.enum(PROJECT_CHECKS),
        state: z.enum(CHECK_STATES),
        faults: z.array(projectFault).max(MOST_FAULTS),
      }),
    )
    .max(PROJECT_CHECKS.length),
  /** The metric of each of the author's runs, where they were run. */
  metric: z.strictObject({ name: text, values: z.array(z.number()).max(10) }).nullable(),
  /** End of what the author's last run printed. */
  logEnd: z.string().max(LONGEST_END),
})
export type ProjectValidation = z.infer<typeof projectValidation>

/** What is asked of answers to ML-Bench's tasks before they become part of `submissions/`. */
export const SUBMISSION_CHECKS = ['card', 'answers', 'tasks', 'scores'] as const
export type SubmissionCheckName = (typeof SUBMISSION_CHECKS)[number]

const SUBMISSION_FAULTS = [
  'misnamed',
  'card-invalid',
  'answers-missing',
  'answers-invalid',
  'answers-too-large',
  'answers-empty',
  'rows-not-read',
  'other-rows',
  'no-known-task',
  'unknown-tasks',
  'unanswered-tasks',
  'claims-too-much',
  'scores-here',
] as const
export type SubmissionFaultKind = (typeof SUBMISSION_FAULTS)[number]

const submissionFault = z.strictObject({
  kind: z.enum(SUBMISSION_FAULTS),
  weight: projectFault.shape.weight,
  /** The number, hash or message that it is about. */
  found: text.nullable(),
  wanted: text.nullable(),
})
export type SubmissionFault = z.infer<typeof submissionFault>

const submissionValidation = z.strictObject({
  name: folderName,
  /** Of the card, below the folder of submissions as it was named; of one that lies elsewhere below its last part. */
  file: text,
  checks: z
    .array(
      z.strictObject({
        check: z.enum(SUBMISSION_CHECKS),
        state: z.enum(CHECK_STATES),
        faults: z.array(submissionFault).max(20),
      }),
    )
    .max(SUBMISSION_CHECKS.length),
  /** Answers by their text alone, under the rules strict; null: they could not be judged. */
  texts: z
    .strictObject({ tasks: z.int().min(0), answered: z.int().min(0), answers: z.int().min(0), good: z.int().min(0) })
    .nullable(),
})
export type SubmissionValidation = z.infer<typeof submissionValidation>

export const VALIDATION_VERSION = 2
/** Name of the file in the artifact that a pull request's check leaves. */
export const VALIDATION_FILE = 'greenml-validation.json'

/** Content of `greenml validate --json`, and of the artifact that a pull request's check leaves. */
export const validation = versioned(
  VALIDATION_VERSION,
  z.strictObject({
    schemaVersion: z.literal(VALIDATION_VERSION),
    projects: z.array(projectValidation).max(1000),
    submissions: z.array(submissionValidation).max(1000),
  }),
  { 1: (old) => ({ ...old, submissions: [] }) },
)
export type Validation = z.infer<typeof validation>

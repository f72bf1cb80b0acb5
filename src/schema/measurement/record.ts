import { z } from 'zod'
import {
  arm,
  compoundId,
  count,
  LARGEST_METRIC,
  label,
  mode,
  modelId,
  relativePath,
  sha256,
  share,
  shim,
  slug,
  withoutTrace,
} from '../common.ts'
import { metricName } from '../dataset/metric-rule.ts'
import type { Scoring } from '../dataset/scoring.ts'
import { refuseForeignParts } from '../generation/variant-id.ts'
import { recordFromVersion1, recordFromVersion2 } from '../migrations/record-versions.ts'
import { versioned } from '../versioned.ts'
import { sandboxedExecution, seconds } from './execution.ts'
import { flopsReason } from './execution-reason.ts'
import { FLOP_METERS } from './meters.ts'
import { setting } from './setting.ts'

export const STATUSES = [
  'ok',
  'failed',
  'timeout',
  'out-of-memory',
  'no-metric',
  'invalid-metric',
  'environment-failed',
  'sandbox-failed',
  'missing-variant',
  'interrupted',
] as const
export const status = z.enum(STATUSES)
export type Status = z.infer<typeof status>

const OUR_FAILURES: readonly Status[] = ['environment-failed', 'sandbox-failed', 'interrupted']

/** Whether a run is lost to the harness, and tells nothing of the script: alone it leaves a variant unattempted. */
export const isLost = ({ status }: { readonly status: Status }): boolean => OUR_FAILURES.includes(status)

/** Of a run that could not be made: nothing started, and nothing was measured. */
export const WITHOUT_RUN = ['environment-failed', 'missing-variant'] as const satisfies readonly Status[]

const metricValue = z.number().min(-LARGEST_METRIC).max(LARGEST_METRIC).overwrite(withoutTrace)

export const metricReading = z.strictObject({
  name: metricName,
  /** Value as printed. */
  value: metricValue,
  /** Value after scaling to the metric's own unit (percent to fraction). */
  normalised: metricValue,
  /** CPU seconds that the manifest's expression took; they are in the run's own. Null: the script printed the metric. */
  hookSeconds: seconds.nullable(),
})

/** Phases that the CPU seconds of a Python script go to; the first holds the interpreter's own start too. */
export const PHASES = ['import', 'data', 'fit', 'predict', 'plot', 'other'] as const
export const phase = z.enum(PHASES)
export type Phase = z.infer<typeof phase>

/** CPU seconds of a profiling run by phase; they sum to its user and system seconds. */
export const phaseSeconds = z.record(phase, seconds)
export type PhaseSeconds = z.infer<typeof phaseSeconds>

/** Kinds of operations; the two are never compared: retired by the processor, or summed over operators' shape formulas. */
export const FLOP_KINDS = ['hardware-retired', 'theoretical-operator'] as const

/** Floating-point operations of one counting run. */
export const flopsReading = z.strictObject({
  kind: z.enum(FLOP_KINDS),
  /** Operations; a fused multiply-add is two. */
  count: z.number().nonnegative().max(1e30).nullable(),
  meter: z.enum(FLOP_METERS),
  quality: z.enum(['measured', 'unavailable']),
  /** Share of the run during which each event was counted, 0–1; below 1 the count is scaled up. Null: does not apply. */
  counted: share.nullable(),
  reason: flopsReason.nullable(),
})
export type FlopsReading = z.infer<typeof flopsReading>

/**
 * A run is a warm-up, counts for time and energy, or is made for something else that would disturb those, or under another
 * setting.
 */
const PURPOSES = ['warmup', 'measured', 'profile', 'sensitivity', 'flops', 'probe'] as const
export const purpose = z.enum(PURPOSES)
export type Purpose = z.infer<typeof purpose>

/** What a validity probe does to the project's data before the script runs. */
export const PERTURBATIONS = ['label-randomisation', 'subsample', 'hidden-data', 'label-exchange'] as const
export const perturbation = z.enum(PERTURBATIONS)
export type Perturbation = z.infer<typeof perturbation>

/**
 * Changes that tell something of a project's scripts. Where predictions are scored one is enough: what is learned from labels that
 * are exchanged for one another is as good, and wrong by the true labels, which decide.
 */
export const perturbationsOf = (scoring: Scoring): Perturbation[] =>
  PERTURBATIONS.filter((each) => (each === 'label-exchange') === (scoring === 'predictions'))

/**
 * What a script was seen to do in a probe, or in a measured run that was watched alike. What stands above `trainedRows` is
 * seen from outside; the rest is noted in the script's own process, which could forge it. A null stands where nothing could
 * be seen: not Python, no known library, or a run that was not watched.
 */
const probeReading = z.strictObject({
  /** Null: the data was the project's own. */
  perturbation: perturbation.nullable(),
  /** The shim that notes what a script does stood in its process. */
  watched: z.boolean(),
  /** Classes that labels were drawn from or exchanged in; null: numbers were changed, or labels left as they are. */
  classes: count.nullable(),
  /** Rows of the declared tables as the script found them. */
  rows: count.nullable(),
  /** The manifest's data files that it read, under whatever name. */
  dataOpened: z.array(relativePath).nullable(),
  /** Rows of the largest fit. */
  trainedRows: count.nullable(),
  /** Share of those that equal another of them; 0–1. */
  duplicateRows: share.nullable(),
  /** Rows behind the metric that it printed, or else of its predictions; where those were scored, the rows that they are of. */
  testedRows: count.nullable(),
  /** Share of the tested rows that equal one that their model was fitted on; 0–1. */
  testedOnTraining: share.nullable(),
  /** The most passes over the training data that any model made: iterations or trees; and that model's class. */
  passes: count.nullable(),
  model: label.nullable(),
  /** Functions that gave it data sets which come with a library. */
  libraryData: z.array(label).max(20).nullable(),
})
export type ProbeReading = z.infer<typeof probeReading>

/** Groups of test rows that are left out in turn. */
export const MOST_GROUPS = 40

/** Split of a run that was scored by its predictions. */
const splitReading = z.strictObject({
  /** Rows that were predicted for. */
  testRows: count,
  /** Hash of the rows' places in the table, in their order: runs that agree were judged by the same rows. */
  hash: sha256,
  /** Cost of reading and splitting data, and of the hook that tells the author's predictions; null: not known. */
  loading: z.strictObject({ cpuSeconds: seconds, wallSeconds: seconds }).nullable(),
  /**
   * The metric without each of these many groups of test rows in turn, the same groups wherever the hash is the same:
   * what the jackknife makes the sampling error of a difference from. Empty: not known.
   */
  withoutGroup: z.array(metricValue).max(MOST_GROUPS),
})

export const RECORD_VERSION = 5

const recordLine = z.strictObject({
  ...sandboxedExecution.shape,
  schemaVersion: z.literal(RECORD_VERSION),
  /** hash(variant, shim, block, purpose, attempt) */
  id: compoundId,
  project: slug.nullable(),
  mode: mode.nullable(),
  model: modelId.nullable(),
  variant: compoundId,
  shim,
  sample: z.int().positive().nullable(),
  iteration: count.nullable(),
  arm: arm.exactOptional(),
  block: compoundId,
  orderIndex: count,
  purpose,
  /** Of a `sensitivity` run what was other than usual. */
  setting: setting.exactOptional(),
  attempt: z.int().positive(),
  status,
  metric: metricReading.nullable(),
  /** Null: the metric is what the script printed, or left behind. */
  split: splitReading.nullable(),
  /** Seconds by phase of a `profile` run. */
  phaseCpuSeconds: phaseSeconds.nullable(),
  /** Operations of a `flops` run. */
  flops: z.array(flopsReading),
  /** Reading of a run that was watched, or made on changed data. */
  probe: probeReading.nullable(),
  variantHash: sha256.nullable(),
  sourceHash: sha256.nullable(),
  lockHash: sha256.nullable(),
  /** Hash of the tests that plan.json declared when this run was made. */
  primaryFamilyHash: sha256.nullable(),
  environment: label.nullable(),
})

/** One execution of one variant: one JSON line in `<campaign>/records/*.jsonl`. */
export const runRecord = versioned(
  RECORD_VERSION,
  recordLine,
  { 1: recordFromVersion1, 2: recordFromVersion2 },
  refuseForeignParts,
)
export type RunRecord = z.infer<typeof runRecord>

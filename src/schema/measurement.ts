import { z } from 'zod'
import { execution, host, idlePower } from './execution.ts'
import { versioned } from './format.ts'
import { interval, verdictShape } from './ratio.ts'
import { flopsReading, phaseSeconds } from './record.ts'

export const measuredRun = z.strictObject({
  ...execution.shape,
  /** Counted from 0 over warm-up and measured rounds. */
  round: z.int(),
  /** Place in the round's random order, from 0. */
  orderIndex: z.int(),
})
export type MeasuredRun = z.infer<typeof measuredRun>

export const sampleSummary = z.strictObject({
  median: z.number().nullable(),
  mean: z.number().nullable(),
  standardDeviation: z.number().nullable(),
  /** 95 % interval of the mean by Student's t. */
  interval: interval.nullable(),
  n: z.int(),
})
export type SampleSummary = z.infer<typeof sampleSummary>

export const comparison = z.strictObject({
  a: z.int(),
  b: z.int(),
  quantity: z.string(),
  /** Geometric mean of b / a over paired rounds. */
  ratio: z.number().nullable(),
  interval: interval.nullable(),
  /** Rounds in which both have a reading that counts. */
  pairs: z.int(),
  ...verdictShape,
})
export type Comparison = z.infer<typeof comparison>

/** The first command against itself, run twice in every round: what this host can't tell apart. */
export const noiseFloor = z.strictObject({
  /** The second runs of the first command; in no summary. */
  runs: z.array(measuredRun),
  quantities: z.array(
    z.strictObject({
      quantity: z.string(),
      ratio: z.number(),
      interval: interval.nullable(),
      /** The end of the interval that is farther from 1, less 1; null without an interval. */
      floor: z.number().nullable(),
    }),
  ),
})
export type NoiseFloor = z.infer<typeof noiseFloor>

export const STOPPING_REASONS = ['repetitions', 'interval', 'max-runs', 'max-seconds', 'failed', 'interrupted'] as const
export const stopping = z.strictObject({
  /** Measured rounds that were completed. */
  rounds: z.int(),
  reason: z.enum(STOPPING_REASONS),
  /** Relative half-width asked for, and the widest one at the end; null where none was asked for or could be formed. */
  target: z.number().nullable(),
  reached: z.number().nullable(),
  /** Of which quantity. */
  quantity: z.string().nullable(),
})
export type Stopping = z.infer<typeof stopping>

export const WARNING_KINDS = [
  'outliers',
  'slow-start',
  'short',
  'contaminated',
  'doubtful',
  'order',
  'drift',
  'failed',
] as const
export const warning = z.strictObject({
  kind: z.enum(WARNING_KINDS),
  /** Null: of the whole measurement. */
  command: z.int().nullable(),
  text: z.string(),
})
export type Warning = z.infer<typeof warning>

export const MEASUREMENT_VERSION = 1

const measurementFile = z.strictObject({
  schemaVersion: z.literal(MEASUREMENT_VERSION),
  host,
  seed: z.int(),
  /** Idle power before the first run; empty where it was not measured. */
  idle: z.array(idlePower),
  commands: z.array(
    z.strictObject({
      command: z.array(z.string()),
      /** The user's own label. */
      name: z.string().nullable(),
      runs: z.array(measuredRun),
      /** Warm-up runs, the first of them cold; in no summary. */
      warmups: z.array(measuredRun),
      /** Of one further run, where asked for. */
      flops: z.array(flopsReading),
      phaseCpuSeconds: phaseSeconds.nullable(),
      /** Why a number of the further runs is null. */
      reasons: z.record(z.string(), z.string()),
      /** Of the runs that ended with exit code 0. */
      summary: z.record(z.string(), sampleSummary),
    }),
  ),
  comparisons: z.array(comparison),
  noiseFloor: noiseFloor.nullable(),
  stopping,
  warnings: z.array(warning),
})

/** What `greenml measure --json` writes. */
export const measurement = versioned(MEASUREMENT_VERSION, measurementFile, {})
export type Measurement = z.infer<typeof measurement>

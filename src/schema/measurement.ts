import { z } from 'zod'
import { schemaVersion } from './common.ts'
import { interval, verdictShape } from './ratio.ts'
import { carbonReading, conditions, energyReading, flopsReading, host, idlePower, phaseSeconds } from './record.ts'

export const measuredRun = z.strictObject({
  wallSeconds: z.number().nullable(),
  userSeconds: z.number().nullable(),
  systemSeconds: z.number().nullable(),
  peakMemoryBytes: z.number().nullable(),
  exitCode: z.int().nullable(),
  signal: z.string().nullable(),
  startedAt: z.string(),
  /** Counted from 0 over warm-up and measured rounds. */
  round: z.int(),
  /** Place in the round's random order, from 0. */
  orderIndex: z.int(),
  energy: z.array(energyReading),
  carbon: carbonReading.nullable(),
  conditions: conditions.nullable(),
  /** Why a field above is null, or less than it says. */
  reasons: z.record(z.string(), z.string()),
  flags: z.array(z.string()),
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

/** What `greenml measure --json` writes. */
export const measurement = z.strictObject({
  schemaVersion,
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
export type Measurement = z.infer<typeof measurement>

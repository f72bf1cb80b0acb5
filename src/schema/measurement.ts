import { z } from 'zod'
import { interval, verdict } from './analysis.ts'
import { schemaVersion } from './common.ts'
import { carbonReading, conditions, energyReading, flopsReading, host, idlePower, phaseSeconds } from './record.ts'

export const measuredRun = z.strictObject({
  wallSeconds: z.number().nullable(),
  userSeconds: z.number().nullable(),
  systemSeconds: z.number().nullable(),
  peakMemoryBytes: z.number().nullable(),
  exitCode: z.int().nullable(),
  signal: z.string().nullable(),
  startedAt: z.string(),
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
      runs: z.array(measuredRun),
      /** Warm-up runs, the first of them cold; in no summary. */
      warmups: z.array(measuredRun),
      /** Of one further run, where asked for. */
      flops: z.array(flopsReading),
      phaseCpuSeconds: phaseSeconds.nullable(),
      summary: z.record(z.string(), sampleSummary),
    }),
  ),
  comparisons: z.array(
    z.strictObject({
      a: z.int(),
      b: z.int(),
      quantity: z.string(),
      /** Geometric mean of b / a over paired rounds. */
      ratio: z.number().nullable(),
      interval: interval.nullable(),
      verdict,
    }),
  ),
})
export type Measurement = z.infer<typeof measurement>

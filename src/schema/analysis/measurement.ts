import { z } from 'zod'
import { count, quality, share } from '../common.ts'
import { doubtCount } from '../measurement/doubt.ts'
import { energyReading, execution, host, idlePower } from '../measurement/execution.ts'
import { executionReason } from '../measurement/execution-reason.ts'
import { MEASUREMENT_VERSION } from '../measurement/measurement-basics.ts'
import { flopsReading, phaseSeconds } from '../measurement/record.ts'
import { measurementFromVersion1, measurementFromVersion2 } from '../migrations/measurement-versions.ts'
import { versioned } from '../versioned.ts'
import { interval, quantity, verdictShape } from './ratio.ts'

const epoch = z.strictObject({
  /** As the run named it. */
  epoch: z.int().nonnegative(),
  /** From the epoch before, of the first from the run's start. */
  wallSeconds: z.number().positive(),
  energy: z.array(energyReading),
})
export type Epoch = z.infer<typeof epoch>

const measuredRun = z.strictObject({
  ...execution.shape,
  /** Stretches of the run that ended with a line `GREENML_EPOCH n`; absent: nobody looked for any. */
  epochs: z.array(epoch).exactOptional(),
  /** Counted from 0 over warm-up and measured rounds. */
  round: count,
  /** Place in the round's random order, from 0. */
  orderIndex: count,
})
export type MeasuredRun = z.infer<typeof measuredRun>

const sampleSummary = z.strictObject({
  median: z.number().nullable(),
  mean: z.number().nullable(),
  standardDeviation: z.number().nullable(),
  /** 95 % interval of the mean by Student's t. */
  interval: interval.nullable(),
  n: count,
})
export type SampleSummary = z.infer<typeof sampleSummary>

/** Quantities by which commands are compared. */
const comparedQuantity = quantity.exclude(['memory'])
export type ComparedQuantity = z.infer<typeof comparedQuantity>

/** Comparison of two commands, by their indices. */
const commandComparison = z.strictObject({
  a: count,
  b: count,
  quantity: comparedQuantity,
  /** Geometric mean of b / a over paired rounds. */
  ratio: z.number().nonnegative().nullable(),
  /** 95 %, of this ratio by itself. */
  interval: interval.nullable(),
  /** Rounds in which both have a reading that counts. */
  pairs: count,
  ...verdictShape,
  /** P after Holm's correction over the commands that are compared by this quantity; absent where that is one alone. */
  adjustedP: share.exactOptional(),
})
export type CommandComparison = z.infer<typeof commandComparison>

/** The first command against itself, run twice in every round: what this host can't tell apart. */
const noiseFloor = z.strictObject({
  /** The second runs of the first command; in no summary. */
  runs: z.array(measuredRun),
  quantities: z.array(
    z.strictObject({
      quantity: comparedQuantity,
      ratio: z.number().nonnegative(),
      interval: interval.nullable(),
      /** The end of the interval that is farther from 1, less 1; null without an interval. */
      floor: z.number().nullable(),
    }),
  ),
})
export type NoiseFloor = z.infer<typeof noiseFloor>

const STOPPING_REASONS = ['repetitions', 'interval', 'max-runs', 'max-seconds', 'failed', 'interrupted'] as const
const stopping = z.strictObject({
  /** Measured rounds that were completed. */
  rounds: count,
  reason: z.enum(STOPPING_REASONS),
  /** Relative half-width asked for, and the widest one at the end; null where none was asked for or could be formed. */
  target: z.number().nullable(),
  reached: z.number().nullable(),
  /** Quantity that the warning is about. */
  quantity: comparedQuantity.nullable(),
})
export type Stopping = z.infer<typeof stopping>

/** A warning about one command; `evidence`: the rounds of its runs that it speaks of. */
const ofCommand = { severity: z.literal('warning'), command: count, evidence: z.array(count) }
/** A warning of all commands together. */
const ofAll = { severity: z.literal('warning'), command: z.null(), quantity: comparedQuantity }
const runs = z.int().positive()

/** What a careful reader has to know before the numbers are believed. */
const warning = z.discriminatedUnion('kind', [
  z.strictObject({
    ...ofCommand,
    kind: z.literal('failed'),
    severity: z.literal('error'),
    /** Purpose of the runs that failed; warm-up runs only where each measured run ended well. */
    purpose: z.enum(['measured', 'warmup']),
    /** `timedOut`: ended by the limit; the others failed by themselves, in the ways that `endings` lists. */
    numbers: z.strictObject({ runs, failed: count, timedOut: count, timeoutSeconds: z.number().nullable() }),
    endings: z.array(z.strictObject({ exitCode: z.int().nullable(), signal: z.string().nullable() })),
  }),
  /** The first run was cold, and no warm-up came before it. */
  z.strictObject({
    ...ofCommand,
    kind: z.literal('slow-start'),
    numbers: z.strictObject({ seconds: z.number(), usualSeconds: z.number() }),
  }),
  z.strictObject({
    ...ofCommand,
    kind: z.literal('outliers'),
    /** Wall seconds of the runs in `evidence`. */
    numbers: z.strictObject({ seconds: z.array(z.number()) }),
  }),
  /** Runs so short that clocks and counters are coarse beside them: by up to `error`, as a share. */
  z.strictObject({
    ...ofCommand,
    kind: z.literal('short'),
    coarse: z.enum(['energy', 'time']),
    numbers: z.strictObject({ medianSeconds: z.number(), error: z.number() }),
  }),
  z.strictObject({
    ...ofCommand,
    kind: z.literal('contaminated'),
    /** Energy is measured, so that these runs have none that counts. */
    energyLeftOut: z.boolean(),
    numbers: z.strictObject({
      runs,
      disturbed: runs,
      /** Disturbed runs whose threads may have spun, so that their CPU time counts nowhere either. */
      cpuLeftOut: z.int().nonnegative(),
      /** Processors that others kept busy, where the command itself mostly waited; else null. */
      otherProcessors: z.number().nullable(),
      /** Others' share of the busy CPU time, where the command was busy itself; else null. */
      otherShare: z.number().nullable(),
    }),
  }),
  z.strictObject({
    ...ofCommand,
    kind: z.literal('doubtful'),
    numbers: z.strictObject({ runs, doubtful: runs }),
    /** Doubts by kind, the most frequent first. */
    doubts: z.array(doubtCount),
  }),
  /** The quantity changes by this share from the first round to the last. */
  z.strictObject({ ...ofAll, kind: z.literal('drift'), numbers: z.strictObject({ change: z.number() }) }),
  /** The quantity changes by this share from the first place in a round to the last. */
  z.strictObject({ ...ofAll, kind: z.literal('order'), numbers: z.strictObject({ change: z.number() }) }),
])
export type Warning = z.infer<typeof warning>

export const measurementFile = z.strictObject({
  schemaVersion: z.literal(MEASUREMENT_VERSION),
  host,
  seed: z.int(),
  /** Idle power before the first run, then after the last; empty where it was not measured. */
  idle: z.array(idlePower),
  commands: z.array(
    z.strictObject({
      command: z.array(z.string()),
      /** The user's own label. */
      name: z.string().nullable(),
      /** Values by name, that were filled into it. */
      parameters: z.record(z.string(), z.string()),
      runs: z.array(measuredRun),
      /** Warm-up runs, the first of them cold; in no summary. */
      warmups: z.array(measuredRun),
      /** Operations in one further run, where asked for. */
      flops: z.array(flopsReading),
      phaseCpuSeconds: phaseSeconds.nullable(),
      /** Why a number of the further runs is null. */
      reasons: z.record(z.string(), executionReason),
      /** Summary of the runs that ended with exit code 0. */
      summary: z.record(z.string(), sampleSummary),
      /** Quality of the joules in the summary. */
      energyQuality: quality,
    }),
  ),
  /** Quantity that leads. */
  leading: comparedQuantity,
  comparisons: z.array(commandComparison),
  noiseFloor: noiseFloor.nullable(),
  stopping,
  warnings: z.array(warning),
})

/** What `greenml measure --json` writes. */
export const measurement = versioned(MEASUREMENT_VERSION, measurementFile, {
  1: measurementFromVersion1,
  2: measurementFromVersion2,
})
export type Measurement = z.infer<typeof measurement>

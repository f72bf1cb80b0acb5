import { z } from 'zod'
import { LARGEST_METRIC, mode, modelId, quality, schemaVersion, sha256, slug } from './common.ts'

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

/** Failures that are the harness's own, not the script's: they leave a variant unattempted. */
export const OUR_FAILURES: readonly Status[] = ['environment-failed', 'sandbox-failed', 'interrupted']

/** Beyond any machine and any patience: such a number is a fault of the file, and would drown all others. */
export const MOST_JOULES = 1e15
const joules = z.number().nonnegative().max(MOST_JOULES)
const seconds = z.number().nonnegative().max(1e9)
const bytes = z.number().nonnegative().max(1e18)
const metricValue = z.number().min(-LARGEST_METRIC).max(LARGEST_METRIC)

/** Joules of one physical zone, by its kernel name; a child stands under its parent (`package-0/dram`). */
export const energyReading = z.strictObject({
  domain: z.string(),
  /** Gross, read at the instants that bound wallSeconds. */
  joules: joules.nullable(),
  netJoules: z.number().nullable(),
  meter: z.string(),
  quality,
  reason: z.string().nullable(),
})
export type EnergyReading = z.infer<typeof energyReading>

export const TIERS = ['container', 'bubblewrap', 'none'] as const
export const sandboxTier = z.enum(TIERS)
export type SandboxTier = z.infer<typeof sandboxTier>

export const metricReading = z.strictObject({
  name: z.string(),
  /** As printed. */
  value: metricValue,
  /** After scaling to the metric's own unit (percent to fraction). */
  normalised: metricValue,
  /** CPU seconds that the manifest's expression took; they are in the run's own. Null: the script printed the metric. */
  hookSeconds: seconds.nullable().default(null),
})

/** Where the CPU seconds of a Python script go; the first holds the interpreter's own start too. */
export const PHASES = ['import', 'data', 'fit', 'predict', 'plot', 'rest'] as const
export const phase = z.enum(PHASES)
export type Phase = z.infer<typeof phase>

/** CPU seconds of a profiling run by phase; they sum to its user and system seconds. */
export const phaseSeconds = z.record(phase, seconds)
export type PhaseSeconds = z.infer<typeof phaseSeconds>

/** What was counted; the two are never compared: retired by the processor, or summed over operators' shape formulas. */
export const FLOP_KINDS = ['hardware-retired', 'theoretical-operator'] as const

/** Floating-point operations of one counting run. */
export const flopsReading = z.strictObject({
  kind: z.enum(FLOP_KINDS),
  /** Operations; a fused multiply-add is two. */
  count: z.number().nonnegative().nullable(),
  meter: z.string(),
  quality: z.enum(['measured', 'unavailable']),
  /** Share of the run during which each event was counted, 0–1; below 1 the count is scaled up. Null: does not apply. */
  counted: z.number().nullable(),
  reason: z.string().nullable(),
})
export type FlopsReading = z.infer<typeof flopsReading>

/** Operational carbon: kWh × PUE × intensity. */
export const carbonReading = z.strictObject({
  grams: z.number().nonnegative().nullable(),
  /** Of the energy it was made from: gross joules of all packages, or of the meter outside the machine. */
  quality,
  gramsPerKwh: z.number().nonnegative(),
  /** Of electricity generation; `own value` where the user gave it. */
  region: z.string(),
  year: z.int().nullable(),
  source: z.string(),
  pue: z.number().min(1),
  reason: z.string().nullable(),
})
export type CarbonReading = z.infer<typeof carbonReading>

/** What a zone drew while nothing ran, measured on this host shortly before. */
export const idlePower = z.strictObject({
  domain: z.string(),
  meter: z.string(),
  watts: z.number().nonnegative(),
  /** Standard error of the watts over the slices of the window. */
  standardErrorWatts: z.number().nonnegative().nullable(),
  /** Length of the window. */
  seconds: z.number().positive(),
  startedAt: z.string(),
})
export type IdlePower = z.infer<typeof idlePower>

/** The host around a run. A null stands where this host shows nothing. */
export const conditions = z.strictObject({
  /** CPU seconds of everything else while the run lasted. */
  otherCpuSeconds: z.number().nonnegative().nullable(),
  /** Of all busy CPU seconds on the host, those that were not the run's; 0–1. */
  otherCpuShare: z.number().min(0).max(1).nullable(),
  /** Hottest sensor of the processor. */
  temperatureCelsius: z.strictObject({ before: z.number(), after: z.number() }).nullable(),
  /** Mean over processors. */
  frequencyMegahertz: z.strictObject({ before: z.number(), after: z.number() }).nullable(),
  /** Times the processor throttled itself during the run. */
  throttled: z.int().nonnegative().nullable(),
})
export type Conditions = z.infer<typeof conditions>

/** A run is a warm-up, counts for time and energy, or is made for something else that would disturb those. */
export const PURPOSES = ['warmup', 'measured', 'profile', 'flops', 'probe'] as const
export const purpose = z.enum(PURPOSES)
export type Purpose = z.infer<typeof purpose>

/** What an validity probe does to the project's data before the script runs. */
export const PERTURBATIONS = ['label-randomisation', 'subsample', 'hidden-data'] as const
export const perturbation = z.enum(PERTURBATIONS)
export type Perturbation = z.infer<typeof perturbation>

/**
 * What a script was seen to do in a probe. What stands above `trainedRows` is seen from outside; the rest is noted in the
 * script's own process, which could forge it. A null stands where nothing could be seen: not Python, or no known library.
 */
export const probeReading = z.strictObject({
  perturbation,
  /** Classes that labels were drawn from; null: numbers were permuted, or labels left as they are. */
  classes: z.int().nullable(),
  /** Of the declared tables as the script found them. */
  rows: z.int().nullable(),
  /** The manifest's data files that it read, under whatever name. */
  dataOpened: z.array(z.string()).nullable(),
  /** Of the largest fit. */
  trainedRows: z.int().nullable(),
  /** Share of those that equal another of them; 0–1. */
  duplicateRows: z.number().min(0).max(1).nullable(),
  /** Rows behind the metric that it printed, or else of its predictions. */
  testedRows: z.int().nullable(),
  /** Of the tested rows, those that equal one that their model was fitted on; 0–1. */
  testedOnTraining: z.number().min(0).max(1).nullable(),
  /** The most passes over the training data that any model made: iterations or trees; and that model's class. */
  passes: z.int().nullable(),
  model: z.string().nullable(),
})
export type ProbeReading = z.infer<typeof probeReading>

export const host = z.strictObject({
  name: z.string(),
  cpu: z.string(),
  logicalCpus: z.int(),
  memoryBytes: z.int(),
  kernel: z.string(),
  microcode: z.string().nullable(),
  governor: z.string().nullable(),
  /** What else decides power and speed: GPU and frequency drivers, with their versions. */
  drivers: z.record(z.string(), z.string()),
  virtualMachine: z.boolean().nullable(),
  python: z.string().nullable(),
  node: z.string(),
  /** Hash of all that makes runs comparable: host, kernel, microcode, governor, drivers. Never pooled silently. */
  stratum: z.string(),
})
export type Host = z.infer<typeof host>

/** One execution of one variant: one JSON line in `<campaign>/records/*.jsonl`. */
export const runRecord = z.strictObject({
  schemaVersion,
  /** hash(variant, block, purpose, attempt) */
  id: z.string(),
  project: slug.nullable(),
  mode: mode.nullable(),
  model: modelId.nullable(),
  variant: z.string(),
  sample: z.int().nullable(),
  iteration: z.int().nullable(),
  block: z.string(),
  orderIndex: z.int(),
  purpose,
  attempt: z.int().positive(),
  status,
  exitCode: z.int().nullable(),
  signal: z.string().nullable(),
  errorType: z.string().nullable(),
  errorMessage: z.string().nullable(),
  tracebackTail: z.string().nullable(),
  failureClass: z.string().nullable(),
  flags: z.array(z.string()),
  metric: metricReading.nullable(),
  wallSeconds: seconds.nullable(),
  userSeconds: seconds.nullable(),
  systemSeconds: seconds.nullable(),
  peakMemoryBytes: bytes.nullable(),
  /** Why a number above is null or less than it says, by field. */
  reasons: z.record(z.string(), z.string()),
  energy: z.array(energyReading),
  /** The idle power that netJoules were made with; empty where none was measured. */
  idle: z.array(idlePower),
  carbon: carbonReading.nullable(),
  /** Of a `profile` run. */
  phaseCpuSeconds: phaseSeconds.nullable(),
  /** Of a `flops` run. */
  flops: z.array(flopsReading),
  /** Of a `probe` run. */
  probe: probeReading.nullable().default(null),
  conditions: conditions.nullable(),
  variantHash: sha256.nullable(),
  sourceHash: sha256.nullable(),
  lockHash: sha256.nullable(),
  /** Of the tests that plan.json declared when this run was made. */
  primaryFamilyHash: sha256.nullable().default(null),
  environment: z.string().nullable(),
  sandbox: sandboxTier,
  host,
  toolVersion: z.string(),
  startedAt: z.string(),
  log: z.string().nullable(),
  logSha256: sha256.nullable(),
})
export type RunRecord = z.infer<typeof runRecord>

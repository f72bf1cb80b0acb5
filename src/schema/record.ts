import { z } from 'zod'
import { mode, modelId, quality, schemaVersion, sha256, slug } from './common.ts'

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

/** Joules of one physical zone, by its kernel name; a child stands under its parent (`package-0/dram`). */
export const energyReading = z.strictObject({
  domain: z.string(),
  /** Gross, read at the instants that bound wallSeconds. */
  joules: z.number().nonnegative().nullable(),
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
  value: z.number(),
  /** After scaling to the metric's own unit (percent to fraction). */
  normalised: z.number(),
})

export const host = z.strictObject({
  name: z.string(),
  cpu: z.string(),
  logicalCpus: z.int(),
  memoryBytes: z.int(),
  kernel: z.string(),
  microcode: z.string().nullable(),
  governor: z.string().nullable(),
  virtualMachine: z.boolean().nullable(),
  python: z.string().nullable(),
  node: z.string(),
  /** Hash of all that makes runs comparable: host, kernel, microcode, governor. Never pooled silently. */
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
  purpose: z.enum(['warmup', 'measured', 'profile', 'flops']),
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
  wallSeconds: z.number().nullable(),
  userSeconds: z.number().nullable(),
  systemSeconds: z.number().nullable(),
  peakMemoryBytes: z.number().nullable(),
  /** Why a number above is null or less than it says, by field. */
  reasons: z.record(z.string(), z.string()),
  energy: z.array(energyReading),
  variantHash: sha256.nullable(),
  sourceHash: sha256.nullable(),
  lockHash: sha256.nullable(),
  environment: z.string().nullable(),
  sandbox: sandboxTier,
  host,
  toolVersion: z.string(),
  startedAt: z.string(),
  log: z.string().nullable(),
  logSha256: sha256.nullable(),
})
export type RunRecord = z.infer<typeof runRecord>

import { z } from 'zod'
import { generatedMode, mode, modelId, quality, schemaVersion, slug } from './common.ts'
import { host, sandboxTier, status } from './record.ts'

export const QUANTITIES = ['energy', 'cpu', 'wall', 'memory'] as const
export const quantity = z.enum(QUANTITIES)
export type Quantity = z.infer<typeof quantity>

export const VERDICTS = [
  'less',
  'more',
  'no detectable difference',
  'not comparable: accuracy differs',
  'not measured',
  'too few runs',
] as const
export const verdict = z.enum(VERDICTS)
export type Verdict = z.infer<typeof verdict>

export const interval = z.tuple([z.number(), z.number()])

/** Geometric mean of paired ratios variant / baseline. Pairs are blocks for a variant, projects for a group. */
export const ratio = z.strictObject({
  baseline: z.enum(['original', 'original-headless']),
  /** Null: there is no pair. */
  estimate: z.number().positive().nullable(),
  /** 95 % bootstrap interval. */
  interval: interval.nullable(),
  pairs: z.int(),
  quality,
  verdict,
  reason: z.string().nullable(),
})
export type Ratio = z.infer<typeof ratio>

/** Over the measured runs that ended ok. Joules for energy, seconds for cpu and wall, bytes for memory. */
export const summary = z.strictObject({
  n: z.int(),
  median: z.number().nullable(),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
  quality,
})

export const variantAnalysis = z.strictObject({
  id: z.string(),
  project: slug,
  mode,
  model: modelId.nullable(),
  /** The shard's model whose blocks these runs belong to; a baseline runs once in each model's blocks. */
  blockModel: modelId.nullable(),
  statuses: z.partialRecord(status, z.int()),
  runs: z.int(),
  /** All its measured runs are ok. */
  passed: z.boolean(),
  /** False: every run failed for a reason of ours, so that nothing can be said of the variant. */
  attempted: z.boolean(),
  failure: z.strictObject({ class: z.string(), message: z.string().nullable() }).nullable(),
  metric: z.strictObject({
    name: z.string(),
    median: z.number().nullable(),
    baseline: z.number().nullable(),
    /** Variant − baseline, in the metric's own unit. */
    difference: z.number().nullable(),
    comparable: z.boolean().nullable(),
  }),
  summaries: z.record(quantity, summary),
  ratios: z.record(quantity, z.array(ratio)),
})
export type VariantAnalysis = z.infer<typeof variantAnalysis>

export const groupAnalysis = z.strictObject({
  mode: generatedMode,
  model: modelId,
  success: z.strictObject({ passed: z.int(), attemptable: z.int(), total: z.int() }),
  comparable: z.int(),
  metricDifference: z.strictObject({ median: z.number().nullable(), projects: z.int() }),
  ratios: z.record(quantity, z.array(ratio)),
})
export type GroupAnalysis = z.infer<typeof groupAnalysis>

/** `<campaign>/analysis.json`. */
export const analysis = z.strictObject({
  schemaVersion,
  campaign: z.string(),
  toolVersion: z.string(),
  createdAt: z.string(),
  seed: z.int(),
  headline: z.array(z.string()),
  energyQuality: quality,
  energyMeters: z.array(z.string()),
  runs: z.strictObject({ planned: z.int(), recorded: z.int(), ok: z.int() }),
  hosts: z.array(host),
  sandboxes: z.array(sandboxTier),
  startedAt: z.string().nullable(),
  groups: z.array(groupAnalysis),
  variants: z.array(variantAnalysis),
  findings: z.array(z.string()),
})
export type Analysis = z.infer<typeof analysis>

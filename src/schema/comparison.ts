import { z } from 'zod'
import { generatedMode, modelId, quality, slug } from './common.ts'
import { host } from './execution.ts'
import { versioned } from './format.ts'
import { metricRule } from './manifest.ts'
import { interval, quantity } from './ratio.ts'

export const CHANGE_VERDICTS = [
  'better',
  'worse',
  'no detectable change',
  'within the noise',
  'too few runs',
  'not measured',
] as const
const changeVerdict = z.enum(CHANGE_VERDICTS)
export type ChangeVerdict = z.infer<typeof changeVerdict>

const share = z.number().min(0).max(1)
const baseline = z.enum(['original', 'original-headless'])

/** Of a ratio to the baseline, from A to B. Each ratio is formed within its own campaign, so that the host cancels out. */
const ratioChange = z.strictObject({
  /** The one that both campaigns ran; null where they share none. */
  baseline: baseline.nullable(),
  /** Geometric mean ratio to the baseline in each. */
  a: z.number().positive().nullable(),
  b: z.number().positive().nullable(),
  /** b / a; over projects the geometric mean. */
  estimate: z.number().positive().nullable(),
  /** 95 %. Of a group by the bootstrap over projects, of a script by Welch's t over blocks. */
  interval: interval.nullable(),
  /** Projects of a group; of a script the fewer of the two campaigns' blocks. */
  n: z.int(),
  /** That nothing changed, and by Holm over all groups, or over all scripts, of this comparison. */
  p: share.nullable(),
  adjustedP: share.nullable(),
  /** The change that the baselines' own scatter between blocks explains, as a share: 0.03 is ×1.03 or ×0.97. */
  noiseFloor: z.number().nonnegative().nullable(),
  quality,
  verdict: changeVerdict,
  reason: z.string().nullable(),
})
export type RatioChange = z.infer<typeof ratioChange>

const metricChange = z.strictObject({
  name: z.string(),
  scale: metricRule.shape.scale,
  a: z.number().nullable(),
  b: z.number().nullable(),
  /** b − a in the metric's own unit, positive where B is better. */
  gain: z.number().nullable(),
  /** Of the manifest. */
  tolerance: z.number(),
  verdict: changeVerdict,
  reason: z.string().nullable(),
})
export type MetricChange = z.infer<typeof metricChange>

/** Seconds, joules or bytes; only where both campaigns ran in the same state of the same host. */
const absoluteChange = z.strictObject({
  a: z.number().positive(),
  b: z.number().positive(),
  /** Geometric mean of b / a. */
  estimate: z.number().positive(),
  /** 95 % by Welch's t; null below five runs on a side. */
  interval: interval.nullable(),
})
export type AbsoluteChange = z.infer<typeof absoluteChange>

const scriptChange = z.strictObject({
  project: slug,
  mode: generatedMode,
  modelA: modelId,
  modelB: modelId,
  variantA: z.string(),
  variantB: z.string(),
  /** The same code ran in both; null where a record does not say. */
  sameCode: z.boolean().nullable(),
  /** `lost`: to the bench. */
  outcomes: z.strictObject({
    a: z.enum(['passed', 'failed', 'lost', 'not run']),
    b: z.enum(['passed', 'failed', 'lost', 'not run']),
  }),
  /** Class and message of the failure in B. */
  failure: z.string().nullable(),
  ratios: z.record(quantity, ratioChange),
  metric: metricChange,
  /** Null: not the same host in the same state, or not read. */
  absolute: z.record(quantity, absoluteChange.nullable()),
})
export type ScriptChange = z.infer<typeof scriptChange>

const counted = z.strictObject({ passed: z.int(), attemptable: z.int(), total: z.int() })

const groupChange = z.strictObject({
  mode: generatedMode,
  modelA: modelId,
  modelB: modelId,
  scripts: z.int(),
  ratios: z.record(quantity, ratioChange),
  success: z.strictObject({
    /** Of the scripts that both planned. */
    a: counted,
    b: counted,
    /** Attempted in both. */
    both: z.int(),
    newlyPassed: z.int(),
    newlyFailed: z.int(),
    /** Newly failed although the code is the same. */
    newlyFailedSameCode: z.int(),
    /** McNemar's exact test, and by Holm over the groups. */
    p: share,
    adjustedP: share,
    verdict: changeVerdict,
  }),
  accuracy: z.strictObject({
    better: z.int(),
    worse: z.int(),
    compared: z.int(),
    /** Median gain over scripts, of metrics that are fractions. */
    medianGain: z.number().nullable(),
  }),
})
export type GroupChange = z.infer<typeof groupChange>

const side = z.strictObject({
  campaign: z.string(),
  path: z.string(),
  startedAt: z.string().nullable(),
  models: z.array(modelId),
  hosts: z.array(host),
  projects: z.int(),
  repetitions: z.int(),
})

/** What the baselines took in B over A, projects as observations: how far the hosts or their states differ. */
const baselineChange = z.strictObject({
  quantity,
  projects: z.int(),
  estimate: z.number().positive(),
  interval: interval.nullable(),
})

const failOnResult = z.strictObject({
  condition: z.string(),
  met: z.boolean(),
  /** False: there was nothing to check it on, as energy without a meter; `reason` says why. */
  checked: z.boolean(),
  reason: z.string().nullable(),
  /** Which and by how much; empty where it is not met. */
  because: z.array(z.string()),
})
export type FailOnResult = z.infer<typeof failOnResult>

export const COMPARISON_VERSION = 1

const comparisonFile = z.strictObject({
  schemaVersion: z.literal(COMPARISON_VERSION),
  toolVersion: z.string(),
  a: side,
  b: side,
  /** Some runs of both were made on the same host in the same state. */
  sameStratum: z.boolean(),
  /** Null with the reason where absolute numbers are not compared. */
  absoluteBaselines: z.array(baselineChange),
  absoluteReason: z.string().nullable(),
  groups: z.array(groupChange),
  scripts: z.array(scriptChange),
  findings: z.array(z.string()),
  failOn: z.array(failOnResult),
})

/** What `greenml compare --json` writes. */
export const comparison = versioned(COMPARISON_VERSION, comparisonFile, {})
export type Comparison = z.infer<typeof comparison>

import { z } from 'zod'
import { count, instant, mode, modelId, quality, shim, slug } from '../common.ts'
import { host, sandboxTier } from '../measurement/execution.ts'
import { status } from '../measurement/record.ts'
import { analysisFromVersion3 } from '../migrations/analysis-versions.ts'
import { versioned } from '../versioned.ts'
import { accuracyVerdict } from './accuracy-verdict.ts'
import { codeAnalysis } from './code-analysis.ts'
import { breakEven, diagnostics, phaseChange } from './diagnostics.ts'
import { energyParts } from './energy-parts.ts'
import { failureAnalysis, scriptFailure } from './failure-analysis.ts'
import { feedbackAnalysis } from './feedback.ts'
import { campaignFinding } from './finding.ts'
import { cost, groupAnalysis } from './group.ts'
import { headlineFact, scope } from './headline.ts'
import { familySummary, modelComparison, stratumEffect, successPair } from './model-comparison.ts'
import { campaignReadings, modelUse, runPoints, variantObservations } from './observations.ts'
import { quantity, ratio } from './ratio.ts'
import { sensitivity } from './sensitivity.ts'
import { validity } from './validity.ts'

/** Summary of the measured runs that ended ok. Joules for energy, seconds for cpu and wall, bytes for memory. */
export const summary = z.strictObject({
  n: count,
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
  /** A variant that was run under both is analysed twice; groups, rates and findings count the usual one. */
  shim,
  /** Groups, rates and tables count a script once: as it usually starts. The other start's runs stand in its ratio to the baseline that starts so. */
  counts: z.boolean(),
  /** The shard's model whose blocks these runs belong to; a baseline runs once in each model's blocks. */
  blockModel: modelId.nullable(),
  statuses: z.partialRecord(status, count),
  runs: count,
  /** The first measured run for which the script answers ended ok: pass@1. */
  passed: z.boolean(),
  /** Share of the measured runs for which the script answers that ended ok. Null: there is none. */
  stability: z.number().min(0).max(1).nullable(),
  /** False: every run failed for a reason of ours, so that nothing can be said of the variant. */
  attempted: z.boolean(),
  failure: scriptFailure.nullable(),
  metric: z.strictObject({
    name: z.string(),
    median: z.number().nullable(),
    baseline: z.number().nullable(),
    /** Variant − baseline, in the metric's own unit: the mean over blocks, which the limits lie around; without a common block of the medians. */
    difference: z.number().nullable(),
    /**
     * Standard error of the gain from which rows the test set happens to hold: of predictions by the jackknife over groups of
     * rows, else over draws of half of the data. Null: not known, and not in the limits.
     */
    testError: z
      .strictObject({
        standardError: z.number().nonnegative(),
        from: z.enum(['predictions', 'halves']),
        /** Groups or draws. */
        samples: z.int().positive(),
      })
      .nullable(),
    /** One-sided 95 % limits of the gain, positive where the variant is better, by run-to-run noise and `testError`; of one block its gain. */
    lowerGain: z.number().nullable(),
    upperGain: z.number().nullable(),
    verdict: accuracyVerdict.nullable(),
  }),
  /** Whether the metric comes from the data. Null: the author's own, or a campaign without probes. */
  validity: validity.nullable(),
  summaries: z.record(quantity, summary),
  ratios: z.record(quantity, z.array(ratio)),
  /** Empty where energy was not measured. */
  energyParts: z.array(energyParts),
  /** Null: no run of it was recorded. */
  observations: variantObservations.nullable(),
  points: runPoints,
})
export type VariantAnalysis = z.infer<typeof variantAnalysis>

export const ANALYSIS_VERSION = 6

const analysisFile = z.strictObject({
  schemaVersion: z.literal(ANALYSIS_VERSION),
  campaign: z.string(),
  toolVersion: z.string(),
  createdAt: instant,
  seed: z.int(),
  /** The most telling first. */
  headline: z.array(headlineFact),
  /** What tables and charts speak of first: energy where it was measured, else CPU time. */
  leading: cost,
  energyQuality: quality,
  /** Why joules that were read count nowhere. */
  energyLeftOut: z.array(z.enum(['contaminated', 'doubtful'])),
  energyMeters: z.array(z.string()),
  /** The zones that were summed, by their meters: what the hosts have of the plan's scope. */
  energySources: z.array(z.string()),
  runs: z.strictObject({ planned: count, recorded: count, ok: count }),
  hosts: z.array(host),
  sandboxes: z.array(sandboxTier),
  startedAt: instant.nullable(),
  /** Null without a run. */
  scope: scope.nullable(),
  primaryFamily: familySummary,
  groups: z.array(groupAnalysis),
  models: z.array(modelComparison),
  successPairs: z.array(successPair),
  strata: z.array(stratumEffect),
  /** The answers that results speak of are those that stood after `shown` of the `planned` rounds of repair. */
  rounds: z.strictObject({ planned: z.int().min(0), shown: z.int().min(0) }),
  variants: z.array(variantAnalysis),
  /** Empty where no model was told what its answers took. */
  feedback: z.array(feedbackAnalysis),
  failures: failureAnalysis,
  phases: z.array(phaseChange),
  diagnostics,
  /** Empty where nothing was run under another setting. */
  sensitivity: z.array(sensitivity),
  /** Variants whose provenance holds the energy of their generation. */
  breakEven: z.array(breakEven),
  /** Null: the dataset was not at hand. */
  code: codeAnalysis.nullable(),
  readings: campaignReadings,
  /** Use of each of the plan's models. */
  modelUse: z.array(modelUse),
  /** The worst first. */
  findings: z.array(campaignFinding),
})

/** `<campaign>/analysis.json`. */
export const analysis = versioned(ANALYSIS_VERSION, analysisFile, {
  1: 'make it anew with greenml analyse --campaign and the folder of the campaign',
  2: (old) => ({ ...old, feedback: [] }),
  3: analysisFromVersion3,
})
export type Analysis = z.infer<typeof analysis>

import { z } from 'zod'
import { accuracyVerdict } from '../analysis/accuracy-verdict.ts'
import { summary, variantAnalysis } from '../analysis/analysis.ts'
import { cost, metricGain, success } from '../analysis/group.ts'
import { headlineFact, scope } from '../analysis/headline.ts'
import { ratio } from '../analysis/ratio.ts'
import { validity } from '../analysis/validity.ts'
import { count, generatedMode, instant, label, modelId, quality, relativePath, sha256, slug, text } from '../common.ts'
import { dataFiles } from '../dataset/data-file.ts'
import { metricRule } from '../dataset/metric-rule.ts'
import { scoring } from '../dataset/scoring.ts'
import { failureKind } from '../failure-classes.ts'
import { PROVIDERS } from '../generation/model-entries.ts'
import { host, sandboxTier } from '../measurement/execution.ts'
import { publishedId } from '../options/published-id.ts'
import { versioned } from '../versioned.ts'

/** The facts of a published report, in its folder. */
export const FACTS_FILE = 'published.json'

/** Ratio to a baseline with what a verdict rests on; numbers have six digits. */
const publishedRatio = ratio.pick({
  baseline: true,
  estimate: true,
  interval: true,
  pairs: true,
  quality: true,
  verdict: true,
  margin: true,
  cause: true,
  exploratory: true,
})
export type PublishedRatio = z.infer<typeof publishedRatio>

const ratios = z.record(cost, z.array(publishedRatio))

const publishedGroup = z.strictObject({
  mode: generatedMode,
  model: modelId,
  success,
  metricDifference: metricGain,
  ratios,
})
export type PublishedGroup = z.infer<typeof publishedGroup>

/** One answer of a model; none of its code is here. */
const publishedAnswer = z.strictObject({
  id: variantAnalysis.shape.id,
  project: slug,
  mode: generatedMode,
  model: modelId,
  attempted: z.boolean(),
  passed: z.boolean(),
  failure: failureKind.nullable(),
  validity: validity.pick({ verdict: true }).nullable(),
  metric: z.strictObject({
    median: z.number().nullable(),
    difference: z.number().nullable(),
    verdict: accuracyVerdict.nullable(),
  }),
  ratios,
})
export type PublishedAnswer = z.infer<typeof publishedAnswer>

/** What a project was in this campaign, and what the author's code without its plots took. */
const publishedProject = z.strictObject({
  slug,
  title: text,
  task: text,
  entry: relativePath,
  licence: text.nullable(),
  origin: z.string().max(2000),
  sourceHash: sha256,
  lockHash: sha256,
  metric: metricRule.pick({ name: true, direction: true, scale: true, tolerance: true }),
  scoring,
  data: dataFiles,
  author: z
    .strictObject({ metric: z.number().nullable(), energy: summary, cpu: summary, wall: summary, memory: summary })
    .nullable(),
})
export type PublishedProject = z.infer<typeof publishedProject>

export const PUBLISHED_REPORT_VERSION = 1

const publishedFile = z.strictObject({
  schemaVersion: z.literal(PUBLISHED_REPORT_VERSION),
  id: publishedId,
  campaign: text,
  toolVersion: label,
  publishedAt: instant,
  startedAt: instant.nullable(),
  /** Who ran the campaign, as they are to be cited. */
  authors: z.array(text).min(1),
  /** SPDX expression under which the measurements may be used; null: nobody said. */
  licence: text.nullable(),
  /** Hash of all that a ratio depends on in the projects: files, packages, arguments, metric. Numbers of two are never ranked together. */
  datasetVersion: sha256,
  /** Hosts, each in every state that runs were made in. */
  hosts: z.array(host.pick({ name: true, cpu: true, logicalCpus: true, memoryBytes: true, stratum: true })),
  sandboxes: z.array(sandboxTier),
  leading: cost,
  energyQuality: quality,
  design: z.strictObject({
    repetitions: count,
    samples: count,
    seed: z.int(),
    /** Rounds of repair after which the answers stand. */
    repairs: count,
    /** Null: no model was asked. */
    prompt: z.strictObject({ name: text, hash: sha256 }).nullable(),
  }),
  runs: z.strictObject({ planned: count, recorded: count, ok: count }),
  scope: scope.nullable(),
  headline: z.array(headlineFact),
  models: z.array(z.strictObject({ id: modelId, provider: z.enum(PROVIDERS), apiModel: text, recorded: z.boolean() })),
  groups: z.array(publishedGroup),
  projects: z.array(publishedProject),
  answers: z.array(publishedAnswer),
  /** All other files of the folder. */
  files: z.array(z.strictObject({ path: relativePath, sha256, bytes: z.int().min(0) })),
})

/** `reports/<id>/published.json`: what a site tells of a campaign beside its report. */
export const publishedReport = versioned(PUBLISHED_REPORT_VERSION, publishedFile, {})
export type PublishedReport = z.infer<typeof publishedReport>

const ERRATA_VERSION = 1

/** `reports/<id>/errata.yaml`, written by hand when a published report turns out to be wrong. */
export const errata = versioned(
  ERRATA_VERSION,
  z.strictObject({
    schemaVersion: z.literal(ERRATA_VERSION),
    errata: z.array(
      z.strictObject({
        date: z.iso.date(),
        /** `withdrawn`: its numbers enter no ranking and no history. */
        kind: z.enum(['corrected', 'withdrawn']),
        text,
        /** The report that takes its place. */
        replacedBy: publishedId.exactOptional(),
      }),
    ),
  }),
  {},
)
type Errata = z.infer<typeof errata>
export type Erratum = Errata['errata'][number]

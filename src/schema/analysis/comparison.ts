import { z } from 'zod'
import { baselineMode, count, generatedMode, instant, mode, modelId, quality, sha256, share, slug } from '../common.ts'
import { metricRule } from '../dataset/metric-rule.ts'
import { PROMPT_NAMES, README_KINDS } from '../generation/stored-prompt.ts'
import { host } from '../measurement/execution.ts'
import { comparisonFromVersion1, comparisonFromVersion2 } from '../migrations/comparison-versions.ts'
import { versioned } from '../versioned.ts'
import { failOnCondition } from './fail-on.ts'
import { ending, scriptFailure } from './failure-analysis.ts'
import { finding } from './finding.ts'
import { interval, quantity } from './ratio.ts'

const CHANGE_VERDICTS = [
  'better',
  'worse',
  /** No change is detectable. */
  'inconclusive',
  'within-noise',
  'too-few-runs',
  'too-few-projects',
  'not-measured',
] as const
const changeVerdict = z.enum(CHANGE_VERDICTS)
export type ChangeVerdict = z.infer<typeof changeVerdict>

export const SIDES = ['a', 'b'] as const
const side = z.enum(SIDES)
export type SideName = z.infer<typeof side>

/** Why a change has no number or no verdict, or what it rests on besides. */
const changeCause = z.discriminatedUnion('kind', [
  /** No block of one of the campaigns has both the script and a baseline run ok. */
  z.strictObject({ kind: z.literal('no-common-block') }),
  /** A side without a number that enters a ratio: it has none, an estimate, or one of another meter than its baseline's. */
  z.strictObject({ kind: z.literal('unread'), side, how: z.enum(['unavailable', 'estimated', 'across-meters']) }),
  /** The campaigns used different meters, or different zones of one. */
  z.strictObject({ kind: z.literal('other-meters'), a: z.array(z.string()), b: z.array(z.string()) }),
  /** In a group: no script is as accurate as the author's in both. */
  z.strictObject({ kind: z.literal('none-as-accurate') }),
  /** In a group: its projects' ratios are not all to the same baseline. */
  z.strictObject({ kind: z.literal('mixed-baselines') }),
  z.strictObject({ kind: z.literal('too-few-pairs'), needed: count }),
  /** The baseline ran too seldom to know how it scatters between blocks. */
  z.strictObject({ kind: z.literal('noise-unknown') }),
  /** The interval leaves out 1, but not after correction for so many tests. */
  z.strictObject({ kind: z.literal('not-after-correction'), tests: count }),
  /** The interval leaves out 1, but reaches into what is too small to be of interest. */
  z.strictObject({ kind: z.literal('below-smallest-effect'), smallest: z.number().nonnegative() }),
])
export type ChangeCause = z.infer<typeof changeCause>

/**
 * Change of a ratio to the baseline, from A to B. Each ratio is formed within its own campaign, so that the host cancels out.
 */
export const ratioChange = z.strictObject({
  /** The one that both campaigns ran; null where they share none. */
  baseline: baselineMode.nullable(),
  /** Geometric mean ratio to the baseline in each. */
  a: z.number().positive().nullable(),
  b: z.number().positive().nullable(),
  /** b / a; over projects the geometric mean. */
  estimate: z.number().positive().nullable(),
  /** 95 %. Of a group by the bootstrap over projects, of a script by Welch's t over blocks, or over the means of sessions that differ more. */
  interval: interval.nullable(),
  /** Projects of a group, like ones counted as one; of a script the fewer of the two campaigns' blocks. */
  n: count,
  /** P of the hypothesis that nothing changed, and by Holm over all groups, or over all scripts, of this comparison. */
  p: share.nullable(),
  adjustedP: share.nullable(),
  /** The change that the baselines' own scatter between blocks explains, as a share: 0.03 is ×1.03 or ×0.97. */
  noiseFloor: z.number().nonnegative().nullable(),
  quality,
  verdict: changeVerdict,
  causes: z.array(changeCause),
})
export type RatioChange = z.infer<typeof ratioChange>

const metricCause = z.discriminatedUnion('kind', [
  /** The script's metric does not come from the data in one of the campaigns. */
  z.strictObject({ kind: z.literal('suspect') }),
  /** The campaigns measure different metrics, or one that they read in different ways. */
  z.strictObject({ kind: z.literal('other-metric') }),
  /** Runs of one side. */
  z.strictObject({ kind: z.literal('too-few-runs'), runs: count }),
  /** Runs of one campaign lie among those of the other. */
  z.strictObject({ kind: z.literal('overlapping') }),
])

const metricChange = z.strictObject({
  name: z.string(),
  scale: metricRule.shape.scale,
  a: z.number().nullable(),
  b: z.number().nullable(),
  /** b − a in the metric's own unit, positive where B is better. */
  gain: z.number().nullable(),
  /** Tolerance of the manifest. */
  tolerance: z.number(),
  verdict: changeVerdict,
  cause: metricCause.nullable(),
})
export type MetricChange = z.infer<typeof metricChange>

/** Seconds, joules or bytes; only where both campaigns ran in the same state of the same host. */
const absoluteChange = z.strictObject({
  a: z.number().positive(),
  b: z.number().positive(),
  /** Geometric mean of b / a. */
  estimate: z.number().positive(),
  /** 95 % by Welch's t, as of a ratio; null below five runs on a side. */
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
  outcomes: z.strictObject({ a: ending, b: ending }),
  /** Failure in B. */
  failure: scriptFailure.nullable(),
  ratios: z.record(quantity, ratioChange),
  /** Quantity that leads. */
  leading: quantity,
  metric: metricChange,
  /** Null: not the same host in the same state, or not read. */
  absolute: z.record(quantity, absoluteChange.nullable()),
})
export type ScriptChange = z.infer<typeof scriptChange>

const counted = z.strictObject({ passed: z.int(), attemptable: z.int(), total: z.int() })

const groupKey = { mode: generatedMode, modelA: modelId, modelB: modelId }

const groupChange = z.strictObject({
  ...groupKey,
  scripts: count,
  ratios: z.record(quantity, ratioChange),
  success: z.strictObject({
    /** Scripts that both campaigns planned. */
    a: counted,
    b: counted,
    /** Attempted in both. */
    both: count,
    newlyPassed: count,
    newlyFailed: count,
    /** Newly failed although the code is the same. */
    newlyFailedSameCode: count,
    /** Sign-flip test of the projects' mean gains (of one answer each McNemar's exact test), and by Holm over the groups. */
    p: share,
    adjustedP: share,
    verdict: changeVerdict,
  }),
  accuracy: z.strictObject({
    better: count,
    worse: count,
    compared: count,
    /** Median gain over scripts, of metrics that are fractions. */
    medianGain: z.number().nullable(),
  }),
})
export type GroupChange = z.infer<typeof groupChange>

const comparedCampaign = z.strictObject({
  campaign: z.string(),
  path: z.string(),
  startedAt: instant.nullable(),
  models: z.array(modelId),
  hosts: z.array(host),
  projects: count,
  repetitions: count,
  /** Tiers that its runs were made in. */
  sandboxes: z.array(z.string()),
  /** Prompt of its models. Null: no model was asked, or it is not known. */
  prompt: z
    .strictObject({ name: z.enum([...PROMPT_NAMES, 'own']), hash: sha256, readme: z.enum(README_KINDS) })
    .nullable(),
})
export type ComparedCampaign = z.infer<typeof comparedCampaign>

/** What the baselines took in B over A, projects as observations: how far the hosts or their states differ. */
const baselineChange = z.strictObject({
  quantity,
  projects: count,
  estimate: z.number().positive(),
  interval: interval.nullable(),
})

/** A reference to one of the groups, or to a script by its variant in B. */
const changeReference = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('group'), ...groupKey }),
  z.strictObject({ kind: z.literal('script'), variantB: z.string() }),
])
export type ChangeReference = z.infer<typeof changeReference>

/** Why a condition could not be checked. */
const failOnCause = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('no-common-script') }),
  /** Scripts of A that have not run in B: they may be what got worse. */
  z.strictObject({ kind: z.literal('not-run'), scripts: count, variants: z.array(z.string()) }),
  /** No change could be tested; the causes of the one that is named say why. */
  z.strictObject({ kind: z.literal('untested'), change: changeReference.nullable() }),
  z.strictObject({ kind: z.literal('other-metric'), projects: z.array(slug) }),
  /** Too few runs to hold a change of accuracy apart from the scatter of the runs. */
  z.strictObject({ kind: z.literal('too-few-runs') }),
  z.strictObject({ kind: z.literal('no-accuracy') }),
  /** No script was attempted in both. */
  z.strictObject({ kind: z.literal('not-attempted') }),
])
export type FailOnCause = z.infer<typeof failOnCause>

const failOnResult = failOnCondition.extend({
  /** Why it was not checked. */
  cause: failOnCause.nullable(),
  /** Scripts and groups that meet the condition. */
  evidence: z.array(changeReference),
})
export type FailOnResult = z.infer<typeof failOnResult>

const both = z.literal('both')

/**
 * What differs between the campaigns besides what is compared: each makes a change harder to believe. `evidence`: what it
 * speaks of, by name: projects, models or variants.
 */
const comparisonFinding = z.discriminatedUnion('kind', [
  /** Things that only that campaign has. */
  finding('unmatched-projects', 'note', side, {}),
  finding('unmatched-models', 'note', side, {}),
  finding('unmatched-scripts', 'note', side, {}).extend({ mode }),
  finding('missing-runs', 'warning', side, { missing: count, planned: count }),
  /** Answers whose metric does not come from the data: they are not compared. */
  finding('suspect-answers', 'warning', side, {}),
  /** The campaign that alone has probes of validity. */
  finding('probed-alone', 'warning', side, {}),
  /** Projects whose code, data, packages or metric are not the same in both. */
  finding('other-source', 'warning', both, {}),
  finding('other-packages', 'warning', both, {}),
  finding('other-metric', 'warning', both, {}),
  finding('other-sandboxes', 'warning', both, {}),
  /** Prompts: of two campaigns that differ in nothing else this is what is compared. */
  finding('other-prompt', 'note', both, {}),
  /** Models of both that were asked with another effort, temperature or limit, or at another address. */
  finding('other-settings', 'warning', both, {}),
  /** Models that answered under other names in B than in A: their provider changed what stands behind the name. */
  finding('other-returned-models', 'warning', both, {}),
  /** Records that the campaign's plan does not know. */
  finding('unplanned-records', 'warning', side, { records: count }),
])
export type ComparisonFinding = z.infer<typeof comparisonFinding>

export const COMPARISON_VERSION = 4

const comparisonFile = z.strictObject({
  schemaVersion: z.literal(COMPARISON_VERSION),
  toolVersion: z.string(),
  a: comparedCampaign,
  b: comparedCampaign,
  /** Some runs of both were made on the same host in the same state. */
  sameStratum: z.boolean(),
  absoluteBaselines: z.array(baselineChange),
  /** Why seconds, joules and bytes are not compared: another host, or the same in another state. */
  absoluteCause: z.enum(['other-host', 'other-state']).nullable(),
  groups: z.array(groupChange),
  scripts: z.array(scriptChange),
  findings: z.array(comparisonFinding),
  failOn: z.array(failOnResult),
})

/** What `greenml compare --json` writes. */
export const campaignComparison = versioned(COMPARISON_VERSION, comparisonFile, {
  1: comparisonFromVersion1,
  2: comparisonFromVersion2,
})
export type CampaignComparison = z.infer<typeof campaignComparison>

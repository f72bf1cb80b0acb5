import { z } from 'zod'
import { baselineMode, count, generatedMode, modelId, slug } from '../common.ts'
import { doubtCount } from '../measurement/doubt.ts'
import { sandboxTier } from '../measurement/execution.ts'
import { status } from '../measurement/record.ts'
import { scriptFailure } from './failure-analysis.ts'
import { cost } from './group.ts'
import { interval, quantity } from './ratio.ts'
import { validityRemark } from './validity.ts'

const SEVERITIES = ['error', 'warning', 'note'] as const
export type Severity = (typeof SEVERITIES)[number]

/** `evidence`: ids of the variants, or of the first of the records, that it speaks of. */
export const finding = <K extends string, V extends Severity, S extends z.ZodType, N extends z.ZodRawShape>(
  kind: K,
  severity: V,
  subject: S,
  numbers: N,
) =>
  z.strictObject({
    kind: z.literal(kind),
    severity: z.literal(severity),
    subject,
    numbers: z.strictObject(numbers),
    evidence: z.array(z.string()),
  })

const campaign = z.null()
const variantId = z.string()
const effect = { estimate: z.number().positive(), interval, projects: count }

/** What a reader must know before believing the numbers. */
export const campaignFinding = z.discriminatedUnion('kind', [
  /** Lines of the records that a killed writer left unfinished. */
  finding('torn-lines', 'note', campaign, { lines: count }),
  finding('suspect-answers', 'warning', campaign, { suspect: count, probed: count }),
  /** The variant's validity holds the evidence. */
  finding('suspect-answer', 'warning', variantId, {}),
  finding('unprobed-answers', 'note', campaign, { unprobed: count, judged: count }).extend({
    reasons: z.array(z.strictObject({ reason: validityRemark, answers: count })),
  }),
  finding('missing-records', 'warning', campaign, { missing: count, planned: count }),
  /** Records were made while plan.json declared other tests. */
  finding('declared-later', 'warning', campaign, { declared: count }),
  /** Records that plan.json does not hold, and what of them it does not know. */
  finding('unplanned-records', 'warning', campaign, { records: count }).extend({
    unknown: z.array(z.strictObject({ kind: z.enum(['variant', 'block']), id: z.string() })),
  }),
  /** Runs with records of one attempt that differ, of which one counts. */
  finding('differing-records', 'warning', campaign, { runs: count }),
  /** Runs that count by a later attempt though an earlier one had ended, undisturbed, in the same state. */
  finding('repeated-runs', 'warning', campaign, { runs: count }),
  finding('baseline-failed', 'error', variantId, { failed: count, runs: count }).extend({
    failure: scriptFailure.nullable(),
    /** Models in whose blocks it has no ok run: nothing there can be compared with it. */
    missingFor: z.array(modelId.nullable()),
    missingEverywhere: z.boolean(),
  }),
  /** The best that the metric can say, where the author's code says less: more often a leak than a better model. */
  finding('perfect-scores', 'warning', campaign, {}),
  /** Runs lost to the harness, not to the code. */
  finding('lost-runs', 'warning', campaign, { lost: count, runs: count }).extend({
    statuses: z.partialRecord(status, count),
  }),
  finding('changed-scripts', 'warning', campaign, {}),
  finding('other-packages', 'warning', campaign, {}),
  finding('estimated-energy', 'note', campaign, { estimated: count, runs: count }),
  finding('unread-energy', 'note', campaign, { unread: count, runs: count }),
  finding('doubtful-energy', 'warning', campaign, { doubtful: count, runs: count }).extend({
    doubts: z.array(doubtCount),
  }),
  finding('several-meters', 'note', campaign, {}).extend({ sources: z.array(z.string()) }),
  /** The meter takes in all of the machine. */
  finding('external-meter', 'note', campaign, {}),
  /** Pairs that two meters, or other zones of one, had read. */
  finding('across-meters', 'note', campaign, { pairs: count }),
  finding('several-strata', 'note', campaign, { strata: count, pairs: count }).extend({ hosts: z.array(z.string()) }),
  /** One of `strata`. */
  finding(
    'stratum-effect',
    'note',
    z.strictObject({ quantity: cost, baseline: baselineMode, stratum: z.string() }),
    {},
  ),
  finding('several-sandboxes', 'note', campaign, {}).extend({ sandboxes: z.array(sandboxTier) }),
  /** `cpuLeftOut`: disturbed ones whose threads may have spun, so that their CPU time is left out as well. */
  finding('contaminated-runs', 'warning', campaign, { disturbed: count, cpuLeftOut: count, runs: count }).extend({
    /** Scripts of which a run was disturbed, the largest share first: what is missing is not missing at random. */
    scripts: z.array(z.strictObject({ variant: variantId, disturbed: count, cpuLeftOut: count, runs: count })),
  }),
  /** Answers whose processes had other numbers of threads than the author's code, which CPU time of one product depends on. */
  finding('other-threads', 'note', campaign, { answers: count }).extend({
    scripts: z.array(z.strictObject({ variant: variantId, threads: count, authors: count })),
  }),
  finding('cold-runs', 'note', campaign, { cold: count, runs: count }),
  finding('few-pairs', 'note', campaign, { needed: count }).extend({
    pairs: z.array(z.strictObject({ project: slug, baseline: baselineMode, pairs: count })),
  }),
  /** The ratios of a mode and model leave out answers; one of `failures.survivors` says which. */
  finding('answers-left-out', 'note', z.strictObject({ mode: generatedMode, model: modelId }), {
    answers: count,
    included: count,
  }),
  /** CPU time, relative to the baseline, in the last third of a block against the first. */
  finding('order-effect', 'warning', campaign, effect),
  finding('no-order-effect', 'note', campaign, effect),
  /** CPU time of the author's scripts in the last third of the blocks against the first. */
  finding('drift', 'warning', campaign, effect),
  /** Power at rest of a zone before and after the runs of a start. */
  finding('rest-drift', 'warning', campaign, { before: z.number(), after: z.number() }).extend({
    host: z.string(),
    domain: z.string(),
  }),
  /** One of `diagnostics.noise`. */
  finding('noise', 'note', quantity, {}),
])
export type CampaignFinding = z.infer<typeof campaignFinding>

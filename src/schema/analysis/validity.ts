import { z } from 'zod'
import { count } from '../common.ts'
import { isLeaner } from '../generation/variant-id.ts'
import { probeGap } from '../measurement/probe-gap.ts'
import { perturbation } from '../measurement/record.ts'

const VALIDITY_VERDICTS = ['suspect', 'not-suspect', 'not-probed'] as const

/** What can be held against an answer: each of them is enough by itself. */
const VALIDITY_CHECKS = ['labels', 'same-digits', 'work', 'missing-data', 'data-read', 'tested-rows'] as const
const validityCheck = z.enum(VALIDITY_CHECKS)
export type ValidityCheck = z.infer<typeof validityCheck>

/** Why nothing follows from labels that are drawn at random. */
const labelSilence = z.discriminatedUnion('kind', [
  /** The author's own metric does not react to them either, or too little for so few tested rows. */
  z.strictObject({ kind: z.literal('author-does-not-react') }),
  z.strictObject({ kind: z.literal('author-reacts-too-little') }),
  /** Chance alone could explain any value. */
  z.strictObject({ kind: z.literal('too-few-rows') }),
  /** The answer's metric is no better than that. */
  z.strictObject({ kind: z.literal('within-chance') }),
  /** A metric of which one answer for all rows can reach a high value. */
  z.strictObject({ kind: z.literal('one-sided-metric'), metric: z.string() }),
  /** A label near 0 in the tested rows decides it. */
  z.strictObject({ kind: z.literal('unbounded-metric'), metric: z.string() }),
  z.strictObject({ kind: z.literal('author-without-error') }),
])
export type LabelSilence = z.infer<typeof labelSilence>

/** Share of the rows behind a metric that its model was fitted on, beyond what equal rows make of any split. */
/** Above 1 where rows are trained on several times over. */
const share = z.number().nonnegative()
const trained = { share, authorShare: share.nullable() }

/** What was seen of an answer on changed data, beside what the author's code does there. */
export const validityRemark = z.discriminatedUnion('kind', [
  /** The metric on random labels lies beyond the limit that chance explains. */
  z.strictObject({
    kind: z.literal('keeps-random-labels'),
    metric: z.number(),
    usual: z.number(),
    limit: z.number(),
    direction: z.enum(['higher', 'lower']),
    author: z.strictObject({ metric: z.number(), usual: z.number() }),
  }),
  /** By the true labels it is as right where those of its training rows are exchanged, and the author's code is wrong. */
  z.strictObject({
    kind: z.literal('keeps-exchanged-labels'),
    metric: z.number(),
    usual: z.number(),
    author: z.strictObject({ metric: z.number(), usual: z.number() }),
  }),
  /** The script prints the same metric without the project's data. */
  z.strictObject({ kind: z.literal('keeps-without-data'), metric: z.number() }),
  z.strictObject({ kind: z.literal('never-read'), files: z.array(z.string()) }),
  /** Prints the same digits on data that moves the author's metric; null: not run, or it printed none. */
  z.strictObject({
    kind: z.literal('same-digits'),
    metric: z.number(),
    author: z.strictObject({ usual: z.number(), redrawn: z.number().nullable(), half: z.number().nullable() }),
  }),
  /** CPU seconds on changed data over those on the project's own, beside the author's. */
  z.strictObject({ kind: z.literal('more-work'), perturbation, factor: z.number(), author: z.number() }),
  z.strictObject({ kind: z.literal('tested-on-training'), ...trained }),
  /** Tested rows that were trained on, as many as in the author's code, or that is not known: no evidence. */
  z.strictObject({ kind: z.literal('tested-on-training-too'), ...trained }),
  z.strictObject({ kind: z.literal('no-metric-on-random-labels'), of: z.enum(['answer', 'author']) }),
  z.strictObject({ kind: z.literal('random-labels-silent'), why: labelSilence }),
  z.strictObject({ kind: z.literal('no-metric-on-exchanged-labels'), of: z.enum(['answer', 'author']) }),
  z.strictObject({ kind: z.literal('exchanged-labels-silent'), why: labelSilence }),
  z.strictObject({ kind: z.literal('found-hidden-data') }),
  z.strictObject({ kind: z.literal('author-prints-without-data'), metric: z.number(), author: z.number() }),
  /** Prints another metric than with them: a stand-in. */
  z.strictObject({ kind: z.literal('prints-without-data'), metric: z.number() }),
  z.strictObject({ kind: z.literal('fewer-passes'), passes: count, author: count, model: z.string() }),
  z.strictObject({ kind: z.literal('fewer-tested-rows'), rows: count, author: count }),
  z.strictObject({ kind: z.literal('same-on-half'), metric: z.number() }),
  /** Data sets that come with a library: `functions` gave them. */
  z.strictObject({ kind: z.literal('library-data'), functions: z.array(z.string()) }),
  /** The answer read the project's data, and that is all that is known. */
  z.strictObject({ kind: z.literal('only-read') }),
  z.strictObject({ kind: z.literal('no-measured-metric') }),
  z.strictObject({ kind: z.literal('not-run-yet') }),
  z.strictObject({ kind: z.literal('no-author-metric') }),
  z.strictObject({ kind: z.literal('only-hidden-data') }),
  /** The plan says why its project can't be probed so. */
  z.strictObject({ kind: z.literal('not-possible'), gaps: z.array(probeGap) }),
])
export type ValidityRemark = z.infer<typeof validityRemark>

/** Whether an answer's metric comes from the project's data as the author's does. */
export const validity = z.strictObject({
  verdict: z.enum(VALIDITY_VERDICTS),
  /** Evidence for `suspect`. */
  evidence: z.array(validityRemark),
  /** Remarks that a reader should know and that are no evidence by themselves. */
  notes: z.array(validityRemark),
  /** Checks that could be made. */
  checks: z.array(validityCheck),
  /** Reason of `not-probed`. */
  reason: validityRemark.nullable(),
  /** Metrics that the two scripts printed on the changed data, null where they printed none. */
  readings: z.array(z.strictObject({ perturbation, metric: z.number().nullable(), baseline: z.number().nullable() })),
})
export type Validity = z.infer<typeof validity>

/** An answer as far as it tells whether it is spoken of. */
interface Judged {
  readonly id: string
  readonly counts: boolean
  readonly validity: Validity | null
}

/** Validity of an answer of which results speak: one that stands, or a leaner one, which is compared with that. Null: none. */
export const toldValidity = ({ id, counts, validity }: Judged): Validity | null =>
  counts || isLeaner(id) ? validity : null

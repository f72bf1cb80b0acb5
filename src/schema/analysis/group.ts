import { z } from 'zod'
import { count, generatedMode, modelId, quality, share, shareInterval } from '../common.ts'
import { energyParts } from './energy-parts.ts'
import { groupRatio, quantity } from './ratio.ts'

/** The two quantities that tell what a result cost. */
export const COSTS = ['energy', 'cpu'] as const
export const cost = z.enum(COSTS)
export type Cost = z.infer<typeof cost>

export const success = z.strictObject({
  /** Answers whose first run passed: pass@1. */
  passed: count,
  attemptable: count,
  total: count,
  /** Wilson's 95 % of passed / attemptable; samples of one project count as if they were independent. Null of none. */
  interval: shareInterval.nullable(),
  /** Share of total, had all that could not be attempted failed, and had they passed. Null: nothing was planned. */
  bounds: shareInterval.nullable(),
  /** Mean share of runs that ended ok, over the answers that passed. Null: none passed. */
  stability: share.nullable(),
})
export type Success = z.infer<typeof success>

/** Gains of the metric over projects (positive: the answer is better), of metrics that are fractions. */
export const metricGain = z.strictObject({
  median: z.number().nullable(),
  projects: count,
  mean: z.number().nullable(),
  /** One-sided 95 %; null below five projects. */
  lower: z.number().nullable(),
  /** The strictest tolerance of those projects' manifests. */
  margin: z.number().nullable(),
  /** The lower limit lies above −margin. */
  nonInferior: z.boolean().nullable(),
})

/**
 * What it takes to get a correct result from every attempted project: what the answers took, and where they failed the author's
 * code too. Joules, or CPU seconds.
 */
const resultCost = z.strictObject({
  attempts: count,
  /** Answers that passed and are as accurate. */
  correct: count,
  /** Mean over attempts; each ends with a correct result, by the answer or by the author's code. */
  perResult: z.number().nullable(),
  /** What the author's code without plots took, a mean over the same attempts. */
  baseline: z.number().nullable(),
  /** Attempts that ran out of time: what they would have taken is known from below only. */
  censored: count,
  quality,
  /** Why there is no cost. */
  cause: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('none-attempted') }),
      /** Attempts of which the quantity was not measured. */
      z.strictObject({ kind: z.literal('attempts-unread'), unread: count }),
    ])
    .nullable(),
})
export type ResultCost = z.infer<typeof resultCost>

const best = z.strictObject({
  /**
   * Geometric mean over projects of the best ratio among k draws, given that one of them is correct; chosen by half of the blocks
   * and read in the others.
   */
  ratio: z.number().positive().nullable(),
  /** Projects with a correct answer that was measured. */
  projects: count,
  /** Why it holds not all projects, or there is none. */
  cause: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('none-correct') }),
      /** Projects, beside these, whose correct answers were not measured. */
      z.strictObject({ kind: z.literal('projects-unread'), unread: count }),
    ])
    .nullable(),
})

/** What k answers to each project give, over all k-subsets of those that were drawn (Chen et al. 2021, § 2.1). */
const drawsOfK = z.strictObject({
  k: z.int().positive(),
  /** Projects with at least k answers that could be attempted. */
  projects: count,
  /** Share in which one passed. */
  pass: share,
  /** Share in which one passed and is as accurate; the rest is censored: there is no best. */
  correct: share,
  censored: share,
  best: z.record(cost, best),
})
export type DrawsOfK = z.infer<typeof drawsOfK>

/** Mean over projects of the place among all answers to a project; what failed or is less accurate shares the last. */
const meanRank = z.strictObject({
  mean: z.number().positive(),
  /** Mean number of answers ranked in a project. */
  of: z.number().positive(),
  projects: count,
})

export const groupAnalysis = z.strictObject({
  mode: generatedMode,
  model: modelId,
  success,
  comparable: count,
  /** Suspect answers among those that passed. */
  suspect: count,
  metricDifference: metricGain,
  ratios: z.record(quantity, z.array(groupRatio)),
  /** Empty where energy was not measured. */
  energyParts: z.array(energyParts),
  costPerResult: z.record(cost, resultCost),
  /** Draws for each k, up to the samples drawn. */
  draws: z.array(drawsOfK),
  /** Null: not measured. */
  ranks: z.record(cost, meanRank.nullable()),
})
export type GroupAnalysis = z.infer<typeof groupAnalysis>

import { z } from 'zod'
import { baselineMode, count, generatedMode, modelId, share } from '../common.ts'
import { cost } from './group.ts'
import { interval } from './ratio.ts'

const member = z.strictObject({ mode: generatedMode, model: modelId })

/** Ranks of models within projects: Friedman's χ², of passed and failed Cochran's Q. */
const rankTest = z.strictObject({
  models: z.array(modelId),
  /** Projects with a value of every one of them. */
  projects: count,
  statistic: z.number().nullable(),
  degreesOfFreedom: count,
  /** P-value by χ², which few projects only approach. */
  p: share.nullable(),
  /** P-value by shuffling the models within each project. */
  permutationP: share.nullable(),
})

const modelPair = z.strictObject({
  a: modelId,
  b: modelId,
  /** Geometric mean of b / a. */
  ratio: z.number().positive(),
  /** Sign-flip test, and by Holm's correction over the pairs. */
  p: share,
  adjustedP: share,
})

/** Models of one mode, by intention to treat, on the projects that have a cost of each. Exploratory. */
export const modelComparison = z.strictObject({
  mode: generatedMode,
  /** Cochran's Q; with several samples of each, of the share that passed. */
  success: rankTest.nullable(),
  ratios: z.array(rankTest.extend({ quantity: cost, baseline: baselineMode, pairs: z.array(modelPair) })),
})
export type ModelComparison = z.infer<typeof modelComparison>

/** McNemar's exact test; with several samples of each, the sign-flip test of the shares that passed. Exploratory. */
export const successPair = z.strictObject({
  a: member,
  b: member,
  /** Projects that both could attempt. */
  projects: count,
  betterA: count,
  betterB: count,
  p: share,
  /** P-value by Benjamini and Hochberg over all such pairs. */
  adjustedP: share,
})
export type SuccessPair = z.infer<typeof successPair>

/**
 * Effect of a stratum on ratios, relative to the first: log ratio ~ mode × model + stratum over answers, with standard errors
 * by leaving out a project at a time.
 */
export const stratumEffect = z.strictObject({
  quantity: cost,
  baseline: baselineMode,
  stratum: z.string(),
  host: z.string(),
  reference: z.string(),
  answers: count,
  projects: count,
  effect: z.number().positive().nullable(),
  interval: interval.nullable(),
  p: share.nullable(),
  /** Why it is not known: no mode and model ran on both, so that host and answers can't be separated; or it hangs on one project. */
  cause: z.enum(['inseparable', 'one-project']).nullable(),
})
export type StratumEffect = z.infer<typeof stratumEffect>

/** The tests that plan.json declares. */
export const familySummary = z.strictObject({
  declared: count,
  tested: count,
  /** Records were made while plan.json declared other tests. Null: the records do not say what it declared. */
  postHoc: z.boolean().nullable(),
})
export type FamilySummary = z.infer<typeof familySummary>

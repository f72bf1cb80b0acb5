import { mean, median, mostFrequentOf } from '../../base/numbers.ts'
import type { VariantAnalysis } from '../../schema/analysis.ts'
import type { BaselineMode } from '../../schema/common.ts'
import {
  type Cause,
  excludesOne,
  type GroupRatio,
  MINIMUM_PAIRS,
  type Quantity,
  SAME_RATIO,
} from '../../schema/ratio.ts'
import { exponentiate } from '../estimate-ratio.ts'
import { bcaInterval } from '../statistics/bootstrap.ts'
import { varianceOf } from '../statistics/moments.ts'
import { createSignFlip } from '../statistics/sign-flip.ts'
import { createStudentisedMean, type MeanInference } from '../statistics/studentised-mean.ts'
import { wilcoxonSignedRank } from '../statistics/wilcoxon.ts'
import { type AnalysedVariant, isComparable } from '../variant.ts'
import { type Evidence, LEVEL } from '../verdict.ts'

/** The resampling that all groups of a campaign share, with its tables of draws. */
export type Resampling = ReturnType<typeof createResampling>

export const createResampling = (seed: number, resamples: number) => ({
  seed,
  means: createStudentisedMean(seed, resamples),
  signFlip: createSignFlip(seed),
})

/** Ratios of a mode and model against one baseline, as far as they can be told before the number of tests is known. */
export type ProjectRatios = ReturnType<typeof ratiosOverProjects>

/** As a share: ±5 %. */
const MARGIN = 0.05
const LOG_MARGIN = Math.log(1 + MARGIN)

/**
 * The geometric mean over projects: a project is one observation, whatever its size and however many samples were drawn,
 * since variants of one project share its data and its baseline. Only answers that ran and are as accurate count. The
 * bootstrap resamples projects with their samples as they are: the spread of the projects' means holds that of the samples
 * already, and drawing samples anew within them would count it twice (Davison & Hinkley 1997, § 3.8).
 */
export function ratiosOverProjects(
  quantity: Quantity,
  baseline: BaselineMode,
  members: readonly AnalysedVariant[],
  resampling: Resampling,
) {
  const variants = members.map(({ analysis }) => analysis)
  const passed = variants.filter((variant) => variant.passed)
  const comparable = members.filter(({ analysis }) => isComparable(analysis))
  const { quality, byProject } = logRatiosByProject(quantity, baseline, comparable)
  const values = [...byProject.values()]
  const projects = new Set(comparable.map(({ analysis }) => analysis.project)).size
  const unread = projects - values.length
  const inference = resampling.means.infer(values)
  const tested = quality === 'measured' ? inference : null
  const unmeasured = variants.map((variant) => ratioTo(variant, quantity, baseline)).filter(isNotMeasured)
  const checks = tested === null ? null : checkTests(values, tested, resampling)
  const equivalence = tested === null ? null : equivalenceOf(tested)
  const evidence: Evidence = {
    baseline,
    estimate: values.length === 0 ? null : estimateOf(values, inference),
    quality,
    notMeasured: unmeasured.length === 0 ? null : mostFrequentOf(unmeasured.flatMap((ratio) => ratio?.cause ?? [])),
    accuracy: comparable.length > 0 ? 'as-good' : noneComparable(passed),
    suspect: passed.length > 0 && passed.every(({ validity }) => validity?.verdict === 'suspect'),
    pairs: 'projects',
    leftOut: values.length > 0 && unread > 0 ? [{ kind: 'unread', pairs: unread }] : [],
    equivalence: equivalence && { margin: MARGIN, holds: equivalence.equivalent },
    doubt: checks?.agree === false ? doubtOf(checks) : null,
  }
  return {
    quantity,
    evidence,
    facts: {
      bca: tested === null ? null : bcaOf(values, tested),
      median: exponential(median(values)),
      standardDeviation: values.length < 2 ? null : Math.sqrt(varianceOf(values)),
      improved: values.filter((value) => value < -SAME_RATIO).length,
      strata: new Set(comparable.flatMap(({ pairings }) => [...(pairings.get(baseline)?.strata ?? [])])).size,
      equivalence,
      checks,
    },
    /** P of the hypothesis that the ratio is 1; null where nothing may be tested. */
    p: tested === null ? null : pOf(tested),
  }
}

/** A project's value is the mean over its samples; qualities are never mixed, and estimates stand in where none is measured. */
export function logRatiosByProject(
  quantity: Quantity,
  baseline: BaselineMode,
  members: readonly AnalysedVariant[],
): { quality: 'measured' | 'estimated' | 'unavailable'; byProject: Map<string, number> } {
  const qualities = new Set(members.map(({ analysis }) => ratioTo(analysis, quantity, baseline)?.quality))
  const quality = qualities.has('measured') ? 'measured' : qualities.has('estimated') ? 'estimated' : 'unavailable'
  const byProject = new Map<string, number>()
  for (const [project, samples] of Map.groupBy(members, ({ analysis }) => analysis.project)) {
    const value = mean(
      samples.flatMap(({ analysis }) => {
        const ratio = ratioTo(analysis, quantity, baseline)
        return ratio?.quality === quality && ratio.estimate !== null ? [Math.log(ratio.estimate)] : []
      }),
    )
    if (value !== null) byProject.set(project, value)
  }
  return { quality, byProject }
}

export const ratioTo = (variant: VariantAnalysis, quantity: Quantity, baseline: BaselineMode) =>
  variant.ratios[quantity].find((ratio) => ratio.baseline === baseline)

const noneComparable = (passed: readonly VariantAnalysis[]) =>
  passed.some(({ metric }) => metric.verdict !== null) ? 'worse' : null

const pOf = ({ mean, p }: MeanInference) => (Math.abs(mean) <= SAME_RATIO ? 1 : p)

const isNotMeasured = (ratio: ReturnType<typeof ratioTo>) => ratio?.verdict === 'not-measured'

function estimateOf(values: readonly number[], inference: MeanInference | null): Evidence['estimate'] {
  const estimate = Math.exp(inference?.mean ?? mean(values) ?? 0)
  return { estimate, interval: inference && exponentiate(inference.interval95), pairs: values.length }
}

function equivalenceOf({ interval90 }: MeanInference): GroupRatio['equivalence'] {
  return { interval: exponentiate(interval90), equivalent: interval90[0] > -LOG_MARGIN && interval90[1] < LOG_MARGIN }
}

function bcaOf(values: readonly number[], { resampled, mean }: MeanInference): GroupRatio['bca'] {
  const interval = bcaInterval(values, resampled, mean)
  return interval.some(Number.isNaN) ? null : exponentiate(interval) // equal values have none
}

/** Of fewer than six values even the most extreme signs are no rarer than 2 in 32. */
const LEAST_FOR_SIGNS = MINIMUM_PAIRS + 1

function checkTests(
  values: readonly number[],
  { interval95 }: MeanInference,
  { signFlip }: Resampling,
): GroupRatio['checks'] {
  const clear = values.map((value) => (Math.abs(value) <= SAME_RATIO ? 0 : value))
  const { pExact, pNormalCorrected } = wilcoxonSignedRank(clear)
  const wilcoxonP = pExact ?? (Number.isNaN(pNormalCorrected) ? null : pNormalCorrected)
  const { p: signFlipP, exact: signFlipExact } = signFlip(clear)
  const differs = excludesOne(exponentiate(interval95))
  const agree = [wilcoxonP ?? 1, signFlipP].every((p) => p <= LEVEL === differs)
  return { wilcoxonP, signFlipP, signFlipExact, agree: values.length < LEAST_FOR_SIGNS ? null : agree }
}

const doubtOf = ({ signFlipP, wilcoxonP }: NonNullable<GroupRatio['checks']>): Cause => ({
  kind: 'tests-disagree',
  signFlipP,
  wilcoxonP,
})

const exponential = (value: number | null) => (value === null ? null : Math.exp(value))

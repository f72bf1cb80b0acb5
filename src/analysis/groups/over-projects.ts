import { mean, median, mostFrequentOf } from '../../base/numbers.ts'
import { type AccuracyVerdict, isComparable } from '../../schema/analysis/accuracy-verdict.ts'
import type { VariantAnalysis } from '../../schema/analysis/analysis.ts'
import type { EnergyParts, OutsideZone } from '../../schema/analysis/energy-parts.ts'
import { EQUIVALENCE_PROJECTS, MINIMUM_PROJECTS } from '../../schema/analysis/least-evidence.ts'
import { excludesOne, type GroupRatio, type LeftOut, type Quantity, SAME_RATIO } from '../../schema/analysis/ratio.ts'
import type { BaselineMode, Quality } from '../../schema/common.ts'
import { idleShiftOf, type LogsOf, partsOf } from '../analyse-energy-parts.ts'
import { describeEffect, exponentiate, type RatioEstimate } from '../estimate-ratio.ts'
import { readerOf } from '../runs/read-cost.ts'
import { bcaInterval } from '../statistics/bootstrap.ts'
import { medianInterval } from '../statistics/median-interval.ts'
import { varianceOf } from '../statistics/moments.ts'
import { createRankTest } from '../statistics/rank-test.ts'
import { createSignFlip } from '../statistics/sign-flip.ts'
import { createStudentisedMean, type MeanInference } from '../statistics/studentised-mean.ts'
import { wilcoxonSignedRank } from '../statistics/wilcoxon.ts'
import type { AnalysedVariant } from '../variant.ts'
import { type Evidence, LEVEL } from '../verdict.ts'
import { doubtOf, isLessBeyond, isSeenByRanks, type Objections, objectTo } from './objections.ts'
import {
  authorsOutOfTime,
  costsByProject,
  meansByCluster,
  rankedFirst,
  rankedLast,
  withoutFailures,
} from './project-costs.ts'

/** The resampling that all groups of a campaign share, with its tables of draws. */
export type Resampling = ReturnType<typeof createResampling>

export const createResampling = (seed: number, resamples: number) => ({
  means: createStudentisedMean(seed, resamples),
  signFlip: createSignFlip(seed),
  rankTest: createRankTest(seed),
})

/** Ratios of a mode and model against one baseline, as far as they can be told before the number of tests is known. */
export type ProjectRatios = ReturnType<typeof ratiosOverProjects>

/** Margin of equivalence as a share: ±5 %. */
const MARGIN = 0.05
const LOG_MARGIN = Math.log(1 + MARGIN)

/**
 * The geometric mean over all attempted projects: a project is one observation, whatever its size and however many samples
 * were drawn, since variants of one project share its data and its baseline; and so is a cluster of like projects. What
 * failed is in it, at its own cost and the author's. The bootstrap resamples these observations as they are: their spread
 * holds that of the samples already, and drawing samples anew within them would count it twice (Davison & Hinkley 1997, § 3.8).
 */
export function ratiosOverProjects(
  quantity: Quantity,
  baseline: BaselineMode,
  members: readonly AnalysedVariant[],
  resampling: Resampling,
  { smallestEffect, outside }: Bounds,
) {
  const comparable = members.filter(({ analysis }) => isComparable(analysis))
  const alone = logRatiosByProject(quantity, baseline, comparable)
  const quality = alone.quality === 'estimated' ? 'estimated' : 'measured'
  const reader = readerOf(quantity)
  const projects =
    quality === 'estimated' ? withoutFailures(alone.byProject) : costsByProject(reader, baseline, members)
  const values = projects.map(({ log }) => log)
  const observed = meansByCluster(projects, members)
  const inference = resampling.means.infer(observed)
  const tested = quality === 'measured' ? inference : null
  const censored = projects.filter((project) => project.censored).length
  const checks = tested === null ? null : checkTests(observed, tested, resampling)
  const equivalence = tested === null ? null : equivalenceOf(tested)
  const smallest = smallestEffect(projects.map(({ blocks }) => blocks))
  const atWorst = () => meansByCluster(costsByProject(reader, baseline, members, 'failed'), members)
  const objections: Objections = {
    outside,
    margin: MARGIN,
    checks,
    censored,
    ...censoredEnds(projects, baseline, members),
    hasUnsettled: members.some(({ analysis: { metric } }) => metric.verdict === 'not-settled'),
    isLessAtWorst: () => isLessBeyond(atWorst(), smallest, resampling.means),
  }
  const evidence: Evidence = {
    ...gatesOf(quantity, baseline, members),
    estimate: values.length === 0 ? null : estimateOf(observed, inference, values.length),
    quality: values.length === 0 ? 'unavailable' : quality,
    observations: observed.length,
    sessions: Math.max(0, ...comparable.map(({ analysis }) => ratioTo(analysis, quantity, baseline)?.sessions ?? 0)),
    leftOut: listUnread(members, values.length),
    smallestEffect: smallest,
    equivalence: equivalence && {
      margin: MARGIN,
      holds: equivalence.equivalent,
      needed: observed.length < EQUIVALENCE_PROJECTS ? EQUIVALENCE_PROJECTS : null,
    },
    objection: (claim) => objectTo(claim, objections),
    doubt: checks?.agree === false ? doubtOf(checks) : null,
  }
  return {
    quantity,
    evidence,
    facts: {
      failed: projects.filter(({ failed }) => failed).length,
      censored,
      clusters: observed.length,
      survivors: describeEffect(survivorsOf(alone, members, resampling)),
      bca: tested === null ? null : bcaOf(observed, tested, resampling),
      median: exponential(median(observed)),
      medianInterval: medianInterval(observed.map(Math.exp)),
      standardDeviation: observed.length < 2 ? null : Math.sqrt(varianceOf(observed)),
      improved: values.filter((value) => value < -SAME_RATIO).length,
      strata: new Set(comparable.flatMap(({ pairings }) => pairings.get(baseline)?.strata ?? [])).size,
      equivalence,
      checks,
    },
    /** P of the hypothesis that the ratio is no farther from 1 than the smallest effect; null where nothing may be tested. */
    p: tested === null ? null : pBeyond(observed, tested, smallest, resampling),
  }
}

interface Bounds {
  /** Smallest effect as a share, of a mean over projects with so many blocks each. */
  readonly smallestEffect: (blocks: readonly number[]) => number
  /** Zones that can veto a verdict. */
  readonly outside: readonly OutsideZone[]
}

/** What is still seen with each cost that is known from one side only at the worst place for it. */
function censoredEnds(
  projects: ReturnType<typeof costsByProject>,
  baseline: BaselineMode,
  members: readonly AnalysedVariant[],
): Pick<Objections, 'isStillLess' | 'authorCensored' | 'isStillMore'> {
  const late = authorsOutOfTime(baseline, members)
  return {
    isStillLess: () => isSeenByRanks('less', meansByCluster(rankedLast(projects), members)),
    authorCensored: late.size,
    isStillMore: () => isSeenByRanks('more', meansByCluster(rankedFirst(projects, late), members)),
  }
}

/** Gates that can stand in the way of a verdict, whatever the ratio. */
function gatesOf(quantity: Quantity, baseline: BaselineMode, members: readonly AnalysedVariant[]) {
  const variants = members.map(({ analysis }) => analysis)
  const passed = variants.filter((variant) => variant.passed)
  const attempted = variants.filter((variant) => variant.attempted)
  const unmeasured = attempted.map((variant) => ratioTo(variant, quantity, baseline)).filter(isNotMeasured)
  return {
    baseline,
    pairs: 'projects',
    notMeasured: unmeasured.length === 0 ? null : mostFrequentOf(unmeasured.flatMap((ratio) => ratio?.cause ?? [])),
    accuracy: variants.some(isComparable) ? 'as-good' : noneComparable(variants),
    suspect: passed.length > 0 && passed.every(({ validity }) => validity?.verdict === 'suspect'),
  } as const
}

function listUnread(members: readonly AnalysedVariant[], read: number): LeftOut[] {
  const attempted = members.filter(({ analysis }) => analysis.attempted)
  const unread = new Set(attempted.map(({ analysis }) => analysis.project)).size - read
  return read > 0 && unread > 0 ? [{ kind: 'unread', pairs: unread }] : []
}

/** Parts of a group's ratio of energy, by the same rules as the ratio itself. */
export function energyPartsOf(
  baseline: BaselineMode,
  members: readonly AnalysedVariant[],
  { means }: Resampling,
): EnergyParts | null {
  const logsOf: LogsOf = (reader) => ({
    values: meansByCluster(costsByProject(reader, baseline, members), members),
    sessions: [], // projects are observations of their own
  })
  const comparable = members.filter(({ analysis }) => isComparable(analysis))
  const found = comparable.flatMap(({ pairings }) => pairings.get(baseline) ?? [])
  const zones = [...new Set(found.flatMap(({ outsideZones }) => outsideZones))].sort()
  const estimate = (values: readonly number[]) =>
    values.length === 0 ? null : estimateOf(values, means.infer(values), values.length)
  const idleShift = mean(comparable.map(({ pairings }) => idleShiftOf(pairings.get(baseline)?.pairs ?? []))) ?? 0
  return comparable.length === 0 ? null : partsOf(baseline, logsOf, { zones, idleShift, estimate })
}

function survivorsOf(
  { byProject }: ReturnType<typeof logRatiosByProject>,
  members: readonly AnalysedVariant[],
  { means }: Resampling,
): RatioEstimate | null {
  const observed = meansByCluster(withoutFailures(byProject), members)
  return observed.length === 0 ? null : estimateOf(observed, means.infer(observed), byProject.size)
}

/** A project's value is the mean over its samples; qualities are never mixed, and estimates stand in where none is measured. */
function logRatiosByProject(
  quantity: Quantity,
  baseline: BaselineMode,
  members: readonly AnalysedVariant[],
): { quality: Quality; byProject: Map<string, number> } {
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

/** Null: nobody knows how accurate those that ran are. */
function noneComparable(variants: readonly VariantAnalysis[]): AccuracyVerdict | null {
  const passed = variants.filter((variant) => variant.passed)
  if (passed.some(({ metric }) => metric.verdict === 'not-settled')) return 'not-settled'
  if (passed.length > 0) return passed.some(({ metric }) => metric.verdict !== null) ? 'worse' : null
  return variants.some(({ attempted }) => attempted) ? 'worse' : null
}

/** P-value for a mean that lies `smallest` from 0 on its own side: the same bootstrap with all values moved by it. */
function pBeyond(values: readonly number[], { mean }: MeanInference, smallest: number, { means }: Resampling): number {
  const reach = Math.log1p(Math.max(smallest, SAME_RATIO))
  if (Math.abs(mean) <= reach) return 1
  return means.infer(values.map((value) => value - Math.sign(mean) * reach))?.p ?? 1
}

const isNotMeasured = (ratio: ReturnType<typeof ratioTo>) => ratio?.verdict === 'not-measured'

function estimateOf(values: readonly number[], inference: MeanInference | null, pairs: number): RatioEstimate {
  const estimate = Math.exp(inference?.mean ?? mean(values) ?? 0)
  return { estimate, interval: inference && exponentiate(inference.interval95), pairs }
}

function equivalenceOf({ interval90 }: MeanInference): GroupRatio['equivalence'] {
  return { interval: exponentiate(interval90), equivalent: interval90[0] > -LOG_MARGIN && interval90[1] < LOG_MARGIN }
}

function bcaOf(values: readonly number[], { mean }: MeanInference, { means }: Resampling): GroupRatio['bca'] {
  const interval = bcaInterval(values, means.drawMeans(values).sort(), mean)
  return interval.some(Number.isNaN) ? null : exponentiate(interval) // equal values have none
}

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
  return { wilcoxonP, signFlipP, signFlipExact, agree: values.length < MINIMUM_PROJECTS ? null : agree }
}

const exponential = (value: number | null) => (value === null ? null : Math.exp(value))

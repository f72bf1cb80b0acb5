import { recordOf } from '../../base/groups.ts'
import { mean, median } from '../../base/numbers.ts'
import { isComparable } from '../../schema/analysis/accuracy-verdict.ts'
import { COSTS, type GroupAnalysis } from '../../schema/analysis/group.ts'
import type { FamilySummary } from '../../schema/analysis/model-comparison.ts'
import { QUANTITIES, type Quantity } from '../../schema/analysis/ratio.ts'
import type { Plan } from '../../schema/campaign/plan.ts'
import { type BaselineMode, type GeneratedMode, HEADLINE_ORDER } from '../../schema/common.ts'
import { gainOf } from '../../schema/dataset/metrics.ts'
import { clustersOf, meansOf } from '../clusters.ts'
import { isNotInferior } from '../metric-change.ts'
import { perQuantity } from '../runs/pairs.ts'
import type { SmallestEffects } from '../smallest-effect.ts'
import type { AnalysedVariant } from '../variant.ts'
import { decideVerdict } from '../verdict.ts'
import { rankAnswers } from './answer-ranks.ts'
import { drawsOf } from './draws.ts'
import { correctForNumber, type GroupTest } from './multiplicity.ts'
import { energyPartsOf, type ProjectRatios, type Resampling, ratiosOverProjects } from './over-projects.ts'
import { resultCostOf } from './result-cost.ts'
import { successOf } from './success.ts'

/** The answers of a mode and model. */
export interface Group {
  readonly mode: GeneratedMode
  readonly model: string
  readonly members: readonly AnalysedVariant[]
}

/** A group for each mode and model of which the plan holds a variant, in the plan's order. */
export function groupsOf(plan: Plan, analysed: readonly AnalysedVariant[]): Group[] {
  return plan.models.flatMap(({ id: model }) =>
    plan.options.modes.flatMap((mode) => {
      const members = analysed.filter(({ analysis }) => analysis.model === model && analysis.mode === mode)
      return members.length === 0 ? [] : [{ mode, model, members }]
    }),
  )
}

interface GroupTools {
  readonly resampling: Resampling
  readonly smallestEffects: SmallestEffects
  readonly postHoc: boolean | null
}

/** All ratios come first: a verdict depends on how many others are tested. */
export function analyseGroups(
  plan: Plan,
  members: readonly Group[],
  analysed: readonly AnalysedVariant[],
  { resampling, smallestEffects, postHoc }: GroupTools,
): { groups: GroupAnalysis[]; family: FamilySummary } {
  const drafts = members.map((group) => {
    const parts = HEADLINE_ORDER.flatMap((baseline) => energyPartsOf(baseline, group.members, resampling) ?? [])
    const outsideOf = (quantity: Quantity, baseline: BaselineMode) =>
      quantity === 'energy' ? (parts.find((each) => each.baseline === baseline)?.outside ?? []) : []
    return {
      group,
      parts,
      ratios: QUANTITIES.flatMap((quantity) =>
        HEADLINE_ORDER.map((baseline) => {
          const ratio = ratiosOverProjects(quantity, baseline, group.members, resampling, {
            smallestEffect: smallestEffects[quantity],
            outside: outsideOf(quantity, baseline),
          })
          return { ...ratio, declarable: testOf(group, ratio) }
        }),
      ),
    }
  })
  const tests = drafts.flatMap(({ ratios }) => ratios.flatMap(({ declarable }) => declarable ?? []))
  const { summary, corrections } = correctForNumber(plan, tests, postHoc)
  const rankOf = rankAnswers(analysed)
  const groups = drafts.map(({ group, parts, ratios }): GroupAnalysis => {
    const { mode, model, members } = group
    const variants = members.map(({ analysis }) => analysis)
    return {
      mode,
      model,
      success: successOf(variants),
      comparable: variants.filter(isComparable).length,
      suspect: variants.filter(({ passed, validity }) => passed && validity?.verdict === 'suspect').length,
      metricDifference: metricGain(members, resampling),
      ratios: perQuantity((quantity) =>
        ratios
          .filter((ratio) => ratio.quantity === quantity)
          .map(({ evidence, facts, declarable }) => {
            const test = (declarable && corrections.get(declarable)) ?? null
            return { ...decideVerdict(quantity, { ...evidence, correction: test }), ...facts, test }
          }),
      ),
      energyParts: parts,
      costPerResult: recordOf(COSTS, (quantity) => resultCostOf(members, quantity)),
      draws: drawsOf(members),
      ranks: rankOf(members),
    }
  })
  return { groups, family: summary }
}

function testOf({ mode, model }: Group, { quantity, evidence: { baseline }, p }: ProjectRatios): GroupTest | null {
  return p === null ? null : { mode, model, quantity, baseline, p }
}

/**
 * The metric's gain of each project (positive: the answer is better), median over its samples that ran, whether comparable
 * or not, but not of suspect ones; like projects are one observation. Only metrics that are fractions: a difference of 30 in an rmse and one of 0.01 in an accuracy have no median.
 */
function metricGain(members: readonly AnalysedVariant[], { means }: Resampling): GroupAnalysis['metricDifference'] {
  const byProject = Map.groupBy(members, ({ inBlocks }) => inBlocks.project)
  const found = [...byProject].flatMap(([{ slug, metric }, samples]) => {
    if (metric.scale === 'absolute') return []
    const gain = median(
      samples.flatMap(({ analysis }) =>
        analysis.passed && analysis.validity?.verdict !== 'suspect' && analysis.metric.difference !== null
          ? [gainOf(analysis.metric.difference, metric)]
          : [],
      ),
    )
    return gain === null ? [] : [{ project: slug, gain, tolerance: metric.tolerance }]
  })
  const gains = meansOf(clustersOf(members), found, ({ gain }) => gain)
  const inference = means.infer(gains)
  const margin = found.length === 0 ? null : Math.min(...found.map(({ tolerance }) => tolerance))
  // The lower end of the 90 % interval is the one-sided 95 % limit.
  const lower = inference?.interval90[0] ?? null
  return {
    median: median(gains),
    projects: found.length,
    mean: mean(gains),
    lower,
    margin,
    nonInferior: lower === null || margin === null ? null : isNotInferior(lower, margin),
  }
}

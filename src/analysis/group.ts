import type { GroupAnalysis, Quantity, Ratio, VariantAnalysis } from '../schema/analysis.ts'
import type { BaselineMode, GeneratedMode } from '../schema/common.ts'
import type { Plan } from '../schema/plan.ts'
import { groupBy, mean, median, mostFrequent } from './numbers.ts'
import { perQuantity } from './pairs.ts'
import type { RatioEstimator } from './ratio.ts'
import { HEADLINE_ORDER } from './units.ts'
import type { AnalysedUnit } from './variant.ts'
import { decideVerdict } from './verdict.ts'

/** One group a mode and model of which the plan holds a variant, in the plan's order. */
export function analyseGroups(plan: Plan, units: readonly AnalysedUnit[], estimate: RatioEstimator): GroupAnalysis[] {
  return plan.models.flatMap(({ id: model }) =>
    plan.modes.flatMap((mode) => {
      const members = units.filter(({ analysis }) => analysis.model === model && analysis.mode === mode)
      return members.length === 0 ? [] : [analyseGroup(mode, model, members, estimate)]
    }),
  )
}

function analyseGroup(
  mode: GeneratedMode,
  model: string,
  members: readonly AnalysedUnit[],
  estimate: RatioEstimator,
): GroupAnalysis {
  const variants = members.map(({ analysis }) => analysis)
  const passed = variants.filter((variant) => variant.passed)
  const comparable = passed.filter(({ metric }) => metric.comparable === true)
  const differences = projectGains(members)
  return {
    mode,
    model,
    success: {
      passed: passed.length,
      attemptable: variants.filter(({ attempted }) => attempted).length,
      total: variants.length,
    },
    comparable: comparable.length,
    metricDifference: { median: median(differences), projects: differences.length },
    ratios: perQuantity((quantity) =>
      HEADLINE_ORDER.map((baseline) => projectRatio(quantity, baseline, variants, passed, comparable, estimate)),
    ),
  }
}

/**
 * The geometric mean over projects: a project is one observation, whatever its size and however many samples were drawn,
 * since variants of one project share its data and its baseline. Only answers that ran and are as accurate count.
 */
function projectRatio(
  quantity: Quantity,
  baseline: BaselineMode,
  variants: readonly VariantAnalysis[],
  passed: readonly VariantAnalysis[],
  comparable: readonly VariantAnalysis[],
  estimate: RatioEstimator,
): Ratio {
  const ratioOf = (variant: VariantAnalysis) => variant.ratios[quantity].find((ratio) => ratio.baseline === baseline)
  const qualities = new Set(comparable.map((variant) => ratioOf(variant)?.quality))
  const quality = qualities.has('measured') ? 'measured' : qualities.has('estimated') ? 'estimated' : 'unavailable'
  const byProject = groupBy(comparable, ({ project }) => project)
  const values = [...byProject.values()].flatMap((samples) => {
    const logs = samples.flatMap((sample) => {
      const ratio = ratioOf(sample)
      return ratio?.quality === quality && ratio.estimate !== null ? [Math.log(ratio.estimate)] : []
    })
    return mean(logs) ?? []
  })
  const unread = byProject.size - values.length
  const unmeasured = variants.map(ratioOf).filter((ratio) => ratio?.verdict === 'not measured')
  return decideVerdict(quantity, {
    baseline,
    estimate: estimate(values),
    quality,
    notMeasured: unmeasured.length === 0 ? null : mostFrequent(unmeasured.flatMap((ratio) => ratio?.reason ?? [])),
    comparable: comparable.length > 0 ? true : passed.some(({ metric }) => metric.comparable === false) ? false : null,
    pairNoun: 'project',
    leftOut:
      values.length > 0 && unread > 0
        ? `left out: ${unread} of ${byProject.size} projects without a ratio of that quality`
        : null,
  })
}

/**
 * The metric's gain of each project (positive: the answer is better), median over its samples that ran, whether comparable
 * or not. Only metrics that are fractions: a difference of 30 in an rmse and one of 0.01 in an accuracy have no median.
 */
function projectGains(members: readonly AnalysedUnit[]): number[] {
  const byProject = groupBy(members, ({ unit }) => unit.project)
  return [...byProject].flatMap(([{ metric }, samples]) => {
    if (metric.scale === 'absolute') return []
    const sign = metric.direction === 'higher' ? 1 : -1
    const gains = samples.flatMap(({ analysis }) =>
      analysis.passed && analysis.metric.difference !== null ? [sign * analysis.metric.difference] : [],
    )
    return median(gains) ?? []
  })
}

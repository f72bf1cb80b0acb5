import { groupsBy } from '../../base/groups.ts'
import { mean } from '../../base/numbers.ts'
import { isComparable } from '../../schema/analysis/accuracy-verdict.ts'
import type { VariantAnalysis } from '../../schema/analysis/analysis.ts'
import {
  CHANGE_KINDS,
  type ChangeAssociation,
  type ChangeCount,
  type VariantCode,
} from '../../schema/analysis/code-analysis.ts'
import { BASELINE_MODES, GENERATED_MODES } from '../../schema/common.ts'
import { type Clusters, meansOf } from '../clusters.ts'
import { describeEffect, type RatioEstimator } from '../estimate-ratio.ts'

/** Every kind that some answer of a mode shows. Modes are never pooled: an autonomous answer edits nothing. */
export function countChanges(variants: readonly VariantCode[]): Omit<ChangeCount, 'leading'>[] {
  return GENERATED_MODES.flatMap((mode) => {
    const compared = variants.flatMap((variant) =>
      variant.mode === mode && variant.changes !== null ? [variant.changes] : [],
    )
    return CHANGE_KINDS.flatMap((kind) => {
      const answers = compared.filter((changes) => changes.some((change) => change.kind === kind)).length
      return answers === 0 ? [] : [{ kind, mode, answers, of: compared.length }]
    })
  })
}

/**
 * Ratios, for each kind of change that occurs, of the answers with it, of those without it, and of the two inside projects
 * that have both. Only answers that ran, are as accurate and were measured on both sides.
 */
export function associateChanges(
  variants: readonly VariantCode[],
  results: readonly VariantAnalysis[],
  clusters: Clusters,
  estimate: RatioEstimator,
): ChangeAssociation[] {
  const resultOf = new Map(results.map((result) => [result.id, result]))
  return countChanges(variants).flatMap(({ kind, mode }) =>
    (['cpu', 'energy'] as const).flatMap((quantity) =>
      BASELINE_MODES.flatMap((baseline) => {
        const observed = variants.flatMap((variant) =>
          variant.mode === mode ? observe(variant, resultOf.get(variant.id), quantity, baseline) : [],
        )
        if (observed.length === 0) return []
        return [{ kind, mode, quantity, baseline, ...associate(kind, observed, clusters, estimate) }]
      }),
    ),
  )
}

/** An answer whose code could be compared with the author's, and its measured log-ratio. */
function observe(
  { project, changes }: VariantCode,
  result: VariantAnalysis | undefined,
  quantity: 'cpu' | 'energy',
  baseline: ChangeAssociation['baseline'],
) {
  if (changes === null || result === undefined || !isComparable(result)) return []
  const ratio = result.ratios[quantity].find((each) => each.baseline === baseline)
  if (ratio?.quality !== 'measured' || ratio.estimate === null) return []
  return [{ project, kinds: new Set(changes.map(({ kind }) => kind)), logRatio: Math.log(ratio.estimate) }]
}

/** A project is one observation, whatever its number of answers: they share its data and its baseline; like projects are one together. */
function associate(
  kind: ChangeAssociation['kind'],
  observed: ReturnType<typeof observe>,
  clusters: Clusters,
  estimate: RatioEstimator,
): Pick<ChangeAssociation, 'answers' | 'with' | 'without' | 'difference'> {
  const projects = groupsBy(observed, ({ project }) => project).map((answers) => ({
    project: answers[0].project,
    with: mean(answers.flatMap(({ kinds, logRatio }) => (kinds.has(kind) ? [logRatio] : []))),
    without: mean(answers.flatMap(({ kinds, logRatio }) => (kinds.has(kind) ? [] : [logRatio]))),
  }))
  const ratio = (read: (project: (typeof projects)[number]) => number | null) => {
    const known = projects.flatMap((each) => {
      const log = read(each)
      return log === null ? [] : [{ project: each.project, log }]
    })
    return describeEffect(estimate(meansOf(clusters, known, ({ log }) => log)), known.length)
  }
  const having = observed.filter(({ kinds }) => kinds.has(kind)).length
  return {
    answers: { with: having, without: observed.length - having },
    with: ratio((each) => each.with),
    without: ratio((each) => each.without),
    difference: ratio((each) => (each.with === null || each.without === null ? null : each.with - each.without)),
  }
}

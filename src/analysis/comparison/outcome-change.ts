import { median } from '../../base/numbers.ts'
import type { GroupChange, MetricChange } from '../../schema/analysis/comparison.ts'
import { MINIMUM_PAIRS } from '../../schema/analysis/least-evidence.ts'
import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import { gainOf } from '../../schema/dataset/metrics.ts'
import { type Clusters, meansOf } from '../clusters.ts'
import { countSuccess } from '../groups/success.ts'
import { isNotInferior, listMetrics } from '../metric-change.ts'
import { adjustEach } from '../statistics/adjust.ts'
import { sumOf } from '../statistics/moments.ts'
import type { SignFlip } from '../statistics/sign-flip.ts'
import type { AnalysedVariant } from '../variant.ts'
import { LEVEL } from '../verdict.ts'
import type { ScriptPair } from './match-scripts.ts'

/** Whether the same code ran; null where the records of one do not name it, or name several. */
export function isSameCode({ a, b }: ScriptPair): boolean | null {
  const [own, other] = [hashOf(a), hashOf(b)]
  return own === null || other === null ? null : own === other
}

function hashOf({ inBlocks }: AnalysedVariant): string | null {
  const hashes = new Set(inBlocks.runs.flatMap(({ variantHash }) => variantHash ?? []))
  return hashes.size === 1 ? ([...hashes][0] ?? null) : null
}

export function changeOfMetric({ a, b }: ScriptPair): MetricChange {
  const rule = b.inBlocks.project.metric
  const { name, tolerance, scale } = rule
  const [ofA, ofB] = [listMetrics(a.inBlocks), listMetrics(b.inBlocks)]
  const [own, other] = [median(ofA), median(ofB)]
  const base = { name, scale, a: own, b: other, tolerance }
  const untold = (cause: MetricChange['cause']): MetricChange => ({
    ...base,
    gain: null,
    verdict: 'not-measured',
    cause,
  })
  if (isSuspect(a) || isSuspect(b)) return untold({ kind: 'suspect' })
  if (own === null || other === null) return untold(null)
  if (!isSameMetric(a.inBlocks.project.metric, b.inBlocks.project.metric)) return untold({ kind: 'other-metric' })
  const gain = gainOf(other - own, rule)
  return { ...base, gain, ...judgeGain(gain, tolerance, ofA, ofB) }
}

/**
 * A metric changed when its medians differ by more than the manifest's tolerance and no run of one lies among those of
 * the other. Of scripts that print another number each time that takes five runs on each side; of others two.
 */
function judgeGain(
  gain: number,
  tolerance: number,
  ofA: readonly number[],
  ofB: readonly number[],
): Pick<MetricChange, 'verdict' | 'cause'> {
  const size = Math.max(...[...ofA, ...ofB].map(Math.abs))
  if (isNotInferior(-Math.abs(gain), tolerance, size)) return { verdict: 'inconclusive', cause: null }
  const runs = Math.min(ofA.length, ofB.length)
  if (runs < (isConstant(ofA) && isConstant(ofB) ? 2 : MINIMUM_PAIRS)) {
    return { verdict: 'too-few-runs', cause: { kind: 'too-few-runs', runs } }
  }
  const apart = Math.max(...ofA) < Math.min(...ofB) || Math.max(...ofB) < Math.min(...ofA)
  if (!apart) return { verdict: 'within-noise', cause: { kind: 'overlapping' } }
  return { verdict: gain > 0 ? 'better' : 'worse', cause: null }
}

export const isSuspect = ({ analysis }: AnalysedVariant) => analysis.validity?.verdict === 'suspect'

/** Percent and fraction are both normalised to fractions. */
function isSameMetric(a: MetricRule, b: MetricRule): boolean {
  const isAbsolute = ({ scale }: MetricRule) => scale === 'absolute'
  return a.name === b.name && a.direction === b.direction && isAbsolute(a) === isAbsolute(b)
}

const isConstant = (values: readonly number[]) => values.every((value) => value === values[0])

export interface RawSuccess extends Omit<GroupChange['success'], 'adjustedP' | 'verdict'> {
  /** Sum of the gains that the test is of, which says which side it is for: many answers to like projects are one of them. */
  readonly gain: number
}

/**
 * Scripts that changed sides, of those that could be attempted in both campaigns. A sign-flip test of the projects' mean
 * gains, like ones as one: of one answer each McNemar's exact test.
 */
export function changeOfSuccess(pairs: readonly ScriptPair[], clusters: Clusters, signFlip: SignFlip): RawSuccess {
  const both = pairs.filter(({ a, b }) => a.analysis.attempted && b.analysis.attempted)
  const newlyFailed = both.filter(({ a, b }) => a.analysis.passed && !b.analysis.passed)
  const gains = both.map(({ a, b }) => ({
    project: a.analysis.project,
    gain: Number(b.analysis.passed) - Number(a.analysis.passed),
  }))
  const means = meansOf(clusters, gains, ({ gain }) => gain)
  return {
    gain: sumOf(means),
    a: countSuccess(pairs.map(({ a }) => a.analysis)),
    b: countSuccess(pairs.map(({ b }) => b.analysis)),
    both: both.length,
    newlyPassed: gains.filter(({ gain }) => gain > 0).length,
    newlyFailed: newlyFailed.length,
    newlyFailedSameCode: newlyFailed.filter((pair) => isSameCode(pair) === true).length,
    p: signFlip(means).p,
  }
}

/**
 * Code that ran and no longer does is worse without any statistics; of other code the test decides, its p-values
 * corrected by Holm over the family.
 */
export function createSuccessJudge(family: readonly RawSuccess[]): (success: RawSuccess) => GroupChange['success'] {
  const adjusted = adjustEach(family, 'holm')
  return (success) => {
    const { gain: _, ...told } = success
    const adjustedP = adjusted.get(success) ?? 1
    return { ...told, adjustedP, verdict: verdictOf(success, adjustedP <= LEVEL) }
  }
}

function verdictOf(
  { both, newlyFailedSameCode, gain }: RawSuccess,
  isClear: boolean,
): GroupChange['success']['verdict'] {
  if (both === 0) return 'not-measured'
  if (newlyFailedSameCode > 0 || (isClear && gain < 0)) return 'worse'
  return isClear && gain > 0 ? 'better' : 'inconclusive'
}

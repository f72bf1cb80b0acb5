import { median } from '../base/numbers.ts'
import type { VariantAnalysis } from '../schema/analysis.ts'
import { studentQuantile } from './distributions/tails.ts'
import type { Run } from './runs.ts'
import { testMean } from './statistics/mean-test.ts'
import type { VariantInBlocks } from './variants-in-blocks.ts'

/** 0.90 − 0.89 is a little more than 0.01 in binary: a difference of exactly the tolerance still counts as equal. */
const ROUNDING = 1e-12

/** A gain, or a limit of it, that falls behind by the tolerance at most. */
export const isNotInferior = (gain: number, tolerance: number): boolean => gain >= -tolerance - ROUNDING

/**
 * An answer is as accurate when it is shown not to fall behind by more than the tolerance: over blocks, the one-sided 95 %
 * limit of the mean gain by Student's t. A script that prints the same number each time has no spread, and the limit is
 * its gain. One block alone, or a baseline that ran in other blocks only, leaves the difference of medians.
 */
export function metricOf(inBlocks: VariantInBlocks): VariantAnalysis['metric'] {
  const { name, direction, tolerance } = inBlocks.project.metric
  const author = findBaseline(inBlocks)
  const own = medianMetric(inBlocks)
  const baseline = author === null ? null : medianMetric(author)
  const sign = direction === 'higher' ? 1 : -1
  const difference = own === null || baseline === null ? null : own - baseline
  const gain = difference === null ? null : sign * difference
  const gains = author === null ? [] : blockGains(inBlocks, author, sign)
  const lowerGain = lowerLimit(gains) ?? gain
  return {
    name,
    median: own,
    baseline,
    difference,
    lowerGain,
    comparable: lowerGain === null ? null : isNotInferior(lowerGain, tolerance),
  }
}

/** Whose metric counts: the author's own script; where it never printed one, the same without its plots. */
export function findBaseline({ baselines }: VariantInBlocks): VariantInBlocks | null {
  const candidates = [baselines.get('original'), baselines.get('original-headless')]
  return candidates.find((each) => each !== undefined && medianMetric(each) !== null) ?? null
}

function blockGains(inBlocks: VariantInBlocks, author: VariantInBlocks, sign: number): number[] {
  const byBlock = new Map(author.runs.map((run) => [run.block, run]))
  return inBlocks.runs.flatMap((run) => {
    const other = byBlock.get(run.block)
    const [own, base] = [readMetric(run, inBlocks), other === undefined ? null : readMetric(other, inBlocks)]
    return own === null || base === null ? [] : [sign * (own - base)]
  })
}

/** One-sided 95 %; null below two values. */
function lowerLimit(gains: readonly number[]): number | null {
  if (gains.length < 2) return null
  const { mean, standardError } = testMean(gains)
  return mean - studentQuantile(0.95, gains.length - 1) * standardError
}

export const medianMetric = (inBlocks: VariantInBlocks) =>
  median(inBlocks.runs.flatMap((run) => readMetric(run, inBlocks) ?? []))

function readMetric({ status, metric }: Run, { project }: VariantInBlocks): number | null {
  return status === 'ok' && metric !== null && metric.name === project.metric.name ? metric.value : null
}

import { memoiseWeakly } from '../base/memoise.ts'
import { median, sum } from '../base/numbers.ts'
import type { AccuracyVerdict } from '../schema/analysis/accuracy-verdict.ts'
import type { VariantAnalysis } from '../schema/analysis/analysis.ts'
import { gainOf } from '../schema/dataset/metrics.ts'
import { studentQuantile } from './distributions/tails.ts'
import { runsByBlock } from './runs/pairs.ts'
import type { Run } from './runs/reduced-runs.ts'
import type { VariantInBlocks } from './runs/variants-in-blocks.ts'
import { testMean } from './statistics/mean-test.ts'
import { meanOf } from './statistics/moments.ts'
import { findTestError } from './test-error.ts'

/**
 * 0.90 − 0.89 is a little more than 0.01 in binary, and 123456.8 − 123456.7 by more than 0.1: a difference of exactly the
 * tolerance still counts as equal.
 */
const BINARY_ERROR = 1e-12

/** A gain, or a limit of it, that falls behind by the tolerance at most. `size`: of the numbers that differ by it. */
export const isNotInferior = (gain: number, tolerance: number, size = 1): boolean =>
  gain >= -tolerance - BINARY_ERROR * Math.max(1, size)

/**
 * The gain over blocks with its one-sided 95 % limits by Student's t, and what they show. In them are the noise between runs
 * and what another test set could have shown, as far as that is known. A script that prints the same number each time and
 * whose test error nobody knows has no spread, and the limits are its gain, as are those of one block alone; a baseline that
 * ran in other blocks only leaves the difference of medians.
 */
export function metricOf(inBlocks: VariantInBlocks): VariantAnalysis['metric'] {
  const rule = inBlocks.project.metric
  const { name, tolerance } = rule
  const author = findBaseline(inBlocks)
  const own = medianMetric(inBlocks)
  const baseline = author === null ? null : medianMetric(author)
  const pairs = author === null ? [] : pairMetrics(inBlocks, author)
  const difference = differenceOf(pairs, own, baseline)
  const probed = findProbedBaseline(inBlocks)
  const testError = probed === null ? null : findTestError(pairs, inBlocks, probed)
  const gains = pairs.map((pair) => gainOf(pair.own - pair.base, rule))
  const size = Math.max(Math.abs(own ?? 0), Math.abs(baseline ?? 0))
  const judged = judgeGains(gains, tolerance, { single: gainOf(difference, rule), testError, size })
  return { name, median: own, baseline, difference, testError, ...judged }
}

/** The mean over blocks, which is shown since it is judged: scripts that vary can have medians alike and means that are not. */
function differenceOf(
  pairs: ReturnType<typeof pairMetrics>,
  own: number | null,
  baseline: number | null,
): number | null {
  if (pairs.length > 0) return meanOf(pairs.map((pair) => pair.own - pair.base))
  return own === null || baseline === null ? null : own - baseline
}

/**
 * One-sided 95 % limits of gains, and what they show. `single`: the gain where there are fewer than two, which then is both limits;
 * `size`: of the metrics.
 */
export function judgeGains(
  gains: readonly number[],
  tolerance: number,
  {
    single = gains[0] ?? null,
    testError = null,
    size = 1,
  }: {
    readonly single?: number | null
    readonly testError?: VariantAnalysis['metric']['testError']
    readonly size?: number
  } = {},
): Pick<VariantAnalysis['metric'], 'lowerGain' | 'upperGain' | 'verdict'> {
  const [lowerGain, upperGain] = gainLimits(gains, testError) ?? [single, single]
  const isKnown = lowerGain !== null && upperGain !== null
  return { lowerGain, upperGain, verdict: isKnown ? judgeGain(lowerGain, upperGain, tolerance, size) : null }
}

/** Non-inferiority that was not shown is not inferiority. */
function judgeGain(lower: number, upper: number, tolerance: number, size: number): AccuracyVerdict {
  if (isNotInferior(lower, tolerance, size)) return 'as-good'
  return isNotInferior(upper, tolerance, size) ? 'not-settled' : 'worse'
}

/** Whose metric counts: the author's own script; where it never printed one, the same without its plots. */
const findBaseline = (inBlocks: VariantInBlocks): VariantInBlocks | null => listPrinting(inBlocks)[0] ?? null

/** Whose runs on changed data are the yardstick: of the author's scripts that print a metric the one that has any. */
export function findProbedBaseline(inBlocks: VariantInBlocks): VariantInBlocks | null {
  const printing = listPrinting(inBlocks)
  return printing.find(({ probes }) => probes.size > 0) ?? printing[0] ?? null
}

const listPrinting = ({ baselines }: VariantInBlocks): VariantInBlocks[] =>
  [baselines.get('original'), baselines.get('original-headless')].flatMap((each) =>
    each !== undefined && medianMetric(each) !== null ? [each] : [],
  )

function pairMetrics(inBlocks: VariantInBlocks, author: VariantInBlocks) {
  const byBlock = runsByBlock(author.runs)
  return inBlocks.runs.flatMap((run) => {
    const authors = byBlock.get(run.block)
    if (authors === undefined) return []
    const [own, base] = [readMetric(run, inBlocks), readMetric(authors, inBlocks)]
    return own === null || base === null ? [] : [{ run, authors, own, base }]
  })
}

/** One-sided 95 % each, with as many degrees of freedom as the two errors have together (Welch–Satterthwaite); null below two values. */
function gainLimits(
  gains: readonly number[],
  testError: VariantAnalysis['metric']['testError'],
): [number, number] | null {
  const [first] = gains
  if (first === undefined || (gains.length < 2 && testError === null)) return null
  const { mean, standardError } = gains.length < 2 ? { mean: first, standardError: 0 } : testMean(gains)
  const parts = [
    { variance: standardError ** 2, df: Math.max(1, gains.length - 1) },
    ...(testError === null ? [] : [{ variance: testError.standardError ** 2, df: Math.max(1, testError.samples - 1) }]),
  ]
  const variance = sum(parts.map((part) => part.variance))
  if (variance === 0) return [mean, mean]
  const df = 1 / sum(parts.map((part) => (part.variance / variance) ** 2 / part.df))
  const reach = studentQuantile(0.95, df) * Math.sqrt(variance)
  return [mean - reach, mean + reach]
}

/** Made once, since every answer of a project asks for those of the author's code. */
export const medianMetric = memoiseWeakly((inBlocks: VariantInBlocks) => median(listMetrics(inBlocks)))

/** What runs that ended well came to, by the metric that the manifest names now. */
export const listMetrics = (inBlocks: VariantInBlocks): number[] =>
  inBlocks.runs.flatMap((run) => readMetric(run, inBlocks) ?? [])

function readMetric({ status, metric }: Run, { project }: VariantInBlocks): number | null {
  return status === 'ok' && metric !== null && metric.name === project.metric.name ? metric.value : null
}

import { median } from '../base/numbers.ts'
import type { VariantAnalysis } from '../schema/analysis/analysis.ts'
import { type ScoredMetric, scoredMetric } from '../schema/dataset/scoring.ts'
import type { Run } from './runs/reduced-runs.ts'
import type { VariantInBlocks } from './runs/variants-in-blocks.ts'
import { meanOf, squaresAround } from './statistics/moments.ts'

type TestError = NonNullable<VariantAnalysis['metric']['testError']>

/** Two values tell hardly anything of how they scatter. */
const LEAST_DRAWS = 3

/** Metrics of which one row is worth as much as any other, or more. */
const SHARES_OF_ROWS: ReadonlySet<string> = new Set<ScoredMetric>([
  'accuracy',
  'error_rate',
  'balanced_accuracy',
  'f1_macro',
  'f1_weighted',
] as const)

/** Runs of one block of which both metrics are known. */
export interface JudgedPair {
  readonly run: Run
  readonly authors: Run
}

/**
 * How far the difference of two metrics could be another on other test rows (Miller 2024, arXiv:2411.00640: paired, since both
 * scripts meet the same hard rows). Null: nobody knows.
 */
export const findTestError = (
  pairs: readonly JudgedPair[],
  own: VariantInBlocks,
  author: VariantInBlocks,
): TestError | null => errorOfPredictions(pairs, own.project.metric.name) ?? errorOfHalves(own.halves, author.halves)

/**
 * Over groups of test rows that are left out in turn (Efron & Stein 1981): paired where both sides were judged by the same rows;
 * where the author's script draws its rows anew in each run, their scatter is in that of the runs, and the answer's own is added.
 * Of a share of rows the variance is that of two more rows in which they differ, one for each side: a few that differ, all one way
 * by chance, would pass for surer than they are (Bonett & Price, J. Educ. Behav. Stat. 37 (2012) 479). None is added where no row differs.
 */
function errorOfPredictions(pairs: readonly JudgedPair[], name: string): TestError | null {
  const isShare = SHARES_OF_ROWS.has(scoredMetric(name) ?? '')
  const variances = pairs.flatMap(({ run, authors }) => {
    const [own, other] = [run.split, authors.split]
    if (own === null || other === null || own.withoutGroup.length === 0) return []
    const isPaired = own.hash === other.hash
    if (isPaired && other.withoutGroup.length !== own.withoutGroup.length) return []
    const values = isPaired
      ? own.withoutGroup.map((value, i) => value - (other.withoutGroup[i] ?? 0))
      : own.withoutGroup
    const groups = values.length
    const variance = (squaresAround(values, meanOf(values)) * (groups - 1)) / groups
    const ofTwoMore = isShare && isPaired && variance > 0 ? 2 / own.testRows ** 2 : 0
    return [{ variance: variance + ofTwoMore, groups }]
  })
  if (variances.length === 0 || variances.length < pairs.length) return null
  return {
    // The same rows in every block: more blocks make it no smaller.
    standardError: Math.sqrt(meanOf(variances.map(({ variance }) => variance))),
    from: 'predictions',
    samples: median(variances.map(({ groups }) => groups)) ?? 0,
  }
}

/**
 * Over halves of the data that were drawn for both scripts alike: the scatter over halves is the standard error of the whole, as
 * the jackknife that leaves out n / 2 has it (Shao & Wu 1989, doi:10.1214/aos/1176347263).
 */
function errorOfHalves(own: ReadonlyMap<number, number>, author: ReadonlyMap<number, number>): TestError | null {
  const gains = [...own].flatMap(([draw, value]) => {
    const base = author.get(draw)
    return base === undefined ? [] : [value - base]
  })
  if (gains.length < LEAST_DRAWS) return null
  const variance = squaresAround(gains, meanOf(gains)) / (gains.length - 1)
  return { standardError: Math.sqrt(variance), from: 'halves', samples: gains.length }
}

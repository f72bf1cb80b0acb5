import { accelerationOfMean, type MeanTest, testMean } from '../analysis/statistics/mean-test.ts'
import { type Interval, meanOf, sumOf } from '../analysis/statistics/moments.ts'
import { wilcoxonSignedRank } from '../analysis/statistics/wilcoxon.ts'
import { median } from '../base/numbers.ts'
import type { CsvRatio, WilcoxonResult } from '../schema/analysis/genai-greenml-analysis.ts'
import { type Bootstrap, bcaOfMean, percentileInterval } from './mean-bootstrap.ts'
import { orNull } from './select.ts'
import { shapiroWilk } from './shapiro-wilk.ts'
import { studentUpper } from './upper-tails.ts'

const SEEDS = [20260318, 20260319, 20260320] as const
export const RESAMPLES = 9999
/** ±5 %, on the log scale. */
const MARGIN = Math.log(1.05)

export interface ValuePair {
  readonly first: number
  readonly second: number
}

/** first / second, on the log scale: a ratio has no mean otherwise (twice and half would not cancel). */
export function analyseRatio(pairs: readonly ValuePair[], bootstrap: Bootstrap): CsvRatio {
  const kept = pairs.filter(({ first, second }) => first > 0 && second > 0)
  const ratios = kept.map(({ first, second }) => first / second)
  const logs = ratios.map(Math.log)
  const test = testMean(logs)
  const { bca, percentile } = bootstrapIntervals(logs, bootstrap)
  return {
    n_pairs: pairs.length,
    n_dropped_nonpositive: pairs.length - kept.length,
    n: kept.length,
    n_less: ratios.filter((each) => each < 1).length,
    mean_log_ratio: orNull(test.mean),
    sd_log_ratio: orNull(test.sd),
    gmr: orNull(Math.exp(test.mean)),
    median_ratio: median(ratios),
    arith_mean_of_ratios: orNull(meanOf(ratios)),
    ratio_of_sums: orNull(sumOf(kept.map(({ first }) => first)) / sumOf(kept.map(({ second }) => second))),
    t_ci_gmr: exponentiate(test.interval),
    bca_acceleration: orNull(accelerationOfMean(logs)),
    bca_ci_gmr_seed0: bca[0] ?? [null, null],
    bca_ci_gmr_seeds: bca,
    percentile_ci_gmr_seed0: percentile,
    shapiro_log_ratio: shapiroWilk(logs),
    t_log: orNull(test.t),
    p_t_log: orNull(test.p),
    wilcoxon_log: describeWilcoxon(logs),
    tost_5pct_p: orNull(equivalenceP(test, MARGIN)),
  }
}

function bootstrapIntervals(logs: readonly number[], bootstrap: Bootstrap) {
  if (logs.length < 2) return { bca: SEEDS.map(() => noInterval()), percentile: noInterval() }
  const [first, ...others] = SEEDS
  const means = bootstrap(logs, first)
  const bca = [bcaOfMean(logs, means), ...others.map((seed) => bcaOfMean(logs, bootstrap(logs, seed)))]
  return { bca: bca.map(exponentiate), percentile: exponentiate(percentileInterval(means)) }
}

const noInterval = (): CsvRatio['t_ci_gmr'] => [null, null]
const exponentiate = ([low, high]: Interval): CsvRatio['t_ci_gmr'] => [orNull(Math.exp(low)), orNull(Math.exp(high))]

/** Two one-sided tests that the mean lies within ±margin (Schuirmann 1987): the larger of the two p-values. */
export function equivalenceP({ n, mean, standardError }: MeanTest, margin: number): number {
  if (!(standardError > 0)) return Number.NaN
  const [above, below] = [mean + margin, margin - mean].map((distance) => studentUpper(distance / standardError, n - 1))
  return Math.max(above ?? Number.NaN, below ?? Number.NaN)
}

export function describeWilcoxon(differences: readonly number[]): WilcoxonResult {
  const test = wilcoxonSignedRank(differences)
  return {
    n: test.differences,
    n_zero: test.zeros,
    n_nonzero: test.differences - test.zeros,
    r_plus: test.plus,
    r_minus: test.minus,
    has_ties: test.hasTies,
    statistic_min: Math.min(test.plus, test.minus),
    p_normal_approx: orNull(test.pNormal),
    p_normal_approx_cc: orNull(test.pNormalCorrected),
    z: orNull(test.z),
    ...(test.pExact === null ? {} : { p_exact: test.pExact }),
    p_pratt_normal_approx: orNull(test.pratt.p),
    statistic_pratt: test.pratt.statistic,
    matched_pairs_rank_biserial: orNull(test.rankBiserial),
  }
}

import { z } from 'zod'
import { baselineMode, count, quality, share } from '../common.ts'
import { doubt } from '../measurement/doubt.ts'
import { energyReason } from '../measurement/energy-reason.ts'
import { executionReason } from '../measurement/execution-reason.ts'

export const QUANTITIES = ['energy', 'cpu', 'wall', 'memory'] as const
export const quantity = z.enum(QUANTITIES)
export type Quantity = z.infer<typeof quantity>

/** Verdicts that say what an interval says; the others say why nothing can be said. */
export const JUDGED_VERDICTS = ['less', 'more', 'equivalent', 'inconclusive'] as const

const VERDICTS = [...JUDGED_VERDICTS, 'not-comparable', 'not-measured', 'too-few-runs', 'too-few-projects'] as const
export const verdict = z.enum(VERDICTS)
export type Verdict = z.infer<typeof verdict>

export const isJudged = (found: string | undefined): found is (typeof JUDGED_VERDICTS)[number] =>
  JUDGED_VERDICTS.some((each) => each === found)

/** Whether a verdict is that there is a difference. */
export const isDifference = (found: string | undefined): found is 'less' | 'more' =>
  found === 'less' || found === 'more'

export const interval = z.tuple([z.number(), z.number()])
export type Interval = Readonly<z.infer<typeof interval>>

/** A ratio this near to 1 is 1: no meter resolves a part in 10⁹, and equal runs leave an interval without width. */
export const SAME_RATIO = 1e-9

/**
 * Side of 1 on which an interval of a ratio lies, beyond `smallest`, a share: 0.02 leaves out ×1/1.02 to ×1.02. Null: it
 * reaches into that.
 */
export function sideOfOne([low, high]: Interval, smallest = 0): 'less' | 'more' | null {
  const least = 1 + Math.max(smallest, SAME_RATIO)
  return high < 1 / least ? 'less' : low > least ? 'more' : null
}

/** Whether an interval of a ratio leaves out 1: a difference. */
export const excludesOne = (ends: Interval): boolean => sideOfOne(ends) !== null

/** `post-hoc`: declared, but records were made while plan.json declared something else. */
const FAMILIES = ['primary', 'post-hoc', 'exploratory'] as const
const CORRECTIONS = ['holm', 'benjamini-hochberg'] as const

/** A p-value after correction for the tests of its family. */
const correctedShape = {
  family: z.enum(FAMILIES),
  method: z.enum(CORRECTIONS),
  /** Tests of that family that could be made. */
  tests: z.int().positive(),
  adjustedP: share,
}

/** Why a run has no number of a quantity that may enter a ratio. */
const missingReading = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('not-recorded') }),
  /** A counter that did not move, a time below a clock's step. */
  z.strictObject({ kind: z.literal('too-small') }),
  /** Read, and left out: other load ran beside the run and is in what the counters say. */
  z.strictObject({ kind: z.literal('contaminated') }),
  /** Read, and left out: its own meter doubts it. */
  z.strictObject({ kind: z.literal('doubtful'), doubts: z.array(doubt) }),
  z.strictObject({ kind: z.literal('energy'), reason: energyReason }),
  z.strictObject({ kind: z.literal('execution'), reason: executionReason }),
])
export type MissingReading = z.infer<typeof missingReading>

/** Why a verdict is not what its interval says, or what speaks against it. */
const cause = z.discriminatedUnion('kind', [
  /** The answer's metric is suspect; over projects that of every answer that ran. */
  z.strictObject({ kind: z.literal('suspect') }),
  z.strictObject({ kind: z.literal('estimated'), quantity }),
  /** Different meters, or different zones of one, read the two sides. */
  z.strictObject({ kind: z.literal('across-meters') }),
  z.strictObject({
    kind: z.literal('missing'),
    quantity,
    /** The quantity was read, and counts nowhere. */
    leftOut: z.boolean(),
    /** Reading of most of the runs; null where no run says. */
    reading: missingReading.nullable(),
  }),
  z.strictObject({ kind: z.literal('too-few-pairs'), needed: count }),
  z.strictObject({ kind: z.literal('accuracy-unknown') }),
  /** The metric is behind by more than the tolerance. */
  z.strictObject({ kind: z.literal('less-accurate') }),
  /** The runs vary too much to show that it is not. */
  z.strictObject({ kind: z.literal('accuracy-not-settled') }),
  /** Over projects: no answer that ran is as accurate. */
  z.strictObject({ kind: z.literal('none-as-accurate') }),
  /** The interval leaves out 1, but not after correction for the number of tests. */
  z.strictObject({ kind: z.literal('not-after-correction'), ...correctedShape }),
  /** Second methods do not say what the interval says. */
  z.strictObject({ kind: z.literal('tests-disagree'), signFlipP: share, wilcoxonP: share.nullable() }),
  /**
   * The interval leaves out 1, but reaches into what is too small to be of interest, or to be told from what a script shows
   * against itself.
   */
  z.strictObject({ kind: z.literal('below-smallest-effect'), smallest: z.number().nonnegative() }),
  /** The interval lies within the margin, but of so few projects none need be one that differs by far. */
  z.strictObject({ kind: z.literal('too-few-for-equivalence'), needed: count }),
  /** The cost of an answer is known from below only in so many projects: it ran out of time, or failed and was not read. */
  z.strictObject({ kind: z.literal('censored'), projects: z.int().positive() }),
  /** The author's code ran out of time in so many pairs where the answer did not: the ratio there is known from above only. */
  z.strictObject({ kind: z.literal('author-censored'), pairs: z.int().positive() }),
  /** A script failed beside the author's code in so many of its runs, and with what that costs nothing is seen. */
  z.strictObject({ kind: z.literal('unstable'), failed: z.int().positive(), runs: z.int().positive() }),
  /** A meter or zone outside the scope moved the other way. */
  z.strictObject({ kind: z.literal('vetoed'), zone: z.string(), estimate: z.number().positive(), interval }),
  /** No larger than what the first command shows against itself. */
  z.strictObject({ kind: z.literal('within-noise-floor'), floor: z.number().nonnegative() }),
])
export type Cause = z.infer<typeof cause>

export const LEFT_OUT_KINDS = ['unread', 'across-meters', 'failed', 'contaminated', 'doubtful'] as const
/** Pairs that could have entered a ratio and did not; `unread`: without a reading of that quality on both sides. */
const leftOut = z.strictObject({ kind: z.enum(LEFT_OUT_KINDS), pairs: z.int().positive() })
export type LeftOut = z.infer<typeof leftOut>

export const verdictShape = {
  verdict,
  /** The change that `equivalent` rules out, as a share: 0.05 is ±5 %. Null where equivalence is not tested. */
  margin: z.number().positive().nullable(),
  cause: cause.nullable(),
  leftOut: z.array(leftOut),
}

/** Geometric mean of paired ratios variant / baseline. Pairs are blocks for a variant, projects for a group. */
export const ratio = z.strictObject({
  baseline: baselineMode,
  /** Null: there is no pair. */
  estimate: z.number().positive().nullable(),
  /** 95 % bootstrap interval. */
  interval: interval.nullable(),
  pairs: count,
  quality,
  ...verdictShape,
  /** A share, fixed in the plan: `less` and `more` are told beyond it only. The larger of the plan's own and the noise floor. Null: no verdict is sought. */
  smallestEffect: z.number().nonnegative().nullable(),
  /** Sessions of the plan from which the pairs come: no block can see what stays for one whole session. */
  sessions: z.int().nonnegative(),
  /** Whether there are fewer projects than a headline takes. */
  exploratory: z.boolean(),
  /** The meter or zone outside the scope that moved the other way, so that there is no verdict. */
  vetoedBy: z.string().nullable(),
})
export type Ratio = z.infer<typeof ratio>

/**
 * Ratio of a mode and model over all attempted projects: how sure it is, and what second methods say of it. An answer that
 * failed costs what it took and the author's code too.
 */
export const groupRatio = ratio.extend({
  /** Projects with an answer that failed, was less accurate or suspect, or gave no code. */
  failed: count,
  /** Projects with an answer that ran out of time: its cost is known from below only. */
  censored: count,
  /** Clusters of like projects, the observations of the interval. */
  clusters: count,
  /** The mean over the projects with answers that passed and are as accurate, of these alone. Null: there is none. */
  survivors: z
    .strictObject({ estimate: z.number().positive(), interval: interval.nullable(), projects: z.int().positive() })
    .nullable(),
  /** 95 % by BCa, beside the main interval: it is too short for few projects. Null below five. */
  bca: interval.nullable(),
  /** Median of the projects' ratios, like ones counted as one. */
  median: z.number().positive().nullable(),
  /** Interval of the median, at 95 % or a little more, from order statistics. Null: too few projects for it. */
  medianInterval: interval.nullable(),
  /** Standard deviation of the projects' log-ratios; null below two. */
  standardDeviation: z.number().nonnegative().nullable(),
  /** Projects whose ratio is below 1, of `pairs`. */
  improved: count,
  /** Hosts or states of a host from which its pairs come; each pair is of one. */
  strata: count,
  equivalence: z
    .strictObject({
      /** The 90 % interval: inside ±5 % both one-sided 5 % tests of a larger difference reject. */
      interval,
      equivalent: z.boolean(),
    })
    .nullable(),
  /** Two-sided tests of the projects' log-ratios that assume less than the interval does. */
  checks: z
    .strictObject({
      wilcoxonP: share.nullable(),
      signFlipP: share,
      /** All signs enumerated; else drawn. */
      signFlipExact: z.boolean(),
      /** Whether both tests say at 5 % what the interval says. Null: too few projects for either to fall below 5 %. */
      agree: z.boolean().nullable(),
    })
    .nullable(),
  /** Whether it differs from 1 by more than the smallest effect, by the interval's own bootstrap. Null: nothing to test, or only an estimate. */
  test: z.strictObject({ p: share, ...correctedShape }).nullable(),
})
export type GroupRatio = z.infer<typeof groupRatio>

import { median } from '../../base/numbers.ts'
import type { FailOnCondition } from '../../schema/analysis/fail-on.ts'
import { MINIMUM_PAIRS } from '../../schema/analysis/least-evidence.ts'
import type { MeasuredRun, Measurement } from '../../schema/analysis/measurement.ts'
import { isJudged, sideOfOne } from '../../schema/analysis/ratio.ts'
import {
  judgedMeans,
  type MemoryRatio,
  pairRounds,
  type RevisionMetric,
} from '../../schema/analysis/revision-comparison.ts'
import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import { gainOf } from '../../schema/dataset/metrics.ts'
import { memoryKnown } from '../../schema/measurement/execution.ts'
import { isSound } from '../../schema/measurement/measurement-basics.ts'
import { type FailOn, leastLoss } from '../comparison/fail-on.ts'
import { createRatioEstimator } from '../estimate-ratio.ts'
import { judgeGains } from '../metric-change.ts'

/** Two lists of readings by round: null where a run failed or said nothing. */
export interface ByRound {
  readonly base: readonly (number | null)[]
  readonly head: readonly (number | null)[]
}

/** What head's metric is beside base's, round by round. */
export function judgeMetric({ base, head }: ByRound, rule: MetricRule): RevisionMetric {
  const { name, direction, scale, pattern, tolerance } = rule
  const gains = pairRounds({ base, head }).map(([from, to]) => gainOf(to - from, rule))
  return {
    rule: { name, direction, scale, ...(pattern === undefined ? {} : { pattern }), tolerance },
    base: [...base],
    head: [...head],
    medianBase: median(base.flatMap((value) => value ?? [])),
    medianHead: median(head.flatMap((value) => value ?? [])),
    ...judgeGains(gains, tolerance, { size: Math.max(0, ...[...base, ...head].map((value) => Math.abs(value ?? 0))) }),
  }
}

const memoryOf = (run: MeasuredRun) => (isSound(run) ? memoryKnown(run) : null)

/** Share by which two runs of one program may differ for good: pages that lie otherwise, a longer path, its size in the environment. */
const SMALLEST_MEMORY_CHANGE = 0.02

/** Peak memory, round by round: of the whole tree of processes. */
export function compareMemory({ commands, seed }: Pick<Measurement, 'commands' | 'seed'>): MemoryRatio {
  const [base = [], head = []] = commands.map(({ runs }) => runs.map(memoryOf))
  const logRatios = pairRounds({ base, head }).flatMap(([from, to]) =>
    from > 0 && to > 0 ? [Math.log(to / from)] : [],
  )
  const estimate = createRatioEstimator(seed)(logRatios)
  const found = { ratio: estimate?.estimate ?? null, interval: estimate?.interval ?? null, pairs: logRatios.length }
  if (estimate === null) return { ...found, verdict: 'not-measured' }
  if (found.interval === null || found.pairs < MINIMUM_PAIRS) return { ...found, verdict: 'too-few-runs' }
  return { ...found, verdict: sideOfOne(found.interval, SMALLEST_MEMORY_CHANGE) ?? 'inconclusive' }
}

interface Judged {
  readonly measurement: Pick<Measurement, 'commands' | 'comparisons'>
  readonly metric: RevisionMetric
  readonly memory: MemoryRatio
}

/** Conditions of `--fail-on`, each met, not met, or not to be checked. */
export function judgeConditions(conditions: readonly FailOn[], judged: Judged): FailOnCondition[] {
  return conditions.map((condition) => ({ ...condition, ...judge(condition, judged) }))
}

type Answer = Pick<FailOnCondition, 'met' | 'checked'>
const UNCHECKED: Answer = { met: false, checked: false }

function judge({ subject, atLeast }: FailOn, { measurement, metric, memory }: Judged): Answer {
  if (subject === 'success') return judgeSuccess(measurement)
  if (subject === 'accuracy') return judgeAccuracy(metric, atLeast, judgeSuccess(measurement))
  if (subject === 'memory') return judgeIncrease(memory, atLeast)
  const found = measurement.comparisons.find(({ quantity }) => quantity === subject)
  return found === undefined ? UNCHECKED : judgeIncrease(found, atLeast)
}

function judgeIncrease({ verdict, ratio }: { verdict: string; ratio: number | null }, atLeast: number): Answer {
  if (ratio === null || !isJudged(verdict)) return UNCHECKED
  return { met: verdict === 'more' && ratio >= 1 + atLeast, checked: true }
}

/** A head that fails has lost its metric whole. */
function judgeAccuracy(metric: RevisionMetric, atLeast: number, success: Answer): Answer {
  if (success.met) return { met: true, checked: true }
  const { verdict, medianBase, medianHead, rule } = metric
  if (medianBase !== null && medianHead === null) return { met: true, checked: true }
  const means = judgedMeans(metric)
  if (verdict === null || means === null) return UNCHECKED
  const [ofBase, ofHead] = means
  const loss = gainOf(ofBase - ofHead, rule)
  return { met: verdict === 'worse' && loss >= leastLoss(atLeast, rule.scale, ofBase), checked: true }
}

function judgeSuccess({ commands }: Judged['measurement']): Answer {
  const [base, head] = commands.map(({ runs }) => runs.length > 0 && runs.every(isSound))
  if (base !== true || head === undefined) return UNCHECKED
  return { met: !head, checked: true }
}

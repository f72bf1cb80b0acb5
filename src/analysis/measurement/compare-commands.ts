import type { CommandComparison, ComparedQuantity, MeasuredRun } from '../../schema/measurement.ts'
import { isDoubtful } from '../../schema/package-energy.ts'
import { type Cause, type LeftOut, SAME_RATIO } from '../../schema/ratio.ts'
import type { RatioEstimate, RatioEstimator } from '../ratio.ts'
import { decideVerdict } from '../verdict.ts'
import { COMPARED } from './compared-quantities.ts'
import { energyOf, judgeEnergy } from './run-energy.ts'

/** The two sides' runs of the same rounds that count, and how many do not, by the reason. */
export interface Pairs {
  readonly logRatios: readonly number[]
  readonly failed: number
  readonly contaminated: number
  readonly doubtful: number
}

/**
 * Log of b / a, round by round. Failing early is no saving, so a round in which either failed is left out. Other load
 * takes joules of the same package, so a disturbed round has no energy, nor has one whose meter doubts its own number; to CPU
 * and wall time load is noise that the random order spreads over both sides alike.
 */
export function pairRounds(a: readonly MeasuredRun[], b: readonly MeasuredRun[], quantity: ComparedQuantity): Pairs {
  const read = COMPARED[quantity]
  const before = new Map(a.map((run) => [run.round, run]))
  const logRatios: number[] = []
  let [failed, contaminated, doubtful] = [0, 0, 0]
  for (const run of b) {
    const other = before.get(run.round)
    if (other === undefined) continue
    const [from, to] = [read(other), read(run)]
    if (other.exitCode !== 0 || run.exitCode !== 0) failed++
    else if (quantity === 'energy' && (isContaminated(other) || isContaminated(run))) contaminated++
    else if (quantity === 'energy' && (isDoubtful(energyOf(other)) || isDoubtful(energyOf(run)))) doubtful++
    else if (from && to && from > 0 && to > 0) logRatios.push(Math.log(to / from))
  }
  return { logRatios, failed, contaminated, doubtful }
}

const isContaminated = ({ flags }: MeasuredRun) => flags.includes('contaminated')

export interface Side {
  readonly index: number
  readonly runs: readonly MeasuredRun[]
}

/** `floor`: how far two runs of the same command lie apart here, as a share; null where that was not measured. */
export function compareCommands(
  a: Side,
  b: Side,
  quantity: ComparedQuantity,
  estimateRatio: RatioEstimator,
  floor: number | null,
): CommandComparison {
  const pairs = pairRounds(a.runs, b.runs, quantity)
  const estimate = estimateRatio(pairs.logRatios)
  const quality = quantity === 'energy' ? judgeEnergy([...a.runs, ...b.runs]) : 'measured'
  const decided = decideVerdict(quantity, {
    baseline: 'original',
    estimate,
    quality,
    notMeasured: pairs.failed + pairs.contaminated > 0 ? null : whyMissing([...a.runs, ...b.runs], quantity),
    comparable: true,
    pairs: 'runs',
    leftOut: quality === 'estimated' ? [] : listLeftOut(pairs),
  })
  const beyond = estimate === null || floor === null || isBeyond(estimate, floor)
  const found = decided.verdict === 'less' || decided.verdict === 'more'
  const within = found && !beyond
  return {
    a: a.index,
    b: b.index,
    quantity,
    ratio: decided.estimate,
    interval: decided.interval,
    pairs: decided.pairs,
    verdict: within ? 'inconclusive' : decided.verdict,
    margin: decided.margin,
    cause: within ? { kind: 'within-noise-floor', floor: floor ?? 0 } : decided.cause,
    leftOut: within ? [] : decided.leftOut,
  }
}

/** An effect no larger than what the same command shows against itself is none that can be told. */
const isBeyond = ({ estimate }: RatioEstimate, floor: number) =>
  Math.max(estimate, 1 / estimate) - 1 > floor + SAME_RATIO

const listLeftOut = (pairs: Pairs): LeftOut[] =>
  (['failed', 'contaminated', 'doubtful'] as const).flatMap((kind) =>
    pairs[kind] > 0 ? [{ kind, pairs: pairs[kind] }] : [],
  )

function whyMissing(runs: readonly MeasuredRun[], quantity: ComparedQuantity): Cause | null {
  const read = COMPARED[quantity]
  const missing = runs.find((run) => read(run) === null)
  if (missing === undefined) {
    const doubted = quantity === 'energy' && runs.some((run) => isDoubtful(energyOf(run)))
    return doubted ? { kind: 'missing', quantity, leftOut: true, reading: null } : null
  }
  const reason =
    quantity === 'energy'
      ? energyOf(missing).reason
      : (missing.reasons.wallSeconds ?? missing.reasons.userSeconds ?? missing.reasons.systemSeconds)
  return {
    kind: 'missing',
    quantity,
    leftOut: false,
    reading: reason == null ? null : { kind: 'reported', detail: reason },
  }
}

import type { CommandComparison, ComparedQuantity, MeasuredRun } from '../../schema/analysis/measurement.ts'
import { type Cause, isDifference, type LeftOut, type MissingReading, SAME_RATIO } from '../../schema/analysis/ratio.ts'
import { isSound } from '../../schema/measurement/measurement-basics.ts'
import { isDoubtful } from '../../schema/measurement/package-energy.ts'
import type { RatioEstimate, RatioEstimator } from '../estimate-ratio.ts'
import { type Correction, decideVerdict } from '../verdict.ts'
import { COMPARED } from './compared-quantities.ts'
import { energyOf, judgeEnergy } from './run-energy.ts'

/** The log of b / a of the rounds that count, and how many do not. */
export function pairRounds(a: readonly MeasuredRun[], b: readonly MeasuredRun[], quantity: ComparedQuantity) {
  const read = COMPARED[quantity]
  const before = new Map(a.map((run) => [run.round, run]))
  const rounds = b.flatMap((run) => {
    const other = before.get(run.round)
    return other === undefined ? [] : [{ other, run, kind: whyLeftOut([other, run], quantity) }]
  })
  return {
    logRatios: rounds.flatMap(({ other, run, kind }) => {
      const [from, to] = [read(other), read(run)]
      return kind === null && from && to && from > 0 && to > 0 ? [Math.log(to / from)] : []
    }),
    leftOut: LEFT_OUT.flatMap((kind): LeftOut[] => {
      const pairs = rounds.filter((round) => round.kind === kind).length
      return pairs > 0 ? [{ kind, pairs }] : []
    }),
  }
}

const LEFT_OUT = ['failed', 'contaminated', 'doubtful'] as const

/**
 * Failing early is no saving, so a round in which either failed is left out. Other load takes joules of the same package, so
 * a disturbed round has no energy, nor has one whose meter doubts its own number; to CPU and wall time load is noise that the
 * random order spreads over both sides alike. But threads that wait for each other may spin meanwhile, and those of one side
 * alone: such a round has no CPU time.
 */
function whyLeftOut(pair: readonly MeasuredRun[], quantity: ComparedQuantity): (typeof LEFT_OUT)[number] | null {
  if (!pair.every(isSound)) return 'failed'
  if (quantity === 'cpu' && pair.some(({ flags }) => flags.includes('threads-disturbed'))) return 'contaminated'
  if (quantity !== 'energy') return null
  if (pair.some(isContaminated)) return 'contaminated'
  return pair.some((run) => isDoubtful(energyOf(run))) ? 'doubtful' : null
}

const isContaminated = ({ flags }: MeasuredRun) => flags.includes('contaminated')

export interface Side {
  readonly index: number
  readonly runs: readonly MeasuredRun[]
}

export interface ComparisonRule {
  readonly estimateRatio: RatioEstimator
  /** How far two runs of the same command lie apart here, as a share; null where that was not measured. */
  readonly floor: number | null
  /** Null: no other command is compared. */
  readonly correction: Correction | null
}

export function compareCommands(
  a: Side,
  b: Side,
  quantity: ComparedQuantity,
  { estimateRatio, floor, correction }: ComparisonRule,
): CommandComparison {
  const { logRatios, leftOut } = pairRounds(a.runs, b.runs, quantity)
  const estimate = estimateRatio(logRatios)
  const quality = quantity === 'energy' ? judgeEnergy([...a.runs, ...b.runs]) : 'measured'
  const decided = decideVerdict(quantity, {
    baseline: 'original',
    estimate,
    quality,
    notMeasured: leftOut.some(({ kind }) => kind !== 'doubtful') ? null : whyMissing([...a.runs, ...b.runs], quantity),
    accuracy: 'as-good',
    pairs: 'runs',
    leftOut: quality === 'estimated' ? [] : leftOut,
    sessions: 1,
    smallestEffect: 0,
    correction,
  })
  const beyond = estimate === null || floor === null || isBeyond(estimate, floor)
  const within = isDifference(decided.verdict) && !beyond
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
    ...(correction === null ? {} : { adjustedP: correction.adjustedP }),
  }
}

/** An effect no larger than what the same command shows against itself is none that can be told. */
const isBeyond = ({ estimate }: RatioEstimate, floor: number) =>
  Math.max(estimate, 1 / estimate) - 1 > floor + SAME_RATIO

function whyMissing(runs: readonly MeasuredRun[], quantity: ComparedQuantity): Cause | null {
  const read = COMPARED[quantity]
  const missing = runs.find((run) => read(run) === null)
  if (missing === undefined) {
    const doubted = quantity === 'energy' && runs.some((run) => isDoubtful(energyOf(run)))
    return doubted ? { kind: 'missing', quantity, leftOut: true, reading: null } : null
  }
  return { kind: 'missing', quantity, leftOut: false, reading: whyUnread(missing, quantity) }
}

function whyUnread(run: MeasuredRun, quantity: ComparedQuantity): MissingReading | null {
  if (quantity === 'energy') {
    const { reason } = energyOf(run)
    return reason && { kind: 'energy', reason }
  }
  const reason = run.reasons.wallSeconds ?? run.reasons.userSeconds ?? run.reasons.systemSeconds
  return reason === undefined ? null : { kind: 'execution', reason }
}

import { MINIMUM_PAIRS } from '../../schema/analysis/least-evidence.ts'
import type { Stopping } from '../../schema/analysis/measurement.ts'

export interface StoppingRule {
  /** Relative half-width of the interval at which the rounds end; null: a fixed number of rounds. */
  readonly target: number | null
  /** Rounds that are run in any case, but for the budget of seconds. */
  readonly minimumRounds: number
  readonly maximumRounds: number
  /** Seconds for which rounds are run without a target, from the least number of them to the most. */
  readonly leastSeconds?: number
  readonly maximumSeconds: number | null
}

export interface RoundsSoFar {
  /** Measured rounds that are complete. */
  readonly rounds: number
  /** Since the first run, warm-up included. */
  readonly elapsedSeconds: number
  /** Mean seconds of one round. */
  readonly roundSeconds: number
  /** Relative half-width of the interval; null while there is none. */
  readonly halfWidth: number | null
}

/** The reason to begin no further round; null: go on. A round that would end beyond the budget of seconds is not begun. */
export function whyStop(rule: StoppingRule, soFar: RoundsSoFar): Stopping['reason'] | null {
  const { rounds, elapsedSeconds, roundSeconds, halfWidth } = soFar
  const isNarrow = rule.target !== null && halfWidth !== null && halfWidth <= rule.target
  // Fewer rounds have no interval.
  if (isNarrow && rounds >= Math.max(rule.minimumRounds, MINIMUM_PAIRS)) return 'interval'
  const isEnough = rule.target === null && rounds >= rule.minimumRounds && elapsedSeconds >= (rule.leastSeconds ?? 0)
  if (isEnough) return 'repetitions'
  if (rounds >= rule.maximumRounds) return rule.target === null ? 'repetitions' : 'max-runs'
  const isTooLong = rule.maximumSeconds !== null && elapsedSeconds + roundSeconds > rule.maximumSeconds
  return isTooLong ? 'max-seconds' : null
}

import type { Stopping } from '../../schema/measurement.ts'
import { MINIMUM_PAIRS } from '../../schema/ratio.ts'

export interface StoppingRule {
  /** Relative half-width of the interval at which the rounds end; null: a fixed number of rounds. */
  readonly target: number | null
  /** Rounds that are run in any case, but for the budget of seconds. */
  readonly minimumRounds: number
  readonly maximumRounds: number
  readonly maximumSeconds: number | null
}

/** Fewer rounds have no interval. */
export const LEAST_ROUNDS = MINIMUM_PAIRS

export interface Progress {
  /** Measured rounds that are complete. */
  readonly rounds: number
  /** Since the first run, warm-up included. */
  readonly elapsedSeconds: number
  /** Of one round, in the mean. */
  readonly roundSeconds: number
  /** Null while there is none. */
  readonly halfWidth: number | null
}

/** Why no further round is begun; null: go on. A round that would end beyond the budget of seconds is not begun. */
export function whyStop(rule: StoppingRule, progress: Progress): Stopping['reason'] | null {
  const { rounds, elapsedSeconds, roundSeconds, halfWidth } = progress
  const narrow = rule.target !== null && halfWidth !== null && halfWidth <= rule.target
  if (narrow && rounds >= Math.max(rule.minimumRounds, LEAST_ROUNDS)) return 'interval'
  if (rounds >= rule.maximumRounds) return rule.target === null ? 'repetitions' : 'max-runs'
  const tooLong = rule.maximumSeconds !== null && elapsedSeconds + roundSeconds > rule.maximumSeconds
  return tooLong ? 'max-seconds' : null
}

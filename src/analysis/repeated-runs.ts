import { OUR_FAILURES, type RunRecord } from '../schema/measurement/record.ts'
import { leftOutAs, type Readings } from './quantities.ts'

interface Ended extends Pick<RunRecord, 'attempt' | 'status' | 'variantHash' | 'sourceHash' | 'lockHash' | 'sandbox'> {
  readonly stratum: string
  readonly contaminated: boolean
  readonly readings: Readings
}

/**
 * Whether a run was made again though nothing asked for it: the earlier attempt had ended, undisturbed, with the same script,
 * files, packages, host, sandbox and meter. Whoever repeats runs until he likes one chooses the result. Two of one attempt are
 * told as records that differ.
 */
export function wasRepeatedUnasked(earlier: Ended, later: Ended): boolean {
  if (earlier.attempt === later.attempt || OUR_FAILURES.includes(earlier.status) || wasDisturbed(earlier)) return false
  const same = ['variantHash', 'sourceHash', 'lockHash', 'stratum', 'sandbox'] as const
  return same.every((name) => earlier[name] === later[name]) && !isOfOtherMeter(earlier, later)
}

const wasDisturbed = ({ contaminated, readings }: Ended): boolean =>
  contaminated || leftOutAs(readings.cpu) === 'contaminated'

/** A run that none could read says nothing of it. */
function isOfOtherMeter({ readings: { energy } }: Ended, { readings: { energy: other } }: Ended): boolean {
  return energy.source !== undefined && other.source !== undefined && energy.source !== other.source
}

import { isLost } from '../../schema/measurement/record.ts'
import { leftOutAs } from './quantities.ts'
import type { Run } from './reduced-runs.ts'

/**
 * Whether a run was made again though nothing asked for it: the earlier attempt had ended, undisturbed, with the same script,
 * files, packages, host, sandbox and meter. Whoever repeats runs until he likes one chooses the result. Two of one attempt are
 * told as records that differ.
 */
export function wasRepeatedUnasked(earlier: Run, later: Run): boolean {
  if (earlier.attempt === later.attempt || isLost(earlier) || wasDisturbed(earlier)) return false
  const same = ['variantHash', 'sourceHash', 'lockHash', 'stratum', 'sandbox'] as const
  return same.every((name) => earlier[name] === later[name]) && !isOfOtherMeter(earlier, later)
}

const wasDisturbed = ({ contaminated, readings }: Run): boolean =>
  contaminated || leftOutAs(readings.cpu) === 'contaminated'

/** A run that none could read says nothing of it. */
function isOfOtherMeter({ readings: { energy } }: Run, { readings: { energy: other } }: Run): boolean {
  return energy.source !== undefined && other.source !== undefined && energy.source !== other.source
}

import { sha256Hex } from '../base/files/files.ts'
import type { RunRecord } from '../schema/measurement/record.ts'

/** Fields that tell an attempt of a run from every other of its campaign. */
export type RunIdentity = Pick<RunRecord, 'variant' | 'shim' | 'block' | 'purpose' | 'attempt'>

/** Names one attempt of one run, by the ids of its variant and block: the same on every machine that makes it. */
export function recordId({ variant, shim, block, purpose, attempt }: RunIdentity): string {
  return sha256Hex([variant, shim, block, purpose, attempt].join('\0')).slice(0, 16)
}

import { sha256Hex } from '../base/files.ts'
import type { Purpose } from '../schema/record.ts'

/** Names one attempt of one run, by the ids of its variant and block: the same on every machine that makes it. */
export function recordId(variant: string, block: string, purpose: Purpose, attempt: number): string {
  return sha256Hex(`${variant}\0${block}\0${purpose}\0${attempt}`).slice(0, 16)
}

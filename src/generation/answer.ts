import { sha256Hex } from '../base/files.ts'
import type { Provenance } from '../schema/provenance.ts'

/** What came of asking for one variant: all of its provenance that does not stand in the plan, and the script itself. */
export interface Answer
  extends Pick<
    Provenance,
    | 'origin'
    | 'returnedModel'
    | 'responseId'
    | 'status'
    | 'reason'
    | 'promptHash'
    | 'answerHash'
    | 'codeHash'
    | 'tokens'
    | 'cost'
    | 'costReason'
    | 'energy'
    | 'attempts'
    | 'wallSeconds'
    | 'startedAt'
  > {
  /** Null: the answer holds no program that could be run. */
  readonly code: Uint8Array | null
}

/** The part of an answer that its program decides. `fault` is the parser's. */
export function judgeCode(
  code: Uint8Array,
  fault: string | null,
): Pick<Answer, 'status' | 'reason' | 'codeHash' | 'code'> {
  return { status: fault === null ? 'ok' : 'syntax-error', reason: fault, codeHash: sha256Hex(code), code }
}

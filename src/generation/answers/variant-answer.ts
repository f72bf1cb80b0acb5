import { sha256Hex } from '../../base/files/files.ts'
import { boundTexts } from '../../base/text/clean-text.ts'
import { parseWith } from '../../base/text/parse-with.ts'
import { LONGEST_TEXT } from '../../schema/common.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import { PROVENANCE_VERSION, type Provenance, provenance } from '../../schema/generation/provenance.ts'
import type { GeneratedVariant } from './generated-variant.ts'

type PlannedFact =
  | keyof GeneratedVariant
  | 'schemaVersion'
  | 'variant'
  | 'provider'
  | 'requestedModel'
  | keyof FoundInScript

/** Result of asking for one variant: all of its provenance that does not stand in the plan, and the script itself. */
export interface Answer extends Omit<Provenance, PlannedFact> {
  /** Null: the answer holds no program that could be run. */
  readonly code: Uint8Array | null
}

/** Facts that are read from a script beside its project. */
export type FoundInScript = Pick<Provenance, 'drawsOrWaits' | 'unlockedImports'>

/** Fields of a provenance where no model answered. */
export const NO_ANSWER = {
  returnedModel: null,
  responseId: null,
  answerHash: null,
  codeHash: null,
  code: null,
  tokens: null,
  cost: null,
  energy: null,
} as const

/** The part of an answer that its program decides. `fault` is the parser's. */
export function judgeCode(
  code: Uint8Array,
  fault: string | null,
): Pick<Answer, 'status' | 'reason' | 'codeHash' | 'code'> {
  const judged = { codeHash: sha256Hex(code), code }
  return fault === null
    ? { ...judged, status: 'ok', reason: null }
    : { ...judged, status: 'syntax-error', reason: { kind: 'syntax', detail: fault } }
}

/** Provenance that is kept of an answer beside its script. */
export function toProvenance(
  variant: GeneratedVariant,
  entry: ModelEntry,
  { code: _, ...answer }: Answer,
  found: FoundInScript,
): Provenance {
  const { id, ...place } = variant
  const facts = {
    schemaVersion: PROVENANCE_VERSION,
    variant: id,
    ...place,
    provider: answer.origin === 'provider' ? entry.provider : 'replay',
    requestedModel: entry.model,
    ...answer,
    ...found,
  }
  return parseWith(provenance, boundTexts(facts, LONGEST_TEXT), `the provenance of ${id}`)
}

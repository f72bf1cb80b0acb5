import { writeVariant } from '../../campaign/variant-files.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import { type Answer, type FoundInScript, toProvenance } from '../answers/variant-answer.ts'
import type { WantedScript } from './list-work.ts'

/** Findings where there is no script. */
const NOTHING_FOUND: FoundInScript = { drawsOrWaits: null, unlockedImports: null }

export interface AnswerKeeper {
  /** Answers that were kept, by status. */
  readonly counts: Readonly<Partial<Record<Provenance['status'], number>>>
  keep(script: WantedScript, answer: Answer): Promise<void>
}

/** Looks at a model's script beside the project of this slug. */
export type LookAtScript = (slug: string, code: Uint8Array) => Promise<FoundInScript>

/** Writes each answer as its variant, with what `look` finds in its code beside the project's. */
export function openAnswerKeeper(campaign: string, look: LookAtScript): AnswerKeeper {
  const counts: Partial<Record<Provenance['status'], number>> = {}
  const keep = async ({ variant, entry }: WantedScript, answer: Answer) => {
    const found = answer.code === null ? NOTHING_FOUND : await look(variant.project, answer.code)
    await writeVariant(campaign, toProvenance(variant, entry, answer, found), answer.code)
    counts[answer.status] = (counts[answer.status] ?? 0) + 1
  }
  return { counts, keep }
}

import type { PlannedVariant } from '../../schema/campaign/plan.ts'
import { type Arm, type GeneratedMode, generatedMode } from '../../schema/common.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'

/** A planned script that a model writes. */
export interface GeneratedVariant {
  readonly id: string
  readonly project: string
  readonly mode: GeneratedMode
  readonly model: string
  readonly sample: number
  readonly iteration: number
  readonly arm?: Arm
}

/** The variant as a generated one; null for a baseline. */
export function toGeneratedVariant(variant: PlannedVariant): GeneratedVariant | null {
  const { id, project, model, sample, iteration, arm } = variant
  const mode = generatedMode.safeParse(variant.mode)
  if (!mode.success || model === null || sample === null || iteration === null) return null
  return { id, project, mode: mode.data, model, sample, iteration, ...(arm === undefined ? {} : { arm }) }
}

/** An outage and a file that was not there are no fact about the model: the next run tries them again. */
export function isSettled({ status }: Provenance): boolean {
  return status !== 'provider-error' && status !== 'no-answer' && status !== 'pending'
}

/** Whether there is nothing left to ask for a script, by what is known of it. */
export const isMade = (known: Provenance | undefined): boolean => known !== undefined && isSettled(known)

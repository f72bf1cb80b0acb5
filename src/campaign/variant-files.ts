import { rm } from 'node:fs/promises'
import { parseWith, readJson, readTextIfPresent, writeFileAtomic, writeJson } from '../base/files.ts'
import type { Answer } from '../generation/answer.ts'
import { type GeneratedMode, generatedMode, SCHEMA_VERSION } from '../schema/common.ts'
import type { ModelEntry } from '../schema/models.ts'
import type { PlannedVariant } from '../schema/plan.ts'
import { type Provenance, provenance } from '../schema/provenance.ts'
import { campaignFiles } from './paths.ts'

/** A planned script that a model writes. */
export interface GeneratedVariant {
  readonly id: string
  readonly project: string
  readonly mode: GeneratedMode
  readonly model: string
  readonly sample: number
  readonly iteration: number
}

/** The variant as a generated one; null for a baseline and for a later iteration, which repairs make. */
export function toGeneratedVariant(variant: PlannedVariant): GeneratedVariant | null {
  const { id, project, model, sample, iteration } = variant
  const mode = generatedMode.safeParse(variant.mode)
  if (!mode.success || model === null || sample === null || iteration !== 0) return null
  return { id, project, mode: mode.data, model, sample, iteration }
}

export async function readProvenance(campaign: string, variant: string): Promise<Provenance | null> {
  const path = campaignFiles.variantProvenance(campaign, variant)
  return (await readTextIfPresent(path)) === null ? null : await readJson(path, provenance)
}

/** By variant id: what is known of the scripts that models wrote. */
export async function readProvenances(
  campaign: string,
  variants: readonly PlannedVariant[],
): Promise<Map<string, Provenance>> {
  const found = new Map<string, Provenance>()
  for (const { id, model } of variants) {
    const written = model === null ? null : await readProvenance(campaign, id)
    if (written !== null) found.set(id, written)
  }
  return found
}

/** An outage and a file that was not there are no fact about the model: the next run tries them again. */
export function isSettled({ status }: Provenance): boolean {
  return status !== 'provider-error' && status !== 'no-answer'
}

/**
 * Writes the script and then its provenance, so that a provenance that exists tells of the script beside it. What an
 * earlier answer left is removed first.
 */
export async function writeVariant(
  campaign: string,
  variant: GeneratedVariant,
  entry: ModelEntry,
  { code, ...answer }: Answer,
): Promise<void> {
  const provenancePath = campaignFiles.variantProvenance(campaign, variant.id)
  const scriptPath = campaignFiles.variantScript(campaign, variant.id)
  await rm(provenancePath, { force: true })
  if (code === null) await rm(scriptPath, { force: true })
  else await writeFileAtomic(scriptPath, code)
  const { id, ...place } = variant
  const provider = answer.origin === 'provider' ? entry.provider : 'replay'
  const record = {
    schemaVersion: SCHEMA_VERSION,
    variant: id,
    ...place,
    provider,
    requestedModel: entry.model,
    ...answer,
  }
  await writeJson(provenancePath, parseWith(provenance, record, provenancePath))
}

import { rm } from 'node:fs/promises'
import { readIfPresent, readJsonIfPresent, readTextIfPresent, writeFileAtomic, writeJson } from '../base/files.ts'
import type { PlannedVariant } from '../schema/plan.ts'
import { type Provenance, provenance } from '../schema/provenance.ts'
import { campaignFiles } from './paths.ts'

export const readProvenance = (campaign: string, variant: string): Promise<Provenance | null> =>
  readJsonIfPresent(campaignFiles.variantProvenance(campaign, variant), provenance)

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

/** By variant id: the scripts that models wrote, byte for byte. */
export async function readScripts(campaign: string, variants: readonly PlannedVariant[]): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const { id, model } of variants) {
    const script = model === null ? null : await readIfPresent(campaignFiles.variantScript(campaign, id))
    if (script !== null) found.set(id, script)
  }
  return found
}

/**
 * Writes the script and then its provenance, so that a provenance that exists tells of the script beside it. What an
 * earlier answer left is removed first; no script is left where the answer held none.
 */
export async function writeVariant(campaign: string, told: Provenance, script: Uint8Array | null): Promise<void> {
  const provenancePath = campaignFiles.variantProvenance(campaign, told.variant)
  await rm(provenancePath, { force: true })
  await writeOrRemove(campaignFiles.variantScript(campaign, told.variant), script)
  await writeJson(provenancePath, told)
}

/** By variant id: the changes that `writePatch` wrote. */
export async function readPatches(campaign: string, variants: readonly PlannedVariant[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { id, model } of variants) {
    const patch = model === null ? null : await readTextIfPresent(campaignFiles.patch(campaign, id))
    if (patch !== null) found.set(id, patch)
  }
  return found
}

/** The change from the author's entry file to a model's script; null: there is none to show. */
export const writePatch = (campaign: string, variant: string, patch: string | null): Promise<void> =>
  writeOrRemove(campaignFiles.patch(campaign, variant), patch)

async function writeOrRemove(path: string, content: string | Uint8Array | null): Promise<void> {
  if (content === null) await rm(path, { force: true })
  else await writeFileAtomic(path, content)
}

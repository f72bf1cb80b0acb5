import { join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { writeFileAtomic, writeJson } from '../base/files/files.ts'
import { NeighbourReader } from '../base/files/held-files.ts'
import { readHeadBelow } from '../base/files/untrusted-files.ts'
import { removeBelow } from '../base/files/untrusted-writing.ts'
import { parseJsonWith } from '../base/text/parse-with.ts'
import type { PlannedVariant } from '../schema/campaign/plan.ts'
import { type Provenance, provenance } from '../schema/generation/provenance.ts'
import { campaignFiles } from './paths.ts'

type Variants = readonly Pick<PlannedVariant, 'id' | 'model'>[]

/** Most bytes of one script or patch, and of all that are in memory at once: a file of holes takes no room on a disk. */
const LARGEST_BYTES = 16 * 1024 ** 2
const MOST_BYTES = 512 * 1024 ** 2
/** Of what tells of one script. */
const LARGEST_PROVENANCE = 4 * 1024 ** 2

/** `path` is relative to the campaign's folder. */
type ReadFileOf = (path: string, mostBytes: number) => Promise<Buffer | null>

/** Files of answers by variant id; a variant without is left out. */
async function readOfAnswers<T>(
  campaign: string,
  variants: Variants,
  read: (readFile: ReadFileOf, variant: string) => Promise<T | null>,
): Promise<Map<string, T>> {
  const found = new Map<string, T>()
  await using files = new NeighbourReader(campaign)
  const readFile: ReadFileOf = async (path, mostBytes) => (await files.read(path, mostBytes))?.bytes ?? null
  for (const { id, model } of variants) {
    const own = model === null ? null : await read(readFile, id)
    if (own !== null) found.set(id, own)
  }
  return found
}

/** Provenances of the scripts that models wrote, by variant id. */
export const readProvenances = (campaign: string, variants: Variants): Promise<Map<string, Provenance>> =>
  readOfAnswers(campaign, variants, async (readFile, id) => {
    const bytes = await readFile(campaignFiles.variantProvenance('', id), LARGEST_PROVENANCE)
    if (bytes === null) return null
    const path = campaignFiles.variantProvenance(campaign, id)
    const told = parseJsonWith(provenance, bytes, path)
    if (told.variant !== id) throw new UserError(`${path} tells of '${told.variant}', another script than beside it.`)
    return told
  })

/** Scripts that models wrote, byte for byte, by variant id. */
export const readScripts = (campaign: string, variants: Variants): Promise<Map<string, Buffer>> =>
  readTexts(campaign, variants, campaignFiles.variantScript)

/** Patches that `writePatch` wrote, by variant id. */
export async function readPatches(campaign: string, variants: Variants): Promise<Map<string, string>> {
  const found = await readTexts(campaign, variants, campaignFiles.patch)
  return new Map([...found].map(([id, bytes]) => [id, bytes.toString('utf8')]))
}

async function readTexts(
  campaign: string,
  variants: Variants,
  placeOf: (campaign: string, variant: string) => string,
): Promise<Map<string, Buffer>> {
  let left = MOST_BYTES
  return readOfAnswers(campaign, variants, async (readFile, id) => {
    const bytes = await readFile(placeOf('', id), Math.min(LARGEST_BYTES, left))
    left -= bytes?.length ?? 0
    return bytes
  })
}

/**
 * Writes the script and then its provenance, so that a provenance that exists tells of the script beside it. What an
 * earlier answer left is removed first; no script is left where the answer held none.
 */
export async function writeVariant(campaign: string, told: Provenance, script: Uint8Array | null): Promise<void> {
  await removeBelow(campaign, campaignFiles.variantProvenance('', told.variant))
  await writeOrRemove(campaign, campaignFiles.variantScript('', told.variant), script)
  await writeJson(campaignFiles.variantProvenance(campaign, told.variant), told, campaign)
}

/** The change from the author's entry file to a model's script; null: there is none to show. */
export const writePatch = (campaign: string, variant: string, patch: string | null): Promise<void> =>
  writeOrRemove(campaign, campaignFiles.patch('', variant), patch)

const filesOfVariant = (variant: string): string[] => [
  // What tells of a script goes before it: none is ever told of that is not there.
  campaignFiles.variantProvenance('', variant),
  campaignFiles.variantScript('', variant),
  campaignFiles.patch('', variant),
]

/** What there is of an answer, relative to the campaign's folder. UserError where it is no plain file. */
export async function listVariantFiles(campaign: string, variant: string): Promise<string[]> {
  const found: string[] = []
  for (const path of filesOfVariant(variant)) if ((await readHeadBelow(campaign, path, 0)) !== null) found.push(path)
  return found
}

export async function removeVariant(campaign: string, variant: string): Promise<void> {
  for (const path of filesOfVariant(variant)) await removeBelow(campaign, path)
}

async function writeOrRemove(campaign: string, path: string, content: string | Uint8Array | null): Promise<void> {
  if (content === null) await removeBelow(campaign, path)
  else await writeFileAtomic(join(campaign, path), content, campaign)
}

import { sha256Hex } from '../base/files/files.ts'
import type { PlannedVariant } from '../schema/campaign/plan.ts'
import type { Cleaning } from '../schema/dataset/cleaning.ts'
import type { Provenance } from '../schema/generation/provenance.ts'
import { isAnswered, readCalls } from './calls.ts'
import { streamRecords } from './records.ts'
import { listVariantFiles, readProvenances, readScripts } from './variant-files.ts'

/** Which answers may be removed, since their script is the one that their provenance names, and why the others stay. */
export async function sortRemovable(
  campaign: string,
  wanted: readonly PlannedVariant[],
): Promise<Pick<Cleaning, 'removed' | 'kept'>> {
  const provenances = await readProvenances(campaign, wanted)
  const scripts = await readScripts(campaign, wanted)
  const answered = new Set((await readCalls(campaign)).all.filter(isAnswered).map(({ call }) => call))
  const runs = await countRuns(campaign)
  const removed: Cleaning['removed'] = []
  const kept: Cleaning['kept'] = []
  for (const { id } of wanted) {
    const told = provenances.get(id)
    const files = await listVariantFiles(campaign, id)
    if (files.length === 0) continue
    const reason = whyKept(told, scripts.get(id))
    if (reason !== null) kept.push({ variant: id, reason })
    else removed.push({ variant: id, files, inCalls: answered.has(told?.call ?? ''), runs: runs.get(id) ?? 0 })
  }
  return { removed, kept }
}

/** What somebody changed, or nobody knows the origin of, is not ours to remove. */
function whyKept(
  told: Provenance | undefined,
  script: Uint8Array | undefined,
): Cleaning['kept'][number]['reason'] | null {
  if (told === undefined) return 'no-provenance'
  if (told.status === 'pending') return 'pending'
  return script === undefined || sha256Hex(script) === told.codeHash ? null : 'script-changed'
}

async function countRuns(campaign: string): Promise<Map<string, number>> {
  const runs = new Map<string, number>()
  for await (const { variant } of streamRecords(campaign)) runs.set(variant, (runs.get(variant) ?? 0) + 1)
  return runs
}

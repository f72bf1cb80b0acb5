import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { sha256Hex } from '../base/files.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { takeAskingTurn } from '../campaign/asking-turn.ts'
import { isAnswered, readCalls } from '../campaign/calls.ts'
import { readPlan } from '../campaign/documents.ts'
import { streamRecords } from '../campaign/records.ts'
import { listVariantFiles, readProvenances, readScripts, removeVariant } from '../campaign/variant-files.ts'
import { toGeneratedVariant } from '../generation/generated-variant.ts'
import { chooseScripts } from '../generation/list-work.ts'
import { renderCleaning } from '../report/text/cleaning-words.ts'
import { CLEANING_VERSION, type Cleaning } from '../schema/cleaning.ts'
import { cleanOptions } from '../schema/options/clean-options.ts'
import type { Provenance } from '../schema/provenance.ts'

export type CleanOptions = Readonly<z.input<typeof cleanOptions>>

/** Removes, with `yes`, each answer whose script is the one that its provenance names. What models were asked, records and logs stay. */
export async function clean(
  given: CleanOptions,
  { logger }: CommandContext,
): Promise<{ readonly report: Cleaning; readonly text: string }> {
  const options = cleanOptions.parse(given)
  const { campaign, yes: isDone } = options
  const plan = await readPlan(campaign)
  await using _turn = isDone ? await takeAskingTurn(campaign, logger) : null
  const wanted = chooseScripts(
    plan.variants.filter((variant) => toGeneratedVariant(variant) !== null),
    options,
  )
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
  if (isDone) for (const { variant } of removed) await removeVariant(campaign, variant)
  const report: Cleaning = {
    schemaVersion: CLEANING_VERSION,
    campaign,
    toolVersion: TOOL_VERSION,
    isDone,
    removed,
    kept,
  }
  return { report, text: renderCleaning(report) }
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

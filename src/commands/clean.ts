import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { takeAskingTurn } from '../campaign/asking-turn.ts'
import { readPlan } from '../campaign/documents.ts'
import { sortRemovable } from '../campaign/removable.ts'
import { removeVariant } from '../campaign/variant-files.ts'
import { toGeneratedVariant } from '../generation/answers/generated-variant.ts'
import { chooseScripts, refuseStrangers } from '../generation/asking/list-work.ts'
import { renderCleaning } from '../report/text/dataset/cleaning-words.ts'
import { CLEANING_VERSION, type Cleaning } from '../schema/dataset/cleaning.ts'
import { cleanOptions } from '../schema/options/clean-options.ts'

export type CleanOptions = Readonly<z.input<typeof cleanOptions>>

/** Removes, with `yes`, each answer whose script is the one that its provenance names. What models were asked, records and logs stay. */
export async function clean(
  given: CleanOptions,
  { logger }: CommandContext,
): Promise<{ readonly report: Cleaning; readonly text: string }> {
  const options = cleanOptions.parse(given)
  const { campaign, yes: isDone } = options
  const plan = await readPlan(campaign)
  refuseStrangers(plan, options)
  await using _turn = isDone ? await takeAskingTurn(campaign, logger) : null
  const wanted = chooseScripts(
    plan.variants.filter((variant) => toGeneratedVariant(variant) !== null),
    options,
  )
  const { removed, kept } = await sortRemovable(campaign, wanted)
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

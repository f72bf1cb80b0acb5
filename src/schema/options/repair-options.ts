import { z } from 'zod'
import { generateOptions } from './generate-options.ts'
import { flag, verbOptions } from './option.ts'
import { campaignInputs, campaignOptions } from './shared-options.ts'

export const repairOptions = verbOptions(
  'ask the models again: for what failed with the error, and where it is planned for what passed with what it took',
  {
    ...campaignOptions.shape,
    ...generateOptions.pick({
      budgetUsd: true,
      batch: true,
      giveUp: true,
      verbose: true,
      dryRun: true,
      showPrompts: true,
    }).shape,
  },
)

export const repairInputs = z.object({
  ...repairOptions.omit({ dryRun: true, showPrompts: true }).shape,
  ...campaignInputs.shape,
  artifacts: flag(
    "take plan, scripts and records from the run's artifacts, and upload the scripts, each hour and whatever happens",
    { isOn: true },
  ),
})

import { generateOptions } from './generate-options.ts'
import { verbOptions } from './option.ts'
import { campaignOptions } from './shared-options.ts'

export const repairOptions = verbOptions(
  'ask the models again: for what failed with the error, and where it is planned for what passed with what it took',
  {
    ...campaignOptions.shape,
    ...generateOptions.pick({ budgetUsd: true, batch: true, verbose: true, dryRun: true, showPrompts: true }).shape,
  },
)

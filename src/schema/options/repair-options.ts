import { askOptions } from './generate-options.ts'
import { flag, verbOptions } from './option.ts'
import { campaignOptions } from './shared-options.ts'

export const repairOptions = verbOptions(
  'ask the models again: for what failed with the error, and where it is planned for what passed with what it took',
  {
    ...campaignOptions.shape,
    ...askOptions.pick({ budgetUsd: true, verbose: true }).shape,
    dryRun: flag('show what would be asked and what it would cost'),
    showPrompts: flag('with a dry run: print the prompts, byte for byte'),
  },
)

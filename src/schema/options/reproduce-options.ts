import { runnerOptions } from './benchmark-options.ts'
import { flag, required, text, verbOptions } from './option.ts'
import { campaignOptions, json } from './shared-options.ts'

export const reproduceOptions = verbOptions(
  'make one run of a campaign again: its record, the command, and what the same measured run gives now',
  {
    id: required(text, '<record-id>', 'id of a record, or its beginning: column `id` of records.csv', {
      isArgument: true,
    }),
    ...campaignOptions.shape,
    dryRun: flag('show record and command, and run nothing'),
    json,
    ...runnerOptions.shape,
  },
)

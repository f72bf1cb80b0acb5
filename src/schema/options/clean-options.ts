import { generateOptions } from './generate-options.ts'
import { flag, verbOptions } from './option.ts'
import { campaignOptions, json } from './shared-options.ts'

export const cleanOptions = verbOptions('remove scripts that models wrote from a campaign; a dry run without --yes', {
  ...campaignOptions.pick({ campaign: true }).shape,
  ...generateOptions.pick({ projects: true, models: true, modes: true }).shape,
  yes: flag('remove them; calls, records and logs stay'),
  json,
})

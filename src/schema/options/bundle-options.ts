import { path, required, verbOptions } from './option.ts'
import { campaignOptions, json } from './shared-options.ts'

export const bundleOptions = verbOptions(
  'copy a campaign to be handed on, without the code of projects that carry no licence',
  {
    ...campaignOptions.pick({ campaign: true }).shape,
    out: required(path, '<dir>', 'folder of the copy, new or empty'),
    json,
  },
)

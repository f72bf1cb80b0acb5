import { required, text, verbOptions } from './option.ts'
import { campaignOptions, json } from './shared-options.ts'

export const bundleOptions = verbOptions(
  'copy a campaign to be handed on, without the code of projects that carry no licence',
  {
    ...campaignOptions.pick({ campaign: true }).shape,
    out: required(text, '<dir>', 'folder of the copy, new or empty'),
    json,
  },
)

import { z } from 'zod'
import { option, text } from './option.ts'

export const demoOptions = z.object({
  campaign: option(text.exactOptional(), {
    placeholder: '<dir>',
    description: 'folder of the campaign',
    unset: '`campaigns/demo-<time>`',
  }),
})

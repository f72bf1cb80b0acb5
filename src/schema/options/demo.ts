import { z } from 'zod'
import { option, text } from './option.ts'

export const demoOptions = z.object({
  campaign: option(text, '<dir>', 'folder of the campaign', { unset: '`campaigns/demo-<time>`' }),
})

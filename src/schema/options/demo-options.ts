import { option, path, verbOptions } from './option.ts'

export const demoOptions = verbOptions('the main job on the embedded dataset: no key, about three minutes', {
  campaign: option(path, '<dir>', 'folder of the campaign', {
    unset: 'the last demo where it was stopped, else `campaigns/demo-<time>`',
  }),
})

import { option, positive, required, text, verbOptions } from './option.ts'
import { dataset, json, mirror, sandboxOptions, wait } from './shared-options.ts'

export const checkOptions = verbOptions("run a project's script once: does it end well, and is its metric read?", {
  slug: required(text, '<project>', 'its name in the dataset', { isArgument: true }),
  dataset,
  mirror,
  json,
  timeout: option(positive, '<seconds>', 'time limit of the run', { unset: "the project's own" }),
  wait,
  ...sandboxOptions.shape,
})

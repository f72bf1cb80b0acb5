import { path, preset, required, text, verbOptions } from './option.ts'
import { dataset, json, mirror } from './shared-options.ts'

export const importResultsOptions = verbOptions(
  "fetch a published study's result files, the scripts that its models wrote, and those that failed",
  {
    out: required(path, '<dir>', 'new folder for `results/`, `answers/` and `failed-1/`, `failed-2/` …'),
    collection: preset(text, 'genai-greenml', '<name>', 'the study, by the collection of its projects'),
    dataset,
    mirror,
    json,
  },
)
